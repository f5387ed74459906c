export const id = 519;
export const ids = [519,478];
export const modules = {

/***/ 6478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeAnswer),
/* harmony export */   e: () => (/* binding */ answerInThread)
/* harmony export */ });
/* harmony import */ var _thread_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2522);
/* harmony import */ var _tell_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7059);


/** Answers a claimed command with one comment in the conversation; below a review comment's pull request it is linked. */
async function answerInThread(intent, text, world) {
    const { url } = await writeAnswer(intent, text, world);
    await (0,_tell_end_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .l)(intent.comment, '+1', world);
    return { kind: 'helped', sentence: `Answered at ${url}` };
}
/** Writes the comment that answers a command. Throws `RepositoryError`. */
async function writeAnswer({ comment, thread }, text, world) {
    const repository = await world.repository();
    const origin = comment.kind === 'review-comment' ? `An answer to [this review comment](${comment.url}):\n\n` : '';
    return repository.createComment(thread.number, (0,_thread_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNotice */ .BG)({ comment: comment.id }, origin + text));
}


/***/ }),

/***/ 1519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComment: () => (/* binding */ runComment)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/marker-line.ts
var marker_line = __webpack_require__(4452);
// EXTERNAL MODULE: ./src/thread/authorize.ts
var authorize = __webpack_require__(3375);
// EXTERNAL MODULE: ./src/thread/claim.ts
var claim = __webpack_require__(9580);
// EXTERNAL MODULE: ./src/thread/marker.ts
var thread_marker = __webpack_require__(7824);
// EXTERNAL MODULE: ./src/thread/notice.ts
var notice = __webpack_require__(2522);
// EXTERNAL MODULE: ./node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(5251);
// EXTERNAL MODULE: ./src/trigger/input-forms.ts
var input_forms = __webpack_require__(5790);
;// CONCATENATED MODULE: ./src/trigger/command.ts


/**
 * Reads the first command of a comment: a line of a top-level Markdown paragraph that begins, after at most three
 * spaces, with `command` (a valid input `command`) as a whole token in any letter case. Null if there is none: what
 * stands in a quotation, list, heading, table, code or HTML comment is only talked about. Never throws, and takes time
 * linear in the length of `body`, however hostile. Not looked into: attributes and link titles that span lines.
 */
function readCommand(body, command) {
    const lines = body.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
    const { paragraphs, end } = readBlocks(lines);
    const start = new RegExp(`^ {0,3}${RegExp.escape(command)}(?=\\s|$)`, 'i');
    for (const [from, to] of paragraphs) {
        const paragraph = lines.slice(from, to);
        // Few paragraphs hold the command at all: only those are worth a closer look.
        if (!paragraph.some((line) => start.test(line)))
            continue;
        const shown = withoutHiddenParts(paragraph.join('\n')).split('\n');
        const at = shown.findIndex((line) => start.test(line));
        if (at < 0)
            continue;
        const [line = '', ...below] = lines.slice(from + at, end);
        return interpret(line.replace(start, '').trimStart(), withoutQuotedReply(below));
    }
    return null;
}
const WORDS = ['help', 'status', 'retry'];
/** Decides what is meant by the rest of the command's own line, and takes the lines below it only as an instruction. */
function interpret(rest, below) {
    const asked = rest.trim().toLowerCase();
    const word = WORDS.find((name) => name === asked);
    if (word !== undefined)
        return { kind: word };
    const report = /^report(?:\s+(?<period>\S+))?$/.exec(asked);
    if (report !== null) {
        const name = report.groups?.['period'];
        if (name === undefined)
            return { kind: 'report', period: null };
        const period = (0,input_forms/* readPeriod */.e0)(name);
        if ('value' in period)
            return { kind: 'report', period: period.value };
    }
    const written = [rest, ...below];
    const first = written.findIndex((line) => !isBlank(line));
    return first < 0 ? { kind: 'help' } : { kind: 'instruction', text: written.slice(first).join('\n').trimEnd() };
}
const SIGNATURE = '-- ';
/**
 * Finds the top-level paragraphs above the signature, and the line at which the signature begins (or the text ends).
 * For Markdown a `-- ` under a paragraph makes a heading of it, so the parser is shown a blank line there. In a code or
 * HTML block that line belongs to the block: an empty comment of SQL ends no instruction.
 */
