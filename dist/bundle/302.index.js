"use strict";

exports.id = 302, exports.ids = [ 302 ], exports.modules = {
 4379: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(3916), s = n(9580), i = n(8585);
  const o = 15e3;
  async function settleAll(e, t, n) {
   const {clock: r, runner: a} = n, l = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, d = [], u = e.filter(({marker: e}) => (0, i.e)(e, r.now(), t)), c = u.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of c) {
    const s = null === t ? 0 : t + o - r.monotonic();
    if (s > 0 && await r.sleep(s, a.cancelled), a.cancelled.aborted) break;
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
     return ("started" === t || "starting" === t || "waiting" === t) && (0, s.Df)(e.marker, r.now()) && !u.includes(e);
    }).length,
    left: u.length - d.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, i.d)(e, t, n);
   } catch (t) {
    const n = (0, r.fI)((0, r.wz)(t)), {id: s, url: i, thread: o} = e;
    return {
     kind: "failed",
     id: s,
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
 8585: ((e, t, n) => {
  n.d(t, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = n(3916), s = n(7879), i = n(8857), o = n(5411), a = n(9580), l = n(8923), d = n(8405), u = n(1592), c = n(163), m = n(5553), w = n(7824), f = n(867), h = n(4824), g = n(6446), k = n(7650), p = n(5902);
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
  async function requestOf({marker: {trigger: e}, thread: t}, {listed: n}, {repository: s, runner: i}) {
   if ("run" === e.kind) return null;
   try {
    const r = n.find(({kind: t, id: n}) => t === e.kind && n === e.id) ?? await s.causingComment(e);
    return r?.thread === t ? r : null;
   } catch (e) {
    return i.warning(`Could not read who requested the job: ${(0, r.fI)((0, r.wz)(e))}`), 
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
    const {state: r, jobId: s, outcome: i} = e, end = e => ({
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
    if (null === i || "no-news" === i) return {
     kind: "unread",
     jobId: s
    };
    return end(await (0, m.q)((0, c.uQ)({
     ...e,
     outcome: i
    }, (0, o.WQ)(n)), {
     marker: e,
     readJob: e => t.jobs.readJob(e, n.runner.cancelled)
    }, n));
   }(e, t, n), q = "end" === A.kind ? A : await async function({jobId: e, comment: t}, n, {runner: l, clock: d, ...u}) {
    const {marker: m} = t, w = await n.jobs.readJob(e, l.cancelled), f = d.now();
    if ("job" === w.kind && (0, s.dR)(w.job) && f >= (0, a.MI)(m)) {
     const {status: e, prLink: r} = w.job;
     return "completed" !== e || null !== r || n.again ? {
      kind: "end",
      ending: {
       ...(0, c.Yu)(w.job, (0, o.WQ)(u)),
       endedBefore: n.endedBefore
      }
     } : {
      kind: "unlinked",
      comment: t,
      seenAt: d.monotonic()
     };
    }
    return null !== m.outcome || f - Date.parse(m.askedAt) <= v || (0, a.Df)(m, f) || "job" !== w.kind && "missing" !== w.kind ? "job" === w.kind ? settled("running", t, `the job ${e} is running`) : settled("failed", t, `Could not check the job ${e}: ${function(e, {onRequest: t}) {
     if ("failed" !== e.kind) return (0, r.fI)(e.problem);
     const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, i.p)(e.retryAfterMs)}.`;
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
   return "end" === q.kind ? async function(e, t, n, s) {
    const {marker: i} = e;
    if ("never" === (0, d.A)(n.writer, i, s.clock.now())) return settled("still-open", e, `${(0, 
    h.w)(t, i).sentence} The run that follows it updates the comment.`);
    const a = await async function({marker: e}, t, n) {
     const {view: r, job: s} = t;
     return null === s || "finished" !== r.state ? t : {
      ...t,
      ...await (0, o.pX)(r, e, n)
     };
    }(e, t, s), l = (0, f.zv)({
     ours: n.ours,
     conversation: {
      thread: e.thread,
      review: e.review
     },
     comment: e,
     base: i,
     instruction: {
      keptFrom: e.body
     }
    }), u = (0, g.L)(l, a.view), {sentence: m, problem: v} = (0, h.w)(a, i), $ = u ? b : m;
    if (s.settings.dryRun) return settled("settled", e, $);
    const j = await async function(e, {isSaid: t, ...n}, s) {
     const {marker: i, thread: o} = e, a = t && i.told.includes("reaction");
     return {
      writer: n.writer,
      causedBy: a ? null : await requestOf(e, n, s),
      answering: n.onRequest,
      written: n.listed.filter(e => e.thread === o && e.author === n.ours.login).map(({body: e}) => e),
      handover: () => async function({marker: e, thread: t}, n) {
       const {trigger: s, reviewer: i, run: o} = e;
       if ("run" === s.kind) {
        const t = (0, w.kC)(e) ? c.wv : y, s = void 0 !== i && await async function(e, t) {
         try {
          return await (0, p.Nn)({
           id: null,
           login: e,
           bot: !1,
           viaApp: null
          }, t);
         } catch (e) {
          return t.runner.debug(`Could not check who requested the job: ${(0, r.wz)(e).message}`), 
          !1;
         }
        }(i, n);
        return {
         ...t,
         run: o,
         ...s ? {
          reviewer: i
         } : {}
        };
       }
       const {author: a, instruction: l} = await (0, p.zt)(e, t, n), d = !1 === a?.bot && a.login.toLowerCase() === i?.toLowerCase();
       return {
        requester: a?.login ?? null,
        instruction: l,
        ...d ? {
         reviewer: i
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
    const {kind: q, id: R} = e, S = [ ...A.missing.values() ].includes("held") ? {
     reports: `${q}/${R}`
    } : {};
    return {
     ...settledBy(A, e, $),
     problem: u ? null : v?.message ?? null,
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
 4302: ((e, t, n) => {
  n.d(t, {
   settleThread: () => settleThread
  });
  var r = n(5411), s = n(8923), i = n(5095), o = n(410), a = n(7316), l = n(151), d = n(6941), u = n(4379);
  async function settleThread(e, t, n) {
   const {clock: c, repository: m, settings: w} = n, {number: f} = e.thread, h = (0, 
   s.nO)(t, n), read = async () => {
    const t = (await (0, l.TK)(e, "everywhere", m)).map(e => ({
     ...e,
     thread: f
    }));
    return {
     ...(0, l.SB)((0, s.D5)(t, h), e, t),
     listed: t
    };
   }, g = c.now(), {marked: k, listed: p, neverSent: b} = await read(), y = await (0, 
   u.j)(k, {
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
   }((await read()).marked).map(e => (0, i.qo)(function({marker: e, url: t, body: n}, s, i) {
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
   }(e, $.get(e.url) ?? null, n), c.now())), A = (0, d.ct)(g, n) ? [ ...new Set(v.flatMap(({reports: e}) => e ?? [])) ] : [], q = 0 === j.length ? "There is no job in this thread." : (0, 
   i.MO)(j, {
    comment: e.comment.id,
    ends: A
   }), R = v.some(({kind: e}) => "failed" === e), S = (0, o.L)(y, {
    unread: [],
    dryRun: w.dryRun
   });
   return await (0, a.e)(e, q, n, {
    reaction: R ? "confused" : "+1",
    ends: A,
    mayRepeat: async () => 0 === A.length || (0, d.ct)(g, n)
   }), S;
  }
 }),
 410: ((e, t, n) => {
  n.d(t, {
   L: () => settlingOutcome
  });
  var r = n(3758);
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