"use strict";

exports.id = 527, exports.ids = [ 527 ], exports.modules = {
 6195: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(2912), o = n(4845), i = n(6881);
  const s = 15e3;
  async function settleAll(e, t, n) {
   const {clock: o, runner: a} = n, d = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, l = [], u = e.filter(({marker: e}) => (0, i.e)(e, o.now(), t)), c = u.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of c) {
    const r = null === t ? 0 : t + s - o.monotonic();
    if (r > 0 && await o.sleep(r, a.cancelled), a.cancelled.aborted) break;
    const i = await settleOne(e, {
     ...d,
     again: null !== t
    }, n);
    "unlinked" === i.kind ? c.push(i) : l.push(i);
   }
   return {
    settled: l,
    followed: e.filter(e => {
     const {state: t} = e.marker;
     return ("started" === t || "starting" === t || "waiting" === t) && (0, r.Df)(e.marker, o.now()) && !u.includes(e);
    }).length,
    left: u.length - l.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, i.d)(e, t, n);
   } catch (t) {
    const n = (0, o.fI)((0, o.wz)(t)), {id: r, url: i, thread: s} = e;
    return {
     kind: "failed",
     id: r,
     url: i,
     thread: s,
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
 6881: ((e, t, n) => {
  n.d(t, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = n(2912), o = n(2615), i = n(4337), s = n(3776), a = n(6183), d = n(4845), l = n(8311), u = n(8515), c = n(9851), f = n(2109), m = n(9644), w = n(3441), k = n(1886), h = n(5054), b = n(2431), g = n(8805);
  function settled(e, {thread: t, id: n, url: r}, o) {
   return {
    kind: e,
    thread: t,
    id: n,
    url: r,
    words: o
   };
  }
  const p = "the end was reported";
  function settledBy({end: e, error: t, missing: n}, r, o) {
   if ("overtaken" === e) return settled("still-open", r, "another run has just updated it");
   if ("gone" === e) return settled("still-open", r, "its comment was deleted");
   if (null !== t) throw t;
   const i = [ ...n.values() ];
   return i.includes("failed") ? settled("still-open", r, "the end could not be reported") : i.includes("later") ? settled("still-open", r, "another run may still be reporting the end") : settled("settled", r, o);
  }
  const y = {
   requester: null,
   instruction: {
    text: ""
   }
  };
  async function requestOf({marker: {trigger: e}, thread: t}, {listed: n}, {repository: r, runner: o}) {
   if ("run" === e.kind) return null;
   try {
    const o = n.find(({kind: t, id: n}) => t === e.kind && n === e.id) ?? await r.causingComment(e);
    return o?.thread === t ? o : null;
   } catch (e) {
    return o.warning(`Could not read who requested the job: ${(0, d.fI)((0, d.wz)(e))}`), 
    null;
   }
  }
  const j = 6048e5;
  function needsSettling(e, t, {onRequest: n, writer: o}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   u.Yk)(e).length > 0) && !(0, r.Df)(e, t) && "never" !== (0, i.A)(o, e, t);
  }
  async function settleComment(e, t, n) {
   const A = await async function({marker: e}, t, n) {
    const {state: r, jobId: i, outcome: s} = e, end = e => ({
     kind: "end",
     ending: e
    });
    if ((0, o.FJ)(e, t)) return end((0, u.nl)((0, a.Bl)("run" === e.trigger.kind ? "step" : "comment")));
    if ("not-created" === r) return end({
     view: $,
     job: null
    });
    if ("waiting" === r) return end((0, u.nl)(a.Ut));
    if ("starting" === r || "unknown" === r || null === i) return end((0, u.eq)(a.SD));
    if (null === s || "no-news" === s) return {
     kind: "unread",
     jobId: i
    };
    return end(await (0, f.q)((0, u.uQ)({
     ...e,
     outcome: s
    }, (0, c.WQ)(n)), {
     marker: e,
     readJob: e => t.jobs.readJob(e, n.runner.cancelled)
    }, n));
   }(e, t, n), q = "end" === A.kind ? A : await async function({jobId: e, comment: t}, n, {runner: o, clock: i, ...a}) {
    const {marker: f} = t, m = await n.jobs.readJob(e, o.cancelled), w = i.now();
    if ("job" === m.kind && (0, l.dR)(m.job) && w >= (0, r.MI)(f)) {
     const {status: e, prLink: r} = m.job;
     return "completed" !== e || null !== r || n.again ? {
      kind: "end",
      ending: {
       ...(0, u.Yu)(m.job, (0, c.WQ)(a)),
       endedBefore: n.endedBefore
      }
     } : {
      kind: "unlinked",
      comment: t,
      seenAt: i.monotonic()
     };
    }
    return null !== f.outcome || w - Date.parse(f.askedAt) <= j || (0, r.Df)(f, w) || "job" !== m.kind && "missing" !== m.kind ? "job" === m.kind ? settled("running", t, `the job ${e} is running`) : settled("failed", t, `Could not check the job ${e}: ${function(e, {onRequest: t}) {
     if ("failed" !== e.kind) return (0, d.fI)(e.problem);
     const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, s.p0)(e.retryAfterMs)}.`;
     return `${e.problem.message}${n} ${t ? "Ask again later." : "The next settle run checks again."}`;
    }(m, n)}`) : {
     kind: "end",
     ending: {
      view: v,
      job: "job" === m.kind ? m.job : null
     }
    };
   }({
    ...A,
    comment: e
   }, t, n);
   return "end" === q.kind ? async function(e, t, n, r) {
    const {marker: o} = e;
    if ("never" === (0, i.A)(n.writer, o, r.clock.now())) return settled("still-open", e, `${(0, 
    w.w)(t, o).sentence} The run that follows it updates the comment.`);
    const s = await async function({marker: e}, t, n) {
     const {view: r, job: o} = t;
     return null === o || "finished" !== r.state ? t : {
      ...t,
      ...await (0, c.pX)(r, e, n)
     };
    }(e, t, r), a = (0, b.zv)({
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
    }), l = (0, k.L)(a, s.view), {sentence: f, problem: j} = (0, w.w)(s, o), v = l ? p : f;
    if (r.settings.dryRun) return settled("settled", e, v);
    const $ = await async function(e, {isSaid: t, ...n}, r) {
     const {marker: o, thread: i} = e, s = t && o.told.includes("reaction");
     return {
      writer: n.writer,
      causedBy: s ? null : await requestOf(e, n, r),
      answering: n.onRequest,
      written: n.listed.filter(e => e.thread === i && e.author === n.ours.login).map(({body: e}) => e),
      handover: () => async function({marker: e, thread: t}, n) {
       const {trigger: r, reviewer: o, run: i} = e;
       if ("run" === r.kind) {
        const t = (0, m.kC)(e) ? u.wv : y, r = void 0 !== o && await async function(e, t) {
         try {
          return await (0, h.Nn)({
           id: null,
           login: e,
           bot: !1,
           viaApp: null
          }, t);
         } catch (e) {
          return t.runner.debug(`Could not check who requested the job: ${(0, d.wz)(e).message}`), 
          !1;
         }
        }(o, n);
        return {
         ...t,
         run: i,
         ...r ? {
          reviewer: o
         } : {}
        };
       }
       const {author: s, instruction: a} = await (0, h.zt)(e, t, n), l = !1 === s?.bot && s.login.toLowerCase() === o?.toLowerCase();
       return {
        requester: s?.login ?? null,
        instruction: a,
        ...l ? {
         reviewer: o
        } : {}
       };
      }(e, r)
     };
    }(e, {
     ...n,
     isSaid: l
    }, r), A = await (0, k.O)(a, {
     ...s,
     ...$
    }, r);
    if ((0, g.c$)(A.unwritten, A.error, r.runner), void 0 !== s.unconfirmed && null === A.error && A.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${s.unconfirmed}`);
    const {kind: q, id: C} = e, I = [ ...A.missing.values() ].includes("held") ? {
     reports: `${q}/${C}`
    } : {};
    return {
     ...settledBy(A, e, v),
     problem: l ? null : j?.message ?? null,
     ...I
    };
   }(e, q.ending, t, n) : q;
  }
  const v = {
   state: "finished",
   outcome: "no-news",
   link: null,
   unlinked: null
  }, $ = {
   state: "not-created",
   problem: {
    message: "",
    hint: ""
   }
  };
 }),
 8527: ((e, t, n) => {
  n.d(t, {
   settleJob: () => settleJob
  });
  var r = n(2615), o = n(4845), i = n(6195), s = n(6881);
  async function settleJob({job: e, endedBefore: t = !1}, {jobId: n, thread: a, ours: d}, l) {
   const {repository: u, runner: c, clock: f, run: m} = l, warn = e => c.warning(`Could not write the status comment: ${e}`);
   try {
    const o = (await u.comments(a)).map(e => ({
     ...e,
     thread: a
    })), {marked: w, neverSent: k} = (0, r.D5)(o, d), h = {
     readJob: async () => ({
      kind: "job",
      job: e
     })
    }, b = {
     ours: d,
     listed: o,
     neverSent: k,
     writer: {
      kind: "run",
      run: m.runId,
      attempt: m.attempt,
      jobId: null
     },
     onRequest: !1,
     jobs: h,
     again: !0,
     endedBefore: t
    };
    for (const e of w.filter(({marker: e}) => e.jobId === n)) if ((0, s.e)(e.marker, f.now(), b)) {
     const t = await (0, i.C)(e, b, l);
     "failed" === t.kind && warn(t.words);
    } else "started" === e.marker.state && c.info(`Another run updates the status comment ${e.url}`);
   } catch (e) {
    warn((0, o.fI)((0, o.wz)(e)));
   }
  }
 })
};