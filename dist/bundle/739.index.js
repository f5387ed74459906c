"use strict";

exports.id = 739, exports.ids = [ 739 ], exports.modules = {
 7739: ((e, t, n) => {
  n.d(t, {
   Dn: () => readPublished,
   W0: () => branchOf,
   Zw: () => jobOf,
   createPublishedReader: () => createPublishedReader,
   p4: () => publishingFailed,
   pC: () => findJob,
   so: () => completed
  });
  var r = n(4845), i = n(8311);
  function branchOf(e) {
   return `docs-agent/${e}`;
  }
  function createPublishedReader(e) {
   return {
    readJob: t => readPublished(t, e)
   };
  }
  async function readPublished(e, t) {
   try {
    const n = await findJob(e, t);
    return null !== n ? {
     kind: "job",
     job: n
    } : {
     kind: "missing",
     problem: {
      message: `The job ${e} left no branch and no pull request.`,
      hint: ""
     }
    };
   } catch (e) {
    const t = (0, r.wz)(e);
    return "unauthorized" === t.failure || "not-accessible" === t.failure ? {
     kind: "refused",
     problem: t
    } : {
     kind: "failed",
     reason: "GitHub did not show it",
     problem: t,
     retryAfterMs: null
    };
   }
  }
  async function findJob(e, t) {
   const {commits: n} = t, r = branchOf(e), o = await n.pullRequestFrom(r);
   if (null !== o) return completed(e, o.url);
   const s = await n.branch(r);
   if (null === s) return null;
   const u = await n.commit(s);
   if (null === u || !await async function({message: e, verified: t, author: n}, r, {viewer: i}) {
    return t && e.split("\n").includes(`Docs-Agent-Job: ${r}`) && n === await i();
   }(u, e, t)) return (0, i.dK)(e, `The branch ${r} exists, but its commit is not ours. Delete it, and try again.`);
   const [a = ""] = u.message.split("\n"), l = `An agent made these changes in the job \`${e}\`. Its run ended before it could open this pull request.\n`;
   return jobOf(e, r, await n.openPullRequest({
    branch: r,
    base: await baseOf(t),
    title: a,
    body: l
   }));
  }
  async function baseOf({ref: e, commits: t}) {
   return "" === e ? t.defaultBranch() : e;
  }
  function jobOf(e, t, n) {
   return "not-permitted" !== n.kind ? completed(e, n.pullRequest.url) : (0, i.dK)(e, function(e, t) {
    return `The changes are on the branch ${e}, but the pull request could not be opened. GitHub says: ${t} Allow it under Settings → Actions → General → Workflow permissions ("Allow GitHub Actions to create and approve pull requests").`;
   }(t, n.words));
  }
  function completed(e, t, n) {
   return {
    ...{
     ...(0, i.dK)(e),
     status: "completed",
     reportedStatus: "completed",
     error: null,
     prLink: t
    },
    shownLink: t ?? "",
    ...n ? {
     summary: n
    } : {},
    ...null === t ? o : {}
   };
  }
  const o = {
   linkSettled: !0
  };
  function publishingFailed(e, t, n) {
   return (0, i.dK)(e, `${(0, r.fI)(t)} ${n}`);
  }
 })
};