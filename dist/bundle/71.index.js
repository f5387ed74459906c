"use strict";

exports.id = 71, exports.ids = [ 71 ], exports.modules = {
 4071: ((e, n, t) => {
  t.d(n, {
   Eg: () => notOpenedFor,
   Ln: () => compareAt,
   W0: () => branchOf,
   Zw: () => jobOf,
   pC: () => findJob,
   readPublished: () => readPublished,
   so: () => completed
  });
  var r = t(4845), o = t(8311);
  function branchOf(e) {
   return `docs-agent/${e}`;
  }
  async function readPublished(e, n) {
   try {
    const t = await findJob(e, n);
    return null !== t ? {
     kind: "job",
     job: t
    } : {
     kind: "missing",
     problem: {
      message: `The job ${e} left no branch and no pull request.`,
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
   const {commits: t} = n, r = branchOf(e), i = await t.pullRequestFrom(r);
   if (null !== i) return completed(e, i.url);
   const a = await t.branch(r);
   if (null === a) return null;
   const s = await t.commit(a);
   if (null === s || !await async function({message: e, verified: n, author: t}, r, {viewer: o}) {
    return n && e.split("\n").includes(`Docs-Agent-Job: ${r}`) && t === await o();
   }(s, e, n)) return (0, o.dK)(e, `The branch ${r} exists, but its commit is not ours. Delete it, and try again.`);
   const [u = ""] = s.message.split("\n"), l = `An agent made these changes in the job \`${e}\`. Its run could not open this pull request.\n`, c = "" === n.ref ? await t.defaultBranch() : n.ref, d = compareAt(n, c, r);
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
  function compareAt({page: e}, n, t) {
   const [r, o] = [ n, t ].map(e => encodeURIComponent(e).replaceAll("%2F", "/").replace(/[()]/g, e => "(" === e ? "%28" : "%29"));
   return `${e}/compare/${r}...${o}?expand=1`;
  }
  const i = 'Allow it under Settings → Actions → General: "Allow GitHub Actions to create and approve pull requests".';
  function jobOf(e, n, t) {
   return "not-permitted" !== t.kind ? completed(e, t.pullRequest.url) : {
    ...(0, o.dK)(e, `GitHub says: ${t.words}`),
    openAt: n,
    note: i
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