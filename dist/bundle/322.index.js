"use strict";

exports.id = 322, exports.ids = [ 322 ], exports.modules = {
 558: ((e, n, t) => {
  async function openOwnReader(e, n) {
   const {readPublished: r} = await t.e(71).then(t.bind(t, 4071)), o = await openPlace(e, n);
   return {
    readJob: (e, n, t) => r(e, o, t)
   };
  }
  async function openPlace({settings: e, run: n, repository: t}, {openCommits: r}) {
   const o = e.docsRepository || n.repository;
   return {
    commits: await r(o),
    page: `${n.serverUrl}/${o}`,
    ref: e.docsRef,
    dryRun: e.dryRun,
    viewer: () => t.viewer()
   };
  }
  t.d(n, {
   Q: () => openPlace,
   m: () => openOwnReader
  });
 }),
 8322: ((e, n, t) => {
  t.d(n, {
   runPostProcess: () => runPostProcess
  });
  var r = t(136), o = t(7108), s = t(558), i = t(1290), a = t(1761), c = t(6078), u = t(4911), l = t(2653), d = t(2425), w = t(388), p = t(2431), f = t(2043), m = t(2615), g = t(4337), b = t(943), y = t(4845), v = t(8311);
  async function runPostProcess(e) {
   if ((0, c.Pe)()) return;
   const n = (0, i.l)({
    secrets: (0, a.QU)()
   }), t = (0, a.gQ)(n);
   try {
    const i = (0, c.$p)(), {settings: h} = (0, o.K)(a.wg), {baseUrl: I, projectId: P, apiKey: k, githubToken: j} = h, R = (0, 
    r.q)(i, t, {
     token: j,
     redact: n
    }), {repository: U, clock: S} = R, C = (0, o.u)(h) ? (0, u.fC)({
     baseUrl: I,
     projectId: P,
     apiKey: k,
     redact: n,
     ...R
    }) : null, O = "" !== h.agent ? await (0, s.m)({
     settings: h,
     run: i,
     repository: U
    }, R) : C;
    await async function(e, n) {
     await (0, y.wF)(async function(e, n) {
      const {runner: t, run: r, clock: o, service: s, repository: i} = n, [a, c] = await Promise.all([ i.viewer(), i.comment(e.comment) ]);
      if (null === c) return;
      const u = (0, m.nO)(a, n), y = null === s && "" === n.settings.agent ? {
       ...u,
       service: null
      } : u, h = (0, m.b8)(c, y);
      if (null === h || "unreadable" === h) return;
      const I = {
       kind: "post",
       run: r.runId,
       attempt: r.attempt
      };
      if ("never" === (0, g.Av)(I, h, o.now())) return;
      const {state: P, request: k} = h, j = "started" === P || "again" === (0, g.jf)(h).kind, R = "waiting" === P ? null : e.jobId ?? (j ? h.jobId : null), U = null !== e.jobId && "message" === k && "starting" === P ? {
       ...h,
       sentAt: new Date(o.now()).toISOString()
      } : h, S = null === R ? function(e, {neverSent: n}) {
       return "waiting" === e ? (0, l.nl)(b.Ut) : "starting" !== e ? null : !0 === n ? (0, 
       l.nl)(b.o5) : (0, l.eq)(b.SD);
      }(P, e) : await async function(e, n, t) {
       const {service: r, runner: o, clock: s} = t, i = {
        ...n,
        watchedUntil: new Date(0).toISOString()
       }, a = r && await (0, g.d2)(i, {
        service: r,
        clock: s
       }).readJob(e, o.cancelled), c = "job" === a?.kind ? a.job : null;
       return !0 === n.reserved && null !== c ? (0, l.Yu)(c, (0, d.WQ)(t)) : (0, l.Vb)(c, {
        hasEnded: null !== c && (0, v.dR)(c) && s.now() >= (0, g.MI)(n)
       });
      }(R, U, n);
      if (null === S) return;
      "waiting" === P && await (0, w.zH)(c, g.d4, n);
      const C = {
       ours: y,
       conversation: {
        thread: 0,
        review: c.review
       },
       comment: {
        ...c,
        marker: h
       }
      }, O = (0, f.fo)({
       base: U,
       writer: I,
       jobId: R ?? h.jobId
      }, C), x = "finished" === S.view.state && !(0, f.x7)(O, o.now()), K = {
       ...O,
       base: {
        ...U,
        told: x ? [ "notice" ] : []
       }
      }, {page: Q} = await (0, p.WU)((0, f.K1)((0, f.VI)(K, o.now()), S), n);
      "yes" === Q.written && t.info("The main process ended before it could finish the status comment, so it was updated now.");
     }(e, n), "Could not update the status comment", n.runner);
    }(e, {
     settings: h,
     run: i,
     runner: t,
     service: O,
     repository: U,
     clock: S
    });
   } catch (e) {
    for (const n of (0, y.fC)(e)) t.debug(n);
    for (const n of (0, y.GW)(e)) t.warning(`Could not update the status comment: ${(0, 
    y.fI)(n)}`);
   }
  }
 })
};