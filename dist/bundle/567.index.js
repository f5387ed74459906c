"use strict";

exports.id = 567, exports.ids = [ 567 ], exports.modules = {
 4379: ((e, t, n) => {
  n.d(t, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = n(3916), o = n(9580), i = n(8585);
  const s = 15e3;
  async function settleAll(e, t, n) {
   const {clock: r, runner: a} = n, d = {
    ...t,
    jobs: patientReader(n.service),
    endedBefore: !0
   }, l = [], u = e.filter(({marker: e}) => (0, i.e)(e, r.now(), t)), c = u.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: t} of c) {
    const o = null === t ? 0 : t + s - r.monotonic();
    if (o > 0 && await r.sleep(o, a.cancelled), a.cancelled.aborted) break;
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
     return ("started" === t || "starting" === t || "waiting" === t) && (0, o.Df)(e.marker, r.now()) && !u.includes(e);
    }).length,
    left: u.length - l.length
   };
  }
  async function settleOne(e, t, n) {
   try {
    return await (0, i.d)(e, t, n);
   } catch (t) {
    const n = (0, r.fI)((0, r.wz)(t)), {id: o, url: i, thread: s} = e;
    return {
     kind: "failed",
     id: o,
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
 8585: ((e, t, n) => {
  n.d(t, {
   e: () => needsSettling,
   d: () => settleComment
  });
  var r = n(3916), o = n(7879), i = n(8857), s = n(5411), a = n(9580), d = n(8923), l = n(8405), u = n(1592), c = n(163), f = n(5553), m = n(7824), w = n(867), k = n(4824), h = n(6446), b = n(7650), g = n(5902);
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
  async function requestOf({marker: {trigger: e}, thread: t}, {listed: n}, {repository: o, runner: i}) {
   if ("run" === e.kind) return null;
   try {
    const r = n.find(({kind: t, id: n}) => t === e.kind && n === e.id) ?? await o.causingComment(e);
    return r?.thread === t ? r : null;
   } catch (e) {
    return i.warning(`Could not read who requested the job: ${(0, r.fI)((0, r.wz)(e))}`), 
    null;
   }
  }
  const j = 6048e5;
  function needsSettling(e, t, {onRequest: n, writer: r}) {
   return !(!n || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   c.Yk)(e).length > 0) && !(0, a.Df)(e, t) && "never" !== (0, l.A)(r, e, t);
  }
  async function settleComment(e, t, n) {
   const A = await async function({marker: e}, t, n) {
    const {state: r, jobId: o, outcome: i} = e, end = e => ({
     kind: "end",
     ending: e
    });
    if ((0, d.FJ)(e, t)) return end((0, c.nl)((0, u.Bl)("run" === e.trigger.kind ? "step" : "comment")));
    if ("not-created" === r) return end({
     view: $,
     job: null
    });
    if ("waiting" === r) return end((0, c.nl)(u.Ut));
    if ("starting" === r || "unknown" === r || null === o) return end((0, c.eq)(u.SD));
    if (null === i || "no-news" === i) return {
     kind: "unread",
     jobId: o
    };
    return end(await (0, f.q)((0, c.uQ)({
     ...e,
     outcome: i
    }, (0, s.WQ)(n)), {
     marker: e,
     readJob: e => t.jobs.readJob(e, n.runner.cancelled)
    }, n));
   }(e, t, n), q = "end" === A.kind ? A : await async function({jobId: e, comment: t}, n, {runner: d, clock: l, ...u}) {
    const {marker: f} = t, m = await n.jobs.readJob(e, d.cancelled), w = l.now();
    if ("job" === m.kind && (0, o.dR)(m.job) && w >= (0, a.MI)(f)) {
     const {status: e, prLink: r} = m.job;
     return "completed" !== e || null !== r || n.again ? {
      kind: "end",
      ending: {
       ...(0, c.Yu)(m.job, (0, s.WQ)(u)),
       endedBefore: n.endedBefore
      }
     } : {
      kind: "unlinked",
      comment: t,
      seenAt: l.monotonic()
     };
    }
    return null !== f.outcome || w - Date.parse(f.askedAt) <= j || (0, a.Df)(f, w) || "job" !== m.kind && "missing" !== m.kind ? "job" === m.kind ? settled("running", t, `the job ${e} is running`) : settled("failed", t, `Could not check the job ${e}: ${function(e, {onRequest: t}) {
     if ("failed" !== e.kind) return (0, r.fI)(e.problem);
     const n = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, i.p)(e.retryAfterMs)}.`;
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
   return "end" === q.kind ? async function(e, t, n, o) {
    const {marker: i} = e;
    if ("never" === (0, l.A)(n.writer, i, o.clock.now())) return settled("still-open", e, `${(0, 
    k.w)(t, i).sentence} The run that follows it updates the comment.`);
    const a = await async function({marker: e}, t, n) {
     const {view: r, job: o} = t;
     return null === o || "finished" !== r.state ? t : {
      ...t,
      ...await (0, s.pX)(r, e, n)
     };
    }(e, t, o), d = (0, w.zv)({
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
    }), u = (0, h.L)(d, a.view), {sentence: f, problem: j} = (0, k.w)(a, i), v = u ? p : f;
    if (o.settings.dryRun) return settled("settled", e, v);
    const $ = await async function(e, {isSaid: t, ...n}, o) {
     const {marker: i, thread: s} = e, a = t && i.told.includes("reaction");
     return {
      writer: n.writer,
      causedBy: a ? null : await requestOf(e, n, o),
      answering: n.onRequest,
      written: n.listed.filter(e => e.thread === s && e.author === n.ours.login).map(({body: e}) => e),
      handover: () => async function({marker: e, thread: t}, n) {
       const {trigger: o, reviewer: i, run: s} = e;
       if ("run" === o.kind) {
        const t = (0, m.kC)(e) ? c.wv : y, o = void 0 !== i && await async function(e, t) {
         try {
          return await (0, g.Nn)({
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
         run: s,
         ...o ? {
          reviewer: i
         } : {}
        };
       }
       const {author: a, instruction: d} = await (0, g.zt)(e, t, n), l = !1 === a?.bot && a.login.toLowerCase() === i?.toLowerCase();
       return {
        requester: a?.login ?? null,
        instruction: d,
        ...l ? {
         reviewer: i
        } : {}
       };
      }(e, o)
     };
    }(e, {
     ...n,
     isSaid: u
    }, o), A = await (0, h.O)(d, {
     ...a,
     ...$
    }, o);
    if ((0, b.c$)(A.unwritten, A.error, o.runner), void 0 !== a.unconfirmed && null === A.error && A.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${a.unconfirmed}`);
    const {kind: q, id: C} = e, I = [ ...A.missing.values() ].includes("held") ? {
     reports: `${q}/${C}`
    } : {};
    return {
     ...settledBy(A, e, v),
     problem: u ? null : j?.message ?? null,
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
 8567: ((e, t, n) => {
  n.d(t, {
   settleJob: () => settleJob
  });
  var r = n(3916), o = n(8923), i = n(4379), s = n(8585);
  async function settleJob({job: e, endedBefore: t = !1}, {jobId: n, thread: a, ours: d}, l) {
   const {repository: u, runner: c, clock: f, run: m} = l, warn = e => c.warning(`Could not write the status comment: ${e}`);
   try {
    const r = (await u.comments(a)).map(e => ({
     ...e,
     thread: a
    })), {marked: w, neverSent: k} = (0, o.D5)(r, d), h = {
     readJob: async () => ({
      kind: "job",
      job: e
     })
    }, b = {
     ours: d,
     listed: r,
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
    warn((0, r.fI)((0, r.wz)(e)));
   }
  }
 })
};