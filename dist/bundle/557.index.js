"use strict";

exports.id = 557, exports.ids = [ 557 ], exports.modules = {
 7557: ((e, t, n) => {
  n.d(t, {
   followExisting: () => followExisting
  });
  var r = n(2912), o = n(2615), a = n(4845), s = n(2653), l = n(3751), i = n(9851), d = n(8716), u = n(6195), c = n(6881);
  async function followExisting(e, t, n) {
   const {settings: o, runner: m, clock: f} = n;
   m.info(`Following the existing job ${e}; nothing is started.`), (0, l.PB)(e, n);
   const w = null === t ? null : await async function(e, t, n) {
    try {
     const {marked: r} = await readThread(t, n), isStatus = ({marker: {state: t, ...n}}) => n.jobId === e && ("started" === t || "finished" === t);
     return r.findLast(isStatus) ?? null;
    } catch (e) {
     const t = (0, a.fI)((0, a.wz)(e));
     return n.runner.warning(`Could not read the thread, so no status comment gets the end: ${t}`), 
     null;
    }
   }(e, t, n), h = f.monotonic(), k = o.wait ? 6e4 * o.waitMinutes : 0, b = null === w ? 0 : (0, 
   r.MI)(w.marker), g = await (0, l.Op)({
    jobId: e,
    known: null,
    patienceMs: k,
    endBelievedFrom: b
   }, n), p = o.wait ? Math.round((f.monotonic() - h) / 6e4) : null;
   return null === w || "final" !== g.kind || m.cancelled.aborted || await async function({job: e, endedBefore: t}, {jobId: n, thread: o}, s) {
    const {runner: l, clock: i} = s, warn = e => l.warning(`Could not write the status comment: ${e}`);
    try {
     const {marked: a, ...d} = await readThread(o, s), m = {
      ...d,
      onRequest: !1,
      jobs: {
       readJob: async () => ({
        kind: "job",
        job: e
       })
      },
      again: !0,
      endedBefore: t
     };
     for (const e of a.filter(({marker: e}) => e.jobId === n)) {
      const t = (0, r.cW)(e.marker, i.now());
      if (t || (0, c.e)(e.marker, i.now(), m)) {
       const n = await (0, u.C)(e, {
        ...m,
        mayBeCorrected: t
       }, s);
       "failed" === n.kind && warn(n.words);
      } else "started" === e.marker.state && l.info(`Another run updates the status comment ${e.url}`);
     }
    } catch (e) {
     warn((0, a.fI)((0, a.wz)(e)));
    }
   }(g, {
    jobId: e,
    thread: w.thread
   }, n), (0, d.Y)((0, s.af)(g, {
    waitedMinutes: p,
    links: (0, i.WQ)(n)
   }), {
    jobId: e,
    request: "job",
    resumed: !0,
    prompt: null,
    usage: null,
    outdated: null,
    since: Date.parse(g.job?.createdAt ?? ""),
    commentUrl: w?.url ?? null
   }, n);
  }
  async function readThread(e, t) {
   const [n, r] = await Promise.all([ t.repository.viewer(), t.repository.comments(e) ]), a = (0, 
   o.nO)(n, t), s = r.map(t => ({
    ...t,
    thread: e
   }));
   return {
    ours: a,
    listed: s,
    ...(0, o.D5)(s, a)
   };
  }
 }),
 6195: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(2912), o = n(9644), a = n(4845), s = n(9979), l = n(6881);
  const i = 15e3, d = 20;
  async function settleAll(e, t, n) {
   const {clock: a, runner: u} = n, c = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, m = [], f = (0, s.tS)(e, d, a.now()), w = e.filter(e => (0, l.e)(e.marker, a.now(), t) || f.includes(e)), h = w.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of h) {
    const r = null === t ? 0 : t + i - a.monotonic();
    if (r > 0 && await a.sleep(r, u.cancelled), u.cancelled.aborted) break;
    const o = f.includes(e), s = await settleOne(e, {
     ...c,
     again: null !== t,
     mayBeCorrected: o
    }, n);
    "unlinked" === s.kind ? h.push(s) : m.push(s);
   }
   return {
    settled: m,
    followed: e.filter(e => {
     const {marker: t} = e;
     return (0, o.ui)(t) && (0, r.Df)(t, a.now()) && !w.includes(e);
    }).length,
    left: w.length - m.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, l.d)(e, t, n);
   } catch (t) {
    const n = (0, a.fI)((0, a.wz)(t)), {id: r, url: o, thread: s} = e;
    return {
     kind: "failed",
     id: r,
     url: o,
     thread: s,
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
  var r = n(2912), o = n(9644), a = n(4337), s = n(3776), l = n(943), i = n(4845), d = n(8311), u = n(2653), c = n(8419), m = n(9979), f = n(9851), w = n(2615), h = n(3441), k = n(1886), b = n(2538), g = n(4865);
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
    return o.warning(`Could not read who requested the job: ${(0, i.fI)((0, i.wz)(e))}`), 
    null;
   }
  }
  const y = 6048e5;
  function needsSettling(e, t, {onRequest: n}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || (0, 
   u.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, a.A)(p, e, t);
  }
  async function settleComment(e, t, n) {
   const {jobId: o} = e.marker, s = await async function(e, {mayBeCorrected: t, ...n}, r) {
    const {jobId: o} = e.marker;
    if (!t || null === o) return null;
    const a = await n.jobs.readJob(o, r.runner.cancelled), s = "job" === a.kind ? (0, 
    m.ip)(a.job, (0, f.WQ)(r)) : null;
    return null !== s ? s : (0, u.Yk)(e.marker).length > 0 ? null : "refused" === a.kind || "failed" === a.kind ? notRead({
     comment: e,
     jobId: o,
     reading: a
    }, n) : settled("unchanged", e, "the job has no pull request");
   }(e, t, n) ?? await async function({marker: e}, {jobs: t}, n) {
    const {state: r, outcome: o} = e;
    return "not-created" === r ? u.mv : "waiting" === r ? (0, u.nl)(l.Ut) : "starting" === r || "unknown" === r ? (0, 
    u.eq)(l.SD) : null === o || "no-news" === o ? null : (0, c.qF)((0, u.uQ)({
     ...e,
     outcome: o
    }, (0, f.WQ)(n)), {
     marker: e,
     jobs: t
    }, n);
   }(e, t, n) ?? (null === o ? (0, u.eq)(l.SD) : await async function({comment: e, jobId: t}, n, {runner: o, clock: a, ...s}) {
    const {marker: l} = e, i = await n.jobs.readJob(t, o.cancelled), c = a.now();
    if ("job" === i.kind && (0, d.dR)(i.job) && c >= (0, r.MI)(l)) return (0, d.cQ)(i.job) && !n.again ? {
     kind: "unlinked",
     comment: e,
     seenAt: a.monotonic()
    } : {
     ...(0, u.Yu)(i.job, (0, f.WQ)(s)),
     endedBefore: n.endedBefore
    };
    return null !== l.outcome || c - Date.parse(l.askedAt) <= y || (0, r.Df)(l, c) || "job" !== i.kind && "missing" !== i.kind ? "job" === i.kind ? settled("running", e, `the job ${t} is running`) : notRead({
     comment: e,
     jobId: t,
     reading: i
    }, n) : (0, u.ec)("job" === i.kind ? i.job : null);
   }({
    comment: e,
    jobId: o
   }, t, n));
   return "kind" in s ? s : async function(e, t, n, r) {
    const {marker: o} = e;
    if ("never" === (0, a.A)(p, o, r.clock.now())) {
     const n = (0, h.w)(t, o).sentence;
     return settled("still-open", e, `${n} The run that follows it updates the comment.`);
    }
    const s = await async function({marker: e}, t, n) {
     const {view: r, job: o} = t;
     return null === o || "finished" !== r.state ? t : {
      ...t,
      ...await (0, f.pX)(r, e, n)
     };
    }(e, t, r), l = (0, u.L7)({
     comment: e,
     attempted: null
    }, s.view), {sentence: i, problem: d} = (0, h.w)(s, o), c = l ? j : i;
    if (r.settings.dryRun) return settled("settled", e, c);
    const m = l && o.told.includes("reaction"), w = {
     thread: e.thread,
     review: e.review
    }, y = (0, g.fo)({
     causedBy: m ? null : await causeOf(e, n, r),
     order: b.Jh,
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
    }), v = n.listed.filter(t => t.thread === e.thread && t.author === n.ours.login).map(({body: e}) => e), I = {
     answering: n.onRequest,
     written: v
    }, $ = await (0, k.J)((0, g.K1)(y, s), I, r);
    if (void 0 !== s.unconfirmed && null === $.page.failure && $.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${s.unconfirmed}`);
    const {kind: A, id: B} = e, C = [ ...$.owing.values() ].includes("held") ? {
     reports: `${A}/${B}`
    } : {};
    return {
     ...settledBy($, e, c),
     problem: l ? null : d?.message ?? null,
     ...C
    };
   }(e, s, t, n);
  }
  function notRead({comment: e, jobId: t, reading: n}, r) {
   return settled("failed", e, `Could not check the job ${t}: ${function(e, {onRequest: t}) {
    if ("failed" !== e.kind) return (0, i.fI)(e.problem);
    const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, s.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
   }(n, r)}`);
  }
 })
};