"use strict";

exports.id = 730, exports.ids = [ 730 ], exports.modules = {
 4730: ((e, t, r) => {
  function getUserAgent() {
   return "object" == typeof navigator && "userAgent" in navigator ? navigator.userAgent : "object" == typeof process && void 0 !== process.version ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : "<environment undetectable>";
  }
  function register(e, t, r, n) {
   if ("function" != typeof r) throw new Error("method for before hook must be a function");
   return n || (n = {}), Array.isArray(t) ? t.reverse().reduce((t, r) => register.bind(null, e, r, t, n), r)() : Promise.resolve().then(() => e.registry[t] ? e.registry[t].reduce((e, t) => t.hook.bind(null, e, n), r)() : r(n));
  }
  function addHook(e, t, r, n) {
   const s = n;
   e.registry[r] || (e.registry[r] = []), "before" === t && (n = (e, t) => Promise.resolve().then(s.bind(null, t)).then(e.bind(null, t))), 
   "after" === t && (n = (e, t) => {
    let r;
    return Promise.resolve().then(e.bind(null, t)).then(e => (r = e, s(r, t))).then(() => r);
   }), "error" === t && (n = (e, t) => Promise.resolve().then(e.bind(null, t)).catch(e => s(e, t))), 
   e.registry[r].push({
    hook: n,
    orig: s
   });
  }
  function removeHook(e, t, r) {
   if (!e.registry[t]) return;
   const n = e.registry[t].map(e => e.orig).indexOf(r);
   -1 !== n && e.registry[t].splice(n, 1);
  }
  r.d(t, {
   E: () => Octokit
  });
  const n = Function.bind, s = n.bind(n);
  function bindApi(e, t, r) {
   const n = s(removeHook, null).apply(null, r ? [ t, r ] : [ t ]);
   e.api = {
    remove: n
   }, e.remove = n, [ "before", "error", "after", "wrap" ].forEach(n => {
    const o = r ? [ t, n, r ] : [ t, n ];
    e[n] = e.api[n] = s(addHook, null).apply(null, o);
   });
  }
  const before_after_hook_Collection = function() {
   const e = {
    registry: {}
   }, t = register.bind(null, e);
   return bindApi(t, e), t;
  };
  var o = `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`;
  function mergeDeep(e, t) {
   const r = Object.assign({}, e);
   return Object.keys(t).forEach(n => {
    !function(e) {
     if ("object" != typeof e || null === e) return !1;
     if ("[object Object]" !== Object.prototype.toString.call(e)) return !1;
     const t = Object.getPrototypeOf(e);
     if (null === t) return !0;
     const r = Object.prototype.hasOwnProperty.call(t, "constructor") && t.constructor;
     return "function" == typeof r && r instanceof r && Function.prototype.call(r) === Function.prototype.call(e);
    }(t[n]) ? Object.assign(r, {
     [n]: t[n]
    }) : n in e ? r[n] = mergeDeep(e[n], t[n]) : Object.assign(r, {
     [n]: t[n]
    });
   }), r;
  }
  function removeUndefinedProperties(e) {
   for (const t in e) void 0 === e[t] && delete e[t];
   return e;
  }
  function merge(e, t, r) {
   if ("string" == typeof t) {
    let [e, n] = t.split(" ");
    r = Object.assign(n ? {
     method: e,
     url: n
    } : {
     url: e
    }, r);
   } else r = Object.assign({}, t);
   var n;
   r.headers = (n = r.headers) ? Object.keys(n).reduce((e, t) => (e[t.toLowerCase()] = n[t], 
   e), {}) : {}, removeUndefinedProperties(r), removeUndefinedProperties(r.headers);
   const s = mergeDeep(e || {}, r);
   return "/graphql" === r.url && (e && e.mediaType.previews?.length && (s.mediaType.previews = e.mediaType.previews.filter(e => !s.mediaType.previews.includes(e)).concat(s.mediaType.previews)), 
   s.mediaType.previews = (s.mediaType.previews || []).map(e => e.replace(/-preview/, ""))), 
   s;
  }
  var i = /\{[^{}}]+\}/g;
  function removeNonChars(e) {
   return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
  }
  function omit(e, t) {
   const r = {
    __proto__: null
   };
   for (const n of Object.keys(e)) -1 === t.indexOf(n) && (r[n] = e[n]);
   return r;
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
  function encodeValue(e, t, r) {
   return t = "+" === e || "#" === e ? encodeReserved(t) : encodeUnreserved(t), r ? encodeUnreserved(r) + "=" + t : t;
  }
  function isDefined(e) {
   return null != e;
  }
  function isKeyOperator(e) {
   return ";" === e || "&" === e || "?" === e;
  }
  function expand(e, t) {
   var r = [ "+", "#", ".", "/", ";", "?", "&" ];
   return e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, n, s) {
    if (n) {
     let e = "";
     const s = [];
     if (-1 !== r.indexOf(n.charAt(0)) && (e = n.charAt(0), n = n.substr(1)), n.split(/,/g).forEach(function(r) {
      var n = /([^:\*]*)(?::(\d+)|(\*))?/.exec(r);
      s.push(function(e, t, r, n) {
       var s = e[r], o = [];
       if (isDefined(s) && "" !== s) if ("string" == typeof s || "number" == typeof s || "bigint" == typeof s || "boolean" == typeof s) s = s.toString(), 
       n && "*" !== n && (s = s.substring(0, parseInt(n, 10))), o.push(encodeValue(t, s, isKeyOperator(t) ? r : "")); else if ("*" === n) Array.isArray(s) ? s.filter(isDefined).forEach(function(e) {
        o.push(encodeValue(t, e, isKeyOperator(t) ? r : ""));
       }) : Object.keys(s).forEach(function(e) {
        isDefined(s[e]) && o.push(encodeValue(t, s[e], e));
       }); else {
        const e = [];
        Array.isArray(s) ? s.filter(isDefined).forEach(function(r) {
         e.push(encodeValue(t, r));
        }) : Object.keys(s).forEach(function(r) {
         isDefined(s[r]) && (e.push(encodeUnreserved(r)), e.push(encodeValue(t, s[r].toString())));
        }), isKeyOperator(t) ? o.push(encodeUnreserved(r) + "=" + e.join(",")) : 0 !== e.length && o.push(e.join(","));
       } else ";" === t ? isDefined(s) && o.push(encodeUnreserved(r)) : "" !== s || "&" !== t && "?" !== t ? "" === s && o.push("") : o.push(encodeUnreserved(r) + "=");
       return o;
      }(t, e, n[1], n[2] || n[3]));
     }), e && "+" !== e) {
      var o = ",";
      return "?" === e ? o = "&" : "#" !== e && (o = e), (0 !== s.length ? e : "") + s.join(o);
     }
     return s.join(",");
    }
    return encodeReserved(s);
   }), "/" === e ? e : e.replace(/\/$/, "");
  }
  function parse(e) {
   let t, r = e.method.toUpperCase(), n = (e.url || "/").replace(/:([a-z]\w+)/g, "{$1}"), s = Object.assign({}, e.headers), o = omit(e, [ "method", "baseUrl", "url", "headers", "request", "mediaType" ]);
   const a = function(e) {
    const t = e.match(i);
    return t ? t.map(removeNonChars).reduce((e, t) => e.concat(t), []) : [];
   }(n);
   var c;
   n = (c = n, {
    expand: expand.bind(null, c)
   }).expand(o), /^http/.test(n) || (n = e.baseUrl + n);
   const u = omit(o, Object.keys(e).filter(e => a.includes(e)).concat("baseUrl"));
   if (!/application\/octet-stream/i.test(s.accept) && (e.mediaType.format && (s.accept = s.accept.split(/,/).map(t => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(",")), 
   n.endsWith("/graphql") && e.mediaType.previews?.length)) {
    const t = s.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
    s.accept = t.concat(e.mediaType.previews).map(t => `application/vnd.github.${t}-preview${e.mediaType.format ? `.${e.mediaType.format}` : "+json"}`).join(",");
   }
   return [ "GET", "HEAD" ].includes(r) ? n = function(e, t) {
    const r = /\?/.test(e) ? "&" : "?", n = Object.keys(t);
    return 0 === n.length ? e : e + r + n.map(e => "q" === e ? "q=" + t.q.split("+").map(encodeURIComponent).join("+") : `${e}=${encodeURIComponent(t[e])}`).join("&");
   }(n, u) : "data" in u ? t = u.data : Object.keys(u).length && (t = u), s["content-type"] || void 0 === t || (s["content-type"] = "application/json; charset=utf-8"), 
   [ "PATCH", "PUT" ].includes(r) && void 0 === t && (t = ""), Object.assign({
    method: r,
    url: n,
    headers: s
   }, void 0 !== t ? {
    body: t
   } : null, e.request ? {
    request: e.request
   } : null);
  }
  function endpointWithDefaults(e, t, r) {
   return parse(merge(e, t, r));
  }
  var a = function withDefaults(e, t) {
   const r = merge(e, t), n = endpointWithDefaults.bind(null, r);
   return Object.assign(n, {
    DEFAULTS: r,
    defaults: withDefaults.bind(null, r),
    merge: merge.bind(null, r),
    parse: parse
   });
  }(null, {
   method: "GET",
   baseUrl: "https://api.github.com",
   headers: {
    accept: "application/vnd.github.v3+json",
    "user-agent": o
   },
   mediaType: {
    format: ""
   }
  });
  const c = new Uint8Array(256);
  c[9] |= 2, c[32] |= 2, c[59] |= 4, c[44] |= 8;
  for (let e = 128; e <= 255; e++) c[e] |= 1;
  for (const e of "!#$%&'*+-.^_`|~") c[e.charCodeAt(0)] |= 16;
  for (let e = 48; e <= 57; e++) c[e] |= 16;
  for (let e = 65; e <= 90; e++) c[e] |= 17;
  for (let e = 97; e <= 122; e++) c[e] |= 16;
  const u = (() => {
   const C = function() {};
   return C.prototype = Object.create(null), C;
  })();
  function unescapeQuotedPairs(e, t, r) {
   let n = "";
   for (let s = t; s < r; s++) 92 === e.charCodeAt(s) && (n += e.slice(t, s), t = ++s);
   return n + e.slice(t, r);
  }
  const l = /^-?\d+$/, p = /^-?\d+n+$/, f = JSON.stringify, d = JSON.parse, h = /^-?\d+n$/, g = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, y = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, isUnstringifiable = e => void 0 === e || "function" == typeof e || "symbol" == typeof e, isRawJSON = e => null !== e && "object" == typeof e && e.constructor && "RawJSON" === e.constructor.name, b = new Map, m = Number.MAX_SAFE_INTEGER.toString(), v = m.length, w = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, k = /^"-?\d+n+"$/, serializeBigInts = e => e.replace(w, (e, t, r, n) => {
   const s = '"' === e[0];
   if (s && k.test(e)) return e.substring(0, e.length - 1) + 'n"';
   const o = r || n, i = t && (t.length < v || t.length === v && t <= m);
   return s || o || i ? e : '"' + e + 'n"';
  });
  var A = r(1015), O = {
   headers: {
    "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}`
   }
  }, noop = () => "";
  async function fetchWrapper(e) {
   const t = e.request?.fetch || globalThis.fetch;
   if (!t) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
   const r = e.request?.log || console, n = !1 !== e.request?.parseSuccessResponseBody, s = function(e) {
    if ("object" != typeof e || null === e) return !1;
    if ("[object Object]" !== Object.prototype.toString.call(e)) return !1;
    const t = Object.getPrototypeOf(e);
    if (null === t) return !0;
    const r = Object.prototype.hasOwnProperty.call(t, "constructor") && t.constructor;
    return "function" == typeof r && r instanceof r && Function.prototype.call(r) === Function.prototype.call(e);
   }(e.body) || Array.isArray(e.body) ? ((e, t, r) => {
    try {
     return "rawJSON" in JSON ? f(e, (e, r) => "bigint" == typeof r ? JSON.rawJSON(r.toString()) : "function" == typeof t ? t(e, r) : (Array.isArray(t) && t.includes(e), 
     r), r) : e ? f(e, (e, r) => "string" == typeof r && p.test(r) || "bigint" == typeof r ? r.toString() + "n" : "function" == typeof t ? t(e, r) : (Array.isArray(t) && t.includes(e), 
     r), r).replace(g, "$1$2$3").replace(y, "$1$2$3") : f(e, t, r);
    } catch (n) {
     if (n instanceof RangeError) {
      const n = ((e, t, r) => {
       let n = "";
       "number" == typeof r ? n = " ".repeat(Math.min(10, Math.max(0, Math.floor(r)))) : "string" == typeof r && (n = r.slice(0, 10));
       const s = "function" == typeof t, o = Array.isArray(t) ? new Set(t.map(String)) : null, prepareVal = (e, r, n) => (null !== n && "object" == typeof n && "function" == typeof n.toJSON && (n = n.toJSON(r)), 
       "string" == typeof n && p.test(n) ? n + "n" : "bigint" == typeof n ? "rawJSON" in JSON ? JSON.rawJSON(n.toString()) : n.toString() + "n" : (s && (n = t.call(e, r, n)), 
       null !== n && "object" == typeof n && (n instanceof Number || n instanceof String || n instanceof Boolean) && (n = n.valueOf()), 
       n)), i = prepareVal({
        "": e
       }, "", e);
       if (isUnstringifiable(i)) return;
       const a = null === i || "object" != typeof i, c = isRawJSON(i);
       if (a || c) return f(i);
       const u = [];
       let l = 0;
       const d = [ {
        parent: {
         "": i
        },
        key: "",
        val: i,
        isArray: Array.isArray(i),
        keys: Array.isArray(i) ? null : Object.keys(i),
        index: 0,
        first: !0
       } ], h = new WeakSet([ i ]);
       for (;d.length > 0; ) {
        const e = d[d.length - 1];
        0 === e.index && (u.push(e.isArray ? "[" : "{"), l++);
        let t = !1;
        if (e.isArray) if (e.index < e.val.length) {
         e.first || u.push(","), n && u.push("\n" + n.repeat(l));
         const t = e.val[e.index], r = prepareVal(e.val, String(e.index), t);
         if (isUnstringifiable(r)) u.push("null"), e.first = !1, e.index++; else {
          const t = null !== r && "object" == typeof r, n = isRawJSON(r);
          if (t && !n) {
           if (h.has(r)) throw new TypeError("Converting circular structure to JSON");
           h.add(r), d.push({
            parent: e.val,
            key: String(e.index),
            val: r,
            isArray: Array.isArray(r),
            keys: Array.isArray(r) ? null : Object.keys(r),
            index: 0,
            first: !0
           }), e.first = !1, e.index++;
          } else u.push(f(r)), e.first = !1, e.index++;
         }
        } else t = !0; else {
         for (;e.index < e.keys.length; ) {
          const t = e.keys[e.index++];
          if (o && !o.has(t)) continue;
          const r = e.val[t], s = prepareVal(e.val, t, r);
          if (isUnstringifiable(s)) continue;
          e.first || u.push(","), n ? u.push("\n" + n.repeat(l) + f(t) + ": ") : u.push(f(t) + ":");
          const i = null !== s && "object" == typeof s, a = isRawJSON(s);
          if (i && !a) {
           if (h.has(s)) throw new TypeError("Converting circular structure to JSON");
           h.add(s), d.push({
            parent: e.val,
            key: t,
            val: s,
            isArray: Array.isArray(s),
            keys: Array.isArray(s) ? null : Object.keys(s),
            index: 0,
            first: !0
           }), e.first = !1;
           break;
          }
          u.push(f(s)), e.first = !1;
         }
         e.index >= e.keys.length && d[d.length - 1] === e && (t = !0);
        }
        t && (l--, !e.first && n && u.push("\n" + n.repeat(l)), u.push(e.isArray ? "]" : "}"), 
        h.delete(e.val), d.pop());
       }
       return u.join("");
      })(e, t, r);
      if (void 0 === n) return;
      return "rawJSON" in JSON ? n : n.replace(g, "$1$2$3").replace(y, "$1$2$3");
     }
     throw n;
    }
   })(e.body) : e.body, o = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [ e, String(t) ]));
   let i;
   try {
    i = await t(e.url, {
     method: e.method,
     body: s,
     redirect: e.request?.redirect,
     headers: o,
     signal: e.request?.signal,
     ...e.body && {
      duplex: "half"
     }
    });
   } catch (t) {
    let r = "Unknown Error";
    if (t instanceof Error) {
     if ("AbortError" === t.name) throw t.status = 500, t;
     r = t.message, "TypeError" === t.name && "cause" in t && (t.cause instanceof Error ? r = t.cause.message : "string" == typeof t.cause && (r = t.cause));
    }
    const n = new A.G(r, 500, {
     request: e
    });
    throw n.cause = t, n;
   }
   const a = i.status, c = i.url, u = {};
   for (const [e, t] of i.headers) u[e] = t;
   const l = {
    url: c,
    status: a,
    headers: u,
    data: ""
   };
   if ("deprecation" in u) {
    const t = u.link && u.link.match(/<([^<>]+)>; rel="deprecation"/), n = t && t.pop();
    r.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${u.sunset}${n ? `. See ${n}` : ""}`);
   }
   if (204 === a || 205 === a) return l;
   if ("HEAD" === e.method) {
    if (a < 400) return l;
    throw new A.G(i.statusText, a, {
     response: l,
     request: e
    });
   }
   if (304 === a) throw l.data = await getResponseData(i), new A.G("Not modified", a, {
    response: l,
    request: e
   });
   if (a >= 400) throw l.data = await getResponseData(i), new A.G(function(e) {
    if ("string" == typeof e) return e;
    if (e instanceof ArrayBuffer) return "Unknown error";
    if ("object" == typeof e && null !== e && "message" in e) {
     const t = e, r = "documentation_url" in t ? ` - ${t.documentation_url}` : "";
     return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map(e => JSON.stringify(e)).join(", ")}${r}` : `${t.message}${r}`;
    }
    return `Unknown error: ${JSON.stringify(e)}`;
   }(l.data), a, {
    response: l,
    request: e
   });
   return l.data = n ? await getResponseData(i) : i.body, l;
  }
  async function getResponseData(e) {
   const t = e.headers.get("content-type");
   if (!t) return e.text().catch(noop);
   const r = function(e, t) {
    const r = 4 | (!0 === t?.comma ? 8 : 0), n = e.length;
    let s = t?.start ?? 0;
    for (;2 & c[e.charCodeAt(s)]; ) s++;
    let o = s, i = 0, a = -1, l = !1 === t?.parameters ? 8 : 0;
    for (;o < n; ) {
     const t = e.charCodeAt(o), n = c[t];
     if (0 !== (n & r)) {
      l |= 8 & n;
      break;
     }
     2 & n ? -1 === a && (a = o) : a = -1, i |= 65280 & t | n, o++;
    }
    const p = -1 === a ? o : a, f = e.slice(s, p), d = 65281 & i ? f.toLowerCase() : f;
    return o === n || 0 !== l ? {
     type: d,
     index: o,
     parameters: new u
    } : function(e, t, r, n, s) {
     const o = new u;
     e: for (;r < n; ) {
      for (r++; 2 & c[e.charCodeAt(r)]; ) r++;
      const t = r;
      let i = 0, a = -1;
      for (;r < n; ) {
       const u = e.charCodeAt(r), l = c[u];
       if (0 !== (l & s)) {
        if (8 & l) break e;
        continue e;
       }
       if (61 === u) {
        const u = -1 === a ? r : a, l = e.slice(t, u), p = 65281 & i ? l.toLowerCase() : l;
        for (r++; 2 & c[e.charCodeAt(r)]; ) r++;
        if (r < n && 34 === e.charCodeAt(r)) {
         const t = ++r;
         let i = !1;
         for (;r < n; ) {
          const a = e.charCodeAt(r);
          if (34 === a) {
           void 0 === o[p] && (o[p] = i ? unescapeQuotedPairs(e, t, r) : e.slice(t, r)), r++;
           let a = 0;
           for (;r < n; ) {
            const t = e.charCodeAt(r), n = c[t];
            if (0 !== (n & s)) {
             a = 8 & n;
             break;
            }
            r++;
           }
           if (0 !== a) break e;
           continue e;
          }
          92 === a && r + 1 < n ? (i = !0, r += 2) : r++;
         }
         continue e;
        }
        const f = r;
        let d = 0, h = -1;
        for (;r < n; ) {
         const t = e.charCodeAt(r), n = c[t];
         if (0 !== (n & s)) {
          d = 8 & n;
          break;
         }
         2 & n ? -1 === h && (h = r) : h = -1, r++;
        }
        if (void 0 === o[p]) {
         const t = -1 === h ? r : h;
         o[p] = e.slice(f, t);
        }
        if (0 !== d) break e;
        continue e;
       }
       2 & l ? -1 === a && (a = r) : a = -1, i |= 65280 & u | l, r++;
      }
     }
     return {
      type: t,
      index: r,
      parameters: o
     };
    }(e, d, o, n, r);
   }(t);
   if (!function(e) {
    return "application/json" === e.type || "application/scim+json" === e.type;
   }(r)) return r.type.startsWith("text/") || "utf-8" === r.parameters.charset?.toLowerCase() && "application/octet-stream" !== r.type ? e.text().catch(noop) : e.arrayBuffer().catch(() => new ArrayBuffer(0));
   {
    let t = "";
    try {
     return t = await e.text(), ((e, t) => {
      if (!e) return d(e, t);
      try {
       if ((() => {
        const e = JSON.parse.toString();
        if (b.has(e)) return b.get(e);
        try {
         const t = JSON.parse("1", (e, t, r) => !!r?.source && "1" === r.source);
         return b.set(e, t), t;
        } catch {
         return b.set(e, !1), !1;
        }
       })()) return ((e, t) => JSON.parse(e, (e, r, n) => {
        const s = "number" == typeof r, o = r > Number.MAX_SAFE_INTEGER || r < Number.MIN_SAFE_INTEGER, i = s && o, a = n && l.test(n.source);
        return i && a ? BigInt(n.source) : "function" == typeof t ? t(e, r, n) : r;
       }))(e, t);
       const r = serializeBigInts(e);
       return d(r, (e, r, n) => ((e, t, r, n) => "string" == typeof t && h.test(t) ? BigInt(t.slice(0, -1)) : "string" == typeof t && p.test(t) ? t.slice(0, -1) : "function" == typeof n ? n(e, t, r) : t)(e, r, n, t));
      } catch (r) {
       if (r instanceof RangeError) {
        const r = serializeBigInts(e);
        return ((e, t) => {
         const r = {
          "": e
         }, n = [ {
          parent: r,
          key: "",
          visited: !1
         } ];
         for (;n.length > 0; ) {
          const e = n[n.length - 1];
          if (e.visited) {
           const {parent: r, key: s} = e;
           let o = r[s];
           "string" == typeof o && (h.test(o) ? o = BigInt(o.slice(0, -1)) : p.test(o) && (o = o.slice(0, -1))), 
           "function" == typeof t && (o = t.call(r, s, o)), void 0 === o ? delete r[s] : r[s] = o, 
           n.pop();
          } else {
           e.visited = !0;
           const t = e.parent[e.key];
           if (null !== t && "object" == typeof t) {
            const e = Object.keys(t);
            for (let r = e.length - 1; r >= 0; r--) n.push({
             parent: t,
             key: e[r],
             visited: !1
            });
           }
          }
         }
         return r[""];
        })(d(r), t);
       }
       throw r;
      }
     })(t);
    } catch (e) {
     return t;
    }
   }
  }
  var j = function dist_bundle_withDefaults(e, t) {
   const r = e.defaults(t);
   return Object.assign(function(e, t) {
    const n = r.merge(e, t);
    if (!n.request || !n.request.hook) return fetchWrapper(r.parse(n));
    const request2 = (e, t) => fetchWrapper(r.parse(r.merge(e, t)));
    return Object.assign(request2, {
     endpoint: r,
     defaults: dist_bundle_withDefaults.bind(null, r)
    }), n.request.hook(request2, n);
   }, {
    endpoint: r,
    defaults: dist_bundle_withDefaults.bind(null, r)
   });
  }(a, O), $ = class extends Error {
   constructor(e, t, r) {
    super("Request failed due to following response errors:\n" + r.errors.map(e => ` - ${e.message}`).join("\n")), 
    this.request = e, this.headers = t, this.response = r, this.errors = r.errors, this.data = r.data, 
    Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
   }
   request;
   headers;
   response;
   name="GraphqlResponseError";
   errors;
   data;
  }, q = [ "method", "baseUrl", "url", "headers", "request", "query", "mediaType", "operationName" ], E = [ "query", "method", "url" ], S = /\/api\/v3\/?$/;
  function graphql_dist_bundle_withDefaults(e, t) {
   const r = e.defaults(t);
   return Object.assign((e, t) => function(e, t, r) {
    if (r) {
     if ("string" == typeof t && "query" in r) return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));
     for (const e in r) if (E.includes(e)) return Promise.reject(new Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
    }
    const n = "string" == typeof t ? Object.assign({
     query: t
    }, r) : t, s = Object.keys(n).reduce((e, t) => q.includes(t) ? (e[t] = n[t], e) : (e.variables || (e.variables = {}), 
    e.variables[t] = n[t], e), {}), o = n.baseUrl || e.endpoint.DEFAULTS.baseUrl;
    return S.test(o) && (s.url = o.replace(S, "/api/graphql")), e(s).then(e => {
     if (e.data.errors) {
      const t = {};
      for (const r of Object.keys(e.headers)) t[r] = e.headers[r];
      throw new $(s, t, e.data);
     }
     return e.data.data;
    });
   }(r, e, t), {
    defaults: graphql_dist_bundle_withDefaults.bind(null, r),
    endpoint: r.endpoint
   });
  }
  graphql_dist_bundle_withDefaults(j, {
   headers: {
    "user-agent": `octokit-graphql.js/0.0.0-development ${getUserAgent()}`
   },
   method: "POST",
   url: "/graphql"
  });
  var T = "(?:[a-zA-Z0-9_-]+)", N = new RegExp(`^${T}\\.${T}\\.${T}$`), U = N.test.bind(N);
  async function auth(e) {
   const t = U(e), r = e.startsWith("v1.") || e.startsWith("ghs_"), n = e.startsWith("ghu_");
   return {
    type: "token",
    token: e,
    tokenType: t ? "app" : r ? "installation" : n ? "user-to-server" : "oauth"
   };
  }
  async function hook(e, t, r, n) {
   const s = t.endpoint.merge(r, n);
   return s.headers.authorization = function(e) {
    return 3 === e.split(/\./).length ? `bearer ${e}` : `token ${e}`;
   }(e), t(s);
  }
  var createTokenAuth = function(e) {
   if (!e) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
   if ("string" != typeof e) throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
   return e = e.replace(/^(token|bearer) +/i, ""), Object.assign(auth.bind(null, e), {
    hook: hook.bind(null, e)
   });
  };
  const x = "7.0.8", dist_src_noop = () => {}, _ = console.warn.bind(console), D = console.error.bind(console), R = `octokit-core.js/${x} ${getUserAgent()}`;
  class Octokit {
   static VERSION=x;
   static defaults(e) {
    return class extends(this){
     constructor(...t) {
      const r = t[0] || {};
      super("function" != typeof e ? Object.assign({}, e, r, r.userAgent && e.userAgent ? {
       userAgent: `${r.userAgent} ${e.userAgent}`
      } : null) : e(r));
     }
    };
   }
   static plugins=[];
   static plugin(...e) {
    const t = this.plugins;
    return class extends(this){
     static plugins=t.concat(e.filter(e => !t.includes(e)));
    };
   }
   constructor(e = {}) {
    const t = new before_after_hook_Collection, r = {
     baseUrl: j.endpoint.DEFAULTS.baseUrl,
     headers: {},
     request: Object.assign({}, e.request, {
      hook: t.bind(null, "request")
     }),
     mediaType: {
      previews: [],
      format: ""
     }
    };
    var n;
    if (r.headers["user-agent"] = e.userAgent ? `${e.userAgent} ${R}` : R, e.baseUrl && (r.baseUrl = e.baseUrl), 
    e.previews && (r.mediaType.previews = e.previews), e.timeZone && (r.headers["time-zone"] = e.timeZone), 
    this.request = j.defaults(r), this.graphql = (n = this.request, graphql_dist_bundle_withDefaults(n, {
     method: "POST",
     url: "/graphql"
    })).defaults(r), this.log = function(e = {}) {
     return "function" != typeof e.debug && (e.debug = dist_src_noop), "function" != typeof e.info && (e.info = dist_src_noop), 
     "function" != typeof e.warn && (e.warn = _), "function" != typeof e.error && (e.error = D), 
     e;
    }(e.log), this.hook = t, e.authStrategy) {
     const {authStrategy: r, ...n} = e, s = r(Object.assign({
      request: this.request,
      log: this.log,
      octokit: this,
      octokitOptions: n
     }, e.auth));
     t.wrap("request", s.hook), this.auth = s;
    } else if (e.auth) {
     const r = createTokenAuth(e.auth);
     t.wrap("request", r.hook), this.auth = r;
    } else this.auth = async () => ({
     type: "unauthenticated"
    });
    const s = this.constructor;
    for (let t = 0; t < s.plugins.length; ++t) Object.assign(this, s.plugins[t](this, e));
   }
   request;
   graphql;
   log;
   hook;
   auth;
  }
 }),
 1015: ((e, t, r) => {
  r.d(t, {
   G: () => RequestError
  });
  class RequestError extends Error {
   name;
   status;
   request;
   response;
   constructor(e, t, r) {
    super(e, {
     cause: r.cause
    }), this.name = "HttpError", this.status = Number.parseInt(t), Number.isNaN(this.status) && (this.status = 0), 
    "response" in r && (this.response = r.response);
    const n = Object.assign({}, r.request);
    r.request.headers.authorization && (n.headers = Object.assign({}, r.request.headers, {
     authorization: r.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]")
    })), n.url = n.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]"), 
    this.request = n;
   }
  }
 })
};