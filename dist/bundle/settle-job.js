"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_post = require("./post.js");
const require_settle_all = require("./settle-all.js");

// src/runs/settle/settle-job.ts
async function settleJob({ job, endedBefore = false }, { jobId, thread, ours }, world) {
	const { repository, runner, clock, run } = world;
	const warn = (words) => runner.warning(`Could not write the status comment: ${words}`);
	try {
		const listed = (await repository.comments(thread)).map((row) => ({
			...row,
			thread
		}));
		const { marked, neverSent } = require_post.ownComments(listed, ours);
		const options = {
			ours,
			listed,
			neverSent,
			writer: {
				kind: "run",
				run: run.runId,
				attempt: run.attempt,
				jobId: null
			},
			onRequest: false,
			jobs: { readJob: async () => ({
				kind: "job",
				job
			}) },
			again: true,
			endedBefore
		};
		for (const comment of marked.filter(({ marker }) => marker.jobId === jobId)) if (require_settle_all.needsSettling(comment.marker, clock.now(), options)) {
			const end = await require_settle_all.settleOne(comment, options, world);
			if (end.kind === "failed") warn(end.words);
		} else if (comment.marker.state === "started") runner.info(`Another run updates the status comment ${comment.url}`);
	} catch (error) {
		warn(require_post.problemText(require_post.repositoryErrorOf(error)));
	}
}

exports.settleJob = settleJob;