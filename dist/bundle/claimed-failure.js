"use strict";

const require_inputs = require("./inputs.js");
const require_markdown = require("./markdown.js");
const require_announce = require("./announce.js");
const require_answer = require("./answer.js");

// src/runs/claimed-failure.ts
const COMMENT_AGAIN = "Comment again: this comment is claimed, so a re-run does nothing.";
async function admitFailure(intent, error, world) {
	await require_announce.tryReaction(intent.comment, "confused", world);
	if (world.runner.cancelled.aborted) return;
	const text = problemsOf(error).map(require_inputs.problemText).join("\n");
	try {
		await require_answer.writeAnswer(intent, `**Nothing was started.** ${COMMENT_AGAIN}\n\n${require_markdown.quoted(text)}`, world);
	} catch (thrown) {
		world.runner.warning(`Could not report the failure in the thread: ${require_inputs.problemText(require_inputs.repositoryErrorOf(thrown))}`);
	}
}
async function admitUnclearClaim(intent, error, world) {
	if (error instanceof require_inputs.RepositoryError && error.failure === "unavailable" && !world.runner.cancelled.aborted) await require_announce.tryReaction(intent.comment, "confused", world);
}
function adviseToCommentAgain(error) {
	if (error instanceof require_inputs.InputError) return new require_inputs.InputError(error.problems.map(withAdvice), error);
	if (error instanceof require_inputs.ServiceError) return new require_inputs.ServiceError({
		status: error.status,
		...withAdvice(error),
		cause: error
	});
	if (!(error instanceof require_inputs.RepositoryError)) return error;
	const { failure, status } = error;
	const { message, hint } = withAdvice(error);
	const full = message.startsWith("Nothing was started") ? message : `Nothing was started. ${message}`;
	return new require_inputs.RepositoryError({
		failure,
		status,
		message: full,
		hint,
		cause: error
	});
}
function withAdvice({ message, hint }) {
	return {
		message,
		hint: `${hint} ${COMMENT_AGAIN}`
	};
}
function problemsOf(error) {
	if (error instanceof require_inputs.InputError) return error.problems;
	if (error instanceof require_inputs.DocsAgentError) return [error];
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
Object.defineProperty(exports, "adviseToCommentAgain", {
  enumerable: true,
  get: function () {
    return adviseToCommentAgain;
  }
});