"use strict";

exports.id = 732, exports.ids = [ 732 ], exports.modules = {
 2376: ((e, t, n) => {
  n.d(t, {
   DZ: () => tidy,
   Hk: () => toFix,
   JF: () => u,
   KT: () => named,
   L5: () => c,
   MB: () => a,
   oG: () => reportChecks,
   tD: () => l,
   uw: () => i
  });
  var o = n(5219);
  const s = {
   bad: "❌ bad",
   unknown: "❔ not checked",
   advice: "💡 advice",
   good: "✅ good",
   "not-needed": "➖ not needed"
  }, r = Object.keys(s), maker = e => (t, n = null, o) => ({
   state: e,
   found: t,
   advice: n,
   paste: o
  }), i = maker("good"), a = maker("bad"), c = maker("unknown"), u = maker("advice"), l = maker("not-needed"), toFix = ({message: e, hint: t}) => a(e, t), named = e => Object.entries(e).flatMap(([e, t]) => [ t ].flat().map(t => ({
   name: e,
   ...t
  }))), d = 100;
  function tidy(e) {
   const t = e.replace(/\p{C}/gu, " ").trim();
   return t.length > d ? `${t.slice(0, d)}…` : t;
  }
  function reportChecks(e) {
   const among = (...t) => e.filter(({state: e}) => t.includes(e)), [t, n, s, r] = [ among("bad"), among("unknown"), among("advice"), among("not-needed") ], i = function(e, t) {
    const n = new Set(t.map(({name: e}) => e)).size;
    if (e + n === 0) return "The set-up is healthy";
    const s = 0 === e ? "No problem found" : `${(0, o.hS)(e, "thing")} to fix`;
    return 0 === n ? s : `${s}; ${(0, o.hS)(n, "thing")} could not be checked`;
   }(t.length, n), a = `${i}. ${[ `${(0, o.hS)(among("good").length, "check")} passed`, ...0 === s.length ? [] : [ (0, 
   o.hS)(s.length, "suggestion") ], ...0 === r.length ? [] : [ `${r.length} not needed` ] ].join(", ")}. Nothing was started or published.`, c = among("good", "not-needed"), u = {
    "What to fix": t,
    "What could not be checked": n,
    Advice: s
   };
   return {
    lines: e.flatMap(e => [ `${e.state}: ${textOf(e)}`, ...pasted(e.paste ?? []) ]),
    failures: t.map(e => textOf(e) + (void 0 === e.paste ? "" : " The summary has the lines.")),
    sentence: a,
    summary: (0, o.qN)([ `### docs-agent: ${i}`, a, table(e), ...Object.entries(u).map(([e, t]) => 0 === t.length ? "" : `#### ${e}\n\n${explain(t)}`), 0 === c.length ? "" : (0, 
    o.zH)("Results of the other checks", explain(c)) ])
   };
  }
  const textOf = ({name: e, found: t, advice: n}) => null === n ? `${e}: ${t}` : `${e}: ${t} ${n}`, pasted = e => e.map(e => `    ${e}`);
  function table(e) {
   return [ "| Check | State |", "| --- | --- |", ...[ ...Map.groupBy(e, ({name: e}) => e) ].map(([e, t]) => `| ${e} | ${r.filter(e => t.some(t => t.state === e)).filter((e, t) => 0 === t || "unknown" === e).map(e => s[e]).join(", ")} |`) ].join("\n");
  }
  function explain(e) {
   return [ ...Map.groupBy(e, ({name: e, ...t}) => JSON.stringify(t)) ].map(([e, t]) => {
    const {found: n, advice: s, paste: r = []} = JSON.parse(e), i = new Set(t.map(({name: e}) => e)), a = [ n, s ?? [], 0 === r.length ? [] : [ "", ...pasted(r) ] ].flat();
    return `**${[ ...i ].join(", ")}**\n\n${(0, o.TL)(a.join("\n"), {
     exact: !0
    })}`;
   }).join("\n\n");
  }
 }),
 7003: ((e, t, n) => {
  n.d(t, {
   Y: () => parseExpression
  });
  var o = n(2083), s = n(7085);
  const r = "an expression that GitHub cannot read", i = [ [ /^Unrecognized named-value: '(.*)'$/, '"$1" does not exist in this expression' ], [ /^Unrecognized function: '(.*)'$/, 'there is no function "$1" in this expression' ], [ /^(?:Too \w+|Even number of) parameters .*'(.*)'$/, 'the function "$1" has too many or too few values' ], [ /^Exceeded max expression depth .*$/, "an expression that is nested too deeply" ] ];
  function parseExpression(e, t) {
   try {
    const {tokens: n} = new o.JG(e).lex(), i = n.filter(({type: e}) => e === o.ks.IDENTIFIER).map(({lexeme: e}) => e), a = t?.split(" ") ?? i.flatMap(e => [ e, `${e}(0,MAX)` ]), c = a.flatMap(e => {
     const [, t, n, o] = /^([\w-]+)\((\d+),(\d+|MAX)\)$/.exec(e) ?? [], s = "MAX" === o ? Number.MAX_SAFE_INTEGER : Number(o);
     return void 0 === t ? [] : [ {
      name: t,
      minArgs: Number(n),
      maxArgs: s
     } ];
    });
    return new s.i(n, [ ...a ], c).parse() ?? {
     problem: r
    };
   } catch (e) {
    const t = e instanceof Error ? e.message : "", [n, o] = i.find(([e]) => e.test(t)) ?? [ t, r ];
    return {
     problem: t.replace(n, o) || r
    };
   }
  }
 }),
 2732: ((e, t, n) => {
  n.r(t), n.d(t, {
   runDoctor: () => runDoctor
  });
  var o = n(2376), s = n(4845);
  const placesIn = e => e.flatMap(e => e.jobs.map(t => ({
   workflow: e,
   job: t
  }))), mappingIn = e => "object" != typeof e || null === e || Array.isArray(e) ? null : e, textsIn = e => (Array.isArray(e) ? e : [ e ]).filter(e => "string" == typeof e);
  function eventsOf(e) {
   const t = mappingIn(e);
   if (null === t) return new Map(textsIn(e).map(e => [ e, null ]));
   const settings = e => Array.isArray(e) ? {
    list: e
   } : mappingIn(e);
   return new Map(Object.entries(t).map(([e, t]) => [ e, settings(t) ]));
  }
  function settingsOf({permissions: e, concurrency: t}) {
   const n = mappingIn(e);
   return {
    permissions: null === n ? "read-all" === e || "write-all" === e ? e : null : new Map(Object.entries(n)),
    concurrency: concurrencyOf(t)
   };
  }
  function stepOf(e) {
   const t = mappingIn(e) ?? {}, n = textOf(t.if).trim(), o = n.startsWith("${{") && n.endsWith("}}") && n.indexOf("${{", 3) < 0;
   return {
    uses: textOf(t.uses),
    condition: o ? n.slice(3, -2).trim() : n,
    with: valuesOf(t.with),
    setsVariables: textOf(t.run).includes("GITHUB_ENV"),
    env: valuesOf(t.env)
   };
  }
  function valuesOf(e) {
   return new Map(Object.entries(mappingIn(e) ?? {}).map(([e, t]) => [ e.toLowerCase(), textOf(t).trim() ]));
  }
  function textOf(e) {
   return "string" == typeof e ? e : "number" == typeof e || "boolean" == typeof e ? String(e) : "";
  }
  function concurrencyOf(e) {
   const t = "string" == typeof e ? {
    group: e
   } : mappingIn(e);
   if (null === t) return null;
   const {group: n, "cancel-in-progress": o = !1, queue: s, ...r} = t, [, i] = /^\s*\$\{\{\s*(true|false)\s*\}\}\s*$/.exec(textOf(o)) ?? [], a = "boolean" == typeof o ? String(o) : i;
   return {
    group: textOf(n),
    cancels: void 0 === a ? null : "true" === a,
    keepsWaiting: "max" === s,
    more: Object.keys(r).length > 0 || ![ "", "max", "single" ].includes(textOf(s))
   };
  }
  const r = ".github/workflows", i = "actions.lock", a = 131072, c = 10, u = 10;
  function mayCallUs({uses: e, with: t, secrets: n}) {
   return "" !== e && !e.startsWith("./") && [ ...t.keys(), ..."inherit" === n ? [] : n.keys() ].some(e => /^(?:docs[_-]?agent[_-].*|api[_-]key|project[_-]id)$/.test(e));
  }
  async function parse(e, t) {
   const {parseWorkflow: s} = await Promise.all([ n.e(815), n.e(921) ]).then(n.bind(n, 7921)), r = s(t);
   return "parsed" !== r.kind ? r : function(e, t) {
    const {on: n, jobs: s, env: r, ...i} = mappingIn(t) ?? {}, [a, c] = [ eventsOf(n), mappingIn(s) ];
    if (null === c || 0 === a.size) return null;
    const u = Object.entries(c).map(([e, t]) => [ e, mappingIn(t) ]).flatMap(([t, n]) => null === n ? [] : function(e, t, n, s) {
     const {environment: r, "timeout-minutes": i, steps: a, secrets: c, strategy: u} = n, l = stepOf(n), d = new Map([ ...s, ...l.env ]);
     return {
      id: t,
      at: `${(0, o.DZ)(e)}, job "${(0, o.DZ)(t)}"`,
      ...l,
      env: d,
      ...settingsOf(n),
      timeoutMinutes: "number" == typeof i ? i : null,
      environment: null !== (r ?? null),
      matrix: mappingIn(mappingIn(u)?.matrix) ?? {},
      steps: Array.isArray(a) ? a.map(stepOf) : [],
      secrets: "inherit" === c ? c : valuesOf(c)
     };
    }(e, t, n, valuesOf(r)));
    return {
     path: e,
     events: a,
     ...settingsOf(i),
     jobs: u
    };
   }(e, r.value) ?? {
    kind: "invalid",
    because: "It is not a workflow: `on:` or `jobs:` is missing or empty."
   };
  }
  function namesUs(e, {actionRepository: t, repository: n}) {
   return !("" !== t || !/\buses:\s*['"]?\.\//.test(e)) || e.toLowerCase().includes((t || n).toLowerCase());
  }
  const mayConcernUs = (e, t) => e.includes("./") || e.includes(".github/workflows/") || namesUs(e, t);
  async function readCalled(e, t) {
   const n = new Map;
   let o = e;
   for (let e = 0; e < u && o.length > 0; e += 1) {
    const s = o.flatMap(e => e.jobs).filter(t => e > 0 || mayCallUs(t) || "inherit" === t.secrets), r = [ ...new Set(s.map(({uses: e}) => e)) ].filter(e => "" !== e && !e.startsWith("./") && !n.has(e)).slice(0, Math.max(0, c - n.size)), i = await Promise.all(r.map(e => readRemote(e, t)));
    for (const [e, t] of r.entries()) n.set(t, i[e] ?? null);
    o = i.filter(e => null !== e);
   }
   return [ ...n.values() ].filter(e => null !== e);
  }
  async function readRemote(e, {repository: t, names: n}) {
   const [, o, r, i] = /^([\w.-]+\/[\w.-]+)\/(\.github\/workflows\/[^/@]+)@([^@\s]+)$/.exec(e) ?? [];
   if (void 0 === o || void 0 === r || void 0 === i) return null;
   try {
    const s = await t.textFile({
     repository: o,
     path: r,
     ref: i
    });
    if (null === s || s.length > a || !mayConcernUs(s, n)) return null;
    const c = await parse(e, s);
    return "jobs" in c ? function(e, t, n) {
     const o = e.jobs.map(e => e.uses.startsWith("./") ? {
      ...e,
      uses: `${t}/${e.uses.slice(2)}@${n}`
     } : e);
     return {
      ...e,
      events: new Map([ [ "workflow_call", e.events.get("workflow_call") ?? null ] ]),
      jobs: o
     };
    }(c, o, i) : null;
   } catch (e) {
    return (0, s.wz)(e), null;
   }
  }
  const l = {
   unauthorized: "It was not checked, because GitHub does not accept the token.",
   unavailable: "It was not checked, because GitHub gave no usable answer.",
   "rate-limited": "It was not checked, because the token has used up its requests."
  };
  async function readGitHub(e, {repository: t, run: n, clock: o}) {
   const c = await reading(() => t.viewer(), s.wz), u = "failed" === c.kind ? l[c.problem.failure] : void 0, ask = async e => void 0 === u ? reading(e, s.wz) : {
    kind: "not-asked",
    because: u
   }, d = new Date(o.now()).toISOString(), [h, f, p, m, w] = await Promise.all([ ask(() => t.facts()), ask(() => t.recentComments("issue-comment", {
    since: d,
    mostPages: 1
   })), ask(() => t.pullRequestsOf(n.sha)), ask(e), ask(() => async function(e) {
    const t = await e.repository.folder(r) ?? [], n = t.filter(({name: e, kind: t}) => "folder" !== t && /\.ya?ml$/i.test(e)).toSorted((e, t) => e.name < t.name ? -1 : 1), o = await Promise.all(n.map(t => async function(e, t) {
     const {name: n, kind: o, bytes: s, text: i} = e, c = `${r}/${n}`;
     if ("file" !== o) return {
      kind: "unread",
      path: c,
      because: "It is not a file."
     };
     if (s > a) return {
      kind: "unread",
      path: c,
      because: `It is larger than ${a / 1024} KB.`
     };
     if (null === i) return {
      kind: "unread",
      path: c,
      because: "GitHub does not show its text."
     };
     if (!mayConcernUs(i, t)) return null;
     const u = await parse(c, i);
     return "jobs" in u ? u : {
      kind: "invalid" === u.kind && namesUs(i, t) ? "invalid" : "unread",
      path: c,
      because: u.because
     };
    }(t, e.names))), s = o.flatMap(e => null !== e && "jobs" in e ? [ e ] : []), c = o.flatMap(e => null !== e && "because" in e ? [ e ] : []);
    return {
     workflows: [ ...s, ...await readCalled(s, e) ],
     invalid: c.filter(({kind: e}) => "invalid" === e),
     unread: c.filter(({kind: e}) => "unread" === e),
     locked: t.some(({name: e}) => e === i)
    };
   }({
    repository: t,
    names: n
   })) ]);
   return {
    viewer: c,
    facts: h,
    comments: f,
    pullRequests: p,
    refusal: m,
    workflows: w
   };
  }
  async function reading(e, t) {
   try {
    return {
     kind: "read",
     value: await e()
    };
   } catch (e) {
    return {
     kind: "failed",
     problem: t(e)
    };
   }
  }
  function checkGitHub(e, t) {
   const {facts: n, comments: s, pullRequests: r} = e, i = (0, o.L5)("GitHub did not show the repository.");
   return (0, o.KT)({
    "GitHub token": checkIdentity(e.viewer),
    Repository: checkRepository(n),
    "Reading issues and comments": checkReading(s, t.comments, "Modes `comment` and `settle`, status comments, `report-to: issue` and `max-jobs-per-day`"),
    "Reading pull requests": checkReading(r, t.pullRequests, "Prompts with the context of a pull request, `thread: merged` and `max-jobs-per-day`"),
    "Writing comments, reactions and issues": (0, o.L5)("GitHub does not say what a token may write, and the doctor writes nothing.", "Compare the workflow's `permissions:` with the table in SECURITY.md of the action."),
    "Permission of the person who started this run": checkPerson(e.refusal, t),
    Issues: "read" === n.kind ? checkIssues(n.value, t) : i,
    "Visitor figures": "read" === n.kind ? checkFigures(n.value, t) : i
   });
  }
  function checkIdentity(e) {
   return "failed" === e.kind && "rate-limited" !== e.problem.failure ? (0, o.Hk)(e.problem) : "read" !== e.kind ? notRead(e) : (0, 
   o.uw)(`It belongs to ${e.value}.`, e.value.endsWith("[bot]") ? null : "This is a person: comments appear under their name, and their own reaction counts as our claim. `github.token` or the token of a GitHub App has an identity of its own.");
  }
  function checkRepository(e) {
   return "failed" === e.kind && "missing" === e.problem.failure ? (0, o.Hk)(e.problem) : "read" !== e.kind ? failed(e) : e.value.archived ? (0, 
   o.MB)("The repository is archived: it accepts no comments, reactions or issues.", "Unarchive it in the settings of the repository, or run the workflow in another one.") : (0, 
   o.uw)("The token can read it, and it is not archived.");
  }
  function checkReading(e, t, n) {
   return "read" === e.kind ? (0, o.uw)("The token can.") : "failed" === e.kind && d.includes(e.problem.failure) && !t ? (0, 
   o.tD)(e.problem.message, `${n} need it. ${e.problem.hint}`) : failed(e);
  }
  function checkPerson(e, {login: t, id: n, permission: s, byHand: r}) {
   if ("read" !== e.kind) return failed(e);
   if (null === e.value) return (0, o.uw)(`A command of ${t} is accepted; the input \`permission\` is "${s}".`);
   const i = `A command of ${t} is refused. To allow it, change the inputs \`permission\`, \`allowed-users\`${null === n ? "" : ` (with their id, ${n}, which no other account can get)`} or \`allowed-bots\`.`;
   return r ? (0, o.MB)(e.value, i) : (0, o.tD)(e.value, i);
  }
  function checkIssues({hasIssues: e}, {reportToIssue: t}) {
   if (e) return (0, o.uw)("They are enabled.");
   const n = "Issues are disabled in this repository, so a report cannot be written to one.";
   return t ? (0, o.MB)(n, "Enable issues in the settings of the repository, or change the line to `report-to: summary`.") : (0, 
   o.tD)(n, "Pull requests and reports in the summary still work.");
  }
  function checkFigures(e, {reportPublic: t, reportToIssue: n}) {
   if (!e.public) return (0, o.uw)("The repository is not public: only its members can read a report.");
   if (t) return (0, o.uw)("The repository is public and `report-public` is `true`: anyone can read the reports.");
   const s = "The repository is public, and so are its issues and summaries: mode `report` refuses to publish figures in them.", r = "If anyone may read the figures, add the line `report-public: true`; otherwise report from a private repository.";
   return n ? (0, o.MB)(s, r) : (0, o.tD)(s, r);
  }
  function failed(e) {
   return "failed" === e.kind && h.includes(e.problem.failure) ? (0, o.Hk)(e.problem) : notRead(e);
  }
  const d = [ "not-accessible", "not-granted", "forbidden" ], h = [ "unauthorized", ...d ];
  function notRead(e) {
   return "not-asked" === e.kind ? (0, o.L5)(e.because) : (0, o.L5)(e.problem.message, e.problem.hint);
  }
  async function readOwnAgent({docsRef: e, dryRun: t}, n, o) {
   if (null === n) return null;
   const {documentation: r, facts: i, problems: a, unset: c, keys: u} = n, ask = e => reading(e, s.wz), l = await ask(() => o.viewer()), d = isOfRun(l), [h, p, m, w] = await Promise.all([ n.whyNoIsolation(), ask(async () => {
    const t = await r.defaultBranch(), n = e || t;
    return {
     name: n,
     head: await r.branch(n)
    };
   }), "read" !== l.kind || d || t ? null : ask(() => r.checkWrite()), d ? ask(() => r.hasPullRequestBy(f)) : null ]);
   return {
    facts: i,
    problems: a,
    unset: c,
    keys: u,
    noIsolation: h,
    viewer: l,
    branch: p,
    writing: m,
    opened: w
   };
  }
  const f = "github-actions[bot]", isOfRun = e => "read" === e.kind && e.value === f;
  function checkAgent(e, t, n) {
   return null === e ? [] : (0, o.KT)({
    Agent: judgeAgent(e, n),
    "Agent isolation": judgeIsolation(e, t),
    "Agent paths": judgePaths(e, t),
    "Documentation branch": judgeBranch(e, n),
    "Writing the documentation": judgeWriting(e, n),
    "Opening pull requests": judgeOpening(e, n)
   });
  }
  function judgeAgent({facts: e, problems: t, unset: n}, s) {
   if (null !== e) {
    const {command: t, variables: n, hosts: s, gateway: r} = e, i = [ ...n, ...null === r ? [] : [ `${r.key} (a placeholder: the action keeps the key)` ] ], a = [ ...s ?? [ "every host" ], ...null === r ? [] : [ `${r.host} (calls of the model only)` ] ];
    return (0, o.uw)(`It would run: ${t}. Its variables: ${listed(i)}. It can reach: ${listed(a)}.`);
   }
   if (s.withoutSecrets && n.length > 0) return (0, o.L5)(`This run gets no secrets, so ${n.join(" and ")} could not be checked.`);
   const r = t.filter(({message: e}) => !s.shown.some(t => t.message === e));
   return r.length > 0 ? r.map(o.Hk) : (0, o.L5)("It was not checked, because the input `agent` cannot be used.");
  }
  const listed = e => e.join(", ") || "none";
  function judgeIsolation({noIsolation: e}, {isolation: t}) {
   return null === e ? (0, o.uw)("A program that does nothing ran here in isolation, as an agent would.") : "none" === t ? (0, 
   o.JF)(e.message, e.hint) : (0, o.Hk)(e);
  }
  function judgePaths({viewer: e}, {agentPaths: t}) {
   if (t.length > 0) return (0, o.uw)(`The agent may only change ${t.join(", ")}.`);
   const n = "`agent-paths` is empty: the agent may change nearly every file, even scripts and `package.json`.", s = "Set it to the folder of the documentation, such as `agent-paths: docs`.";
   if ("read" !== e.kind || isOfRun(e)) return (0, o.JF)(n, s);
   const r = `The token belongs to ${e.value}, so the workflows of a pull request run such files before anyone has reviewed it.`;
   return (0, o.MB)(`${n} ${r}`, s);
  }
  function judgeBranch({branch: e}, {documentation: t}) {
   if ("failed" === e.kind && "missing" === e.problem.failure) {
    const n = "Correct `docs-repository`, or set `github-token` to a token that may read and write there.", s = `There is no repository ${t}, or the token may not see it.`;
    return null === t ? (0, o.Hk)(e.problem) : (0, o.MB)(s, n);
   }
   if ("read" !== e.kind) return notRead(e);
   const {name: n, head: s} = e.value;
   return null !== s ? (0, o.uw)(`Jobs start from the branch ${n}, which is at ${s.slice(0, 12)}.`) : (0, 
   o.MB)(`There is no branch "${n}" in the repository of the documentation.`, "Correct `docs-ref`, or leave it out for the default branch. An empty repository needs a first commit.");
  }
  function judgeWriting({viewer: e, writing: t}, {documentation: n}) {
   if (isOfRun(e)) {
    if (null === n) return (0, o.tD)("Each job's token may do what its own `permissions:` say: see the workflow files.");
    const e = "Set `github-token` to the token of a GitHub App that is installed there.";
    return (0, o.MB)(`The token of the run can't write to another repository, such as ${n}.`, e);
   }
   return null === t ? (0, o.L5)("It was not tried: this needs the identity of the token, and no `dry-run`.") : "read" === t.kind ? (0, 
   o.uw)("The token may. To check, the doctor stored an empty file, which is in no commit.") : "failed" !== t.kind || (0, 
   s.WG)(t.problem) ? notRead(t) : (0, o.Hk)(t.problem);
  }
  function judgeOpening({viewer: e, opened: t}, {documentation: n}) {
   if ("read" !== e.kind) return (0, o.L5)("It could not be checked, because the identity of the token is unknown.");
   if (null === t) return (0, o.tD)(`A setting may forbid it to ${f}, but not to ${e.value}.`);
   if (null !== n) return (0, o.tD)("The token of the run may not write there anyway.");
   if ("read" !== t.kind) return notRead(t);
   if (t.value) return (0, o.uw)(`${f} has opened a pull request here before.`);
   const s = `No pull request of ${f} was found here, and new repositories forbid them.`;
   return (0, o.JF)(s, 'Turn on "Allow GitHub Actions to create and approve pull requests" in Settings, Actions, General. An organization can turn it off for all of its repositories. Without it, a job ends with a branch and a link to open the pull request.');
  }
  const p = 864e5, m = 2;
  async function readService(e, t) {
   const n = {
    "`base-url`": e.baseUrl,
    "`project-id`": e.projectId
   }, o = Object.entries(n).flatMap(([e, t]) => "" === t ? [ e ] : []);
   if (o.length > 0) return {
    kind: "not-asked",
    because: `The service was not checked, because ${o.join(" and ")} cannot be used.`
   };
   const {service: r, clock: i, runner: a} = t, c = Math.floor(i.now() / p) * p, u = {
    from: new Date(c - p).toISOString(),
    to: new Date(c).toISOString(),
    limit: 1,
    offset: 0
   }, l = {
    allowance: {
     left: m
    },
    cancelled: a.cancelled
   };
   return reading(() => r.readVisitors(u, l), e => {
    if (e instanceof s._7) return e;
    throw e;
   });
  }
  function checkService(e, t) {
   const [n, s, r] = function(e, t) {
    if ("failed" === e.kind) return function(e, {baseUrl: t, projectId: n}) {
     const {status: s, webPage: r, message: i, hint: a} = e, c = (0, o.uw)(`It answers at ${t}.`), u = `The doctor requested ${t}/v1/analytics/${encodeURIComponent(n)}/visitors: \`base-url\` is the part before \`/v1\`.`, misled = (e, t) => [ (0, 
     o.MB)(e, `${t} ${u}`), w, w ];
     if (void 0 === s) return [ (0, o.Hk)(e), w, w ];
     if (r && 403 !== s && 429 !== s && (s < 300 || s >= 400 && s < 500)) return misled(`The address answers with a web page, not with the service: HTTP ${s} with HTML from ${t}.`, b);
     if (401 === s || 403 === s && !r) return [ c, (0, o.Hk)(e), (0, o.L5)("The service only says so to a key that it accepts.") ];
     if (404 === s) return [ (0, o.L5)(`Something answers at ${t}, but a wrong address also answers HTTP 404.`), (0, 
     o.L5)("The service did not check it, or does not say."), (0, o.MB)(i, `${a} ${u}`) ];
     if (429 === s) return [ c, (0, o.L5)(i, a), (0, o.L5)(i, a) ];
     if (s >= 200 && s < 300) return misled(i, b);
     if (s >= 300 && s < 400) return misled(i, g);
     const l = (0, o.L5)("The service gave no usable answer.");
     return [ (0, o.Hk)(e), l, l ];
    }(e.problem, t);
    if ("not-asked" === e.kind) {
     const t = (0, o.L5)(e.because);
     return [ t, t, t ];
    }
    return [ (0, o.uw)(`It answers at ${t.baseUrl} as expected.`), (0, o.uw)("The service accepts it for reading visitors.", "Keys often expire after 90 days: from then on every mode fails with HTTP 401."), (0, 
    o.uw)(`The service knows the project ${t.projectId}.`) ];
   }(e, t);
   return (0, o.KT)({
    Service: n,
    "API key": "" !== t.apiKey ? s : (0, o.L5)("It was not tried, because `api-key` is not usable."),
    "Right to start jobs": (0, o.L5)("The service does not say: only starting a job would prove it, and the doctor starts none.", "Reading needs less than creating: if mode `job` or `comment` ends with HTTP 403, create a key with the scope for agent jobs."),
    Project: r
   });
  }
  const w = (0, o.L5)("It could not be checked, because `base-url` did not lead to the service."), b = "`base-url` may be the address of its website or dashboard.", g = "Redirects are not followed, because the key would go with them: set `base-url` to the address that it leads to.", checkInputs = e => (0, 
  o.KT)({
   Inputs: 0 === e.length ? (0, o.uw)("All of them are usable.") : e.map(o.Hk)
  });
  async function readPromptFile(e, t) {
   if ("" === e) return null;
   try {
    return await t.readWorkspaceFile(e), [];
   } catch (e) {
    if (e instanceof s.dz) return e.problems;
    throw e;
   }
  }
  function checkPromptFile(e) {
   const t = (0, o.tD)("`prompt-file` is not set."), n = e?.map(({message: e, hint: t}) => (0, 
   o.MB)(e, `${t} A file of the repository only exists after \`actions/checkout\`.`)) ?? t;
   return (0, o.KT)({
    "Instruction file": 0 === e?.length ? (0, o.uw)("The file in `prompt-file` can be read.") : n
   });
  }
  function checkEvent(e, t) {
   const {name: n} = e, s = `A fork or Dependabot caused this "${n}" event, and GitHub gives such runs no secrets by default.`, r = (0, 
   o.L5)(s, "This run got a key; without one, it would be skipped, not failed."), i = "workflow_dispatch" === n ? "To check another event, run the doctor on it." : void 0;
   return (0, o.KT)({
    Event: e.withoutSecrets ? r : check_set_up_judge(t, `"${n}" with \`mode: auto\``, i)
   });
  }
  function check_set_up_judge(e, t, n) {
   return "refused" === e.kind ? e.problems.map(o.Hk) : "job" === e.kind ? (0, o.uw)(`${t} ${function({thread: e, follows: t}) {
    const n = "merged" === e ? "the merged pull request that contains the commit" : `thread ${e}`;
    if (t) return `follows the job in \`job-id\`${null === e ? "" : `, and updates its status comment if ${n} has one`}`;
    if (null === e) return "starts a job without a status comment: a re-run starts another job";
    const o = `starts a job and keeps a status comment in ${n}`;
    return "merged" === e ? `${o}: a re-run does not start another job` : o;
   }(e)}.`, n) : "comment" === e.kind ? (0, o.uw)(`${t} reads the comment.`, n) : "skip" === e.kind ? (0, 
   o.uw)(`${t} does nothing. ${e.sentence}`, n) : "undecided" === e.kind ? (0, o.L5)(`What ${t} does is unknown until the inputs are fixed.`, n) : (0, 
   o.tD)(`${t} has nothing to do: this step sets none of \`prompt\`, \`prompt-file\` and \`job-id\`.`, n);
  }
  var k = n(1916), v = n(5074), y = n(860), $ = n(2049), j = n(7003);
  const x = 4e3, M = 20;
  function condition_judge(e, t) {
   const n = treeOf(e), o = null === n ? 0 : verdictOf(n, t, 0);
   return 0 === o ? "open" : o > 0 ? "passes" : "stops";
  }
  function treeOf(e) {
   const t = e.length > x ? null : (0, j.Y)(e, null);
   return null === t || "problem" in t ? null : t;
  }
  function verdictOf(e, t, n) {
   if (n > M) return 0;
   if (e instanceof $.oD) {
    const o = e.args.map(e => verdictOf(e, t, n));
    return "||" === e.operator.lexeme ? Math.max(...o) : Math.min(...o);
   }
   if (e instanceof $._c) return 0 - verdictOf(e.expr, t, n + 1);
   if (e instanceof $.aU) return verdictOf(e.group, t, n + 1);
   if (e instanceof $.uS) return {
    true: 1,
    false: -1
   }[e.token.lexeme] ?? 0;
   if (e instanceof $.yI && function({left: e, operator: t, right: n}) {
    const o = [ e, n ].some(e => e instanceof $._c);
    return O.includes(t.lexeme) && o && [ e, n ].map(condition_textOf).some(e => e.startsWith("'") && Number.isNaN(Number(e.slice(1, -1))));
   }(e)) return "==" === e.operator.lexeme ? -1 : 1;
   const o = testIn(e);
   return null === o ? 0 : null === soughtInComment(e) ? function({path: e, sign: t, text: n}, {event: o, onlyEvent: s = !1, bots: r = !1}) {
    if (I.includes(t)) return 0;
    const i = s || r && e.endsWith(".type"), a = (0, y.Kx)(o) && !i ? T.get(e) : void 0, c = "github.event_name" === e ? o : a;
    return void 0 === c ? 0 : c.toLowerCase() === n.toLowerCase() == ("==" === t) ? 1 : -1;
   }(o, t) : function({sign: e, text: t}, {event: n, command: o}) {
    if (!(0, y.Kx)(n)) return "" === t ? 0 : -1;
    if (null === o) return 0;
    const [s, r] = [ t.toLowerCase(), o.toLowerCase() ];
    return s.startsWith(`${r} `) || s.startsWith(`${r}\n`) ? 0 : "==" === e ? -1 : ("contains" === e ? `${r} `.includes(s) : `${r} `.startsWith(s)) ? 1 : -1;
   }(o, t);
  }
  function termsOf(e) {
   const within = e => e instanceof $.oD ? e.args.flatMap(within) : e instanceof $._c ? within(e.expr) : e instanceof $.aU ? within(e.group) : [ e ], t = treeOf(e);
   return null === t ? [] : within(t);
  }
  function soughtInComment(e) {
   const t = testIn(e);
   return "github.event.comment.body" === t?.path && "!=" !== t.sign ? t : null;
  }
  function testIn(e) {
   const {sign: t, parts: n} = function(e) {
    return e instanceof $.yI ? {
     sign: e.operator.lexeme,
     parts: [ e.left, e.right ]
    } : e instanceof $.R6 ? {
     sign: e.functionName.lexeme.toLowerCase(),
     parts: e.args
    } : {
     sign: "",
     parts: []
    };
   }(e), o = O.includes(t);
   if (!o && !I.includes(t)) return null;
   const [s = "", r = "", ...i] = n.map(condition_textOf), [a, c] = o && s.startsWith("'") ? [ r, s ] : [ s, r ];
   return i.length > 0 || !/^[\w.-]+$/.test(a) || !/^'[^']*'$/.test(c) ? null : {
    path: a.toLowerCase(),
    sign: t,
    text: c.slice(1, -1)
   };
  }
  const O = [ "==", "!=" ], I = [ "contains", "startswith" ];
  function condition_textOf(e) {
   return e instanceof $.uS ? e.token.lexeme : e instanceof $.QC ? e.name.lexeme : e instanceof $.p_ ? `${condition_textOf(e.expr)}.${condition_textOf(e.index)}` : "";
  }
  const T = new Map([ [ "github.event.action", "created" ], [ "github.event.comment.user.type", "User" ], [ "github.event.sender.type", "User" ] ]), _ = 50;
  const inputOf = ({step: e}, t) => e.with.get(t) ?? "", wordOf = (e, t) => inputOf(e, t).toLowerCase(), isExpression = e => e.includes("${{"), plainPath = e => e.replace(/\/+$/, ""), L = /^\$\{\{(?:github\.token|secrets\.github_token|env\.github_token)\}\}$/i;
  function checkPaths(e) {
   return "" !== inputOf(e, "agent") && "" === inputOf(e, "agent-paths") && e.runsJobs ? (0, 
   o.MB)("`agent-paths` is not set, and with this `github-token` the workflows of a pull request run what the agent wrote before anyone has reviewed it.", "Name the folder of the documentation:", [ "agent-paths: docs" ]) : null;
  }
  function checkNeeds(e, t, n) {
   const s = function(e) {
    const t = "true" !== wordOf(e, "dry-run"), n = e.does.flatMap(({event: t, mode: n}) => null === n ? [] : W[n]?.(e, t) ?? []).filter(({level: e}) => t || "read" === e).filter((e, t, n) => !function(e, {scopes: [t], level: n, doubtful: o}) {
     return e.filter(e => !e.doubtful && 1 === e.scopes.length && e.scopes[0] === t).some(e => e.level === n ? o : "write" === e.level);
    }(n, e));
    return [ ...new Map(n.map(e => [ describe(e), e ])).values() ];
   }(e).filter(({level: e}) => "write" === e || !1 === n.public);
   if (0 === s.length) return null;
   const r = e.callers.map(({job: e}) => e.at).join(" and "), i = `Set them ${"" === r ? "at the workflow or at the job" : `in the called workflow and in ${r}`}; what is not listed is not granted:`, a = function(e, t) {
    const n = [ ...e instanceof Map ? e : [] ].filter(([e]) => /^[a-z-]{1,40}$/.test(e)), o = new Map([ [ "contents", "read" ], ...n ]);
    for (const {scopes: e, level: n} of t) for (const t of e) "write" !== o.get(t) && o.set(t, n);
    return [ "permissions:", ...[ ...o ].map(([e, t]) => `  ${e}: ${t}`) ];
   }(t.at(-1), s);
   if (t.every(e => null === e)) {
    const e = "there is no `permissions:` block, so the settings of the repository or organization decide.";
    return (0, o.L5)(e, i, a);
   }
   const c = s.filter(e => t.some(t => lacks(t, e))), u = c.filter(({doubtful: e}) => !e), l = `the token of the job lacks ${(u.length > 0 ? u : c).map(describe).join(" and ")}`;
   return u.length > 0 ? (0, o.MB)(`${l}.`, i, a) : c.length > 0 ? (0, o.L5)(`${l}, which may be needed.`, i, a) : t.every(e => null !== e) ? null : (0, 
   o.L5)("its `permissions:` can't be read, or the workflow that calls it has none.", i, a);
  }
  function adviseOnHandover(e, t) {
   const [n, s] = [ wordOf(e, "handover"), S("pull-requests") ], r = "false" === n || isExpression(n) || "true" === wordOf(e, "dry-run");
   if (!e.runsJobs || r || !t.some(e => lacks(e, s))) return null;
   const i = `the action comments on pull requests that its jobs make in this repository, but the token of the job lacks ${describe(s)}.`, a = `Add ${describe(s)} to \`permissions:\`, or turn the comment off:`;
   return (0, o.JF)(i, a, [ "handover: false" ]);
  }
  function lacks(e, {scopes: t, level: n}) {
   return null !== e && "write-all" !== e && ("read-all" === e ? "write" === n : !t.some(t => [ "write", n ].includes(String(e.get(t)))));
  }
  const needs = e => (t, n = !1) => ({
   scopes: [ t ],
   level: e,
   doubtful: n
  }), [A, S] = [ needs("read"), needs("write") ], describe = ({scopes: e, level: t}) => e.map(e => `\`${e}: ${t}\``).join(" or "), writesReportIssue = e => /(?:^|[\s,])issue(?:[\s,]|$)/.test(wordOf(e, "report-to")), C = [ S("contents"), S("issues"), S("pull-requests") ], W = {
   comment(e, t) {
    const n = "" === inputOf(e, "agent") ? A("contents") : S("contents");
    if ("issue_comment" !== t) return [ n, S("pull-requests") ];
    const o = e.conditions.some(e => /github\.event\.issue\.pull_request/i.test(e));
    return [ n, S("issues", o), S("pull-requests", o) ];
   },
   job(e, t) {
    const n = "open" === wordOf(e, "pull-request") || "true" === wordOf(e, "request-review"), o = inputOf(e, "max-jobs-per-day");
    return [ ...ofContext(e, t), ...ofThread(e, t), ...n ? [ S("pull-requests") ] : [], ..."" === inputOf(e, "agent") || onlyFollows(e) ? [] : C, ..."" === o || onlyFollows(e) ? [] : [ A("pull-requests", isExpression(o)) ] ];
   },
   settle: e => [ A("contents", "" === inputOf(e, "agent")), S("issues"), S("pull-requests") ],
   report(e) {
    const t = inputOf(e, "pages-root"), n = "" === t ? [] : [ A("contents", isExpression(t)) ];
    return writesReportIssue(e) ? [ ...n, S("issues") ] : n;
   }
  }, q = /^(?:issues|issue_comment|pull_request.*)$/;
  function ofContext(e, t) {
   const n = "push" !== t && "none" !== wordOf(e, "permission"), o = onlyFollows(e) ? "none" : wordOf(e, "context"), s = isExpression(o);
   return "none" === o || "push" !== t && !t.startsWith("pull_request") ? n && q.test(t) ? [ A("contents") ] : "issues" === t && "none" !== o ? [ A("contents", s) ] : [] : [ A("contents", s && !n), A("pull-requests", s) ];
  }
  const onlyFollows = e => "" !== inputOf(e, "job-id") && inputOf(e, "prompt") + inputOf(e, "prompt-file") === "";
  function ofThread(e, t) {
   const n = wordOf(e, "thread") || "auto", o = isExpression(n) || onlyFollows(e), s = t.startsWith("pull_request");
   return "none" === n || "auto" === n && !s && !t.startsWith("issue") ? [] : "merged" === n || "auto" === n && s ? [ S("pull-requests", o) ] : "auto" === n && "issues" === t ? [ S("issues", o) ] : [ {
    scopes: [ "issues", "pull-requests" ],
    level: "write",
    doubtful: o
   } ];
  }
  const B = Object.entries(v.QL).flatMap(([e, t]) => "required" in t ? [ e ] : []), H = [ "mode", "api-key", "github-token" ], needsService = e => "" === inputOf(e, "agent") || e.does.some(({mode: e}) => "report" === e), R = "Give each project a workflow of its own, with a `command` of its own such as `/docs-api`.", P = /\bmatrix\s*(?:\.\s*|\[\s*')([\w-]+)/i, D = /(?<![\w.-])github\.(?:event\.comment(?:\.(?:id|node_id|url|html_url)(?![\w.-])|\s*(?:\)|$))|run_(?:id|number)(?![\w-]))/i, F = /(?<![\w.-])github\.run_id(?![\w-])/i, G = /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i, J = "Turn cancelling off:", N = check_run_pasteOf("${{ github.event_name }}-${{ github.event.comment.id }}");
  function check_run_pasteOf(e) {
   return [ "concurrency:", `  group: docs-agent-${e}`, "  cancel-in-progress: false" ];
  }
  function ofOthers({cancels: e}, t) {
   if (!0 !== e) return null;
   const n = "`cancel-in-progress` lets a newer run cancel";
   if (!t) return (0, o.JF)(`${n} this one halfway.`, "Let it finish:", [ "cancel-in-progress: false" ]);
   const s = `${n} the one that follows a job. The job itself continues, and no run follows it.`;
   return (0, o.MB)(s, J, check_run_pasteOf("${{ github.sha }}"));
  }
  function expressionsIn(e) {
   return [ ...e.slice(0, 2e3).matchAll(/\$\{\{((?:'[^']*'|(?!\}\})[^'])*)\}\}/g) ].map(([, e = ""]) => e.replace(/\[\s*'(\w+)'\s*\]/g, ".$1").replace(/'[^']*'/g, "''").replace(/\s*\.\s*/g, ".").trim());
  }
  function isZone(e) {
   try {
    return /^[a-z]/i.test(e) && null !== new Intl.DateTimeFormat("en", {
     timeZone: e
    });
   } catch {
    return !1;
   }
  }
  function onFullHour({cron: e, zone: t}) {
   const n = e.trim().split(/\s+/).slice(1, 5).join(" "), s = `the schedule "${(0, 
   o.DZ)(e)}" includes the full hour, when GitHub is busiest and delays or drops runs.`, r = [ "on:", "  schedule:", `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(n) ? n : "6 * * 1"}'`, ...isZone(t) ? [ `      timezone: ${t}` ] : [] ];
   return (0, o.JF)(s, "Choose another minute:", r);
  }
  const z = "Revoke that key, store a new one as a secret, and write:", variableOf = ({job: e, step: t}, n) => t.env.get(n.toLowerCase()) ?? e.env.get(n.toLowerCase()) ?? "", U = "${{ secrets.DOCS_AGENT_API_KEY }}", E = {
   name: "api-key",
   title: "the API key",
   secret: U,
   paste: [ `api-key: ${U}` ]
  };
  function useOf(e, t) {
   const n = `\${{ secrets.${e} }}`;
   return {
    name: e,
    title: t,
    secret: n,
    paste: [ "env:", `  ${e}: ${n}` ]
   };
  }
  function ofValue(e, t, n, s) {
   if (holdsKey(t)) {
    const e = `${n.title} is in the file itself, where anyone who can read the repository can see it.`;
    return (0, o.MB)(e, z, n.paste);
   }
   const {context: r, name: i} = referenceIn(t);
   if ("vars" === r) {
    const e = `${n.title} comes from a variable: the runner prints it in the log before we can mask it.`;
    return (0, o.MB)(e, z, n.paste);
   }
   return "inputs" === r ? function(e, t, n) {
    if (![ "workflow_call", "workflow_dispatch" ].flatMap(t => Object.keys(mappingIn(e.workflow.events.get(t)?.inputs) ?? {}).map(e => e.toLowerCase())).includes(t)) {
     const e = `\`${n.name}\` comes from the input "${t}", which the workflow does not declare, so it is empty.`;
     return (0, o.MB)(e, "Add the secret:", n.paste);
    }
    const [s] = e.callers;
    if (void 0 !== s && "" === (s.job.with.get(t) ?? "")) {
     const e = `it does not pass "${t}", which the called workflow uses as \`${n.name}\`.`;
     return {
      ...(0, o.MB)(e, "Pass a secret of the called workflow instead of an input."),
      at: s.job.at
     };
    }
    return (0, o.JF)(`${n.title} comes from an input, which GitHub shows in the log.`, "Pass it as a secret:", n.paste);
   }(e, i, n) : "secrets" === r && e.events.length > 0 ? ofCallers(e, i, n, s) : null;
  }
  const holdsKey = e => !isExpression(e) || /(?:\$\{\{|\|\||&&|\()\s*'[^']+'\s*(?:\}\}|\|\||&&|\))/.test(e);
  function referenceIn(e) {
   const [, t = "", n = ""] = /^\$\{\{\s*(secrets|vars|inputs)\s*(?:\.\s*|\[\s*')([\w-]+)(?:'\s*\])?\s*\}\}$/i.exec(e) ?? [];
   return {
    context: t.toLowerCase(),
    name: n.toLowerCase()
   };
  }
  function ofCallers(e, t, n, s) {
   const [r, ...i] = e.callers;
   if (void 0 === r) {
    const r = function({job: e, mode: t}, n, s, r) {
     const i = n.toUpperCase();
     if ("github_token" === n) {
      const e = `\`${s.name}\` is GitHub's own token, not a key.`;
      return (0, o.MB)(e, "Store the key as a secret:", s.paste);
     }
     const a = e.environment ? void 0 : r.ownSecrets.get(n);
     if (void 0 !== a) return "bad" === a?.state && "doctor" === t ? null : a;
     const c = `can't check whether the secret ${i} exists, because GitHub never shows secrets.`;
     return (0, o.L5)(c, "Compare the name with Settings, Secrets and variables, Actions.");
    }(e, t, n, s);
    return null === r ? null : {
     ...r,
     at: e.job.at
    };
   }
   const {at: a, secrets: c} = r.job, u = {
    ...r,
    callers: i,
    mode: null
   };
   if ("inherit" === c) return ofCallers(u, t, n, s);
   const l = c.get(t) ?? "", d = [ "secrets:", `  ${t}: ${n.secret}` ];
   if ("" === l) {
    const s = `it does not pass the secret "${t}" to ${(0, o.DZ)(e.workflow.path)}, so \`${n.name}\` is empty there.`;
    return {
     ...(0, o.MB)(s, "Pass it in the job that calls the workflow:", d),
     at: a
    };
   }
   if (holdsKey(l)) return {
    ...(0, o.MB)("the secret that it passes is in the file itself.", z, d),
    at: a
   };
   const h = referenceIn(l);
   return "secrets" === h.context ? ofCallers(u, h.name, n, s) : null;
  }
  function ownSecretsOf(e, t) {
   const n = e.filter(({workflow: e, job: n}) => e.path === t.workflowPath && n.id === t.job).filter(({mode: e, job: t}) => "doctor" === e && !t.environment), [s] = n;
   if (void 0 === s || n.some(({step: e}) => e !== s.step)) return new Map;
   const {facts: r = null, unset: i = []} = t.agent ?? {}, a = null === r ? [] : [ ...r.variables, r.gateway?.key ?? [] ].flat(), c = new Map, note = (e, t) => {
    const {context: n, name: o} = referenceIn(e);
    "secrets" === n && c.set(o, t(o.toUpperCase()));
   };
   for (const e of a) note(variableOf(s, e), e => (0, o.uw)(`the secret ${e} exists: this run has it.`));
   for (const e of i) note(variableOf(s, e), withoutValue);
   return note(inputOf(s, "api-key"), e => t.keyAccepted ? (0, o.uw)(`the secret ${e} exists: this run's key came from it, and the service accepted it.`) : t.hasKey ? null : withoutValue(e)), 
   c;
  }
  function withoutValue(e) {
   const t = `the secret ${e} is missing or can't be used: this run got no usable key from it.`;
   return (0, o.MB)(t, "Store the key as a secret under that name (Settings, Secrets and variables, Actions).");
  }
  const onComments = e => [ "on:", `  ${e}:`, "    types: [created]" ], K = onComments("issue_comment"), Z = [ "on:", "  push:", "    branches: [main]" ];
  function withoutMode(e) {
   if (!isExpression(e)) {
    const t = `Set \`mode\` to one of ${y.FN.join(", ")}, or leave it out for \`auto\`.`;
    return (0, o.MB)(`there is no mode "${(0, o.DZ)(e)}".`, t);
   }
   return (0, o.L5)("`mode` is an expression, so trigger and permissions could not be checked.", "Write the mode into the file, or leave it out for `auto`.");
  }
  function checkMode(e) {
   const t = e.events.join(", ");
   if ("comment" === e.mode && !e.events.some(y.Kx)) {
    const e = `mode \`comment\` needs a comment event, but the workflow starts on ${t}.`;
    return (0, o.MB)(e, "Start it on comments, in a file on the default branch:", K);
   }
   if (e.conditions.includes("false")) return (0, o.JF)("it is switched off by `if: false`.", "Remove the `if:` to switch it on.");
   if (0 === e.does.length) {
    const e = `the \`if:\` stops every event that starts the workflow (${t}).`;
    return (0, o.MB)(e, "Change the `if:`, or add the event that it requires to `on:`.");
   }
   if ("comment" === e.mode && !e.does.some(({event: e}) => (0, y.Kx)(e))) {
    const e = "the `if:` stops every comment, but the step has mode `comment`.";
    return (0, o.MB)(e, "Change the `if:`, or leave out `mode`.");
   }
   if ("auto" === e.mode && e.does.every(({mode: e}) => null === e)) {
    const e = `there is nothing to do on ${t}: the step has no \`prompt\`, \`prompt-file\` or \`job-id\`.`;
    return (0, o.MB)(e, "Set one of them for a job, set `mode`, or start the workflow on comments:", K);
   }
   return null;
  }
  function checkTypes(e) {
   return commentEvents(e).map(t => {
    const n = e.root.events.get(t)?.types ?? null;
    if (null === n) {
     const e = `\`${t}\` also starts a run for each comment that is edited or deleted, which does nothing.`;
     return (0, o.JF)(e, "To avoid those runs:", onComments(t));
    }
    const s = `\`${t}\` leaves out \`created\`: no new comment starts a run.`;
    return textsIn(n).includes("created") ? null : (0, o.MB)(s, "Start it on new comments:", onComments(t));
   });
  }
  const commentEvents = ({does: e}) => e.flatMap(({event: e, mode: t}) => "comment" === t && (0, 
  y.Kx)(e) ? [ e ] : []);
  function checkMerged(e) {
   const t = e.does.map(({event: e}) => e).filter(e => "push" !== e);
   if ("merged" !== wordOf(e, "thread") || 0 === t.length) return null;
   const n = `\`thread: merged\` needs \`push\`, but the workflow starts on ${t.join(", ")}.`;
   return (0, o.MB)(n, "Start it on a push, or set `thread: auto`:", Z);
  }
  const V = [ "Workflow trigger", "Workflow permissions", "Workflow concurrency", "Workflow condition", "Workflow secrets", "Workflow inputs" ], Q = "Workflow files", X = 60, Y = 5, ee = 10, te = 'GitHub starts nothing from such a file; the tab "Actions" shows the same error. Fix the file on the default branch.', ne = [ [ "Workflow trigger", function(e, {answersConversations: t}) {
   if (null === e.mode) return [ withoutMode(inputOf(e, "mode")) ];
   if (0 === e.events.length) {
    const e = "only other workflows call this one, and none of this repository does.";
    return [ (0, o.L5)(e, "Run the doctor in the repository of the workflow that calls it, too.") ];
   }
   const n = e.does.some(({mode: e}) => "comment" === e), s = (0, o.JF)("it only starts on comments on lines of a diff: a command in the conversation of an issue or pull request does nothing.", "Start it on those comments, too:", K);
   return [ checkMode(e), n && !t ? s : null, ...checkTypes(e), checkMerged(e) ];
  } ], [ "Workflow permissions", function(e, t) {
   const n = inputOf(e, "github-token");
   if ("" !== n && !L.test(n.replace(/\s+/g, "").replace(/\['(\w+)'\]/g, ".$1"))) return [ checkPaths(e) ];
   const o = [ e, ...e.callers ].map(({workflow: e, job: t}) => t.permissions ?? e.permissions).toReversed().filter((e, t) => 0 === t || null !== e);
   return [ checkNeeds(e, o, t) ?? adviseOnHandover(e, o) ];
  } ], [ "Workflow concurrency", function(e) {
   const t = [ ...e.callers, e ].flatMap(({workflow: e, job: t}) => [ e.concurrency, t.concurrency ]).filter(e => null !== e), n = e.does.some(({mode: e}) => "comment" === e);
   if (n && 0 === t.length) {
    const e = "there is no concurrency group. Two runs for one comment then both start a machine.";
    return [ (0, o.JF)(e, "Give each comment a group of its own:", N) ];
   }
   const s = e.runsJobs && "false" !== wordOf(e, "wait");
   return t.filter(({group: e}) => !expressionsIn(e).some(e => F.test(e))).map(e => n ? function(e, t) {
    if (e.keepsWaiting && !1 === e.cancels) return null;
    if (!0 === e.cancels && t) return (0, o.MB)("`cancel-in-progress` lets a newer run cancel the one that follows a job.", J, N);
    const n = function({group: e, more: t}) {
     const n = expressionsIn(e);
     if (n.some(e => D.test(e))) return "own";
     const o = n.join("\n"), s = o.match(/\b(?:github|env|vars|inputs|matrix|needs|strategy|secrets|steps)\.[\w.-]+/gi) ?? [];
     return t || e.length > 2e3 || /github\s*\[|tojson/i.test(o) ? "open" : s.every(e => G.test(e)) ? "shared" : "open";
    }(e);
    if ("shared" === n) {
     const e = "different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.", t = "Give each comment a group of its own (or add `queue: max`, which keeps up to 100 waiting):";
     return (0, o.MB)(e, t, N);
    }
    if ("own" === n && null !== e.cancels) return ofOthers(e, !1);
    return (0, o.L5)("an expression decides whether comments share the concurrency group, or whether a run is cancelled.", "These lines are safe:", N);
   }(e, s) : ofOthers(e, s));
  } ], [ "Workflow condition", function(e) {
   const t = commentEvents(e);
   if (0 === t.length) return [];
   const {conditions: n} = e, s = inputOf(e, "command") || v.QL.command.default, r = isExpression(s) ? null : s, i = /^\/[\w-]{1,60}$/.test(s) ? s : v.QL.command.default, a = "github.event.comment.user.type != 'Bot'", c = null === r ? [ `if: ${a}` ] : [ "if: >-", `  contains(github.event.comment.body, '${i}') &&`, `  ${a}` ], u = "" !== inputOf(e, "allowed-bots");
   if (n.some(e => t.every(t => "stops" === condition_judge(e, {
    event: t,
    command: r,
    bots: u
   })))) {
    const e = `the \`if:\` blocks commands: ${null === r ? "" : `\`${r} …\` in `}a person's new comment does not pass.`;
    return [ (0, o.MB)(e, "The action itself decides what is a command; this only saves runs:", c) ];
   }
   const l = (0, o.JF)("`author_association` is wrong for private members of an organization.", "Leave out that part: the input `permission` decides who may, `write` by default."), d = n.flatMap(termsOf).slice(0, 20);
   return [ ...null === r ? [] : d.map(e => function(e, t, n) {
    const s = soughtInComment(e);
    if (s?.text.toLowerCase().startsWith(`${t.toLowerCase()} `)) {
     const e = `the \`if:\` requires more than \`${t}\`, so other requests are ignored.`;
     return (0, o.JF)(e, "To let every command through:", n);
    }
    if ("startswith" !== s?.sign) return null;
    return (0, o.JF)("`startsWith` misses a command below a quote, as in replies.", "Use `contains`; the action itself reads the comment closely:", n);
   }(e, r, c)), n.some(e => /author_association/i.test(e)) ? l : null ];
  } ], [ "Workflow inputs", function(e) {
   const t = (needsService(e) ? B.filter(e => "api-key" !== e) : []).filter(t => "" === inputOf(e, t)), n = [ ...e.step.with.keys() ].filter(e => !Object.hasOwn(v.QL, e)).slice(0, 5);
   return [ ...t.map(e => (0, o.MB)(`\`${e}\` is not set.`, "Add it to the `with:` of the step:", [ `${e}: …` ])), ...n.map(e => {
    const t = (0, k.kp)(e.slice(0, 40), Object.keys(v.QL)), n = (0, k.Io)(e, t) <= Math.max(1, Math.floor(t.length / 3)) ? `Did you mean \`${t}\`?` : "The inputs are listed in docs/inputs.md of the action.";
    return (0, o.JF)(`there is no input "${(0, o.DZ)(e)}", so the line has no effect.`, n);
   }) ];
  } ], [ "Workflow inputs", function(e, {problemsIn: t}) {
   const n = new Map([ ...e.step.with ].filter(([e, t]) => !isExpression(t) && !H.includes(e))), s = [ "job-id", "prompt", "prompt-file" ].filter(t => "" !== inputOf(e, t)), [r = ""] = s.some(e => n.has(e)) ? [] : s, i = new Map([ ...n, [ r, "set" ] ]);
   return [ ...[ ...new Set([ null, ...e.does.map(({mode: e}) => e) ]) ].flatMap(e => t("job" === e ? i : n, e)).map(o.Hk), "" === e.step.with.get("github-token") ? (0, 
   o.MB)('the input "github-token" is empty, so the run has no token.', "Leave it out to use the run's token.") : null ];
  } ], [ "Workflow inputs", function(e) {
   if (!e.does.some(({mode: e}) => "comment" === e) || e.conditions.some(e => P.test(e)) || P.test(inputOf(e, "command"))) return [];
   const t = e.callers.map(({job: e}) => ({
    job: e,
    texts: [ ...e.with.values() ]
   }));
   return [ {
    job: e.job,
    texts: [ inputOf(e, "project-id") ]
   }, ...t ].map(({job: e, texts: t}) => {
    const n = t.flatMap(e => P.exec(e)?.[1] ?? []).map(t => function({include: e, ...t}, n) {
     const o = [ e ].flat().map(e => mappingIn(e)?.[n]);
     return new Set([ t[n], o ].flat(2).filter(e => void 0 !== e));
    }(e.matrix, t));
    return n.some(({size: e}) => e > 1) ? {
     ...(0, o.MB)("each comment starts one run for each project of the matrix, so it is answered several times.", R),
     at: e.at
    } : n.some(e => 0 === e.size || [ ...e ].map(String).some(isExpression)) ? {
     ...(0, o.L5)("only the run decides how many projects of the matrix answer each comment.", R),
     at: e.at
    } : null;
   });
  } ], [ "Workflow secrets", function(e, t) {
   const n = inputOf(e, "api-key");
   return "" !== n || needsService(e) ? [ "" === n ? (0, o.MB)("`api-key` is not set.", "Add the secret:", E.paste) : ofValue(e, n, E, t) ] : [];
  } ], [ "Workflow secrets", function(e, t) {
   const [n = ""] = inputOf(e, "agent").split(/\s+/);
   if ("" === n || !e.runsJobs || onlyFollows(e)) return [];
   const s = t.agent?.keys ?? {}, r = Object.hasOwn(s, n) ? s[n] ?? [] : [], i = inputOf(e, "agent-env"), a = (isExpression(i) ? [] : i.split(/[\s,]+/)).filter(e => "" !== e && !r.includes(e));
   return [ a.length > 0 && "" !== inputOf(e, "agent-hosts") ? [] : r, ...a.map(e => [ e ]) ].filter(e => e.length > 0).map(n => {
    const [s, i] = n.map(t => [ t, variableOf(e, t) ]).find(([, e]) => "" !== e) ?? [];
    if (void 0 === s || void 0 === i) return function({job: e, step: t}, n) {
     const s = e.steps.slice(0, e.steps.indexOf(t)).some(({uses: e, setsVariables: t}) => t || "" !== e && !/^actions\//i.test(e)), r = `the agent needs the variable ${n.join(" or ")}, which no \`env:\` sets`, [i = ""] = n, {paste: a} = useOf(i, i);
     return s ? (0, o.L5)(`${r}, unless a step before does.`, "If none does, add it to the step:", a) : (0, 
     o.MB)(`${r}.`, "Store the key as a secret, and add it to the step:", a);
    }(e, n);
    const a = useOf(s, `the variable ${s}`);
    return r.includes(s) || "secrets" === referenceIn(i).context ? ofValue(e, i, a, t) : null;
   });
  } ], [ "Workflow time", function(e) {
   const {timeoutMinutes: t} = e.job, n = wordOf(e, "wait"), s = Number(inputOf(e, "wait-minutes") || v.QL["wait-minutes"].default), r = null !== t && t < s + 5;
   if ("false" === n || isExpression(n) || !e.runsJobs || !r) return [];
   const i = `GitHub stops the job after ${t} minutes, but the step waits up to ${s}.`;
   return [ (0, o.JF)(i, "Lower `wait-minutes`, or give the job more time:", [ `timeout-minutes: ${s + 10}` ]) ];
  } ], [ "Workflow inputs", function(e) {
   const t = inputOf(e, "prompt-file");
   return "" === t || isExpression(t) || e.job.steps[0] !== e.step ? [] : [ (0, o.L5)("`prompt-file` is set, but no step before this one checks out the repository.", "Add a step before it: `- uses: actions/checkout@<full commit id>`.") ];
  } ], [ "Workflow schedule", function(e, t) {
   if (!e.does.some(({event: e}) => "schedule" === e)) return [];
   const n = (s = e.root.events.get("schedule")?.list, (Array.isArray(s) ? s : []).flatMap(e => {
    const {cron: t, timezone: n} = mappingIn(e) ?? {};
    return "string" == typeof t ? [ {
     cron: t,
     zone: "string" == typeof n ? n.trim() : ""
    } ] : [];
   }));
   var s;
   const r = n.find(({cron: e}) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(e)), i = (0, 
   o.JF)("in a public repository GitHub stops schedules after 60 days without a commit.", 'Enable the workflow again in the tab "Actions" when that happens, or keep it in a private repository.');
   return [ ...n.filter(({zone: e}) => "" !== e && !isZone(e)).map(({zone: e}) => (0, 
   o.MB)(`there is no time zone "${(0, o.DZ)(e)}".`, "Write a name of the IANA list, such as `Europe/Berlin`, or leave it out for UTC.")), ...void 0 === r ? [] : [ onFullHour(r) ], ...!0 === t.public ? [ i ] : [] ].map(t => ({
    ...t,
    at: (0, o.DZ)(e.root.path)
   }));
  } ], [ "Workflow inputs", function(e, {hasIssues: t}) {
   const n = e.does.some(({mode: e}) => "report" === e) && writesReportIssue(e);
   return !1 === t && n ? [ (0, o.MB)("`report-to` names an issue, but issues are disabled in this repository.", "Enable issues in the settings of the repository, or write:", [ "report-to: summary" ]) ] : [];
  } ], [ "Workflow version", function(e) {
   const [t = "", n = ""] = e.step.uses.split("@");
   if ("" === n || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(n)) return [];
   const s = [ `uses: ${(0, o.DZ)(t)}@<full commit id> # ${(0, o.DZ)(n)}` ], r = `the action is used by "${(0, 
   o.DZ)(n)}", which can be moved to other code.`;
   return [ (0, o.JF)(r, "Name the full commit id; Dependabot can keep it up to date:", s) ];
  } ], [ "Workflow trigger", function(e) {
   const t = (0, o.JF)("for a comment on a line of a diff, GitHub takes the pull request's own version of the file, and a fork's pull request gets no secrets.", "On a pull request from a fork, write commands in the conversation."), n = (0, 
   o.JF)("public repositories block `pull_request_target` by default.", "Use `push` to the default branch, with `thread: merged`:", Z);
   return [ commentEvents(e).includes("pull_request_review_comment") ? t : null, e.does.some(({event: e}) => "pull_request_target" === e) ? n : null ];
  } ] ];
  function checkWorkflows(e, t) {
   if ("read" !== e.kind) return [ {
    name: Q,
    ...notRead(e)
   }, ...notChecked("The workflow files could not be read.", []) ];
   const {workflows: n, invalid: s, unread: r} = e.value, i = function(e, t) {
    const n = function(e, t) {
     const n = t.repository.toLowerCase(), o = t.actionRepository.toLowerCase() || n, s = placesIn(e).flatMap(({job: e}) => e.steps).filter(({uses: e, with: t}) => e.startsWith("./") && "doctor" === t.get("mode")), r = "" === t.actionRepository ? s.map(({uses: e}) => plainPath(e)) : [], i = [ ...o === n ? [ "." ] : [], ...r ];
     return e => e.startsWith("./") ? i.includes(plainPath(e)) : e.toLowerCase().startsWith(`${o}@`);
    }(e, t);
    return placesIn(e).flatMap(({workflow: t, job: o}) => o.steps.filter(({uses: e}) => n(e)).flatMap(n => function(e, t) {
     const n = placesIn(t), o = [];
     let s = [ [] ];
     for (let t = 0; t <= u && s.length > 0; t += 1) {
      const t = s.flatMap(t => {
       const s = t.at(-1)?.workflow ?? e, r = [ ...s.events.keys() ].filter(e => "workflow_call" !== e), i = s.events.has("workflow_call");
       (r.length > 0 || !i) && o.push({
        callers: t,
        root: s,
        events: r
       });
       const a = [ e, ...t.map(e => e.workflow) ], c = i ? [ `./${s.path}`, s.path ] : [];
       return n.filter(e => c.includes(e.job.uses) && !a.includes(e.workflow)).map(e => [ ...t, e ]);
      });
      s = t.slice(0, _);
     }
     return 0 === o.length ? [ {
      callers: [],
      root: e,
      events: []
     } ] : o.slice(0, _);
    }(t, e).map(e => function(e) {
     const t = wordOf(e, "mode") || "auto", n = y.FN.find(e => e === t) ?? null, o = [ "prompt", "prompt-file", "job-id" ].some(t => "" !== inputOf(e, t)), s = [ ...e.callers.map(({job: e}) => e), e.job, e.step ], r = s.flatMap(({condition: e}) => "" === e ? [] : [ e ]), i = e.events.filter(e => r.every(t => "stops" !== condition_judge(t, {
      event: e,
      command: null,
      onlyEvent: !0
     }))).map(e => ({
      event: e,
      mode: "auto" === n ? (0, y.U3)(e, o) : n
     })), a = i.some(e => "job" === e.mode || "comment" === e.mode);
     return {
      ...e,
      mode: n,
      does: i,
      runsJobs: a,
      conditions: r
     };
    }({
     workflow: t,
     job: o,
     step: n,
     ...e
    }))));
   }(n, t), a = [ "", ...n.map(({path: e}) => e) ], c = placesIn(n).filter(({job: {uses: e}}) => !e.startsWith("./") && !a.includes(e)), located = (e, t) => ({
    name: Q,
    at: (0, o.DZ)(e),
    ...t
   }), l = [ ...r.map(({path: e, because: t}) => located(e, (e => (0, o.L5)(`${e} It could not be checked.`, "Read it yourself, or make it smaller."))(t))), ...c.filter(({job: e}) => mayCallUs(e)).map(elsewhere) ], d = function(e) {
    const t = Map.groupBy(e, ({at: e, ...t}) => JSON.stringify(t)), n = [ ...t ].map(([e, t]) => {
     const n = JSON.parse(e);
     return {
      ...n,
      found: `${placesOf(t.map(({at: e}) => e))}: ${n.found}`
     };
    });
    return [ "bad", "unknown", "advice", "good" ].flatMap(e => n.filter(t => t.state === e));
   }([ ...s.map(({path: e, because: t}) => located(e, (0, o.MB)(t, te))), ...l, ...findingsOf(i, t) ]), h = [ ...l.map(({at: e}) => e), ...0 === i.length ? c.map(({job: e}) => e.at) : [] ], f = d.length - X, p = `A file that may use this action could not be read: ${placesOf(h)}.`;
   return [ {
    name: Q,
    ...overview(i, t)
   }, ...d.slice(0, X), ...f > 0 ? [ {
    name: Q,
    ...(0, o.L5)(`${f} more findings are not shown.`, "Fix these first.")
   } ] : [], ...0 === h.length ? [] : notChecked(p, d) ];
  }
  function notChecked(e, t) {
   return V.filter(e => !t.some(t => t.name === e && "unknown" === t.state)).map(t => ({
    name: t,
    ...(0, o.L5)(e)
   }));
  }
  function checkPolicies(e) {
   const t = "read" === e.kind && e.value.locked, n = `GitHub does not show whether a policy blocks this action or the events that start it${t ? ", and the form of `.github/workflows/actions.lock`, which pins actions, is not public" : ""}.`, s = "Look at Settings, Actions, General of the repository, and at Settings, Policies, Actions of the organization and enterprise: the allowed actions, and the events allowed for workflow files." + (t ? " In the lock file, this action must have the commit that the workflows name." : "");
   return {
    name: "Actions policies",
    ...(0, o.L5)(n, s)
   };
  }
  function findingsOf(e, t) {
   const n = e.flatMap(({does: e}) => e).some(({event: e, mode: t}) => "comment" === t && "issue_comment" === e), o = {
    ...t,
    ownSecrets: ownSecretsOf(e, t),
    answersConversations: n
   };
   return e.flatMap(e => ne.flatMap(([t, n]) => n(e, o).flatMap(n => null === n ? [] : [ {
    name: t,
    at: e.job.at,
    ...n
   } ])));
  }
  function placesOf(e) {
   const t = [ ...new Set(e) ], n = t.length - Y;
   return t.slice(0, Y).join("; ") + (n > 0 ? `; and ${n} more` : "");
  }
  function overview(e, {actionRepository: t}) {
   const n = [ ...new Set(e.map(({workflow: e}) => e.path)) ], s = n.length > ee ? ` and ${n.length - ee} more` : "", r = n.slice(0, ee).map(o.DZ).join(", ") + s;
   if (e.every(({mode: e}) => "doctor" === e)) {
    const e = `No readable workflow file on the default branch uses ${t || "this action"}.`, s = `In the readable workflow files on the default branch, only the doctor uses this action: ${r}. Nothing there answers comments or starts jobs.`, i = "Commands and schedules only start from files on the default branch: merge yours.";
    return (0, o.L5)(0 === n.length ? e : s, i);
   }
   return (0, o.uw)(`These files use this action, on the default branch or called from it: ${r}. Their triggers, permissions, concurrency groups, conditions, inputs and time limits were compared with what each mode needs.`);
  }
  function elsewhere(e) {
   const t = `it calls ${(0, o.DZ)(e.job.uses)}, which could not be checked, because this token can't read it or it doesn't use this action.`;
   return {
    name: Q,
    at: e.job.at,
    ...(0, o.L5)(t, "Check that it passes every secret that the called workflow declares, and that its `permissions:` are at least those of the called workflow.")
   };
  }
  var oe = n(5898), se = n(7108), re = n(1975), ie = n(5458);
  async function runDoctor(e, t) {
   const {settings: n, run: s, runner: r} = t, i = e.event.sender ?? {
    id: null,
    login: s.actor,
    bot: s.actor.endsWith("[bot]"),
    viaApp: null
   }, a = function({event: e}, {login: t, id: n}, {settings: o}) {
    const {reportTo: s, reportPublic: r, permission: i, thread: a, context: c, maxJobsPerDay: u} = o, l = s.includes("issue"), d = null !== u, h = "auto" === a ? null !== e.thread : "none" !== a, f = null !== e.push || "pull-request" === e.thread?.kind;
    return {
     comments: l || d || null !== e.comment || h,
     pullRequests: d || "merged" === a || "none" !== c && f,
     reportToIssue: l,
     reportPublic: r,
     login: t,
     id: n,
     permission: i,
     byHand: "workflow_dispatch" === e.name
    };
   }(e, i, t), [c, u, l, d] = await Promise.all([ readService(n, t), readGitHub(async () => {
    const e = await (0, oe.G)(i, n, t.repository);
    return e.permitted ? null : e.sentence;
   }, t), readPromptFile(n.promptFile, r), readOwnAgent(n, await (t.service.inspect?.()) ?? null, t.repository) ]);
   if (r.cancelled.aborted) return {
    kind: "error",
    problems: [ ae ],
    facts: ie.K,
    summary: null
   };
   const {facts: h} = u, {public: f, hasIssues: p} = "read" === h.kind ? h.value : {
    public: null,
    hasIssues: null
   }, m = {
    hasKey: "" !== n.apiKey,
    keyAccepted: "read" === c.kind,
    agent: d
   }, {docsRepository: w} = n, b = w.toLowerCase() === s.repository.toLowerCase() ? null : w || null, g = [ ...checkInputs(e.problems), ...checkPromptFile(l), ...checkEvent(e.event, planOf(e, t)), ..."" === n.agent || (0, 
   se.u)(n) ? checkService(c, n) : [], ...checkAgent(d, n, {
    ...e.event,
    shown: e.problems,
    documentation: b
   }), ...checkGitHub(u, a), ...checkWorkflows(u.workflows, {
    ...s,
    ...m,
    problemsIn: re._n,
    public: f,
    hasIssues: p
   }), checkPolicies(u.workflows) ], {lines: k, ...v} = (0, o.oG)(g);
   for (const e of k) r.info(e);
   return {
    kind: "checked",
    ...v
   };
  }
  const ae = {
   message: "The run was cancelled before the set-up was checked.",
   hint: "Run it again. Nothing was written."
  };
  function planOf({event: e, problems: t}, {settings: n}) {
   if (t.length > 0) return {
    kind: "undecided"
   };
   const {prompt: o, promptFile: r, jobId: i} = n;
   if (null === e.comment && "" === o && "" === r && "" === i) return {
    kind: "nothing"
   };
   try {
    const t = (0, re.$S)({
     ...n,
     mode: "auto"
    }, e, []);
    if ("skip" === t.kind) return t;
    if ("job" !== t.kind) return {
     kind: "comment"
    };
    const {gate: o, thread: s, source: r} = t;
    return "closed" === o.kind ? {
     kind: "refused",
     problems: [ o.problem ]
    } : {
     kind: "job",
     thread: s,
     follows: "existing" === r.kind
    };
   } catch (e) {
    if (e instanceof s.dz) return {
     kind: "refused",
     problems: e.problems
    };
    throw e;
   }
  }
 })
};