"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_post = require("./post.js");
const require_main = require("./main.js");

// src/doctor/check.ts
function good(name, found, advice = null) {
	return {
		name,
		state: "good",
		found,
		advice
	};
}
function bad(name, { message, hint }) {
	return {
		name,
		state: "bad",
		found: message,
		advice: hint
	};
}
function unknown(name, found, advice = null) {
	return {
		name,
		state: "unknown",
		found,
		advice
	};
}
function notNeeded(name, found, advice = null) {
	return {
		name,
		state: "not-needed",
		found,
		advice
	};
}

// src/doctor/check-service.ts
const [SERVICE, KEY, CREATING, PROJECT] = [
	"Service",
	"API key",
	"Right to start jobs",
	"Project"
];
const DAY_MS = 864e5;
const MOST_REQUESTS = 2;
async function readService({ baseUrl, projectId }, { service, clock, runner }) {
	const missing = [...baseUrl === "" ? ["`base-url`"] : [], ...projectId === "" ? ["`project-id`"] : []];
	if (missing.length > 0) return {
		kind: "not-asked",
		because: `The service was not checked, because ${missing.join(" and ")} cannot be used.`
	};
	const query = {
		...yesterday(clock),
		limit: 1,
		offset: 0
	};
	try {
		await service.readVisitors(query, {
			allowance: { left: MOST_REQUESTS },
			cancelled: runner.cancelled
		});
		return { kind: "answered" };
	} catch (error) {
		if (!(error instanceof require_post.ServiceError)) throw error;
		return {
			kind: "failed",
			status: error.status,
			webPage: error.webPage,
			problem: error
		};
	}
}
function yesterday(clock) {
	const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
	return {
		from: (/* @__PURE__ */ new Date(to - DAY_MS)).toISOString(),
		to: new Date(to).toISOString()
	};
}
function checkService(reading, inputs) {
	const [service, key, project] = judge$1(reading, inputs);
	return [
		service,
		inputs.apiKey !== "" ? key : unknown(KEY, "It was not tried, because `api-key` is not usable."),
		RIGHT,
		project
	];
}
const RIGHT = unknown(CREATING, "The service does not say: only starting a job would prove it, and the doctor starts none.", "Reading needs less than creating: if mode `job` or `comment` ends with HTTP 403, create a key with the scope for agent jobs.");
function judge$1(reading, inputs) {
	switch (reading.kind) {
		case "not-asked": return all(unknown(SERVICE, reading.because), reading.because);
		case "answered": return [
			good(SERVICE, `It answers at ${inputs.baseUrl} as its interface says.`),
			good(KEY, "The service accepts it for reading visitors.", "Keys often expire after 90 days: from then on every mode fails with HTTP 401."),
			good(PROJECT, `The service knows the project ${inputs.projectId}.`)
		];
		case "failed": return judgeFailure(reading, inputs);
	}
}
function judgeFailure({ status, webPage, problem }, inputs) {
	const { baseUrl } = inputs;
	const answers = good(SERVICE, `It answers at ${baseUrl}.`);
	switch (verdictOf(status, webPage)) {
		case "key": return [
			answers,
			bad(KEY, problem),
			unknown(PROJECT, "The service only says so to a key that it accepts.")
		];
		case "project": return [
			unknown(SERVICE, `Something answers at ${baseUrl}, but a wrong address also answers HTTP 404.`),
			unknown(KEY, "The service did not check it, or does not say."),
			bad(PROJECT, {
				message: problem.message,
				hint: `${problem.hint} ${addressOf(inputs)}`
			})
		];
		case "limit": return all(answers, problem.message, problem.hint);
		case "web-page": return all(bad(SERVICE, {
			message: `The address answers with a web page, not with the service: HTTP ${status} with HTML from ${baseUrl}.`,
			hint: `\`base-url\` may be the address of its website or dashboard. ${addressOf(inputs)}`
		}), NOT_TALKED_TO);
		case "other-page": return all(bad(SERVICE, {
			message: problem.message,
			hint: `\`base-url\` may be the address of its website or dashboard. ${addressOf(inputs)}`
		}), NOT_TALKED_TO);
		case "redirect": return all(bad(SERVICE, {
			message: problem.message,
			hint: `Redirects are not followed, because the key would go with them: set \`base-url\` to the address that it leads to. ${addressOf(inputs)}`
		}), NOT_TALKED_TO);
		case "trouble": return all(bad(SERVICE, problem), "The service gave no usable answer.");
		case "no-answer": return all(bad(SERVICE, problem), NOT_TALKED_TO);
	}
}
const NOT_TALKED_TO = "It could not be checked, because `base-url` did not lead to the service.";
function all(service, because, advice = null) {
	return [
		service,
		unknown(KEY, because, advice),
		unknown(PROJECT, because, advice)
	];
}
function addressOf({ baseUrl, projectId }) {
	return `The doctor requested ${baseUrl}/v1/analytics/${encodeURIComponent(projectId)}/visitors: \`base-url\` is the part before \`/v1\`.`;
}
function verdictOf(status, webPage) {
	if (status === void 0) return "no-answer";
	if (webPage && status === 403) return "trouble";
	if (webPage && status !== 429 && (status < 300 || status >= 400 && status < 500)) return "web-page";
	if (status === 401 || status === 403) return "key";
	if (status === 404) return "project";
	if (status === 429) return "limit";
	if (status >= 200 && status < 300) return "other-page";
	return status >= 300 && status < 400 ? "redirect" : "trouble";
}

// src/doctor/check-evidence.ts
const NAME$7 = "Searches, questions and votes";
const NOT_OFFERED = [
	403,
	404,
	405
];
async function readEvidenceAccess({ evidence, baseUrl, projectId, apiKey }, { service, clock, runner }) {
	if (evidence.length === 0) return null;
	if (baseUrl === "" || projectId === "" || apiKey === "") return [];
	const query = {
		...yesterday(clock),
		cursor: null,
		limit: 1
	};
	const reads = {
		searches: service.readSearches,
		questions: service.readQuestions,
		feedback: service.readFeedback
	};
	return Promise.all(evidence.map(async (kind) => {
		try {
			await reads[kind](query, {
				allowance: { left: 1 },
				cancelled: runner.cancelled
			});
			return {
				kind,
				result: "read",
				status: 200
			};
		} catch (error) {
			if (!(error instanceof require_post.ServiceError)) throw error;
			const status = error.status ?? null;
			return {
				kind,
				result: status !== null && NOT_OFFERED.includes(status) ? "not-offered" : "failed",
				status
			};
		}
	}));
}
function checkEvidence(readings, { facts, repository }) {
	if (readings === null) return [];
	if (facts.kind === "read" && facts.value.public) return [bad(NAME$7, {
		message: `\`evidence\` is set, but ${repository} is public: mode \`report\` refuses, because these are readers' own words.`,
		hint: "Remove `evidence`, or run the report in a private repository. `report-public` does not change this."
	})];
	if (readings.length === 0) return [unknown(NAME$7, "They were not checked, because the service could not be asked.")];
	const found = readings.map(describe$1).join(" ");
	if (readings.some(({ result }) => result === "failed")) return [unknown(NAME$7, found, "Run the doctor again later.")];
	if (readings.every(({ result }) => result === "read")) return [good(NAME$7, found)];
	return [{
		name: NAME$7,
		state: "advice",
		found,
		advice: "A report leaves out what it can't read. Check the key's scope and the plan, or remove it from `evidence`."
	}];
}
function describe$1({ kind, result, status }) {
	const http = status === null ? "" : ` (HTTP ${status})`;
	switch (result) {
		case "read": return `\`${kind}\`: the key may read them.`;
		case "not-offered": return `\`${kind}\`: the service doesn't offer them to this key${http}.`;
		case "failed": return `\`${kind}\`: the service gave no usable answer${http}.`;
	}
}

// src/doctor/check-github.ts
function checkGitHub(readings, needs) {
	const { facts } = readings;
	return [
		checkIdentity(readings.viewer),
		checkRepository(facts),
		checkReading("Reading issues and comments", readings.comments, {
			needed: needs.comments,
			users: "Modes `comment` and `settle`, status comments, `report-to: issue` and `max-jobs-per-day`"
		}),
		checkReading("Reading pull requests", readings.pullRequests, {
			needed: needs.pullRequests,
			users: "Prompts with the context of a pull request, `thread: merged` and `max-jobs-per-day`"
		}),
		WRITING,
		checkPerson(readings.refusal, needs),
		...checkReporting(readings, needs)
	];
}
const WRITING = unknown("Writing comments, reactions and issues", "GitHub does not say what a token may write, and the doctor writes nothing.", "Compare the workflow's `permissions:` with the lines for its mode in the summary.");
function checkIdentity(viewer) {
	const name = "GitHub token";
	if (viewer.kind === "not-asked") return unknown(name, viewer.because);
	if (viewer.kind === "failed") {
		if (viewer.failure === "rate-limited") return unknown(name, viewer.problem.message, viewer.problem.hint);
		return bad(name, viewer.problem);
	}
	const person = !viewer.value.endsWith("[bot]");
	return good(name, `It belongs to ${viewer.value}.`, person ? "This is a person: comments appear under their name, and their own reaction counts as our claim. `github.token` or the token of a GitHub App has an identity of its own." : null);
}
function checkRepository(facts) {
	const name = "Repository";
	if (facts.kind === "failed" && facts.failure === "missing") return bad(name, facts.problem);
	if (facts.kind !== "read") return failed(name, facts);
	if (!facts.value.archived) return good(name, "The token can read it, and it is not archived.");
	return bad(name, {
		message: "The repository is archived: it accepts no comments, reactions or issues.",
		hint: "Unarchive it in the settings of the repository, or run the workflow in another one."
	});
}
function checkReading(name, reading, { needed, users }) {
	if (reading.kind === "read") return good(name, "The token can.");
	if (reading.kind === "failed" && isForbidden(reading.failure) && !needed) return notNeeded(name, reading.problem.message, `${users} need it. ${reading.problem.hint}`);
	return failed(name, reading);
}
function checkPerson(refusal, { login, id, permission, byHand }) {
	const name = "Permission of the person who started this run";
	if (refusal.kind !== "read") return failed(name, refusal);
	if (refusal.value === null) return good(name, `A command of ${login} is accepted; the input \`permission\` is "${permission}".`);
	const hint = `A command of ${login} is refused. To allow it, change the inputs \`permission\`, \`allowed-users\`${id === null ? "" : ` (with their id, ${id}, which no other account can get)`} or \`allowed-bots\`.`;
	return byHand ? bad(name, {
		message: refusal.value,
		hint
	}) : notNeeded(name, refusal.value, hint);
}
function checkReporting({ facts, label }, needs) {
	const [issues, figures, labelName] = [
		"Issues",
		"Visitor figures",
		"Report label"
	];
	const ofLabel = checkLabel(labelName, label, needs);
	if (facts.kind !== "read") {
		const because = "GitHub did not show the repository.";
		return [
			unknown(issues, because),
			unknown(figures, because),
			ofLabel
		];
	}
	return [
		checkIssues(issues, facts.value, needs),
		checkFigures(figures, facts.value, needs),
		facts.value.hasIssues ? ofLabel : notNeeded(labelName, "Issues are disabled, so no report is written to one.")
	];
}
function checkIssues(name, { hasIssues }, { reportToIssue }) {
	if (hasIssues) return good(name, "They are enabled.");
	const message = "Issues are disabled in this repository, so a report cannot be written to one.";
	if (!reportToIssue) return notNeeded(name, message, "Pull requests and reports in the summary still work.");
	return bad(name, {
		message,
		hint: "Enable issues in the settings of the repository, or change the line to `report-to: summary`."
	});
}
function checkFigures(name, facts, { reportPublic, reportToIssue }) {
	if (!facts.public) return good(name, "The repository is not public: only its members can read a report.");
	if (reportPublic) return good(name, "The repository is public and `report-public` is `true`: anyone can read the reports.");
	const message = "The repository is public, and so are its issues and summaries: mode `report` refuses to publish figures in them.";
	const hint = "If anyone may read the figures, add the line `report-public: true`; otherwise report from a private repository.";
	return reportToIssue ? bad(name, {
		message,
		hint
	}) : notNeeded(name, message, hint);
}
function checkLabel(name, label, { reportToIssue, reportLabel }) {
	if (!reportToIssue) return notNeeded(name, "Reports only go to the summary, which has no label.");
	if (label.kind !== "read") return failed(name, label);
	if (label.value) return good(name, `The label "${reportLabel}" exists.`);
	return good(name, `The label "${reportLabel}" does not exist yet: the first report creates it.`);
}
const CERTAIN = [
	"unauthorized",
	"not-accessible",
	"forbidden"
];
function isForbidden(failure) {
	return failure === "forbidden" || failure === "not-accessible";
}
function failed(name, reading) {
	if (reading.kind === "not-asked") return unknown(name, reading.because);
	const { failure, problem } = reading;
	return CERTAIN.includes(failure) ? bad(name, problem) : unknown(name, problem.message, problem.hint);
}

