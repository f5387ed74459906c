"use strict";

exports.id = 538, exports.ids = [ 538 ], exports.modules = {
 6194: ((e, t, s) => {
  s.d(t, {
   U: () => createOnce,
   Z: () => createUnlessFound
  });
  var n = s(4845), r = s(190), i = s(5762);
  const a = 2, o = 2e3, l = 3;
  function createOnce(e, {listOwn: t, ...s}) {
   const n = (0, r.TM)(e);
   return createUnlessFound(async () => (await t()).find(e => (0, r.TM)(e.body) === n), s);
  }
  async function createUnlessFound(e, t) {
   for (let s = 1; ;s += 1) try {
    return await t.post();
   } catch (r) {
    const a = !0 === t.unique && 422 === (0, n.wz)(r).status;
    if (!a && !(0, i.VH)((0, n.wz)(r))) throw r;
    const o = await findLost(e, t).catch(e => {
     const {failure: t, status: s, message: i, cause: a} = (0, n.wz)(r), {message: o, hint: l} = (0, 
     n.wz)(e);
     throw new n.pU({
      failure: t,
      status: s,
      message: `${i} ${o}`,
      hint: l,
      cause: a
     });
    });
    if (void 0 !== o) return o;
    if (a || t.once || s >= l || !1 === await (t.mayRepeat?.())) throw r;
   }
  }
  async function findLost(e, {clock: t, cancelled: s}) {
   for (let r = 1; ;r += 1) {
    const l = await e().catch(async r => {
     if (!(0, i.b2)((0, n.wz)(r))) throw r;
     return await t.sleep(o, s), e();
    });
    if (void 0 !== l || r >= a) return l;
    await t.sleep(o, s);
   }
  }
 }),
 5762: ((e, t, s) => {
  s.d(t, {
   I9: () => isTooLarge,
   Lx: () => isClosed,
   PN: () => repositoryError,
   VH: () => mayBeDone,
   b2: () => isMissing,
   ho: () => isNotAvailable,
   ym: () => UnreadableAnswer
  });
  var n = s(1015), r = s(7934), i = s(4535), a = s(8443), o = s(4845), l = s(5219);
  class UnreadableAnswer extends Error {
   name="UnreadableAnswer";
  }
  const u = 200, c = [ [ "missing", [ 301, 302, 307, 308, 404, 410 ] ], [ "unauthorized", [ 401 ] ], [ "unavailable", [ 408, 425 ] ] ], d = [ [ "locked", /\blocked\b/i ], [ "not-accessible", /not accessible by integration/i ], [ "not-granted", /not accessible by personal access token/i ], [ "forbidden", /must have \w+ (access|rights)/i ] ], h = {
   FORBIDDEN: "forbidden",
   INSUFFICIENT_SCOPES: "forbidden",
   NOT_FOUND: "missing",
   RATE_LIMITED: "rate-limited",
   "": "unavailable"
  }, m = r.NpB(r.Ikc({
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
  }), f = "Add PERMISSION to the workflow's `permissions:`.", g = {
   unauthorized: "The token is wrong or has expired; a token of a GitHub App expires after an hour.",
   "not-accessible": f,
   "not-granted": "Give the personal access token PERMISSION.",
   forbidden: f,
   locked: "Unlock the conversation.",
   missing: "It may have been deleted, moved or disabled, or the token may not see it.",
   "too-long": "The text is longer than GitHub's limit of 65,536 characters.",
   refused: "GitHub gives no reason beyond the one in brackets.",
   "rate-limited": "This token has reached a rate limit of GitHub: try again later.",
   unavailable: "Try again later."
  }, w = {
   unreachable: "Check `GITHUB_API_URL` and the runner's network, including proxies.",
   certificate: "Ask GitHub's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
   ...a.qu,
   cancelled: "Run it again if it is still needed."
  };
  function repositoryError(e, t) {
   if (e instanceof o.pU) return e;
   const failed = (s, n, r = g[s], i) => new o.pU({
    failure: s,
    status: i,
    message: `GitHub did not ${t.what} (${n}).`,
    hint: r.replace("PERMISSION", () => t.permission),
    cause: e
   });
   if (e instanceof n.G && e.cause instanceof i.i5) {
    const {ending: t, tries: s} = e.cause;
    return failed("unavailable", t.message + often(s), w[t.failure]);
   }
   if (e instanceof n.G) {
    const {status: s, response: n} = e, a = `HTTP ${s}${wordsOf(r.qgA(m, n?.data).message)}${often(Number(n?.headers[i.YQ] ?? 1))}`;
    return failed(function({status: e, response: t}, {length: s = 0}) {
     const n = new Map(Object.entries(t?.headers ?? {}).map(([e, t]) => [ e, String(t) ])), {message: a, documentation_url: o, errors: u} = r.qgA(m, t?.data);
     if ((0, i.Jz)({
      status: e,
      headers: n,
      body: (new TextEncoder).encode(a)
     })) return "rate-limited";
     if (403 === e && o.includes("locking-conversations")) return "locked";
     if (422 === e && s > l.W$) return "too-long";
     const d = [ a, ...u.map(e => e.message ?? "") ];
     return (403 === e ? byWords(d) : c.find(([, t]) => t.includes(e))?.[0]) ?? (e >= 500 ? "unavailable" : "refused");
    }(e, t), a, void 0, s);
   }
   if (r.is(p, e)) {
    const {type: t = "", message: s = ""} = e.errors[0] ?? {};
    return failed(("FORBIDDEN" === t ? byWords([ s ]) : void 0) ?? h[t] ?? "refused", `GraphQL${wordsOf(s)}`);
   }
   return failed("unavailable", e instanceof UnreadableAnswer ? e.message : "its answer has an unknown form");
  }
  function often(e) {
   return e > 1 ? `, tried ${e} times` : "";
  }
  function mayBeDone({failure: e, cause: t}) {
   if ("unavailable" !== e) return !1;
   const s = t instanceof n.G ? t.cause : null;
   return !(s instanceof i.i5) || s.ending.sent;
  }
  function isTooLarge(e) {
   const {status: t, cause: s} = e;
   return 406 === t || (s instanceof n.G && s.cause instanceof i.i5 ? "too-big" === s.cause.ending.failure : hasCode(e, "too_large"));
  }
  function isMissing({failure: e}) {
   return "missing" === e;
  }
  const b = [ "forbidden", "not-accessible", "not-granted", "missing", "refused" ];
  function isClosed({failure: e}) {
   return b.includes(e);
  }
  function isNotAvailable(e) {
   return 422 === e.status && hasCode(e, "not_available");
  }
  function hasCode({cause: e}, t) {
   return e instanceof n.G && r.qgA(m, e.response?.data).errors.some(({code: e}) => e === t);
  }
  function byWords(e) {
   return d.find(([, t]) => e.some(e => t.test(e)))?.[0];
  }
  function wordsOf(e) {
   return "" === e ? "" : `: ${e.length > u ? `${e.slice(0, u)}…` : e}`;
  }
 }),
 4973: ((e, t, s) => {
  s.d(t, {
   $t: () => placeOf,
   Bf: () => nullIf,
   KL: () => u,
   gq: () => GitHub
  });
  var n = s(4730), r = s(1015), i = s(7934), a = s(4535), o = s(4845), l = s(5762);
  const u = 100;
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
     const {token: t, apiUrl: s, userAgent: i, redact: a} = e, o = new n.E({
      auth: t,
      baseUrl: s,
      userAgent: i,
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
      e["x-github-api-version"] = d;
     }), o.hook.after("request", (e, t) => {
      if (e.status >= 300) throw new r.G("It has moved", e.status, {
       request: t,
       response: e
      });
      e.data?.errors && (e.data = redactedJson(JSON.stringify(e.data), a));
     }), o.hook.error("request", e => {
      throw e instanceof r.G && void 0 !== e.response?.data && (e.response.data = redactedJson(JSON.stringify(e.response.data), a)), 
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
     as: i.L5J()
    };
    await this.ask(s, "POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
     issue_number: e,
     labels: [ ...t ]
    });
   }
   async answer(e, t, s, n = {}) {
    const {asItIs: r} = e, i = r ? {
     ...this.options,
     redact: e => e
    } : this.options, a = void 0 === (n.withinMs ?? n.mayRepeat ?? r) ? {} : {
     request: {
      fetch: fetchOf(i, n)
     }
    };
    return attempt(e, async () => {
     const n = this.#e.request(t, {
      ...this.place,
      ...s,
      ...a
     }), {data: r, status: i, headers: o} = await n;
     return {
      data: decode(e.as, r),
      status: i,
      headers: o
     };
    });
   }
   graphql(e, t, s = {}) {
    return attempt(e, async () => decode(e.as, await this.#e.graphql(t, s)));
   }
   async list(e, t, s) {
    const n = this.#e.request.endpoint(t, {
     ...this.place,
     ...s
    }), r = new Map;
    let i = null;
    for (let t = e.withoutGaps ? 3 : 1; ;t -= 1) {
     const {rows: s, pages: a, cut: o} = await this.#s(e, n);
     for (const [e, t] of s) r.set(e, t);
     if ((i?.isSubsetOf(s) ?? 1 === a) || o || 1 === t) return {
      rows: [ ...r.values() ],
      cut: o
     };
     i = new Set(s.keys());
    }
   }
   async #s(e, {method: t, headers: s, url: n}) {
    const r = new Map;
    return attempt(e, async () => {
     for (let i = n, a = 1; ;a += 1) {
      const n = await this.#e.request({
       method: t,
       headers: s,
       url: i
      });
      for (const t of rowsOf(e.as, n.data)) r.set(e.keyOf(t), t);
      const o = /<([^<>]+)>;\s*rel="next"/.exec(n.headers.link ?? "")?.[1];
      if (void 0 === o || a >= e.mostPages) return {
       rows: r,
       pages: a,
       cut: void 0 !== o
      };
      if (!URL.canParse(o) || new URL(o).origin !== new URL(i).origin) throw new l.ym("the link to the next page names another host");
      i = o;
     }
    });
   }
   viewer() {
    const e = {
     what: "say who we are",
     permission: "`contents: read`",
     as: c
    };
    return this.#t ??= this.graphql(e, "query { viewer { login } }").catch(e => {
     throw this.#t = null, e;
    }), this.#t;
   }
  }
  const c = i.FsL(i.Ikc({
   viewer: i.Ikc({
    login: i.YjP()
   })
  }), i.pdi(({viewer: {login: e}}) => e));
  async function attempt(e, t) {
   return t().catch(t => {
    throw (0, l.PN)(t, e);
   });
  }
  function nullIf(e, t) {
   return e.catch(e => {
    if (t((0, o.wz)(e))) return null;
    throw e;
   });
  }
  function rowsOf(e, t) {
   if (Array.isArray(t) && t.length > u) throw new l.ym(`a page of more than ${u} rows, which is more than we requested`);
   return decode(i.YOg(e), t);
  }
  function decode(e, t) {
   const s = i.xLC(e, t, {
    abortEarly: !0
   });
   if (s.success) return s.output;
   const [n] = s.issues;
   throw new l.ym(`${i.BuJ(n) ?? "the body"}: expected ${n.expected ?? "another form"}`);
  }
  const silent = () => {}, d = "2022-11-28";
  function fetchOf(e, t) {
   const s = void 0 === t.withinMs ? e.cancelled : (new AbortController).signal, n = (0, 
   a.Hy)({
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
  const h = /\/(?:graphql|markdown|git\/(?:blobs|trees|commits))$/, m = /\/issues\/\d+\/labels$/;
  function operationOf(e, t) {
   return "GET" === e || h.test(t) ? "github-read" : "POST" !== e || m.test(t) ? "github-edit" : t.endsWith("/reactions") ? "github-claim" : "github-create";
  }
 }),
 8157: ((e, t, s) => {
  s.r(t), s.d(t, {
   createRepository: () => createRepository,
   openCommits: () => openCommits
  });
  var n = s(7934), r = s(5762), i = s(4973), a = s(7616);
  const o = n.Ikc({
   byteSize: n.lqM(n.aig(), 0),
   isTruncated: n.lqM(n.zMY(), !1),
   text: n.lqM(n.mee(n.YjP()), null)
  }), l = n.FsL(n.Ikc({
   name: n.YjP(),
   type: n.YjP(),
   mode: n.aig(),
   object: n.mee(o)
  }), n.pdi(({name: e, type: t, mode: s, object: n}) => {
   const {byteSize: r = 0, isTruncated: i = !1, text: a = null} = n ?? {};
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
    text: i ? null : a?.replace(/^\uFEFF/, "") ?? null
   };
  })), u = n.FsL(n.Ikc({
   repository: n.Ikc({
    object: n.mee(n.Ikc({
     entries: n.lqM(n.YOg(l))
    }))
   })
  }), n.pdi(({repository: e}) => e.object?.entries ?? null)), c = n.FsL(n.Ikc({
   type: n.euz("file"),
   encoding: n.euz("base64"),
   content: n.YjP()
  }), n.pdi(({content: e}) => Buffer.from(e, "base64")), n.z6Y(e => e.equals(Buffer.from(e.toString("utf8"), "utf8")), "the file is not UTF-8"), n.pdi(e => e.toString("utf8").replace(/^\uFEFF/, ""))), d = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
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
   facts=() => this.#n.ask(reading("show the repository", a.Ow), "GET /repos/{owner}/{repo}", {});
   folder=e => {
    const {owner: t, repo: s} = this.#n.place, n = {
     owner: t,
     name: s,
     expression: `HEAD:${e}`
    };
    return this.#n.graphql(reading(`show the folder ${e}`, u), "query($owner: String!, $name: String!, $expression: String!) {\n  repository(owner: $owner, name: $name) {\n    object(expression: $expression) {\n      ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } }\n    }\n  }\n}", n);
   };
   textFile=({repository: e, path: t, ref: s}) => {
    const n = reading(`show the file ${t} of ${e}`, c), a = {
     ...(0, i.$t)(e),
     path: t,
     ref: s
    };
    return (0, i.Bf)(this.#n.ask(n, "GET /repos/{owner}/{repo}/contents/{path}", a), r.b2);
   };
   commitsUnder=async (e, {since: t, until: s, most: n}) => {
    const r = {
     ...reading("list the commits of the default branch", a.h0),
     mostPages: 1,
     keyOf: ({sha: e}) => e
    }, i = {
     ..."" === e ? {} : {
      path: e
     },
     since: t,
     until: s,
     per_page: n
    }, {rows: o, cut: l} = await this.#n.list(r, "GET /repos/{owner}/{repo}/commits", i);
    return {
     commits: o,
     cut: l
    };
   };
   filesOf=async e => {
    const t = reading(`show commit ${e.slice(0, 12)}`, a.oV), s = this.#n.answer(t, "GET /repos/{owner}/{repo}/commits/{ref}", {
     ref: e
    }), n = await (0, i.Bf)(s, e => (0, r.I9)(e) || (0, r.ho)(e));
    return null === n ? {
     files: [],
     cut: !0
    } : {
     files: n.data,
     cut: /rel="next"/.test(n.headers.link ?? "")
    };
   };
   renderMarkdown=async e => {
    const {owner: t, repo: s} = this.#n.place, i = reading("render a text", n.L5J()), a = {
     text: e,
     mode: "gfm",
     context: `${t}/${s}`,
     headers: {
      accept: "text/html"
     }
    }, {status: o, headers: l, data: u} = await this.#n.answer(i, "POST /markdown", a);
    if (200 !== o || !d.test(l["content-type"] ?? "") || "string" != typeof u) throw (0, 
    r.PN)(new r.ym("its answer is not HTML in UTF-8"), i);
    return u;
   };
  }
  var h = s(1193), m = s(6194);
  const p = "`issues: read`, for pull requests `pull-requests: read`", f = "`issues: write`, for pull requests `pull-requests: write`", g = "`issues: read`", w = "`issues: write`", b = "/repos/{owner}/{repo}/issues", y = "/repos/{owner}/{repo}/issues/{issue_number}", k = "/repos/{owner}/{repo}/pulls/{pull_number}", _ = {
   "issue-comment": {
    name: "comment",
    all: "/repos/{owner}/{repo}/issues/comments",
    read: p,
    row: a.u3("issue-comment"),
    ofThread: a.jg
   },
   "review-comment": {
    name: "review comment",
    all: "/repos/{owner}/{repo}/pulls/comments",
    read: "`pull-requests: read`",
    row: a.u3("review-comment"),
    ofThread: a.ri
   }
  }, P = {
   permission: g,
   as: a.HK,
   keyOf: ({number: e}) => e
  };
  function reactionsOf({kind: e, id: t}) {
   return "pull-request" === e ? {
    at: `${y}/reactions`,
    of: {
     issue_number: t
    }
   } : {
    at: `${_[e].all}/{comment_id}/reactions`,
    of: {
     comment_id: t
    }
   };
  }
  class ConversationList {
   #n;
   constructor(e) {
    this.#n = e;
   }
   comments=async (e, {kind: t = "issue-comment", since: s} = {}) => {
    const {name: n, read: a, row: o} = _[t], l = {
     what: `show the ${n}s of thread ${e}`,
     permission: a,
     as: o,
     keyOf: ({id: e}) => e,
     mostPages: 100,
     withoutGaps: !0
    }, u = {
     per_page: i.KL,
     ...void 0 === s ? {} : {
      since: s
     }
    }, {rows: c, cut: d} = await ("issue-comment" === t ? this.#n.list(l, `GET ${y}/comments`, {
     ...u,
     issue_number: e
    }) : this.#n.list(l, `GET ${k}/comments`, {
     ...u,
     pull_number: e
    }));
    if (d) throw (0, r.PN)(new r.ym("the list does not end"), l);
    return c.toSorted((e, t) => e.id - t.id);
   };
   comment=({kind: e, id: t}, s) => {
    const {name: n, all: a, read: o, row: l} = _[e], u = {
     what: `show the ${n} ${t}`,
     permission: o,
     as: l
    };
    return (0, i.Bf)(this.#n.ask(u, `GET ${a}/{comment_id}`, {
     comment_id: t
    }, s), r.b2);
   };
   cameByMail=e => {
    const t = {
     what: "say whether a comment came by e-mail",
     permission: p,
     as: a.TG
    };
    return this.#n.graphql(t, "query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }", {
     id: e
    });
   };
   createComment=async (e, t, s = {}) => {
    const n = this.#r(e, t, s);
    return null === e.review ? n : await (0, i.Bf)(n, r.b2) ?? this.#r({
     ...e,
     review: null
    }, t, s);
   };
   #r({thread: e, review: t}, s, n) {
    const r = this.#n.options.redact(s), i = null === t ? "issue-comment" : "review-comment", {name: a, row: o} = _[i], l = {
     what: `add a ${a} to thread ${e}`,
     permission: f,
     as: o,
     length: r.length
    }, u = `POST ${k}/comments/{comment_id}/replies`;
    return (0, m.U)(r, {
     ...this.#n.options,
     ...n,
     post: () => null === t ? this.#n.ask(l, `POST ${y}/comments`, {
      body: r,
      issue_number: e
     }, n) : this.#n.ask(l, u, {
      body: r,
      pull_number: e,
      comment_id: t
     }, n),
     listOwn: async () => {
      const t = await this.#n.viewer();
      return (await this.comments(e, {
       kind: i
      })).filter(({author: e}) => e === t);
     }
    });
   }
   editComment=({kind: e, id: t}, s, n) => {
    const {name: r, all: i, row: a} = _[e], o = {
     what: `change the ${r} ${t}`,
     permission: f,
     as: a,
     length: s.length
    };
    return this.#n.ask(o, `PATCH ${i}/{comment_id}`, {
     comment_id: t,
     body: s
    }, n);
   };
   react=async (e, t, s) => {
    const {at: n, of: r} = reactionsOf(e), i = {
     what: `add the reaction ${t}`,
     permission: f,
     as: a.mJ
    }, {status: o, headers: l, data: u} = await this.#n.answer(i, `POST ${n}`, {
     content: t,
     ...r
    }, s);
    return {
     created: 201 === o,
     at: (0, h.z7)(l.date),
     ...u
    };
   };
   withdrawReaction=async (e, t, s) => {
    const {at: a, of: o} = reactionsOf(e), l = {
     what: "remove a reaction",
     permission: f,
     as: n.L5J()
    }, u = this.#n.answer(l, `DELETE ${a}/{reaction_id}`, {
     ...o,
     reaction_id: t
    }, s);
    return null !== await (0, i.Bf)(u, r.b2);
   };
   recentComments=async (e, {since: t, mostPages: s, oldestFirst: n = !1, withoutGaps: r = !1}) => {
    const {name: a, all: o, read: l, ofThread: u} = _[e], c = {
     since: t,
     sort: "updated",
     direction: n ? "asc" : "desc",
     per_page: i.KL
    }, d = {
     what: `show the ${n ? "oldest" : "latest"} ${a}s`,
     permission: l,
     as: u,
     mostPages: s,
     withoutGaps: r,
     keyOf: ({id: e}) => e
    }, {rows: h, cut: m} = await this.#n.list(d, `GET ${o}`, c);
    return {
     comments: h,
     cut: m
    };
   };
   permissionOf=e => {
    const t = {
     what: `show the permission of ${e}`,
     permission: "`contents: read`",
     as: a.EK
    };
    return this.#n.ask(t, "GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
     username: e
    });
   };
   labelledIssues=async e => {
    const t = {
     ...P,
     what: `show the issues with the label ${e}`,
     mostPages: 10
    }, s = {
     labels: e,
     sort: "created",
     direction: "asc",
     state: "all",
     per_page: i.KL
    }, {rows: n, cut: a} = await this.#n.list(t, `GET ${b}`, s);
    if (a) throw (0, r.PN)(new r.ym("there are more than " + 10 * i.KL), t);
    return n.flatMap(e => e.issue ?? []);
   };
   hasLabel=async e => null !== await this.#i(e);
   createLabel=async e => {
    const {name: t} = e, s = {
     what: `create the label ${t}`,
     permission: w,
     as: a.Pf
    };
    await (0, m.Z)(async () => await this.#i(t) ?? void 0, {
     ...this.#n.options,
     post: () => this.#n.ask(s, "POST /repos/{owner}/{repo}/labels", e),
     unique: !0
    });
   };
   createIssue=({title: e, body: t, label: s}) => {
    const n = this.#n.options.redact(t), r = {
     what: "create an issue",
     permission: w,
     as: a.sn,
     length: n.length
    }, i = {
     title: e,
     body: n,
     labels: [ s ]
    };
    return (0, m.U)(n, {
     ...this.#n.options,
     post: () => this.#n.ask(r, `POST ${b}`, i),
     listOwn: () => this.#a()
    });
   };
   editIssue=(e, {body: t, reopen: s}, n) => {
    const r = {
     what: `change the issue ${e}`,
     permission: w,
     as: a.sn,
     length: t?.length ?? 0
    }, i = {
     ...void 0 === t ? {} : {
      body: t
     },
     ...s ? {
      state: "open"
     } : {}
    };
    return this.#n.ask(r, `PATCH ${y}`, {
     issue_number: e,
     ...i
    }, n);
   };
   async #a() {
    const e = await this.#n.viewer(), t = {
     sort: "created",
     direction: "desc",
     state: "all",
     per_page: i.KL
    }, s = {
     ...P,
     what: "show the latest issues",
     mostPages: 1
    }, {rows: n} = await this.#n.list(s, `GET ${b}`, t);
    return n.flatMap(t => t.issue?.author === e ? t.issue : []);
   }
   #i(e) {
    const t = {
     what: `show the label ${e}`,
     permission: g,
     as: a.Pf
    };
    return (0, i.Bf)(this.#n.ask(t, "GET /repos/{owner}/{repo}/labels/{name}", {
     name: e
    }), r.b2);
   }
  }
  const O = [ i.KL, 30, 10 ], I = n.FsL(n.Ikc({
   number: a.nd,
   headRefOid: a.xk,
   headRepository: a.K$,
   comments: a.Nh(n.Ikc({
    author: a.jL,
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
  }))), $ = n.FsL(n.Ikc({
   repository: n.Ikc({
    pullRequests: a.Nh(I)
   })
  }), n.pdi(({repository: e}) => e.pullRequests.nodes)), L = n.FsL(n.Ikc({
   total_commits: n.aig(),
   commits: n.YOg(a.h0),
   files: n.cl6(n.YOg(a.Ne), [])
  }), n.pdi(({total_commits: e, commits: t, files: s}) => ({
   commits: t,
   total: e,
   changed: {
    files: s,
    cut: s.length >= 300
   }
  }))), q = {
   OPEN: "open",
   CLOSED: "closed",
   MERGED: "merged"
  }, j = n.FsL(n.Ikc({
   number: a.nd,
   title: n.YjP(),
   body: n.YjP(),
   url: n.YjP(),
   state: n.KIO([ "OPEN", "CLOSED", "MERGED" ]),
   author: a.jL,
   baseRefName: n.YjP(),
   baseRepository: n.mee(n.Ikc({
    nameWithOwner: n.YjP()
   })),
   headRefName: n.YjP(),
   headRefOid: n.YjP(),
   headRepository: a.K$,
   mergeCommit: n.mee(n.Ikc({
    oid: n.YjP()
   }))
  }), n.pdi(({baseRefName: e, baseRepository: t, headRefName: s, headRefOid: n, mergeCommit: r, ...i}) => {
   const a = {
    base: e,
    head: s,
    headSha: n,
    mergeSha: r?.oid ?? null
   };
   return {
    target: t?.nameWithOwner ?? null,
    pull: {
     ...i,
     ...a,
     state: q[i.state],
     size: null
    }
   };
  })), Y = n.mee(n.Ikc({
   associatedPullRequests: n.mee(a.Nh(j))
  })), v = n.FsL(n.Ikc({
   repository: n.g1P(n.YjP(), Y)
  }), n.pdi(({repository: e}) => new Map(Object.entries(e)))), pull_requests_reading = e => ({
   what: e,
   permission: "`pull-requests: read`"
  });
  class PullRequestList {
   #n;
   #o;
   constructor(e, {recentComments: t}) {
    this.#n = e, this.#o = t;
   }
   pullRequest=(e, {repository: t} = {}) => {
    const s = {
     ...pull_requests_reading(`show pull request ${e}`),
     as: a.VV
    }, n = {
     ...void 0 === t ? {} : (0, i.$t)(t),
     pull_number: e
    };
    return this.#n.ask(s, "GET /repos/{owner}/{repo}/pulls/{pull_number}", n);
   };
   changedFiles=e => this.#l(e, O);
   async #l(e, [t = i.KL, ...s]) {
    const n = {
     ...pull_requests_reading(`show the files of pull request ${e}`),
     as: a.Ne,
     keyOf: ({path: e}) => e,
     mostPages: 3
    }, o = this.#n.list(n, "GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
     pull_number: e,
     per_page: t
    }), l = await (0, i.Bf)(o, e => s.length > 0 && (0, r.ho)(e));
    return null === l ? this.#l(e, s) : {
     files: l.rows,
     cut: l.cut
    };
   }
   diff=e => {
    const t = {
     format: "diff"
    };
    if ("merged" in e) {
     const s = {
      ...pull_requests_reading(`show the diff of pull request ${e.merged}`),
      as: n.YjP()
     }, a = {
      pull_number: e.merged,
      mediaType: t
     };
     return (0, i.Bf)(this.#n.ask(s, "GET /repos/{owner}/{repo}/pulls/{pull_number}", a), r.I9);
    }
    const s = {
     what: `show the diff of commit ${e.head.slice(0, 12)}`,
     permission: "`contents: read`",
     as: n.YjP()
    }, a = {
     basehead: `${e.base}...${e.head}`,
     mediaType: t
    };
    return (0, i.Bf)(this.#n.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", a), r.I9);
   };
   pullRequestsOf=async e => {
    const t = `show the pull requests of commit ${e.slice(0, 12)}`, s = {
     ...pull_requests_reading(t),
     as: n.YOg(a.Vx)
    };
    return mergedFirst(await this.#n.ask(s, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
     commit_sha: e,
     per_page: i.KL
    }), this.#n.place);
   };
   openPullRequests=async ({insists: e}) => {
    const t = pull_requests_reading("list the open pull requests"), s = this.#n.graphql({
     ...t,
     as: $
    }, "query ($owner: String!, $repo: String!) {\n  repository(owner: $owner, name: $repo) {\n    pullRequests(first: 100, states: OPEN, orderBy: {field: CREATED_AT, direction: DESC}) {\n      nodes {\n        number\n        headRefOid\n        headRepository { databaseId nameWithOwner }\n        comments(first: 100) { nodes { author { __typename login } body createdAt } }\n      }\n    }\n  }\n}", {
     ...this.#n.place
    });
    return await (0, i.Bf)(s, t => e && (0, r.Lx)(t)) ?? this.#u(t);
   };
   async #u(e) {
    const t = {
     ...e,
     as: n.YOg(a.j6)
    }, s = {
     state: "open",
     sort: "created",
     direction: "desc",
     per_page: i.KL
    }, [r, {comments: o, cut: l}] = await Promise.all([ this.#n.ask(t, "GET /repos/{owner}/{repo}/pulls", s), this.#o("issue-comment", {
     since: "1970-01-01T00:00:00Z",
     mostPages: 1
    }) ]), u = Map.groupBy(o, ({thread: e}) => e);
    return r.map(({number: e, head: {sha: t, repo: s}}) => ({
     number: e,
     head: {
      sha: t,
      repository: s
     },
     comments: (u.get(e) ?? []).toSorted((e, t) => e.id - t.id),
     lacksOlder: l
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
    return null === await (0, i.Bf)(r, ({status: e}) => 422 === e) ? "refused" : "requested";
   };
   addLabels=(e, t) => this.#n.addLabels(e, t);
   pushedCommits=(e, t) => {
    const s = {
     what: `compare the pushed commits with ${e.slice(0, 12)}`,
     permission: "`contents: read`",
     as: L
    }, n = {
     basehead: `${e}...${t}`
    }, a = this.#n.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", n);
    return (0, i.Bf)(a, e => (0, r.b2)(e) || "refused" === e.failure || (0, r.I9)(e));
   };
   pullRequestsOfEach=async e => {
    const t = {
     ...pull_requests_reading("show the pull requests of the pushed commits"),
     as: v
    }, s = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${e.map((e, t) => `c${t}: object(oid: "${e}") { ...pulls }`).join("\n")} } } fragment pulls on Commit {\n  associatedPullRequests(first: 100) {\n    nodes {\n      number title body url state\n      author { __typename login }\n      baseRefName\n      baseRepository { nameWithOwner }\n      headRefName\n      headRefOid\n      headRepository { databaseId nameWithOwner }\n      mergeCommit { oid }\n    }\n  }\n}`, n = this.#n.graphql(t, s, {
     ...this.#n.place
    }), a = await (0, i.Bf)(n, e => (0, r.Lx)(e) || (0, r.I9)(e));
    return null === a ? null : e.map((e, t) => mergedFirst(a.get(`c${t}`)?.associatedPullRequests?.nodes ?? [], this.#n.place));
   };
  }
  function mergedFirst(e, {owner: t, repo: s}) {
   const n = `${t}/${s}`.toLowerCase();
   return e.filter(({target: e}) => null === e || e.toLowerCase() === n).map(({pull: e}) => e).toSorted((e, t) => Number("merged" === t.state) - Number("merged" === e.state));
  }
  function createRepository({run: e, ...t}) {
   const s = new i.gq({
    ...t,
    apiUrl: e.apiUrl
   }, e.repository), n = new ConversationList(s);
   return {
    viewer: () => s.viewer(),
    ...n,
    ...new PullRequestList(s, n),
    ...new DefaultBranch(s)
   };
  }
  async function openCommits({run: e, ...t}, n) {
   const {createCommits: r} = await s.e(822).then(s.bind(s, 8822));
   return r({
    ...t,
    apiUrl: e.apiUrl
   }, n);
  }
 }),
 7616: ((e, t, s) => {
  s.d(t, {
   EK: () => l,
   HK: () => L,
   K$: () => v,
   Ne: () => f,
   Nh: () => nodesOf,
   Ow: () => j,
   Pf: () => q,
   TG: () => m,
   VV: () => _,
   Vx: () => P,
   h0: () => g,
   j6: () => O,
   jL: () => Y,
   jg: () => d,
   mJ: () => p,
   nd: () => r,
   oV: () => b,
   ri: () => h,
   sn: () => $,
   u3: () => commentsOf,
   xk: () => o
  });
  var n = s(7934);
  const r = n.FsL(n.aig(), n.Y2b()), i = n.cl6(n.YjP(), ""), a = n.FsL(n.cl6(n.Ikc({
   login: n.YjP()
  }), {
   login: "ghost"
  }), n.pdi(e => e.login)), o = n.FsL(n.YjP(), n.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)), l = n.FsL(n.Ikc({
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
   body: i,
   html_url: n.YjP(),
   created_at: n.YjP(),
   in_reply_to_id: n.cl6(r, null),
   issue_url: n.cl6(n.YjP()),
   pull_request_url: n.cl6(n.YjP()),
   path: n.cl6(n.YjP()),
   line: n.cl6(n.aig(), null),
   diff_hunk: i,
   performed_via_github_app: n.cl6(n.Ikc({
    slug: i
   }), null)
  }, c = n.Ikc(u);
  function commentOf(e, t) {
   const {id: s, user: n, path: r, performed_via_github_app: i} = e, a = e.issue_url ?? e.pull_request_url ?? "";
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
    viaApp: null === i ? null : i.slug,
    thread: /\/(?:issues|pulls)\/\d+$/.test(a) ? numberIn(a) : null,
    place: "string" == typeof r ? {
     path: r,
     line: e.line,
     hunk: e.diff_hunk
    } : null
   };
  }
  function numberIn(e) {
   return Number(e.slice(e.lastIndexOf("/") + 1));
  }
  const commentsOf = e => n.FsL(c, n.pdi(t => commentOf(t, e))), d = n.FsL(n.Ikc({
   ...u,
   issue_url: n.FsL(n.YjP(), n.yGV(/\/issues\/\d+$/))
  }), n.pdi(e => ({
   ...commentOf(e, "issue-comment"),
   thread: numberIn(e.issue_url)
  }))), h = n.FsL(n.Ikc({
   ...u,
   pull_request_url: n.FsL(n.YjP(), n.yGV(/\/pulls\/\d+$/))
  }), n.pdi(e => ({
   ...commentOf(e, "review-comment"),
   thread: numberIn(e.pull_request_url)
  }))), m = n.FsL(n.Ikc({
   node: n.Ikc({
    createdViaEmail: n.zMY()
   })
  }), n.pdi(({node: e}) => e.createdViaEmail)), p = n.FsL(n.Ikc({
   id: r,
   user: a,
   created_at: n.NpB(n.mee(n.FsL(n.YjP(), n.yhX(), n.pdi(Date.parse))), null)
  }), n.pdi(({id: e, user: t, created_at: s}) => ({
   id: e,
   login: t,
   createdAt: s
  }))), f = n.FsL(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   additions: n.aig(),
   deletions: n.aig()
  }), n.pdi(({filename: e, ...t}) => ({
   path: e,
   ...t
  }))), g = n.FsL(n.Ikc({
   sha: o,
   commit: n.Ikc({
    message: i
   })
  }), n.pdi(({sha: e, commit: t}) => ({
   sha: e,
   subject: t.message.split("\n", 1)[0]?.trim() ?? ""
  }))), w = n.FsL(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   previous_filename: n.cl6(n.YjP(), null)
  }), n.pdi(e => ({
   path: e.filename,
   status: e.status,
   previousPath: e.previous_filename
  }))), b = n.FsL(n.Ikc({
   files: n.cl6(n.YOg(w), [])
  }), n.pdi(({files: e}) => e)), y = n.FsL(n.NpB(n.cl6(n.Ikc({
   id: n.cl6(n.aig(), null),
   full_name: n.YjP()
  }), null), null), n.pdi(e => null === e ? null : {
   id: e.id,
   name: e.full_name
  })), k = n.Ikc({
   number: n.aig(),
   title: n.YjP(),
   body: i,
   user: a,
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
    repo: y
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
   const {base: t, head: s, merged_at: n, additions: r, deletions: i, changed_files: a} = e;
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
    size: null === r || null === i || null === a ? null : {
     additions: r,
     deletions: i,
     files: a
    },
    comments: e.comments
   };
  }
  const _ = n.FsL(k, n.pdi(pullOf)), P = n.FsL(k, n.pdi(e => ({
   target: e.base.repo?.full_name ?? null,
   pull: pullOf(e)
  }))), O = n.Ikc({
   number: r,
   head: n.Ikc({
    sha: o,
    repo: y
   })
  }), I = n.Ikc({
   number: r,
   body: i,
   user: a,
   html_url: n.YjP(),
   state: n.YjP(),
   labels: n.lqM(n.YOg(n.KCZ([ n.YjP(), n.Ikc({
    name: i
   }) ])), []),
   pull_request: n.cl6(n.L5J(), null)
  });
  function issueOf({number: e, body: t, user: s, html_url: n, state: r, labels: i}) {
   const a = i.map(e => "string" == typeof e ? e : e.name);
   return {
    number: e,
    body: t,
    author: s,
    url: n,
    open: "open" === r,
    labels: a
   };
  }
  const $ = n.FsL(I, n.pdi(issueOf)), L = n.FsL(I, n.pdi(e => ({
   number: e.number,
   issue: null === e.pull_request ? issueOf(e) : null
  }))), q = n.Ikc({
   name: n.YjP()
  }), j = n.FsL(n.Ikc({
   private: n.zMY(),
   has_issues: n.zMY(),
   archived: n.lqM(n.zMY(), !1)
  }), n.pdi(({private: e, has_issues: t, archived: s}) => ({
   public: !e,
   hasIssues: t,
   archived: s
  }))), Y = n.FsL(n.cl6(n.Ikc({
   __typename: n.YjP(),
   login: n.YjP()
  }), {
   __typename: "User",
   login: "ghost"
  }), n.pdi(e => "Bot" !== e.__typename || e.login.endsWith("[bot]") ? e.login : `${e.login}[bot]`)), v = n.FsL(n.mee(n.Ikc({
   databaseId: n.cl6(n.aig(), null),
   nameWithOwner: n.YjP()
  })), n.pdi(e => null === e ? null : {
   id: e.databaseId,
   name: e.nameWithOwner
  })), nodesOf = e => n.Ikc({
   nodes: n.YOg(e)
  });
 }),
 4535: ((e, t, s) => {
  s.d(t, {
   Hy: () => createFetch,
   Jz: () => isRateLimited,
   YQ: () => i,
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
  const i = "x-docs-agent-tries";
  function createFetch(e) {
   const {send: t, clock: s, operationOf: n, withinMs: a} = e;
   return async (o, l = {}) => {
    const u = new URL("object" == typeof o && "url" in o ? o.url : o), c = function({method: e = "GET"}) {
     const t = e.toUpperCase();
     if ("GET" === t || "POST" === t || "PATCH" === t || "PUT" === t || "DELETE" === t) return t;
     throw new TypeError(`unexpected method ${t}`);
    }(l), d = r.mr[n(c, u.pathname)], h = void 0 === a ? d : {
     ...d,
     deadlineMs: a,
     rules: {}
    }, m = "string" == typeof l.body ? {
     body: l.body
    } : {}, p = {
     ...h,
     method: c,
     url: u,
     headers: plainHeaders(l.headers),
     ...m
    }, {result: f, tries: g} = await (0, r.LH)(h, async e => {
     const n = await follow({
      ...p,
      signal: e
     }, t), i = "answer" === n.kind ? (0, r.Vs)(n.headers, s.now()) : null;
     return {
      result: n,
      trouble: troubleOf(n),
      retryAfterMs: i
     };
    }, e);
    if ("failure" === f.kind) throw new NoAnswerError(f, g);
    return function({status: e, headers: t, body: s}, n) {
     const r = [ ...t ].filter(([e]) => "content-encoding" !== e && "content-length" !== e);
     return {
      status: e,
      url: "",
      headers: new Map([ ...r, [ i, String(n) ] ]),
      text: async () => (new TextDecoder).decode(s),
      arrayBuffer: async () => new Uint8Array(s).buffer
     };
    }(f, g);
   };
  }
  const a = 3;
  async function follow(e, t, s = 0) {
   const n = await t(e);
   if ("GET" !== e.method || "answer" !== n.kind || 301 !== n.status || s === a) return n;
   const r = n.headers.get("location") ?? "";
   if (!URL.canParse(r, e.url.href)) return n;
   const i = new URL(r, e.url);
   return i.origin === e.url.origin ? follow({
    ...e,
    url: i
   }, t, s + 1) : n;
  }
  function troubleOf(e) {
   return "failure" === e.kind ? (0, n.x)(e) : isRateLimited(e) ? "rate-limit" : e.status >= 500 ? "server" : null;
  }
  function isRateLimited({status: e, headers: t, body: s}) {
   return 429 === e || 403 === e && (!(!t.has("retry-after") && "0" !== t.get("x-ratelimit-remaining")) || /secondary rate limit/i.test((new TextDecoder).decode(s.subarray(0, 2e3))));
  }
  function plainHeaders(e = {}) {
   const t = Symbol.iterator in e ? [ ...e ] : Object.entries(e);
   return Object.fromEntries(t.map(([e = "", t]) => [ e.toLowerCase(), String(t) ]));
  }
 })
};