"use strict";

exports.id = 941, exports.ids = [ 941 ], exports.modules = {
 8322: ((n, t, e) => {
  e.d(t, {
   runPostProcess: () => runPostProcess
  });
  var r = e(136), o = e(7108), s = e(1290), a = e(1761), c = e(6078), i = e(4911), u = e(2653), l = e(388), d = e(2431), w = e(2043), f = e(2615), m = e(4337), p = e(943), b = e(8311);
  var g = e(4845);
  async function runPostProcess(n) {
   if ((0, c.Pe)()) return;
   const t = (0, s.l)({
    secrets: (0, a.QU)()
   }), e = (0, a.gQ)(t);
   try {
    const s = (0, c.$p)(), {settings: g} = (0, o.K)(a.wg), {baseUrl: v, projectId: I, apiKey: y, githubToken: k} = g, {repository: h, clock: j, ...P} = (0, 
    r.q)({
     run: s,
     token: k,
     redact: t,
     cancelled: e.cancelled
    }), U = "" !== v && "" !== I && "" !== y ? (0, i.fC)({
     baseUrl: v,
     projectId: I,
     apiKey: y,
     redact: t,
     clock: j,
     ...P
    }) : null;
    await async function(n, t) {
     await (0, l.wF)(async function(n, t) {
      const {runner: e, run: r, clock: o, service: s, repository: a} = t, [c, i] = await Promise.all([ a.viewer(), a.comment(n.comment) ]);
      if (null === i) return;
      const g = {
       ...(0, f.nO)(c, t),
       ...null === s ? {
        service: null
       } : {}
      }, v = (0, f.b8)(i, g);
      if (null === v || "unreadable" === v) return;
      const I = {
       kind: "post",
       run: r.runId,
       attempt: r.attempt
      };
      if ("never" === (0, m.Av)(I, v, o.now())) return;
      const {state: y, request: k} = v, h = "waiting" === y ? null : n.jobId ?? ("started" === y ? v.jobId : null), j = null !== n.jobId && "message" === k && "starting" === y ? {
       ...v,
       sentAt: new Date(o.now()).toISOString()
      } : v, P = null === h ? function(n, {neverSent: t}) {
       return "waiting" === n ? (0, u.nl)(p.Ut) : "starting" !== n ? null : !0 === t ? (0, 
       u.nl)(p.o5) : (0, u.eq)(p.SD);
      }(y, n) : await async function(n, t, {service: e, runner: r, clock: o}) {
       const s = await (e?.readJob(n, r.cancelled)), a = "job" === s?.kind ? s.job : null;
       return (0, u.Vb)(a, {
        hasEnded: null !== a && (0, b.dR)(a) && o.now() >= (0, m.MI)(t)
       });
      }(h, j, t);
      if (null === P) return;
      "waiting" === y && await (0, l.bD)(i, t);
      const U = {
       ours: g,
       conversation: {
        thread: 0,
        review: i.review
       },
       comment: {
        ...i,
        marker: v
       }
      }, C = {
       ...j,
       told: []
      }, K = (0, w.fo)({
       base: C,
       writer: I,
       jobId: h ?? v.jobId
      }, U), {page: S} = await (0, d.WU)((0, w.K1)((0, w.VI)(K, o.now()), P), t);
      "yes" === S.written && e.info("The main process ended before it could finish the status comment, so it was updated now.");
     }(n, t), "Could not update the status comment", t.runner);
    }(n, {
     settings: g,
     run: s,
     runner: e,
     service: U,
     repository: h,
     clock: j
    });
   } catch (n) {
    for (const t of (0, g.fC)(n)) e.debug(t);
    for (const t of (0, g.GW)(n)) e.warning(`Could not update the status comment: ${(0, 
    g.fI)(t)}`);
   }
  }
 })
};