"use strict";

exports.id = 479, exports.ids = [ 479 ], exports.modules = {
 9479: ((e, n, t) => {
  t.d(n, {
   correctLate: () => correctLate
  });
  var r = t(6195);
  async function correctLate(e, {ours: n, listed: t}, o) {
   for (const {comment: i, job: d} of e) {
    const e = await (0, r.C)(i, {
     ours: n,
     listed: t,
     onRequest: !1,
     jobs: {
      readJob: async () => ({
       kind: "job",
       job: d
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
 6195: ((e, n, t) => {
  t.d(n, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = t(2912), o = t(4845), i = t(9979), d = t(6881);
  const s = 15e3, a = 20;
  async function settleAll(e, n, t) {
   const {clock: o, runner: l} = t, u = {
    ...n,
    jobs: patientReader(t.service),
    endedBefore: !0
   }, c = [], f = (0, i.tS)(e, a, o.now()), m = e.filter(e => (0, d.e)(e.marker, o.now(), n) || f.includes(e)), k = m.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: n} of k) {
    const r = null === n ? 0 : n + s - o.monotonic();
    if (r > 0 && await o.sleep(r, l.cancelled), l.cancelled.aborted) break;
    const i = f.includes(e), d = await settleOne(e, {
     ...u,
     again: null !== n,
     mayBeCorrected: i
    }, t);
    "unlinked" === d.kind ? k.push(d) : c.push(d);
   }
   return {
    settled: c,
    followed: e.filter(e => {
     const {state: n} = e.marker;
     return ("started" === n || "starting" === n || "waiting" === n) && (0, r.Df)(e.marker, o.now()) && !m.includes(e);
    }).length,
    left: m.length - c.length
   };
  }
  async function settleOne(e, n, t) {
   try {
    return await (0, d.d)(e, n, t);
   } catch (n) {
    const t = (0, o.fI)((0, o.wz)(n)), {id: r, url: i, thread: d} = e;
    return {
     kind: "failed",
     id: r,
     url: i,
     thread: d,
     words: t
    };
   }
  }
  function patientReader({readJob: e}) {
   let n = null;
   return {
    async readJob(t, r) {
     if (null !== n) return n;
     const o = await e(t, r);
     return "failed" === o.kind && null !== o.retryAfterMs && o.retryAfterMs > 0 && (n = o), 
     o;
    }
   };
  }
 }),
 6881: ((e, n, t) => {
  t.d(n, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = t(2912), o = t(4337), i = t(3776), d = t(6183), s = t(4845), a = t(8311), l = t(2653), u = t(8419), c = t(9979), f = t(9851), m = t(3441), k = t(1886), w = t(2538), h = t(4865);
  const b = {
   kind: "other"
  };
  function settled(e, {thread: n, id: t, url: r}, o) {
   return {
    kind: e,
    thread: n,
    id: t,
    url: r,
    words: o
   };
  }
  const g = "the end was reported";
  function settledBy({page: e, owing: n}, t, r) {
   if ("overtaken" === e.written) return settled("still-open", t, "another run has just updated it");
   if ("gone" === e.written) return settled("still-open", t, "its comment was deleted");
   if (null !== e.failure) throw e.failure;
   const o = [ ...n.values() ];
   return o.includes("failed") ? settled("still-open", t, "the end could not be reported") : o.includes("later") ? settled("still-open", t, "another run may still be reporting the end") : settled("settled", t, r);
  }
  async function causeOf({marker: {trigger: e}, thread: n}, {listed: t}, {repository: r, runner: o}) {
   if ("run" === e.kind) return null;
   try {
    const o = t.find(({kind: n, id: t}) => n === e.kind && t === e.id) ?? await r.causingComment(e);
    return o?.thread === n ? o : null;
   } catch (e) {
    return o.warning(`Could not read who requested the job: ${(0, s.fI)((0, s.wz)(e))}`), 
    null;
   }
  }
  const p = 6048e5;
  function needsSettling(e, n, {onRequest: t}) {
   return !(!t || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   l.Yk)(e).length > 0) && !(0, r.Df)(e, n) && "never" !== (0, o.A)(b, e, n);
  }
  async function settleComment(e, n, t) {
   const i = await async function(e, {mayBeCorrected: n, ...t}, r) {
    const {jobId: o} = e.marker;
    if (!n || null === o) return null;
    const i = await t.jobs.readJob(o, r.runner.cancelled), d = "job" === i.kind ? (0, 
    c.ip)(i.job, (0, f.WQ)(r)) : null;
    return null !== d ? {
     kind: "end",
     ending: d
    } : (0, l.Yk)(e.marker).length > 0 ? null : "refused" === i.kind || "failed" === i.kind ? notRead({
     comment: e,
     jobId: o,
     reading: i
    }, t) : settled("unchanged", e, "the job has no pull request");
   }(e, n, t) ?? await async function(e, n, t) {
    const o = await async function({marker: e}, n, t) {
     const {state: r, jobId: o, outcome: i} = e, end = e => ({
      kind: "end",
      ending: e
     });
     if ("not-created" === r) return end(l.mv);
     if ("waiting" === r) return end((0, l.nl)(d.Ut));
     if ("starting" === r || "unknown" === r || null === o) return end((0, l.eq)(d.SD));
     if (null === i || "no-news" === i) return {
      kind: "unread",
      jobId: o
     };
     return end(await (0, u.qF)((0, l.uQ)({
      ...e,
      outcome: i
     }, (0, f.WQ)(t)), {
      marker: e,
      readJob: e => n.jobs.readJob(e, t.runner.cancelled)
     }, t));
    }(e, n, t);
    return "end" === o.kind ? o : async function({jobId: e, comment: n}, t, {runner: o, clock: i, ...d}) {
     const {marker: s} = n, u = await t.jobs.readJob(e, o.cancelled), c = i.now();
     if ("job" === u.kind && (0, a.dR)(u.job) && c >= (0, r.MI)(s)) return (0, a.cQ)(u.job) && !t.again ? {
      kind: "unlinked",
      comment: n,
      seenAt: i.monotonic()
     } : {
      kind: "end",
      ending: {
       ...(0, l.Yu)(u.job, (0, f.WQ)(d)),
       endedBefore: t.endedBefore
      }
     };
     return null !== s.outcome || c - Date.parse(s.askedAt) <= p || (0, r.Df)(s, c) || "job" !== u.kind && "missing" !== u.kind ? "job" === u.kind ? settled("running", n, `the job ${e} is running`) : notRead({
      comment: n,
      jobId: e,
      reading: u
     }, t) : {
      kind: "end",
      ending: (0, l.ec)("job" === u.kind ? u.job : null)
     };
    }({
     ...o,
     comment: e
    }, n, t);
   }(e, n, t);
   return "end" === i.kind ? async function(e, n, t, r) {
    const {marker: i} = e;
    if ("never" === (0, o.A)(b, i, r.clock.now())) {
     const t = (0, m.w)(n, i).sentence;
     return settled("still-open", e, `${t} The run that follows it updates the comment.`);
    }
    const d = await async function({marker: e}, n, t) {
     const {view: r, job: o} = n;
     return null === o || "finished" !== r.state ? n : {
      ...n,
      ...await (0, f.pX)(r, e, t)
     };
    }(e, n, r), s = (0, l.L7)({
     comment: e,
     attempted: null
    }, d.view), {sentence: a, problem: u} = (0, m.w)(d, i), c = s ? g : a;
    if (r.settings.dryRun) return settled("settled", e, c);
    const p = s && i.told.includes("reaction"), j = {
     thread: e.thread,
     review: e.review
    }, y = (0, h.fo)({
     causedBy: p ? null : await causeOf(e, t, r),
     order: w.Jh,
     base: i,
     instruction: {
      keptFrom: e.body
     },
     writer: b,
     page: (0, h.ZZ)({
      ours: t.ours,
      conversation: j,
      comment: e
     })
    }), v = t.listed.filter(n => n.thread === e.thread && n.author === t.ours.login).map(({body: e}) => e), $ = {
     answering: t.onRequest,
     written: v
    }, A = await (0, k.J)((0, h.K1)(y, d), $, r);
    if (void 0 !== d.unconfirmed && null === A.page.failure && A.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${d.unconfirmed}`);
    const {kind: C, id: I} = e, R = [ ...A.owing.values() ].includes("held") ? {
     reports: `${C}/${I}`
    } : {};
    return {
     ...settledBy(A, e, c),
     problem: s ? null : u?.message ?? null,
     ...R
    };
   }(e, i.ending, n, t) : i;
  }
  function notRead({comment: e, jobId: n, reading: t}, r) {
   return settled("failed", e, `Could not check the job ${n}: ${function(e, {onRequest: n}) {
    if ("failed" !== e.kind) return (0, s.fI)(e.problem);
    const t = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, i.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${t} ${n ? "Ask again later." : "The next settle run checks again."}`;
   }(t, r)}`);
  }
 })
};