"use strict";

exports.id = 71, exports.ids = [ 71 ], exports.modules = {
 4071: ((e, t, n) => {
  n.d(t, {
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
  var o = n(4845), s = n(8311);
  const branchOf = e => `docs-agent/${e}`;
  async function readPublished(e, t, n) {
   try {
    const o = void 0 === n ? await findJob(e, t) : await findMessage(e, n, t);
    return null !== o && "id" in o ? {
     kind: "job",
     job: o
    } : {
     kind: "missing",
     problem: {
      message: `The job ${e} left ${void 0 === n ? "no branch and no pull request" : "no commit of this message"}.`,
      hint: ""
     }
    };
   } catch (e) {
    const t = (0, o.wz)(e);
    return "unauthorized" === t.failure || "not-accessible" === t.failure ? {
     kind: "refused",
     problem: t
    } : {
     kind: "failed",
     problem: t,
     retryAfterMs: null
    };
   }
  }
  async function findJob(e, t) {
   const {commits: n} = t, o = branchOf(e), r = await n.pullRequestFrom(o);
   if (null !== r) return completed(e, r.url);
   const i = await n.branch(o);
   if (null === i) return null;
   const a = await n.commit(i);
   if (null === a || !await isOurs(a, e, t)) return (0, s.dK)(e, `The branch ${o} exists, but its commit is not ours. Delete it, and try again.`);
   const [u = ""] = a.message.split("\n"), l = `An agent made these changes in the job \`${e}\`. Its run could not open this pull request.\n`, c = "" === t.ref ? await n.defaultBranch() : t.ref, d = compareAt(t, c, o);
   return t.dryRun ? {
    ...(0, s.dK)(e, `A dry run opens no pull request for the branch ${o}.`),
    openAt: d
   } : jobOf(e, d, await n.openPullRequest({
    branch: o,
    base: c,
    title: u,
    body: l
   }));
  }
  async function findMessage(e, t, n) {
   const {commits: o} = n, r = branchOf(e), [i, a] = [ await o.pullRequestFrom(r), await o.branch(r) ];
   if (null === i) return {
    why: `The job ${e} has no pull request.`
   };
   const u = (await o.commitsUpTo(a ?? i.headSha)).filter(({message: e}) => e.split("\n").includes(`Docs-Agent-Request: ${t}`));
   for (const t of u) if (await isOurs(t, e, n)) return updated(e, i, !0);
   return u.length > 0 ? (0, s.dK)(e, `A commit of pull request ${i.number} names this request, but it is not ours.`) : "open" !== i.state ? {
    why: `Pull request ${i.number} is ${i.state}.`
   } : null === a ? {
    why: `The branch ${r} is gone.`
   } : {
    pull: i,
    head: a
   };
  }
  const updated = (e, {url: t}, n) => ({
   ...completed(e, t),
   added: n
  });
  async function isOurs(e, t, {viewer: n}) {
   const {message: o, verified: s, author: r, committer: i} = e;
   if (!s || !o.split("\n").includes(`Docs-Agent-Job: ${t}`)) return !1;
   const a = await n();
   return r === a && (i === a || "web-flow" === i);
  }
  function compareAt({page: e}, t, n) {
   const [o, s] = [ t, n ].map(e => encodeURIComponent(e).replaceAll("%2F", "/").replace(/[()]/g, e => "(" === e ? "%28" : "%29"));
   return `${e}/compare/${o}...${s}?expand=1`;
  }
  const r = 'Allow it under Settings → Actions → General: "Allow GitHub Actions to create and approve pull requests".';
  function jobOf(e, t, n) {
   return "not-permitted" !== n.kind ? completed(e, n.pullRequest.url) : {
    ...(0, s.dK)(e, `GitHub says: ${n.words}`),
    openAt: t,
    note: r
   };
  }
  function completed(e, t) {
   return {
    ...(0, s.CT)(e),
    ...null === t ? {
     linkSettled: !0
    } : {
     prLink: t,
     shownLink: t
    }
   };
  }
  function notOpenedFor(e, t, n) {
   return {
    ...(0, s.dK)(e, `${(0, o.fI)(n).trim()} The changes are on the branch ${branchOf(e)}.`),
    openAt: t
   };
  }
 })
};