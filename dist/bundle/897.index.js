"use strict";

exports.id = 897, exports.ids = [ 897 ], exports.modules = {
 6195: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(2912), o = n(9644), s = n(4845), l = n(9979), a = n(6881);
  const i = 15e3, d = 20;
  async function settleAll(e, t, n) {
   const {clock: s, runner: u} = n, c = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, m = [], f = (0, l.tS)(e, d, s.now()), h = e.filter(e => (0, a.e)(e.marker, s.now(), t) || f.includes(e)), w = h.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of w) {
    const r = null === t ? 0 : t + i - s.monotonic();
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
  var r = n(2912), o = n(9644), s = n(4337), l = n(3776), a = n(943), i = n(4845), d = n(8311), u = n(2653), c = n(8419), m = n(9979), f = n(9851), h = n(2615), w = n(3441), g = n(1886), k = n(2538), b = n(4865);
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
    return o.warning(`Could not read who requested the job: ${(0, i.fI)((0, i.wz)(e))}`), 
    null;
   }
  }
  const j = 6048e5;
  function needsSettling(e, t, {onRequest: n}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || (0, 
   u.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, s.A)(p, e, t);
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
    const {marker: a} = e, i = await n.jobs.readJob(t, o.cancelled), c = s.now();
    if ("job" === i.kind && (0, d.dR)(i.job) && c >= (0, r.MI)(a)) return (0, d.cQ)(i.job) && !n.again ? {
     kind: "unlinked",
     comment: e,
     seenAt: s.monotonic()
    } : {
     ...(0, u.Yu)(i.job, (0, f.WQ)(l)),
     endedBefore: n.endedBefore
    };
    return null !== a.outcome || c - Date.parse(a.askedAt) <= j || (0, r.Df)(a, c) || "job" !== i.kind && "missing" !== i.kind ? "job" === i.kind ? settled("running", e, `the job ${t} is running`) : notRead({
     comment: e,
     jobId: t,
     reading: i
    }, n) : (0, u.ec)("job" === i.kind ? i.job : null);
   }({
    comment: e,
    jobId: o
   }, t, n));
   return "kind" in l ? l : async function(e, t, n, r) {
    const {marker: o} = e;
    if ("never" === (0, s.A)(p, o, r.clock.now())) {
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
    }, l.view), {sentence: i, problem: d} = (0, w.w)(l, o), c = a ? y : i;
    if (r.settings.dryRun) return settled("settled", e, c);
    const m = a && o.told.includes("reaction"), h = {
     thread: e.thread,
     review: e.review
    }, j = (0, b.fo)({
     causedBy: m ? null : await causeOf(e, n, r),
     order: k.Jh,
     base: o,
     instruction: {
      keptFrom: e.body
     },
     writer: p,
     page: (0, b.ZZ)({
      ours: n.ours,
      conversation: h,
      comment: e
     })
    }), $ = n.listed.filter(t => t.thread === e.thread && t.author === n.ours.login).map(({body: e}) => e), v = {
     answering: n.onRequest,
     written: $
    }, R = await (0, g.J)((0, b.K1)(j, l), v, r);
    if (void 0 !== l.unconfirmed && null === R.page.failure && R.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${l.unconfirmed}`);
    const {kind: A, id: C} = e, I = [ ...R.owing.values() ].includes("held") ? {
     reports: `${A}/${C}`
    } : {};
    return {
     ...settledBy(R, e, c),
     problem: a ? null : d?.message ?? null,
     ...I
    };
   }(e, l, t, n);
  }
  function notRead({comment: e, jobId: t, reading: n}, r) {
   return settled("failed", e, `Could not check the job ${t}: ${function(e, {onRequest: t}) {
    if ("failed" !== e.kind) return (0, i.fI)(e.problem);
    const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, l.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
   }(n, r)}`);
  }
 }),
 7897: ((e, t, n) => {
  n.d(t, {
   runSettle: () => runSettle
  });
  var r = n(6195), o = n(2615), s = n(1269), l = n(4845);
  const a = 12096e5, i = {
   "issue-comment": {
    where: "in conversations",
    latest: 9,
    oldest: 3
   },
   "review-comment": {
    where: "on diffs",
    latest: 4,
    oldest: 2
   }
  };
  async function runSettle(e) {
   const {repository: t, runner: n, settings: l, clock: a} = e, i = a.now(), [d, u, c] = await Promise.all([ t.viewer(), recentComments("issue-comment", i, t), recentOnDiffs(i, t) ]), m = (0, 
   o.nO)(d, e), f = [ ...u.comments, ...c.comments ], {marked: h} = (0, o.D5)(f, m), w = [ u.unread, c.unread ].filter(e => null !== e);
   for (const e of w) n.warning(e);
   const g = await (0, r.j)(h, {
    ours: m,
    listed: f,
    onRequest: !1
   }, e);
   return (0, s.L)(g, {
    unread: w,
    dryRun: l.dryRun
   });
  }
  async function recentOnDiffs(e, t) {
   try {
    return await recentComments("review-comment", e, t);
   } catch (e) {
    return {
     comments: [],
     unread: `Review threads were not checked: ${(0, l.fI)((0, l.wz)(e))}`
    };
   }
  }
  async function recentComments(e, t, n) {
   const r = new Date(t - a).toISOString(), {where: o, latest: s, oldest: l} = i[e], d = await n.recentComments(e, {
    since: r,
    mostPages: s
   });
   if (!d.cut) return {
    comments: d.comments,
    unread: null
   };
   const u = await n.recentComments(e, {
    since: r,
    mostPages: l,
    oldestFirst: !0
   }), c = new Set(d.comments.map(({id: e}) => e)), m = !u.cut || u.comments.some(({id: e}) => c.has(e)), f = `the latest ${d.comments.length} and the oldest ${u.comments.length} were read`;
   return {
    comments: [ ...d.comments, ...u.comments.toReversed() ],
    unread: m ? null : `There are more comments than one run reads: of those of the last 14 days ${o}, ${f}. A job in between is checked by a later run, or by the command \`status\` in its thread.`
   };
  }
 }),
 1269: ((e, t, n) => {
  n.d(t, {
   L: () => settlingOutcome
  });
  var r = n(5219);
  function settlingOutcome({followed: e, left: t, ...n}, {unread: o, dryRun: s}) {
   const l = n.settled.filter(({kind: e}) => "unchanged" !== e), of = e => l.filter(t => t.kind === e), [a, i] = [ of("settled"), of("failed") ], d = [ ...of("running"), ...of("still-open") ], u = `${a.length} ${s ? "would be updated" : "updated"}, ${d.length} still open, ${i.length} ${1 === i.length ? "error" : "errors"}`, c = 0 === e ? "" : `, ${e} still followed by a run`, m = 0 === t ? "" : `, ${t} not checked, because the run was cancelled`, f = 0 === l.length && 0 === t && 0 === e, h = 0 === o.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", w = f ? h : `Unfinished jobs: ${u}${c}${m}.`, g = l.length > 0 && i.length === l.length, k = g ? ` The first: ${i[0]?.words}` : "", b = `${s ? "A dry run: nothing was written. " : ""}${w}`, p = [ "### docs-agent: " + (s ? "dry run, nothing was written" : "status comments updated"), "", b, "", ...[ ...a, ...i, ...d ].map(({url: e, thread: t, words: n}) => `- [Thread ${t}](${e}): ${(0, 
   r.SS)(n, {
    longest: 300
   })}`), ...o.flatMap(e => [ "", (0, r.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: s ? "dry-run" : "settled",
    sentence: b + k,
    summary: p,
    fails: g
   };
  }
 })
};