"use strict";

exports.id = 250, exports.ids = [ 250, 544 ], exports.modules = {
 4544: ((n, t, e) => {
  e.d(t, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   e: () => answerInThread
  });
  var r = e(491), i = e(2615), o = e(571), a = e(4845), s = e(5219);
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
  var r = e(5026), i = e(7489), o = e(8728), a = e(425), s = e(8430), c = e(2912), u = e(9644), d = e(2615), l = e(4510), m = e(571), w = e(943), f = e(4845), h = e(459), k = e(7052), g = e(2653), p = e(3630), y = e(2538), x = e(491), b = e(7767), v = e(4865), C = e(7525), A = e(8390);
  async function compose(n, t) {
   const {command: e, cut: r} = n, {settings: i} = t, o = i.allowedUsers.length > 0 || i.allowedBots.length > 0, a = (0, 
   l.BK)(i.command, {
    permission: i.permission,
    allowsOthers: o
   }), s = null === r ? a : `${w.UF[r]}\n\n${a}`;
   if ("help" === e.kind) return {
    kind: "answer",
    text: s,
    reaction: "+1"
   };
   if ("slip" === e.kind) return {
    kind: "answer",
    text: `${(0, l.oX)(e, i.command)}\n\n${s}`,
    reaction: "confused"
   };
   if ("instruction" === e.kind) return async function({text: n, to: t}, e, r) {
    const {cut: i} = e, {kind: o, id: a, place: s} = e.intent.comment, c = (0, k.iN)(t, e, r), u = null !== e.listed || null === t && e.makers.length > 0 || "job" === (await c).to.kind, [{to: d, late: l}, m] = await Promise.all([ c, u ? contextOf(e, r) : T ]), w = {
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
   const c = [ (0, A.G)(n, t), (0, p.Ee)(n.listed, t), contextOf(n, t) ], [u, d, m] = await Promise.all(c);
   return {
    kind: "request",
    found: "refused" === u.kind ? u : {
     ...u,
     to: u.to ?? d
    },
    context: m,
    late: []
   };
  }
  const T = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: n, outline: t}, {run: e, repository: r}) {
   const i = n.context?.thread;
   return i ? (0, s.pk)(i, t, {
    repository: r,
    name: e.repository
   }) : T;
  }
  function sharedBy({comment: n}, t) {
   const {bot: e, login: r} = n.author;
   return {
    group: (0, u.wD)({
     command: t.settings.command
    }),
    ...(0, v.L6)(e ? null : r, t)
   };
  }
  async function earlier(n, t) {
   const {intent: e, own: r} = n, i = (0, d.Hb)(r, e.comment);
   if (null === i) return (0, a.hT)("already-claimed", (0, a.Ck)(r, e) ? w.RY : w.kD);
   const o = (0, c.yW)(i.marker, t.run), s = (0, a.hT)("already-claimed", `Another run has claimed this comment; its state is at ${i.url}`);
   if (!o && !(0, c.QO)(i.marker, t.clock.now())) return s;
   const {reviewer: u, ...l} = i.marker, f = void 0 === l.group ? {} : sharedBy(e, t), k = new Date((0, 
   v.m8)(t)).toISOString(), p = fromComment(n, {
    ...l,
    ...f,
    ...o ? {
     attempt: t.run.attempt,
     watchedUntil: k
    } : {}
   }, i, t);
   if (!o) {
    const n = {
     ...p,
     writer: {
      kind: "other"
     },
     stage: (0, g.eq)(w.SD)
    };
    return t.settings.dryRun || await (0, b.WU)(n, t), s;
   }
   const y = (0, c.jf)(i.marker);
   return t.settings.dryRun ? (0, m.v2)(y) : (0, C.U)({
    ...p,
    usage: await (0, h.F)(t)
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
    writer: (0, v.os)(r)
   };
   return (0, v.fo)(c, {
    ours: n.ours,
    conversation: s,
    comment: e
   });
  }
  var $ = e(8716), O = e(1868), S = e(4555), B = e(4544);
  async function runComment(n, t) {
   const e = await async function({comment: n}, t) {
    if ((0, S.P8)(n.body) && await t.repository.viewer() === n.author.login) return (0, 
    a.hT)("own-comment", "The comment is one of our own.");
    const {command: e} = t.settings, o = (0, i.U)(n.body, e) ? w.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, e) ?? (0, a.hT)("not-a-command", o);
   }(n, t);
   if ("skipped" === e.kind) return e;
   const s = await (0, a.lt)(n, e, t);
   if ("skipped" === s.kind) return s;
   if ((0, a.Ck)(s.own, n)) return (0, $._)(await earlier(s, t), t);
   if (t.settings.dryRun) return async function(n, t) {
    const e = (0, d.nO)(n.ours.login || await t.repository.viewer(), t), r = await answered(await compose(n, t), {
     ...n,
     ours: e
    }, t);
    return "kind" in r ? r : (0, m.PA)(r.order, r.usage);
   }(s, t);
   if (t.runner.cancelled.aborted) throw new f.dz([ w.Fx ]);
   const [c, u] = await Promise.allSettled([ (0, o.B7)(n.comment, t.settings.claimReaction, t), compose(s, t) ]);
   if ("rejected" === c.status || !c.value.created) return (0, $._)(await async function(n, t, e) {
    const since = n => (0, a.nj)(t, "since", e, n);
    if ("fulfilled" === n.status) return earlier(await since(n.value.login), e);
    const r = n.reason;
    if ("unavailable" !== (0, f.wz)(r).failure) throw r;
    const i = await e.repository.viewer().then(since).catch(f.wz);
    if ("own" in i && null !== (0, d.Hb)(i.own, t.comment)) return earlier(i, e);
    throw e.runner.cancelled.aborted || await (0, x.lC)(t.comment, "confused", e), r;
   }(c, n, t), t);
   const l = {
    ...s,
    ours: (0, d.nO)(c.value.login, t)
   }, h = await (0, B.M_)(n, async () => {
    const n = await answered((0, a.oA)(u), l, t);
    return "kind" in n ? n : (0, O.ho)(n, t);
   }, t);
   if ("kind" in h) return h;
   const [k, g] = await Promise.allSettled([ (0, O.tN)(h, t).then(n => (0, $._)(n, t)), correct((0, 
   a.oA)(u), l, t) ]), p = (0, a.oA)(k);
   return (0, a.oA)(g), p;
  }
  async function answered(n, t, r) {
   const {intent: i, ours: o} = t;
   if ("answer" === n.kind) return (0, B.e)(i, {
    text: n.text,
    reaction: n.reaction
   }, r);
   if ("report" === n.kind) return (await Promise.all([ e.e(789), e.e(24) ]).then(e.bind(e, 4024))).reportInThread(i, n.period, r);
   if ("status" === n.kind) return (await e.e(278).then(e.bind(e, 7897))).settleThread(i, o.login, r);
   const s = await async function(n, t, e) {
    const {found: r, context: i} = n;
    if ("refused" === r.kind) return r;
    const {intent: o} = t, a = "follow-up" === r.to.kind ? await (0, k.Pl)(r.to, t, e) : r.to;
    if ("refused" === a.kind) return a;
    const s = await (0, h.k)({
     login: t.ours.login
    }, e), c = (0, w.wk)(s);
    if (null !== c) return {
     kind: "refused",
     sentence: c,
     reason: "over-budget"
    };
    const {text: d, cut: l, instructionComment: m, failed: f} = r, g = "message" === a.kind && null === a.into, [p, x] = g ? [ "", T ] : [ t.standing, i ], b = null === o.context ? null : r.place, {kind: C, id: A} = o.comment, $ = `${o.thread.kind.replace("-", " ")} #${o.thread.number}`, O = (0, 
    y.pj)(await (0, y.Vy)(d, {
     standing: p,
     cut: l,
     read: x,
     place: b
    }, e), a, $), S = {
     trigger: {
      kind: C,
      id: A
     },
     instructionComment: m,
     instructionHash: (0, u.xH)(d)
    }, B = fromComment(t, {
     ...(0, v.Sw)(S, e),
     ...g ? {} : sharedBy(o, e)
    }, null, e);
    return (0, v.Sj)({
     ...B,
     usage: s,
     repeats: null === f ? null : {
      failed: f,
      intent: o
     }
    }, O);
   }(n, t, r);
   if (!("kind" in s)) return s;
   const c = await (0, B.e)(i, {
    text: s.sentence,
    reaction: "confused"
   }, r);
   return await correct(n, t, r), void 0 === s.reason ? c : (0, a.hT)(s.reason, s.sentence);
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