"use strict";

exports.id = 871, exports.ids = [ 871 ], exports.modules = {
 4871: ((e, t, s) => {
  s.d(t, {
   createRepository: () => createRepository
  });
  var n = s(7934), r = s(4845), i = s(1015), o = s(9309), a = s(1193);
  class NoAnswerError extends Error {
   ending;
   tries;
   constructor(e, t) {
    super(e.message), this.name = "NoAnswerError", this.ending = e, this.tries = t;
   }
  }
  const l = "x-docs-agent-tries";
  function createFetch(e) {
   const {send: t, clock: s, operationOf: n, withinMs: r} = e;
   return async (i, o = {}) => {
    const u = new URL("object" == typeof i && "url" in i ? i.url : i), c = function({method: e = "GET"}) {
     const t = e.toUpperCase();
     if ("GET" === t || "POST" === t || "PATCH" === t || "PUT" === t || "DELETE" === t) return t;
     throw new TypeError(`unexpected method ${t}`);
    }(o), d = a.mr[n(c, u.pathname)], h = void 0 === r ? d : {
     ...d,
     deadlineMs: r,
     rules: {}
    }, m = "string" == typeof o.body ? {
     body: o.body
    } : {}, p = {
     ...h,
     method: c,
     url: u,
     headers: plainHeaders(o.headers),
     ...m
    }, {result: f, tries: g} = await (0, a.LH)(h, async e => {
     const n = await follow({
      ...p,
      signal: e
     }, t), r = "answer" === n.kind ? (0, a.Vs)(n.headers, s.now()) : null;
     return {
      result: n,
      trouble: troubleOf(n),
      retryAfterMs: r
     };
    }, e);
    if ("failure" === f.kind) throw new NoAnswerError(f, g);
    return function({status: e, headers: t, body: s}, n) {
     const r = [ ...t ].filter(([e]) => "content-encoding" !== e && "content-length" !== e);
     return {
      status: e,
      url: "",
      headers: new Map([ ...r, [ l, String(n) ] ]),
      text: async () => (new TextDecoder).decode(s),
      arrayBuffer: async () => new Uint8Array(s).buffer
     };
    }(f, g);
   };
  }
  const u = 3;
  async function follow(e, t, s = 0) {
   const n = await t(e);
   if ("GET" !== e.method || "answer" !== n.kind || 301 !== n.status || s === u) return n;
   const r = n.headers.get("location") ?? "";
   if (!URL.canParse(r, e.url.href)) return n;
   const i = new URL(r, e.url);
   return i.origin === e.url.origin ? follow({
    ...e,
    url: i
   }, t, s + 1) : n;
  }
  function troubleOf(e) {
   return "failure" === e.kind ? (0, o.x)(e) : isRateLimited(e) ? "rate-limit" : e.status >= 500 ? "server" : null;
  }
  function isRateLimited({status: e, headers: t, body: s}) {
   return 429 === e || 403 === e && (!(!t.has("retry-after") && "0" !== t.get("x-ratelimit-remaining")) || /secondary rate limit/i.test((new TextDecoder).decode(s.subarray(0, 2e3))));
  }
  function plainHeaders(e = {}) {
   const t = Symbol.iterator in e ? [ ...e ] : Object.entries(e);
   return Object.fromEntries(t.map(([e = "", t]) => [ e.toLowerCase(), String(t) ]));
  }
  var c = s(8443);
  class UnreadableAnswer extends Error {
   name="UnreadableAnswer";
  }
  const d = [ [ "missing", [ 301, 302, 307, 308, 404, 410 ] ], [ "unauthorized", [ 401 ] ], [ "unavailable", [ 408, 425 ] ] ], h = [ [ "locked", /\blocked\b/i ], [ "not-accessible", /not accessible by integration/i ], [ "not-granted", /not accessible by personal access token/i ], [ "forbidden", /must have \w+ (access|rights)/i ] ], m = {
   FORBIDDEN: "forbidden",
   INSUFFICIENT_SCOPES: "forbidden",
   NOT_FOUND: "missing",
   RATE_LIMITED: "rate-limited",
   "": "unavailable"
  }, p = n.NpB(n.Ikc({
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
  }), f = n.Ikc({
   name: n.euz("GraphqlResponseError"),
   errors: n.YOg(n.Ikc({
    type: n.lqM(n.YjP(), ""),
    message: n.lqM(n.YjP(), "")
   }))
  }), g = "Add PERMISSION to the workflow's `permissions:`.", w = {
   unauthorized: "The token is wrong or has expired; a token of a GitHub App expires after an hour.",
   "not-accessible": g,
   "not-granted": "Give the personal access token PERMISSION.",
   forbidden: g,
   locked: "Unlock the conversation.",
   missing: "It may have been deleted, moved or disabled, or the token may not see it.",
   "too-long": "The text is longer than GitHub's limit of 65,536 characters.",
   refused: "GitHub gives no reason beyond the one in brackets.",
   "rate-limited": "This token has reached a rate limit of GitHub: try again later.",
   unavailable: "Try again later."
  }, b = {
   unreachable: "Check `GITHUB_API_URL` and the runner's network, including proxies.",
   certificate: "Ask GitHub's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
   ...c.qu,
   cancelled: "Run it again if it is still needed."
  };
  function repositoryError(e, t) {
   if (e instanceof r.pU) return e;
   const {failure: s, reason: o, status: a, tries: u = 1, hint: c = w[s]} = function(e, t) {
    if (e instanceof i.G && e.cause instanceof NoAnswerError) {
     const {ending: t, tries: s} = e.cause;
     return {
      failure: "unavailable",
      reason: t.message,
      tries: s,
      hint: b[t.failure]
     };
    }
    if (e instanceof i.G) {
     const {status: s, response: r} = e, i = `HTTP ${s}${wordsOf(n.qgA(p, r?.data).message)}`, o = Number(r?.headers[l] ?? 1);
     return {
      failure: failureOf(e, t),
      reason: i,
      status: s,
      tries: o
     };
    }
    if (n.is(f, e)) {
     const {type: t = "", message: s = ""} = e.errors[0] ?? {};
     return {
      failure: ("FORBIDDEN" === t ? byWords([ s ]) : void 0) ?? m[t] ?? "refused",
      reason: `GraphQL${wordsOf(s)}`
     };
    }
    return {
     failure: "unavailable",
     reason: e instanceof UnreadableAnswer ? e.message : "its answer has an unknown form"
    };
   }(e, t), d = u > 1 ? `, tried ${u} times` : "";
   return new r.pU({
    failure: s,
    status: a,
    message: `GitHub did not ${t.what} (${o}${d}).`,
    hint: c.replace("PERMISSION", () => t.permission),
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
  function isMissing({failure: e}) {
   return "missing" === e;
  }
  const y = [ "forbidden", "not-accessible", "not-granted", "missing", "refused" ];
  function isClosed({failure: e}) {
   return y.includes(e);
  }
  function isNotAvailable(e) {
   return 422 === e.status && hasCode(e, "not_available");
  }
  function hasCode({cause: e}, t) {
   return e instanceof i.G && n.qgA(p, e.response?.data).errors.some(({code: e}) => e === t);
  }
  function failureOf({status: e, response: t}, {length: s = 0}) {
   const r = new Map(Object.entries(t?.headers ?? {}).map(([e, t]) => [ e, String(t) ])), {message: i, documentation_url: o, errors: a} = n.qgA(p, t?.data);
   if (isRateLimited({
    status: e,
    headers: r,
    body: (new TextEncoder).encode(i)
   })) return "rate-limited";
   if (403 === e && o.includes("locking-conversations")) return "locked";
   if (422 === e && s > 65536) return "too-long";
   const l = [ i, ...a.map(e => e.message ?? "") ];
   return (403 === e ? byWords(l) : d.find(([, t]) => t.includes(e))?.[0]) ?? (e >= 500 ? "unavailable" : "refused");
  }
  function byWords(e) {
   return h.find(([, t]) => e.some(e => t.test(e)))?.[0];
  }
  function wordsOf(e) {
   return "" === e ? "" : `: ${e.length > 200 ? `${e.slice(0, 200)}…` : e}`;
  }
  var k = s(4730);
  const silent = () => {};
  function fetchOf(e, t) {
   const s = void 0 === t.withinMs ? e.cancelled : (new AbortController).signal, n = createFetch({
    ...e,
    ...t,
    cancelled: s,
    operationOf: operationOf
   });
   return (t, s = {}) => {
    const {body: r} = s;
    return n(t, "string" != typeof r ? s : {
     ...s,
     body: JSON.stringify(redactedJson(r, e.redact))
    });
   };
  }
  function redactedJson(e, t) {
   return JSON.parse(e, (e, s) => "string" == typeof s ? t(s) : s);
  }
  function operationOf(e, t) {
   return "GET" === e || t.endsWith("/graphql") || t.endsWith("/markdown") ? "github-read" : "POST" === e ? t.endsWith("/reactions") ? "github-claim" : "github-create" : "github-edit";
  }
  const _ = 100;
  function placeOf(e) {
   const [t = "", s = ""] = e.split("/");
   return {
    owner: t,
    repo: s
   };
  }
  class GitHub {
   options;
   place;
   #e;
   #t=null;
   constructor(e, t) {
    this.options = e, this.place = placeOf(t), this.#e = function(e) {
     const {token: t, apiUrl: s, userAgent: n, redact: r} = e, o = new k.E({
      auth: t,
      baseUrl: s,
      userAgent: n,
      log: {
       debug: silent,
       info: silent,
       warn: silent,
       error: silent
      },
      request: {
       fetch: fetchOf(e, {})
      }
     });
     return o.hook.before("request", ({headers: e}) => {
      e["x-github-api-version"] = "2022-11-28";
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
    }(e);
   }
   async ask(e, t, s, n = {}) {
    return (await this.answer(e, t, s, n)).data;
   }
   async answer(e, t, s, n = {}) {
    const r = void 0 === (n.withinMs ?? n.mayRepeat) ? {} : {
     request: {
      fetch: fetchOf(this.options, n)
     }
    };
    try {
     const {data: n, status: i, headers: o} = await this.#e.request(t, {
      ...this.place,
      ...s,
      ...r
     });
     return {
      data: decode(e.as, n),
      status: i,
      headers: o
     };
    } catch (t) {
     throw repositoryError(t, e);
    }
   }
   async graphql(e, t, s = {}) {
    try {
     return decode(e.as, await this.#e.graphql(t, s));
    } catch (t) {
     throw repositoryError(t, e);
    }
   }
   async list(e, t, s) {
    const n = this.#e.request.endpoint(t, {
     ...this.place,
     ...s
    }), r = new Map;
    let i = null;
    for (let t = e.withoutGaps ? 3 : 1; ;t -= 1) {
     const {rows: s, pages: o, cut: a} = await this.#s(e, n);
     for (const [e, t] of s) r.set(e, t);
     if ((i?.isSubsetOf(s) ?? 1 === o) || a || 1 === t) return {
      rows: [ ...r.values() ],
      cut: a
     };
     i = new Set(s.keys());
    }
   }
   async #s(e, {method: t, headers: s, url: n}) {
    const r = new Map;
    try {
     for (let i = n, o = 1; ;o += 1) {
      const n = await this.#e.request({
       method: t,
       headers: s,
       url: i
      });
      for (const t of rowsOf(e.as, n.data)) r.set(e.keyOf(t), t);
      const a = /<([^<>]+)>;\s*rel="next"/.exec(n.headers.link ?? "")?.[1];
      if (void 0 === a || o >= e.mostPages) return {
       rows: r,
       pages: o,
       cut: void 0 !== a
      };
      if (!URL.canParse(a) || new URL(a).origin !== new URL(i).origin) throw new UnreadableAnswer("the link to the next page names another host");
      i = a;
     }
    } catch (t) {
     throw repositoryError(t, e);
    }
   }
   viewer() {
    const e = {
     what: "say who we are",
     permission: "`contents: read`",
     as: O
    };
    return this.#t ??= this.graphql(e, "query { viewer { login } }").catch(e => {
     throw this.#t = null, e;
    }), this.#t;
   }
  }
  const O = n.FsL(n.Ikc({
   viewer: n.Ikc({
    login: n.YjP()
   })
  }), n.pdi(({viewer: {login: e}}) => e));
  function nullIf(e, t) {
   return e.catch(e => {
    if (t((0, r.wz)(e))) return null;
    throw e;
   });
  }
  function rowsOf(e, t) {
   if (Array.isArray(t) && t.length > _) throw new UnreadableAnswer("a page of more than 100 rows, which is more than we requested");
   return decode(n.YOg(e), t);
  }
  function decode(e, t) {
   const s = n.xLC(e, t, {
    abortEarly: !0
   });
   if (s.success) return s.output;
   const [r] = s.issues;
   throw new UnreadableAnswer(`${n.BuJ(r) ?? "the body"}: expected ${r.expected ?? "another form"}`);
  }
  var I = s(190);
  function createOnce(e, {listOwn: t, ...s}) {
   const n = (0, I.TM)(e);
   return createUnlessFound(async () => (await t()).find(e => (0, I.TM)(e.body) === n), s);
  }
  async function createUnlessFound(e, t) {
   for (let s = 1; ;s += 1) try {
    return await t.post();
   } catch (n) {
    if (!mayBeDone((0, r.wz)(n))) throw n;
    const i = await findLost(e, t).catch(e => {
     throw stillUnclear((0, r.wz)(n), (0, r.wz)(e));
    });
    if (void 0 !== i) return i;
    if (t.once || s >= 3 || !1 === await (t.mayRepeat?.())) throw n;
   }
  }
  function stillUnclear({failure: e, status: t, message: s, cause: n}, i) {
   return new r.pU({
    failure: e,
    status: t,
    message: `${s} ${i.message}`,
    hint: i.hint,
    cause: n
   });
  }
  async function findLost(e, {clock: t, cancelled: s}) {
   for (let n = 1; ;n += 1) {
    const i = await e().catch(async n => {
     if (!isMissing((0, r.wz)(n))) throw n;
     return await t.sleep(2e3, s), e();
    });
    if (void 0 !== i || n >= 2) return i;
    await t.sleep(2e3, s);
   }
  }
  const P = n.FsL(n.aig(), n.Y2b()), $ = n.cl6(n.YjP(), ""), E = n.FsL(n.cl6(n.Ikc({
   login: n.YjP()
  }), {
   login: "ghost"
  }), n.pdi(e => e.login)), q = n.FsL(n.YjP(), n.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)), L = n.FsL(n.Ikc({
   permission: n.KIO([ "admin", "write", "read", "none" ]),
   role_name: n.cl6(n.YjP()),
   user: n.cl6(n.Ikc({
    id: n.aig()
   }))
  }), n.pdi(({permission: e, role_name: t, user: s}) => ({
   permission: e,
   role: t ?? e,
   userId: s?.id ?? null
  }))), Y = {
   id: P,
   node_id: n.NpB(n.cl6(n.YjP(), null), null),
   user: n.cl6(n.Ikc({
    login: n.YjP(),
    id: n.cl6(n.aig(), null),
    type: n.cl6(n.YjP())
   }), {
    login: "ghost",
    id: null
   }),
   body: $,
   html_url: n.YjP(),
   created_at: n.YjP(),
   in_reply_to_id: n.cl6(P, null)
  }, T = n.Ikc(Y), j = n.Ikc({
   ...Y,
   issue_url: n.cl6(n.YjP()),
   pull_request_url: n.cl6(n.YjP()),
   path: n.cl6(n.YjP()),
   line: n.cl6(n.aig(), null),
   diff_hunk: $,
   performed_via_github_app: n.cl6(n.Ikc({
    slug: $
   }), null)
  });
  function commentOf(e, t) {
   return {
    kind: t,
    review: "issue-comment" === t ? null : e.in_reply_to_id ?? e.id,
    id: e.id,
    nodeId: e.node_id,
    author: e.user.login,
    authorId: e.user.id,
    body: e.body,
    url: e.html_url,
    createdAt: e.created_at
   };
  }
  function numberIn(e) {
   return Number(e.slice(e.lastIndexOf("/") + 1));
  }
  function commentsOf(e) {
   return {
    row: n.FsL(T, n.pdi(t => commentOf(t, e))),
    causing: n.FsL(j, n.pdi(t => function(e, t) {
     const {user: s, path: n, performed_via_github_app: r} = e, i = e.issue_url ?? e.pull_request_url ?? "";
     return {
      ...commentOf(e, t),
      authorIsBot: "Bot" === s.type || s.login.endsWith("[bot]"),
      viaApp: null === r ? null : r.slug,
      thread: /\/(?:issues|pulls)\/\d+$/.test(i) ? numberIn(i) : null,
      place: "string" == typeof n ? {
       path: n,
       line: e.line,
       hunk: e.diff_hunk
      } : null
     };
    }(t, e)))
   };
  }
  const v = n.FsL(n.Ikc({
   ...Y,
   issue_url: n.FsL(n.YjP(), n.yGV(/\/issues\/\d+$/))
  }), n.pdi(e => ({
   ...commentOf(e, "issue-comment"),
   thread: numberIn(e.issue_url)
  }))), R = n.FsL(n.Ikc({
   ...Y,
   pull_request_url: n.FsL(n.YjP(), n.yGV(/\/pulls\/\d+$/))
  }), n.pdi(e => ({
   ...commentOf(e, "review-comment"),
   thread: numberIn(e.pull_request_url)
  }))), F = n.FsL(n.Ikc({
   node: n.Ikc({
    createdViaEmail: n.zMY()
   })
  }), n.pdi(({node: e}) => e.createdViaEmail)), G = n.FsL(n.Ikc({
   id: P,
   user: E,
   created_at: n.NpB(n.mee(n.FsL(n.YjP(), n.yhX(), n.pdi(Date.parse))), null)
  }), n.pdi(({id: e, user: t, created_at: s}) => ({
   id: e,
   login: t,
   createdAt: s
  }))), S = n.FsL(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   additions: n.aig(),
   deletions: n.aig()
  }), n.pdi(({filename: e, ...t}) => ({
   path: e,
   ...t
  }))), M = n.FsL(n.Ikc({
   sha: q,
   commit: n.Ikc({
    message: $
   })
  }), n.pdi(({sha: e, commit: t}) => ({
   sha: e,
   subject: t.message.split("\n", 1)[0]?.trim() ?? ""
  }))), A = n.FsL(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   previous_filename: n.cl6(n.YjP(), null)
  }), n.pdi(e => ({
   path: e.filename,
   status: e.status,
   previousPath: e.previous_filename
  }))), N = n.FsL(n.Ikc({
   files: n.cl6(n.YOg(A), [])
  }), n.pdi(({files: e}) => e)), x = n.FsL(n.NpB(n.cl6(n.Ikc({
   id: n.cl6(n.aig(), null),
   full_name: n.YjP()
  }), null), null), n.pdi(e => null === e ? null : {
   id: e.id,
   name: e.full_name
  })), C = n.Ikc({
   number: n.aig(),
   title: n.YjP(),
   body: $,
   user: E,
   html_url: n.YjP(),
   base: n.Ikc({
    ref: n.YjP(),
    repo: n.NpB(n.cl6(n.Ikc({
     full_name: n.YjP()
    }), null), null)
   }),
   head: n.Ikc({
    ref: n.YjP(),
    sha: n.YjP(),
    repo: x
   }),
   state: n.cl6(n.YjP(), "open"),
   merged_at: n.cl6(n.YjP(), null),
   merge_commit_sha: n.NpB(n.cl6(n.YjP(), null), null),
   additions: n.cl6(n.aig(), null),
   deletions: n.cl6(n.aig(), null),
   changed_files: n.cl6(n.aig(), null),
   comments: n.NpB(n.lqM(n.aig()), void 0)
  });
  function pullOf(e) {
   const {base: t, head: s, merged_at: n, additions: r, deletions: i, changed_files: o} = e;
   return {
    number: e.number,
    title: e.title,
    body: e.body,
    author: e.user,
    url: e.html_url,
    base: t.ref,
    head: s.ref,
    headSha: s.sha,
    headRepository: s.repo,
    mergeSha: null === n ? null : e.merge_commit_sha,
    state: null !== n ? "merged" : "open" === e.state ? "open" : "closed",
    size: null === r || null === i || null === o ? null : {
     additions: r,
     deletions: i,
     files: o
    },
    comments: e.comments
   };
  }
  const U = n.FsL(C, n.pdi(pullOf)), B = n.FsL(C, n.pdi(e => ({
   target: e.base.repo?.full_name ?? null,
   pull: pullOf(e)
  }))), D = n.Ikc({
   number: P,
   head: n.Ikc({
    sha: q,
    repo: x
   })
  }), z = n.Ikc({
   number: P,
   body: $,
   user: E,
   html_url: n.YjP(),
   state: n.YjP(),
   labels: n.lqM(n.YOg(n.KCZ([ n.YjP(), n.Ikc({
    name: $
   }) ])), []),
   pull_request: n.cl6(n.L5J(), null)
  });
  function issueOf({number: e, body: t, user: s, html_url: n, state: r, labels: i}) {
   const o = i.map(e => "string" == typeof e ? e : e.name);
   return {
    number: e,
    body: t,
    author: s,
    url: n,
    open: "open" === r,
    labels: o
   };
  }
  const H = n.FsL(z, n.pdi(issueOf)), W = n.FsL(z, n.pdi(e => ({
   number: e.number,
   issue: null === e.pull_request ? issueOf(e) : null
  }))), J = n.Ikc({
   name: n.YjP()
  }), V = n.FsL(n.Ikc({
   private: n.zMY(),
   has_issues: n.zMY(),
   archived: n.lqM(n.zMY(), !1)
  }), n.pdi(({private: e, has_issues: t, archived: s}) => ({
   public: !e,
   hasIssues: t,
   archived: s
  }))), K = n.FsL(n.cl6(n.Ikc({
   __typename: n.YjP(),
   login: n.YjP()
  }), {
   __typename: "User",
   login: "ghost"
  }), n.pdi(e => "Bot" !== e.__typename || e.login.endsWith("[bot]") ? e.login : `${e.login}[bot]`)), X = n.FsL(n.mee(n.Ikc({
   databaseId: n.cl6(n.aig(), null),
   nameWithOwner: n.YjP()
  })), n.pdi(e => null === e ? null : {
   id: e.databaseId,
   name: e.nameWithOwner
  })), nodesOf = e => n.Ikc({
   nodes: n.YOg(e)
  }), Z = "`issues: read`, for pull requests `pull-requests: read`", Q = "`issues: write`, for pull requests `pull-requests: write`", ee = "/repos/{owner}/{repo}/issues/{issue_number}", te = "/repos/{owner}/{repo}/pulls/{pull_number}", se = {
   "issue-comment": {
    name: "comment",
    all: "/repos/{owner}/{repo}/issues/comments",
    read: Z,
    ...commentsOf("issue-comment")
   },
   "review-comment": {
    name: "review comment",
    all: "/repos/{owner}/{repo}/pulls/comments",
    read: "`pull-requests: read`",
    ...commentsOf("review-comment")
   }
  };
  class Comments {
   #n;
   constructor(e) {
    this.#n = e;
   }
   comments=async (e, {kind: t = "issue-comment", since: s} = {}) => {
    const {name: n, read: r, row: i} = se[t], o = {
     what: `show the ${n}s of thread ${e}`,
     permission: r,
     as: i,
     keyOf: ({id: e}) => e,
     mostPages: 100,
     withoutGaps: !0
    }, a = {
     per_page: _,
     ...void 0 === s ? {} : {
      since: s
     }
    }, {rows: l, cut: u} = await ("issue-comment" === t ? this.#n.list(o, `GET ${ee}/comments`, {
     ...a,
     issue_number: e
    }) : this.#n.list(o, `GET ${te}/comments`, {
     ...a,
     pull_number: e
    }));
    if (u) throw repositoryError(new UnreadableAnswer("the list does not end"), o);
    return l.toSorted((e, t) => e.id - t.id);
   };
   comment=({kind: e, id: t}, s) => {
    const {name: n, all: r, read: i, row: o} = se[e], a = {
     what: `show the ${n} ${t}`,
     permission: i,
     as: o
    };
    return nullIf(this.#n.ask(a, `GET ${r}/{comment_id}`, {
     comment_id: t
    }, s), isMissing);
   };
   causingComment=({kind: e, id: t}) => {
    const {name: s, all: n, read: r, causing: i} = se[e], o = {
     what: `show the ${s} ${t}`,
     permission: r,
     as: i
    };
    return nullIf(this.#n.ask(o, `GET ${n}/{comment_id}`, {
     comment_id: t
    }), isMissing);
   };
   cameByMail=e => {
    const t = {
     what: "say whether a comment came by e-mail",
     permission: Z,
     as: F
    };
    return this.#n.graphql(t, "query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }", {
     id: e
    });
   };
   createComment=async (e, t, s = {}) => {
    const n = this.#r(e, t, s);
    return null === e.review ? n : await nullIf(n, isMissing) ?? this.#r({
     ...e,
     review: null
    }, t, s);
   };
   #r({thread: e, review: t}, s, n) {
    const {redact: r, clock: i, cancelled: o} = this.#n.options, a = r(s), l = null === t ? "issue-comment" : "review-comment", {name: u, row: c} = se[l], d = {
     what: `add a ${u} to thread ${e}`,
     permission: Q,
     as: c,
     length: a.length
    }, h = `POST ${te}/comments/{comment_id}/replies`;
    return createOnce(a, {
     ...n,
     post: () => null === t ? this.#n.ask(d, `POST ${ee}/comments`, {
      body: a,
      issue_number: e
     }, n) : this.#n.ask(d, h, {
      body: a,
      pull_number: e,
      comment_id: t
     }, n),
     listOwn: async () => {
      const t = await this.#n.viewer();
      return (await this.comments(e, {
       kind: l
      })).filter(({author: e}) => e === t);
     },
     clock: i,
     cancelled: o
    });
   }
   editComment=({kind: e, id: t}, s, n) => {
    const {name: r, all: i, row: o} = se[e], a = {
     what: `change the ${r} ${t}`,
     permission: Q,
     as: o,
     length: s.length
    };
    return this.#n.ask(a, `PATCH ${i}/{comment_id}`, {
     comment_id: t,
     body: s
    }, n);
   };
   react=async ({kind: e, id: t}, s, n) => {
    const r = {
     what: `add the reaction ${s}`,
     permission: Q,
     as: G
    }, {status: i, headers: o, data: l} = await ("pull-request" === e ? this.#n.answer(r, `POST ${ee}/reactions`, {
     content: s,
     issue_number: t
    }, n) : this.#n.answer(r, `POST ${se[e].all}/{comment_id}/reactions`, {
     content: s,
     comment_id: t
    }, n));
    return {
     created: 201 === i,
     at: (0, a.z7)(o.date),
     ...l
    };
   };
   withdrawReaction=async ({kind: e, id: t}, s, r) => {
    const i = {
     what: "remove a reaction",
     permission: Q,
     as: n.L5J()
    }, o = "/reactions/{reaction_id}", a = "pull-request" === e ? this.#n.answer(i, `DELETE ${ee}${o}`, {
     issue_number: t,
     reaction_id: s
    }, r) : this.#n.answer(i, `DELETE ${se[e].all}/{comment_id}${o}`, {
     comment_id: t,
     reaction_id: s
    }, r);
    return null !== await nullIf(a, isMissing);
   };
   recentComments=async (e, {since: t, mostPages: s, oldestFirst: n = !1, withoutGaps: r = !1}) => {
    const {name: i, all: o, read: a} = se[e], l = {
     since: t,
     sort: "updated",
     direction: n ? "asc" : "desc",
     per_page: _
    }, u = {
     what: `show the ${n ? "oldest" : "latest"} ${i}s`,
     permission: a,
     as: "issue-comment" === e ? v : R,
     mostPages: s,
     withoutGaps: r,
     keyOf: ({id: e}) => e
    }, {rows: c, cut: d} = await this.#n.list(u, `GET ${o}`, l);
    return {
     comments: c,
     cut: d
    };
   };
   permissionOf=e => {
    const t = {
     what: `show the permission of ${e}`,
     permission: "`contents: read`",
     as: L
    };
    return this.#n.ask(t, "GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
     username: e
    });
   };
  }
  const ne = n.Ikc({
   byteSize: n.lqM(n.aig(), 0),
   isTruncated: n.lqM(n.zMY(), !1),
   text: n.lqM(n.mee(n.YjP()), null)
  }), re = n.FsL(n.Ikc({
   name: n.YjP(),
   type: n.YjP(),
   mode: n.aig(),
   object: n.mee(ne)
  }), n.pdi(({name: e, type: t, mode: s, object: n}) => {
   const {byteSize: r = 0, isTruncated: i = !1, text: o = null} = n ?? {};
   return "tree" === t ? {
    name: e,
    kind: "folder",
    bytes: 0,
    text: null
   } : "blob" !== t || 40960 === s ? {
    name: e,
    kind: "other",
    bytes: r,
    text: null
   } : {
    name: e,
    kind: "file",
    bytes: r,
    text: i ? null : o?.replace(/^\uFEFF/, "") ?? null
   };
  })), ie = n.FsL(n.Ikc({
   repository: n.Ikc({
    object: n.mee(n.Ikc({
     entries: n.lqM(n.YOg(re))
    }))
   })
  }), n.pdi(({repository: e}) => e.object?.entries ?? null)), oe = n.FsL(n.Ikc({
   type: n.euz("file"),
   encoding: n.euz("base64"),
   content: n.YjP()
  }), n.pdi(({content: e}) => Buffer.from(e, "base64")), n.z6Y(e => e.equals(Buffer.from(e.toString("utf8"), "utf8")), "the file is not UTF-8"), n.pdi(e => e.toString("utf8").replace(/^\uFEFF/, ""))), ae = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
  function reading(e, t) {
   return {
    what: e,
    permission: "`contents: read`",
    as: t
   };
  }
  class DefaultBranch {
   #n;
   constructor(e) {
    this.#n = e;
   }
   facts=() => this.#n.ask(reading("show the repository", V), "GET /repos/{owner}/{repo}", {});
   folder=e => {
    const {owner: t, repo: s} = this.#n.place, n = {
     owner: t,
     name: s,
     expression: `HEAD:${e}`
    };
    return this.#n.graphql(reading(`show the folder ${e}`, ie), "query($owner: String!, $name: String!, $expression: String!) {\n  repository(owner: $owner, name: $name) {\n    object(expression: $expression) {\n      ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } }\n    }\n  }\n}", n);
   };
   textFile=({repository: e, path: t, ref: s}) => {
    const n = reading(`show the file ${t} of ${e}`, oe), r = {
     ...placeOf(e),
     path: t,
     ref: s
    };
    return nullIf(this.#n.ask(n, "GET /repos/{owner}/{repo}/contents/{path}", r), isMissing);
   };
   commitsUnder=async (e, {since: t, until: s, most: n}) => {
    const r = {
     ...reading("list the commits of the default branch", M),
     mostPages: 1,
     keyOf: ({sha: e}) => e
    }, i = {
     ..."" === e ? {} : {
      path: e
     },
     since: t,
     until: s,
     per_page: n
    }, {rows: o, cut: a} = await this.#n.list(r, "GET /repos/{owner}/{repo}/commits", i);
    return {
     commits: o,
     cut: a
    };
   };
   filesOf=async e => {
    const t = reading(`show commit ${e.slice(0, 12)}`, N), s = this.#n.answer(t, "GET /repos/{owner}/{repo}/commits/{ref}", {
     ref: e
    }), n = await nullIf(s, e => isTooLarge(e) || isNotAvailable(e));
    return null === n ? {
     files: [],
     cut: !0
    } : {
     files: n.data,
     cut: /rel="next"/.test(n.headers.link ?? "")
    };
   };
   renderMarkdown=async e => {
    const {owner: t, repo: s} = this.#n.place, r = reading("render a text", n.L5J()), i = {
     text: e,
     mode: "gfm",
     context: `${t}/${s}`,
     headers: {
      accept: "text/html"
     }
    }, {status: o, headers: a, data: l} = await this.#n.answer(r, "POST /markdown", i);
    if (200 !== o || !ae.test(a["content-type"] ?? "") || "string" != typeof l) throw repositoryError(new UnreadableAnswer("its answer is not HTML in UTF-8"), r);
    return l;
   };
  }
  const le = "`issues: read`", ue = "`issues: write`", ce = "GET /repos/{owner}/{repo}/issues", de = {
   permission: le,
   as: W,
   keyOf: ({number: e}) => e
  };
  class IssueList {
   #n;
   constructor(e) {
    this.#n = e;
   }
   labelledIssues=async e => {
    const t = {
     ...de,
     what: `show the issues with the label ${e}`,
     mostPages: 10
    }, s = {
     labels: e,
     sort: "created",
     direction: "asc",
     state: "all",
     per_page: _
    }, {rows: n, cut: r} = await this.#n.list(t, ce, s);
    if (r) throw repositoryError(new UnreadableAnswer("there are more than 1000"), t);
    return n.flatMap(e => e.issue ?? []);
   };
   hasLabel=async e => null !== await this.#i(e);
   createLabel=async e => {
    const {clock: t, cancelled: s} = this.#n.options, {name: n} = e, i = {
     what: `create the label ${n}`,
     permission: ue,
     as: J
    };
    try {
     const post = () => this.#n.ask(i, "POST /repos/{owner}/{repo}/labels", e);
     await createUnlessFound(async () => await this.#i(n) ?? void 0, {
      post: post,
      clock: t,
      cancelled: s
     });
    } catch (e) {
     if (!(e instanceof r.pU && 422 === e.status && await this.hasLabel(n))) throw e;
    }
   };
   createIssue=({title: e, body: t, label: s}) => {
    const {redact: n, clock: r, cancelled: i} = this.#n.options, o = n(t), a = {
     what: "create an issue",
     permission: ue,
     as: H,
     length: o.length
    }, l = {
     title: e,
     body: o,
     labels: [ s ]
    };
    return createOnce(o, {
     post: () => this.#n.ask(a, "POST /repos/{owner}/{repo}/issues", l),
     listOwn: () => this.#o(),
     clock: r,
     cancelled: i
    });
   };
   editIssue=(e, {body: t, reopen: s}, n) => {
    const r = {
     what: `change the issue ${e}`,
     permission: ue,
     as: H,
     length: t?.length ?? 0
    }, i = {
     ...void 0 === t ? {} : {
      body: t
     },
     ...s ? {
      state: "open"
     } : {}
    };
    return this.#n.ask(r, "PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
     issue_number: e,
     ...i
    }, n);
   };
   async #o() {
    const e = await this.#n.viewer(), t = {
     sort: "created",
     direction: "desc",
     state: "all",
     per_page: _
    }, {rows: s} = await this.#n.list({
     ...de,
     what: "show the latest issues",
     mostPages: 1
    }, ce, t);
    return s.flatMap(t => t.issue?.author === e ? t.issue : []);
   }
   #i(e) {
    const t = {
     what: `show the label ${e}`,
     permission: le,
     as: J
    };
    return nullIf(this.#n.ask(t, "GET /repos/{owner}/{repo}/labels/{name}", {
     name: e
    }), isMissing);
   }
  }
  const he = [ _, 30, 10 ], me = n.FsL(n.Ikc({
   number: P,
   headRefOid: q,
   headRepository: X,
   comments: nodesOf(n.Ikc({
    author: K,
    body: n.YjP(),
    createdAt: n.YjP()
   }))
  }), n.pdi(({number: e, headRefOid: t, headRepository: s, comments: n}) => ({
   number: e,
   head: {
    sha: t,
    repository: s
   },
   comments: n.nodes,
   lacksOlder: !1
  }))), pe = n.FsL(n.Ikc({
   repository: n.Ikc({
    pullRequests: nodesOf(me)
   })
  }), n.pdi(({repository: e}) => e.pullRequests.nodes)), pull_requests_reading = e => ({
   what: e,
   permission: "`pull-requests: read`"
  });
  class PullRequestList {
   #n;
   #a;
   constructor(e, {recentComments: t}) {
    this.#n = e, this.#a = t;
   }
   pullRequest=(e, {repository: t} = {}) => {
    const s = {
     ...pull_requests_reading(`show pull request ${e}`),
     as: U
    }, n = {
     ...void 0 === t ? {} : placeOf(t),
     pull_number: e
    };
    return this.#n.ask(s, "GET /repos/{owner}/{repo}/pulls/{pull_number}", n);
   };
   changedFiles=e => this.#l(e, he);
   async #l(e, [t = 100, ...s]) {
    const n = {
     ...pull_requests_reading(`show the files of pull request ${e}`),
     as: S,
     keyOf: ({path: e}) => e,
     mostPages: 3
    }, r = this.#n.list(n, "GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
     pull_number: e,
     per_page: t
    }), i = await nullIf(r, e => s.length > 0 && isNotAvailable(e));
    return null === i ? this.#l(e, s) : {
     files: i.rows,
     cut: i.cut
    };
   }
   diff=e => nullIf(this.#u(e), isTooLarge);
   #u(e) {
    const t = {
     format: "diff"
    };
    if ("merged" in e) {
     const s = {
      ...pull_requests_reading(`show the diff of pull request ${e.merged}`),
      as: n.YjP()
     }, r = {
      pull_number: e.merged,
      mediaType: t
     };
     return this.#n.ask(s, "GET /repos/{owner}/{repo}/pulls/{pull_number}", r);
    }
    const s = {
     what: `show the diff of commit ${e.head.slice(0, 12)}`,
     permission: "`contents: read`",
     as: n.YjP()
    }, r = {
     basehead: `${e.base}...${e.head}`,
     mediaType: t
    };
    return this.#n.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", r);
   }
   pullRequestsOf=async e => {
    const t = `show the pull requests of commit ${e.slice(0, 12)}`, s = {
     ...pull_requests_reading(t),
     as: n.YOg(B)
    };
    return mergedFirst(await this.#n.ask(s, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
     commit_sha: e,
     per_page: _
    }), this.#n.place);
   };
   openPullRequests=async ({insists: e}) => {
    const t = pull_requests_reading("list the open pull requests"), s = this.#n.graphql({
     ...t,
     as: pe
    }, "query ($owner: String!, $repo: String!) {\n  repository(owner: $owner, name: $repo) {\n    pullRequests(first: 100, states: OPEN, orderBy: {field: CREATED_AT, direction: DESC}) {\n      nodes {\n        number\n        headRefOid\n        headRepository { databaseId nameWithOwner }\n        comments(first: 100) { nodes { author { __typename login } body createdAt } }\n      }\n    }\n  }\n}", {
     ...this.#n.place
    });
    return await nullIf(s, t => e && isClosed(t)) ?? this.#c(t);
   };
   async #c(e) {
    const t = {
     ...e,
     as: n.YOg(D)
    }, s = {
     state: "open",
     sort: "created",
     direction: "desc",
     per_page: _
    }, [r, {comments: i, cut: o}] = await Promise.all([ this.#n.ask(t, "GET /repos/{owner}/{repo}/pulls", s), this.#a("issue-comment", {
     since: "1970-01-01T00:00:00Z",
     mostPages: 1
    }) ]), a = Map.groupBy(i, ({thread: e}) => e);
    return r.map(({number: e, head: {sha: t, repo: s}}) => ({
     number: e,
     head: {
      sha: t,
      repository: s
     },
     comments: (a.get(e) ?? []).toSorted((e, t) => e.id - t.id),
     lacksOlder: o
    }));
   }
   requestReview=async (e, t) => {
    const s = {
     what: "request a review",
     permission: "`pull-requests: write`",
     as: n.Ikc({
      number: n.aig()
     })
    }, r = this.#n.ask(s, "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
     pull_number: e,
     reviewers: [ t ]
    });
    return null === await nullIf(r, ({status: e}) => 422 === e) ? "refused" : "requested";
   };
  }
  function mergedFirst(e, {owner: t, repo: s}) {
   const n = `${t}/${s}`.toLowerCase();
   return e.filter(({target: e}) => null === e || e.toLowerCase() === n).map(({pull: e}) => e).toSorted((e, t) => Number("merged" === t.state) - Number("merged" === e.state));
  }
  const fe = n.FsL(n.Ikc({
   total_commits: n.aig(),
   commits: n.YOg(M),
   files: n.cl6(n.YOg(S), [])
  }), n.pdi(({total_commits: e, commits: t, files: s}) => ({
   commits: t,
   total: e,
   changed: {
    files: s,
    cut: s.length >= 300
   }
  }))), ge = {
   OPEN: "open",
   CLOSED: "closed",
   MERGED: "merged"
  }, we = n.FsL(n.Ikc({
   number: P,
   title: n.YjP(),
   body: n.YjP(),
   url: n.YjP(),
   state: n.KIO([ "OPEN", "CLOSED", "MERGED" ]),
   author: K,
   baseRefName: n.YjP(),
   baseRepository: n.mee(n.Ikc({
    nameWithOwner: n.YjP()
   })),
   headRefName: n.YjP(),
   headRefOid: n.YjP(),
   headRepository: X,
   mergeCommit: n.mee(n.Ikc({
    oid: n.YjP()
   }))
  }), n.pdi(({baseRefName: e, baseRepository: t, headRefName: s, headRefOid: n, mergeCommit: r, ...i}) => {
   const o = {
    base: e,
    head: s,
    headSha: n,
    mergeSha: r?.oid ?? null
   };
   return {
    target: t?.nameWithOwner ?? null,
    pull: {
     ...i,
     ...o,
     state: ge[i.state],
     size: null
    }
   };
  })), be = n.FsL(n.Ikc({
   repository: n.g1P(n.YjP(), n.mee(n.Ikc({
    associatedPullRequests: n.mee(nodesOf(we))
   })))
  }), n.pdi(({repository: e}) => new Map(Object.entries(e))));
  class PushList {
   #n;
   constructor(e) {
    this.#n = e;
   }
   pushedCommits=(e, t) => {
    const s = {
     what: `compare the pushed commits with ${e.slice(0, 12)}`,
     permission: "`contents: read`",
     as: fe
    }, n = {
     basehead: `${e}...${t}`
    };
    return nullIf(this.#n.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", n), e => isMissing(e) || "refused" === e.failure || isTooLarge(e));
   };
   pullRequestsOfEach=async e => {
    const t = {
     what: "show the pull requests of the pushed commits",
     permission: "`pull-requests: read`",
     as: be
    }, s = this.#n.graphql(t, function(e) {
     return `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${e.map((e, t) => `c${t}: object(oid: "${e}") { ...pulls }`).join("\n")} } } fragment pulls on Commit {\n  associatedPullRequests(first: 100) {\n    nodes {\n      number title body url state\n      author { __typename login }\n      baseRefName\n      baseRepository { nameWithOwner }\n      headRefName\n      headRefOid\n      headRepository { databaseId nameWithOwner }\n      mergeCommit { oid }\n    }\n  }\n}`;
    }(e), {
     ...this.#n.place
    }), n = await nullIf(s, e => isClosed(e) || isTooLarge(e));
    return null === n ? null : e.map((e, t) => mergedFirst(n.get(`c${t}`)?.associatedPullRequests?.nodes ?? [], this.#n.place));
   };
  }
  function createRepository({run: e, ...t}) {
   const s = new GitHub({
    ...t,
    apiUrl: e.apiUrl
   }, e.repository), n = new Comments(s);
   return {
    viewer: () => s.viewer(),
    ...n,
    ...new PullRequestList(s, n),
    ...new PushList(s),
    ...new DefaultBranch(s),
    ...new IssueList(s)
   };
  }
 })
};