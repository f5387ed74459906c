"use strict";

exports.id = 157, exports.ids = [ 157 ], exports.modules = {
 2157: ((e, t, r) => {
  r.d(t, {
   createTempFiles: () => createTempFiles,
   readWorkspaceFile: () => readWorkspaceFile
  });
  var s = r(3024), o = r(1455), i = r(6760), n = r(3331), a = r(4845), c = r(6693), __addDisposableResource = function(e, t, r) {
   if (null != t) {
    if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
    var s, o;
    if (r) {
     if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
     s = t[Symbol.asyncDispose];
    }
    if (void 0 === s) {
     if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
     s = t[Symbol.dispose], r && (o = s);
    }
    if ("function" != typeof s) throw new TypeError("Object not disposable.");
    o && (s = function() {
     try {
      o.call(this);
     } catch (e) {
      return Promise.reject(e);
     }
    }), e.stack.push({
     value: t,
     dispose: s,
     async: r
    });
   } else r && e.stack.push({
    async: !0
   });
   return t;
  }, h = function(e) {
   return function(t) {
    function fail(r) {
     t.error = t.hasError ? new e(r, t.error, "An error was suppressed during disposal.") : r, 
     t.hasError = !0;
    }
    var r, s = 0;
    return function next() {
     for (;r = t.stack.pop(); ) try {
      if (!r.async && 1 === s) return s = 0, t.stack.push(r), Promise.resolve().then(next);
      if (r.dispose) {
       var e = r.dispose.call(r.value);
       if (r.async) return s |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else s |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === s) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, r) {
   var s = new Error(r);
   return s.name = "SuppressedError", s.error = e, s.suppressed = t, s;
  });
  function createTempFiles(e, t) {
   let r = null;
   return async (s, a) => {
    try {
     r ??= (0, o.mkdir)(e, {
      recursive: !0
     }).then(() => (0, o.mkdtemp)((0, i.join)(e, "docs-agent-")));
     const t = (0, i.join)(await r, s);
     return await (0, o.writeFile)(t, a), t;
    } catch (r) {
     if (!/^E[A-Z\d]+$/.test((0, n.$N)(r) ?? "")) throw r;
     const o = `the file ${s} to the folder ${JSON.stringify(e)} (RUNNER_TEMP)`;
     return t(`Could not write ${o}: ${(0, c.A)(r)}. Later steps don't get this file.`), 
     null;
    }
   };
  }
  const l = 1048576;
  async function readWorkspaceFile(e, t) {
   const r = {
    stack: [],
    error: void 0,
    hasError: !1
   };
   try {
    const refuse = (e, r, s) => new a.dz([ {
     message: `Input "prompt-file" is ${JSON.stringify(t)}, ${e}.`,
     hint: r
    } ], s);
    if ("" === e) throw refuse("but there is no workspace", "GITHUB_WORKSPACE must be set, as a runner does.");
    const n = await (0, o.realpath)(e).catch(() => (0, i.resolve)(e)), c = await realPathWithin(n, (0, 
    i.resolve)(n, t), refuse), h = __addDisposableResource(r, await (0, o.open)(c, s.constants.O_RDONLY | s.constants.O_NONBLOCK).catch(e => {
     throw refuse("which cannot be read", "Use a text file that this step may read.", e);
    }), !0), p = await h.stat();
    if (!p.isFile()) throw refuse("which is not a regular file", "Use a text file.");
    const f = await (0, o.lstat)(await realPathWithin(n, c, refuse)).catch(() => null);
    if (f?.dev !== p.dev || f.ino !== p.ino) throw refuse("which changed while it was being opened", "Use a file that no other process changes.");
    if (p.size > l) throw refuse(`which has ${p.size} bytes`, `The limit is ${l} bytes.`);
    try {
     return new TextDecoder("utf-8", {
      fatal: !0
     }).decode(await h.readFile());
    } catch (e) {
     throw refuse("which is not UTF-8 text", "Store it as UTF-8.", e);
    }
   } catch (e) {
    r.error = e, r.hasError = !0;
   } finally {
    const e = h(r);
    e && await e;
   }
  }
  async function realPathWithin(e, t, r) {
   const s = await (0, o.realpath)(t).catch(e => {
    throw r("which does not exist in the workspace", "Check the path, and check out the repository before this step.", e);
   }), n = e.endsWith(i.sep) ? e : e + i.sep;
   if (!s.startsWith(n)) throw r("which is outside the workspace", "Use a file of the checked-out repository.");
   if (s.slice(n.length).split(i.sep).some(isGit)) throw r("which leads to `.git`", "Use a file of the repository; `.git` may hold the token of the checkout.");
   return s;
  }
  function isGit(e) {
   const t = e.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "").replace(/(?:::?\$.*|[. ]+)$/s, "");
   return /^(?:\.git|git~\d+)$/i.test(t);
  }
 })
};