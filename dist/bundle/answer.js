"use strict";

const require_post = require("./post.js");
const require_main = require("./main.js");

// src/runs/comment/answer.ts
var AnsweredError = class extends Error {
	constructor(cause) {
		super("The command has been answered.", { cause });
	}
};
async function answerInThread(intent, text, world, answering = {}) {
	if (world.settings.dryRun) return require_main.dryRunOfAnswer(text);
	const { url } = await answer(intent, text, world, answering);
	return {
		kind: "helped",
		sentence: `Answered at ${url}`
	};
}
async function answer(intent, text, world, { reaction = "+1", ...answering } = {}) {
	const comment = await writeAnswer(intent, text, world, answering);
	try {
		await require_post.tryReaction(intent.comment, reaction, world);
	} catch (error) {
		throw new AnsweredError(error);
	}
	return comment;
}
function refuseInThread(intent, text, world) {
	return answerInThread(intent, text, world, { reaction: "confused" });
}
async function writeAnswer({ comment, thread }, text, { repository }, { ends = [], request = null, ...repeating } = {}) {
	const about = {
		comment: comment.id,
		...ends.length === 0 ? {} : { ends },
		...request === null ? {} : { request }
	};
	const conversation = {
		thread: thread.number,
		review: comment.review
	};
	return repository.createComment(conversation, require_post.renderNotice(about, text), repeating);
}
const COMMENT_AGAIN = "Comment again: this comment is claimed, so a re-run does nothing.";
async function admitting(intent, work, world) {
	try {
		return await work();
	} catch (thrown) {
		if (thrown instanceof AnsweredError) throw thrown.cause;
		if (!(thrown instanceof require_post.ServiceError)) await admitFailure(intent, thrown, world);
		throw advised(thrown);
	}
}
async function admitFailure(intent, error, world) {
	await require_post.tryReaction(intent.comment, "confused", world);
	if (world.runner.cancelled.aborted) return;
	const text = (error instanceof require_post.DocsAgentError ? require_post.problemsOf(error) : [BUG]).map(require_post.problemText).join("\n");
	try {
		const request = error instanceof require_main.UnsentError ? error.request : null;
		await writeAnswer(intent, `**Nothing was started.** ${COMMENT_AGAIN}\n\n${require_post.quoted(text)}`, world, { request });
	} catch (thrown) {
		world.runner.warning(`Could not report the failure in the thread: ${require_post.problemText(require_post.repositoryErrorOf(thrown))}`);
	}
}
const BUG = {
	message: "This is a bug in docs-agent.",
	hint: "See the log of the run."
};
function advised(error) {
	const withAdvice = ({ message, hint }) => ({
		message,
		hint: `${hint} ${COMMENT_AGAIN}`
	});
	if (error instanceof require_post.InputError) return new require_post.InputError(error.problems.map(withAdvice), error);
	if (error instanceof require_post.ServiceError) return new require_post.ServiceError({
		status: error.status,
		...withAdvice(error),
		cause: error
	});
	return error instanceof require_post.RepositoryError ? require_post.nothingStarted(error, { advice: COMMENT_AGAIN }) : error;
}

Object.defineProperty(exports, "COMMENT_AGAIN", {
  enumerable: true,
  get: function () {
    return COMMENT_AGAIN;
  }
});
Object.defineProperty(exports, "admitting", {
  enumerable: true,
  get: function () {
    return admitting;
  }
});
Object.defineProperty(exports, "answer", {
  enumerable: true,
  get: function () {
    return answer;
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
Object.defineProperty(exports, "writeAnswer", {
  enumerable: true,
  get: function () {
    return writeAnswer;
  }
});