"use strict";

exports.id = 250, exports.ids = [ 250 ], exports.modules = {
 5250: ((e, r, s) => {
  s.d(r, {
   gq: () => x,
   EG: () => getOctokitOptions
  });
  var o = s(9896), t = s(857), n = s(1957);
  function getUserAgent() {
   return "object" == typeof navigator && "userAgent" in navigator ? navigator.userAgent : "object" == typeof process && void 0 !== process.version ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : "<environment undetectable>";
  }
  function register(e, r, s, o) {
   if ("function" != typeof s) throw new Error("method for before hook must be a function");
   return o || (o = {}), Array.isArray(r) ? r.reverse().reduce((r, s) => register.bind(null, e, s, r, o), s)() : Promise.resolve().then(() => e.registry[r] ? e.registry[r].reduce((e, r) => r.hook.bind(null, e, o), s)() : s(o));
  }
  function addHook(e, r, s, o) {
   const t = o;
   e.registry[s] || (e.registry[s] = []), "before" === r && (o = (e, r) => Promise.resolve().then(t.bind(null, r)).then(e.bind(null, r))), 
   "after" === r && (o = (e, r) => {
    let s;
    return Promise.resolve().then(e.bind(null, r)).then(e => (s = e, t(s, r))).then(() => s);
   }), "error" === r && (o = (e, r) => Promise.resolve().then(e.bind(null, r)).catch(e => t(e, r))), 
   e.registry[s].push({
    hook: o,
    orig: t
   });
  }
  function removeHook(e, r, s) {
   if (!e.registry[r]) return;
   const o = e.registry[r].map(e => e.orig).indexOf(s);
   -1 !== o && e.registry[r].splice(o, 1);
  }
  const i = Function.bind, a = i.bind(i);
  function bindApi(e, r, s) {
   const o = a(removeHook, null).apply(null, s ? [ r, s ] : [ r ]);
   e.api = {
    remove: o
   }, e.remove = o, [ "before", "error", "after", "wrap" ].forEach(o => {
    const t = s ? [ r, o, s ] : [ r, o ];
    e[o] = e.api[o] = a(addHook, null).apply(null, t);
   });
  }
  const before_after_hook_Collection = function() {
   const e = {
    registry: {}
   }, r = register.bind(null, e);
   return bindApi(r, e), r;
  };
  var c = `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`;
  function mergeDeep(e, r) {
   const s = Object.assign({}, e);
   return Object.keys(r).forEach(o => {
    !function(e) {
     if ("object" != typeof e || null === e) return !1;
     if ("[object Object]" !== Object.prototype.toString.call(e)) return !1;
     const r = Object.getPrototypeOf(e);
     if (null === r) return !0;
     const s = Object.prototype.hasOwnProperty.call(r, "constructor") && r.constructor;
     return "function" == typeof s && s instanceof s && Function.prototype.call(s) === Function.prototype.call(e);
    }(r[o]) ? Object.assign(s, {
     [o]: r[o]
    }) : o in e ? s[o] = mergeDeep(e[o], r[o]) : Object.assign(s, {
     [o]: r[o]
    });
   }), s;
  }
  function removeUndefinedProperties(e) {
   for (const r in e) void 0 === e[r] && delete e[r];
   return e;
  }
  function merge(e, r, s) {
   if ("string" == typeof r) {
    let [e, o] = r.split(" ");
    s = Object.assign(o ? {
     method: e,
     url: o
    } : {
     url: e
    }, s);
   } else s = Object.assign({}, r);
   var o;
   s.headers = (o = s.headers) ? Object.keys(o).reduce((e, r) => (e[r.toLowerCase()] = o[r], 
   e), {}) : {}, removeUndefinedProperties(s), removeUndefinedProperties(s.headers);
   const t = mergeDeep(e || {}, s);
   return "/graphql" === s.url && (e && e.mediaType.previews?.length && (t.mediaType.previews = e.mediaType.previews.filter(e => !t.mediaType.previews.includes(e)).concat(t.mediaType.previews)), 
   t.mediaType.previews = (t.mediaType.previews || []).map(e => e.replace(/-preview/, ""))), 
   t;
  }
  var p = /\{[^{}}]+\}/g;
  function removeNonChars(e) {
   return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
  }
  function omit(e, r) {
   const s = {
    __proto__: null
   };
   for (const o of Object.keys(e)) -1 === r.indexOf(o) && (s[o] = e[o]);
   return s;
  }
  function encodeReserved(e) {
   return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
    return /%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, "[").replace(/%5D/g, "]")), 
    e;
   }).join("");
  }
  function encodeUnreserved(e) {
   return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
    return "%" + e.charCodeAt(0).toString(16).toUpperCase();
   });
  }
  function encodeValue(e, r, s) {
   return r = "+" === e || "#" === e ? encodeReserved(r) : encodeUnreserved(r), s ? encodeUnreserved(s) + "=" + r : r;
  }
  function isDefined(e) {
   return null != e;
  }
  function isKeyOperator(e) {
   return ";" === e || "&" === e || "?" === e;
  }
  function expand(e, r) {
   var s = [ "+", "#", ".", "/", ";", "?", "&" ];
   return e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, o, t) {
    if (o) {
     let e = "";
     const t = [];
     if (-1 !== s.indexOf(o.charAt(0)) && (e = o.charAt(0), o = o.substr(1)), o.split(/,/g).forEach(function(s) {
      var o = /([^:\*]*)(?::(\d+)|(\*))?/.exec(s);
      t.push(function(e, r, s, o) {
       var t = e[s], n = [];
       if (isDefined(t) && "" !== t) if ("string" == typeof t || "number" == typeof t || "bigint" == typeof t || "boolean" == typeof t) t = t.toString(), 
       o && "*" !== o && (t = t.substring(0, parseInt(o, 10))), n.push(encodeValue(r, t, isKeyOperator(r) ? s : "")); else if ("*" === o) Array.isArray(t) ? t.filter(isDefined).forEach(function(e) {
        n.push(encodeValue(r, e, isKeyOperator(r) ? s : ""));
       }) : Object.keys(t).forEach(function(e) {
        isDefined(t[e]) && n.push(encodeValue(r, t[e], e));
       }); else {
        const e = [];
        Array.isArray(t) ? t.filter(isDefined).forEach(function(s) {
         e.push(encodeValue(r, s));
        }) : Object.keys(t).forEach(function(s) {
         isDefined(t[s]) && (e.push(encodeUnreserved(s)), e.push(encodeValue(r, t[s].toString())));
        }), isKeyOperator(r) ? n.push(encodeUnreserved(s) + "=" + e.join(",")) : 0 !== e.length && n.push(e.join(","));
       } else ";" === r ? isDefined(t) && n.push(encodeUnreserved(s)) : "" !== t || "&" !== r && "?" !== r ? "" === t && n.push("") : n.push(encodeUnreserved(s) + "=");
       return n;
      }(r, e, o[1], o[2] || o[3]));
     }), e && "+" !== e) {
      var n = ",";
      return "?" === e ? n = "&" : "#" !== e && (n = e), (0 !== t.length ? e : "") + t.join(n);
     }
     return t.join(",");
    }
    return encodeReserved(t);
   }), "/" === e ? e : e.replace(/\/$/, "");
  }
  function parse(e) {
   let r, s = e.method.toUpperCase(), o = (e.url || "/").replace(/:([a-z]\w+)/g, "{$1}"), t = Object.assign({}, e.headers), n = omit(e, [ "method", "baseUrl", "url", "headers", "request", "mediaType" ]);
   const i = function(e) {
    const r = e.match(p);
    return r ? r.map(removeNonChars).reduce((e, r) => e.concat(r), []) : [];
   }(o);
   var a;
   o = (a = o, {
    expand: expand.bind(null, a)
   }).expand(n), /^http/.test(o) || (o = e.baseUrl + o);
   const c = omit(n, Object.keys(e).filter(e => i.includes(e)).concat("baseUrl"));
   if (!/application\/octet-stream/i.test(t.accept) && (e.mediaType.format && (t.accept = t.accept.split(/,/).map(r => r.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(",")), 
   o.endsWith("/graphql") && e.mediaType.previews?.length)) {
    const r = t.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
    t.accept = r.concat(e.mediaType.previews).map(r => `application/vnd.github.${r}-preview${e.mediaType.format ? `.${e.mediaType.format}` : "+json"}`).join(",");
   }
   return [ "GET", "HEAD" ].includes(s) ? o = function(e, r) {
    const s = /\?/.test(e) ? "&" : "?", o = Object.keys(r);
    return 0 === o.length ? e : e + s + o.map(e => "q" === e ? "q=" + r.q.split("+").map(encodeURIComponent).join("+") : `${e}=${encodeURIComponent(r[e])}`).join("&");
   }(o, c) : "data" in c ? r = c.data : Object.keys(c).length && (r = c), t["content-type"] || void 0 === r || (t["content-type"] = "application/json; charset=utf-8"), 
   [ "PATCH", "PUT" ].includes(s) && void 0 === r && (r = ""), Object.assign({
    method: s,
    url: o,
    headers: t
   }, void 0 !== r ? {
    body: r
   } : null, e.request ? {
    request: e.request
   } : null);
  }
  function endpointWithDefaults(e, r, s) {
   return parse(merge(e, r, s));
  }
  var l = function withDefaults(e, r) {
   const s = merge(e, r), o = endpointWithDefaults.bind(null, s);
   return Object.assign(o, {
    DEFAULTS: s,
    defaults: withDefaults.bind(null, s),
    merge: merge.bind(null, s),
    parse: parse
   });
  }(null, {
   method: "GET",
   baseUrl: "https://api.github.com",
   headers: {
    accept: "application/vnd.github.v3+json",
    "user-agent": c
   },
   mediaType: {
    format: ""
   }
  });
  const u = new Uint8Array(256);
  u[9] |= 2, u[32] |= 2, u[59] |= 4, u[44] |= 8;
  for (let e = 128; e <= 255; e++) u[e] |= 1;
  for (const e of "!#$%&'*+-.^_`|~") u[e.charCodeAt(0)] |= 16;
  for (let e = 48; e <= 57; e++) u[e] |= 16;
  for (let e = 65; e <= 90; e++) u[e] |= 17;
  for (let e = 97; e <= 122; e++) u[e] |= 16;
  const g = (() => {
   const C = function() {};
   return C.prototype = Object.create(null), C;
  })();
  function unescapeQuotedPairs(e, r, s) {
   let o = "";
   for (let t = r; t < s; t++) 92 === e.charCodeAt(t) && (o += e.slice(r, t), r = ++t);
   return o + e.slice(r, s);
  }
  const d = /^-?\d+$/, m = /^-?\d+n+$/, T = JSON.stringify, E = JSON.parse, h = /^-?\d+n$/, _ = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, b = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, isUnstringifiable = e => void 0 === e || "function" == typeof e || "symbol" == typeof e, isRawJSON = e => null !== e && "object" == typeof e && e.constructor && "RawJSON" === e.constructor.name, w = new Map, f = Number.MAX_SAFE_INTEGER.toString(), y = f.length, G = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, k = /^"-?\d+n+"$/, serializeBigInts = e => e.replace(G, (e, r, s, o) => {
   const t = '"' === e[0];
   if (t && k.test(e)) return e.substring(0, e.length - 1) + 'n"';
   const n = s || o, i = r && (r.length < y || r.length === y && r <= f);
   return t || n || i ? e : '"' + e + 'n"';
  });
  var P = s(1015), v = {
   headers: {
    "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}`
   }
  }, noop = () => "";
  async function fetchWrapper(e) {
   const r = e.request?.fetch || globalThis.fetch;
   if (!r) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
   const s = e.request?.log || console, o = !1 !== e.request?.parseSuccessResponseBody, t = function(e) {
    if ("object" != typeof e || null === e) return !1;
    if ("[object Object]" !== Object.prototype.toString.call(e)) return !1;
    const r = Object.getPrototypeOf(e);
    if (null === r) return !0;
    const s = Object.prototype.hasOwnProperty.call(r, "constructor") && r.constructor;
    return "function" == typeof s && s instanceof s && Function.prototype.call(s) === Function.prototype.call(e);
   }(e.body) || Array.isArray(e.body) ? ((e, r, s) => {
    try {
     return "rawJSON" in JSON ? T(e, (e, s) => "bigint" == typeof s ? JSON.rawJSON(s.toString()) : "function" == typeof r ? r(e, s) : (Array.isArray(r) && r.includes(e), 
     s), s) : e ? T(e, (e, s) => "string" == typeof s && m.test(s) || "bigint" == typeof s ? s.toString() + "n" : "function" == typeof r ? r(e, s) : (Array.isArray(r) && r.includes(e), 
     s), s).replace(_, "$1$2$3").replace(b, "$1$2$3") : T(e, r, s);
    } catch (o) {
     if (o instanceof RangeError) {
      const o = ((e, r, s) => {
       let o = "";
       "number" == typeof s ? o = " ".repeat(Math.min(10, Math.max(0, Math.floor(s)))) : "string" == typeof s && (o = s.slice(0, 10));
       const t = "function" == typeof r, n = Array.isArray(r) ? new Set(r.map(String)) : null, prepareVal = (e, s, o) => (null !== o && "object" == typeof o && "function" == typeof o.toJSON && (o = o.toJSON(s)), 
       "string" == typeof o && m.test(o) ? o + "n" : "bigint" == typeof o ? "rawJSON" in JSON ? JSON.rawJSON(o.toString()) : o.toString() + "n" : (t && (o = r.call(e, s, o)), 
       null !== o && "object" == typeof o && (o instanceof Number || o instanceof String || o instanceof Boolean) && (o = o.valueOf()), 
       o)), i = prepareVal({
        "": e
       }, "", e);
       if (isUnstringifiable(i)) return;
       const a = null === i || "object" != typeof i, c = isRawJSON(i);
       if (a || c) return T(i);
       const p = [];
       let l = 0;
       const u = [ {
        parent: {
         "": i
        },
        key: "",
        val: i,
        isArray: Array.isArray(i),
        keys: Array.isArray(i) ? null : Object.keys(i),
        index: 0,
        first: !0
       } ], g = new WeakSet([ i ]);
       for (;u.length > 0; ) {
        const e = u[u.length - 1];
        0 === e.index && (p.push(e.isArray ? "[" : "{"), l++);
        let r = !1;
        if (e.isArray) if (e.index < e.val.length) {
         e.first || p.push(","), o && p.push("\n" + o.repeat(l));
         const r = e.val[e.index], s = prepareVal(e.val, String(e.index), r);
         if (isUnstringifiable(s)) p.push("null"), e.first = !1, e.index++; else {
          const r = null !== s && "object" == typeof s, o = isRawJSON(s);
          if (r && !o) {
           if (g.has(s)) throw new TypeError("Converting circular structure to JSON");
           g.add(s), u.push({
            parent: e.val,
            key: String(e.index),
            val: s,
            isArray: Array.isArray(s),
            keys: Array.isArray(s) ? null : Object.keys(s),
            index: 0,
            first: !0
           }), e.first = !1, e.index++;
          } else p.push(T(s)), e.first = !1, e.index++;
         }
        } else r = !0; else {
         for (;e.index < e.keys.length; ) {
          const r = e.keys[e.index++];
          if (n && !n.has(r)) continue;
          const s = e.val[r], t = prepareVal(e.val, r, s);
          if (isUnstringifiable(t)) continue;
          e.first || p.push(","), o ? p.push("\n" + o.repeat(l) + T(r) + ": ") : p.push(T(r) + ":");
          const i = null !== t && "object" == typeof t, a = isRawJSON(t);
          if (i && !a) {
           if (g.has(t)) throw new TypeError("Converting circular structure to JSON");
           g.add(t), u.push({
            parent: e.val,
            key: r,
            val: t,
            isArray: Array.isArray(t),
            keys: Array.isArray(t) ? null : Object.keys(t),
            index: 0,
            first: !0
           }), e.first = !1;
           break;
          }
          p.push(T(t)), e.first = !1;
         }
         e.index >= e.keys.length && u[u.length - 1] === e && (r = !0);
        }
        r && (l--, !e.first && o && p.push("\n" + o.repeat(l)), p.push(e.isArray ? "]" : "}"), 
        g.delete(e.val), u.pop());
       }
       return p.join("");
      })(e, r, s);
      if (void 0 === o) return;
      return "rawJSON" in JSON ? o : o.replace(_, "$1$2$3").replace(b, "$1$2$3");
     }
     throw o;
    }
   })(e.body) : e.body, n = Object.fromEntries(Object.entries(e.headers).map(([e, r]) => [ e, String(r) ]));
   let i;
   try {
    i = await r(e.url, {
     method: e.method,
     body: t,
     redirect: e.request?.redirect,
     headers: n,
     signal: e.request?.signal,
     ...e.body && {
      duplex: "half"
     }
    });
   } catch (r) {
    let s = "Unknown Error";
    if (r instanceof Error) {
     if ("AbortError" === r.name) throw r.status = 500, r;
     s = r.message, "TypeError" === r.name && "cause" in r && (r.cause instanceof Error ? s = r.cause.message : "string" == typeof r.cause && (s = r.cause));
    }
    const o = new P.G(s, 500, {
     request: e
    });
    throw o.cause = r, o;
   }
   const a = i.status, c = i.url, p = {};
   for (const [e, r] of i.headers) p[e] = r;
   const l = {
    url: c,
    status: a,
    headers: p,
    data: ""
   };
   if ("deprecation" in p) {
    const r = p.link && p.link.match(/<([^<>]+)>; rel="deprecation"/), o = r && r.pop();
    s.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${p.sunset}${o ? `. See ${o}` : ""}`);
   }
   if (204 === a || 205 === a) return l;
   if ("HEAD" === e.method) {
    if (a < 400) return l;
    throw new P.G(i.statusText, a, {
     response: l,
     request: e
    });
   }
   if (304 === a) throw l.data = await getResponseData(i), new P.G("Not modified", a, {
    response: l,
    request: e
   });
   if (a >= 400) throw l.data = await getResponseData(i), new P.G(function(e) {
    if ("string" == typeof e) return e;
    if (e instanceof ArrayBuffer) return "Unknown error";
    if ("object" == typeof e && null !== e && "message" in e) {
     const r = e, s = "documentation_url" in r ? ` - ${r.documentation_url}` : "";
     return Array.isArray(r.errors) ? `${r.message}: ${r.errors.map(e => JSON.stringify(e)).join(", ")}${s}` : `${r.message}${s}`;
    }
    return `Unknown error: ${JSON.stringify(e)}`;
   }(l.data), a, {
    response: l,
    request: e
   });
   return l.data = o ? await getResponseData(i) : i.body, l;
  }
  async function getResponseData(e) {
   const r = e.headers.get("content-type");
   if (!r) return e.text().catch(noop);
   const s = function(e, r) {
    const s = 4 | (!0 === r?.comma ? 8 : 0), o = e.length;
    let t = r?.start ?? 0;
    for (;2 & u[e.charCodeAt(t)]; ) t++;
    let n = t, i = 0, a = -1, c = !1 === r?.parameters ? 8 : 0;
    for (;n < o; ) {
     const r = e.charCodeAt(n), o = u[r];
     if (0 !== (o & s)) {
      c |= 8 & o;
      break;
     }
     2 & o ? -1 === a && (a = n) : a = -1, i |= 65280 & r | o, n++;
    }
    const p = -1 === a ? n : a, l = e.slice(t, p), d = 65281 & i ? l.toLowerCase() : l;
    return n === o || 0 !== c ? {
     type: d,
     index: n,
     parameters: new g
    } : function(e, r, s, o, t) {
     const n = new g;
     e: for (;s < o; ) {
      for (s++; 2 & u[e.charCodeAt(s)]; ) s++;
      const r = s;
      let i = 0, a = -1;
      for (;s < o; ) {
       const c = e.charCodeAt(s), p = u[c];
       if (0 !== (p & t)) {
        if (8 & p) break e;
        continue e;
       }
       if (61 === c) {
        const c = -1 === a ? s : a, p = e.slice(r, c), l = 65281 & i ? p.toLowerCase() : p;
        for (s++; 2 & u[e.charCodeAt(s)]; ) s++;
        if (s < o && 34 === e.charCodeAt(s)) {
         const r = ++s;
         let i = !1;
         for (;s < o; ) {
          const a = e.charCodeAt(s);
          if (34 === a) {
           void 0 === n[l] && (n[l] = i ? unescapeQuotedPairs(e, r, s) : e.slice(r, s)), s++;
           let a = 0;
           for (;s < o; ) {
            const r = e.charCodeAt(s), o = u[r];
            if (0 !== (o & t)) {
             a = 8 & o;
             break;
            }
            s++;
           }
           if (0 !== a) break e;
           continue e;
          }
          92 === a && s + 1 < o ? (i = !0, s += 2) : s++;
         }
         continue e;
        }
        const g = s;
        let d = 0, m = -1;
        for (;s < o; ) {
         const r = e.charCodeAt(s), o = u[r];
         if (0 !== (o & t)) {
          d = 8 & o;
          break;
         }
         2 & o ? -1 === m && (m = s) : m = -1, s++;
        }
        if (void 0 === n[l]) {
         const r = -1 === m ? s : m;
         n[l] = e.slice(g, r);
        }
        if (0 !== d) break e;
        continue e;
       }
       2 & p ? -1 === a && (a = s) : a = -1, i |= 65280 & c | p, s++;
      }
     }
     return {
      type: r,
      index: s,
      parameters: n
     };
    }(e, d, n, o, s);
   }(r);
   if (!function(e) {
    return "application/json" === e.type || "application/scim+json" === e.type;
   }(s)) return s.type.startsWith("text/") || "utf-8" === s.parameters.charset?.toLowerCase() && "application/octet-stream" !== s.type ? e.text().catch(noop) : e.arrayBuffer().catch(() => new ArrayBuffer(0));
   {
    let r = "";
    try {
     return r = await e.text(), ((e, r) => {
      if (!e) return E(e, r);
      try {
       if ((() => {
        const e = JSON.parse.toString();
        if (w.has(e)) return w.get(e);
        try {
         const r = JSON.parse("1", (e, r, s) => !!s?.source && "1" === s.source);
         return w.set(e, r), r;
        } catch {
         return w.set(e, !1), !1;
        }
       })()) return ((e, r) => JSON.parse(e, (e, s, o) => {
        const t = "number" == typeof s, n = s > Number.MAX_SAFE_INTEGER || s < Number.MIN_SAFE_INTEGER, i = t && n, a = o && d.test(o.source);
        return i && a ? BigInt(o.source) : "function" == typeof r ? r(e, s, o) : s;
       }))(e, r);
       const s = serializeBigInts(e);
       return E(s, (e, s, o) => ((e, r, s, o) => "string" == typeof r && h.test(r) ? BigInt(r.slice(0, -1)) : "string" == typeof r && m.test(r) ? r.slice(0, -1) : "function" == typeof o ? o(e, r, s) : r)(e, s, o, r));
      } catch (s) {
       if (s instanceof RangeError) {
        const s = serializeBigInts(e);
        return ((e, r) => {
         const s = {
          "": e
         }, o = [ {
          parent: s,
          key: "",
          visited: !1
         } ];
         for (;o.length > 0; ) {
          const e = o[o.length - 1];
          if (e.visited) {
           const {parent: s, key: t} = e;
           let n = s[t];
           "string" == typeof n && (h.test(n) ? n = BigInt(n.slice(0, -1)) : m.test(n) && (n = n.slice(0, -1))), 
           "function" == typeof r && (n = r.call(s, t, n)), void 0 === n ? delete s[t] : s[t] = n, 
           o.pop();
          } else {
           e.visited = !0;
           const r = e.parent[e.key];
           if (null !== r && "object" == typeof r) {
            const e = Object.keys(r);
            for (let s = e.length - 1; s >= 0; s--) o.push({
             parent: r,
             key: e[s],
             visited: !1
            });
           }
          }
         }
         return s[""];
        })(E(s), r);
       }
       throw s;
      }
     })(r);
    } catch (e) {
     return r;
    }
   }
  }
  var O = function dist_bundle_withDefaults(e, r) {
   const s = e.defaults(r);
   return Object.assign(function(e, r) {
    const o = s.merge(e, r);
    if (!o.request || !o.request.hook) return fetchWrapper(s.parse(o));
    const request2 = (e, r) => fetchWrapper(s.parse(s.merge(e, r)));
    return Object.assign(request2, {
     endpoint: s,
     defaults: dist_bundle_withDefaults.bind(null, s)
    }), o.request.hook(request2, o);
   }, {
    endpoint: s,
    defaults: dist_bundle_withDefaults.bind(null, s)
   });
  }(l, v), A = class extends Error {
   constructor(e, r, s) {
    super("Request failed due to following response errors:\n" + s.errors.map(e => ` - ${e.message}`).join("\n")), 
    this.request = e, this.headers = r, this.response = s, this.errors = s.errors, this.data = s.data, 
    Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
   }
   request;
   headers;
   response;
   name="GraphqlResponseError";
   errors;
   data;
  }, S = [ "method", "baseUrl", "url", "headers", "request", "query", "mediaType", "operationName" ], R = [ "query", "method", "url" ], F = /\/api\/v3\/?$/;
  function graphql_dist_bundle_withDefaults(e, r) {
   const s = e.defaults(r);
   return Object.assign((e, r) => function(e, r, s) {
    if (s) {
     if ("string" == typeof r && "query" in s) return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));
     for (const e in s) if (R.includes(e)) return Promise.reject(new Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
    }
    const o = "string" == typeof r ? Object.assign({
     query: r
    }, s) : r, t = Object.keys(o).reduce((e, r) => S.includes(r) ? (e[r] = o[r], e) : (e.variables || (e.variables = {}), 
    e.variables[r] = o[r], e), {}), n = o.baseUrl || e.endpoint.DEFAULTS.baseUrl;
    return F.test(n) && (t.url = n.replace(F, "/api/graphql")), e(t).then(e => {
     if (e.data.errors) {
      const r = {};
      for (const s of Object.keys(e.headers)) r[s] = e.headers[s];
      throw new A(t, r, e.data);
     }
     return e.data.data;
    });
   }(s, e, r), {
    defaults: graphql_dist_bundle_withDefaults.bind(null, s),
    endpoint: s.endpoint
   });
  }
  graphql_dist_bundle_withDefaults(O, {
   headers: {
    "user-agent": `octokit-graphql.js/0.0.0-development ${getUserAgent()}`
   },
   method: "POST",
   url: "/graphql"
  });
  var U = "(?:[a-zA-Z0-9_-]+)", D = new RegExp(`^${U}\\.${U}\\.${U}$`), L = D.test.bind(D);
  async function auth(e) {
   const r = L(e), s = e.startsWith("v1.") || e.startsWith("ghs_"), o = e.startsWith("ghu_");
   return {
    type: "token",
    token: e,
    tokenType: r ? "app" : s ? "installation" : o ? "user-to-server" : "oauth"
   };
  }
  async function hook(e, r, s, o) {
   const t = r.endpoint.merge(s, o);
   return t.headers.authorization = function(e) {
    return 3 === e.split(/\./).length ? `bearer ${e}` : `token ${e}`;
   }(e), r(t);
  }
  var createTokenAuth = function(e) {
   if (!e) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
   if ("string" != typeof e) throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
   return e = e.replace(/^(token|bearer) +/i, ""), Object.assign(auth.bind(null, e), {
    hook: hook.bind(null, e)
   });
  };
  const I = "7.0.8", dist_src_noop = () => {}, j = console.warn.bind(console), q = console.error.bind(console), H = `octokit-core.js/${I} ${getUserAgent()}`;
  const B = new Map;
  for (const [e, r] of Object.entries({
   actions: {
    addCustomLabelsToSelfHostedRunnerForOrg: [ "POST /orgs/{org}/actions/runners/{runner_id}/labels" ],
    addCustomLabelsToSelfHostedRunnerForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
    addRepoAccessToSelfHostedRunnerGroupInOrg: [ "PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}" ],
    addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}" ],
    addSelectedRepoToOrgVariable: [ "PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}" ],
    approveWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve" ],
    cancelWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel" ],
    createEnvironmentVariable: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/variables" ],
    createHostedRunnerForOrg: [ "POST /orgs/{org}/actions/hosted-runners" ],
    createOrUpdateEnvironmentSecret: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
    createOrUpdateOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}" ],
    createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
    createOrgVariable: [ "POST /orgs/{org}/actions/variables" ],
    createRegistrationTokenForOrg: [ "POST /orgs/{org}/actions/runners/registration-token" ],
    createRegistrationTokenForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/registration-token" ],
    createRemoveTokenForOrg: [ "POST /orgs/{org}/actions/runners/remove-token" ],
    createRemoveTokenForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/remove-token" ],
    createRepoVariable: [ "POST /repos/{owner}/{repo}/actions/variables" ],
    createWorkflowDispatch: [ "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches" ],
    deleteActionsCacheById: [ "DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}" ],
    deleteActionsCacheByKey: [ "DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}" ],
    deleteArtifact: [ "DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}" ],
    deleteCustomImageFromOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}" ],
    deleteCustomImageVersionFromOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}" ],
    deleteEnvironmentSecret: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
    deleteEnvironmentVariable: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
    deleteHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
    deleteOrgSecret: [ "DELETE /orgs/{org}/actions/secrets/{secret_name}" ],
    deleteOrgVariable: [ "DELETE /orgs/{org}/actions/variables/{name}" ],
    deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
    deleteRepoVariable: [ "DELETE /repos/{owner}/{repo}/actions/variables/{name}" ],
    deleteSelfHostedRunnerFromOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}" ],
    deleteSelfHostedRunnerFromRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}" ],
    deleteWorkflowRun: [ "DELETE /repos/{owner}/{repo}/actions/runs/{run_id}" ],
    deleteWorkflowRunLogs: [ "DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs" ],
    disableSelectedRepositoryGithubActionsOrganization: [ "DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}" ],
    disableWorkflow: [ "PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable" ],
    downloadArtifact: [ "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}" ],
    downloadJobLogsForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs" ],
    downloadWorkflowRunAttemptLogs: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs" ],
    downloadWorkflowRunLogs: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs" ],
    enableSelectedRepositoryGithubActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/repositories/{repository_id}" ],
    enableWorkflow: [ "PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable" ],
    forceCancelWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel" ],
    generateRunnerJitconfigForOrg: [ "POST /orgs/{org}/actions/runners/generate-jitconfig" ],
    generateRunnerJitconfigForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig" ],
    getActionsCacheList: [ "GET /repos/{owner}/{repo}/actions/caches" ],
    getActionsCacheUsage: [ "GET /repos/{owner}/{repo}/actions/cache/usage" ],
    getActionsCacheUsageByRepoForOrg: [ "GET /orgs/{org}/actions/cache/usage-by-repository" ],
    getActionsCacheUsageForOrg: [ "GET /orgs/{org}/actions/cache/usage" ],
    getAllowedActionsOrganization: [ "GET /orgs/{org}/actions/permissions/selected-actions" ],
    getAllowedActionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/selected-actions" ],
    getArtifact: [ "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}" ],
    getCustomImageForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}" ],
    getCustomImageVersionForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}" ],
    getCustomOidcSubClaimForRepo: [ "GET /repos/{owner}/{repo}/actions/oidc/customization/sub" ],
    getEnvironmentPublicKey: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key" ],
    getEnvironmentSecret: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
    getEnvironmentVariable: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
    getGithubActionsDefaultWorkflowPermissionsOrganization: [ "GET /orgs/{org}/actions/permissions/workflow" ],
    getGithubActionsDefaultWorkflowPermissionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/workflow" ],
    getGithubActionsPermissionsOrganization: [ "GET /orgs/{org}/actions/permissions" ],
    getGithubActionsPermissionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions" ],
    getHostedRunnerForOrg: [ "GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
    getHostedRunnersGithubOwnedImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/github-owned" ],
    getHostedRunnersLimitsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/limits" ],
    getHostedRunnersMachineSpecsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/machine-sizes" ],
    getHostedRunnersPartnerImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/partner" ],
    getHostedRunnersPlatformsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/platforms" ],
    getJobForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/jobs/{job_id}" ],
    getOrgPublicKey: [ "GET /orgs/{org}/actions/secrets/public-key" ],
    getOrgSecret: [ "GET /orgs/{org}/actions/secrets/{secret_name}" ],
    getOrgVariable: [ "GET /orgs/{org}/actions/variables/{name}" ],
    getPendingDeploymentsForRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments" ],
    getRepoPermissions: [ "GET /repos/{owner}/{repo}/actions/permissions", {}, {
     renamed: [ "actions", "getGithubActionsPermissionsRepository" ]
    } ],
    getRepoPublicKey: [ "GET /repos/{owner}/{repo}/actions/secrets/public-key" ],
    getRepoSecret: [ "GET /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
    getRepoVariable: [ "GET /repos/{owner}/{repo}/actions/variables/{name}" ],
    getReviewsForRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals" ],
    getSelfHostedRunnerForOrg: [ "GET /orgs/{org}/actions/runners/{runner_id}" ],
    getSelfHostedRunnerForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/{runner_id}" ],
    getWorkflow: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}" ],
    getWorkflowAccessToRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/access" ],
    getWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}" ],
    getWorkflowRunAttempt: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}" ],
    getWorkflowRunUsage: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing" ],
    getWorkflowUsage: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing" ],
    listArtifactsForRepo: [ "GET /repos/{owner}/{repo}/actions/artifacts" ],
    listCustomImageVersionsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions" ],
    listCustomImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom" ],
    listEnvironmentSecrets: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets" ],
    listEnvironmentVariables: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/variables" ],
    listGithubHostedRunnersInGroupForOrg: [ "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners" ],
    listHostedRunnersForOrg: [ "GET /orgs/{org}/actions/hosted-runners" ],
    listJobsForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs" ],
    listJobsForWorkflowRunAttempt: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs" ],
    listLabelsForSelfHostedRunnerForOrg: [ "GET /orgs/{org}/actions/runners/{runner_id}/labels" ],
    listLabelsForSelfHostedRunnerForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
    listOrgSecrets: [ "GET /orgs/{org}/actions/secrets" ],
    listOrgVariables: [ "GET /orgs/{org}/actions/variables" ],
    listRepoOrganizationSecrets: [ "GET /repos/{owner}/{repo}/actions/organization-secrets" ],
    listRepoOrganizationVariables: [ "GET /repos/{owner}/{repo}/actions/organization-variables" ],
    listRepoSecrets: [ "GET /repos/{owner}/{repo}/actions/secrets" ],
    listRepoVariables: [ "GET /repos/{owner}/{repo}/actions/variables" ],
    listRepoWorkflows: [ "GET /repos/{owner}/{repo}/actions/workflows" ],
    listRunnerApplicationsForOrg: [ "GET /orgs/{org}/actions/runners/downloads" ],
    listRunnerApplicationsForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/downloads" ],
    listSelectedReposForOrgSecret: [ "GET /orgs/{org}/actions/secrets/{secret_name}/repositories" ],
    listSelectedReposForOrgVariable: [ "GET /orgs/{org}/actions/variables/{name}/repositories" ],
    listSelectedRepositoriesEnabledGithubActionsOrganization: [ "GET /orgs/{org}/actions/permissions/repositories" ],
    listSelfHostedRunnersForOrg: [ "GET /orgs/{org}/actions/runners" ],
    listSelfHostedRunnersForRepo: [ "GET /repos/{owner}/{repo}/actions/runners" ],
    listWorkflowRunArtifacts: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts" ],
    listWorkflowRuns: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs" ],
    listWorkflowRunsForRepo: [ "GET /repos/{owner}/{repo}/actions/runs" ],
    reRunJobForWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun" ],
    reRunWorkflow: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun" ],
    reRunWorkflowFailedJobs: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs" ],
    removeAllCustomLabelsFromSelfHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}/labels" ],
    removeAllCustomLabelsFromSelfHostedRunnerForRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
    removeCustomLabelFromSelfHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}" ],
    removeCustomLabelFromSelfHostedRunnerForRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}" ],
    removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}" ],
    removeSelectedRepoFromOrgVariable: [ "DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}" ],
    reviewCustomGatesForRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule" ],
    reviewPendingDeploymentsForRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments" ],
    setAllowedActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/selected-actions" ],
    setAllowedActionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/selected-actions" ],
    setCustomLabelsForSelfHostedRunnerForOrg: [ "PUT /orgs/{org}/actions/runners/{runner_id}/labels" ],
    setCustomLabelsForSelfHostedRunnerForRepo: [ "PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
    setCustomOidcSubClaimForRepo: [ "PUT /repos/{owner}/{repo}/actions/oidc/customization/sub" ],
    setGithubActionsDefaultWorkflowPermissionsOrganization: [ "PUT /orgs/{org}/actions/permissions/workflow" ],
    setGithubActionsDefaultWorkflowPermissionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/workflow" ],
    setGithubActionsPermissionsOrganization: [ "PUT /orgs/{org}/actions/permissions" ],
    setGithubActionsPermissionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions" ],
    setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}/repositories" ],
    setSelectedReposForOrgVariable: [ "PUT /orgs/{org}/actions/variables/{name}/repositories" ],
    setSelectedRepositoriesEnabledGithubActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/repositories" ],
    setWorkflowAccessToRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/access" ],
    updateEnvironmentVariable: [ "PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
    updateHostedRunnerForOrg: [ "PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
    updateOrgVariable: [ "PATCH /orgs/{org}/actions/variables/{name}" ],
    updateRepoVariable: [ "PATCH /repos/{owner}/{repo}/actions/variables/{name}" ]
   },
   activity: {
    checkRepoIsStarredByAuthenticatedUser: [ "GET /user/starred/{owner}/{repo}" ],
    deleteRepoSubscription: [ "DELETE /repos/{owner}/{repo}/subscription" ],
    deleteThreadSubscription: [ "DELETE /notifications/threads/{thread_id}/subscription" ],
    getFeeds: [ "GET /feeds" ],
    getRepoSubscription: [ "GET /repos/{owner}/{repo}/subscription" ],
    getThread: [ "GET /notifications/threads/{thread_id}" ],
    getThreadSubscriptionForAuthenticatedUser: [ "GET /notifications/threads/{thread_id}/subscription" ],
    listEventsForAuthenticatedUser: [ "GET /users/{username}/events" ],
    listNotificationsForAuthenticatedUser: [ "GET /notifications" ],
    listOrgEventsForAuthenticatedUser: [ "GET /users/{username}/events/orgs/{org}" ],
    listPublicEvents: [ "GET /events" ],
    listPublicEventsForRepoNetwork: [ "GET /networks/{owner}/{repo}/events" ],
    listPublicEventsForUser: [ "GET /users/{username}/events/public" ],
    listPublicOrgEvents: [ "GET /orgs/{org}/events" ],
    listReceivedEventsForUser: [ "GET /users/{username}/received_events" ],
    listReceivedPublicEventsForUser: [ "GET /users/{username}/received_events/public" ],
    listRepoEvents: [ "GET /repos/{owner}/{repo}/events" ],
    listRepoNotificationsForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/notifications" ],
    listReposStarredByAuthenticatedUser: [ "GET /user/starred" ],
    listReposStarredByUser: [ "GET /users/{username}/starred" ],
    listReposWatchedByUser: [ "GET /users/{username}/subscriptions" ],
    listStargazersForRepo: [ "GET /repos/{owner}/{repo}/stargazers" ],
    listWatchedReposForAuthenticatedUser: [ "GET /user/subscriptions" ],
    listWatchersForRepo: [ "GET /repos/{owner}/{repo}/subscribers" ],
    markNotificationsAsRead: [ "PUT /notifications" ],
    markRepoNotificationsAsRead: [ "PUT /repos/{owner}/{repo}/notifications" ],
    markThreadAsDone: [ "DELETE /notifications/threads/{thread_id}" ],
    markThreadAsRead: [ "PATCH /notifications/threads/{thread_id}" ],
    setRepoSubscription: [ "PUT /repos/{owner}/{repo}/subscription" ],
    setThreadSubscription: [ "PUT /notifications/threads/{thread_id}/subscription" ],
    starRepoForAuthenticatedUser: [ "PUT /user/starred/{owner}/{repo}" ],
    unstarRepoForAuthenticatedUser: [ "DELETE /user/starred/{owner}/{repo}" ]
   },
   apps: {
    addRepoToInstallation: [ "PUT /user/installations/{installation_id}/repositories/{repository_id}", {}, {
     renamed: [ "apps", "addRepoToInstallationForAuthenticatedUser" ]
    } ],
    addRepoToInstallationForAuthenticatedUser: [ "PUT /user/installations/{installation_id}/repositories/{repository_id}" ],
    checkToken: [ "POST /applications/{client_id}/token" ],
    createFromManifest: [ "POST /app-manifests/{code}/conversions" ],
    createInstallationAccessToken: [ "POST /app/installations/{installation_id}/access_tokens" ],
    deleteAuthorization: [ "DELETE /applications/{client_id}/grant" ],
    deleteInstallation: [ "DELETE /app/installations/{installation_id}" ],
    deleteToken: [ "DELETE /applications/{client_id}/token" ],
    getAuthenticated: [ "GET /app" ],
    getBySlug: [ "GET /apps/{app_slug}" ],
    getInstallation: [ "GET /app/installations/{installation_id}" ],
    getOrgInstallation: [ "GET /orgs/{org}/installation" ],
    getRepoInstallation: [ "GET /repos/{owner}/{repo}/installation" ],
    getSubscriptionPlanForAccount: [ "GET /marketplace_listing/accounts/{account_id}" ],
    getSubscriptionPlanForAccountStubbed: [ "GET /marketplace_listing/stubbed/accounts/{account_id}" ],
    getUserInstallation: [ "GET /users/{username}/installation" ],
    getWebhookConfigForApp: [ "GET /app/hook/config" ],
    getWebhookDelivery: [ "GET /app/hook/deliveries/{delivery_id}" ],
    listAccountsForPlan: [ "GET /marketplace_listing/plans/{plan_id}/accounts" ],
    listAccountsForPlanStubbed: [ "GET /marketplace_listing/stubbed/plans/{plan_id}/accounts" ],
    listInstallationReposForAuthenticatedUser: [ "GET /user/installations/{installation_id}/repositories" ],
    listInstallationRequestsForAuthenticatedApp: [ "GET /app/installation-requests" ],
    listInstallations: [ "GET /app/installations" ],
    listInstallationsForAuthenticatedUser: [ "GET /user/installations" ],
    listPlans: [ "GET /marketplace_listing/plans" ],
    listPlansStubbed: [ "GET /marketplace_listing/stubbed/plans" ],
    listReposAccessibleToInstallation: [ "GET /installation/repositories" ],
    listSubscriptionsForAuthenticatedUser: [ "GET /user/marketplace_purchases" ],
    listSubscriptionsForAuthenticatedUserStubbed: [ "GET /user/marketplace_purchases/stubbed" ],
    listWebhookDeliveries: [ "GET /app/hook/deliveries" ],
    redeliverWebhookDelivery: [ "POST /app/hook/deliveries/{delivery_id}/attempts" ],
    removeRepoFromInstallation: [ "DELETE /user/installations/{installation_id}/repositories/{repository_id}", {}, {
     renamed: [ "apps", "removeRepoFromInstallationForAuthenticatedUser" ]
    } ],
    removeRepoFromInstallationForAuthenticatedUser: [ "DELETE /user/installations/{installation_id}/repositories/{repository_id}" ],
    resetToken: [ "PATCH /applications/{client_id}/token" ],
    revokeInstallationAccessToken: [ "DELETE /installation/token" ],
    scopeToken: [ "POST /applications/{client_id}/token/scoped" ],
    suspendInstallation: [ "PUT /app/installations/{installation_id}/suspended" ],
    unsuspendInstallation: [ "DELETE /app/installations/{installation_id}/suspended" ],
    updateWebhookConfigForApp: [ "PATCH /app/hook/config" ]
   },
   billing: {
    getGithubActionsBillingOrg: [ "GET /orgs/{org}/settings/billing/actions" ],
    getGithubActionsBillingUser: [ "GET /users/{username}/settings/billing/actions" ],
    getGithubBillingPremiumRequestUsageReportOrg: [ "GET /organizations/{org}/settings/billing/premium_request/usage" ],
    getGithubBillingPremiumRequestUsageReportUser: [ "GET /users/{username}/settings/billing/premium_request/usage" ],
    getGithubBillingUsageReportOrg: [ "GET /organizations/{org}/settings/billing/usage" ],
    getGithubBillingUsageReportUser: [ "GET /users/{username}/settings/billing/usage" ],
    getGithubPackagesBillingOrg: [ "GET /orgs/{org}/settings/billing/packages" ],
    getGithubPackagesBillingUser: [ "GET /users/{username}/settings/billing/packages" ],
    getSharedStorageBillingOrg: [ "GET /orgs/{org}/settings/billing/shared-storage" ],
    getSharedStorageBillingUser: [ "GET /users/{username}/settings/billing/shared-storage" ]
   },
   campaigns: {
    createCampaign: [ "POST /orgs/{org}/campaigns" ],
    deleteCampaign: [ "DELETE /orgs/{org}/campaigns/{campaign_number}" ],
    getCampaignSummary: [ "GET /orgs/{org}/campaigns/{campaign_number}" ],
    listOrgCampaigns: [ "GET /orgs/{org}/campaigns" ],
    updateCampaign: [ "PATCH /orgs/{org}/campaigns/{campaign_number}" ]
   },
   checks: {
    create: [ "POST /repos/{owner}/{repo}/check-runs" ],
    createSuite: [ "POST /repos/{owner}/{repo}/check-suites" ],
    get: [ "GET /repos/{owner}/{repo}/check-runs/{check_run_id}" ],
    getSuite: [ "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}" ],
    listAnnotations: [ "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations" ],
    listForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/check-runs" ],
    listForSuite: [ "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs" ],
    listSuitesForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/check-suites" ],
    rerequestRun: [ "POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest" ],
    rerequestSuite: [ "POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest" ],
    setSuitesPreferences: [ "PATCH /repos/{owner}/{repo}/check-suites/preferences" ],
    update: [ "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}" ]
   },
   codeScanning: {
    commitAutofix: [ "POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits" ],
    createAutofix: [ "POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix" ],
    createVariantAnalysis: [ "POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses" ],
    deleteAnalysis: [ "DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}" ],
    deleteCodeqlDatabase: [ "DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}" ],
    getAlert: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}", {}, {
     renamedParameters: {
      alert_id: "alert_number"
     }
    } ],
    getAnalysis: [ "GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}" ],
    getAutofix: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix" ],
    getCodeqlDatabase: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}" ],
    getDefaultSetup: [ "GET /repos/{owner}/{repo}/code-scanning/default-setup" ],
    getSarif: [ "GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}" ],
    getVariantAnalysis: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}" ],
    getVariantAnalysisRepoTask: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}" ],
    listAlertInstances: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances" ],
    listAlertsForOrg: [ "GET /orgs/{org}/code-scanning/alerts" ],
    listAlertsForRepo: [ "GET /repos/{owner}/{repo}/code-scanning/alerts" ],
    listAlertsInstances: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances", {}, {
     renamed: [ "codeScanning", "listAlertInstances" ]
    } ],
    listCodeqlDatabases: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/databases" ],
    listRecentAnalyses: [ "GET /repos/{owner}/{repo}/code-scanning/analyses" ],
    updateAlert: [ "PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}" ],
    updateDefaultSetup: [ "PATCH /repos/{owner}/{repo}/code-scanning/default-setup" ],
    uploadSarif: [ "POST /repos/{owner}/{repo}/code-scanning/sarifs" ]
   },
   codeSecurity: {
    attachConfiguration: [ "POST /orgs/{org}/code-security/configurations/{configuration_id}/attach" ],
    attachEnterpriseConfiguration: [ "POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach" ],
    createConfiguration: [ "POST /orgs/{org}/code-security/configurations" ],
    createConfigurationForEnterprise: [ "POST /enterprises/{enterprise}/code-security/configurations" ],
    deleteConfiguration: [ "DELETE /orgs/{org}/code-security/configurations/{configuration_id}" ],
    deleteConfigurationForEnterprise: [ "DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ],
    detachConfiguration: [ "DELETE /orgs/{org}/code-security/configurations/detach" ],
    getConfiguration: [ "GET /orgs/{org}/code-security/configurations/{configuration_id}" ],
    getConfigurationForRepository: [ "GET /repos/{owner}/{repo}/code-security-configuration" ],
    getConfigurationsForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations" ],
    getConfigurationsForOrg: [ "GET /orgs/{org}/code-security/configurations" ],
    getDefaultConfigurations: [ "GET /orgs/{org}/code-security/configurations/defaults" ],
    getDefaultConfigurationsForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations/defaults" ],
    getRepositoriesForConfiguration: [ "GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories" ],
    getRepositoriesForEnterpriseConfiguration: [ "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories" ],
    getSingleConfigurationForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ],
    setConfigurationAsDefault: [ "PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults" ],
    setConfigurationAsDefaultForEnterprise: [ "PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults" ],
    updateConfiguration: [ "PATCH /orgs/{org}/code-security/configurations/{configuration_id}" ],
    updateEnterpriseConfiguration: [ "PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ]
   },
   codesOfConduct: {
    getAllCodesOfConduct: [ "GET /codes_of_conduct" ],
    getConductCode: [ "GET /codes_of_conduct/{key}" ]
   },
   codespaces: {
    addRepositoryForSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
    addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
    checkPermissionsForDevcontainer: [ "GET /repos/{owner}/{repo}/codespaces/permissions_check" ],
    codespaceMachinesForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}/machines" ],
    createForAuthenticatedUser: [ "POST /user/codespaces" ],
    createOrUpdateOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}" ],
    createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
    createOrUpdateSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}" ],
    createWithPrForAuthenticatedUser: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces" ],
    createWithRepoForAuthenticatedUser: [ "POST /repos/{owner}/{repo}/codespaces" ],
    deleteForAuthenticatedUser: [ "DELETE /user/codespaces/{codespace_name}" ],
    deleteFromOrganization: [ "DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}" ],
    deleteOrgSecret: [ "DELETE /orgs/{org}/codespaces/secrets/{secret_name}" ],
    deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
    deleteSecretForAuthenticatedUser: [ "DELETE /user/codespaces/secrets/{secret_name}" ],
    exportForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/exports" ],
    getCodespacesForUserInOrg: [ "GET /orgs/{org}/members/{username}/codespaces" ],
    getExportDetailsForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}/exports/{export_id}" ],
    getForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}" ],
    getOrgPublicKey: [ "GET /orgs/{org}/codespaces/secrets/public-key" ],
    getOrgSecret: [ "GET /orgs/{org}/codespaces/secrets/{secret_name}" ],
    getPublicKeyForAuthenticatedUser: [ "GET /user/codespaces/secrets/public-key" ],
    getRepoPublicKey: [ "GET /repos/{owner}/{repo}/codespaces/secrets/public-key" ],
    getRepoSecret: [ "GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
    getSecretForAuthenticatedUser: [ "GET /user/codespaces/secrets/{secret_name}" ],
    listDevcontainersInRepositoryForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/devcontainers" ],
    listForAuthenticatedUser: [ "GET /user/codespaces" ],
    listInOrganization: [ "GET /orgs/{org}/codespaces", {}, {
     renamedParameters: {
      org_id: "org"
     }
    } ],
    listInRepositoryForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces" ],
    listOrgSecrets: [ "GET /orgs/{org}/codespaces/secrets" ],
    listRepoSecrets: [ "GET /repos/{owner}/{repo}/codespaces/secrets" ],
    listRepositoriesForSecretForAuthenticatedUser: [ "GET /user/codespaces/secrets/{secret_name}/repositories" ],
    listSecretsForAuthenticatedUser: [ "GET /user/codespaces/secrets" ],
    listSelectedReposForOrgSecret: [ "GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories" ],
    preFlightWithRepoForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/new" ],
    publishForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/publish" ],
    removeRepositoryForSecretForAuthenticatedUser: [ "DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
    removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
    repoMachinesForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/machines" ],
    setRepositoriesForSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}/repositories" ],
    setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories" ],
    startForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/start" ],
    stopForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/stop" ],
    stopInOrganization: [ "POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop" ],
    updateForAuthenticatedUser: [ "PATCH /user/codespaces/{codespace_name}" ]
   },
   copilot: {
    addCopilotSeatsForTeams: [ "POST /orgs/{org}/copilot/billing/selected_teams" ],
    addCopilotSeatsForUsers: [ "POST /orgs/{org}/copilot/billing/selected_users" ],
    cancelCopilotSeatAssignmentForTeams: [ "DELETE /orgs/{org}/copilot/billing/selected_teams" ],
    cancelCopilotSeatAssignmentForUsers: [ "DELETE /orgs/{org}/copilot/billing/selected_users" ],
    copilotMetricsForOrganization: [ "GET /orgs/{org}/copilot/metrics" ],
    copilotMetricsForTeam: [ "GET /orgs/{org}/team/{team_slug}/copilot/metrics" ],
    getCopilotOrganizationDetails: [ "GET /orgs/{org}/copilot/billing" ],
    getCopilotSeatDetailsForUser: [ "GET /orgs/{org}/members/{username}/copilot" ],
    listCopilotSeats: [ "GET /orgs/{org}/copilot/billing/seats" ]
   },
   credentials: {
    revoke: [ "POST /credentials/revoke" ]
   },
   dependabot: {
    addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}" ],
    createOrUpdateOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}" ],
    createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
    deleteOrgSecret: [ "DELETE /orgs/{org}/dependabot/secrets/{secret_name}" ],
    deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
    getAlert: [ "GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}" ],
    getOrgPublicKey: [ "GET /orgs/{org}/dependabot/secrets/public-key" ],
    getOrgSecret: [ "GET /orgs/{org}/dependabot/secrets/{secret_name}" ],
    getRepoPublicKey: [ "GET /repos/{owner}/{repo}/dependabot/secrets/public-key" ],
    getRepoSecret: [ "GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
    listAlertsForEnterprise: [ "GET /enterprises/{enterprise}/dependabot/alerts" ],
    listAlertsForOrg: [ "GET /orgs/{org}/dependabot/alerts" ],
    listAlertsForRepo: [ "GET /repos/{owner}/{repo}/dependabot/alerts" ],
    listOrgSecrets: [ "GET /orgs/{org}/dependabot/secrets" ],
    listRepoSecrets: [ "GET /repos/{owner}/{repo}/dependabot/secrets" ],
    listSelectedReposForOrgSecret: [ "GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories" ],
    removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}" ],
    repositoryAccessForOrg: [ "GET /organizations/{org}/dependabot/repository-access" ],
    setRepositoryAccessDefaultLevel: [ "PUT /organizations/{org}/dependabot/repository-access/default-level" ],
    setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories" ],
    updateAlert: [ "PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}" ],
    updateRepositoryAccessForOrg: [ "PATCH /organizations/{org}/dependabot/repository-access" ]
   },
   dependencyGraph: {
    createRepositorySnapshot: [ "POST /repos/{owner}/{repo}/dependency-graph/snapshots" ],
    diffRange: [ "GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}" ],
    exportSbom: [ "GET /repos/{owner}/{repo}/dependency-graph/sbom" ]
   },
   emojis: {
    get: [ "GET /emojis" ]
   },
   enterpriseTeamMemberships: {
    add: [ "PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ],
    bulkAdd: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add" ],
    bulkRemove: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove" ],
    get: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ],
    list: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships" ],
    remove: [ "DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ]
   },
   enterpriseTeamOrganizations: {
    add: [ "PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
    bulkAdd: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add" ],
    bulkRemove: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove" ],
    delete: [ "DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
    getAssignment: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
    getAssignments: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations" ]
   },
   enterpriseTeams: {
    create: [ "POST /enterprises/{enterprise}/teams" ],
    delete: [ "DELETE /enterprises/{enterprise}/teams/{team_slug}" ],
    get: [ "GET /enterprises/{enterprise}/teams/{team_slug}" ],
    list: [ "GET /enterprises/{enterprise}/teams" ],
    update: [ "PATCH /enterprises/{enterprise}/teams/{team_slug}" ]
   },
   gists: {
    checkIsStarred: [ "GET /gists/{gist_id}/star" ],
    create: [ "POST /gists" ],
    createComment: [ "POST /gists/{gist_id}/comments" ],
    delete: [ "DELETE /gists/{gist_id}" ],
    deleteComment: [ "DELETE /gists/{gist_id}/comments/{comment_id}" ],
    fork: [ "POST /gists/{gist_id}/forks" ],
    get: [ "GET /gists/{gist_id}" ],
    getComment: [ "GET /gists/{gist_id}/comments/{comment_id}" ],
    getRevision: [ "GET /gists/{gist_id}/{sha}" ],
    list: [ "GET /gists" ],
    listComments: [ "GET /gists/{gist_id}/comments" ],
    listCommits: [ "GET /gists/{gist_id}/commits" ],
    listForUser: [ "GET /users/{username}/gists" ],
    listForks: [ "GET /gists/{gist_id}/forks" ],
    listPublic: [ "GET /gists/public" ],
    listStarred: [ "GET /gists/starred" ],
    star: [ "PUT /gists/{gist_id}/star" ],
    unstar: [ "DELETE /gists/{gist_id}/star" ],
    update: [ "PATCH /gists/{gist_id}" ],
    updateComment: [ "PATCH /gists/{gist_id}/comments/{comment_id}" ]
   },
   git: {
    createBlob: [ "POST /repos/{owner}/{repo}/git/blobs" ],
    createCommit: [ "POST /repos/{owner}/{repo}/git/commits" ],
    createRef: [ "POST /repos/{owner}/{repo}/git/refs" ],
    createTag: [ "POST /repos/{owner}/{repo}/git/tags" ],
    createTree: [ "POST /repos/{owner}/{repo}/git/trees" ],
    deleteRef: [ "DELETE /repos/{owner}/{repo}/git/refs/{ref}" ],
    getBlob: [ "GET /repos/{owner}/{repo}/git/blobs/{file_sha}" ],
    getCommit: [ "GET /repos/{owner}/{repo}/git/commits/{commit_sha}" ],
    getRef: [ "GET /repos/{owner}/{repo}/git/ref/{ref}" ],
    getTag: [ "GET /repos/{owner}/{repo}/git/tags/{tag_sha}" ],
    getTree: [ "GET /repos/{owner}/{repo}/git/trees/{tree_sha}" ],
    listMatchingRefs: [ "GET /repos/{owner}/{repo}/git/matching-refs/{ref}" ],
    updateRef: [ "PATCH /repos/{owner}/{repo}/git/refs/{ref}" ]
   },
   gitignore: {
    getAllTemplates: [ "GET /gitignore/templates" ],
    getTemplate: [ "GET /gitignore/templates/{name}" ]
   },
   hostedCompute: {
    createNetworkConfigurationForOrg: [ "POST /orgs/{org}/settings/network-configurations" ],
    deleteNetworkConfigurationFromOrg: [ "DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}" ],
    getNetworkConfigurationForOrg: [ "GET /orgs/{org}/settings/network-configurations/{network_configuration_id}" ],
    getNetworkSettingsForOrg: [ "GET /orgs/{org}/settings/network-settings/{network_settings_id}" ],
    listNetworkConfigurationsForOrg: [ "GET /orgs/{org}/settings/network-configurations" ],
    updateNetworkConfigurationForOrg: [ "PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}" ]
   },
   interactions: {
    getRestrictionsForAuthenticatedUser: [ "GET /user/interaction-limits" ],
    getRestrictionsForOrg: [ "GET /orgs/{org}/interaction-limits" ],
    getRestrictionsForRepo: [ "GET /repos/{owner}/{repo}/interaction-limits" ],
    getRestrictionsForYourPublicRepos: [ "GET /user/interaction-limits", {}, {
     renamed: [ "interactions", "getRestrictionsForAuthenticatedUser" ]
    } ],
    removeRestrictionsForAuthenticatedUser: [ "DELETE /user/interaction-limits" ],
    removeRestrictionsForOrg: [ "DELETE /orgs/{org}/interaction-limits" ],
    removeRestrictionsForRepo: [ "DELETE /repos/{owner}/{repo}/interaction-limits" ],
    removeRestrictionsForYourPublicRepos: [ "DELETE /user/interaction-limits", {}, {
     renamed: [ "interactions", "removeRestrictionsForAuthenticatedUser" ]
    } ],
    setRestrictionsForAuthenticatedUser: [ "PUT /user/interaction-limits" ],
    setRestrictionsForOrg: [ "PUT /orgs/{org}/interaction-limits" ],
    setRestrictionsForRepo: [ "PUT /repos/{owner}/{repo}/interaction-limits" ],
    setRestrictionsForYourPublicRepos: [ "PUT /user/interaction-limits", {}, {
     renamed: [ "interactions", "setRestrictionsForAuthenticatedUser" ]
    } ]
   },
   issues: {
    addAssignees: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/assignees" ],
    addBlockedByDependency: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by" ],
    addLabels: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
    addSubIssue: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues" ],
    checkUserCanBeAssigned: [ "GET /repos/{owner}/{repo}/assignees/{assignee}" ],
    checkUserCanBeAssignedToIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}" ],
    create: [ "POST /repos/{owner}/{repo}/issues" ],
    createComment: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/comments" ],
    createLabel: [ "POST /repos/{owner}/{repo}/labels" ],
    createMilestone: [ "POST /repos/{owner}/{repo}/milestones" ],
    deleteComment: [ "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
    deleteLabel: [ "DELETE /repos/{owner}/{repo}/labels/{name}" ],
    deleteMilestone: [ "DELETE /repos/{owner}/{repo}/milestones/{milestone_number}" ],
    get: [ "GET /repos/{owner}/{repo}/issues/{issue_number}" ],
    getComment: [ "GET /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
    getEvent: [ "GET /repos/{owner}/{repo}/issues/events/{event_id}" ],
    getLabel: [ "GET /repos/{owner}/{repo}/labels/{name}" ],
    getMilestone: [ "GET /repos/{owner}/{repo}/milestones/{milestone_number}" ],
    getParent: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/parent" ],
    list: [ "GET /issues" ],
    listAssignees: [ "GET /repos/{owner}/{repo}/assignees" ],
    listComments: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/comments" ],
    listCommentsForRepo: [ "GET /repos/{owner}/{repo}/issues/comments" ],
    listDependenciesBlockedBy: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by" ],
    listDependenciesBlocking: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking" ],
    listEvents: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/events" ],
    listEventsForRepo: [ "GET /repos/{owner}/{repo}/issues/events" ],
    listEventsForTimeline: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/timeline" ],
    listForAuthenticatedUser: [ "GET /user/issues" ],
    listForOrg: [ "GET /orgs/{org}/issues" ],
    listForRepo: [ "GET /repos/{owner}/{repo}/issues" ],
    listLabelsForMilestone: [ "GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels" ],
    listLabelsForRepo: [ "GET /repos/{owner}/{repo}/labels" ],
    listLabelsOnIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
    listMilestones: [ "GET /repos/{owner}/{repo}/milestones" ],
    listSubIssues: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues" ],
    lock: [ "PUT /repos/{owner}/{repo}/issues/{issue_number}/lock" ],
    removeAllLabels: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
    removeAssignees: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees" ],
    removeDependencyBlockedBy: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}" ],
    removeLabel: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}" ],
    removeSubIssue: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue" ],
    reprioritizeSubIssue: [ "PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority" ],
    setLabels: [ "PUT /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
    unlock: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock" ],
    update: [ "PATCH /repos/{owner}/{repo}/issues/{issue_number}" ],
    updateComment: [ "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
    updateLabel: [ "PATCH /repos/{owner}/{repo}/labels/{name}" ],
    updateMilestone: [ "PATCH /repos/{owner}/{repo}/milestones/{milestone_number}" ]
   },
   licenses: {
    get: [ "GET /licenses/{license}" ],
    getAllCommonlyUsed: [ "GET /licenses" ],
    getForRepo: [ "GET /repos/{owner}/{repo}/license" ]
   },
   markdown: {
    render: [ "POST /markdown" ],
    renderRaw: [ "POST /markdown/raw", {
     headers: {
      "content-type": "text/plain; charset=utf-8"
     }
    } ]
   },
   meta: {
    get: [ "GET /meta" ],
    getAllVersions: [ "GET /versions" ],
    getOctocat: [ "GET /octocat" ],
    getZen: [ "GET /zen" ],
    root: [ "GET /" ]
   },
   migrations: {
    deleteArchiveForAuthenticatedUser: [ "DELETE /user/migrations/{migration_id}/archive" ],
    deleteArchiveForOrg: [ "DELETE /orgs/{org}/migrations/{migration_id}/archive" ],
    downloadArchiveForOrg: [ "GET /orgs/{org}/migrations/{migration_id}/archive" ],
    getArchiveForAuthenticatedUser: [ "GET /user/migrations/{migration_id}/archive" ],
    getStatusForAuthenticatedUser: [ "GET /user/migrations/{migration_id}" ],
    getStatusForOrg: [ "GET /orgs/{org}/migrations/{migration_id}" ],
    listForAuthenticatedUser: [ "GET /user/migrations" ],
    listForOrg: [ "GET /orgs/{org}/migrations" ],
    listReposForAuthenticatedUser: [ "GET /user/migrations/{migration_id}/repositories" ],
    listReposForOrg: [ "GET /orgs/{org}/migrations/{migration_id}/repositories" ],
    listReposForUser: [ "GET /user/migrations/{migration_id}/repositories", {}, {
     renamed: [ "migrations", "listReposForAuthenticatedUser" ]
    } ],
    startForAuthenticatedUser: [ "POST /user/migrations" ],
    startForOrg: [ "POST /orgs/{org}/migrations" ],
    unlockRepoForAuthenticatedUser: [ "DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock" ],
    unlockRepoForOrg: [ "DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock" ]
   },
   oidc: {
    getOidcCustomSubTemplateForOrg: [ "GET /orgs/{org}/actions/oidc/customization/sub" ],
    updateOidcCustomSubTemplateForOrg: [ "PUT /orgs/{org}/actions/oidc/customization/sub" ]
   },
   orgs: {
    addSecurityManagerTeam: [ "PUT /orgs/{org}/security-managers/teams/{team_slug}", {}, {
     deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"
    } ],
    assignTeamToOrgRole: [ "PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}" ],
    assignUserToOrgRole: [ "PUT /orgs/{org}/organization-roles/users/{username}/{role_id}" ],
    blockUser: [ "PUT /orgs/{org}/blocks/{username}" ],
    cancelInvitation: [ "DELETE /orgs/{org}/invitations/{invitation_id}" ],
    checkBlockedUser: [ "GET /orgs/{org}/blocks/{username}" ],
    checkMembershipForUser: [ "GET /orgs/{org}/members/{username}" ],
    checkPublicMembershipForUser: [ "GET /orgs/{org}/public_members/{username}" ],
    convertMemberToOutsideCollaborator: [ "PUT /orgs/{org}/outside_collaborators/{username}" ],
    createArtifactStorageRecord: [ "POST /orgs/{org}/artifacts/metadata/storage-record" ],
    createInvitation: [ "POST /orgs/{org}/invitations" ],
    createIssueType: [ "POST /orgs/{org}/issue-types" ],
    createWebhook: [ "POST /orgs/{org}/hooks" ],
    customPropertiesForOrgsCreateOrUpdateOrganizationValues: [ "PATCH /organizations/{org}/org-properties/values" ],
    customPropertiesForOrgsGetOrganizationValues: [ "GET /organizations/{org}/org-properties/values" ],
    customPropertiesForReposCreateOrUpdateOrganizationDefinition: [ "PUT /orgs/{org}/properties/schema/{custom_property_name}" ],
    customPropertiesForReposCreateOrUpdateOrganizationDefinitions: [ "PATCH /orgs/{org}/properties/schema" ],
    customPropertiesForReposCreateOrUpdateOrganizationValues: [ "PATCH /orgs/{org}/properties/values" ],
    customPropertiesForReposDeleteOrganizationDefinition: [ "DELETE /orgs/{org}/properties/schema/{custom_property_name}" ],
    customPropertiesForReposGetOrganizationDefinition: [ "GET /orgs/{org}/properties/schema/{custom_property_name}" ],
    customPropertiesForReposGetOrganizationDefinitions: [ "GET /orgs/{org}/properties/schema" ],
    customPropertiesForReposGetOrganizationValues: [ "GET /orgs/{org}/properties/values" ],
    delete: [ "DELETE /orgs/{org}" ],
    deleteAttestationsBulk: [ "POST /orgs/{org}/attestations/delete-request" ],
    deleteAttestationsById: [ "DELETE /orgs/{org}/attestations/{attestation_id}" ],
    deleteAttestationsBySubjectDigest: [ "DELETE /orgs/{org}/attestations/digest/{subject_digest}" ],
    deleteIssueType: [ "DELETE /orgs/{org}/issue-types/{issue_type_id}" ],
    deleteWebhook: [ "DELETE /orgs/{org}/hooks/{hook_id}" ],
    disableSelectedRepositoryImmutableReleasesOrganization: [ "DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}" ],
    enableSelectedRepositoryImmutableReleasesOrganization: [ "PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}" ],
    get: [ "GET /orgs/{org}" ],
    getImmutableReleasesSettings: [ "GET /orgs/{org}/settings/immutable-releases" ],
    getImmutableReleasesSettingsRepositories: [ "GET /orgs/{org}/settings/immutable-releases/repositories" ],
    getMembershipForAuthenticatedUser: [ "GET /user/memberships/orgs/{org}" ],
    getMembershipForUser: [ "GET /orgs/{org}/memberships/{username}" ],
    getOrgRole: [ "GET /orgs/{org}/organization-roles/{role_id}" ],
    getOrgRulesetHistory: [ "GET /orgs/{org}/rulesets/{ruleset_id}/history" ],
    getOrgRulesetVersion: [ "GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}" ],
    getWebhook: [ "GET /orgs/{org}/hooks/{hook_id}" ],
    getWebhookConfigForOrg: [ "GET /orgs/{org}/hooks/{hook_id}/config" ],
    getWebhookDelivery: [ "GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}" ],
    list: [ "GET /organizations" ],
    listAppInstallations: [ "GET /orgs/{org}/installations" ],
    listArtifactStorageRecords: [ "GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records" ],
    listAttestationRepositories: [ "GET /orgs/{org}/attestations/repositories" ],
    listAttestations: [ "GET /orgs/{org}/attestations/{subject_digest}" ],
    listAttestationsBulk: [ "POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}" ],
    listBlockedUsers: [ "GET /orgs/{org}/blocks" ],
    listFailedInvitations: [ "GET /orgs/{org}/failed_invitations" ],
    listForAuthenticatedUser: [ "GET /user/orgs" ],
    listForUser: [ "GET /users/{username}/orgs" ],
    listInvitationTeams: [ "GET /orgs/{org}/invitations/{invitation_id}/teams" ],
    listIssueTypes: [ "GET /orgs/{org}/issue-types" ],
    listMembers: [ "GET /orgs/{org}/members" ],
    listMembershipsForAuthenticatedUser: [ "GET /user/memberships/orgs" ],
    listOrgRoleTeams: [ "GET /orgs/{org}/organization-roles/{role_id}/teams" ],
    listOrgRoleUsers: [ "GET /orgs/{org}/organization-roles/{role_id}/users" ],
    listOrgRoles: [ "GET /orgs/{org}/organization-roles" ],
    listOrganizationFineGrainedPermissions: [ "GET /orgs/{org}/organization-fine-grained-permissions" ],
    listOutsideCollaborators: [ "GET /orgs/{org}/outside_collaborators" ],
    listPatGrantRepositories: [ "GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories" ],
    listPatGrantRequestRepositories: [ "GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories" ],
    listPatGrantRequests: [ "GET /orgs/{org}/personal-access-token-requests" ],
    listPatGrants: [ "GET /orgs/{org}/personal-access-tokens" ],
    listPendingInvitations: [ "GET /orgs/{org}/invitations" ],
    listPublicMembers: [ "GET /orgs/{org}/public_members" ],
    listSecurityManagerTeams: [ "GET /orgs/{org}/security-managers", {}, {
     deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams"
    } ],
    listWebhookDeliveries: [ "GET /orgs/{org}/hooks/{hook_id}/deliveries" ],
    listWebhooks: [ "GET /orgs/{org}/hooks" ],
    pingWebhook: [ "POST /orgs/{org}/hooks/{hook_id}/pings" ],
    redeliverWebhookDelivery: [ "POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts" ],
    removeMember: [ "DELETE /orgs/{org}/members/{username}" ],
    removeMembershipForUser: [ "DELETE /orgs/{org}/memberships/{username}" ],
    removeOutsideCollaborator: [ "DELETE /orgs/{org}/outside_collaborators/{username}" ],
    removePublicMembershipForAuthenticatedUser: [ "DELETE /orgs/{org}/public_members/{username}" ],
    removeSecurityManagerTeam: [ "DELETE /orgs/{org}/security-managers/teams/{team_slug}", {}, {
     deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team"
    } ],
    reviewPatGrantRequest: [ "POST /orgs/{org}/personal-access-token-requests/{pat_request_id}" ],
    reviewPatGrantRequestsInBulk: [ "POST /orgs/{org}/personal-access-token-requests" ],
    revokeAllOrgRolesTeam: [ "DELETE /orgs/{org}/organization-roles/teams/{team_slug}" ],
    revokeAllOrgRolesUser: [ "DELETE /orgs/{org}/organization-roles/users/{username}" ],
    revokeOrgRoleTeam: [ "DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}" ],
    revokeOrgRoleUser: [ "DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}" ],
    setImmutableReleasesSettings: [ "PUT /orgs/{org}/settings/immutable-releases" ],
    setImmutableReleasesSettingsRepositories: [ "PUT /orgs/{org}/settings/immutable-releases/repositories" ],
    setMembershipForUser: [ "PUT /orgs/{org}/memberships/{username}" ],
    setPublicMembershipForAuthenticatedUser: [ "PUT /orgs/{org}/public_members/{username}" ],
    unblockUser: [ "DELETE /orgs/{org}/blocks/{username}" ],
    update: [ "PATCH /orgs/{org}" ],
    updateIssueType: [ "PUT /orgs/{org}/issue-types/{issue_type_id}" ],
    updateMembershipForAuthenticatedUser: [ "PATCH /user/memberships/orgs/{org}" ],
    updatePatAccess: [ "POST /orgs/{org}/personal-access-tokens/{pat_id}" ],
    updatePatAccesses: [ "POST /orgs/{org}/personal-access-tokens" ],
    updateWebhook: [ "PATCH /orgs/{org}/hooks/{hook_id}" ],
    updateWebhookConfigForOrg: [ "PATCH /orgs/{org}/hooks/{hook_id}/config" ]
   },
   packages: {
    deletePackageForAuthenticatedUser: [ "DELETE /user/packages/{package_type}/{package_name}" ],
    deletePackageForOrg: [ "DELETE /orgs/{org}/packages/{package_type}/{package_name}" ],
    deletePackageForUser: [ "DELETE /users/{username}/packages/{package_type}/{package_name}" ],
    deletePackageVersionForAuthenticatedUser: [ "DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    deletePackageVersionForOrg: [ "DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    deletePackageVersionForUser: [ "DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    getAllPackageVersionsForAPackageOwnedByAnOrg: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions", {}, {
     renamed: [ "packages", "getAllPackageVersionsForPackageOwnedByOrg" ]
    } ],
    getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions", {}, {
     renamed: [ "packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser" ]
    } ],
    getAllPackageVersionsForPackageOwnedByAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions" ],
    getAllPackageVersionsForPackageOwnedByOrg: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions" ],
    getAllPackageVersionsForPackageOwnedByUser: [ "GET /users/{username}/packages/{package_type}/{package_name}/versions" ],
    getPackageForAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}" ],
    getPackageForOrganization: [ "GET /orgs/{org}/packages/{package_type}/{package_name}" ],
    getPackageForUser: [ "GET /users/{username}/packages/{package_type}/{package_name}" ],
    getPackageVersionForAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    getPackageVersionForOrganization: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    getPackageVersionForUser: [ "GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    listDockerMigrationConflictingPackagesForAuthenticatedUser: [ "GET /user/docker/conflicts" ],
    listDockerMigrationConflictingPackagesForOrganization: [ "GET /orgs/{org}/docker/conflicts" ],
    listDockerMigrationConflictingPackagesForUser: [ "GET /users/{username}/docker/conflicts" ],
    listPackagesForAuthenticatedUser: [ "GET /user/packages" ],
    listPackagesForOrganization: [ "GET /orgs/{org}/packages" ],
    listPackagesForUser: [ "GET /users/{username}/packages" ],
    restorePackageForAuthenticatedUser: [ "POST /user/packages/{package_type}/{package_name}/restore{?token}" ],
    restorePackageForOrg: [ "POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}" ],
    restorePackageForUser: [ "POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}" ],
    restorePackageVersionForAuthenticatedUser: [ "POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ],
    restorePackageVersionForOrg: [ "POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ],
    restorePackageVersionForUser: [ "POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ]
   },
   privateRegistries: {
    createOrgPrivateRegistry: [ "POST /orgs/{org}/private-registries" ],
    deleteOrgPrivateRegistry: [ "DELETE /orgs/{org}/private-registries/{secret_name}" ],
    getOrgPrivateRegistry: [ "GET /orgs/{org}/private-registries/{secret_name}" ],
    getOrgPublicKey: [ "GET /orgs/{org}/private-registries/public-key" ],
    listOrgPrivateRegistries: [ "GET /orgs/{org}/private-registries" ],
    updateOrgPrivateRegistry: [ "PATCH /orgs/{org}/private-registries/{secret_name}" ]
   },
   projects: {
    addItemForOrg: [ "POST /orgs/{org}/projectsV2/{project_number}/items" ],
    addItemForUser: [ "POST /users/{username}/projectsV2/{project_number}/items" ],
    deleteItemForOrg: [ "DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
    deleteItemForUser: [ "DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}" ],
    getFieldForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}" ],
    getFieldForUser: [ "GET /users/{username}/projectsV2/{project_number}/fields/{field_id}" ],
    getForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}" ],
    getForUser: [ "GET /users/{username}/projectsV2/{project_number}" ],
    getOrgItem: [ "GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
    getUserItem: [ "GET /users/{username}/projectsV2/{project_number}/items/{item_id}" ],
    listFieldsForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/fields" ],
    listFieldsForUser: [ "GET /users/{username}/projectsV2/{project_number}/fields" ],
    listForOrg: [ "GET /orgs/{org}/projectsV2" ],
    listForUser: [ "GET /users/{username}/projectsV2" ],
    listItemsForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/items" ],
    listItemsForUser: [ "GET /users/{username}/projectsV2/{project_number}/items" ],
    updateItemForOrg: [ "PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
    updateItemForUser: [ "PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}" ]
   },
   pulls: {
    checkIfMerged: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/merge" ],
    create: [ "POST /repos/{owner}/{repo}/pulls" ],
    createReplyForReviewComment: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies" ],
    createReview: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews" ],
    createReviewComment: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments" ],
    deletePendingReview: [ "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
    deleteReviewComment: [ "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}" ],
    dismissReview: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals" ],
    get: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}" ],
    getReview: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
    getReviewComment: [ "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}" ],
    list: [ "GET /repos/{owner}/{repo}/pulls" ],
    listCommentsForReview: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments" ],
    listCommits: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits" ],
    listFiles: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/files" ],
    listRequestedReviewers: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
    listReviewComments: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments" ],
    listReviewCommentsForRepo: [ "GET /repos/{owner}/{repo}/pulls/comments" ],
    listReviews: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews" ],
    merge: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge" ],
    removeRequestedReviewers: [ "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
    requestReviewers: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
    submitReview: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events" ],
    update: [ "PATCH /repos/{owner}/{repo}/pulls/{pull_number}" ],
    updateBranch: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch" ],
    updateReview: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
    updateReviewComment: [ "PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}" ]
   },
   rateLimit: {
    get: [ "GET /rate_limit" ]
   },
   reactions: {
    createForCommitComment: [ "POST /repos/{owner}/{repo}/comments/{comment_id}/reactions" ],
    createForIssue: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions" ],
    createForIssueComment: [ "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions" ],
    createForPullRequestReviewComment: [ "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" ],
    createForRelease: [ "POST /repos/{owner}/{repo}/releases/{release_id}/reactions" ],
    createForTeamDiscussionCommentInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions" ],
    createForTeamDiscussionInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions" ],
    deleteForCommitComment: [ "DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}" ],
    deleteForIssue: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}" ],
    deleteForIssueComment: [ "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}" ],
    deleteForPullRequestComment: [ "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}" ],
    deleteForRelease: [ "DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}" ],
    deleteForTeamDiscussion: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}" ],
    deleteForTeamDiscussionComment: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}" ],
    listForCommitComment: [ "GET /repos/{owner}/{repo}/comments/{comment_id}/reactions" ],
    listForIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/reactions" ],
    listForIssueComment: [ "GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions" ],
    listForPullRequestReviewComment: [ "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" ],
    listForRelease: [ "GET /repos/{owner}/{repo}/releases/{release_id}/reactions" ],
    listForTeamDiscussionCommentInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions" ],
    listForTeamDiscussionInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions" ]
   },
   repos: {
    acceptInvitation: [ "PATCH /user/repository_invitations/{invitation_id}", {}, {
     renamed: [ "repos", "acceptInvitationForAuthenticatedUser" ]
    } ],
    acceptInvitationForAuthenticatedUser: [ "PATCH /user/repository_invitations/{invitation_id}" ],
    addAppAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
     mapToData: "apps"
    } ],
    addCollaborator: [ "PUT /repos/{owner}/{repo}/collaborators/{username}" ],
    addStatusCheckContexts: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
     mapToData: "contexts"
    } ],
    addTeamAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
     mapToData: "teams"
    } ],
    addUserAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
     mapToData: "users"
    } ],
    cancelPagesDeployment: [ "POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel" ],
    checkAutomatedSecurityFixes: [ "GET /repos/{owner}/{repo}/automated-security-fixes" ],
    checkCollaborator: [ "GET /repos/{owner}/{repo}/collaborators/{username}" ],
    checkImmutableReleases: [ "GET /repos/{owner}/{repo}/immutable-releases" ],
    checkPrivateVulnerabilityReporting: [ "GET /repos/{owner}/{repo}/private-vulnerability-reporting" ],
    checkVulnerabilityAlerts: [ "GET /repos/{owner}/{repo}/vulnerability-alerts" ],
    codeownersErrors: [ "GET /repos/{owner}/{repo}/codeowners/errors" ],
    compareCommits: [ "GET /repos/{owner}/{repo}/compare/{base}...{head}" ],
    compareCommitsWithBasehead: [ "GET /repos/{owner}/{repo}/compare/{basehead}" ],
    createAttestation: [ "POST /repos/{owner}/{repo}/attestations" ],
    createAutolink: [ "POST /repos/{owner}/{repo}/autolinks" ],
    createCommitComment: [ "POST /repos/{owner}/{repo}/commits/{commit_sha}/comments" ],
    createCommitSignatureProtection: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
    createCommitStatus: [ "POST /repos/{owner}/{repo}/statuses/{sha}" ],
    createDeployKey: [ "POST /repos/{owner}/{repo}/keys" ],
    createDeployment: [ "POST /repos/{owner}/{repo}/deployments" ],
    createDeploymentBranchPolicy: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies" ],
    createDeploymentProtectionRule: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules" ],
    createDeploymentStatus: [ "POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses" ],
    createDispatchEvent: [ "POST /repos/{owner}/{repo}/dispatches" ],
    createForAuthenticatedUser: [ "POST /user/repos" ],
    createFork: [ "POST /repos/{owner}/{repo}/forks" ],
    createInOrg: [ "POST /orgs/{org}/repos" ],
    createOrUpdateEnvironment: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}" ],
    createOrUpdateFileContents: [ "PUT /repos/{owner}/{repo}/contents/{path}" ],
    createOrgRuleset: [ "POST /orgs/{org}/rulesets" ],
    createPagesDeployment: [ "POST /repos/{owner}/{repo}/pages/deployments" ],
    createPagesSite: [ "POST /repos/{owner}/{repo}/pages" ],
    createRelease: [ "POST /repos/{owner}/{repo}/releases" ],
    createRepoRuleset: [ "POST /repos/{owner}/{repo}/rulesets" ],
    createUsingTemplate: [ "POST /repos/{template_owner}/{template_repo}/generate" ],
    createWebhook: [ "POST /repos/{owner}/{repo}/hooks" ],
    customPropertiesForReposCreateOrUpdateRepositoryValues: [ "PATCH /repos/{owner}/{repo}/properties/values" ],
    customPropertiesForReposGetRepositoryValues: [ "GET /repos/{owner}/{repo}/properties/values" ],
    declineInvitation: [ "DELETE /user/repository_invitations/{invitation_id}", {}, {
     renamed: [ "repos", "declineInvitationForAuthenticatedUser" ]
    } ],
    declineInvitationForAuthenticatedUser: [ "DELETE /user/repository_invitations/{invitation_id}" ],
    delete: [ "DELETE /repos/{owner}/{repo}" ],
    deleteAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions" ],
    deleteAdminBranchProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
    deleteAnEnvironment: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}" ],
    deleteAutolink: [ "DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}" ],
    deleteBranchProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection" ],
    deleteCommitComment: [ "DELETE /repos/{owner}/{repo}/comments/{comment_id}" ],
    deleteCommitSignatureProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
    deleteDeployKey: [ "DELETE /repos/{owner}/{repo}/keys/{key_id}" ],
    deleteDeployment: [ "DELETE /repos/{owner}/{repo}/deployments/{deployment_id}" ],
    deleteDeploymentBranchPolicy: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
    deleteFile: [ "DELETE /repos/{owner}/{repo}/contents/{path}" ],
    deleteInvitation: [ "DELETE /repos/{owner}/{repo}/invitations/{invitation_id}" ],
    deleteOrgRuleset: [ "DELETE /orgs/{org}/rulesets/{ruleset_id}" ],
    deletePagesSite: [ "DELETE /repos/{owner}/{repo}/pages" ],
    deletePullRequestReviewProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
    deleteRelease: [ "DELETE /repos/{owner}/{repo}/releases/{release_id}" ],
    deleteReleaseAsset: [ "DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
    deleteRepoRuleset: [ "DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
    deleteWebhook: [ "DELETE /repos/{owner}/{repo}/hooks/{hook_id}" ],
    disableAutomatedSecurityFixes: [ "DELETE /repos/{owner}/{repo}/automated-security-fixes" ],
    disableDeploymentProtectionRule: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}" ],
    disableImmutableReleases: [ "DELETE /repos/{owner}/{repo}/immutable-releases" ],
    disablePrivateVulnerabilityReporting: [ "DELETE /repos/{owner}/{repo}/private-vulnerability-reporting" ],
    disableVulnerabilityAlerts: [ "DELETE /repos/{owner}/{repo}/vulnerability-alerts" ],
    downloadArchive: [ "GET /repos/{owner}/{repo}/zipball/{ref}", {}, {
     renamed: [ "repos", "downloadZipballArchive" ]
    } ],
    downloadTarballArchive: [ "GET /repos/{owner}/{repo}/tarball/{ref}" ],
    downloadZipballArchive: [ "GET /repos/{owner}/{repo}/zipball/{ref}" ],
    enableAutomatedSecurityFixes: [ "PUT /repos/{owner}/{repo}/automated-security-fixes" ],
    enableImmutableReleases: [ "PUT /repos/{owner}/{repo}/immutable-releases" ],
    enablePrivateVulnerabilityReporting: [ "PUT /repos/{owner}/{repo}/private-vulnerability-reporting" ],
    enableVulnerabilityAlerts: [ "PUT /repos/{owner}/{repo}/vulnerability-alerts" ],
    generateReleaseNotes: [ "POST /repos/{owner}/{repo}/releases/generate-notes" ],
    get: [ "GET /repos/{owner}/{repo}" ],
    getAccessRestrictions: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions" ],
    getAdminBranchProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
    getAllDeploymentProtectionRules: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules" ],
    getAllEnvironments: [ "GET /repos/{owner}/{repo}/environments" ],
    getAllStatusCheckContexts: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts" ],
    getAllTopics: [ "GET /repos/{owner}/{repo}/topics" ],
    getAppsWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps" ],
    getAutolink: [ "GET /repos/{owner}/{repo}/autolinks/{autolink_id}" ],
    getBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}" ],
    getBranchProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection" ],
    getBranchRules: [ "GET /repos/{owner}/{repo}/rules/branches/{branch}" ],
    getClones: [ "GET /repos/{owner}/{repo}/traffic/clones" ],
    getCodeFrequencyStats: [ "GET /repos/{owner}/{repo}/stats/code_frequency" ],
    getCollaboratorPermissionLevel: [ "GET /repos/{owner}/{repo}/collaborators/{username}/permission" ],
    getCombinedStatusForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/status" ],
    getCommit: [ "GET /repos/{owner}/{repo}/commits/{ref}" ],
    getCommitActivityStats: [ "GET /repos/{owner}/{repo}/stats/commit_activity" ],
    getCommitComment: [ "GET /repos/{owner}/{repo}/comments/{comment_id}" ],
    getCommitSignatureProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
    getCommunityProfileMetrics: [ "GET /repos/{owner}/{repo}/community/profile" ],
    getContent: [ "GET /repos/{owner}/{repo}/contents/{path}" ],
    getContributorsStats: [ "GET /repos/{owner}/{repo}/stats/contributors" ],
    getCustomDeploymentProtectionRule: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}" ],
    getDeployKey: [ "GET /repos/{owner}/{repo}/keys/{key_id}" ],
    getDeployment: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}" ],
    getDeploymentBranchPolicy: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
    getDeploymentStatus: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}" ],
    getEnvironment: [ "GET /repos/{owner}/{repo}/environments/{environment_name}" ],
    getLatestPagesBuild: [ "GET /repos/{owner}/{repo}/pages/builds/latest" ],
    getLatestRelease: [ "GET /repos/{owner}/{repo}/releases/latest" ],
    getOrgRuleSuite: [ "GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}" ],
    getOrgRuleSuites: [ "GET /orgs/{org}/rulesets/rule-suites" ],
    getOrgRuleset: [ "GET /orgs/{org}/rulesets/{ruleset_id}" ],
    getOrgRulesets: [ "GET /orgs/{org}/rulesets" ],
    getPages: [ "GET /repos/{owner}/{repo}/pages" ],
    getPagesBuild: [ "GET /repos/{owner}/{repo}/pages/builds/{build_id}" ],
    getPagesDeployment: [ "GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}" ],
    getPagesHealthCheck: [ "GET /repos/{owner}/{repo}/pages/health" ],
    getParticipationStats: [ "GET /repos/{owner}/{repo}/stats/participation" ],
    getPullRequestReviewProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
    getPunchCardStats: [ "GET /repos/{owner}/{repo}/stats/punch_card" ],
    getReadme: [ "GET /repos/{owner}/{repo}/readme" ],
    getReadmeInDirectory: [ "GET /repos/{owner}/{repo}/readme/{dir}" ],
    getRelease: [ "GET /repos/{owner}/{repo}/releases/{release_id}" ],
    getReleaseAsset: [ "GET /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
    getReleaseByTag: [ "GET /repos/{owner}/{repo}/releases/tags/{tag}" ],
    getRepoRuleSuite: [ "GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}" ],
    getRepoRuleSuites: [ "GET /repos/{owner}/{repo}/rulesets/rule-suites" ],
    getRepoRuleset: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
    getRepoRulesetHistory: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history" ],
    getRepoRulesetVersion: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}" ],
    getRepoRulesets: [ "GET /repos/{owner}/{repo}/rulesets" ],
    getStatusChecksProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
    getTeamsWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams" ],
    getTopPaths: [ "GET /repos/{owner}/{repo}/traffic/popular/paths" ],
    getTopReferrers: [ "GET /repos/{owner}/{repo}/traffic/popular/referrers" ],
    getUsersWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users" ],
    getViews: [ "GET /repos/{owner}/{repo}/traffic/views" ],
    getWebhook: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}" ],
    getWebhookConfigForRepo: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/config" ],
    getWebhookDelivery: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}" ],
    listActivities: [ "GET /repos/{owner}/{repo}/activity" ],
    listAttestations: [ "GET /repos/{owner}/{repo}/attestations/{subject_digest}" ],
    listAutolinks: [ "GET /repos/{owner}/{repo}/autolinks" ],
    listBranches: [ "GET /repos/{owner}/{repo}/branches" ],
    listBranchesForHeadCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head" ],
    listCollaborators: [ "GET /repos/{owner}/{repo}/collaborators" ],
    listCommentsForCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments" ],
    listCommitCommentsForRepo: [ "GET /repos/{owner}/{repo}/comments" ],
    listCommitStatusesForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/statuses" ],
    listCommits: [ "GET /repos/{owner}/{repo}/commits" ],
    listContributors: [ "GET /repos/{owner}/{repo}/contributors" ],
    listCustomDeploymentRuleIntegrations: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps" ],
    listDeployKeys: [ "GET /repos/{owner}/{repo}/keys" ],
    listDeploymentBranchPolicies: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies" ],
    listDeploymentStatuses: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses" ],
    listDeployments: [ "GET /repos/{owner}/{repo}/deployments" ],
    listForAuthenticatedUser: [ "GET /user/repos" ],
    listForOrg: [ "GET /orgs/{org}/repos" ],
    listForUser: [ "GET /users/{username}/repos" ],
    listForks: [ "GET /repos/{owner}/{repo}/forks" ],
    listInvitations: [ "GET /repos/{owner}/{repo}/invitations" ],
    listInvitationsForAuthenticatedUser: [ "GET /user/repository_invitations" ],
    listLanguages: [ "GET /repos/{owner}/{repo}/languages" ],
    listPagesBuilds: [ "GET /repos/{owner}/{repo}/pages/builds" ],
    listPublic: [ "GET /repositories" ],
    listPullRequestsAssociatedWithCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls" ],
    listReleaseAssets: [ "GET /repos/{owner}/{repo}/releases/{release_id}/assets" ],
    listReleases: [ "GET /repos/{owner}/{repo}/releases" ],
    listTags: [ "GET /repos/{owner}/{repo}/tags" ],
    listTeams: [ "GET /repos/{owner}/{repo}/teams" ],
    listWebhookDeliveries: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries" ],
    listWebhooks: [ "GET /repos/{owner}/{repo}/hooks" ],
    merge: [ "POST /repos/{owner}/{repo}/merges" ],
    mergeUpstream: [ "POST /repos/{owner}/{repo}/merge-upstream" ],
    pingWebhook: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/pings" ],
    redeliverWebhookDelivery: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts" ],
    removeAppAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
     mapToData: "apps"
    } ],
    removeCollaborator: [ "DELETE /repos/{owner}/{repo}/collaborators/{username}" ],
    removeStatusCheckContexts: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
     mapToData: "contexts"
    } ],
    removeStatusCheckProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
    removeTeamAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
     mapToData: "teams"
    } ],
    removeUserAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
     mapToData: "users"
    } ],
    renameBranch: [ "POST /repos/{owner}/{repo}/branches/{branch}/rename" ],
    replaceAllTopics: [ "PUT /repos/{owner}/{repo}/topics" ],
    requestPagesBuild: [ "POST /repos/{owner}/{repo}/pages/builds" ],
    setAdminBranchProtection: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
    setAppAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
     mapToData: "apps"
    } ],
    setStatusCheckContexts: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
     mapToData: "contexts"
    } ],
    setTeamAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
     mapToData: "teams"
    } ],
    setUserAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
     mapToData: "users"
    } ],
    testPushWebhook: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/tests" ],
    transfer: [ "POST /repos/{owner}/{repo}/transfer" ],
    update: [ "PATCH /repos/{owner}/{repo}" ],
    updateBranchProtection: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection" ],
    updateCommitComment: [ "PATCH /repos/{owner}/{repo}/comments/{comment_id}" ],
    updateDeploymentBranchPolicy: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
    updateInformationAboutPagesSite: [ "PUT /repos/{owner}/{repo}/pages" ],
    updateInvitation: [ "PATCH /repos/{owner}/{repo}/invitations/{invitation_id}" ],
    updateOrgRuleset: [ "PUT /orgs/{org}/rulesets/{ruleset_id}" ],
    updatePullRequestReviewProtection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
    updateRelease: [ "PATCH /repos/{owner}/{repo}/releases/{release_id}" ],
    updateReleaseAsset: [ "PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
    updateRepoRuleset: [ "PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
    updateStatusCheckPotection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks", {}, {
     renamed: [ "repos", "updateStatusCheckProtection" ]
    } ],
    updateStatusCheckProtection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
    updateWebhook: [ "PATCH /repos/{owner}/{repo}/hooks/{hook_id}" ],
    updateWebhookConfigForRepo: [ "PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config" ],
    uploadReleaseAsset: [ "POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", {
     baseUrl: "https://uploads.github.com"
    } ]
   },
   search: {
    code: [ "GET /search/code" ],
    commits: [ "GET /search/commits" ],
    issuesAndPullRequests: [ "GET /search/issues" ],
    labels: [ "GET /search/labels" ],
    repos: [ "GET /search/repositories" ],
    topics: [ "GET /search/topics" ],
    users: [ "GET /search/users" ]
   },
   secretScanning: {
    createPushProtectionBypass: [ "POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses" ],
    getAlert: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}" ],
    getScanHistory: [ "GET /repos/{owner}/{repo}/secret-scanning/scan-history" ],
    listAlertsForOrg: [ "GET /orgs/{org}/secret-scanning/alerts" ],
    listAlertsForRepo: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts" ],
    listLocationsForAlert: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations" ],
    listOrgPatternConfigs: [ "GET /orgs/{org}/secret-scanning/pattern-configurations" ],
    updateAlert: [ "PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}" ],
    updateOrgPatternConfigs: [ "PATCH /orgs/{org}/secret-scanning/pattern-configurations" ]
   },
   securityAdvisories: {
    createFork: [ "POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks" ],
    createPrivateVulnerabilityReport: [ "POST /repos/{owner}/{repo}/security-advisories/reports" ],
    createRepositoryAdvisory: [ "POST /repos/{owner}/{repo}/security-advisories" ],
    createRepositoryAdvisoryCveRequest: [ "POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve" ],
    getGlobalAdvisory: [ "GET /advisories/{ghsa_id}" ],
    getRepositoryAdvisory: [ "GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}" ],
    listGlobalAdvisories: [ "GET /advisories" ],
    listOrgRepositoryAdvisories: [ "GET /orgs/{org}/security-advisories" ],
    listRepositoryAdvisories: [ "GET /repos/{owner}/{repo}/security-advisories" ],
    updateRepositoryAdvisory: [ "PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}" ]
   },
   teams: {
    addOrUpdateMembershipForUserInOrg: [ "PUT /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
    addOrUpdateRepoPermissionsInOrg: [ "PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
    checkPermissionsForRepoInOrg: [ "GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
    create: [ "POST /orgs/{org}/teams" ],
    createDiscussionCommentInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments" ],
    createDiscussionInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions" ],
    deleteDiscussionCommentInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
    deleteDiscussionInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
    deleteInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}" ],
    getByName: [ "GET /orgs/{org}/teams/{team_slug}" ],
    getDiscussionCommentInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
    getDiscussionInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
    getMembershipForUserInOrg: [ "GET /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
    list: [ "GET /orgs/{org}/teams" ],
    listChildInOrg: [ "GET /orgs/{org}/teams/{team_slug}/teams" ],
    listDiscussionCommentsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments" ],
    listDiscussionsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions" ],
    listForAuthenticatedUser: [ "GET /user/teams" ],
    listMembersInOrg: [ "GET /orgs/{org}/teams/{team_slug}/members" ],
    listPendingInvitationsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/invitations" ],
    listReposInOrg: [ "GET /orgs/{org}/teams/{team_slug}/repos" ],
    removeMembershipForUserInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
    removeRepoInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
    updateDiscussionCommentInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
    updateDiscussionInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
    updateInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}" ]
   },
   users: {
    addEmailForAuthenticated: [ "POST /user/emails", {}, {
     renamed: [ "users", "addEmailForAuthenticatedUser" ]
    } ],
    addEmailForAuthenticatedUser: [ "POST /user/emails" ],
    addSocialAccountForAuthenticatedUser: [ "POST /user/social_accounts" ],
    block: [ "PUT /user/blocks/{username}" ],
    checkBlocked: [ "GET /user/blocks/{username}" ],
    checkFollowingForUser: [ "GET /users/{username}/following/{target_user}" ],
    checkPersonIsFollowedByAuthenticated: [ "GET /user/following/{username}" ],
    createGpgKeyForAuthenticated: [ "POST /user/gpg_keys", {}, {
     renamed: [ "users", "createGpgKeyForAuthenticatedUser" ]
    } ],
    createGpgKeyForAuthenticatedUser: [ "POST /user/gpg_keys" ],
    createPublicSshKeyForAuthenticated: [ "POST /user/keys", {}, {
     renamed: [ "users", "createPublicSshKeyForAuthenticatedUser" ]
    } ],
    createPublicSshKeyForAuthenticatedUser: [ "POST /user/keys" ],
    createSshSigningKeyForAuthenticatedUser: [ "POST /user/ssh_signing_keys" ],
    deleteAttestationsBulk: [ "POST /users/{username}/attestations/delete-request" ],
    deleteAttestationsById: [ "DELETE /users/{username}/attestations/{attestation_id}" ],
    deleteAttestationsBySubjectDigest: [ "DELETE /users/{username}/attestations/digest/{subject_digest}" ],
    deleteEmailForAuthenticated: [ "DELETE /user/emails", {}, {
     renamed: [ "users", "deleteEmailForAuthenticatedUser" ]
    } ],
    deleteEmailForAuthenticatedUser: [ "DELETE /user/emails" ],
    deleteGpgKeyForAuthenticated: [ "DELETE /user/gpg_keys/{gpg_key_id}", {}, {
     renamed: [ "users", "deleteGpgKeyForAuthenticatedUser" ]
    } ],
    deleteGpgKeyForAuthenticatedUser: [ "DELETE /user/gpg_keys/{gpg_key_id}" ],
    deletePublicSshKeyForAuthenticated: [ "DELETE /user/keys/{key_id}", {}, {
     renamed: [ "users", "deletePublicSshKeyForAuthenticatedUser" ]
    } ],
    deletePublicSshKeyForAuthenticatedUser: [ "DELETE /user/keys/{key_id}" ],
    deleteSocialAccountForAuthenticatedUser: [ "DELETE /user/social_accounts" ],
    deleteSshSigningKeyForAuthenticatedUser: [ "DELETE /user/ssh_signing_keys/{ssh_signing_key_id}" ],
    follow: [ "PUT /user/following/{username}" ],
    getAuthenticated: [ "GET /user" ],
    getById: [ "GET /user/{account_id}" ],
    getByUsername: [ "GET /users/{username}" ],
    getContextForUser: [ "GET /users/{username}/hovercard" ],
    getGpgKeyForAuthenticated: [ "GET /user/gpg_keys/{gpg_key_id}", {}, {
     renamed: [ "users", "getGpgKeyForAuthenticatedUser" ]
    } ],
    getGpgKeyForAuthenticatedUser: [ "GET /user/gpg_keys/{gpg_key_id}" ],
    getPublicSshKeyForAuthenticated: [ "GET /user/keys/{key_id}", {}, {
     renamed: [ "users", "getPublicSshKeyForAuthenticatedUser" ]
    } ],
    getPublicSshKeyForAuthenticatedUser: [ "GET /user/keys/{key_id}" ],
    getSshSigningKeyForAuthenticatedUser: [ "GET /user/ssh_signing_keys/{ssh_signing_key_id}" ],
    list: [ "GET /users" ],
    listAttestations: [ "GET /users/{username}/attestations/{subject_digest}" ],
    listAttestationsBulk: [ "POST /users/{username}/attestations/bulk-list{?per_page,before,after}" ],
    listBlockedByAuthenticated: [ "GET /user/blocks", {}, {
     renamed: [ "users", "listBlockedByAuthenticatedUser" ]
    } ],
    listBlockedByAuthenticatedUser: [ "GET /user/blocks" ],
    listEmailsForAuthenticated: [ "GET /user/emails", {}, {
     renamed: [ "users", "listEmailsForAuthenticatedUser" ]
    } ],
    listEmailsForAuthenticatedUser: [ "GET /user/emails" ],
    listFollowedByAuthenticated: [ "GET /user/following", {}, {
     renamed: [ "users", "listFollowedByAuthenticatedUser" ]
    } ],
    listFollowedByAuthenticatedUser: [ "GET /user/following" ],
    listFollowersForAuthenticatedUser: [ "GET /user/followers" ],
    listFollowersForUser: [ "GET /users/{username}/followers" ],
    listFollowingForUser: [ "GET /users/{username}/following" ],
    listGpgKeysForAuthenticated: [ "GET /user/gpg_keys", {}, {
     renamed: [ "users", "listGpgKeysForAuthenticatedUser" ]
    } ],
    listGpgKeysForAuthenticatedUser: [ "GET /user/gpg_keys" ],
    listGpgKeysForUser: [ "GET /users/{username}/gpg_keys" ],
    listPublicEmailsForAuthenticated: [ "GET /user/public_emails", {}, {
     renamed: [ "users", "listPublicEmailsForAuthenticatedUser" ]
    } ],
    listPublicEmailsForAuthenticatedUser: [ "GET /user/public_emails" ],
    listPublicKeysForUser: [ "GET /users/{username}/keys" ],
    listPublicSshKeysForAuthenticated: [ "GET /user/keys", {}, {
     renamed: [ "users", "listPublicSshKeysForAuthenticatedUser" ]
    } ],
    listPublicSshKeysForAuthenticatedUser: [ "GET /user/keys" ],
    listSocialAccountsForAuthenticatedUser: [ "GET /user/social_accounts" ],
    listSocialAccountsForUser: [ "GET /users/{username}/social_accounts" ],
    listSshSigningKeysForAuthenticatedUser: [ "GET /user/ssh_signing_keys" ],
    listSshSigningKeysForUser: [ "GET /users/{username}/ssh_signing_keys" ],
    setPrimaryEmailVisibilityForAuthenticated: [ "PATCH /user/email/visibility", {}, {
     renamed: [ "users", "setPrimaryEmailVisibilityForAuthenticatedUser" ]
    } ],
    setPrimaryEmailVisibilityForAuthenticatedUser: [ "PATCH /user/email/visibility" ],
    unblock: [ "DELETE /user/blocks/{username}" ],
    unfollow: [ "DELETE /user/following/{username}" ],
    updateAuthenticated: [ "PATCH /user" ]
   }
  })) for (const [s, o] of Object.entries(r)) {
   const [r, t, n] = o, [i, a] = r.split(/ /), c = Object.assign({
    method: i,
    url: a
   }, t);
   B.has(e) || B.set(e, new Map), B.get(e).set(s, {
    scope: e,
    methodName: s,
    endpointDefaults: c,
    decorations: n
   });
  }
  const V = {
   has: ({scope: e}, r) => B.get(e).has(r),
   getOwnPropertyDescriptor(e, r) {
    return {
     value: this.get(e, r),
     configurable: !0,
     writable: !0,
     enumerable: !0
    };
   },
   defineProperty: (e, r, s) => (Object.defineProperty(e.cache, r, s), !0),
   deleteProperty: (e, r) => (delete e.cache[r], !0),
   ownKeys: ({scope: e}) => [ ...B.get(e).keys() ],
   set: (e, r, s) => e.cache[r] = s,
   get({octokit: e, scope: r, cache: s}, o) {
    if (s[o]) return s[o];
    const t = B.get(r).get(o);
    if (!t) return;
    const {endpointDefaults: n, decorations: i} = t;
    return s[o] = i ? function(e, r, s, o, t) {
     const n = e.request.defaults(o);
     return Object.assign(function(...o) {
      let i = n.endpoint.merge(...o);
      if (t.mapToData) return i = Object.assign({}, i, {
       data: i[t.mapToData],
       [t.mapToData]: void 0
      }), n(i);
      if (t.renamed) {
       const [o, n] = t.renamed;
       e.log.warn(`octokit.${r}.${s}() has been renamed to octokit.${o}.${n}()`);
      }
      if (t.deprecated && e.log.warn(t.deprecated), t.renamedParameters) {
       const i = n.endpoint.merge(...o);
       for (const [o, n] of Object.entries(t.renamedParameters)) o in i && (e.log.warn(`"${o}" parameter is deprecated for "octokit.${r}.${s}()". Use "${n}" instead`), 
       n in i || (i[n] = i[o]), delete i[o]);
       return n(i);
      }
      return n(...o);
     }, n);
    }(e, r, o, n, i) : e.request.defaults(n), s[o];
   }
  };
  function endpointsToMethods(e) {
   const r = {};
   for (const s of B.keys()) r[s] = new Proxy({
    octokit: e,
    scope: s,
    cache: {}
   }, V);
   return r;
  }
  function restEndpointMethods(e) {
   return {
    rest: endpointsToMethods(e)
   };
  }
  function iterator(e, r, s) {
   const o = "function" == typeof r ? r.endpoint(s) : e.request.endpoint(r, s), t = "function" == typeof r ? r : e.request, n = o.method, i = o.headers;
   let a = o.url;
   return {
    [Symbol.asyncIterator]: () => ({
     async next() {
      if (!a) return {
       done: !0
      };
      try {
       const e = function(e) {
        if (!e.data) return {
         ...e,
         data: []
        };
        if (!("total_count" in e.data) && !("total_commits" in e.data) || "url" in e.data) return e;
        const r = e.data.incomplete_results, s = e.data.repository_selection, o = e.data.total_count, t = e.data.total_commits;
        delete e.data.incomplete_results, delete e.data.repository_selection, delete e.data.total_count, 
        delete e.data.total_commits;
        const n = Object.keys(e.data)[0], i = e.data[n];
        return e.data = i, void 0 !== r && (e.data.incomplete_results = r), void 0 !== s && (e.data.repository_selection = s), 
        e.data.total_count = o, e.data.total_commits = t, e;
       }(await t({
        method: n,
        url: a,
        headers: i
       }));
       if (a = ((e.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1], !a && "total_commits" in e.data) {
        const r = new URL(e.url), s = r.searchParams, o = parseInt(s.get("page") || "1", 10);
        o * parseInt(s.get("per_page") || "250", 10) < e.data.total_commits && (s.set("page", String(o + 1)), 
        a = r.toString());
       }
       return {
        value: e
       };
      } catch (e) {
       if (409 !== e.status) throw e;
       return a = "", {
        value: {
         status: 200,
         headers: {},
         data: []
        }
       };
      }
     }
    })
   };
  }
  function paginate(e, r, s, o) {
   return "function" == typeof s && (o = s, s = void 0), gather(e, [], iterator(e, r, s)[Symbol.asyncIterator](), o);
  }
  function gather(e, r, s, o) {
   return s.next().then(t => {
    if (t.done) return r;
    let n = !1;
    return r = r.concat(o ? o(t.value, function() {
     n = !0;
    }) : t.value.data), n ? r : gather(e, r, s, o);
   });
  }
  function paginateRest(e) {
   return {
    paginate: Object.assign(paginate.bind(null, e), {
     iterator: iterator.bind(null, e)
    })
   };
  }
  restEndpointMethods.VERSION = "17.0.0", Object.assign(paginate, {
   iterator: iterator
  }), paginateRest.VERSION = "0.0.0-development", new class {
   constructor() {
    var e, r, s;
    if (this.payload = {}, process.env.GITHUB_EVENT_PATH) if ((0, o.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, 
    o.readFileSync)(process.env.GITHUB_EVENT_PATH, {
     encoding: "utf8"
    })); else {
     const e = process.env.GITHUB_EVENT_PATH;
     process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${t.EOL}`);
    }
    this.eventName = process.env.GITHUB_EVENT_NAME, this.sha = process.env.GITHUB_SHA, 
    this.ref = process.env.GITHUB_REF, this.workflow = process.env.GITHUB_WORKFLOW, 
    this.action = process.env.GITHUB_ACTION, this.actor = process.env.GITHUB_ACTOR, 
    this.job = process.env.GITHUB_JOB, this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10), 
    this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10), this.runId = parseInt(process.env.GITHUB_RUN_ID, 10), 
    this.apiUrl = null !== (e = process.env.GITHUB_API_URL) && void 0 !== e ? e : "https://api.github.com", 
    this.serverUrl = null !== (r = process.env.GITHUB_SERVER_URL) && void 0 !== r ? r : "https://github.com", 
    this.graphqlUrl = null !== (s = process.env.GITHUB_GRAPHQL_URL) && void 0 !== s ? s : "https://api.github.com/graphql";
   }
   get issue() {
    const e = this.payload;
    return Object.assign(Object.assign({}, this.repo), {
     number: (e.issue || e.pull_request || e).number
    });
   }
   get repo() {
    if (process.env.GITHUB_REPOSITORY) {
     const [e, r] = process.env.GITHUB_REPOSITORY.split("/");
     return {
      owner: e,
      repo: r
     };
    }
    if (this.payload.repository) return {
     owner: this.payload.repository.owner.login,
     repo: this.payload.repository.name
    };
    throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
   }
  };
  const W = process.env.GITHUB_API_URL || "https://api.github.com", z = {
   baseUrl: W,
   request: {
    agent: ($ = W, (new n.Qq).getAgent($)),
    fetch: function(e) {
     const r = function(e) {
      return (new n.Qq).getAgentDispatcher(e);
     }(e);
     return (e, s) => {
      return o = this, t = void 0, a = function*() {
       return (0, n.hd)(e, Object.assign(Object.assign({}, s), {
        dispatcher: r
       }));
      }, new ((i = void 0) || (i = Promise))(function(e, r) {
       function fulfilled(e) {
        try {
         step(a.next(e));
        } catch (e) {
         r(e);
        }
       }
       function rejected(e) {
        try {
         step(a.throw(e));
        } catch (e) {
         r(e);
        }
       }
       function step(r) {
        var s;
        r.done ? e(r.value) : (s = r.value, s instanceof i ? s : new i(function(e) {
         e(s);
        })).then(fulfilled, rejected);
       }
       step((a = a.apply(o, t || [])).next());
      });
      var o, t, i, a;
     };
    }(W)
   }
  };
  var $;
  const x = class {
   static VERSION=I;
   static defaults(e) {
    return class extends(this){
     constructor(...r) {
      const s = r[0] || {};
      super("function" != typeof e ? Object.assign({}, e, s, s.userAgent && e.userAgent ? {
       userAgent: `${s.userAgent} ${e.userAgent}`
      } : null) : e(s));
     }
    };
   }
   static plugins=[];
   static plugin(...e) {
    const r = this.plugins;
    return class extends(this){
     static plugins=r.concat(e.filter(e => !r.includes(e)));
    };
   }
   constructor(e = {}) {
    const r = new before_after_hook_Collection, s = {
     baseUrl: O.endpoint.DEFAULTS.baseUrl,
     headers: {},
     request: Object.assign({}, e.request, {
      hook: r.bind(null, "request")
     }),
     mediaType: {
      previews: [],
      format: ""
     }
    };
    var o;
    if (s.headers["user-agent"] = e.userAgent ? `${e.userAgent} ${H}` : H, e.baseUrl && (s.baseUrl = e.baseUrl), 
    e.previews && (s.mediaType.previews = e.previews), e.timeZone && (s.headers["time-zone"] = e.timeZone), 
    this.request = O.defaults(s), this.graphql = (o = this.request, graphql_dist_bundle_withDefaults(o, {
     method: "POST",
     url: "/graphql"
    })).defaults(s), this.log = function(e = {}) {
     return "function" != typeof e.debug && (e.debug = dist_src_noop), "function" != typeof e.info && (e.info = dist_src_noop), 
     "function" != typeof e.warn && (e.warn = j), "function" != typeof e.error && (e.error = q), 
     e;
    }(e.log), this.hook = r, e.authStrategy) {
     const {authStrategy: s, ...o} = e, t = s(Object.assign({
      request: this.request,
      log: this.log,
      octokit: this,
      octokitOptions: o
     }, e.auth));
     r.wrap("request", t.hook), this.auth = t;
    } else if (e.auth) {
     const s = createTokenAuth(e.auth);
     r.wrap("request", s.hook), this.auth = s;
    } else this.auth = async () => ({
     type: "unauthenticated"
    });
    const t = this.constructor;
    for (let r = 0; r < t.plugins.length; ++r) Object.assign(this, t.plugins[r](this, e));
   }
   request;
   graphql;
   log;
   hook;
   auth;
  }.plugin(restEndpointMethods, paginateRest).defaults(z);
  function getOctokitOptions(e, r) {
   const s = Object.assign({}, r || {}), o = function(e, r) {
    if (!e && !r.auth) throw new Error("Parameter token or opts.auth is required");
    if (e && r.auth) throw new Error("Parameters token and opts.auth may not both be specified");
    return "string" == typeof r.auth ? r.auth : `token ${e}`;
   }(e, s);
   o && (s.auth = o);
   const t = function(e) {
    var r;
    const s = null === (r = process.env.ACTIONS_ORCHESTRATION_ID) || void 0 === r ? void 0 : r.trim();
    if (s) {
     const r = `actions_orchestration_id/${s.replace(/[^a-z0-9_.-]/gi, "_")}`;
     return (null == e ? void 0 : e.includes(r)) ? e : `${e ? `${e} ` : ""}${r}`;
    }
    return e;
   }(s.userAgent);
   return t && (s.userAgent = t), s;
  }
 }),
 1015: ((e, r, s) => {
  s.d(r, {
   G: () => RequestError
  });
  class RequestError extends Error {
   name;
   status;
   request;
   response;
   constructor(e, r, s) {
    super(e, {
     cause: s.cause
    }), this.name = "HttpError", this.status = Number.parseInt(r), Number.isNaN(this.status) && (this.status = 0), 
    "response" in s && (this.response = s.response);
    const o = Object.assign({}, s.request);
    s.request.headers.authorization && (o.headers = Object.assign({}, s.request.headers, {
     authorization: s.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]")
    })), o.url = o.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]"), 
    this.request = o;
   }
  }
 })
};