"use strict";

exports.id = 21, exports.ids = [ 21 ], exports.modules = {
 21: ((e, n, r) => {
  r.d(n, {
   openOwnAgent: () => openOwnAgent,
   ownJobs: () => ownJobs
  });
  var t = r(6078), o = r(558);
  function ownJobs(e, n) {
   let r = null;
   const agent = () => (r ??= e(), r);
   return {
    check: async () => (await agent()).check(),
    reserve: () => BigInt(`0x${n.token()}`).toString(36).padStart(12, "0").slice(-12),
    createJob: async (...e) => (await agent()).createJob(...e),
    sendMessage: async (...e) => (await agent()).sendMessage(...e),
    readJob: async (...e) => (await agent()).readJob(...e),
    stopped: async e => (await agent()).stopped?.(e) ?? null
   };
  }
  async function openOwnAgent(e, {redact: n, without: s, ...a}) {
   const {settings: i, run: c, runner: d, clock: l, randomness: p} = e, {githubToken: w, docsRepository: u, labels: y} = i, b = u || c.repository, {OwnAgent: g} = await Promise.all([ r.e(318), r.e(456) ]).then(r.bind(r, 9456));
   return new g({
    ...await (0, o.Q)(e, a),
    ...{
     inputs: i,
     token: w,
     labels: y,
     redact: n,
     without: s,
     runner: d,
     clock: l,
     randomness: p,
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
   const {readPublished: t} = await r.e(71).then(r.bind(r, 4071)), o = await openPlace(e, n);
   return {
    readJob: e => t(e, o)
   };
  }
  async function openPlace({settings: e, run: n, repository: r}, {openCommits: t}) {
   const o = e.docsRepository || n.repository;
   return {
    commits: await t(o),
    page: `${n.serverUrl}/${o}`,
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