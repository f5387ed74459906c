"use strict";

exports.id = 298, exports.ids = [ 298, 544, 64, 917 ], exports.modules = {
 1064: ((e, t, n) => {
  n.d(t, {
   correctLate: () => correctLate,
   followExisting: () => followExisting,
   j: () => settleAll
  });
  var r = n(2912), s = n(9644), o = n(2615), a = n(4337), l = n(2653), i = n(2107), u = n(9979), c = n(8716), d = n(491), m = n(4865), f = n(3776), w = n(4164), h = n(943), g = n(4845), p = n(8311), k = n(1993), b = n(3789), y = n(9851), $ = n(2538);
  const v = {
   kind: "other"
  }, j = 6048e5;
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {marker: n} = e.comment, {jobId: s} = n, o = function({state: e, outcome: t, pullRequest: n}, r) {
      return "not-created" === e ? l.mv : "waiting" === e ? (0, l.nl)(h.Ut) : "starting" === e || "unknown" === e ? (0, 
      l.eq)(h.SD) : null === t || "no-news" === t ? null : (0, l.uQ)({
       outcome: t,
       pullRequest: n
      }, (0, y.WQ)(r));
     }(n, t);
     if (null === s || null !== o && !e.corrects) return (0, b.qF)(o ?? (0, l.eq)(h.SD), n, t);
     const a = await t.service.readJob(s, t.runner.cancelled), i = "job" === a.kind ? a.job : null, c = "job" === a.kind ? null : settled("failed", e, function(e, t, {onRequest: n = !1}) {
      const r = `Could not check the job ${e}:`;
      if ("failed" !== t.kind) return `${r} ${(0, g.fI)(t.problem)}`;
      const s = null === t.retryAfterMs ? "" : ` The service asks to wait ${(0, f.p0)(t.retryAfterMs)}.`, o = n ? "Ask again later." : "The next settle run checks again.";
      return `${r} ${t.problem.message}${s} ${o}`;
     }(s, a, e));
     if (null !== o) {
      const r = null === i ? null : (0, u.ip)(i, t);
      return null !== r || (0, l.Yk)(n).length > 0 ? r ?? o : null !== c && "missing" !== a.kind ? c : settled("unchanged", e, "the job has no pull request");
     }
     const d = t.clock.now();
     return null !== i && (0, p.dR)(i) && d >= (0, r.MI)(n) ? (0, p.cQ)(i) && null === e.againAt ? null : {
      ...(0, l.Yu)(i, (0, y.WQ)(t)),
      endedBefore: e.endedBefore
     } : !(null === n.outcome && d - Date.parse(n.askedAt) > j) || (0, r.Df)(n, d) || null === i && "missing" !== a.kind ? c ?? settled("running", e, `the job ${s} is running`) : (0, 
     l.ec)(i);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: r, ours: s, listed: o, onRequest: l = !1} = e, {marker: i, thread: u, review: c, kind: d, id: f} = r;
     if ("never" === (0, a.A)(v, i, n.clock.now())) {
      const {sentence: n} = (0, w.wX)(t, i);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const {view: h, job: g} = t, p = null === g || "finished" !== h.state ? {} : await (0, 
     y.pX)(h, i, n), b = {
      ...t,
      ...p
     }, j = (0, m.L7)({
      comment: r,
      attempted: null
     }, b.view), {sentence: A, problem: S} = (0, w.wX)(b, i), R = j ? "the end was reported" : A;
     if (n.settings.dryRun) return settled("settled", e, R);
     const M = j && i.told.includes("reaction"), T = (0, m.fo)({
      causedBy: M ? null : await causeOf(e, n),
      order: $.Jh,
      base: i,
      instruction: {
       keptFrom: r.body
      },
      writer: v,
      page: (0, m.ZZ)({
       ours: s,
       conversation: {
        thread: u,
        review: c
       },
       comment: r
      })
     }), C = o.filter(e => e.thread === u && e.author === s.login).map(({body: e}) => e), q = await (0, 
     k.J)((0, m.K1)(T, b), {
      answering: l,
      written: C
     }, n), {unconfirmed: O} = b, x = `its pull request is not confirmed, so it is not handed over yet. ${O}`;
     if (void 0 !== O && q.owing.has("handover")) return settled("still-open", e, x);
     const I = function({page: {written: e, failure: t}, owing: n}) {
      if ("overtaken" === e) return "another run has just updated it";
      if ("gone" === e) return "its comment was deleted";
      if (null !== t) throw t;
      const r = [ ...n.values() ];
      return r.includes("failed") ? "the end could not be reported" : r.includes("later") ? "another run may still be reporting the end" : null;
     }(q), D = [ ...q.owing.values() ].includes("held") ? {
      reports: `${d}/${f}`
     } : {};
     return {
      ...null === I ? settled("settled", e, R) : settled("still-open", e, I),
      problem: j ? null : S?.message ?? null,
      ...D
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, g.fI)((0, g.wz)(t)));
   }
  }
  function settled(e, {comment: {thread: t, id: n, url: r}}, s) {
   return {
    kind: e,
    thread: t,
    id: n,
    url: r,
    words: s
   };
  }
  async function causeOf({comment: e, listed: t}, {repository: n, runner: r}) {
   const {trigger: s} = e.marker;
   if ("run" === s.kind) return null;
   const a = t.find(e => (0, o.Go)(e, s)) ?? await (0, d.wF)(n.causingComment(s), "Could not read who requested the job", r);
   return a?.thread === e.thread ? a : null;
  }
  const A = 15e3, S = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, s.ui)(e) || (0, 
   l.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, a.A)(v, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: o, runner: a} = n;
   let l = null;
   const i = {
    async readJob(e, t) {
     const r = l ?? await n.service.readJob(e, t);
     return "failed" === r.kind && null !== r.retryAfterMs && r.retryAfterMs > 0 && (l = r), 
     r;
    }
   }, c = (0, u.tS)(e, S, o.now()), d = e.flatMap(e => {
    const n = c.includes(e);
    return n || needsSettling(e.marker, o.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     endedBefore: !0,
     corrects: n
    } ] : [];
   }), m = d.map(({comment: e}) => e), f = [];
   for (const e of d) {
    const t = (e.againAt ?? 0) - o.monotonic();
    if (t > 0 && await o.sleep(t, a.cancelled), a.cancelled.aborted) break;
    const r = await settle(e, {
     ...n,
     service: i
    });
    null === r ? d.push({
     ...e,
     againAt: o.monotonic() + A
    }) : f.push(r);
   }
   return {
    settled: f,
    followed: e.filter(e => (0, s.ui)(e.marker) && (0, r.Df)(e.marker, o.now()) && !m.includes(e)).length,
    left: m.length - f.length
   };
  }
  async function settleSeen(e, {job: t, endedBefore: n}, {failed: s, ...o}, a) {
   const {runner: l, clock: i} = a, {marker: u, url: c} = e, d = (0, r.cW)(u, i.now()), m = {
    ...o,
    comment: e,
    againAt: i.monotonic(),
    endedBefore: n,
    corrects: d
   };
   if (d || needsSettling(u, i.now(), m)) {
    const e = {
     readJob: async () => ({
      kind: "job",
      job: t
     })
    }, n = await settle(m, {
     ...a,
     service: e
    });
    "failed" === n?.kind && l.warning(`${s}: ${n.words}`);
   } else "started" === u.state && l.info(`Another run updates the status comment ${c}`);
  }
  async function correctLate(e, t, n) {
   for (const {comment: r, job: s} of e) {
    const e = `Could not correct the status comment ${r.url}`;
    await settleSeen(r, {
     job: s,
     endedBefore: !0
    }, {
     ...t,
     failed: e
    }, n);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: s, clock: o} = n;
   s.info(`Following the existing job ${e}; nothing is started.`), (0, i.PB)(e, n);
   const a = null === t ? null : await statusesOf(e, t, "Could not read the thread, so no status comment gets the end", n), l = a?.statuses.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, u = o.monotonic(), d = null === l ? 0 : (0, 
   r.MI)(l.marker), f = await (0, i.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, m.Hw)(n),
    endBelievedFrom: d
   }, n), w = (0, i.It)(f, u, n);
   if (null !== l && "final" === f.kind && !s.cancelled.aborted) {
    const t = "Could not write the status comment", r = await statusesOf(e, l.thread, t, n);
    if (null !== r) for (const e of r.statuses) await settleSeen(e, f, {
     ...r,
     failed: t
    }, n);
   }
   return (0, c.Y)(w, {
    jobId: e,
    request: "job",
    resumed: !0,
    prompt: null,
    usage: null,
    outdated: null,
    since: Date.parse(f.job?.createdAt ?? ""),
    commentUrl: l?.url ?? null
   }, n);
  }
  async function statusesOf(e, t, n, {repository: r, runner: s, ...a}) {
   const l = await (0, d.wF)(Promise.all([ r.viewer(), r.comments(t) ]), n, s);
   if (null === l) return null;
   const [i, u] = l, c = (0, o.nO)(i, a), m = u.map(e => ({
    ...e,
    thread: t
   }));
   return {
    ours: c,
    listed: m,
    statuses: (0, o.D5)(m, c).marked.filter(({marker: t}) => t.jobId === e)
   };
  }
 }),
 4544: ((e, t, n) => {
  n.d(t, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => i,
   e: () => answerInThread
  });
  var r = n(491), s = n(2615), o = n(571), a = n(4845), l = n(5219);
  class AnsweredError extends Error {}
  async function answerInThread(e, t, n) {
   if (n.settings.dryRun) return (0, o.ML)(t.text);
   const {url: r} = await writeAnswer(e, t, n);
   return {
    kind: "helped",
    sentence: `Answered at ${r}`
   };
  }
  async function writeAnswer({comment: e, thread: t}, {text: n, reaction: o = "+1", ends: a = [], ...l}, i) {
   const u = {
    comment: e.id,
    ...0 === a.length ? {} : {
     ends: a
    }
   }, c = {
    thread: t.number,
    review: e.review
   }, d = await i.repository.createComment(c, (0, s.BG)(u, n), l);
   try {
    return null !== o && await (0, r.lC)(e, o, i), d;
   } catch (e) {
    throw new AnsweredError("The command has been answered.", {
     cause: e
    });
   }
  }
  const i = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(e, t, n) {
   try {
    return await t();
   } catch (t) {
    if (t instanceof AnsweredError) throw t.cause;
    throw t instanceof a._7 || await async function(e, t, n) {
     const {runner: s} = n;
     if (await (0, r.lC)(e.comment, "confused", n), s.cancelled.aborted) return;
     const o = t instanceof a.ro ? (0, a.GW)(t) : [ {
      message: "This is a bug in docs-agent.",
      hint: "See the log of the run."
     } ], u = `**Nothing was started.** ${i}\n\n${(0, l.TL)(o.map(a.fI).join("\n"))}`;
     await (0, r.wF)(writeAnswer(e, {
      text: u,
      reaction: null
     }, n), "Could not report the failure in the thread", s);
    }(e, t, n), function(e) {
     const withAdvice = ({message: e, hint: t}) => ({
      message: e,
      hint: `${t} ${i}`
     });
     return e instanceof a.dz ? new a.dz(e.problems.map(withAdvice), e) : e instanceof a._7 ? new a._7({
      status: e.status,
      ...withAdvice(e),
      cause: e
     }) : e instanceof a.pU ? (0, a.LM)(e, {
      advice: i
     }) : e;
    }(t);
   }
  }
 }),
 6298: ((e, t, n) => {
  n.d(t, {
   runSettle: () => runSettle,
   settleThread: () => settleThread
  });
  var r = n(425), s = n(9851), o = n(8803), a = n(1064), l = n(2615), i = n(4510), u = n(5219);
  function settlingOutcome({settled: e, followed: t, left: n}, {unread: r, dryRun: s}) {
   const of = t => e.filter(e => e.kind === t), [o, a, l] = [ of("settled"), of("failed"), [ ...of("running"), ...of("still-open") ] ], i = [ ...o, ...a, ...l ], d = [ `Unfinished jobs: ${o.length} ${s ? "would be updated" : "updated"}`, `${l.length} still open`, `${a.length} ${1 === a.length ? "error" : "errors"}`, ...0 === t ? [] : [ `${t} still followed by a run` ], ...0 === n ? [] : [ `${n} not checked, because the run was cancelled` ] ], m = 0 === r.length ? "There is no unfinished job" : c, f = `${s ? "A dry run: nothing was written. " : ""}${i.length + n + t === 0 ? m : d.join(", ")}.`, w = i.length > 0 && a.length === i.length, h = w ? ` The first: ${a[0]?.words}` : "", g = [ "### docs-agent: " + (s ? "dry run, nothing was written" : "status comments updated"), "", f, "", ...i.map(({url: e, thread: t, words: n}) => `- [Thread ${t}](${e}): ${(0, 
   u.SS)(n, {
    longest: 300
   })}`), ...r.flatMap(e => [ "", (0, u.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: s ? "dry-run" : "settled",
    sentence: f + h,
    summary: g,
    fails: w
   };
  }
  const c = "No unfinished job was found among the comments that were read";
  var d = n(4845), m = n(4544);
  const f = 12096e5, w = {
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
   const [t, ...n] = await Promise.all([ e.repository.viewer(), recentComments("issue-comment", e), recentComments("review-comment", e).catch(e => ({
    comments: [],
    unread: `Review threads were not checked: ${(0, d.fI)((0, d.wz)(e))}`
   })) ]), r = (0, l.nO)(t, e), s = n.flatMap(({comments: e}) => e), o = n.flatMap(e => e.unread ?? []);
   for (const t of o) e.runner.warning(t);
   return settlingOutcome(await (0, a.j)((0, l.D5)(s, r).marked, {
    ours: r,
    listed: s
   }, e), {
    unread: o,
    dryRun: e.settings.dryRun
   });
  }
  async function recentComments(e, {repository: t, clock: n}) {
   const r = new Date(n.now() - f).toISOString(), {where: s, latest: o, oldest: a} = w[e], l = await t.recentComments(e, {
    since: r,
    mostPages: o
   });
   if (!l.cut) return {
    comments: l.comments,
    unread: null
   };
   const i = await t.recentComments(e, {
    since: r,
    mostPages: a,
    oldestFirst: !0
   }), u = new Set(l.comments.map(({id: e}) => e)), c = [ ...l.comments, ...i.comments.toReversed() ];
   return !i.cut || i.comments.some(({id: e}) => u.has(e)) ? {
    comments: c,
    unread: null
   } : {
    comments: c,
    unread: `There are more comments than one run reads: of those of the last 14 days ${s}, the latest ${l.comments.length} and the oldest ${i.comments.length} were read. A job in between is checked by a later run, or by the command \`status\` in its thread.`
   };
  }
  async function settleThread(e, t, n) {
   const {clock: u, repository: c, settings: d} = n, f = e.thread.number, w = (0, l.nO)(t, n), list = async () => (await (0, 
   r.TK)(e, "everywhere", c)).map(e => ({
    ...e,
    thread: f
   })), h = u.now(), g = await list(), {marked: p} = (0, r.SB)((0, l.D5)(g, w), e, g), k = await (0, 
   a.j)(p, {
    ours: w,
    listed: g,
    onRequest: !0
   }, n), {settled: b} = k, y = new Map(b.map(e => [ e.url, e ])), $ = await list(), v = (0, 
   r.SB)((0, l.D5)($, w), e, $), j = function(e) {
    const asked = ({marker: e}) => Date.parse(e.askedAt);
    return e.toReversed().toSorted((e, t) => asked(t) - asked(e));
   }(v.marked).map(e => function({marker: e, url: t, body: n}, r, o) {
    const a = "failed" === r?.kind && "started" === e.state, l = "running" === r?.kind, i = "failed" === r?.kind || "still-open" === r?.kind;
    return {
     marker: e,
     url: t,
     body: n,
     link: (0, s.uM)(e.pullRequest, o),
     seen: l ? "running" : a ? "unreadable" : null,
     said: i ? r.words : r?.problem ?? null
    };
   }(e, y.get(e.url), n)), A = [ ...v.unreadable.map(({url: e}) => (0, i.ui)(e)), ...j.map(e => (0, 
   i.qo)(e, u.now())) ], S = (0, o.ct)(h, n) ? [ ...new Set(b.flatMap(({reports: e}) => e ?? [])) ] : [], R = {
    comment: e.comment.id,
    ends: S
   }, M = 0 === A.length ? "There is no job in this thread." : (0, i.MO)(A, R), T = b.some(({kind: e}) => "failed" === e) ? "confused" : "+1", C = settlingOutcome(k, {
    unread: [],
    dryRun: d.dryRun
   });
   return await (0, m.e)(e, {
    text: M,
    reaction: T,
    ends: S,
    mayRepeat: async () => 0 === S.length || (0, o.ct)(h, n)
   }, n), C;
  }
 })
};