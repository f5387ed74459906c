export const id = 952;
export const ids = [952,748];
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

/***/ 8748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ COMMENT_AGAIN),
/* harmony export */   Wn: () => (/* binding */ admitUnclearClaim),
/* harmony export */   fS: () => (/* binding */ adviseToCommentAgain),
/* harmony export */   iK: () => (/* binding */ admitFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3758);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8984);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6478);




const COMMENT_AGAIN = 'Comment again: this comment is claimed, so a re-run does nothing.';
async function admitFailure(intent, error, world) {
await (0,_announce_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .lC)(intent.comment, 'confused', world);
if (world.runner.cancelled.aborted)
return;
const text = problemsOf(error).map(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI).join('\n');
try {
await (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAnswer */ .Q)(intent, `**Nothing was started.** ${COMMENT_AGAIN}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(text)}`, world);
}
catch (thrown) {
world.runner.warning(`Could not report the failure in the thread: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryErrorOf */ .wz)(thrown))}`);
}
}
async function admitUnclearClaim(intent, error, world) {
const unclear = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RepositoryError */ .pU && error.failure === 'unavailable';
if (unclear && !world.runner.cancelled.aborted)
await (0,_announce_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .lC)(intent.comment, 'confused', world);
}
function adviseToCommentAgain(error) {
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz)
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(error.problems.map(withAdvice), error);
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ status: error.status, ...withAdvice(error), cause: error });
if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RepositoryError */ .pU))
return error;
const { failure, status } = error;
const { message, hint } = withAdvice(error);
const full = message.startsWith('Nothing was started') ? message : `Nothing was started. ${message}`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RepositoryError */ .pU({ failure, status, message: full, hint, cause: error });
}
function withAdvice({ message, hint }) {
return { message, hint: `${hint} ${COMMENT_AGAIN}` };
}
function problemsOf(error) {
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz)
return error.problems;
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocsAgentError */ .ro)
return [error];
return [{ message: 'This is a bug in docs-agent.', hint: 'See the log of the run.' }];
}


/***/ }),

/***/ 8952:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
runComment: () => (/* binding */ runComment)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/jobs/context.ts
var jobs_context = __webpack_require__(3783);
// EXTERNAL MODULE: ./src/marker-line.ts
var marker_line = __webpack_require__(4452);
// EXTERNAL MODULE: ./src/thread/claim.ts
var claim = __webpack_require__(9580);
// EXTERNAL MODULE: ./src/thread/notice.ts
var notice = __webpack_require__(2522);
// EXTERNAL MODULE: ./src/commands.ts
var commands = __webpack_require__(9153);
// EXTERNAL MODULE: ./src/trigger/input-forms.ts
var input_forms = __webpack_require__(5790);
;// CONCATENATED MODULE: ./src/trigger/line-forms.ts
function isQuoted(line) {
return /^ {0,3}>/.test(line);
}
function isBlank(line) {
return line.trim() === '';
}
function isMarkdownBlank(line) {
return /^[ \t]*$/.test(line);
}
function endsWithColon(line) {
return /[:：]$/.test(line.trimEnd());
}

;// CONCATENATED MODULE: ./src/trigger/mail-forms.ts
const TITLED_DASHES = /^ {0,3}[-‐-—]{5,}[ \t\u00A0]*(\p{L}.{0,80}?)[-‐-—]{5}/u;
const FOUR_DASHES = /^ {0,3}[-‐-—]{4}[ \t\u00A0]*\p{L}/u;
const ENCODED = /^(?:BEGIN|END) [A-Z]/;
const UNDERSCORES = /^ {0,3}_{20,}\s*$/;
function isSeparator(line) {
const title = TITLED_DASHES.exec(line)?.[1];
return (title !== undefined && !ENCODED.test(title)) || UNDERSCORES.test(line) || isTitledAttribution(line);
}
function isTitledAttribution(line) {
return (FOUR_DASHES.test(line) && /^[-‐-—]{4}$/.test(line.trimEnd().slice(-4)) && (holdsAddress(line) || holdsDate(line)));
}
const LABEL = /^ {0,3}\*{0,2}[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,30}(?: [\p{L}\p{M}'’.-]{1,30}){0,2}\*{0,2}[ \u00A0\u202F]?(?:：|:(?=[\s*]|$)|(?<=\p{Lo}):)\*{0,2}/u;
function isLabelled(line) {
return LABEL.test(line);
}
const MAILBOX = /[<[(](?:mailto:)?[^\s@<>[\]()]+@[^\s@<>[\]()]+[>\])]/i;
const ADDRESS = /[^\s@]@[^\s@]*\.\p{L}{2}/u;
const YEAR = /(?<!\p{Nd})(?:(?:19|20)[0-9]{2}|(?![0-9])\p{Nd}{4})(?!\p{Nd})/u;
const DAY = /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u;
const SHORT_DATE = /(?<!\p{Nd})\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}(?!\p{Nd})/u;
const TIME = /(?<![\p{Nd}.])\p{Nd}{1,2}(?:[:：h]\p{Nd}{2}|\.\p{Nd}{2}(?!\.\p{Nd}))(?!\p{Nd})/u;
const SUBJECT = /\[[\w.-]+\/[\w.-]+\]|^\s*\p{L}{1,5}[ \u00A0]?[:：]\s/u;
function holdsAddress(text) {
return text.includes('@') && ADDRESS.test(text);
}
function holdsMailbox(text) {
return text.includes('@') && MAILBOX.test(text);
}
function holdsDate(text) {
return (YEAR.test(text) && DAY.test(text)) || SHORT_DATE.test(text);
}
function holdsDateAndTime(text) {
return TIME.test(text) && holdsDate(text);
}
const WHOLE_HEADER = 4;
const PROVED = 3;
function isMailHeader(lines) {
if (lines.length < 2)
return false;
const values = lines.map((line) => line.replace(LABEL, ''));
const mailboxes = values.filter((value) => MAILBOX.test(value)).length;
const addresses = mailboxes > 0 ? 2 * Math.min(mailboxes, 2) : Number(values.some(holdsAddress));
const dates = values.some(holdsDateAndTime) ? 2 : Number(values.some(holdsDate));
const subject = values.some((value) => SUBJECT.test(value)) ? 2 : 0;
const whole = dates === 2 && lines.length >= WHOLE_HEADER ? 1 : 0;
return addresses + dates + subject + whole >= PROVED;
}
function isNotificationFoot(line, next) {
return /^\s*(?:—|--)\s*$/.test(line) && next.trimStart().startsWith('Reply to this email directly');
}

;// CONCATENATED MODULE: ./src/trigger/mail-attribution.ts


function beginsWithAttribution(lines) {
const end = placeOf(lines, 0, (line) => isBlank(line) || isQuoted(line));
if (!endsWithColon(lines[end - 1] ?? ''))
return false;
const quote = placeOf(lines, end, (line) => !isBlank(line));
if (!isQuoted(lines[quote] ?? ''))
return false;
const text = lines.slice(0, end).join(' ');
const answer = placeOf(lines, quote, (line) => !(isBlank(line) || isQuoted(line)));
return answer < lines.length || holdsAddress(text) || holdsDateAndTime(text);
}
function placeOf(lines, from, isIt) {
let at = from;
while (at < lines.length && !isIt(lines[at] ?? ''))
at += 1;
return at;
}

;// CONCATENATED MODULE: ./src/trigger/fences.ts
const OPENING = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const OPENING_BEHIND_WORDS = /(?:^|\s)(`{3,}|~{3,})[^\s`]*\s*$/;
const CLOSING = /^\s*(`{3,}|~{3,})[ \t]*$/;
function inFences(lines) {
const fenced = new Array(lines.length).fill(false);
let open = null;
for (let at = 0; at < lines.length; at += 1) {
const line = lines[at] ?? '';
if (!line.includes('```') && !line.includes('~~~'))
continue;
if (open === null) {
const fence = (at === 0 ? OPENING_BEHIND_WORDS : OPENING).exec(line)?.[1];
if (fence !== undefined)
open = { at, fence };
}
else if (CLOSING.exec(line)?.[1]?.startsWith(open.fence)) {
fenced.fill(true, open.at, at + 1);
open = null;
}
}
return fenced;
}
function isFence(line) {
return OPENING.test(line) || CLOSING.test(line);
}

