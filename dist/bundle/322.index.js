"use strict";

exports.id = 322, exports.ids = [ 322 ], exports.modules = {
 8322: ((t, e, n) => {
  n.d(e, {
   runPostProcess: () => runPostProcess
  });
  var o = n(4545), r = n(6286), s = n(8834), a = n(1761), c = n(6078), i = n(1502), u = n(8728), l = n(2653), d = n(2538), w = n(7767), f = n(4865), b = n(2912), p = n(2615), m = n(4337), g = n(943), I = n(4845), j = n(8311);
  async function runPostProcess(t) {
   if ((0, c.Pe)()) return;
   const e = (0, s.l)({
    secrets: (0, a.QU)()
   }), n = (0, a.gQ)(e);
   try {
    const s = (0, c.$p)(), {settings: y} = (0, r.K)(a.wg), {baseUrl: h, projectId: k, apiKey: v, githubToken: P} = y, {repository: U, clock: K, ...S} = (0, 
    o.q)({
     run: s,
     token: P,
     redact: e,
     cancelled: n.cancelled
    }), q = "" !== h && "" !== k && "" !== v ? (0, i.f)({
     baseUrl: h,
     projectId: k,
     apiKey: v,
     redact: e,
     clock: K,
     ...S
    }) : null;
    await async function(t, e) {
     const {runner: n, run: o, clock: r, service: s, repository: a} = e;
     try {
      const [c, i] = await Promise.all([ a.viewer(), a.comment(t.comment) ]);
      if (null === i) return;
      const I = {
       ...(0, p.nO)(c, e),
       ...null === s ? {
        service: null
       } : {}
      }, y = (0, p.b8)(i, I);
      if (null === y || "unreadable" === y) return;
      const h = {
       kind: "post",
       run: o.runId,
       attempt: o.attempt
      };
      if ("never" === (0, m.A)(h, y, r.now())) return;
      const k = null === t.jobId ? y : function(t, e) {
       return "message" !== t.request || "starting" !== t.state ? t : {
        ...t,
        sentAt: new Date(e).toISOString()
       };
      }(y, r.now()), v = await async function(t, {jobId: e, neverSent: n}, {service: o, runner: r, clock: s}) {
       const {state: a, jobId: c} = t, withoutJob = t => ({
        stage: t,
        jobId: null
       });
       if ("waiting" === a) return withoutJob((0, l.nl)(g.Ut));
       const i = e ?? ("started" === a ? c : null);
       if (null === i) return "starting" !== a ? null : withoutJob(!0 === n ? (0, l.nl)(g.o5) : (0, 
       l.eq)(g.SD));
       const u = await (o?.readJob(i, r.cancelled)) ?? null, d = "job" === u?.kind ? u.job : null, w = null !== d && (0, 
       j.dR)(d) && s.now() >= (0, b.MI)(t);
       return {
        stage: (0, l.Vb)(d, {
         hasEnded: w
        }),
        jobId: i
       };
      }(k, t, e);
      if (null === v) return;
      "waiting" === y.state && await (0, u.bD)(i, e);
      const P = (0, f.fo)({
       order: d.Jh,
       base: {
        ...k,
        told: []
       },
       instruction: {
        keptFrom: i.body
       },
       writer: h,
       jobId: v.jobId ?? y.jobId,
       page: (0, f.ZZ)({
        ours: I,
        conversation: {
         thread: 0,
         review: i.review
        },
        comment: {
         ...i,
         marker: y
        }
       })
      }), {page: U} = await (0, w.WU)((0, f.K1)((0, f.VI)(P, r.now()), v.stage), e);
      "yes" === U.written && n.info("The main process ended before it could finish the status comment, so it was updated now.");
     } catch (t) {
      n.warning(`Could not update the status comment: ${(0, I.fI)((0, I.wz)(t))}`);
     }
    }(t, {
     settings: y,
     run: s,
     runner: n,
     service: q,
     repository: U,
     clock: K
    });
   } catch (t) {
    for (const e of (0, I.fC)(t)) n.debug(e);
    for (const e of (0, I.GW)(t)) n.warning(`Could not update the status comment: ${(0, 
    I.fI)(e)}`);
   }
  }
 })
};