"use strict";

const require_post = require("./post.js");
const require_main = require("./main.js");

// src/runs/settle/settle-end.ts
function settled(kind, { thread, id, url }, words) {
	return {
		kind,
		thread,
		id,
		url,
		words
	};
}
async function settleEnd(comment, known, options, world) {
	const { marker } = comment;
	if (require_post.rightOf(options.writer, marker, world.clock.now()) === "never") {
		const words = require_main.outcomeWords(known, marker).sentence;
		return settled("still-open", comment, `${words} The run that follows it updates the comment.`);
	}
	const ending = await withFacts(comment, known, world);
	const record = require_post.recordOf({
		ours: options.ours,
		conversation: {
			thread: comment.thread,
			review: comment.review
		},
		comment,
		base: marker,
		instruction: { keptFrom: comment.body }
	});
	const isSaid = require_main.shows(record, ending.view);
	const { sentence, problem } = require_main.outcomeWords(ending, marker);
	const words = isSaid ? REPORTED : sentence;
	if (world.settings.dryRun) return settled("settled", comment, words);
	const announcing = await announcingOf(comment, options, world);
	const finished = await require_main.finish(record, {
		...ending,
		...announcing
	}, world);
	if (ending.unconfirmed !== void 0 && finished.error === null && finished.missing.has("handover")) return settled("still-open", comment, `its pull request is not confirmed, so it is not handed over yet. ${ending.unconfirmed}`);
	const { kind, id } = comment;
	const reports = [...finished.missing.values()].includes("held") ? { reports: `${kind}/${id}` } : {};
	return {
		...settledBy(finished, comment, words),
		problem: isSaid ? null : problem?.message ?? null,
		...reports
	};
}
const REPORTED = "the end was reported";
function settledBy({ end, error, missing }, comment, words) {
	if (end === "overtaken") return settled("still-open", comment, "another run has just updated it");
	if (end === "gone") return settled("still-open", comment, "its comment was deleted");
	if (error !== null) throw error;
	const left = [...missing.values()];
	if (left.includes("failed")) return settled("still-open", comment, "the end could not be reported");
	if (left.includes("later")) return settled("still-open", comment, "another run may still be reporting the end");
	return settled("settled", comment, words);
}
async function withFacts({ marker }, ending, world) {
	const { view, job } = ending;
	if (job === null || view.state !== "finished") return ending;
	return {
		...ending,
		...await require_main.withPullRequest(view, marker, world)
	};
}
async function announcingOf(comment, options, world) {
	const { marker, thread } = comment;
	const request = !marker.told.includes("reaction") || !marker.told.includes("handover") ? await requestOf(comment, options, world) : null;
	const requester = request?.author ?? null;
	return {
		writer: options.writer,
		causedBy: request,
		answering: options.onRequest,
		written: options.listed.filter((each) => each.thread === thread && each.author === options.ours.login).map(({ body }) => body),
		handover: async () => ({
			...require_post.isFollowersMarker(marker) ? require_main.ONLY_FOLLOWED : {
				requester,
				instruction: { keptFrom: comment.body }
			},
			...await reviewerFor(comment, requester, world)
		})
	};
}
async function reviewerFor({ marker: { reviewer, trigger } }, requester, world) {
	if (reviewer === void 0) return {};
	if (trigger.kind !== "run") return requester?.toLowerCase() === reviewer.toLowerCase() ? { reviewer } : {};
	return await mayReview(reviewer, world) ? { reviewer } : {};
}
async function mayReview(login, { settings, repository, runner }) {
	try {
		return (await require_main.authorize({
			id: null,
			login,
			bot: false,
			viaApp: null
		}, settings, repository)).permitted;
	} catch (error) {
		runner.debug(`Could not check who requested the job: ${require_post.repositoryErrorOf(error).message}`);
		return false;
	}
}
async function requestOf({ marker: { trigger }, thread }, { listed }, { repository, runner }) {
	if (trigger.kind === "run") return null;
	try {
		const read = listed.find(({ kind, id }) => kind === trigger.kind && id === trigger.id) ?? await repository.causingComment(trigger);
		return read?.thread === thread ? read : null;
	} catch (error) {
		runner.warning(`Could not read who requested the job: ${require_post.problemText(require_post.repositoryErrorOf(error))}`);
		return null;
	}
}

