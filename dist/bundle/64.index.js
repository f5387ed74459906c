"use strict";

exports.id = 64, exports.ids = [ 64 ], exports.modules = {
 1064: ((e, t, n) => {
  n.d(t, {
   correctLate: () => correctLate,
   followExisting: () => followExisting,
   j: () => settleAll
  });
  var o = n(2912), r = n(9644), l = n(2615), s = n(4337), i = n(2653), a = n(2107), u = n(9979), c = n(8716), d = n(491), f = n(4865), m = n(3776), w = n(4164), h = n(943), g = n(4845), p = n(8311), k = n(1993), b = n(3789), y = n(9851), j = n(2538);
  const v = {
   kind: "other"
  }, $ = 6048e5;
  async function settle(e, t) {
   try {
    const n = await async function(e, t) {
     const {marker: n} = e.comment, {jobId: r} = n, l = function({state: e, outcome: t, pullRequest: n}, o) {
      return "not-created" === e ? i.mv : "waiting" === e ? (0, i.nl)(h.Ut) : "starting" === e || "unknown" === e ? (0, 
      i.eq)(h.SD) : null === t || "no-news" === t ? null : (0, i.uQ)({
       outcome: t,
       pullRequest: n
      }, (0, y.WQ)(o));
     }(n, t);
     if (null === r || null !== l && !e.corrects) return (0, b.qF)(l ?? (0, i.eq)(h.SD), n, t);
     const s = await t.service.readJob(r, t.runner.cancelled), a = "job" === s.kind ? s.job : null, c = "job" === s.kind ? null : settled("failed", e, function(e, t, {onRequest: n = !1}) {
      const o = `Could not check the job ${e}:`;
      if ("failed" !== t.kind) return `${o} ${(0, g.fI)(t.problem)}`;
      const r = null === t.retryAfterMs ? "" : ` The service asks to wait ${(0, m.p0)(t.retryAfterMs)}.`, l = n ? "Ask again later." : "The next settle run checks again.";
      return `${o} ${t.problem.message}${r} ${l}`;
     }(r, s, e));
     if (null !== l) {
      const o = null === a ? null : (0, u.ip)(a, t);
      return null !== o || (0, i.Yk)(n).length > 0 ? o ?? l : null !== c && "missing" !== s.kind ? c : settled("unchanged", e, "the job has no pull request");
     }
     const d = t.clock.now();
     return null !== a && (0, p.dR)(a) && d >= (0, o.MI)(n) ? (0, p.cQ)(a) && null === e.againAt ? null : {
      ...(0, i.Yu)(a, (0, y.WQ)(t)),
      endedBefore: e.endedBefore
     } : !(null === n.outcome && d - Date.parse(n.askedAt) > $) || (0, o.Df)(n, d) || null === a && "missing" !== s.kind ? c ?? settled("running", e, `the job ${r} is running`) : (0, 
     i.ec)(a);
    }(e, t);
    return null === n || "kind" in n ? n : await async function(e, t, n) {
     const {comment: o, ours: r, listed: l, onRequest: i = !1} = e, {marker: a, thread: u, review: c, kind: d, id: m} = o;
     if ("never" === (0, s.A)(v, a, n.clock.now())) {
      const {sentence: n} = (0, w.wX)(t, a);
      return settled("still-open", e, `${n} The run that follows it updates the comment.`);
     }
     const {view: h, job: g} = t, p = null === g || "finished" !== h.state ? {} : await (0, 
     y.pX)(h, a, n), b = {
      ...t,
      ...p
     }, $ = (0, f.L7)({
      comment: o,
      attempted: null
     }, b.view), {sentence: A, problem: q} = (0, w.wX)(b, a), B = $ ? "the end was reported" : A;
     if (n.settings.dryRun) return settled("settled", e, B);
     const I = $ && a.told.includes("reaction"), S = (0, f.fo)({
      causedBy: I ? null : await causeOf(e, n),
      order: j.Jh,
      base: a,
      instruction: {
       keptFrom: o.body
      },
      writer: v,
      page: (0, f.ZZ)({
       ours: r,
       conversation: {
        thread: u,
        review: c
       },
       comment: o
      })
     }), x = l.filter(e => e.thread === u && e.author === r.login).map(({body: e}) => e), D = await (0, 
     k.J)((0, f.K1)(S, b), {
      answering: i,
      written: x
     }, n), {unconfirmed: M} = b, O = `its pull request is not confirmed, so it is not handed over yet. ${M}`;
     if (void 0 !== M && D.owing.has("handover")) return settled("still-open", e, O);
     const R = function({page: {written: e, failure: t}, owing: n}) {
      if ("overtaken" === e) return "another run has just updated it";
      if ("gone" === e) return "its comment was deleted";
      if (null !== t) throw t;
      const o = [ ...n.values() ];
      return o.includes("failed") ? "the end could not be reported" : o.includes("later") ? "another run may still be reporting the end" : null;
     }(D), C = [ ...D.owing.values() ].includes("held") ? {
      reports: `${d}/${m}`
     } : {};
     return {
      ...null === R ? settled("settled", e, B) : settled("still-open", e, R),
      problem: $ ? null : q?.message ?? null,
      ...C
     };
    }(e, n, t);
   } catch (t) {
    return settled("failed", e, (0, g.fI)((0, g.wz)(t)));
   }
  }
  function settled(e, {comment: {thread: t, id: n, url: o}}, r) {
   return {
    kind: e,
    thread: t,
    id: n,
    url: o,
    words: r
   };
  }
  async function causeOf({comment: e, listed: t}, {repository: n, runner: o}) {
   const {trigger: r} = e.marker;
   if ("run" === r.kind) return null;
   const s = t.find(e => (0, l.Go)(e, r)) ?? await (0, d.wF)(n.causingComment(r), "Could not read who requested the job", o);
   return s?.thread === e.thread ? s : null;
  }
  const A = 15e3, q = 20;
  function needsSettling(e, t, {onRequest: n = !1}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ((0, r.ui)(e) || (0, 
   i.Yk)(e).length > 0) && !(0, o.Df)(e, t) && "never" !== (0, s.A)(v, e, t);
  }
  async function settleAll(e, t, n) {
   const {clock: l, runner: s} = n;
   let i = null;
   const a = {
    async readJob(e, t) {
     const o = i ?? await n.service.readJob(e, t);
     return "failed" === o.kind && null !== o.retryAfterMs && o.retryAfterMs > 0 && (i = o), 
     o;
    }
   }, c = (0, u.tS)(e, q, l.now()), d = e.flatMap(e => {
    const n = c.includes(e);
    return n || needsSettling(e.marker, l.now(), t) ? [ {
     ...t,
     comment: e,
     againAt: null,
     endedBefore: !0,
     corrects: n
    } ] : [];
   }), f = d.map(({comment: e}) => e), m = [];
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
    followed: e.filter(e => (0, r.ui)(e.marker) && (0, o.Df)(e.marker, l.now()) && !f.includes(e)).length,
    left: f.length - m.length
   };
  }
  async function settleSeen(e, {job: t, endedBefore: n}, {failed: r, ...l}, s) {
   const {runner: i, clock: a} = s, {marker: u, url: c} = e, d = (0, o.cW)(u, a.now()), f = {
    ...l,
    comment: e,
    againAt: a.monotonic(),
    endedBefore: n,
    corrects: d
   };
   if (d || needsSettling(u, a.now(), f)) {
    const e = {
     readJob: async () => ({
      kind: "job",
      job: t
     })
    }, n = await settle(f, {
     ...s,
     service: e
    });
    "failed" === n?.kind && i.warning(`${r}: ${n.words}`);
   } else "started" === u.state && i.info(`Another run updates the status comment ${c}`);
  }
  async function correctLate(e, t, n) {
   for (const {comment: o, job: r} of e) {
    const e = `Could not correct the status comment ${o.url}`;
    await settleSeen(o, {
     job: r,
     endedBefore: !0
    }, {
     ...t,
     failed: e
    }, n);
   }
  }
  async function followExisting(e, t, n) {
   const {runner: r, clock: l} = n;
   r.info(`Following the existing job ${e}; nothing is started.`), (0, a.PB)(e, n);
   const s = null === t ? null : await statusesOf(e, t, "Could not read the thread, so no status comment gets the end", n), i = s?.statuses.findLast(({marker: {state: e}}) => "started" === e || "finished" === e) ?? null, u = l.monotonic(), d = null === i ? 0 : (0, 
   o.MI)(i.marker), m = await (0, a.Op)({
    jobId: e,
    known: null,
    patienceMs: (0, f.Hw)(n),
    endBelievedFrom: d
   }, n), w = (0, a.It)(m, u, n);
   if (null !== i && "final" === m.kind && !r.cancelled.aborted) {
    const t = "Could not write the status comment", o = await statusesOf(e, i.thread, t, n);
    if (null !== o) for (const e of o.statuses) await settleSeen(e, m, {
     ...o,
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
    since: Date.parse(m.job?.createdAt ?? ""),
    commentUrl: i?.url ?? null
   }, n);
  }
  async function statusesOf(e, t, n, {repository: o, runner: r, ...s}) {
   const i = await (0, d.wF)(Promise.all([ o.viewer(), o.comments(t) ]), n, r);
   if (null === i) return null;
   const [a, u] = i, c = (0, l.nO)(a, s), f = u.map(e => ({
    ...e,
    thread: t
   }));
   return {
    ours: c,
    listed: f,
    statuses: (0, l.D5)(f, c).marked.filter(({marker: t}) => t.jobId === e)
   };
  }
 })
};