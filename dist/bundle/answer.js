"use strict";

const require_inputs = require("./inputs.js");
const require_notice_claim = require("./notice-claim.js");

// src/runs/comment/answer.ts
async function answerInThread(intent, text, world, { reaction = "+1", ends = [], ...repeating } = {}) {
	if (world.settings.dryRun) return require_notice_claim.dryRunOfAnswer(text);
	const { url } = await writeAnswer(intent, text, world, {
		ends,
		...repeating
	});
	await require_notice_claim.tryReaction(intent.comment, reaction, world);
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
	return world.repository.createComment(conversation, require_inputs.renderNotice(about, text), repeating);
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