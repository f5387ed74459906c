"use strict";

exports.id = 462, exports.ids = [ 462 ], exports.modules = {
 6195: ((e, n, t) => {
  t.d(n, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = t(2912), o = t(4845), s = t(9979), d = t(6881);
  const a = 15e3, i = 20;
  async function settleAll(e, n, t) {
   const {clock: o, runner: l} = t, u = {
    ...n,
    jobs: patientReader(t.service),
    endedBefore: !0
   }, c = [], m = (0, s.tS)(e, i, o.now()), f = e.filter(e => (0, d.e)(e.marker, o.now(), n) || m.includes(e)), h = f.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: n} of h) {
    const r = null === n ? 0 : n + a - o.monotonic();
    if (r > 0 && await o.sleep(r, l.cancelled), l.cancelled.aborted) break;
    const s = m.includes(e), d = await settleOne(e, {
     ...u,
     again: null !== n,
     mayBeCorrected: s
    }, t);
    "unlinked" === d.kind ? h.push(d) : c.push(d);
   }
   return {
    settled: c,
    followed: e.filter(e => {
     const {state: n} = e.marker;
     return ("started" === n || "starting" === n || "waiting" === n) && (0, r.Df)(e.marker, o.now()) && !f.includes(e);
    }).length,
    left: f.length - c.length
   };
  }
  async function settleOne(e, n, t) {
   try {
    return await (0, d.d)(e, n, t);
   } catch (n) {
    const t = (0, o.fI)((0, o.wz)(n)), {id: r, url: s, thread: d} = e;
    return {
     kind: "failed",
     id: r,
     url: s,
     thread: d,
     words: t
    };
   }
  }
  function patientReader({readJob: e}) {
   let n = null;
   return {
    async readJob(t, r) {
     if (null !== n) return n;
     const o = await e(t, r);
     return "failed" === o.kind && null !== o.retryAfterMs && o.retryAfterMs > 0 && (n = o), 
     o;
    }
   };
  }
 }),
 6881: ((e, n, t) => {
  t.d(n, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = t(2912), o = t(2615), s = t(4337), d = t(3776), a = t(6183), i = t(4845), l = t(8311), u = t(2653), c = t(8419), m = t(9979), f = t(9851), h = t(3441), w = t(1886), g = t(2538), k = t(4865);
  const p = {
   kind: "other"
  };
  function settled(e, {thread: n, id: t, url: r}, o) {
   return {
    kind: e,
    thread: n,
    id: t,
    url: r,
    words: o
   };
  }
  const b = "the end was reported";
  function settledBy({page: e, owing: n}, t, r) {
   if ("overtaken" === e.written) return settled("still-open", t, "another run has just updated it");
   if ("gone" === e.written) return settled("still-open", t, "its comment was deleted");
   if (null !== e.failure) throw e.failure;
   const o = [ ...n.values() ];
   return o.includes("failed") ? settled("still-open", t, "the end could not be reported") : o.includes("later") ? settled("still-open", t, "another run may still be reporting the end") : settled("settled", t, r);
  }
  async function causeOf({marker: {trigger: e}, thread: n}, {listed: t}, {repository: r, runner: o}) {
   if ("run" === e.kind) return null;
   try {
    const o = t.find(({kind: n, id: t}) => n === e.kind && t === e.id) ?? await r.causingComment(e);
    return o?.thread === n ? o : null;
   } catch (e) {
    return o.warning(`Could not read who requested the job: ${(0, i.fI)((0, i.wz)(e))}`), 
    null;
   }
  }
  const y = 6048e5;
  function needsSettling(e, n, {onRequest: t}) {
   return !(!t || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   u.Yk)(e).length > 0) && !(0, r.Df)(e, n) && "never" !== (0, s.A)(p, e, n);
  }
  async function settleComment(e, n, t) {
   const d = await async function(e, {mayBeCorrected: n, ...t}, r) {
    const {jobId: o} = e.marker;
    if (!n || null === o) return null;
    const s = await t.jobs.readJob(o, r.runner.cancelled), d = "job" === s.kind ? (0, 
    m.ip)(s.job, (0, f.WQ)(r)) : null;
    return null !== d ? {
     kind: "end",
     ending: d
    } : (0, u.Yk)(e.marker).length > 0 ? null : "refused" === s.kind || "failed" === s.kind ? notRead({
     comment: e,
     jobId: o,
     reading: s
    }, t) : settled("unchanged", e, "the job has no pull request");
   }(e, n, t) ?? await async function(e, n, t) {
    const s = await async function({marker: e}, n, t) {
     const {state: r, jobId: s, outcome: d} = e, end = e => ({
      kind: "end",
      ending: e
     });
     if ((0, o.FJ)(e, n)) return end((0, u.nl)((0, a.Bl)("run" === e.trigger.kind ? "step" : "comment")));
     if ("not-created" === r) return end(u.mv);
     if ("waiting" === r) return end((0, u.nl)(a.Ut));
     if ("starting" === r || "unknown" === r || null === s) return end((0, u.eq)(a.SD));
     if (null === d || "no-news" === d) return {
      kind: "unread",
      jobId: s
     };
     return end(await (0, c.qF)((0, u.uQ)({
      ...e,
      outcome: d
     }, (0, f.WQ)(t)), {
      marker: e,
      readJob: e => n.jobs.readJob(e, t.runner.cancelled)
     }, t));
    }(e, n, t);
    return "end" === s.kind ? s : async function({jobId: e, comment: n}, t, {runner: o, clock: s, ...d}) {
     const {marker: a} = n, i = await t.jobs.readJob(e, o.cancelled), c = s.now();
     if ("job" === i.kind && (0, l.dR)(i.job) && c >= (0, r.MI)(a)) return (0, l.cQ)(i.job) && !t.again ? {
      kind: "unlinked",
      comment: n,
      seenAt: s.monotonic()
     } : {
      kind: "end",
      ending: {
       ...(0, u.Yu)(i.job, (0, f.WQ)(d)),
       endedBefore: t.endedBefore
      }
     };
     return null !== a.outcome || c - Date.parse(a.askedAt) <= y || (0, r.Df)(a, c) || "job" !== i.kind && "missing" !== i.kind ? "job" === i.kind ? settled("running", n, `the job ${e} is running`) : notRead({
      comment: n,
      jobId: e,
      reading: i
     }, t) : {
      kind: "end",
      ending: (0, u.ec)("job" === i.kind ? i.job : null)
     };
    }({
     ...s,
     comment: e
    }, n, t);
   }(e, n, t);
   return "end" === d.kind ? async function(e, n, t, r) {
    const {marker: o} = e;
    if ("never" === (0, s.A)(p, o, r.clock.now())) {
     const t = (0, h.w)(n, o).sentence;
     return settled("still-open", e, `${t} The run that follows it updates the comment.`);
    }
    const d = await async function({marker: e}, n, t) {
     const {view: r, job: o} = n;
     return null === o || "finished" !== r.state ? n : {
      ...n,
      ...await (0, f.pX)(r, e, t)
     };
    }(e, n, r), a = (0, u.L7)({
     comment: e,
     attempted: null
    }, d.view), {sentence: i, problem: l} = (0, h.w)(d, o), c = a ? b : i;
    if (r.settings.dryRun) return settled("settled", e, c);
    const m = a && o.told.includes("reaction"), y = {
     thread: e.thread,
     review: e.review
    }, j = (0, k.fo)({
     causedBy: m ? null : await causeOf(e, t, r),
     order: g.Jh,
     base: o,
     instruction: {
      keptFrom: e.body
     },
     writer: p,
     page: (0, k.ZZ)({
      ours: t.ours,
      conversation: y,
      comment: e
     })
    }), $ = t.listed.filter(n => n.thread === e.thread && n.author === t.ours.login).map(({body: e}) => e), v = {
     answering: t.onRequest,
     written: $
    }, R = await (0, w.J)((0, k.K1)(j, d), v, r);
    if (void 0 !== d.unconfirmed && null === R.page.failure && R.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${d.unconfirmed}`);
    const {kind: A, id: T} = e, q = [ ...R.owing.values() ].includes("held") ? {
     reports: `${A}/${T}`
    } : {};
    return {
     ...settledBy(R, e, c),
     problem: a ? null : l?.message ?? null,
     ...q
    };
   }(e, d.ending, n, t) : d;
  }
  function notRead({comment: e, jobId: n, reading: t}, r) {
   return settled("failed", e, `Could not check the job ${n}: ${function(e, {onRequest: n}) {
    if ("failed" !== e.kind) return (0, i.fI)(e.problem);
    const t = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, d.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${t} ${n ? "Ask again later." : "The next settle run checks again."}`;
   }(t, r)}`);
  }
 }),
 1462: ((e, n, t) => {
  t.d(n, {
   settleThread: () => settleThread
  });
  var r = t(9851), o = t(8803), s = t(6195), d = t(2747), a = t(2615), i = t(4510), l = t(1269), u = t(4544);
  async function settleThread(e, n, t) {
   const {clock: c, repository: m, settings: f} = t, {number: h} = e.thread, w = (0, 
   a.nO)(n, t), read = async () => {
    const n = (await (0, d.TK)(e, "everywhere", m)).map(e => ({
     ...e,
     thread: h
    }));
    return {
     ...(0, d.SB)((0, a.D5)(n, w), e, n),
     listed: n
    };
   }, g = c.now(), {marked: k, listed: p, neverSent: b} = await read(), y = await (0, 
   s.j)(k, {
    ours: w,
    listed: p,
    neverSent: b,
    onRequest: !0
   }, t), {settled: j} = y, $ = new Map(j.map(e => [ e.url, e ])), v = function(e) {
    const asked = ({marker: e}) => Date.parse(e.askedAt);
    return e.toReversed().toSorted((e, n) => asked(n) - asked(e));
   }((await read()).marked).map(e => (0, i.qo)(function({marker: e, url: n, body: t}, o, s) {
    const d = {
     marker: e,
     url: n,
     body: t,
     link: (0, r.uM)(e.pullRequest, s)
    };
    switch (o?.kind) {
    case "running":
     return {
      ...d,
      seen: "running",
      said: null
     };

    case "failed":
     return {
      ...d,
      seen: "started" === e.state ? "unreadable" : null,
      said: o.words
     };

    case "still-open":
     return {
      ...d,
      seen: null,
      said: o.words
     };

    case "settled":
    case "unchanged":
    case void 0:
     return {
      ...d,
      seen: null,
      said: o?.problem ?? null
     };
    }
   }(e, $.get(e.url) ?? null, t), c.now())), R = (0, o.ct)(g, t) ? [ ...new Set(j.flatMap(({reports: e}) => e ?? [])) ] : [], A = 0 === v.length ? "There is no job in this thread." : (0, 
   i.MO)(v, {
    comment: e.comment.id,
    ends: R
   }), T = j.some(({kind: e}) => "failed" === e), q = (0, l.L)(y, {
    unread: [],
    dryRun: f.dryRun
   });
   return await (0, u.e)(e, A, t, {
    reaction: T ? "confused" : "+1",
    ends: R,
    mayRepeat: async () => 0 === R.length || (0, o.ct)(g, t)
   }), q;
  }
 }),
 1269: ((e, n, t) => {
  t.d(n, {
   L: () => settlingOutcome
  });
  var r = t(5219);
  function settlingOutcome({followed: e, left: n, ...t}, {unread: o, dryRun: s}) {
   const d = t.settled.filter(({kind: e}) => "unchanged" !== e), of = e => d.filter(n => n.kind === e), [a, i] = [ of("settled"), of("failed") ], l = [ ...of("running"), ...of("still-open") ], u = `${a.length} ${s ? "would be updated" : "updated"}, ${l.length} still open, ${i.length} ${1 === i.length ? "error" : "errors"}`, c = 0 === e ? "" : `, ${e} still followed by a run`, m = 0 === n ? "" : `, ${n} not checked, because the run was cancelled`, f = 0 === d.length && 0 === n && 0 === e, h = 0 === o.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", w = f ? h : `Unfinished jobs: ${u}${c}${m}.`, g = d.length > 0 && i.length === d.length, k = g ? ` The first: ${i[0]?.words}` : "", p = `${s ? "A dry run: nothing was written. " : ""}${w}`, b = [ "### docs-agent: " + (s ? "dry run, nothing was written" : "status comments updated"), "", p, "", ...[ ...a, ...i, ...l ].map(({url: e, thread: n, words: t}) => `- [Thread ${n}](${e}): ${(0, 
   r.SS)(t, {
    longest: 300
   })}`), ...o.flatMap(e => [ "", (0, r.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: s ? "dry-run" : "settled",
    sentence: p + k,
    summary: b,
    fails: g
   };
  }
 })
};