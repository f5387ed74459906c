"use strict";

exports.id = 463, exports.ids = [ 463 ], exports.modules = {
 4463: ((t, e, n) => {
  n.d(e, {
   parseWorkflow: () => parseWorkflow
  });
  var o = n(8815);
  const r = 60, i = 1e4, a = 50, s = 4e4, l = 100, u = "";
  function parseWorkflow(t) {
   try {
    const e = function(t) {
     const e = new o.iX, n = [];
     let [r, i] = [ 0, 0 ];
     for (const a of (new o.JG).lex(t)) {
      if (r += 1, /^[,&!]/.test(a) ? i += 1 : (a === u || /^["'*]/.test(a)) && (i = Math.max(0, i - 1)), 
      r > s || i > l) return null;
      for (const t of e.next(a)) if (n.push(t), "error" === t.type) return n;
     }
     return n.push(...e.end()), n;
    }(t);
    if (null === e || !function(t) {
     let e = t, n = 0;
     for (let t = 0; e.length > 0; t += 1) {
      if (n += e.length, t > r || n > i) return !1;
      e = e.flatMap(partsOf);
     }
     return !0;
    }(e)) return unreadable("It is nested too deeply or has too many parts.");
    const n = e.find(({type: t}) => "error" === t);
    if (void 0 !== n) return invalid(t, n.offset, "a part that YAML does not allow here");
    const c = {
     prettyErrors: !1,
     stringKeys: !0,
     logLevel: "silent"
    }, [f, p] = new o.Dk(c).compose(e, !0, t.length);
    if (void 0 === f || void 0 !== p) return {
     kind: "invalid",
     because: "It is not exactly one YAML document."
    };
    const [h] = f.errors.toSorted((t, e) => t.pos[0] - e.pos[0]);
    return void 0 !== h ? invalid(t, h.pos[0], d[h.code] ?? `not valid YAML (${h.code})`) : {
     kind: "parsed",
     value: f.toJS({
      maxAliasCount: a
     })
    };
   } catch {
    return unreadable("It is not valid YAML, or it repeats its parts too often.");
   }
  }
  const d = {
   BAD_ALIAS: "an alias for something that is not defined",
   BAD_INDENT: "wrong indentation",
   BAD_SCALAR_START: "a text that starts with this sign must be in quotes",
   BLOCK_AS_IMPLICIT_KEY: "wrong indentation, or an extra colon",
   DUPLICATE_KEY: "a key that was used before",
   MISSING_CHAR: "a sign is missing, such as a colon, a comma, a quote or a bracket",
   MULTILINE_IMPLICIT_KEY: "wrong indentation, or a missing colon",
   TAB_AS_INDENT: "a tab used for indentation",
   UNEXPECTED_TOKEN: "something that does not belong here"
  };
  function invalid(t, e, n) {
   return {
    kind: "invalid",
    because: `It is not valid YAML: line ${t.slice(0, e).split(/\r\n|\r|\n/).length}: ${n}.`
   };
  }
  function unreadable(t) {
   return {
    kind: "unreadable",
    because: t
   };
  }
  function partsOf(t) {
   return "document" === t.type ? void 0 === t.value ? [] : [ t.value ] : "items" in t ? t.items.flatMap(({key: t, value: e}) => [ t, e ].filter(t => null != t)) : [];
  }
 })
};