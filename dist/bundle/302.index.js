"use strict";

exports.id = 302, exports.ids = [ 302 ], exports.modules = {
 4379: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(3916), s = n(9580), o = n(8585);
  const i = 15e3;
  async function settleAll(e, t, n) {
   const {clock: r, runner: a} = n, l = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, d = [], u = e.filter(({marker: e}) => (0, o.e)(e, r.now(), t)), c = u.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of c) {
    const s = null === t ? 0 : t + i - r.monotonic();
    if (s > 0 && await r.sleep(s, a.cancelled), a.cancelled.aborted) break;
    const o = await settleOne(e, {
     ...l,
     again: null !== t
    }, n);
    "unlinked" === o.kind ? c.push(o) : d.push(o);
   }
   return {
    settled: d,
    followed: e.filter(e => {
     const {state: t} = e.marker;
     return ("started" === t || "starting" === t || "waiting" === t) && (0, s.Df)(e.marker, r.now()) && !u.includes(e);
    }).length,
    left: u.length - d.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, o.d)(e, t, n);
   } catch (t) {
    const n = (0, r.fI)((0, r.wz)(t)), {id: s, url: o, thread: i} = e;
    return {
     kind: "failed",
     id: s,
     url: o,
     thread: i,
     words: n
    };
   }
  }
  function patientReader({readJob: e}) {
   let t = null;
   return {
    async readJob(n, r) {
     if (null !== t) return t;
     const s = await e(n, r);
     return "failed" === s.kind && null !== s.retryAfterMs && s.retryAfterMs > 0 && (t = s), 
     s;
    }
   };
  }
 }),
 8585: ((e, t, n) => {
  n.d(t, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = n(3916), s = n(7879), o = n(8857), i = n(5411), a = n(9580), l = n(8923), d = n(8405), u = n(1592), c = n(163), m = n(5553), w = n(7824), h = n(867), f = n(3795), g = n(4824), k = n(6446);
  function settled(e, {thread: t, id: n, url: r}, s) {
   return {
    kind: e,
    thread: t,
    id: n,
    url: r,
    words: s
   };
  }
  const p = "the end was reported";
  function settledBy({end: e, error: t, missing: n}, r, s) {
   if ("overtaken" === e) return settled("still-open", r, "another run has just updated it");
   if ("gone" === e) return settled("still-open", r, "its comment was deleted");
   if (null !== t) throw t;
   const o = [ ...n.values() ];
   return o.includes("failed") ? settled("still-open", r, "the end could not be reported") : o.includes("later") ? settled("still-open", r, "another run may still be reporting the end") : settled("settled", r, s);
  }
  async function reviewerFor({marker: {reviewer: e, trigger: t}}, n, s) {
   return void 0 === e ? {} : "run" !== t.kind ? n?.toLowerCase() === e.toLowerCase() ? {
    reviewer: e
   } : {} : await async function(e, {settings: t, repository: n, runner: s}) {
    try {
     return (await (0, f.G)({
      id: null,
      login: e,
      bot: !1,
      viaApp: null
     }, t, n)).permitted;
    } catch (e) {
     return s.debug(`Could not check who requested the job: ${(0, r.wz)(e).message}`), 
     !1;
    }
   }(e, s) ? {
    reviewer: e
   } : {};
  }
  const b = 6048e5;
  function needsSettling(e, t, {onRequest: n, writer: r}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   c.Yk)(e).length > 0) && !(0, a.Df)(e, t) && "never" !== (0, d.A)(r, e, t);
  }
  async function settleComment(e, t, n) {
   const f = await async function({marker: e}, t, n) {
    const {state: r, jobId: s, outcome: o} = e, end = e => ({
     kind: "end",
     ending: e
    });
    if ((0, l.FJ)(e, t)) return end((0, c.nl)((0, u.Bl)("run" === e.trigger.kind ? "step" : "comment")));
    if ("not-created" === r) return end({
     view: v,
     job: null
    });
    if ("waiting" === r) return end((0, c.nl)(u.Ut));
    if ("starting" === r || "unknown" === r || null === s) return end((0, c.eq)(u.SD));
    if (null === o || "no-news" === o) return {
     kind: "unread",
     jobId: s
    };
    return end(await (0, m.q)((0, c.uQ)({
     ...e,
     outcome: o
    }, (0, i.WQ)(n)), {
     marker: e,
     readJob: e => t.jobs.readJob(e, n.runner.cancelled)
    }, n));
   }(e, t, n), j = "end" === f.kind ? f : await async function({jobId: e, comment: t}, n, {runner: l, clock: d, ...u}) {
    const {marker: m} = t, w = await n.jobs.readJob(e, l.cancelled), h = d.now();
    if ("job" === w.kind && (0, s.dR)(w.job) && h >= (0, a.MI)(m)) {
     const {status: e, prLink: r} = w.job;
     return "completed" !== e || null !== r || n.again ? {
      kind: "end",
      ending: {
       ...(0, c.Yu)(w.job, (0, i.WQ)(u)),
       endedBefore: n.endedBefore
      }
     } : {
      kind: "unlinked",
      comment: t,
      seenAt: d.monotonic()
     };
    }
    return null !== m.outcome || h - Date.parse(m.askedAt) <= b || (0, a.Df)(m, h) || "job" !== w.kind && "missing" !== w.kind ? "job" === w.kind ? settled("running", t, `the job ${e} is running`) : settled("failed", t, `Could not check the job ${e}: ${function(e, {onRequest: t}) {
     if ("failed" !== e.kind) return (0, r.fI)(e.problem);
     const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, o.p)(e.retryAfterMs)}.`;
     return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
    }(w, n)}`) : {
     kind: "end",
     ending: {
      view: y,
      job: "job" === w.kind ? w.job : null
     }
    };
   }({
    ...f,
    comment: e
   }, t, n);
   return "end" === j.kind ? async function(e, t, n, s) {
    const {marker: o} = e;
    if ("never" === (0, d.A)(n.writer, o, s.clock.now())) return settled("still-open", e, `${(0, 
    g.w)(t, o).sentence} The run that follows it updates the comment.`);
    const a = await async function({marker: e}, t, n) {
     const {view: r, job: s} = t;
     return null === s || "finished" !== r.state ? t : {
      ...t,
      ...await (0, i.pX)(r, e, n)
     };
    }(e, t, s), l = (0, h.zv)({
     ours: n.ours,
     conversation: {
      thread: e.thread,
      review: e.review
     },
     comment: e,
     base: o,
     instruction: {
      keptFrom: e.body
     }
    }), u = (0, k.L)(l, a.view), {sentence: m, problem: f} = (0, g.w)(a, o), b = u ? p : m;
    if (s.settings.dryRun) return settled("settled", e, b);
    const y = await async function(e, t, n) {
     const {marker: s, thread: o} = e, i = s.told.includes("reaction") && s.told.includes("handover") ? null : await async function({marker: {trigger: e}, thread: t}, {listed: n}, {repository: s, runner: o}) {
      if ("run" === e.kind) return null;
      try {
       const r = n.find(({kind: t, id: n}) => t === e.kind && n === e.id), o = r ?? await s.causingComment(e);
       return o?.thread === t ? o : null;
      } catch (e) {
       return o.warning(`Could not read who requested the job: ${(0, r.fI)((0, r.wz)(e))}`), 
       null;
      }
     }(e, t, n), a = i?.author ?? null;
     return {
      writer: t.writer,
      causedBy: i,
      answering: t.onRequest,
      written: t.listed.filter(e => e.thread === o && e.author === t.ours.login).map(({body: e}) => e),
      handover: async () => ({
       ...(0, w.kC)(s) ? c.wv : {
        requester: a,
        instruction: {
         keptFrom: e.body
        }
       },
       ...await reviewerFor(e, a, n)
      })
     };
    }(e, n, s), v = await (0, k.O)(l, {
     ...a,
     ...y
    }, s);
    if (void 0 !== a.unconfirmed && null === v.error && v.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${a.unconfirmed}`);
    const {kind: j, id: $} = e, A = [ ...v.missing.values() ].includes("held") ? {
     reports: `${j}/${$}`
    } : {};
    return {
     ...settledBy(v, e, b),
     problem: u ? null : f?.message ?? null,
     ...A
    };
   }(e, j.ending, t, n) : j;
  }
  const y = {
   state: "finished",
   outcome: "no-news",
   link: null,
   unlinked: null
  }, v = {
   state: "not-created",
   problem: {
    message: "",
    hint: ""
   }
  };
 }),
 4302: ((e, t, n) => {
  n.d(t, {
   settleThread: () => settleThread
  });
  var r = n(5411), s = n(8923), o = n(5095), i = n(410), a = n(7316), l = n(151), d = n(6941), u = n(4379);
  async function settleThread(e, t, n) {
   const {clock: c, repository: m, settings: w} = n, {number: h} = e.thread, f = (0, 
   s.nO)(t, n), read = async () => {
    const t = (await (0, l.TK)(e, "everywhere", m)).map(e => ({
     ...e,
     thread: h
    }));
    return {
     ...(0, l.SB)((0, s.D5)(t, f), e, t),
     listed: t
    };
   }, g = c.now(), {marked: k, listed: p, neverSent: b} = await read(), y = await (0, 
   u.j)(k, {
    ours: f,
    listed: p,
    neverSent: b,
    writer: {
     kind: "other"
    },
    onRequest: !0
   }, n), {settled: v} = y, j = new Map(v.map(e => [ e.url, e ])), $ = function(e) {
    const asked = ({marker: e}) => Date.parse(e.askedAt);
    return e.toReversed().toSorted((e, t) => asked(t) - asked(e));
   }((await read()).marked).map(e => (0, o.qo)(function({marker: e, url: t, body: n}, s, o) {
    const i = {
     marker: e,
     url: t,
     body: n,
     link: (0, r.uM)(e.pullRequest, o)
    };
    switch (s?.kind) {
    case "running":
     return {
      ...i,
      seen: "running",
      said: null
     };

    case "failed":
     return {
      ...i,
      seen: "started" === e.state ? "unreadable" : null,
      said: s.words
     };

    case "still-open":
     return {
      ...i,
      seen: null,
      said: s.words
     };

    case "settled":
    case void 0:
     return {
      ...i,
      seen: null,
      said: s?.problem ?? null
     };
    }
   }(e, j.get(e.url) ?? null, n), c.now())), A = (0, d.ct)(g, n) ? [ ...new Set(v.flatMap(({reports: e}) => e ?? [])) ] : [], R = 0 === $.length ? "There is no job in this thread." : (0, 
   o.MO)($, {
    comment: e.comment.id,
    ends: A
   }), q = v.some(({kind: e}) => "failed" === e), T = (0, i.L)(y, {
    unread: [],
    dryRun: w.dryRun
   });
   return await (0, a.e)(e, R, n, {
    reaction: q ? "confused" : "+1",
    ends: A,
    mayRepeat: async () => 0 === A.length || (0, d.ct)(g, n)
   }), T;
  }
 }),
 410: ((e, t, n) => {
  n.d(t, {
   L: () => settlingOutcome
  });
  var r = n(3758);
  function settlingOutcome({settled: e, followed: t, left: n}, {unread: s, dryRun: o}) {
   const of = t => e.filter(e => e.kind === t), [i, a] = [ of("settled"), of("failed") ], l = [ ...of("running"), ...of("still-open") ], d = `${i.length} ${o ? "would be updated" : "updated"}, ${l.length} still open, ${a.length} ${1 === a.length ? "error" : "errors"}`, u = 0 === t ? "" : `, ${t} still followed by a run`, c = 0 === n ? "" : `, ${n} not checked, because the run was cancelled`, m = 0 === e.length && 0 === n && 0 === t, w = 0 === s.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", h = m ? w : `Unfinished jobs: ${d}${u}${c}.`, f = e.length > 0 && a.length === e.length, g = f ? ` The first: ${a[0]?.words}` : "", k = `${o ? "A dry run: nothing was written. " : ""}${h}`, p = [ "### docs-agent: " + (o ? "dry run, nothing was written" : "status comments updated"), "", k, "", ...[ ...i, ...a, ...l ].map(({url: e, thread: t, words: n}) => `- [Thread ${t}](${e}): ${(0, 
   r.SS)(n, {
    longest: 300
   })}`), ...s.flatMap(e => [ "", (0, r.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: o ? "dry-run" : "settled",
    sentence: k + g,
    summary: p,
    fails: f
   };
  }
 })
};