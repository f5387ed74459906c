"use strict";

exports.id = 921, exports.ids = [ 921 ], exports.modules = {
 7921: ((e, t, n) => {
  n.d(t, {
   parseWorkflow: () => parseWorkflow
  });
  var s = n(2376), r = n(7003);
  const i = JSON.parse('{"Cn":"case(3,MAX) contains(2,2) endsWith(2,2) format(1,255) fromJson(1,1) join(1,2) startsWith(2,2) toJson(1,1)","EZ":{"workflow-root-strict":{"mappings":[{"keys":{"on":"on-strict","name":"workflow-name","description":"workflow-name","run-name":"run-name","defaults":"workflow-defaults","env":"workflow-env","permissions":"permissions","concurrency":"workflow-concurrency","jobs":"jobs"},"required":["on","jobs"]}]},"on-strict":{"texts":["branch_protection_rule","check_run","check_suite","create","delete","deployment","deployment_status","discussion","discussion_comment","fork","gollum","image_version","issue_comment","issues","label","merge_group","milestone","page_build","project","project_card","project_column","public","pull_request","pull_request_comment","pull_request_review","pull_request_review_comment","pull_request_target","push","registry_package","release","repository_dispatch","schedule","status","watch","workflow_call","workflow_dispatch","workflow_run"],"list":"on-string-strict","mappings":[{"keys":{"branch_protection_rule":"branch-protection-rule","check_run":"check-run","check_suite":"check-suite","create":"create","delete":"create","deployment":"create","deployment_status":"create","discussion":"discussion","discussion_comment":"branch-protection-rule","fork":"create","gollum":"create","image_version":"image-version","issue_comment":"branch-protection-rule","issues":"issues","label":"branch-protection-rule","merge_group":"merge-group","milestone":"milestone","page_build":"create","project":"project","project_card":"project-card","project_column":"project-column","public":"create","pull_request":"pull-request","pull_request_comment":"branch-protection-rule","pull_request_review":"pull-request-review","pull_request_review_comment":"branch-protection-rule","pull_request_target":"pull-request","push":"push","registry_package":"registry-package","release":"release","repository_dispatch":"repository-dispatch","schedule":"schedule","status":"create","watch":"watch","workflow_call":"workflow-call","workflow_dispatch":"workflow-dispatch","workflow_run":"workflow-run"}}]},"workflow-name":{"text":true},"run-name":{"contexts":"github inputs vars","text":true},"workflow-defaults":{"mappings":[{"keys":{"run":"workflow-defaults-run"}}]},"workflow-env":{"contexts":"github inputs vars secrets","mappings":[{"others":["non-empty-string","workflow-name"]}]},"permissions":{"mappings":[{"keys":{"actions":"permission-level-any","artifact-metadata":"permission-level-any","attestations":"permission-level-any","checks":"permission-level-any","code-quality":"permission-level-any","contents":"permission-level-any","copilot-requests":"permission-level-write-or-no-access","deployments":"permission-level-any","discussions":"permission-level-any","drives":"permission-level-any","id-token":"permission-level-write-or-no-access","issues":"permission-level-any","models":"permission-level-read-or-no-access","packages":"permission-level-any","pages":"permission-level-any","pull-requests":"permission-level-any","repository-projects":"permission-level-any","security-events":"permission-level-any","statuses":"permission-level-any","vulnerability-alerts":"permission-level-read-or-no-access"}}],"texts":["read-all","write-all"]},"workflow-concurrency":{"contexts":"github inputs vars","text":true,"mappings":[{"keys":{"group":"non-empty-string","cancel-in-progress":"boolean","queue":"concurrency-queue"},"required":["group"]}]},"jobs":{"mappings":[{"others":["non-empty-string","job"]}]},"on-string-strict":{"texts":["branch_protection_rule","check_run","check_suite","create","delete","deployment","deployment_status","discussion","discussion_comment","fork","gollum","image_version","issue_comment","issues","label","merge_group","milestone","page_build","project","project_card","project_column","public","pull_request","pull_request_comment","pull_request_review","pull_request_review_comment","pull_request_target","push","registry_package","release","repository_dispatch","schedule","status","watch","workflow_call","workflow_dispatch","workflow_run"]},"branch-protection-rule":{"null":true,"mappings":[{"keys":{"types":"branch-protection-rule-activity"}}]},"check-run":{"null":true,"mappings":[{"keys":{"types":"check-run-activity"}}]},"check-suite":{"null":true,"mappings":[{"keys":{"types":"check-suite-activity"}}]},"create":{"null":true},"discussion":{"null":true,"mappings":[{"keys":{"types":"discussion-activity"}}]},"image-version":{"null":true,"mappings":[{"keys":{"types":"image-version-activity","names":"event-names","versions":"event-names"}}]},"issues":{"null":true,"mappings":[{"keys":{"types":"issues-activity"}}]},"merge-group":{"null":true,"mappings":[{"keys":{"types":"merge-group-activity","branches":"event-names","branches-ignore":"event-names"}}]},"milestone":{"null":true,"mappings":[{"keys":{"types":"milestone-activity"}}]},"project":{"null":true,"mappings":[{"keys":{"types":"project-activity"}}]},"project-card":{"null":true,"mappings":[{"keys":{"types":"project-card-activity"}}]},"project-column":{"null":true,"mappings":[{"keys":{"types":"project-column-activity"}}]},"pull-request":{"null":true,"mappings":[{"keys":{"types":"pull-request-activity","branches":"event-names","branches-ignore":"event-names","paths":"event-names","paths-ignore":"event-names"}}]},"pull-request-review":{"null":true,"mappings":[{"keys":{"types":"pull-request-review-activity"}}]},"push":{"null":true,"mappings":[{"keys":{"branches":"event-names","branches-ignore":"event-names","tags":"event-names","tags-ignore":"event-names","paths":"event-names","paths-ignore":"event-names"}}]},"registry-package":{"null":true,"mappings":[{"keys":{"types":"registry-package-activity"}}]},"release":{"null":true,"mappings":[{"keys":{"types":"release-activity"}}]},"repository-dispatch":{"null":true,"mappings":[{"keys":{"types":"sequence-of-non-empty-string"}}]},"schedule":{"list":"cron-mapping"},"watch":{"null":true,"mappings":[{"keys":{"types":"watch-activity"}}]},"workflow-call":{"null":true,"mappings":[{"keys":{"inputs":"workflow-call-inputs","secrets":"workflow-call-secrets","outputs":"workflow-call-outputs"}}]},"workflow-dispatch":{"null":true,"mappings":[{"keys":{"inputs":"workflow-dispatch-inputs"}}]},"workflow-run":{"null":true,"mappings":[{"keys":{"types":"workflow-run-activity","workflows":"event-names","branches":"event-names","branches-ignore":"event-names"}}]},"workflow-defaults-run":{"mappings":[{"keys":{"shell":"non-empty-string","working-directory":"non-empty-string"}}]},"non-empty-string":{"filled":true},"permission-level-any":{"texts":["read","write","none"]},"permission-level-write-or-no-access":{"texts":["write","none"]},"permission-level-read-or-no-access":{"texts":["read","none"]},"boolean":{"boolean":true},"concurrency-queue":{"texts":["single","max"]},"job":{"mappings":[{"keys":{"needs":"needs","if":"job-if","strategy":"strategy","name":"string-strategy-context","runs-on":"runs-on","timeout-minutes":"number-strategy-context","cancel-timeout-minutes":"number-strategy-context","continue-on-error":"boolean-strategy-context","container":"container","services":"services","env":"job-env","environment":"job-environment","permissions":"permissions","concurrency":"job-concurrency","outputs":"job-outputs","defaults":"job-defaults","steps":"steps","snapshot":"snapshot"},"required":["runs-on"]},{"keys":{"name":"string-strategy-context","uses":"non-empty-string","with":"workflow-job-with","secrets":"workflow-job-secrets","needs":"needs","if":"job-if","permissions":"permissions","concurrency":"job-concurrency","strategy":"strategy"},"required":["uses"]}]},"branch-protection-rule-activity":{"texts":["created","edited","deleted"],"list":"branch-protection-rule-activity-type"},"check-run-activity":{"texts":["completed","created","rerequested","requested_action"],"list":"check-run-activity-type"},"check-suite-activity":{"texts":["completed"],"list":"check-suite-activity-type"},"discussion-activity":{"texts":["created","edited","deleted","transferred","pinned","unpinned","labeled","unlabeled","locked","unlocked","category_changed","answered","unanswered"],"list":"discussion-activity-type"},"image-version-activity":{"texts":["created","ready","deleted"],"list":"image-version-activity-type"},"event-names":{"filled":true,"list":"non-empty-string"},"issues-activity":{"texts":["opened","edited","deleted","transferred","pinned","unpinned","closed","reopened","assigned","unassigned","labeled","unlabeled","locked","unlocked","milestoned","demilestoned","field_added","field_removed","typed","untyped"],"list":"issues-activity-type"},"merge-group-activity":{"texts":["checks_requested"],"list":"merge-group-activity-type"},"milestone-activity":{"texts":["created","closed","opened","edited","deleted"],"list":"milestone-activity-type"},"project-activity":{"texts":["created","closed","reopened","edited","deleted"],"list":"project-activity-type"},"project-card-activity":{"texts":["created","moved","converted","edited","deleted"],"list":"project-card-activity-type"},"project-column-activity":{"texts":["created","updated","moved","deleted"],"list":"project-column-activity-type"},"pull-request-activity":{"texts":["assigned","unassigned","labeled","unlabeled","opened","edited","closed","reopened","synchronize","converted_to_draft","locked","unlocked","enqueued","dequeued","milestoned","demilestoned","ready_for_review","review_requested","review_request_removed","auto_merge_enabled","auto_merge_disabled","stacked"],"list":"pull-request-activity-type"},"pull-request-review-activity":{"texts":["submitted","edited","dismissed"],"list":"pull-request-review-activity-type"},"registry-package-activity":{"texts":["published","updated"],"list":"registry-package-activity-type"},"release-activity":{"texts":["published","unpublished","created","edited","deleted","prereleased","released"],"list":"release-activity-type"},"sequence-of-non-empty-string":{"list":"non-empty-string"},"cron-mapping":{"mappings":[{"keys":{"cron":"non-empty-string","timezone":"non-empty-string"},"required":["cron"]}]},"watch-activity":{"texts":["started"],"list":"watch-activity-type"},"workflow-call-inputs":{"mappings":[{"others":["non-empty-string","workflow-call-input-definition"]}]},"workflow-call-secrets":{"mappings":[{"others":["non-empty-string","workflow-call-secret-definition"]}]},"workflow-call-outputs":{"mappings":[{"others":["non-empty-string","workflow-call-output-definition"]}]},"workflow-dispatch-inputs":{"mappings":[{"others":["non-empty-string","workflow-dispatch-input"]}]},"workflow-run-activity":{"texts":["requested","completed","in_progress"],"list":"workflow-run-activity-type"},"needs":{"list":"non-empty-string","filled":true},"job-if":{"contexts":"github inputs vars needs always(0,0) failure(0,MAX) cancelled(0,0) success(0,MAX)","text":true},"strategy":{"contexts":"github inputs vars needs","mappings":[{"keys":{"fail-fast":"boolean","max-parallel":"number","matrix":"matrix"}}]},"string-strategy-context":{"contexts":"github inputs vars needs strategy matrix","text":true},"runs-on":{"contexts":"github inputs vars needs strategy matrix","filled":true,"list":"non-empty-string","mappings":[{"keys":{"group":"non-empty-string","labels":"event-names"}}]},"number-strategy-context":{"contexts":"github inputs vars needs strategy matrix","number":true},"boolean-strategy-context":{"contexts":"github inputs vars needs strategy matrix","boolean":true},"container":{"contexts":"github inputs vars needs strategy matrix","text":true,"mappings":[{"keys":{"image":"non-empty-string","options":"workflow-name","env":"job-outputs","ports":"sequence-of-non-empty-string","volumes":"sequence-of-non-empty-string","credentials":"container-registry-credentials"}}]},"services":{"contexts":"github inputs vars needs strategy matrix","mappings":[{"others":["non-empty-string","services-container"]}]},"job-env":{"contexts":"github inputs vars needs strategy matrix secrets","mappings":[{"others":["non-empty-string","workflow-name"]}]},"job-environment":{"contexts":"github inputs vars needs strategy matrix","text":true,"mappings":[{"keys":{"name":"string-strategy-context","url":"string-runner-context-no-secrets","deployment":"boolean"},"required":["name"]}]},"job-concurrency":{"contexts":"github inputs vars needs strategy matrix","filled":true,"mappings":[{"keys":{"group":"non-empty-string","cancel-in-progress":"boolean","queue":"concurrency-queue"},"required":["group"]}]},"job-outputs":{"mappings":[{"others":["non-empty-string","string-runner-context"]}]},"job-defaults":{"mappings":[{"keys":{"run":"job-defaults-run"}}]},"steps":{"list":"steps-item"},"snapshot":{"filled":true,"mappings":[{"keys":{"image-name":"non-empty-string","if":"string-strategy-context","version":"non-empty-string"},"required":["image-name"]}]},"workflow-job-with":{"mappings":[{"others":["non-empty-string","scalar-needs-context"]}]},"workflow-job-secrets":{"mappings":[{"others":["non-empty-string","scalar-needs-context-with-secrets"]}],"texts":["inherit"]},"branch-protection-rule-activity-type":{"texts":["created","edited","deleted"]},"check-run-activity-type":{"texts":["completed","created","rerequested","requested_action"]},"check-suite-activity-type":{"texts":["completed"]},"discussion-activity-type":{"texts":["created","edited","deleted","transferred","pinned","unpinned","labeled","unlabeled","locked","unlocked","category_changed","answered","unanswered"]},"image-version-activity-type":{"texts":["created","ready","deleted"]},"issues-activity-type":{"texts":["opened","edited","deleted","transferred","pinned","unpinned","closed","reopened","assigned","unassigned","labeled","unlabeled","locked","unlocked","milestoned","demilestoned","field_added","field_removed","typed","untyped"]},"merge-group-activity-type":{"texts":["checks_requested"]},"milestone-activity-type":{"texts":["created","closed","opened","edited","deleted"]},"project-activity-type":{"texts":["created","closed","reopened","edited","deleted"]},"project-card-activity-type":{"texts":["created","moved","converted","edited","deleted"]},"project-column-activity-type":{"texts":["created","updated","moved","deleted"]},"pull-request-activity-type":{"texts":["assigned","unassigned","labeled","unlabeled","opened","edited","closed","reopened","synchronize","converted_to_draft","locked","unlocked","enqueued","dequeued","milestoned","demilestoned","ready_for_review","review_requested","review_request_removed","auto_merge_enabled","auto_merge_disabled","stacked"]},"pull-request-review-activity-type":{"texts":["submitted","edited","dismissed"]},"registry-package-activity-type":{"texts":["published","updated"]},"release-activity-type":{"texts":["published","unpublished","created","edited","deleted","prereleased","released"]},"watch-activity-type":{"texts":["started"]},"workflow-call-input-definition":{"mappings":[{"keys":{"description":"workflow-name","type":"workflow-call-input-type","required":"boolean","default":"workflow-call-input-default"},"required":["type"]}]},"workflow-call-secret-definition":{"null":true,"mappings":[{"keys":{"description":"workflow-name","required":"boolean"}}]},"workflow-call-output-definition":{"mappings":[{"keys":{"description":"workflow-name","value":"workflow-output-context"},"required":["value"]}]},"workflow-dispatch-input":{"mappings":[{"keys":{"description":"workflow-name","type":"workflow-dispatch-input-type","required":"boolean","default":"workflow-dispatch-input-default","options":"sequence-of-string"}}]},"workflow-run-activity-type":{"texts":["requested","completed","in_progress"]},"number":{"number":true},"matrix":{"mappings":[{"keys":{"include":"matrix-filter","exclude":"matrix-filter"},"others":["non-empty-string","sequence"]}]},"container-registry-credentials":{"contexts":"github inputs vars secrets env","mappings":[{"keys":{"username":"non-empty-string","password":"non-empty-string"}}]},"services-container":{"contexts":"github inputs vars needs strategy matrix","filled":true,"mappings":[{"keys":{"image":"non-empty-string","options":"workflow-name","env":"job-outputs","ports":"sequence-of-non-empty-string","volumes":"sequence-of-non-empty-string","credentials":"container-registry-credentials","entrypoint":"workflow-name","command":"workflow-name"}}]},"string-runner-context-no-secrets":{"contexts":"github inputs vars needs strategy matrix steps job runner env","text":true},"string-runner-context":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env","text":true},"job-defaults-run":{"contexts":"github inputs vars strategy matrix needs env","mappings":[{"keys":{"shell":"non-empty-string","working-directory":"non-empty-string"}}]},"steps-item":{"mappings":[{"keys":{"name":"step-name","id":"non-empty-string","if":"step-if","timeout-minutes":"step-timeout-minutes","run":"step-name","continue-on-error":"step-continue-on-error","env":"step-env","working-directory":"step-name","shell":"non-empty-string"},"required":["run"]},{"keys":{"name":"step-name","id":"non-empty-string","if":"step-if","continue-on-error":"step-continue-on-error","timeout-minutes":"step-timeout-minutes","uses":"non-empty-string","with":"step-env","env":"step-env"},"required":["uses"]},{"keys":{"parallel":"steps"},"required":["parallel"]}]},"scalar-needs-context":{"contexts":"github inputs vars needs strategy matrix","text":true,"boolean":true,"number":true},"scalar-needs-context-with-secrets":{"contexts":"github inputs vars needs secrets strategy matrix","text":true,"boolean":true,"number":true},"workflow-call-input-type":{"texts":["string","boolean","number"]},"workflow-call-input-default":{"contexts":"github inputs vars","text":true,"boolean":true,"number":true},"workflow-output-context":{"contexts":"github inputs vars jobs","text":true},"workflow-dispatch-input-type":{"texts":["string","boolean","number","environment","choice"]},"workflow-dispatch-input-default":{"text":true,"boolean":true,"number":true},"sequence-of-string":{"list":"workflow-name"},"matrix-filter":{"list":"matrix-filter-item"},"sequence":{"list":"any"},"step-name":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env hashFiles(1,255)","text":true},"step-if":{"contexts":"github inputs vars needs strategy matrix steps job runner env always(0,0) failure(0,0) cancelled(0,0) success(0,0) hashFiles(1,255)","text":true},"step-timeout-minutes":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env hashFiles(1,255)","number":true},"step-continue-on-error":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env hashFiles(1,255)","boolean":true},"step-env":{"contexts":"github inputs vars needs strategy matrix secrets steps job runner env hashFiles(1,255)","mappings":[{"others":["non-empty-string","workflow-name"]}]},"matrix-filter-item":{"mappings":[{"others":["non-empty-string","any"]}]},"any":{"null":true,"boolean":true,"number":true,"text":true,"list":"any","mappings":[{"others":["workflow-name","any"]}]}}}');
  var o = n(8815);
  const a = 60, l = 1e4, u = 50, c = 4e4, p = 100, d = "", m = "It is not valid YAML", y = {
   kind: "invalid",
   because: "It is not exactly one YAML document."
  }, f = {
   kind: "unreadable",
   because: "It is nested too deeply or has too many parts."
  };
  const g = {
   BAD_ALIAS: "an alias for something that is not defined",
   BAD_INDENT: "wrong indentation",
   BAD_SCALAR_START: "a text that starts with this sign must be in quotes",
   BLOCK_AS_IMPLICIT_KEY: "wrong indentation, or an extra colon",
   MISSING_CHAR: "a sign is missing, such as a colon, a comma, a quote or a bracket",
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
  function treeOf(e) {
   const t = new Map, n = new Set, read = s => {
    const r = (0, o.Vj)(s) ? s.resolve(e) : s;
    if (n.has(r)) throw new Error("An alias stands for something around it.");
    n.add(r);
    const i = t.get(r) ?? function(e, t) {
     const n = {
      offset: offsetOf(e),
      value: null,
      items: [],
      pairs: []
     };
     if ((0, o.oP)(e)) return {
      ...n,
      form: "list",
      items: e.items.map(t)
     };
     if (!(0, o.jh)(e)) {
      const t = (0, o.jn)(e) ? e.value : null, s = "string" == typeof t || "number" == typeof t || "boolean" == typeof t;
      return {
       ...n,
       form: "scalar",
       value: s ? t : null
      };
     }
     const nameOf = e => String((0, o.jn)(e) ? e.value : e), s = e.items.map(({key: e, value: n}) => ({
      key: nameOf(e),
      offset: offsetOf(e),
      value: t(n)
     }));
     return {
      ...n,
      form: "mapping",
      pairs: s
     };
    }(r, read);
    return n.delete(r), null !== r && t.set(r, i), i;
   };
   return read(e.contents);
  }
  function offsetOf(e) {
   return (0, o.jn)(e) || (0, o.jh)(e) || (0, o.oP)(e) ? e.range?.[0] ?? 0 : 0;
  }
  const v = i.EZ, h = "an expression is not allowed here";
  function parseWorkflow(e) {
   const t = function(e) {
    try {
     const t = function(e) {
      const t = new o.iX, n = [];
      let [s, r] = [ 0, 0 ];
      for (const i of (new o.JG).lex(e)) {
       if (s += 1, /^[,&!]/.test(i) ? r += 1 : (i === d || /^["'*]/.test(i)) && (r = Math.max(0, r - 1)), 
       s > c || r > p) return null;
       for (const e of t.next(i)) if (n.push(e), "error" === e.type) return n;
      }
      return [ ...n, ...t.end() ];
     }(e);
     if (null === t || !function(e) {
      let [t, n] = [ e, 0 ];
      for (let e = 0; t.length > 0; e += 1) {
       if (n += t.length, e > a || n > l) return !1;
       t = t.flatMap(partsOf);
      }
      return !0;
     }(t)) return f;
     const n = t.find(({type: e}) => "error" === e);
     if (void 0 !== n) return invalid(m, e, n.offset, "a part that YAML does not allow here");
     const s = {
      prettyErrors: !1,
      stringKeys: !0,
      uniqueKeys: !1,
      logLevel: "silent"
     }, [r, i] = new o.Dk(s).compose(t, !0, e.length);
     if (void 0 === r || void 0 !== i) return y;
     const [v] = r.errors.toSorted((e, t) => e.pos[0] - t.pos[0]);
     return void 0 !== v ? invalid(m, e, v.pos[0], g[v.code] ?? `not valid YAML (${v.code})`) : {
      kind: "parsed",
      value: r.toJS({
       maxAliasCount: u
      }),
      tree: treeOf(r)
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
   const s = v[t] ?? {}, r = {
    ...n,
    contexts: `${n.contexts} ${s.contexts ?? ""}`.trim()
   };
   return (0, {
    list: checkList,
    mapping: checkMapping,
    scalar: checkScalar
   }[e.form])(e, s, r) ?? w[t]?.(e, r.contexts) ?? null;
  }
  function checkList(e, {list: t}, n) {
   return void 0 === t ? refuse(e, "a list is not allowed here") : first(e.items.map(e => parse_workflow_check(e, t, n)));
  }
  function checkMapping(e, {mappings: t = []}, n) {
   if (0 === t.length) return refuse(e, "a mapping is not allowed here");
   const {pairs: r} = e;
   let i = t;
   const o = new Set, a = r.map(e => {
    const {key: t} = e;
    if (t.includes("${{")) return function(e, t) {
     if ("" === t.contexts) return refuse(e, h);
     return (/^\$\{\{\s*insert\s*\}\}$/.test(e.key) ? null : checkExpressions(e.key, e.offset, t)) ?? parse_workflow_check(e.value, "any", t);
    }(e, n);
    const r = t.toUpperCase();
    if (o.has(r)) return refuse(e, `"${(0, s.DZ)(t)}" is there twice (upper and lower case are the same)`);
    o.add(r);
    const a = i.filter(({keys: e = {}}) => Object.hasOwn(e, t));
    return a.length > 0 && (i = a), function(e, {keys: t = {}, others: n = []}, r) {
     const {key: i, offset: o, value: a} = e, l = Object.hasOwn(t, i) ? t[i] : void 0;
     if (void 0 !== l) return parse_workflow_check(a, l, r);
     const [u, c] = n;
     if (void 0 === u || void 0 === c) return refuse(e, `"${(0, s.DZ)(i)}" is not a key that is known here`);
     return parse_workflow_check({
      form: "scalar",
      offset: o,
      value: i,
      items: [],
      pairs: []
     }, u, r) ?? parse_workflow_check(a, c, r);
    }(e, i[0] ?? {}, n);
   }), l = first(a);
   if (null !== l || r.some(({key: e}) => e.includes("${{"))) return l;
   const u = i.flatMap(({required: e = []}) => e).filter(e => !o.has(e.toUpperCase())).map(e => `"${e}"`);
   return 0 === u.length ? null : refuse(e, `${u.join(" or ")} is missing`);
  }
  function checkScalar(e, t, n) {
   let {value: r} = e;
   if ("string" == typeof r && r.includes("${{")) {
    const t = checkExpressions(r, e.offset, n);
    if (null !== t) return t;
    const [, s] = /^\$\{\{\s*'((?:[^']|'')*)'\s*\}\}$/.exec(r) ?? [];
    if (void 0 === s) return "" === n.contexts ? refuse(e, h) : null;
    r = s.replaceAll("''", "'");
   }
   return function(e, t) {
    const n = String(t ?? "");
    return !(null !== t || !e.null) || !!("boolean" == typeof t && e.boolean || "number" == typeof t && e.number) || !0 === e.text || !0 === e.filled && "" !== n || !0 === e.texts?.includes(n);
   }(t, r) ? null : refuse(e, `"${(0, s.DZ)(String(r ?? ""))}" is not a value that is allowed here`);
  }
  function checkExpressions(e, t, {text: n, contexts: s}) {
   let r = t;
   for (let i = e.indexOf("${{"); i >= 0; ) {
    r = Math.max(n.indexOf("${{", r), t);
    const [o, a] = /^\$\{\{((?:[^'}]|'[^']*'|\}(?!\}))*)\}\}/.exec(e.slice(i)) ?? [];
    if (void 0 === o || void 0 === a) return {
     offset: r,
     because: "an expression is not closed"
    };
    const l = checkExpression(a, r, s);
    if (null !== l) return l;
    i = e.indexOf("${{", i + o.length), r += 1;
   }
   return null;
  }
  function checkExpression(e, t, n) {
   const s = (0, r.Y)(e, `${i.Cn} ${n}`);
   return "problem" in s ? {
    offset: t,
    because: s.problem
   } : null;
  }
  function refuse({offset: e}, t) {
   return {
    offset: e,
    because: t
   };
  }
  function first(e) {
   return e.find(e => null !== e) ?? null;
  }
  const w = {
   jobs: function(e) {
    const t = first(e.pairs.map(e => checkId(e.key, e)));
    if (null !== t) return t;
    const n = new Map(e.pairs.map(({key: e, value: t}) => [ e, textsOf(valueIn(t, "needs")) ])), r = new Set, isReady = ({value: e}) => r.has(String(e));
    for (let e = -1; e < r.size; ) {
     e = r.size;
     for (const [e, t] of n) t.every(isReady) && r.add(e);
    }
    if (0 === r.size) return refuse(e, "no job can start, because each needs another");
    const i = [ ...n.values() ].flat().find(e => !isReady(e));
    if (void 0 === i) return null;
    const o = String(i.value);
    return refuse(i, n.has(o) ? "jobs need each other" : `there is no job "${(0, s.DZ)(o)}"`);
   },
   steps: function(e) {
    const t = e.items.flatMap(e => textsOf(valueIn(e, "id")));
    return first(t.map((e, n) => {
     const [r, i] = [ String(e.value), t.findIndex(({value: t}) => t === e.value) < n ];
     return checkId(r, e) ?? (i ? refuse(e, `the id "${(0, s.DZ)(r)}" is used twice`) : null);
    }));
   },
   "job-if": checkCondition,
   "step-if": checkCondition,
   "cron-mapping": function(e) {
    const t = valueIn(e, "cron");
    if ("scalar" !== t?.form) return null;
    const n = String(t.value), r = n.split(/ +/);
    return r.length === k.length && r.every(isOfField) ? null : refuse(t, `"${(0, s.DZ)(n)}" is not a schedule: it has five parts, such as '17 6 * * 1'`);
   },
   "workflow-dispatch-input"(e) {
    const t = valueIn(e, "options");
    return "choice" !== textsOf(valueIn(e, "type"))[0]?.value ? void 0 === t ? null : refuse(e, "an input with options needs `type: choice`") : textsOf(t).length > 0 ? null : refuse(e, "a choice needs `options`");
   },
   "runs-on"(e) {
    const t = valueIn(e, "group");
    return "scalar" !== t?.form || /\$\{\{|^[^/]*$|^(?:org|organization|ent|enterprise)\/[^/]+$/.test(String(t.value)) ? null : refuse(t, 'a group of runners begins with "organization/" or "enterprise/", or has no "/"');
   },
   "job-env": checkWritten,
   "step-env": checkWritten,
   services: checkWritten,
   container: checkImage,
   "services-container": checkImage
  };
  function checkId(e, t) {
   return /^(?!__)[a-z_][\w-]{0,98}$/i.test(e) ? null : refuse(t, `"${(0, s.DZ)(e)}" is not an id: it begins with a letter or one "_", and holds letters, digits, "_" and "-"`);
  }
  function checkCondition({value: e, offset: t}, n) {
   const s = String(e ?? "").trim(), [, r] = /^\$\{\{\s*'((?:[^']|'')*)'\s*\}\}$/.exec(s) ?? [], i = r?.replaceAll("''", "'").trim() ?? s;
   return "" === i || i.includes("${{") ? null : checkExpression(i, t, n);
  }
  function checkWritten(e) {
   return "mapping" === e.form ? null : refuse(e, "these values must be written one by one");
  }
  function checkImage(e) {
   return "mapping" !== e.form || void 0 !== valueIn(e, "image") ? null : refuse(e, '"image" is missing');
  }
  const k = [ [ 0, 59 ], [ 0, 23 ], [ 1, 31 ], [ 1, 12, " jan feb mar apr may jun jul aug sep oct nov dec" ], [ 0, 6, "sun mon tue wed thu fri sat" ] ];
  function isOfField(e, t) {
   return e.split(",").every(e => {
    const [n = "", s, ...r] = e.split("/"), [i = "", o, ...a] = n.split("-");
    return !(r.length + a.length > 0) && (void 0 === s || numberOf(s, t) > 0) && ("*" === i && void 0 === o || numberOf(o ?? i, t) >= numberOf(i, t));
   });
  }
  function numberOf(e, t) {
   const [n = 0, s = 0, r = ""] = k[t] ?? [], i = "" === e ? -1 : r.split(" ").indexOf(e.toLowerCase()), o = i >= 0 ? i : /^\d+$/.test(e) ? Number(e) : Number.NaN;
   return o >= n && o <= s ? o : Number.NaN;
  }
  function valueIn(e, t) {
   return e.pairs.find(({key: e}) => e === t)?.value;
  }
  function textsOf(e) {
   return void 0 === e ? [] : ("list" === e.form ? e.items : [ e ]).filter(({form: e}) => "scalar" === e);
  }
 })
};