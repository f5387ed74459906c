"use strict";

exports.id = 977, exports.ids = [ 977 ], exports.modules = {
 4977: ((e, t, n) => {
  n.d(t, {
   runSettle: () => runSettle
  });
  var r = n(3916), o = n(8923), s = n(410), i = n(4379);
  const a = 12096e5, l = {
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
   const {repository: t, runner: n, settings: r, clock: a} = e, l = a.now(), [d, u, c] = await Promise.all([ t.viewer(), recentComments("issue-comment", l, t), recentOnDiffs(l, t) ]), m = (0, 
   o.nO)(d, e), w = [ ...u.comments, ...c.comments ], {marked: f, neverSent: h} = (0, 
   o.D5)(w, m), g = [ u.unread, c.unread ].filter(e => null !== e);
   for (const e of g) n.warning(e);
   const k = await (0, i.j)(f, {
    ours: m,
    listed: w,
    neverSent: h,
    writer: {
     kind: "other"
    },
    onRequest: !1
   }, e);
   return (0, s.L)(k, {
    unread: g,
    dryRun: r.dryRun
   });
  }
  async function recentOnDiffs(e, t) {
   try {
    return await recentComments("review-comment", e, t);
   } catch (e) {
    return {
     comments: [],
     unread: `Review threads were not checked: ${(0, r.fI)((0, r.wz)(e))}`
    };
   }
  }
  async function recentComments(e, t, n) {
   const r = new Date(t - a).toISOString(), {where: o, latest: s, oldest: i} = l[e], d = await n.recentComments(e, {
    since: r,
    mostPages: s
   });
   if (!d.cut) return {
    comments: d.comments,
    unread: null
   };
   const u = await n.recentComments(e, {
    since: r,
    mostPages: i,
    oldestFirst: !0
   }), c = new Set(d.comments.map(({id: e}) => e)), m = !u.cut || u.comments.some(({id: e}) => c.has(e)), w = `the latest ${d.comments.length} and the oldest ${u.comments.length} were read`;
   return {
    comments: [ ...d.comments, ...u.comments.toReversed() ],
    unread: m ? null : `There are more comments than one run reads: of those of the last 14 days ${o}, ${w}. A job in between is checked by a later run, or by the command \`status\` in its thread.`
   };
  }
 }),
 4379: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(3916), o = n(9580), s = n(8585);
  const i = 15e3;
  async function settleAll(e, t, n) {
   const {clock: r, runner: a} = n, l = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, d = [], u = e.filter(({marker: e}) => (0, s.e)(e, r.now(), t)), c = u.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of c) {
    const o = null === t ? 0 : t + i - r.monotonic();
    if (o > 0 && await r.sleep(o, a.cancelled), a.cancelled.aborted) break;
    const s = await settleOne(e, {
     ...l,
     again: null !== t
    }, n);
    "unlinked" === s.kind ? c.push(s) : d.push(s);
   }
   return {
    settled: d,
    followed: e.filter(e => {
     const {state: t} = e.marker;
     return ("started" === t || "starting" === t || "waiting" === t) && (0, o.Df)(e.marker, r.now()) && !u.includes(e);
    }).length,
    left: u.length - d.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, s.d)(e, t, n);
   } catch (t) {
    const n = (0, r.fI)((0, r.wz)(t)), {id: o, url: s, thread: i} = e;
    return {
     kind: "failed",
     id: o,
     url: s,
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
     const o = await e(n, r);
     return "failed" === o.kind && null !== o.retryAfterMs && o.retryAfterMs > 0 && (t = o), 
     o;
    }
   };
  }
 }),
 8585: ((e, t, n) => {
  n.d(t, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = n(3916), o = n(7879), s = n(8857), i = n(5411), a = n(9580), l = n(8923), d = n(8405), u = n(1592), c = n(163), m = n(5553), w = n(7824), f = n(867), h = n(3795), g = n(4824), k = n(6446);
  function settled(e, {thread: t, id: n, url: r}, o) {
   return {
    kind: e,
    thread: t,
    id: n,
    url: r,
    words: o
   };
  }
  const b = "the end was reported";
  function settledBy({end: e, error: t, missing: n}, r, o) {
   if ("overtaken" === e) return settled("still-open", r, "another run has just updated it");
   if ("gone" === e) return settled("still-open", r, "its comment was deleted");
   if (null !== t) throw t;
   const s = [ ...n.values() ];
   return s.includes("failed") ? settled("still-open", r, "the end could not be reported") : s.includes("later") ? settled("still-open", r, "another run may still be reporting the end") : settled("settled", r, o);
  }
  async function reviewerFor({marker: {reviewer: e, trigger: t}}, n, o) {
   return void 0 === e ? {} : "run" !== t.kind ? n?.toLowerCase() === e.toLowerCase() ? {
    reviewer: e
   } : {} : await async function(e, {settings: t, repository: n, runner: o}) {
    try {
     return (await (0, h.G)({
      id: null,
      login: e,
      bot: !1,
      viaApp: null
     }, t, n)).permitted;
    } catch (e) {
     return o.debug(`Could not check who requested the job: ${(0, r.wz)(e).message}`), 
     !1;
    }
   }(e, o) ? {
    reviewer: e
   } : {};
  }
  const p = 6048e5;
  function needsSettling(e, t, {onRequest: n, writer: r}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   c.Yk)(e).length > 0) && !(0, a.Df)(e, t) && "never" !== (0, d.A)(r, e, t);
  }
  async function settleComment(e, t, n) {
   const h = await async function({marker: e}, t, n) {
    const {state: r, jobId: o, outcome: s} = e, end = e => ({
     kind: "end",
     ending: e
    });
    if ((0, l.FJ)(e, t)) return end((0, c.nl)((0, u.Bl)("run" === e.trigger.kind ? "step" : "comment")));
    if ("not-created" === r) return end({
     view: v,
     job: null
    });
    if ("waiting" === r) return end((0, c.nl)(u.Ut));
    if ("starting" === r || "unknown" === r || null === o) return end((0, c.eq)(u.SD));
    if (null === s || "no-news" === s) return {
     kind: "unread",
     jobId: o
    };
    return end(await (0, m.q)((0, c.uQ)({
     ...e,
     outcome: s
    }, (0, i.WQ)(n)), {
     marker: e,
     readJob: e => t.jobs.readJob(e, n.runner.cancelled)
    }, n));
   }(e, t, n), $ = "end" === h.kind ? h : await async function({jobId: e, comment: t}, n, {runner: l, clock: d, ...u}) {
    const {marker: m} = t, w = await n.jobs.readJob(e, l.cancelled), f = d.now();
    if ("job" === w.kind && (0, o.dR)(w.job) && f >= (0, a.MI)(m)) {
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
    return null !== m.outcome || f - Date.parse(m.askedAt) <= p || (0, a.Df)(m, f) || "job" !== w.kind && "missing" !== w.kind ? "job" === w.kind ? settled("running", t, `the job ${e} is running`) : settled("failed", t, `Could not check the job ${e}: ${function(e, {onRequest: t}) {
     if ("failed" !== e.kind) return (0, r.fI)(e.problem);
     const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, s.p)(e.retryAfterMs)}.`;
     return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
    }(w, n)}`) : {
     kind: "end",
     ending: {
      view: y,
      job: "job" === w.kind ? w.job : null
     }
    };
   }({
    ...h,
    comment: e
   }, t, n);
   return "end" === $.kind ? async function(e, t, n, o) {
    const {marker: s} = e;
    if ("never" === (0, d.A)(n.writer, s, o.clock.now())) return settled("still-open", e, `${(0, 
    g.w)(t, s).sentence} The run that follows it updates the comment.`);
    const a = await async function({marker: e}, t, n) {
     const {view: r, job: o} = t;
     return null === o || "finished" !== r.state ? t : {
      ...t,
      ...await (0, i.pX)(r, e, n)
     };
    }(e, t, o), l = (0, f.zv)({
     ours: n.ours,
     conversation: {
      thread: e.thread,
      review: e.review
     },
     comment: e,
     base: s,
     instruction: {
      keptFrom: e.body
     }
    }), u = (0, k.L)(l, a.view), {sentence: m, problem: h} = (0, g.w)(a, s), p = u ? b : m;
    if (o.settings.dryRun) return settled("settled", e, p);
    const y = await async function(e, t, n) {
     const {marker: o, thread: s} = e, i = o.told.includes("reaction") && o.told.includes("handover") ? null : await async function({marker: {trigger: e}, thread: t}, {listed: n}, {repository: o, runner: s}) {
      if ("run" === e.kind) return null;
      try {
       const r = n.find(({kind: t, id: n}) => t === e.kind && n === e.id), s = r ?? await o.causingComment(e);
       return s?.thread === t ? s : null;
      } catch (e) {
       return s.warning(`Could not read who requested the job: ${(0, r.fI)((0, r.wz)(e))}`), 
       null;
      }
     }(e, t, n), a = i?.author ?? null;
     return {
      writer: t.writer,
      causedBy: i,
      answering: t.onRequest,
      written: t.listed.filter(e => e.thread === s && e.author === t.ours.login).map(({body: e}) => e),
      handover: async () => ({
       ...(0, w.kC)(o) ? c.wv : {
        requester: a,
        instruction: {
         keptFrom: e.body
        }
       },
       ...await reviewerFor(e, a, n)
      })
     };
    }(e, n, o), v = await (0, k.O)(l, {
     ...a,
     ...y
    }, o);
    if (void 0 !== a.unconfirmed && null === v.error && v.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${a.unconfirmed}`);
    const {kind: $, id: j} = e, A = [ ...v.missing.values() ].includes("held") ? {
     reports: `${$}/${j}`
    } : {};
    return {
     ...settledBy(v, e, p),
     problem: u ? null : h?.message ?? null,
     ...A
    };
   }(e, $.ending, t, n) : $;
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
 410: ((e, t, n) => {
  n.d(t, {
   L: () => settlingOutcome
  });
  var r = n(3758);
  function settlingOutcome({settled: e, followed: t, left: n}, {unread: o, dryRun: s}) {
   const of = t => e.filter(e => e.kind === t), [i, a] = [ of("settled"), of("failed") ], l = [ ...of("running"), ...of("still-open") ], d = `${i.length} ${s ? "would be updated" : "updated"}, ${l.length} still open, ${a.length} ${1 === a.length ? "error" : "errors"}`, u = 0 === t ? "" : `, ${t} still followed by a run`, c = 0 === n ? "" : `, ${n} not checked, because the run was cancelled`, m = 0 === e.length && 0 === n && 0 === t, w = 0 === o.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", f = m ? w : `Unfinished jobs: ${d}${u}${c}.`, h = e.length > 0 && a.length === e.length, g = h ? ` The first: ${a[0]?.words}` : "", k = `${s ? "A dry run: nothing was written. " : ""}${f}`, b = [ "### docs-agent: " + (s ? "dry run, nothing was written" : "status comments updated"), "", k, "", ...[ ...i, ...a, ...l ].map(({url: e, thread: t, words: n}) => `- [Thread ${t}](${e}): ${(0, 
   r.SS)(n, {
    longest: 300
   })}`), ...o.flatMap(e => [ "", (0, r.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: s ? "dry-run" : "settled",
    sentence: k + g,
    summary: b,
    fails: h
   };
  }
 })
};