(() => {
 "use strict";
 var e, r, n, t = {
  1075: (e, r, n) => {
   function guardLine(e) {
    return e.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/\p{Bidi_Control}/gu, "").replace(/:(?=:)/g, ":​").replace(/##(?=\[)/g, "##​");
   }
   n.d(r, {
    F: () => guardLines,
    Q: () => guardLine
   });
   const guardLines = e => e.split(/\r\n|[\r\n]/).map(guardLine);
  },
  6693: (e, r, n) => {
   n.d(r, {
    A: () => reasonOf,
    C: () => appendToRunnerFile
   });
   var t = n(3024);
   const c = {
    GITHUB_OUTPUT: "Later steps don't see all outputs of this step.",
    GITHUB_STATE: "If this step is cancelled, its status comment may not be updated.",
    GITHUB_STEP_SUMMARY: "The run's page lacks the summary of this step."
   };
   function appendToRunnerFile(e, r, n) {
    const o = n[e];
    if (!o) return `The variable ${e} is not set. ${c[e]}`;
    try {
     return function(e, r) {
      const n = (0, t.openSync)(e, "a");
      try {
       const e = (0, t.fstatSync)(n);
       try {
        (0, t.appendFileSync)(n, r);
       } catch (r) {
        throw e.isFile() && (0, t.ftruncateSync)(n, e.size), r;
       }
      } finally {
       (0, t.closeSync)(n);
      }
     }(o, r), null;
    } catch (r) {
     return `Can't write to ${JSON.stringify(o)} (${e}): ${reasonOf(r)}. ${c[e]}`;
    }
   }
   function reasonOf(e) {
    const r = e instanceof Error ? e.message : String(e);
    return r.split(", ", 1)[0] ?? r;
   }
  },
  190: (e, r, n) => {
   n.d(r, {
    P8: () => looksMarked,
    PR: () => o,
    TM: () => firstLine,
    Uv: () => mayHoldCommand,
    X9: () => readMarkerLine,
    aE: () => writeMarkerLine,
    tn: () => markedLine,
    vB: () => changeMarkerLine,
    zG: () => withoutUnseen
   });
   const t = /^<!-- docs-agent:(?!1 )/, c = /^<!-- docs-agent:2 ([A-Za-z0-9_-]+) -->$/, writeMarkerLine = e => lineOf(JSON.stringify(e));
   function readMarkerLine(e) {
    const r = readLine(firstLine(e));
    return void 0 === r ? void 0 : {
     value: r.value
    };
   }
   function changeMarkerLine(e, r) {
    const n = readLine(e);
    if (void 0 === n) return;
    const t = r(n.json);
    if (t === n.json) return e;
    const c = lineOf(t);
    return void 0 === readLine(c) ? void 0 : c;
   }
   const lineOf = e => `\x3c!-- docs-agent:2 ${Buffer.from(e).toString("base64url")} --\x3e`;
   function readLine(e) {
    const [, r] = c.exec(e) ?? [];
    if (void 0 === r) return;
    const n = Buffer.from(r, "base64url").toString("utf8");
    try {
     return {
      json: n,
      value: JSON.parse(n)
     };
    } catch {
     return;
    }
   }
   const looksMarked = e => t.test(firstLine(e)), markedLine = e => e.split(/\r?\n/).find(looksMarked), firstLine = e => e.split(/\r?\n/, 1)[0] ?? "", o = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}]`;
   function withoutUnseen(e) {
    return /[\x80-\uFFFF]/.test(e) ? e.replace(new RegExp(`${o}+`, "gu"), "") : e;
   }
   function mayHoldCommand(e, r) {
    return new RegExp(`(?:^|\\s)${RegExp.escape(r)}(?:[:,\\s]|$)`, "i").test(withoutUnseen(e));
   }
  },
  181: e => {
   e.exports = require("buffer");
  },
  4589: e => {
   e.exports = (is, why) => is || require("node:assert")(is, why);
  },
  6698: e => {
   e.exports = require("node:async_hooks");
  },
  4573: e => {
   e.exports = require("node:buffer");
  },
  1421: e => {
   e.exports = require("node:child_process");
  },
  7598: e => {
   e.exports = new Proxy({}, { get: (_, name) => require("node:crypto")[name] });
  },
  3053: e => {
   e.exports = require("node:diagnostics_channel");
  },
  610: e => {
   e.exports = require("node:dns");
  },
  8474: e => {
   e.exports = require("node:events");
  },
  3024: e => {
   e.exports = require("node:fs");
  },
  1455: e => {
   e.exports = require("node:fs/promises");
  },
  7067: e => {
   e.exports = require("node:http");
  },
  4708: e => {
   e.exports = require("node:https");
  },
  7030: e => {
   e.exports = require("node:net");
  },
  8161: e => {
   e.exports = require("node:os");
  },
  6760: e => {
   e.exports = require("node:path");
  },
  3916: e => {
   e.exports = require("node:path/posix");
  },
  1792: e => {
   e.exports = require("node:querystring");
  },
  7075: e => {
   e.exports = require("node:stream");
  },
  8500: e => {
   e.exports = require("node:timers/promises");
  },
  1692: e => {
   e.exports = require("node:tls");
  },
  3136: e => {
   e.exports = require("node:url");
  },
  7975: e => {
   e.exports = require("node:util");
  },
  8877: e => {
   e.exports = require("node:v8");
  },
  8522: e => {
   e.exports = require("node:zlib");
  },
  857: e => {
   e.exports = require("os");
  },
  6928: e => {
   e.exports = require("path");
  },
  932: e => {
   e.exports = require("process");
  }
 }, c = {};
 function __nccwpck_require__(e) {
  var r = c[e];
  if (void 0 !== r) return r.exports;
  var n = c[e] = {
   id: e,
   loaded: !1,
   exports: {}
  }, o = !0;
  try {
   t[e](n, n.exports, __nccwpck_require__), o = !1;
  } finally {
   o && delete c[e];
  }
  return n.loaded = !0, n.exports;
 }
 __nccwpck_require__.m = t, __nccwpck_require__.ab = __dirname + "/", __nccwpck_require__.n = e => {
  var r = e && e.__esModule ? () => e.default : () => e;
  return __nccwpck_require__.d(r, {
   a: r
  }), r;
 }, r = Object.getPrototypeOf ? e => Object.getPrototypeOf(e) : e => e.__proto__, 
 __nccwpck_require__.t = function(n, t) {
  if (1 & t && (n = this(n)), 8 & t) return n;
  if ("object" == typeof n && n) {
   if (4 & t && n.__esModule) return n;
   if (16 & t && "function" == typeof n.then) return n;
  }
  var c = Object.create(null);
  __nccwpck_require__.r(c);
  var o = {};
  e = e || [ null, r({}), r([]), r(r) ];
  for (var _ = 2 & t && n; "object" == typeof _ && !~e.indexOf(_); _ = r(_)) Object.getOwnPropertyNames(_).forEach(e => o[e] = () => n[e]);
  return o.default = () => n, __nccwpck_require__.d(c, o), c;
 }, __nccwpck_require__.d = (e, r) => {
  for (var n in r) __nccwpck_require__.o(r, n) && !__nccwpck_require__.o(e, n) && Object.defineProperty(e, n, {
   enumerable: !0,
   get: r[n]
  });
 }, __nccwpck_require__.f = {}, __nccwpck_require__.e = e => Promise.all(Object.keys(__nccwpck_require__.f).reduce((r, n) => (__nccwpck_require__.f[n](e, r), 
 r), [])), __nccwpck_require__.u = e => e + ".index.js", __nccwpck_require__.o = (e, r) => Object.prototype.hasOwnProperty.call(e, r), 
 __nccwpck_require__.r = e => {
  "undefined" != typeof Symbol && Symbol.toStringTag && Object.defineProperty(e, Symbol.toStringTag, {
   value: "Module"
  }), Object.defineProperty(e, "__esModule", {
   value: !0
  });
 }, __nccwpck_require__.nmd = e => (e.paths = [], e.children || (e.children = []), 
 e), n = {
  792: 1
 }, __nccwpck_require__.f.require = (e, r) => {
  n[e] || (e => {
   var r = e.modules, t = e.ids, c = e.runtime;
   for (var o in r) __nccwpck_require__.o(r, o) && (__nccwpck_require__.m[o] = r[o]);
   c && c(__nccwpck_require__);
   for (var _ = 0; _ < t.length; _++) n[t[_]] = 1;
  })(require("./" + __nccwpck_require__.u(e)));
 };
 var o = {};
 __nccwpck_require__.r(o), __nccwpck_require__.d(o, {
  post: () => post,
  step: () => step
 });
 const _ = /^(?<kind>issue-comment|review-comment)\/(?<id>[1-9]\d{0,15})$/;
 var i = __nccwpck_require__(3024), u = __nccwpck_require__(1075), s = __nccwpck_require__(6693);
 var p = __nccwpck_require__(190);
 async function step() {
  if (function(e, r = process.env) {
   const n = function(e) {
    const r = e.GITHUB_EVENT_NAME, n = e.INPUT_MODE?.trim() || "auto";
    if ("issue_comment" !== r && "pull_request_review_comment" !== r) return null;
    const t = e["INPUT_API-KEY"]?.trim() || e.INPUT_AGENT?.trim();
    if ("auto" !== n && "comment" !== n || !t) return null;
    try {
     const r = JSON.parse((0, i.readFileSync)(e.GITHUB_EVENT_PATH ?? "", "utf8"));
     return "created" === r?.action && "string" == typeof r.comment?.body ? r.comment.body : null;
    } catch {
     return null;
    }
   }(r), t = r.INPUT_COMMAND?.trim() || "/docs";
   if (null === n || !/^\/\S+$/.test(t) || e(n, t)) return !1;
   const c = (0, s.C)("GITHUB_OUTPUT", "result=skipped\nskip-reason=not-a-command\n", r);
   return null !== c && console.log(`::warning::${(0, u.Q)(c).replaceAll("%", "%25")}`), 
   console.log("docs-agent: skipped, the comment is not a command"), !0;
  }(p.Uv)) return;
  const {main: e} = await Promise.all([ __nccwpck_require__.e(230), __nccwpck_require__.e(286), __nccwpck_require__.e(146) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 2146));
  await e();
 }
 async function post() {
  const e = function(e = process.env) {
   const r = _.exec(e["STATE_open-comment"] ?? "")?.groups, n = Number(r?.id);
   if (void 0 === r || !Number.isSafeInteger(n)) return null;
   if (!e["INPUT_GITHUB-TOKEN"]?.trim()) return null;
   const t = "review-comment" === r.kind ? "review-comment" : "issue-comment", c = "true" === e["STATE_never-sent"] ? {
    neverSent: !0
   } : {};
   return {
    comment: {
     kind: t,
     id: n
    },
    jobId: e["STATE_job-id"] || null,
    ...c
   };
  }();
  if (null === e) return;
  const {runPostProcess: r} = await Promise.all([ __nccwpck_require__.e(230), __nccwpck_require__.e(286), __nccwpck_require__.e(322) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 8322));
  await r(e);
 }
 module.exports = o;
})();