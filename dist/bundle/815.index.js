"use strict";

exports.id = 815, exports.ids = [ 815 ], exports.modules = {
 7349: ((e, t, s) => {
  var n = s(1127), i = s(3301), o = s(4454), r = s(2223), a = s(7103), c = s(334), l = s(3142);
  function resolveCollection(e, t, s, n, i, o) {
   const r = "block-map" === s.type ? a.resolveBlockMap(e, t, s, n, o) : "block-seq" === s.type ? c.resolveBlockSeq(e, t, s, n, o) : l.resolveFlowCollection(e, t, s, n, o), u = r.constructor;
   return "!" === i || i === u.tagName ? (r.tag = u.tagName, r) : (i && (r.tag = i), 
   r);
  }
  t.composeCollection = function(e, t, s, a, c) {
   const l = a.tag, u = l ? t.directives.tagName(l.source, e => c(l, "TAG_RESOLVE_FAILED", e)) : null;
   if ("block-seq" === s.type) {
    const {anchor: e, newlineAfterProp: t} = a, s = e && l ? e.offset > l.offset ? e : l : e ?? l;
    s && (!t || t.offset < s.offset) && c(s, "MISSING_CHAR", "Missing newline after block sequence props");
   }
   const f = "block-map" === s.type ? "map" : "block-seq" === s.type ? "seq" : "{" === s.start.source ? "map" : "seq";
   if (!l || !u || "!" === u || u === o.YAMLMap.tagName && "map" === f || u === r.YAMLSeq.tagName && "seq" === f) return resolveCollection(e, t, s, c, u);
   let h = t.schema.tags.find(e => e.tag === u && e.collection === f);
   if (!h) {
    const n = t.schema.knownTags[u];
    if (n?.collection !== f) return n ? c(l, "BAD_COLLECTION_TYPE", `${n.tag} used for ${f} collection, but expects ${n.collection ?? "scalar"}`, !0) : c(l, "TAG_RESOLVE_FAILED", `Unresolved tag: ${u}`, !0), 
    resolveCollection(e, t, s, c, u);
    t.schema.tags.push(Object.assign({}, n, {
     default: !1
    })), h = n;
   }
   const d = resolveCollection(e, t, s, c, u, h), p = h.resolve?.(d, e => c(l, "TAG_RESOLVE_FAILED", e), t.options) ?? d, m = n.isNode(p) ? p : new i.Scalar(p);
   return m.range = d.range, m.tag = u, h?.format && (m.format = h.format), m;
  };
 }),
 3683: ((e, t, s) => {
  var n = s(3021), i = s(5937), o = s(7788), r = s(4631);
  t.composeDoc = function(e, t, {offset: s, start: a, value: c, end: l}, u) {
   const f = Object.assign({
    _directives: t
   }, e), h = new n.Document(void 0, f), d = {
    atKey: !1,
    atRoot: !0,
    directives: h.directives,
    options: h.options,
    schema: h.schema
   }, p = r.resolveProps(a, {
    indicator: "doc-start",
    next: c ?? l?.[0],
    offset: s,
    onError: u,
    parentIndent: 0,
    startOnNewline: !0
   });
   p.found && (h.directives.docStart = !0, !c || "block-map" !== c.type && "block-seq" !== c.type || p.hasNewline || u(p.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), 
   h.contents = c ? i.composeNode(d, c, p, u) : i.composeEmptyNode(d, p.end, a, null, p, u);
   const m = h.contents.range[2], g = o.resolveEnd(l, m, !1, u);
   return g.comment && (h.comment = g.comment), h.range = [ s, m, g.offset ], h;
  };
 }),
 5937: ((e, t, s) => {
  var n = s(4065), i = s(1127), o = s(7349), r = s(5413), a = s(7788), c = s(2599);
  const l = {
   composeNode: composeNode,
   composeEmptyNode: composeEmptyNode
  };
  function composeNode(e, t, s, c) {
   const u = e.atKey, {spaceBefore: f, comment: h, anchor: d, tag: p} = s;
   let m, g = !0;
   switch (t.type) {
   case "alias":
    m = function({options: e}, {offset: t, source: s, end: i}, o) {
     const r = new n.Alias(s.substring(1));
     "" === r.source && o(t, "BAD_ALIAS", "Alias cannot be an empty string"), r.source.endsWith(":") && o(t + s.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
     const c = t + s.length, l = a.resolveEnd(i, c, e.strict, o);
     return r.range = [ t, c, l.offset ], l.comment && (r.comment = l.comment), r;
    }(e, t, c), (d || p) && c(t, "ALIAS_PROPS", "An alias node must not specify any properties");
    break;

   case "scalar":
   case "single-quoted-scalar":
   case "double-quoted-scalar":
   case "block-scalar":
    m = r.composeScalar(e, t, p, c), d && (m.anchor = d.source.substring(1));
    break;

   case "block-map":
   case "block-seq":
   case "flow-collection":
    try {
     m = o.composeCollection(l, e, t, s, c), d && (m.anchor = d.source.substring(1));
    } catch (e) {
     c(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
    }
    break;

   default:
    c(t, "UNEXPECTED_TOKEN", "error" === t.type ? t.message : `Unsupported token (type: ${t.type})`), 
    g = !1;
   }
   return m ?? (m = composeEmptyNode(e, t.offset, void 0, null, s, c)), d && "" === m.anchor && c(d, "BAD_ALIAS", "Anchor cannot be an empty string"), 
   u && e.options.stringKeys && (!i.isScalar(m) || "string" != typeof m.value || m.tag && "tag:yaml.org,2002:str" !== m.tag) && c(p ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), 
   f && (m.spaceBefore = !0), h && ("scalar" === t.type && "" === t.source ? m.comment = h : m.commentBefore = h), 
   e.options.keepSourceTokens && g && (m.srcToken = t), m;
  }
  function composeEmptyNode(e, t, s, n, {spaceBefore: i, comment: o, anchor: a, tag: l, end: u}, f) {
   const h = {
    type: "scalar",
    offset: c.emptyScalarPosition(t, s, n),
    indent: -1,
    source: ""
   }, d = r.composeScalar(e, h, l, f);
   return a && (d.anchor = a.source.substring(1), "" === d.anchor && f(a, "BAD_ALIAS", "Anchor cannot be an empty string")), 
   i && (d.spaceBefore = !0), o && (d.comment = o, d.range[2] = u), d;
  }
  t.composeEmptyNode = composeEmptyNode, t.composeNode = composeNode;
 }),
 5413: ((e, t, s) => {
  var n = s(1127), i = s(3301), o = s(8913), r = s(6842);
  t.composeScalar = function(e, t, s, a) {
   const {value: c, type: l, comment: u, range: f} = "block-scalar" === t.type ? o.resolveBlockScalar(e, t, a) : r.resolveFlowScalar(t, e.options.strict, a), h = s ? e.directives.tagName(s.source, e => a(s, "TAG_RESOLVE_FAILED", e)) : null;
   let d, p;
   d = e.options.stringKeys && e.atKey ? e.schema[n.SCALAR] : h ? function(e, t, s, i, o) {
    if ("!" === s) return e[n.SCALAR];
    const r = [];
    for (const t of e.tags) if (!t.collection && t.tag === s) {
     if (!t.default || !t.test) return t;
     r.push(t);
    }
    for (const e of r) if (e.test?.test(t)) return e;
    const a = e.knownTags[s];
    return a && !a.collection ? (e.tags.push(Object.assign({}, a, {
     default: !1,
     test: void 0
    })), a) : (o(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${s}`, "tag:yaml.org,2002:str" !== s), 
    e[n.SCALAR]);
   }(e.schema, c, h, s, a) : "scalar" === t.type ? function({atKey: e, directives: t, schema: s}, i, o, r) {
    const a = s.tags.find(t => (!0 === t.default || e && "key" === t.default) && t.test?.test(i)) || s[n.SCALAR];
    if (s.compat) {
     const e = s.compat.find(e => e.default && e.test?.test(i)) ?? s[n.SCALAR];
     a.tag !== e.tag && r(o, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(a.tag)} or ${t.tagString(e.tag)}`, !0);
    }
    return a;
   }(e, c, t, a) : e.schema[n.SCALAR];
   try {
    const o = d.resolve(c, e => a(s ?? t, "TAG_RESOLVE_FAILED", e), e.options);
    p = n.isScalar(o) ? o : new i.Scalar(o);
   } catch (e) {
    const n = e instanceof Error ? e.message : String(e);
    a(s ?? t, "TAG_RESOLVE_FAILED", n), p = new i.Scalar(c);
   }
   return p.range = f, p.source = c, l && (p.type = l), h && (p.tag = h), d.format && (p.format = d.format), 
   u && (p.comment = u), p;
  };
 }),
 9984: ((e, t, s) => {
  var n = s(932), i = s(1342), o = s(3021), r = s(1464), a = s(1127), c = s(3683), l = s(7788);
  function getErrorPos(e) {
   if ("number" == typeof e) return [ e, e + 1 ];
   if (Array.isArray(e)) return 2 === e.length ? e : [ e[0], e[1] ];
   const {offset: t, source: s} = e;
   return [ t, t + ("string" == typeof s ? s.length : 1) ];
  }
  function parsePrelude(e) {
   let t = "", s = !1, n = !1;
   for (let i = 0; i < e.length; ++i) {
    const o = e[i];
    switch (o[0]) {
    case "#":
     t += ("" === t ? "" : n ? "\n\n" : "\n") + (o.substring(1) || " "), s = !0, n = !1;
     break;

    case "%":
     "#" !== e[i + 1]?.[0] && (i += 1), s = !1;
     break;

    default:
     s || (n = !0), s = !1;
    }
   }
   return {
    comment: t,
    afterEmptyLine: n
   };
  }
  t.Composer = class {
   constructor(e = {}) {
    this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], 
    this.onError = (e, t, s, n) => {
     const i = getErrorPos(e);
     n ? this.warnings.push(new r.YAMLWarning(i, t, s)) : this.errors.push(new r.YAMLParseError(i, t, s));
    }, this.directives = new i.Directives({
     version: e.version || "1.2"
    }), this.options = e;
   }
   decorate(e, t) {
    const {comment: s, afterEmptyLine: n} = parsePrelude(this.prelude);
    if (s) {
     const i = e.contents;
     if (t) e.comment = e.comment ? `${e.comment}\n${s}` : s; else if (n || e.directives.docStart || !i) e.commentBefore = s; else if (a.isCollection(i) && !i.flow && i.items.length > 0) {
      let e = i.items[0];
      a.isPair(e) && (e = e.key);
      const t = e.commentBefore;
      e.commentBefore = t ? `${s}\n${t}` : s;
     } else {
      const e = i.commentBefore;
      i.commentBefore = e ? `${s}\n${e}` : s;
     }
    }
    if (t) {
     for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
     for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
    } else e.errors = this.errors, e.warnings = this.warnings;
    this.prelude = [], this.errors = [], this.warnings = [];
   }
   streamInfo() {
    return {
     comment: parsePrelude(this.prelude).comment,
     directives: this.directives,
     errors: this.errors,
     warnings: this.warnings
    };
   }
   * compose(e, t = !1, s = -1) {
    for (const t of e) yield* this.next(t);
    yield* this.end(t, s);
   }
   * next(e) {
    switch (n.env.LOG_STREAM && console.dir(e, {
     depth: null
    }), e.type) {
    case "directive":
     this.directives.add(e.source, (t, s, n) => {
      const i = getErrorPos(e);
      i[0] += t, this.onError(i, "BAD_DIRECTIVE", s, n);
     }), this.prelude.push(e.source), this.atDirectives = !0;
     break;

    case "document":
     {
      const t = c.composeDoc(this.options, this.directives, e, this.onError);
      this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), 
      this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
      break;
     }

    case "byte-order-mark":
    case "space":
     break;

    case "comment":
    case "newline":
     this.prelude.push(e.source);
     break;

    case "error":
     {
      const t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, s = new r.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t);
      this.atDirectives || !this.doc ? this.errors.push(s) : this.doc.errors.push(s);
      break;
     }

    case "doc-end":
     {
      if (!this.doc) {
       const t = "Unexpected doc-end without preceding document";
       this.errors.push(new r.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t));
       break;
      }
      this.doc.directives.docEnd = !0;
      const t = l.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
      if (this.decorate(this.doc, !0), t.comment) {
       const e = this.doc.comment;
       this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
      }
      this.doc.range[2] = t.offset;
      break;
     }

    default:
     this.errors.push(new r.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
    }
   }
   * end(e = !1, t = -1) {
    if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null; else if (e) {
     const e = Object.assign({
      _directives: this.directives
     }, this.options), s = new o.Document(void 0, e);
     this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), 
     s.range = [ 0, t, t ], this.decorate(s, !1), yield s;
    }
   }
  };
 }),
 7103: ((e, t, s) => {
  var n = s(7165), i = s(4454), o = s(4631), r = s(9499), a = s(4051), c = s(1187);
  const l = "All mapping items must start at the same column";
  t.resolveBlockMap = function({composeNode: e, composeEmptyNode: t}, s, u, f, h) {
   const d = new (h?.nodeClass ?? i.YAMLMap)(s.schema);
   s.atRoot && (s.atRoot = !1);
   let p = u.offset, m = null;
   for (const i of u.items) {
    const {start: h, key: g, sep: y, value: b} = i, v = o.resolveProps(h, {
     indicator: "explicit-key-ind",
     next: g ?? y?.[0],
     offset: p,
     onError: f,
     parentIndent: u.indent,
     startOnNewline: !0
    }), S = !v.found;
    if (S) {
     if (g && ("block-seq" === g.type ? f(p, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in g && g.indent !== u.indent && f(p, "BAD_INDENT", l)), 
     !v.anchor && !v.tag && !y) {
      m = v.end, v.comment && (d.comment ? d.comment += "\n" + v.comment : d.comment = v.comment);
      continue;
     }
     (v.newlineAfterProp || r.containsNewline(g)) && f(g ?? h[h.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
    } else v.found?.indent !== u.indent && f(p, "BAD_INDENT", l);
    s.atKey = !0;
    const w = v.end, k = g ? e(s, g, v, f) : t(s, w, h, null, v, f);
    s.schema.compat && a.flowIndentCheck(u.indent, g, f), s.atKey = !1, c.mapIncludes(s, d.items, k) && f(w, "DUPLICATE_KEY", "Map keys must be unique");
    const E = o.resolveProps(y ?? [], {
     indicator: "map-value-ind",
     next: b,
     offset: k.range[2],
     onError: f,
     parentIndent: u.indent,
     startOnNewline: !g || "block-scalar" === g.type
    });
    if (p = E.end, E.found) {
     S && ("block-map" !== b?.type || E.hasNewline || f(p, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), 
     s.options.strict && v.start < E.found.offset - 1024 && f(k.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
     const o = b ? e(s, b, E, f) : t(s, p, y, null, E, f);
     s.schema.compat && a.flowIndentCheck(u.indent, b, f), p = o.range[2];
     const r = new n.Pair(k, o);
     s.options.keepSourceTokens && (r.srcToken = i), d.items.push(r);
    } else {
     S && f(k.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), 
     E.comment && (k.comment ? k.comment += "\n" + E.comment : k.comment = E.comment);
     const e = new n.Pair(k);
     s.options.keepSourceTokens && (e.srcToken = i), d.items.push(e);
    }
   }
   return m && m < p && f(m, "IMPOSSIBLE", "Map comment with trailing content"), d.range = [ u.offset, p, m ?? p ], 
   d;
  };
 }),
 8913: ((e, t, s) => {
  var n = s(3301);
  t.resolveBlockScalar = function(e, t, s) {
   const i = t.offset, o = function({offset: e, props: t}, s, n) {
    if ("block-scalar-header" !== t[0].type) return n(t[0], "IMPOSSIBLE", "Block scalar header not found"), 
    null;
    const {source: i} = t[0], o = i[0];
    let r = 0, a = "", c = -1;
    for (let t = 1; t < i.length; ++t) {
     const s = i[t];
     if (a || "-" !== s && "+" !== s) {
      const n = Number(s);
      !r && n ? r = n : -1 === c && (c = e + t);
     } else a = s;
    }
    -1 !== c && n(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
    let l = !1, u = "", f = i.length;
    for (let e = 1; e < t.length; ++e) {
     const i = t[e];
     switch (i.type) {
     case "space":
      l = !0;

     case "newline":
      f += i.source.length;
      break;

     case "comment":
      s && !l && n(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), 
      f += i.source.length, u = i.source.substring(1);
      break;

     case "error":
      n(i, "UNEXPECTED_TOKEN", i.message), f += i.source.length;
      break;

     default:
      {
       n(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
       const e = i.source;
       e && "string" == typeof e && (f += e.length);
      }
     }
    }
    return {
     mode: o,
     indent: r,
     chomp: a,
     comment: u,
     length: f
    };
   }(t, e.options.strict, s);
   if (!o) return {
    value: "",
    type: null,
    comment: "",
    range: [ i, i, i ]
   };
   const r = ">" === o.mode ? n.Scalar.BLOCK_FOLDED : n.Scalar.BLOCK_LITERAL, a = t.source ? function(e) {
    const t = e.split(/\n( *)/), s = t[0], n = s.match(/^( *)/), i = [ n?.[1] ? [ n[1], s.slice(n[1].length) ] : [ "", s ] ];
    for (let e = 1; e < t.length; e += 2) i.push([ t[e], t[e + 1] ]);
    return i;
   }(t.source) : [];
   let c = a.length;
   for (let e = a.length - 1; e >= 0; --e) {
    const t = a[e][1];
    if ("" !== t && "\r" !== t) break;
    c = e;
   }
   if (0 === c) {
    const e = "+" === o.chomp && a.length > 0 ? "\n".repeat(Math.max(1, a.length - 1)) : "";
    let s = i + o.length;
    return t.source && (s += t.source.length), {
     value: e,
     type: r,
     comment: o.comment,
     range: [ i, s, s ]
    };
   }
   let l = t.indent + o.indent, u = t.offset + o.length, f = 0;
   for (let t = 0; t < c; ++t) {
    const [n, i] = a[t];
    if ("" !== i && "\r" !== i) {
     if (n.length < l) {
      const e = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
      s(u + n.length, "MISSING_CHAR", e);
     }
     0 === o.indent && (l = n.length), f = t, 0 !== l || e.atRoot || s(u, "BAD_INDENT", "Block scalar values in collections must be indented");
     break;
    }
    0 === o.indent && n.length > l && (l = n.length), u += n.length + i.length + 1;
   }
   for (let e = a.length - 1; e >= c; --e) a[e][0].length > l && (c = e + 1);
   let h = "", d = "", p = !1;
   for (let e = 0; e < f; ++e) h += a[e][0].slice(l) + "\n";
   for (let e = f; e < c; ++e) {
    let [t, i] = a[e];
    u += t.length + i.length + 1;
    const c = "\r" === i[i.length - 1];
    if (c && (i = i.slice(0, -1)), i && t.length < l) {
     const e = "Block scalar lines must not be less indented than their " + (o.indent ? "explicit indentation indicator" : "first line");
     s(u - i.length - (c ? 2 : 1), "BAD_INDENT", e), t = "";
    }
    r === n.Scalar.BLOCK_LITERAL ? (h += d + t.slice(l) + i, d = "\n") : t.length > l || "\t" === i[0] ? (" " === d ? d = "\n" : p || "\n" !== d || (d = "\n\n"), 
    h += d + t.slice(l) + i, d = "\n", p = !0) : "" === i ? "\n" === d ? h += "\n" : d = "\n" : (h += d + i, 
    d = " ", p = !1);
   }
   switch (o.chomp) {
   case "-":
    break;

   case "+":
    for (let e = c; e < a.length; ++e) h += "\n" + a[e][0].slice(l);
    "\n" !== h[h.length - 1] && (h += "\n");
    break;

   default:
    h += "\n";
   }
   const m = i + o.length + t.source.length;
   return {
    value: h,
    type: r,
    comment: o.comment,
    range: [ i, m, m ]
   };
  };
 }),
 334: ((e, t, s) => {
  var n = s(2223), i = s(4631), o = s(4051);
  t.resolveBlockSeq = function({composeNode: e, composeEmptyNode: t}, s, r, a, c) {
   const l = new (c?.nodeClass ?? n.YAMLSeq)(s.schema);
   s.atRoot && (s.atRoot = !1), s.atKey && (s.atKey = !1);
   let u = r.offset, f = null;
   for (const {start: n, value: c} of r.items) {
    const h = i.resolveProps(n, {
     indicator: "seq-item-ind",
     next: c,
     offset: u,
     onError: a,
     parentIndent: r.indent,
     startOnNewline: !0
    });
    if (!h.found) {
     if (!(h.anchor || h.tag || c)) {
      f = h.end, h.comment && (l.comment = h.comment);
      continue;
     }
     "block-seq" === c?.type ? a(h.end, "BAD_INDENT", "All sequence items must start at the same column") : a(u, "MISSING_CHAR", "Sequence item without - indicator");
    }
    const d = c ? e(s, c, h, a) : t(s, h.end, n, null, h, a);
    s.schema.compat && o.flowIndentCheck(r.indent, c, a), u = d.range[2], l.items.push(d);
   }
   return l.range = [ r.offset, u, f ?? u ], l;
  };
 }),
 7788: ((e, t) => {
  t.resolveEnd = function(e, t, s, n) {
   let i = "";
   if (e) {
    let o = !1, r = "";
    for (const a of e) {
     const {source: e, type: c} = a;
     switch (c) {
     case "space":
      o = !0;
      break;

     case "comment":
      {
       s && !o && n(a, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
       const t = e.substring(1) || " ";
       i ? i += r + t : i = t, r = "";
       break;
      }

     case "newline":
      i && (r += e), o = !0;
      break;

     default:
      n(a, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
     }
     t += e.length;
    }
   }
   return {
    comment: i,
    offset: t
   };
  };
 }),
 3142: ((e, t, s) => {
  var n = s(1127), i = s(7165), o = s(4454), r = s(2223), a = s(7788), c = s(4631), l = s(9499), u = s(1187);
  const f = "Block collections are not allowed within flow collections", isBlock = e => e && ("block-map" === e.type || "block-seq" === e.type);
  t.resolveFlowCollection = function({composeNode: e, composeEmptyNode: t}, s, h, d, p) {
   const m = "{" === h.start.source, g = m ? "flow map" : "flow sequence", y = new (p?.nodeClass ?? (m ? o.YAMLMap : r.YAMLSeq))(s.schema);
   y.flow = !0;
   const b = s.atRoot;
   b && (s.atRoot = !1), s.atKey && (s.atKey = !1);
   let v = h.offset + h.start.source.length;
   for (let r = 0; r < h.items.length; ++r) {
    const a = h.items[r], {start: p, key: b, sep: S, value: w} = a, k = c.resolveProps(p, {
     flow: g,
     indicator: "explicit-key-ind",
     next: b ?? S?.[0],
     offset: v,
     onError: d,
     parentIndent: h.indent,
     startOnNewline: !1
    });
    if (!k.found) {
     if (!(k.anchor || k.tag || S || w)) {
      0 === r && k.comma ? d(k.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`) : r < h.items.length - 1 && d(k.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${g}`), 
      k.comment && (y.comment ? y.comment += "\n" + k.comment : y.comment = k.comment), 
      v = k.end;
      continue;
     }
     !m && s.options.strict && l.containsNewline(b) && d(b, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
    }
    if (0 === r) k.comma && d(k.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`); else if (k.comma || d(k.start, "MISSING_CHAR", `Missing , between ${g} items`), 
    k.comment) {
     let e = "";
     e: for (const t of p) switch (t.type) {
     case "comma":
     case "space":
      break;

     case "comment":
      e = t.source.substring(1);
      break e;

     default:
      break e;
     }
     if (e) {
      let t = y.items[y.items.length - 1];
      n.isPair(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, 
      k.comment = k.comment.substring(e.length + 1);
     }
    }
    if (m || S || k.found) {
     s.atKey = !0;
     const n = k.end, r = b ? e(s, b, k, d) : t(s, n, p, null, k, d);
     isBlock(b) && d(r.range, "BLOCK_IN_FLOW", f), s.atKey = !1;
     const l = c.resolveProps(S ?? [], {
      flow: g,
      indicator: "map-value-ind",
      next: w,
      offset: r.range[2],
      onError: d,
      parentIndent: h.indent,
      startOnNewline: !1
     });
     if (l.found) {
      if (!m && !k.found && s.options.strict) {
       if (S) for (const e of S) {
        if (e === l.found) break;
        if ("newline" === e.type) {
         d(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
         break;
        }
       }
       k.start < l.found.offset - 1024 && d(l.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
      }
     } else w && ("source" in w && ":" === w.source?.[0] ? d(w, "MISSING_CHAR", `Missing space after : in ${g}`) : d(l.start, "MISSING_CHAR", `Missing , or : between ${g} items`));
     const E = w ? e(s, w, l, d) : l.found ? t(s, l.end, S, null, l, d) : null;
     E ? isBlock(w) && d(E.range, "BLOCK_IN_FLOW", f) : l.comment && (r.comment ? r.comment += "\n" + l.comment : r.comment = l.comment);
     const A = new i.Pair(r, E);
     if (s.options.keepSourceTokens && (A.srcToken = a), m) {
      const e = y;
      u.mapIncludes(s, e.items, r) && d(n, "DUPLICATE_KEY", "Map keys must be unique"), 
      e.items.push(A);
     } else {
      const e = new o.YAMLMap(s.schema);
      e.flow = !0, e.items.push(A);
      const t = (E ?? r).range;
      e.range = [ r.range[0], t[1], t[2] ], y.items.push(e);
     }
     v = E ? E.range[2] : l.end;
    } else {
     const n = w ? e(s, w, k, d) : t(s, k.end, S, null, k, d);
     y.items.push(n), v = n.range[2], isBlock(w) && d(n.range, "BLOCK_IN_FLOW", f);
    }
   }
   const S = m ? "}" : "]", [w, ...k] = h.end;
   let E = v;
   if (w?.source === S) E = w.offset + w.source.length; else {
    const e = g[0].toUpperCase() + g.substring(1);
    d(v, b ? "MISSING_CHAR" : "BAD_INDENT", b ? `${e} must end with a ${S}` : `${e} in block collection must be sufficiently indented and end with a ${S}`), 
    w && 1 !== w.source.length && k.unshift(w);
   }
   if (k.length > 0) {
    const e = a.resolveEnd(k, E, s.options.strict, d);
    e.comment && (y.comment ? y.comment += "\n" + e.comment : y.comment = e.comment), 
    y.range = [ h.offset, E, e.offset ];
   } else y.range = [ h.offset, E, E ];
   return y;
  };
 }),
 6842: ((e, t, s) => {
  var n = s(3301), i = s(7788);
  function unfoldLines(e) {
   const t = /(.*?)\r?\n/sy;
   let s, n, i = t.exec(e);
   if (!i) return e;
   try {
    s = new RegExp("(?<![ \t])[ \t]+$"), n = new RegExp("^[ \t]+|(?<![ \t])[ \t]+$", "g");
   } catch {
    s = /[ \t]+$/, n = /^[ \t]+|[ \t]+$/g;
   }
   let o = i[1].replace(s, ""), r = " ", a = t.lastIndex;
   for (;i = t.exec(e); ) {
    const e = i[1].replace(n, "");
    "" === e ? "\n" === r ? o += r : r = "\n" : (o += r + e, r = " "), a = t.lastIndex;
   }
   const c = /[ \t]*(.*)/sy;
   return c.lastIndex = a, i = c.exec(e), o + r + (i?.[1] ?? "");
  }
  function foldNewline(e, t) {
   let s = "", n = e[t + 1];
   for (;!(" " !== n && "\t" !== n && "\n" !== n && "\r" !== n || "\r" === n && "\n" !== e[t + 2]); ) "\n" === n && (s += "\n"), 
   n = e[(t += 1) + 1];
   return s || (s = " "), {
    fold: s,
    offset: t
   };
  }
  const o = {
   0: "\0",
   a: "",
   b: "\b",
   e: "",
   f: "\f",
   n: "\n",
   r: "\r",
   t: "\t",
   v: "\v",
   N: "",
   _: " ",
   L: "\u2028",
   P: "\u2029",
   " ": " ",
   '"': '"',
   "/": "/",
   "\\": "\\",
   "\t": "\t"
  };
  function parseCharCode(e, t, s, n) {
   const i = e.substr(t, s), o = i.length === s && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
   try {
    return String.fromCodePoint(o);
   } catch {
    const i = e.substr(t - 2, s + 2);
    return n(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
   }
  }
  t.resolveFlowScalar = function(e, t, s) {
   const {offset: r, type: a, source: c, end: l} = e;
   let u, f;
   const _onError = (e, t, n) => s(r + e, t, n);
   switch (a) {
   case "scalar":
    u = n.Scalar.PLAIN, f = function(e, t) {
     let s = "";
     switch (e[0]) {
     case "\t":
      s = "a tab character";
      break;

     case ",":
      s = "flow indicator character ,";
      break;

     case "%":
      s = "directive indicator character %";
      break;

     case "|":
     case ">":
      s = `block scalar indicator ${e[0]}`;
      break;

     case "@":
     case "`":
      s = `reserved character ${e[0]}`;
     }
     return s && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${s}`), unfoldLines(e);
    }(c, _onError);
    break;

   case "single-quoted-scalar":
    u = n.Scalar.QUOTE_SINGLE, f = function(e, t) {
     return "'" === e[e.length - 1] && 1 !== e.length || t(e.length, "MISSING_CHAR", "Missing closing 'quote"), 
     unfoldLines(e.slice(1, -1)).replace(/''/g, "'");
    }(c, _onError);
    break;

   case "double-quoted-scalar":
    u = n.Scalar.QUOTE_DOUBLE, f = function(e, t) {
     let s = "";
     for (let n = 1; n < e.length - 1; ++n) {
      const i = e[n];
      if ("\r" !== i || "\n" !== e[n + 1]) if ("\n" === i) {
       const {fold: t, offset: i} = foldNewline(e, n);
       s += t, n = i;
      } else if ("\\" === i) {
       let i = e[++n];
       const r = o[i];
       if (r) s += r; else if ("\n" === i) for (i = e[n + 1]; " " === i || "\t" === i; ) i = e[1 + ++n]; else if ("\r" === i && "\n" === e[n + 1]) for (i = e[1 + ++n]; " " === i || "\t" === i; ) i = e[1 + ++n]; else if ("x" === i || "u" === i || "U" === i) {
        const o = "x" === i ? 2 : "u" === i ? 4 : 8;
        s += parseCharCode(e, n + 1, o, t), n += o;
       } else {
        const i = e.substr(n - 1, 2);
        t(n - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), s += i;
       }
      } else if (" " === i || "\t" === i) {
       const t = n;
       let o = e[n + 1];
       for (;" " === o || "\t" === o; ) o = e[1 + ++n];
       "\n" === o || "\r" === o && "\n" === e[n + 2] || (s += n > t ? e.slice(t, n + 1) : i);
      } else s += i;
     }
     return '"' === e[e.length - 1] && 1 !== e.length || t(e.length, "MISSING_CHAR", 'Missing closing "quote'), 
     s;
    }(c, _onError);
    break;

   default:
    return s(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${a}`), 
    {
     value: "",
     type: null,
     comment: "",
     range: [ r, r + c.length, r + c.length ]
    };
   }
   const h = r + c.length, d = i.resolveEnd(l, h, t, s);
   return {
    value: f,
    type: u,
    comment: d.comment,
    range: [ r, h, d.offset ]
   };
  };
 }),
 4631: ((e, t) => {
  t.resolveProps = function(e, {flow: t, indicator: s, next: n, offset: i, onError: o, parentIndent: r, startOnNewline: a}) {
   let c = !1, l = a, u = a, f = "", h = "", d = !1, p = !1, m = null, g = null, y = null, b = null, v = null, S = null, w = null;
   for (const i of e) switch (p && ("space" !== i.type && "newline" !== i.type && "comma" !== i.type && o(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), 
   p = !1), m && (l && "comment" !== i.type && "newline" !== i.type && o(m, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), 
   m = null), i.type) {
   case "space":
    t || "doc-start" === s && "flow-collection" === n?.type || !i.source.includes("\t") || (m = i), 
    u = !0;
    break;

   case "comment":
    {
     u || o(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
     const e = i.source.substring(1) || " ";
     f ? f += h + e : f = e, h = "", l = !1;
     break;
    }

   case "newline":
    l ? f ? f += i.source : S && "seq-item-ind" === s || (c = !0) : h += i.source, l = !0, 
    d = !0, (g || y) && (b = i), u = !0;
    break;

   case "anchor":
    g && o(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), i.source.endsWith(":") && o(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), 
    g = i, w ?? (w = i.offset), l = !1, u = !1, p = !0;
    break;

   case "tag":
    y && o(i, "MULTIPLE_TAGS", "A node can have at most one tag"), y = i, w ?? (w = i.offset), 
    l = !1, u = !1, p = !0;
    break;

   case s:
    (g || y) && o(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`), 
    S && o(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`), 
    S = i, l = "seq-item-ind" === s || "explicit-key-ind" === s, u = !1;
    break;

   case "comma":
    if (t) {
     v && o(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`), v = i, l = !1, u = !1;
     break;
    }

   default:
    o(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`), l = !1, u = !1;
   }
   const k = e[e.length - 1], E = k ? k.offset + k.source.length : i;
   return p && n && "space" !== n.type && "newline" !== n.type && "comma" !== n.type && ("scalar" !== n.type || "" !== n.source) && o(n.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), 
   m && (l && m.indent <= r || "block-map" === n?.type || "block-seq" === n?.type) && o(m, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), 
   {
    comma: v,
    found: S,
    spaceBefore: c,
    comment: f,
    hasNewline: d,
    anchor: g,
    tag: y,
    newlineAfterProp: b,
    end: E,
    start: w ?? E
   };
  };
 }),
 9499: ((e, t) => {
  t.containsNewline = function containsNewline(e) {
   if (!e) return null;
   switch (e.type) {
   case "alias":
   case "scalar":
   case "double-quoted-scalar":
   case "single-quoted-scalar":
    if (e.source.includes("\n")) return !0;
    if (e.end) for (const t of e.end) if ("newline" === t.type) return !0;
    return !1;

   case "flow-collection":
    for (const t of e.items) {
     for (const e of t.start) if ("newline" === e.type) return !0;
     if (t.sep) for (const e of t.sep) if ("newline" === e.type) return !0;
     if (containsNewline(t.key) || containsNewline(t.value)) return !0;
    }
    return !1;

   default:
    return !0;
   }
  };
 }),
 2599: ((e, t) => {
  t.emptyScalarPosition = function(e, t, s) {
   if (t) {
    s ?? (s = t.length);
    for (let n = s - 1; n >= 0; --n) {
     let s = t[n];
     switch (s.type) {
     case "space":
     case "comment":
     case "newline":
      e -= s.source.length;
      continue;
     }
     for (s = t[++n]; "space" === s?.type; ) e += s.source.length, s = t[++n];
     break;
    }
   }
   return e;
  };
 }),
 4051: ((e, t, s) => {
  var n = s(9499);
  t.flowIndentCheck = function(e, t, s) {
   if ("flow-collection" === t?.type) {
    const i = t.end[0];
    i.indent !== e || "]" !== i.source && "}" !== i.source || !n.containsNewline(t) || s(i, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
   }
  };
 }),
 1187: ((e, t, s) => {
  var n = s(1127);
  t.mapIncludes = function(e, t, s) {
   const {uniqueKeys: i} = e.options;
   if (!1 === i) return !1;
   const o = "function" == typeof i ? i : (e, t) => e === t || n.isScalar(e) && n.isScalar(t) && e.value === t.value;
   return t.some(e => o(e.key, s));
  };
 }),
 3021: ((e, t, s) => {
  var n = s(4065), i = s(101), o = s(1127), r = s(7165), a = s(6424), c = s(5840), l = s(6829), u = s(1596), f = s(3661), h = s(2404), d = s(1342);
  class Document {
   constructor(e, t, s) {
    this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], 
    Object.defineProperty(this, o.NODE_TYPE, {
     value: o.DOC
    });
    let n = null;
    "function" == typeof t || Array.isArray(t) ? n = t : void 0 === s && t && (s = t, 
    t = void 0);
    const i = Object.assign({
     intAsBigInt: !1,
     keepSourceTokens: !1,
     logLevel: "warn",
     prettyErrors: !0,
     strict: !0,
     stringKeys: !1,
     uniqueKeys: !0,
     version: "1.2"
    }, s);
    this.options = i;
    let {version: r} = i;
    s?._directives ? (this.directives = s._directives.atDocument(), this.directives.yaml.explicit && (r = this.directives.yaml.version)) : this.directives = new d.Directives({
     version: r
    }), this.setSchema(r, s), this.contents = void 0 === e ? null : this.createNode(e, n, s);
   }
   clone() {
    const e = Object.create(Document.prototype, {
     [o.NODE_TYPE]: {
      value: o.DOC
     }
    });
    return e.commentBefore = this.commentBefore, e.comment = this.comment, e.errors = this.errors.slice(), 
    e.warnings = this.warnings.slice(), e.options = Object.assign({}, this.options), 
    this.directives && (e.directives = this.directives.clone()), e.schema = this.schema.clone(), 
    e.contents = o.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents, 
    this.range && (e.range = this.range.slice()), e;
   }
   add(e) {
    assertCollection(this.contents) && this.contents.add(e);
   }
   addIn(e, t) {
    assertCollection(this.contents) && this.contents.addIn(e, t);
   }
   createAlias(e, t) {
    if (!e.anchor) {
     const s = u.anchorNames(this);
     e.anchor = !t || s.has(t) ? u.findNewAnchor(t || "a", s) : t;
    }
    return new n.Alias(e.anchor);
   }
   createNode(e, t, s) {
    let n;
    if ("function" == typeof t) e = t.call({
     "": e
    }, "", e), n = t; else if (Array.isArray(t)) {
     const keyToStr = e => "number" == typeof e || e instanceof String || e instanceof Number, e = t.filter(keyToStr).map(String);
     e.length > 0 && (t = t.concat(e)), n = t;
    } else void 0 === s && t && (s = t, t = void 0);
    const {aliasDuplicateObjects: i, anchorPrefix: r, flow: a, keepUndefined: c, onTagObj: l, tag: f} = s ?? {}, {onAnchor: d, setAnchors: p, sourceObjects: m} = u.createNodeAnchors(this, r || "a"), g = {
     aliasDuplicateObjects: i ?? !0,
     keepUndefined: c ?? !1,
     onAnchor: d,
     onTagObj: l,
     replacer: n,
     schema: this.schema,
     sourceObjects: m
    }, y = h.createNode(e, f, g);
    return a && o.isCollection(y) && (y.flow = !0), p(), y;
   }
   createPair(e, t, s = {}) {
    const n = this.createNode(e, null, s), i = this.createNode(t, null, s);
    return new r.Pair(n, i);
   }
   delete(e) {
    return !!assertCollection(this.contents) && this.contents.delete(e);
   }
   deleteIn(e) {
    return i.isEmptyPath(e) ? null != this.contents && (this.contents = null, !0) : !!assertCollection(this.contents) && this.contents.deleteIn(e);
   }
   get(e, t) {
    return o.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
   }
   getIn(e, t) {
    return i.isEmptyPath(e) ? !t && o.isScalar(this.contents) ? this.contents.value : this.contents : o.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
   }
   has(e) {
    return !!o.isCollection(this.contents) && this.contents.has(e);
   }
   hasIn(e) {
    return i.isEmptyPath(e) ? void 0 !== this.contents : !!o.isCollection(this.contents) && this.contents.hasIn(e);
   }
   set(e, t) {
    null == this.contents ? this.contents = i.collectionFromPath(this.schema, [ e ], t) : assertCollection(this.contents) && this.contents.set(e, t);
   }
   setIn(e, t) {
    i.isEmptyPath(e) ? this.contents = t : null == this.contents ? this.contents = i.collectionFromPath(this.schema, Array.from(e), t) : assertCollection(this.contents) && this.contents.setIn(e, t);
   }
   setSchema(e, t = {}) {
    let s;
    switch ("number" == typeof e && (e = String(e)), e) {
    case "1.1":
     this.directives ? this.directives.yaml.version = "1.1" : this.directives = new d.Directives({
      version: "1.1"
     }), s = {
      resolveKnownTags: !1,
      schema: "yaml-1.1"
     };
     break;

    case "1.2":
    case "next":
     this.directives ? this.directives.yaml.version = e : this.directives = new d.Directives({
      version: e
     }), s = {
      resolveKnownTags: !0,
      schema: "core"
     };
     break;

    case null:
     this.directives && delete this.directives, s = null;
     break;

    default:
     {
      const t = JSON.stringify(e);
      throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
     }
    }
    if (t.schema instanceof Object) this.schema = t.schema; else {
     if (!s) throw new Error("With a null YAML version, the { schema: Schema } option is required");
     this.schema = new c.Schema(Object.assign(s, t));
    }
   }
   toJS({json: e, jsonArg: t, mapAsMap: s, maxAliasCount: n, onAnchor: i, reviver: o} = {}) {
    const r = {
     anchors: new Map,
     doc: this,
     keep: !e,
     mapAsMap: !0 === s,
     mapKeyWarned: !1,
     maxAliasCount: "number" == typeof n ? n : 100
    }, c = a.toJS(this.contents, t ?? "", r);
    if ("function" == typeof i) for (const {count: e, res: t} of r.anchors.values()) i(t, e);
    return "function" == typeof o ? f.applyReviver(o, {
     "": c
    }, "", c) : c;
   }
   toJSON(e, t) {
    return this.toJS({
     json: !0,
     jsonArg: e,
     mapAsMap: !1,
     onAnchor: t
    });
   }
   toString(e = {}) {
    if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
    if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
     const t = JSON.stringify(e.indent);
     throw new Error(`"indent" option must be a positive integer, not ${t}`);
    }
    return l.stringifyDocument(this, e);
   }
  }
  function assertCollection(e) {
   if (o.isCollection(e)) return !0;
   throw new Error("Expected a YAML collection as document contents");
  }
  t.Document = Document;
 }),
 1596: ((e, t, s) => {
  var n = s(1127), i = s(204);
  function anchorNames(e) {
   const t = new Set;
   return i.visit(e, {
    Value(e, s) {
     s.anchor && t.add(s.anchor);
    }
   }), t;
  }
  function findNewAnchor(e, t) {
   for (let s = 1; ;++s) {
    const n = `${e}${s}`;
    if (!t.has(n)) return n;
   }
  }
  t.anchorIsValid = function(e) {
   if (/[\x00-\x19\s,[\]{}]/.test(e)) {
    const t = JSON.stringify(e);
    throw new Error(`Anchor must not contain whitespace or control characters: ${t}`);
   }
   return !0;
  }, t.anchorNames = anchorNames, t.createNodeAnchors = function(e, t) {
   const s = [], i = new Map;
   let o = null;
   return {
    onAnchor: n => {
     s.push(n), o ?? (o = anchorNames(e));
     const i = findNewAnchor(t, o);
     return o.add(i), i;
    },
    setAnchors: () => {
     for (const e of s) {
      const t = i.get(e);
      if ("object" != typeof t || !t.anchor || !n.isScalar(t.node) && !n.isCollection(t.node)) {
       const t = new Error("Failed to resolve repeated object (this should not happen)");
       throw t.source = e, t;
      }
      t.node.anchor = t.anchor;
     }
    },
    sourceObjects: i
   };
  }, t.findNewAnchor = findNewAnchor;
 }),
 3661: ((e, t) => {
  t.applyReviver = function applyReviver(e, t, s, n) {
   if (n && "object" == typeof n) if (Array.isArray(n)) for (let t = 0, s = n.length; t < s; ++t) {
    const s = n[t], i = applyReviver(e, n, String(t), s);
    void 0 === i ? delete n[t] : i !== s && (n[t] = i);
   } else if (n instanceof Map) for (const t of Array.from(n.keys())) {
    const s = n.get(t), i = applyReviver(e, n, t, s);
    void 0 === i ? n.delete(t) : i !== s && n.set(t, i);
   } else if (n instanceof Set) for (const t of Array.from(n)) {
    const s = applyReviver(e, n, t, t);
    void 0 === s ? n.delete(t) : s !== t && (n.delete(t), n.add(s));
   } else for (const [t, s] of Object.entries(n)) {
    const i = applyReviver(e, n, t, s);
    void 0 === i ? delete n[t] : i !== s && (n[t] = i);
   }
   return e.call(t, s, n);
  };
 }),
 2404: ((e, t, s) => {
  var n = s(4065), i = s(1127), o = s(3301);
  t.createNode = function(e, t, s) {
   if (i.isDocument(e) && (e = e.contents), i.isNode(e)) return e;
   if (i.isPair(e)) {
    const t = s.schema[i.MAP].createNode?.(s.schema, null, s);
    return t.items.push(e), t;
   }
   (e instanceof String || e instanceof Number || e instanceof Boolean || "undefined" != typeof BigInt && e instanceof BigInt) && (e = e.valueOf());
   const {aliasDuplicateObjects: r, onAnchor: a, onTagObj: c, schema: l, sourceObjects: u} = s;
   let f;
   if (r && e && "object" == typeof e) {
    if (f = u.get(e), f) return f.anchor ?? (f.anchor = a(e)), new n.Alias(f.anchor);
    f = {
     anchor: null,
     node: null
    }, u.set(e, f);
   }
   t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
   let h = function(e, t, s) {
    if (t) {
     const e = s.filter(e => e.tag === t), n = e.find(e => !e.format) ?? e[0];
     if (!n) throw new Error(`Tag ${t} not found`);
     return n;
    }
    return s.find(t => t.identify?.(e) && !t.format);
   }(e, t, l.tags);
   if (!h) {
    if (e && "function" == typeof e.toJSON && (e = e.toJSON()), !e || "object" != typeof e) {
     const t = new o.Scalar(e);
     return f && (f.node = t), t;
    }
    h = e instanceof Map ? l[i.MAP] : Symbol.iterator in Object(e) ? l[i.SEQ] : l[i.MAP];
   }
   c && (c(h), delete s.onTagObj);
   const d = h?.createNode ? h.createNode(s.schema, e, s) : "function" == typeof h?.nodeClass?.from ? h.nodeClass.from(s.schema, e, s) : new o.Scalar(e);
   return t ? d.tag = t : h.default || (d.tag = h.tag), f && (f.node = d), d;
  };
 }),
 1342: ((e, t, s) => {
  var n = s(1127), i = s(204);
  const o = {
   "!": "%21",
   ",": "%2C",
   "[": "%5B",
   "]": "%5D",
   "{": "%7B",
   "}": "%7D"
  }, escapeTagName = e => e.replace(/[!,[\]{}]/g, e => o[e]);
  class Directives {
   constructor(e, t) {
    this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, Directives.defaultYaml, e), 
    this.tags = Object.assign({}, Directives.defaultTags, t);
   }
   clone() {
    const e = new Directives(this.yaml, this.tags);
    return e.docStart = this.docStart, e;
   }
   atDocument() {
    const e = new Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
    case "1.1":
     this.atNextDocument = !0;
     break;

    case "1.2":
     this.atNextDocument = !1, this.yaml = {
      explicit: Directives.defaultYaml.explicit,
      version: "1.2"
     }, this.tags = Object.assign({}, Directives.defaultTags);
    }
    return e;
   }
   add(e, t) {
    this.atNextDocument && (this.yaml = {
     explicit: Directives.defaultYaml.explicit,
     version: "1.1"
    }, this.tags = Object.assign({}, Directives.defaultTags), this.atNextDocument = !1);
    const s = e.trim().split(/[ \t]+/), n = s.shift();
    switch (n) {
    case "%TAG":
     {
      if (2 !== s.length && (t(0, "%TAG directive should contain exactly two parts"), 
      s.length < 2)) return !1;
      const [e, n] = s;
      return this.tags[e] = n, !0;
     }

    case "%YAML":
     {
      if (this.yaml.explicit = !0, 1 !== s.length) return t(0, "%YAML directive should contain exactly one part"), 
      !1;
      const [e] = s;
      return "1.1" === e || "1.2" === e ? (this.yaml.version = e, !0) : (t(6, `Unsupported YAML version ${e}`, /^\d+\.\d+$/.test(e)), 
      !1);
     }

    default:
     return t(0, `Unknown directive ${n}`, !0), !1;
    }
   }
   tagName(e, t) {
    if ("!" === e) return "!";
    if ("!" !== e[0]) return t(`Not a valid tag: ${e}`), null;
    if ("<" === e[1]) {
     const s = e.slice(2, -1);
     return "!" === s || "!!" === s ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), 
     null) : (">" !== e[e.length - 1] && t("Verbatim tags must end with a >"), s);
    }
    const [, s, n] = e.match(/^(.*!)([^!]*)$/s);
    n || t(`The ${e} tag has no suffix`);
    const i = this.tags[s];
    if (i) try {
     return i + decodeURIComponent(n);
    } catch (e) {
     return t(String(e)), null;
    }
    return "!" === s ? e : (t(`Could not resolve tag: ${e}`), null);
   }
   tagString(e) {
    for (const [t, s] of Object.entries(this.tags)) if (e.startsWith(s)) return t + escapeTagName(e.substring(s.length));
    return "!" === e[0] ? e : `!<${e}>`;
   }
   toString(e) {
    const t = this.yaml.explicit ? [ `%YAML ${this.yaml.version || "1.2"}` ] : [], s = Object.entries(this.tags);
    let o;
    if (e && s.length > 0 && n.isNode(e.contents)) {
     const t = {};
     i.visit(e.contents, (e, s) => {
      n.isNode(s) && s.tag && (t[s.tag] = !0);
     }), o = Object.keys(t);
    } else o = [];
    for (const [n, i] of s) "!!" === n && "tag:yaml.org,2002:" === i || e && !o.some(e => e.startsWith(i)) || t.push(`%TAG ${n} ${i}`);
    return t.join("\n");
   }
  }
  Directives.defaultYaml = {
   explicit: !1,
   version: "1.2"
  }, Directives.defaultTags = {
   "!!": "tag:yaml.org,2002:"
  }, t.Directives = Directives;
 }),
 1464: ((e, t) => {
  class YAMLError extends Error {
   constructor(e, t, s, n) {
    super(), this.name = e, this.code = s, this.message = n, this.pos = t;
   }
  }
  t.YAMLError = YAMLError, t.YAMLParseError = class extends YAMLError {
   constructor(e, t, s) {
    super("YAMLParseError", e, t, s);
   }
  }, t.YAMLWarning = class extends YAMLError {
   constructor(e, t, s) {
    super("YAMLWarning", e, t, s);
   }
  }, t.prettifyError = (e, t) => s => {
   if (-1 === s.pos[0]) return;
   s.linePos = s.pos.map(e => t.linePos(e));
   const {line: n, col: i} = s.linePos[0];
   s.message += ` at line ${n}, column ${i}`;
   let o = i - 1, r = e.substring(t.lineStarts[n - 1], t.lineStarts[n]).replace(/[\n\r]+$/, "");
   if (o >= 60 && r.length > 80) {
    const e = Math.min(o - 39, r.length - 79);
    r = "…" + r.substring(e), o -= e - 1;
   }
   if (r.length > 80 && (r = r.substring(0, 79) + "…"), n > 1 && /^ *$/.test(r.substring(0, o))) {
    let s = e.substring(t.lineStarts[n - 2], t.lineStarts[n - 1]);
    s.length > 80 && (s = s.substring(0, 79) + "…\n"), r = s + r;
   }
   if (/[^ ]/.test(r)) {
    let e = 1;
    const t = s.linePos[1];
    t?.line === n && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - o)));
    const a = " ".repeat(o) + "^".repeat(e);
    s.message += `:\n\n${r}\n${a}\n`;
   }
  };
 }),
 8815: ((e, t, s) => {
  var n = s(9984), i = s(3021), o = s(5840), r = s(1464), a = s(4065), c = s(1127), l = s(7165), u = s(3301), f = s(4454), h = s(2223), d = (s(3461), 
  s(361)), p = s(6628), m = s(3456), g = s(4047), y = s(204);
  t.Dk = n.Composer, i.Document, o.Schema, r.YAMLError, r.YAMLParseError, r.YAMLWarning, 
  a.Alias, c.isAlias, c.isCollection, c.isDocument, t.jh = c.isMap, c.isNode, c.isPair, 
  t.jn = c.isScalar, t.oP = c.isSeq, l.Pair, u.Scalar, f.YAMLMap, h.YAMLSeq, t.JG = d.Lexer, 
  p.LineCounter, t.iX = m.Parser, g.parse, g.parseAllDocuments, g.parseDocument, g.stringify, 
  t.YR = y.visit, y.visitAsync;
 }),
 7249: ((e, t, s) => {
  var n = s(932);
  t.debug = function(e, ...t) {
   "debug" === e && console.log(...t);
  }, t.warn = function(e, t) {
   "debug" !== e && "warn" !== e || ("function" == typeof n.emitWarning ? n.emitWarning(t) : console.warn(t));
  };
 }),
 4065: ((e, t, s) => {
  var n = s(1596), i = s(204), o = s(1127), r = s(6673), a = s(6424);
  class Alias extends r.NodeBase {
   constructor(e) {
    super(o.ALIAS), this.source = e, Object.defineProperty(this, "tag", {
     set() {
      throw new Error("Alias nodes cannot have tags");
     }
    });
   }
   resolve(e, t) {
    if (0 === t?.maxAliasCount) throw new ReferenceError("Alias resolution is disabled");
    let s, n;
    t?.aliasResolveCache ? s = t.aliasResolveCache : (s = [], i.visit(e, {
     Node: (e, t) => {
      (o.isAlias(t) || o.hasAnchor(t)) && s.push(t);
     }
    }), t && (t.aliasResolveCache = s));
    for (const e of s) {
     if (e === this) break;
     e.anchor === this.source && (n = e);
    }
    if (n && t) {
     const {anchors: e, doc: s, maxAliasCount: i} = t;
     let o = e.get(n);
     if (o || (a.toJS(n, null, t), o = e.get(n)), void 0 === o?.res) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
     if (i >= 0 && (o.count += 1, 0 === o.aliasCount && (o.aliasCount = getAliasCount(s, n, e)), 
     o.count * o.aliasCount > i)) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
    }
    return n;
   }
   toJSON(e, t) {
    if (!t) return {
     source: this.source
    };
    const s = this.resolve(t.doc, t);
    if (!s) {
     const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
     throw new ReferenceError(e);
    }
    return t.anchors.get(s).res;
   }
   toString(e, t, s) {
    const i = `*${this.source}`;
    if (e) {
     if (n.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
      const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new Error(e);
     }
     if (e.implicitKey) return `${i} `;
    }
    return i;
   }
  }
  function getAliasCount(e, t, s) {
   if (o.isAlias(t)) {
    const n = t.resolve(e), i = s && n && s.get(n);
    return i ? i.count * i.aliasCount : 0;
   }
   if (o.isCollection(t)) {
    let n = 0;
    for (const i of t.items) {
     const t = getAliasCount(e, i, s);
     t > n && (n = t);
    }
    return n;
   }
   if (o.isPair(t)) {
    const n = getAliasCount(e, t.key, s), i = getAliasCount(e, t.value, s);
    return Math.max(n, i);
   }
   return 1;
  }
  t.Alias = Alias;
 }),
 101: ((e, t, s) => {
  var n = s(2404), i = s(1127), o = s(6673);
  function collectionFromPath(e, t, s) {
   let i = s;
   for (let e = t.length - 1; e >= 0; --e) {
    const s = t[e];
    if ("number" == typeof s && Number.isInteger(s) && s >= 0) {
     const e = [];
     e[s] = i, i = e;
    } else i = new Map([ [ s, i ] ]);
   }
   return n.createNode(i, void 0, {
    aliasDuplicateObjects: !1,
    keepUndefined: !1,
    onAnchor: () => {
     throw new Error("This should not happen, please report a bug.");
    },
    schema: e,
    sourceObjects: new Map
   });
  }
  const isEmptyPath = e => null == e || "object" == typeof e && !!e[Symbol.iterator]().next().done;
  class Collection extends o.NodeBase {
   constructor(e, t) {
    super(e), Object.defineProperty(this, "schema", {
     value: t,
     configurable: !0,
     enumerable: !1,
     writable: !0
    });
   }
   clone(e) {
    const t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    return e && (t.schema = e), t.items = t.items.map(t => i.isNode(t) || i.isPair(t) ? t.clone(e) : t), 
    this.range && (t.range = this.range.slice()), t;
   }
   addIn(e, t) {
    if (isEmptyPath(e)) this.add(t); else {
     const [s, ...n] = e, o = this.get(s, !0);
     if (i.isCollection(o)) o.addIn(n, t); else {
      if (void 0 !== o || !this.schema) throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`);
      this.set(s, collectionFromPath(this.schema, n, t));
     }
    }
   }
   deleteIn(e) {
    const [t, ...s] = e;
    if (0 === s.length) return this.delete(t);
    const n = this.get(t, !0);
    if (i.isCollection(n)) return n.deleteIn(s);
    throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`);
   }
   getIn(e, t) {
    const [s, ...n] = e, o = this.get(s, !0);
    return 0 === n.length ? !t && i.isScalar(o) ? o.value : o : i.isCollection(o) ? o.getIn(n, t) : void 0;
   }
   hasAllNullValues(e) {
    return this.items.every(t => {
     if (!i.isPair(t)) return !1;
     const s = t.value;
     return null == s || e && i.isScalar(s) && null == s.value && !s.commentBefore && !s.comment && !s.tag;
    });
   }
   hasIn(e) {
    const [t, ...s] = e;
    if (0 === s.length) return this.has(t);
    const n = this.get(t, !0);
    return !!i.isCollection(n) && n.hasIn(s);
   }
   setIn(e, t) {
    const [s, ...n] = e;
    if (0 === n.length) this.set(s, t); else {
     const e = this.get(s, !0);
     if (i.isCollection(e)) e.setIn(n, t); else {
      if (void 0 !== e || !this.schema) throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`);
      this.set(s, collectionFromPath(this.schema, n, t));
     }
    }
   }
  }
  t.Collection = Collection, t.collectionFromPath = collectionFromPath, t.isEmptyPath = isEmptyPath;
 }),
 6673: ((e, t, s) => {
  var n = s(3661), i = s(1127), o = s(6424);
  t.NodeBase = class {
   constructor(e) {
    Object.defineProperty(this, i.NODE_TYPE, {
     value: e
    });
   }
   clone() {
    const e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    return this.range && (e.range = this.range.slice()), e;
   }
   toJS(e, {mapAsMap: t, maxAliasCount: s, onAnchor: r, reviver: a} = {}) {
    if (!i.isDocument(e)) throw new TypeError("A document argument is required");
    const c = {
     anchors: new Map,
     doc: e,
     keep: !0,
     mapAsMap: !0 === t,
     mapKeyWarned: !1,
     maxAliasCount: "number" == typeof s ? s : 100
    }, l = o.toJS(this, "", c);
    if ("function" == typeof r) for (const {count: e, res: t} of c.anchors.values()) r(t, e);
    return "function" == typeof a ? n.applyReviver(a, {
     "": l
    }, "", l) : l;
   }
  };
 }),
 7165: ((e, t, s) => {
  var n = s(2404), i = s(9748), o = s(7104), r = s(1127);
  class Pair {
   constructor(e, t = null) {
    Object.defineProperty(this, r.NODE_TYPE, {
     value: r.PAIR
    }), this.key = e, this.value = t;
   }
   clone(e) {
    let {key: t, value: s} = this;
    return r.isNode(t) && (t = t.clone(e)), r.isNode(s) && (s = s.clone(e)), new Pair(t, s);
   }
   toJSON(e, t) {
    const s = t?.mapAsMap ? new Map : {};
    return o.addPairToJSMap(t, s, this);
   }
   toString(e, t, s) {
    return e?.doc ? i.stringifyPair(this, e, t, s) : JSON.stringify(this);
   }
  }
  t.Pair = Pair, t.createPair = function(e, t, s) {
   const i = n.createNode(e, void 0, s), o = n.createNode(t, void 0, s);
   return new Pair(i, o);
  };
 }),
 3301: ((e, t, s) => {
  var n = s(1127), i = s(6673), o = s(6424);
  class Scalar extends i.NodeBase {
   constructor(e) {
    super(n.SCALAR), this.value = e;
   }
   toJSON(e, t) {
    return t?.keep ? this.value : o.toJS(this.value, e, t);
   }
   toString() {
    return String(this.value);
   }
  }
  Scalar.BLOCK_FOLDED = "BLOCK_FOLDED", Scalar.BLOCK_LITERAL = "BLOCK_LITERAL", Scalar.PLAIN = "PLAIN", 
  Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE", Scalar.QUOTE_SINGLE = "QUOTE_SINGLE", t.Scalar = Scalar, 
  t.isScalarValue = e => !e || "function" != typeof e && "object" != typeof e;
 }),
 4454: ((e, t, s) => {
  var n = s(1212), i = s(7104), o = s(101), r = s(1127), a = s(7165), c = s(3301);
  function findPair(e, t) {
   const s = r.isScalar(t) ? t.value : t;
   for (const n of e) if (r.isPair(n)) {
    if (n.key === t || n.key === s) return n;
    if (r.isScalar(n.key) && n.key.value === s) return n;
   }
  }
  class YAMLMap extends o.Collection {
   static get tagName() {
    return "tag:yaml.org,2002:map";
   }
   constructor(e) {
    super(r.MAP, e), this.items = [];
   }
   static from(e, t, s) {
    const {keepUndefined: n, replacer: i} = s, o = new this(e), add = (e, r) => {
     if ("function" == typeof i) r = i.call(t, e, r); else if (Array.isArray(i) && !i.includes(e)) return;
     (void 0 !== r || n) && o.items.push(a.createPair(e, r, s));
    };
    if (t instanceof Map) for (const [e, s] of t) add(e, s); else if (t && "object" == typeof t) for (const e of Object.keys(t)) add(e, t[e]);
    return "function" == typeof e.sortMapEntries && o.items.sort(e.sortMapEntries), 
    o;
   }
   add(e, t) {
    let s;
    s = r.isPair(e) ? e : e && "object" == typeof e && "key" in e ? new a.Pair(e.key, e.value) : new a.Pair(e, e?.value);
    const n = findPair(this.items, s.key), i = this.schema?.sortMapEntries;
    if (n) {
     if (!t) throw new Error(`Key ${s.key} already set`);
     r.isScalar(n.value) && c.isScalarValue(s.value) ? n.value.value = s.value : n.value = s.value;
    } else if (i) {
     const e = this.items.findIndex(e => i(s, e) < 0);
     -1 === e ? this.items.push(s) : this.items.splice(e, 0, s);
    } else this.items.push(s);
   }
   delete(e) {
    const t = findPair(this.items, e);
    return !!t && this.items.splice(this.items.indexOf(t), 1).length > 0;
   }
   get(e, t) {
    const s = findPair(this.items, e), n = s?.value;
    return (!t && r.isScalar(n) ? n.value : n) ?? void 0;
   }
   has(e) {
    return !!findPair(this.items, e);
   }
   set(e, t) {
    this.add(new a.Pair(e, t), !0);
   }
   toJSON(e, t, s) {
    const n = s ? new s : t?.mapAsMap ? new Map : {};
    t?.onCreate && t.onCreate(n);
    for (const e of this.items) i.addPairToJSMap(t, n, e);
    return n;
   }
   toString(e, t, s) {
    if (!e) return JSON.stringify(this);
    for (const e of this.items) if (!r.isPair(e)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
    return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, {
     allNullValues: !0
    })), n.stringifyCollection(this, e, {
     blockItemPrefix: "",
     flowChars: {
      start: "{",
      end: "}"
     },
     itemIndent: e.indent || "",
     onChompKeep: s,
     onComment: t
    });
   }
  }
  t.YAMLMap = YAMLMap, t.findPair = findPair;
 }),
 2223: ((e, t, s) => {
  var n = s(2404), i = s(1212), o = s(101), r = s(1127), a = s(3301), c = s(6424);
  class YAMLSeq extends o.Collection {
   static get tagName() {
    return "tag:yaml.org,2002:seq";
   }
   constructor(e) {
    super(r.SEQ, e), this.items = [];
   }
   add(e) {
    this.items.push(e);
   }
   delete(e) {
    const t = asItemIndex(e);
    return "number" == typeof t && this.items.splice(t, 1).length > 0;
   }
   get(e, t) {
    const s = asItemIndex(e);
    if ("number" != typeof s) return;
    const n = this.items[s];
    return !t && r.isScalar(n) ? n.value : n;
   }
   has(e) {
    const t = asItemIndex(e);
    return "number" == typeof t && t < this.items.length;
   }
   set(e, t) {
    const s = asItemIndex(e);
    if ("number" != typeof s) throw new Error(`Expected a valid index, not ${e}.`);
    const n = this.items[s];
    r.isScalar(n) && a.isScalarValue(t) ? n.value = t : this.items[s] = t;
   }
   toJSON(e, t) {
    const s = [];
    t?.onCreate && t.onCreate(s);
    let n = 0;
    for (const e of this.items) s.push(c.toJS(e, String(n++), t));
    return s;
   }
   toString(e, t, s) {
    return e ? i.stringifyCollection(this, e, {
     blockItemPrefix: "- ",
     flowChars: {
      start: "[",
      end: "]"
     },
     itemIndent: (e.indent || "") + "  ",
     onChompKeep: s,
     onComment: t
    }) : JSON.stringify(this);
   }
   static from(e, t, s) {
    const {replacer: i} = s, o = new this(e);
    if (t && Symbol.iterator in Object(t)) {
     let e = 0;
     for (let r of t) {
      if ("function" == typeof i) {
       const s = t instanceof Set ? r : String(e++);
       r = i.call(t, s, r);
      }
      o.items.push(n.createNode(r, void 0, s));
     }
    }
    return o;
   }
  }
  function asItemIndex(e) {
   let t = r.isScalar(e) ? e.value : e;
   return t && "string" == typeof t && (t = Number(t)), "number" == typeof t && Number.isInteger(t) && t >= 0 ? t : null;
  }
  t.YAMLSeq = YAMLSeq;
 }),
 7104: ((e, t, s) => {
  var n = s(7249), i = s(452), o = s(2148), r = s(1127), a = s(6424);
  t.addPairToJSMap = function(e, t, {key: s, value: c}) {
   if (r.isNode(s) && s.addToJSMap) s.addToJSMap(e, t, c); else if (i.isMergeKey(e, s)) i.addMergeToJSMap(e, t, c); else {
    const i = a.toJS(s, "", e);
    if (t instanceof Map) t.set(i, a.toJS(c, i, e)); else if (t instanceof Set) t.add(i); else {
     const l = function(e, t, s) {
      if (null === t) return "";
      if ("object" != typeof t) return String(t);
      if (r.isNode(e) && s?.doc) {
       const t = o.createStringifyContext(s.doc, {});
       t.anchors = new Set;
       for (const e of s.anchors.keys()) t.anchors.add(e.anchor);
       t.inFlow = !0, t.inStringifyKey = !0;
       const i = e.toString(t);
       if (!s.mapKeyWarned) {
        let e = JSON.stringify(i);
        e.length > 40 && (e = e.substring(0, 36) + '..."'), n.warn(s.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), 
        s.mapKeyWarned = !0;
       }
       return i;
      }
      return JSON.stringify(t);
     }(s, i, e), u = a.toJS(c, l, e);
     l in t ? Object.defineProperty(t, l, {
      value: u,
      writable: !0,
      enumerable: !0,
      configurable: !0
     }) : t[l] = u;
    }
   }
   return t;
  };
 }),
 1127: ((e, t) => {
  const s = Symbol.for("yaml.alias"), n = Symbol.for("yaml.document"), i = Symbol.for("yaml.map"), o = Symbol.for("yaml.pair"), r = Symbol.for("yaml.scalar"), a = Symbol.for("yaml.seq"), c = Symbol.for("yaml.node.type"), isScalar = e => !!e && "object" == typeof e && e[c] === r;
  function isCollection(e) {
   if (e && "object" == typeof e) switch (e[c]) {
   case i:
   case a:
    return !0;
   }
   return !1;
  }
  t.ALIAS = s, t.DOC = n, t.MAP = i, t.NODE_TYPE = c, t.PAIR = o, t.SCALAR = r, t.SEQ = a, 
  t.hasAnchor = e => (isScalar(e) || isCollection(e)) && !!e.anchor, t.isAlias = e => !!e && "object" == typeof e && e[c] === s, 
  t.isCollection = isCollection, t.isDocument = e => !!e && "object" == typeof e && e[c] === n, 
  t.isMap = e => !!e && "object" == typeof e && e[c] === i, t.isNode = function(e) {
   if (e && "object" == typeof e) switch (e[c]) {
   case s:
   case i:
   case r:
   case a:
    return !0;
   }
   return !1;
  }, t.isPair = e => !!e && "object" == typeof e && e[c] === o, t.isScalar = isScalar, 
  t.isSeq = e => !!e && "object" == typeof e && e[c] === a;
 }),
 6424: ((e, t, s) => {
  var n = s(1127);
  t.toJS = function toJS(e, t, s) {
   if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), s));
   if (e && "function" == typeof e.toJSON) {
    if (!s || !n.hasAnchor(e)) return e.toJSON(t, s);
    const i = {
     aliasCount: 0,
     count: 1,
     res: void 0
    };
    s.anchors.set(e, i), s.onCreate = e => {
     i.res = e, delete s.onCreate;
    };
    const o = e.toJSON(t, s);
    return s.onCreate && s.onCreate(o), o;
   }
   return "bigint" != typeof e || s?.keep ? e : Number(e);
  };
 }),
 110: ((e, t, s) => {
  var n = s(8913), i = s(6842), o = s(1464), r = s(3069);
  function addEndtoBlockProps(e, t) {
   if (t) for (const s of t) switch (s.type) {
   case "space":
   case "comment":
    e.push(s);
    break;

   case "newline":
    return e.push(s), !0;
   }
   return !1;
  }
  function setFlowScalarValue(e, t, s) {
   switch (e.type) {
   case "scalar":
   case "double-quoted-scalar":
   case "single-quoted-scalar":
    e.type = s, e.source = t;
    break;

   case "block-scalar":
    {
     const n = e.props.slice(1);
     let i = t.length;
     "block-scalar-header" === e.props[0].type && (i -= e.props[0].source.length);
     for (const e of n) e.offset += i;
     delete e.props, Object.assign(e, {
      type: s,
      source: t,
      end: n
     });
     break;
    }

   case "block-map":
   case "block-seq":
    {
     const n = {
      type: "newline",
      offset: e.offset + t.length,
      indent: e.indent,
      source: "\n"
     };
     delete e.items, Object.assign(e, {
      type: s,
      source: t,
      end: [ n ]
     });
     break;
    }

   default:
    {
     const n = "indent" in e ? e.indent : -1, i = "end" in e && Array.isArray(e.end) ? e.end.filter(e => "space" === e.type || "comment" === e.type || "newline" === e.type) : [];
     for (const t of Object.keys(e)) "type" !== t && "offset" !== t && delete e[t];
     Object.assign(e, {
      type: s,
      indent: n,
      source: t,
      end: i
     });
    }
   }
  }
  t.createScalarToken = function(e, t) {
   const {implicitKey: s = !1, indent: n, inFlow: i = !1, offset: o = -1, type: a = "PLAIN"} = t, c = r.stringifyString({
    type: a,
    value: e
   }, {
    implicitKey: s,
    indent: n > 0 ? " ".repeat(n) : "",
    inFlow: i,
    options: {
     blockQuote: !0,
     lineWidth: -1
    }
   }), l = t.end ?? [ {
    type: "newline",
    offset: -1,
    indent: n,
    source: "\n"
   } ];
   switch (c[0]) {
   case "|":
   case ">":
    {
     const e = c.indexOf("\n"), t = c.substring(0, e), s = c.substring(e + 1) + "\n", i = [ {
      type: "block-scalar-header",
      offset: o,
      indent: n,
      source: t
     } ];
     return addEndtoBlockProps(i, l) || i.push({
      type: "newline",
      offset: -1,
      indent: n,
      source: "\n"
     }), {
      type: "block-scalar",
      offset: o,
      indent: n,
      props: i,
      source: s
     };
    }

   case '"':
    return {
     type: "double-quoted-scalar",
     offset: o,
     indent: n,
     source: c,
     end: l
    };

   case "'":
    return {
     type: "single-quoted-scalar",
     offset: o,
     indent: n,
     source: c,
     end: l
    };

   default:
    return {
     type: "scalar",
     offset: o,
     indent: n,
     source: c,
     end: l
    };
   }
  }, t.resolveAsScalar = function(e, t = !0, s) {
   if (e) {
    const _onError = (e, t, n) => {
     const i = "number" == typeof e ? e : Array.isArray(e) ? e[0] : e.offset;
     if (!s) throw new o.YAMLParseError([ i, i + 1 ], t, n);
     s(i, t, n);
    };
    switch (e.type) {
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return i.resolveFlowScalar(e, t, _onError);

    case "block-scalar":
     return n.resolveBlockScalar({
      options: {
       strict: t
      }
     }, e, _onError);
    }
   }
   return null;
  }, t.setScalarValue = function(e, t, s = {}) {
   let {afterKey: n = !1, implicitKey: i = !1, inFlow: o = !1, type: a} = s, c = "indent" in e ? e.indent : null;
   if (n && "number" == typeof c && (c += 2), !a) switch (e.type) {
   case "single-quoted-scalar":
    a = "QUOTE_SINGLE";
    break;

   case "double-quoted-scalar":
    a = "QUOTE_DOUBLE";
    break;

   case "block-scalar":
    {
     const t = e.props[0];
     if ("block-scalar-header" !== t.type) throw new Error("Invalid block scalar header");
     a = ">" === t.source[0] ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
     break;
    }

   default:
    a = "PLAIN";
   }
   const l = r.stringifyString({
    type: a,
    value: t
   }, {
    implicitKey: i || null === c,
    indent: null !== c && c > 0 ? " ".repeat(c) : "",
    inFlow: o,
    options: {
     blockQuote: !0,
     lineWidth: -1
    }
   });
   switch (l[0]) {
   case "|":
   case ">":
    !function(e, t) {
     const s = t.indexOf("\n"), n = t.substring(0, s), i = t.substring(s + 1) + "\n";
     if ("block-scalar" === e.type) {
      const t = e.props[0];
      if ("block-scalar-header" !== t.type) throw new Error("Invalid block scalar header");
      t.source = n, e.source = i;
     } else {
      const {offset: t} = e, s = "indent" in e ? e.indent : -1, o = [ {
       type: "block-scalar-header",
       offset: t,
       indent: s,
       source: n
      } ];
      addEndtoBlockProps(o, "end" in e ? e.end : void 0) || o.push({
       type: "newline",
       offset: -1,
       indent: s,
       source: "\n"
      });
      for (const t of Object.keys(e)) "type" !== t && "offset" !== t && delete e[t];
      Object.assign(e, {
       type: "block-scalar",
       indent: s,
       props: o,
       source: i
      });
     }
    }(e, l);
    break;

   case '"':
    setFlowScalarValue(e, l, "double-quoted-scalar");
    break;

   case "'":
    setFlowScalarValue(e, l, "single-quoted-scalar");
    break;

   default:
    setFlowScalarValue(e, l, "scalar");
   }
  };
 }),
 1733: ((e, t) => {
  function stringifyToken(e) {
   switch (e.type) {
   case "block-scalar":
    {
     let t = "";
     for (const s of e.props) t += stringifyToken(s);
     return t + e.source;
    }

   case "block-map":
   case "block-seq":
    {
     let t = "";
     for (const s of e.items) t += stringifyItem(s);
     return t;
    }

   case "flow-collection":
    {
     let t = e.start.source;
     for (const s of e.items) t += stringifyItem(s);
     for (const s of e.end) t += s.source;
     return t;
    }

   case "document":
    {
     let t = stringifyItem(e);
     if (e.end) for (const s of e.end) t += s.source;
     return t;
    }

   default:
    {
     let t = e.source;
     if ("end" in e && e.end) for (const s of e.end) t += s.source;
     return t;
    }
   }
  }
  function stringifyItem({start: e, key: t, sep: s, value: n}) {
   let i = "";
   for (const t of e) i += t.source;
   if (t && (i += stringifyToken(t)), s) for (const e of s) i += e.source;
   return n && (i += stringifyToken(n)), i;
  }
  t.stringify = e => "type" in e ? stringifyToken(e) : stringifyItem(e);
 }),
 7715: ((e, t) => {
  const s = Symbol("break visit"), n = Symbol("skip children"), i = Symbol("remove item");
  function visit(e, t) {
   "type" in e && "document" === e.type && (e = {
    start: e.start,
    value: e.value
   }), _visit(Object.freeze([]), e, t);
  }
  function _visit(e, t, n) {
   let o = n(t, e);
   if ("symbol" == typeof o) return o;
   for (const r of [ "key", "value" ]) {
    const a = t[r];
    if (a && "items" in a) {
     for (let t = 0; t < a.items.length; ++t) {
      const o = _visit(Object.freeze(e.concat([ [ r, t ] ])), a.items[t], n);
      if ("number" == typeof o) t = o - 1; else {
       if (o === s) return s;
       o === i && (a.items.splice(t, 1), t -= 1);
      }
     }
     "function" == typeof o && "key" === r && (o = o(t, e));
    }
   }
   return "function" == typeof o ? o(t, e) : o;
  }
  visit.BREAK = s, visit.SKIP = n, visit.REMOVE = i, visit.itemAtPath = (e, t) => {
   let s = e;
   for (const [e, n] of t) {
    const t = s?.[e];
    if (!t || !("items" in t)) return;
    s = t.items[n];
   }
   return s;
  }, visit.parentCollection = (e, t) => {
   const s = visit.itemAtPath(e, t.slice(0, -1)), n = t[t.length - 1][0], i = s?.[n];
   if (i && "items" in i) return i;
   throw new Error("Parent collection not found");
  }, t.visit = visit;
 }),
 3461: ((e, t, s) => {
  var n = s(110), i = s(1733), o = s(7715);
  t.createScalarToken = n.createScalarToken, t.resolveAsScalar = n.resolveAsScalar, 
  t.setScalarValue = n.setScalarValue, t.stringify = i.stringify, t.visit = o.visit, 
  t.BOM = "\ufeff", t.DOCUMENT = "", t.FLOW_END = "", t.SCALAR = "", t.isCollection = e => !!e && "items" in e, 
  t.isScalar = e => !!e && ("scalar" === e.type || "single-quoted-scalar" === e.type || "double-quoted-scalar" === e.type || "block-scalar" === e.type), 
  t.prettyToken = function(e) {
   switch (e) {
   case "\ufeff":
    return "<BOM>";

   case "":
    return "<DOC>";

   case "":
    return "<FLOW_END>";

   case "":
    return "<SCALAR>";

   default:
    return JSON.stringify(e);
   }
  }, t.tokenType = function(e) {
   switch (e) {
   case "\ufeff":
    return "byte-order-mark";

   case "":
    return "doc-mode";

   case "":
    return "flow-error-end";

   case "":
    return "scalar";

   case "---":
    return "doc-start";

   case "...":
    return "doc-end";

   case "":
   case "\n":
   case "\r\n":
    return "newline";

   case "-":
    return "seq-item-ind";

   case "?":
    return "explicit-key-ind";

   case ":":
    return "map-value-ind";

   case "{":
    return "flow-map-start";

   case "}":
    return "flow-map-end";

   case "[":
    return "flow-seq-start";

   case "]":
    return "flow-seq-end";

   case ",":
    return "comma";
   }
   switch (e[0]) {
   case " ":
   case "\t":
    return "space";

   case "#":
    return "comment";

   case "%":
    return "directive-line";

   case "*":
    return "alias";

   case "&":
    return "anchor";

   case "!":
    return "tag";

   case "'":
    return "single-quoted-scalar";

   case '"':
    return "double-quoted-scalar";

   case "|":
   case ">":
    return "block-scalar-header";
   }
   return null;
  };
 }),
 361: ((e, t, s) => {
  var n = s(3461);
  function isEmpty(e) {
   switch (e) {
   case void 0:
   case " ":
   case "\n":
   case "\r":
   case "\t":
    return !0;

   default:
    return !1;
   }
  }
  const i = new Set("0123456789ABCDEFabcdef"), o = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), r = new Set(",[]{}"), a = new Set(" ,[]{}\n\r\t"), isNotAnchorChar = e => !e || a.has(e);
  t.Lexer = class {
   constructor() {
    this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", 
    this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, 
    this.lineEndPos = null, this.next = null, this.pos = 0;
   }
   * lex(e, t = !1) {
    if (e) {
     if ("string" != typeof e) throw TypeError("source is not a string");
     this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
    }
    this.atEnd = !t;
    let s = this.next ?? "stream";
    for (;s && (t || this.hasChars(1)); ) s = yield* this.parseNext(s);
   }
   atLineEnd() {
    let e = this.pos, t = this.buffer[e];
    for (;" " === t || "\t" === t; ) t = this.buffer[++e];
    return !t || "#" === t || "\n" === t || "\r" === t && "\n" === this.buffer[e + 1];
   }
   charAt(e) {
    return this.buffer[this.pos + e];
   }
   continueScalar(e) {
    let t = this.buffer[e];
    if (this.indentNext > 0) {
     let s = 0;
     for (;" " === t; ) t = this.buffer[++s + e];
     if ("\r" === t) {
      const t = this.buffer[s + e + 1];
      if ("\n" === t || !t && !this.atEnd) return e + s + 1;
     }
     return "\n" === t || s >= this.indentNext || !t && !this.atEnd ? e + s : -1;
    }
    if ("-" === t || "." === t) {
     const t = this.buffer.substr(e, 3);
     if (("---" === t || "..." === t) && isEmpty(this.buffer[e + 3])) return -1;
    }
    return e;
   }
   getLine() {
    let e = this.lineEndPos;
    return ("number" != typeof e || -1 !== e && e < this.pos) && (e = this.buffer.indexOf("\n", this.pos), 
    this.lineEndPos = e), -1 === e ? this.atEnd ? this.buffer.substring(this.pos) : null : ("\r" === this.buffer[e - 1] && (e -= 1), 
    this.buffer.substring(this.pos, e));
   }
   hasChars(e) {
    return this.pos + e <= this.buffer.length;
   }
   setNext(e) {
    return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, 
    this.next = e, null;
   }
   peek(e) {
    return this.buffer.substr(this.pos, e);
   }
   * parseNext(e) {
    switch (e) {
    case "stream":
     return yield* this.parseStream();

    case "line-start":
     return yield* this.parseLineStart();

    case "block-start":
     return yield* this.parseBlockStart();

    case "doc":
     return yield* this.parseDocument();

    case "flow":
     return yield* this.parseFlowCollection();

    case "quoted-scalar":
     return yield* this.parseQuotedScalar();

    case "block-scalar":
     return yield* this.parseBlockScalar();

    case "plain-scalar":
     return yield* this.parsePlainScalar();
    }
   }
   * parseStream() {
    let e = this.getLine();
    if (null === e) return this.setNext("stream");
    if (e[0] === n.BOM && (yield* this.pushCount(1), e = e.substring(1)), "%" === e[0]) {
     let t = e.length, s = e.indexOf("#");
     for (;-1 !== s; ) {
      const n = e[s - 1];
      if (" " === n || "\t" === n) {
       t = s - 1;
       break;
      }
      s = e.indexOf("#", s + 1);
     }
     for (;;) {
      const s = e[t - 1];
      if (" " !== s && "\t" !== s) break;
      t -= 1;
     }
     const n = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
     return yield* this.pushCount(e.length - n), this.pushNewline(), "stream";
    }
    if (this.atLineEnd()) {
     const t = yield* this.pushSpaces(!0);
     return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
    }
    return yield n.DOCUMENT, yield* this.parseLineStart();
   }
   * parseLineStart() {
    const e = this.charAt(0);
    if (!e && !this.atEnd) return this.setNext("line-start");
    if ("-" === e || "." === e) {
     if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
     const e = this.peek(3);
     if (("---" === e || "..." === e) && isEmpty(this.charAt(3))) return yield* this.pushCount(3), 
     this.indentValue = 0, this.indentNext = 0, "---" === e ? "doc" : "stream";
    }
    return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue), 
    yield* this.parseBlockStart();
   }
   * parseBlockStart() {
    const [e, t] = this.peek(2);
    if (!t && !this.atEnd) return this.setNext("block-start");
    if (("-" === e || "?" === e || ":" === e) && isEmpty(t)) {
     const e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
     return this.indentNext = this.indentValue + 1, this.indentValue += e, "block-start";
    }
    return "doc";
   }
   * parseDocument() {
    yield* this.pushSpaces(!0);
    const e = this.getLine();
    if (null === e) return this.setNext("doc");
    let t = yield* this.pushIndicators();
    switch (e[t]) {
    case "#":
     yield* this.pushCount(e.length - t);

    case void 0:
     return yield* this.pushNewline(), yield* this.parseLineStart();

    case "{":
    case "[":
     return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";

    case "}":
    case "]":
     return yield* this.pushCount(1), "doc";

    case "*":
     return yield* this.pushUntil(isNotAnchorChar), "doc";

    case '"':
    case "'":
     return yield* this.parseQuotedScalar();

    case "|":
    case ">":
     return t += (yield* this.parseBlockScalarHeader()), t += (yield* this.pushSpaces(!0)), 
     yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();

    default:
     return yield* this.parsePlainScalar();
    }
   }
   * parseFlowCollection() {
    let e, t, s = -1;
    do {
     e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = s = t) : t = 0, 
     t += (yield* this.pushSpaces(!0));
    } while (e + t > 0);
    const i = this.getLine();
    if (null === i) return this.setNext("flow");
    if ((-1 !== s && s < this.indentNext && "#" !== i[0] || 0 === s && (i.startsWith("---") || i.startsWith("...")) && isEmpty(i[3])) && (s !== this.indentNext - 1 || 1 !== this.flowLevel || "]" !== i[0] && "}" !== i[0])) return this.flowLevel = 0, 
    yield n.FLOW_END, yield* this.parseLineStart();
    let o = 0;
    for (;"," === i[o]; ) o += (yield* this.pushCount(1)), o += (yield* this.pushSpaces(!0)), 
    this.flowKey = !1;
    switch (o += (yield* this.pushIndicators()), i[o]) {
    case void 0:
     return "flow";

    case "#":
     return yield* this.pushCount(i.length - o), "flow";

    case "{":
    case "[":
     return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";

    case "}":
    case "]":
     return yield* this.pushCount(1), this.flowKey = !0, this.flowLevel -= 1, this.flowLevel ? "flow" : "doc";

    case "*":
     return yield* this.pushUntil(isNotAnchorChar), "flow";

    case '"':
    case "'":
     return this.flowKey = !0, yield* this.parseQuotedScalar();

    case ":":
     {
      const e = this.charAt(1);
      if (this.flowKey || isEmpty(e) || "," === e) return this.flowKey = !1, yield* this.pushCount(1), 
      yield* this.pushSpaces(!0), "flow";
     }

    default:
     return this.flowKey = !1, yield* this.parsePlainScalar();
    }
   }
   * parseQuotedScalar() {
    const e = this.charAt(0);
    let t = this.buffer.indexOf(e, this.pos + 1);
    if ("'" === e) for (;-1 !== t && "'" === this.buffer[t + 1]; ) t = this.buffer.indexOf("'", t + 2); else for (;-1 !== t; ) {
     let e = 0;
     for (;"\\" === this.buffer[t - 1 - e]; ) e += 1;
     if (e % 2 == 0) break;
     t = this.buffer.indexOf('"', t + 1);
    }
    const s = this.buffer.substring(0, t);
    let n = s.indexOf("\n", this.pos);
    if (-1 !== n) {
     for (;-1 !== n; ) {
      const e = this.continueScalar(n + 1);
      if (-1 === e) break;
      n = s.indexOf("\n", e);
     }
     -1 !== n && (t = n - ("\r" === s[n - 1] ? 2 : 1));
    }
    if (-1 === t) {
     if (!this.atEnd) return this.setNext("quoted-scalar");
     t = this.buffer.length;
    }
    return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
   }
   * parseBlockScalarHeader() {
    this.blockScalarIndent = -1, this.blockScalarKeep = !1;
    let e = this.pos;
    for (;;) {
     const t = this.buffer[++e];
     if ("+" === t) this.blockScalarKeep = !0; else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1; else if ("-" !== t) break;
    }
    return yield* this.pushUntil(e => isEmpty(e) || "#" === e);
   }
   * parseBlockScalar() {
    let e, t = this.pos - 1, s = 0;
    e: for (let n = this.pos; e = this.buffer[n]; ++n) switch (e) {
    case " ":
     s += 1;
     break;

    case "\n":
     t = n, s = 0;
     break;

    case "\r":
     {
      const e = this.buffer[n + 1];
      if (!e && !this.atEnd) return this.setNext("block-scalar");
      if ("\n" === e) break;
     }

    default:
     break e;
    }
    if (!e && !this.atEnd) return this.setNext("block-scalar");
    if (s >= this.indentNext) {
     -1 === this.blockScalarIndent ? this.indentNext = s : this.indentNext = this.blockScalarIndent + (0 === this.indentNext ? 1 : this.indentNext);
     do {
      const e = this.continueScalar(t + 1);
      if (-1 === e) break;
      t = this.buffer.indexOf("\n", e);
     } while (-1 !== t);
     if (-1 === t) {
      if (!this.atEnd) return this.setNext("block-scalar");
      t = this.buffer.length;
     }
    }
    let i = t + 1;
    for (e = this.buffer[i]; " " === e; ) e = this.buffer[++i];
    if ("\t" === e) {
     for (;"\t" === e || " " === e || "\r" === e || "\n" === e; ) e = this.buffer[++i];
     t = i - 1;
    } else if (!this.blockScalarKeep) for (;;) {
     let e = t - 1, n = this.buffer[e];
     "\r" === n && (n = this.buffer[--e]);
     const i = e;
     for (;" " === n; ) n = this.buffer[--e];
     if (!("\n" === n && e >= this.pos && e + 1 + s > i)) break;
     t = e;
    }
    return yield n.SCALAR, yield* this.pushToIndex(t + 1, !0), yield* this.parseLineStart();
   }
   * parsePlainScalar() {
    const e = this.flowLevel > 0;
    let t, s = this.pos - 1, i = this.pos - 1;
    for (;t = this.buffer[++i]; ) if (":" === t) {
     const t = this.buffer[i + 1];
     if (isEmpty(t) || e && r.has(t)) break;
     s = i;
    } else if (isEmpty(t)) {
     let n = this.buffer[i + 1];
     if ("\r" === t && ("\n" === n ? (i += 1, t = "\n", n = this.buffer[i + 1]) : s = i), 
     "#" === n || e && r.has(n)) break;
     if ("\n" === t) {
      const e = this.continueScalar(i + 1);
      if (-1 === e) break;
      i = Math.max(i, e - 2);
     }
    } else {
     if (e && r.has(t)) break;
     s = i;
    }
    return t || this.atEnd ? (yield n.SCALAR, yield* this.pushToIndex(s + 1, !0), e ? "flow" : "doc") : this.setNext("plain-scalar");
   }
   * pushCount(e) {
    return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
   }
   * pushToIndex(e, t) {
    const s = this.buffer.slice(this.pos, e);
    return s ? (yield s, this.pos += s.length, s.length) : (t && (yield ""), 0);
   }
   * pushIndicators() {
    let e = 0;
    e: for (;;) {
     switch (this.charAt(0)) {
     case "!":
      e += (yield* this.pushTag()), e += (yield* this.pushSpaces(!0));
      continue e;

     case "&":
      e += (yield* this.pushUntil(isNotAnchorChar)), e += (yield* this.pushSpaces(!0));
      continue e;

     case "-":
     case "?":
     case ":":
      {
       const t = this.flowLevel > 0, s = this.charAt(1);
       if (isEmpty(s) || t && r.has(s)) {
        t ? this.flowKey && (this.flowKey = !1) : this.indentNext = this.indentValue + 1, 
        e += (yield* this.pushCount(1)), e += (yield* this.pushSpaces(!0));
        continue e;
       }
      }
     }
     break e;
    }
    return e;
   }
   * pushTag() {
    if ("<" === this.charAt(1)) {
     let e = this.pos + 2, t = this.buffer[e];
     for (;!isEmpty(t) && ">" !== t; ) t = this.buffer[++e];
     return yield* this.pushToIndex(">" === t ? e + 1 : e, !1);
    }
    {
     let e = this.pos + 1, t = this.buffer[e];
     for (;t; ) if (o.has(t)) t = this.buffer[++e]; else {
      if ("%" !== t || !i.has(this.buffer[e + 1]) || !i.has(this.buffer[e + 2])) break;
      t = this.buffer[e += 3];
     }
     return yield* this.pushToIndex(e, !1);
    }
   }
   * pushNewline() {
    const e = this.buffer[this.pos];
    return "\n" === e ? yield* this.pushCount(1) : "\r" === e && "\n" === this.charAt(1) ? yield* this.pushCount(2) : 0;
   }
   * pushSpaces(e) {
    let t, s = this.pos - 1;
    do {
     t = this.buffer[++s];
    } while (" " === t || e && "\t" === t);
    const n = s - this.pos;
    return n > 0 && (yield this.buffer.substr(this.pos, n), this.pos = s), n;
   }
   * pushUntil(e) {
    let t = this.pos, s = this.buffer[t];
    for (;!e(s); ) s = this.buffer[++t];
    return yield* this.pushToIndex(t, !1);
   }
  };
 }),
 6628: ((e, t) => {
  t.LineCounter = class {
   constructor() {
    this.lineStarts = [], this.addNewLine = e => this.lineStarts.push(e), this.linePos = e => {
     let t = 0, s = this.lineStarts.length;
     for (;t < s; ) {
      const n = t + s >> 1;
      this.lineStarts[n] < e ? t = n + 1 : s = n;
     }
     return this.lineStarts[t] === e ? {
      line: t + 1,
      col: 1
     } : 0 === t ? {
      line: 0,
      col: e
     } : {
      line: t,
      col: e - this.lineStarts[t - 1] + 1
     };
    };
   }
  };
 }),
 3456: ((e, t, s) => {
  var n = s(932), i = s(3461), o = s(361);
  function includesToken(e, t) {
   for (let s = 0; s < e.length; ++s) if (e[s].type === t) return !0;
   return !1;
  }
  function findNonEmptyIndex(e) {
   for (let t = 0; t < e.length; ++t) switch (e[t].type) {
   case "space":
   case "comment":
   case "newline":
    break;

   default:
    return t;
   }
   return -1;
  }
  function isFlowToken(e) {
   switch (e?.type) {
   case "alias":
   case "scalar":
   case "single-quoted-scalar":
   case "double-quoted-scalar":
   case "flow-collection":
    return !0;

   default:
    return !1;
   }
  }
  function getPrevProps(e) {
   switch (e.type) {
   case "document":
    return e.start;

   case "block-map":
    {
     const t = e.items[e.items.length - 1];
     return t.sep ?? t.start;
    }

   case "block-seq":
    return e.items[e.items.length - 1].start;

   default:
    return [];
   }
  }
  function getFirstKeyStartProps(e) {
   if (0 === e.length) return [];
   let t = e.length;
   e: for (;--t >= 0; ) switch (e[t].type) {
   case "doc-start":
   case "explicit-key-ind":
   case "map-value-ind":
   case "seq-item-ind":
   case "newline":
    break e;
   }
   for (;"space" === e[++t]?.type; ) ;
   return e.splice(t, e.length);
  }
  function arrayPushArray(e, t) {
   if (t.length < 1e5) Array.prototype.push.apply(e, t); else for (let s = 0; s < t.length; ++s) e.push(t[s]);
  }
  function fixFlowSeqItems(e) {
   if ("flow-seq-start" === e.start.type) for (const t of e.items) !t.sep || t.value || includesToken(t.start, "explicit-key-ind") || includesToken(t.sep, "map-value-ind") || (t.key && (t.value = t.key), 
   delete t.key, isFlowToken(t.value) ? t.value.end ? arrayPushArray(t.value.end, t.sep) : t.value.end = t.sep : arrayPushArray(t.start, t.sep), 
   delete t.sep);
  }
  t.Parser = class {
   constructor(e) {
    this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, 
    this.stack = [], this.source = "", this.type = "", this.lexer = new o.Lexer, this.onNewLine = e;
   }
   * parse(e, t = !1) {
    this.onNewLine && 0 === this.offset && this.onNewLine(0);
    for (const s of this.lexer.lex(e, t)) yield* this.next(s);
    t || (yield* this.end());
   }
   * next(e) {
    if (this.source = e, n.env.LOG_TOKENS && console.log("|", i.prettyToken(e)), this.atScalar) return this.atScalar = !1, 
    yield* this.step(), void (this.offset += e.length);
    const t = i.tokenType(e);
    if (t) if ("scalar" === t) this.atNewLine = !1, this.atScalar = !0, this.type = "scalar"; else {
     switch (this.type = t, yield* this.step(), t) {
     case "newline":
      this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
      break;

     case "space":
      this.atNewLine && " " === e[0] && (this.indent += e.length);
      break;

     case "explicit-key-ind":
     case "map-value-ind":
     case "seq-item-ind":
      this.atNewLine && (this.indent += e.length);
      break;

     case "doc-mode":
     case "flow-error-end":
      return;

     default:
      this.atNewLine = !1;
     }
     this.offset += e.length;
    } else {
     const t = `Not a YAML token: ${e}`;
     yield* this.pop({
      type: "error",
      offset: this.offset,
      message: t,
      source: e
     }), this.offset += e.length;
    }
   }
   * end() {
    for (;this.stack.length > 0; ) yield* this.pop();
   }
   get sourceToken() {
    return {
     type: this.type,
     offset: this.offset,
     indent: this.indent,
     source: this.source
    };
   }
   * step() {
    const e = this.peek(1);
    if ("doc-end" !== this.type || "doc-end" === e?.type) {
     if (!e) return yield* this.stream();
     switch (e.type) {
     case "document":
      return yield* this.document(e);

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      return yield* this.scalar(e);

     case "block-scalar":
      return yield* this.blockScalar(e);

     case "block-map":
      return yield* this.blockMap(e);

     case "block-seq":
      return yield* this.blockSequence(e);

     case "flow-collection":
      return yield* this.flowCollection(e);

     case "doc-end":
      return yield* this.documentEnd(e);
     }
     yield* this.pop();
    } else {
     for (;this.stack.length > 0; ) yield* this.pop();
     this.stack.push({
      type: "doc-end",
      offset: this.offset,
      source: this.source
     });
    }
   }
   peek(e) {
    return this.stack[this.stack.length - e];
   }
   * pop(e) {
    const t = e ?? this.stack.pop();
    if (t) if (0 === this.stack.length) yield t; else {
     const e = this.peek(1);
     switch ("block-scalar" === t.type ? t.indent = "indent" in e ? e.indent : 0 : "flow-collection" === t.type && "document" === e.type && (t.indent = 0), 
     "flow-collection" === t.type && fixFlowSeqItems(t), e.type) {
     case "document":
      e.value = t;
      break;

     case "block-scalar":
      e.props.push(t);
      break;

     case "block-map":
      {
       const s = e.items[e.items.length - 1];
       if (s.value) return e.items.push({
        start: [],
        key: t,
        sep: []
       }), void (this.onKeyLine = !0);
       if (!s.sep) return Object.assign(s, {
        key: t,
        sep: []
       }), void (this.onKeyLine = !s.explicitKey);
       s.value = t;
       break;
      }

     case "block-seq":
      {
       const s = e.items[e.items.length - 1];
       s.value ? e.items.push({
        start: [],
        value: t
       }) : s.value = t;
       break;
      }

     case "flow-collection":
      {
       const s = e.items[e.items.length - 1];
       return void (!s || s.value ? e.items.push({
        start: [],
        key: t,
        sep: []
       }) : s.sep ? s.value = t : Object.assign(s, {
        key: t,
        sep: []
       }));
      }

     default:
      yield* this.pop(), yield* this.pop(t);
     }
     if (!("document" !== e.type && "block-map" !== e.type && "block-seq" !== e.type || "block-map" !== t.type && "block-seq" !== t.type)) {
      const s = t.items[t.items.length - 1];
      s && !s.sep && !s.value && s.start.length > 0 && -1 === findNonEmptyIndex(s.start) && (0 === t.indent || s.start.every(e => "comment" !== e.type || e.indent < t.indent)) && ("document" === e.type ? e.end = s.start : e.items.push({
       start: s.start
      }), t.items.splice(-1, 1));
     }
    } else {
     const e = "Tried to pop an empty stack";
     yield {
      type: "error",
      offset: this.offset,
      source: "",
      message: e
     };
    }
   }
   * stream() {
    switch (this.type) {
    case "directive-line":
     return void (yield {
      type: "directive",
      offset: this.offset,
      source: this.source
     });

    case "byte-order-mark":
    case "space":
    case "comment":
    case "newline":
     return void (yield this.sourceToken);

    case "doc-mode":
    case "doc-start":
     {
      const e = {
       type: "document",
       offset: this.offset,
       start: []
      };
      return "doc-start" === this.type && e.start.push(this.sourceToken), void this.stack.push(e);
     }
    }
    yield {
     type: "error",
     offset: this.offset,
     message: `Unexpected ${this.type} token in YAML stream`,
     source: this.source
    };
   }
   * document(e) {
    if (e.value) return yield* this.lineEnd(e);
    switch (this.type) {
    case "doc-start":
     return void (-1 !== findNonEmptyIndex(e.start) ? (yield* this.pop(), yield* this.step()) : e.start.push(this.sourceToken));

    case "anchor":
    case "tag":
    case "space":
    case "comment":
    case "newline":
     return void e.start.push(this.sourceToken);
    }
    const t = this.startBlockValue(e);
    t ? this.stack.push(t) : yield {
     type: "error",
     offset: this.offset,
     message: `Unexpected ${this.type} token in YAML document`,
     source: this.source
    };
   }
   * scalar(e) {
    if ("map-value-ind" === this.type) {
     const t = getFirstKeyStartProps(getPrevProps(this.peek(2)));
     let s;
     e.end ? (s = e.end, s.push(this.sourceToken), delete e.end) : s = [ this.sourceToken ];
     const n = {
      type: "block-map",
      offset: e.offset,
      indent: e.indent,
      items: [ {
       start: t,
       key: e,
       sep: s
      } ]
     };
     this.onKeyLine = !0, this.stack[this.stack.length - 1] = n;
    } else yield* this.lineEnd(e);
   }
   * blockScalar(e) {
    switch (this.type) {
    case "space":
    case "comment":
    case "newline":
     return void e.props.push(this.sourceToken);

    case "scalar":
     if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
      let e = this.source.indexOf("\n") + 1;
      for (;0 !== e; ) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
     }
     yield* this.pop();
     break;

    default:
     yield* this.pop(), yield* this.step();
    }
   }
   * blockMap(e) {
    const t = e.items[e.items.length - 1];
    switch (this.type) {
    case "newline":
     if (this.onKeyLine = !1, t.value) {
      const s = "end" in t.value ? t.value.end : void 0, n = Array.isArray(s) ? s[s.length - 1] : void 0;
      "comment" === n?.type ? s?.push(this.sourceToken) : e.items.push({
       start: [ this.sourceToken ]
      });
     } else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
     return;

    case "space":
    case "comment":
     if (t.value) e.items.push({
      start: [ this.sourceToken ]
     }); else if (t.sep) t.sep.push(this.sourceToken); else {
      if (this.atIndentedComment(t.start, e.indent)) {
       const s = e.items[e.items.length - 2], n = s?.value?.end;
       if (Array.isArray(n)) return arrayPushArray(n, t.start), n.push(this.sourceToken), 
       void e.items.pop();
      }
      t.start.push(this.sourceToken);
     }
     return;
    }
    if (this.indent >= e.indent) {
     const s = !this.onKeyLine && this.indent === e.indent, n = s && (t.sep || t.explicitKey) && "seq-item-ind" !== this.type;
     let i = [];
     if (n && t.sep && !t.value) {
      const s = [];
      for (let n = 0; n < t.sep.length; ++n) {
       const i = t.sep[n];
       switch (i.type) {
       case "newline":
        s.push(n);
        break;

       case "space":
        break;

       case "comment":
        i.indent > e.indent && (s.length = 0);
        break;

       default:
        s.length = 0;
       }
      }
      s.length >= 2 && (i = t.sep.splice(s[1]));
     }
     switch (this.type) {
     case "anchor":
     case "tag":
      return void (n || t.value ? (i.push(this.sourceToken), e.items.push({
       start: i
      }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken));

     case "explicit-key-ind":
      return t.sep || t.explicitKey ? n || t.value ? (i.push(this.sourceToken), e.items.push({
       start: i,
       explicitKey: !0
      })) : this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: [ this.sourceToken ],
        explicitKey: !0
       } ]
      }) : (t.start.push(this.sourceToken), t.explicitKey = !0), void (this.onKeyLine = !0);

     case "map-value-ind":
      if (t.explicitKey) if (t.sep) if (t.value) e.items.push({
       start: [],
       key: null,
       sep: [ this.sourceToken ]
      }); else if (includesToken(t.sep, "map-value-ind")) this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: i,
        key: null,
        sep: [ this.sourceToken ]
       } ]
      }); else if (isFlowToken(t.key) && !includesToken(t.sep, "newline")) {
       const e = getFirstKeyStartProps(t.start), s = t.key, n = t.sep;
       n.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
        type: "block-map",
        offset: this.offset,
        indent: this.indent,
        items: [ {
         start: e,
         key: s,
         sep: n
        } ]
       });
      } else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken); else if (includesToken(t.start, "newline")) Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      }); else {
       const e = getFirstKeyStartProps(t.start);
       this.stack.push({
        type: "block-map",
        offset: this.offset,
        indent: this.indent,
        items: [ {
         start: e,
         key: null,
         sep: [ this.sourceToken ]
        } ]
       });
      } else t.sep ? t.value || n ? e.items.push({
       start: i,
       key: null,
       sep: [ this.sourceToken ]
      }) : includesToken(t.sep, "map-value-ind") ? this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: [],
        key: null,
        sep: [ this.sourceToken ]
       } ]
      }) : t.sep.push(this.sourceToken) : Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      });
      return void (this.onKeyLine = !0);

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      {
       const s = this.flowScalar(this.type);
       return void (n || t.value ? (e.items.push({
        start: i,
        key: s,
        sep: []
       }), this.onKeyLine = !0) : t.sep ? this.stack.push(s) : (Object.assign(t, {
        key: s,
        sep: []
       }), this.onKeyLine = !0));
      }

     default:
      {
       const n = this.startBlockValue(e);
       if (n) {
        if ("block-seq" === n.type) {
         if (!t.explicitKey && t.sep && !includesToken(t.sep, "newline")) return void (yield* this.pop({
          type: "error",
          offset: this.offset,
          message: "Unexpected block-seq-ind on same line with key",
          source: this.source
         }));
        } else s && e.items.push({
         start: i
        });
        return void this.stack.push(n);
       }
      }
     }
    }
    yield* this.pop(), yield* this.step();
   }
   * blockSequence(e) {
    const t = e.items[e.items.length - 1];
    switch (this.type) {
    case "newline":
     if (t.value) {
      const s = "end" in t.value ? t.value.end : void 0, n = Array.isArray(s) ? s[s.length - 1] : void 0;
      "comment" === n?.type ? s?.push(this.sourceToken) : e.items.push({
       start: [ this.sourceToken ]
      });
     } else t.start.push(this.sourceToken);
     return;

    case "space":
    case "comment":
     if (t.value) e.items.push({
      start: [ this.sourceToken ]
     }); else {
      if (this.atIndentedComment(t.start, e.indent)) {
       const s = e.items[e.items.length - 2], n = s?.value?.end;
       if (Array.isArray(n)) return arrayPushArray(n, t.start), n.push(this.sourceToken), 
       void e.items.pop();
      }
      t.start.push(this.sourceToken);
     }
     return;

    case "anchor":
    case "tag":
     if (t.value || this.indent <= e.indent) break;
     return void t.start.push(this.sourceToken);

    case "seq-item-ind":
     if (this.indent !== e.indent) break;
     return void (t.value || includesToken(t.start, "seq-item-ind") ? e.items.push({
      start: [ this.sourceToken ]
     }) : t.start.push(this.sourceToken));
    }
    if (this.indent > e.indent) {
     const t = this.startBlockValue(e);
     if (t) return void this.stack.push(t);
    }
    yield* this.pop(), yield* this.step();
   }
   * flowCollection(e) {
    const t = e.items[e.items.length - 1];
    if ("flow-error-end" === this.type) {
     let e;
     do {
      yield* this.pop(), e = this.peek(1);
     } while ("flow-collection" === e?.type);
    } else if (0 === e.end.length) {
     switch (this.type) {
     case "comma":
     case "explicit-key-ind":
      return void (!t || t.sep ? e.items.push({
       start: [ this.sourceToken ]
      }) : t.start.push(this.sourceToken));

     case "map-value-ind":
      return void (!t || t.value ? e.items.push({
       start: [],
       key: null,
       sep: [ this.sourceToken ]
      }) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      }));

     case "space":
     case "comment":
     case "newline":
     case "anchor":
     case "tag":
      return void (!t || t.value ? e.items.push({
       start: [ this.sourceToken ]
      }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken));

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      {
       const s = this.flowScalar(this.type);
       return void (!t || t.value ? e.items.push({
        start: [],
        key: s,
        sep: []
       }) : t.sep ? this.stack.push(s) : Object.assign(t, {
        key: s,
        sep: []
       }));
      }

     case "flow-map-end":
     case "flow-seq-end":
      return void e.end.push(this.sourceToken);
     }
     const s = this.startBlockValue(e);
     s ? this.stack.push(s) : (yield* this.pop(), yield* this.step());
    } else {
     const t = this.peek(2);
     if ("block-map" === t.type && ("map-value-ind" === this.type && t.indent === e.indent || "newline" === this.type && !t.items[t.items.length - 1].sep)) yield* this.pop(), 
     yield* this.step(); else if ("map-value-ind" === this.type && "flow-collection" !== t.type) {
      const s = getFirstKeyStartProps(getPrevProps(t));
      fixFlowSeqItems(e);
      const n = e.end.splice(1, e.end.length);
      n.push(this.sourceToken);
      const i = {
       type: "block-map",
       offset: e.offset,
       indent: e.indent,
       items: [ {
        start: s,
        key: e,
        sep: n
       } ]
      };
      this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
     } else yield* this.lineEnd(e);
    }
   }
   flowScalar(e) {
    if (this.onNewLine) {
     let e = this.source.indexOf("\n") + 1;
     for (;0 !== e; ) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
    }
    return {
     type: e,
     offset: this.offset,
     indent: this.indent,
     source: this.source
    };
   }
   startBlockValue(e) {
    switch (this.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return this.flowScalar(this.type);

    case "block-scalar-header":
     return {
      type: "block-scalar",
      offset: this.offset,
      indent: this.indent,
      props: [ this.sourceToken ],
      source: ""
     };

    case "flow-map-start":
    case "flow-seq-start":
     return {
      type: "flow-collection",
      offset: this.offset,
      indent: this.indent,
      start: this.sourceToken,
      items: [],
      end: []
     };

    case "seq-item-ind":
     return {
      type: "block-seq",
      offset: this.offset,
      indent: this.indent,
      items: [ {
       start: [ this.sourceToken ]
      } ]
     };

    case "explicit-key-ind":
     {
      this.onKeyLine = !0;
      const t = getFirstKeyStartProps(getPrevProps(e));
      return t.push(this.sourceToken), {
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: t,
        explicitKey: !0
       } ]
      };
     }

    case "map-value-ind":
     {
      this.onKeyLine = !0;
      const t = getFirstKeyStartProps(getPrevProps(e));
      return {
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: t,
        key: null,
        sep: [ this.sourceToken ]
       } ]
      };
     }
    }
    return null;
   }
   atIndentedComment(e, t) {
    return "comment" === this.type && !(this.indent <= t) && e.every(e => "newline" === e.type || "space" === e.type);
   }
   * documentEnd(e) {
    "doc-mode" !== this.type && (e.end ? e.end.push(this.sourceToken) : e.end = [ this.sourceToken ], 
    "newline" === this.type && (yield* this.pop()));
   }
   * lineEnd(e) {
    switch (this.type) {
    case "comma":
    case "doc-start":
    case "doc-end":
    case "flow-seq-end":
    case "flow-map-end":
    case "map-value-ind":
     yield* this.pop(), yield* this.step();
     break;

    case "newline":
     this.onKeyLine = !1;

    default:
     e.end ? e.end.push(this.sourceToken) : e.end = [ this.sourceToken ], "newline" === this.type && (yield* this.pop());
    }
   }
  };
 }),
 4047: ((e, t, s) => {
  var n = s(9984), i = s(3021), o = s(1464), r = s(7249), a = s(1127), c = s(6628), l = s(3456);
  function parseOptions(e) {
   const t = !1 !== e.prettyErrors;
   return {
    lineCounter: e.lineCounter || t && new c.LineCounter || null,
    prettyErrors: t
   };
  }
  function parseDocument(e, t = {}) {
   const {lineCounter: s, prettyErrors: i} = parseOptions(t), r = new l.Parser(s?.addNewLine), a = new n.Composer(t);
   let c = null;
   for (const t of a.compose(r.parse(e), !0, e.length)) if (c) {
    if ("silent" !== c.options.logLevel) {
     c.errors.push(new o.YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
     break;
    }
   } else c = t;
   return i && s && (c.errors.forEach(o.prettifyError(e, s)), c.warnings.forEach(o.prettifyError(e, s))), 
   c;
  }
  t.parse = function(e, t, s) {
   let n;
   "function" == typeof t ? n = t : void 0 === s && t && "object" == typeof t && (s = t);
   const i = parseDocument(e, s);
   if (!i) return null;
   if (i.warnings.forEach(e => r.warn(i.options.logLevel, e)), i.errors.length > 0) {
    if ("silent" !== i.options.logLevel) throw i.errors[0];
    i.errors = [];
   }
   return i.toJS(Object.assign({
    reviver: n
   }, s));
  }, t.parseAllDocuments = function(e, t = {}) {
   const {lineCounter: s, prettyErrors: i} = parseOptions(t), r = new l.Parser(s?.addNewLine), a = new n.Composer(t), c = Array.from(a.compose(r.parse(e)));
   if (i && s) for (const t of c) t.errors.forEach(o.prettifyError(e, s)), t.warnings.forEach(o.prettifyError(e, s));
   return c.length > 0 ? c : Object.assign([], {
    empty: !0
   }, a.streamInfo());
  }, t.parseDocument = parseDocument, t.stringify = function(e, t, s) {
   let n = null;
   if ("function" == typeof t || Array.isArray(t) ? n = t : void 0 === s && t && (s = t), 
   "string" == typeof s && (s = s.length), "number" == typeof s) {
    const e = Math.round(s);
    s = e < 1 ? void 0 : e > 8 ? {
     indent: 8
    } : {
     indent: e
    };
   }
   if (void 0 === e) {
    const {keepUndefined: e} = s ?? t ?? {};
    if (!e) return;
   }
   return a.isDocument(e) && !n ? e.toString(s) : new i.Document(e, n, s).toString(s);
  };
 }),
 5840: ((e, t, s) => {
  var n = s(1127), i = s(7451), o = s(1706), r = s(6464), a = s(18);
  const sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : e.key > t.key ? 1 : 0;
  class Schema {
   constructor({compat: e, customTags: t, merge: s, resolveKnownTags: c, schema: l, sortMapEntries: u, toStringDefaults: f}) {
    this.compat = Array.isArray(e) ? a.getTags(e, "compat") : e ? a.getTags(null, e) : null, 
    this.name = "string" == typeof l && l || "core", this.knownTags = c ? a.coreKnownTags : {}, 
    this.tags = a.getTags(t, this.name, s), this.toStringOptions = f ?? null, Object.defineProperty(this, n.MAP, {
     value: i.map
    }), Object.defineProperty(this, n.SCALAR, {
     value: r.string
    }), Object.defineProperty(this, n.SEQ, {
     value: o.seq
    }), this.sortMapEntries = "function" == typeof u ? u : !0 === u ? sortMapEntriesByKey : null;
   }
   clone() {
    const e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
    return e.tags = this.tags.slice(), e;
   }
  }
  t.Schema = Schema;
 }),
 7451: ((e, t, s) => {
  var n = s(1127), i = s(4454);
  const o = {
   collection: "map",
   default: !0,
   nodeClass: i.YAMLMap,
   tag: "tag:yaml.org,2002:map",
   resolve: (e, t) => (n.isMap(e) || t("Expected a mapping for this tag"), e),
   createNode: (e, t, s) => i.YAMLMap.from(e, t, s)
  };
  t.map = o;
 }),
 3632: ((e, t, s) => {
  var n = s(3301);
  const i = {
   identify: e => null == e,
   createNode: () => new n.Scalar(null),
   default: !0,
   tag: "tag:yaml.org,2002:null",
   test: /^(?:~|[Nn]ull|NULL)?$/,
   resolve: () => new n.Scalar(null),
   stringify: ({source: e}, t) => "string" == typeof e && i.test.test(e) ? e : t.options.nullStr
  };
  t.nullTag = i;
 }),
 1706: ((e, t, s) => {
  var n = s(1127), i = s(2223);
  const o = {
   collection: "seq",
   default: !0,
   nodeClass: i.YAMLSeq,
   tag: "tag:yaml.org,2002:seq",
   resolve: (e, t) => (n.isSeq(e) || t("Expected a sequence for this tag"), e),
   createNode: (e, t, s) => i.YAMLSeq.from(e, t, s)
  };
  t.seq = o;
 }),
 6464: ((e, t, s) => {
  var n = s(3069);
  const i = {
   identify: e => "string" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:str",
   resolve: e => e,
   stringify: (e, t, s, i) => (t = Object.assign({
    actualString: !0
   }, t), n.stringifyString(e, t, s, i))
  };
  t.string = i;
 }),
 3959: ((e, t, s) => {
  var n = s(3301);
  const i = {
   identify: e => "boolean" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
   resolve: e => new n.Scalar("t" === e[0] || "T" === e[0]),
   stringify: ({source: e, value: t}, s) => e && i.test.test(e) && t === ("t" === e[0] || "T" === e[0]) ? e : t ? s.options.trueStr : s.options.falseStr
  };
  t.boolTag = i;
 }),
 8405: ((e, t, s) => {
  var n = s(3301), i = s(8689);
  const o = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
   resolve: e => "nan" === e.slice(-3).toLowerCase() ? NaN : "-" === e[0] ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
   stringify: i.stringifyNumber
  }, r = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   format: "EXP",
   test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
   resolve: e => parseFloat(e),
   stringify(e) {
    const t = Number(e.value);
    return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
   }
  }, a = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
   resolve(e) {
    const t = new n.Scalar(parseFloat(e)), s = e.indexOf(".");
    return -1 !== s && "0" === e[e.length - 1] && (t.minFractionDigits = e.length - s - 1), 
    t;
   },
   stringify: i.stringifyNumber
  };
  t.float = a, t.floatExp = r, t.floatNaN = o;
 }),
 9874: ((e, t, s) => {
  var n = s(8689);
  const intIdentify = e => "bigint" == typeof e || Number.isInteger(e), intResolve = (e, t, s, {intAsBigInt: n}) => n ? BigInt(e) : parseInt(e.substring(t), s);
  function intStringify(e, t, s) {
   const {value: i} = e;
   return intIdentify(i) && i >= 0 ? s + i.toString(t) : n.stringifyNumber(e);
  }
  const i = {
   identify: e => intIdentify(e) && e >= 0,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "OCT",
   test: /^0o[0-7]+$/,
   resolve: (e, t, s) => intResolve(e, 2, 8, s),
   stringify: e => intStringify(e, 8, "0o")
  }, o = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   test: /^[-+]?[0-9]+$/,
   resolve: (e, t, s) => intResolve(e, 0, 10, s),
   stringify: n.stringifyNumber
  }, r = {
   identify: e => intIdentify(e) && e >= 0,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "HEX",
   test: /^0x[0-9a-fA-F]+$/,
   resolve: (e, t, s) => intResolve(e, 2, 16, s),
   stringify: e => intStringify(e, 16, "0x")
  };
  t.int = o, t.intHex = r, t.intOct = i;
 }),
 896: ((e, t, s) => {
  var n = s(7451), i = s(3632), o = s(1706), r = s(6464), a = s(3959), c = s(8405), l = s(9874);
  const u = [ n.map, o.seq, r.string, i.nullTag, a.boolTag, l.intOct, l.int, l.intHex, c.floatNaN, c.floatExp, c.float ];
  t.schema = u;
 }),
 3559: ((e, t, s) => {
  var n = s(3301), i = s(7451), o = s(1706);
  function intIdentify(e) {
   return "bigint" == typeof e || Number.isInteger(e);
  }
  const stringifyJSON = ({value: e}) => JSON.stringify(e), r = [ {
   identify: e => "string" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:str",
   resolve: e => e,
   stringify: stringifyJSON
  }, {
   identify: e => null == e,
   createNode: () => new n.Scalar(null),
   default: !0,
   tag: "tag:yaml.org,2002:null",
   test: /^null$/,
   resolve: () => null,
   stringify: stringifyJSON
  }, {
   identify: e => "boolean" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:bool",
   test: /^true$|^false$/,
   resolve: e => "true" === e,
   stringify: stringifyJSON
  }, {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   test: /^-?(?:0|[1-9][0-9]*)$/,
   resolve: (e, t, {intAsBigInt: s}) => s ? BigInt(e) : parseInt(e, 10),
   stringify: ({value: e}) => intIdentify(e) ? e.toString() : JSON.stringify(e)
  }, {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
   resolve: e => parseFloat(e),
   stringify: stringifyJSON
  } ], a = {
   default: !0,
   tag: "",
   test: /^/,
   resolve: (e, t) => (t(`Unresolved plain scalar ${JSON.stringify(e)}`), e)
  }, c = [ i.map, o.seq ].concat(r, a);
  t.schema = c;
 }),
 18: ((e, t, s) => {
  var n = s(7451), i = s(3632), o = s(1706), r = s(6464), a = s(3959), c = s(8405), l = s(9874), u = s(896), f = s(3559), h = s(6083), d = s(452), p = s(303), m = s(8385), g = s(5913), y = s(1528), b = s(6752);
  const v = new Map([ [ "core", u.schema ], [ "failsafe", [ n.map, o.seq, r.string ] ], [ "json", f.schema ], [ "yaml11", g.schema ], [ "yaml-1.1", g.schema ] ]), S = {
   binary: h.binary,
   bool: a.boolTag,
   float: c.float,
   floatExp: c.floatExp,
   floatNaN: c.floatNaN,
   floatTime: b.floatTime,
   int: l.int,
   intHex: l.intHex,
   intOct: l.intOct,
   intTime: b.intTime,
   map: n.map,
   merge: d.merge,
   null: i.nullTag,
   omap: p.omap,
   pairs: m.pairs,
   seq: o.seq,
   set: y.set,
   timestamp: b.timestamp
  }, w = {
   "tag:yaml.org,2002:binary": h.binary,
   "tag:yaml.org,2002:merge": d.merge,
   "tag:yaml.org,2002:omap": p.omap,
   "tag:yaml.org,2002:pairs": m.pairs,
   "tag:yaml.org,2002:set": y.set,
   "tag:yaml.org,2002:timestamp": b.timestamp
  };
  t.coreKnownTags = w, t.getTags = function(e, t, s) {
   const n = v.get(t);
   if (n && !e) return s && !n.includes(d.merge) ? n.concat(d.merge) : n.slice();
   let i = n;
   if (!i) {
    if (!Array.isArray(e)) {
     const e = Array.from(v.keys()).filter(e => "yaml11" !== e).map(e => JSON.stringify(e)).join(", ");
     throw new Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
    }
    i = [];
   }
   if (Array.isArray(e)) for (const t of e) i = i.concat(t); else "function" == typeof e && (i = e(i.slice()));
   return s && (i = i.concat(d.merge)), i.reduce((e, t) => {
    const s = "string" == typeof t ? S[t] : t;
    if (!s) {
     const e = JSON.stringify(t), s = Object.keys(S).map(e => JSON.stringify(e)).join(", ");
     throw new Error(`Unknown custom tag ${e}; use one of ${s}`);
    }
    return e.includes(s) || e.push(s), e;
   }, []);
  };
 }),
 6083: ((e, t, s) => {
  var n = s(181), i = s(3301), o = s(3069);
  const r = {
   identify: e => e instanceof Uint8Array,
   default: !1,
   tag: "tag:yaml.org,2002:binary",
   resolve(e, t) {
    if ("function" == typeof n.Buffer) return n.Buffer.from(e, "base64");
    if ("function" == typeof atob) {
     const t = atob(e.replace(/[\n\r]/g, "")), s = new Uint8Array(t.length);
     for (let e = 0; e < t.length; ++e) s[e] = t.charCodeAt(e);
     return s;
    }
    return t("This environment does not support reading binary tags; either Buffer or atob is required"), 
    e;
   },
   stringify({comment: e, type: t, value: s}, r, a, c) {
    if (!s) return "";
    const l = s;
    let u;
    if ("function" == typeof n.Buffer) u = l instanceof n.Buffer ? l.toString("base64") : n.Buffer.from(l.buffer).toString("base64"); else {
     if ("function" != typeof btoa) throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
     {
      let e = "";
      for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
      u = btoa(e);
     }
    }
    if (t ?? (t = i.Scalar.BLOCK_LITERAL), t !== i.Scalar.QUOTE_DOUBLE) {
     const e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), s = Math.ceil(u.length / e), n = new Array(s);
     for (let t = 0, i = 0; t < s; ++t, i += e) n[t] = u.substr(i, e);
     u = n.join(t === i.Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return o.stringifyString({
     comment: e,
     type: t,
     value: u
    }, r, a, c);
   }
  };
  t.binary = r;
 }),
 8398: ((e, t, s) => {
  var n = s(3301);
  function boolStringify({value: e, source: t}, s) {
   return t && (e ? i : o).test.test(t) ? t : e ? s.options.trueStr : s.options.falseStr;
  }
  const i = {
   identify: e => !0 === e,
   default: !0,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
   resolve: () => new n.Scalar(!0),
   stringify: boolStringify
  }, o = {
   identify: e => !1 === e,
   default: !0,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
   resolve: () => new n.Scalar(!1),
   stringify: boolStringify
  };
  t.falseTag = o, t.trueTag = i;
 }),
 5782: ((e, t, s) => {
  var n = s(3301), i = s(8689);
  const o = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
   resolve: e => "nan" === e.slice(-3).toLowerCase() ? NaN : "-" === e[0] ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
   stringify: i.stringifyNumber
  }, r = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   format: "EXP",
   test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
   resolve: e => parseFloat(e.replace(/_/g, "")),
   stringify(e) {
    const t = Number(e.value);
    return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
   }
  }, a = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
   resolve(e) {
    const t = new n.Scalar(parseFloat(e.replace(/_/g, ""))), s = e.indexOf(".");
    if (-1 !== s) {
     const n = e.substring(s + 1).replace(/_/g, "");
     "0" === n[n.length - 1] && (t.minFractionDigits = n.length);
    }
    return t;
   },
   stringify: i.stringifyNumber
  };
  t.float = a, t.floatExp = r, t.floatNaN = o;
 }),
 873: ((e, t, s) => {
  var n = s(8689);
  const intIdentify = e => "bigint" == typeof e || Number.isInteger(e);
  function intResolve(e, t, s, {intAsBigInt: n}) {
   const i = e[0];
   if ("-" !== i && "+" !== i || (t += 1), e = e.substring(t).replace(/_/g, ""), n) {
    switch (s) {
    case 2:
     e = `0b${e}`;
     break;

    case 8:
     e = `0o${e}`;
     break;

    case 16:
     e = `0x${e}`;
    }
    const t = BigInt(e);
    return "-" === i ? BigInt(-1) * t : t;
   }
   const o = parseInt(e, s);
   return "-" === i ? -1 * o : o;
  }
  function intStringify(e, t, s) {
   const {value: i} = e;
   if (intIdentify(i)) {
    const e = i.toString(t);
    return i < 0 ? "-" + s + e.substr(1) : s + e;
   }
   return n.stringifyNumber(e);
  }
  const i = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "BIN",
   test: /^[-+]?0b[0-1_]+$/,
   resolve: (e, t, s) => intResolve(e, 2, 2, s),
   stringify: e => intStringify(e, 2, "0b")
  }, o = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "OCT",
   test: /^[-+]?0[0-7_]+$/,
   resolve: (e, t, s) => intResolve(e, 1, 8, s),
   stringify: e => intStringify(e, 8, "0")
  }, r = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   test: /^[-+]?[0-9][0-9_]*$/,
   resolve: (e, t, s) => intResolve(e, 0, 10, s),
   stringify: n.stringifyNumber
  }, a = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "HEX",
   test: /^[-+]?0x[0-9a-fA-F_]+$/,
   resolve: (e, t, s) => intResolve(e, 2, 16, s),
   stringify: e => intStringify(e, 16, "0x")
  };
  t.int = r, t.intBin = i, t.intHex = a, t.intOct = o;
 }),
 452: ((e, t, s) => {
  var n = s(1127), i = s(3301);
  const o = "<<", r = {
   identify: e => e === o || "symbol" == typeof e && e.description === o,
   default: "key",
   tag: "tag:yaml.org,2002:merge",
   test: /^<<$/,
   resolve: () => Object.assign(new i.Scalar(Symbol(o)), {
    addToJSMap: addMergeToJSMap
   }),
   stringify: () => o
  };
  function addMergeToJSMap(e, t, s) {
   const i = resolveAliasValue(e, s);
   if (n.isSeq(i)) for (const s of i.items) mergeValue(e, t, s); else if (Array.isArray(i)) for (const s of i) mergeValue(e, t, s); else mergeValue(e, t, i);
  }
  function mergeValue(e, t, s) {
   const i = resolveAliasValue(e, s);
   if (!n.isMap(i)) throw new Error("Merge sources must be maps or map aliases");
   const o = i.toJSON(null, e, Map);
   for (const [e, s] of o) t instanceof Map ? t.has(e) || t.set(e, s) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
    value: s,
    writable: !0,
    enumerable: !0,
    configurable: !0
   });
   return t;
  }
  function resolveAliasValue(e, t) {
   return e && n.isAlias(t) ? t.resolve(e.doc, e) : t;
  }
  t.addMergeToJSMap = addMergeToJSMap, t.isMergeKey = (e, t) => (r.identify(t) || n.isScalar(t) && (!t.type || t.type === i.Scalar.PLAIN) && r.identify(t.value)) && e?.doc.schema.tags.some(e => e.tag === r.tag && e.default), 
  t.merge = r;
 }),
 303: ((e, t, s) => {
  var n = s(1127), i = s(6424), o = s(4454), r = s(2223), a = s(8385);
  class YAMLOMap extends r.YAMLSeq {
   constructor() {
    super(), this.add = o.YAMLMap.prototype.add.bind(this), this.delete = o.YAMLMap.prototype.delete.bind(this), 
    this.get = o.YAMLMap.prototype.get.bind(this), this.has = o.YAMLMap.prototype.has.bind(this), 
    this.set = o.YAMLMap.prototype.set.bind(this), this.tag = YAMLOMap.tag;
   }
   toJSON(e, t) {
    if (!t) return super.toJSON(e);
    const s = new Map;
    t?.onCreate && t.onCreate(s);
    for (const e of this.items) {
     let o, r;
     if (n.isPair(e) ? (o = i.toJS(e.key, "", t), r = i.toJS(e.value, o, t)) : o = i.toJS(e, "", t), 
     s.has(o)) throw new Error("Ordered maps must not include duplicate keys");
     s.set(o, r);
    }
    return s;
   }
   static from(e, t, s) {
    const n = a.createPairs(e, t, s), i = new this;
    return i.items = n.items, i;
   }
  }
  YAMLOMap.tag = "tag:yaml.org,2002:omap";
  const c = {
   collection: "seq",
   identify: e => e instanceof Map,
   nodeClass: YAMLOMap,
   default: !1,
   tag: "tag:yaml.org,2002:omap",
   resolve(e, t) {
    const s = a.resolvePairs(e, t), i = [];
    for (const {key: e} of s.items) n.isScalar(e) && (i.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : i.push(e.value));
    return Object.assign(new YAMLOMap, s);
   },
   createNode: (e, t, s) => YAMLOMap.from(e, t, s)
  };
  t.YAMLOMap = YAMLOMap, t.omap = c;
 }),
 8385: ((e, t, s) => {
  var n = s(1127), i = s(7165), o = s(3301), r = s(2223);
  function resolvePairs(e, t) {
   if (n.isSeq(e)) for (let s = 0; s < e.items.length; ++s) {
    let r = e.items[s];
    if (!n.isPair(r)) {
     if (n.isMap(r)) {
      r.items.length > 1 && t("Each pair must have its own sequence indicator");
      const e = r.items[0] || new i.Pair(new o.Scalar(null));
      if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), 
      r.comment) {
       const t = e.value ?? e.key;
       t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
      }
      r = e;
     }
     e.items[s] = n.isPair(r) ? r : new i.Pair(r);
    }
   } else t("Expected a sequence for this tag");
   return e;
  }
  function createPairs(e, t, s) {
   const {replacer: n} = s, o = new r.YAMLSeq(e);
   o.tag = "tag:yaml.org,2002:pairs";
   let a = 0;
   if (t && Symbol.iterator in Object(t)) for (let e of t) {
    let r, c;
    if ("function" == typeof n && (e = n.call(t, String(a++), e)), Array.isArray(e)) {
     if (2 !== e.length) throw new TypeError(`Expected [key, value] tuple: ${e}`);
     r = e[0], c = e[1];
    } else if (e && e instanceof Object) {
     const t = Object.keys(e);
     if (1 !== t.length) throw new TypeError(`Expected tuple with one key, not ${t.length} keys`);
     r = t[0], c = e[r];
    } else r = e;
    o.items.push(i.createPair(r, c, s));
   }
   return o;
  }
  const a = {
   collection: "seq",
   default: !1,
   tag: "tag:yaml.org,2002:pairs",
   resolve: resolvePairs,
   createNode: createPairs
  };
  t.createPairs = createPairs, t.pairs = a, t.resolvePairs = resolvePairs;
 }),
 5913: ((e, t, s) => {
  var n = s(7451), i = s(3632), o = s(1706), r = s(6464), a = s(6083), c = s(8398), l = s(5782), u = s(873), f = s(452), h = s(303), d = s(8385), p = s(1528), m = s(6752);
  const g = [ n.map, o.seq, r.string, i.nullTag, c.trueTag, c.falseTag, u.intBin, u.intOct, u.int, u.intHex, l.floatNaN, l.floatExp, l.float, a.binary, f.merge, h.omap, d.pairs, p.set, m.intTime, m.floatTime, m.timestamp ];
  t.schema = g;
 }),
 1528: ((e, t, s) => {
  var n = s(1127), i = s(7165), o = s(4454);
  class YAMLSet extends o.YAMLMap {
   constructor(e) {
    super(e), this.tag = YAMLSet.tag;
   }
   add(e) {
    let t;
    t = n.isPair(e) ? e : e && "object" == typeof e && "key" in e && "value" in e && null === e.value ? new i.Pair(e.key, null) : new i.Pair(e, null), 
    o.findPair(this.items, t.key) || this.items.push(t);
   }
   get(e, t) {
    const s = o.findPair(this.items, e);
    return !t && n.isPair(s) ? n.isScalar(s.key) ? s.key.value : s.key : s;
   }
   set(e, t) {
    if ("boolean" != typeof t) throw new Error("Expected boolean value for set(key, value) in a YAML set, not " + typeof t);
    const s = o.findPair(this.items, e);
    s && !t ? this.items.splice(this.items.indexOf(s), 1) : !s && t && this.items.push(new i.Pair(e));
   }
   toJSON(e, t) {
    return super.toJSON(e, t, Set);
   }
   toString(e, t, s) {
    if (!e) return JSON.stringify(this);
    if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, {
     allNullValues: !0
    }), t, s);
    throw new Error("Set items must all have null values");
   }
   static from(e, t, s) {
    const {replacer: n} = s, o = new this(e);
    if (t && Symbol.iterator in Object(t)) for (let e of t) "function" == typeof n && (e = n.call(t, e, e)), 
    o.items.push(i.createPair(e, null, s));
    return o;
   }
  }
  YAMLSet.tag = "tag:yaml.org,2002:set";
  const r = {
   collection: "map",
   identify: e => e instanceof Set,
   nodeClass: YAMLSet,
   default: !1,
   tag: "tag:yaml.org,2002:set",
   createNode: (e, t, s) => YAMLSet.from(e, t, s),
   resolve(e, t) {
    if (n.isMap(e)) {
     if (e.hasAllNullValues(!0)) return Object.assign(new YAMLSet, e);
     t("Set items must all have null values");
    } else t("Expected a mapping for this tag");
    return e;
   }
  };
  t.YAMLSet = YAMLSet, t.set = r;
 }),
 6752: ((e, t, s) => {
  var n = s(8689);
  function parseSexagesimal(e, t) {
   const s = e[0], n = "-" === s || "+" === s ? e.substring(1) : e, num = e => t ? BigInt(e) : Number(e), i = n.replace(/_/g, "").split(":").reduce((e, t) => e * num(60) + num(t), num(0));
   return "-" === s ? num(-1) * i : i;
  }
  function stringifySexagesimal(e) {
   let {value: t} = e, num = e => e;
   if ("bigint" == typeof t) num = e => BigInt(e); else if (isNaN(t) || !isFinite(t)) return n.stringifyNumber(e);
   let s = "";
   t < 0 && (s = "-", t *= num(-1));
   const i = num(60), o = [ t % i ];
   return t < 60 ? o.unshift(0) : (t = (t - o[0]) / i, o.unshift(t % i), t >= 60 && (t = (t - o[0]) / i, 
   o.unshift(t))), s + o.map(e => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
  }
  const i = {
   identify: e => "bigint" == typeof e || Number.isInteger(e),
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "TIME",
   test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
   resolve: (e, t, {intAsBigInt: s}) => parseSexagesimal(e, s),
   stringify: stringifySexagesimal
  }, o = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   format: "TIME",
   test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
   resolve: e => parseSexagesimal(e, !1),
   stringify: stringifySexagesimal
  }, r = {
   identify: e => e instanceof Date,
   default: !0,
   tag: "tag:yaml.org,2002:timestamp",
   test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
   resolve(e) {
    const t = e.match(r.test);
    if (!t) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, s, n, i, o, a, c] = t.map(Number), l = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0;
    let u = Date.UTC(s, n - 1, i, o || 0, a || 0, c || 0, l);
    const f = t[8];
    if (f && "Z" !== f) {
     let e = parseSexagesimal(f, !1);
     Math.abs(e) < 30 && (e *= 60), u -= 6e4 * e;
    }
    return new Date(u);
   },
   stringify: ({value: e}) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
  };
  t.floatTime = o, t.intTime = i, t.timestamp = r;
 }),
 4475: ((e, t) => {
  const s = "block", n = "quoted";
  function consumeMoreIndentedLines(e, t, s) {
   let n = t, i = t + 1, o = e[i];
   for (;" " === o || "\t" === o; ) if (t < i + s) o = e[++t]; else {
    do {
     o = e[++t];
    } while (o && "\n" !== o);
    n = t, i = t + 1, o = e[i];
   }
   return n;
  }
  t.FOLD_BLOCK = s, t.FOLD_FLOW = "flow", t.FOLD_QUOTED = n, t.foldFlowLines = function(e, t, i = "flow", {indentAtStart: o, lineWidth: r = 80, minContentWidth: a = 20, onFold: c, onOverflow: l} = {}) {
   if (!r || r < 0) return e;
   r < a && (a = 0);
   const u = Math.max(1 + a, 1 + r - t.length);
   if (e.length <= u) return e;
   const f = [], h = {};
   let d, p, m = r - t.length;
   "number" == typeof o && (o > r - Math.max(2, a) ? f.push(0) : m = r - o);
   let g = !1, y = -1, b = -1, v = -1;
   i === s && (y = consumeMoreIndentedLines(e, y, t.length), -1 !== y && (m = y + u));
   for (let o; o = e[y += 1]; ) {
    if (i === n && "\\" === o) {
     switch (b = y, e[y + 1]) {
     case "x":
      y += 3;
      break;

     case "u":
      y += 5;
      break;

     case "U":
      y += 9;
      break;

     default:
      y += 1;
     }
     v = y;
    }
    if ("\n" === o) i === s && (y = consumeMoreIndentedLines(e, y, t.length)), m = y + t.length + u, 
    d = void 0; else {
     if (" " === o && p && " " !== p && "\n" !== p && "\t" !== p) {
      const t = e[y + 1];
      t && " " !== t && "\n" !== t && "\t" !== t && (d = y);
     }
     if (y >= m) if (d) f.push(d), m = d + u, d = void 0; else if (i === n) {
      for (;" " === p || "\t" === p; ) p = o, o = e[y += 1], g = !0;
      const t = y > v + 1 ? y - 2 : b - 1;
      if (h[t]) return e;
      f.push(t), h[t] = !0, m = t + u, d = void 0;
     } else g = !0;
    }
    p = o;
   }
   if (g && l && l(), 0 === f.length) return e;
   c && c();
   let S = e.slice(0, f[0]);
   for (let s = 0; s < f.length; ++s) {
    const o = f[s], r = f[s + 1] || e.length;
    0 === o ? S = `\n${t}${e.slice(0, r)}` : (i === n && h[o] && (S += `${e[o]}\\`), 
    S += `\n${t}${e.slice(o + 1, r)}`);
   }
   return S;
  };
 }),
 2148: ((e, t, s) => {
  var n = s(1596), i = s(1127), o = s(9799), r = s(3069);
  t.createStringifyContext = function(e, t) {
   const s = Object.assign({
    blockQuote: !0,
    commentString: o.stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: !1,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: !0,
    indentSeq: !0,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: !1,
    singleQuote: null,
    trailingComma: !1,
    trueStr: "true",
    verifyAliasOrder: !0
   }, e.schema.toStringOptions, t);
   let n;
   switch (s.collectionStyle) {
   case "block":
    n = !1;
    break;

   case "flow":
    n = !0;
    break;

   default:
    n = null;
   }
   return {
    anchors: new Set,
    doc: e,
    flowCollectionPadding: s.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: "number" == typeof s.indent ? " ".repeat(s.indent) : "  ",
    inFlow: n,
    options: s
   };
  }, t.stringify = function(e, t, s, o) {
   if (i.isPair(e)) return e.toString(t, s, o);
   if (i.isAlias(e)) {
    if (t.doc.directives) return e.toString(t);
    if (t.resolvedAliases?.has(e)) throw new TypeError("Cannot stringify circular structure without alias nodes");
    t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([ e ]), 
    e = e.resolve(t.doc);
   }
   let a;
   const c = i.isNode(e) ? e : t.doc.createNode(e, {
    onTagObj: e => a = e
   });
   a ?? (a = function(e, t) {
    if (t.tag) {
     const s = e.filter(e => e.tag === t.tag);
     if (s.length > 0) return s.find(e => e.format === t.format) ?? s[0];
    }
    let s, n;
    if (i.isScalar(t)) {
     n = t.value;
     let i = e.filter(e => e.identify?.(n));
     if (i.length > 1) {
      const e = i.filter(e => e.test);
      e.length > 0 && (i = e);
     }
     s = i.find(e => e.format === t.format) ?? i.find(e => !e.format);
    } else n = t, s = e.find(e => e.nodeClass && n instanceof e.nodeClass);
    if (!s) throw new Error(`Tag not resolved for ${n?.constructor?.name ?? (null === n ? "null" : typeof n)} value`);
    return s;
   }(t.doc.schema.tags, c));
   const l = function(e, t, {anchors: s, doc: o}) {
    if (!o.directives) return "";
    const r = [], a = (i.isScalar(e) || i.isCollection(e)) && e.anchor;
    a && n.anchorIsValid(a) && (s.add(a), r.push(`&${a}`));
    const c = e.tag ?? (t.default ? null : t.tag);
    return c && r.push(o.directives.tagString(c)), r.join(" ");
   }(c, a, t);
   l.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + l.length + 1);
   const u = "function" == typeof a.stringify ? a.stringify(c, t, s, o) : i.isScalar(c) ? r.stringifyString(c, t, s, o) : c.toString(t, s, o);
   return l ? i.isScalar(c) || "{" === u[0] || "[" === u[0] ? `${l} ${u}` : `${l}\n${t.indent}${u}` : u;
  };
 }),
 1212: ((e, t, s) => {
  var n = s(1127), i = s(2148), o = s(9799);
  function stringifyBlockCollection({comment: e, items: t}, s, {blockItemPrefix: r, flowChars: a, itemIndent: c, onChompKeep: l, onComment: u}) {
   const {indent: f, options: {commentString: h}} = s, d = Object.assign({}, s, {
    indent: c,
    type: null
   });
   let p = !1;
   const m = [];
   for (let e = 0; e < t.length; ++e) {
    const a = t[e];
    let l = null;
    if (n.isNode(a)) !p && a.spaceBefore && m.push(""), addCommentBefore(s, m, a.commentBefore, p), 
    a.comment && (l = a.comment); else if (n.isPair(a)) {
     const e = n.isNode(a.key) ? a.key : null;
     e && (!p && e.spaceBefore && m.push(""), addCommentBefore(s, m, e.commentBefore, p));
    }
    p = !1;
    let u = i.stringify(a, d, () => l = null, () => p = !0);
    l && (u += o.lineComment(u, c, h(l))), p && l && (p = !1), m.push(r + u);
   }
   let g;
   if (0 === m.length) g = a.start + a.end; else {
    g = m[0];
    for (let e = 1; e < m.length; ++e) {
     const t = m[e];
     g += t ? `\n${f}${t}` : "\n";
    }
   }
   return e ? (g += "\n" + o.indentComment(h(e), f), u && u()) : p && l && l(), g;
  }
  function stringifyFlowCollection({items: e}, t, {flowChars: s, itemIndent: r}) {
   const {indent: a, indentStep: c, flowCollectionPadding: l, options: {commentString: u}} = t;
   r += c;
   const f = Object.assign({}, t, {
    indent: r,
    inFlow: !0,
    type: null
   });
   let h = !1, d = 0;
   const p = [];
   for (let s = 0; s < e.length; ++s) {
    const a = e[s];
    let c = null;
    if (n.isNode(a)) a.spaceBefore && p.push(""), addCommentBefore(t, p, a.commentBefore, !1), 
    a.comment && (c = a.comment); else if (n.isPair(a)) {
     const e = n.isNode(a.key) ? a.key : null;
     e && (e.spaceBefore && p.push(""), addCommentBefore(t, p, e.commentBefore, !1), 
     e.comment && (h = !0));
     const s = n.isNode(a.value) ? a.value : null;
     s ? (s.comment && (c = s.comment), s.commentBefore && (h = !0)) : null == a.value && e?.comment && (c = e.comment);
    }
    c && (h = !0);
    let l = i.stringify(a, f, () => c = null);
    h || (h = p.length > d || l.includes("\n")), s < e.length - 1 ? l += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (h || (h = p.reduce((e, t) => e + t.length + 2, 2) + (l.length + 2) > t.options.lineWidth)), 
    h && (l += ",")), c && (l += o.lineComment(l, r, u(c))), p.push(l), d = p.length;
   }
   const {start: m, end: g} = s;
   if (0 === p.length) return m + g;
   if (!h) {
    const e = p.reduce((e, t) => e + t.length + 2, 2);
    h = t.options.lineWidth > 0 && e > t.options.lineWidth;
   }
   if (h) {
    let e = m;
    for (const t of p) e += t ? `\n${c}${a}${t}` : "\n";
    return `${e}\n${a}${g}`;
   }
   return `${m}${l}${p.join(" ")}${l}${g}`;
  }
  function addCommentBefore({indent: e, options: {commentString: t}}, s, n, i) {
   if (n && i && (n = n.replace(/^\n+/, "")), n) {
    const i = o.indentComment(t(n), e);
    s.push(i.trimStart());
   }
  }
  t.stringifyCollection = function(e, t, s) {
   return (t.inFlow ?? e.flow ? stringifyFlowCollection : stringifyBlockCollection)(e, t, s);
  };
 }),
 9799: ((e, t) => {
  function indentComment(e, t) {
   return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
  }
  t.indentComment = indentComment, t.lineComment = (e, t, s) => e.endsWith("\n") ? indentComment(s, t) : s.includes("\n") ? "\n" + indentComment(s, t) : (e.endsWith(" ") ? "" : " ") + s, 
  t.stringifyComment = e => e.replace(/^(?!$)(?: $)?/gm, "#");
 }),
 6829: ((e, t, s) => {
  var n = s(1127), i = s(2148), o = s(9799);
  t.stringifyDocument = function(e, t) {
   const s = [];
   let r = !0 === t.directives;
   if (!1 !== t.directives && e.directives) {
    const t = e.directives.toString(e);
    t ? (s.push(t), r = !0) : e.directives.docStart && (r = !0);
   }
   r && s.push("---");
   const a = i.createStringifyContext(e, t), {commentString: c} = a.options;
   if (e.commentBefore) {
    1 !== s.length && s.unshift("");
    const t = c(e.commentBefore);
    s.unshift(o.indentComment(t, ""));
   }
   let l = !1, u = null;
   if (e.contents) {
    if (n.isNode(e.contents)) {
     if (e.contents.spaceBefore && r && s.push(""), e.contents.commentBefore) {
      const t = c(e.contents.commentBefore);
      s.push(o.indentComment(t, ""));
     }
     a.forceBlockIndent = !!e.comment, u = e.contents.comment;
    }
    const t = u ? void 0 : () => l = !0;
    let f = i.stringify(e.contents, a, () => u = null, t);
    u && (f += o.lineComment(f, "", c(u))), "|" !== f[0] && ">" !== f[0] || "---" !== s[s.length - 1] ? s.push(f) : s[s.length - 1] = `--- ${f}`;
   } else s.push(i.stringify(e.contents, a));
   if (e.directives?.docEnd) if (e.comment) {
    const t = c(e.comment);
    t.includes("\n") ? (s.push("..."), s.push(o.indentComment(t, ""))) : s.push(`... ${t}`);
   } else s.push("..."); else {
    let t = e.comment;
    t && l && (t = t.replace(/^\n+/, "")), t && (l && !u || "" === s[s.length - 1] || s.push(""), 
    s.push(o.indentComment(c(t), "")));
   }
   return s.join("\n") + "\n";
  };
 }),
 8689: ((e, t) => {
  t.stringifyNumber = function({format: e, minFractionDigits: t, tag: s, value: n}) {
   if ("bigint" == typeof n) return String(n);
   const i = "number" == typeof n ? n : Number(n);
   if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
   let o = Object.is(n, -0) ? "-0" : JSON.stringify(n);
   if (!e && t && (!s || "tag:yaml.org,2002:float" === s) && /^-?\d/.test(o) && !o.includes("e")) {
    let e = o.indexOf(".");
    e < 0 && (e = o.length, o += ".");
    let s = t - (o.length - e - 1);
    for (;s-- > 0; ) o += "0";
   }
   return o;
  };
 }),
 9748: ((e, t, s) => {
  var n = s(1127), i = s(3301), o = s(2148), r = s(9799);
  t.stringifyPair = function({key: e, value: t}, s, a, c) {
   const {allNullValues: l, doc: u, indent: f, indentStep: h, options: {commentString: d, indentSeq: p, simpleKeys: m}} = s;
   let g = n.isNode(e) && e.comment || null;
   if (m) {
    if (g) throw new Error("With simple keys, key nodes cannot have comments");
    if (n.isCollection(e) || !n.isNode(e) && "object" == typeof e) throw new Error("With simple keys, collection cannot be used as a key value");
   }
   let y = !m && (!e || g && null == t && !s.inFlow || n.isCollection(e) || (n.isScalar(e) ? e.type === i.Scalar.BLOCK_FOLDED || e.type === i.Scalar.BLOCK_LITERAL : "object" == typeof e));
   s = Object.assign({}, s, {
    allNullValues: !1,
    implicitKey: !y && (m || !l),
    indent: f + h
   });
   let b, v, S, w = !1, k = !1, E = o.stringify(e, s, () => w = !0, () => k = !0);
   if (!y && !s.inFlow && E.length > 1024) {
    if (m) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    y = !0;
   }
   if (s.inFlow) {
    if (l || null == t) return w && a && a(), "" === E ? "?" : y ? `? ${E}` : E;
   } else if (l && !m || null == t && y) return E = `? ${E}`, g && !w ? E += r.lineComment(E, s.indent, d(g)) : k && c && c(), 
   E;
   w && (g = null), y ? (g && (E += r.lineComment(E, s.indent, d(g))), E = `? ${E}\n${f}:`) : (E = `${E}:`, 
   g && (E += r.lineComment(E, s.indent, d(g)))), n.isNode(t) ? (b = !!t.spaceBefore, 
   v = t.commentBefore, S = t.comment) : (b = !1, v = null, S = null, t && "object" == typeof t && (t = u.createNode(t))), 
   s.implicitKey = !1, y || g || !n.isScalar(t) || (s.indentAtStart = E.length + 1), 
   k = !1, p || !(h.length >= 2) || s.inFlow || y || !n.isSeq(t) || t.flow || t.tag || t.anchor || (s.indent = s.indent.substring(2));
   let A = !1;
   const N = o.stringify(t, s, () => A = !0, () => k = !0);
   let O = " ";
   if (g || b || v) {
    if (O = b ? "\n" : "", v) {
     const e = d(v);
     O += `\n${r.indentComment(e, s.indent)}`;
    }
    "" !== N || s.inFlow ? O += `\n${s.indent}` : "\n" === O && S && (O = "\n\n");
   } else if (!y && n.isCollection(t)) {
    const e = N[0], n = N.indexOf("\n"), i = -1 !== n, o = s.inFlow ?? t.flow ?? 0 === t.items.length;
    if (i || !o) {
     let t = !1;
     if (i && ("&" === e || "!" === e)) {
      let s = N.indexOf(" ");
      "&" === e && -1 !== s && s < n && "!" === N[s + 1] && (s = N.indexOf(" ", s + 1)), 
      (-1 === s || n < s) && (t = !0);
     }
     t || (O = `\n${s.indent}`);
    }
   } else "" !== N && "\n" !== N[0] || (O = "");
   return E += O + N, s.inFlow ? A && a && a() : S && !A ? E += r.lineComment(E, s.indent, d(S)) : k && c && c(), 
   E;
  };
 }),
 3069: ((e, t, s) => {
  var n = s(3301), i = s(4475);
  const getFoldOptions = (e, t) => ({
   indentAtStart: t ? e.indent.length : e.indentAtStart,
   lineWidth: e.options.lineWidth,
   minContentWidth: e.options.minContentWidth
  }), containsDocumentMarker = e => /^(%|---|\.\.\.)/m.test(e);
  function doubleQuotedString(e, t) {
   const s = JSON.stringify(e);
   if (t.options.doubleQuotedAsJSON) return s;
   const {implicitKey: n} = t, o = t.options.doubleQuotedMinMultiLineLength, r = t.indent || (containsDocumentMarker(e) ? "  " : "");
   let a = "", c = 0;
   for (let e = 0, t = s[e]; t; t = s[++e]) if (" " === t && "\\" === s[e + 1] && "n" === s[e + 2] && (a += s.slice(c, e) + "\\ ", 
   e += 1, c = e, t = "\\"), "\\" === t) switch (s[e + 1]) {
   case "u":
    {
     a += s.slice(c, e);
     const t = s.substr(e + 2, 4);
     switch (t) {
     case "0000":
      a += "\\0";
      break;

     case "0007":
      a += "\\a";
      break;

     case "000b":
      a += "\\v";
      break;

     case "001b":
      a += "\\e";
      break;

     case "0085":
      a += "\\N";
      break;

     case "00a0":
      a += "\\_";
      break;

     case "2028":
      a += "\\L";
      break;

     case "2029":
      a += "\\P";
      break;

     default:
      "00" === t.substr(0, 2) ? a += "\\x" + t.substr(2) : a += s.substr(e, 6);
     }
     e += 5, c = e + 1;
    }
    break;

   case "n":
    if (n || '"' === s[e + 2] || s.length < o) e += 1; else {
     for (a += s.slice(c, e) + "\n\n"; "\\" === s[e + 2] && "n" === s[e + 3] && '"' !== s[e + 4]; ) a += "\n", 
     e += 2;
     a += r, " " === s[e + 2] && (a += "\\"), e += 1, c = e + 1;
    }
    break;

   default:
    e += 1;
   }
   return a = c ? a + s.slice(c) : s, n ? a : i.foldFlowLines(a, r, i.FOLD_QUOTED, getFoldOptions(t, !1));
  }
  function singleQuotedString(e, t) {
   if (!1 === t.options.singleQuote || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
   const s = t.indent || (containsDocumentMarker(e) ? "  " : ""), n = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${s}`) + "'";
   return t.implicitKey ? n : i.foldFlowLines(n, s, i.FOLD_FLOW, getFoldOptions(t, !1));
  }
  function quotedString(e, t) {
   const {singleQuote: s} = t.options;
   let n;
   if (!1 === s) n = doubleQuotedString; else {
    const t = e.includes('"'), i = e.includes("'");
    n = t && !i ? singleQuotedString : i && !t ? doubleQuotedString : s ? singleQuotedString : doubleQuotedString;
   }
   return n(e, t);
  }
  let o;
  try {
   o = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
  } catch {
   o = /\n+(?!\n|$)/g;
  }
  function blockString({comment: e, type: t, value: s}, r, a, c) {
   const {blockQuote: l, commentString: u, lineWidth: f} = r.options;
   if (!l || /\n[\t ]+$/.test(s)) return quotedString(s, r);
   const h = r.indent || (r.forceBlockIndent || containsDocumentMarker(s) ? "  " : ""), d = "literal" === l || "folded" !== l && t !== n.Scalar.BLOCK_FOLDED && (t === n.Scalar.BLOCK_LITERAL || !function(e, t, s) {
    if (!t || t < 0) return !1;
    const n = t - s, i = e.length;
    if (i <= n) return !1;
    for (let t = 0, s = 0; t < i; ++t) if ("\n" === e[t]) {
     if (t - s > n) return !0;
     if (s = t + 1, i - s <= n) return !1;
    }
    return !0;
   }(s, f, h.length));
   if (!s) return d ? "|\n" : ">\n";
   let p, m;
   for (m = s.length; m > 0; --m) {
    const e = s[m - 1];
    if ("\n" !== e && "\t" !== e && " " !== e) break;
   }
   let g = s.substring(m);
   const y = g.indexOf("\n");
   -1 === y ? p = "-" : s === g || y !== g.length - 1 ? (p = "+", c && c()) : p = "", 
   g && (s = s.slice(0, -g.length), "\n" === g[g.length - 1] && (g = g.slice(0, -1)), 
   g = g.replace(o, `$&${h}`));
   let b, v = !1, S = -1;
   for (b = 0; b < s.length; ++b) {
    const e = s[b];
    if (" " === e) v = !0; else {
     if ("\n" !== e) break;
     S = b;
    }
   }
   let w = s.substring(0, S < b ? S + 1 : b);
   w && (s = s.substring(w.length), w = w.replace(/\n+/g, `$&${h}`));
   let k = (v ? h ? "2" : "1" : "") + p;
   if (e && (k += " " + u(e.replace(/ ?[\r\n]+/g, " ")), a && a()), !d) {
    const e = s.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${h}`);
    let o = !1;
    const a = getFoldOptions(r, !0);
    "folded" !== l && t !== n.Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
     o = !0;
    });
    const c = i.foldFlowLines(`${w}${e}${g}`, h, i.FOLD_BLOCK, a);
    if (!o) return `>${k}\n${h}${c}`;
   }
   return `|${k}\n${h}${w}${s = s.replace(/\n+/g, `$&${h}`)}${g}`;
  }
  t.stringifyString = function(e, t, s, o) {
   const {implicitKey: r, inFlow: a} = t, c = "string" == typeof e.value ? e : Object.assign({}, e, {
    value: String(e.value)
   });
   let {type: l} = e;
   l !== n.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(c.value) && (l = n.Scalar.QUOTE_DOUBLE);
   const _stringify = e => {
    switch (e) {
    case n.Scalar.BLOCK_FOLDED:
    case n.Scalar.BLOCK_LITERAL:
     return r || a ? quotedString(c.value, t) : blockString(c, t, s, o);

    case n.Scalar.QUOTE_DOUBLE:
     return doubleQuotedString(c.value, t);

    case n.Scalar.QUOTE_SINGLE:
     return singleQuotedString(c.value, t);

    case n.Scalar.PLAIN:
     return function(e, t, s, o) {
      const {type: r, value: a} = e, {actualString: c, implicitKey: l, indent: u, indentStep: f, inFlow: h} = t;
      if (l && a.includes("\n") || h && /[[\]{},]/.test(a)) return quotedString(a, t);
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return l || h || !a.includes("\n") ? quotedString(a, t) : blockString(e, t, s, o);
      if (!l && !h && r !== n.Scalar.PLAIN && a.includes("\n")) return blockString(e, t, s, o);
      if (containsDocumentMarker(a)) {
       if ("" === u) return t.forceBlockIndent = !0, blockString(e, t, s, o);
       if (l && u === f) return quotedString(a, t);
      }
      const d = a.replace(/\n+/g, `$&\n${u}`);
      if (c) {
       const test = e => e.default && "tag:yaml.org,2002:str" !== e.tag && e.test?.test(d), {compat: e, tags: s} = t.doc.schema;
       if (s.some(test) || e?.some(test)) return quotedString(a, t);
      }
      return l ? d : i.foldFlowLines(d, u, i.FOLD_FLOW, getFoldOptions(t, !1));
     }(c, t, s, o);

    default:
     return null;
    }
   };
   let u = _stringify(l);
   if (null === u) {
    const {defaultKeyType: e, defaultStringType: s} = t.options, n = r && e || s;
    if (u = _stringify(n), null === u) throw new Error(`Unsupported default string type ${n}`);
   }
   return u;
  };
 }),
 204: ((e, t, s) => {
  var n = s(1127);
  const i = Symbol("break visit"), o = Symbol("skip children"), r = Symbol("remove node");
  function visit(e, t) {
   const s = initVisitor(t);
   n.isDocument(e) ? visit_(null, e.contents, s, Object.freeze([ e ])) === r && (e.contents = null) : visit_(null, e, s, Object.freeze([]));
  }
  function visit_(e, t, s, o) {
   const a = callVisitor(e, t, s, o);
   if (n.isNode(a) || n.isPair(a)) return replaceNode(e, o, a), visit_(e, a, s, o);
   if ("symbol" != typeof a) if (n.isCollection(t)) {
    o = Object.freeze(o.concat(t));
    for (let e = 0; e < t.items.length; ++e) {
     const n = visit_(e, t.items[e], s, o);
     if ("number" == typeof n) e = n - 1; else {
      if (n === i) return i;
      n === r && (t.items.splice(e, 1), e -= 1);
     }
    }
   } else if (n.isPair(t)) {
    o = Object.freeze(o.concat(t));
    const e = visit_("key", t.key, s, o);
    if (e === i) return i;
    e === r && (t.key = null);
    const n = visit_("value", t.value, s, o);
    if (n === i) return i;
    n === r && (t.value = null);
   }
   return a;
  }
  async function visitAsync(e, t) {
   const s = initVisitor(t);
   n.isDocument(e) ? await visitAsync_(null, e.contents, s, Object.freeze([ e ])) === r && (e.contents = null) : await visitAsync_(null, e, s, Object.freeze([]));
  }
  async function visitAsync_(e, t, s, o) {
   const a = await callVisitor(e, t, s, o);
   if (n.isNode(a) || n.isPair(a)) return replaceNode(e, o, a), visitAsync_(e, a, s, o);
   if ("symbol" != typeof a) if (n.isCollection(t)) {
    o = Object.freeze(o.concat(t));
    for (let e = 0; e < t.items.length; ++e) {
     const n = await visitAsync_(e, t.items[e], s, o);
     if ("number" == typeof n) e = n - 1; else {
      if (n === i) return i;
      n === r && (t.items.splice(e, 1), e -= 1);
     }
    }
   } else if (n.isPair(t)) {
    o = Object.freeze(o.concat(t));
    const e = await visitAsync_("key", t.key, s, o);
    if (e === i) return i;
    e === r && (t.key = null);
    const n = await visitAsync_("value", t.value, s, o);
    if (n === i) return i;
    n === r && (t.value = null);
   }
   return a;
  }
  function initVisitor(e) {
   return "object" == typeof e && (e.Collection || e.Node || e.Value) ? Object.assign({
    Alias: e.Node,
    Map: e.Node,
    Scalar: e.Node,
    Seq: e.Node
   }, e.Value && {
    Map: e.Value,
    Scalar: e.Value,
    Seq: e.Value
   }, e.Collection && {
    Map: e.Collection,
    Seq: e.Collection
   }, e) : e;
  }
  function callVisitor(e, t, s, i) {
   return "function" == typeof s ? s(e, t, i) : n.isMap(t) ? s.Map?.(e, t, i) : n.isSeq(t) ? s.Seq?.(e, t, i) : n.isPair(t) ? s.Pair?.(e, t, i) : n.isScalar(t) ? s.Scalar?.(e, t, i) : n.isAlias(t) ? s.Alias?.(e, t, i) : void 0;
  }
  function replaceNode(e, t, s) {
   const i = t[t.length - 1];
   if (n.isCollection(i)) i.items[e] = s; else if (n.isPair(i)) "key" === e ? i.key = s : i.value = s; else {
    if (!n.isDocument(i)) {
     const e = n.isAlias(i) ? "alias" : "scalar";
     throw new Error(`Cannot replace node with ${e} parent`);
    }
    i.contents = s;
   }
  }
  visit.BREAK = i, visit.SKIP = o, visit.REMOVE = r, visitAsync.BREAK = i, visitAsync.SKIP = o, 
  visitAsync.REMOVE = r, t.visit = visit, t.visitAsync = visitAsync;
 })
};