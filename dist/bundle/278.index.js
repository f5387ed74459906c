"use strict";

exports.id = 278, exports.ids = [ 278, 64 ], exports.modules = {
 5064: ((e, t, n) => {
  n.r(t), n.d(t, {
   followExisting: () => followExisting,
   needsSettling: () => needsSettling,
   settleAll: () => settleAll,
   settleSeen: () => settleSeen
  });
  var r = n(9644), o = n(2615), s = n(4337), l = n(4164), a = n(943), i = n(4845), d = n(8311), c = n(2653), u = n(1993), m = n(2107), f = n(3789), w = n(2425), h = n(388), k = n(2043), g = n(7525);
  const p = {
   kind: "other"
  }, b = 6048e5, y = 15e3, v = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, r.ui)(e) || (0, 
   c.Yk)(e).length > 0) && !(0, s.Df)(e, t) && "never" !== (0, s.Av)(p, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: o, runner: l} = n;
   let a = null;
   const i = {
    async readJob(e, t) {
     const r = a ?? await n.service.readJob(e, t);
     return "failed" === r.kind && (r.retryAfterMs ?? 0) > 0 && (a = r), r;
    }
   }, d = e.filter(({marker: e}) => !0 === t.onRequest || (0, s.ut)(e, o.now())), u = (0, 
   c.tS)(d, v, o.now()), m = e.flatMap(e => {
    const n = u.includes(e);
    return n || needsSettling(e.marker, o.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     corrects: n
    } ] : [];
   }), f = m.map(({comment: e}) => e), w = [];
   for (const e of m) {
    const t = (e.againAt ?? 0) - o.monotonic();
    if (t > 0 && await o.sleep(t, l.cancelled), l.cancelled.aborted) break;
    const r = await settle(e, {
     ...n,
     service: i
    });
    null === r ? m.push({
     ...e,
     againAt: o.monotonic() + y
    }) : w.push(r);
   }
   return {
    settled: w,
    followed: e.filter(e => (0, r.ui)(e.marker) && (0, s.Df)(e.marker, o.now()) && !f.includes(e)).length,
    left: f.length - w.length
   };
  }
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {againAt: n, endedBefore: r = !0, corrects: o, onRequest: u = !1} = e, {marker: m} = e.comment, {jobId: f, outcome: h, askedAt: k} = m, p = "no-news" === h ? null : (0, 
     c.UZ)(m, (0, w.WQ)(t));
     if (null === f || null !== p && !o) return (0, g.qF)(p ?? (0, c.eq)(a.SD), m, t);
     const y = await (0, s.d2)(m, t).readJob(f, t.runner.cancelled), v = "job" === y.kind ? y.job : null, j = null !== v || "missing" === y.kind, $ = t.clock.now();
     if (null !== p) {
      const n = null === v ? null : (0, c.ip)(v, t);
      if (null !== n || (0, c.Yk)(m).length > 0) return n ?? p;
      if (j) return settled("unchanged", e, "the job has no pull request");
     } else {
      if (null !== v && (0, d.dR)(v) && $ >= (0, s.MI)(m)) return (0, d.cQ)(v) && null === n ? null : {
       ...(0, c.Yu)(v, (0, w.WQ)(t)),
       endedBefore: r
      };
      if (j && null === h && $ - Date.parse(k) > b && !(0, s.Df)(m, $)) return {
       ...(0, c.uQ)({
        outcome: "no-news",
        pullRequest: null
       }, (0, w.WQ)(t)),
       job: v
      };
     }
     if ("job" === y.kind) return settled("running", e, `the job ${f} is running`);
     const S = `Could not check the job ${f}:`;
     if ("failed" !== y.kind) return settled("failed", e, `${S} ${(0, i.fI)(y.problem)}`);
     const {problem: A, retryAfterMs: R} = y, q = null === R ? "" : ` The service asks to wait ${(0, 
     l.p0)(R)}.`, D = u ? "Ask again later." : "The next settle run checks again.";
     return settled("failed", e, `${S} ${A.message}${q} ${D}`);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: r, ours: a, listed: i, onRequest: d = !1} = e, {marker: c, thread: m, review: f, kind: g, id: b} = r;
     if ("never" === (0, s.Av)(p, c, n.clock.now())) {
      const {sentence: n} = (0, l.wX)(t, c);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const y = null === t.job ? t : await (0, w.pX)(t, c, n), v = (0, k.L7)({
      comment: r,
      attempted: null
     }, y.view), {sentence: j, problem: $} = (0, l.wX)(y, c), S = v ? "the end was reported" : j;
     if (n.settings.dryRun) return settled("settled", e, S);
     const A = v && c.told.includes("reaction") ? null : await async function({comment: e, listed: t}, {repository: n, runner: r}) {
      const {trigger: s} = e.marker;
      if ("run" === s.kind) return null;
      const l = t.find(e => (0, o.Go)(e, s)) ?? await (0, h.wF)(n.comment(s), "Could not read who requested the job", r);
      return l?.thread === e.thread ? l : null;
     }(e, n), R = {
      ours: a,
      conversation: {
       thread: m,
       review: f
      },
      comment: r
     }, q = (0, k.fo)({
      causedBy: A,
      base: c,
      writer: p
     }, R), D = i.filter(e => e.thread === m && e.author === a.login).map(({body: e}) => e), I = await (0, 
     u.Jd)((0, k.K1)(q, y), {
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
      reports: `${g}/${b}`
     } : {};
     return {
      ...settled(null === M ? "settled" : "still-open", e, M ?? S),
      problem: v ? null : $?.message ?? null,
      ...C
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
   for (const {comment: l, job: a} of e) {
    const {marker: e, url: i} = l, d = (0, s.cW)(e, o.now());
    if (d || needsSettling(e, o.now(), t)) {
     const e = {
      readJob: async () => ({
       kind: "job",
       job: a
      })
     }, s = {
      ...t,
      comment: l,
      againAt: o.monotonic(),
      corrects: d
     }, c = await settle(s, {
      ...n,
      service: e
     }), u = t.failed ?? `Could not correct the status comment ${i}`;
     "failed" === c?.kind && r.warning(`${u}: ${c.words}`);
    } else "started" === e.state && r.info(`Another run updates the status comment ${i}`);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: r, clock: l} = n;
   r.info(`Following the existing job ${e}; nothing is started.`), (0, m.PB)(e, n);
   const read = async t => {
    const [r, s] = await (0, f.Iw)(t, n), l = s.map(e => ({
     ...e,
     thread: t
    }));
    return [ (0, o.D5)(l, r).marked.filter(({marker: t}) => t.jobId === e), {
     ours: r,
     listed: l
    } ];
   }, [a] = (null === t ? null : await (0, h.wF)(read(t), "Could not read the thread, so no status comment gets the end", r)) ?? [ [] ], i = a.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, d = l.monotonic(), c = null === i ? 0 : (0, 
   s.MI)(i.marker), w = await (0, m.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, k.Hw)(n),
    endBelievedFrom: c
   }, n), g = (0, m.It)(w, d, n);
   if (null !== i && "final" === w.kind && !r.cancelled.aborted) {
    const e = "Could not write the status comment", [t, o] = await (0, h.wF)(read(i.thread), e, r) ?? [], {job: s, endedBefore: l} = w, a = t?.map(e => ({
     comment: e,
     job: s
    })) ?? [];
    void 0 !== o && await settleSeen(a, {
     ...o,
     failed: e,
     endedBefore: l
    }, n);
   }
   const p = {
    jobId: e,
    request: "job",
    resumed: !0,
    commentUrl: i?.url ?? null
   };
   return (0, u.Yr)(g, {
    ...p,
    since: Date.parse(w.job?.createdAt ?? "")
   }, n);
  }
 }),
 7897: ((e, t, n) => {
  n.r(t), n.d(t, {
   runSettle: () => runSettle,
   settleThread: () => settleThread
  });
  var r = n(425), o = n(2425), s = n(388), l = n(5064), a = n(2615), i = n(4510), d = n(571), c = n(4845), u = n(4544);
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