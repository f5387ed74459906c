export const id = 23;
export const ids = [23];
export const modules = {

/***/ 2023:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
runPostProcess: () => (/* binding */ runPostProcess)
});

// EXTERNAL MODULE: ./src/connections.ts + 5 modules
var connections = __webpack_require__(2241);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/redaction/redactor.ts + 5 modules
var redactor = __webpack_require__(8894);
// EXTERNAL MODULE: ./src/runner/actions-runner.ts + 2 modules
var actions_runner = __webpack_require__(6725);
// EXTERNAL MODULE: ./src/runner/run-context.ts
var run_context = __webpack_require__(2825);
// EXTERNAL MODULE: ./src/jobs/job.ts
var jobs_job = __webpack_require__(260);
// EXTERNAL MODULE: ./src/thread/claim.ts
var claim = __webpack_require__(9580);
// EXTERNAL MODULE: ./src/thread/guarded-edit.ts
var guarded_edit = __webpack_require__(2713);
// EXTERNAL MODULE: ./src/thread/own-comments.ts + 2 modules
var own_comments = __webpack_require__(2207);
// EXTERNAL MODULE: ./src/thread/status-comment.ts
var status_comment = __webpack_require__(8908);
// EXTERNAL MODULE: ./src/runs/job-ending.ts
var job_ending = __webpack_require__(6385);
// EXTERNAL MODULE: ./src/runs/world.ts
var runs_world = __webpack_require__(2882);
;// CONCATENATED MODULE: ./src/runs/run-post.ts








async function runPost(leftOver, world) {
const { runner, run, settings, clock, service, repository } = world;
try {
const [login, comment] = await Promise.all([repository.viewer(), repository.comment(leftOver.comment)]);
if (comment === null)
return;
const ours = { ...(0,runs_world/* oursOf */.nO)(login, world), ...(service === null ? { service: null } : {}) };
const marker = (0,own_comments/* believedMarker */.b8)(comment, ours);
if (marker === null || marker === 'unreadable')
return;
if (marker.run !== run.runId || marker.attempt !== run.attempt)
return;
const truth = await truthOf(marker, leftOver.jobId, world);
if (truth === null)
return;
const { view, jobId, job } = truth;
const announced = view.state === 'started' ? [] : marker.told;
const base = { ...marker, told: announced, watchedUntil: new Date(clock.now()).toISOString() };
const body = (0,status_comment/* renderStatusComment */.uc)({
marker: (0,status_comment/* markerFor */._Z)(view, base, { jobId: jobId ?? marker.jobId, pullRequest: marker.pullRequest }),
view,
job,
endedAt: null,
instruction: { keptFrom: comment.body },
serverUrl: run.serverUrl,
command: settings.command,
handsOver: settings.handover,
origin: (0,status_comment/* originOf */.yv)({ ...comment, marker }),
});
const end = await (0,guarded_edit/* editUnlessChanged */.Ve)({ comment, basis: marker, body, ours }, repository);
if (end.kind === 'edited')
runner.info('The main process ended before it could finish the status comment, so it was updated now.');
}
catch (error) {
runner.warning(`Could not update the status comment: ${(0,errors/* problemText */.fI)((0,errors/* repositoryErrorOf */.wz)(error))}`);
}
}
async function truthOf(marker, saved, { service, runner, clock }) {
const { state, jobId: remembered } = marker;
const jobId = saved ?? (state === 'started' ? remembered : null);
if (state === 'finished' || state === 'not-created')
return null;
if (jobId === null) {
return state === 'starting' ? { view: { state: 'unknown', evidence: job_ending/* NEVER_NOTED */.SD }, jobId, job: null } : null;
}
const reading = (await service?.readJob(jobId, runner.cancelled)) ?? null;
const job = reading?.kind === 'job' ? reading.job : null;
const ended = job !== null && (0,jobs_job/* isFinal */.dR)(job) && clock.now() >= (0,claim/* endBelievedFrom */.MI)(marker);
return {
view: { state: 'started', seen: { kind: ended ? 'waiting-cancelled-ended' : 'waiting-cancelled' } },
jobId,
job,
};
}

// EXTERNAL MODULE: ./src/service/read-job.ts
var read_job = __webpack_require__(5277);
// EXTERNAL MODULE: ./src/trigger/inputs.ts + 1 modules
var inputs = __webpack_require__(8420);
;// CONCATENATED MODULE: ./src/post.ts








async function runPostProcess(leftOver) {
if ((0,run_context/* trustsAnyCertificate */.Pe)())
return;
const redact = (0,redactor/* createRedactor */.l)({ secrets: (0,actions_runner/* maskSecrets */.QU)() });
const runner = (0,actions_runner/* createActionsRunner */.gQ)(redact);
try {
const run = (0,run_context/* readRunContext */.$p)();
const { settings } = (0,inputs/* readInputs */.K)(actions_runner/* inputOf */.wg);
const { baseUrl, projectId, apiKey, githubToken: token } = settings;
const { repository, clock, ...rest } = (0,connections/* openConnections */.q)({ run, token, redact, cancelled: runner.cancelled });
const hasService = baseUrl !== '' && projectId !== '' && apiKey !== '';
const service = hasService ? (0,read_job/* createJobReader */.f)({ baseUrl, projectId, apiKey, clock, ...rest }) : null;
await runPost(leftOver, { settings, run, runner, service, repository, clock });
}
catch (error) {
for (const line of (0,errors/* traceOf */.fC)(error))
runner.debug(line);
for (const problem of (0,errors/* problemsOf */.GW)(error)) {
runner.warning(`Could not update the status comment: ${(0,errors/* problemText */.fI)(problem)}`);
}
}
}


/***/ })

};
