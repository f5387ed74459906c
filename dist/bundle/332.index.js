"use strict";

exports.id = 332, exports.ids = [ 332 ], exports.modules = {
 332: ((e, n, t) => {
  t.d(n, {
   followExisting: () => followExisting
  });
  var r = t(2912), o = t(4845), i = t(549), a = t(8515), s = t(6366), d = t(9851), l = t(2615), u = t(6195), c = t(6881);
  async function readThread(e, n) {
   const [t, r] = await Promise.all([ n.repository.viewer(), n.repository.comments(e) ]), o = (0, 
   l.nO)(t, n), i = r.map(n => ({
    ...n,
    thread: e
   }));
   return {
    ours: o,
    listed: i,
    ...(0, l.D5)(i, o)
   };
  }
  async function followExisting(e, n, t) {
   const {settings: l, runner: m, clock: f} = t;
   m.info(`Following the existing job ${e}; nothing is started.`), (0, i.PB)(e, t);
   const w = null === n ? null : await async function(e, n, t) {
    try {
     const {marked: r} = await readThread(n, t), isStatus = ({marker: {state: n, ...t}}) => t.jobId === e && ("started" === n || "finished" === n);
     return r.findLast(isStatus) ?? null;
    } catch (e) {
     const n = (0, o.fI)((0, o.wz)(e));
     return t.runner.warning(`Could not read the thread, so no status comment gets the end: ${n}`), 
     null;
    }
   }(e, n, t), h = f.monotonic(), k = l.wait ? 6e4 * l.waitMinutes : 0, b = null === w ? 0 : (0, 
   r.MI)(w.marker), g = await (0, i.Op)({
    jobId: e,
    known: null,
    patienceMs: k,
    endBelievedFrom: b
   }, t), p = l.wait ? Math.round((f.monotonic() - h) / 6e4) : null;
   return null === w || "final" !== g.kind || m.cancelled.aborted || await async function({job: e, endedBefore: n}, {jobId: t, thread: i}, a) {
    const {runner: s, clock: d} = a, warn = e => s.warning(`Could not write the status comment: ${e}`);
    try {
     const {marked: o, ...l} = await readThread(i, a), m = {
      ...l,
      onRequest: !1,
      jobs: {
       readJob: async () => ({
        kind: "job",
        job: e
       })
      },
      again: !0,
      endedBefore: n
     };
     for (const e of o.filter(({marker: e}) => e.jobId === t)) {
      const n = (0, r.cW)(e.marker, d.now());
      if (n || (0, c.e)(e.marker, d.now(), m)) {
       const t = await (0, u.C)(e, {
        ...m,
        mayBeCorrected: n
       }, a);
       "failed" === t.kind && warn(t.words);
      } else "started" === e.marker.state && s.info(`Another run updates the status comment ${e.url}`);
     }
    } catch (e) {
     warn((0, o.fI)((0, o.wz)(e)));
    }
   }(g, {
    jobId: e,
    thread: w.thread
   }, t), (0, s.Y)((0, a.af)(g, {
    waitedMinutes: p,
    links: (0, d.WQ)(t)
   }), {
    jobId: e,
    request: "job",
    resumed: !0,
    prompt: null,
    usage: null,
    outdated: null,
    since: Date.parse(g.job?.createdAt ?? ""),
    commentUrl: w?.url ?? null
   }, t);
  }
 }),
 6195: ((e, n, t) => {
  t.d(n, {
   C: () => settleOne,
   j: () => settleAll
  });
  var r = t(2912), o = t(4845), i = t(9979), a = t(6881);
  const s = 15e3, d = 20;
  async function settleAll(e, n, t) {
   const {clock: o, runner: l} = t, u = {
    ...n,
    jobs: patientReader(t.service),
    endedBefore: !0
   }, c = [], m = (0, i.tS)(e, d, o.now()), f = e.filter(e => (0, a.e)(e.marker, o.now(), n) || m.includes(e)), w = f.map(e => ({
    comment: e,
    seenAt: null
   }));
   for (const {comment: e, seenAt: n} of w) {
    const r = null === n ? 0 : n + s - o.monotonic();
    if (r > 0 && await o.sleep(r, l.cancelled), l.cancelled.aborted) break;
    const i = m.includes(e), a = await settleOne(e, {
     ...u,
     again: null !== n,
     mayBeCorrected: i
    }, t);
    "unlinked" === a.kind ? w.push(a) : c.push(a);
   }
   return {
    settled: c,
    followed: e.filter(e => {
     const {state: n} = e.marker;
     return ("started" === n || "starting" === n || "waiting" === n) && (0, r.Df)(e.marker, o.now()) && !f.includes(e);
    }).length,
    left: f.length - c.length
   };
  }
  async function settleOne(e, n, t) {
   try {
    return await (0, a.d)(e, n, t);
   } catch (n) {
    const t = (0, o.fI)((0, o.wz)(n)), {id: r, url: i, thread: a} = e;
    return {
     kind: "failed",
     id: r,
     url: i,
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
  var r = t(2912), o = t(2615), i = t(4337), a = t(3776), s = t(6183), d = t(4845), l = t(8311), u = t(8515), c = t(9979), m = t(9851), f = t(2109), w = t(3441), h = t(1886), k = t(5054), b = t(2431), g = t(8805);
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
   const a = await async function(e, {mayBeCorrected: n, ...t}, r) {
    const {jobId: o} = e.marker;
    if (!n || null === o) return null;
    const i = await t.jobs.readJob(o, r.runner.cancelled), a = "job" === i.kind ? (0, 
    c.ip)(i.job, (0, m.WQ)(r)) : null;
    return null !== a ? {
     kind: "end",
     ending: a
    } : (0, u.Yk)(e.marker).length > 0 ? null : "refused" === i.kind || "failed" === i.kind ? notRead({
     comment: e,
     jobId: o,
     reading: i
    }, t) : settled("unchanged", e, "the job has no pull request");
   }(e, n, t) ?? await async function(e, n, t) {
    const i = await async function({marker: e}, n, t) {
     const {state: r, jobId: i, outcome: a} = e, end = e => ({
      kind: "end",
      ending: e
     });
     if ((0, o.FJ)(e, n)) return end((0, u.nl)((0, s.Bl)("run" === e.trigger.kind ? "step" : "comment")));
     if ("not-created" === r) return end({
      view: $,
      job: null
     });
     if ("waiting" === r) return end((0, u.nl)(s.Ut));
     if ("starting" === r || "unknown" === r || null === i) return end((0, u.eq)(s.SD));
     if (null === a || "no-news" === a) return {
      kind: "unread",
      jobId: i
     };
     return end(await (0, f.q)((0, u.uQ)({
      ...e,
      outcome: a
     }, (0, m.WQ)(t)), {
      marker: e,
      readJob: e => n.jobs.readJob(e, t.runner.cancelled)
     }, t));
    }(e, n, t);
    return "end" === i.kind ? i : async function({jobId: e, comment: n}, t, {runner: o, clock: i, ...a}) {
     const {marker: s} = n, d = await t.jobs.readJob(e, o.cancelled), c = i.now();
     if ("job" === d.kind && (0, l.dR)(d.job) && c >= (0, r.MI)(s)) return (0, l.cQ)(d.job) && !t.again ? {
      kind: "unlinked",
      comment: n,
      seenAt: i.monotonic()
     } : {
      kind: "end",
      ending: {
       ...(0, u.Yu)(d.job, (0, m.WQ)(a)),
       endedBefore: t.endedBefore
      }
     };
     return null !== s.outcome || c - Date.parse(s.askedAt) <= v || (0, r.Df)(s, c) || "job" !== d.kind && "missing" !== d.kind ? "job" === d.kind ? settled("running", n, `the job ${e} is running`) : notRead({
      comment: n,
      jobId: e,
      reading: d
     }, t) : {
      kind: "end",
      ending: {
       view: I,
       job: "job" === d.kind ? d.job : null
      }
     };
    }({
     ...i,
     comment: e
    }, n, t);
   }(e, n, t);
   return "end" === a.kind ? async function(e, n, t, r) {
    const {marker: o} = e;
    if ("never" === (0, i.A)(p, o, r.clock.now())) return settled("still-open", e, `${(0, 
    w.w)(n, o).sentence} The run that follows it updates the comment.`);
    const a = await async function({marker: e}, n, t) {
     const {view: r, job: o} = n;
     return null === o || "finished" !== r.state ? n : {
      ...n,
      ...await (0, m.pX)(r, e, t)
     };
    }(e, n, r), s = (0, b.zv)({
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
    }), l = (0, h.L)(s, a.view), {sentence: u, problem: c} = (0, w.w)(a, o), f = l ? j : u;
    if (r.settings.dryRun) return settled("settled", e, f);
    const v = await async function(e, {isSaid: n, ...t}, r) {
     const {marker: o, thread: i} = e, a = n && o.told.includes("reaction");
     return {
      writer: p,
      causedBy: a ? null : await requestOf(e, t, r),
      answering: t.onRequest,
      written: t.listed.filter(e => e.thread === i && e.author === t.ours.login).map(({body: e}) => e),
      handover: () => async function({marker: e, thread: n}, t) {
       const {trigger: r, reviewer: o, run: i} = e;
       if ("run" === r.kind) {
        const e = void 0 !== o && await async function(e, n) {
         try {
          return await (0, k.Nn)({
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
       const {author: a, instruction: s} = await (0, k.zt)(e, n, t), l = !1 === a?.bot && a.login.toLowerCase() === o?.toLowerCase();
       return {
        requester: a?.login ?? null,
        instruction: s,
        ...l ? {
         reviewer: o
        } : {}
       };
      }(e, r)
     };
    }(e, {
     ...t,
     isSaid: l
    }, r), I = await (0, h.O)(s, {
     ...a,
     ...v
    }, r);
    if ((0, g.c$)(I.unwritten, I.error, r.runner), void 0 !== a.unconfirmed && null === I.error && I.missing.has("handover")) return settled("still-open", e, `its pull request is not confirmed, so it is not handed over yet. ${a.unconfirmed}`);
    const {kind: $, id: A} = e, q = [ ...I.missing.values() ].includes("held") ? {
     reports: `${$}/${A}`
    } : {};
    return {
     ...settledBy(I, e, f),
     problem: l ? null : c?.message ?? null,
     ...q
    };
   }(e, a.ending, n, t) : a;
  }
  function notRead({comment: e, jobId: n, reading: t}, r) {
   return settled("failed", e, `Could not check the job ${n}: ${function(e, {onRequest: n}) {
    if ("failed" !== e.kind) return (0, d.fI)(e.problem);
    const t = null === e.retryAfterMs ? "" : ` The service asks to wait ${(0, a.p0)(e.retryAfterMs)}.`;
    return `${e.problem.message}${t} ${n ? "Ask again later." : "The next settle run checks again."}`;
   }(t, r)}`);
  }
  const I = {
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
 })
};