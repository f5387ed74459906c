"use strict";

exports.id = 267, exports.ids = [ 267 ], exports.modules = {
 2376: ((e, t, n) => {
  n.d(t, {
   DZ: () => tidy,
   Hk: () => toFix,
   JF: () => c,
   KT: () => named,
   L5: () => u,
   MB: () => a,
   oG: () => reportChecks,
   tD: () => l,
   uw: () => i
  });
  var s = n(5219);
  const o = {
   bad: "❌ bad",
   unknown: "❔ not checked",
   advice: "💡 advice",
   good: "✅ good",
   "not-needed": "➖ not needed"
  }, r = Object.keys(o), maker = e => (t, n = null, s) => ({
   state: e,
   found: t,
   advice: n,
   paste: s
  }), i = maker("good"), a = maker("bad"), u = maker("unknown"), c = maker("advice"), l = maker("not-needed");
  function toFix({message: e, hint: t}) {
   return a(e, t);
  }
  function named(e) {
   return Object.entries(e).flatMap(([e, t]) => [ t ].flat().map(t => ({
    name: e,
    ...t
   })));
  }
  const d = 100;
  function tidy(e) {
   const t = e.replace(/\p{C}/gu, " ").trim();
   return t.length > d ? `${t.slice(0, d)}…` : t;
  }
  function reportChecks(e) {
   const among = (...t) => e.filter(({state: e}) => t.includes(e)), [t, n, o, r] = [ among("bad"), among("unknown"), among("advice"), among("not-needed") ], i = function(e, t) {
    const n = new Set(t.map(({name: e}) => e)).size;
    if (e + n === 0) return "The set-up is healthy";
    const s = 0 === e ? "No problem found" : `${counted(e, "thing")} to fix`;
    return 0 === n ? s : `${s}; ${counted(n, "thing")} could not be checked`;
   }(t.length, n), a = `${i}. ${[ `${counted(among("good").length, "check")} passed`, ...0 === o.length ? [] : [ counted(o.length, "suggestion") ], ...0 === r.length ? [] : [ `${r.length} not needed` ] ].join(", ")}. Nothing was started or written.`, u = among("good", "not-needed"), c = {
    "What to fix": t,
    "What could not be checked": n,
    Advice: o
   };
   return {
    lines: e.flatMap(e => [ `${e.state}: ${textOf(e)}`, ...pasted(e.paste ?? []) ]),
    failures: t.map(e => textOf(e) + (void 0 === e.paste ? "" : " The summary has the lines.")),
    sentence: a,
    summary: (0, s.qN)([ `### docs-agent: ${i}`, a, table(e), ...Object.entries(c).map(([e, t]) => 0 === t.length ? "" : `#### ${e}\n\n${explain(t)}`), 0 === u.length ? "" : (0, 
    s.zH)("Results of the other checks", explain(u)), renderModePermissions() ])
   };
  }
  function counted(e, t) {
   return `${e} ${t}${1 === e ? "" : "s"}`;
  }
  function textOf({name: e, found: t, advice: n}) {
   return null === n ? `${e}: ${t}` : `${e}: ${t} ${n}`;
  }
  function pasted(e) {
   return e.map(e => `    ${e}`);
  }
  function table(e) {
   return [ "| Check | State |", "| --- | --- |", ...[ ...Map.groupBy(e, ({name: e}) => e) ].map(([e, t]) => `| ${e} | ${r.filter(e => t.some(t => t.state === e)).filter((e, t) => 0 === t || "unknown" === e).map(e => o[e]).join(", ")} |`) ].join("\n");
  }
  function explain(e) {
   return [ ...Map.groupBy(e, ({name: e, ...t}) => JSON.stringify(t)) ].map(([e, t]) => {
    const {found: n, advice: o, paste: r = []} = JSON.parse(e), i = new Set(t.map(({name: e}) => e)), a = [ n, o ?? [], 0 === r.length ? [] : [ "", ...pasted(r) ] ].flat();
    return `**${[ ...i ].join(", ")}**\n\n${(0, s.TL)(a.join("\n"), {
     exact: !0
    })}`;
   }).join("\n\n");
  }
  const f = "contents: read", h = "issues: write", p = "pull-requests: write", m = {
   "Mode `job` without a status comment": [ f, "pull-requests: read" ],
   "Mode `job` with a status comment in an issue": [ f, h ],
   "Mode `job` with a status comment in a pull request": [ f, p ],
   "Mode `job` with `max-jobs-per-day`": [ f, "pull-requests: read" ],
   "Mode `job` with `pull-request: open`": [ f, p ],
   "Mode `job` with `request-review`": [ f, p ],
   "Mode `comment`": [ f, h, p ],
   "Mode `settle`": [ h, p ],
   "Mode `report` to the summary": [],
   "Mode `report` to an issue": [ h ],
   "Mode `report` with `pages-root`": [ f ],
   "Mode `doctor`": [ f, "issues: read", "pull-requests: read" ]
  };
  function renderModePermissions() {
   const e = Object.entries(m).map(([e, t]) => `${e}:\n\n\`\`\`yaml\npermissions:${0 === t.length ? " {}" : t.map(e => `\n  ${e}`).join("")}\n\`\`\``);
   return (0, s.zH)("The permissions that each mode needs", e.join("\n\n"));
  }
 }),
 7003: ((e, t, n) => {
  n.d(t, {
   Y: () => parseExpression
  });
  const s = 21e3, o = 50, r = /\s*('(?:[^']|'')*'|&&|\|\||[=!<>]=|[<>!()[\],.*]|[^\s()[\],.!<>=&|]+)/y, i = /\s*([-+.\d][^\s()[\],!<>=&|]*)/y, a = /\s*(\.)/y, u = /^[a-z_][\w-]*$/i, c = /^(?:'|[-+.\d]|(?:true|false|null|NaN|Infinity)$)/, l = [ /^\|\|$/, /^&&$/, /^[=!]=$/, /^[<>]=?$/ ], d = /^(?:[a-z_].*|[\])*])$/i, f = "an expression that GitHub cannot read";
  function parseExpression(e, t) {
   const n = e.length > s ? null : function(e) {
    const t = [], n = e.trimEnd().length;
    for (let s = 0; s < n; ) {
     const n = d.test(t.at(-1) ?? "") && null !== matchAt(a, e, s) || null === matchAt(i, e, s) ? r : i, o = matchAt(n, e, s);
     if (null === o || n === i && Number.isNaN(Number(o))) return null;
     t.push(o), s = n.lastIndex;
    }
    return t;
   }(e);
   if (null === n) return {
    problem: f
   };
   const o = t?.toLowerCase().split(" "), u = {
    tokens: n,
    names: (o && new Map(o.map(e => [ e.replace(/\(.*/, "("), e ]))) ?? null,
    at: 0,
    depth: 0
   };
   try {
    const e = readAll(u);
    return u.at < n.length ? {
     problem: f
    } : e;
   } catch (e) {
    if (e instanceof Refused) return {
     problem: e.message
    };
    throw e;
   }
  }
  class Refused extends Error {}
  function matchAt(e, t, n) {
   return e.lastIndex = n, e.exec(t)?.[1] ?? null;
  }
  function readAll(e) {
   if (e.depth += 1, e.depth > o) throw new Refused("an expression that is nested too deeply");
   const t = readOperators(e, l);
   return e.depth -= 1, t;
  }
  function readOperators(e, [t, ...n]) {
   if (void 0 === t) return function(e) {
    let t = 0;
    for (;takes(e, /^!$/); ) t += 1;
    const n = function(e) {
     const {tokens: t, at: n} = e, s = t[n] ?? "";
     if (e.at += 1, c.test(s)) return {
      sign: "",
      parts: [],
      text: s
     };
     let [o, r] = [ "", [] ];
     if ("(" === s) [o, r] = [ s, [ readAll(e) ] ], need(e, /^\)$/); else {
      if (!u.test(s)) throw new Refused(f);
      if (takes(e, /^\($/)) [o, r] = [ `${s.toLowerCase()}(`, readArguments(e, s) ]; else if (!1 === e.names?.has(s.toLowerCase())) throw new Refused(`"${s}" does not exist in this expression`);
     }
     const i = function(e) {
      for (const t = e.at; ;) if (takes(e, /^\.$/)) need(e, /^(?:\*|[a-z_][\w-]*)$/i); else {
       if (!takes(e, /^\[$/)) return e.at > t;
       takes(e, /^\*$/) || readAll(e), need(e, /^\]$/);
      }
     }(e);
     return "" === o || i ? {
      sign: "",
      parts: [],
      text: t.slice(n, e.at).join("")
     } : {
      sign: o,
      parts: r,
      text: ""
     };
    }(e);
    if (0 === t) return n;
    const s = {
     sign: "!",
     parts: [ n ],
     text: ""
    };
    return t % 2 == 1 ? s : {
     ...s,
     parts: [ s ]
    };
   }(e);
   const s = readOperators(e, n), o = [ s ], r = e.tokens[e.at] ?? "";
   for (;takes(e, t); ) o.push(readOperators(e, n));
   return 1 === o.length ? s : {
    sign: r,
    parts: o,
    text: ""
   };
  }
  function readArguments(e, t) {
   const n = [];
   for (;!takes(e, /^\)$/); ) n.push(readAll(e)), ")" !== e.tokens[e.at] && need(e, /^,$/);
   if (null === e.names) return n;
   const [, s, o] = /\((\d+),(\d+|max)\)$/.exec(e.names.get(`${t.toLowerCase()}(`) ?? "") ?? [];
   if (void 0 === s) throw new Refused(`there is no function "${t}" in this expression`);
   const r = n.length, i = "case" === t.toLowerCase() && r % 2 == 0;
   if (r < Number(s) || "max" !== o && r > Number(o) || i) throw new Refused(`the function "${t}" has too many or too few values`);
   return n;
  }
  function takes(e, t) {
   return !!t.test(e.tokens[e.at] ?? "") && (e.at += 1, !0);
  }
  function need(e, t) {
   if (!takes(e, t)) throw new Refused(f);
  }
 }),
 3267: ((e, t, n) => {
  n.r(t), n.d(t, {
   runDoctor: () => runDoctor
  });
  var s = n(2376), o = n(4845);
  function placesIn(e) {
   return e.flatMap(e => e.jobs.map(t => ({
    workflow: e,
    job: t
   })));
  }
  function mappingIn(e) {
   return "object" != typeof e || null === e || Array.isArray(e) ? null : e;
  }
  function textsIn(e) {
   return (Array.isArray(e) ? e : [ e ]).filter(e => "string" == typeof e);
  }
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
   const t = mappingIn(e) ?? {}, n = textOf(t.if).trim(), s = n.startsWith("${{") && n.endsWith("}}") && n.indexOf("${{", 3) < 0;
   return {
    uses: textOf(t.uses),
    condition: s ? n.slice(3, -2).trim() : n,
    with: valuesOf(t.with)
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
   const {group: n, "cancel-in-progress": s = !1, queue: o, ...r} = t, [, i] = /^\s*\$\{\{\s*(true|false)\s*\}\}\s*$/.exec(textOf(s)) ?? [], a = "boolean" == typeof s ? String(s) : i;
   return {
    group: textOf(n),
    cancels: void 0 === a ? null : "true" === a,
    keepsWaiting: "max" === o,
    more: Object.keys(r).length > 0 || ![ "", "max", "single" ].includes(textOf(o))
   };
  }
  const r = ".github/workflows", i = "actions.lock", a = 131072, u = 10, c = 10;
  function mayCallUs({uses: e, with: t, secrets: n}) {
   return "" !== e && !e.startsWith("./") && [ ...t.keys(), ..."inherit" === n ? [] : n.keys() ].some(e => /^(?:docs[_-]?agent[_-].*|api[_-]key|project[_-]id)$/.test(e));
  }
  async function parse(e, t) {
   const {parseWorkflow: o} = await Promise.all([ n.e(815), n.e(921) ]).then(n.bind(n, 7921)), r = o(t);
   return "parsed" !== r.kind ? r : function(e, t) {
    const {on: n, jobs: o, ...r} = mappingIn(t) ?? {}, [i, a] = [ eventsOf(n), mappingIn(o) ];
    if (null === a || 0 === i.size) return null;
    const u = Object.entries(a).map(([e, t]) => [ e, mappingIn(t) ]).flatMap(([t, n]) => null === n ? [] : function(e, t, n) {
     const {environment: o, "timeout-minutes": r, steps: i, secrets: a} = n;
     return {
      id: t,
      at: `${(0, s.DZ)(e)}, job "${(0, s.DZ)(t)}"`,
      ...stepOf(n),
      ...settingsOf(n),
      environment: null !== (o ?? null),
      timeoutMinutes: "number" == typeof r ? r : null,
      steps: Array.isArray(i) ? i.map(stepOf) : [],
      secrets: "inherit" === a ? a : valuesOf(a)
     };
    }(e, t, n));
    return {
     path: e,
     events: i,
     ...settingsOf(r),
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
  function mayConcernUs(e, t) {
   return e.includes("./") || e.includes(".github/workflows/") || namesUs(e, t);
  }
  async function readCalled(e, t) {
   const n = new Map;
   let s = e;
   for (let e = 0; e < c && s.length > 0; e += 1) {
    const o = s.flatMap(e => e.jobs).filter(t => e > 0 || mayCallUs(t) || "inherit" === t.secrets), r = [ ...new Set(o.map(({uses: e}) => e)) ].filter(e => "" !== e && !e.startsWith("./") && !n.has(e)).slice(0, Math.max(0, u - n.size)), i = await Promise.all(r.map(e => readRemote(e, t)));
    for (const [e, t] of r.entries()) n.set(t, i[e] ?? null);
    s = i.filter(e => null !== e);
   }
   return [ ...n.values() ].filter(e => null !== e);
  }
  async function readRemote(e, {repository: t, names: n}) {
   const [, s, r, i] = /^([\w.-]+\/[\w.-]+)\/(\.github\/workflows\/[^/@]+)@([^@\s]+)$/.exec(e) ?? [];
   if (void 0 === s || void 0 === r || void 0 === i) return null;
   try {
    const o = await t.textFile({
     repository: s,
     path: r,
     ref: i
    });
    if (null === o || o.length > a || !mayConcernUs(o, n)) return null;
    const u = await parse(e, o);
    return "jobs" in u ? function(e, t, n) {
     const s = e.jobs.map(e => e.uses.startsWith("./") ? {
      ...e,
      uses: `${t}/${e.uses.slice(2)}@${n}`
     } : e);
     return {
      ...e,
      events: new Map([ [ "workflow_call", e.events.get("workflow_call") ?? null ] ]),
      jobs: s
     };
    }(u, s, i) : null;
   } catch (e) {
    return (0, o.wz)(e), null;
   }
  }
  const l = {
   unauthorized: "It was not checked, because GitHub does not accept the token.",
   unavailable: "It was not checked, because GitHub gave no usable answer.",
   "rate-limited": "It was not checked, because the token has used up its requests."
  };
  async function readGitHub(e, t, {repository: n, run: s, clock: u}) {
   const c = await reading(() => n.viewer(), o.wz), d = "failed" === c.kind ? l[c.problem.failure] : void 0, ask = async e => void 0 === d ? reading(e, o.wz) : {
    kind: "not-asked",
    because: d
   }, f = new Date(u.now()).toISOString(), [h, p, m, w, b, k] = await Promise.all([ ask(() => n.facts()), ask(() => n.recentComments("issue-comment", {
    since: f,
    mostPages: 1
   })), ask(() => n.pullRequestsOf(s.sha)), ask(e), ask(async () => null !== t && n.hasLabel(t)), ask(() => async function(e) {
    const t = await e.repository.folder(r) ?? [], n = t.filter(({name: e, kind: t}) => "folder" !== t && /\.ya?ml$/i.test(e)).toSorted((e, t) => e.name < t.name ? -1 : 1), s = await Promise.all(n.map(t => async function(e, t) {
     const {name: n, kind: s, bytes: o, text: i} = e, u = `${r}/${n}`;
     if ("file" !== s) return {
      kind: "unread",
      path: u,
      because: "It is not a file."
     };
     if (o > a) return {
      kind: "unread",
      path: u,
      because: `It is larger than ${a / 1024} KB.`
     };
     if (null === i) return {
      kind: "unread",
      path: u,
      because: "GitHub does not show its text."
     };
     if (!mayConcernUs(i, t)) return null;
     const c = await parse(u, i);
     return "jobs" in c ? c : {
      kind: "invalid" === c.kind && namesUs(i, t) ? "invalid" : "unread",
      path: u,
      because: c.because
     };
    }(t, e.names))), o = s.flatMap(e => null !== e && "jobs" in e ? [ e ] : []), u = s.flatMap(e => null !== e && "because" in e ? [ e ] : []);
    return {
     workflows: [ ...o, ...await readCalled(o, e) ],
     invalid: u.filter(({kind: e}) => "invalid" === e),
     unread: u.filter(({kind: e}) => "unread" === e),
     locked: t.some(({name: e}) => e === i)
    };
   }({
    repository: n,
    names: s
   })) ]);
   return {
    viewer: c,
    facts: h,
    comments: p,
    pullRequests: m,
    refusal: w,
    label: b,
    workflows: k
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
   const {facts: n, comments: o, pullRequests: r} = e, i = (0, s.L5)("GitHub did not show the repository."), a = "read" === n.kind && !n.value.hasIssues;
   return (0, s.KT)({
    "GitHub token": checkIdentity(e.viewer),
    Repository: checkRepository(n),
    "Reading issues and comments": checkReading(o, t.comments, "Modes `comment` and `settle`, status comments, `report-to: issue` and `max-jobs-per-day`"),
    "Reading pull requests": checkReading(r, t.pullRequests, "Prompts with the context of a pull request, `thread: merged` and `max-jobs-per-day`"),
    "Writing comments, reactions and issues": (0, s.L5)("GitHub does not say what a token may write, and the doctor writes nothing.", "Compare the workflow's `permissions:` with the lines for its mode in the summary."),
    "Permission of the person who started this run": checkPerson(e.refusal, t),
    Issues: "read" === n.kind ? checkIssues(n.value, t) : i,
    "Visitor figures": "read" === n.kind ? checkFigures(n.value, t) : i,
    "Report label": a ? (0, s.tD)("Issues are disabled, so no report is written to one.") : checkLabel(e.label, t)
   });
  }
  function checkIdentity(e) {
   return "failed" === e.kind && "rate-limited" !== e.problem.failure ? (0, s.Hk)(e.problem) : "read" !== e.kind ? notRead(e) : (0, 
   s.uw)(`It belongs to ${e.value}.`, e.value.endsWith("[bot]") ? null : "This is a person: comments appear under their name, and their own reaction counts as our claim. `github.token` or the token of a GitHub App has an identity of its own.");
  }
  function checkRepository(e) {
   return "failed" === e.kind && "missing" === e.problem.failure ? (0, s.Hk)(e.problem) : "read" !== e.kind ? failed(e) : e.value.archived ? (0, 
   s.MB)("The repository is archived: it accepts no comments, reactions or issues.", "Unarchive it in the settings of the repository, or run the workflow in another one.") : (0, 
   s.uw)("The token can read it, and it is not archived.");
  }
  function checkReading(e, t, n) {
   return "read" === e.kind ? (0, s.uw)("The token can.") : "failed" === e.kind && d.includes(e.problem.failure) && !t ? (0, 
   s.tD)(e.problem.message, `${n} need it. ${e.problem.hint}`) : failed(e);
  }
  function checkPerson(e, {login: t, id: n, permission: o, byHand: r}) {
   if ("read" !== e.kind) return failed(e);
   if (null === e.value) return (0, s.uw)(`A command of ${t} is accepted; the input \`permission\` is "${o}".`);
   const i = `A command of ${t} is refused. To allow it, change the inputs \`permission\`, \`allowed-users\`${null === n ? "" : ` (with their id, ${n}, which no other account can get)`} or \`allowed-bots\`.`;
   return r ? (0, s.MB)(e.value, i) : (0, s.tD)(e.value, i);
  }
  function checkIssues({hasIssues: e}, {reportToIssue: t}) {
   if (e) return (0, s.uw)("They are enabled.");
   const n = "Issues are disabled in this repository, so a report cannot be written to one.";
   return t ? (0, s.MB)(n, "Enable issues in the settings of the repository, or change the line to `report-to: summary`.") : (0, 
   s.tD)(n, "Pull requests and reports in the summary still work.");
  }
  function checkFigures(e, {reportPublic: t, reportToIssue: n}) {
   if (!e.public) return (0, s.uw)("The repository is not public: only its members can read a report.");
   if (t) return (0, s.uw)("The repository is public and `report-public` is `true`: anyone can read the reports.");
   const o = "The repository is public, and so are its issues and summaries: mode `report` refuses to publish figures in them.", r = "If anyone may read the figures, add the line `report-public: true`; otherwise report from a private repository.";
   return n ? (0, s.MB)(o, r) : (0, s.tD)(o, r);
  }
  function checkLabel(e, {reportToIssue: t, reportLabel: n}) {
   return t ? "read" !== e.kind ? failed(e) : (0, s.uw)(`The label "${n}" ${e.value ? "exists." : "does not exist yet: the first report creates it."}`) : (0, 
   s.tD)("Reports only go to the summary, which has no label.");
  }
  function failed(e) {
   return "failed" === e.kind && f.includes(e.problem.failure) ? (0, s.Hk)(e.problem) : notRead(e);
  }
  const d = [ "not-accessible", "not-granted", "forbidden" ], f = [ "unauthorized", ...d ];
  function notRead(e) {
   return "not-asked" === e.kind ? (0, s.L5)(e.because) : (0, s.L5)(e.problem.message, e.problem.hint);
  }
  const h = 864e5, p = 2;
  async function readService(e, t) {
   const n = {
    "`base-url`": e.baseUrl,
    "`project-id`": e.projectId
   }, s = Object.entries(n).flatMap(([e, t]) => "" === t ? [ e ] : []);
   if (s.length > 0) return {
    kind: "not-asked",
    because: `The service was not checked, because ${s.join(" and ")} cannot be used.`
   };
   const {service: o, clock: r, runner: i} = t, a = {
    ...yesterday(r),
    limit: 1,
    offset: 0
   }, u = {
    allowance: {
     left: p
    },
    cancelled: i.cancelled
   };
   return reading(() => o.readVisitors(a, u), serviceErrorOf);
  }
  function serviceErrorOf(e) {
   if (e instanceof o._7) return e;
   throw e;
  }
  function yesterday(e) {
   const t = Math.floor(e.now() / h) * h;
   return {
    from: new Date(t - h).toISOString(),
    to: new Date(t).toISOString()
   };
  }
  function checkService(e, t) {
   const [n, o, r] = function(e, t) {
    if ("failed" === e.kind) return function(e, {baseUrl: t, projectId: n}) {
     const {status: o, webPage: r, message: i, hint: a} = e, u = (0, s.uw)(`It answers at ${t}.`), c = `The doctor requested ${t}/v1/analytics/${encodeURIComponent(n)}/visitors: \`base-url\` is the part before \`/v1\`.`, misled = (e, t) => [ (0, 
     s.MB)(e, `${t} ${c}`), m, m ];
     if (void 0 === o) return [ (0, s.Hk)(e), m, m ];
     if (r && 403 !== o && 429 !== o && (o < 300 || o >= 400 && o < 500)) return misled(`The address answers with a web page, not with the service: HTTP ${o} with HTML from ${t}.`, w);
     if (401 === o || 403 === o && !r) return [ u, (0, s.Hk)(e), (0, s.L5)("The service only says so to a key that it accepts.") ];
     if (404 === o) return [ (0, s.L5)(`Something answers at ${t}, but a wrong address also answers HTTP 404.`), (0, 
     s.L5)("The service did not check it, or does not say."), (0, s.MB)(i, `${a} ${c}`) ];
     if (429 === o) return [ u, (0, s.L5)(i, a), (0, s.L5)(i, a) ];
     if (o >= 200 && o < 300) return misled(i, w);
     if (o >= 300 && o < 400) return misled(i, b);
     const l = (0, s.L5)("The service gave no usable answer.");
     return [ (0, s.Hk)(e), l, l ];
    }(e.problem, t);
    if ("not-asked" === e.kind) {
     const t = (0, s.L5)(e.because);
     return [ t, t, t ];
    }
    return [ (0, s.uw)(`It answers at ${t.baseUrl} as its interface says.`), (0, s.uw)("The service accepts it for reading visitors.", "Keys often expire after 90 days: from then on every mode fails with HTTP 401."), (0, 
    s.uw)(`The service knows the project ${t.projectId}.`) ];
   }(e, t);
   return (0, s.KT)({
    Service: n,
    "API key": "" !== t.apiKey ? o : (0, s.L5)("It was not tried, because `api-key` is not usable."),
    "Right to start jobs": (0, s.L5)("The service does not say: only starting a job would prove it, and the doctor starts none.", "Reading needs less than creating: if mode `job` or `comment` ends with HTTP 403, create a key with the scope for agent jobs."),
    Project: r
   });
  }
  const m = (0, s.L5)("It could not be checked, because `base-url` did not lead to the service."), w = "`base-url` may be the address of its website or dashboard.", b = "Redirects are not followed, because the key would go with them: set `base-url` to the address that it leads to.", k = [ 403, 404, 405 ], g = {
   read: "the key may read them",
   "not-offered": "the service doesn't offer them to this key",
   failed: "the service gave no usable answer"
  };
  async function readEvidenceAccess({evidence: e, baseUrl: t, projectId: n, apiKey: s}, {service: o, clock: r, runner: i}) {
   if (0 === e.length) return null;
   if ("" === t || "" === n || "" === s) return [];
   const a = {
    ...yesterday(r),
    cursor: null,
    limit: 1
   }, u = {
    searches: o.readSearches,
    questions: o.readQuestions,
    feedback: o.readFeedback
   };
   return Promise.all(e.map(async e => {
    const t = {
     allowance: {
      left: 1
     },
     cancelled: i.cancelled
    }, n = await u[e](a, t).then(() => null, serviceErrorOf);
    if (null === n) return {
     kind: e,
     result: "read",
     status: 200
    };
    const {status: s = null} = n;
    return {
     kind: e,
     result: null !== s && k.includes(s) ? "not-offered" : "failed",
     status: s
    };
   }));
  }
  function checkEvidence(e, {facts: t, repository: n}) {
   if (null === e) return [];
   const o = (0, s.MB)(`\`evidence\` is set, but ${n} is public: mode \`report\` refuses, because these are readers' own words.`, "Remove `evidence`, or run the report in a private repository. `report-public` does not change this."), r = "read" === t.kind && t.value.public;
   return (0, s.KT)({
    "Searches, questions and votes": r ? o : judgeAccess(e)
   });
  }
  function judgeAccess(e) {
   if (0 === e.length) return (0, s.L5)("They were not checked, because the service could not be asked.");
   const t = e.map(({kind: e, result: t, status: n}) => {
    const s = null === n || "read" === t ? "" : ` (HTTP ${n})`;
    return `\`${e}\`: ${g[t]}${s}.`;
   }).join(" ");
   return e.some(({result: e}) => "failed" === e) ? (0, s.L5)(t, "Run the doctor again later.") : e.every(({result: e}) => "read" === e) ? (0, 
   s.uw)(t) : (0, s.JF)(t, "A report leaves out what it can't read. Check the key's scope and the plan, or remove it from `evidence`.");
  }
  async function readPromptFile(e, t) {
   if ("" === e) return null;
   try {
    return await t.readWorkspaceFile(e), [];
   } catch (e) {
    if (e instanceof o.dz) return e.problems;
    throw e;
   }
  }
  function checkPromptFile(e) {
   const t = (0, s.tD)("`prompt-file` is not set."), n = e?.map(({message: e, hint: t}) => (0, 
   s.MB)(e, `${t} A file of the repository only exists after \`actions/checkout\`.`)) ?? t;
   return (0, s.KT)({
    "Instruction file": 0 === e?.length ? (0, s.uw)("The file in `prompt-file` can be read.") : n
   });
  }
  function checkEvent(e, t) {
   const {name: n} = e, o = `A fork or Dependabot caused this "${n}" event, and GitHub gives such runs no secrets by default.`, r = (0, 
   s.L5)(o, "This run got a key; without one, it would be skipped, not failed."), i = Object.hasOwn(v, n) ? v[n] : void 0;
   return (0, s.KT)({
    Event: e.withoutSecrets ? r : check_set_up_judge(t, `"${n}" with \`mode: auto\``, i)
   });
  }
  function check_set_up_judge(e, t, n) {
   return "refused" === e.kind ? e.problems.map(s.Hk) : "job" === e.kind ? (0, s.uw)(`${t} ${function({thread: e, follows: t}) {
    const n = "merged" === e ? "the merged pull request that contains the commit" : `thread ${e}`;
    if (t) return `follows the job in \`job-id\`${null === e ? "" : `, and updates its status comment if ${n} has one`}`;
    if (null === e) return "starts a job without a status comment: a re-run starts another job";
    const s = `starts a job and keeps a status comment in ${n}`;
    return "merged" === e ? `${s}: a re-run does not start another job` : s;
   }(e)}.`, n) : "comment" === e.kind ? (0, s.uw)(`${t} reads the comment.`, n) : "skip" === e.kind ? (0, 
   s.uw)(`${t} does nothing. ${e.sentence}`, n) : "undecided" === e.kind ? (0, s.L5)(`What ${t} does is unknown until the inputs are fixed.`, n) : (0, 
   s.tD)(`${t} has nothing to do: this step sets none of \`prompt\`, \`prompt-file\` and \`job-id\`.`, n);
  }
  const y = "Runs that a fork or Dependabot caused get no secrets: they are skipped, not failed.", v = {
   issue_comment: "GitHub takes the workflow from the default branch: a change in another branch has no effect until it is merged. `types: [created]` saves the runs for edits.",
   pull_request: y,
   pull_request_review: y,
   pull_request_review_comment: `${y} \`types: [created]\` saves the runs for edits.`,
   pull_request_target: "Public repositories block this event by default: use `pull_request`, or `push` to the default branch.",
   schedule: "Schedules may be late or dropped, especially at the full hour, and stop after 60 days without a change in public repositories.",
   workflow_dispatch: "To check another event, run the doctor on it."
  };
  var $ = n(1916), j = n(5074), O = n(860), x = n(7003);
  const M = 4e3, I = 20, _ = {
   sign: "",
   parts: [],
   text: ""
  };
  function condition_judge(e, t) {
   const n = verdictOf(treeOf(e), t, 0);
   return 0 === n ? "open" : n > 0 ? "passes" : "stops";
  }
  function treeOf(e) {
   const t = e.length > M ? _ : (0, x.Y)(e, null);
   return "problem" in t ? _ : t;
  }
  function verdictOf(e, t, n) {
   const {sign: s, parts: o, text: r} = e;
   if (n > I) return 0;
   if ("||" === s) return Math.max(...o.map(e => verdictOf(e, t, n)));
   if ("&&" === s) return Math.min(...o.map(e => verdictOf(e, t, n)));
   const [i = _] = o;
   if ("!" === s) return 0 - verdictOf(i, t, n + 1);
   if ("(" === s) return verdictOf(i, t, n + 1);
   if ("true" === r || "false" === r) return "true" === r ? 1 : -1;
   if (function({sign: e, parts: t}) {
    if (2 !== t.length || "==" !== e && "!=" !== e) return !1;
    return t.some(e => "!" === e.sign) && t.some(({text: e}) => e.startsWith("'") && Number.isNaN(Number(e.slice(1, -1))));
   }(e)) return "==" === s ? -1 : 1;
   const a = testIn(e);
   return null === a ? 0 : null === soughtInComment(e) ? function({path: e, sign: t, text: n}, {event: s, onlyEvent: o = !1, bots: r = !1}) {
    if (L.includes(t)) return 0;
    const i = o || r && e.endsWith(".type"), a = (0, O.Kx)(s) && !i ? T.get(e) : void 0, u = "github.event_name" === e ? s : a;
    return void 0 === u ? 0 : u.toLowerCase() === n.toLowerCase() == ("==" === t) ? 1 : -1;
   }(a, t) : function({sign: e, text: t}, {event: n, command: s}) {
    if (!(0, O.Kx)(n)) return "" === t ? 0 : -1;
    if (null === s) return 0;
    const [o, r] = [ t.toLowerCase(), s.toLowerCase() ];
    if (o.startsWith(`${r} `) || o.startsWith(`${r}\n`)) return 0;
    if ("==" === e) return -1;
    return ("contains(" === e ? `${r} `.includes(o) : `${r} `.startsWith(o)) ? 1 : -1;
   }(a, t);
  }
  function termsOf(e) {
   const within = e => [ "||", "&&", "!", "(" ].includes(e.sign) ? e.parts.flatMap(within) : [ e ];
   return within(treeOf(e));
  }
  function soughtInComment(e) {
   const t = testIn(e);
   return "github.event.comment.body" === t?.path && "!=" !== t.sign ? t : null;
  }
  function testIn({sign: e, parts: t}) {
   const [n, s, ...o] = t.map(({text: e}) => e), r = "==" === e || "!=" === e;
   if (!r && !L.includes(e) || void 0 === n || void 0 === s) return null;
   const [i, a] = r && n.startsWith("'") ? [ s, n ] : [ n, s ];
   return o.length > 0 || !/^[\w.-]+$/.test(i) || !/^'[^']*'$/.test(a) ? null : {
    path: i.toLowerCase(),
    sign: e,
    text: a.slice(1, -1)
   };
  }
  const L = [ "contains(", "startswith(" ], T = new Map([ [ "github.event.action", "created" ], [ "github.event.comment.user.type", "User" ], [ "github.event.sender.type", "User" ] ]), C = 50;
  function inputOf({step: e}, t) {
   return e.with.get(t) ?? "";
  }
  function wordOf(e, t) {
   return inputOf(e, t).toLowerCase();
  }
  function isExpression(e) {
   return e.includes("${{");
  }
  function plainPath(e) {
   return e.replace(/\/+$/, "");
  }
  const q = /^\$\{\{(?:github\.token|secrets\.github_token|env\.github_token)\}\}$/i;
  function checkNeeds(e, t, n) {
   const o = function(e) {
    const t = "true" !== wordOf(e, "dry-run"), n = e.does.flatMap(({event: t, mode: n}) => null === n ? [] : W[n]?.(e, t) ?? []).filter(({level: e}) => t || "read" === e).filter((e, t, n) => !function(e, {scopes: [t], level: n, doubtful: s}) {
     return e.filter(e => !e.doubtful && 1 === e.scopes.length && e.scopes[0] === t).some(e => e.level === n ? s : "write" === e.level);
    }(n, e));
    return [ ...new Map(n.map(e => [ describe(e), e ])).values() ];
   }(e).filter(({level: e}) => "write" === e || !1 === n.public);
   if (0 === o.length) return null;
   const r = e.callers.map(({job: e}) => e.at).join(" and "), i = `Set them ${"" === r ? "at the workflow or at the job" : `in the called workflow and in ${r}`}; what is not listed is not granted:`, a = function(e, t) {
    const n = [ ...e instanceof Map ? e : [] ].filter(([e]) => /^[a-z-]{1,40}$/.test(e)), s = new Map([ [ "contents", "read" ], ...n ]);
    for (const {scopes: e, level: n} of t) for (const t of e) "write" !== s.get(t) && s.set(t, n);
    return [ "permissions:", ...[ ...s ].map(([e, t]) => `  ${e}: ${t}`) ];
   }(t.at(-1), o);
   if (t.every(e => null === e)) {
    const e = "there is no `permissions:` block, so the settings of the repository or organization decide.";
    return (0, s.L5)(e, i, a);
   }
   const u = o.filter(e => t.some(t => lacks(t, e))), c = u.filter(({doubtful: e}) => !e), l = `the token of the job lacks ${(c.length > 0 ? c : u).map(describe).join(" and ")}`;
   return c.length > 0 ? (0, s.MB)(`${l}.`, i, a) : u.length > 0 ? (0, s.L5)(`${l}, which may be needed.`, i, a) : t.every(e => null !== e) ? null : (0, 
   s.L5)("its `permissions:` can't be read, or the workflow that calls it has none.", i, a);
  }
  function adviseOnHandover(e, t) {
   const [n, o] = [ wordOf(e, "handover"), S("pull-requests") ], r = "false" === n || isExpression(n) || "true" === wordOf(e, "dry-run");
   if (!e.runsJobs || r || !t.some(e => lacks(e, o))) return null;
   const i = `the action comments on pull requests that its jobs make in this repository, but the token of the job lacks ${describe(o)}.`, a = `Add ${describe(o)} to \`permissions:\`, or turn the comment off:`;
   return (0, s.JF)(i, a, [ "handover: false" ]);
  }
  function lacks(e, {scopes: t, level: n}) {
   return null !== e && "write-all" !== e && ("read-all" === e ? "write" === n : !t.some(t => [ "write", n ].includes(String(e.get(t)))));
  }
  const needs = e => (t, n = !1) => ({
   scopes: [ t ],
   level: e,
   doubtful: n
  }), [A, S] = [ needs("read"), needs("write") ];
  function describe({scopes: e, level: t}) {
   return e.map(e => `\`${e}: ${t}\``).join(" or ");
  }
  function writesReportIssue(e) {
   return /(?:^|[\s,])issue(?:[\s,]|$)/.test(wordOf(e, "report-to"));
  }
  const W = {
   comment(e, t) {
    if ("issue_comment" !== t) return [ A("contents"), S("pull-requests") ];
    const n = e.conditions.some(e => /github\.event\.issue\.pull_request/i.test(e));
    return [ A("contents"), S("issues", n), S("pull-requests", n) ];
   },
   job(e, t) {
    const n = "open" === wordOf(e, "pull-request") || "true" === wordOf(e, "request-review"), s = inputOf(e, "max-jobs-per-day");
    return [ ...ofContext(e, t), ...ofThread(e, t), ...n ? [ S("pull-requests") ] : [], ..."" === s || onlyFollows(e) ? [] : [ A("pull-requests", isExpression(s)) ] ];
   },
   settle: () => [ S("issues"), S("pull-requests") ],
   report(e) {
    const t = inputOf(e, "pages-root"), n = "" === t ? [] : [ A("contents", isExpression(t)) ];
    return writesReportIssue(e) ? [ ...n, S("issues") ] : n;
   }
  }, R = /^(?:issues|issue_comment|pull_request.*)$/;
  function ofContext(e, t) {
   const n = "push" !== t && "none" !== wordOf(e, "permission"), s = onlyFollows(e) ? "none" : wordOf(e, "context"), o = isExpression(s);
   return "none" === s || "push" !== t && !t.startsWith("pull_request") ? n && R.test(t) ? [ A("contents") ] : "issues" === t && "none" !== s ? [ A("contents", o) ] : [] : [ A("contents", o && !n), A("pull-requests", o) ];
  }
  function onlyFollows(e) {
   return "" !== inputOf(e, "job-id") && inputOf(e, "prompt") + inputOf(e, "prompt-file") === "";
  }
  function ofThread(e, t) {
   const n = wordOf(e, "thread") || "auto", s = isExpression(n) || onlyFollows(e), o = t.startsWith("pull_request");
   return "none" === n || "auto" === n && !o && !t.startsWith("issue") ? [] : "merged" === n || "auto" === n && o ? [ S("pull-requests", s) ] : "auto" === n && "issues" === t ? [ S("issues", s) ] : [ {
    scopes: [ "issues", "pull-requests" ],
    level: "write",
    doubtful: s
   } ];
  }
  const H = Object.entries(j.QL).flatMap(([e, t]) => "required" in t ? [ e ] : []), P = "${{ secrets.DOCS_AGENT_API_KEY }}", F = [ `api-key: ${P}` ], B = "Revoke that key, store a new one as a secret, and write:";
  function needsService(e) {
   return "" === inputOf(e, "agent") || e.does.some(({mode: e}) => "report" === e);
  }
  function holdsKey(e) {
   return !isExpression(e) || /(?:\$\{\{|\|\||&&|\()\s*'[^']+'\s*(?:\}\}|\|\||&&|\))/.test(e);
  }
  function referenceIn(e) {
   const [, t = "", n = ""] = /^\$\{\{\s*(secrets|vars|inputs)\s*(?:\.\s*|\[\s*')([\w-]+)(?:'\s*\])?\s*\}\}$/i.exec(e) ?? [];
   return {
    context: t.toLowerCase(),
    name: n.toLowerCase()
   };
  }
  function ofCallers(e, t, n) {
   const [o, ...r] = e.callers;
   if (void 0 === o) {
    const o = function({job: e, mode: t}, n, o) {
     const r = n.toUpperCase();
     if ("github_token" === n) {
      const e = "`api-key` is GitHub's own token, not a key of the service.";
      return (0, s.MB)(e, "Store a key of the service as a secret:", F);
     }
     if (o.ownSecret === n && !e.environment) {
      if (o.keyAccepted) return (0, s.uw)(`the secret ${r} exists: this run's key came from it, and the service accepted it.`);
      if (o.hasKey || "doctor" === t) return null;
      const e = `the secret ${r} is missing or can't be used: this run got no usable key from it.`;
      return (0, s.MB)(e, "Store the key as a secret under that name (Settings, Secrets and variables, Actions).");
     }
     const i = `can't check whether the secret ${r} exists, because GitHub never shows secrets.`;
     return (0, s.L5)(i, "Compare the name with Settings, Secrets and variables, Actions.");
    }(e, t, n);
    return null === o ? null : {
     ...o,
     at: e.job.at
    };
   }
   const {at: i, secrets: a} = o.job, u = {
    ...o,
    callers: r,
    mode: null
   };
   if ("inherit" === a) return ofCallers(u, t, n);
   const c = a.get(t) ?? "", l = [ "secrets:", `  ${t}: ${P}` ];
   if ("" === c) {
    const n = `it does not pass the secret "${t}" to ${(0, s.DZ)(e.workflow.path)}, so \`api-key\` is empty there.`;
    return {
     ...(0, s.MB)(n, "Pass it in the job that calls the workflow:", l),
     at: i
    };
   }
   if (holdsKey(c)) return {
    ...(0, s.MB)("the secret that it passes is in the file itself.", B, l),
    at: i
   };
   const d = referenceIn(c);
   return "secrets" === d.context ? ofCallers(u, d.name, n) : null;
  }
  function ofInput(e, t) {
   if (![ "workflow_call", "workflow_dispatch" ].flatMap(t => Object.keys(mappingIn(e.workflow.events.get(t)?.inputs) ?? {}).map(e => e.toLowerCase())).includes(t)) {
    const e = `\`api-key\` comes from the input "${t}", which the workflow does not declare, so it is empty.`;
    return (0, s.MB)(e, "Add the secret:", F);
   }
   const [n] = e.callers;
   if (void 0 !== n && "" === (n.job.with.get(t) ?? "")) {
    const e = `it does not pass "${t}", which the called workflow uses as \`api-key\`.`;
    return {
     ...(0, s.MB)(e, "Pass a secret of the called workflow instead of an input."),
     at: n.job.at
    };
   }
   return (0, s.JF)("the API key comes from an input, which GitHub shows in the log.", "Pass it as a secret:", F);
  }
  const D = /(?<![\w.-])github\.(?:event\.comment(?:\.(?:id|node_id|url|html_url)(?![\w.-])|\s*(?:\)|$))|run_(?:id|number)(?![\w-]))/i, E = /(?<![\w.-])github\.run_id(?![\w-])/i, G = /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i, N = "Turn cancelling off:", J = check_run_pasteOf("${{ github.event_name }}-${{ github.event.comment.id }}");
  function check_run_pasteOf(e) {
   return [ "concurrency:", `  group: docs-agent-${e}`, "  cancel-in-progress: false" ];
  }
  function ofOthers({cancels: e}, t) {
   if (!0 !== e) return null;
   const n = "`cancel-in-progress` lets a newer run cancel";
   if (!t) return (0, s.JF)(`${n} this one halfway.`, "Let it finish:", [ "cancel-in-progress: false" ]);
   const o = `${n} the one that follows a job. The job itself continues, and no run follows it.`;
   return (0, s.MB)(o, N, check_run_pasteOf("${{ github.sha }}"));
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
   const n = e.trim().split(/\s+/).slice(1, 5).join(" "), o = `the schedule "${(0, 
   s.DZ)(e)}" includes the full hour, when GitHub is busiest and delays or drops runs.`, r = [ "on:", "  schedule:", `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(n) ? n : "6 * * 1"}'`, ...isZone(t) ? [ `      timezone: ${t}` ] : [] ];
   return (0, s.JF)(o, "Choose another minute:", r);
  }
  const z = onComments("issue_comment"), K = [ "on:", "  push:", "    branches: [main]" ];
  function onComments(e) {
   return [ "on:", `  ${e}:`, "    types: [created]" ];
  }
  function withoutMode(e) {
   if (!isExpression(e)) {
    const t = `Set \`mode\` to one of ${O.FN.join(", ")}, or leave it out for \`auto\`.`;
    return (0, s.MB)(`there is no mode "${(0, s.DZ)(e)}".`, t);
   }
   return (0, s.L5)("`mode` is an expression, so trigger and permissions could not be checked.", "Write the mode into the file, or leave it out for `auto`.");
  }
  function checkMode(e) {
   const t = e.events.join(", ");
   if ("comment" === e.mode && !e.events.some(O.Kx)) {
    const e = `mode \`comment\` needs a comment event, but the workflow starts on ${t}.`;
    return (0, s.MB)(e, "Start it on comments, in a file on the default branch:", z);
   }
   if (e.conditions.includes("false")) return (0, s.JF)("it is switched off by `if: false`.", "Remove the `if:` to switch it on.");
   if (0 === e.does.length) {
    const e = `the \`if:\` stops every event that starts the workflow (${t}).`;
    return (0, s.MB)(e, "Change the `if:`, or add the event that it requires to `on:`.");
   }
   if ("comment" === e.mode && !e.does.some(({event: e}) => (0, O.Kx)(e))) {
    const e = "the `if:` stops every comment, but the step has mode `comment`.";
    return (0, s.MB)(e, "Change the `if:`, or leave out `mode`.");
   }
   if ("auto" === e.mode && e.does.every(({mode: e}) => null === e)) {
    const e = `there is nothing to do on ${t}: the step has no \`prompt\`, \`prompt-file\` or \`job-id\`.`;
    return (0, s.MB)(e, "Set one of them for a job, set `mode`, or start the workflow on comments:", z);
   }
   return null;
  }
  function checkTypes(e) {
   return commentEvents(e).map(t => {
    const n = e.root.events.get(t)?.types ?? null;
    if (null === n) {
     const e = `\`${t}\` also starts a run for each comment that is edited or deleted, which does nothing.`;
     return (0, s.JF)(e, "To avoid those runs:", onComments(t));
    }
    const o = `\`${t}\` leaves out \`created\`: no new comment starts a run.`;
    return textsIn(n).includes("created") ? null : (0, s.MB)(o, "Start it on new comments:", onComments(t));
   });
  }
  function commentEvents({does: e}) {
   return e.flatMap(({event: e, mode: t}) => "comment" === t && (0, O.Kx)(e) ? [ e ] : []);
  }
  function checkMerged(e) {
   const t = e.does.filter(({mode: e}) => "job" === e);
   if ("merged" !== inputOf(e, "thread") || 0 === t.length) return null;
   if (t.some(({event: e}) => "push" === e)) return null;
   const n = `\`thread: merged\` needs \`push\`, but the workflow starts on ${e.events.join(", ")}.`;
   return (0, s.MB)(n, "Start it on a push, or set `thread: auto`:", K);
  }
  const U = [ "Workflow trigger", "Workflow permissions", "Workflow concurrency", "Workflow condition", "Workflow secrets", "Workflow inputs" ], Z = "Workflow files", Q = 60, Y = 5, V = 10, X = 'GitHub starts nothing from such a file; the tab "Actions" shows the same error. Fix the file on the default branch.', ee = [ [ "Workflow trigger", function(e, {answersConversations: t}) {
   if (null === e.mode) return [ withoutMode(inputOf(e, "mode")) ];
   if (0 === e.events.length) {
    const e = "only other workflows call this one, and none of this repository does.";
    return [ (0, s.L5)(e, "Run the doctor in the repository of the workflow that calls it, too.") ];
   }
   const n = e.does.some(({mode: e}) => "comment" === e), o = (0, s.JF)("it only starts on comments on lines of a diff: a command in the conversation of an issue or pull request does nothing.", "Start it on those comments, too:", z);
   return [ checkMode(e), n && !t ? o : null, ...checkTypes(e), checkMerged(e) ];
  } ], [ "Workflow permissions", function(e, t) {
   const n = inputOf(e, "github-token");
   if ("" !== n && !q.test(n.replace(/\s+/g, "").replace(/\['(\w+)'\]/g, ".$1"))) return [];
   const s = [ e, ...e.callers ].map(({workflow: e, job: t}) => t.permissions ?? e.permissions).toReversed().filter((e, t) => 0 === t || null !== e);
   return [ checkNeeds(e, s, t) ?? adviseOnHandover(e, s) ];
  } ], [ "Workflow concurrency", function(e) {
   const t = [ ...e.callers, e ].flatMap(({workflow: e, job: t}) => [ e.concurrency, t.concurrency ]).filter(e => null !== e), n = e.does.some(({mode: e}) => "comment" === e);
   if (n && 0 === t.length) {
    const e = "there is no concurrency group. Two runs for one comment then both start a machine.";
    return [ (0, s.JF)(e, "Give each comment a group of its own:", J) ];
   }
   const o = e.runsJobs && "false" !== wordOf(e, "wait");
   return t.filter(({group: e}) => !expressionsIn(e).some(e => E.test(e))).map(e => n ? function(e, t) {
    if (e.keepsWaiting && !1 === e.cancels) return null;
    if (!0 === e.cancels && t) return (0, s.MB)("`cancel-in-progress` lets a newer run cancel the one that follows a job.", N, J);
    const n = function({group: e, more: t}) {
     const n = expressionsIn(e);
     if (n.some(e => D.test(e))) return "own";
     const s = n.join("\n"), o = s.match(/\b(?:github|env|vars|inputs|matrix|needs|strategy|secrets|steps)\.[\w.-]+/gi) ?? [];
     return t || e.length > 2e3 || /github\s*\[|tojson/i.test(s) ? "open" : o.every(e => G.test(e)) ? "shared" : "open";
    }(e);
    if ("shared" === n) {
     const e = "different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.", t = "Give each comment a group of its own (or add `queue: max`, which keeps up to 100 waiting):";
     return (0, s.MB)(e, t, J);
    }
    if ("own" === n && null !== e.cancels) return ofOthers(e, !1);
    return (0, s.L5)("an expression decides whether comments share the concurrency group, or whether a run is cancelled.", "These lines are safe:", J);
   }(e, o) : ofOthers(e, o));
  } ], [ "Workflow condition", function(e) {
   const t = commentEvents(e);
   if (0 === t.length) return [];
   const {conditions: n} = e, o = inputOf(e, "command") || j.QL.command.default, r = isExpression(o) ? null : o, i = /^\/[\w-]{1,60}$/.test(o) ? o : j.QL.command.default, a = "github.event.comment.user.type != 'Bot'", u = null === r ? [ `if: ${a}` ] : [ "if: >-", `  contains(github.event.comment.body, '${i}') &&`, `  ${a}` ], c = "" !== inputOf(e, "allowed-bots");
   if (n.some(e => t.every(t => "stops" === condition_judge(e, {
    event: t,
    command: r,
    bots: c
   })))) {
    const e = `the \`if:\` blocks commands: ${null === r ? "" : `\`${r} …\` in `}a person's new comment does not pass.`;
    return [ (0, s.MB)(e, "The action itself decides what is a command; this only saves runs:", u) ];
   }
   const l = (0, s.JF)("`author_association` is wrong for private members of an organization.", "Leave out that part: the input `permission` decides who may, `write` by default."), d = n.flatMap(termsOf).slice(0, 20);
   return [ ...null === r ? [] : d.map(e => function(e, t, n) {
    const o = soughtInComment(e);
    if (o?.text.toLowerCase().startsWith(`${t.toLowerCase()} `)) {
     const e = `the \`if:\` requires more than \`${t}\`, so other requests are ignored.`;
     return (0, s.JF)(e, "To let every command through:", n);
    }
    if ("startswith(" !== o?.sign) return null;
    return (0, s.JF)("`startsWith` misses a command below a quote, as in replies.", "Use `contains`; the action itself reads the comment closely:", n);
   }(e, r, u)), n.some(e => /author_association/i.test(e)) ? l : null ];
  } ], [ "Workflow inputs", function(e) {
   const t = (needsService(e) ? H.filter(e => "api-key" !== e) : []).filter(t => "" === inputOf(e, t)), n = [ ...e.step.with.keys() ].filter(e => !Object.hasOwn(j.QL, e)).slice(0, 5);
   return [ ...t.map(e => (0, s.MB)(`\`${e}\` is not set.`, "Add it to the `with:` of the step:", [ `${e}: …` ])), ...n.map(e => {
    const t = (0, $.kp)(e.slice(0, 40), Object.keys(j.QL)), n = (0, $.Io)(e, t) <= Math.max(1, Math.floor(t.length / 3)) ? `Did you mean \`${t}\`?` : "The inputs are listed in docs/inputs.md of the action.";
    return (0, s.JF)(`there is no input "${(0, s.DZ)(e)}", so what it says has no effect.`, n);
   }) ];
  } ], [ "Workflow secrets", function(e, t) {
   const n = inputOf(e, "api-key");
   if ("" === n && !needsService(e)) return [];
   if ("" === n) return [ (0, s.MB)("`api-key` is not set.", "Add the secret:", F) ];
   if (holdsKey(n)) {
    const e = "the API key is in the file itself, where anyone who can read the repository can see it.";
    return [ (0, s.MB)(e, B, F) ];
   }
   const {context: o, name: r} = referenceIn(n);
   if ("vars" === o) {
    const e = "the API key comes from a variable: the runner prints it in the log before we can mask it.";
    return [ (0, s.MB)(e, B, F) ];
   }
   return "inputs" === o ? [ ofInput(e, r) ] : [ "secrets" === o && e.events.length > 0 ? ofCallers(e, r, t) : null ];
  } ], [ "Workflow time", function(e) {
   const {timeoutMinutes: t} = e.job, n = inputOf(e, "wait"), o = "false" !== n && !isExpression(n) && e.runsJobs, r = Number(inputOf(e, "wait-minutes") || j.QL["wait-minutes"].default);
   if (!(o && null !== t && t < r + 5)) return [];
   const i = `GitHub stops the job after ${t} minutes, but the step waits up to ${r}.`, a = [ `timeout-minutes: ${r + 10}` ];
   return [ (0, s.JF)(i, "Give the job more time, or lower `wait-minutes`:", a) ];
  } ], [ "Workflow inputs", function(e) {
   const t = inputOf(e, "prompt-file");
   return "" === t || isExpression(t) || e.job.steps[0] !== e.step ? [] : [ (0, s.L5)("`prompt-file` is set, but no step before this one checks out the repository.", "Add a step before it: `- uses: actions/checkout@<full commit id>`.") ];
  } ], [ "Workflow schedule", function(e, t) {
   if (!e.does.some(({event: e}) => "schedule" === e)) return [];
   const n = (o = e.root.events.get("schedule")?.list, (Array.isArray(o) ? o : []).flatMap(e => {
    const {cron: t, timezone: n} = mappingIn(e) ?? {};
    return "string" == typeof t ? [ {
     cron: t,
     zone: "string" == typeof n ? n.trim() : ""
    } ] : [];
   }));
   var o;
   const r = n.find(({cron: e}) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(e)), i = (0, 
   s.JF)("in a public repository GitHub stops schedules after 60 days without a commit.", 'Enable the workflow again in the tab "Actions" when that happens, or keep it in a private repository.');
   return [ ...n.filter(({zone: e}) => "" !== e && !isZone(e)).map(({zone: e}) => (0, 
   s.MB)(`there is no time zone "${(0, s.DZ)(e)}".`, "Write a name of the IANA list, such as `Europe/Berlin`, or leave it out for UTC.")), ...void 0 === r ? [] : [ onFullHour(r) ], ...!0 === t.public ? [ i ] : [] ].map(t => ({
    ...t,
    at: (0, s.DZ)(e.root.path)
   }));
  } ], [ "Workflow inputs", function(e, {hasIssues: t}) {
   const n = e.does.some(({mode: e}) => "report" === e) && writesReportIssue(e);
   return !1 === t && n ? [ (0, s.MB)("`report-to` names an issue, but issues are disabled in this repository.", "Enable issues in the settings of the repository, or write:", [ "report-to: summary" ]) ] : [];
  } ], [ "Workflow version", function(e) {
   const [t = "", n = ""] = e.step.uses.split("@");
   if ("" === n || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(n)) return [];
   const o = [ `uses: ${(0, s.DZ)(t)}@<full commit id> # ${(0, s.DZ)(n)}` ], r = `the action is used by "${(0, 
   s.DZ)(n)}", which can be moved to other code.`;
   return [ (0, s.JF)(r, "Name the full commit id; Dependabot can keep it up to date:", o) ];
  } ], [ "Workflow trigger", function(e) {
   const t = (0, s.JF)("for a comment on a line of a diff, GitHub takes the pull request's own version of the file, and a fork's pull request gets no secrets.", "On a pull request from a fork, write commands in the conversation."), n = (0, 
   s.JF)("public repositories block `pull_request_target` by default.", "Use `push` to the default branch, with `thread: merged`:", K);
   return [ commentEvents(e).includes("pull_request_review_comment") ? t : null, e.does.some(({event: e}) => "pull_request_target" === e) ? n : null ];
  } ] ];
  function checkWorkflows(e, t) {
   if ("read" !== e.kind) return [ {
    name: Z,
    ...notRead(e)
   }, ...notChecked("The workflow files could not be read.", []) ];
   const {workflows: n, invalid: o, unread: r} = e.value, i = function(e, t) {
    const n = function(e, t) {
     const n = t.repository.toLowerCase(), s = t.actionRepository.toLowerCase() || n, o = placesIn(e).flatMap(({job: e}) => e.steps).filter(({uses: e, with: t}) => e.startsWith("./") && "doctor" === t.get("mode")), r = "" === t.actionRepository ? o.map(({uses: e}) => plainPath(e)) : [], i = [ ...s === n ? [ "." ] : [], ...r ];
     return e => e.startsWith("./") ? i.includes(plainPath(e)) : e.toLowerCase().startsWith(`${s}@`);
    }(e, t);
    return placesIn(e).flatMap(({workflow: t, job: s}) => s.steps.filter(({uses: e}) => n(e)).flatMap(n => function(e, t) {
     const n = placesIn(t), s = [];
     let o = [ [] ];
     for (let t = 0; t <= c && o.length > 0; t += 1) {
      const t = o.flatMap(t => {
       const o = t.at(-1)?.workflow ?? e, r = [ ...o.events.keys() ].filter(e => "workflow_call" !== e), i = o.events.has("workflow_call");
       (r.length > 0 || !i) && s.push({
        callers: t,
        root: o,
        events: r
       });
       const a = [ e, ...t.map(e => e.workflow) ], u = i ? [ `./${o.path}`, o.path ] : [];
       return n.filter(e => u.includes(e.job.uses) && !a.includes(e.workflow)).map(e => [ ...t, e ]);
      });
      o = t.slice(0, C);
     }
     return 0 === s.length ? [ {
      callers: [],
      root: e,
      events: []
     } ] : s.slice(0, C);
    }(t, e).map(e => function(e) {
     const t = wordOf(e, "mode") || "auto", n = O.FN.find(e => e === t) ?? null, s = [ "prompt", "prompt-file", "job-id" ].some(t => "" !== inputOf(e, t)), o = [ ...e.callers.map(({job: e}) => e), e.job, e.step ], r = o.flatMap(({condition: e}) => "" === e ? [] : [ e ]), i = e.events.filter(e => r.every(t => "stops" !== condition_judge(t, {
      event: e,
      command: null,
      onlyEvent: !0
     }))).map(e => ({
      event: e,
      mode: "auto" === n ? (0, O.U3)(e, s) : n
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
     job: s,
     step: n,
     ...e
    }))));
   }(n, t), a = [ "", ...n.map(({path: e}) => e) ], u = placesIn(n).filter(({job: {uses: e}}) => !e.startsWith("./") && !a.includes(e)), located = (e, t) => ({
    name: Z,
    at: (0, s.DZ)(e),
    ...t
   }), l = [ ...r.map(({path: e, because: t}) => located(e, (e => (0, s.L5)(`${e} It could not be checked.`, "Read it yourself, or make it smaller."))(t))), ...u.filter(({job: e}) => mayCallUs(e)).map(elsewhere) ], d = function(e) {
    const t = Map.groupBy(e, ({at: e, ...t}) => JSON.stringify(t)), n = [ ...t ].map(([e, t]) => {
     const n = JSON.parse(e);
     return {
      ...n,
      found: `${placesOf(t.map(({at: e}) => e))}: ${n.found}`
     };
    });
    return [ "bad", "unknown", "advice", "good" ].flatMap(e => n.filter(t => t.state === e));
   }([ ...o.map(({path: e, because: t}) => located(e, (0, s.MB)(t, X))), ...l, ...findingsOf(i, t) ]), f = [ ...l.map(({at: e}) => e), ...0 === i.length ? u.map(({job: e}) => e.at) : [] ], h = d.length - Q, p = `A file that may use this action could not be read: ${placesOf(f)}.`;
   return [ {
    name: Z,
    ...overview(n, i)
   }, ...d.slice(0, Q), ...h > 0 ? [ {
    name: Z,
    ...(0, s.L5)(`${h} more findings are not shown.`, "Fix these first.")
   } ] : [], ...0 === f.length ? [] : notChecked(p, d) ];
  }
  function notChecked(e, t) {
   return U.filter(e => !t.some(t => t.name === e && "unknown" === t.state)).map(t => ({
    name: t,
    ...(0, s.L5)(e)
   }));
  }
  function checkPolicies(e) {
   const t = "read" === e.kind && e.value.locked, n = `GitHub does not show whether a policy blocks this action or the events that start it${t ? ", and the form of `.github/workflows/actions.lock`, which pins actions, is not public" : ""}.`, o = "Look at Settings, Actions, General of the repository, and at Settings, Policies, Actions of the organization and enterprise: the allowed actions, and the events allowed for workflow files." + (t ? " In the lock file, this action must have the commit that the workflows name." : "");
   return {
    name: "Actions policies",
    ...(0, s.L5)(n, o)
   };
  }
  function findingsOf(e, t) {
   const n = e.flatMap(({does: e}) => e).some(({event: e, mode: t}) => "comment" === t && "issue_comment" === e), s = {
    ...t,
    ownSecret: ownSecretOf(e, t),
    answersConversations: n
   };
   return e.flatMap(e => ee.flatMap(([t, n]) => n(e, s).flatMap(n => null === n ? [] : [ {
    name: t,
    at: e.job.at,
    ...n
   } ])));
  }
  function placesOf(e) {
   const t = [ ...new Set(e) ], n = t.length - Y;
   return t.slice(0, Y).join("; ") + (n > 0 ? `; and ${n} more` : "");
  }
  function overview(e, t) {
   const n = [ ...new Set(t.map(({workflow: e}) => e.path)) ];
   if (0 === n.length) {
    const t = `None of the ${e.length} readable workflow files on the default branch uses this action.`;
    return (0, s.L5)(t, "Commands and schedules only start from files on the default branch: merge yours.");
   }
   const o = n.slice(0, V).map(s.DZ).join(", "), r = n.length > V ? ` and ${n.length - V} more` : "";
   return (0, s.uw)(`These files use this action, on the default branch or called from it: ${o}${r}. Their triggers, permissions, concurrency groups, conditions, inputs and time limits were compared with what each mode needs.`);
  }
  function elsewhere(e) {
   const t = `it calls ${(0, s.DZ)(e.job.uses)}, which could not be checked, because this token can't read it or it doesn't use this action.`;
   return {
    name: Z,
    at: e.job.at,
    ...(0, s.L5)(t, "Check that it passes every secret that the called workflow declares, and that its `permissions:` are at least those of the called workflow.")
   };
  }
  function ownSecretOf(e, t) {
   const n = e.filter(({workflow: e, job: n}) => e.path === t.workflowPath && n.id === t.job).filter(({mode: e}) => "doctor" === e), s = /^\$\{\{\s*secrets\.([\w-]+)\s*\}\}$/i, o = n.map(e => s.exec(inputOf(e, "api-key"))?.[1]?.toLowerCase()), [r = null, ...i] = new Set(o);
   return i.length > 0 || n.some(({job: e}) => e.environment) ? null : r;
  }
  var te = n(5898), ne = n(7108), se = n(1975), oe = n(5458);
  async function runDoctor(e, t) {
   const {settings: n, run: o, runner: r} = t, i = e.event.sender ?? {
    id: null,
    login: o.actor,
    bot: o.actor.endsWith("[bot]"),
    viaApp: null
   }, a = function({event: e}, {login: t, id: n}, {settings: s}) {
    const {reportTo: o, reportLabel: r, reportPublic: i, permission: a, thread: u, context: c, maxJobsPerDay: l} = s, d = o.includes("issue"), f = null !== l, h = "auto" === u ? null !== e.thread : "none" !== u, p = null !== e.push || "pull-request" === e.thread?.kind;
    return {
     comments: d || f || null !== e.comment || h,
     pullRequests: f || "merged" === u || "none" !== c && p,
     reportToIssue: d,
     reportLabel: r,
     reportPublic: i,
     login: t,
     id: n,
     permission: a,
     byHand: "workflow_dispatch" === e.name
    };
   }(e, i, t), u = a.reportToIssue ? a.reportLabel : null, [c, l, d, f] = await Promise.all([ readService(n, t), readGitHub(async () => {
    const e = await (0, te.G)(i, n, t.repository);
    return e.permitted ? null : e.sentence;
   }, u, t), readPromptFile(n.promptFile, r), readEvidenceAccess(n, t) ]);
   if (r.cancelled.aborted) return {
    kind: "error",
    problems: [ re ],
    facts: oe.K,
    summary: null
   };
   const {facts: h} = l, {public: p, hasIssues: m} = "read" === h.kind ? h.value : {
    public: null,
    hasIssues: null
   }, w = {
    hasKey: "" !== n.apiKey,
    keyAccepted: "read" === c.kind
   }, b = [ ...(k = e.problems, (0, s.KT)({
    Inputs: 0 === k.length ? (0, s.uw)("All of them are usable.") : k.map(s.Hk)
   })), ...checkPromptFile(d), ...checkEvent(e.event, planOf(e, t)), ..."" === n.agent || (0, 
   ne.u)(n) ? checkService(c, n) : [], ...checkEvidence(f, {
    facts: h,
    repository: o.repository
   }), ...checkGitHub(l, a), ...checkWorkflows(l.workflows, {
    ...o,
    ...w,
    public: p,
    hasIssues: m
   }), checkPolicies(l.workflows) ];
   var k;
   const {lines: g, ...y} = (0, s.oG)(b);
   for (const e of g) r.info(e);
   return {
    kind: "checked",
    ...y
   };
  }
  const re = {
   message: "The run was cancelled before the set-up was checked.",
   hint: "Run it again. Nothing was written."
  };
  function planOf({event: e, problems: t}, {settings: n}) {
   if (t.length > 0) return {
    kind: "undecided"
   };
   const {prompt: s, promptFile: r, jobId: i} = n;
   if (null === e.comment && "" === s && "" === r && "" === i) return {
    kind: "nothing"
   };
   try {
    const t = (0, se.$S)({
     ...n,
     mode: "auto"
    }, e, []);
    if ("skip" === t.kind) return t;
    if ("job" !== t.kind) return {
     kind: "comment"
    };
    const {gate: s, thread: o, source: r} = t;
    return "closed" === s.kind ? {
     kind: "refused",
     problems: [ s.problem ]
    } : {
     kind: "job",
     thread: o,
     follows: "existing" === r.kind
    };
   } catch (e) {
    if (e instanceof o.dz) return {
     kind: "refused",
     problems: e.problems
    };
    throw e;
   }
  }
 })
};