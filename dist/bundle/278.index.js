"use strict";

exports.id = 278, exports.ids = [ 278, 64 ], exports.modules = {
 5064: ((e, t, n) => {
  n.r(t), n.d(t, {
   followExisting: () => followExisting,
   needsSettling: () => needsSettling,
   settleAll: () => settleAll,
   settleSeen: () => settleSeen
  });
  var o = n(9644), r = n(2615), s = n(4337), l = n(4164), a = n(943), i = n(4845), d = n(8311), c = n(2653), u = n(1993), m = n(2107), f = n(3789), w = n(2425), h = n(2043), p = n(7525);
  const k = {
   kind: "other"
  }, g = 6048e5, b = 15e3, y = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || c.Yk(e).length > 0) && !(0, 
   s.Df)(e, t) && "never" !== (0, s.Av)(k, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: r, runner: l} = n;
   let a = null;
   const i = {
    async readJob(...e) {
     const t = a ?? await n.service.readJob(...e);
     return "failed" === t.kind && (t.retryAfterMs ?? 0) > 0 && (a = t), t;
    }
   }, d = c.tS(e, y, r.now()), u = e.flatMap(e => {
    const n = d.includes(e);
    return n || needsSettling(e.marker, r.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     corrects: n
    } ] : [];
   }), m = u.map(({comment: e}) => e), f = [];
   for (const e of u) {
    const t = (e.againAt ?? 0) - r.monotonic();
    if (t > 0 && await r.sleep(t, l.cancelled), l.cancelled.aborted) break;
    const o = await settle(e, {
     ...n,
     service: i
    });
    null === o ? u.push({
     ...e,
     againAt: r.monotonic() + b
    }) : f.push(o);
   }
   return {
    settled: f,
    followed: e.filter(e => (0, o.ui)(e.marker) && (0, s.Df)(e.marker, r.now()) && !m.includes(e)).length,
    left: m.length - f.length
   };
  }
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {againAt: n, endedBefore: o = !0, corrects: r, onRequest: u = !1} = e, {marker: m} = e.comment, {jobId: f, outcome: h, askedAt: k} = m, b = "no-news" === h ? null : c.UZ(m, (0, 
     w.WQ)(t));
     if (null === f || null !== b && !r) return (0, p.qF)(b ?? c.eq(a.SD), m, t);
     const y = await (0, s.d2)(m, t).readJob(f, t.runner.cancelled), v = "job" === y.kind ? y.job : null, A = null !== v || "missing" === y.kind, j = t.clock.now();
     if (null !== b) {
      const n = null === v ? null : c.ip(v, t);
      if (null !== n || c.Yk(m).length > 0) return n ?? b;
      const o = settled("unchanged", e, "the job has no pull request");
      if (A) return {
       ...o,
       openAt: v?.openAt
      };
     } else {
      if (null !== v && (0, d.dR)(v) && j >= (0, s.MI)(m)) return (0, d.cQ)(v) && null === n ? null : {
       ...c.Yu(v, (0, w.WQ)(t)),
       endedBefore: o
      };
      if (A && null === h && j - Date.parse(k) > g && !(0, s.Df)(m, j)) return {
       ...c.uQ({
        outcome: "no-news",
        pullRequest: null
       }, (0, w.WQ)(t)),
       job: v
      };
     }
     if ("job" === y.kind) return settled("running", e, `the job ${f} is running`);
     const $ = `Could not check the job ${f}:`;
     if ("failed" !== y.kind) return settled("failed", e, `${$} ${(0, i.fI)(y.problem)}`);
     const {problem: S, retryAfterMs: R} = y, q = null === R ? "" : ` The service asks to wait ${(0, 
     l.p0)(R)}.`, I = u ? "Ask again later." : "The next settle run checks again.";
     return settled("failed", e, `${$} ${S.message}${q} ${I}`);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: o, ours: a, listed: d, onRequest: c = !1} = e, {marker: m, thread: f, review: p, kind: g, id: b} = o;
     if ("never" === (0, s.Av)(k, m, n.clock.now())) {
      const {sentence: n} = (0, l.wX)(t, m);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const y = null === t.job ? t : await (0, w.pX)(t, m, n), v = (0, h.L7)({
      comment: o,
      attempted: null
     }, y.view), {sentence: A, problem: j} = (0, l.wX)(y, m), $ = v ? "the end was reported" : A;
     if (n.settings.dryRun) return settled("settled", e, $);
     const S = v && m.told.includes("reaction") ? null : await async function({comment: e, listed: t}, {repository: n, runner: o}) {
      const {trigger: s} = e.marker;
      if ("run" === s.kind) return null;
      const l = t.find(e => (0, r.Go)(e, s)) ?? await (0, i.wF)(n.comment(s), "Could not read who requested the job", o);
      return l?.thread === e.thread ? l : null;
     }(e, n), R = {
      ours: a,
      conversation: {
       thread: f,
       review: p
      },
      comment: o
     }, q = (0, h.fo)({
      causedBy: S,
      base: m,
      writer: k
     }, R), I = d.filter(e => e.thread === f && e.author === a.login).map(({body: e}) => e), D = await (0, 
     u.Jd)((0, h.K1)(q, y), {
      answering: c,
      written: I
     }, n), M = function({stage: {unconfirmed: e}, page: {written: t, failure: n}, owing: o}) {
      if ("overtaken" === t) return "another run has just updated it";
      if ("gone" === t) return "its comment was deleted";
      if (null !== n) throw n;
      if (void 0 !== e && o.has("handover")) return `its pull request is not confirmed, so it is not handed over yet. ${e}`;
      const r = [ ...o.values() ];
      return r.some(e => "string" != typeof e) ? "the end could not be reported" : r.includes("later") ? "another run may still be reporting the end" : null;
     }(D), C = [ ...D.owing.values() ].includes("held") ? {
      reports: `${g}/${b}`
     } : {}, x = settled(null === M ? "settled" : "still-open", e, M ?? $), {openAt: B} = y.job ?? {};
     return {
      ...x,
      problem: v ? null : j?.message ?? null,
      openAt: B,
      ...C
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, i.fI)((0, i.wz)(t)));
   }
  }
  function settled(e, {comment: {thread: t, url: n}}, o) {
   return {
    kind: e,
    thread: t,
    url: n,
    words: o
   };
  }
  async function settleSeen(e, t, n) {
   const {runner: o, clock: r} = n;
   for (const {comment: l, job: a} of e) {
    const {marker: e, url: i} = l, d = (0, s.cW)(e, r.now());
    if (d || needsSettling(e, r.now(), t)) {
     const e = {
      readJob: async () => ({
       kind: "job",
       job: a
      })
     }, s = {
      ...t,
      comment: l,
      againAt: r.monotonic(),
      corrects: d
     }, c = await settle(s, {
      ...n,
      service: e
     }), u = t.failed ?? `Could not correct the status comment ${i}`;
     "failed" === c?.kind && o.warning(`${u}: ${c.words}`);
    } else "started" === e.state && o.info(`Another run updates the status comment ${i}`);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: o, clock: l} = n;
   o.info(`Following the existing job ${e}; nothing is started.`), (0, m.PB)(e, n);
   const read = async t => {
    const [o, l] = await (0, f.Iw)(t, n), a = l.map(e => ({
     ...e,
     thread: t
    }));
    return [ (0, r.D5)(a, o).marked.filter(({marker: t}) => t.jobId === e && !(0, s.Ie)(t)), {
     ours: o,
     listed: a
    } ];
   }, [a] = (null === t ? null : await (0, i.wF)(read(t), "Could not read the thread, so no status comment gets the end", o)) ?? [ [] ], d = a.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, c = l.monotonic(), w = null === d ? 0 : (0, 
   s.MI)(d.marker), p = await (0, m.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, h.Hw)(n),
    endBelievedFrom: w
   }, n), k = (0, m.It)(p, c, n);
   if (null !== d && "final" === p.kind && !o.cancelled.aborted) {
    const e = "Could not write the status comment", [t, r] = await (0, i.wF)(read(d.thread), e, o) ?? [], {job: s, endedBefore: l} = p, a = t?.map(e => ({
     comment: e,
     job: s
    })) ?? [];
    void 0 !== r && await settleSeen(a, {
     ...r,
     failed: e,
     endedBefore: l
    }, n);
   }
   const g = {
    jobId: e,
    request: "job",
    resumed: !0,
    commentUrl: d?.url ?? null
   };
   return (0, u.Yr)(k, {
    ...g,
    since: Date.parse(p.job?.createdAt ?? "")
   }, n);
  }
 }),
 7897: ((e, t, n) => {
  n.r(t), n.d(t, {
   runSettle: () => runSettle,
   settleThread: () => settleThread
  });
  var o = n(425), r = n(2425), s = n(388), l = n(5064), a = n(2615), i = n(4510), d = n(571), c = n(4845), u = n(4544);
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
   })) ]), o = (0, a.nO)(t, e), r = n.flatMap(({comments: e}) => e), s = n.flatMap(e => e.unread ?? []);
   for (const t of s) e.runner.warning(t);
   const i = await (0, l.settleAll)((0, a.D5)(r, o).marked, {
    ours: o,
    listed: r
   }, e);
   return (0, d.Lk)(i, s, e.settings.dryRun);
  }
  async function recentComments(e, {repository: t, clock: n}) {
   const o = new Date(n.now() - m).toISOString(), {where: r, latest: s, oldest: l} = f[e], a = await t.recentComments(e, {
    since: o,
    mostPages: s
   });
   if (!a.cut) return {
    comments: a.comments,
    unread: null
   };
   const i = await t.recentComments(e, {
    since: o,
    mostPages: l,
    oldestFirst: !0
   }), d = new Set(a.comments.map(({id: e}) => e)), c = [ ...a.comments, ...i.comments.toReversed() ];
   return !i.cut || i.comments.some(({id: e}) => d.has(e)) ? {
    comments: c,
    unread: null
   } : {
    comments: c,
    unread: `One run can't read all comments of the last 14 days ${r}: the latest ${a.comments.length} and the oldest ${i.comments.length} were read. Jobs in between are checked by later runs, or by the command \`status\` in their thread.`
   };
  }
  async function settleThread(e, t, n) {
   const {clock: c, settings: m} = n, f = e.thread.number, w = (0, a.nO)(t, n), list = async () => (await (0, 
   o.TK)(e, "everywhere", n)).map(e => ({
    ...e,
    thread: f
   })), h = c.now(), p = await list(), {marked: k} = (0, o.SB)((0, a.D5)(p, w), e, p), g = await (0, 
   l.settleAll)(k, {
    ours: w,
    listed: p,
    onRequest: !0
   }, n), {settled: b} = g, y = new Map(b.map(e => [ e.url, e ])), v = await list(), A = (0, 
   o.SB)((0, a.D5)(v, w), e, v), asked = ({marker: e}) => Date.parse(e.askedAt), j = A.marked.toReversed().toSorted((e, t) => asked(t) - asked(e)), $ = [ ...A.unreadable.map(({url: e}) => (0, 
   i.ui)(e)), ...j.map(e => (0, i.qo)(function({marker: e, url: t, body: n}, o, s) {
    const l = "failed" === o?.kind && "started" === e.state, a = "running" === o?.kind, i = "failed" === o?.kind || "still-open" === o?.kind;
    return {
     marker: e,
     url: t,
     body: n,
     link: (0, r.uM)(e.pullRequest, s),
     seen: a ? "running" : l ? "unreadable" : null,
     openAt: o?.openAt,
     said: i ? o.words : o?.problem ?? null
    };
   }(e, y.get(e.url), n), c.now())) ], S = (0, s.ct)(h, n) ? [ ...new Set(b.flatMap(({reports: e}) => e ?? [])) ] : [], R = {
    comment: e.comment.id,
    ends: S
   }, q = 0 === $.length ? "There is no job in this thread." : (0, i.MO)($, R), I = b.some(({kind: e}) => "failed" === e) ? "confused" : "+1", D = (0, 
   d.Lk)(g, [], m.dryRun);
   return await (0, u.e)(e, {
    text: q,
    reaction: I,
    ends: S,
    mayRepeat: async () => 0 === S.length || (0, s.ct)(h, n)
   }, n), D;
  }
 })
};