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
  async function writeAnswer(n, t, e) {
   const {comment: o, thread: a} = n, {text: s, reaction: c = "+1", ends: u = [], ...d} = t, l = {
    comment: o.id,
    ...0 === u.length ? {} : {
     ends: u
    }
   }, m = {
    thread: a.number,
    review: o.review
   }, w = await e.repository.createComment(m, (0, i.BG)(l, s), d);
   try {
    return null !== c && await (0, r.lC)(o, c, e), w;
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
  e.r(t), e.d(t, {
   runComment: () => runComment
  });
  var r = e(7213), i = e(425), o = e(7108), a = e(8430), s = e(9644), c = e(2615), u = e(4337), d = e(4510), l = e(571), m = e(943), w = e(4845), f = e(7052), h = e(2653), k = e(2425), g = e(388), p = e(2431), y = e(2043), x = e(7525);
  async function compose(n, t) {
   const {command: e, cut: r} = n;
   if ("help" === e.kind) return {
    kind: "answer",
    text: helpFor(r, t),
    reaction: "+1"
   };
   if ("slip" === e.kind) return {
    kind: "answer",
    text: `${(0, d.oX)(e, t.settings.command)}\n\n${helpFor(r, t)}`,
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
   if ("report" === e.kind && !(0, o.u)(t.settings)) return {
    kind: "answer",
    text: m.Km,
    reaction: "confused"
   };
   if ("retry" !== e.kind) return e;
   const i = [ (0, f.GS)(n, t), (0, k.Ee)(n.listed, t), contextOf(n, t) ], [a, s, c] = await Promise.all(i);
   return {
    kind: "request",
    found: "refused" === a.kind ? a : {
     ...a,
     to: a.to ?? s
    },
    context: c,
    late: []
   };
  }
  function helpFor(n, {settings: t}) {
   const e = t.allowedUsers.length > 0 || t.allowedBots.length > 0, r = (0, d.BK)(t.command, {
    permission: t.permission,
    allowsOthers: e
   });
   return null === n ? r : `${m.UF[n]}\n\n${r}`;
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
  function diedWith({own: n, intent: t, command: e}, {run: r}) {
   const i = "instruction" === e.kind ? (0, c.Hb)(n, t.comment) : null;
   return null !== i && (0, u.yW)(i.marker, r) && "again" === (0, u.jf)(i.marker).kind ? i : null;
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
   const {intent: e, own: r} = n, o = (0, c.Hb)(r, e.comment);
   if (null === o) return (0, i.hT)("already-claimed", (0, i.Ck)(r, e) ? m.RY : m.kD);
   const a = (0, u.yW)(o.marker, t.run), s = (0, i.hT)("already-claimed", `Another run has claimed this comment; its state is at ${o.url}`), d = (0, 
   u.QO)(o.marker, t.clock.now()) && !0 !== o.marker.reserved;
   if (!a && !d) return s;
   const {reviewer: w, ...f} = o.marker, k = void 0 === f.group ? {} : sharedBy(e, t), {attempt: g, watchedUntil: v} = (0, 
   y.Sw)(f, t), b = fromComment(n, {
    ...f,
    ...k,
    ...a ? {
     attempt: g,
     watchedUntil: v
    } : {}
   }, o, t);
   if (!a) {
    const n = {
     ...b,
     writer: {
      kind: "other"
     },
     stage: (0, h.eq)(m.SD)
    };
    return t.settings.dryRun || await (0, p.WU)(n, t), s;
   }
   const C = (0, u.jf)(o.marker);
   return t.settings.dryRun ? (0, l.v2)(C) : (0, x.U)({
    ...b,
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
  var b = e(1993), C = e(1868), T = e(190), A = e(4544);
  async function runComment(n, t) {
   const e = await async function({comment: n}, t) {
    if ((0, T.P8)(n.body) && await t.repository.viewer() === n.author.login) return (0, 
    i.hT)("own-comment", "The comment is one of our own.");
    const {command: e} = t.settings, o = (0, T.Uv)(n.body, e) ? m.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, e) ?? (0, i.hT)("not-a-command", o);
   }(n, t);
   if ("skipped" === e.kind) return e;
   const o = await (0, i.lt)(n, e, t);
   if ("skipped" === o.kind) return o;
   const a = diedWith(o, t);
   if (null === a && (0, i.Ck)(o.own, n)) return (0, b._S)(await earlier(o, t), t);
   if (t.runner.cancelled.aborted) throw new w.dz([ m.Fx ]);
   const s = [ "instruction", "retry" ].includes(o.command.kind) ? await t.service.check() : null;
   if (null !== s) return (0, i.hT)("no-secrets", s);
   if (t.settings.dryRun) return async function(n, t) {
    const e = (0, c.nO)(n.ours.login || await t.repository.viewer(), t), r = await answered(await compose(n, t), {
     ...n,
     ours: e
    }, t);
    return "kind" in r ? r : (0, l.PA)(r.order, r.usage);
   }(o, t);
   const [u, d] = await Promise.allSettled([ null === a ? (0, g.B7)(n.comment, t.settings.claimReaction, t) : {
    ...o.ours,
    created: !0
   }, compose(o, t) ]);
   if ("rejected" === u.status || !u.value.created) return (0, b._S)(await async function(n, t, e) {
    const since = n => (0, i.nj)(t, "since", e, n);
    if ("fulfilled" === n.status) return earlier(await since(n.value.login), e);
    const r = n.reason;
    if ("unavailable" !== (0, w.wz)(r).failure) throw r;
    const o = await e.repository.viewer().then(since).catch(w.wz);
    if ("own" in o && null !== (0, c.Hb)(o.own, t.comment)) return earlier(o, e);
    throw e.runner.cancelled.aborted || await (0, g.lC)(t.comment, "confused", e), r;
   }(u, n, t), t);
   const f = {
    ...o,
    ours: (0, c.nO)(u.value.login, t)
   }, h = await (0, A.M_)(n, async () => {
    const n = await answered((0, i.oA)(d), f, t);
    return "kind" in n ? n : (0, C.h)(n, t);
   }, t);
   if ("kind" in h) return h;
   const [k, p] = await Promise.allSettled([ (0, C.t)(h, t).then(n => (0, b._S)(n, t)), correct((0, 
   i.oA)(d), f, t) ]), y = (0, i.oA)(k);
   return (0, i.oA)(p), y;
  }
  async function answered(n, t, r) {
   const {intent: o, ours: a} = t;
   if ("answer" === n.kind) return (0, A.e)(o, {
    text: n.text,
    reaction: n.reaction
   }, r);
   if ("report" === n.kind) return (await Promise.all([ e.e(789), e.e(409) ]).then(e.bind(e, 8409))).reportInThread(o, n.period, r);
   if ("status" === n.kind) return (await e.e(278).then(e.bind(e, 7897))).settleThread(o, a.login, r);
   const c = await async function(n, t, e) {
    const {found: r, context: i} = n, {intent: o} = t;
    if ("refused" === r.kind) return r;
    const a = "follow-up" === r.to.kind ? await (0, f.Pl)(r.to, t, e) : r.to;
    if ("refused" === a.kind) return a;
    const c = diedWith(t, e), u = await (0, p.k9)({
     login: t.ours.login,
     except: c
    }, e), d = m.wk(u);
    if (null !== d) return {
     kind: "refused",
     sentence: d,
     reason: "over-budget"
    };
    const {text: l, cut: w, instructionComment: h, failed: k} = r, g = "message" === a.kind && null === a.into, [x, b] = g ? [ "", v ] : [ t.standing, i ], C = null === o.context ? null : r.place, {kind: T, id: A} = o.comment, S = `${o.thread.kind.replace("-", " ")} #${o.thread.number}`, $ = (0, 
    y.pj)(await (0, y.Vy)(l, {
     standing: x,
     cut: w,
     read: b,
     place: C
    }, e), a, S), W = {
     trigger: {
      kind: T,
      id: A
     },
     instructionComment: h,
     instructionHash: (0, s.xH)(l)
    }, j = {
     ...(0, y.Sw)(W, e),
     ...g ? {} : sharedBy(o, e)
    }, B = (0, y.TG)(fromComment(t, j, c, e), (c ?? k)?.marker ?? null);
    return (0, y.Sj)({
     ...B,
     usage: u,
     repeats: null === k ? null : {
      failed: k,
      intent: o
     }
    }, $);
   }(n, t, r);
   if (!("kind" in c)) return c;
   const u = await (0, A.e)(o, {
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