export const id = 6;
export const ids = [6];
export const modules = {

/***/ 6478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeAnswer),
/* harmony export */   e: () => (/* binding */ answerInThread)
/* harmony export */ });
/* harmony import */ var _thread_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2522);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8984);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5735);



async function answerInThread(intent, text, world, { reaction = '+1' } = {}) {
if (world.settings.dryRun)
return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRunOfAnswer */ .ML)(text);
const { url } = await writeAnswer(intent, text, world);
await (0,_announce_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .lC)(intent.comment, reaction, world);
return { kind: 'helped', sentence: `Answered at ${url}` };
}
async function writeAnswer({ comment, thread }, text, world) {
const conversation = { thread: thread.number, review: comment.review };
return world.repository.createComment(conversation, (0,_thread_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNotice */ .BG)({ comment: comment.id }, text));
}


/***/ }),

/***/ 9280:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
runSettle: () => (/* binding */ runSettle),
settleThread: () => (/* binding */ settleThread)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/markdown.ts
var markdown = __webpack_require__(3758);
// EXTERNAL MODULE: ./src/thread/claim.ts
var claim = __webpack_require__(9580);
// EXTERNAL MODULE: ./src/thread/notice.ts
var notice = __webpack_require__(2522);
// EXTERNAL MODULE: ./src/thread/own-comments.ts + 2 modules
var own_comments = __webpack_require__(2207);
// EXTERNAL MODULE: ./src/runs/answer.ts
var answer = __webpack_require__(6478);
;// CONCATENATED MODULE: ./src/runs/patient-reader.ts
function patientReader({ readJob }) {
let refusal = null;
return {
async readJob(id, cancelled) {
if (refusal !== null)
return refusal;
const reading = await readJob(id, cancelled);
if (reading.kind === 'failed' && reading.retryAfterMs !== null && reading.retryAfterMs > 0)
refusal = reading;
return reading;
},
};
}

// EXTERNAL MODULE: ./src/jobs/job.ts
var job = __webpack_require__(260);
// EXTERNAL MODULE: ./src/jobs/progress.ts
var progress = __webpack_require__(8857);
// EXTERNAL MODULE: ./src/thread/guarded-edit.ts
var guarded_edit = __webpack_require__(2713);
// EXTERNAL MODULE: ./src/thread/marker.ts
var marker = __webpack_require__(7824);
// EXTERNAL MODULE: ./src/thread/status-comment.ts
var status_comment = __webpack_require__(8908);
// EXTERNAL MODULE: ./src/runs/announce.ts
var announce = __webpack_require__(8984);
// EXTERNAL MODULE: ./src/runs/announce-owed.ts
var announce_owed = __webpack_require__(6859);
// EXTERNAL MODULE: ./src/runs/hand-over.ts
var hand_over = __webpack_require__(5260);
// EXTERNAL MODULE: ./src/runs/job-ending.ts
var job_ending = __webpack_require__(6385);
// EXTERNAL MODULE: ./src/runs/notice-claim.ts
var notice_claim = __webpack_require__(5201);
// EXTERNAL MODULE: ./src/runs/pull-request-facts.ts
var pull_request_facts = __webpack_require__(2217);
// EXTERNAL MODULE: ./src/runs/world.ts
var runs_world = __webpack_require__(2882);
;// CONCATENATED MODULE: ./src/runs/settle-comment.ts














