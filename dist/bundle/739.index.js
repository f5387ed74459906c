"use strict";

exports.id = 739, exports.ids = [ 739 ], exports.modules = {
 6679: ((e, t, s) => {
  s.d(t, {
   createRepository: () => createRepository
  });
  var n = s(7934), i = s(3916), r = s(1015), o = s(2398), a = s(7821), u = s(9043), c = s(8961);
  class NoAnswerError extends Error {
   ending;
   tries;
   constructor(e, t) {
    super(e.message), this.name = "NoAnswerError", this.ending = e, this.tries = t;
   }
  }
  const l = "x-docs-agent-tries";
  function createFetch(e) {
   const {send: t, clock: s, operationOf: n, withinMs: i} = e;
   return async (r, o = {}) => {
    const a = new URL("object" == typeof r && "url" in r ? r.url : r), d = function({method: e = "GET"}) {
     const t = e.toUpperCase();
     if ("GET" === t || "POST" === t || "PATCH" === t || "PUT" === t || "DELETE" === t) return t;
     throw new TypeError(`unexpected method ${t}`);
    }(o), h = u.m[n(d, a.pathname)], m = void 0 === i ? h : {
     ...h,
     deadlineMs: i,
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
    }, {result: f, tries: g} = await (0, c.L)(m, async e => {
     const n = await follow({
      ...p,
      signal: e
     }, t);
     return {
      result: n,
      trouble: troubleOf(n),
      retryAfterMs: waitOf(n, s)
     };
    }, e);
    if ("failure" === f.kind) throw new NoAnswerError(f, g);
    return function({status: e, headers: t, body: s}, n) {
     const i = [ ...t ].filter(([e]) => "content-encoding" !== e && "content-length" !== e);
     return {
      status: e,
      url: "",
      headers: new Map([ ...i, [ l, String(n) ] ]),
      text: async () => (new TextDecoder).decode(s),
      arrayBuffer: async () => new Uint8Array(s).buffer
     };
    }(f, g);
   };
  }
  const d = 3;
  async function follow(e, t, s = 0) {
   const n = await t(e);
   if ("GET" !== e.method || "answer" !== n.kind || 301 !== n.status || s === d) return n;
   const i = n.headers.get("location") ?? "";
   if (!URL.canParse(i, e.url.href)) return n;
   const r = new URL(i, e.url);
   return r.origin === e.url.origin ? follow({
    ...e,
    url: r
   }, t, s + 1) : n;
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
   ...s(7856).qu,
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
  }, {
   status: 422,
   words: /\btoo long\b/i,
   failure: "too-long"
  } ], f = {
   FORBIDDEN: "forbidden",
   INSUFFICIENT_SCOPES: "forbidden",
   NOT_FOUND: "missing",
   RATE_LIMITED: "rate-limited"
  }, g = n.NpB(n.Ikc({
   message: n.lqM(n.YjP(), ""),
   documentation_url: n.lqM(n.YjP(), ""),
   errors: n.NpB(n.YOg(n.Ikc({
    message: n.lqM(n.YjP()),
    code: n.lqM(n.YjP())
   })), [])
  }), {
   message: "",
   documentation_url: "",
   errors: []
  }), w = n.Ikc({
   name: n.euz("GraphqlResponseError"),
   errors: n.YOg(n.Ikc({
    type: n.lqM(n.YjP(), ""),
    message: n.lqM(n.YjP(), "")
   }))
  });
  function repositoryError(e, t) {
   if (e instanceof i.pU) return e;
   if (e instanceof r.G && e.cause instanceof NoAnswerError) {
    const {ending: s, tries: n} = e.cause;
    return make("unavailable", t, {
     reason: s.message,
     ending: s.failure,
     tries: n,
     cause: e
    });
   }
   if (e instanceof r.G) {
    const {status: s} = e, i = wordsOf(n.qgA(g, e.response?.data).message), r = Number(e.response?.headers[l] ?? 1);
    return make(function({status: e, response: t}, {length: s = 0}) {
     const i = new Map(Object.entries(t?.headers ?? {}).map(([e, t]) => [ e, String(t) ])), {message: r, documentation_url: o, errors: a} = n.qgA(g, t?.data);
     if (isRateLimited({
      status: e,
      headers: i,
      body: (new TextEncoder).encode(r)
     })) return "rate-limited";
     if (403 === e && o.includes("locking-conversations")) return "locked";
     if (422 === e && s > 65536) return "too-long";
     const u = [ r, ...a.map(e => e.message ?? "") ], c = p.find(t => t.status === e && u.some(e => t.words.test(e)));
     return c?.failure ?? m[e] ?? (e >= 500 ? "unavailable" : "refused");
    }(e, t), t, {
     reason: `HTTP ${s}${i}`,
     status: s,
     tries: r,
     cause: e
    });
   }
   if (n.is(w, e)) {
    const [s] = e.errors;
    return make(f[s?.type ?? ""] ?? "refused", t, {
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
   const s = t instanceof r.G ? t.cause : null;
   return !(s instanceof NoAnswerError) || s.ending.sent;
  }
  function isTooLarge({status: e, cause: t}) {
   return 406 === e || t instanceof r.G && (t.cause instanceof NoAnswerError ? "too-big" === t.cause.ending.failure : n.qgA(g, t.response?.data).errors.some(({code: e}) => "too_large" === e));
  }
  function wordsOf(e) {
   return "" === e ? "" : `: ${e.length > 200 ? `${e.slice(0, 200)}…` : e}`;
  }
  function make(e, t, s) {
   const {reason: n, status: r, tries: o = 1, ending: a, cause: u} = s, c = o > 1 ? `, tried ${o} times` : "", l = `GitHub did not ${t.what} (${n}${c}).`, d = function(e, {permission: t, ending: s}) {
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
   return new i.pU({
    failure: e,
    status: r,
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
    if ("missing" === (0, i.wz)(e).failure) return null;
    throw e;
   }
  }
  async function list(e, t, {undertaking: s, first: i, mostPages: r, keyOf: o}) {
   const a = new Map;
   try {
    for (let s = i.url, u = 1; ;u += 1) {
     const {data: c, headers: l} = await e.request({
      method: i.method,
      headers: i.headers,
      url: s
     });
     if (Array.isArray(c) && c.length > 100) throw new UnreadableAnswer("a page of more than 100 rows, which is more than we requested");
     for (const e of decode(n.YOg(t), c)) a.set(o(e), e);
     const d = /<([^<>]+)>;\s*rel="next"/.exec(l.link ?? "")?.[1];
     if (void 0 === d || u >= r) return {
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
   const n = new Map;
   let i = null;
   for (let r = 1; ;r += 1) {
    const o = await list(e, t, s), a = new Set(o.rows.map(s.keyOf));
    for (const e of o.rows) n.set(s.keyOf(e), e);
    if ((i?.isSubsetOf(a) ?? 1 === o.pages) || o.cut || r >= 3) return {
     ...o,
     rows: [ ...n.values() ]
    };
    i = a;
   }
  }
  function decode(e, t) {
   const s = n.xLC(e, t, {
    abortEarly: !0
   });
   if (s.success) return s.output;
   const [i] = s.issues;
   throw new UnreadableAnswer(`${n.BuJ(i) ?? "the body"}: expected ${i.expected ?? "another form"}`);
  }
  var b = s(4452);
  function createOnce(e, {listOwn: t, ...s}) {
   const n = (0, b.TM)(e);
   return createUnlessFound({
    ...s,
    find: async () => (await t()).find(e => (0, b.TM)(e.body) === n)
   });
  }
  async function createUnlessFound(e) {
   for (let t = 1; ;t += 1) try {
    return await e.post();
   } catch (s) {
    if (!mayBeDone((0, i.wz)(s))) throw s;
    const n = await findLost(e);
    if (void 0 !== n) return n;
    if (t >= 3 || !1 === await (e.mayRepeat?.())) throw s;
   }
  }
  async function findLost({find: e, clock: t, cancelled: s}) {
   for (let n = 1; n <= 2; n += 1) {
    n > 1 && await t.sleep(2e3, s);
    const i = await e();
    if (void 0 !== i) return i;
   }
  }
  var k = s(5250);
  function placeOf(e) {
   const [t = "", s = ""] = e.split("/");
   return {
    owner: t,
    repo: s
   };
  }
  const silent = () => {}, y = "2022-11-28";
  function createOctokit({token: e, apiUrl: t, userAgent: s, redact: n, ...i}) {
   const o = (0, k.EG)(e, {
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
      ...i,
      operationOf: operationOf
     }, n)
    }
   }), a = new k.gq(o);
   return a.hook.before("request", ({headers: e}) => {
    e["x-github-api-version"] = y;
   }), a.hook.after("request", (e, t) => {
    if (e.status >= 300) throw new r.G("It has moved", e.status, {
     request: t,
     response: e
    });
   }), a;
  }
  function onceWithin(e, {token: t, apiUrl: s, userAgent: n, redact: i, ...r}) {
   return {
    fetch: createRedactingFetch({
     ...r,
     cancelled: (new AbortController).signal,
     operationOf: operationOf,
     withinMs: e
    }, i)
   };
  }
  function repeatedIf(e, {token: t, apiUrl: s, userAgent: n, redact: i, ...r}) {
   return {
    fetch: createRedactingFetch({
     ...r,
     operationOf: operationOf,
     mayRepeat: e
    }, i)
   };
  }
  function createRedactingFetch(e, t) {
   const s = createFetch(e), redacted = (e, s) => "string" == typeof s ? t(s) : s;
   return (e, t = {}) => {
    const {body: n} = t;
    return s(e, "string" != typeof n ? t : {
     ...t,
     body: JSON.stringify(JSON.parse(n, redacted))
    });
   };
  }
  function operationOf(e, t) {
   return "GET" === e || t.endsWith("/graphql") || t.endsWith("/markdown") ? "github-read" : "POST" === e ? t.endsWith("/reactions") ? "github-claim" : "github-create" : "github-edit";
  }
  const _ = n.FsL(n.cl6(n.Ikc({
   login: n.YjP()
  }), {
   login: "ghost"
  }), n.pdi(e => e.login)), P = n.Ikc({
   viewer: n.Ikc({
    login: n.YjP()
   })
  }), v = n.FsL(n.Ikc({
   permission: n.KIO([ "admin", "write", "read", "none" ]),
   role_name: n.cl6(n.YjP()),
   user: n.cl6(n.Ikc({
    id: n.aig()
   }))
  }), n.pdi(({permission: e, role_name: t, user: s}) => ({
   permission: e,
   role: t ?? e,
   userId: s?.id ?? null
  }))), I = {
   id: n.FsL(n.aig(), n.Y2b()),
   user: n.cl6(n.Ikc({
    login: n.YjP(),
    id: n.cl6(n.aig(), null),
    type: n.cl6(n.YjP())
   }), {
    login: "ghost",
    id: null
   }),
   body: n.cl6(n.YjP(), ""),
   html_url: n.YjP(),
   created_at: n.YjP(),
   in_reply_to_id: n.cl6(n.FsL(n.aig(), n.Y2b()), null)
  }, O = n.Ikc(I), Y = n.FsL(O, n.pdi(inConversation)), q = n.FsL(O, n.pdi(onDiff));
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
  function partsOf({id: e, user: t, body: s, html_url: n, created_at: i}) {
   return {
    id: e,
    author: t.login,
    authorId: t.id,
    body: s,
    url: n,
    createdAt: i
   };
  }
  const L = n.Ikc({
   ...I,
   issue_url: n.cl6(n.YjP()),
   pull_request_url: n.cl6(n.YjP()),
   path: n.cl6(n.YjP()),
   line: n.cl6(n.aig(), null),
   diff_hunk: n.cl6(n.YjP(), ""),
   performed_via_github_app: n.cl6(n.Ikc({
    slug: n.cl6(n.YjP(), "")
   }), null)
  }), j = n.FsL(L, n.pdi(e => ({
   ...inConversation(e),
   ...causeOf(e)
  }))), F = n.FsL(L, n.pdi(e => ({
   ...onDiff(e),
   ...causeOf(e)
  })));
  function causeOf({user: e, issue_url: t, pull_request_url: s, path: n, line: i, diff_hunk: r, performed_via_github_app: o}) {
   const a = /\/(?:issues|pulls)\/(\d+)$/.exec(t ?? s ?? "")?.[1];
   return {
    authorIsBot: "Bot" === e.type || e.login.endsWith("[bot]"),
    viaApp: null === o ? null : o.slug,
    thread: void 0 === a ? null : Number(a),
    place: "string" == typeof n ? {
     path: n,
     line: i,
     hunk: r
    } : null
   };
  }
  const $ = n.FsL(n.Ikc({
   ...I,
   issue_url: n.FsL(n.YjP(), n.yGV(/\/issues\/\d+$/))
  }), n.pdi(e => ({
   ...inConversation(e),
   thread: numberIn(e.issue_url)
  }))), R = n.FsL(n.Ikc({
   ...I,
   pull_request_url: n.FsL(n.YjP(), n.yGV(/\/pulls\/\d+$/))
  }), n.pdi(e => ({
   ...onDiff(e),
   thread: numberIn(e.pull_request_url)
  })));
  function numberIn(e) {
   return Number(e.slice(e.lastIndexOf("/") + 1));
  }
  const C = n.FsL(n.Ikc({
   id: n.FsL(n.aig(), n.Y2b()),
   user: _,
   created_at: n.NpB(n.mee(n.FsL(n.YjP(), n.yhX())), null)
  }), n.pdi(({id: e, user: t, created_at: s}) => ({
   id: e,
   login: t,
   createdAt: null === s ? null : Date.parse(s)
  }))), A = n.FsL(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   additions: n.aig(),
   deletions: n.aig()
  }), n.pdi(({filename: e, status: t, additions: s, deletions: n}) => ({
   path: e,
   status: t,
   additions: s,
   deletions: n
  }))), x = n.FsL(n.YjP(), n.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)), T = n.FsL(n.Ikc({
   sha: x,
   commit: n.Ikc({
    message: n.cl6(n.YjP(), "")
   })
  }), n.pdi(({sha: e, commit: t}) => ({
   sha: e,
   subject: t.message.split("\n", 1)[0]?.trim() ?? ""
  }))), E = n.FsL(n.Ikc({
   files: n.cl6(n.YOg(n.Ikc({
    filename: n.YjP(),
    status: n.YjP(),
    previous_filename: n.cl6(n.YjP(), null)
   })), [])
  }), n.pdi(({files: e}) => e.map(({filename: e, status: t, previous_filename: s}) => ({
   path: e,
   status: t,
   previousPath: s
  })))), M = n.NpB(n.cl6(n.Ikc({
   id: n.cl6(n.aig(), null),
   full_name: n.YjP()
  }), null), null), U = n.FsL(n.Ikc({
   number: n.aig(),
   title: n.YjP(),
   body: n.cl6(n.YjP(), ""),
   user: _,
   html_url: n.YjP(),
   base: n.Ikc({
    ref: n.YjP()
   }),
   head: n.Ikc({
    ref: n.YjP(),
    sha: n.YjP(),
    repo: M
   }),
   state: n.cl6(n.YjP(), "open"),
   merged_at: n.cl6(n.YjP(), null),
   merge_commit_sha: n.NpB(n.cl6(n.YjP(), null), null),
   additions: n.cl6(n.aig(), null),
   deletions: n.cl6(n.aig(), null),
   changed_files: n.cl6(n.aig(), null),
   comments: n.NpB(n.lqM(n.aig()), void 0)
  }), n.pdi(({number: e, title: t, body: s, user: n, html_url: i, base: r, head: o, state: a, merged_at: u, merge_commit_sha: c, comments: l, ...d}) => ({
   number: e,
   title: t,
   body: s,
   author: n,
   url: i,
   base: r.ref,
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
  }))), S = n.FsL(n.Ikc({
   base: n.Ikc({
    repo: n.NpB(n.cl6(n.Ikc({
     full_name: n.YjP()
    }), null), null)
   })
  }), n.pdi(({base: e}) => ({
   target: e.repo?.full_name ?? null
  }))), G = n.y$5([ U, S ]);
  function sizeOf(e) {
   const {additions: t, deletions: s, changed_files: n} = e;
   return null === t || null === s || null === n ? null : {
    additions: t,
    deletions: s,
    files: n
   };
  }
  const B = n.FsL(n.Ikc({
   number: n.FsL(n.aig(), n.Y2b()),
   body: n.cl6(n.YjP(), ""),
   user: _,
   html_url: n.YjP(),
   state: n.YjP(),
   labels: n.lqM(n.YOg(n.KCZ([ n.YjP(), n.Ikc({
    name: n.cl6(n.YjP(), "")
   }) ])), [])
  }), n.pdi(({number: e, body: t, user: s, html_url: n, state: i, labels: r}) => ({
   number: e,
   body: t,
   author: s,
   url: n,
   open: "open" === i,
   labels: r.map(e => "string" == typeof e ? e : e.name)
  }))), N = n.FsL(n.y$5([ B, n.Ikc({
   pull_request: n.cl6(n.L5J(), null)
  }) ]), n.pdi(({pull_request: e, ...t}) => ({
   ...t,
   isPullRequest: null !== e
  }))), z = n.Ikc({
   name: n.YjP()
  }), D = n.FsL(n.Ikc({
   private: n.zMY(),
   has_issues: n.zMY(),
   archived: n.lqM(n.zMY(), !1)
  }), n.pdi(({private: e, has_issues: t, archived: s}) => ({
   public: !e,
   hasIssues: t,
   archived: s
  }))), H = "`issues: write`, for pull requests `pull-requests: write`", W = {
   "issue-comment": {
    name: "comment",
    read: "`issues: read`, for pull requests `pull-requests: read`",
    row: Y,
    causing: j
   },
   "review-comment": {
    name: "review comment",
    read: "`pull-requests: read`",
    row: q,
    causing: F
   }
  };
  class Comments {
   #e;
   #t;
   constructor(e, {viewer: t}) {
    this.#e = e, this.#t = t;
   }
   comments=async (e, {kind: t = "issue-comment", since: s} = {}) => {
    const {issues: n, pulls: i} = this.#e.octokit.rest, {name: r, read: o, row: a} = W[t], u = {
     what: `show the ${r}s of thread ${e}`,
     permission: o
    }, c = {
     ...this.#e.place,
     per_page: 100,
     ...void 0 === s ? {} : {
      since: s
     }
    }, l = "issue-comment" === t ? n.listComments.endpoint({
     ...c,
     issue_number: e
    }) : i.listReviewComments.endpoint({
     ...c,
     pull_number: e
    }), {rows: d, cut: h} = await listWithoutGaps(this.#e.octokit, a, {
     undertaking: u,
     first: l,
     mostPages: 100,
     keyOf: ({id: e}) => e
    });
    if (h) throw repositoryError(new UnreadableAnswer("the list does not end"), u);
    return d.toSorted((e, t) => e.id - t.id);
   };
   comment=({kind: e, id: t}, s = {}) => {
    const {name: n, read: i, row: r} = W[e];
    return unlessMissing(ask({
     what: `show the ${n} ${t}`,
     permission: i
    }, r, () => this.#s({
     kind: e,
     id: t
    }, s)));
   };
   causingComment=({kind: e, id: t}) => {
    const {name: s, read: n, causing: i} = W[e];
    return unlessMissing(ask({
     what: `show the ${s} ${t}`,
     permission: n
    }, i, () => this.#s({
     kind: e,
     id: t
    }, {})));
   };
   createComment=async (e, t, s = {}) => {
    try {
     return await this.#n(e, t, s);
    } catch (n) {
     if ("missing" !== (0, i.wz)(n).failure || null === e.review) throw n;
     return this.#n({
      ...e,
      review: null
     }, t, s);
    }
   };
   editComment=({kind: e, id: t}, s, n = {}) => {
    const {issues: i, pulls: r} = this.#e.octokit.rest, {name: o, row: a} = W[e], u = {
     what: `change the ${o} ${t}`,
     permission: H,
     length: s.length
    }, c = {
     ...this.#e.place,
     comment_id: t,
     body: s,
     ...this.#i(n)
    };
    return ask(u, a, () => "issue-comment" === e ? i.updateComment(c) : r.updateReviewComment(c));
   };
   react=async ({kind: e, id: t}, s, n = {}) => {
    const {reactions: i} = this.#e.octokit.rest, r = {
     ...this.#e.place,
     content: s,
     ...this.#i(n)
    }, o = {
     "issue-comment": () => i.createForIssueComment({
      ...r,
      comment_id: t
     }),
     "review-comment": () => i.createForPullRequestReviewComment({
      ...r,
      comment_id: t
     }),
     "pull-request": () => i.createForIssue({
      ...r,
      issue_number: t
     })
    };
    let a = !1;
    const u = {
     what: `add the reaction ${s}`,
     permission: H
    }, c = await ask(u, C, async () => {
     const t = await o[e]();
     return a = 201 === t.status, t;
    });
    return {
     created: a,
     ...c
    };
   };
   withdrawReaction=async ({kind: e, id: t}, s, i = {}) => {
    const {reactions: r} = this.#e.octokit.rest, o = {
     ...this.#e.place,
     reaction_id: s,
     ...this.#i(i)
    }, a = {
     "issue-comment": () => r.deleteForIssueComment({
      ...o,
      comment_id: t
     }),
     "review-comment": () => r.deleteForPullRequestComment({
      ...o,
      comment_id: t
     }),
     "pull-request": () => r.deleteForIssue({
      ...o,
      issue_number: t
     })
    }, u = {
     what: "remove a reaction",
     permission: H
    }, c = n.FsL(n.L5J(), n.pdi(() => !0));
    return await unlessMissing(ask(u, c, a[e])) ?? !1;
   };
   recentComments=async (e, {since: t, mostPages: s, oldestFirst: n = !1, withoutGaps: i = !1}) => {
    const {issues: r, pulls: o} = this.#e.octokit.rest, a = n ? "asc" : "desc", u = {
     ...this.#e.place,
     since: t,
     sort: "updated",
     direction: a,
     per_page: 100
    }, c = {
     undertaking: {
      what: `show the ${n ? "oldest" : "latest"} ${W[e].name}s`,
      permission: W[e].read
     },
     mostPages: s,
     keyOf: ({id: e}) => e
    }, l = i ? listWithoutGaps : list, {rows: d, cut: h} = "issue-comment" === e ? await l(this.#e.octokit, $, {
     ...c,
     first: r.listCommentsForRepo.endpoint(u)
    }) : await l(this.#e.octokit, R, {
     ...c,
     first: o.listReviewCommentsForRepo.endpoint(u)
    });
    return {
     comments: d,
     cut: h
    };
   };
   #s({kind: e, id: t}, s) {
    const {issues: n, pulls: i} = this.#e.octokit.rest, r = {
     ...this.#e.place,
     comment_id: t,
     ...this.#i(s)
    };
    return "issue-comment" === e ? n.getComment(r) : i.getReviewComment(r);
   }
   #n(e, t, s) {
    const n = this.#e.redact(t), {issues: i, pulls: r} = this.#e.octokit.rest, {thread: o, review: a} = e, u = null === a ? "issue-comment" : "review-comment", {name: c, row: l} = W[u], d = {
     what: `add a ${c} to thread ${o}`,
     permission: H,
     length: n.length
    }, h = {
     ...this.#e.place,
     body: n,
     ...this.#i(s)
    };
    return createOnce(n, {
     post: () => ask(d, l, () => null === a ? i.createComment({
      ...h,
      issue_number: o
     }) : r.createReplyForReviewComment({
      ...h,
      pull_number: o,
      comment_id: a
     })),
     listOwn: async () => {
      const e = await this.#t();
      return (await this.comments(o, {
       kind: u
      })).filter(({author: t}) => t === e);
     },
     clock: this.#e.clock,
     cancelled: this.#e.cancelled,
     ...void 0 === s.mayRepeat ? {} : {
      mayRepeat: s.mayRepeat
     }
    });
   }
   #i({withinMs: e, mayRepeat: t}) {
    return void 0 !== e ? {
     request: onceWithin(e, this.#e)
    } : void 0 === t ? {} : {
     request: repeatedIf(t, this.#e)
    };
   }
  }
  const J = n.Ikc({
   byteSize: n.lqM(n.aig(), 0),
   isTruncated: n.lqM(n.zMY(), !1),
   text: n.lqM(n.mee(n.YjP()), null)
  }), V = n.FsL(n.Ikc({
   name: n.YjP(),
   type: n.YjP(),
   mode: n.aig(),
   object: n.mee(J)
  }), n.pdi(({name: e, type: t, mode: s, object: n}) => {
   const {byteSize: i = 0, isTruncated: r = !1, text: o = null} = n ?? {};
   return "tree" === t ? {
    name: e,
    kind: "folder",
    bytes: 0,
    text: null
   } : "blob" !== t || 40960 === s ? {
    name: e,
    kind: "other",
    bytes: i,
    text: null
   } : {
    name: e,
    kind: "file",
    bytes: i,
    text: r ? null : o?.replace(/^\uFEFF/, "") ?? null
   };
  })), K = n.FsL(n.Ikc({
   repository: n.Ikc({
    object: n.mee(n.Ikc({
     entries: n.lqM(n.YOg(V))
    }))
   })
  }), n.pdi(({repository: e}) => e.object?.entries ?? null)), Q = n.FsL(n.Ikc({
   type: n.euz("file"),
   encoding: n.euz("base64"),
   content: n.YjP()
  }), n.pdi(({content: e}) => Buffer.from(e, "base64")), n.z6Y(e => function(e) {
   return e.equals(Buffer.from(e.toString("utf8"), "utf8"));
  }(e), "the file is not UTF-8"), n.pdi(e => e.toString("utf8").replace(/^\uFEFF/, ""))), X = "`contents: read`", Z = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
  class DefaultBranch {
   #e;
   constructor(e) {
    this.#e = e;
   }
   facts=() => {
    const {octokit: e, place: t} = this.#e;
    return ask({
     what: "show the repository",
     permission: X
    }, D, () => e.rest.repos.get({
     ...t
    }));
   };
   folder=e => {
    const {octokit: t, place: s} = this.#e, n = {
     owner: s.owner,
     name: s.repo,
     expression: `HEAD:${e}`
    };
    return ask({
     what: `show the folder ${e}`,
     permission: X
    }, K, async () => ({
     data: await t.graphql("query($owner: String!, $name: String!, $expression: String!) {\n  repository(owner: $owner, name: $name) {\n    object(expression: $expression) {\n      ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } }\n    }\n  }\n}", n)
    }));
   };
   textFile=({repository: e, path: t, ref: s}) => {
    const {octokit: n} = this.#e;
    return unlessMissing(ask({
     what: `show the file ${t} of ${e}`,
     permission: X
    }, Q, () => n.rest.repos.getContent({
     ...placeOf(e),
     path: t,
     ref: s
    })));
   };
   commitsUnder=async (e, {since: t, until: s, most: n}) => {
    const i = "" === e ? {} : {
     path: e
    }, {octokit: r, place: o} = this.#e, a = {
     ...o,
     ...i,
     since: t,
     until: s,
     per_page: n
    }, {rows: u, cut: c} = await list(r, T, {
     undertaking: {
      what: "list the commits of the default branch",
      permission: X
     },
     first: r.rest.repos.listCommits.endpoint(a),
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
    let n = !1;
    try {
     const i = {
      what: `show commit ${e.slice(0, 12)}`,
      permission: X
     };
     return {
      files: await ask(i, E, async () => {
       const i = await t.rest.repos.getCommit({
        ...s,
        ref: e
       });
       return n = /rel="next"/.test(i.headers.link ?? ""), i;
      }),
      cut: n
     };
    } catch (e) {
     if (isTooLarge((0, i.wz)(e))) return {
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
     permission: X
    }, n.YjP(), async () => {
     const n = `${s.owner}/${s.repo}`, i = await t.rest.markdown.render({
      text: e,
      mode: "gfm",
      context: n,
      headers: {
       accept: "text/html"
      }
     }), r = i.headers["content-type"] ?? "";
     if (200 !== i.status || !Z.test(r)) throw new UnreadableAnswer("its answer is not HTML in UTF-8");
     return i;
    });
   };
  }
  const ee = "`issues: read`", te = "`issues: write`";
  class IssueList {
   #e;
   #t;
   constructor(e, {viewer: t}) {
    this.#e = e, this.#t = t;
   }
   labelledIssues=async e => {
    const t = {
     what: `show the issues with the label ${e}`,
     permission: ee
    }, {rows: s, cut: n} = await this.#r(t, {
     wanted: {
      labels: e,
      sort: "created",
      direction: "asc"
     },
     mostPages: 10
    });
    if (n) throw repositoryError(new UnreadableAnswer("there are more than 1000"), t);
    return s;
   };
   hasLabel=async e => null !== await this.#o(e);
   createLabel=async e => {
    const {octokit: t, place: s, clock: n, cancelled: r} = this.#e, {name: o} = e;
    try {
     await createUnlessFound({
      post: () => ask({
       what: `create the label ${o}`,
       permission: te
      }, z, () => t.rest.issues.createLabel({
       ...s,
       ...e
      })),
      find: async () => await this.#o(o) ?? void 0,
      clock: n,
      cancelled: r
     });
    } catch (e) {
     if (422 !== (0, i.wz)(e).status || !await this.hasLabel(o)) throw e;
    }
   };
   createIssue=({title: e, body: t, label: s}) => {
    const {octokit: n, place: i, clock: r, cancelled: o, redact: a} = this.#e, u = a(t);
    return createOnce(u, {
     post: () => ask({
      what: "create an issue",
      permission: te,
      length: u.length
     }, B, () => n.rest.issues.create({
      ...i,
      title: e,
      body: u,
      labels: [ s ]
     })),
     listOwn: () => this.#a(),
     clock: r,
     cancelled: o
    });
   };
   editIssue=(e, {body: t, reopen: s}, {mayRepeat: n} = {}) => {
    const {octokit: i, place: r} = this.#e, o = void 0 === n ? {} : {
     request: repeatedIf(n, this.#e)
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
     permission: te,
     length: t?.length ?? 0
    }, B, () => i.rest.issues.update({
     ...r,
     issue_number: e,
     ...a,
     ...o
    }));
   };
   async #a() {
    const e = await this.#t(), {rows: t} = await this.#r({
     what: "show the latest issues",
     permission: ee
    }, {
     wanted: {
      sort: "created",
      direction: "desc"
     },
     mostPages: 1
    });
    return t.filter(({author: t}) => t === e);
   }
   async #r(e, {wanted: t, mostPages: s}) {
    const {octokit: n, place: i} = this.#e, r = n.rest.issues.listForRepo.endpoint({
     ...i,
     ...t,
     state: "all",
     per_page: 100
    }), {rows: o, cut: a} = await list(n, N, {
     undertaking: e,
     first: r,
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
     permission: ee
    }, z, () => t.rest.issues.getLabel({
     ...s,
     name: e
    })));
   }
  }
  const se = n.FsL(n.cl6(n.Ikc({
   __typename: n.YjP(),
   login: n.YjP()
  }), {
   __typename: "User",
   login: "ghost"
  }), n.pdi(({__typename: e, login: t}) => "Bot" !== e || t.endsWith("[bot]") ? t : `${t}[bot]`)), ne = n.FsL(n.YjP(), n.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)), nodesOf = e => n.Ikc({
   nodes: n.YOg(e)
  }), ie = n.FsL(n.Ikc({
   repository: n.Ikc({
    pullRequests: nodesOf(n.Ikc({
     number: n.FsL(n.aig(), n.Y2b()),
     headRefOid: ne,
     headRepository: n.mee(n.Ikc({
      databaseId: n.cl6(n.aig(), null),
      nameWithOwner: n.YjP()
     })),
     comments: nodesOf(n.Ikc({
      author: se,
      body: n.YjP(),
      createdAt: n.YjP()
     }))
    }))
   })
  }), n.pdi(({repository: e}) => e.pullRequests.nodes.map(({number: e, headRefOid: t, headRepository: s, comments: n}) => ({
   number: e,
   head: {
    sha: t,
    repository: null === s ? null : {
     id: s.databaseId,
     name: s.nameWithOwner
    }
   },
   comments: n.nodes,
   lacksOlder: !1
  })))), re = n.Ikc({
   number: n.FsL(n.aig(), n.Y2b()),
   head: n.Ikc({
    sha: ne,
    repo: n.mee(n.Ikc({
     id: n.aig(),
     full_name: n.YjP()
    }))
   })
  }), oe = [ "forbidden", "not-accessible", "missing", "refused" ];
  const ae = "1970-01-01T00:00:00Z", ue = n.Ikc({
   number: n.aig()
  }), ce = "`pull-requests: read`";
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
     permission: ce
    }, U, () => this.#e.octokit.rest.pulls.get({
     ...s,
     pull_number: e
    }));
   };
   changedFiles=async e => {
    const {rows: t} = await list(this.#e.octokit, A, {
     undertaking: {
      what: `show the files of pull request ${e}`,
      permission: ce
     },
     first: this.#e.octokit.rest.pulls.listFiles.endpoint({
      ...this.#e.place,
      pull_number: e,
      per_page: 100
     }),
     mostPages: 3,
     keyOf: ({path: e}) => e
    });
    return t;
   };
   diff=async e => {
    const {octokit: t, place: s} = this.#e, r = {
     ...s,
     mediaType: {
      format: "diff"
     }
    };
    try {
     if ("merged" in e) {
      const s = {
       what: `show the diff of pull request ${e.merged}`,
       permission: ce
      };
      return await ask(s, n.YjP(), () => t.rest.pulls.get({
       ...r,
       pull_number: e.merged
      }));
     }
     const {base: s, head: i} = e, o = {
      what: `show the diff of commit ${i.slice(0, 12)}`,
      permission: "`contents: read`"
     };
     return await ask(o, n.YjP(), () => t.rest.repos.compareCommitsWithBasehead({
      ...r,
      basehead: `${s}...${i}`
     }));
    } catch (e) {
     if (isTooLarge((0, i.wz)(e))) return null;
     throw e;
    }
   };
   pullRequestsOf=async e => {
    const t = await ask({
     what: `show the pull requests of commit ${e.slice(0, 12)}`,
     permission: ce
    }, n.YOg(G), () => this.#e.octokit.rest.repos.listPullRequestsAssociatedWithCommit({
     ...this.#e.place,
     commit_sha: e,
     per_page: 100
    })), isMerged = ({state: e}) => Number("merged" === e), {owner: s, repo: i} = this.#e.place, r = `${s}/${i}`.toLowerCase();
    return t.filter(({target: e}) => null === e || e.toLowerCase() === r).map(({target: e, ...t}) => t).toSorted((e, t) => isMerged(t) - isMerged(e));
   };
   openPullRequests=({insists: e}) => {
    const {octokit: t, place: s} = this.#e;
    return async function(e, {place: {owner: t, repo: s}, recentComments: r}) {
     const o = {
      what: "list the open pull requests",
      permission: "`pull-requests: read`"
     };
     try {
      return await ask(o, ie, async () => ({
       data: await e.graphql("query ($owner: String!, $repo: String!) {\n  repository(owner: $owner, name: $repo) {\n    pullRequests(first: 100, states: OPEN, orderBy: {field: CREATED_AT, direction: DESC}) {\n      nodes {\n        number\n        headRefOid\n        headRepository { databaseId nameWithOwner }\n        comments(first: 100) { nodes { author { __typename login } body createdAt } }\n      }\n    }\n  }\n}", {
        owner: t,
        repo: s
       })
      }));
     } catch (a) {
      if (null === r || !oe.includes((0, i.wz)(a).failure)) throw a;
      const u = {
       owner: t,
       repo: s,
       state: "open",
       sort: "created",
       direction: "desc",
       per_page: 100
      }, [c, l] = await Promise.all([ ask(o, n.YOg(re), () => e.rest.pulls.list(u)), r("issue-comment", {
       since: ae,
       mostPages: 1
      }) ]);
      return function(e, {comments: t, cut: s}) {
       const n = Map.groupBy(t, ({thread: e}) => e);
       return e.map(({number: e, head: {sha: t, repo: i}}) => ({
        number: e,
        head: {
         sha: t,
         repository: null === i ? null : {
          id: i.id,
          name: i.full_name
         }
        },
        comments: (n.get(e) ?? []).toSorted((e, t) => e.id - t.id),
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
    const {octokit: s, place: n} = this.#e;
    return async function(e, t) {
     const s = {
      what: "request a review",
      permission: "`pull-requests: write`"
     };
     try {
      return await ask(s, ue, () => e.rest.pulls.requestReviewers(t)), "requested";
     } catch (e) {
      if (422 === (0, i.wz)(e).status) return "refused";
      throw e;
     }
    }(s, {
     ...n,
     pull_number: e,
     reviewers: [ t ]
    });
   };
  }
  function createRepository({run: e, ...t}) {
   const s = {
    ...t,
    apiUrl: e.apiUrl
   }, n = {
    ...s,
    octokit: createOctokit(s),
    place: placeOf(e.repository)
   }, i = new Accounts(n), r = new Comments(n, i);
   return {
    ...i,
    ...r,
    ...new PullRequestList(n, r),
    ...new DefaultBranch(n),
    ...new IssueList(n, i)
   };
  }
  const le = "`contents: read`";
  class Accounts {
   #e;
   #c=null;
   constructor(e) {
    this.#e = e;
   }
   viewer=() => (this.#c ??= ask({
    what: "say who we are",
    permission: le
   }, P, async () => ({
    data: await this.#e.octokit.graphql("query { viewer { login } }")
   })).then(e => e.viewer.login, e => {
    throw this.#c = null, e;
   }), this.#c);
   permissionOf=e => {
    const {octokit: t, place: s} = this.#e;
    return ask({
     what: `show the permission of ${e}`,
     permission: le
    }, v, () => t.rest.repos.getCollaboratorPermissionLevel({
     ...s,
     username: e
    }));
   };
  }
 }),
 1957: ((e, t, s) => {
  s.d(t, {
   Qq: () => HttpClient,
   hd: () => fetch
  });
  class HttpClient {
   getAgent() {}
   getAgentDispatcher() {}
  }
  function fetch() {
   throw new Error("The bundle has no HTTP client but its own.");
  }
 })
};