"use strict";

exports.id = 711, exports.ids = [ 711, 544 ], exports.modules = {
 4544: ((n, t, e) => {
  e.d(t, {
   IQ: () => refuseInThread,
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   ZF: () => answer,
   e: () => answerInThread
  });
  var r = e(491), i = e(2615), o = e(500), a = e(4845), s = e(5219);
  class AnsweredError extends Error {
   constructor(n) {
    super("The command has been answered.", {
     cause: n
    });
   }
  }
  async function answerInThread(n, t, e, r = {}) {
   if (e.settings.dryRun) return (0, o.ML)(t);
   const {url: i} = await answer(n, t, e, r);
   return {
    kind: "helped",
    sentence: `Answered at ${i}`
   };
  }
  async function answer(n, t, e, {reaction: i = "+1", ...o} = {}) {
   const a = await writeAnswer(n, t, e, o);
   try {
    await (0, r.lC)(n.comment, i, e);
   } catch (n) {
    throw new AnsweredError(n);
   }
   return a;
  }
  function refuseInThread(n, t, e) {
   return answerInThread(n, t, e, {
    reaction: "confused"
   });
  }
  async function writeAnswer({comment: n, thread: t}, e, {repository: r}, {ends: o = [], ...a} = {}) {
   const s = {
    comment: n.id,
    ...0 === o.length ? {} : {
     ends: o
    }
   }, c = {
    thread: t.number,
    review: n.review
   };
   return r.createComment(c, (0, i.BG)(s, e), a);
  }
  const c = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(n, t, e) {
   try {
    return await t();
   } catch (t) {
    if (t instanceof AnsweredError) throw t.cause;
    throw t instanceof a._7 || await async function(n, t, e) {
     if (await (0, r.lC)(n.comment, "confused", e), e.runner.cancelled.aborted) return;
     const i = (t instanceof a.ro ? (0, a.GW)(t) : [ u ]).map(a.fI).join("\n");
     try {
      await writeAnswer(n, `**Nothing was started.** ${c}\n\n${(0, s.TL)(i)}`, e);
     } catch (n) {
      e.runner.warning(`Could not report the failure in the thread: ${(0, a.fI)((0, a.wz)(n))}`);
     }
    }(n, t, e), function(n) {
     const withAdvice = ({message: n, hint: t}) => ({
      message: n,
      hint: `${t} ${c}`
     });
     return n instanceof a.dz ? new a.dz(n.problems.map(withAdvice), n) : n instanceof a._7 ? new a._7({
      status: n.status,
      ...withAdvice(n),
      cause: n
     }) : n instanceof a.pU ? (0, a.LM)(n, {
      advice: c
     }) : n;
    }(t);
   }
  }
  const u = {
   message: "This is a bug in docs-agent.",
   hint: "See the log of the run."
  };
 }),
 711: ((n, t, e) => {
  e.d(t, {
   runComment: () => runComment
  });
  var r = e(5026), i = e(7489), o = e(8728), a = e(5898), s = e(8430), c = e(2912), u = e(2615), d = e(4845), l = e(4555), m = e(631), w = e(3864), f = e(1631), p = e(2747), h = e(3630), g = e(9979), y = e(491);
  const k = [ "OWNER", "MEMBER", "COLLABORATOR" ];
  async function refuse(n, {comment: t}, e) {
   return e.settings.dryRun || await (0, y.lC)(t, "-1", e), skipped(n.reason, `Nothing was started: ${n.sentence}`);
  }
  async function readThread(n, t, e) {
   const {repository: r} = e, i = (0, p.TK)(n, t, r), o = "since" !== t || (await i).some(({body: n}) => void 0 !== (0, 
   l.tn)(n)), [a, s] = await Promise.all([ o ? r.viewer() : null, i ]);
   return {
    own: (0, u.D5)(s, (0, u.nO)(a ?? "", e)),
    comments: s,
    withDiff: (0, p.By)(n, t),
    login: a
   };
  }
  async function outlineOf({context: n}, t) {
   return null === n || "issue" === n.thread.kind ? null : (0, s.pm)(n.thread, t);
  }
  function unwrap(n) {
   if ("fulfilled" === n.status) return n.value;
   throw n.reason;
  }
  function skipped(n, t) {
   return {
    kind: "skipped",
    reason: n,
    sentence: t
   };
  }
  var b = e(9644), v = e(4510), x = e(2090), C = e(1582), T = e(459), O = e(9446), R = e(2538), B = e(779);
  function neededBy(n, t) {
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
     const {to: e} = n, r = function(n, {thread: t}) {
      switch (n) {
      case "continue":
       return "everywhere";

      case "new-job":
       return "since";

      case null:
       return "pull-request" === t.kind ? "conversation" : "since";
      }
     }(e, t);
     return {
      extent: r,
      outline: "continue" !== e,
      mayAddToOpen: null === e,
      mayFollowUp: "new-job" !== e
     };
    }
   }
  }
  async function compose(n, t, e) {
   const {cut: r} = t, i = `${null === r ? "" : `${C.U[r]}\n\n`}${function({settings: n}) {
    const t = n.allowedUsers.length > 0 || n.allowedBots.length > 0;
    return (0, v.BK)(n.command, {
     permission: n.permission,
     allowsOthers: t
    });
   }(e)}`;
   switch (n.kind) {
   case "help":
    return {
     kind: "answer",
     text: i,
     reaction: "+1"
    };

   case "slip":
    return {
     kind: "answer",
     text: `${(0, v.oX)(n, e.settings.command)}\n\n${i}`,
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
    return async function({text: n, to: t}, e, r) {
     const {intent: i, cut: o} = e, {kind: a, id: s, place: c} = i.comment, u = (0, g.zY)(e.withoutLink, r), d = (0, 
     O.iN)(t, {
      ...e,
      again: u
     }, r), l = null !== e.listed || null === t && e.withoutLink.length > 0 || "job" === (await d).kind, [m, w] = await Promise.all([ d, l ? contextOf(e, r) : A ]), {links: f} = await u;
     if ("refused" === m.kind) return {
      kind: "request",
      found: m,
      late: f
     };
     return {
      kind: "request",
      found: {
       kind: "instruction",
       text: n,
       cut: o,
       place: c,
       instructionComment: {
        kind: a,
        id: s
       },
       to: m,
       context: w,
       failed: null
      },
      late: f
     };
    }(n, t, e);

   case "retry":
    return {
     kind: "request",
     found: await readRetry(t, e),
     late: []
    };
   }
  }
  async function readRetry(n, t) {
   const [e, r, i] = await Promise.all([ (0, B.G)(n, t), (0, h.Ee)(n.listed, (0, b.wD)({
    command: t.settings.command
   }), t), contextOf(n, t) ]);
   return "refused" === e.kind ? e : {
    ...e,
    to: e.to ?? r,
    context: i
   };
  }
  const A = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: {context: n}, outline: t}, {run: e, repository: r}) {
   if (null === n) return A;
   const i = {
    repository: r,
    name: e.repository
   };
   return null === t ? (0, s.g7)(n.thread, i) : (0, s.fY)(n.thread, t, i);
  }
  var $ = e(500), I = e(6183), j = e(2653), U = e(7767), q = e(4865), L = e(7525);
  function sharedBy({comment: n}, t) {
   const {bot: e, login: r} = n.author;
   return {
    group: (0, b.wD)({
     command: t.settings.command
    }),
    ...(0, q.L6)(e ? null : r, t)
   };
  }
  async function earlier(n, {own: t, login: e}, r) {
   const i = (0, u.Hb)(t, n.comment);
   if (null === i) return skipped("already-claimed", (0, p.Ck)(t, n) ? w.RY : w.kD);
   const o = (0, c.yW)(i.marker, r.run), a = (0, c.al)(i.marker, {
    isRerun: o,
    now: r.clock.now()
   }), s = skipped("already-claimed", `Another run has claimed this comment; its state is at ${i.url}`);
   if ("already-claimed" === a.kind) return s;
   const d = function(n, {intent: t, login: e}, r) {
    const {run: i} = r, {reviewer: o, ...a} = n.marker, s = void 0 === a.group ? {} : sharedBy(t, r), u = new Date((0, 
    q.Bz)(r)).toISOString(), d = (0, c.yW)(a, i) ? {
     attempt: i.attempt,
     watchedUntil: u
    } : {};
    return fromComment({
     intent: t,
     base: {
      ...a,
      ...s,
      ...d
     },
     comment: n,
     instruction: {
      keptFrom: n.body
     },
     login: e
    }, r);
   }(i, {
    intent: n,
    login: e
   }, r);
   if ("make-unknown" === a.kind) {
    const n = (0, q.K1)({
     ...d,
     writer: {
      kind: "other"
     }
    }, (0, j.eq)(I.SD));
    return r.settings.dryRun || await (0, U.WU)(n, r), s;
   }
   return r.settings.dryRun ? (0, $.v2)(a) : (0, L.U)({
    ...d,
    usage: await (0, T.F)(r)
   }, a, r);
  }
  function fromComment({intent: {comment: n, thread: t}, login: e, base: r, instruction: i, comment: o}, a) {
   const s = {
    thread: t.number,
    review: n.review
   };
   return (0, q.fo)({
    causedBy: n,
    requester: n.author.login,
    order: R.Jh,
    base: r,
    instruction: i,
    origin: "review-comment" === n.kind ? n.url : null,
    writer: (0, q.os)(a),
    page: (0, q.ZZ)({
     ours: (0, u.nO)(e, a),
     conversation: s,
     comment: o
    })
   });
  }
  var z = e(1886), P = e(2107), E = e(3114), S = e(8716), W = e(8717), F = e(4544);
  async function runComment(n, t) {
   const e = await async function({comment: n}, t) {
    if ((0, l.P8)(n.body) && await t.repository.viewer() === n.author.login) return skipped("own-comment", "The comment is one of our own.");
    const {command: e} = t.settings, o = (0, i.U)(n.body, e) ? w.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, e) ?? skipped("not-a-command", o);
   }(n, t);
   if ("skipped" === e.kind) return e;
   const s = await async function(n, t, e) {
    try {
     return await async function(n, t, e) {
      const {comment: i, sender: o} = n;
      if (o.id !== i.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
      const {repository: s} = e, d = (0, a.G)(i.author, e.settings, s);
      if (!k.includes(i.association)) {
       const t = await d;
       if (!t.permitted) return refuse(t, n, e);
      }
      const [l, b, v, x, C, T, O] = await Promise.allSettled([ d, s.causingComment(i), readThread(n, t.extent, e), t.outline ? outlineOf(n, s) : null, t.mayAddToOpen ? (0, 
      h.xO)(e) : null, t.mayBeCut ? (0, m.$)(i.nodeId, e) : null, t.mayFollowUp && (0, 
      g.VI)(n, e) ? (0, g.Kj)(e) : [] ]), R = unwrap(l);
      if (!R.permitted) return refuse(R, n, e);
      const B = {
       ...unwrap(v),
       outline: unwrap(x),
       listed: unwrap(C),
       cut: unwrap(T)
      }, A = R.mayWrite ? (0, g.u)(unwrap(O), B, e) : [], $ = {
       kind: "passed",
       intent: n,
       ...B,
       withoutLink: A
      }, I = unwrap(b), j = (0, u.Hb)($.own, i);
      if (null !== j && (0, c.yW)(j.marker, e.run)) return $;
      const U = I ?? await async function(n, t) {
       const {comment: e} = n, r = await (0, f.B)(e, t);
       if (null !== r) return r;
       if ((await (0, p.TK)(n, "since", t.repository)).some(({kind: n, id: t}) => n === e.kind && t === e.id)) throw (0, 
       w.d5)();
       return null;
      }(n, e);
      return function(n, {intent: {comment: t}, cut: e}, {settings: i}) {
       const textOf = ({body: n}) => null === e ? n.replace(/\r\n?/g, "\n") : (0, r.lE)(n, i.command)?.text;
       return null !== n && textOf(n) === textOf(t) && n.authorId === t.author.id;
      }(U, $, e) ? $ : async function(n, {intent: t, own: e}, r) {
       return null === n ? skipped("changed", "Nothing was started: the comment was deleted.") : (r.settings.dryRun || (0, 
       p.Ck)(e, t) || await (0, y.lC)(t.comment, "confused", r), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
      }(U, $, e);
     }(n, t, e);
    } catch (n) {
     throw (0, d.LM)((0, d.wz)(n), {});
    }
   }(n, function({whole: n, paragraph: t}, e) {
    return {
     ...neededBy("retry" === t?.kind ? t : n, e),
     mayBeCut: null !== t
    };
   }(e, n), t);
   if ("skipped" === s.kind) return s;
   const v = (0, r.Z)(e, s.cut), x = {
    ...s,
    standing: await (0, R.Qz)(v, n, t)
   }, {own: C} = x;
   if ((0, p.Ck)(C, n) && null !== x.login) return concluded(await earlier(n, {
    own: C,
    login: x.login
   }, t), t);
   if (t.settings.dryRun) return async function(n, t, e) {
    const r = t.login ?? await e.repository.viewer(), i = await answered(await compose(n, t, e), {
     ...t,
     login: r
    }, e);
    return "ready" === i.kind ? (0, $.PA)(i.order, i.usage) : i;
   }(v, x, t);
   if (t.runner.cancelled.aborted) throw new d.dz([ w.Fx ]);
   const [T, O] = await Promise.allSettled([ (0, o.B7)(n.comment, t.settings.claimReaction, t), compose(v, x, t) ]);
   if ("rejected" === T.status) return concluded(await async function(n, t, e) {
    if ("unavailable" !== (0, d.wz)(t).failure) throw t;
    const r = await async function(n, t) {
     try {
      const e = await t.repository.viewer(), r = await (0, p.jU)(n, {
       extent: "since",
       login: e
      }, t);
      return null === (0, u.Hb)(r, n.comment) ? null : {
       own: r,
       login: e
      };
     } catch (n) {
      return (0, d.wz)(n), null;
     }
    }(n, e);
    if (null !== r) return earlier(n, r, e);
    throw e.runner.cancelled.aborted || await (0, y.lC)(n.comment, "confused", e), t;
   }(n, T.reason, t), t);
   const {created: B, login: A} = T.value;
   if (!B) {
    const e = await (0, p.jU)(n, {
     extent: "since",
     login: A
    }, t);
    return concluded(await earlier(n, {
     own: e,
     login: A
    }, t), t);
   }
   const I = {
    ...x,
    login: A
   }, j = await (0, F.M_)(n, () => async function(n, t, e) {
    const r = unwrap(n), i = await answered(r, t, e);
    if ("ready" !== i.kind) return i;
    const o = function(n, {order: t, usage: e, instructionComment: r, failed: i}, {login: o, world: a}) {
     const s = fromComment({
      intent: n,
      base: {
       ...(0, q.Sw)(a),
       trigger: {
        kind: n.comment.kind,
        id: n.comment.id
       },
       instructionComment: r,
       instructionHash: (0, b.xH)(t.instruction),
       request: "job",
       head: null,
       ..."message" === t.kind && null === t.into ? {} : sharedBy(n, a)
      },
      comment: null,
      instruction: (0, R.ij)(t),
      login: o
     }, a);
     return (0, q.Sj)({
      ...s,
      usage: e,
      repeats: null === i ? null : {
       failed: i,
       intent: n
      }
     }, t);
    }(t.intent, i, {
     login: t.login,
     world: e
    });
    return {
     request: await (0, E.h)(o, e),
     late: "request" === r.kind ? r.late : []
    };
   }(O, I, t), t);
   if ("kind" in j) return j;
   const [U, L] = await Promise.allSettled([ (0, W.t)(j.request, t).then(n => concluded(n, t)), correct(j.late, I, t) ]), z = unwrap(U);
   return unwrap(L), z;
  }
  async function concluded(n, t) {
   return "kind" in n ? n : (0, S.s)(await (0, z.O)(await (0, P.e6)(n, t), t), t);
  }
  async function answered(n, t, r) {
   const {intent: i, login: o} = t;
   switch (n.kind) {
   case "answer":
    return (0, F.e)(i, n.text, r, {
     reaction: n.reaction
    });

   case "report":
    {
     const {reportInThread: t} = await Promise.all([ e.e(789), e.e(984) ]).then(e.bind(e, 984));
     return t(i, n.period, r);
    }

   case "status":
    {
     const {settleThread: n} = await e.e(462).then(e.bind(e, 1462));
     return n(i, o, r);
    }

   case "request":
    {
     const e = await async function(n, t, e) {
      const {intent: r, login: i, standing: o} = t;
      if ("refused" === n.kind) return n;
      const a = "follow-up" === n.to.kind ? await (0, O.Pl)(n.to.job, t, e) : n.to;
      if ("refused" === a.kind) return a;
      const s = await (0, T.k)({
       login: i
      }, e), c = (0, x.w)(s);
      if (null !== c) return {
       kind: "over-budget",
       sentence: c
      };
      const {text: u, cut: d, instructionComment: l, failed: m} = n, [w, f] = "message" === a.kind ? [ "", A ] : [ o, n.context ], p = null === r.context ? null : n.place, h = await (0, 
      R.lm)({
       standing: w,
       instruction: u,
       cut: d,
       read: f,
       place: p
      }, e), g = `${r.thread.kind.replace("-", " ")} #${r.thread.number}`;
      return {
       kind: "ready",
       order: (0, R.pj)({
        instruction: u,
        prompt: h
       }, a, g),
       instructionComment: l,
       usage: s,
       failed: m
      };
     }(n.found, t, r);
     if ("ready" === e.kind) return e;
     const o = "over-budget" === e.kind, a = o && r.settings.dryRun ? null : await (0, 
     F.IQ)(i, e.sentence, r);
     return await correct(n.late, t, r), o || null === a ? skipped("over-budget", e.sentence) : a;
    }
   }
  }
  async function correct(n, {comments: t, intent: r, login: i}, o) {
   if (0 === n.length || o.settings.dryRun) return;
   const {correctLate: a} = await e.e(479).then(e.bind(e, 9479)), s = t.map(n => ({
    ...n,
    thread: r.thread.number
   }));
   await a(n, {
    ours: (0, u.nO)(i, o),
    listed: s
   }, o);
  }
 })
};