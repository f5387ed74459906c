"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_errors = require("./errors.js");
const require_markdown = require("./markdown.js");
const require_inputs = require("./inputs.js");
const require_handover = require("./handover.js");
const require_answer = require("./answer.js");
const require_main = require("./main.js");
const require_thread_scope = require("./thread-scope.js");

// src/runs/patient-reader.ts
function patientReader({ readJob }) {
	let refusal = null;
	return { async readJob(id, cancelled) {
		if (refusal !== null) return refusal;
		const reading = await readJob(id, cancelled);
		if (reading.kind === "failed" && reading.retryAfterMs !== null && reading.retryAfterMs > 0) refusal = reading;
		return reading;
	} };
}

// src/runs/settle-comment.ts
const NO_NEWS_MS = 6048e5;
function needsSettling(marker, now, { onRequest }) {
	if (marker.state === "started") return onRequest || !require_inputs.isWatched(marker, now);
	if (onRequest && marker.outcome === "no-news") return true;
	return require_inputs.isStale(marker, now) || require_handover.owed(marker).length > 0 && !require_inputs.isWatched(marker, now);
}
async function settleComment(comment, options, world) {
	const { marker } = comment;
	if (marker.jobId === null || !hasStarted(marker)) return settleStart(comment, options, world);
	if (marker.outcome !== null && marker.outcome !== "no-news") {
		const { view } = require_inputs.endingRemembered({
			...marker,
			outcome: marker.outcome
		}, require_inputs.linkRules(world));
		return announceLeftOut(comment, view, options, world);
	}
	const reading = await options.jobs.readJob(marker.jobId, world.runner.cancelled);
	const tooEarly = world.clock.now() < require_inputs.endBelievedFrom(marker);
	if (reading.kind === "job" && require_inputs.isFinal(reading.job) && !tooEarly) {
		const { status, prLink } = reading.job;
		if (status === "completed" && prLink === null && options.again !== true) return {
			kind: "unlinked",
			comment,
			seenAt: world.clock.monotonic()
		};
		return settleEnd(comment, reading.job, options, world);
	}
	const { jobId } = marker;
	if (reading.kind === "job") return settleRunning(comment, {
		job: reading.job,
		jobId
	}, options, world);
	if (reading.kind === "missing" && hasNoNews(marker, world.clock.now())) return settleRunning(comment, {
		job: null,
		jobId
	}, options, world);
	return ended("failed", comment, `could not check the job ${jobId}: ${problemOf(reading, options)}`);
}
function hasStarted({ state }) {
	return state === "started" || state === "finished";
}
function problemOf(reading, { onRequest }) {
	if (reading.kind !== "failed") return require_errors.problemText(reading.problem);
	const wait = reading.retryAfterMs === null ? "" : ` The service asks to wait ${require_inputs.duration(reading.retryAfterMs)}.`;
	return `${reading.problem.message}${wait} ${onRequest ? "Ask again later." : "The next settle run checks again."}`;
}
function hasNoNews(marker, now) {
	return now - Date.parse(marker.askedAt) > NO_NEWS_MS && marker.outcome === null && !require_inputs.isWatched(marker, now);
}
async function settleRunning(comment, { job, jobId }, options, world) {
	const { marker } = comment;
	const words = job === null ? `the service has no job ${jobId}` : `the job ${jobId} is running`;
	if (hasNoNews(marker, world.clock.now())) return write(comment, {
		view: {
			state: "finished",
			outcome: "no-news",
			link: null,
			unlinked: null
		},
		job,
		announced: [],
		words: `the job ${jobId} had no update for 7 days`
	}, options, world);
	return ended("still-open", comment, words);
}
async function settleStart(comment, options, world) {
	const { state } = comment.marker;
	if (state === "not-created") return announceLeftOut(comment, KEPT_REASON, options, world);
	const view = {
		state: "unknown",
		evidence: require_inputs.NEVER_NOTED
	};
	if (state === "unknown") return announceLeftOut(comment, view, options, world);
	const { announced, looked } = await announceFirst(view, comment, options, world);
	if (announced === null) return overtaken(comment);
	return write(comment, {
		view,
		job: null,
		announced,
		looked,
		words: `${comment.marker.request === "message" ? "the follow-up may have arrived" : "a job may have been started"}. ${require_inputs.NEVER_NOTED}`
	}, options, world);
}
const LOOK_IS_FRESH_MS = 5e3;
async function announceFirst(view, comment, { ours, marked, listed, pull = null }, world) {
	const { kind, id, marker: basis } = comment;
	let lookedAt = Number.NEGATIVE_INFINITY;
	const look = async () => {
		const change = await require_inputs.lookUnlessChanged({
			comment: {
				kind,
				id
			},
			basis,
			ours
		}, world.repository);
		lookedAt = world.clock.monotonic();
		return change;
	};
	const claimedOn = require_main.noticeClaimOf(comment, marked);
	const announced = await require_main.announceOwed(view, comment, {
		unattended: true,
		claimedOn,
		listed,
		pull,
		look
	}, world);
	const lasts = claimedOn.kind === kind && claimedOn.id === id;
	return {
		announced,
		looked: () => lasts && world.clock.monotonic() - lookedAt < LOOK_IS_FRESH_MS
	};
}
function overtaken(comment) {
	return ended("still-open", comment, "another run has just updated it");
}
const KEPT_REASON = {
	state: "not-created",
	problem: {
		message: "",
		hint: ""
	}
};
async function settleEnd(comment, job, options, world) {
	const ending = require_inputs.endingOfJob(job, require_inputs.linkRules(world));
	const { marker } = comment;
	if (require_inputs.isWatched(marker, world.clock.now())) {
		const words = require_inputs.endingWords(ending, marker).sentence;
		return ended("still-open", comment, `${words} The run that follows it updates the comment.`);
	}
	const { link } = ending.view;
	const { view, pull } = marker.request === "message" || link !== null && require_main.isOwnPullRequest(link, world) ? await require_main.withPullRequest(ending.view, marker, world) : ending;
	const words = require_inputs.endingWords({
		view,
		job
	}, marker).sentence;
	const { announced, looked } = await announceFirst(view, comment, {
		...options,
		pull: pull ?? null
	}, world);
	if (announced === null) return overtaken(comment);
	return write(comment, {
		view,
		job,
		announced,
		looked,
		words
	}, options, world);
}
async function announceLeftOut(comment, view, options, world) {
	const { announced, looked } = await announceFirst(view, comment, options, world);
	if (announced === null) return overtaken(comment);
	if (world.settings.dryRun) return ended("settled", comment, REPORTED);
	if (announced.length > comment.marker.told.length) {
		const { kind } = await require_main.rememberAnnounced(comment, announced, {
			ours: options.ours,
			looked: looked(),
			repository: world.repository
		});
		if (kind !== "edited") return overtaken(comment);
	}
	const missing = require_inputs.ANNOUNCEMENTS.filter((kind) => !announced.includes(kind));
	if (missing.join() === "handover" && require_main.mayBeWriting(Date.parse(comment.marker.watchedUntil), world)) return ended("still-open", comment, "another run may still be commenting on the pull request");
	const complete = missing.length === 0;
	return ended(complete ? "settled" : "failed", comment, complete ? REPORTED : "the end could not be reported");
}
const REPORTED = "the end was reported";
async function write(comment, { view, job, announced, looked, words }, options, world) {
	const { run, settings, clock } = world;
	const { marker } = comment;
	const until = view.state === "finished" ? new Date(clock.now()).toISOString() : marker.watchedUntil;
	return edit(comment, require_inputs.renderStatusComment({
		marker: require_inputs.markerFor(view, {
			...marker,
			told: announced,
			watchedUntil: until
		}, marker),
		view,
		job,
		instruction: { keptFrom: comment.body },
		endedAt: view.state === "finished" ? { before: clock.now() } : null,
		serverUrl: run.serverUrl,
		command: settings.command,
		handsOver: settings.handover,
		origin: require_inputs.originOf(comment)
	}), {
		options,
		looked: looked?.() === true,
		words
	}, world);
}
async function edit(comment, body, { options, looked, words }, world) {
	if (world.settings.dryRun) return ended("settled", comment, words);
	const { kind, id, marker: basis } = comment;
	const guarded = {
		comment: {
			kind,
			id
		},
		basis,
		body,
		ours: options.ours,
		looked
	};
	return (await require_inputs.editUnlessChanged(guarded, world.repository)).kind === "edited" ? ended("settled", comment, words) : overtaken(comment);
}
function ended(kind, { thread, id, url }, words) {
	return {
		kind,
		thread,
		id,
		url,
		words
	};
}

