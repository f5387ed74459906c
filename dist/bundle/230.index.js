"use strict";

exports.id = 230, exports.ids = [ 230 ], exports.modules = {
 1916: ((A, Q) => {
  Q.Io = Q.kp = void 0;
  var E = new Uint32Array(65536), distance = function(A, Q) {
   if (A.length < Q.length) {
    var B = Q;
    Q = A, A = B;
   }
   return 0 === Q.length ? A.length : A.length <= 32 ? function(A, Q) {
    for (var B = A.length, g = Q.length, I = 1 << B - 1, e = -1, t = 0, C = B, s = B; s--; ) E[A.charCodeAt(s)] |= 1 << s;
    for (s = 0; s < g; s++) {
     var o = E[Q.charCodeAt(s)], i = o | t;
     (t |= ~((o |= (o & e) + e ^ e) | e)) & I && C++, (e &= o) & I && C--, e = e << 1 | ~(i | (t = t << 1 | 1)), 
     t &= i;
    }
    for (s = B; s--; ) E[A.charCodeAt(s)] = 0;
    return C;
   }(A, Q) : function(A, Q) {
    for (var B = Q.length, g = A.length, I = [], e = [], t = Math.ceil(B / 32), C = Math.ceil(g / 32), s = 0; s < t; s++) e[s] = -1, 
    I[s] = 0;
    for (var o = 0; o < C - 1; o++) {
     for (var i = 0, r = -1, n = 32 * o, h = Math.min(32, g) + n, D = n; D < h; D++) E[A.charCodeAt(D)] |= 1 << D;
     for (s = 0; s < B; s++) {
      var a = E[Q.charCodeAt(s)], c = e[s / 32 | 0] >>> s & 1, l = a | i, N = r & (S = ((a | (w = I[s / 32 | 0] >>> s & 1)) & r) + r ^ r | a | w);
      (d = i | ~(S | r)) >>> 31 ^ c && (e[s / 32 | 0] ^= 1 << s), N >>> 31 ^ w && (I[s / 32 | 0] ^= 1 << s), 
      r = (N = N << 1 | w) | ~(l | (d = d << 1 | c)), i = d & l;
     }
     for (D = n; D < h; D++) E[A.charCodeAt(D)] = 0;
    }
    var F = 0, R = -1, U = 32 * o, y = Math.min(32, g - U) + U;
    for (D = U; D < y; D++) E[A.charCodeAt(D)] |= 1 << D;
    var u = g;
    for (s = 0; s < B; s++) {
     var w, S, d;
     a = E[Q.charCodeAt(s)], c = e[s / 32 | 0] >>> s & 1, l = a | F, u += (d = F | ~((S = ((a | (w = I[s / 32 | 0] >>> s & 1)) & R) + R ^ R | a | w) | R)) >>> g - 1 & 1, 
     u -= (N = R & S) >>> g - 1 & 1, d >>> 31 ^ c && (e[s / 32 | 0] ^= 1 << s), N >>> 31 ^ w && (I[s / 32 | 0] ^= 1 << s), 
     R = (N = N << 1 | w) | ~(l | (d = d << 1 | c)), F = d & l;
    }
    for (D = U; D < y; D++) E[A.charCodeAt(D)] = 0;
    return u;
   }(A, Q);
  };
  Q.Io = distance, Q.kp = function(A, Q) {
   for (var E = 1 / 0, B = 0, g = 0; g < Q.length; g++) {
    var I = distance(A, Q[g]);
    I < E && (E = I, B = g);
   }
   return Q[B];
  };
 }),
 158: ((A, Q, E) => {
  const {addAbortListener: B} = E(3440), {RequestAbortedError: g} = E(8707), I = Symbol("kListener"), e = Symbol("kSignal");
  function abort(A) {
   A.abort ? A.abort(A[e]?.reason) : A.reason = A[e]?.reason ?? new g, removeSignal(A);
  }
  function removeSignal(A) {
   A[e] && ("removeEventListener" in A[e] ? A[e].removeEventListener("abort", A[I]) : A[e].removeListener("abort", A[I]), 
   A[e] = null, A[I] = null);
  }
  A.exports = {
   addSignal: function(A, Q) {
    A.reason = null, A[e] = null, A[I] = null, Q && (Q.aborted ? abort(A) : (A[e] = Q, 
    A[I] = () => {
     abort(A);
    }, B(A[e], A[I])));
   },
   removeSignal: removeSignal
  };
 }),
 4660: ((A, Q, E) => {
  const B = E(4589), {AsyncResource: g} = E(6698), {InvalidArgumentError: I, SocketError: e} = E(8707), t = E(3440), {addSignal: C, removeSignal: s} = E(158);
  class ConnectHandler extends g {
   constructor(A, Q) {
    if (!A || "object" != typeof A) throw new I("invalid opts");
    if ("function" != typeof Q) throw new I("invalid callback");
    const {signal: E, opaque: B, responseHeaders: g} = A;
    if (E && "function" != typeof E.on && "function" != typeof E.addEventListener) throw new I("signal must be an EventEmitter or EventTarget");
    super("UNDICI_CONNECT"), this.opaque = B || null, this.responseHeaders = g || null, 
    this.callback = Q, this.abort = null, C(this, E);
   }
   onRequestStart(A, Q) {
    this.reason ? A.abort(this.reason) : (B(this.callback), this.abort = Q => A.abort(Q), 
    this.context = Q);
   }
   onResponseStart() {
    throw new e("bad connect", null);
   }
   onRequestUpgrade(A, Q, E, B) {
    const {callback: g, opaque: I, context: e} = this;
    s(this), this.callback = null;
    let C = E;
    const o = A?.rawHeaders;
    null != C && (C = "raw" === this.responseHeaders ? t.parseRawHeaders(o) : E), this.runInAsyncScope(g, null, null, {
     statusCode: Q,
     headers: C,
     socket: B,
     opaque: I,
     context: e
    });
   }
   onResponseError(A, Q) {
    const {callback: E, opaque: B} = this;
    s(this), E && (this.callback = null, queueMicrotask(() => {
     this.runInAsyncScope(E, null, Q, {
      opaque: B
     });
    }));
   }
  }
  A.exports = function connect(A, Q) {
   if (void 0 === Q) return new Promise((Q, E) => {
    connect.call(this, A, (A, B) => A ? E(A) : Q(B));
   });
   try {
    const E = new ConnectHandler(A, Q), B = {
     ...A,
     method: "CONNECT"
    };
    this.dispatch(B, E);
   } catch (E) {
    if ("function" != typeof Q) throw E;
    const B = A?.opaque;
    queueMicrotask(() => Q(E, {
     opaque: B
    }));
   }
  };
 }),
 4043: ((A, Q, E) => {
  const B = E(4589), {AsyncResource: g} = E(6698), {Readable: I} = E(9927), {InvalidArgumentError: e, RequestAbortedError: t} = E(8707), C = E(3440);
  function noop() {}
  class RequestHandler extends g {
   constructor(A, Q) {
    if (!A || "object" != typeof A) throw new e("invalid opts");
    const {signal: E, method: B, opaque: g, body: I, onInfo: s, responseHeaders: o, highWaterMark: i} = A;
    try {
     if ("function" != typeof Q) throw new e("invalid callback");
     if (null != i && (!Number.isFinite(i) || i < 0)) throw new e("invalid highWaterMark");
     if (E && "function" != typeof E.on && "function" != typeof E.addEventListener) throw new e("signal must be an EventEmitter or EventTarget");
     if ("CONNECT" === B) throw new e("invalid method");
     if (s && "function" != typeof s) throw new e("invalid onInfo callback");
     super("UNDICI_REQUEST");
    } catch (A) {
     throw C.isStream(I) && C.destroy(I.on("error", noop), A), A;
    }
    this.method = B, this.responseHeaders = o || null, this.opaque = g || null, this.callback = Q, 
    this.res = null, this.abort = null, this.body = I, this.trailers = {}, this.context = null, 
    this.controller = null, this.onInfo = s || null, this.highWaterMark = i, this.reason = null, 
    this.removeAbortListener = null, E?.aborted ? this.reason = E.reason ?? new t : E && (this.removeAbortListener = C.addAbortListener(E, () => {
     if (this.reason = E.reason ?? new t, this.res) {
      const A = this.res;
      this.res = null, C.destroy(A.on("error", noop), this.reason);
     } else this.abort && this.abort(this.reason);
    }));
   }
   onRequestStart(A, Q) {
    this.reason ? A.abort(this.reason) : (B(this.callback), this.controller = A, this.abort = Q => A.abort(Q), 
    this.context = Q);
   }
   onResponseStart(A, Q, E, B) {
    const {callback: g, opaque: e, context: t, responseHeaders: s, highWaterMark: o} = this, i = A?.rawHeaders, r = "raw" === s ? C.parseRawHeaders(i) : E;
    if (Q < 200) return void (this.onInfo && this.onInfo({
     statusCode: Q,
     headers: r
    }));
    const n = E, h = n?.["content-type"], D = n?.["content-length"], a = new I({
     resume: () => A.resume(),
     abort: Q => A.abort(Q),
     contentType: h,
     contentLength: "HEAD" !== this.method && D ? Number(D) : null,
     highWaterMark: o
    });
    if (this.removeAbortListener && (a.on("close", this.removeAbortListener), this.removeAbortListener = null), 
    this.callback = null, this.res = a, null !== g) try {
     this.runInAsyncScope(g, null, null, {
      statusCode: Q,
      statusText: B,
      headers: r,
      trailers: this.trailers,
      opaque: e,
      body: a,
      context: t
     });
    } catch (A) {
     this.res = null, C.destroy(a.on("error", noop), A), queueMicrotask(() => {
      throw A;
     });
    }
   }
   onResponseData(A, Q) {
    this.res && !1 === this.res.push(Q) && A.pause();
   }
   onResponseEnd(A, Q) {
    if (Q && "object" == typeof Q) for (const A of Object.keys(Q)) "__proto__" === A ? Object.defineProperty(this.trailers, A, {
     value: Q[A],
     enumerable: !0,
     configurable: !0,
     writable: !0
    }) : this.trailers[A] = Q[A];
    this.res?.push(null);
   }
   onResponseError(A, Q) {
    const {res: E, callback: B, body: g, opaque: I} = this;
    B && (this.callback = null, queueMicrotask(() => {
     this.runInAsyncScope(B, null, Q, {
      opaque: I
     });
    })), E && (this.res = null, queueMicrotask(() => {
     C.destroy(E.on("error", noop), Q);
    })), g && (this.body = null, C.isStream(g) && (g.on("error", noop), C.destroy(g, Q))), 
    this.removeAbortListener && (this.removeAbortListener(), this.removeAbortListener = null);
   }
  }
  A.exports = function request(A, Q) {
   if (void 0 === Q) return new Promise((Q, E) => {
    request.call(this, A, (A, B) => A ? E(A) : Q(B));
   });
   try {
    const E = new RequestHandler(A, Q);
    this.dispatch(A, E);
   } catch (E) {
    if ("function" != typeof Q) throw E;
    const B = A?.opaque;
    queueMicrotask(() => Q(E, {
     opaque: B
    }));
   }
  }, A.exports.RequestHandler = RequestHandler;
 }),
 9927: ((A, Q, E) => {
  const B = E(4589), {addAbortListener: g} = E(8474), {Readable: I} = E(7075), {RequestAbortedError: e, NotSupportedError: t, InvalidArgumentError: C, AbortError: s} = E(8707), o = E(3440), i = Symbol("kConsume"), r = Symbol("kReading"), n = Symbol("kBody"), h = Symbol("kAbort"), D = Symbol("kContentType"), a = Symbol("kContentLength"), c = Symbol("kUsed"), l = Symbol("kBytesRead"), noop = () => {};
  function consume(A, Q) {
   return B(!A[i]), new Promise((E, B) => {
    if (g = A, o.isDisturbed(g) || function(A) {
     return !0 === A[n]?.locked || null !== A[i];
    }(g)) {
     const Q = A._readableState;
     Q.destroyed && !1 === Q.closeEmitted ? A.on("error", B).on("close", () => {
      B(new TypeError("unusable"));
     }) : B(Q.errored ?? new TypeError("unusable"));
    } else queueMicrotask(() => {
     A[i] = {
      type: Q,
      stream: A,
      resolve: E,
      reject: B,
      length: 0,
      body: []
     }, A.on("error", function(A) {
      consumeFinish(this[i], A);
     }).on("close", function() {
      null !== this[i].body && consumeFinish(this[i], new e);
     }), function(A) {
      if (null === A.body) return;
      const {_readableState: Q} = A.stream;
      if (Q.bufferIndex) {
       const E = Q.bufferIndex, B = Q.buffer.length;
       for (let g = E; g < B; g++) consumePush(A, Q.buffer[g]);
      } else for (const E of Q.buffer) consumePush(A, E);
      const E = Q.decoder;
      if (null != E && E.lastNeed > 0 && consumePush(A, Buffer.from(E.lastChar.subarray(0, E.lastTotal - E.lastNeed))), 
      Q.endEmitted) consumeEnd(A, Q.encoding); else for (A.stream.on("end", function() {
       consumeEnd(this[i], this._readableState.encoding);
      }), A.stream.resume(); null != A.stream.read(); ) ;
     }(A[i]);
    });
    var g;
   });
  }
  function chunksDecode(A, Q, E) {
   if (0 === A.length || 0 === Q) return "";
   const B = 1 === A.length ? A[0] : Buffer.concat(A, Q), g = B.length, I = g > 2 && 239 === B[0] && 187 === B[1] && 191 === B[2] ? 3 : 0;
   return E && "utf8" !== E && "utf-8" !== E ? B.subarray(I, g).toString(E) : B.utf8Slice(I, g);
  }
  function chunksConcat(A, Q) {
   if (0 === A.length || 0 === Q) return new Uint8Array(0);
   if (1 === A.length) return new Uint8Array(A[0]);
   const E = new Uint8Array(Buffer.allocUnsafeSlow(Q).buffer);
   let B = 0;
   for (let Q = 0; Q < A.length; ++Q) {
    const g = A[Q];
    E.set(g, B), B += g.length;
   }
   return E;
  }
  function consumeEnd(A, Q) {
   const {type: E, body: B, resolve: g, stream: I, length: e} = A;
   try {
    "text" === E ? g(chunksDecode(B, e, Q)) : "json" === E ? g(JSON.parse(chunksDecode(B, e, Q))) : "arrayBuffer" === E ? g(chunksConcat(B, e).buffer) : "blob" === E ? g(new Blob(B, {
     type: I[D]
    })) : "bytes" === E && g(chunksConcat(B, e)), consumeFinish(A);
   } catch (A) {
    I.destroy(A);
   }
  }
  function consumePush(A, Q) {
   null !== A.body && ("string" == typeof Q && (Q = Buffer.from(Q, A.stream._readableState.encoding)), 
   A.length += Q.length, A.body.push(Q));
  }
  function consumeFinish(A, Q) {
   null !== A.body && (Q ? A.reject(Q) : A.resolve(), A.type = null, A.stream = null, 
   A.resolve = null, A.reject = null, A.length = 0, A.body = null);
  }
  A.exports = {
   Readable: class extends I {
    constructor({resume: A, abort: Q, contentType: E = "", contentLength: B, highWaterMark: g = 65536}) {
     super({
      autoDestroy: !0,
      read: A,
      highWaterMark: g
     }), this._readableState.dataEmitted = !1, this[h] = Q, this[i] = null, this[l] = 0, 
     this[n] = null, this[c] = !1, this[D] = E, this[a] = Number.isFinite(B) ? B : null, 
     this[r] = !1;
    }
    _destroy(A, Q) {
     A || this._readableState.endEmitted || (A = new e), A && this[h](), this[c] ? Q(A) : setImmediate(Q, A);
    }
    on(A, Q) {
     return "data" !== A && "readable" !== A || (this[r] = !0, this[c] = !0), super.on(A, Q);
    }
    addListener(A, Q) {
     return this.on(A, Q);
    }
    off(A, Q) {
     const E = super.off(A, Q);
     return "data" !== A && "readable" !== A || (this[r] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0), 
     E;
    }
    removeListener(A, Q) {
     return this.off(A, Q);
    }
    push(A) {
     return A && (this[l] += A.length, this[i]) ? (consumePush(this[i], A), !this[r] || super.push(A)) : super.push(A);
    }
    text() {
     return consume(this, "text");
    }
    json() {
     return consume(this, "json");
    }
    blob() {
     return consume(this, "blob");
    }
    bytes() {
     return consume(this, "bytes");
    }
    arrayBuffer() {
     return consume(this, "arrayBuffer");
    }
    async formData() {
     throw new t;
    }
    get bodyUsed() {
     return o.isDisturbed(this);
    }
    get body() {
     return this[n] || (this[n] = ReadableStream.from(this), this[i] && (this[n].getReader(), 
     B(this[n].locked))), this[n];
    }
    dump(A) {
     const Q = A?.signal;
     if (null != Q && ("object" != typeof Q || !("aborted" in Q))) return Promise.reject(new C("signal must be an AbortSignal"));
     const E = A?.limit && Number.isFinite(A.limit) ? A.limit : 131072;
     return Q?.aborted ? Promise.reject(Q.reason ?? new s) : this._readableState.closeEmitted ? Promise.resolve(null) : new Promise((A, B) => {
      if ((this[a] && this[a] > E || this[l] > E) && this.destroy(new s), Q) {
       const E = g(Q, () => {
        this.destroy(Q.reason ?? new s);
       });
       this.on("close", function() {
        E[Symbol.dispose](), Q.aborted ? B(Q.reason ?? new s) : A(null);
       });
      } else this.on("close", A);
      this.on("error", noop).on("data", () => {
       this[l] > E && this.destroy();
      }).resume();
     });
    }
    setEncoding(A) {
     return Buffer.isEncoding(A) && super.setEncoding(A), this;
    }
   },
   chunksDecode: chunksDecode
  };
 }),
 9136: ((A, Q, E) => {
  const B = E(7030), g = E(4589), I = E(3440), {InvalidArgumentError: e, ConnectTimeoutError: t} = E(8707);
  let C;
  const s = class {
   constructor(A) {
    this._maxCachedSessions = A, this._sessionCache = new Map, this._sessionRegistry = new FinalizationRegistry(A => {
     if (this._sessionCache.size < this._maxCachedSessions) return;
     const Q = this._sessionCache.get(A);
     void 0 !== Q && void 0 === Q.deref() && this._sessionCache.delete(A);
    });
   }
   get(A) {
    const Q = this._sessionCache.get(A);
    return Q ? Q.deref() : null;
   }
   set(A, Q) {
    if (0 !== this._maxCachedSessions) {
     if (this._sessionCache.has(A)) this._sessionCache.delete(A); else if (this._sessionCache.size >= this._maxCachedSessions) {
      let A = !1;
      for (const [Q, E] of this._sessionCache) if (void 0 === E.deref()) {
       this._sessionCache.delete(Q), A = !0;
       break;
      }
      if (!A) {
       const A = this._sessionCache.keys().next();
       A.done || this._sessionCache.delete(A.value);
      }
     }
     this._sessionCache.set(A, new WeakRef(Q)), this._sessionRegistry.register(Q, A);
    }
   }
  };
  A.exports = function({allowH2: A, preferH2: Q, useH2c: o, maxCachedSessions: i, socketPath: r, timeout: n, session: h, ...D}) {
   if (null != i && (!Number.isInteger(i) || i < 0)) throw new e("maxCachedSessions must be a positive integer or zero");
   const a = {
    path: r,
    ...D
   }, c = new s(null == i ? 100 : i);
   return n = null == n ? 1e4 : n, A = null == A || A, function({hostname: e, host: s, protocol: i, port: r, servername: D, localAddress: l, httpSocket: N}, F) {
    let R;
    if ("https:" === i) {
     C || (C = E(1692));
     const B = (D = D || a.servername || I.getServerName(s) || null) || e;
     g(B);
     const t = h || c.get(B) || null;
     r = r || 443, R = C.connect({
      highWaterMark: 16384,
      ...a,
      servername: D,
      session: t,
      localAddress: l,
      ALPNProtocols: A ? Q ? [ "h2", "http/1.1" ] : [ "http/1.1", "h2" ] : [ "http/1.1" ],
      socket: N,
      port: r,
      host: e
     }), R.on("session", function(A) {
      c.set(B, A);
     });
    } else {
     g(!N, "httpSocket can only be sent on TLS update"), r = r || 80;
     const A = {
      highWaterMark: 65536,
      ...a,
      localAddress: l,
      port: r,
      host: e
     }, Q = B.isIP(e);
     0 !== Q && D && D !== e && (A.host = D, A.lookup = (A, E, B) => {
      E.all ? B(null, [ {
       address: e,
       family: Q
      } ]) : B(null, e, Q);
     }), R = B.connect(A), !0 === o && (R.alpnProtocol = "h2");
    }
    if (null == a.keepAlive || a.keepAlive) {
     const A = void 0 === a.keepAliveInitialDelay ? 6e4 : a.keepAliveInitialDelay;
     R.setKeepAlive(!0, A);
    }
    const U = I.setupConnectTimeout(new WeakRef(R), {
     timeout: n,
     hostname: e,
     port: r
    });
    return R.setNoDelay(!0).once("https:" === i ? "secureConnect" : "connect", function() {
     if (queueMicrotask(U), F) {
      const A = F;
      F = null, A(null, this);
     }
    }).on("error", function(A) {
     if (queueMicrotask(U), F) {
      const Q = F;
      F = null, Q(function(A, Q, E) {
       if (A instanceof AggregateError && ("ETIMEDOUT" === A.code || A.errors.some(A => null != A && "ETIMEDOUT" === A.code))) {
        let B = "Connect Timeout Error";
        Array.isArray(Q.autoSelectFamilyAttemptedAddresses) ? B += ` (attempted addresses: ${Q.autoSelectFamilyAttemptedAddresses.join(", ")},` : B += ` (attempted address: ${E.hostname}:${E.port},`, 
        B += ` timeout: ${E.timeout}ms)`;
        const g = new t(B);
        return g.cause = A, g;
       }
       return A;
      }(A, this, {
       timeout: n,
       hostname: e,
       port: r
      }));
     }
    }), R;
   };
  };
 }),
 735: (A => {
  const Q = [ "Accept", "Accept-Encoding", "Accept-Language", "Accept-Ranges", "Access-Control-Allow-Credentials", "Access-Control-Allow-Headers", "Access-Control-Allow-Methods", "Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "Access-Control-Max-Age", "Access-Control-Request-Headers", "Access-Control-Request-Method", "Age", "Allow", "Alt-Svc", "Alt-Used", "Authorization", "Cache-Control", "Clear-Site-Data", "Connection", "Content-Disposition", "Content-Encoding", "Content-Language", "Content-Length", "Content-Location", "Content-Range", "Content-Security-Policy", "Content-Security-Policy-Report-Only", "Content-Type", "Cookie", "Cross-Origin-Embedder-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy", "Date", "Device-Memory", "Downlink", "ECT", "ETag", "Expect", "Expect-CT", "Expires", "Forwarded", "From", "Host", "If-Match", "If-Modified-Since", "If-None-Match", "If-Range", "If-Unmodified-Since", "Keep-Alive", "Last-Modified", "Link", "Location", "Max-Forwards", "Origin", "Permissions-Policy", "Pragma", "Proxy-Authenticate", "Proxy-Authorization", "RTT", "Range", "Referer", "Referrer-Policy", "Refresh", "Retry-After", "Sec-WebSocket-Accept", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol", "Sec-WebSocket-Version", "Server", "Server-Timing", "Service-Worker-Allowed", "Service-Worker-Navigation-Preload", "Set-Cookie", "SourceMap", "Strict-Transport-Security", "Supports-Loading-Mode", "TE", "Timing-Allow-Origin", "Trailer", "Transfer-Encoding", "Upgrade", "Upgrade-Insecure-Requests", "User-Agent", "Vary", "Via", "WWW-Authenticate", "X-Content-Type-Options", "X-DNS-Prefetch-Control", "X-Frame-Options", "X-Permitted-Cross-Domain-Policies", "X-Powered-By", "X-Requested-With", "X-XSS-Protection" ], E = {};
  Object.setPrototypeOf(E, null);
  for (let A = 0; A < Q.length; ++A) {
   const B = Q[A], g = B.toLowerCase();
   E[B] = E[g] = g;
  }
  A.exports = {
   wellknownHeaderNames: Q,
   headerNameLowerCasedRecord: E,
   defaultWebSocketMaxFragments: 131072,
   defaultWebSocketMaxPayloadSize: 134217728
  };
 }),
 2414: ((A, Q, E) => {
  const B = E(3053), g = E(7975), I = g.debuglog("undici"), e = g.debuglog("fetch"), t = g.debuglog("websocket"), C = {
   beforeConnect: B.channel("undici:client:beforeConnect"),
   connected: B.channel("undici:client:connected"),
   connectError: B.channel("undici:client:connectError"),
   sendHeaders: B.channel("undici:client:sendHeaders"),
   create: B.channel("undici:request:create"),
   bodySent: B.channel("undici:request:bodySent"),
   bodyChunkSent: B.channel("undici:request:bodyChunkSent"),
   bodyChunkReceived: B.channel("undici:request:bodyChunkReceived"),
   headers: B.channel("undici:request:headers"),
   trailers: B.channel("undici:request:trailers"),
   error: B.channel("undici:request:error"),
   open: B.channel("undici:websocket:open"),
   close: B.channel("undici:websocket:close"),
   socketError: B.channel("undici:websocket:socket_error"),
   ping: B.channel("undici:websocket:ping"),
   pong: B.channel("undici:websocket:pong"),
   proxyConnected: B.channel("undici:proxy:connected")
  };
  let s = !1;
  function trackClientEvents(A = I) {
   s || (C.beforeConnect.hasSubscribers || C.connected.hasSubscribers || C.connectError.hasSubscribers || C.sendHeaders.hasSubscribers ? s = !0 : (s = !0, 
   B.subscribe("undici:client:beforeConnect", Q => {
    const {connectParams: {version: E, protocol: B, port: g, host: I}} = Q;
    A("connecting to %s%s using %s%s", I, g ? `:${g}` : "", B, E);
   }), B.subscribe("undici:client:connected", Q => {
    const {connectParams: {version: E, protocol: B, port: g, host: I}} = Q;
    A("connected to %s%s using %s%s", I, g ? `:${g}` : "", B, E);
   }), B.subscribe("undici:client:connectError", Q => {
    const {connectParams: {version: E, protocol: B, port: g, host: I}, error: e} = Q;
    A("connection to %s%s using %s%s errored - %s", I, g ? `:${g}` : "", B, E, e.message);
   }), B.subscribe("undici:client:sendHeaders", Q => {
    const {request: {method: E, path: B, origin: g}} = Q;
    A("sending request to %s %s%s", E, g, B);
   })));
  }
  let o = !1, i = !1;
  (I.enabled || e.enabled) && (trackClientEvents(e.enabled ? e : I), function(A = I) {
   o || (C.headers.hasSubscribers || C.trailers.hasSubscribers || C.error.hasSubscribers ? o = !0 : (o = !0, 
   B.subscribe("undici:request:headers", Q => {
    const {request: {method: E, path: B, origin: g}, response: {statusCode: I}} = Q;
    A("received response to %s %s%s - HTTP %d", E, g, B, I);
   }), B.subscribe("undici:request:trailers", Q => {
    const {request: {method: E, path: B, origin: g}} = Q;
    A("trailers received from %s %s%s", E, g, B);
   }), B.subscribe("undici:request:error", Q => {
    const {request: {method: E, path: B, origin: g}, error: I} = Q;
    A("request to %s %s%s errored - %s", E, g, B, I.message);
   })));
  }(e.enabled ? e : I)), t.enabled && (trackClientEvents(I.enabled ? I : t), function(A = t) {
   i || (C.open.hasSubscribers || C.close.hasSubscribers || C.socketError.hasSubscribers || C.ping.hasSubscribers || C.pong.hasSubscribers ? i = !0 : (i = !0, 
   B.subscribe("undici:websocket:open", Q => {
    if (null != Q.address) {
     const {address: E, port: B} = Q.address;
     A("connection opened %s%s", E, B ? `:${B}` : "");
    } else A("connection opened");
   }), B.subscribe("undici:websocket:close", Q => {
    const {websocket: E, code: B, reason: g} = Q;
    A("closed connection to %s - %s %s", E.url, B, g);
   }), B.subscribe("undici:websocket:socket_error", Q => {
    A("connection errored - %s", Q.message);
   }), B.subscribe("undici:websocket:ping", Q => {
    A("ping received");
   }), B.subscribe("undici:websocket:pong", Q => {
    A("pong received");
   })));
  }(t)), A.exports = {
   channels: C
  };
 }),
 8707: (A => {
  const Q = Symbol.for("undici.error.UND_ERR");
  class UndiciError extends Error {
   constructor(A, Q) {
    super(A, Q), this.name = "UndiciError", this.code = "UND_ERR";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[Q];
   }
   get [Q]() {
    return !0;
   }
  }
  const E = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
  class ConnectTimeoutError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ConnectTimeoutError", this.message = A || "Connect Timeout Error", 
    this.code = "UND_ERR_CONNECT_TIMEOUT";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[E];
   }
   get [E]() {
    return !0;
   }
  }
  const B = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
  class HeadersTimeoutError extends UndiciError {
   constructor(A) {
    super(A), this.name = "HeadersTimeoutError", this.message = A || "Headers Timeout Error", 
    this.code = "UND_ERR_HEADERS_TIMEOUT";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[B];
   }
   get [B]() {
    return !0;
   }
  }
  const g = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
  class HeadersOverflowError extends UndiciError {
   constructor(A) {
    super(A), this.name = "HeadersOverflowError", this.message = A || "Headers Overflow Error", 
    this.code = "UND_ERR_HEADERS_OVERFLOW";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[g];
   }
   get [g]() {
    return !0;
   }
  }
  const I = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
  class BodyTimeoutError extends UndiciError {
   constructor(A) {
    super(A), this.name = "BodyTimeoutError", this.message = A || "Body Timeout Error", 
    this.code = "UND_ERR_BODY_TIMEOUT";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[I];
   }
   get [I]() {
    return !0;
   }
  }
  const e = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
  class InvalidArgumentError extends UndiciError {
   constructor(A) {
    super(A), this.name = "InvalidArgumentError", this.message = A || "Invalid Argument Error", 
    this.code = "UND_ERR_INVALID_ARG";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[e];
   }
   get [e]() {
    return !0;
   }
  }
  const t = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
  class InvalidReturnValueError extends UndiciError {
   constructor(A) {
    super(A), this.name = "InvalidReturnValueError", this.message = A || "Invalid Return Value Error", 
    this.code = "UND_ERR_INVALID_RETURN_VALUE";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[t];
   }
   get [t]() {
    return !0;
   }
  }
  const C = Symbol.for("undici.error.UND_ERR_ABORT");
  class AbortError extends UndiciError {
   constructor(A) {
    super(A), this.name = "AbortError", this.message = A || "The operation was aborted", 
    this.code = "UND_ERR_ABORT";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[C];
   }
   get [C]() {
    return !0;
   }
  }
  const s = Symbol.for("undici.error.UND_ERR_ABORTED");
  class RequestAbortedError extends AbortError {
   constructor(A) {
    super(A), this.name = "AbortError", this.message = A || "Request aborted", this.code = "UND_ERR_ABORTED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[s];
   }
   get [s]() {
    return !0;
   }
  }
  const o = Symbol.for("undici.error.UND_ERR_INFO");
  class InformationalError extends UndiciError {
   constructor(A, Q) {
    super(A, Q), this.name = "InformationalError", this.message = A || "Request information", 
    this.code = "UND_ERR_INFO";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[o];
   }
   get [o]() {
    return !0;
   }
  }
  const i = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
  class RequestContentLengthMismatchError extends UndiciError {
   constructor(A) {
    super(A), this.name = "RequestContentLengthMismatchError", this.message = A || "Request body length does not match content-length header", 
    this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[i];
   }
   get [i]() {
    return !0;
   }
  }
  const r = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
  class ResponseContentLengthMismatchError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ResponseContentLengthMismatchError", this.message = A || "Response body length does not match content-length header", 
    this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[r];
   }
   get [r]() {
    return !0;
   }
  }
  const n = Symbol.for("undici.error.UND_ERR_DESTROYED");
  class ClientDestroyedError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ClientDestroyedError", this.message = A || "The client is destroyed", 
    this.code = "UND_ERR_DESTROYED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[n];
   }
   get [n]() {
    return !0;
   }
  }
  const h = Symbol.for("undici.error.UND_ERR_CLOSED");
  class ClientClosedError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ClientClosedError", this.message = A || "The client is closed", 
    this.code = "UND_ERR_CLOSED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[h];
   }
   get [h]() {
    return !0;
   }
  }
  const D = Symbol.for("undici.error.UND_ERR_SOCKET");
  class SocketError extends UndiciError {
   constructor(A, Q) {
    super(A), this.name = "SocketError", this.message = A || "Socket error", this.code = "UND_ERR_SOCKET", 
    this.socket = Q;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[D];
   }
   get [D]() {
    return !0;
   }
  }
  const a = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
  class NotSupportedError extends UndiciError {
   constructor(A) {
    super(A), this.name = "NotSupportedError", this.message = A || "Not supported error", 
    this.code = "UND_ERR_NOT_SUPPORTED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[a];
   }
   get [a]() {
    return !0;
   }
  }
  const c = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
  class BalancedPoolMissingUpstreamError extends UndiciError {
   constructor(A) {
    super(A), this.name = "MissingUpstreamError", this.message = A || "No upstream has been added to the BalancedPool", 
    this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[c];
   }
   get [c]() {
    return !0;
   }
  }
  const l = Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED");
  class WebAssemblyNotSupportedError extends Error {
   constructor(A) {
    super(A || "WebAssembly is not supported in this environment, but is required for HTTP/1 parsing"), 
    this.code = "ERR_WEBASSEMBLY_NOT_SUPPORTED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[l];
   }
   get [l]() {
    return !0;
   }
  }
  const N = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
  class HTTPParserError extends Error {
   constructor(A, Q, E) {
    super(A), this.name = "HTTPParserError", this.code = Q ? `HPE_${Q}` : void 0, this.data = E ? E.toString() : void 0;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[N];
   }
   get [N]() {
    return !0;
   }
  }
  const F = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
  class ResponseExceededMaxSizeError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ResponseExceededMaxSizeError", this.message = A || "Response content exceeded max size", 
    this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[F];
   }
   get [F]() {
    return !0;
   }
  }
  const R = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
  class RequestRetryError extends UndiciError {
   constructor(A, Q, {headers: E, data: B}) {
    super(A), this.name = "RequestRetryError", this.message = A || "Request retry error", 
    this.code = "UND_ERR_REQ_RETRY", this.statusCode = Q, this.data = B, this.headers = E;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[R];
   }
   get [R]() {
    return !0;
   }
  }
  const U = Symbol.for("undici.error.UND_ERR_RESPONSE");
  class ResponseError extends UndiciError {
   constructor(A, Q, {headers: E, body: B, bodyTruncated: g = !1}) {
    super(A), this.name = "ResponseError", this.message = A || "Response error", this.code = "UND_ERR_RESPONSE", 
    this.statusCode = Q, this.body = B, this.bodyTruncated = g, this.headers = E;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[U];
   }
   get [U]() {
    return !0;
   }
  }
  const y = Symbol.for("undici.error.UND_ERR_PRX_TLS");
  class SecureProxyConnectionError extends UndiciError {
   constructor(A, Q, E = {}) {
    super(Q, {
     cause: A,
     ...E
    }), this.name = "SecureProxyConnectionError", this.message = Q || "Secure Proxy Connection failed", 
    this.code = "UND_ERR_PRX_TLS", this.cause = A;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[y];
   }
   get [y]() {
    return !0;
   }
  }
  const u = Symbol.for("undici.error.UND_ERR_PRX_CONN");
  class ProxyConnectionError extends UndiciError {
   constructor(A, Q, E = {}) {
    super(Q, {
     cause: A,
     ...E
    }), this.name = "ProxyConnectionError", this.message = Q || "Proxy Connection failed", 
    this.code = "UND_ERR_PRX_CONN", this.cause = A;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[u];
   }
   get [u]() {
    return !0;
   }
  }
  const w = Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");
  class MaxRedirectsError extends UndiciError {
   constructor(A) {
    super(A), this.name = "MaxRedirectsError", this.message = A || "max redirects", 
    this.code = "UND_ERR_REDIRECT_MAX";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[w];
   }
   get [w]() {
    return !0;
   }
  }
  const S = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
  class MaxOriginsReachedError extends UndiciError {
   constructor(A) {
    super(A), this.name = "MaxOriginsReachedError", this.message = A || "Maximum allowed origins reached", 
    this.code = "UND_ERR_MAX_ORIGINS_REACHED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[S];
   }
   get [S]() {
    return !0;
   }
  }
  const d = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
  class MessageSizeExceededError extends UndiciError {
   constructor(A) {
    super(A), this.name = "MessageSizeExceededError", this.message = A || "Max decompressed message size exceeded", 
    this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[d];
   }
   get [d]() {
    return !0;
   }
  }
  A.exports = {
   AbortError: AbortError,
   WebAssemblyNotSupportedError: WebAssemblyNotSupportedError,
   HTTPParserError: HTTPParserError,
   UndiciError: UndiciError,
   HeadersTimeoutError: HeadersTimeoutError,
   HeadersOverflowError: HeadersOverflowError,
   BodyTimeoutError: BodyTimeoutError,
   RequestContentLengthMismatchError: RequestContentLengthMismatchError,
   ConnectTimeoutError: ConnectTimeoutError,
   InvalidArgumentError: InvalidArgumentError,
   InvalidReturnValueError: InvalidReturnValueError,
   RequestAbortedError: RequestAbortedError,
   ClientDestroyedError: ClientDestroyedError,
   ClientClosedError: ClientClosedError,
   InformationalError: InformationalError,
   SocketError: SocketError,
   NotSupportedError: NotSupportedError,
   ResponseContentLengthMismatchError: ResponseContentLengthMismatchError,
   BalancedPoolMissingUpstreamError: BalancedPoolMissingUpstreamError,
   ResponseExceededMaxSizeError: ResponseExceededMaxSizeError,
   RequestRetryError: RequestRetryError,
   ResponseError: ResponseError,
   SecureProxyConnectionError: SecureProxyConnectionError,
   ProxyConnectionError: ProxyConnectionError,
   MaxOriginsReachedError: MaxOriginsReachedError,
   MaxRedirectsError: MaxRedirectsError,
   Socks5ProxyError: class extends UndiciError {
    constructor(A, Q) {
     super(A), this.name = "Socks5ProxyError", this.message = A || "SOCKS5 proxy error", 
     this.code = Q || "UND_ERR_SOCKS5";
    }
   },
   MessageSizeExceededError: MessageSizeExceededError
  };
 }),
 4655: ((A, Q, E) => {
  const {InvalidArgumentError: B, NotSupportedError: g} = E(8707), I = E(4589), {isValidHTTPToken: e, isValidHeaderValue: t, isStream: C, destroy: s, isBuffer: o, isFormDataLike: i, isIterable: r, hasSafeIterator: n, isBlobLike: h, serializePathWithQuery: D, parseHeaders: a, assertRequestHandler: c, getServerName: l, normalizedMethodRecords: N, getProtocolFromUrlString: F} = E(3440), {channels: R} = E(2414), {headerNameLowerCasedRecord: U} = E(735), y = /[^\u0021-\u00ff]/, u = Symbol("handler"), w = Symbol("controller"), S = Symbol("resume");
  class RequestController {
   #A=!1;
   #Q=null;
   #E=!1;
   #B;
   [S]=null;
   rawHeaders=null;
   rawTrailers=null;
   constructor(A) {
    this.#B = A;
   }
   pause() {
    this.#A = !0;
   }
   resume() {
    this.#A && (this.#A = !1, this[S]?.());
   }
   abort(A) {
    this.#E || (this.#E = !0, this.#Q = A, this.#B(A));
   }
   get aborted() {
    return this.#E;
   }
   get reason() {
    return this.#Q;
   }
   get paused() {
    return this.#A;
   }
  }
  function processHeader(A, Q, E) {
   if (E && "object" == typeof E && !Array.isArray(E)) throw new B(`invalid ${Q} header`);
   if (void 0 === E) return;
   let I = U[Q];
   if (void 0 === I && (I = Q.toLowerCase(), void 0 === U[I] && !e(I))) throw new B("invalid header key");
   if (Array.isArray(E)) {
    const A = [];
    for (let g = 0; g < E.length; g++) if ("string" == typeof E[g]) {
     if (!t(E[g])) throw new B(`invalid ${Q} header`);
     A.push(E[g]);
    } else if (null === E[g]) A.push(""); else {
     if ("object" == typeof E[g]) throw new B(`invalid ${Q} header`);
     {
      const I = `${E[g]}`;
      if (!t(I)) throw new B(`invalid ${Q} header`);
      A.push(I);
     }
    }
    E = A;
   } else if ("string" == typeof E) {
    if (!t(E)) throw new B(`invalid ${Q} header`);
   } else if (null === E) E = ""; else if (!t(E = `${E}`)) throw new B(`invalid ${Q} header`);
   if ("host" === I) {
    if (null !== A.host) throw new B("duplicate host header");
    if ("string" != typeof E) throw new B("invalid host header");
    A.host = E;
   } else if ("content-length" === I) {
    if (null !== A.contentLength) throw new B("duplicate content-length header");
    if (!function(A) {
     if ("string" != typeof A || 0 === A.length) return !1;
     for (let Q = 0; Q < A.length; Q++) {
      const E = A.charCodeAt(Q);
      if (E < 48 || E > 57) return !1;
     }
     return !0;
    }(E)) throw new B("invalid content-length header");
    A.contentLength = parseInt(E, 10);
   } else if (null === A.contentType && "content-type" === I) A.contentType = E, A.headers.push(Q, E); else {
    if ("transfer-encoding" === I || "keep-alive" === I || "upgrade" === I) throw new B(`invalid ${I} header`);
    if ("connection" === I) {
     const Q = "string" == typeof E ? E : null;
     if (null === Q) throw new B("invalid connection header");
     for (const E of Q.toLowerCase().split(",")) {
      const Q = E.trim();
      if (!e(Q)) throw new B("invalid connection header");
      "close" === Q && (A.reset = !0);
     }
    } else {
     if ("expect" === I) throw new g("expect header not supported");
     A.headers.push(Q, E);
    }
   }
  }
  let d;
  A.exports = class {
   constructor(A, {path: Q, method: g, body: I, headers: a, query: U, idempotent: w, blocking: S, upgrade: M, headersTimeout: k, bodyTimeout: Y, reset: T, expectContinue: L, servername: f, throwOnError: H, maxRedirections: G, typeOfService: m}, p) {
    if ("string" != typeof Q) throw new B("path must be a string");
    if ("/" !== Q[0] && !Q.startsWith("http://") && !Q.startsWith("https://") && "CONNECT" !== g) throw new B("path must be an absolute URL or start with a slash");
    if (y.test(Q)) throw new B("invalid request path");
    if ("string" != typeof g) throw new B("method must be a string");
    if (void 0 === N[g] && !e(g)) throw new B("invalid request method");
    if (M && "string" != typeof M) throw new B("upgrade must be a string");
    if (M && !t(M)) throw new B("invalid upgrade header");
    if (null != k && (!Number.isFinite(k) || k < 0)) throw new B("invalid headersTimeout");
    if (null != Y && (!Number.isFinite(Y) || Y < 0)) throw new B("invalid bodyTimeout");
    if (null != T && "boolean" != typeof T) throw new B("invalid reset");
    if (null != L && "boolean" != typeof L) throw new B("invalid expectContinue");
    if (null != H) throw new B("invalid throwOnError");
    if (null != G && 0 !== G) throw new B("maxRedirections is not supported, use the redirect interceptor");
    if (null != m && (!Number.isInteger(m) || m < 0 || m > 255)) throw new B("typeOfService must be an integer between 0 and 255");
    if (this.headersTimeout = k, this.bodyTimeout = Y, this.method = g, this.typeOfService = m, 
    this.abort = null, null == I) this.body = null; else if (C(I)) {
     this.body = I;
     const A = this.body._readableState;
     A && A.autoDestroy || (this.endHandler = function() {
      s(this);
     }, this.body.on("end", this.endHandler)), this.errorHandler = A => {
      this.abort ? this.abort(A) : this.error = A;
     }, this.body.on("error", this.errorHandler);
    } else if (o(I)) this.body = I.byteLength ? I : null; else if (ArrayBuffer.isView(I)) this.body = I.buffer.byteLength ? Buffer.from(I.buffer, I.byteOffset, I.byteLength) : null; else if (I instanceof ArrayBuffer) this.body = I.byteLength ? Buffer.from(I) : null; else if ("string" == typeof I) this.body = I.length ? Buffer.from(I) : null; else if (i(I)) {
     if (!function(A) {
      return void 0 === d && (E(7975), d = E(7975).webidl.is.FormData), d(A);
     }(I)) throw new B("body must be a FormData created by this undici package instance; FormData from other sources, such as the built-in FormData provided by Node.js, is not supported");
     this.body = I;
    } else {
     if (!r(I) && !h(I)) throw new B("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
     this.body = I;
    }
    if (this.completed = !1, this.aborted = !1, this.upgrade = M || null, this.path = U ? D(Q, U) : Q, 
    this.origin = A, this.protocol = F(A), this.idempotent = null == w ? "HEAD" === g || "GET" === g || "QUERY" === g : w, 
    this.blocking = S ?? "HEAD" !== this.method, this.reset = null == T ? null : T, 
    this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], 
    this.expectContinue = null != L && L, Array.isArray(a)) {
     if (a.length % 2 != 0) throw new B("headers array must be even");
     for (let A = 0; A < a.length; A += 2) processHeader(this, a[A], a[A + 1]);
    } else if (a && "object" == typeof a) if (n(a)) for (const A of a) {
     if (!Array.isArray(A) || 2 !== A.length) throw new B("headers must be in key-value pair format");
     processHeader(this, A[0], A[1]);
    } else {
     const A = Object.keys(a);
     for (let Q = 0; Q < A.length; ++Q) processHeader(this, A[Q], a[A[Q]]);
    } else if (null != a) throw new B("headers must be an object or an array");
    c(p, g, M), this.servername = f || l(this.host) || null, this[u] = p, R.create.hasSubscribers && R.create.publish({
     request: this
    });
   }
   onBodySent(A) {
    if (R.bodyChunkSent.hasSubscribers && R.bodyChunkSent.publish({
     request: this,
     chunk: A
    }), this[u].onBodySent) try {
     return this[u].onBodySent(A);
    } catch (A) {
     this.abort(A);
    }
   }
   onRequestSent() {
    if (R.bodySent.hasSubscribers && R.bodySent.publish({
     request: this
    }), this[u].onRequestSent) try {
     return this[u].onRequestSent();
    } catch (A) {
     this.abort(A);
    }
   }
   onRequestStart(A, Q) {
    if (I(!this.aborted), I(!this.completed), this[w] = new RequestController(A), !this.error) return this.abort = A, 
    this[u].onRequestStart(this[w], Q);
    this[w].abort(this.error);
   }
   onResponseStarted() {
    return this[u].onResponseStarted?.();
   }
   onResponseStart(A, Q, E, B) {
    I(!this.aborted), I(!this.completed), R.headers.hasSubscribers && R.headers.publish({
     request: this,
     response: {
      statusCode: A,
      headers: Q,
      statusText: B
     }
    });
    const g = this[w];
    g && (g[S] = E, g.rawHeaders = Q);
    const e = Array.isArray(Q) ? a(Q) : Q;
    try {
     return this[u].onResponseStart?.(g, A, e, B), !g?.paused;
    } catch (A) {
     return this.abort(A), !1;
    }
   }
   onResponseData(A) {
    I(!this.aborted), I(!this.completed), R.bodyChunkReceived.hasSubscribers && R.bodyChunkReceived.publish({
     request: this,
     chunk: A
    });
    const Q = this[w];
    try {
     return this[u].onResponseData?.(Q, A), !Q?.paused;
    } catch (A) {
     return this.abort(A), !1;
    }
   }
   onRequestUpgrade(A, Q, E, B = "") {
    this.onFinally(), I(!this.aborted), I(!this.completed), R.headers.hasSubscribers && R.headers.publish({
     request: this,
     response: {
      statusCode: A,
      headers: Q,
      statusText: B
     }
    });
    const g = this[w];
    g && (g.rawHeaders = Q);
    const e = Array.isArray(Q) ? a(Q) : Q, t = this[u].onRequestUpgrade?.(g, A, e, E);
    return this.aborted || (this.completed = !0, R.trailers.hasSubscribers && R.trailers.publish({
     request: this,
     trailers: []
    })), t;
   }
   onResponseEnd(A) {
    this.onFinally(), I(!this.aborted), I(!this.completed), this.completed = !0, R.trailers.hasSubscribers && R.trailers.publish({
     request: this,
     trailers: A
    });
    const Q = this[w];
    Q && (Q.rawTrailers = A);
    const E = Array.isArray(A) ? a(A) : A;
    try {
     return this[u].onResponseEnd?.(Q, E);
    } catch (A) {
     this.onResponseError(A);
    }
   }
   onResponseError(A) {
    if (this.onFinally(), R.error.hasSubscribers && R.error.publish({
     request: this,
     error: A
    }), this.aborted) return;
    this.aborted = !0;
    const Q = this[w];
    return this[u].onResponseError?.(Q, A);
   }
   onFinally() {
    this.errorHandler && (this.body.off("error", this.errorHandler), this.errorHandler = null), 
    this.endHandler && (this.body.off("end", this.endHandler), this.endHandler = null);
   }
   addHeader(A, Q) {
    return processHeader(this, A, Q), this;
   }
  };
 }),
 6443: (A => {
  A.exports = {
   kClose: Symbol("close"),
   kDestroy: Symbol("destroy"),
   kDispatch: Symbol("dispatch"),
   kUrl: Symbol("url"),
   kRequestOrigin: Symbol("request origin"),
   kRedirectCacheControl: Symbol("redirect cache control"),
   kOriginless: Symbol("originless"),
   kWriting: Symbol("writing"),
   kResuming: Symbol("resuming"),
   kQueue: Symbol("queue"),
   kConnect: Symbol("connect"),
   kConnecting: Symbol("connecting"),
   kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
   kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
   kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
   kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
   kKeepAlive: Symbol("keep alive"),
   kHeadersTimeout: Symbol("headers timeout"),
   kBodyTimeout: Symbol("body timeout"),
   kServerName: Symbol("server name"),
   kLocalAddress: Symbol("local address"),
   kHost: Symbol("host"),
   kNoRef: Symbol("no ref"),
   kBodyUsed: Symbol("used"),
   kBody: Symbol("abstracted request body"),
   kRunning: Symbol("running"),
   kBlocking: Symbol("blocking"),
   kPending: Symbol("pending"),
   kSize: Symbol("size"),
   kBusy: Symbol("busy"),
   kQueued: Symbol("queued"),
   kFree: Symbol("free"),
   kConnected: Symbol("connected"),
   kClosed: Symbol("closed"),
   kNeedDrain: Symbol("need drain"),
   kReset: Symbol("reset"),
   kDestroyed: Symbol.for("nodejs.stream.destroyed"),
   kResume: Symbol("resume"),
   kOnError: Symbol("on error"),
   kMaxHeadersSize: Symbol("max headers size"),
   kRunningIdx: Symbol("running index"),
   kPendingIdx: Symbol("pending index"),
   kError: Symbol("error"),
   kClients: Symbol("clients"),
   kClient: Symbol("client"),
   kParser: Symbol("parser"),
   kOnDestroyed: Symbol("destroy callbacks"),
   kPipelining: Symbol("pipelining"),
   kSocket: Symbol("socket"),
   kHostHeader: Symbol("host header"),
   kConnector: Symbol("connector"),
   kStrictContentLength: Symbol("strict content length"),
   kMaxRedirections: Symbol("maxRedirections"),
   kMaxRequests: Symbol("maxRequestsPerClient"),
   kProxy: Symbol("proxy agent options"),
   kCounter: Symbol("socket request counter"),
   kMaxResponseSize: Symbol("max response size"),
   kHTTP2Session: Symbol("http2Session"),
   kHTTP2Options: Symbol("http2 options"),
   kHTTP2SessionState: Symbol("http2Session state"),
   kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
   kConstruct: Symbol("constructable"),
   kListeners: Symbol("listeners"),
   kHTTPContext: Symbol("http context"),
   kMaxConcurrentStreams: Symbol("max concurrent streams"),
   kHostAuthority: Symbol("host authority"),
   kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
   kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
   kEnableConnectProtocol: Symbol("http2session connect protocol"),
   kRemoteSettings: Symbol("http2session remote settings"),
   kHTTP2Stream: Symbol("http2session client stream"),
   kPingInterval: Symbol("ping interval"),
   kUseMilo: Symbol("use milo"),
   kNoProxyAgent: Symbol("no proxy agent"),
   kHttpProxyAgent: Symbol("http proxy agent"),
   kHttpsProxyAgent: Symbol("https proxy agent"),
   kSocks5ProxyAgent: Symbol("socks5 proxy agent")
  };
 }),
 7752: ((A, Q, E) => {
  const {wellknownHeaderNames: B, headerNameLowerCasedRecord: g} = E(735);
  class TstNode {
   value=null;
   left=null;
   middle=null;
   right=null;
   code;
   constructor(A, Q, E) {
    if (void 0 === E || E >= A.length) throw new TypeError("Unreachable");
    if ((this.code = A.charCodeAt(E)) > 127) throw new TypeError("key must be ascii string");
    A.length !== ++E ? this.middle = new TstNode(A, Q, E) : this.value = Q;
   }
   add(A, Q) {
    const E = A.length;
    if (0 === E) throw new TypeError("Unreachable");
    let B = 0, g = this;
    for (;;) {
     const I = A.charCodeAt(B);
     if (I > 127) throw new TypeError("key must be ascii string");
     if (g.code === I) {
      if (E === ++B) {
       g.value = Q;
       break;
      }
      if (null === g.middle) {
       g.middle = new TstNode(A, Q, B);
       break;
      }
      g = g.middle;
     } else if (g.code < I) {
      if (null === g.left) {
       g.left = new TstNode(A, Q, B);
       break;
      }
      g = g.left;
     } else {
      if (null === g.right) {
       g.right = new TstNode(A, Q, B);
       break;
      }
      g = g.right;
     }
    }
   }
   search(A) {
    const Q = A.length;
    let E = 0, B = this;
    for (;null !== B && E < Q; ) {
     let g = A[E];
     for (g <= 90 && g >= 65 && (g |= 32); null !== B; ) {
      if (g === B.code) {
       if (Q === ++E) return B;
       B = B.middle;
       break;
      }
      B = B.code < g ? B.left : B.right;
     }
    }
    return null;
   }
  }
  class TernarySearchTree {
   node=null;
   insert(A, Q) {
    null === this.node ? this.node = new TstNode(A, Q, 0) : this.node.add(A, Q);
   }
   lookup(A) {
    return this.node?.search(A)?.value ?? null;
   }
  }
  const I = new TernarySearchTree;
  for (let A = 0; A < B.length; ++A) {
   const Q = g[B[A]];
   I.insert(Q, Q);
  }
  A.exports = {
   TernarySearchTree: TernarySearchTree,
   tree: I
  };
 }),
 3440: ((A, Q, E) => {
  const B = E(4589), {kDestroyed: g, kBodyUsed: I, kListeners: e, kBody: t} = E(6443), {IncomingMessage: C} = E(7067), s = E(7075), o = E(7030), {stringify: i} = E(1792), {EventEmitter: r, addAbortListener: n} = E(8474), h = E(6603), {InvalidArgumentError: D, ConnectTimeoutError: a} = E(8707), {headerNameLowerCasedRecord: c} = E(735), {tree: l} = E(7752);
  class BodyAsyncIterable {
   constructor(A) {
    this[t] = A, this[I] = !1;
   }
   async* [Symbol.asyncIterator]() {
    B(!this[I], "disturbed"), this[I] = !0, yield* this[t];
   }
  }
  function noop() {}
  function isStream(A) {
   return A && "object" == typeof A && "function" == typeof A.pipe && "function" == typeof A.on;
  }
  function isBlobLike(A) {
   return A instanceof Blob;
  }
  function pathHasQueryOrFragment(A) {
   return A.includes("?") || A.includes("#");
  }
  function isValidPort(A) {
   const Q = parseInt(A, 10);
   return Q === Number(A) && Q >= 0 && Q <= 65535;
  }
  function isHttpOrHttpsPrefixed(A) {
   return null != A && "h" === A[0] && "t" === A[1] && "t" === A[2] && "p" === A[3] && (":" === A[4] || "s" === A[4] && ":" === A[5]);
  }
  function parseURL(A) {
   if ("string" == typeof A) {
    if (!isHttpOrHttpsPrefixed((A = new URL(A)).origin || A.protocol)) throw new D("Invalid URL protocol: the URL must start with `http:` or `https:`.");
    return A;
   }
   if (!A || "object" != typeof A) throw new D("Invalid URL: The URL argument must be a non-null object.");
   if (!(A instanceof URL)) {
    if (null != A.port && "" !== A.port && !1 === isValidPort(A.port)) throw new D("Invalid URL: port must be a valid integer or a string representation of an integer.");
    if (null != A.path && "string" != typeof A.path) throw new D("Invalid URL path: the path must be a string or null/undefined.");
    if (null != A.pathname && "string" != typeof A.pathname) throw new D("Invalid URL pathname: the pathname must be a string or null/undefined.");
    if (null != A.hostname && "string" != typeof A.hostname) throw new D("Invalid URL hostname: the hostname must be a string or null/undefined.");
    if (null != A.origin && "string" != typeof A.origin) throw new D("Invalid URL origin: the origin must be a string or null/undefined.");
    if (!isHttpOrHttpsPrefixed(A.origin || A.protocol)) throw new D("Invalid URL protocol: the URL must start with `http:` or `https:`.");
    const Q = null != A.port ? A.port : "https:" === A.protocol ? 443 : 80;
    let E = null != A.origin ? A.origin : `${A.protocol || ""}//${A.hostname || ""}:${Q}`, B = null != A.path ? A.path : `${A.pathname || ""}${A.search || ""}`;
    return "/" === E[E.length - 1] && (E = E.slice(0, E.length - 1)), B && "/" !== B[0] && (B = `/${B}`), 
    new URL(`${E}${B}`);
   }
   if (!isHttpOrHttpsPrefixed(A.origin || A.protocol)) throw new D("Invalid URL protocol: the URL must start with `http:` or `https:`.");
   return A;
  }
  function isIterable(A) {
   return !(null == A || "function" != typeof A[Symbol.iterator] && "function" != typeof A[Symbol.asyncIterator]);
  }
  function bodyLength(A) {
   if (null == A) return 0;
   if (isStream(A)) {
    const Q = A._readableState;
    return Q && !1 === Q.objectMode && !0 === Q.ended && Number.isFinite(Q.length) ? Q.length : null;
   }
   return isBlobLike(A) ? null != A.size ? A.size : null : isBuffer(A) ? A.byteLength : null;
  }
  function isDestroyed(A) {
   return A && !!(A.destroyed || A[g] || s.isDestroyed?.(A));
  }
  function destroy(A, Q) {
   if (null != A && isStream(A) && !isDestroyed(A)) {
    if ("function" == typeof A.destroy) {
     Object.getPrototypeOf(A).constructor === C && (A.socket = null);
     try {
      A.destroy(Q);
     } catch {}
    } else Q && queueMicrotask(() => {
     A.emit("error", Q);
    });
    !0 !== A.destroyed && (A[g] = !0);
   }
  }
  const N = /(?:^|,)[\t ]*timeout=(\d+)/i;
  function headerNameToString(A) {
   return "string" == typeof A ? c[A] ?? A.toLowerCase() : l.lookup(A) ?? A.toString("latin1").toLowerCase();
  }
  function isBuffer(A) {
   return A instanceof Uint8Array || Buffer.isBuffer(A);
  }
  function isFormDataLike(A) {
   return A && "object" == typeof A && "function" == typeof A.append && "function" == typeof A.delete && "function" == typeof A.get && "function" == typeof A.getAll && "function" == typeof A.has && "function" == typeof A.set && "FormData" === A[Symbol.toStringTag];
  }
  const F = new Uint8Array([ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 ]), R = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/, U = /[^\t\x20-\x7e\x80-\xff]/, y = /^bytes (\d+)-(\d+)\/(\d+|\*)?$/, u = "win32" === process.platform ? (A, Q) => {
   if (!Q.timeout) return noop;
   let E = null, B = null;
   const g = h.setFastTimeout(() => {
    E = setImmediate(() => {
     B = setImmediate(() => onConnectTimeout(A.deref(), Q));
    });
   }, Q.timeout);
   return () => {
    h.clearFastTimeout(g), clearImmediate(E), clearImmediate(B);
   };
  } : (A, Q) => {
   if (!Q.timeout) return noop;
   let E = null;
   const B = h.setFastTimeout(() => {
    E = setImmediate(() => {
     onConnectTimeout(A.deref(), Q);
    });
   }, Q.timeout);
   return () => {
    h.clearFastTimeout(B), clearImmediate(E);
   };
  };
  function onConnectTimeout(A, Q) {
   if (null == A) return;
   let E = "Connect Timeout Error";
   Array.isArray(A.autoSelectFamilyAttemptedAddresses) ? E += ` (attempted addresses: ${A.autoSelectFamilyAttemptedAddresses.join(", ")},` : E += ` (attempted address: ${Q.hostname}:${Q.port},`, 
   E += ` timeout: ${Q.timeout}ms)`, destroy(A, new a(E));
  }
  let w = null, S = null;
  const d = {
   delete: "DELETE",
   DELETE: "DELETE",
   get: "GET",
   GET: "GET",
   head: "HEAD",
   HEAD: "HEAD",
   options: "OPTIONS",
   OPTIONS: "OPTIONS",
   post: "POST",
   POST: "POST",
   put: "PUT",
   PUT: "PUT",
   query: "QUERY",
   QUERY: "QUERY"
  }, M = {
   ...d,
   patch: "patch",
   PATCH: "PATCH"
  };
  Object.setPrototypeOf(d, null), Object.setPrototypeOf(M, null), A.exports = {
   kEnumerableProperty: {
    __proto__: null,
    enumerable: !0
   },
   isDisturbed: function(A) {
    return !(!A || !s.isDisturbed(A) && !A[I]);
   },
   isBlobLike: isBlobLike,
   parseOrigin: function(A) {
    if ("/" !== (A = parseURL(A)).pathname || A.search || A.hash) throw new D("invalid url");
    return A;
   },
   parseURL: parseURL,
   getServerName: function(A) {
    if (!A) return null;
    B("string" == typeof A);
    const Q = function(A) {
     if ("[" === A[0]) {
      const Q = A.indexOf("]");
      return B(-1 !== Q), A.substring(1, Q);
     }
     const Q = A.indexOf(":");
     return -1 === Q ? A : A.substring(0, Q);
    }(A);
    return o.isIP(Q) ? "" : Q;
   },
   isStream: isStream,
   isIterable: isIterable,
   hasSafeIterator: function(A) {
    const Q = Object.getPrototypeOf(A);
    return Object.hasOwn(A, Symbol.iterator) || null != Q && Q !== Object.prototype && "function" == typeof A[Symbol.iterator];
   },
   isAsyncIterable: function(A) {
    return !(null == A || "function" != typeof A[Symbol.asyncIterator]);
   },
   isDestroyed: isDestroyed,
   headerNameToString: headerNameToString,
   bufferToLowerCasedHeaderName: function(A) {
    return l.lookup(A) ?? A.toString("latin1").toLowerCase();
   },
   addListener: function(A, Q, E) {
    return (A[e] ??= []).push([ Q, E ]), A.on(Q, E), A;
   },
   removeAllListeners: function(A) {
    if (null != A[e]) {
     for (const [Q, E] of A[e]) A.removeListener(Q, E);
     A[e] = null;
    }
    return A;
   },
   errorRequest: function(A, Q, E) {
    try {
     Q.onResponseError(E), B(Q.aborted);
    } catch (E) {
     A.emit("error", E);
    }
   },
   parseRawHeaders: function(A) {
    if (null == A) return [];
    if (!Array.isArray(A)) {
     const Q = [];
     for (const [E, B] of Object.entries(A)) if (Array.isArray(B)) for (const A of B) Q.push(E, `${A}`); else Q.push(E, `${B}`);
     return Q;
    }
    const Q = A.length, E = new Array(Q);
    let B, g;
    for (let I = 0; I < Q; I += 2) B = A[I], g = A[I + 1], "string" != typeof B && (B = B.toString()), 
    "string" != typeof g && (g = g.toString("latin1")), E[I] = B, E[I + 1] = g;
    return E;
   },
   toRawHeaders: function(A) {
    const Q = [];
    for (const [E, B] of Object.entries(A)) if (Array.isArray(B)) for (const A of B) Q.push(Buffer.from(E, "latin1"), Buffer.from(`${A}`, "latin1")); else Q.push(Buffer.from(E, "latin1"), Buffer.from(`${B}`, "latin1"));
    return Q;
   },
   encodeRawHeaders: function(A) {
    if (!Array.isArray(A)) throw new TypeError("expected headers to be an array");
    return A.map(A => Buffer.from(A));
   },
   parseHeaders: function(A, Q) {
    void 0 === Q && (Q = {});
    for (let E = 0; E < A.length; E += 2) {
     const B = headerNameToString(A[E]);
     let g = Q[B];
     if (void 0 !== g) if (Object.hasOwn(Q, B)) "string" == typeof g && (g = [ g ], Q[B] = g), 
     g.push(A[E + 1].toString("latin1")); else {
      const g = "string" == typeof A[E + 1] ? A[E + 1] : Array.isArray(A[E + 1]) ? A[E + 1].map(A => A.toString("latin1")) : A[E + 1].toString("latin1");
      "__proto__" === B ? Object.defineProperty(Q, B, {
       value: g,
       enumerable: !0,
       configurable: !0,
       writable: !0
      }) : Q[B] = g;
     } else {
      const g = "string" == typeof A[E + 1] ? A[E + 1] : Array.isArray(A[E + 1]) ? A[E + 1].map(A => A.toString("latin1")) : A[E + 1].toString("latin1");
      Q[B] = g;
     }
    }
    return Q;
   },
   setHeader: function(A, Q, E) {
    "__proto__" === Q ? Object.defineProperty(A, Q, {
     value: E,
     enumerable: !0,
     configurable: !0,
     writable: !0
    }) : A[Q] = E;
   },
   parseKeepAliveTimeout: function(A) {
    const Q = A.match(N);
    return Q ? 1e3 * parseInt(Q[1], 10) : null;
   },
   destroy: destroy,
   bodyLength: bodyLength,
   deepClone: function(A) {
    return JSON.parse(JSON.stringify(A));
   },
   isBuffer: isBuffer,
   assertRequestHandler: function(A, Q, E) {
    if (!A || "object" != typeof A) throw new D("handler must be an object");
    if ("function" != typeof A.onRequestStart) throw new D("invalid onRequestStart method");
    if ("function" != typeof A.onResponseError) throw new D("invalid onResponseError method");
    if ("function" != typeof A.onBodySent && void 0 !== A.onBodySent) throw new D("invalid onBodySent method");
    if ("function" != typeof A.onRequestSent && void 0 !== A.onRequestSent) throw new D("invalid onRequestSent method");
    if (E || "CONNECT" === Q) {
     if ("function" != typeof A.onRequestUpgrade) throw new D("invalid onRequestUpgrade method");
    } else {
     if ("function" != typeof A.onResponseStart) throw new D("invalid onResponseStart method");
     if ("function" != typeof A.onResponseData) throw new D("invalid onResponseData method");
     if ("function" != typeof A.onResponseEnd) throw new D("invalid onResponseEnd method");
    }
   },
   getSocketInfo: function(A) {
    return {
     localAddress: A.localAddress,
     localPort: A.localPort,
     remoteAddress: A.remoteAddress,
     remotePort: A.remotePort,
     remoteFamily: A.remoteFamily,
     timeout: A.timeout,
     bytesWritten: A.bytesWritten,
     bytesRead: A.bytesRead
    };
   },
   isFormDataLike: isFormDataLike,
   pathHasQueryOrFragment: pathHasQueryOrFragment,
   serializePathWithQuery: function(A, Q) {
    if (pathHasQueryOrFragment(A)) throw new Error('Query params cannot be passed when url already contains "?" or "#".');
    const E = i(Q);
    return E && (A += "?" + E), A;
   },
   addAbortListener: function(A, Q) {
    return !A || "aborted" in A ? n(A, Q)[Symbol.dispose] : "function" == typeof A.addEventListener ? (A.addEventListener("abort", Q, {
     once: !0
    }), () => A.removeEventListener("abort", Q)) : (A.once("abort", Q), () => A.removeListener("abort", Q));
   },
   isValidHTTPToken: function(A) {
    if (A.length >= 12) return R.test(A);
    if (0 === A.length) return !1;
    for (let Q = 0; Q < A.length; Q++) if (1 !== F[A.charCodeAt(Q)]) return !1;
    return !0;
   },
   isValidHeaderValue: function(A) {
    return !U.test(A);
   },
   isTokenCharCode: function(A) {
    return 1 === F[A];
   },
   parseRangeHeader: function(A) {
    if (null == A || "" === A) return {
     start: 0,
     end: null,
     size: null
    };
    if (!A) return null;
    const Q = y.exec(A);
    return Q ? {
     start: parseInt(Q[1]),
     end: Q[2] ? parseInt(Q[2]) : null,
     size: Q[3] && "*" !== Q[3] ? parseInt(Q[3]) : null
    } : null;
   },
   normalizedMethodRecordsBase: d,
   normalizedMethodRecords: M,
   isValidPort: isValidPort,
   isHttpOrHttpsPrefixed: isHttpOrHttpsPrefixed,
   safeHTTPMethods: Object.freeze([ "GET", "HEAD", "OPTIONS", "TRACE" ]),
   wrapRequestBody: function(A) {
    return isStream(A) ? (0 === bodyLength(A) && A.on("data", function() {
     B(!1);
    }), "boolean" != typeof A.readableDidRead && (A[I] = !1, r.prototype.on.call(A, "data", function() {
     this[I] = !0;
    })), A) : A && "function" == typeof A.pipeTo ? new BodyAsyncIterable(A) : A && isFormDataLike(A) ? A : A && "string" != typeof A && !ArrayBuffer.isView(A) && isIterable(A) ? new BodyAsyncIterable(A) : A;
   },
   setupConnectTimeout: u,
   getProtocolFromUrlString: function(A) {
    if (A === w) return S;
    const Q = function(A) {
     if ("h" === A[0] && "t" === A[1] && "t" === A[2] && "p" === A[3]) switch (A[4]) {
     case ":":
      return "http:";

     case "s":
      if (":" === A[5]) return "https:";
     }
     return A.slice(0, A.indexOf(":") + 1);
    }(A);
    return w = A, S = Q, Q;
   }
  };
 }),
 7405: ((A, Q, E) => {
  const {InvalidArgumentError: B, MaxOriginsReachedError: g} = E(8707), {kBusy: I, kClients: e, kConnected: t, kRunning: C, kPending: s, kClose: o, kDestroy: i, kDispatch: r, kUrl: n} = E(6443), h = E(1841), D = E(628), a = E(3701), c = E(3440), l = Symbol("onConnect"), N = Symbol("onDisconnect"), F = Symbol("onConnectionError"), R = Symbol("onDrain"), U = Symbol("factory"), y = Symbol("options"), u = Symbol("origins");
  function defaultFactory(A, Q) {
   return Q && 1 === Q.connections ? new a(A, Q) : new D(A, Q);
  }
  A.exports = class extends h {
   constructor({factory: A = defaultFactory, maxOrigins: Q = 1 / 0, connect: E, tls: g, ...I} = {}) {
    if ("function" != typeof A) throw new B("factory must be a function.");
    if (null != E && "function" != typeof E && "object" != typeof E) throw new B("connect must be a function or an object");
    if ("number" != typeof Q || Number.isNaN(Q) || Q <= 0) throw new B("maxOrigins must be a number greater than 0");
    super(I), E && "function" != typeof E && (E = {
     ...E
    }), g && "function" != typeof g && (g = {
     ...g
    }), this[y] = {
     ...c.deepClone(I),
     maxOrigins: Q,
     connect: E,
     tls: g
    }, this[U] = A, this[e] = new Map, this[u] = new Set, this[R] = (A, Q) => {
     this.emit("drain", A, [ this, ...Q ]);
    }, this[l] = (A, Q) => {
     this.emit("connect", A, [ this, ...Q ]);
    }, this[N] = (A, Q, E) => {
     this.emit("disconnect", A, [ this, ...Q ], E);
    }, this[F] = (A, Q, E) => {
     this.emit("connectionError", A, [ this, ...Q ], E);
    };
   }
   get [C]() {
    let A = 0;
    for (const Q of this[e].values()) A += Q[C];
    return A;
   }
   [r](A, Q) {
    let E;
    if (!A.origin || !("string" == typeof A.origin || A.origin instanceof URL)) throw new B("opts.origin must be a non-empty string or URL.");
    E = String(A.origin);
    const C = A.allowH2 ?? this[y].allowH2, o = !1 === C ? `${E}#http1-only` : E;
    if (this[u].size >= this[y].maxOrigins && !this[u].has(E)) throw new g;
    let i = this[e].get(o);
    if (!i) {
     i = this[U](A.origin, !1 === C ? {
      ...this[y],
      allowH2: !1
     } : this[y]);
     const closeClientIfUnused = () => {
      if (this[e].get(o) !== i) return;
      if (i[t] > 0 || i[I] || i[s] > 0) return;
      this[e].delete(o), i.destroyed || i.close();
      let A = !1;
      for (const Q of this[e].keys()) if (Q === E || Q === `${E}#http1-only`) {
       A = !0;
       break;
      }
      A || this[u].delete(E);
     };
     i.on("drain", this[R]).on("connect", this[l]).on("disconnect", (A, Q, E) => {
      closeClientIfUnused(), this[N](A, Q, E);
     }).on("connectionError", (A, Q, E) => {
      closeClientIfUnused(), this[F](A, Q, E);
     }), this[e].set(o, i), this[u].add(E);
    }
    return i.dispatch(A, Q);
   }
   [o]() {
    const A = [];
    for (const Q of this[e].values()) A.push(Q.close());
    return this[e].clear(), Promise.all(A);
   }
   [i](A) {
    const Q = [];
    for (const E of this[e].values()) Q.push(E.destroy(A));
    return this[e].clear(), Promise.all(Q);
   }
   get stats() {
    const A = {};
    for (const Q of this[e].values()) Q.stats && (A[Q[n].origin] = Q.stats);
    return A;
   }
  };
 }),
 637: ((A, Q, E) => {
  const B = E(4589), g = E(3440), {channels: I} = E(2414), e = E(6603), {RequestContentLengthMismatchError: t, ResponseContentLengthMismatchError: C, RequestAbortedError: s, InvalidArgumentError: o, HeadersTimeoutError: i, HeadersOverflowError: r, SocketError: n, InformationalError: h, BodyTimeoutError: D, HTTPParserError: a, WebAssemblyNotSupportedError: c, ResponseExceededMaxSizeError: l} = E(8707), {kUrl: N, kReset: F, kClient: R, kParser: U, kBlocking: y, kRunning: u, kPending: w, kSize: S, kWriting: d, kQueue: M, kNoRef: k, kKeepAliveDefaultTimeout: Y, kHostHeader: T, kPendingIdx: L, kRunningIdx: f, kError: H, kPipelining: G, kSocket: m, kKeepAliveTimeoutValue: p, kMaxHeadersSize: V, kKeepAliveMaxTimeout: b, kKeepAliveTimeoutThreshold: J, kHeadersTimeout: W, kBodyTimeout: x, kStrictContentLength: O, kMaxRequests: P, kCounter: Z, kMaxResponseSize: _, kOnError: X, kResume: q, kHTTPContext: v, kClosed: K, kUseMilo: z} = E(6443), j = E(2824), {H1Parser: $, getMiloEnabled: AA} = {}, QA = Buffer.alloc(0), EA = Buffer[Symbol.species], BA = g.removeAllListeners, gA = Symbol("kIdleSocketValidation"), IA = Symbol("kIdleSocketValidationTimeout"), eA = Symbol("kSocketUsed"), tA = Symbol("kTypeOfService");
  let CA, sA = null, oA = null, iA = null, rA = 0, nA = null, hA = null;
  class Parser {
   constructor(A, Q, {exports: E}) {
    this.llhttp = E, this.ptr = this.llhttp.llhttp_alloc(j.TYPE.RESPONSE), this.client = A, 
    this.socket = Q, this.timeout = null, this.timeoutWeakRef = new WeakRef(this), this.timeoutValue = null, 
    this.timeoutType = null, this.statusCode = 0, this.statusText = "", this.upgrade = !1, 
    this.headers = [], this.headersSize = 0, this.headersMaxSize = A[V], this.shouldKeepAlive = !1, 
    this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = "", 
    this.contentLength = -1, this.hasTransferEncoding = !1, this.connection = "", this.maxResponseSize = A[_];
   }
   setTimeout(A, Q) {
    A !== this.timeoutValue || 1 & Q ^ 1 & this.timeoutType ? (this.timeout && (e.clearTimeout(this.timeout), 
    this.timeout = null), A && (1 & Q ? this.timeout = e.setFastTimeout(onParserTimeout, A, this.timeoutWeakRef) : (this.timeout = setTimeout(onParserTimeout, A, this.timeoutWeakRef), 
    this.timeout?.unref())), this.timeoutValue = A) : this.timeout && this.timeout.refresh && this.timeout.refresh(), 
    this.timeoutType = Q;
   }
   resume() {
    !this.socket.destroyed && this.paused && (B(null != this.ptr), B(null === oA), this.llhttp.llhttp_resume(this.ptr), 
    B(5 === this.timeoutType), this.timeout && this.timeout.refresh && this.timeout.refresh(), 
    this.paused = !1, this.execute(this.socket.read() || QA), this.readMore());
   }
   readMore() {
    for (;!this.paused && this.ptr; ) {
     const A = this.socket.read();
     if (null === A) break;
     this.execute(A);
    }
   }
   execute(A) {
    B(null === oA), B(null != this.ptr), B(!this.paused);
    const {socket: Q, llhttp: E} = this;
    A.length > rA && (nA && E.free(nA), rA = 4096 * Math.ceil(A.length / 4096), nA = E.malloc(rA)), 
    null !== hA && hA.buffer === E.memory.buffer && hA.byteOffset === nA && hA.byteLength === rA || (hA = new Uint8Array(E.memory.buffer, nA, rA)), 
    hA.set(A);
    try {
     let B;
     try {
      iA = A, oA = this, B = E.llhttp_execute(this.ptr, nA, A.length);
     } finally {
      oA = null, iA = null;
     }
     if (B !== j.ERROR.OK) {
      const g = A.subarray(E.llhttp_get_error_pos(this.ptr) - nA);
      if (B === j.ERROR.PAUSED_UPGRADE) this.onUpgrade(g); else {
       if (B !== j.ERROR.PAUSED) throw this.createError(B, g);
       this.paused = !0, Q.unshift(g);
      }
     }
    } catch (A) {
     g.destroy(Q, A);
    }
   }
   finish() {
    B(null === oA), B(null != this.ptr);
    const {llhttp: A} = this;
    if (this.paused) {
     let Q;
     do {
      A.llhttp_resume(this.ptr), this.paused = !1, Q = this.socket.read() || QA, this.execute(Q);
     } while (this.paused && Q.length > 0);
     this.paused && (A.llhttp_resume(this.ptr), this.paused = !1);
    }
    let Q;
    try {
     oA = this, Q = A.llhttp_finish(this.ptr);
    } finally {
     oA = null;
    }
    return Q === j.ERROR.OK ? null : Q === j.ERROR.PAUSED || Q === j.ERROR.PAUSED_UPGRADE ? (this.paused = !0, 
    null) : this.createError(Q, QA);
   }
   createError(A, Q) {
    const {llhttp: E, contentLength: B, bytesRead: g} = this;
    if (-1 !== B && g !== B) return new C;
    const I = E.llhttp_get_error_reason(this.ptr);
    let e = "";
    if (I) {
     const A = new Uint8Array(E.memory.buffer, I).indexOf(0);
     e = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(E.memory.buffer, I, A).toString() + ")";
    }
    return new a(e, j.ERROR[A], Q);
   }
   destroy() {
    B(null === oA), B(null != this.ptr), this.llhttp.llhttp_free(this.ptr), this.ptr = null, 
    this.timeout && e.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, 
    this.timeoutType = null, this.paused = !1;
   }
   onStatus(A) {
    return this.statusText = A.toString(), 0;
   }
   onMessageBegin() {
    const {socket: A, client: Q} = this;
    if (A.destroyed) return -1;
    if (0 === Q[u]) return g.destroy(A, new n("bad response", g.getSocketInfo(A))), 
    -1;
    const E = Q[M][Q[f]];
    return E ? (E.onResponseStarted(), 0) : -1;
   }
   onHeaderField(A) {
    const Q = this.headers.length;
    return 1 & Q ? this.headers[Q - 1] = Buffer.concat([ this.headers[Q - 1], A ]) : this.headers.push(A), 
    this.trackHeader(A.length), 0;
   }
   onHeaderValue(A) {
    let Q = this.headers.length;
    const E = !(1 & Q);
    1 & ~Q ? this.headers[Q - 1] = Buffer.concat([ this.headers[Q - 1], A ]) : (this.headers.push(A), 
    Q += 1);
    const B = this.headers[Q - 2];
    if (10 === B.length) {
     const Q = g.bufferToLowerCasedHeaderName(B);
     "keep-alive" === Q ? this.keepAlive += (E || 0 === this.keepAlive.length ? "" : ",") + A.toString() : "connection" === Q && (this.connection += (E || 0 === this.connection.length ? "" : ",") + A.toString());
    } else if (14 === B.length && "content-length" === g.bufferToLowerCasedHeaderName(B)) {
     -1 === this.contentLength && (this.contentLength = 0);
     for (let Q = 0; Q < A.length; Q++) this.contentLength = 10 * this.contentLength + (A[Q] - 48);
    } else 17 === B.length && "transfer-encoding" === g.bufferToLowerCasedHeaderName(B) && (this.hasTransferEncoding = !0);
    return this.trackHeader(A.length), 0;
   }
   trackHeader(A) {
    this.headersSize += A, this.headersSize >= this.headersMaxSize && g.destroy(this.socket, new r);
   }
   onUpgrade(A) {
    const {upgrade: Q, client: E, socket: I, headers: e, statusCode: t, statusText: C} = this;
    B(Q), B(E[m] === I), B(!I.destroyed), B(!this.paused), B(!(1 & e.length));
    const s = E[M][E[f]];
    B(s), B(s.upgrade || "CONNECT" === s.method), this.statusCode = 0, this.statusText = "", 
    this.shouldKeepAlive = !1, this.headers = [], this.headersSize = 0, I.unshift(A), 
    I[U].destroy(), I[U] = null, I[R] = null, I[H] = null, BA(I), E[m] = null, E[v] = null, 
    E[M][E[f]++] = null, E.emit("disconnect", E[N], [ E ], new h("upgrade"));
    try {
     s.onRequestUpgrade(t, e, I, C);
    } catch (A) {
     g.errorRequest(E, s, A), g.destroy(I, A);
    }
    E[q]();
   }
   onHeadersComplete(A, Q, E) {
    const {client: I, socket: e, headers: t, statusText: C} = this;
    if (e.destroyed) return -1;
    if (0 === I[u]) return g.destroy(e, new n("bad response", g.getSocketInfo(e))), 
    -1;
    const s = I[M][I[f]];
    if (!s) return -1;
    if (B(!this.upgrade), B(this.statusCode < 200), 100 === A) return g.destroy(e, new n("bad response", g.getSocketInfo(e))), 
    -1;
    if (Q && !s.upgrade) return g.destroy(e, new n("bad upgrade", g.getSocketInfo(e))), 
    -1;
    if (B(3 === this.timeoutType), this.statusCode = A, this.shouldKeepAlive = E || "HEAD" === s.method && !e[F] && /(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection) && !/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection), 
    "HEAD" !== s.method && 204 !== A && 304 !== A || ("HEAD" !== s.method && (this.contentLength > 0 || this.hasTransferEncoding) && (this.shouldKeepAlive = !1), 
    this.contentLength = -1), this.statusCode >= 200) {
     const A = null != s.bodyTimeout ? s.bodyTimeout : I[x];
     this.setTimeout(A, 5);
    } else this.timeout && this.timeout.refresh && this.timeout.refresh();
    if ("CONNECT" === s.method) return B(1 === I[u]), this.upgrade = !0, 2;
    if (Q) return B(1 === I[u]), this.upgrade = !0, 2;
    if (B(!(1 & this.headers.length)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && I[G]) {
     const A = this.keepAlive ? g.parseKeepAliveTimeout(this.keepAlive) : null;
     if (null != A) {
      const Q = Math.min(A - I[J], I[b]);
      Q <= 0 ? e[F] = !0 : I[p] = Q;
     } else I[p] = I[Y];
    } else e[F] = !0;
    const o = !1 === s.onResponseStart(A, t, this.resume, C);
    return s.aborted ? -1 : "HEAD" === s.method || A < 200 ? 1 : (e[y] && (e[y] = !1, 
    I[q]()), o ? j.ERROR.PAUSED : 0);
   }
   onBody(A) {
    const {client: Q, socket: E, statusCode: I, maxResponseSize: e} = this;
    if (E.destroyed) return -1;
    const t = Q[M][Q[f]];
    return B(t), B(5 === this.timeoutType), this.timeout && this.timeout.refresh && this.timeout.refresh(), 
    B(I >= 200), e > -1 && this.bytesRead + A.length > e ? (g.destroy(E, new l), -1) : (this.bytesRead += A.length, 
    !1 === t.onResponseData(A) ? j.ERROR.PAUSED : 0);
   }
   onMessageComplete() {
    const {client: A, socket: Q, statusCode: E, upgrade: I, headers: e, contentLength: t, bytesRead: s, shouldKeepAlive: o} = this;
    if (Q.destroyed && (!E || o)) return -1;
    if (I) return 0;
    B(E >= 100), B(!(1 & this.headers.length));
    const i = A[M][A[f]];
    return B(i), this.statusCode = 0, this.statusText = "", this.bytesRead = 0, this.contentLength = -1, 
    this.hasTransferEncoding = !1, this.keepAlive = "", this.connection = "", this.headers = [], 
    this.headersSize = 0, E < 200 ? 0 : -1 !== t && s !== t ? (g.destroy(Q, new C), 
    -1) : (i.onResponseEnd(e), A[M][A[f]++] = null, Q[eA] = 0 === A[w], Q[d] ? (B(0 === A[u]), 
    g.destroy(Q, new h("reset")), j.ERROR.PAUSED) : o ? Q[F] && 0 === A[u] ? (g.destroy(Q, new h("reset")), 
    j.ERROR.PAUSED) : (null == A[G] || 1 === A[G] ? setImmediate(A[q]) : A[q](), 0) : (g.destroy(Q, new h("reset")), 
    j.ERROR.PAUSED));
   }
  }
  function onParserTimeout(A) {
   const Q = A.deref();
   if (!Q) return;
   const {socket: E, timeoutType: I, client: e, paused: t} = Q;
   3 === I ? (!E[d] || E.writableNeedDrain || e[u] > 1) && (B(!t, "cannot be paused while waiting for headers"), 
   g.destroy(E, new i)) : 5 === I ? t || g.destroy(E, new D) : 8 === I && (B(0 === e[u] && e[p]), 
   g.destroy(E, new h("socket idle timeout")));
  }
  function onHttpSocketError(A) {
   const Q = this[U];
   if ("ECONNRESET" === A.code && Q.statusCode && !Q.shouldKeepAlive) {
    const A = Q.finish();
    return void (A && (this[H] = A, this[R][X](A)));
   }
   this[H] = A, this[R][X](A);
  }
  function onHttpSocketReadable() {
   this[U]?.readMore();
  }
  function onHttpSocketEnd() {
   const A = this[U];
   if (A.statusCode && !A.shouldKeepAlive) {
    const Q = A.finish();
    return void (Q && g.destroy(this, Q));
   }
   g.destroy(this, new n("other side closed", g.getSocketInfo(this)));
  }
  function onHttpSocketClose() {
   const A = this[U];
   clearIdleSocketValidation(this), A && (this[H] || !A.statusCode || A.shouldKeepAlive || (this[H] = A.finish() || this[H]), 
   this[U].destroy(), this[U] = null);
   const Q = this[H] || new n("closed", g.getSocketInfo(this)), E = this[R];
   if (E[m] = null, E[v] = null, E.destroyed) {
    B(0 === E[w]);
    const A = E[M].splice(E[f]);
    for (let B = 0; B < A.length; B++) {
     const I = A[B];
     g.errorRequest(E, I, Q);
    }
   } else if (E[u] > 0 && "UND_ERR_INFO" !== Q.code) {
    const A = E[M][E[f]];
    E[M][E[f]++] = null, g.errorRequest(E, A, Q);
   }
   E[L] = E[f], B(0 === E[u]), E.emit("disconnect", E[N], [ E ], Q), E[q]();
  }
  function onSocketClose() {
   this[K] = !0;
  }
  function clearIdleSocketValidation(A) {
   A[IA] && (clearImmediate(A[IA]), A[IA] = null), A[gA] = 0;
  }
  function writeBuffer(A, Q, E, I, e, t, C, s) {
   try {
    Q ? g.isBuffer(Q) && (B(t === Q.byteLength, "buffer body must have content length"), 
    e.cork(), e.write(`${C}content-length: ${t}\r\n\r\n`, "latin1"), e.write(Q), e.uncork(), 
    I.onBodySent(Q), s || !1 === I.reset || (e[F] = !0)) : 0 === t ? e.write(`${C}content-length: 0\r\n\r\n`, "latin1") : (B(null === t, "no body must not have content length"), 
    e.write(`${C}\r\n`, "latin1")), I.onRequestSent(), E[q]();
   } catch (Q) {
    A(Q);
   }
  }
  async function writeIterable(A, Q, E, g, I, e, t, C) {
   B(0 !== e || 0 === E[u], "iterator body cannot be pipelined");
   let s = null;
   function onDrain() {
    if (s) {
     const A = s;
     s = null, A();
    }
   }
   const waitForDrain = () => new Promise((A, Q) => {
    B(null === s), I[H] ? Q(I[H]) : s = A;
   });
   I.on("close", onDrain).on("drain", onDrain);
   const o = new AsyncWriter({
    abort: A,
    socket: I,
    request: g,
    contentLength: e,
    client: E,
    expectsPayload: C,
    header: t
   });
   try {
    for await (const A of Q) {
     if (I[H]) throw I[H];
     o.write(A) || await waitForDrain();
    }
    o.end();
   } catch (A) {
    o.destroy(A);
   } finally {
    I.off("close", onDrain).off("drain", onDrain);
   }
  }
  class AsyncWriter {
   constructor({abort: A, socket: Q, request: E, contentLength: B, client: g, expectsPayload: I, header: e}) {
    this.socket = Q, this.request = E, this.contentLength = B, this.client = g, this.bytesWritten = 0, 
    this.expectsPayload = I, this.header = e, this.abort = A, this.lengthMismatch = !1, 
    Q[d] = !0;
   }
   onLengthMismatch() {
    this.socket[F] = !0, this.lengthMismatch || (this.lengthMismatch = !0, process.emitWarning(new t));
   }
   write(A) {
    const {socket: Q, request: E, contentLength: B, client: g, bytesWritten: I, expectsPayload: e, header: C} = this;
    if (Q[H]) throw Q[H];
    if (Q.destroyed) return !1;
    let s = A instanceof Uint8Array ? A.byteLength : Buffer.byteLength(A);
    if (!s) return !0;
    if (null !== B && I + s > B) {
     if (g[O]) throw new t;
     this.onLengthMismatch();
     const Q = B - I;
     if (0 === Q) return !0;
     A = ("string" == typeof A ? Buffer.from(A) : A).subarray(0, Q), s = Q;
    }
    Q.cork(), 0 === I && (e || !1 === E.reset || (Q[F] = !0), null === B ? Q.write(`${C}transfer-encoding: chunked\r\n`, "latin1") : Q.write(`${C}content-length: ${B}\r\n\r\n`, "latin1")), 
    null === B && Q.write(`\r\n${s.toString(16)}\r\n`, "latin1"), this.bytesWritten += s;
    const o = Q.write(A);
    return Q.uncork(), E.onBodySent(A), o || Q[U].timeout && 3 === Q[U].timeoutType && Q[U].timeout.refresh && Q[U].timeout.refresh(), 
    o;
   }
   end() {
    const {socket: A, contentLength: Q, client: E, bytesWritten: B, expectsPayload: g, header: I, request: e} = this;
    if (e.onRequestSent(), A[d] = !1, A[H]) throw A[H];
    if (!A.destroyed) {
     if (0 === B ? g ? A.write(`${I}content-length: 0\r\n\r\n`, "latin1") : A.write(`${I}\r\n`, "latin1") : null === Q && A.write("\r\n0\r\n\r\n", "latin1"), 
     null !== Q && B !== Q) {
      if (E[O]) throw new t;
      this.onLengthMismatch();
     }
     A[U].timeout && 3 === A[U].timeoutType && A[U].timeout.refresh && A[U].timeout.refresh(), 
     E[q]();
    }
   }
   destroy(A) {
    const {socket: Q, client: E, abort: g} = this;
    Q[d] = !1, A && (B(E[u] <= 1, "pipeline should only contain this request"), g(A));
   }
  }
  A.exports = function(A, Q) {
   if (A[m] = Q, sA || (sA = function() {
    if ("undefined" == typeof WebAssembly) throw new c;
    const A = process.env.JEST_WORKER_ID ? E(3870) : void 0;
    let Q, g = !0;
    if ("riscv64" === process.arch) g = !1; else if ("ppc64" === process.arch) {
     const [A, Q] = process.versions.node.split(".").map(A => parseInt(A, 10));
     (A < 24 || 24 === A && Q < 12) && (g = !1);
    }
    if ("1" === process.env.UNDICI_NO_WASM_SIMD ? g = !1 : "0" === process.env.UNDICI_NO_WASM_SIMD && (g = !0), 
    g) try {
     Q = new WebAssembly.Module(E(3434));
    } catch {}
    return Q || (Q = new WebAssembly.Module(A || E(3870))), new WebAssembly.Instance(Q, {
     env: {
      wasm_on_url: (A, Q, E) => 0,
      wasm_on_status: (A, Q, E) => {
       B(oA.ptr === A);
       const g = Q - nA + iA.byteOffset;
       return oA.onStatus(new EA(iA.buffer, g, E));
      },
      wasm_on_message_begin: A => (B(oA.ptr === A), oA.onMessageBegin()),
      wasm_on_header_field: (A, Q, E) => {
       B(oA.ptr === A);
       const g = Q - nA + iA.byteOffset;
       return oA.onHeaderField(new EA(iA.buffer, g, E));
      },
      wasm_on_header_value: (A, Q, E) => {
       B(oA.ptr === A);
       const g = Q - nA + iA.byteOffset;
       return oA.onHeaderValue(new EA(iA.buffer, g, E));
      },
      wasm_on_headers_complete: (A, Q, E, g) => (B(oA.ptr === A), oA.onHeadersComplete(Q, 1 === E, 1 === g)),
      wasm_on_body: (A, Q, E) => {
       B(oA.ptr === A);
       const g = Q - nA + iA.byteOffset;
       return oA.onBody(new EA(iA.buffer, g, E));
      },
      wasm_on_message_complete: A => (B(oA.ptr === A), oA.onMessageComplete())
     }
    });
   }()), Q.errored) throw Q.errored;
   if (Q.destroyed) throw new n("destroyed");
   return Q[k] = !1, Q[d] = !1, Q[F] = !1, Q[y] = !1, Q[gA] = 0, Q[IA] = null, Q[eA] = !1, 
   Q[U] = new Parser(A, Q, sA), g.addListener(Q, "error", onHttpSocketError), g.addListener(Q, "readable", onHttpSocketReadable), 
   g.addListener(Q, "end", onHttpSocketEnd), g.addListener(Q, "close", onHttpSocketClose), 
   Q[K] = !1, Q.on("close", onSocketClose), {
    version: "h1",
    defaultPipelining: 1,
    write: Q => function(A, Q) {
     const {method: e, path: C, host: i, upgrade: r, blocking: n, reset: D} = Q;
     let {body: a, headers: c, contentLength: l} = Q;
     const N = "PUT" === e || "POST" === e || "PATCH" === e || "QUERY" === e || "PROPFIND" === e || "PROPPATCH" === e;
     if (g.isFormDataLike(a)) {
      CA || (CA = E(7975).extractBody);
      const [A, B] = CA(a);
      null == Q.contentType && c.push("content-type", B), a = A.stream, l = A.length;
     } else if (g.isBlobLike(a) && null == Q.contentType) {
      const E = a.type;
      if (E) {
       const B = `${E}`;
       if (!g.isValidHeaderValue(B)) return g.errorRequest(A, Q, new o("invalid content-type header")), 
       !1;
       c.push("content-type", B);
      }
     }
     a && "function" == typeof a.read && a.read(0);
     const R = g.bodyLength(a);
     if (l = R ?? l, null === l && (l = Q.contentLength), 0 !== l || N || (l = null), 
     function(A) {
      return "GET" !== A && "HEAD" !== A && "OPTIONS" !== A && "TRACE" !== A && "CONNECT" !== A;
     }(e) && l > 0 && null !== Q.contentLength && Q.contentLength !== l) {
      if (A[O]) return g.errorRequest(A, Q, new t), !1;
      process.emitWarning(new t);
     }
     const U = A[m];
     clearIdleSocketValidation(U);
     const abort = E => {
      Q.aborted || Q.completed || (g.errorRequest(A, Q, E || new s), g.destroy(a), g.destroy(U, new h("aborted")));
     };
     try {
      Q.onRequestStart(abort, null);
     } catch (E) {
      g.errorRequest(A, Q, E);
     }
     if (Q.aborted) return !1;
     "HEAD" === e && (U[F] = !0), (r || "CONNECT" === e) && (U[F] = !0), null != D && (U[F] = D), 
     A[P] && ++U[Z] >= A[P] && (U[F] = !0), n && (U[y] = !0), function(A, Q) {
      if ("function" != typeof A.setTypeOfService) return;
      const E = Q.typeOfService;
      if (void 0 === E) return;
      if (A[tA] !== E) try {
       A.setTypeOfService(E), A[tA] = E;
      } catch {}
     }(U, Q);
     let w = `${e} ${C} HTTP/1.1\r\n`;
     if (w += "string" == typeof i ? `host: ${i}\r\n` : A[T], r ? w += `connection: upgrade\r\nupgrade: ${r}\r\n` : A[G] && !U[F] ? w += "connection: keep-alive\r\n" : w += "connection: close\r\n", 
     Array.isArray(c)) for (let A = 0; A < c.length; A += 2) {
      const Q = c[A + 0], E = c[A + 1];
      if (Array.isArray(E)) for (let A = 0; A < E.length; A++) w += `${Q}: ${E[A]}\r\n`; else w += `${Q}: ${E}\r\n`;
     }
     return I.sendHeaders.hasSubscribers && I.sendHeaders.publish({
      request: Q,
      headers: w,
      socket: U
     }), a && 0 !== R ? g.isBuffer(a) ? writeBuffer(abort, a, A, Q, U, l, w, N) : g.isBlobLike(a) ? "function" == typeof a.stream ? writeIterable(abort, a.stream(), A, Q, U, l, w, N) : async function(A, Q, E, B, g, I, e, C) {
      try {
       if (null != I && I !== Q.size) throw new t;
       const A = Buffer.from(await Q.arrayBuffer());
       g.cork(), g.write(`${e}content-length: ${I}\r\n\r\n`, "latin1"), g.write(A), g.uncork(), 
       B.onBodySent(A), B.onRequestSent(), C || !1 === B.reset || (g[F] = !0), E[q]();
      } catch (Q) {
       A(Q);
      }
     }(abort, a, A, Q, U, l, w, N) : g.isStream(a) ? function(A, Q, E, I, e, t, C, o) {
      B(0 !== t || 0 === E[u], "stream body cannot be pipelined");
      let i = !1;
      const r = new AsyncWriter({
       abort: A,
       socket: e,
       request: I,
       contentLength: t,
       client: E,
       expectsPayload: o,
       header: C
      }), onData = function(A) {
       if (!i) try {
        !r.write(A) && this.pause && this.pause();
       } catch (A) {
        g.destroy(this, A);
       }
      }, onDrain = function() {
       i || Q.resume && Q.resume();
      }, onClose = function() {
       if (queueMicrotask(() => {
        Q.removeListener("error", onFinished);
       }), !i) {
        const A = new s;
        queueMicrotask(() => onFinished(A));
       }
      }, onFinished = function(A) {
       if (!i) {
        if (i = !0, B(e.destroyed || e[d] && E[u] <= 1), e.off("drain", onDrain).off("error", onFinished), 
        Q.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose), 
        !A) try {
         r.end();
        } catch (Q) {
         A = Q;
        }
        r.destroy(A), !A || "UND_ERR_INFO" === A.code && "reset" === A.message ? g.destroy(Q) : g.destroy(Q, A);
       }
      };
      Q.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose), 
      Q.resume && Q.resume(), e.on("drain", onDrain).on("error", onFinished), Q.errorEmitted ?? Q.errored ? setImmediate(onFinished, Q.errored) : (Q.endEmitted ?? Q.readableEnded) && setImmediate(onFinished, null), 
      (Q.closeEmitted ?? Q.closed) && setImmediate(onClose);
     }(abort, a, A, Q, U, l, w, N) : g.isIterable(a) ? writeIterable(abort, a, A, Q, U, l, w, N) : B(!1) : writeBuffer(abort, null, A, Q, U, l, w, N), 
     !0;
    }(A, Q),
    resume() {
     !function(A) {
      const Q = A[m];
      if (Q && !Q.destroyed) {
       if (0 === A[S] ? !Q[k] && Q.unref && (Q.unref(), Q[k] = !0) : Q[k] && Q.ref && (Q.ref(), 
       Q[k] = !1), 0 === A[u] && A[w] > 0 && Q[eA]) {
        if (0 === Q[gA]) return function(A, Q) {
         Q[gA] = 1, Q[IA] = setImmediate(() => {
          Q[IA] = null, Q[gA] = 2, A[m] !== Q || Q.destroyed || A[q]();
         });
        }(A, Q), Q[U].readMore(), void Q.destroyed;
        if (1 === Q[gA]) return Q[U].readMore(), void Q.destroyed;
       }
       if (0 === A[u] && (Q[U].readMore(), Q.destroyed)) return;
       if (0 === A[S]) 8 !== Q[U].timeoutType && Q[U].setTimeout(A[p], 8); else if (A[u] > 0 && Q[U].statusCode < 200 && 3 !== Q[U].timeoutType) {
        const E = A[M][A[f]], B = null != E.headersTimeout ? E.headersTimeout : A[W];
        Q[U].setTimeout(B, 3);
       }
      }
     }(A);
    },
    destroy(A, E) {
     Q[K] ? queueMicrotask(E) : (Q.on("close", E), Q.destroy(A));
    },
    get destroyed() {
     return Q.destroyed;
    },
    busy(E) {
     if (Q[d] || Q[F] || Q[y] || 1 === Q[gA]) return !0;
     if (E) {
      if (A[u] > 0 && !E.idempotent) return !0;
      if (A[u] > 0 && (E.upgrade || "CONNECT" === E.method)) return !0;
      if (A[u] > 0 && 0 !== g.bodyLength(E.body) && (g.isStream(E.body) || g.isAsyncIterable(E.body) || g.isFormDataLike(E.body))) return !0;
     }
     return !1;
    }
   };
  };
 }),
 3701: ((A, Q, E) => {
  const B = E(4589), g = E(7030), I = E(7067), e = E(3440), {ClientStats: t} = E(6854), {channels: C} = E(2414), s = E(4655), o = E(1841), {InvalidArgumentError: i, InformationalError: r, ClientDestroyedError: n} = E(8707), h = E(9136), {kUrl: D, kServerName: a, kClient: c, kBusy: l, kConnect: N, kResuming: F, kRunning: R, kPending: U, kSize: y, kQueue: u, kConnected: w, kConnecting: S, kNeedDrain: d, kKeepAliveDefaultTimeout: M, kHostHeader: k, kPendingIdx: Y, kRunningIdx: T, kError: L, kPipelining: f, kKeepAliveTimeoutValue: H, kMaxHeadersSize: G, kKeepAliveMaxTimeout: m, kKeepAliveTimeoutThreshold: p, kHeadersTimeout: V, kBodyTimeout: b, kStrictContentLength: J, kConnector: W, kMaxRequests: x, kCounter: O, kClose: P, kDestroy: Z, kDispatch: _, kLocalAddress: X, kMaxResponseSize: q, kOnError: v, kHTTPContext: K, kMaxConcurrentStreams: z, kHostAuthority: j, kResume: $, kHTTP2Options: AA, kUseMilo: QA} = E(6443), EA = E(637), BA = E(7975), gA = Symbol("kClosedResolve"), IA = I && I.maxHeaderSize && Number.isInteger(I.maxHeaderSize) && I.maxHeaderSize > 0 ? () => I.maxHeaderSize : () => {
   throw new i("http module not available or http.maxHeaderSize invalid");
  }, noop = () => {};
  let eA = !1;
  function emitH2OptionsNamespaceWarning(A) {
   !0 !== eA && (process.emitWarning(`Use h2Options.${A} instead. ${A} for H2 will be deprecated in future major.`, {
    code: "UNDICI-H2-OPTIONS"
   }), eA = !0);
  }
  function getMaxConcurrent(A) {
   return "h2" === A[K]?.version ? A[z] : function(A) {
    return A[f] ?? A[K]?.defaultPipelining ?? 1;
   }(A);
  }
  function onError(A, Q) {
   if (0 === A[R] && "UND_ERR_INFO" !== Q.code && "UND_ERR_SOCKET" !== Q.code) {
    B(A[Y] === A[T]);
    const E = A[u].splice(A[T]);
    for (let B = 0; B < E.length; B++) {
     const g = E[B];
     null != g && e.errorRequest(A, g, Q);
    }
    B(0 === A[y]);
   }
  }
  function connect(A) {
   B(!A[S]), B(!A[K]);
   let {host: Q, hostname: E, protocol: I, port: t} = A[D];
   if ("[" === E[0]) {
    const A = E.indexOf("]");
    B(-1 !== A);
    const Q = E.substring(1, A);
    B(g.isIPv6(Q)), E = Q;
   }
   A[S] = !0, C.beforeConnect.hasSubscribers && C.beforeConnect.publish({
    connectParams: {
     host: Q,
     hostname: E,
     protocol: I,
     port: t,
     version: A[K]?.version,
     servername: A[a],
     localAddress: A[X]
    },
    connector: A[W]
   });
   try {
    A[W]({
     host: Q,
     hostname: E,
     protocol: I,
     port: t,
     servername: A[a],
     localAddress: A[X]
    }, (g, s) => {
     if (g) return handleConnectError(A, g, {
      host: Q,
      hostname: E,
      protocol: I,
      port: t
     }), void A[$]();
     if (A.destroyed) return e.destroy(s.on("error", noop), new n), void A[$]();
     B(s);
     try {
      A[K] = "h2" === s.alpnProtocol ? BA(A, s) : EA(A, s);
     } catch (g) {
      return s.destroy().on("error", noop), handleConnectError(A, g, {
       host: Q,
       hostname: E,
       protocol: I,
       port: t
      }), void A[$]();
     }
     A[S] = !1, s[O] = 0, s[x] = A[x], s[c] = A, s[L] = null, C.connected.hasSubscribers && C.connected.publish({
      connectParams: {
       host: Q,
       hostname: E,
       protocol: I,
       port: t,
       version: A[K]?.version,
       servername: A[a],
       localAddress: A[X]
      },
      connector: A[W],
      socket: s
     }), A.emit("connect", A[D], [ A ]), A[$]();
    });
   } catch (B) {
    handleConnectError(A, B, {
     host: Q,
     hostname: E,
     protocol: I,
     port: t
    }), A[$]();
   }
  }
  function handleConnectError(A, Q, {host: E, hostname: B, protocol: g, port: I}) {
   if (!A.destroyed) {
    if (A[S] = !1, C.connectError.hasSubscribers && C.connectError.publish({
     connectParams: {
      host: E,
      hostname: B,
      protocol: g,
      port: I,
      version: A[K]?.version,
      servername: A[a],
      localAddress: A[X]
     },
     connector: A[W],
     error: Q
    }), "ERR_TLS_CERT_ALTNAME_INVALID" === Q.code) {
     const E = A[u].splice(A[T], A[R]);
     A[Y] = A[T];
     for (let B = 0; B < E.length; B++) e.errorRequest(A, E[B], Q);
     for (;A[U] > 0 && A[u][A[Y]].servername === A[a]; ) {
      const E = A[u].splice(A[Y], 1)[0];
      e.errorRequest(A, E, Q);
     }
    } else onError(A, Q);
    A.emit("connectionError", A[D], [ A ], Q);
   }
  }
  function emitDrain(A) {
   A[d] = 0, A.emit("drain", A[D], [ A ]);
  }
  function resume(A, Q) {
   2 !== A[F] && (A[F] = 2, function(A, Q) {
    for (;;) {
     if (A.destroyed) return void B(0 === A[U]);
     if (A[gA] && !A[y]) return A[gA](), void (A[gA] = null);
     if (A[K] && A[K].resume(), A[l]) A[d] = 2; else if (2 === A[d]) {
      Q ? (A[d] = 1, queueMicrotask(() => emitDrain(A))) : emitDrain(A);
      continue;
     }
     if (0 === A[U]) return;
     if (A[R] >= (getMaxConcurrent(A) || 1)) return;
     const E = A[u][A[Y]];
     if (null === E) return;
     if (E.aborted) A[u].splice(A[Y], 1); else {
      if ("https:" === A[D].protocol && A[a] !== E.servername) {
       if (A[R] > 0) return;
       A[a] = E.servername, A[K]?.destroy(new r("servername changed"), () => {
        A[K] = null, resume(A);
       });
      }
      if (A[S]) return;
      if (!A[K]) return A[a] = E.servername, void connect(A);
      if (A[K].destroyed) return;
      if (A[K].busy(E)) return;
      !E.aborted && A[K].write(E) ? A[Y]++ : A[u].splice(A[Y], 1);
     }
    }
   }(A, Q), A[F] = 0, A[T] > 256 && (A[u].splice(0, A[T]), A[Y] -= A[T], A[T] = 0));
  }
  A.exports = class extends o {
   constructor(A, {maxHeaderSize: Q, headersTimeout: E, socketTimeout: B, requestTimeout: I, connectTimeout: t, bodyTimeout: C, idleTimeout: s, keepAlive: o, keepAliveTimeout: r, maxKeepAliveTimeout: n, keepAliveMaxTimeout: c, keepAliveTimeoutThreshold: l, socketPath: N, pipelining: R, tls: U, strictContentLength: y, maxCachedSessions: w, connect: S, maxRequestsPerClient: L, localAddress: O, maxResponseSize: P, autoSelectFamily: Z, autoSelectFamilyAttemptTimeout: _, maxConcurrentStreams: z, allowH2: EA, useH2c: BA, initialWindowSize: eA, connectionWindowSize: tA, pingInterval: CA, useMilo: sA, webSocket: oA, h2Options: iA, eventSource: rA} = {}) {
    if (void 0 !== o) throw new i("unsupported keepAlive, use pipelining=0 instead");
    if (void 0 !== B) throw new i("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
    if (void 0 !== I) throw new i("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
    if (void 0 !== s) throw new i("unsupported idleTimeout, use keepAliveTimeout instead");
    if (void 0 !== n) throw new i("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
    if (null != Q) {
     if (!Number.isInteger(Q) || Q < 1) throw new i("invalid maxHeaderSize");
    } else Q = IA();
    if (null != N && "string" != typeof N) throw new i("invalid socketPath");
    if (null != t && (!Number.isFinite(t) || t < 0)) throw new i("invalid connectTimeout");
    if (null != r && (!Number.isFinite(r) || r <= 0)) throw new i("invalid keepAliveTimeout");
    if (null != c && (!Number.isFinite(c) || c <= 0)) throw new i("invalid keepAliveMaxTimeout");
    if (null != l && !Number.isFinite(l)) throw new i("invalid keepAliveTimeoutThreshold");
    if (null != E && (!Number.isInteger(E) || E < 0)) throw new i("headersTimeout must be a positive integer or zero");
    if (null != C && (!Number.isInteger(C) || C < 0)) throw new i("bodyTimeout must be a positive integer or zero");
    if (null != S && "function" != typeof S && "object" != typeof S) throw new i("connect must be a function or an object");
    if (null != L && (!Number.isInteger(L) || L < 0)) throw new i("maxRequestsPerClient must be a positive number");
    if (null != O && ("string" != typeof O || 0 === g.isIP(O))) throw new i("localAddress must be valid string IP address");
    if (null != P && (!Number.isInteger(P) || P < -1)) throw new i("maxResponseSize must be a positive number");
    if (null != _ && (!Number.isInteger(_) || _ < -1)) throw new i("autoSelectFamilyAttemptTimeout must be a positive number");
    if (null != EA && "boolean" != typeof EA) throw new i("allowH2 must be a valid boolean value");
    if (!1 !== EA) if (null != iA) {
     if (null != iA.useH2c && "boolean" != typeof iA.useH2c) throw new i("h2Options.useH2c must be a valid boolean value");
     if (null != iA.settings?.initialWindowSize && (!Number.isInteger(iA.settings.initialWindowSize) || iA.settings.initialWindowSize < 1)) throw new i("h2Options.settings.initialWindowSize must be a positive integer, greater than 0");
     if (null != iA.maxConcurrentStreams && (!Number.isInteger(iA.maxConcurrentStreams) || iA.maxConcurrentStreams < 1)) throw new i("h2Options.maxConcurrentStreams must be a positive integer, greater than 0");
     if (null != iA.connectionWindowSize && (!Number.isInteger(iA.connectionWindowSize) || iA.connectionWindowSize < 1)) throw new i("h2Options.connectionWindowSize must be a positive integer, greater than 0");
     if (null != iA.pingInterval && ("number" != typeof iA.pingInterval || !Number.isInteger(iA.pingInterval) || iA.pingInterval < 0)) throw new i("h2Options.pingInterval must be a positive integer, greater or equal to 0");
    } else {
     if (null != BA && "boolean" != typeof BA) throw emitH2OptionsNamespaceWarning("useH2c"), 
     new i("useH2c must be a valid boolean value");
     if (null != z && ("number" != typeof z || z < 1)) throw emitH2OptionsNamespaceWarning("maxConcurrentStreams"), 
     new i("maxConcurrentStreams must be a positive integer, greater than 0");
     if (null != eA && (!Number.isInteger(eA) || eA < 1)) throw emitH2OptionsNamespaceWarning("initialWindowSize"), 
     new i("initialWindowSize must be a positive integer, greater than 0");
     if (null != tA && (!Number.isInteger(tA) || tA < 1)) throw emitH2OptionsNamespaceWarning("connectionWindowSize"), 
     new i("connectionWindowSize must be a positive integer, greater than 0");
     if (null != CA && ("number" != typeof CA || !Number.isInteger(CA) || CA < 0)) throw emitH2OptionsNamespaceWarning("pingInterval"), 
     new i("pingInterval must be a positive integer, greater or equal to 0");
    }
    if (super({
     webSocket: oA,
     eventSource: rA
    }), "function" != typeof S) S = h({
     ...U,
     maxCachedSessions: w,
     allowH2: EA,
     socketPath: N,
     useH2c: iA?.useH2c ?? BA,
     timeout: t,
     ..."boolean" == typeof Z ? {
      autoSelectFamily: Z,
      autoSelectFamilyAttemptTimeout: _
     } : void 0,
     ...S
    }); else {
     const A = S;
     S = (Q, E) => A({
      ...Q,
      ...null != N ? {
       socketPath: N
      } : null,
      ...null != EA ? {
       allowH2: EA
      } : null
     }, E);
    }
    this[D] = e.parseOrigin(A), this[j] = `${this[D].hostname}${this[D].port ? `:${this[D].port}` : ""}`, 
    this[W] = S, this[f] = null != R ? R : 1, this[G] = Q, this[M] = null == r ? 4e3 : r, 
    this[m] = null == c ? 6e5 : c, this[p] = null == l ? 2e3 : l, this[H] = this[M], 
    this[a] = null, this[X] = null != O ? O : null, this[F] = 0, this[d] = 0, this[k] = `host: ${this[j]}\r\n`, 
    this[b] = null != C ? C : 3e5, this[V] = null != E ? E : 3e5, this[J] = null == y || y, 
    this[x] = L, this[gA] = null, this[q] = P > -1 ? P : -1, this[K] = null, this[AA] = {
     pingInterval: iA?.pingInterval ?? CA ?? 6e4,
     connectionWindowSize: iA?.connectionWindowSize ?? tA ?? 524288,
     maxConcurrentStreams: iA?.maxConcurrentStreams ?? z ?? 100,
     sessionOptions: {
      initialWindowSize: iA?.initialWindowSize ?? eA ?? 262144
     }
    }, this[QA] = sA, this[u] = [], this[T] = 0, this[Y] = 0, this[$] = A => resume(this, A), 
    this[v] = A => onError(this, A);
   }
   get pipelining() {
    return this[f];
   }
   set pipelining(A) {
    this[f] = A, this[$](!0);
   }
   get stats() {
    return new t(this);
   }
   get [U]() {
    return this[u].length - this[Y];
   }
   get [R]() {
    return this[Y] - this[T];
   }
   get [y]() {
    return this[u].length - this[T];
   }
   get [w]() {
    return !!this[K] && !this[S] && !this[K].destroyed;
   }
   get [l]() {
    const A = "h2" === this[K]?.version;
    return Boolean(this[K]?.busy(null) || this[y] >= (getMaxConcurrent(this) || 1) || this[U] > 0 && !A);
   }
   [N](A) {
    connect(this), this.once("connect", A);
   }
   [_](A, Q) {
    const E = new s(this[D].origin, A, Q);
    return this[u].push(E), this[F] || (null == e.bodyLength(E.body) && e.isIterable(E.body) ? (this[F] = 1, 
    queueMicrotask(() => resume(this))) : this[$](!0)), this[F] && 2 !== this[d] && this[l] && (this[d] = 2), 
    this[d] < 2;
   }
   [P]() {
    return new Promise(A => {
     this[y] ? this[gA] = A : A(null);
    });
   }
   [Z](A) {
    return new Promise(Q => {
     const E = this[u].splice(this[Y]);
     for (let Q = 0; Q < E.length; Q++) {
      const B = E[Q];
      null != B && e.errorRequest(this, B, A);
     }
     const callback = () => {
      this[gA] && (this[gA](), this[gA] = null), Q(null);
     };
     this[K] ? (this[K].destroy(A, callback), this[K] = null) : queueMicrotask(callback), 
     this[$]();
    });
   }
  };
 }),
 1841: ((A, Q, E) => {
  const B = E(4573), g = E(883), {ClientDestroyedError: I, ClientClosedError: e, InvalidArgumentError: t} = E(8707), {kDestroy: C, kClose: s, kClosed: o, kDestroyed: i, kDispatch: r} = E(6443), {defaultWebSocketMaxFragments: n, defaultWebSocketMaxPayloadSize: h} = E(735), D = Symbol("onDestroyed"), a = Symbol("onClosed"), c = Symbol("webSocketOptions"), l = Symbol("eventSourceOptions");
  A.exports = class extends g {
   [i]=!1;
   [D]=null;
   [o]=!1;
   [a]=null;
   constructor(A) {
    super(), this[c] = A?.webSocket ?? {}, this[l] = A?.eventSource ?? {};
   }
   get webSocketOptions() {
    return {
     maxFragments: this[c].maxFragments ?? n,
     maxPayloadSize: this[c].maxPayloadSize ?? h
    };
   }
   get eventSourceOptions() {
    return {
     maxEventSize: this[l].maxEventSize ?? B.kStringMaxLength
    };
   }
   get destroyed() {
    return this[i];
   }
   get closed() {
    return this[o];
   }
   close(A) {
    if (void 0 === A) return new Promise((A, Q) => {
     this.close((E, B) => E ? Q(E) : A(B));
    });
    if ("function" != typeof A) throw new t("invalid callback");
    if (this[i]) {
     const Q = new I;
     return void queueMicrotask(() => A(Q, null));
    }
    if (this[o]) return void (this[a] ? this[a].push(A) : queueMicrotask(() => A(null, null)));
    this[o] = !0, this[a] ??= [], this[a].push(A);
    const onClosed = () => {
     const A = this[a];
     this[a] = null;
     for (let Q = 0; Q < A.length; Q++) A[Q](null, null);
    };
    this[s]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
   }
   destroy(A, Q) {
    if ("function" == typeof A && (Q = A, A = null), void 0 === Q) return new Promise((Q, E) => {
     this.destroy(A, (A, B) => A ? E(A) : Q(B));
    });
    if ("function" != typeof Q) throw new t("invalid callback");
    if (this[i]) return void (this[D] ? this[D].push(Q) : queueMicrotask(() => Q(null, null)));
    A || (A = new I), this[i] = !0, this[D] ??= [], this[D].push(Q);
    const onDestroyed = () => {
     const A = this[D];
     this[D] = null;
     for (let Q = 0; Q < A.length; Q++) A[Q](null, null);
    };
    this[C](A).then(() => queueMicrotask(onDestroyed));
   }
   dispatch(A, Q) {
    if (!Q || "object" != typeof Q) throw new t("handler must be an object");
    try {
     if (!A || "object" != typeof A) throw new t("opts must be an object.");
     if (A.dispatcher) throw new t("opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions or call the dispatcher instance method directly.");
     if (this[i] || this[D]) throw new I;
     if (this[o]) throw new e;
     return this[r](A, Q);
    } catch (A) {
     if ("function" != typeof Q.onResponseError) throw A;
     return Q.onResponseError(null, A), !1;
    }
   }
  };
 }),
 883: ((A, Q, E) => {
  const B = E(8474), {kOriginless: g, kUrl: I} = E(6443);
  A.exports = class extends B {
   dispatch() {
    throw new Error("not implemented");
   }
   close() {
    throw new Error("not implemented");
   }
   destroy() {
    throw new Error("not implemented");
   }
   compose(...A) {
    const Q = Array.isArray(A[0]) ? A[0] : A, E = !0 === this[g] ? null : this[I]?.origin;
    let B = this.dispatch.bind(this);
    for (const A of Q) if (null != A) {
     if ("function" != typeof A) throw new TypeError("invalid interceptor, expected function received " + typeof A);
     if (B = A(B, E), null == B || "function" != typeof B || 2 !== B.length) throw new TypeError("invalid interceptor");
    }
    const e = B, t = this;
    return B = function(A, Q) {
     return A && "object" == typeof A && !A.origin && t[I] && (A = Object.assign({}, A, {
      origin: t[I].origin
     })), e(A, Q);
    }, new Proxy(this, {
     get: (A, Q) => "dispatch" === Q ? B : A[Q]
    });
   }
  };
 }),
 3137: ((A, Q, E) => {
  const B = E(1841), {kClose: g, kDestroy: I, kClosed: e, kDestroyed: t, kDispatch: C, kNoProxyAgent: s, kHttpProxyAgent: o, kHttpsProxyAgent: i} = E(6443), r = E(6672), n = E(7405), h = {
   "http:": 80,
   "https:": 443
  };
  A.exports = class extends B {
   #g=null;
   #I=null;
   #e=null;
   constructor(A = {}) {
    super(A), this.#e = A;
    const {httpProxy: Q, httpsProxy: E, noProxy: B, ...g} = A;
    this[s] = new n(g);
    const I = Q ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
    this[o] = I ? new r({
     ...g,
     uri: I
    }) : this[s];
    const e = E ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
    this[i] = e ? new r({
     ...g,
     uri: e
    }) : this[o], this.#t();
   }
   [C](A, Q) {
    const E = new URL(A.origin);
    return this.#C(E).dispatch(A, Q);
   }
   [g]() {
    return Promise.all([ this[s].close(), !this[o][e] && this[o].close(), !this[i][e] && this[i].close() ]);
   }
   [I](A) {
    return Promise.all([ this[s].destroy(A), !this[o][t] && this[o].destroy(A), !this[i][t] && this[i].destroy(A) ]);
   }
   #C(A) {
    let {protocol: Q, host: E, port: B} = A;
    return E = E.replace(/:\d*$/, "").replace(/^\[(.+)\]$/, "$1").toLowerCase(), E.length > 1 && 46 === E.charCodeAt(E.length - 1) && (E = E.slice(0, -1)), 
    B = Number.parseInt(B, 10) || h[Q] || 0, this.#s(E, B) ? "https:" === Q ? this[i] : this[o] : this[s];
   }
   #s(A, Q) {
    if (this.#o && this.#t(), 0 === this.#I.length) return !0;
    for (let E = 0; E < this.#I.length; E++) {
     const B = this.#I[E];
     if ("*" === B.hostname) {
      if (B.port && B.port !== Q) continue;
      return !1;
     }
     if (!B.port || B.port === Q) {
      if (!B.wildcard && A === B.hostname) return !1;
      if (A.slice(-(B.hostname.length + 1)) === `.${B.hostname}`) return !1;
     }
    }
    return !0;
   }
   #t() {
    const A = this.#e.noProxy ?? this.#i, Q = A.split(/[,\s]/), E = [];
    for (let A = 0; A < Q.length; A++) {
     const B = Q[A];
     if (!B) continue;
     let g, I;
     const e = B.match(/^\[(.+)\]:(\d+)$/);
     if (e) g = e[1], I = Number.parseInt(e[2], 10); else {
      const A = B.replace(/^\[(.+)\]$/, "$1"), Q = 1 === (A.match(/:/g) || []).length && A.match(/^(.+):(\d+)$/);
      g = Q ? Q[1] : A, I = Q ? Number.parseInt(Q[2], 10) : 0;
     }
     const t = 42 === B.charCodeAt(0);
     E.push({
      hostname: g.replace(/^\*?\./, "").replace(/^(.+)\.$/, "$1").toLowerCase(),
      port: I,
      wildcard: t
     });
    }
    this.#g = A, this.#I = E;
   }
   get #o() {
    return void 0 === this.#e.noProxy && this.#g !== this.#i;
   }
   get #i() {
    return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
   }
  };
 }),
 2279: (A => {
  const Q = 2047;
  class FixedCircularBuffer {
   bottom=0;
   top=0;
   list=new Array(2048).fill(void 0);
   next=null;
   isEmpty() {
    return this.top === this.bottom;
   }
   isFull() {
    return (this.top + 1 & Q) === this.bottom;
   }
   push(A) {
    this.list[this.top] = A, this.top = this.top + 1 & Q;
   }
   shift() {
    const A = this.list[this.bottom];
    return void 0 === A ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & Q, 
    A);
   }
  }
  A.exports = class {
   constructor() {
    this.head = this.tail = new FixedCircularBuffer;
   }
   isEmpty() {
    return this.head.isEmpty();
   }
   push(A) {
    this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer), this.head.push(A);
   }
   shift() {
    const A = this.tail, Q = A.shift();
    return A.isEmpty() && null !== A.next && (this.tail = A.next, A.next = null), Q;
   }
  };
 }),
 2128: ((A, Q, E) => {
  const {AsyncResource: B} = E(6698), {PoolStats: g} = E(6854), I = E(1841), e = E(2279), {kConnected: t, kSize: C, kRunning: s, kPending: o, kQueued: i, kBusy: r, kFree: n, kUrl: h, kClose: D, kDestroy: a, kDispatch: c} = E(6443), l = Symbol("clients"), N = Symbol("needDrain"), F = Symbol("queue"), R = Symbol("closed resolve"), U = Symbol("onDrain"), y = Symbol("onConnect"), u = Symbol("onDisconnect"), w = Symbol("onConnectionError"), S = Symbol("on client busy"), d = Symbol("on client drain"), M = Symbol("drain queue"), k = Symbol("get dispatcher"), Y = Symbol("has dispatcher"), T = Symbol("add client"), L = Symbol("remove client"), f = Symbol("retire client"), H = Symbol("retiring clients");
  class QueuedRequest extends B {
   constructor(A, Q) {
    super("UNDICI_POOL_QUEUED_REQUEST"), this.opts = A, this.handler = Q;
   }
   dispatch(A) {
    return this.runInAsyncScope(A.dispatch, A, this.opts, this.handler);
   }
  }
  function closeClients(A) {
   const Q = [];
   for (let E = 0; E < A[l].length; E++) {
    const B = A[l][E];
    B.destroyed || Q.push(B.close());
   }
   for (const E of A[H].values()) Q.push(E);
   return Promise.all(Q);
  }
  A.exports = {
   PoolBase: class extends I {
    [F]=new e;
    [i]=0;
    [l]=[];
    [H]=new Map;
    [N]=!1;
    [U](A, Q, E) {
     if (A.closed || A.destroyed) return;
     const B = this[F];
     let g = !1;
     for (this[d](A); !g; ) {
      const Q = B.shift();
      if (!Q) break;
      this[i]--, g = !Q.dispatch(A);
     }
     return A[N] = g, g && (this[S](A), !B.isEmpty()) ? this[M](Q, E) : (!g && this[N] && (this[N] = !1, 
     this.emit("drain", Q, [ this, ...E ])), this[R] && B.isEmpty() ? closeClients(this).then(this[R]) : void 0);
    }
    [S]() {}
    [d]() {}
    [M](A, Q) {
     const E = this[F];
     let B = !0;
     for (;!E.isEmpty(); ) {
      const A = this[k]();
      if (!A) {
       B = !1;
       break;
      }
      const Q = E.shift();
      if (this[i]--, !Q.dispatch(A) && (A[N] = !0, this[S](A), B = this[Y](), !B)) break;
     }
     if (B && this[N] && (this[N] = !1, this.emit("drain", A, [ this, ...Q ])), this[R] && E.isEmpty()) return closeClients(this).then(this[R]);
    }
    [y]=(A, Q) => {
     this.emit("connect", A, [ this, ...Q ]);
    };
    [u]=(A, Q, E) => {
     this.emit("disconnect", A, [ this, ...Q ], E);
    };
    [w]=(A, Q, E) => {
     this.emit("connectionError", A, [ this, ...Q ], E);
    };
    get [r]() {
     return this[N];
    }
    get [t]() {
     let A = 0;
     for (const {[t]: Q} of this[l]) A += Q;
     return A;
    }
    get [n]() {
     let A = 0;
     for (const {[t]: Q, [N]: E} of this[l]) A += Q && !E;
     return A;
    }
    get [o]() {
     let A = this[i];
     for (const {[o]: Q} of this[l]) A += Q;
     return A;
    }
    get [s]() {
     let A = 0;
     for (const {[s]: Q} of this[l]) A += Q;
     return A;
    }
    get [C]() {
     let A = this[i];
     for (const {[C]: Q} of this[l]) A += Q;
     return A;
    }
    get stats() {
     return new g(this);
    }
    [D]() {
     return this[F].isEmpty() ? closeClients(this) : new Promise(A => {
      this[R] = A;
     });
    }
    [a](A) {
     for (;;) {
      const Q = this[F].shift();
      if (!Q) break;
      Q.handler.onResponseError(null, A);
     }
     const Q = new Array(this[l].length);
     for (let E = 0; E < this[l].length; E++) Q[E] = this[l][E].destroy(A);
     for (const E of this[H].keys()) Q.push(E.destroy(A));
     return Promise.all(Q);
    }
    [c](A, Q) {
     const E = this[k]();
     return E ? E.dispatch(A, Q) || (E[N] = !0, this[S](E), this[N] = !this[Y]()) : (this[N] = !0, 
     this[F].push(new QueuedRequest(A, Q)), this[i]++), !this[N];
    }
    [Y]() {
     for (let A = 0; A < this[l].length; A++) {
      const Q = this[l][A];
      if (!Q[N] && !0 !== Q.closed && !0 !== Q.destroyed) return !0;
     }
     return !1;
    }
    [T](A) {
     return A.on("drain", this[U].bind(this, A)).on("connect", this[y]).on("disconnect", this[u]).on("connectionError", this[w]), 
     this[l].push(A), this[N] && queueMicrotask(() => {
      this[N] && !A[N] && this[U](A, A[h], [ A, this ]);
     }), this;
    }
    [f](A) {
     const Q = this[l].indexOf(A);
     if (-1 !== Q && this[l].splice(Q, 1), A.destroyed || this[H].has(A)) return;
     let E, B = !1;
     const g = new Promise(A => {
      E = A;
     });
     this[H].set(A, g), A.close(() => {
      B || (B = !0, this[H].delete(A), E());
     });
    }
    [L](A) {
     this[f](A), this[N] = !this[l].some(A => !A[N] && !0 !== A.closed && !0 !== A.destroyed);
    }
   },
   kClients: l,
   kNeedDrain: N,
   kAddClient: T,
   kRemoveClient: L,
   kRetireClient: f,
   kDrainQueue: M,
   kOnClientBusy: S,
   kOnClientDrain: d,
   kGetDispatcher: k,
   kHasDispatcher: Y
  };
 }),
 628: ((A, Q, E) => {
  const {PoolBase: B, kClients: g, kNeedDrain: I, kAddClient: e, kDrainQueue: t, kOnClientBusy: C, kOnClientDrain: s, kGetDispatcher: o, kHasDispatcher: i, kRemoveClient: r, kRetireClient: n} = E(2128), h = E(3701), {InvalidArgumentError: D} = E(8707), a = E(3440), {kConnecting: c, kHTTPContext: l, kUrl: N, kQueued: F} = E(6443), R = E(9136), U = Symbol("options"), y = Symbol("connections"), u = Symbol("factory"), w = Symbol("protocol"), S = Symbol("protocol probe");
  function defaultFactory(A, Q) {
   return new h(A, Q);
  }
  function shouldCreateProtocolProbe(A, Q) {
   return Q instanceof h && "h1" !== A[w] && (!0 === A[U].useH2c || "https:" === A[N].protocol && !1 !== A[U].allowH2);
  }
  function createClient(A) {
   const Q = A[u](A[N], A[U]);
   return shouldCreateProtocolProbe(A, Q) && (A[S] = Q), A[e](Q), Q;
  }
  A.exports = class extends B {
   constructor(A, {connections: Q, factory: E = defaultFactory, connect: B, connectTimeout: I, tls: e, maxCachedSessions: C, socketPath: s, autoSelectFamily: o, autoSelectFamilyAttemptTimeout: i, allowH2: r, useH2c: c, clientTtl: d, ...M} = {}) {
    if (null != Q && (!Number.isFinite(Q) || Q < 0)) throw new D("invalid connections");
    if ("function" != typeof E) throw new D("factory must be a function.");
    if (null != B && "function" != typeof B && "object" != typeof B) throw new D("connect must be a function or an object");
    "function" != typeof B && (B = R({
     ...e,
     maxCachedSessions: C,
     allowH2: r,
     useH2c: c,
     socketPath: s,
     timeout: I,
     ..."boolean" == typeof o ? {
      autoSelectFamily: o,
      autoSelectFamilyAttemptTimeout: i
     } : void 0,
     ...B
    })), super(M), this[y] = Q || null, this[N] = a.parseOrigin(A), this[U] = {
     ...a.deepClone(M),
     connect: B,
     allowH2: r,
     useH2c: c,
     clientTtl: d,
     socketPath: s
    }, this[u] = E, this[w] = null, this[S] = null, this.on("connect", (A, Q) => {
     if (null != d && d > 0) for (const A of Q) Object.assign(A, {
      ttl: Date.now()
     });
     const E = Q[Q.length - 1];
     E instanceof h && (this[w] = E[l]?.version), E === this[S] && "h2" !== this[w] && (this[S] = null, 
     this[t](A, Q.slice(1)));
    }), this.on("disconnect", (A, Q) => {
     Q.includes(this[S]) && (this[S] = null, this[t](A, Q.slice(1)));
    }), this.on("connectionError", (A, Q) => {
     let E = !1;
     for (const A of Q) A === this[S] && (this[S] = null, E = !0), this[g].includes(A) && this[n](A);
     (E || this[F] > 0) && this[t](A, Q.slice(1));
    });
   }
   [C](A) {
    null === this[S] && A[c] && shouldCreateProtocolProbe(this, A) && (this[S] = A);
   }
   [s](A) {
    A === this[S] && (this[S] = null);
   }
   [o]() {
    const A = this[U].clientTtl;
    for (let Q = 0; Q < this[g].length; Q++) {
     const E = this[g][Q];
     if (null != A && A > 0 && E.ttl && Date.now() - E.ttl > A) this[r](E), Q--; else if (!E[I]) return E;
    }
    if (null === this[S]) return !this[y] || this[g].length < this[y] ? createClient(this) : void 0;
   }
   [i]() {
    const A = this[U].clientTtl;
    for (let Q = 0; Q < this[g].length; Q++) {
     const E = this[g][Q];
     if (null != A && A > 0 && E.ttl && Date.now() - E.ttl > A) this[r](E), Q--; else if (!E[I]) return !0;
    }
    return null === this[S] && (!this[y] || this[g].length < this[y]) && (createClient(this), 
    !0);
   }
  };
 }),
 6672: ((A, Q, E) => {
  const {kProxy: B, kClose: g, kDestroy: I, kDispatch: e} = E(6443), t = E(7405), C = E(628), s = E(1841), {InvalidArgumentError: o, RequestAbortedError: i, SecureProxyConnectionError: r, ProxyConnectionError: n} = E(8707), h = E(9136), D = E(3701), {channels: a} = E(2414), c = E(7975), {hasSafeIterator: l} = E(3440), N = Symbol("proxy agent"), F = Symbol("proxy client"), R = Symbol("proxy headers"), U = Symbol("request tls settings"), y = Symbol("proxy tls settings"), u = Symbol("connect endpoint function"), w = Symbol("connect endpoint function (http/1.1 only)"), S = Symbol("tunnel proxy");
  function defaultFactory(A, Q) {
   return new C(A, Q);
  }
  const noop = () => {};
  function defaultAgentFactory(A, Q) {
   return 1 === Q.connections ? new D(A, Q) : new C(A, Q);
  }
  class Http1ProxyWrapper extends s {
   #r;
   #n;
   constructor(A, {headers: Q = {}, connect: E, factory: B, proxyServername: g}) {
    if (!A) throw new o("Proxy URL is mandatory");
    super(), this[R] = Q, this.#n = g, this.#r = B ? B(A, {
     connect: E
    }) : new D(A, {
     connect: E
    });
   }
   [e](A, Q) {
    const E = Q.onResponseStart;
    Q.onResponseStart = function(A, B, g, I) {
     407 !== B ? E && E.call(this, A, B, g, I) : "function" == typeof Q.onResponseError && Q.onResponseError(A, new o("Proxy Authentication Required (407)"));
    };
    const {origin: B, path: g = "/", headers: I = {}} = A;
    return A.path = B + g, A.headers = {
     ...this[R],
     ...I
    }, hasHostHeader(I) || (A.headers.host = new URL(B).host), null != this.#n && (A.servername = this.#n), 
    this.#r[e](A, Q);
   }
   [g]() {
    return this.#r.close();
   }
   [I](A) {
    return this.#r.destroy(A);
   }
  }
  function isProxyAuthorizationHeader(A) {
   return 19 === A.length && "proxy-authorization" === A.toLowerCase();
  }
  function hasHostHeader(A) {
   for (const Q in A) if (4 === Q.length && "host" === Q.toLowerCase()) return !0;
   return !1;
  }
  function throwProxyAuthError() {
   throw new o("Proxy-Authorization should be sent in ProxyAgent constructor");
  }
  A.exports = class extends s {
   constructor(A) {
    if (!A || "object" == typeof A && !(A instanceof URL) && !A.uri) throw new o("Proxy uri is mandatory");
    const {clientFactory: Q = defaultFactory} = A;
    if ("function" != typeof Q) throw new o("Proxy opts.clientFactory must be a function.");
    const {proxyTunnel: E, connectTimeout: g} = A;
    super(A);
    const I = this.#h(A), {href: e, origin: C, port: s, protocol: D, username: l, password: d, hostname: M} = I;
    if (this[B] = {
     uri: e,
     protocol: D
    }, this[U] = A.requestTls, this[y] = A.proxyTls, this[R] = A.headers || {}, this[S] = E, 
    A.auth && A.token) throw new o("opts.auth cannot be used in combination with opts.token");
    A.auth ? this[R]["proxy-authorization"] = `Basic ${A.auth}` : A.token ? this[R]["proxy-authorization"] = A.token : l && d ? this[R]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(l)}:${decodeURIComponent(d)}`).toString("base64")}` : l && (this[R]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(l)}:`).toString("base64")}`);
    const k = h({
     timeout: g,
     ...A.proxyTls
    }), Y = h({
     timeout: g,
     ...A.proxyTls,
     allowH2: !1
    });
    this[u] = h({
     timeout: g,
     ...A.requestTls
    }), this[w] = h({
     timeout: g,
     ...A.requestTls,
     allowH2: !1
    });
    const T = A.factory || defaultAgentFactory;
    this[F] = "socks5:" === D || "socks:" === D ? null : Q(I, {
     connect: k
    }), this[N] = new t({
     ...A,
     factory: (Q, E) => {
      const {protocol: I} = new URL(Q);
      if ("socks5:" === this[B].protocol || "socks:" === this[B].protocol) return new c(this[B].uri, {
       headers: this[R],
       connect: k,
       factory: T,
       username: A.username || l,
       password: A.password || d,
       connectTimeout: g,
       proxyTls: A.proxyTls,
       requestTls: A.requestTls
      });
      if (!function(A, Q) {
       return !0 === Q || "http:" !== A;
      }(I, this[S])) {
       const A = "https:" === this[B].protocol ? (A, Q) => Y(A, (A, E) => {
        A && "ERR_TLS_CERT_ALTNAME_INVALID" === A.code ? Q(new r(A)) : Q(A, E);
       }) : Y;
       return new Http1ProxyWrapper(this[B].uri, {
        headers: this[R],
        connect: A,
        factory: T,
        proxyServername: "https:" === this[B].protocol ? this[y]?.servername || M : void 0
       });
      }
      return T(Q, E);
     },
     connect: async (A, Q) => {
      if (!this[F]) return void Q(new o("Cannot establish tunnel connection without a proxy client"));
      let E = A.host;
      A.port || (E += `:${function(A) {
       return "https:" === A ? 443 : 80;
      }(A.protocol)}`);
      try {
       const B = {
        origin: C,
        port: s,
        path: E,
        signal: A.signal,
        headers: {
         ...this[R],
         host: A.host,
         ...null == A.connections || A.connections > 0 ? {
          "proxy-connection": "keep-alive"
         } : {}
        },
        servername: this[y]?.servername || M
       }, {socket: g, statusCode: I} = await this[F].connect(B);
       if (200 !== I) return g.on("error", noop).destroy(), void Q(new i(`Proxy response (${I}) !== 200 when HTTP Tunneling`));
       if (a.proxyConnected.hasSubscribers && a.proxyConnected.publish({
        socket: g,
        connectParams: B
       }), "https:" !== A.protocol) return void Q(null, g);
       let e;
       e = this[U] ? this[U].servername : A.servername, (!1 === A.allowH2 ? this[w] : this[u])({
        ...A,
        servername: e,
        httpSocket: g
       }, Q);
      } catch (A) {
       "ERR_TLS_CERT_ALTNAME_INVALID" === A.code ? Q(new r(A)) : "UND_ERR_SOCKET" === A.code ? Q(new n(A)) : Q(A);
      }
     }
    });
   }
   dispatch(A, Q) {
    let E = function(A) {
     if (Array.isArray(A)) {
      const Q = {};
      for (let E = 0; E < A.length; E += 2) isProxyAuthorizationHeader(A[E]) && throwProxyAuthError(), 
      Q[A[E]] = A[E + 1];
      return Q;
     }
     if (A && "object" == typeof A && l(A)) {
      const Q = {};
      for (const [E, B] of A) {
       if (!Object.hasOwn(Q, E)) {
        Q[E] = B;
        continue;
       }
       const A = Q[E], g = [];
       void 0 !== A && g.push(...Array.isArray(A) ? A : [ A ]), void 0 !== B && g.push(...Array.isArray(B) ? B : [ B ]), 
       Q[E] = g.length > 1 ? g : g[0];
      }
      return Q;
     }
     return A;
    }(A.headers);
    return function(A) {
     for (const Q in A) isProxyAuthorizationHeader(Q) && throwProxyAuthError();
    }(E), E && !hasHostHeader(E) && (E === A.headers && (E = {
     ...E
    }), E.host = new URL(A.origin).host), this[N].dispatch({
     ...A,
     headers: E
    }, Q);
   }
   #h(A) {
    return "string" == typeof A ? new URL(A) : A instanceof URL ? A : new URL(A.uri);
   }
   [g]() {
    const A = [ this[N].close() ];
    return this[F] && A.push(this[F].close()), Promise.all(A);
   }
   [I]() {
    const A = [ this[N].destroy() ];
    return this[F] && A.push(this[F].destroy()), Promise.all(A);
   }
  };
 }),
 2824: ((A, Q, E) => {
  Object.defineProperty(Q, "__esModule", {
   value: !0
  }), Q.SPECIAL_HEADERS = Q.MINOR = Q.MAJOR = Q.HTAB_SP_VCHAR_OBS_TEXT = Q.QUOTED_STRING = Q.CONNECTION_TOKEN_CHARS = Q.HEADER_CHARS = Q.TOKEN = Q.HEX = Q.URL_CHAR = Q.USERINFO_CHARS = Q.MARK = Q.ALPHANUM = Q.NUM = Q.HEX_MAP = Q.NUM_MAP = Q.ALPHA = Q.STATUSES_HTTP = Q.H_METHOD_MAP = Q.METHOD_MAP = Q.METHODS_RTSP = Q.METHODS_ICE = Q.METHODS_HTTP = Q.HEADER_STATE = Q.FINISH = Q.STATUSES = Q.METHODS = Q.LENIENT_FLAGS = Q.FLAGS = Q.TYPE = Q.ERROR = void 0;
  const B = E(172);
  Q.ERROR = {
   OK: 0,
   INTERNAL: 1,
   STRICT: 2,
   CR_EXPECTED: 25,
   LF_EXPECTED: 3,
   UNEXPECTED_CONTENT_LENGTH: 4,
   UNEXPECTED_SPACE: 30,
   CLOSED_CONNECTION: 5,
   INVALID_METHOD: 6,
   INVALID_URL: 7,
   INVALID_CONSTANT: 8,
   INVALID_VERSION: 9,
   INVALID_HEADER_TOKEN: 10,
   INVALID_CONTENT_LENGTH: 11,
   INVALID_CHUNK_SIZE: 12,
   INVALID_STATUS: 13,
   INVALID_EOF_STATE: 14,
   INVALID_TRANSFER_ENCODING: 15,
   CB_MESSAGE_BEGIN: 16,
   CB_HEADERS_COMPLETE: 17,
   CB_MESSAGE_COMPLETE: 18,
   CB_CHUNK_HEADER: 19,
   CB_CHUNK_COMPLETE: 20,
   PAUSED: 21,
   PAUSED_UPGRADE: 22,
   PAUSED_H2_UPGRADE: 23,
   USER: 24,
   CB_URL_COMPLETE: 26,
   CB_STATUS_COMPLETE: 27,
   CB_METHOD_COMPLETE: 32,
   CB_VERSION_COMPLETE: 33,
   CB_HEADER_FIELD_COMPLETE: 28,
   CB_HEADER_VALUE_COMPLETE: 29,
   CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
   CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
   CB_RESET: 31,
   CB_PROTOCOL_COMPLETE: 38
  }, Q.TYPE = {
   BOTH: 0,
   REQUEST: 1,
   RESPONSE: 2
  }, Q.FLAGS = {
   CONNECTION_KEEP_ALIVE: 1,
   CONNECTION_CLOSE: 2,
   CONNECTION_UPGRADE: 4,
   CHUNKED: 8,
   UPGRADE: 16,
   CONTENT_LENGTH: 32,
   SKIPBODY: 64,
   TRAILING: 128,
   TRANSFER_ENCODING: 512
  }, Q.LENIENT_FLAGS = {
   HEADERS: 1,
   CHUNKED_LENGTH: 2,
   KEEP_ALIVE: 4,
   TRANSFER_ENCODING: 8,
   VERSION: 16,
   DATA_AFTER_CLOSE: 32,
   OPTIONAL_LF_AFTER_CR: 64,
   OPTIONAL_CRLF_AFTER_CHUNK: 128,
   OPTIONAL_CR_BEFORE_LF: 256,
   SPACES_AFTER_CHUNK_SIZE: 512
  }, Q.METHODS = {
   DELETE: 0,
   GET: 1,
   HEAD: 2,
   POST: 3,
   PUT: 4,
   CONNECT: 5,
   OPTIONS: 6,
   TRACE: 7,
   COPY: 8,
   LOCK: 9,
   MKCOL: 10,
   MOVE: 11,
   PROPFIND: 12,
   PROPPATCH: 13,
   SEARCH: 14,
   UNLOCK: 15,
   BIND: 16,
   REBIND: 17,
   UNBIND: 18,
   ACL: 19,
   REPORT: 20,
   MKACTIVITY: 21,
   CHECKOUT: 22,
   MERGE: 23,
   "M-SEARCH": 24,
   NOTIFY: 25,
   SUBSCRIBE: 26,
   UNSUBSCRIBE: 27,
   PATCH: 28,
   PURGE: 29,
   MKCALENDAR: 30,
   LINK: 31,
   UNLINK: 32,
   SOURCE: 33,
   PRI: 34,
   DESCRIBE: 35,
   ANNOUNCE: 36,
   SETUP: 37,
   PLAY: 38,
   PAUSE: 39,
   TEARDOWN: 40,
   GET_PARAMETER: 41,
   SET_PARAMETER: 42,
   REDIRECT: 43,
   RECORD: 44,
   FLUSH: 45,
   QUERY: 46
  }, Q.STATUSES = {
   CONTINUE: 100,
   SWITCHING_PROTOCOLS: 101,
   PROCESSING: 102,
   EARLY_HINTS: 103,
   RESPONSE_IS_STALE: 110,
   REVALIDATION_FAILED: 111,
   DISCONNECTED_OPERATION: 112,
   HEURISTIC_EXPIRATION: 113,
   MISCELLANEOUS_WARNING: 199,
   OK: 200,
   CREATED: 201,
   ACCEPTED: 202,
   NON_AUTHORITATIVE_INFORMATION: 203,
   NO_CONTENT: 204,
   RESET_CONTENT: 205,
   PARTIAL_CONTENT: 206,
   MULTI_STATUS: 207,
   ALREADY_REPORTED: 208,
   TRANSFORMATION_APPLIED: 214,
   IM_USED: 226,
   MISCELLANEOUS_PERSISTENT_WARNING: 299,
   MULTIPLE_CHOICES: 300,
   MOVED_PERMANENTLY: 301,
   FOUND: 302,
   SEE_OTHER: 303,
   NOT_MODIFIED: 304,
   USE_PROXY: 305,
   SWITCH_PROXY: 306,
   TEMPORARY_REDIRECT: 307,
   PERMANENT_REDIRECT: 308,
   BAD_REQUEST: 400,
   UNAUTHORIZED: 401,
   PAYMENT_REQUIRED: 402,
   FORBIDDEN: 403,
   NOT_FOUND: 404,
   METHOD_NOT_ALLOWED: 405,
   NOT_ACCEPTABLE: 406,
   PROXY_AUTHENTICATION_REQUIRED: 407,
   REQUEST_TIMEOUT: 408,
   CONFLICT: 409,
   GONE: 410,
   LENGTH_REQUIRED: 411,
   PRECONDITION_FAILED: 412,
   PAYLOAD_TOO_LARGE: 413,
   URI_TOO_LONG: 414,
   UNSUPPORTED_MEDIA_TYPE: 415,
   RANGE_NOT_SATISFIABLE: 416,
   EXPECTATION_FAILED: 417,
   IM_A_TEAPOT: 418,
   PAGE_EXPIRED: 419,
   ENHANCE_YOUR_CALM: 420,
   MISDIRECTED_REQUEST: 421,
   UNPROCESSABLE_ENTITY: 422,
   LOCKED: 423,
   FAILED_DEPENDENCY: 424,
   TOO_EARLY: 425,
   UPGRADE_REQUIRED: 426,
   PRECONDITION_REQUIRED: 428,
   TOO_MANY_REQUESTS: 429,
   REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
   REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
   LOGIN_TIMEOUT: 440,
   NO_RESPONSE: 444,
   RETRY_WITH: 449,
   BLOCKED_BY_PARENTAL_CONTROL: 450,
   UNAVAILABLE_FOR_LEGAL_REASONS: 451,
   CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
   INVALID_X_FORWARDED_FOR: 463,
   REQUEST_HEADER_TOO_LARGE: 494,
   SSL_CERTIFICATE_ERROR: 495,
   SSL_CERTIFICATE_REQUIRED: 496,
   HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
   INVALID_TOKEN: 498,
   CLIENT_CLOSED_REQUEST: 499,
   INTERNAL_SERVER_ERROR: 500,
   NOT_IMPLEMENTED: 501,
   BAD_GATEWAY: 502,
   SERVICE_UNAVAILABLE: 503,
   GATEWAY_TIMEOUT: 504,
   HTTP_VERSION_NOT_SUPPORTED: 505,
   VARIANT_ALSO_NEGOTIATES: 506,
   INSUFFICIENT_STORAGE: 507,
   LOOP_DETECTED: 508,
   BANDWIDTH_LIMIT_EXCEEDED: 509,
   NOT_EXTENDED: 510,
   NETWORK_AUTHENTICATION_REQUIRED: 511,
   WEB_SERVER_UNKNOWN_ERROR: 520,
   WEB_SERVER_IS_DOWN: 521,
   CONNECTION_TIMEOUT: 522,
   ORIGIN_IS_UNREACHABLE: 523,
   TIMEOUT_OCCURED: 524,
   SSL_HANDSHAKE_FAILED: 525,
   INVALID_SSL_CERTIFICATE: 526,
   RAILGUN_ERROR: 527,
   SITE_IS_OVERLOADED: 529,
   SITE_IS_FROZEN: 530,
   IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
   NETWORK_READ_TIMEOUT: 598,
   NETWORK_CONNECT_TIMEOUT: 599
  }, Q.FINISH = {
   SAFE: 0,
   SAFE_WITH_CB: 1,
   UNSAFE: 2
  }, Q.HEADER_STATE = {
   GENERAL: 0,
   CONNECTION: 1,
   CONTENT_LENGTH: 2,
   TRANSFER_ENCODING: 3,
   UPGRADE: 4,
   CONNECTION_KEEP_ALIVE: 5,
   CONNECTION_CLOSE: 6,
   CONNECTION_UPGRADE: 7,
   TRANSFER_ENCODING_CHUNKED: 8
  }, Q.METHODS_HTTP = [ Q.METHODS.DELETE, Q.METHODS.GET, Q.METHODS.HEAD, Q.METHODS.POST, Q.METHODS.PUT, Q.METHODS.CONNECT, Q.METHODS.OPTIONS, Q.METHODS.TRACE, Q.METHODS.COPY, Q.METHODS.LOCK, Q.METHODS.MKCOL, Q.METHODS.MOVE, Q.METHODS.PROPFIND, Q.METHODS.PROPPATCH, Q.METHODS.SEARCH, Q.METHODS.UNLOCK, Q.METHODS.BIND, Q.METHODS.REBIND, Q.METHODS.UNBIND, Q.METHODS.ACL, Q.METHODS.REPORT, Q.METHODS.MKACTIVITY, Q.METHODS.CHECKOUT, Q.METHODS.MERGE, Q.METHODS["M-SEARCH"], Q.METHODS.NOTIFY, Q.METHODS.SUBSCRIBE, Q.METHODS.UNSUBSCRIBE, Q.METHODS.PATCH, Q.METHODS.PURGE, Q.METHODS.MKCALENDAR, Q.METHODS.LINK, Q.METHODS.UNLINK, Q.METHODS.PRI, Q.METHODS.SOURCE, Q.METHODS.QUERY ], 
  Q.METHODS_ICE = [ Q.METHODS.SOURCE ], Q.METHODS_RTSP = [ Q.METHODS.OPTIONS, Q.METHODS.DESCRIBE, Q.METHODS.ANNOUNCE, Q.METHODS.SETUP, Q.METHODS.PLAY, Q.METHODS.PAUSE, Q.METHODS.TEARDOWN, Q.METHODS.GET_PARAMETER, Q.METHODS.SET_PARAMETER, Q.METHODS.REDIRECT, Q.METHODS.RECORD, Q.METHODS.FLUSH, Q.METHODS.GET, Q.METHODS.POST ], 
  Q.METHOD_MAP = (0, B.enumToMap)(Q.METHODS), Q.H_METHOD_MAP = Object.fromEntries(Object.entries(Q.METHODS).filter(([A]) => A.startsWith("H"))), 
  Q.STATUSES_HTTP = [ Q.STATUSES.CONTINUE, Q.STATUSES.SWITCHING_PROTOCOLS, Q.STATUSES.PROCESSING, Q.STATUSES.EARLY_HINTS, Q.STATUSES.RESPONSE_IS_STALE, Q.STATUSES.REVALIDATION_FAILED, Q.STATUSES.DISCONNECTED_OPERATION, Q.STATUSES.HEURISTIC_EXPIRATION, Q.STATUSES.MISCELLANEOUS_WARNING, Q.STATUSES.OK, Q.STATUSES.CREATED, Q.STATUSES.ACCEPTED, Q.STATUSES.NON_AUTHORITATIVE_INFORMATION, Q.STATUSES.NO_CONTENT, Q.STATUSES.RESET_CONTENT, Q.STATUSES.PARTIAL_CONTENT, Q.STATUSES.MULTI_STATUS, Q.STATUSES.ALREADY_REPORTED, Q.STATUSES.TRANSFORMATION_APPLIED, Q.STATUSES.IM_USED, Q.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING, Q.STATUSES.MULTIPLE_CHOICES, Q.STATUSES.MOVED_PERMANENTLY, Q.STATUSES.FOUND, Q.STATUSES.SEE_OTHER, Q.STATUSES.NOT_MODIFIED, Q.STATUSES.USE_PROXY, Q.STATUSES.SWITCH_PROXY, Q.STATUSES.TEMPORARY_REDIRECT, Q.STATUSES.PERMANENT_REDIRECT, Q.STATUSES.BAD_REQUEST, Q.STATUSES.UNAUTHORIZED, Q.STATUSES.PAYMENT_REQUIRED, Q.STATUSES.FORBIDDEN, Q.STATUSES.NOT_FOUND, Q.STATUSES.METHOD_NOT_ALLOWED, Q.STATUSES.NOT_ACCEPTABLE, Q.STATUSES.PROXY_AUTHENTICATION_REQUIRED, Q.STATUSES.REQUEST_TIMEOUT, Q.STATUSES.CONFLICT, Q.STATUSES.GONE, Q.STATUSES.LENGTH_REQUIRED, Q.STATUSES.PRECONDITION_FAILED, Q.STATUSES.PAYLOAD_TOO_LARGE, Q.STATUSES.URI_TOO_LONG, Q.STATUSES.UNSUPPORTED_MEDIA_TYPE, Q.STATUSES.RANGE_NOT_SATISFIABLE, Q.STATUSES.EXPECTATION_FAILED, Q.STATUSES.IM_A_TEAPOT, Q.STATUSES.PAGE_EXPIRED, Q.STATUSES.ENHANCE_YOUR_CALM, Q.STATUSES.MISDIRECTED_REQUEST, Q.STATUSES.UNPROCESSABLE_ENTITY, Q.STATUSES.LOCKED, Q.STATUSES.FAILED_DEPENDENCY, Q.STATUSES.TOO_EARLY, Q.STATUSES.UPGRADE_REQUIRED, Q.STATUSES.PRECONDITION_REQUIRED, Q.STATUSES.TOO_MANY_REQUESTS, Q.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL, Q.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE, Q.STATUSES.LOGIN_TIMEOUT, Q.STATUSES.NO_RESPONSE, Q.STATUSES.RETRY_WITH, Q.STATUSES.BLOCKED_BY_PARENTAL_CONTROL, Q.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS, Q.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST, Q.STATUSES.INVALID_X_FORWARDED_FOR, Q.STATUSES.REQUEST_HEADER_TOO_LARGE, Q.STATUSES.SSL_CERTIFICATE_ERROR, Q.STATUSES.SSL_CERTIFICATE_REQUIRED, Q.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT, Q.STATUSES.INVALID_TOKEN, Q.STATUSES.CLIENT_CLOSED_REQUEST, Q.STATUSES.INTERNAL_SERVER_ERROR, Q.STATUSES.NOT_IMPLEMENTED, Q.STATUSES.BAD_GATEWAY, Q.STATUSES.SERVICE_UNAVAILABLE, Q.STATUSES.GATEWAY_TIMEOUT, Q.STATUSES.HTTP_VERSION_NOT_SUPPORTED, Q.STATUSES.VARIANT_ALSO_NEGOTIATES, Q.STATUSES.INSUFFICIENT_STORAGE, Q.STATUSES.LOOP_DETECTED, Q.STATUSES.BANDWIDTH_LIMIT_EXCEEDED, Q.STATUSES.NOT_EXTENDED, Q.STATUSES.NETWORK_AUTHENTICATION_REQUIRED, Q.STATUSES.WEB_SERVER_UNKNOWN_ERROR, Q.STATUSES.WEB_SERVER_IS_DOWN, Q.STATUSES.CONNECTION_TIMEOUT, Q.STATUSES.ORIGIN_IS_UNREACHABLE, Q.STATUSES.TIMEOUT_OCCURED, Q.STATUSES.SSL_HANDSHAKE_FAILED, Q.STATUSES.INVALID_SSL_CERTIFICATE, Q.STATUSES.RAILGUN_ERROR, Q.STATUSES.SITE_IS_OVERLOADED, Q.STATUSES.SITE_IS_FROZEN, Q.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR, Q.STATUSES.NETWORK_READ_TIMEOUT, Q.STATUSES.NETWORK_CONNECT_TIMEOUT ], 
  Q.ALPHA = [];
  for (let A = "A".charCodeAt(0); A <= "Z".charCodeAt(0); A++) Q.ALPHA.push(String.fromCharCode(A)), 
  Q.ALPHA.push(String.fromCharCode(A + 32));
  Q.NUM_MAP = {
   0: 0,
   1: 1,
   2: 2,
   3: 3,
   4: 4,
   5: 5,
   6: 6,
   7: 7,
   8: 8,
   9: 9
  }, Q.HEX_MAP = {
   0: 0,
   1: 1,
   2: 2,
   3: 3,
   4: 4,
   5: 5,
   6: 6,
   7: 7,
   8: 8,
   9: 9,
   A: 10,
   B: 11,
   C: 12,
   D: 13,
   E: 14,
   F: 15,
   a: 10,
   b: 11,
   c: 12,
   d: 13,
   e: 14,
   f: 15
  }, Q.NUM = [ "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" ], Q.ALPHANUM = Q.ALPHA.concat(Q.NUM), 
  Q.MARK = [ "-", "_", ".", "!", "~", "*", "'", "(", ")" ], Q.USERINFO_CHARS = Q.ALPHANUM.concat(Q.MARK).concat([ "%", ";", ":", "&", "=", "+", "$", "," ]), 
  Q.URL_CHAR = [ "!", '"', "$", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", ";", "<", "=", ">", "@", "[", "\\", "]", "^", "_", "`", "{", "|", "}", "~" ].concat(Q.ALPHANUM), 
  Q.HEX = Q.NUM.concat([ "a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F" ]), 
  Q.TOKEN = [ "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~" ].concat(Q.ALPHANUM), 
  Q.HEADER_CHARS = [ "\t" ];
  for (let A = 32; A <= 255; A++) 127 !== A && Q.HEADER_CHARS.push(A);
  Q.CONNECTION_TOKEN_CHARS = Q.HEADER_CHARS.filter(A => 44 !== A), Q.QUOTED_STRING = [ "\t", " " ];
  for (let A = 33; A <= 255; A++) 34 !== A && 92 !== A && Q.QUOTED_STRING.push(A);
  Q.HTAB_SP_VCHAR_OBS_TEXT = [ "\t", " " ];
  for (let A = 33; A <= 126; A++) Q.HTAB_SP_VCHAR_OBS_TEXT.push(A);
  for (let A = 128; A <= 255; A++) Q.HTAB_SP_VCHAR_OBS_TEXT.push(A);
  Q.MAJOR = Q.NUM_MAP, Q.MINOR = Q.MAJOR, Q.SPECIAL_HEADERS = {
   connection: Q.HEADER_STATE.CONNECTION,
   "content-length": Q.HEADER_STATE.CONTENT_LENGTH,
   "proxy-connection": Q.HEADER_STATE.CONNECTION,
   "transfer-encoding": Q.HEADER_STATE.TRANSFER_ENCODING,
   upgrade: Q.HEADER_STATE.UPGRADE
  }, Q.default = {
   ERROR: Q.ERROR,
   TYPE: Q.TYPE,
   FLAGS: Q.FLAGS,
   LENIENT_FLAGS: Q.LENIENT_FLAGS,
   METHODS: Q.METHODS,
   STATUSES: Q.STATUSES,
   FINISH: Q.FINISH,
   HEADER_STATE: Q.HEADER_STATE,
   ALPHA: Q.ALPHA,
   NUM_MAP: Q.NUM_MAP,
   HEX_MAP: Q.HEX_MAP,
   NUM: Q.NUM,
   ALPHANUM: Q.ALPHANUM,
   MARK: Q.MARK,
   USERINFO_CHARS: Q.USERINFO_CHARS,
   URL_CHAR: Q.URL_CHAR,
   HEX: Q.HEX,
   TOKEN: Q.TOKEN,
   HEADER_CHARS: Q.HEADER_CHARS,
   CONNECTION_TOKEN_CHARS: Q.CONNECTION_TOKEN_CHARS,
   QUOTED_STRING: Q.QUOTED_STRING,
   HTAB_SP_VCHAR_OBS_TEXT: Q.HTAB_SP_VCHAR_OBS_TEXT,
   MAJOR: Q.MAJOR,
   MINOR: Q.MINOR,
   SPECIAL_HEADERS: Q.SPECIAL_HEADERS,
   METHODS_HTTP: Q.METHODS_HTTP,
   METHODS_ICE: Q.METHODS_ICE,
   METHODS_RTSP: Q.METHODS_RTSP,
   METHOD_MAP: Q.METHOD_MAP,
   H_METHOD_MAP: Q.H_METHOD_MAP,
   STATUSES_HTTP: Q.STATUSES_HTTP
  };
 }),
 3870: ((A, Q, E) => {
  A = E.nmd(A);
  const {Buffer: B} = E(4573);
  let g;
  Object.defineProperty(A, "exports", {
   get: () => g || (g = B.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==", "base64"))
  });
 }),
 3434: ((A, Q, E) => {
  A = E.nmd(A);
  const {Buffer: B} = E(4573);
  let g;
  Object.defineProperty(A, "exports", {
   get: () => g || (g = B.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==", "base64"))
  });
 }),
 172: ((A, Q) => {
  Object.defineProperty(Q, "__esModule", {
   value: !0
  }), Q.enumToMap = function(A, Q = [], E = []) {
   const B = 0 === (Q?.length ?? 0), g = 0 === (E?.length ?? 0);
   return Object.fromEntries(Object.entries(A).filter(([, A]) => "number" == typeof A && (B || Q.includes(A)) && (g || !E.includes(A))));
  };
 }),
 6854: ((A, Q, E) => {
  const {kConnected: B, kPending: g, kRunning: I, kSize: e, kFree: t, kQueued: C} = E(6443);
  A.exports = {
   ClientStats: class {
    constructor(A) {
     this.connected = A[B], this.pending = A[g], this.running = A[I], this.size = A[e];
    }
   },
   PoolStats: class {
    constructor(A) {
     this.connected = A[B], this.free = A[t], this.pending = A[g], this.queued = A[C], 
     this.running = A[I], this.size = A[e];
    }
   }
  };
 }),
 6603: (A => {
  let Q = 0;
  let E;
  const B = Symbol("kFastTimer"), g = [];
  function onTick() {
   Q += 499;
   let A = 0, E = g.length;
   for (;A < E; ) {
    const B = g[A];
    0 === B._state ? (B._idleStart = Q - 499, B._state = 1) : 1 === B._state && Q >= B._idleStart + B._idleTimeout && (B._state = -1, 
    B._idleStart = -1, B._onTimeout(B._timerArg)), -1 === B._state ? (B._state = -2, 
    0 !== --E && (g[A] = g[E])) : ++A;
   }
   g.length = E, 0 !== g.length && refreshTimeout();
  }
  function refreshTimeout() {
   E?.refresh ? E.refresh() : (clearTimeout(E), E = setTimeout(onTick, 499), E?.unref());
  }
  class FastTimer {
   [B]=!0;
   _state=-2;
   _idleTimeout=-1;
   _idleStart=-1;
   _onTimeout;
   _timerArg;
   constructor(A, Q, E) {
    this._onTimeout = A, this._idleTimeout = Q, this._timerArg = E, this.refresh();
   }
   refresh() {
    -2 === this._state && g.push(this), E && 1 !== g.length || refreshTimeout(), this._state = 0;
   }
   clear() {
    this._state = -1, this._idleStart = -1;
   }
  }
  A.exports = {
   setTimeout: (A, Q, E) => Q <= 1e3 ? setTimeout(A, Q, E) : new FastTimer(A, Q, E),
   clearTimeout(A) {
    A[B] ? A.clear() : clearTimeout(A);
   },
   setFastTimeout: (A, Q, E) => new FastTimer(A, Q, E),
   clearFastTimeout(A) {
    A.clear();
   },
   now: () => Q,
   tick(A = 0) {
    Q += A - 1e3 + 1, onTick(), onTick();
   },
   reset() {
    Q = 0, g.length = 0, clearTimeout(E), E = null;
   },
   kFastTimer: B
  };
 }),
 1547: ((A, Q, E) => {
  E.d(Q, {
   Yz: () => core_debug,
   N4: () => endGroup,
   z3: () => error,
   V4: () => getInput,
   pq: () => info,
   lm: () => notice,
   Pq: () => core_setSecret,
   Oh: () => startGroup,
   $e: () => warning
  });
  var B, g = E(857);
  function utils_toCommandValue(A) {
   return null == A ? "" : "string" == typeof A || A instanceof String ? A : JSON.stringify(A);
  }
  function toCommandProperties(A) {
   return Object.keys(A).length ? {
    title: A.title,
    file: A.file,
    line: A.startLine,
    endLine: A.endLine,
    col: A.startColumn,
    endColumn: A.endColumn
   } : {};
  }
  function command_issueCommand(A, Q, E) {
   const B = new Command(A, Q, E);
   process.stdout.write(B.toString() + g.EOL);
  }
  function command_issue(A, Q = "") {
   command_issueCommand(A, {}, Q);
  }
  class Command {
   constructor(A, Q, E) {
    A || (A = "missing.command"), this.command = A, this.properties = Q, this.message = E;
   }
   toString() {
    let A = "::" + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
     A += " ";
     let Q = !0;
     for (const E in this.properties) if (this.properties.hasOwnProperty(E)) {
      const B = this.properties[E];
      B && (Q ? Q = !1 : A += ",", A += `${E}=${escapeProperty(B)}`);
     }
    }
    var Q;
    return A += `::${Q = this.message, utils_toCommandValue(Q).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A")}`, 
    A;
   }
  }
  function escapeProperty(A) {
   return utils_toCommandValue(A).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
  }
  function core_setSecret(A) {
   command_issueCommand("add-mask", {}, A);
  }
  function getInput(A, Q) {
   const E = process.env[`INPUT_${A.replace(/ /g, "_").toUpperCase()}`] || "";
   if (Q && Q.required && !E) throw new Error(`Input required and not supplied: ${A}`);
   return Q && !1 === Q.trimWhitespace ? E : E.trim();
  }
  function core_debug(A) {
   command_issueCommand("debug", {}, A);
  }
  function error(A, Q = {}) {
   command_issueCommand("error", toCommandProperties(Q), A instanceof Error ? A.toString() : A);
  }
  function warning(A, Q = {}) {
   command_issueCommand("warning", toCommandProperties(Q), A instanceof Error ? A.toString() : A);
  }
  function notice(A, Q = {}) {
   command_issueCommand("notice", toCommandProperties(Q), A instanceof Error ? A.toString() : A);
  }
  function info(A) {
   process.stdout.write(A + g.EOL);
  }
  function startGroup(A) {
   command_issue("group", A);
  }
  function endGroup() {
   command_issue("endgroup");
  }
  E(7975), E(6928), g.platform(), g.arch(), function(A) {
   A[A.Success = 0] = "Success", A[A.Failure = 1] = "Failure";
  }(B || (B = {}));
 }),
 7934: ((A, Q, E) => {
  E.d(Q, {
   BuJ: () => getDotPath,
   FsL: () => pipe,
   Ikc: () => object,
   KCZ: () => union,
   KIO: () => picklist,
   L5J: () => unknown,
   NpB: () => fallback,
   Oxt: () => variant,
   Ru6: () => maxLength,
   Wwf: () => minValue,
   Y2b: () => safeInteger,
   YOg: () => array,
   YjP: () => string,
   aig: () => number,
   cGV: () => maxValue,
   cl6: () => nullish,
   euz: () => literal,
   g1P: () => record,
   is: () => is,
   lqM: () => optional,
   mee: () => nullable,
   ndf: () => integer,
   pdi: () => transform,
   qgA: () => parse,
   rej: () => strictObject,
   tBZ: () => readonly,
   xLC: () => safeParse,
   yGV: () => regex,
   yhX: () => isoTimestamp,
   yqP: () => exactOptional,
   z6Y: () => check,
   zMY: () => boolean
  });
  const B = {
   lang: void 0,
   message: void 0,
   abortEarly: void 0,
   abortPipeEarly: void 0
  };
  function getGlobalConfig(A) {
   return A ? {
    lang: A?.lang ?? void 0,
    message: A?.message,
    abortEarly: A?.abortEarly ?? void 0,
    abortPipeEarly: A?.abortPipeEarly ?? void 0
   } : B;
  }
  let g, I, e;
  function getGlobalMessage(A) {
   return g?.get(A);
  }
  function getSchemaMessage(A) {
   return I?.get(A);
  }
  function getSpecificMessage(A, Q) {
   return e?.get(A)?.get(Q);
  }
  function _stringify(A) {
   const Q = typeof A;
   return "string" === Q ? `"${A}"` : "number" === Q || "bigint" === Q || "boolean" === Q ? `${A}` : "object" === Q || "function" === Q ? (A && Object.getPrototypeOf(A)?.constructor?.name) ?? "null" : Q;
  }
  function _addIssue(A, Q, E, B, g) {
   const I = g && "input" in g ? g.input : E.value, e = g?.expected ?? A.expects ?? null, t = g?.received ?? _stringify(I), C = {
    kind: A.kind,
    type: A.type,
    input: I,
    expected: e,
    received: t,
    message: `Invalid ${Q}: ${e ? `Expected ${e} but r` : "R"}eceived ${t}`,
    requirement: A.requirement,
    path: g?.path,
    issues: g?.issues,
    lang: B.lang,
    abortEarly: B.abortEarly,
    abortPipeEarly: B.abortPipeEarly
   }, s = "schema" === A.kind, o = g?.message ?? A.message ?? getSpecificMessage(A.reference, C.lang) ?? (s ? getSchemaMessage(C.lang) : null) ?? B.message ?? getGlobalMessage(C.lang);
   void 0 !== o && (C.message = "function" == typeof o ? o(C) : o), s && (E.typed = !1), 
   E.issues ? E.issues.push(C) : E.issues = [ C ];
  }
  function _isSameValueZero(A, Q) {
   return A === Q || Number.isNaN(A) && Number.isNaN(Q);
  }
  function _isValidObjectKey(A, Q) {
   return Object.prototype.hasOwnProperty.call(A, Q) && "__proto__" !== Q && "prototype" !== Q && "constructor" !== Q;
  }
  function _joinExpects(A, Q) {
   const E = [ ...new Set(A) ];
   return E.length > 1 ? `(${E.join(` ${Q} `)})` : E[0] ?? "never";
  }
  function _standardSchema(A) {
   return A["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: Q => A["~run"]({
     value: Q
    }, getGlobalConfig())
   }, A;
  }
  function getDotPath(A) {
   if (A.path) {
    let Q = "";
    for (const E of A.path) {
     if ("string" != typeof E.key && "number" != typeof E.key) return null;
     Q += Q ? `.${E.key}` : E.key;
    }
    return Q;
   }
   return null;
  }
  var t = class extends Error {
   constructor(A) {
    super(A[0].message), this.name = "ValiError", this.issues = A;
   }
  };
  const C = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
  function check(A, Q) {
   return {
    kind: "validation",
    type: "check",
    reference: check,
    async: !1,
    expects: null,
    requirement: A,
    message: Q,
    "~run"(A, Q) {
     return A.typed && !this.requirement(A.value) && _addIssue(this, "input", A, Q), 
     A;
    }
   };
  }
  function integer(A) {
   return {
    kind: "validation",
    type: "integer",
    reference: integer,
    async: !1,
    expects: null,
    requirement: Number.isInteger,
    message: A,
    "~run"(A, Q) {
     return A.typed && !this.requirement(A.value) && _addIssue(this, "integer", A, Q), 
     A;
    }
   };
  }
  function isoTimestamp(A) {
   return {
    kind: "validation",
    type: "iso_timestamp",
    reference: isoTimestamp,
    async: !1,
    expects: null,
    requirement: C,
    message: A,
    "~run"(A, Q) {
     return A.typed && !this.requirement.test(A.value) && _addIssue(this, "timestamp", A, Q), 
     A;
    }
   };
  }
  function maxLength(A, Q) {
   return {
    kind: "validation",
    type: "max_length",
    reference: maxLength,
    async: !1,
    expects: `<=${A}`,
    requirement: A,
    message: Q,
    "~run"(A, Q) {
     return A.typed && A.value.length > this.requirement && _addIssue(this, "length", A, Q, {
      received: `${A.value.length}`
     }), A;
    }
   };
  }
  function maxValue(A, Q) {
   return {
    kind: "validation",
    type: "max_value",
    reference: maxValue,
    async: !1,
    expects: `<=${A instanceof Date ? A.toJSON() : _stringify(A)}`,
    requirement: A,
    message: Q,
    "~run"(A, Q) {
     return !A.typed || A.value <= this.requirement || _addIssue(this, "value", A, Q, {
      received: A.value instanceof Date ? A.value.toJSON() : _stringify(A.value)
     }), A;
    }
   };
  }
  function minValue(A, Q) {
   return {
    kind: "validation",
    type: "min_value",
    reference: minValue,
    async: !1,
    expects: `>=${A instanceof Date ? A.toJSON() : _stringify(A)}`,
    requirement: A,
    message: Q,
    "~run"(A, Q) {
     return !A.typed || A.value >= this.requirement || _addIssue(this, "value", A, Q, {
      received: A.value instanceof Date ? A.value.toJSON() : _stringify(A.value)
     }), A;
    }
   };
  }
  function readonly() {
   return {
    kind: "transformation",
    type: "readonly",
    reference: readonly,
    async: !1,
    "~run": A => A
   };
  }
  function regex(A, Q) {
   return {
    kind: "validation",
    type: "regex",
    reference: regex,
    async: !1,
    expects: `${A}`,
    requirement: A,
    message: Q,
    "~run"(A, Q) {
     return A.typed && !this.requirement.test(A.value) && _addIssue(this, "format", A, Q), 
     A;
    }
   };
  }
  function safeInteger(A) {
   return {
    kind: "validation",
    type: "safe_integer",
    reference: safeInteger,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: A,
    "~run"(A, Q) {
     return A.typed && !this.requirement(A.value) && _addIssue(this, "safe integer", A, Q), 
     A;
    }
   };
  }
  function transform(A) {
   return {
    kind: "transformation",
    type: "transform",
    reference: transform,
    async: !1,
    operation: A,
    "~run"(A) {
     return A.value = this.operation(A.value), A;
    }
   };
  }
  const s = {
   abortEarly: !0
  };
  function getFallback(A, Q, E) {
   return "function" == typeof A.fallback ? A.fallback(Q, E) : A.fallback;
  }
  function fallback(A, Q) {
   return _standardSchema({
    ...A,
    fallback: Q,
    "~run"(Q, E) {
     const B = A["~run"](Q, E);
     return B.issues ? {
      typed: !0,
      value: getFallback(this, B, E)
     } : B;
    }
   });
  }
  function getDefault(A, Q, E) {
   return "function" == typeof A.default ? A.default(Q, E) : A.default;
  }
  function is(A, Q) {
   return !A["~run"]({
    value: Q
   }, s).issues;
  }
  function array(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "array",
    reference: array,
    expects: "Array",
    async: !1,
    item: A,
    message: Q,
    "~run"(A, Q) {
     const E = A.value;
     if (Array.isArray(E)) {
      A.typed = !0, A.value = [];
      for (let B = 0; B < E.length; B++) {
       const g = E[B], I = this.item["~run"]({
        value: g
       }, Q);
       if (I.issues) {
        const e = {
         type: "array",
         origin: "value",
         input: E,
         key: B,
         value: g
        };
        for (const Q of I.issues) Q.path ? Q.path.unshift(e) : Q.path = [ e ], A.issues?.push(Q);
        if (A.issues || (A.issues = I.issues), Q.abortEarly) {
         A.typed = !1;
         break;
        }
       }
       I.typed || (A.typed = !1), A.value.push(I.value);
      }
     } else _addIssue(this, "type", A, Q);
     return A;
    }
   });
  }
  function boolean(A) {
   return _standardSchema({
    kind: "schema",
    type: "boolean",
    reference: boolean,
    expects: "boolean",
    async: !1,
    message: A,
    "~run"(A, Q) {
     return "boolean" == typeof A.value ? A.typed = !0 : _addIssue(this, "type", A, Q), 
     A;
    }
   });
  }
  function exactOptional(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "exact_optional",
    reference: exactOptional,
    expects: A.expects,
    async: !1,
    wrapped: A,
    default: Q,
    "~run"(A, Q) {
     return this.wrapped["~run"](A, Q);
    }
   });
  }
  function literal(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "literal",
    reference: literal,
    expects: _stringify(A),
    async: !1,
    literal: A,
    message: Q,
    "~run"(A, Q) {
     return _isSameValueZero(A.value, this.literal) ? A.typed = !0 : _addIssue(this, "type", A, Q), 
     A;
    }
   });
  }
  function nullable(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "nullable",
    reference: nullable,
    expects: `(${A.expects} | null)`,
    async: !1,
    wrapped: A,
    default: Q,
    "~run"(A, Q) {
     return null === A.value && (void 0 !== this.default && (A.value = getDefault(this, A, Q)), 
     null === A.value) ? (A.typed = !0, A) : this.wrapped["~run"](A, Q);
    }
   });
  }
  function nullish(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "nullish",
    reference: nullish,
    expects: `(${A.expects} | null | undefined)`,
    async: !1,
    wrapped: A,
    default: Q,
    "~run"(A, Q) {
     return null !== A.value && void 0 !== A.value || (void 0 !== this.default && (A.value = getDefault(this, A, Q)), 
     null !== A.value && void 0 !== A.value) ? this.wrapped["~run"](A, Q) : (A.typed = !0, 
     A);
    }
   });
  }
  function number(A) {
   return _standardSchema({
    kind: "schema",
    type: "number",
    reference: number,
    expects: "number",
    async: !1,
    message: A,
    "~run"(A, Q) {
     return "number" != typeof A.value || isNaN(A.value) ? _addIssue(this, "type", A, Q) : A.typed = !0, 
     A;
    }
   });
  }
  function object(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "object",
    reference: object,
    expects: "Object",
    async: !1,
    entries: A,
    message: Q,
    "~run"(A, Q) {
     const E = A.value;
     if (E && "object" == typeof E) {
      A.typed = !0, A.value = {};
      for (const B in this.entries) {
       const g = this.entries[B];
       if (B in E || ("exact_optional" === g.type || "optional" === g.type || "nullish" === g.type) && void 0 !== g.default) {
        const I = B in E ? E[B] : getDefault(g), e = g["~run"]({
         value: I
        }, Q);
        if (e.issues) {
         const g = {
          type: "object",
          origin: "value",
          input: E,
          key: B,
          value: I
         };
         for (const Q of e.issues) Q.path ? Q.path.unshift(g) : Q.path = [ g ], A.issues?.push(Q);
         if (A.issues || (A.issues = e.issues), Q.abortEarly) {
          A.typed = !1;
          break;
         }
        }
        e.typed || (A.typed = !1), A.value[B] = e.value;
       } else if (void 0 !== g.fallback) A.value[B] = getFallback(g); else if ("exact_optional" !== g.type && "optional" !== g.type && "nullish" !== g.type && (_addIssue(this, "key", A, Q, {
        input: void 0,
        expected: `"${B}"`,
        path: [ {
         type: "object",
         origin: "key",
         input: E,
         key: B,
         value: E[B]
        } ]
       }), Q.abortEarly)) break;
      }
     } else _addIssue(this, "type", A, Q);
     return A;
    }
   });
  }
  function optional(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "optional",
    reference: optional,
    expects: `(${A.expects} | undefined)`,
    async: !1,
    wrapped: A,
    default: Q,
    "~run"(A, Q) {
     return void 0 === A.value && (void 0 !== this.default && (A.value = getDefault(this, A, Q)), 
     void 0 === A.value) ? (A.typed = !0, A) : this.wrapped["~run"](A, Q);
    }
   });
  }
  function picklist(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "picklist",
    reference: picklist,
    expects: _joinExpects(A.map(_stringify), "|"),
    async: !1,
    options: A,
    message: Q,
    "~run"(A, Q) {
     return this.options.includes(A.value) ? A.typed = !0 : _addIssue(this, "type", A, Q), 
     A;
    }
   });
  }
  function record(A, Q, E) {
   return _standardSchema({
    kind: "schema",
    type: "record",
    reference: record,
    expects: "Object",
    async: !1,
    key: A,
    value: Q,
    message: E,
    "~run"(A, Q) {
     const E = A.value;
     if (E && "object" == typeof E) {
      A.typed = !0, A.value = {};
      for (const B in E) if (_isValidObjectKey(E, B)) {
       const g = E[B], I = this.key["~run"]({
        value: B
       }, Q);
       if (I.issues) {
        const e = {
         type: "object",
         origin: "key",
         input: E,
         key: B,
         value: g
        };
        for (const Q of I.issues) Q.path = [ e ], A.issues?.push(Q);
        if (A.issues || (A.issues = I.issues), Q.abortEarly) {
         A.typed = !1;
         break;
        }
       }
       const e = this.value["~run"]({
        value: g
       }, Q);
       if (e.issues) {
        const I = {
         type: "object",
         origin: "value",
         input: E,
         key: B,
         value: g
        };
        for (const Q of e.issues) Q.path ? Q.path.unshift(I) : Q.path = [ I ], A.issues?.push(Q);
        if (A.issues || (A.issues = e.issues), Q.abortEarly) {
         A.typed = !1;
         break;
        }
       }
       I.typed && e.typed || (A.typed = !1), I.typed && (A.value[I.value] = e.value);
      }
     } else _addIssue(this, "type", A, Q);
     return A;
    }
   });
  }
  function strictObject(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "strict_object",
    reference: strictObject,
    expects: "Object",
    async: !1,
    entries: A,
    message: Q,
    "~run"(A, Q) {
     const E = A.value;
     if (E && "object" == typeof E) {
      A.typed = !0, A.value = {};
      for (const B in this.entries) {
       const g = this.entries[B];
       if (B in E || ("exact_optional" === g.type || "optional" === g.type || "nullish" === g.type) && void 0 !== g.default) {
        const I = B in E ? E[B] : getDefault(g), e = g["~run"]({
         value: I
        }, Q);
        if (e.issues) {
         const g = {
          type: "object",
          origin: "value",
          input: E,
          key: B,
          value: I
         };
         for (const Q of e.issues) Q.path ? Q.path.unshift(g) : Q.path = [ g ], A.issues?.push(Q);
         if (A.issues || (A.issues = e.issues), Q.abortEarly) {
          A.typed = !1;
          break;
         }
        }
        e.typed || (A.typed = !1), A.value[B] = e.value;
       } else if (void 0 !== g.fallback) A.value[B] = getFallback(g); else if ("exact_optional" !== g.type && "optional" !== g.type && "nullish" !== g.type && (_addIssue(this, "key", A, Q, {
        input: void 0,
        expected: `"${B}"`,
        path: [ {
         type: "object",
         origin: "key",
         input: E,
         key: B,
         value: E[B]
        } ]
       }), Q.abortEarly)) break;
      }
      if (!A.issues || !Q.abortEarly) for (const B in E) if (!Object.prototype.hasOwnProperty.call(this.entries, B)) {
       _addIssue(this, "key", A, Q, {
        input: B,
        expected: "never",
        path: [ {
         type: "object",
         origin: "key",
         input: E,
         key: B,
         value: E[B]
        } ]
       });
       break;
      }
     } else _addIssue(this, "type", A, Q);
     return A;
    }
   });
  }
  function string(A) {
   return _standardSchema({
    kind: "schema",
    type: "string",
    reference: string,
    expects: "string",
    async: !1,
    message: A,
    "~run"(A, Q) {
     return "string" == typeof A.value ? A.typed = !0 : _addIssue(this, "type", A, Q), 
     A;
    }
   });
  }
  function _subIssues(A) {
   let Q;
   if (A) for (const E of A) if (Q) for (const A of E.issues) Q.push(A); else Q = E.issues;
   return Q;
  }
  function union(A, Q) {
   return _standardSchema({
    kind: "schema",
    type: "union",
    reference: union,
    expects: _joinExpects(A.map(A => A.expects), "|"),
    async: !1,
    options: A,
    message: Q,
    "~run"(A, Q) {
     let E, B, g;
     for (const I of this.options) {
      const e = I["~run"]({
       value: A.value
      }, Q);
      if (e.typed) {
       if (!e.issues) {
        E = e;
        break;
       }
       B ? B.push(e) : B = [ e ];
      } else g ? g.push(e) : g = [ e ];
     }
     if (E) return E;
     if (B) {
      if (1 === B.length) return B[0];
      _addIssue(this, "type", A, Q, {
       issues: _subIssues(B)
      }), A.typed = !0;
     } else {
      if (1 === g?.length) return g[0];
      _addIssue(this, "type", A, Q, {
       issues: _subIssues(g)
      });
     }
     return A;
    }
   });
  }
  function unknown() {
   return _standardSchema({
    kind: "schema",
    type: "unknown",
    reference: unknown,
    expects: "unknown",
    async: !1,
    "~run": A => (A.typed = !0, A)
   });
  }
  function variant(A, Q, E) {
   return _standardSchema({
    kind: "schema",
    type: "variant",
    reference: variant,
    expects: "Object",
    async: !1,
    key: A,
    options: Q,
    message: E,
    "~run"(A, Q) {
     const E = A.value;
     if (E && "object" == typeof E) {
      let B, g = 0, I = this.key, e = [];
      const parseOptions = (A, t) => {
       for (const C of A.options) {
        if ("variant" === C.type) parseOptions(C, new Set(t).add(C.key)); else {
         let A = !0, o = 0;
         for (const Q of t) {
          const B = C.entries[Q];
          if (Q in E ? B["~run"]({
           typed: !1,
           value: E[Q]
          }, s).issues : "exact_optional" !== B.type && "optional" !== B.type && "nullish" !== B.type) {
           A = !1, I !== Q && (g < o || g === o && Q in E && !(I in E)) && (g = o, I = Q, e = []), 
           I === Q && e.push(C.entries[Q].expects);
           break;
          }
          o++;
         }
         if (A) {
          const A = C["~run"]({
           value: E
          }, Q);
          (!B || !B.typed && A.typed) && (B = A);
         }
        }
        if (B && !B.issues) break;
       }
      };
      if (parseOptions(this, new Set([ this.key ])), B) return B;
      _addIssue(this, "type", A, Q, {
       input: E[I],
       expected: _joinExpects(e, "|"),
       path: [ {
        type: "object",
        origin: "value",
        input: E,
        key: I,
        value: E[I]
       } ]
      });
     } else _addIssue(this, "type", A, Q);
     return A;
    }
   });
  }
  function parse(A, Q, E) {
   const B = A["~run"]({
    value: Q
   }, getGlobalConfig(E));
   if (B.issues) throw new t(B.issues);
   return B.value;
  }
  function pipe(...A) {
   return _standardSchema({
    ...A[0],
    pipe: A,
    "~run"(Q, E) {
     for (const B of A) if ("metadata" !== B.kind) {
      if (Q.issues && ("schema" === B.kind || "transformation" === B.kind)) {
       Q.typed = !1;
       break;
      }
      Q.issues && (E.abortEarly || E.abortPipeEarly) || (Q = B["~run"](Q, E));
     }
     return Q;
    }
   });
  }
  function safeParse(A, Q, E) {
   const B = A["~run"]({
    value: Q
   }, getGlobalConfig(E));
   return {
    typed: B.typed,
    success: !B.issues,
    output: B.value,
    issues: B.issues
   };
  }
 })
};