"use strict";

exports.id = 148, exports.ids = [ 148 ], exports.modules = {
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
 6148: ((e, n, t) => {
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
   const t = k.get(e);
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
  const k = new Map([ [ "issue_comment", "issue-comment" ], [ "pull_request_review_comment", "review-comment" ] ]);
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
  var g = t(6286), b = t(9697), y = t(5458), v = t(8834), j = t(1761), $ = t(6078), I = t(4911), q = t(7094), O = t(7665);
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
  const S = {
   hasMore: o.NpB(o.cl6(o.zMY(), null), null),
   nextCursor: o.NpB(o.cl6(o.FsL(o.YjP(), o.Ru6(2e3)), null), null)
  };
  var x = t(4049);
  const R = 500;
  function createEvidenceReader(e) {
   const n = new I.sw(e), {projectId: t, redact: r} = n, {searches: s, questions: i, feedback: a} = function(e) {
    const n = o.FsL(o.YjP(), o.pdi(e));
    return {
     searches: {
      name: "searches",
      row: o.FsL(o.Ikc({
       searchQuery: n,
       hits: q.U9,
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
       thumbsUp: q.U9,
       thumbsDown: q.U9
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
     path: q.f0.searches(t),
     list: s,
     most: q.vz.searches.most
    }),
    readQuestions: readerOf(n, {
     path: q.f0.questions(t),
     list: i,
     most: R
    }),
    readFeedback: readerOf(n, {
     path: q.f0.feedback(t),
     list: a,
     most: q.vz.feedback.most
    })
   };
  }
  function readerOf(e, {path: n, list: t, most: r}) {
   return async ({from: i, to: a, cursor: u, limit: l = r}, {allowance: c, cancelled: d}) => {
    const m = null === u ? {} : {
     cursor: u
    }, f = new URLSearchParams({
     dateFrom: i,
     dateTo: a,
     limit: String(l),
     ...m
    });
    c.left -= 1;
    const h = await e.call("read-evidence", {
     method: "GET",
     path: `${n}?${f}`,
     decode: (e, n) => function({name: e, row: n}, t, {limit: r, cut: s}) {
      const i = (0, q.D4)(o.Ikc({
       [e]: o.YOg(o.L5J())
      }), t, "answer");
      if ("problem" === i.kind) return i;
      const {hasMore: a, nextCursor: u} = o.qgA(o.Ikc(S), t), l = i.value[e] ?? [], c = l.slice(0, r), d = c.flatMap(e => {
       const t = o.xLC(n, e, {
        abortEarly: !0
       });
       return t.success ? [ t.output ] : [];
      }), m = !1 === a ? null : u || null, f = s || l.length > r;
      return {
       kind: "value",
       value: {
        rows: d,
        rejectedRows: c.length - d.length,
        hasMore: f || !0 === a || null !== m,
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
    }), {ending: p, decoded: w, tries: k} = h;
    if ("value" === w?.kind) return w.value;
    if ("answer" === p.kind && p.status >= 400 && p.status < 500) {
     const n = {
      ...p,
      body: new Uint8Array
     }, t = e.refusal("read-evidence", n, k);
     throw new s._7({
      status: p.status,
      webPage: (0, x.AA)(p),
      ...t
     });
    }
    throw new s._7({
     status: "answer" === p.kind ? p.status : void 0,
     message: `The service gave no usable answer after ${k} ${1 === k ? "attempt" : "attempts"}: ${(0, 
     I.A3)(h)}.`,
     hint: "Try again later."
    });
   };
  }
  var A = t(1502);
  const M = {
   status: void 0,
   message: "Visitors were not requested, because the limit of requests is used up.",
   hint: "Raise `max-requests`."
  }, P = 10;
  function createVisitorsReader(e) {
   const n = new I.sw(e);
   let t = P;
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
      x.AA)(l);
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
      const n = L.get(s.status) ?? ((0, O.X)(s.status) ? "not-sent" : null), t = e.refusal("send-message", s, a);
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
  const L = new Map([ [ 404, "not-continuable" ], [ 405, "not-continuable" ], [ 409, "busy" ] ]);
  var T = t(5898), C = t(3950), B = t(8430), _ = t(459), U = t(3630), F = t(2912), D = t(9644), E = t(2615), N = t(943), G = t(3114), J = t(2538), W = t(4865);
  function noMemory(e, n) {
   return {
    resumption: {
     kind: "start",
     comment: null
    },
    request: requestFor(e, null, (0, W.ZZ)({
     ours: (0, E.nO)("", n),
     conversation: null,
     comment: null
    }), n)
   };
  }
  async function commentsIn(e, {repository: n, runner: t, clock: r}) {
   try {
    return await n.comments(e);
   } catch (o) {
    if ("missing" !== (0, s.wz)(o).failure) throw o;
    return await r.sleep(G.aK, t.cancelled), n.comments(e);
   }
  }
  function keyOf({instruction: e}, {run: n, settings: t}) {
   const {runId: r, attempt: o} = n;
   return {
    runId: r,
    attempt: o,
    step: (0, D.n4)(n, t.leg),
    instructionHash: (0, D.xH)(e)
   };
  }
  function requestFor(e, n, t, r) {
   const {step: o, instructionHash: s} = keyOf(e, r), i = (0, W.Sw)({
    trigger: {
     kind: "run",
     step: o
    },
    instructionComment: null,
    instructionHash: s
   }, r), {request: a, head: u, sentAt: l, askedAt: c, told: d} = n?.marker ?? i, m = {
    request: a,
    head: u,
    askedAt: c,
    told: d,
    ...void 0 === l ? {} : {
     sentAt: l
    }
   }, f = {
    ...i,
    ...m,
    group: (0, D.wD)(r.run),
    ...(0, W.L6)(r.run.actor, r)
   }, h = r.run.actor || null;
   return (0, W.fo)({
    requester: h,
    order: e,
    base: f,
    instruction: (0, J.ij)(e),
    writer: (0, W.os)(r),
    page: t
   });
  }
  var Y = t(8716), z = t(9979), H = t(9851);
  const K = 5, Q = 5, V = 2, X = 10;
  function addressesIn(e) {
   return [ ...new Set(e.flatMap(({marker: e}) => e.pullRequest?.toLowerCase() ?? [])) ];
  }
  function madeByNone(e, n, {run: t}) {
   return n.filter(({url: n, head: r, headRepository: o}) => {
    const s = (0, E.RB)(o, (0, E._M)(t));
    return !e.some(({prLink: e, ref: t}) => n.toLowerCase() === e?.toLowerCase() || s && r === t);
   });
  }
  const Z = [ 2e3, 5e3 ], ee = 20;
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
      })), d = (c.at(-1)?.pulls.filter(({state: e}) => "merged" === e) ?? []).some(({base: e}) => "merged" !== u.thread || e === o), m = Z[e];
      if (d || void 0 === m || a.cancelled.aborted) return c;
      await i.sleep(m, a.cancelled);
     }
    }(e, r, n);
    o = function(e, {branch: n}, {run: t}) {
     return e.toReversed().flatMap(({sha: e, pulls: r}) => {
      const o = r.filter(e => "merged" === e.state || (({state: e, head: r, headRepository: o}) => "open" === e && r === n && (0, 
      E.RB)(o, (0, E._M)(t)))(e)), s = o.filter(({mergeSha: n}) => n === e);
      return 0 === o.length ? [] : [ {
       sha: e,
       pulls: s.length > 0 ? s : o
      } ];
     });
    }(i, e, n);
    const a = pullsIn(o);
    return a.length > ee && n.runner.warning(N.GV.notAllSearched(a.length, ee)), pushedOf(e, o, await async function(e, n) {
     if (0 === e.length) return [];
     const r = (0, E.nO)(await n.repository.viewer(), n), {marked: o, unnamed: s} = await async function(e, n, {repository: t}) {
      const r = [], o = await Promise.all(e.map(async ({number: e}) => {
       const o = await t.comments(e), s = o.map(n => ({
        ...n,
        thread: e
       }));
       return r.push(...(0, E.D5)(s, n).marked), o.some(e => null !== (0, E.cm)(e, n));
      })), s = e.filter((e, n) => !0 !== o[n]), unnamed = () => {
       const e = addressesIn(r);
       return s.filter(({url: n}) => !e.includes(n.toLowerCase()));
      }, i = {
       since: new Date(0).toISOString(),
       mostPages: X,
       withoutGaps: !0
      };
      for (const e of [ "issue-comment", "review-comment" ]) {
       if (0 === unnamed().length) break;
       r.push(...(0, E.D5)((await t.recentComments(e, i)).comments, n).marked);
      }
      return {
       marked: r,
       unnamed: unnamed()
      };
     }(e, r, n), i = function(e) {
      const n = e.flatMap(({marker: {state: e, outcome: n, jobId: t, pullRequest: r}}) => null === t || "started" !== e && ("pull-request" !== n || null !== r) ? [] : [ t ]);
      return [ ...new Set(n) ].slice(-K);
     }(o), a = await (0, H.Dg)(0 === s.length ? [] : i, n), u = madeByNone([ ...a.values() ].flatMap(e => "job" === e.kind ? [ e.job ] : []), s, n), l = [ ...new Map(o.map(e => [ `${e.kind}/${e.id}`, e ])).values() ], c = 0 === u.length ? [] : (0, 
     z.tS)(l, Q, n.clock.now()), d = await (0, z.zY)(c, n);
     if (d.links.length > 0 && !n.settings.dryRun) {
      const {correctLate: e} = await t.e(64).then(t.bind(t, 1064));
      await e(d.links, {
       ours: r,
       listed: []
      }, n);
     }
     const m = madeByNone(d.jobs, u, n), [f = null] = [ ...(0, H.lA)(a), ...d.unread ], h = (null === f && i.length > 0 && m.length > 0 ? addressesIn(o) : []).flatMap(e => (0, 
     H.uM)(e, n) ?? []).filter(e => (0, H.$L)(e, n)), p = (await Promise.all(h.slice(0, V).map(e => (0, 
     H.Qm)(e, n)))).flatMap(e => "shown" === e.kind ? [ e.pull.author ] : []);
     return e.flatMap(e => {
      const {number: n, url: t, author: r} = e;
      return m.includes(e) ? null !== f || p.includes(r) ? [ {
       number: n,
       url: t,
       doubt: f ?? "author"
      } ] : [] : [ {
       number: n,
       url: t,
       doubt: null
      } ];
     });
    }(a.slice(0, ee), n), {
     commits: r,
     notes: unknownOf(e, r, i),
     unread: null
    });
   } catch (t) {
    const i = (0, s.wz)(t);
    if ("merged" === n.settings.thread || (0, s.WG)(i)) throw (0, s.LM)(i, {
     sentence: N.GV.unchecked
    });
    return n.runner.warning(`Could not check whether the agent made the pushed changes: ${(0, 
    s.fI)(i)}`), pushedOf(e, o, [], {
     commits: r,
     notes: [],
     unread: i
    });
   }
  }
  function pushedOf(e, n, t, r) {
   const isIn = (e, {number: n}) => e.some(e => e.number === n), o = pullsIn(n).slice(0, ee), s = function(e, {branch: n}, t) {
    if (e.some(({pulls: e}) => e.some(e => "open" === e.state && t(e)))) return [];
    const r = e.map(({sha: e, pulls: r}) => {
     const [o] = r.filter(({state: t, base: r, mergeSha: o}) => "open" === t || r === n || o === e);
     return {
      sha: e,
      pulls: void 0 === o || r.some(t) ? [] : [ o ]
     };
    }), o = pullsIn(r), s = o.filter(({state: e}) => "open" === e);
    return s.length > 0 && null === mergedInto(n, o) ? s : o.filter(({state: e}) => "merged" === e);
   }(n, e, e => isIn(t, e)), i = s.filter(e => isIn(o, e)), a = s.filter(e => !isIn(o, e)), u = n[0]?.sha === e.sha ? n[0].pulls : [], l = 0 === i.length && u.length > 0;
   return {
    ...r,
    pulls: i,
    merged: mergedInto(e.branch, i) ?? mergedInto(e.branch, u),
    ours: l ? t.find(({doubt: e}) => null !== e) ?? t[0] ?? null : null,
    notes: 0 === a.length ? r.notes : [ ...r.notes, N.GV.beyond(ee, a) ]
   };
  }
  function unknownOf({before: e}, n, t) {
   if (null === n) return null === e ? [] : [ N.GV.unlisted ];
   const r = n.commits.length;
   return t.length < r ? [ N.GV.onlyLast(n.total) ] : n.total > r ? [ N.GV.commitsCut(n) ] : [];
  }
  function pullsIn(e) {
   return [ ...new Map(e.flatMap(({pulls: e}) => e.map(e => [ e.number, e ]))).values() ];
  }
  function mergedInto(e, n) {
   return n.find(({state: n, base: t}) => "merged" === n && t === e) ?? null;
  }
  var ne = t(7525), te = t(1868), re = t(1172), oe = t(571);
  async function runJob(e, n) {
   const r = await async function({gate: e}, n) {
    const refused = (e, n) => ({
     kind: "skipped",
     reason: e,
     sentence: `Nothing was started: ${n}`
    });
    if ("closed" === e.kind) return refused("not-permitted", `${e.why} ${e.hint}`);
    for (const t of "people" === e.kind ? e.people : []) {
     const e = await (0, T.G)(t, n.settings, n.repository);
     if (!e.permitted) return refused(e.reason, e.sentence);
    }
    return null;
   }(e, n);
   if (null !== r) return r;
   const {source: o} = e;
   if ("existing" === o.kind) return async function(e, n, r) {
    if (r.settings.dryRun) return (0, oe.PA)({
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
    }(e, r), {followExisting: i} = await t.e(64).then(t.bind(t, 1064));
    return i(n, o, r);
   }(e, o.jobId, n);
   const i = (0, U.xO)((0, D.wD)(n.run), n), a = null === e.push ? null : await readPush(e.push, n);
   if (null !== a && null !== a.ours) return {
    kind: "skipped",
    reason: "own-pull-request",
    sentence: (0, N.nz)(a.ours)
   };
   const u = function(e, n) {
    const t = threadOf(e, n), r = "push" === e.context?.kind && null !== t;
    return {
     pushed: n,
     thread: t,
     others: r ? (n?.pulls ?? []).filter(({number: e}) => e !== t) : []
    };
   }(e, a), l = await async function(e, n, t, r) {
    const o = await (0, J.o$)(n, r);
    if ("" === (0, C.X5)(o).text) throw (0, N.qM)("prompt" === n.kind ? "prompt" : "prompt-file");
    const s = await async function({context: e, push: n}, {pushed: t}, {repository: r, run: o}) {
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
    }(e, t, r);
    return (0, J.Vy)(o, {
     read: s,
     also: 0 === t.others.length ? [] : [ (0, re.EE)(t.others) ]
    }, r);
   }(e, o, u, n), {resumption: c, request: d} = await async function(e, n, t) {
    const {runner: r, run: o, settings: i} = t;
    if (null === e) {
     if ("merged" === i.thread && o.attempt > 1) throw (0, N.Nq)("pull-request");
     const e = "none" === i.thread;
     return r[e ? "info" : "warning"]((0, N.Y0)(e)), noMemory(n, t);
    }
    try {
     return await async function(e, n, t) {
      const {run: r, settings: o, repository: s} = t, [i, a] = await Promise.all([ s.viewer(), commentsIn(e, t) ]), u = (0, 
      E.nO)(i, t), l = (0, E.D5)(a, u), c = keyOf(n, t), d = (0, F.id)(l, c);
      if ("ambiguous" === d.kind) throw (0, N.zs)(d.candidates);
      const m = "start" === d.kind && 0 === (0, F.OR)(l, c).length;
      if ("merged" === o.thread && r.attempt > 1 && m) throw (0, N.Nq)("trace");
      return {
       resumption: d,
       request: requestFor(n, "start" === d.kind ? null : d.comment, (0, W.ZZ)({
        ours: u,
        conversation: {
         thread: e,
         review: null
        },
        comment: d.comment
       }), t)
      };
     }(e, n, t);
    } catch (e) {
     const i = (0, s.wz)(e);
     if (o.attempt > 1 && "not-accessible" !== i.failure) throw (0, N.rj)(i);
     if ((0, s.WG)(i) && !r.cancelled.aborted) throw (0, N.qD)(i, "re-run");
     const a = (0, N.w1)(i);
     return r.warning(a), noMemory((0, J.ZT)(n, a), t);
    }
   }(u.thread, l, n);
   if ("start" !== c.kind) return n.settings.dryRun ? (0, oe.v2)(c) : (0, Y._)(await (0, 
   ne.U)({
    ...d,
    usage: await (0, _.F)(n)
   }, c, n), n);
   const m = await (0, _.k)({
    except: d.page.comment
   }, n), f = (0, N.wk)(m);
   if (null !== f) return {
    kind: "skipped",
    reason: "over-budget",
    sentence: f
   };
   const h = await (0, U.Ee)(await i, n), p = (0, J.pj)(d.order, h, function({context: e, thread: n}, {thread: t, others: r}) {
    return "thread" === e?.kind ? `${e.thread.kind.replace("-", " ")} #${e.thread.number}` : null === t || "merged" !== n ? null === t ? null : `#${t}` : `the merged pull request${0 === r.length ? "" : "s"} ${(0, 
    re.cZ)([ {
     number: t
    }, ...r ])}`;
   }(e, u));
   return n.settings.dryRun ? (0, oe.PA)(p, m) : (0, Y._)(await (0, te.t)(await (0, 
   G.ho)((0, W.Sj)({
    ...d,
    usage: m
   }, p), n), n), n);
  }
  function threadOf({thread: e}, n) {
   return "merged" === e ? n?.merged?.number ?? null : e;
  }
  async function main() {
   const e = (0, v.l)({
    secrets: (0, j.QU)()
   }), n = (0, j.gQ)(e);
   try {
    n.output("result", "error"), await publish(await async function(e, n) {
     const i = (0, $.$p)(), {settings: a, problems: u} = (0, g.K)(j.wg), l = (0, b.$)(a, function(e) {
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
       ...(0, A.f)(p),
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
       const {runSettle: n} = await t.e(298).then(t.bind(t, 6298));
       return n(e);
      }(c);

     case "report":
      return async function(e) {
       const {runReport: n} = await Promise.all([ t.e(789), t.e(976), t.e(544) ]).then(t.bind(t, 2976));
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
 459: ((e, n, t) => {
  t.d(n, {
   F: () => usageSoFar,
   k: () => readUsage
  });
  var r = t(2615), o = t(4845);
  const s = 864e5, i = 10;
  async function readUsage({login: e, except: n = null}, t) {
   const {clock: o, repository: a} = t, u = t.settings.maxJobsPerDay;
   if (null === u) return null;
   const l = (0, r.nO)(e ?? await a.viewer(), t), c = o.now(), d = c - s, m = {
    since: new Date(d).toISOString(),
    mostPages: i
   }, [f, h] = await Promise.all([ a.recentComments("issue-comment", m), a.recentComments("review-comment", m) ]), p = (0, 
   r.D5)([ ...f.comments, ...h.comments ], l).marked.filter(e => !(0, r.Go)(e, n) && "not-created" !== e.marker.state).map(({marker: e}) => Math.min(Date.parse(e.askedAt), c)).filter(e => e > d).toSorted((e, n) => e - n), w = p[Math.max(0, p.length - u)] ?? d;
   return {
    used: p.length,
    limit: u,
    cut: f.cut || h.cut,
    nextAt: w + s
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
  var r = t(5026), o = t(5898), s = t(8430), i = t(2912), a = t(9644), u = t(2615), l = t(943), c = t(4845), d = t(4555), m = t(3630), f = t(9979), h = t(2538), p = t(491), w = t(1631), k = t(5054);
  const g = {
   extent: "since",
   outline: !1,
   mayAddToOpen: !1,
   mayFollowUp: !1
  }, b = {
   help: g,
   slip: g,
   status: g,
   report: g,
   retry: {
    extent: "everywhere",
    outline: !0,
    mayAddToOpen: !0,
    mayFollowUp: !1
   },
   instruction: {
    extent: "conversation",
    outline: !0,
    mayAddToOpen: !0,
    mayFollowUp: !0
   },
   continue: {
    extent: "everywhere",
    outline: !1,
    mayAddToOpen: !1,
    mayFollowUp: !0
   },
   "new-job": {
    extent: "since",
    outline: !0,
    mayAddToOpen: !1,
    mayFollowUp: !1
   }
  }, y = [ "OWNER", "MEMBER", "COLLABORATOR" ];
  function passGate(e, n, t) {
   return async function(e, n, t) {
    const {comment: c, sender: d, thread: g} = e;
    if (d.id !== c.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
    const {repository: v} = t, j = function({whole: e, paragraph: n}, {thread: t}) {
     const r = "retry" === n?.kind ? n : e, o = b["instruction" === r.kind ? r.to ?? r.kind : r.kind];
     return "conversation" === o.extent && "issue" === t.kind ? {
      ...o,
      extent: "since"
     } : o;
    }(n, e), $ = j.outline ? e.context?.thread : void 0, I = (0, o.G)(c.author, t.settings, v);
    if (!y.includes(c.association)) {
     const n = await I;
     if (!n.permitted) return refuse(n, e, t);
    }
    const [q, O, S, x, R, A, M] = await Promise.allSettled([ I, v.causingComment(c), readThread(e, j.extent, t), "pull-request" === $?.kind ? (0, 
    s.pm)($, v) : null, j.mayAddToOpen ? (0, m.xO)((0, a.wD)(t.settings), t) : null, null === n.paragraph ? null : (0, 
    k.$u)(c.nodeId, t), j.mayFollowUp ? (0, f.Kj)(e, t) : [] ]), P = unwrap(q);
    if (!P.permitted) return refuse(P, e, t);
    const L = {
     intent: e,
     ...unwrap(S),
     outline: unwrap(x),
     listed: unwrap(R),
     cut: unwrap(A)
    }, T = P.mayWrite ? (0, f.l7)(unwrap(M), {
     ...L,
     url: g.url
    }, t) : [], C = await async function(e, {intent: n, own: t, cut: o}, s) {
     const {comment: a} = n, c = (0, u.Hb)(t, a);
     if (null !== c && (0, i.yW)(c.marker, s.run)) return null;
     const d = e ?? await (0, w.B)(a, s);
     if (null === d) {
      if ((await readComments(n, "since", s.repository)).some(e => (0, u.Go)(e, a))) throw (0, 
      l.d5)();
      return skipped("changed", "Nothing was started: the comment was deleted.");
     }
     const usedIn = ({body: e}) => null === o ? e.replace(/\r\n?/g, "\n") : (0, r.lE)(e, s.settings.command)?.text;
     return usedIn(d) === usedIn(a) && d.authorId === a.author.id ? null : (s.settings.dryRun || isTaken(t, n) || await (0, 
     p.lC)(a, "confused", s), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
    }(unwrap(O), L, t);
    if (null !== C) return C;
    const B = (0, r.Z)(n, L.cut);
    return {
     kind: "passed",
     ...L,
     makers: T,
     command: B,
     standing: await (0, h.Qz)(B, e, t)
    };
   }(e, n, t).catch(e => {
    throw (0, c.LM)((0, c.wz)(e), {});
   });
  }
  async function refuse({reason: e, sentence: n}, {comment: t}, r) {
   return r.settings.dryRun || await (0, p.lC)(t, "-1", r), skipped(e, `Nothing was started: ${n}`);
  }
  async function readComments(e, n, t) {
   const {number: r} = e.thread, o = "since" === n ? e.comment.createdAt : null, s = null === o ? {} : {
    since: o
   };
   return writtenSince((await Promise.all([ t.comments(r, {
    kind: "issue-comment",
    ...s
   }), readsDiff(e, n) ? t.comments(r, {
    kind: "review-comment",
    ...s
   }) : [] ])).flat(), o);
  }
  function readsDiff({comment: e, thread: n}, t) {
   return "pull-request" === n.kind && ("everywhere" === t || "review-comment" === e.kind);
  }
  async function readThread(e, n, t, r = null) {
   const o = readComments(e, n, t.repository), s = "since" !== n || (await o).some(({body: e}) => void 0 !== (0, 
   d.tn)(e)), [i, a] = await Promise.all([ r ?? (s ? t.repository.viewer() : ""), o ]), l = (0, 
   u.nO)(i, t);
   return {
    own: (0, u.D5)(a, l),
    ours: l,
    comments: a,
    withDiff: readsDiff(e, n)
   };
  }
  function writtenSince(e, n) {
   return null === n ? e : e.filter(({createdAt: e}) => Date.parse(e) >= Date.parse(n));
  }
  function isTaken(e, {comment: n}) {
   return null !== (0, u.Hb)(e, n) || writtenSince(e.unreadable, n.createdAt).length > 0;
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
  function skipped(e, n) {
   return {
    kind: "skipped",
    reason: e,
    sentence: n
   };
  }
 }),
 7052: ((e, n, t) => {
  t.d(n, {
   J5: () => refused,
   Pl: () => askedOfJob,
   iN: () => askedOf,
   nF: () => followUp
  });
  var r = t(2912), o = t(2615), s = t(943), i = t(4845), a = t(8311), u = t(425), l = t(3630), c = t(9979), d = t(9851);
  async function askedOf(e, n, t) {
   if ("new-job" === e) return {
    to: await (0, l.Ee)(n.listed, t),
    late: []
   };
   if (0 === n.makers.length) return askedOfThread(e, n, t);
   const r = async function(e, n) {
    const {intent: t, makers: r} = e, o = (0, d.uM)(t.thread.url, n), s = (0, c.zY)(r, n);
    if (null === o) return {
     to: null,
     late: (await s).links
    };
    const i = [ s, (0, d.EP)(o, n), openIn(null, e, n) ], [{jobs: a, links: u, unread: l}, m, f] = await Promise.all(i);
    for (const e of a) {
     if ("this" !== await (0, d.T)(e, o, n)) continue;
     const t = await stillOpen(e.id, [ ...f, ...r ], n);
     return {
      to: takeable(followUp(e.id, o.url), t, m, n),
      late: u
     };
    }
    for (const {jobId: e, why: t} of l) n.runner.warning(`Could not check whether the job ${e} made this pull request: ${t}`);
    return {
     to: null,
     late: u
    };
   }(n, t), s = null === e ? (0, l.Ee)(n.listed, t) : null, [{to: i, late: a}, u] = await Promise.all([ r, s ]), m = i ?? u;
   if (null !== m) return {
    to: m,
    late: a
   };
   const f = await askedOfThread(e, n, t), h = f.late.filter(({comment: e}) => !a.some(n => (0, 
   o.Go)(n.comment, e)));
   return {
    to: f.to,
    late: [ ...a, ...h ]
   };
  }
  async function askedOfThread(e, n, t) {
   const r = function({intent: {thread: e}, comments: n, ours: t}) {
    if ("issue" === e.kind) return null;
    const [r = null] = n.flatMap(n => {
     const r = null === n.review ? (0, o.cm)(n, t) : null;
     return null === r ? [] : [ [ followUp(r.job, e.url, r.thread ?? null), Date.parse(n.createdAt) ] ];
    });
    return r;
   }(n), i = (0, u.SB)(n.own, n.intent, n.comments), a = null === e ? r?.[0] ?? null : function({marked: e}, n) {
    const t = e.flatMap(e => {
     const {jobId: t, outcome: r, pullRequest: s} = e.marker;
     return null === t || "pull-request" !== r && null === s ? [] : [ [ followUp(t, s, n?.[0].jobId === t ? n[0].origin : null), (0, 
     o.un)(e) ] ];
    }), r = null === n ? t : [ n, ...t ];
    return r.toSorted(([, e], [, n]) => e - n).at(-1)?.[0] ?? null;
   }(i, r);
   return null !== a ? {
    to: await askedOfJob(a, n, t),
    late: []
   } : null === e ? {
    to: await (0, l.Ee)(n.listed, t),
    late: []
   } : async function({marked: e}, n, t) {
    const {settings: r, clock: o, runner: i} = t, a = e.map(e => ({
     ...e,
     thread: n.intent.thread.number
    })), u = (0, c.tS)(a, c._Q, o.now()), {links: l, unread: m} = await (0, c.zY)(u, t), [f] = l;
    if (void 0 !== f) {
     const e = followUp(f.job.id, (0, d.uM)(f.job.prLink, t)?.url ?? null);
     return {
      to: await askedOfJob(e, n, t),
      late: l
     };
    }
    for (const {jobId: e, why: n} of m) i.warning(`Could not check whether the job ${e} made a pull request: ${n}`);
    const [h] = m;
    if (void 0 !== h) return {
     to: refused((0, s.zi)(h.jobId)),
     late: l
    };
    const p = e.findLast(({marker: e}) => null !== e.jobId && "started" === e.state);
    return {
     to: refused((0, s.tt)(p?.url ?? null, r.command)),
     late: l
    };
   }(i, n, t);
  }
  function followUp(e, n, t = null) {
   return {
    kind: "follow-up",
    jobId: e,
    pullRequest: n,
    origin: t
   };
  }
  async function askedOfJob(e, n, t) {
   const r = (0, d.uM)(e.pullRequest, t), o = null !== r && (0, d.$L)(r, t) ? r.number : null, {number: s} = n.intent.thread, i = [ o, e.origin ].find(e => null !== e && e !== s) ?? null, [a, u] = await Promise.all([ openIn(i, n, t).then(n => stillOpen(e.jobId, n, t)), null === r ? null : (0, 
   d.EP)(r, t) ]);
   return takeable(e, a, u, t);
  }
  function takeable(e, n, t, r) {
   const {jobId: o, pullRequest: a} = e;
   if (null !== n) return refused((0, s.Bc)(n));
   if ("failed" === t?.kind && (0, i.WG)(t.error)) return refused(s.yn);
   const u = "shown" === t?.kind ? t.pull : null;
   if (null !== u && "open" !== u.state) {
    const e = (0, d.uM)(a, r), n = null !== e && (0, d.$L)(e, r) ? `#${e.number}` : "its pull request";
    return refused((0, s.jy)(`${n} is ${u.state}`, r.settings.command));
   }
   return {
    kind: "message",
    job: {
     jobId: o,
     pullRequest: a,
     head: u?.headSha ?? null
    }
   };
  }
  async function openIn(e, n, t) {
   const {intent: r, own: s, ours: a, withDiff: u} = n, {kind: l, number: c} = r.thread, read = (e, n) => t.repository.comments(e, {
    kind: n
   }).catch(n => (t.runner.debug(`Could not look for open follow-ups in thread ${e}: ${(0, 
   i.wz)(n).message}`), [])), d = await Promise.all([ "issue" === l || u ? [] : read(c, "review-comment"), null === e ? [] : read(e, "issue-comment") ]);
   return [ ...s.marked, ...(0, o.D5)(d.flat(), a).marked ];
  }
  async function stillOpen(e, n, t) {
   const o = n.filter(({marker: {jobId: n, state: t, request: r}}) => n === e && ("started" === t || "starting" === t && "message" === r)), s = o.at(-1), i = o.findLast(({marker: e}) => function(e, n) {
    return Math.abs(n - Date.parse(e.sentAt ?? e.askedAt)) <= m && ("starting" === e.state || (0, 
    r.Df)(e, n));
   }(e, t.clock.now()));
   if (void 0 !== i || void 0 === s) return i?.url ?? null;
   const u = await t.service.readJob(e, t.runner.cancelled);
   return "job" === u.kind && (0, a.UG)(u.job) ? s.url : null;
  }
  const m = 3e5;
  function refused(e) {
   return {
    kind: "refused",
    sentence: e
   };
  }
 }),
 3630: ((e, n, t) => {
  t.d(n, {
   Ee: () => findOpen,
   OB: () => whyNot,
   Uo: () => headOf,
   qY: () => l,
   xO: () => listOpen
  });
  var r = t(2615), o = t(943), s = t(4845), i = t(8311), a = t(9851);
  async function listOpen(e, n) {
   const {settings: t, repository: o, runner: i} = n;
   if ("open" !== t.pullRequest) return null;
   try {
    const [t, s] = await Promise.all([ o.viewer(), o.openPullRequests({
     insists: !0
    }) ]);
    return {
     ours: (0, r.nO)(t, n),
     group: e,
     pulls: s
    };
   } catch (e) {
    const n = (0, s.fI)((0, s.wz)(e));
    return i.warning(`Could not look for an open pull request, so the request gets its own: ${n}`), 
    null;
   }
  }
  function chooseOpen(e, n, t) {
   for (const o of e) {
    const e = (0, r.h$)(o.comments, t)?.handover;
    if ((0, r.RB)(o.head.repository, t.repository) && e?.group === n) return {
     pull: o,
     handover: e
    };
   }
   return null;
  }
  const u = 3, l = {
   kind: "job",
   why: null
  };
  async function findOpen(e, n) {
   if (null === e) return l;
   const {pulls: t, group: r, ours: o} = e, s = t.flatMap(e => chooseOpen([ e ], r, o) ?? []);
   for (const {pull: e, handover: t} of s.slice(0, u)) {
    const [s, i] = await Promise.all([ offered(e, t.job, n), commentsOf(e, n) ]);
    if (null !== chooseOpen([ {
     ...e,
     comments: i
    } ], r, o)) return s;
   }
   return l;
  }
  async function offered({number: e, head: n}, t, r) {
   const {serverUrl: o, repository: s} = r.run, u = (0, a.uM)(`${o}/${s}/pull/${e}`, r);
   if (null === u) return l;
   const c = r.clock.monotonic(), d = await (0, a.EG)(t, r), m = await whyNot(d, u, r);
   if (null !== m) return {
    kind: "job",
    why: m
   };
   const f = "job" !== d.kind || !(0, i.dR)(d.job);
   return {
    kind: "open",
    link: u,
    job: {
     jobId: t,
     pullRequest: u.url,
     head: n.sha
    },
    isBusy: f,
    seenAt: c
   };
  }
  async function commentsOf(e, {repository: n, runner: t}) {
   if (!e.lacksOlder) return e.comments;
   try {
    return await n.comments(e.number);
   } catch (n) {
    const r = (0, s.fI)((0, s.wz)(n));
    return t.warning(`Could not check whose the open pull request ${e.number} is: ${r}`), 
    [];
   }
  }
  function headOf(e, {number: n}, {run: t}) {
   if ("shown" !== e.kind) return (0, o.xx)(`GitHub did not show pull request ${n}`);
   const {state: s, headRepository: i, headSha: a} = e.pull;
   return "open" !== s ? (0, o.xx)(`pull request ${n} is no longer open`) : (0, r.RB)(i, (0, 
   r._M)(t)) ? a : (0, o.xx)(`the branch of pull request ${n} is not in this repository`);
  }
  async function whyNot(e, n, t) {
   const r = `pull request ${n.number}`;
   if ("job" !== e.kind) return "failed" === e.kind && t.settings.wait ? null : (0, 
   o.OR)(n, e.problem);
   const s = await (0, a.T)(e.job, n, t);
   return "unread" === s ? (0, o.xx)(`GitHub did not show ${r}`) : "other" === s || "none" === s ? (0, 
   o.xx)(`the service names no job of ${r}`) : "archived" === e.job.status ? (0, o.xx)(`the job of ${r} is archived`) : null;
  }
 }),
 1993: ((e, n, t) => {
  t.d(n, {
   J: () => announceEnd,
   O: () => finish
  });
  var r = t(2912), o = t(9644), s = t(2615), i = t(4510), a = t(4845), u = t(4555), l = t(8728), c = t(2653), d = t(2107), m = t(3789), f = t(9851), h = t(8803), p = t(491), w = t(7767), k = t(4865);
  async function finish(e, n) {
   const {runner: t, clock: r, settings: o} = n, {stage: s, base: i, pullRequest: a, page: u} = e, {view: m, kept: h = !1} = s;
   if ("started" === m.state) return (0, d.vn)(e, r.now(), n);
   "not-created" === m.state && await (0, l.WY)(e, n);
   const {aborted: p} = t.cancelled, k = null !== u.comment && (0, c.Yk)(u.comment.marker).length > 0 && !p;
   if (h && !k) return e;
   "not-created" === m.state && t.save("never-sent", "true");
   const g = p || h || null === u.conversation && !o.handover || "finished" !== m.state ? {} : await (0, 
   f.pX)(m, {
    ...i,
    pullRequest: a
   }, n), b = await announceEnd({
    ...e,
    stage: {
     ...s,
     ...g
    }
   }, {}, n), {written: y} = b.page;
   return ("failed" === y || "gone" === y) && "unauthorized" !== (0, w.g5)(b.page)?.failure || t.save("open-comment", ""), 
   b;
  }
  async function announceEnd(e, n, t) {
   const {page: r, base: s} = e, {view: i} = e.stage, {cancelled: a} = t.runner, u = "run" === e.writer.kind, l = (0, 
   k.L7)(r, i), c = !("finished" === i.state && "no-news" === i.outcome || a.aborted), d = function({page: e, stage: n}) {
    const {told: t = [], outcome: r} = e.comment?.marker ?? {};
    return (0, k.L7)(e, n.view) ? t : "no-pull-request" === r ? t.filter(e => "notice" === e) : [];
   }(e), f = function(e, n) {
    const {page: t, stage: r, writer: s} = e, {view: i} = r, a = (0, k.L7)(t, i) || "other" === s.kind || n.clock.now() - (0, 
    k.YG)(e) > g, u = "finished" === i.state && "no-news" !== i.outcome, l = {
     reaction: null !== e.causedBy && null !== reactionOf(r),
     notice: u && n.settings.notify && null !== t.conversation && a,
     handover: null !== (0, m.bi)(e, n)
    };
    return o.hh.filter(e => l[e]);
   }(e, t).filter(e => !d.includes(e)), h = f.filter(e => "reaction" !== e || l || !u || !c), b = f.filter(e => !h.includes(e)), y = await announce(b, e, n, t), v = [ ...h, ...y.map(({kind: e}) => e) ], j = c ? o.hh.filter(e => !v.includes(e)) : d, $ = (0, 
   k.VI)({
    ...e,
    base: {
     ...s,
     told: j
    }
   }, t.clock.now()), I = l ? e : await (0, w.g1)($, t), {written: q} = I.page, O = (l || "yes" === q || "failed" === q && u) && c && !a.aborted, S = [ ...y, ...O ? await announce(h, I, n, t) : [] ], x = O && "failed" !== q && 0 === S.length ? await (0, 
   w.L7)(I, o.hh, t) : I, R = (0, w.g5)(x.page), A = S.flatMap(e => e.unwritten ?? []), M = null !== R && u ? [ {
    what: w.DE,
    error: R
   } ] : [];
   (0, p.c$)([ ...M, ...A ], null !== R && u ? r.failure : R, t.runner);
   const P = new Map(O ? S.map(({kind: e, why: n}) => [ e, n ]) : []);
   return {
    ...x,
    owing: P,
    page: {
     ...x.page,
     written: "overtaken" === x.page.written ? "overtaken" : q
    }
   };
  }
  const g = 3e5;
  async function announce(e, n, t, r) {
   const o = {
    reaction: (0, p.w1)(reactionOf(n.stage) ?? "+1"),
    notice: "post the notice of the end",
    handover: "comment on the pull request"
   }, s = {
    reaction: react,
    notice: postNotice,
    handover: m.Cl
   }, i = [];
   for (const u of e) try {
    const e = await s[u](n, r, t);
    "done" !== e && i.push({
     kind: u,
     why: e
    });
   } catch (e) {
    i.push({
     kind: u,
     why: "failed",
     unwritten: {
      what: o[u],
      error: (0, a.wz)(e)
     }
    });
   }
   return i;
  }
  async function react({causedBy: e, stage: n}, t) {
   const r = reactionOf(n);
   return null !== e && null !== r && await (0, p.BB)(e, r, t), "done";
  }
  function reactionOf({view: e}) {
   return "not-created" === e.state || "unknown" === e.state ? "confused" : "finished" !== e.state || "no-news" === e.outcome ? null : "pull-request" === e.outcome || "no-pull-request" === e.outcome ? "+1" : "confused";
  }
  async function postNotice(e, n, {answering: t = !1, written: o = []}) {
   const {jobId: a, base: l, page: c, stage: d} = e, {repository: m} = n, f = (0, k.$t)(e);
   if (null === c.comment || null === f || "finished" !== d.view.state) return "failed";
   const {kind: p, id: w, url: g} = c.comment, b = `${p}/${w}`, y = (0, s.BG)({
    job: a ?? "",
    status: b
   }, (0, i.oy)({
    ...d.view,
    request: l.request
   }, g)), isNotice = e => (0, u.TM)(e) === (0, u.TM)(y) || (0, s.$j)(e).includes(b);
   if (o.some(isNotice)) return "done";
   const v = null === f.review ? [ "issue-comment" ] : [ "review-comment", "issue-comment" ], j = {
    on: {
     kind: p,
     id: w
    },
    reaction: r.kS,
    isWritten: async () => {
     const e = v.map(e => m.comments(f.thread, {
      kind: e
     })), [n, ...t] = await Promise.all([ m.viewer(), ...e ]);
     return t.flat().some(e => e.author === n && isNotice(e.body));
    },
    write: t ? null : ({mayRepeat: e}) => m.createComment(f, y, {
     mayRepeat: e
    })
   };
   return (0, h.Fq)(j, n);
  }
 }),
 2107: ((e, n, t) => {
  t.d(n, {
   It: () => endingAfter,
   Op: () => look,
   PB: () => nameJob,
   e6: () => follow,
   v6: () => holdJob,
   vn: () => showStarted
  });
  var r = t(2912), o = t(3776), s = t(8311), i = t(5219), a = t(2653), u = t(9851), l = t(3114), c = t(5231), d = t(7767), m = t(4865);
  function nameJob(e, {runner: n}) {
   n.output("job-id", e), n.output("result", "still-running");
  }
  function holdJob(e, n) {
   nameJob(e, n), n.runner.save("job-id", e);
  }
  async function follow(e, n) {
   const {jobId: t, stage: o} = e;
   if ("started" !== o.view.state || null === t) return e;
   const {settings: s, runner: i, clock: u} = n, c = o.job;
   holdJob(t, n), (0, l.Cs)(e, n);
   const d = u.monotonic(), f = (0, m.Bz)(n);
   let h = null;
   const onRunning = async t => {
    null !== h || i.cancelled.aborted || (h = await showStarted((0, m.K1)(e, (0, a.Cc)(t)), f, n), 
    (0, l.Cs)(h, n));
   }, p = null !== c && !s.wait;
   null === c || p || await onRunning(c);
   const w = {
    jobId: t,
    known: c,
    patienceMs: (0, m.Hw)(n),
    onRunning: onRunning
   }, k = p ? {
    kind: "deadline",
    job: c,
    silence: null
   } : await look({
    ...w,
    endBelievedFrom: (0, r.MI)(e.base)
   }, n);
   return (0, m.K1)(h ?? e, endingAfter(k, d, n));
  }
  function endingAfter(e, n, t) {
   const r = t.settings.wait ? Math.round((t.clock.monotonic() - n) / 6e4) : null;
   return (0, a.af)(e, {
    waitedMinutes: r,
    links: (0, u.WQ)(t)
   });
  }
  async function showStarted(e, n, t) {
   const r = await (0, d.WU)((0, m.VI)(e, n), t), {view: o} = r.stage;
   return "failed" !== r.page.written && "started" === o.state && "working" !== o.seen.kind && t.runner.save("open-comment", ""), 
   r;
  }
  function look(e, n) {
   const {runner: t} = n, r = new ProgressLog;
   return (0, c.wt)(n, {
    ...e,
    cancelled: t.cancelled,
    onProgress: e => {
     const n = [ r.unknownStatus(e.reading), r.line(e) ];
     for (const e of n) null !== e && t.info(e);
    }
   });
  }
  class ProgressLog {
   shown="";
   shownAtMs=0;
   saidUnknown=!1;
   line({reading: e, waitedMs: n, nextLookInMs: t, nextWordInMs: r}) {
    if (null === e) return null;
    const s = "job" === e.kind, i = s && "active" === e.job.status, a = s ? `Job ${e.job.id} is ${i ? "running" : e.job.status}` : `Could not check the job: ${e.problem.message}`, u = a !== this.shown;
    if (!u && n + r + 3e4 - this.shownAtMs <= 6e4) return null;
    this.shown = a, this.shownAtMs = n;
    const [l, c] = [ (0, o.p0)(n), `next check in ${(0, o.p0)(t)}` ];
    return i && !u ? `Still running, ${l} (${c})` : `${a} (${l} waited, ${c})`;
   }
   unknownStatus(e) {
    if ("job" !== e?.kind || this.saidUnknown || "active" !== e.job.status) return null;
    const {reportedStatus: n} = e.job;
    return null !== n && null !== (0, s.rk)(n) ? null : (this.saidUnknown = !0, `The service reports ${null === n ? "no status" : `the unknown status ${JSON.stringify((0, 
    i.ml)(n, 50))}`}; we treat the job as running.`);
   }
  }
 }),
 3789: ((e, n, t) => {
  t.d(n, {
   Cl: () => handOver,
   bi: () => linkToHandOver,
   qF: () => confirmed,
   vY: () => readOpenPulls
  });
  var r = t(2912), o = t(9644), s = t(2615), i = t(1172), a = t(4845), u = t(2653), l = t(9851), c = t(8803), d = t(491), m = t(5054);
  function linkToHandOver({jobId: e, base: n, page: {conversation: t}, stage: {view: r, seen: o}, pullRequest: s}, i) {
   if (!i.settings.handover || null === e || "finished" !== r.state || null === r.link) return null;
   const a = "job" === n.request ? r.link : (0, l.uM)(s, i);
   return null !== a && (0, l.Zw)(a, o, i) && t?.thread !== a.number && ("message" !== n.request || void 0 !== n.group && null !== t) ? a : null;
  }
  async function confirmed(e, n, t) {
   const {view: r} = e;
   if ("message" === n.request || "finished" !== r.state || null === n.jobId) return e;
   if (!t.settings.handover || !(0, u.Yk)(n).includes("handover")) return e;
   const o = {
    ...e,
    ...await (0, l.pX)(r, n, t)
   };
   if ("failed" === o.seen?.kind) return {
    ...o,
    unconfirmed: (0, a.fI)(o.seen.error)
   };
   const {link: s} = o.view;
   if (null === s || !(0, l.$L)(s, t)) return o;
   const i = await t.service.readJob(n.jobId, t.runner.cancelled);
   if ("job" !== i.kind) return {
    ...o,
    unconfirmed: (0, a.fI)(i.problem)
   };
   const c = await (0, l.T)(i.job, s, t);
   return "this" === c ? o : "other" === c || "none" === c ? {
    ...o,
    view: {
     ...o.view,
     link: null
    }
   } : {
    ...o,
    unconfirmed: "unread" === c ? "GitHub didn't show the pull request that the service names for the job." : "The service names no pull request for the job yet."
   };
  }
  async function handOver(e, n) {
   const t = linkToHandOver(e, n);
   if (null === t) return "done";
   const {seen: u, unconfirmed: h} = e.stage;
   if (void 0 !== h) return "later";
   const p = "shown" === u?.kind && u.pull.number === t.number ? u : await (0, l.Qm)(t, n);
   if ("failed" === p.kind) throw p.error;
   const w = "shown" === p.kind ? (0, l.uM)(p.pull.url, n) : t;
   if (null === w || !(0, l.$L)(w, n)) return "done";
   if ("shown" === p.kind && "open" !== p.pull.state) return "done";
   if ("message" === e.base.request) return async function({number: e}, n, t) {
    const {repository: o, runner: a} = t, u = n.page.conversation?.thread;
    if (void 0 === u) return "done";
    const l = {
     kind: "pull-request",
     id: e
    };
    return (0, c.Y5)({
     on: l,
     reaction: r.Ew,
     isWritten: async () => !1,
     write: async ({maySend: r, mayRepeat: l}) => {
      const [c, d] = await Promise.all([ o.viewer(), o.comments(e) ]), m = (0, s.nO)(c, t), h = (0, 
      s.h$)(d, m);
      for (let t = 1; null !== h && t <= f; t += 1) {
       const t = await o.comment(h.comment);
       if (null === t) return "later";
       const c = (0, s.cm)(t, m);
       if (c?.job !== n.jobId || c.group !== n.base.group) return "done";
       const d = (0, i.X1)(t.body, c, u), {covers: f = []} = c;
       if (null === d && f.length >= s.bk && !f.includes(u) && a.info(`The hand-over of pull request ${e} lists ${s.bk} threads, so #${u} is not added.`), 
       null === d) return "done";
       if (!r()) return "later";
       await o.editComment(t, d, {
        mayRepeat: l
       });
      }
      return null === h ? "done" : "later";
     }
    }, t);
   }(t, e, n);
   const {number: k} = t, isWritten = async () => {
    const [e, t] = await Promise.all([ n.repository.viewer(), n.repository.comments(k) ]);
    return t.some(t => null !== (0, s.cm)(t, (0, s.nO)(e, n)));
   }, g = {
    on: {
     kind: "pull-request",
     id: k
    },
    reaction: r.$L,
    isWritten: isWritten,
    write: async ({maySend: t, mayRepeat: r}) => {
     const [u, l] = await async function({base: e, page: {comment: n, conversation: t}, writer: r, jobId: u, requester: l, instruction: c}, d) {
      const {trigger: f, group: h, reviewer: p = null} = e, {run: w, settings: k} = d, g = "run" === r.kind, b = g && "text" in c ? c : null, y = null === b && null !== t, {author: v = null, instruction: j = {
       text: ""
      }} = y ? await (0, m.zt)(e, t.thread, d) : {}, $ = !g && "run" === f.kind, I = `${w.serverUrl}/${w.repository}/actions/runs/${$ ? e.run : w.runId}`, q = !1 === v?.bot && v.login.toLowerCase() === p?.toLowerCase(), O = g || ($ ? null !== p && await async function(e, n) {
       return (0, m.Nn)({
        id: null,
        login: e,
        bot: !1,
        viaApp: null
       }, n).catch(e => (n.runner.debug(`Could not check who requested the job: ${(0, a.wz)(e).message}`), 
       !1));
      }(p, d) : q), S = t?.thread ?? null, x = {
       job: u ?? "",
       repository: (0, s._M)(w),
       service: (0, o.gH)(k),
       thread: S
      };
      return [ (0, i.Gr)(void 0 === h ? x : {
       ...x,
       group: h
      }, {
       origin: null === n || $ ? {
        kind: "run",
        url: I
       } : {
        kind: "thread",
        url: n.url
       },
       requester: g ? l : v?.login ?? null,
       instruction: b ?? j,
       command: k.command
      }), O ? p : null ];
     }(e, n);
     if (await isWritten()) return "done";
     if (!t()) return "later";
     await n.repository.createComment({
      thread: k,
      review: null
     }, u, {
      mayRepeat: r
     });
     const c = "shown" === p.kind && p.pull.author.toLowerCase() === l?.toLowerCase();
     return null === l || c || async function(e, n, {repository: t, runner: r}) {
      "refused" === await (0, d.wF)(t.requestReview(e, n), "Could not request a review", r) && r.info(`GitHub refused to request a review of pull request ${e} from ${n}.`);
     }(k, l, n);
    }
   }, b = await (0, c.Fq)(g, n);
   return "later" === b && n.runner.info(`Another run may be writing the hand-over of pull request ${k}.`), 
   b;
  }
  const f = 3, h = 100;
  async function readOpenPulls(e) {
   const {repository: n, runner: t} = e;
   try {
    const t = await n.openPullRequests({
     insists: !1
    });
    if (0 === t.length) return null;
    const r = (0, s.nO)(await n.viewer(), e), o = t.flatMap(({number: e, comments: n}) => {
     const t = n.find(e => null !== (0, s.cm)(e, r));
     return void 0 === t ? [] : [ {
      number: e,
      since: Date.parse(t.createdAt)
     } ];
    }), [i] = o.toSorted((e, n) => e.since - n.since || e.number - n.number);
    return void 0 === i ? null : {
     count: o.length,
     oldest: i,
     cut: t.length >= h
    };
   } catch (e) {
    return t.debug(`The open pull requests were not read: ${(0, a.wz)(e).message}`), 
    null;
   }
  }
 }),
 9979: ((e, n, t) => {
  t.d(n, {
   Kj: () => listOfLastDay,
   _Q: () => l,
   ip: () => endingWithLateLink,
   l7: () => possibleMakers,
   tS: () => newestWithoutLink,
   zY: () => readJobsAgain
  });
  var r = t(2912), o = t(2615), s = t(2653), i = t(9851), a = t(491);
  function newestWithoutLink(e, n, t) {
   return newestFirst(e.filter(({marker: e}) => (0, r.cW)(e, t))).slice(0, n);
  }
  function newestFirst(e) {
   const at = ({marker: {state: e, askedAt: n, watchedUntil: t}}) => Date.parse("finished" === e ? t : n);
   return e.toSorted((e, n) => at(n) - at(e));
  }
  const u = 1728e5, l = 5;
  async function listOfLastDay({thread: {kind: e, createdAt: n}, comment: t}, {repository: o, clock: s, runner: i, settings: l}) {
   if ("pull-request" !== e || void 0 === n || t.author.bot || "none" === l.permission) return [];
   if (s.now() - Date.parse(n) >= u) return [];
   const c = {
    since: new Date(s.now() - r.t8).toISOString(),
    mostPages: 1
   }, d = [ "issue-comment", "review-comment" ].map(e => o.recentComments(e, c)), m = await (0, 
   a.wF)(Promise.all(d), "Could not check whether a job of ours made this pull request", i);
   return m?.flatMap(({comments: e}) => e) ?? [];
  }
  function possibleMakers(e, {url: n, comments: t, ours: s}, {clock: i}) {
   if (t.some(e => null === e.review && null !== (0, o.cm)(e, s))) return [];
   const a = i.now(), u = newestFirst((0, o.D5)(e, s).marked.filter(({marker: e}) => function(e, n, t) {
    return !!(0, r.cW)(e, t) || !(null === e.jobId || !(0, r.ut)(e, t)) && (null === e.pullRequest ? "started" === e.state : names(e, n));
   }(e, n, a))), rank = ({marker: e}) => names(e, n) ? 0 : 1;
   return u.toSorted((e, n) => rank(e) - rank(n)).slice(0, l);
  }
  function names({pullRequest: e}, n) {
   return e?.toLowerCase() === n.toLowerCase();
  }
  function endingWithLateLink(e, n) {
   const t = {
    ...(0, s.Yu)(e, (0, i.WQ)(n)),
    endedBefore: !0
   };
   return "pull-request" === t.view.outcome ? t : null;
  }
  async function readJobsAgain(e, n) {
   const t = e.flatMap(({marker: {jobId: e}}) => e ?? []), o = await (0, i.Dg)(t, n), s = e.flatMap(e => {
    const n = o.get(e.marker.jobId ?? "");
    return "job" === n?.kind ? [ {
     comment: e,
     job: n.job
    } ] : [];
   }), a = n.clock.now(), u = s.filter(({comment: e, job: t}) => (0, r.cW)(e.marker, a) && null !== endingWithLateLink(t, n));
   return {
    jobs: s.map(({job: e}) => e),
    links: u,
    unread: (0, i.lA)(o)
   };
  }
 }),
 9851: ((e, n, t) => {
  t.d(n, {
   $L: () => isOwnPullRequest,
   Dg: () => lookAtJobs,
   EG: () => lookAtJob,
   EP: () => lookAtPull,
   Qm: () => lookAtLinked,
   T: () => namedBy,
   Ti: () => s,
   WQ: () => linkRules,
   Zw: () => mayBeOwn,
   lA: () => unreadIn,
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
   if (null === e.prLink) return (0, o.dR)(e) ? "none" : "none-yet";
   const r = linkTo(e.prLink, t);
   if (null === r || null === n) return "other";
   if (isSameUrl(r.url, n.url)) return "this";
   if (r.number !== n.number) return "other";
   const s = await lookAtLinked(r, t);
   return "failed" === s.kind ? "unread" : "shown" === s.kind && isSameUrl(s.pull.url, n.url) ? "this" : "other";
  }
  function isSameUrl(e, n) {
   return e.toLowerCase() === n?.toLowerCase();
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
   const {title: i, size: a, url: u, headSha: l} = s.pull, c = linkTo(u, o) ?? e.link, d = isSameUrl(e.link.url, r) || isSameUrl(c.url, r), m = "message" === n && null !== t && d ? {
    update: l === t ? "no-new-commits" : "new-commits"
   } : {};
   return {
    view: {
     ...e,
     link: c,
     pull: {
      title: i,
      size: a
     },
     ...m
    },
    seen: s
   };
  }
  const s = 1e4;
  function lookAtJob(e, n) {
   return lookAgain(() => n.service.readJob(e, n.runner.cancelled), (e, n) => "failed" === e.kind && (e.retryAfterMs ?? 0) <= n, n);
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
  function lookAtPull(e, n) {
   return lookAgain(() => lookAtLinked(e, n), e => "failed" === e.kind && "missing" === e.error.failure, n);
  }
  const i = [ 1e3, 4e3 ];
  async function lookAgain(e, n, {clock: t, runner: r}) {
   let o = await e();
   for (const s of i) {
    if (!n(o, s)) break;
    if (await t.sleep(s, r.cancelled), r.cancelled.aborted) break;
    o = await e();
   }
   return o;
  }
 }),
 3114: ((e, n, t) => {
  t.d(n, {
   Cs: () => leaveOpen,
   aK: () => d,
   ho: () => open
  });
  var r = t(943), o = t(4845), s = t(8728), i = t(2653), a = t(9851), u = t(2538), l = t(7767), c = t(4865);
  async function open(e, n) {
   const t = "open" === n.settings.pullRequest ? await (0, s.uG)(e, n) : e;
   if (null === t) throw new o.dz([ (0, r.rH)("step") ]);
   const {order: i} = t;
   try {
    const e = n.clock.monotonic(), [r, o] = await Promise.all([ writeDown(t, n), "message" === i.kind ? recipientOf(i, "first", n) : null ]), s = n.clock.monotonic() - e > a.Ti;
    if ("job" === i.kind || "job" === r.order.kind) return r;
    const u = s ? await recipientOf(i, "again", n) : o;
    return {
     ...r,
     order: {
      ...r.order,
      ...u
     }
    };
   } catch (e) {
    throw await (0, s.WY)(t, n), e;
   }
  }
  async function recipientOf({job: e, into: n}, t, r) {
   const o = "again" === t ? (0, a.uM)(e.pullRequest, r) : null, s = null === n || n.isBusy ? null : n.link, i = null === n ? o : s, [u, l] = await Promise.all([ null === n ? (0, 
   a.EG)(e.jobId, r) : null, null === i ? null : (0, a.EP)(i, r) ]);
   return {
    reading: u,
    pull: l
   };
  }
  const d = 2e3;
  async function writeDown(e, n) {
   const {runner: t, clock: s} = n, a = null === e.causedBy, m = {
    ...e,
    stage: i.xo
   };
   let f = await (0, l.g1)(m, n);
   "missing" === (0, l.g5)(f.page)?.failure && (await s.sleep(d, t.cancelled), f = await (0, 
   l.g1)(m, n));
   const {written: h} = f.page;
   if ("overtaken" === h || "gone" === h) throw (0, r.IW)(h);
   const {aborted: p} = t.cancelled, w = (0, l.g5)(f.page);
   if (null !== w && a && !(0, o.WG)(w) && null === e.page.comment) {
    const n = (0, r.w1)(w);
    t.warning(n);
    const o = {
     ...e.page,
     conversation: null,
     comment: null
    };
    return {
     ...e,
     order: (0, u.ZT)(e.order, n),
     page: o
    };
   }
   if (null === w || a && p) return leaveOpen(f, n), f;
   const k = !(0, o.WG)(w) || p || null === f.page.attempted || await async function(e, n, t) {
    const {page: r} = e, {repository: s, runner: i, clock: a} = t;
    try {
     const o = null === r.comment ? await (0, l.it)(r, s) : r;
     if (null === o) return !1;
     const i = (0, c.eE)((0, c.VI)({
      ...e,
      page: o
     }, a.now()), n);
     return "failed" !== (await (0, l.WU)(i, t)).page.written;
    } catch (e) {
     return i.debug(`Could not look for the status comment: ${(0, o.wz)(e).message}`), 
     !1;
    }
   }(f, w, n) ? "re-run" : "new-run";
   throw leaveOpen(f, n), t.save("never-sent", "true"), a ? (0, r.qD)(w, k) : w;
  }
  function leaveOpen({page: e}, {runner: n}) {
   null !== e.comment && n.save("open-comment", `${e.comment.kind}/${e.comment.id}`);
  }
 }),
 8716: ((e, n, t) => {
  t.d(n, {
   Y: () => jobOutcome,
   _: () => concluded
  });
  var r = t(4164), o = t(571), s = t(4845), i = t(2653), a = t(1993), u = t(2107), l = t(9851);
  async function concluded(e, n) {
   if ("kind" in e) return e;
   const t = await (0, a.O)(await (0, u.e6)(e, n), n), {stage: r, order: o, base: i, page: l, resumed: d, usage: m, writer: f} = t, h = function({stage: {view: e, kept: n}, order: t, page: r}) {
    if ("not-created" !== e.state) return null;
    if (!0 === n) return void 0 === r.comment?.marker.answered ? null : c;
    if ("taken" === e.answered) return `Nothing was started. ${(0, s.fI)(e.problem)}`;
    const o = "message" === t.kind && null === t.into;
    return !0 === e.answered && o ? `Nothing was sent. ${(0, s.fI)(e.problem)}` : null;
   }(t);
   if (null !== h) return {
    kind: "helped",
    sentence: h
   };
   const {comment: p, failure: w} = l, k = null === p || null === w ? null : {
    ...p.marker,
    problem: w,
    command: n.settings.command
   };
   return jobOutcome(r, {
    jobId: "run" === f.kind ? f.jobId : null,
    resumed: d,
    usage: m,
    prompt: o.prompt,
    request: i.request,
    outdated: k,
    since: Date.parse(i.askedAt),
    commentUrl: p?.url ?? null
   }, n);
  }
  const c = "Nothing was sent. An earlier attempt has answered this comment; the status comment says why.";
  function jobOutcome(e, n, t) {
   const {settings: s, runner: a, clock: u} = t, {jobId: c, request: d, resumed: m, commentUrl: f, outdated: h, prompt: p, usage: w, since: k} = n, {result: g, headline: b, sentence: y, hint: v, problem: j} = (0, 
   r.wX)(e, {
    jobId: c,
    request: d
   }), {link: $, unlinked: I} = (0, i._n)(e, (0, l.WQ)(t));
   null !== I && a.warning(`The pull request is not linked, because ${I.reason}.`);
   const q = (0, i.pJ)(e, u.now()), O = "number" == typeof q && !Number.isNaN(k), S = {
    jobId: c,
    job: e.job,
    link: $,
    resumed: m,
    commentUrl: f,
    durationSeconds: O ? Math.max(0, Math.round((q - k) / 1e3)) : null,
    followUp: "message" === d
   }, x = (0, o.qE)({
    ...{
     headline: b,
     problem: j,
     ...S,
     unlinked: I,
     outdated: h
    },
    prompt: p?.text ?? null,
    notes: p?.notes ?? [],
    usage: (0, o.U0)(w, m || "not-created" === e.view.state ? 0 : 1)
   });
   if ("error" === g) return {
    kind: "error",
    problems: [ {
     message: y,
     hint: v ?? ""
    } ],
    facts: S,
    summary: x
   };
   const R = s.failOn.some(e => e === g);
   return {
    kind: "job",
    result: g,
    fails: R,
    facts: S,
    sentence: y,
    hint: v,
    summary: x
   };
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
  async function poll({service: e, clock: n}, t) {
   const {jobId: i, known: a, patienceMs: u, cancelled: l, onProgress: c, onRunning: d} = t, m = n.monotonic(), waited = () => n.monotonic() - m, f = new Sightings(t, n.now());
   let h = null === a ? 0 : o.leastMs;
   for (;;) {
    const {leaveAloneMs: t} = f;
    if (t > 0 && waited() + t > u) return f.ended("deadline");
    const o = f.awaitsLink ? waited() + h : Math.min(waited() + h, u);
    for (let e = o - waited(); e > 0 && !l.aborted; e = o - waited()) {
     const t = Math.min(e, s);
     c({
      reading: f.latest,
      waitedMs: waited(),
      nextLookInMs: e,
      nextWordInMs: t
     }), await n.sleep(t, l);
    }
    if (l.aborted) return f.ended("cancelled");
    const a = n.now(), m = f.believed(await e.readJob(i, l), n.now());
    if (l.aborted) return f.ended("cancelled");
    const p = f.take(m, a, waited());
    if ("number" != typeof p) return p;
    if (h = p, !f.awaitsLink) {
     if (waited() >= u) return f.ended("deadline");
     "job" !== m.kind || (0, r.dR)(m.job) || await (d?.(m.job));
    }
   }
  }
  class Sightings {
   leaveAloneMs=0;
   latest=null;
   awaitsLink=!1;
   job=null;
   sawItRun;
   seenAtWork=!1;
   inARow=0;
   looksForPullRequest=0;
   missingToleratedMs;
   endBelievedFrom;
   lastSeen;
   silence=null;
   constructor({known: e, endBelievedFrom: n = 0}, t) {
    this.endBelievedFrom = n, this.sawItRun = null !== e, this.lastSeen = null === e ? null : t, 
    this.missingToleratedMs = null === e ? 0 : 6e4, null !== e && (this.job = this.jobAt(e, t));
   }
   believed(e, n) {
    return "job" === e.kind ? {
     ...e,
     job: this.jobAt(e.job, n)
    } : e;
   }
   jobAt(e, n) {
    return this.seenAtWork ||= (0, r.UG)(e), this.seenAtWork || n >= this.endBelievedFrom ? e : {
     ...e,
     status: "active"
    };
   }
   ended(e) {
    const {job: n, lastSeen: t} = this;
    return null !== n && (0, r.dR)(n) && !(0, r.cQ)(n) ? this.final(n) : "cancelled" === e ? {
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
   final(e) {
    return {
     kind: "final",
     job: e,
     endedBefore: !this.sawItRun
    };
   }
   take(e, n, t) {
    if (this.inARow = e.kind === this.latest?.kind ? this.inARow + 1 : 1, this.latest = e, 
    this.awaitsLink = !1, this.leaveAloneMs = "failed" === e.kind ? e.retryAfterMs ?? 0 : 0, 
    "job" === e.kind) return this.lastSeen = n, this.silence = null, this.see(e.job, t);
    const {since: r, tries: o} = this.silence ?? {
     since: n,
     tries: 0
    }, s = this.leaveAloneMs > 0 ? this.leaveAloneMs : null;
    this.silence = {
     since: r,
     tries: o + 1,
     reason: e.problem.message,
     retryAfterMs: s
    };
    const i = Math.max(nextLookIn(t), this.leaveAloneMs);
    if ("failed" === e.kind) return i;
    if ("refused" === e.kind && this.inARow < 2) return 5e3;
    const a = t <= this.missingToleratedMs || this.inARow < 3;
    return "missing" === e.kind && a ? i : {
     kind: "lost",
     job: this.job,
     problem: e.problem
    };
   }
   see(e, n) {
    const t = this.job;
    this.sawItRun ||= !(0, r.dR)(e);
    const o = null === t || !(0, r.dR)(t) || e.status === t.status && null !== e.prLink ? e : t;
    return this.job = o, (0, r.dR)(o) ? !(0, r.cQ)(o) || this.looksForPullRequest >= 3 ? this.final(o) : (this.looksForPullRequest += 1, 
    this.awaitsLink = !0, 5e3) : nextLookIn(n);
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
   $u: () => whyCut,
   Nn: () => isPermitted,
   dx: () => readInstruction,
   zt: () => readQuoted
  });
  var r = t(5026), o = t(5898), s = t(549), i = t(719), a = t(9644), u = t(2615), l = t(4845), c = t(1631);
  async function readNamed(e, {thread: n, pick: t, listed: o, permitted: s}, i) {
   const read = e => (0, r.W3)(e, i.settings.command), may = async e => void 0 !== s && isSame(e, s) || isPermitted(e, i), a = o?.author.endsWith("[bot]") ?? !1, u = void 0 === o ? null : {
    id: o.authorId,
    login: o.author,
    bot: a,
    viaApp: null
   }, l = void 0 !== o && null !== (read(o.body)?.paragraph ?? null), d = i.repository.causingComment(e).then(n => n ?? (0, 
   c.B)(e, i)), m = null === u ? null : may(u), [f, h] = await Promise.all([ d, l ? whyCut(o.nodeId, i) : void 0, m?.catch(() => !1) ]);
   if (null === f || f.thread !== n) return {
    kind: "gone"
   };
   const p = read(f.body);
   if (null === p) return {
    kind: "changed"
   };
   const {whole: w, paragraph: k} = p, g = null === k ? null : void 0 === h ? await whyCut(f.nodeId, i) : h, [b, y] = [ t(w), null === k ? null : t(k) ], v = null === g ? b ?? y : y;
   if (null === v) return {
    kind: "unknown" === g && null !== b ? "unclear" : "changed"
   };
   const j = g ?? (v === b ? null : "unknown"), $ = {
    id: f.authorId,
    login: f.author,
    bot: f.authorIsBot,
    viaApp: f.viaApp
   };
   return !0 === await (null !== u && isSame($, u) ? m : may($)) ? {
    kind: "read",
    comment: f,
    author: $,
    command: v,
    cut: j
   } : {
    kind: "not-permitted"
   };
  }
  function readInstruction(e, {instructionHash: n}, t, r) {
   return readNamed(e, {
    ...t,
    pick: e => "instruction" === e.kind && (0, a.xH)(e.text) === n ? e : null
   }, r);
  }
  const d = {
   author: null,
   instruction: {
    text: ""
   }
  };
  async function readQuoted({trigger: e, instructionComment: n, ...t}, r, o) {
   if ("run" === e.kind || null === n) return d;
   const pick = e => "retry" === e.kind ? e : null;
   try {
    const [a, l] = await Promise.all([ readInstruction(n, t, {
     thread: r
    }, o), (0, u.Go)(e, n) ? null : readNamed(e, {
     thread: r,
     pick: pick
    }, o) ]), c = l ?? a;
    if ("read" !== c.kind) return d;
    const m = "read" === a.kind ? (0, i.oK)(a.command.text, s.q.prompt).text.trim() : "";
    return {
     author: c.author,
     instruction: {
      text: m
     }
    };
   } catch (e) {
    return o.runner.warning(`Could not read who requested the job: ${(0, l.fI)((0, l.wz)(e))}`), 
    d;
   }
  }
  async function whyCut(e, {repository: n, runner: t}) {
   if (null === e) return "unknown";
   try {
    return await n.cameByMail(e) ? "mail" : null;
   } catch (e) {
    return t.warning(`Could not read whether the comment came by e-mail: ${(0, l.fI)((0, 
    l.wz)(e))}`), "unknown";
   }
  }
  async function isPermitted(e, {settings: n, repository: t}) {
   return (await (0, o.G)(e, n, t)).permitted;
  }
  function isSame(e, n) {
   return null !== e.id && [ "id", "login", "bot", "viaApp" ].every(t => e[t] === n[t]);
  }
 }),
 7525: ((e, n, t) => {
  t.d(n, {
   U: () => resume
  });
  var r = t(2912), o = t(943), s = t(8728), i = t(2653), a = t(2107), u = t(3789), l = t(9979), c = t(9851), d = t(491), m = t(7767), f = t(4865);
  const h = "A status comment in this thread can't be read, because it was edited or another version wrote it.";
  async function resume(e, n, t) {
   if ("report-not-created" === n.kind) return (0, f.K1)(e, {
    ...(0, i.nl)(o.fB),
    kept: !0
   });
   if ("follow" === n.kind || "report-end" === n.kind) {
    const o = {
     ...(0, f.Jb)(e, n.jobId),
     resumed: !0
    };
    return "report-end" === n.kind ? async function(e, n, t) {
     (0, a.v6)(n.jobId, t);
     const o = await async function({page: e, base: n}, {jobId: t, outcome: o}, s) {
      const u = (0, c.WQ)(s), d = e.comment?.marker ?? null;
      if (null !== d && (0, r.cW)(d, s.clock.now())) {
       const e = await s.service.readJob(t, s.runner.cancelled), n = "job" === e.kind ? (0, 
       l.ip)(e.job, s) : null;
       if (null !== n) return n;
      }
      const m = (0, i.uQ)({
       outcome: o,
       pullRequest: d?.pullRequest ?? null
      }, u), {view: f} = m;
      if ("pull-request" !== o || "finished" !== f.state || null !== f.link) return m;
      const h = await (0, a.Op)({
       jobId: t,
       known: null,
       patienceMs: 0,
       endBelievedFrom: (0, r.MI)(n)
      }, s);
      return "final" !== h.kind || null === h.job.prLink ? m : (0, i.af)(h, {
       waitedMinutes: null,
       links: u
      });
     }(e, n, t);
     if (!(0, f.L7)(e.page, o.view)) return (0, f.K1)(e, o);
     const s = e.page.comment?.marker, d = void 0 === s || null !== o.job ? o : await (0, 
     u.qF)(o, s, t);
     return (0, f.K1)(e, {
      ...d,
      kept: !0
     });
    }(o, n, t) : (t.runner.info(`Following the existing job ${n.jobId}; nothing is started.`), 
    (0, f.K1)(o, (0, i.Cc)(null)));
   }
   const p = {
    ...e,
    resumed: "unknown" === n.kind
   };
   if ("unknown" === n.kind && n.settled) {
    const e = null === p.page.comment ? h : o.VH;
    return (0, f.K1)(p, {
     ...(0, i.eq)(e),
     kept: !0
    });
   }
   const w = await (0, d.wF)((0, m.Ws)(e.page, t.repository), "Could not read the status comment", t.runner);
   if (null === w) return (0, f.K1)(p, (0, i.eq)(o.SD));
   const k = {
    ...p,
    page: w
   }, g = (0, r.jf)(w.comment.marker);
   return "wait" === g.kind ? (await (0, s.bD)(w.comment, t), (0, f.K1)(k, (0, i.nl)(o.Ut))) : "unknown" !== g.kind || g.settled ? resume(k, g, t) : (0, 
   f.K1)(k, (0, i.eq)(o.SD));
  }
 }),
 8390: ((e, n, t) => {
  t.d(n, {
   G: () => findRetry,
   I: () => claimFailed
  });
  var r = t(2912), o = t(2615), s = t(11), i = t(943), a = t(4845), u = t(8728), l = t(425), c = t(7052), d = t(2653), m = t(3630), f = t(5054), h = t(4865);
  async function findRetry({intent: e, own: n, comments: t}, a) {
   const {command: u} = a.settings, d = function({marked: e, unreadable: n}, t) {
    const o = (0, r.H)(inOrder(e));
    if (n.some(({createdAt: e}) => null === o || e > o.createdAt)) return (0, c.J5)(i.JK.unreadable);
    if (null === o) return (0, c.J5)(i.JK["no-job"]);
    const s = ofInstruction(o, e).map(({marker: e}) => (0, i.fK)(e, t)).find(e => null !== e);
    return void 0 === s ? o : (0, c.J5)(s);
   }((0, l.SB)(n, e, t), u);
   if ("refused" === d.kind) return d;
   const {trigger: h, instructionComment: p, request: w, jobId: k, pullRequest: g, group: b} = d.marker;
   if ("run" === h.kind) return (0, c.J5)((0, s.W)(d.marker, u));
   if (null === p) return (0, c.J5)(i.JK.unnamed);
   const y = t.find(e => (0, o.Go)(e, p)), v = {
    thread: e.thread.number,
    permitted: e.comment.author,
    listed: y
   }, j = await (0, f.dx)(p, d.marker, v, a);
   if ("read" !== j.kind) return (0, c.J5)(i.JK[j.kind]);
   const $ = "message" === w && void 0 === b, I = $ || null !== j.command.to ? m.qY : null, q = $ && null !== k ? (0, 
   c.nF)(k, g) : I;
   return {
    kind: "instruction",
    text: j.command.text,
    cut: j.cut,
    place: j.comment.place,
    instructionComment: p,
    to: q,
    failed: d
   };
  }
  async function claimFailed(e, n, t) {
   const {failed: s} = n;
   try {
    const {created: e} = await (0, u.B7)(s, (0, r.xV)(s.marker), t, {
     unclear: ""
    });
    if (e) return null;
   } catch (n) {
    return (0, h.eE)(e, t.runner.cancelled.aborted ? i.yv : (0, a.wz)(n));
   }
   const c = function(e) {
    const n = e.filter(({marker: e}) => "not-created" !== e.state), t = n.filter(({marker: e}) => null !== e.jobId);
    return t.length > 0 ? (0, r.H)(t) : n.length > 1 ? null : (0, r.H)(1 === n.length ? n : e);
   }(await async function({failed: e, intent: n}, t, r) {
    const {ours: s, comment: i} = t, {own: a} = await (0, l.nj)(n, "everywhere", r, s.login), u = inOrder(ofInstruction(e, a.marked)), c = u.slice(u.findIndex(n => (0, 
    o.Go)(n, e)) + 1);
    return c.filter(e => !(0, o.Go)(e, i));
   }(n, e.page, t).catch(() => []));
   if (null === c) return (0, h.K1)(e, (0, d.nl)(i.Mt, {
    answered: "taken"
   }));
   const m = (0, d.nl)((0, i.MQ)(c.url), {
    answered: "taken",
    takenBy: c.url
   });
   return (0, h.K1)(e, m);
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
 1868: ((e, n, t) => {
  t.d(n, {
   t: () => send
  });
  var r = t(2912), o = t(943), s = t(4845), i = t(8311), a = t(8728), u = t(2653), l = t(3630), c = t(2107), d = t(9851), m = t(3114), f = t(2538), h = t(5231), p = t(7767), w = t(4865), k = t(8390);
  async function send(e, n) {
   const t = null === e.repeats ? null : await (0, k.I)(e, e.repeats, n);
   if (null !== t) return t;
   const {order: r} = e;
   if ("job" === r.kind) return requestJob(e, n);
   const {into: s, pull: a} = r, u = {
    ...e,
    order: r
   };
   if (null === s) return async function(e, n) {
    const {job: t, reading: r, pull: s} = e.order, fault = n => (0, w.eE)(e, {
     message: n,
     hint: ""
    }), busy = n => declined(e, {
     message: n,
     hint: o.Vj
    }), ended = t => declined(e, o.Ap(t, n.settings.command)), a = whyTooLate(e, n);
    if (null !== a) return (0, w.eE)(e, a);
    if (null === r) return fault(o.qB.unread);
    if ("missing" === r.kind) return ended(r.problem.message);
    if ("refused" === r.kind) return (0, w.eE)(e, r.problem);
    if ("failed" === r.kind) return fault(`The service did not show the job that it is for: ${r.problem.message}`);
    const u = (0, d.uM)(t.pullRequest, n), l = await (0, d.T)(r.job, u, n);
    if ("unread" === l) return fault(o.qB.unread);
    if ("none-yet" === l) return busy(o.Ot);
    if (null === u) return ended(o.kI);
    if ("this" !== l) return ended(o.qB[l]);
    if ("failed" === s?.kind) return fault(s.error.message);
    if ("shown" === s?.kind && "open" !== s.pull.state) return ended(`#${u.number} is ${s.pull.state}.`);
    if ((0, i.UG)(r.job)) return busy(o.yS);
    const c = await deliver(e, n);
    return "kind" in c ? "busy" === c.kind ? "archived" === r.job.status ? ended(o.Ts) : busy(c.problem.message) : "not-continuable" === c.kind ? ended(c.problem.message) : (0, 
    w.eE)(e, c.problem) : c;
   }(u, n);
   const l = {
    into: s,
    began: n.clock.monotonic()
   };
   return null === a ? waitForTurn(u, l, 0, n) : sendIfOpen(u, l, a, n);
  }
  function whyTooLate({base: e}, {runner: n, clock: t}) {
   return n.cancelled.aborted ? o.yv : t.now() - Date.parse(e.askedAt) > r.AB ? o.wY : null;
  }
  function declined(e, n) {
   return (0, w.K1)(e, (0, u.nl)(n, {
    answered: !0
   }));
  }
  async function deliver(e, n) {
   const {runner: t, service: r, clock: o} = n, s = whyTooLate(e, n);
   if (null !== s) return (0, w.eE)(e, s);
   const {order: i} = e, {text: a} = i.prompt, l = "job" === i.kind;
   t.output("result", "unknown-start");
   const c = l ? await r.createJob(a, t.cancelled) : await r.sendMessage(i.job.jobId, a, t.cancelled);
   if ("unknown" === c.kind) {
    const n = l ? "request" : "message";
    return (0, w.K1)(e, (0, u.eq)(`The service never confirmed the ${n}: ${c.evidence}`));
   }
   if ("created" === c.kind || "sent" === c.kind) {
    const n = l ? c.job.id : i.job.jobId;
    t.info(`The job ${n} ${l ? "has started" : "accepted the message"}.`);
    const r = l ? {} : {
     sentAt: new Date(o.now()).toISOString()
    };
    return (0, w.K1)((0, w.Jb)({
     ...e,
     base: {
      ...e.base,
      ...r
     }
    }, n), (0, u.Cc)(c.job));
   }
   return l || t.output("result", "not-created"), c;
  }
  async function requestJob(e, n) {
   const t = await deliver(e, n);
   return "kind" in t ? (0, w.eE)(e, t.problem) : t;
  }
  async function sendIfOpen(e, n, t, r) {
   const {clock: s} = r, {link: i, seenAt: a} = n.into, {order: u} = e, c = (0, l.Uo)(t, i, r);
   if ("string" != typeof c) return startAlone(e, n, c, r);
   const m = s.monotonic() - a > d.Ti ? await (0, l.OB)(await (0, d.EG)(u.job.jobId, r), i, r) : null;
   if (null !== m) return startAlone(e, n, m, r);
   const f = (0, w.Sj)(e, {
    ...u,
    job: {
     ...u.job,
     head: c
    }
   }), p = await deliver(f, r);
   return "kind" in p ? "busy" === p.kind ? waitForTurn(f, n, (0, h.cr)(s.monotonic() - n.began), r) : "not-sent" === p.kind && !0 !== p.malformed ? (0, 
   w.eE)(f, p.problem) : startAlone(f, n, o.xx(`the job of pull request ${i.number} accepted no message`, p.problem), r) : p;
  }
  async function waitForTurn(e, n, t, s) {
   const {clock: i, runner: a} = s, {link: m} = n.into, left = () => n.began + (0, 
   w.Hw)(s) - i.monotonic();
   if (left() <= 0) return startAlone(e, n, o.C4(m), s);
   const f = i.now() + left() + r.b3, h = await (0, p.WU)((0, w.VI)({
    ...e,
    stage: (0, u.b7)(m.number)
   }, f), s);
   if ("overtaken" === h.page.written) return (0, w.eE)(h, o.Rj);
   a.info(`Waiting until the agent has finished with pull request ${m.number}.`), await i.sleep(Math.max(0, Math.min(t, left())), a.cancelled);
   const {jobId: k} = h.order.job, g = await (0, c.Op)({
    jobId: k,
    known: null,
    patienceMs: Math.max(0, left())
   }, s);
   if ("cancelled" === g.kind) return (0, w.eE)(h, o.yv);
   const b = "lost" === g.kind || "deadline" === g.kind && null !== g.silence ? o.OR(m, "lost" === g.kind ? g.problem : null) : o.C4(m), y = "final" === g.kind ? await (0, 
   l.OB)({
    kind: "job",
    job: g.job
   }, m, s) : b;
   if (null !== y) return startAlone(h, n, y, s);
   const v = i.monotonic(), j = await restart(h, s);
   return isSent(j) ? j : sendIfOpen(j, {
    ...n,
    into: {
     ...n.into,
     seenAt: v
    }
   }, await (0, d.EP)(m, s), s);
  }
  async function startAlone(e, {into: n}, t, r) {
   const {runner: s} = r;
   if (s.cancelled.aborted) return (0, w.eE)(e, o.yv);
   s.info(null === t.reason ? t.sentence : `${t.sentence} ${t.reason}`);
   const i = await restart((0, w.Sj)(e, (0, f.wc)(n.alone, t)), r);
   return isSent(i) ? i : requestJob(i, r);
  }
  async function restart(e, n) {
   const {runner: t, clock: r} = n, {comment: i, attempted: l} = e.page, c = "waiting" === i?.marker.state || "waiting" === l?.state, d = null === e.causedBy ? "step" : "comment";
   let f = e;
   try {
    c && (f = await (0, a.uG)(e, n));
   } catch (n) {
    const r = (0, s.wz)(n);
    return "unavailable" === r.failure ? declined(e, o.W3(r, d)) : (0, w.eE)(e, t.cancelled.aborted ? o.yv : r);
   }
   if (null === f) return declined(e, o.rH(d));
   const h = {
    ...f.base,
    askedAt: new Date(r.now()).toISOString()
   }, k = await (0, p.g1)((0, w.VI)({
    ...f,
    base: h,
    stage: u.xo
   }, (0, w.Bz)(n)), n);
   return (0, m.Cs)(k, n), "yes" === k.page.written ? k : (0, w.eE)(k, (0, p.g5)(k.page) ?? o.Rj);
  }
  function isSent(e) {
   return e.stage !== u.xo;
  }
 }),
 4510: ((e, n, t) => {
  t.d(n, {
   BK: () => helpText,
   MO: () => stateList,
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
  function stateLine({marker: e, url: n, body: t, link: r, seen: o, said: s}, c) {
   const d = Date.parse(e.askedAt), m = `${(0, u.Xu)(e)}${"unreadable" === o ? " when last seen" : ""}`, f = "running" === o ? `Still running, ${(0, 
   a.vk)(c - d)}` : m, h = null === r ? "" : `, ${pullRequestName(r)}`, p = (0, l.Ke)(t), w = null === p ? "" : `: ${(0, 
   i.SS)(p, {
    longest: 100
   })}`, k = null === s ? "" : ` (${(0, i.SS)(s, {
    longest: 400
   })})`;
   return `- [${f}](${n})${h}, requested ${(0, a.Vc)(d)}${w}${k}`;
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
  function endNotice({outcome: e, link: n, reason: t, request: r, update: o}, s) {
   const {notice: a = ""} = (0, u.tu)({
    end: e,
    request: r,
    update: o
   }), l = "pull-request" === e && "job" === r && null === n ? "The documentation agent made a pull request." : a, c = null === n ? "its pull request" : pullRequestName(n), d = "failed" === e && t ? ` The service says: ${(0, 
   i.SS)(t, {
    longest: 400
   })}.` : "";
   return `${l.replace("%", () => c)}${d} [Details](${s})`;
  }
 }),
 571: ((e, n, t) => {
  t.d(n, {
   ML: () => dryRunOfAnswer,
   PA: () => dryRun,
   U0: () => usageLine,
   qE: () => renderJobSummary,
   v2: () => dryRunOfResumed
  });
  var r = t(5219), o = t(3776), s = t(4164);
  function renderJobSummary(e) {
   const {headline: n, problem: t, link: o = null, outdated: s, prompt: i, notes: a} = e;
   return (0, r.qN)([ `### Documentation job: ${n}`, null === o ? "" : `**[Pull request ${o.number} in ${(0, 
   r.SS)(o.repository)}](${o.url})**`, null === t ? "" : exactly(t), null === s ? "" : outdatedText(s), facts(e), 0 === a.length ? "" : `Notes:\n\n${(0, 
   r.TL)(a.join("\n"), {
    exact: !0
   })}`, null === i ? "" : (0, r.zH)("Exact prompt", (0, r.TL)(i, {
    exact: !0
   })) ]);
  }
  function exactly({message: e, hint: n}) {
   return (0, r.TL)(`${e}\n${n}`.trimEnd(), {
    exact: !0
   });
  }
  function outdatedText({problem: e, command: n, ...t}) {
   const r = ` Once that is fixed, \`${n} status\` or a run with \`mode: settle\` updates it.`, o = "started" === t.state ? r : "";
   return `**The status comment could not be updated**, so it may still say "${(0, 
   s.Xu)(t)}". This summary shows the state that the run saw last.${o}\n\n${exactly(e)}`;
  }
  function facts({jobId: e, job: n, durationSeconds: t, commentUrl: s, unlinked: i, usage: a}) {
   return [ e && `- Job: ${(0, r.SS)(e)}`, n && `- Status: ${(0, r.SS)(n.reportedStatus ?? "unknown")}`, n?.repository && `- Source: ${(0, 
   r.SS)(n.repository)}${n.ref ? ` at ${(0, r.SS)(n.ref)}` : ""}`, n?.model && `- Model: ${(0, 
   r.SS)(n.model)}`, "number" == typeof t && `- Duration: ${(0, o.p0)(1e3 * t)}`, i && `- Pull request, not linked because ${i.reason}: ${(0, 
   r.SS)(i.text)}`, a && `- Budget: ${a}`, s && `- [Status comment](${s})` ].filter(e => e).join("\n");
  }
  function usageLine(e, n) {
   return e && `${e.cut ? "At least " : ""}${e.used + n} of ${e.limit} jobs today`;
  }
  function dryRun(e, n) {
   const {kind: t, prompt: r} = e, o = "follow" === t ? e.jobId : "message" === t ? e.job.jobId : null;
   return {
    kind: "dry-run",
    sentence: `A dry run: ${null === o ? "a job would be started" : `the job ${o} would ${"follow" === t ? "be followed" : "get a follow-up"}`}.`,
    summary: renderJobSummary({
     headline: "dry run, nothing was started",
     problem: null,
     jobId: o,
     unlinked: null,
     outdated: null,
     prompt: r?.text ?? null,
     notes: r?.notes ?? [],
     usage: usageLine(n, 0)
    })
   };
  }
  function dryRunOfResumed(e) {
   const n = "jobId" in e ? e.jobId : "", t = `A dry run: ${i[e.kind].replace("%", () => n)}`;
   return {
    kind: "dry-run",
    sentence: t,
    summary: summaryOf(t)
   };
  }
  const i = {
   follow: "the job % of an earlier attempt would be followed.",
   "report-end": "the end of the job % would be reported again.",
   "report-not-created": "nothing would start, and the failure of an earlier attempt would be reported again.",
   wait: "nothing would start, because an earlier attempt sent nothing.",
   unknown: "nothing would start, because an earlier attempt may have started a job."
  };
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