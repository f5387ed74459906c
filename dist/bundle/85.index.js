"use strict";

exports.id = 85, exports.ids = [ 85 ], exports.modules = {
 2049: ((e, t, r) => {
  r.d(t, {
   FE: () => Star,
   QC: () => ContextAccess,
   R6: () => FunctionCall,
   _c: () => Unary,
   aU: () => Grouping,
   oD: () => Logical,
   p_: () => IndexAccess,
   uS: () => Literal,
   yI: () => Binary
  });
  class Expr {}
  class Literal extends Expr {
   constructor(e, t) {
    super(), this.literal = e, this.token = t;
   }
   accept(e) {
    return e.visitLiteral(this);
   }
  }
  class Unary extends Expr {
   constructor(e, t) {
    super(), this.operator = e, this.expr = t;
   }
   accept(e) {
    return e.visitUnary(this);
   }
  }
  class FunctionCall extends Expr {
   constructor(e, t) {
    super(), this.functionName = e, this.args = t;
   }
   accept(e) {
    return e.visitFunctionCall(this);
   }
  }
  class Binary extends Expr {
   constructor(e, t, r) {
    super(), this.left = e, this.operator = t, this.right = r;
   }
   accept(e) {
    return e.visitBinary(this);
   }
  }
  class Logical extends Expr {
   constructor(e, t) {
    super(), this.operator = e, this.args = t;
   }
   accept(e) {
    return e.visitLogical(this);
   }
  }
  class Grouping extends Expr {
   constructor(e) {
    super(), this.group = e;
   }
   accept(e) {
    return e.visitGrouping(this);
   }
  }
  class ContextAccess extends Expr {
   constructor(e) {
    super(), this.name = e;
   }
   accept(e) {
    return e.visitContextAccess(this);
   }
  }
  class IndexAccess extends Expr {
   constructor(e, t) {
    super(), this.expr = e, this.index = t;
   }
   accept(e) {
    return e.visitIndexAccess(this);
   }
  }
  class Star extends Expr {
   accept() {
    throw new Error("Method not implemented.");
   }
  }
 }),
 8315: ((e, t, r) => {
  r.d(t, {
   O: () => Array
  });
  var s = r(1674);
  class Array {
   constructor(...e) {
    this.v = [], this.kind = s.b.Array, this.primitive = !1;
    for (const t of e) this.add(t);
   }
   coerceString() {
    return (0, s.m)(this.kind);
   }
   number() {
    return NaN;
   }
   add(e) {
    this.v.push(e);
   }
   get(e) {
    return this.v[e];
   }
   values() {
    return this.v;
   }
  }
 }),
 5438: ((e, t, r) => {
  r.d(t, {
   b: () => BooleanData
  });
  var s = r(1674);
  class BooleanData {
   constructor(e) {
    this.value = e, this.kind = s.b.Boolean, this.primitive = !0;
   }
   coerceString() {
    return this.value ? "true" : "false";
   }
   number() {
    return this.value ? 1 : 0;
   }
  }
 }),
 8596: ((e, t, r) => {
  r.d(t, {
   b: () => Dictionary
  });
  var s = r(1674);
  class Dictionary {
   constructor(...e) {
    this.keys = [], this.v = [], this.indexMap = {}, this.kind = s.b.Dictionary, this.primitive = !1;
    for (const t of e) this.add(t.key, t.value);
   }
   coerceString() {
    return (0, s.m)(this.kind);
   }
   number() {
    return NaN;
   }
   add(e, t) {
    e.toLowerCase() in this.indexMap || (this.keys.push(e), this.v.push(t), this.indexMap[e.toLowerCase()] = this.v.length - 1);
   }
   get(e) {
    const t = this.indexMap[e.toLowerCase()];
    if (void 0 !== t) return this.v[t];
   }
   values() {
    return this.v;
   }
   pairs() {
    const e = [];
    for (const t of this.keys) e.push({
     key: t,
     value: this.v[this.indexMap[t.toLowerCase()]]
    });
    return e;
   }
  }
 }),
 1674: ((e, t, r) => {
  var s;
  function kindStr(e) {
   switch (e) {
   case s.Array:
    return "Array";

   case s.Boolean:
    return "Boolean";

   case s.Null:
    return "Null";

   case s.Number:
    return "Number";

   case s.Dictionary:
    return "Object";

   case s.String:
    return "String";
   }
   return "unknown";
  }
  r.d(t, {
   b: () => s,
   m: () => kindStr
  }), function(e) {
   e[e.String = 0] = "String", e[e.Array = 1] = "Array", e[e.Dictionary = 2] = "Dictionary", 
   e[e.Boolean = 3] = "Boolean", e[e.Number = 4] = "Number", e[e.CaseSensitiveDictionary = 5] = "CaseSensitiveDictionary", 
   e[e.Null = 6] = "Null";
  }(s || (s = {}));
 }),
 5958: ((e, t, r) => {
  r.d(t, {
   Q9: () => a.Q,
   Uv: () => i.U,
   b8: () => n.b,
   bo: () => s.b,
   uQ: () => o.u
  }), r(8315);
  var s = r(5438), n = (r(8596), r(1674)), i = r(7749), a = r(9881), o = (r(9442), 
  r(379), r(3637));
 }),
 7749: ((e, t, r) => {
  r.d(t, {
   U: () => Null
  });
  var s = r(1674);
  class Null {
   constructor() {
    this.kind = s.b.Null, this.primitive = !0;
   }
   coerceString() {
    return "";
   }
   number() {
    return 0;
   }
  }
 }),
 9881: ((e, t, r) => {
  r.d(t, {
   Q: () => NumberData
  });
  var s = r(1674);
  class NumberData {
   constructor(e) {
    this.value = e, this.kind = s.b.Number, this.primitive = !0;
   }
   coerceString() {
    return 0 === this.value ? "0" : (+this.value.toFixed(15)).toString();
   }
   number() {
    return this.value;
   }
  }
 }),
 9442: ((e, t, r) => {
  r.d(t, {
   $: () => replacer
  });
  var s = r(8315), n = r(5438), i = r(8596), a = r(7749), o = r(9881), c = r(3637);
  function replacer(e, t) {
   if (t instanceof a.U) return null;
   if (t instanceof n.b) return t.value;
   if (t instanceof o.Q) return t.number();
   if (t instanceof c.u) return t.coerceString();
   if (t instanceof s.O) return t.values();
   if (t instanceof i.b) {
    const e = t.pairs(), r = {};
    for (const t of e) r[t.key] = t.value;
    return r;
   }
   return t;
  }
 }),
 379: ((e, t, r) => {
  r.d(t, {
   e: () => reviver
  });
  var s = r(8315), n = r(5438), i = r(8596), a = r(7749), o = r(9881), c = r(3637);
  function reviver(e, t) {
   return null === t ? new a.U : "string" == typeof t ? new c.u(t) : "number" == typeof t ? new o.Q(t) : "boolean" == typeof t ? new n.b(t) : Array.isArray(t) ? new s.O(...t) : "object" == typeof t ? new i.b(...Object.keys(t).map(e => ({
    key: e,
    value: t[e]
   }))) : t;
  }
 }),
 3637: ((e, t, r) => {
  r.d(t, {
   u: () => StringData
  });
  var s = r(1674);
  class StringData {
   constructor(e) {
    this.value = e, this.kind = s.b.String, this.primitive = !0;
   }
   coerceString() {
    return this.value;
   }
   number() {
    return Number(this.value);
   }
  }
 }),
 2830: ((e, t, r) => {
  r.d(t, {
   By: () => a,
   VP: () => n,
   ZI: () => ExpressionEvaluationError,
   dM: () => i,
   tj: () => ExpressionError
  });
  var s = r(2083);
  const n = 50, i = 21e3;
  var a;
  !function(e) {
   e[e.ErrorUnexpectedSymbol = 0] = "ErrorUnexpectedSymbol", e[e.ErrorUnrecognizedNamedValue = 1] = "ErrorUnrecognizedNamedValue", 
   e[e.ErrorUnexpectedEndOfExpression = 2] = "ErrorUnexpectedEndOfExpression", e[e.ErrorExceededMaxDepth = 3] = "ErrorExceededMaxDepth", 
   e[e.ErrorExceededMaxLength = 4] = "ErrorExceededMaxLength", e[e.ErrorTooFewParameters = 5] = "ErrorTooFewParameters", 
   e[e.ErrorTooManyParameters = 6] = "ErrorTooManyParameters", e[e.ErrorEvenParameters = 7] = "ErrorEvenParameters", 
   e[e.ErrorUnrecognizedContext = 8] = "ErrorUnrecognizedContext", e[e.ErrorUnrecognizedFunction = 9] = "ErrorUnrecognizedFunction";
  }(a || (a = {}));
  class ExpressionError extends Error {
   constructor(e, t) {
    super(`${function(e) {
     switch (e) {
     case a.ErrorUnexpectedEndOfExpression:
      return "Unexpected end of expression";

     case a.ErrorUnexpectedSymbol:
      return "Unexpected symbol";

     case a.ErrorUnrecognizedNamedValue:
      return "Unrecognized named-value";

     case a.ErrorExceededMaxDepth:
      return `Exceeded max expression depth ${n}`;

     case a.ErrorExceededMaxLength:
      return `Exceeded max expression length ${i}`;

     case a.ErrorTooFewParameters:
      return "Too few parameters supplied";

     case a.ErrorTooManyParameters:
      return "Too many parameters supplied";

     case a.ErrorEvenParameters:
      return "Even number of parameters supplied, requires an odd number of parameters";

     case a.ErrorUnrecognizedContext:
      return "Unrecognized named-value";

     case a.ErrorUnrecognizedFunction:
      return "Unrecognized function";

     default:
      return "Unknown error";
     }
    }(e)}: '${(0, s.Lk)(t)}'`), this.typ = e, this.tok = t, this.pos = this.tok.range.start;
   }
  }
  class ExpressionEvaluationError extends Error {}
 }),
 2083: ((e, t, r) => {
  r.d(t, {
   JG: () => Lexer,
   Lk: () => tokenString,
   ks: () => s
  });
  var s, n = r(5958), i = r(2830);
  function tokenString(e) {
   switch (e.type) {
   case s.EOF:
    return "EOF";

   case s.NUMBER:
    return e.lexeme;

   case s.STRING:
    return e.value.toString();

   default:
    return e.lexeme;
   }
  }
  !function(e) {
   e[e.UNKNOWN = 0] = "UNKNOWN", e[e.LEFT_PAREN = 1] = "LEFT_PAREN", e[e.RIGHT_PAREN = 2] = "RIGHT_PAREN", 
   e[e.LEFT_BRACKET = 3] = "LEFT_BRACKET", e[e.RIGHT_BRACKET = 4] = "RIGHT_BRACKET", 
   e[e.COMMA = 5] = "COMMA", e[e.DOT = 6] = "DOT", e[e.BANG = 7] = "BANG", e[e.BANG_EQUAL = 8] = "BANG_EQUAL", 
   e[e.EQUAL_EQUAL = 9] = "EQUAL_EQUAL", e[e.GREATER = 10] = "GREATER", e[e.GREATER_EQUAL = 11] = "GREATER_EQUAL", 
   e[e.LESS = 12] = "LESS", e[e.LESS_EQUAL = 13] = "LESS_EQUAL", e[e.AND = 14] = "AND", 
   e[e.OR = 15] = "OR", e[e.STAR = 16] = "STAR", e[e.NUMBER = 17] = "NUMBER", e[e.STRING = 18] = "STRING", 
   e[e.IDENTIFIER = 19] = "IDENTIFIER", e[e.TRUE = 20] = "TRUE", e[e.FALSE = 21] = "FALSE", 
   e[e.NULL = 22] = "NULL", e[e.EOF = 23] = "EOF";
  }(s || (s = {}));
  class Lexer {
   constructor(e) {
    this.input = e, this.start = 0, this.offset = 0, this.line = 0, this.lastLineOffset = 0, 
    this.tokens = [];
   }
   lex() {
    if (this.input.length > i.dM) throw new Error("ErrorExceededMaxLength");
    for (;!this.atEnd(); ) {
     this.start = this.offset;
     const e = this.next();
     switch (e) {
     case "(":
      this.addToken(s.LEFT_PAREN);
      break;

     case ")":
      this.addToken(s.RIGHT_PAREN);
      break;

     case "[":
      this.addToken(s.LEFT_BRACKET);
      break;

     case "]":
      this.addToken(s.RIGHT_BRACKET);
      break;

     case ",":
      this.addToken(s.COMMA);
      break;

     case ".":
      this.previous() != s.IDENTIFIER && this.previous() != s.RIGHT_BRACKET && this.previous() != s.RIGHT_PAREN && this.previous() != s.STAR ? this.consumeNumber() : this.addToken(s.DOT);
      break;

     case "-":
     case "+":
      this.consumeNumber();
      break;

     case "!":
      this.addToken(this.match("=") ? s.BANG_EQUAL : s.BANG);
      break;

     case "=":
      if (!this.match("=")) {
       this.consumeIdentifier();
       break;
      }
      this.addToken(s.EQUAL_EQUAL);
      break;

     case "<":
      this.addToken(this.match("=") ? s.LESS_EQUAL : s.LESS);
      break;

     case ">":
      this.addToken(this.match("=") ? s.GREATER_EQUAL : s.GREATER);
      break;

     case "&":
      if (!this.match("&")) {
       this.consumeIdentifier();
       break;
      }
      this.addToken(s.AND);
      break;

     case "|":
      if (!this.match("|")) {
       this.consumeIdentifier();
       break;
      }
      this.addToken(s.OR);
      break;

     case "*":
      this.addToken(s.STAR);
      break;

     case " ":
     case "\r":
     case "\t":
      break;

     case "\n":
      ++this.line, this.lastLineOffset = this.offset;
      break;

     case "'":
      this.consumeString();
      break;

     default:
      !0 === isDigit(e) ? this.consumeNumber() : this.consumeIdentifier();
     }
    }
    return this.tokens.push({
     type: s.EOF,
     lexeme: "",
     range: this.range()
    }), {
     tokens: this.tokens
    };
   }
   pos() {
    return {
     line: this.line,
     column: this.start - this.lastLineOffset
    };
   }
   endPos() {
    return {
     line: this.line,
     column: this.offset - this.lastLineOffset
    };
   }
   range() {
    return {
     start: this.pos(),
     end: this.endPos()
    };
   }
   atEnd() {
    return this.offset >= this.input.length;
   }
   peek() {
    return this.atEnd() ? "\0" : this.input[this.offset];
   }
   peekNext() {
    return this.offset + 1 >= this.input.length ? "\0" : this.input[this.offset + 1];
   }
   previous() {
    const e = this.tokens.length;
    return 0 == e ? s.EOF : this.tokens[e - 1].type;
   }
   next() {
    return this.input[this.offset++];
   }
   match(e) {
    return !this.atEnd() && this.input[this.offset] === e && (this.offset++, !0);
   }
   addToken(e, t) {
    this.tokens.push({
     type: e,
     lexeme: this.input.substring(this.start, this.offset),
     range: this.range(),
     value: t
    });
   }
   consumeNumber() {
    for (;!(this.atEnd() || isBoundary(this.peek()) && "." != this.peek()); ) this.next();
    const e = this.input.substring(this.start, this.offset), t = new n.uQ(e).number();
    if (isNaN(t)) throw new Error(`Unexpected symbol: '${e}'. Located at position ${this.start + 1} within expression: ${this.input}`);
    this.addToken(s.NUMBER, t);
   }
   consumeString() {
    for (;("'" !== this.peek() || "'" === this.peekNext()) && !this.atEnd(); ) "\n" === this.peek() && this.line++, 
    "'" === this.peek() && "'" === this.peekNext() && this.next(), this.next();
    if (this.atEnd()) throw new Error(`Unexpected symbol: '${this.input.substring(this.start)}'. Located at position ${this.start + 1} within expression: ${this.input}`);
    this.next();
    let e = this.input.substring(this.start + 1, this.offset - 1);
    e = e.replace("''", "'"), this.addToken(s.STRING, e);
   }
   consumeIdentifier() {
    for (;!this.atEnd() && !isBoundary(this.peek()); ) this.next();
    let e, t = s.IDENTIFIER;
    const r = this.input.substring(this.start, this.offset);
    if (this.previous() != s.DOT) switch (r) {
    case "true":
     t = s.TRUE;
     break;

    case "false":
     t = s.FALSE;
     break;

    case "null":
     t = s.NULL;
     break;

    case "NaN":
     t = s.NUMBER, e = NaN;
     break;

    case "Infinity":
     t = s.NUMBER, e = 1 / 0;
    }
    if (!function(e) {
     if ("" == e) return !1;
     const t = e[0];
     if (t >= "a" && t <= "z" || t >= "A" && t <= "Z" || "_" == t) {
      for (const t of e.substring(1).split("")) if (!(t >= "a" && t <= "z" || t >= "A" && t <= "Z" || t >= "0" && t <= "9" || "_" == t || "-" == t)) return !1;
      return !0;
     }
     return !1;
    }(r)) throw new Error(`Unexpected symbol: '${r}'. Located at position ${this.start + 1} within expression: ${this.input}`);
    this.addToken(t, e);
   }
  }
  function isDigit(e) {
   return e >= "0" && e <= "9";
  }
  function isBoundary(e) {
   switch (e) {
   case "(":
   case "[":
   case ")":
   case "]":
   case ",":
   case ".":
   case "!":
   case ">":
   case "<":
   case "=":
   case "&":
   case "|":
    return !0;
   }
   return /\s/.test(e);
  }
 }),
 7085: ((e, t, r) => {
  r.d(t, {
   i: () => Parser
  });
  var s = r(2049), n = r(5958), i = r(2830);
  const a = {
   name: "case",
   description: "`case( pred1, val1, pred2, val2, ..., default )`\n\nEvaluates predicates in order and returns the value corresponding to the first predicate that evaluates to `true`. If no predicate matches, it returns the last argument as the default value.",
   minArgs: 3,
   maxArgs: Number.MAX_SAFE_INTEGER,
   call: (...e) => {
    for (let t = 0; t < e.length - 1; t += 2) {
     const r = e[t];
     if (r.kind !== n.b8.Boolean) throw new Error("case predicate must evaluate to a boolean value");
     if (r.value) return e[t + 1];
    }
    return e[e.length - 1];
   }
  };
  function coerceTypes(e, t) {
   let r = e, s = t;
   if (e.kind === t.kind) return [ r, s ];
   switch (e.kind) {
   case n.b8.Number:
    if (t.kind === n.b8.String) return s = new n.Q9(t.number()), [ r, s ];
    break;

   case n.b8.String:
    if (t.kind === n.b8.Number) return r = new n.Q9(e.number()), [ r, s ];
    break;

   case n.b8.Null:
   case n.b8.Boolean:
    return r = new n.Q9(e.number()), coerceTypes(r, s);
   }
   switch (t.kind) {
   case n.b8.Null:
   case n.b8.Boolean:
    return s = new n.Q9(t.number()), coerceTypes(r, s);
   }
   return [ r, s ];
  }
  function equals(e, t) {
   const [r, s] = coerceTypes(e, t);
   if (r.kind != s.kind) return !1;
   switch (r.kind) {
   case n.b8.Null:
    return !0;

   case n.b8.Number:
    {
     const e = r.value, t = s.value;
     return !isNaN(e) && !isNaN(t) && e == t;
    }

   case n.b8.String:
    {
     const e = r.value, t = s.value;
     return toUpperSpecial(e) === toUpperSpecial(t);
    }

   case n.b8.Boolean:
    return r.value == s.value;

   case n.b8.Dictionary:
   case n.b8.Array:
    return r === s;
   }
   return !1;
  }
  function toUpperSpecial(e) {
   const t = [];
   let r = 0;
   const s = e.length;
   let n = e.indexOf("ı");
   for (;r < s; ) if (r < n) t.push(e.substring(r, n).toUpperCase()), r = n; else {
    if (r != n) {
     t.push(e.substring(r).toUpperCase());
     break;
    }
    t.push(e.substring(r, r + 1)), r += 1, n = e.indexOf("ı", r);
   }
   return t.join("");
  }
  const o = {
   name: "contains",
   description: "`contains( search, item )`\n\nReturns `true` if `search` contains `item`. If `search` is an array, this function returns `true` if the `item` is an element in the array. If `search` is a string, this function returns `true` if the `item` is a substring of `search`. This function is not case sensitive. Casts values to a string.",
   minArgs: 2,
   maxArgs: 2,
   call: (...e) => {
    const t = e[0], r = e[1];
    if (t.primitive) {
     const e = t.coerceString();
     if (r.primitive) {
      const t = r.coerceString();
      return new n.bo(e.toLowerCase().includes(t.toLowerCase()));
     }
    } else if (t.kind === n.b8.Array) {
     const e = t;
     if (0 === e.values().length) return new n.bo(!1);
     for (const t of e.values()) if (equals(r, t)) return new n.bo(!0);
    }
    return new n.bo(!1);
   }
  }, c = {
   name: "endsWith",
   description: "`endsWith( searchString, searchValue )`\n\nReturns `true` if `searchString` ends with `searchValue`. This function is not case sensitive. Casts values to a string.",
   minArgs: 2,
   maxArgs: 2,
   call: (...e) => {
    const t = e[0];
    if (!t.primitive) return new n.bo(!1);
    const r = e[1];
    if (!r.primitive) return new n.bo(!1);
    const s = toUpperSpecial(t.coerceString()), i = toUpperSpecial(r.coerceString());
    return new n.bo(s.endsWith(i));
   }
  }, u = {
   name: "format",
   description: "`format( string, replaceValue0, replaceValue1, ..., replaceValueN)`\n\nReplaces values in the `string`, with the variable `replaceValueN`. Variables in the `string` are specified using the `{N}` syntax, where `N` is an integer. You must specify at least one `replaceValue` and `string`. There is no maximum for the number of variables (`replaceValueN`) you can use. Escape curly braces using double braces.",
   minArgs: 1,
   maxArgs: 255,
   call: (...e) => {
    const t = e[0].coerceString(), r = [];
    let s = 0;
    for (;s < t.length; ) {
     const n = t.indexOf("{", s), i = t.indexOf("}", s);
     if (n >= 0 && (i < 0 || i > n)) {
      if ("{" === safeCharAt(t, n + 1)) {
       r.push(t.substr(s, n - s + 1)), s = n + 2;
       continue;
      }
      if (i > n + 1) {
       const a = readArgIndex(t, n + 1);
       if (a.success) {
        if (1 + a.result > e.length - 1) throw new Error(`The following format string references more arguments than were supplied: ${t}`);
        n > s && r.push(t.substr(s, n - s)), r.push(`${e[1 + a.result].coerceString()}`), 
        s = i + 1;
        continue;
       }
      }
      throw new Error(`The following format string is invalid: ${t}`);
     }
     if (!(i >= 0)) {
      r.push(t.substr(s));
      break;
     }
     if ("}" !== safeCharAt(t, i + 1)) throw new Error(`The following format string is invalid: ${t}`);
     r.push(t.substr(s, i - s + 1)), s = i + 2;
    }
    return new n.uQ(r.join(""));
   }
  };
  function safeCharAt(e, t) {
   return e.length > t ? e[t] : "\0";
  }
  function readArgIndex(e, t) {
   let r = 0;
   for (;;) {
    const s = safeCharAt(e, t + r);
    if (!(s >= "0" && s <= "9")) break;
    r++;
   }
   if (r < 1) return {
    success: !1
   };
   const s = t + r - 1, n = parseInt(e.substr(t, r));
   return {
    success: !isNaN(n),
    result: n,
    endIndex: s
   };
  }
  var h = r(379);
  const l = {
   name: "fromJson",
   description: "`fromJSON(value)`\n\nReturns a JSON object or JSON data type for `value`. You can use this function to provide a JSON object as an evaluated expression or to convert environment variables from a string.",
   minArgs: 1,
   maxArgs: 1,
   call: (...e) => {
    const t = e[0].coerceString();
    if ("" === t.trim()) throw new Error("empty input");
    try {
     return JSON.parse(t, h.e);
    } catch (e) {
     throw new i.ZI("Error parsing JSON when evaluating fromJson", {
      cause: e
     });
    }
   }
  }, p = {
   name: "join",
   description: "`join( array, optionalSeparator )`\n\nThe value for `array` can be an array or a string. All values in `array` are concatenated into a string. If you provide `optionalSeparator`, it is inserted between the concatenated values. Otherwise, the default separator `,` is used. Casts values to a string.",
   minArgs: 1,
   maxArgs: 2,
   call: (...e) => {
    if (e[0].primitive) return new n.uQ(e[0].coerceString());
    if (e[0].kind === n.b8.Array) {
     let t = ",";
     return e.length > 1 && e[1].primitive && (t = e[1].coerceString()), new n.uQ(e[0].values().map(e => e.coerceString()).join(t));
    }
    return new n.uQ("");
   }
  }, d = {
   name: "startsWith",
   description: "`startsWith( searchString, searchValue )`\n\nReturns `true` when `searchString` starts with `searchValue`. This function is not case sensitive. Casts values to a string.",
   minArgs: 2,
   maxArgs: 2,
   call: (...e) => {
    const t = e[0];
    if (!t.primitive) return new n.bo(!1);
    const r = e[1];
    if (!r.primitive) return new n.bo(!1);
    const s = toUpperSpecial(t.coerceString()), i = toUpperSpecial(r.coerceString());
    return new n.bo(s.startsWith(i));
   }
  };
  var f = r(9442);
  const E = {
   case: a,
   contains: o,
   endswith: c,
   format: u,
   fromjson: l,
   join: p,
   startswith: d,
   tojson: {
    name: "toJson",
    description: "`toJSON(value)`\n\nReturns a pretty-print JSON representation of `value`. You can use this function to debug the information provided in contexts.",
    minArgs: 1,
    maxArgs: 1,
    call: (...e) => new n.uQ(JSON.stringify(e[0], f.$, "  "))
   }
  };
  var m = r(2083);
  class Parser {
   constructor(e, t, r) {
    this.tokens = e, this.offset = 0, this.depth = 0, this.extContexts = new Map, this.extFuncs = new Map;
    for (const e of t) this.extContexts.set(e.toLowerCase(), !0);
    for (const {name: e, func: t} of r.map(e => ({
     name: e.name,
     func: e
    }))) this.extFuncs.set(e.toLowerCase(), t);
    this.context = {
     allowUnknownKeywords: !1,
     extensionContexts: this.extContexts,
     extensionFunctions: this.extFuncs
    };
   }
   parse() {
    let e;
    if (this.atEnd()) return e;
    if (e = this.expression(), !this.atEnd()) throw this.buildError(i.By.ErrorUnexpectedSymbol, this.peek());
    return e;
   }
   expression() {
    this.incrDepth();
    try {
     return this.logicalOr();
    } finally {
     this.decrDepth();
    }
   }
   logicalOr() {
    let e = this.logicalAnd();
    if (this.check(m.ks.OR)) {
     this.incrDepth();
     try {
      const t = new s.oD(this.peek(), [ e ]);
      for (e = t; this.match(m.ks.OR); ) {
       const e = this.logicalAnd();
       t.args.push(e);
      }
     } finally {
      this.decrDepth();
     }
    }
    return e;
   }
   logicalAnd() {
    let e = this.equality();
    if (this.check(m.ks.AND)) {
     this.incrDepth();
     try {
      const t = new s.oD(this.peek(), [ e ]);
      for (e = t; this.match(m.ks.AND); ) {
       const e = this.equality();
       t.args.push(e);
      }
     } finally {
      this.decrDepth();
     }
    }
    return e;
   }
   equality() {
    let e = this.comparison();
    for (;this.match(m.ks.BANG_EQUAL, m.ks.EQUAL_EQUAL); ) {
     const t = this.previous(), r = this.comparison();
     e = new s.yI(e, t, r);
    }
    return e;
   }
   comparison() {
    let e = this.unary();
    for (;this.match(m.ks.GREATER, m.ks.GREATER_EQUAL, m.ks.LESS, m.ks.LESS_EQUAL); ) {
     const t = this.previous(), r = this.unary();
     e = new s.yI(e, t, r);
    }
    return e;
   }
   unary() {
    if (this.match(m.ks.BANG)) {
     this.incrDepth();
     const e = this.previous(), t = this.unary();
     try {
      return new s._c(e, t);
     } finally {
      this.decrDepth();
     }
    }
    return this.index();
   }
   index() {
    let e = this.call(), t = 0;
    if (e instanceof s.aU || e instanceof s.R6 || e instanceof s.QC) {
     let r = !0;
     for (;r; ) switch (!0) {
     case this.match(m.ks.LEFT_BRACKET):
      {
       let r;
       r = this.match(m.ks.STAR) ? new s.FE : this.expression(), this.consume(m.ks.RIGHT_BRACKET, i.By.ErrorUnexpectedSymbol), 
       this.incrDepth(), t++, e = new s.p_(e, r);
       break;
      }

     case this.match(m.ks.DOT):
      if (this.incrDepth(), t++, this.match(m.ks.IDENTIFIER)) {
       const t = this.previous();
       e = new s.p_(e, new s.uS(new n.uQ(t.lexeme), t));
      } else {
       if (!this.match(m.ks.STAR)) throw this.buildError(i.By.ErrorUnexpectedSymbol, this.peek());
       e = new s.p_(e, new s.FE);
      }
      break;

     default:
      r = !1;
     }
    }
    for (let e = 0; e < t; e++) this.decrDepth();
    return e;
   }
   call() {
    if (!this.check(m.ks.IDENTIFIER)) return this.primary();
    const e = this.next();
    if (!this.match(m.ks.LEFT_PAREN)) {
     if (!this.extContexts.has(e.lexeme.toLowerCase())) throw this.buildError(i.By.ErrorUnrecognizedContext, e);
     return new s.QC(e);
    }
    const t = [];
    for (;!this.match(m.ks.RIGHT_PAREN); ) {
     const e = this.expression();
     t.push(e), this.check(m.ks.RIGHT_PAREN) || this.consume(m.ks.COMMA, i.By.ErrorUnexpectedSymbol);
    }
    return function(e, t, r) {
     const s = t.lexeme.toLowerCase();
     let n;
     if (n = E[s], n || (n = e.extensionFunctions.get(s), n)) {
      if (r < n.minArgs) throw new i.tj(i.By.ErrorTooFewParameters, t);
      if (r > n.maxArgs) throw new i.tj(i.By.ErrorTooManyParameters, t);
      if ("case" === s && r % 2 == 0) throw new i.tj(i.By.ErrorEvenParameters, t);
     } else if (!e.allowUnknownKeywords) throw new i.tj(i.By.ErrorUnrecognizedFunction, t);
    }(this.context, e, t.length), new s.R6(e, t);
   }
   primary() {
    switch (!0) {
    case this.match(m.ks.FALSE):
     return new s.uS(new n.bo(!1), this.previous());

    case this.match(m.ks.TRUE):
     return new s.uS(new n.bo(!0), this.previous());

    case this.match(m.ks.NULL):
     return new s.uS(new n.Uv, this.previous());

    case this.match(m.ks.NUMBER):
     return new s.uS(new n.Q9(this.previous().value), this.previous());

    case this.match(m.ks.STRING):
     return new s.uS(new n.uQ(this.previous().value), this.previous());

    case this.match(m.ks.LEFT_PAREN):
     {
      const e = this.expression();
      if (this.atEnd()) throw this.buildError(i.By.ErrorUnexpectedEndOfExpression, this.previous());
      return this.consume(m.ks.RIGHT_PAREN, i.By.ErrorUnexpectedSymbol), new s.aU(e);
     }

    case this.atEnd():
     throw this.buildError(i.By.ErrorUnexpectedEndOfExpression, this.previous());
    }
    throw this.buildError(i.By.ErrorUnexpectedSymbol, this.peek());
   }
   match(...e) {
    for (const t of e) if (this.check(t)) return this.next(), !0;
    return !1;
   }
   check(e) {
    return !this.atEnd() && this.peek().type == e;
   }
   atEnd() {
    return this.peek().type == m.ks.EOF;
   }
   next() {
    return this.atEnd() || this.offset++, this.previous();
   }
   peek() {
    return this.tokens[this.offset];
   }
   previous() {
    return this.tokens[this.offset - 1];
   }
   consume(e, t) {
    if (!this.check(e)) throw this.buildError(t, this.peek());
    this.next();
   }
   incrDepth() {
    if (this.depth++, this.depth > i.VP) throw this.buildError(i.By.ErrorExceededMaxDepth, this.peek());
   }
   decrDepth() {
    this.depth--;
   }
   buildError(e, t) {
    return new i.tj(e, t);
   }
  }
 })
};