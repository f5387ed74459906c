"use strict";

exports.id = 897, exports.ids = [ 897, 544, 64, 278 ], exports.modules = {
 5064: ((e, t, n) => {
  n.r(t), n.d(t, {
   followExisting: () => followExisting,
   needsSettling: () => needsSettling,
   settleAll: () => settleAll,
   settleSeen: () => settleSeen
  });
  var r = n(2912), o = n(9644), s = n(2615), a = n(4337), i = n(3776), l = n(4164), c = n(943), d = n(4845), u = n(8311), m = n(2653), w = n(1993), f = n(2107), h = n(3789), g = n(9979), p = n(9851), k = n(8716), b = n(491), y = n(4865), v = n(7525);
  const A = {
   kind: "other"
  }, $ = 6048e5, j = 15e3, S = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || (0, 
   m.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, a.A)(A, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: s, runner: a} = n;
   let i = null;
   const l = {
    async readJob(e, t) {
     const r = i ?? await n.service.readJob(e, t);
     return "failed" === r.kind && (r.retryAfterMs ?? 0) > 0 && (i = r), r;
    }
   }, c = (0, g.tS)(e, S, s.now()), d = e.flatMap(e => {
    const n = c.includes(e);
    return n || needsSettling(e.marker, s.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     corrects: n
    } ] : [];
   }), u = d.map(({comment: e}) => e), m = [];
   for (const e of d) {
    const t = (e.againAt ?? 0) - s.monotonic();
    if (t > 0 && await s.sleep(t, a.cancelled), a.cancelled.aborted) break;
    const r = await settle(e, {
     ...n,
     service: l
    });
    null === r ? d.push({
     ...e,
     againAt: s.monotonic() + j
    }) : m.push(r);
   }
   return {
    settled: m,
    followed: e.filter(e => (0, o.ui)(e.marker) && (0, r.Df)(e.marker, s.now()) && !u.includes(e)).length,
    left: u.length - m.length
   };
  }
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {againAt: n, endedBefore: o = !0, corrects: s, onRequest: a = !1} = e, {marker: l} = e.comment, {jobId: w, outcome: f, askedAt: h} = l, k = "no-news" === f ? null : (0, 
     m.UZ)(l, (0, p.WQ)(t));
     if (null === w || null !== k && !s) return (0, v.q)(k ?? (0, m.eq)(c.SD), l, t);
     const b = await t.service.readJob(w, t.runner.cancelled), y = "job" === b.kind ? b.job : null, A = null !== y || "missing" === b.kind, j = t.clock.now();
     if (null !== k) {
      const n = null === y ? null : (0, g.ip)(y, t);
      if (null !== n || (0, m.Yk)(l).length > 0) return n ?? k;
      if (A) return settled("unchanged", e, "the job has no pull request");
     } else {
      if (null !== y && (0, u.dR)(y) && j >= (0, r.MI)(l)) return (0, u.cQ)(y) && null === n ? null : {
       ...(0, m.Yu)(y, (0, p.WQ)(t)),
       endedBefore: o
      };
      if (A && null === f && j - Date.parse(h) > $ && !(0, r.Df)(l, j)) return {
       ...(0, m.uQ)({
        outcome: "no-news",
        pullRequest: null
       }, (0, p.WQ)(t)),
       job: y
      };
     }
     if ("job" === b.kind) return settled("running", e, `the job ${w} is running`);
     const S = `Could not check the job ${w}:`;
     if ("failed" !== b.kind) return settled("failed", e, `${S} ${(0, d.fI)(b.problem)}`);
     const {problem: C, retryAfterMs: R} = b, I = null === R ? "" : ` The service asks to wait ${(0, 
     i.p0)(R)}.`, M = a ? "Ask again later." : "The next settle run checks again.";
     return settled("failed", e, `${S} ${C.message}${I} ${M}`);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: r, ours: o, listed: i, onRequest: c = !1} = e, {marker: d, thread: u, review: m, kind: f, id: h} = r;
     if ("never" === (0, a.A)(A, d, n.clock.now())) {
      const {sentence: n} = (0, l.wX)(t, d);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const g = null === t.job ? t : await (0, p.pX)(t, d, n), k = (0, y.L7)({
      comment: r,
      attempted: null
     }, g.view), {sentence: v, problem: $} = (0, l.wX)(g, d), j = k ? "the end was reported" : v;
     if (n.settings.dryRun) return settled("settled", e, j);
     const S = k && d.told.includes("reaction") ? null : await async function({comment: e, listed: t}, {repository: n, runner: r}) {
      const {trigger: o} = e.marker;
      if ("run" === o.kind) return null;
      const a = t.find(e => (0, s.Go)(e, o)) ?? await (0, b.wF)(n.causingComment(o), "Could not read who requested the job", r);
      return a?.thread === e.thread ? a : null;
     }(e, n), C = {
      ours: o,
      conversation: {
       thread: u,
       review: m
      },
      comment: r
     }, R = (0, y.fo)({
      causedBy: S,
      base: d,
      writer: A
     }, C), I = i.filter(e => e.thread === u && e.author === o.login).map(({body: e}) => e), M = await (0, 
     w.J)((0, y.K1)(R, g), {
      answering: c,
      written: I
     }, n), T = function({stage: {unconfirmed: e}, page: {written: t, failure: n}, owing: r}) {
      if ("overtaken" === t) return "another run has just updated it";
      if ("gone" === t) return "its comment was deleted";
      if (null !== n) throw n;
      if (void 0 !== e && r.has("handover")) return `its pull request is not confirmed, so it is not handed over yet. ${e}`;
      const o = [ ...r.values() ];
      return o.some(e => "string" != typeof e) ? "the end could not be reported" : o.includes("later") ? "another run may still be reporting the end" : null;
     }(M), q = [ ...M.owing.values() ].includes("held") ? {
      reports: `${f}/${h}`
     } : {};
     return {
      ...settled(null === T ? "settled" : "still-open", e, T ?? j),
      problem: k ? null : $?.message ?? null,
      ...q
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, d.fI)((0, d.wz)(t)));
   }
  }
  function settled(e, {comment: {thread: t, url: n}}, r) {
   return {
    kind: e,
    thread: t,
    url: n,
    words: r
   };
  }
  async function settleSeen(e, t, n) {
   const {runner: o, clock: s} = n;
   for (const {comment: a, job: i} of e) {
    const {marker: e, url: l} = a, c = (0, r.cW)(e, s.now());
    if (c || needsSettling(e, s.now(), t)) {
     const e = {
      readJob: async () => ({
       kind: "job",
       job: i
      })
     }, r = {
      ...t,
      comment: a,
      againAt: s.monotonic(),
      corrects: c
     }, d = await settle(r, {
      ...n,
      service: e
     }), u = t.failed ?? `Could not correct the status comment ${l}`;
     "failed" === d?.kind && o.warning(`${u}: ${d.words}`);
    } else "started" === e.state && o.info(`Another run updates the status comment ${l}`);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: o, clock: a} = n;
   o.info(`Following the existing job ${e}; nothing is started.`), (0, f.PB)(e, n);
   const read = async t => {
    const [r, o] = await (0, h.Iw)(t, n), a = o.map(e => ({
     ...e,
     thread: t
    }));
    return [ (0, s.D5)(a, r).marked.filter(({marker: t}) => t.jobId === e), {
     ours: r,
     listed: a
    } ];
   }, [i] = (null === t ? null : await (0, b.wF)(read(t), "Could not read the thread, so no status comment gets the end", o)) ?? [ [] ], l = i.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, c = a.monotonic(), d = null === l ? 0 : (0, 
   r.MI)(l.marker), u = await (0, f.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, y.Hw)(n),
    endBelievedFrom: d
   }, n), m = (0, f.It)(u, c, n);
   if (null !== l && "final" === u.kind && !o.cancelled.aborted) {
    const e = "Could not write the status comment", [t, r] = await (0, b.wF)(read(l.thread), e, o) ?? [], {job: s, endedBefore: a} = u, i = t?.map(e => ({
     comment: e,
     job: s
    })) ?? [];
    void 0 !== r && await settleSeen(i, {
     ...r,
     failed: e,
     endedBefore: a
    }, n);
   }
   const w = {
    jobId: e,
    request: "job",
    resumed: !0,
    commentUrl: l?.url ?? null
   };
   return (0, k.Y)(m, {
    ...w,
    since: Date.parse(u.job?.createdAt ?? "")
   }, n);
  }
 }),
 4544: ((e, t, n) => {
  n.d(t, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => l,
   e: () => answerInThread
  });
  var r = n(491), o = n(2615), s = n(571), a = n(4845), i = n(5219);
  class AnsweredError extends Error {}
  async function answerInThread(e, t, n) {
   if (n.settings.dryRun) return (0, s.ML)(t.text);
   const {url: r} = await writeAnswer(e, t, n);
   return {
    kind: "helped",
    sentence: `Answered at ${r}`
   };
  }
  async function writeAnswer({comment: e, thread: t}, {text: n, reaction: s = "+1", ends: a = [], ...i}, l) {
   const c = {
    comment: e.id,
    ...0 === a.length ? {} : {
     ends: a
    }
   }, d = {
    thread: t.number,
    review: e.review
   }, u = await l.repository.createComment(d, (0, o.BG)(c, n), i);
   try {
    return null !== s && await (0, r.lC)(e, s, l), u;
   } catch (e) {
    throw new AnsweredError("The command has been answered.", {
     cause: e
    });
   }
  }
  const l = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(e, t, n) {
   try {
    return await t();
   } catch (t) {
    if (t instanceof AnsweredError) throw t.cause;
    throw t instanceof a._7 || await async function(e, t, n) {
     const {runner: o} = n;
     if (await (0, r.lC)(e.comment, "confused", n), o.cancelled.aborted) return;
     const s = t instanceof a.ro ? (0, a.GW)(t) : [ {
      message: "This is a bug in docs-agent.",
      hint: "See the log of the run."
     } ], c = writeAnswer(e, {
      text: `**Nothing was started.** ${l}\n\n${(0, i.TL)(s.map(a.fI).join("\n"))}`,
      reaction: null
     }, n);
     await (0, r.wF)(c, "Could not report the failure in the thread", o);
    }(e, t, n), function(e) {
     const withAdvice = ({message: e, hint: t}) => ({
      message: e,
      hint: `${t} ${l}`
     });
     return e instanceof a.dz ? new a.dz(e.problems.map(withAdvice), e) : e instanceof a._7 ? new a._7({
      status: e.status,
      ...withAdvice(e),
      cause: e
     }) : e instanceof a.pU ? (0, a.LM)(e, {
      advice: l
     }) : e;
    }(t);
   }
  }
 }),
 7897: ((e, t, n) => {
  n.r(t), n.d(t, {
   runSettle: () => runSettle,
   settleThread: () => settleThread
  });
  var r = n(425), o = n(9851), s = n(8803), a = n(5064), i = n(2615), l = n(4510), c = n(571), d = n(4845), u = n(4544);
  const m = 12096e5, w = {
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
   })) ]), r = (0, i.nO)(t, e), o = n.flatMap(({comments: e}) => e), s = n.flatMap(e => e.unread ?? []);
   for (const t of s) e.runner.warning(t);
   const l = await (0, a.settleAll)((0, i.D5)(o, r).marked, {
    ours: r,
    listed: o
   }, e);
   return (0, c.Lk)(l, s, e.settings.dryRun);
  }
  async function recentComments(e, {repository: t, clock: n}) {
   const r = new Date(n.now() - m).toISOString(), {where: o, latest: s, oldest: a} = w[e], i = await t.recentComments(e, {
    since: r,
    mostPages: s
   });
   if (!i.cut) return {
    comments: i.comments,
    unread: null
   };
   const l = await t.recentComments(e, {
    since: r,
    mostPages: a,
    oldestFirst: !0
   }), c = new Set(i.comments.map(({id: e}) => e)), d = [ ...i.comments, ...l.comments.toReversed() ];
   return !l.cut || l.comments.some(({id: e}) => c.has(e)) ? {
    comments: d,
    unread: null
   } : {
    comments: d,
    unread: `There are more comments than one run reads: of those of the last 14 days ${o}, the latest ${i.comments.length} and the oldest ${l.comments.length} were read. A job in between is checked by a later run, or by the command \`status\` in its thread.`
   };
  }
  async function settleThread(e, t, n) {
   const {clock: d, settings: m} = n, w = e.thread.number, f = (0, i.nO)(t, n), list = async () => (await (0, 
   r.TK)(e, "everywhere", n)).map(e => ({
    ...e,
    thread: w
   })), h = d.now(), g = await list(), {marked: p} = (0, r.SB)((0, i.D5)(g, f), e, g), k = await (0, 
   a.settleAll)(p, {
    ours: f,
    listed: g,
    onRequest: !0
   }, n), {settled: b} = k, y = new Map(b.map(e => [ e.url, e ])), v = await list(), A = (0, 
   r.SB)((0, i.D5)(v, f), e, v), asked = ({marker: e}) => Date.parse(e.askedAt), $ = A.marked.toReversed().toSorted((e, t) => asked(t) - asked(e)), j = [ ...A.unreadable.map(({url: e}) => (0, 
   l.ui)(e)), ...$.map(e => (0, l.qo)(function({marker: e, url: t, body: n}, r, s) {
    const a = "failed" === r?.kind && "started" === e.state, i = "running" === r?.kind, l = "failed" === r?.kind || "still-open" === r?.kind;
    return {
     marker: e,
     url: t,
     body: n,
     link: (0, o.uM)(e.pullRequest, s),
     seen: i ? "running" : a ? "unreadable" : null,
     said: l ? r.words : r?.problem ?? null
    };
   }(e, y.get(e.url), n), d.now())) ], S = (0, s.ct)(h, n) ? [ ...new Set(b.flatMap(({reports: e}) => e ?? [])) ] : [], C = {
    comment: e.comment.id,
    ends: S
   }, R = 0 === j.length ? "There is no job in this thread." : (0, l.MO)(j, C), I = b.some(({kind: e}) => "failed" === e) ? "confused" : "+1", M = (0, 
   c.Lk)(k, [], m.dryRun);
   return await (0, u.e)(e, {
    text: R,
    reaction: I,
    ends: S,
    mayRepeat: async () => 0 === S.length || (0, s.ct)(h, n)
   }, n), M;
  }
 })
};