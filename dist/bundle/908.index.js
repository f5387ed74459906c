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
  var r = t(5026), i = t(7489), o = t(8728), a = t(5898), s = t(8430), u = t(2912), c = t(2615), l = t(4845), d = t(4555), m = t(631), w = t(3864), f = t(1631), h = t(2747), k = t(3630), p = t(9979), g = t(8805);
  const y = [ "OWNER", "MEMBER", "COLLABORATOR" ];
  async function refuse(n, {comment: e}, t) {
   return t.settings.dryRun || await (0, g.lC)(e, "-1", t), skipped(n.reason, `Nothing was started: ${n.sentence}`);
  }
  async function readThread(n, e, t) {
   const {repository: r} = t, i = (0, h.TK)(n, e, r), o = "since" !== e || (await i).some(({body: n}) => void 0 !== (0, 
   d.tn)(n)), [a, s] = await Promise.all([ o ? r.viewer() : null, i ]);
   return {
    own: (0, c.D5)(s, (0, c.nO)(a ?? "", t)),
    comments: s,
    withDiff: (0, h.By)(n, e),
    login: a
   };
  }
  async function outlineOf({context: n}, e) {
   return null === n || "issue" === n.thread.kind ? null : (0, s.pm)(n.thread, e);
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
  var b = t(3095), j = t(8113), v = t(5593), O = t(11);
  const A = "Nothing to retry: this thread has no job.", C = "The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.", x = "The latest job's status comment names no comment with its instruction. Write it again.", I = {
   message: "Another run has claimed this request, and no newer status comment is in this thread.",
   hint: "If none appears within a few minutes, write the instruction again in a new comment."
  };
  var T = t(6183), q = t(1589), R = t(9644), $ = t(3986), B = t(8311);
  function jobOf({job: n, pullRequest: e, thread: t}) {
   return {
    jobId: n,
    pullRequest: e,
    origin: t ?? null
   };
  }
  const S = 3e5;
  function isAttended(n, e) {
   return Math.abs(e - Date.parse(n.sentAt ?? n.askedAt)) <= S && ("starting" === n.state || (0, 
   u.Df)(n, e));
  }
  var D = t(9851), L = t(4936);
  async function askedOfJob(n, e, t) {
   const r = (0, D.uM)(n.pullRequest, t), [i, o] = await Promise.all([ busyWith(n, {
    ...e,
    link: r
   }, t), null === r ? null : (0, L.l)(r, t) ]);
   return takeable(n, {
    busyAt: i,
    seen: o,
    link: r
   }, t);
  }
  async function askedOfLate(n, e, t) {
   const {thread: r} = e.intent, i = (0, D.uM)(r.url, t);
   if (null === i) return null;
   const [{links: o}, a, s] = await Promise.all([ n, (0, L.l)(i, t), openElsewhere(null, e, t) ]);
   for (const {job: n} of o) {
    if ("this" !== await (0, D.T)(n, i, t)) continue;
    const e = await stillOpen(n.id, s, t);
    return takeable({
     jobId: n.id,
     pullRequest: i.url
    }, {
     busyAt: e,
     seen: a,
     link: i
    }, t);
   }
   return null;
  }
  function takeable({jobId: n, pullRequest: e}, {busyAt: t, seen: r, link: i}, o) {
   if (null !== t) return refused((0, $.Bc)(t));
   if ("failed" === r?.kind && (0, l.WG)(r.error)) return refused($.yn);
   const a = "shown" === r?.kind ? r.pull : null;
   if (null !== a && "open" !== a.state) {
    const n = null !== i && (0, D.$L)(i, o) ? `#${i.number}` : "its pull request";
    return refused((0, $.jy)(`${n} is ${a.state}`, o.settings.command));
   }
   return {
    kind: "message",
    job: {
     jobId: n,
     pullRequest: e,
     head: a?.headSha ?? null
    }
   };
  }
  async function busyWith({jobId: n, origin: e}, t, r) {
   const {thread: i} = t.intent, o = [ null !== t.link && (0, D.$L)(t.link, r) ? t.link.number : null, e ].find(n => null !== n && n !== i.number) ?? null;
   return stillOpen(n, await openElsewhere(o, t, r), r);
  }
  async function openElsewhere(n, {intent: {thread: e}, own: t, login: r, withDiff: i}, o) {
   const a = await Promise.all([ "issue" === e.kind || i ? [] : commentsAt(e.number, "review-comment", o), null === n ? [] : commentsAt(n, "issue-comment", o) ]);
   return [ ...t.marked, ...(0, c.D5)(a.flat(), (0, c.nO)(r ?? "", o)).marked ];
  }
  async function stillOpen(n, e, t) {
   const r = function(n, {marked: e}, t) {
    const r = e.filter(({marker: e}) => e.jobId === n && function({state: n, request: e}) {
     return "started" === n || "starting" === n && "message" === e;
    }(e)).map(({marker: n, url: e}) => ({
     url: e,
     isAttended: isAttended(n, t)
    }));
    return r.findLast(({isAttended: n}) => n) ?? r.at(-1) ?? null;
   }(n, {
    marked: e
   }, t.clock.now());
   if (null === r || r.isAttended) return r?.url ?? null;
   const i = await t.service.readJob(n, t.runner.cancelled);
   return "job" === i.kind && (0, B.UG)(i.job) ? r.url : null;
  }
  async function commentsAt(n, e, {repository: t, runner: r}) {
   try {
    return await t.comments(n, {
     kind: e
    });
   } catch (e) {
    return r.debug(`Could not look for open follow-ups in thread ${n}: ${(0, l.wz)(e).message}`), 
    [];
   }
  }
  function refused(n) {
   return {
    kind: "refused",
    sentence: n
   };
  }
  var E = t(5054);
  async function findRetry({intent: n, own: e, comments: t}, r) {
   const i = function(n, {settings: {command: e}}) {
    const t = (0, u.H)(inOrder(n.marked));
    if (n.unreadable.some(({createdAt: n}) => null === t || n > t.createdAt)) return refused(C);
    if (null === t) return refused(A);
    const r = ofInstruction(t, n.marked).map(({marker: n}) => function(n, e) {
     switch ((0, u.W2)(n)) {
     case "too-early":
      return `Nothing to retry: the last job hasn't ended. \`${e} status\` shows its state.`;

     case "needless":
      return "Nothing to retry: the last job succeeded.";

     case "possible":
      return null;
     }
    }(n, e)).find(n => null !== n);
    if (void 0 !== r) return refused(r);
    const {trigger: i, instructionComment: o} = t.marker;
    return "run" === i.kind ? refused(function(n, e) {
     const {another: t, fixed: r, again: i} = (0, O.c)(n, e);
     return `A workflow requested the latest job. ${"unknown" === n.state ? t : "not-created" === n.state ? r : i}`;
    }(t.marker, e)) : null === o ? refused(x) : {
     kind: "found",
     failed: t,
     instructionComment: o
    };
   }((0, h.SB)(e, n, t), r);
   if ("refused" === i.kind) return i;
   const {failed: o, instructionComment: a} = i, s = t.find(({kind: n, id: e}) => n === a.kind && e === a.id), c = {
    thread: n.thread.number,
    may: async e => (0, E.Ft)(e, n.comment.author) || (0, E.Nn)(e, r),
    listed: s
   }, l = await (0, E.dx)(a, o.marker, c, r);
   if ("read" !== l.kind) return refused(U[l.kind]);
   const {cut: d, command: m} = l, w = function({request: n, jobId: e, pullRequest: t, group: r}, {to: i}) {
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
   }(o.marker, m), {place: f} = l.comment;
   return {
    kind: "instruction",
    text: m.text,
    cut: d,
    place: f,
    instructionComment: a,
    to: w,
    failed: o
   };
  }
  const U = {
   gone: "The comment with the instruction is no longer in this thread. Write it again.",
   changed: "The comment with the instruction was edited. Write it again.",
   unclear: "GitHub didn't say whether the comment with the instruction came by e-mail. Try again later, or write it again.",
   "not-permitted": "The author of the instruction may not start jobs here. Post the instruction yourself."
  };
  function ofInstruction(n, e) {
   const t = n.marker.instructionComment;
   return e.filter(e => {
    const {instructionComment: r} = e.marker, i = null !== t && r?.kind === t.kind && r.id === t.id;
    return e.id === n.id || i;
   });
  }
  function inOrder(n) {
   return n.toSorted((n, e) => (0, c.un)(n) - (0, c.un)(e));
  }
  var W = t(500), P = t(4544), F = t(459), M = t(549), z = t(8515), H = t(9788), N = t(2431);
  function sharedBy({comment: n}, e) {
   const {bot: t, login: r} = n.author;
   return {
    group: (0, R.wD)({
     command: e.settings.command
    }),
    ...(0, H.L6)(t ? null : r, e)
   };
  }
  async function afterEarlierClaim(n, {own: e, login: t}, r) {
   const i = (0, c.Hb)(e, n.comment);
   if (null === i) return skipped("already-claimed", (0, h.Ck)(e, n) ? w.RY : w.kD);
   const o = (0, u.yW)(i.marker, r.run), a = (0, u.al)(i.marker, {
    isRerun: o,
    own: e,
    now: r.clock.now()
   }), s = skipped("already-claimed", `Another run has claimed this comment; its state is at ${i.url}`);
   if ("already-claimed" === a.kind) return s;
   const l = function(n, {intent: e, login: t}, r) {
    const {run: i} = r, {reviewer: o, ...a} = n.marker, s = void 0 === a.group ? {} : sharedBy(e, r), c = new Date((0, 
    H.Bz)(r)).toISOString(), l = (0, u.yW)(a, i) ? {
     attempt: i.attempt,
     watchedUntil: c
    } : {};
    return recordFor({
     intent: e,
     base: {
      ...a,
      ...s,
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
     ...(0, z.eq)(T.SD),
     endedAt: null
    };
    return r.settings.dryRun || await (0, g.WU)(l, n, {
     kind: "other"
    }, r), s;
   }
   return r.settings.dryRun ? (0, W.v2)(a) : (0, M.dB)({
    ...taskFor(n, l),
    usage: await (0, F.F)(r)
   }, a, r);
  }
  function recordFor({intent: {comment: n, thread: e}, login: t, ...r}, i) {
   return (0, N.zv)({
    ...r,
    ours: (0, c.nO)(t, i),
    conversation: {
     thread: e.number,
     review: n.review
    },
    origin: "review-comment" === n.kind ? n.url : null
   });
  }
  function taskFor({comment: n}, e) {
   return (0, j.eI)({
    request: {
     kind: "remembered",
     instruction: "",
     prompt: null
    },
    record: e,
    causedBy: n,
    requester: n.author.login
   });
  }
  var G = t(4510), Q = t(2090), _ = t(1582);
  function neededBy(n, e) {
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
     const {to: t} = n, r = function(n, {thread: e}) {
      switch (n) {
      case "continue":
       return "everywhere";

      case "new-job":
       return "since";

      case null:
       return "pull-request" === e.kind ? "conversation" : "since";
      }
     }(t, e);
     return {
      extent: r,
      outline: "continue" !== t,
      mayAddToOpen: null === t,
      mayFollowUp: "new-job" !== t
     };
    }
   }
  }
  async function prepare(n, e, r) {
   const {intent: i, cut: o} = e, a = `${null === o ? "" : `${_.U[o]}\n\n`}${function({settings: n}) {
    const e = n.allowedUsers.length > 0 || n.allowedBots.length > 0;
    return (0, G.BK)(n.command, {
     permission: n.permission,
     allowsOthers: e
    });
   }(r)}`;
   switch (n.kind) {
   case "help":
    return () => (0, P.e)(i, a, r);

   case "slip":
    return () => (0, P.IQ)(i, `${(0, G.oX)(n, r.settings.command)}\n\n${a}`, r);

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
     const {late: t, ...i} = await async function({text: n, to: e}, t, r) {
      const {intent: i, cut: o} = t, {kind: a, id: s, place: u} = i.comment, l = (0, p.zY)(t.withoutLink, r), d = async function(n, {again: e, ...t}, r) {
       const {intent: i, own: o, comments: a, login: s} = t, {thread: u} = i, l = (0, c.nO)(s ?? "", r), forNewJob = () => (0, 
       k.Ee)(t.listed, (0, R.wD)({
        command: r.settings.command
       }), r), [d = null] = "issue" === u.kind ? [] : a.flatMap(n => {
        const e = null === n.review ? (0, q.cm)(n, l) : null;
        return null === e ? [] : [ {
         ...e,
         createdAt: n.createdAt,
         pullRequest: u.url
        } ];
       });
       if (t.withoutLink.length > 0 && "new-job" !== n) {
        const [i, o] = await Promise.all([ askedOfLate(e, t, r), null === n ? forNewJob() : null ]), a = i ?? o;
        if (null !== a) return a;
       }
       const m = function(n, {own: e, handover: t}) {
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
            at: (0, c.un)(n)
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
        own: (0, h.SB)(o, i, a),
        handover: d
       });
       switch (m.kind) {
       case "new-job":
        return forNewJob();

       case "nothing":
        return refused((0, $.MQ)(m.unfinished, r.settings.command));

       case "job":
        return askedOfJob(m, t, r);
       }
      }(e, {
       ...t,
       again: l
      }, r), m = null !== t.listed || null === e && t.withoutLink.length > 0 || "job" === (await d).kind, [w, f] = await Promise.all([ d, m ? contextOf(t, r) : K ]), {links: g} = await l;
      return "refused" === w.kind ? {
       ...w,
       late: g
      } : {
       kind: "instruction",
       text: n,
       cut: o,
       place: u,
       instructionComment: {
        kind: a,
        id: s
       },
       to: w,
       context: f,
       failed: null,
       late: g
      };
     }(n, e, r);
     return async n => {
      const o = await requestOf(i, {
       ...e,
       login: n
      }, r);
      return "ready" === o.kind ? {
       ...o,
       late: t
      } : (await correct(t, {
       ...e,
       login: n
      }, r), o);
     };
    }

   case "retry":
    {
     const n = await async function(n, e) {
      const [t, r, i] = await Promise.all([ findRetry(n, e), (0, k.Ee)(n.listed, (0, R.wD)({
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
  async function correct(n, {comments: e, intent: r, login: i}, o) {
   if (0 === n.length || o.settings.dryRun) return;
   const {correctLate: a} = await t.e(479).then(t.bind(t, 9479)), s = e.map(n => ({
    ...n,
    thread: r.thread.number
   }));
   await a(n, {
    ours: (0, c.nO)(i, o),
    listed: s
   }, o);
  }
  const K = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: {context: n}, outline: e}, {run: t, repository: r}) {
   if (null === n) return K;
   const i = {
    repository: r,
    name: t.repository
   };
   return null === e ? (0, s.g7)(n.thread, i) : (0, s.fY)(n.thread, e, i);
  }
  async function requestOf(n, e, t) {
   const {intent: r, login: i, standing: o} = e;
   if ("refused" === n.kind) return (0, P.IQ)(r, n.sentence, t);
   const a = "follow-up" === n.to.kind ? await askedOfJob(n.to.job, e, t) : n.to;
   if ("refused" === a.kind) return (0, P.IQ)(r, a.sentence, t);
   const s = await (0, F.k)({
    login: i
   }, t), u = (0, Q.w)(s);
   if (null !== u) return t.settings.dryRun || await (0, P.IQ)(r, u, t), skipped("over-budget", u);
   const {text: c, cut: l, instructionComment: d, failed: m} = n, [w, f] = "message" === a.kind ? [ "", K ] : [ o, n.context ], h = {
    standing: w,
    instruction: c,
    cut: l,
    read: f,
    place: null === r.context ? null : n.place
   }, k = await (0, b.lm)(h, t), p = `${r.thread.kind.replace("-", " ")} #${r.thread.number}`;
   return {
    kind: "ready",
    request: (0, b.Ue)({
     instruction: c,
     prompt: k
    }, a, p),
    instructionComment: d,
    usage: s,
    failed: m,
    login: i,
    late: []
   };
  }
  async function runComment(n, e) {
   const t = await async function({comment: n}, e) {
    if ((0, d.P8)(n.body) && await e.repository.viewer() === n.author.login) return skipped("own-comment", "The comment is one of our own.");
    const {command: t} = e.settings, o = (0, r.W3)(n.body, t);
    return null !== o ? o : skipped("not-a-command", (0, i.U)(n.body, t) ? w.kW : "The comment is not a command.");
   }(n, e);
   if ("skipped" === t.kind) return t;
   const s = await async function(n, e, t) {
    try {
     return await async function(n, e, t) {
      const {comment: i, sender: o} = n;
      if (o.id !== i.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
      const {repository: s} = t, l = (0, a.G)(i.author, t.settings, s);
      if (!y.includes(i.association)) {
       const e = await l;
       if (!e.permitted) return refuse(e, n, t);
      }
      const [d, b, j, v, O, A, C] = await Promise.allSettled([ l, s.causingComment(i), readThread(n, e.extent, t), e.outline ? outlineOf(n, s) : null, e.mayAddToOpen ? (0, 
      k.xO)(t) : null, e.mayBeCut ? (0, m.$)(i.nodeId, t) : null, e.mayFollowUp && (0, 
      p.VI)(n, t) ? (0, p.Kj)(t) : [] ]), x = unwrap(d);
      if (!x.permitted) return refuse(x, n, t);
      const I = {
       ...unwrap(j),
       outline: unwrap(v),
       listed: unwrap(O),
       cut: unwrap(A)
      }, T = x.mayWrite ? (0, p.u)(unwrap(C), I, t) : [], q = {
       kind: "passed",
       intent: n,
       ...I,
       withoutLink: T
      }, R = unwrap(b), $ = (0, c.Hb)(q.own, i);
      if (null !== $ && (0, u.yW)($.marker, t.run)) return q;
      const B = R ?? await async function(n, e) {
       const {comment: t} = n, r = await (0, f.B)(t, e);
       if (null !== r) return r;
       if ((await (0, h.TK)(n, "since", e.repository)).some(({kind: n, id: e}) => n === t.kind && e === t.id)) throw (0, 
       w.d5)();
       return null;
      }(n, t);
      return function(n, {intent: {comment: e}, cut: t}, {settings: i}) {
       const textOf = ({body: n}) => null === t ? n.replace(/\r\n?/g, "\n") : (0, r.lE)(n, i.command)?.text;
       return null !== n && textOf(n) === textOf(e) && n.authorId === e.author.id;
      }(B, q, t) ? q : async function(n, {intent: e, own: t}, r) {
       return null === n ? skipped("changed", "Nothing was started: the comment was deleted.") : (r.settings.dryRun || (0, 
       h.Ck)(t, e) || await (0, g.lC)(e.comment, "confused", r), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
      }(B, q, t);
     }(n, e, t);
    } catch (n) {
     throw (0, l.LM)((0, l.wz)(n), {});
    }
   }(n, function({whole: n, paragraph: e}, t) {
    return {
     ...neededBy("retry" === e?.kind ? e : n, t),
     mayBeCut: null !== e
    };
   }(t, n), e);
   if ("skipped" === s.kind) return s;
   const O = (0, r.Z)(t, s.cut);
   "instruction" === O.kind && (0, b.SU)(O.text);
   const A = "instruction" !== O.kind && "retry" !== O.kind || null === n.standing ? "" : await (0, 
   b.o$)(n.standing, e), {own: C, login: x} = s;
   if ((0, h.Ck)(C, n) && null !== x) return afterEarlierClaim(n, {
    own: C,
    login: x
   }, e);
   const I = await async function(n, e, t) {
    if (t.settings.dryRun) {
     const r = e.login ?? await t.repository.viewer();
     return (await prepare(n, e, t))(r);
    }
    if (t.runner.cancelled.aborted) throw new l.dz([ w.Fx ]);
    return async function(n, e, t) {
     const {intent: r} = e, [i, a] = await Promise.allSettled([ (0, o.B7)(r.comment, t.settings.claimReaction, t), prepare(n, e, t) ]);
     if ("rejected" === i.status) return async function(n, e, t) {
      if ("unavailable" !== (0, l.wz)(e).failure) throw e;
      const r = await async function(n, e) {
       try {
        const t = await e.repository.viewer(), r = await (0, h.jU)(n, {
         extent: "since",
         login: t
        }, e);
        return null === (0, c.Hb)(r, n.comment) ? null : {
         own: r,
         login: t
        };
       } catch (n) {
        return (0, l.wz)(n), null;
       }
      }(n, t);
      if (null !== r) return afterEarlierClaim(n, r, t);
      throw t.runner.cancelled.aborted || await (0, g.lC)(n.comment, "confused", t), e;
     }(r, i.reason, t);
     const {created: s, login: u} = i.value;
     if (s) return (0, P.M_)(r, () => unwrap(a)(u), t);
     return afterEarlierClaim(r, {
      own: await (0, h.jU)(r, {
       extent: "since",
       login: u
      }, t),
      login: u
     }, t);
    }(n, e, t);
   }(O, {
    ...s,
    standing: A
   }, e);
   if ("ready" !== I.kind) return I;
   if (e.settings.dryRun) return (0, W.PA)(I.request, I.usage);
   const T = await (0, P.M_)(n, () => (0, v.n)(function({request: n, usage: e, instructionComment: t, login: r}, {intent: i}, o) {
    const a = recordFor({
     intent: i,
     base: {
      ...(0, H.Sw)(o),
      trigger: {
       kind: i.comment.kind,
       id: i.comment.id
      },
      instructionComment: t,
      instructionHash: (0, R.xH)(n.instruction),
      request: "job",
      head: null,
      ..."message" === n.kind && null === n.into ? {} : sharedBy(i, o)
     },
     comment: null,
     instruction: (0, b.ij)(n),
     login: r
    }, o);
    return {
     ...(0, j.ah)(taskFor(i, a), n),
     usage: e
    };
   }(I, {
    intent: n
   }, e), e), e), [q, $] = await Promise.allSettled([ sendOpen(T, {
    ...I,
    intent: n
   }, e), correct(I.late, {
    ...s,
    login: I.login
   }, e) ]), B = unwrap(q);
   return unwrap($), B;
  }
  async function sendOpen({task: n, send: e}, {failed: t, login: r, intent: i}, a) {
   const s = n.record.comment, c = null === t ? null : await async function(n, e, t) {
    const r = "not-created";
    try {
     const {created: e} = await (0, o.B7)(n, (0, u.xV)(n.marker), t, {
      unclear: ""
     });
     if (e) return null;
    } catch (n) {
     return {
      state: r,
      problem: t.runner.cancelled.aborted ? T.yv : (0, l.wz)(n)
     };
    }
    const i = await async function(n, {own: e, intent: t, login: r}, i) {
     const {marked: o} = await (0, h.jU)(t, {
      extent: "everywhere",
      login: r
     }, i), a = inOrder(ofInstruction(n, o));
     return a.slice(a.findIndex(({kind: e, id: t}) => e === n.kind && t === n.id) + 1).filter(({id: n}) => n !== e?.id);
    }(n, e, t).catch(() => []), a = (0, u.H)(i.filter(({marker: n}) => n.state !== r)) ?? (0, 
    u.H)(i);
    return null === a ? {
     state: r,
     problem: I,
     answered: "taken"
    } : {
     state: r,
     problem: (s = a.url, {
      message: `This job was already retried: ${s}`,
      hint: "That comment shows the result."
     }),
     answered: "taken",
     takenBy: a.url
    };
    var s;
   }(t, {
    own: s,
    intent: i,
    login: r
   }, a);
   if (null === c) return e();
   const d = await (0, j.P0)(n, {
    view: c,
    job: null
   }, a);
   return void 0 === c.answered ? d : {
    kind: "helped",
    sentence: `Nothing was started. ${(0, l.fI)(c.problem)}`
   };
  }
 })
};