"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_inputs = require("./inputs.js");
const require_errors = require("./errors.js");

// src/runs/run-post.ts
async function runPost(leftOver, world) {
	const { runner, run, clock, service, repository } = world;
	try {
		const [login, comment] = await Promise.all([repository.viewer(), repository.comment(leftOver.comment)]);
		if (comment === null) return;
		const ours = {
			...require_inputs.oursOf(login, world),
			...service === null ? { service: null } : {}
		};
		const marker = require_inputs.believedMarker(comment, ours);
		if (marker === null || marker === "unreadable") return;
		const writer = {
			kind: "post",
			run: run.runId,
			attempt: run.attempt
		};
		if (require_inputs.rightOf(writer, marker, clock.now()) === "never") return;
		const known = leftOver.jobId === null ? marker : withSending(marker, clock.now());
		const truth = await truthOf(known, leftOver, world);
		if (truth === null) return;
		const base = {
			...known,
			told: [],
			watchedUntil: new Date(clock.now()).toISOString()
		};
		const record = require_inputs.recordOf({
			ours,
			conversation: {
				thread: 0,
				review: comment.review
			},
			base,
			comment: {
				...comment,
				marker
			},
			instruction: { keptFrom: comment.body },
			jobId: truth.jobId ?? marker.jobId
		});
		const { end } = await require_inputs.show(record, {
			view: truth.view,
			job: truth.job,
			endedAt: null
		}, writer, world);
		if (end === "written") runner.info("The main process ended before it could finish the status comment, so it was updated now.");
	} catch (error) {
		runner.warning(`Could not update the status comment: ${require_errors.problemText(require_errors.repositoryErrorOf(error))}`);
	}
}
function withSending(marker, now) {
	if (marker.request !== "message" || marker.state !== "starting") return marker;
	return {
		...marker,
		sentAt: new Date(now).toISOString()
	};
}
async function truthOf(marker, { jobId: saved, neverSent }, { service, runner, clock }) {
	const { state, jobId: remembered } = marker;
	const withoutJob = (view) => ({
		view,
		jobId: null,
		job: null
	});
	if (state === "waiting") return withoutJob({
		state: "not-created",
		problem: require_inputs.NEVER_SENT
	});
	const jobId = saved ?? (state === "started" ? remembered : null);
	if (jobId === null) {
		if (state !== "starting") return null;
		if (neverSent === true) return withoutJob({
			state: "not-created",
			problem: require_inputs.REASON_IN_LOG
		});
		return withoutJob({
			state: "unknown",
			evidence: require_inputs.NEVER_NOTED
		});
	}
	const reading = await service?.readJob(jobId, runner.cancelled) ?? null;
	const job = reading?.kind === "job" ? reading.job : null;
	return {
		view: {
			state: "started",
			seen: { kind: job !== null && require_inputs.isFinal(job) && clock.now() >= require_inputs.endBelievedFrom(marker) ? "waiting-cancelled-ended" : "waiting-cancelled" }
		},
		jobId,
		job
	};
}

// src/post.ts
async function runPostProcess(leftOver) {
	if (require_inputs.trustsAnyCertificate()) return;
	const redact = require_inputs.createRedactor({ secrets: require_inputs.maskSecrets() });
	const runner = require_inputs.createActionsRunner(redact);
	try {
		const run = require_inputs.readRunContext();
		const { settings } = require_inputs.readInputs(require_inputs.inputOf);
		const { baseUrl, projectId, apiKey, githubToken: token } = settings;
		const { repository, clock, ...rest } = require_inputs.openConnections({
			run,
			token,
			redact,
			cancelled: runner.cancelled
		});
		const service = baseUrl !== "" && projectId !== "" && apiKey !== "" ? require_inputs.createJobReader({
			baseUrl,
			projectId,
			apiKey,
			clock,
			...rest
		}) : null;
		await runPost(leftOver, {
			settings,
			run,
			runner,
			service,
			repository,
			clock
		});
	} catch (error) {
		for (const line of require_errors.traceOf(error)) runner.debug(line);
		for (const problem of require_errors.problemsOf(error)) runner.warning(`Could not update the status comment: ${require_errors.problemText(problem)}`);
	}
}

exports.runPostProcess = runPostProcess;