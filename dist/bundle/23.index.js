"use strict";

exports.id = 23, exports.ids = [ 23 ], exports.modules = {
 2023: ((e, t, n) => {
  n.d(t, {
   runPostProcess: () => runPostProcess
  });
  var o = n(4273), r = n(3916), s = n(4553), c = n(8444), a = n(2825), i = n(7879), l = n(9580), u = n(8923), d = n(867), w = n(8405), b = n(1592), f = n(7650);
  var m = n(5277), p = n(8420);
  async function runPostProcess(e) {
   if ((0, a.Pe)()) return;
   const t = (0, s.l)({
    secrets: (0, c.QU)()
   }), n = (0, c.gQ)(t);
   try {
    const s = (0, a.$p)(), {settings: v} = (0, p.K)(c.wg), {baseUrl: g, projectId: j, apiKey: I, githubToken: k} = v, {repository: y, clock: h, ...P} = (0, 
    o.q)({
     run: s,
     token: k,
     redact: t,
     cancelled: n.cancelled
    }), S = "" !== g && "" !== j && "" !== I ? (0, m.f)({
     baseUrl: g,
     projectId: j,
     apiKey: I,
     clock: h,
     ...P
    }) : null;
    await async function(e, t) {
     const {runner: n, run: o, clock: s, service: c, repository: a} = t;
     try {
      const [r, m] = await Promise.all([ a.viewer(), a.comment(e.comment) ]);
      if (null === m) return;
      const p = {
       ...(0, u.nO)(r, t),
       ...null === c ? {
        service: null
       } : {}
      }, v = (0, u.b8)(m, p);
      if (null === v || "unreadable" === v) return;
      const g = {
       kind: "post",
       run: o.runId,
       attempt: o.attempt
      };
      if ("never" === (0, w.A)(g, v, s.now())) return;
      const j = null === e.jobId ? v : function(e, t) {
       return "message" !== e.request || "starting" !== e.state ? e : {
        ...e,
        sentAt: new Date(t).toISOString()
       };
      }(v, s.now()), I = await async function(e, {jobId: t, neverSent: n}, {service: o, runner: r, clock: s}) {
       const {state: c, jobId: a} = e, withoutJob = e => ({
        view: e,
        jobId: null,
        job: null
       });
       if ("waiting" === c) return withoutJob({
        state: "not-created",
        problem: b.Ut
       });
       const u = t ?? ("started" === c ? a : null);
       if (null === u) return "starting" !== c ? null : withoutJob(!0 === n ? {
        state: "not-created",
        problem: b.o5
       } : {
        state: "unknown",
        evidence: b.SD
       });
       const d = await (o?.readJob(u, r.cancelled)) ?? null, w = "job" === d?.kind ? d.job : null;
       return {
        view: {
         state: "started",
         seen: {
          kind: null !== w && (0, i.dR)(w) && s.now() >= (0, l.MI)(e) ? "waiting-cancelled-ended" : "waiting-cancelled"
         }
        },
        jobId: u,
        job: w
       };
      }(j, e, t);
      if (null === I) return;
      const k = {
       ...j,
       told: [],
       watchedUntil: new Date(s.now()).toISOString()
      }, y = (0, d.zv)({
       ours: p,
       conversation: {
        thread: 0,
        review: m.review
       },
       base: k,
       comment: {
        ...m,
        marker: v
       },
       instruction: {
        keptFrom: m.body
       },
       jobId: I.jobId ?? v.jobId
      }), {end: h} = await (0, f.WU)(y, {
       view: I.view,
       job: I.job,
       endedAt: null
      }, g, t);
      "written" === h && n.info("The main process ended before it could finish the status comment, so it was updated now.");
     } catch (e) {
      n.warning(`Could not update the status comment: ${(0, r.fI)((0, r.wz)(e))}`);
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
    for (const t of (0, r.fC)(e)) n.debug(t);
    for (const t of (0, r.GW)(e)) n.warning(`Could not update the status comment: ${(0, 
    r.fI)(t)}`);
   }
  }
 })
};