// src/runs/run-settle.ts
const LOOK_BACK_MS = 12096e5;
const MOST_PAGES = 12;
const MOST_PAGES_ON_DIFFS = 6;
const LINK_MAY_COME_MS = 15e3;
async function runSettle(world) {
	const { repository } = world;
	const since = (/* @__PURE__ */ new Date(world.clock.now() - LOOK_BACK_MS)).toISOString();
	const [login, inConversations, onDiffs] = await Promise.all([
		repository.viewer(),
		repository.recentComments("issue-comment", {
			since,
			mostPages: MOST_PAGES
		}),
		recentOnDiffs(since, world)
	]);
	const ours = require_inputs.oursOf(login, world);
	const comments = [...inConversations.comments, ...onDiffs.comments];
	return outcomeOf(await settleAll(require_inputs.ownComments(comments, ours).marked, {
		ours,
		listed: comments,
		onRequest: false
	}, world), {
		cut: inConversations.cut || onDiffs.cut,
		dryRun: world.settings.dryRun
	});
}
async function recentOnDiffs(since, { repository, runner }) {
	try {
		return await repository.recentComments("review-comment", {
			since,
			mostPages: MOST_PAGES_ON_DIFFS
		});
	} catch (error) {
		runner.warning(`Review threads were not checked: ${require_errors.problemText(require_errors.repositoryErrorOf(error))}`);
		return {
			comments: [],
			cut: false
		};
	}
}
async function settleThread(intent, login, world) {
	const { number } = intent.thread;
	const ours = require_inputs.oursOf(login, world);
	const read = async () => {
		const comments = await require_thread_scope.readComments(intent, {
			conversation: "whole",
			diff: "whole"
		}, world.repository);
		const own = require_inputs.ownComments(comments.map((comment) => ({
			...comment,
			thread: number
		})), ours);
		return {
			marked: require_thread_scope.inScope(own, intent, comments).marked,
			listed: comments
		};
	};
	const { marked, listed } = await read();
	const work = await settleAll(marked, {
		ours,
		listed,
		onRequest: true
	}, world);
	const { settled } = work;
	const now = newestFirst((await read()).marked);
	const news = new Map(settled.flatMap(({ kind, url, words }) => kind === "settled" ? [] : [[url, words]]));
	const lines = now.map(({ marker, url }) => require_handover.stateLine(marker, url, news.get(url) ?? null));
	const text = lines.length === 0 ? "There is no job in this thread." : require_handover.stateList(lines);
	const failed = settled.some(({ kind }) => kind === "failed");
	await require_answer.answerInThread(intent, text, world, { reaction: failed ? "confused" : "+1" });
	return outcomeOf(work, {
		cut: false,
		dryRun: world.settings.dryRun
	});
}
function newestFirst(comments) {
	const asked = ({ marker }) => Date.parse(marker.askedAt);
	return comments.toReversed().toSorted((one, other) => asked(other) - asked(one));
}
async function settleAll(comments, request, world) {
	const options = {
		...request,
		marked: comments,
		jobs: patientReader(world.service)
	};
	const settled = [];
	const unlinked = [];
	const open = comments.filter(({ marker }) => needsSettling(marker, world.clock.now(), request));
	for (const comment of open) {
		if (world.runner.cancelled.aborted) break;
		const end = await settleOne(comment, options, world);
		if (end.kind === "unlinked") unlinked.push(end);
		else settled.push(end);
	}
	for (const { comment, seenAt } of unlinked) {
		const wait = seenAt + LINK_MAY_COME_MS - world.clock.monotonic();
		if (wait > 0) await world.clock.sleep(wait, world.runner.cancelled);
		if (world.runner.cancelled.aborted) break;
		const end = await settleOne(comment, {
			...options,
			again: true
		}, world);
		if (end.kind !== "unlinked") settled.push(end);
	}
	return {
		settled,
		followed: comments.filter(({ marker }) => {
			return (marker.state === "started" || marker.state === "starting") && require_inputs.isWatched(marker, world.clock.now()) && !open.some(({ marker: other }) => other === marker);
		}).length,
		left: open.length - settled.length
	};
}
async function settleOne(comment, options, world) {
	try {
		return await settleComment(comment, options, world);
	} catch (error) {
		const words = require_errors.problemText(require_errors.repositoryErrorOf(error));
		const { id, url, thread } = comment;
		return {
			kind: "failed",
			id,
			url,
			thread,
			words
		};
	}
}
function outcomeOf({ settled, followed, left }, { cut, dryRun }) {
	const of = (kind) => settled.filter((each) => each.kind === kind);
	const [changed, open, failed] = [
		of("settled"),
		of("still-open"),
		of("failed")
	];
	const counts = `${changed.length} ${dryRun ? "would be updated" : "updated"}, ${open.length} still open, ${failed.length} ${failed.length === 1 ? "error" : "errors"}`;
	const watched = followed === 0 ? "" : `, ${followed} still followed by a run`;
	const unchecked = left === 0 ? "" : `, ${left} not checked, because the run was cancelled`;
	const found = settled.length === 0 && left === 0 && followed === 0 ? "There is no unfinished job." : `Unfinished jobs: ${counts}${watched}${unchecked}.`;
	const fails = settled.length > 0 && failed.length === settled.length;
	const why = fails ? ` The first: ${failed[0]?.words}` : "";
	const overview = `${dryRun ? "A dry run: nothing was written. " : ""}${found}`;
	const lines = [
		...changed,
		...failed,
		...open
	].map(({ url, thread, words }) => `- [Thread ${thread}](${url}): ${require_markdown.codeSpan(words, { longest: 300 })}`);
	const more = cut ? ["", require_markdown.quoted("There are more comments than one run reads: run this more often.", { exact: true })] : [];
	const summary = [
		`### docs-agent: ${dryRun ? "dry run, nothing was written" : "status comments updated"}`,
		"",
		overview,
		"",
		...lines,
		...more
	].join("\n");
	return {
		kind: "settled",
		result: dryRun ? "dry-run" : "settled",
		sentence: overview + why,
		summary,
		fails
	};
}

exports.runSettle = runSettle;
exports.settleThread = settleThread;