;// CONCATENATED MODULE: ./src/trigger/mail-tail.ts



const SIGNATURE = '-- ';
const ATTRIBUTION_LINES = 3;
const DRAWN = /^\s*[-‐-—_]/;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const PART_OF_PROOF = /[@\p{Nd}]/u;
function withoutTail(lines) {
const seen = lines.map((line) => line.replace(UNSEEN, ''));
const written = { lines: seen, fenced: inFences(lines) };
const { end, kind } = firstEnd(written);
const cut = endWithoutQuotations(written, end);
const leftOut = [];
if (cut < end)
leftOut.push('quotation');
if (kind !== null)
leftOut.push(kind);
return { lines: lines.slice(0, cut), leftOut };
}
function endWithoutQuotations(written, end) {
let cut = end;
for (;;) {
const quote = firstOfQuotation(written, cut);
if (quote === cut || !announcesOnly(written.lines, quote - 1))
return quote;
cut = quote - 1;
}
}
function announcesOnly(lines, at) {
if (at < 1 || !endsWithColon(lines[at] ?? ''))
return false;
const alone = isBlank(lines[at - 1] ?? '') && isBlank(lines[at + 1] ?? '');
return alone || lines.slice(0, at).every(isBlank);
}
function firstEnd(written) {
const { lines, fenced } = written;
for (let index = 1; index < lines.length; index += 1) {
const line = lines[index] ?? '';
if (line === SIGNATURE && !fenced[index])
return { end: index, kind: 'signature' };
if (line === '' || isQuoted(line))
continue;
const block = labelledFrom(lines, index);
if (isMailHeader(block))
return { end: beginOfHeader(lines, index), kind: 'mail' };
index += Math.max(block.length, 1) - 1;
if (isDrawn(written, index))
return { end: index, kind: 'mail' };
if (endsAttribution(written, index))
return { end: beginOfParagraph(lines, index), kind: 'mail' };
}
return { end: lines.length, kind: null };
}
function isDrawn({ lines, fenced }, at) {
const line = lines[at] ?? '';
return !fenced[at] && DRAWN.test(line) && (isSeparator(line) || isNotificationFoot(line, lines[at + 1] ?? ''));
}
function labelledFrom(lines, from) {
let end = from;
while (end < lines.length && isLabelled(lines[end] ?? ''))
end += 1;
return lines.slice(from, end);
}
function beginOfHeader(lines, at) {
const begin = beginOfParagraph(lines, at);
const wrapped = lines.slice(begin, at).findIndex(isLabelled);
return wrapped < 0 ? at : begin + wrapped;
}
function beginOfParagraph(lines, of) {
let begin = of;
while (begin > 1 && !isBetween(lines[begin - 1] ?? ''))
begin -= 1;
return begin;
}
function isBetween(line) {
return isBlank(line) || isQuoted(line) || isFence(line);
}
function endsAttribution({ lines, fenced }, last) {
if (!endsWithColon(lines[last] ?? ''))
return false;
const [next = '', second = ''] = lines.slice(last + 1, last + 3);
const quotesFollow = isQuoted(next) || (isBlank(next) && isQuoted(second));
if (fenced[last] && !quotesFollow)
return false;
const begin = quotesFollow ? beginOfParagraph(lines, last) : Math.max(1, last - ATTRIBUTION_LINES + 1);
const above = lines.slice(begin, last + 1);
const text = above.slice(above.findLastIndex(isBetween) + 1).join(' ');
if (!PART_OF_PROOF.test(text))
return false;
if (fenced[last])
return holdsAddress(text);
if (quotesFollow)
return holdsAddress(text) || holdsDateAndTime(text);
return (holdsAddress(text) && holdsDateAndTime(text)) || (holdsMailbox(text) && holdsDate(text));
}
function firstOfQuotation({ lines, fenced }, end) {
const isOwn = (at) => fenced[at] === true || !(isBlank(lines[at] ?? '') || isQuoted(lines[at] ?? ''));
let first = end;
while (first > 1 && !isOwn(first - 1))
first -= 1;
return lines.slice(first, end).some(isQuoted) ? first : end;
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
// EXTERNAL MODULE: ./src/action-spec.ts
var action_spec = __webpack_require__(3969);
;// CONCATENATED MODULE: ./src/trigger/near-miss.ts



const near_miss_UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const SIGN = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u;
const SHORTEST_NAME = 5;
const FURTHEST_SUGGESTION = 2;
const NAMES = commands/* subCommands */.tX.map(({ name }) => name);
const LONG_NAMES = NAMES.filter((name) => name.length >= SHORTEST_NAME);
function findSlip(line, { alone }) {
const shown = line.replace(near_miss_UNSEEN, '').trim();
const words = shown.toLowerCase().split(/\s+/);
const [first = '', second = ''] = words;
const slip = (about, nearest) => ({ kind: 'slip', about, words: shown, nearest });
if (isCancel(first) && words.length <= (alone ? 3 : 1))
return slip('cancel', 'status');
if (words.length === 1) {
const meant = LONG_NAMES.find((name) => isNear(first, name));
if (meant !== undefined)
return slip('name', meant);
const core = withoutSigns(first);
const meansNothing = shown !== '' && (/^[a-z]*$/.test(core) || !/[\p{L}\p{N}]/u.test(core));
return alone && meansNothing ? slip('word', suggestion(core, NAMES) ?? 'help') : null;
}
if (words.length !== 2)
return null;
if (first === 'report') {
const period = suggestion(second, action_spec/* PERIODS */.nR);
return alone || period !== null ? slip('period', period === null ? 'report' : `report ${period}`) : null;
}
const meant = alone ? LONG_NAMES.find((name) => first !== name && isNear(first, name)) : undefined;
return meant === undefined ? null : slip('name', meant);
}
function withoutSigns(word) {
let [begin, end] = [0, word.length];
while (begin < end && SIGN.test(word.charAt(begin)))
begin += 1;
while (end > begin && SIGN.test(word.charAt(end - 1)))
end -= 1;
return word.slice(begin, end);
}
function isCancel(word) {
return commands/* CANCEL_WORDS */.Vy.some((cancel) => word.startsWith(cancel) && /^[.!?,]*$/.test(word.slice(cancel.length)));
}
function isNear(word, name) {
return editsBetween(word, name) <= 1;
}
function editsBetween(word, name) {
if (Math.abs(word.length - name.length) > FURTHEST_SUGGESTION)
return Number.POSITIVE_INFINITY;
return isSwapped(word, name) ? 1 : (0,mod/* distance */.Io)(word, name);
}
function isSwapped(word, name) {
const at = [...name].findIndex((letter, index) => letter !== word[index]);
return at >= 0 && word === `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
}
function suggestion(word, names) {
const [best] = names
.map((name) => ({ name, edits: editsBetween(word, name) }))
.filter(({ edits }) => edits <= FURTHEST_SUGGESTION)
.sort((one, other) => one.edits - other.edits);
return best?.name ?? null;
}

;// CONCATENATED MODULE: ./src/trigger/command.ts






function readCommand(body, command) {
const lines = body
.replace(/^\uFEFF/, '')
.replace(/\r\n?/g, '\n')
.split('\n');
const start = new RegExp(`^ {0,3}${RegExp.escape(command)}(?=\\s|$)`, 'i');
const at = firstOwnLine(lines);
const line = lines[at] ?? '';
if (!start.test(line))
return null;
const written = lines.slice(at);
return beginsWithAttribution(written) ? null : interpret(line.replace(start, '').trimStart(), written);
}
function firstOwnLine(lines) {
const at = lines.findIndex((line) => !isBlank(line) && !isQuoted(line));
const above = lines.slice(0, Math.max(at, 0));
const quoted = above.findLastIndex(isQuoted);
return quoted >= 0 && !above.slice(quoted).some(isMarkdownBlank) ? lines.length : at;
}
function interpret(rest, written) {
const subCommand = readSubCommand(rest.trim().toLowerCase());
if (subCommand?.kind === 'retry' && hasText(written.slice(1)))
return { kind: 'slip', about: 'text', words: rest.trim(), nearest: 'retry' };
if (subCommand !== null)
return subCommand;
const { to, text } = readInstructing(rest);
const { lines, leftOut } = withoutTail(written.with(0, text));
const first = lines.findIndex((line) => !isBlank(line));
if (first < 0)
return { kind: 'help' };
const last = lines.findLastIndex((line) => !isBlank(line));
const slip = to === null ? findSlip(lines[first] ?? '', { alone: first === last }) : null;
return (slip ?? {
kind: 'instruction',
to,
text: lines
.slice(first, last + 1)
.join('\n')
.trimEnd(),
leftOut,
});
}
function hasText(below) {
const { lines, leftOut } = withoutTail(['', ...below]);
return lines.filter((line) => !isBlank(line)).length > (leftOut.includes('mail') ? 1 : 0);
}
function readInstructing(rest) {
const [name = '', text = ''] = rest.trimStart().split(/\s+(.*)/s);
for (const row of commands/* subCommands */.tX)
if (row.takes === 'instruction' && row.name === name.toLowerCase())
return { to: row.name, text };
return { to: null, text: rest };
}
function readSubCommand(line) {
const [name, text = ''] = line.split(/\s+(.*)/s);
const row = commands/* subCommands */.tX.find((candidate) => candidate.name === name);
if (row === undefined)
return null;
switch (row.takes) {
case 'instruction':
return null;
case 'nothing':
return text === '' ? { kind: row.name } : null;
case 'period': {
if (text === '')
return { kind: row.name, period: null };
const period = (0,input_forms/* readPeriod */.e0)(text);
return 'value' in period ? { kind: row.name, period: period.value } : null;
}
}
}

// EXTERNAL MODULE: ./src/trigger/precheck.ts
var precheck = __webpack_require__(2889);
// EXTERNAL MODULE: ./src/runs/answer.ts
var answer = __webpack_require__(6478);
// EXTERNAL MODULE: ./src/runs/budget.ts
var budget = __webpack_require__(3009);
// EXTERNAL MODULE: ./src/runs/claimed-failure.ts
var claimed_failure = __webpack_require__(8748);
// EXTERNAL MODULE: ./src/thread/authorize.ts
var authorize = __webpack_require__(3375);
// EXTERNAL MODULE: ./src/thread/marker.ts
var marker = __webpack_require__(7824);
// EXTERNAL MODULE: ./src/thread/own-comments.ts + 2 modules
var own_comments = __webpack_require__(2207);
// EXTERNAL MODULE: ./src/runs/announce.ts
var announce = __webpack_require__(8984);
// EXTERNAL MODULE: ./src/runs/thread-scope.ts
var thread_scope = __webpack_require__(2697);
// EXTERNAL MODULE: ./src/runs/world.ts
var runs_world = __webpack_require__(2882);
;// CONCATENATED MODULE: ./src/runs/comment-gate.ts










const INSIDERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];
async function passGate(intent, wanted, world) {
const { comment, sender } = intent;
if (sender.id !== comment.author.id)
return skipped('not-permitted', 'The event was not caused by the author of the comment.');
const { repository } = world;
const permission = (0,authorize/* authorize */.G)(comment.author, world.settings, repository);
if (!INSIDERS.includes(comment.association)) {
const answer = await permission;
if (!answer.permitted)
return refuse(answer, intent, world);
}
const [answer, fresh, thread, outline] = await Promise.allSettled([
permission,
repository.causingComment(comment),
readThread(intent, wanted, world),
wanted.context ? outlineOf(intent, repository) : null,
]);
const authorization = unwrap(answer);
if (!authorization.permitted)
return refuse(authorization, intent, world);
const readings = { ...unwrap(thread), outline: unwrap(outline) };
const changed = changeOf(intent, unwrap(fresh));
const bound = (0,own_comments/* ofComment */.Hb)(readings.own, comment);
if (changed === null || (bound !== null && (0,claim/* isEarlierAttempt */.yW)(bound.marker, world.run)))
return readings;
return refuseChanged(changed, { intent, own: readings.own }, world);
}
async function readOwnThread({ comment, thread }, login, world) {
const diff = comment.kind === 'review-comment' ? 'since' : null;
const comments = await (0,thread_scope/* readComments */.TK)({ comment, thread }, { conversation: 'since', diff }, world.repository);
return (0,own_comments/* ownComments */.D5)(comments, (0,runs_world/* oursOf */.nO)(login, world));
}
function foundFor(own, { comment }) {
const bound = (0,own_comments/* ofComment */.Hb)(own, comment);
if (bound !== null)
return bound.marker;
return (0,thread_scope/* writtenSince */.wu)(own.unreadable, comment.createdAt).length > 0 ? 'unreadable' : null;
}
async function comment_gate_claim(comment, reaction, world) {
try {
const { created, login } = await world.repository.react(comment, reaction);
return { created: (0,claim/* mayStart */.SH)(created ? 'created' : 'existed'), login };
}
catch (error) {
const { failure, status, message: said, hint } = (0,errors/* repositoryErrorOf */.wz)(error);
const message = `Nothing was started, because the comment couldn't be claimed: ${said}`;
const unclear = failure === 'unavailable' ? ' If the claim did arrive, a re-run finds the comment taken: comment again.' : '';
throw new errors/* RepositoryError */.pU({ failure, status, message, hint: `${hint}${unclear}`, cause: error });
}
}
function changeOf({ comment }, now) {
if (now === null)
return 'gone';
return sameText(now.body, comment.body) && now.authorId === comment.author.id ? null : 'changed';
}
async function refuseChanged(change, { intent, own }, world) {
const silent = change === 'gone' || world.settings.dryRun || foundFor(own, intent) !== null;
if (!silent)
await (0,announce/* tryReaction */.lC)(intent.comment, 'confused', world);
const sentence = change === 'gone'
? 'Nothing was started: the comment was deleted.'
: 'Nothing was started: the comment was edited after it was posted. Comment again.';
return skipped('changed', sentence);
}
async function refuse(answer, { comment }, world) {
if (!world.settings.dryRun)
await (0,announce/* tryReaction */.lC)(comment, '-1', world);
return skipped(answer.reason, `Nothing was started: ${answer.sentence}`);
}
async function readThread(intent, { extent, everywhere }, world) {
const { repository } = world;
const diff = everywhere || intent.comment.kind === 'review-comment' ? extent : null;
const reading = (0,thread_scope/* readComments */.TK)(intent, { conversation: extent, diff }, repository);
if (extent === 'since') {
const comments = await reading;
if (!comments.some(({ body }) => (0,marker_line/* looksMarked */.P8)(body)))
return { own: { marked: [], unreadable: [] }, comments, withDiff: diff !== null, login: null };
}
const [login, comments] = await Promise.all([repository.viewer(), reading]);
return { own: (0,own_comments/* ownComments */.D5)(comments, (0,runs_world/* oursOf */.nO)(login, world)), comments, withDiff: diff !== null, login };
}
async function outlineOf({ context }, repository) {
if (context?.kind !== 'thread' || context.thread.kind === 'issue')
return null;
return (0,jobs_context/* readOutline */.pm)(context.thread, repository);
}
function unwrap(settled) {
if (settled.status === 'fulfilled')
return settled.value;
throw settled.reason;
}
function skipped(reason, sentence) {
return { kind: 'skipped', reason, sentence };
}
function sameText(one, other) {
return (0,marker/* instructionHash */.xH)(one.replace(/\r\n?/g, '\n')) === (0,marker/* instructionHash */.xH)(other.replace(/\r\n?/g, '\n'));
}

