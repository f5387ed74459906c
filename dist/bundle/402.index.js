"use strict";

exports.id = 402, exports.ids = [ 402 ], exports.modules = {
 6194: ((e, t, s) => {
  s.d(t, {
   U: () => createOnce,
   Z: () => createUnlessFound
  });
  var n = s(4845), r = s(190), a = s(5762);
  const i = 2, o = 2e3, l = 3;
  function createOnce(e, {listOwn: t, ...s}) {
   const n = (0, r.TM)(e);
   return createUnlessFound(async () => (await t()).find(e => (0, r.TM)(e.body) === n), s);
  }
  async function createUnlessFound(e, t) {
   for (let s = 1; ;s += 1) try {
    return await t.post();
   } catch (r) {
    const i = !0 === t.unique && 422 === (0, n.wz)(r).status;
    if (!i && !(0, a.VH)((0, n.wz)(r))) throw r;
    const o = await findLost(e, t).catch(e => {
     const {failure: t, status: s, message: a, cause: i} = (0, n.wz)(r), {message: o, hint: l} = (0, 
     n.wz)(e);
     throw new n.pU({
      failure: t,
      status: s,
      message: `${a} ${o}`,
      hint: l,
      cause: i
     });
    });
    if (void 0 !== o) return o;
    if (i || t.once || s >= l || !1 === await (t.mayRepeat?.())) throw r;
   }
  }
  async function findLost(e, {clock: t, cancelled: s}) {
   for (let r = 1; ;r += 1) {
    const l = await e().catch(async r => {
     if (!(0, a.b2)((0, n.wz)(r))) throw r;
     return await t.sleep(o, s), e();
    });
    if (void 0 !== l || r >= i) return l;
    await t.sleep(o, s);
   }
  }
 }),
 5762: ((e, t, s) => {
  s.d(t, {
   I9: () => isTooLarge,
   Im: () => isEmpty,
   Lx: () => isClosed,
   PN: () => repositoryError,
   VH: () => mayBeDone,
   b2: () => isMissing,
   ho: () => isNotAvailable,
   ym: () => UnreadableAnswer
  });
  var n = s(1015), r = s(7934), a = s(4535), i = s(8443), o = s(4845), l = s(5219);
  class UnreadableAnswer extends Error {
   name="UnreadableAnswer";
  }
  const u = 200, c = [ [ "missing", [ 301, 302, 307, 308, 404, 410 ] ], [ "unauthorized", [ 401 ] ], [ "unavailable", [ 408, 425 ] ] ], d = [ [ "locked", /\blocked\b/i ], [ "not-accessible", /not accessible by integration/i ], [ "not-granted", /not accessible by personal access token/i ], [ "forbidden", /must have \w+ (access|rights)/i ] ], h = {
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
  }), p = r.Ikc({
   name: r.euz("GraphqlResponseError"),
   errors: r.YOg(r.Ikc({
    type: r.lqM(r.YjP(), ""),
    message: r.lqM(r.YjP(), "")
   }))
  }), m = "Add PERMISSION to the workflow's `permissions:`.", g = {
   unauthorized: "The token is wrong or has expired; a token of a GitHub App expires after an hour.",
   "not-accessible": m,
   "not-granted": "Give the personal access token PERMISSION.",
   forbidden: m,
   locked: "Unlock the conversation.",
   missing: "It may have been deleted, moved or disabled, or the token may not see it.",
   "too-long": "The text is longer than GitHub's limit of 65,536 characters.",
   refused: "GitHub gives no reason beyond the one in brackets.",
   "rate-limited": "This token has reached a rate limit of GitHub. Try again later.",
   unavailable: "Try again later."
  }, w = {
   unreachable: "Check `GITHUB_API_URL` and the runner's network, including proxies.",
   certificate: "Ask GitHub's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
   ...i.q,
   cancelled: "Run it again if it is still needed."
  };
  function needed(e, {permission: t}, s) {
   const n = Object.entries(s).map(([e, t]) => `${e}: ${t}`), r = t.replace(/`([\w-]+): read`/g, (e, t) => "write" === s[t] ? `\`${t}: write\`` : e), a = e === m && n.length > 0 ? ` This mode needs \`permissions: { ${n.join(", ")} }\`.` : "";
   return e.replace("PERMISSION", () => r) + a;
  }
  function repositoryError(e, t, s = {}) {
   if (e instanceof o.pU) return e;
   const failed = (n, r, a = g[n], i) => new o.pU({
    failure: n,
    status: i,
    message: `GitHub did not ${t.what} (${r}).`,
    hint: needed(a, t, s),
    cause: e
   });
   if (e instanceof n.G && e.cause instanceof a.i5) {
    const {ending: t, tries: s} = e.cause;
    return failed("unavailable", t.message + often(s), w[t.failure]);
   }
   if (e instanceof n.G) {
    const {status: s, response: n} = e, i = `HTTP ${s}${wordsOf(r.qgA(f, n?.data).message)}${often(Number(n?.headers[a.YQ] ?? 1))}`;
    return failed(function({status: e, response: t}, {length: s = 0}) {
     const n = new Map(Object.entries(t?.headers ?? {}).map(([e, t]) => [ e, String(t) ])), {message: i, documentation_url: o, errors: u} = r.qgA(f, t?.data);
     if ((0, a.Jz)({
      status: e,
      headers: n,
      body: (new TextEncoder).encode(i)
     })) return "rate-limited";
     if (403 === e && o.includes("locking-conversations")) return "locked";
     if (422 === e && s > l.W$) return "too-long";
     const d = [ i, ...u.map(e => e.message ?? "") ];
     return (403 === e ? byWords(d) : c.find(([, t]) => t.includes(e))?.[0]) ?? (e >= 500 ? "unavailable" : "refused");
    }(e, t), i, void 0, s);
   }
   if (r.is(p, e)) {
    const {type: t = "", message: s = ""} = e.errors[0] ?? {};
    return failed(("FORBIDDEN" === t ? byWords([ s ]) : void 0) ?? h[t] ?? "refused", `GraphQL${wordsOf(s)}`);
   }
   return failed("unavailable", e instanceof UnreadableAnswer ? e.message : "its answer has an unknown form");
  }
  const often = e => e > 1 ? `, tried ${e} times` : "";
  function mayBeDone({failure: e, cause: t}) {
   if ("unavailable" !== e) return !1;
   const s = t instanceof n.G ? t.cause : null;
   return !(s instanceof a.i5) || s.ending.sent;
  }
  function isTooLarge(e) {
   const {status: t, cause: s} = e;
   return 406 === t || (s instanceof n.G && s.cause instanceof a.i5 ? "too-big" === s.cause.ending.failure : hasCode(e, "too_large"));
  }
  const isMissing = ({failure: e}) => "missing" === e, isEmpty = ({status: e, message: t}) => 409 === e && /git repository is empty/i.test(t), b = [ "forbidden", "not-accessible", "not-granted", "missing", "refused" ], isClosed = ({failure: e}) => b.includes(e), isNotAvailable = e => 422 === e.status && hasCode(e, "not_available");
  function hasCode({cause: e}, t) {
   return e instanceof n.G && r.qgA(f, e.response?.data).errors.some(({code: e}) => e === t);
  }
  const byWords = e => d.find(([, t]) => e.some(e => t.test(e)))?.[0];
  function wordsOf(e) {
   return "" === e ? "" : `: ${e.length > u ? `${e.slice(0, u)}…` : e}`;
  }
 }),
 4973: ((e, t, s) => {
  s.d(t, {
   $t: () => placeOf,
   Bf: () => nullIf,
   KL: () => c,
   gq: () => GitHub
  });
  var n = s(4730), r = s(1015), a = s(7934), i = s(4535), o = s(4845), l = s(5762), u = s(7616);
  const c = 100;
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
     const {token: t, apiUrl: s, userAgent: a, redact: i} = e, o = new n.E({
      auth: t,
      baseUrl: s,
      userAgent: a,
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
      e["x-github-api-version"] = h;
     }), o.hook.after("request", (e, t) => {
      if (e.status >= 300) throw new r.G("It has moved", e.status, {
       request: t,
       response: e
      });
      e.data?.errors && (e.data = redactedJson(JSON.stringify(e.data), i));
     }), o.hook.error("request", e => {
      throw e instanceof r.G && void 0 !== e.response?.data && (e.response.data = redactedJson(JSON.stringify(e.response.data), i)), 
      e;
     }), o;
    }(e);
   }
   async ask(e, t, s, n = {}) {
    return (await this.answer(e, t, s, n)).data;
   }
   async addLabels(e, t) {
    const s = {
     what: "add labels",
     permission: "`pull-requests: write`",
     as: a.L5J()
    };
    await this.ask(s, "POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
     issue_number: e,
     labels: [ ...t ]
    });
   }
   async answer(e, t, s, n = {}) {
    const {asItIs: r} = e, a = r ? {
     ...this.options,
     redact: e => e
    } : this.options, i = void 0 === (n.withinMs ?? n.mayRepeat ?? r) ? {} : {
     request: {
      fetch: fetchOf(a, n)
     }
    };
    return this.#s(e, async () => {
     const n = this.#e.request(t, {
      ...this.place,
      ...s,
      ...i
     }), {data: r, status: a, headers: o} = await n;
     return {
      data: decode(e.as, r),
      status: a,
      headers: o
     };
    });
   }
   graphql(e, t, s = {}) {
    return this.#s(e, async () => decode(e.as, await this.#e.graphql(t, s)));
   }
   async list(e, t, s) {
    const n = this.#e.request.endpoint(t, {
     ...this.place,
     ...s
    }), r = new Map;
    let a = null;
    for (let t = e.withoutGaps ? 3 : 1; ;t -= 1) {
     const {rows: s, pages: i, cut: o} = await this.#n(e, n);
     for (const [e, t] of s) r.set(e, t);
     if ((a?.isSubsetOf(s) ?? 1 === i) || o || 1 === t) return {
      rows: [ ...r.values() ],
      cut: o
     };
     a = new Set(s.keys());
    }
   }
   async #n(e, {method: t, headers: s, url: n}) {
    const r = new Map;
    return this.#s(e, async () => {
     for (let a = n, i = 1; ;i += 1) {
      const n = await this.#e.request({
       method: t,
       headers: s,
       url: a
      });
      for (const t of rowsOf(e.as, n.data)) r.set(e.keyOf(t), t);
      const o = /<([^<>]+)>;\s*rel="next"/.exec(n.headers.link ?? "")?.[1];
      if (void 0 === o || i >= e.mostPages) return {
       rows: r,
       pages: i,
       cut: void 0 !== o
      };
      if (!URL.canParse(o) || new URL(o).origin !== new URL(a).origin) throw new l.ym("the link to the next page names another host");
      a = o;
     }
    });
   }
   #s(e, t) {
    return t().catch(t => {
     throw (0, l.PN)(t, e, this.options.permissions);
    });
   }
   viewer() {
    const e = {
     what: "say who we are",
     permission: "`contents: read`",
     as: d
    };
    return this.#t ??= this.graphql(e, "query { viewer { login } }").catch(e => {
     throw this.#t = null, e;
    }), this.#t;
   }
  }
  const d = (0, u.Rf)(a.Ikc({
   viewer: a.Ikc({
    login: a.YjP()
   })
  }), e => e.viewer.login);
  function nullIf(e, t) {
   return e.catch(e => {
    if (t((0, o.wz)(e))) return null;
    throw e;
   });
  }
  function rowsOf(e, t) {
   if (Array.isArray(t) && t.length > c) throw new l.ym(`a page of more than ${c} rows, which is more than we requested`);
   return decode(a.YOg(e), t);
  }
  function decode(e, t) {
   const s = a.xLC(e, t, {
    abortEarly: !0
   });
   if (s.success) return s.output;
   const [n] = s.issues;
   throw new l.ym(`${a.BuJ(n) ?? "the body"}: expected ${n.expected ?? "another form"}`);
  }
  const silent = () => {}, h = "2022-11-28";
  function fetchOf(e, t) {
   const s = void 0 === t.withinMs ? e.cancelled : (new AbortController).signal, n = (0, 
   i.Hy)({
    ...e,
    ...t,
    cancelled: s,
    operationOf: operationOf
   });
   return (t, {body: s, ...r}) => n(t, {
    ...r,
    body: s && JSON.stringify(redactedJson(s, e.redact))
   });
  }
  const redactedJson = (e, t) => JSON.parse(e, (e, s) => "string" == typeof s ? t(s) : s), f = /\/(?:graphql|markdown|git\/(?:blobs|trees|commits))$/, p = /\/issues\/\d+\/labels$/;
  function operationOf(e, t) {
   return "GET" === e || f.test(t) ? "github-read" : "POST" !== e || p.test(t) ? "github-edit" : t.endsWith("/reactions") ? "github-claim" : "github-create";
  }
 }),
 7616: ((e, t, s) => {
  s.d(t, {
   EK: () => l,
   HK: () => q,
   K$: () => A,
   Ne: () => g,
   Nh: () => nodesOf,
   Ow: () => N,
   Pf: () => L,
   Rf: () => reshaped,
   TG: () => p,
   VV: () => O,
   Vx: () => P,
   h0: () => w,
   j6: () => Y,
   jL: () => E,
   jg: () => d,
   mJ: () => m,
   nd: () => r,
   oV: () => y,
   ri: () => h,
   sn: () => j,
   u3: () => commentsOf,
   xk: () => o
  });
  var n = s(7934);
  function reshaped(e, t) {
   return n.FsL(e, n.pdi(t));
  }
  const r = n.FsL(n.aig(), n.Y2b()), a = n.cl6(n.YjP(), ""), i = reshaped(n.cl6(n.Ikc({
   login: n.YjP()
  }), {
   login: "ghost"
  }), e => e.login), o = n.FsL(n.YjP(), n.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)), l = n.FsL(n.Ikc({
   permission: n.KIO([ "admin", "write", "read", "none" ]),
   role_name: n.cl6(n.YjP()),
   user: n.cl6(n.Ikc({
    id: n.aig()
   }))
  }), n.pdi(({permission: e, role_name: t, user: s}) => ({
   permission: e,
   role: t ?? e,
   userId: s?.id ?? null
  }))), u = {
   id: r,
   node_id: n.NpB(n.cl6(n.YjP(), null), null),
   user: n.cl6(n.Ikc({
    login: n.YjP(),
    id: n.cl6(n.aig(), null),
    type: n.cl6(n.YjP())
   }), {
    login: "ghost",
    id: null
   }),
   body: a,
   html_url: n.YjP(),
   created_at: n.YjP(),
   in_reply_to_id: n.cl6(r, null),
   issue_url: n.cl6(n.YjP()),
   pull_request_url: n.cl6(n.YjP()),
   path: n.cl6(n.YjP()),
   line: n.cl6(n.aig(), null),
   diff_hunk: a,
   performed_via_github_app: n.cl6(n.Ikc({
    slug: a
   }), null)
  }, c = n.Ikc(u);
  function commentOf(e, t) {
   const {id: s, user: n, path: r, performed_via_github_app: a} = e, i = e.issue_url ?? e.pull_request_url ?? "";
   return {
    kind: t,
    review: "issue-comment" === t ? null : e.in_reply_to_id ?? s,
    id: s,
    nodeId: e.node_id,
    author: n.login,
    authorId: n.id,
    body: e.body,
    url: e.html_url,
    createdAt: e.created_at,
    authorIsBot: "Bot" === n.type || n.login.endsWith("[bot]"),
    viaApp: null === a ? null : a.slug,
    thread: /\/(?:issues|pulls)\/\d+$/.test(i) ? numberIn(i) : null,
    place: "string" == typeof r ? {
     path: r,
     line: e.line,
     hunk: e.diff_hunk
    } : null
   };
  }
  const numberIn = e => Number(e.slice(e.lastIndexOf("/") + 1)), commentsOf = e => reshaped(c, t => commentOf(t, e)), d = reshaped(n.Ikc({
   ...u,
   issue_url: n.FsL(n.YjP(), n.yGV(/\/issues\/\d+$/))
  }), e => ({
   ...commentOf(e, "issue-comment"),
   thread: numberIn(e.issue_url)
  })), h = reshaped(n.Ikc({
   ...u,
   pull_request_url: n.FsL(n.YjP(), n.yGV(/\/pulls\/\d+$/))
  }), e => ({
   ...commentOf(e, "review-comment"),
   thread: numberIn(e.pull_request_url)
  })), f = n.Ikc({
   createdViaEmail: n.zMY()
  }), p = reshaped(n.Ikc({
   node: f
  }), ({node: e}) => e.createdViaEmail), m = n.FsL(n.Ikc({
   id: r,
   user: i,
   created_at: n.NpB(n.mee(n.FsL(n.YjP(), n.yhX(), n.pdi(Date.parse))), null)
  }), n.pdi(({id: e, user: t, created_at: s}) => ({
   id: e,
   login: t,
   createdAt: s
  }))), g = reshaped(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   additions: n.aig(),
   deletions: n.aig()
  }), ({filename: e, ...t}) => ({
   path: e,
   ...t
  })), w = reshaped(n.Ikc({
   sha: o,
   commit: n.Ikc({
    message: a
   })
  }), ({sha: e, commit: t}) => ({
   sha: e,
   subject: t.message.split("\n", 1)[0]?.trim() ?? ""
  })), b = reshaped(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   previous_filename: n.cl6(n.YjP(), null)
  }), ({filename: e, status: t, previous_filename: s}) => ({
   path: e,
   status: t,
   previousPath: s
  })), y = reshaped(n.Ikc({
   files: n.cl6(n.YOg(b), [])
  }), ({files: e}) => e), k = n.Ikc({
   id: n.cl6(n.aig(), null),
   full_name: n.YjP()
  }), _ = reshaped(n.NpB(n.cl6(k, null), null), e => null === e ? null : {
   id: e.id,
   name: e.full_name
  }), I = n.Ikc({
   number: n.aig(),
   title: n.YjP(),
   body: a,
   user: i,
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
    repo: _
   }),
   state: n.cl6(n.YjP(), "open"),
   merged_at: n.cl6(n.YjP(), null),
   merge_commit_sha: n.NpB(n.cl6(n.YjP(), null), null),
   additions: n.cl6(n.aig(), null),
   deletions: n.cl6(n.aig(), null),
   changed_files: n.cl6(n.aig(), null)
  });
  function pullOf(e) {
   const {base: t, head: s, merged_at: n, additions: r, deletions: a, changed_files: i} = e;
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
    size: null === r || null === a || null === i ? null : {
     additions: r,
     deletions: a,
     files: i
    }
   };
  }
  const O = reshaped(I, pullOf), P = reshaped(I, e => ({
   target: e.base.repo?.full_name ?? null,
   pull: pullOf(e)
  })), Y = n.Ikc({
   number: r,
   head: n.Ikc({
    sha: o,
    repo: _
   })
  }), v = n.Ikc({
   number: r,
   body: a,
   user: i,
   html_url: n.YjP(),
   state: n.YjP(),
   labels: n.lqM(n.YOg(n.KCZ([ n.YjP(), n.Ikc({
    name: a
   }) ])), []),
   pull_request: n.cl6(n.L5J(), null)
  });
  function issueOf({number: e, body: t, user: s, html_url: n, state: r, labels: a}) {
   const i = a.map(e => "string" == typeof e ? e : e.name);
   return {
    number: e,
    body: t,
    author: s,
    url: n,
    open: "open" === r,
    labels: i
   };
  }
  const j = reshaped(v, issueOf), q = reshaped(v, e => ({
   number: e.number,
   issue: null === e.pull_request ? issueOf(e) : null
  })), L = n.Ikc({
   name: n.YjP()
  }), N = reshaped(n.Ikc({
   private: n.zMY(),
   has_issues: n.zMY(),
   archived: n.lqM(n.zMY(), !1)
  }), ({private: e, has_issues: t, archived: s}) => ({
   public: !e,
   hasIssues: t,
   archived: s
  })), E = n.FsL(n.cl6(n.Ikc({
   __typename: n.YjP(),
   login: n.YjP()
  }), {
   __typename: "User",
   login: "ghost"
  }), n.pdi(e => "Bot" !== e.__typename || e.login.endsWith("[bot]") ? e.login : `${e.login}[bot]`)), x = n.Ikc({
   databaseId: n.cl6(n.aig(), null),
   nameWithOwner: n.YjP()
  }), A = reshaped(n.mee(x), e => null === e ? null : {
   id: e.databaseId,
   name: e.nameWithOwner
  }), nodesOf = e => n.Ikc({
   nodes: n.YOg(e)
  });
 }),
 4535: ((e, t, s) => {
  s.d(t, {
   Hy: () => createFetch,
   Jz: () => isRateLimited,
   YQ: () => a,
   i5: () => NoAnswerError
  });
  var n = s(9309), r = s(1193);
  class NoAnswerError extends Error {
   ending;
   tries;
   constructor(e, t) {
    super(e.message), this.name = "NoAnswerError", this.ending = e, this.tries = t;
   }
  }
  const a = "x-docs-agent-tries";
  function createFetch(e) {
   const {send: t, clock: s, operationOf: n, withinMs: i} = e;
   return async (o, {method: l, headers: u, body: c}) => {
    const d = new URL(o), h = r.mr[n(l, d.pathname)], f = void 0 === i ? h : {
     ...h,
     deadlineMs: i,
     rules: {}
    }, p = {
     ...f,
     method: l,
     url: d,
     headers: u,
     ...void 0 === c ? {} : {
      body: c
     }
    }, {result: m, tries: g} = await (0, r.LH)(f, async e => {
     const n = await follow({
      ...p,
      signal: e
     }, t), a = "answer" === n.kind ? (0, r.Vs)(n.headers, s.now()) : null;
     return {
      result: n,
      trouble: troubleOf(n),
      retryAfterMs: a
     };
    }, e);
    if ("failure" === m.kind) throw new NoAnswerError(m, g);
    return function({status: e, headers: t, body: s}, n) {
     const r = [ ...t ].filter(([e]) => "content-encoding" !== e && "content-length" !== e);
     return {
      status: e,
      url: "",
      headers: new Map([ ...r, [ a, String(n) ] ]),
      text: async () => (new TextDecoder).decode(s),
      arrayBuffer: async () => new Uint8Array(s).buffer
     };
    }(m, g);
   };
  }
  const i = 3;
  async function follow(e, t, s = 0) {
   const n = await t(e);
   if ("GET" !== e.method || "answer" !== n.kind || 301 !== n.status || s === i) return n;
   const r = n.headers.get("location") ?? "";
   if (!URL.canParse(r, e.url.href)) return n;
   const a = new URL(r, e.url);
   return a.origin === e.url.origin ? follow({
    ...e,
    url: a
   }, t, s + 1) : n;
  }
  function troubleOf(e) {
   return "failure" === e.kind ? (0, n.x)(e) : isRateLimited(e) ? "rate-limit" : e.status >= 500 ? "server" : null;
  }
  function isRateLimited({status: e, headers: t, body: s}) {
   return 429 === e || 403 === e && (!(!t.has("retry-after") && "0" !== t.get("x-ratelimit-remaining")) || /secondary rate limit/i.test((new TextDecoder).decode(s.subarray(0, 2e3))));
  }
 })
};