// src/doctor/check-set-up.ts
function checkInputs(problems) {
	if (problems.length === 0) return [good("Inputs", "All of them are usable.")];
	return problems.map((problem) => bad("Inputs", problem));
}
async function readPromptFile(promptFile, runner) {
	if (promptFile === "") return null;
	try {
		await runner.readWorkspaceFile(promptFile);
		return [];
	} catch (error) {
		if (error instanceof require_post.InputError) return error.problems;
		throw error;
	}
}
function checkPromptFile$1(problems) {
	const name = "Instruction file";
	if (problems === null) return [notNeeded(name, "`prompt-file` is not set.")];
	if (problems.length === 0) return [good(name, "The file in `prompt-file` can be read.")];
	return problems.map(({ message, hint }) => bad(name, {
		message,
		hint: `${hint} A file of the repository only exists after \`actions/checkout\`.`
	}));
}
function checkEvent({ name: event, withoutSecrets }, plan) {
	const name = "Event";
	const advice = ADVICE.get(event) ?? null;
	if (withoutSecrets) {
		const found = `A fork or Dependabot caused this "${event}" event, and GitHub gives such runs no secrets by default.`;
		return [unknown(name, found, "This run got a key; without one, it would be skipped, not failed.")];
	}
	const because = `"${event}" with \`mode: auto\``;
	switch (plan.kind) {
		case "job": return [good(name, `${because} ${describeJob(plan)}.`, advice)];
		case "closed": return [bad(name, plan.problem)];
		case "comment": return [good(name, `${because} reads the comment.`, advice)];
		case "skip": return [good(name, `${because} does nothing. ${plan.sentence}`, advice)];
		case "nothing": return [notNeeded(name, `${because} has nothing to do: this step sets none of \`prompt\`, \`prompt-file\` and \`job-id\`.`, advice)];
		case "refused": return plan.problems.map((problem) => bad(name, problem));
		case "undecided": return [unknown(name, `What ${because} does is unknown until the inputs are fixed.`, advice)];
	}
}
function describeJob({ thread, follows }) {
	const does = follows ? "follows the job in `job-id`" : "starts a job";
	const rerun = (sentence) => follows ? "" : `: ${sentence}`;
	if (thread === null) return `${does} without a status comment${rerun("a re-run starts another job")}`;
	if (thread !== "merged") return `${does} and keeps a status comment in thread ${thread}`;
	return `${does} and keeps a status comment in the merged pull request that contains the commit${rerun("a re-run does not start another job")}`;
}
const NO_SECRETS = "Runs that a fork or Dependabot caused get no secrets: they are skipped, not failed.";
const ADVICE = /* @__PURE__ */ new Map([
	["issue_comment", "GitHub takes the workflow from the default branch: a change in another branch has no effect until it is merged. `types: [created]` saves the runs for edits."],
	["pull_request", NO_SECRETS],
	["pull_request_review", NO_SECRETS],
	["pull_request_review_comment", `${NO_SECRETS} \`types: [created]\` saves the runs for edits.`],
	["pull_request_target", "Public repositories block this event by default: use `pull_request`, or `push` to the default branch."],
	["schedule", "Schedules may be late or dropped, especially at the full hour, and stop after 60 days without a change in public repositories."],
	["workflow_dispatch", "To check another event, run the doctor on it."]
]);

// src/doctor/mode-permissions.ts
const READ = "contents: read";
const MODE_PERMISSIONS = [
	{
		use: "Mode `job` without a status comment",
		lines: [READ, "pull-requests: read"]
	},
	{
		use: "Mode `job` with a status comment in an issue",
		lines: [READ, "issues: write"]
	},
	{
		use: "Mode `job` with a status comment in a pull request",
		lines: [READ, "pull-requests: write"]
	},
	{
		use: "Mode `job` with `max-jobs-per-day`",
		lines: [READ, "pull-requests: read"]
	},
	{
		use: "Mode `job` with `pull-request: open`",
		lines: [READ, "pull-requests: write"]
	},
	{
		use: "Mode `job` with `request-review`",
		lines: [READ, "pull-requests: write"]
	},
	{
		use: "Mode `comment`",
		lines: [
			READ,
			"issues: write",
			"pull-requests: write"
		]
	},
	{
		use: "Mode `settle`",
		lines: ["issues: write", "pull-requests: write"]
	},
	{
		use: "Mode `report` to the summary",
		lines: []
	},
	{
		use: "Mode `report` to an issue",
		lines: ["issues: write"]
	},
	{
		use: "Mode `report` with `pages-root`",
		lines: [READ]
	},
	{
		use: "Mode `doctor`",
		lines: [
			READ,
			"issues: read",
			"pull-requests: read"
		]
	}
];
function renderModePermissions() {
	const blocks = MODE_PERMISSIONS.map(({ use, lines }) => `${use}:\n\n\`\`\`yaml\npermissions:${yamlOf(lines)}\n\`\`\``);
	return require_post.details("The permissions that each mode needs", blocks.join("\n\n"));
}
function yamlOf(lines) {
	return lines.length === 0 ? " {}" : lines.map((line) => `\n  ${line}`).join("");
}

// src/doctor/doctor-report.ts
const SIGNS = {
	good: "✅ good",
	bad: "❌ bad",
	unknown: "❔ not checked",
	advice: "💡 advice",
	"not-needed": "➖ not needed"
};
function reportChecks(checks) {
	const headline = headlineOf(checks);
	const sentence = `${headline}. ${countsOf(checks)} Nothing was started or written.`;
	return {
		lines: checks.flatMap((check) => [`${check.state}: ${textOf$1(check)}`, ...pasteOf$2(check)]),
		failures: checks.filter(({ state }) => state === "bad").map((check) => check.paste === void 0 ? textOf$1(check) : `${textOf$1(check)} The summary has the lines.`),
		sentence,
		summary: renderSummary(checks, {
			headline,
			sentence
		})
	};
}
function joined(checks) {
	return [...Map.groupBy(checks, ({ name: _name, ...result }) => JSON.stringify(result)).values()].flatMap((group) => {
		const [first] = group;
		return first === void 0 ? [] : [{
			...first,
			name: [...new Set(group.map(({ name }) => name))].join(", ")
		}];
	});
}
function textOf$1({ name, found, advice }) {
	return advice === null ? `${name}: ${found}` : `${name}: ${found} ${advice}`;
}
function pasteOf$2({ paste = [] }) {
	return paste.map((line) => `    ${line}`);
}
function headlineOf(checks) {
	const bad = counterOf(checks)("bad");
	const unknown = new Set(checks.filter(({ state }) => state === "unknown").map(({ name }) => name)).size;
	const open = unknown === 0 ? "" : `; ${things(unknown)} could not be checked`;
	if (bad > 0) return `${things(bad)} to fix${open}`;
	return unknown === 0 ? "The set-up is healthy" : `No problem found${open}`;
}
function countsOf(checks) {
	const count = counterOf(checks);
	const [good, advice, notNeeded] = [
		count("good"),
		count("advice"),
		count("not-needed")
	];
	return `${[
		`${good} ${good === 1 ? "check" : "checks"} passed`,
		...advice === 0 ? [] : [`${advice} ${advice === 1 ? "suggestion" : "suggestions"}`],
		...notNeeded === 0 ? [] : [`${notNeeded} not needed`]
	].join(", ")}.`;
}
function counterOf(checks) {
	return (state) => checks.filter((check) => check.state === state).length;
}
function things(count) {
	return count === 1 ? "1 thing" : `${count} things`;
}
function renderSummary(checks, { headline, sentence }) {
	const among = (...states) => checks.filter(({ state }) => states.includes(state));
	const [toFix, open, advice] = [
		among("bad"),
		among("unknown"),
		among("advice")
	];
	const rest = among("good", "not-needed");
	const parts = [
		`### docs-agent: ${headline}`,
		sentence,
		table(checks),
		toFix.length === 0 ? "" : `#### What to fix\n\n${explain(toFix)}`,
		open.length === 0 ? "" : `#### What could not be checked\n\n${explain(open)}`,
		advice.length === 0 ? "" : `#### Advice\n\n${explain(advice)}`,
		rest.length === 0 ? "" : require_post.details("Results of the other checks", explain(rest)),
		renderModePermissions()
	];
	return require_post.paragraphs(parts);
}
const WORST_FIRST = [
	"bad",
	"unknown",
	"advice",
	"good",
	"not-needed"
];
const ALWAYS_SHOWN = /* @__PURE__ */ new Set(["bad", "unknown"]);
function table(checks) {
	return [
		"| Check | State |",
		"| --- | --- |",
		...[...Map.groupBy(checks, ({ name }) => name)].map(([name, group]) => {
			return `| ${name} | ${WORST_FIRST.filter((state) => group.some((check) => check.state === state)).filter((state, index) => index === 0 || ALWAYS_SHOWN.has(state)).map((state) => SIGNS[state]).join(", ")} |`;
		})
	].join("\n");
}
function explain(checks) {
	return joined(checks).map((check) => {
		const { name, found, advice, paste = [] } = check;
		const lines = [
			found,
			...advice === null ? [] : [advice],
			...paste.length === 0 ? [] : ["", ...pasteOf$2(check)]
		];
		return `**${name}**\n\n${require_post.quoted(lines.join("\n"), { exact: true })}`;
	}).join("\n\n");
}

