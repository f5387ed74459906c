"use strict";

const require_inputs = require("./inputs.js");

// src/runs/comment/thread-scope.ts
function readsDiff({ comment, thread }, extent) {
	return thread.kind === "pull-request" && (extent === "everywhere" || comment.kind === "review-comment");
}
async function readComments({ comment, thread }, extent, repository) {
	const from = extent === "since" ? comment.createdAt : null;
	const since = from === null ? {} : { since: from };
	return writtenSince((await Promise.all([repository.comments(thread.number, {
		kind: "issue-comment",
		...since
	}), readsDiff({
		comment,
		thread
	}, extent) ? repository.comments(thread.number, {
		kind: "review-comment",
		...since
	}) : []])).flat(), from);
}
async function readOwn(intent, { extent, login }, world) {
	return require_inputs.ownComments(await readComments(intent, extent, world.repository), require_inputs.oursOf(login, world));
}
function writtenSince(comments, createdAt) {
	if (createdAt === null) return comments;
	return comments.filter((comment) => Date.parse(comment.createdAt) >= Date.parse(createdAt));
}
function foundFor(own, { comment }) {
	const bound = require_inputs.ofComment(own, comment);
	if (bound !== null) return bound.marker;
	return writtenSince(own.unreadable, comment.createdAt).length > 0 ? "unreadable" : null;
}
function inScope(own, { comment }, comments) {
	const { review } = comment;
	if (review === null) return own;
	const ids = new Set(comments.filter((row) => row.review === review).map(({ id }) => id));
	const answers = ({ review: at, marker: { trigger } }) => at === review || at === null && trigger.kind === "review-comment" && ids.has(trigger.id);
	const unreadable = own.unreadable.filter((row) => row.review === review);
	return {
		...own,
		marked: own.marked.filter(answers),
		unreadable
	};
}

Object.defineProperty(exports, "foundFor", {
  enumerable: true,
  get: function () {
    return foundFor;
  }
});
Object.defineProperty(exports, "inScope", {
  enumerable: true,
  get: function () {
    return inScope;
  }
});
Object.defineProperty(exports, "readComments", {
  enumerable: true,
  get: function () {
    return readComments;
  }
});
Object.defineProperty(exports, "readOwn", {
  enumerable: true,
  get: function () {
    return readOwn;
  }
});
Object.defineProperty(exports, "readsDiff", {
  enumerable: true,
  get: function () {
    return readsDiff;
  }
});