"use strict";

exports.id = 462, exports.ids = [ 462 ], exports.modules = {
 6195: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(2912), s = n(4845), i = n(6881);
  const o = 15e3;
  async function settleAll(e, t, n) {
   const {clock: s, runner: a} = n, l = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, d = [], u = e.filter(({marker: e}) => (0, i.e)(e, s.now(), t)), c = u.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of c) {
    const r = null === t ? 0 : t + o - s.monotonic();
    if (r > 0 && await s.sleep(r, a.cancelled), a.cancelled.aborted) break;
    const i = await settleOne(e, {
     ...l,
     again: null !== t
    }, n);
    "unlinked" === i.kind ? c.push(i) : d.push(i);
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
    return await (0, i.d)(e, t, n);
   } catch (t) {
    const n = (0, s.fI)((0, s.wz)(t)), {id: r, url: i, thread: o} = e;
    return {
     kind: "failed",
     id: r,
     url: i,
     thread: o,
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
  var r = n(2912), s = n(2615), i = n(4337), o = n(3776), a = n(6183), l = n(4845), d = n(8311), u = n(8515), c = n(9851), m = n(2109), w = n(9644), f = n(3441), h = n(1886), g = n(5054), k = n(2431), p = n(8805);
  function settled(e, {thread: t, id: n, url: r}, s) {
   return {
    kind: e,
    thread: t,
    id: n,
    url: r,
    words: s
   };
  }
  const b = "the end was reported";
  function settledBy({end: e, error: t, missing: n}, r, s) {
   if ("overtaken" === e) return settled("still-open", r, "another run has just updated it");
   if ("gone" === e) return settled("still-open", r, "its comment was deleted");
   if (null !== t) throw t;
   const i = [ ...n.values() ];
   return i.includes("failed") ? settled("still-open", r, "the end could not be reported") : i.includes("later") ? settled("still-open", r, "another run may still be reporting the end") : settled("settled", r, s);
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
   u.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, i.A)(s, e, t);
  }
  async function settleComment(e, t, n) {
   const A = await async function({marker: e}, t, n) {
    const {state: r, jobId: i, outcome: o} = e, end = e => ({
     kind: "end",
     ending: e
    });
    if ((0, s.FJ)(e, t)) return end((0, u.nl)((0, a.Bl)("run" === e.trigger.kind ? "step" : "comment")));
    if ("not-created" === r) return end({
     view: j,
     job: null
    });
    if ("waiting" === r) return end((0, u.nl)(a.Ut));
    if ("starting" === r || "unknown" === r || null === i) return end((0, u.eq)(a.SD));
    if (null === o || "no-news" === o) return {
     kind: "unread",
     jobId: i
    };
    return end(await (0, m.q)((0, u.uQ)({
     ...e,
     outcome: o
    }, (0, c.WQ)(n)), {
     marker: e,
     readJob: e => t.jobs.readJob(e, n.runner.cancelled)
    }, n));
   }(e, t, n), q = "end" === A.kind ? A : await async function({jobId: e, comment: t}, n, {runner: s, clock: i, ...a}) {
    const {marker: m} = t, w = await n.jobs.readJob(e, s.cancelled), f = i.now();
    if ("job" === w.kind && (0, d.dR)(w.job) && f >= (0, r.MI)(m)) {
     const {status: e, prLink: r} = w.job;
     return "completed" !== e || null !== r || n.again ? {
      kind: "end",
      ending: {
       ...(0, u.Yu)(w.job, (0, c.WQ)(a)),
       endedBefore: n.endedBefore
      }
     } : {
      kind: "unlinked",
      comment: t,
      seenAt: i.monotonic()
     };
    }
    return null !== m.outcome || f - Date.parse(m.askedAt) <= v || (0, r.Df)(m, f) || "job" !== w.kind && "missing" !== w.kind ? "job" === w.kind ? settled("running", t, `the job ${e} is running`) : settled("failed", t, `Could not check the job ${e}: ${function(e, {onRequest: t}) {
     if ("failed" !== e.kind) return (0, l.fI)(e.problem);
     const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, o.p0)(e.retryAfterMs)}.`;
     return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
    }(w, n)}`) : {
     kind: "end",
     ending: {
      view: $,
      job: "job" === w.kind ? w.job : null
     }
    };
   }({
    ...A,
    comment: e
   }, t, n);
   return "end" === q.kind ? async function(e, t, n, r) {
    const {marker: s} = e;
    if ("never" === (0, i.A)(n.writer, s, r.clock.now())) return settled("still-open", e, `${(0, 
    f.w)(t, s).sentence} The run that follows it updates the comment.`);
    const o = await async function({marker: e}, t, n) {
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
    }), d = (0, h.L)(a, o.view), {sentence: m, problem: v} = (0, f.w)(o, s), $ = d ? b : m;
    if (r.settings.dryRun) return settled("settled", e, $);
    const j = await async function(e, {isSaid: t, ...n}, r) {
     const {marker: s, thread: i} = e, o = t && s.told.includes("reaction");
     return {
      writer: n.writer,
      causedBy: o ? null : await requestOf(e, n, r),
      answering: n.onRequest,
      written: n.listed.filter(e => e.thread === i && e.author === n.ours.login).map(({body: e}) => e),
      handover: () => async function({marker: e, thread: t}, n) {
       const {trigger: r, reviewer: s, run: i} = e;
       if ("run" === r.kind) {
        const t = (0, w.kC)(e) ? u.wv : y, r = void 0 !== s && await async function(e, t) {
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
         run: i,
         ...r ? {
          reviewer: s
         } : {}
        };
       }
       const {author: o, instruction: a} = await (0, g.zt)(e, t, n), d = !1 === o?.bot && o.login.toLowerCase() === s?.toLowerCase();
       return {
        requester: o?.login ?? null,
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
     ...o,
     ...j
    }, r);
    if ((0, p.c$)(A.unwritten, A.error, r.runner), void 0 !== o.unconfirmed && null === A.error && A.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${o.unconfirmed}`);
    const {kind: q, id: R} = e, S = [ ...A.missing.values() ].includes("held") ? {
     reports: `${q}/${R}`
    } : {};
    return {
     ...settledBy(A, e, $),
     problem: d ? null : v?.message ?? null,
     ...S
    };
   }(e, q.ending, t, n) : q;
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
 1462: ((e, t, n) => {
  n.d(t, {
   settleThread: () => settleThread
  });
  var r = n(9851), s = n(6195), i = n(2747), o = n(1197), a = n(2615), l = n(4510), d = n(1269), u = n(4544);
  async function settleThread(e, t, n) {
   const {clock: c, repository: m, settings: w} = n, {number: f} = e.thread, h = (0, 
   a.nO)(t, n), read = async () => {
    const t = (await (0, i.TK)(e, "everywhere", m)).map(e => ({
     ...e,
     thread: f
    }));
    return {
     ...(0, i.SB)((0, a.D5)(t, h), e, t),
     listed: t
    };
   }, g = c.now(), {marked: k, listed: p, neverSent: b} = await read(), y = await (0, 
   s.j)(k, {
    ours: h,
    listed: p,
    neverSent: b,
    writer: {
     kind: "other"
    },
    onRequest: !0
   }, n), {settled: v} = y, $ = new Map(v.map(e => [ e.url, e ])), j = function(e) {
    const asked = ({marker: e}) => Date.parse(e.askedAt);
    return e.toReversed().toSorted((e, t) => asked(t) - asked(e));
   }((await read()).marked).map(e => (0, l.qo)(function({marker: e, url: t, body: n}, s, i) {
    const o = {
     marker: e,
     url: t,
     body: n,
     link: (0, r.uM)(e.pullRequest, i)
    };
    switch (s?.kind) {
    case "running":
     return {
      ...o,
      seen: "running",
      said: null
     };

    case "failed":
     return {
      ...o,
      seen: "started" === e.state ? "unreadable" : null,
      said: s.words
     };

    case "still-open":
     return {
      ...o,
      seen: null,
      said: s.words
     };

    case "settled":
    case void 0:
     return {
      ...o,
      seen: null,
      said: s?.problem ?? null
     };
    }
   }(e, $.get(e.url) ?? null, n), c.now())), A = (0, o.ct)(g, n) ? [ ...new Set(v.flatMap(({reports: e}) => e ?? [])) ] : [], q = 0 === j.length ? "There is no job in this thread." : (0, 
   l.MO)(j, {
    comment: e.comment.id,
    ends: A
   }), R = v.some(({kind: e}) => "failed" === e), S = (0, d.L)(y, {
    unread: [],
    dryRun: w.dryRun
   });
   return await (0, u.e)(e, q, n, {
    reaction: R ? "confused" : "+1",
    ends: A,
    mayRepeat: async () => 0 === A.length || (0, o.ct)(g, n)
   }), S;
  }
 }),
 1269: ((e, t, n) => {
  n.d(t, {
   L: () => settlingOutcome
  });
  var r = n(5219);
  function settlingOutcome({settled: e, followed: t, left: n}, {unread: s, dryRun: i}) {
   const of = t => e.filter(e => e.kind === t), [o, a] = [ of("settled"), of("failed") ], l = [ ...of("running"), ...of("still-open") ], d = `${o.length} ${i ? "would be updated" : "updated"}, ${l.length} still open, ${a.length} ${1 === a.length ? "error" : "errors"}`, u = 0 === t ? "" : `, ${t} still followed by a run`, c = 0 === n ? "" : `, ${n} not checked, because the run was cancelled`, m = 0 === e.length && 0 === n && 0 === t, w = 0 === s.length ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.", f = m ? w : `Unfinished jobs: ${d}${u}${c}.`, h = e.length > 0 && a.length === e.length, g = h ? ` The first: ${a[0]?.words}` : "", k = `${i ? "A dry run: nothing was written. " : ""}${f}`, p = [ "### docs-agent: " + (i ? "dry run, nothing was written" : "status comments updated"), "", k, "", ...[ ...o, ...a, ...l ].map(({url: e, thread: t, words: n}) => `- [Thread ${t}](${e}): ${(0, 
   r.SS)(n, {
    longest: 300
   })}`), ...s.flatMap(e => [ "", (0, r.TL)(e, {
    exact: !0
   }) ]) ].join("\n");
   return {
    kind: "settled",
    result: i ? "dry-run" : "settled",
    sentence: k + g,
    summary: p,
    fails: h
   };
  }
 })
};