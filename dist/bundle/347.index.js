"use strict";

exports.id = 347, exports.ids = [ 347 ], exports.modules = {
 1347: ((e, t, s) => {
  s.d(t, {
   createRepository: () => createRepository
  });
  var r = s(7934), n = s(4845), i = s(1015), o = s(9309), a = s(1010), u = s(6540), c = s(1220);
  class NoAnswerError extends Error {
   ending;
   tries;
   constructor(e, t) {
    super(e.message), this.name = "NoAnswerError", this.ending = e, this.tries = t;
   }
  }
  const l = "x-docs-agent-tries";
  function createFetch(e) {
   const {send: t, clock: s, operationOf: r, withinMs: n} = e;
   return async (i, o = {}) => {
    const a = new URL("object" == typeof i && "url" in i ? i.url : i), d = function({method: e = "GET"}) {
     const t = e.toUpperCase();
     if ("GET" === t || "POST" === t || "PATCH" === t || "PUT" === t || "DELETE" === t) return t;
     throw new TypeError(`unexpected method ${t}`);
    }(o), h = u.m[r(d, a.pathname)], m = void 0 === n ? h : {
     ...h,
     deadlineMs: n,
     rules: {}
    }, p = {
     method: d,
     url: a,
     headers: plainHeaders(o.headers),
     deadlineMs: m.deadlineMs,
     maxBytes: m.maxBytes,
     freshConnection: m.freshConnection,
     ..."string" == typeof o.body ? {
      body: o.body
     } : {}
    }, {result: w, tries: f} = await (0, c.L)(m, async e => {
     const r = await follow({
      ...p,
      signal: e
     }, t);
     return {
      result: r,
      trouble: troubleOf(r),
      retryAfterMs: waitOf(r, s)
     };
    }, e);
    if ("failure" === w.kind) throw new NoAnswerError(w, f);
    return function({status: e, headers: t, body: s}, r) {
     const n = [ ...t ].filter(([e]) => "content-encoding" !== e && "content-length" !== e);
     return {
      status: e,
      url: "",
      headers: new Map([ ...n, [ l, String(r) ] ]),
      text: async () => (new TextDecoder).decode(s),
      arrayBuffer: async () => new Uint8Array(s).buffer
     };
    }(w, f);
   };
  }
  const d = 3;
  async function follow(e, t, s = 0) {
   const r = await t(e);
   if ("GET" !== e.method || "answer" !== r.kind || 301 !== r.status || s === d) return r;
   const n = r.headers.get("location") ?? "";
   if (!URL.canParse(n, e.url.href)) return r;
   const i = new URL(n, e.url);
   return i.origin === e.url.origin ? follow({
    ...e,
    url: i
   }, t, s + 1) : r;
  }
  function troubleOf(e) {
   return "failure" === e.kind ? (0, o.xy)(e) : isRateLimited(e) ? "rate-limit" : e.status >= 500 ? "server" : null;
  }
  function isRateLimited({status: e, headers: t, body: s}) {
   return 429 === e || 403 === e && (!(!t.has("retry-after") && "0" !== t.get("x-ratelimit-remaining")) || /secondary rate limit/i.test((new TextDecoder).decode(s.subarray(0, 2e3))));
  }
  function waitOf(e, t) {
   return "answer" === e.kind ? (0, a.V)(e.headers, t.now()) : null;
  }
  function plainHeaders(e = {}) {
   const t = Symbol.iterator in e ? [ ...e ] : Object.entries(e);
   return Object.fromEntries(t.map(([e = "", t]) => [ e.toLowerCase(), String(t) ]));
  }
  const h = {
   unreachable: "Check `GITHUB_API_URL` and the runner's network, including proxies.",
   certificate: "Ask GitHub's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
   ...s(8443).qu,
   cancelled: "Run it again if it is still needed."
  };
  class UnreadableAnswer extends Error {
   name="UnreadableAnswer";
  }
  const m = {
   301: "missing",
   302: "missing",
   307: "missing",
   308: "missing",
   401: "unauthorized",
   404: "missing",
   408: "unavailable",
   410: "missing",
   425: "unavailable"
  }, p = [ {
   status: 403,
   words: /\blocked\b/i,
   failure: "locked"
  }, {
   status: 403,
   words: /not accessible by integration/i,
   failure: "not-accessible"
  }, {
   status: 403,
   words: /not accessible by personal access token/i,
   failure: "forbidden"
  }, {
   status: 403,
   words: /must have \w+ (access|rights)/i,
   failure: "forbidden"
  } ], w = {
   FORBIDDEN: "forbidden",
   INSUFFICIENT_SCOPES: "forbidden",
   NOT_FOUND: "missing",
   RATE_LIMITED: "rate-limited",
   "": "unavailable"
  }, f = r.NpB(r.Ikc({
   message: r.lqM(r.YjP(), ""),
   documentation_url: r.lqM(r.YjP(), ""),
   errors: r.NpB(r.YOg(r.Ikc({
    message: r.lqM(r.YjP()),
    code: r.lqM(r.YjP())
   })), [])
  }), {
   message: "",
   documentation_url: "",
   errors: []
  }), g = r.Ikc({
   name: r.euz("GraphqlResponseError"),
   errors: r.YOg(r.Ikc({
    type: r.lqM(r.YjP(), ""),
    message: r.lqM(r.YjP(), "")
   }))
  });
  function repositoryError(e, t) {
   if (e instanceof n.pU) return e;
   if (e instanceof i.G && e.cause instanceof NoAnswerError) {
    const {ending: s, tries: r} = e.cause;
    return make("unavailable", t, {
     reason: s.message,
     ending: s.failure,
     tries: r,
     cause: e
    });
   }
   if (e instanceof i.G) {
    const {status: s} = e, n = wordsOf(r.qgA(f, e.response?.data).message), i = Number(e.response?.headers[l] ?? 1);
    return make(function({status: e, response: t}, {length: s = 0}) {
     const n = new Map(Object.entries(t?.headers ?? {}).map(([e, t]) => [ e, String(t) ])), {message: i, documentation_url: o, errors: a} = r.qgA(f, t?.data);
     if (isRateLimited({
      status: e,
      headers: n,
      body: (new TextEncoder).encode(i)
     })) return "rate-limited";
     if (403 === e && o.includes("locking-conversations")) return "locked";
     if (422 === e && s > 65536) return "too-long";
     const u = [ i, ...a.map(e => e.message ?? "") ], c = p.find(t => t.status === e && u.some(e => t.words.test(e)));
     return c?.failure ?? m[e] ?? (e >= 500 ? "unavailable" : "refused");
    }(e, t), t, {
     reason: `HTTP ${s}${n}`,
     status: s,
     tries: i,
     cause: e
    });
   }
   if (r.is(g, e)) {
    const [s] = e.errors;
    return make(w[s?.type ?? ""] ?? "refused", t, {
     reason: `GraphQL${wordsOf(s?.message ?? "")}`,
     cause: e
    });
   }
   return make("unavailable", t, {
    reason: e instanceof UnreadableAnswer ? e.message : "its answer has an unknown form",
    cause: e
   });
  }
  function mayBeDone({failure: e, cause: t}) {
   if ("unavailable" !== e) return !1;
   const s = t instanceof i.G ? t.cause : null;
   return !(s instanceof NoAnswerError) || s.ending.sent;
  }
  function isTooLarge(e) {
   const {status: t, cause: s} = e;
   return 406 === t || (s instanceof i.G && s.cause instanceof NoAnswerError ? "too-big" === s.cause.ending.failure : hasCode(e, "too_large"));
  }
  function isNotAvailable(e) {
   return 422 === e.status && hasCode(e, "not_available");
  }
  function hasCode({cause: e}, t) {
   return e instanceof i.G && r.qgA(f, e.response?.data).errors.some(({code: e}) => e === t);
  }
  function wordsOf(e) {
   return "" === e ? "" : `: ${e.length > 200 ? `${e.slice(0, 200)}…` : e}`;
  }
  function make(e, t, s) {
   const {reason: r, status: i, tries: o = 1, ending: a, cause: u} = s, c = o > 1 ? `, tried ${o} times` : "", l = `GitHub did not ${t.what} (${r}${c}).`, d = function(e, {permission: t, ending: s}) {
    switch (e) {
    case "unauthorized":
     return "The token is wrong or has expired; a token of a GitHub App expires after an hour.";

    case "not-accessible":
    case "forbidden":
     return `Add ${t} to the workflow's \`permissions:\`.`;

    case "locked":
     return "Unlock the conversation.";

    case "missing":
     return "It may have been deleted, moved or disabled, or the token may not see it.";

    case "too-long":
     return "The text is longer than GitHub's limit of 65,536 characters.";

    case "refused":
     return "GitHub gives no reason beyond the one in brackets.";

    case "rate-limited":
     return "This token has reached a rate limit of GitHub: try again later.";

    case "unavailable":
     return (void 0 === s ? void 0 : h[s]) ?? "Try again later.";
    }
   }(e, {
    permission: t.permission,
    ending: a
   });
   return new n.pU({
    failure: e,
    status: i,
    message: l,
    hint: d,
    cause: u
   });
  }
  async function ask(e, t, s) {
   try {
    const {data: e} = await s();
    return decode(t, e);
   } catch (t) {
    throw repositoryError(t, e);
   }
  }
  async function unlessMissing(e) {
   try {
    return await e;
   } catch (e) {
    if ("missing" === (0, n.wz)(e).failure) return null;
    throw e;
   }
  }
  async function list(e, t, {undertaking: s, first: n, mostPages: i, keyOf: o}) {
   const a = new Map;
   try {
    for (let s = n.url, u = 1; ;u += 1) {
     const {data: c, headers: l} = await e.request({
      method: n.method,
      headers: n.headers,
      url: s
     });
     if (Array.isArray(c) && c.length > 100) throw new UnreadableAnswer("a page of more than 100 rows, which is more than we requested");
     for (const e of decode(r.YOg(t), c)) a.set(o(e), e);
     const d = /<([^<>]+)>;\s*rel="next"/.exec(l.link ?? "")?.[1];
     if (void 0 === d || u >= i) return {
      rows: [ ...a.values() ],
      pages: u,
      cut: void 0 !== d
     };
     if (!URL.canParse(d) || new URL(d).origin !== new URL(s).origin) throw new UnreadableAnswer("the link to the next page names another host");
     s = d;
    }
   } catch (e) {
    throw repositoryError(e, s);
   }
  }
  async function listWithoutGaps(e, t, s) {
   const r = new Map;
   let n = null;
   for (let i = 1; ;i += 1) {
    const o = await list(e, t, s), a = new Set(o.rows.map(s.keyOf));
    for (const e of o.rows) r.set(s.keyOf(e), e);
    if ((n?.isSubsetOf(a) ?? 1 === o.pages) || o.cut || i >= 3) return {
     ...o,
     rows: [ ...r.values() ]
    };
    n = a;
   }
  }
  function decode(e, t) {
   const s = r.xLC(e, t, {
    abortEarly: !0
   });
   if (s.success) return s.output;
   const [n] = s.issues;
   throw new UnreadableAnswer(`${r.BuJ(n) ?? "the body"}: expected ${n.expected ?? "another form"}`);
  }
  var b = s(4555);
  function createOnce(e, {listOwn: t, ...s}) {
   const r = (0, b.TM)(e);
   return createUnlessFound({
    ...s,
    find: async () => (await t()).find(e => (0, b.TM)(e.body) === r)
   });
  }
  async function createUnlessFound(e) {
   for (let t = 1; ;t += 1) try {
    return await e.post();
   } catch (s) {
    if (!mayBeDone((0, n.wz)(s))) throw s;
    const r = await findLost(e).catch(e => {
     throw stillUnclear((0, n.wz)(s), (0, n.wz)(e));
    });
    if (void 0 !== r) return r;
    if (e.once || t >= 3 || !1 === await (e.mayRepeat?.())) throw s;
   }
  }
  function stillUnclear({failure: e, status: t, message: s, cause: r}, i) {
   return new n.pU({
    failure: e,
    status: t,
    message: `${s} ${i.message}`,
    hint: i.hint,
    cause: r
   });
  }
  async function findLost(e) {
   const {clock: t, cancelled: s} = e;
   for (let r = 1; r <= 2; r += 1) {
    r > 1 && await t.sleep(2e3, s);
    const n = await lookForLost(e);
    if (void 0 !== n) return n;
   }
  }
  async function lookForLost({find: e, clock: t, cancelled: s}) {
   try {
    return await e();
   } catch (r) {
    if ("missing" !== (0, n.wz)(r).failure) throw r;
    return await t.sleep(2e3, s), e();
   }
  }
  var y = s(4730);
  function placeOf(e) {
   const [t = "", s = ""] = e.split("/");
   return {
    owner: t,
    repo: s
   };
  }
  const silent = () => {}, k = "2022-11-28";
  function createOctokit({token: e, apiUrl: t, userAgent: s, redact: r, ...n}) {
   const o = new y.E({
    auth: e,
    baseUrl: t,
    userAgent: s,
    log: {
     debug: silent,
     info: silent,
     warn: silent,
     error: silent
    },
    request: {
     fetch: createRedactingFetch({
      ...n,
      operationOf: operationOf
     }, r)
    }
   });
   return o.hook.before("request", ({headers: e}) => {
    e["x-github-api-version"] = k;
   }), o.hook.after("request", (e, t) => {
    if (e.status >= 300) throw new i.G("It has moved", e.status, {
     request: t,
     response: e
    });
    e.data?.errors && (e.data = redactedJson(JSON.stringify(e.data), r));
   }), o.hook.error("request", e => {
    throw e instanceof i.G && void 0 !== e.response?.data && (e.response.data = redactedJson(JSON.stringify(e.response.data), r)), 
    e;
   }), o;
  }
  function onceWithin(e, {token: t, apiUrl: s, userAgent: r, redact: n, ...i}) {
   return {
    fetch: createRedactingFetch({
     ...i,
     cancelled: (new AbortController).signal,
     operationOf: operationOf,
     withinMs: e
    }, n)
   };
  }
  function repeatedIf(e, {token: t, apiUrl: s, userAgent: r, redact: n, ...i}) {
   return {
    fetch: createRedactingFetch({
     ...i,
     operationOf: operationOf,
     mayRepeat: e
    }, n)
   };
  }
  function redactedJson(e, t) {
   return JSON.parse(e, (e, s) => "string" == typeof s ? t(s) : s);
  }
  function createRedactingFetch(e, t) {
   const s = createFetch(e);
   return (e, r = {}) => {
    const {body: n} = r;
    return s(e, "string" != typeof n ? r : {
     ...r,
     body: JSON.stringify(redactedJson(n, t))
    });
   };
  }
  function operationOf(e, t) {
   return "GET" === e || t.endsWith("/graphql") || t.endsWith("/markdown") ? "github-read" : "POST" === e ? t.endsWith("/reactions") ? "github-claim" : "github-create" : "github-edit";
  }
  const _ = r.FsL(r.cl6(r.Ikc({
   login: r.YjP()
  }), {
   login: "ghost"
  }), r.pdi(e => e.login)), q = r.Ikc({
   viewer: r.Ikc({
    login: r.YjP()
   })
  }), P = r.FsL(r.Ikc({
   permission: r.KIO([ "admin", "write", "read", "none" ]),
   role_name: r.cl6(r.YjP()),
   user: r.cl6(r.Ikc({
    id: r.aig()
   }))
  }), r.pdi(({permission: e, role_name: t, user: s}) => ({
   permission: e,
   role: t ?? e,
   userId: s?.id ?? null
  }))), O = {
   id: r.FsL(r.aig(), r.Y2b()),
   node_id: r.NpB(r.cl6(r.YjP(), null), null),
   user: r.cl6(r.Ikc({
    login: r.YjP(),
    id: r.cl6(r.aig(), null),
    type: r.cl6(r.YjP())
   }), {
    login: "ghost",
    id: null
   }),
   body: r.cl6(r.YjP(), ""),
   html_url: r.YjP(),
   created_at: r.YjP(),
   in_reply_to_id: r.cl6(r.FsL(r.aig(), r.Y2b()), null)
  }, I = r.Ikc(O), Y = r.FsL(I, r.pdi(inConversation)), L = r.FsL(I, r.pdi(onDiff));
  function inConversation(e) {
   return {
    kind: "issue-comment",
    review: null,
    ...partsOf(e)
   };
  }
  function onDiff(e) {
   return {
    kind: "review-comment",
    review: e.in_reply_to_id ?? e.id,
    ...partsOf(e)
   };
  }
  function partsOf({id: e, node_id: t, user: s, body: r, html_url: n, created_at: i}) {
   return {
    id: e,
    nodeId: t,
    author: s.login,
    authorId: s.id,
    body: r,
    url: n,
    createdAt: i
   };
  }
  const v = r.Ikc({
   ...O,
   issue_url: r.cl6(r.YjP()),
   pull_request_url: r.cl6(r.YjP()),
   path: r.cl6(r.YjP()),
   line: r.cl6(r.aig(), null),
   diff_hunk: r.cl6(r.YjP(), ""),
   performed_via_github_app: r.cl6(r.Ikc({
    slug: r.cl6(r.YjP(), "")
   }), null)
  }), j = r.FsL(v, r.pdi(e => ({
   ...inConversation(e),
   ...causeOf(e)
  }))), $ = r.FsL(v, r.pdi(e => ({
   ...onDiff(e),
   ...causeOf(e)
  })));
  function causeOf({user: e, issue_url: t, pull_request_url: s, path: r, line: n, diff_hunk: i, performed_via_github_app: o}) {
   const a = /\/(?:issues|pulls)\/(\d+)$/.exec(t ?? s ?? "")?.[1];
   return {
    authorIsBot: "Bot" === e.type || e.login.endsWith("[bot]"),
    viaApp: null === o ? null : o.slug,
    thread: void 0 === a ? null : Number(a),
    place: "string" == typeof r ? {
     path: r,
     line: n,
     hunk: i
    } : null
   };
  }
  const E = r.FsL(r.Ikc({
   node: r.Ikc({
    createdViaEmail: r.zMY()
   })
  }), r.pdi(({node: e}) => e.createdViaEmail)), T = r.FsL(r.Ikc({
   ...O,
   issue_url: r.FsL(r.YjP(), r.yGV(/\/issues\/\d+$/))
  }), r.pdi(e => ({
   ...inConversation(e),
   thread: numberIn(e.issue_url)
  }))), F = r.FsL(r.Ikc({
   ...O,
   pull_request_url: r.FsL(r.YjP(), r.yGV(/\/pulls\/\d+$/))
  }), r.pdi(e => ({
   ...onDiff(e),
   thread: numberIn(e.pull_request_url)
  })));
  function numberIn(e) {
   return Number(e.slice(e.lastIndexOf("/") + 1));
  }
  const R = r.FsL(r.Ikc({
   id: r.FsL(r.aig(), r.Y2b()),
   user: _,
   created_at: r.NpB(r.mee(r.FsL(r.YjP(), r.yhX())), null)
  }), r.pdi(({id: e, user: t, created_at: s}) => ({
   id: e,
   login: t,
   createdAt: null === s ? null : Date.parse(s)
  }))), A = r.FsL(r.Ikc({
   filename: r.YjP(),
   status: r.YjP(),
   additions: r.aig(),
   deletions: r.aig()
  }), r.pdi(({filename: e, status: t, additions: s, deletions: r}) => ({
   path: e,
   status: t,
   additions: s,
   deletions: r
  }))), G = r.FsL(r.YjP(), r.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)), C = r.FsL(r.Ikc({
   sha: G,
   commit: r.Ikc({
    message: r.cl6(r.YjP(), "")
   })
  }), r.pdi(({sha: e, commit: t}) => ({
   sha: e,
   subject: t.message.split("\n", 1)[0]?.trim() ?? ""
  }))), S = r.FsL(r.Ikc({
   files: r.cl6(r.YOg(r.Ikc({
    filename: r.YjP(),
    status: r.YjP(),
    previous_filename: r.cl6(r.YjP(), null)
   })), [])
  }), r.pdi(({files: e}) => e.map(({filename: e, status: t, previous_filename: s}) => ({
   path: e,
   status: t,
   previousPath: s
  })))), x = r.NpB(r.cl6(r.Ikc({
   id: r.cl6(r.aig(), null),
   full_name: r.YjP()
  }), null), null), M = r.FsL(r.Ikc({
   number: r.aig(),
   title: r.YjP(),
   body: r.cl6(r.YjP(), ""),
   user: _,
   html_url: r.YjP(),
   base: r.Ikc({
    ref: r.YjP()
   }),
   head: r.Ikc({
    ref: r.YjP(),
    sha: r.YjP(),
    repo: x
   }),
   state: r.cl6(r.YjP(), "open"),
   merged_at: r.cl6(r.YjP(), null),
   merge_commit_sha: r.NpB(r.cl6(r.YjP(), null), null),
   additions: r.cl6(r.aig(), null),
   deletions: r.cl6(r.aig(), null),
   changed_files: r.cl6(r.aig(), null),
   comments: r.NpB(r.lqM(r.aig()), void 0)
  }), r.pdi(({number: e, title: t, body: s, user: r, html_url: n, base: i, head: o, state: a, merged_at: u, merge_commit_sha: c, comments: l, ...d}) => ({
   number: e,
   title: t,
   body: s,
   author: r,
   url: n,
   base: i.ref,
   head: o.ref,
   headSha: o.sha,
   headRepository: null === o.repo ? null : {
    id: o.repo.id,
    name: o.repo.full_name
   },
   mergeSha: null === u ? null : c,
   state: null !== u ? "merged" : "open" === a ? "open" : "closed",
   size: sizeOf(d),
   comments: l
  }))), N = r.FsL(r.Ikc({
   base: r.Ikc({
    repo: r.NpB(r.cl6(r.Ikc({
     full_name: r.YjP()
    }), null), null)
   })
  }), r.pdi(({base: e}) => ({
   target: e.repo?.full_name ?? null
  }))), U = r.y$5([ M, N ]);
  function sizeOf(e) {
   const {additions: t, deletions: s, changed_files: r} = e;
   return null === t || null === s || null === r ? null : {
    additions: t,
    deletions: s,
    files: r
   };
  }
  const z = r.FsL(r.Ikc({
   number: r.FsL(r.aig(), r.Y2b()),
   body: r.cl6(r.YjP(), ""),
   user: _,
   html_url: r.YjP(),
   state: r.YjP(),
   labels: r.lqM(r.YOg(r.KCZ([ r.YjP(), r.Ikc({
    name: r.cl6(r.YjP(), "")
   }) ])), [])
  }), r.pdi(({number: e, body: t, user: s, html_url: r, state: n, labels: i}) => ({
   number: e,
   body: t,
   author: s,
   url: r,
   open: "open" === n,
   labels: i.map(e => "string" == typeof e ? e : e.name)
  }))), D = r.FsL(r.y$5([ z, r.Ikc({
   pull_request: r.cl6(r.L5J(), null)
  }) ]), r.pdi(({pull_request: e, ...t}) => ({
   ...t,
   isPullRequest: null !== e
  }))), B = r.Ikc({
   name: r.YjP()
  }), W = r.FsL(r.Ikc({
   private: r.zMY(),
   has_issues: r.zMY(),
   archived: r.lqM(r.zMY(), !1)
  }), r.pdi(({private: e, has_issues: t, archived: s}) => ({
   public: !e,
   hasIssues: t,
   archived: s
  }))), H = "`issues: read`, for pull requests `pull-requests: read`", J = "`issues: write`, for pull requests `pull-requests: write`", V = {
   "issue-comment": {
    name: "comment",
    read: H,
    row: Y,
    causing: j
   },
   "review-comment": {
    name: "review comment",
    read: "`pull-requests: read`",
    row: L,
    causing: $
   }
  };
  class Comments {
   #e;
   #t;
   constructor(e, {viewer: t}) {
    this.#e = e, this.#t = t;
   }
   comments=async (e, {kind: t = "issue-comment", since: s} = {}) => {
    const {octokit: r} = this.#e, {name: n, read: i, row: o} = V[t], a = {
     what: `show the ${n}s of thread ${e}`,
     permission: i
    }, u = {
     ...this.#e.place,
     per_page: 100,
     ...void 0 === s ? {} : {
      since: s
     }
    }, c = "issue-comment" === t ? r.request.endpoint("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
     ...u,
     issue_number: e
    }) : r.request.endpoint("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
     ...u,
     pull_number: e
    }), {rows: l, cut: d} = await listWithoutGaps(this.#e.octokit, o, {
     undertaking: a,
     first: c,
     mostPages: 100,
     keyOf: ({id: e}) => e
    });
    if (d) throw repositoryError(new UnreadableAnswer("the list does not end"), a);
    return l.toSorted((e, t) => e.id - t.id);
   };
   comment=({kind: e, id: t}, s = {}) => {
    const {name: r, read: n, row: i} = V[e];
    return unlessMissing(ask({
     what: `show the ${r} ${t}`,
     permission: n
    }, i, () => this.#s({
     kind: e,
     id: t
    }, s)));
   };
   causingComment=({kind: e, id: t}) => {
    const {name: s, read: r, causing: n} = V[e];
    return unlessMissing(ask({
     what: `show the ${s} ${t}`,
     permission: r
    }, n, () => this.#s({
     kind: e,
     id: t
    }, {})));
   };
   cameByMail=e => ask({
    what: "say whether a comment came by e-mail",
    permission: H
   }, E, async () => ({
    data: await this.#e.octokit.graphql("query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }", {
     id: e
    })
   }));
   createComment=async (e, t, s = {}) => {
    try {
     return await this.#r(e, t, s);
    } catch (r) {
     if ("missing" !== (0, n.wz)(r).failure || null === e.review) throw r;
     return this.#r({
      ...e,
      review: null
     }, t, s);
    }
   };
   editComment=({kind: e, id: t}, s, r = {}) => {
    const {octokit: n} = this.#e, {name: i, row: o} = V[e], a = {
     what: `change the ${i} ${t}`,
     permission: J,
     length: s.length
    }, u = {
     ...this.#e.place,
     comment_id: t,
     body: s,
     ...this.#n(r)
    };
    return ask(a, o, () => "issue-comment" === e ? n.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", u) : n.request("PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}", u));
   };
   react=async ({kind: e, id: t}, s, r = {}) => {
    const {octokit: n} = this.#e, i = {
     ...this.#e.place,
     content: s,
     ...this.#n(r)
    }, o = {
     "issue-comment": () => n.request("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", {
      ...i,
      comment_id: t
     }),
     "review-comment": () => n.request("POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions", {
      ...i,
      comment_id: t
     }),
     "pull-request": () => n.request("POST /repos/{owner}/{repo}/issues/{issue_number}/reactions", {
      ...i,
      issue_number: t
     })
    };
    let u = !1, c = null;
    const l = {
     what: `add the reaction ${s}`,
     permission: J
    }, d = await ask(l, R, async () => {
     const t = await o[e]();
     return u = 201 === t.status, c = (0, a.z)(t.headers.date), t;
    });
    return {
     created: u,
     at: c,
     ...d
    };
   };
   withdrawReaction=async ({kind: e, id: t}, s, n = {}) => {
    const {octokit: i} = this.#e, o = {
     ...this.#e.place,
     reaction_id: s,
     ...this.#n(n)
    }, a = {
     "issue-comment": () => i.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}", {
      ...o,
      comment_id: t
     }),
     "review-comment": () => i.request("DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}", {
      ...o,
      comment_id: t
     }),
     "pull-request": () => i.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}", {
      ...o,
      issue_number: t
     })
    }, u = {
     what: "remove a reaction",
     permission: J
    }, c = r.FsL(r.L5J(), r.pdi(() => !0));
    return await unlessMissing(ask(u, c, a[e])) ?? !1;
   };
   recentComments=async (e, {since: t, mostPages: s, oldestFirst: r = !1, withoutGaps: n = !1}) => {
    const {octokit: i} = this.#e, o = r ? "asc" : "desc", a = {
     ...this.#e.place,
     since: t,
     sort: "updated",
     direction: o,
     per_page: 100
    }, u = {
     undertaking: {
      what: `show the ${r ? "oldest" : "latest"} ${V[e].name}s`,
      permission: V[e].read
     },
     mostPages: s,
     keyOf: ({id: e}) => e
    }, c = n ? listWithoutGaps : list, {rows: l, cut: d} = "issue-comment" === e ? await c(this.#e.octokit, T, {
     ...u,
     first: i.request.endpoint("GET /repos/{owner}/{repo}/issues/comments", a)
    }) : await c(this.#e.octokit, F, {
     ...u,
     first: i.request.endpoint("GET /repos/{owner}/{repo}/pulls/comments", a)
    });
    return {
     comments: l,
     cut: d
    };
   };
   #s({kind: e, id: t}, s) {
    const {octokit: r} = this.#e, n = {
     ...this.#e.place,
     comment_id: t,
     ...this.#n(s)
    };
    return "issue-comment" === e ? r.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", n) : r.request("GET /repos/{owner}/{repo}/pulls/comments/{comment_id}", n);
   }
   #r(e, t, s) {
    const r = this.#e.redact(t), {octokit: n} = this.#e, {thread: i, review: o} = e, a = null === o ? "issue-comment" : "review-comment", {name: u, row: c} = V[a], l = {
     what: `add a ${u} to thread ${i}`,
     permission: J,
     length: r.length
    }, d = {
     ...this.#e.place,
     body: r,
     ...this.#n(s)
    };
    return createOnce(r, {
     ...s,
     post: () => ask(l, c, () => null === o ? n.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      ...d,
      issue_number: i
     }) : n.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies", {
      ...d,
      pull_number: i,
      comment_id: o
     })),
     listOwn: async () => {
      const e = await this.#t();
      return (await this.comments(i, {
       kind: a
      })).filter(({author: t}) => t === e);
     },
     clock: this.#e.clock,
     cancelled: this.#e.cancelled
    });
   }
   #n({withinMs: e, mayRepeat: t}) {
    return void 0 !== e ? {
     request: onceWithin(e, this.#e)
    } : void 0 === t ? {} : {
     request: repeatedIf(t, this.#e)
    };
   }
  }
  const K = r.Ikc({
   byteSize: r.lqM(r.aig(), 0),
   isTruncated: r.lqM(r.zMY(), !1),
   text: r.lqM(r.mee(r.YjP()), null)
  }), X = r.FsL(r.Ikc({
   name: r.YjP(),
   type: r.YjP(),
   mode: r.aig(),
   object: r.mee(K)
  }), r.pdi(({name: e, type: t, mode: s, object: r}) => {
   const {byteSize: n = 0, isTruncated: i = !1, text: o = null} = r ?? {};
   return "tree" === t ? {
    name: e,
    kind: "folder",
    bytes: 0,
    text: null
   } : "blob" !== t || 40960 === s ? {
    name: e,
    kind: "other",
    bytes: n,
    text: null
   } : {
    name: e,
    kind: "file",
    bytes: n,
    text: i ? null : o?.replace(/^\uFEFF/, "") ?? null
   };
  })), Z = r.FsL(r.Ikc({
   repository: r.Ikc({
    object: r.mee(r.Ikc({
     entries: r.lqM(r.YOg(X))
    }))
   })
  }), r.pdi(({repository: e}) => e.object?.entries ?? null)), Q = r.FsL(r.Ikc({
   type: r.euz("file"),
   encoding: r.euz("base64"),
   content: r.YjP()
  }), r.pdi(({content: e}) => Buffer.from(e, "base64")), r.z6Y(e => function(e) {
   return e.equals(Buffer.from(e.toString("utf8"), "utf8"));
  }(e), "the file is not UTF-8"), r.pdi(e => e.toString("utf8").replace(/^\uFEFF/, ""))), ee = "`contents: read`", te = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
  class DefaultBranch {
   #e;
   constructor(e) {
    this.#e = e;
   }
   facts=() => {
    const {octokit: e, place: t} = this.#e;
    return ask({
     what: "show the repository",
     permission: ee
    }, W, () => e.request("GET /repos/{owner}/{repo}", {
     ...t
    }));
   };
   folder=e => {
    const {octokit: t, place: s} = this.#e, r = {
     owner: s.owner,
     name: s.repo,
     expression: `HEAD:${e}`
    };
    return ask({
     what: `show the folder ${e}`,
     permission: ee
    }, Z, async () => ({
     data: await t.graphql("query($owner: String!, $name: String!, $expression: String!) {\n  repository(owner: $owner, name: $name) {\n    object(expression: $expression) {\n      ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } }\n    }\n  }\n}", r)
    }));
   };
   textFile=({repository: e, path: t, ref: s}) => {
    const {octokit: r} = this.#e;
    return unlessMissing(ask({
     what: `show the file ${t} of ${e}`,
     permission: ee
    }, Q, () => r.request("GET /repos/{owner}/{repo}/contents/{path}", {
     ...placeOf(e),
     path: t,
     ref: s
    })));
   };
   commitsUnder=async (e, {since: t, until: s, most: r}) => {
    const n = "" === e ? {} : {
     path: e
    }, {octokit: i, place: o} = this.#e, a = {
     ...o,
     ...n,
     since: t,
     until: s,
     per_page: r
    }, {rows: u, cut: c} = await list(i, C, {
     undertaking: {
      what: "list the commits of the default branch",
      permission: ee
     },
     first: i.request.endpoint("GET /repos/{owner}/{repo}/commits", a),
     mostPages: 1,
     keyOf: ({sha: e}) => e
    });
    return {
     commits: u,
     cut: c
    };
   };
   filesOf=async e => {
    const {octokit: t, place: s} = this.#e;
    let r = !1;
    try {
     const n = {
      what: `show commit ${e.slice(0, 12)}`,
      permission: ee
     };
     return {
      files: await ask(n, S, async () => {
       const n = await t.request("GET /repos/{owner}/{repo}/commits/{ref}", {
        ...s,
        ref: e
       });
       return r = /rel="next"/.test(n.headers.link ?? ""), n;
      }),
      cut: r
     };
    } catch (e) {
     const t = (0, n.wz)(e);
     if (isTooLarge(t) || isNotAvailable(t)) return {
      files: [],
      cut: !0
     };
     throw e;
    }
   };
   renderMarkdown=e => {
    const {octokit: t, place: s} = this.#e;
    return ask({
     what: "render a text",
     permission: ee
    }, r.YjP(), async () => {
     const r = `${s.owner}/${s.repo}`, n = await t.request("POST /markdown", {
      text: e,
      mode: "gfm",
      context: r,
      headers: {
       accept: "text/html"
      }
     }), i = n.headers["content-type"] ?? "";
     if (200 !== n.status || !te.test(i)) throw new UnreadableAnswer("its answer is not HTML in UTF-8");
     return n;
    });
   };
  }
  const se = "`issues: read`", re = "`issues: write`";
  class IssueList {
   #e;
   #t;
   constructor(e, {viewer: t}) {
    this.#e = e, this.#t = t;
   }
   labelledIssues=async e => {
    const t = {
     what: `show the issues with the label ${e}`,
     permission: se
    }, {rows: s, cut: r} = await this.#i(t, {
     wanted: {
      labels: e,
      sort: "created",
      direction: "asc"
     },
     mostPages: 10
    });
    if (r) throw repositoryError(new UnreadableAnswer("there are more than 1000"), t);
    return s;
   };
   hasLabel=async e => null !== await this.#o(e);
   createLabel=async e => {
    const {octokit: t, place: s, clock: r, cancelled: i} = this.#e, {name: o} = e;
    try {
     await createUnlessFound({
      post: () => ask({
       what: `create the label ${o}`,
       permission: re
      }, B, () => t.request("POST /repos/{owner}/{repo}/labels", {
       ...s,
       ...e
      })),
      find: async () => await this.#o(o) ?? void 0,
      clock: r,
      cancelled: i
     });
    } catch (e) {
     if (422 !== (0, n.wz)(e).status || !await this.hasLabel(o)) throw e;
    }
   };
   createIssue=({title: e, body: t, label: s}) => {
    const {octokit: r, place: n, clock: i, cancelled: o, redact: a} = this.#e, u = a(t);
    return createOnce(u, {
     post: () => ask({
      what: "create an issue",
      permission: re,
      length: u.length
     }, z, () => r.request("POST /repos/{owner}/{repo}/issues", {
      ...n,
      title: e,
      body: u,
      labels: [ s ]
     })),
     listOwn: () => this.#a(),
     clock: i,
     cancelled: o
    });
   };
   editIssue=(e, {body: t, reopen: s}, {mayRepeat: r} = {}) => {
    const {octokit: n, place: i} = this.#e, o = void 0 === r ? {} : {
     request: repeatedIf(r, this.#e)
    }, a = {
     ...void 0 === t ? {} : {
      body: t
     },
     ...s ? {
      state: "open"
     } : {}
    };
    return ask({
     what: `change the issue ${e}`,
     permission: re,
     length: t?.length ?? 0
    }, z, () => n.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
     ...i,
     issue_number: e,
     ...a,
     ...o
    }));
   };
   async #a() {
    const e = await this.#t(), {rows: t} = await this.#i({
     what: "show the latest issues",
     permission: se
    }, {
     wanted: {
      sort: "created",
      direction: "desc"
     },
     mostPages: 1
    });
    return t.filter(({author: t}) => t === e);
   }
   async #i(e, {wanted: t, mostPages: s}) {
    const {octokit: r, place: n} = this.#e, i = r.request.endpoint("GET /repos/{owner}/{repo}/issues", {
     ...n,
     ...t,
     state: "all",
     per_page: 100
    }), {rows: o, cut: a} = await list(r, D, {
     undertaking: e,
     first: i,
     mostPages: s,
     keyOf: ({number: e}) => e
    });
    return {
     rows: o.flatMap(({isPullRequest: e, ...t}) => e ? [] : [ t ]),
     cut: a
    };
   }
   #o(e) {
    const {octokit: t, place: s} = this.#e;
    return unlessMissing(ask({
     what: `show the label ${e}`,
     permission: se
    }, B, () => t.request("GET /repos/{owner}/{repo}/labels/{name}", {
     ...s,
     name: e
    })));
   }
  }
  const ne = r.FsL(r.cl6(r.Ikc({
   __typename: r.YjP(),
   login: r.YjP()
  }), {
   __typename: "User",
   login: "ghost"
  }), r.pdi(({__typename: e, login: t}) => "Bot" !== e || t.endsWith("[bot]") ? t : `${t}[bot]`)), ie = r.FsL(r.mee(r.Ikc({
   databaseId: r.cl6(r.aig(), null),
   nameWithOwner: r.YjP()
  })), r.pdi(e => null === e ? null : {
   id: e.databaseId,
   name: e.nameWithOwner
  })), nodesOf = e => r.Ikc({
   nodes: r.YOg(e)
  }), oe = [ "forbidden", "not-accessible", "missing", "refused" ], ae = r.FsL(r.YjP(), r.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)), ue = r.FsL(r.Ikc({
   repository: r.Ikc({
    pullRequests: nodesOf(r.Ikc({
     number: r.FsL(r.aig(), r.Y2b()),
     headRefOid: ae,
     headRepository: ie,
     comments: nodesOf(r.Ikc({
      author: ne,
      body: r.YjP(),
      createdAt: r.YjP()
     }))
    }))
   })
  }), r.pdi(({repository: {pullRequests: e}}) => e.nodes.map(({number: e, headRefOid: t, headRepository: s, comments: r}) => ({
   number: e,
   head: {
    sha: t,
    repository: s
   },
   comments: r.nodes,
   lacksOlder: !1
  })))), ce = r.Ikc({
   number: r.FsL(r.aig(), r.Y2b()),
   head: r.Ikc({
    sha: ae,
    repo: r.mee(r.Ikc({
     id: r.aig(),
     full_name: r.YjP()
    }))
   })
  });
  const le = "1970-01-01T00:00:00Z", de = r.Ikc({
   number: r.aig()
  }), he = r.FsL(r.Ikc({
   total_commits: r.aig(),
   commits: r.YOg(C),
   files: r.cl6(r.YOg(A), [])
  }), r.pdi(({total_commits: e, commits: t, files: s}) => ({
   commits: t,
   total: e,
   changed: {
    files: s,
    cut: s.length >= 300
   }
  })));
  function queryFor(e) {
   const t = e.map((e, t) => `c${t}: object(oid: "${e}") { ...pulls }`).join("\n");
   return `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${t} } } fragment pulls on Commit {\n  associatedPullRequests(first: 100) {\n    nodes {\n      number title body url state\n      author { __typename login }\n      baseRefName\n      baseRepository { nameWithOwner }\n      headRefName\n      headRefOid\n      headRepository { databaseId nameWithOwner }\n      mergeCommit { oid }\n    }\n  }\n}`;
  }
  const me = {
   OPEN: "open",
   CLOSED: "closed",
   MERGED: "merged"
  }, pe = r.FsL(r.Ikc({
   number: r.FsL(r.aig(), r.Y2b()),
   title: r.YjP(),
   body: r.YjP(),
   url: r.YjP(),
   state: r.KIO([ "OPEN", "CLOSED", "MERGED" ]),
   author: ne,
   baseRefName: r.YjP(),
   baseRepository: r.mee(r.Ikc({
    nameWithOwner: r.YjP()
   })),
   headRefName: r.YjP(),
   headRefOid: r.YjP(),
   headRepository: ie,
   mergeCommit: r.mee(r.Ikc({
    oid: r.YjP()
   }))
  }), r.pdi(({state: e, baseRefName: t, baseRepository: s, headRefName: r, headRefOid: n, mergeCommit: i, ...o}) => ({
   target: s?.nameWithOwner ?? null,
   pull: {
    ...o,
    base: t,
    head: r,
    headSha: n,
    mergeSha: i?.oid ?? null,
    state: me[e],
    size: null
   }
  }))), we = r.FsL(r.Ikc({
   repository: r.g1P(r.YjP(), r.mee(r.Ikc({
    associatedPullRequests: r.mee(nodesOf(pe))
   })))
  }), r.pdi(({repository: e}) => new Map(Object.entries(e))));
  class PushList {
   #e;
   constructor(e) {
    this.#e = e;
   }
   pushedCommits=async (e, t) => {
    const {octokit: s, place: r} = this.#e, i = {
     what: `compare the pushed commits with ${e.slice(0, 12)}`,
     permission: "`contents: read`"
    };
    try {
     return await ask(i, he, () => s.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
      ...r,
      basehead: `${e}...${t}`
     }));
    } catch (e) {
     const t = (0, n.wz)(e);
     if ("missing" === t.failure || "refused" === t.failure || isTooLarge(t)) return null;
     throw t;
    }
   };
   pullRequestsOfEach=async e => {
    const {octokit: t, place: s} = this.#e, {owner: r, repo: i} = s, o = `${r}/${i}`.toLowerCase(), a = {
     what: "show the pull requests of the pushed commits",
     permission: "`pull-requests: read`"
    };
    try {
     const s = await ask(a, we, async () => ({
      data: await t.graphql(queryFor(e), {
       owner: r,
       repo: i
      })
     }));
     return e.map((e, t) => (s.get(`c${t}`)?.associatedPullRequests?.nodes ?? []).filter(({target: e}) => null === e || e.toLowerCase() === o).map(({pull: e}) => e).toSorted(mergedFirst));
    } catch (e) {
     const t = (0, n.wz)(e);
     if (oe.includes(t.failure) || isTooLarge(t)) return null;
     throw t;
    }
   };
  }
  function mergedFirst(e, t) {
   return Number("merged" === t.state) - Number("merged" === e.state);
  }
  const fe = [ 100, 30, 10 ], ge = "`pull-requests: read`";
  class PullRequestList {
   #e;
   #u;
   constructor(e, {recentComments: t}) {
    this.#e = e, this.#u = t;
   }
   pullRequest=(e, {repository: t} = {}) => {
    const s = void 0 === t ? this.#e.place : placeOf(t);
    return ask({
     what: `show pull request ${e}`,
     permission: ge
    }, M, () => this.#e.octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
     ...s,
     pull_number: e
    }));
   };
   changedFiles=e => this.#c(e, fe);
   async #c(e, [t = 100, ...s]) {
    try {
     return await this.#l(e, t);
    } catch (t) {
     if (0 === s.length || !isNotAvailable((0, n.wz)(t))) throw t;
     return this.#c(e, s);
    }
   }
   async #l(e, t) {
    const {rows: s, cut: r} = await list(this.#e.octokit, A, {
     undertaking: {
      what: `show the files of pull request ${e}`,
      permission: ge
     },
     first: this.#e.octokit.request.endpoint("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
      ...this.#e.place,
      pull_number: e,
      per_page: t
     }),
     mostPages: 3,
     keyOf: ({path: e}) => e
    });
    return {
     files: s,
     cut: r
    };
   }
   diff=async e => {
    const {octokit: t, place: s} = this.#e, i = {
     ...s,
     mediaType: {
      format: "diff"
     }
    };
    try {
     if ("merged" in e) {
      const s = {
       what: `show the diff of pull request ${e.merged}`,
       permission: ge
      };
      return await ask(s, r.YjP(), () => t.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
       ...i,
       pull_number: e.merged
      }));
     }
     const {base: s, head: n} = e, o = {
      what: `show the diff of commit ${n.slice(0, 12)}`,
      permission: "`contents: read`"
     };
     return await ask(o, r.YjP(), () => t.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
      ...i,
      basehead: `${s}...${n}`
     }));
    } catch (e) {
     if (isTooLarge((0, n.wz)(e))) return null;
     throw e;
    }
   };
   pullRequestsOf=async e => {
    const t = await ask({
     what: `show the pull requests of commit ${e.slice(0, 12)}`,
     permission: ge
    }, r.YOg(U), () => this.#e.octokit.request("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
     ...this.#e.place,
     commit_sha: e,
     per_page: 100
    })), {owner: s, repo: n} = this.#e.place, i = `${s}/${n}`.toLowerCase();
    return t.filter(({target: e}) => null === e || e.toLowerCase() === i).map(({target: e, ...t}) => t).toSorted(mergedFirst);
   };
   openPullRequests=({insists: e}) => {
    const {octokit: t, place: s} = this.#e;
    return async function(e, {place: {owner: t, repo: s}, recentComments: i}) {
     const o = {
      what: "list the open pull requests",
      permission: "`pull-requests: read`"
     };
     try {
      return await ask(o, ue, async () => ({
       data: await e.graphql("query ($owner: String!, $repo: String!) {\n  repository(owner: $owner, name: $repo) {\n    pullRequests(first: 100, states: OPEN, orderBy: {field: CREATED_AT, direction: DESC}) {\n      nodes {\n        number\n        headRefOid\n        headRepository { databaseId nameWithOwner }\n        comments(first: 100) { nodes { author { __typename login } body createdAt } }\n      }\n    }\n  }\n}", {
        owner: t,
        repo: s
       })
      }));
     } catch (a) {
      if (null === i || !oe.includes((0, n.wz)(a).failure)) throw a;
      const u = {
       owner: t,
       repo: s,
       state: "open",
       sort: "created",
       direction: "desc",
       per_page: 100
      }, [c, l] = await Promise.all([ ask(o, r.YOg(ce), () => e.request("GET /repos/{owner}/{repo}/pulls", u)), i("issue-comment", {
       since: le,
       mostPages: 1
      }) ]);
      return function(e, {comments: t, cut: s}) {
       const r = Map.groupBy(t, ({thread: e}) => e);
       return e.map(({number: e, head: {sha: t, repo: n}}) => ({
        number: e,
        head: {
         sha: t,
         repository: null === n ? null : {
          id: n.id,
          name: n.full_name
         }
        },
        comments: (r.get(e) ?? []).toSorted((e, t) => e.id - t.id),
        lacksOlder: s
       }));
      }(c, l);
     }
    }(t, {
     place: s,
     recentComments: e ? this.#u : null
    });
   };
   requestReview=(e, t) => {
    const {octokit: s, place: r} = this.#e;
    return async function(e, t) {
     const s = {
      what: "request a review",
      permission: "`pull-requests: write`"
     };
     try {
      return await ask(s, de, () => e.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
       ...t
      })), "requested";
     } catch (e) {
      if (422 === (0, n.wz)(e).status) return "refused";
      throw e;
     }
    }(s, {
     ...r,
     pull_number: e,
     reviewers: [ t ]
    });
   };
  }
  function createRepository({run: e, ...t}) {
   const s = {
    ...t,
    apiUrl: e.apiUrl
   }, r = {
    ...s,
    octokit: createOctokit(s),
    place: placeOf(e.repository)
   }, n = new Accounts(r), i = new Comments(r, n);
   return {
    ...n,
    ...i,
    ...new PullRequestList(r, i),
    ...new PushList(r),
    ...new DefaultBranch(r),
    ...new IssueList(r, n)
   };
  }
  const be = "`contents: read`";
  class Accounts {
   #e;
   #d=null;
   constructor(e) {
    this.#e = e;
   }
   viewer=() => (this.#d ??= ask({
    what: "say who we are",
    permission: be
   }, q, async () => ({
    data: await this.#e.octokit.graphql("query { viewer { login } }")
   })).then(e => e.viewer.login, e => {
    throw this.#d = null, e;
   }), this.#d);
   permissionOf=e => {
    const {octokit: t, place: s} = this.#e;
    return ask({
     what: `show the permission of ${e}`,
     permission: be
    }, P, () => t.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
     ...s,
     username: e
    }));
   };
  }
 })
};