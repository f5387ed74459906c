"use strict";

exports.id = 977, exports.ids = [ 977 ], exports.modules = {
 4977: ((e, t, n) => {
  n.d(t, {
   runSettle: () => runSettle
  });
  var r = n(3916), s = n(8923), o = n(410), i = n(4379);
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
   s.nO)(d, e), f = [ ...u.comments, ...c.comments ], {marked: w, neverSent: h} = (0, 
   s.D5)(f, m), g = [ u.unread, c.unread ].filter(e => null !== e);
   for (const e of g) n.warning(e);
   const k = await (0, i.j)(w, {
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
  var r = n(3916), s = n(7879), o = n(8857), i = n(5411), a = n(9580), l = n(8923), d = n(8405), u = n(1592), c = n(163), m = n(5553), f = n(7824), w = n(867), h = n(4824), g = n(6446), k = n(7650), b = n(5902);
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
  async function requestOf({marker: {trigger: e}, thread: t}, {listed: n}, {repository: s, runner: o}) {
   if ("run" === e.kind) return null;
   try {
    const r = n.find(({kind: t, id: n}) => t === e.kind && n === e.id) ?? await s.causingComment(e);
    return r?.thread === t ? r : null;
   } catch (e) {
    return o.warning(`Could not read who requested the job: ${(0, r.fI)((0, r.wz)(e))}`), 
    null;
   }
  }
  const v = 6048e5;
  function needsSettling(e, t, {onRequest: n, writer: r}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   c.Yk)(e).length > 0) && !(0, a.Df)(e, t) && "never" !== (0, d.A)(r, e, t);
  }
  async function settleComment(e, t, n) {
   const A = await async function({marker: e}, t, n) {
    const {state: r, jobId: s, outcome: o} = e, end = e => ({
     kind: "end",
     ending: e
    });
    if ((0, l.FJ)(e, t)) return end((0, c.nl)((0, u.Bl)("run" === e.trigger.kind ? "step" : "comment")));
    if ("not-created" === r) return end({
     view: j,
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
   }(e, t, n), C = "end" === A.kind ? A : await async function({jobId: e, comment: t}, n, {runner: l, clock: d, ...u}) {
    const {marker: m} = t, f = await n.jobs.readJob(e, l.cancelled), w = d.now();
    if ("job" === f.kind && (0, s.dR)(f.job) && w >= (0, a.MI)(m)) {
     const {status: e, prLink: r} = f.job;
     return "completed" !== e || null !== r || n.again ? {
      kind: "end",
      ending: {
       ...(0, c.Yu)(f.job, (0, i.WQ)(u)),
       endedBefore: n.endedBefore
      }
     } : {
      kind: "unlinked",
      comment: t,
      seenAt: d.monotonic()
     };
    }
    return null !== m.outcome || w - Date.parse(m.askedAt) <= v || (0, a.Df)(m, w) || "job" !== f.kind && "missing" !== f.kind ? "job" === f.kind ? settled("running", t, `the job ${e} is running`) : settled("failed", t, `Could not check the job ${e}: ${function(e, {onRequest: t}) {
     if ("failed" !== e.kind) return (0, r.fI)(e.problem);
     const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, o.p)(e.retryAfterMs)}.`;
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
   return "end" === C.kind ? async function(e, t, n, s) {
    const {marker: o} = e;
    if ("never" === (0, d.A)(n.writer, o, s.clock.now())) return settled("still-open", e, `${(0, 
    h.w)(t, o).sentence} The run that follows it updates the comment.`);
    const a = await async function({marker: e}, t, n) {
     const {view: r, job: s} = t;
     return null === s || "finished" !== r.state ? t : {
      ...t,
      ...await (0, i.pX)(r, e, n)
     };
    }(e, t, s), l = (0, w.zv)({
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
    }), u = (0, g.L)(l, a.view), {sentence: m, problem: v} = (0, h.w)(a, o), $ = u ? p : m;
    if (s.settings.dryRun) return settled("settled", e, $);
    const j = await async function(e, {isSaid: t, ...n}, s) {
     const {marker: o, thread: i} = e, a = t && o.told.includes("reaction");
     return {
      writer: n.writer,
      causedBy: a ? null : await requestOf(e, n, s),
      answering: n.onRequest,
      written: n.listed.filter(e => e.thread === i && e.author === n.ours.login).map(({body: e}) => e),
      handover: () => async function({marker: e, thread: t}, n) {
       const {trigger: s, reviewer: o, run: i} = e;
       if ("run" === s.kind) {
        const t = (0, f.kC)(e) ? c.wv : y, s = void 0 !== o && await async function(e, t) {
         try {
          return await (0, b.Nn)({
           id: null,
           login: e,
           bot: !1,
           viaApp: null
          }, t);
         } catch (e) {
          return t.runner.debug(`Could not check who requested the job: ${(0, r.wz)(e).message}`), 
          !1;
         }
        }(o, n);
        return {
         ...t,
         run: i,
         ...s ? {
          reviewer: o
         } : {}
        };
       }
       const {author: a, instruction: l} = await (0, b.zt)(e, t, n), d = !1 === a?.bot && a.login.toLowerCase() === o?.toLowerCase();
       return {
        requester: a?.login ?? null,
        instruction: l,
        ...d ? {
         reviewer: o
        } : {}
       };
      }(e, s)
     };
    }(e, {
     ...n,
     isSaid: u
    }, s), A = await (0, g.O)(l, {
     ...a,
     ...j
    }, s);
    if ((0, k.c$)(A.unwritten, A.error, s.runner), void 0 !== a.unconfirmed && null === A.error && A.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${a.unconfirmed}`);
    const {kind: C, id: S} = e, q = [ ...A.missing.values() ].includes("held") ? {
     reports: `${C}/${S}`
    } : {};
    return {
     ...settledBy(A, e, $),
     problem: u ? null : v?.message ?? null,
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
 410: ((e, t, n) => {
  n.d(t, {
   L: () => settlingOutcome
  });
  var r = n(3758);
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