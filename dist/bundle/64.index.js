"use strict";

exports.id = 64, exports.ids = [ 64 ], exports.modules = {
 5064: ((e, t, n) => {
  n.r(t), n.d(t, {
   followExisting: () => followExisting,
   needsSettling: () => needsSettling,
   settleAll: () => settleAll,
   settleSeen: () => settleSeen
  });
  var o = n(9644), r = n(2615), l = n(4337), s = n(4164), i = n(943), a = n(4845), u = n(8311), d = n(2653), c = n(1993), m = n(2107), f = n(3789), w = n(2425), h = n(2043), g = n(7525);
  const p = {
   kind: "other"
  }, k = 6048e5, b = 15e3, j = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || d.Yk(e).length > 0) && !(0, 
   l.Df)(e, t) && "never" !== (0, l.Av)(p, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: r, runner: s} = n;
   let i = null;
   const a = {
    async readJob(...e) {
     const t = i ?? await n.service.readJob(...e);
     return "failed" === t.kind && (t.retryAfterMs ?? 0) > 0 && (i = t), t;
    }
   }, u = d.tS(e, j, r.now()), c = e.flatMap(e => {
    const n = u.includes(e);
    return n || needsSettling(e.marker, r.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     corrects: n
    } ] : [];
   }), m = c.map(({comment: e}) => e), f = [];
   for (const e of c) {
    const t = (e.againAt ?? 0) - r.monotonic();
    if (t > 0 && await r.sleep(t, s.cancelled), s.cancelled.aborted) break;
    const o = await settle(e, {
     ...n,
     service: a
    });
    null === o ? c.push({
     ...e,
     againAt: r.monotonic() + b
    }) : f.push(o);
   }
   return {
    settled: f,
    followed: e.filter(e => (0, o.ui)(e.marker) && (0, l.Df)(e.marker, r.now()) && !m.includes(e)).length,
    left: m.length - f.length
   };
  }
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {againAt: n, endedBefore: o = !0, corrects: r, onRequest: c = !1} = e, {marker: m} = e.comment, {jobId: f, outcome: h, askedAt: p} = m, b = "no-news" === h ? null : d.UZ(m, (0, 
     w.WQ)(t));
     if (null === f || null !== b && !r) return (0, g.qF)(b ?? d.eq(i.SD), m, t);
     const j = await (0, l.d2)(m, t).readJob(f, t.runner.cancelled), v = "job" === j.kind ? j.job : null, y = null !== v || "missing" === j.kind, A = t.clock.now();
     if (null !== b) {
      const n = null === v ? null : d.ip(v, t);
      if (null !== n || d.Yk(m).length > 0) return n ?? b;
      const o = settled("unchanged", e, "the job has no pull request");
      if (y) return {
       ...o,
       openAt: v?.openAt
      };
     } else {
      if (null !== v && (0, u.dR)(v) && A >= (0, l.MI)(m)) return (0, u.cQ)(v) && null === n ? null : {
       ...d.Yu(v, (0, w.WQ)(t)),
       endedBefore: o
      };
      if (y && null === h && A - Date.parse(p) > k && !(0, l.Df)(m, A)) return {
       ...d.uQ({
        outcome: "no-news",
        pullRequest: null
       }, (0, w.WQ)(t)),
       job: v
      };
     }
     if ("job" === j.kind) return settled("running", e, `the job ${f} is running`);
     const $ = `Could not check the job ${f}:`;
     if ("failed" !== j.kind) return settled("failed", e, `${$} ${(0, a.fI)(j.problem)}`);
     const {problem: I, retryAfterMs: S} = j, q = null === S ? "" : ` The service asks to wait ${(0, 
     s.p0)(S)}.`, x = c ? "Ask again later." : "The next settle run checks again.";
     return settled("failed", e, `${$} ${I.message}${q} ${x}`);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: o, ours: i, listed: u, onRequest: d = !1} = e, {marker: m, thread: f, review: g, kind: k, id: b} = o;
     if ("never" === (0, l.Av)(p, m, n.clock.now())) {
      const {sentence: n} = (0, s.wX)(t, m);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const j = null === t.job ? t : await (0, w.pX)(t, m, n), v = (0, h.L7)({
      comment: o,
      attempted: null
     }, j.view), {sentence: y, problem: A} = (0, s.wX)(j, m), $ = v ? "the end was reported" : y;
     if (n.settings.dryRun) return settled("settled", e, $);
     const I = v && m.told.includes("reaction") ? null : await async function({comment: e, listed: t}, {repository: n, runner: o}) {
      const {trigger: l} = e.marker;
      if ("run" === l.kind) return null;
      const s = t.find(e => (0, r.Go)(e, l)) ?? await (0, a.wF)(n.comment(l), "Could not read who requested the job", o);
      return s?.thread === e.thread ? s : null;
     }(e, n), S = {
      ours: i,
      conversation: {
       thread: f,
       review: g
      },
      comment: o
     }, q = (0, h.fo)({
      causedBy: I,
      base: m,
      writer: p
     }, S), x = u.filter(e => e.thread === f && e.author === i.login).map(({body: e}) => e), B = await (0, 
     c.Jd)((0, h.K1)(q, j), {
      answering: d,
      written: x
     }, n), D = function({stage: {unconfirmed: e}, page: {written: t, failure: n}, owing: o}) {
      if ("overtaken" === t) return "another run has just updated it";
      if ("gone" === t) return "its comment was deleted";
      if (null !== n) throw n;
      if (void 0 !== e && o.has("handover")) return `its pull request is not confirmed, so it is not handed over yet. ${e}`;
      const r = [ ...o.values() ];
      return r.some(e => "string" != typeof e) ? "the end could not be reported" : r.includes("later") ? "another run may still be reporting the end" : null;
     }(B), F = [ ...B.owing.values() ].includes("held") ? {
      reports: `${k}/${b}`
     } : {}, M = settled(null === D ? "settled" : "still-open", e, D ?? $), {openAt: R} = j.job ?? {};
     return {
      ...M,
      problem: v ? null : A?.message ?? null,
      openAt: R,
      ...F
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, a.fI)((0, a.wz)(t)));
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
   for (const {comment: s, job: i} of e) {
    const {marker: e, url: a} = s, u = (0, l.cW)(e, r.now());
    if (u || needsSettling(e, r.now(), t)) {
     const e = {
      readJob: async () => ({
       kind: "job",
       job: i
      })
     }, l = {
      ...t,
      comment: s,
      againAt: r.monotonic(),
      corrects: u
     }, d = await settle(l, {
      ...n,
      service: e
     }), c = t.failed ?? `Could not correct the status comment ${a}`;
     "failed" === d?.kind && o.warning(`${c}: ${d.words}`);
    } else "started" === e.state && o.info(`Another run updates the status comment ${a}`);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: o, clock: s} = n;
   o.info(`Following the existing job ${e}; nothing is started.`), (0, m.PB)(e, n);
   const read = async t => {
    const [o, s] = await (0, f.Iw)(t, n), i = s.map(e => ({
     ...e,
     thread: t
    }));
    return [ (0, r.D5)(i, o).marked.filter(({marker: t}) => t.jobId === e && !(0, l.Ie)(t)), {
     ours: o,
     listed: i
    } ];
   }, [i] = (null === t ? null : await (0, a.wF)(read(t), "Could not read the thread, so no status comment gets the end", o)) ?? [ [] ], u = i.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, d = s.monotonic(), w = null === u ? 0 : (0, 
   l.MI)(u.marker), g = await (0, m.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, h.Hw)(n),
    endBelievedFrom: w
   }, n), p = (0, m.It)(g, d, n);
   if (null !== u && "final" === g.kind && !o.cancelled.aborted) {
    const e = "Could not write the status comment", [t, r] = await (0, a.wF)(read(u.thread), e, o) ?? [], {job: l, endedBefore: s} = g, i = t?.map(e => ({
     comment: e,
     job: l
    })) ?? [];
    void 0 !== r && await settleSeen(i, {
     ...r,
     failed: e,
     endedBefore: s
    }, n);
   }
   const k = {
    jobId: e,
    request: "job",
    resumed: !0,
    commentUrl: u?.url ?? null
   };
   return (0, c.Yr)(p, {
    ...k,
    since: Date.parse(g.job?.createdAt ?? "")
   }, n);
  }
 })
};