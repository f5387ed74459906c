"use strict";

exports.id = 941, exports.ids = [ 941 ], exports.modules = {
 8322: ((t, e, n) => {
  n.d(e, {
   runPostProcess: () => runPostProcess
  });
  var r = n(136), o = n(7108), s = n(1039), a = n(1290), i = n(1761), c = n(6078), u = n(4911), l = n(2653), d = n(2425), w = n(388), f = n(2431), g = n(2043), m = n(2615), p = n(4337), b = n(943), v = n(8311);
  var I = n(4845);
  async function runPostProcess(t) {
   if ((0, c.Pe)()) return;
   const e = (0, a.l)({
    secrets: (0, i.QU)()
   }), n = (0, i.gQ)(e);
   try {
    const a = (0, c.$p)(), {settings: I} = (0, o.K)(i.wg), {baseUrl: y, projectId: k, apiKey: h, githubToken: j} = I, P = (0, 
    r.q)({
     run: a,
     token: j,
     redact: e,
     cancelled: n.cancelled
    }), {repository: S, clock: U} = P, C = (0, o.u)(I) ? (0, u.fC)({
     baseUrl: y,
     projectId: k,
     apiKey: h,
     redact: e,
     ...P
    }) : null, D = "" !== I.agent ? await (0, s.mm)({
     settings: I,
     run: a,
     repository: S
    }, P) : C;
    await async function(t, e) {
     await (0, w.wF)(async function(t, e) {
      const {runner: n, run: r, clock: o, service: s, repository: a} = e, [i, c] = await Promise.all([ a.viewer(), a.comment(t.comment) ]);
      if (null === c) return;
      const u = {
       ...(0, m.nO)(i, e),
       ...null === s && "" === e.settings.agent ? {
        service: null
       } : {}
      }, I = (0, m.b8)(c, u);
      if (null === I || "unreadable" === I) return;
      const y = {
       kind: "post",
       run: r.runId,
       attempt: r.attempt
      };
      if ("never" === (0, p.Av)(y, I, o.now())) return;
      const {state: k, request: h} = I, j = "started" === k || "again" === (0, p.jf)(I).kind, P = "waiting" === k ? null : t.jobId ?? (j ? I.jobId : null), S = null !== t.jobId && "message" === h && "starting" === k ? {
       ...I,
       sentAt: new Date(o.now()).toISOString()
      } : I, U = null === P ? function(t, {neverSent: e}) {
       return "waiting" === t ? (0, l.nl)(b.Ut) : "starting" !== t ? null : !0 === e ? (0, 
       l.nl)(b.o5) : (0, l.eq)(b.SD);
      }(k, t) : await async function(t, e, n) {
       const {service: r, runner: o, clock: s} = n, a = {
        ...e,
        watchedUntil: new Date(0).toISOString()
       }, i = r && await (0, p.d2)(a, {
        service: r,
        clock: s
       }).readJob(t, o.cancelled), c = "job" === i?.kind ? i.job : null;
       return !0 === e.reserved && null !== c ? (0, l.Yu)(c, (0, d.WQ)(n)) : (0, l.Vb)(c, {
        hasEnded: null !== c && (0, v.dR)(c) && s.now() >= (0, p.MI)(e)
       });
      }(P, S, e);
      if (null === U) return;
      "waiting" === k && await (0, w.bD)(c, e);
      const C = {
       ours: u,
       conversation: {
        thread: 0,
        review: c.review
       },
       comment: {
        ...c,
        marker: I
       }
      }, D = {
       ...S,
       told: []
      }, K = (0, g.fo)({
       base: D,
       writer: y,
       jobId: P ?? I.jobId
      }, C), {page: q} = await (0, f.WU)((0, g.K1)((0, g.VI)(K, o.now()), U), e);
      "yes" === q.written && n.info("The main process ended before it could finish the status comment, so it was updated now.");
     }(t, e), "Could not update the status comment", e.runner);
    }(t, {
     settings: I,
     run: a,
     runner: n,
     service: D,
     repository: S,
     clock: U
    });
   } catch (t) {
    for (const e of (0, I.fC)(t)) n.debug(e);
    for (const e of (0, I.GW)(t)) n.warning(`Could not update the status comment: ${(0, 
    I.fI)(e)}`);
   }
  }
 })
};