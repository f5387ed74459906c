"use strict";

exports.id = 278, exports.ids = [ 278, 64 ], exports.modules = {
 5064: ((e, t, n) => {
  n.r(t), n.d(t, {
   followExisting: () => followExisting,
   needsSettling: () => needsSettling,
   settleAll: () => settleAll,
   settleSeen: () => settleSeen
  });
  var r = n(2912), o = n(9644), s = n(2615), l = n(4337), a = n(3776), i = n(4164), d = n(943), c = n(4845), u = n(8311), m = n(2653), f = n(1993), w = n(2107), h = n(3789), k = n(9979), g = n(9851), p = n(8716), b = n(491), y = n(4865), v = n(7525);
  const j = {
   kind: "other"
  }, $ = 6048e5, S = 15e3, A = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || (0, 
   m.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, l.A)(j, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: s, runner: l} = n;
   let a = null;
   const i = {
    async readJob(e, t) {
     const r = a ?? await n.service.readJob(e, t);
     return "failed" === r.kind && (r.retryAfterMs ?? 0) > 0 && (a = r), r;
    }
   }, d = (0, k.tS)(e, A, s.now()), c = e.flatMap(e => {
    const n = d.includes(e);
    return n || needsSettling(e.marker, s.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     corrects: n
    } ] : [];
   }), u = c.map(({comment: e}) => e), m = [];
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
     const {againAt: n, endedBefore: o = !0, corrects: s, onRequest: l = !1} = e, {marker: i} = e.comment, {jobId: f, outcome: w, askedAt: h} = i, p = "no-news" === w ? null : (0, 
     m.UZ)(i, (0, g.WQ)(t));
     if (null === f || null !== p && !s) return (0, v.q)(p ?? (0, m.eq)(d.SD), i, t);
     const b = await t.service.readJob(f, t.runner.cancelled), y = "job" === b.kind ? b.job : null, j = null !== y || "missing" === b.kind, S = t.clock.now();
     if (null !== p) {
      const n = null === y ? null : (0, k.ip)(y, t);
      if (null !== n || (0, m.Yk)(i).length > 0) return n ?? p;
      if (j) return settled("unchanged", e, "the job has no pull request");
     } else {
      if (null !== y && (0, u.dR)(y) && S >= (0, r.MI)(i)) return (0, u.cQ)(y) && null === n ? null : {
       ...(0, m.Yu)(y, (0, g.WQ)(t)),
       endedBefore: o
      };
      if (j && null === w && S - Date.parse(h) > $ && !(0, r.Df)(i, S)) return {
       ...(0, m.uQ)({
        outcome: "no-news",
        pullRequest: null
       }, (0, g.WQ)(t)),
       job: y
      };
     }
     if ("job" === b.kind) return settled("running", e, `the job ${f} is running`);
     const A = `Could not check the job ${f}:`;
     if ("failed" !== b.kind) return settled("failed", e, `${A} ${(0, c.fI)(b.problem)}`);
     const {problem: R, retryAfterMs: q} = b, D = null === q ? "" : ` The service asks to wait ${(0, 
     a.p0)(q)}.`, I = l ? "Ask again later." : "The next settle run checks again.";
     return settled("failed", e, `${A} ${R.message}${D} ${I}`);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: r, ours: o, listed: a, onRequest: d = !1} = e, {marker: c, thread: u, review: m, kind: w, id: h} = r;
     if ("never" === (0, l.A)(j, c, n.clock.now())) {
      const {sentence: n} = (0, i.wX)(t, c);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const k = null === t.job ? t : await (0, g.pX)(t, c, n), p = (0, y.L7)({
      comment: r,
      attempted: null
     }, k.view), {sentence: v, problem: $} = (0, i.wX)(k, c), S = p ? "the end was reported" : v;
     if (n.settings.dryRun) return settled("settled", e, S);
     const A = p && c.told.includes("reaction") ? null : await async function({comment: e, listed: t}, {repository: n, runner: r}) {
      const {trigger: o} = e.marker;
      if ("run" === o.kind) return null;
      const l = t.find(e => (0, s.Go)(e, o)) ?? await (0, b.wF)(n.causingComment(o), "Could not read who requested the job", r);
      return l?.thread === e.thread ? l : null;
     }(e, n), R = {
      ours: o,
      conversation: {
       thread: u,
       review: m
      },
      comment: r
     }, q = (0, y.fo)({
      causedBy: A,
      base: c,
      writer: j
     }, R), D = a.filter(e => e.thread === u && e.author === o.login).map(({body: e}) => e), I = await (0, 
     f.J)((0, y.K1)(q, k), {
      answering: d,
      written: D
     }, n), M = function({stage: {unconfirmed: e}, page: {written: t, failure: n}, owing: r}) {
      if ("overtaken" === t) return "another run has just updated it";
      if ("gone" === t) return "its comment was deleted";
      if (null !== n) throw n;
      if (void 0 !== e && r.has("handover")) return `its pull request is not confirmed, so it is not handed over yet. ${e}`;
      const o = [ ...r.values() ];
      return o.some(e => "string" != typeof e) ? "the end could not be reported" : o.includes("later") ? "another run may still be reporting the end" : null;
     }(I), C = [ ...I.owing.values() ].includes("held") ? {
      reports: `${w}/${h}`
     } : {};
     return {
      ...settled(null === M ? "settled" : "still-open", e, M ?? S),
      problem: p ? null : $?.message ?? null,
      ...C
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, c.fI)((0, c.wz)(t)));
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
   for (const {comment: l, job: a} of e) {
    const {marker: e, url: i} = l, d = (0, r.cW)(e, s.now());
    if (d || needsSettling(e, s.now(), t)) {
     const e = {
      readJob: async () => ({
       kind: "job",
       job: a
      })
     }, r = {
      ...t,
      comment: l,
      againAt: s.monotonic(),
      corrects: d
     }, c = await settle(r, {
      ...n,
      service: e
     }), u = t.failed ?? `Could not correct the status comment ${i}`;
     "failed" === c?.kind && o.warning(`${u}: ${c.words}`);
    } else "started" === e.state && o.info(`Another run updates the status comment ${i}`);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: o, clock: l} = n;
   o.info(`Following the existing job ${e}; nothing is started.`), (0, w.PB)(e, n);
   const read = async t => {
    const [r, o] = await (0, h.Iw)(t, n), l = o.map(e => ({
     ...e,
     thread: t
    }));
    return [ (0, s.D5)(l, r).marked.filter(({marker: t}) => t.jobId === e), {
     ours: r,
     listed: l
    } ];
   }, [a] = (null === t ? null : await (0, b.wF)(read(t), "Could not read the thread, so no status comment gets the end", o)) ?? [ [] ], i = a.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, d = l.monotonic(), c = null === i ? 0 : (0, 
   r.MI)(i.marker), u = await (0, w.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, y.Hw)(n),
    endBelievedFrom: c
   }, n), m = (0, w.It)(u, d, n);
   if (null !== i && "final" === u.kind && !o.cancelled.aborted) {
    const e = "Could not write the status comment", [t, r] = await (0, b.wF)(read(i.thread), e, o) ?? [], {job: s, endedBefore: l} = u, a = t?.map(e => ({
     comment: e,
     job: s
    })) ?? [];
    void 0 !== r && await settleSeen(a, {
     ...r,
     failed: e,
     endedBefore: l
    }, n);
   }
   const f = {
    jobId: e,
    request: "job",
    resumed: !0,
    commentUrl: i?.url ?? null
   };
   return (0, p.Y)(m, {
    ...f,
    since: Date.parse(u.job?.createdAt ?? "")
   }, n);
  }
 }),
 7897: ((e, t, n) => {
  n.r(t), n.d(t, {
   runSettle: () => runSettle,
   settleThread: () => settleThread
  });
  var r = n(425), o = n(9851), s = n(8803), l = n(5064), a = n(2615), i = n(4510), d = n(571), c = n(4845), u = n(4544);
  const m = 12096e5, f = {
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
   const i = await (0, l.settleAll)((0, a.D5)(o, r).marked, {
    ours: r,
    listed: o
   }, e);
   return (0, d.Lk)(i, s, e.settings.dryRun);
  }
  async function recentComments(e, {repository: t, clock: n}) {
   const r = new Date(n.now() - m).toISOString(), {where: o, latest: s, oldest: l} = f[e], a = await t.recentComments(e, {
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
   }), d = new Set(a.comments.map(({id: e}) => e)), c = [ ...a.comments, ...i.comments.toReversed() ];
   return !i.cut || i.comments.some(({id: e}) => d.has(e)) ? {
    comments: c,
    unread: null
   } : {
    comments: c,
    unread: `There are more comments than one run reads: of those of the last 14 days ${o}, the latest ${a.comments.length} and the oldest ${i.comments.length} were read. A job in between is checked by a later run, or by the command \`status\` in its thread.`
   };
  }
  async function settleThread(e, t, n) {
   const {clock: c, settings: m} = n, f = e.thread.number, w = (0, a.nO)(t, n), list = async () => (await (0, 
   r.TK)(e, "everywhere", n)).map(e => ({
    ...e,
    thread: f
   })), h = c.now(), k = await list(), {marked: g} = (0, r.SB)((0, a.D5)(k, w), e, k), p = await (0, 
   l.settleAll)(g, {
    ours: w,
    listed: k,
    onRequest: !0
   }, n), {settled: b} = p, y = new Map(b.map(e => [ e.url, e ])), v = await list(), j = (0, 
   r.SB)((0, a.D5)(v, w), e, v), asked = ({marker: e}) => Date.parse(e.askedAt), $ = j.marked.toReversed().toSorted((e, t) => asked(t) - asked(e)), S = [ ...j.unreadable.map(({url: e}) => (0, 
   i.ui)(e)), ...$.map(e => (0, i.qo)(function({marker: e, url: t, body: n}, r, s) {
    const l = "failed" === r?.kind && "started" === e.state, a = "running" === r?.kind, i = "failed" === r?.kind || "still-open" === r?.kind;
    return {
     marker: e,
     url: t,
     body: n,
     link: (0, o.uM)(e.pullRequest, s),
     seen: a ? "running" : l ? "unreadable" : null,
     said: i ? r.words : r?.problem ?? null
    };
   }(e, y.get(e.url), n), c.now())) ], A = (0, s.ct)(h, n) ? [ ...new Set(b.flatMap(({reports: e}) => e ?? [])) ] : [], R = {
    comment: e.comment.id,
    ends: A
   }, q = 0 === S.length ? "There is no job in this thread." : (0, i.MO)(S, R), D = b.some(({kind: e}) => "failed" === e) ? "confused" : "+1", I = (0, 
   d.Lk)(p, [], m.dryRun);
   return await (0, u.e)(e, {
    text: q,
    reaction: D,
    ends: A,
    mayRepeat: async () => 0 === A.length || (0, s.ct)(h, n)
   }, n), I;
  }
 })
};