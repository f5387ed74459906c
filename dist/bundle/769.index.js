"use strict";

exports.id = 769, exports.ids = [ 769 ], exports.modules = {
 6195: ((e, n, t) => {
  t.d(n, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = t(2912), o = t(4845), s = t(9979), i = t(6881);
  const a = 15e3, d = 20;
  async function settleAll(e, n, t) {
   const {clock: o, runner: l} = t, u = {
    ...n,
    jobs: patientReader(t.service),
    endedBefore: !0
   }, c = [], m = (0, s.tS)(e, d, o.now()), f = e.filter(e => (0, i.e)(e.marker, o.now(), n) || m.includes(e)), h = f.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: n} of h) {
    const r = null === n ? 0 : n + a - o.monotonic();
    if (r > 0 && await o.sleep(r, l.cancelled), l.cancelled.aborted) break;
    const s = m.includes(e), i = await settleOne(e, {
     ...u,
     again: null !== n,
     mayBeCorrected: s
    }, t);
    "unlinked" === i.kind ? h.push(i) : c.push(i);
   }
   return {
    settled: c,
    followed: e.filter(e => {
     const {state: n} = e.marker;
     return ("started" === n || "starting" === n || "waiting" === n) && (0, r.Df)(e.marker, o.now()) && !f.includes(e);
    }).length,
    left: f.length - c.length
   };
  }
  async function settleOne(e, n, t) {
   try {
    return await (0, i.d)(e, n, t);
   } catch (n) {
    const t = (0, o.fI)((0, o.wz)(n)), {id: r, url: s, thread: i} = e;
    return {
     kind: "failed",
     id: r,
     url: s,
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
  var r = t(2912), o = t(4337), s = t(3776), i = t(6183), a = t(4845), d = t(8311), l = t(2653), u = t(8419), c = t(9979), m = t(9851), f = t(3441), h = t(1886), w = t(2538), g = t(4865);
  const k = {
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
  const b = "the end was reported";
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
    return o.warning(`Could not read who requested the job: ${(0, a.fI)((0, a.wz)(e))}`), 
    null;
   }
  }
  const p = 6048e5;
  function needsSettling(e, n, {onRequest: t}) {
   return !(!t || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   l.Yk)(e).length > 0) && !(0, r.Df)(e, n) && "never" !== (0, o.A)(k, e, n);
  }
  async function settleComment(e, n, t) {
   const s = await async function(e, {mayBeCorrected: n, ...t}, r) {
    const {jobId: o} = e.marker;
    if (!n || null === o) return null;
    const s = await t.jobs.readJob(o, r.runner.cancelled), i = "job" === s.kind ? (0, 
    c.ip)(s.job, (0, m.WQ)(r)) : null;
    return null !== i ? {
     kind: "end",
     ending: i
    } : (0, l.Yk)(e.marker).length > 0 ? null : "refused" === s.kind || "failed" === s.kind ? notRead({
     comment: e,
     jobId: o,
     reading: s
    }, t) : settled("unchanged", e, "the job has no pull request");
   }(e, n, t) ?? await async function(e, n, t) {
    const o = await async function({marker: e}, n, t) {
     const {state: r, jobId: o, outcome: s} = e, end = e => ({
      kind: "end",
      ending: e
     });
     if ("not-created" === r) return end(l.mv);
     if ("waiting" === r) return end((0, l.nl)(i.Ut));
     if ("starting" === r || "unknown" === r || null === o) return end((0, l.eq)(i.SD));
     if (null === s || "no-news" === s) return {
      kind: "unread",
      jobId: o
     };
     return end(await (0, u.qF)((0, l.uQ)({
      ...e,
      outcome: s
     }, (0, m.WQ)(t)), {
      marker: e,
      readJob: e => n.jobs.readJob(e, t.runner.cancelled)
     }, t));
    }(e, n, t);
    return "end" === o.kind ? o : async function({jobId: e, comment: n}, t, {runner: o, clock: s, ...i}) {
     const {marker: a} = n, u = await t.jobs.readJob(e, o.cancelled), c = s.now();
     if ("job" === u.kind && (0, d.dR)(u.job) && c >= (0, r.MI)(a)) return (0, d.cQ)(u.job) && !t.again ? {
      kind: "unlinked",
      comment: n,
      seenAt: s.monotonic()
     } : {
      kind: "end",
      ending: {
       ...(0, l.Yu)(u.job, (0, m.WQ)(i)),
       endedBefore: t.endedBefore
      }
     };
     return null !== a.outcome || c - Date.parse(a.askedAt) <= p || (0, r.Df)(a, c) || "job" !== u.kind && "missing" !== u.kind ? "job" === u.kind ? settled("running", n, `the job ${e} is running`) : notRead({
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
   return "end" === s.kind ? async function(e, n, t, r) {
    const {marker: s} = e;
    if ("never" === (0, o.A)(k, s, r.clock.now())) {
     const t = (0, f.w)(n, s).sentence;
     return settled("still-open", e, `${t} The run that follows it updates the comment.`);
    }
    const i = await async function({marker: e}, n, t) {
     const {view: r, job: o} = n;
     return null === o || "finished" !== r.state ? n : {
      ...n,
      ...await (0, m.pX)(r, e, t)
     };
    }(e, n, r), a = (0, l.L7)({
     comment: e,
     attempted: null
    }, i.view), {sentence: d, problem: u} = (0, f.w)(i, s), c = a ? b : d;
    if (r.settings.dryRun) return settled("settled", e, c);
    const p = a && s.told.includes("reaction"), y = {
     thread: e.thread,
     review: e.review
    }, j = (0, g.fo)({
     causedBy: p ? null : await causeOf(e, t, r),
     order: w.Jh,
     base: s,
     instruction: {
      keptFrom: e.body
     },
     writer: k,
     page: (0, g.ZZ)({
      ours: t.ours,
      conversation: y,
      comment: e
     })
    }), $ = t.listed.filter(n => n.thread === e.thread && n.author === t.ours.login).map(({body: e}) => e), v = {
     answering: t.onRequest,
     written: $
    }, R = await (0, h.J)((0, g.K1)(j, i), v, r);
    if (void 0 !== i.unconfirmed && null === R.page.failure && R.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${i.unconfirmed}`);
    const {kind: A, id: C} = e, I = [ ...R.owing.values() ].includes("held") ? {
     reports: `${A}/${C}`
    } : {};
    return {
     ...settledBy(R, e, c),
     problem: a ? null : u?.message ?? null,
     ...I
    };
   }(e, s.ending, n, t) : s;
  }
  function notRead({comment: e, jobId: n, reading: t}, r) {
   return settled("failed", e, `Could not check the job ${n}: ${function(e, {onRequest: n}) {
    if ("failed" !== e.kind) return (0, a.fI)(e.problem);
    const t = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, s.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${t} ${n ? "Ask again later." : "The next settle run checks again."}`;
   }(t, r)}`);
  }
 }),
 5769: ((e, n, t) => {
  t.d(n, {
   runSettle: () => runSettle
  });
  var r = t(6195), o = t(2615), s = t(1269), i = t(4845);
  const a = 12096e5, d = {
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
   const {repository: n, runner: t, settings: i, clock: a} = e, d = a.now(), [l, u, c] = await Promise.all([ n.viewer(), recentComments("issue-comment", d, n), recentOnDiffs(d, n) ]), m = (0, 
   o.nO)(l, e), f = [ ...u.comments, ...c.comments ], {marked: h} = (0, o.D5)(f, m), w = [ u.unread, c.unread ].filter(e => null !== e);
   for (const e of w) t.warning(e);
   const g = await (0, r.j)(h, {
    ours: m,
    listed: f,
    onRequest: !1
   }, e);
   return (0, s.L)(g, {
    unread: w,
    dryRun: i.dryRun
   });
  }
  async function recentOnDiffs(e, n) {
   try {
    return await recentComments("review-comment", e, n);
   } catch (e) {
    return {
     comments: [],
     unread: `Review threads were not checked: ${(0, i.fI)((0, i.wz)(e))}`
    };
   }
  }
  async function recentComments(e, n, t) {
   const r = new Date(n - a).toISOString(), {where: o, latest: s, oldest: i} = d[e], l = await t.recentComments(e, {
    since: r,
    mostPages: s
   });
   if (!l.cut) return {
    comments: l.comments,
    unread: null
   };
   const u = await t.recentComments(e, {
    since: r,
    mostPages: i,
    oldestFirst: !0
   }), c = new Set(l.comments.map(({id: e}) => e)), m = !u.cut || u.comments.some(({id: e}) => c.has(e)), f = `the latest ${l.comments.length} and the oldest ${u.comments.length} were read`;
   return {
    comments: [ ...l.comments, ...u.comments.toReversed() ],
    unread: m ? null : `There are more comments than one run reads: of those of the last 14 days ${o}, ${f}. A job in between is checked by a later run, or by the command \`status\` in its thread.`
   };
  }
 }),
 1269: ((e, n, t) => {
  t.d(n, {
   L: () => settlingOutcome
  });
  var r = t(5219);
  function settlingOutcome({followed: e, left: n, ...t}, {unread: o, dryRun: s}) {
   const i = t.settled.filter(({kind: e}) => "unchanged" !== e), of = e => i.filter(n => n.kind === e), [a, d] = [ of("settled"), of("failed") ], l = [ ...of("running"), ...of("still-open") ], u = `${a.length} ${s ? "would be updated" : "updated"}, ${l.length} still open, ${d.length} ${1 === d.length ? "error" : "errors"}`, c = 0 === e ? "" : `, ${e} still followed by a run`, m = 0 === n ? "" : `, ${n} not checked, because the run was cancelled`, f = 0 === i.length && 0 === n && 0 === e, h = 0 === o.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", w = f ? h : `Unfinished jobs: ${u}${c}${m}.`, g = i.length > 0 && d.length === i.length, k = g ? ` The first: ${d[0]?.words}` : "", b = `${s ? "A dry run: nothing was written. " : ""}${w}`, p = [ "### docs-agent: " + (s ? "dry run, nothing was written" : "status comments updated"), "", b, "", ...[ ...a, ...d, ...l ].map(({url: e, thread: n, words: t}) => `- [Thread ${n}](${e}): ${(0, 
   r.SS)(t, {
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