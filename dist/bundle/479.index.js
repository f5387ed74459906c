"use strict";

exports.id = 479, exports.ids = [ 479 ], exports.modules = {
 9479: ((e, n, t) => {
  t.d(n, {
   correctLate: () => correctLate
  });
  var r = t(6195);
  async function correctLate(e, {ours: n, listed: t}, o) {
   for (const {comment: i, job: s} of e) {
    const e = await (0, r.C)(i, {
     ours: n,
     listed: t,
     neverSent: new Set,
     writer: {
      kind: "other"
     },
     onRequest: !1,
     jobs: {
      readJob: async () => ({
       kind: "job",
       job: s
      })
     },
     again: !0,
     endedBefore: !0,
     mayBeCorrected: !0
    }, o);
    "failed" === e.kind && o.runner.warning(`Could not correct the status comment ${e.url}: ${e.words}`);
   }
  }
 }),
 6195: ((e, n, t) => {
  t.d(n, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = t(2912), o = t(4845), i = t(9979), s = t(6881);
  const a = 15e3, d = 20;
  async function settleAll(e, n, t) {
   const {clock: o, runner: l} = t, u = {
    ...n,
    jobs: patientReader(t.service),
    endedBefore: !0
   }, c = [], f = (0, i.tS)(e, d, o.now()), m = e.filter(e => (0, s.e)(e.marker, o.now(), n) || f.includes(e)), w = m.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: n} of w) {
    const r = null === n ? 0 : n + a - o.monotonic();
    if (r > 0 && await o.sleep(r, l.cancelled), l.cancelled.aborted) break;
    const i = f.includes(e), s = await settleOne(e, {
     ...u,
     again: null !== n,
     mayBeCorrected: i
    }, t);
    "unlinked" === s.kind ? w.push(s) : c.push(s);
   }
   return {
    settled: c,
    followed: e.filter(e => {
     const {state: n} = e.marker;
     return ("started" === n || "starting" === n || "waiting" === n) && (0, r.Df)(e.marker, o.now()) && !m.includes(e);
    }).length,
    left: m.length - c.length
   };
  }
  async function settleOne(e, n, t) {
   try {
    return await (0, s.d)(e, n, t);
   } catch (n) {
    const t = (0, o.fI)((0, o.wz)(n)), {id: r, url: i, thread: s} = e;
    return {
     kind: "failed",
     id: r,
     url: i,
     thread: s,
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
  var r = t(2912), o = t(2615), i = t(4337), s = t(3776), a = t(6183), d = t(4845), l = t(8311), u = t(8515), c = t(9979), f = t(9851), m = t(2109), w = t(3441), k = t(1886), h = t(5054), b = t(2431), g = t(8805);
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
  const j = "the end was reported";
  function settledBy({end: e, error: n, missing: t}, r, o) {
   if ("overtaken" === e) return settled("still-open", r, "another run has just updated it");
   if ("gone" === e) return settled("still-open", r, "its comment was deleted");
   if (null !== n) throw n;
   const i = [ ...t.values() ];
   return i.includes("failed") ? settled("still-open", r, "the end could not be reported") : i.includes("later") ? settled("still-open", r, "another run may still be reporting the end") : settled("settled", r, o);
  }
  const y = {
   requester: null,
   instruction: {
    text: ""
   }
  };
  async function requestOf({marker: {trigger: e}, thread: n}, {listed: t}, {repository: r, runner: o}) {
   if ("run" === e.kind) return null;
   try {
    const o = t.find(({kind: n, id: t}) => n === e.kind && t === e.id) ?? await r.causingComment(e);
    return o?.thread === n ? o : null;
   } catch (e) {
    return o.warning(`Could not read who requested the job: ${(0, d.fI)((0, d.wz)(e))}`), 
    null;
   }
  }
  const v = 6048e5;
  function needsSettling(e, n, {onRequest: t}) {
   return !(!t || "started" !== e.state && "no-news" !== e.outcome) || ("started" === e.state || "starting" === e.state || "waiting" === e.state || (0, 
   u.Yk)(e).length > 0) && !(0, r.Df)(e, n) && "never" !== (0, i.A)(p, e, n);
  }
  async function settleComment(e, n, t) {
   const s = await async function(e, {mayBeCorrected: n, ...t}, r) {
    const {jobId: o} = e.marker;
    if (!n || null === o) return null;
    const i = await t.jobs.readJob(o, r.runner.cancelled), s = "job" === i.kind ? (0, 
    c.ip)(i.job, (0, f.WQ)(r)) : null;
    return null !== s ? {
     kind: "end",
     ending: s
    } : (0, u.Yk)(e.marker).length > 0 ? null : "refused" === i.kind || "failed" === i.kind ? notRead({
     comment: e,
     jobId: o,
     reading: i
    }, t) : settled("unchanged", e, "the job has no pull request");
   }(e, n, t) ?? await async function(e, n, t) {
    const i = await async function({marker: e}, n, t) {
     const {state: r, jobId: i, outcome: s} = e, end = e => ({
      kind: "end",
      ending: e
     });
     if ((0, o.FJ)(e, n)) return end((0, u.nl)((0, a.Bl)("run" === e.trigger.kind ? "step" : "comment")));
     if ("not-created" === r) return end({
      view: q,
      job: null
     });
     if ("waiting" === r) return end((0, u.nl)(a.Ut));
     if ("starting" === r || "unknown" === r || null === i) return end((0, u.eq)(a.SD));
     if (null === s || "no-news" === s) return {
      kind: "unread",
      jobId: i
     };
     return end(await (0, m.q)((0, u.uQ)({
      ...e,
      outcome: s
     }, (0, f.WQ)(t)), {
      marker: e,
      readJob: e => n.jobs.readJob(e, t.runner.cancelled)
     }, t));
    }(e, n, t);
    return "end" === i.kind ? i : async function({jobId: e, comment: n}, t, {runner: o, clock: i, ...s}) {
     const {marker: a} = n, d = await t.jobs.readJob(e, o.cancelled), c = i.now();
     if ("job" === d.kind && (0, l.dR)(d.job) && c >= (0, r.MI)(a)) return (0, l.cQ)(d.job) && !t.again ? {
      kind: "unlinked",
      comment: n,
      seenAt: i.monotonic()
     } : {
      kind: "end",
      ending: {
       ...(0, u.Yu)(d.job, (0, f.WQ)(s)),
       endedBefore: t.endedBefore
      }
     };
     return null !== a.outcome || c - Date.parse(a.askedAt) <= v || (0, r.Df)(a, c) || "job" !== d.kind && "missing" !== d.kind ? "job" === d.kind ? settled("running", n, `the job ${e} is running`) : notRead({
      comment: n,
      jobId: e,
      reading: d
     }, t) : {
      kind: "end",
      ending: {
       view: $,
       job: "job" === d.kind ? d.job : null
      }
     };
    }({
     ...i,
     comment: e
    }, n, t);
   }(e, n, t);
   return "end" === s.kind ? async function(e, n, t, r) {
    const {marker: o} = e;
    if ("never" === (0, i.A)(p, o, r.clock.now())) return settled("still-open", e, `${(0, 
    w.w)(n, o).sentence} The run that follows it updates the comment.`);
    const s = await async function({marker: e}, n, t) {
     const {view: r, job: o} = n;
     return null === o || "finished" !== r.state ? n : {
      ...n,
      ...await (0, f.pX)(r, e, t)
     };
    }(e, n, r), a = (0, b.zv)({
     ours: t.ours,
     conversation: {
      thread: e.thread,
      review: e.review
     },
     comment: e,
     base: o,
     instruction: {
      keptFrom: e.body
     }
    }), l = (0, k.L)(a, s.view), {sentence: u, problem: c} = (0, w.w)(s, o), m = l ? j : u;
    if (r.settings.dryRun) return settled("settled", e, m);
    const v = await async function(e, {isSaid: n, ...t}, r) {
     const {marker: o, thread: i} = e, s = n && o.told.includes("reaction");
     return {
      writer: p,
      causedBy: s ? null : await requestOf(e, t, r),
      answering: t.onRequest,
      written: t.listed.filter(e => e.thread === i && e.author === t.ours.login).map(({body: e}) => e),
      handover: () => async function({marker: e, thread: n}, t) {
       const {trigger: r, reviewer: o, run: i} = e;
       if ("run" === r.kind) {
        const e = void 0 !== o && await async function(e, n) {
         try {
          return await (0, h.Nn)({
           id: null,
           login: e,
           bot: !1,
           viaApp: null
          }, n);
         } catch (e) {
          return n.runner.debug(`Could not check who requested the job: ${(0, d.wz)(e).message}`), 
          !1;
         }
        }(o, t);
        return {
         ...y,
         run: i,
         ...e ? {
          reviewer: o
         } : {}
        };
       }
       const {author: s, instruction: a} = await (0, h.zt)(e, n, t), l = !1 === s?.bot && s.login.toLowerCase() === o?.toLowerCase();
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
     ...t,
     isSaid: l
    }, r), $ = await (0, k.O)(a, {
     ...s,
     ...v
    }, r);
    if ((0, g.c$)($.unwritten, $.error, r.runner), void 0 !== s.unconfirmed && null === $.error && $.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${s.unconfirmed}`);
    const {kind: q, id: A} = e, C = [ ...$.missing.values() ].includes("held") ? {
     reports: `${q}/${A}`
    } : {};
    return {
     ...settledBy($, e, m),
     problem: l ? null : c?.message ?? null,
     ...C
    };
   }(e, s.ending, n, t) : s;
  }
  function notRead({comment: e, jobId: n, reading: t}, r) {
   return settled("failed", e, `Could not check the job ${n}: ${function(e, {onRequest: n}) {
    if ("failed" !== e.kind) return (0, d.fI)(e.problem);
    const t = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, s.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${t} ${n ? "Ask again later." : "The next settle run checks again."}`;
   }(t, r)}`);
  }
  const $ = {
   state: "finished",
   outcome: "no-news",
   link: null,
   unlinked: null
  }, q = {
   state: "not-created",
   problem: {
    message: "",
    hint: ""
   }
  };
 })
};