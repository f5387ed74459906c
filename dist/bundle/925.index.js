"use strict";

exports.id = 925, exports.ids = [ 925, 316 ], exports.modules = {
 7316: ((n, e, t) => {
  t.d(e, {
   IQ: () => refuseInThread,
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => l,
   ZF: () => answer,
   e: () => answerInThread
  });
  var r = t(3916), i = t(3758), o = t(8923), s = t(5281), a = t(7650), u = t(1673);
  class AnsweredError extends Error {
   constructor(n) {
    super("The command has been answered.", {
     cause: n
    });
   }
  }
  async function answerInThread(n, e, t, r = {}) {
   if (t.settings.dryRun) return (0, s.ML)(e);
   const {url: i} = await answer(n, e, t, r);
   return {
    kind: "helped",
    sentence: `Answered at ${i}`
   };
  }
  async function answer(n, e, t, {reaction: r = "+1", ...i} = {}) {
   const o = await writeAnswer(n, e, t, i);
   try {
    await (0, a.lC)(n.comment, r, t);
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
  async function writeAnswer({comment: n, thread: e}, t, {repository: r}, {ends: i = [], request: s = null, ...a} = {}) {
   const u = {
    comment: n.id,
    ...0 === i.length ? {} : {
     ends: i
    },
    ...null === s ? {} : {
     request: s
    }
   }, l = {
    thread: e.number,
    review: n.review
   };
   return r.createComment(l, (0, o.BG)(u, t), a);
  }
  const l = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(n, e, t) {
   try {
    return await e();
   } catch (e) {
    if (e instanceof AnsweredError) throw e.cause;
    throw e instanceof r._7 || await async function(n, e, t) {
     if (await (0, a.lC)(n.comment, "confused", t), t.runner.cancelled.aborted) return;
     const o = (e instanceof r.ro ? (0, r.GW)(e) : [ c ]).map(r.fI).join("\n");
     try {
      const r = e instanceof u.G ? e.request : null;
      await writeAnswer(n, `**Nothing was started.** ${l}\n\n${(0, i.TL)(o)}`, t, {
       request: r
      });
     } catch (n) {
      t.runner.warning(`Could not report the failure in the thread: ${(0, r.fI)((0, r.wz)(n))}`);
     }
    }(n, e, t), function(n) {
     const withAdvice = ({message: n, hint: e}) => ({
      message: n,
      hint: `${e} ${l}`
     });
     return n instanceof r.dz ? new r.dz(n.problems.map(withAdvice), n) : n instanceof r._7 ? new r._7({
      status: n.status,
      ...withAdvice(n),
      cause: n
     }) : n instanceof r.pU ? (0, r.LM)(n, {
      advice: l
     }) : n;
    }(e);
   }
  }
  const c = {
   message: "This is a bug in docs-agent.",
   hint: "See the log of the run."
  };
 }),
 7925: ((n, e, t) => {
  t.d(e, {
   runComment: () => runComment
  });
  var r = t(3916), i = t(4452), o = t(8923), s = t(9153), a = t(5790);
  function isQuoted(n) {
   return /^ {0,3}>/.test(n);
  }
  function isBlank(n) {
   return "" === n.trim();
  }
  function isMarkdownBlank(n) {
   return /^[ \t]*$/.test(n);
  }
  function endsWithColon(n) {
   return /[:：]$/.test(n.trimEnd());
  }
  const u = /^ {0,3}[-‐-—]{5,}[ \t\u00A0]*(\p{L}.{0,80}?)[-‐-—]{5}/u, l = /^ {0,3}[-‐-—]{4}[ \t\u00A0]*\p{L}/u, c = /^(?:BEGIN|END) [A-Z]/, d = /^ {0,3}_{20,}\s*$/;
  const m = /^ {0,3}\*{0,2}[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,30}(?: [\p{L}\p{M}'’.-]{1,30}){0,2}\*{0,2}[ \u00A0\u202F]?(?:：|:(?=[\s*]|$)|(?<=\p{Lo}):)\*{0,2}/u;
  function isLabelled(n) {
   return m.test(n);
  }
  const f = /[<[(](?:mailto:)?[^\s@<>[\]()]+@[^\s@<>[\]()]+[>\])]/i, h = /[^\s@]@[^\s@]*\.\p{L}{2}/u, w = /(?<!\p{Nd})(?:(?:19|20)[0-9]{2}|(?![0-9])\p{Nd}{4})(?!\p{Nd})/u, p = /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u, g = /(?<!\p{Nd})\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}(?!\p{Nd})/u, k = /(?<![\p{Nd}.])\p{Nd}{1,2}(?:[:：h]\p{Nd}{2}|\.\p{Nd}{2}(?!\.\p{Nd}))(?!\p{Nd})/u, y = /\[[\w.-]+\/[\w.-]+\]|^\s*\p{L}{1,5}[ \u00A0]?[:：]\s/u;
  function holdsAddress(n) {
   return n.includes("@") && h.test(n);
  }
  function holdsDate(n) {
   return w.test(n) && p.test(n) || g.test(n);
  }
  function holdsDateAndTime(n) {
   return k.test(n) && holdsDate(n);
  }
  const b = 4, v = 3;
  function isMailHeader(n) {
   if (n.length < 2) return !1;
   const e = n.map(n => n.replace(m, "")), t = e.filter(n => f.test(n)).length, r = t > 0 ? 2 * Math.min(t, 2) : Number(e.some(holdsAddress)), i = e.some(holdsDateAndTime) ? 2 : Number(e.some(holdsDate));
   return r + i + (e.some(n => y.test(n)) ? 2 : 0) + (2 === i && n.length >= b ? 1 : 0) >= v;
  }
  function placeOf(n, e, t) {
   let r = e;
   for (;r < n.length && !t(n[r] ?? ""); ) r += 1;
   return r;
  }
  const A = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/, O = /(?:^|\s)(`{3,}|~{3,})[^\s`]*\s*$/, x = /^\s*(`{3,}|~{3,})[ \t]*$/;
  function inFences(n) {
   const e = new Array(n.length).fill(!1);
   let t = null;
   for (let r = 0; r < n.length; r += 1) {
    const i = n[r] ?? "";
    if (i.includes("```") || i.includes("~~~")) if (null === t) {
     const n = (0 === r ? O : A).exec(i)?.[1];
     void 0 !== n && (t = {
      at: r,
      fence: n
     });
    } else x.exec(i)?.[1]?.startsWith(t.fence) && (e.fill(!0, t.at, r + 1), t = null);
   }
   return e;
  }
  const j = "-- ", C = 3, I = /^\s*[-‐-—_]/, $ = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, B = /[@\p{Nd}]/u;
  function withoutTail(n) {
   const e = {
    lines: n.map(n => n.replace($, "")),
    fenced: inFences(n)
   }, {end: t, kind: r} = function(n) {
    const {lines: e, fenced: t} = n;
    for (let r = 1; r < e.length; r += 1) {
     const i = e[r] ?? "";
     if (i === j && !t[r]) return {
      end: r,
      kind: "signature"
     };
     if ("" === i || isQuoted(i)) continue;
     const o = labelledFrom(e, r);
     if (isMailHeader(o)) return {
      end: beginOfHeader(e, r),
      kind: "mail"
     };
     if (r += Math.max(o.length, 1) - 1, isDrawn(n, r)) return {
      end: r,
      kind: "mail"
     };
     if (endsAttribution(n, r)) return {
      end: beginOfParagraph(e, r),
      kind: "mail"
     };
    }
    return {
     end: e.length,
     kind: null
    };
   }(e), i = function(n, e) {
    let t = e;
    for (;;) {
     const e = firstOfQuotation(n, t);
     if (e === t || !announcesOnly(n.lines, e - 1)) return e;
     t = e - 1;
    }
   }(e, t), o = [];
   return i < t && o.push("quotation"), null !== r && o.push(r), {
    lines: n.slice(0, i),
    leftOut: o
   };
  }
  function announcesOnly(n, e) {
   return !(e < 1 || !endsWithColon(n[e] ?? "")) && (isBlank(n[e - 1] ?? "") && isBlank(n[e + 1] ?? "") || n.slice(0, e).every(isBlank));
  }
  function isDrawn({lines: n, fenced: e}, t) {
   const r = n[t] ?? "";
   return !e[t] && I.test(r) && (function(n) {
    const e = u.exec(n)?.[1];
    return void 0 !== e && !c.test(e) || d.test(n) || function(n) {
     return l.test(n) && /^[-‐-—]{4}$/.test(n.trimEnd().slice(-4)) && (holdsAddress(n) || holdsDate(n));
    }(n);
   }(r) || function(n, e) {
    return /^\s*(?:—|--)\s*$/.test(n) && e.trimStart().startsWith("Reply to this email directly");
   }(r, n[t + 1] ?? ""));
  }
  function labelledFrom(n, e) {
   let t = e;
   for (;t < n.length && isLabelled(n[t] ?? ""); ) t += 1;
   return n.slice(e, t);
  }
  function beginOfHeader(n, e) {
   const t = beginOfParagraph(n, e), r = n.slice(t, e).findIndex(isLabelled);
   return r < 0 ? e : t + r;
  }
  function beginOfParagraph(n, e) {
   let t = e;
   for (;t > 1 && !isBetween(n[t - 1] ?? ""); ) t -= 1;
   return t;
  }
  function isBetween(n) {
   return isBlank(n) || isQuoted(n) || function(n) {
    return A.test(n) || x.test(n);
   }(n);
  }
  function endsAttribution({lines: n, fenced: e}, t) {
   if (!endsWithColon(n[t] ?? "")) return !1;
   const [r = "", i = ""] = n.slice(t + 1, t + 3), o = isQuoted(r) || isBlank(r) && isQuoted(i);
   if (e[t] && !o) return !1;
   const s = o ? beginOfParagraph(n, t) : Math.max(1, t - C + 1), a = n.slice(s, t + 1), u = a.slice(a.findLastIndex(isBetween) + 1).join(" ");
   return !!B.test(u) && (e[t] ? holdsAddress(u) : o ? holdsAddress(u) || holdsDateAndTime(u) : holdsAddress(u) && holdsDateAndTime(u) || function(n) {
    return n.includes("@") && f.test(n);
   }(u) && holdsDate(u));
  }
  function firstOfQuotation({lines: n, fenced: e}, t) {
   const isOwn = t => !0 === e[t] || !(isBlank(n[t] ?? "") || isQuoted(n[t] ?? ""));
   let r = t;
   for (;r > 1 && !isOwn(r - 1); ) r -= 1;
   return n.slice(r, t).some(isQuoted) ? r : t;
  }
  var T = t(1916), N = t(3969);
  const q = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, D = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u, S = 2, L = s.tX.map(({name: n}) => n), R = L.filter(n => n.length >= 5);
  function isNear(n, e) {
   return editsBetween(n, e) <= 1;
  }
  function editsBetween(n, e) {
   return Math.abs(n.length - e.length) > S ? Number.POSITIVE_INFINITY : function(n, e) {
    const t = [ ...e ].findIndex((e, t) => e !== n[t]);
    return t >= 0 && n === `${e.slice(0, t)}${e[t + 1] ?? ""}${e[t] ?? ""}${e.slice(t + 2)}`;
   }(n, e) ? 1 : (0, T.Io)(n, e);
  }
  function suggestion(n, e) {
   const [t] = e.map(e => ({
    name: e,
    edits: editsBetween(n, e)
   })).filter(({edits: n}) => n <= S).sort((n, e) => n.edits - e.edits);
   return t?.name ?? null;
  }
  function readCommand(n, e) {
   const t = n.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n").split("\n"), r = new RegExp(`^ {0,3}${RegExp.escape(e)}(?=\\s|$)`, "i"), i = function(n) {
    const e = n.findIndex(n => !isBlank(n) && !isQuoted(n)), t = n.slice(0, Math.max(e, 0)), r = t.findLastIndex(isQuoted);
    return r >= 0 && !t.slice(r).some(isMarkdownBlank) ? n.length : e;
   }(t), o = t[i] ?? "";
   if (!r.test(o)) return null;
   const u = t.slice(i);
   return function(n) {
    const e = placeOf(n, 0, n => isBlank(n) || isQuoted(n));
    if (!endsWithColon(n[e - 1] ?? "")) return !1;
    const t = placeOf(n, e, n => !isBlank(n));
    if (!isQuoted(n[t] ?? "")) return !1;
    const r = n.slice(0, e).join(" ");
    return placeOf(n, t, n => !(isBlank(n) || isQuoted(n))) < n.length || holdsAddress(r) || holdsDateAndTime(r);
   }(u) ? null : function(n, e) {
    const t = function(n) {
     const [e, t = ""] = n.split(/\s+(.*)/s), r = s.tX.find(n => n.name === e);
     if (void 0 === r) return null;
     switch (r.takes) {
     case "instruction":
      return null;

     case "nothing":
      return "" === t ? {
       kind: r.name
      } : null;

     case "period":
      {
       if ("" === t) return {
        kind: r.name,
        period: null
       };
       const n = (0, a.e0)(t);
       return "value" in n ? {
        kind: r.name,
        period: n.value
       } : null;
      }
     }
    }(n.trim().toLowerCase());
    if ("retry" === t?.kind && function(n) {
     const {lines: e, leftOut: t} = withoutTail([ "", ...n ]);
     return e.filter(n => !isBlank(n)).length > (t.includes("mail") ? 1 : 0);
    }(e.slice(1))) return {
     kind: "slip",
     about: "text",
     words: n.trim(),
     nearest: "retry"
    };
    if (null !== t) return t;
    const {to: r, text: i} = function(n) {
     const [e = "", t = ""] = n.trimStart().split(/\s+(.*)/s);
     for (const n of s.tX) if ("instruction" === n.takes && n.name === e.toLowerCase()) return {
      to: n.name,
      text: t
     };
     return {
      to: null,
      text: n
     };
    }(n), {lines: o, leftOut: u} = withoutTail(e.with(0, i)), l = o.findIndex(n => !isBlank(n));
    if (l < 0) return {
     kind: "help"
    };
    const c = o.findLastIndex(n => !isBlank(n)), d = null === r ? function(n, {alone: e}) {
     const t = n.replace(q, "").trim(), r = t.toLowerCase().split(/\s+/), [i = "", o = ""] = r, slip = (n, e) => ({
      kind: "slip",
      about: n,
      words: t,
      nearest: e
     });
     if (a = i, s.Vy.some(n => a.startsWith(n) && /^[.!?,]*$/.test(a.slice(n.length))) && r.length <= (e ? 3 : 1)) return slip("cancel", "status");
     var a;
     if (1 === r.length) {
      const n = R.find(n => isNear(i, n));
      if (void 0 !== n) return slip("name", n);
      const r = function(n) {
       let [e, t] = [ 0, n.length ];
       for (;e < t && D.test(n.charAt(e)); ) e += 1;
       for (;t > e && D.test(n.charAt(t - 1)); ) t -= 1;
       return n.slice(e, t);
      }(i), o = "" !== t && (/^[a-z]*$/.test(r) || !/[\p{L}\p{N}]/u.test(r));
      return e && o ? slip("word", suggestion(r, L) ?? "help") : null;
     }
     if (2 !== r.length) return null;
     if ("report" === i) {
      const n = suggestion(o, N.nR);
      return e || null !== n ? slip("period", null === n ? "report" : `report ${n}`) : null;
     }
     const u = e ? R.find(n => i !== n && isNear(i, n)) : void 0;
     return void 0 === u ? null : slip("name", u);
    }(o[l] ?? "", {
     alone: l === c
    }) : null;
    return d ?? {
     kind: "instruction",
     to: r,
     text: o.slice(l, c + 1).join("\n").trimEnd(),
     leftOut: u
    };
   }(o.replace(r, "").trimStart(), u);
  }
  var W = t(2889), F = t(5281), P = t(7893), E = t(1059), M = t(2818), Q = t(1673), _ = t(7316), H = t(6021), z = t(4326), U = t(9580), G = t(3795), J = t(7650), X = t(151);
  const K = [ "OWNER", "MEMBER", "COLLABORATOR" ];
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
   return t.settings.dryRun || await (0, J.lC)(e, "-1", t), skipped(n.reason, `Nothing was started: ${n.sentence}`);
  }
  async function readThread(n, e, t) {
   const {repository: r} = t, s = (0, X.TK)(n, e, r), a = "since" !== e || (await s).some(({body: n}) => void 0 !== (0, 
   i.tn)(n)), [u, l] = await Promise.all([ a ? r.viewer() : null, s ]);
   return {
    own: (0, o.D5)(l, (0, o.nO)(u ?? "", t)),
    comments: l,
    withDiff: (0, X.By)(n, e),
    login: u
   };
  }
  async function outlineOf({context: n}, e) {
   return null === n || "issue" === n.thread.kind ? null : (0, H.pm)(n.thread, e);
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
  var Y = t(7824), V = t(867), Z = t(1592), nn = t(163), en = t(9871), tn = t(1115), rn = t(7612);
  function sharedBy({comment: n}, e) {
   const {bot: t, login: r} = n.author;
   return {
    group: (0, Y.wD)({
     command: e.settings.command
    }),
    ...(0, rn.L6)(t ? null : r, e)
   };
  }
  async function afterEarlierClaim(n, {own: e, login: t}, r) {
   const i = (0, o.Hb)(e, n.comment);
   if (null === i) return skipped("already-claimed", (0, X.Ck)(e, n) ? P.RY : P.kD);
   const s = (0, U.yW)(i.marker, r.run), a = (0, U.al)(i.marker, {
    isRerun: s,
    own: e,
    now: r.clock.now()
   }), u = skipped("already-claimed", `Another run has claimed this comment; its state is at ${i.url}`);
   if ("already-claimed" === a.kind || "wait" === a.kind) return u;
   const l = function(n, {intent: e, login: t}, r) {
    const {run: i} = r, {reviewer: o, ...s} = n.marker, a = void 0 === s.group ? {} : sharedBy(e, r), u = new Date((0, 
    rn.Bz)(r)).toISOString(), l = (0, U.yW)(s, i) ? {
     attempt: i.attempt,
     watchedUntil: u
    } : {};
    return recordFor({
     intent: e,
     base: {
      ...s,
      ...a,
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
     ...(0, nn.eq)(Z.SD),
     endedAt: null
    };
    return r.settings.dryRun || await (0, J.WU)(l, n, {
     kind: "other"
    }, r), u;
   }
   return r.settings.dryRun ? (0, F.v2)(a) : (0, en.dB)({
    ...taskFor(n, l),
    usage: await (0, tn.F)(r)
   }, a, r);
  }
  function recordFor({intent: {comment: n, thread: e}, login: t, ...r}, i) {
   return (0, V.zv)({
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
   return (0, E.eI)({
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
   return void 0 === i || o.length > 0 ? null : (0, U.yW)(i.marker, r) && "wait" === (0, 
   U.jf)(i.marker, n).kind ? i : null;
  }
  var on = t(5095), sn = t(9844), an = t(7879), un = t(5411);
  function jobOf({job: n, pullRequest: e, thread: t}) {
   return {
    jobId: n,
    pullRequest: e,
    origin: t ?? null
   };
  }
  const ln = 3e5;
  function isAttended(n, e) {
   return e - Date.parse(n.sentAt ?? n.askedAt) <= ln && ("starting" === n.state || (0, 
   U.Df)(n, e));
  }
  var cn = t(9281), dn = t(1661);
  async function askedOfJob(n, e, t) {
   const {jobId: i, pullRequest: o} = n, s = (0, un.uM)(o, t), [a, u] = await Promise.all([ busyWith(n, {
    ...e,
    link: s
   }, t), null === s ? null : (0, un.Qm)(s, t) ]);
   if (null !== a) return refused((0, dn.Bc)(a));
   if ("failed" === u?.kind && (0, r.WG)(u.error)) return refused(dn.yn);
   const l = "shown" === u?.kind ? u.pull : null;
   if (null !== l && "open" !== l.state) {
    const n = null !== s && (0, un.$L)(s, t) ? `#${s.number}` : "its pull request";
    return refused((0, dn.jy)(`${n} is ${l.state}`, t.settings.command));
   }
   return {
    kind: "message",
    job: {
     jobId: i,
     pullRequest: o,
     head: l?.headSha ?? null
    }
   };
  }
  async function busyWith({jobId: n, origin: e}, {intent: {thread: t}, own: r, login: i, withDiff: s, link: a}, u) {
   const l = [ null !== a && (0, un.$L)(a, u) ? a.number : null, e ].find(n => null !== n && n !== t.number) ?? null, c = await Promise.all([ "issue" === t.kind || s ? [] : commentsAt(t.number, "review-comment", u), null === l ? [] : commentsAt(l, "issue-comment", u) ]), {marked: d} = (0, 
   o.D5)(c.flat(), (0, o.nO)(i ?? "", u)), m = function(n, {marked: e}, t) {
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
   return "job" === f.kind && (0, an.UG)(f.job) ? m.url : null;
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
  var mn = t(6224);
  const fn = "Nothing to retry: this thread has no job.", hn = "The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.", wn = "The latest job's status comment names no comment with its instruction. Write it again.", pn = "The comment with the instruction is no longer in this thread. Write it again.", gn = "The comment with the instruction was edited. Write it again.", kn = "The author of the instruction may not start jobs here. Post the instruction yourself.";
  function beside(n) {
   return {
    message: `Another retry was made at the same time: ${n}`,
    hint: "See there first how it ended."
   };
  }
  const yn = {
   message: "Another retry is already running, and its status comment is not in this thread.",
   hint: "If it does not appear within a few minutes, write the instruction again in a new comment."
  };
  async function findRetry({intent: n, own: e, comments: t, waited: r}, i) {
   const o = function({own: n, waited: e}, {settings: {command: t}}) {
    const r = e ?? (0, U.H)(inOrder(n.marked));
    if (n.unreadable.some(({createdAt: n}) => null === r || n > r.createdAt)) return refused(hn);
    if (null === r) return refused(fn);
    const i = ofInstruction(r, n.marked).filter(n => n !== e).map(({marker: n}) => function(n, e) {
     switch ((0, U.W2)(n)) {
     case "too-early":
      return `Nothing to retry: the last job hasn't ended. \`${e} status\` shows its state.`;

     case "needless":
      return "Nothing to retry: the last job succeeded.";

     case "possible":
      return null;
     }
    }(n, t)).find(n => null !== n);
    if (void 0 !== i) return refused(i);
    const {trigger: o, instructionComment: s} = r.marker;
    return "run" === o.kind ? refused(function(n, e) {
     const {another: t, fixed: r, again: i} = (0, mn.c)(n, e), o = "unknown" === n.state ? t : "not-created" === n.state ? r : i;
     return (0, Y.kC)(n) ? `Nothing to retry here. ${o}` : `A workflow requested the latest job. ${o}`;
    }(r.marker, t)) : null === s ? refused(wn) : {
     kind: "found",
     failed: r,
     instructionComment: s
    };
   }({
    own: (0, X.SB)(e, n, t),
    waited: r
   }, i);
   if ("refused" === o.kind) return o;
   const {failed: s, instructionComment: a} = o, u = t.find(({kind: n, id: e}) => n === a.kind && e === a.id), [l, c] = await Promise.allSettled([ i.repository.causingComment(a), void 0 === u ? null : mayAsk(requesterOf(u), n, i) ]), d = unwrap(l);
   if (null === d || d.thread !== n.thread.number) return refused(pn);
   const m = function({body: n}, {instructionHash: e}, t) {
    const r = readCommand(n, t.settings.command);
    return "instruction" !== r?.kind ? null : (0, Y.xH)(r.text) === e ? r : null;
   }(d, s.marker, i);
   if (null === m) return refused(gn);
   const f = {
    id: d.authorId,
    login: d.author,
    bot: d.authorIsBot,
    viaApp: d.viaApp
   };
   if (!((void 0 !== u && isSame(f, requesterOf(u)) ? unwrap(c) : null) ?? await mayAsk(f, n, i))) return refused(kn);
   const {text: h, leftOut: w} = m, p = function({request: n, jobId: e, pullRequest: t, group: r}, {to: i}) {
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
   }(s.marker, m), g = null === r ? s : null;
   return {
    kind: "instruction",
    text: h,
    leftOut: w,
    place: d.place,
    instructionComment: a,
    to: p,
    failed: g
   };
  }
  async function requestedSince(n, {own: e, intent: t, login: r}, i) {
   const {marked: o} = await (0, X.jU)(t, {
    extent: "everywhere",
    login: r
   }, i), s = inOrder(ofInstruction(n, o));
   return s.slice(s.findIndex(({kind: e, id: t}) => e === n.kind && t === n.id) + 1).filter(({id: n}) => n !== e?.id);
  }
  async function mayAsk(n, {comment: e}, t) {
   return !!isSame(n, e.author) || (await (0, G.G)(n, t.settings, t.repository)).permitted;
  }
  function requesterOf({authorId: n, author: e}) {
   return {
    id: n,
    login: e,
    bot: e.endsWith("[bot]"),
    viaApp: null
   };
  }
  function isSame(n, e) {
   return null !== n.id && n.id === e.id && n.login === e.login && n.bot === e.bot && n.viaApp === e.viaApp;
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
    return () => (0, _.e)(i, helpFor(r), r);

   case "slip":
    return () => (0, _.IQ)(i, `${(0, on.oX)(n, r.settings.command)}\n\n${helpFor(r)}`, r);

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
      const {kind: s, id: a, place: u} = r.intent.comment, l = async function(n, e, t) {
       const {intent: r, own: i, comments: s, login: a} = e, {thread: u} = r, l = (0, o.nO)(a ?? "", t), c = "issue" === u.kind ? [] : s.flatMap(n => {
        const e = null === n.review ? (0, cn.cm)(n, l) : null;
        return null === e ? [] : [ {
         ...e,
         createdAt: n.createdAt,
         pullRequest: u.url
        } ];
       }), d = function(n, {own: e, handovers: t}) {
        const r = t.at(-1);
        switch (n) {
        case "new-job":
         return {
          kind: "new-job"
         };

        case null:
         return void 0 === r ? {
          kind: "new-job"
         } : {
          kind: "job",
          ...jobOf(r)
         };

        case "continue":
         return function(n, e) {
          const t = e.slice(-1).map(n => ({
           job: jobOf(n),
           at: Date.parse(n.createdAt)
          })), r = n.marked.flatMap(n => {
           const {jobId: t, outcome: r, pullRequest: i} = n.marker;
           if (null === t || "pull-request" !== r && null === i) return [];
           const s = e.findLast(({job: n}) => n === t)?.thread ?? null;
           return [ {
            job: {
             jobId: t,
             pullRequest: i,
             origin: s
            },
            at: (0, o.un)(n)
           } ];
          }), i = [ ...t, ...r ].toSorted((n, e) => n.at - e.at).at(-1);
          if (void 0 !== i) return {
           kind: "job",
           ...i.job
          };
          const s = n.marked.findLast(({marker: n}) => null !== n.jobId && "started" === n.state);
          return {
           kind: "nothing",
           unfinished: s?.url ?? null
          };
         }(e, t);
        }
       }(n, {
        own: (0, X.SB)(i, r, s),
        handovers: c
       });
       switch (d.kind) {
       case "new-job":
        return (0, z.Ee)(e.listed, (0, Y.wD)({
         command: t.settings.command
        }), t);

       case "nothing":
        return refused((0, dn.MQ)(d.unfinished, t.settings.command));

       case "job":
        return askedOfJob(d, e, t);
       }
      }(t, r, i), c = null !== r.listed || "job" === (await l).kind, [d, m] = await Promise.all([ l, c ? contextOf(r, i) : bn ]);
      return "refused" === d.kind ? d : {
       kind: "instruction",
       text: n,
       leftOut: e,
       place: u,
       instructionComment: {
        kind: s,
        id: a
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
      const [t, r, i] = await Promise.all([ findRetry(n, e), (0, z.Ee)(n.listed, (0, Y.wD)({
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
  const bn = {
   context: null,
   warnings: []
  };
  async function contextOf({intent: {context: n}, outline: e}, {run: t, repository: r}) {
   if (null === n) return bn;
   const i = {
    repository: r,
    name: t.repository
   };
   return null === e ? (0, H.g7)(n.thread, i) : (0, H.fY)(n.thread, e, i);
  }
  async function requestOf(n, e, t) {
   const {intent: r, login: i, waited: o, standing: s} = e;
   if ("refused" === n.kind) return (0, _.IQ)(r, n.sentence, t);
   const a = "follow-up" === n.to.kind ? await askedOfJob(n.to.job, e, t) : n.to;
   if ("refused" === a.kind) return (0, _.IQ)(r, a.sentence, t);
   const u = await (0, tn.k)({
    login: i,
    except: o
   }, t), l = (0, sn.w)(u);
   if (null !== l) return t.settings.dryRun || await (0, _.IQ)(r, l, t), skipped("over-budget", l);
   const {text: c, leftOut: d, instructionComment: m, failed: f} = n, [h, w] = "message" === a.kind ? [ "", bn ] : [ s, n.context ], p = {
    standing: h,
    instruction: c,
    leftOut: d,
    read: w,
    place: null === r.context ? null : n.place
   }, g = await (0, M.lm)(p, t), k = `${r.thread.kind.replace("-", " ")} #${r.thread.number}`;
   return {
    kind: "ready",
    request: (0, M.Ue)({
     instruction: c,
     prompt: g
    }, a, k),
    instructionComment: m,
    usage: u,
    failed: f,
    login: i
   };
  }
  function helpFor({settings: n}) {
   const e = n.allowedUsers.length > 0 || n.allowedBots.length > 0;
   return (0, on.BK)(n.command, {
    permission: n.permission,
    allowsOthers: e
   });
  }
  async function runComment(n, e) {
   const t = await async function({comment: n}, e) {
    if ((0, i.P8)(n.body) && await e.repository.viewer() === n.author.login) return skipped("own-comment", "The comment is one of our own.");
    const {command: t} = e.settings, r = readCommand(n.body, t);
    return null !== r ? r : skipped("not-a-command", (0, W.U)(n.body, t) ? P.kW : "The comment is not a command.");
   }(n, e);
   if ("skipped" === t.kind) return t;
   const s = await async function(n, e, t) {
    const {comment: r, sender: i} = n;
    if (i.id !== r.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
    const {repository: s} = t, a = (0, G.G)(r.author, t.settings, s);
    if (!K.includes(r.association)) {
     const e = await a;
     if (!e.permitted) return refuse(e, n, t);
    }
    const [u, l, c, d, m] = await Promise.allSettled([ a, s.causingComment(r), readThread(n, e.extent, t), e.outline ? outlineOf(n, s) : null, e.mayAddToOpen ? (0, 
    z.xO)(t) : null ]), f = unwrap(u);
    if (!f.permitted) return refuse(f, n, t);
    const h = {
     kind: "passed",
     intent: n,
     ...{
      ...unwrap(c),
      outline: unwrap(d),
      listed: unwrap(m)
     }
    }, w = unwrap(l), p = (0, o.Hb)(h.own, r);
    return null !== p && "waiting" !== p.marker.state && (0, U.yW)(p.marker, t.run) || function({comment: n}, e) {
     const textOf = ({body: n}) => n.replace(/\r\n?/g, "\n");
     return null !== e && textOf(e) === textOf(n) && e.authorId === n.author.id;
    }(n, w) ? h : async function(n, {intent: e, own: t}, r) {
     return null === n ? skipped("changed", "Nothing was started: the comment was deleted.") : (r.settings.dryRun || (0, 
     X.Ck)(t, e) || await (0, J.lC)(e.comment, "confused", r), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
    }(w, h, t);
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
   if ("skipped" === s.kind) return s;
   "instruction" === t.kind && (0, M.SU)(t.text);
   const a = "instruction" === t.kind || "retry" === t.kind, u = a && null !== n.standing ? await (0, 
   M.o$)(n.standing, e) : "", {own: l, login: c} = s, d = a ? leftWaiting(l, n, e) : null;
   if (null === d && (0, X.Ck)(l, n) && null !== c) return afterEarlierClaim(n, {
    own: l,
    login: c
   }, e);
   const m = await async function(n, e, t) {
    const {login: i, waited: s} = e;
    if (t.settings.dryRun) {
     const r = i ?? await t.repository.viewer();
     return (await prepare(n, e, t))(r);
    }
    if (t.runner.cancelled.aborted) throw new r.dz([ P.Fx ]);
    return null !== s && null !== i ? async function(n, e, t) {
     const {intent: r, login: i, waited: s} = e, a = await t.repository.comment(s), u = (0, 
     o.xF)(e.own, s, a, (0, o.nO)(i, t));
     return null === leftWaiting(u, r, t) ? afterEarlierClaim(r, {
      own: u,
      login: i
     }, t) : (await prepare(n, e, t))(i);
    }(n, {
     ...e,
     login: i,
     waited: s
    }, t) : async function(n, e, t) {
     const {intent: i} = e, [s, a] = await Promise.allSettled([ comment_gate_claim(i.comment, t.settings.claimReaction, t), prepare(n, e, t) ]);
     if ("rejected" === s.status) return async function(n, e, t) {
      if ("unavailable" !== (0, r.wz)(e).failure) throw e;
      const i = await async function(n, e) {
       try {
        const t = await e.repository.viewer(), r = await (0, X.jU)(n, {
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
      throw t.runner.cancelled.aborted || await (0, J.lC)(n.comment, "confused", t), e;
     }(i, s.reason, t);
     const {created: u, login: l} = s.value;
     if (u) return (0, _.M_)(i, () => unwrap(a)(l), t);
     return afterEarlierClaim(i, {
      own: await (0, X.jU)(i, {
       extent: "since",
       login: l
      }, t),
      login: l
     }, t);
    }(n, e, t);
   }(t, {
    ...s,
    standing: u,
    waited: d
   }, e);
   if ("ready" !== m.kind) return m;
   if (e.settings.dryRun) return (0, F.PA)(m.request, m.usage);
   const f = await (0, _.M_)(n, () => (0, Q.n)(function({request: n, usage: e, instructionComment: t, login: r}, {intent: i, waited: o}, s) {
    const a = recordFor({
     intent: i,
     base: {
      ...(0, rn.Sw)(s),
      trigger: {
       kind: i.comment.kind,
       id: i.comment.id
      },
      instructionComment: t,
      instructionHash: (0, Y.xH)(n.instruction),
      request: "job",
      head: null,
      ..."message" === n.kind && null === n.into ? {} : sharedBy(i, s)
     },
     comment: o,
     instruction: (0, M.ij)(n),
     login: r
    }, s);
    return {
     ...(0, E.ah)(taskFor(i, a), n),
     usage: e
    };
   }(m, {
    intent: n,
    waited: d
   }, e), e), e);
   return async function({task: n, send: e}, {failed: t, login: i, intent: o}, s) {
    const a = n.record.comment, u = null === t ? null : await async function(n, e, t) {
     const i = "not-created", [o, s] = await Promise.allSettled([ comment_gate_claim({
      kind: n.kind,
      id: n.id
     }, U.Wx, t, {
      unclear: ""
     }), requestedSince(n, e, t) ]);
     if ("fulfilled" === o.status && !o.value.created) {
      const r = await requestedSince(n, e, t).catch(() => []), o = (0, U.H)(r.filter(({marker: n}) => n.state !== i)) ?? (0, 
      U.H)(r);
      return null === o ? {
       state: i,
       problem: yn,
       answered: "taken"
      } : {
       state: i,
       problem: (a = o.url, {
        message: `This job was already retried: ${a}`,
        hint: "That comment shows the result."
       }),
       answered: "taken",
       takenBy: o.url
      };
     }
     var a;
     const u = [ o, s ].find(n => "rejected" === n.status);
     if (void 0 !== u) return {
      state: i,
      problem: t.runner.cancelled.aborted ? Z.yv : (0, r.wz)(u.reason)
     };
     const l = (0, U.IS)(unwrap(s));
     return null === l ? null : {
      state: i,
      problem: beside(l.url)
     };
    }(t, {
     own: a,
     intent: o,
     login: i
    }, s);
    if (null === u) return e();
    const l = await (0, E.P0)(n, {
     view: u,
     job: null
    }, s);
    return void 0 === u.answered ? l : {
     kind: "helped",
     sentence: `Nothing was started. ${(0, r.fI)(u.problem)}`
    };
   }(f, {
    ...m,
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