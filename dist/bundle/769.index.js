"use strict";

exports.id = 769, exports.ids = [ 769 ], exports.modules = {
 6195: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(2912), s = n(4845), o = n(6881);
  const i = 15e3;
  async function settleAll(e, t, n) {
   const {clock: s, runner: a} = n, l = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, d = [], u = e.filter(({marker: e}) => (0, o.e)(e, s.now(), t)), c = u.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of c) {
    const r = null === t ? 0 : t + i - s.monotonic();
    if (r > 0 && await s.sleep(r, a.cancelled), a.cancelled.aborted) break;
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
     return ("started" === t || "starting" === t || "waiting" === t) && (0, r.Df)(e.marker, s.now()) && !u.includes(e);
    }).length,
    left: u.length - d.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, o.d)(e, t, n);
   } catch (t) {
    const n = (0, s.fI)((0, s.wz)(t)), {id: r, url: o, thread: i} = e;
    return {
     kind: "failed",
     id: r,
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
 6881: ((e, t, n) => {
  n.d(t, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = n(2912), s = n(2615), o = n(4337), i = n(3776), a = n(6183), l = n(4845), d = n(8311), u = n(8515), c = n(9851), m = n(2109), f = n(9644), w = n(3441), h = n(1886), g = n(5054), k = n(2431), b = n(8805);
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
  const y = {
   requester: null,
   instruction: {
    text: ""
   }
  };
  async function requestOf({marker: {trigger: e}, thread: t}, {listed: n}, {repository: r, runner: s}) {
   if ("run" === e.kind) return null;
   try {
    const s = n.find(({kind: t, id: n}) => t === e.kind && n === e.id) ?? await r.causingComment(e);
    return s?.thread === t ? s : null;
   } catch (e) {
    return s.warning(`Could not read who requested the job: ${(0, l.fI)((0, l.wz)(e))}`), 
    null;
   }
  }
  const v = 6048e5;
  function needsSettling(e, t, {onRequest: n, writer: s}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   u.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, o.A)(s, e, t);
  }
  async function settleComment(e, t, n) {
   const A = await async function({marker: e}, t, n) {
    const {state: r, jobId: o, outcome: i} = e, end = e => ({
     kind: "end",
     ending: e
    });
    if ((0, s.FJ)(e, t)) return end((0, u.nl)((0, a.Bl)("run" === e.trigger.kind ? "step" : "comment")));
    if ("not-created" === r) return end({
     view: j,
     job: null
    });
    if ("waiting" === r) return end((0, u.nl)(a.Ut));
    if ("starting" === r || "unknown" === r || null === o) return end((0, u.eq)(a.SD));
    if (null === i || "no-news" === i) return {
     kind: "unread",
     jobId: o
    };
    return end(await (0, m.q)((0, u.uQ)({
     ...e,
     outcome: i
    }, (0, c.WQ)(n)), {
     marker: e,
     readJob: e => t.jobs.readJob(e, n.runner.cancelled)
    }, n));
   }(e, t, n), C = "end" === A.kind ? A : await async function({jobId: e, comment: t}, n, {runner: s, clock: o, ...a}) {
    const {marker: m} = t, f = await n.jobs.readJob(e, s.cancelled), w = o.now();
    if ("job" === f.kind && (0, d.dR)(f.job) && w >= (0, r.MI)(m)) {
     const {status: e, prLink: r} = f.job;
     return "completed" !== e || null !== r || n.again ? {
      kind: "end",
      ending: {
       ...(0, u.Yu)(f.job, (0, c.WQ)(a)),
       endedBefore: n.endedBefore
      }
     } : {
      kind: "unlinked",
      comment: t,
      seenAt: o.monotonic()
     };
    }
    return null !== m.outcome || w - Date.parse(m.askedAt) <= v || (0, r.Df)(m, w) || "job" !== f.kind && "missing" !== f.kind ? "job" === f.kind ? settled("running", t, `the job ${e} is running`) : settled("failed", t, `Could not check the job ${e}: ${function(e, {onRequest: t}) {
     if ("failed" !== e.kind) return (0, l.fI)(e.problem);
     const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, i.p0)(e.retryAfterMs)}.`;
     return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
    }(f, n)}`) : {
     kind: "end",
     ending: {
      view: $,
      job: "job" === f.kind ? f.job : null
     }
    };
   }({
    ...A,
    comment: e
   }, t, n);
   return "end" === C.kind ? async function(e, t, n, r) {
    const {marker: s} = e;
    if ("never" === (0, o.A)(n.writer, s, r.clock.now())) return settled("still-open", e, `${(0, 
    w.w)(t, s).sentence} The run that follows it updates the comment.`);
    const i = await async function({marker: e}, t, n) {
     const {view: r, job: s} = t;
     return null === s || "finished" !== r.state ? t : {
      ...t,
      ...await (0, c.pX)(r, e, n)
     };
    }(e, t, r), a = (0, k.zv)({
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
    }), d = (0, h.L)(a, i.view), {sentence: m, problem: v} = (0, w.w)(i, s), $ = d ? p : m;
    if (r.settings.dryRun) return settled("settled", e, $);
    const j = await async function(e, {isSaid: t, ...n}, r) {
     const {marker: s, thread: o} = e, i = t && s.told.includes("reaction");
     return {
      writer: n.writer,
      causedBy: i ? null : await requestOf(e, n, r),
      answering: n.onRequest,
      written: n.listed.filter(e => e.thread === o && e.author === n.ours.login).map(({body: e}) => e),
      handover: () => async function({marker: e, thread: t}, n) {
       const {trigger: r, reviewer: s, run: o} = e;
       if ("run" === r.kind) {
        const t = (0, f.kC)(e) ? u.wv : y, r = void 0 !== s && await async function(e, t) {
         try {
          return await (0, g.Nn)({
           id: null,
           login: e,
           bot: !1,
           viaApp: null
          }, t);
         } catch (e) {
          return t.runner.debug(`Could not check who requested the job: ${(0, l.wz)(e).message}`), 
          !1;
         }
        }(s, n);
        return {
         ...t,
         run: o,
         ...r ? {
          reviewer: s
         } : {}
        };
       }
       const {author: i, instruction: a} = await (0, g.zt)(e, t, n), d = !1 === i?.bot && i.login.toLowerCase() === s?.toLowerCase();
       return {
        requester: i?.login ?? null,
        instruction: a,
        ...d ? {
         reviewer: s
        } : {}
       };
      }(e, r)
     };
    }(e, {
     ...n,
     isSaid: d
    }, r), A = await (0, h.O)(a, {
     ...i,
     ...j
    }, r);
    if ((0, b.c$)(A.unwritten, A.error, r.runner), void 0 !== i.unconfirmed && null === A.error && A.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${i.unconfirmed}`);
    const {kind: C, id: S} = e, q = [ ...A.missing.values() ].includes("held") ? {
     reports: `${C}/${S}`
    } : {};
    return {
     ...settledBy(A, e, $),
     problem: d ? null : v?.message ?? null,
     ...q
    };
   }(e, C.ending, t, n) : C;
  }
  const $ = {
   state: "finished",
   outcome: "no-news",
   link: null,
   unlinked: null
  }, j = {
   state: "not-created",
   problem: {
    message: "",
    hint: ""
   }
  };
 }),
 5769: ((e, t, n) => {
  n.d(t, {
   runSettle: () => runSettle
  });
  var r = n(6195), s = n(2615), o = n(1269), i = n(4845);
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
   const {repository: t, runner: n, settings: i, clock: a} = e, l = a.now(), [d, u, c] = await Promise.all([ t.viewer(), recentComments("issue-comment", l, t), recentOnDiffs(l, t) ]), m = (0, 
   s.nO)(d, e), f = [ ...u.comments, ...c.comments ], {marked: w, neverSent: h} = (0, 
   s.D5)(f, m), g = [ u.unread, c.unread ].filter(e => null !== e);
   for (const e of g) n.warning(e);
   const k = await (0, r.j)(w, {
    ours: m,
    listed: f,
    neverSent: h,
    writer: {
     kind: "other"
    },
    onRequest: !1
   }, e);
   return (0, o.L)(k, {
    unread: g,
    dryRun: i.dryRun
   });
  }
  async function recentOnDiffs(e, t) {
   try {
    return await recentComments("review-comment", e, t);
   } catch (e) {
    return {
     comments: [],
     unread: `Review threads were not checked: ${(0, i.fI)((0, i.wz)(e))}`
    };
   }
  }
  async function recentComments(e, t, n) {
   const r = new Date(t - a).toISOString(), {where: s, latest: o, oldest: i} = l[e], d = await n.recentComments(e, {
    since: r,
    mostPages: o
   });
   if (!d.cut) return {
    comments: d.comments,
    unread: null
   };
   const u = await n.recentComments(e, {
    since: r,
    mostPages: i,
    oldestFirst: !0
   }), c = new Set(d.comments.map(({id: e}) => e)), m = !u.cut || u.comments.some(({id: e}) => c.has(e)), f = `the latest ${d.comments.length} and the oldest ${u.comments.length} were read`;
   return {
    comments: [ ...d.comments, ...u.comments.toReversed() ],
    unread: m ? null : `There are more comments than one run reads: of those of the last 14 days ${s}, ${f}. A job in between is checked by a later run, or by the command \`status\` in its thread.`
   };
  }
 }),
 1269: ((e, t, n) => {
  n.d(t, {
   L: () => settlingOutcome
  });
  var r = n(5219);
  function settlingOutcome({settled: e, followed: t, left: n}, {unread: s, dryRun: o}) {
   const of = t => e.filter(e => e.kind === t), [i, a] = [ of("settled"), of("failed") ], l = [ ...of("running"), ...of("still-open") ], d = `${i.length} ${o ? "would be updated" : "updated"}, ${l.length} still open, ${a.length} ${1 === a.length ? "error" : "errors"}`, u = 0 === t ? "" : `, ${t} still followed by a run`, c = 0 === n ? "" : `, ${n} not checked, because the run was cancelled`, m = 0 === e.length && 0 === n && 0 === t, f = 0 === s.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", w = m ? f : `Unfinished jobs: ${d}${u}${c}.`, h = e.length > 0 && a.length === e.length, g = h ? ` The first: ${a[0]?.words}` : "", k = `${o ? "A dry run: nothing was written. " : ""}${w}`, b = [ "### docs-agent: " + (o ? "dry run, nothing was written" : "status comments updated"), "", k, "", ...[ ...i, ...a, ...l ].map(({url: e, thread: t, words: n}) => `- [Thread ${t}](${e}): ${(0, 
   r.SS)(n, {
    longest: 300
   })}`), ...s.flatMap(e => [ "", (0, r.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: o ? "dry-run" : "settled",
    sentence: k + g,
    summary: b,
    fails: h
   };
  }
 })
};