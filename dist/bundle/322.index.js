"use strict";

exports.id = 322, exports.ids = [ 322 ], exports.modules = {
 8322: ((n, t, e) => {
  e.d(t, {
   runPostProcess: () => runPostProcess
  });
  var r = e(4545), o = e(6286), s = e(8834), a = e(1761), c = e(6078), i = e(1502), u = e(8728), l = e(2653), d = e(2538), w = e(491), f = e(7767), p = e(4865), m = e(2912), b = e(2615), g = e(4337), v = e(943), y = e(8311);
  var I = e(4845);
  async function runPostProcess(n) {
   if ((0, c.Pe)()) return;
   const t = (0, s.l)({
    secrets: (0, a.QU)()
   }), e = (0, a.gQ)(t);
   try {
    const s = (0, c.$p)(), {settings: I} = (0, o.K)(a.wg), {baseUrl: k, projectId: h, apiKey: j, githubToken: P} = I, {repository: U, clock: K, ...S} = (0, 
    r.q)({
     run: s,
     token: P,
     redact: t,
     cancelled: e.cancelled
    }), q = "" !== k && "" !== h && "" !== j ? (0, i.f)({
     baseUrl: k,
     projectId: h,
     apiKey: j,
     redact: t,
     clock: K,
     ...S
    }) : null;
    await async function(n, t) {
     await (0, w.wF)(async function(n, t) {
      const {runner: e, run: r, clock: o, service: s, repository: a} = t, [c, i] = await Promise.all([ a.viewer(), a.comment(n.comment) ]);
      if (null === i) return;
      const w = {
       ...(0, b.nO)(c, t),
       ...null === s ? {
        service: null
       } : {}
      }, I = (0, b.b8)(i, w);
      if (null === I || "unreadable" === I) return;
      const k = {
       kind: "post",
       run: r.runId,
       attempt: r.attempt
      };
      if ("never" === (0, g.A)(k, I, o.now())) return;
      const {state: h, request: j} = I, P = "waiting" === h ? null : n.jobId ?? ("started" === h ? I.jobId : null), U = null !== n.jobId && "message" === j && "starting" === h ? {
       ...I,
       sentAt: new Date(o.now()).toISOString()
      } : I, K = null === P ? function(n, {neverSent: t}) {
       return "waiting" === n ? (0, l.nl)(v.Ut) : "starting" !== n ? null : !0 === t ? (0, 
       l.nl)(v.o5) : (0, l.eq)(v.SD);
      }(h, n) : await async function(n, t, {service: e, runner: r, clock: o}) {
       const s = await (e?.readJob(n, r.cancelled)) ?? null, a = "job" === s?.kind ? s.job : null;
       return (0, l.Vb)(a, {
        hasEnded: null !== a && (0, y.dR)(a) && o.now() >= t
       });
      }(P, (0, m.MI)(U), t);
      if (null === K) return;
      "waiting" === h && await (0, u.bD)(i, t);
      const S = (0, p.fo)({
       order: d.Jh,
       base: {
        ...U,
        told: []
       },
       instruction: {
        keptFrom: i.body
       },
       writer: k,
       jobId: P ?? I.jobId,
       page: (0, p.ZZ)({
        ours: w,
        conversation: {
         thread: 0,
         review: i.review
        },
        comment: {
         ...i,
         marker: I
        }
       })
      }), {page: q} = await (0, f.WU)((0, p.K1)((0, p.VI)(S, o.now()), K), t);
      "yes" === q.written && e.info("The main process ended before it could finish the status comment, so it was updated now.");
     }(n, t), "Could not update the status comment", t.runner);
    }(n, {
     settings: I,
     run: s,
     runner: e,
     service: q,
     repository: U,
     clock: K
    });
   } catch (n) {
    for (const t of (0, I.fC)(n)) e.debug(t);
    for (const t of (0, I.GW)(n)) e.warning(`Could not update the status comment: ${(0, 
    I.fI)(t)}`);
   }
  }
 })
};