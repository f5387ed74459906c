"use strict";

exports.id = 250, exports.ids = [ 250, 544 ], exports.modules = {
 4544: ((n, e, t) => {
  t.d(e, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   e: () => answerInThread
  });
  var r = t(388), i = t(2615), o = t(571), a = t(4845), s = t(5219);
  class AnsweredError extends Error {}
  async function answerInThread(n, e, t) {
   if (t.settings.dryRun) return (0, o.ML)(e.text);
   const {url: r} = await writeAnswer(n, e, t);
   return {
    kind: "helped",
    sentence: `Answered at ${r}`
   };
  }
  async function writeAnswer(n, e, t) {
   const {comment: o, thread: a} = n, {text: s, reaction: c = "+1", ends: u = [], ...d} = e, l = {
    comment: o.id,
    ...0 === u.length ? {} : {
     ends: u
    }
   }, m = {
    thread: a.number,
    review: o.review
   }, w = await t.repository.createComment(m, (0, i.BG)(l, s), d);
   try {
    return null !== c && await (0, r.lC)(o, c, t), w;
   } catch (n) {
    throw new AnsweredError("The command has been answered.", {
     cause: n
    });
   }
  }
  const c = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(n, e, t) {
   try {
    return await e();
   } catch (e) {
    if (e instanceof AnsweredError) throw e.cause;
    throw e instanceof a._7 || await async function(n, e, t) {
     const {runner: i} = t, o = e instanceof a.Cq;
     if (o || await (0, r.lC)(n.comment, "confused", t), i.cancelled.aborted) return;
     const u = e instanceof a.ro ? a.GW(e) : [ {
      message: "This is a bug in docs-agent.",
      hint: "See the log of the run."
     } ], d = (0, s.TL)(u.map(a.fI).join("\n")), l = writeAnswer(n, {
      text: o ? e.message : `**Nothing was started.** ${c}\n\n${d}`,
      reaction: null
     }, t);
     await a.wF(l, "Could not report the failure in the thread", i);
    }(n, e, t), function(n) {
     const withAdvice = ({message: n, hint: e}) => ({
      message: n,
      hint: `${e} ${c}`
     });
     return n instanceof a.Cq ? n : n instanceof a.dz ? new a.dz(n.problems.map(withAdvice), n) : n instanceof a._7 ? new a._7({
      status: n.status,
      ...withAdvice(n),
      cause: n
     }) : n instanceof a.pU ? a.LM(n, {
      advice: c
     }) : n;
    }(e);
   }
  }
 }),
 7250: ((n, e, t) => {
  t.r(e), t.d(e, {
   runComment: () => runComment
  });
  var r = t(7213), i = t(425), o = t(7108), a = t(8430), s = t(9644), c = t(2615), u = t(4337), d = t(4510), l = t(571), m = t(943), w = t(4845), f = t(7052), h = t(2653), k = t(2425), g = t(388), p = t(2431), y = t(2043), b = t(7525);
  async function compose(n, e) {
   const {command: t, cut: r} = n;
   if ("help" === t.kind) return {
    kind: "answer",
    text: helpFor(r, e),
    reaction: null
   };
   if ("slip" === t.kind) return {
    kind: "answer",
    text: `${(0, d.oX)(t, e.settings.command)}\n\n${helpFor(r, e)}`,
    reaction: "confused"
   };
   if ("instruction" === t.kind) return async function({text: n, to: e}, t, r) {
    const {cut: i} = t, {kind: o, id: a, place: s} = t.intent.comment, c = (0, k.c4)(diedWith(t, r)?.marker ?? null, r), u = null === c ? (0, 
    f.iN)(e, t, r) : Promise.resolve({
     to: c,
     late: []
    }), d = null !== t.listed || null === e && t.makers.length > 0 || "job" === (await u).to.kind, [{to: l, late: m}, w] = await Promise.all([ u, d ? contextOf(t, r) : v ]), h = {
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
     found: "refused" === l.kind ? l : {
      ...h,
      to: l
     },
     context: w,
     late: m
    };
   }(t, n, e);
   if ("report" === t.kind && !(0, o.u)(e.settings)) return {
    kind: "answer",
    text: m.Km,
    reaction: "confused"
   };
   if ("retry" !== t.kind) return t;
   const i = [ (0, f.GS)(n, e), (0, k.Ee)(n.listed, e), contextOf(n, e) ], [a, s, c] = await Promise.all(i);
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
  function helpFor(n, {settings: e}) {
   const t = e.allowedUsers.length > 0 || e.allowedBots.length > 0, r = (0, d.BK)(e.command, {
    permission: e.permission,
    allowsOthers: t
   });
   return null === n ? r : `${m.UF[n]}\n\n${r}`;
  }
  const v = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: n, outline: e}, {run: t, repository: r}) {
   const i = n.context?.thread;
   return i ? (0, a.pk)(i, e, {
    repository: r,
    name: t.repository
   }) : v;
  }
  function diedWith({own: n, intent: e, command: t}, {run: r}) {
   const i = "instruction" === t.kind ? (0, c.Hb)(n, e.comment) : null;
   return null !== i && (0, u.yW)(i.marker, r) && (0, u.Ay)(i.marker) ? i : null;
  }
  function sharedBy({comment: n}, e) {
   const {bot: t, login: r} = n.author;
   return {
    group: (0, s.wD)({
     command: e.settings.command
    }),
    ...(0, y.L6)(t ? null : r, e)
   };
  }
  async function earlier(n, e) {
   const {intent: t, own: r} = n, o = (0, c.Hb)(r, t.comment);
   if (null === o) return (0, i.hT)("already-claimed", (0, i.Ck)(r, t) ? m.RY : m.kD);
   const a = (0, u.yW)(o.marker, e.run), s = (0, i.hT)("already-claimed", `Another run has claimed this comment; its state is at ${o.url}`), d = (0, 
   u.QO)(o.marker, e.clock.now()) && !0 !== o.marker.reserved;
   if (!a && !d) return s;
   const {reviewer: w, ...f} = o.marker, k = void 0 === f.group ? {} : sharedBy(t, e), {attempt: g, watchedUntil: v} = (0, 
   y.Sw)(f, e), x = fromComment(n, {
    ...f,
    ...k,
    ...a ? {
     attempt: g,
     watchedUntil: v
    } : {}
   }, o, e);
   if (!a) {
    const n = {
     ...x,
     writer: {
      kind: "other"
     },
     stage: (0, h.eq)(m.SD)
    };
    return e.settings.dryRun || await (0, p.WU)(n, e), s;
   }
   const C = (0, u.jf)(o.marker);
   return e.settings.dryRun ? (0, l.v2)(C) : (0, b.U)({
    ...x,
    usage: await (0, p.F5)(e)
   }, e);
  }
  function fromComment(n, e, t, r) {
   const {comment: i, thread: o} = n.intent, a = "review-comment" === i.kind ? i.url : null, s = {
    thread: o.number,
    review: i.review
   }, c = {
    causedBy: i,
    requester: i.author.login,
    base: e,
    origin: a,
    writer: (0, y.os)(r)
   };
   return (0, y.fo)(c, {
    ours: n.ours,
    conversation: s,
    comment: t
   });
  }
  var x = t(1993), C = t(1868), T = t(190), A = t(4544);
  async function runComment(n, e) {
   const t = await async function({comment: n}, e) {
    if ((0, T.P8)(n.body) && await e.repository.viewer() === n.author.login) return (0, 
    i.hT)("own-comment", "The comment is one of our own.");
    const {command: t} = e.settings, o = (0, T.Uv)(n.body, t) ? m.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, t) ?? (0, i.hT)("not-a-command", o);
   }(n, e);
   if ("skipped" === t.kind) return t;
   const o = await (0, i.lt)(n, t, e);
   if ("skipped" === o.kind) return o;
   const a = diedWith(o, e);
   if (null === a && (0, i.Ck)(o.own, n)) return (0, x._S)(await earlier(o, e), e);
   if (e.runner.cancelled.aborted) throw new w.dz([ m.Fx ]);
   const s = [ "instruction", "retry" ].includes(o.command.kind) ? await (0, g.fw)(e.service.check(), n.comment, e) : null;
   if (null !== s) return (0, i.hT)("no-secrets", s);
   if (e.settings.dryRun) return async function(n, e) {
    const t = (0, c.nO)(n.ours.login || await e.repository.viewer(), e), r = await answered(await compose(n, e), {
     ...n,
     ours: t
    }, e);
    return "kind" in r ? r : (0, l.PA)(r.order, r.usage, await (e.service.inspect?.()));
   }(o, e);
   const [u, d] = await Promise.allSettled([ null === a ? (0, g.B7)(n.comment, e.settings.claimReaction, e) : {
    ...o.ours,
    created: !0
   }, compose(o, e) ]);
   if ("rejected" === u.status || !u.value.created) return (0, x._S)(await async function(n, e, t) {
    const since = n => (0, i.nj)(e, "since", t, n);
    if ("fulfilled" === n.status) return earlier(await since(n.value.login), t);
    const r = n.reason;
    if ("unavailable" !== (0, w.wz)(r).failure) throw r;
    const o = await t.repository.viewer().then(since).catch(w.wz);
    if ("own" in o && null !== (0, c.Hb)(o.own, e.comment)) return earlier(o, t);
    throw t.runner.cancelled.aborted || await (0, g.lC)(e.comment, "confused", t), r;
   }(u, n, e), e);
   const f = {
    ...o,
    ours: (0, c.nO)(u.value.login, e)
   }, h = await (0, A.M_)(n, async () => {
    const n = await answered((0, i.oA)(d), f, e);
    return "kind" in n ? n : (0, C.h)(n, e);
   }, e);
   if ("kind" in h) return h;
   const k = (0, i.oA)(d), [p, y] = await Promise.allSettled([ (0, C.t)(h, e).then(n => (0, 
   x._S)(n, e)), correct("request" === k.kind ? k.late : [], f, e) ]), b = (0, i.oA)(p);
   return (0, i.oA)(y), await correct(function({repeats: n}, e) {
    const t = "job" === e.kind ? e.facts.job : null;
    return !0 !== n?.failed.marker.reserved || null === t ? [] : [ {
     comment: {
      ...n.failed,
      thread: n.intent.thread.number
     },
     job: t
    } ];
   }(h, b), f, e), b;
  }
  async function answered(n, e, r) {
   const {intent: o, ours: a} = e;
   if ("answer" === n.kind) return (0, A.e)(o, {
    text: n.text,
    reaction: n.reaction
   }, r);
   if ("report" === n.kind) return (await Promise.all([ t.e(789), t.e(957) ]).then(t.bind(t, 7957))).reportInThread(o, n.period, r);
   if ("status" === n.kind) return (await t.e(278).then(t.bind(t, 7897))).settleThread(o, a.login, r);
   const c = await async function(n, e, t) {
    const {found: r, context: i} = n, {intent: o} = e;
    if ("refused" === r.kind) return r;
    const a = "follow-up" === r.to.kind ? await (0, f.Pl)(r.to, e, t) : r.to;
    if ("refused" === a.kind) return a;
    const c = diedWith(e, t), u = await (0, p.k9)({
     login: e.ours.login,
     except: c
    }, t), d = m.wk(u);
    if (null !== d) return {
     kind: "refused",
     sentence: d,
     reason: "over-budget"
    };
    const {text: l, cut: w, instructionComment: h, failed: k} = r, g = "message" === a.kind && null === a.into, [b, x] = g ? [ "", v ] : [ e.standing, i ], C = null === o.context ? null : r.place, {kind: T, id: A} = o.comment, S = `${o.thread.kind.replace("-", " ")} #${o.thread.number}`, $ = (0, 
    y.pj)(await (0, y.Vy)(l, {
     standing: b,
     cut: w,
     read: x,
     place: C
    }, t), a, S), j = {
     trigger: {
      kind: T,
      id: A
     },
     instructionComment: h,
     instructionHash: (0, s.xH)(l)
    }, W = {
     ...(0, y.Sw)(j, t),
     ...g ? {} : sharedBy(o, t)
    }, P = (0, y.TG)(fromComment(e, W, c, t), (c ?? k)?.marker ?? null);
    return (0, y.Sj)({
     ...P,
     usage: u,
     repeats: null === k ? null : {
      failed: k,
      intent: o
     }
    }, $);
   }(n, e, r);
   if (!("kind" in c)) return c;
   const u = await (0, A.e)(o, {
    text: c.sentence,
    reaction: "confused"
   }, r);
   return await correct(n.late, e, r), void 0 === c.reason ? u : (0, i.hT)(c.reason, c.sentence);
  }
  async function correct(n, e, r) {
   if (0 === n.length || r.settings.dryRun) return;
   const {comments: i, intent: o, ours: a} = e, {settleSeen: s} = await t.e(64).then(t.bind(t, 5064)), c = i.map(n => ({
    ...n,
    thread: o.thread.number
   }));
   await s(n, {
    ours: a,
    listed: c
   }, r);
  }
 })
};