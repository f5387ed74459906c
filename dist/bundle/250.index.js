"use strict";

exports.id = 250, exports.ids = [ 250, 544 ], exports.modules = {
 4544: ((n, t, e) => {
  e.d(t, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   e: () => answerInThread
  });
  var r = e(388), i = e(2615), o = e(571), a = e(4845), s = e(5219);
  class AnsweredError extends Error {}
  async function answerInThread(n, t, e) {
   if (e.settings.dryRun) return (0, o.ML)(t.text);
   const {url: r} = await writeAnswer(n, t, e);
   return {
    kind: "helped",
    sentence: `Answered at ${r}`
   };
  }
  async function writeAnswer({comment: n, thread: t}, {text: e, reaction: o = "+1", ends: a = [], ...s}, c) {
   const u = {
    comment: n.id,
    ...0 === a.length ? {} : {
     ends: a
    }
   }, d = {
    thread: t.number,
    review: n.review
   }, l = await c.repository.createComment(d, (0, i.BG)(u, e), s);
   try {
    return null !== o && await (0, r.lC)(n, o, c), l;
   } catch (n) {
    throw new AnsweredError("The command has been answered.", {
     cause: n
    });
   }
  }
  const c = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(n, t, e) {
   try {
    return await t();
   } catch (t) {
    if (t instanceof AnsweredError) throw t.cause;
    throw t instanceof a._7 || await async function(n, t, e) {
     const {runner: i} = e;
     if (await (0, r.lC)(n.comment, "confused", e), i.cancelled.aborted) return;
     const o = t instanceof a.ro ? (0, a.GW)(t) : [ {
      message: "This is a bug in docs-agent.",
      hint: "See the log of the run."
     } ], u = writeAnswer(n, {
      text: `**Nothing was started.** ${c}\n\n${(0, s.TL)(o.map(a.fI).join("\n"))}`,
      reaction: null
     }, e);
     await (0, r.wF)(u, "Could not report the failure in the thread", i);
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
 }),
 7250: ((n, t, e) => {
  e.d(t, {
   runComment: () => runComment
  });
  var r = e(7213), i = e(425), o = e(8430), a = e(9644), s = e(2615), c = e(4337), u = e(4510), d = e(571), l = e(943), m = e(4845), w = e(7052), f = e(2653), h = e(2425), k = e(388), g = e(2431), p = e(2043), y = e(7525), x = e(8390);
  async function compose(n, t) {
   const {command: e, cut: r} = n, {settings: i} = t, o = i.allowedUsers.length > 0 || i.allowedBots.length > 0, a = (0, 
   u.BK)(i.command, {
    permission: i.permission,
    allowsOthers: o
   }), s = null === r ? a : `${l.UF[r]}\n\n${a}`;
   if ("help" === e.kind) return {
    kind: "answer",
    text: s,
    reaction: "+1"
   };
   if ("slip" === e.kind) return {
    kind: "answer",
    text: `${(0, u.oX)(e, i.command)}\n\n${s}`,
    reaction: "confused"
   };
   if ("instruction" === e.kind) return async function({text: n, to: t}, e, r) {
    const {cut: i} = e, {kind: o, id: a, place: s} = e.intent.comment, c = (0, w.iN)(t, e, r), u = null !== e.listed || null === t && e.makers.length > 0 || "job" === (await c).to.kind, [{to: d, late: l}, m] = await Promise.all([ c, u ? contextOf(e, r) : b ]), f = {
     kind: "instruction",
     text: n,
     cut: i,
     place: s,
     instructionComment: {
      kind: o,
      id: a
     },
     failed: null
    };
    return {
     kind: "request",
     found: "refused" === d.kind ? d : {
      ...f,
      to: d
     },
     context: m,
     late: l
    };
   }(e, n, t);
   if ("retry" !== e.kind) return e;
   const c = [ (0, x.G)(n, t), (0, h.Ee)(n.listed, t), contextOf(n, t) ], [d, m, f] = await Promise.all(c);
   return {
    kind: "request",
    found: "refused" === d.kind ? d : {
     ...d,
     to: d.to ?? m
    },
    context: f,
    late: []
   };
  }
  const b = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: n, outline: t}, {run: e, repository: r}) {
   const i = n.context?.thread;
   return i ? (0, o.pk)(i, t, {
    repository: r,
    name: e.repository
   }) : b;
  }
  function sharedBy({comment: n}, t) {
   const {bot: e, login: r} = n.author;
   return {
    group: (0, a.wD)({
     command: t.settings.command
    }),
    ...(0, p.L6)(e ? null : r, t)
   };
  }
  async function earlier(n, t) {
   const {intent: e, own: r} = n, o = (0, s.Hb)(r, e.comment);
   if (null === o) return (0, i.hT)("already-claimed", (0, i.Ck)(r, e) ? l.RY : l.kD);
   const a = (0, c.yW)(o.marker, t.run), u = (0, i.hT)("already-claimed", `Another run has claimed this comment; its state is at ${o.url}`);
   if (!a && !(0, c.QO)(o.marker, t.clock.now())) return u;
   const {reviewer: m, ...w} = o.marker, h = void 0 === w.group ? {} : sharedBy(e, t), k = new Date((0, 
   p.m8)(t)).toISOString(), x = fromComment(n, {
    ...w,
    ...h,
    ...a ? {
     attempt: t.run.attempt,
     watchedUntil: k
    } : {}
   }, o, t);
   if (!a) {
    const n = {
     ...x,
     writer: {
      kind: "other"
     },
     stage: (0, f.eq)(l.SD)
    };
    return t.settings.dryRun || await (0, g.WU)(n, t), u;
   }
   const b = (0, c.jf)(o.marker);
   return t.settings.dryRun ? (0, d.v2)(b) : (0, y.U)({
    ...x,
    usage: await (0, g.F5)(t)
   }, t);
  }
  function fromComment(n, t, e, r) {
   const {comment: i, thread: o} = n.intent, a = "review-comment" === i.kind ? i.url : null, s = {
    thread: o.number,
    review: i.review
   }, c = {
    causedBy: i,
    requester: i.author.login,
    base: t,
    origin: a,
    writer: (0, p.os)(r)
   };
   return (0, p.fo)(c, {
    ours: n.ours,
    conversation: s,
    comment: e
   });
  }
  var v = e(1993), C = e(1868), A = e(4555), T = e(7974), S = e(4544);
  async function runComment(n, t) {
   const e = await async function({comment: n}, t) {
    if ((0, A.P8)(n.body) && await t.repository.viewer() === n.author.login) return (0, 
    i.hT)("own-comment", "The comment is one of our own.");
    const {command: e} = t.settings, o = (0, T.Uv)(n.body, e) ? l.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, e) ?? (0, i.hT)("not-a-command", o);
   }(n, t);
   if ("skipped" === e.kind) return e;
   const o = await (0, i.lt)(n, e, t);
   if ("skipped" === o.kind) return o;
   if ((0, i.Ck)(o.own, n)) return (0, v._S)(await earlier(o, t), t);
   if (t.settings.dryRun) return async function(n, t) {
    const e = (0, s.nO)(n.ours.login || await t.repository.viewer(), t), r = await answered(await compose(n, t), {
     ...n,
     ours: e
    }, t);
    return "kind" in r ? r : (0, d.PA)(r.order, r.usage);
   }(o, t);
   if (t.runner.cancelled.aborted) throw new m.dz([ l.Fx ]);
   const [a, c] = await Promise.allSettled([ (0, k.B7)(n.comment, t.settings.claimReaction, t), compose(o, t) ]);
   if ("rejected" === a.status || !a.value.created) return (0, v._S)(await async function(n, t, e) {
    const since = n => (0, i.nj)(t, "since", e, n);
    if ("fulfilled" === n.status) return earlier(await since(n.value.login), e);
    const r = n.reason;
    if ("unavailable" !== (0, m.wz)(r).failure) throw r;
    const o = await e.repository.viewer().then(since).catch(m.wz);
    if ("own" in o && null !== (0, s.Hb)(o.own, t.comment)) return earlier(o, e);
    throw e.runner.cancelled.aborted || await (0, k.lC)(t.comment, "confused", e), r;
   }(a, n, t), t);
   const u = {
    ...o,
    ours: (0, s.nO)(a.value.login, t)
   }, w = await (0, S.M_)(n, async () => {
    const n = await answered((0, i.oA)(c), u, t);
    return "kind" in n ? n : (0, C.ho)(n, t);
   }, t);
   if ("kind" in w) return w;
   const [f, h] = await Promise.allSettled([ (0, C.tN)(w, t).then(n => (0, v._S)(n, t)), correct((0, 
   i.oA)(c), u, t) ]), g = (0, i.oA)(f);
   return (0, i.oA)(h), g;
  }
  async function answered(n, t, r) {
   const {intent: o, ours: s} = t;
   if ("answer" === n.kind) return (0, S.e)(o, {
    text: n.text,
    reaction: n.reaction
   }, r);
   if ("report" === n.kind) return (await Promise.all([ e.e(789), e.e(158) ]).then(e.bind(e, 4158))).reportInThread(o, n.period, r);
   if ("status" === n.kind) return (await e.e(278).then(e.bind(e, 7897))).settleThread(o, s.login, r);
   const c = await async function(n, t, e) {
    const {found: r, context: i} = n;
    if ("refused" === r.kind) return r;
    const {intent: o} = t, s = "follow-up" === r.to.kind ? await (0, w.Pl)(r.to, t, e) : r.to;
    if ("refused" === s.kind) return s;
    const c = await (0, g.k9)({
     login: t.ours.login
    }, e), u = (0, l.wk)(c);
    if (null !== u) return {
     kind: "refused",
     sentence: u,
     reason: "over-budget"
    };
    const {text: d, cut: m, instructionComment: f, failed: h} = r, k = "message" === s.kind && null === s.into, [y, x] = k ? [ "", b ] : [ t.standing, i ], v = null === o.context ? null : r.place, {kind: C, id: A} = o.comment, T = `${o.thread.kind.replace("-", " ")} #${o.thread.number}`, S = (0, 
    p.pj)(await (0, p.Vy)(d, {
     standing: y,
     cut: m,
     read: x,
     place: v
    }, e), s, T), $ = {
     trigger: {
      kind: C,
      id: A
     },
     instructionComment: f,
     instructionHash: (0, a.xH)(d)
    }, O = fromComment(t, {
     ...(0, p.Sw)($, e),
     ...k ? {} : sharedBy(o, e)
    }, null, e);
    return (0, p.Sj)({
     ...O,
     usage: c,
     repeats: null === h ? null : {
      failed: h,
      intent: o
     }
    }, S);
   }(n, t, r);
   if (!("kind" in c)) return c;
   const u = await (0, S.e)(o, {
    text: c.sentence,
    reaction: "confused"
   }, r);
   return await correct(n, t, r), void 0 === c.reason ? u : (0, i.hT)(c.reason, c.sentence);
  }
  async function correct(n, {comments: t, intent: r, ours: i}, o) {
   if ("request" !== n.kind || 0 === n.late.length || o.settings.dryRun) return;
   const {settleSeen: a} = await e.e(64).then(e.bind(e, 5064)), s = t.map(n => ({
    ...n,
    thread: r.thread.number
   }));
   await a(n.late, {
    ours: i,
    listed: s
   }, o);
  }
 })
};