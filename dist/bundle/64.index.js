"use strict";

exports.id = 64, exports.ids = [ 64 ], exports.modules = {
 5064: ((e, t, n) => {
  n.r(t), n.d(t, {
   followExisting: () => followExisting,
   needsSettling: () => needsSettling,
   settleAll: () => settleAll,
   settleSeen: () => settleSeen
  });
  var o = n(9644), r = n(2615), l = n(4337), s = n(4164), i = n(943), a = n(4845), u = n(8311), d = n(2653), c = n(1993), m = n(2107), f = n(3789), w = n(2425), h = n(388), g = n(2043), k = n(7525);
  const p = {
   kind: "other"
  }, b = 6048e5, j = 15e3, v = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, o.ui)(e) || (0, 
   d.Yk)(e).length > 0) && !(0, l.Df)(e, t) && "never" !== (0, l.Av)(p, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: r, runner: s} = n;
   let i = null;
   const a = {
    async readJob(e, t) {
     const o = i ?? await n.service.readJob(e, t);
     return "failed" === o.kind && (o.retryAfterMs ?? 0) > 0 && (i = o), o;
    }
   }, u = e.filter(({marker: e}) => !0 === t.onRequest || (0, l.ut)(e, r.now())), c = (0, 
   d.tS)(u, v, r.now()), m = e.flatMap(e => {
    const n = c.includes(e);
    return n || needsSettling(e.marker, r.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     corrects: n
    } ] : [];
   }), f = m.map(({comment: e}) => e), w = [];
   for (const e of m) {
    const t = (e.againAt ?? 0) - r.monotonic();
    if (t > 0 && await r.sleep(t, s.cancelled), s.cancelled.aborted) break;
    const o = await settle(e, {
     ...n,
     service: a
    });
    null === o ? m.push({
     ...e,
     againAt: r.monotonic() + j
    }) : w.push(o);
   }
   return {
    settled: w,
    followed: e.filter(e => (0, o.ui)(e.marker) && (0, l.Df)(e.marker, r.now()) && !f.includes(e)).length,
    left: f.length - w.length
   };
  }
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {againAt: n, endedBefore: o = !0, corrects: r, onRequest: c = !1} = e, {marker: m} = e.comment, {jobId: f, outcome: h, askedAt: g} = m, p = "no-news" === h ? null : (0, 
     d.UZ)(m, (0, w.WQ)(t));
     if (null === f || null !== p && !r) return (0, k.qF)(p ?? (0, d.eq)(i.SD), m, t);
     const j = await (0, l.d2)(m, t).readJob(f, t.runner.cancelled), v = "job" === j.kind ? j.job : null, y = null !== v || "missing" === j.kind, $ = t.clock.now();
     if (null !== p) {
      const n = null === v ? null : (0, d.ip)(v, t);
      if (null !== n || (0, d.Yk)(m).length > 0) return n ?? p;
      if (y) return settled("unchanged", e, "the job has no pull request");
     } else {
      if (null !== v && (0, u.dR)(v) && $ >= (0, l.MI)(m)) return (0, u.cQ)(v) && null === n ? null : {
       ...(0, d.Yu)(v, (0, w.WQ)(t)),
       endedBefore: o
      };
      if (y && null === h && $ - Date.parse(g) > b && !(0, l.Df)(m, $)) return {
       ...(0, d.uQ)({
        outcome: "no-news",
        pullRequest: null
       }, (0, w.WQ)(t)),
       job: v
      };
     }
     if ("job" === j.kind) return settled("running", e, `the job ${f} is running`);
     const A = `Could not check the job ${f}:`;
     if ("failed" !== j.kind) return settled("failed", e, `${A} ${(0, a.fI)(j.problem)}`);
     const {problem: q, retryAfterMs: S} = j, I = null === S ? "" : ` The service asks to wait ${(0, 
     s.p0)(S)}.`, x = c ? "Ask again later." : "The next settle run checks again.";
     return settled("failed", e, `${A} ${q.message}${I} ${x}`);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: o, ours: i, listed: a, onRequest: u = !1} = e, {marker: d, thread: m, review: f, kind: k, id: b} = o;
     if ("never" === (0, l.Av)(p, d, n.clock.now())) {
      const {sentence: n} = (0, s.wX)(t, d);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const j = null === t.job ? t : await (0, w.pX)(t, d, n), v = (0, g.L7)({
      comment: o,
      attempted: null
     }, j.view), {sentence: y, problem: $} = (0, s.wX)(j, d), A = v ? "the end was reported" : y;
     if (n.settings.dryRun) return settled("settled", e, A);
     const q = v && d.told.includes("reaction") ? null : await async function({comment: e, listed: t}, {repository: n, runner: o}) {
      const {trigger: l} = e.marker;
      if ("run" === l.kind) return null;
      const s = t.find(e => (0, r.Go)(e, l)) ?? await (0, h.wF)(n.comment(l), "Could not read who requested the job", o);
      return s?.thread === e.thread ? s : null;
     }(e, n), S = {
      ours: i,
      conversation: {
       thread: m,
       review: f
      },
      comment: o
     }, I = (0, g.fo)({
      causedBy: q,
      base: d,
      writer: p
     }, S), x = a.filter(e => e.thread === m && e.author === i.login).map(({body: e}) => e), B = await (0, 
     c.Jd)((0, g.K1)(I, j), {
      answering: u,
      written: x
     }, n), D = function({stage: {unconfirmed: e}, page: {written: t, failure: n}, owing: o}) {
      if ("overtaken" === t) return "another run has just updated it";
      if ("gone" === t) return "its comment was deleted";
      if (null !== n) throw n;
      if (void 0 !== e && o.has("handover")) return `its pull request is not confirmed, so it is not handed over yet. ${e}`;
      const r = [ ...o.values() ];
      return r.some(e => "string" != typeof e) ? "the end could not be reported" : r.includes("later") ? "another run may still be reporting the end" : null;
     }(B), R = [ ...B.owing.values() ].includes("held") ? {
      reports: `${k}/${b}`
     } : {};
     return {
      ...settled(null === D ? "settled" : "still-open", e, D ?? A),
      problem: v ? null : $?.message ?? null,
      ...R
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
    const [o, l] = await (0, f.Iw)(t, n), s = l.map(e => ({
     ...e,
     thread: t
    }));
    return [ (0, r.D5)(s, o).marked.filter(({marker: t}) => t.jobId === e), {
     ours: o,
     listed: s
    } ];
   }, [i] = (null === t ? null : await (0, h.wF)(read(t), "Could not read the thread, so no status comment gets the end", o)) ?? [ [] ], a = i.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, u = s.monotonic(), d = null === a ? 0 : (0, 
   l.MI)(a.marker), w = await (0, m.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, g.Hw)(n),
    endBelievedFrom: d
   }, n), k = (0, m.It)(w, u, n);
   if (null !== a && "final" === w.kind && !o.cancelled.aborted) {
    const e = "Could not write the status comment", [t, r] = await (0, h.wF)(read(a.thread), e, o) ?? [], {job: l, endedBefore: s} = w, i = t?.map(e => ({
     comment: e,
     job: l
    })) ?? [];
    void 0 !== r && await settleSeen(i, {
     ...r,
     failed: e,
     endedBefore: s
    }, n);
   }
   const p = {
    jobId: e,
    request: "job",
    resumed: !0,
    commentUrl: a?.url ?? null
   };
   return (0, c.Yr)(k, {
    ...p,
    since: Date.parse(w.job?.createdAt ?? "")
   }, n);
  }
 })
};