"use strict";

exports.id = 322, exports.ids = [ 322 ], exports.modules = {
 8322: ((n, t, e) => {
  e.d(t, {
   runPostProcess: () => runPostProcess
  });
  var r = e(4545), o = e(6286), s = e(6843), a = e(1761), c = e(6078), i = e(1502), u = e(8728), l = e(2653), d = e(491), w = e(7767), f = e(4865), m = e(2912), p = e(2615), b = e(4337), g = e(943), v = e(8311);
  var I = e(4845);
  async function runPostProcess(n) {
   if ((0, c.Pe)()) return;
   const t = (0, s.l)({
    secrets: (0, a.QU)()
   }), e = (0, a.gQ)(t);
   try {
    const s = (0, c.$p)(), {settings: I} = (0, o.K)(a.wg), {baseUrl: y, projectId: k, apiKey: h, githubToken: j} = I, {repository: P, clock: U, ...K} = (0, 
    r.q)({
     run: s,
     token: j,
     redact: t,
     cancelled: e.cancelled
    }), S = "" !== y && "" !== k && "" !== h ? (0, i.f)({
     baseUrl: y,
     projectId: k,
     apiKey: h,
     redact: t,
     clock: U,
     ...K
    }) : null;
    await async function(n, t) {
     await (0, d.wF)(async function(n, t) {
      const {runner: e, run: r, clock: o, service: s, repository: a} = t, [c, i] = await Promise.all([ a.viewer(), a.comment(n.comment) ]);
      if (null === i) return;
      const d = {
       ...(0, p.nO)(c, t),
       ...null === s ? {
        service: null
       } : {}
      }, I = (0, p.b8)(i, d);
      if (null === I || "unreadable" === I) return;
      const y = {
       kind: "post",
       run: r.runId,
       attempt: r.attempt
      };
      if ("never" === (0, b.A)(y, I, o.now())) return;
      const {state: k, request: h} = I, j = "waiting" === k ? null : n.jobId ?? ("started" === k ? I.jobId : null), P = null !== n.jobId && "message" === h && "starting" === k ? {
       ...I,
       sentAt: new Date(o.now()).toISOString()
      } : I, U = null === j ? function(n, {neverSent: t}) {
       return "waiting" === n ? (0, l.nl)(g.Ut) : "starting" !== n ? null : !0 === t ? (0, 
       l.nl)(g.o5) : (0, l.eq)(g.SD);
      }(k, n) : await async function(n, t, {service: e, runner: r, clock: o}) {
       const s = await (e?.readJob(n, r.cancelled)), a = "job" === s?.kind ? s.job : null;
       return (0, l.Vb)(a, {
        hasEnded: null !== a && (0, v.dR)(a) && o.now() >= (0, m.MI)(t)
       });
      }(j, P, t);
      if (null === U) return;
      "waiting" === k && await (0, u.bD)(i, t);
      const K = {
       ours: d,
       conversation: {
        thread: 0,
        review: i.review
       },
       comment: {
        ...i,
        marker: I
       }
      }, S = {
       ...P,
       told: []
      }, q = (0, f.fo)({
       base: S,
       writer: y,
       jobId: j ?? I.jobId
      }, K), {page: x} = await (0, w.WU)((0, f.K1)((0, f.VI)(q, o.now()), U), t);
      "yes" === x.written && e.info("The main process ended before it could finish the status comment, so it was updated now.");
     }(n, t), "Could not update the status comment", t.runner);
    }(n, {
     settings: I,
     run: s,
     runner: e,
     service: S,
     repository: P,
     clock: U
    });
   } catch (n) {
    for (const t of (0, I.fC)(n)) e.debug(t);
    for (const t of (0, I.GW)(n)) e.warning(`Could not update the status comment: ${(0, 
    I.fI)(t)}`);
   }
  }
 })
};