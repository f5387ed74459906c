"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_errors = require("./errors.js");
const require_inputs = require("./inputs.js");
const require_notice_claim = require("./notice-claim.js");
const require_answer = require("./answer.js");
const require_thread_scope = require("./thread-scope.js");

// src/runs/settle/patient-reader.ts
function patientReader({ readJob }) {
	let refusal = null;
	return { async readJob(id, cancelled) {
		if (refusal !== null) return refusal;
		const reading = await readJob(id, cancelled);
		if (reading.kind === "failed" && reading.retryAfterMs !== null && reading.retryAfterMs > 0) refusal = reading;
		return reading;
	} };
}

// src/runs/settle/recent-comments.ts
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

// src/runs/settle/settled.ts
const WRITER = { kind: "other" };
function settled(kind, { thread, id, url }, words) {
	return {
		kind,
		thread,
		id,
		url,
		words
	};
}

// src/runs/settle/settle-end.ts
async function settleEnd(comment, known, options, world) {
	const { marker } = comment;
	const { clock, settings } = world;
	if (require_inputs.rightOf(WRITER, marker, clock.now()) === "never") {
		const words = require_notice_claim.outcomeWords(known, marker).sentence;
		return settled("still-open", comment, `${words} The run that follows it updates the comment.`);
	}
	const ending = await withFacts(comment, known, world);
	const isSaid = marker.state === ending.view.state && marker.outcome === outcomeOf$1(ending);
	const words = isSaid ? REPORTED : require_notice_claim.outcomeWords(ending, marker).sentence;
	if (settings.dryRun) return settled("settled", comment, words);
	const record = require_inputs.recordOf({
		ours: options.ours,
		conversation: {
			thread: comment.thread,
			review: comment.review
		},
		comment,
		base: marker,
		instruction: { keptFrom: comment.body }
	});
	const claimedOn = require_notice_claim.noticeClaimOf(comment, options.marked);
	const claimedAfter = clock.now();
	const announcing = await announcingOf({
		comment,
		holder: claimedOn
	}, options, world);
	const finished = await require_notice_claim.finish(record, {
		...ending,
		...announcing,
		endedBefore: true,
		followed: claimedOn
	}, world);
	if (ending.unconfirmed !== void 0 && finished.error === null && finished.missing.has("handover")) return settled("failed", comment, `the service did not confirm the pull request, so it is not handed over yet. ${ending.unconfirmed}`);
	return settledBy(finished, {
		comment,
		words,
		problem: isSaid ? null : require_notice_claim.outcomeWords(ending, marker).problem?.message ?? null,
		claimedOn,
		claimedAfter
	});
}
async function announcingOf({ comment, holder }, options, world) {
	let reading;
	const request = () => {
		reading ??= requestOf(holder, options, world);
		return reading;
	};
	return {
		writer: WRITER,
		unattended: true,
		causedBy: holder !== comment || comment.marker.told.includes("reaction") ? null : await request(),
		answered: options.onRequest,
		written: options.listed.filter(({ thread, author }) => thread === comment.thread && author === options.ours.login).map(({ body }) => body),
		handover: async () => handoverText(holder, (await request())?.author ?? null, world)
	};
}
function settledBy({ end, error, missing, record }, { comment, claimedOn, claimedAfter, words, problem }) {
	if (end === "overtaken") return settled("still-open", comment, "another run has just updated it");
	if (end === "gone") return settled("still-open", comment, "its comment was deleted");
	if (error !== null) throw error;
	const left = [...missing.values()];
	if (left.includes("failed")) return settled("failed", comment, "the end could not be reported");
	const done = left.includes("later") ? settled("still-open", comment, LATER) : settled("settled", comment, words);
	if (!left.includes("held")) return {
		...done,
		problem
	};
	const reported = `${claimedOn.kind}/${claimedOn.id}`;
	return {
		...done,
		problem,
		reports: {
			end: reported,
			record: missing.size === 1 ? record : null,
			claimedAfter
		}
	};
}
const REPORTED = "the end was reported";
const LATER = "another run may still be reporting the end";
function outcomeOf$1({ view }) {
	return view.state === "finished" ? view.outcome : null;
}
async function withFacts({ marker, body }, ending, world) {
	const { view, job } = ending;
	if (job === null || view.state !== "finished" || view.outcome === "no-news") return ending;
	return marker.request === "message" || view.link !== null && mayBeOwn(view.link, body, world) ? {
		job,
		...await require_notice_claim.withPullRequest(view, marker, world)
	} : ending;
}
function mayBeOwn(link, body, world) {
	const written = require_inputs.readMarker(body);
	const before = written.kind === "marker" ? written.marker.repository.name : "";
	return require_notice_claim.isOwnPullRequest(link, world) || link.repository.toLowerCase() === before.toLowerCase();
}
async function handoverText(comment, requester, world) {
	return {
		...require_notice_claim.followedHandover(comment),
		requester,
		...await reviewerFor(comment, requester, world)
	};
}
async function reviewerFor({ marker: { reviewer, trigger } }, requester, world) {
	if (reviewer === void 0) return {};
	if (trigger.kind !== "run") return requester?.toLowerCase() === reviewer.toLowerCase() ? { reviewer } : {};
	return await require_notice_claim.mayReview(reviewer, world) ? { reviewer } : {};
}
async function requestOf({ marker: { trigger }, thread }, { listed }, { repository, runner }) {
	if (trigger.kind === "run") return null;
	try {
		const read = listed.find(({ kind, id }) => kind === trigger.kind && id === trigger.id) ?? await repository.causingComment(trigger);
		return read?.thread === thread ? read : null;
	} catch (error) {
		runner.warning(`Could not read who requested the job: ${require_errors.problemText(require_errors.repositoryErrorOf(error))}`);
		return null;
	}
}

