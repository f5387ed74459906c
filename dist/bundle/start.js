"use strict";

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

// src/runner/log-guard.ts
function guardLine(text) {
	return text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/\p{Bidi_Control}/gu, "").replace(/:(?=:)/g, ":​").replace(/##(?=\[)/g, "##​");
}
function guardLines(text) {
	return text.split(/\r\n|[\r\n]/).map(guardLine);
}

// src/runner/runner-files.ts
const LOSSES = {
	GITHUB_OUTPUT: "Later steps don't see all outputs of this step.",
	GITHUB_STATE: "If this step is cancelled, its status comment may not be updated.",
	GITHUB_STEP_SUMMARY: "The run's page lacks the summary of this step."
};
function appendToRunnerFile(file, text, environment) {
	const path = environment[file];
	if (!path) return `The variable ${file} is not set. ${LOSSES[file]}`;
	try {
		appendWhole(path, text);
		return null;
	} catch (error) {
		return `Can't write to ${JSON.stringify(path)} (${file}): ${reasonOf(error)}. ${LOSSES[file]}`;
	}
}
function reasonOf(error) {
	const message = error instanceof Error ? error.message : String(error);
	return message.split(", ", 1)[0] ?? message;
}
function appendWhole(path, text) {
	const file = (0, node_fs.openSync)(path, "a");
	try {
		const { size } = (0, node_fs.fstatSync)(file);
		try {
			(0, node_fs.appendFileSync)(file, text);
		} catch (error) {
			shorten(file, size);
			throw error;
		}
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function shorten(file, size) {
	try {
		(0, node_fs.ftruncateSync)(file, size);
	} catch {}
}

// src/runner/quick-exit.ts
function quickExit(mayHoldCommand, environment = process.env) {
	const body = createdComment(environment);
	const command = environment["INPUT_COMMAND"]?.trim() || "/docs";
	if (body === null || !/^\/\S+$/.test(command) || mayHoldCommand(body, command)) return false;
	const problem = appendToRunnerFile("GITHUB_OUTPUT", "result=skipped\nskip-reason=not-a-command\n", environment);
	if (problem !== null) console.log(`::warning::${guardLine(problem).replaceAll("%", "%25")}`);
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

// src/trigger/precheck.ts
function mayHoldCommand(body, command) {
	return new RegExp(`(?:^|\\s)${RegExp.escape(command)}(?:\\s|$)`, "i").test(body);
}

// src/index.ts
async function step() {
	if (quickExit(mayHoldCommand)) return;
	const { main } = await Promise.resolve().then(() => require("./main.js")).then((n) => n.main_exports);
	await main();
}
async function post() {
	const leftOver = readLeftOver();
	if (leftOver === null) return;
	const { runPostProcess } = await Promise.resolve().then(() => require("./post.js")).then((n) => n.post_exports);
	await runPostProcess(leftOver);
}

Object.defineProperty(exports, "appendToRunnerFile", {
  enumerable: true,
  get: function () {
    return appendToRunnerFile;
  }
});
Object.defineProperty(exports, "guardLine", {
  enumerable: true,
  get: function () {
    return guardLine;
  }
});
Object.defineProperty(exports, "guardLines", {
  enumerable: true,
  get: function () {
    return guardLines;
  }
});
Object.defineProperty(exports, "mayHoldCommand", {
  enumerable: true,
  get: function () {
    return mayHoldCommand;
  }
});
Object.defineProperty(exports, "post", {
  enumerable: true,
  get: function () {
    return post;
  }
});
Object.defineProperty(exports, "reasonOf", {
  enumerable: true,
  get: function () {
    return reasonOf;
  }
});
Object.defineProperty(exports, "step", {
  enumerable: true,
  get: function () {
    return step;
  }
});