const NO_NEWS_MS = 7 * 24 * 60 * 60_000;
function needsSettling(marker, now, { onRequest }) {
if (marker.state === 'started')
return onRequest || !(0,claim/* isWatched */.Df)(marker, now);
if (onRequest && marker.outcome === 'no-news')
return true;
return (0,claim/* isStale */.QO)(marker, now) || ((0,announce/* owed */.Yk)(marker).length > 0 && !(0,claim/* isWatched */.Df)(marker, now));
}
async function settleComment(comment, options, world) {
const { marker } = comment;
if (marker.jobId === null || !hasStarted(marker))
return settleStart(comment, options, world);
if (marker.outcome !== null && marker.outcome !== 'no-news') {
const { view } = (0,job_ending/* endingRemembered */.uQ)({ ...marker, outcome: marker.outcome }, (0,runs_world/* linkRules */.WQ)(world));
return announceLeftOut(comment, view, options, world);
}
const reading = await options.jobs.readJob(marker.jobId, world.runner.cancelled);
const tooEarly = world.clock.now() < (0,claim/* endBelievedFrom */.MI)(marker);
if (reading.kind === 'job' && (0,job/* isFinal */.dR)(reading.job) && !tooEarly) {
const { status, prLink } = reading.job;
if (status === 'completed' && prLink === null && options.again !== true)
return { kind: 'unlinked', comment, seenAt: world.clock.monotonic() };
return settleEnd(comment, reading.job, options, world);
}
const { jobId } = marker;
if (reading.kind === 'job')
return settleRunning(comment, { job: reading.job, jobId }, options, world);
if (reading.kind === 'missing' && hasNoNews(marker, world.clock.now()))
return settleRunning(comment, { job: null, jobId }, options, world);
return ended('failed', comment, `could not check the job ${jobId}: ${problemOf(reading, options)}`);
}
function hasStarted({ state }) {
return state === 'started' || state === 'finished';
}
function problemOf(reading, { onRequest }) {
if (reading.kind !== 'failed')
return (0,errors/* problemText */.fI)(reading.problem);
const wait = reading.retryAfterMs === null ? '' : ` The service asks to wait ${(0,progress/* duration */.p)(reading.retryAfterMs)}.`;
return `${reading.problem.message}${wait} ${onRequest ? 'Ask again later.' : 'The next settle run checks again.'}`;
}
function hasNoNews(marker, now) {
const old = now - Date.parse(marker.askedAt) > NO_NEWS_MS;
return old && marker.outcome === null && !(0,claim/* isWatched */.Df)(marker, now);
}
async function settleRunning(comment, { job, jobId }, options, world) {
const { marker } = comment;
const words = job === null ? `the service has no job ${jobId}` : `the job ${jobId} is running`;
if (hasNoNews(marker, world.clock.now())) {
const view = { state: 'finished', outcome: 'no-news', link: null, unlinked: null };
return write(comment, { view, job, announced: [], words: `the job ${jobId} had no update for 7 days` }, options, world);
}
return ended('still-open', comment, words);
}
async function settleStart(comment, options, world) {
const { state } = comment.marker;
if (state === 'not-created')
return announceLeftOut(comment, KEPT_REASON, options, world);
const view = { state: 'unknown', evidence: job_ending/* NEVER_NOTED */.SD };
if (state === 'unknown')
return announceLeftOut(comment, view, options, world);
const announced = await (0,announce_owed/* announceOwed */.nn)(view, comment, unattended(comment, options), world);
const may = comment.marker.request === 'message' ? 'the follow-up may have arrived' : 'a job may have been started';
const words = `${may}. ${job_ending/* NEVER_NOTED */.SD}`;
return write(comment, { view, job: null, announced, words }, options, world);
}
function unattended(comment, { marked, listed }) {
return { unattended: true, claimedOn: (0,notice_claim/* noticeClaimOf */.Y)(comment, marked), listed };
}
const KEPT_REASON = { state: 'not-created', problem: { message: '', hint: '' } };
async function settleEnd(comment, job, options, world) {
const ending = (0,job_ending/* endingOfJob */.Yu)(job, (0,runs_world/* linkRules */.WQ)(world));
const { marker } = comment;
if ((0,claim/* isWatched */.Df)(marker, world.clock.now())) {
const words = (0,job_ending/* endingWords */.fg)(ending, marker).sentence;
return ended('still-open', comment, `${words} The run that follows it updates the comment.`);
}
const { link } = ending.view;
const isRead = marker.request === 'message' || (link !== null && (0,pull_request_facts/* isOwnPullRequest */.$L)(link, world));
const { view, pull } = isRead ? await (0,pull_request_facts/* withPullRequest */.pX)(ending.view, marker, world) : ending;
const words = (0,job_ending/* endingWords */.fg)({ view, job }, marker).sentence;
const announced = await (0,announce_owed/* announceOwed */.nn)(view, comment, { ...unattended(comment, options), pull: pull ?? null }, world);
return write(comment, { view, job, announced, words }, options, world);
}
async function announceLeftOut(comment, view, options, world) {
const announced = await (0,announce_owed/* announceOwed */.nn)(view, comment, unattended(comment, options), world);
if (world.settings.dryRun)
return ended('settled', comment, REPORTED);
if (announced.length > comment.marker.told.length) {
const { kind } = await (0,announce_owed/* rememberAnnounced */.lZ)(comment, announced, {
ours: options.ours,
repository: world.repository,
});
if (kind !== 'edited')
return ended('still-open', comment, 'another run has just updated it');
}
const missing = marker/* ANNOUNCEMENTS */.hh.filter((kind) => !announced.includes(kind));
if (missing.join() === 'handover' && (0,hand_over/* mayBeWriting */.dK)(Date.parse(comment.marker.watchedUntil), world))
return ended('still-open', comment, 'another run may still be commenting on the pull request');
const complete = missing.length === 0;
return ended(complete ? 'settled' : 'failed', comment, complete ? REPORTED : 'the end could not be reported');
}
const REPORTED = 'the end was reported';
async function write(comment, { view, job, announced, words, }, options, world) {
const { run, settings, clock } = world;
const { marker } = comment;
const until = view.state === 'finished' ? new Date(clock.now()).toISOString() : marker.watchedUntil;
const body = (0,status_comment/* renderStatusComment */.uc)({
marker: (0,status_comment/* markerFor */._Z)(view, { ...marker, told: announced, watchedUntil: until }, marker),
view,
job,
instruction: { keptFrom: comment.body },
endedAt: view.state === 'finished' ? { before: clock.now() } : null,
serverUrl: run.serverUrl,
command: settings.command,
handsOver: settings.handover,
origin: (0,status_comment/* originOf */.yv)(comment),
});
return edit(comment, body, { options, words }, world);
}
async function edit(comment, body, { options, words }, world) {
if (world.settings.dryRun)
return ended('settled', comment, words);
const { kind, id, marker: basis } = comment;
const end = await (0,guarded_edit/* editUnlessChanged */.Ve)({ comment: { kind, id }, basis, body, ours: options.ours }, world.repository);
if (end.kind === 'edited')
return ended('settled', comment, words);
return ended('still-open', comment, 'another run has just updated it');
}
function ended(kind, { thread, id, url }, words) {
return { kind, thread, id, url, words };
}

