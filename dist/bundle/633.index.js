"use strict";

exports.id = 633, exports.ids = [ 633 ], exports.modules = {
 1633: ((t, e, n) => {
  n.d(e, {
   runPostProcess: () => runPostProcess
  });
  var o = n(4545), r = n(6286), s = n(8834), c = n(1761), a = n(6078), i = n(1502), l = n(8728), u = n(2431), d = n(8805), w = n(2912), b = n(2615), f = n(4337), m = n(6183), p = n(4845), g = n(8311);
  async function runPostProcess(t) {
   if ((0, a.Pe)()) return;
   const e = (0, s.l)({
    secrets: (0, c.QU)()
   }), n = (0, c.gQ)(e);
   try {
    const s = (0, a.$p)(), {settings: v} = (0, r.K)(c.wg), {baseUrl: j, projectId: I, apiKey: k, githubToken: y} = v, {repository: h, clock: P, ...S} = (0, 
    o.q)({
     run: s,
     token: y,
     redact: e,
     cancelled: n.cancelled
    }), U = "" !== j && "" !== I && "" !== k ? (0, i.f)({
     baseUrl: j,
     projectId: I,
     apiKey: k,
     redact: e,
     clock: P,
     ...S
    }) : null;
    await async function(t, e) {
     const {runner: n, run: o, clock: r, service: s, repository: c} = e;
     try {
      const [a, i] = await Promise.all([ c.viewer(), c.comment(t.comment) ]);
      if (null === i) return;
      const p = {
       ...(0, b.nO)(a, e),
       ...null === s ? {
        service: null
       } : {}
      }, v = (0, b.b8)(i, p);
      if (null === v || "unreadable" === v) return;
      const j = {
       kind: "post",
       run: o.runId,
       attempt: o.attempt
      };
      if ("never" === (0, f.A)(j, v, r.now())) return;
      const I = null === t.jobId ? v : function(t, e) {
       return "message" !== t.request || "starting" !== t.state ? t : {
        ...t,
        sentAt: new Date(e).toISOString()
       };
      }(v, r.now()), k = await async function(t, {jobId: e, neverSent: n}, {service: o, runner: r, clock: s}) {
       const {state: c, jobId: a} = t, withoutJob = t => ({
        view: t,
        jobId: null,
        job: null
       });
       if ("waiting" === c) return withoutJob({
        state: "not-created",
        problem: m.Ut
       });
       const i = e ?? ("started" === c ? a : null);
       if (null === i) return "starting" !== c ? null : withoutJob(!0 === n ? {
        state: "not-created",
        problem: m.o5
       } : {
        state: "unknown",
        evidence: m.SD
       });
       const l = await (o?.readJob(i, r.cancelled)) ?? null, u = "job" === l?.kind ? l.job : null;
       return {
        view: {
         state: "started",
         seen: {
          kind: null !== u && (0, g.dR)(u) && s.now() >= (0, w.MI)(t) ? "waiting-cancelled-ended" : "waiting-cancelled"
         }
        },
        jobId: i,
        job: u
       };
      }(I, t, e);
      if (null === k) return;
      "waiting" === v.state && await (0, l.bD)(i, e);
      const y = {
       ...I,
       told: [],
       watchedUntil: new Date(r.now()).toISOString()
      }, h = (0, u.zv)({
       ours: p,
       conversation: {
        thread: 0,
        review: i.review
       },
       base: y,
       comment: {
        ...i,
        marker: v
       },
       instruction: {
        keptFrom: i.body
       },
       jobId: k.jobId ?? v.jobId
      }), {end: P} = await (0, d.WU)(h, {
       view: k.view,
       job: k.job,
       endedAt: null
      }, j, e);
      "written" === P && n.info("The main process ended before it could finish the status comment, so it was updated now.");
     } catch (t) {
      n.warning(`Could not update the status comment: ${(0, p.fI)((0, p.wz)(t))}`);
     }
    }(t, {
     settings: v,
     run: s,
     runner: n,
     service: U,
     repository: h,
     clock: P
    });
   } catch (t) {
    for (const e of (0, p.fC)(t)) n.debug(e);
    for (const e of (0, p.GW)(t)) n.warning(`Could not update the status comment: ${(0, 
    p.fI)(e)}`);
   }
  }
 })
};