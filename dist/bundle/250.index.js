"use strict";

exports.id = 250, exports.ids = [ 250, 544 ], exports.modules = {
 4544: ((n, t, e) => {
  e.d(t, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   e: () => answerInThread
  });
  var r = e(491), o = e(2615), i = e(571), a = e(4845), s = e(5219);
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
     } ], u = `**Nothing was started.** ${c}\n\n${(0, s.TL)(i.map(a.fI).join("\n"))}`;
     await (0, r.wF)(writeAnswer(n, {
      text: u,
      reaction: null
     }, e), "Could not report the failure in the thread", o);
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
  var r = e(5026), o = e(7489), i = e(8728), a = e(425), s = e(8430), c = e(2912), u = e(9644), d = e(2615), l = e(4510), m = e(571), w = e(943), f = e(4845), h = e(459), g = e(7052), k = e(2653), p = e(3630), y = e(2538), b = e(491), x = e(7767), v = e(4865), C = e(7525), A = e(8390);
  async function compose(n, t) {
   const {command: e, cut: r} = n, {settings: o} = t, i = o.allowedUsers.length > 0 || o.allowedBots.length > 0, a = (0, 
   l.BK)(o.command, {
    permission: o.permission,
    allowsOthers: i
   }), s = null === r ? a : `${w.UF[r]}\n\n${a}`;
   switch (e.kind) {
   case "help":
    return {
     kind: "answer",
     text: s,
     reaction: "+1"
    };

   case "slip":
    return {
     kind: "answer",
     text: `${(0, l.oX)(e, o.command)}\n\n${s}`,
     reaction: "confused"
    };

   case "report":
   case "status":
    return e;

   case "instruction":
    return async function({text: n, to: t}, e, r) {
     const {cut: o} = e, {kind: i, id: a, place: s} = e.intent.comment, c = (0, g.iN)(t, e, r), u = null !== e.listed || null === t && e.makers.length > 0 || "job" === (await c).to.kind, [{to: d, late: l}, m] = await Promise.all([ c, u ? contextOf(e, r) : T ]), w = {
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
       ...w,
       to: d
      },
      context: m,
      late: l
     };
    }(e, n, t);

   case "retry":
    {
     const e = [ (0, A.G)(n, t), (0, p.Ee)(n.listed, t), contextOf(n, t) ], [r, o, i] = await Promise.all(e);
     return {
      kind: "request",
      found: "refused" === r.kind ? r : {
       ...r,
       to: r.to ?? o
      },
      context: i,
      late: []
     };
    }
   }
  }
  const T = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: n, outline: t}, {run: e, repository: r}) {
   const {context: o} = n;
   if (null === o) return T;
   const i = {
    repository: r,
    name: e.repository
   };
   return null === t ? (0, s.g7)(o.thread, i) : (0, s.fY)(o.thread, t, i);
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
   const {intent: e, own: r} = n, o = (0, d.Hb)(r, e.comment);
   if (null === o) return (0, a.hT)("already-claimed", (0, a.Ck)(r, e) ? w.RY : w.kD);
   const i = (0, c.yW)(o.marker, t.run), s = (0, c.al)(o.marker, {
    isRerun: i,
    now: t.clock.now()
   }), u = (0, a.hT)("already-claimed", `Another run has claimed this comment; its state is at ${o.url}`);
   if ("already-claimed" === s.kind) return u;
   const {reviewer: l, ...f} = o.marker, g = void 0 === f.group ? {} : sharedBy(e, t), p = new Date((0, 
   v.Bz)(t)).toISOString(), y = fromComment(n, {
    base: {
     ...f,
     ...g,
     ...i ? {
      attempt: t.run.attempt,
      watchedUntil: p
     } : {}
    },
    comment: o,
    instruction: {
     keptFrom: o.body
    }
   }, t);
   if ("make-unknown" === s.kind) {
    const n = (0, v.K1)({
     ...y,
     writer: {
      kind: "other"
     }
    }, (0, k.eq)(w.SD));
    return t.settings.dryRun || await (0, x.WU)(n, t), u;
   }
   return t.settings.dryRun ? (0, m.v2)(s) : (0, C.U)({
    ...y,
    usage: await (0, h.F)(t)
   }, s, t);
  }
  function fromComment({intent: {comment: n, thread: t}, ours: e}, {comment: r, ...o}, i) {
   const a = {
    thread: t.number,
    review: n.review
   };
   return (0, v.fo)({
    ...{
     causedBy: n,
     requester: n.author.login,
     order: y.Jh,
     ...o
    },
    origin: "review-comment" === n.kind ? n.url : null,
    writer: (0, v.os)(i),
    page: (0, v.ZZ)({
     ours: e,
     conversation: a,
     comment: r
    })
   });
  }
  var $ = e(3114), B = e(8716), R = e(1868), O = e(4555), P = e(4544);
  async function runComment(n, t) {
   const e = await async function({comment: n}, t) {
    if ((0, O.P8)(n.body) && await t.repository.viewer() === n.author.login) return (0, 
    a.hT)("own-comment", "The comment is one of our own.");
    const {command: e} = t.settings, i = (0, o.U)(n.body, e) ? w.kW : "The comment is not a command.";
    return (0, r.W3)(n.body, e) ?? (0, a.hT)("not-a-command", i);
   }(n, t);
   if ("skipped" === e.kind) return e;
   const s = await (0, a.lt)(n, e, t);
   if ("skipped" === s.kind) return s;
   if ((0, a.Ck)(s.own, n)) return (0, B._)(await earlier(s, t), t);
   if (t.settings.dryRun) return async function(n, t) {
    const e = (0, d.nO)(n.ours.login || await t.repository.viewer(), t), r = await answered(await compose(n, t), {
     ...n,
     ours: e
    }, t);
    return "kind" in r ? r : (0, m.PA)(r.order, r.usage);
   }(s, t);
   if (t.runner.cancelled.aborted) throw new f.dz([ w.Fx ]);
   const [c, u] = await Promise.allSettled([ (0, i.B7)(n.comment, t.settings.claimReaction, t), compose(s, t) ]);
   if ("rejected" === c.status || !c.value.created) return (0, B._)(await async function(n, t, e) {
    const since = n => (0, a.nj)(t, "since", e, n);
    if ("fulfilled" === n.status) return earlier({
     intent: t,
     ...await since(n.value.login)
    }, e);
    const r = n.reason;
    if ("unavailable" !== (0, f.wz)(r).failure) throw r;
    const o = e.repository.viewer().then(since), i = await o.catch(n => {
     (0, f.wz)(n);
    });
    if (void 0 !== i && null !== (0, d.Hb)(i.own, t.comment)) return earlier({
     intent: t,
     ...i
    }, e);
    throw e.runner.cancelled.aborted || await (0, b.lC)(t.comment, "confused", e), r;
   }(c, n, t), t);
   const l = {
    ...s,
    ours: (0, d.nO)(c.value.login, t)
   }, h = await (0, P.M_)(n, async () => {
    const n = await answered((0, a.oA)(u), l, t);
    return "kind" in n ? n : (0, $.ho)(n, t);
   }, t);
   if ("kind" in h) return h;
   const [g, k] = await Promise.allSettled([ (0, R.t)(h, t).then(n => (0, B._)(n, t)), correct((0, 
   a.oA)(u), l, t) ]), p = (0, a.oA)(g);
   return (0, a.oA)(k), p;
  }
  async function answered(n, t, r) {
   const {intent: o, ours: i} = t;
   switch (n.kind) {
   case "answer":
    return (0, P.e)(o, {
     text: n.text,
     reaction: n.reaction
    }, r);

   case "report":
    {
     const {reportInThread: t} = await Promise.all([ e.e(789), e.e(976) ]).then(e.bind(e, 2976));
     return t(o, n.period, r);
    }

   case "status":
    {
     const {settleThread: n} = await e.e(917).then(e.bind(e, 6298));
     return n(o, i.login, r);
    }

   case "request":
    {
     const e = await async function({found: n, context: t}, e, r) {
      if ("refused" === n.kind) return n;
      const {intent: o} = e, i = "follow-up" === n.to.kind ? await (0, g.Pl)(n.to, e, r) : n.to;
      if ("refused" === i.kind) return i;
      const a = await (0, h.k)({
       login: e.ours.login
      }, r), s = (0, w.wk)(a);
      if (null !== s) return {
       kind: "over-budget",
       sentence: s
      };
      const {text: c, cut: d, instructionComment: l, failed: m} = n, [f, k] = "message" === i.kind ? [ "", T ] : [ e.standing, t ], p = null === o.context ? null : n.place, {kind: b, id: x} = o.comment, C = `${o.thread.kind.replace("-", " ")} #${o.thread.number}`, A = await (0, 
      y.Vy)(c, {
       standing: f,
       cut: d,
       read: k,
       place: p
      }, r), $ = (0, y.pj)(A, i, C), B = fromComment(e, {
       base: {
        ...(0, v.Sw)({
         trigger: {
          kind: b,
          id: x
         },
         instructionComment: l,
         instructionHash: (0, u.xH)(c)
        }, r),
        ..."message" === i.kind ? {} : sharedBy(o, r)
       },
       comment: null,
       instruction: (0, y.ij)($)
      }, r);
      return (0, v.Sj)({
       ...B,
       usage: a,
       repeats: null === m ? null : {
        failed: m,
        intent: o
       }
      }, $);
     }(n, t, r);
     if (!("kind" in e)) return e;
     const i = await (0, P.e)(o, {
      text: e.sentence,
      reaction: "confused"
     }, r);
     return await correct(n, t, r), "over-budget" === e.kind ? (0, a.hT)("over-budget", e.sentence) : i;
    }
   }
  }
  async function correct(n, {comments: t, intent: r, ours: o}, i) {
   if ("request" !== n.kind || 0 === n.late.length || i.settings.dryRun) return;
   const {correctLate: a} = await e.e(64).then(e.bind(e, 1064)), s = t.map(n => ({
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