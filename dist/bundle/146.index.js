"use strict";

exports.id = 146, exports.ids = [ 146 ], exports.modules = {
 7213: ((e, n, t) => {
  t.d(n, {
   W3: () => readComment,
   Z: () => usedOf,
   lE: () => firstParagraph
  });
  var r = t(1916), o = t(7423), s = t(5074), i = t(860), a = t(190);
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
   const t = findCommand(e, n)?.written;
   if (void 0 === t) return null;
   const r = t.findIndex(e => isEmpty(e) || isQuoted(e)), [o, s] = r < 0 ? [ t, [] ] : [ t.slice(0, r), t.slice(r) ];
   return {
    text: o.join("\n"),
    isFollowed: !s.every(isEmpty)
   };
  }
  function readCommand(e, n) {
   const t = findCommand(e, n);
   if (null === t) return null;
   const {written: r, length: l} = t, [p = ""] = r, f = p.replace(new RegExp(`^(?:${a.PR}*.){${l}}(?:${a.PR}|\\s)*`, "u"), "");
   return /[:,]/.test((0, a.zG)(p).charAt(l)) ? function(e, [, ...n]) {
    return [ e.slice(1), ...n ].every(isBlank) ? null : {
     kind: "slip",
     about: "sign",
     words: (0, a.zG)(e).trimEnd(),
     nearest: "…"
    };
   }(f, r) : function(e, n) {
    const t = function(e) {
     const [n, t = ""] = e.split(/\s+(.*)/s), r = i.tX.find(e => e.name === n);
     if (void 0 === r || " …" === r.takes) return null;
     if ("" === r.takes) return "" === t ? {
      kind: r.name
     } : null;
     if ("" === t) return {
      kind: r.name,
      period: null
     };
     const s = (0, o.e0)(t);
     return "value" in s ? {
      kind: r.name,
      period: s.value
     } : null;
    }((0, a.zG)(e).trim().toLowerCase());
    if ("retry" === t?.kind && n.slice(1).some(e => !(isBlank(e) || isQuoted(e)))) return {
     kind: "slip",
     about: "text",
     words: e.trim(),
     nearest: "retry"
    };
    if (null !== t) return t;
    const {to: r, text: l} = function(e) {
     const [n = "", t = ""] = e.split(h), r = (0, a.zG)(n).toLowerCase();
     for (const e of i.tX) if (" …" === e.takes && e.name === r) return {
      to: e.name,
      text: t
     };
     return {
      to: null,
      text: e
     };
    }(e), p = n.with(0, l), f = p.findIndex(e => !isBlank(e));
    if (f < 0) return {
     kind: "help"
    };
    const w = p.findLastIndex(e => !isBlank(e)), g = null === r ? function(e, n) {
     const t = (0, a.zG)(e).trim(), r = t.split(/\s+/).flatMap(e => /^please[,.!]*$/i.test(e) ? [] : e.toLowerCase()), [o = "", l = ""] = r, slip = (e, n) => ({
      kind: "slip",
      about: e,
      words: t,
      nearest: n
     });
     if (i.Vy.some(e => o.startsWith(e) && /^[.!?,]*$/.test(o.slice(e.length))) && r.length <= (n ? 3 : 1)) return slip("cancel", "status");
     if (r.length <= 1) {
      const e = nearest(o, m, 1);
      if (void 0 !== e) return slip("name", e);
      const r = o.replace(u, ""), s = "" !== t && (/^[a-z]*$/.test(r) || !/[\p{L}\p{N}]/u.test(r));
      return n && s ? slip("word", nearest(r, d, c) ?? "…") : null;
     }
     if (2 !== r.length) return null;
     if ("report" === o) {
      const e = nearest(l, s.nR, c);
      return n || void 0 !== e ? slip(e === l ? "name" : "period", e ? `report ${e}` : "report") : null;
     }
     const h = n ? nearest(o, m, 1) : void 0;
     return void 0 === h || h === o ? null : slip("name", h);
    }(p[f] ?? "", f === w) : null, b = p.slice(f, w + 1).join("\n");
    return g ?? {
     kind: "instruction",
     to: r,
     text: b.trimEnd()
    };
   }(f, r);
  }
  function findCommand(e, n) {
   const t = e.replace(/^\uFEFF/, "").split(/\r\n?|\n/), r = new RegExp(`^ {0,3}${RegExp.escape(n)}(?=[:,\\s]|$)`, "i"), o = function(e) {
    const n = e.findIndex(e => !isBlank(e) && !isQuoted(e)), t = e.slice(0, Math.max(n, 0)), r = t.findLastIndex(isQuoted);
    return r >= 0 && !t.slice(r).some(isMarkdownBlank) ? e.length : n;
   }(t), [s] = r.exec((0, a.zG)(t[o] ?? "")) ?? [];
   return void 0 === s ? null : {
    written: t.slice(o),
    length: s.length
   };
  }
  const l = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u.source, u = new RegExp(`^${l}+|(?<!${l})${l}+$`, "gu"), c = 2, d = i.tX.map(({name: e}) => e), m = d.filter(e => e.length >= 5);
  function nearest(e, n, t) {
   const edits = n => function(e, n) {
    const t = [ ...n ].findIndex((n, t) => n !== e[t]);
    return t >= 0 && e === `${n.slice(0, t)}${n[t + 1] ?? ""}${n[t] ?? ""}${n.slice(t + 2)}`;
   }(e, n) ? 1 : (0, r.Io)(e, n);
   return n.filter(n => Math.abs(e.length - n.length) <= t && edits(n) <= t).toSorted((e, n) => edits(e) - edits(n))[0];
  }
  const h = /[^\S\uFEFF]+(.*)/s, isQuoted = e => /^ {0,3}>/.test(e), isBlank = e => "" === (0, 
  a.zG)(e).trim(), isMarkdownBlank = e => /^[ \t]*$/.test(e), isEmpty = e => /^(?:\s|&nbsp;|<br ?\/?>)*$/i.test((0, 
  a.zG)(e));
 }),
 5898: ((e, n, t) => {
  t.d(n, {
   G: () => authorize,
   R: () => gateOf
  });
  const r = new Set([ "push", "schedule", "workflow_dispatch", "repository_dispatch", "release", "create", "delete", "merge_group", "page_build", "public", "registry_package" ]), o = new Set([ "check_run", "check_suite", "status" ]);
  function gateOf({name: e, sender: n, workflowRun: t}, s) {
   return r.has(e) ? {
    kind: "open"
   } : "workflow_run" === e ? function(e, n, t) {
    return null !== e && e.ofThisRepository ? r.has(e.event) ? {
     kind: "open"
    } : peopleGate([ n, ...e.people ], t) : {
     kind: "closed",
     problem: {
      message: 'The "workflow_run" event is about a run for a fork, or does not name its repositories.',
      hint: "Jobs are started only after runs for this repository's own branches."
     }
    };
   }(t, n, s) : o.has(e) ? "none" === s ? {
    kind: "open"
   } : {
    kind: "closed",
    problem: {
     message: `A "${e}" event doesn't say whose change caused it, so no permission can be checked.`,
     hint: "Use another event, or set `permission: none` if anyone may start jobs."
    }
   } : peopleGate([ n ], s);
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
  const s = [ "none", "read", "triage", "write", "maintain", "admin" ];
  async function authorize(e, {permission: n, allowedUsers: t, allowedBots: r}, o) {
   const {id: i, login: a, bot: l} = e, u = a.toLowerCase(), c = function({login: e, bot: n, viaApp: t}) {
    const r = null === t ? [] : [ `${t}[bot]` ];
    return n ? [ ...r.filter(n => n.toLowerCase() !== e.toLowerCase()), e ] : r;
   }(e).filter(e => !r.includes(e.toLowerCase()));
   if (c.length > 0) return {
    permitted: !1,
    reason: "bot",
    sentence: whyNoBot(e, c)
   };
   const d = null !== i && t.includes(String(i)), m = !/^\d+$/.test(u) && t.includes(u);
   if (l || d || m || "none" === n) return {
    permitted: !0,
    mayWrite: !1
   };
   const h = await o.permissionOf(a);
   if (null !== i && null !== h.userId && h.userId !== i) return {
    permitted: !1,
    reason: "not-permitted",
    sentence: `The account ${a} is no longer the one that wrote the request.`
   };
   const p = function({permission: e, role: n}) {
    return "write" === e && "maintain" === n ? "maintain" : "read" === e && "triage" === n ? "triage" : e;
   }(h), isAtLeast = e => s.indexOf(p) >= s.indexOf(e);
   return isAtLeast(n) ? {
    permitted: !0,
    mayWrite: isAtLeast("write")
   } : {
    permitted: !1,
    reason: "not-permitted",
    sentence: `${a} has the permission "${p}" in this repository; starting a job needs "${n}".`
   };
  }
  function whyNoBot({login: e, bot: n, viaApp: t}, r) {
   return "" === t ? `${e} wrote through an app that GitHub doesn't name, so \`allowed-bots\` can't list it.` : `${n ? `${e} is a bot` : `${e} wrote through the app "${t}"`}. To let it start jobs, add ${r.map(e => `\`${e}\``).join(" and ")} to \`allowed-bots\`.`;
  }
 }),
 8401: ((e, n, t) => {
  t.d(n, {
   G: () => b,
   j: () => readEvent
  });
  var r = t(7934), o = t(860), s = t(4845);
  const i = r.FsL(r.Ikc({
   id: r.aig(),
   login: r.YjP(),
   type: r.lqM(r.YjP())
  }), r.pdi(({id: e, login: n, type: t}) => ({
   id: e,
   login: n,
   bot: "Bot" === t || n.endsWith("[bot]"),
   viaApp: null
  }))), a = r.FsL(r.Ikc({
   slug: r.NpB(r.YjP(), "")
  }), r.pdi(({slug: e}) => e)), l = r.FsL(r.YjP(), r.yGV(/^(?!0+$)[0-9a-f]{40,64}$/)), u = r.NpB(r.cl6(r.YjP(), null), null), c = r.NpB(r.cl6(r.FsL(r.YjP(), r.yhX()), null), null), d = r.FsL(r.aig(), r.Y2b(), r.Wwf(1)), m = r.Ikc({
   ref: r.YjP(),
   sha: r.NpB(r.cl6(l, null), null),
   repo: r.cl6(r.Ikc({
    full_name: r.YjP()
   }))
  }), h = {
   number: r.FsL(r.aig(), r.ndf(), r.Wwf(1)),
   title: r.YjP(),
   body: r.cl6(r.YjP(), ""),
   user: r.cl6(r.Ikc({
    login: r.YjP()
   }), {
    login: "ghost"
   }),
   html_url: r.YjP(),
   created_at: c
  }, p = r.Ikc({
   id: d,
   node_id: u,
   body: r.cl6(r.YjP(), ""),
   user: r.cl6(i, {
    id: 10137,
    login: "ghost"
   }),
   html_url: r.YjP(),
   created_at: c,
   author_association: r.cl6(r.YjP(), ""),
   path: r.cl6(r.YjP(), null),
   line: r.cl6(r.aig(), null),
   diff_hunk: r.cl6(r.YjP(), ""),
   performed_via_github_app: r.cl6(a, null),
   in_reply_to_id: r.cl6(d)
  }), f = r.cl6(r.Ikc({
   id: r.aig()
  }), null), w = r.Ikc({
   event: r.YjP(),
   repository: f,
   head_repository: f,
   actor: r.cl6(i, null),
   triggering_actor: r.cl6(i, null)
  }), g = r.Ikc({
   action: r.cl6(r.YjP(), null),
   sender: r.cl6(i, null),
   issue: r.cl6(r.Ikc({
    ...h,
    pull_request: r.lqM(r.L5J())
   })),
   pull_request: r.cl6(r.Ikc({
    ...h,
    base: m,
    head: m,
    merged_at: r.cl6(r.YjP())
   })),
   comment: r.cl6(p, null),
   workflow_run: r.cl6(w),
   repository: r.NpB(r.cl6(r.Ikc({
    fork: r.cl6(r.zMY(), !1),
    default_branch: u
   }), null), null),
   before: r.NpB(r.cl6(l, null), null),
   after: r.cl6(r.YjP()),
   ref: u
  }), b = "GITHUB_EVENT_PATH must point to the file that the runner wrote; no step may change it.";
  function readEvent(e) {
   const {eventName: n, payload: t, repository: i} = e, a = r.xLC(g, t, {
    abortEarly: !0
   });
   if (!a.success) {
    const [e] = a.issues, t = `The event file is not a "${n}" event: ${[ "event", r.BuJ(e) ].filter(e => null !== e).join(".")}: ${e.message}`;
    throw new s.dz([ {
     message: t,
     hint: b
    } ]);
   }
   const l = a.output, {action: u, sender: c, comment: d, pull_request: m, workflow_run: h} = l, p = !!m && m.head.repo?.full_name.toLowerCase() !== i.toLowerCase();
   return {
    name: n,
    action: u,
    sender: c && {
     ...c,
     viaApp: d?.performed_via_github_app ?? null
    },
    thread: readThread(l),
    comment: d && (0, o.Kx)(n) ? readComment(n, d) : null,
    push: "push" === n ? readPush(l) : null,
    workflowRun: "workflow_run" === n && h ? readRun(h, e.repositoryId) : null,
    withoutSecrets: p || [ e.actor, c?.login ].includes("dependabot[bot]"),
    inFork: l.repository?.fork ?? !1
   };
  }
  function readPush({before: e, after: n, ref: t, repository: r}) {
   if (!n || /^0+$/.test(n)) return null;
   const o = /^refs\/heads\/(.+)$/s.exec(t ?? "")?.[1] ?? null;
   return {
    sha: n,
    before: e ?? (null !== o && o !== r?.default_branch ? r?.default_branch ?? null : null),
    branch: o
   };
  }
  function readRun(e, n) {
   const {event: t, repository: r, head_repository: o, actor: s, triggering_actor: i} = e;
   return {
    event: t,
    ofThisRepository: null !== n && r?.id === n && o?.id === n,
    people: [ s, i ]
   };
  }
  function readComment(e, n) {
   const {id: t, node_id: r, body: o, user: s, html_url: i, created_at: a, author_association: l, path: u, line: c, diff_hunk: d} = n, m = "issue_comment" === e ? "issue-comment" : "review-comment", h = null === u ? null : {
    path: u,
    line: c,
    hunk: d
   };
   return {
    kind: m,
    id: t,
    nodeId: r,
    body: o,
    author: {
     ...s,
     viaApp: n.performed_via_github_app
    },
    url: i,
    createdAt: a,
    association: l,
    place: h,
    review: "review-comment" === m ? n.in_reply_to_id ?? t : null
   };
  }
  function readThread({issue: e, pull_request: n}) {
   const t = n ?? e;
   if (!t) return null;
   const {number: r, title: o, body: s, user: i, html_url: a, created_at: l} = t;
   return {
    kind: n || e?.pull_request ? "pull-request" : "issue",
    number: r,
    title: o,
    body: s,
    author: i.login,
    url: a,
    isMerged: Boolean(n?.merged_at),
    ...null === l ? {} : {
     createdAt: l
    },
    base: n?.base.ref ?? null,
    head: n?.head.ref ?? null,
    headSha: n?.head.sha ?? null
   };
  }
 }),
 1975: ((e, n, t) => {
  t.d(n, {
   $S: () => decideIntent,
   JP: () => skipWithoutSecrets,
   _n: () => problemsIn,
   y7: () => describeIntent
  });
  var r = t(860), o = t(4845), s = t(5898), i = t(8401), a = t(7108);
  const l = [ "command", "permission", "allowed-users", "allowed-bots", "github-token", "dry-run" ];
  function decideIntent(e, n, t) {
   const i = new Set(t.map(({input: e}) => e)), a = "" !== e.apiKey || i.has("api-key") ? null : skipWithoutSecrets(e, n);
   if (null !== a && ("" === e.agent || "report" === e.mode)) return a;
   const {mode: u, prompt: d, promptFile: m, jobId: h} = e, p = Object.entries({
    prompt: d,
    "prompt-file": m,
    "job-id": h
   }).filter(([e, n]) => "" !== n || i.has(e)).map(([e]) => e), f = "auto" === u ? (0, 
   r.U3)(n.name, p.length > 0) ?? "auto" : u, w = [ ...t, ...missing(f, e, i), ..."auto" !== f || i.has("mode") ? [] : [ c ], ...problemsOf(f, e, n, p) ];
   if ("doctor" === f) return {
    kind: "doctor",
    event: n,
    problems: w
   };
   if ("comment" === f && !l.some(e => i.has(e))) return function(e, n, t) {
    const {action: r, comment: s, thread: i, sender: a} = n;
    if (null === s || null === i || null === a) throw new o.dz(t);
    if ("created" !== r) return {
     kind: "skip",
     reason: "edited",
     sentence: `The comment was ${r ?? "not created"}: only new comments count.`
    };
    const l = sourceOf(e);
    return {
     kind: "comment",
     comment: s,
     thread: i,
     sender: a,
     standing: "existing" === l.kind || "prompt" === l.kind && "" === l.text ? null : l,
     context: "none" === e.context ? null : {
      kind: "thread",
      thread: i
     },
     problems: t
    };
   }(e, n, w);
   if (w.length > 0 || "auto" === f || "comment" === f) throw new o.dz(w);
   return "job" === f ? function(e, n) {
    const {thread: t} = e, {thread: r, push: o} = n, i = o && {
     kind: "push",
     sha: o.sha
    }, a = null === r ? i : {
     kind: "thread",
     thread: r
    };
    return {
     kind: "job",
     source: sourceOf(e),
     context: "none" === e.context ? null : a,
     thread: "auto" === t ? r?.number ?? null : "none" === t ? null : t,
     gate: (0, s.R)(n, e.permission),
     push: o
    };
   }(e, n) : {
    kind: f
   };
  }
  function skipWithoutSecrets({mode: e}, {withoutSecrets: n, inFork: t}) {
   if (!n && !t) return null;
   const r = `so there is no API key and nothing was ${"doctor" === e ? "checked" : "started"}.`;
   return {
    kind: "skip",
    reason: "no-secrets",
    sentence: n ? `GitHub passes no secrets to runs caused by a fork or Dependabot, ${r}` : `This repository is a fork, and GitHub copies neither secrets nor variables to forks, ${r} To use docs-agent here, add them to this repository; otherwise, disable the workflow.`
   };
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
  const u = {
   message: 'Mode "comment" needs a comment event of an issue or pull request.',
   hint: "Start the workflow on `issue_comment` or `pull_request_review_comment`."
  }, c = {
   message: 'There is nothing to do: none of the inputs "prompt", "prompt-file" and "job-id" is set, and the event is not a comment.',
   hint: `Set one of them for a job, or \`mode\` to one of ${r.Jc.join(", ")}.`
  }, d = [ [ "base-url", "baseUrl", "Add `base-url: https://…`, the address of your documentation service." ], [ "project-id", "projectId", "Add `project-id: …`; it is listed on the API keys page of the project." ], [ "api-key", "apiKey", "Store the admin API key as a secret of the repository and add `api-key: ${{ secrets.DOCS_AGENT_API_KEY }}`; a missing secret is empty." ] ];
  function missing(e, n, t) {
   const r = "" === n.agent && !t.has("agent");
   if (!r && "report" !== e) return [];
   const o = d.filter(([e, r]) => "" === n[r] && !t.has(e)), {agentEnv: s, agentHosts: i, agentPaths: a, isolation: l, docsRepository: u, docsRef: c} = n, m = {
    "agent-env": s,
    "agent-hosts": i,
    "agent-paths": a,
    isolation: l
   }, h = Object.entries({
    ...m,
    "docs-repository": u,
    "docs-ref": c
   }).filter(([e, n]) => n.length > 0 && "required" !== n || t.has(e)).map(([e]) => e);
   return "report" !== e && o.length * h.length > 0 ? [ {
    message: `Input "agent" is empty, but only an agent uses "${h.join('", "')}".`,
    hint: "Set `agent`, such as `agent: claude`; or for a service `base-url`, `project-id` and `api-key`."
   } ] : o.map(([e, , n]) => ({
    message: r ? `Input "${e}" is empty, but it is required.` : `Input "${e}" is empty, but mode "report" needs a service that counts visitors, also with "agent".`,
    hint: n
   }));
  }
  function* problemsOf(e, n, t, r) {
   if ("merged" === n.thread && "push" !== t.name) {
    const e = `Input "thread" is "merged", but the event is "${t.name}" and not "push".`;
    yield {
     message: e,
     hint: "Start the workflow on `push`, or set `thread` to auto."
    };
   }
   if (yield* misfits(e, n, r), "job" === e && "no-one-named" === (0, s.R)(t, n.permission).kind) {
    const e = `The "${t.name}" event doesn't say who caused it, so no permission can be checked.`;
    yield {
     message: e,
     hint: i.G
    };
   }
   const {comment: o, thread: a, sender: l} = t;
   "comment" !== e || null !== o && null !== a && null !== l || (yield u);
  }
  function problemsIn(e, n) {
   const {settings: t, problems: r} = (0, a.K)(n => e.get(n) ?? ""), o = [ "prompt", "prompt-file", "job-id" ].filter(n => e.get(n));
   return null === n ? r : [ ...misfits(n, t, o) ];
  }
  function* misfits(e, n, t) {
   if ("open" === n.pullRequest && !n.handover) {
    const e = 'Input "pull-request" is "open", but "handover" is "false": only hand-over comments show which pull request an earlier request has made.';
    yield {
     message: e,
     hint: "Remove `handover: false`, or set `pull-request` to new."
    };
   }
   const r = "comment" === e || "job" === e && !t.includes("job-id");
   if ("" !== n.agent && !n.wait && r) {
    const e = 'Input "wait" is "false", but "agent" is set: the agent runs in this step, so the step waits for it.';
    yield {
     message: e,
     hint: "Remove `wait: false`; `wait-minutes` limits the time."
    };
   }
   if ("job" === e && 1 !== t.length) {
    const e = `Mode "job" needs exactly one of the inputs "prompt", "prompt-file" and "job-id", but ${0 === t.length ? "none of them is set" : `${t.join(" and ")} are set`}.`;
    yield {
     message: e,
     hint: "Keep the one you need."
    };
   }
   if ("comment" === e && t.includes("job-id")) {
    const e = 'Mode "comment" takes its jobs from comments, but the input "job-id" is set.';
    yield {
     message: e,
     hint: "Remove `job-id`, or follow that job in a separate step with `mode: job`."
    };
   }
   if ("comment" === e && t.includes("prompt") && t.includes("prompt-file")) {
    const e = 'Both "prompt" and "prompt-file" are set; only one of them can hold the standing instructions.';
    yield {
     message: e,
     hint: "Remove one of them."
    };
   }
  }
  function describeIntent(e, n, t) {
   const {repository: r, eventName: o, runId: s, attempt: i} = t;
   return [ `Mode: ${e.kind}, because of the event "${o}" in ${r} (run ${s}, attempt ${i})`, ...describeAgent(n), ...partsOf(e, n), ...n.dryRun ? [ "Dry run: nothing is started or written" ] : [] ];
  }
  function partsOf(e, n) {
   const {permission: t, period: r, reportTo: o, trend: s, maxRequests: i, pagesRoot: a, evidence: l} = n, u = "open" === n.pullRequest ? [ "Pull request: the open one of earlier requests, if there is one" ] : [], c = n.wait ? `up to ${n.waitMinutes} minutes` : "no", {failOn: d} = n, m = d.length > 0 && !d.includes("failed") ? ", but no longer on: failed (`default` in `fail-on` keeps the usual results)" : "", h = `Waiting: ${c}; the step fails on: ${d.join(", ") || "no result"}${m}`;
   switch (e.kind) {
   case "job":
    {
     const {source: n, context: r, gate: o} = e, s = "existing" !== n.kind;
     return [ `Instruction: ${describeSource(n)}`, ...s ? [ `Context: ${describeContext(r)}` ] : [], ...describeThread(e), ...s ? u : [], `Permission: ${describeGate(o, t)}`, h ];
    }

   case "comment":
    {
     const {comment: r, standing: o, context: s} = e;
     return [ `Comment: ${r.url} by ${r.author.login}; the command is "${n.command}"`, `Standing instructions: ${null === o ? "none" : describeSource(o)}`, `Context: ${describeContext(s)}`, ...u, `Permission: "${t}"; claimed by the reaction ${n.claimReaction}`, h ];
    }

   case "settle":
    return [ "Threads: those with an unfinished status comment from the last 14 days" ];

   case "report":
    return [ `Period: ${r}, with the one before it and a trend of ${s} periods`, `Goes to: ${o.join(" and ")}; at most ${i} requests for figures`, "Earlier changes: " + ("" === a ? 'not judged ("pages-root" is not set)' : `pages under ${a}`), ...0 === l.length ? [] : [ `Readers' words: ${l.join(", ")}` ] ];

   case "doctor":
    return [ "Nothing is started or published" ];
   }
  }
  function describeAgent(e) {
   const {agent: n, agentEnv: t, agentHosts: r, agentPaths: o, isolation: s, docsRepository: i, docsRef: l, baseUrl: u, projectId: c} = e, d = `Service: project ${c} at ${u}`;
   if ("" === n) return [ d ];
   const listed = (e, n) => e.join(", ") || n;
   return [ `Agent: ${n.replace(/\s+/g, " ")} (isolation: ${s})`, `Its variables: ${listed(t, "the usual ones")}; more hosts: ${listed(r, "none")}; paths: ${listed(o, "all")}`, `Documentation: ${i || "this repository"}, ${"" === l ? "default branch" : `branch ${l}`}`, ...(0, 
   a.u)(e) ? [ `${d}, for reports` ] : [] ];
  }
  function describeSource(e) {
   return "existing" === e.kind ? `none; it follows the job ${e.jobId}` : "prompt" === e.kind ? `the input "prompt" (${e.text.length} characters)` : `the file ${e.path}`;
  }
  function describeContext(e) {
   return null === e ? "none" : "push" === e.kind ? `the push that ended at commit ${e.sha.slice(0, 12)}` : `${e.thread.kind} ${e.thread.number}`;
  }
  function describeThread({thread: e, source: n}) {
   const t = "existing" === n.kind;
   if (null === e) return t ? [] : [ "Status comment: none" ];
   const r = "merged" === e ? "in the merged pull request that contains the last commit" : `in thread ${e}`;
   return [ `Status comment: ${t ? `the job's ${r} gets the end` : r}${t || "merged" === e ? ", if there is one" : ""}` ];
  }
  function describeGate(e, n) {
   return "open" === e.kind ? "none" === n ? 'not checked: the input is "none"' : "not checked: only writers cause this event" : "people" !== e.kind ? "refused" : `${e.people.map(({login: e}) => e).join(", ")} ${1 === e.people.length ? "needs" : "need"} "${n}"`;
  }
 }),
 2146: ((e, n, t) => {
  t.d(n, {
   main: () => main
  });
  var r = t(136), o = t(8401), s = t(7108), i = t(1975), a = t(5458), l = t(1290), u = t(1761), c = t(6078), d = t(8877), m = t(4911), h = t(7094), p = t(7665);
  async function post(e, n, t) {
   const r = await (0, m.T1)(e, n, t), {ending: o, decoded: s, tries: i} = r;
   if ("value" === s?.kind) return {
    kind: "done",
    job: s.value
   };
   if ("failure" === o.kind && !o.sent) {
    const n = 1 === i ? "" : ` It was tried ${i} times.`;
    return {
     kind: "not-done",
     status: null,
     problem: {
      message: `The service was not reached: ${(0, m.X1)(r, e.redact)}${n}`,
      hint: (0, m.ik)(o)
     }
    };
   }
   const a = (0, p.Of)(n, r, e.redact);
   return "answer" === o.kind && null !== a ? {
    kind: "not-done",
    status: o.status,
    problem: a
   } : {
    kind: "unknown",
    evidence: (0, m.X1)(r, e.redact, !0)
   };
  }
  var f = t(5898), w = t(3950), g = t(8430), b = t(425), k = t(1993), y = t(2425), v = t(2615), j = t(943), $ = t(4845), I = t(2653);
  const q = [ 2e3, 5e3 ], O = 20, S = 5, x = 2, R = 10;
  async function readPush(e, n) {
   let r = null, o = [];
   try {
    r = await async function({before: e, sha: n}, {repository: t, runner: r}) {
     if (null === e) return null;
     try {
      const o = await t.pushedCommits(e, n);
      if (o?.commits.at(-1)?.sha === n) return o;
      r.info(j.GV.unlisted);
     } catch (e) {
      const n = (0, $.wz)(e);
      if ((0, $.WG)(n)) throw n;
      r.warning(`Could not list the pushed commits, so only the last one counts: ${(0, 
      $.fI)(n)}`);
     }
     return null;
    }(e, n);
    const s = await async function(e, n, t) {
     const {sha: r, branch: o} = e, {repository: s, clock: i, runner: a, settings: l} = t, u = n?.commits.map(e => e.sha) ?? [];
     for (let e = 0; ;e += 1) {
      const t = null === n ? null : await s.pullRequestsOfEach(u), c = null === t ? [ {
       sha: r,
       pulls: await s.pullRequestsOf(r)
      } ] : u.map((e, n) => ({
       sha: e,
       pulls: t[n] ?? []
      })), d = (c.at(-1)?.pulls.filter(({state: e}) => "merged" === e) ?? []).some(({base: e}) => "merged" !== l.thread || e === o), m = q[e];
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
    }(s, e, n);
    const i = pullsIn(o);
    i.length > O && n.runner.warning(j.GV.notAllSearched(i.length, O));
    const a = await async function(e, n) {
     if (0 === e.length) return [];
     const r = await async function(e, n) {
      const t = new Set(e.flatMap(e => jobOfBranch(e, n) ?? []));
      return new Map(await Promise.all([ ...t ].map(async e => [ e, await (0, y.EG)(e, n) ])));
     }(e, n), o = e.filter(e => "job" !== r.get(jobOfBranch(e, n) ?? "")?.kind), s = v.nO(await n.repository.viewer(), n), {marked: i, unnamed: a} = await async function(e, n, {repository: t}) {
      const r = [], o = [];
      await Promise.all(e.map(({number: e}) => (async e => {
       const s = await t.comments(e);
       r.push(...s.map(n => ({
        ...n,
        thread: e
       }))), null !== v.xi(s, n) && o.push(e);
      })(e)));
      const known = () => {
       const {marked: t} = v.D5(r, n), s = addressesIn(t);
       return {
        marked: t,
        unnamed: e.filter(e => !(({number: e, url: n}) => o.includes(e) || s.includes(n.toLowerCase()))(e))
       };
      }, s = {
       since: new Date(0).toISOString(),
       mostPages: R,
       withoutGaps: !0
      };
      for (const e of [ "issue-comment", "review-comment" ]) known().unnamed.length > 0 && r.push(...(await t.recentComments(e, s)).comments);
      return known();
     }(o, s, n), l = i.filter(({marker: {reserved: e}}) => !0 !== e), u = [ ...new Map(l.filter(({marker: {jobId: e, state: n, outcome: t, pullRequest: r}}) => null !== e && ("started" === n || "pull-request" === t && null === r)).map(e => [ e.marker.jobId, e ])).values() ].slice(-S), c = await (0, 
     I.zY)(0 === a.length ? [] : u, n), d = madeByNone(c.jobs, a, n), m = 0 === d.length ? [] : (0, 
     I.tS)(l, S, n.clock.now()), h = await (0, I.zY)(m, n);
     if (h.links.length > 0 && !n.settings.dryRun) {
      const {settleSeen: e} = await t.e(64).then(t.bind(t, 5064));
      await e(h.links, {
       ours: s,
       listed: []
      }, n);
     }
     const p = madeByNone(h.jobs, d, n), [f = null] = [ ...c.unread, ...h.unread ], w = (null === f && u.length > 0 && p.length > 0 ? addressesIn(i) : []).flatMap(e => (0, 
     y.uM)(e, n) ?? []).filter(e => (0, y.$L)(e, n)), g = (await Promise.all(w.slice(0, x).map(e => (0, 
     y.Qm)(e, n)))).flatMap(e => "shown" === e.kind ? [ e.pull.author ] : []);
     return e.flatMap(e => {
      const {number: t, url: o, author: s} = e;
      if (!p.includes(e)) return [ {
       number: t,
       url: o,
       doubt: null
      } ];
      const i = (0, I.lA)(r).find(({jobId: t}) => t === jobOfBranch(e, n)) ?? f ?? (g.includes(s) ? "author" : null);
      return null === i ? [] : [ {
       number: t,
       url: o,
       doubt: i
      } ];
     });
    }(i.slice(0, O), n);
    return pushedOf(e, o, a, {
     commits: r,
     notes: unknownOf(e, r, s),
     unread: null
    });
   } catch (t) {
    const s = (0, $.wz)(t);
    if ("merged" === n.settings.thread || (0, $.WG)(s)) throw (0, $.LM)(s, {
     sentence: j.GV.unchecked
    });
    return n.runner.warning(`Could not check whether the agent made the pushed changes: ${(0, 
    $.fI)(s)}`), pushedOf(e, o, [], {
     commits: r,
     notes: [],
     unread: s
    });
   }
  }
  function pushedOf({branch: e}, n, t, r) {
   const isIn = (e, {number: n}) => e.some(e => e.number === n), o = pullsIn(n).slice(0, O), s = function(e, n, t) {
    if (e.some(({pulls: e}) => e.some(e => "open" === e.state && t(e)))) return [];
    const r = e.map(({sha: e, pulls: r}) => ({
     sha: e,
     pulls: r.some(t) ? [] : r.filter(({state: t, base: r, mergeSha: o}) => "open" === t || r === n || o === e).slice(0, 1)
    })), o = pullsIn(r), s = o.filter(({state: e}) => "open" === e);
    return s.length > 0 && null === mergedInto(n, o) ? s : o.filter(({state: e}) => "merged" === e);
   }(n, e, e => isIn(t, e)), i = s.filter(e => isIn(o, e)), a = s.filter(e => !isIn(o, e)), l = n[0]?.pulls ?? [], u = 0 === i.length && l.length > 0;
   return {
    ...r,
    pulls: i,
    merged: mergedInto(e, i) ?? mergedInto(e, l),
    ours: u ? t.find(({doubt: e}) => null !== e) ?? t[0] ?? null : null,
    notes: 0 === a.length ? r.notes : [ ...r.notes, j.GV.beyond(O, a) ]
   };
  }
  function unknownOf({before: e}, n, t) {
   if (null === n) return null === e ? [] : [ j.GV.unlisted ];
   const r = n.commits.length;
   return t.length < r ? [ j.GV.onlyLast(n.total) ] : n.total > r ? [ j.GV.commitsCut(n) ] : [];
  }
  const isFromHere = ({headRepository: e}, {run: n}) => v.RB(e, v._M(n)), pullsIn = e => [ ...new Map(e.flatMap(({pulls: e}) => e.map(e => [ e.number, e ]))).values() ], mergedInto = (e, n) => n.find(({state: n, base: t}) => "merged" === n && t === e) ?? null, jobOfBranch = (e, n) => isFromHere(e, n) ? /^docs-agent\/([\w-]+)$/.exec(e.head)?.[1] ?? null : null, addressesIn = e => [ ...new Set(e.flatMap(({marker: e}) => e.pullRequest?.toLowerCase() ?? [])) ];
  function madeByNone(e, n, t) {
   return n.filter(n => !e.some(e => (({prLink: e, ref: n}, r) => r.url.toLowerCase() === e?.toLowerCase() || r.head === n && isFromHere(r, t))(e, n)));
  }
  var M = t(2431), C = t(2043), A = t(7525), P = t(1868), T = t(9644), L = t(4510), _ = t(4164), G = t(571);
  const threadOf = ({thread: e}, n) => "merged" === e ? n?.merged?.number ?? null : e;
  async function collect(e, n, t) {
   const {repository: r, run: o} = t, {context: s, push: i} = e, a = {
    repository: r,
    name: o.repository
   };
   if ("thread" === s?.kind) {
    const {thread: e} = s;
    return (0, g.pk)(e, "issue" === e.kind ? null : await (0, g.pm)(e, r), a);
   }
   const l = "push" === o.eventName && null === i;
   if (null === s || null === i || null === n) return {
    context: null,
    warnings: l ? [ j.GV.deleted ] : []
   };
   const {context: u, warnings: c} = await (0, g.fp)({
    ...i,
    ...n
   }, a);
   return {
    context: u,
    warnings: [ ...n.notes, ...c ]
   };
  }
  var E = t(860);
  async function main() {
   const e = (0, l.l)({
    secrets: (0, u.QU)()
   }), n = (0, u.gQ)(e);
   try {
    n.output("result", "error"), await publish(await async function(e, n) {
     const a = (0, c.$p)(), {settings: l, problems: p} = (0, s.K)(u.wg), g = (0, o.j)(a), v = (0, 
     i.$S)(l, g, [ ...p, ...await problemsOfAgent(l) ]);
     if ("skip" === v.kind) return {
      kind: "skipped",
      reason: v.reason,
      sentence: v.sentence
     };
     "comment" === v.kind && 0 !== v.problems.length || e.group("What this step does", (0, 
     i.y7)(v, l, a));
     const I = (0, i.JP)(l, g)?.sentence ?? null, q = await async function(e, n, o, s) {
      const {runner: i, run: a, settings: l} = e, {baseUrl: u, projectId: c, apiKey: d, githubToken: p} = l, f = (0, 
      E.k0)(n, "" !== l.agent), w = (0, r.q)(a, i, {
       token: p,
       redact: o,
       permissions: f
      }), {clock: g, randomness: b, repository: k} = w, y = function(e) {
       let n = null;
       const readers = () => (n ??= t.e(997).then(t.bind(t, 5997)).then(({createAnalyticsReaders: n}) => n(e)), 
       n);
       return {
        check: async () => null,
        reserve: () => null,
        async createJob(n, t) {
         const r = h.f0.createJob(e.projectId), o = await post(e, "create-job", {
          path: r,
          decode: n => (0, h.Gi)(n, e.redact),
          cancelled: t,
          body: JSON.stringify({
           prompt: n
          })
         });
         return "done" === o.kind ? {
          ...o,
          kind: "created"
         } : "unknown" === o.kind ? o : {
          kind: "not-created",
          problem: o.problem
         };
        },
        async sendMessage(n, t, r) {
         const o = h.f0.message(e.projectId, n), s = await post(e, "send-message", {
          path: o,
          decode: t => (0, h.Qm)(t, n, e.redact),
          cancelled: r,
          body: JSON.stringify({
           prompt: t
          })
         });
         if ("done" === s.kind) return {
          ...s,
          kind: "sent"
         };
         if ("unknown" === s.kind) return s;
         const {status: i, problem: a} = s;
         return 404 === i || 405 === i ? {
          kind: "not-continuable",
          problem: a
         } : 409 === i ? {
          kind: "busy",
          problem: a
         } : {
          kind: "not-sent",
          ...400 === i ? {
           malformed: !0
          } : {},
          problem: a
         };
        },
        ...(0, m.fC)(e),
        readVisitors: async (...e) => (await readers()).readVisitors(...e),
        readSearches: async (...e) => (await readers()).readSearches(...e),
        readQuestions: async (...e) => (await readers()).readQuestions(...e),
        readFeedback: async (...e) => (await readers()).readFeedback(...e)
       };
      }({
       baseUrl: u,
       projectId: c,
       apiKey: d,
       redact: o,
       ...w
      }), v = {
       ...e,
       clock: g,
       randomness: b,
       service: y,
       repository: k
      };
      if ("" === l.agent) return v;
      const {openOwnAgent: j, ownJobs: $} = await t.e(21).then(t.bind(t, 21)), I = $(() => j(v, {
       ...w,
       redact: o,
       without: s
      }), b);
      return {
       ...v,
       service: {
        ...y,
        ...I
       }
      };
     }({
      runner: e,
      run: a,
      settings: l
     }, v.kind, n, I);
     switch (v.kind) {
     case "job":
      return async function(e, n) {
       const r = await async function({gate: e}, n) {
        if ("closed" === e.kind) return (0, b.hT)("not-permitted", `Nothing was started: ${(0, 
        $.fI)(e.problem)}`);
        for (const t of "people" === e.kind ? e.people : []) {
         const e = await (0, f.G)(t, n.settings, n.repository);
         if (!e.permitted) return (0, b.hT)(e.reason, `Nothing was started: ${e.sentence}`);
        }
        return null;
       }(e, n);
       if (null !== r) return r;
       const {source: o} = e;
       if ("existing" === o.kind) return async function(e, n, r) {
        if (r.settings.dryRun) return (0, G.PA)({
         kind: "follow",
         job: {
          jobId: n
         },
         prompt: null
        }, null);
        const {thread: o, push: s} = e, i = "merged" === o && null !== s ? readPush(s, r).catch(e => {
         throw (0, $.wz)(e).cause;
        }) : Promise.resolve(null), a = await (0, $.wF)(i, "Could not read which pull request was pushed, so no status comment gets the end", r.runner);
        return (await t.e(64).then(t.bind(t, 5064))).followExisting(n, threadOf(e, a), r);
       }(e, o.jobId, n);
       const s = (0, y.xO)((0, T.wD)(n.run), n), i = null === e.push ? null : await readPush(e.push, n);
       if (null !== i && null !== i.ours) return (0, b.hT)("own-pull-request", (0, j.nz)(i.ours));
       const a = threadOf(e, i), l = ("push" === e.context?.kind && null !== a ? i?.pulls ?? [] : []).filter(({number: e}) => e !== a), u = await (0, 
       C.o$)(o, n);
       if (!(0, w.uA)(u)) throw (0, j.qM)("prompt" === o.kind ? "prompt" : "prompt-file");
       const c = await n.service.check();
       if (null !== c) return (0, b.hT)("no-secrets", c);
       const d = 0 === l.length ? [] : [ (0, L.EE)(l) ], m = await (0, C.Vy)(u, {
        read: await collect(e, i, n),
        also: d
       }, n), {resumption: h, request: p} = await (0, A.uZ)(a, m, n);
       if ("start" !== h.kind) return n.settings.dryRun ? (0, G.v2)(h) : (0, k._S)(await (0, 
       A.U)({
        ...p,
        usage: await (0, M.F5)(n)
       }, n), n);
       const g = await (0, M.k9)({
        except: p.page.comment
       }, n), v = (0, j.wk)(g);
       if (null !== v) return (0, b.hT)("over-budget", v);
       const I = (0, y.c4)(p.page.comment?.marker ?? null, n) ?? await (0, y.Ee)(await s, n), q = (0, 
       C.pj)(p.order, I, function(e, n, t) {
        const {context: r} = e;
        return "thread" === r?.kind ? `${r.thread.kind.replace("-", " ")} #${r.thread.number}` : null === n || "merged" !== e.thread ? null === n ? null : `#${n}` : `the merged pull request${0 === t.length ? "" : "s"} ${(0, 
        _.cZ)([ {
         number: n
        }, ...t ])}`;
       }(e, a, l));
       return n.settings.dryRun ? (0, G.PA)(q, g, await (n.service.inspect?.())) : (0, 
       k._S)(await (0, P.t)(await (0, P.h)((0, C.Sj)({
        ...p,
        usage: g
       }, q), n), n), n);
      }(v, q);

     case "comment":
      return (await t.e(250).then(t.bind(t, 7250))).runComment(v, q);

     case "settle":
      return (await t.e(897).then(t.bind(t, 7897))).runSettle(q);

     case "report":
      return (0, d.setFlagsFromString)("--semi-space-growth-factor=1"), (0, d.setFlagsFromString)("--heap-growing-percent=50"), 
      (await Promise.all([ t.e(789), t.e(957), t.e(544) ]).then(t.bind(t, 7957))).runReport(q);

     case "doctor":
      return (await Promise.all([ t.e(85), t.e(732) ]).then(t.bind(t, 2732))).runDoctor(v, q);
     }
    }(n, e), n, e);
   } catch (t) {
    await publish(function(e, n) {
     for (const t of (0, $.fC)(e)) n.debug(t);
     return {
      kind: "error",
      problems: (0, $.GW)(e),
      facts: a.K,
      summary: null
     };
    }(t, n), n, e);
   }
  }
  async function problemsOfAgent({agent: e}) {
   if ("" === e) return [];
   const n = (await t.e(318).then(t.bind(t, 2318))).readCommand(e);
   return "message" in n ? [ {
    ...n,
    input: "agent"
   } ] : [];
  }
  async function publish(e, n, t) {
   const {outputs: r, summary: o, sentence: s, notice: i, failures: l} = (0, a.L)(e);
   for (const [e, t] of r) n.output(e, t);
   null !== s && n.info(s), null !== i && n.notice(i), await n.summary(o), l.length > 0 && (0, 
   u.fJ)(l, t);
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
   commentUrl: null,
   resumed: !1,
   followUp: !1
  };
  function publication(e) {
   const {summary: n, sentence: t = null, notice: o = null, failures: s = [], ...i} = function(e) {
    switch (e.kind) {
    case "job":
     {
      const {sentence: n, hint: t, fails: r, ...o} = e, s = null === t ? n : `${n} ${t}`;
      return {
       ...o,
       ...r ? {
        failures: [ s ]
       } : {
        notice: s
       }
      };
     }

    case "dry-run":
     return {
      ...e,
      result: "dry-run"
     };

    case "skipped":
     return {
      ...e,
      result: "skipped",
      skipReason: e.reason,
      summary: shown("skipped", e.sentence)
     };

    case "helped":
     return {
      ...e,
      result: "helped",
      summary: shown("answered", e.sentence)
     };

    case "settled":
     {
      const {sentence: n, fails: t, ...r} = e;
      return {
       ...r,
       ...t ? {
        failures: [ n ]
       } : {
        sentence: n
       }
      };
     }

    case "reported":
     return {
      ...e,
      report: e
     };

    case "checked":
     return {
      ...e,
      result: 0 === e.failures.length ? "healthy" : "unhealthy"
     };

    case "error":
     {
      const {problems: n, summary: t} = e, o = n.map(({message: e, hint: n}) => `${e}\n${n}`).join("\n\n"), s = n.map(r.fI);
      return {
       ...e,
       result: "error",
       summary: t ?? shown("the step failed", o),
       failures: s
      };
     }
    }
   }(e);
   return {
    outputs: outputsOf(i),
    summary: n,
    sentence: t,
    notice: o,
    failures: s
   };
  }
  const shown = (e, n) => `### docs-agent: ${e}\n\n${(0, o.TL)(n, {
   exact: !0
  })}`, i = {
   result: ({result: e}) => e,
   "skip-reason": ({skipReason: e}) => e,
   "job-id": ({facts: e}) => e?.jobId,
   status: ({facts: e}) => e?.job?.status,
   "pr-url": ({facts: e}) => e?.link?.url,
   "pr-number": ({facts: e}) => e?.link?.number,
   "pr-repository": ({facts: e}) => e?.link?.repository,
   "duration-seconds": ({facts: e}) => e?.durationSeconds,
   resumed: ({facts: e, report: n}) => void 0 === n ? e?.resumed ?? !1 : null,
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
  var r = t(4845), o = t(190), s = t(5219), i = t(3950);
  const a = {
   files: [],
   cut: !1
  }, l = {
   base: null,
   head: null,
   headSha: null
  }, u = {
   diff: null,
   withoutDiff: null,
   warning: null
  };
  async function readOutline(e, n) {
   const {number: t, base: r, head: o, headSha: s, isMerged: i} = e, [a, l] = await Promise.all([ null !== r && null !== o && null !== s ? {
    value: {
     base: r,
     head: o,
     headSha: s,
     isMerged: i
    },
    warning: null
   } : readable(async () => branchesOf(await n.pullRequest(t)), `The branches and the diff of #${t}`), filesOf(t, n) ]);
   return {
    branches: a,
    files: l
   };
  }
  const filesOf = (e, n) => readable(() => n.changedFiles(e), `The list of changed files of #${e}`);
  function branchesOf({base: e, head: n, headSha: t, state: r}) {
   return {
    base: e,
    head: n,
    headSha: t,
    isMerged: "merged" === r
   };
  }
  async function contextOfThread(e, n, {repository: t, name: r}) {
   const [{warning: o, ...s}, i] = await Promise.all([ null === n ? u : changesOf(e, n, t), renderBody(e, t) ]), c = n?.files.value ?? a, d = n?.branches.value ?? l;
   return {
    context: {
     ...e,
     ...d,
     body: i,
     repository: r,
     files: c,
     ...s
    },
    warnings: [ n?.branches, n?.files, {
     warning: o
    } ].flatMap(e => e?.warning ?? [])
   };
  }
  async function changesOf({number: e}, {branches: n}, t) {
   if (null === n.value) return {
    ...u,
    withoutDiff: "unread"
   };
   const {base: r, headSha: o, isMerged: s} = n.value;
   return readDiff(s ? {
    merged: e
   } : {
    base: r,
    head: o
   }, `The diff of #${e}`, t);
  }
  async function readDiff(e, n, t) {
   const {value: r, warning: o} = await readable(() => t.diff(e), n);
   return {
    diff: r,
    withoutDiff: null === r ? null === o ? "too-large" : "unread" : null,
    warning: o
   };
  }
  async function renderBody({body: e, author: n}, t) {
   const a = (0, i.y1)(e);
   if ("" === a.trim()) return {
    kind: "none"
   };
   if (a.length > s.W$) return {
    kind: "unread",
    why: `It has more than ${s.W$} characters.`
   };
   try {
    const r = await t.renderMarkdown(a), s = (0, o.P8)(e) && await t.viewer().catch(() => null) === n;
    return {
     kind: "html",
     html: r,
     ...s ? {
      isOurs: s
     } : {}
    };
   } catch (e) {
    return {
     kind: "unread",
     why: (0, r.fI)((0, r.wz)(e))
    };
   }
  }
  async function contextOfPush(e, n) {
   const {sha: t, before: r, branch: o, commits: s, pulls: i, unread: l} = e, {repository: u, name: c} = n;
   if (null !== l && isWithoutToken(l)) throw l;
   const [d, ...m] = i;
   if (void 0 !== d && 0 === m.length) {
    const e = {
     ...d,
     ...branchesOf(d),
     kind: "pull-request"
    };
    return contextOfThread(e, await readOutline(e, u), n);
   }
   const h = {
    kind: "push",
    repository: c,
    branch: o,
    headSha: t
   };
   if (null === s || null === r) {
    const e = {
     pulls: [],
     commits: null,
     diff: null,
     withoutDiff: null
    }, n = "The agent gets only the id of the last pushed commit: GitHub shows no other commit of this push, and no pull request that contains it.";
    return {
     context: {
      ...h,
      ...e
     },
     warnings: [ n ]
    };
   }
   const p = i.map(async e => {
    const {number: n, title: t, author: r, url: o, base: s, head: i} = e, [l, c] = await Promise.all([ filesOf(n, u), renderBody(e, u) ]);
    return {
     thread: {
      kind: "pull-request",
      number: n,
      title: t,
      author: r,
      url: o,
      body: c,
      base: s,
      head: i,
      files: l.value ?? a
     },
     warning: l.warning
    };
   }), [f, {warning: w, ...g}] = await Promise.all([ Promise.all(p), readDiff({
    base: r,
    head: t
   }, "The diff of the push", u) ]), b = f.map(({thread: e}) => e);
   return {
    context: {
     ...h,
     pulls: b,
     commits: 0 === i.length ? s : null,
     ...g
    },
    warnings: [ ...f, {
     warning: w
    } ].flatMap(e => e.warning ?? [])
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
  const isWithoutToken = ({failure: e, status: n}) => "unauthorized" === e && void 0 === n;
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
  var r = t(7213), o = t(5898), s = t(8430), i = t(9644), a = t(2615), l = t(4337), u = t(943), c = t(4845), d = t(190), m = t(2653), h = t(2425), p = t(388), f = t(5054), w = t(2043);
  function skipped(e, n) {
   return {
    kind: "skipped",
    reason: e,
    sentence: n
   };
  }
  const g = {
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
    const {comment: d, sender: b, thread: k} = e, {repository: y} = t;
    if (b.id !== d.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
    const v = "retry" === n.paragraph?.kind ? n.paragraph : n.whole, [j, ...$] = g["instruction" === v.kind ? v.to ?? v.kind : v.kind], I = "conversation" === j && "issue" === k.kind ? "since" : j, q = $.includes("outline") ? e.context?.thread : void 0, O = (0, 
    o.G)(d.author, t.settings, y), S = [ "OWNER", "MEMBER", "COLLABORATOR" ].includes(d.association);
    if (e.problems.length > 0) throw await async function({comment: e, problems: n}, t, r, o) {
     const s = t.then(({permitted: e}) => e);
     return await s.catch(e => (0, c.wz)(e) && r) && !o.settings.dryRun && await (0, 
     p.lC)(e, "confused", o), new c.dz(n);
    }(e, O, S, t);
    if (!S) {
     const n = await O;
     if (!n.permitted) return refuse(n, e, t);
    }
    const [x, R, M, C, A, P, T] = await Promise.allSettled([ O, y.comment(d), readThread(e, I, t), "pull-request" === q?.kind ? (0, 
    s.pm)(q, y) : null, $.includes("open-pulls") ? (0, h.xO)((0, i.wD)(t.settings), t) : null, null === n.paragraph ? null : (0, 
    f.$u)(d.nodeId, t), $.includes("makers") ? (0, m.Kj)(e, t) : [] ]), L = unwrap(x);
    if (!L.permitted) return refuse(L, e, t);
    const _ = {
     ...unwrap(M),
     outline: unwrap(C),
     listed: unwrap(A),
     cut: unwrap(P)
    }, G = _.comments.filter(({review: e}) => null === e), E = a.xi(G, _.ours), B = L.mayWrite && null === E ? unwrap(T) : [], W = (0, 
    m.l7)(a.D5(B, _.ours).marked, k.url, t.clock.now()), N = (0, r.Z)(n, _.cut), F = await async function(e, n, t) {
     const {intent: o, own: s, cut: i} = n, {comment: c} = o, d = a.Hb(s, c);
     if (null !== d && (0, l.yW)(d.marker, t.run)) return null;
     const m = e ?? await (0, f.BS)(c, t);
     if (null === m) {
      if ((await readComments(o, "since", t)).some(e => a.Go(e, c))) throw (0, u.d5)();
      return skipped("changed", "Nothing was started: the comment was deleted.");
     }
     const usedIn = ({body: e}) => null === i ? e.replace(/\r\n?/g, "\n") : (0, r.lE)(e, t.settings.command)?.text;
     return usedIn(m) === usedIn(c) && m.authorId === c.author.id ? null : (t.settings.dryRun || isTaken(s, o) || await (0, 
     p.lC)(c, "confused", t), skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again."));
    }(unwrap(R), _, t);
    if (null !== F) return F;
    const D = await (0, w.Qz)(N, e, t);
    return {
     kind: "passed",
     ..._,
     handedOver: E,
     makers: W,
     command: N,
     standing: D
    };
   }(e, n, t).catch(e => {
    throw (0, c.LM)((0, c.wz)(e), {});
   });
  }
  async function refuse(e, {comment: n}, t) {
   return t.settings.dryRun || await (0, p.lC)(n, "-1", t), skipped(e.reason, `Nothing was started: ${e.sentence}`);
  }
  async function readComments(e, n, t) {
   const r = "since" === n ? e.comment.createdAt : null, o = null === r ? {} : {
    since: r
   }, s = (readsDiff(e, n) ? [ "issue-comment", "review-comment" ] : [ "issue-comment" ]).map(n => t.repository.comments(e.thread.number, {
    kind: n,
    ...o
   }));
   return writtenSince((await Promise.all(s)).flat(), r);
  }
  const readsDiff = ({comment: e, thread: n}, t) => "pull-request" === n.kind && ("everywhere" === t || "review-comment" === e.kind);
  async function readThread(e, n, t, r = "") {
   const o = readComments(e, n, t), s = "since" !== n || (await o).some(({body: e}) => void 0 !== (0, 
   d.tn)(e)), [i, l] = await Promise.all([ r || (s ? t.repository.viewer() : ""), o ]), u = a.nO(i, t);
   return {
    intent: e,
    own: a.D5(l, u),
    ours: u,
    comments: l,
    withDiff: readsDiff(e, n)
   };
  }
  const writtenSince = (e, n) => null === n ? e : e.filter(({createdAt: e}) => Date.parse(e) >= Date.parse(n)), isTaken = (e, {comment: n}) => null !== a.Hb(e, n) || writtenSince(e.unreadable, n.createdAt).length > 0;
  function inScope(e, {comment: n}, t) {
   const {review: r} = n;
   if (null === r) return e;
   const o = new Set(t.filter(e => e.review === r).map(({id: e}) => e));
   return {
    ...e,
    marked: e.marked.filter(({review: e, marker: {trigger: n}}) => e === r || null === e && "review-comment" === n.kind && o.has(n.id)),
    unreadable: e.unreadable.filter(e => e.review === r)
   };
  }
  function unwrap(e) {
   if ("fulfilled" === e.status) return e.value;
   throw e.reason;
  }
 }),
 7052: ((e, n, t) => {
  t.d(n, {
   GS: () => findRetry,
   IQ: () => claimFailed,
   Pl: () => askedOfJob,
   iN: () => askedOf
  });
  var r = t(2615), o = t(4337), s = t(11), i = t(943), a = t(4845), l = t(8311), u = t(425), c = t(2653), d = t(2425), m = t(388), h = t(5054), p = t(2043);
  const refused = e => ({
   kind: "refused",
   sentence: e
  });
  async function askedOf(e, n, t) {
   if ("new-job" === e) return {
    to: d.qY,
    late: []
   };
   const o = 0 === n.makers.length ? null : async function(e, n) {
    const {intent: t, makers: r} = e, o = (0, d.uM)(t.thread.url, n), s = (0, c.zY)(r, n);
    if (null === o) return {
     to: null,
     late: (await s).links
    };
    const i = [ s, (0, d.EP)(o, n), openIn(null, e, n) ], [{jobs: a, links: l, unread: u}, m, h] = await Promise.all(i);
    for (const e of a) {
     if ("this" !== await (0, d.T)(e, o, n)) continue;
     const t = await stillOpen(e.id, [ ...h, ...r ], n);
     return {
      to: takeable({
       jobId: e.id,
       pullRequest: o.url
      }, t, m, n),
      late: l
     };
    }
    for (const {jobId: e, why: t} of u) n.runner.warning(`Could not check whether the job ${e} made this pull request: ${t}`);
    return {
     to: null,
     late: l
    };
   }(n, t), s = null === o || null === e ? askedOfThread(e, n, t) : null, [i, a] = await Promise.all([ o, s ]), {to: l = null, late: u = []} = i ?? {};
   if (null !== l) return {
    to: l,
    late: u
   };
   const m = a ?? await askedOfThread(e, n, t), h = m.late.filter(({comment: e}) => !u.some(n => (0, 
   r.Go)(n.comment, e)));
   return {
    to: m.to,
    late: [ ...u, ...h ]
   };
  }
  async function askedOfThread(e, n, t) {
   const o = function({intent: {thread: e}, handedOver: n}) {
    if (null === n || "issue" === e.kind) return null;
    const {job: t, thread: r = null} = n.handover;
    return [ {
     kind: "follow-up",
     jobId: t,
     pullRequest: e.url,
     origin: r
    }, Date.parse(n.comment.createdAt) ];
   }(n), s = (0, u.SB)(n.own, n.intent, n.comments), [a = null] = (null === e ? o : function({marked: e}, n) {
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
   }(s, o)) ?? [];
   return null === a && null !== e ? async function({marked: e}, n, t) {
    const r = e.map(e => ({
     ...e,
     thread: n.intent.thread.number
    })), o = (0, c.tS)(r, c._Q, t.clock.now()), {links: s, unread: a} = await (0, c.zY)(o, t), [l] = s;
    if (void 0 !== l) {
     const {id: e, prLink: r} = l.job, o = {
      kind: "follow-up",
      jobId: e,
      pullRequest: (0, d.uM)(r, t)?.url ?? null,
      origin: null
     };
     return {
      to: await askedOfJob(o, n, t),
      late: s
     };
    }
    for (const {jobId: e, why: n} of a) t.runner.warning(`Could not check whether the job ${e} made a pull request: ${n}`);
    const [u] = a, m = e.findLast(({marker: e}) => null !== e.jobId && "started" === e.state), h = i.tt(m?.url ?? null, t.settings.command);
    return {
     to: refused(void 0 === u ? h : i.zi(u.jobId)),
     late: s
    };
   }(s, n, t) : {
    to: await (null === a ? (0, d.Ee)(n.listed, t) : askedOfJob(a, n, t)),
    late: []
   };
  }
  async function askedOfJob(e, n, t) {
   const r = (0, d.uM)(e.pullRequest, t), o = null !== r && (0, d.$L)(r, t) ? r.number : null, {number: s} = n.intent.thread, i = [ o, e.origin ].find(e => null !== e && e !== s) ?? null, [a, l] = await Promise.all([ openIn(i, n, t).then(n => stillOpen(e.jobId, n, t)), null === r ? null : (0, 
   d.EP)(r, t) ]);
   return takeable(e, a, l, t);
  }
  function takeable(e, n, t, r) {
   const {jobId: o, pullRequest: s} = e;
   if (null !== n) return refused(i.Bc(n));
   if ("failed" === t?.kind && (0, a.WG)(t.error)) return refused(i.yn);
   const l = "shown" === t?.kind ? t.pull : null;
   if (null !== l && "open" !== l.state) {
    const e = (0, d.uM)(s, r), n = null !== e && (0, d.$L)(e, r) ? `#${e.number}` : "its pull request";
    return refused(i.jy(`${n} is ${l.state}`, r.settings.command));
   }
   return {
    kind: "message",
    job: {
     jobId: o,
     pullRequest: s,
     head: l?.headSha ?? null
    },
    into: null
   };
  }
  async function openIn(e, n, {repository: t}) {
   const {intent: o, own: s, ours: i, withDiff: a} = n, {kind: l, number: u} = o.thread, c = await Promise.all([ "issue" === l || a ? [] : t.comments(u, {
    kind: "review-comment"
   }).catch(() => []), null === e ? [] : t.comments(e, {
    kind: "issue-comment"
   }).catch(() => []) ]);
   return [ ...s.marked, ...(0, r.D5)(c.flat(), i).marked ];
  }
  async function stillOpen(e, n, t) {
   const r = n.filter(({marker: {jobId: n, state: t, request: r}}) => n === e && ("started" === t || "starting" === t && "message" === r)), s = r.at(-1), i = r.findLast(({marker: e}) => function(e, n) {
    return Math.abs(n - Date.parse(e.sentAt ?? e.askedAt)) <= f && ("starting" === e.state || (0, 
    o.Df)(e, n));
   }(e, t.clock.now()));
   if (void 0 !== i || void 0 === s) return i?.url ?? null;
   const a = await (0, o.d2)(s.marker, t).readJob(e, t.runner.cancelled);
   return "job" === a.kind && (0, l.UG)(a.job) ? s.url : null;
  }
  const f = 3e5;
  async function findRetry(e, n) {
   const {intent: t, own: a, comments: l} = e, {command: c} = n.settings, m = function({marked: e, unreadable: n}, t) {
    const r = (0, o.H)(inOrder(e));
    if (n.some(({createdAt: e}) => null === r || e > r.createdAt)) return refused(i.JK.unreadable);
    if (null === r) return refused(i.JK["no-job"]);
    const [s] = ofInstruction(r, e).flatMap(({marker: e}) => i.fK(e, t) ?? []);
    return void 0 === s ? r : refused(s);
   }((0, u.SB)(a, t, l), c);
   if ("refused" === m.kind) return m;
   const {trigger: p, instructionComment: f, request: w, jobId: g, pullRequest: b, group: k} = m.marker;
   if ("run" === p.kind) return refused((0, s.W2)(m.marker, c));
   if (null === f) return refused(i.JK.unnamed);
   const y = l.find(e => (0, r.Go)(e, f)), v = {
    thread: t.thread.number,
    permitted: t.comment.author,
    listed: y
   }, j = await (0, h.dx)(f, m.marker.instructionHash, v, n);
   if ("read" !== j.kind) return refused(i.JK[j.kind]);
   const $ = ("message" === w && void 0 === k && null !== g ? {
    kind: "follow-up",
    jobId: g,
    pullRequest: b,
    origin: null
   } : null) ?? (0, d.c4)(m.marker, n) ?? (null === j.command.to ? null : d.qY);
   return {
    kind: "instruction",
    text: j.command.text,
    cut: j.cut,
    place: j.comment.place,
    instructionComment: f,
    to: $,
    failed: m
   };
  }
  async function claimFailed(e, n, t) {
   const {failed: s} = n, l = await (0, m.B7)(s, (0, o.xV)(s.marker), t, "").catch(a.wz);
   if (!("created" in l)) return (0, p.eE)(e, t.runner.cancelled.aborted ? i.yv : l);
   if (l.created) return null;
   const c = function(e) {
    const n = e.filter(({marker: e}) => "not-created" !== e.state), t = n.filter(({marker: e}) => null !== e.jobId);
    return t.length > 0 ? (0, o.H)(t) : n.length > 1 ? null : (0, o.H)(1 === n.length ? n : e);
   }(await async function({failed: e, intent: n}, t, o) {
    const {own: s} = await (0, u.nj)(n, "everywhere", o, t.ours.login), i = inOrder(ofInstruction(e, s.marked)), a = i.slice(i.findIndex(n => (0, 
    r.Go)(n, e)) + 1);
    return a.filter(e => !(0, r.Go)(e, t.comment));
   }(n, e.page, t).catch(() => []));
   return null === c ? (0, p.eE)(e, i.Mt, {
    answered: "taken"
   }) : (0, p.eE)(e, i.MQ(c.url), {
    answered: "taken",
    takenBy: c.url
   });
  }
  function ofInstruction(e, n) {
   const {instructionComment: t} = e.marker;
   return n.filter(n => {
    return (0, r.Go)(n, e) || null !== t && (o = t, s = n.marker, (0, r.Go)(o, s.instructionComment));
    var o, s;
   });
  }
  const inOrder = e => e.toSorted((e, n) => (0, r.un)(e) - (0, r.un)(n));
 }),
 1993: ((e, n, t) => {
  t.d(n, {
   Jd: () => announceEnd,
   Yr: () => jobOutcome,
   _S: () => concluded
  });
  var r = t(9644), o = t(2615), s = t(4337), i = t(4510), a = t(4164), l = t(571), u = t(4845), c = t(190), d = t(2653), m = t(2107), h = t(3789), p = t(2425), f = t(388), w = t(2431), g = t(2043);
  async function announceEnd(e, n, t) {
   const {page: o, base: s, stage: i} = e, {view: a} = i, {cancelled: l} = t.runner, u = "run" === e.writer.kind, c = (0, 
   g.L7)(o, a), d = !("finished" === a.state && "no-news" === a.outcome || l.aborted), m = "failed" === o.comment?.marker.outcome && !c, p = function({page: e, stage: n}) {
    const {told: t = [], outcome: r} = e.comment?.marker ?? {};
    return (0, g.L7)(e, n.view) ? t : null === r || "no-news" === r ? [] : t.filter(e => "notice" === e);
   }(e), b = function(e, n) {
    const {page: t, stage: o, writer: s} = e, {view: i} = o, a = (0, g.L7)(t, i) || "other" === s.kind || (0, 
    g.x7)(e, n.clock.now()), l = "finished" === i.state && "no-news" !== i.outcome, u = {
     reaction: null !== e.causedBy && null !== reactionOf(o),
     notice: l && n.settings.notify && null !== t.conversation && a,
     handover: null !== (0, h.bi)(e, n)
    };
    return r.hh.filter(e => u[e]);
   }(e, t).filter(e => !p.includes(e)), k = b.filter(e => "reaction" !== e || c || !u || !d), y = b.filter(e => !k.includes(e));
   m && d && null !== e.causedBy && await (0, f.zH)(e.causedBy, "confused", t);
   const v = await announce(y, e, n, t), j = d ? r.hh.filter(e => !k.includes(e) && !v.has(e)) : p, $ = l.aborted && "finished" === a.state && !b.includes("notice") ? [ ...new Set([ ...j, "notice" ]) ] : j, I = (0, 
   g.VI)({
    ...e,
    base: {
     ...s,
     told: $
    }
   }, t.clock.now()), q = c ? e : await (0, w.g1)(I, t), {written: O} = q.page, S = (c || "yes" === O || "failed" === O && u) && d && !l.aborted, x = new Map([ ...v, ...S ? await announce(k, q, n, t) : [] ]), R = S && "failed" !== O && 0 === x.size ? await (0, 
   w.L7)(q, t) : q, M = (0, w.g5)(R.page), C = [ ...x ].flatMap(([n, t]) => "string" == typeof t ? [] : [ {
    what: whatOf(n, e),
    error: t
   } ]), A = null !== M && u ? [ {
    what: w.DE,
    error: M
   } ] : [];
   (0, f.c$)([ ...A, ...C ], null !== M && u ? o.failure : M, t.runner);
   const P = S ? x : new Map;
   return {
    ...R,
    owing: P,
    page: {
     ...R.page,
     written: "overtaken" === R.page.written ? "overtaken" : O
    }
   };
  }
  async function announce(e, n, t, r) {
   const o = {
    reaction: react,
    notice: postNotice,
    handover: h.Cl
   }, s = new Map;
   for (const i of e) {
    const e = await o[i](n, r, t).catch(u.wz);
    "done" !== e && s.set(i, e);
   }
   return s;
  }
  function whatOf(e, {stage: n}) {
   return "reaction" === e ? `add the reaction ${reactionOf(n) ?? "+1"}` : "notice" === e ? "post the notice of the end" : "comment on the pull request";
  }
  async function react({causedBy: e, stage: n}, t) {
   const r = reactionOf(n);
   return null !== e && null !== r && await (0, f.BB)(e, r, t), "done";
  }
  function reactionOf({view: e}) {
   return "not-created" === e.state || "unknown" === e.state ? "confused" : "finished" !== e.state || "no-news" === e.outcome ? null : (0, 
   s.Jr)(e) ? "+1" : "confused";
  }
  async function postNotice(e, n, t) {
   const {jobId: r, base: a, page: l, stage: u} = e, {repository: d} = n, m = (0, g.$t)(e);
   if (null === l.comment || null === m || "finished" !== u.view.state) return "later";
   const {kind: h, id: p, url: w} = l.comment, b = `${h}/${p}`, k = (0, o.BG)({
    job: r ?? "",
    status: b
   }, (0, i.oy)({
    ...a,
    ...u.view
   }, w)), isNotice = e => (0, c.TM)(e) === (0, c.TM)(k) || (0, o.$j)(e).includes(b);
   if (!0 === t.written?.some(isNotice)) return "done";
   const y = null === m.review ? [ "issue-comment" ] : [ "review-comment", "issue-comment" ], v = t.answering ? null : ({mayRepeat: e}) => d.createComment(m, k, {
    mayRepeat: e
   });
   return (0, f.Fq)({
    on: {
     kind: h,
     id: p
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
    const {runner: t, clock: r, settings: o} = n, {stage: s, base: i, pullRequest: a, page: l} = e, {view: u, kept: c = !1} = s;
    if ("started" === u.state) return (0, m.vn)(e, r.now(), n);
    "not-created" === u.state && await (0, f.WY)(e, n);
    const {aborted: h} = t.cancelled, g = null !== l.comment && (0, d.Yk)(l.comment.marker).length > 0 && !h;
    if (c && !g) return e;
    "not-created" === u.state && t.save("never-sent", "true");
    const b = h || c || null === l.conversation && !o.handover ? s : await (0, p.pX)(s, {
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
    if (!0 === n) return void 0 === r.comment?.marker.answered ? null : b;
    if ("taken" === e.answered) return `Nothing was started. ${(0, u.fI)(e.problem)}`;
    const o = "message" === t.kind && null === t.into;
    return !0 === e.answered && o ? `Nothing was sent. ${(0, u.fI)(e.problem)}` : null;
   }(t);
   if (null !== r) return {
    kind: "helped",
    sentence: r
   };
   const {stage: o, order: s, base: i, page: a, resumed: l, usage: c, writer: h} = t, {comment: g} = a, k = (0, 
   w.g5)(a), y = "run" === h.kind ? h.jobId : null, v = g && k && {
    ...g.marker,
    problem: k,
    command: n.settings.command
   };
   return jobOutcome(o, {
    ...{
     jobId: y,
     resumed: l,
     usage: c,
     prompt: s.prompt,
     ...i,
     outdated: v
    },
    since: Date.parse(i.askedAt),
    commentUrl: g?.url ?? null
   }, n);
  }
  const b = "Nothing was sent. An earlier attempt has answered this comment; the status comment says why.";
  function jobOutcome(e, n, t) {
   const {jobId: r, request: o, resumed: s, commentUrl: i, outdated: u = null, prompt: c, usage: m = null, since: h} = n, {result: f, headline: w, sentence: g, hint: b, problem: k} = (0, 
   a.wX)(e, n), {link: y, unlinked: v} = (0, d._n)(e, (0, p.WQ)(t));
   null !== v && t.runner.warning(`The pull request is not linked, because ${v.reason}.`);
   const j = (0, d.pJ)(e, t.clock.now()), $ = "number" == typeof j && !Number.isNaN(h), I = {
    jobId: r,
    job: e.job,
    link: y,
    resumed: s,
    commentUrl: i,
    followUp: "message" === o,
    durationSeconds: $ ? Math.max(0, Math.round((j - h) / 1e3)) : null
   }, q = (0, l.U0)(m, s || "not-created" === e.view.state ? 0 : 1), O = {
    headline: w,
    problem: k,
    ...I,
    unlinked: v,
    outdated: u,
    usage: q
   }, S = (0, l.qE)({
    ...O,
    prompt: c?.text ?? null,
    notes: c?.notes ?? []
   });
   if ("error" === f) return {
    kind: "error",
    problems: [ {
     message: g,
     hint: b ?? ""
    } ],
    facts: I,
    summary: S
   };
   const x = t.settings.failOn.some(e => e === f);
   return {
    kind: "job",
    result: f,
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
  var r = t(4337), o = t(4164), s = t(8311), i = t(5219), a = t(2653), l = t(2425), u = t(2431), c = t(2043);
  function nameJob(e, {runner: n}) {
   n.output("job-id", e), n.output("result", "still-running");
  }
  function holdJob(e, n) {
   nameJob(e, n), n.runner.save("job-id", e);
  }
  async function follow(e, n) {
   const {jobId: t, stage: o, base: s} = e;
   if ("started" !== o.view.state || null === t) return e;
   const {job: i} = o;
   holdJob(t, n), !0 === s.reserved && n.runner.output("result", "failed"), (0, u.Cs)(e, n);
   const [l, d] = [ n.clock.monotonic(), (0, c.m8)(n) ];
   let m = null;
   const onRunning = async t => {
    null !== m || n.runner.cancelled.aborted || (m = await showStarted((0, c.K1)(e, (0, 
    a.Cc)(t)), d, n), (0, u.Cs)(m, n));
   };
   if (null !== i && !n.settings.wait) return (0, c.K1)(e, endingAfter({
    kind: "deadline",
    job: i,
    silence: null
   }, l, n));
   null !== i && await onRunning(i);
   const h = {
    jobId: t,
    known: i,
    patienceMs: (0, c.Hw)(n),
    endBelievedFrom: (0, r.MI)(s)
   }, p = await look({
    ...h,
    onRunning: onRunning
   }, {
    ...n,
    service: (0, r.d2)(s, n)
   });
   return (0, c.K1)(m ?? e, endingAfter(p, l, n));
  }
  function endingAfter(e, n, t) {
   const r = t.settings.wait ? Math.round((t.clock.monotonic() - n) / 6e4) : null;
   return (0, a.af)(e, r, (0, l.WQ)(t));
  }
  async function showStarted(e, n, t) {
   const r = await (0, u.WU)((0, c.VI)(e, n), t), {view: o} = r.stage, s = "started" === o.state && "working" !== o.seen.kind && !0 !== r.base.reserved;
   return "failed" !== r.page.written && s && t.runner.save("open-comment", ""), r;
  }
  function look(e, n) {
   const {runner: t} = n, r = new ProgressLog;
   return async function({service: e, clock: n}, t) {
    const {jobId: r, patienceMs: o, cancelled: i, onProgress: a} = t, l = n.monotonic(), waited = () => n.monotonic() - l, u = new Sightings(t, n), ended = async n => {
     const t = await (e.stopped?.(r)) ?? null;
     return null === t ? u.ended(n) : (0, s.cQ)(t) ? {
      kind: "cancelled",
      job: t
     } : {
      kind: "final",
      job: t,
      endedBefore: !1
     };
    };
    let c = null === t.known ? 0 : d.leastMs;
    for (;;) {
     const {leaveAloneMs: l} = u;
     if (l > 0 && waited() + l > o) return ended("deadline");
     const d = u.awaitsLink ? waited() + c : Math.min(waited() + c, o);
     for (let e = d - waited(); e > 0 && !i.aborted; e = d - waited()) {
      const t = Math.min(e, m);
      a({
       reading: u.latest,
       waitedMs: waited(),
       nextLookInMs: e,
       nextWordInMs: t
      }), await n.sleep(t, i);
     }
     if (i.aborted) return ended("cancelled");
     const h = n.now(), p = await e.readJob(r, i);
     if (i.aborted) return ended("cancelled");
     const f = u.take(p, h, waited());
     if ("number" != typeof f) return f;
     if (c = f, u.awaitsLink) continue;
     if (waited() >= o) return ended("deadline");
     const {latest: w} = u;
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
    const s = "job" === e.kind ? e.job : null, i = "active" === s?.status, a = "job" === e.kind ? "" : `Could not check the job: ${e.problem.message}`, l = null === s ? a : `Job ${s.id} is ${i ? "running" : s.status}`, u = l !== this.shown;
    if (!u && n + r + 3e4 - this.shownAtMs <= 6e4) return null;
    this.shown = l, this.shownAtMs = n;
    const [c, d] = [ (0, o.p0)(n), `next check in ${(0, o.p0)(t)}` ];
    return i && !u ? `Still running, ${c} (${d})` : `${l} (${c} waited, ${d})`;
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
  }, nextLookIn = e => Math.min(d.mostMs, Math.max(d.leastMs, e * d.shareOfWaited)), m = 3e4;
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
   clock;
   constructor(e, n) {
    this.options = e, this.clock = n;
    const {known: t} = e;
    this.sawItRun = null !== t, this.lastSeen = null === t ? null : n.now(), this.job = null === t ? null : this.believed(t);
   }
   believed(e) {
    const {endBelievedFrom: n = 0} = this.options;
    return this.seenAtWork ||= (0, s.UG)(e), this.seenAtWork || this.clock.now() >= n ? e : {
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
    const l = Math.max(nextLookIn(t), this.leaveAloneMs);
    if ("failed" === r.kind) return l;
    if ("refused" === r.kind && this.inARow < 2) return 5e3;
    const u = t <= (null === this.options.known ? 0 : 6e4) || this.inARow < 3;
    return "missing" === r.kind && u ? l : {
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
  var r = t(2615), o = t(4337), s = t(4510), i = t(4845), a = t(2425), l = t(388), u = t(5054), c = t(2043);
  function linkToHandOver(e, n) {
   const {jobId: t, base: r, pullRequest: o} = e, {view: s, seen: i} = e.stage, {conversation: l} = e.page;
   if (!n.settings.handover || null === t || "finished" !== s.state || null === s.link) return null;
   const u = "job" === r.request ? s.link : (0, a.uM)(o, n), c = void 0 !== i && "failed" !== i.kind;
   return null === u || l?.thread === u.number ? null : (c ? a.$L : a.$E)(u, n) && ("message" !== r.request || void 0 !== r.group && null !== l) ? u : null;
  }
  async function handOver(e, n) {
   const {repository: t, runner: m, settings: h} = n, p = linkToHandOver(e, n);
   if (null === p) return "done";
   const {seen: f, unconfirmed: w} = e.stage;
   if (void 0 !== w) return "later";
   const g = "shown" === f?.kind && f.pull.number === p.number ? f : await (0, a.Qm)(p, n);
   if ("failed" === g.kind) throw g.error;
   const b = "shown" === g.kind ? g.pull : null, k = null === b ? p : (0, a.uM)(b.url, n), y = null === b || "open" === b.state;
   if (null === k || !(0, a.$L)(k, n) || !y) return "done";
   const {number: v} = p;
   if ("message" === e.base.request) return async function(e, {page: n, jobId: t, base: i}, a) {
    const {repository: u, runner: c} = a, m = n.conversation?.thread;
    if (void 0 === m) return "done";
    const h = {
     kind: "pull-request",
     id: e
    };
    return (0, l.Fq)({
     on: h,
     reaction: o.Ew,
     isWritten: null,
     write: async ({maySend: n, mayRepeat: o}) => {
      const [l, h] = await commentsOn(e, a), p = r.h$(h, l);
      if (null === p) return "done";
      for (let a = 1; a <= d; a += 1) {
       const a = await u.comment(p.comment);
       if (null === a) return "later";
       const d = r.cm(a, l);
       if (d?.job !== t || d.group !== i.group) return "done";
       const {covers: h = []} = d, f = h.length >= r.bk && !h.includes(m), w = `The hand-over of pull request ${e} lists ${r.bk} threads`;
       f && c.info(`${w}, so #${m} is not added.`);
       const g = (0, s.X1)(a.body, d, m);
       if (null === g) return "done";
       if (!n()) return "later";
       await u.editComment(a, g, {
        mayRepeat: o
       });
      }
      return "later";
     }
    }, a);
   }(v, e, n);
   const isWritten = async () => {
    const [e, t] = await commentsOn(v, n);
    return null !== r.xi(t, e);
   }, j = {
    on: {
     kind: "pull-request",
     id: v
    },
    reaction: o.$L,
    isWritten: isWritten,
    write: async ({maySend: o, mayRepeat: a}) => {
     const d = await async function({base: e, page: n, writer: t, requester: r, order: o}, s) {
      const {trigger: i, reviewer: a = null} = e, d = (0, c.ij)(o);
      if ("text" in d) return {
       requester: r,
       instruction: d,
       reviewer: a
      };
      const {author: m, instruction: h = {
       text: ""
      }} = await (0, u.zt)(e, n.conversation?.thread ?? null, s);
      if ("run" === t.kind) return {
       requester: r,
       instruction: h,
       reviewer: a
      };
      const p = !1 === m?.bot && m.login.toLowerCase() === a?.toLowerCase(), f = "run" === i.kind && null !== a ? {
       id: null,
       login: a,
       bot: !1,
       viaApp: null
      } : null, w = null === f ? p : await (0, l.Xd)((0, u.Nn)(f, s), "Could not check who requested the job", s.runner);
      return {
       requester: m?.login ?? null,
       instruction: h,
       reviewer: !0 === w ? a : null
      };
     }(e, n), {reviewer: p} = d;
     if (await isWritten()) return "done";
     if (!o()) return "later";
     await t.createComment({
      thread: v,
      review: null
     }, function({requester: e, instruction: n}, t, o) {
      const {run: i, settings: a} = o, {base: l, page: u, writer: c, jobId: d} = t, {comment: m, conversation: h} = u, p = "run" !== c.kind && "run" === l.trigger.kind, f = `${i.serverUrl}/${i.repository}/actions/runs/${p ? l.run : i.runId}`, w = (null === m || p ? null : {
       kind: "thread",
       url: m.url
      }) ?? {
       kind: "run",
       url: f
      }, g = {
       job: d ?? "",
       ...{
        repository: r._M(i),
        service: r.zc(o),
        thread: h?.thread ?? null
       },
       ...void 0 === l.group ? {} : {
        group: l.group
       }
      };
      return (0, s.Gr)(g, {
       origin: w,
       requester: e,
       instruction: n,
       command: a.command
      });
     }(d, e, n), {
      mayRepeat: a
     });
     const {labels: f} = h;
     return f.length > 0 && !0 !== e.base.reserved && await (0, i.wF)(t.addLabels(v, f), `Could not label pull request ${v}`, m), 
     null === p || b?.author.toLowerCase() === p.toLowerCase() || "refused" === await (0, 
     i.wF)(t.requestReview(v, p), "Could not request a review", m) && m.info(`GitHub refused to request a review of pull request ${v} from ${p}.`), 
     "done";
    }
   }, $ = await (0, l.Fq)(j, n);
   return "later" === $ && m.info(`Another run may be writing the hand-over of pull request ${v}.`), 
   $;
  }
  async function commentsOn(e, n) {
   const [t, o] = await Promise.all([ n.repository.viewer(), n.repository.comments(e) ]);
   return [ r.nO(t, n), o ];
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
  var r = t(7213), o = t(5898), s = t(3950), i = t(9644), a = t(2615), l = t(4845);
  async function readNamed(e, n, {thread: t, listed: o, permitted: s}, i) {
   const read = e => (0, r.W3)(e, i.settings.command), may = async e => void 0 !== s && isSame(e, s) || isPermitted(e, i), a = o?.author.endsWith("[bot]") ?? !1, l = void 0 === o ? null : {
    id: o.authorId,
    login: o.author,
    bot: a,
    viaApp: null
   }, u = void 0 !== o && null !== (read(o.body)?.paragraph ?? null), c = i.repository.comment(e).then(n => n ?? readLate(e, i)), d = null === l ? null : may(l), m = u ? whyCut(o.nodeId, i) : void 0, [h, p] = await Promise.all([ c, m, d?.catch(() => !1) ]);
   if (null === h || h.thread !== t) return {
    kind: "gone"
   };
   const f = read(h.body);
   if (null === f) return {
    kind: "changed"
   };
   const {whole: w, paragraph: g} = f, b = null === g ? null : void 0 === p ? await whyCut(h.nodeId, i) : p, [k, y] = [ n(w), null === g ? null : n(g) ], v = null === b ? k ?? y : y;
   if (null === v) return {
    kind: "unknown" === b && null !== k ? "unclear" : "changed"
   };
   const j = b ?? (v === k ? null : "unknown"), $ = {
    id: h.authorId,
    login: h.author,
    bot: h.authorIsBot,
    viaApp: h.viaApp
   };
   return !0 === await (null !== l && isSame($, l) ? d : may($)) ? {
    kind: "read",
    comment: h,
    author: $,
    command: v,
    cut: j
   } : {
    kind: "not-permitted"
   };
  }
  function readInstruction(e, n, t, r) {
   return readNamed(e, e => "instruction" === e.kind && (0, i.xH)(e.text) === n ? e : null, t, r);
  }
  async function readQuoted(e, n, t) {
   const {trigger: r, instructionComment: o} = e;
   if ("run" === r.kind || null === o || null === n) return {};
   const i = Promise.all([ readInstruction(o, e.instructionHash, {
    thread: n
   }, t), (0, a.Go)(r, o) ? null : readNamed(r, e => "retry" === e.kind ? e : null, {
    thread: n
   }, t) ]), [u, c] = await (0, l.wF)(i, "Could not read who requested the job", t.runner) ?? [], d = c ?? u;
   if ("read" !== d?.kind) return {};
   const m = "read" === u?.kind ? (0, s.oK)(u.command.text).text.trim() : "";
   return {
    author: d.author,
    instruction: {
     text: m
    }
   };
  }
  async function whyCut(e, {repository: n, runner: t}) {
   if (null === e) return "unknown";
   const r = await (0, l.wF)(n.cameByMail(e), "Could not read whether the comment came by e-mail", t);
   return !1 === r ? null : r ? "mail" : "unknown";
  }
  const isPermitted = async (e, {settings: n, repository: t}) => (await (0, o.G)(e, n, t)).permitted;
  function isSame(e, n) {
   return null !== e.id && [ "id", "login", "bot", "viaApp" ].every(t => e[t] === n[t]);
  }
  async function readLate(e, n) {
   for (const t of [ 1e3, 3e3 ]) {
    await n.clock.sleep(t, n.runner.cancelled);
    const r = await n.repository.comment(e);
    if (null !== r) return r;
   }
   return null;
  }
 }),
 7525: ((e, n, t) => {
  t.d(n, {
   U: () => resume,
   qF: () => confirmed,
   uZ: () => openMemory
  });
  var r = t(9644), o = t(2615), s = t(4337), i = t(943), a = t(4845), l = t(2653), u = t(2107), c = t(2425), d = t(388), m = t(2431), h = t(2043);
  async function openMemory(e, n, t) {
   const {runner: r, run: l, settings: u} = t, c = {
    kind: "start",
    comment: null
   }, d = {
    ours: (0, o.nO)("", t),
    conversation: null
   };
   if (null === e) {
    if ("merged" === u.thread && l.attempt > 1) throw i.Nq("pull-request");
    const e = "none" === u.thread;
    return r[e ? "info" : "warning"](i.Y0(e)), memoryOf(c, d, n, t);
   }
   try {
    return await async function(e, n, t) {
     const {run: r, settings: l, repository: u, runner: c, clock: d} = t, [h, p] = await Promise.all([ u.viewer(), u.comments(e).catch(async n => {
      if ("missing" !== (0, a.wz)(n).failure) throw n;
      return await d.sleep(m.aK, c.cancelled), u.comments(e);
     }) ]), f = (0, o.nO)(h, t), w = (0, o.D5)(p, f), g = keyOf(n, t), b = s.id(w, g);
     if ("ambiguous" === b.kind) throw i.zs(b.candidates);
     const k = "start" === b.kind && 0 === s.OR(w, g).length;
     if ("merged" === l.thread && r.attempt > 1 && k) throw i.Nq("trace");
     return memoryOf(b, {
      ours: f,
      conversation: {
       thread: e,
       review: null
      }
     }, n, t);
    }(e, n, t);
   } catch (e) {
    const o = (0, a.wz)(e);
    if (l.attempt > 1 && "not-accessible" !== o.failure) throw i.rj(o);
    if (!(0, a.kQ)(o) && !r.cancelled.aborted) throw i.qD(o, "re-run");
    return memoryOf(c, d, h.gL(n, o, t), t);
   }
  }
  function keyOf({instruction: e}, {run: n, settings: {leg: t}}) {
   return {
    ...n,
    step: (0, r.n4)(n, t),
    instructionHash: (0, r.xH)(e)
   };
  }
  function memoryOf(e, n, t, o) {
   const {kind: s, comment: i} = e, {step: a, instructionHash: l} = keyOf(t, o), u = h.Sw({
    trigger: {
     kind: "run",
     step: a
    },
    instructionComment: null,
    instructionHash: l
   }, o), {request: c, head: d, sentAt: m, askedAt: p, told: f} = ("start" === s ? null : i?.marker) ?? u, w = {
    request: c,
    head: d,
    askedAt: p,
    told: f,
    ...void 0 === m ? {} : {
     sentAt: m
    }
   }, g = {
    ...u,
    ...w,
    group: (0, r.wD)(o.run),
    ...h.L6(o.run.actor, o)
   }, b = {
    requester: o.run.actor || null,
    base: g,
    writer: h.os(o)
   }, k = "start" === s ? i?.marker ?? null : null;
   return {
    resumption: e,
    request: {
     ...h.TG(h.fo(b, {
      ...n,
      comment: i
     }), k),
     order: t
    }
   };
  }
  async function confirmed(e, n, t) {
   const {request: r, jobId: o} = n;
   if ("message" === r || null === o || !t.settings.handover || !(0, l.Yk)(n).includes("handover")) return e;
   const s = await (0, c.pX)(e, n, t), {view: u, seen: d} = s;
   if ("failed" === d?.kind) return {
    ...s,
    unconfirmed: (0, a.fI)(d.error)
   };
   if ("finished" !== u.state || null === u.link || !(0, c.$L)(u.link, t)) return s;
   const m = await t.service.readJob(o, t.runner.cancelled);
   if ("job" !== m.kind) return {
    ...s,
    unconfirmed: (0, a.fI)(m.problem)
   };
   const h = await (0, c.T)(m.job, u.link, t);
   return "other" === h || "none" === h ? {
    ...s,
    view: {
     ...u,
     link: null
    }
   } : "this" === h ? s : {
    ...s,
    unconfirmed: i.qB[h]
   };
  }
  const p = "A status comment in this thread can't be read, because it was edited or another version wrote it.";
  async function resume(e, n) {
   const t = e.page.comment?.marker, r = "waiting" === t?.state || "not-created" === t?.state, o = {
    ...e,
    resumed: e.resumed || !r
   };
   if (void 0 === t) return h.K1(o, {
    ...(0, l.eq)(p),
    kept: !0
   });
   const f = s.jf(t);
   if ("again" === f.kind) {
    const e = {
     ...o.base,
     watchedUntil: t.watchedUntil,
     reserved: !0
    };
    return h.K1(h.Jb({
     ...o,
     base: e
    }, f.jobId), (0, l.Cc)(null));
   }
   if ("waiting" === t.state || "starting" === t.state) return async function(e, n) {
    const t = await (0, a.wF)((0, m.Ws)(e.page, n), "Could not read the status comment", n.runner);
    if (null === t) return h.K1(e, (0, l.eq)(i.SD));
    const r = {
     ...e,
     page: {
      ...e.page,
      comment: t
     }
    }, {state: o} = t.marker;
    return "starting" === o ? h.K1(r, (0, l.eq)(i.SD)) : "waiting" !== o ? resume(r, n) : (await (0, 
    d.zH)(t, s.d4, n), h.eE(r, i.Ut));
   }(o, n);
   const {jobId: w} = t, g = (0, l.UZ)(t, (0, c.WQ)(n));
   if (null === w || !0 === g?.kept) return h.K1(o, g ?? (0, l.eq)(i.VH));
   const b = h.Jb(o, w);
   return null !== g ? async function(e, n, t) {
    const {jobId: r, outcome: o, pullRequest: i} = n;
    if ((0, u.v6)(r, t), s.cW(n, t.clock.now())) {
     const o = await s.d2(n, t).readJob(r, t.runner.cancelled), i = "job" === o.kind ? (0, 
     l.ip)(o.job, t) : null;
     if (null !== i) return h.K1(e, i);
    }
    if ("pull-request" === o && null === (0, c.uM)(i, t)) {
     const n = {
      jobId: r,
      known: null,
      patienceMs: 0,
      endBelievedFrom: s.MI(e.base)
     }, o = await (0, u.Op)(n, t);
     if ("final" === o.kind && null !== o.job.prLink) {
      const n = (0, l.af)(o, null, (0, c.WQ)(t));
      return h.K1(e, h.L7(e.page, n.view) ? {
       ...n,
       kept: !0
      } : n);
     }
    }
    return h.K1(e, {
     ...await confirmed(e.stage, n, t),
     kept: !0
    });
   }(h.K1(b, g), {
    ...t,
    jobId: w
   }, n) : (n.runner.info(`Following the existing job ${w}; nothing is started.`), 
   h.K1(b, (0, l.Cc)(null)));
  }
 }),
 1868: ((e, n, t) => {
  t.d(n, {
   h: () => open,
   t: () => send
  });
  var r = t(9644), o = t(4337), s = t(943), i = t(4845), a = t(8311), l = t(7052), u = t(2653), c = t(2107), d = t(2425), m = t(388), h = t(2431), p = t(2043);
  async function open(e, n) {
   const t = withId(e, n), r = "open" === n.settings.pullRequest && !0 !== t.base.reserved ? await (0, 
   m.uG)(t, n) : t;
   if (null === r) throw new i.dz([ s.rH("step") ]);
   "finished" === r.page.comment?.marker.state && null !== r.causedBy && await (0, 
   m.zH)(r.causedBy, "confused", n);
   try {
    const e = n.clock.monotonic(), [t, o] = await Promise.all([ writeDown(r, n), withRecipient(r.order, !1, n) ]), s = n.clock.monotonic() - e > d.Ti ? await withRecipient(r.order, !0, n) : o;
    return {
     ...t,
     order: {
      ...s,
      prompt: t.order.prompt
     }
    };
   } catch (e) {
    throw await (0, m.WY)(r, n), e;
   }
  }
  function withId(e, {service: n}) {
   const {order: t, jobId: r} = e;
   if ("job" === t.kind && null !== r) return e;
   const o = n.reserve("job" === t.kind ? null : t.job.jobId);
   return null === o ? e : (0, p.TG)(e, {
    reserved: !0,
    jobId: o,
    request: t.kind
   });
  }
  async function withRecipient(e, n, t) {
   if ("job" === e.kind) return e;
   const {job: r, into: o} = e, s = (null === o ? n : !o.isBusy) ? o?.link ?? (0, d.uM)(r.pullRequest, t) : null, i = null === o ? (0, 
   d.EG)(r.jobId, t) : null, [a, l] = await Promise.all([ i, s && (0, d.EP)(s, t) ]);
   return {
    ...e,
    reading: a,
    pull: l
   };
  }
  async function writeDown(e, n) {
   const {runner: t, clock: r} = n, o = null === e.causedBy, a = await (0, h.g1)(e, n), l = "missing" === (0, 
   h.g5)(a.page)?.failure;
   l && await r.sleep(h.aK, t.cancelled);
   const u = l ? await (0, h.g1)(e, n) : a, {written: c} = u.page;
   if ("overtaken" === c || "gone" === c) throw s.IW(c, u.page.comment?.url);
   const {aborted: d} = t.cancelled, m = (0, h.g5)(u.page);
   if (null !== m && o && (0, i.kQ)(m) && null === e.page.comment) {
    const t = {
     ...e.page,
     conversation: null
    };
    return {
     ...e,
     order: (0, p.gL)(e.order, m, n),
     page: t
    };
   }
   if ((0, h.Cs)(u, n), null === m || o && d) return u;
   const f = !(0, i.WG)(m) || d || null === u.page.attempted || await async function(e, n, t) {
    const r = await (0, h.it)(e, t).catch(e => {
     (0, i.wz)(e);
    });
    if (!r) return !1;
    const {page: o} = await (0, h.WU)((0, p.eE)((0, p.VI)(r, t.clock.now()), n), t);
    return "failed" !== o.written;
   }(u, m, n) ? "re-run" : "new-run";
   throw t.save("never-sent", "true"), o ? s.qD(m, f) : m;
  }
  async function send(e, n) {
   const t = null === e.repeats ? null : await (0, l.IQ)(e, e.repeats, n);
   if (null !== t) return t;
   const {order: r} = e;
   if ("job" === r.kind) return requestJob(e, n);
   const {into: o, pull: i} = r;
   if (null === o) return async function(e, n) {
    const {job: t, reading: r, pull: o} = e.order, fault = n => (0, p.eE)(e, {
     message: n,
     hint: ""
    }), answer = (n, t) => (0, p.eE)(e, {
     message: n,
     hint: t
    }, {
     answered: !0
    }), busy = e => answer(e, s.Vj), ended = e => answer(e, s.jy(null, n.settings.command)), i = tooLate(e, n);
    if (null !== i) return i;
    if (null === r) return fault(s.qB.unread);
    if ("missing" === r.kind) return ended(r.problem.message);
    if ("refused" === r.kind) return (0, p.eE)(e, r.problem);
    if ("failed" === r.kind) return fault(`The follow-up's job could not be read: ${r.problem.message}`);
    const l = (0, d.uM)(t.pullRequest, n), u = await (0, d.T)(r.job, l, n);
    if ("unread" === u) return fault(s.qB.unread);
    if ("none-yet" === u) return busy(s.Ot);
    if (null === l) return ended(s.kI);
    if ("this" !== u) return ended(s.qB[u]);
    if ("failed" === o?.kind) return fault(o.error.message);
    if ("shown" === o?.kind && "open" !== o.pull.state && !0 !== e.base.reserved) return ended(`#${l.number} is ${o.pull.state}.`);
    if ((0, a.UG)(r.job)) return busy(s.yS);
    const c = await deliver(e, n);
    return "kind" in c ? "busy" === c.kind ? "archived" === r.job.status ? ended(s.Ts) : busy(c.problem.message) : "not-continuable" === c.kind ? ended(c.problem.message) : (0, 
    p.eE)(e, c.problem) : c;
   }({
    ...e,
    order: r
   }, n);
   const u = {
    ...e,
    order: {
     ...r,
     into: o
    }
   }, c = n.clock.monotonic();
   return null === i ? waitForTurn(u, c, 0, n) : sendIfOpen(u, c, i, n);
  }
  function tooLate(e, {runner: n, clock: t}) {
   return n.cancelled.aborted ? (0, p.eE)(e, s.yv) : t.now() - Date.parse(e.base.askedAt) > o.AB ? (0, 
   p.eE)(e, s.wY) : null;
  }
  async function deliver(e, n) {
   const {runner: t, service: o, clock: s} = n, i = tooLate(e, n);
   if (null !== i) return i;
   const {order: a, base: l, jobId: c} = e, d = "job" === a.kind, m = !0 === l.reserved && null !== c ? {
    id: c,
    request: (0, r.k0)(l),
    until: Date.parse(l.watchedUntil)
   } : null;
   t.output("result", null === m ? "unknown-start" : "failed");
   const h = d ? await o.createJob(a.prompt.text, t.cancelled, m) : await o.sendMessage(a.job.jobId, a.prompt.text, t.cancelled, m), f = "The service never confirmed the " + (d ? "request" : "message");
   if ("unknown" === h.kind) return {
    ...e,
    stage: (0, u.eq)(`${f}: ${h.evidence}`)
   };
   if ("created" === h.kind || "sent" === h.kind) {
    const n = d ? h.job.id : a.job.jobId;
    t.info(`The job ${n} ${d ? "has started" : "accepted the message"}.`);
    const r = d ? {} : {
     sentAt: new Date(s.now()).toISOString()
    };
    return {
     ...(0, p.Jb)({
      ...e,
      base: {
       ...l,
       ...r
      }
     }, n),
     stage: (0, u.Cc)(h.job)
    };
   }
   return d || t.output("result", "not-created"), h;
  }
  async function requestJob(e, n) {
   const t = await deliver(e, n);
   return "kind" in t ? (0, p.eE)(e, t.problem) : t;
  }
  async function sendIfOpen(e, n, t, r) {
   const {order: o} = e, {link: i, seenAt: a} = o.into, l = !0 === e.base.reserved, m = (0, 
   d.Uo)(t, i, r);
   if ("string" != typeof m && !l) return startAlone(e, m, r);
   const h = r.clock.monotonic() - a > d.Ti ? await (0, d.OB)(await (0, d.EG)(o.job.jobId, r), i, r) : null;
   if (null !== h) return startAlone(e, h, r);
   const f = "string" == typeof m ? (0, p.Sj)(e, {
    ...o,
    job: {
     ...o.job,
     head: m
    }
   }) : e;
   if (l && await (0, u.Jm)(waitingOf(f), r)) return waitForTurn(f, n, (0, c.cr)(r.clock.monotonic() - n), r);
   const w = await deliver(f, r);
   return "kind" in w ? "busy" === w.kind ? waitForTurn(f, n, (0, c.cr)(r.clock.monotonic() - n), r) : "not-sent" === w.kind && !0 !== w.malformed ? (0, 
   p.eE)(f, w.problem) : startAlone(f, s.xx(`the job of pull request ${i.number} accepted no message`, w.problem), r) : w;
  }
  async function waitForTurn(e, n, t, r) {
   const {clock: i, runner: a} = r, {into: l, job: m} = e.order, {link: f} = l, left = () => n + (0, 
   p.Hw)(r) - i.monotonic();
   if (left() <= 0) return startAlone(e, s.C4(f), r);
   const w = i.now() + left() + o.b3, g = await (0, h.WU)((0, p.VI)({
    ...e,
    stage: (0, u.b7)(f.number)
   }, w), r);
   if ("overtaken" === g.page.written) return (0, p.eE)(g, s.Rj);
   a.info(`Waiting until the agent has finished with pull request ${f.number}.`), await i.sleep(Math.max(0, Math.min(t, left())), a.cancelled);
   const b = {
    ...r,
    service: turnOf(g, r)
   }, k = await (0, c.Op)({
    jobId: m.jobId,
    known: null,
    patienceMs: Math.max(0, left())
   }, b);
   if ("cancelled" === k.kind) return (0, p.eE)(g, s.yv);
   const y = "lost" === k.kind || "deadline" === k.kind && null !== k.silence ? s.OR(f, "lost" === k.kind ? k.problem : null) : s.C4(f), v = "final" === k.kind ? await (0, 
   d.OB)({
    kind: "job",
    job: k.job
   }, f, r) : y;
   return null !== v ? startAlone(g, v, r) : restart({
    ...g,
    order: {
     ...g.order,
     into: {
      ...l,
      seenAt: i.monotonic()
     }
    }
   }, async e => sendIfOpen(e, n, await (0, d.EP)(f, r), r), r);
  }
  const waitingOf = ({order: e, page: n}) => ({
   ...n,
   jobId: e.job.jobId
  });
  function turnOf(e, n) {
   const {service: t} = n;
   return !0 !== e.base.reserved ? t : {
    async readJob(r, o) {
     const s = await t.readJob(r, o);
     return "job" === s.kind && await (0, u.Jm)(waitingOf(e), n) ? {
      kind: "job",
      job: (0, a.sI)(r)
     } : s;
    }
   };
  }
  async function startAlone(e, n, t) {
   const {runner: r} = t;
   return r.cancelled.aborted ? (0, p.eE)(e, s.yv) : (r.info(null === n.reason ? n.sentence : `${n.sentence} ${n.reason}`), 
   restart(withId((0, p.Sj)(e, (0, p.wc)(e.order.into.alone, n)), t), e => requestJob(e, t), t));
  }
  async function restart(e, n, t) {
   const {runner: r, clock: o} = t, {comment: a, attempted: l} = e.page, c = "waiting" === a?.marker.state || "waiting" === l?.state, d = null === e.causedBy ? "step" : "comment", f = c && !0 !== e.base.reserved ? await (0, 
   m.uG)(e, t).catch(i.wz) : e;
   if (f instanceof i.pU) return "unavailable" === f.failure ? (0, p.eE)(e, s.W3(f, d), {
    answered: !0
   }) : (0, p.eE)(e, r.cancelled.aborted ? s.yv : f);
   if (null === f) return (0, p.eE)(e, s.rH(d), {
    answered: !0
   });
   const w = {
    ...f.base,
    askedAt: new Date(o.now()).toISOString()
   }, g = await (0, h.g1)((0, p.VI)({
    ...f,
    base: w,
    stage: u.xo
   }, (0, p.m8)(t)), t);
   return (0, h.Cs)(g, t), "yes" === g.page.written ? n(g) : (0, p.eE)(g, (0, h.g5)(g.page) ?? s.Rj);
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
  var r = t(2615), o = t(5074), s = t(860), i = t(5219), a = t(4164), l = t(11);
  function helpText(e, n) {
   const t = n.allowsOthers ? ", unless the workflow lists you" : "", r = "none" === n.permission ? "Anyone can use these commands here." : `You need at least \`${n.permission}\` permission in this repository${t}.`;
   return `Write one of these on the first line of a comment:\n\n${(0, s.vL)(e).map(({usage: e, does: n}) => `- \`${e}\`: ${n}\n`).join("")}\n${r} Only new comments count; editing one has no effect.`;
  }
  function slipText({about: e, words: n, nearest: t}, r) {
   const s = `\`${r} ${t}\``;
   return `${(0, i.SS)("sign" === e ? `${r}${n}` : `${r} ${n}`, {
    longest: 80
   })} ${{
    word: `is not a command. One word is too short for an instruction, so nothing was started.${"…" === t ? "" : ` Did you mean ${s}?`} To start a job, describe in a few words what to change.`,
    name: `looks like a mistyped command, so nothing was started. Did you mean ${s}? To start a job, describe what to change in other words.`,
    period: `names a period that doesn't exist, so there is no report. Did you mean ${s}? A period is ${o.nR.map(e => `\`${e}\``).join(", ")}, or \`YYYY-MM-DD..YYYY-MM-DD\`.`,
    text: `requests the latest instruction again, word for word. There is other text below it, so nothing was started. To repeat the old instruction, comment ${s} alone. To request something else, comment \`${r}\` and describe what to change.`,
    sign: `is not a command: a space must follow \`${r}\`. Nothing was started. Write ${s}.`,
    cancel: `looks like a request to cancel a job. No command can cancel a job: it runs to its end. Nothing was changed. ${s} shows its state.`
   }[e]}`;
  }
  function stateLine({marker: e, url: n, body: t, link: r, seen: o, said: s, openAt: u}, c) {
   const d = Date.parse(e.askedAt), m = `${(0, a.Xu)(e, {
    openAt: u
   })}${"unreadable" === o ? " when last seen" : ""}`, h = "running" === o ? `Still running, ${(0, 
   a.vk)(c - d)}` : m, p = void 0 === u ? "" : `, ${(0, a.sB)(u)}`, f = null === r ? p : `, ${pullRequestName(r)}`, w = (0, 
   l.Ke)(t), g = null === w ? "" : `: ${(0, i.SS)(w, {
    longest: 100
   })}`, b = null === s ? "" : ` (${(0, i.SS)(s, {
    longest: 400
   })})`;
   return `- [${h}](${n})${f}, requested ${(0, a.Vc)(d)}${g}${b}`;
  }
  const unreadableLine = e => `- [Can't be read](${e}), because it was edited or another version wrote it: it may have a job`, pullRequestName = ({number: e, repository: n, url: t}) => `[pull request ${e} in ${(0, 
  i.SS)(n)}](${t})`;
  function stateList(e, n) {
   const counted = e => `- and ${e} older ${1 === e ? "request" : "requests"}`, t = i.W$ - (0, 
   r.BG)(n, counted(e.length)).length;
   let o = 0;
   const s = e.filter(e => (o += e.length + 1, o <= t)), a = e.length - s.length;
   return [ ...s, ...0 === a ? [] : [ counted(a) ] ].join("\n");
  }
  function endNotice(e, n) {
   const {outcome: t, link: r, reason: o, request: s, reserved: l, openAt: u} = e, {notice: c = ""} = (0, 
   a.tu)(t, e, e), d = "pull-request" === t && "job" === s && null === r ? "The documentation agent made a pull request." : c, m = null === r ? "its pull request" : pullRequestName(r), h = void 0 === u ? m : (0, 
   a.sB)(u), p = "failed" === t && o ? ` ${!0 === l ? "The reason" : "The service says"}: ${(0, 
   i.SS)(o, {
    longest: 400
   })}.` : "";
   return `${d.replace("%", () => h)}${p} [Details](${n})`;
  }
  function renderHandover(e, {origin: n, requester: t, instruction: o, command: s}) {
   const a = `[${"thread" === n.kind ? "this thread" : "this run"}](${n.url})`, u = null === t ? `It was requested in ${a}` : `${(0, 
   i.SS)(t)} requested it in ${a}`;
   return (0, i.qN)([ (0, r.lN)(e), `The documentation agent made this pull request. ${u}.`, `Comment \`${s} …\` here to ask for changes.`, (0, 
   l.ui)(o) ]);
  }
  function withCovered(e, n, t) {
   const {covers: o = []} = n;
   if (n.thread === t || o.includes(t) || o.length >= r.bk) return null;
   const s = [ ...o, t ], i = alsoCovers(s.map(e => ({
    number: e
   }))), a = e.replace(/\r\n/g, "\n").replace(/^[^\n]*\n*/, "").split("\n\n"), l = a.findIndex(e => e.startsWith(c)), u = a.findIndex(e => e.startsWith("<details>")), d = l >= 0 && (u < 0 || l < u) ? a.with(l, i) : a.toSpliced(1, 0, i);
   return [ (0, r.lN)({
    ...n,
    covers: s
   }), ...d ].join("\n\n");
  }
  const u = 20, c = "Also covers ";
  function alsoCovers(e) {
   const n = e.length - u;
   return `${c}${(0, a.cZ)(e.slice(0, u))}${n > 0 ? ` and ${n} more` : ""}.`;
  }
 })
};