"use strict";

exports.id = 125, exports.ids = [ 125, 316 ], exports.modules = {
 7316: ((n, e, t) => {
  t.d(e, {
   IQ: () => refuseInThread,
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   ZF: () => answer,
   e: () => answerInThread
  });
  var r = t(3916), i = t(3758), o = t(8923), a = t(5281), s = t(7650), u = t(1673);
  class AnsweredError extends Error {
   constructor(n) {
    super("The command has been answered.", {
     cause: n
    });
   }
  }
  async function answerInThread(n, e, t, r = {}) {
   if (t.settings.dryRun) return (0, a.ML)(e);
   const {url: i} = await answer(n, e, t, r);
   return {
    kind: "helped",
    sentence: `Answered at ${i}`
   };
  }
  async function answer(n, e, t, {reaction: r = "+1", ...i} = {}) {
   const o = await writeAnswer(n, e, t, i);
   try {
    await (0, s.lC)(n.comment, r, t);
   } catch (n) {
    throw new AnsweredError(n);
   }
   return o;
  }
  function refuseInThread(n, e, t) {
   return answerInThread(n, e, t, {
    reaction: "confused"
   });
  }
  async function writeAnswer({comment: n, thread: e}, t, {repository: r}, {ends: i = [], request: a = null, ...s} = {}) {
   const u = {
    comment: n.id,
    ...0 === i.length ? {} : {
     ends: i
    },
    ...null === a ? {} : {
     request: a
    }
   }, c = {
    thread: e.number,
    review: n.review
   };
   return r.createComment(c, (0, o.BG)(u, t), s);
  }
  const c = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(n, e, t) {
   try {
    return await e();
   } catch (e) {
    if (e instanceof AnsweredError) throw e.cause;
    throw e instanceof r._7 || await async function(n, e, t) {
     if (await (0, s.lC)(n.comment, "confused", t), t.runner.cancelled.aborted) return;
     const o = (e instanceof r.ro ? (0, r.GW)(e) : [ l ]).map(r.fI).join("\n");
     try {
      const r = e instanceof u.G ? e.request : null;
      await writeAnswer(n, `**Nothing was started.** ${c}\n\n${(0, i.TL)(o)}`, t, {
       request: r
      });
     } catch (n) {
      t.runner.warning(`Could not report the failure in the thread: ${(0, r.fI)((0, r.wz)(n))}`);
     }
    }(n, e, t), function(n) {
     const withAdvice = ({message: n, hint: e}) => ({
      message: n,
      hint: `${e} ${c}`
     });
     return n instanceof r.dz ? new r.dz(n.problems.map(withAdvice), n) : n instanceof r._7 ? new r._7({
      status: n.status,
      ...withAdvice(n),
      cause: n
     }) : n instanceof r.pU ? (0, r.LM)(n, {
      advice: c
     }) : n;
    }(e);
   }
  }
  const l = {
   message: "This is a bug in docs-agent.",
   hint: "See the log of the run."
  };
 }),
 8125: ((n, e, t) => {
  t.d(e, {
   runComment: () => runComment
  });
  var r = t(3916), i = t(4452), o = t(8923), a = t(5427), s = t(2889), u = t(5281), c = t(7893), l = t(1059), d = t(3575), m = t(1673), f = t(7316), w = t(6021), h = t(4326), k = t(9580), p = t(3795), g = t(7650), y = t(6399), b = t(151);
  const v = [ "OWNER", "MEMBER", "COLLABORATOR" ];
  async function comment_gate_claim(n, e, t, {unclear: i = "If the claim did arrive, a re-run finds the comment taken: comment again."} = {}) {
   try {
    return await t.repository.react(n, e);
   } catch (n) {
    const e = (0, r.wz)(n), t = "unavailable" === e.failure ? i : "", o = "Nothing was started, because the comment couldn't be claimed:";
    throw (0, r.LM)(e, {
     sentence: o,
     advice: t
    });
   }
  }
  async function refuse(n, {comment: e}, t) {
   return t.settings.dryRun || await (0, g.lC)(e, "-1", t), skipped(n.reason, `Nothing was started: ${n.sentence}`);
  }
  async function readThread(n, e, t) {
   const {repository: r} = t, a = (0, b.TK)(n, e, r), s = "since" !== e || (await a).some(({body: n}) => void 0 !== (0, 
   i.tn)(n)), [u, c] = await Promise.all([ s ? r.viewer() : null, a ]);
   return {
    own: (0, o.D5)(c, (0, o.nO)(u ?? "", t)),
    comments: c,
    withDiff: (0, b.By)(n, e),
    login: u
   };
  }
  async function outlineOf({context: n}, e) {
   return null === n || "issue" === n.thread.kind ? null : (0, w.pm)(n.thread, e);
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
  var j = t(7824), O = t(867), x = t(1592), C = t(163), A = t(9871), I = t(1115), q = t(7612);
  function sharedBy({comment: n}, e) {
   const {bot: t, login: r} = n.author;
   return {
    group: (0, j.wD)({
     command: e.settings.command
    }),
    ...(0, q.L6)(t ? null : r, e)
   };
  }
  async function afterEarlierClaim(n, {own: e, login: t}, r) {
   const i = (0, o.Hb)(e, n.comment);
   if (null === i) return skipped("already-claimed", (0, b.Ck)(e, n) ? c.RY : c.kD);
   const a = (0, k.yW)(i.marker, r.run), s = (0, k.al)(i.marker, {
    isRerun: a,
    own: e,
    now: r.clock.now()
   }), l = skipped("already-claimed", `Another run has claimed this comment; its state is at ${i.url}`);
   if ("already-claimed" === s.kind || "wait" === s.kind) return l;
   const d = function(n, {intent: e, login: t}, r) {
    const {run: i} = r, {reviewer: o, ...a} = n.marker, s = void 0 === a.group ? {} : sharedBy(e, r), u = new Date((0, 
    q.Bz)(r)).toISOString(), c = (0, k.yW)(a, i) ? {
     attempt: i.attempt,
     watchedUntil: u
    } : {};
    return recordFor({
     intent: e,
     base: {
      ...a,
      ...s,
      ...c
     },
     comment: n,
     instruction: {
      keptFrom: n.body
     },
     login: t
    }, r);
   }(i, {
    intent: n,
    login: t
   }, r);
   if ("make-unknown" === s.kind) {
    const n = {
     ...(0, C.eq)(x.SD),
     endedAt: null
    };
    return r.settings.dryRun || await (0, g.WU)(d, n, {
     kind: "other"
    }, r), l;
   }
   return r.settings.dryRun ? (0, u.v2)(s) : (0, A.dB)({
    ...taskFor(n, d),
    usage: await (0, I.F)(r)
   }, s, r);
  }
  function recordFor({intent: {comment: n, thread: e}, login: t, ...r}, i) {
   return (0, O.zv)({
    ...r,
    ours: (0, o.nO)(t, i),
    conversation: {
     thread: e.number,
     review: n.review
    },
    origin: "review-comment" === n.kind ? n.url : null
   });
  }
  function taskFor({comment: n}, e) {
   return (0, l.eI)({
    request: {
     kind: "remembered",
     instruction: "",
     prompt: null
    },
    record: e,
    followed: null,
    causedBy: n,
    requester: n.author.login
   });
  }
  function leftWaiting(n, {comment: {kind: e, id: t}}, {run: r}) {
   const [i, ...o] = n.marked.filter(({marker: {trigger: n}}) => n.kind === e && n.id === t);
   return void 0 === i || o.length > 0 ? null : (0, k.yW)(i.marker, r) && "wait" === (0, 
   k.jf)(i.marker, n).kind ? i : null;
  }
  var T = t(5095), R = t(9844), S = t(7879), $ = t(5411), W = t(7264);
  function jobOf({job: n, pullRequest: e, thread: t}) {
   return {
    jobId: n,
    pullRequest: e,
    origin: t ?? null
   };
  }
  const B = 3e5;
  function isAttended(n, e) {
   return Math.abs(e - Date.parse(n.sentAt ?? n.askedAt)) <= B && ("starting" === n.state || (0, 
   k.Df)(n, e));
  }
  var D = t(9281), F = t(1661);
  async function askedOfJob(n, e, t) {
   const {jobId: i, pullRequest: o} = n, a = (0, $.uM)(o, t), [s, u] = await Promise.all([ busyWith(n, {
    ...e,
    link: a
   }, t), null === a ? null : (0, W.l)(a, t) ]);
   if (null !== s) return refused((0, F.Bc)(s));
   if ("failed" === u?.kind && (0, r.WG)(u.error)) return refused(F.yn);
   const c = "shown" === u?.kind ? u.pull : null;
   if (null !== c && "open" !== c.state) {
    const n = null !== a && (0, $.$L)(a, t) ? `#${a.number}` : "its pull request";
    return refused((0, F.jy)(`${n} is ${c.state}`, t.settings.command));
   }
   return {
    kind: "message",
    job: {
     jobId: i,
     pullRequest: o,
     head: c?.headSha ?? null
    }
   };
  }
  async function busyWith({jobId: n, origin: e}, {intent: {thread: t}, own: r, login: i, withDiff: a, link: s}, u) {
   const c = [ null !== s && (0, $.$L)(s, u) ? s.number : null, e ].find(n => null !== n && n !== t.number) ?? null, l = await Promise.all([ "issue" === t.kind || a ? [] : commentsAt(t.number, "review-comment", u), null === c ? [] : commentsAt(c, "issue-comment", u) ]), {marked: d} = (0, 
   o.D5)(l.flat(), (0, o.nO)(i ?? "", u)), m = function(n, {marked: e}, t) {
    const r = e.filter(({marker: e}) => e.jobId === n && function({state: n, request: e}) {
     return "started" === n || "starting" === n && "message" === e;
    }(e)).map(({marker: n, url: e}) => ({
     url: e,
     isAttended: isAttended(n, t)
    }));
    return r.findLast(({isAttended: n}) => n) ?? r.at(-1) ?? null;
   }(n, {
    marked: [ ...r.marked, ...d ]
   }, u.clock.now());
   if (null === m || m.isAttended) return m?.url ?? null;
   const f = await u.service.readJob(n, u.runner.cancelled);
   return "job" === f.kind && (0, S.UG)(f.job) ? m.url : null;
  }
  async function commentsAt(n, e, {repository: t, runner: i}) {
   try {
    return await t.comments(n, {
     kind: e
    });
   } catch (e) {
    return i.debug(`Could not look for open follow-ups in thread ${n}: ${(0, r.wz)(e).message}`), 
    [];
   }
  }
  function refused(n) {
   return {
    kind: "refused",
    sentence: n
   };
  }
  var E = t(6224);
  const P = "Nothing to retry: this thread has no job.", M = "The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.", U = "The latest job's status comment names no comment with its instruction. Write it again.";
  function beside(n) {
   return {
    message: `Another retry was made at the same time: ${n}`,
    hint: "See there first how it ended."
   };
  }
  const N = {
   message: "Another retry is already running, and its status comment is not in this thread.",
   hint: "If it does not appear within a few minutes, write the instruction again in a new comment."
  };
  var _ = t(5902);
  async function findRetry({intent: n, own: e, comments: t, waited: r}, i) {
   const o = function({own: n, waited: e}, {settings: {command: t}}) {
    const r = e ?? (0, k.H)(inOrder(n.marked));
    if (n.unreadable.some(({createdAt: n}) => null === r || n > r.createdAt)) return refused(M);
    if (null === r) return refused(P);
    const i = ofInstruction(r, n.marked).filter(n => n !== e).map(({marker: n}) => function(n, e) {
     switch ((0, k.W2)(n)) {
     case "too-early":
      return `Nothing to retry: the last job hasn't ended. \`${e} status\` shows its state.`;

     case "needless":
      return "Nothing to retry: the last job succeeded.";

     case "possible":
      return null;
     }
    }(n, t)).find(n => null !== n);
    if (void 0 !== i) return refused(i);
    const {trigger: o, instructionComment: a} = r.marker;
    return "run" === o.kind ? refused(function(n, e) {
     const {another: t, fixed: r, again: i} = (0, E.c)(n, e), o = "unknown" === n.state ? t : "not-created" === n.state ? r : i;
     return (0, j.kC)(n) ? `Nothing to retry here. ${o}` : `A workflow requested the latest job. ${o}`;
    }(r.marker, t)) : null === a ? refused(U) : {
     kind: "found",
     failed: r,
     instructionComment: a
    };
   }({
    own: (0, b.SB)(e, n, t),
    waited: r
   }, i);
   if ("refused" === o.kind) return o;
   const {failed: a, instructionComment: s} = o, u = t.find(({kind: n, id: e}) => n === s.kind && e === s.id), c = {
    thread: n.thread.number,
    may: async e => (0, _.Ft)(e, n.comment.author) || (0, _.Nn)(e, i),
    listed: u
   }, l = await (0, _.dx)(s, a.marker, c, i);
   if ("read" !== l.kind) return refused(z[l.kind]);
   const {text: d, leftOut: m} = l.command, f = function({request: n, jobId: e, pullRequest: t, group: r}, {to: i}) {
    const o = "message" === n && void 0 === r;
    return o && null !== e ? {
     kind: "follow-up",
     job: {
      jobId: e,
      pullRequest: t,
      origin: null
     }
    } : o || null !== i ? {
     kind: "job",
     why: null
    } : null;
   }(a.marker, l.command), w = null === r ? a : null;
   return {
    kind: "instruction",
    text: d,
    leftOut: m,
    place: l.comment.place,
    instructionComment: s,
    to: f,
    failed: w
   };
  }
  const z = {
   gone: "The comment with the instruction is no longer in this thread. Write it again.",
   changed: "The comment with the instruction was edited. Write it again.",
   "not-permitted": "The author of the instruction may not start jobs here. Post the instruction yourself."
  };
  async function requestedSince(n, {own: e, intent: t, login: r}, i) {
   const {marked: o} = await (0, b.jU)(t, {
    extent: "everywhere",
    login: r
   }, i), a = inOrder(ofInstruction(n, o));
   return a.slice(a.findIndex(({kind: e, id: t}) => e === n.kind && t === n.id) + 1).filter(({id: n}) => n !== e?.id);
  }
  function ofInstruction(n, e) {
   const t = n.marker.instructionComment;
   return e.filter(e => {
    const {instructionComment: r} = e.marker, i = null !== t && r?.kind === t.kind && r.id === t.id;
    return e.id === n.id || i;
   });
  }
  function inOrder(n) {
   return n.toSorted((n, e) => (0, o.un)(n) - (0, o.un)(e));
  }
  function extentFor(n, {thread: e}) {
   switch (n) {
   case "continue":
    return "everywhere";

   case "new-job":
    return "since";

   case null:
    return "pull-request" === e.kind ? "conversation" : "since";
   }
  }
  async function prepare(n, e, r) {
   const {intent: i} = e;
   switch (n.kind) {
   case "help":
    return () => (0, f.e)(i, helpFor(r), r);

   case "slip":
    return () => (0, f.IQ)(i, `${(0, T.oX)(n, r.settings.command)}\n\n${helpFor(r)}`, r);

   case "report":
    return async () => {
     const {reportInThread: e} = await Promise.all([ t.e(789), t.e(27) ]).then(t.bind(t, 9027));
     return e(i, n.period, r);
    };

   case "status":
    return async n => {
     const {settleThread: e} = await t.e(302).then(t.bind(t, 4302));
     return e(i, n, r);
    };

   case "instruction":
    {
     const t = await async function({text: n, leftOut: e, to: t}, r, i) {
      const {kind: a, id: s, place: u} = r.intent.comment, c = async function(n, e, t) {
       const {intent: r, own: i, comments: a, login: s} = e, {thread: u} = r, c = (0, o.nO)(s ?? "", t), [l = null] = "issue" === u.kind ? [] : a.flatMap(n => {
        const e = null === n.review ? (0, D.cm)(n, c) : null;
        return null === e ? [] : [ {
         ...e,
         createdAt: n.createdAt,
         pullRequest: u.url
        } ];
       }), d = function(n, {own: e, handover: t}) {
        switch (n) {
        case "new-job":
         return {
          kind: "new-job"
         };

        case null:
         return null === t ? {
          kind: "new-job"
         } : {
          kind: "job",
          ...jobOf(t)
         };

        case "continue":
         return function(n, e) {
          const t = [ ...null === e ? [] : [ {
           job: jobOf(e),
           at: Date.parse(e.createdAt)
          } ], ...n.marked.flatMap(n => {
           const {jobId: t, outcome: r, pullRequest: i} = n.marker;
           return null === t || "pull-request" !== r && null === i ? [] : [ {
            job: {
             jobId: t,
             pullRequest: i,
             origin: e?.job === t ? e.thread ?? null : null
            },
            at: (0, o.un)(n)
           } ];
          }) ].toSorted((n, e) => n.at - e.at).at(-1);
          if (void 0 !== t) return {
           kind: "job",
           ...t.job
          };
          const r = n.marked.findLast(({marker: n}) => null !== n.jobId && "started" === n.state);
          return {
           kind: "nothing",
           unfinished: r?.url ?? null
          };
         }(e, t);
        }
       }(n, {
        own: (0, b.SB)(i, r, a),
        handover: l
       });
       switch (d.kind) {
       case "new-job":
        return (0, h.Ee)(e.listed, (0, j.wD)({
         command: t.settings.command
        }), t);

       case "nothing":
        return refused((0, F.MQ)(d.unfinished, t.settings.command));

       case "job":
        return askedOfJob(d, e, t);
       }
      }(t, r, i), l = null !== r.listed || "job" === (await c).kind, [d, m] = await Promise.all([ c, l ? contextOf(r, i) : L ]);
      return "refused" === d.kind ? d : {
       kind: "instruction",
       text: n,
       leftOut: e,
       place: u,
       instructionComment: {
        kind: a,
        id: s
       },
       to: d,
       context: m,
       failed: null
      };
     }(n, e, r);
     return n => requestOf(t, {
      ...e,
      login: n
     }, r);
    }

   case "retry":
    {
     const n = await async function(n, e) {
      const [t, r, i] = await Promise.all([ findRetry(n, e), (0, h.Ee)(n.listed, (0, j.wD)({
       command: e.settings.command
      }), e), contextOf(n, e) ]);
      return "refused" === t.kind ? t : {
       ...t,
       to: t.to ?? r,
       context: i
      };
     }(e, r);
     return t => requestOf(n, {
      ...e,
      login: t
     }, r);
    }
   }
  }
  const L = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: {context: n}, outline: e}, {run: t, repository: r}) {
   if (null === n) return L;
   const i = {
    repository: r,
    name: t.repository
   };
   return null === e ? (0, w.g7)(n.thread, i) : (0, w.fY)(n.thread, e, i);
  }
  async function requestOf(n, e, t) {
   const {intent: r, login: i, waited: o, standing: a} = e;
   if ("refused" === n.kind) return (0, f.IQ)(r, n.sentence, t);
   const s = "follow-up" === n.to.kind ? await askedOfJob(n.to.job, e, t) : n.to;
   if ("refused" === s.kind) return (0, f.IQ)(r, s.sentence, t);
   const u = await (0, I.k)({
    login: i,
    except: o
   }, t), c = (0, R.w)(u);
   if (null !== c) return t.settings.dryRun || await (0, f.IQ)(r, c, t), skipped("over-budget", c);
   const {text: l, leftOut: m, instructionComment: w, failed: h} = n, [k, p] = "message" === s.kind ? [ "", L ] : [ a, n.context ], g = {
    standing: k,
    instruction: l,
    leftOut: m,
    read: p,
    place: null === r.context ? null : n.place
   }, y = await (0, d.lm)(g, t), b = `${r.thread.kind.replace("-", " ")} #${r.thread.number}`;
   return {
    kind: "ready",
    request: (0, d.Ue)({
     instruction: l,
     prompt: y
    }, s, b),
    instructionComment: w,
    usage: u,
    failed: h,
    login: i
   };
  }
  function helpFor({settings: n}) {
   const e = n.allowedUsers.length > 0 || n.allowedBots.length > 0;
   return (0, T.BK)(n.command, {
    permission: n.permission,
    allowsOthers: e
   });
  }
  async function runComment(n, e) {
   const t = await async function({comment: n}, e) {
    if ((0, i.P8)(n.body) && await e.repository.viewer() === n.author.login) return skipped("own-comment", "The comment is one of our own.");
    const {command: t} = e.settings, r = (0, a.U)(n.body, t);
    return null !== r ? r : skipped("not-a-command", (0, s.Uv)(n.body, t) ? c.kW : "The comment is not a command.");
   }(n, e);
   if ("skipped" === t.kind) return t;
   const w = await async function(n, e, t) {
    const {comment: r, sender: i} = n;
    if (i.id !== r.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
    const {repository: a} = t, s = (0, p.G)(r.author, t.settings, a);
    if (!v.includes(r.association)) {
     const e = await s;
     if (!e.permitted) return refuse(e, n, t);
    }
    const [u, l, d, m, f] = await Promise.allSettled([ s, a.causingComment(r), readThread(n, e.extent, t), e.outline ? outlineOf(n, a) : null, e.mayAddToOpen ? (0, 
    h.xO)(t) : null ]), w = unwrap(u);
    if (!w.permitted) return refuse(w, n, t);
    const j = {
     kind: "passed",
     intent: n,
     ...{
      ...unwrap(d),
      outline: unwrap(m),
      listed: unwrap(f)
     }
    }, O = unwrap(l), x = (0, o.Hb)(j.own, r);
    if (null !== x && "waiting" !== x.marker.state && (0, k.yW)(x.marker, t.run)) return j;
    const C = O ?? await async function(n, e) {
     const {comment: t} = n, r = await (0, y.B)(t, e);
     if (null !== r) return r;
     if ((await (0, b.TK)(n, "since", e.repository)).some(({kind: n, id: e}) => n === t.kind && e === t.id)) throw (0, 
     c.d5)();
     return null;
    }(n, t);
    return function({comment: n}, e) {
     const textOf = ({body: n}) => n.replace(/\r\n?/g, "\n");
     return null !== e && textOf(e) === textOf(n) && e.authorId === n.author.id;
    }(n, C) ? j : async function(n, {intent: e, own: t}, r) {
     return null === n ? skipped("changed", "Nothing was started: the comment was deleted.") : (r.settings.dryRun || (0, 
     b.Ck)(t, e) || await (0, g.lC)(e.comment, "confused", r), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
    }(C, j, t);
   }(n, function(n, e) {
    switch (n.kind) {
    case "help":
    case "slip":
    case "status":
    case "report":
     return {
      extent: "since",
      outline: !1,
      mayAddToOpen: !1
     };

    case "retry":
     return {
      extent: "everywhere",
      outline: !0,
      mayAddToOpen: !0
     };

    case "instruction":
     {
      const {to: t} = n;
      return {
       extent: extentFor(t, e),
       outline: "continue" !== t,
       mayAddToOpen: null === t
      };
     }
    }
   }(t, n), e);
   if ("skipped" === w.kind) return w;
   "instruction" === t.kind && (0, d.SU)(t.text);
   const O = "instruction" === t.kind || "retry" === t.kind, C = O && null !== n.standing ? await (0, 
   d.o$)(n.standing, e) : "", {own: A, login: I} = w, T = O ? leftWaiting(A, n, e) : null;
   if (null === T && (0, b.Ck)(A, n) && null !== I) return afterEarlierClaim(n, {
    own: A,
    login: I
   }, e);
   const R = await async function(n, e, t) {
    const {login: i, waited: a} = e;
    if (t.settings.dryRun) {
     const r = i ?? await t.repository.viewer();
     return (await prepare(n, e, t))(r);
    }
    if (t.runner.cancelled.aborted) throw new r.dz([ c.Fx ]);
    return null !== a && null !== i ? async function(n, e, t) {
     const {intent: r, login: i, waited: a} = e, s = await t.repository.comment(a), u = (0, 
     o.xF)(e.own, a, s, (0, o.nO)(i, t));
     return null === leftWaiting(u, r, t) ? afterEarlierClaim(r, {
      own: u,
      login: i
     }, t) : (await prepare(n, e, t))(i);
    }(n, {
     ...e,
     login: i,
     waited: a
    }, t) : async function(n, e, t) {
     const {intent: i} = e, [a, s] = await Promise.allSettled([ comment_gate_claim(i.comment, t.settings.claimReaction, t), prepare(n, e, t) ]);
     if ("rejected" === a.status) return async function(n, e, t) {
      if ("unavailable" !== (0, r.wz)(e).failure) throw e;
      const i = await async function(n, e) {
       try {
        const t = await e.repository.viewer(), r = await (0, b.jU)(n, {
         extent: "since",
         login: t
        }, e);
        return null === (0, o.Hb)(r, n.comment) ? null : {
         own: r,
         login: t
        };
       } catch (n) {
        return (0, r.wz)(n), null;
       }
      }(n, t);
      if (null !== i) return afterEarlierClaim(n, i, t);
      throw t.runner.cancelled.aborted || await (0, g.lC)(n.comment, "confused", t), e;
     }(i, a.reason, t);
     const {created: u, login: c} = a.value;
     if (u) return (0, f.M_)(i, () => unwrap(s)(c), t);
     return afterEarlierClaim(i, {
      own: await (0, b.jU)(i, {
       extent: "since",
       login: c
      }, t),
      login: c
     }, t);
    }(n, e, t);
   }(t, {
    ...w,
    standing: C,
    waited: T
   }, e);
   if ("ready" !== R.kind) return R;
   if (e.settings.dryRun) return (0, u.PA)(R.request, R.usage);
   const S = await (0, f.M_)(n, () => (0, m.n)(function({request: n, usage: e, instructionComment: t, login: r}, {intent: i, waited: o}, a) {
    const s = recordFor({
     intent: i,
     base: {
      ...(0, q.Sw)(a),
      trigger: {
       kind: i.comment.kind,
       id: i.comment.id
      },
      instructionComment: t,
      instructionHash: (0, j.xH)(n.instruction),
      request: "job",
      head: null,
      ..."message" === n.kind && null === n.into ? {} : sharedBy(i, a)
     },
     comment: o,
     instruction: (0, d.ij)(n),
     login: r
    }, a);
    return {
     ...(0, l.ah)(taskFor(i, s), n),
     usage: e
    };
   }(R, {
    intent: n,
    waited: T
   }, e), e), e);
   return async function({task: n, send: e}, {failed: t, login: i, intent: o}, a) {
    const s = n.record.comment, u = null === t ? null : await async function(n, e, t) {
     const i = "not-created", [o, a] = await Promise.allSettled([ comment_gate_claim({
      kind: n.kind,
      id: n.id
     }, k.Wx, t, {
      unclear: ""
     }), requestedSince(n, e, t) ]);
     if ("fulfilled" === o.status && !o.value.created) {
      const r = await requestedSince(n, e, t).catch(() => []), o = (0, k.H)(r.filter(({marker: n}) => n.state !== i)) ?? (0, 
      k.H)(r);
      return null === o ? {
       state: i,
       problem: N,
       answered: "taken"
      } : {
       state: i,
       problem: (s = o.url, {
        message: `This job was already retried: ${s}`,
        hint: "That comment shows the result."
       }),
       answered: "taken",
       takenBy: o.url
      };
     }
     var s;
     const u = [ o, a ].find(n => "rejected" === n.status);
     if (void 0 !== u) return {
      state: i,
      problem: t.runner.cancelled.aborted ? x.yv : (0, r.wz)(u.reason)
     };
     const c = (0, k.IS)(unwrap(a));
     return null === c ? null : {
      state: i,
      problem: beside(c.url)
     };
    }(t, {
     own: s,
     intent: o,
     login: i
    }, a);
    if (null === u) return e();
    const c = await (0, l.P0)(n, {
     view: u,
     job: null
    }, a);
    return void 0 === u.answered ? c : {
     kind: "helped",
     sentence: `Nothing was started. ${(0, r.fI)(u.problem)}`
    };
   }(S, {
    ...R,
    intent: n
   }, e);
  }
 }),
 151: ((n, e, t) => {
  t.d(e, {
   By: () => readsDiff,
   Ck: () => isTaken,
   SB: () => inScope,
   TK: () => readComments,
   jU: () => readOwn
  });
  var r = t(8923);
  function readsDiff({comment: n, thread: e}, t) {
   return "pull-request" === e.kind && ("everywhere" === t || "review-comment" === n.kind);
  }
  async function readComments({comment: n, thread: e}, t, r) {
   const i = "since" === t ? n.createdAt : null, o = null === i ? {} : {
    since: i
   };
   return writtenSince((await Promise.all([ r.comments(e.number, {
    kind: "issue-comment",
    ...o
   }), readsDiff({
    comment: n,
    thread: e
   }, t) ? r.comments(e.number, {
    kind: "review-comment",
    ...o
   }) : [] ])).flat(), i);
  }
  async function readOwn(n, {extent: e, login: t}, i) {
   return (0, r.D5)(await readComments(n, e, i.repository), (0, r.nO)(t, i));
  }
  function writtenSince(n, e) {
   return null === e ? n : n.filter(n => Date.parse(n.createdAt) >= Date.parse(e));
  }
  function isTaken(n, {comment: e}) {
   return null !== (0, r.Hb)(n, e) || writtenSince(n.unreadable, e.createdAt).length > 0;
  }
  function inScope(n, {comment: e}, t) {
   const {review: r} = e;
   if (null === r) return n;
   const i = new Set(t.filter(n => n.review === r).map(({id: n}) => n)), o = n.unreadable.filter(n => n.review === r);
   return {
    ...n,
    marked: n.marked.filter(({review: n, marker: {trigger: e}}) => n === r || null === n && "review-comment" === e.kind && i.has(e.id)),
    unreadable: o
   };
  }
 })
};