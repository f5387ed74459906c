"use strict";

exports.id = 250, exports.ids = [ 250, 544 ], exports.modules = {
 4544: ((n, t, e) => {
  e.d(t, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   e: () => answerInThread
  });
  var r = e(388), o = e(2615), i = e(571), a = e(4845), s = e(5219);
  class AnsweredError extends Error {}
  async function answerInThread(n, t, e) {
   if (e.settings.dryRun) return (0, i.ML)(t.text);
   const {url: r} = await writeAnswer(n, t, e);
   return {
    kind: "helped",
    sentence: `Answered at ${r}`
   };
  }
  async function writeAnswer({comment: n, thread: t}, {text: e, reaction: i = "+1", ends: a = [], ...s}, c) {
   const u = {
    comment: n.id,
    ...0 === a.length ? {} : {
     ends: a
    }
   }, d = {
    thread: t.number,
    review: n.review
   }, l = await c.repository.createComment(d, (0, o.BG)(u, e), s);
   try {
    return null !== i && await (0, r.lC)(n, i, c), l;
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
     const {runner: o} = e;
     if (await (0, r.lC)(n.comment, "confused", e), o.cancelled.aborted) return;
     const i = t instanceof a.ro ? (0, a.GW)(t) : [ {
      message: "This is a bug in docs-agent.",
      hint: "See the log of the run."
     } ], u = writeAnswer(n, {
      text: `**Nothing was started.** ${c}\n\n${(0, s.TL)(i.map(a.fI).join("\n"))}`,
      reaction: null
     }, e);
     await (0, r.wF)(u, "Could not report the failure in the thread", o);
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
  var r = e(7213), o = e(425), i = e(8430), a = e(9644), s = e(2615), c = e(4337), u = e(4510), d = e(571), l = e(943), m = e(4845), w = e(7052), f = e(2653), h = e(2425), g = e(388), k = e(2431), p = e(2043), y = e(7525), x = e(8390);
  async function compose(n, t) {
   const {command: e, cut: r} = n;
   if ("help" === e.kind) return {
    kind: "answer",
    text: helpFor(r, t),
    reaction: "+1"
   };
   if ("slip" === e.kind) return {
    kind: "answer",
    text: `${(0, u.oX)(e, t.settings.command)}\n\n${helpFor(r, t)}`,
    reaction: "confused"
   };
   if ("instruction" === e.kind) return async function({text: n, to: t}, e, r) {
    const {cut: o} = e, {kind: i, id: a, place: s} = e.intent.comment, c = (0, w.iN)(t, e, r), u = null !== e.listed || null === t && e.makers.length > 0 || "job" === (await c).to.kind, [{to: d, late: l}, m] = await Promise.all([ c, u ? contextOf(e, r) : b ]), f = {
     kind: "instruction",
     text: n,
     cut: o,
     place: s,
     instructionComment: {
      kind: i,
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
   const o = [ (0, x.G)(n, t), (0, h.Ee)(n.listed, t), contextOf(n, t) ], [i, a, s] = await Promise.all(o);
   return {
    kind: "request",
    found: "refused" === i.kind ? i : {
     ...i,
     to: i.to ?? a
    },
    context: s,
    late: []
   };
  }
  function helpFor(n, {settings: t}) {
   const e = t.allowedUsers.length > 0 || t.allowedBots.length > 0, r = (0, u.BK)(t.command, {
    permission: t.permission,
    allowsOthers: e
   });
   return null === n ? r : `${l.UF[n]}\n\n${r}`;
  }
  const b = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: n, outline: t}, {run: e, repository: r}) {
   const o = n.context?.thread;
   return o ? (0, i.pk)(o, t, {
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
   const {intent: e, own: r} = n, i = (0, s.Hb)(r, e.comment);
   if (null === i) return (0, o.hT)("already-claimed", (0, o.Ck)(r, e) ? l.RY : l.kD);
   const a = (0, c.yW)(i.marker, t.run), u = (0, o.hT)("already-claimed", `Another run has claimed this comment; its state is at ${i.url}`);
   if (!a && !(0, c.QO)(i.marker, t.clock.now())) return u;
   const {reviewer: m, ...w} = i.marker, h = void 0 === w.group ? {} : sharedBy(e, t), g = new Date((0, 
   p.m8)(t)).toISOString(), x = fromComment(n, {
    ...w,
    ...h,
    ...a ? {
     attempt: t.run.attempt,
     watchedUntil: g
    } : {}
   }, i, t);
   if (!a) {
    const n = {
     ...x,
     writer: {
      kind: "other"
     },
     stage: (0, f.eq)(l.SD)
    };
    return t.settings.dryRun || await (0, k.WU)(n, t), u;
   }
   const b = (0, c.jf)(i.marker);
   return t.settings.dryRun ? (0, d.v2)(b) : (0, y.U)({
    ...x,
    usage: await (0, k.F5)(t)
   }, t);
  }
  function fromComment(n, t, e, r) {
   const {comment: o, thread: i} = n.intent, a = "review-comment" === o.kind ? o.url : null, s = {
    thread: i.number,
    review: o.review
   }, c = {
    causedBy: o,
    requester: o.author.login,
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
  var v = e(1993), C = e(1868), A = e(190), T = e(4544);
  async function runComment(n, t) {
   const e = await async function({comment: n}, t) {
    if ((0, A.P8)(n.body) && await t.repository.viewer() === n.author.login) return (0, 
    o.hT)("own-comment", "The comment is one of our own.");
    const {command: e} = t.settings, i = (0, A.Uv)(n.body, e) ? l.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, e) ?? (0, o.hT)("not-a-command", i);
   }(n, t);
   if ("skipped" === e.kind) return e;
   const i = await (0, o.lt)(n, e, t);
   if ("skipped" === i.kind) return i;
   if ((0, o.Ck)(i.own, n)) return (0, v._S)(await earlier(i, t), t);
   if (t.settings.dryRun) return async function(n, t) {
    const e = (0, s.nO)(n.ours.login || await t.repository.viewer(), t), r = await answered(await compose(n, t), {
     ...n,
     ours: e
    }, t);
    return "kind" in r ? r : (0, d.PA)(r.order, r.usage);
   }(i, t);
   if (t.runner.cancelled.aborted) throw new m.dz([ l.Fx ]);
   const [a, c] = await Promise.allSettled([ (0, g.B7)(n.comment, t.settings.claimReaction, t), compose(i, t) ]);
   if ("rejected" === a.status || !a.value.created) return (0, v._S)(await async function(n, t, e) {
    const since = n => (0, o.nj)(t, "since", e, n);
    if ("fulfilled" === n.status) return earlier(await since(n.value.login), e);
    const r = n.reason;
    if ("unavailable" !== (0, m.wz)(r).failure) throw r;
    const i = await e.repository.viewer().then(since).catch(m.wz);
    if ("own" in i && null !== (0, s.Hb)(i.own, t.comment)) return earlier(i, e);
    throw e.runner.cancelled.aborted || await (0, g.lC)(t.comment, "confused", e), r;
   }(a, n, t), t);
   const u = {
    ...i,
    ours: (0, s.nO)(a.value.login, t)
   }, w = await (0, T.M_)(n, async () => {
    const n = await answered((0, o.oA)(c), u, t);
    return "kind" in n ? n : (0, C.ho)(n, t);
   }, t);
   if ("kind" in w) return w;
   const [f, h] = await Promise.allSettled([ (0, C.tN)(w, t).then(n => (0, v._S)(n, t)), correct((0, 
   o.oA)(c), u, t) ]), k = (0, o.oA)(f);
   return (0, o.oA)(h), k;
  }
  async function answered(n, t, r) {
   const {intent: i, ours: s} = t;
   if ("answer" === n.kind) return (0, T.e)(i, {
    text: n.text,
    reaction: n.reaction
   }, r);
   if ("report" === n.kind) return (await Promise.all([ e.e(789), e.e(158) ]).then(e.bind(e, 4158))).reportInThread(i, n.period, r);
   if ("status" === n.kind) return (await e.e(278).then(e.bind(e, 7897))).settleThread(i, s.login, r);
   const c = await async function(n, t, e) {
    const {found: r, context: o} = n;
    if ("refused" === r.kind) return r;
    const {intent: i} = t, s = "follow-up" === r.to.kind ? await (0, w.Pl)(r.to, t, e) : r.to;
    if ("refused" === s.kind) return s;
    const c = await (0, k.k9)({
     login: t.ours.login
    }, e), u = (0, l.wk)(c);
    if (null !== u) return {
     kind: "refused",
     sentence: u,
     reason: "over-budget"
    };
    const {text: d, cut: m, instructionComment: f, failed: h} = r, g = "message" === s.kind && null === s.into, [y, x] = g ? [ "", b ] : [ t.standing, o ], v = null === i.context ? null : r.place, {kind: C, id: A} = i.comment, T = `${i.thread.kind.replace("-", " ")} #${i.thread.number}`, S = (0, 
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
     ...g ? {} : sharedBy(i, e)
    }, null, e);
    return (0, p.Sj)({
     ...O,
     usage: c,
     repeats: null === h ? null : {
      failed: h,
      intent: i
     }
    }, S);
   }(n, t, r);
   if (!("kind" in c)) return c;
   const u = await (0, T.e)(i, {
    text: c.sentence,
    reaction: "confused"
   }, r);
   return await correct(n, t, r), void 0 === c.reason ? u : (0, o.hT)(c.reason, c.sentence);
  }
  async function correct(n, {comments: t, intent: r, ours: o}, i) {
   if ("request" !== n.kind || 0 === n.late.length || i.settings.dryRun) return;
   const {settleSeen: a} = await e.e(64).then(e.bind(e, 5064)), s = t.map(n => ({
    ...n,
    thread: r.thread.number
   }));
   await a(n.late, {
    ours: o,
    listed: s
   }, i);
  }
 })
};