"use strict";

exports.id = 538, exports.ids = [ 538 ], exports.modules = {
 8157: ((e, t, s) => {
  s.r(t), s.d(t, {
   createRepository: () => createRepository
  });
  var r = s(7934), o = s(5762), n = s(4973), i = s(7616);
  const a = "query($owner: String!, $name: String!, $expression: String!) {\n  repository(owner: $owner, name: $name) {\n    object(expression: $expression) {\n      ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } }\n    }\n  }\n}", u = r.Ikc({
   byteSize: r.lqM(r.aig(), 0),
   isTruncated: r.lqM(r.zMY(), !1),
   text: r.lqM(r.mee(r.YjP()), null)
  }), l = r.FsL(r.Ikc({
   name: r.YjP(),
   type: r.YjP(),
   mode: r.aig(),
   object: r.mee(u)
  }), r.pdi(({name: e, type: t, mode: s, object: r}) => {
   const {byteSize: o = 0, isTruncated: n = !1, text: i = null} = r ?? {};
   return "tree" === t ? {
    name: e,
    kind: "folder",
    bytes: 0,
    text: null
   } : "blob" !== t || 40960 === s ? {
    name: e,
    kind: "other",
    bytes: o,
    text: null
   } : {
    name: e,
    kind: "file",
    bytes: o,
    text: n ? null : i?.replace(/^\uFEFF/, "") ?? null
   };
  })), m = r.mee(r.Ikc({
   entries: r.lqM(r.YOg(l))
  })), h = r.Ikc({
   repository: r.Ikc({
    object: m
   })
  }), c = (0, i.Rf)(h, ({repository: e}) => e.object?.entries ?? null), p = r.FsL(r.Ikc({
   type: r.euz("file"),
   encoding: r.euz("base64"),
   content: r.YjP()
  }), r.pdi(({content: e}) => Buffer.from(e, "base64")), r.z6Y(e => e.equals(Buffer.from(e.toString("utf8"), "utf8")), "the file is not UTF-8"), r.pdi(e => e.toString("utf8").replace(/^\uFEFF/, ""))), d = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i, reading = (e, t) => ({
   what: e,
   permission: "`contents: read`",
   as: t
  });
  function defaultBranchOf(e) {
   const {owner: t, repo: s} = e.place;
   return {
    facts: () => e.ask(reading("show the repository", i.Ow), "GET /repos/{owner}/{repo}", {}),
    folder(r) {
     const o = {
      owner: t,
      name: s,
      expression: `HEAD:${r}`
     };
     return e.graphql(reading(`show the folder ${r}`, c), a, o);
    },
    textFile({repository: t, path: s, ref: r}) {
     const i = reading(`show the file ${s} of ${t}`, p), a = {
      ...(0, n.$t)(t),
      path: s,
      ref: r
     };
     return (0, n.Bf)(e.ask(i, "GET /repos/{owner}/{repo}/contents/{path}", a), o.b2);
    },
    async commitsUnder(t, {since: s, until: r, most: o}) {
     const n = {
      ...reading("list the commits of the default branch", i.h0),
      mostPages: 1,
      keyOf: ({sha: e}) => e
     }, a = {
      ..."" === t ? {} : {
       path: t
      },
      since: s,
      until: r,
      per_page: o
     }, {rows: u, cut: l} = await e.list(n, "GET /repos/{owner}/{repo}/commits", a);
     return {
      commits: u,
      cut: l
     };
    },
    async filesOf(t) {
     const s = reading(`show commit ${t.slice(0, 12)}`, i.oV), r = e.answer(s, "GET /repos/{owner}/{repo}/commits/{ref}", {
      ref: t
     }), a = await (0, n.Bf)(r, e => (0, o.I9)(e) || (0, o.ho)(e));
     return null === a ? {
      files: [],
      cut: !0
     } : {
      files: a.data,
      cut: /rel="next"/.test(a.headers.link ?? "")
     };
    },
    async renderMarkdown(n) {
     const i = reading("render a text", r.L5J()), a = {
      text: n,
      mode: "gfm",
      context: `${t}/${s}`,
      headers: {
       accept: "text/html"
      }
     }, {status: u, headers: l, data: m} = await e.answer(i, "POST /markdown", a);
     if (200 !== u || !d.test(l["content-type"] ?? "") || "string" != typeof m) throw (0, 
     o.PN)(new o.ym("its answer is not HTML in UTF-8"), i);
     return m;
    }
   };
  }
  var w = s(1193), b = s(6194);
  const f = "`issues: read`, for pull requests `pull-requests: read`", g = "`issues: write`, for pull requests `pull-requests: write`", y = "`issues: read`", $ = "`issues: write`", k = "/repos/{owner}/{repo}/issues", O = "/repos/{owner}/{repo}/issues/{issue_number}", P = "/repos/{owner}/{repo}/pulls/{pull_number}", q = {
   "issue-comment": {
    name: "comment",
    all: "/repos/{owner}/{repo}/issues/comments",
    read: f,
    row: i.u3("issue-comment"),
    ofThread: i.jg
   },
   "review-comment": {
    name: "review comment",
    all: "/repos/{owner}/{repo}/pulls/comments",
    read: "`pull-requests: read`",
    row: i.u3("review-comment"),
    ofThread: i.ri
   }
  }, T = {
   permission: y,
   as: i.HK,
   keyOf: ({number: e}) => e
  };
  function reactionsOf({kind: e, id: t}) {
   return "pull-request" === e ? {
    at: `${O}/reactions`,
    of: {
     issue_number: t
    }
   } : {
    at: `${q[e].all}/{comment_id}/reactions`,
    of: {
     comment_id: t
    }
   };
  }
  class ConversationList {
   #e;
   constructor(e) {
    this.#e = e;
   }
   comments=async (e, {kind: t = "issue-comment", since: s} = {}) => {
    const {name: r, read: i, row: a} = q[t], u = {
     what: `show the ${r}s of thread ${e}`,
     permission: i,
     as: a,
     keyOf: ({id: e}) => e,
     mostPages: 100,
     withoutGaps: !0
    }, l = {
     per_page: n.KL,
     ...void 0 === s ? {} : {
      since: s
     }
    }, {rows: m, cut: h} = await ("issue-comment" === t ? this.#e.list(u, `GET ${O}/comments`, {
     ...l,
     issue_number: e
    }) : this.#e.list(u, `GET ${P}/comments`, {
     ...l,
     pull_number: e
    }));
    if (h) throw (0, o.PN)(new o.ym("the list does not end"), u);
    return m.toSorted((e, t) => e.id - t.id);
   };
   comment=({kind: e, id: t}, s) => {
    const {name: r, all: i, read: a, row: u} = q[e], l = {
     what: `show the ${r} ${t}`,
     permission: a,
     as: u
    };
    return (0, n.Bf)(this.#e.ask(l, `GET ${i}/{comment_id}`, {
     comment_id: t
    }, s), o.b2);
   };
   cameByMail=e => {
    const t = {
     what: "say whether a comment came by e-mail",
     permission: f,
     as: i.TG
    };
    return this.#e.graphql(t, "query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }", {
     id: e
    });
   };
   createComment=async (e, t, s = {}) => {
    const r = this.#t(e, t, s);
    return null === e.review ? r : await (0, n.Bf)(r, o.b2) ?? this.#t({
     ...e,
     review: null
    }, t, s);
   };
   #t({thread: e, review: t}, s, r) {
    const o = this.#e.options.redact(s), n = null === t ? "issue-comment" : "review-comment", {name: i, row: a} = q[n], u = {
     what: `add a ${i} to thread ${e}`,
     permission: g,
     as: a,
     length: o.length
    }, l = `POST ${P}/comments/{comment_id}/replies`;
    return (0, b.U)(o, {
     ...this.#e.options,
     ...r,
     post: () => null === t ? this.#e.ask(u, `POST ${O}/comments`, {
      body: o,
      issue_number: e
     }, r) : this.#e.ask(u, l, {
      body: o,
      pull_number: e,
      comment_id: t
     }, r),
     listOwn: async () => {
      const t = await this.#e.viewer();
      return (await this.comments(e, {
       kind: n
      })).filter(({author: e}) => e === t);
     }
    });
   }
   editComment=({kind: e, id: t}, s, r) => {
    const {name: o, all: n, row: i} = q[e], a = {
     what: `change the ${o} ${t}`,
     permission: g,
     as: i,
     length: s.length
    };
    return this.#e.ask(a, `PATCH ${n}/{comment_id}`, {
     comment_id: t,
     body: s
    }, r);
   };
   react=async (e, t, s) => {
    const {at: r, of: o} = reactionsOf(e), n = {
     what: `add the reaction ${t}`,
     permission: g,
     as: i.mJ
    }, {status: a, headers: u, data: l} = await this.#e.answer(n, `POST ${r}`, {
     content: t,
     ...o
    }, s);
    return {
     created: 201 === a,
     at: (0, w.z7)(u.date),
     ...l
    };
   };
   withdrawReaction=async (e, t, s) => {
    const {at: i, of: a} = reactionsOf(e), u = {
     what: "remove a reaction",
     permission: g,
     as: r.L5J()
    }, l = this.#e.answer(u, `DELETE ${i}/{reaction_id}`, {
     ...a,
     reaction_id: t
    }, s);
    return null !== await (0, n.Bf)(l, o.b2);
   };
   recentComments=async (e, {since: t, mostPages: s, oldestFirst: r = !1, withoutGaps: o = !1}) => {
    const {name: i, all: a, read: u, ofThread: l} = q[e], m = {
     since: t,
     sort: "updated",
     direction: r ? "asc" : "desc",
     per_page: n.KL
    }, h = {
     what: `show the ${r ? "oldest" : "latest"} ${i}s`,
     permission: u,
     as: l,
     mostPages: s,
     withoutGaps: o,
     keyOf: ({id: e}) => e
    }, {rows: c, cut: p} = await this.#e.list(h, `GET ${a}`, m);
    return {
     comments: c,
     cut: p
    };
   };
   permissionOf=e => {
    const t = {
     what: `show the permission of ${e}`,
     permission: "`contents: read`",
     as: i.EK
    };
    return this.#e.ask(t, "GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
     username: e
    });
   };
   labelledIssues=async e => {
    const t = {
     ...T,
     what: `show the issues with the label ${e}`,
     mostPages: 10
    }, s = {
     labels: e,
     sort: "created",
     direction: "asc",
     state: "all",
     per_page: n.KL
    }, {rows: r, cut: i} = await this.#e.list(t, `GET ${k}`, s);
    if (i) throw (0, o.PN)(new o.ym("there are more than " + 10 * n.KL), t);
    return r.flatMap(e => e.issue ?? []);
   };
   issuesBy=async e => {
    const t = {
     ...T,
     what: `show the issues of ${e}`,
     mostPages: 1
    }, s = {
     creator: e,
     sort: "updated",
     direction: "desc",
     state: "all",
     per_page: n.KL
    }, {rows: r} = await this.#e.list(t, `GET ${k}`, s);
    return r.flatMap(e => e.issue ?? []);
   };
   hasLabel=async e => null !== await this.#s(e);
   createLabel=async e => {
    const {name: t} = e, s = {
     what: `create the label ${t}`,
     permission: $,
     as: i.Pf
    };
    await (0, b.Z)(async () => await this.#s(t) ?? void 0, {
     ...this.#e.options,
     post: () => this.#e.ask(s, "POST /repos/{owner}/{repo}/labels", e),
     unique: !0
    });
   };
   createIssue=({title: e, body: t, label: s}) => {
    const r = this.#e.options.redact(t), o = {
     what: "create an issue",
     permission: $,
     as: i.sn,
     length: r.length
    }, n = {
     title: e,
     body: r,
     labels: [ s ]
    };
    return (0, b.U)(r, {
     ...this.#e.options,
     post: () => this.#e.ask(o, `POST ${k}`, n),
     listOwn: () => this.#r()
    });
   };
   editIssue=(e, {body: t, reopen: s}, r) => {
    const o = {
     what: `change the issue ${e}`,
     permission: $,
     as: i.sn,
     length: t?.length ?? 0
    }, n = {
     ...void 0 === t ? {} : {
      body: t
     },
     ...s ? {
      state: "open"
     } : {}
    };
    return this.#e.ask(o, `PATCH ${O}`, {
     issue_number: e,
     ...n
    }, r);
   };
   async #r() {
    const e = await this.#e.viewer(), t = {
     sort: "created",
     direction: "desc",
     state: "all",
     per_page: n.KL
    }, s = {
     ...T,
     what: "show the latest issues",
     mostPages: 1
    }, {rows: r} = await this.#e.list(s, `GET ${k}`, t);
    return r.flatMap(t => t.issue?.author === e ? t.issue : []);
   }
   #s(e) {
    const t = {
     what: `show the label ${e}`,
     permission: y,
     as: i.Pf
    };
    return (0, n.Bf)(this.#e.ask(t, "GET /repos/{owner}/{repo}/labels/{name}", {
     name: e
    }), o.b2);
   }
  }
  const _ = [ n.KL, 30, 10 ], R = r.FsL(r.Ikc({
   number: i.nd,
   headRefOid: i.xk,
   headRepository: i.K$,
   comments: i.Nh(r.Ikc({
    author: i.jL,
    body: r.YjP(),
    createdAt: r.YjP()
   }))
  }), r.pdi(({number: e, headRefOid: t, headRepository: s, comments: r}) => ({
   number: e,
   head: {
    sha: t,
    repository: s
   },
   comments: r.nodes,
   lacksOlder: !1
  }))), E = r.Ikc({
   repository: r.Ikc({
    pullRequests: i.Nh(R)
   })
  }), L = i.Rf(E, ({repository: e}) => e.pullRequests.nodes), I = r.FsL(r.Ikc({
   total_commits: r.aig(),
   commits: r.YOg(i.h0),
   files: r.cl6(r.YOg(i.Ne), [])
  }), r.pdi(({total_commits: e, commits: t, files: s}) => ({
   commits: t,
   total: e,
   changed: {
    files: s,
    cut: s.length >= 300
   }
  }))), j = {
   OPEN: "open",
   CLOSED: "closed",
   MERGED: "merged"
  }, G = r.FsL(r.Ikc({
   number: i.nd,
   title: r.YjP(),
   body: r.YjP(),
   url: r.YjP(),
   state: r.KIO([ "OPEN", "CLOSED", "MERGED" ]),
   author: i.jL,
   baseRefName: r.YjP(),
   baseRepository: r.mee(r.Ikc({
    nameWithOwner: r.YjP()
   })),
   headRefName: r.YjP(),
   headRefOid: r.YjP(),
   headRepository: i.K$,
   mergeCommit: r.mee(r.Ikc({
    oid: r.YjP()
   }))
  }), r.pdi(({baseRefName: e, baseRepository: t, headRefName: s, headRefOid: r, mergeCommit: o, ...n}) => {
   const i = {
    base: e,
    head: s,
    headSha: r,
    mergeSha: o?.oid ?? null
   };
   return {
    target: t?.nameWithOwner ?? null,
    pull: {
     ...n,
     ...i,
     state: j[n.state],
     size: null
    }
   };
  })), S = r.mee(r.Ikc({
   associatedPullRequests: r.mee(i.Nh(G))
  })), v = r.Ikc({
   repository: r.g1P(r.YjP(), S)
  }), x = i.Rf(v, ({repository: e}) => new Map(Object.entries(e))), pull_requests_reading = e => ({
   what: e,
   permission: "`pull-requests: read`"
  });
  class PullRequestList {
   #e;
   #o;
   constructor(e, {recentComments: t}) {
    this.#e = e, this.#o = t;
   }
   pullRequest=(e, {repository: t} = {}) => {
    const s = {
     ...pull_requests_reading(`show pull request ${e}`),
     as: i.VV
    }, r = {
     ...void 0 === t ? {} : (0, n.$t)(t),
     pull_number: e
    };
    return this.#e.ask(s, "GET /repos/{owner}/{repo}/pulls/{pull_number}", r);
   };
   changedFiles=e => this.#n(e, _);
   async #n(e, [t = n.KL, ...s]) {
    const r = {
     ...pull_requests_reading(`show the files of pull request ${e}`),
     as: i.Ne,
     keyOf: ({path: e}) => e,
     mostPages: 3
    }, a = this.#e.list(r, "GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
     pull_number: e,
     per_page: t
    }), u = await (0, n.Bf)(a, e => s.length > 0 && (0, o.ho)(e));
    return null === u ? this.#n(e, s) : {
     files: u.rows,
     cut: u.cut
    };
   }
   diff=e => {
    const t = {
     format: "diff"
    };
    if ("merged" in e) {
     const s = {
      ...pull_requests_reading(`show the diff of pull request ${e.merged}`),
      as: r.YjP()
     }, i = {
      pull_number: e.merged,
      mediaType: t
     };
     return (0, n.Bf)(this.#e.ask(s, "GET /repos/{owner}/{repo}/pulls/{pull_number}", i), o.I9);
    }
    const s = {
     what: `show the diff of commit ${e.head.slice(0, 12)}`,
     permission: "`contents: read`",
     as: r.YjP()
    }, i = {
     basehead: `${e.base}...${e.head}`,
     mediaType: t
    };
    return (0, n.Bf)(this.#e.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", i), o.I9);
   };
   pullRequestsOf=async e => {
    const t = `show the pull requests of commit ${e.slice(0, 12)}`, s = {
     ...pull_requests_reading(t),
     as: r.YOg(i.Vx)
    };
    return mergedFirst(await this.#e.ask(s, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
     commit_sha: e,
     per_page: n.KL
    }), this.#e.place);
   };
   openPullRequests=async ({insists: e}) => {
    const t = pull_requests_reading("list the open pull requests"), s = this.#e.graphql({
     ...t,
     as: L
    }, "query ($owner: String!, $repo: String!) {\n  repository(owner: $owner, name: $repo) {\n    pullRequests(first: 100, states: OPEN, orderBy: {field: CREATED_AT, direction: DESC}) {\n      nodes {\n        number\n        headRefOid\n        headRepository { databaseId nameWithOwner }\n        comments(first: 100) { nodes { author { __typename login } body createdAt } }\n      }\n    }\n  }\n}", {
     ...this.#e.place
    });
    return await (0, n.Bf)(s, t => e && (0, o.Lx)(t)) ?? this.#i(t);
   };
   async #i(e) {
    const t = {
     ...e,
     as: r.YOg(i.j6)
    }, s = {
     state: "open",
     sort: "created",
     direction: "desc",
     per_page: n.KL
    }, [o, {comments: a, cut: u}] = await Promise.all([ this.#e.ask(t, "GET /repos/{owner}/{repo}/pulls", s), this.#o("issue-comment", {
     since: "1970-01-01T00:00:00Z",
     mostPages: 1
    }) ]), l = Map.groupBy(a, ({thread: e}) => e);
    return o.map(({number: e, head: {sha: t, repo: s}}) => ({
     number: e,
     head: {
      sha: t,
      repository: s
     },
     comments: (l.get(e) ?? []).toSorted((e, t) => e.id - t.id),
     lacksOlder: u
    }));
   }
   requestReview=async (e, t) => {
    const s = {
     what: "request a review",
     permission: "`pull-requests: write`",
     as: r.Ikc({
      number: r.aig()
     })
    }, o = this.#e.ask(s, "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
     pull_number: e,
     reviewers: [ t ]
    });
    return null === await (0, n.Bf)(o, ({status: e}) => 422 === e) ? "refused" : "requested";
   };
   addLabels=(e, t) => this.#e.addLabels(e, t);
   pushedCommits=(e, t) => {
    const s = {
     what: `compare the pushed commits up to ${t.slice(0, 12)}`,
     permission: "`contents: read`",
     as: I
    }, r = {
     basehead: `${e}...${t}`
    }, i = this.#e.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", r);
    return (0, n.Bf)(i, e => (0, o.b2)(e) || "refused" === e.failure || (0, o.I9)(e));
   };
   pullRequestsOfEach=async e => {
    const t = {
     ...pull_requests_reading("show the pull requests of the pushed commits"),
     as: x
    }, s = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${e.map((e, t) => `c${t}: object(oid: "${e}") { ...pulls }`).join("\n")} } } fragment pulls on Commit {\n  associatedPullRequests(first: 100) {\n    nodes {\n      number title body url state\n      author { __typename login }\n      baseRefName\n      baseRepository { nameWithOwner }\n      headRefName\n      headRefOid\n      headRepository { databaseId nameWithOwner }\n      mergeCommit { oid }\n    }\n  }\n}`, r = this.#e.graphql(t, s, {
     ...this.#e.place
    }), i = await (0, n.Bf)(r, e => (0, o.Lx)(e) || (0, o.I9)(e));
    return null === i ? null : e.map((e, t) => mergedFirst(i.get(`c${t}`)?.associatedPullRequests?.nodes ?? [], this.#e.place));
   };
  }
  function mergedFirst(e, {owner: t, repo: s}) {
   const r = `${t}/${s}`.toLowerCase();
   return e.filter(({target: e}) => null === e || e.toLowerCase() === r).map(({pull: e}) => e).toSorted((e, t) => Number("merged" === t.state) - Number("merged" === e.state));
  }
  function createRepository(e, t) {
   const s = new n.gq(e, t), r = new ConversationList(s);
   return {
    viewer: () => s.viewer(),
    ...r,
    ...new PullRequestList(s, r),
    ...defaultBranchOf(s)
   };
  }
 })
};