"use strict";

const require_inputs = require("./inputs.js");
const require_errors = require("./errors.js");
const require_notice_claim = require("./notice-claim.js");

// src/jobs/job-summary.ts
function renderJobSummary(summary) {
	const { headline, problem, link, prompt, notes } = summary;
	return [
		`### Documentation job: ${headline}`,
		link === null ? "" : `**[Pull request ${link.number} in ${require_inputs.codeSpan(link.repository)}](${link.url})**`,
		problem === null ? "" : require_inputs.quoted(`${problem.message}\n${problem.hint}`.trimEnd(), { exact: true }),
		facts(summary),
		notes.length === 0 ? "" : `Notes:\n\n${require_inputs.quoted(notes.join("\n"), { exact: true })}`,
		prompt === null ? "" : require_inputs.details("Exact prompt", require_inputs.quoted(prompt, { exact: true }))
	].filter((part) => part !== "").join("\n\n");
}
function facts({ jobId, job, durationSeconds, commentUrl, unlinked, usage }) {
	const source = job?.repository ? `${require_inputs.codeSpan(job.repository)}${job.ref ? ` at ${require_inputs.codeSpan(job.ref)}` : ""}` : "";
	return [
		jobId === null ? "" : `- Job: ${require_inputs.codeSpan(jobId)}`,
		job === null ? "" : `- Status: ${require_inputs.codeSpan(job.reportedStatus ?? "unknown")}`,
		source === "" ? "" : `- Source: ${source}`,
		job?.model ? `- Model: ${require_inputs.codeSpan(job.model)}` : "",
		durationSeconds === null ? "" : `- Duration: ${require_inputs.duration(durationSeconds * 1e3)}`,
		unlinked === null ? "" : `- Pull request, not linked because ${unlinked.reason}: ${require_inputs.codeSpan(unlinked.text)}`,
		usage === null ? "" : `- Budget: ${usage}`,
		commentUrl === null ? "" : `- [Status comment](${commentUrl})`
	].filter((line) => line !== "").join("\n");
}

// src/runs/request/budget.ts
const COUNTED_FOR_MS = 864e5;
const MOST_PAGES = 10;
async function readUsage({ login, except = null }, world) {
	const limit = world.settings.maxJobsPerDay;
	if (limit === null) return null;
	const from = world.clock.now() - COUNTED_FOR_MS;
	const wanted = {
		since: new Date(from).toISOString(),
		mostPages: MOST_PAGES
	};
	const { repository } = world;
	const [talk, diffs] = await Promise.all([repository.recentComments("issue-comment", wanted), repository.recentComments("review-comment", wanted)]);
	const { marked } = require_inputs.ownComments([...talk.comments, ...diffs.comments], require_inputs.oursOf(login, world));
	return {
		...usageOf(marked.filter(({ kind, id }) => kind !== except?.kind || id !== except.id), {
			from,
			limit
		}),
		limit,
		cut: talk.cut || diffs.cut
	};
}
function usageOf(marked, { from, limit }) {
	const counted = marked.filter(({ marker }) => marker.state !== "not-created" && !require_notice_claim.isFollowersMarker(marker)).filter(({ marker }) => Date.parse(marker.askedAt) > from).map(({ marker }) => Date.parse(marker.askedAt)).toSorted((one, other) => one - other);
	const blocking = counted[Math.max(0, counted.length - limit)] ?? from;
	return {
		used: counted.length,
		nextAt: blocking + COUNTED_FOR_MS
	};
}
function whyOverBudget(usage) {
	if (usage === null || usage.used < usage.limit) return null;
	return `Nothing was started: ${`${usage.cut ? "at least " : ""}${usage.used}`} of ${usage.limit} jobs and follow-ups were requested in the last 24 hours. The next one is possible on ${require_inputs.minute(usage.nextAt)}. The input \`max-jobs-per-day\` sets the limit.`;
}
function usageLine(usage) {
	return usage === null ? null : lineOf({
		...usage,
		used: usage.used + 1
	});
}
function usedLine(usage) {
	return usage === null ? null : lineOf(usage);
}
async function usageSoFar(world) {
	if (world.settings.maxJobsPerDay === null || world.runner.cancelled.aborted) return null;
	try {
		return await readUsage({ login: await world.repository.viewer() }, world);
	} catch (error) {
		world.runner.debug(`Could not count the jobs of the last 24 hours: ${require_errors.repositoryErrorOf(error).message}`);
		return null;
	}
}
function lineOf({ used, limit, cut }) {
	return `${cut ? "At least " : ""}${used} of ${limit} jobs today`;
}