// EXTERNAL MODULE: ./src/thread/status-keeper.ts
var status_keeper = __webpack_require__(6083);
// EXTERNAL MODULE: ./src/runs/dry-run.ts
var dry_run = __webpack_require__(5735);
// EXTERNAL MODULE: ./src/runs/follow-job.ts + 1 modules
var follow_job = __webpack_require__(6051);
// EXTERNAL MODULE: ./src/runs/job-ending.ts
var job_ending = __webpack_require__(6385);
// EXTERNAL MODULE: ./src/runs/job-memory.ts + 1 modules
var job_memory = __webpack_require__(2144);
// EXTERNAL MODULE: ./src/runs/job-request.ts + 3 modules
var job_request = __webpack_require__(5981);
// EXTERNAL MODULE: ./src/runs/job-task.ts
var job_task = __webpack_require__(6297);
;// CONCATENATED MODULE: ./src/runs/comment-memory.ts













function keeperFor({ intent, request, instructionComment, login, }, world) {
const { run, clock } = world;
const { repository, service } = (0,runs_world/* oursOf */.nO)(login, world);
const job = request.kind === 'message' ? request.job : null;
const base = {
repository,
service,
trigger: { kind: intent.comment.kind, id: intent.comment.id },
instructionComment,
instructionHash: (0,marker/* instructionHash */.xH)((0,job_request/* instructionOf */.ut)(request)),
request: job === null ? 'job' : 'message',
head: job?.head ?? null,
run: run.runId,
attempt: run.attempt,
askedAt: new Date(clock.now()).toISOString(),
watchedUntil: new Date((0,runs_world/* watchedUntil */.Bz)(world, claim/* WATCHED_AFTER_WAIT_MS */.b3)).toISOString(),
told: [],
};
const known = job === null ? {} : { jobId: job.jobId, pullRequest: job.pullRequest };
return makeKeeper({ intent, base, comment: null, instruction: (0,job_request/* shownInstruction */.ij)(request), login, ...known }, world);
}
async function afterEarlierClaim(intent, { own, login }, world) {
const { run, clock } = world;
const bound = (0,own_comments/* ofComment */.Hb)(own, intent.comment);
const isRerun = bound !== null && (0,claim/* isEarlierAttempt */.yW)(bound.marker, run);
const decision = (0,claim/* laterRun */.al)(foundFor(own, intent), { isRerun, now: clock.now() });
if (decision.kind === 'claimed-without-marker')
return alreadyClaimed(NO_ANSWER_YET);
if (bound === null)
return alreadyClaimed(UNREADABLE);
const taken = alreadyClaimed(`Another run has claimed this comment; its state is at ${bound.url}`);
if (decision.kind === 'already-claimed')
return taken;
if (world.settings.dryRun) {
const resumed = resumedOf(decision);
return resumed === null ? taken : (0,dry_run/* dryRunOfResumed */.v2)(resumed);
}
const keeper = keeperOf({ intent, comment: bound, login, isRerun }, world);
const remembered = (0,job_task/* newTask */.eI)({
request: { kind: 'remembered' },
keeper,
askedAt: keeper.askedAt,
causedBy: intent.comment,
requester: intent.comment.author.login,
});
const task = { ...remembered, usage: await (0,budget/* usageSoFar */.F5)(world) };
switch (decision.kind) {
case 'follow':
return (0,follow_job/* takeUpJob */.wq)(task, decision.jobId, world);
case 'report-end':
return (0,follow_job/* reportEarlierEnd */.wu)(task, decision, world);
case 'report-not-created':
return (0,job_task/* reportNotCreated */.yo)(task, bound.marker, world);
case 'report-unknown':
return (0,follow_job/* admitUnknown */.Y1)(task, true, world);
case 'make-unknown':
if (decision.result === 'unknown-start')
return (0,follow_job/* admitUnknown */.Y1)(task, false, world);
await keeper.show((0,job_ending/* endingUnknown */.eq)(job_ending/* NEVER_NOTED */.SD).view);
return taken;
}
}
function resumedOf(decision) {
switch (decision.kind) {
case 'follow':
case 'report-end':
return { kind: decision.kind, jobId: decision.jobId };
case 'report-not-created':
return { kind: 'report-not-created' };
case 'report-unknown':
return { kind: 'unknown' };
case 'make-unknown':
return decision.result === 'unknown-start' ? { kind: 'unknown' } : null;
case 'claimed-without-marker':
case 'already-claimed':
return null;
}
}
const NO_ANSWER_YET = 'Another run has claimed this comment. If no answer appears within a few minutes, comment again.';
const UNREADABLE = "Nothing was started: the thread holds a status comment that this version can't read, and it may be the answer to this comment.";
function alreadyClaimed(sentence) {
return { kind: 'skipped', reason: 'already-claimed', sentence };
}
function keeperOf({ intent, comment, login, isRerun, }, world) {
const { run } = world;
const until = new Date((0,runs_world/* watchedUntil */.Bz)(world, claim/* WATCHED_AFTER_WAIT_MS */.b3)).toISOString();
const taken = { attempt: run.attempt, watchedUntil: until };
const base = { ...comment.marker, ...(isRerun ? taken : {}) };
return makeKeeper({ intent, base, comment, instruction: { keptFrom: comment.body }, login }, world);
}
function makeKeeper({ intent, login, ...options }, world) {
const { run, settings } = world;
return new status_keeper/* StatusKeeper */.p({
...options,
repository: world.repository,
ours: (0,runs_world/* oursOf */.nO)(login, world),
conversation: { thread: intent.thread.number, review: intent.comment.review },
serverUrl: run.serverUrl,
command: settings.command,
handsOver: settings.handover,
origin: intent.comment.kind === 'review-comment' ? intent.comment.url : null,
onFailure: (0,job_memory/* warnOfFailures */.L)(world),
});
}

