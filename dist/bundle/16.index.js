"use strict";

exports.id = 16, exports.ids = [ 16 ], exports.modules = {
 5026: ((e, n, t) => {
  t.d(n, {
   lE: () => firstParagraph,
   W3: () => readComment,
   Z: () => usedOf
  });
  var r = t(7423), o = t(860), s = t(7974), i = t(1916), a = t(5074);
  const u = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u, l = 2, c = o.tX.map(({name: e}) => e), d = c.filter(e => e.length >= 5);
  function isNear(e, n) {
   return editsBetween(e, n) <= 1;
  }
  function editsBetween(e, n) {
   return Math.abs(e.length - n.length) > l ? Number.POSITIVE_INFINITY : function(e, n) {
    const t = [ ...n ].findIndex((n, t) => n !== e[t]);
    return t >= 0 && e === `${n.slice(0, t)}${n[t + 1] ?? ""}${n[t] ?? ""}${n.slice(t + 2)}`;
   }(e, n) ? 1 : (0, i.Io)(e, n);
  }
  function suggestion(e, n) {
   const [t] = n.map(n => ({
    name: n,
    edits: editsBetween(e, n)
   })).filter(({edits: e}) => e <= l).sort((e, n) => e.edits - n.edits);
   return t?.name ?? null;
  }
  function readComment(e, n) {
   const t = readCommand(e, n);
   if (null === t) return null;
   const r = "instruction" === t.kind || "slip" === t.kind && "text" === t.about ? firstParagraph(e, n) : null;
   return {
    kind: "read",
    whole: t,
    paragraph: r?.isFollowed ? readCommand(r.text, n) : null
   };
  }
  function usedOf({whole: e, paragraph: n}, t) {
   return null === t || null === n ? e : n;
  }
  function firstParagraph(e, n) {
   const t = findCommand(e, n);
   if (null === t) return null;
   const {written: r} = t, o = r.findIndex(e => isEmpty(e) || isQuoted(e));
   return o < 0 ? {
    text: r.join("\n"),
    isFollowed: !1
   } : {
    text: r.slice(0, o).join("\n"),
    isFollowed: !r.slice(o).every(isEmpty)
   };
  }
  function readCommand(e, n) {
   const t = findCommand(e, n);
   if (null === t) return null;
   const {written: i, length: l} = t, [h = ""] = i, f = function(e, n) {
    return n.replace(new RegExp(`^(?:${s.P}*.){${e}}(?:${s.P}|\\s)*`, "u"), "");
   }(l, h);
   return /[:,]/.test((0, s.z)(h).charAt(l)) ? function(e, [, ...n]) {
    return [ e.slice(1), ...n ].every(isBlank) ? null : {
     kind: "slip",
     about: "sign",
     words: (0, s.z)(e).trimEnd(),
     nearest: "…"
    };
   }(f, i) : function(e, n) {
    const t = function(e) {
     const [n, t = ""] = e.split(/\s+(.*)/s), s = o.tX.find(e => e.name === n);
     if (void 0 === s) return null;
     switch (s.takes) {
     case "instruction":
      return null;

     case "nothing":
      return "" === t ? {
       kind: s.name
      } : null;

     case "period":
      {
       if ("" === t) return {
        kind: s.name,
        period: null
       };
       const e = (0, r.e0)(t);
       return "value" in e ? {
        kind: s.name,
        period: e.value
       } : null;
      }
     }
    }((0, s.z)(e).trim().toLowerCase());
    if ("retry" === t?.kind && n.slice(1).some(e => !(isBlank(e) || isQuoted(e)))) return {
     kind: "slip",
     about: "text",
     words: e.trim(),
     nearest: "retry"
    };
    if (null !== t) return t;
    const {to: i, text: l} = function(e) {
     const [n = "", t = ""] = e.split(m), r = (0, s.z)(n).toLowerCase();
     for (const e of o.tX) if ("instruction" === e.takes && e.name === r) return {
      to: e.name,
      text: t
     };
     return {
      to: null,
      text: e
     };
    }(e), h = n.with(0, l), f = h.findIndex(e => !isBlank(e));
    if (f < 0) return {
     kind: "help"
    };
    const p = h.findLastIndex(e => !isBlank(e));
    return (null === i ? function(e, {alone: n}) {
     const t = (0, s.z)(e).trim(), r = t.toLowerCase().split(/\s+/), [i = "", l = ""] = r, slip = (e, n) => ({
      kind: "slip",
      about: e,
      words: t,
      nearest: n
     });
     if (m = i, o.Vy.some(e => m.startsWith(e) && /^[.!?,]*$/.test(m.slice(e.length))) && r.length <= (n ? 3 : 1)) return slip("cancel", "status");
     var m;
     if (1 === r.length) {
      const e = d.find(e => isNear(i, e));
      if (void 0 !== e) return slip("name", e);
      const r = function(e) {
       let [n, t] = [ 0, e.length ];
       for (;n < t && u.test(e.charAt(n)); ) n += 1;
       for (;t > n && u.test(e.charAt(t - 1)); ) t -= 1;
       return e.slice(n, t);
      }(i), o = "" !== t && (/^[a-z]*$/.test(r) || !/[\p{L}\p{N}]/u.test(r));
      return n && o ? slip("word", suggestion(r, c) ?? "help") : null;
     }
     if (2 !== r.length) return null;
     if ("report" === i) {
      const e = suggestion(l, a.nR);
      return n || null !== e ? slip("period", null === e ? "report" : `report ${e}`) : null;
     }
     const h = n ? d.find(e => i !== e && isNear(i, e)) : void 0;
     return void 0 === h ? null : slip("name", h);
    }(h[f] ?? "", {
     alone: f === p
    }) : null) ?? {
     kind: "instruction",
     to: i,
     text: h.slice(f, p + 1).join("\n").trimEnd()
    };
   }(f, i);
  }
  function findCommand(e, n) {
   const t = e.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n").split("\n"), r = new RegExp(`^ {0,3}${RegExp.escape(n)}(?=[:,]?(?:\\s|$))`, "i"), o = function(e) {
    const n = e.findIndex(e => !isBlank(e) && !isQuoted(e)), t = e.slice(0, Math.max(n, 0)), r = t.findLastIndex(isQuoted);
    return r >= 0 && !t.slice(r).some(isMarkdownBlank) ? e.length : n;
   }(t), [i] = r.exec((0, s.z)(t[o] ?? "")) ?? [];
   return void 0 === i ? null : {
    written: t.slice(o),
    length: i.length
   };
  }
  const m = /[^\S\uFEFF]+(.*)/s;
  function isQuoted(e) {
   return /^ {0,3}>/.test(e);
  }
  function isBlank(e) {
   return "" === (0, s.z)(e).trim();
  }
  function isMarkdownBlank(e) {
   return /^[ \t]*$/.test(e);
  }
  function isEmpty(e) {
   return /^(?:\s|&nbsp;|<br ?\/?>)*$/i.test((0, s.z)(e));
  }
 }),
 5898: ((e, n, t) => {
  t.d(n, {
   G: () => authorize
  });
  const r = [ "none", "read", "triage", "write", "maintain", "admin" ], o = {
   permitted: !0,
   mayWrite: !1
  };
  async function authorize(e, n, t) {
   const {id: s, login: i, bot: a} = e, u = i.toLowerCase(), l = function({login: e, bot: n, viaApp: t}) {
    const r = null === t ? [] : [ `${t}[bot]` ];
    return n ? [ ...r.filter(n => n.toLowerCase() !== e.toLowerCase()), e ] : r;
   }(e).filter(e => !n.allowedBots.includes(e.toLowerCase()));
   if (l.length > 0) return {
    permitted: !1,
    reason: "bot",
    sentence: whyNoBot(e, l)
   };
   if (a) return o;
   const c = null !== s && n.allowedUsers.includes(String(s)), d = !/^\d+$/.test(u) && n.allowedUsers.includes(u);
   if ("none" === n.permission || c || d) return o;
   const m = await t.permissionOf(i);
   if (null !== s && null !== m.userId && m.userId !== s) return {
    permitted: !1,
    reason: "not-permitted",
    sentence: `The account ${i} is no longer the one that wrote the request.`
   };
   const h = function({permission: e, role: n}) {
    return "write" === e && "maintain" === n ? "maintain" : "read" === e && "triage" === n ? "triage" : e;
   }(m), isAtLeast = e => r.indexOf(h) >= r.indexOf(e);
   return isAtLeast(n.permission) ? {
    permitted: !0,
    mayWrite: isAtLeast("write")
   } : {
    permitted: !1,
    reason: "not-permitted",
    sentence: `${i} has the permission "${h}" in this repository; starting a job needs "${n.permission}".`
   };
  }
  function whyNoBot({login: e, bot: n, viaApp: t}, r) {
   return "" === t ? `${e} wrote through an app that GitHub doesn't name, so \`allowed-bots\` can't list it.` : `${n ? `${e} is a bot` : `${e} wrote through the app "${t}"`}. To let it start jobs, add ${r.map(e => `\`${e}\``).join(" and ")} to \`allowed-bots\`.`;
  }
 }),
 9697: ((e, n, t) => {
  t.d(n, {
   $: () => decideIntent
  });
  var r = t(4845), o = t(4224);
  const s = new Set([ "push", "schedule", "workflow_dispatch", "repository_dispatch", "release", "create", "delete", "merge_group", "page_build", "public", "registry_package" ]), i = new Set([ "check_run", "check_suite", "status" ]);
  function gateOf(e, n) {
   const {name: t, sender: r, workflowRun: o} = e;
   return s.has(t) ? {
    kind: "open"
   } : "workflow_run" === t ? function(e, n, t) {
    return null !== e && e.ofThisRepository ? s.has(e.event) ? {
     kind: "open"
    } : peopleGate([ n, e.actor, e.triggeringActor ], t) : {
     kind: "closed",
     why: 'The "workflow_run" event is about a run for a fork, or does not name its repositories.',
     hint: "Jobs are started only after runs for this repository's own branches."
    };
   }(o, r, n) : i.has(t) && "none" !== n ? {
    kind: "closed",
    why: `A "${t}" event doesn't say whose change caused it, so no permission can be checked.`,
    hint: "Use another event, or set `permission: none` if anyone may start jobs."
   } : peopleGate(i.has(t) ? [] : [ r ], n);
  }
  function peopleGate(e, n) {
   const t = e.filter(e => null !== e);
   if (t.length < e.length && "none" !== n) return {
    kind: "no-one-named"
   };
   const r = [ ...new Map(t.map(e => [ e.id, e ])).values() ];
   return 0 === r.length ? {
    kind: "open"
   } : {
    kind: "people",
    people: r
   };
  }
  function decideIntent(e, n, t) {
   if ("" === e.apiKey && (n.withoutSecrets || n.inFork) && !isRefused("api-key", t)) return {
    kind: "skip",
    reason: "no-secrets",
    sentence: whyNoSecrets(e, n)
   };
   const s = function({prompt: e, promptFile: n, jobId: t}, r) {
    return Object.entries({
     prompt: e,
     "prompt-file": n,
     "job-id": t
    }).filter(([e, n]) => "" !== n || isRefused(e, r)).map(([e]) => e);
   }(e, t), i = function(e, n, t) {
    return "auto" !== e.mode ? e.mode : (0, o.U3)(n.name, t.length > 0) ?? "auto";
   }(e, n, s), l = [ ...t, ...missing(e, t) ];
   if ("auto" !== i || isRefused("mode", t) || l.push(u), l.push(...function({thread: e}, n) {
    if ("merged" !== e || "push" === n.name) return [];
    return [ {
     message: `Input "thread" is "merged", but the event is "${n.name}" and not "push".`,
     hint: "Start the workflow on `push`, or set `thread` to auto."
    } ];
   }(e, n), ...function({pullRequest: e, handover: n}) {
    return "open" !== e || n ? [] : [ {
     message: 'Input "pull-request" is "open", but "handover" is "false": only hand-over comments show which pull request an earlier request has made.',
     hint: "Remove `handover: false`, or set `pull-request` to new."
    } ];
   }(e)), "job" === i && l.push(...function(e, n, t) {
    const r = [];
    if (1 !== t.length) {
     const e = 0 === t.length ? "none of them is set" : `${t.join(" and ")} are set`;
     r.push({
      message: `Mode "job" needs exactly one of the inputs "prompt", "prompt-file" and "job-id", but ${e}.`,
      hint: "Keep the one you need."
     });
    }
    return "no-one-named" === gateOf(n, e.permission).kind && r.push({
     message: `The "${n.name}" event doesn't say who caused it, so no permission can be checked.`,
     hint: "GITHUB_EVENT_PATH must point to the file that the runner wrote; no step may change it."
    }), r;
   }(e, n, s)), "comment" === i && l.push(...function(e, n) {
    const t = [];
    return null !== e.comment && null !== e.thread && null !== e.sender || t.push(a), 
    n.includes("job-id") && t.push({
     message: 'Mode "comment" takes its jobs from comments, but the input "job-id" is set.',
     hint: "Remove `job-id`, or follow that job in a separate step with `mode: job`."
    }), n.includes("prompt") && n.includes("prompt-file") && t.push({
     message: 'Both "prompt" and "prompt-file" are set; only one of them can hold the standing instructions.',
     hint: "Remove one of them."
    }), t;
   }(n, s)), "doctor" === i) return {
    kind: "doctor",
    event: n,
    problems: l
   };
   if (l.length > 0 || "auto" === i) throw new r.dz(l);
   switch (i) {
   case "job":
    return function(e, n) {
     return {
      kind: "job",
      source: sourceOf(e),
      context: "none" === e.context ? null : contextOf(n),
      thread: threadOf(e, n),
      gate: gateOf(n, e.permission),
      push: pushOf(n)
     };
    }(e, n);

   case "comment":
    return function(e, n) {
     const {comment: t, thread: o, sender: s} = n;
     if ("created" !== n.action) return {
      kind: "skip",
      reason: "edited",
      sentence: `The comment was ${n.action ?? "not created"}: only new comments count.`
     };
     if (null === t || null === o || null === s) throw new r.dz([ a ]);
     const i = sourceOf(e);
     return {
      kind: "comment",
      comment: t,
      thread: o,
      sender: s,
      standing: "existing" === i.kind || "prompt" === i.kind && "" === i.text ? null : i,
      context: "none" === e.context ? null : {
       kind: "thread",
       thread: o
      }
     };
    }(e, n);

   case "settle":
    return {
     kind: "settle"
    };

   case "report":
    return {
     kind: "report"
    };
   }
  }
  function whyNoSecrets({mode: e}, {withoutSecrets: n}) {
   const t = `so there is no API key and nothing was ${"doctor" === e ? "checked" : "started"}.`;
   return n ? `GitHub passes no secrets to runs caused by a fork or Dependabot, ${t}` : `This repository is a fork, and GitHub copies neither secrets nor variables to forks, ${t} To use docs-agent here, add them to this repository; otherwise, disable the workflow.`;
  }
  const a = {
   message: 'Mode "comment" needs a comment event of an issue or pull request.',
   hint: "Start the workflow on `issue_comment` or `pull_request_review_comment`."
  }, u = {
   message: 'There is nothing to do: none of the inputs "prompt", "prompt-file" and "job-id" is set, and the event is not a comment.',
   hint: `Set one of them for a job, or \`mode\` to one of ${o.Jc.join(", ")}.`
  };
  function missing(e, n) {
   return [ [ "base-url", e.baseUrl, "Add `base-url: https://…`, the address of your documentation service." ], [ "project-id", e.projectId, "Add `project-id: …`; it is listed on the API keys page of the project." ], [ "api-key", e.apiKey, "Store the admin API key as a secret of the repository and add `api-key: ${{ secrets.DOCS_AGENT_API_KEY }}`; a missing secret arrives as an empty text." ] ].filter(([e, t]) => "" === t && !isRefused(e, n)).map(([e, , n]) => ({
    message: `Input "${e}" is empty, but it is required.`,
    hint: n
   }));
  }
  function isRefused(e, n) {
   return n.some(({input: n}) => n === e);
  }
  function sourceOf({prompt: e, promptFile: n, jobId: t}) {
   return "" !== t ? {
    kind: "existing",
    jobId: t
   } : "" === n ? {
    kind: "prompt",
    text: e
   } : {
    kind: "prompt-file",
    path: n
   };
  }
  function pushOf({pushedSha: e, pushedBefore: n, pushedBranch: t}) {
   return null === e ? null : {
    sha: e,
    before: n,
    branch: t
   };
  }
  function contextOf({thread: e, pushedSha: n}) {
   return null !== e ? {
    kind: "thread",
    thread: e
   } : null === n ? null : {
    kind: "push",
    sha: n
   };
  }
  function threadOf({thread: e}, n) {
   return "none" === e ? null : "auto" === e ? n.thread?.number ?? null : e;
  }
 }),
 4016: ((e, n, t) => {
  t.d(n, {
   main: () => main
  });
  var r = t(4545);
  function describeParts(e, n) {
   const t = n.wait ? `up to ${n.waitMinutes} minutes` : "no", r = "open" === n.pullRequest ? [ "Pull request: the open one of earlier requests, if there is one" ] : [], o = `Waiting: ${t}; the step fails on: ${n.failOn.join(", ") || "no result"}`;
   switch (e.kind) {
   case "job":
    {
     const {source: t, context: s, thread: i, gate: a} = e, u = "existing" === t.kind ? function(e) {
      return null === e ? [] : [ `Status comment: the job's ${describeThread(e)} gets the end, if there is one` ];
     }(i) : [ `Context: ${describeContext(s)}`, `Status comment: ${describeThread(i)}`, ...r ];
     return [ `Instruction: ${describeSource(t)}`, ...u, `Permission: ${describeGate(a, n)}`, o ];
    }

   case "comment":
    {
     const {comment: t, standing: s, context: i} = e;
     return [ `Comment: ${t.url} by ${t.author.login}; the command is "${n.command}"`, `Standing instructions: ${null === s ? "none" : describeSource(s)}`, `Context: ${describeContext(i)}`, ...r, `Permission: "${n.permission}"; claimed by the reaction ${n.claimReaction}`, o ];
    }

   case "settle":
    return [ "Threads: those with an unfinished status comment from the last 14 days" ];

   case "report":
    {
     const {period: e, reportTo: t, trend: r, maxRequests: o, pagesRoot: s, evidence: i} = n;
     return [ `Period: ${e}, with the one before it and a trend of ${r} periods`, `Goes to: ${t.join(" and ")}; at most ${o} requests for figures`, "Four weeks later: " + ("" === s ? 'no ("pages-root" is not set)' : `pages under ${s}`), ...0 === i.length ? [] : [ `Readers' words: ${i.join(", ")}` ] ];
    }

   case "doctor":
    return [ "Nothing is started or written" ];
   }
  }
  function describeThread(e) {
   return "merged" === e ? "in the merged pull request that brought the last commit" : null === e ? "none" : `in thread ${e}`;
  }
  function describeGate(e, {permission: n}) {
   switch (e.kind) {
   case "open":
    return "none" === n ? 'not checked: the input is "none"' : "not checked: only writers cause this event";

   case "people":
    return `${e.people.map(({login: e}) => e).join(", ")} ${1 === e.people.length ? "needs" : "need"} "${n}"`;

   case "closed":
   case "no-one-named":
    return "refused";
   }
  }
  function describeContext(e) {
   return null === e ? "none" : "push" === e.kind ? `the push that ended at commit ${e.sha.slice(0, 12)}` : `${e.thread.kind} ${e.thread.number}`;
  }
  function describeSource(e) {
   switch (e.kind) {
   case "prompt":
    return `the input "prompt" (${e.text.length} characters)`;

   case "prompt-file":
    return `the file ${e.path}`;

   case "existing":
    return `none; it follows the job ${e.jobId}`;
   }
  }
  var o = t(7934), s = t(4845);
  const i = o.Ikc({
   id: o.aig(),
   login: o.YjP(),
   type: o.lqM(o.YjP())
  }), a = o.cl6(o.Ikc({
   slug: o.NpB(o.YjP(), "")
  }), null), u = o.FsL(o.YjP(), o.yGV(/^[0-9a-f]{40,64}$/)), l = o.Ikc({
   ref: o.YjP(),
   sha: o.NpB(o.cl6(u, null), null),
   repo: o.cl6(o.Ikc({
    full_name: o.YjP()
   }))
  }), c = {
   number: o.FsL(o.aig(), o.ndf(), o.Wwf(1)),
   title: o.YjP(),
   body: o.cl6(o.YjP(), ""),
   user: o.cl6(o.Ikc({
    login: o.YjP()
   })),
   html_url: o.YjP(),
   created_at: o.NpB(o.cl6(o.FsL(o.YjP(), o.yhX()), null), null)
  }, d = o.Ikc({
   id: o.FsL(o.aig(), o.Y2b(), o.Wwf(1)),
   node_id: o.NpB(o.cl6(o.YjP(), null), null),
   body: o.cl6(o.YjP(), ""),
   user: o.cl6(i, {
    id: 10137,
    login: "ghost"
   }),
   html_url: o.YjP(),
   created_at: o.NpB(o.cl6(o.FsL(o.YjP(), o.yhX()), null), null),
   author_association: o.cl6(o.YjP(), ""),
   path: o.cl6(o.YjP(), null),
   line: o.cl6(o.aig(), null),
   diff_hunk: o.cl6(o.YjP(), ""),
   performed_via_github_app: a,
   in_reply_to_id: o.cl6(o.FsL(o.aig(), o.Y2b(), o.Wwf(1)), null)
  }), m = o.NpB(o.cl6(o.Ikc({
   fork: o.cl6(o.zMY(), !1)
  }), null), null), h = o.cl6(o.Ikc({
   id: o.aig()
  }), null), f = o.Ikc({
   event: o.YjP(),
   repository: h,
   head_repository: h,
   actor: o.cl6(i, null),
   triggering_actor: o.cl6(i, null)
  }), p = o.Ikc({
   action: o.cl6(o.YjP()),
   sender: o.cl6(i),
   issue: o.cl6(o.Ikc({
    ...c,
    pull_request: o.lqM(o.L5J())
   })),
   pull_request: o.cl6(o.Ikc({
    ...c,
    base: l,
    head: l,
    merged_at: o.cl6(o.YjP(), null)
   })),
   comment: o.cl6(d),
   workflow_run: o.cl6(f),
   repository: m,
   before: o.NpB(o.cl6(u, null), null),
   after: o.cl6(o.YjP()),
   ref: o.NpB(o.cl6(o.YjP()), null)
  });
  function readActor(e, n = null) {
   return {
    id: e.id,
    login: e.login,
    bot: (t = e, "Bot" === t.type || t.login.endsWith("[bot]")),
    viaApp: n?.slug ?? null
   };
   var t;
  }
  function pushOf(e, {before: n, after: t, ref: r}) {
   return "push" !== e || !t || w.test(t) ? {
    pushedSha: null,
    pushedBefore: null,
    pushedBranch: null
   } : {
    pushedSha: t,
    pushedBefore: null === n || w.test(n) ? null : n,
    pushedBranch: /^refs\/heads\/(.+)$/s.exec(r ?? "")?.[1] ?? null
   };
  }
  const w = /^0+$/;
  function readRun(e, n) {
   const {event: t, repository: r, head_repository: o, actor: s, triggering_actor: i} = e;
   return {
    event: t,
    ofThisRepository: null !== n && r?.id === n && o?.id === n,
    actor: null === s ? null : readActor(s),
    triggeringActor: null === i ? null : readActor(i)
   };
  }
  function readComment(e, {comment: n}) {
   const t = b.get(e);
   if (void 0 === t || !n) return null;
   const {id: r, node_id: o, body: s, user: i, html_url: a, created_at: u, author_association: l, path: c, line: d, diff_hunk: m} = n, h = null === c ? null : {
    path: c,
    line: d,
    hunk: m
   };
   return {
    kind: t,
    id: r,
    nodeId: o,
    body: s,
    author: readActor(i, n.performed_via_github_app),
    url: a,
    createdAt: u,
    association: l,
    place: h,
    review: "review-comment" === t ? n.in_reply_to_id ?? r : null
   };
  }
  const b = new Map([ [ "issue_comment", "issue-comment" ], [ "pull_request_review_comment", "review-comment" ] ]);
  function readThread({issue: e, pull_request: n}) {
   const t = n ?? e;
   return t ? {
    kind: n || e?.pull_request ? "pull-request" : "issue",
    number: t.number,
    title: t.title,
    body: t.body ?? "",
    author: t.user?.login ?? "ghost",
    url: t.html_url,
    ...null === t.created_at ? {} : {
     createdAt: t.created_at
    },
    base: n?.base.ref ?? null,
    isMerged: Boolean(n?.merged_at),
    head: n?.head.ref ?? null,
    headSha: n?.head.sha ?? null
   } : null;
  }
  var g = t(6286), k = t(9697), y = t(5458), v = t(8834), j = t(1761), $ = t(6078), q = t(4911), I = t(7094), O = t(7665);
  function createJobStarter(e) {
   const n = new q.sw(e);
   return {
    createJob: (e, t) => async function(e, n, t) {
     const r = await e.call("create-job", {
      method: "POST",
      path: I.f0.createJob(e.projectId),
      body: JSON.stringify({
       prompt: n
      }),
      decode: n => (0, I.Gi)(n, e.redact),
      cancelled: t
     }), {ending: o, decoded: s, tries: i} = r;
     if ("value" === s?.kind) return {
      kind: "created",
      job: s.value,
      tries: i
     };
     if ("failure" === o.kind && !o.sent) {
      const n = 1 === i ? "" : ` It was tried ${i} times.`;
      return {
       kind: "not-created",
       problem: {
        message: `The service was not reached: ${e.evidence(r)}${n}`,
        hint: (0, q.ik)(o)
       },
       tries: i
      };
     }
     return "answer" === o.kind && (0, O.X)(o.status) ? {
      kind: "not-created",
      problem: e.refusal("create-job", o, i),
      tries: i
     } : {
      kind: "unknown",
      evidence: e.evidence(r, (0, q.HH)(o)),
      tries: i
     };
    }(n, e, t)
   };
  }
  const S = {
   hasMore: o.NpB(o.cl6(o.zMY(), null), null),
   nextCursor: o.NpB(o.cl6(o.FsL(o.YjP(), o.Ru6(2e3)), null), null)
  };
  var x = t(4049);
  const R = 500;
  function createEvidenceReader(e) {
   const n = new q.sw(e), {projectId: t, redact: r} = n, {searches: s, questions: i, feedback: a} = function(e) {
    const n = o.FsL(o.YjP(), o.pdi(e));
    return {
     searches: {
      name: "searches",
      row: o.FsL(o.Ikc({
       searchQuery: n,
       hits: I.U9,
       ctr: o.FsL(o.aig(), o.Wwf(0), o.cGV(100))
      }), o.pdi(({searchQuery: e, hits: n, ctr: t}) => ({
       term: e,
       searches: n,
       clickRate: t
      })))
     },
     questions: {
      name: "conversations",
      row: o.FsL(o.Ikc({
       id: o.NpB(o.cl6(o.YjP(), null), null),
       query: n,
       resolutionStatus: o.KIO([ "answered", "unanswered" ]),
       pageUrl: o.cl6(n, null)
      }), o.pdi(({id: e, query: n, resolutionStatus: t, pageUrl: r}) => ({
       id: e,
       question: n,
       answered: "answered" === t,
       page: r
      })))
     },
     feedback: {
      name: "feedback",
      row: o.FsL(o.Ikc({
       path: n,
       thumbsUp: I.U9,
       thumbsDown: I.U9
      }), o.pdi(({path: e, thumbsUp: n, thumbsDown: t}) => ({
       path: e,
       up: n,
       down: t
      })))
     }
    };
   }(r);
   return {
    readSearches: readerOf(n, {
     path: I.f0.searches(t),
     list: s,
     most: I.vz.searches.most
    }),
    readQuestions: readerOf(n, {
     path: I.f0.questions(t),
     list: i,
     most: R
    }),
    readFeedback: readerOf(n, {
     path: I.f0.feedback(t),
     list: a,
     most: I.vz.feedback.most
    })
   };
  }
  function readerOf(e, {path: n, list: t, most: r}) {
   return async ({from: i, to: a, cursor: u, limit: l = r}, {allowance: c, cancelled: d}) => {
    const m = null === u ? {} : {
     cursor: u
    }, h = new URLSearchParams({
     dateFrom: i,
     dateTo: a,
     limit: String(l),
     ...m
    });
    c.left -= 1;
    const f = await e.call("read-evidence", {
     method: "GET",
     path: `${n}?${h}`,
     decode: (e, n) => function({name: e, row: n}, t, {limit: r, cut: s}) {
      const i = (0, I.D4)(o.Ikc({
       [e]: o.YOg(o.L5J())
      }), t, "answer");
      if ("problem" === i.kind) return i;
      const {hasMore: a, nextCursor: u} = o.qgA(o.Ikc(S), t), l = i.value[e] ?? [], c = l.slice(0, r), d = c.flatMap(e => {
       const t = o.xLC(n, e, {
        abortEarly: !0
       });
       return t.success ? [ t.output ] : [];
      }), m = !1 === a ? null : u || null, h = s || l.length > r;
      return {
       kind: "value",
       value: {
        rows: d,
        rejectedRows: c.length - d.length,
        hasMore: h || !0 === a || null !== m,
        cursor: m
       }
      };
     }(t, e, {
      limit: l,
      cut: n
     }),
     mostRows: l,
     budget: {
      takeRepetition: () => function(e) {
       return !(e.left <= 0 || (e.left -= 1, 0));
      }(c)
     },
     cancelled: d
    }), {ending: p, decoded: w, tries: b} = f;
    if ("value" === w?.kind) return w.value;
    if ("answer" === p.kind && p.status >= 400 && p.status < 500) {
     const n = {
      ...p,
      body: new Uint8Array
     }, t = e.refusal("read-evidence", n, b);
     throw new s._7({
      status: p.status,
      webPage: (0, x.AA)(p),
      ...t
     });
    }
    throw new s._7({
     status: "answer" === p.kind ? p.status : void 0,
     message: `The service gave no usable answer after ${b} ${1 === b ? "attempt" : "attempts"}: ${(0, 
     q.A3)(f)}.`,
     hint: "Try again later."
    });
   };
  }
  var A = t(1502);
  const M = {
   status: void 0,
   message: "Visitors were not requested, because the limit of requests is used up.",
   hint: "Raise `max-requests`."
  }, L = 10;
  function createVisitorsReader(e) {
   const n = new q.sw(e);
   let t = L;
   const budgetOf = e => ({
    takeRepetition: () => !(0 === t || e.left <= 0 || (t -= 1, e.left -= 1, 0))
   });
   return {
    readVisitors: async (e, {allowance: t, cancelled: r}) => {
     if (t.left <= 0) throw new s._7(M);
     return t.left -= 1, async function(e, {from: n, to: t, limit: r, offset: o}, i) {
      const a = new URLSearchParams({
       dateFrom: n,
       dateTo: t,
       limit: String(r),
       offset: String(o)
      }), u = await e.call("read-visitors", {
       method: "GET",
       path: `${I.f0.visitors(e.projectId)}?${a}`,
       decode: (e, n) => (0, I.cN)(e, {
        limit: r,
        cut: n
       }),
       mostRows: r,
       ...i
      }), {ending: l, decoded: c, tries: d} = u;
      if ("value" === c?.kind) return c.value;
      const m = "answer" === l.kind ? l.status : void 0, h = "answer" === l.kind && (0, 
      x.AA)(l);
      if ("answer" === l.kind && (0, O.X)(l.status)) throw new s._7({
       status: m,
       webPage: h,
       ...e.refusal("read-visitors", l, d)
      });
      throw new s._7({
       status: m,
       webPage: h,
       message: `The service gave no usable visitors after ${d} ${1 === d ? "attempt" : "attempts"}: ${e.evidence(u)}`,
       hint: (0, q.ik)(l)
      });
     }(n, e, {
      budget: budgetOf(t),
      cancelled: r
     });
    }
   };
  }
  function createJobMessenger(e) {
   const n = new q.sw(e);
   return {
    sendMessage: (e, t, r) => async function(e, {jobId: n, prompt: t}, r) {
     const o = await e.call("send-message", {
      method: "POST",
      path: I.f0.message(e.projectId, n),
      body: JSON.stringify({
       prompt: t
      }),
      decode: t => (0, I.Qm)(t, n, e.redact),
      cancelled: r
     }), {ending: s, decoded: i, tries: a} = o;
     if ("value" === i?.kind) return {
      kind: "sent",
      job: i.value,
      tries: a
     };
     if ("failure" === s.kind && !s.sent) {
      const n = 1 === a ? "" : ` It was tried ${a} times.`;
      return {
       kind: "not-sent",
       problem: {
        message: `The service was not reached: ${e.evidence(o)}${n}`,
        hint: (0, q.ik)(s)
       },
       tries: a
      };
     }
     if ("answer" === s.kind) {
      const n = T.get(s.status) ?? ((0, O.X)(s.status) ? "not-sent" : null), t = e.refusal("send-message", s, a);
      if ("not-sent" === n) return {
       kind: n,
       ...400 === s.status ? {
        malformed: !0
       } : {},
       problem: t,
       tries: a
      };
      if (null !== n) return {
       kind: n,
       problem: t,
       tries: a
      };
     }
     return {
      kind: "unknown",
      evidence: e.evidence(o, (0, q.HH)(s)),
      tries: a
     };
    }(n, {
     jobId: e,
     prompt: t
    }, r)
   };
  }
  const T = new Map([ [ 404, "not-continuable" ], [ 405, "not-continuable" ], [ 409, "busy" ] ]);
  var P = t(5898), C = t(3950), B = t(8430), _ = t(459), W = t(3630), N = t(1886), D = t(3751), U = t(2912), J = t(9644), F = t(2615), E = t(943), z = t(2538), G = t(4865);
  const Y = 2e3;
  function requestFor(e, {key: n, before: t, page: r}, o) {
   return (0, G.fo)({
    requester: o.run.actor || null,
    order: e,
    base: baseOf(n, t, o),
    instruction: (0, z.ij)(e),
    writer: (0, G.os)(o),
    page: r
   });
  }
  async function commentsIn(e, {repository: n, runner: t, clock: r}) {
   try {
    return await n.comments(e);
   } catch (o) {
    if ("missing" !== (0, s.wz)(o).failure) throw o;
    return await r.sleep(Y, t.cancelled), n.comments(e);
   }
  }
  function baseOf(e, n, t) {
   const r = (0, G.Sw)(t), o = n?.marker ?? {}, {request: s = "job", head: i = null, sentAt: a, askedAt: u = r.askedAt, told: l = r.told} = o;
   return {
    ...r,
    trigger: {
     kind: "run",
     step: e.step
    },
    instructionComment: null,
    instructionHash: e.instructionHash,
    request: s,
    head: i,
    askedAt: u,
    told: l,
    ...void 0 === a ? {} : {
     sentAt: a
    },
    group: (0, J.wD)(t.run),
    ...(0, G.L6)(t.run.actor, t)
   };
  }
  var H = t(3114), K = t(8716);
  function numbersOf(e) {
   return e.map(({number: e}) => `#${e}`).join(", ");
  }
  function beyond(e, n) {
   return `The push brings more than ${e} pull requests. Only the newest ${e} were read; these are not covered: ${numbersOf(n)}.`;
  }
  function commitsCut({commits: e, total: n}) {
   return `The push has ${n} commits. Only the pull requests of the last ${e.length} are known.`;
  }
  const Q = "Nothing was started, because we couldn't check which pull request was pushed.", V = "GitHub did not list the pushed commits, so only the last one and its pull request are covered.";
  function pullsIn(e) {
   return distinct(e.flatMap(({pulls: e}) => e));
  }
  function distinct(e) {
   return [ ...new Map(e.map(e => [ e.number, e ])).values() ];
  }
  function mergedInto(e, n) {
   return n.find(({state: n, base: t}) => "merged" === n && t === e) ?? null;
  }
  var X = t(1589), Z = t(9979), ee = t(9851), ne = t(4936);
  const te = 5, re = 2, oe = 10;
  async function oursAmong(e, n) {
   if (0 === e.length) return [];
   const r = (0, F.nO)(await n.repository.viewer(), n), {memory: o, unnamed: s} = await async function(e, n, {repository: t}) {
    const r = new NamedPulls, remember = e => r.add((0, F.D5)(e, n).marked), o = await Promise.all(e.map(async ({number: e}) => {
     const r = await t.comments(e);
     return remember(r.map(n => ({
      ...n,
      thread: e
     }))), r.some(e => null !== (0, X.cm)(e, n));
    })), s = e.filter((e, n) => !0 !== o[n]), unnamed = () => s.filter(e => !r.names(e)), i = {
     since: new Date(0).toISOString(),
     mostPages: oe,
     withoutGaps: !0
    };
    for (const e of [ "issue-comment", "review-comment" ]) {
     if (0 === unnamed().length) break;
     remember((await t.recentComments(e, i)).comments);
    }
    return {
     memory: r,
     unnamed: unnamed()
    };
   }(e, r, n), {left: i, unread: a} = await async function(e, {memory: n, ours: r}, o) {
    if (0 === e.length) return {
     left: [],
     unread: null
    };
    const s = await (0, ne.Dg)(n.openJobs(), o), i = madeByNone([ ...s.values() ].flatMap(e => "job" === e.kind ? [ e.job ] : []), e, o), a = 0 === i.length ? [] : (0, 
    Z.tS)(n.marked(), te, o.clock.now()), u = await (0, Z.zY)(a, o);
    await async function({links: e}, n, r) {
     if (0 === e.length || r.settings.dryRun) return;
     const {correctLate: o} = await t.e(479).then(t.bind(t, 9479));
     await o(e, {
      ours: n,
      listed: []
     }, r);
    }(u, r, o);
    const [l = null] = [ ...(0, ne.lA)(s), ...u.unread ];
    return {
     left: madeByNone(u.jobs, i, o),
     unread: l
    };
   }(s, {
    memory: o,
    ours: r
   }, n), u = null === a && o.openJobs().length > 0 ? await async function(e, n, t) {
    if (0 === n.length) return new Set;
    const r = e.flatMap(e => {
     const n = (0, ee.uM)(e, t);
     return null !== n && (0, ee.$L)(n, t) ? [ n ] : [];
    }), o = await Promise.all(r.slice(0, re).map(e => (0, ee.Qm)(e, t)));
    return new Set(o.flatMap(e => "shown" === e.kind ? [ e.pull.author ] : []));
   }(o.addresses(), i, n) : new Set;
   return e.filter(e => !i.includes(e) || null !== a || u.has(e.author)).map(e => ({
    number: e.number,
    url: e.url,
    doubt: i.includes(e) ? a ?? "author" : null
   }));
  }
  class NamedPulls {
   #e=new Set;
   #n=new Set;
   #t=new Map;
   add(e) {
    for (const n of e) {
     const {kind: e, id: t, marker: r} = n;
     this.#t.set(`${e}/${t}`, n);
     const {state: o, outcome: s, jobId: i, pullRequest: a} = r;
     null !== a && this.#e.add(a.toLowerCase()), null === i || "started" !== o && ("pull-request" !== s || null !== a) || this.#n.add(i);
    }
   }
   names({url: e}) {
    return this.#e.has(e.toLowerCase());
   }
   marked() {
    return [ ...this.#t.values() ];
   }
   addresses() {
    return [ ...this.#e ];
   }
   openJobs() {
    return [ ...this.#n ].slice(-5);
   }
  }
  function madeByNone(e, n, t) {
   return n.filter(n => !e.some(e => function({prLink: e, ref: n}, {url: t, head: r, headRepository: o}, {run: s}) {
    const i = r === n && (0, F.RB)(o, (0, F._M)(s));
    return t.toLowerCase() === e?.toLowerCase() || i;
   }(e, n, t)));
  }
  const se = [ 2e3, 5e3 ], ie = 20;
  async function readPush(e, n) {
   let t = null, r = [];
   try {
    t = await async function({before: e, sha: n}, {repository: t, runner: r}) {
     if (null === e) return null;
     try {
      const o = await t.pushedCommits(e, n);
      if (o?.commits.at(-1)?.sha === n) return o;
      r.info("GitHub lists no commits for this push, so only its last one counts.");
     } catch (e) {
      const n = (0, s.wz)(e);
      if ((0, s.WG)(n)) throw n;
      r.warning(`Could not list the pushed commits, so only the last one counts: ${(0, 
      s.fI)(n)}`);
     }
     return null;
    }(e, n);
    const o = await async function(e, n, t) {
     const {clock: r, runner: o} = t;
     let s = await namedNow(e, n, t);
     for (const i of se) {
      if (!isLate(e, s, t) || o.cancelled.aborted) break;
      await r.sleep(i, o.cancelled), s = await namedNow(e, n, t);
     }
     return s;
    }(e, t, n);
    r = function(e, n, t) {
     return e.toReversed().flatMap(({sha: e, pulls: r}) => {
      const o = r.filter(e => function(e, n, t) {
       if ("merged" === n.state) return !0;
       const r = (0, F.RB)(n.headRepository, (0, F._M)(t));
       return "open" === n.state && r && n.head === e.branch;
      }(n, e, t)), s = o.filter(({mergeSha: n}) => n === e);
      return 0 === o.length ? [] : [ {
       sha: e,
       pulls: s.length > 0 ? s : o
      } ];
     });
    }(o.commits, e, n.run);
    const i = pullsIn(r);
    return i.length > ie && n.runner.warning(`The push may come from ${i.length} pull requests. To see whether the documentation agent made one of them, only the comments of the newest ${ie} were read.`), 
    pushedOf(e, {
     commits: t,
     found: r,
     ours: await oursAmong(i.slice(0, ie), n),
     notes: unknownOf(e, t, o),
     unread: null
    });
   } catch (o) {
    const i = (0, s.wz)(o);
    if ("merged" === n.settings.thread || (0, s.WG)(i)) throw (0, s.LM)(i, {
     sentence: Q
    });
    return n.runner.warning(`Could not check whether the agent made the pushed changes: ${(0, 
    s.fI)(i)}`), pushedOf(e, {
     commits: t,
     found: r,
     ours: [],
     notes: [],
     unread: i
    });
   }
  }
  function pushedOf(e, {found: n, ours: t, ...r}) {
   const o = new Set(pullsIn(n).slice(0, ie).map(({number: e}) => e)), s = function(e, n, t) {
    if (pullsIn(e).some(e => "open" === e.state && t(e))) return [];
    const r = e.flatMap(({sha: e, pulls: r}) => (r.some(t) ? [] : r).filter(t => function({branch: e}, {sha: n, pull: t}) {
     return "open" === t.state || t.base === e || t.mergeSha === n;
    }(n, {
     sha: e,
     pull: t
    })).slice(0, 1)), o = distinct(r), s = o.filter(({state: e}) => "open" === e);
    return s.length > 0 && null === mergedInto(n.branch, o) ? s : o.filter(({state: e}) => "merged" === e);
   }(n, e, ({number: e}) => t.some(n => n.number === e)), i = s.filter(({number: e}) => o.has(e)), a = s.filter(({number: e}) => !o.has(e)), u = n[0]?.sha === e.sha ? n[0].pulls : [], l = 0 === i.length && u.length > 0;
   return {
    ...r,
    pulls: i,
    merged: mergedInto(e.branch, i) ?? mergedInto(e.branch, u),
    ours: l ? t.find(({doubt: e}) => null !== e) ?? t[0] ?? null : null,
    notes: [ ...r.notes, ...a.length > 0 ? [ beyond(ie, a) ] : [] ]
   };
  }
  function unknownOf({before: e}, n, {isWhole: t}) {
   return null === n ? null === e ? [] : [ V ] : 1 === n.total ? [] : t ? n.total > n.commits.length ? [ commitsCut(n) ] : [] : [ (r = n.total, 
   `GitHub did not show the pull requests of all ${r} pushed commits, so only that of the last one is covered.`) ];
   var r;
  }
  function isLate({branch: e}, {commits: n}, {settings: t}) {
   const r = n.at(-1)?.pulls ?? [];
   return "merged" === t.thread ? null === mergedInto(e, r) : !r.some(({state: e}) => "merged" === e);
  }
  async function namedNow({sha: e}, n, {repository: t}) {
   if (null !== n) {
    const e = n.commits.map(e => e.sha), r = await t.pullRequestsOfEach(e);
    if (null !== r) return {
     commits: e.map((e, n) => ({
      sha: e,
      pulls: r[n] ?? []
     })),
     isWhole: !0
    };
   }
   return {
    commits: [ {
     sha: e,
     pulls: await t.pullRequestsOf(e)
    } ],
    isWhole: null === n
   };
  }
  var ae = t(7525), ue = t(8717), le = t(500), ce = t(2090);
  async function runJob(e, n) {
   const r = await async function({gate: e}, n) {
    const refused = (e, n) => ({
     kind: "skipped",
     reason: e,
     sentence: `Nothing was started: ${n}`
    });
    if ("closed" === e.kind) return refused("not-permitted", `${e.why} ${e.hint}`);
    for (const t of "people" === e.kind ? e.people : []) {
     const e = await (0, P.G)(t, n.settings, n.repository);
     if (!e.permitted) return refused(e.reason, e.sentence);
    }
    return null;
   }(e, n);
   if (null !== r) return r;
   const {source: o} = e;
   if ("existing" === o.kind) return async function(e, n, r) {
    if (r.settings.dryRun) return (0, le.PA)({
     kind: "follow",
     jobId: n,
     prompt: null
    }, null);
    const o = await async function(e, n) {
     try {
      return threadOf(e, "merged" === e.thread && null !== e.push ? await readPush(e.push, n) : null);
     } catch (e) {
      const t = (0, s.fI)((0, s.wz)((0, s.wz)(e).cause));
      return n.runner.warning(`Could not read which pull request was pushed, so no status comment gets the end: ${t}`), 
      null;
     }
    }(e, r), {followExisting: i} = await t.e(557).then(t.bind(t, 7557));
    return i(n, o, r);
   }(e, o.jobId, n);
   const i = (0, W.xO)(n), a = null === e.push ? null : await readPush(e.push, n);
   if (null !== a && null !== a.ours) return {
    kind: "skipped",
    reason: "own-pull-request",
    sentence: (0, E.nz)(a.ours)
   };
   const u = {
    pushed: a,
    thread: threadOf(e, a)
   }, l = await async function({source: e, context: n, push: t}, r, o) {
    const s = await (0, z.o$)(e, o);
    if ("" === (0, C.X5)(s).text) throw (0, E.qM)("prompt" === e.kind ? "prompt" : "prompt-file");
    const i = await async function({context: e, push: n}, {pushed: t}, {repository: r, run: o}) {
     const s = {
      repository: r,
      name: o.repository
     }, i = "thread" === e?.kind ? e.thread : null;
     if ("issue" === i?.kind) return (0, B.g7)(i, s);
     if (null !== i) return (0, B.fY)(i, await (0, B.pm)(i, r), s);
     if (null === e || null === n || null === t) return {
      context: null,
      warnings: []
     };
     const {context: a, warnings: u} = await (0, B.fp)({
      ...n,
      ...t
     }, s);
     return {
      context: a,
      warnings: [ ...t.notes, ...u ]
     };
    }({
     context: n,
     push: t
    }, r, o), a = await (0, z.lm)({
     standing: "",
     instruction: s,
     read: i,
     place: null
    }, o), u = "push" === n?.kind && null !== r.thread ? othersIn(r) : [], l = 0 === u.length ? [] : [ (d = u, 
    `Also covers ${numbersOf(d)}.`) ], c = {
     notes: [ ...l, ...a.notes ],
     remarks: [ ...l, ...a.remarks ]
    };
    var d;
    return {
     kind: "job",
     instruction: s,
     prompt: {
      ...a,
      ...c
     }
    };
   }({
    ...e,
    source: o
   }, u, n), {resumption: c, request: d} = await async function(e, n, t) {
    const {runner: r, run: o, settings: i} = t, a = {
     runId: o.runId,
     attempt: o.attempt,
     step: (0, J.n4)(o, i.leg),
     instructionHash: (0, J.xH)(n.instruction)
    }, without = e => {
     const n = (0, G.ZZ)({
      ours: (0, F.nO)("", t),
      conversation: null,
      comment: null
     });
     return {
      resumption: {
       kind: "start",
       comment: null
      },
      request: requestFor(e, {
       key: a,
       before: null,
       page: n
      }, t)
     };
    };
    if (null === e) {
     if ("merged" === i.thread && o.attempt > 1) throw (0, E.Nq)("pull-request");
     const e = "none" === i.thread;
     return r[e ? "info" : "warning"]((0, E.Y0)(e)), without(n);
    }
    try {
     return await async function(e, {order: n, key: t}, r) {
      const {run: o, settings: s, repository: i} = r, [a, u] = await Promise.all([ i.viewer(), commentsIn(e, r) ]), l = (0, 
      F.nO)(a, r), c = (0, F.D5)(u, l), d = (0, U.id)(c, t);
      if ("ambiguous" === d.kind) throw (0, E.zs)(d.candidates);
      const m = "start" === d.kind && 0 === (0, U.kW)(c, t).length;
      if ("merged" === s.thread && o.attempt > 1 && m) throw (0, E.Nq)("trace");
      const h = requestFor(n, {
       key: t,
       before: "start" === d.kind ? null : d.comment,
       page: (0, G.ZZ)({
        ours: l,
        conversation: {
         thread: e,
         review: null
        },
        comment: d.comment
       })
      }, r);
      return {
       resumption: d,
       request: "start" === d.kind ? {
        ...h,
        jobId: null,
        pullRequest: null
       } : h
      };
     }(e, {
      order: n,
      key: a
     }, t);
    } catch (e) {
     const t = (0, s.wz)(e);
     if (o.attempt > 1 && "not-accessible" !== t.failure) throw (0, E.rj)(t);
     if ((0, s.WG)(t) && !r.cancelled.aborted) throw (0, E.qD)(t, "re-run");
     const i = (0, E.w1)(t);
     return r.warning(i), without((0, z.ZT)(n, i));
    }
   }(u.thread, l, n);
   if ("start" !== c.kind) return n.settings.dryRun ? (0, le.v2)(c) : concluded(await (0, 
   ae.U)({
    ...d,
    usage: await (0, _.F)(n)
   }, c, n), n);
   const m = await (0, _.k)({
    except: d.page.comment
   }, n), h = (0, ce.w)(m);
   if (null !== h) return {
    kind: "skipped",
    reason: "over-budget",
    sentence: h
   };
   const f = await (0, W.Ee)(await i, (0, J.wD)(n.run), n), p = (0, z.pj)(d.order, f, function({context: e, thread: n}, t) {
    if ("thread" === e?.kind) return `${e.thread.kind.replace("-", " ")} #${e.thread.number}`;
    if (null === t.thread) return null;
    if ("merged" !== n) return `#${t.thread}`;
    const r = [ {
     number: t.thread
    }, ...null === e ? [] : othersIn(t) ];
    return `the merged pull request${1 === r.length ? "" : "s"} ${numbersOf(r)}`;
   }(e, u));
   return n.settings.dryRun ? (0, le.PA)(p, m) : concluded(await (0, ue.t)(await (0, 
   H.h)((0, G.Sj)({
    ...d,
    usage: m
   }, p), n), n), n);
  }
  async function concluded(e, n) {
   return (0, K.s)(await (0, N.O)(await (0, D.e6)(e, n), n), n);
  }
  function threadOf({thread: e}, n) {
   return "merged" === e ? n?.merged?.number ?? null : e;
  }
  function othersIn({pushed: e, thread: n}) {
   return (e?.pulls ?? []).filter(({number: e}) => e !== n);
  }
  async function main() {
   const e = (0, v.l)({
    secrets: (0, j.QU)()
   }), n = (0, j.gQ)(e);
   try {
    n.output("result", "error"), await publish(await async function(e, n) {
     const i = (0, $.$p)(), {settings: a, problems: u} = (0, g.K)(j.wg), l = (0, k.$)(a, function(e) {
      const {eventName: n, payload: t, repository: r, repositoryId: i, actor: a} = e, u = o.xLC(p, t, {
       abortEarly: !0
      });
      if (!u.success) {
       const [e] = u.issues, t = [ "event", o.BuJ(e) ].filter(e => null !== e).join(".");
       throw new s.dz([ {
        message: `The event file is not a "${n}" event: ${t}: ${e.message}`,
        hint: "GITHUB_EVENT_PATH must point to the file that the runner wrote; no step may change it."
       } ]);
      }
      const l = u.output, {sender: c} = l, d = l.pull_request?.head;
      return {
       name: n,
       action: l.action ?? null,
       sender: c ? readActor(c, l.comment?.performed_via_github_app) : null,
       thread: readThread(l),
       comment: readComment(n, l),
       ...pushOf(n, l),
       workflowRun: "workflow_run" === n && l.workflow_run ? readRun(l.workflow_run, i) : null,
       withoutSecrets: "dependabot[bot]" === a || "dependabot[bot]" === c?.login || void 0 !== d && d.repo?.full_name.toLowerCase() !== r.toLowerCase(),
       inFork: l.repository?.fork ?? !1
      };
     }(i), u);
     if ("skip" === l.kind) return {
      kind: "skipped",
      reason: l.reason,
      sentence: l.sentence
     };
     e.group("What this step does", function(e, n, t) {
      return [ `Mode: ${e.kind}, because of the event "${t.eventName}" in ${t.repository} (run ${t.runId}, attempt ${t.attempt})`, `Service: project ${n.projectId} at ${n.baseUrl}`, ...describeParts(e, n), ...n.dryRun ? [ "Dry run: nothing is started or written" ] : [] ];
     }(l, a, i));
     const c = function({redact: e, ...n}) {
      const {runner: t, run: o, settings: s} = n, {baseUrl: i, projectId: a, apiKey: u, githubToken: l} = s, {repository: c, ...d} = (0, 
      r.q)({
       run: o,
       token: l,
       redact: e,
       cancelled: t.cancelled
      }), {clock: m, randomness: h} = d, f = {
       ...createJobStarter(p = {
        baseUrl: i,
        projectId: a,
        apiKey: u,
        redact: e,
        ...d
       }),
       ...createJobMessenger(p),
       ...(0, A.f)(p),
       ...createVisitorsReader(p),
       ...createEvidenceReader(p)
      };
      var p;
      return {
       ...n,
       clock: m,
       randomness: h,
       service: f,
       repository: c
      };
     }({
      runner: e,
      run: i,
      settings: a,
      redact: n
     });
     switch (l.kind) {
     case "job":
      return runJob(l, c);

     case "comment":
      return async function(e, n) {
       const {runComment: r} = await t.e(353).then(t.bind(t, 2353));
       return r(e, n);
      }(l, c);

     case "settle":
      return async function(e) {
       const {runSettle: n} = await t.e(897).then(t.bind(t, 7897));
       return n(e);
      }(c);

     case "report":
      return async function(e) {
       const {runReport: n} = await Promise.all([ t.e(789), t.e(82), t.e(544) ]).then(t.bind(t, 3082));
       return n(e);
      }(c);

     case "doctor":
      return async function(e, n) {
       const {runDoctor: r} = await t.e(570).then(t.bind(t, 2570));
       return r(e, n);
      }(l, c);
     }
    }(n, e), n, e);
   } catch (t) {
    await publish(function(e, n) {
     for (const t of (0, s.fC)(e)) n.debug(t);
     return {
      kind: "error",
      problems: (0, s.GW)(e),
      facts: y.K,
      summary: null
     };
    }(t, n), n, e);
   }
  }
  async function publish(e, n, t) {
   const {outputs: r, summary: o, sentence: s, notice: i, failures: a} = (0, y.L)(e);
   for (const [e, t] of r) n.output(e, t);
   null !== s && n.info(s), null !== i && n.notice(i), await n.summary(o), a.length > 0 && (0, 
   j.fJ)(a, t);
  }
 }),
 5458: ((e, n, t) => {
  t.d(n, {
   K: () => s,
   L: () => publication
  });
  var r = t(4845), o = t(5219);
  const s = {
   jobId: null,
   job: null,
   link: null,
   durationSeconds: null,
   resumed: !1,
   followUp: !1,
   commentUrl: null
  };
  function publication(e) {
   switch (e.kind) {
   case "job":
    {
     const n = null === e.hint ? e.sentence : `${e.sentence} ${e.hint}`, t = outputsOf({
      result: e.result,
      facts: e.facts
     }), {summary: r, fails: o} = e;
     return {
      outputs: t,
      summary: r,
      sentence: null,
      notice: o ? null : n,
      failures: o ? [ n ] : []
     };
    }

   case "dry-run":
    return {
     outputs: outputsOf({
      result: "dry-run",
      facts: s
     }),
     summary: e.summary,
     sentence: e.sentence,
     notice: null,
     failures: []
    };

   case "skipped":
    return {
     outputs: outputsOf({
      result: "skipped",
      facts: s,
      skipReason: e.reason
     }),
     summary: `### docs-agent: skipped\n\n${(0, o.TL)(e.sentence, {
      exact: !0
     })}`,
     sentence: e.sentence,
     notice: null,
     failures: []
    };

   case "helped":
    return {
     outputs: outputsOf({
      result: "helped",
      facts: s
     }),
     summary: `### docs-agent: answered\n\n${(0, o.TL)(e.sentence, {
      exact: !0
     })}`,
     sentence: e.sentence,
     notice: null,
     failures: []
    };

   case "settled":
    {
     const {result: n, summary: t, sentence: r, fails: o} = e;
     return {
      outputs: outputsOf({
       result: n,
       facts: s
      }),
      summary: t,
      sentence: o ? null : r,
      notice: null,
      failures: o ? [ r ] : []
     };
    }

   case "reported":
    {
     const {summary: n, sentence: t} = e;
     return {
      outputs: outputsOf({
       result: e.result,
       report: e
      }),
      summary: n,
      sentence: t,
      notice: null,
      failures: []
     };
    }

   case "checked":
    {
     const {summary: n, sentence: t, failures: r} = e;
     return {
      outputs: outputsOf({
       result: 0 === r.length ? "healthy" : "unhealthy",
       facts: s
      }),
      summary: n,
      sentence: t,
      notice: null,
      failures: r
     };
    }

   case "error":
    return {
     outputs: outputsOf({
      result: "error",
      facts: e.facts
     }),
     summary: e.summary ?? problemSummary(e.problems),
     sentence: null,
     notice: null,
     failures: e.problems.map(r.fI)
    };
   }
  }
  function problemSummary(e) {
   const n = e.map(({message: e, hint: n}) => `${e}\n${n}`);
   return `### docs-agent: the step failed\n\n${(0, o.TL)(n.join("\n\n"), {
    exact: !0
   })}`;
  }
  const i = {
   result: ({result: e}) => e,
   "skip-reason": ({skipReason: e}) => e,
   "job-id": ({facts: e}) => e?.jobId,
   status: ({facts: e}) => e?.job?.status,
   "pr-url": ({facts: e}) => e?.link?.url,
   "pr-number": ({facts: e}) => e?.link?.number,
   "pr-repository": ({facts: e}) => e?.link?.repository,
   "duration-seconds": ({facts: e}) => e?.durationSeconds,
   resumed: ({facts: e}) => e?.resumed,
   "follow-up": ({facts: e}) => !0 === e?.followUp || null,
   "comment-url": ({facts: e, report: n}) => e?.commentUrl ?? n?.commentUrl,
   "visitors-total": ({report: e}) => e?.figures.total,
   "visitors-human": ({report: e}) => e?.figures.human,
   "visitors-ai": ({report: e}) => e?.figures.ai,
   "ai-share": ({report: e}) => e?.figures.aiShare?.toFixed(4),
   "report-headline": ({report: e}) => e && (0, o.ml)(e.sentence, 300),
   "report-issue-url": ({report: e}) => e?.issueUrl,
   "report-markdown-file": ({report: e}) => e?.files.markdown,
   "report-json-file": ({report: e}) => e?.files.json,
   "report-csv-file": ({report: e}) => e?.files.csv
  };
  function outputsOf(e) {
   const n = Object.keys(i).map(n => [ n, String(i[n](e) ?? "") ]);
   return new Map(n.filter(([, e]) => "" !== e));
  }
 }),
 8430: ((e, n, t) => {
  t.d(n, {
   fY: () => contextOfPullRequest,
   fp: () => contextOfPush,
   g7: () => contextOfIssue,
   pm: () => readOutline
  });
  var r = t(4845), o = t(3950);
  async function contextOfIssue(e, {repository: n, name: t}) {
   const r = await renderBody(e, n);
   return {
    context: {
     ...e,
     body: r,
     repository: t,
     files: s,
     diff: null,
     withoutDiff: null
    },
    warnings: []
   };
  }
  const s = {
   files: [],
   cut: !1
  }, i = 65536;
  async function renderBody({body: e}, n) {
   const t = (0, o.y1)(e);
   if ("" === t.trim()) return {
    kind: "none"
   };
   if (t.length > i) return {
    kind: "unread",
    why: `It has more than ${i} characters.`
   };
   try {
    return {
     kind: "html",
     html: await n.renderMarkdown(t)
    };
   } catch (e) {
    return {
     kind: "unread",
     why: (0, r.fI)((0, r.wz)(e))
    };
   }
  }
  async function readOutline(e, n) {
   const {number: t, base: r, head: o, headSha: s, isMerged: i} = e, [a, u] = await Promise.all([ null !== r && null !== o && null !== s ? {
    value: {
     base: r,
     head: o,
     headSha: s,
     isMerged: i
    },
    warning: null
   } : readable(() => async function(e, n) {
    const {state: t, ...r} = await n.pullRequest(e);
    return {
     ...r,
     isMerged: "merged" === t
    };
   }(t, n), `The branches and the diff of #${t}`), filesOf(t, n) ]);
   return {
    branches: a,
    files: u
   };
  }
  function filesOf(e, n) {
   return readable(() => n.changedFiles(e), `The list of changed files of #${e}`);
  }
  async function contextOfPullRequest(e, {branches: n, files: t}, {repository: r, name: o}) {
   const i = n.value, [a, u] = await Promise.all([ null === i ? {
    value: null,
    warning: null
   } : readable(() => function({number: e}, {base: n, headSha: t, isMerged: r}, o) {
    return o.diff(r ? {
     merged: e
    } : {
     base: n,
     head: t
    });
   }(e, i, r), `The diff of #${e.number}`), renderBody(e, r) ]), l = null === i || null !== a.warning;
   return {
    context: {
     ...e,
     body: u,
     base: i?.base ?? null,
     head: i?.head ?? null,
     headSha: i?.headSha ?? null,
     repository: o,
     files: t.value ?? s,
     diff: a.value,
     withoutDiff: withoutDiff(a, l)
    },
    warnings: [ n.warning, t.warning, a.warning ].filter(e => null !== e)
   };
  }
  function withoutDiff({value: e}, n) {
   return null !== e ? null : n ? "unread" : "too-large";
  }
  async function contextOfPush(e, n) {
   if (null !== e.unread && isWithoutToken(e.unread)) throw e.unread;
   const [t, ...r] = e.pulls.map(subjectOf);
   if (void 0 !== t && 0 === r.length) return contextOfPullRequest(t, await readOutline(t, n.repository), n);
   const {sha: o, before: i, branch: a, commits: u, pulls: l} = e;
   if (null === u || null === i) return {
    context: null,
    warnings: []
   };
   const {repository: c, name: d} = n, [m, h] = await Promise.all([ Promise.all(l.map(e => async function(e, n) {
    const {number: t, title: r, author: o, url: i, base: a, head: u} = e, [l, c] = await Promise.all([ filesOf(t, n), renderBody(e, n) ]);
    return {
     thread: {
      kind: "pull-request",
      number: t,
      title: r,
      author: o,
      url: i,
      body: c,
      base: a,
      head: u,
      files: l.value ?? s
     },
     warning: l.warning
    };
   }(e, c))), readable(() => c.diff({
    base: i,
    head: o
   }), "The diff of the push") ]);
   return {
    context: {
     kind: "push",
     repository: d,
     branch: a,
     headSha: o,
     pulls: m.map(({thread: e}) => e),
     commits: 0 === l.length ? u : null,
     diff: h.value,
     withoutDiff: withoutDiff(h, null !== h.warning)
    },
    warnings: [ ...m.map(({warning: e}) => e), h.warning ].filter(e => null !== e)
   };
  }
  function subjectOf(e) {
   return {
    ...e,
    kind: "pull-request",
    isMerged: "merged" === e.state
   };
  }
  async function readable(e, n) {
   try {
    return {
     value: await e(),
     warning: null
    };
   } catch (e) {
    const t = (0, r.wz)(e);
    if (isWithoutToken(t)) throw t;
    return {
     value: null,
     warning: `${n} could not be read: ${(0, r.fI)(t)}`
    };
   }
  }
  function isWithoutToken({failure: e, status: n}) {
   return "unauthorized" === e && void 0 === n;
  }
 }),
 459: ((e, n, t) => {
  t.d(n, {
   F: () => usageSoFar,
   k: () => readUsage
  });
  var r = t(2615), o = t(4845);
  const s = 864e5, i = 10;
  async function readUsage({login: e, except: n = null}, t) {
   const {settings: o, clock: a, repository: u} = t, l = o.maxJobsPerDay;
   if (null === l) return null;
   const c = (0, r.nO)(e ?? await u.viewer(), t), d = a.now(), m = d - s, h = {
    since: new Date(m).toISOString(),
    mostPages: i
   }, [f, p] = await Promise.all([ u.recentComments("issue-comment", h), u.recentComments("review-comment", h) ]), w = (0, 
   r.D5)([ ...f.comments, ...p.comments ], c).marked.filter(e => !(0, r.Go)(e, n)).filter(({marker: e}) => "not-created" !== e.state).map(({marker: e}) => Math.min(Date.parse(e.askedAt), d)).filter(e => e > m).toSorted((e, n) => e - n), b = w[Math.max(0, w.length - l)] ?? m;
   return {
    used: w.length,
    limit: l,
    cut: f.cut || p.cut,
    nextAt: b + s
   };
  }
  async function usageSoFar(e) {
   if (e.runner.cancelled.aborted) return null;
   try {
    return await readUsage({}, e);
   } catch (n) {
    return e.runner.debug(`Could not count the jobs of the last 24 hours: ${(0, o.wz)(n).message}`), 
    null;
   }
  }
 }),
 631: ((e, n, t) => {
  t.d(n, {
   $: () => whyCut
  });
  var r = t(4845);
  async function whyCut(e, {repository: n, runner: t}) {
   if (null === e) return "unknown";
   try {
    return await n.cameByMail(e) ? "mail" : null;
   } catch (e) {
    return t.warning(`Could not read whether the comment came by e-mail: ${(0, r.fI)((0, 
    r.wz)(e))}`), "unknown";
   }
  }
 }),
 477: ((e, n, t) => {
  t.d(n, {
   M: () => destinationOf,
   Z: () => openRequestTo
  });
  var r = t(2912), o = t(2615);
  function destinationOf(e, {own: n, handover: t}) {
   switch (e) {
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
    return function(e, n) {
     const t = [ ...null === n ? [] : [ {
      job: jobOf(n),
      at: Date.parse(n.createdAt)
     } ], ...e.marked.flatMap(e => {
      const {jobId: t, outcome: r, pullRequest: s} = e.marker;
      return null === t || "pull-request" !== r && null === s ? [] : [ {
       job: {
        jobId: t,
        pullRequest: s,
        origin: n?.job === t ? n.thread ?? null : null
       },
       at: (0, o.un)(e)
      } ];
     }) ].toSorted((e, n) => e.at - n.at).at(-1);
     if (void 0 !== t) return {
      kind: "job",
      ...t.job
     };
     const r = e.marked.findLast(({marker: e}) => null !== e.jobId && "started" === e.state);
     return {
      kind: "nothing",
      unfinished: r?.url ?? null
     };
    }(n, t);
   }
  }
  function jobOf({job: e, pullRequest: n, thread: t}) {
   return {
    jobId: e,
    pullRequest: n,
    origin: t ?? null
   };
  }
  const s = 3e5;
  function openRequestTo(e, {marked: n}, t) {
   const r = n.filter(({marker: n}) => n.jobId === e && function({state: e, request: n}) {
    return "started" === e || "starting" === e && "message" === n;
   }(n)).map(({marker: e, url: n}) => ({
    url: n,
    isAttended: isAttended(e, t)
   }));
   return r.findLast(({isAttended: e}) => e) ?? r.at(-1) ?? null;
  }
  function isAttended(e, n) {
   return Math.abs(n - Date.parse(e.sentAt ?? e.askedAt)) <= s && ("starting" === e.state || (0, 
   r.Df)(e, n));
  }
 }),
 3630: ((e, n, t) => {
  t.d(n, {
   Ee: () => findOpen,
   OB: () => whyNot,
   Uo: () => headOf,
   xO: () => listOpen
  });
  var r = t(1589), o = t(2615), s = t(943), i = t(4845), a = t(8311), u = t(9851), l = t(4936);
  async function listOpen(e) {
   const {settings: n, repository: t, runner: r} = e;
   if ("open" !== n.pullRequest) return null;
   try {
    const [n, r] = await Promise.all([ t.viewer(), t.openPullRequests({
     insists: !0
    }) ]);
    return {
     ours: (0, o.nO)(n, e),
     pulls: r
    };
   } catch (e) {
    const n = (0, i.fI)((0, i.wz)(e));
    return r.warning(`Could not look for an open pull request, so the request gets its own: ${n}`), 
    null;
   }
  }
  function chooseOpen(e, n, t) {
   for (const s of e) {
    const e = (0, r.h$)(s.comments, t)?.handover;
    if ((0, o.RB)(s.head.repository, t.repository) && e?.group === n) return {
     pull: s,
     handover: e
    };
   }
   return null;
  }
  const c = 3;
  async function findOpen(e, n, t) {
   let r = e?.pulls ?? [];
   for (let o = 0; null !== e && o < c; o += 1) {
    const o = chooseOpen(r, n, e.ours);
    if (null === o) break;
    const [s, i] = await Promise.all([ offered(o, t), isFirstHandover(o, {
     listed: e,
     group: n
    }, t) ]);
    if (i) return s;
    r = r.slice(r.indexOf(o.pull) + 1);
   }
   return {
    kind: "job",
    why: null
   };
  }
  async function offered({pull: {number: e, head: n}, handover: t}, r) {
   const {serverUrl: o, repository: s} = r.run, i = (0, u.uM)(`${o}/${s}/pull/${e}`, r);
   if (null === i) return {
    kind: "job",
    why: null
   };
   const c = t.job, d = r.clock.monotonic(), m = await (0, l.EG)(c, r), h = await whyNot(m, i, r);
   if (null !== h) return {
    kind: "job",
    why: h
   };
   const f = "job" !== m.kind || !(0, a.dR)(m.job);
   return {
    kind: "open",
    link: i,
    job: {
     jobId: c,
     pullRequest: i.url,
     head: n.sha
    },
    isBusy: f,
    seenAt: d
   };
  }
  async function isFirstHandover({pull: e}, {listed: n, group: t}, r) {
   if (!e.lacksOlder) return !0;
   try {
    const o = await r.repository.comments(e.number);
    return null !== chooseOpen([ {
     ...e,
     comments: o
    } ], t, n.ours);
   } catch (n) {
    const t = (0, i.fI)((0, i.wz)(n));
    return r.runner.warning(`Could not check whose the open pull request ${e.number} is: ${t}`), 
    !1;
   }
  }
  function headOf(e, {number: n}, {run: t}) {
   if ("shown" !== e.kind) return (0, s.xx)(`GitHub did not show pull request ${n}`);
   const {state: r, headRepository: i, headSha: a} = e.pull;
   return "open" !== r ? (0, s.xx)(`pull request ${n} is no longer open`) : (0, o.RB)(i, (0, 
   o._M)(t)) ? a : (0, s.xx)(`the branch of pull request ${n} is not in this repository`);
  }
  async function whyNot(e, n, t) {
   const r = `pull request ${n.number}`;
   switch (e.kind) {
   case "refused":
   case "missing":
    return (0, s.OR)(n, e.problem);

   case "failed":
    return t.settings.wait ? null : (0, s.OR)(n, e.problem);

   case "job":
    {
     const o = await (0, u.T)(e.job, n, t);
     return "unread" === o ? (0, s.xx)(`GitHub did not show ${r}`) : "other" === o || "none" === o ? (0, 
     s.xx)(`the service names no job of ${r}`) : "archived" === e.job.status ? (0, s.xx)(`the job of ${r} is archived`) : null;
    }
   }
  }
 }),
 1886: ((e, n, t) => {
  t.d(n, {
   J: () => announceEnd,
   O: () => finish
  });
  var r = t(9644), o = t(4845), s = t(2912), i = t(2615), a = t(4510), u = t(4555), l = t(2653), c = t(8419), d = t(8803), m = t(491), h = t(4865);
  const f = {
   reaction: {
    isDue: ({causedBy: e, stage: n}) => null !== e && null !== reactionOf(n),
    what: ({stage: e}) => (0, m.w1)(reactionOf(e) ?? "+1"),
    write: async function({causedBy: e, stage: n}, t, r) {
     const o = reactionOf(n);
     return null !== e && null !== o && await (0, m.BB)(e, o, r), "done";
    }
   },
   notice: {
    isDue: function(e, n, {settings: t, clock: r}) {
     const {view: o} = e.stage;
     return !("finished" !== o.state || "no-news" === o.outcome || !t.notify) && (null !== e.page.conversation && ((0, 
     l.L7)(e.page, o) || "other" === e.writer.kind || r.now() - (0, h.YG)(e) > 3e5));
    },
    what: () => "post the notice of the end",
    write: async function(e, {answering: n, written: t = []}, r) {
     const {jobId: o, base: u, page: l, stage: c} = e, {comment: m} = l;
     if (null === m || "finished" !== c.view.state) return "failed";
     const f = `${m.kind}/${m.id}`, p = (0, a.oy)({
      ...c.view,
      request: u.request
     }, m.url), w = (0, i.BG)({
      job: o ?? "",
      status: f
     }, p);
     if (t.some(e => isNotice(e, w, f))) return "done";
     const b = (0, h.$t)(e);
     if (null === b) return "failed";
     const g = {
      on: {
       kind: m.kind,
       id: m.id
      },
      reaction: s.kS,
      isWritten: () => async function(e, {claimed: n, place: {thread: t, review: r}}, {repository: o}) {
       const s = null === r ? [ "issue-comment" ] : [ "review-comment", "issue-comment" ], [i, ...a] = await Promise.all([ o.viewer(), ...s.map(e => o.comments(t, {
        kind: e
       })) ]);
       return a.flat().filter(({author: e}) => e === i).some(({body: t}) => isNotice(t, e, n));
      }(w, {
       claimed: f,
       place: b
      }, r),
      write: ({mayRepeat: e}) => r.repository.createComment(b, w, {
       mayRepeat: e
      })
     };
     return !0 === n ? (0, d.CR)(g, r) : (0, d.Fq)(g, r);
    }
   },
   handover: {
    isDue: (e, n, t) => (0, c.h2)(e, t),
    what: () => "comment on the pull request",
    write: (e, n, t) => (0, c.Cl)(e, t)
   }
  };
  function reactionOf({view: e}) {
   return "not-created" === e.state || "unknown" === e.state ? "confused" : "finished" !== e.state || "no-news" === e.outcome ? null : "pull-request" === e.outcome || "no-pull-request" === e.outcome ? "+1" : "confused";
  }
  function isNotice(e, n, t) {
   return (0, u.TM)(e) === (0, u.TM)(n) || (0, i.$j)(e).includes(t);
  }
  var p = t(8728), w = t(3751), b = t(9851), g = t(7767);
  async function finish(e, n) {
   const {runner: t, clock: r} = n, {stage: o} = e;
   if ("started" === o.view.state) return (0, w.vn)(e, r.now(), n);
   "not-created" === o.view.state && await (0, p.WY)(e, n);
   const s = e.page.comment?.marker, i = void 0 !== s && (0, l.Yk)(s).length > 0 && !t.cancelled.aborted;
   if (!0 === o.kept && !i) return e;
   "not-created" === o.view.state && t.save("never-sent", "true");
   const a = t.cancelled.aborted || !0 === o.kept, u = await announceEnd(a ? e : await async function(e, n) {
    const {stage: t, base: r, pullRequest: o, page: s} = e, i = null !== s.conversation || n.settings.handover;
    return "finished" === t.view.state && i ? {
     ...e,
     stage: {
      ...t,
      ...await (0, b.pX)(t.view, {
       ...r,
       pullRequest: o
      }, n)
     }
    } : e;
   }(e, n), {}, n), {written: c} = u.page;
   return ("failed" === c || "gone" === c) && "unauthorized" !== (0, g.g5)(u.page)?.failure || t.save("open-comment", ""), 
   u;
  }
  async function announceEnd(e, n, t) {
   const {stage: o, writer: s, page: i} = e, {view: a} = o, u = "run" === s.kind, c = (0, 
   l.L7)(i, a), isCancelled = () => t.runner.cancelled.aborted, d = !("finished" === a.state && "no-news" === a.outcome || isCancelled()), p = function({page: e, stage: n}) {
    const {told: t = [], outcome: r} = e.comment?.marker ?? {};
    return (0, l.L7)(e, n.view) ? t : "no-pull-request" === r ? t.filter(e => "notice" === e) : [];
   }(e), w = r.hh.filter(r => !p.includes(r) && f[r].isDue(e, n, t)), b = w.filter(e => "reaction" === e && !c && u && d), k = w.filter(e => !b.includes(e)), y = [], v = await announce(b, e, {
    audience: n,
    unwritten: y,
    world: t
   }), j = d ? r.hh.filter(e => !k.includes(e) && !v.has(e)) : p, $ = (0, h.VI)({
    ...e,
    base: {
     ...e.base,
     told: j
    }
   }, t.clock.now()), q = c ? e : await (0, g.g1)($, t), {written: I} = q.page, O = (c || "yes" === I || "failed" === I && u) && d && !isCancelled() ? await announce(k, q, {
    audience: n,
    unwritten: y,
    world: t
   }) : null, S = new Map(null === O ? [] : [ ...v, ...O ]), x = null !== O && "failed" !== I && 0 === S.size ? await (0, 
   g.L7)(q, r.hh, t) : q, R = (0, g.g5)(x.page), A = null !== R && u ? [ {
    what: g.DE,
    error: R
   } ] : [];
   (0, m.c$)([ ...A, ...y ], null !== R && u ? i.failure : R, t.runner);
   const M = "overtaken" === x.page.written ? "overtaken" : I;
   return {
    ...x,
    owing: S,
    page: {
     ...x.page,
     written: M
    }
   };
  }
  async function announce(e, n, {audience: t, unwritten: r, world: s}) {
   const i = new Map;
   for (const a of e) try {
    const e = await f[a].write(n, t, s);
    "done" !== e && i.set(a, e);
   } catch (e) {
    i.set(a, "failed"), r.push({
     what: f[a].what(n),
     error: (0, o.wz)(e)
    });
   }
   return i;
  }
 }),
 5065: ((e, n, t) => {
  t.d(n, {
   IQ: () => takeable,
   J5: () => refused,
   Pl: () => askedOfJob,
   vG: () => openElsewhere,
   vJ: () => stillOpen
  });
  var r = t(2615), o = t(943), s = t(4845), i = t(8311), a = t(477), u = t(9851), l = t(4936);
  async function askedOfJob(e, n, t) {
   const r = (0, u.uM)(e.pullRequest, t), [o, s] = await Promise.all([ busyWith(e, {
    ...n,
    link: r
   }, t), null === r ? null : (0, l.EP)(r, t) ]);
   return takeable(e, {
    busyAt: o,
    seen: s,
    link: r
   }, t);
  }
  function takeable({jobId: e, pullRequest: n}, {busyAt: t, seen: r, link: i}, a) {
   if (null !== t) return refused((0, o.Bc)(t));
   if ("failed" === r?.kind && (0, s.WG)(r.error)) return refused(o.yn);
   const l = "shown" === r?.kind ? r.pull : null;
   if (null !== l && "open" !== l.state) {
    const e = null !== i && (0, u.$L)(i, a) ? `#${i.number}` : "its pull request";
    return refused((0, o.jy)(`${e} is ${l.state}`, a.settings.command));
   }
   return {
    kind: "message",
    job: {
     jobId: e,
     pullRequest: n,
     head: l?.headSha ?? null
    }
   };
  }
  async function busyWith({jobId: e, origin: n}, t, r) {
   const {thread: o} = t.intent, s = [ null !== t.link && (0, u.$L)(t.link, r) ? t.link.number : null, n ].find(e => null !== e && e !== o.number) ?? null;
   return stillOpen(e, await openElsewhere(s, t, r), r);
  }
  async function openElsewhere(e, {intent: {thread: n}, own: t, ours: o, withDiff: s}, i) {
   const a = await Promise.all([ "issue" === n.kind || s ? [] : commentsAt(n.number, "review-comment", i), null === e ? [] : commentsAt(e, "issue-comment", i) ]);
   return [ ...t.marked, ...(0, r.D5)(a.flat(), o).marked ];
  }
  async function stillOpen(e, n, t) {
   const r = (0, a.Z)(e, {
    marked: n
   }, t.clock.now());
   if (null === r || r.isAttended) return r?.url ?? null;
   const o = await t.service.readJob(e, t.runner.cancelled);
   return "job" === o.kind && (0, i.UG)(o.job) ? r.url : null;
  }
  async function commentsAt(e, n, {repository: t, runner: r}) {
   try {
    return await t.comments(e, {
     kind: n
    });
   } catch (n) {
    return r.debug(`Could not look for open follow-ups in thread ${e}: ${(0, s.wz)(n).message}`), 
    [];
   }
  }
  function refused(e) {
   return {
    kind: "refused",
    sentence: e
   };
  }
 }),
 3751: ((e, n, t) => {
  t.d(n, {
   e6: () => follow,
   v6: () => holdJob,
   Op: () => look,
   PB: () => nameJob,
   vn: () => showStarted
  });
  var r = t(2912), o = t(2653), s = t(9851), i = t(3114), a = t(5231), u = t(3776), l = t(8311), c = t(5219);
  class ProgressLog {
   shown="";
   shownAtMs=0;
   saidUnknown=!1;
   line({reading: e, waitedMs: n, nextLookInMs: t, nextWordInMs: r}) {
    if (null === e) return null;
    const o = function(e) {
     switch (e.kind) {
     case "job":
      return `Job ${e.job.id} is ${isRunning(e) ? "running" : e.job.status}`;

     case "refused":
     case "missing":
     case "failed":
      return `Could not check the job: ${e.problem.message}`;
     }
    }(e), s = n + r + 3e4 - this.shownAtMs > 6e4;
    if (o === this.shown && !s) return null;
    const {shown: i} = this;
    this.shown = o, this.shownAtMs = n;
    const [a, l] = [ (0, u.p0)(n), `next check in ${(0, u.p0)(t)}` ];
    return o === i && isRunning(e) ? `Still running, ${a} (${l})` : `${o} (${a} waited, ${l})`;
   }
   unknownStatus(e) {
    if ("job" !== e?.kind || this.saidUnknown || "active" !== e.job.status) return null;
    const {reportedStatus: n} = e.job;
    return null !== n && null !== (0, l.rk)(n) ? null : (this.saidUnknown = !0, `The service reports ${null === n ? "no status" : `the unknown status ${JSON.stringify((0, 
    c.ml)(n, 50))}`}; we treat the job as running.`);
   }
  }
  function isRunning(e) {
   return "job" === e.kind && "active" === e.job.status;
  }
  var d = t(7767), m = t(4865);
  function nameJob(e, {runner: n}) {
   n.output("job-id", e), n.output("result", "still-running");
  }
  function holdJob(e, n) {
   nameJob(e, n), n.runner.save("job-id", e);
  }
  async function follow(e, n) {
   const {jobId: t, stage: a} = e;
   if ("started" !== a.view.state || null === t) return e;
   const {settings: u, runner: l, clock: c} = n, d = a.job;
   holdJob(t, n), (0, i.C)(e, n);
   const h = c.monotonic(), f = (0, m.Bz)(n);
   let p = null;
   const showWorking = async t => {
    null !== p || l.cancelled.aborted || (p = await showStarted((0, m.K1)(e, (0, o.Cc)(t)), f, n), 
    (0, i.C)(p, n));
   }, ended = t => {
    const r = u.wait ? Math.round((c.monotonic() - h) / 6e4) : null;
    return (0, m.K1)(p ?? e, (0, o.af)(t, {
     waitedMinutes: r,
     links: (0, s.WQ)(n)
    }));
   };
   if (null !== d && !u.wait) return ended({
    kind: "deadline",
    job: d,
    silence: null
   });
   null !== d && await showWorking(d);
   const w = u.wait ? 6e4 * u.waitMinutes : 0;
   return ended(await look({
    jobId: t,
    known: d,
    patienceMs: w,
    onRunning: showWorking,
    endBelievedFrom: (0, r.MI)(e.base)
   }, n));
  }
  async function showStarted(e, n, t) {
   const r = await (0, d.WU)((0, m.VI)(e, n), t), {view: o} = r.stage;
   return "failed" !== r.page.written && "started" === o.state && "working" !== o.seen.kind && t.runner.save("open-comment", ""), 
   r;
  }
  function look(e, n) {
   const {runner: t} = n, r = new ProgressLog;
   return (0, a.wt)(n, {
    ...e,
    cancelled: t.cancelled,
    onProgress: e => {
     const n = [ r.unknownStatus(e.reading), r.line(e) ];
     for (const e of n) null !== e && t.info(e);
    }
   });
  }
 }),
 8419: ((e, n, t) => {
  t.d(n, {
   qF: () => confirmed,
   Cl: () => handOver,
   h2: () => mayHandOver
  });
  var r = t(2912), o = t(1589), s = t(9644), i = t(2615), a = t(5219), u = t(137);
  const l = 20, c = "Also covers ";
  function withCovered(e, n, t) {
   const {covers: r = []} = n;
   if (n.thread === t || r.includes(t) || r.length >= o.bk) return null;
   const s = [ ...r, t ], i = (0, o.lN)({
    ...n,
    covers: s
   }), a = e.replace(/\r\n/g, "\n").replace(/^[^\n]*\n*/, "").split("\n\n"), u = a.findIndex(e => e.startsWith(c)), l = a.findIndex(e => e.startsWith("<details>"));
   return [ i, ...u >= 0 && (l < 0 || u < l) ? a.with(u, alsoCovers(s)) : a.toSpliced(1, 0, alsoCovers(s)) ].join("\n\n");
  }
  function alsoCovers(e) {
   const n = e.slice(0, l).map(e => `#${e}`), t = e.length - n.length;
   return `${c}${n.join(", ")}${t > 0 ? ` and ${t} more` : ""}.`;
  }
  var d = t(4845), m = t(2653), h = t(9851), f = t(8803), p = t(5054);
  function mayHandOver(e, n) {
   return null !== handingOf(e, n);
  }
  function handingOf(e, n) {
   const {jobId: t, base: r, page: o, stage: s, pullRequest: i} = e, {view: a, seen: u} = s, {conversation: l} = o;
   if (!n.settings.handover || null === t || "finished" !== a.state || null === a.link) return null;
   const c = "job" === r.request ? a.link : (0, h.uM)(i, n);
   return null !== c && (0, h.Zw)(c, u, n) && l?.thread !== c.number && ("message" !== r.request || void 0 !== r.group && null !== l) ? {
    request: e,
    jobId: t,
    link: c
   } : null;
  }
  async function confirmed(e, {marker: n, jobs: t}, r) {
   const {view: o} = e;
   if ("message" === n.request || "finished" !== o.state || null === n.jobId) return e;
   if (!r.settings.handover || !(0, m.Yk)(n).includes("handover")) return e;
   const s = {
    ...e,
    ...await (0, h.pX)(o, n, r)
   };
   if ("failed" === s.seen?.kind) return {
    ...s,
    unconfirmed: (0, d.fI)(s.seen.error)
   };
   const {link: i} = s.view;
   if (null === i || !(0, h.$L)(i, r)) return s;
   const a = await t.readJob(n.jobId, r.runner.cancelled);
   if ("job" !== a.kind) return {
    ...s,
    unconfirmed: (0, d.fI)(a.problem)
   };
   const u = await (0, h.T)(a.job, i, r);
   return "this" === u ? s : "other" === u || "none" === u ? {
    ...s,
    view: {
     ...s.view,
     link: null
    }
   } : {
    ...s,
    unconfirmed: w[u]
   };
  }
  const w = {
   "none-yet": "The service names no pull request for the job yet.",
   unread: "GitHub didn't show the pull request that the service names for the job."
  };
  async function handOver(e, n) {
   const t = handingOf(e, n);
   if (null === t) return "done";
   const {link: l} = t, {seen: c, unconfirmed: m} = e.stage;
   if (void 0 !== m) return "later";
   const w = "shown" === c?.kind && c.pull.number === l.number ? c : await (0, h.Qm)(l, n);
   if ("failed" === w.kind) throw w.error;
   const k = "shown" === w.kind ? (0, h.uM)(w.pull.url, n) : l;
   if (null === k || !(0, h.$L)(k, n)) return "done";
   if ("shown" === w.kind && "open" !== w.pull.state) return "done";
   if ("message" === e.base.request) return function({request: e, link: n, jobId: t}, s) {
    const {group: a} = e.base, {conversation: u} = e.page, {repository: l, runner: c} = s;
    if (null === u) return Promise.resolve("done");
    const {thread: d} = u, m = {
     on: {
      kind: "pull-request",
      id: n.number
     },
     reaction: r.Ew
    }, h = `The hand-over of pull request ${n.number} lists ${o.bk} threads, so #${d} is not added.`;
    return (0, f.lo)(m, async () => {
     const e = s.clock.now(), mayRepeat = async () => (0, f.ct)(e, s), [r, u] = await Promise.all([ l.viewer(), l.comments(n.number) ]), m = (0, 
     i.nO)(r, s), p = (0, o.h$)(u, m);
     if (null === p) return "done";
     for (let n = 1; n <= g; n += 1) {
      const n = await l.comment(p.comment);
      if (null === n) return "later";
      const r = (0, o.cm)(n, m);
      if (null === r || r.job !== t || r.group !== a) return "done";
      const i = withCovered(n.body, r, d);
      if (null === i) return (r.covers?.length ?? 0) >= o.bk && !r.covers?.includes(d) && c.info(h), 
      "done";
      if (!(0, f.ct)(e, s)) return "later";
      await l.editComment(n, i, {
       mayRepeat: mayRepeat
      });
     }
     return "later";
    }, s);
   }(t, n);
   const y = await (0, f.Fq)(function(e, n, t) {
    const {link: l, request: c} = e;
    return {
     on: {
      kind: "pull-request",
      id: l.number
     },
     reaction: r.$L,
     isWritten: () => isHandedOver(l, t),
     write: async ({mayRepeat: r, maySend: m}) => {
      const h = await async function({requester: e, instruction: n, base: t, page: {conversation: r}, writer: o}, s) {
       const {trigger: i, reviewer: a, run: u} = t;
       if ("run" === o.kind && "text" in n) return {
        requester: e,
        instruction: n,
        reviewer: a
       };
       const l = null === r ? null : await (0, p.zt)(t, r.thread, s);
       if ("run" === o.kind) return {
        requester: e,
        instruction: l?.instruction ?? b,
        reviewer: a
       };
       if ("run" === i.kind) {
        const e = void 0 !== a && await async function(e, n) {
         try {
          return await (0, p.Nn)({
           id: null,
           login: e,
           bot: !1,
           viaApp: null
          }, n);
         } catch (e) {
          return n.runner.debug(`Could not check who requested the job: ${(0, d.wz)(e).message}`), 
          !1;
         }
        }(a, s);
        return {
         requester: null,
         instruction: b,
         run: u,
         ...e ? {
          reviewer: a
         } : {}
        };
       }
       const c = l?.author ?? null, m = !1 === c?.bot && c.login.toLowerCase() === a?.toLowerCase();
       return {
        requester: c?.login ?? null,
        instruction: l?.instruction ?? b,
        ...m ? {
         reviewer: a
        } : {}
       };
      }(c, t);
      if (await isHandedOver(l, t)) return "done";
      if (!m()) return "later";
      const f = function({request: e, jobId: n}, {reviewer: t, run: r, ...l}, c) {
       const {run: d, settings: m} = c, {base: h, page: f} = e, p = `${d.serverUrl}/${d.repository}/actions/runs/${r ?? d.runId}`, w = null !== f.comment && void 0 === r ? {
        kind: "thread",
        url: f.comment.url
       } : {
        kind: "run",
        url: p
       };
       return function(e, {origin: n, requester: t, instruction: r, command: s}) {
        const i = `[${"thread" === n.kind ? "this thread" : "this run"}](${n.url})`, l = null === t ? "" : ` by ${(0, 
        a.SS)(t)}`;
        return (0, a.qN)([ (0, o.lN)(e), `The documentation agent made this pull request. It was requested in ${i}${l}.`, `Comment \`${s} …\` here to ask for changes.`, (0, 
        u.ui)(r) ]);
       }({
        job: n,
        repository: (0, i._M)(d),
        service: (0, s.gH)(m),
        thread: f.conversation?.thread ?? null,
        ...void 0 === h.group ? {} : {
         group: h.group
        }
       }, {
        ...l,
        origin: w,
        command: m.command
       });
      }(e, h, t);
      return await t.repository.createComment({
       thread: l.number,
       review: null
      }, f, {
       mayRepeat: r
      }), async function({link: e, reviewer: n}, t, {repository: r, runner: o}) {
       if (void 0 !== n && ("shown" !== t.kind || t.pull.author.toLowerCase() !== n.toLowerCase())) try {
        "refused" === await r.requestReview(e.number, n) && o.info(`GitHub refused to request a review of pull request ${e.number} from ${n}.`);
       } catch (e) {
        o.warning(`Could not request a review: ${(0, d.fI)((0, d.wz)(e))}`);
       }
      }({
       link: l,
       reviewer: h.reviewer
      }, n, t);
     }
    };
   }(t, w, n), n);
   return "later" === y && n.runner.info(`Another run may be writing the hand-over of pull request ${l.number}.`), 
   y;
  }
  const b = {
   text: ""
  };
  async function isHandedOver({number: e}, n) {
   const {repository: t} = n, [r, s] = await Promise.all([ t.viewer(), t.comments(e) ]);
   return s.some(e => null !== (0, o.cm)(e, (0, i.nO)(r, n)));
  }
  const g = 3;
 }),
 9979: ((e, n, t) => {
  t.d(n, {
   Kj: () => listOfLastDay,
   UN: () => mayBeOurs,
   _Q: () => d,
   ip: () => endingWithLateLink,
   l7: () => possibleMakers,
   tS: () => newestWithoutLink,
   zY: () => readJobsAgain
  });
  var r = t(2912), o = t(1589), s = t(2615), i = t(4845), a = t(2653), u = t(9851), l = t(4936);
  function newestWithoutLink(e, n, t) {
   return newestFirst(e.filter(({marker: e}) => (0, r.cW)(e, t))).slice(0, n);
  }
  function newestFirst(e) {
   const at = ({marker: {state: e, askedAt: n, watchedUntil: t}}) => Date.parse("finished" === e ? t : n);
   return e.toSorted((e, n) => at(n) - at(e));
  }
  const c = 1728e5, d = 5;
  function mayBeOurs({thread: {kind: e, createdAt: n}, comment: t}, {clock: r, settings: o}) {
   return "pull-request" === e && void 0 !== n && !t.author.bot && "none" !== o.permission && r.now() - Date.parse(n) < c;
  }
  async function listOfLastDay({repository: e, clock: n, runner: t}) {
   const o = {
    since: new Date(n.now() - r.t8).toISOString(),
    mostPages: 1
   };
   try {
    return (await Promise.all([ e.recentComments("issue-comment", o), e.recentComments("review-comment", o) ])).flatMap(({comments: e}) => e);
   } catch (e) {
    const n = (0, i.fI)((0, i.wz)(e));
    return t.warning(`Could not check whether a job of ours made this pull request: ${n}`), 
    [];
   }
  }
  function possibleMakers(e, {url: n, comments: t, ours: i}, {clock: a}) {
   if (t.some(e => null === e.review && null !== (0, o.cm)(e, i))) return [];
   const u = a.now(), l = newestFirst((0, s.D5)(e, i).marked.filter(({marker: e}) => function(e, n, t) {
    return !!(0, r.cW)(e, t) || !(null === e.jobId || !(0, r.ut)(e, t)) && (null === e.pullRequest ? "started" === e.state : names(e, n));
   }(e, n, u))), c = l.filter(({marker: e}) => names(e, n));
   return [ ...c, ...l.filter(e => !c.includes(e)) ].slice(0, d);
  }
  function names({pullRequest: e}, n) {
   return e?.toLowerCase() === n.toLowerCase();
  }
  function endingWithLateLink(e, n) {
   const t = {
    ...(0, a.Yu)(e, n),
    endedBefore: !0
   };
   return "pull-request" === t.view.outcome ? t : null;
  }
  async function readJobsAgain(e, n) {
   const t = await (0, l.Dg)(e.flatMap(({marker: {jobId: e}}) => e ?? []), n), o = e.flatMap(e => {
    const n = t.get(e.marker.jobId ?? "");
    return "job" === n?.kind ? [ {
     comment: e,
     job: n.job
    } ] : [];
   }), s = n.clock.now();
   return {
    jobs: o.map(({job: e}) => e),
    links: o.filter(({comment: e, job: t}) => (0, r.cW)(e.marker, s) && null !== endingWithLateLink(t, (0, 
    u.WQ)(n))),
    unread: (0, l.lA)(t)
   };
  }
 }),
 9851: ((e, n, t) => {
  t.d(n, {
   $L: () => isOwnPullRequest,
   Qm: () => lookAtLinked,
   T: () => namedBy,
   WQ: () => linkRules,
   Zw: () => mayBeOwn,
   pX: () => withPullRequest,
   uM: () => linkTo
  });
  var r = t(4845), o = t(8311);
  function linkRules({run: e, settings: n}) {
   return {
    serverUrl: e.serverUrl,
    linkHosts: n.linkHosts
   };
  }
  function linkTo(e, n) {
   const t = null === e ? null : (0, o.HM)(e, linkRules(n));
   return "link" === t?.kind ? t.link : null;
  }
  function isAtServer({url: e}, {run: n}) {
   return new URL(e).host === new URL(n.serverUrl).host && /\/pull\/\d+$/.test(e);
  }
  function isOwnPullRequest(e, n) {
   return isAtServer(e, n) && e.repository.toLowerCase() === n.run.repository.toLowerCase();
  }
  function mayBeOwn(e, n, t) {
   return void 0 === n || "failed" === n.kind ? isAtServer(e, t) : isOwnPullRequest(e, t);
  }
  async function lookAtLinked(e, n) {
   if (!isAtServer(e, n)) return {
    kind: "hidden"
   };
   const t = isOwnPullRequest(e, n);
   try {
    const r = t ? {} : {
     repository: e.repository
    };
    return {
     kind: "shown",
     pull: await n.repository.pullRequest(e.number, r)
    };
   } catch (e) {
    const o = (0, r.wz)(e);
    return n.runner.debug(`Could not read the pull request: ${o.message}`), (0, r.WG)(o) || t && "missing" === o.failure ? {
     kind: "failed",
     error: o
    } : {
     kind: "hidden"
    };
   }
  }
  async function namedBy(e, n, t) {
   const {prLink: r} = e;
   if (null === r) return (0, o.dR)(e) ? "none" : "none-yet";
   const s = linkTo(r, t);
   if (null === s || null === n) return "other";
   const isThis = ({url: e}) => e.toLowerCase() === n.url.toLowerCase();
   if (isThis(s)) return "this";
   if (s.number !== n.number) return "other";
   const i = await lookAtLinked(s, t);
   return "failed" === i.kind ? "unread" : "shown" === i.kind && isThis(i.pull) ? "this" : "other";
  }
  async function withPullRequest(e, {request: n, head: t, pullRequest: r}, o) {
   if ("pull-request" !== e.outcome || null === e.link) return {
    view: e
   };
   const s = await lookAtLinked(e.link, o);
   if ("shown" !== s.kind) return {
    view: e,
    seen: s
   };
   const {pull: i} = s, a = i.headSha === t ? "no-new-commits" : "new-commits", u = linkTo(i.url, o) ?? e.link, l = [ e.link.url, u.url ].some(e => e.toLowerCase() === r?.toLowerCase()), c = "message" === n && null !== t && l ? {
    update: a
   } : {};
   return {
    view: {
     ...e,
     link: u,
     pull: {
      title: i.title,
      size: i.size
     },
     ...c
    },
    seen: s
   };
  }
 }),
 4936: ((e, n, t) => {
  t.d(n, {
   Dg: () => lookAtJobs,
   EG: () => lookAtJob,
   EP: () => lookAtPull,
   Ti: () => i,
   lA: () => unreadIn
  });
  var r = t(4845), o = t(9851);
  const s = [ 1e3, 4e3 ], i = 1e4;
  async function lookAtJob(e, n) {
   const {service: t, runner: r} = n;
   return lookAgain(() => t.readJob(e, r.cancelled), (e, n) => "failed" === e.kind && (e.retryAfterMs ?? 0) <= n, n);
  }
  async function lookAtJobs(e, n) {
   const t = [ ...new Set(e) ].map(async e => [ e, await lookAtJob(e, n) ]);
   return new Map(await Promise.all(t));
  }
  function unreadIn(e) {
   return [ ...e ].flatMap(([e, n]) => "job" === n.kind || "missing" === n.kind ? [] : [ {
    jobId: e,
    why: "failed" === n.kind ? n.problem.message : (0, r.fI)(n.problem)
   } ]);
  }
  async function lookAtPull(e, n) {
   return lookAgain(() => (0, o.Qm)(e, n), e => "failed" === e.kind && "missing" === e.error.failure, n);
  }
  async function lookAgain(e, n, {clock: t, runner: r}) {
   let o = await e();
   for (const i of s) {
    if (!n(o, i)) break;
    if (await t.sleep(i, r.cancelled), r.cancelled.aborted) break;
    o = await e();
   }
   return o;
  }
 }),
 3114: ((e, n, t) => {
  t.d(n, {
   C: () => leaveOpen,
   h: () => open
  });
  var r = t(943), o = t(4845), s = t(8728), i = t(2653), a = t(9851), u = t(4936), l = t(2538), c = t(7767), d = t(4865);
  async function open(e, n) {
   const t = "open" === n.settings.pullRequest ? await (0, s.uG)(e, n) : e;
   if (null === t) throw new o.dz([ (0, r.rH)("step") ]);
   try {
    const e = n.clock.monotonic(), [r, o] = await Promise.all([ writeDown(t, n), seen(t.order, n) ]), s = n.clock.monotonic() - e > u.Ti ? await async function(e, n) {
     const t = "message" === e.kind && null === e.into ? (0, a.uM)(e.job.pullRequest, n) : null, [r, o] = await Promise.all([ seen(e, n), null === t ? null : (0, 
     u.EP)(t, n) ]);
     return "message" === r.kind ? {
      ...r,
      pull: o
     } : r;
    }(o, n) : o;
    if ("message" !== r.order.kind || "message" !== s.kind) return r;
    const {reading: i, pull: l, into: c} = s;
    return {
     ...r,
     order: {
      ...r.order,
      reading: i,
      pull: l,
      into: c
     }
    };
   } catch (e) {
    throw await (0, s.WY)(t, n), e;
   }
  }
  async function seen(e, n) {
   if ("job" === e.kind) return e;
   const {into: t, job: r} = e;
   return null === t ? {
    ...e,
    reading: await (0, u.EG)(r.jobId, n)
   } : t.isBusy ? e : {
    ...e,
    into: {
     ...t,
     seen: await (0, u.EP)(t.link, n)
    }
   };
  }
  async function writeDown(e, n) {
   const {runner: t} = n, s = null === e.causedBy, a = await async function(e, n) {
    const t = await (0, c.g1)(e, n);
    return "missing" !== (0, c.g5)(t.page)?.failure ? t : (await n.clock.sleep(m, n.runner.cancelled), 
    (0, c.g1)(e, n));
   }({
    ...e,
    stage: i.xo
   }, n), {written: u} = a.page;
   if ("overtaken" === u || "gone" === u) throw (0, r.IW)(u);
   const {aborted: h} = t.cancelled, f = (0, c.g5)(a.page);
   if (null !== f && s && !(0, o.WG)(f) && null === e.page.comment) {
    const n = (0, r.w1)(f);
    t.warning(n);
    const o = {
     ...e.page,
     conversation: null,
     comment: null
    };
    return {
     ...e,
     order: (0, l.ZT)(e.order, n),
     page: o
    };
   }
   if (null === f || s && h) return leaveOpen(a, n), a;
   const p = !(0, o.WG)(f) || h || null === a.page.attempted || await async function(e, n, t) {
    const {page: r} = e, {repository: s, runner: a, clock: u} = t;
    try {
     const o = null === r.comment ? await (0, c.it)(r, s) : r;
     if (null === o) return !1;
     const a = (0, d.K1)((0, d.VI)({
      ...e,
      page: o
     }, u.now()), (0, i.nl)(n));
     return "failed" !== (await (0, c.WU)(a, t)).page.written;
    } catch (e) {
     return a.debug(`Could not look for the status comment: ${(0, o.wz)(e).message}`), 
     !1;
    }
   }(a, f, n) ? "re-run" : "new-run";
   throw leaveOpen(a, n), t.save("never-sent", "true"), s ? (0, r.qD)(f, p) : f;
  }
  const m = 2e3;
  function leaveOpen({page: e}, {runner: n}) {
   const t = e.comment;
   null !== t && n.save("open-comment", `${t.kind}/${t.id}`);
  }
 }),
 8716: ((e, n, t) => {
  t.d(n, {
   Y: () => jobOutcome,
   s: () => outcomeOf
  });
  var r = t(571), o = t(3441), s = t(2090), i = t(4845), a = t(2653), u = t(9851);
  function outcomeOf(e, n) {
   const {stage: t, order: r, base: o, page: s, resumed: a, usage: u, writer: c} = e, d = function({stage: {view: e, kept: n}, order: t, page: r}) {
    if ("not-created" !== e.state) return null;
    if (!0 === n) return void 0 === r.comment?.marker.answered ? null : l;
    if ("taken" === e.answered) return `Nothing was started. ${(0, i.fI)(e.problem)}`;
    const o = "message" === t.kind && null === t.into;
    return !0 === e.answered && o ? `Nothing was sent. ${(0, i.fI)(e.problem)}` : null;
   }(e);
   return null !== d ? {
    kind: "helped",
    sentence: d
   } : jobOutcome(t, {
    jobId: "run" === c.kind ? c.jobId : null,
    resumed: a,
    usage: u,
    prompt: r.prompt,
    request: o.request,
    since: Date.parse(o.askedAt),
    commentUrl: s.comment?.url ?? null,
    outdated: outdatedOf(e, n)
   }, n);
  }
  const l = "Nothing was sent. An earlier attempt has answered this comment; the status comment says why.";
  function outdatedOf({page: {comment: e, failure: n}}, {settings: t}) {
   return null === e || null === n ? null : {
    ...e.marker,
    problem: n,
    command: t.command
   };
  }
  function jobOutcome(e, n, t) {
   const {settings: i, runner: l, clock: c} = t, {jobId: d, request: m, resumed: h, commentUrl: f, outdated: p, prompt: w, usage: b} = n, {result: g, headline: k, sentence: y, hint: v, problem: j} = (0, 
   o.w)(e, {
    jobId: d,
    request: m
   }), {link: $, unlinked: q} = (0, a._n)(e, (0, u.WQ)(t));
   null !== q && l.warning(`The pull request is not linked, because ${q.reason}.`);
   const I = {
    jobId: d,
    job: e.job,
    link: $,
    resumed: h,
    commentUrl: f,
    durationSeconds: durationOf(e, n, c.now()),
    followUp: "message" === m
   }, O = (0, r.q)({
    ...{
     headline: k,
     problem: j,
     ...I,
     unlinked: q,
     outdated: p
    },
    prompt: w?.text ?? null,
    notes: w?.notes ?? [],
    usage: (0, s.U)(b, h || "not-created" === e.view.state ? 0 : 1)
   });
   if ("error" === g) return {
    kind: "error",
    problems: [ {
     message: y,
     hint: v ?? ""
    } ],
    facts: I,
    summary: O
   };
   const S = i.failOn.some(e => e === g);
   return {
    kind: "job",
    result: g,
    fails: S,
    facts: I,
    sentence: y,
    hint: v,
    summary: O
   };
  }
  function durationOf(e, {since: n}, t) {
   const r = (0, a.pJ)(e, t);
   return "number" != typeof r || Number.isNaN(n) ? null : Math.max(0, Math.round((r - n) / 1e3));
  }
 }),
 5231: ((e, n, t) => {
  t.d(n, {
   cr: () => nextLookIn,
   wt: () => poll
  });
  var r = t(8311);
  const o = {
   leastMs: 5e3,
   shareOfWaited: .1,
   mostMs: 3e4
  };
  function nextLookIn(e) {
   return Math.min(o.mostMs, Math.max(o.leastMs, e * o.shareOfWaited));
  }
  const s = 3e4;
  async function poll({service: e, clock: n}, {jobId: t, known: i, patienceMs: a, cancelled: u, onProgress: l, onRunning: c, endBelievedFrom: d = 0}) {
   const m = n.monotonic(), waited = () => n.monotonic() - m, h = new EndBelief(d), f = new Sightings(null === i ? null : h.of(i, n.now()), n.now());
   let p = null === i ? 0 : o.leastMs;
   for (;;) {
    const {leaveAloneMs: o} = f;
    if (o > 0 && waited() + o > a) return f.ended("deadline");
    const i = f.awaitsLink ? waited() + p : Math.min(waited() + p, a);
    for (let e = i - waited(); e > 0 && !u.aborted; e = i - waited()) {
     const t = Math.min(e, s);
     l({
      reading: f.latest,
      waitedMs: waited(),
      nextLookInMs: e,
      nextWordInMs: t
     }), await n.sleep(t, u);
    }
    if (u.aborted) return f.ended("cancelled");
    const d = n.now(), m = await e.readJob(t, u), w = "job" === m.kind ? {
     ...m,
     job: h.of(m.job, n.now())
    } : m;
    if (u.aborted) return f.ended("cancelled");
    const b = f.take(w, {
     askedAt: d,
     waitedMs: waited()
    });
    if ("number" != typeof b) return b;
    if (waited() >= a && !f.awaitsLink) return f.ended("deadline");
    "job" === w.kind && !(0, r.dR)(w.job) && !f.awaitsLink && await (c?.(w.job)), p = b;
   }
  }
  class EndBelief {
   seenAtWork=!1;
   from;
   constructor(e) {
    this.from = e;
   }
   of(e, n) {
    return (0, r.UG)(e) && (this.seenAtWork = !0), this.seenAtWork || n >= this.from ? e : {
     ...e,
     status: "active"
    };
   }
  }
  class Sightings {
   leaveAloneMs=0;
   latest=null;
   awaitsLink=!1;
   job;
   sawItRun;
   missing=0;
   refused=0;
   looksForPullRequest=0;
   missingToleratedMs;
   lastSeen;
   silence=null;
   constructor(e, n) {
    this.job = e, this.sawItRun = null !== e, this.lastSeen = null === e ? null : n, 
    this.missingToleratedMs = null === e ? 0 : 6e4;
   }
   ended(e) {
    const {job: n, lastSeen: t} = this;
    return null !== n && (0, r.dR)(n) && !(0, r.cQ)(n) ? {
     kind: "final",
     job: n,
     endedBefore: !this.sawItRun
    } : "cancelled" === e ? {
     kind: e,
     job: n
    } : {
     kind: e,
     job: n,
     silence: null === this.silence ? null : {
      ...this.silence,
      lastSeen: t
     }
    };
   }
   take(e, {askedAt: n, waitedMs: t}) {
    this.latest = e, this.leaveAloneMs = "failed" === e.kind ? e.retryAfterMs ?? 0 : 0, 
    "job" === e.kind && (this.lastSeen = n);
    const {since: r, tries: o} = this.silence ?? {
     since: n,
     tries: 0
    }, s = this.leaveAloneMs > 0 ? this.leaveAloneMs : null;
    this.silence = "job" === e.kind ? null : {
     since: r,
     tries: o + 1,
     reason: e.problem.message,
     retryAfterMs: s
    };
    const i = this.judge(e, t);
    return "number" == typeof i ? Math.max(i, this.leaveAloneMs) : i;
   }
   judge(e, n) {
    switch (this.missing = "missing" === e.kind ? this.missing + 1 : 0, this.refused = "refused" === e.kind ? this.refused + 1 : 0, 
    this.awaitsLink = !1, e.kind) {
    case "job":
     {
      const t = this.see(e.job);
      return (0, r.dR)(t) ? this.untilPullRequest(t) : nextLookIn(n);
     }

    case "failed":
     return nextLookIn(n);

    case "refused":
     return this.refused < 2 ? 5e3 : {
      kind: "lost",
      job: this.job,
      problem: e.problem
     };

    case "missing":
     return n <= this.missingToleratedMs || this.missing < 3 ? nextLookIn(n) : {
      kind: "lost",
      job: this.job,
      problem: e.problem
     };
    }
   }
   see(e) {
    const n = this.job;
    this.sawItRun ||= !(0, r.dR)(e);
    const t = null === n || !(0, r.dR)(n) || e.status === n.status && null !== e.prLink;
    return this.job = t ? e : n, this.job;
   }
   untilPullRequest(e) {
    return !(0, r.cQ)(e) || this.looksForPullRequest >= 3 ? {
     kind: "final",
     job: e,
     endedBefore: !this.sawItRun
    } : (this.looksForPullRequest += 1, this.awaitsLink = !0, 5e3);
   }
  }
 }),
 1631: ((e, n, t) => {
  t.d(n, {
   B: () => readLate
  });
  const r = [ 1e3, 3e3 ];
  async function readLate(e, {repository: n, runner: t, clock: o}) {
   for (const s of r) {
    await o.sleep(s, t.cancelled);
    const r = await n.causingComment(e);
    if (null !== r) return r;
   }
   return null;
  }
 }),
 5054: ((e, n, t) => {
  t.d(n, {
   Ft: () => isSame,
   Nn: () => isPermitted,
   dx: () => readInstruction,
   zt: () => readQuoted
  });
  var r = t(5026), o = t(5898), s = t(549), i = t(719), a = t(9644), u = t(2615), l = t(4845), c = t(631), d = t(1631);
  async function readNamed(e, {thread: n, pick: t, listed: o, may: s = e => isPermitted(e, i)}, i) {
   const a = void 0 === o ? null : function({authorId: e, author: n}) {
    return {
     id: e,
     login: n,
     bot: n.endsWith("[bot]"),
     viaApp: null
    };
   }(o), [u, [l], m] = await Promise.all([ i.repository.causingComment(e).then(n => n ?? (0, 
   d.B)(e, i)), Promise.allSettled([ null === a ? null : s(a) ]), void 0 !== o && isFollowed(o, i) ? (0, 
   c.$)(o.nodeId, i) : void 0 ]);
   if (null === u || u.thread !== n) return {
    kind: "gone"
   };
   const h = (0, r.W3)(u.body, i.settings.command);
   if (null === h) return {
    kind: "changed"
   };
   const f = function({whole: e, paragraph: n}, t, r) {
    const [o, s] = [ r(e), null === n ? null : r(n) ];
    return null === t && null !== o ? {
     command: o,
     cut: t
    } : null !== s ? {
     command: s,
     cut: t ?? "unknown"
    } : {
     kind: "unknown" === t && null !== o ? "unclear" : "changed"
    };
   }(h, null === h.paragraph ? null : void 0 === m ? await (0, c.$)(u.nodeId, i) : m, t);
   if ("kind" in f) return f;
   const p = {
    id: u.authorId,
    login: u.author,
    bot: u.authorIsBot,
    viaApp: u.viaApp
   }, w = null !== a && isSame(p, a) ? l : null;
   if ("rejected" === w?.status) throw w.reason;
   return w?.value ?? await s(p) ? {
    kind: "read",
    comment: u,
    author: p,
    ...f
   } : {
    kind: "not-permitted"
   };
  }
  function isFollowed({body: e}, {settings: n}) {
   return null !== ((0, r.W3)(e, n.command)?.paragraph ?? null);
  }
  function readInstruction(e, {instructionHash: n}, t, r) {
   return readNamed(e, {
    ...t,
    pick: e => "instruction" === e.kind && (0, a.xH)(e.text) === n ? e : null
   }, r);
  }
  const m = {
   author: null,
   instruction: {
    text: ""
   }
  };
  async function readQuoted({trigger: e, instructionComment: n, ...t}, r, o) {
   if ("run" === e.kind || null === n) return m;
   const pick = e => "retry" === e.kind ? e : null;
   try {
    const [a, l] = await Promise.all([ readInstruction(n, t, {
     thread: r
    }, o), (0, u.Go)(e, n) ? null : readNamed(e, {
     thread: r,
     pick: pick
    }, o) ]), c = l ?? a;
    if ("read" !== c.kind) return m;
    const d = "read" === a.kind ? (0, i.oK)(a.command.text, s.q.prompt).text.trim() : "";
    return {
     author: c.author,
     instruction: {
      text: d
     }
    };
   } catch (e) {
    return o.runner.warning(`Could not read who requested the job: ${(0, l.fI)((0, l.wz)(e))}`), 
    m;
   }
  }
  async function isPermitted(e, {settings: n, repository: t}) {
   return (await (0, o.G)(e, n, t)).permitted;
  }
  function isSame(e, n) {
   return null !== e.id && e.id === n.id && e.login === n.login && e.bot === n.bot && e.viaApp === n.viaApp;
  }
 }),
 7525: ((e, n, t) => {
  t.d(n, {
   U: () => resume
  });
  var r = t(2912), o = t(943), s = t(4845), i = t(8728), a = t(2653), u = t(3751), l = t(8419), c = t(9979), d = t(9851), m = t(7767), h = t(4865);
  async function resume(e, n, t) {
   switch (n.kind) {
   case "follow":
    return t.runner.info(`Following the existing job ${n.jobId}; nothing is started.`), 
    (0, h.K1)({
     ...(0, h.Jb)(e, n.jobId),
     resumed: !0
    }, (0, a.Cc)(null));

   case "report-end":
    return async function(e, n, t) {
     (0, u.v6)(n.jobId, t);
     const o = {
      ...(0, h.Jb)(e, n.jobId),
      resumed: !0
     }, s = await async function(e, {jobId: n, outcome: t}, o) {
      const s = (0, d.WQ)(o), i = e.page.comment?.marker ?? null;
      if (null !== i && (0, r.cW)(i, o.clock.now())) {
       const e = await o.service.readJob(n, o.runner.cancelled), t = "job" === e.kind ? (0, 
       c.ip)(e.job, s) : null;
       if (null !== t) return t;
      }
      const l = (0, a.uQ)({
       outcome: t,
       pullRequest: i?.pullRequest ?? null
      }, s);
      if ("pull-request" !== t || "finished" !== l.view.state || null !== l.view.link) return l;
      const m = await (0, u.Op)({
       jobId: n,
       known: null,
       patienceMs: 0,
       endBelievedFrom: (0, r.MI)(e.base)
      }, o);
      return "final" !== m.kind || null === m.job.prLink ? l : (0, a.af)(m, {
       waitedMinutes: null,
       links: s
      });
     }(o, n, t);
     if (!(0, a.L7)(o.page, s.view)) return (0, h.K1)(o, s);
     const i = o.page.comment?.marker, m = void 0 === i || null !== s.job ? s : await (0, 
     l.qF)(s, {
      marker: i,
      jobs: t.service
     }, t);
     return (0, h.K1)(o, {
      ...m,
      kept: !0
     });
    }(e, n, t);

   case "report-not-created":
    return (0, h.K1)(e, {
     ...(0, a.nl)(o.fB),
     kept: !0
    });

   case "wait":
   case "unknown":
    return async function(e, n, t) {
     const u = {
      ...e,
      resumed: "unknown" === n.kind
     };
     if ("unknown" === n.kind && n.settled) {
      const e = null === u.page.comment ? f : o.VH;
      return (0, h.K1)(u, {
       ...(0, a.eq)(e),
       kept: !0
      });
     }
     const l = await async function({page: e}, n) {
      try {
       return await (0, m.Ws)(e, n.repository);
      } catch (e) {
       return n.runner.warning(`Could not read the status comment: ${(0, s.fI)((0, s.wz)(e))}`), 
       null;
      }
     }(u, t), c = {
      ...u,
      page: l ?? u.page
     }, d = null === l ? n : (0, r.jf)(l.comment.marker);
     return "wait" === d.kind ? null === l ? (0, h.K1)(c, (0, a.eq)(o.SD)) : (await (0, 
     i.bD)(l.comment, t), (0, h.K1)(c, (0, a.nl)(o.Ut))) : "unknown" !== d.kind || d.settled ? resume(c, d, t) : (0, 
     h.K1)(c, (0, a.eq)(o.SD));
    }(e, n, t);
   }
  }
  const f = "A status comment in this thread can't be read, because it was edited or another version wrote it.";
 }),
 8390: ((e, n, t) => {
  t.d(n, {
   G: () => findRetry,
   I: () => claimFailed
  });
  var r = t(2912), o = t(2615), s = t(11), i = t(943), a = t(4845), u = t(8728), l = t(2653), c = t(5065), d = t(5054), m = t(4865), h = t(1868), f = t(2747);
  async function findRetry({intent: e, own: n, comments: t}, a) {
   const u = function(e, {settings: {command: n}}) {
    const t = (0, r.H)(inOrder(e.marked));
    if (e.unreadable.some(({createdAt: e}) => null === t || e > t.createdAt)) return (0, 
    c.J5)(i.cP);
    if (null === t) return (0, c.J5)(i.UE);
    const o = ofInstruction(t, e.marked).map(({marker: e}) => (0, i.fK)(e, n)).find(e => null !== e);
    if (void 0 !== o) return (0, c.J5)(o);
    const {trigger: a, instructionComment: u} = t.marker;
    return "run" === a.kind ? (0, c.J5)((0, s.W2)(t.marker, n)) : null === u ? (0, c.J5)(i.XP) : {
     kind: "found",
     failed: t,
     instructionComment: u
    };
   }((0, f.SB)(n, e, t), a);
   if ("refused" === u.kind) return u;
   const {failed: l, instructionComment: m} = u, h = t.find(e => (0, o.Go)(e, m)), w = {
    thread: e.thread.number,
    may: async n => (0, d.Ft)(n, e.comment.author) || (0, d.Nn)(n, a),
    listed: h
   }, b = await (0, d.dx)(m, l.marker, w, a);
   if ("read" !== b.kind) return (0, c.J5)(p[b.kind]);
   const {cut: g, command: k} = b, y = function({request: e, jobId: n, pullRequest: t, group: r}, {to: o}) {
    const s = "message" === e && void 0 === r;
    return s && null !== n ? {
     kind: "follow-up",
     job: {
      jobId: n,
      pullRequest: t,
      origin: null
     }
    } : s || null !== o ? {
     kind: "job",
     why: null
    } : null;
   }(l.marker, k), {place: v} = b.comment;
   return {
    kind: "instruction",
    text: k.text,
    cut: g,
    place: v,
    instructionComment: m,
    to: y,
    failed: l
   };
  }
  const p = {
   gone: i.$K,
   changed: i.z5,
   unclear: i.A1,
   "not-permitted": i.oe
  };
  async function claimFailed(e, {failed: n, intent: t}, s) {
   try {
    const {created: e} = await (0, u.B7)(n, (0, r.xV)(n.marker), s, {
     unclear: ""
    });
    if (e) return null;
   } catch (n) {
    return (0, h.eE)(e, s.runner.cancelled.aborted ? i.yv : (0, a.wz)(n));
   }
   const c = await async function(e, {intent: n, page: t}, r) {
    const {marked: s} = await (0, f.jU)(n, {
     extent: "everywhere",
     login: t.ours.login
    }, r), i = inOrder(ofInstruction(e, s)), a = i.slice(i.findIndex(n => (0, o.Go)(n, e)) + 1);
    return a.filter(e => !(0, o.Go)(e, t.comment));
   }(n, {
    intent: t,
    page: e.page
   }, s).catch(() => []), d = function(e) {
    const n = e.filter(({marker: e}) => "not-created" !== e.state), t = n.filter(({marker: e}) => null !== e.jobId);
    return t.length > 0 ? (0, r.H)(t) : n.length > 1 ? null : (0, r.H)(1 === n.length ? n : e);
   }(c);
   if (null === d) return (0, m.K1)(e, (0, l.nl)(i.Mt, {
    answered: "taken"
   }));
   const p = (0, l.nl)((0, i.MQ)(d.url), {
    answered: "taken",
    takenBy: d.url
   });
   return (0, m.K1)(e, p);
  }
  function ofInstruction(e, n) {
   const {instructionComment: t} = e.marker;
   return n.filter(n => {
    const {instructionComment: r} = n.marker;
    return (0, o.Go)(n, e) || null !== t && (0, o.Go)(t, r);
   });
  }
  function inOrder(e) {
   return e.toSorted((e, n) => (0, o.un)(e) - (0, o.un)(n));
  }
 }),
 8717: ((e, n, t) => {
  t.d(n, {
   t: () => send
  });
  var r = t(943), o = t(8311), s = t(9851), i = t(8390), a = t(1868), u = t(2912), l = t(4845), c = t(8728), d = t(2653), m = t(3630), h = t(3751), f = t(4936), p = t(3114), w = t(2538), b = t(5231), g = t(7767), k = t(4865);
  async function sendIfOpen(e, {seen: n, ...t}, o) {
   const {clock: s} = o, {into: i, began: u} = t, l = (0, m.Uo)(n, i.link, o);
   if ("string" != typeof l) return startAlone(e, {
    into: i,
    why: l
   }, o);
   const {order: c} = e, d = s.monotonic() - i.seenAt > f.Ti ? await (0, m.OB)(await (0, 
   f.EG)(c.job.jobId, o), i.link, o) : null;
   if (null !== d) return startAlone(e, {
    into: i,
    why: d
   }, o);
   const h = (0, k.Sj)(e, {
    ...c,
    job: {
     ...c.job,
     head: l
    }
   }), p = await (0, a._z)(h, o);
   if (!("kind" in p)) return p;
   if ("busy" === p.kind) {
    const e = (0, b.cr)(s.monotonic() - u);
    return waitForTurn(h, {
     ...t,
     pauseMs: e
    }, o);
   }
   return "not-sent" === p.kind && !0 !== p.malformed ? (0, a.eE)(h, p.problem) : startAlone(h, {
    into: i,
    why: (0, r.xx)(`the job of pull request ${i.link.number} accepted no message`, p.problem)
   }, o);
  }
  async function waitForTurn(e, {pauseMs: n, ...t}, o) {
   const {settings: s, clock: i, runner: l} = o, {into: c, until: p} = t;
   if (!s.wait || i.monotonic() >= p) return startAlone(e, {
    into: c,
    why: (0, r.C4)(c.link)
   }, o);
   const w = i.now() + (p - i.monotonic()) + u.b3, b = await (0, g.WU)((0, k.VI)({
    ...e,
    stage: (0, d.b7)(c.link)
   }, w), o);
   if ("overtaken" === b.page.written) return (0, a.eE)(b, r.Rj);
   l.info(`Waiting until the agent has finished with pull request ${c.link.number}.`), 
   await i.sleep(Math.max(0, Math.min(n, p - i.monotonic())), l.cancelled);
   const y = Math.max(0, p - i.monotonic()), v = await (0, h.Op)({
    jobId: b.order.job.jobId,
    known: null,
    patienceMs: y
   }, o);
   if ("cancelled" === v.kind) return (0, a.eE)(b, r.yv);
   const j = await async function(e, n, t) {
    switch (e.kind) {
    case "final":
     return (0, m.OB)({
      kind: "job",
      job: e.job
     }, n, t);

    case "lost":
     return (0, r.OR)(n, e.problem);

    case "deadline":
     return null === e.silence ? (0, r.C4)(n) : (0, r.OR)(n, null);
    }
   }(v, c.link, o);
   if (null !== j) return startAlone(b, {
    into: c,
    why: j
   }, o);
   const $ = i.monotonic(), q = await restart(b, o);
   if ("ended" in q) return q.ended;
   const I = {
    ...t,
    into: {
     ...c,
     seenAt: $
    },
    seen: await (0, f.EP)(c.link, o)
   };
   return sendIfOpen(q.request, I, o);
  }
  async function startAlone(e, {into: n, why: t}, o) {
   const {runner: s} = o;
   if (s.cancelled.aborted) return (0, a.eE)(e, r.yv);
   s.info(null === t.reason ? t.sentence : `${t.sentence} ${t.reason}`);
   const {instruction: i} = e.order, u = await restart((0, k.Sj)(e, (0, w.wc)({
    instruction: i,
    prompt: n.alone
   }, t)), o);
   return "ended" in u ? u.ended : (0, a.TJ)(u.request, o);
  }
  async function restart(e, n) {
   const {runner: t, clock: o} = n, {comment: s, attempted: i} = e.page, u = "waiting" === s?.marker.state || "waiting" === i?.state, m = null === e.causedBy ? "step" : "comment";
   let h = e;
   try {
    u && (h = await (0, c.uG)(e, n));
   } catch (n) {
    const o = (0, l.wz)(n);
    return "unavailable" === o.failure ? {
     ended: (0, a.Li)(e, (0, r.W3)(o, m))
    } : {
     ended: (0, a.eE)(e, t.cancelled.aborted ? r.yv : o)
    };
   }
   if (null === h) return {
    ended: (0, a.Li)(e, (0, r.rH)(m))
   };
   const f = {
    ...h.base,
    askedAt: new Date(o.now()).toISOString()
   }, w = await (0, g.g1)((0, k.VI)({
    ...h,
    base: f,
    stage: d.xo
   }, (0, k.Bz)(n)), n);
   (0, p.C)(w, n);
   const {written: b} = w.page;
   return "yes" === b ? {
    request: w
   } : {
    ended: (0, a.eE)(w, (0, g.g5)(w.page) ?? r.Rj)
   };
  }
  async function send(e, n) {
   const t = null === e.repeats ? null : await (0, i.I)(e, e.repeats, n);
   if (null !== t) return t;
   const {order: u} = e;
   if ("job" === u.kind) return (0, a.TJ)({
    ...e,
    order: u
   }, n);
   const {into: l} = u;
   return null === l ? async function(e, n) {
    const t = (0, a.J)(e, n);
    if (null !== t) return (0, a.eE)(e, t);
    const i = await async function({job: e, reading: n, pull: t}, i) {
     const {command: a} = i.settings, answer = e => ({
      problem: e,
      answers: !0
     }), fault = e => ({
      problem: {
       message: e,
       hint: ""
      },
      answers: !1
     });
     switch (n?.kind) {
     case void 0:
      return fault(r.qB.unread);

     case "missing":
      return answer((0, r.Ap)(n.problem.message, a));

     case "refused":
      return {
       problem: n.problem,
       answers: !1
      };

     case "failed":
      return fault(`The service did not show the job that it is for: ${n.problem.message}`);

     case "job":
      {
       const u = (0, s.uM)(e.pullRequest, i), l = await (0, s.T)(n.job, u, i);
       return "unread" === l ? fault(r.qB.unread) : "none-yet" === l ? answer({
        message: r.Ot,
        hint: r.Vj
       }) : null === u ? answer((0, r.Ap)(r.kI, a)) : "this" !== l ? answer((0, r.Ap)(r.qB[l], a)) : "failed" === t?.kind ? fault(t.error.message) : "shown" === t?.kind && "open" !== t.pull.state ? answer((0, 
       r.Ap)(`#${u.number} is ${t.pull.state}.`, a)) : (0, o.UG)(n.job) ? answer({
        message: r.yS,
        hint: r.Vj
       }) : null;
      }
     }
    }(e.order, n);
    if (null !== i) return i.answers ? (0, a.Li)(e, i.problem) : (0, a.eE)(e, i.problem);
    const u = await (0, a._z)(e, n);
    if (!("kind" in u)) return u;
    const {kind: l, problem: c} = u, {command: d} = n.settings;
    if ("not-sent" === l) return (0, a.eE)(e, c);
    if ("not-continuable" === l) return (0, a.Li)(e, (0, r.Ap)(c.message, d));
    const {reading: m} = e.order;
    return "job" === m?.kind && "archived" === m.job.status ? (0, a.Li)(e, (0, r.Ap)(r.Ts, d)) : (0, 
    a.Li)(e, {
     message: c.message,
     hint: r.Vj
    });
   }({
    ...e,
    order: u
   }, n) : async function(e, n, t) {
    const {settings: r, clock: o} = t, s = o.monotonic(), i = {
     into: n,
     began: s,
     until: s + (r.wait ? 6e4 * r.waitMinutes : 0)
    };
    return null === n.seen ? waitForTurn(e, {
     ...i,
     pauseMs: 0
    }, t) : sendIfOpen(e, {
     ...i,
     seen: n.seen
    }, t);
   }({
    ...e,
    order: u
   }, l, n);
  }
 }),
 1868: ((e, n, t) => {
  t.d(n, {
   J: () => whyTooLate,
   Li: () => declined,
   TJ: () => requestJob,
   _z: () => sendMessage,
   eE: () => notSent
  });
  var r = t(2912), o = t(943), s = t(2653), i = t(4865);
  function whyTooLate({base: e}, {runner: n, clock: t}) {
   return n.cancelled.aborted ? o.yv : t.now() - Date.parse(e.askedAt) > r.AB ? o.wY : null;
  }
  function notSent(e, n) {
   return (0, i.K1)(e, (0, s.nl)(n));
  }
  function declined(e, n) {
   return (0, i.K1)(e, (0, s.nl)(n, {
    answered: !0
   }));
  }
  async function requestJob(e, n) {
   const {runner: t, service: r} = n, o = whyTooLate(e, n);
   if (null !== o) return notSent(e, o);
   t.output("result", "unknown-start");
   const a = await r.createJob(e.order.prompt.text, t.cancelled);
   switch (a.kind) {
   case "not-created":
    return notSent(e, a.problem);

   case "unknown":
    return (0, i.K1)(e, (0, s.eq)(`The service never confirmed the request: ${a.evidence}`));

   case "created":
    {
     const {job: n} = a;
     return t.info(`The job ${n.id} has started.`), (0, i.K1)((0, i.Jb)(e, n.id), (0, 
     s.Cc)(n));
    }
   }
  }
  async function sendMessage(e, n) {
   const {runner: t, service: r, clock: o} = n, a = whyTooLate(e, n);
   if (null !== a) return notSent(e, a);
   const {order: u, base: l} = e, {jobId: c} = u.job;
   t.output("result", "unknown-start");
   const d = await r.sendMessage(c, u.prompt.text, t.cancelled);
   switch (d.kind) {
   case "sent":
    {
     t.info(`The job ${c} accepted the message.`);
     const n = new Date(o.now()).toISOString();
     return (0, i.K1)((0, i.Jb)({
      ...e,
      base: {
       ...l,
       sentAt: n
      }
     }, c), (0, s.Cc)(d.job));
    }

   case "unknown":
    return (0, i.K1)(e, (0, s.eq)(`The service never confirmed the message: ${d.evidence}`));

   default:
    return t.output("result", "not-created"), d;
   }
  }
 }),
 2747: ((e, n, t) => {
  t.d(n, {
   By: () => readsDiff,
   Ck: () => isTaken,
   SB: () => inScope,
   TK: () => readComments,
   jU: () => readOwn
  });
  var r = t(2615);
  function readsDiff({comment: e, thread: n}, t) {
   return "pull-request" === n.kind && ("everywhere" === t || "review-comment" === e.kind);
  }
  async function readComments({comment: e, thread: n}, t, r) {
   const o = "since" === t ? e.createdAt : null, s = null === o ? {} : {
    since: o
   };
   return writtenSince((await Promise.all([ r.comments(n.number, {
    kind: "issue-comment",
    ...s
   }), readsDiff({
    comment: e,
    thread: n
   }, t) ? r.comments(n.number, {
    kind: "review-comment",
    ...s
   }) : [] ])).flat(), o);
  }
  async function readOwn(e, {extent: n, login: t}, o) {
   return (0, r.D5)(await readComments(e, n, o.repository), (0, r.nO)(t, o));
  }
  function writtenSince(e, n) {
   return null === n ? e : e.filter(e => Date.parse(e.createdAt) >= Date.parse(n));
  }
  function isTaken(e, {comment: n}) {
   return null !== (0, r.Hb)(e, n) || writtenSince(e.unreadable, n.createdAt).length > 0;
  }
  function inScope(e, {comment: n}, t) {
   const {review: r} = n;
   if (null === r) return e;
   const o = new Set(t.filter(e => e.review === r).map(({id: e}) => e)), s = e.unreadable.filter(e => e.review === r);
   return {
    ...e,
    marked: e.marked.filter(({review: e, marker: {trigger: n}}) => e === r || null === e && "review-comment" === n.kind && o.has(n.id)),
    unreadable: s
   };
  }
 }),
 1589: ((e, n, t) => {
  t.d(n, {
   bk: () => a,
   cm: () => believedHandover,
   h$: () => handoverOf,
   lN: () => writeHandover
  });
  var r = t(7934), o = t(4555), s = t(2615), i = t(2153);
  const a = 1e3;
  function writeHandover(e) {
   return (0, o.aE)({
    kind: "handover",
    ...e
   });
  }
  const u = r.rej({
   kind: r.euz("handover"),
   job: i.Db,
   repository: r.rej({
    id: r.mee(i.U9),
    name: i.aR
   }),
   service: i.tW,
   thread: r.lqM(r.mee(i.U9), null),
   group: r.yqP(i.Os),
   covers: r.yqP(r.FsL(r.YOg(i.U9), r.Ru6(a)))
  }), l = r.Ikc({
   kind: r.euz("handover")
  });
  function handoverOf(e, n) {
   const t = e.find(({author: e, body: t}) => e === n.login && r.is(l, (0, o.X9)(t)?.value)), s = void 0 === t ? null : believedHandover(t, n);
   return void 0 === t || null === s ? null : {
    comment: t,
    handover: s
   };
  }
  function believedHandover({author: e, body: n}, {login: t, repository: i, service: a}) {
   if (e !== t) return null;
   const l = r.xLC(u, (0, o.X9)(n)?.value);
   if (!l.success) return null;
   const {kind: c, ...d} = l.output;
   return d.service === a && (0, s.RB)(d.repository, i) ? d : null;
  }
 }),
 4510: ((e, n, t) => {
  t.d(n, {
   BK: () => helpText,
   MO: () => stateList,
   Xu: () => stateWords,
   oX: () => slipText,
   oy: () => endNotice,
   qo: () => stateLine,
   ui: () => unreadableLine
  });
  var r = t(2615), o = t(5074), s = t(860), i = t(5219), a = t(3776), u = t(4164), l = t(137);
  function helpText(e, n) {
   const t = "none" === n.permission ? "Anyone can use these commands here." : `You need at least \`${n.permission}\` permission in this repository${n.allowsOthers ? ", unless the workflow lists you" : ""}.`;
   return [ "Write one of these on the first line of a comment:", "", ...(0, s.vL)(e).map(({usage: e, does: n}) => `- \`${e}\`: ${n}`), "", `${t} Only new comments count; editing one has no effect.` ].join("\n");
  }
  function slipText({about: e, words: n, nearest: t}, r) {
   const o = (0, i.SS)("sign" === e ? `${r}${n}` : `${r} ${n}`, {
    longest: 80
   }), s = `\`${r} ${t}\``;
   switch (e) {
   case "word":
    return `${o} is not a command, and one word is too short for an instruction, so nothing was started. Did you mean ${s}? To start a job, describe in a few words what to change.`;

   case "name":
    return `${o} looks like a mistyped command, so nothing was started. Did you mean ${s}? To start a job, describe what to change in other words.`;

   case "period":
    return `${o} requests a report, but its period doesn't exist, so nothing was reported. Did you mean ${s}? A period is ${c}, or \`YYYY-MM-DD..YYYY-MM-DD\`.`;

   case "text":
    return `${o} requests the latest instruction again, word for word. There is other text below it, so nothing was started. To repeat the old instruction, comment ${s} alone; to request something else, comment \`${r}\` and describe what to change.`;

   case "sign":
    return `${o} is not a command, because there is no blank after \`${r}\`, so nothing was started. Write ${s}.`;

   case "cancel":
    return `${o} looks like a request to cancel a job. The service can't cancel jobs: a job runs to its end. Nothing was changed. ${s} shows its state.`;
   }
  }
  const c = o.nR.map(e => `\`${e}\``).join(", ");
  function stateLine({marker: e, url: n, body: t, link: r, seen: o, said: s}, u) {
   const c = Date.parse(e.askedAt), d = "running" === o ? `Still running, ${(0, a.vk)(u - c)}` : function(e, n) {
    const t = stateWords(e);
    return "unreadable" === n ? `${t} when last seen` : t;
   }(e, o), m = null === r ? "" : `, ${pullRequestName(r)}`, h = (0, l.Ke)(t), f = null === h ? "" : `: ${(0, 
   i.SS)(h, {
    longest: 100
   })}`, p = null === s ? "" : ` (${(0, i.SS)(s, {
    longest: 400
   })})`;
   return `- [${d}](${n})${m}, requested ${(0, a.Vc)(c)}${f}${p}`;
  }
  function unreadableLine(e) {
   return `- [Can't be read](${e}), because it was edited or another version wrote it: it may have a job`;
  }
  function stateWords({state: e, outcome: n, request: t}) {
   const r = n ?? e;
   return "waiting" === r || "starting" === r || "started" === r || "finished" === r ? d[r] : (0, 
   u.t)({
    end: r,
    request: t
   }).list;
  }
  function pullRequestName({number: e, repository: n, url: t}) {
   return `[pull request ${e} in ${(0, i.SS)(n)}](${t})`;
  }
  function stateList(e, n) {
   const counted = e => `- and ${e} older ${1 === e ? "request" : "requests"}`, t = i.W$ - (0, 
   r.BG)(n, counted(e.length)).length;
   let o = 0;
   const s = e.filter(e => (o += e.length + 1, o <= t)), a = e.length - s.length;
   return [ ...s, ...0 === a ? [] : [ counted(a) ] ].join("\n");
  }
  const d = {
   waiting: "Waiting for an earlier request",
   starting: "Starting",
   started: "Working on it",
   finished: "Finished"
  };
  function endNotice(e, n) {
   const {outcome: t, reason: r} = e, o = "failed" === t && r ? ` The service says: ${(0, 
   i.SS)(r, {
    longest: 400
   })}.` : "";
   return `${function({outcome: e, link: n, request: t, update: r}) {
    const o = (0, u.t)({
     end: e,
     request: t,
     update: r
    }).notice ?? "", s = n && pullRequestName(n);
    return "pull-request" === e && "job" === t && null === s ? "The documentation agent made a pull request." : o.replace("%", () => s ?? "its pull request");
   }(e)}${o} [Details](${n})`;
  }
 }),
 500: ((e, n, t) => {
  t.d(n, {
   ML: () => dryRunOfAnswer,
   PA: () => dryRun,
   v2: () => dryRunOfResumed
  });
  var r = t(571), o = t(2090);
  function dryRun(e, n) {
   const {prompt: t} = e, s = "follow" === e.kind ? e.jobId : "message" === e.kind ? e.job.jobId : null, i = `A dry run: ${function(e) {
    switch (e.kind) {
    case "job":
     return "a job would be started.";

    case "message":
     return `the job ${e.job.jobId} would get a follow-up.`;

    case "follow":
     return `the job ${e.jobId} would be followed.`;
    }
   }(e)}`;
   return {
    kind: "dry-run",
    sentence: i,
    summary: (0, r.q)({
     headline: "dry run, nothing was started",
     problem: null,
     jobId: s,
     job: null,
     link: null,
     unlinked: null,
     durationSeconds: null,
     commentUrl: null,
     outdated: null,
     prompt: t?.text ?? null,
     notes: t?.notes ?? [],
     usage: (0, o.U)(n, 0)
    })
   };
  }
  function dryRunOfResumed(e) {
   const n = `A dry run: ${function(e) {
    switch (e.kind) {
    case "follow":
     return `the job ${e.jobId} of an earlier attempt would be followed.`;

    case "report-end":
     return `the end of the job ${e.jobId} would be reported again.`;

    case "report-not-created":
     return "nothing would start, and the failure of an earlier attempt would be reported again.";

    case "wait":
     return "nothing would start, because an earlier attempt sent nothing.";

    case "unknown":
     return "nothing would start, because an earlier attempt may have started a job.";
    }
   }(e)}`;
   return {
    kind: "dry-run",
    sentence: n,
    summary: summaryOf(n)
   };
  }
  function dryRunOfAnswer(e) {
   const n = !e.includes("\n"), t = "A dry run: nothing would start. " + (n ? `The answer would be: ${e}` : "The summary shows the answer.");
   return {
    kind: "dry-run",
    sentence: t,
    summary: summaryOf(n ? t : `The answer would be:\n\n${e}`)
   };
  }
  function summaryOf(e) {
   return `### docs-agent: dry run, nothing was written\n\n${e}`;
  }
 }),
 571: ((e, n, t) => {
  t.d(n, {
   q: () => renderJobSummary
  });
  var r = t(5219), o = t(3776), s = t(4510);
  function renderJobSummary(e) {
   const {headline: n, problem: t, link: o, outdated: s, prompt: i, notes: a} = e, u = [ `### Documentation job: ${n}`, null === o ? "" : `**[Pull request ${o.number} in ${(0, 
   r.SS)(o.repository)}](${o.url})**`, null === t ? "" : (0, r.TL)(`${t.message}\n${t.hint}`.trimEnd(), {
    exact: !0
   }), null === s ? "" : outdatedText(s), facts(e), 0 === a.length ? "" : `Notes:\n\n${(0, 
   r.TL)(a.join("\n"), {
    exact: !0
   })}`, null === i ? "" : (0, r.zH)("Exact prompt", (0, r.TL)(i, {
    exact: !0
   })) ];
   return (0, r.qN)(u);
  }
  function outdatedText({problem: e, command: n, ...t}) {
   const o = "started" === t.state ? ` Once that is fixed, \`${n} status\` or a run with \`mode: settle\` updates it.` : "";
   return (0, r.qN)([ `**The status comment could not be updated**, so it may still say "${(0, 
   s.Xu)(t)}". This summary shows the state that the run saw last.${o}`, (0, r.TL)(`${e.message}\n${e.hint}`.trimEnd(), {
    exact: !0
   }) ]);
  }
  function facts({jobId: e, job: n, durationSeconds: t, commentUrl: s, unlinked: i, usage: a}) {
   const u = n?.repository ? `${(0, r.SS)(n.repository)}${n.ref ? ` at ${(0, r.SS)(n.ref)}` : ""}` : "";
   return [ null === e ? "" : `- Job: ${(0, r.SS)(e)}`, null === n ? "" : `- Status: ${(0, 
   r.SS)(n.reportedStatus ?? "unknown")}`, "" === u ? "" : `- Source: ${u}`, n?.model ? `- Model: ${(0, 
   r.SS)(n.model)}` : "", null === t ? "" : `- Duration: ${(0, o.p0)(1e3 * t)}`, null === i ? "" : `- Pull request, not linked because ${i.reason}: ${(0, 
   r.SS)(i.text)}`, null === a ? "" : `- Budget: ${a}`, null === s ? "" : `- [Status comment](${s})` ].filter(e => "" !== e).join("\n");
  }
 }),
 3441: ((e, n, t) => {
  t.d(n, {
   w: () => outcomeWords
  });
  var r = t(3776), o = t(4164);
  function outcomeWords({view: e}, {jobId: n, request: t}) {
   switch (e.state) {
   case "started":
    return function({seen: e}, {jobId: n, request: t}) {
     const o = {
      result: "still-running",
      hint: null,
      problem: null
     };
     switch (e.kind) {
     case "working":
     case "not-waiting":
      return {
       ...o,
       headline: "message" === t ? "follow-up sent" : "started",
       sentence: `The job ${n} has ${"message" === t ? "the follow-up" : "started"}; this run does not wait for it.`
      };

     case "waiting-cancelled-ended":
      return {
       ...o,
       headline: "the run was cancelled, the job has ended",
       sentence: `The run was cancelled; the job ${n} has ended, and whether it made a pull request is not known yet.`
      };

     case "waiting-cancelled":
      return {
       ...o,
       headline: "the run was cancelled, the job continues",
       sentence: `The run was cancelled; the job ${n} continues.`
      };

     case "still-running":
      return {
       ...o,
       headline: "still running",
       sentence: `The job ${n} is still running; this run stopped waiting after ${(0, r.hS)(e.waitedMinutes, "minute")}.`
      };

     case "refused":
      return {
       result: "error",
       headline: "can't check the job",
       sentence: `The job ${n} may still be running, but the service doesn't show it: ${e.problem.message}`,
       hint: e.problem.hint,
       problem: e.problem
      };

     case "unreachable":
      return function({since: e, tries: n, reason: t, lastSeen: o}, s) {
       const i = null === o ? "It was not seen in this run" : `It was last seen at ${(0, 
       r.Vc)(o)}`, a = `The service has given no usable answer since ${(0, r.Vc)(e)} (${(0, 
       r.hS)(n, "attempt")}). The last attempt: ${t}`, u = `The job ${s} may still be running. ${i}.`;
       return {
        result: null === o ? "error" : "still-running",
        headline: "can't check the job",
        sentence: a,
        hint: u,
        problem: {
         message: a,
         hint: u
        }
       };
      }(e, n);
     }
    }(e, {
     jobId: n ?? "",
     request: t
    });

   case "finished":
    return function(e, {jobId: n, request: t}) {
     const {outcome: r, link: s, unlinked: i, archivedSince: a, update: u} = e;
     if ("failed" === r) return function(e, n) {
      const {summary: t, log: r} = (0, o.t)({
       end: "failed",
       request: "job"
      }), s = {
       result: "failed",
       headline: t,
       problem: null
      }, i = r.replace("%", () => n);
      if (void 0 === e) return {
       ...s,
       sentence: i,
       hint: "The status comment says why, if the service gave a reason."
      };
      if (null === e) return {
       ...s,
       sentence: i,
       hint: "The service gave no reason; check the job there."
      };
      const a = `The service says: ${e}${/[.!?…]$/.test(e) ? "" : "."}`;
      return {
       ...s,
       sentence: `${i} ${a}`,
       hint: null,
       problem: {
        message: a,
        hint: ""
       }
      };
     }(e.reason, n);
     const l = !0 === a ? " The job has since been archived." : "", {summary: c, log: d} = (0, 
     o.t)({
      end: r,
      request: t,
      update: u
     }), m = null !== s ? `: ${s.url}` : null === i ? "." : `, which is not linked, because ${i.reason}.`;
     return {
      result: "no-news" === r ? "still-running" : r,
      headline: c,
      sentence: `${d.replace("%", () => n)}${"pull-request" === r ? m : ""}${l}`,
      hint: null,
      problem: null
     };
    }(e, {
     jobId: n ?? "",
     request: t
    });

   case "not-created":
    {
     const {summary: n, log: r} = (0, o.t)({
      end: "not-created",
      request: t
     }), {problem: s} = e;
     return {
      result: "not-created",
      headline: n,
      sentence: `${r} ${s.message}`,
      hint: s.hint,
      problem: s
     };
    }

   case "unknown":
    {
     const {summary: n, log: r} = (0, o.t)({
      end: "unknown",
      request: t
     }), i = s[t], a = {
      message: e.evidence,
      hint: i
     };
     return {
      result: "unknown-start",
      headline: n,
      sentence: `${r} ${e.evidence}`,
      hint: i,
      problem: a
     };
    }
   }
  }
  const s = {
   job: "We don't send the request twice, because that could start a second job: check the service first.",
   message: "We don't send it twice, because the agent could then do the same work again: check the pull request first."
  };
 }),
 2090: ((e, n, t) => {
  t.d(n, {
   U: () => usageLine,
   w: () => whyOverBudget
  });
  var r = t(3776);
  function whyOverBudget(e) {
   return null === e || e.used < e.limit ? null : `Nothing was started: ${e.cut ? "at least " : ""}${e.used} of ${e.limit} jobs and follow-ups were requested in the last 24 hours. The next one is possible on ${(0, 
   r.Vc)(e.nextAt)}. The input \`max-jobs-per-day\` sets the limit.`;
  }
  function usageLine(e, n) {
   return null === e ? null : `${e.cut ? "At least " : ""}${e.used + n} of ${e.limit} jobs today`;
  }
 }),
 860: ((e, n, t) => {
  t.d(n, {
   Vy: () => o,
   tX: () => r,
   vL: () => usages
  });
  const r = [ {
   name: "status",
   takes: "nothing",
   does: "updates the jobs of this thread now"
  }, {
   name: "retry",
   takes: "nothing",
   does: "requests the latest instruction of this thread again, unless its job is running or has succeeded"
  }, {
   name: "report",
   takes: "period",
   does: "shows who reads the documentation, in the workflow's period or in the one you name, such as `last-month`"
  }, {
   name: "continue",
   takes: "instruction",
   does: "asks the agent for changes to the pull request of this thread's latest job"
  }, {
   name: "new-job",
   takes: "instruction",
   does: "starts a separate job, even on one of the agent's pull requests"
  }, {
   name: "help",
   takes: "nothing",
   does: "shows this list"
  } ], o = [ "stop", "cancel", "abort" ], s = {
   nothing: "",
   period: " [period]",
   instruction: " …"
  };
  function usages(e) {
   return [ {
    usage: `${e} …`,
    does: "starts a job, or asks for changes on one of the agent's pull requests; describe what to do, on as many lines as you like"
   }, ...r.map(({name: n, takes: t, does: r}) => ({
    usage: `${e} ${n}${s[t]}`,
    does: r
   })) ];
  }
 })
};