// src/runs/settle/settle-comment.ts
const NO_NEWS_MS = 6048e5;
function needsSettling(marker, now, { onRequest }) {
	if (onRequest && (marker.state === "started" || marker.outcome === "no-news")) return true;
	return (marker.state === "started" || marker.state === "starting" || marker.state === "waiting" || require_notice_claim.owed(marker).length > 0) && !require_inputs.isWatched(marker, now) && require_inputs.rightOf(WRITER, marker, now) !== "never";
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
	if (require_inputs.isNeverSent(marker, options)) return end(require_inputs.endingNotCreated(require_inputs.neverRequested(marker.trigger.kind === "run" ? "step" : "comment")));
	if (state === "not-created") return end({
		view: KEPT_REASON,
		job: null
	});
	if (state === "waiting") return end(require_inputs.endingNotCreated(require_inputs.NEVER_SENT));
	if (state === "starting" || state === "unknown" || jobId === null) return end(require_inputs.endingUnknown(require_inputs.NEVER_NOTED));
	if (outcome === null || outcome === "no-news") return {
		kind: "unread",
		jobId
	};
	const readJob = (id) => options.jobs.readJob(id, world.runner.cancelled);
	return end(await require_notice_claim.confirmed(require_inputs.endingRemembered({
		...marker,
		outcome
	}, require_inputs.linkRules(world)), {
		marker,
		readJob
	}, world));
}
async function endByReading({ jobId, comment }, options, { runner, clock, ...world }) {
	const { marker } = comment;
	const reading = await options.jobs.readJob(jobId, runner.cancelled);
	const now = clock.now();
	if (reading.kind === "job" && require_inputs.isFinal(reading.job) && now >= require_inputs.endBelievedFrom(require_notice_claim.noticeClaimOf(comment, options.marked).marker)) {
		const { status, prLink } = reading.job;
		if (status === "completed" && prLink === null && !options.again) return {
			kind: "unlinked",
			comment,
			seenAt: clock.monotonic()
		};
		return {
			kind: "end",
			ending: require_inputs.endingOfJob(reading.job, require_inputs.linkRules(world))
		};
	}
	if (!(marker.outcome !== null || now - Date.parse(marker.askedAt) <= NO_NEWS_MS) && !require_inputs.isWatched(marker, now) && (reading.kind === "job" || reading.kind === "missing")) return {
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
	if (reading.kind !== "failed") return require_errors.problemText(reading.problem);
	const wait = reading.retryAfterMs === null ? "" : ` The service asks to wait ${require_inputs.duration(reading.retryAfterMs)}.`;
	return `${reading.problem.message}${wait} ${onRequest ? "Ask again later." : "The next settle run checks again."}`;
}

// src/runs/settle/run-settle.ts
const LINK_MAY_COME_MS = 15e3;
async function runSettle(world) {
	const { repository, runner } = world;
	const now = world.clock.now();
	const [login, inConversations, onDiffs] = await Promise.all([
		repository.viewer(),
		recentComments("issue-comment", now, repository),
		recentOnDiffs(now, repository)
	]);
	const ours = require_inputs.oursOf(login, world);
	const comments = [...inConversations.comments, ...onDiffs.comments];
	const { marked, neverSent } = require_inputs.ownComments(comments, ours);
	const unread = [inConversations.unread, onDiffs.unread].filter((each) => each !== null);
	for (const each of unread) runner.warning(each);
	return outcomeOf(await settleAll(marked, {
		ours,
		listed: comments,
		neverSent,
		onRequest: false
	}, world), {
		unread,
		dryRun: world.settings.dryRun
	});
}
async function recentOnDiffs(now, repository) {
	try {
		return await recentComments("review-comment", now, repository);
	} catch (error) {
		return {
			comments: [],
			unread: `Review threads were not checked: ${require_errors.problemText(require_errors.repositoryErrorOf(error))}`
		};
	}
}
async function settleThread(intent, login, world) {
	const { number } = intent.thread;
	const ours = require_inputs.oursOf(login, world);
	const read = async () => {
		const listed = (await require_thread_scope.readComments(intent, {
			conversation: "whole",
			diff: "whole"
		}, world.repository)).map((row) => ({
			...row,
			thread: number
		}));
		return {
			...require_thread_scope.inScope(require_inputs.ownComments(listed, ours), intent, listed),
			listed
		};
	};
	const { marked, listed, neverSent } = await read();
	const work = await settleAll(marked, {
		ours,
		listed,
		neverSent,
		onRequest: true
	}, world);
	const { settled } = work;
	const now = newestFirst((await read()).marked);
	const news = new Map(settled.map((each) => [each.url, each]));
	const at = world.clock.now();
	const lines = now.map((comment) => require_notice_claim.stateLine(shownRequest(comment, news.get(comment.url) ?? null, world), at));
	const isInTime = ({ claimedAfter }) => require_notice_claim.maySend(claimedAfter, world);
	const reported = settled.flatMap(({ reports }) => reports ?? []).filter(isInTime);
	const mayRepeat = async () => reported.every(isInTime);
	const ends = reported.map(({ end }) => end);
	const text = lines.length === 0 ? "There is no job in this thread." : require_notice_claim.stateList(lines, {
		comment: intent.comment.id,
		ends
	});
	const failed = settled.some(({ kind }) => kind === "failed");
	await require_answer.answerInThread(intent, text, world, {
		reaction: failed ? "confused" : "+1",
		ends,
		mayRepeat
	});
	for (const { record } of reported) if (record !== null) await require_notice_claim.rememberNotice(record, WRITER, world);
	return outcomeOf(work, {
		unread: [],
		dryRun: world.settings.dryRun
	});
}
function shownRequest({ marker, url, body }, news, world) {
	const shown = {
		marker,
		url,
		body,
		link: require_notice_claim.linkTo(marker.pullRequest, world)
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
async function settleAll(comments, request, world) {
	const options = {
		...request,
		marked: comments,
		jobs: patientReader(world.service)
	};
	const settled = [];
	const open = comments.filter(({ marker }) => needsSettling(marker, world.clock.now(), request));
	const queue = open.map((comment) => ({
		comment,
		seenAt: null
	}));
	for (const { comment, seenAt } of queue) {
		if (seenAt !== null) await untilLinked(seenAt, world);
		if (world.runner.cancelled.aborted) break;
		const end = await settleOne(comment, {
			...options,
			again: seenAt !== null
		}, world);
		if (end.kind === "unlinked") queue.push(end);
		else settled.push(end);
	}
	return {
		settled,
		followed: comments.filter(({ marker }) => {
			return (marker.state === "started" || marker.state === "starting" || marker.state === "waiting") && require_inputs.isWatched(marker, world.clock.now()) && !open.some(({ marker: other }) => other === marker);
		}).length,
		left: open.length - settled.length
	};
}
async function untilLinked(seenAt, { clock, runner }) {
	const wait = seenAt + LINK_MAY_COME_MS - clock.monotonic();
	if (wait > 0) await clock.sleep(wait, runner.cancelled);
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
function outcomeOf({ settled, followed, left }, { unread, dryRun }) {
	const of = (kind) => settled.filter((each) => each.kind === kind);
	const [changed, failed] = [of("settled"), of("failed")];
	const open = [...of("running"), ...of("still-open")];
	const counts = `${changed.length} ${dryRun ? "would be updated" : "updated"}, ${open.length} still open, ${failed.length} ${failed.length === 1 ? "error" : "errors"}`;
	const watched = followed === 0 ? "" : `, ${followed} still followed by a run`;
	const unchecked = left === 0 ? "" : `, ${left} not checked, because the run was cancelled`;
	const nothing = settled.length === 0 && left === 0 && followed === 0;
	const none = unread.length === 0 ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.";
	const found = nothing ? none : `Unfinished jobs: ${counts}${watched}${unchecked}.`;
	const fails = settled.length > 0 && failed.length === settled.length;
	const why = fails ? ` The first: ${failed[0]?.words}` : "";
	const overview = `${dryRun ? "A dry run: nothing was written. " : ""}${found}`;
	const lines = [
		...changed,
		...failed,
		...open
	].map(({ url, thread, words }) => `- [Thread ${thread}](${url}): ${require_inputs.codeSpan(words, { longest: 300 })}`);
	const more = unread.flatMap((each) => ["", require_inputs.quoted(each, { exact: true })]);
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