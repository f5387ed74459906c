"use strict";

exports.id = 462, exports.ids = [ 462 ], exports.modules = {
 6195: ((e, n, t) => {
  t.d(n, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = t(2912), s = t(4845), o = t(9979), a = t(6881);
  const d = 15e3, i = 20;
  async function settleAll(e, n, t) {
   const {clock: s, runner: l} = t, u = {
    ...n,
    jobs: patientReader(t.service),
    endedBefore: !0
   }, c = [], m = (0, o.tS)(e, i, s.now()), f = e.filter(e => (0, a.e)(e.marker, s.now(), n) || m.includes(e)), h = f.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: n} of h) {
    const r = null === n ? 0 : n + d - s.monotonic();
    if (r > 0 && await s.sleep(r, l.cancelled), l.cancelled.aborted) break;
    const o = m.includes(e), a = await settleOne(e, {
     ...u,
     again: null !== n,
     mayBeCorrected: o
    }, t);
    "unlinked" === a.kind ? h.push(a) : c.push(a);
   }
   return {
    settled: c,
    followed: e.filter(e => {
     const {state: n} = e.marker;
     return ("started" === n || "starting" === n || "waiting" === n) && (0, r.Df)(e.marker, s.now()) && !f.includes(e);
    }).length,
    left: f.length - c.length
   };
  }
  async function settleOne(e, n, t) {
   try {
    return await (0, a.d)(e, n, t);
   } catch (n) {
    const t = (0, s.fI)((0, s.wz)(n)), {id: r, url: o, thread: a} = e;
    return {
     kind: "failed",
     id: r,
     url: o,
     thread: a,
     words: t
    };
   }
  }
  function patientReader({readJob: e}) {
   let n = null;
   return {
    async readJob(t, r) {
     if (null !== n) return n;
     const s = await e(t, r);
     return "failed" === s.kind && null !== s.retryAfterMs && s.retryAfterMs > 0 && (n = s), 
     s;
    }
   };
  }
 }),
 6881: ((e, n, t) => {
  t.d(n, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = t(2912), s = t(4337), o = t(3776), a = t(6183), d = t(4845), i = t(8311), l = t(2653), u = t(8419), c = t(9979), m = t(9851), f = t(3441), h = t(1886), w = t(2538), g = t(4865);
  const k = {
   kind: "other"
  };
  function settled(e, {thread: n, id: t, url: r}, s) {
   return {
    kind: e,
    thread: n,
    id: t,
    url: r,
    words: s
   };
  }
  const p = "the end was reported";
  function settledBy({page: e, owing: n}, t, r) {
   if ("overtaken" === e.written) return settled("still-open", t, "another run has just updated it");
   if ("gone" === e.written) return settled("still-open", t, "its comment was deleted");
   if (null !== e.failure) throw e.failure;
   const s = [ ...n.values() ];
   return s.includes("failed") ? settled("still-open", t, "the end could not be reported") : s.includes("later") ? settled("still-open", t, "another run may still be reporting the end") : settled("settled", t, r);
  }
  async function causeOf({marker: {trigger: e}, thread: n}, {listed: t}, {repository: r, runner: s}) {
   if ("run" === e.kind) return null;
   try {
    const s = t.find(({kind: n, id: t}) => n === e.kind && t === e.id) ?? await r.causingComment(e);
    return s?.thread === n ? s : null;
   } catch (e) {
    return s.warning(`Could not read who requested the job: ${(0, d.fI)((0, d.wz)(e))}`), 
    null;
   }
  }
  const b = 6048e5;
  function needsSettling(e, n, {onRequest: t}) {
   return !(!t || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   l.Yk)(e).length > 0) && !(0, r.Df)(e, n) && "never" !== (0, s.A)(k, e, n);
  }
  async function settleComment(e, n, t) {
   const o = await async function(e, {mayBeCorrected: n, ...t}, r) {
    const {jobId: s} = e.marker;
    if (!n || null === s) return null;
    const o = await t.jobs.readJob(s, r.runner.cancelled), a = "job" === o.kind ? (0, 
    c.ip)(o.job, (0, m.WQ)(r)) : null;
    return null !== a ? {
     kind: "end",
     ending: a
    } : (0, l.Yk)(e.marker).length > 0 ? null : "refused" === o.kind || "failed" === o.kind ? notRead({
     comment: e,
     jobId: s,
     reading: o
    }, t) : settled("unchanged", e, "the job has no pull request");
   }(e, n, t) ?? await async function(e, n, t) {
    const s = await async function({marker: e}, n, t) {
     const {state: r, jobId: s, outcome: o} = e, end = e => ({
      kind: "end",
      ending: e
     });
     if ("not-created" === r) return end(l.mv);
     if ("waiting" === r) return end((0, l.nl)(a.Ut));
     if ("starting" === r || "unknown" === r || null === s) return end((0, l.eq)(a.SD));
     if (null === o || "no-news" === o) return {
      kind: "unread",
      jobId: s
     };
     return end(await (0, u.qF)((0, l.uQ)({
      ...e,
      outcome: o
     }, (0, m.WQ)(t)), {
      marker: e,
      readJob: e => n.jobs.readJob(e, t.runner.cancelled)
     }, t));
    }(e, n, t);
    return "end" === s.kind ? s : async function({jobId: e, comment: n}, t, {runner: s, clock: o, ...a}) {
     const {marker: d} = n, u = await t.jobs.readJob(e, s.cancelled), c = o.now();
     if ("job" === u.kind && (0, i.dR)(u.job) && c >= (0, r.MI)(d)) return (0, i.cQ)(u.job) && !t.again ? {
      kind: "unlinked",
      comment: n,
      seenAt: o.monotonic()
     } : {
      kind: "end",
      ending: {
       ...(0, l.Yu)(u.job, (0, m.WQ)(a)),
       endedBefore: t.endedBefore
      }
     };
     return null !== d.outcome || c - Date.parse(d.askedAt) <= b || (0, r.Df)(d, c) || "job" !== u.kind && "missing" !== u.kind ? "job" === u.kind ? settled("running", n, `the job ${e} is running`) : notRead({
      comment: n,
      jobId: e,
      reading: u
     }, t) : {
      kind: "end",
      ending: (0, l.ec)("job" === u.kind ? u.job : null)
     };
    }({
     ...s,
     comment: e
    }, n, t);
   }(e, n, t);
   return "end" === o.kind ? async function(e, n, t, r) {
    const {marker: o} = e;
    if ("never" === (0, s.A)(k, o, r.clock.now())) {
     const t = (0, f.w)(n, o).sentence;
     return settled("still-open", e, `${t} The run that follows it updates the comment.`);
    }
    const a = await async function({marker: e}, n, t) {
     const {view: r, job: s} = n;
     return null === s || "finished" !== r.state ? n : {
      ...n,
      ...await (0, m.pX)(r, e, t)
     };
    }(e, n, r), d = (0, l.L7)({
     comment: e,
     attempted: null
    }, a.view), {sentence: i, problem: u} = (0, f.w)(a, o), c = d ? p : i;
    if (r.settings.dryRun) return settled("settled", e, c);
    const b = d && o.told.includes("reaction"), y = {
     thread: e.thread,
     review: e.review
    }, j = (0, g.fo)({
     causedBy: b ? null : await causeOf(e, t, r),
     order: w.Jh,
     base: o,
     instruction: {
      keptFrom: e.body
     },
     writer: k,
     page: (0, g.ZZ)({
      ours: t.ours,
      conversation: y,
      comment: e
     })
    }), $ = t.listed.filter(n => n.thread === e.thread && n.author === t.ours.login).map(({body: e}) => e), v = {
     answering: t.onRequest,
     written: $
    }, R = await (0, h.J)((0, g.K1)(j, a), v, r);
    if (void 0 !== a.unconfirmed && null === R.page.failure && R.owing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${a.unconfirmed}`);
    const {kind: A, id: T} = e, q = [ ...R.owing.values() ].includes("held") ? {
     reports: `${A}/${T}`
    } : {};
    return {
     ...settledBy(R, e, c),
     problem: d ? null : u?.message ?? null,
     ...q
    };
   }(e, o.ending, n, t) : o;
  }
  function notRead({comment: e, jobId: n, reading: t}, r) {
   return settled("failed", e, `Could not check the job ${n}: ${function(e, {onRequest: n}) {
    if ("failed" !== e.kind) return (0, d.fI)(e.problem);
    const t = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, o.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${t} ${n ? "Ask again later." : "The next settle run checks again."}`;
   }(t, r)}`);
  }
 }),
 1462: ((e, n, t) => {
  t.d(n, {
   settleThread: () => settleThread
  });
  var r = t(9851), s = t(8803), o = t(6195), a = t(2747), d = t(2615), i = t(4510), l = t(1269), u = t(4544);
  async function settleThread(e, n, t) {
   const {clock: c, repository: m, settings: f} = t, {number: h} = e.thread, w = (0, 
   d.nO)(n, t), read = async () => {
    const n = (await (0, a.TK)(e, "everywhere", m)).map(e => ({
     ...e,
     thread: h
    }));
    return {
     ...(0, a.SB)((0, d.D5)(n, w), e, n),
     listed: n
    };
   }, g = c.now(), {marked: k, listed: p} = await read(), b = await (0, o.j)(k, {
    ours: w,
    listed: p,
    onRequest: !0
   }, t), {settled: y} = b, j = new Map(y.map(e => [ e.url, e ])), $ = await read(), v = [ ...$.unreadable.map(({url: e}) => (0, 
   i.ui)(e)), ...newestFirst($.marked).map(e => (0, i.qo)(function({marker: e, url: n, body: t}, s, o) {
    const a = {
     marker: e,
     url: n,
     body: t,
     link: (0, r.uM)(e.pullRequest, o)
    };
    switch (s?.kind) {
    case "running":
     return {
      ...a,
      seen: "running",
      said: null
     };

    case "failed":
     return {
      ...a,
      seen: "started" === e.state ? "unreadable" : null,
      said: s.words
     };

    case "still-open":
     return {
      ...a,
      seen: null,
      said: s.words
     };

    case "settled":
    case "unchanged":
    case void 0:
     return {
      ...a,
      seen: null,
      said: s?.problem ?? null
     };
    }
   }(e, j.get(e.url) ?? null, t), c.now())) ], R = (0, s.ct)(g, t) ? [ ...new Set(y.flatMap(({reports: e}) => e ?? [])) ] : [], A = 0 === v.length ? "There is no job in this thread." : (0, 
   i.MO)(v, {
    comment: e.comment.id,
    ends: R
   }), T = y.some(({kind: e}) => "failed" === e), q = (0, l.L)(b, {
    unread: [],
    dryRun: f.dryRun
   });
   return await (0, u.e)(e, A, t, {
    reaction: T ? "confused" : "+1",
    ends: R,
    mayRepeat: async () => 0 === R.length || (0, s.ct)(g, t)
   }), q;
  }
  function newestFirst(e) {
   const asked = ({marker: e}) => Date.parse(e.askedAt);
   return e.toReversed().toSorted((e, n) => asked(n) - asked(e));
  }
 }),
 1269: ((e, n, t) => {
  t.d(n, {
   L: () => settlingOutcome
  });
  var r = t(5219);
  function settlingOutcome({followed: e, left: n, ...t}, {unread: s, dryRun: o}) {
   const a = t.settled.filter(({kind: e}) => "unchanged" !== e), of = e => a.filter(n => n.kind === e), [d, i] = [ of("settled"), of("failed") ], l = [ ...of("running"), ...of("still-open") ], u = `${d.length} ${o ? "would be updated" : "updated"}, ${l.length} still open, ${i.length} ${1 === i.length ? "error" : "errors"}`, c = 0 === e ? "" : `, ${e} still followed by a run`, m = 0 === n ? "" : `, ${n} not checked, because the run was cancelled`, f = 0 === a.length && 0 === n && 0 === e, h = 0 === s.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", w = f ? h : `Unfinished jobs: ${u}${c}${m}.`, g = a.length > 0 && i.length === a.length, k = g ? ` The first: ${i[0]?.words}` : "", p = `${o ? "A dry run: nothing was written. " : ""}${w}`, b = [ "### docs-agent: " + (o ? "dry run, nothing was written" : "status comments updated"), "", p, "", ...[ ...d, ...i, ...l ].map(({url: e, thread: n, words: t}) => `- [Thread ${n}](${e}): ${(0, 
   r.SS)(t, {
    longest: 300
   })}`), ...s.flatMap(e => [ "", (0, r.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: o ? "dry-run" : "settled",
    sentence: p + k,
    summary: b,
    fails: g
   };
  }
 })
};