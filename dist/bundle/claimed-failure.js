"use strict";

const require_errors = require("./errors.js");
const require_inputs = require("./inputs.js");
const require_notice_claim = require("./notice-claim.js");
const require_main = require("./main.js");
const require_answer = require("./answer.js");

// src/runs/comment/claimed-failure.ts
const COMMENT_AGAIN = "Comment again: this comment is claimed, so a re-run does nothing.";
async function admitFailure(intent, { error, advice }, world) {
	await require_notice_claim.tryReaction(intent.comment, "confused", world);
	if (world.runner.cancelled.aborted) return;
	const text = problemsOf(error).map(require_errors.problemText).join("\n");
	try {
		const request = error instanceof require_main.UnsentError ? error.request : null;
		await require_answer.writeAnswer(intent, `**Nothing was started.** ${advice}\n\n${require_inputs.quoted(text)}`, world, { request });
	} catch (thrown) {
		world.runner.warning(`Could not report the failure in the thread: ${require_errors.problemText(require_errors.repositoryErrorOf(thrown))}`);
	}
}
async function admitUnclearClaim(intent, error, world) {
	if (error instanceof require_errors.RepositoryError && error.failure === "unavailable" && !world.runner.cancelled.aborted) await require_notice_claim.tryReaction(intent.comment, "confused", world);
}
function withAdvice(error, advice) {
	const advised = ({ message, hint }) => ({
		message,
		hint: `${hint} ${advice}`
	});
	if (error instanceof require_errors.InputError) return new require_errors.InputError(error.problems.map(advised), error);
	if (error instanceof require_errors.ServiceError) return new require_errors.ServiceError({
		status: error.status,
		...advised(error),
		cause: error
	});
	return error instanceof require_errors.RepositoryError ? require_errors.nothingStarted(error, { advice }) : error;
}
function problemsOf(error) {
	if (error instanceof require_errors.InputError) return error.problems;
	if (error instanceof require_errors.DocsAgentError) return [error];
	return [{
		message: "This is a bug in docs-agent.",
		hint: "See the log of the run."
	}];
}

Object.defineProperty(exports, "COMMENT_AGAIN", {
  enumerable: true,
  get: function () {
    return COMMENT_AGAIN;
  }
});
Object.defineProperty(exports, "admitFailure", {
  enumerable: true,
  get: function () {
    return admitFailure;
  }
});
Object.defineProperty(exports, "admitUnclearClaim", {
  enumerable: true,
  get: function () {
    return admitUnclearClaim;
  }
});
Object.defineProperty(exports, "withAdvice", {
  enumerable: true,
  get: function () {
    return withAdvice;
  }
});