"use strict";

exports.id = 21, exports.ids = [ 21 ], exports.modules = {
 21: ((e, n, t) => {
  t.d(n, {
   openOwnAgent: () => openOwnAgent,
   ownJobs: () => ownJobs
  });
  var r = t(6078), s = t(558);
  function ownJobs(e, n) {
   let t = null;
   const agent = () => (t ??= e(), t), r = new Set;
   return {
    check: async () => (await agent()).check(),
    inspect: async () => (await agent()).inspect(),
    reserve: e => {
     if (null !== e) return e;
     const t = BigInt(`0x${n.token()}`).toString(36).padStart(12, "0").slice(-12);
     return r.add(t), t;
    },
    createJob: async (e, n, t) => (await agent()).createJob(e, n, t && {
     ...t,
     isNew: r.delete(t.id)
    }),
    sendMessage: async (...e) => (await agent()).sendMessage(...e),
    readJob: async (...e) => (await agent()).readJob(...e),
    stopped: async (...e) => (await agent()).stopped?.(...e) ?? null
   };
  }
  async function openOwnAgent(e, n) {
   const {settings: o, run: a, runner: i, clock: c, randomness: d} = e, {redact: l, without: w} = n, {githubToken: p, docsRepository: u, labels: y} = o, b = u || a.repository, {OwnAgent: g} = await Promise.all([ t.e(318), t.e(202) ]).then(t.bind(t, 8202));
   return new g({
    ...await (0, s.Q)(e, n),
    ...{
     inputs: o,
     token: p,
     labels: y,
     redact: l,
     without: w,
     runner: i,
     clock: c,
     randomness: d,
     ...(0, r.yI)()
    },
    commitsUntil: e => n.openCommits(b, e),
    address: `${a.serverUrl}/${b}.git`,
    isElsewhere: b.toLowerCase() !== a.repository.toLowerCase(),
    serverUrl: a.serverUrl,
    runUrl: `${a.serverUrl}/${a.repository}/actions/runs/${a.runId}`
   });
  }
 }),
 558: ((e, n, t) => {
  async function openOwnReader(e, n) {
   const {readPublished: r} = await t.e(71).then(t.bind(t, 4071)), s = await openPlace(e, n);
   return {
    readJob: (e, n, t) => r(e, s, t)
   };
  }
  async function openPlace({settings: e, run: n, repository: t}, {openCommits: r}) {
   const s = e.docsRepository || n.repository;
   return {
    commits: await r(s),
    page: `${n.serverUrl}/${s}`,
    ref: e.docsRef,
    dryRun: e.dryRun,
    viewer: () => t.viewer()
   };
  }
  t.d(n, {
   Q: () => openPlace,
   m: () => openOwnReader
  });
 })
};