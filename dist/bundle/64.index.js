"use strict";

exports.id = 64, exports.ids = [ 64 ], exports.modules = {
 5064: ((e, t, n) => {
  n.r(t), n.d(t, {
   followExisting: () => followExisting,
   needsSettling: () => needsSettling,
   settleAll: () => settleAll,
   settleSeen: () => settleSeen
  });
  var o = n(2912), r = n(9644), l = n(2615), s = n(4337), i = n(3776), a = n(4164), u = n(943), d = n(4845), c = n(8311), m = n(2653), f = n(1993), w = n(2107), h = n(3789), g = n(9979), k = n(9851), p = n(8716), b = n(491), j = n(4865), v = n(7525);
  const y = {
   kind: "other"
  }, $ = 6048e5, A = 15e3, S = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, r.ui)(e) || (0, 
   m.Yk)(e).length > 0) && !(0, o.Df)(e, t) && "never" !== (0, s.A)(y, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: l, runner: s} = n;
   let i = null;
   const a = {
    async readJob(e, t) {
     const o = i ?? await n.service.readJob(e, t);
     return "failed" === o.kind && (o.retryAfterMs ?? 0) > 0 && (i = o), o;
    }
   }, u = (0, g.tS)(e, S, l.now()), d = e.flatMap(e => {
    const n = u.includes(e);
    return n || needsSettling(e.marker, l.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     corrects: n
    } ] : [];
   }), c = d.map(({comment: e}) => e), m = [];
   for (const e of d) {
    const t = (e.againAt ?? 0) - l.monotonic();
    if (t > 0 && await l.sleep(t, s.cancelled), s.cancelled.aborted) break;
    const o = await settle(e, {
     ...n,
     service: a
    });
    null === o ? d.push({
     ...e,
     againAt: l.monotonic() + A
    }) : m.push(o);
   }
   return {
    settled: m,
    followed: e.filter(e => (0, r.ui)(e.marker) && (0, o.Df)(e.marker, l.now()) && !c.includes(e)).length,
    left: c.length - m.length
   };
  }
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {againAt: n, endedBefore: r = !0, corrects: l, onRequest: s = !1} = e, {marker: a} = e.comment, {jobId: f, outcome: w, askedAt: h} = a, p = "no-news" === w ? null : (0, 
     m.UZ)(a, (0, k.WQ)(t));
     if (null === f || null !== p && !l) return (0, v.q)(p ?? (0, m.eq)(u.SD), a, t);
     const b = await t.service.readJob(f, t.runner.cancelled), j = "job" === b.kind ? b.job : null, y = null !== j || "missing" === b.kind, A = t.clock.now();
     if (null !== p) {
      const n = null === j ? null : (0, g.ip)(j, t);
      if (null !== n || (0, m.Yk)(a).length > 0) return n ?? p;
      if (y) return settled("unchanged", e, "the job has no pull request");
     } else {
      if (null !== j && (0, c.dR)(j) && A >= (0, o.MI)(a)) return (0, c.cQ)(j) && null === n ? null : {
       ...(0, m.Yu)(j, (0, k.WQ)(t)),
       endedBefore: r
      };
      if (y && null === w && A - Date.parse(h) > $ && !(0, o.Df)(a, A)) return {
       ...(0, m.uQ)({
        outcome: "no-news",
        pullRequest: null
       }, (0, k.WQ)(t)),
       job: j
      };
     }
     if ("job" === b.kind) return settled("running", e, `the job ${f} is running`);
     const S = `Could not check the job ${f}:`;
     if ("failed" !== b.kind) return settled("failed", e, `${S} ${(0, d.fI)(b.problem)}`);
     const {problem: q, retryAfterMs: I} = b, x = null === I ? "" : ` The service asks to wait ${(0, 
     i.p0)(I)}.`, B = s ? "Ask again later." : "The next settle run checks again.";
     return settled("failed", e, `${S} ${q.message}${x} ${B}`);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: o, ours: r, listed: i, onRequest: u = !1} = e, {marker: d, thread: c, review: m, kind: w, id: h} = o;
     if ("never" === (0, s.A)(y, d, n.clock.now())) {
      const {sentence: n} = (0, a.wX)(t, d);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const g = null === t.job ? t : await (0, k.pX)(t, d, n), p = (0, j.L7)({
      comment: o,
      attempted: null
     }, g.view), {sentence: v, problem: $} = (0, a.wX)(g, d), A = p ? "the end was reported" : v;
     if (n.settings.dryRun) return settled("settled", e, A);
     const S = p && d.told.includes("reaction") ? null : await async function({comment: e, listed: t}, {repository: n, runner: o}) {
      const {trigger: r} = e.marker;
      if ("run" === r.kind) return null;
      const s = t.find(e => (0, l.Go)(e, r)) ?? await (0, b.wF)(n.causingComment(r), "Could not read who requested the job", o);
      return s?.thread === e.thread ? s : null;
     }(e, n), q = {
      ours: r,
      conversation: {
       thread: c,
       review: m
      },
      comment: o
     }, I = (0, j.fo)({
      causedBy: S,
      base: d,
      writer: y
     }, q), x = i.filter(e => e.thread === c && e.author === r.login).map(({body: e}) => e), B = await (0, 
     f.J)((0, j.K1)(I, g), {
      answering: u,
      written: x
     }, n), D = function({stage: {unconfirmed: e}, page: {written: t, failure: n}, owing: o}) {
      if ("overtaken" === t) return "another run has just updated it";
      if ("gone" === t) return "its comment was deleted";
      if (null !== n) throw n;
      if (void 0 !== e && o.has("handover")) return `its pull request is not confirmed, so it is not handed over yet. ${e}`;
      const r = [ ...o.values() ];
      return r.some(e => "string" != typeof e) ? "the end could not be reported" : r.includes("later") ? "another run may still be reporting the end" : null;
     }(B), C = [ ...B.owing.values() ].includes("held") ? {
      reports: `${w}/${h}`
     } : {};
     return {
      ...settled(null === D ? "settled" : "still-open", e, D ?? A),
      problem: p ? null : $?.message ?? null,
      ...C
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, d.fI)((0, d.wz)(t)));
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
   const {runner: r, clock: l} = n;
   for (const {comment: s, job: i} of e) {
    const {marker: e, url: a} = s, u = (0, o.cW)(e, l.now());
    if (u || needsSettling(e, l.now(), t)) {
     const e = {
      readJob: async () => ({
       kind: "job",
       job: i
      })
     }, o = {
      ...t,
      comment: s,
      againAt: l.monotonic(),
      corrects: u
     }, d = await settle(o, {
      ...n,
      service: e
     }), c = t.failed ?? `Could not correct the status comment ${a}`;
     "failed" === d?.kind && r.warning(`${c}: ${d.words}`);
    } else "started" === e.state && r.info(`Another run updates the status comment ${a}`);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: r, clock: s} = n;
   r.info(`Following the existing job ${e}; nothing is started.`), (0, w.PB)(e, n);
   const read = async t => {
    const [o, r] = await (0, h.Iw)(t, n), s = r.map(e => ({
     ...e,
     thread: t
    }));
    return [ (0, l.D5)(s, o).marked.filter(({marker: t}) => t.jobId === e), {
     ours: o,
     listed: s
    } ];
   }, [i] = (null === t ? null : await (0, b.wF)(read(t), "Could not read the thread, so no status comment gets the end", r)) ?? [ [] ], a = i.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, u = s.monotonic(), d = null === a ? 0 : (0, 
   o.MI)(a.marker), c = await (0, w.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, j.Hw)(n),
    endBelievedFrom: d
   }, n), m = (0, w.It)(c, u, n);
   if (null !== a && "final" === c.kind && !r.cancelled.aborted) {
    const e = "Could not write the status comment", [t, o] = await (0, b.wF)(read(a.thread), e, r) ?? [], {job: l, endedBefore: s} = c, i = t?.map(e => ({
     comment: e,
     job: l
    })) ?? [];
    void 0 !== o && await settleSeen(i, {
     ...o,
     failed: e,
     endedBefore: s
    }, n);
   }
   const f = {
    jobId: e,
    request: "job",
    resumed: !0,
    commentUrl: a?.url ?? null
   };
   return (0, p.Y)(m, {
    ...f,
    since: Date.parse(c.job?.createdAt ?? "")
   }, n);
  }
 })
};