// EXTERNAL MODULE: ./src/jobs/job.ts
var jobs_job = __webpack_require__(260);
;// CONCATENATED MODULE: ./src/thread/continuation.ts


function destinationOf(to, { own, handovers }) {
if (to === 'new-job')
return { kind: 'new-job' };
const handover = handovers.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1);
if (to === null)
return handover === undefined ? { kind: 'new-job' } : jobAt(handover);
const jobs = own.marked.flatMap((comment) => {
const { jobId, outcome, pullRequest } = comment.marker;
const isKnown = jobId !== null && (outcome === 'pull-request' || pullRequest !== null);
return isKnown ? [{ jobId, pullRequest, at: (0,own_comments/* requestedAt */.un)(comment) }] : [];
});
const handed = handover === undefined ? [] : [{ ...jobAt(handover), at: Date.parse(handover.createdAt) }];
const latest = [...handed, ...jobs].toSorted((one, other) => one.at - other.at).at(-1);
if (latest === undefined) {
const unfinished = own.marked.findLast(({ marker }) => marker.jobId !== null && marker.state === 'started');
return { kind: 'nothing', unfinished: unfinished?.url ?? null };
}
const { jobId, pullRequest } = latest;
const thread = handovers.findLast(({ job }) => job === jobId)?.thread;
return { kind: 'job', jobId, pullRequest, origin: thread ?? null };
}
function jobAt({ job, pullRequest, thread }) {
return { kind: 'job', jobId: job, pullRequest, origin: thread ?? null };
}
function openRequestTo(jobId, { marked }, now) {
const open = marked
.filter(({ marker }) => marker.jobId === jobId && isOpen(marker))
.map(({ marker, url }) => ({ url, isAttended: (0,claim/* isWatched */.Df)(marker, now) || isBeingSent(marker, now) }));
return open.findLast(({ isAttended }) => isAttended) ?? open.at(-1) ?? null;
}
function isOpen({ state, request }) {
return state === 'started' || (state === 'starting' && request === 'message');
}
function isBeingSent({ state, askedAt }, now) {
return state === 'starting' && now - Date.parse(askedAt) <= claim/* START_WITHIN_MS */.AB;
}