function readBlocks(lines) {
    const source = lines.map((line) => (line === SIGNATURE ? '' : line)).join('\n');
    const paragraphs = [];
    const verbatim = new Set();
    for (const { type, map } of markdown.parse(source, {})) {
        if (!map)
            continue;
        const [from, to] = map;
        if (type === 'paragraph_open')
            paragraphs.push([from, to]);
        if (type === 'fence' || type === 'html_block')
            for (let at = from; at < to; at += 1)
                verbatim.add(at);
    }
    const signature = lines.findIndex((line, at) => line === SIGNATURE && !verbatim.has(at));
    const end = signature < 0 ? lines.length : signature;
    return { paragraphs: paragraphs.filter(([from]) => from < end), end };
}
/**
 * The parser's memory, cut down to what is asked for: the kinds and places of the top-level blocks. A small hostile
 * table has 65,536 cells, and a complete token for each block would take half of the time.
 */
class TopLevel extends markdown_it/* default */.A.StateBlock {
    #unkept = new this.Token('', '', 0);
    push(type, _tag, nesting) {
        const nested = this.level > 0;
        this.level += nesting;
        if (nested)
            return this.#unkept;
        const token = Object.create(this.Token.prototype);
        token.type = type;
        this.tokens.push(token);
        return token;
    }
}
/** The nesting from which on everything is read as paragraphs: no person writes 45 lists in one another. */
const DEEPEST = 90;
/**
 * A Markdown parser that stops at blocks, because only they are needed and only they are safe to read in hostile text.
 * At its own limit (`maxNesting`, above `DEEPEST`) the library drops all that follows a list, also at the top level.
 */
const markdown = new markdown_it/* default */.A({ html: true, maxNesting: 100 });
markdown.core.ruler.disable(['inline']);
markdown.block.State = TopLevel;
const readParagraph = markdown.block.ruler.getRules('').at(-1);
markdown.block.ruler.before('table', 'too-deep', (state, from, to, silent) => Boolean(state.level >= DEEPEST && readParagraph?.(state, from, to, silent)));
// No other block begins with a letter and ends with its line. To know that saves a dozen questions for each such line.
markdown.block.ruler.before('too-deep', 'one-line', (state, from, to, silent) => {
    const isIndentedCode = (state.sCount[from] ?? 0) - state.blkIndent >= 4;
    const begin = (state.bMarks[from] ?? 0) + (state.tShift[from] ?? 0);
    const beginsWithLetter = /[A-Za-z]/.test(state.src.charAt(begin));
    const isOneLine = beginsWithLetter && !isIndentedCode && (from + 1 >= to || state.isEmpty(from + 1));
    return Boolean(isOneLine && readParagraph?.(state, from, to, silent));
});
/**
 * Blots out the code spans and HTML comments of a paragraph; line breaks and all other characters keep their places.
 * An end is searched for only if it is known to be there, and reading goes on behind it: so the time stays linear.
 */
