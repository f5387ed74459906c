"use strict";

const require_errors = require("./errors.js");
const require_inputs = require("./inputs.js");
const require_main = require("./main.js");
const require_notice_claim = require("./notice-claim.js");
const require_dry_run = require("./dry-run.js");

// src/runs/comment/answer.ts
async function answerInThread(intent, text, world, { reaction = "+1", ends = [], ...repeating } = {}) {
	if (world.settings.dryRun) return require_dry_run.dryRunOfAnswer(text);
	const { url } = await writeAnswer(intent, text, world, {
		ends,
		...repeating
	});
	await require_inputs.tryReaction(intent.comment, reaction, world);
	return {
		kind: "helped",
		sentence: `Answered at ${url}`
	};
}
function refuseInThread(intent, text, world) {
	return answerInThread(intent, text, world, { reaction: "confused" });
}
async function writeAnswer({ comment, thread }, text, world, { ends = [], request = null, ...repeating } = {}) {
	const conversation = {
		thread: thread.number,
		review: comment.review
	};
	const about = {
		comment: comment.id,
		...ends.length === 0 ? {} : { ends },
		...request === null ? {} : { request }
	};
	return world.repository.createComment(conversation, require_notice_claim.renderNotice(about, text), repeating);
}

// src/runs/comment/claimed-failure.ts
const COMMENT_AGAIN = "Comment again: this comment is claimed, so a re-run does nothing.";
async function admitFailure(intent, { error, advice }, world) {
	await require_inputs.tryReaction(intent.comment, "confused", world);
	if (world.runner.cancelled.aborted) return;
	const text = problemsOf(error).map(require_errors.problemText).join("\n");
	try {
		const request = error instanceof require_main.UnsentError ? error.request : null;
		await writeAnswer(intent, `**Nothing was started.** ${advice}\n\n${require_inputs.quoted(text)}`, world, { request });
	} catch (thrown) {
		world.runner.warning(`Could not report the failure in the thread: ${require_errors.problemText(require_errors.repositoryErrorOf(thrown))}`);
	}
}
async function admitUnclearClaim(intent, error, world) {
	if (error instanceof require_errors.RepositoryError && error.failure === "unavailable" && !world.runner.cancelled.aborted) await require_inputs.tryReaction(intent.comment, "confused", world);
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
Object.defineProperty(exports, "answerInThread", {
  enumerable: true,
  get: function () {
    return answerInThread;
  }
});
Object.defineProperty(exports, "refuseInThread", {
  enumerable: true,
  get: function () {
    return refuseInThread;
  }
});
Object.defineProperty(exports, "withAdvice", {
  enumerable: true,
  get: function () {
    return withAdvice;
  }
});
Object.defineProperty(exports, "writeAnswer", {
  enumerable: true,
  get: function () {
    return writeAnswer;
  }
});