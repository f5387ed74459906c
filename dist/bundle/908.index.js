"use strict";

exports.id = 908, exports.ids = [ 908, 544 ], exports.modules = {
 2747: ((n, e, t) => {
  t.d(e, {
   By: () => readsDiff,
   Ck: () => isTaken,
   SB: () => inScope,
   TK: () => readComments,
   jU: () => readOwn
  });
  var r = t(2615);
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
 }),
 4544: ((n, e, t) => {
  t.d(e, {
   IQ: () => refuseInThread,
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   ZF: () => answer,
   e: () => answerInThread
  });
  var r = t(5593), i = t(8805), o = t(2615), a = t(500), s = t(4845), u = t(5219);
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
  async function answer(n, e, t, {reaction: r = "+1", ...o} = {}) {
   const a = await writeAnswer(n, e, t, o);
   try {
    await (0, i.lC)(n.comment, r, t);
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
    throw e instanceof s._7 || await async function(n, e, t) {
     if (await (0, i.lC)(n.comment, "confused", t), t.runner.cancelled.aborted) return;
     const o = (e instanceof s.ro ? (0, s.GW)(e) : [ l ]).map(s.fI).join("\n");
     try {
      const i = e instanceof r.G ? e.request : null;
      await writeAnswer(n, `**Nothing was started.** ${c}\n\n${(0, u.TL)(o)}`, t, {
       request: i
      });
     } catch (n) {
      t.runner.warning(`Could not report the failure in the thread: ${(0, s.fI)((0, s.wz)(n))}`);
     }
    }(n, e, t), function(n) {
     const withAdvice = ({message: n, hint: e}) => ({
      message: n,
      hint: `${e} ${c}`
     });
     return n instanceof s.dz ? new s.dz(n.problems.map(withAdvice), n) : n instanceof s._7 ? new s._7({
      status: n.status,
      ...withAdvice(n),
      cause: n
     }) : n instanceof s.pU ? (0, s.LM)(n, {
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
 7908: ((n, e, t) => {
  t.d(e, {
   runComment: () => runComment
  });
  var r = t(5026), i = t(7489), o = t(5898), a = t(8430), s = t(2912), u = t(2615), c = t(4845), l = t(4555), d = t(631), m = t(3864), f = t(1631), w = t(2747), h = t(3630), k = t(8805);
  const g = [ "OWNER", "MEMBER", "COLLABORATOR" ];
  async function comment_gate_claim(n, e, t, {unclear: r = "If the claim did arrive, a re-run finds the comment taken: comment again."} = {}) {
   try {
    return await t.repository.react(n, e);
   } catch (n) {
    const e = (0, c.wz)(n), t = "unavailable" === e.failure ? r : "", i = "Nothing was started, because the comment couldn't be claimed:";
    throw (0, c.LM)(e, {
     sentence: i,
     advice: t
    });
   }
  }
  async function refuse(n, {comment: e}, t) {
   return t.settings.dryRun || await (0, k.lC)(e, "-1", t), skipped(n.reason, `Nothing was started: ${n.sentence}`);
  }
  async function readThread(n, e, t) {
   const {repository: r} = t, i = (0, w.TK)(n, e, r), o = "since" !== e || (await i).some(({body: n}) => void 0 !== (0, 
   l.tn)(n)), [a, s] = await Promise.all([ o ? r.viewer() : null, i ]);
   return {
    own: (0, u.D5)(s, (0, u.nO)(a ?? "", t)),
    comments: s,
    withDiff: (0, w.By)(n, e),
    login: a
   };
  }
  async function outlineOf({context: n}, e) {
   return null === n || "issue" === n.thread.kind ? null : (0, a.pm)(n.thread, e);
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
  var p = t(3095), y = t(8113), b = t(5593), v = t(9644), j = t(11);
  const C = "Nothing to retry: this thread has no job.", x = "The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.", A = "The latest job's status comment names no comment with its instruction. Write it again.";
  function beside(n) {
   return {
    message: `Another retry was made at the same time: ${n}`,
    hint: "See there first how it ended."
   };
  }
  const O = {
   message: "Another retry is already running, and its status comment is not in this thread.",
   hint: "If it does not appear within a few minutes, write the instruction again in a new comment."
  };
  var I = t(6183), q = t(1589), T = t(3986), $ = t(8311);
  function jobOf({job: n, pullRequest: e, thread: t}) {
   return {
    jobId: n,
    pullRequest: e,
    origin: t ?? null
   };
  }
  const R = 3e5;
  function isAttended(n, e) {
   return Math.abs(e - Date.parse(n.sentAt ?? n.askedAt)) <= R && ("starting" === n.state || (0, 
   s.Df)(n, e));
  }
  var S = t(9851), B = t(4936);
  async function askedOfJob(n, e, t) {
   const {jobId: r, pullRequest: i} = n, o = (0, S.uM)(i, t), [a, s] = await Promise.all([ busyWith(n, {
    ...e,
    link: o
   }, t), null === o ? null : (0, B.l)(o, t) ]);
   if (null !== a) return refused((0, T.Bc)(a));
   if ("failed" === s?.kind && (0, c.WG)(s.error)) return refused(T.yn);
   const u = "shown" === s?.kind ? s.pull : null;
   if (null !== u && "open" !== u.state) {
    const n = null !== o && (0, S.$L)(o, t) ? `#${o.number}` : "its pull request";
    return refused((0, T.jy)(`${n} is ${u.state}`, t.settings.command));
   }
   return {
    kind: "message",
    job: {
     jobId: r,
     pullRequest: i,
     head: u?.headSha ?? null
    }
   };
  }
  async function busyWith({jobId: n, origin: e}, {intent: {thread: t}, own: r, login: i, withDiff: o, link: a}, s) {
   const c = [ null !== a && (0, S.$L)(a, s) ? a.number : null, e ].find(n => null !== n && n !== t.number) ?? null, l = await Promise.all([ "issue" === t.kind || o ? [] : commentsAt(t.number, "review-comment", s), null === c ? [] : commentsAt(c, "issue-comment", s) ]), {marked: d} = (0, 
   u.D5)(l.flat(), (0, u.nO)(i ?? "", s)), m = function(n, {marked: e}, t) {
    const r = e.filter(({marker: e}) => e.jobId === n && function({state: n, request: e}) {
     return "started" === n || "starting" === n && "message" === e;
    }(e)).map(({marker: n, url: e}) => ({
     url: e,
     isAttended: isAttended(n, t)
    }));
    return r.findLast(({isAttended: n}) => n) ?? r.at(-1) ?? null;
   }(n, {
    marked: [ ...r.marked, ...d ]
   }, s.clock.now());
   if (null === m || m.isAttended) return m?.url ?? null;
   const f = await s.service.readJob(n, s.runner.cancelled);
   return "job" === f.kind && (0, $.UG)(f.job) ? m.url : null;
  }
  async function commentsAt(n, e, {repository: t, runner: r}) {
   try {
    return await t.comments(n, {
     kind: e
    });
   } catch (e) {
    return r.debug(`Could not look for open follow-ups in thread ${n}: ${(0, c.wz)(e).message}`), 
    [];
   }
  }
  function refused(n) {
   return {
    kind: "refused",
    sentence: n
   };
  }
  var W = t(5054);
  async function findRetry({intent: n, own: e, comments: t, waited: r}, i) {
   const o = function({own: n, waited: e}, {settings: {command: t}}) {
    const r = e ?? (0, s.H)(inOrder(n.marked));
    if (n.unreadable.some(({createdAt: n}) => null === r || n > r.createdAt)) return refused(x);
    if (null === r) return refused(C);
    const i = ofInstruction(r, n.marked).filter(n => n !== e).map(({marker: n}) => function(n, e) {
     switch ((0, s.W2)(n)) {
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
     const {another: t, fixed: r, again: i} = (0, j.c)(n, e), o = "unknown" === n.state ? t : "not-created" === n.state ? r : i;
     return (0, v.kC)(n) ? `Nothing to retry here. ${o}` : `A workflow requested the latest job. ${o}`;
    }(r.marker, t)) : null === a ? refused(A) : {
     kind: "found",
     failed: r,
     instructionComment: a
    };
   }({
    own: (0, w.SB)(e, n, t),
    waited: r
   }, i);
   if ("refused" === o.kind) return o;
   const {failed: a, instructionComment: u} = o, c = t.find(({kind: n, id: e}) => n === u.kind && e === u.id), l = {
    thread: n.thread.number,
    may: async e => (0, W.Ft)(e, n.comment.author) || (0, W.Nn)(e, i),
    listed: c
   }, d = await (0, W.dx)(u, a.marker, l, i);
   if ("read" !== d.kind) return refused(D[d.kind]);
   const {cut: m, command: f} = d, h = function({request: n, jobId: e, pullRequest: t, group: r}, {to: i}) {
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
   }(a.marker, f), k = null === r ? a : null, {place: g} = d.comment;
   return {
    kind: "instruction",
    text: f.text,
    cut: m,
    place: g,
    instructionComment: u,
    to: h,
    failed: k
   };
  }
  const D = {
   gone: "The comment with the instruction is no longer in this thread. Write it again.",
   changed: "The comment with the instruction was edited. Write it again.",
   unclear: "GitHub didn't say whether the comment with the instruction came by e-mail. Try again later, or write it again.",
   "not-permitted": "The author of the instruction may not start jobs here. Post the instruction yourself."
  };
  async function requestedSince(n, {own: e, intent: t, login: r}, i) {
   const {marked: o} = await (0, w.jU)(t, {
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
   return n.toSorted((n, e) => (0, u.un)(n) - (0, u.un)(e));
  }
  var E = t(500), F = t(4544), P = t(459), M = t(549), U = t(8515), N = t(9788), _ = t(2431);
  function sharedBy({comment: n}, e) {
   const {bot: t, login: r} = n.author;
   return {
    group: (0, v.wD)({
     command: e.settings.command
    }),
    ...(0, N.L6)(t ? null : r, e)
   };
  }
  async function afterEarlierClaim(n, {own: e, login: t}, r) {
   const i = (0, u.Hb)(e, n.comment);
   if (null === i) return skipped("already-claimed", (0, w.Ck)(e, n) ? m.RY : m.kD);
   const o = (0, s.yW)(i.marker, r.run), a = (0, s.al)(i.marker, {
    isRerun: o,
    own: e,
    now: r.clock.now()
   }), c = skipped("already-claimed", `Another run has claimed this comment; its state is at ${i.url}`);
   if ("already-claimed" === a.kind || "wait" === a.kind) return c;
   const l = function(n, {intent: e, login: t}, r) {
    const {run: i} = r, {reviewer: o, ...a} = n.marker, u = void 0 === a.group ? {} : sharedBy(e, r), c = new Date((0, 
    N.Bz)(r)).toISOString(), l = (0, s.yW)(a, i) ? {
     attempt: i.attempt,
     watchedUntil: c
    } : {};
    return recordFor({
     intent: e,
     base: {
      ...a,
      ...u,
      ...l
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
   if ("make-unknown" === a.kind) {
    const n = {
     ...(0, U.eq)(I.SD),
     endedAt: null
    };
    return r.settings.dryRun || await (0, k.WU)(l, n, {
     kind: "other"
    }, r), c;
   }
   return r.settings.dryRun ? (0, E.v2)(a) : (0, M.dB)({
    ...taskFor(n, l),
    usage: await (0, P.F)(r)
   }, a, r);
  }
  function recordFor({intent: {comment: n, thread: e}, login: t, ...r}, i) {
   return (0, _.zv)({
    ...r,
    ours: (0, u.nO)(t, i),
    conversation: {
     thread: e.number,
     review: n.review
    },
    origin: "review-comment" === n.kind ? n.url : null
   });
  }
  function taskFor({comment: n}, e) {
   return (0, y.eI)({
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
   return void 0 === i || o.length > 0 ? null : (0, s.yW)(i.marker, r) && "wait" === (0, 
   s.jf)(i.marker, n).kind ? i : null;
  }
  var z = t(4510), L = t(2090), H = t(1582);
  function neededBy(n, e) {
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
   const {intent: i, cut: o} = e, a = `${null === o ? "" : `${H.U[o]}\n\n`}${function({settings: n}) {
    const e = n.allowedUsers.length > 0 || n.allowedBots.length > 0;
    return (0, z.BK)(n.command, {
     permission: n.permission,
     allowsOthers: e
    });
   }(r)}`;
   switch (n.kind) {
   case "help":
    return () => (0, F.e)(i, a, r);

   case "slip":
    return () => (0, F.IQ)(i, `${(0, z.oX)(n, r.settings.command)}\n\n${a}`, r);

   case "report":
    return async () => {
     const {reportInThread: e} = await Promise.all([ t.e(789), t.e(984) ]).then(t.bind(t, 984));
     return e(i, n.period, r);
    };

   case "status":
    return async n => {
     const {settleThread: e} = await t.e(462).then(t.bind(t, 1462));
     return e(i, n, r);
    };

   case "instruction":
    {
     const t = await async function({text: n, to: e}, t, r) {
      const {intent: i, cut: o} = t, {kind: a, id: s, place: c} = i.comment, l = async function(n, e, t) {
       const {intent: r, own: i, comments: o, login: a} = e, {thread: s} = r, c = (0, u.nO)(a ?? "", t), [l = null] = "issue" === s.kind ? [] : o.flatMap(n => {
        const e = null === n.review ? (0, q.cm)(n, c) : null;
        return null === e ? [] : [ {
         ...e,
         createdAt: n.createdAt,
         pullRequest: s.url
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
            at: (0, u.un)(n)
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
        own: (0, w.SB)(i, r, o),
        handover: l
       });
       switch (d.kind) {
       case "new-job":
        return (0, h.Ee)(e.listed, (0, v.wD)({
         command: t.settings.command
        }), t);

       case "nothing":
        return refused((0, T.MQ)(d.unfinished, t.settings.command));

       case "job":
        return askedOfJob(d, e, t);
       }
      }(e, t, r), d = null !== t.listed || "job" === (await l).kind, [m, f] = await Promise.all([ l, d ? contextOf(t, r) : G ]);
      return "refused" === m.kind ? m : {
       kind: "instruction",
       text: n,
       cut: o,
       place: c,
       instructionComment: {
        kind: a,
        id: s
       },
       to: m,
       context: f,
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
      const [t, r, i] = await Promise.all([ findRetry(n, e), (0, h.Ee)(n.listed, (0, v.wD)({
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
  const G = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: {context: n}, outline: e}, {run: t, repository: r}) {
   if (null === n) return G;
   const i = {
    repository: r,
    name: t.repository
   };
   return null === e ? (0, a.g7)(n.thread, i) : (0, a.fY)(n.thread, e, i);
  }
  async function requestOf(n, e, t) {
   const {intent: r, login: i, waited: o, standing: a} = e;
   if ("refused" === n.kind) return (0, F.IQ)(r, n.sentence, t);
   const s = "follow-up" === n.to.kind ? await askedOfJob(n.to.job, e, t) : n.to;
   if ("refused" === s.kind) return (0, F.IQ)(r, s.sentence, t);
   const u = await (0, P.k)({
    login: i,
    except: o
   }, t), c = (0, L.w)(u);
   if (null !== c) return t.settings.dryRun || await (0, F.IQ)(r, c, t), skipped("over-budget", c);
   const {text: l, cut: d, instructionComment: m, failed: f} = n, [w, h] = "message" === s.kind ? [ "", G ] : [ a, n.context ], k = {
    standing: w,
    instruction: l,
    cut: d,
    read: h,
    place: null === r.context ? null : n.place
   }, g = await (0, p.lm)(k, t), y = `${r.thread.kind.replace("-", " ")} #${r.thread.number}`;
   return {
    kind: "ready",
    request: (0, p.Ue)({
     instruction: l,
     prompt: g
    }, s, y),
    instructionComment: m,
    usage: u,
    failed: f,
    login: i
   };
  }
  async function runComment(n, e) {
   const t = await async function({comment: n}, e) {
    if ((0, l.P8)(n.body) && await e.repository.viewer() === n.author.login) return skipped("own-comment", "The comment is one of our own.");
    const {command: t} = e.settings, o = (0, r.W3)(n.body, t);
    return null !== o ? o : skipped("not-a-command", (0, i.Uv)(n.body, t) ? m.kW : "The comment is not a command.");
   }(n, e);
   if ("skipped" === t.kind) return t;
   const a = await async function(n, e, t) {
    const {comment: i, sender: a} = n;
    if (a.id !== i.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
    const {repository: c} = t, l = (0, o.G)(i.author, t.settings, c);
    if (!g.includes(i.association)) {
     const e = await l;
     if (!e.permitted) return refuse(e, n, t);
    }
    const [p, y, b, v, j, C] = await Promise.allSettled([ l, c.causingComment(i), readThread(n, e.extent, t), e.outline ? outlineOf(n, c) : null, e.mayAddToOpen ? (0, 
    h.xO)(t) : null, e.mayBeCut ? (0, d.$)(i.nodeId, t) : null ]), x = unwrap(p);
    if (!x.permitted) return refuse(x, n, t);
    const A = {
     kind: "passed",
     intent: n,
     ...{
      ...unwrap(b),
      outline: unwrap(v),
      listed: unwrap(j),
      cut: unwrap(C)
     }
    }, O = unwrap(y), I = (0, u.Hb)(A.own, i);
    if (null !== I && "waiting" !== I.marker.state && (0, s.yW)(I.marker, t.run)) return A;
    const q = O ?? await async function(n, e) {
     const {comment: t} = n, r = await (0, f.B)(t, e);
     if (null !== r) return r;
     if ((await (0, w.TK)(n, "since", e.repository)).some(({kind: n, id: e}) => n === t.kind && e === t.id)) throw (0, 
     m.d5)();
     return null;
    }(n, t);
    return function(n, {intent: {comment: e}, cut: t}, {settings: i}) {
     const textOf = ({body: n}) => null === t ? n.replace(/\r\n?/g, "\n") : (0, r.lE)(n, i.command)?.text;
     return null !== n && textOf(n) === textOf(e) && n.authorId === e.author.id;
    }(q, A, t) ? A : async function(n, {intent: e, own: t}, r) {
     return null === n ? skipped("changed", "Nothing was started: the comment was deleted.") : (r.settings.dryRun || (0, 
     w.Ck)(t, e) || await (0, k.lC)(e.comment, "confused", r), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
    }(q, A, t);
   }(n, function({whole: n, paragraph: e}, t) {
    return {
     ...neededBy("retry" === e?.kind ? e : n, t),
     mayBeCut: null !== e
    };
   }(t, n), e);
   if ("skipped" === a.kind) return a;
   const j = (0, r.Z)(t, a.cut);
   "instruction" === j.kind && (0, p.SU)(j.text);
   const C = "instruction" === j.kind || "retry" === j.kind, x = C && null !== n.standing ? await (0, 
   p.o$)(n.standing, e) : "", {own: A, login: q} = a, T = C ? leftWaiting(A, n, e) : null;
   if (null === T && (0, w.Ck)(A, n) && null !== q) return afterEarlierClaim(n, {
    own: A,
    login: q
   }, e);
   const $ = await async function(n, e, t) {
    const {login: r, waited: i} = e;
    if (t.settings.dryRun) {
     const i = r ?? await t.repository.viewer();
     return (await prepare(n, e, t))(i);
    }
    if (t.runner.cancelled.aborted) throw new c.dz([ m.Fx ]);
    return null !== i && null !== r ? async function(n, e, t) {
     const {intent: r, login: i, waited: o} = e, a = await t.repository.comment(o), s = (0, 
     u.xF)(e.own, o, a, (0, u.nO)(i, t));
     return null === leftWaiting(s, r, t) ? afterEarlierClaim(r, {
      own: s,
      login: i
     }, t) : (await prepare(n, e, t))(i);
    }(n, {
     ...e,
     login: r,
     waited: i
    }, t) : async function(n, e, t) {
     const {intent: r} = e, [i, o] = await Promise.allSettled([ comment_gate_claim(r.comment, t.settings.claimReaction, t), prepare(n, e, t) ]);
     if ("rejected" === i.status) return async function(n, e, t) {
      if ("unavailable" !== (0, c.wz)(e).failure) throw e;
      const r = await async function(n, e) {
       try {
        const t = await e.repository.viewer(), r = await (0, w.jU)(n, {
         extent: "since",
         login: t
        }, e);
        return null === (0, u.Hb)(r, n.comment) ? null : {
         own: r,
         login: t
        };
       } catch (n) {
        return (0, c.wz)(n), null;
       }
      }(n, t);
      if (null !== r) return afterEarlierClaim(n, r, t);
      throw t.runner.cancelled.aborted || await (0, k.lC)(n.comment, "confused", t), e;
     }(r, i.reason, t);
     const {created: a, login: s} = i.value;
     if (a) return (0, F.M_)(r, () => unwrap(o)(s), t);
     return afterEarlierClaim(r, {
      own: await (0, w.jU)(r, {
       extent: "since",
       login: s
      }, t),
      login: s
     }, t);
    }(n, e, t);
   }(j, {
    ...a,
    standing: x,
    waited: T
   }, e);
   if ("ready" !== $.kind) return $;
   if (e.settings.dryRun) return (0, E.PA)($.request, $.usage);
   const R = await (0, F.M_)(n, () => (0, b.n)(function({request: n, usage: e, instructionComment: t, login: r}, {intent: i, waited: o}, a) {
    const s = recordFor({
     intent: i,
     base: {
      ...(0, N.Sw)(a),
      trigger: {
       kind: i.comment.kind,
       id: i.comment.id
      },
      instructionComment: t,
      instructionHash: (0, v.xH)(n.instruction),
      request: "job",
      head: null,
      ..."message" === n.kind && null === n.into ? {} : sharedBy(i, a)
     },
     comment: o,
     instruction: (0, p.ij)(n),
     login: r
    }, a);
    return {
     ...(0, y.ah)(taskFor(i, s), n),
     usage: e
    };
   }($, {
    intent: n,
    waited: T
   }, e), e), e);
   return async function({task: n, send: e}, {failed: t, login: r, intent: i}, o) {
    const a = n.record.comment, u = null === t ? null : await async function(n, e, t) {
     const r = "not-created", [i, o] = await Promise.allSettled([ comment_gate_claim({
      kind: n.kind,
      id: n.id
     }, s.Wx, t, {
      unclear: ""
     }), requestedSince(n, e, t) ]);
     if ("fulfilled" === i.status && !i.value.created) {
      const i = await requestedSince(n, e, t).catch(() => []), o = (0, s.H)(i.filter(({marker: n}) => n.state !== r)) ?? (0, 
      s.H)(i);
      return null === o ? {
       state: r,
       problem: O,
       answered: "taken"
      } : {
       state: r,
       problem: (a = o.url, {
        message: `This job was already retried: ${a}`,
        hint: "That comment shows the result."
       }),
       answered: "taken",
       takenBy: o.url
      };
     }
     var a;
     const u = [ i, o ].find(n => "rejected" === n.status);
     if (void 0 !== u) return {
      state: r,
      problem: t.runner.cancelled.aborted ? I.yv : (0, c.wz)(u.reason)
     };
     const l = (0, s.IS)(unwrap(o));
     return null === l ? null : {
      state: r,
      problem: beside(l.url)
     };
    }(t, {
     own: a,
     intent: i,
     login: r
    }, o);
    if (null === u) return e();
    const l = await (0, y.P0)(n, {
     view: u,
     job: null
    }, o);
    return void 0 === u.answered ? l : {
     kind: "helped",
     sentence: `Nothing was started. ${(0, c.fI)(u.problem)}`
    };
   }(R, {
    ...$,
    intent: n
   }, e);
  }
 })
};