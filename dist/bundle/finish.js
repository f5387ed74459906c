"use strict";

const require_inputs = require("./inputs.js");
const require_errors = require("./errors.js");

// src/thread/handover.ts
const MOST_COVERED = 1e3;
function writeHandover(handover) {
	return require_inputs.writeMarkerLine({
		kind: "handover",
		...handover
	});
}
const schema = require_inputs.strictObject({
	kind: require_inputs.literal("handover"),
	job: require_inputs.jobId,
	repository: require_inputs.strictObject({
		id: require_inputs.nullable(require_inputs.count$1),
		name: require_inputs.repositoryName
	}),
	service: require_inputs.hash,
	thread: require_inputs.optional(require_inputs.nullable(require_inputs.count$1), null),
	group: require_inputs.exactOptional(require_inputs.group),
	covers: require_inputs.exactOptional(require_inputs.pipe(require_inputs.array(require_inputs.count$1), require_inputs.maxLength(MOST_COVERED)))
});
const ofAnyone = require_inputs.object({ kind: require_inputs.literal("handover") });
function handoverOf(comments, ours) {
	const comment = comments.find(({ author, body }) => author === ours.login && require_inputs.is(ofAnyone, require_inputs.readMarkerLine(body)?.value));
	const handover = comment === void 0 ? null : believedHandover(comment, ours);
	return comment === void 0 || handover === null ? null : {
		comment,
		handover
	};
}
function believedHandover({ author, body }, { login, repository, service }) {
	if (author !== login) return null;
	const read = require_inputs.safeParse(schema, require_inputs.readMarkerLine(body)?.value);
	if (!read.success) return null;
	const { kind: _kind, ...handover } = read.output;
	return handover.service === service && require_inputs.sameRepository(handover.repository, repository) ? handover : null;
}

// src/pull-requests/linked.ts
function linkRules({ run, settings }) {
	return {
		serverUrl: run.serverUrl,
		linkHosts: settings.linkHosts
	};
}
function linkTo(address, world) {
	const read = address === null ? null : require_inputs.readPullRequestLink(address, linkRules(world));
	return read?.kind === "link" ? read.link : null;
}
function isAtServer({ url }, { run }) {
	return new URL(url).host === new URL(run.serverUrl).host && /\/pull\/\d+$/.test(url);
}
function isOwnPullRequest(link, world) {
	return isAtServer(link, world) && link.repository.toLowerCase() === world.run.repository.toLowerCase();
}
function mayBeOwn(link, seen, world) {
	return seen === void 0 || seen.kind === "failed" ? isAtServer(link, world) : isOwnPullRequest(link, world);
}
async function lookAtLinked(link, world) {
	if (!isAtServer(link, world)) return { kind: "hidden" };
	const isOwn = isOwnPullRequest(link, world);
	try {
		const elsewhere = isOwn ? {} : { repository: link.repository };
		return {
			kind: "shown",
			pull: await world.repository.pullRequest(link.number, elsewhere)
		};
	} catch (thrown) {
		const error = require_errors.repositoryErrorOf(thrown);
		world.runner.debug(`Could not read the pull request: ${error.message}`);
		return require_errors.isPassing(error) || isOwn && error.failure === "missing" ? {
			kind: "failed",
			error
		} : { kind: "hidden" };
	}
}
async function namedBy(job, link, world) {
	const { prLink } = job;
	if (prLink === null) return require_inputs.isFinal(job) ? "none" : "none-yet";
	const named = linkTo(prLink, world);
	if (named === null || link === null) return "other";
	const isThis = ({ url }) => url.toLowerCase() === link.url.toLowerCase();
	if (isThis(named)) return "this";
	if (named.number !== link.number) return "other";
	const seen = await lookAtLinked(named, world);
	if (seen.kind === "failed") return "unread";
	return seen.kind === "shown" && isThis(seen.pull) ? "this" : "other";
}
async function readLinked(link, world) {
	const read = await lookAtLinked(link, world);
	return read.kind === "shown" ? read.pull : null;
}
async function withPullRequest(view, { request, head, pullRequest }, world) {
	if (view.outcome !== "pull-request" || view.link === null) return { view };
	const seen = await lookAtLinked(view.link, world);
	if (seen.kind !== "shown") return {
		view,
		seen
	};
	const { pull } = seen;
	const moved = pull.headSha === head ? "no-new-commits" : "new-commits";
	const link = linkTo(pull.url, world) ?? view.link;
	const same = [view.link.url, link.url].some((url) => url.toLowerCase() === pullRequest?.toLowerCase());
	const update = request === "message" && head !== null && same ? { update: moved } : {};
	return {
		view: {
			...view,
			link,
			pull: {
				title: pull.title,
				size: pull.size
			},
			...update
		},
		seen
	};
}

