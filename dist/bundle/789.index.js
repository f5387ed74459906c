"use strict";

exports.id = 789, exports.ids = [ 789 ], exports.modules = {
 6789: ((e, t, r) => {
  r.d(t, {
   A: () => stringify
  });
  const o = ".".charCodeAt(0), i = /\\(\\)?/g, n = RegExp("[^.[\\]]+|\\[(?:([^\"'][^[]*)|([\"'])((?:(?!\\2)[^\\\\]|\\\\.)*?)\\2)\\]|(?=(?:\\.|\\[\\])(?:\\.|\\[\\]|$))", "g"), s = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/, c = /^\w*$/, isSymbol = function(e) {
   const t = typeof e;
   return "symbol" === t || "object" === t && e && "[object Symbol]" === function(e) {
    return Object.prototype.toString.call(e);
   }(e);
  }, toKey = function(e) {
   if ("string" == typeof e || isSymbol(e)) return e;
   const t = `${e}`;
   return "0" == t && 1 / e == -1 / 0 ? "-0" : t;
  }, get = function(e, t) {
   let r = 0;
   const a = (t = function(e, t) {
    return Array.isArray(e) ? e : function(e, t) {
     if (Array.isArray(e)) return !1;
     const r = typeof e;
     return !("number" !== r && "symbol" !== r && "boolean" !== r && e && !isSymbol(e)) || c.test(e) || !s.test(e) || null != t && e in Object(t);
    }(e, t) ? [ e ] : function(e) {
     const t = [];
     return e.charCodeAt(0) === o && t.push(""), e.replace(n, function(e, r, o, n) {
      let s = e;
      o ? s = n.replace(i, "$1") : r && (s = r.trim()), t.push(s);
     }), t;
    }(e);
   }(t, e)).length;
   for (;null != e && r < a; ) e = e[toKey(t[r++])];
   return r && r === a ? e : void 0;
  }, is_object = function(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }, normalize_columns = function(e) {
   if (null == e) return [ void 0, void 0 ];
   if ("object" != typeof e) return [ Error('Invalid option "columns": expect an array or an object') ];
   if (Array.isArray(e)) {
    const t = [];
    for (const r of e) if ("string" == typeof r) t.push({
     key: r,
     header: r
    }); else {
     if ("object" != typeof r || null === r || Array.isArray(r)) return [ Error("Invalid column definition: expect a string or an object") ];
     if (!r.key) return [ Error('Invalid column definition: property "key" is required') ];
     void 0 === r.header && (r.header = r.key), t.push(r);
    }
    e = t;
   } else {
    const t = [];
    for (const r in e) t.push({
     key: r,
     header: e[r]
    });
    e = t;
   }
   return [ void 0, e ];
  };
  class CsvError extends Error {
   constructor(e, t, ...r) {
    Array.isArray(t) && (t = t.join(" ")), super(t), void 0 !== Error.captureStackTrace && Error.captureStackTrace(this, CsvError), 
    this.code = e;
    for (const e of r) for (const t in e) {
     const r = e[t];
     this[t] = Buffer.isBuffer(r) ? r.toString() : null == r ? r : JSON.parse(JSON.stringify(r));
    }
   }
  }
  const underscore = function(e) {
   return e.replace(/([A-Z])/g, function(e, t) {
    return "_" + t.toLowerCase();
   });
  }, normalize_options = function(e) {
   const t = {};
   for (const r in e) t[underscore(r)] = e[r];
   if (void 0 === t.bom || null === t.bom || !1 === t.bom) t.bom = !1; else if (!0 !== t.bom) return [ new CsvError("CSV_OPTION_BOOLEAN_INVALID_TYPE", [ "option `bom` is optional and must be a boolean value,", `got ${JSON.stringify(t.bom)}` ]) ];
   if (void 0 === t.delimiter || null === t.delimiter) t.delimiter = ","; else if (Buffer.isBuffer(t.delimiter)) t.delimiter = t.delimiter.toString(); else if ("string" != typeof t.delimiter) return [ new CsvError("CSV_OPTION_DELIMITER_INVALID_TYPE", [ "option `delimiter` must be a buffer or a string,", `got ${JSON.stringify(t.delimiter)}` ]) ];
   if (void 0 === t.quote || null === t.quote) t.quote = '"'; else if (!0 === t.quote) t.quote = '"'; else if (!1 === t.quote) t.quote = ""; else if (Buffer.isBuffer(t.quote)) t.quote = t.quote.toString(); else if ("string" != typeof t.quote) return [ new CsvError("CSV_OPTION_QUOTE_INVALID_TYPE", [ "option `quote` must be a boolean, a buffer or a string,", `got ${JSON.stringify(t.quote)}` ]) ];
   if (void 0 !== t.quoted && null !== t.quoted || (t.quoted = !1), void 0 === t.escape_formulas || null === t.escape_formulas) t.escape_formulas = !1; else if ("boolean" != typeof t.escape_formulas) return [ new CsvError("CSV_OPTION_ESCAPE_FORMULAS_INVALID_TYPE", [ "option `escape_formulas` must be a boolean,", `got ${JSON.stringify(t.escape_formulas)}` ]) ];
   if (void 0 !== t.quoted_empty && null !== t.quoted_empty || (t.quoted_empty = void 0), 
   void 0 === t.quoted_match || null === t.quoted_match || !1 === t.quoted_match ? t.quoted_match = null : Array.isArray(t.quoted_match) || (t.quoted_match = [ t.quoted_match ]), 
   t.quoted_match) for (const e of t.quoted_match) {
    const r = e instanceof RegExp;
    if ("string" != typeof e && !r) return [ new CsvError("CSV_OPTION_QUOTED_MATCH", [ "option `quoted_match` must be a string or a regex,", `got ${JSON.stringify(t.quoted_match)}` ]) ];
   }
   if (void 0 !== t.quoted_string && null !== t.quoted_string || (t.quoted_string = !1), 
   void 0 !== t.eof && null !== t.eof || (t.eof = !0), void 0 === t.escape || null === t.escape) t.escape = '"'; else if (Buffer.isBuffer(t.escape)) t.escape = t.escape.toString(); else if ("string" != typeof t.escape) return [ Error(`Invalid Option: escape must be a buffer or a string, got ${JSON.stringify(t.escape)}`) ];
   if (t.escape.length > 1) return [ Error(`Invalid Option: escape must be one character, got ${t.escape.length} characters`) ];
   if (void 0 === t.header || null === t.header || !1 === t.header) t.header = !1; else if (!0 !== t.header) throw new CsvError("CSV_INVALID_OPTION_HEADER", [ "option `header` is expected to be a boolean,", `got ${JSON.stringify(t.header)}` ], t);
   if (void 0 === t.header_as_comment || null === t.header_as_comment || !1 === t.header_as_comment) t.header_as_comment = !1; else if (!0 === t.header_as_comment) t.header_as_comment = "#"; else if (Buffer.isBuffer(t.header_as_comment)) t.header_as_comment = t.header_as_comment.toString(); else if ("string" != typeof t.header_as_comment) throw new CsvError("CSV_INVALID_OPTION_HEADER_AS_COMMENT", [ "option `header_as_comment` must be a boolean, a string or a buffer,", `got ${JSON.stringify(t.header_as_comment)}` ], t);
   const [r, o] = normalize_columns(t.columns);
   if (void 0 !== r) return [ r ];
   if (t.columns = o, void 0 !== t.quoted && null !== t.quoted || (t.quoted = !1), 
   void 0 !== t.cast && null !== t.cast || (t.cast = {}), void 0 !== t.cast.bigint && null !== t.cast.bigint || (t.cast.bigint = e => "" + e), 
   void 0 !== t.cast.boolean && null !== t.cast.boolean || (t.cast.boolean = e => e ? "1" : ""), 
   void 0 !== t.cast.date && null !== t.cast.date || (t.cast.date = e => "" + e.getTime()), 
   void 0 !== t.cast.number && null !== t.cast.number || (t.cast.number = e => "" + e), 
   void 0 !== t.cast.object && null !== t.cast.object || (t.cast.object = e => JSON.stringify(e)), 
   void 0 !== t.cast.string && null !== t.cast.string || (t.cast.string = function(e) {
    return e;
   }), void 0 !== t.on_record && "function" != typeof t.on_record) return [ Error('Invalid Option: "on_record" must be a function.') ];
   if (void 0 === t.quote_record_delimiter || null === t.quote_record_delimiter) t.quote_record_delimiter = !t.record_delimiter; else if ("boolean" != typeof t.quote_record_delimiter) return [ new CsvError("CSV_OPTION_QUOTE_RECORD_DELIMITER_INVALID_TYPE", [ "option `quote_record_delimiter` must be a boolean,", `got ${JSON.stringify(t.quote_record_delimiter)}` ]) ];
   if (void 0 === t.record_delimiter || null === t.record_delimiter) t.record_delimiter = "\n"; else if (Buffer.isBuffer(t.record_delimiter)) t.record_delimiter = t.record_delimiter.toString(); else if ("string" != typeof t.record_delimiter) return [ Error(`Invalid Option: record_delimiter must be a buffer or a string, got ${JSON.stringify(t.record_delimiter)}`) ];
   switch (t.record_delimiter) {
   case "unix":
    t.record_delimiter = "\n";
    break;

   case "mac":
    t.record_delimiter = "\r";
    break;

   case "windows":
    t.record_delimiter = "\r\n";
    break;

   case "ascii":
    t.record_delimiter = "";
    break;

   case "unicode":
    t.record_delimiter = "\u2028";
   }
   return [ void 0, t ];
  }, a = Buffer.from([ 239, 187, 191 ]), emits_separator = function(e, t) {
   return t.some(t => 0 !== t.length && (-1 !== e.indexOf(t) || t.length > 1 && (e + t).indexOf(t) < e.length));
  }, matches_quoted_match = function(e, t) {
   return !!t && t.some(t => "string" == typeof t ? -1 !== e.indexOf(t) : -1 !== e.search(t));
  }, stringify = function(e, t = {}) {
   const r = [], [o, i] = normalize_options(t);
   if (void 0 !== o) throw o;
   const n = function(e) {
    return {
     options: e,
     state: {
      stop: !1
     },
     info: {
      records: 0
     },
     __transform: function(e, t) {
      if (!Array.isArray(e) && "object" != typeof e) return Error(`Invalid Record: expect an array or an object, got ${JSON.stringify(e)}`);
      if (0 === this.info.records) if (Array.isArray(e)) {
       if (!0 === this.options.header && void 0 === this.options.columns) return Error("Undiscoverable Columns: header option requires column option or object records");
      } else if (void 0 === this.options.columns) {
       const [t, r] = normalize_columns(Object.keys(e));
       if (t) return;
       this.options.columns = r;
      }
      if (0 === this.info.records) {
       this.bom(t);
       const e = this.headers(t);
       if (e) return e;
      }
      try {
       this.options.on_record && this.options.on_record(e, this.info.records);
      } catch (r) {
       return r;
      }
      let r, o;
      if (this.options.eof) {
       if ([r, o] = this.stringify(e), r) return r;
       if (void 0 === o) return;
       o += this.options.record_delimiter;
      } else {
       if ([r, o] = this.stringify(e), r) return r;
       if (void 0 === o) return;
       (this.options.header || this.info.records) && (o = this.options.record_delimiter + o);
      }
      this.info.records++, t(o);
     },
     stringify: function(e, t = !1) {
      if ("object" != typeof e) return [ void 0, e ];
      const {columns: r} = this.options, o = [];
      if (Array.isArray(e)) {
       const i = r ? Math.min(e.length, r.length) : e.length;
       for (let r = 0; r < i; r++) {
        const i = e[r], [n, s] = this.__cast(i, {
         index: r,
         column: r,
         records: this.info.records,
         header: t
        });
        if (n) return [ n ];
        o[r] = [ s, i ];
       }
      } else for (let i = 0; i < r.length; i++) {
       const n = get(e, r[i].key), [s, c] = this.__cast(n, {
        index: i,
        column: r[i].key,
        records: this.info.records,
        header: t
       });
       if (s) return [ s ];
       o[i] = [ c, n ];
      }
      let i = "";
      for (let e = 0; e < o.length; e++) {
       let t, r, [n, s] = o[e];
       if ("string" == typeof n) t = this.options; else if (is_object(n)) {
        if (t = {
         ...n
        }, n = t.value, delete t.value, "string" != typeof n && null != n && r) return [ Error(`Invalid Casting Value: returned value must return a string, null or undefined, got ${JSON.stringify(n)}`) ];
        if (t = {
         ...this.options,
         ...t
        }, [r, t] = normalize_options(t), void 0 !== r) return [ r ];
       } else {
        if (null != n) return [ Error(`Invalid Casting Value: returned value must return a string, an object, null or undefined, got ${JSON.stringify(n)}`) ];
        t = this.options;
       }
       const {delimiter: c, escape: a, quote: u, quoted: d, quoted_empty: f, quoted_string: l, quoted_match: m, record_delimiter: _, quote_record_delimiter: h, escape_formulas: p} = t;
       if ("" === n && "" === s) !0 === (matches_quoted_match(n, m) || !0 === f || !0 === l && !1 !== f) && (n = u + n + u), 
       i += n; else if (n) {
        if ("string" != typeof n) return [ Error(`Formatter must return a string, null or undefined, got ${JSON.stringify(n)}`) ];
        const e = emits_separator(n, [ c ]), t = "" !== u && n.indexOf(u) >= 0, r = n.indexOf(a) >= 0 && a !== u, o = emits_separator(n, [ _, ...!1 === h ? [] : [ "\n", "\r" ] ]), f = l && "string" == typeof s, g = matches_quoted_match(n, m);
        if (p) switch (n[0]) {
        case "-":
         if ("number" == typeof s || "bigint" == typeof s) break;
         n = `'${n}`;
         break;

        case "=":
        case "+":
        case "@":
        case "\t":
        case "\r":
        case "＝":
        case "＋":
        case "－":
        case "＠":
         n = `'${n}`;
        }
        const y = !0 === t || e || o || d || f || g;
        !0 === y && !0 === r && (n = n.replaceAll(a, () => a + a)), !0 === t && (n = n.replaceAll(u, () => a + u)), 
        !0 === y && (n = u + n + u), i += n;
       } else (!0 === f || "" === s && !0 === l && !1 !== f) && (i += u + u);
       e !== o.length - 1 && (i += c);
      }
      return [ void 0, i ];
     },
     bom: function(e) {
      !0 === this.options.bom && e(a);
     },
     headers: function(e) {
      if (!1 === this.options.header) return;
      if (void 0 === this.options.columns) return;
      let t, r = this.options.columns.map(e => e.header);
      if (this.options.eof ? ([t, r] = this.stringify(r, !0), r += this.options.record_delimiter) : [t, r] = this.stringify(r, !0), 
      t) return t;
      this.options.header_as_comment && (r = this.options.header_as_comment + " " + r), 
      e(r);
     },
     __cast: function(e, t) {
      const r = typeof e;
      try {
       return "string" === r ? [ void 0, this.options.cast.string(e, t) ] : "bigint" === r ? [ void 0, this.options.cast.bigint(e, t) ] : "number" === r ? [ void 0, this.options.cast.number(e, t) ] : "boolean" === r ? [ void 0, this.options.cast.boolean(e, t) ] : e instanceof Date ? [ void 0, this.options.cast.date(e, t) ] : "object" === r && null !== e ? [ void 0, this.options.cast.object(e, t) ] : null === e && void 0 !== this.options.cast.null ? [ void 0, this.options.cast.null(e, t) ] : void 0 === e && void 0 !== this.options.cast.undefined ? [ void 0, this.options.cast.undefined(e, t) ] : [ void 0, e ];
      } catch (e) {
       return [ e ];
      }
     }
    };
   }(i);
   for (const t of e) {
    const e = n.__transform(t, function(e) {
     r.push(e);
    });
    if (void 0 !== e) throw e;
   }
   if (0 === r.length) {
    n.bom(e => {
     r.push(e);
    });
    const e = n.headers(e => {
     r.push(e);
    });
    if (void 0 !== e) throw e;
   }
   return r.join("");
  };
 })
};