// EXTERNAL MODULE: ./src/runs/thread-scope.ts
var thread_scope = __webpack_require__(2697);
;// CONCATENATED MODULE: ./src/runs/run-settle.ts










const DAY_MS = 24 * 60 * 60_000;
const LOOK_BACK_MS = 14 * DAY_MS;
const MOST_PAGES = 12;
const MOST_PAGES_ON_DIFFS = 6;
const LINK_MAY_COME_MS = 15_000;
async function runSettle(world) {
const { repository } = world;
const since = new Date(world.clock.now() - LOOK_BACK_MS).toISOString();
const [login, inConversations, onDiffs] = await Promise.all([
repository.viewer(),
repository.recentComments('issue-comment', { since, mostPages: MOST_PAGES }),
recentOnDiffs(since, world),
]);
const ours = (0,runs_world/* oursOf */.nO)(login, world);
const comments = [...inConversations.comments, ...onDiffs.comments];
const work = await settleAll((0,own_comments/* ownComments */.D5)(comments, ours).marked, { ours, listed: comments, onRequest: false }, world);
return outcomeOf(work, { cut: inConversations.cut || onDiffs.cut, dryRun: world.settings.dryRun });
}
async function recentOnDiffs(since, { repository, runner }) {
try {
return await repository.recentComments('review-comment', { since, mostPages: MOST_PAGES_ON_DIFFS });
}
catch (error) {
runner.warning(`Review threads were not checked: ${(0,errors/* problemText */.fI)((0,errors/* repositoryErrorOf */.wz)(error))}`);
return { comments: [], cut: false };
}
}
async function settleThread(intent, login, world) {
const { number } = intent.thread;
const ours = (0,runs_world/* oursOf */.nO)(login, world);
const read = async () => {
const wanted = { conversation: 'whole', diff: 'whole' };
const comments = await (0,thread_scope/* readComments */.TK)(intent, wanted, world.repository);
const own = (0,own_comments/* ownComments */.D5)(comments.map((comment) => ({ ...comment, thread: number })), ours);
return { marked: (0,thread_scope/* inScope */.SB)(own, intent, comments).marked, listed: comments };
};
const { marked, listed } = await read();
const work = await settleAll(marked, { ours, listed, onRequest: true }, world);
const { settled } = work;
const now = newestFirst((await read()).marked);
const news = new Map(settled.flatMap(({ kind, url, words }) => (kind === 'settled' ? [] : [[url, words]])));
const lines = now.map(({ marker, url }) => (0,notice/* stateLine */.qo)(marker, url, news.get(url) ?? null));
const text = lines.length === 0 ? 'There is no job in this thread.' : (0,notice/* stateList */.MO)(lines);
const failed = settled.some(({ kind }) => kind === 'failed');
await (0,answer/* answerInThread */.e)(intent, text, world, { reaction: failed ? 'confused' : '+1' });
return outcomeOf(work, { cut: false, dryRun: world.settings.dryRun });
}
function newestFirst(comments) {
const asked = ({ marker }) => Date.parse(marker.askedAt);
return comments.toReversed().toSorted((one, other) => asked(other) - asked(one));
}
async function settleAll(comments, request, world) {
const options = { ...request, marked: comments, jobs: patientReader(world.service) };
const settled = [];
const unlinked = [];
const open = comments.filter(({ marker }) => needsSettling(marker, world.clock.now(), request));
for (const comment of open) {
if (world.runner.cancelled.aborted)
break;
const end = await settleOne(comment, options, world);
if (end.kind === 'unlinked')
unlinked.push(end);
else
settled.push(end);
}
for (const { comment, seenAt } of unlinked) {
const wait = seenAt + LINK_MAY_COME_MS - world.clock.monotonic();
if (wait > 0)
await world.clock.sleep(wait, world.runner.cancelled);
if (world.runner.cancelled.aborted)
break;
const end = await settleOne(comment, { ...options, again: true }, world);
if (end.kind !== 'unlinked')
settled.push(end);
}
const followed = comments.filter(({ marker }) => {
const unfinished = marker.state === 'started' || marker.state === 'starting';
return unfinished && (0,claim/* isWatched */.Df)(marker, world.clock.now()) && !open.some(({ marker: other }) => other === marker);
}).length;
return { settled, followed, left: open.length - settled.length };
}
async function settleOne(comment, options, world) {
try {
return await settleComment(comment, options, world);
}
catch (error) {
const words = (0,errors/* problemText */.fI)((0,errors/* repositoryErrorOf */.wz)(error));
const { id, url, thread } = comment;
return { kind: 'failed', id, url, thread, words };
}
}
function outcomeOf({ settled, followed, left }, { cut, dryRun }) {
const of = (kind) => settled.filter((each) => each.kind === kind);
const [changed, open, failed] = [of('settled'), of('still-open'), of('failed')];
const counts = `${changed.length} ${dryRun ? 'would be updated' : 'updated'}, ${open.length} still open, ${failed.length} ${failed.length === 1 ? 'error' : 'errors'}`;
const watched = followed === 0 ? '' : `, ${followed} still followed by a run`;
const unchecked = left === 0 ? '' : `, ${left} not checked, because the run was cancelled`;
const nothing = settled.length === 0 && left === 0 && followed === 0;
const found = nothing ? 'There is no unfinished job.' : `Unfinished jobs: ${counts}${watched}${unchecked}.`;
const fails = settled.length > 0 && failed.length === settled.length;
const why = fails ? ` The first: ${failed[0]?.words}` : '';
const overview = `${dryRun ? 'A dry run: nothing was written. ' : ''}${found}`;
const lines = [...changed, ...failed, ...open].map(({ url, thread, words }) => `- [Thread ${thread}](${url}): ${(0,markdown/* codeSpan */.SS)(words, { longest: 300 })}`);
const more = cut
? ['', (0,markdown/* quoted */.TL)('There are more comments than one run reads: run this more often.', { exact: true })]
: [];
const heading = dryRun ? 'dry run, nothing was written' : 'status comments updated';
const summary = [`### docs-agent: ${heading}`, '', overview, '', ...lines, ...more].join('\n');
return { kind: 'settled', result: dryRun ? 'dry-run' : 'settled', sentence: overview + why, summary, fails };
}


