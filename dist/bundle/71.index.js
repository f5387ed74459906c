"use strict";

exports.id = 71, exports.ids = [ 71 ], exports.modules = {
 4071: ((e, n, t) => {
  t.d(n, {
   C2: () => updated,
   Eg: () => notOpenedFor,
   Ln: () => compareAt,
   W0: () => branchOf,
   Zw: () => jobOf,
   fn: () => findMessage,
   pC: () => findJob,
   readPublished: () => readPublished,
   so: () => completed
  });
  var r = t(4845), o = t(8311);
  function branchOf(e) {
   return `docs-agent/${e}`;
  }
  async function readPublished(e, n, t) {
   try {
    const r = void 0 === t ? await findJob(e, n) : await findMessage(e, t, n);
    return null !== r && "id" in r ? {
     kind: "job",
     job: r
    } : {
     kind: "missing",
     problem: {
      message: `The job ${e} left ${void 0 === t ? "no branch and no pull request" : "no commit of this message"}.`,
      hint: ""
     }
    };
   } catch (e) {
    const n = (0, r.wz)(e);
    return "unauthorized" === n.failure || "not-accessible" === n.failure ? {
     kind: "refused",
     problem: n
    } : {
     kind: "failed",
     reason: "GitHub did not show it",
     problem: n,
     retryAfterMs: null
    };
   }
  }
  async function findJob(e, n) {
   const {commits: t} = n, r = branchOf(e), s = await t.pullRequestFrom(r);
   if (null !== s) return completed(e, s.url);
   const i = await t.branch(r);
   if (null === i) return null;
   const a = await t.commit(i);
   if (null === a || !await isOurs(a, e, n)) return (0, o.dK)(e, `The branch ${r} exists, but its commit is not ours. Delete it, and try again.`);
   const [u = ""] = a.message.split("\n"), l = `An agent made these changes in the job \`${e}\`. Its run could not open this pull request.\n`, c = "" === n.ref ? await t.defaultBranch() : n.ref, d = compareAt(n, c, r);
   return n.dryRun ? {
    ...(0, o.dK)(e, `A dry run opens no pull request for the branch ${r}.`),
    openAt: d
   } : jobOf(e, d, await t.openPullRequest({
    branch: r,
    base: c,
    title: u,
    body: l
   }));
  }
  async function findMessage(e, n, t) {
   const {commits: r} = t, s = branchOf(e), [i, a] = [ await r.pullRequestFrom(s), await r.branch(s) ];
   if (null === i) return {
    why: `The job ${e} has no pull request.`
   };
   const u = await r.commitsOf(i.number), l = null === a || u.some(({sha: e}) => e === a) ? null : await r.commit(a), c = [ ...u, ...null === l ? [] : [ l ] ].filter(({message: e}) => e.split("\n").includes(`Docs-Agent-Request: ${n}`));
   for (const n of c) if (await isOurs(n, e, t)) return updated(e, i, !0);
   return c.length > 0 ? (0, o.dK)(e, `A commit of pull request ${i.number} names this request, but it is not ours.`) : "open" !== i.state ? {
    why: `Pull request ${i.number} is ${i.state}.`
   } : null === a ? {
    why: `The branch ${s} is gone.`
   } : {
    pull: i,
    head: a
   };
  }
  function updated(e, {url: n}, t) {
   return {
    ...completed(e, n),
    added: t
   };
  }
  async function isOurs({message: e, verified: n, author: t}, r, {viewer: o}) {
   return n && e.split("\n").includes(`Docs-Agent-Job: ${r}`) && t === await o();
  }
  function compareAt({page: e}, n, t) {
   const [r, o] = [ n, t ].map(e => encodeURIComponent(e).replaceAll("%2F", "/").replace(/[()]/g, e => "(" === e ? "%28" : "%29"));
   return `${e}/compare/${r}...${o}?expand=1`;
  }
  const s = 'Allow it under Settings → Actions → General: "Allow GitHub Actions to create and approve pull requests".';
  function jobOf(e, n, t) {
   return "not-permitted" !== t.kind ? completed(e, t.pullRequest.url) : {
    ...(0, o.dK)(e, `GitHub says: ${t.words}`),
    openAt: n,
    note: s
   };
  }
  function completed(e, n) {
   return {
    ...(0, o.CT)(e),
    ...null === n ? {
     linkSettled: !0
    } : {
     prLink: n,
     shownLink: n
    }
   };
  }
  function notOpenedFor(e, n, t) {
   return {
    ...(0, o.dK)(e, `${(0, r.fI)(t).trim()} The changes are on the branch ${branchOf(e)}.`),
    openAt: n
   };
  }
 })
};