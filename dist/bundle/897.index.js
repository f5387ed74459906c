"use strict";

exports.id = 897, exports.ids = [ 897, 544, 64, 278 ], exports.modules = {
 5064: ((e, t, n) => {
  n.r(t), n.d(t, {
   followExisting: () => followExisting,
   needsSettling: () => needsSettling,
   settleAll: () => settleAll,
   settleSeen: () => settleSeen
  });
  var r = n(9644), o = n(2615), s = n(4337), a = n(4164), l = n(943), i = n(4845), c = n(8311), d = n(2653), u = n(1993), m = n(2107), w = n(3789), f = n(2425), h = n(2043), g = n(7525);
  const p = {
   kind: "other"
  }, k = 6048e5, b = 15e3, y = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, r.ui)(e) || d.Yk(e).length > 0) && !(0, 
   s.Df)(e, t) && "never" !== (0, s.Av)(p, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: o, runner: a} = n;
   let l = null;
   const i = {
    async readJob(...e) {
     const t = l ?? await n.service.readJob(...e);
     return "failed" === t.kind && (t.retryAfterMs ?? 0) > 0 && (l = t), t;
    }
   }, c = d.tS(e, y, o.now()), u = e.flatMap(e => {
    const n = c.includes(e);
    return n || needsSettling(e.marker, o.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     corrects: n
    } ] : [];
   }), m = u.map(({comment: e}) => e), w = [];
   for (const e of u) {
    const t = (e.againAt ?? 0) - o.monotonic();
    if (t > 0 && await o.sleep(t, a.cancelled), a.cancelled.aborted) break;
    const r = await settle(e, {
     ...n,
     service: i
    });
    null === r ? u.push({
     ...e,
     againAt: o.monotonic() + b
    }) : w.push(r);
   }
   return {
    settled: w,
    followed: e.filter(e => (0, r.ui)(e.marker) && (0, s.Df)(e.marker, o.now()) && !m.includes(e)).length,
    left: m.length - w.length
   };
  }
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {againAt: n, endedBefore: r = !0, corrects: o, onRequest: u = !1} = e, {marker: m} = e.comment, {jobId: w, outcome: h, askedAt: p} = m, b = "no-news" === h ? null : d.UZ(m, (0, 
     f.WQ)(t));
     if (null === w || null !== b && !o) return (0, g.qF)(b ?? d.eq(l.SD), m, t);
     const y = await (0, s.d2)(m, t).readJob(w, t.runner.cancelled), v = "job" === y.kind ? y.job : null, A = null !== v || "missing" === y.kind, $ = t.clock.now();
     if (null !== b) {
      const n = null === v ? null : d.ip(v, t);
      if (null !== n || d.Yk(m).length > 0) return n ?? b;
      const r = settled("unchanged", e, "the job has no pull request");
      if (A) return {
       ...r,
       openAt: v?.openAt
      };
     } else {
      if (null !== v && (0, c.dR)(v) && $ >= (0, s.MI)(m)) return (0, c.cQ)(v) && null === n ? null : {
       ...d.Yu(v, (0, f.WQ)(t)),
       endedBefore: r
      };
      if (A && null === h && $ - Date.parse(p) > k && !(0, s.Df)(m, $)) return {
       ...d.uQ({
        outcome: "no-news",
        pullRequest: null
       }, (0, f.WQ)(t)),
       job: v
      };
     }
     if ("job" === y.kind) return settled("running", e, `the job ${w} is running`);
     const j = `Could not check the job ${w}:`;
     if ("failed" !== y.kind) return settled("failed", e, `${j} ${(0, i.fI)(y.problem)}`);
     const {problem: S, retryAfterMs: C} = y, I = null === C ? "" : ` The service asks to wait ${(0, 
     a.p0)(C)}.`, R = u ? "Ask again later." : "The next settle run checks again.";
     return settled("failed", e, `${j} ${S.message}${I} ${R}`);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: r, ours: l, listed: c, onRequest: d = !1} = e, {marker: m, thread: w, review: g, kind: k, id: b} = r;
     if ("never" === (0, s.Av)(p, m, n.clock.now())) {
      const {sentence: n} = (0, a.wX)(t, m);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const y = null === t.job ? t : await (0, f.pX)(t, m, n), v = (0, h.L7)({
      comment: r,
      attempted: null
     }, y.view), {sentence: A, problem: $} = (0, a.wX)(y, m), j = v ? "the end was reported" : A;
     if (n.settings.dryRun) return settled("settled", e, j);
     const S = v && m.told.includes("reaction") ? null : await async function({comment: e, listed: t}, {repository: n, runner: r}) {
      const {trigger: s} = e.marker;
      if ("run" === s.kind) return null;
      const a = t.find(e => (0, o.Go)(e, s)) ?? await (0, i.wF)(n.comment(s), "Could not read who requested the job", r);
      return a?.thread === e.thread ? a : null;
     }(e, n), C = {
      ours: l,
      conversation: {
       thread: w,
       review: g
      },
      comment: r
     }, I = (0, h.fo)({
      causedBy: S,
      base: m,
      writer: p
     }, C), R = c.filter(e => e.thread === w && e.author === l.login).map(({body: e}) => e), q = await (0, 
     u.Jd)((0, h.K1)(I, y), {
      answering: d,
      written: R
     }, n), M = function({stage: {unconfirmed: e}, page: {written: t, failure: n}, owing: r}) {
      if ("overtaken" === t) return "another run has just updated it";
      if ("gone" === t) return "its comment was deleted";
      if (null !== n) throw n;
      if (void 0 !== e && r.has("handover")) return `its pull request is not confirmed, so it is not handed over yet. ${e}`;
      const o = [ ...r.values() ];
      return o.some(e => "string" != typeof e) ? "the end could not be reported" : o.includes("later") ? "another run may still be reporting the end" : null;
     }(q), x = [ ...q.owing.values() ].includes("held") ? {
      reports: `${k}/${b}`
     } : {}, T = settled(null === M ? "settled" : "still-open", e, M ?? j), {openAt: D} = y.job ?? {};
     return {
      ...T,
      problem: v ? null : $?.message ?? null,
      openAt: D,
      ...x
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, i.fI)((0, i.wz)(t)));
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
   const {runner: r, clock: o} = n;
   for (const {comment: a, job: l} of e) {
    const {marker: e, url: i} = a, c = (0, s.cW)(e, o.now());
    if (c || needsSettling(e, o.now(), t)) {
     const e = {
      readJob: async () => ({
       kind: "job",
       job: l
      })
     }, s = {
      ...t,
      comment: a,
      againAt: o.monotonic(),
      corrects: c
     }, d = await settle(s, {
      ...n,
      service: e
     }), u = t.failed ?? `Could not correct the status comment ${i}`;
     "failed" === d?.kind && r.warning(`${u}: ${d.words}`);
    } else "started" === e.state && r.info(`Another run updates the status comment ${i}`);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: r, clock: a} = n;
   r.info(`Following the existing job ${e}; nothing is started.`), (0, m.PB)(e, n);
   const read = async t => {
    const [r, a] = await (0, w.Iw)(t, n), l = a.map(e => ({
     ...e,
     thread: t
    }));
    return [ (0, o.D5)(l, r).marked.filter(({marker: t}) => t.jobId === e && !(0, s.Ie)(t)), {
     ours: r,
     listed: l
    } ];
   }, [l] = (null === t ? null : await (0, i.wF)(read(t), "Could not read the thread, so no status comment gets the end", r)) ?? [ [] ], c = l.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, d = a.monotonic(), f = null === c ? 0 : (0, 
   s.MI)(c.marker), g = await (0, m.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, h.Hw)(n),
    endBelievedFrom: f
   }, n), p = (0, m.It)(g, d, n);
   if (null !== c && "final" === g.kind && !r.cancelled.aborted) {
    const e = "Could not write the status comment", [t, o] = await (0, i.wF)(read(c.thread), e, r) ?? [], {job: s, endedBefore: a} = g, l = t?.map(e => ({
     comment: e,
     job: s
    })) ?? [];
    void 0 !== o && await settleSeen(l, {
     ...o,
     failed: e,
     endedBefore: a
    }, n);
   }
   const k = {
    jobId: e,
    request: "job",
    resumed: !0,
    commentUrl: c?.url ?? null
   };
   return (0, u.Yr)(p, {
    ...k,
    since: Date.parse(g.job?.createdAt ?? "")
   }, n);
  }
 }),
 4544: ((e, t, n) => {
  n.d(t, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => i,
   e: () => answerInThread
  });
  var r = n(388), o = n(2615), s = n(571), a = n(4845), l = n(5219);
  class AnsweredError extends Error {}
  async function answerInThread(e, t, n) {
   if (n.settings.dryRun) return (0, s.ML)(t.text);
   const {url: r} = await writeAnswer(e, t, n);
   return {
    kind: "helped",
    sentence: `Answered at ${r}`
   };
  }
  async function writeAnswer(e, t, n) {
   const {comment: s, thread: a} = e, {text: l, reaction: i = "+1", ends: c = [], ...d} = t, u = {
    comment: s.id,
    ...0 === c.length ? {} : {
     ends: c
    }
   }, m = {
    thread: a.number,
    review: s.review
   }, w = await n.repository.createComment(m, (0, o.BG)(u, l), d);
   try {
    return null !== i && await (0, r.lC)(s, i, n), w;
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
     const {runner: o} = n, s = t instanceof a.Cq;
     if (s || await (0, r.lC)(e.comment, "confused", n), o.cancelled.aborted) return;
     const c = t instanceof a.ro ? a.GW(t) : [ {
      message: "This is a bug in docs-agent.",
      hint: "See the log of the run."
     } ], d = (0, l.TL)(c.map(a.fI).join("\n")), u = writeAnswer(e, {
      text: s ? t.message : `**Nothing was started.** ${i}\n\n${d}`,
      reaction: null
     }, n);
     await a.wF(u, "Could not report the failure in the thread", o);
    }(e, t, n), function(e) {
     const withAdvice = ({message: e, hint: t}) => ({
      message: e,
      hint: `${t} ${i}`
     });
     return e instanceof a.Cq ? e : e instanceof a.dz ? new a.dz(e.problems.map(withAdvice), e) : e instanceof a._7 ? new a._7({
      status: e.status,
      ...withAdvice(e),
      cause: e
     }) : e instanceof a.pU ? a.LM(e, {
      advice: i
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
  var r = n(425), o = n(2425), s = n(388), a = n(5064), l = n(2615), i = n(4510), c = n(571), d = n(4845), u = n(4544);
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
   })) ]), r = (0, l.nO)(t, e), o = n.flatMap(({comments: e}) => e), s = n.flatMap(e => e.unread ?? []);
   for (const t of s) e.runner.warning(t);
   const i = await (0, a.settleAll)((0, l.D5)(o, r).marked, {
    ours: r,
    listed: o
   }, e);
   return (0, c.Lk)(i, s, e.settings.dryRun);
  }
  async function recentComments(e, {repository: t, clock: n}) {
   const r = new Date(n.now() - m).toISOString(), {where: o, latest: s, oldest: a} = w[e], l = await t.recentComments(e, {
    since: r,
    mostPages: s
   });
   if (!l.cut) return {
    comments: l.comments,
    unread: null
   };
   const i = await t.recentComments(e, {
    since: r,
    mostPages: a,
    oldestFirst: !0
   }), c = new Set(l.comments.map(({id: e}) => e)), d = [ ...l.comments, ...i.comments.toReversed() ];
   return !i.cut || i.comments.some(({id: e}) => c.has(e)) ? {
    comments: d,
    unread: null
   } : {
    comments: d,
    unread: `One run can't read all comments of the last 14 days ${o}: the latest ${l.comments.length} and the oldest ${i.comments.length} were read. Jobs in between are checked by later runs, or by the command \`status\` in their thread.`
   };
  }
  async function settleThread(e, t, n) {
   const {clock: d, settings: m} = n, w = e.thread.number, f = (0, l.nO)(t, n), list = async () => (await (0, 
   r.TK)(e, "everywhere", n)).map(e => ({
    ...e,
    thread: w
   })), h = d.now(), g = await list(), {marked: p} = (0, r.SB)((0, l.D5)(g, f), e, g), k = await (0, 
   a.settleAll)(p, {
    ours: f,
    listed: g,
    onRequest: !0
   }, n), {settled: b} = k, y = new Map(b.map(e => [ e.url, e ])), v = await list(), A = (0, 
   r.SB)((0, l.D5)(v, f), e, v), asked = ({marker: e}) => Date.parse(e.askedAt), $ = A.marked.toReversed().toSorted((e, t) => asked(t) - asked(e)), j = [ ...A.unreadable.map(({url: e}) => (0, 
   i.ui)(e)), ...$.map(e => (0, i.qo)(function({marker: e, url: t, body: n}, r, s) {
    const a = "failed" === r?.kind && "started" === e.state, l = "running" === r?.kind, i = "failed" === r?.kind || "still-open" === r?.kind;
    return {
     marker: e,
     url: t,
     body: n,
     link: (0, o.uM)(e.pullRequest, s),
     seen: l ? "running" : a ? "unreadable" : null,
     openAt: r?.openAt,
     said: i ? r.words : r?.problem ?? null
    };
   }(e, y.get(e.url), n), d.now())) ], S = (0, s.ct)(h, n) ? [ ...new Set(b.flatMap(({reports: e}) => e ?? [])) ] : [], C = {
    comment: e.comment.id,
    ends: S
   }, I = 0 === j.length ? "There is no job in this thread." : (0, i.MO)(j, C), R = b.some(({kind: e}) => "failed" === e) ? "confused" : "+1", q = (0, 
   c.Lk)(k, [], m.dryRun);
   return await (0, u.e)(e, {
    text: I,
    reaction: R,
    ends: S,
    mayRepeat: async () => 0 === S.length || (0, s.ct)(h, n)
   }, n), q;
  }
 })
};