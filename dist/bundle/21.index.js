"use strict";

exports.id = 21, exports.ids = [ 21 ], exports.modules = {
 21: ((e, n, r) => {
  r.d(n, {
   openOwnAgent: () => openOwnAgent,
   ownJobs: () => ownJobs
  });
  var t = r(6078), s = r(558);
  function ownJobs(e, n) {
   let r = null;
   const agent = () => (r ??= e(), r), t = new Set;
   return {
    check: async () => (await agent()).check(),
    reserve: () => {
     const e = BigInt(`0x${n.token()}`).toString(36).padStart(12, "0").slice(-12);
     return t.add(e), e;
    },
    createJob: async (e, n, r) => (await agent()).createJob(e, n, r && {
     ...r,
     isNew: t.delete(r.id)
    }),
    sendMessage: async (...e) => (await agent()).sendMessage(...e),
    readJob: async (...e) => (await agent()).readJob(...e),
    stopped: async e => (await agent()).stopped?.(e) ?? null
   };
  }
  async function openOwnAgent(e, {redact: n, without: o, ...a}) {
   const {settings: i, run: c, runner: d, clock: w, randomness: l} = e, {githubToken: p, docsRepository: u, labels: y} = i, b = u || c.repository, {OwnAgent: g} = await Promise.all([ r.e(318), r.e(456) ]).then(r.bind(r, 9456));
   return new g({
    ...await (0, s.Q)(e, a),
    ...{
     inputs: i,
     token: p,
     labels: y,
     redact: n,
     without: o,
     runner: d,
     clock: w,
     randomness: l,
     ...(0, t.yI)()
    },
    commitsUntil: e => a.openCommits(b, e),
    address: `${c.serverUrl}/${b}.git`,
    isElsewhere: b.toLowerCase() !== c.repository.toLowerCase(),
    serverUrl: c.serverUrl,
    runUrl: `${c.serverUrl}/${c.repository}/actions/runs/${c.runId}`
   });
  }
 }),
 558: ((e, n, r) => {
  async function openOwnReader(e, n) {
   const {readPublished: t} = await r.e(71).then(r.bind(r, 4071)), s = await openPlace(e, n);
   return {
    readJob: e => t(e, s)
   };
  }
  async function openPlace({settings: e, run: n, repository: r}, {openCommits: t}) {
   const s = e.docsRepository || n.repository;
   return {
    commits: await t(s),
    page: `${n.serverUrl}/${s}`,
    ref: e.docsRef,
    dryRun: e.dryRun,
    viewer: () => r.viewer()
   };
  }
  r.d(n, {
   Q: () => openPlace,
   m: () => openOwnReader
  });
 })
};