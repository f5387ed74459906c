"use strict";

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_runner_files = require("./runner-files.js");
const require_precheck = require("./precheck.js");
let node_fs = require("node:fs");

// src/runner/left-over.ts
const SAVED = /^(?<kind>issue-comment|review-comment)\/(?<id>[1-9]\d{0,15})$/;
function readLeftOver(environment = process.env) {
	const saved = SAVED.exec(environment["STATE_open-comment"] ?? "")?.groups;
	const id = Number(saved?.["id"]);
	if (saved === void 0 || !Number.isSafeInteger(id)) return null;
	if (!environment["INPUT_GITHUB-TOKEN"]?.trim()) return null;
	const kind = saved["kind"] === "review-comment" ? "review-comment" : "issue-comment";
	const neverSent = environment["STATE_never-sent"] === "true" ? { neverSent: true } : {};
	return {
		comment: {
			kind,
			id
		},
		jobId: environment["STATE_job-id"] || null,
		...neverSent
	};
}

// src/runner/quick-exit.ts
function quickExit(mayHoldCommand, environment = process.env) {
	const body = createdComment(environment);
	const command = environment["INPUT_COMMAND"]?.trim() || "/docs";
	if (body === null || !/^\/\S+$/.test(command) || mayHoldCommand(body, command)) return false;
	const problem = require_runner_files.appendToRunnerFile("GITHUB_OUTPUT", "result=skipped\nskip-reason=not-a-command\n", environment);
	if (problem !== null) console.log(`::warning::${require_runner_files.guardLine(problem).replaceAll("%", "%25")}`);
	console.log("docs-agent: skipped, the comment is not a command");
	return true;
}
function createdComment(environment) {
	const event = environment["GITHUB_EVENT_NAME"];
	const mode = environment["INPUT_MODE"]?.trim() || "auto";
	if (event !== "issue_comment" && event !== "pull_request_review_comment") return null;
	if (mode !== "auto" && mode !== "comment" || !environment["INPUT_API-KEY"]?.trim()) return null;
	try {
		const payload = JSON.parse((0, node_fs.readFileSync)(environment["GITHUB_EVENT_PATH"] ?? "", "utf8"));
		return payload?.action === "created" && typeof payload.comment?.body === "string" ? payload.comment.body : null;
	} catch {
		return null;
	}
}

// src/index.ts
async function step() {
	if (quickExit(require_precheck.mayHoldCommand)) return;
	const { main } = await Promise.resolve().then(() => require("./main.js"));
	await main();
}
async function post() {
	const leftOver = readLeftOver();
	if (leftOver === null) return;
	const { runPostProcess } = await Promise.resolve().then(() => require("./post.js"));
	await runPostProcess(leftOver);
}

exports.post = post;
exports.step = step;