// EXTERNAL MODULE: ./src/thread/handover.ts
var thread_handover = __webpack_require__(9281);
// EXTERNAL MODULE: ./src/runs/pull-request-facts.ts
var pull_request_facts = __webpack_require__(2217);
;// CONCATENATED MODULE: ./src/runs/busy-job.ts






async function busyWith(job, known, world) {
const { login, own } = known.readings;
const others = await Promise.all(otherPlaces(job, known, world).map((place) => commentsAt(place, world)));
const { marked } = (0,own_comments/* ownComments */.D5)(others.flat(), (0,runs_world/* oursOf */.nO)(login ?? '', world));
const open = openRequestTo(job.jobId, { marked: [...own.marked, ...marked] }, world.clock.now());
if (open === null || open.isAttended)
return open?.url ?? null;
const reading = await world.service.readJob(job.jobId, world.runner.cancelled);
const works = reading.kind === 'job' && (0,jobs_job/* readStatus */.rk)(reading.job.reportedStatus ?? '') === 'active';
return works ? open.url : null;
}
function otherPlaces({ origin }, { intent: { thread }, readings: { withDiff }, link }, world) {
const diff = thread.kind === 'issue' || withDiff ? [] : [{ thread: thread.number, kind: 'review-comment' }];
const made = link !== null && (0,pull_request_facts/* isOwnPullRequest */.$L)(link, world) ? link.number : null;
const other = [made, origin ?? null].find((number) => number !== null && number !== thread.number) ?? null;
return other === null ? diff : [...diff, { thread: other, kind: 'issue-comment' }];
}
async function commentsAt({ thread, kind }, world) {
try {
return await world.repository.comments(thread, { kind });
}
catch (error) {
world.runner.debug(`Could not look for open follow-ups in thread ${thread}: ${(0,errors/* repositoryErrorOf */.wz)(error).message}`);
return [];
}
}

