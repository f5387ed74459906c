"use strict";

exports.id = 633, exports.ids = [ 633 ], exports.modules = {
 1633: ((e, t, n) => {
  n.d(t, {
   runPostProcess: () => runPostProcess
  });
  var o = n(4545), r = n(6286), s = n(8834), c = n(1761), a = n(6078), i = n(1502), l = n(2431), u = n(8805), d = n(2912), w = n(2615), b = n(4337), f = n(6183), m = n(4845), p = n(8311);
  async function runPostProcess(e) {
   if ((0, a.Pe)()) return;
   const t = (0, s.l)({
    secrets: (0, c.QU)()
   }), n = (0, c.gQ)(t);
   try {
    const s = (0, a.$p)(), {settings: v} = (0, r.K)(c.wg), {baseUrl: g, projectId: j, apiKey: I, githubToken: k} = v, {repository: y, clock: h, ...P} = (0, 
    o.q)({
     run: s,
     token: k,
     redact: t,
     cancelled: n.cancelled
    }), S = "" !== g && "" !== j && "" !== I ? (0, i.f)({
     baseUrl: g,
     projectId: j,
     apiKey: I,
     redact: t,
     clock: h,
     ...P
    }) : null;
    await async function(e, t) {
     const {runner: n, run: o, clock: r, service: s, repository: c} = t;
     try {
      const [a, i] = await Promise.all([ c.viewer(), c.comment(e.comment) ]);
      if (null === i) return;
      const m = {
       ...(0, w.nO)(a, t),
       ...null === s ? {
        service: null
       } : {}
      }, v = (0, w.b8)(i, m);
      if (null === v || "unreadable" === v) return;
      const g = {
       kind: "post",
       run: o.runId,
       attempt: o.attempt
      };
      if ("never" === (0, b.A)(g, v, r.now())) return;
      const j = null === e.jobId ? v : function(e, t) {
       return "message" !== e.request || "starting" !== e.state ? e : {
        ...e,
        sentAt: new Date(t).toISOString()
       };
      }(v, r.now()), I = await async function(e, {jobId: t, neverSent: n}, {service: o, runner: r, clock: s}) {
       const {state: c, jobId: a} = e, withoutJob = e => ({
        view: e,
        jobId: null,
        job: null
       });
       if ("waiting" === c) return withoutJob({
        state: "not-created",
        problem: f.Ut
       });
       const i = t ?? ("started" === c ? a : null);
       if (null === i) return "starting" !== c ? null : withoutJob(!0 === n ? {
        state: "not-created",
        problem: f.o5
       } : {
        state: "unknown",
        evidence: f.SD
       });
       const l = await (o?.readJob(i, r.cancelled)) ?? null, u = "job" === l?.kind ? l.job : null;
       return {
        view: {
         state: "started",
         seen: {
          kind: null !== u && (0, p.dR)(u) && s.now() >= (0, d.MI)(e) ? "waiting-cancelled-ended" : "waiting-cancelled"
         }
        },
        jobId: i,
        job: u
       };
      }(j, e, t);
      if (null === I) return;
      const k = {
       ...j,
       told: [],
       watchedUntil: new Date(r.now()).toISOString()
      }, y = (0, l.zv)({
       ours: m,
       conversation: {
        thread: 0,
        review: i.review
       },
       base: k,
       comment: {
        ...i,
        marker: v
       },
       instruction: {
        keptFrom: i.body
       },
       jobId: I.jobId ?? v.jobId
      }), {end: h} = await (0, u.WU)(y, {
       view: I.view,
       job: I.job,
       endedAt: null
      }, g, t);
      "written" === h && n.info("The main process ended before it could finish the status comment, so it was updated now.");
     } catch (e) {
      n.warning(`Could not update the status comment: ${(0, m.fI)((0, m.wz)(e))}`);
     }
    }(e, {
     settings: v,
     run: s,
     runner: n,
     service: S,
     repository: y,
     clock: h
    });
   } catch (e) {
    for (const t of (0, m.fC)(e)) n.debug(t);
    for (const t of (0, m.GW)(e)) n.warning(`Could not update the status comment: ${(0, 
    m.fI)(t)}`);
   }
  }
 })
};