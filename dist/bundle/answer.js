"use strict";

const require_dry_run = require("./dry-run.js");

// src/runs/comment/answer.ts
async function answerInThread(intent, text, world, { reaction = "+1", ends = [], ...repeating } = {}) {
	if (world.settings.dryRun) return require_dry_run.dryRunOfAnswer(text);
	const { url } = await writeAnswer(intent, text, world, {
		ends,
		...repeating
	});
	await require_dry_run.tryReaction(intent.comment, reaction, world);
	return {
		kind: "helped",
		sentence: `Answered at ${url}`
	};
}
function refuseInThread(intent, text, world) {
	return answerInThread(intent, text, world, { reaction: "confused" });
}
async function writeAnswer({ comment, thread }, text, world, { ends = [], ...repeating } = {}) {
	const conversation = {
		thread: thread.number,
		review: comment.review
	};
	const about = ends.length === 0 ? { comment: comment.id } : {
		comment: comment.id,
		ends
	};
	return world.repository.createComment(conversation, require_dry_run.renderNotice(about, text), repeating);
}

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