"use strict";

exports.id = 8, exports.ids = [ 8 ], exports.modules = {
 6195: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(2912), o = n(9644), s = n(4845), l = n(9979), a = n(6881);
  const d = 15e3, i = 20;
  async function settleAll(e, t, n) {
   const {clock: s, runner: u} = n, c = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, m = [], f = (0, l.tS)(e, i, s.now()), h = e.filter(e => (0, a.e)(e.marker, s.now(), t) || f.includes(e)), w = h.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of w) {
    const r = null === t ? 0 : t + d - s.monotonic();
    if (r > 0 && await s.sleep(r, u.cancelled), u.cancelled.aborted) break;
    const o = f.includes(e), l = await settleOne(e, {
     ...c,
     again: null !== t,
     mayBeCorrected: o
    }, n);
    "unlinked" === l.kind ? w.push(l) : m.push(l);
   }
   return {
    settled: m,
    followed: e.filter(e => {
     const {marker: t} = e;
     return (0, o.ui)(t) && (0, r.Df)(t, s.now()) && !h.includes(e);
    }).length,
    left: h.length - m.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, a.d)(e, t, n);
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
  var r = n(2912), o = n(9644), s = n(4337), l = n(3776), a = n(943), d = n(4845), i = n(8311), u = n(2653), c = n(8419), m = n(9979), f = n(9851), h = n(2615), w = n(3441), g = n(1886), k = n(2538), p = n(4865);
  const b = {
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
  const y = "the end was reported";
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
    const o = n.find(t => (0, h.Go)(t, e)) ?? await r.causingComment(e);
    return o?.thread === t ? o : null;
   } catch (e) {
    return o.warning(`Could not read who requested the job: ${(0, d.fI)((0, d.wz)(e))}`), 
    null;
   }
  }
  const j = 6048e5;
  function needsSettling(e, t, {onRequest: n}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || (0, 
   u.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, s.A)(b, e, t);
  }
  async function settleComment(e, t, n) {
   const {jobId: o} = e.marker, l = await async function(e, {mayBeCorrected: t, ...n}, r) {
    const {jobId: o} = e.marker;
    if (!t || null === o) return null;
    const s = await n.jobs.readJob(o, r.runner.cancelled), l = "job" === s.kind ? (0, 
    m.ip)(s.job, (0, f.WQ)(r)) : null;
    return null !== l ? l : (0, u.Yk)(e.marker).length > 0 ? null : "refused" === s.kind || "failed" === s.kind ? notRead({
     comment: e,
     jobId: o,
     reading: s
    }, n) : settled("unchanged", e, "the job has no pull request");
   }(e, t, n) ?? await async function({marker: e}, {jobs: t}, n) {
    const {state: r, outcome: o} = e;
    return "not-created" === r ? u.mv : "waiting" === r ? (0, u.nl)(a.Ut) : "starting" === r || "unknown" === r ? (0, 
    u.eq)(a.SD) : null === o || "no-news" === o ? null : (0, c.qF)((0, u.uQ)({
     ...e,
     outcome: o
    }, (0, f.WQ)(n)), {
     marker: e,
     jobs: t
    }, n);
   }(e, t, n) ?? (null === o ? (0, u.eq)(a.SD) : await async function({comment: e, jobId: t}, n, {runner: o, clock: s, ...l}) {
    const {marker: a} = e, d = await n.jobs.readJob(t, o.cancelled), c = s.now();
    if ("job" === d.kind && (0, i.dR)(d.job) && c >= (0, r.MI)(a)) return (0, i.cQ)(d.job) && !n.again ? {
     kind: "unlinked",
     comment: e,
     seenAt: s.monotonic()
    } : {
     ...(0, u.Yu)(d.job, (0, f.WQ)(l)),
     endedBefore: n.endedBefore
    };
    return null !== a.outcome || c - Date.parse(a.askedAt) <= j || (0, r.Df)(a, c) || "job" !== d.kind && "missing" !== d.kind ? "job" === d.kind ? settled("running", e, `the job ${t} is running`) : notRead({
     comment: e,
     jobId: t,
     reading: d
    }, n) : (0, u.ec)("job" === d.kind ? d.job : null);
   }({
    comment: e,
    jobId: o
   }, t, n));
   return "kind" in l ? l : async function(e, t, n, r) {
    const {marker: o} = e;
    if ("never" === (0, s.A)(b, o, r.clock.now())) {
     const n = (0, w.w)(t, o).sentence;
     return settled("still-open", e, `${n} The run that follows it updates the comment.`);
    }
    const l = await async function({marker: e}, t, n) {
     const {view: r, job: o} = t;
     return null === o || "finished" !== r.state ? t : {
      ...t,
      ...await (0, f.pX)(r, e, n)
     };
    }(e, t, r), a = (0, u.L7)({
     comment: e,
     attempted: null
    }, l.view), {sentence: d, problem: i} = (0, w.w)(l, o), c = a ? y : d;
    if (r.settings.dryRun) return settled("settled", e, c);
    const m = a && o.told.includes("reaction"), h = {
     thread: e.thread,
     review: e.review
    }, j = (0, p.fo)({
     causedBy: m ? null : await causeOf(e, n, r),
     order: k.Jh,
     base: o,
     instruction: {
      keptFrom: e.body
     },
     writer: b,
     page: (0, p.ZZ)({
      ours: n.ours,
      conversation: h,
      comment: e
     })
    }), $ = n.listed.filter(t => t.thread === e.thread && t.author === n.ours.login).map(({body: e}) => e), v = {
     answering: n.onRequest,
     written: $
    }, R = await (0, g.J)((0, p.K1)(j, l), v, r);
    if (void 0 !== l.unconfirmed && null === R.page.failure && R.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${l.unconfirmed}`);
    const {kind: A, id: q} = e, T = [ ...R.owing.values() ].includes("held") ? {
     reports: `${A}/${q}`
    } : {};
    return {
     ...settledBy(R, e, c),
     problem: a ? null : i?.message ?? null,
     ...T
    };
   }(e, l, t, n);
  }
  function notRead({comment: e, jobId: t, reading: n}, r) {
   return settled("failed", e, `Could not check the job ${t}: ${function(e, {onRequest: t}) {
    if ("failed" !== e.kind) return (0, d.fI)(e.problem);
    const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, l.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
   }(n, r)}`);
  }
 }),
 3008: ((e, t, n) => {
  n.d(t, {
   settleThread: () => settleThread
  });
  var r = n(9851), o = n(8803), s = n(6195), l = n(2747), a = n(2615), d = n(4510), i = n(1269), u = n(4544);
  async function settleThread(e, t, n) {
   const {clock: c, repository: m, settings: f} = n, {number: h} = e.thread, w = (0, 
   a.nO)(t, n), read = async () => {
    const t = (await (0, l.TK)(e, "everywhere", m)).map(e => ({
     ...e,
     thread: h
    }));
    return {
     ...(0, l.SB)((0, a.D5)(t, w), e, t),
     listed: t
    };
   }, g = c.now(), {marked: k, listed: p} = await read(), b = await (0, s.j)(k, {
    ours: w,
    listed: p,
    onRequest: !0
   }, n), {settled: y} = b, j = new Map(y.map(e => [ e.url, e ])), $ = await read(), v = [ ...$.unreadable.map(({url: e}) => (0, 
   d.ui)(e)), ...newestFirst($.marked).map(e => (0, d.qo)(function({marker: e, url: t, body: n}, o, s) {
    const l = {
     marker: e,
     url: t,
     body: n,
     link: (0, r.uM)(e.pullRequest, s)
    };
    switch (o?.kind) {
    case "running":
     return {
      ...l,
      seen: "running",
      said: null
     };

    case "failed":
     return {
      ...l,
      seen: "started" === e.state ? "unreadable" : null,
      said: o.words
     };

    case "still-open":
     return {
      ...l,
      seen: null,
      said: o.words
     };

    case "settled":
    case "unchanged":
    case void 0:
     return {
      ...l,
      seen: null,
      said: o?.problem ?? null
     };
    }
   }(e, j.get(e.url) ?? null, n), c.now())) ], R = (0, o.ct)(g, n) ? [ ...new Set(y.flatMap(({reports: e}) => e ?? [])) ] : [], A = 0 === v.length ? "There is no job in this thread." : (0, 
   d.MO)(v, {
    comment: e.comment.id,
    ends: R
   }), q = y.some(({kind: e}) => "failed" === e), T = (0, i.L)(b, {
    unread: [],
    dryRun: f.dryRun
   });
   return await (0, u.e)(e, A, n, {
    reaction: q ? "confused" : "+1",
    ends: R,
    mayRepeat: async () => 0 === R.length || (0, o.ct)(g, n)
   }), T;
  }
  function newestFirst(e) {
   const asked = ({marker: e}) => Date.parse(e.askedAt);
   return e.toReversed().toSorted((e, t) => asked(t) - asked(e));
  }
 }),
 1269: ((e, t, n) => {
  n.d(t, {
   L: () => settlingOutcome
  });
  var r = n(5219);
  function settlingOutcome({followed: e, left: t, ...n}, {unread: o, dryRun: s}) {
   const l = n.settled.filter(({kind: e}) => "unchanged" !== e), of = e => l.filter(t => t.kind === e), [a, d] = [ of("settled"), of("failed") ], i = [ ...of("running"), ...of("still-open") ], u = `${a.length} ${s ? "would be updated" : "updated"}, ${i.length} still open, ${d.length} ${1 === d.length ? "error" : "errors"}`, c = 0 === e ? "" : `, ${e} still followed by a run`, m = 0 === t ? "" : `, ${t} not checked, because the run was cancelled`, f = 0 === l.length && 0 === t && 0 === e, h = 0 === o.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", w = f ? h : `Unfinished jobs: ${u}${c}${m}.`, g = l.length > 0 && d.length === l.length, k = g ? ` The first: ${d[0]?.words}` : "", p = `${s ? "A dry run: nothing was written. " : ""}${w}`, b = [ "### docs-agent: " + (s ? "dry run, nothing was written" : "status comments updated"), "", p, "", ...[ ...a, ...d, ...i ].map(({url: e, thread: t, words: n}) => `- [Thread ${t}](${e}): ${(0, 
   r.SS)(n, {
    longest: 300
   })}`), ...o.flatMap(e => [ "", (0, r.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: s ? "dry-run" : "settled",
    sentence: p + k,
    summary: b,
    fails: g
   };
  }
 })
};