// EXTERNAL MODULE: ./src/runs/start-job.ts
var start_job = __webpack_require__(5144);
;// CONCATENATED MODULE: ./src/runs/follow-up.ts












async function askedOf(to, { intent, readings }, world) {
const { own, comments, login } = readings;
const { thread } = intent;
const ours = (0,runs_world/* oursOf */.nO)(login ?? '', world);
const handovers = login === null || thread.kind === 'issue'
? []
: comments.flatMap((comment) => {
const handover = comment.review === null ? (0,thread_handover/* believedHandover */.c)(comment, ours) : null;
return handover === null ? [] : [{ ...handover, createdAt: comment.createdAt, pullRequest: thread.url }];
});
const destination = destinationOf(to, { own: (0,thread_scope/* inScope */.SB)(own, intent, comments), handovers });
if (destination.kind === 'new-job')
return { kind: 'job' };
if (destination.kind === 'nothing') {
return { kind: 'refused', sentence: nothingToContinue(destination.unfinished, world) };
}
return askedOfJob(destination, { intent, readings }, world);
}
async function askedOfJob(job, known, world) {
const { jobId, pullRequest } = job;
const link = pullRequest === null ? null : linkOf(pullRequest, world);
const [busyAt, seen] = await Promise.all([
busyWith(job, { ...known, link }, world),
link === null ? null : (0,pull_request_facts/* lookAtLinked */.Qm)(link, world),
]);
if (busyAt !== null)
return { kind: 'refused', sentence: busySentence(busyAt) };
if (seen?.kind === 'failed')
return { kind: 'refused', sentence: UNREAD };
const read = seen?.kind === 'shown' ? seen.pull : null;
if (read !== null && read.state !== 'open') {
const which = link !== null && (0,pull_request_facts/* isOwnPullRequest */.$L)(link, world) ? `#${link.number}` : 'its pull request';
return { kind: 'refused', sentence: cannotContinue(`${which} is ${read.state}`, world) };
}
return { kind: 'message', job: { jobId, pullRequest, head: read?.headSha ?? null } };
}
const UNREAD = "Nothing was sent, because GitHub didn't show the pull request. Comment again in a minute.";
async function sendFollowUp(task, world) {
const { runner, service } = world;
const late = (0,start_job/* whyTooLate */.J)(task, world);
if (late !== null)
return (0,job_task/* concludeJob */.P0)(task, (0,job_ending/* endingNotCreated */.nl)(late), world);
const { job, prompt } = task.request;
const { jobId } = job;
runner.output('result', 'unknown-start');
const sending = await service.sendMessage(jobId, prompt.text, runner.cancelled);
switch (sending.kind) {
case 'sent':
runner.info(`The job ${jobId} took the follow-up.`);
return (0,follow_job/* followJob */.Bv)({ ...(0,follow_job/* holdJob */.v6)(task, jobId, world), sentAt: world.clock.now() }, sending.job, world);
case 'not-sent':
return (0,job_task/* concludeJob */.P0)(task, (0,job_ending/* endingNotCreated */.nl)(sending.problem), world);
case 'unknown':
return (0,job_task/* concludeJob */.P0)(task, (0,job_ending/* endingUnknown */.eq)(`The service never confirmed the follow-up: ${sending.evidence}`), world);
case 'busy':
if (await isArchived(jobId, world))
return helped(task, notContinuable(ARCHIVED, world), world);
return helped(task, busy(sending.problem.message, world), world);
case 'not-continuable':
return helped(task, notContinuable(sending.problem.message, world), world);
}
}
const ARCHIVED = 'The job is archived, so it takes no more messages.';
async function isArchived(jobId, { service, runner }) {
const reading = await service.readJob(jobId, runner.cancelled);
return reading.kind === 'job' && reading.job.status === 'archived';
}
function busy(message, { settings: { command } }) {
return { message, hint: `Wait until it is done, then comment \`${command} retry\`.` };
}
function notContinuable(message, { settings: { command } }) {
return { message, hint: `This job can't be continued. \`${command} new-job …\` starts another one.` };
}
async function helped(task, problem, world) {
await (0,job_task/* concludeJob */.P0)(task, { view: { state: 'not-created', problem, answered: true }, job: null }, world);
return { kind: 'helped', sentence: `Nothing was sent. ${(0,errors/* problemText */.fI)(problem)}` };
}
function linkOf(address, world) {
const read = (0,jobs_job/* readPullRequestLink */.HM)(address, (0,runs_world/* linkRules */.WQ)(world));
return read.kind === 'link' ? read.link : null;
}
function nothingToContinue(unfinished, { settings: { command } }) {
if (unfinished !== null)
return `The job of this thread has no pull request yet: ${unfinished}. Comment \`${command} status\` to look again, then \`${command} continue …\`.`;
return `There is no job with a pull request in this thread. Write \`${command} …\` to start one.`;
}
function busySentence(url) {
return `The agent is still working on an earlier request for this job: ${url}. Comment again when it is done.`;
}
function cannotContinue(why, { settings: { command } }) {
return `This job can't be continued, because ${why}. \`${command} new-job …\` starts another one.`;
}

// EXTERNAL MODULE: ./src/jobs/clean-text.ts
var clean_text = __webpack_require__(3061);
// EXTERNAL MODULE: ./src/thread/status-comment.ts
var status_comment = __webpack_require__(8908);
;// CONCATENATED MODULE: ./src/runs/retry.ts









