"use strict";

exports.id = 353, exports.ids = [ 353, 544 ], exports.modules = {
 4544: ((n, e, t) => {
  t.d(e, {
   IQ: () => refuseInThread,
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => u,
   ZF: () => answer,
   e: () => answerInThread
  });
  var r = t(491), o = t(2615), i = t(500), a = t(4845), s = t(5219);
  class AnsweredError extends Error {
   constructor(n) {
    super("The command has been answered.", {
     cause: n
    });
   }
  }
  async function answerInThread(n, e, t, r = {}) {
   if (t.settings.dryRun) return (0, i.ML)(e);
   const {url: o} = await answer(n, e, t, r);
   return {
    kind: "helped",
    sentence: `Answered at ${o}`
   };
  }
  async function answer(n, e, t, {reaction: o = "+1", ...i} = {}) {
   const a = await writeAnswer(n, e, t, i);
   try {
    await (0, r.lC)(n.comment, o, t);
   } catch (n) {
    throw new AnsweredError(n);
   }
   return a;
  }
  function refuseInThread(n, e, t) {
   return answerInThread(n, e, t, {
    reaction: "confused"
   });
  }
  async function writeAnswer({comment: n, thread: e}, t, {repository: r}, {ends: i = [], ...a} = {}) {
   const s = {
    comment: n.id,
    ...0 === i.length ? {} : {
     ends: i
    }
   }, u = {
    thread: e.number,
    review: n.review
   };
   return r.createComment(u, (0, o.BG)(s, t), a);
  }
  const u = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(n, e, t) {
   try {
    return await e();
   } catch (e) {
    if (e instanceof AnsweredError) throw e.cause;
    throw e instanceof a._7 || await async function(n, e, t) {
     if (await (0, r.lC)(n.comment, "confused", t), t.runner.cancelled.aborted) return;
     const o = (e instanceof a.ro ? (0, a.GW)(e) : [ c ]).map(a.fI).join("\n");
     try {
      await writeAnswer(n, `**Nothing was started.** ${u}\n\n${(0, s.TL)(o)}`, t);
     } catch (n) {
      t.runner.warning(`Could not report the failure in the thread: ${(0, a.fI)((0, a.wz)(n))}`);
     }
    }(n, e, t), function(n) {
     const withAdvice = ({message: n, hint: e}) => ({
      message: n,
      hint: `${e} ${u}`
     });
     return n instanceof a.dz ? new a.dz(n.problems.map(withAdvice), n) : n instanceof a._7 ? new a._7({
      status: n.status,
      ...withAdvice(n),
      cause: n
     }) : n instanceof a.pU ? (0, a.LM)(n, {
      advice: u
     }) : n;
    }(e);
   }
  }
  const c = {
   message: "This is a bug in docs-agent.",
   hint: "See the log of the run."
  };
 }),
 2353: ((n, e, t) => {
  t.d(e, {
   runComment: () => runComment
  });
  var r = t(5026), o = t(7489), i = t(8728), a = t(5898), s = t(8430), u = t(2912), c = t(2615), d = t(943), l = t(4845), m = t(4555), w = t(631), f = t(3630), h = t(9979), p = t(491), y = t(1631), g = t(2747);
  const k = [ "OWNER", "MEMBER", "COLLABORATOR" ];
  async function refuse(n, {comment: e}, t) {
   return t.settings.dryRun || await (0, p.lC)(e, "-1", t), skipped(n.reason, `Nothing was started: ${n.sentence}`);
  }
  async function readThread(n, e, t) {
   const {repository: r} = t, o = (0, g.TK)(n, e, r), i = "since" !== e || (await o).some(({body: n}) => void 0 !== (0, 
   m.tn)(n)), [a, s] = await Promise.all([ i ? r.viewer() : null, o ]), u = (0, c.nO)(a ?? "", t);
   return {
    own: (0, c.D5)(s, u),
    comments: s,
    withDiff: (0, g.By)(n, e),
    login: a,
    ours: u
   };
  }
  async function outlineOf({context: n}, e) {
   return null === n || "issue" === n.thread.kind ? null : (0, s.pm)(n.thread, e);
  }
  function unwrap(n) {
   if ("fulfilled" === n.status) return n.value;
   throw n.reason;
  }
  function skipped(n, e) {
   return {
    kind: "skipped",
    reason: n,
    sentence: e
   };
  }
  var b = t(9644), v = t(500), x = t(459), C = t(2653), T = t(2538), j = t(7767), O = t(4865), I = t(7525);
  function sharedBy({comment: n}, e) {
   const {bot: t, login: r} = n.author;
   return {
    group: (0, b.wD)({
     command: e.settings.command
    }),
    ...(0, O.L6)(t ? null : r, e)
   };
  }
  async function earlier(n, {own: e, login: t}, r) {
   const o = (0, c.Hb)(e, n.comment);
   if (null === o) return skipped("already-claimed", (0, g.Ck)(e, n) ? d.RY : d.kD);
   const i = (0, u.yW)(o.marker, r.run), a = (0, u.al)(o.marker, {
    isRerun: i,
    now: r.clock.now()
   }), s = skipped("already-claimed", `Another run has claimed this comment; its state is at ${o.url}`);
   if ("already-claimed" === a.kind) return s;
   const l = function(n, {intent: e, login: t}, r) {
    const {run: o} = r, {reviewer: i, ...a} = n.marker, s = void 0 === a.group ? {} : sharedBy(e, r), c = new Date((0, 
    O.Bz)(r)).toISOString(), d = (0, u.yW)(a, o) ? {
     attempt: o.attempt,
     watchedUntil: c
    } : {};
    return fromComment({
     intent: e,
     base: {
      ...a,
      ...s,
      ...d
     },
     comment: n,
     instruction: {
      keptFrom: n.body
     },
     login: t
    }, r);
   }(o, {
    intent: n,
    login: t
   }, r);
   if ("make-unknown" === a.kind) {
    const n = (0, O.K1)({
     ...l,
     writer: {
      kind: "other"
     }
    }, (0, C.eq)(d.SD));
    return r.settings.dryRun || await (0, j.WU)(n, r), s;
   }
   return r.settings.dryRun ? (0, v.v2)(a) : (0, I.U)({
    ...l,
    usage: await (0, x.F)(r)
   }, a, r);
  }
  function fromComment({intent: {comment: n, thread: e}, login: t, base: r, instruction: o, comment: i}, a) {
   const s = {
    thread: e.number,
    review: n.review
   };
   return (0, O.fo)({
    causedBy: n,
    requester: n.author.login,
    order: T.Jh,
    base: r,
    instruction: o,
    origin: "review-comment" === n.kind ? n.url : null,
    writer: (0, O.os)(a),
    page: (0, O.ZZ)({
     ours: (0, c.nO)(t, a),
     conversation: s,
     comment: i
    })
   });
  }
  var R = t(4510), $ = t(2090), A = t(1582), B = t(1589), q = t(477), P = t(5065), U = t(9851), M = t(4936);
  function forNewJob({listed: n}, e) {
   return (0, f.Ee)(n, (0, b.wD)({
    command: e.settings.command
   }), e);
  }
  async function askedOfThread(n, e, t) {
   const {intent: r, own: o, comments: i} = e, a = (0, g.SB)(o, r, i), s = (0, q.M)(n, {
    own: a,
    handover: handoverIn(e)
   });
   switch (s.kind) {
   case "new-job":
    return {
     to: await forNewJob(e, t),
     late: []
    };

   case "nothing":
    return async function({marked: n}, {passed: e, unfinished: t}, r) {
     const {settings: o, clock: i, runner: a} = r, s = n.map(n => ({
      ...n,
      thread: e.intent.thread.number
     })), u = (0, h.tS)(s, h._Q, i.now()), {links: c, unread: l} = await (0, h.zY)(u, r), [m] = c;
     if (void 0 !== m) {
      const {id: n, prLink: t} = m.job, o = (0, U.uM)(t, r)?.url ?? null;
      return {
       to: await (0, P.Pl)({
        jobId: n,
        pullRequest: o,
        origin: null
       }, e, r),
       late: c
      };
     }
     for (const {jobId: n, why: e} of l) a.warning(`Could not check whether the job ${n} made a pull request: ${e}`);
     const [w] = l, f = void 0 === w ? (0, d.tt)(t, o.command) : (0, d.zi)(w.jobId);
     return {
      to: (0, P.J5)(f),
      late: c
     };
    }(a, {
     passed: e,
     unfinished: s.unfinished
    }, t);

   case "job":
    return {
     to: await (0, P.Pl)(s, e, t),
     late: []
    };
   }
  }
  function handoverIn({intent: {thread: n}, comments: e, ours: t}) {
   const [r = null] = "issue" === n.kind ? [] : e.flatMap(e => {
    const r = null === e.review ? (0, B.cm)(e, t) : null;
    return null === r ? [] : [ {
     ...r,
     createdAt: e.createdAt,
     pullRequest: n.url
    } ];
   });
   return r;
  }
  async function askedOfMaker(n, e, t) {
   const r = (0, U.uM)(e.intent.thread.url, t);
   if (null === r) return null;
   const [{jobs: o, unread: i}, a, s] = await Promise.all([ n, (0, M.EP)(r, t), (0, 
   P.vG)(null, e, t) ]);
   for (const n of o) {
    if ("this" !== await (0, U.T)(n, r, t)) continue;
    const o = await (0, P.vJ)(n.id, [ ...s, ...e.makers ], t);
    return (0, P.IQ)({
     jobId: n.id,
     pullRequest: r.url
    }, {
     busyAt: o,
     seen: a,
     link: r
    }, t);
   }
   for (const {jobId: n, why: e} of i) t.runner.warning(`Could not check whether the job ${n} made this pull request: ${e}`);
   return null;
  }
  var z = t(8390);
  function neededBy(n, e) {
   switch (n.kind) {
   case "help":
   case "slip":
   case "status":
   case "report":
    return {
     extent: "since",
     outline: !1,
     mayAddToOpen: !1,
     mayFollowUp: !1
    };

   case "retry":
    return {
     extent: "everywhere",
     outline: !0,
     mayAddToOpen: !0,
     mayFollowUp: !1
    };

   case "instruction":
    {
     const {to: t} = n, r = function(n, {thread: e}) {
      switch (n) {
      case "continue":
       return "everywhere";

      case "new-job":
       return "since";

      case null:
       return "pull-request" === e.kind ? "conversation" : "since";
      }
     }(t, e);
     return {
      extent: r,
      outline: "continue" !== t,
      mayAddToOpen: null === t,
      mayFollowUp: "new-job" !== t
     };
    }
   }
  }
  async function compose(n, e, t) {
   const {cut: r} = e, o = `${null === r ? "" : `${A.U[r]}\n\n`}${function({settings: n}) {
    const e = n.allowedUsers.length > 0 || n.allowedBots.length > 0;
    return (0, R.BK)(n.command, {
     permission: n.permission,
     allowsOthers: e
    });
   }(t)}`;
   switch (n.kind) {
   case "help":
    return {
     kind: "answer",
     text: o,
     reaction: "+1"
    };

   case "slip":
    return {
     kind: "answer",
     text: `${(0, R.oX)(n, t.settings.command)}\n\n${o}`,
     reaction: "confused"
    };

   case "report":
    return {
     kind: "report",
     period: n.period
    };

   case "status":
    return {
     kind: "status"
    };

   case "instruction":
    return async function({text: n, to: e}, t, r) {
     const {intent: o, cut: i} = t, {kind: a, id: s, place: u} = o.comment, d = async function(n, e, t) {
      if ("new-job" === n || 0 === e.makers.length) return askedOfThread(n, e, t);
      const r = (0, h.zY)(e.makers, t), [o, i] = await Promise.all([ askedOfMaker(r, e, t), null === n ? forNewJob(e, t) : null ]), {links: a} = await r, s = o ?? i;
      if (null !== s) return {
       to: s,
       late: a
      };
      const u = await askedOfThread(n, e, t), d = u.late.filter(({comment: n}) => !a.some(e => (0, 
      c.Go)(e.comment, n)));
      return {
       to: u.to,
       late: [ ...a, ...d ]
      };
     }(e, t, r), l = null !== t.listed || null === e && t.makers.length > 0 || "job" === (await d).to.kind, [{to: m, late: w}, f] = await Promise.all([ d, l ? contextOf(t, r) : S ]);
     if ("refused" === m.kind) return {
      kind: "request",
      found: m,
      late: w
     };
     return {
      kind: "request",
      found: {
       kind: "instruction",
       text: n,
       cut: i,
       place: u,
       instructionComment: {
        kind: a,
        id: s
       },
       to: m,
       context: f,
       failed: null
      },
      late: w
     };
    }(n, e, t);

   case "retry":
    return {
     kind: "request",
     found: await readRetry(e, t),
     late: []
    };
   }
  }
  async function readRetry(n, e) {
   const [t, r, o] = await Promise.all([ (0, z.G)(n, e), forNewJob(n, e), contextOf(n, e) ]);
   return "refused" === t.kind ? t : {
    ...t,
    to: t.to ?? r,
    context: o
   };
  }
  const S = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: {context: n}, outline: e}, {run: t, repository: r}) {
   if (null === n) return S;
   const o = {
    repository: r,
    name: t.repository
   };
   return null === e ? (0, s.g7)(n.thread, o) : (0, s.fY)(n.thread, e, o);
  }
  var E = t(1886), N = t(3751), L = t(3114), W = t(8716), F = t(8717), G = t(4544);
  async function runComment(n, e) {
   const t = await async function({comment: n}, e) {
    if ((0, m.P8)(n.body) && await e.repository.viewer() === n.author.login) return skipped("own-comment", "The comment is one of our own.");
    const {command: t} = e.settings, i = (0, o.U)(n.body, t) ? d.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, t) ?? skipped("not-a-command", i);
   }(n, e);
   if ("skipped" === t.kind) return t;
   const s = await async function(n, e, t) {
    try {
     return await async function(n, e, t) {
      const {comment: o, sender: i} = n;
      if (i.id !== o.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
      const {repository: s} = t, l = (0, a.G)(o.author, t.settings, s);
      if (!k.includes(o.association)) {
       const e = await l;
       if (!e.permitted) return refuse(e, n, t);
      }
      const [m, b, v, x, C, T, j] = await Promise.allSettled([ l, s.causingComment(o), readThread(n, e.extent, t), e.outline ? outlineOf(n, s) : null, e.mayAddToOpen ? (0, 
      f.xO)(t) : null, e.mayBeCut ? (0, w.$)(o.nodeId, t) : null, e.mayFollowUp && (0, 
      h.UN)(n, t) ? (0, h.Kj)(t) : [] ]), O = unwrap(m);
      if (!O.permitted) return refuse(O, n, t);
      const I = {
       ...unwrap(v),
       outline: unwrap(x),
       listed: unwrap(C),
       cut: unwrap(T)
      }, {url: R} = n.thread, $ = O.mayWrite ? (0, h.l7)(unwrap(j), {
       url: R,
       ...I
      }, t) : [], A = {
       kind: "passed",
       intent: n,
       ...I,
       makers: $
      }, B = unwrap(b), q = (0, c.Hb)(A.own, o);
      if (null !== q && (0, u.yW)(q.marker, t.run)) return A;
      const P = B ?? await async function(n, e) {
       const {comment: t} = n, r = await (0, y.B)(t, e);
       if (null !== r) return r;
       if ((await (0, g.TK)(n, "since", e.repository)).some(n => (0, c.Go)(n, t))) throw (0, 
       d.d5)();
       return null;
      }(n, t);
      return function(n, {intent: {comment: e}, cut: t}, {settings: o}) {
       const textOf = ({body: n}) => null === t ? n.replace(/\r\n?/g, "\n") : (0, r.lE)(n, o.command)?.text;
       return null !== n && textOf(n) === textOf(e) && n.authorId === e.author.id;
      }(P, A, t) ? A : async function(n, {intent: e, own: t}, r) {
       return null === n ? skipped("changed", "Nothing was started: the comment was deleted.") : (r.settings.dryRun || (0, 
       g.Ck)(t, e) || await (0, p.lC)(e.comment, "confused", r), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
      }(P, A, t);
     }(n, e, t);
    } catch (n) {
     throw (0, l.LM)((0, l.wz)(n), {});
    }
   }(n, function({whole: n, paragraph: e}, t) {
    return {
     ...neededBy("retry" === e?.kind ? e : n, t),
     mayBeCut: null !== e
    };
   }(t, n), e);
   if ("skipped" === s.kind) return s;
   const x = (0, r.Z)(t, s.cut), C = {
    ...s,
    standing: await (0, T.Qz)(x, n, e)
   }, {own: j} = C;
   if ((0, g.Ck)(j, n) && null !== C.login) return concluded(await earlier(n, {
    own: j,
    login: C.login
   }, e), e);
   if (e.settings.dryRun) return async function(n, e, t) {
    const r = e.login ?? await t.repository.viewer(), o = await answered(await compose(n, e, t), {
     ...e,
     login: r
    }, t);
    return "ready" === o.kind ? (0, v.PA)(o.order, o.usage) : o;
   }(x, C, e);
   if (e.runner.cancelled.aborted) throw new l.dz([ d.Fx ]);
   const [I, R] = await Promise.allSettled([ (0, i.B7)(n.comment, e.settings.claimReaction, e), compose(x, C, e) ]);
   if ("rejected" === I.status) return concluded(await async function(n, e, t) {
    if ("unavailable" !== (0, l.wz)(e).failure) throw e;
    const r = await async function(n, e) {
     try {
      const t = await e.repository.viewer(), r = await (0, g.jU)(n, {
       extent: "since",
       login: t
      }, e);
      return null === (0, c.Hb)(r, n.comment) ? null : {
       own: r,
       login: t
      };
     } catch (n) {
      return (0, l.wz)(n), null;
     }
    }(n, t);
    if (null !== r) return earlier(n, r, t);
    throw t.runner.cancelled.aborted || await (0, p.lC)(n.comment, "confused", t), e;
   }(n, I.reason, e), e);
   const {created: $, login: A} = I.value;
   if (!$) {
    const t = await (0, g.jU)(n, {
     extent: "since",
     login: A
    }, e);
    return concluded(await earlier(n, {
     own: t,
     login: A
    }, e), e);
   }
   const B = {
    ...C,
    login: A
   }, q = await (0, G.M_)(n, () => async function(n, e, t) {
    const r = unwrap(n), o = await answered(r, e, t);
    if ("ready" !== o.kind) return o;
    const i = function(n, {order: e, usage: t, instructionComment: r, failed: o}, {login: i, world: a}) {
     const s = fromComment({
      intent: n,
      base: {
       ...(0, O.Sw)(a),
       trigger: {
        kind: n.comment.kind,
        id: n.comment.id
       },
       instructionComment: r,
       instructionHash: (0, b.xH)(e.instruction),
       request: "job",
       head: null,
       ..."message" === e.kind && null === e.into ? {} : sharedBy(n, a)
      },
      comment: null,
      instruction: (0, T.ij)(e),
      login: i
     }, a);
     return (0, O.Sj)({
      ...s,
      usage: t,
      repeats: null === o ? null : {
       failed: o,
       intent: n
      }
     }, e);
    }(e.intent, o, {
     login: e.login,
     world: t
    });
    return {
     request: await (0, L.h)(i, t),
     late: "request" === r.kind ? r.late : []
    };
   }(R, B, e), e);
   if ("kind" in q) return q;
   const [P, U] = await Promise.allSettled([ (0, F.t)(q.request, e).then(n => concluded(n, e)), correct(q.late, B, e) ]), M = unwrap(P);
   return unwrap(U), M;
  }
  async function concluded(n, e) {
   return "kind" in n ? n : (0, W.s)(await (0, E.O)(await (0, N.e6)(n, e), e), e);
  }
  async function answered(n, e, r) {
   const {intent: o, login: i} = e;
   switch (n.kind) {
   case "answer":
    return (0, G.e)(o, n.text, r, {
     reaction: n.reaction
    });

   case "report":
    {
     const {reportInThread: e} = await Promise.all([ t.e(789), t.e(82) ]).then(t.bind(t, 3082));
     return e(o, n.period, r);
    }

   case "status":
    {
     const {settleThread: n} = await t.e(8).then(t.bind(t, 3008));
     return n(o, i, r);
    }

   case "request":
    {
     const t = await async function(n, e, t) {
      const {intent: r, login: o, standing: i} = e;
      if ("refused" === n.kind) return n;
      const a = "follow-up" === n.to.kind ? await (0, P.Pl)(n.to.job, e, t) : n.to;
      if ("refused" === a.kind) return a;
      const s = await (0, x.k)({
       login: o
      }, t), u = (0, $.w)(s);
      if (null !== u) return {
       kind: "over-budget",
       sentence: u
      };
      const {text: c, cut: d, instructionComment: l, failed: m} = n, [w, f] = "message" === a.kind ? [ "", S ] : [ i, n.context ], h = null === r.context ? null : n.place, p = await (0, 
      T.lm)({
       standing: w,
       instruction: c,
       cut: d,
       read: f,
       place: h
      }, t), y = `${r.thread.kind.replace("-", " ")} #${r.thread.number}`;
      return {
       kind: "ready",
       order: (0, T.pj)({
        instruction: c,
        prompt: p
       }, a, y),
       instructionComment: l,
       usage: s,
       failed: m
      };
     }(n.found, e, r);
     if ("ready" === t.kind) return t;
     const i = await (0, G.IQ)(o, t.sentence, r);
     return await correct(n.late, e, r), "over-budget" === t.kind ? skipped("over-budget", t.sentence) : i;
    }
   }
  }
  async function correct(n, {comments: e, intent: r, ours: o}, i) {
   if (0 === n.length || i.settings.dryRun) return;
   const {correctLate: a} = await t.e(479).then(t.bind(t, 9479)), s = e.map(n => ({
    ...n,
    thread: r.thread.number
   }));
   await a(n, {
    ours: o,
    listed: s
   }, i);
  }
 })
};