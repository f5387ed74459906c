"use strict";

exports.id = 521, exports.ids = [ 521 ], exports.modules = {
 2376: ((e, t, n) => {
  function maker(e) {
   return (t, n = null, o) => ({
    state: e,
    found: t,
    advice: n,
    paste: o
   });
  }
  n.d(t, {
   DZ: () => tidy,
   Hk: () => toFix,
   JF: () => i,
   KT: () => named,
   L5: () => r,
   MB: () => s,
   tD: () => a,
   uw: () => o
  });
  const o = maker("good"), s = maker("bad"), r = maker("unknown"), i = maker("advice"), a = maker("not-needed");
  function toFix({message: e, hint: t}) {
   return s(e, t);
  }
  function named(e) {
   return Object.entries(e).flatMap(([e, t]) => [ t ].flat().map(t => ({
    name: e,
    ...t
   })));
  }
  const c = 100;
  function tidy(e) {
   const t = e.replace(/\p{C}/gu, " ").trim();
   return t.length > c ? `${t.slice(0, c)}…` : t;
  }
 }),
 6521: ((e, t, n) => {
  n.d(t, {
   runDoctor: () => runDoctor
  });
  var o = n(4845), s = n(2376), r = n(860);
  const i = 4e3, a = 20;
  function judge(e, t) {
   const n = verdictOf(e, t, 0);
   return 0 === n ? "open" : n > 0 ? "passes" : "stops";
  }
  function verdictOf(e, t, n) {
   if (e.length > i || n > a) return 0;
   const o = split(e, "||").map(e => Math.min(...split(e, "&&").map(e => verdictOfTerm(e, t, n))));
   return Math.max(...o);
  }
  function verdictOfTerm(e, t, n) {
   if (n > a) return 0;
   if (e.startsWith("!")) return 0 - verdictOfTerm(e.slice(1).trim(), t, n + 1);
   const o = insideBrackets(e);
   if (null !== o) return verdictOf(o, t, n + 1);
   if (/^(?:true)?$/.test(e)) return 1;
   if ("false" === e) return -1;
   const s = testIn(e);
   return null === s ? 0 : null === soughtInComment(e) ? function({path: e, how: t, text: n}, {event: o, onlyEvent: s = !1, bots: i = !1}) {
    if ("contains" === t || "startsWith" === t) return 0;
    const a = s || i && e.endsWith(".type"), u = (0, r.Kx)(o) && !a ? c.get(e) : void 0, l = "github.event_name" === e ? o : u;
    return void 0 === l ? 0 : l.toLowerCase() === n.toLowerCase() == ("==" === t) ? 1 : -1;
   }(s, t) : function({how: e, text: t}, {event: n, command: o}) {
    if (!(0, r.Kx)(n)) return "" === t ? 0 : -1;
    if (null === o) return 0;
    const [s, i] = [ t.toLowerCase(), o.toLowerCase() ];
    return s.startsWith(`${i} `) || s.startsWith(`${i}\n`) ? 0 : "==" === e ? -1 : ("contains" === e ? `${i} `.includes(s) : `${i} `.startsWith(s)) ? 1 : -1;
   }(s, t);
  }
  function termsOf(e, t = 0) {
   return e.length > i || t > a ? [] : split(e, "||").flatMap(e => split(e, "&&")).flatMap(e => {
    const n = e.replace(/^[!\s]+/, ""), o = insideBrackets(n);
    return null === o ? [ n ] : termsOf(o, t + 1);
   });
  }
  function soughtInComment(e) {
   const t = testIn(e);
   return "github.event.comment.body" === t?.path && "!=" !== t.how ? t : null;
  }
  function testIn(e) {
   const [, t, n = "", o] = /^(contains|startsWith)\(\s*([\w.-]+)\s*,\s*'([^']*)'\s*\)$/i.exec(e) ?? [];
   if (void 0 !== t && void 0 !== o) {
    const e = "contains" === t.toLowerCase() ? "contains" : "startsWith";
    return {
     path: n.toLowerCase(),
     how: e,
     text: o
    };
   }
   const [, s = "", r, i = ""] = /^('[^']*'|[\w.-]+)\s*(==|!=)\s*('[^']*'|[\w.-]+)$/.exec(e) ?? [], [a, c] = s.startsWith("'") ? [ i, s ] : [ s, i ];
   return c.startsWith("'") ? {
    path: a.toLowerCase(),
    how: "==" === r ? "==" : "!=",
    text: c.slice(1, -1)
   } : null;
  }
  const c = new Map([ [ "github.event.action", "created" ], [ "github.event.comment.user.type", "User" ], [ "github.event.sender.type", "User" ] ]);
  function split(e, t) {
   const n = outsideOf(e), o = [];
   let s = 0;
   for (let r = n.indexOf(t); r >= 0; r = n.indexOf(t, s)) o.push(e.slice(s, r).trim()), 
   s = r + t.length;
   return [ ...o, e.slice(s).trim() ];
  }
  function insideBrackets(e) {
   return /^\(\0*\)$/.test(outsideOf(e)) ? e.slice(1, -1).trim() : null;
  }
  function outsideOf(e) {
   let [t, n] = [ 0, !1 ];
   return Array.from({
    length: e.length
   }, (o, s) => {
    const r = e.charAt(s);
    "'" === r ? n = !n : !n && /[)\]]/.test(r) && (t -= 1);
    const i = t > 0 || n ? "\0" : r;
    return !n && /[([]/.test(r) && (t += 1), i;
   }).join("");
  }
  const u = 10, l = 50;
  function placeOf({workflow: e, job: t}) {
   return `${(0, s.DZ)(e.path)}, job "${(0, s.DZ)(t.id)}"`;
  }
  function inputOf({step: e}, t) {
   return (e.with.get(t) ?? "").trim();
  }
  function wordOf(e, t) {
   return inputOf(e, t).toLowerCase();
  }
  function isExpression(e) {
   return e.includes("${{");
  }
  function runsJobs({does: e}) {
   return e.some(({mode: e}) => "job" === e || "comment" === e);
  }
  function plainPath(e) {
   return e.replace(/\/+$/, "");
  }
  function longer(e, t, n) {
   const o = [ t, ...e.map(({workflow: e}) => e) ], s = o.at(-1);
   if (!s?.events.has("workflow_call")) return [];
   const r = [ `./${s.path}`, s.path ];
   return n.filter(e => !o.includes(e)).flatMap(e => e.jobs.map(t => ({
    workflow: e,
    job: t
   }))).flatMap(t => r.includes(t.job.calls) ? [ [ ...e, t ] ] : []);
  }
  function factsOf(e, t) {
   const n = mappingIn(t), o = mappingIn(n?.jobs), s = function(e) {
    const t = mappingIn(e);
    if (null === t) return new Map(textsIn(e).map(e => [ e, null ]));
    const settings = e => Array.isArray(e) ? {
     list: e
    } : mappingIn(e);
    return new Map(Object.entries(t).map(([e, t]) => [ e, settings(t) ]));
   }(n?.on);
   if (null === n || null === o || 0 === s.size) return null;
   const r = Object.entries(o).map(([e, t]) => ({
    id: e,
    job: mappingIn(t)
   })).flatMap(({id: e, job: t}) => null === t ? [] : [ jobOf(e, t) ]);
   return {
    path: e,
    events: s,
    ...settingsOf(n),
    jobs: r
   };
  }
  function mappingIn(e) {
   return "object" != typeof e || null === e || Array.isArray(e) ? null : e;
  }
  function textsIn(e) {
   return (Array.isArray(e) ? e : [ e ]).filter(e => "string" == typeof e);
  }
  function settingsOf(e) {
   return {
    permissions: permissionsOf(e.permissions),
    concurrency: concurrencyOf(e.concurrency)
   };
  }
  function jobOf(e, t) {
   const n = Array.isArray(t.steps) ? t.steps : [];
   return {
    id: e,
    condition: conditionOf(t.if),
    ...settingsOf(t),
    environment: void 0 !== t.environment && null !== t.environment,
    timeoutMinutes: "number" == typeof t["timeout-minutes"] ? t["timeout-minutes"] : null,
    steps: n.map(stepOf),
    calls: textOf(t.uses),
    with: valuesOf(t.with),
    secrets: "inherit" === t.secrets ? "inherit" : valuesOf(t.secrets)
   };
  }
  function stepOf(e) {
   const t = mappingIn(e) ?? {};
   return {
    uses: textOf(t.uses),
    condition: conditionOf(t.if),
    with: valuesOf(t.with)
   };
  }
  function valuesOf(e) {
   return new Map(Object.entries(mappingIn(e) ?? {}).map(([e, t]) => [ e.toLowerCase(), textOf(t) ]));
  }
  function conditionOf(e) {
   const t = textOf(e).trim();
   return t.startsWith("${{") && t.endsWith("}}") && t.indexOf("${{", 3) < 0 ? t.slice(3, -2).trim() : t;
  }
  function textOf(e) {
   return "string" == typeof e ? e : "number" == typeof e || "boolean" == typeof e ? String(e) : "";
  }
  function permissionsOf(e) {
   if ("read-all" === e || "write-all" === e) return e;
   const t = mappingIn(e);
   return null === t ? null : new Map(Object.entries(t));
  }
  function concurrencyOf(e) {
   if ("string" == typeof e) return {
    group: e,
    cancels: !1,
    keepsWaiting: !1,
    more: !1
   };
   const t = mappingIn(e);
   if (null === t) return null;
   const {group: n, "cancel-in-progress": o = !1, queue: s, ...r} = t;
   return {
    group: textOf(n),
    cancels: flagIn(o),
    keepsWaiting: "max" === s,
    more: Object.keys(r).length > 0 || ![ void 0, null, "max", "single" ].includes(textOf(s) || null)
   };
  }
  function flagIn(e) {
   if ("boolean" == typeof e) return e;
   const [, t] = /^\s*\$\{\{\s*(true|false)\s*\}\}\s*$/.exec(textOf(e)) ?? [];
   return void 0 === t ? null : "true" === t;
  }
  const d = ".github/workflows", f = "actions.lock", h = 131072, p = 10;
  function mayCallUs({calls: e, with: t, secrets: n}) {
   return "" !== e && !e.startsWith("./") && [ ...t.keys(), ..."inherit" === n ? [] : n.keys() ].some(e => /^(?:docs[_-]?agent[_-].*|api[_-]key|project[_-]id)$/.test(e));
  }
  function byPath(e, t) {
   return e.path < t.path ? -1 : 1;
  }
  async function readOne({name: e, kind: t, bytes: o, text: s}, r) {
   const i = `${d}/${e}`, unread = e => [ {
    kind: "unread",
    path: i,
    because: e
   } ];
   if ("file" !== t) return unread("It is not a file.");
   if (o > h) return unread(`It is larger than ${h / 1024} KB.`);
   if (null === s) return unread("GitHub does not show its text.");
   if (!mayConcernUs(s, r)) return [];
   const {parseWorkflow: a} = await Promise.all([ n.e(815), n.e(52) ]).then(n.bind(n, 8052)), c = a(s);
   if ("unreadable" === c.kind) return unread(c.because);
   const u = "parsed" === c.kind ? factsOf(i, c.value) : null;
   if (null !== u) return [ {
    kind: "read",
    facts: u
   } ];
   const l = "invalid" === c.kind ? c.because : "It is not a workflow: `on:` or `jobs:` is missing or empty.";
   return [ {
    kind: namesUs(s, r) ? "invalid" : "unread",
    path: i,
    because: l
   } ];
  }
  function namesUs(e, {actionRepository: t, repository: n}) {
   return !("" !== t || !/\buses:\s*['"]?\.\//.test(e)) || e.toLowerCase().includes((t || n).toLowerCase());
  }
  function mayConcernUs(e, t) {
   return e.includes("./") || e.includes(".github/workflows/") || namesUs(e, t);
  }
  async function readCalled(e, t) {
   const n = new Map;
   let o = e;
   for (let e = 0; e < u && o.length > 0; e += 1) {
    const s = o.flatMap(e => e.jobs).filter(t => e > 0 || mayCallUs(t) || "inherit" === t.secrets), r = [ ...new Set(s.map(e => e.calls)) ].filter(e => "" !== e && !e.startsWith("./") && !n.has(e)).slice(0, Math.max(0, p - n.size)), i = await Promise.all(r.map(e => readRemote(e, t)));
    for (const [e, t] of r.entries()) n.set(t, i[e] ?? null);
    o = i.filter(e => null !== e);
   }
   return [ ...n.values() ].filter(e => null !== e);
  }
  async function readRemote(e, {repository: t, names: s}) {
   const [, r, i, a] = /^([\w.-]+\/[\w.-]+)\/(\.github\/workflows\/[^/@]+)@([^@\s]+)$/.exec(e) ?? [];
   if (void 0 === r || void 0 === i || void 0 === a) return null;
   try {
    const o = await t.textFile({
     repository: r,
     path: i,
     ref: a
    });
    if (null === o || o.length > h || !mayConcernUs(o, s)) return null;
    const {parseWorkflow: c} = await Promise.all([ n.e(815), n.e(52) ]).then(n.bind(n, 8052)), u = c(o), l = "parsed" === u.kind ? factsOf(e, u.value) : null;
    return null === l ? null : function(e, t, n) {
     const o = e.jobs.map(e => e.calls.startsWith("./") ? {
      ...e,
      calls: `${t}/${e.calls.slice(2)}@${n}`
     } : e);
     return {
      ...e,
      events: new Map([ [ "workflow_call", e.events.get("workflow_call") ?? null ] ]),
      jobs: o
     };
    }(l, r, a);
   } catch (e) {
    return (0, o.wz)(e), null;
   }
  }
  const m = {
   unauthorized: "It was not checked, because GitHub does not accept the token.",
   unavailable: "It was not checked, because GitHub gave no usable answer.",
   "rate-limited": "It was not checked, because the token has used up its requests."
  };
  async function readGitHub(e, {repository: t, run: n, clock: o}) {
   const s = await reading(() => t.viewer()), r = "failed" === s.kind ? m[s.failure] : void 0, ask = async e => void 0 === r ? reading(e) : {
    kind: "not-asked",
    because: r
   }, i = new Date(o.now()).toISOString(), [a, c, u, l, h, p] = await Promise.all([ ask(() => t.facts()), ask(() => t.recentComments("issue-comment", {
    since: i,
    mostPages: 1
   })), ask(() => t.pullRequestsOf(n.sha)), ask(e.refusal), ask(async () => null !== e.label && t.hasLabel(e.label)), ask(() => async function(e) {
    const t = await e.repository.folder(d) ?? [], n = t.filter(({name: e, kind: t}) => "folder" !== t && /\.ya?ml$/i.test(e)), o = [];
    for (const t of n) o.push(...await readOne(t, e.names));
    const s = o.flatMap(e => "read" === e.kind ? [ e.facts ] : []), among = e => o.flatMap(t => t.kind === e ? [ t ] : []).toSorted(byPath);
    return {
     workflows: [ ...s.toSorted(byPath), ...await readCalled(s, e) ],
     invalid: among("invalid"),
     unread: among("unread"),
     locked: t.some(({name: e}) => e === f)
    };
   }({
    repository: t,
    names: n
   })) ]);
   return {
    viewer: s,
    facts: a,
    comments: c,
    pullRequests: u,
    refusal: l,
    label: h,
    workflows: p
   };
  }
  async function reading(e) {
   try {
    return {
     kind: "read",
     value: await e()
    };
   } catch (e) {
    const t = (0, o.wz)(e);
    return {
     kind: "failed",
     failure: t.failure,
     problem: t
    };
   }
  }
  function checkGitHub(e, t) {
   const {facts: n} = e, o = function(e, {reportToIssue: t, reportLabel: n}) {
    return t ? "read" !== e.kind ? failed(e) : e.value ? (0, s.uw)(`The label "${n}" exists.`) : (0, 
    s.uw)(`The label "${n}" does not exist yet: the first report creates it.`) : (0, 
    s.tD)("Reports only go to the summary, which has no label.");
   }(e.label, t), r = (0, s.L5)("GitHub did not show the repository.");
   return (0, s.KT)({
    "GitHub token": checkIdentity(e.viewer),
    Repository: checkRepository(n),
    "Reading issues and comments": checkReading(e.comments, t.comments, "Modes `comment` and `settle`, status comments, `report-to: issue` and `max-jobs-per-day`"),
    "Reading pull requests": checkReading(e.pullRequests, t.pullRequests, "Prompts with the context of a pull request, `thread: merged` and `max-jobs-per-day`"),
    "Writing comments, reactions and issues": w,
    "Permission of the person who started this run": checkPerson(e.refusal, t),
    Issues: "read" === n.kind ? checkIssues(n.value, t) : r,
    "Visitor figures": "read" === n.kind ? checkFigures(n.value, t) : r,
    "Report label": "read" !== n.kind || n.value.hasIssues ? o : (0, s.tD)("Issues are disabled, so no report is written to one.")
   });
  }
  const w = (0, s.L5)("GitHub does not say what a token may write, and the doctor writes nothing.", "Compare the workflow's `permissions:` with the lines for its mode in the summary.");
  function checkIdentity(e) {
   return "read" !== e.kind ? "failed" === e.kind && "rate-limited" !== e.failure ? (0, 
   s.Hk)(e.problem) : notRead(e) : (0, s.uw)(`It belongs to ${e.value}.`, e.value.endsWith("[bot]") ? null : "This is a person: comments appear under their name, and their own reaction counts as our claim. `github.token` or the token of a GitHub App has an identity of its own.");
  }
  function checkRepository(e) {
   return "failed" === e.kind && "missing" === e.failure ? (0, s.Hk)(e.problem) : "read" !== e.kind ? failed(e) : e.value.archived ? (0, 
   s.MB)("The repository is archived: it accepts no comments, reactions or issues.", "Unarchive it in the settings of the repository, or run the workflow in another one.") : (0, 
   s.uw)("The token can read it, and it is not archived.");
  }
  function checkReading(e, t, n) {
   return "read" === e.kind ? (0, s.uw)("The token can.") : "failed" === e.kind && b.includes(e.failure) && !t ? (0, 
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
  function failed(e) {
   return "failed" === e.kind && k.includes(e.failure) ? (0, s.Hk)(e.problem) : notRead(e);
  }
  const b = [ "not-accessible", "forbidden" ], k = [ "unauthorized", ...b ];
  function notRead(e) {
   return "not-asked" === e.kind ? (0, s.L5)(e.because) : (0, s.L5)(e.problem.message, e.problem.hint);
  }
  const g = 864e5, y = 2;
  async function readService({baseUrl: e, projectId: t}, {service: n, clock: o, runner: s}) {
   const r = [ ..."" === e ? [ "`base-url`" ] : [], ..."" === t ? [ "`project-id`" ] : [] ];
   if (r.length > 0) return {
    kind: "not-asked",
    because: `The service was not checked, because ${r.join(" and ")} cannot be used.`
   };
   const i = {
    ...yesterday(o),
    limit: 1,
    offset: 0
   }, a = {
    allowance: {
     left: y
    },
    cancelled: s.cancelled
   }, c = await errorOf(n.readVisitors(i, a));
   return null === c ? {
    kind: "answered"
   } : {
    kind: "failed",
    status: c.status,
    webPage: c.webPage,
    problem: c
   };
  }
  async function errorOf(e) {
   try {
    return await e, null;
   } catch (e) {
    if (e instanceof o._7) return e;
    throw e;
   }
  }
  function yesterday(e) {
   const t = Math.floor(e.now() / g) * g;
   return {
    from: new Date(t - g).toISOString(),
    to: new Date(t).toISOString()
   };
  }
  function checkService(e, t) {
   const [n, o, r] = function(e, t) {
    if ("failed" === e.kind) return function({status: e, webPage: t, problem: n}, o) {
     const {baseUrl: r, projectId: i} = o, {message: a, hint: c} = n, u = (0, s.uw)(`It answers at ${r}.`), l = `The doctor requested ${r}/v1/analytics/${encodeURIComponent(i)}/visitors: \`base-url\` is the part before \`/v1\`.`, misled = (e, t) => [ (0, 
     s.MB)(e, `${t} ${l}`), $, $ ];
     if (void 0 === e) return [ (0, s.Hk)(n), $, $ ];
     if (t && 403 !== e && 429 !== e && (e < 300 || e >= 400 && e < 500)) return misled(`The address answers with a web page, not with the service: HTTP ${e} with HTML from ${r}.`, O);
     if (401 === e || 403 === e && !t) return [ u, (0, s.Hk)(n), (0, s.L5)("The service only says so to a key that it accepts.") ];
     if (404 === e) return [ (0, s.L5)(`Something answers at ${r}, but a wrong address also answers HTTP 404.`), (0, 
     s.L5)("The service did not check it, or does not say."), (0, s.MB)(a, `${c} ${l}`) ];
     if (429 === e) return [ u, (0, s.L5)(a, c), (0, s.L5)(a, c) ];
     if (e >= 200 && e < 300) return misled(a, O);
     if (e >= 300 && e < 400) return misled(a, j);
     const d = (0, s.L5)("The service gave no usable answer.");
     return [ (0, s.Hk)(n), d, d ];
    }(e, t);
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
    "Right to start jobs": v,
    Project: r
   });
  }
  const v = (0, s.L5)("The service does not say: only starting a job would prove it, and the doctor starts none.", "Reading needs less than creating: if mode `job` or `comment` ends with HTTP 403, create a key with the scope for agent jobs."), $ = (0, 
  s.L5)("It could not be checked, because `base-url` did not lead to the service."), O = "`base-url` may be the address of its website or dashboard.", j = "Redirects are not followed, because the key would go with them: set `base-url` to the address that it leads to.", M = [ 403, 404, 405 ];
  async function readEvidenceAccess({evidence: e, baseUrl: t, projectId: n, apiKey: o}, {service: s, clock: r, runner: i}) {
   if (0 === e.length) return null;
   if ("" === t || "" === n || "" === o) return [];
   const a = {
    ...yesterday(r),
    cursor: null,
    limit: 1
   }, c = {
    searches: s.readSearches,
    questions: s.readQuestions,
    feedback: s.readFeedback
   };
   return Promise.all(e.map(async e => {
    const t = await errorOf(c[e](a, {
     allowance: {
      left: 1
     },
     cancelled: i.cancelled
    }));
    if (null === t) return {
     kind: e,
     result: "read",
     status: 200
    };
    const {status: n = null} = t;
    return {
     kind: e,
     result: null !== n && M.includes(n) ? "not-offered" : "failed",
     status: n
    };
   }));
  }
  function checkEvidence(e, {facts: t, repository: n}) {
   if (null === e) return [];
   const o = "read" === t.kind && t.value.public;
   return (0, s.KT)({
    "Searches, questions and votes": o ? published(n) : judgeAccess(e)
   });
  }
  function published(e) {
   return (0, s.MB)(`\`evidence\` is set, but ${e} is public: mode \`report\` refuses, because these are readers' own words.`, "Remove `evidence`, or run the report in a private repository. `report-public` does not change this.");
  }
  function judgeAccess(e) {
   if (0 === e.length) return (0, s.L5)("They were not checked, because the service could not be asked.");
   const t = e.map(describe).join(" ");
   return e.some(({result: e}) => "failed" === e) ? (0, s.L5)(t, "Run the doctor again later.") : e.every(({result: e}) => "read" === e) ? (0, 
   s.uw)(t) : (0, s.JF)(t, "A report leaves out what it can't read. Check the key's scope and the plan, or remove it from `evidence`.");
  }
  const x = {
   read: "the key may read them",
   "not-offered": "the service doesn't offer them to this key",
   failed: "the service gave no usable answer"
  };
  function describe({kind: e, result: t, status: n}) {
   const o = null === n || "read" === t ? "" : ` (HTTP ${n})`;
   return `\`${e}\`: ${x[t]}${o}.`;
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
  function checkEvent({name: e, withoutSecrets: t}, n) {
   const o = `A fork or Dependabot caused this "${e}" event, and GitHub gives such runs no secrets by default.`;
   return (0, s.KT)({
    Event: t ? (0, s.L5)(o, "This run got a key; without one, it would be skipped, not failed.") : check_set_up_judge(n, `"${e}" with \`mode: auto\``, I.get(e))
   });
  }
  function check_set_up_judge(e, t, n) {
   switch (e.kind) {
   case "job":
    return (0, s.uw)(`${t} ${function({thread: e, follows: t}) {
     const n = "merged" === e ? "the merged pull request that contains the commit" : `thread ${e}`;
     if (t) return `follows the job in \`job-id\`${null === e ? "" : `, and updates its status comment if ${n} has one`}`;
     if (null === e) return "starts a job without a status comment: a re-run starts another job";
     const o = `starts a job and keeps a status comment in ${n}`;
     return "merged" === e ? `${o}: a re-run does not start another job` : o;
    }(e)}.`, n);

   case "closed":
    return (0, s.Hk)(e.problem);

   case "comment":
    return (0, s.uw)(`${t} reads the comment.`, n);

   case "skip":
    return (0, s.uw)(`${t} does nothing. ${e.sentence}`, n);

   case "nothing":
    {
     const e = "this step sets none of `prompt`, `prompt-file` and `job-id`";
     return (0, s.tD)(`${t} has nothing to do: ${e}.`, n);
    }

   case "refused":
    return e.problems.map(s.Hk);

   case "undecided":
    return (0, s.L5)(`What ${t} does is unknown until the inputs are fixed.`, n);
   }
  }
  const _ = "Runs that a fork or Dependabot caused get no secrets: they are skipped, not failed.", I = new Map(Object.entries({
   issue_comment: "GitHub takes the workflow from the default branch: a change in another branch has no effect until it is merged. `types: [created]` saves the runs for edits.",
   pull_request: _,
   pull_request_review: _,
   pull_request_review_comment: `${_} \`types: [created]\` saves the runs for edits.`,
   pull_request_target: "Public repositories block this event by default: use `pull_request`, or `push` to the default branch.",
   schedule: "Schedules may be late or dropped, especially at the full hour, and stop after 60 days without a change in public repositories.",
   workflow_dispatch: "To check another event, run the doctor on it."
  }));
  var T = n(5219);
  const L = {
   good: "✅ good",
   bad: "❌ bad",
   unknown: "❔ not checked",
   advice: "💡 advice",
   "not-needed": "➖ not needed"
  };
  function counted(e, t) {
   return `${e} ${t}${1 === e ? "" : "s"}`;
  }
  function doctor_report_textOf({name: e, found: t, advice: n}) {
   return null === n ? `${e}: ${t}` : `${e}: ${t} ${n}`;
  }
  function pasteOf({paste: e = []}) {
   return e.map(e => `    ${e}`);
  }
  const q = [ "bad", "unknown", "advice", "good", "not-needed" ], W = new Set([ "bad", "unknown" ]);
  function table(e) {
   const t = [ ...Map.groupBy(e, ({name: e}) => e) ].map(([e, t]) => {
    const n = q.filter(e => t.some(t => t.state === e));
    return `| ${e} | ${n.filter((e, t) => 0 === t || W.has(e)).map(e => L[e]).join(", ")} |`;
   });
   return [ "| Check | State |", "| --- | --- |", ...t ].join("\n");
  }
  function explain(e) {
   return [ ...Map.groupBy(e, ({name: e, ...t}) => JSON.stringify(t)).values() ].flatMap(e => e.slice(0, 1).map(t => {
    const n = new Set(e.map(({name: e}) => e)), o = pasteOf(t), s = [ t.found, t.advice ?? [], 0 === o.length ? [] : [ "", ...o ] ].flat();
    return `**${[ ...n ].join(", ")}**\n\n${(0, T.TL)(s.join("\n"), {
     exact: !0
    })}`;
   })).join("\n\n");
  }
  const C = "contents: read", S = "issues: write", P = "pull-requests: write", A = {
   "Mode `job` without a status comment": [ C, "pull-requests: read" ],
   "Mode `job` with a status comment in an issue": [ C, S ],
   "Mode `job` with a status comment in a pull request": [ C, P ],
   "Mode `job` with `max-jobs-per-day`": [ C, "pull-requests: read" ],
   "Mode `job` with `pull-request: open`": [ C, P ],
   "Mode `job` with `request-review`": [ C, P ],
   "Mode `comment`": [ C, S, P ],
   "Mode `settle`": [ S, P ],
   "Mode `report` to the summary": [],
   "Mode `report` to an issue": [ S ],
   "Mode `report` with `pages-root`": [ C ],
   "Mode `doctor`": [ C, "issues: read", "pull-requests: read" ]
  };
  function renderModePermissions() {
   const e = Object.entries(A).map(([e, t]) => `${e}:\n\n\`\`\`yaml\npermissions:${0 === t.length ? " {}" : t.map(e => `\n  ${e}`).join("")}\n\`\`\``);
   return (0, T.zH)("The permissions that each mode needs", e.join("\n\n"));
  }
  const F = /(?<![\w.-])github\.(?:event\.comment(?:\.(?:id|node_id|url|html_url)(?![\w.-])|\s*(?:\)|$))|run_(?:id|number)(?![\w-]))/i, B = /(?<![\w.-])github\.run_id(?![\w-])/i, H = /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i, R = "Turn cancelling off:", D = check_concurrency_pasteOf("${{ github.event_name }}-${{ github.event.comment.id }}");
  function ofOthers({cancels: e}, t) {
   if (!0 !== e) return null;
   if (!t) {
    const e = "`cancel-in-progress` lets a newer run cancel this one halfway.";
    return (0, s.JF)(e, "Let it finish:", [ "cancel-in-progress: false" ]);
   }
   return (0, s.MB)("`cancel-in-progress` lets a newer run cancel the one that follows a job. The job itself continues, and no run follows it.", R, check_concurrency_pasteOf("${{ github.sha }}"));
  }
  function expressionsIn(e) {
   return [ ...e.slice(0, 2e3).matchAll(/\$\{\{((?:'[^']*'|(?!\}\})[^'])*)\}\}/g) ].map(([, e = ""]) => e.replace(/\[\s*'(\w+)'\s*\]/g, ".$1").replace(/'[^']*'/g, "''").replace(/\s*\.\s*/g, ".").trim());
  }
  function check_concurrency_pasteOf(e) {
   return [ "concurrency:", `  group: docs-agent-${e}`, "  cancel-in-progress: false" ];
  }
  var G = n(5074);
  const K = /^\$\{\{(?:github\.token|secrets\.github_token|env\.github_token)\}\}$/i;
  function adviceFor({callers: e}) {
   return `Set them ${0 === e.length ? "at the workflow or at the job" : `in the called workflow and in ${e.map(placeOf).join(" and ")}`}; what is not listed is not granted:`;
  }
  function lacks(e, {scopes: t, level: n}) {
   return null !== e && "write-all" !== e && ("read-all" === e ? "write" === n : !t.some(t => [ "write", n ].includes(String(e.get(t)))));
  }
  function check_permissions_pasteOf(e, t) {
   const n = new Map([ [ "contents", "read" ] ]);
   for (const [t, o] of e instanceof Map ? e : []) /^[a-z-]{1,40}$/.test(t) && n.set(t, o);
   for (const {scopes: e, level: o} of t) for (const t of e) "write" !== n.get(t) && n.set(t, o);
   return [ "permissions:", ...[ ...n ].map(([e, t]) => `  ${e}: ${t}`) ];
  }
  const E = /^(?:issues|issue_comment|pull_request.*)$/;
  function writesReportIssue(e) {
   return wordOf(e, "report-to").split(/[\s,]+/).includes("issue");
  }
  const J = {
   comment(e, t) {
    if ("issue_comment" !== t) return [ read("contents"), write("pull-requests") ];
    const n = e.conditions.some(e => /github\.event\.issue\.pull_request/i.test(e));
    return [ read("contents"), write("issues", n), write("pull-requests", n) ];
   },
   job: (e, t) => [ ...ofContext(e, t), ...ofThread(e, t), ..."open" === wordOf(e, "pull-request") || "true" === wordOf(e, "request-review") ? [ write("pull-requests") ] : [], ...ofBudget(e) ],
   settle: () => [ write("issues"), write("pull-requests") ],
   report(e) {
    const t = inputOf(e, "pages-root"), n = "" === t ? [] : [ read("contents", isExpression(t)) ];
    return writesReportIssue(e) ? [ ...n, write("issues") ] : n;
   }
  };
  function ofBudget(e) {
   const t = inputOf(e, "max-jobs-per-day");
   return "" === t || onlyFollows(e) ? [] : [ read("pull-requests", isExpression(t)) ];
  }
  function ofContext(e, t) {
   const n = "push" !== t && "none" !== wordOf(e, "permission"), o = onlyFollows(e) ? "none" : wordOf(e, "context"), s = isExpression(o);
   return "none" === o || "push" !== t && !t.startsWith("pull_request") ? n && E.test(t) ? [ read("contents") ] : "issues" === t && "none" !== o ? [ read("contents", s) ] : [] : [ read("contents", s && !n), read("pull-requests", s) ];
  }
  function onlyFollows(e) {
   return "" !== inputOf(e, "job-id") && inputOf(e, "prompt") + inputOf(e, "prompt-file") === "";
  }
  function ofThread(e, t) {
   const n = wordOf(e, "thread") || "auto", o = isExpression(n) || onlyFollows(e), s = {
    scopes: [ "issues", "pull-requests" ],
    level: "write",
    doubtful: o
   };
   return "none" === n ? [] : "merged" === n ? [ write("pull-requests", o) ] : "auto" !== n ? [ s ] : "issues" === t ? [ write("issues", o) ] : t.startsWith("pull_request") ? [ write("pull-requests", o) ] : "issue_comment" === t ? [ s ] : [];
  }
  function read(e, t = !1) {
   return {
    scopes: [ e ],
    level: "read",
    doubtful: t
   };
  }
  function write(e, t = !1) {
   return {
    scopes: [ e ],
    level: "write",
    doubtful: t
   };
  }
  function check_permissions_describe({scopes: e, level: t}) {
   return e.map(e => `\`${e}: ${t}\``).join(" or ");
  }
  var z = n(1916);
  const U = Object.entries(G.QL).flatMap(([e, t]) => "required" in t ? [ e ] : []), Z = "${{ secrets.DOCS_AGENT_API_KEY }}", N = [ `api-key: ${Z}` ], Q = "Revoke that key, store a new one as a secret, and write:";
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
  const V = [ "on:", "  issue_comment:", "    types: [created]" ], Y = [ "on:", "  push:", "    branches: [main]" ];
  function checkMode(e) {
   const t = e.events.join(", ");
   if ("comment" === e.mode && !e.events.some(r.Kx)) {
    const e = `mode \`comment\` needs a comment event, but the workflow starts on ${t}.`;
    return (0, s.MB)(e, "Start it on comments, in a file on the default branch:", V);
   }
   if (e.conditions.includes("false")) return (0, s.JF)("it is switched off by `if: false`.", "Remove the `if:` to switch it on.");
   if (0 === e.does.length) {
    const e = `the \`if:\` stops every event that starts the workflow (${t}).`;
    return (0, s.MB)(e, "Change the `if:`, or add the event that it requires to `on:`.");
   }
   if ("comment" === e.mode && !e.does.some(({event: e}) => (0, r.Kx)(e))) {
    const e = "the `if:` stops every comment, but the step has mode `comment`.";
    return (0, s.MB)(e, "Change the `if:`, or leave out `mode`.");
   }
   if ("auto" === e.mode && e.does.every(({mode: e}) => null === e)) {
    const e = `there is nothing to do on ${t}: the step has no \`prompt\`, \`prompt-file\` or \`job-id\`.`;
    return (0, s.MB)(e, "Set one of them for a job, set `mode`, or start the workflow on comments:", V);
   }
   return null;
  }
  function checkConversations(e, {answersConversations: t}) {
   return t || !e.does.some(({mode: e}) => "comment" === e) ? null : (0, s.JF)("it only starts on comments on lines of a diff: a command in the conversation of an issue or pull request does nothing.", "Start it on those comments, too:", V);
  }
  function checkTypes(e) {
   return e.does.filter(({event: e, mode: t}) => "comment" === t && (0, r.Kx)(e)).flatMap(({event: t}) => {
    const n = e.root.events.get(t)?.types, o = [ "on:", `  ${t}:`, "    types: [created]" ];
    if (null == n) {
     const e = `\`${t}\` also starts a run for each comment that is edited or deleted, which does nothing.`;
     return [ (0, s.JF)(e, "To avoid those runs:", o) ];
    }
    return textsIn(n).includes("created") ? [] : [ (0, s.MB)(`\`${t}\` leaves out \`created\`: no new comment starts a run.`, "Start it on new comments:", o) ];
   });
  }
  function checkMerged(e) {
   const t = e.does.filter(({mode: e}) => "job" === e);
   if ("merged" !== inputOf(e, "thread") || 0 === t.length) return null;
   if (t.some(({event: e}) => "push" === e)) return null;
   const n = `\`thread: merged\` needs \`push\`, but the workflow starts on ${e.events.join(", ")}.`;
   return (0, s.MB)(n, "Start it on a push, or set `thread: auto`:", Y);
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
  function withoutZone({timezone: e}) {
   return (0, s.MB)(`there is no time zone "${(0, s.DZ)(e)}".`, "Write a name of the IANA list, such as `Europe/Berlin`, or leave it out for UTC.");
  }
  function onFullHour({cron: e, timezone: t}) {
   const n = e.trim().split(/\s+/).slice(1, 5).join(" "), o = `the schedule "${(0, 
   s.DZ)(e)}" includes the full hour, when GitHub is busiest and delays or drops runs.`, r = "" !== t && isZone(t) ? [ `      timezone: ${t}` ] : [], i = `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(n) ? n : "6 * * 1"}'`;
   return (0, s.JF)(o, "Choose another minute:", [ "on:", "  schedule:", i, ...r ]);
  }
  const X = [ "Workflow trigger", "Workflow permissions", "Workflow concurrency", "Workflow condition", "Workflow secrets", "Workflow inputs" ], ee = "Workflow files", te = 60, ne = 5, oe = [ [ "Workflow trigger", function(e, t) {
   if (null === e.mode) return [ (n = inputOf(e, "mode"), isExpression(n) ? (0, s.L5)("`mode` is an expression, so trigger and permissions could not be checked.", "Write the mode into the file, or leave it out for `auto`.") : (0, 
   s.MB)(`there is no mode "${(0, s.DZ)(n)}".`, `Set \`mode\` to one of ${r.FN.join(", ")}, or leave it out for \`auto\`.`)) ];
   var n;
   if (0 === e.events.length) {
    const e = "only other workflows call this one, and none of this repository does.";
    return [ (0, s.L5)(e, "Run the doctor in the repository of the workflow that calls it, too.") ];
   }
   return [ checkMode(e), checkConversations(e, t), ...checkTypes(e), checkMerged(e) ].filter(e => null !== e);
  } ], [ "Workflow permissions", function(e, t) {
   const n = inputOf(e, "github-token");
   if ("" !== n && !K.test(n.replace(/\s+/g, "").replace(/\['(\w+)'\]/g, ".$1"))) return null;
   const o = function(e) {
    return [ e, ...e.callers ].map(({workflow: e, job: t}) => t.permissions ?? e.permissions).toReversed().filter((e, t) => 0 === t || null !== e);
   }(e);
   return function(e, t, n) {
    const o = function(e) {
     const t = "true" !== wordOf(e, "dry-run"), n = e.does.flatMap(({event: t, mode: n}) => null === n ? [] : J[n]?.(e, t) ?? []).filter(({level: e}) => t || "read" === e).filter((e, t, n) => !function(e, {scopes: [t], level: n, doubtful: o}) {
      return e.filter(e => !e.doubtful && 1 === e.scopes.length && e.scopes[0] === t).some(e => e.level === n ? o : "write" === e.level);
     }(n, e));
     return [ ...new Map(n.map(e => [ check_permissions_describe(e), e ])).values() ];
    }(e).filter(({level: e}) => "write" === e || !1 === n.public);
    if (0 === o.length) return null;
    const [r, i] = [ adviceFor(e), check_permissions_pasteOf(t.at(-1), o) ];
    if (t.every(e => null === e)) {
     const e = "there is no `permissions:` block, so the settings of the repository or organization decide.";
     return (0, s.L5)(e, r, i);
    }
    const a = o.filter(e => t.some(t => lacks(t, e))), c = a.filter(({doubtful: e}) => !e);
    if (c.length > 0) return (0, s.MB)(`the token of the job lacks ${c.map(check_permissions_describe).join(" and ")}.`, r, i);
    if (a.length > 0) {
     const e = `the token of the job lacks ${a.map(check_permissions_describe).join(" and ")}, which may be needed.`;
     return (0, s.L5)(e, r, i);
    }
    return t.every(e => null !== e) ? null : (0, s.L5)("its `permissions:` can't be read, or the workflow that calls it has none.", r, i);
   }(e, o, t) ?? function(e, t) {
    const n = wordOf(e, "handover");
    if (!runsJobs(e) || isExpression(n) || "false" === n || "true" === wordOf(e, "dry-run")) return null;
    const o = {
     scopes: [ "pull-requests" ],
     level: "write",
     doubtful: !1
    };
    if (!t.some(e => lacks(e, o))) return null;
    const r = `the action comments on pull requests that its jobs make in this repository, but the token of the job lacks ${check_permissions_describe(o)}.`, i = `Add ${check_permissions_describe(o)} to \`permissions:\`, or turn the comment off:`;
    return (0, s.JF)(r, i, [ "handover: false" ]);
   }(e, o);
  } ], [ "Workflow concurrency", function(e) {
   const t = [ ...e.callers, e ].flatMap(({workflow: e, job: t}) => [ e.concurrency, t.concurrency ]).filter(e => null !== e), n = e.does.some(({mode: e}) => "comment" === e);
   if (n && 0 === t.length) {
    const e = "there is no concurrency group. Two runs for one comment then both start a machine.";
    return [ (0, s.JF)(e, "Give each comment a group of its own:", D) ];
   }
   const o = runsJobs(e) && "false" !== wordOf(e, "wait");
   return t.filter(({group: e}) => !expressionsIn(e).some(e => B.test(e))).map(e => n ? function(e, t) {
    if (e.keepsWaiting && !1 === e.cancels) return null;
    if (!0 === e.cancels && t) return (0, s.MB)("`cancel-in-progress` lets a newer run cancel the one that follows a job.", R, D);
    const n = function({group: e, more: t}) {
     const n = expressionsIn(e);
     if (n.some(e => F.test(e))) return "own";
     const o = n.join("\n"), s = o.match(/\b(?:github|env|vars|inputs|matrix|needs|strategy|secrets|steps)\.[\w.-]+/gi) ?? [];
     return t || e.length > 2e3 || /github\s*\[|tojson/i.test(o) ? "open" : s.every(e => H.test(e)) ? "shared" : "open";
    }(e);
    if ("shared" === n) return (0, s.MB)("different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.", "Give each comment a group of its own (or add `queue: max`, which keeps up to 100 waiting):", D);
    if ("own" === n && null !== e.cancels) return ofOthers(e, !1);
    return (0, s.L5)("an expression decides whether comments share the concurrency group, or whether a run is cancelled.", "These lines are safe:", D);
   }(e, o) : ofOthers(e, o)).filter(e => null !== e);
  } ], [ "Workflow condition", function(e) {
   const t = e.does.flatMap(({event: e, mode: t}) => "comment" === t && (0, r.Kx)(e) ? [ e ] : []);
   if (0 === t.length) return [];
   const {conditions: n} = e, o = inputOf(e, "command") || G.QL.command.default, i = isExpression(o) ? null : o, a = function(e) {
    return [ "if: >-", `  contains(github.event.comment.body, '${/^\/[\w-]{1,60}$/.test(e) ? e : G.QL.command.default}') &&`, "  github.event.comment.user.type != 'Bot'" ];
   }(i ?? G.QL.command.default), c = "" !== inputOf(e, "allowed-bots");
   if (n.some(e => t.every(t => "stops" === judge(e, {
    event: t,
    command: i,
    bots: c
   })))) {
    const e = `the \`if:\` blocks commands: \`${i} …\` in a person's new comment does not pass.`;
    return [ (0, s.MB)(e, "The action itself decides what is a command; this only saves runs:", a) ];
   }
   const u = n.flatMap(e => termsOf(e)), l = (0, s.JF)("`author_association` is wrong for private members of an organization.", "Leave out that part: the input `permission` decides who may, `write` by default.");
   return [ ...u.slice(0, 20).map(e => function(e, t, n) {
    const o = soughtInComment(e);
    if (null === o || null === t) return null;
    if (o.text.toLowerCase().startsWith(`${t.toLowerCase()} `)) {
     const e = `the \`if:\` requires more than \`${t}\`, so other requests are ignored.`;
     return (0, s.JF)(e, "To let every command through:", n);
    }
    if ("startsWith" !== o.how) return null;
    return (0, s.JF)("`startsWith` misses a command below a quote, as in replies.", "Use `contains`; the action itself reads the comment closely:", n);
   }(e, i, a)), u.some(e => /author_association/i.test(e)) ? l : null ].filter(e => null !== e);
  } ], [ "Workflow inputs", function(e) {
   const t = U.filter(t => "api-key" !== t && "" === inputOf(e, t)), n = [ ...e.step.with.keys() ].filter(e => !Object.hasOwn(G.QL, e)).slice(0, 5);
   return [ ...t.map(e => (0, s.MB)(`\`${e}\` is not set.`, "Add it to the `with:` of the step:", [ `${e}: …` ])), ...n.map(e => {
    const t = function(e) {
     const t = (0, z.kp)(e.slice(0, 40), Object.keys(G.QL));
     return (0, z.Io)(e, t) <= Math.max(1, Math.floor(t.length / 3)) ? t : null;
    }(e), n = null === t ? "The inputs are listed in docs/inputs.md of the action." : `Did you mean \`${t}\`?`;
    return (0, s.JF)(`there is no input "${(0, s.DZ)(e)}", so what it says has no effect.`, n);
   }) ];
  } ], [ "Workflow secrets", function(e, t) {
   const n = inputOf(e, "api-key");
   if ("" === n) return (0, s.MB)("`api-key` is not set.", "Add the secret:", N);
   if (holdsKey(n)) {
    const e = "the API key is in the file itself, where anyone who can read the repository can see it.";
    return (0, s.MB)(e, Q, N);
   }
   const {context: o, name: r} = referenceIn(n);
   if ("vars" === o) {
    const e = "the API key comes from a variable: the runner prints it in the log before we can mask it.";
    return (0, s.MB)(e, Q, N);
   }
   return "inputs" === o ? function(e, t) {
    if (![ "workflow_call", "workflow_dispatch" ].flatMap(t => Object.keys(mappingIn(e.workflow.events.get(t)?.inputs) ?? {}).map(e => e.toLowerCase())).includes(t)) {
     const e = `\`api-key\` comes from the input "${t}", which the workflow does not declare, so it is empty.`;
     return (0, s.MB)(e, "Add the secret:", N);
    }
    const [n] = e.callers;
    if (void 0 !== n && "" === (n.job.with.get(t) ?? "").trim()) {
     const e = `it does not pass "${t}", which the called workflow uses as \`api-key\`.`;
     return {
      ...(0, s.MB)(e, "Pass a secret of the called workflow instead of an input."),
      at: placeOf(n)
     };
    }
    return (0, s.JF)("the API key comes from an input, which GitHub shows in the log.", "Pass it as a secret:", N);
   }(e, r) : "secrets" === o && e.events.length > 0 ? function(e, t, n) {
    let [o, r] = [ e, t ];
    for (const t of e.callers) {
     const {secrets: e} = t.job;
     if ("inherit" !== e) {
      const n = (e.get(r) ?? "").trim(), i = [ "secrets:", `  ${r}: ${Z}` ], a = placeOf(t);
      if ("" === n) {
       const e = `it does not pass the secret "${r}" to ${(0, s.DZ)(o.workflow.path)}, so \`api-key\` is empty there.`;
       return {
        ...(0, s.MB)(e, "Pass it in the job that calls the workflow:", i),
        at: a
       };
      }
      if (holdsKey(n)) return {
       ...(0, s.MB)("the secret that it passes is in the file itself.", Q, i),
       at: a
      };
      const c = referenceIn(n);
      if ("secrets" !== c.context) return null;
      r = c.name;
     }
     o = t;
    }
    const i = function(e, t, n) {
     const o = t.toUpperCase();
     if ("github_token" === t) {
      const e = "`api-key` is GitHub's own token, not a key of the service.";
      return (0, s.MB)(e, "Store a key of the service as a secret:", N);
     }
     return n.ownSecret !== t || e.job.environment ? (0, s.L5)(`can't check whether the secret ${o} exists, because GitHub never shows secrets.`, "Compare the name with Settings, Secrets and variables, Actions.") : n.keyAccepted ? (0, 
     s.uw)(`the secret ${o} exists: this run's key came from it, and the service accepted it.`) : n.hasKey || "doctor" === e.mode ? null : (0, 
     s.MB)(`the secret ${o} is missing or can't be used: this run got no usable key from it.`, "Store the key as a secret under that name (Settings, Secrets and variables, Actions).");
    }(o, r, n);
    return null === i ? null : {
     ...i,
     at: placeOf(o)
    };
   }(e, r, t) : null;
  } ], [ "Workflow time", function(e) {
   const {timeoutMinutes: t} = e.job, n = inputOf(e, "wait"), o = "false" !== n && !isExpression(n) && runsJobs(e), r = Number(inputOf(e, "wait-minutes") || G.QL["wait-minutes"].default);
   if (!(o && null !== t && t < r + 5)) return null;
   const i = `GitHub stops the job after ${t} minutes, but the step waits up to ${r}.`, a = [ `timeout-minutes: ${r + 10}` ];
   return (0, s.JF)(i, "Give the job more time, or lower `wait-minutes`:", a);
  } ], [ "Workflow inputs", function(e) {
   const t = inputOf(e, "prompt-file");
   return "" === t || isExpression(t) || e.job.steps[0] !== e.step ? null : (0, s.L5)("`prompt-file` is set, but no step before this one checks out the repository.", "Add a step before it: `- uses: actions/checkout@<full commit id>`.");
  } ], [ "Workflow schedule", function(e, t) {
   if (!e.does.some(({event: e}) => "schedule" === e)) return [];
   const n = (o = e.root.events.get("schedule")?.list, (Array.isArray(o) ? o : []).flatMap(e => {
    const {cron: t, timezone: n} = mappingIn(e) ?? {};
    return "string" == typeof t ? [ {
     cron: t,
     timezone: "string" == typeof n ? n.trim() : ""
    } ] : [];
   }));
   var o;
   const r = n.find(({cron: e}) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(e)), i = (0, 
   s.JF)("in a public repository GitHub stops schedules after 60 days without a commit.", 'Enable the workflow again in the tab "Actions" when that happens, or keep it in a private repository.');
   return [ ...n.filter(({timezone: e}) => "" !== e && !isZone(e)).map(withoutZone), ...void 0 === r ? [] : [ onFullHour(r) ], ...!0 === t.public ? [ i ] : [] ].map(t => ({
    ...t,
    at: (0, s.DZ)(e.root.path)
   }));
  } ], [ "Workflow inputs", function(e, {hasIssues: t}) {
   const n = e.does.some(({mode: e}) => "report" === e) && writesReportIssue(e);
   return !1 === t && n ? (0, s.MB)("`report-to` names an issue, but issues are disabled in this repository.", "Enable issues in the settings of the repository, or write:", [ "report-to: summary" ]) : null;
  } ], [ "Workflow version", function(e) {
   const [t = "", n = ""] = e.step.uses.split("@");
   if ("" === n || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(n)) return null;
   const o = [ `uses: ${(0, s.DZ)(t)}@<full commit id> # ${(0, s.DZ)(n)}` ], r = `the action is used by "${(0, 
   s.DZ)(n)}", which can be moved to other code.`;
   return (0, s.JF)(r, "Name the full commit id; Dependabot can keep it up to date:", o);
  } ], [ "Workflow trigger", function(e) {
   const t = e.does.some(({event: e, mode: t}) => "pull_request_review_comment" === e && "comment" === t), n = (0, 
   s.JF)("for a comment on a line of a diff, GitHub takes the pull request's own version of the file, and a fork's pull request gets no secrets.", "On a pull request from a fork, write commands in the conversation."), o = (0, 
   s.JF)("public repositories block `pull_request_target` by default.", "Use `push` to the default branch, with `thread: merged`:", Y);
   return [ ...t ? [ n ] : [], ...e.does.some(({event: e}) => "pull_request_target" === e) ? [ o ] : [] ];
  } ] ];
  function checkWorkflows(e, t) {
   if ("read" !== e.kind) return [ ...(0, s.KT)({
    [ee]: notRead(e)
   }), ...notChecked("The workflow files could not be read.", []) ];
   const {workflows: n, invalid: o, unread: i} = e.value, a = function(e, t) {
    const n = function(e, t) {
     const n = "" === t.actionRepository, o = t.repository.toLowerCase(), s = t.actionRepository.toLowerCase() || o, r = (n ? e.flatMap(({jobs: e}) => e.flatMap(e => e.steps)) : []).filter(({uses: e, with: t}) => e.startsWith("./") && "doctor" === t.get("mode")), i = new Set([ ...s === o ? [ "." ] : [], ...r.map(({uses: e}) => plainPath(e)) ]);
     return e => e.startsWith("./") ? i.has(plainPath(e)) : e.toLowerCase().startsWith(`${s}@`);
    }(e, t);
    return e.flatMap(t => t.jobs.flatMap(o => o.steps.filter(({uses: e}) => n(e)).flatMap(n => function(e, t) {
     const n = [];
     let o = [ [] ];
     for (let s = 0; s <= u && o.length > 0; s += 1) {
      for (const t of o) {
       const o = t.at(-1)?.workflow ?? e, s = [ ...o.events.keys() ].filter(e => "workflow_call" !== e);
       (s.length > 0 || !o.events.has("workflow_call")) && n.push({
        callers: t,
        root: o,
        events: s
       });
      }
      o = o.flatMap(n => longer(n, e, t)).slice(0, l);
     }
     return 0 === n.length ? [ {
      callers: [],
      root: e,
      events: []
     } ] : n.slice(0, l);
    }(t, e).map(e => function(e) {
     const t = wordOf(e, "mode") || "auto", n = r.FN.find(e => e === t) ?? null, o = [ "prompt", "prompt-file", "job-id" ].some(t => "" !== inputOf(e, t)), s = [ ...e.callers.map(({job: e}) => e.condition), e.job.condition, e.step.condition ], i = s.filter(e => "" !== e), a = e.events.filter(e => i.every(t => "stops" !== judge(t, {
      event: e,
      command: null,
      onlyEvent: !0
     }))).map(e => ({
      event: e,
      mode: "auto" === n ? (0, r.U3)(e, o) : n
     }));
     return {
      ...e,
      mode: n,
      does: a,
      conditions: i
     };
    }({
     workflow: t,
     job: o,
     step: n,
     ...e
    })))));
   }(n, t), c = function(e) {
    const t = new Set(e.map(({path: e}) => e));
    return e.flatMap(e => e.jobs.filter(({calls: e}) => "" !== e && !e.startsWith("./") && !t.has(e)).map(t => ({
     workflow: e,
     job: t
    })));
   }(n), d = [ ...i.map(({path: e, because: t}) => ofFile(e, (0, s.L5)(`${t} It could not be checked.`, "Read it yourself, or make it smaller."))), ...c.filter(({job: e}) => mayCallUs(e)).map(elsewhere) ], f = function(e) {
    const t = [ ...Map.groupBy(e, ({at: e, ...t}) => JSON.stringify(t)).values() ].flatMap(e => e.slice(0, 1).map(({at: t, ...n}) => {
     const o = `${placesOf(e.map(({at: e}) => e))}: ${n.found}`;
     return {
      ...n,
      found: o
     };
    })), among = e => t.filter(t => t.state === e);
    return [ ...among("bad"), ...among("unknown"), ...among("advice"), ...among("good") ];
   }([ ...o.map(({path: e, because: t}) => ofFile(e, (0, s.MB)(t, se))), ...d, ...findingsOf(a, t) ]), h = [ ...d.map(({at: e}) => e), ...0 === a.length ? c.map(placeOf) : [] ], p = f.length - te, m = `A file that may use this action could not be read: ${placesOf(h)}.`;
   return [ ...(0, s.KT)({
    [ee]: overview(n, a)
   }), ...f.slice(0, te), ...(0, s.KT)(p > 0 ? {
    [ee]: (0, s.L5)(`${p} more findings are not shown.`, "Fix these first.")
   } : {}), ...0 === h.length ? [] : notChecked(m, f) ];
  }
  const se = 'GitHub starts nothing from such a file; the tab "Actions" shows the same error. Fix the file on the default branch.';
  function ofFile(e, t) {
   return {
    name: ee,
    at: (0, s.DZ)(e),
    ...t
   };
  }
  function notChecked(e, t) {
   const n = new Set(t.filter(({state: e}) => "unknown" === e).map(({name: e}) => e)), o = X.filter(e => !n.has(e));
   return (0, s.KT)(Object.fromEntries(o.map(t => [ t, (0, s.L5)(e) ])));
  }
  function checkPolicies(e) {
   const t = "read" === e.kind && e.value.locked, n = `GitHub does not show whether a policy blocks this action or the events that start it${t ? ", and the form of `.github/workflows/actions.lock`, which pins actions, is not public" : ""}.`, o = "Look at Settings, Actions, General of the repository, and at Settings, Policies, Actions of the organization and enterprise: the allowed actions, and the events allowed for workflow files." + (t ? " In the lock file, this action must have the commit that the workflows name." : "");
   return {
    name: "Actions policies",
    ...(0, s.L5)(n, o)
   };
  }
  function findingsOf(e, t) {
   const n = e.flatMap(({does: e}) => e).some(({event: e, mode: t}) => "comment" === t && "issue_comment" === e), o = {
    ...t,
    ownSecret: ownSecretOf(e, t),
    answersConversations: n
   };
   return e.flatMap(e => oe.flatMap(([t, n]) => [ n(e, o) ?? [] ].flat().map(n => ({
    name: t,
    at: placeOf(e),
    ...n
   }))));
  }
  function placesOf(e) {
   const t = [ ...new Set(e) ], n = t.length - ne;
   return t.slice(0, ne).join("; ") + (n > 0 ? `; and ${n} more` : "");
  }
  function overview(e, t) {
   const n = [ ...new Set(t.map(({workflow: e}) => e.path)) ];
   if (0 === n.length) {
    const t = `None of the ${e.length} readable workflow files on the default branch uses this action.`;
    return (0, s.L5)(t, "Commands and schedules only start from files on the default branch: merge yours.");
   }
   const o = n.slice(0, 10).map(s.DZ).join(", "), r = n.length > 10 ? ` and ${n.length - 10} more` : "";
   return (0, s.uw)(`These files use this action, on the default branch or called from it: ${o}${r}. Their triggers, permissions, concurrency groups, conditions, inputs and time limits were compared with what each mode needs.`);
  }
  function elsewhere(e) {
   const t = `it calls ${(0, s.DZ)(e.job.calls)}, which could not be checked, because this token can't read it or it doesn't use this action.`;
   return {
    name: ee,
    at: placeOf(e),
    ...(0, s.L5)(t, "Check that it passes every secret that the called workflow declares, and that its `permissions:` are at least those of the called workflow.")
   };
  }
  function ownSecretOf(e, t) {
   const n = e.filter(({workflow: e, job: n, mode: o}) => e.path === t.workflowPath && n.id === t.job && "doctor" === o), [o, ...s] = new Set(n.map(e => /^\$\{\{\s*secrets\.([\w-]+)\s*\}\}$/i.exec(inputOf(e, "api-key"))?.[1]?.toLowerCase() ?? null));
   return s.length > 0 || n.some(({job: e}) => e.environment) ? null : o ?? null;
  }
  var re = n(5898), ie = n(9697), ae = n(5458);
  async function runDoctor(e, t) {
   const {settings: n, run: o, runner: r} = t, i = e.event.sender ?? {
    id: null,
    login: o.actor,
    bot: o.actor.endsWith("[bot]"),
    viaApp: null
   }, a = function({event: e}, {login: t, id: n}, {settings: o}) {
    const {reportTo: s, reportLabel: r, reportPublic: i, permission: a, thread: c, context: u, maxJobsPerDay: l} = o, d = s.includes("issue"), f = null !== l, h = "auto" === c ? null !== e.thread : "none" !== c, p = null !== e.pushedSha || "pull-request" === e.thread?.kind;
    return {
     comments: d || f || null !== e.comment || h,
     pullRequests: f || "merged" === c || "none" !== u && p,
     reportToIssue: d,
     reportLabel: r,
     reportPublic: i,
     login: t,
     id: n,
     permission: a,
     byHand: "workflow_dispatch" === e.name
    };
   }(e, i, t), c = a.reportToIssue ? a.reportLabel : null, [u, l, d, f] = await Promise.all([ readService(n, t), readGitHub({
    refusal: async () => {
     const e = await (0, re.G)(i, n, t.repository);
     return e.permitted ? null : e.sentence;
    },
    label: c
   }, t), readPromptFile(n.promptFile, r), readEvidenceAccess(n, t) ]);
   if (r.cancelled.aborted) return {
    kind: "error",
    problems: [ ce ],
    facts: ae.K,
    summary: null
   };
   const {facts: h} = l, {public: p, hasIssues: m} = "read" === h.kind ? h.value : {
    public: null,
    hasIssues: null
   }, w = {
    hasKey: "" !== n.apiKey,
    keyAccepted: "answered" === u.kind
   }, b = [ ...(k = e.problems, (0, s.KT)({
    Inputs: 0 === k.length ? (0, s.uw)("All of them are usable.") : k.map(s.Hk)
   })), ...checkPromptFile(d), ...checkEvent(e.event, planOf(e, t)), ...checkService(u, n), ...checkEvidence(f, {
    facts: h,
    repository: o.repository
   }), ...checkGitHub(l, a), ...checkWorkflows(l.workflows, {
    ...o,
    ...w,
    public: p,
    hasIssues: m
   }), checkPolicies(l.workflows) ];
   var k;
   const {lines: g, ...y} = function(e) {
    const among = (...t) => e.filter(({state: e}) => t.includes(e)), [t, n, o, s] = [ among("bad"), among("unknown"), among("advice"), among("not-needed") ], r = function(e, t) {
     const n = new Set(t.map(({name: e}) => e)).size;
     if (e + n === 0) return "The set-up is healthy";
     const o = 0 === e ? "No problem found" : `${counted(e, "thing")} to fix`;
     return 0 === n ? o : `${o}; ${counted(n, "thing")} could not be checked`;
    }(t.length, n), i = `${r}. ${[ `${counted(among("good").length, "check")} passed`, ...0 === o.length ? [] : [ counted(o.length, "suggestion") ], ...0 === s.length ? [] : [ `${s.length} not needed` ] ].join(", ")}. Nothing was started or written.`, a = among("good", "not-needed"), c = [ `### docs-agent: ${r}`, i, table(e), 0 === t.length ? "" : `#### What to fix\n\n${explain(t)}`, 0 === n.length ? "" : `#### What could not be checked\n\n${explain(n)}`, 0 === o.length ? "" : `#### Advice\n\n${explain(o)}`, 0 === a.length ? "" : (0, 
    T.zH)("Results of the other checks", explain(a)), renderModePermissions() ];
    return {
     lines: e.flatMap(e => [ `${e.state}: ${doctor_report_textOf(e)}`, ...pasteOf(e) ]),
     failures: t.map(e => doctor_report_textOf(e) + (void 0 === e.paste ? "" : " The summary has the lines.")),
     sentence: i,
     summary: (0, T.qN)(c)
    };
   }(b);
   for (const e of g) r.info(e);
   return {
    kind: "checked",
    ...y
   };
  }
  const ce = {
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
    const t = (0, ie.$)({
     ...n,
     mode: "auto"
    }, e, []);
    if ("skip" === t.kind) return t;
    if ("job" !== t.kind) return {
     kind: "comment"
    };
    const {gate: o, thread: s, source: r} = t;
    return "closed" === o.kind ? {
     kind: "closed",
     problem: {
      message: o.why,
      hint: o.hint
     }
    } : {
     kind: "job",
     thread: s,
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