// src/runs/settle/settle-comment.ts
const NO_NEWS_MS = 6048e5;
function needsSettling(marker, now, { onRequest, writer }) {
	if (onRequest && (marker.state === "started" || marker.outcome === "no-news")) return true;
	return (marker.state === "started" || marker.state === "starting" || marker.state === "waiting" || require_main.owed(marker).length > 0) && !require_post.isWatched(marker, now) && require_post.rightOf(writer, marker, now) !== "never";
}
async function settleComment(comment, options, world) {
	const known = await knownEnd(comment, options, world);
	const found = known.kind === "end" ? known : await endByReading({
		...known,
		comment
	}, options, world);
	return found.kind === "end" ? settleEnd(comment, found.ending, options, world) : found;
}
async function knownEnd({ marker }, options, world) {
	const { state, jobId, outcome } = marker;
	const end = (ending) => ({
		kind: "end",
		ending
	});
	if (require_post.isNeverSent(marker, options)) return end(require_main.endingNotCreated(require_post.neverRequested(marker.trigger.kind === "run" ? "step" : "comment")));
	if (state === "not-created") return end({
		view: KEPT_REASON,
		job: null
	});
	if (state === "waiting") return end(require_main.endingNotCreated(require_post.NEVER_SENT));
	if (state === "starting" || state === "unknown" || jobId === null) return end(require_main.endingUnknown(require_post.NEVER_NOTED));
	if (outcome === null || outcome === "no-news") return {
		kind: "unread",
		jobId
	};
	const readJob = (id) => options.jobs.readJob(id, world.runner.cancelled);
	return end(await require_main.confirmed(require_main.endingRemembered({
		...marker,
		outcome
	}, require_main.linkRules(world)), {
		marker,
		readJob
	}, world));
}
async function endByReading({ jobId, comment }, options, { runner, clock, ...world }) {
	const { marker } = comment;
	const reading = await options.jobs.readJob(jobId, runner.cancelled);
	const now = clock.now();
	if (reading.kind === "job" && require_post.isFinal(reading.job) && now >= require_post.endBelievedFrom(marker)) {
		const { status, prLink } = reading.job;
		if (status === "completed" && prLink === null && !options.again) return {
			kind: "unlinked",
			comment,
			seenAt: clock.monotonic()
		};
		return {
			kind: "end",
			ending: {
				...require_main.endingOfJob(reading.job, require_main.linkRules(world)),
				endedBefore: options.endedBefore
			}
		};
	}
	if (!(marker.outcome !== null || now - Date.parse(marker.askedAt) <= NO_NEWS_MS) && !require_post.isWatched(marker, now) && (reading.kind === "job" || reading.kind === "missing")) return {
		kind: "end",
		ending: {
			view: NO_NEWS,
			job: reading.kind === "job" ? reading.job : null
		}
	};
	if (reading.kind === "job") return settled("running", comment, `the job ${jobId} is running`);
	return settled("failed", comment, `Could not check the job ${jobId}: ${problemOf(reading, options)}`);
}
const NO_NEWS = {
	state: "finished",
	outcome: "no-news",
	link: null,
	unlinked: null
};
const KEPT_REASON = {
	state: "not-created",
	problem: {
		message: "",
		hint: ""
	}
};
function problemOf(reading, { onRequest }) {
	if (reading.kind !== "failed") return require_post.problemText(reading.problem);
	const wait = reading.retryAfterMs === null ? "" : ` The service asks to wait ${require_main.duration(reading.retryAfterMs)}.`;
	return `${reading.problem.message}${wait} ${onRequest ? "Ask again later." : "The next settle run checks again."}`;
}

// src/runs/settle/settle-all.ts
const LINK_MAY_COME_MS = 15e3;
async function settleAll(comments, request, world) {
	const { clock, runner } = world;
	const options = {
		...request,
		jobs: patientReader(world.service),
		endedBefore: true
	};
	const settled = [];
	const open = comments.filter(({ marker }) => needsSettling(marker, clock.now(), request));
	const queue = open.map((comment) => ({
		comment,
		seenAt: null
	}));
	for (const { comment, seenAt } of queue) {
		const wait = seenAt === null ? 0 : seenAt + LINK_MAY_COME_MS - clock.monotonic();
		if (wait > 0) await clock.sleep(wait, runner.cancelled);
		if (runner.cancelled.aborted) break;
		const end = await settleOne(comment, {
			...options,
			again: seenAt !== null
		}, world);
		if (end.kind === "unlinked") queue.push(end);
		else settled.push(end);
	}
	return {
		settled,
		followed: comments.filter((comment) => {
			const { state } = comment.marker;
			return (state === "started" || state === "starting" || state === "waiting") && require_post.isWatched(comment.marker, clock.now()) && !open.includes(comment);
		}).length,
		left: open.length - settled.length
	};
}
async function settleOne(comment, options, world) {
	try {
		return await settleComment(comment, options, world);
	} catch (error) {
		const words = require_post.problemText(require_post.repositoryErrorOf(error));
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
function patientReader({ readJob }) {
	let refusal = null;
	return { async readJob(id, cancelled) {
		if (refusal !== null) return refusal;
		const reading = await readJob(id, cancelled);
		if (reading.kind === "failed" && reading.retryAfterMs !== null && reading.retryAfterMs > 0) refusal = reading;
		return reading;
	} };
}

Object.defineProperty(exports, "needsSettling", {
  enumerable: true,
  get: function () {
    return needsSettling;
  }
});
Object.defineProperty(exports, "settleAll", {
  enumerable: true,
  get: function () {
    return settleAll;
  }
});
Object.defineProperty(exports, "settleOne", {
  enumerable: true,
  get: function () {
    return settleOne;
  }
});