"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_post = require("./post.js");
const require_settling = require("./settling.js");
const require_settle_all = require("./settle-all.js");

// src/runs/settle/run-settle.ts
const LOOK_BACK_MS = 12096e5;
const KINDS = {
	"issue-comment": {
		where: "in conversations",
		latest: 9,
		oldest: 3
	},
	"review-comment": {
		where: "on diffs",
		latest: 4,
		oldest: 2
	}
};
async function runSettle(world) {
	const { repository, runner, settings, clock } = world;
	const now = clock.now();
	const [login, inConversations, onDiffs] = await Promise.all([
		repository.viewer(),
		recentComments("issue-comment", now, repository),
		recentOnDiffs(now, repository)
	]);
	const ours = require_post.oursOf(login, world);
	const listed = [...inConversations.comments, ...onDiffs.comments];
	const { marked, neverSent } = require_post.ownComments(listed, ours);
	const unread = [inConversations.unread, onDiffs.unread].filter((each) => each !== null);
	for (const each of unread) runner.warning(each);
	const work = await require_settle_all.settleAll(marked, {
		ours,
		listed,
		neverSent,
		writer: { kind: "other" },
		onRequest: false
	}, world);
	return require_settling.settlingOutcome(work, {
		unread,
		dryRun: settings.dryRun
	});
}
async function recentOnDiffs(now, repository) {
	try {
		return await recentComments("review-comment", now, repository);
	} catch (error) {
		return {
			comments: [],
			unread: `Review threads were not checked: ${require_post.problemText(require_post.repositoryErrorOf(error))}`
		};
	}
}
async function recentComments(kind, now, repository) {
	const since = (/* @__PURE__ */ new Date(now - LOOK_BACK_MS)).toISOString();
	const { where, latest, oldest } = KINDS[kind];
	const last = await repository.recentComments(kind, {
		since,
		mostPages: latest
	});
	if (!last.cut) return {
		comments: last.comments,
		unread: null
	};
	const first = await repository.recentComments(kind, {
		since,
		mostPages: oldest,
		oldestFirst: true
	});
	const known = new Set(last.comments.map(({ id }) => id));
	const isWhole = !first.cut || first.comments.some(({ id }) => known.has(id));
	const read = `the latest ${last.comments.length} and the oldest ${first.comments.length} were read`;
	return {
		comments: [...last.comments, ...first.comments.toReversed()],
		unread: isWhole ? null : `There are more comments than one run reads: of those of the last 14 days ${where}, ${read}. A job in between is checked by a later run, or by the command \`status\` in its thread.`
	};
}

exports.runSettle = runSettle;