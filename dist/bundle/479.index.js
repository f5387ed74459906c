"use strict";

exports.id = 479, exports.ids = [ 479 ], exports.modules = {
 9479: ((e, t, n) => {
  n.d(t, {
   correctLate: () => correctLate
  });
  var r = n(6195);
  async function correctLate(e, {ours: t, listed: n}, o) {
   for (const {comment: s, job: l} of e) {
    const e = await (0, r.C)(s, {
     ours: t,
     listed: n,
     onRequest: !1,
     jobs: {
      readJob: async () => ({
       kind: "job",
       job: l
      })
     },
     again: !0,
     endedBefore: !0,
     mayBeCorrected: !0
    }, o);
    "failed" === e.kind && o.runner.warning(`Could not correct the status comment ${e.url}: ${e.words}`);
   }
  }
 }),
 6195: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(2912), o = n(9644), s = n(4845), l = n(9979), i = n(6881);
  const a = 15e3, d = 20;
  async function settleAll(e, t, n) {
   const {clock: s, runner: u} = n, c = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, f = [], m = (0, l.tS)(e, d, s.now()), w = e.filter(e => (0, i.e)(e.marker, s.now(), t) || m.includes(e)), h = w.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of h) {
    const r = null === t ? 0 : t + a - s.monotonic();
    if (r > 0 && await s.sleep(r, u.cancelled), u.cancelled.aborted) break;
    const o = m.includes(e), l = await settleOne(e, {
     ...c,
     again: null !== t,
     mayBeCorrected: o
    }, n);
    "unlinked" === l.kind ? h.push(l) : f.push(l);
   }
   return {
    settled: f,
    followed: e.filter(e => {
     const {marker: t} = e;
     return (0, o.ui)(t) && (0, r.Df)(t, s.now()) && !w.includes(e);
    }).length,
    left: w.length - f.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, i.d)(e, t, n);
   } catch (t) {
    const n = (0, s.fI)((0, s.wz)(t)), {id: r, url: o, thread: l} = e;
    return {
     kind: "failed",
     id: r,
     url: o,
     thread: l,
     words: n
    };
   }
  }
  function patientReader({readJob: e}) {
   let t = null;
   return {
    async readJob(n, r) {
     if (null !== t) return t;
     const o = await e(n, r);
     return "failed" === o.kind && null !== o.retryAfterMs && o.retryAfterMs > 0 && (t = o), 
     o;
    }
   };
  }
 }),
 6881: ((e, t, n) => {
  n.d(t, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = n(2912), o = n(9644), s = n(4337), l = n(3776), i = n(943), a = n(4845), d = n(8311), u = n(2653), c = n(8419), f = n(9979), m = n(9851), w = n(2615), h = n(3441), b = n(1886), k = n(2538), g = n(4865);
  const p = {
   kind: "other"
  };
  function settled(e, {thread: t, id: n, url: r}, o) {
   return {
    kind: e,
    thread: t,
    id: n,
    url: r,
    words: o
   };
  }
  const j = "the end was reported";
  function settledBy({page: e, owing: t}, n, r) {
   if ("overtaken" === e.written) return settled("still-open", n, "another run has just updated it");
   if ("gone" === e.written) return settled("still-open", n, "its comment was deleted");
   if (null !== e.failure) throw e.failure;
   const o = [ ...t.values() ];
   return o.includes("failed") ? settled("still-open", n, "the end could not be reported") : o.includes("later") ? settled("still-open", n, "another run may still be reporting the end") : settled("settled", n, r);
  }
  async function causeOf({marker: {trigger: e}, thread: t}, {listed: n}, {repository: r, runner: o}) {
   if ("run" === e.kind) return null;
   try {
    const o = n.find(t => (0, w.Go)(t, e)) ?? await r.causingComment(e);
    return o?.thread === t ? o : null;
   } catch (e) {
    return o.warning(`Could not read who requested the job: ${(0, a.fI)((0, a.wz)(e))}`), 
    null;
   }
  }
  const y = 6048e5;
  function needsSettling(e, t, {onRequest: n}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || (0, 
   u.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, s.A)(p, e, t);
  }
  async function settleComment(e, t, n) {
   const {jobId: o} = e.marker, l = await async function(e, {mayBeCorrected: t, ...n}, r) {
    const {jobId: o} = e.marker;
    if (!t || null === o) return null;
    const s = await n.jobs.readJob(o, r.runner.cancelled), l = "job" === s.kind ? (0, 
    f.ip)(s.job, (0, m.WQ)(r)) : null;
    return null !== l ? l : (0, u.Yk)(e.marker).length > 0 ? null : "refused" === s.kind || "failed" === s.kind ? notRead({
     comment: e,
     jobId: o,
     reading: s
    }, n) : settled("unchanged", e, "the job has no pull request");
   }(e, t, n) ?? await async function({marker: e}, {jobs: t}, n) {
    const {state: r, outcome: o} = e;
    return "not-created" === r ? u.mv : "waiting" === r ? (0, u.nl)(i.Ut) : "starting" === r || "unknown" === r ? (0, 
    u.eq)(i.SD) : null === o || "no-news" === o ? null : (0, c.qF)((0, u.uQ)({
     ...e,
     outcome: o
    }, (0, m.WQ)(n)), {
     marker: e,
     jobs: t
    }, n);
   }(e, t, n) ?? (null === o ? (0, u.eq)(i.SD) : await async function({comment: e, jobId: t}, n, {runner: o, clock: s, ...l}) {
    const {marker: i} = e, a = await n.jobs.readJob(t, o.cancelled), c = s.now();
    if ("job" === a.kind && (0, d.dR)(a.job) && c >= (0, r.MI)(i)) return (0, d.cQ)(a.job) && !n.again ? {
     kind: "unlinked",
     comment: e,
     seenAt: s.monotonic()
    } : {
     ...(0, u.Yu)(a.job, (0, m.WQ)(l)),
     endedBefore: n.endedBefore
    };
    return null !== i.outcome || c - Date.parse(i.askedAt) <= y || (0, r.Df)(i, c) || "job" !== a.kind && "missing" !== a.kind ? "job" === a.kind ? settled("running", e, `the job ${t} is running`) : notRead({
     comment: e,
     jobId: t,
     reading: a
    }, n) : (0, u.ec)("job" === a.kind ? a.job : null);
   }({
    comment: e,
    jobId: o
   }, t, n));
   return "kind" in l ? l : async function(e, t, n, r) {
    const {marker: o} = e;
    if ("never" === (0, s.A)(p, o, r.clock.now())) {
     const n = (0, h.w)(t, o).sentence;
     return settled("still-open", e, `${n} The run that follows it updates the comment.`);
    }
    const l = await async function({marker: e}, t, n) {
     const {view: r, job: o} = t;
     return null === o || "finished" !== r.state ? t : {
      ...t,
      ...await (0, m.pX)(r, e, n)
     };
    }(e, t, r), i = (0, u.L7)({
     comment: e,
     attempted: null
    }, l.view), {sentence: a, problem: d} = (0, h.w)(l, o), c = i ? j : a;
    if (r.settings.dryRun) return settled("settled", e, c);
    const f = i && o.told.includes("reaction"), w = {
     thread: e.thread,
     review: e.review
    }, y = (0, g.fo)({
     causedBy: f ? null : await causeOf(e, n, r),
     order: k.Jh,
     base: o,
     instruction: {
      keptFrom: e.body
     },
     writer: p,
     page: (0, g.ZZ)({
      ours: n.ours,
      conversation: w,
      comment: e
     })
    }), v = n.listed.filter(t => t.thread === e.thread && t.author === n.ours.login).map(({body: e}) => e), $ = {
     answering: n.onRequest,
     written: v
    }, A = await (0, b.J)((0, g.K1)(y, l), $, r);
    if (void 0 !== l.unconfirmed && null === A.page.failure && A.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${l.unconfirmed}`);
    const {kind: C, id: I} = e, R = [ ...A.owing.values() ].includes("held") ? {
     reports: `${C}/${I}`
    } : {};
    return {
     ...settledBy(A, e, c),
     problem: i ? null : d?.message ?? null,
     ...R
    };
   }(e, l, t, n);
  }
  function notRead({comment: e, jobId: t, reading: n}, r) {
   return settled("failed", e, `Could not check the job ${t}: ${function(e, {onRequest: t}) {
    if ("failed" !== e.kind) return (0, a.fI)(e.problem);
    const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, l.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
   }(n, r)}`);
  }
 })
};