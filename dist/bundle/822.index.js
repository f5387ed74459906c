"use strict";

exports.id = 822, exports.ids = [ 822 ], exports.modules = {
 8822: ((e, t, s) => {
  s.r(t), s.d(t, {
   createCommits: () => createCommits
  });
  var a = s(7934), r = s(1193), n = s(4845), o = s(6194), i = s(5762), c = s(4973), l = s(7616);
  const h = 1048576, u = "`contents: read`", p = "`contents: write`", m = /GitHub Actions is not permitted to create or approve pull requests[^)]*/i, d = a.Ikc({
   sha: l.xk
  }), f = a.Ikc({
   default_branch: a.YjP()
  }), w = a.Ikc({
   object: a.Ikc({
    sha: l.xk
   })
  }), b = a.Ikc({
   pull_request: a.cl6(a.Ikc({}), null)
  }), g = a.Ikc({
   status: a.YjP(),
   files: a.cl6(a.YOg(a.Ikc({
    filename: a.YjP(),
    previous_filename: a.cl6(a.YjP(), null)
   })), [])
  }), k = a.NpB(a.mee(a.Ikc({
   login: a.YjP()
  })), null), y = a.FsL(a.Ikc({
   sha: l.xk,
   commit: a.Ikc({
    message: a.YjP(),
    tree: a.Ikc({
     sha: l.xk
    }),
    verification: a.NpB(a.Ikc({
     verified: a.zMY()
    }), {
     verified: !1
    })
   }),
   parents: a.YOg(a.Ikc({
    sha: l.xk
   })),
   author: k,
   committer: k
  }), a.pdi(({sha: e, commit: {message: t, tree: s, verification: a}, parents: r, author: n, committer: o}) => {
   const i = {
    author: n?.login ?? null,
    committer: o?.login ?? null
   }, c = r.map(e => e.sha);
   return {
    sha: e,
    tree: s.sha,
    message: t,
    parents: c,
    verified: a.verified,
    ...i
   };
  }));
  function createCommits(e, t) {
   const {clock: s} = e;
   let a = null;
   return {
    ...new CommitList(new c.gq({
     ...e,
     send: async t => {
      const n = await e.send(t), o = "answer" === n.kind ? (0, r.z7)(n.headers.get("date")) : null;
      return null !== o && (a = {
       date: o,
       at: s.monotonic()
      }), n;
     }
    }, t)),
    date: () => null === a ? null : a.date + s.monotonic() - a.at
   };
  }
  class CommitList {
   #e;
   constructor(e) {
    this.#e = e;
   }
   defaultBranch=async () => {
    const e = {
     what: "show the default branch",
     permission: u,
     as: f
    };
    return (await this.#e.ask(e, "GET /repos/{owner}/{repo}", {})).default_branch;
   };
   branch=async e => {
    const t = {
     what: `show the branch ${e}`,
     permission: p,
     as: w
    }, s = this.#e.ask(t, "GET /repos/{owner}/{repo}/git/ref/{ref}", {
     ref: `heads/${e}`
    });
    return (await (0, c.Bf)(s, e => (0, i.b2)(e) || (0, i.Im)(e)))?.object.sha ?? null;
   };
   commit=e => (0, c.Bf)(this.#t(e), e => (0, i.b2)(e) || 422 === e.status);
   #t(e) {
    const t = {
     what: `show commit ${e.slice(0, 12)}`,
     permission: u,
     as: y
    };
    return this.#e.ask(t, "GET /repos/{owner}/{repo}/commits/{ref}", {
     ref: e,
     per_page: 1
    });
   }
   checkWrite=async () => {
    await this.#s("store a file", Buffer.of());
   };
   createCommit=async ({parent: e, message: t, files: s}) => {
    const a = await this.#a(e, s), r = {
     what: "make the commit",
     permission: p,
     as: d
    }, n = {
     message: t,
     tree: a,
     parents: [ e ]
    };
    return (await this.#e.ask(r, "POST /repos/{owner}/{repo}/git/commits", n)).sha;
   };
   async #a(e, t) {
    const s = {
     what: "store the changed files",
     permission: p,
     as: d,
     asItIs: !0
    };
    let {tree: a} = await this.#t(e);
    for (const e of function(e) {
     const t = [];
     let s = Number.POSITIVE_INFINITY;
     for (const a of e.toSorted((e, t) => Number(null !== e.mode) - Number(null !== t.mode))) {
      const e = null === a.mode || a.content.length > h ? 0 : a.content.length, r = t.at(-1);
      void 0 === r || r.length >= 100 || s + e > 4194304 ? (t.push([ a ]), s = e) : (r.push(a), 
      s += e);
     }
     return t;
    }(t)) {
     const t = [];
     for (const s of e) t.push(await this.#r(s));
     const r = {
      base_tree: a,
      tree: t
     };
     a = (await this.#e.ask(s, "POST /repos/{owner}/{repo}/git/trees", r)).sha;
    }
    return a;
   }
   async #r(e) {
    const {path: t} = e;
    if (null === e.mode) return {
     path: t,
     mode: "100644",
     type: "blob",
     sha: null
    };
    const s = {
     path: t,
     mode: e.mode,
     type: "blob"
    }, a = function(e) {
     if (e.length > h || e.includes(0)) return null;
     const t = e.toString("utf8");
     return Buffer.from(t, "utf8").equals(e) ? t : null;
    }(e.content);
    return null !== a ? {
     ...s,
     content: a
    } : {
     ...s,
     sha: await this.#s("store a changed file", e.content)
    };
   }
   async #s(e, t) {
    const s = {
     what: e,
     permission: p,
     as: d,
     asItIs: !0
    }, a = {
     content: t.toString("base64"),
     encoding: "base64"
    };
    return (await this.#e.ask(s, "POST /repos/{owner}/{repo}/git/blobs", a)).sha;
   }
   createBranch=async (e, t, s = {}) => {
    const a = {
     what: `create the branch ${e}`,
     permission: p,
     as: w
    }, r = {
     ref: `refs/heads/${e}`,
     sha: t
    };
    return await (0, o.Z)(async () => await this.branch(e) ?? void 0, {
     ...this.#e.options,
     ...s,
     post: async () => (await this.#e.ask(a, "POST /repos/{owner}/{repo}/git/refs", r, s)).object.sha,
     unique: !0
    }) === t ? "created" : "exists";
   };
   moveBranch=async (e, t, s) => {
    const a = {
     what: `move the branch ${e}`,
     permission: p,
     as: w
    }, r = {
     ref: `heads/${e}`,
     sha: t,
     force: !1
    };
    try {
     return await this.#e.ask(a, "PATCH /repos/{owner}/{repo}/git/refs/{ref}", r, s), 
     "moved";
    } catch (s) {
     const a = (0, n.wz)(s), r = 422 === a.status || (0, i.VH)(a) ? await this.branch(e) : null;
     if (r === t) return "moved";
     if (null === r || (await this.#t(t)).parents.includes(r)) throw s;
     return "not-forward";
    }
   };
   pullRequestFrom=async e => {
    const {owner: t, repo: s} = this.#e.place, r = {
     what: `list the pull requests from ${e}`,
     permission: "`pull-requests: read`",
     as: a.YOg(l.VV)
    }, n = {
     head: `${t}:${e}`,
     state: "all",
     sort: "created",
     direction: "desc",
     per_page: c.KL
    }, o = (await this.#e.ask(r, "GET /repos/{owner}/{repo}/pulls", n)).filter(({head: a, headRepository: r}) => a === e && r?.name.toLowerCase() === `${t}/${s}`.toLowerCase());
    return o.find(({state: e}) => "open" === e) ?? o[0] ?? null;
   };
   hasPullRequestBy=async e => {
    const t = {
     what: `list what ${e} has opened`,
     permission: "`issues: read`",
     as: a.YOg(b)
    }, s = {
     creator: e,
     state: "all",
     per_page: c.KL
    };
    return (await this.#e.ask(t, "GET /repos/{owner}/{repo}/issues", s)).some(({pull_request: e}) => null !== e);
   };
   openPullRequest=async ({branch: e, base: t, title: s, body: a, after: r = 0}) => {
    const i = {
     what: "open a pull request",
     permission: "`pull-requests: write`",
     as: l.VV,
     length: a.length
    }, c = {
     head: e,
     base: t,
     title: s,
     body: a
    }, post = async () => ({
     kind: "opened",
     pullRequest: await this.#e.ask(i, "POST /repos/{owner}/{repo}/pulls", c)
    }), find = async () => {
     const t = await this.pullRequestFrom(e);
     return null === t || t.number <= r ? void 0 : {
      kind: "exists",
      pullRequest: t
     };
    };
    try {
     return await (0, o.Z)(find, {
      ...this.#e.options,
      post: post,
      unique: !0
     });
    } catch (e) {
     const {status: t, message: s} = (0, n.wz)(e), [a] = 403 === t ? m.exec(s) ?? [] : [];
     if (void 0 === a) throw e;
     return {
      kind: "not-permitted",
      words: a
     };
    }
   };
   addLabels=(e, t) => this.#e.addLabels(e, t);
   commitsUpTo=async e => {
    const t = {
     what: `list the commits up to ${e.slice(0, 12)}`,
     permission: u,
     as: y,
     keyOf: e => e.sha,
     mostPages: 3
    };
    return (await this.#e.list(t, "GET /repos/{owner}/{repo}/commits", {
     sha: e,
     per_page: c.KL
    })).rows;
   };
   changedBetween=async (e, t) => {
    const s = {
     what: `compare commits with ${e.slice(0, 12)}`,
     permission: u,
     as: g
    }, a = {
     basehead: `${e}...${t}`,
     per_page: 1
    }, r = this.#e.ask(s, "GET /repos/{owner}/{repo}/compare/{basehead}", a), n = await (0, 
    c.Bf)(r, e => (0, i.b2)(e) || (0, i.I9)(e));
    return null === n || n.files.length >= 300 || "ahead" !== n.status && "identical" !== n.status ? null : n.files.flatMap(({filename: e, previous_filename: t}) => null === t ? [ e ] : [ e, t ]);
   };
  }
 })
};