function withoutHiddenParts(paragraph) {
    // A map keeps the last value of a key: the place of the last run of that many backticks.
    const lastRun = new Map([...paragraph.matchAll(/`+/g)].map(({ 0: run, index }) => [run.length, index]));
    const lastCommentEnd = paragraph.lastIndexOf('-->');
    const opening = /\\.|`+|<!--/g;
    let shown = '';
    let position = 0;
    for (let found = opening.exec(paragraph); found !== null; found = opening.exec(paragraph)) {
        const { 0: mark, index } = found;
        let end = -1;
        if (mark.startsWith('`') && (lastRun.get(mark.length) ?? -1) > index) {
            end = endOfCodeSpan(paragraph, opening.lastIndex, mark.length);
        }
        // The dashes of the opening may belong to the end: `<!-->` and `<!--->` are whole comments, says CommonMark.
        if (mark === '<!--' && lastCommentEnd >= index + 2)
            end = paragraph.indexOf('-->', index + 2) + 3;
        if (end < 0)
            continue;
        shown += paragraph.slice(position, index) + paragraph.slice(index, end).replace(/[^\n]/g, '`');
        position = end;
        opening.lastIndex = end;
    }
    return shown + paragraph.slice(position);
}
/** Finds where the first run of exactly `length` backticks at or behind `from` ends; -1 if there is none. */
function endOfCodeSpan(paragraph, from, length) {
    for (const { 0: run, index } of paragraph.slice(from).matchAll(/`+/g)) {
        if (run.length === length)
            return from + index + length;
    }
    return -1;
}
/** An e-mail program's words before what it quotes. Some break the line: then only a date tells them from a sentence. */
const ATTRIBUTION = /^On\s(?:(?=.*\d)[\s\S]*|.*)\swrote:\s*$/;
const ATTRIBUTION_LINES = 3;
/** Cuts off the quoted lines at the end, with the attribution right before them. */
function withoutQuotedReply(lines) {
    const quote = lines.findLastIndex((line) => !isBlank(line) && !/^ {0,3}>/.test(line)) + 1;
    if (lines.slice(quote).every(isBlank))
        return lines;
    const own = lines.slice(0, quote);
    const start = own.findLastIndex((line) => /^On\s/.test(line));
    const attribution = own.slice(start);
    const attributed = start >= 0 &&
        attribution.length <= ATTRIBUTION_LINES &&
        !attribution.some(isBlank) &&
        ATTRIBUTION.test(attribution.join('\n'));
    return attributed ? own.slice(0, start) : own;
}
function isBlank(line) {
    return line.trim() === '';
}

// EXTERNAL MODULE: ./src/runs/answer.ts
var answer = __webpack_require__(6478);
// EXTERNAL MODULE: ./src/thread/status-keeper.ts
var status_keeper = __webpack_require__(6083);
// EXTERNAL MODULE: ./src/runs/job-ending.ts
var job_ending = __webpack_require__(6385);
// EXTERNAL MODULE: ./src/runs/job-memory.ts + 2 modules
var job_memory = __webpack_require__(3730);
// EXTERNAL MODULE: ./src/runs/job-run.ts + 1 modules
var job_run = __webpack_require__(8426);
;// CONCATENATED MODULE: ./src/runs/comment-memory.ts






/** Makes the status comment's keeper for a comment that this run has claimed. */
async function keeperFor({ intent, request, instructionComment, }, world) {
    const { run, settings, clock } = world;
    const base = {
        kind: 'job',
        repository: run.repository,
        trigger: { kind: intent.comment.kind, id: intent.comment.id },
        instructionComment,
        baseUrl: settings.baseUrl,
        project: settings.projectId,
        instructionHash: (0,thread_marker/* instructionHash */.xH)(request.instruction),
        run: run.runId,
        attempt: run.attempt,
        askedAt: new Date(clock.now()).toISOString(),
    };
    return makeKeeper({ intent, base, comment: null, instruction: { text: request.instruction } }, world);
}
/** Does what is left to do about a comment that was claimed before: nothing of it starts a job. */
async function afterEarlierClaim(intent, login, world) {
    const found = await findOwn(intent, login, world);
    const { run, clock } = world;
    const marker = found === null ? null : found.marker;
    const isRerun = marker !== null && marker !== 'unreadable' && marker.run === run.runId && run.attempt > marker.attempt;
    const decision = (0,claim/* laterRun */.al)(marker, { isRerun, now: clock.now() });
    if (found === null || decision.kind === 'claimed-without-marker')
        return alreadyClaimed(NO_ANSWER_YET);
    const claimed = alreadyClaimed(`Another run has claimed this comment; its state stands at ${found.comment.url}`);
    if (decision.kind === 'already-claimed' || found.marker === 'unreadable')
        return claimed;
    const keeper = await keeperOf(intent, { ...found, marker: found.marker }, world);
    const request = { instruction: '', prompt: null, existingJobId: null };
    const askedAt = Date.parse(found.marker.askedAt);
    const takenUp = new job_run/* JobRun */.z(world, { request, keeper, askedAt, causedBy: intent.comment });
    switch (decision.kind) {
        case 'follow':
            return takenUp.takeUp(decision.jobId);
        case 'tell-end':
            return takenUp.tell(decision.jobId, decision.outcome);
        case 'tell-not-created':
            return takenUp.publish((0,job_ending/* endingNotCreated */.nl)(NOT_CREATED_BEFORE));
        case 'tell-unknown':
            return takenUp.admit(true);
        case 'make-unknown':
            if (decision.result === 'unknown-start')
                return takenUp.admit(false);
            await keeper.showUnknown(job_ending/* NEVER_CONFIRMED */.$Q);
            return claimed;
    }
}
const NO_ANSWER_YET = 'Another run has claimed this comment; if no answer appears within a few minutes, comment again.';
const NOT_CREATED_BEFORE = {
    message: 'The first attempt of this run was refused; the status comment says why.',
    hint: 'Mend it, then comment again or use the command "retry".',
};
function alreadyClaimed(sentence) {
    return { kind: 'skipped', reason: 'already-claimed', sentence };
}
/** Finds our status comment for the comment of the event; an unreadable marker of ours may be the one. */
async function findOwn({ comment, thread }, login, world) {
    const ours = (await (await world.repository()).comments(thread.number)).filter(({ author }) => author === login);
    const read = ours.map((each) => ({ comment: each, ...(0,thread_marker/* readMarker */.t7)(each.body) }));
    const own = read.flatMap((each) => (each.kind === 'marker' ? [{ comment: each.comment, marker: each.marker }] : []));
    const bound = own.findLast(({ marker: { trigger, repository } }) => {
        return repository === world.run.repository && trigger.kind === comment.kind && trigger.id === comment.id;
    });
    const unreadable = read.findLast(({ kind }) => kind === 'unreadable');
    return bound ?? (unreadable === undefined ? null : { comment: unreadable.comment, marker: 'unreadable' });
}
async function keeperOf(intent, { comment, marker }, world) {
    const { state: _state, outcome: _outcome, jobId: _jobId, ...before } = marker;
    // Whoever is not the claimant's own re-run leaves the comment to the claimant.
    const attempt = before.run === world.run.runId ? world.run.attempt : before.attempt;
    return makeKeeper({ intent, base: { ...before, attempt }, comment, instruction: { keptFrom: comment.body } }, world);
}
async function makeKeeper({ intent, ...options }, world) {
    const { run, settings } = world;
    const origin = intent.comment.kind === 'review-comment' ? intent.comment.url : null;
    return new status_keeper/* StatusKeeper */.p({
        ...options,
        repository: await world.repository(),
        thread: intent.thread.number,
        serverUrl: run.serverUrl,
        command: settings.command,
        origin,
        onFailure: (0,job_memory/* tellFailures */.P7)(world),
    });
}

// EXTERNAL MODULE: ./src/runs/job-request.ts + 2 modules
var job_request = __webpack_require__(29);
// EXTERNAL MODULE: ./src/jobs/clean-text.ts
var clean_text = __webpack_require__(3061);
;// CONCATENATED MODULE: ./src/runs/retry.ts



/** Finds the thread's latest instruction, as it was first written, if its job has ended in a way worth another one. */
async function findRetry(thread, login, world) {
    const marker = await latestMarker(thread, login, world);
    if (marker === null)
        return refused('There is no job in this thread that could be started again.');
    const why = notWorthIt(marker, world.settings.command);
    if (why !== null)
        return refused(why);
    const { instructionComment } = marker;
    if (instructionComment === null)
        return refused('A workflow has asked for the latest job: re-run the workflow to start it again.');
    const held = await (await world.repository()).causingComment(instructionComment);
    if (held === null)
        return refused('The comment that held the instruction is gone: write it again.');
    const command = readCommand(held.body, world.settings.command);
    const unchanged = command?.kind === 'instruction' && (0,thread_marker/* instructionHash */.xH)((0,clean_text/* cleanText */.X)(command.text).text) === marker.instructionHash;
    if (!unchanged)
        return refused('The comment that held the instruction was changed since: write it again.');
    return { kind: 'found', text: command.text, instructionComment };
}
async function latestMarker(thread, login, world) {
    const { run, settings } = world;
    const ours = (await (await world.repository()).comments(thread)).filter(({ author }) => author === login);
    const markers = ours
        .map(({ body }) => (0,thread_marker/* readMarker */.t7)(body))
        .flatMap((read) => (read.kind === 'marker' ? [read.marker] : []))
        .filter(({ repository, baseUrl, project }) => {
        return repository === run.repository && baseUrl === settings.baseUrl && project === settings.projectId;
    });
    return markers.toSorted((one, other) => Date.parse(one.askedAt) - Date.parse(other.askedAt)).at(-1) ?? null;
}
function notWorthIt({ state, outcome, trigger }, command) {
    if (state === 'starting' || state === 'started') {
        return `The latest job of this thread has not ended: \`${command} status\` tells how it is.`;
    }
    if (outcome === 'pull-request' || outcome === 'no-pull-request') {
        return 'The latest job of this thread has ended well: write a new instruction.';
    }
    return trigger.kind === 'run'
        ? 'A workflow has asked for the latest job: re-run the workflow to start it again.'
        : null;
}
function refused(sentence) {
    return { kind: 'refused', sentence };
}

// EXTERNAL MODULE: ./src/runs/run-job.ts
var run_job = __webpack_require__(9781);
// EXTERNAL MODULE: ./src/runs/tell-end.ts
var tell_end = __webpack_require__(7059);
;// CONCATENATED MODULE: ./src/runs/run-comment.ts














/** Does what a comment asks for, if it is a command from somebody who may. Throws `RepositoryError`: then nothing was started. */
async function runComment(intent, world) {
    const command = await commandOf(intent, world);
    if (command.kind === 'skipped')
        return command;
    const refusal = (await refuseAuthor(intent, world)) ?? (await refuseChanged(intent, world));
    if (refusal !== null)
        return refusal;
    if (command.kind === 'instruction')
        return startFromComment(intent, command.text, world);
    if (world.settings.dryRun) {
        const sentence = `A dry run: the command "${command.kind}" would be done.`;
        return { kind: 'dry-run', sentence, summary: `### docs-agent: dry run, nothing was written\n\n${sentence}` };
    }
    const claim = await claimComment(intent, world);
    if (!claim.created)
        return afterEarlierClaim(intent, claim.login, world);
    switch (command.kind) {
        case 'help':
            return (0,answer/* answerInThread */.e)(intent, helpFor(world), world);
        case 'report':
            return report(intent, command.period, world);
        case 'status':
            return settle(intent, claim.login, world);
        case 'retry':
            return retry(intent, claim.login, world);
    }
}
/** Reads the command; comments of our own and comments without a command are skipped without asking anybody's permission. */
async function commandOf({ comment }, world) {
    if ((0,marker_line/* looksMarked */.P8)(comment.body) && (await (await world.repository()).viewer()) === comment.author.login) {
        return skipped('own-comment', 'The comment is one of our own.');
    }
    return readCommand(comment.body, world.settings.command) ?? skipped('not-a-command', 'The comment is no command.');
}
async function refuseAuthor({ comment, sender }, world) {
    const { author } = comment;
    if (sender.id !== author.id)
        return skipped('not-permitted', 'The event was not caused by the author of the comment.');
    const repository = { permissionOf: async (login) => (await world.repository()).permissionOf(login) };
    const answer = await (0,authorize/* authorize */.G)(author, world.settings, repository);
    if (answer.permitted)
        return null;
    if (!world.settings.dryRun)
        await (0,tell_end/* tryReaction */.l)(comment, '-1', world);
    return skipped(answer.reason, `Nothing was started: ${answer.sentence}`);
}
/** Reads the comment again: a text that was changed, or withdrawn, since the event asks for nothing. */
async function refuseChanged({ comment }, world) {
    const fresh = await (await world.repository()).causingComment(comment);
    if (fresh === null)
        return skipped('changed', 'Nothing was started: the comment is gone.');
    const same = sameText(fresh.body, comment.body) && fresh.author === comment.author.login;
    return same ? null : skipped('changed', 'Nothing was started: the comment was changed after it had been written.');
}
async function startFromComment(intent, text, world) {
    const request = await (0,job_request/* composeCommentRequest */.H)(intent, text, world);
    if (world.settings.dryRun)
        return (0,run_job/* dryRun */.P)(request);
    const claim = await claimComment(intent, world);
    if (!claim.created)
        return afterEarlierClaim(intent, claim.login, world);
    return startClaimed({ intent, request, instructionComment: { kind: intent.comment.kind, id: intent.comment.id } }, world);
}
// What most comments do not ask for is loaded only when one does; the bundler then keeps it once, for its own mode, too.
async function settle(intent, login, world) {
    const { settleThread } = await __webpack_require__.e(/* import() */ 341).then(__webpack_require__.bind(__webpack_require__, 6722));
    return settleThread(intent, login, world);
}
async function report(intent, period, world) {
    const { reportInThread } = await Promise.all(/* import() */[__webpack_require__.e(789), __webpack_require__.e(619)]).then(__webpack_require__.bind(__webpack_require__, 2619));
    return reportInThread(intent, period, world);
}
/** Starts the thread's latest instruction again, for a comment of its own; otherwise says why not. */
async function retry(intent, login, world) {
    const found = await findRetry(intent.thread.number, login, world);
    if (found.kind === 'refused')
        return (0,answer/* answerInThread */.e)(intent, found.sentence, world);
    const request = await (0,job_request/* composeCommentRequest */.H)(intent, found.text, world);
    return startClaimed({ intent, request, instructionComment: found.instructionComment }, world);
}
async function startClaimed({ intent, request, instructionComment }, world) {
    const askedAt = world.clock.now();
    const keeper = await keeperFor({ intent, request, instructionComment }, world);
    return new job_run/* JobRun */.z(world, { request, keeper, askedAt, causedBy: intent.comment }).start();
}
/** Claims the comment. Anything but a clear answer starts nothing and is an error. */
async function claimComment({ comment }, world) {
    if (world.runner.cancelled.aborted)
        throw new errors/* InputError */.dz([CANCELLED]);
    try {
        const { created, login } = await (await world.repository()).react(comment, world.settings.claimReaction);
        return { created: (0,claim/* mayStart */.SH)(created ? 'created' : 'existed'), login };
    }
    catch (error) {
        if (!(error instanceof errors/* RepositoryError */.pU))
            throw error;
        const { failure, status } = error;
        const message = `Nothing was started, because the comment could not be claimed: ${error.message}`;
        const unclear = failure === 'unavailable'
            ? ' If the claim has arrived all the same, a re-run will find it taken: comment again.'
            : '';
        throw new errors/* RepositoryError */.pU({ failure, status, message, hint: `${error.hint}${unclear}`, cause: error });
    }
}
const CANCELLED = {
    message: 'The run was cancelled before it had claimed the comment; nothing was started.',
    hint: 'Comment again.',
};
function helpFor({ settings }) {
    const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
    return (0,notice/* helpText */.BK)(settings.command, { permission: settings.permission, allowsOthers });
}
function skipped(reason, sentence) {
    return { kind: 'skipped', reason, sentence };
}
/** GitHub keeps the line ends of whoever wrote last; they are no change. */
function sameText(one, other) {
    return (0,thread_marker/* instructionHash */.xH)(one.replace(/\r\n?/g, '\n')) === (0,thread_marker/* instructionHash */.xH)(other.replace(/\r\n?/g, '\n'));
}


/***/ }),

/***/ 9580:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ isStale),
/* harmony export */   SH: () => (/* binding */ mayStart),
/* harmony export */   al: () => (/* binding */ laterRun)
/* harmony export */ });
/* unused harmony exports CLAIM_STEPS, STARTING_IS_STALE_MS */
/**
 * One comment, one job: the whole protocol. The claim is one reaction, whose creation is GitHub's own test-and-set for an
 * identity, a comment and a content. Whoever creates it (201) writes the status comment, asks for the job once, and writes
 * down its id. Nobody else ever asks for one, whatever the thread shows: no list is trusted, nothing is timed, and no
 * answer that stayed away is taken for a yes.
 */