async function findRetry(intent, { own: all, comments }, world) {
const own = (0,thread_scope/* inScope */.SB)(all, intent, comments);
const failed = latestOf(own);
if (own.unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt))
return { refused: "This version can't read the latest status comment of this thread." };
if (failed === null)
return { refused: 'There is no job in this thread to retry.' };
const why = notWorthIt(failed.marker, world.settings.command);
if (why !== null)
return { refused: why };
const { instructionComment } = failed.marker;
if (failed.marker.trigger.kind === 'run')
return { refused: `A workflow requested the latest job. ${stepAdvice(failed.marker, world.settings.command)}` };
if (instructionComment === null)
return { refused: "The latest job's status comment names no comment with its instruction. Write it again." };
const listed = comments.find(({ kind, id }) => kind === instructionComment.kind && id === instructionComment.id);
const [read, early] = await Promise.allSettled([
world.repository.causingComment(instructionComment),
listed === undefined ? null : mayAsk(requesterOf(listed), intent, world),
]);
const held = unwrap(read);
if (held === null || held.thread !== intent.thread.number)
return { refused: 'The comment with the instruction is no longer in this thread. Write it again.' };
const instruction = instructionIn(held, failed.marker, world);
if (instruction === null)
return { refused: 'The comment with the instruction was edited. Write it again.' };
const author = { id: held.authorId, login: held.author, bot: held.authorIsBot, viaApp: held.viaApp };
const known = listed !== undefined && isSame(author, requesterOf(listed)) ? unwrap(early) : null;
if (!(known ?? (await mayAsk(author, intent, world))))
return { refused: 'The author of the instruction may not start jobs here. Post the instruction yourself.' };
const { text, leftOut } = instruction;
const { request, jobId, pullRequest } = failed.marker;
const job = request === 'message' && jobId !== null ? { jobId, pullRequest, origin: null } : null;
return { text, leftOut, place: held.place, instructionComment, job, failed };
}
function stepAdvice(marker, command) {
const advice = (0,status_comment/* adviceFor */.cp)(marker, command);
if (marker.state === 'unknown')
return advice.another;
return marker.state === 'not-created' ? advice.fixed : advice.again;
}
async function claimRetry({ failed }, intent, world) {
const { created, login } = await comment_gate_claim({ kind: failed.kind, id: failed.id }, claim/* RETRY_CLAIM */.Wx, world);
if (created)
return null;
const newer = latestOf(await readOwnThread({ ...intent, comment: { ...intent.comment, createdAt: null } }, login, world));
if (newer !== null && newer.id !== failed.id)
return `This job was already retried: ${newer.url}`;
return `Another \`${world.settings.command} retry\` has taken this job. If its status comment doesn't appear within a few minutes, write the instruction again in a new comment.`;
}
async function mayAsk(author, { comment }, world) {
if (isSame(author, comment.author))
return true;
return (await (0,authorize/* authorize */.G)(author, world.settings, world.repository)).permitted;
}
function requesterOf({ authorId, author }) {
return { id: authorId, login: author, bot: author.endsWith('[bot]'), viaApp: null };
}
function isSame(one, other) {
return (one.id !== null &&
one.id === other.id &&
one.login === other.login &&
one.bot === other.bot &&
one.viaApp === other.viaApp);
}
function instructionIn({ body }, { instructionHash: wanted }, world) {
const command = readCommand(body, world.settings.command);
if (command?.kind !== 'instruction')
return null;
const hashes = [(0,marker/* instructionHash */.xH)(command.text), (0,marker/* instructionHash */.xH)((0,clean_text/* cleanText */.X5)(command.text).text)];
return hashes.includes(wanted) ? command : null;
}
function latestOf({ marked }) {
return marked.toSorted((one, other) => (0,own_comments/* requestedAt */.un)(one) - (0,own_comments/* requestedAt */.un)(other)).at(-1) ?? null;
}
function notWorthIt({ state, outcome }, command) {
if (state === 'starting' || state === 'started') {
return `The latest job of this thread hasn't ended. \`${command} status\` shows its state.`;
}
if (outcome === 'pull-request' || outcome === 'no-pull-request') {
return 'The latest job of this thread succeeded. Write a new instruction.';
}
return null;
}

;// CONCATENATED MODULE: ./src/runs/run-comment.ts


















