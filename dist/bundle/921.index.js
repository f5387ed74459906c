"use strict";

exports.id = 921, exports.ids = [ 921 ], exports.modules = {
 7921: ((e, t, n) => {
  n.d(t, {
   parseWorkflow: () => parseWorkflow
  });
  var s = n(8815), r = n(2376), i = n(7003);
  const o = 60, a = 1e4, l = 50, u = 4e4, c = 100, p = "", d = "It is not valid YAML", m = {
   kind: "invalid",
   because: "It is not exactly one YAML document."
  }, y = {
   kind: "unreadable",
   because: "It is nested too deeply or has too many parts."
  };
  const g = {
   BAD_ALIAS: "an alias that is not defined",
   BAD_INDENT: "wrong indentation",
   BAD_SCALAR_START: "a text that starts with this character must be in quotes",
   BLOCK_AS_IMPLICIT_KEY: "wrong indentation, or an extra colon",
   MISSING_CHAR: "a character is missing, such as a colon, a comma, a quote or a bracket",
   MULTILINE_IMPLICIT_KEY: "wrong indentation, or a missing colon",
   TAB_AS_INDENT: "a tab used for indentation",
   UNEXPECTED_TOKEN: "something that does not belong here"
  };
  function invalid(e, t, n, s) {
   return {
    kind: "invalid",
    because: `${e}: line ${t.slice(0, n).split(/\r\n|\r|\n/).length}: ${s}.`
   };
  }
  function partsOf(e) {
   return "document" === e.type ? void 0 === e.value ? [] : [ e.value ] : "items" in e ? e.items.flatMap(({key: e, value: t}) => [ e, t ].filter(e => null != e)) : [];
  }
  const f = JSON.parse('{"E":{"workflow-root-strict":{"mappings":[{"keys":{"on":"on-strict","name":"workflow-name","description":"workflow-name","run-name":"run-name","defaults":"workflow-defaults","env":"workflow-env","permissions":"permissions","concurrency":"workflow-concurrency","jobs":"jobs"},"required":["on","jobs"]}]},"on-strict":{"texts":["branch_protection_rule","check_run","check_suite","create","delete","deployment","deployment_status","discussion","discussion_comment","fork","gollum","image_version","issue_comment","issues","label","merge_group","milestone","page_build","project","project_card","project_column","public","pull_request","pull_request_comment","pull_request_review","pull_request_review_comment","pull_request_target","push","registry_package","release","repository_dispatch","schedule","status","watch","workflow_call","workflow_dispatch","workflow_run"],"list":"on-string-strict","mappings":[{"keys":{"branch_protection_rule":"branch-protection-rule","check_run":"check-run","check_suite":"check-suite","create":"create","delete":"create","deployment":"create","deployment_status":"create","discussion":"discussion","discussion_comment":"branch-protection-rule","fork":"create","gollum":"create","image_version":"image-version","issue_comment":"branch-protection-rule","issues":"issues","label":"branch-protection-rule","merge_group":"merge-group","milestone":"milestone","page_build":"create","project":"project","project_card":"project-card","project_column":"project-column","public":"create","pull_request":"pull-request","pull_request_comment":"branch-protection-rule","pull_request_review":"pull-request-review","pull_request_review_comment":"branch-protection-rule","pull_request_target":"pull-request","push":"push","registry_package":"registry-package","release":"release","repository_dispatch":"repository-dispatch","schedule":"schedule","status":"create","watch":"watch","workflow_call":"workflow-call","workflow_dispatch":"workflow-dispatch","workflow_run":"workflow-run"}}]},"workflow-name":{"text":true},"run-name":{"contexts":"github inputs vars","text":true},"workflow-defaults":{"mappings":[{"keys":{"run":"workflow-defaults-run"}}]},"workflow-env":{"contexts":"github inputs vars secrets","mappings":[{"others":["non-empty-string","workflow-name"]}]},"permissions":{"mappings":[{"keys":{"actions":"permission-level-any","artifact-metadata":"permission-level-any","attestations":"permission-level-any","checks":"permission-level-any","code-quality":"permission-level-any","contents":"permission-level-any","copilot-requests":"permission-level-write-or-no-access","deployments":"permission-level-any","discussions":"permission-level-any","drives":"permission-level-any","id-token":"permission-level-write-or-no-access","issues":"permission-level-any","models":"permission-level-read-or-no-access","packages":"permission-level-any","pages":"permission-level-any","pull-requests":"permission-level-any","repository-projects":"permission-level-any","security-events":"permission-level-any","statuses":"permission-level-any","vulnerability-alerts":"permission-level-read-or-no-access"}}],"texts":["read-all","write-all"]},"workflow-concurrency":{"contexts":"github inputs vars","text":true,"mappings":[{"keys":{"group":"non-empty-string","cancel-in-progress":"boolean","queue":"concurrency-queue"},"required":["group"]}]},"jobs":{"mappings":[{"others":["non-empty-string","job"]}]},"on-string-strict":{"texts":["branch_protection_rule","check_run","check_suite","create","delete","deployment","deployment_status","discussion","discussion_comment","fork","gollum","image_version","issue_comment","issues","label","merge_group","milestone","page_build","project","project_card","project_column","public","pull_request","pull_request_comment","pull_request_review","pull_request_review_comment","pull_request_target","push","registry_package","release","repository_dispatch","schedule","status","watch","workflow_call","workflow_dispatch","workflow_run"]},"branch-protection-rule":{"null":true,"mappings":[{"keys":{"types":"branch-protection-rule-activity"}}]},"check-run":{"null":true,"mappings":[{"keys":{"types":"check-run-activity"}}]},"check-suite":{"null":true,"mappings":[{"keys":{"types":"check-suite-activity"}}]},"create":{"null":true},"discussion":{"null":true,"mappings":[{"keys":{"types":"discussion-activity"}}]},"image-version":{"null":true,"mappings":[{"keys":{"types":"image-version-activity","names":"event-names","versions":"event-names"}}]},"issues":{"null":true,"mappings":[{"keys":{"types":"issues-activity"}}]},"merge-group":{"null":true,"mappings":[{"keys":{"types":"merge-group-activity","branches":"event-names","branches-ignore":"event-names"}}]},"milestone":{"null":true,"mappings":[{"keys":{"types":"milestone-activity"}}]},"project":{"null":true,"mappings":[{"keys":{"types":"project-activity"}}]},"project-card":{"null":true,"mappings":[{"keys":{"types":"project-card-activity"}}]},"project-column":{"null":true,"mappings":[{"keys":{"types":"project-column-activity"}}]},"pull-request":{"null":true,"mappings":[{"keys":{"types":"pull-request-activity","branches":"event-names","branches-ignore":"event-names","paths":"event-names","paths-ignore":"event-names"}}]},"pull-request-review":{"null":true,"mappings":[{"keys":{"types":"pull-request-review-activity"}}]},"push":{"null":true,"mappings":[{"keys":{"branches":"event-names","branches-ignore":"event-names","tags":"event-names","tags-ignore":"event-names","paths":"event-names","paths-ignore":"event-names"}}]},"registry-package":{"null":true,"mappings":[{"keys":{"types":"registry-package-activity"}}]},"release":{"null":true,"mappings":[{"keys":{"types":"release-activity"}}]},"repository-dispatch":{"null":true,"mappings":[{"keys":{"types":"sequence-of-non-empty-string"}}]},"schedule":{"list":"cron-mapping"},"watch":{"null":true,"mappings":[{"keys":{"types":"watch-activity"}}]},"workflow-call":{"null":true,"mappings":[{"keys":{"inputs":"workflow-call-inputs","secrets":"workflow-call-secrets","outputs":"workflow-call-outputs"}}]},"workflow-dispatch":{"null":true,"mappings":[{"keys":{"inputs":"workflow-dispatch-inputs"}}]},"workflow-run":{"null":true,"mappings":[{"keys":{"types":"workflow-run-activity","workflows":"event-names","branches":"event-names","branches-ignore":"event-names"}}]},"workflow-defaults-run":{"mappings":[{"keys":{"shell":"non-empty-string","working-directory":"non-empty-string"}}]},"non-empty-string":{"filled":true},"permission-level-any":{"texts":["read","write","none"]},"permission-level-write-or-no-access":{"texts":["write","none"]},"permission-level-read-or-no-access":{"texts":["read","none"]},"boolean":{"boolean":true},"concurrency-queue":{"texts":["single","max"]},"job":{"mappings":[{"keys":{"needs":"needs","if":"job-if","strategy":"strategy","name":"string-strategy-context","runs-on":"runs-on","timeout-minutes":"number-strategy-context","cancel-timeout-minutes":"number-strategy-context","continue-on-error":"boolean-strategy-context","container":"container","services":"services","env":"job-env","environment":"job-environment","permissions":"permissions","concurrency":"job-concurrency","outputs":"job-outputs","defaults":"job-defaults","steps":"steps","snapshot":"snapshot"},"required":["runs-on"]},{"keys":{"name":"string-strategy-context","uses":"non-empty-string","with":"workflow-job-with","secrets":"workflow-job-secrets","needs":"needs","if":"job-if","permissions":"permissions","concurrency":"job-concurrency","strategy":"strategy"},"required":["uses"]}]},"branch-protection-rule-activity":{"texts":["created","edited","deleted"],"list":"branch-protection-rule-activity-type"},"check-run-activity":{"texts":["completed","created","rerequested","requested_action"],"list":"check-run-activity-type"},"check-suite-activity":{"texts":["completed"],"list":"check-suite-activity-type"},"discussion-activity":{"texts":["created","edited","deleted","transferred","pinned","unpinned","labeled","unlabeled","locked","unlocked","category_changed","answered","unanswered"],"list":"discussion-activity-type"},"image-version-activity":{"texts":["created","ready","deleted"],"list":"image-version-activity-type"},"event-names":{"filled":true,"list":"non-empty-string"},"issues-activity":{"texts":["opened","edited","deleted","transferred","pinned","unpinned","closed","reopened","assigned","unassigned","labeled","unlabeled","locked","unlocked","milestoned","demilestoned","field_added","field_removed","typed","untyped"],"list":"issues-activity-type"},"merge-group-activity":{"texts":["checks_requested"],"list":"merge-group-activity-type"},"milestone-activity":{"texts":["created","closed","opened","edited","deleted"],"list":"milestone-activity-type"},"project-activity":{"texts":["created","closed","reopened","edited","deleted"],"list":"project-activity-type"},"project-card-activity":{"texts":["created","moved","converted","edited","deleted"],"list":"project-card-activity-type"},"project-column-activity":{"texts":["created","updated","moved","deleted"],"list":"project-column-activity-type"},"pull-request-activity":{"texts":["assigned","unassigned","labeled","unlabeled","opened","edited","closed","reopened","synchronize","converted_to_draft","locked","unlocked","enqueued","dequeued","milestoned","demilestoned","ready_for_review","review_requested","review_request_removed","auto_merge_enabled","auto_merge_disabled","stacked"],"list":"pull-request-activity-type"},"pull-request-review-activity":{"texts":["submitted","edited","dismissed"],"list":"pull-request-review-activity-type"},"registry-package-activity":{"texts":["published","updated"],"list":"registry-package-activity-type"},"release-activity":{"texts":["published","unpublished","created","edited","deleted","prereleased","released"],"list":"release-activity-type"},"sequence-of-non-empty-string":{"list":"non-empty-string"},"cron-mapping":{"mappings":[{"keys":{"cron":"non-empty-string","timezone":"non-empty-string"},"required":["cron"]}]},"watch-activity":{"texts":["started"],"list":"watch-activity-type"},"workflow-call-inputs":{"mappings":[{"others":["non-empty-string","workflow-call-input-definition"]}]},"workflow-call-secrets":{"mappings":[{"others":["non-empty-string","workflow-call-secret-definition"]}]},"workflow-call-outputs":{"mappings":[{"others":["non-empty-string","workflow-call-output-definition"]}]},"workflow-dispatch-inputs":{"mappings":[{"others":["non-empty-string","workflow-dispatch-input"]}]},"workflow-run-activity":{"texts":["requested","completed","in_progress"],"list":"workflow-run-activity-type"},"needs":{"list":"non-empty-string","filled":true},"job-if":{"contexts":"github inputs vars needs always(0,0) failure(0,MAX) cancelled(0,0) success(0,MAX)","text":true},"strategy":{"contexts":"github inputs vars needs","mappings":[{"keys":{"fail-fast":"boolean","max-parallel":"number","matrix":"matrix"}}]},"string-strategy-context":{"contexts":"github inputs vars needs strategy matrix","text":true},"runs-on":{"contexts":"github inputs vars needs strategy matrix","filled":true,"list":"non-empty-string","mappings":[{"keys":{"group":"non-empty-string","labels":"event-names"}}]},"number-strategy-context":{"contexts":"github inputs vars needs strategy matrix","number":true},"boolean-strategy-context":{"contexts":"github inputs vars needs strategy matrix","boolean":true},"container":{"contexts":"github inputs vars needs strategy matrix","text":true,"mappings":[{"keys":{"image":"non-empty-string","options":"workflow-name","env":"job-outputs","ports":"sequence-of-non-empty-string","volumes":"sequence-of-non-empty-string","credentials":"container-registry-credentials"}}]},"services":{"contexts":"github inputs vars needs strategy matrix","mappings":[{"others":["non-empty-string","services-container"]}]},"job-env":{"contexts":"github inputs vars needs strategy matrix secrets","mappings":[{"others":["non-empty-string","workflow-name"]}]},"job-environment":{"contexts":"github inputs vars needs strategy matrix","text":true,"mappings":[{"keys":{"name":"string-strategy-context","url":"string-runner-context-no-secrets","deployment":"boolean"},"required":["name"]}]},"job-concurrency":{"contexts":"github inputs vars needs strategy matrix","filled":true,"mappings":[{"keys":{"group":"non-empty-string","cancel-in-progress":"boolean","queue":"concurrency-queue"},"required":["group"]}]},"job-outputs":{"mappings":[{"others":["non-empty-string","string-runner-context"]}]},"job-defaults":{"mappings":[{"keys":{"run":"job-defaults-run"}}]},"steps":{"list":"steps-item"},"snapshot":{"filled":true,"mappings":[{"keys":{"image-name":"non-empty-string","if":"string-strategy-context","version":"non-empty-string"},"required":["image-name"]}]},"workflow-job-with":{"mappings":[{"others":["non-empty-string","scalar-needs-context"]}]},"workflow-job-secrets":{"mappings":[{"others":["non-empty-string","scalar-needs-context-with-secrets"]}],"texts":["inherit"]},"branch-protection-rule-activity-type":{"texts":["created","edited","deleted"]},"check-run-activity-type":{"texts":["completed","created","rerequested","requested_action"]},"check-suite-activity-type":{"texts":["completed"]},"discussion-activity-type":{"texts":["created","edited","deleted","transferred","pinned","unpinned","labeled","unlabeled","locked","unlocked","category_changed","answered","unanswered"]},"image-version-activity-type":{"texts":["created","ready","deleted"]},"issues-activity-type":{"texts":["opened","edited","deleted","transferred","pinned","unpinned","closed","reopened","assigned","unassigned","labeled","unlabeled","locked","unlocked","milestoned","demilestoned","field_added","field_removed","typed","untyped"]},"merge-group-activity-type":{"texts":["checks_requested"]},"milestone-activity-type":{"texts":["created","closed","opened","edited","deleted"]},"project-activity-type":{"texts":["created","closed","reopened","edited","deleted"]},"project-card-activity-type":{"texts":["created","moved","converted","edited","deleted"]},"project-column-activity-type":{"texts":["created","updated","moved","deleted"]},"pull-request-activity-type":{"texts":["assigned","unassigned","labeled","unlabeled","opened","edited","closed","reopened","synchronize","converted_to_draft","locked","unlocked","enqueued","dequeued","milestoned","demilestoned","ready_for_review","review_requested","review_request_removed","auto_merge_enabled","auto_merge_disabled","stacked"]},"pull-request-review-activity-type":{"texts":["submitted","edited","dismissed"]},"registry-package-activity-type":{"texts":["published","updated"]},"release-activity-type":{"texts":["published","unpublished","created","edited","deleted","prereleased","released"]},"watch-activity-type":{"texts":["started"]},"workflow-call-input-definition":{"mappings":[{"keys":{"description":"workflow-name","type":"workflow-call-input-type","required":"boolean","default":"workflow-call-input-default"},"required":["type"]}]},"workflow-call-secret-definition":{"null":true,"mappings":[{"keys":{"description":"workflow-name","required":"boolean"}}]},"workflow-call-output-definition":{"mappings":[{"keys":{"description":"workflow-name","value":"workflow-output-context"},"required":["value"]}]},"workflow-dispatch-input":{"mappings":[{"keys":{"description":"workflow-name","type":"workflow-dispatch-input-type","required":"boolean","default":"workflow-dispatch-input-default","options":"sequence-of-string"}}]},"workflow-run-activity-type":{"texts":["requested","completed","in_progress"]},"number":{"number":true},"matrix":{"mappings":[{"keys":{"include":"matrix-filter","exclude":"matrix-filter"},"others":["non-empty-string","sequence"]}]},"container-registry-credentials":{"contexts":"github inputs vars secrets env","mappings":[{"keys":{"username":"non-empty-string","password":"non-empty-string"}}]},"services-container":{"contexts":"github inputs vars needs strategy matrix","filled":true,"mappings":[{"keys":{"image":"non-empty-string","options":"workflow-name","env":"job-outputs","ports":"sequence-of-non-empty-string","volumes":"sequence-of-non-empty-string","credentials":"container-registry-credentials","entrypoint":"workflow-name","command":"workflow-name"}}]},"string-runner-context-no-secrets":{"contexts":"github inputs vars needs strategy matrix steps job runner env","text":true},"string-runner-context":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env","text":true},"job-defaults-run":{"contexts":"github inputs vars strategy matrix needs env","mappings":[{"keys":{"shell":"non-empty-string","working-directory":"non-empty-string"}}]},"steps-item":{"mappings":[{"keys":{"name":"step-name","id":"non-empty-string","if":"step-if","timeout-minutes":"step-timeout-minutes","run":"step-name","continue-on-error":"step-continue-on-error","env":"step-env","working-directory":"step-name","shell":"non-empty-string"},"required":["run"]},{"keys":{"name":"step-name","id":"non-empty-string","if":"step-if","continue-on-error":"step-continue-on-error","timeout-minutes":"step-timeout-minutes","uses":"non-empty-string","with":"step-env","env":"step-env"},"required":["uses"]},{"keys":{"parallel":"steps"},"required":["parallel"]}]},"scalar-needs-context":{"contexts":"github inputs vars needs strategy matrix","text":true,"boolean":true,"number":true},"scalar-needs-context-with-secrets":{"contexts":"github inputs vars needs secrets strategy matrix","text":true,"boolean":true,"number":true},"workflow-call-input-type":{"texts":["string","boolean","number"]},"workflow-call-input-default":{"contexts":"github inputs vars","text":true,"boolean":true,"number":true},"workflow-output-context":{"contexts":"github inputs vars jobs","text":true},"workflow-dispatch-input-type":{"texts":["string","boolean","number","environment","choice"]},"workflow-dispatch-input-default":{"text":true,"boolean":true,"number":true},"sequence-of-string":{"list":"workflow-name"},"matrix-filter":{"list":"matrix-filter-item"},"sequence":{"list":"any"},"step-name":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env hashFiles(1,255)","text":true},"step-if":{"contexts":"github inputs vars needs strategy matrix steps job runner env always(0,0) failure(0,0) cancelled(0,0) success(0,0) hashFiles(1,255)","text":true},"step-timeout-minutes":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env hashFiles(1,255)","number":true},"step-continue-on-error":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env hashFiles(1,255)","boolean":true},"step-env":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env hashFiles(1,255)","mappings":[{"others":["non-empty-string","workflow-name"]}]},"matrix-filter-item":{"mappings":[{"others":["non-empty-string","any"]}]},"any":{"null":true,"boolean":true,"number":true,"text":true,"list":"any","mappings":[{"others":["workflow-name","any"]}]}}}').E, v = "an expression is not allowed here";
  function parseWorkflow(e) {
   const t = function(e) {
    try {
     const t = function(e) {
      const t = new s.iX, n = [];
      let [r, i] = [ 0, 0 ];
      for (const o of (new s.JG).lex(e)) {
       if (r += 1, /^[,&!]/.test(o) ? i += 1 : (o === p || /^["'*]/.test(o)) && (i = Math.max(0, i - 1)), 
       r > u || i > c) return null;
       for (const e of t.next(o)) if (n.push(e), "error" === e.type) return n;
      }
      return [ ...n, ...t.end() ];
     }(e);
     if (null === t || !function(e) {
      let [t, n] = [ e, 0 ];
      for (let e = 0; t.length > 0; e += 1) {
       if (n += t.length, e > o || n > a) return !1;
       t = t.flatMap(partsOf);
      }
      return !0;
     }(t)) return y;
     const n = t.find(({type: e}) => "error" === e);
     if (void 0 !== n) return invalid(d, e, n.offset, "a part that YAML does not allow here");
     const r = {
      prettyErrors: !1,
      stringKeys: !0,
      uniqueKeys: !1,
      logLevel: "silent"
     }, [i, f] = new s.Dk(r).compose(t, !0, e.length);
     if (void 0 === i || void 0 !== f) return m;
     const [v] = i.errors.toSorted((e, t) => e.pos[0] - t.pos[0]);
     if (void 0 !== v) return invalid(d, e, v.pos[0], g[v.code] ?? `not valid YAML (${v.code})`);
     const h = i.toJS({
      maxAliasCount: l
     });
     return (0, s.YR)(i, {
      Alias(e, t, n) {
       const s = t.resolve(i);
       if (n.some(e => e === s)) throw new Error("An alias refers to something that contains it.");
       return s;
      }
     }), {
      kind: "parsed",
      value: h,
      tree: i.contents
     };
    } catch {
     return {
      kind: "unreadable",
      because: "It is not valid YAML, or it repeats its parts too often."
     };
    }
   }(e);
   if ("parsed" !== t.kind) return t;
   const n = parse_workflow_check(t.tree, "workflow-root-strict", {
    text: e,
    contexts: ""
   });
   return null === n ? t : invalid("It is not a workflow that GitHub accepts", e, n.offset, n.because);
  }
  function parse_workflow_check(e, t, n) {
   const i = f[t] ?? {}, o = {
    ...n,
    contexts: `${n.contexts} ${i.contexts ?? ""}`.trim()
   };
   return function(e, t, n) {
    if ((0, s.jh)(e)) return function(e, {mappings: t = []}, n) {
     if (0 === t.length) return refuse(e, "a mapping is not allowed here");
     let s = t;
     const i = new Set, o = e.items.map(({key: e, value: t}) => {
      const o = textOf(e);
      if (o.includes("${{")) return function(e, t, n) {
       if ("" === n.contexts) return refuse(e, v);
       return (/^\$\{\{\s*insert\s*\}\}$/.test(textOf(e)) ? null : checkExpressions(e, n)) ?? parse_workflow_check(t, "any", n);
      }(e, t, n);
      const a = o.toUpperCase();
      if (i.has(a)) return refuse(e, `"${(0, r.DZ)(o)}" appears twice (upper and lower case are the same)`);
      i.add(a);
      const l = s.filter(({keys: e = {}}) => Object.hasOwn(e, o));
      return l.length > 0 && (s = l), function(e, t, {keys: n = {}, others: s = []}, i) {
       const o = textOf(e), a = Object.hasOwn(n, o) ? n[o] : void 0;
       if (void 0 !== a) return parse_workflow_check(t, a, i);
       const [l, u] = s;
       return void 0 === l || void 0 === u ? refuse(e, `"${(0, r.DZ)(o)}" is not a known key here`) : parse_workflow_check(e, l, i) ?? parse_workflow_check(t, u, i);
      }(e, t, s[0] ?? {}, n);
     }), a = first(o);
     if (null !== a || e.items.some(({key: e}) => textOf(e).includes("${{"))) return a;
     const l = s.flatMap(({required: e = []}) => e).filter(e => !i.has(e.toUpperCase())).map(e => `"${e}"`);
     return 0 === l.length ? null : refuse(e, `${l.join(" or ")} is missing`);
    }(e, t, n);
    if (!(0, s.oP)(e)) return function(e, t, n) {
     let s = plainOf(e);
     if ("string" == typeof s && s.includes("${{")) {
      const t = checkExpressions(e, n);
      if (null !== t) return t;
      const r = literalIn(s);
      if (null === r) return "" === n.contexts ? refuse(e, v) : null;
      s = r;
     }
     return function(e, t) {
      const n = String(t ?? "");
      return !(null !== t || !e.null) || !!("boolean" == typeof t && e.boolean || "number" == typeof t && e.number) || !0 === e.text || !0 === e.filled && "" !== n || !0 === e.texts?.includes(n);
     }(t, s) ? null : refuse(e, `"${(0, r.DZ)(String(s ?? ""))}" is not an allowed value here`);
    }(e, t, n);
    const {list: i} = t;
    return void 0 === i ? refuse(e, "a list is not allowed here") : first(e.items.map(e => parse_workflow_check(e, i, n)));
   }(e, i, o) ?? h[t]?.(e, o.contexts) ?? null;
  }
  function literalIn(e) {
   const [, t] = /^\$\{\{\s*'((?:[^']|'')*)'\s*\}\}$/.exec(e) ?? [];
   return t?.replaceAll("''", "'") ?? null;
  }
  function checkExpressions(e, {text: t, contexts: n}) {
   const [s, r] = [ textOf(e), offsetOf(e) ];
   let i = r;
   for (let e = s.indexOf("${{"); e >= 0; ) {
    i = Math.max(t.indexOf("${{", i), r);
    const [o, a] = /^\$\{\{((?:[^'}]|'[^']*'|\}(?!\}))*)\}\}/.exec(s.slice(e)) ?? [];
    if (void 0 === o || void 0 === a) return {
     offset: i,
     because: "an expression is not closed"
    };
    const l = checkExpression(a, i, n);
    if (null !== l) return l;
    e = s.indexOf("${{", e + o.length), i += 1;
   }
   return null;
  }
  function checkExpression(e, t, n) {
   const s = (0, i.Y)(e, n);
   return "problem" in s ? {
    offset: t,
    because: s.problem
   } : null;
  }
  const refuse = (e, t) => ({
   offset: offsetOf(e),
   because: t
  }), first = e => e.find(e => null !== e) ?? null, h = {
   jobs: function(e) {
    const t = (0, s.jh)(e) ? e.items : [], n = first(t.map(({key: e}) => checkId(e)));
    if (null !== n) return n;
    const i = new Map(t.map(({key: e, value: t}) => [ textOf(e), textsOf(valueIn(t, "needs")) ])), o = new Set, isReady = e => o.has(textOf(e));
    for (let e = -1; e < o.size; ) {
     e = o.size;
     for (const [e, t] of i) t.every(isReady) && o.add(e);
    }
    if (0 === o.size) return refuse(e, "no job can start, because each needs another");
    const a = [ ...i.values() ].flat().find(e => !isReady(e));
    if (void 0 === a) return null;
    const l = textOf(a);
    return refuse(a, i.has(l) ? "jobs depend on each other" : `there is no job "${(0, 
    r.DZ)(l)}"`);
   },
   steps: function(e) {
    const t = ((0, s.oP)(e) ? e.items : []).flatMap(e => textsOf(valueIn(e, "id"))), n = t.map(textOf), i = t.map((e, t) => {
     const s = textOf(e);
     return checkId(e) ?? (n.indexOf(s) < t ? refuse(e, `the id "${(0, r.DZ)(s)}" is used twice`) : null);
    });
    return first(i);
   },
   "job-if": checkCondition,
   "step-if": checkCondition,
   "cron-mapping": function(e) {
    const t = valueIn(e, "cron");
    if (!(0, s.jn)(t)) return null;
    const n = textOf(t).split(/ +/);
    return n.length === w.length && n.every(isOfField) ? null : refuse(t, `"${(0, r.DZ)(textOf(t))}" is not a schedule: it has five parts, such as '17 6 * * 1'`);
   },
   "workflow-dispatch-input"(e) {
    const t = valueIn(e, "options");
    return "choice" !== textOf(valueIn(e, "type")) ? null === t ? null : refuse(e, "an input with options needs `type: choice`") : textsOf(t).length > 0 ? null : refuse(e, "a choice needs `options`");
   },
   "runs-on"(e) {
    const t = valueIn(e, "group");
    return /\$\{\{|^[^/]*$|^(?:org|organization|ent|enterprise)\/[^/]+$/.test(textOf(t)) ? null : refuse(t, 'a group of runners begins with "organization/" or "enterprise/", or has no "/"');
   },
   "job-env": checkWritten,
   "step-env": checkWritten,
   services: checkWritten,
   container: checkImage,
   "services-container": checkImage
  };
  function checkId(e) {
   return /^(?!__)[a-z_][\w-]{0,98}$/i.test(textOf(e)) ? null : refuse(e, `"${(0, r.DZ)(textOf(e))}" is not an id: it begins with a letter or one "_", and holds letters, digits, "_" and "-"`);
  }
  function checkCondition(e, t) {
   const n = textOf(e).trim(), s = literalIn(n)?.trim() ?? n;
   return "" === s || s.includes("${{") ? null : checkExpression(s, offsetOf(e), t);
  }
  function checkWritten(e) {
   return (0, s.jh)(e) ? null : refuse(e, "these values must be written one by one");
  }
  function checkImage(e) {
   return (0, s.jh)(e) && null === valueIn(e, "image") ? refuse(e, '"image" is missing') : null;
  }
  const w = [ [ 0, 59 ], [ 0, 23 ], [ 1, 31 ], [ 1, 12, " jan feb mar apr may jun jul aug sep oct nov dec" ], [ 0, 6, "sun mon tue wed thu fri sat" ] ];
  function isOfField(e, t) {
   return e.split(",").every(e => {
    const [n = "", s, ...r] = e.split("/"), [i = "", o, ...a] = n.split("-");
    return !(r.length + a.length > 0) && (void 0 === s || numberOf(s, t) > 0) && ("*" === i && void 0 === o || numberOf(o ?? i, t) >= numberOf(i, t));
   });
  }
  function numberOf(e, t) {
   const [n = 0, s = 0, r = ""] = w[t] ?? [], i = "" === e ? -1 : r.split(" ").indexOf(e.toLowerCase()), o = i >= 0 ? i : /^\d+$/.test(e) ? Number(e) : Number.NaN;
   return o >= n && o <= s ? o : Number.NaN;
  }
  const offsetOf = e => e?.range[0] ?? 0;
  function plainOf(e) {
   const t = (0, s.jn)(e) ? e.value : null;
   return "string" == typeof t || "number" == typeof t || "boolean" == typeof t ? t : null;
  }
  const textOf = e => String(plainOf(e) ?? ""), valueIn = (e, t) => (0, s.jh)(e) && e.items.find(({key: e}) => textOf(e) === t)?.value || null, textsOf = e => ((0, 
  s.oP)(e) ? e.items : [ e ]).filter(e => (0, s.jn)(e));
 })
};