const CLAIM_STEPS = (/* unused pure expression or super */ null && (['claim', 'write-starting', 'ask-for-job', 'write-started', 'follow']));
/** Tells whether an answer to the claim lets this run ask for the job: 201 or never. */
function mayStart(answer) {
    return answer === 'created';
}
/** How old a `starting` must be before somebody else may call it unknown: longer than any start takes. */
const STARTING_IS_STALE_MS = 10 * 60_000;
/**
 * Decides what a run does that did not create the claim, by the marker that it finds. Only a re-run knows that the first
 * attempt is dead; for any other run it may be alive.
 */
function laterRun(marker, { isRerun, now }) {
    if (marker === null)
        return { kind: 'claimed-without-marker' };
    if (marker === 'unreadable')
        return { kind: 'already-claimed' };
    const { state, jobId, outcome } = marker;
    if (state === 'starting') {
        if (isRerun)
            return { kind: 'make-unknown', result: 'unknown-start' };
        return isStale(marker, now) ? { kind: 'make-unknown', result: 'already-claimed' } : { kind: 'already-claimed' };
    }
    if (!isRerun)
        return { kind: 'already-claimed' };
    if (state === 'not-created')
        return { kind: 'tell-not-created' };
    if (state === 'unknown' || jobId === null)
        return { kind: 'tell-unknown' };
    return outcome === null ? { kind: 'follow', jobId } : { kind: 'tell-end', jobId, outcome };
}
/** Tells whether a marker says `starting` for so long that whoever wrote it must be dead. */
function isStale({ state, askedAt }, now) {
    return state === 'starting' && now - Date.parse(askedAt) > STARTING_IS_STALE_MS;
}


/***/ })

};
