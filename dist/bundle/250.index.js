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
  var r = e(5026), i = e(7489), o = e(425), a = e(8430), s = e(9644), c = e(2615), u = e(4337), d = e(4510), l = e(571), m = e(943), w = e(4845), f = e(7052), h = e(2653), k = e(2425), g = e(388), p = e(2431), y = e(6243), x = e(7525), b = e(8390);
  async function compose(n, t) {
   const {command: e, cut: r} = n, {settings: i} = t, o = i.allowedUsers.length > 0 || i.allowedBots.length > 0, a = (0, 
   d.BK)(i.command, {
    permission: i.permission,
    allowsOthers: o
   }), s = null === r ? a : `${m.UF[r]}\n\n${a}`;
   if ("help" === e.kind) return {
    kind: "answer",
    text: s,
    reaction: "+1"
   };
   if ("slip" === e.kind) return {
    kind: "answer",
    text: `${(0, d.oX)(e, i.command)}\n\n${s}`,
    reaction: "confused"
   };
   if ("instruction" === e.kind) return async function({text: n, to: t}, e, r) {
    const {cut: i} = e, {kind: o, id: a, place: s} = e.intent.comment, c = (0, f.iN)(t, e, r), u = null !== e.listed || null === t && e.makers.length > 0 || "job" === (await c).to.kind, [{to: d, late: l}, m] = await Promise.all([ c, u ? contextOf(e, r) : v ]), w = {
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
      ...w,
      to: d
     },
     context: m,
     late: l
    };
   }(e, n, t);
   if ("retry" !== e.kind) return e;
   const c = [ (0, b.G)(n, t), (0, k.Ee)(n.listed, t), contextOf(n, t) ], [u, l, w] = await Promise.all(c);
   return {
    kind: "request",
    found: "refused" === u.kind ? u : {
     ...u,
     to: u.to ?? l
    },
    context: w,
    late: []
   };
  }
  const v = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: n, outline: t}, {run: e, repository: r}) {
   const i = n.context?.thread;
   return i ? (0, a.pk)(i, t, {
    repository: r,
    name: e.repository
   }) : v;
  }
  function sharedBy({comment: n}, t) {
   const {bot: e, login: r} = n.author;
   return {
    group: (0, s.wD)({
     command: t.settings.command
    }),
    ...(0, y.L6)(e ? null : r, t)
   };
  }
  async function earlier(n, t) {
   const {intent: e, own: r} = n, i = (0, c.Hb)(r, e.comment);
   if (null === i) return (0, o.hT)("already-claimed", (0, o.Ck)(r, e) ? m.RY : m.kD);
   const a = (0, u.yW)(i.marker, t.run), s = (0, o.hT)("already-claimed", `Another run has claimed this comment; its state is at ${i.url}`);
   if (!a && !(0, u.QO)(i.marker, t.clock.now())) return s;
   const {reviewer: d, ...w} = i.marker, f = void 0 === w.group ? {} : sharedBy(e, t), k = new Date((0, 
   y.m8)(t)).toISOString(), g = fromComment(n, {
    ...w,
    ...f,
    ...a ? {
     attempt: t.run.attempt,
     watchedUntil: k
    } : {}
   }, i, t);
   if (!a) {
    const n = {
     ...g,
     writer: {
      kind: "other"
     },
     stage: (0, h.eq)(m.SD)
    };
    return t.settings.dryRun || await (0, p.WU)(n, t), s;
   }
   const b = (0, u.jf)(i.marker);
   return t.settings.dryRun ? (0, l.v2)(b) : (0, x.U)({
    ...g,
    usage: await (0, p.F5)(t)
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
    writer: (0, y.os)(r)
   };
   return (0, y.fo)(c, {
    ours: n.ours,
    conversation: s,
    comment: e
   });
  }
  var C = e(1993), A = e(1868), T = e(4555), S = e(4544);
  async function runComment(n, t) {
   const e = await async function({comment: n}, t) {
    if ((0, T.P8)(n.body) && await t.repository.viewer() === n.author.login) return (0, 
    o.hT)("own-comment", "The comment is one of our own.");
    const {command: e} = t.settings, a = (0, i.U)(n.body, e) ? m.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, e) ?? (0, o.hT)("not-a-command", a);
   }(n, t);
   if ("skipped" === e.kind) return e;
   const a = await (0, o.lt)(n, e, t);
   if ("skipped" === a.kind) return a;
   if ((0, o.Ck)(a.own, n)) return (0, C._S)(await earlier(a, t), t);
   if (t.settings.dryRun) return async function(n, t) {
    const e = (0, c.nO)(n.ours.login || await t.repository.viewer(), t), r = await answered(await compose(n, t), {
     ...n,
     ours: e
    }, t);
    return "kind" in r ? r : (0, l.PA)(r.order, r.usage);
   }(a, t);
   if (t.runner.cancelled.aborted) throw new w.dz([ m.Fx ]);
   const [s, u] = await Promise.allSettled([ (0, g.B7)(n.comment, t.settings.claimReaction, t), compose(a, t) ]);
   if ("rejected" === s.status || !s.value.created) return (0, C._S)(await async function(n, t, e) {
    const since = n => (0, o.nj)(t, "since", e, n);
    if ("fulfilled" === n.status) return earlier(await since(n.value.login), e);
    const r = n.reason;
    if ("unavailable" !== (0, w.wz)(r).failure) throw r;
    const i = await e.repository.viewer().then(since).catch(w.wz);
    if ("own" in i && null !== (0, c.Hb)(i.own, t.comment)) return earlier(i, e);
    throw e.runner.cancelled.aborted || await (0, g.lC)(t.comment, "confused", e), r;
   }(s, n, t), t);
   const d = {
    ...a,
    ours: (0, c.nO)(s.value.login, t)
   }, f = await (0, S.M_)(n, async () => {
    const n = await answered((0, o.oA)(u), d, t);
    return "kind" in n ? n : (0, A.ho)(n, t);
   }, t);
   if ("kind" in f) return f;
   const [h, k] = await Promise.allSettled([ (0, A.tN)(f, t).then(n => (0, C._S)(n, t)), correct((0, 
   o.oA)(u), d, t) ]), p = (0, o.oA)(h);
   return (0, o.oA)(k), p;
  }
  async function answered(n, t, r) {
   const {intent: i, ours: a} = t;
   if ("answer" === n.kind) return (0, S.e)(i, {
    text: n.text,
    reaction: n.reaction
   }, r);
   if ("report" === n.kind) return (await Promise.all([ e.e(789), e.e(24) ]).then(e.bind(e, 4024))).reportInThread(i, n.period, r);
   if ("status" === n.kind) return (await e.e(278).then(e.bind(e, 7897))).settleThread(i, a.login, r);
   const c = await async function(n, t, e) {
    const {found: r, context: i} = n;
    if ("refused" === r.kind) return r;
    const {intent: o} = t, a = "follow-up" === r.to.kind ? await (0, f.Pl)(r.to, t, e) : r.to;
    if ("refused" === a.kind) return a;
    const c = await (0, p.k9)({
     login: t.ours.login
    }, e), u = (0, m.wk)(c);
    if (null !== u) return {
     kind: "refused",
     sentence: u,
     reason: "over-budget"
    };
    const {text: d, cut: l, instructionComment: w, failed: h} = r, k = "message" === a.kind && null === a.into, [g, x] = k ? [ "", v ] : [ t.standing, i ], b = null === o.context ? null : r.place, {kind: C, id: A} = o.comment, T = `${o.thread.kind.replace("-", " ")} #${o.thread.number}`, S = (0, 
    y.pj)(await (0, y.Vy)(d, {
     standing: g,
     cut: l,
     read: x,
     place: b
    }, e), a, T), $ = {
     trigger: {
      kind: C,
      id: A
     },
     instructionComment: w,
     instructionHash: (0, s.xH)(d)
    }, O = fromComment(t, {
     ...(0, y.Sw)($, e),
     ...k ? {} : sharedBy(o, e)
    }, null, e);
    return (0, y.Sj)({
     ...O,
     usage: c,
     repeats: null === h ? null : {
      failed: h,
      intent: o
     }
    }, S);
   }(n, t, r);
   if (!("kind" in c)) return c;
   const u = await (0, S.e)(i, {
    text: c.sentence,
    reaction: "confused"
   }, r);
   return await correct(n, t, r), void 0 === c.reason ? u : (0, o.hT)(c.reason, c.sentence);
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