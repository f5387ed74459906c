export const id = 341;
export const ids = [341];
export const modules = {

/***/ 6722:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSettle: () => (/* binding */ runSettle),
  settleThread: () => (/* binding */ settleThread)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/markdown.ts
var markdown = __webpack_require__(3758);
// EXTERNAL MODULE: ./src/thread/marker.ts
var marker = __webpack_require__(7824);
// EXTERNAL MODULE: ./src/thread/notice.ts
var notice = __webpack_require__(2522);
// EXTERNAL MODULE: ./src/runs/answer.ts
var answer = __webpack_require__(6478);
// EXTERNAL MODULE: ./src/jobs/job.ts
var job = __webpack_require__(260);
// EXTERNAL MODULE: ./src/thread/claim.ts
var claim = __webpack_require__(9580);
// EXTERNAL MODULE: ./src/thread/status-comment.ts
var status_comment = __webpack_require__(8908);
// EXTERNAL MODULE: ./src/runs/job-ending.ts
var job_ending = __webpack_require__(6385);
// EXTERNAL MODULE: ./src/runs/tell-end.ts
var tell_end = __webpack_require__(7059);
;// CONCATENATED MODULE: ./src/runs/settle-comment.ts






/** A job that has not ended after this long is not looked after any more (ms). */
const NO_NEWS_MS = 7 * 24 * 60 * 60_000;
/** Tells whether a status comment may not be at its end: a job under way, or a start that nobody has finished. */
function needsSettling(marker, now) {
    return marker.state === 'started' || (0,claim/* isStale */.QO)(marker, now);
}
/** Brings one status comment to its true state, with one look at the service. Throws `RepositoryError`. */
async function settleComment(comment, world) {
    const { marker, url, thread } = comment;
    if (marker.state === 'starting' || marker.jobId === null)
        return settleStale(comment, world);
    const reading = await world.service.readJob(marker.jobId, world.runner.cancelled);
    if (reading.kind === 'job' && (0,job/* isFinal */.dR)(reading.job))
        return settleEnded(comment, reading.job, world);
    if (reading.kind === 'refused' || reading.kind === 'failed') {
        return { kind: 'failed', thread, url, words: `${reading.problem.message} ${reading.problem.hint}` };
    }
    if (world.clock.now() - Date.parse(marker.askedAt) <= NO_NEWS_MS) {
        const words = reading.kind === 'job'
            ? `the job ${marker.jobId} is running`
            : `the service does not show the job ${marker.jobId}`;
        return { kind: 'still-open', thread, url, words };
    }
    const view = { state: 'finished', outcome: 'no-news', link: null, unlinked: null };
    await write(comment, { view, job: reading.kind === 'job' ? reading.job : null }, world);
    return { kind: 'settled', thread, url, words: `the job ${marker.jobId} has given no news for seven days` };
}
async function settleEnded(comment, job, world) {
    const { marker, url, thread } = comment;
    const links = { serverUrl: world.run.serverUrl, linkHosts: world.settings.linkHosts };
    const ending = (0,job_ending/* endingOfFollow */.af)({ kind: 'final', job }, { jobId: job.id, waitedMinutes: null, links });
    await write(comment, { view: ending.view, job }, world);
    const asked = { jobId: job.id, askedAt: Date.parse(marker.askedAt), statusUrl: url };
    await (0,tell_end/* tellEnd */.H)({ ...asked, ending, thread, causedBy: null, unattended: true }, world);
    return { kind: 'settled', thread, url, words: ending.sentence };
}
/** Calls a start unknown that nobody has finished; the comment is read afresh first, because somebody may have. */
async function settleStale(comment, world) {
    const { id, url, thread } = comment;
    const fresh = await (await world.repository()).comment(id);
    const read = fresh === null ? null : (0,marker/* readMarker */.t7)(fresh.body);
    if (read?.kind !== 'marker' || read.marker.state !== 'starting') {
        return { kind: 'still-open', thread, url, words: 'it has been written by another run just now' };
    }
    await write(comment, { view: { state: 'unknown', evidence: job_ending/* NEVER_CONFIRMED */.$Q }, job: null }, world);
    return { kind: 'settled', thread, url, words: `a job may have been started: ${job_ending/* NEVER_CONFIRMED */.$Q}` };
}
async function write({ id, body, marker, url }, { view, job }, { repository, run, settings, clock }) {
    if (settings.dryRun)
        return;
    const outcome = view.state === 'finished' ? view.outcome : null;
    const text = (0,status_comment/* renderStatusComment */.uc)({
        marker: { ...marker, state: view.state, outcome },
        view,
        job,
        instruction: { keptFrom: body },
        endedAt: view.state === 'finished' ? clock.now() : null,
        serverUrl: run.serverUrl,
        command: settings.command,
        origin: (0,status_comment/* originOf */.yv)(marker, url),
    });
    await (await repository()).editComment(id, text);
}

;// CONCATENATED MODULE: ./src/runs/run-settle.ts






const DAY_MS = 24 * 60 * 60_000;
/** Older jobs have ended as *no news* long ago. */
const LOOK_BACK_MS = 14 * DAY_MS;
/** With our identity's one request, and an edit for each of a hundred threads, a run stays at 110 requests to GitHub. */
const MOST_PAGES = 9;
/** Brings every open thread of the repository to its true state; one that fails does not stop the others. */
async function runSettle(world) {
    const repository = await world.repository();
    const login = await repository.viewer();
    const since = new Date(world.clock.now() - LOOK_BACK_MS).toISOString();
    const { comments, cut } = await repository.recentComments(since, MOST_PAGES);
    const settled = await settleAll(ownMarked(comments, login, world), world);
    return outcomeOf(settled, { cut, dryRun: world.settings.dryRun });
}
/** Brings the jobs of one thread up to date and answers with their states. */
async function settleThread(intent, login, world) {
    const { number } = intent.thread;
    const read = async () => {
        const comments = await (await world.repository()).comments(number);
        return ownMarked(comments.map((comment) => ({ ...comment, thread: number })), login, world);
    };
    const settled = await settleAll(await read(), world);
    const now = await read();
    const text = now.length === 0
        ? 'There is no job in this thread.'
        : now.map(({ marker, url }) => (0,notice/* stateLine */.qo)(marker, url)).join('\n');
    await (0,answer/* answerInThread */.e)(intent, text, world);
    return outcomeOf(settled, { cut: false, dryRun: world.settings.dryRun });
}
function ownMarked(comments, login, { run, settings }) {
    return comments
        .filter(({ author }) => author === login)
        .flatMap((comment) => {
        const read = (0,marker/* readMarker */.t7)(comment.body);
        return read.kind === 'marker' ? [{ ...comment, marker: read.marker }] : [];
    })
        .filter(({ marker }) => marker.repository === run.repository)
        .filter(({ marker }) => marker.baseUrl === settings.baseUrl && marker.project === settings.projectId);
}
async function settleAll(comments, world) {
    const settled = [];
    for (const comment of comments.filter(({ marker }) => needsSettling(marker, world.clock.now()))) {
        if (world.runner.cancelled.aborted)
            break;
        settled.push(await settleOne(comment, world));
    }
    return settled;
}
async function settleOne(comment, world) {
    try {
        return await settleComment(comment, world);
    }
    catch (error) {
        if (!(error instanceof errors/* RepositoryError */.pU))
            throw error;
        return { kind: 'failed', url: comment.url, thread: comment.thread, words: `${error.message} ${error.hint}` };
    }
}
function outcomeOf(settled, { cut, dryRun }) {
    const of = (kind) => settled.filter((each) => each.kind === kind);
    const [changed, open, failed] = [of('settled'), of('still-open'), of('failed')];
    const ended = dryRun ? 'that would be brought to their end' : 'brought to their end';
    const counts = `${changed.length} ${ended}, ${open.length} still open, ${failed.length} that could not be looked after`;
    const found = settled.length === 0 ? 'There is no open thread.' : `Open threads: ${counts}.`;
    const sentence = dryRun ? `A dry run: nothing was written. ${found}` : found;
    const lines = [...changed, ...failed, ...open].map(({ url, thread, words }) => `- [Thread ${thread}](${url}): ${(0,markdown/* codeSpan */.SS)(words, { longest: 300 })}`);
    const left = cut
        ? ['', (0,markdown/* quoted */.TL)('There are more comments than were looked through: run this more often.', { exact: true })]
        : [];
    const heading = dryRun ? 'dry run, nothing was written' : 'threads brought up to date';
    const summary = [`### docs-agent: ${heading}`, '', sentence, '', ...lines, ...left].join('\n');
    const fails = settled.length > 0 && failed.length === settled.length;
    return { kind: 'settled', result: dryRun ? 'dry-run' : 'settled', sentence, summary, fails };
}


/***/ })

};
