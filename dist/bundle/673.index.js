"use strict";

exports.id = 673, exports.ids = [ 673 ], exports.modules = {
 3673: ((e, t, r) => {
  r.d(t, {
   createTempFiles: () => createTempFiles
  });
  var i = r(1455), n = r(6760), o = r(6693);
  function createTempFiles(e, t) {
   let r = null;
   return async (s, c) => {
    try {
     r ??= async function(e) {
      return await (0, i.mkdir)(e, {
       recursive: !0
      }), (0, i.mkdtemp)((0, n.join)(e, "docs-agent-"));
     }(e);
     const t = (0, n.join)(await r, s);
     return await (0, i.writeFile)(t, c), t;
    } catch (r) {
     if (!function(e) {
      return e instanceof Error && "code" in e && /^E[A-Z\d]+$/.test(String(e.code));
     }(r)) throw r;
     return t(`Could not write the file ${s} to the folder ${JSON.stringify(e)} (RUNNER_TEMP): ${(0, 
     o.A)(r)}. Later steps don't get this file.`), null;
    }
   };
  }
 })
};