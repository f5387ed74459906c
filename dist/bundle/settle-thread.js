"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_main = require("./main.js");
const require_post = require("./post.js");
const require_settling = require("./settling.js");
const require_answer = require("./answer.js");
const require_run_comment = require("./run-comment.js");
const require_settle_all = require("./settle-all.js");

// src/runs/settle/settle-thread.ts
async function settleThread(intent, login, world) {
	const { clock, repository, settings } = world;
	const { number } = intent.thread;
	const ours = require_post.oursOf(login, world);
	const read = async () => {
		const listed = (await require_run_comment.readComments(intent, "everywhere", repository)).map((row) => ({
			...row,
			thread: number
		}));
		return {
			...require_run_comment.inScope(require_post.ownComments(listed, ours), intent, listed),
			listed
		};
	};
	const began = clock.now();
	const { marked, listed, neverSent } = await read();
	const work = await require_settle_all.settleAll(marked, {
		ours,
		listed,
		neverSent,
		writer: { kind: "other" },
		onRequest: true
	}, world);
	const { settled } = work;
	const news = new Map(settled.map((each) => [each.url, each]));
	const lines = newestFirst((await read()).marked).map((comment) => require_main.stateLine(shownRequest(comment, news.get(comment.url) ?? null, world), clock.now()));
	const ends = require_main.maySend(began, world) ? [...new Set(settled.flatMap(({ reports }) => reports ?? []))] : [];
	const mayRepeat = async () => ends.length === 0 || require_main.maySend(began, world);
	const text = lines.length === 0 ? "There is no job in this thread." : require_main.stateList(lines, {
		comment: intent.comment.id,
		ends
	});
	const failed = settled.some(({ kind }) => kind === "failed");
	const outcome = require_settling.settlingOutcome(work, {
		unread: [],
		dryRun: settings.dryRun
	});
	await require_answer.answerInThread(intent, text, world, {
		reaction: failed ? "confused" : "+1",
		ends,
		mayRepeat
	});
	return outcome;
}
function shownRequest({ marker, url, body }, news, world) {
	const shown = {
		marker,
		url,
		body,
		link: require_main.linkTo(marker.pullRequest, world)
	};
	switch (news?.kind) {
		case "running": return {
			...shown,
			seen: "running",
			said: null
		};
		case "failed": return {
			...shown,
			seen: marker.state === "started" ? "unreadable" : null,
			said: news.words
		};
		case "still-open": return {
			...shown,
			seen: null,
			said: news.words
		};
		case "settled":
		case void 0: return {
			...shown,
			seen: null,
			said: news?.problem ?? null
		};
	}
}
function newestFirst(comments) {
	const asked = ({ marker }) => Date.parse(marker.askedAt);
	return comments.toReversed().toSorted((one, other) => asked(other) - asked(one));
}

exports.settleThread = settleThread;