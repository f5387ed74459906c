"use strict";

exports.id = 917, exports.ids = [ 917, 64 ], exports.modules = {
 1064: ((e, t, n) => {
  n.d(t, {
   correctLate: () => correctLate,
   followExisting: () => followExisting,
   j: () => settleAll
  });
  var r = n(2912), o = n(9644), s = n(2615), l = n(4337), a = n(2653), i = n(2107), u = n(9979), d = n(8716), c = n(491), m = n(4865), f = n(3776), h = n(4164), w = n(943), g = n(4845), p = n(8311), k = n(1993), b = n(3789), y = n(9851), $ = n(2538);
  const v = {
   kind: "other"
  }, j = 6048e5;
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {marker: n} = e.comment, {jobId: o} = n, s = function({state: e, outcome: t, pullRequest: n}, r) {
      return "not-created" === e ? a.mv : "waiting" === e ? (0, a.nl)(w.Ut) : "starting" === e || "unknown" === e ? (0, 
      a.eq)(w.SD) : null === t || "no-news" === t ? null : (0, a.uQ)({
       outcome: t,
       pullRequest: n
      }, (0, y.WQ)(r));
     }(n, t);
     if (null === o || null !== s && !e.corrects) return (0, b.qF)(s ?? (0, a.eq)(w.SD), n, t);
     const l = await t.service.readJob(o, t.runner.cancelled), i = "job" === l.kind ? l.job : null, d = "job" === l.kind ? null : settled("failed", e, function(e, t, {onRequest: n = !1}) {
      const r = `Could not check the job ${e}:`;
      if ("failed" !== t.kind) return `${r} ${(0, g.fI)(t.problem)}`;
      const o = null === t.retryAfterMs ? "" : ` The service asks to wait ${(0, f.p0)(t.retryAfterMs)}.`, s = n ? "Ask again later." : "The next settle run checks again.";
      return `${r} ${t.problem.message}${o} ${s}`;
     }(o, l, e));
     if (null !== s) {
      const r = null === i ? null : (0, u.ip)(i, t);
      return null !== r || (0, a.Yk)(n).length > 0 ? r ?? s : null !== d && "missing" !== l.kind ? d : settled("unchanged", e, "the job has no pull request");
     }
     const c = t.clock.now();
     return null !== i && (0, p.dR)(i) && c >= (0, r.MI)(n) ? (0, p.cQ)(i) && null === e.againAt ? null : {
      ...(0, a.Yu)(i, (0, y.WQ)(t)),
      endedBefore: e.endedBefore
     } : !(null === n.outcome && c - Date.parse(n.askedAt) > j) || (0, r.Df)(n, c) || null === i && "missing" !== l.kind ? d ?? settled("running", e, `the job ${o} is running`) : (0, 
     a.ec)(i);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: r, ours: o, listed: s, onRequest: a = !1} = e, {marker: i, thread: u, review: d, kind: c, id: f} = r;
     if ("never" === (0, l.A)(v, i, n.clock.now())) {
      const {sentence: n} = (0, h.wX)(t, i);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const {view: w, job: g} = t, p = null === g || "finished" !== w.state ? {} : await (0, 
     y.pX)(w, i, n), b = {
      ...t,
      ...p
     }, j = (0, m.L7)({
      comment: r,
      attempted: null
     }, b.view), {sentence: S, problem: A} = (0, h.wX)(b, i), R = j ? "the end was reported" : S;
     if (n.settings.dryRun) return settled("settled", e, R);
     const q = j && i.told.includes("reaction"), M = (0, m.fo)({
      causedBy: q ? null : await causeOf(e, n),
      order: $.Jh,
      base: i,
      instruction: {
       keptFrom: r.body
      },
      writer: v,
      page: (0, m.ZZ)({
       ours: o,
       conversation: {
        thread: u,
        review: d
       },
       comment: r
      })
     }), O = s.filter(e => e.thread === u && e.author === o.login).map(({body: e}) => e), D = await (0, 
     k.J)((0, m.K1)(M, b), {
      answering: a,
      written: O
     }, n), {unconfirmed: T} = b, B = `its pull request is not confirmed, so it is not handed over yet. ${T}`;
     if (void 0 !== T && D.owing.has("handover")) return settled("still-open", e, B);
     const C = function({page: {written: e, failure: t}, owing: n}) {
      if ("overtaken" === e) return "another run has just updated it";
      if ("gone" === e) return "its comment was deleted";
      if (null !== t) throw t;
      const r = [ ...n.values() ];
      return r.includes("failed") ? "the end could not be reported" : r.includes("later") ? "another run may still be reporting the end" : null;
     }(D), I = [ ...D.owing.values() ].includes("held") ? {
      reports: `${c}/${f}`
     } : {};
     return {
      ...null === C ? settled("settled", e, R) : settled("still-open", e, C),
      problem: j ? null : A?.message ?? null,
      ...I
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, g.fI)((0, g.wz)(t)));
   }
  }
  function settled(e, {comment: {thread: t, id: n, url: r}}, o) {
   return {
    kind: e,
    thread: t,
    id: n,
    url: r,
    words: o
   };
  }
  async function causeOf({comment: e, listed: t}, {repository: n, runner: r}) {
   const {trigger: o} = e.marker;
   if ("run" === o.kind) return null;
   const l = t.find(e => (0, s.Go)(e, o)) ?? await (0, c.wF)(n.causingComment(o), "Could not read who requested the job", r);
   return l?.thread === e.thread ? l : null;
  }
  const S = 15e3, A = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || (0, 
   a.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, l.A)(v, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: s, runner: l} = n;
   let a = null;
   const i = {
    async readJob(e, t) {
     const r = a ?? await n.service.readJob(e, t);
     return "failed" === r.kind && null !== r.retryAfterMs && r.retryAfterMs > 0 && (a = r), 
     r;
    }
   }, d = (0, u.tS)(e, A, s.now()), c = e.flatMap(e => {
    const n = d.includes(e);
    return n || needsSettling(e.marker, s.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     endedBefore: !0,
     corrects: n
    } ] : [];
   }), m = c.map(({comment: e}) => e), f = [];
   for (const e of c) {
    const t = (e.againAt ?? 0) - s.monotonic();
    if (t > 0 && await s.sleep(t, l.cancelled), l.cancelled.aborted) break;
    const r = await settle(e, {
     ...n,
     service: i
    });
    null === r ? c.push({
     ...e,
     againAt: s.monotonic() + S
    }) : f.push(r);
   }
   return {
    settled: f,
    followed: e.filter(e => (0, o.ui)(e.marker) && (0, r.Df)(e.marker, s.now()) && !m.includes(e)).length,
    left: m.length - f.length
   };
  }
  async function settleSeen(e, {job: t, endedBefore: n}, {failed: o, ...s}, l) {
   const {runner: a, clock: i} = l, {marker: u, url: d} = e, c = (0, r.cW)(u, i.now()), m = {
    ...s,
    comment: e,
    againAt: i.monotonic(),
    endedBefore: n,
    corrects: c
   };
   if (c || needsSettling(u, i.now(), m)) {
    const e = {
     readJob: async () => ({
      kind: "job",
      job: t
     })
    }, n = await settle(m, {
     ...l,
     service: e
    });
    "failed" === n?.kind && a.warning(`${o}: ${n.words}`);
   } else "started" === u.state && a.info(`Another run updates the status comment ${d}`);
  }
  async function correctLate(e, t, n) {
   for (const {comment: r, job: o} of e) {
    const e = `Could not correct the status comment ${r.url}`;
    await settleSeen(r, {
     job: o,
     endedBefore: !0
    }, {
     ...t,
     failed: e
    }, n);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: o, clock: s} = n;
   o.info(`Following the existing job ${e}; nothing is started.`), (0, i.PB)(e, n);
   const l = null === t ? null : await statusesOf(e, t, "Could not read the thread, so no status comment gets the end", n), a = l?.statuses.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, u = s.monotonic(), c = null === a ? 0 : (0, 
   r.MI)(a.marker), f = await (0, i.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, m.Hw)(n),
    endBelievedFrom: c
   }, n), h = (0, i.It)(f, u, n);
   if (null !== a && "final" === f.kind && !o.cancelled.aborted) {
    const t = "Could not write the status comment", r = await statusesOf(e, a.thread, t, n);
    if (null !== r) for (const e of r.statuses) await settleSeen(e, f, {
     ...r,
     failed: t
    }, n);
   }
   return (0, d.Y)(h, {
    jobId: e,
    request: "job",
    resumed: !0,
    prompt: null,
    usage: null,
    outdated: null,
    since: Date.parse(f.job?.createdAt ?? ""),
    commentUrl: a?.url ?? null
   }, n);
  }
  async function statusesOf(e, t, n, {repository: r, runner: o, ...l}) {
   const a = await (0, c.wF)(Promise.all([ r.viewer(), r.comments(t) ]), n, o);
   if (null === a) return null;
   const [i, u] = a, d = (0, s.nO)(i, l), m = u.map(e => ({
    ...e,
    thread: t
   }));
   return {
    ours: d,
    listed: m,
    statuses: (0, s.D5)(m, d).marked.filter(({marker: t}) => t.jobId === e)
   };
  }
 }),
 6298: ((e, t, n) => {
  n.d(t, {
   runSettle: () => runSettle,
   settleThread: () => settleThread
  });
  var r = n(425), o = n(9851), s = n(8803), l = n(1064), a = n(2615), i = n(4510), u = n(5219);
  function settlingOutcome({settled: e, followed: t, left: n}, {unread: r, dryRun: o}) {
   const of = t => e.filter(e => e.kind === t), [s, l, a] = [ of("settled"), of("failed"), [ ...of("running"), ...of("still-open") ] ], i = [ ...s, ...l, ...a ], c = [ `Unfinished jobs: ${s.length} ${o ? "would be updated" : "updated"}`, `${a.length} still open`, `${l.length} ${1 === l.length ? "error" : "errors"}`, ...0 === t ? [] : [ `${t} still followed by a run` ], ...0 === n ? [] : [ `${n} not checked, because the run was cancelled` ] ], m = 0 === r.length ? "There is no unfinished job" : d, f = `${o ? "A dry run: nothing was written. " : ""}${i.length + n + t === 0 ? m : c.join(", ")}.`, h = i.length > 0 && l.length === i.length, w = h ? ` The first: ${l[0]?.words}` : "", g = [ "### docs-agent: " + (o ? "dry run, nothing was written" : "status comments updated"), "", f, "", ...i.map(({url: e, thread: t, words: n}) => `- [Thread ${t}](${e}): ${(0, 
   u.SS)(n, {
    longest: 300
   })}`), ...r.flatMap(e => [ "", (0, u.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: o ? "dry-run" : "settled",
    sentence: f + w,
    summary: g,
    fails: h
   };
  }
  const d = "No unfinished job was found among the comments that were read";
  var c = n(4845), m = n(4544);
  const f = 12096e5, h = {
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
    unread: `Review threads were not checked: ${(0, c.fI)((0, c.wz)(e))}`
   })) ]), r = (0, a.nO)(t, e), o = n.flatMap(({comments: e}) => e), s = n.flatMap(e => e.unread ?? []);
   for (const t of s) e.runner.warning(t);
   return settlingOutcome(await (0, l.j)((0, a.D5)(o, r).marked, {
    ours: r,
    listed: o
   }, e), {
    unread: s,
    dryRun: e.settings.dryRun
   });
  }
  async function recentComments(e, {repository: t, clock: n}) {
   const r = new Date(n.now() - f).toISOString(), {where: o, latest: s, oldest: l} = h[e], a = await t.recentComments(e, {
    since: r,
    mostPages: s
   });
   if (!a.cut) return {
    comments: a.comments,
    unread: null
   };
   const i = await t.recentComments(e, {
    since: r,
    mostPages: l,
    oldestFirst: !0
   }), u = new Set(a.comments.map(({id: e}) => e)), d = [ ...a.comments, ...i.comments.toReversed() ];
   return !i.cut || i.comments.some(({id: e}) => u.has(e)) ? {
    comments: d,
    unread: null
   } : {
    comments: d,
    unread: `There are more comments than one run reads: of those of the last 14 days ${o}, the latest ${a.comments.length} and the oldest ${i.comments.length} were read. A job in between is checked by a later run, or by the command \`status\` in its thread.`
   };
  }
  async function settleThread(e, t, n) {
   const {clock: u, repository: d, settings: c} = n, f = e.thread.number, h = (0, a.nO)(t, n), list = async () => (await (0, 
   r.TK)(e, "everywhere", d)).map(e => ({
    ...e,
    thread: f
   })), w = u.now(), g = await list(), {marked: p} = (0, r.SB)((0, a.D5)(g, h), e, g), k = await (0, 
   l.j)(p, {
    ours: h,
    listed: g,
    onRequest: !0
   }, n), {settled: b} = k, y = new Map(b.map(e => [ e.url, e ])), $ = await list(), v = (0, 
   r.SB)((0, a.D5)($, h), e, $), j = function(e) {
    const asked = ({marker: e}) => Date.parse(e.askedAt);
    return e.toReversed().toSorted((e, t) => asked(t) - asked(e));
   }(v.marked).map(e => function({marker: e, url: t, body: n}, r, s) {
    const l = "failed" === r?.kind && "started" === e.state, a = "running" === r?.kind, i = "failed" === r?.kind || "still-open" === r?.kind;
    return {
     marker: e,
     url: t,
     body: n,
     link: (0, o.uM)(e.pullRequest, s),
     seen: a ? "running" : l ? "unreadable" : null,
     said: i ? r.words : r?.problem ?? null
    };
   }(e, y.get(e.url), n)), S = [ ...v.unreadable.map(({url: e}) => (0, i.ui)(e)), ...j.map(e => (0, 
   i.qo)(e, u.now())) ], A = (0, s.ct)(w, n) ? [ ...new Set(b.flatMap(({reports: e}) => e ?? [])) ] : [], R = {
    comment: e.comment.id,
    ends: A
   }, q = 0 === S.length ? "There is no job in this thread." : (0, i.MO)(S, R), M = b.some(({kind: e}) => "failed" === e) ? "confused" : "+1", O = settlingOutcome(k, {
    unread: [],
    dryRun: c.dryRun
   });
   return await (0, m.e)(e, {
    text: q,
    reaction: M,
    ends: A,
    mayRepeat: async () => 0 === A.length || (0, s.ct)(w, n)
   }, n), O;
  }
 })
};