// src/doctor/workflows/workflow-facts.ts
function factsOf(path, value) {
	const workflow = mappingIn(value);
	const jobs = mappingIn(workflow?.["jobs"]);
	const events = eventsOf(workflow?.["on"]);
	if (workflow === null || jobs === null || events.size === 0) return null;
	return {
		path,
		events,
		permissions: permissionsOf(workflow),
		concurrency: concurrencyOf(workflow["concurrency"]),
		jobs: Object.entries(jobs).flatMap(([id, job]) => {
			const mapping = mappingIn(job);
			return mapping === null ? [] : [jobOf(id, mapping)];
		})
	};
}
function mappingIn(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}
function textsIn(value) {
	return (Array.isArray(value) ? value : [value]).filter((part) => typeof part === "string");
}
function eventsOf(on) {
	const mapping = mappingIn(on);
	if (mapping !== null) return new Map(Object.entries(mapping).map(([name, value]) => [name, settingsOf(value)]));
	return new Map(textsIn(on).map((name) => [name, null]));
}
function settingsOf(value) {
	return Array.isArray(value) ? { list: value } : mappingIn(value);
}
function jobOf(id, job) {
	const steps = Array.isArray(job["steps"]) ? job["steps"] : [];
	return {
		id,
		condition: conditionOf(job["if"]),
		permissions: permissionsOf(job),
		concurrency: concurrencyOf(job["concurrency"]),
		environment: job["environment"] !== void 0 && job["environment"] !== null,
		timeoutMinutes: typeof job["timeout-minutes"] === "number" ? job["timeout-minutes"] : null,
		steps: steps.map(stepOf),
		calls: textOf(job["uses"]),
		with: valuesOf(job["with"]),
		secrets: job["secrets"] === "inherit" ? "inherit" : valuesOf(job["secrets"])
	};
}
function stepOf(value) {
	const step = mappingIn(value) ?? {};
	return {
		uses: textOf(step["uses"]),
		condition: conditionOf(step["if"]),
		with: valuesOf(step["with"])
	};
}
function valuesOf(value) {
	return new Map(Object.entries(mappingIn(value) ?? {}).map(([name, each]) => [name.toLowerCase(), textOf(each)]));
}
function conditionOf(value) {
	const text = textOf(value).trim();
	return text.startsWith("${{") && text.endsWith("}}") && text.indexOf("${{", 3) < 0 ? text.slice(3, -2).trim() : text;
}
function textOf(value) {
	if (typeof value === "string") return value;
	return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
function permissionsOf(place) {
	if (!Object.hasOwn(place, "permissions")) return { kind: "absent" };
	const value = place["permissions"];
	if (value === "read-all") return {
		kind: "all",
		level: "read"
	};
	if (value === "write-all") return {
		kind: "all",
		level: "write"
	};
	const mapping = mappingIn(value);
	const scopes = Object.entries(mapping ?? {}).map(([scope, level]) => [scope, levelOf(level)]);
	if (mapping === null || scopes.some(([, level]) => level === null)) return { kind: "unclear" };
	return {
		kind: "named",
		scopes: new Map(scopes.flatMap(([scope, level]) => level ? [[scope, level]] : []))
	};
}
function levelOf(value) {
	return value === "read" || value === "write" || value === "none" ? value : null;
}
function concurrencyOf(value) {
	if (typeof value === "string") return {
		group: value,
		cancels: false,
		keepsWaiting: false,
		more: false
	};
	const mapping = mappingIn(value);
	if (mapping === null) return null;
	const { group, "cancel-in-progress": cancels = false, queue, ...more } = mapping;
	return {
		group: textOf(group),
		cancels: flagIn(cancels),
		keepsWaiting: queue === "max",
		more: Object.keys(more).length > 0 || ![
			void 0,
			null,
			"max",
			"single"
		].includes(textOf(queue) || null)
	};
}
function flagIn(value) {
	if (typeof value === "boolean") return value;
	const [, literal] = /^\s*\$\{\{\s*(true|false)\s*\}\}\s*$/.exec(textOf(value)) ?? [];
	return literal === void 0 ? null : literal === "true";
}

// src/doctor/workflows/read-workflow-files.ts
const FOLDER = ".github/workflows";
const LOCK_FILE = "actions.lock";
const MOST_BYTES = 131072;
const MOST_CALLED = 10;
const DEEPEST_CALL$1 = 10;
async function readWorkflowFiles(reader) {
	const entries = await reader.repository.folder(FOLDER) ?? [];
	const files = entries.filter(({ name, kind }) => kind !== "folder" && /\.ya?ml$/i.test(name));
	const outcomes = [];
	for (const entry of files) outcomes.push(await readOne(entry, reader.names));
	const own = outcomes.flatMap((outcome) => outcome.kind === "read" ? [outcome.facts] : []);
	const among = (kind) => outcomes.flatMap((outcome) => outcome.kind === kind ? [outcome] : []).toSorted(byPath);
	return {
		workflows: [...own.toSorted(byPath), ...await readCalled(own, reader)],
		invalid: among("invalid"),
		unread: among("unread"),
		locked: entries.some(({ name }) => name === LOCK_FILE)
	};
}
function mayCallUs({ calls, with: given, secrets }) {
	if (calls === "" || calls.startsWith("./")) return false;
	return [...given.keys(), ...secrets === "inherit" ? [] : secrets.keys()].some((name) => /^(?:docs[_-]?agent[_-].*|api[_-]key|project[_-]id)$/.test(name));
}
function byPath(one, other) {
	return one.path < other.path ? -1 : 1;
}
async function readOne({ name, kind, bytes, text }, names) {
	const path = `${FOLDER}/${name}`;
	if (kind !== "file") return {
		kind: "unread",
		path,
		because: "It is not a file."
	};
	if (bytes > MOST_BYTES) return {
		kind: "unread",
		path,
		because: `It is larger than ${MOST_BYTES / 1024} KB.`
	};
	if (text === null) return {
		kind: "unread",
		path,
		because: "GitHub does not show its text."
	};
	if (!mayConcernUs(text, names)) return { kind: "none" };
	const { parseWorkflow } = await Promise.resolve().then(() => require("./parse-workflow.js"));
	const parsed = parseWorkflow(text);
	if (parsed.kind === "unreadable") return {
		kind: "unread",
		path,
		because: parsed.because
	};
	const kindOfInvalid = namesUs(text, names) ? "invalid" : "unread";
	if (parsed.kind === "invalid") return {
		kind: kindOfInvalid,
		path,
		because: parsed.because
	};
	const facts = factsOf(path, parsed.value);
	if (facts !== null) return {
		kind: "read",
		facts
	};
	return {
		kind: kindOfInvalid,
		path,
		because: "It is not a workflow: `on:` or `jobs:` is missing or empty."
	};
}
function namesUs(text, { actionRepository, repository }) {
	const name = actionRepository === "" ? repository : actionRepository;
	return text.toLowerCase().includes(name.toLowerCase()) || actionRepository === "" && /\buses:\s*['"]?\.\//.test(text);
}
function mayConcernUs(text, names) {
	return text.includes("./") || text.includes(".github/workflows/") || namesUs(text, names);
}
async function readCalled(own, reader) {
	const found = /* @__PURE__ */ new Map();
	let level = own;
	for (let depth = 0; depth < DEEPEST_CALL$1 && level.length > 0; depth += 1) {
		const calls = level.flatMap((workflow) => workflow.jobs).filter((job) => depth > 0 || mayCallUs(job) || job.secrets === "inherit").map((job) => job.calls);
		const read = [...new Set(calls)].filter((each) => each !== "" && !each.startsWith("./") && !found.has(each)).slice(0, Math.max(0, MOST_CALLED - found.size));
		const facts = await Promise.all(read.map((called) => readRemote(called, reader)));
		for (const [at, called] of read.entries()) found.set(called, facts[at] ?? null);
		level = facts.filter((each) => each !== null);
	}
	return [...found.values()].filter((each) => each !== null);
}
async function readRemote(called, { repository, names }) {
	const [, name, path, ref] = /^([\w.-]+\/[\w.-]+)\/(\.github\/workflows\/[^/@]+)@([^@\s]+)$/.exec(called) ?? [];
	if (name === void 0 || path === void 0 || ref === void 0) return null;
	try {
		const text = await repository.textFile({
			repository: name,
			path,
			ref
		});
		if (text === null || text.length > MOST_BYTES || !mayConcernUs(text, names)) return null;
		const { parseWorkflow } = await Promise.resolve().then(() => require("./parse-workflow.js"));
		const parsed = parseWorkflow(text);
		const facts = parsed.kind === "parsed" ? factsOf(called, parsed.value) : null;
		return facts === null ? null : asCalled(facts, {
			name,
			ref
		});
	} catch (error) {
		require_post.repositoryErrorOf(error);
		return null;
	}
}
function asCalled(facts, { name, ref }) {
	const calls = (job) => job.calls.startsWith("./") ? `${name}/${job.calls.slice(2)}@${ref}` : job.calls;
	return {
		...facts,
		events: /* @__PURE__ */ new Map([["workflow_call", facts.events.get("workflow_call") ?? null]]),
		jobs: facts.jobs.map((job) => ({
			...job,
			calls: calls(job)
		}))
	};
}

// src/doctor/read-github.ts
const HOPELESS = {
	unauthorized: "It was not checked, because GitHub does not accept the token.",
	unavailable: "It was not checked, because GitHub gave no usable answer.",
	"rate-limited": "It was not checked, because the token has used up its requests."
};
async function readGitHub(questions, { repository, run, clock }) {
	const viewer = await reading(() => repository.viewer());
	const because = viewer.kind === "failed" ? HOPELESS[viewer.failure] : void 0;
	if (because !== void 0) {
		const rest = {
			kind: "not-asked",
			because
		};
		return {
			viewer,
			facts: rest,
			comments: rest,
			pullRequests: rest,
			refusal: rest,
			label: rest,
			workflows: rest
		};
	}
	const { label } = questions;
	const since = new Date(clock.now()).toISOString();
	const [facts, comments, pullRequests, refusal, found, workflows] = await Promise.all([
		reading(() => repository.facts()),
		reading(async () => {
			await repository.recentComments("issue-comment", {
				since,
				mostPages: 1
			});
			return true;
		}),
		reading(async () => {
			await repository.pullRequestsOf(run.sha);
			return true;
		}),
		reading(() => questions.refusal()),
		label === null ? NO_LABEL : reading(() => repository.hasLabel(label)),
		reading(() => readWorkflowFiles({
			repository,
			names: run
		}))
	]);
	return {
		viewer,
		facts,
		comments,
		pullRequests,
		refusal,
		label: found,
		workflows
	};
}
const NO_LABEL = {
	kind: "not-asked",
	because: "No label is needed."
};
async function reading(ask) {
	try {
		return {
			kind: "read",
			value: await ask()
		};
	} catch (error) {
		const problem = require_post.repositoryErrorOf(error);
		return {
			kind: "failed",
			failure: problem.failure,
			problem
		};
	}
}

// src/doctor/workflows/condition.ts
const LONGEST$1 = 4e3;
const DEEPEST = 20;
function judge(condition, known, depth = 0) {
	if (condition.length > LONGEST$1 || depth > DEEPEST) return "open";
	const alternatives = split(condition, "||").map((each) => every(split(each, "&&").map((term) => judgeTerm(term, known, depth))));
	if (alternatives.includes("passes")) return "passes";
	return alternatives.every((each) => each === "stops") ? "stops" : "open";
}
function termsOf(condition, depth = 0) {
	if (condition.length > LONGEST$1 || depth > DEEPEST) return [];
	return split(condition, "||").flatMap((each) => split(each, "&&")).flatMap((term) => {
		const bare = term.replace(/^[!\s]+/, "");
		const inner = insideBrackets(bare);
		return inner === null ? [bare] : termsOf(inner, depth + 1);
	});
}
function soughtInComment(term) {
	const [, name, text] = /^(contains|startsWith)\(\s*github\.event\.comment\.body\s*,\s*'([^']*)'\s*\)$/i.exec(term) ?? [];
	if (name !== void 0 && text !== void 0) return {
		how: name.toLowerCase() === "contains" ? "contains" : "startsWith",
		text
	};
	const equal = comparison(term);
	if (equal?.path !== "github.event.comment.body" || !equal.equal) return null;
	return {
		how: "equals",
		text: equal.text
	};
}
function every(verdicts) {
	if (verdicts.includes("stops")) return "stops";
	return verdicts.includes("open") ? "open" : "passes";
}
function judgeTerm(term, known, depth) {
	if (depth > DEEPEST) return "open";
	if (term.startsWith("!")) return opposite(judgeTerm(term.slice(1).trim(), known, depth + 1));
	const inner = insideBrackets(term);
	if (inner !== null) return judge(inner, known, depth + 1);
	if (/^(?:true)?$/.test(term)) return "passes";
	if (term === "false") return "stops";
	const sought = soughtInComment(term);
	if (sought !== null) return judgeSought(sought, known);
	const compared = comparison(term);
	return compared === null ? "open" : judgeComparison(compared, known);
}
function opposite(verdict) {
	if (verdict === "open") return "open";
	return verdict === "passes" ? "stops" : "passes";
}
function judgeSought({ how, text }, { event, command }) {
	if (!require_post.isCommentEvent(event)) return text === "" ? "open" : "stops";
	if (command === null) return "open";
	const [wanted, written] = [text.toLowerCase(), command.toLowerCase()];
	if (wanted.startsWith(`${written} `) || wanted.startsWith(`${written}\n`)) return "open";
	if (how === "equals") return "stops";
	return (how === "contains" ? `${written} `.includes(wanted) : `${written} `.startsWith(wanted)) ? "passes" : "stops";
}
function comparison(term) {
	const [, left, sign, right] = /^('[^']*'|[\w.-]+)\s*(==|!=)\s*('[^']*'|[\w.-]+)$/.exec(term) ?? [];
	if (left === void 0 || right === void 0) return null;
	const [path, literal] = left.startsWith("'") ? [right, left] : [left, right];
	if (!/^'[^']*'$/.test(literal)) return null;
	return {
		path: path.toLowerCase(),
		equal: sign === "==",
		text: literal.slice(1, -1)
	};
}
function judgeComparison({ path, equal, text }, { event, onlyEvent = false, bots = false }) {
	const isOpen = onlyEvent || bots && path.endsWith(".type");
	const ofCommand = require_post.isCommentEvent(event) && !isOpen ? OF_A_COMMAND.get(path) : void 0;
	const known = path === "github.event_name" ? event : ofCommand;
	if (known === void 0) return "open";
	return known.toLowerCase() === text.toLowerCase() === equal ? "passes" : "stops";
}
const OF_A_COMMAND = /* @__PURE__ */ new Map([
	["github.event.action", "created"],
	["github.event.comment.user.type", "User"],
	["github.event.sender.type", "User"]
]);
function split(text, operator) {
	const parts = [];
	let [from, open, quoted] = [
		0,
		0,
		false
	];
	for (let at = 0; at < text.length; at += 1) {
		const sign = text[at];
		if (sign === "'") quoted = !quoted;
		else if (quoted) continue;
		else if (sign === "(" || sign === "[") open += 1;
		else if (sign === ")" || sign === "]") open -= 1;
		else if (open === 0 && text.startsWith(operator, at)) {
			parts.push(text.slice(from, at).trim());
			at += 1;
			from = at + 1;
		}
	}
	return [...parts, text.slice(from).trim()];
}
function insideBrackets(term) {
	if (!term.startsWith("(") || !term.endsWith(")")) return null;
	let [open, quoted] = [0, false];
	for (let at = 0; at < term.length; at += 1) {
		const sign = term[at];
		if (sign === "'") quoted = !quoted;
		if (quoted) continue;
		if (sign === "(") open += 1;
		if (sign === ")") open -= 1;
		if (open === 0 && at < term.length - 1) return null;
	}
	return term.slice(1, -1).trim();
}

// src/doctor/workflows/our-steps.ts
const DEEPEST_CALL = 10;
const MOST_WAYS = 50;
function ourSteps(workflows, names) {
	const isOurs = ourNames(workflows, names);
	return workflows.flatMap((workflow) => workflow.jobs.flatMap((job) => job.steps.filter(({ uses }) => isOurs(uses)).flatMap((step) => waysTo(workflow, workflows).map((way) => ourStep({
		workflow,
		job,
		step,
		...way
	})))));
}
function rootOf(our) {
	return our.callers.at(-1) ?? our;
}
function inputOf({ step }, name) {
	return (step.with.get(name) ?? "").trim();
}
function isExpression(value) {
	return value.includes("${{");
}
function conditionsOf({ callers, job, step }) {
	return [
		...callers.map((caller) => caller.job.condition),
		job.condition,
		step.condition
	].filter((condition) => condition !== "");
}
function commandOf(our) {
	const command = inputOf(our, "command") || require_post.inputs.command.default;
	return isExpression(command) ? null : command;
}
function ourNames(workflows, { actionRepository, repository }) {
	const ofWorkspace = actionRepository === "";
	const name = (ofWorkspace ? repository : actionRepository).toLowerCase();
	const paths = new Set(ofWorkspace || name === repository.toLowerCase() ? ["."] : []);
	if (ofWorkspace) {
		for (const { uses, with: given } of workflows.flatMap(({ jobs }) => jobs.flatMap(({ steps }) => steps))) if (uses.startsWith("./") && given.get("mode") === "doctor") paths.add(plainPath(uses));
	}
	return (uses) => uses.startsWith("./") ? paths.has(plainPath(uses)) : uses.toLowerCase().startsWith(`${name}@`);
}
function plainPath(uses) {
	return uses.replace(/\/+$/, "");
}
function waysTo(workflow, workflows) {
	const ways = [];
	let level = [[]];
	for (let depth = 0; depth <= DEEPEST_CALL && level.length > 0; depth += 1) {
		for (const callers of level) {
			const root = callers.at(-1)?.workflow ?? workflow;
			const events = startingEvents(root);
			if (events.length > 0 || !root.events.has("workflow_call")) ways.push({
				callers,
				events
			});
		}
		level = level.flatMap((callers) => longer(callers, workflow, workflows)).slice(0, MOST_WAYS);
	}
	return ways.length === 0 ? [{
		callers: [],
		events: []
	}] : ways.slice(0, MOST_WAYS);
}
function longer(callers, called, workflows) {
	const root = callers.at(-1)?.workflow ?? called;
	if (!root.events.has("workflow_call")) return [];
	const onTheWay = /* @__PURE__ */ new Set([called, ...callers.map(({ workflow }) => workflow)]);
	return workflows.filter((calling) => !onTheWay.has(calling)).flatMap((calling) => calling.jobs.filter(({ calls }) => calls === `./${root.path}` || calls === root.path).map((job) => [...callers, {
		workflow: calling,
		job
	}]));
}
function startingEvents({ events }) {
	return [...events.keys()].filter((event) => event !== "workflow_call");
}
function ourStep(way) {
	const written = inputOf(way, "mode").toLowerCase() || "auto";
	const mode = require_post.MODES.find((each) => each === written) ?? null;
	const hasSource = [
		"prompt",
		"prompt-file",
		"job-id"
	].some((name) => inputOf(way, name) !== "");
	const reached = way.events.filter((event) => conditionsOf(way).every((condition) => judge(condition, {
		event,
		command: null,
		onlyEvent: true
	}) !== "stops"));
	return {
		...way,
		mode,
		does: reached.map((event) => ({
			event,
			mode: mode === "auto" ? require_post.modeOfAuto(event, hasSource) : mode
		}))
	};
}

// src/doctor/workflows/finding.ts
const SUBJECTS = [
	"Workflow trigger",
	"Workflow permissions",
	"Workflow concurrency",
	"Workflow condition",
	"Workflow secrets",
	"Workflow inputs"
];
const LONGEST_NAME = 100;
function placeOf({ workflow, job }) {
	return `${tidy(workflow.path)}, job "${tidy(job.id)}"`;
}
function tidy(text) {
	const line = text.replace(/\p{C}/gu, " ").trim();
	return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line;
}
function conditionMentions(our, words) {
	return conditionsOf(our).some((condition) => words.test(condition));
}
function confirmed(name, { at, found }) {
	return {
		name,
		at,
		state: "good",
		found,
		advice: null
	};
}
function wrong(name, { at, found, advice, paste }) {
	return {
		name,
		at,
		state: "bad",
		found,
		advice,
		...pasted(paste)
	};
}
function open(name, { at, found, advice, paste }) {
	return {
		name,
		at,
		state: "unknown",
		found,
		advice,
		...pasted(paste)
	};
}
function better(name, { at, found, advice, paste }) {
	return {
		name,
		at,
		state: "advice",
		found,
		advice,
		...pasted(paste)
	};
}
function pasted(paste) {
	return paste === void 0 ? {} : { paste };
}

// src/doctor/workflows/check-advice.ts
function adviseOnUse(our) {
	return [
		...adviseOnVersion(our),
		...adviseOnReviews(our),
		...adviseOnTarget(our)
	];
}
function adviseOnVersion(our) {
	const [name = "", ref = ""] = our.step.uses.split("@");
	if (ref === "" || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(ref)) return [];
	const found = `the action is used by "${tidy(ref)}", which can be moved to other code.`;
	const paste = [`uses: ${tidy(name)}@<full commit id> # ${tidy(ref)}`];
	return [better("Workflow version", {
		at: placeOf(our),
		found,
		advice: "Name the full commit id; Dependabot can keep it up to date:",
		paste
	})];
}
function adviseOnReviews(our) {
	if (!our.does.some(({ event, mode }) => event === "pull_request_review_comment" && mode === "comment")) return [];
	return [better("Workflow trigger", {
		at: placeOf(our),
		found: `for a comment on a line of a diff, GitHub takes the pull request's own version of the file, and a fork's pull request gets no secrets.`,
		advice: "On a pull request from a fork, write commands in the conversation."
	})];
}
function adviseOnTarget(our) {
	if (!our.does.some(({ event }) => event === "pull_request_target")) return [];
	return [better("Workflow trigger", {
		at: placeOf(our),
		found: `public repositories block \`pull_request_target\` by default.`,
		advice: "Use `push` to the default branch, with `thread: merged`:",
		paste: [
			"on:",
			"  push:",
			"    branches: [main]"
		]
	})];
}

// src/doctor/workflows/check-concurrency.ts
const NAME$6 = "Workflow concurrency";
const OWN = /(?<![\w.-])github\.(?:event\.comment(?:\.(?:id|node_id|url|html_url)(?![\w.-])|\s*(?:\)|$))|run_(?:id|number)(?![\w-]))/i;
const OF_RUN = /(?<![\w.-])github\.run_id(?![\w-])/i;
const SHARED = /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i;
const LONGEST = 2e3;
const PASTE$1 = [
	"concurrency:",
	"  group: docs-agent-${{ github.event_name }}-${{ github.event.comment.id }}",
	"  cancel-in-progress: false"
];
function checkConcurrency(our) {
	const groups = [
		...our.callers.flatMap(({ workflow, job }) => [workflow.concurrency, job.concurrency]),
		our.workflow.concurrency,
		our.job.concurrency
	].filter((each) => each !== null);
	const modes = our.does.map(({ mode }) => mode);
	if (modes.includes("comment")) return ofComments(our, groups);
	return groups.flatMap((group) => modes.includes("job") ? ofJobs(our, group) : halfway(our, group));
}
function ofComments(our, groups) {
	const place = placeOf(our);
	if (groups.length === 0) return [better(NAME$6, {
		at: place,
		found: `there is no concurrency group. Two runs for one comment then both start a machine.`,
		advice: "Give each comment a group of its own:",
		paste: PASTE$1
	})];
	return groups.flatMap((group) => {
		if (isOfRun(group) || group.keepsWaiting && group.cancels === false) return [];
		if (group.cancels === true && waits(our)) return [wrong(NAME$6, {
			at: place,
			found: `\`cancel-in-progress\` lets a newer run cancel the one that follows a job.`,
			advice: "Turn cancelling off:",
			paste: PASTE$1
		})];
		const sharing = sharingOf(group);
		if (sharing === "shared") return [wrong(NAME$6, {
			at: place,
			found: `different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.`,
			advice: "Give each comment a group of its own (or add `queue: max`, which keeps up to 100 waiting):",
			paste: PASTE$1
		})];
		if (sharing === "own" && group.cancels !== null) return halfway(our, group);
		return [open(NAME$6, {
			at: place,
			found: `an expression decides whether comments share the concurrency group, or whether a run is cancelled.`,
			advice: "These lines are safe:",
			paste: PASTE$1
		})];
	});
}
function expressionsIn(group) {
	return [...group.slice(0, LONGEST).matchAll(/\$\{\{((?:'[^']*'|(?!\}\})[^'])*)\}\}/g)].map(([, code = ""]) => code.replace(/\[\s*'(\w+)'\s*\]/g, ".$1").replace(/'[^']*'/g, "''").replace(/\s*\.\s*/g, ".").trim());
}
function isOfRun({ group }) {
	return expressionsIn(group).some((code) => OF_RUN.test(code));
}
function waits(our) {
	return inputOf(our, "wait").toLowerCase() !== "false";
}
function sharingOf({ group, more }) {
	const expressions = expressionsIn(group);
	if (expressions.some((code) => OWN.test(code))) return "own";
	const code = expressions.join("\n");
	const paths = code.match(/\b(?:github|env|vars|inputs|matrix|needs|strategy|secrets|steps)\.[\w.-]+/gi) ?? [];
	if (more || group.length > LONGEST || /github\s*\[|tojson/i.test(code)) return "open";
	return paths.every((path) => SHARED.test(path)) ? "shared" : "open";
}
function ofJobs(our, group) {
	if (group.cancels !== true || isOfRun(group)) return [];
	if (!waits(our)) return halfway(our, group);
	return [wrong(NAME$6, {
		at: placeOf(our),
		found: `\`cancel-in-progress\` lets a newer run cancel the one that follows a job. The job itself continues, and no run follows it.`,
		advice: "Turn cancelling off:",
		paste: [
			"concurrency:",
			"  group: docs-agent-${{ github.sha }}",
			"  cancel-in-progress: false"
		]
	})];
}
function halfway(our, group) {
	if (group.cancels !== true || isOfRun(group)) return [];
	return [better(NAME$6, {
		at: placeOf(our),
		found: `\`cancel-in-progress\` lets a newer run cancel this one halfway.`,
		advice: "Let it finish:",
		paste: ["cancel-in-progress: false"]
	})];
}

// src/doctor/workflows/check-condition.ts
const NAME$5 = "Workflow condition";
function checkCondition(our) {
	const events = our.does.flatMap(({ event, mode }) => mode === "comment" && require_post.isCommentEvent(event) ? [event] : []);
	if (events.length === 0) return [];
	const command = commandOf(our);
	const paste = pasteOf$1(command ?? require_post.inputs.command.default);
	const conditions = conditionsOf(our);
	const place = placeOf(our);
	const bots = inputOf(our, "allowed-bots") !== "";
	const stops = (condition) => events.every((event) => judge(condition, {
		event,
		command,
		bots
	}) === "stops");
	if (conditions.some(stops)) {
		const found = `the \`if:\` blocks commands: \`${command} …\` in a person's new comment does not pass.`;
		return [wrong(NAME$5, {
			at: place,
			found,
			advice: "The action itself decides what is a command; this only saves runs:",
			paste
		})];
	}
	const terms = conditions.flatMap((condition) => termsOf(condition));
	return [...terms.slice(0, 20).flatMap((term) => adviseOnTerm(term, {
		place,
		command,
		paste
	})), ...terms.some((term) => /author_association/i.test(term)) ? [onAssociation(place)] : []];
}
function adviseOnTerm(term, { place, command, paste }) {
	const sought = soughtInComment(term);
	if (sought === null || command === null) return [];
	if (sought.text.toLowerCase().startsWith(`${command.toLowerCase()} `)) {
		const found = `the \`if:\` requires more than \`${command}\`, so other requests are ignored.`;
		return [better(NAME$5, {
			at: place,
			found,
			advice: "To let every command through:",
			paste
		})];
	}
	if (sought.how !== "startsWith") return [];
	return [better(NAME$5, {
		at: place,
		found: `\`startsWith\` misses a command below a quote, as in replies.`,
		advice: "Use `contains`; the action itself reads the comment closely:",
		paste
	})];
}
function onAssociation(place) {
	return better(NAME$5, {
		at: place,
		found: `\`author_association\` is wrong for private members of an organization.`,
		advice: "Leave out that part: the input `permission` decides who may, `write` by default."
	});
}
function pasteOf$1(command) {
	return [
		"if: >-",
		`  contains(github.event.comment.body, '${/^\/[\w-]{1,60}$/.test(command) ? command : require_post.inputs.command.default}') &&`,
		"  github.event.comment.user.type != 'Bot'"
	];
}

// src/doctor/workflows/check-job.ts
const SPARE_MINUTES = 5;
function checkJob(our) {
	return [...checkTime(our), ...checkPromptFile(our)];
}
function checkTime(our) {
	const { timeoutMinutes } = our.job;
	const wait = inputOf(our, "wait");
	const waits = wait !== "false" && !isExpression(wait) && our.does.some(({ mode }) => mode === "job" || mode === "comment");
	const minutes = Number(inputOf(our, "wait-minutes") || require_post.inputs["wait-minutes"].default);
	if (!waits || timeoutMinutes === null || !(timeoutMinutes < minutes + SPARE_MINUTES)) return [];
	return [better("Workflow time", {
		at: placeOf(our),
		found: `GitHub stops the job after ${timeoutMinutes} minutes, but the step waits up to ${minutes}.`,
		advice: "Give the job more time, or lower `wait-minutes`:",
		paste: [`timeout-minutes: ${minutes + 10}`]
	})];
}
function checkPromptFile(our) {
	const file = inputOf(our, "prompt-file");
	const [first] = our.job.steps;
	if (file === "" || isExpression(file) || first !== our.step) return [];
	return [open("Workflow inputs", {
		at: placeOf(our),
		found: `\`prompt-file\` is set, but no step before this one checks out the repository.`,
		advice: "Add a step before it: `- uses: actions/checkout@<full commit id>`."
	})];
}

// src/doctor/workflows/needed-permissions.ts
const GATED = /^(?:issues|issue_comment|pull_request.*)$/;
function needsOf$1(our) {
	const writes = inputOf(our, "dry-run").toLowerCase() !== "true";
	const wanted = our.does.flatMap(({ event, mode }) => {
		if (mode === "comment") return ofComment(our, event);
		if (mode === "job") return ofJob(our, event);
		if (mode === "settle") return [write("issues"), write("pull-requests")];
		if (mode === "report") return ofReport(our);
		return [];
	}).filter(({ level }) => writes || level === "read").filter((need, _at, all) => !isIn(all, need));
	return [...new Map(wanted.map((need) => [describe(need), need])).values()];
}
function ofComment(our, event) {
	if (event !== "issue_comment") return [read("contents"), write("pull-requests")];
	const doubtful = conditionMentions(our, /github\.event\.issue\.pull_request/i);
	return [
		read("contents"),
		write("issues", doubtful),
		write("pull-requests", doubtful)
	];
}
function ofReport(our) {
	const root = inputOf(our, "pages-root");
	const toIssue = inputOf(our, "report-to").toLowerCase().split(/[\s,]+/).includes("issue");
	return [...root === "" ? [] : [read("contents", isExpression(root))], ...toIssue ? [write("issues")] : []];
}
function ofJob(our, event) {
	return [
		...ofContext(our, event),
		...ofThread(our, event),
		...ofPullRequest(our),
		...ofBudget(our)
	];
}
function ofPullRequest(our) {
	const [collects, reviewed] = [inputOf(our, "pull-request").toLowerCase(), inputOf(our, "request-review").toLowerCase()];
	return [...collects === "open" ? [write("pull-requests")] : [], ...reviewed === "true" ? [write("pull-requests")] : []];
}
function ofBudget(our) {
	const limit = inputOf(our, "max-jobs-per-day");
	return limit === "" || onlyFollows(our) ? [] : [read("pull-requests", isExpression(limit))];
}
function ofContext(our, event) {
	const byPush = event === "push";
	const asks = !byPush && inputOf(our, "permission").toLowerCase() !== "none";
	if (byPush || event.startsWith("pull_request")) {
		const context = onlyFollows(our) ? "none" : inputOf(our, "context").toLowerCase();
		const doubtful = isExpression(context);
		if (context !== "none") return [read("contents", doubtful && !asks), read("pull-requests", doubtful)];
	}
	const rendered = event === "issues" && !onlyFollows(our) ? inputOf(our, "context").toLowerCase() : "none";
	if (asks && GATED.test(event)) return [read("contents")];
	return rendered === "none" ? [] : [read("contents", isExpression(rendered))];
}
function onlyFollows(our) {
	return inputOf(our, "job-id") !== "" && inputOf(our, "prompt") + inputOf(our, "prompt-file") === "";
}
function ofThread(our, event) {
	const thread = inputOf(our, "thread").toLowerCase() || "auto";
	if (thread === "none") return [];
	if (thread === "merged") return [write("pull-requests")];
	if (thread !== "auto") return [{
		scopes: ["issues", "pull-requests"],
		level: "write",
		doubtful: isExpression(thread)
	}];
	if (event === "issues") return [write("issues")];
	if (event.startsWith("pull_request")) return [write("pull-requests")];
	return event === "issue_comment" ? [{
		scopes: ["issues", "pull-requests"],
		level: "write",
		doubtful: false
	}] : [];
}
function isIn(all, { scopes: [scope], level, doubtful }) {
	return all.filter((each) => !each.doubtful && each.scopes.length === 1 && each.scopes[0] === scope).some((each) => each.level === level ? doubtful : each.level === "write");
}
function read(scope, doubtful = false) {
	return {
		scopes: [scope],
		level: "read",
		doubtful
	};
}
function write(scope, doubtful = false) {
	return {
		scopes: [scope],
		level: "write",
		doubtful
	};
}
function describe({ scopes, level }) {
	return scopes.map((scope) => `\`${scope}: ${level}\``).join(" or ");
}

// src/doctor/workflows/check-permissions.ts
const NAME$4 = "Workflow permissions";
const OF_JOB = /^\$\{\{(?:github\.token|secrets\.github_token|env\.github_token)\}\}$/i;
function checkPermissions(our, surroundings) {
	if (hasOwnToken(our)) return [];
	const findings = checkNeeds(our, surroundings);
	return findings.length > 0 ? findings : adviseOnHandover(our);
}
function checkNeeds(our, { public: isPublic }) {
	const needs = needsOf$1(our).filter(({ level }) => level === "write" || isPublic === false);
	if (needs.length === 0) return [];
	const granted = grantedTo(our);
	if (granted.every(({ kind }) => kind === "absent")) return [notSaid(our, needs)];
	const missing = needs.filter((need) => granted.some((each) => lacks(each, need)));
	const certain = missing.filter(({ doubtful }) => !doubtful);
	const paste = pasteOf(granted.at(-1), needs);
	const place = placeOf(our);
	if (certain.length > 0) {
		const found = `the token of the job lacks ${certain.map(describe).join(" and ")}.`;
		return [wrong(NAME$4, {
			at: place,
			found,
			advice: adviceFor(our),
			paste
		})];
	}
	if (missing.length > 0) {
		const found = `the token of the job lacks ${missing.map(describe).join(" and ")}, which may be needed.`;
		return [open(NAME$4, {
			at: place,
			found,
			advice: adviceFor(our),
			paste
		})];
	}
	if (granted.every(({ kind }) => kind === "all" || kind === "named")) return [];
	return [open(NAME$4, {
		at: place,
		found: `its \`permissions:\` can't be read, or the workflow that calls it has none.`,
		advice: adviceFor(our),
		paste
	})];
}
function adviseOnHandover(our) {
	const handover = inputOf(our, "handover").toLowerCase();
	if (!our.does.some(({ mode }) => mode === "job" || mode === "comment") || isExpression(handover) || handover === "false" || inputOf(our, "dry-run").toLowerCase() === "true") return [];
	const need = {
		scopes: ["pull-requests"],
		level: "write",
		doubtful: false
	};
	if (!grantedTo(our).some((granted) => lacks(granted, need))) return [];
	const found = `the action comments on pull requests that its jobs make in this repository, but the token of the job lacks ${describe(need)}.`;
	const advice = `Add ${describe(need)} to \`permissions:\`, or turn the comment off:`;
	return [better(NAME$4, {
		at: placeOf(our),
		found,
		advice,
		paste: ["handover: false"]
	})];
}
function hasOwnToken(our) {
	const token = inputOf(our, "github-token");
	return token !== "" && !OF_JOB.test(token.replace(/\s+/g, "").replace(/\['(\w+)'\]/g, ".$1"));
}
function adviceFor({ callers }) {
	return callers.length === 0 ? "Set them at the workflow or at the job; what is not listed is not granted:" : `Set them in the called workflow and in ${callers.map(placeOf).join(" and ")}; what is not listed is not granted:`;
}
function notSaid(our, needs) {
	return open(NAME$4, {
		at: placeOf(our),
		found: `there is no \`permissions:\` block, so the settings of the repository or organization decide.`,
		advice: adviceFor(our),
		paste: pasteOf(void 0, needs)
	});
}
const ABSENT = { kind: "absent" };
function grantedTo(our) {
	const [root = ABSENT, ...called] = [our, ...our.callers].map(({ workflow, job }) => blockOf(job.permissions, workflow.permissions)).toReversed();
	return [root, ...called.filter(({ kind }) => kind !== "absent")];
}
function blockOf(ofJob, ofWorkflow) {
	return ofJob.kind === "absent" ? ofWorkflow : ofJob;
}
function lacks(granted, { scopes, level }) {
	if (granted.kind === "absent" || granted.kind === "unclear") return false;
	if (granted.kind === "all") return level === "write" && granted.level === "read";
	return !scopes.some((scope) => suffices(granted.scopes.get(scope), level));
}
function suffices(given, level) {
	return given === "write" || given === level;
}
function pasteOf(granted, needs) {
	const lines = /* @__PURE__ */ new Map([["contents", "read"]]);
	for (const [scope, level] of granted?.kind === "named" ? granted.scopes : []) if (/^[a-z-]{1,40}$/.test(scope)) lines.set(scope, level);
	for (const { scopes, level } of needs) for (const scope of scopes) if (lines.get(scope) !== "write") lines.set(scope, level);
	return ["permissions:", ...[...lines].map(([scope, level]) => `  ${scope}: ${level}`)];
}

// src/doctor/workflows/check-schedule.ts
const NAME$3 = "Workflow schedule";
function checkSchedule(our, { public: isPublic }) {
	if (!our.does.some(({ event }) => event === "schedule")) return [];
	const { workflow } = rootOf(our);
	const at = tidy(workflow.path);
	const schedules = schedulesIn(workflow.events.get("schedule")?.["list"]);
	const full = schedules.find(({ cron }) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(cron));
	const found = "in a public repository GitHub stops schedules after 60 days without a commit.";
	const advice = "Enable the workflow again in the tab \"Actions\" when that happens, or keep it in a private repository.";
	return [
		...schedules.flatMap(({ timezone }) => checkZone(timezone, at)),
		...full === void 0 ? [] : [onFullHour(full, at)],
		...isPublic === true ? [better(NAME$3, {
			at,
			found,
			advice
		})] : []
	];
}
function schedulesIn(list) {
	return (Array.isArray(list) ? list : []).flatMap((each) => {
		const { cron, timezone } = mappingIn(each) ?? {};
		return typeof cron === "string" ? [{
			cron,
			timezone: typeof timezone === "string" ? timezone.trim() : ""
		}] : [];
	});
}
function checkZone(timezone, at) {
	if (timezone === "" || isZone(timezone)) return [];
	const found = `there is no time zone "${tidy(timezone)}".`;
	return [wrong(NAME$3, {
		at,
		found,
		advice: "Write a name of the IANA list, such as `Europe/Berlin`, or leave it out for UTC."
	})];
}
function isZone(timezone) {
	try {
		return /^[a-z]/i.test(timezone) && new Intl.DateTimeFormat("en", { timeZone: timezone }) !== null;
	} catch {
		return false;
	}
}
function onFullHour({ cron, timezone }, at) {
	const rest = cron.trim().split(/\s+/).slice(1, 5).join(" ");
	const found = `the schedule "${tidy(cron)}" includes the full hour, when GitHub is busiest and delays or drops runs.`;
	const zone = timezone !== "" && isZone(timezone) ? [`      timezone: ${timezone}`] : [];
	const line = `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(rest) ? rest : "6 * * 1"}'`;
	return better(NAME$3, {
		at,
		found,
		advice: "Choose another minute:",
		paste: [
			"on:",
			"  schedule:",
			line,
			...zone
		]
	});
}

// src/doctor/workflows/check-secrets.ts
var import_fastest_levenshtein = require_post.require_fastest_levenshtein();
const NAME$2 = "Workflow secrets";
const LONGEST_INPUT = 40;
const REQUIRED = Object.entries(require_post.inputs).flatMap(([name, input]) => "required" in input ? [name] : []);
const PASTE = ["api-key: ${{ secrets.DOCS_AGENT_API_KEY }}"];
function checkSecrets(our, surroundings) {
	return [...checkNames(our), ...checkKey(our, surroundings)];
}
function checkNames(our) {
	const place = placeOf(our);
	const missing = REQUIRED.filter((name) => name !== "api-key" && inputOf(our, name) === "");
	const unheard = [...our.step.with.keys()].filter((name) => !Object.hasOwn(require_post.inputs, name)).slice(0, 5);
	return [...missing.map((name) => {
		return wrong("Workflow inputs", {
			at: place,
			found: `\`${name}\` is not set.`,
			advice: "Add it to the `with:` of the step:",
			paste: [`${name}: …`]
		});
	}), ...unheard.map((name) => {
		const found = `there is no input "${tidy(name)}", so what it says has no effect.`;
		const meant = nearestInput(name);
		const advice = meant === null ? "The inputs are listed in docs/inputs.md of the action." : `Did you mean \`${meant}\`?`;
		return better("Workflow inputs", {
			at: place,
			found,
			advice
		});
	})];
}
function checkKey(our, surroundings) {
	const place = placeOf(our);
	const value = inputOf(our, "api-key");
	if (value === "") return [wrong(NAME$2, {
		at: place,
		found: `\`api-key\` is not set.`,
		advice: "Add the secret:",
		paste: PASTE
	})];
	if (holdsKey(value)) return [wrong(NAME$2, {
		at: place,
		found: `the API key is in the file itself, where anyone who can read the repository can see it.`,
		advice: "Revoke that key, store a new one as a secret, and write:",
		paste: PASTE
	})];
	const reference = referenceIn(value);
	switch (reference?.context) {
		case "secrets":
			if (our.events.length === 0) return [];
			return ofCallers({
				called: our,
				callers: our.callers,
				name: reference.name
			}, surroundings);
		case "vars": return [wrong(NAME$2, {
			at: place,
			found: "the API key comes from a variable: the runner prints it in the log before we can mask it.",
			advice: "Revoke that key, store a new one as a secret, and write:",
			paste: PASTE
		})];
		case "inputs": return ofInput(our, reference.name);
		default: return [];
	}
}
function nearestInput(name) {
	const near = (0, import_fastest_levenshtein.closest)(name.slice(0, LONGEST_INPUT), Object.keys(require_post.inputs));
	return (0, import_fastest_levenshtein.distance)(name, near) <= Math.max(1, Math.floor(near.length / 3)) ? near : null;
}
function holdsKey(value) {
	return !isExpression(value) || /(?:\$\{\{|\|\||&&|\()\s*'[^']+'\s*(?:\}\}|\|\||&&|\))/.test(value);
}
function referenceIn(value) {
	const [, context, name] = /^\$\{\{\s*(secrets|vars|inputs)\s*(?:\.\s*|\[\s*')([\w-]+)(?:'\s*\])?\s*\}\}$/i.exec(value) ?? [];
	return context === void 0 || name === void 0 ? null : {
		context: context.toLowerCase(),
		name: name.toLowerCase()
	};
}
function ofRepository(our, name, { ownKey }) {
	const place = placeOf(our);
	const secret = name.toUpperCase();
	if (name === "github_token") return [wrong(NAME$2, {
		at: place,
		found: `\`api-key\` is GitHub's own token, not a key of the service.`,
		advice: "Store a key of the service as a secret:",
		paste: PASTE
	})];
	if (ownKey?.secret === name && !our.job.environment) {
		if (ownKey.accepted) {
			const found = `the secret ${secret} exists: this run's key came from it, and the service accepted it.`;
			return [confirmed(NAME$2, {
				at: place,
				found
			})];
		}
		if (ownKey.arrived || our.mode === "doctor") return [];
		const found = `the secret ${secret} is missing or can't be used: this run got no usable key from it.`;
		return [wrong(NAME$2, {
			at: place,
			found,
			advice: "Store the key as a secret under that name (Settings, Secrets and variables, Actions)."
		})];
	}
	const found = `can't check whether the secret ${secret} exists, because GitHub never shows secrets.`;
	return [open(NAME$2, {
		at: place,
		found,
		advice: "Compare the name with Settings, Secrets and variables, Actions."
	})];
}
function ofCallers({ called, callers: [caller, ...callers], name }, surroundings) {
	if (caller === void 0) return ofRepository(called, name, surroundings);
	const { secrets } = caller.job;
	if (secrets === "inherit") return ofCallers({
		called: caller,
		callers,
		name
	}, surroundings);
	const value = (secrets.get(name) ?? "").trim();
	if (value === "") {
		const found = `it does not pass the secret "${name}" to ${tidy(called.workflow.path)}, so \`api-key\` is empty there.`;
		const paste = ["secrets:", `  ${name}: \${{ secrets.DOCS_AGENT_API_KEY }}`];
		return [wrong(NAME$2, {
			at: placeOf(caller),
			found,
			advice: "Pass it in the job that calls the workflow:",
			paste
		})];
	}
	if (holdsKey(value)) {
		const found = `the secret that it passes is in the file itself.`;
		const paste = ["secrets:", `  ${name}: \${{ secrets.DOCS_AGENT_API_KEY }}`];
		return [wrong(NAME$2, {
			at: placeOf(caller),
			found,
			advice: "Revoke that key, store a new one as a secret, and write:",
			paste
		})];
	}
	const reference = referenceIn(value);
	if (reference?.context !== "secrets") return [];
	return ofCallers({
		called: caller,
		callers,
		name: reference.name
	}, surroundings);
}
function ofInput(our, name) {
	if (!["workflow_call", "workflow_dispatch"].flatMap((event) => Object.keys(mappingIn(our.workflow.events.get(event)?.["inputs"]) ?? {}).map((each) => each.toLowerCase())).includes(name)) {
		const found = `\`api-key\` comes from the input "${name}", which the workflow does not declare, so it is empty.`;
		return [wrong(NAME$2, {
			at: placeOf(our),
			found,
			advice: "Add the secret:",
			paste: PASTE
		})];
	}
	const found = `the API key comes from an input, which GitHub shows in the log.`;
	const [caller] = our.callers;
	if (caller !== void 0 && (caller.job.with.get(name) ?? "").trim() === "") {
		const missing = `it does not pass "${name}", which the called workflow uses as \`api-key\`.`;
		return [wrong(NAME$2, {
			at: placeOf(caller),
			found: missing,
			advice: "Pass a secret of the called workflow instead of an input."
		})];
	}
	return [better(NAME$2, {
		at: placeOf(our),
		found,
		advice: "Pass it as a secret:",
		paste: PASTE
	})];
}

// src/doctor/workflows/check-trigger.ts
const NAME$1 = "Workflow trigger";
const COMMENTS = [
	"on:",
	"  issue_comment:",
	"    types: [created]"
];
function checkTrigger(our, surroundings) {
	const mode = inputOf(our, "mode");
	if (our.mode === null && !isExpression(mode)) {
		const found = `there is no mode "${tidy(mode)}".`;
		const advice = `Set \`mode\` to one of ${require_post.MODES.join(", ")}, or leave it out for \`auto\`.`;
		return [wrong(NAME$1, {
			at: placeOf(our),
			found,
			advice
		})];
	}
	if (our.mode === null) return [open(NAME$1, {
		at: placeOf(our),
		found: `\`mode\` is an expression, so trigger and permissions could not be checked.`,
		advice: "Write the mode into the file, or leave it out for `auto`."
	})];
	if (our.events.length === 0) return [open(NAME$1, {
		at: placeOf(our),
		found: `only other workflows call this one, and none of this repository does.`,
		advice: "Run the doctor in the repository of the workflow that calls it, too."
	})];
	return [
		...checkMode(our),
		...checkConversations(our, surroundings),
		...checkTypes(our),
		...checkMerged(our)
	];
}
function checkMode(our) {
	const place = placeOf(our);
	const events = our.events.join(", ");
	const onComments = {
		advice: "Start it on comments, in a file on the default branch:",
		paste: COMMENTS
	};
	if (our.mode === "comment" && !our.events.some(require_post.isCommentEvent)) {
		const found = `mode \`comment\` needs a comment event, but the workflow starts on ${events}.`;
		return [wrong(NAME$1, {
			at: place,
			found,
			...onComments
		})];
	}
	if (conditionsOf(our).includes("false")) return [better(NAME$1, {
		at: place,
		found: `it is switched off by \`if: false\`.`,
		advice: "Remove the `if:` to switch it on."
	})];
	if (our.does.length === 0) {
		const found = `the \`if:\` stops every event that starts the workflow (${events}).`;
		return [wrong(NAME$1, {
			at: place,
			found,
			advice: "Change the `if:`, or add the event that it requires to `on:`."
		})];
	}
	if (our.mode === "comment" && !our.does.some(({ event }) => require_post.isCommentEvent(event))) return [wrong(NAME$1, {
		at: place,
		found: `the \`if:\` stops every comment, but the step has mode \`comment\`.`,
		advice: "Change the `if:`, or leave out `mode`."
	})];
	if (our.mode === "auto" && our.does.every(({ mode }) => mode === null)) {
		const found = `there is nothing to do on ${events}: the step has no \`prompt\`, \`prompt-file\` or \`job-id\`.`;
		return [wrong(NAME$1, {
			at: place,
			found,
			advice: "Set one of them for a job, set `mode`, or start the workflow on comments:",
			paste: COMMENTS
		})];
	}
	return [];
}
function checkConversations(our, { answersConversations }) {
	if (answersConversations || !our.does.some(({ mode }) => mode === "comment")) return [];
	return [better(NAME$1, {
		at: placeOf(our),
		found: "it only starts on comments on lines of a diff: a command in the conversation of an issue or pull request does nothing.",
		advice: "Start it on those comments, too:",
		paste: COMMENTS
	})];
}
function checkTypes(our) {
	return our.does.filter(({ event, mode }) => mode === "comment" && require_post.isCommentEvent(event)).flatMap(({ event }) => {
		const { workflow } = rootOf(our);
		const types = workflow.events.get(event)?.["types"];
		const paste = [
			"on:",
			`  ${event}:`,
			"    types: [created]"
		];
		const at = placeOf(our);
		if (types === void 0 || types === null) {
			const found = `\`${event}\` also starts a run for each comment that is edited or deleted, which does nothing.`;
			return [better(NAME$1, {
				at,
				found,
				advice: "To avoid those runs:",
				paste
			})];
		}
		if (textsIn(types).includes("created")) return [];
		const found = `\`${event}\` leaves out \`created\`: no new comment starts a run.`;
		return [wrong(NAME$1, {
			at,
			found,
			advice: "Start it on new comments:",
			paste
		})];
	});
}
function checkMerged(our) {
	const jobs = our.does.filter(({ mode }) => mode === "job");
	if (inputOf(our, "thread") !== "merged" || jobs.length === 0) return [];
	if (jobs.some(({ event }) => event === "push")) return [];
	const found = `\`thread: merged\` needs \`push\`, but the workflow starts on ${our.events.join(", ")}.`;
	return [wrong(NAME$1, {
		at: placeOf(our),
		found,
		advice: "Start it on a push, or set `thread: auto`:",
		paste: [
			"on:",
			"  push:",
			"    branches: [main]"
		]
	})];
}

// src/doctor/workflows/check-workflows.ts
const NAME = "Workflow files";
const MOST_FINDINGS = 60;
const MOST_PLACES = 5;
function checkWorkflows(reading, run) {
	if (reading.kind !== "read") return workflowsUnread(reading);
	const { workflows, invalid, unread } = reading.value;
	const steps = ourSteps(workflows, run);
	const surroundings = {
		public: run.public,
		ownKey: ownKeyOf(steps, run),
		answersConversations: steps.some(({ does }) => does.some(({ event, mode }) => mode === "comment" && event === "issue_comment"))
	};
	const unreadable = [...unread.map(({ path, because }) => open(NAME, {
		...UNREAD,
		at: tidy(path),
		found: `${because} It could not be checked.`
	})), ...elsewhere(workflows)];
	const unseen = steps.length === 0 ? [...unreadable, ...unreadCalls(workflows)] : unreadable;
	const findings = bySubject([
		...invalid.map(({ path, because }) => wrong(NAME, {
			...INVALID,
			at: tidy(path),
			found: because
		})),
		...unreadable,
		...steps.flatMap((our) => findingsOf(our, surroundings))
	]);
	return [
		...overview(workflows, steps),
		...findings.slice(0, MOST_FINDINGS),
		...findings.length > MOST_FINDINGS ? [unknown(NAME, `${findings.length - MOST_FINDINGS} more findings are not shown.`, "Fix these first.")] : [],
		...unseen.length === 0 ? [] : notChecked(`A file that may use this action could not be read: ${placesOf(unseen)}.`, findings)
	];
}
const INVALID = { advice: "GitHub starts nothing from such a file; the tab \"Actions\" shows the same error. Fix the file on the default branch." };
const UNREAD = { advice: "Read it yourself, or make it smaller." };
function workflowsUnread(reading) {
	const [found, advice] = reading.kind === "not-asked" ? [reading.because, null] : [reading.problem.message, reading.problem.hint];
	return [unknown(NAME, found, advice), ...notChecked("The workflow files could not be read.", [])];
}
function notChecked(found, findings) {
	const known = new Set(findings.filter(({ state }) => state === "unknown").map(({ name }) => name));
	return SUBJECTS.filter((name) => !known.has(name)).map((name) => unknown(name, found));
}
function checkPolicies(workflows) {
	const locked = workflows.kind === "read" && workflows.value.locked;
	return unknown("Actions policies", `GitHub does not show whether a policy blocks this action or the events that start it${locked ? ", and the form of `.github/workflows/actions.lock`, which pins actions, is not public" : ""}.`, `Look at Settings, Actions, General of the repository, and at Settings, Policies, Actions of the organization and enterprise: the allowed actions, and the events allowed for workflow files.${locked ? " In the lock file, this action must have the commit that the workflows name." : ""}`);
}
function findingsOf(our, surroundings) {
	return [
		...checkTrigger(our, surroundings),
		...checkPermissions(our, surroundings),
		...checkConcurrency(our),
		...checkCondition(our),
		...checkSecrets(our, surroundings),
		...checkJob(our),
		...checkSchedule(our, surroundings),
		...adviseOnUse(our)
	];
}
function bySubject(findings) {
	const each = [...Map.groupBy(findings, ({ at: _at, ...subject }) => JSON.stringify(subject)).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const { at: _at, found, ...check } = first;
		return [{
			...check,
			found: `${placesOf(group)}: ${found}`
		}];
	});
	const among = (state) => each.filter((check) => check.state === state);
	return [
		...among("bad"),
		...among("unknown"),
		...among("advice"),
		...among("good")
	];
}
function placesOf(findings) {
	const places = [...new Set(findings.map(({ at }) => at))];
	const more = places.length - MOST_PLACES;
	return places.slice(0, MOST_PLACES).join("; ") + (more > 0 ? `; and ${more} more` : "");
}
function overview(workflows, steps) {
	const files = [...new Set(steps.map(({ workflow }) => workflow.path))];
	if (files.length === 0) {
		const found = `None of the ${workflows.length} readable workflow files on the default branch uses this action.`;
		return [unknown(NAME, found, "Commands and schedules only start from files on the default branch: merge yours.")];
	}
	const found = `These files use this action, on the default branch or called from it: ${files.slice(0, 10).map(tidy).join(", ")}${files.length > 10 ? ` and ${files.length - 10} more` : ""}. Their triggers, permissions, concurrency groups, conditions, inputs and time limits were compared with what each mode needs.`;
	return [good(NAME, found)];
}
function elsewhere(workflows) {
	return unreadCalls(workflows).filter(({ job }) => mayCallUs(job)).map((place) => open(NAME, {
		at: place.at,
		found: `it calls ${tidy(place.job.calls)}, which could not be checked, because this token can't read it or it doesn't use this action.`,
		advice: "Check that it passes every secret that the called workflow declares, and that its `permissions:` are at least those of the called workflow."
	}));
}
function unreadCalls(workflows) {
	const read = new Set(workflows.map(({ path }) => path));
	return workflows.flatMap((workflow) => workflow.jobs.filter(({ calls }) => calls !== "" && !calls.startsWith("./") && !read.has(calls)).map((job) => ({
		workflow,
		job,
		at: placeOf({
			workflow,
			job
		})
	})));
}
function ownKeyOf(steps, run) {
	const own = steps.filter(({ workflow, job, mode }) => workflow.path === run.workflowPath && job.id === run.job && mode === "doctor");
	const secrets = own.map((our) => /^\$\{\{\s*secrets\.([\w-]+)\s*\}\}$/i.exec(inputOf(our, "api-key"))?.[1]?.toLowerCase() ?? null);
	const [secret] = secrets;
	if (secret === void 0 || secret === null || own.some(({ job }) => job.environment)) return null;
	if (!secrets.every((each) => each === secret)) return null;
	return {
		secret,
		arrived: run.hasKey,
		accepted: run.keyAccepted
	};
}

// src/runs/run-doctor.ts
async function runDoctor(intent, world) {
	const { settings, run, runner } = world;
	const person = personOf(intent, world);
	const [service, github, promptFile, evidence] = await Promise.all([
		readService(settings, world),
		askGitHub(person, world),
		readPromptFile(settings.promptFile, runner),
		readEvidenceAccess(settings, world)
	]);
	if (runner.cancelled.aborted) return CANCELLED;
	const checks = [
		...checkInputs(intent.problems),
		...checkPromptFile$1(promptFile),
		...checkEvent(intent.event, planOf(intent, world)),
		...checkService(service, settings),
		...checkEvidence(evidence, {
			facts: github.facts,
			repository: run.repository
		}),
		...checkGitHub(github, needsOf(intent, person, world)),
		...checkWorkflows(github.workflows, ownRun(github, service, world)),
		checkPolicies(github.workflows)
	];
	const { lines, failures, sentence, summary } = reportChecks(checks);
	for (const line of lines) runner.info(line);
	return {
		kind: "checked",
		failures,
		sentence,
		summary
	};
}
const CANCELLED = {
	kind: "error",
	problems: [{
		message: "The run was cancelled before the set-up was checked.",
		hint: "Run it again. Nothing was written."
	}],
	facts: require_main.NO_FACTS,
	summary: null
};
function personOf({ event }, { run }) {
	return event.sender ?? {
		id: null,
		login: run.actor,
		bot: run.actor.endsWith("[bot]"),
		viaApp: null
	};
}
function askGitHub(person, world) {
	const { settings, repository } = world;
	const label = settings.reportTo.includes("issue") ? settings.reportLabel : null;
	const refusal = async () => {
		const answer = await require_main.authorize(person, settings, repository);
		return answer.permitted ? null : answer.sentence;
	};
	return readGitHub({
		refusal,
		label
	}, world);
}
function ownRun({ facts }, service, { run, settings }) {
	return {
		...run,
		public: facts.kind === "read" ? facts.value.public : null,
		hasKey: settings.apiKey !== "",
		keyAccepted: service.kind === "answered"
	};
}
function needsOf({ event }, { login, id }, { settings }) {
	const { reportTo, reportLabel, reportPublic, permission, thread, context, maxJobsPerDay } = settings;
	const reportToIssue = reportTo.includes("issue");
	return {
		comments: reportToIssue || maxJobsPerDay !== null || event.comment !== null || (thread === "auto" ? event.thread !== null : thread !== "none"),
		pullRequests: maxJobsPerDay !== null || thread === "merged" || context !== "none" && (event.pushedSha !== null || event.thread?.kind === "pull-request"),
		reportToIssue,
		reportLabel,
		reportPublic,
		login,
		id,
		permission,
		byHand: event.name === "workflow_dispatch"
	};
}
function planOf({ event, problems }, { settings }) {
	if (problems.length > 0) return { kind: "undecided" };
	const { prompt, promptFile, jobId } = settings;
	if (event.comment === null && prompt === "" && promptFile === "" && jobId === "") return { kind: "nothing" };
	try {
		const intent = require_main.decideIntent({
			...settings,
			mode: "auto"
		}, event, []);
		if (intent.kind === "skip") return {
			kind: "skip",
			sentence: intent.sentence
		};
		if (intent.kind !== "job") return { kind: "comment" };
		const { gate, thread, source } = intent;
		if (gate.kind === "closed") return {
			kind: "closed",
			problem: {
				message: gate.why,
				hint: gate.hint
			}
		};
		return {
			kind: "job",
			thread,
			follows: source.kind === "existing"
		};
	} catch (error) {
		if (error instanceof require_post.InputError) return {
			kind: "refused",
			problems: error.problems
		};
		throw error;
	}
}

exports.runDoctor = runDoctor;