// src/runs/dry-run.ts
function dryRun(request, usage) {
	const { text: prompt, notes } = require_notice_claim.promptOf(request);
	const jobId = request.kind === "follow" ? request.jobId : request.kind === "message" ? request.job.jobId : null;
	return {
		kind: "dry-run",
		sentence: `A dry run: ${wouldDo(request)}`,
		summary: renderJobSummary({
			headline: "dry run, nothing was started",
			problem: null,
			jobId,
			job: null,
			link: null,
			unlinked: null,
			durationSeconds: null,
			commentUrl: null,
			prompt,
			notes,
			usage: usedLine(usage)
		})
	};
}
function dryRunOfResumed(left) {
	const sentence = `A dry run: ${wouldResume(left)}`;
	return {
		kind: "dry-run",
		sentence,
		summary: summaryOf(sentence)
	};
}
function dryRunOfAnswer(text) {
	const isShort = !text.includes("\n");
	const sentence = `A dry run: nothing would start. ${isShort ? `The answer would be: ${text}` : "The summary shows the answer."}`;
	return {
		kind: "dry-run",
		sentence,
		summary: summaryOf(isShort ? sentence : `The answer would be:\n\n${text}`)
	};
}
function summaryOf(text) {
	return `### docs-agent: dry run, nothing was written\n\n${text}`;
}
function wouldDo(request) {
	switch (request.kind) {
		case "start": return "a job would be started.";
		case "message": return `the job ${request.job.jobId} would get a follow-up.`;
		case "follow": return `the job ${request.jobId} would be followed.`;
	}
}
function wouldResume(left) {
	switch (left.kind) {
		case "follow": return `the job ${left.jobId} of an earlier attempt would be followed.`;
		case "report-end": return `the end of the job ${left.jobId} would be reported again.`;
		case "report-not-created":
		case "never-sent": return "nothing would start, and the failure of an earlier attempt would be reported again.";
		case "unknown": return "nothing would start, because an earlier attempt may have started a job.";
	}
}

Object.defineProperty(exports, "dryRun", {
  enumerable: true,
  get: function () {
    return dryRun;
  }
});
Object.defineProperty(exports, "dryRunOfAnswer", {
  enumerable: true,
  get: function () {
    return dryRunOfAnswer;
  }
});
Object.defineProperty(exports, "dryRunOfResumed", {
  enumerable: true,
  get: function () {
    return dryRunOfResumed;
  }
});
Object.defineProperty(exports, "readUsage", {
  enumerable: true,
  get: function () {
    return readUsage;
  }
});
Object.defineProperty(exports, "renderJobSummary", {
  enumerable: true,
  get: function () {
    return renderJobSummary;
  }
});
Object.defineProperty(exports, "usageLine", {
  enumerable: true,
  get: function () {
    return usageLine;
  }
});
Object.defineProperty(exports, "usageSoFar", {
  enumerable: true,
  get: function () {
    return usageSoFar;
  }
});
Object.defineProperty(exports, "usedLine", {
  enumerable: true,
  get: function () {
    return usedLine;
  }
});
Object.defineProperty(exports, "whyOverBudget", {
  enumerable: true,
  get: function () {
    return whyOverBudget;
  }
});