// src/jobs/progress.ts
const LONGEST_BETWEEN_LINES_MS = 6e4;
const LONGEST_LOOK_MS = 3e4;
var ProgressLog = class {
	shown = "";
	shownAtMs = 0;
	saidUnknown = false;
	line({ reading, waitedMs, nextLookInMs, nextWordInMs }) {
		if (reading === null) return null;
		const state = describe(reading);
		const silentTooLong = waitedMs + nextWordInMs + LONGEST_LOOK_MS - this.shownAtMs > LONGEST_BETWEEN_LINES_MS;
		if (state === this.shown && !silentTooLong) return null;
		const { shown } = this;
		this.shown = state;
		this.shownAtMs = waitedMs;
		const [waited, next] = [duration(waitedMs), `next check in ${duration(nextLookInMs)}`];
		return state === shown && isRunning(reading) ? `Still running, ${waited} (${next})` : `${state} (${waited} waited, ${next})`;
	}
	unknownStatus(reading) {
		if (reading?.kind !== "job" || this.saidUnknown || reading.job.status !== "active") return null;
		const { reportedStatus } = reading.job;
		if (reportedStatus !== null && require_inputs.readStatus(reportedStatus) !== null) return null;
		this.saidUnknown = true;
		return `The service reports ${reportedStatus === null ? "no status" : `the unknown status ${JSON.stringify(reportedStatus.slice(0, 50))}`}; we treat the job as running.`;
	}
};
function isRunning(reading) {
	return reading.kind === "job" && reading.job.status === "active";
}
function describe(reading) {
	switch (reading.kind) {
		case "job": return `Job ${reading.job.id} is ${isRunning(reading) ? "running" : reading.job.status}`;
		case "refused":
		case "missing":
		case "failed": return `Could not check the job: ${reading.problem.message}`;
	}
}
function duration(ms) {
	const seconds = Math.round(ms / 1e3);
	const minutes = Math.floor(seconds / 60);
	if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
	return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

// src/runs/finish/job-ending.ts
function endingOfFollow(end, { waitedMinutes, links }) {
	const { job } = end;
	switch (end.kind) {
		case "final": return {
			...endingOfJob(end.job, links),
			endedBefore: end.endedBefore
		};
		case "deadline":
			if (end.silence !== null) return {
				view: unreachable(end.silence),
				job
			};
			return {
				view: {
					state: "started",
					seen: waitedMinutes === null ? { kind: "not-waiting" } : {
						kind: "still-running",
						waitedMinutes
					}
				},
				job
			};
		case "cancelled": return {
			view: {
				state: "started",
				seen: { kind: "waiting-cancelled" }
			},
			job
		};
		case "lost": return {
			view: {
				state: "started",
				seen: {
					kind: "refused",
					problem: end.problem
				}
			},
			job
		};
	}
}
function endingOfJob(job, links) {
	const nothing = {
		link: null,
		unlinked: null
	};
	const outcome = require_inputs.endWithoutPullRequest(job) ?? "no-pull-request";
	if (outcome === "failed") return {
		view: {
			state: "finished",
			outcome,
			...nothing,
			reason: job.error
		},
		job
	};
	if (job.prLink === null) return {
		view: {
			state: "finished",
			outcome,
			...nothing
		},
		job
	};
	const view = {
		state: "finished",
		outcome: "pull-request",
		...readNamed(job.prLink, links)
	};
	return {
		view: job.status === "archived" ? {
			...view,
			archivedSince: true
		} : view,
		job
	};
}
function endingRemembered({ outcome, pullRequest }, links) {
	const made = outcome === "pull-request" ? pullRequest : null;
	return {
		view: {
			state: "finished",
			outcome,
			link: made === null ? null : readNamed(made, links).link,
			unlinked: null
		},
		job: null
	};
}
function endingNotCreated(problem) {
	return {
		view: {
			state: "not-created",
			problem
		},
		job: null
	};
}
function endingUnknown(evidence) {
	return {
		view: {
			state: "unknown",
			evidence
		},
		job: null
	};
}
function endOf$1({ view, job, endedBefore = false }, now) {
	if (view.state !== "finished" || view.outcome === "no-news" || job === null) return null;
	return endedBefore ? { before: now } : now;
}
function pullRequestOf({ view, job }, links) {
	if (view.state === "finished") return view;
	return job === null || job.prLink === null ? {
		link: null,
		unlinked: null
	} : readNamed(job.prLink, links);
}
function readNamed(prLink, links) {
	const read = require_inputs.readPullRequestLink(prLink, links);
	if (read.kind === "link") return {
		link: read.link,
		unlinked: null
	};
	return {
		link: null,
		unlinked: {
			text: prLink,
			reason: read.reason
		}
	};
}
function unreachable({ since, tries, reason, retryAfterMs, lastSeen }) {
	return {
		state: "started",
		seen: {
			kind: "unreachable",
			since,
			tries,
			reason: `${reason}${retryAfterMs === null ? "" : ` The service asks us to wait ${duration(retryAfterMs)}.`}`,
			lastSeen
		}
	};
}
const ONLY_FOLLOWED = {
	requester: null,
	instruction: { text: "" },
	onlyFollowed: true
};
function owed({ state, outcome, trigger, request, told, group }) {
	if (state === "waiting" || state === "starting" || state === "started" || outcome === "no-news") return [];
	return [
		...trigger.kind === "run" ? [] : ["reaction"],
		...state === "finished" ? ["notice"] : [],
		...outcome === "pull-request" && (request === "job" || group !== void 0) ? ["handover"] : []
	].filter((kind) => !told.includes(kind));
}

// src/wording/handover-text.ts
function renderHandover(handover, { origin, requester, instruction, command, onlyFollowed }) {
	const where = `[${origin.kind === "thread" ? "this thread" : "this run"}](${origin.url})`;
	const who = requester === null ? "" : ` by ${require_inputs.codeSpan(requester)}`;
	return require_inputs.paragraphs([
		writeHandover(handover),
		`The documentation agent made this pull request. ${onlyFollowed ? "Its job was followed" : "It was requested"} in ${where}${who}.`,
		`Comment \`${command} …\` here to ask for changes.`,
		require_inputs.instructionFold(instruction)
	]);
}
const MOST_NAMED = 20;
const ALSO = "Also covers ";
function withCovered(body, handover, thread) {
	const { covers = [] } = handover;
	if (handover.thread === thread || covers.includes(thread) || covers.length >= 1e3) return null;
	const all = [...covers, thread];
	const line = writeHandover({
		...handover,
		covers: all
	});
	const parts = body.replace(/\r\n/g, "\n").replace(/^[^\n]*\n*/, "").split("\n\n");
	const listed = parts.findIndex((part) => part.startsWith(ALSO));
	const fold = parts.findIndex((part) => part.startsWith("<details>"));
	return [line, ...listed >= 0 && (fold < 0 || listed < fold) ? parts.with(listed, alsoCovers(all)) : parts.toSpliced(1, 0, alsoCovers(all))].join("\n\n");
}
function alsoCovers(threads) {
	const named = threads.slice(0, MOST_NAMED).map((number) => `#${number}`);
	const more = threads.length - named.length;
	return `${ALSO}${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

// src/runs/finish/write-once.ts
const ABANDONED_AFTER_MS = 6e5;
const SENT_WITHIN_MS = 3e5;
async function writeOnce(once, world) {
	const claimedAt = world.clock.now();
	const claimed = await claimOnce(once, world);
	if (claimed !== "held") return claimed;
	const inTime = () => maySend(claimedAt, world);
	const mayRepeat = async () => inTime() && !await once.isWritten().catch(() => true) && inTime();
	return (inTime() ? await once.write({
		mayRepeat,
		maySend: inTime
	}) : "later") === "later" ? "later" : "done";
}
async function claimOnce(once, world) {
	const claim = await world.repository.react(once.on, once.reaction);
	if (claim.created) return "held";
	if (await once.isWritten()) return "done";
	return await takeOver(claim, once, world) === null ? "later" : "held";
}
function maySend(claimedAt, { clock }) {
	return clock.now() - claimedAt < SENT_WITHIN_MS;
}
async function takeOver({ id, createdAt }, { on, reaction }, { repository, clock }) {
	if (createdAt === null || clock.now() - createdAt < ABANDONED_AFTER_MS) return null;
	if (!await repository.withdrawReaction(on, id)) return null;
	const claim = await repository.react(on, reaction);
	return claim.created ? claim : null;
}
const MOST_TURNS = 5;
const TURN_PAUSE_MS = 3e3;
async function inTurn(once, work, world) {
	const { repository, clock, runner } = world;
	for (let turn = 1;; turn += 1) {
		const claim = await repository.react(once.on, once.reaction);
		const held = claim.created ? claim : await takeOver(claim, once, world);
		if (held !== null) try {
			return await work();
		} finally {
			await giveBack(held, once, world);
		}
		if (turn === MOST_TURNS || runner.cancelled.aborted) return "later";
		await clock.sleep(TURN_PAUSE_MS, runner.cancelled);
	}
}
async function giveBack({ id }, { on }, { repository, runner }) {
	try {
		await repository.withdrawReaction(on, id);
	} catch (error) {
		runner.debug(`Could not remove a reaction: ${require_errors.repositoryErrorOf(error).message}`);
	}
}

// src/runs/finish/post-handover.ts
function handover(end, world) {
	const { jobId, request, conversation, group, view, seen, sentTo } = end;
	if (!world.settings.handover || jobId === null || view.state !== "finished" || view.link === null) return null;
	const link = request === "job" ? view.link : linkTo(sentTo, world);
	if (link === null || !mayBeOwn(link, seen, world) || conversation?.thread === link.number) return null;
	if (request === "message" && (group === void 0 || conversation === null)) return null;
	return () => handOver({
		...end,
		jobId,
		link
	}, world);
}
async function confirmed(ending, { marker, readJob }, world) {
	const { view } = ending;
	if (marker.request === "message" || view.state !== "finished" || marker.jobId === null) return ending;
	if (!world.settings.handover || !owed(marker).includes("handover")) return ending;
	const found = {
		...ending,
		...await withPullRequest(view, marker, world)
	};
	if (found.seen?.kind === "failed") return {
		...found,
		unconfirmed: require_errors.problemText(found.seen.error)
	};
	const { link } = found.view;
	if (link === null || !isOwnPullRequest(link, world)) return found;
	const reading = await readJob(marker.jobId);
	if (reading.kind === "refused" || reading.kind === "failed") return {
		...found,
		unconfirmed: require_errors.problemText(reading.problem)
	};
	const named = reading.kind === "missing" ? "none" : await namedBy(reading.job, link, world);
	if (named === "this") return found;
	if (named === "other" || named === "none") return {
		...found,
		view: {
			...found.view,
			link: null
		}
	};
	return {
		...found,
		unconfirmed: UNCONFIRMED[named]
	};
}
const UNCONFIRMED = {
	"none-yet": "The service names no pull request for the job yet.",
	unread: "GitHub didn't show the pull request that the service names for the job."
};
async function handOver(handing, world) {
	const { link, seen: known } = handing;
	if (handing.unconfirmed !== void 0) return "later";
	const onceOf = (seen) => ({
		on: {
			kind: "pull-request",
			id: link.number
		},
		reaction: require_inputs.HANDOVER_CLAIM,
		isWritten: async () => await leftOf(handing, world) === null,
		write: async ({ mayRepeat, maySend }) => {
			const said = await handing.handover();
			const left = await leftOf(handing, world);
			if (left === null) return "done";
			if (!maySend()) return "later";
			const text = textOf(handing, said, world);
			if (left.replaces !== null) await world.repository.editComment(left.replaces, text, { mayRepeat });
			else await world.repository.createComment({
				thread: link.number,
				review: null
			}, text, { mayRepeat });
			return askForReview({
				link,
				reviewer: said.reviewer
			}, seen, world);
		}
	});
	try {
		const seen = known?.kind === "shown" && known.pull.number === link.number ? known : await lookAtLinked(link, world);
		if (seen.kind === "failed") throw seen.error;
		const present = seen.kind === "shown" ? linkTo(seen.pull.url, world) : link;
		if (present === null || !isOwnPullRequest(present, world)) return "done";
		if (seen.kind === "shown" && seen.pull.state !== "open") return "done";
		if (handing.request === "message") return await listIn(handing, world);
		const result = await writeOnce(onceOf(seen), world);
		if (result === "later") world.runner.info(`Another run may be writing the hand-over of pull request ${link.number}.`);
		return result;
	} catch (error) {
		world.runner.warning(`Could not comment on the pull request: ${require_errors.problemText(require_errors.repositoryErrorOf(error))}`);
		return "failed";
	}
}
async function leftOf({ link, jobId, group }, world) {
	const { repository } = world;
	const [login, comments] = await Promise.all([repository.viewer(), repository.comments(link.number)]);
	for (const comment of comments) {
		const handover = believedHandover(comment, require_inputs.oursOf(login, world));
		if (handover === null) continue;
		return handover.job === jobId && handover.group === void 0 && group !== void 0 ? { replaces: comment } : null;
	}
	return { replaces: null };
}
function textOf({ jobId, status, group, conversation }, { reviewer: _reviewer, ...shown }, world) {
	const { run, settings } = world;
	const { repository, service } = require_inputs.oursOf("", world);
	const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${run.runId}`;
	const origin = {
		kind: status === null ? "run" : "thread",
		url: status?.url ?? runUrl
	};
	const marker = {
		job: jobId,
		repository,
		service,
		thread: conversation?.thread ?? null,
		...group === void 0 ? {} : { group }
	};
	return renderHandover(marker, {
		...shown,
		origin,
		command: settings.command
	});
}
function listIn(handing, world) {
	const { link, jobId, group, conversation } = handing;
	const { repository, runner } = world;
	if (conversation === null) return Promise.resolve("done");
	const { thread } = conversation;
	const once = {
		on: {
			kind: "pull-request",
			id: link.number
		},
		reaction: require_inputs.LIST_CLAIM
	};
	const add = async () => {
		const claimedAt = world.clock.now();
		const [login, comments] = await Promise.all([repository.viewer(), repository.comments(link.number)]);
		const found = handoverOf(comments, require_inputs.oursOf(login, world));
		if (found === null || found.handover.job !== jobId || found.handover.group !== group) return "done";
		if (!maySend(claimedAt, world)) return "later";
		const { comment, handover } = found;
		const body = withCovered(comment.body, handover, thread);
		const mayRepeat = async () => maySend(claimedAt, world);
		if (body !== null) await repository.editComment(comment, body, { mayRepeat });
		else if ((handover.covers?.length ?? 0) >= 1e3 && !handover.covers?.includes(thread)) runner.info(`The hand-over of pull request ${link.number} lists ${MOST_COVERED} threads, so #${thread} is not added.`);
		return "done";
	};
	return inTurn(once, add, world);
}
async function askForReview({ link, reviewer }, seen, { repository, runner }) {
	if (reviewer === void 0) return;
	if (seen.kind === "shown" && seen.pull.author.toLowerCase() === reviewer.toLowerCase()) return;
	try {
		if (await repository.requestReview(link.number, reviewer) === "refused") runner.info(`GitHub refused to request a review of pull request ${link.number} from ${reviewer}.`);
	} catch (error) {
		runner.warning(`Could not request a review: ${require_errors.problemText(require_errors.repositoryErrorOf(error))}`);
	}
}

// src/wording/outcome-words.ts
function outcomeWords({ view }, { jobId, request }) {
	switch (view.state) {
		case "started": return startedWords(view, {
			jobId: jobId ?? "",
			request
		});
		case "finished": return finishedWords(view, {
			jobId: jobId ?? "",
			request
		});
		case "not-created": {
			const { summary: headline, log } = require_inputs.wordsFor({
				end: "not-created",
				request
			});
			const { problem } = view;
			return {
				result: "not-created",
				headline,
				sentence: `${log} ${problem.message}`,
				hint: problem.hint,
				problem
			};
		}
		case "unknown": {
			const { summary: headline, log } = require_inputs.wordsFor({
				end: "unknown",
				request
			});
			const hint = CHECK_FIRST[request];
			const problem = {
				message: view.evidence,
				hint
			};
			return {
				result: "unknown-start",
				headline,
				sentence: `${log} ${view.evidence}`,
				hint,
				problem
			};
		}
	}
}
const CHECK_FIRST = {
	job: "We don't send the request twice, because that could start a second job: check the service first.",
	message: "We don't send it twice, because the agent could then do the same work again: check the pull request first."
};
function startedWords({ seen }, { jobId, request }) {
	const running = {
		result: "still-running",
		hint: null,
		problem: null
	};
	switch (seen.kind) {
		case "working":
		case "not-waiting": return {
			...running,
			headline: request === "message" ? "follow-up sent" : "started",
			sentence: `The job ${jobId} has ${request === "message" ? "the follow-up" : "started"}; this run does not wait for it.`
		};
		case "waiting-cancelled":
		case "waiting-cancelled-ended": return {
			...running,
			headline: "the run was cancelled, the job continues",
			sentence: `The run was cancelled; the job ${jobId} continues.`
		};
		case "still-running": return {
			...running,
			headline: "still running",
			sentence: `The job ${jobId} is still running; this run stopped waiting after ${require_inputs.counted(seen.waitedMinutes, "minute")}.`
		};
		case "refused": return {
			result: "error",
			headline: "can't check the job",
			sentence: `The job ${jobId} may still be running, but the service doesn't show it: ${seen.problem.message}`,
			hint: seen.problem.hint,
			problem: seen.problem
		};
		case "unreachable": return unreachableWords(seen, jobId);
	}
}
function unreachableWords({ since, tries, reason, lastSeen }, jobId) {
	const seen = lastSeen === null ? "It was not seen in this run" : `It was last seen at ${require_inputs.minute(lastSeen)}`;
	const message = `The service has given no usable answer since ${require_inputs.minute(since)} (${require_inputs.counted(tries, "attempt")}). The last attempt: ${reason}`;
	const hint = `The job ${jobId} may still be running. ${seen}.`;
	return {
		result: lastSeen === null ? "error" : "still-running",
		headline: "can't check the job",
		sentence: message,
		hint,
		problem: {
			message,
			hint
		}
	};
}
function finishedWords(view, { jobId, request }) {
	const { outcome, link, unlinked, archivedSince, update } = view;
	if (outcome === "failed") return failedWords(view.reason, jobId);
	const since = archivedSince === true ? " The job has since been archived." : "";
	const { summary: headline, log } = require_inputs.wordsFor({
		end: outcome,
		request,
		update
	});
	const where = link !== null ? `: ${link.url}` : unlinked === null ? "." : `, which is not linked, because ${unlinked.reason}.`;
	const sentence = `${log.replace("%", () => jobId)}${outcome === "pull-request" ? where : ""}${since}`;
	return {
		result: outcome === "no-news" ? "still-running" : outcome,
		headline,
		sentence,
		hint: null,
		problem: null
	};
}
function failedWords(reason, jobId) {
	const { summary: headline, log } = require_inputs.wordsFor({
		end: "failed",
		request: "job"
	});
	const failed = {
		result: "failed",
		headline,
		problem: null
	};
	const sentence = log.replace("%", () => jobId);
	if (reason === void 0) return {
		...failed,
		sentence,
		hint: "The status comment says why, if the service gave a reason."
	};
	if (reason === null) return {
		...failed,
		sentence,
		hint: "The service gave no reason; check the job there."
	};
	const message = `The service says: ${reason}${/[.!?…]$/.test(reason) ? "" : "."}`;
	return {
		...failed,
		sentence: `${sentence} ${message}`,
		hint: null,
		problem: {
			message,
			hint: ""
		}
	};
}

// src/commands.ts
const subCommands = [
	{
		name: "status",
		takes: "nothing",
		does: "updates the jobs of this thread now"
	},
	{
		name: "retry",
		takes: "nothing",
		does: "requests the latest instruction of this thread again, unless its job is running or has succeeded"
	},
	{
		name: "report",
		takes: "period",
		does: "shows who reads the documentation, in the workflow's period or in the one you name, such as `last-month`"
	},
	{
		name: "continue",
		takes: "instruction",
		does: "asks the agent for changes to the pull request of this thread's latest job"
	},
	{
		name: "new-job",
		takes: "instruction",
		does: "starts a separate job, even on one of the agent's pull requests"
	},
	{
		name: "help",
		takes: "nothing",
		does: "shows this list"
	}
];
const CANCEL_WORDS = [
	"stop",
	"cancel",
	"abort"
];
const TAKEN_IN_USAGE = {
	nothing: "",
	period: " [period]",
	instruction: " …"
};
function usages(command) {
	return [{
		usage: `${command} …`,
		does: "starts a job, or asks for changes on one of the agent's pull requests; describe what to do, on as many lines as you like"
	}, ...subCommands.map(({ name, takes, does }) => ({
		usage: `${command} ${name}${TAKEN_IN_USAGE[takes]}`,
		does
	}))];
}

// src/wording/answers.ts
function helpText(command, rules) {
	const who = rules.permission === "none" ? "Anyone can use these commands here." : `You need at least \`${rules.permission}\` permission in this repository${rules.allowsOthers ? ", unless the workflow lists you" : ""}.`;
	return [
		"Write one of these on the first line of a comment:",
		"",
		...usages(command).map(({ usage, does }) => `- \`${usage}\`: ${does}`),
		"",
		`${who} Only new comments count; editing one has no effect.`
	].join("\n");
}
function slipText({ about, words, nearest }, command) {
	const written = require_inputs.codeSpan(`${command} ${words}`, { longest: 80 });
	const near = `\`${command} ${nearest}\``;
	switch (about) {
		case "word": return `${written} is not a command, and one word is too short for an instruction, so nothing was started. Did you mean ${near}? To start a job, describe in a few words what to change.`;
		case "name": return `${written} looks like a mistyped command, so nothing was started. Did you mean ${near}? To start a job, describe what to change in other words.`;
		case "period": return `${written} requests a report, but its period doesn't exist, so nothing was reported. Did you mean ${near}? A period is ${PERIOD_NAMES}, or \`YYYY-MM-DD..YYYY-MM-DD\`.`;
		case "text": return `${written} requests the latest instruction again, word for word. There is other text below it, so nothing was started. To repeat the old instruction, comment ${near} alone; to request something else, comment \`${command}\` and describe what to change.`;
		case "cancel": return `${written} looks like a request to cancel a job. The service can't cancel jobs: a job runs to its end. Nothing was changed. ${near} shows its state.`;
	}
}
const PERIOD_NAMES = require_inputs.PERIODS.map((name) => `\`${name}\``).join(", ");
function stateLine({ marker, url, body, link, seen, said }, now) {
	const askedAt = Date.parse(marker.askedAt);
	const words = seen === "running" ? `Still running, ${require_inputs.elapsed(now - askedAt)}` : stateOf(marker, seen);
	const pull = link === null ? "" : `, ${pullRequestName(link)}`;
	const text = require_inputs.instructionIn(body);
	const instruction = text === null ? "" : `: ${require_inputs.codeSpan(text, { longest: 100 })}`;
	const more = said === null ? "" : ` (${require_inputs.codeSpan(said, { longest: 400 })})`;
	return `- [${words}](${url})${pull}, requested ${require_inputs.minute(askedAt)}${instruction}${more}`;
}
function stateOf({ state, outcome, request }, seen) {
	const end = outcome ?? state;
	const words = end === "waiting" || end === "starting" || end === "started" || end === "finished" ? OPEN_STATES[end] : require_inputs.wordsFor({
		end,
		request
	}).list;
	return seen === "unreadable" ? `${words} when last seen` : words;
}
function pullRequestName({ number, repository, url }) {
	return `[pull request ${number} in ${require_inputs.codeSpan(repository)}](${url})`;
}
function stateList(lines, about) {
	const counted = (older) => `- and ${older} older ${older === 1 ? "request" : "requests"}`;
	const room = require_inputs.COMMENT_LIMIT - require_inputs.renderNotice(about, counted(lines.length)).length;
	let length = 0;
	const shown = lines.filter((line) => {
		length += line.length + 1;
		return length <= room;
	});
	const older = lines.length - shown.length;
	return [...shown, ...older === 0 ? [] : [counted(older)]].join("\n");
}
const OPEN_STATES = {
	waiting: "Waiting for an earlier request",
	starting: "Starting",
	started: "Working on it",
	finished: "Finished"
};
function endNotice(end, statusUrl) {
	const { outcome, reason } = end;
	const why = outcome === "failed" && reason ? ` The service says: ${require_inputs.codeSpan(reason, { longest: 400 })}.` : "";
	const what = `${endOf(end)}${why}`;
	return statusUrl === null ? what : `${what} [Details](${statusUrl})`;
}
function endOf({ outcome: end, link, request, update }) {
	const words = require_inputs.wordsFor({
		end,
		request,
		update
	}).notice ?? "";
	const linked = link && pullRequestName(link);
	if (end === "pull-request" && request === "job" && linked === null) return "The documentation agent made a pull request.";
	return words.replace("%", () => linked ?? "its pull request");
}

// src/runs/finish/announce.ts
const NOTICE_AFTER_MS = 3e5;
const ANNOUNCE = {
	reaction,
	notice,
	handover
};
function reaction({ causedBy, view }, world) {
	const shown = reactionOf(view);
	if (causedBy === null || shown === null) return null;
	return async () => await require_inputs.tryReaction(causedBy, shown, world) ? "done" : "failed";
}
function reactionOf(view) {
	if (view.state === "not-created" || view.state === "unknown") return "confused";
	if (view.state !== "finished" || view.outcome === "no-news") return null;
	return view.outcome === "pull-request" || view.outcome === "no-pull-request" ? "+1" : "confused";
}
function notice(end, world) {
	const { view, askedAt, writer, conversation } = end;
	const { settings, clock } = world;
	if (view.state !== "finished" || view.outcome === "no-news" || !settings.notify || conversation === null) return null;
	if (writer.kind !== "other" && clock.now() - askedAt <= NOTICE_AFTER_MS) return null;
	return () => postNotice({
		...end,
		view,
		conversation
	}, world);
}
async function postNotice(end, world) {
	const { view, jobId, request, conversation, status, answering, written = [] } = end;
	if (status === null) return "failed";
	const claimed = `${status.kind}/${status.id}`;
	const body = require_inputs.renderNotice({
		job: jobId ?? "",
		status: claimed
	}, endNotice({
		...view,
		request
	}, status.url));
	if (written.some((each) => isNotice(each, body, claimed))) return "done";
	const once = {
		on: {
			kind: status.kind,
			id: status.id
		},
		reaction: require_inputs.NOTICE_CLAIM,
		isWritten: () => isPosted(body, {
			claimed,
			conversation
		}, world),
		write: ({ mayRepeat }) => world.repository.createComment(conversation, body, { mayRepeat })
	};
	try {
		return await (answering === true ? claimOnce(once, world) : writeOnce(once, world));
	} catch (error) {
		world.runner.warning(`Could not post the notice of the end: ${require_errors.problemText(require_errors.repositoryErrorOf(error))}`);
		return "failed";
	}
}
function isNotice(body, wanted, claimed) {
	return require_inputs.firstLine(body) === require_inputs.firstLine(wanted) || require_inputs.endsReportedBy(body).includes(claimed);
}
async function isPosted(wanted, { claimed, conversation: { thread, review } }, { repository }) {
	const kinds = review === null ? ["issue-comment"] : ["review-comment", "issue-comment"];
	const [viewer, ...lists] = await Promise.all([repository.viewer(), ...kinds.map((kind) => repository.comments(thread, { kind }))]);
	return lists.flat().filter(({ author }) => author === viewer).some(({ body }) => isNotice(body, wanted, claimed));
}

// src/runs/finish/finish.ts
async function finish(record, ending, world) {
	const { view, job, writer } = ending;
	const now = world.clock.now();
	const isSaid = shows(record, view);
	const isCancelled = () => world.runner.cancelled.aborted;
	const isFinal = !(view.state === "finished" && view.outcome === "no-news") && !isCancelled();
	const toldBefore = isSaid ? record.comment?.marker.told ?? [] : [];
	const end = endIn(record, ending);
	const due = require_inputs.ANNOUNCEMENTS.filter((kind) => !toldBefore.includes(kind) && ANNOUNCE[kind](end, world) !== null);
	const early = due.filter((kind) => kind === "reaction" && !isSaid && writer.kind === "run" && isFinal);
	const late = due.filter((kind) => !early.includes(kind));
	const failed = await announce(early, end, world);
	const told = isFinal ? require_inputs.ANNOUNCEMENTS.filter((kind) => !late.includes(kind) && !failed.has(kind)) : [];
	const base = {
		...record.base,
		told,
		watchedUntil: new Date(now).toISOString()
	};
	const shown = {
		view,
		job,
		endedAt: endOf$1(ending, now)
	};
	const wrote = isSaid ? {
		end: "said",
		record
	} : await require_inputs.write({
		...record,
		base
	}, shown, writer, world);
	const error = wrote.end === "failed" ? wrote.error : null;
	if (!(wrote.end === "written" || wrote.end === "said" || error !== null && writer.kind === "run") || !isFinal || isCancelled()) return {
		...wrote,
		error,
		missing: /* @__PURE__ */ new Map()
	};
	const missing = new Map([...failed, ...await announce(late, endIn(wrote.record, ending), world)]);
	if (error !== null) return {
		...wrote,
		error,
		missing
	};
	const kept = await remember(wrote.record, {
		missing,
		ending
	}, world);
	if (kept.end === "failed") return {
		...kept,
		end: wrote.end,
		missing
	};
	return {
		end: kept.end === "overtaken" ? kept.end : wrote.end,
		record: kept.record,
		error,
		missing
	};
}
function shows({ comment, attempted }, view) {
	const outcome = view.state === "finished" ? view.outcome : null;
	return attempted === null && comment?.marker.state === view.state && comment.marker.outcome === outcome;
}
function endIn(record, ending) {
	const { comment, base, jobId, pullRequest } = record;
	const askedAt = Date.parse(base.askedAt);
	return {
		...ending,
		jobId,
		request: base.request,
		group: base.group,
		sentTo: pullRequest,
		askedAt: comment === null ? askedAt : Math.min(askedAt, require_inputs.requestedAt(comment)),
		conversation: require_inputs.placeOf(record),
		status: comment
	};
}
async function announce(kinds, end, world) {
	const missing = /* @__PURE__ */ new Map();
	for (const kind of kinds) {
		const result = await ANNOUNCE[kind](end, world)?.();
		if (result !== void 0 && result !== "done") missing.set(kind, result);
	}
	return missing;
}
async function remember(record, { missing, ending }, { repository, clock }) {
	const { comment } = record;
	if (comment === null || missing.size > 0 || comment.marker.told.length === require_inputs.ANNOUNCEMENTS.length) return {
		end: "written",
		record
	};
	const marker = {
		...comment.marker,
		told: require_inputs.ANNOUNCEMENTS
	};
	const next = {
		marker,
		body: require_inputs.withMarker(comment.body, marker)
	};
	return require_inputs.advance(record, next, {
		writer: ending.writer,
		now: clock.now()
	}, repository);
}

Object.defineProperty(exports, "CANCEL_WORDS", {
  enumerable: true,
  get: function () {
    return CANCEL_WORDS;
  }
});
Object.defineProperty(exports, "ONLY_FOLLOWED", {
  enumerable: true,
  get: function () {
    return ONLY_FOLLOWED;
  }
});
Object.defineProperty(exports, "ProgressLog", {
  enumerable: true,
  get: function () {
    return ProgressLog;
  }
});
Object.defineProperty(exports, "believedHandover", {
  enumerable: true,
  get: function () {
    return believedHandover;
  }
});
Object.defineProperty(exports, "confirmed", {
  enumerable: true,
  get: function () {
    return confirmed;
  }
});
Object.defineProperty(exports, "duration", {
  enumerable: true,
  get: function () {
    return duration;
  }
});
Object.defineProperty(exports, "endOf", {
  enumerable: true,
  get: function () {
    return endOf$1;
  }
});
Object.defineProperty(exports, "endingNotCreated", {
  enumerable: true,
  get: function () {
    return endingNotCreated;
  }
});
Object.defineProperty(exports, "endingOfFollow", {
  enumerable: true,
  get: function () {
    return endingOfFollow;
  }
});
Object.defineProperty(exports, "endingOfJob", {
  enumerable: true,
  get: function () {
    return endingOfJob;
  }
});
Object.defineProperty(exports, "endingRemembered", {
  enumerable: true,
  get: function () {
    return endingRemembered;
  }
});
Object.defineProperty(exports, "endingUnknown", {
  enumerable: true,
  get: function () {
    return endingUnknown;
  }
});
Object.defineProperty(exports, "finish", {
  enumerable: true,
  get: function () {
    return finish;
  }
});
Object.defineProperty(exports, "handoverOf", {
  enumerable: true,
  get: function () {
    return handoverOf;
  }
});
Object.defineProperty(exports, "helpText", {
  enumerable: true,
  get: function () {
    return helpText;
  }
});
Object.defineProperty(exports, "isOwnPullRequest", {
  enumerable: true,
  get: function () {
    return isOwnPullRequest;
  }
});
Object.defineProperty(exports, "linkRules", {
  enumerable: true,
  get: function () {
    return linkRules;
  }
});
Object.defineProperty(exports, "linkTo", {
  enumerable: true,
  get: function () {
    return linkTo;
  }
});
Object.defineProperty(exports, "lookAtLinked", {
  enumerable: true,
  get: function () {
    return lookAtLinked;
  }
});
Object.defineProperty(exports, "maySend", {
  enumerable: true,
  get: function () {
    return maySend;
  }
});
Object.defineProperty(exports, "namedBy", {
  enumerable: true,
  get: function () {
    return namedBy;
  }
});
Object.defineProperty(exports, "outcomeWords", {
  enumerable: true,
  get: function () {
    return outcomeWords;
  }
});
Object.defineProperty(exports, "owed", {
  enumerable: true,
  get: function () {
    return owed;
  }
});
Object.defineProperty(exports, "pullRequestOf", {
  enumerable: true,
  get: function () {
    return pullRequestOf;
  }
});
Object.defineProperty(exports, "readLinked", {
  enumerable: true,
  get: function () {
    return readLinked;
  }
});
Object.defineProperty(exports, "shows", {
  enumerable: true,
  get: function () {
    return shows;
  }
});
Object.defineProperty(exports, "slipText", {
  enumerable: true,
  get: function () {
    return slipText;
  }
});
Object.defineProperty(exports, "stateLine", {
  enumerable: true,
  get: function () {
    return stateLine;
  }
});
Object.defineProperty(exports, "stateList", {
  enumerable: true,
  get: function () {
    return stateList;
  }
});
Object.defineProperty(exports, "subCommands", {
  enumerable: true,
  get: function () {
    return subCommands;
  }
});
Object.defineProperty(exports, "withPullRequest", {
  enumerable: true,
  get: function () {
    return withPullRequest;
  }
});