async function runComment(intent, world) {
const command = await commandOf(intent, world);
if (command.kind === 'skipped')
return command;
const starts = command.kind === 'instruction' || command.kind === 'retry';
const readings = await passGate(intent, wantedFor(command, intent), world);
if ('kind' in readings)
return readings;
if (command.kind === 'instruction')
(0,job_request/* demandVisible */.SU)(command.text);
const standing = starts && intent.standing !== null ? await (0,job_request/* readSource */.o$)(intent.standing, world) : '';
const { own, login } = readings;
if ((0,claim/* isTaken */.Ck)(foundFor(own, intent)) && login !== null)
return afterEarlierClaim(intent, { own, login }, world);
if (world.settings.dryRun)
return dryRunOf(command, { intent, readings, standing }, world);
if (world.runner.cancelled.aborted)
throw new errors/* InputError */.dz([CANCELLED]);
return claimAndAct(command, { intent, readings, standing }, world);
}
function wantedFor(command, { thread, context }) {
switch (command.kind) {
case 'retry':
return { extent: 'whole', everywhere: true, context: context !== null };
case 'instruction': {
const mayContinue = command.to === 'continue' || (command.to === null && thread.kind === 'pull-request');
const everywhere = command.to === 'continue';
return { extent: mayContinue ? 'whole' : 'since', everywhere, context: context !== null && !everywhere };
}
default:
return { extent: 'since', everywhere: false, context: false };
}
}
async function commandOf({ comment }, world) {
if ((0,marker_line/* looksMarked */.P8)(comment.body) && (await world.repository.viewer()) === comment.author.login) {
return run_comment_skipped('own-comment', 'The comment is one of our own.');
}
const { command } = world.settings;
const read = readCommand(comment.body, command);
if (read !== null)
return read;
return run_comment_skipped('not-a-command', (0,precheck/* mayHoldCommand */.U)(comment.body, command) ? NOT_ON_FIRST_LINE : 'The comment is not a command.');
}
const NOT_ON_FIRST_LINE = 'The comment is not a command: the command must be the first line, indented by at most three spaces. Only blank lines, and quoted lines with a blank line after them, may come before it.';
async function claimAndAct(command, passing, world) {
const { intent } = passing;
const [claimed, prepared] = await Promise.allSettled([
comment_gate_claim(intent.comment, world.settings.claimReaction, world),
readBeside(command, passing, world),
]);
if (claimed.status === 'rejected') {
await (0,claimed_failure/* admitUnclearClaim */.Wn)(intent, claimed.reason, world);
throw claimed.reason;
}
const { created, login } = claimed.value;
if (!created)
return afterEarlierClaim(intent, { own: await readOwnThread(intent, login, world), login }, world);
const whileClaimed = async (work) => {
try {
return await work();
}
catch (error) {
if (!(error instanceof errors/* ServiceError */._7))
await (0,claimed_failure/* admitFailure */.iK)(intent, error, world);
throw (0,claimed_failure/* adviseToCommentAgain */.fS)(error);
}
};
const passed = { ...passing, login };
const next = await whileClaimed(async () => {
if (prepared.status === 'rejected')
throw prepared.reason;
const ready = await act(prepared.value, passed, world);
return 'kind' in ready ? ready : run_comment_open(ready, passed, world);
});
if ('kind' in next)
return next;
return isFollowUp(next) ? sendFollowUp(next, world) : (0,start_job/* requestJob */.TJ)(next, world);
}
async function readBeside(command, { intent, readings }, world) {
switch (command.kind) {
case 'instruction':
return { ...command, ...(await askedWithContext(command, { intent, readings }, world)) };
case 'retry':
return { kind: 'retry', found: await findRetry(intent, readings, world) };
default:
return command;
}
}
async function askedWithContext({ to }, read, world) {
const asked = await askedOf(to, read, world);
const none = { context: null, warnings: [] };
return { asked, context: asked.kind === 'job' ? await contextOf(read.intent, read.readings, world) : none };
}
async function act(prepared, passed, world) {
const { intent, login } = passed;
switch (prepared.kind) {
case 'help':
return (0,answer/* answerInThread */.e)(intent, helpFor(world), world);
case 'slip':
return (0,answer/* answerInThread */.e)(intent, `${(0,notice/* slipText */.oX)(prepared, world.settings.command)}\n\n${helpFor(world)}`, world);
case 'report': {
const { reportInThread } = await Promise.all(/* import() */[__webpack_require__.e(789), __webpack_require__.e(151)]).then(__webpack_require__.bind(__webpack_require__, 2151));
return reportInThread(intent, prepared.period, world);
}
case 'status': {
const { settleThread } = await __webpack_require__.e(/* import() | settle */ 6).then(__webpack_require__.bind(__webpack_require__, 9280));
return settleThread(intent, login, world);
}
case 'instruction': {
const { text, leftOut, asked, context } = prepared;
if (asked.kind === 'refused')
return (0,answer/* answerInThread */.e)(intent, asked.sentence, world, { reaction: 'confused' });
const budget = await budgetFor(passed, world);
if ('kind' in budget)
return budget;
const { kind, id, place } = intent.comment;
const job = asked.kind === 'message' ? asked.job : null;
const instructionComment = { kind, id };
return requestOf({ text, leftOut, context, place, job, instructionComment, ...budget }, passed, world);
}
case 'retry': {
const { found } = prepared;
if ('refused' in found)
return (0,answer/* answerInThread */.e)(intent, found.refused, world);
const asked = found.job === null ? null : await askedOfJob(found.job, { intent, readings: passed.readings }, world);
if (asked?.kind === 'refused')
return (0,answer/* answerInThread */.e)(intent, asked.sentence, world, { reaction: 'confused' });
const job = asked?.kind === 'message' ? asked.job : null;
const budget = await budgetFor(passed, world);
if ('kind' in budget)
return budget;
const [refused, context] = await Promise.all([
world.settings.dryRun ? null : claimRetry(found, intent, world),
job === null ? contextOf(intent, passed.readings, world) : { context: null, warnings: [] },
]);
if (refused !== null)
return (0,answer/* answerInThread */.e)(intent, refused, world);
return requestOf({ ...found, job, context, ...budget }, passed, world);
}
}
}
function isFollowUp(task) {
return task.request.kind === 'message';
}
async function requestOf({ text, leftOut, context, place, job, instructionComment, usage }, { intent, standing }, world) {
for (const warning of context.warnings)
world.runner.warning(warning);
const before = job === null ? standing : '';
const about = { standing: before, instruction: text, leftOut, context: context.context };
const prompt = await (0,job_request/* composePrompt */.lm)({ ...about, place: intent.context === null ? null : place }, world);
const request = job === null ? { kind: 'start', instruction: text, prompt } : { kind: 'message', job, instruction: text, prompt };
return { request, instructionComment, usage };
}
async function run_comment_open({ request, instructionComment, usage }, { intent, login }, world) {
const keeper = keeperFor({ intent, request, instructionComment, login }, world);
const task = (0,job_task/* newTask */.eI)({
request,
keeper,
askedAt: keeper.askedAt,
causedBy: intent.comment,
requester: intent.comment.author.login,
});
const counted = { ...task, usage: (0,budget/* usageLine */.U0)(usage) };
return (0,start_job/* openTask */.aS)(request.kind === 'start' ? { ...counted, request } : { ...counted, request }, world);
}
async function budgetFor({ intent, login }, world) {
const usage = await (0,budget/* readUsage */.k9)(login, world);
const over = (0,budget/* whyOverBudget */.wk)(usage);
if (over === null)
return { usage };
if (!world.settings.dryRun)
await (0,answer/* answerInThread */.e)(intent, over, world, { reaction: 'confused' });
return run_comment_skipped('over-budget', over);
}
async function contextOf({ context }, { outline }, { run, repository }) {
if (context?.kind !== 'thread')
return { context: null, warnings: [] };
if (outline === null)
return (0,jobs_context/* contextOfIssue */.g7)(context.thread, run.repository);
return (0,jobs_context/* contextOfPullRequest */.fY)(context.thread, outline, { repository, name: run.repository });
}
async function dryRunOf(command, passing, world) {
const login = passing.readings.login ?? (await world.repository.viewer());
const ready = await act(await readBeside(command, passing, world), { ...passing, login }, world);
return 'kind' in ready ? ready : (0,dry_run/* dryRun */.PA)(ready.request, ready.usage);
}
const CANCELLED = {
message: 'The run was cancelled before it claimed the comment; nothing was started.',
hint: 'Comment again.',
};
function helpFor({ settings }) {
const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
return (0,notice/* helpText */.BK)(settings.command, { permission: settings.permission, allowsOthers });
}
function run_comment_skipped(reason, sentence) {
return { kind: 'skipped', reason, sentence };
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
