"use strict";

// src/runs/comment/thread-scope.ts
async function readComments({ comment, thread }, { conversation, diff }, repository) {
	const since = comment.createdAt === null ? {} : { since: comment.createdAt };
	const read = async (kind, extent) => {
		const rows = await repository.comments(thread.number, {
			kind,
			...extent === "since" ? since : {}
		});
		return extent === "since" ? writtenSince(rows, comment.createdAt) : rows;
	};
	return (await Promise.all([read("issue-comment", conversation), diff === null || thread.kind === "issue" ? [] : read("review-comment", diff)])).flat();
}
function writtenSince(comments, createdAt) {
	if (createdAt === null) return comments;
	return comments.filter((comment) => Date.parse(comment.createdAt) >= Date.parse(createdAt));
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
Object.defineProperty(exports, "writtenSince", {
  enumerable: true,
  get: function () {
    return writtenSince;
  }
});