"use strict";

exports.id = 332, exports.ids = [ 332 ], exports.modules = {
 332: ((e, n, t) => {
  t.d(n, {
   followExisting: () => followExisting
  });
  var r = t(2912), o = t(4845), a = t(2653), i = t(2107), s = t(9851), d = t(8716), l = t(2615), u = t(6195), c = t(6881);
  async function readThread(e, n) {
   const [t, r] = await Promise.all([ n.repository.viewer(), n.repository.comments(e) ]), o = (0, 
   l.nO)(t, n), a = r.map(n => ({
    ...n,
    thread: e
   }));
   return {
    ours: o,
    listed: a,
    ...(0, l.D5)(a, o)
   };
  }
  async function followExisting(e, n, t) {
   const {settings: l, runner: f, clock: m} = t;
   f.info(`Following the existing job ${e}; nothing is started.`), (0, i.PB)(e, t);
   const w = null === n ? null : await async function(e, n, t) {
    try {
     const {marked: r} = await readThread(n, t), isStatus = ({marker: {state: n, ...t}}) => t.jobId === e && ("started" === n || "finished" === n);
     return r.findLast(isStatus) ?? null;
    } catch (e) {
     const n = (0, o.fI)((0, o.wz)(e));
     return t.runner.warning(`Could not read the thread, so no status comment gets the end: ${n}`), 
     null;
    }
   }(e, n, t), k = m.monotonic(), h = l.wait ? 6e4 * l.waitMinutes : 0, b = null === w ? 0 : (0, 
   r.MI)(w.marker), g = await (0, i.Op)({
    jobId: e,
    known: null,
    patienceMs: h,
    endBelievedFrom: b
   }, t), p = l.wait ? Math.round((m.monotonic() - k) / 6e4) : null;
   return null === w || "final" !== g.kind || f.cancelled.aborted || await async function({job: e, endedBefore: n}, {jobId: t, thread: a}, i) {
    const {runner: s, clock: d} = i, warn = e => s.warning(`Could not write the status comment: ${e}`);
    try {
     const {marked: o, ...l} = await readThread(a, i), f = {
      ...l,
      onRequest: !1,
      jobs: {
       readJob: async () => ({
        kind: "job",
        job: e
       })
      },
      again: !0,
      endedBefore: n
     };
     for (const e of o.filter(({marker: e}) => e.jobId === t)) {
      const n = (0, r.cW)(e.marker, d.now());
      if (n || (0, c.e)(e.marker, d.now(), f)) {
       const t = await (0, u.C)(e, {
        ...f,
        mayBeCorrected: n
       }, i);
       "failed" === t.kind && warn(t.words);
      } else "started" === e.marker.state && s.info(`Another run updates the status comment ${e.url}`);
     }
    } catch (e) {
     warn((0, o.fI)((0, o.wz)(e)));
    }
   }(g, {
    jobId: e,
    thread: w.thread
   }, t), (0, d.Y)((0, a.af)(g, {
    waitedMinutes: p,
    links: (0, s.WQ)(t)
   }), {
    jobId: e,
    request: "job",
    resumed: !0,
    prompt: null,
    usage: null,
    outdated: null,
    since: Date.parse(g.job?.createdAt ?? ""),
    commentUrl: w?.url ?? null
   }, t);
  }
 }),
 6195: ((e, n, t) => {
  t.d(n, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = t(2912), o = t(4845), a = t(9979), i = t(6881);
  const s = 15e3, d = 20;
  async function settleAll(e, n, t) {
   const {clock: o, runner: l} = t, u = {
    ...n,
    jobs: patientReader(t.service),
    endedBefore: !0
   }, c = [], f = (0, a.tS)(e, d, o.now()), m = e.filter(e => (0, i.e)(e.marker, o.now(), n) || f.includes(e)), w = m.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: n} of w) {
    const r = null === n ? 0 : n + s - o.monotonic();
    if (r > 0 && await o.sleep(r, l.cancelled), l.cancelled.aborted) break;
    const a = f.includes(e), i = await settleOne(e, {
     ...u,
     again: null !== n,
     mayBeCorrected: a
    }, t);
    "unlinked" === i.kind ? w.push(i) : c.push(i);
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
    return await (0, i.d)(e, n, t);
   } catch (n) {
    const t = (0, o.fI)((0, o.wz)(n)), {id: r, url: a, thread: i} = e;
    return {
     kind: "failed",
     id: r,
     url: a,
     thread: i,
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
  var r = t(2912), o = t(4337), a = t(3776), i = t(6183), s = t(4845), d = t(8311), l = t(2653), u = t(8419), c = t(9979), f = t(9851), m = t(3441), w = t(1886), k = t(2538), h = t(4865);
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
   const a = await async function(e, {mayBeCorrected: n, ...t}, r) {
    const {jobId: o} = e.marker;
    if (!n || null === o) return null;
    const a = await t.jobs.readJob(o, r.runner.cancelled), i = "job" === a.kind ? (0, 
    c.ip)(a.job, (0, f.WQ)(r)) : null;
    return null !== i ? {
     kind: "end",
     ending: i
    } : (0, l.Yk)(e.marker).length > 0 ? null : "refused" === a.kind || "failed" === a.kind ? notRead({
     comment: e,
     jobId: o,
     reading: a
    }, t) : settled("unchanged", e, "the job has no pull request");
   }(e, n, t) ?? await async function(e, n, t) {
    const o = await async function({marker: e}, n, t) {
     const {state: r, jobId: o, outcome: a} = e, end = e => ({
      kind: "end",
      ending: e
     });
     if ("not-created" === r) return end(l.mv);
     if ("waiting" === r) return end((0, l.nl)(i.Ut));
     if ("starting" === r || "unknown" === r || null === o) return end((0, l.eq)(i.SD));
     if (null === a || "no-news" === a) return {
      kind: "unread",
      jobId: o
     };
     return end(await (0, u.qF)((0, l.uQ)({
      ...e,
      outcome: a
     }, (0, f.WQ)(t)), {
      marker: e,
      readJob: e => n.jobs.readJob(e, t.runner.cancelled)
     }, t));
    }(e, n, t);
    return "end" === o.kind ? o : async function({jobId: e, comment: n}, t, {runner: o, clock: a, ...i}) {
     const {marker: s} = n, u = await t.jobs.readJob(e, o.cancelled), c = a.now();
     if ("job" === u.kind && (0, d.dR)(u.job) && c >= (0, r.MI)(s)) return (0, d.cQ)(u.job) && !t.again ? {
      kind: "unlinked",
      comment: n,
      seenAt: a.monotonic()
     } : {
      kind: "end",
      ending: {
       ...(0, l.Yu)(u.job, (0, f.WQ)(i)),
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
   return "end" === a.kind ? async function(e, n, t, r) {
    const {marker: a} = e;
    if ("never" === (0, o.A)(b, a, r.clock.now())) {
     const t = (0, m.w)(n, a).sentence;
     return settled("still-open", e, `${t} The run that follows it updates the comment.`);
    }
    const i = await async function({marker: e}, n, t) {
     const {view: r, job: o} = n;
     return null === o || "finished" !== r.state ? n : {
      ...n,
      ...await (0, f.pX)(r, e, t)
     };
    }(e, n, r), s = (0, l.L7)({
     comment: e,
     attempted: null
    }, i.view), {sentence: d, problem: u} = (0, m.w)(i, a), c = s ? g : d;
    if (r.settings.dryRun) return settled("settled", e, c);
    const p = s && a.told.includes("reaction"), j = {
     thread: e.thread,
     review: e.review
    }, y = (0, h.fo)({
     causedBy: p ? null : await causeOf(e, t, r),
     order: k.Jh,
     base: a,
     instruction: {
      keptFrom: e.body
     },
     writer: b,
     page: (0, h.ZZ)({
      ours: t.ours,
      conversation: j,
      comment: e
     })
    }), v = t.listed.filter(n => n.thread === e.thread && n.author === t.ours.login).map(({body: e}) => e), I = {
     answering: t.onRequest,
     written: v
    }, $ = await (0, w.J)((0, h.K1)(y, i), I, r);
    if (void 0 !== i.unconfirmed && null === $.page.failure && $.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${i.unconfirmed}`);
    const {kind: A, id: B} = e, C = [ ...$.owing.values() ].includes("held") ? {
     reports: `${A}/${B}`
    } : {};
    return {
     ...settledBy($, e, c),
     problem: s ? null : u?.message ?? null,
     ...C
    };
   }(e, a.ending, n, t) : a;
  }
  function notRead({comment: e, jobId: n, reading: t}, r) {
   return settled("failed", e, `Could not check the job ${n}: ${function(e, {onRequest: n}) {
    if ("failed" !== e.kind) return (0, s.fI)(e.problem);
    const t = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, a.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${t} ${n ? "Ask again later." : "The next settle run checks again."}`;
   }(t, r)}`);
  }
 })
};