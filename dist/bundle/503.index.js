"use strict";

exports.id = 503, exports.ids = [ 503 ], exports.modules = {
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
   const {written: i, length: l} = t, [f = ""] = i, h = function(e, n) {
    return n.replace(new RegExp(`^(?:${s.P}*.){${e}}(?:${s.P}|\\s)*`, "u"), "");
   }(l, f);
   return /[:,]/.test((0, s.z)(f).charAt(l)) ? function(e, [, ...n]) {
    return [ e.slice(1), ...n ].every(isBlank) ? null : {
     kind: "slip",
     about: "sign",
     words: (0, s.z)(e).trimEnd(),
     nearest: "…"
    };
   }(h, i) : function(e, n) {
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
    }(e), f = n.with(0, l), h = f.findIndex(e => !isBlank(e));
    if (h < 0) return {
     kind: "help"
    };
    const p = f.findLastIndex(e => !isBlank(e));
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
     const f = n ? d.find(e => i !== e && isNear(i, e)) : void 0;
     return void 0 === f ? null : slip("name", f);
    }(f[h] ?? "", {
     alone: h === p
    }) : null) ?? {
     kind: "instruction",
     to: i,
     text: f.slice(h, p + 1).join("\n").trimEnd()
    };
   }(h, i);
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
   const f = function({permission: e, role: n}) {
    return "write" === e && "maintain" === n ? "maintain" : "read" === e && "triage" === n ? "triage" : e;
   }(m), isAtLeast = e => r.indexOf(f) >= r.indexOf(e);
   return isAtLeast(n.permission) ? {
    permitted: !0,
    mayWrite: isAtLeast("write")
   } : {
    permitted: !1,
    reason: "not-permitted",
    sentence: `${i} has the permission "${f}" in this repository; starting a job needs "${n.permission}".`
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
  var r = t(860), o = t(4845);
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
    return "auto" !== e.mode ? e.mode : (0, r.U3)(n.name, t.length > 0) ?? "auto";
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
   if (l.length > 0 || "auto" === i) throw new o.dz(l);
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
     const {comment: t, thread: r, sender: s} = n;
     if ("created" !== n.action) return {
      kind: "skip",
      reason: "edited",
      sentence: `The comment was ${n.action ?? "not created"}: only new comments count.`
     };
     if (null === t || null === r || null === s) throw new o.dz([ a ]);
     const i = sourceOf(e);
     return {
      kind: "comment",
      comment: t,
      thread: r,
      sender: s,
      standing: "existing" === i.kind || "prompt" === i.kind && "" === i.text ? null : i,
      context: "none" === e.context ? null : {
       kind: "thread",
       thread: r
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
   hint: `Set one of them for a job, or \`mode\` to one of ${r.Jc.join(", ")}.`
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
 3503: ((e, n, t) => {
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
  }), null), null), f = o.cl6(o.Ikc({
   id: o.aig()
  }), null), h = o.Ikc({
   event: o.YjP(),
   repository: f,
   head_repository: f,
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
   workflow_run: o.cl6(h),
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
   const t = g.get(e);
   if (void 0 === t || !n) return null;
   const {id: r, node_id: o, body: s, user: i, html_url: a, created_at: u, author_association: l, path: c, line: d, diff_hunk: m} = n, f = null === c ? null : {
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
    place: f,
    review: "review-comment" === t ? n.in_reply_to_id ?? r : null
   };
  }
  const g = new Map([ [ "issue_comment", "issue-comment" ], [ "pull_request_review_comment", "review-comment" ] ]);
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
  var b = t(6286), k = t(9697), y = t(5458), v = t(6843), j = t(1761), $ = t(6078), I = t(4911), q = t(7094), O = t(7665);
  function createJobStarter(e) {
   const n = new I.sw(e);
   return {
    createJob: (e, t) => async function(e, n, t) {
     const r = await e.call("create-job", {
      method: "POST",
      path: q.f0.createJob(e.projectId),
      body: JSON.stringify({
       prompt: n
      }),
      decode: n => (0, q.Gi)(n, e.redact),
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
        hint: (0, I.ik)(o)
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
      evidence: e.evidence(r, (0, I.HH)(o)),
      tries: i
     };
    }(n, e, t)
   };
  }
  var S = t(4049);
  const x = 500;
  function createEvidenceReader(e) {
   const n = new I.sw(e), {projectId: t, redact: r} = n, s = o.FsL(o.YjP(), o.pdi(r));
   return {
    readSearches: readerOf(n, {
     path: q.f0.searches(t),
     most: q.vz.searches.most,
     name: "searches",
     row: o.FsL(o.Ikc({
      searchQuery: s,
      hits: q.U9,
      ctr: o.FsL(o.aig(), o.Wwf(0), o.cGV(100))
     }), o.pdi(({searchQuery: e, hits: n, ctr: t}) => ({
      term: e,
      searches: n,
      clickRate: t
     })))
    }),
    readQuestions: readerOf(n, {
     path: q.f0.questions(t),
     most: x,
     name: "conversations",
     row: o.FsL(o.Ikc({
      id: o.NpB(o.cl6(o.YjP(), null), null),
      query: s,
      resolutionStatus: o.KIO([ "answered", "unanswered" ]),
      pageUrl: o.cl6(s, null)
     }), o.pdi(({id: e, query: n, resolutionStatus: t, pageUrl: r}) => ({
      id: e,
      question: n,
      answered: "answered" === t,
      page: r
     })))
    }),
    readFeedback: readerOf(n, {
     path: q.f0.feedback(t),
     most: q.vz.feedback.most,
     name: "feedback",
     row: o.FsL(o.Ikc({
      path: s,
      thumbsUp: q.U9,
      thumbsDown: q.U9
     }), o.pdi(({path: e, thumbsUp: n, thumbsDown: t}) => ({
      path: e,
      up: n,
      down: t
     })))
    })
   };
  }
  function readerOf(e, n) {
   return async ({from: t, to: r, cursor: i, limit: a = n.most}, {allowance: u, cancelled: l}) => {
    const c = null === i ? {} : {
     cursor: i
    }, d = new URLSearchParams({
     dateFrom: t,
     dateTo: r,
     limit: String(a),
     ...c
    });
    u.left -= 1;
    const m = await e.call("read-evidence", {
     method: "GET",
     path: `${n.path}?${d}`,
     decode: (e, t) => function({name: e, row: n}, t, {limit: r, cut: s}) {
      const i = (0, q.D4)(o.Ikc({
       [e]: o.YOg(o.L5J())
      }), t, "answer");
      if ("problem" === i.kind) return i;
      const {hasMore: a, nextCursor: u} = o.qgA(R, t), {rows: l, rejectedRows: c, isLonger: d} = (0, 
      q.aK)(n, i.value[e] ?? [], r), m = !1 === a ? null : u || null;
      return {
       kind: "value",
       value: {
        rows: l,
        rejectedRows: c,
        hasMore: s || d || !0 === a || null !== m,
        cursor: m
       }
      };
     }(n, e, {
      limit: a,
      cut: t
     }),
     mostRows: a,
     budget: {
      takeRepetition: () => function(e) {
       return !(e.left <= 0 || (e.left -= 1, 0));
      }(u)
     },
     cancelled: l
    }), {ending: f, decoded: h, tries: p} = m;
    if ("value" === h?.kind) return h.value;
    if ("answer" === f.kind && f.status >= 400 && f.status < 500) {
     const n = {
      ...f,
      body: new Uint8Array
     }, t = e.refusal("read-evidence", n, p);
     throw new s._7({
      status: f.status,
      webPage: (0, S.AA)(f),
      ...t
     });
    }
    throw new s._7({
     status: "answer" === f.kind ? f.status : void 0,
     message: `The service gave no usable answer after ${p} ${1 === p ? "attempt" : "attempts"}: ${(0, 
     I.A3)(m)}.`,
     hint: "Try again later."
    });
   };
  }
  const R = o.Ikc({
   hasMore: o.NpB(o.cl6(o.zMY(), null), null),
   nextCursor: o.NpB(o.cl6(o.FsL(o.YjP(), o.Ru6(2e3)), null), null)
  });
  var M = t(1502);
  const P = {
   status: void 0,
   message: "Visitors were not requested, because the limit of requests is used up.",
   hint: "Raise `max-requests`."
  }, T = 10;
  function createVisitorsReader(e) {
   const n = new I.sw(e);
   let t = T;
   const budgetOf = e => ({
    takeRepetition: () => !(0 === t || e.left <= 0 || (t -= 1, e.left -= 1, 0))
   });
   return {
    readVisitors: async (e, {allowance: t, cancelled: r}) => {
     if (t.left <= 0) throw new s._7(P);
     return t.left -= 1, async function(e, {from: n, to: t, limit: r, offset: o}, i) {
      const a = new URLSearchParams({
       dateFrom: n,
       dateTo: t,
       limit: String(r),
       offset: String(o)
      }), u = await e.call("read-visitors", {
       method: "GET",
       path: `${q.f0.visitors(e.projectId)}?${a}`,
       decode: (e, n) => (0, q.cN)(e, {
        limit: r,
        cut: n
       }),
       mostRows: r,
       ...i
      }), {ending: l, decoded: c, tries: d} = u;
      if ("value" === c?.kind) return c.value;
      const m = "answer" === l.kind ? l.status : void 0, f = "answer" === l.kind && (0, 
      S.AA)(l);
      if ("answer" === l.kind && (0, O.X)(l.status)) throw new s._7({
       status: m,
       webPage: f,
       ...e.refusal("read-visitors", l, d)
      });
      throw new s._7({
       status: m,
       webPage: f,
       message: `The service gave no usable visitors after ${d} ${1 === d ? "attempt" : "attempts"}: ${e.evidence(u)}`,
       hint: (0, I.ik)(l)
      });
     }(n, e, {
      budget: budgetOf(t),
      cancelled: r
     });
    }
   };
  }
  function createJobMessenger(e) {
   const n = new I.sw(e);
   return {
    sendMessage: (e, t, r) => async function(e, {jobId: n, prompt: t}, r) {
     const o = await e.call("send-message", {
      method: "POST",
      path: q.f0.message(e.projectId, n),
      body: JSON.stringify({
       prompt: t
      }),
      decode: t => (0, q.Qm)(t, n, e.redact),
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
        hint: (0, I.ik)(s)
       },
       tries: a
      };
     }
     if ("answer" === s.kind) {
      const n = A.get(s.status) ?? ((0, O.X)(s.status) ? "not-sent" : null), t = e.refusal("send-message", s, a);
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
      evidence: e.evidence(o, (0, I.HH)(s)),
      tries: a
     };
    }(n, {
     jobId: e,
     prompt: t
    }, r)
   };
  }
  const A = new Map([ [ 404, "not-continuable" ], [ 405, "not-continuable" ], [ 409, "busy" ] ]);
  var C = t(5898), L = t(3950), _ = t(8430), B = t(1993), N = t(9644), E = t(2615), G = t(4337), F = t(943), W = t(6243), Y = t(1868);
  function keyOf({instruction: e}, {run: n, settings: {leg: t}}) {
   return {
    ...n,
    step: (0, N.n4)(n, t),
    instructionHash: (0, N.xH)(e)
   };
  }
  function memoryOf(e, n, t, r) {
   const {kind: o, comment: s} = e, {step: i, instructionHash: a} = keyOf(t, r), u = (0, 
   W.Sw)({
    trigger: {
     kind: "run",
     step: i
    },
    instructionComment: null,
    instructionHash: a
   }, r), {request: l, head: c, sentAt: d, askedAt: m, told: f} = ("start" === o ? null : s?.marker) ?? u, h = {
    request: l,
    head: c,
    askedAt: m,
    told: f,
    ...void 0 === d ? {} : {
     sentAt: d
    }
   }, p = {
    ...u,
    ...h,
    group: (0, N.wD)(r.run),
    ...(0, W.L6)(r.run.actor, r)
   }, w = {
    requester: r.run.actor || null,
    base: p,
    writer: (0, W.os)(r)
   };
   return {
    resumption: e,
    request: {
     ...(0, W.fo)(w, {
      ...n,
      comment: s
     }),
     order: t
    }
   };
  }
  var D = t(2425), J = t(2653);
  const U = [ 2e3, 5e3 ], z = 20, H = 5, K = 2, V = 10;
  async function readPush(e, n) {
   let r = null, o = [];
   try {
    r = await async function({before: e, sha: n}, {repository: t, runner: r}) {
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
    const i = await async function(e, n, t) {
     const {sha: r, branch: o} = e, {repository: s, clock: i, runner: a, settings: u} = t, l = n?.commits.map(e => e.sha) ?? [];
     for (let e = 0; ;e += 1) {
      const t = null === n ? null : await s.pullRequestsOfEach(l), c = null === t ? [ {
       sha: r,
       pulls: await s.pullRequestsOf(r)
      } ] : l.map((e, n) => ({
       sha: e,
       pulls: t[n] ?? []
      })), d = (c.at(-1)?.pulls.filter(({state: e}) => "merged" === e) ?? []).some(({base: e}) => "merged" !== u.thread || e === o), m = U[e];
      if (d || void 0 === m || a.cancelled.aborted) return c;
      await i.sleep(m, a.cancelled);
     }
    }(e, r, n);
    o = function(e, {branch: n}, t) {
     return e.toReversed().map(({sha: e, pulls: r}) => {
      const o = r.filter(e => "merged" === e.state || (e => "open" === e.state && e.head === n && isFromHere(e, t))(e)), s = o.filter(({mergeSha: n}) => n === e);
      return {
       sha: e,
       pulls: s.length > 0 ? s : o
      };
     });
    }(i, e, n);
    const a = pullsIn(o);
    a.length > z && n.runner.warning(F.GV.notAllSearched(a.length, z));
    const u = await async function(e, n) {
     if (0 === e.length) return [];
     const r = E.nO(await n.repository.viewer(), n), {marked: o, unnamed: s} = await async function(e, n, {repository: t}) {
      const r = [], o = [];
      await Promise.all(e.map(({number: e}) => (async e => {
       const s = await t.comments(e);
       r.push(...s.map(n => ({
        ...n,
        thread: e
       }))), s.some(e => null !== E.cm(e, n)) && o.push(e);
      })(e)));
      const known = () => {
       const {marked: t} = E.D5(r, n), s = addressesIn(t);
       return {
        marked: t,
        unnamed: e.filter(e => !(({number: e, url: n}) => o.includes(e) || s.includes(n.toLowerCase()))(e))
       };
      }, s = {
       since: new Date(0).toISOString(),
       mostPages: V,
       withoutGaps: !0
      };
      for (const e of [ "issue-comment", "review-comment" ]) known().unnamed.length > 0 && r.push(...(await t.recentComments(e, s)).comments);
      return known();
     }(e, r, n), i = [ ...new Map(o.filter(({marker: {jobId: e, state: n, outcome: t, pullRequest: r}}) => null !== e && ("started" === n || "pull-request" === t && null === r)).map(e => [ e.marker.jobId, e ])).values() ].slice(-H), a = await (0, 
     J.zY)(0 === s.length ? [] : i, n), u = madeByNone(a.jobs, s, n), l = 0 === u.length ? [] : (0, 
     J.tS)(o, H, n.clock.now()), c = await (0, J.zY)(l, n);
     if (c.links.length > 0 && !n.settings.dryRun) {
      const {settleSeen: e} = await t.e(64).then(t.bind(t, 5064));
      await e(c.links, {
       ours: r,
       listed: []
      }, n);
     }
     const d = madeByNone(c.jobs, u, n), [m = null] = [ ...a.unread, ...c.unread ], f = (null === m && i.length > 0 && d.length > 0 ? addressesIn(o) : []).flatMap(e => (0, 
     D.uM)(e, n) ?? []).filter(e => (0, D.$L)(e, n)), h = (await Promise.all(f.slice(0, K).map(e => (0, 
     D.Qm)(e, n)))).flatMap(e => "shown" === e.kind ? [ e.pull.author ] : []);
     return e.flatMap(e => {
      const {number: n, url: t, author: r} = e;
      return d.includes(e) ? null !== m || h.includes(r) ? [ {
       number: n,
       url: t,
       doubt: m ?? "author"
      } ] : [] : [ {
       number: n,
       url: t,
       doubt: null
      } ];
     });
    }(a.slice(0, z), n);
    return pushedOf(e, o, u, {
     commits: r,
     notes: unknownOf(e, r, i),
     unread: null
    });
   } catch (t) {
    const i = (0, s.wz)(t);
    if ("merged" === n.settings.thread || (0, s.WG)(i)) throw (0, s.LM)(i, {
     sentence: F.GV.unchecked
    });
    return n.runner.warning(`Could not check whether the agent made the pushed changes: ${(0, 
    s.fI)(i)}`), pushedOf(e, o, [], {
     commits: r,
     notes: [],
     unread: i
    });
   }
  }
  function pushedOf({branch: e}, n, t, r) {
   const isIn = (e, {number: n}) => e.some(e => e.number === n), o = pullsIn(n).slice(0, z), s = function(e, n, t) {
    if (e.some(({pulls: e}) => e.some(e => "open" === e.state && t(e)))) return [];
    const r = e.map(({sha: e, pulls: r}) => ({
     sha: e,
     pulls: r.some(t) ? [] : r.filter(({state: t, base: r, mergeSha: o}) => "open" === t || r === n || o === e).slice(0, 1)
    })), o = pullsIn(r), s = o.filter(({state: e}) => "open" === e);
    return s.length > 0 && null === mergedInto(n, o) ? s : o.filter(({state: e}) => "merged" === e);
   }(n, e, e => isIn(t, e)), i = s.filter(e => isIn(o, e)), a = s.filter(e => !isIn(o, e)), u = n[0]?.pulls ?? [], l = 0 === i.length && u.length > 0;
   return {
    ...r,
    pulls: i,
    merged: mergedInto(e, i) ?? mergedInto(e, u),
    ours: l ? t.find(({doubt: e}) => null !== e) ?? t[0] ?? null : null,
    notes: 0 === a.length ? r.notes : [ ...r.notes, F.GV.beyond(z, a) ]
   };
  }
  function unknownOf({before: e}, n, t) {
   if (null === n) return null === e ? [] : [ F.GV.unlisted ];
   const r = n.commits.length;
   return t.length < r ? [ F.GV.onlyLast(n.total) ] : n.total > r ? [ F.GV.commitsCut(n) ] : [];
  }
  function isFromHere({headRepository: e}, {run: n}) {
   return E.RB(e, E._M(n));
  }
  function pullsIn(e) {
   return [ ...new Map(e.flatMap(({pulls: e}) => e.map(e => [ e.number, e ]))).values() ];
  }
  function mergedInto(e, n) {
   return n.find(({state: n, base: t}) => "merged" === n && t === e) ?? null;
  }
  function addressesIn(e) {
   return [ ...new Set(e.flatMap(({marker: e}) => e.pullRequest?.toLowerCase() ?? [])) ];
  }
  function madeByNone(e, n, t) {
   return n.filter(n => !e.some(e => (({prLink: e, ref: n}, r) => r.url.toLowerCase() === e?.toLowerCase() || r.head === n && isFromHere(r, t))(e, n)));
  }
  var Q = t(388), X = t(2431), Z = t(7525), ee = t(4510), ne = t(4164), te = t(571);
  async function runJob(e, n) {
   const r = await async function({gate: e}, n) {
    if ("closed" === e.kind) return skipped("not-permitted", `Nothing was started: ${e.why} ${e.hint}`);
    for (const t of "people" === e.kind ? e.people : []) {
     const e = await (0, C.G)(t, n.settings, n.repository);
     if (!e.permitted) return skipped(e.reason, `Nothing was started: ${e.sentence}`);
    }
    return null;
   }(e, n);
   if (null !== r) return r;
   const {source: o} = e;
   if ("existing" === o.kind) return async function(e, n, r) {
    if (r.settings.dryRun) return (0, te.PA)({
     kind: "follow",
     job: {
      jobId: n
     },
     prompt: null
    }, null);
    const {thread: o, push: i} = e, a = "merged" === o && null !== i ? readPush(i, r).catch(e => {
     throw (0, s.wz)(e).cause;
    }) : Promise.resolve(null), u = await (0, Q.wF)(a, "Could not read which pull request was pushed, so no status comment gets the end", r.runner);
    return (await t.e(64).then(t.bind(t, 5064))).followExisting(n, threadOf(e, u), r);
   }(e, o.jobId, n);
   const i = (0, D.xO)((0, N.wD)(n.run), n), a = null === e.push ? null : await readPush(e.push, n);
   if (null !== a && null !== a.ours) return skipped("own-pull-request", (0, F.nz)(a.ours));
   const u = threadOf(e, a), l = ("push" === e.context?.kind && null !== u ? a?.pulls ?? [] : []).filter(({number: e}) => e !== u), c = await (0, 
   W.o$)(o, n);
   if ("" === (0, L.X5)(c).text) throw (0, F.qM)("prompt" === o.kind ? "prompt" : "prompt-file");
   const d = 0 === l.length ? [] : [ (0, ee.EE)(l) ], m = await (0, W.Vy)(c, {
    read: await collect(e, a, n),
    also: d
   }, n), {resumption: f, request: h} = await async function(e, n, t) {
    const {runner: r, run: o, settings: i} = t, a = {
     kind: "start",
     comment: null
    }, u = {
     ours: (0, E.nO)("", t),
     conversation: null
    };
    if (null === e) {
     if ("merged" === i.thread && o.attempt > 1) throw (0, F.Nq)("pull-request");
     const e = "none" === i.thread;
     return r[e ? "info" : "warning"]((0, F.Y0)(e)), memoryOf(a, u, n, t);
    }
    try {
     return await async function(e, n, t) {
      const {run: r, settings: o, repository: i, runner: a, clock: u} = t, [l, c] = await Promise.all([ i.viewer(), i.comments(e).catch(async n => {
       if ("missing" !== (0, s.wz)(n).failure) throw n;
       return await u.sleep(Y.aK, a.cancelled), i.comments(e);
      }) ]), d = (0, E.nO)(l, t), m = (0, E.D5)(c, d), f = keyOf(n, t), h = (0, G.id)(m, f);
      if ("ambiguous" === h.kind) throw (0, F.zs)(h.candidates);
      const p = "start" === h.kind && 0 === (0, G.OR)(m, f).length;
      if ("merged" === o.thread && r.attempt > 1 && p) throw (0, F.Nq)("trace");
      return memoryOf(h, {
       ours: d,
       conversation: {
        thread: e,
        review: null
       }
      }, n, t);
     }(e, n, t);
    } catch (e) {
     const i = (0, s.wz)(e);
     if (o.attempt > 1 && "not-accessible" !== i.failure) throw (0, F.rj)(i);
     if ((0, s.WG)(i) && !r.cancelled.aborted) throw (0, F.qD)(i, "re-run");
     return memoryOf(a, u, (0, W.gL)(n, i, t), t);
    }
   }(u, m, n);
   if ("start" !== f.kind) return n.settings.dryRun ? (0, te.v2)(f) : (0, B._S)(await (0, 
   Z.U)({
    ...h,
    usage: await (0, X.F5)(n)
   }, n), n);
   const p = await (0, X.k9)({
    except: h.page.comment
   }, n), w = (0, F.wk)(p);
   if (null !== w) return skipped("over-budget", w);
   const g = await (0, D.Ee)(await i, n), b = (0, W.pj)(h.order, g, function(e, n, t) {
    const {context: r} = e;
    return "thread" === r?.kind ? `${r.thread.kind.replace("-", " ")} #${r.thread.number}` : null === n || "merged" !== e.thread ? null === n ? null : `#${n}` : `the merged pull request${0 === t.length ? "" : "s"} ${(0, 
    ne.cZ)([ {
     number: n
    }, ...t ])}`;
   }(e, u, l));
   return n.settings.dryRun ? (0, te.PA)(b, p) : (0, B._S)(await (0, Y.tN)(await (0, 
   Y.ho)((0, W.Sj)({
    ...h,
    usage: p
   }, b), n), n), n);
  }
  function threadOf({thread: e}, n) {
   return "merged" === e ? n?.merged?.number ?? null : e;
  }
  function skipped(e, n) {
   return {
    kind: "skipped",
    reason: e,
    sentence: n
   };
  }
  async function collect(e, n, t) {
   const {repository: r, run: o} = t, {context: s, push: i} = e, a = {
    repository: r,
    name: o.repository
   };
   if ("thread" === s?.kind) {
    const {thread: e} = s;
    return (0, _.pk)(e, "issue" === e.kind ? null : await (0, _.pm)(e, r), a);
   }
   if (null === s || null === i || null === n) return {
    context: null,
    warnings: []
   };
   const {context: u, warnings: l} = await (0, _.fp)({
    ...i,
    ...n
   }, a);
   return {
    context: u,
    warnings: [ ...n.notes, ...l ]
   };
  }
  async function main() {
   const e = (0, v.l)({
    secrets: (0, j.QU)()
   }), n = (0, j.gQ)(e);
   try {
    n.output("result", "error"), await publish(await async function(e, n) {
     const i = (0, $.$p)(), {settings: a, problems: u} = (0, b.K)(j.wg), l = (0, k.$)(a, function(e) {
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
      }), {clock: m, randomness: f} = d, h = {
       ...createJobStarter(p = {
        baseUrl: i,
        projectId: a,
        apiKey: u,
        redact: e,
        ...d
       }),
       ...createJobMessenger(p),
       ...(0, M.f)(p),
       ...createVisitorsReader(p),
       ...createEvidenceReader(p)
      };
      var p;
      return {
       ...n,
       clock: m,
       randomness: f,
       service: h,
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
       const {runComment: r} = await t.e(250).then(t.bind(t, 7250));
       return r(e, n);
      }(l, c);

     case "settle":
      return async function(e) {
       const {runSettle: n} = await t.e(897).then(t.bind(t, 7897));
       return n(e);
      }(c);

     case "report":
      return async function(e) {
       const {runReport: n} = await Promise.all([ t.e(789), t.e(24), t.e(544) ]).then(t.bind(t, 4024));
       return n(e);
      }(c);

     case "doctor":
      return async function(e, n) {
       const {runDoctor: r} = await t.e(521).then(t.bind(t, 6521));
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
   fp: () => contextOfPush,
   pk: () => contextOfThread,
   pm: () => readOutline
  });
  var r = t(4845), o = t(3950);
  function contextOfThread(e, n, t) {
   return null === n ? async function(e, {repository: n, name: t}) {
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
   }(e, t) : contextOfPullRequest(e, n, t);
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
   const {repository: c, name: d} = n, [m, f] = await Promise.all([ Promise.all(l.map(e => async function(e, n) {
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
     diff: f.value,
     withoutDiff: withoutDiff(f, null !== f.warning)
    },
    warnings: [ ...m.map(({warning: e}) => e), f.warning ].filter(e => null !== e)
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
 425: ((e, n, t) => {
  t.d(n, {
   Ck: () => isTaken,
   SB: () => inScope,
   TK: () => readComments,
   hT: () => skipped,
   lt: () => passGate,
   nj: () => readThread,
   oA: () => unwrap
  });
  var r = t(5026), o = t(5898), s = t(8430), i = t(9644), a = t(2615), u = t(4337), l = t(943), c = t(4845), d = t(4555), m = t(2653), f = t(2425), h = t(388), p = t(5054), w = t(6243);
  const skipped = (e, n) => ({
   kind: "skipped",
   reason: e,
   sentence: n
  }), g = {
   help: [ "since" ],
   slip: [ "since" ],
   status: [ "since" ],
   report: [ "since" ],
   retry: [ "everywhere", "outline", "open-pulls" ],
   instruction: [ "conversation", "outline", "open-pulls", "makers" ],
   continue: [ "everywhere", "makers" ],
   "new-job": [ "since", "outline" ]
  };
  function passGate(e, n, t) {
   return async function(e, n, t) {
    const {comment: c, sender: d, thread: b} = e;
    if (d.id !== c.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
    const {repository: k} = t, y = "retry" === n.paragraph?.kind ? n.paragraph : n.whole, [v, ...j] = g["instruction" === y.kind ? y.to ?? y.kind : y.kind], $ = "conversation" === v && "issue" === b.kind ? "since" : v, I = j.includes("outline") ? e.context?.thread : void 0, q = (0, 
    o.G)(c.author, t.settings, k);
    if (![ "OWNER", "MEMBER", "COLLABORATOR" ].includes(c.association)) {
     const n = await q;
     if (!n.permitted) return refuse(n, e, t);
    }
    const [O, S, x, R, M, P, T] = await Promise.allSettled([ q, k.causingComment(c), readThread(e, $, t), "pull-request" === I?.kind ? (0, 
    s.pm)(I, k) : null, j.includes("open-pulls") ? (0, f.xO)((0, i.wD)(t.settings), t) : null, null === n.paragraph ? null : (0, 
    p.$u)(c.nodeId, t), j.includes("makers") ? (0, m.Kj)(e, t) : [] ]), A = unwrap(O);
    if (!A.permitted) return refuse(A, e, t);
    const C = {
     ...unwrap(x),
     outline: unwrap(R),
     listed: unwrap(M),
     cut: unwrap(P)
    }, L = C.comments.some(e => null === e.review && null !== (0, a.cm)(e, C.ours)), _ = A.mayWrite && !L ? unwrap(T) : [], B = (0, 
    m.l7)((0, a.D5)(_, C.ours).marked, b.url, t.clock.now()), N = {
     kind: "passed",
     ...C,
     makers: B,
     command: (0, r.Z)(n, C.cut),
     standing: ""
    }, E = await async function(e, n, t) {
     const {intent: o, own: s, cut: i} = n, {comment: c} = o, d = (0, a.Hb)(s, c);
     if (null !== d && (0, u.yW)(d.marker, t.run)) return null;
     const m = e ?? await (0, p.BS)(c, t);
     if (null === m) {
      if ((await readComments(o, "since", t)).some(e => (0, a.Go)(e, c))) throw (0, l.d5)();
      return skipped("changed", "Nothing was started: the comment was deleted.");
     }
     const usedIn = ({body: e}) => null === i ? e.replace(/\r\n?/g, "\n") : (0, r.lE)(e, t.settings.command)?.text;
     return usedIn(m) === usedIn(c) && m.authorId === c.author.id ? null : (t.settings.dryRun || isTaken(s, o) || await (0, 
     h.lC)(c, "confused", t), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
    }(unwrap(S), N, t);
    return E ?? {
     ...N,
     standing: await (0, w.Qz)(N.command, e, t)
    };
   }(e, n, t).catch(e => {
    throw (0, c.LM)((0, c.wz)(e), {});
   });
  }
  async function refuse(e, {comment: n}, t) {
   return t.settings.dryRun || await (0, h.lC)(n, "-1", t), skipped(e.reason, `Nothing was started: ${e.sentence}`);
  }
  async function readComments(e, n, t) {
   const {repository: r} = t, {number: o} = e.thread, s = "since" === n ? e.comment.createdAt : null, i = null === s ? {} : {
    since: s
   };
   return writtenSince((await Promise.all([ r.comments(o, {
    kind: "issue-comment",
    ...i
   }), readsDiff(e, n) ? r.comments(o, {
    kind: "review-comment",
    ...i
   }) : [] ])).flat(), s);
  }
  function readsDiff({comment: e, thread: n}, t) {
   return "pull-request" === n.kind && ("everywhere" === t || "review-comment" === e.kind);
  }
  async function readThread(e, n, t, r = "") {
   const o = readComments(e, n, t), s = "since" !== n || (await o).some(({body: e}) => void 0 !== (0, 
   d.tn)(e)), [i, u] = await Promise.all([ r || (s ? t.repository.viewer() : ""), o ]), l = (0, 
   a.nO)(i, t);
   return {
    intent: e,
    own: (0, a.D5)(u, l),
    ours: l,
    comments: u,
    withDiff: readsDiff(e, n)
   };
  }
  function writtenSince(e, n) {
   return null === n ? e : e.filter(({createdAt: e}) => Date.parse(e) >= Date.parse(n));
  }
  function isTaken(e, {comment: n}) {
   return null !== (0, a.Hb)(e, n) || writtenSince(e.unreadable, n.createdAt).length > 0;
  }
  function inScope(e, {comment: {review: n}}, t) {
   if (null === n) return e;
   const r = new Set(t.filter(e => e.review === n).map(({id: e}) => e)), o = e.unreadable.filter(e => e.review === n);
   return {
    ...e,
    marked: e.marked.filter(({review: e, marker: {trigger: t}}) => e === n || null === e && "review-comment" === t.kind && r.has(t.id)),
    unreadable: o
   };
  }
  function unwrap(e) {
   if ("fulfilled" === e.status) return e.value;
   throw e.reason;
  }
 }),
 7052: ((e, n, t) => {
  t.d(n, {
   J5: () => refused,
   Pl: () => askedOfJob,
   iN: () => askedOf
  });
  var r = t(2615), o = t(4337), s = t(943), i = t(4845), a = t(8311), u = t(425), l = t(2653), c = t(2425);
  const refused = e => ({
   kind: "refused",
   sentence: e
  });
  async function askedOf(e, n, t) {
   if ("new-job" === e) return {
    to: c.qY,
    late: []
   };
   const o = 0 === n.makers.length ? null : async function(e, n) {
    const {intent: t, makers: r} = e, o = (0, c.uM)(t.thread.url, n), s = (0, l.zY)(r, n);
    if (null === o) return {
     to: null,
     late: (await s).links
    };
    const i = [ s, (0, c.EP)(o, n), openIn(null, e, n) ], [{jobs: a, links: u, unread: d}, m, f] = await Promise.all(i);
    for (const e of a) {
     if ("this" !== await (0, c.T)(e, o, n)) continue;
     const t = await stillOpen(e.id, [ ...f, ...r ], n);
     return {
      to: takeable({
       jobId: e.id,
       pullRequest: o.url
      }, t, m, n),
      late: u
     };
    }
    for (const {jobId: e, why: t} of d) n.runner.warning(`Could not check whether the job ${e} made this pull request: ${t}`);
    return {
     to: null,
     late: u
    };
   }(n, t), s = null === o || null === e ? askedOfThread(e, n, t) : null, [i, a] = await Promise.all([ o, s ]), {to: u = null, late: d = []} = i ?? {};
   if (null !== u) return {
    to: u,
    late: d
   };
   const m = a ?? await askedOfThread(e, n, t), f = m.late.filter(({comment: e}) => !d.some(n => (0, 
   r.Go)(n.comment, e)));
   return {
    to: m.to,
    late: [ ...d, ...f ]
   };
  }
  async function askedOfThread(e, n, t) {
   const o = function({intent: {thread: e}, comments: n, ours: t}) {
    for (const o of "issue" === e.kind ? [] : n) {
     const n = null === o.review ? (0, r.cm)(o, t) : null;
     if (null === n) continue;
     const {job: s, thread: i = null} = n;
     return [ {
      kind: "follow-up",
      jobId: s,
      pullRequest: e.url,
      origin: i
     }, Date.parse(o.createdAt) ];
    }
    return null;
   }(n), i = (0, u.SB)(n.own, n.intent, n.comments), [a = null] = (null === e ? o : function({marked: e}, n) {
    const t = e.flatMap(e => {
     const {jobId: t, outcome: o, pullRequest: s} = e.marker;
     return null === t || "pull-request" !== o && null === s ? [] : [ [ {
      kind: "follow-up",
      jobId: t,
      pullRequest: s,
      origin: n?.[0].jobId === t ? n[0].origin : null
     }, (0, r.un)(e) ] ];
    });
    return (null === n ? t : [ n, ...t ]).toSorted(([, e], [, n]) => e - n).at(-1) ?? null;
   }(i, o)) ?? [];
   return null === a && null !== e ? async function({marked: e}, n, t) {
    const r = e.map(e => ({
     ...e,
     thread: n.intent.thread.number
    })), o = (0, l.tS)(r, l._Q, t.clock.now()), {links: i, unread: a} = await (0, l.zY)(o, t), [u] = i;
    if (void 0 !== u) {
     const {id: e, prLink: r} = u.job, o = {
      kind: "follow-up",
      jobId: e,
      pullRequest: (0, c.uM)(r, t)?.url ?? null,
      origin: null
     };
     return {
      to: await askedOfJob(o, n, t),
      late: i
     };
    }
    for (const {jobId: e, why: n} of a) t.runner.warning(`Could not check whether the job ${e} made a pull request: ${n}`);
    const [d] = a, m = e.findLast(({marker: e}) => null !== e.jobId && "started" === e.state), f = (0, 
    s.tt)(m?.url ?? null, t.settings.command);
    return {
     to: refused(void 0 === d ? f : (0, s.zi)(d.jobId)),
     late: i
    };
   }(i, n, t) : {
    to: await (null === a ? (0, c.Ee)(n.listed, t) : askedOfJob(a, n, t)),
    late: []
   };
  }
  async function askedOfJob(e, n, t) {
   const r = (0, c.uM)(e.pullRequest, t), o = null !== r && (0, c.$L)(r, t) ? r.number : null, {number: s} = n.intent.thread, i = [ o, e.origin ].find(e => null !== e && e !== s) ?? null, [a, u] = await Promise.all([ openIn(i, n, t).then(n => stillOpen(e.jobId, n, t)), null === r ? null : (0, 
   c.EP)(r, t) ]);
   return takeable(e, a, u, t);
  }
  function takeable(e, n, t, r) {
   const {jobId: o, pullRequest: a} = e;
   if (null !== n) return refused((0, s.Bc)(n));
   if ("failed" === t?.kind && (0, i.WG)(t.error)) return refused(s.yn);
   const u = "shown" === t?.kind ? t.pull : null;
   if (null !== u && "open" !== u.state) {
    const e = (0, c.uM)(a, r), n = null !== e && (0, c.$L)(e, r) ? `#${e.number}` : "its pull request";
    return refused((0, s.jy)(`${n} is ${u.state}`, r.settings.command));
   }
   return {
    kind: "message",
    job: {
     jobId: o,
     pullRequest: a,
     head: u?.headSha ?? null
    },
    into: null
   };
  }
  async function openIn(e, n, {repository: t}) {
   const {intent: o, own: s, ours: i, withDiff: a} = n, {kind: u, number: l} = o.thread, c = await Promise.all([ "issue" === u || a ? [] : t.comments(l, {
    kind: "review-comment"
   }).catch(() => []), null === e ? [] : t.comments(e, {
    kind: "issue-comment"
   }).catch(() => []) ]);
   return [ ...s.marked, ...(0, r.D5)(c.flat(), i).marked ];
  }
  async function stillOpen(e, n, t) {
   const r = n.filter(({marker: {jobId: n, state: t, request: r}}) => n === e && ("started" === t || "starting" === t && "message" === r)), s = r.at(-1), i = r.findLast(({marker: e}) => function(e, n) {
    return Math.abs(n - Date.parse(e.sentAt ?? e.askedAt)) <= d && ("starting" === e.state || (0, 
    o.Df)(e, n));
   }(e, t.clock.now()));
   if (void 0 !== i || void 0 === s) return i?.url ?? null;
   const u = await t.service.readJob(e, t.runner.cancelled);
   return "job" === u.kind && (0, a.UG)(u.job) ? s.url : null;
  }
  const d = 3e5;
 }),
 1993: ((e, n, t) => {
  t.d(n, {
   Jd: () => announceEnd,
   Yr: () => jobOutcome,
   _S: () => concluded
  });
  var r = t(9644), o = t(2615), s = t(4337), i = t(4510), a = t(4164), u = t(571), l = t(4845), c = t(4555), d = t(2653), m = t(2107), f = t(3789), h = t(2425), p = t(388), w = t(2431), g = t(6243);
  async function announceEnd(e, n, t) {
   const {page: o, base: s, stage: i} = e, {view: a} = i, {cancelled: u} = t.runner, l = "run" === e.writer.kind, c = (0, 
   g.L7)(o, a), d = !("finished" === a.state && "no-news" === a.outcome || u.aborted), m = function({page: e, stage: n}) {
    const {told: t = [], outcome: r} = e.comment?.marker ?? {};
    return (0, g.L7)(e, n.view) ? t : "no-pull-request" === r ? t.filter(e => "notice" === e) : [];
   }(e), h = function(e, n) {
    const {page: t, stage: o, writer: s} = e, {view: i} = o, a = n.clock.now() - (0, 
    g.YG)(e) > b, u = (0, g.L7)(t, i) || "other" === s.kind || a, l = "finished" === i.state && "no-news" !== i.outcome, c = {
     reaction: null !== e.causedBy && null !== reactionOf(o),
     notice: l && n.settings.notify && null !== t.conversation && u,
     handover: null !== (0, f.bi)(e, n)
    };
    return r.hh.filter(e => c[e]);
   }(e, t).filter(e => !m.includes(e)), k = h.filter(e => "reaction" !== e || c || !l || !d), y = h.filter(e => !k.includes(e)), v = await announce(y, e, n, t), j = d ? r.hh.filter(e => !k.includes(e) && !v.has(e)) : m, $ = (0, 
   g.VI)({
    ...e,
    base: {
     ...s,
     told: j
    }
   }, t.clock.now()), I = c ? e : await (0, w.g1)($, t), {written: q} = I.page, O = (c || "yes" === q || "failed" === q && l) && d && !u.aborted, S = new Map([ ...v, ...O ? await announce(k, I, n, t) : [] ]), x = O && "failed" !== q && 0 === S.size ? await (0, 
   w.L7)(I, t) : I, R = (0, w.g5)(x.page), M = [ ...S ].flatMap(([n, t]) => "string" == typeof t ? [] : [ {
    what: whatOf(n, e),
    error: t
   } ]), P = null !== R && l ? [ {
    what: w.DE,
    error: R
   } ] : [];
   (0, p.c$)([ ...P, ...M ], null !== R && l ? o.failure : R, t.runner);
   const T = O ? S : new Map;
   return {
    ...x,
    owing: T,
    page: {
     ...x.page,
     written: "overtaken" === x.page.written ? "overtaken" : q
    }
   };
  }
  const b = 3e5;
  async function announce(e, n, t, r) {
   const o = {
    reaction: react,
    notice: postNotice,
    handover: f.Cl
   }, s = new Map;
   for (const i of e) {
    const e = await o[i](n, r, t).catch(l.wz);
    "done" !== e && s.set(i, e);
   }
   return s;
  }
  function whatOf(e, {stage: n}) {
   return "reaction" === e ? (0, p.w1)(reactionOf(n) ?? "+1") : "notice" === e ? "post the notice of the end" : "comment on the pull request";
  }
  async function react({causedBy: e, stage: n}, t) {
   const r = reactionOf(n);
   return null !== e && null !== r && await (0, p.BB)(e, r, t), "done";
  }
  function reactionOf({view: e}) {
   return "not-created" === e.state || "unknown" === e.state ? "confused" : "finished" !== e.state || "no-news" === e.outcome ? null : "pull-request" === e.outcome || "no-pull-request" === e.outcome ? "+1" : "confused";
  }
  async function postNotice(e, n, t) {
   const {jobId: r, base: a, page: u, stage: l} = e, {repository: d} = n, m = (0, g.$t)(e);
   if (null === u.comment || null === m || "finished" !== l.view.state) return "later";
   const {kind: f, id: h, url: w} = u.comment, b = `${f}/${h}`, k = (0, o.BG)({
    job: r ?? "",
    status: b
   }, (0, i.oy)({
    ...l.view,
    request: a.request
   }, w)), isNotice = e => (0, c.TM)(e) === (0, c.TM)(k) || (0, o.$j)(e).includes(b);
   if (!0 === t.written?.some(isNotice)) return "done";
   const y = null === m.review ? [ "issue-comment" ] : [ "review-comment", "issue-comment" ], v = t.answering ? null : ({mayRepeat: e}) => d.createComment(m, k, {
    mayRepeat: e
   });
   return (0, p.Fq)({
    on: {
     kind: f,
     id: h
    },
    reaction: s.kS,
    isWritten: async () => {
     const e = y.map(e => d.comments(m.thread, {
      kind: e
     })), [n, ...t] = await Promise.all([ d.viewer(), ...e ]);
     return t.flat().some(e => e.author === n && isNotice(e.body));
    },
    write: v
   }, n);
  }
  async function concluded(e, n) {
   if ("kind" in e) return e;
   const t = await async function(e, n) {
    const {runner: t, clock: r, settings: o} = n, {stage: s, base: i, pullRequest: a, page: u} = e, {view: l, kept: c = !1} = s;
    if ("started" === l.state) return (0, m.vn)(e, r.now(), n);
    "not-created" === l.state && await (0, p.WY)(e, n);
    const {aborted: f} = t.cancelled, g = null !== u.comment && (0, d.Yk)(u.comment.marker).length > 0 && !f;
    if (c && !g) return e;
    "not-created" === l.state && t.save("never-sent", "true");
    const b = f || c || null === u.conversation && !o.handover ? s : await (0, h.pX)(s, {
     ...i,
     pullRequest: a
    }, n), k = await announceEnd({
     ...e,
     stage: b
    }, {}, n);
    return ("failed" === k.page.written || "gone" === k.page.written) && "unauthorized" !== (0, 
    w.g5)(k.page)?.failure || t.save("open-comment", ""), k;
   }(await (0, m.e6)(e, n), n), r = function({stage: {view: e, kept: n}, order: t, page: r}) {
    if ("not-created" !== e.state) return null;
    if (!0 === n) return void 0 === r.comment?.marker.answered ? null : k;
    if ("taken" === e.answered) return `Nothing was started. ${(0, l.fI)(e.problem)}`;
    const o = "message" === t.kind && null === t.into;
    return !0 === e.answered && o ? `Nothing was sent. ${(0, l.fI)(e.problem)}` : null;
   }(t);
   if (null !== r) return {
    kind: "helped",
    sentence: r
   };
   const {stage: o, order: s, base: i, page: a, resumed: u, usage: c, writer: f} = t, {comment: g} = a, b = (0, 
   w.g5)(a), y = "run" === f.kind ? f.jobId : null, v = g && b && {
    ...g.marker,
    problem: b,
    command: n.settings.command
   };
   return jobOutcome(o, {
    jobId: y,
    resumed: u,
    usage: c,
    prompt: s.prompt,
    request: i.request,
    outdated: v,
    since: Date.parse(i.askedAt),
    commentUrl: g?.url ?? null
   }, n);
  }
  const k = "Nothing was sent. An earlier attempt has answered this comment; the status comment says why.";
  function jobOutcome(e, n, t) {
   const {jobId: r, request: o, resumed: s, commentUrl: i, outdated: l = null, prompt: c, usage: m = null, since: f} = n, {result: p, headline: w, sentence: g, hint: b, problem: k} = (0, 
   a.wX)(e, n), {link: y, unlinked: v} = (0, d._n)(e, (0, h.WQ)(t));
   null !== v && t.runner.warning(`The pull request is not linked, because ${v.reason}.`);
   const j = (0, d.pJ)(e, t.clock.now()), $ = "number" == typeof j && !Number.isNaN(f), I = {
    jobId: r,
    job: e.job,
    link: y,
    resumed: s,
    commentUrl: i,
    followUp: "message" === o,
    durationSeconds: $ ? Math.max(0, Math.round((j - f) / 1e3)) : null
   }, q = (0, u.U0)(m, s || "not-created" === e.view.state ? 0 : 1), O = {
    headline: w,
    problem: k,
    ...I,
    unlinked: v,
    outdated: l,
    usage: q
   }, S = (0, u.qE)({
    ...O,
    prompt: c?.text ?? null,
    notes: c?.notes ?? []
   });
   if ("error" === p) return {
    kind: "error",
    problems: [ {
     message: g,
     hint: b ?? ""
    } ],
    facts: I,
    summary: S
   };
   const x = t.settings.failOn.some(e => e === p);
   return {
    kind: "job",
    result: p,
    fails: x,
    facts: I,
    sentence: g,
    hint: b,
    summary: S
   };
  }
 }),
 2107: ((e, n, t) => {
  t.d(n, {
   It: () => endingAfter,
   Op: () => look,
   PB: () => nameJob,
   cr: () => nextLookIn,
   e6: () => follow,
   v6: () => holdJob,
   vn: () => showStarted
  });
  var r = t(4337), o = t(4164), s = t(8311), i = t(5219), a = t(2653), u = t(2425), l = t(2431), c = t(6243);
  function nameJob(e, {runner: n}) {
   n.output("job-id", e), n.output("result", "still-running");
  }
  function holdJob(e, n) {
   nameJob(e, n), n.runner.save("job-id", e);
  }
  async function follow(e, n) {
   const {jobId: t, stage: o} = e;
   if ("started" !== o.view.state || null === t) return e;
   const {job: s} = o;
   holdJob(t, n), (0, l.Cs)(e, n);
   const [i, u] = [ n.clock.monotonic(), (0, c.m8)(n) ];
   let d = null;
   const onRunning = async t => {
    null !== d || n.runner.cancelled.aborted || (d = await showStarted((0, c.K1)(e, (0, 
    a.Cc)(t)), u, n), (0, l.Cs)(d, n));
   };
   if (null !== s && !n.settings.wait) return (0, c.K1)(e, endingAfter({
    kind: "deadline",
    job: s,
    silence: null
   }, i, n));
   null !== s && await onRunning(s);
   const m = {
    jobId: t,
    known: s,
    patienceMs: (0, c.Hw)(n),
    endBelievedFrom: (0, r.MI)(e.base)
   }, f = await look({
    ...m,
    onRunning: onRunning
   }, n);
   return (0, c.K1)(d ?? e, endingAfter(f, i, n));
  }
  function endingAfter(e, n, t) {
   const r = t.settings.wait ? Math.round((t.clock.monotonic() - n) / 6e4) : null;
   return (0, a.af)(e, r, (0, u.WQ)(t));
  }
  async function showStarted(e, n, t) {
   const r = await (0, l.WU)((0, c.VI)(e, n), t), {view: o} = r.stage;
   return "failed" !== r.page.written && "started" === o.state && "working" !== o.seen.kind && t.runner.save("open-comment", ""), 
   r;
  }
  function look(e, n) {
   const {runner: t} = n, r = new ProgressLog;
   return async function({service: e, clock: n}, t) {
    const {jobId: r, patienceMs: o, cancelled: i, onProgress: a} = t, u = n.monotonic(), waited = () => n.monotonic() - u, l = new Sightings({
     ...t,
     clock: n
    });
    let c = null === t.known ? 0 : d.leastMs;
    for (;;) {
     const {leaveAloneMs: u} = l;
     if (u > 0 && waited() + u > o) return l.ended("deadline");
     const d = l.awaitsLink ? waited() + c : Math.min(waited() + c, o);
     for (let e = d - waited(); e > 0 && !i.aborted; e = d - waited()) {
      const t = Math.min(e, m);
      a({
       reading: l.latest,
       waitedMs: waited(),
       nextLookInMs: e,
       nextWordInMs: t
      }), await n.sleep(t, i);
     }
     if (i.aborted) return l.ended("cancelled");
     const f = n.now(), h = await e.readJob(r, i);
     if (i.aborted) return l.ended("cancelled");
     const p = l.take(h, f, waited());
     if ("number" != typeof p) return p;
     if (c = p, l.awaitsLink) continue;
     if (waited() >= o) return l.ended("deadline");
     const {latest: w} = l;
     "job" !== w?.kind || (0, s.dR)(w.job) || await (t.onRunning?.(w.job));
    }
   }(n, {
    ...e,
    cancelled: t.cancelled,
    onProgress: e => {
     for (const n of [ r.unknownStatus(e.reading), r.line(e) ]) null !== n && t.info(n);
    }
   });
  }
  class ProgressLog {
   shown="";
   shownAtMs=0;
   saidUnknown=!1;
   line({reading: e, waitedMs: n, nextLookInMs: t, nextWordInMs: r}) {
    if (null === e) return null;
    const s = "job" === e.kind ? e.job : null, i = "active" === s?.status, a = "job" === e.kind ? "" : `Could not check the job: ${e.problem.message}`, u = null === s ? a : `Job ${s.id} is ${i ? "running" : s.status}`, l = u !== this.shown;
    if (!l && n + r + 3e4 - this.shownAtMs <= 6e4) return null;
    this.shown = u, this.shownAtMs = n;
    const [c, d] = [ (0, o.p0)(n), `next check in ${(0, o.p0)(t)}` ];
    return i && !l ? `Still running, ${c} (${d})` : `${u} (${c} waited, ${d})`;
   }
   unknownStatus(e) {
    if ("job" !== e?.kind || this.saidUnknown || "active" !== e.job.status) return null;
    const {reportedStatus: n} = e.job;
    return null !== n && null !== (0, s.rk)(n) ? null : (this.saidUnknown = !0, `The service reports ${null === n ? "no status" : `the unknown status ${JSON.stringify((0, 
    i.ml)(n, 50))}`}; we treat the job as running.`);
   }
  }
  const d = {
   leastMs: 5e3,
   shareOfWaited: .1,
   mostMs: 3e4
  };
  function nextLookIn(e) {
   return Math.min(d.mostMs, Math.max(d.leastMs, e * d.shareOfWaited));
  }
  const m = 3e4;
  class Sightings {
   leaveAloneMs=0;
   latest=null;
   awaitsLink=!1;
   job;
   seenAtWork=!1;
   inARow=0;
   looksForPullRequest=0;
   silence=null;
   sawItRun;
   lastSeen;
   options;
   constructor(e) {
    this.options = e;
    const {known: n, clock: t} = e;
    this.sawItRun = null !== n, this.lastSeen = null === n ? null : t.now(), this.job = null === n ? null : this.believed(n);
   }
   believed(e) {
    const {endBelievedFrom: n = 0, clock: t} = this.options;
    return this.seenAtWork ||= (0, s.UG)(e), this.seenAtWork || t.now() >= n ? e : {
     ...e,
     status: "active"
    };
   }
   ended(e) {
    const {job: n, silence: t} = this;
    return null !== n && (0, s.dR)(n) && !(0, s.cQ)(n) ? {
     kind: "final",
     job: n,
     endedBefore: !this.sawItRun
    } : "cancelled" === e ? {
     kind: e,
     job: n
    } : {
     kind: e,
     job: n,
     silence: t
    };
   }
   take(e, n, t) {
    const r = "job" === e.kind ? {
     ...e,
     job: this.believed(e.job)
    } : e;
    if (this.inARow = r.kind === this.latest?.kind ? this.inARow + 1 : 1, this.latest = r, 
    this.awaitsLink = !1, this.leaveAloneMs = "failed" === r.kind ? r.retryAfterMs ?? 0 : 0, 
    "job" === r.kind) return this.lastSeen = n, this.silence = null, this.see(r.job, t);
    const {since: o, tries: s} = this.silence ?? {
     since: n,
     tries: 0
    }, i = this.leaveAloneMs > 0 ? this.leaveAloneMs : null, {problem: a} = r;
    this.silence = {
     since: o,
     tries: s + 1,
     reason: a.message,
     retryAfterMs: i,
     lastSeen: this.lastSeen
    };
    const u = Math.max(nextLookIn(t), this.leaveAloneMs);
    if ("failed" === r.kind) return u;
    if ("refused" === r.kind && this.inARow < 2) return 5e3;
    const l = t <= (null === this.options.known ? 0 : 6e4) || this.inARow < 3;
    return "missing" === r.kind && l ? u : {
     kind: "lost",
     job: this.job,
     problem: a
    };
   }
   see(e, n) {
    const t = this.job;
    this.sawItRun ||= !(0, s.dR)(e);
    const r = null === t || !(0, s.dR)(t) || e.status === t.status && null !== e.prLink ? e : t;
    return this.job = r, (0, s.dR)(r) ? !(0, s.cQ)(r) || this.looksForPullRequest >= 3 ? {
     kind: "final",
     job: r,
     endedBefore: !this.sawItRun
    } : (this.looksForPullRequest += 1, this.awaitsLink = !0, 5e3) : nextLookIn(n);
   }
  }
 }),
 3789: ((e, n, t) => {
  t.d(n, {
   Cl: () => handOver,
   Iw: () => commentsOn,
   bi: () => linkToHandOver
  });
  var r = t(9644), o = t(2615), s = t(4337), i = t(4510), a = t(2425), u = t(388), l = t(5054), c = t(6243);
  function linkToHandOver({jobId: e, base: n, page: {conversation: t}, stage: {view: r, seen: o}, pullRequest: s}, i) {
   if (!i.settings.handover || null === e || "finished" !== r.state || null === r.link) return null;
   const u = "job" === n.request ? r.link : (0, a.uM)(s, i);
   return null !== u && (0, a.Zw)(u, o, i) && t?.thread !== u.number && ("message" !== n.request || void 0 !== n.group && null !== t) ? u : null;
  }
  async function handOver(e, n) {
   const {repository: t, runner: m} = n, f = linkToHandOver(e, n);
   if (null === f) return "done";
   const {seen: h, unconfirmed: p} = e.stage;
   if (void 0 !== p) return "later";
   const w = "shown" === h?.kind && h.pull.number === f.number ? h : await (0, a.Qm)(f, n);
   if ("failed" === w.kind) throw w.error;
   const g = "shown" === w.kind ? w.pull : null, b = null === g ? f : (0, a.uM)(g.url, n), k = null === g || "open" === g.state;
   if (null === b || !(0, a.$L)(b, n) || !k) return "done";
   const {number: y} = f;
   if ("message" === e.base.request) return async function(e, {page: n, jobId: t, base: r}, a) {
    const {repository: l, runner: c} = a, m = n.conversation?.thread;
    if (void 0 === m) return "done";
    const f = {
     kind: "pull-request",
     id: e
    };
    return (0, u.Fq)({
     on: f,
     reaction: s.Ew,
     isWritten: null,
     write: async ({maySend: n, mayRepeat: s}) => {
      const [u, f] = await commentsOn(e, a), h = (0, o.h$)(f, u);
      if (null === h) return "done";
      for (let a = 1; a <= d; a += 1) {
       const a = await l.comment(h.comment);
       if (null === a) return "later";
       const d = (0, o.cm)(a, u);
       if (d?.job !== t || d.group !== r.group) return "done";
       const {covers: f = []} = d, p = f.length >= o.bk && !f.includes(m), w = `The hand-over of pull request ${e} lists ${o.bk} threads`;
       p && c.info(`${w}, so #${m} is not added.`);
       const g = (0, i.X1)(a.body, d, m);
       if (null === g) return "done";
       if (!n()) return "later";
       await l.editComment(a, g, {
        mayRepeat: s
       });
      }
      return "later";
     }
    }, a);
   }(y, e, n);
   const isWritten = async () => {
    const [e, t] = await commentsOn(y, n);
    return t.some(n => null !== (0, o.cm)(n, e));
   }, v = {
    on: {
     kind: "pull-request",
     id: y
    },
    reaction: s.$L,
    isWritten: isWritten,
    write: async ({maySend: s, mayRepeat: a}) => {
     const d = await async function({base: e, page: n, writer: t, requester: r, order: o}, s) {
      const {trigger: i, reviewer: a = null} = e, d = (0, c.ij)(o);
      if ("text" in d) return {
       requester: r,
       instruction: d,
       reviewer: a
      };
      const {author: m, instruction: f = {
       text: ""
      }} = await (0, l.zt)(e, n.conversation?.thread ?? null, s);
      if ("run" === t.kind) return {
       requester: r,
       instruction: f,
       reviewer: a
      };
      const h = !1 === m?.bot && m.login.toLowerCase() === a?.toLowerCase(), p = "run" === i.kind && null !== a ? {
       id: null,
       login: a,
       bot: !1,
       viaApp: null
      } : null, w = null === p ? h : await (0, u.Xd)((0, l.Nn)(p, s), "Could not check who requested the job", s.runner);
      return {
       requester: m?.login ?? null,
       instruction: f,
       reviewer: !0 === w ? a : null
      };
     }(e, n), {reviewer: f} = d;
     if (await isWritten()) return "done";
     if (!s()) return "later";
     if (await t.createComment({
      thread: y,
      review: null
     }, function({requester: e, instruction: n}, t, {run: s, settings: a}) {
      const {base: u, page: l, writer: c, jobId: d} = t, {comment: m, conversation: f} = l, h = "run" !== c.kind && "run" === u.trigger.kind, p = `${s.serverUrl}/${s.repository}/actions/runs/${h ? u.run : s.runId}`, w = (null === m || h ? null : {
       kind: "thread",
       url: m.url
      }) ?? {
       kind: "run",
       url: p
      }, g = {
       job: d ?? "",
       ...{
        repository: (0, o._M)(s),
        service: (0, r.gH)(a),
        thread: f?.thread ?? null
       },
       ...void 0 === u.group ? {} : {
        group: u.group
       }
      };
      return (0, i.Gr)(g, {
       origin: w,
       requester: e,
       instruction: n,
       command: a.command
      });
     }(d, e, n), {
      mayRepeat: a
     }), null === f || g?.author.toLowerCase() === f.toLowerCase()) return "done";
     const h = await (0, u.wF)(t.requestReview(y, f), "Could not request a review", m), p = `GitHub refused to request a review of pull request ${y} from ${f}.`;
     return "refused" === h && m.info(p), "done";
    }
   }, j = await (0, u.Fq)(v, n);
   return "later" === j && m.info(`Another run may be writing the hand-over of pull request ${y}.`), 
   j;
  }
  async function commentsOn(e, n) {
   const [t, r] = await Promise.all([ n.repository.viewer(), n.repository.comments(e) ]);
   return [ (0, o.nO)(t, n), r ];
  }
  const d = 3;
 }),
 5054: ((e, n, t) => {
  t.d(n, {
   $u: () => whyCut,
   BS: () => readLate,
   Nn: () => isPermitted,
   dx: () => readInstruction,
   zt: () => readQuoted
  });
  var r = t(5026), o = t(5898), s = t(549), i = t(719), a = t(9644), u = t(2615), l = t(388);
  async function readNamed(e, n, {thread: t, listed: o, permitted: s}, i) {
   const read = e => (0, r.W3)(e, i.settings.command), may = async e => void 0 !== s && isSame(e, s) || isPermitted(e, i), a = o?.author.endsWith("[bot]") ?? !1, u = void 0 === o ? null : {
    id: o.authorId,
    login: o.author,
    bot: a,
    viaApp: null
   }, l = void 0 !== o && null !== (read(o.body)?.paragraph ?? null), c = i.repository.causingComment(e).then(n => n ?? readLate(e, i)), d = null === u ? null : may(u), m = l ? whyCut(o.nodeId, i) : void 0, [f, h] = await Promise.all([ c, m, d?.catch(() => !1) ]);
   if (null === f || f.thread !== t) return {
    kind: "gone"
   };
   const p = read(f.body);
   if (null === p) return {
    kind: "changed"
   };
   const {whole: w, paragraph: g} = p, b = null === g ? null : void 0 === h ? await whyCut(f.nodeId, i) : h, [k, y] = [ n(w), null === g ? null : n(g) ], v = null === b ? k ?? y : y;
   if (null === v) return {
    kind: "unknown" === b && null !== k ? "unclear" : "changed"
   };
   const j = b ?? (v === k ? null : "unknown"), $ = {
    id: f.authorId,
    login: f.author,
    bot: f.authorIsBot,
    viaApp: f.viaApp
   };
   return !0 === await (null !== u && isSame($, u) ? d : may($)) ? {
    kind: "read",
    comment: f,
    author: $,
    command: v,
    cut: j
   } : {
    kind: "not-permitted"
   };
  }
  function readInstruction(e, n, t, r) {
   return readNamed(e, e => "instruction" === e.kind && (0, a.xH)(e.text) === n ? e : null, t, r);
  }
  async function readQuoted(e, n, t) {
   const {trigger: r, instructionComment: o} = e;
   if ("run" === r.kind || null === o || null === n) return {};
   const a = Promise.all([ readInstruction(o, e.instructionHash, {
    thread: n
   }, t), (0, u.Go)(r, o) ? null : readNamed(r, e => "retry" === e.kind ? e : null, {
    thread: n
   }, t) ]), [c, d] = await (0, l.wF)(a, "Could not read who requested the job", t.runner) ?? [], m = d ?? c;
   if ("read" !== m?.kind) return {};
   const f = "read" === c?.kind ? (0, i.oK)(c.command.text, s.q.prompt).text.trim() : "";
   return {
    author: m.author,
    instruction: {
     text: f
    }
   };
  }
  async function whyCut(e, {repository: n, runner: t}) {
   if (null === e) return "unknown";
   const r = await (0, l.wF)(n.cameByMail(e), "Could not read whether the comment came by e-mail", t);
   return !1 === r ? null : r ? "mail" : "unknown";
  }
  async function isPermitted(e, {settings: n, repository: t}) {
   return (await (0, o.G)(e, n, t)).permitted;
  }
  function isSame(e, n) {
   return null !== e.id && [ "id", "login", "bot", "viaApp" ].every(t => e[t] === n[t]);
  }
  async function readLate(e, n) {
   for (const t of [ 1e3, 3e3 ]) {
    await n.clock.sleep(t, n.runner.cancelled);
    const r = await n.repository.causingComment(e);
    if (null !== r) return r;
   }
   return null;
  }
 }),
 7525: ((e, n, t) => {
  t.d(n, {
   U: () => resume,
   q: () => confirmed
  });
  var r = t(4337), o = t(943), s = t(4845), i = t(2653), a = t(2107), u = t(2425), l = t(388), c = t(2431), d = t(6243);
  async function confirmed(e, n, t) {
   const {request: r, jobId: o} = n;
   if ("message" === r || null === o || !t.settings.handover || !(0, i.Yk)(n).includes("handover")) return e;
   const a = await (0, u.pX)(e, n, t), {view: l, seen: c} = a;
   if ("failed" === c?.kind) return {
    ...a,
    unconfirmed: (0, s.fI)(c.error)
   };
   if ("finished" !== l.state || null === l.link || !(0, u.$L)(l.link, t)) return a;
   const d = await t.service.readJob(o, t.runner.cancelled);
   if ("job" !== d.kind) return {
    ...a,
    unconfirmed: (0, s.fI)(d.problem)
   };
   const f = await (0, u.T)(d.job, l.link, t);
   return "other" === f || "none" === f ? {
    ...a,
    view: {
     ...l,
     link: null
    }
   } : "this" === f ? a : {
    ...a,
    unconfirmed: m[f]
   };
  }
  const m = {
   unread: o.qB.unread,
   "none-yet": "The service names no pull request for the job yet."
  }, f = "A status comment in this thread can't be read, because it was edited or another version wrote it.";
  async function resume(e, n) {
   const t = e.page.comment?.marker, s = "waiting" === t?.state || "not-created" === t?.state, m = {
    ...e,
    resumed: e.resumed || !s
   };
   if (void 0 === t) return (0, d.K1)(m, {
    ...(0, i.eq)(f),
    kept: !0
   });
   if ("waiting" === t.state || "starting" === t.state) return async function(e, n) {
    const t = await (0, l.wF)((0, c.Ws)(e.page, n), "Could not read the status comment", n.runner);
    if (null === t) return (0, d.K1)(e, (0, i.eq)(o.SD));
    const r = {
     ...e,
     page: {
      ...e.page,
      comment: t
     }
    }, {state: s} = t.marker;
    return "starting" === s ? (0, d.K1)(r, (0, i.eq)(o.SD)) : "waiting" !== s ? resume(r, n) : (await (0, 
    l.bD)(t, n), (0, d.eE)(r, o.Ut));
   }(m, n);
   const {jobId: h} = t, p = (0, i.UZ)(t, (0, u.WQ)(n));
   if (null === h || !0 === p?.kept) return (0, d.K1)(m, p ?? (0, i.eq)(o.VH));
   const w = (0, d.Jb)(m, h);
   return null !== p ? async function(e, n, t) {
    const {jobId: o, outcome: s, pullRequest: l} = n;
    if ((0, a.v6)(o, t), (0, r.cW)(n, t.clock.now())) {
     const n = await t.service.readJob(o, t.runner.cancelled), r = "job" === n.kind ? (0, 
     i.ip)(n.job, t) : null;
     if (null !== r) return (0, d.K1)(e, r);
    }
    if ("pull-request" === s && null === (0, u.uM)(l, t)) {
     const n = {
      jobId: o,
      known: null,
      patienceMs: 0,
      endBelievedFrom: (0, r.MI)(e.base)
     }, s = await (0, a.Op)(n, t);
     if ("final" === s.kind && null !== s.job.prLink) {
      const n = (0, i.af)(s, null, (0, u.WQ)(t));
      return (0, d.K1)(e, (0, d.L7)(e.page, n.view) ? {
       ...n,
       kept: !0
      } : n);
     }
    }
    return (0, d.K1)(e, {
     ...await confirmed(e.stage, n, t),
     kept: !0
    });
   }((0, d.K1)(w, p), {
    ...t,
    jobId: h
   }, n) : (n.runner.info(`Following the existing job ${h}; nothing is started.`), 
   (0, d.K1)(w, (0, i.Cc)(null)));
  }
 }),
 8390: ((e, n, t) => {
  t.d(n, {
   G: () => findRetry,
   I: () => claimFailed
  });
  var r = t(2615), o = t(4337), s = t(11), i = t(943), a = t(4845), u = t(425), l = t(7052), c = t(2425), d = t(388), m = t(5054), f = t(6243);
  async function findRetry({intent: e, own: n, comments: t}, a) {
   const {command: d} = a.settings, f = function({marked: e, unreadable: n}, t) {
    const r = (0, o.H)(inOrder(e));
    if (n.some(({createdAt: e}) => null === r || e > r.createdAt)) return (0, l.J5)(i.JK.unreadable);
    if (null === r) return (0, l.J5)(i.JK["no-job"]);
    const [s] = ofInstruction(r, e).flatMap(({marker: e}) => (0, i.fK)(e, t) ?? []);
    return void 0 === s ? r : (0, l.J5)(s);
   }((0, u.SB)(n, e, t), d);
   if ("refused" === f.kind) return f;
   const {trigger: h, instructionComment: p, request: w, jobId: g, pullRequest: b, group: k} = f.marker;
   if ("run" === h.kind) return (0, l.J5)((0, s.W2)(f.marker, d));
   if (null === p) return (0, l.J5)(i.JK.unnamed);
   const y = t.find(e => (0, r.Go)(e, p)), v = {
    thread: e.thread.number,
    permitted: e.comment.author,
    listed: y
   }, j = await (0, m.dx)(p, f.marker.instructionHash, v, a);
   if ("read" !== j.kind) return (0, l.J5)(i.JK[j.kind]);
   const $ = ("message" === w && void 0 === k && null !== g ? {
    kind: "follow-up",
    jobId: g,
    pullRequest: b,
    origin: null
   } : null) ?? (null === j.command.to ? null : c.qY);
   return {
    kind: "instruction",
    text: j.command.text,
    cut: j.cut,
    place: j.comment.place,
    instructionComment: p,
    to: $,
    failed: f
   };
  }
  async function claimFailed(e, n, t) {
   const {failed: s} = n, l = await (0, d.B7)(s, (0, o.xV)(s.marker), t, "").catch(a.wz);
   if (!("created" in l)) return (0, f.eE)(e, t.runner.cancelled.aborted ? i.yv : l);
   if (l.created) return null;
   const c = function(e) {
    const n = e.filter(({marker: e}) => "not-created" !== e.state), t = n.filter(({marker: e}) => null !== e.jobId);
    return t.length > 0 ? (0, o.H)(t) : n.length > 1 ? null : (0, o.H)(1 === n.length ? n : e);
   }(await async function({failed: e, intent: n}, t, o) {
    const {own: s} = await (0, u.nj)(n, "everywhere", o, t.ours.login), i = inOrder(ofInstruction(e, s.marked)), a = i.slice(i.findIndex(n => (0, 
    r.Go)(n, e)) + 1);
    return a.filter(e => !(0, r.Go)(e, t.comment));
   }(n, e.page, t).catch(() => []));
   return null === c ? (0, f.eE)(e, i.Mt, {
    answered: "taken"
   }) : (0, f.eE)(e, (0, i.MQ)(c.url), {
    answered: "taken",
    takenBy: c.url
   });
  }
  function ofInstruction(e, n) {
   const {instructionComment: t} = e.marker;
   return n.filter(n => (0, r.Go)(n, e) || (({marker: e}) => null !== t && (0, r.Go)(t, e.instructionComment))(n));
  }
  function inOrder(e) {
   return e.toSorted((e, n) => (0, r.un)(e) - (0, r.un)(n));
  }
 }),
 1868: ((e, n, t) => {
  t.d(n, {
   aK: () => h,
   ho: () => open,
   tN: () => send
  });
  var r = t(4337), o = t(943), s = t(4845), i = t(8311), a = t(2653), u = t(2107), l = t(2425), c = t(388), d = t(2431), m = t(6243), f = t(8390);
  async function open(e, n) {
   const t = "open" === n.settings.pullRequest ? await (0, c.uG)(e, n) : e;
   if (null === t) throw new s.dz([ o.rH("step") ]);
   try {
    const e = n.clock.monotonic(), [r, o] = await Promise.all([ writeDown(t, n), withRecipient(t.order, !1, n) ]), s = n.clock.monotonic() - e > l.Ti ? await withRecipient(t.order, !0, n) : o;
    return {
     ...r,
     order: {
      ...s,
      prompt: r.order.prompt
     }
    };
   } catch (e) {
    throw await (0, c.WY)(t, n), e;
   }
  }
  async function withRecipient(e, n, t) {
   if ("job" === e.kind) return e;
   const {job: r, into: o} = e, s = (null === o ? n : !o.isBusy) ? o?.link ?? (0, l.uM)(r.pullRequest, t) : null, i = null === o ? (0, 
   l.EG)(r.jobId, t) : null, [a, u] = await Promise.all([ i, s && (0, l.EP)(s, t) ]);
   return {
    ...e,
    reading: a,
    pull: u
   };
  }
  const h = 2e3;
  async function writeDown(e, n) {
   const {runner: t, clock: r} = n, i = null === e.causedBy;
   let a = await (0, d.g1)(e, n);
   "missing" === (0, d.g5)(a.page)?.failure && (await r.sleep(h, t.cancelled), a = await (0, 
   d.g1)(e, n));
   const {written: u} = a.page;
   if ("overtaken" === u || "gone" === u) throw o.IW(u);
   const {aborted: l} = t.cancelled, c = (0, d.g5)(a.page);
   if (null !== c && i && !(0, s.WG)(c) && null === e.page.comment) {
    const t = {
     ...e.page,
     conversation: null
    };
    return {
     ...e,
     order: (0, m.gL)(e.order, c, n),
     page: t
    };
   }
   if ((0, d.Cs)(a, n), null === c || i && l) return a;
   const f = !(0, s.WG)(c) || l || null === a.page.attempted || await async function(e, n, t) {
    const r = await (0, d.it)(e, t).catch(e => {
     (0, s.wz)(e);
    });
    if (!r) return !1;
    const {page: o} = await (0, d.WU)((0, m.eE)((0, m.VI)(r, t.clock.now()), n), t);
    return "failed" !== o.written;
   }(a, c, n) ? "re-run" : "new-run";
   throw t.save("never-sent", "true"), i ? o.qD(c, f) : c;
  }
  async function send(e, n) {
   const t = null === e.repeats ? null : await (0, f.I)(e, e.repeats, n);
   if (null !== t) return t;
   const {order: r} = e;
   if ("job" === r.kind) return requestJob(e, n);
   const {into: s, pull: a} = r;
   if (null === s) return async function(e, n) {
    const {job: t, reading: r, pull: s} = e.order, fault = n => (0, m.eE)(e, {
     message: n,
     hint: ""
    }), answer = (n, t) => (0, m.eE)(e, {
     message: n,
     hint: t
    }, {
     answered: !0
    }), busy = e => answer(e, o.Vj), ended = e => answer(e, o.jy(null, n.settings.command)), a = whyTooLate(e, n);
    if (null !== a) return (0, m.eE)(e, a);
    if (null === r) return fault(o.qB.unread);
    if ("missing" === r.kind) return ended(r.problem.message);
    if ("refused" === r.kind) return (0, m.eE)(e, r.problem);
    if ("failed" === r.kind) return fault(`The service did not show the job that it is for: ${r.problem.message}`);
    const u = (0, l.uM)(t.pullRequest, n), c = await (0, l.T)(r.job, u, n);
    if ("unread" === c) return fault(o.qB.unread);
    if ("none-yet" === c) return busy(o.Ot);
    if (null === u) return ended(o.kI);
    if ("this" !== c) return ended(o.qB[c]);
    if ("failed" === s?.kind) return fault(s.error.message);
    if ("shown" === s?.kind && "open" !== s.pull.state) return ended(`#${u.number} is ${s.pull.state}.`);
    if ((0, i.UG)(r.job)) return busy(o.yS);
    const d = await deliver(e, n);
    return "kind" in d ? "busy" === d.kind ? "archived" === r.job.status ? ended(o.Ts) : busy(d.problem.message) : "not-continuable" === d.kind ? ended(d.problem.message) : (0, 
    m.eE)(e, d.problem) : d;
   }({
    ...e,
    order: r
   }, n);
   const u = {
    ...e,
    order: {
     ...r,
     into: s
    }
   }, c = n.clock.monotonic();
   return null === a ? waitForTurn(u, c, 0, n) : sendIfOpen(u, c, a, n);
  }
  function whyTooLate({base: e}, {runner: n, clock: t}) {
   return n.cancelled.aborted ? o.yv : t.now() - Date.parse(e.askedAt) > r.AB ? o.wY : null;
  }
  async function deliver(e, n) {
   const {runner: t, service: r, clock: o} = n, s = whyTooLate(e, n);
   if (null !== s) return (0, m.eE)(e, s);
   const {order: i} = e, u = "job" === i.kind;
   t.output("result", "unknown-start");
   const l = u ? await r.createJob(i.prompt.text, t.cancelled) : await r.sendMessage(i.job.jobId, i.prompt.text, t.cancelled), c = "The service never confirmed the " + (u ? "request" : "message");
   if ("unknown" === l.kind) return {
    ...e,
    stage: (0, a.eq)(`${c}: ${l.evidence}`)
   };
   if ("created" === l.kind || "sent" === l.kind) {
    const n = u ? l.job.id : i.job.jobId;
    t.info(`The job ${n} ${u ? "has started" : "accepted the message"}.`);
    const r = u ? {} : {
     sentAt: new Date(o.now()).toISOString()
    };
    return {
     ...(0, m.Jb)({
      ...e,
      base: {
       ...e.base,
       ...r
      }
     }, n),
     stage: (0, a.Cc)(l.job)
    };
   }
   return u || t.output("result", "not-created"), l;
  }
  async function requestJob(e, n) {
   const t = await deliver(e, n);
   return "kind" in t ? (0, m.eE)(e, t.problem) : t;
  }
  async function sendIfOpen(e, n, t, r) {
   const {order: s} = e, {link: i, seenAt: a} = s.into, c = (0, l.Uo)(t, i, r);
   if ("string" != typeof c) return startAlone(e, c, r);
   const d = r.clock.monotonic() - a > l.Ti ? await (0, l.OB)(await (0, l.EG)(s.job.jobId, r), i, r) : null;
   if (null !== d) return startAlone(e, d, r);
   const f = (0, m.Sj)(e, {
    ...s,
    job: {
     ...s.job,
     head: c
    }
   }), h = await deliver(f, r);
   return "kind" in h ? "busy" === h.kind ? waitForTurn(f, n, (0, u.cr)(r.clock.monotonic() - n), r) : "not-sent" === h.kind && !0 !== h.malformed ? (0, 
   m.eE)(f, h.problem) : startAlone(f, o.xx(`the job of pull request ${i.number} accepted no message`, h.problem), r) : h;
  }
  async function waitForTurn(e, n, t, s) {
   const {clock: i, runner: c} = s, {into: f, job: h} = e.order, {link: p} = f, left = () => n + (0, 
   m.Hw)(s) - i.monotonic();
   if (left() <= 0) return startAlone(e, o.C4(p), s);
   const w = i.now() + left() + r.b3, g = await (0, d.WU)((0, m.VI)({
    ...e,
    stage: (0, a.b7)(p.number)
   }, w), s);
   if ("overtaken" === g.page.written) return (0, m.eE)(g, o.Rj);
   c.info(`Waiting until the agent has finished with pull request ${p.number}.`), await i.sleep(Math.max(0, Math.min(t, left())), c.cancelled);
   const b = await (0, u.Op)({
    jobId: h.jobId,
    known: null,
    patienceMs: Math.max(0, left())
   }, s);
   if ("cancelled" === b.kind) return (0, m.eE)(g, o.yv);
   const k = "lost" === b.kind || "deadline" === b.kind && null !== b.silence ? o.OR(p, "lost" === b.kind ? b.problem : null) : o.C4(p), y = "final" === b.kind ? await (0, 
   l.OB)({
    kind: "job",
    job: b.job
   }, p, s) : k;
   return null !== y ? startAlone(g, y, s) : restart({
    ...g,
    order: {
     ...g.order,
     into: {
      ...f,
      seenAt: i.monotonic()
     }
    }
   }, async e => sendIfOpen(e, n, await (0, l.EP)(p, s), s), s);
  }
  async function startAlone(e, n, t) {
   const {runner: r} = t;
   return r.cancelled.aborted ? (0, m.eE)(e, o.yv) : (r.info(null === n.reason ? n.sentence : `${n.sentence} ${n.reason}`), 
   restart((0, m.Sj)(e, (0, m.wc)(e.order.into.alone, n)), e => requestJob(e, t), t));
  }
  async function restart(e, n, t) {
   const {runner: r, clock: i} = t, {comment: u, attempted: l} = e.page, f = "waiting" === u?.marker.state || "waiting" === l?.state, h = null === e.causedBy ? "step" : "comment", p = f ? await (0, 
   c.uG)(e, t).catch(s.wz) : e;
   if (p instanceof s.pU) return "unavailable" === p.failure ? (0, m.eE)(e, o.W3(p, h), {
    answered: !0
   }) : (0, m.eE)(e, r.cancelled.aborted ? o.yv : p);
   if (null === p) return (0, m.eE)(e, o.rH(h), {
    answered: !0
   });
   const w = {
    ...p.base,
    askedAt: new Date(i.now()).toISOString()
   }, g = await (0, d.g1)((0, m.VI)({
    ...p,
    base: w,
    stage: a.xo
   }, (0, m.m8)(t)), t);
   return (0, d.Cs)(g, t), "yes" === g.page.written ? n(g) : (0, m.eE)(g, (0, d.g5)(g.page) ?? o.Rj);
  }
 }),
 4510: ((e, n, t) => {
  t.d(n, {
   BK: () => helpText,
   EE: () => alsoCovers,
   Gr: () => renderHandover,
   MO: () => stateList,
   X1: () => withCovered,
   oX: () => slipText,
   oy: () => endNotice,
   qo: () => stateLine,
   ui: () => unreadableLine
  });
  var r = t(2615), o = t(5074), s = t(860), i = t(5219), a = t(4164), u = t(11);
  function helpText(e, n) {
   const t = n.allowsOthers ? ", unless the workflow lists you" : "", r = "none" === n.permission ? "Anyone can use these commands here." : `You need at least \`${n.permission}\` permission in this repository${t}.`;
   return `Write one of these on the first line of a comment:\n\n${(0, s.vL)(e).map(({usage: e, does: n}) => `- \`${e}\`: ${n}\n`).join("")}\n${r} Only new comments count; editing one has no effect.`;
  }
  function slipText({about: e, words: n, nearest: t}, r) {
   const s = `\`${r} ${t}\``;
   return `${(0, i.SS)("sign" === e ? `${r}${n}` : `${r} ${n}`, {
    longest: 80
   })} ${{
    word: `is not a command, and one word is too short for an instruction, so nothing was started. Did you mean ${s}? To start a job, describe in a few words what to change.`,
    name: `looks like a mistyped command, so nothing was started. Did you mean ${s}? To start a job, describe what to change in other words.`,
    period: `requests a report, but its period doesn't exist, so nothing was reported. Did you mean ${s}? A period is ${o.nR.map(e => `\`${e}\``).join(", ")}, or \`YYYY-MM-DD..YYYY-MM-DD\`.`,
    text: `requests the latest instruction again, word for word. There is other text below it, so nothing was started. To repeat the old instruction, comment ${s} alone; to request something else, comment \`${r}\` and describe what to change.`,
    sign: `is not a command, because there is no blank after \`${r}\`, so nothing was started. Write ${s}.`,
    cancel: `looks like a request to cancel a job. The service can't cancel jobs: a job runs to its end. Nothing was changed. ${s} shows its state.`
   }[e]}`;
  }
  function stateLine({marker: e, url: n, body: t, link: r, seen: o, said: s}, l) {
   const c = Date.parse(e.askedAt), d = `${(0, a.Xu)(e)}${"unreadable" === o ? " when last seen" : ""}`, m = "running" === o ? `Still running, ${(0, 
   a.vk)(l - c)}` : d, f = null === r ? "" : `, ${pullRequestName(r)}`, h = (0, u.Ke)(t), p = null === h ? "" : `: ${(0, 
   i.SS)(h, {
    longest: 100
   })}`, w = null === s ? "" : ` (${(0, i.SS)(s, {
    longest: 400
   })})`;
   return `- [${m}](${n})${f}, requested ${(0, a.Vc)(c)}${p}${w}`;
  }
  function unreadableLine(e) {
   return `- [Can't be read](${e}), because it was edited or another version wrote it: it may have a job`;
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
  function endNotice(e, n) {
   const {outcome: t, link: r, reason: o, request: s, update: u} = e, {notice: l = ""} = (0, 
   a.tu)(t, s, u), c = "pull-request" === t && "job" === s && null === r ? "The documentation agent made a pull request." : l, d = null === r ? "its pull request" : pullRequestName(r), m = "failed" === t && o ? ` The service says: ${(0, 
   i.SS)(o, {
    longest: 400
   })}.` : "";
   return `${c.replace("%", () => d)}${m} [Details](${n})`;
  }
  function renderHandover(e, {origin: n, requester: t, instruction: o, command: s}) {
   const a = `[${"thread" === n.kind ? "this thread" : "this run"}](${n.url})`, l = null === t ? "" : ` by ${(0, 
   i.SS)(t)}`;
   return (0, i.qN)([ (0, r.lN)(e), `The documentation agent made this pull request. It was requested in ${a}${l}.`, `Comment \`${s} …\` here to ask for changes.`, (0, 
   u.ui)(o) ]);
  }
  function withCovered(e, n, t) {
   const {covers: o = []} = n;
   if (n.thread === t || o.includes(t) || o.length >= r.bk) return null;
   const s = [ ...o, t ], i = alsoCovers(s.map(e => ({
    number: e
   }))), a = e.replace(/\r\n/g, "\n").replace(/^[^\n]*\n*/, "").split("\n\n"), u = a.findIndex(e => e.startsWith(c)), l = a.findIndex(e => e.startsWith("<details>")), d = u >= 0 && (l < 0 || u < l) ? a.with(u, i) : a.toSpliced(1, 0, i);
   return [ (0, r.lN)({
    ...n,
    covers: s
   }), ...d ].join("\n\n");
  }
  const l = 20, c = "Also covers ";
  function alsoCovers(e) {
   const n = e.length - l;
   return `${c}${(0, a.cZ)(e.slice(0, l))}${n > 0 ? ` and ${n} more` : ""}.`;
  }
 })
};