"use strict";

exports.id = 570, exports.ids = [ 570 ], exports.modules = {
 8924: ((e, t, n) => {
  n.d(t, {
   S4: () => judge,
   fd: () => termsOf,
   fn: () => soughtInComment
  });
  var o = n(4224);
  const s = 4e3, r = 20;
  function judge(e, t, n = 0) {
   if (e.length > s || n > r) return "open";
   const o = split(e, "||").map(e => {
    return (o = split(e, "&&").map(e => judgeTerm(e, t, n))).includes("stops") ? "stops" : o.includes("open") ? "open" : "passes";
    var o;
   });
   return o.includes("passes") ? "passes" : o.every(e => "stops" === e) ? "stops" : "open";
  }
  function termsOf(e, t = 0) {
   return e.length > s || t > r ? [] : split(e, "||").flatMap(e => split(e, "&&")).flatMap(e => {
    const n = e.replace(/^[!\s]+/, ""), o = insideBrackets(n);
    return null === o ? [ n ] : termsOf(o, t + 1);
   });
  }
  function soughtInComment(e) {
   const [, t, n] = /^(contains|startsWith)\(\s*github\.event\.comment\.body\s*,\s*'([^']*)'\s*\)$/i.exec(e) ?? [];
   if (void 0 !== t && void 0 !== n) return {
    how: "contains" === t.toLowerCase() ? "contains" : "startsWith",
    text: n
   };
   const o = comparison(e);
   return "github.event.comment.body" === o?.path && o.equal ? {
    how: "equals",
    text: o.text
   } : null;
  }
  function judgeTerm(e, t, n) {
   if (n > r) return "open";
   if (e.startsWith("!")) return "open" === (s = judgeTerm(e.slice(1).trim(), t, n + 1)) ? "open" : "passes" === s ? "stops" : "passes";
   var s;
   const a = insideBrackets(e);
   if (null !== a) return judge(a, t, n + 1);
   if (/^(?:true)?$/.test(e)) return "passes";
   if ("false" === e) return "stops";
   const c = soughtInComment(e);
   if (null !== c) return function({how: e, text: t}, {event: n, command: s}) {
    if (!(0, o.Kx)(n)) return "" === t ? "open" : "stops";
    if (null === s) return "open";
    const [r, i] = [ t.toLowerCase(), s.toLowerCase() ];
    return r.startsWith(`${i} `) || r.startsWith(`${i}\n`) ? "open" : "equals" === e ? "stops" : ("contains" === e ? `${i} `.includes(r) : `${i} `.startsWith(r)) ? "passes" : "stops";
   }(c, t);
   const u = comparison(e);
   return null === u ? "open" : function({path: e, equal: t, text: n}, {event: s, onlyEvent: r = !1, bots: a = !1}) {
    const c = r || a && e.endsWith(".type"), u = (0, o.Kx)(s) && !c ? i.get(e) : void 0, l = "github.event_name" === e ? s : u;
    return void 0 === l ? "open" : l.toLowerCase() === n.toLowerCase() === t ? "passes" : "stops";
   }(u, t);
  }
  function comparison(e) {
   const [, t, n, o] = /^('[^']*'|[\w.-]+)\s*(==|!=)\s*('[^']*'|[\w.-]+)$/.exec(e) ?? [];
   if (void 0 === t || void 0 === o) return null;
   const [s, r] = t.startsWith("'") ? [ o, t ] : [ t, o ];
   return /^'[^']*'$/.test(r) ? {
    path: s.toLowerCase(),
    equal: "==" === n,
    text: r.slice(1, -1)
   } : null;
  }
  const i = new Map([ [ "github.event.action", "created" ], [ "github.event.comment.user.type", "User" ], [ "github.event.sender.type", "User" ] ]);
  function split(e, t) {
   const n = [];
   let [o, s, r] = [ 0, 0, !1 ];
   for (let i = 0; i < e.length; i += 1) {
    const a = e[i];
    if ("'" === a) r = !r; else {
     if (r) continue;
     "(" === a || "[" === a ? s += 1 : ")" === a || "]" === a ? s -= 1 : 0 === s && e.startsWith(t, i) && (n.push(e.slice(o, i).trim()), 
     i += 1, o = i + 1);
    }
   }
   return [ ...n, e.slice(o).trim() ];
  }
  function insideBrackets(e) {
   if (!e.startsWith("(") || !e.endsWith(")")) return null;
   let [t, n] = [ 0, !1 ];
   for (let o = 0; o < e.length; o += 1) {
    const s = e[o];
    if ("'" === s && (n = !n), !n && ("(" === s && (t += 1), ")" === s && (t -= 1), 
    0 === t && o < e.length - 1)) return null;
   }
   return e.slice(1, -1).trim();
  }
 }),
 8644: ((e, t, n) => {
  n.d(t, {
   $t: () => placeOf,
   DZ: () => tidy,
   JF: () => better,
   Qm: () => wrong,
   fr: () => conditionMentions,
   ho: () => open,
   qF: () => confirmed,
   u0: () => s
  });
  var o = n(6881);
  const s = [ "Workflow trigger", "Workflow permissions", "Workflow concurrency", "Workflow condition", "Workflow secrets", "Workflow inputs" ], r = 100;
  function placeOf({workflow: e, job: t}) {
   return `${tidy(e.path)}, job "${tidy(t.id)}"`;
  }
  function tidy(e) {
   const t = e.replace(/\p{C}/gu, " ").trim();
   return t.length > r ? `${t.slice(0, r)}…` : t;
  }
  function conditionMentions(e, t) {
   return (0, o.yb)(e).some(e => t.test(e));
  }
  function confirmed(e, {at: t, found: n}) {
   return {
    name: e,
    at: t,
    state: "good",
    found: n,
    advice: null
   };
  }
  function wrong(e, {at: t, found: n, advice: o, paste: s}) {
   return {
    name: e,
    at: t,
    state: "bad",
    found: n,
    advice: o,
    ...pasted(s)
   };
  }
  function open(e, {at: t, found: n, advice: o, paste: s}) {
   return {
    name: e,
    at: t,
    state: "unknown",
    found: n,
    advice: o,
    ...pasted(s)
   };
  }
  function better(e, {at: t, found: n, advice: o, paste: s}) {
   return {
    name: e,
    at: t,
    state: "advice",
    found: n,
    advice: o,
    ...pasted(s)
   };
  }
  function pasted(e) {
   return void 0 === e ? {} : {
    paste: e
   };
  }
 }),
 6881: ((e, t, n) => {
  n.d(t, {
   BH: () => isExpression,
   Et: () => ourSteps,
   I5: () => rootOf,
   Nl: () => commandOf,
   wg: () => inputOf,
   yb: () => conditionsOf
  });
  var o = n(5074), s = n(4224), r = n(8924);
  const i = 10, a = 50;
  function ourSteps(e, t) {
   const n = function(e, {actionRepository: t, repository: n}) {
    const o = "" === t, s = (o ? n : t).toLowerCase(), r = new Set(o || s === n.toLowerCase() ? [ "." ] : []);
    if (o) for (const {uses: t, with: n} of e.flatMap(({jobs: e}) => e.flatMap(({steps: e}) => e))) t.startsWith("./") && "doctor" === n.get("mode") && r.add(plainPath(t));
    return e => e.startsWith("./") ? r.has(plainPath(e)) : e.toLowerCase().startsWith(`${s}@`);
   }(e, t);
   return e.flatMap(t => t.jobs.flatMap(o => o.steps.filter(({uses: e}) => n(e)).flatMap(n => function(e, t) {
    const n = [];
    let o = [ [] ];
    for (let s = 0; s <= i && o.length > 0; s += 1) {
     for (const t of o) {
      const o = t.at(-1)?.workflow ?? e, s = startingEvents(o);
      (s.length > 0 || !o.events.has("workflow_call")) && n.push({
       callers: t,
       events: s
      });
     }
     o = o.flatMap(n => longer(n, e, t)).slice(0, a);
    }
    return 0 === n.length ? [ {
     callers: [],
     events: []
    } ] : n.slice(0, a);
   }(t, e).map(e => function(e) {
    const t = inputOf(e, "mode").toLowerCase() || "auto", n = s.FN.find(e => e === t) ?? null, o = [ "prompt", "prompt-file", "job-id" ].some(t => "" !== inputOf(e, t)), i = e.events.filter(t => conditionsOf(e).every(e => "stops" !== (0, 
    r.S4)(e, {
     event: t,
     command: null,
     onlyEvent: !0
    })));
    return {
     ...e,
     mode: n,
     does: i.map(e => ({
      event: e,
      mode: "auto" === n ? (0, s.U3)(e, o) : n
     }))
    };
   }({
    workflow: t,
    job: o,
    step: n,
    ...e
   })))));
  }
  function rootOf(e) {
   return e.callers.at(-1) ?? e;
  }
  function inputOf({step: e}, t) {
   return (e.with.get(t) ?? "").trim();
  }
  function isExpression(e) {
   return e.includes("${{");
  }
  function conditionsOf({callers: e, job: t, step: n}) {
   return [ ...e.map(e => e.job.condition), t.condition, n.condition ].filter(e => "" !== e);
  }
  function commandOf(e) {
   const t = inputOf(e, "command") || o.QL.command.default;
   return isExpression(t) ? null : t;
  }
  function plainPath(e) {
   return e.replace(/\/+$/, "");
  }
  function longer(e, t, n) {
   const o = e.at(-1)?.workflow ?? t;
   if (!o.events.has("workflow_call")) return [];
   const s = new Set([ t, ...e.map(({workflow: e}) => e) ]);
   return n.filter(e => !s.has(e)).flatMap(t => t.jobs.filter(({calls: e}) => e === `./${o.path}` || e === o.path).map(n => [ ...e, {
    workflow: t,
    job: n
   } ]));
  }
  function startingEvents({events: e}) {
   return [ ...e.keys() ].filter(e => "workflow_call" !== e);
  }
 }),
 2570: ((e, t, n) => {
  n.d(t, {
   runDoctor: () => runDoctor
  });
  var o = n(4845);
  function good(e, t, n = null) {
   return {
    name: e,
    state: "good",
    found: t,
    advice: n
   };
  }
  function bad(e, {message: t, hint: n}) {
   return {
    name: e,
    state: "bad",
    found: t,
    advice: n
   };
  }
  function unknown(e, t, n = null) {
   return {
    name: e,
    state: "unknown",
    found: t,
    advice: n
   };
  }
  function notNeeded(e, t, n = null) {
   return {
    name: e,
    state: "not-needed",
    found: t,
    advice: n
   };
  }
  const [s, r, i, a] = [ "Service", "API key", "Right to start jobs", "Project" ], c = 864e5, u = 2;
  async function readService({baseUrl: e, projectId: t}, {service: n, clock: s, runner: r}) {
   const i = [ ..."" === e ? [ "`base-url`" ] : [], ..."" === t ? [ "`project-id`" ] : [] ];
   if (i.length > 0) return {
    kind: "not-asked",
    because: `The service was not checked, because ${i.join(" and ")} cannot be used.`
   };
   const a = {
    ...yesterday(s),
    limit: 1,
    offset: 0
   };
   try {
    return await n.readVisitors(a, {
     allowance: {
      left: u
     },
     cancelled: r.cancelled
    }), {
     kind: "answered"
    };
   } catch (e) {
    if (!(e instanceof o._7)) throw e;
    return {
     kind: "failed",
     status: e.status,
     webPage: e.webPage,
     problem: e
    };
   }
  }
  function yesterday(e) {
   const t = Math.floor(e.now() / c) * c;
   return {
    from: new Date(t - c).toISOString(),
    to: new Date(t).toISOString()
   };
  }
  function checkService(e, t) {
   const [n, o, i] = function(e, t) {
    switch (e.kind) {
    case "not-asked":
     return check_service_all(unknown(s, e.because), e.because);

    case "answered":
     return [ good(s, `It answers at ${t.baseUrl} as its interface says.`), good(r, "The service accepts it for reading visitors.", "Keys often expire after 90 days: from then on every mode fails with HTTP 401."), good(a, `The service knows the project ${t.projectId}.`) ];

    case "failed":
     return function({status: e, webPage: t, problem: n}, o) {
      const {baseUrl: i} = o, c = good(s, `It answers at ${i}.`);
      switch (function(e, t) {
       return void 0 === e ? "no-answer" : t && 403 === e ? "trouble" : t && 429 !== e && (e < 300 || e >= 400 && e < 500) ? "web-page" : 401 === e || 403 === e ? "key" : 404 === e ? "project" : 429 === e ? "limit" : e >= 200 && e < 300 ? "other-page" : e >= 300 && e < 400 ? "redirect" : "trouble";
      }(e, t)) {
      case "key":
       return [ c, bad(r, n), unknown(a, "The service only says so to a key that it accepts.") ];

      case "project":
       return [ unknown(s, `Something answers at ${i}, but a wrong address also answers HTTP 404.`), unknown(r, "The service did not check it, or does not say."), bad(a, {
        message: n.message,
        hint: `${n.hint} ${addressOf(o)}`
       }) ];

      case "limit":
       return check_service_all(c, n.message, n.hint);

      case "web-page":
       return check_service_all(bad(s, {
        message: `The address answers with a web page, not with the service: HTTP ${e} with HTML from ${i}.`,
        hint: `\`base-url\` may be the address of its website or dashboard. ${addressOf(o)}`
       }), d);

      case "other-page":
       return check_service_all(bad(s, {
        message: n.message,
        hint: `\`base-url\` may be the address of its website or dashboard. ${addressOf(o)}`
       }), d);

      case "redirect":
       return check_service_all(bad(s, {
        message: n.message,
        hint: `Redirects are not followed, because the key would go with them: set \`base-url\` to the address that it leads to. ${addressOf(o)}`
       }), d);

      case "trouble":
       return check_service_all(bad(s, n), "The service gave no usable answer.");

      case "no-answer":
       return check_service_all(bad(s, n), d);
      }
     }(e, t);
    }
   }(e, t);
   return [ n, "" !== t.apiKey ? o : unknown(r, "It was not tried, because `api-key` is not usable."), l, i ];
  }
  const l = unknown(i, "The service does not say: only starting a job would prove it, and the doctor starts none.", "Reading needs less than creating: if mode `job` or `comment` ends with HTTP 403, create a key with the scope for agent jobs."), d = "It could not be checked, because `base-url` did not lead to the service.";
  function check_service_all(e, t, n = null) {
   return [ e, unknown(r, t, n), unknown(a, t, n) ];
  }
  function addressOf({baseUrl: e, projectId: t}) {
   return `The doctor requested ${e}/v1/analytics/${encodeURIComponent(t)}/visitors: \`base-url\` is the part before \`/v1\`.`;
  }
  const f = "Searches, questions and votes", h = [ 403, 404, 405 ];
  async function readEvidenceAccess({evidence: e, baseUrl: t, projectId: n, apiKey: s}, {service: r, clock: i, runner: a}) {
   if (0 === e.length) return null;
   if ("" === t || "" === n || "" === s) return [];
   const c = {
    ...yesterday(i),
    cursor: null,
    limit: 1
   }, u = {
    searches: r.readSearches,
    questions: r.readQuestions,
    feedback: r.readFeedback
   };
   return Promise.all(e.map(async e => {
    try {
     return await u[e](c, {
      allowance: {
       left: 1
      },
      cancelled: a.cancelled
     }), {
      kind: e,
      result: "read",
      status: 200
     };
    } catch (t) {
     if (!(t instanceof o._7)) throw t;
     const n = t.status ?? null;
     return {
      kind: e,
      result: null !== n && h.includes(n) ? "not-offered" : "failed",
      status: n
     };
    }
   }));
  }
  function checkEvidence(e, {facts: t, repository: n}) {
   if (null === e) return [];
   if ("read" === t.kind && t.value.public) return [ bad(f, {
    message: `\`evidence\` is set, but ${n} is public: mode \`report\` refuses, because these are readers' own words.`,
    hint: "Remove `evidence`, or run the report in a private repository. `report-public` does not change this."
   }) ];
   if (0 === e.length) return [ unknown(f, "They were not checked, because the service could not be asked.") ];
   const o = e.map(describe).join(" ");
   return e.some(({result: e}) => "failed" === e) ? [ unknown(f, o, "Run the doctor again later.") ] : e.every(({result: e}) => "read" === e) ? [ good(f, o) ] : [ {
    name: f,
    state: "advice",
    found: o,
    advice: "A report leaves out what it can't read. Check the key's scope and the plan, or remove it from `evidence`."
   } ];
  }
  function describe({kind: e, result: t, status: n}) {
   const o = null === n ? "" : ` (HTTP ${n})`;
   switch (t) {
   case "read":
    return `\`${e}\`: the key may read them.`;

   case "not-offered":
    return `\`${e}\`: the service doesn't offer them to this key${o}.`;

   case "failed":
    return `\`${e}\`: the service gave no usable answer${o}.`;
   }
  }
  function checkGitHub(e, t) {
   const {facts: n} = e;
   return [ checkIdentity(e.viewer), checkRepository(n), checkReading("Reading issues and comments", e.comments, {
    needed: t.comments,
    users: "Modes `comment` and `settle`, status comments, `report-to: issue` and `max-jobs-per-day`"
   }), checkReading("Reading pull requests", e.pullRequests, {
    needed: t.pullRequests,
    users: "Prompts with the context of a pull request, `thread: merged` and `max-jobs-per-day`"
   }), p, checkPerson(e.refusal, t), ...checkReporting(e, t) ];
  }
  const p = unknown("Writing comments, reactions and issues", "GitHub does not say what a token may write, and the doctor writes nothing.", "Compare the workflow's `permissions:` with the lines for its mode in the summary.");
  function checkIdentity(e) {
   const t = "GitHub token";
   if ("not-asked" === e.kind) return unknown(t, e.because);
   if ("failed" === e.kind) return "rate-limited" === e.failure ? unknown(t, e.problem.message, e.problem.hint) : bad(t, e.problem);
   const n = !e.value.endsWith("[bot]");
   return good(t, `It belongs to ${e.value}.`, n ? "This is a person: comments appear under their name, and their own reaction counts as our claim. `github.token` or the token of a GitHub App has an identity of its own." : null);
  }
  function checkRepository(e) {
   const t = "Repository";
   return "failed" === e.kind && "missing" === e.failure ? bad(t, e.problem) : "read" !== e.kind ? failed(t, e) : e.value.archived ? bad(t, {
    message: "The repository is archived: it accepts no comments, reactions or issues.",
    hint: "Unarchive it in the settings of the repository, or run the workflow in another one."
   }) : good(t, "The token can read it, and it is not archived.");
  }
  function checkReading(e, t, {needed: n, users: o}) {
   return "read" === t.kind ? good(e, "The token can.") : "failed" !== t.kind || "forbidden" !== (s = t.failure) && "not-accessible" !== s || n ? failed(e, t) : notNeeded(e, t.problem.message, `${o} need it. ${t.problem.hint}`);
   var s;
  }
  function checkPerson(e, {login: t, id: n, permission: o, byHand: s}) {
   const r = "Permission of the person who started this run";
   if ("read" !== e.kind) return failed(r, e);
   if (null === e.value) return good(r, `A command of ${t} is accepted; the input \`permission\` is "${o}".`);
   const i = `A command of ${t} is refused. To allow it, change the inputs \`permission\`, \`allowed-users\`${null === n ? "" : ` (with their id, ${n}, which no other account can get)`} or \`allowed-bots\`.`;
   return s ? bad(r, {
    message: e.value,
    hint: i
   }) : notNeeded(r, e.value, i);
  }
  function checkReporting({facts: e, label: t}, n) {
   const [o, s, r] = [ "Issues", "Visitor figures", "Report label" ], i = function(e, t, {reportToIssue: n, reportLabel: o}) {
    return n ? "read" !== t.kind ? failed(e, t) : t.value ? good(e, `The label "${o}" exists.`) : good(e, `The label "${o}" does not exist yet: the first report creates it.`) : notNeeded(e, "Reports only go to the summary, which has no label.");
   }(r, t, n);
   if ("read" !== e.kind) {
    const e = "GitHub did not show the repository.";
    return [ unknown(o, e), unknown(s, e), i ];
   }
   return [ checkIssues(o, e.value, n), checkFigures(s, e.value, n), e.value.hasIssues ? i : notNeeded(r, "Issues are disabled, so no report is written to one.") ];
  }
  function checkIssues(e, {hasIssues: t}, {reportToIssue: n}) {
   if (t) return good(e, "They are enabled.");
   const o = "Issues are disabled in this repository, so a report cannot be written to one.";
   return n ? bad(e, {
    message: o,
    hint: "Enable issues in the settings of the repository, or change the line to `report-to: summary`."
   }) : notNeeded(e, o, "Pull requests and reports in the summary still work.");
  }
  function checkFigures(e, t, {reportPublic: n, reportToIssue: o}) {
   if (!t.public) return good(e, "The repository is not public: only its members can read a report.");
   if (n) return good(e, "The repository is public and `report-public` is `true`: anyone can read the reports.");
   const s = "The repository is public, and so are its issues and summaries: mode `report` refuses to publish figures in them.", r = "If anyone may read the figures, add the line `report-public: true`; otherwise report from a private repository.";
   return o ? bad(e, {
    message: s,
    hint: r
   }) : notNeeded(e, s, r);
  }
  const m = [ "unauthorized", "not-accessible", "forbidden" ];
  function failed(e, t) {
   if ("not-asked" === t.kind) return unknown(e, t.because);
   const {failure: n, problem: o} = t;
   return m.includes(n) ? bad(e, o) : unknown(e, o.message, o.hint);
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
   const t = "Instruction file";
   return null === e ? [ notNeeded(t, "`prompt-file` is not set.") ] : 0 === e.length ? [ good(t, "The file in `prompt-file` can be read.") ] : e.map(({message: e, hint: n}) => bad(t, {
    message: e,
    hint: `${n} A file of the repository only exists after \`actions/checkout\`.`
   }));
  }
  function checkEvent({name: e, withoutSecrets: t}, n) {
   const o = "Event", s = b.get(e) ?? null;
   if (t) return [ unknown(o, `A fork or Dependabot caused this "${e}" event, and GitHub gives such runs no secrets by default.`, "This run got a key; without one, it would be skipped, not failed.") ];
   const r = `"${e}" with \`mode: auto\``;
   switch (n.kind) {
   case "job":
    return [ good(o, `${r} ${describeJob(n)}.`, s) ];

   case "closed":
    return [ bad(o, n.problem) ];

   case "comment":
    return [ good(o, `${r} reads the comment.`, s) ];

   case "skip":
    return [ good(o, `${r} does nothing. ${n.sentence}`, s) ];

   case "nothing":
    return [ notNeeded(o, `${r} has nothing to do: this step sets none of \`prompt\`, \`prompt-file\` and \`job-id\`.`, s) ];

   case "refused":
    return n.problems.map(e => bad(o, e));

   case "undecided":
    return [ unknown(o, `What ${r} does is unknown until the inputs are fixed.`, s) ];
   }
  }
  function describeJob({thread: e, follows: t}) {
   const n = "merged" === e ? "the merged pull request that contains the commit" : `thread ${e}`;
   if (t) return "follows the job in `job-id`" + (null === e ? "" : `, and updates its status comment if ${n} has one`);
   if (null === e) return "starts a job without a status comment: a re-run starts another job";
   const o = `starts a job and keeps a status comment in ${n}`;
   return "merged" === e ? `${o}: a re-run does not start another job` : o;
  }
  const w = "Runs that a fork or Dependabot caused get no secrets: they are skipped, not failed.", b = new Map([ [ "issue_comment", "GitHub takes the workflow from the default branch: a change in another branch has no effect until it is merged. `types: [created]` saves the runs for edits." ], [ "pull_request", w ], [ "pull_request_review", w ], [ "pull_request_review_comment", `${w} \`types: [created]\` saves the runs for edits.` ], [ "pull_request_target", "Public repositories block this event by default: use `pull_request`, or `push` to the default branch." ], [ "schedule", "Schedules may be late or dropped, especially at the full hour, and stop after 60 days without a change in public repositories." ], [ "workflow_dispatch", "To check another event, run the doctor on it." ] ]);
  var k = n(5219);
  const g = "contents: read", v = [ {
   use: "Mode `job` without a status comment",
   lines: [ g, "pull-requests: read" ]
  }, {
   use: "Mode `job` with a status comment in an issue",
   lines: [ g, "issues: write" ]
  }, {
   use: "Mode `job` with a status comment in a pull request",
   lines: [ g, "pull-requests: write" ]
  }, {
   use: "Mode `job` with `max-jobs-per-day`",
   lines: [ g, "pull-requests: read" ]
  }, {
   use: "Mode `job` with `pull-request: open`",
   lines: [ g, "pull-requests: write" ]
  }, {
   use: "Mode `job` with `request-review`",
   lines: [ g, "pull-requests: write" ]
  }, {
   use: "Mode `comment`",
   lines: [ g, "issues: write", "pull-requests: write" ]
  }, {
   use: "Mode `settle`",
   lines: [ "issues: write", "pull-requests: write" ]
  }, {
   use: "Mode `report` to the summary",
   lines: []
  }, {
   use: "Mode `report` to an issue",
   lines: [ "issues: write" ]
  }, {
   use: "Mode `report` with `pages-root`",
   lines: [ g ]
  }, {
   use: "Mode `doctor`",
   lines: [ g, "issues: read", "pull-requests: read" ]
  } ];
  function renderModePermissions() {
   const e = v.map(({use: e, lines: t}) => `${e}:\n\n\`\`\`yaml\npermissions:${function(e) {
    return 0 === e.length ? " {}" : e.map(e => `\n  ${e}`).join("");
   }(t)}\n\`\`\``);
   return (0, k.zH)("The permissions that each mode needs", e.join("\n\n"));
  }
  const y = {
   good: "✅ good",
   bad: "❌ bad",
   unknown: "❔ not checked",
   advice: "💡 advice",
   "not-needed": "➖ not needed"
  };
  function textOf({name: e, found: t, advice: n}) {
   return null === n ? `${e}: ${t}` : `${e}: ${t} ${n}`;
  }
  function pasteOf({paste: e = []}) {
   return e.map(e => `    ${e}`);
  }
  function counterOf(e) {
   return t => e.filter(e => e.state === t).length;
  }
  function things(e) {
   return 1 === e ? "1 thing" : `${e} things`;
  }
  function renderSummary(e, {headline: t, sentence: n}) {
   const among = (...t) => e.filter(({state: e}) => t.includes(e)), [o, s, r] = [ among("bad"), among("unknown"), among("advice") ], i = among("good", "not-needed"), a = [ `### docs-agent: ${t}`, n, table(e), 0 === o.length ? "" : `#### What to fix\n\n${explain(o)}`, 0 === s.length ? "" : `#### What could not be checked\n\n${explain(s)}`, 0 === r.length ? "" : `#### Advice\n\n${explain(r)}`, 0 === i.length ? "" : (0, 
   k.zH)("Results of the other checks", explain(i)), renderModePermissions() ];
   return (0, k.qN)(a);
  }
  const $ = [ "bad", "unknown", "advice", "good", "not-needed" ], j = new Set([ "bad", "unknown" ]);
  function table(e) {
   return [ "| Check | State |", "| --- | --- |", ...[ ...Map.groupBy(e, ({name: e}) => e) ].map(([e, t]) => `| ${e} | ${$.filter(e => t.some(t => t.state === e)).filter((e, t) => 0 === t || j.has(e)).map(e => y[e]).join(", ")} |`) ].join("\n");
  }
  function explain(e) {
   return function(e) {
    return [ ...Map.groupBy(e, ({name: e, ...t}) => JSON.stringify(t)).values() ].flatMap(e => {
     const [t] = e;
     return void 0 === t ? [] : [ {
      ...t,
      name: [ ...new Set(e.map(({name: e}) => e)) ].join(", ")
     } ];
    });
   }(e).map(e => {
    const {name: t, found: n, advice: o, paste: s = []} = e, r = [ n, ...null === o ? [] : [ o ], ...0 === s.length ? [] : [ "", ...pasteOf(e) ] ];
    return `**${t}**\n\n${(0, k.TL)(r.join("\n"), {
     exact: !0
    })}`;
   }).join("\n\n");
  }
  function factsOf(e, t) {
   const n = mappingIn(t), o = mappingIn(n?.jobs), s = function(e) {
    const t = mappingIn(e);
    return null !== t ? new Map(Object.entries(t).map(([e, t]) => [ e, settingsOf(t) ])) : new Map(textsIn(e).map(e => [ e, null ]));
   }(n?.on);
   return null === n || null === o || 0 === s.size ? null : {
    path: e,
    events: s,
    permissions: permissionsOf(n),
    concurrency: concurrencyOf(n.concurrency),
    jobs: Object.entries(o).flatMap(([e, t]) => {
     const n = mappingIn(t);
     return null === n ? [] : [ jobOf(e, n) ];
    })
   };
  }
  function mappingIn(e) {
   return "object" != typeof e || null === e || Array.isArray(e) ? null : e;
  }
  function textsIn(e) {
   return (Array.isArray(e) ? e : [ e ]).filter(e => "string" == typeof e);
  }
  function settingsOf(e) {
   return Array.isArray(e) ? {
    list: e
   } : mappingIn(e);
  }
  function jobOf(e, t) {
   const n = Array.isArray(t.steps) ? t.steps : [];
   return {
    id: e,
    condition: conditionOf(t.if),
    permissions: permissionsOf(t),
    concurrency: concurrencyOf(t.concurrency),
    environment: void 0 !== t.environment && null !== t.environment,
    timeoutMinutes: "number" == typeof t["timeout-minutes"] ? t["timeout-minutes"] : null,
    steps: n.map(stepOf),
    calls: workflow_facts_textOf(t.uses),
    with: valuesOf(t.with),
    secrets: "inherit" === t.secrets ? "inherit" : valuesOf(t.secrets)
   };
  }
  function stepOf(e) {
   const t = mappingIn(e) ?? {};
   return {
    uses: workflow_facts_textOf(t.uses),
    condition: conditionOf(t.if),
    with: valuesOf(t.with)
   };
  }
  function valuesOf(e) {
   return new Map(Object.entries(mappingIn(e) ?? {}).map(([e, t]) => [ e.toLowerCase(), workflow_facts_textOf(t) ]));
  }
  function conditionOf(e) {
   const t = workflow_facts_textOf(e).trim();
   return t.startsWith("${{") && t.endsWith("}}") && t.indexOf("${{", 3) < 0 ? t.slice(3, -2).trim() : t;
  }
  function workflow_facts_textOf(e) {
   return "string" == typeof e ? e : "number" == typeof e || "boolean" == typeof e ? String(e) : "";
  }
  function permissionsOf(e) {
   if (!Object.hasOwn(e, "permissions")) return {
    kind: "absent"
   };
   const t = e.permissions;
   if ("read-all" === t) return {
    kind: "all",
    level: "read"
   };
   if ("write-all" === t) return {
    kind: "all",
    level: "write"
   };
   const n = mappingIn(t), o = Object.entries(n ?? {}).map(([e, t]) => [ e, levelOf(t) ]);
   return null === n || o.some(([, e]) => null === e) ? {
    kind: "unclear"
   } : {
    kind: "named",
    scopes: new Map(o.flatMap(([e, t]) => t ? [ [ e, t ] ] : []))
   };
  }
  function levelOf(e) {
   return "read" === e || "write" === e || "none" === e ? e : null;
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
    group: workflow_facts_textOf(n),
    cancels: flagIn(o),
    keepsWaiting: "max" === s,
    more: Object.keys(r).length > 0 || ![ void 0, null, "max", "single" ].includes(workflow_facts_textOf(s) || null)
   };
  }
  function flagIn(e) {
   if ("boolean" == typeof e) return e;
   const [, t] = /^\s*\$\{\{\s*(true|false)\s*\}\}\s*$/.exec(workflow_facts_textOf(e)) ?? [];
   return void 0 === t ? null : "true" === t;
  }
  const _ = ".github/workflows", O = "actions.lock", I = 131072, x = 10, T = 10;
  function mayCallUs({calls: e, with: t, secrets: n}) {
   return "" !== e && !e.startsWith("./") && [ ...t.keys(), ..."inherit" === n ? [] : n.keys() ].some(e => /^(?:docs[_-]?agent[_-].*|api[_-]key|project[_-]id)$/.test(e));
  }
  function byPath(e, t) {
   return e.path < t.path ? -1 : 1;
  }
  async function readOne({name: e, kind: t, bytes: o, text: s}, r) {
   const i = `${_}/${e}`;
   if ("file" !== t) return {
    kind: "unread",
    path: i,
    because: "It is not a file."
   };
   if (o > I) return {
    kind: "unread",
    path: i,
    because: `It is larger than ${I / 1024} KB.`
   };
   if (null === s) return {
    kind: "unread",
    path: i,
    because: "GitHub does not show its text."
   };
   if (!mayConcernUs(s, r)) return {
    kind: "none"
   };
   const {parseWorkflow: a} = await Promise.all([ n.e(815), n.e(52) ]).then(n.bind(n, 8052)), c = a(s);
   if ("unreadable" === c.kind) return {
    kind: "unread",
    path: i,
    because: c.because
   };
   const u = namesUs(s, r) ? "invalid" : "unread";
   if ("invalid" === c.kind) return {
    kind: u,
    path: i,
    because: c.because
   };
   const l = factsOf(i, c.value);
   return null !== l ? {
    kind: "read",
    facts: l
   } : {
    kind: u,
    path: i,
    because: "It is not a workflow: `on:` or `jobs:` is missing or empty."
   };
  }
  function namesUs(e, {actionRepository: t, repository: n}) {
   const o = "" === t ? n : t;
   return e.toLowerCase().includes(o.toLowerCase()) || "" === t && /\buses:\s*['"]?\.\//.test(e);
  }
  function mayConcernUs(e, t) {
   return e.includes("./") || e.includes(".github/workflows/") || namesUs(e, t);
  }
  async function readCalled(e, t) {
   const n = new Map;
   let o = e;
   for (let e = 0; e < T && o.length > 0; e += 1) {
    const s = o.flatMap(e => e.jobs).filter(t => e > 0 || mayCallUs(t) || "inherit" === t.secrets).map(e => e.calls), r = [ ...new Set(s) ].filter(e => "" !== e && !e.startsWith("./") && !n.has(e)).slice(0, Math.max(0, x - n.size)), i = await Promise.all(r.map(e => readRemote(e, t)));
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
    if (null === o || o.length > I || !mayConcernUs(o, s)) return null;
    const {parseWorkflow: c} = await Promise.all([ n.e(815), n.e(52) ]).then(n.bind(n, 8052)), u = c(o), l = "parsed" === u.kind ? factsOf(e, u.value) : null;
    return null === l ? null : function(e, {name: t, ref: n}) {
     const calls = e => e.calls.startsWith("./") ? `${t}/${e.calls.slice(2)}@${n}` : e.calls;
     return {
      ...e,
      events: new Map([ [ "workflow_call", e.events.get("workflow_call") ?? null ] ]),
      jobs: e.jobs.map(e => ({
       ...e,
       calls: calls(e)
      }))
     };
    }(l, {
     name: r,
     ref: a
    });
   } catch (e) {
    return (0, o.wz)(e), null;
   }
  }
  const C = {
   unauthorized: "It was not checked, because GitHub does not accept the token.",
   unavailable: "It was not checked, because GitHub gave no usable answer.",
   "rate-limited": "It was not checked, because the token has used up its requests."
  };
  async function readGitHub(e, {repository: t, run: n, clock: o}) {
   const s = await reading(() => t.viewer()), r = "failed" === s.kind ? C[s.failure] : void 0;
   if (void 0 !== r) {
    const e = {
     kind: "not-asked",
     because: r
    };
    return {
     viewer: s,
     facts: e,
     comments: e,
     pullRequests: e,
     refusal: e,
     label: e,
     workflows: e
    };
   }
   const {label: i} = e, a = new Date(o.now()).toISOString(), [c, u, l, d, f, h] = await Promise.all([ reading(() => t.facts()), reading(async () => (await t.recentComments("issue-comment", {
    since: a,
    mostPages: 1
   }), !0)), reading(async () => (await t.pullRequestsOf(n.sha), !0)), reading(() => e.refusal()), null === i ? q : reading(() => t.hasLabel(i)), reading(() => async function(e) {
    const t = await e.repository.folder(_) ?? [], n = t.filter(({name: e, kind: t}) => "folder" !== t && /\.ya?ml$/i.test(e)), o = [];
    for (const t of n) o.push(await readOne(t, e.names));
    const s = o.flatMap(e => "read" === e.kind ? [ e.facts ] : []), among = e => o.flatMap(t => t.kind === e ? [ t ] : []).toSorted(byPath);
    return {
     workflows: [ ...s.toSorted(byPath), ...await readCalled(s, e) ],
     invalid: among("invalid"),
     unread: among("unread"),
     locked: t.some(({name: e}) => e === O)
    };
   }({
    repository: t,
    names: n
   })) ]);
   return {
    viewer: s,
    facts: c,
    comments: u,
    pullRequests: l,
    refusal: d,
    label: f,
    workflows: h
   };
  }
  const q = {
   kind: "not-asked",
   because: "No label is needed."
  };
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
  var M = n(8644);
  function adviseOnUse(e) {
   return [ ...adviseOnVersion(e), ...adviseOnReviews(e), ...adviseOnTarget(e) ];
  }
  function adviseOnVersion(e) {
   const [t = "", n = ""] = e.step.uses.split("@");
   if ("" === n || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(n)) return [];
   const o = `the action is used by "${(0, M.DZ)(n)}", which can be moved to other code.`, s = [ `uses: ${(0, 
   M.DZ)(t)}@<full commit id> # ${(0, M.DZ)(n)}` ];
   return [ (0, M.JF)("Workflow version", {
    at: (0, M.$t)(e),
    found: o,
    advice: "Name the full commit id; Dependabot can keep it up to date:",
    paste: s
   }) ];
  }
  function adviseOnReviews(e) {
   return e.does.some(({event: e, mode: t}) => "pull_request_review_comment" === e && "comment" === t) ? [ (0, 
   M.JF)("Workflow trigger", {
    at: (0, M.$t)(e),
    found: "for a comment on a line of a diff, GitHub takes the pull request's own version of the file, and a fork's pull request gets no secrets.",
    advice: "On a pull request from a fork, write commands in the conversation."
   }) ] : [];
  }
  function adviseOnTarget(e) {
   return e.does.some(({event: e}) => "pull_request_target" === e) ? [ (0, M.JF)("Workflow trigger", {
    at: (0, M.$t)(e),
    found: "public repositories block `pull_request_target` by default.",
    advice: "Use `push` to the default branch, with `thread: merged`:",
    paste: [ "on:", "  push:", "    branches: [main]" ]
   }) ] : [];
  }
  var S = n(6881);
  const W = "Workflow concurrency", P = /(?<![\w.-])github\.(?:event\.comment(?:\.(?:id|node_id|url|html_url)(?![\w.-])|\s*(?:\)|$))|run_(?:id|number)(?![\w-]))/i, R = /(?<![\w.-])github\.run_id(?![\w-])/i, A = /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i, F = 2e3, L = [ "concurrency:", "  group: docs-agent-${{ github.event_name }}-${{ github.event.comment.id }}", "  cancel-in-progress: false" ];
  function checkConcurrency(e) {
   const t = [ ...e.callers.flatMap(({workflow: e, job: t}) => [ e.concurrency, t.concurrency ]), e.workflow.concurrency, e.job.concurrency ].filter(e => null !== e), n = e.does.map(({mode: e}) => e);
   return n.includes("comment") ? function(e, t) {
    const n = (0, M.$t)(e);
    if (0 === t.length) {
     const e = "there is no concurrency group. Two runs for one comment then both start a machine.";
     return [ (0, M.JF)(W, {
      at: n,
      found: e,
      advice: "Give each comment a group of its own:",
      paste: L
     }) ];
    }
    return t.flatMap(t => {
     if (isOfRun(t) || t.keepsWaiting && !1 === t.cancels) return [];
     if (!0 === t.cancels && waits(e)) {
      const e = "`cancel-in-progress` lets a newer run cancel the one that follows a job.";
      return [ (0, M.Qm)(W, {
       at: n,
       found: e,
       advice: "Turn cancelling off:",
       paste: L
      }) ];
     }
     const o = function({group: e, more: t}) {
      const n = expressionsIn(e);
      if (n.some(e => P.test(e))) return "own";
      const o = n.join("\n"), s = o.match(/\b(?:github|env|vars|inputs|matrix|needs|strategy|secrets|steps)\.[\w.-]+/gi) ?? [];
      return t || e.length > F || /github\s*\[|tojson/i.test(o) ? "open" : s.every(e => A.test(e)) ? "shared" : "open";
     }(t);
     if ("shared" === o) {
      const e = "different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.";
      return [ (0, M.Qm)(W, {
       at: n,
       found: e,
       advice: "Give each comment a group of its own (or add `queue: max`, which keeps up to 100 waiting):",
       paste: L
      }) ];
     }
     if ("own" === o && null !== t.cancels) return halfway(e, t);
     return [ (0, M.ho)(W, {
      at: n,
      found: "an expression decides whether comments share the concurrency group, or whether a run is cancelled.",
      advice: "These lines are safe:",
      paste: L
     }) ];
    });
   }(e, t) : t.flatMap(t => n.includes("job") ? function(e, t) {
    if (!0 !== t.cancels || isOfRun(t)) return [];
    if (!waits(e)) return halfway(e, t);
    return [ (0, M.Qm)(W, {
     at: (0, M.$t)(e),
     found: "`cancel-in-progress` lets a newer run cancel the one that follows a job. The job itself continues, and no run follows it.",
     advice: "Turn cancelling off:",
     paste: [ "concurrency:", "  group: docs-agent-${{ github.sha }}", "  cancel-in-progress: false" ]
    }) ];
   }(e, t) : halfway(e, t));
  }
  function expressionsIn(e) {
   return [ ...e.slice(0, F).matchAll(/\$\{\{((?:'[^']*'|(?!\}\})[^'])*)\}\}/g) ].map(([, e = ""]) => e.replace(/\[\s*'(\w+)'\s*\]/g, ".$1").replace(/'[^']*'/g, "''").replace(/\s*\.\s*/g, ".").trim());
  }
  function isOfRun({group: e}) {
   return expressionsIn(e).some(e => R.test(e));
  }
  function waits(e) {
   return "false" !== (0, S.wg)(e, "wait").toLowerCase();
  }
  function halfway(e, t) {
   return !0 !== t.cancels || isOfRun(t) ? [] : [ (0, M.JF)(W, {
    at: (0, M.$t)(e),
    found: "`cancel-in-progress` lets a newer run cancel this one halfway.",
    advice: "Let it finish:",
    paste: [ "cancel-in-progress: false" ]
   }) ];
  }
  var H = n(5074), Q = n(4224), G = n(8924);
  const D = "Workflow condition";
  function checkCondition(e) {
   const t = e.does.flatMap(({event: e, mode: t}) => "comment" === t && (0, Q.Kx)(e) ? [ e ] : []);
   if (0 === t.length) return [];
   const n = (0, S.Nl)(e), o = function(e) {
    return [ "if: >-", `  contains(github.event.comment.body, '${/^\/[\w-]{1,60}$/.test(e) ? e : H.QL.command.default}') &&`, "  github.event.comment.user.type != 'Bot'" ];
   }(n ?? H.QL.command.default), s = (0, S.yb)(e), r = (0, M.$t)(e), i = "" !== (0, 
   S.wg)(e, "allowed-bots");
   if (s.some(e => t.every(t => "stops" === (0, G.S4)(e, {
    event: t,
    command: n,
    bots: i
   })))) {
    const e = `the \`if:\` blocks commands: \`${n} …\` in a person's new comment does not pass.`;
    return [ (0, M.Qm)(D, {
     at: r,
     found: e,
     advice: "The action itself decides what is a command; this only saves runs:",
     paste: o
    }) ];
   }
   const a = s.flatMap(e => (0, G.fd)(e));
   return [ ...a.slice(0, 20).flatMap(e => function(e, {place: t, command: n, paste: o}) {
    const s = (0, G.fn)(e);
    if (null === s || null === n) return [];
    if (s.text.toLowerCase().startsWith(`${n.toLowerCase()} `)) {
     const e = `the \`if:\` requires more than \`${n}\`, so other requests are ignored.`;
     return [ (0, M.JF)(D, {
      at: t,
      found: e,
      advice: "To let every command through:",
      paste: o
     }) ];
    }
    if ("startsWith" !== s.how) return [];
    return [ (0, M.JF)(D, {
     at: t,
     found: "`startsWith` misses a command below a quote, as in replies.",
     advice: "Use `contains`; the action itself reads the comment closely:",
     paste: o
    }) ];
   }(e, {
    place: r,
    command: n,
    paste: o
   })), ...a.some(e => /author_association/i.test(e)) ? [ onAssociation(r) ] : [] ];
  }
  function onAssociation(e) {
   return (0, M.JF)(D, {
    at: e,
    found: "`author_association` is wrong for private members of an organization.",
    advice: "Leave out that part: the input `permission` decides who may, `write` by default."
   });
  }
  const N = 5;
  function checkJob(e) {
   return [ ...checkTime(e), ...check_job_checkPromptFile(e) ];
  }
  function checkTime(e) {
   const {timeoutMinutes: t} = e.job, n = (0, S.wg)(e, "wait"), o = "false" !== n && !(0, 
   S.BH)(n) && e.does.some(({mode: e}) => "job" === e || "comment" === e), s = Number((0, 
   S.wg)(e, "wait-minutes") || H.QL["wait-minutes"].default);
   return o && null !== t && t < s + N ? [ (0, M.JF)("Workflow time", {
    at: (0, M.$t)(e),
    found: `GitHub stops the job after ${t} minutes, but the step waits up to ${s}.`,
    advice: "Give the job more time, or lower `wait-minutes`:",
    paste: [ `timeout-minutes: ${s + 2 * N}` ]
   }) ] : [];
  }
  function check_job_checkPromptFile(e) {
   const t = (0, S.wg)(e, "prompt-file"), [n] = e.job.steps;
   return "" === t || (0, S.BH)(t) || n !== e.step ? [] : [ (0, M.ho)("Workflow inputs", {
    at: (0, M.$t)(e),
    found: "`prompt-file` is set, but no step before this one checks out the repository.",
    advice: "Add a step before it: `- uses: actions/checkout@<full commit id>`."
   }) ];
  }
  const E = /^(?:issues|issue_comment|pull_request.*)$/;
  function writesReportIssue(e) {
   return (0, S.wg)(e, "report-to").toLowerCase().split(/[\s,]+/).includes("issue");
  }
  function ofPullRequest(e) {
   const [t, n] = [ (0, S.wg)(e, "pull-request").toLowerCase(), (0, S.wg)(e, "request-review").toLowerCase() ];
   return [ ..."open" === t ? [ write("pull-requests") ] : [], ..."true" === n ? [ write("pull-requests") ] : [] ];
  }
  function ofBudget(e) {
   const t = (0, S.wg)(e, "max-jobs-per-day");
   return "" === t || onlyFollows(e) ? [] : [ read("pull-requests", (0, S.BH)(t)) ];
  }
  function ofContext(e, t) {
   const n = "push" === t, o = !n && "none" !== (0, S.wg)(e, "permission").toLowerCase();
   if (n || t.startsWith("pull_request")) {
    const t = onlyFollows(e) ? "none" : (0, S.wg)(e, "context").toLowerCase(), n = (0, 
    S.BH)(t);
    if ("none" !== t) return [ read("contents", n && !o), read("pull-requests", n) ];
   }
   const s = "issues" !== t || onlyFollows(e) ? "none" : (0, S.wg)(e, "context").toLowerCase();
   return o && E.test(t) ? [ read("contents") ] : "none" === s ? [] : [ read("contents", (0, 
   S.BH)(s)) ];
  }
  function onlyFollows(e) {
   return "" !== (0, S.wg)(e, "job-id") && (0, S.wg)(e, "prompt") + (0, S.wg)(e, "prompt-file") === "";
  }
  function ofThread(e, t) {
   const n = (0, S.wg)(e, "thread").toLowerCase() || "auto", o = (0, S.BH)(n) || onlyFollows(e), s = {
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
  function needed_permissions_describe({scopes: e, level: t}) {
   return e.map(e => `\`${e}: ${t}\``).join(" or ");
  }
  const K = "Workflow permissions", J = /^\$\{\{(?:github\.token|secrets\.github_token|env\.github_token)\}\}$/i;
  function checkPermissions(e, t) {
   if (function(e) {
    const t = (0, S.wg)(e, "github-token");
    return "" !== t && !J.test(t.replace(/\s+/g, "").replace(/\['(\w+)'\]/g, ".$1"));
   }(e)) return [];
   const n = function(e, {public: t}) {
    const n = function(e) {
     const t = "true" !== (0, S.wg)(e, "dry-run").toLowerCase(), n = e.does.flatMap(({event: t, mode: n}) => "comment" === n ? function(e, t) {
      if ("issue_comment" !== t) return [ read("contents"), write("pull-requests") ];
      const n = (0, M.fr)(e, /github\.event\.issue\.pull_request/i);
      return [ read("contents"), write("issues", n), write("pull-requests", n) ];
     }(e, t) : "job" === n ? function(e, t) {
      return [ ...ofContext(e, t), ...ofThread(e, t), ...ofPullRequest(e), ...ofBudget(e) ];
     }(e, t) : "settle" === n ? [ write("issues"), write("pull-requests") ] : "report" === n ? function(e) {
      const t = (0, S.wg)(e, "pages-root");
      return [ ..."" === t ? [] : [ read("contents", (0, S.BH)(t)) ], ...writesReportIssue(e) ? [ write("issues") ] : [] ];
     }(e) : []).filter(({level: e}) => t || "read" === e).filter((e, t, n) => !function(e, {scopes: [t], level: n, doubtful: o}) {
      return e.filter(e => !e.doubtful && 1 === e.scopes.length && e.scopes[0] === t).some(e => e.level === n ? o : "write" === e.level);
     }(n, e));
     return [ ...new Map(n.map(e => [ needed_permissions_describe(e), e ])).values() ];
    }(e).filter(({level: e}) => "write" === e || !1 === t);
    if (0 === n.length) return [];
    const o = grantedTo(e);
    if (o.every(({kind: e}) => "absent" === e)) return [ notSaid(e, n) ];
    const s = n.filter(e => o.some(t => lacks(t, e))), r = s.filter(({doubtful: e}) => !e), i = check_permissions_pasteOf(o.at(-1), n), a = (0, 
    M.$t)(e);
    if (r.length > 0) {
     const t = `the token of the job lacks ${r.map(needed_permissions_describe).join(" and ")}.`;
     return [ (0, M.Qm)(K, {
      at: a,
      found: t,
      advice: adviceFor(e),
      paste: i
     }) ];
    }
    if (s.length > 0) {
     const t = `the token of the job lacks ${s.map(needed_permissions_describe).join(" and ")}, which may be needed.`;
     return [ (0, M.ho)(K, {
      at: a,
      found: t,
      advice: adviceFor(e),
      paste: i
     }) ];
    }
    if (o.every(({kind: e}) => "all" === e || "named" === e)) return [];
    return [ (0, M.ho)(K, {
     at: a,
     found: "its `permissions:` can't be read, or the workflow that calls it has none.",
     advice: adviceFor(e),
     paste: i
    }) ];
   }(e, t);
   return n.length > 0 ? n : function(e) {
    const t = (0, S.wg)(e, "handover").toLowerCase();
    if (!e.does.some(({mode: e}) => "job" === e || "comment" === e) || (0, S.BH)(t) || "false" === t || "true" === (0, 
    S.wg)(e, "dry-run").toLowerCase()) return [];
    const n = {
     scopes: [ "pull-requests" ],
     level: "write",
     doubtful: !1
    };
    if (!grantedTo(e).some(e => lacks(e, n))) return [];
    const o = `the action comments on pull requests that its jobs make in this repository, but the token of the job lacks ${needed_permissions_describe(n)}.`, s = `Add ${needed_permissions_describe(n)} to \`permissions:\`, or turn the comment off:`;
    return [ (0, M.JF)(K, {
     at: (0, M.$t)(e),
     found: o,
     advice: s,
     paste: [ "handover: false" ]
    }) ];
   }(e);
  }
  function adviceFor({callers: e}) {
   return 0 === e.length ? "Set them at the workflow or at the job; what is not listed is not granted:" : `Set them in the called workflow and in ${e.map(M.$t).join(" and ")}; what is not listed is not granted:`;
  }
  function notSaid(e, t) {
   return (0, M.ho)(K, {
    at: (0, M.$t)(e),
    found: "there is no `permissions:` block, so the settings of the repository or organization decide.",
    advice: adviceFor(e),
    paste: check_permissions_pasteOf(void 0, t)
   });
  }
  const U = {
   kind: "absent"
  };
  function grantedTo(e) {
   const [t = U, ...n] = [ e, ...e.callers ].map(({workflow: e, job: t}) => {
    return n = t.permissions, o = e.permissions, "absent" === n.kind ? o : n;
    var n, o;
   }).toReversed();
   return [ t, ...n.filter(({kind: e}) => "absent" !== e) ];
  }
  function lacks(e, {scopes: t, level: n}) {
   return "absent" !== e.kind && "unclear" !== e.kind && ("all" === e.kind ? "write" === n && "read" === e.level : !t.some(t => function(e, t) {
    return "write" === e || e === t;
   }(e.scopes.get(t), n)));
  }
  function check_permissions_pasteOf(e, t) {
   const n = new Map([ [ "contents", "read" ] ]);
   for (const [t, o] of "named" === e?.kind ? e.scopes : []) /^[a-z-]{1,40}$/.test(t) && n.set(t, o);
   for (const {scopes: e, level: o} of t) for (const t of e) "write" !== n.get(t) && n.set(t, o);
   return [ "permissions:", ...[ ...n ].map(([e, t]) => `  ${e}: ${t}`) ];
  }
  function checkReport(e, {hasIssues: t}) {
   const n = e.does.some(({mode: e}) => "report" === e) && writesReportIssue(e);
   return !1 === t && n ? [ (0, M.Qm)("Workflow inputs", {
    at: (0, M.$t)(e),
    found: "`report-to` names an issue, but issues are disabled in this repository.",
    advice: "Enable issues in the settings of the repository, or write:",
    paste: [ "report-to: summary" ]
   }) ] : [];
  }
  const z = "Workflow schedule";
  function checkSchedule(e, {public: t}) {
   if (!e.does.some(({event: e}) => "schedule" === e)) return [];
   const {workflow: n} = (0, S.I5)(e), o = (0, M.DZ)(n.path), s = (r = n.events.get("schedule")?.list, 
   (Array.isArray(r) ? r : []).flatMap(e => {
    const {cron: t, timezone: n} = mappingIn(e) ?? {};
    return "string" == typeof t ? [ {
     cron: t,
     timezone: "string" == typeof n ? n.trim() : ""
    } ] : [];
   }));
   var r;
   const i = s.find(({cron: e}) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(e));
   return [ ...s.flatMap(({timezone: e}) => function(e, t) {
    if ("" === e || isZone(e)) return [];
    const n = `there is no time zone "${(0, M.DZ)(e)}".`;
    return [ (0, M.Qm)(z, {
     at: t,
     found: n,
     advice: "Write a name of the IANA list, such as `Europe/Berlin`, or leave it out for UTC."
    }) ];
   }(e, o)), ...void 0 === i ? [] : [ onFullHour(i, o) ], ...!0 === t ? [ (0, M.JF)(z, {
    at: o,
    found: "in a public repository GitHub stops schedules after 60 days without a commit.",
    advice: 'Enable the workflow again in the tab "Actions" when that happens, or keep it in a private repository.'
   }) ] : [] ];
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
  function onFullHour({cron: e, timezone: t}, n) {
   const o = e.trim().split(/\s+/).slice(1, 5).join(" "), s = `the schedule "${(0, 
   M.DZ)(e)}" includes the full hour, when GitHub is busiest and delays or drops runs.`, r = "" !== t && isZone(t) ? [ `      timezone: ${t}` ] : [], i = `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(o) ? o : "6 * * 1"}'`;
   return (0, M.JF)(z, {
    at: n,
    found: s,
    advice: "Choose another minute:",
    paste: [ "on:", "  schedule:", i, ...r ]
   });
  }
  var B = n(1916);
  const Z = "Workflow secrets", V = 40, Y = Object.entries(H.QL).flatMap(([e, t]) => "required" in t ? [ e ] : []), X = [ "api-key: ${{ secrets.DOCS_AGENT_API_KEY }}" ];
  function checkSecrets(e, t) {
   return [ ...checkNames(e), ...checkKey(e, t) ];
  }
  function checkNames(e) {
   const t = (0, M.$t)(e), n = Y.filter(t => "api-key" !== t && "" === (0, S.wg)(e, t)), o = [ ...e.step.with.keys() ].filter(e => !Object.hasOwn(H.QL, e)).slice(0, 5);
   return [ ...n.map(e => (0, M.Qm)("Workflow inputs", {
    at: t,
    found: `\`${e}\` is not set.`,
    advice: "Add it to the `with:` of the step:",
    paste: [ `${e}: …` ]
   })), ...o.map(e => {
    const n = `there is no input "${(0, M.DZ)(e)}", so what it says has no effect.`, o = function(e) {
     const t = (0, B.kp)(e.slice(0, V), Object.keys(H.QL));
     return (0, B.Io)(e, t) <= Math.max(1, Math.floor(t.length / 3)) ? t : null;
    }(e), s = null === o ? "The inputs are listed in docs/inputs.md of the action." : `Did you mean \`${o}\`?`;
    return (0, M.JF)("Workflow inputs", {
     at: t,
     found: n,
     advice: s
    });
   }) ];
  }
  function checkKey(e, t) {
   const n = (0, M.$t)(e), o = (0, S.wg)(e, "api-key");
   if ("" === o) return [ (0, M.Qm)(Z, {
    at: n,
    found: "`api-key` is not set.",
    advice: "Add the secret:",
    paste: X
   }) ];
   if (holdsKey(o)) {
    const e = "the API key is in the file itself, where anyone who can read the repository can see it.";
    return [ (0, M.Qm)(Z, {
     at: n,
     found: e,
     advice: "Revoke that key, store a new one as a secret, and write:",
     paste: X
    }) ];
   }
   const s = referenceIn(o);
   switch (s?.context) {
   case "secrets":
    return 0 === e.events.length ? [] : ofCallers({
     called: e,
     callers: e.callers,
     name: s.name
    }, t);

   case "vars":
    {
     const e = "the API key comes from a variable: the runner prints it in the log before we can mask it.";
     return [ (0, M.Qm)(Z, {
      at: n,
      found: e,
      advice: "Revoke that key, store a new one as a secret, and write:",
      paste: X
     }) ];
    }

   case "inputs":
    return function(e, t) {
     if (![ "workflow_call", "workflow_dispatch" ].flatMap(t => Object.keys(mappingIn(e.workflow.events.get(t)?.inputs) ?? {}).map(e => e.toLowerCase())).includes(t)) {
      const n = `\`api-key\` comes from the input "${t}", which the workflow does not declare, so it is empty.`;
      return [ (0, M.Qm)(Z, {
       at: (0, M.$t)(e),
       found: n,
       advice: "Add the secret:",
       paste: X
      }) ];
     }
     const [n] = e.callers;
     if (void 0 !== n && "" === (n.job.with.get(t) ?? "").trim()) {
      const e = `it does not pass "${t}", which the called workflow uses as \`api-key\`.`, o = "Pass a secret of the called workflow instead of an input.";
      return [ (0, M.Qm)(Z, {
       at: (0, M.$t)(n),
       found: e,
       advice: o
      }) ];
     }
     return [ (0, M.JF)(Z, {
      at: (0, M.$t)(e),
      found: "the API key comes from an input, which GitHub shows in the log.",
      advice: "Pass it as a secret:",
      paste: X
     }) ];
    }(e, s.name);

   default:
    return [];
   }
  }
  function holdsKey(e) {
   return !(0, S.BH)(e) || /(?:\$\{\{|\|\||&&|\()\s*'[^']+'\s*(?:\}\}|\|\||&&|\))/.test(e);
  }
  function referenceIn(e) {
   const [, t, n] = /^\$\{\{\s*(secrets|vars|inputs)\s*(?:\.\s*|\[\s*')([\w-]+)(?:'\s*\])?\s*\}\}$/i.exec(e) ?? [];
   return void 0 === t || void 0 === n ? null : {
    context: t.toLowerCase(),
    name: n.toLowerCase()
   };
  }
  function ofCallers({called: e, callers: [t, ...n], name: o}, s) {
   if (void 0 === t) return function(e, t, {ownKey: n}) {
    const o = (0, M.$t)(e), s = t.toUpperCase();
    if ("github_token" === t) {
     const e = "`api-key` is GitHub's own token, not a key of the service.";
     return [ (0, M.Qm)(Z, {
      at: o,
      found: e,
      advice: "Store a key of the service as a secret:",
      paste: X
     }) ];
    }
    if (n?.secret === t && !e.job.environment) {
     if (n.accepted) {
      const e = `the secret ${s} exists: this run's key came from it, and the service accepted it.`;
      return [ (0, M.qF)(Z, {
       at: o,
       found: e
      }) ];
     }
     if (n.arrived || "doctor" === e.mode) return [];
     const t = `the secret ${s} is missing or can't be used: this run got no usable key from it.`;
     return [ (0, M.Qm)(Z, {
      at: o,
      found: t,
      advice: "Store the key as a secret under that name (Settings, Secrets and variables, Actions)."
     }) ];
    }
    const r = `can't check whether the secret ${s} exists, because GitHub never shows secrets.`;
    return [ (0, M.ho)(Z, {
     at: o,
     found: r,
     advice: "Compare the name with Settings, Secrets and variables, Actions."
    }) ];
   }(e, o, s);
   const {secrets: r} = t.job;
   if ("inherit" === r) return ofCallers({
    called: t,
    callers: n,
    name: o
   }, s);
   const i = (r.get(o) ?? "").trim();
   if ("" === i) {
    const n = `it does not pass the secret "${o}" to ${(0, M.DZ)(e.workflow.path)}, so \`api-key\` is empty there.`, s = [ "secrets:", `  ${o}: \${{ secrets.DOCS_AGENT_API_KEY }}` ];
    return [ (0, M.Qm)(Z, {
     at: (0, M.$t)(t),
     found: n,
     advice: "Pass it in the job that calls the workflow:",
     paste: s
    }) ];
   }
   if (holdsKey(i)) {
    const e = "the secret that it passes is in the file itself.", n = [ "secrets:", `  ${o}: \${{ secrets.DOCS_AGENT_API_KEY }}` ];
    return [ (0, M.Qm)(Z, {
     at: (0, M.$t)(t),
     found: e,
     advice: "Revoke that key, store a new one as a secret, and write:",
     paste: n
    }) ];
   }
   const a = referenceIn(i);
   return "secrets" !== a?.context ? [] : ofCallers({
    called: t,
    callers: n,
    name: a.name
   }, s);
  }
  const ee = "Workflow trigger", te = [ "on:", "  issue_comment:", "    types: [created]" ];
  function checkTrigger(e, t) {
   const n = (0, S.wg)(e, "mode");
   if (null === e.mode && !(0, S.BH)(n)) {
    const t = `there is no mode "${(0, M.DZ)(n)}".`, o = `Set \`mode\` to one of ${Q.FN.join(", ")}, or leave it out for \`auto\`.`;
    return [ (0, M.Qm)(ee, {
     at: (0, M.$t)(e),
     found: t,
     advice: o
    }) ];
   }
   if (null === e.mode) {
    const t = "`mode` is an expression, so trigger and permissions could not be checked.";
    return [ (0, M.ho)(ee, {
     at: (0, M.$t)(e),
     found: t,
     advice: "Write the mode into the file, or leave it out for `auto`."
    }) ];
   }
   if (0 === e.events.length) {
    const t = "only other workflows call this one, and none of this repository does.";
    return [ (0, M.ho)(ee, {
     at: (0, M.$t)(e),
     found: t,
     advice: "Run the doctor in the repository of the workflow that calls it, too."
    }) ];
   }
   return [ ...checkMode(e), ...checkConversations(e, t), ...checkTypes(e), ...checkMerged(e) ];
  }
  function checkMode(e) {
   const t = (0, M.$t)(e), n = e.events.join(", "), o = {
    advice: "Start it on comments, in a file on the default branch:",
    paste: te
   };
   if ("comment" === e.mode && !e.events.some(Q.Kx)) {
    const e = `mode \`comment\` needs a comment event, but the workflow starts on ${n}.`;
    return [ (0, M.Qm)(ee, {
     at: t,
     found: e,
     ...o
    }) ];
   }
   if ((0, S.yb)(e).includes("false")) {
    const e = "it is switched off by `if: false`.";
    return [ (0, M.JF)(ee, {
     at: t,
     found: e,
     advice: "Remove the `if:` to switch it on."
    }) ];
   }
   if (0 === e.does.length) {
    const e = `the \`if:\` stops every event that starts the workflow (${n}).`;
    return [ (0, M.Qm)(ee, {
     at: t,
     found: e,
     advice: "Change the `if:`, or add the event that it requires to `on:`."
    }) ];
   }
   if ("comment" === e.mode && !e.does.some(({event: e}) => (0, Q.Kx)(e))) {
    const e = "the `if:` stops every comment, but the step has mode `comment`.";
    return [ (0, M.Qm)(ee, {
     at: t,
     found: e,
     advice: "Change the `if:`, or leave out `mode`."
    }) ];
   }
   if ("auto" === e.mode && e.does.every(({mode: e}) => null === e)) {
    const e = `there is nothing to do on ${n}: the step has no \`prompt\`, \`prompt-file\` or \`job-id\`.`, o = "Set one of them for a job, set `mode`, or start the workflow on comments:";
    return [ (0, M.Qm)(ee, {
     at: t,
     found: e,
     advice: o,
     paste: te
    }) ];
   }
   return [];
  }
  function checkConversations(e, {answersConversations: t}) {
   return t || !e.does.some(({mode: e}) => "comment" === e) ? [] : [ (0, M.JF)(ee, {
    at: (0, M.$t)(e),
    found: "it only starts on comments on lines of a diff: a command in the conversation of an issue or pull request does nothing.",
    advice: "Start it on those comments, too:",
    paste: te
   }) ];
  }
  function checkTypes(e) {
   return e.does.filter(({event: e, mode: t}) => "comment" === t && (0, Q.Kx)(e)).flatMap(({event: t}) => {
    const {workflow: n} = (0, S.I5)(e), o = n.events.get(t)?.types, s = [ "on:", `  ${t}:`, "    types: [created]" ], r = (0, 
    M.$t)(e);
    if (null == o) {
     const e = `\`${t}\` also starts a run for each comment that is edited or deleted, which does nothing.`;
     return [ (0, M.JF)(ee, {
      at: r,
      found: e,
      advice: "To avoid those runs:",
      paste: s
     }) ];
    }
    if (textsIn(o).includes("created")) return [];
    const i = `\`${t}\` leaves out \`created\`: no new comment starts a run.`;
    return [ (0, M.Qm)(ee, {
     at: r,
     found: i,
     advice: "Start it on new comments:",
     paste: s
    }) ];
   });
  }
  function checkMerged(e) {
   const t = e.does.filter(({mode: e}) => "job" === e);
   if ("merged" !== (0, S.wg)(e, "thread") || 0 === t.length) return [];
   if (t.some(({event: e}) => "push" === e)) return [];
   const n = `\`thread: merged\` needs \`push\`, but the workflow starts on ${e.events.join(", ")}.`;
   return [ (0, M.Qm)(ee, {
    at: (0, M.$t)(e),
    found: n,
    advice: "Start it on a push, or set `thread: auto`:",
    paste: [ "on:", "  push:", "    branches: [main]" ]
   }) ];
  }
  const ne = "Workflow files", oe = 60, se = 5;
  function checkWorkflows(e, t) {
   if ("read" !== e.kind) return function(e) {
    const [t, n] = "not-asked" === e.kind ? [ e.because, null ] : [ e.problem.message, e.problem.hint ];
    return [ unknown(ne, t, n), ...notChecked("The workflow files could not be read.", []) ];
   }(e);
   const {workflows: n, invalid: o, unread: s} = e.value, r = (0, S.Et)(n, t), i = {
    public: t.public,
    hasIssues: t.hasIssues,
    ownKey: ownKeyOf(r, t),
    answersConversations: r.some(({does: e}) => e.some(({event: e, mode: t}) => "comment" === t && "issue_comment" === e))
   }, a = [ ...s.map(({path: e, because: t}) => (0, M.ho)(ne, {
    ...ie,
    at: (0, M.DZ)(e),
    found: `${t} It could not be checked.`
   })), ...elsewhere(n) ], c = 0 === r.length ? [ ...a, ...unreadCalls(n) ] : a, u = function(e) {
    const t = [ ...Map.groupBy(e, ({at: e, ...t}) => JSON.stringify(t)).values() ].flatMap(e => {
     const [t] = e;
     if (void 0 === t) return [];
     const {at: n, found: o, ...s} = t;
     return [ {
      ...s,
      found: `${placesOf(e)}: ${o}`
     } ];
    }), among = e => t.filter(t => t.state === e);
    return [ ...among("bad"), ...among("unknown"), ...among("advice"), ...among("good") ];
   }([ ...o.map(({path: e, because: t}) => (0, M.Qm)(ne, {
    ...re,
    at: (0, M.DZ)(e),
    found: t
   })), ...a, ...r.flatMap(e => function(e, t) {
    return [ ...checkTrigger(e, t), ...checkPermissions(e, t), ...checkConcurrency(e), ...checkCondition(e), ...checkSecrets(e, t), ...checkJob(e), ...checkSchedule(e, t), ...checkReport(e, t), ...adviseOnUse(e) ];
   }(e, i)) ]);
   return [ ...overview(n, r), ...u.slice(0, oe), ...u.length > oe ? [ unknown(ne, u.length - oe + " more findings are not shown.", "Fix these first.") ] : [], ...0 === c.length ? [] : notChecked(`A file that may use this action could not be read: ${placesOf(c)}.`, u) ];
  }
  const re = {
   advice: 'GitHub starts nothing from such a file; the tab "Actions" shows the same error. Fix the file on the default branch.'
  }, ie = {
   advice: "Read it yourself, or make it smaller."
  };
  function notChecked(e, t) {
   const n = new Set(t.filter(({state: e}) => "unknown" === e).map(({name: e}) => e));
   return M.u0.filter(e => !n.has(e)).map(t => unknown(t, e));
  }
  function checkPolicies(e) {
   const t = "read" === e.kind && e.value.locked;
   return unknown("Actions policies", `GitHub does not show whether a policy blocks this action or the events that start it${t ? ", and the form of `.github/workflows/actions.lock`, which pins actions, is not public" : ""}.`, "Look at Settings, Actions, General of the repository, and at Settings, Policies, Actions of the organization and enterprise: the allowed actions, and the events allowed for workflow files." + (t ? " In the lock file, this action must have the commit that the workflows name." : ""));
  }
  function placesOf(e) {
   const t = [ ...new Set(e.map(({at: e}) => e)) ], n = t.length - se;
   return t.slice(0, se).join("; ") + (n > 0 ? `; and ${n} more` : "");
  }
  function overview(e, t) {
   const n = [ ...new Set(t.map(({workflow: e}) => e.path)) ];
   if (0 === n.length) {
    const t = `None of the ${e.length} readable workflow files on the default branch uses this action.`;
    return [ unknown(ne, t, "Commands and schedules only start from files on the default branch: merge yours.") ];
   }
   const o = n.slice(0, 10).map(M.DZ).join(", "), s = n.length > 10 ? ` and ${n.length - 10} more` : "";
   return [ good(ne, `These files use this action, on the default branch or called from it: ${o}${s}. Their triggers, permissions, concurrency groups, conditions, inputs and time limits were compared with what each mode needs.`) ];
  }
  function elsewhere(e) {
   return unreadCalls(e).filter(({job: e}) => mayCallUs(e)).map(e => (0, M.ho)(ne, {
    at: e.at,
    found: `it calls ${(0, M.DZ)(e.job.calls)}, which could not be checked, because this token can't read it or it doesn't use this action.`,
    advice: "Check that it passes every secret that the called workflow declares, and that its `permissions:` are at least those of the called workflow."
   }));
  }
  function unreadCalls(e) {
   const t = new Set(e.map(({path: e}) => e));
   return e.flatMap(e => e.jobs.filter(({calls: e}) => "" !== e && !e.startsWith("./") && !t.has(e)).map(t => ({
    workflow: e,
    job: t,
    at: (0, M.$t)({
     workflow: e,
     job: t
    })
   })));
  }
  function ownKeyOf(e, t) {
   const n = e.filter(({workflow: e, job: n, mode: o}) => e.path === t.workflowPath && n.id === t.job && "doctor" === o), o = n.map(e => /^\$\{\{\s*secrets\.([\w-]+)\s*\}\}$/i.exec((0, 
   S.wg)(e, "api-key"))?.[1]?.toLowerCase() ?? null), [s] = o;
   return null == s || n.some(({job: e}) => e.environment) ? null : o.every(e => e === s) ? {
    secret: s,
    arrived: t.hasKey,
    accepted: t.keyAccepted
   } : null;
  }
  var ae = n(5898), ce = n(9697), ue = n(5458);
  async function runDoctor(e, t) {
   const {settings: n, run: o, runner: s} = t, r = {
    id: null,
    login: o.actor,
    bot: o.actor.endsWith("[bot]"),
    viaApp: null
   }, i = e.event.sender ?? r, a = function({event: e}, {login: t, id: n}, {settings: o}) {
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
   }(e, i, t), [c, u, l, d] = await Promise.all([ readService(n, t), readGitHub({
    refusal: () => async function(e, {settings: t, repository: n}) {
     const o = await (0, ae.G)(e, t, n);
     return o.permitted ? null : o.sentence;
    }(i, t),
    label: a.reportToIssue ? a.reportLabel : null
   }, t), readPromptFile(n.promptFile, s), readEvidenceAccess(n, t) ]);
   if (s.cancelled.aborted) return {
    kind: "error",
    problems: [ le ],
    facts: ue.K,
    summary: null
   };
   const f = [ ...(h = e.problems, 0 === h.length ? [ good("Inputs", "All of them are usable.") ] : h.map(e => bad("Inputs", e))), ...checkPromptFile(l), ...checkEvent(e.event, planOf(e, t)), ...checkService(c, n), ...checkEvidence(d, {
    facts: u.facts,
    repository: o.repository
   }), ...checkGitHub(u, a), ...checkWorkflows(u.workflows, ownRun(u, c, t)), checkPolicies(u.workflows) ];
   var h;
   const {lines: p, failures: m, sentence: w, summary: b} = function(e) {
    const t = function(e) {
     const t = counterOf(e)("bad"), n = new Set(e.filter(({state: e}) => "unknown" === e).map(({name: e}) => e)).size, o = 0 === n ? "" : `; ${things(n)} could not be checked`;
     return t > 0 ? `${things(t)} to fix${o}` : 0 === n ? "The set-up is healthy" : `No problem found${o}`;
    }(e), n = `${t}. ${function(e) {
     const t = counterOf(e), [n, o, s] = [ t("good"), t("advice"), t("not-needed") ];
     return `${[ `${n} ${1 === n ? "check" : "checks"} passed`, ...0 === o ? [] : [ `${o} ${1 === o ? "suggestion" : "suggestions"}` ], ...0 === s ? [] : [ `${s} not needed` ] ].join(", ")}.`;
    }(e)} Nothing was started or written.`;
    return {
     lines: e.flatMap(e => [ `${e.state}: ${textOf(e)}`, ...pasteOf(e) ]),
     failures: e.filter(({state: e}) => "bad" === e).map(e => void 0 === e.paste ? textOf(e) : `${textOf(e)} The summary has the lines.`),
     sentence: n,
     summary: renderSummary(e, {
      headline: t,
      sentence: n
     })
    };
   }(f);
   for (const e of p) s.info(e);
   return {
    kind: "checked",
    failures: m,
    sentence: w,
    summary: b
   };
  }
  const le = {
   message: "The run was cancelled before the set-up was checked.",
   hint: "Run it again. Nothing was written."
  };
  function ownRun({facts: e}, t, {run: n, settings: o}) {
   const {public: s, hasIssues: r} = "read" === e.kind ? e.value : {
    public: null,
    hasIssues: null
   };
   return {
    ...n,
    public: s,
    hasIssues: r,
    hasKey: "" !== o.apiKey,
    keyAccepted: "answered" === t.kind
   };
  }
  function planOf({event: e, problems: t}, {settings: n}) {
   if (t.length > 0) return {
    kind: "undecided"
   };
   const {prompt: s, promptFile: r, jobId: i} = n;
   if (null === e.comment && "" === s && "" === r && "" === i) return {
    kind: "nothing"
   };
   try {
    const t = (0, ce.$)({
     ...n,
     mode: "auto"
    }, e, []);
    if ("skip" === t.kind) return {
     kind: "skip",
     sentence: t.sentence
    };
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