/***/ }),

/***/ 2697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SB: () => (/* binding */ inScope),
/* harmony export */   TK: () => (/* binding */ readComments),
/* harmony export */   wu: () => (/* binding */ writtenSince)
/* harmony export */ });
async function readComments({ comment, thread }, { conversation, diff }, repository) {
const since = comment.createdAt === null ? {} : { since: comment.createdAt };
const read = async (kind, extent) => {
const rows = await repository.comments(thread.number, { kind, ...(extent === 'since' ? since : {}) });
return extent === 'since' ? writtenSince(rows, comment.createdAt) : rows;
};
const both = await Promise.all([
read('issue-comment', conversation),
diff === null || thread.kind === 'issue' ? [] : read('review-comment', diff),
]);
return both.flat();
}
function writtenSince(comments, createdAt) {
if (createdAt === null)
return comments;
return comments.filter((comment) => Date.parse(comment.createdAt) >= Date.parse(createdAt));
}
function inScope(own, { comment }, comments) {
const { review } = comment;
if (review === null)
return own;
const ids = new Set(comments.filter((row) => row.review === review).map(({ id }) => id));
const answers = ({ review: at, marker: { trigger } }) => at === review || (at === null && trigger.kind === 'review-comment' && ids.has(trigger.id));
return { marked: own.marked.filter(answers), unreadable: own.unreadable.filter((row) => row.review === review) };
}


/***/ })

};
