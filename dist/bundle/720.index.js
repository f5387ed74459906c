"use strict";

exports.id = 720, exports.ids = [ 720 ], exports.modules = {
 3948: ((e, t, s) => {
  s.d(t, {
   gq: () => GitHub,
   KL: () => d,
   Bf: () => nullIf,
   $t: () => placeOf
  });
  var n = s(7934), r = s(4845), i = s(5762), o = s(4730), a = s(1015), l = s(4535);
  const silent = () => {};
  function fetchOf(e, t) {
   const s = void 0 === t.withinMs ? e.cancelled : (new AbortController).signal, n = (0, 
   l.Hy)({
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
  const u = /\/(?:graphql|markdown|git\/(?:blobs|trees|commits))$/, c = /\/issues\/\d+\/labels$/;
  function operationOf(e, t) {
   return "GET" === e || u.test(t) ? "github-read" : "POST" !== e || c.test(t) ? "github-edit" : t.endsWith("/reactions") ? "github-claim" : "github-create";
  }
  const d = 100;
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
     const {token: t, apiUrl: s, userAgent: n, redact: r} = e, i = new o.E({
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
     return i.hook.before("request", ({headers: e}) => {
      e["x-github-api-version"] = "2022-11-28";
     }), i.hook.after("request", (e, t) => {
      if (e.status >= 300) throw new a.G("It has moved", e.status, {
       request: t,
       response: e
      });
      e.data?.errors && (e.data = redactedJson(JSON.stringify(e.data), r));
     }), i.hook.error("request", e => {
      throw e instanceof a.G && void 0 !== e.response?.data && (e.response.data = redactedJson(JSON.stringify(e.response.data), r)), 
      e;
     }), i;
    }(e);
   }
   async ask(e, t, s, n = {}) {
    return (await this.answer(e, t, s, n)).data;
   }
   async answer(e, t, s, n = {}) {
    const {asItIs: r} = e, o = r ? {
     ...this.options,
     redact: e => e
    } : this.options, a = void 0 === (n.withinMs ?? n.mayRepeat ?? r) ? {} : {
     request: {
      fetch: fetchOf(o, n)
     }
    };
    try {
     const {data: n, status: r, headers: i} = await this.#e.request(t, {
      ...this.place,
      ...s,
      ...a
     });
     return {
      data: decode(e.as, n),
      status: r,
      headers: i
     };
    } catch (t) {
     throw (0, i.PN)(t, e);
    }
   }
   async graphql(e, t, s = {}) {
    try {
     return decode(e.as, await this.#e.graphql(t, s));
    } catch (t) {
     throw (0, i.PN)(t, e);
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
     for (let o = n, a = 1; ;a += 1) {
      const n = await this.#e.request({
       method: t,
       headers: s,
       url: o
      });
      for (const t of rowsOf(e.as, n.data)) r.set(e.keyOf(t), t);
      const l = /<([^<>]+)>;\s*rel="next"/.exec(n.headers.link ?? "")?.[1];
      if (void 0 === l || a >= e.mostPages) return {
       rows: r,
       pages: a,
       cut: void 0 !== l
      };
      if (!URL.canParse(l) || new URL(l).origin !== new URL(o).origin) throw new i.ym("the link to the next page names another host");
      o = l;
     }
    } catch (t) {
     throw (0, i.PN)(t, e);
    }
   }
   viewer() {
    const e = {
     what: "say who we are",
     permission: "`contents: read`",
     as: h
    };
    return this.#t ??= this.graphql(e, "query { viewer { login } }").catch(e => {
     throw this.#t = null, e;
    }), this.#t;
   }
  }
  const h = n.FsL(n.Ikc({
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
   if (Array.isArray(t) && t.length > d) throw new i.ym(`a page of more than ${d} rows, which is more than we requested`);
   return decode(n.YOg(e), t);
  }
  function decode(e, t) {
   const s = n.xLC(e, t, {
    abortEarly: !0
   });
   if (s.success) return s.output;
   const [r] = s.issues;
   throw new i.ym(`${n.BuJ(r) ?? "the body"}: expected ${r.expected ?? "another form"}`);
  }
 }),
 6194: ((e, t, s) => {
  s.d(t, {
   U: () => createOnce,
   Z: () => createUnlessFound
  });
  var n = s(4845), r = s(190), i = s(5762);
  const o = 2, a = 2e3, l = 3;
  function createOnce(e, {listOwn: t, ...s}) {
   const n = (0, r.TM)(e);
   return createUnlessFound(async () => (await t()).find(e => (0, r.TM)(e.body) === n), s);
  }
  async function createUnlessFound(e, t) {
   for (let s = 1; ;s += 1) try {
    return await t.post();
   } catch (r) {
    const o = !0 === t.unique && 422 === (0, n.wz)(r).status;
    if (!o && !(0, i.VH)((0, n.wz)(r))) throw r;
    const a = await findLost(e, t).catch(e => {
     throw stillUnclear((0, n.wz)(r), (0, n.wz)(e));
    });
    if (void 0 !== a) return a;
    if (o || t.once || s >= l || !1 === await (t.mayRepeat?.())) throw r;
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
  async function findLost(e, {clock: t, cancelled: s}) {
   for (let r = 1; ;r += 1) {
    const l = await e().catch(async r => {
     if (!(0, i.b2)((0, n.wz)(r))) throw r;
     return await t.sleep(a, s), e();
    });
    if (void 0 !== l || r >= o) return l;
    await t.sleep(a, s);
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
  var n = s(1015), r = s(7934), i = s(4535), o = s(8443), a = s(4845);
  class UnreadableAnswer extends Error {
   name="UnreadableAnswer";
  }
  const l = 65536, u = 200, c = [ [ "missing", [ 301, 302, 307, 308, 404, 410 ] ], [ "unauthorized", [ 401 ] ], [ "unavailable", [ 408, 425 ] ] ], d = [ [ "locked", /\blocked\b/i ], [ "not-accessible", /not accessible by integration/i ], [ "not-granted", /not accessible by personal access token/i ], [ "forbidden", /must have \w+ (access|rights)/i ] ], h = {
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
   ...o.qu,
   cancelled: "Run it again if it is still needed."
  };
  function repositoryError(e, t) {
   if (e instanceof a.pU) return e;
   const {failure: s, reason: o, status: l, tries: u = 1, hint: c = g[s]} = function(e, t) {
    if (e instanceof n.G && e.cause instanceof i.i5) {
     const {ending: t, tries: s} = e.cause;
     return {
      failure: "unavailable",
      reason: t.message,
      tries: s,
      hint: w[t.failure]
     };
    }
    if (e instanceof n.G) {
     const {status: s, response: n} = e, o = `HTTP ${s}${wordsOf(r.qgA(m, n?.data).message)}`, a = Number(n?.headers[i.YQ] ?? 1);
     return {
      failure: failureOf(e, t),
      reason: o,
      status: s,
      tries: a
     };
    }
    if (r.is(p, e)) {
     const {type: t = "", message: s = ""} = e.errors[0] ?? {};
     return {
      failure: ("FORBIDDEN" === t ? byWords([ s ]) : void 0) ?? h[t] ?? "refused",
      reason: `GraphQL${wordsOf(s)}`
     };
    }
    return {
     failure: "unavailable",
     reason: e instanceof UnreadableAnswer ? e.message : "its answer has an unknown form"
    };
   }(e, t), d = u > 1 ? `, tried ${u} times` : "";
   return new a.pU({
    failure: s,
    status: l,
    message: `GitHub did not ${t.what} (${o}${d}).`,
    hint: c.replace("PERMISSION", () => t.permission),
    cause: e
   });
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
  function failureOf({status: e, response: t}, {length: s = 0}) {
   const n = new Map(Object.entries(t?.headers ?? {}).map(([e, t]) => [ e, String(t) ])), {message: o, documentation_url: a, errors: u} = r.qgA(m, t?.data);
   if ((0, i.Jz)({
    status: e,
    headers: n,
    body: (new TextEncoder).encode(o)
   })) return "rate-limited";
   if (403 === e && a.includes("locking-conversations")) return "locked";
   if (422 === e && s > l) return "too-long";
   const d = [ o, ...u.map(e => e.message ?? "") ];
   return (403 === e ? byWords(d) : c.find(([, t]) => t.includes(e))?.[0]) ?? (e >= 500 ? "unavailable" : "refused");
  }
  function byWords(e) {
   return d.find(([, t]) => e.some(e => t.test(e)))?.[0];
  }
  function wordsOf(e) {
   return "" === e ? "" : `: ${e.length > u ? `${e.slice(0, u)}…` : e}`;
  }
 }),
 8720: ((e, t, s) => {
  s.r(t), s.d(t, {
   createRepository: () => createRepository,
   openCommits: () => openCommits
  });
  var n = s(3948), r = s(7934), i = s(1193), o = s(6194), a = s(5762), l = s(7616);
  const u = "`issues: read`, for pull requests `pull-requests: read`", c = "`issues: write`, for pull requests `pull-requests: write`", d = "/repos/{owner}/{repo}/issues/{issue_number}", h = "/repos/{owner}/{repo}/pulls/{pull_number}", m = {
   "issue-comment": {
    name: "comment",
    all: "/repos/{owner}/{repo}/issues/comments",
    read: u,
    ...(0, l.u3)("issue-comment")
   },
   "review-comment": {
    name: "review comment",
    all: "/repos/{owner}/{repo}/pulls/comments",
    read: "`pull-requests: read`",
    ...(0, l.u3)("review-comment")
   }
  };
  class Comments {
   #n;
   constructor(e) {
    this.#n = e;
   }
   comments=async (e, {kind: t = "issue-comment", since: s} = {}) => {
    const {name: r, read: i, row: o} = m[t], l = {
     what: `show the ${r}s of thread ${e}`,
     permission: i,
     as: o,
     keyOf: ({id: e}) => e,
     mostPages: 100,
     withoutGaps: !0
    }, u = {
     per_page: n.KL,
     ...void 0 === s ? {} : {
      since: s
     }
    }, {rows: c, cut: p} = await ("issue-comment" === t ? this.#n.list(l, `GET ${d}/comments`, {
     ...u,
     issue_number: e
    }) : this.#n.list(l, `GET ${h}/comments`, {
     ...u,
     pull_number: e
    }));
    if (p) throw (0, a.PN)(new a.ym("the list does not end"), l);
    return c.toSorted((e, t) => e.id - t.id);
   };
   comment=({kind: e, id: t}, s) => {
    const {name: r, all: i, read: o, row: l} = m[e], u = {
     what: `show the ${r} ${t}`,
     permission: o,
     as: l
    };
    return (0, n.Bf)(this.#n.ask(u, `GET ${i}/{comment_id}`, {
     comment_id: t
    }, s), a.b2);
   };
   causingComment=({kind: e, id: t}) => {
    const {name: s, all: r, read: i, causing: o} = m[e], l = {
     what: `show the ${s} ${t}`,
     permission: i,
     as: o
    };
    return (0, n.Bf)(this.#n.ask(l, `GET ${r}/{comment_id}`, {
     comment_id: t
    }), a.b2);
   };
   cameByMail=e => {
    const t = {
     what: "say whether a comment came by e-mail",
     permission: u,
     as: l.TG
    };
    return this.#n.graphql(t, "query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }", {
     id: e
    });
   };
   createComment=async (e, t, s = {}) => {
    const r = this.#r(e, t, s);
    return null === e.review ? r : await (0, n.Bf)(r, a.b2) ?? this.#r({
     ...e,
     review: null
    }, t, s);
   };
   #r({thread: e, review: t}, s, n) {
    const {redact: r, clock: i, cancelled: a} = this.#n.options, l = r(s), u = null === t ? "issue-comment" : "review-comment", {name: p, row: f} = m[u], g = {
     what: `add a ${p} to thread ${e}`,
     permission: c,
     as: f,
     length: l.length
    }, w = `POST ${h}/comments/{comment_id}/replies`;
    return (0, o.U)(l, {
     ...n,
     post: () => null === t ? this.#n.ask(g, `POST ${d}/comments`, {
      body: l,
      issue_number: e
     }, n) : this.#n.ask(g, w, {
      body: l,
      pull_number: e,
      comment_id: t
     }, n),
     listOwn: async () => {
      const t = await this.#n.viewer();
      return (await this.comments(e, {
       kind: u
      })).filter(({author: e}) => e === t);
     },
     clock: i,
     cancelled: a
    });
   }
   editComment=({kind: e, id: t}, s, n) => {
    const {name: r, all: i, row: o} = m[e], a = {
     what: `change the ${r} ${t}`,
     permission: c,
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
     permission: c,
     as: l.mJ
    }, {status: o, headers: a, data: u} = await ("pull-request" === e ? this.#n.answer(r, `POST ${d}/reactions`, {
     content: s,
     issue_number: t
    }, n) : this.#n.answer(r, `POST ${m[e].all}/{comment_id}/reactions`, {
     content: s,
     comment_id: t
    }, n));
    return {
     created: 201 === o,
     at: (0, i.z7)(a.date),
     ...u
    };
   };
   withdrawReaction=async ({kind: e, id: t}, s, i) => {
    const o = {
     what: "remove a reaction",
     permission: c,
     as: r.L5J()
    }, l = "/reactions/{reaction_id}", u = "pull-request" === e ? this.#n.answer(o, `DELETE ${d}${l}`, {
     issue_number: t,
     reaction_id: s
    }, i) : this.#n.answer(o, `DELETE ${m[e].all}/{comment_id}${l}`, {
     comment_id: t,
     reaction_id: s
    }, i);
    return null !== await (0, n.Bf)(u, a.b2);
   };
   recentComments=async (e, {since: t, mostPages: s, oldestFirst: r = !1, withoutGaps: i = !1}) => {
    const {name: o, all: a, read: u} = m[e], c = {
     since: t,
     sort: "updated",
     direction: r ? "asc" : "desc",
     per_page: n.KL
    }, d = {
     what: `show the ${r ? "oldest" : "latest"} ${o}s`,
     permission: u,
     as: "issue-comment" === e ? l.jg : l.ri,
     mostPages: s,
     withoutGaps: i,
     keyOf: ({id: e}) => e
    }, {rows: h, cut: p} = await this.#n.list(d, `GET ${a}`, c);
    return {
     comments: h,
     cut: p
    };
   };
   permissionOf=e => {
    const t = {
     what: `show the permission of ${e}`,
     permission: "`contents: read`",
     as: l.EK
    };
    return this.#n.ask(t, "GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
     username: e
    });
   };
  }
  const p = r.Ikc({
   byteSize: r.lqM(r.aig(), 0),
   isTruncated: r.lqM(r.zMY(), !1),
   text: r.lqM(r.mee(r.YjP()), null)
  }), f = r.FsL(r.Ikc({
   name: r.YjP(),
   type: r.YjP(),
   mode: r.aig(),
   object: r.mee(p)
  }), r.pdi(({name: e, type: t, mode: s, object: n}) => {
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
  })), g = r.FsL(r.Ikc({
   repository: r.Ikc({
    object: r.mee(r.Ikc({
     entries: r.lqM(r.YOg(f))
    }))
   })
  }), r.pdi(({repository: e}) => e.object?.entries ?? null)), w = r.FsL(r.Ikc({
   type: r.euz("file"),
   encoding: r.euz("base64"),
   content: r.YjP()
  }), r.pdi(({content: e}) => Buffer.from(e, "base64")), r.z6Y(e => e.equals(Buffer.from(e.toString("utf8"), "utf8")), "the file is not UTF-8"), r.pdi(e => e.toString("utf8").replace(/^\uFEFF/, ""))), b = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
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
   facts=() => this.#n.ask(reading("show the repository", l.Ow), "GET /repos/{owner}/{repo}", {});
   folder=e => {
    const {owner: t, repo: s} = this.#n.place, n = {
     owner: t,
     name: s,
     expression: `HEAD:${e}`
    };
    return this.#n.graphql(reading(`show the folder ${e}`, g), "query($owner: String!, $name: String!, $expression: String!) {\n  repository(owner: $owner, name: $name) {\n    object(expression: $expression) {\n      ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } }\n    }\n  }\n}", n);
   };
   textFile=({repository: e, path: t, ref: s}) => {
    const r = reading(`show the file ${t} of ${e}`, w), i = {
     ...(0, n.$t)(e),
     path: t,
     ref: s
    };
    return (0, n.Bf)(this.#n.ask(r, "GET /repos/{owner}/{repo}/contents/{path}", i), a.b2);
   };
   commitsUnder=async (e, {since: t, until: s, most: n}) => {
    const r = {
     ...reading("list the commits of the default branch", l.h0),
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
    const t = reading(`show commit ${e.slice(0, 12)}`, l.oV), s = this.#n.answer(t, "GET /repos/{owner}/{repo}/commits/{ref}", {
     ref: e
    }), r = await (0, n.Bf)(s, e => (0, a.I9)(e) || (0, a.ho)(e));
    return null === r ? {
     files: [],
     cut: !0
    } : {
     files: r.data,
     cut: /rel="next"/.test(r.headers.link ?? "")
    };
   };
   renderMarkdown=async e => {
    const {owner: t, repo: s} = this.#n.place, n = reading("render a text", r.L5J()), i = {
     text: e,
     mode: "gfm",
     context: `${t}/${s}`,
     headers: {
      accept: "text/html"
     }
    }, {status: o, headers: l, data: u} = await this.#n.answer(n, "POST /markdown", i);
    if (200 !== o || !b.test(l["content-type"] ?? "") || "string" != typeof u) throw (0, 
    a.PN)(new a.ym("its answer is not HTML in UTF-8"), n);
    return u;
   };
  }
  const y = "`issues: read`", k = "`issues: write`", _ = "GET /repos/{owner}/{repo}/issues", P = {
   permission: y,
   as: l.HK,
   keyOf: ({number: e}) => e
  };
  class IssueList {
   #n;
   constructor(e) {
    this.#n = e;
   }
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
     per_page: n.KL
    }, {rows: r, cut: i} = await this.#n.list(t, _, s);
    if (i) throw (0, a.PN)(new a.ym("there are more than " + 10 * n.KL), t);
    return r.flatMap(e => e.issue ?? []);
   };
   hasLabel=async e => null !== await this.#i(e);
   createLabel=async e => {
    const {clock: t, cancelled: s} = this.#n.options, {name: n} = e, r = {
     what: `create the label ${n}`,
     permission: k,
     as: l.Pf
    };
    await (0, o.Z)(async () => await this.#i(n) ?? void 0, {
     post: () => this.#n.ask(r, "POST /repos/{owner}/{repo}/labels", e),
     clock: t,
     cancelled: s,
     unique: !0
    });
   };
   createIssue=({title: e, body: t, label: s}) => {
    const {redact: n, clock: r, cancelled: i} = this.#n.options, a = n(t), u = {
     what: "create an issue",
     permission: k,
     as: l.sn,
     length: a.length
    }, c = {
     title: e,
     body: a,
     labels: [ s ]
    };
    return (0, o.U)(a, {
     post: () => this.#n.ask(u, "POST /repos/{owner}/{repo}/issues", c),
     listOwn: () => this.#o(),
     clock: r,
     cancelled: i
    });
   };
   editIssue=(e, {body: t, reopen: s}, n) => {
    const r = {
     what: `change the issue ${e}`,
     permission: k,
     as: l.sn,
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
     per_page: n.KL
    }, {rows: s} = await this.#n.list({
     ...P,
     what: "show the latest issues",
     mostPages: 1
    }, _, t);
    return s.flatMap(t => t.issue?.author === e ? t.issue : []);
   }
   #i(e) {
    const t = {
     what: `show the label ${e}`,
     permission: y,
     as: l.Pf
    };
    return (0, n.Bf)(this.#n.ask(t, "GET /repos/{owner}/{repo}/labels/{name}", {
     name: e
    }), a.b2);
   }
  }
  const O = [ n.KL, 30, 10 ], I = r.FsL(r.Ikc({
   number: l.nd,
   headRefOid: l.xk,
   headRepository: l.K$,
   comments: (0, l.Nh)(r.Ikc({
    author: l.jL,
    body: r.YjP(),
    createdAt: r.YjP()
   }))
  }), r.pdi(({number: e, headRefOid: t, headRepository: s, comments: n}) => ({
   number: e,
   head: {
    sha: t,
    repository: s
   },
   comments: n.nodes,
   lacksOlder: !1
  }))), $ = r.FsL(r.Ikc({
   repository: r.Ikc({
    pullRequests: (0, l.Nh)(I)
   })
  }), r.pdi(({repository: e}) => e.pullRequests.nodes)), pull_requests_reading = e => ({
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
     as: l.VV
    }, r = {
     ...void 0 === t ? {} : (0, n.$t)(t),
     pull_number: e
    };
    return this.#n.ask(s, "GET /repos/{owner}/{repo}/pulls/{pull_number}", r);
   };
   changedFiles=e => this.#l(e, O);
   async #l(e, [t = n.KL, ...s]) {
    const r = {
     ...pull_requests_reading(`show the files of pull request ${e}`),
     as: l.Ne,
     keyOf: ({path: e}) => e,
     mostPages: 3
    }, i = this.#n.list(r, "GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
     pull_number: e,
     per_page: t
    }), o = await (0, n.Bf)(i, e => s.length > 0 && (0, a.ho)(e));
    return null === o ? this.#l(e, s) : {
     files: o.rows,
     cut: o.cut
    };
   }
   diff=e => (0, n.Bf)(this.#u(e), a.I9);
   #u(e) {
    const t = {
     format: "diff"
    };
    if ("merged" in e) {
     const s = {
      ...pull_requests_reading(`show the diff of pull request ${e.merged}`),
      as: r.YjP()
     }, n = {
      pull_number: e.merged,
      mediaType: t
     };
     return this.#n.ask(s, "GET /repos/{owner}/{repo}/pulls/{pull_number}", n);
    }
    const s = {
     what: `show the diff of commit ${e.head.slice(0, 12)}`,
     permission: "`contents: read`",
     as: r.YjP()
    }, n = {
     basehead: `${e.base}...${e.head}`,
     mediaType: t
    };
    return this.#n.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", n);
   }
   pullRequestsOf=async e => {
    const t = `show the pull requests of commit ${e.slice(0, 12)}`, s = {
     ...pull_requests_reading(t),
     as: r.YOg(l.Vx)
    };
    return mergedFirst(await this.#n.ask(s, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
     commit_sha: e,
     per_page: n.KL
    }), this.#n.place);
   };
   openPullRequests=async ({insists: e}) => {
    const t = pull_requests_reading("list the open pull requests"), s = this.#n.graphql({
     ...t,
     as: $
    }, "query ($owner: String!, $repo: String!) {\n  repository(owner: $owner, name: $repo) {\n    pullRequests(first: 100, states: OPEN, orderBy: {field: CREATED_AT, direction: DESC}) {\n      nodes {\n        number\n        headRefOid\n        headRepository { databaseId nameWithOwner }\n        comments(first: 100) { nodes { author { __typename login } body createdAt } }\n      }\n    }\n  }\n}", {
     ...this.#n.place
    });
    return await (0, n.Bf)(s, t => e && (0, a.Lx)(t)) ?? this.#c(t);
   };
   async #c(e) {
    const t = {
     ...e,
     as: r.YOg(l.j6)
    }, s = {
     state: "open",
     sort: "created",
     direction: "desc",
     per_page: n.KL
    }, [i, {comments: o, cut: a}] = await Promise.all([ this.#n.ask(t, "GET /repos/{owner}/{repo}/pulls", s), this.#a("issue-comment", {
     since: "1970-01-01T00:00:00Z",
     mostPages: 1
    }) ]), u = Map.groupBy(o, ({thread: e}) => e);
    return i.map(({number: e, head: {sha: t, repo: s}}) => ({
     number: e,
     head: {
      sha: t,
      repository: s
     },
     comments: (u.get(e) ?? []).toSorted((e, t) => e.id - t.id),
     lacksOlder: a
    }));
   }
   requestReview=async (e, t) => {
    const s = {
     what: "request a review",
     permission: "`pull-requests: write`",
     as: r.Ikc({
      number: r.aig()
     })
    }, i = this.#n.ask(s, "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
     pull_number: e,
     reviewers: [ t ]
    });
    return null === await (0, n.Bf)(i, ({status: e}) => 422 === e) ? "refused" : "requested";
   };
  }
  function mergedFirst(e, {owner: t, repo: s}) {
   const n = `${t}/${s}`.toLowerCase();
   return e.filter(({target: e}) => null === e || e.toLowerCase() === n).map(({pull: e}) => e).toSorted((e, t) => Number("merged" === t.state) - Number("merged" === e.state));
  }
  const L = r.FsL(r.Ikc({
   total_commits: r.aig(),
   commits: r.YOg(l.h0),
   files: r.cl6(r.YOg(l.Ne), [])
  }), r.pdi(({total_commits: e, commits: t, files: s}) => ({
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
  }, j = r.FsL(r.Ikc({
   number: l.nd,
   title: r.YjP(),
   body: r.YjP(),
   url: r.YjP(),
   state: r.KIO([ "OPEN", "CLOSED", "MERGED" ]),
   author: l.jL,
   baseRefName: r.YjP(),
   baseRepository: r.mee(r.Ikc({
    nameWithOwner: r.YjP()
   })),
   headRefName: r.YjP(),
   headRefOid: r.YjP(),
   headRepository: l.K$,
   mergeCommit: r.mee(r.Ikc({
    oid: r.YjP()
   }))
  }), r.pdi(({baseRefName: e, baseRepository: t, headRefName: s, headRefOid: n, mergeCommit: r, ...i}) => {
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
     state: q[i.state],
     size: null
    }
   };
  })), Y = r.FsL(r.Ikc({
   repository: r.g1P(r.YjP(), r.mee(r.Ikc({
    associatedPullRequests: r.mee((0, l.Nh)(j))
   })))
  }), r.pdi(({repository: e}) => new Map(Object.entries(e))));
  class PushList {
   #n;
   constructor(e) {
    this.#n = e;
   }
   pushedCommits=(e, t) => {
    const s = {
     what: `compare the pushed commits with ${e.slice(0, 12)}`,
     permission: "`contents: read`",
     as: L
    }, r = {
     basehead: `${e}...${t}`
    }, i = this.#n.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", r);
    return (0, n.Bf)(i, e => (0, a.b2)(e) || "refused" === e.failure || (0, a.I9)(e));
   };
   pullRequestsOfEach=async e => {
    const t = {
     what: "show the pull requests of the pushed commits",
     permission: "`pull-requests: read`",
     as: Y
    }, s = this.#n.graphql(t, function(e) {
     return `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${e.map((e, t) => `c${t}: object(oid: "${e}") { ...pulls }`).join("\n")} } } fragment pulls on Commit {\n  associatedPullRequests(first: 100) {\n    nodes {\n      number title body url state\n      author { __typename login }\n      baseRefName\n      baseRepository { nameWithOwner }\n      headRefName\n      headRefOid\n      headRepository { databaseId nameWithOwner }\n      mergeCommit { oid }\n    }\n  }\n}`;
    }(e), {
     ...this.#n.place
    }), r = await (0, n.Bf)(s, e => (0, a.Lx)(e) || (0, a.I9)(e));
    return null === r ? null : e.map((e, t) => mergedFirst(r.get(`c${t}`)?.associatedPullRequests?.nodes ?? [], this.#n.place));
   };
  }
  function createRepository({run: e, ...t}) {
   const s = new n.gq({
    ...t,
    apiUrl: e.apiUrl
   }, e.repository), r = new Comments(s);
   return {
    viewer: () => s.viewer(),
    ...r,
    ...new PullRequestList(s, r),
    ...new PushList(s),
    ...new DefaultBranch(s),
    ...new IssueList(s)
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
   HK: () => q,
   K$: () => v,
   Ne: () => g,
   Nh: () => nodesOf,
   Ow: () => Y,
   Pf: () => j,
   TG: () => p,
   VV: () => P,
   Vx: () => O,
   h0: () => w,
   j6: () => I,
   jL: () => E,
   jg: () => h,
   mJ: () => f,
   nd: () => r,
   oV: () => y,
   ri: () => m,
   sn: () => L,
   u3: () => commentsOf,
   xk: () => a
  });
  var n = s(7934);
  const r = n.FsL(n.aig(), n.Y2b()), i = n.cl6(n.YjP(), ""), o = n.FsL(n.cl6(n.Ikc({
   login: n.YjP()
  }), {
   login: "ghost"
  }), n.pdi(e => e.login)), a = n.FsL(n.YjP(), n.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)), l = n.FsL(n.Ikc({
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
   in_reply_to_id: n.cl6(r, null)
  }, c = n.Ikc(u), d = n.Ikc({
   ...u,
   issue_url: n.cl6(n.YjP()),
   pull_request_url: n.cl6(n.YjP()),
   path: n.cl6(n.YjP()),
   line: n.cl6(n.aig(), null),
   diff_hunk: i,
   performed_via_github_app: n.cl6(n.Ikc({
    slug: i
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
    row: n.FsL(c, n.pdi(t => commentOf(t, e))),
    causing: n.FsL(d, n.pdi(t => function(e, t) {
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
  const h = n.FsL(n.Ikc({
   ...u,
   issue_url: n.FsL(n.YjP(), n.yGV(/\/issues\/\d+$/))
  }), n.pdi(e => ({
   ...commentOf(e, "issue-comment"),
   thread: numberIn(e.issue_url)
  }))), m = n.FsL(n.Ikc({
   ...u,
   pull_request_url: n.FsL(n.YjP(), n.yGV(/\/pulls\/\d+$/))
  }), n.pdi(e => ({
   ...commentOf(e, "review-comment"),
   thread: numberIn(e.pull_request_url)
  }))), p = n.FsL(n.Ikc({
   node: n.Ikc({
    createdViaEmail: n.zMY()
   })
  }), n.pdi(({node: e}) => e.createdViaEmail)), f = n.FsL(n.Ikc({
   id: r,
   user: o,
   created_at: n.NpB(n.mee(n.FsL(n.YjP(), n.yhX(), n.pdi(Date.parse))), null)
  }), n.pdi(({id: e, user: t, created_at: s}) => ({
   id: e,
   login: t,
   createdAt: s
  }))), g = n.FsL(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   additions: n.aig(),
   deletions: n.aig()
  }), n.pdi(({filename: e, ...t}) => ({
   path: e,
   ...t
  }))), w = n.FsL(n.Ikc({
   sha: a,
   commit: n.Ikc({
    message: i
   })
  }), n.pdi(({sha: e, commit: t}) => ({
   sha: e,
   subject: t.message.split("\n", 1)[0]?.trim() ?? ""
  }))), b = n.FsL(n.Ikc({
   filename: n.YjP(),
   status: n.YjP(),
   previous_filename: n.cl6(n.YjP(), null)
  }), n.pdi(e => ({
   path: e.filename,
   status: e.status,
   previousPath: e.previous_filename
  }))), y = n.FsL(n.Ikc({
   files: n.cl6(n.YOg(b), [])
  }), n.pdi(({files: e}) => e)), k = n.FsL(n.NpB(n.cl6(n.Ikc({
   id: n.cl6(n.aig(), null),
   full_name: n.YjP()
  }), null), null), n.pdi(e => null === e ? null : {
   id: e.id,
   name: e.full_name
  })), _ = n.Ikc({
   number: n.aig(),
   title: n.YjP(),
   body: i,
   user: o,
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
    repo: k
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
  const P = n.FsL(_, n.pdi(pullOf)), O = n.FsL(_, n.pdi(e => ({
   target: e.base.repo?.full_name ?? null,
   pull: pullOf(e)
  }))), I = n.Ikc({
   number: r,
   head: n.Ikc({
    sha: a,
    repo: k
   })
  }), $ = n.Ikc({
   number: r,
   body: i,
   user: o,
   html_url: n.YjP(),
   state: n.YjP(),
   labels: n.lqM(n.YOg(n.KCZ([ n.YjP(), n.Ikc({
    name: i
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
  const L = n.FsL($, n.pdi(issueOf)), q = n.FsL($, n.pdi(e => ({
   number: e.number,
   issue: null === e.pull_request ? issueOf(e) : null
  }))), j = n.Ikc({
   name: n.YjP()
  }), Y = n.FsL(n.Ikc({
   private: n.zMY(),
   has_issues: n.zMY(),
   archived: n.lqM(n.zMY(), !1)
  }), n.pdi(({private: e, has_issues: t, archived: s}) => ({
   public: !e,
   hasIssues: t,
   archived: s
  }))), E = n.FsL(n.cl6(n.Ikc({
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
   const {send: t, clock: s, operationOf: n, withinMs: o} = e;
   return async (a, l = {}) => {
    const u = new URL("object" == typeof a && "url" in a ? a.url : a), c = function({method: e = "GET"}) {
     const t = e.toUpperCase();
     if ("GET" === t || "POST" === t || "PATCH" === t || "PUT" === t || "DELETE" === t) return t;
     throw new TypeError(`unexpected method ${t}`);
    }(l), d = r.mr[n(c, u.pathname)], h = void 0 === o ? d : {
     ...d,
     deadlineMs: o,
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
  const o = 3;
  async function follow(e, t, s = 0) {
   const n = await t(e);
   if ("GET" !== e.method || "answer" !== n.kind || 301 !== n.status || s === o) return n;
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