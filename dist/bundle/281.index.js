export const id = 281;
export const ids = [281];
export const modules = {

/***/ 5653:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
createRepository: () => (/* binding */ createRepository)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
var dist_src = __webpack_require__(1015);
// EXTERNAL MODULE: ./src/http/failure.ts
var failure = __webpack_require__(2398);
// EXTERNAL MODULE: ./src/http/retry-after.ts
var retry_after = __webpack_require__(7821);
// EXTERNAL MODULE: ./src/http/retry-table.ts
var retry_table = __webpack_require__(9043);
// EXTERNAL MODULE: ./src/http/with-retries.ts
var with_retries = __webpack_require__(8961);
;// CONCATENATED MODULE: ./src/http/octokit-fetch.ts




class NoAnswerError extends Error {
ending;
tries;
constructor(ending, tries) {
super(ending.message);
this.name = 'NoAnswerError';
this.ending = ending;
this.tries = tries;
}
}
const TRIES_HEADER = 'x-docs-agent-tries';
function createFetch(options) {
const { send, clock, operationOf, withinMs } = options;
return async (address, init = {}) => {
const url = new URL(typeof address === 'object' && 'url' in address ? address.url : address);
const method = methodOf(init);
const table = retry_table/* RETRY_TABLE */.m[operationOf(method, url.pathname)];
const policy = withinMs === undefined ? table : { ...table, deadlineMs: withinMs, rules: {} };
const exchange = {
method,
url,
headers: plainHeaders(init.headers),
deadlineMs: policy.deadlineMs,
maxBytes: policy.maxBytes,
freshConnection: policy.freshConnection,
...(typeof init.body === 'string' ? { body: init.body } : {}),
};
const { result, tries } = await (0,with_retries/* withRetries */.L)(policy, async (signal) => {
const ending = await send({ ...exchange, signal });
return { result: ending, trouble: troubleOf(ending), retryAfterMs: waitOf(ending, clock) };
}, options);
if (result.kind === 'failure')
throw new NoAnswerError(result, tries);
return responseOf(result, tries);
};
}
function troubleOf(ending) {
if (ending.kind === 'failure')
return (0,failure/* troubleOfFailure */.x)(ending);
if (isRateLimited(ending))
return 'rate-limit';
return ending.status >= 500 ? 'server' : null;
}
function isRateLimited({ status, headers, body }) {
if (status === 429)
return true;
if (status !== 403)
return false;
if (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0')
return true;
return /secondary rate limit/i.test(new TextDecoder().decode(body.subarray(0, 2000)));
}
function waitOf(ending, clock) {
return ending.kind === 'answer' ? (0,retry_after/* retryAfterMs */.V)(ending.headers, clock.now()) : null;
}
function plainHeaders(headers = {}) {
const entries = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
return Object.fromEntries(entries.map(([name = '', value]) => [name.toLowerCase(), String(value)]));
}
function methodOf({ method = 'GET' }) {
const upper = method.toUpperCase();
if (upper === 'GET' || upper === 'POST' || upper === 'PATCH' || upper === 'PUT' || upper === 'DELETE')
return upper;
throw new TypeError(`unexpected method ${upper}`);
}
function responseOf({ status, headers, body }, tries) {
const given = new Headers([...headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length'));
given.set(TRIES_HEADER, String(tries));
const bodiless = status === 204 || status === 205 || status === 304;
return new Response(bodiless ? null : new Uint8Array(body), { status, headers: given });
}

;// CONCATENATED MODULE: ./src/github/hints.ts
const BY_ENDING = {
unreachable: "Check `GITHUB_API_URL` and the runner's network, including proxies.",
certificate: "Ask GitHub's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
cancelled: 'Run it again if it is still needed.',
};
function hintOf(failure, { permission, ending }) {
switch (failure) {
case 'unauthorized':
return 'The token is wrong or has expired; a token of a GitHub App expires after an hour.';
case 'not-accessible':
case 'forbidden':
return `Add ${permission} to the workflow's \`permissions:\`.`;
case 'locked':
return 'Unlock the conversation.';
case 'missing':
return 'It may have been deleted, moved or disabled, or the token may not see it.';
case 'too-long':
return "The text is longer than GitHub's limit of 65,536 characters.";
case 'refused':
return 'GitHub gives no reason beyond the one in brackets.';
case 'rate-limited':
return 'This token has reached a rate limit of GitHub: try again later.';
case 'unavailable':
return (ending === undefined ? undefined : BY_ENDING[ending]) ?? 'Try again later.';
}
}

;// CONCATENATED MODULE: ./src/github/github-error.ts





class UnreadableAnswer extends Error {
name = 'UnreadableAnswer';
}
const BODY_LIMIT = 65_536;
const LONGEST_WORDS = 200;
const BY_STATUS = {
301: 'missing',
302: 'missing',
307: 'missing',
308: 'missing',
401: 'unauthorized',
404: 'missing',
408: 'unavailable',
410: 'missing',
425: 'unavailable',
};
const BY_WORDS = [
{ status: 403, words: /\blocked\b/i, failure: 'locked' },
{ status: 403, words: /not accessible by integration/i, failure: 'not-accessible' },
{ status: 403, words: /not accessible by personal access token/i, failure: 'forbidden' },
{ status: 403, words: /must have \w+ (access|rights)/i, failure: 'forbidden' },
{ status: 422, words: /\btoo long\b/i, failure: 'too-long' },
];
const BY_GRAPHQL_TYPE = {
FORBIDDEN: 'forbidden',
INSUFFICIENT_SCOPES: 'forbidden',
NOT_FOUND: 'missing',
RATE_LIMITED: 'rate-limited',
};
const refusal = dist/* fallback */.NpB(dist/* object */.Ikc({
message: dist/* optional */.lqM(dist/* string */.YjP(), ''),
documentation_url: dist/* optional */.lqM(dist/* string */.YjP(), ''),
errors: dist/* fallback */.NpB(dist/* array */.YOg(dist/* object */.Ikc({ message: dist/* optional */.lqM(dist/* string */.YjP()), code: dist/* optional */.lqM(dist/* string */.YjP()) })), []),
}), { message: '', documentation_url: '', errors: [] });
const graphqlError = dist/* object */.Ikc({
name: dist/* literal */.euz('GraphqlResponseError'),
errors: dist/* array */.YOg(dist/* object */.Ikc({ type: dist/* optional */.lqM(dist/* string */.YjP(), ''), message: dist/* optional */.lqM(dist/* string */.YjP(), '') })),
});
function repositoryError(error, undertaking) {
if (error instanceof errors/* RepositoryError */.pU)
return error;
if (error instanceof dist_src/* RequestError */.G && error.cause instanceof NoAnswerError) {
const { ending, tries } = error.cause;
return make('unavailable', undertaking, { reason: ending.message, ending: ending.failure, tries, cause: error });
}
if (error instanceof dist_src/* RequestError */.G) {
const { status } = error;
const words = wordsOf(dist/* parse */.qgA(refusal, error.response?.data).message);
const tries = Number(error.response?.headers[TRIES_HEADER] ?? 1);
return make(failureOf(error, undertaking), undertaking, {
reason: `HTTP ${status}${words}`,
status,
tries,
cause: error,
});
}
if (dist.is(graphqlError, error)) {
const [first] = error.errors;
const failure = BY_GRAPHQL_TYPE[first?.type ?? ''] ?? 'refused';
return make(failure, undertaking, { reason: `GraphQL${wordsOf(first?.message ?? '')}`, cause: error });
}
const reason = error instanceof Error ? error.message : String(error);
return make('unavailable', undertaking, { reason, cause: error });
}
function mayBeDone({ failure, cause }) {
if (failure !== 'unavailable')
return false;
const noAnswer = cause instanceof dist_src/* RequestError */.G ? cause.cause : null;
return !(noAnswer instanceof NoAnswerError) || noAnswer.ending.sent;
}
function isTooLarge({ status, cause }) {
if (status === 406)
return true;
if (!(cause instanceof dist_src/* RequestError */.G))
return false;
if (cause.cause instanceof NoAnswerError)
return cause.cause.ending.failure === 'too-big';
return dist/* parse */.qgA(refusal, cause.response?.data).errors.some(({ code }) => code === 'too_large');
}
function failureOf({ status, response }, { length = 0 }) {
const headers = new Map(Object.entries(response?.headers ?? {}).map(([name, value]) => [name, String(value)]));
const { message, documentation_url, errors } = dist/* parse */.qgA(refusal, response?.data);
if (isRateLimited({ status, headers, body: new TextEncoder().encode(message) }))
return 'rate-limited';
if (status === 403 && documentation_url.includes('locking-conversations'))
return 'locked';
if (status === 422 && length > BODY_LIMIT)
return 'too-long';
const words = [message, ...errors.map((each) => each.message ?? '')];
const known = BY_WORDS.find((each) => each.status === status && words.some((text) => each.words.test(text)));
return known?.failure ?? BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}
function wordsOf(message) {
if (message === '')
return '';
return `: ${message.length > LONGEST_WORDS ? `${message.slice(0, LONGEST_WORDS)}…` : message}`;
}
function make(failure, undertaking, details) {
const { reason, status, tries = 1, ending, cause } = details;
const often = tries > 1 ? `, tried ${tries} times` : '';
const message = `GitHub did not ${undertaking.what} (${reason}${often}).`;
const hint = hintOf(failure, { permission: undertaking.permission, ending });
return new errors/* RepositoryError */.pU({ failure, status, message, hint, cause });
}

;// CONCATENATED MODULE: ./src/github/calls.ts



async function ask(undertaking, schema, call) {
try {
const { data } = await call();
return decode(schema, data);
}
catch (error) {
throw repositoryError(error, undertaking);
}
}
async function unlessMissing(asked) {
try {
return await asked;
}
catch (error) {
if ((0,errors/* repositoryErrorOf */.wz)(error).failure === 'missing')
return null;
throw error;
}
}
const MOST_ROWS = 100;
async function list(octokit, row, { undertaking, first, mostPages, keyOf }) {
const rows = new Map();
try {
for (let url = first.url, pages = 1;; pages += 1) {
const { data, headers } = await octokit.request({ method: first.method, headers: first.headers, url });
if (Array.isArray(data) && data.length > MOST_ROWS) {
throw new UnreadableAnswer(`a page of more than ${MOST_ROWS} rows, which is more than we requested`);
}
for (const each of decode(dist/* array */.YOg(row), data))
rows.set(keyOf(each), each);
const next = /<([^<>]+)>;\s*rel="next"/.exec(headers.link ?? '')?.[1];
if (next === undefined || pages >= mostPages)
return { rows: [...rows.values()], cut: next !== undefined };
if (!URL.canParse(next) || new URL(next).origin !== new URL(url).origin)
throw new UnreadableAnswer('the link to the next page names another host');
url = next;
}
}
catch (error) {
throw repositoryError(error, undertaking);
}
}
function decode(schema, data) {
const read = dist/* safeParse */.xLC(schema, data, { abortEarly: true });
if (read.success)
return read.output;
const [issue] = read.issues;
throw new UnreadableAnswer(`${dist/* getDotPath */.BuJ(issue) ?? 'the body'}: expected ${issue.expected ?? 'another form'}`);
}

// EXTERNAL MODULE: ./src/marker-line.ts
var marker_line = __webpack_require__(4452);
;// CONCATENATED MODULE: ./src/github/create-once.ts



const LOOKS_FOR_LOST = 2;
const BETWEEN_LOOKS_MS = 2_000;
const TRIES = 3;
function createOnce(body, { listOwn, ...tools }) {
const line = (0,marker_line/* firstLine */.TM)(body);
return createUnlessFound({
...tools,
find: async () => (await listOwn()).find((own) => (0,marker_line/* firstLine */.TM)(own.body) === line),
});
}
async function createUnlessFound(tools) {
for (let tries = 1;; tries += 1) {
try {
return await tools.post();
}
catch (error) {
if (!mayBeDone((0,errors/* repositoryErrorOf */.wz)(error)))
throw error;
const lost = await findLost(tools);
if (lost !== undefined)
return lost;
if (tries >= TRIES)
throw error;
}
}
}
async function findLost({ find, clock, cancelled }) {
for (let look = 1; look <= LOOKS_FOR_LOST; look += 1) {
if (look > 1)
await clock.sleep(BETWEEN_LOOKS_MS, cancelled);
const found = await find();
if (found !== undefined)
return found;
}
return undefined;
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 20 modules
var utils = __webpack_require__(5250);
;// CONCATENATED MODULE: ./src/github/octokit.ts



const silent = () => undefined;
const API_VERSION = '2022-11-28';
function createOctokit({ token, apiUrl, userAgent, redact, ...sending }) {
const options = (0,utils/* getOctokitOptions */.EG)(token, {
baseUrl: apiUrl,
userAgent,
log: { debug: silent, info: silent, warn: silent, error: silent },
request: { fetch: createRedactingFetch({ ...sending, operationOf }, redact) },
});
const octokit = new utils/* GitHub */.gq(options);
octokit.hook.before('request', ({ headers }) => {
headers['x-github-api-version'] = API_VERSION;
});
octokit.hook.after('request', (response, request) => {
if (response.status >= 300)
throw new dist_src/* RequestError */.G('It has moved', response.status, { request, response });
});
return octokit;
}
function onceWithin(withinMs, { token: _token, apiUrl: _apiUrl, userAgent: _agent, redact, ...sending }) {
const notCancelled = new AbortController().signal;
return { fetch: createRedactingFetch({ ...sending, cancelled: notCancelled, operationOf, withinMs }, redact) };
}
function repeatedIf(mayRepeat, { token: _token, apiUrl: _apiUrl, userAgent: _agent, redact, ...sending }) {
return { fetch: createRedactingFetch({ ...sending, operationOf, mayRepeat }, redact) };
}
function createRedactingFetch(options, redact) {
const fetch = createFetch(options);
const redacted = (_name, value) => (typeof value === 'string' ? redact(value) : value);
return (address, init = {}) => {
const { body } = init;
if (typeof body !== 'string')
return fetch(address, init);
return fetch(address, { ...init, body: JSON.stringify(JSON.parse(body, redacted)) });
};
}
function operationOf(method, path) {
if (method === 'GET' || path.endsWith('/graphql'))
return 'github-read';
if (method === 'POST')
return path.endsWith('/reactions') ? 'github-claim' : 'github-create';
return 'github-edit';
}

;// CONCATENATED MODULE: ./src/github/schemas.ts

const login = dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* string */.YjP() }), { login: 'ghost' }), dist/* transform */.pdi((user) => user.login));
const viewer = dist/* object */.Ikc({ viewer: dist/* object */.Ikc({ login: dist/* string */.YjP() }) });
const permission = dist/* pipe */.FsL(dist/* object */.Ikc({
permission: dist/* picklist */.KIO(['admin', 'write', 'read', 'none']),
role_name: dist/* nullish */.cl6(dist/* string */.YjP()),
user: dist/* nullish */.cl6(dist/* object */.Ikc({ id: dist/* number */.aig() })),
}), 
dist/* transform */.pdi(({ permission: level, role_name, user }) => ({
permission: level,
role: role_name ?? level,
userId: user?.id ?? null,
})));
const commentFields = {
id: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
user: dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* string */.YjP(), id: dist/* nullish */.cl6(dist/* number */.aig(), null), type: dist/* nullish */.cl6(dist/* string */.YjP()) }), {
login: 'ghost',
id: null,
}),
body: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
html_url: dist/* string */.YjP(),
created_at: dist/* string */.YjP(),
reactions: dist/* fallback */.NpB(dist/* nullish */.cl6(dist/* object */.Ikc({ hooray: dist/* number */.aig(), eyes: dist/* nullish */.cl6(dist/* number */.aig(), 0) }), null), null),
in_reply_to_id: dist/* nullish */.cl6(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()), null),
};
const commentSchema = dist/* object */.Ikc(commentFields);
const comment = dist/* pipe */.FsL(commentSchema, dist/* transform */.pdi(inConversation));
const reviewComment = dist/* pipe */.FsL(commentSchema, dist/* transform */.pdi(onDiff));
function inConversation(row) {
return { kind: 'issue-comment', review: null, ...partsOf(row) };
}
function onDiff(row) {
return { kind: 'review-comment', review: row.in_reply_to_id ?? row.id, ...partsOf(row) };
}
function partsOf({ id, user, body, html_url, created_at, reactions, }) {
return {
id,
announced: (reactions?.hooray ?? 0) + (reactions?.eyes ?? 0) > 0,
author: user.login,
authorId: user.id,
body,
url: html_url,
createdAt: created_at,
};
}
const causingSchema = dist/* object */.Ikc({
...commentFields,
issue_url: dist/* nullish */.cl6(dist/* string */.YjP()),
pull_request_url: dist/* nullish */.cl6(dist/* string */.YjP()),
path: dist/* nullish */.cl6(dist/* string */.YjP()),
line: dist/* nullish */.cl6(dist/* number */.aig(), null),
diff_hunk: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
performed_via_github_app: dist/* nullish */.cl6(dist/* object */.Ikc({ slug: dist/* nullish */.cl6(dist/* string */.YjP(), '') }), null),
});
const causingComment = dist/* pipe */.FsL(causingSchema, dist/* transform */.pdi((row) => ({ ...inConversation(row), ...causeOf(row) })));
const causingReviewComment = dist/* pipe */.FsL(causingSchema, dist/* transform */.pdi((row) => ({ ...onDiff(row), ...causeOf(row) })));
function causeOf({ user, issue_url, pull_request_url, path, line, diff_hunk, performed_via_github_app: app, }) {
const thread = /\/(?:issues|pulls)\/(\d+)$/.exec(issue_url ?? pull_request_url ?? '')?.[1];
return {
authorIsBot: user.type === 'Bot' || user.login.endsWith('[bot]'),
viaApp: app === null ? null : app.slug,
thread: thread === undefined ? null : Number(thread),
place: typeof path === 'string' ? { path, line, hunk: diff_hunk } : null,
};
}
const commentOfThread = dist/* pipe */.FsL(dist/* object */.Ikc({ ...commentFields, issue_url: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/\/issues\/\d+$/)) }), dist/* transform */.pdi((row) => ({ ...inConversation(row), thread: numberIn(row.issue_url) })));
const reviewCommentOfThread = dist/* pipe */.FsL(dist/* object */.Ikc({ ...commentFields, pull_request_url: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/\/pulls\/\d+$/)) }), dist/* transform */.pdi((row) => ({ ...onDiff(row), thread: numberIn(row.pull_request_url) })));
function numberIn(address) {
return Number(address.slice(address.lastIndexOf('/') + 1));
}
const reaction = dist/* pipe */.FsL(dist/* object */.Ikc({ user: login }), dist/* transform */.pdi(({ user }) => user));
const changedFile = dist/* pipe */.FsL(dist/* object */.Ikc({ filename: dist/* string */.YjP(), status: dist/* string */.YjP(), additions: dist/* number */.aig(), deletions: dist/* number */.aig() }), dist/* transform */.pdi(({ filename, status, additions, deletions }) => ({ path: filename, status, additions, deletions })));
const sha = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const listedCommit = dist/* pipe */.FsL(dist/* object */.Ikc({ sha, commit: dist/* object */.Ikc({ message: dist/* nullish */.cl6(dist/* string */.YjP(), '') }) }), dist/* transform */.pdi(({ sha: id, commit }) => ({ sha: id, subject: commit.message.split('\n', 1)[0]?.trim() ?? '' })));
const filesOfCommit = dist/* pipe */.FsL(dist/* object */.Ikc({
files: dist/* nullish */.cl6(dist/* array */.YOg(dist/* object */.Ikc({ filename: dist/* string */.YjP(), status: dist/* string */.YjP(), previous_filename: dist/* nullish */.cl6(dist/* string */.YjP(), null) })), []),
}), dist/* transform */.pdi(({ files }) => files.map(({ filename, status, previous_filename }) => ({
path: filename,
status,
previousPath: previous_filename,
}))));
const pullRequest = dist/* pipe */.FsL(dist/* object */.Ikc({
number: dist/* number */.aig(),
title: dist/* string */.YjP(),
body: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
user: login,
html_url: dist/* string */.YjP(),
base: dist/* object */.Ikc({ ref: dist/* string */.YjP() }),
head: dist/* object */.Ikc({ ref: dist/* string */.YjP(), sha: dist/* string */.YjP() }),
state: dist/* nullish */.cl6(dist/* string */.YjP(), 'open'),
merged_at: dist/* nullish */.cl6(dist/* string */.YjP(), null),
additions: dist/* nullish */.cl6(dist/* number */.aig(), null),
deletions: dist/* nullish */.cl6(dist/* number */.aig(), null),
changed_files: dist/* nullish */.cl6(dist/* number */.aig(), null),
comments: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* number */.aig()), undefined),
}), dist/* transform */.pdi(({ number, title, body, user, html_url, base, head, state, merged_at, comments, ...sizes }) => ({
number,
title,
body,
author: user,
url: html_url,
base: base.ref,
head: head.ref,
headSha: head.sha,
state: merged_at !== null ? 'merged' : state === 'open' ? 'open' : 'closed',
size: sizeOf(sizes),
comments,
})));
const targetOf = dist/* pipe */.FsL(dist/* object */.Ikc({ base: dist/* object */.Ikc({ repo: dist/* fallback */.NpB(dist/* nullish */.cl6(dist/* object */.Ikc({ full_name: dist/* string */.YjP() }), null), null) }) }), dist/* transform */.pdi(({ base }) => ({ target: base.repo?.full_name ?? null })));
const pullRequestOfCommit = dist/* intersect */.y$5([pullRequest, targetOf]);
function sizeOf(counts) {
const { additions, deletions, changed_files: files } = counts;
return additions === null || deletions === null || files === null ? null : { additions, deletions, files };
}
const issue = dist/* pipe */.FsL(dist/* object */.Ikc({
number: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
body: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
user: login,
html_url: dist/* string */.YjP(),
state: dist/* string */.YjP(),
labels: dist/* optional */.lqM(dist/* array */.YOg(dist/* union */.KCZ([dist/* string */.YjP(), dist/* object */.Ikc({ name: dist/* nullish */.cl6(dist/* string */.YjP(), '') })])), []),
}), dist/* transform */.pdi(({ number, body, user, html_url, state, labels }) => ({
number,
body,
author: user,
url: html_url,
open: state === 'open',
labels: labels.map((label) => (typeof label === 'string' ? label : label.name)),
})));
const listedIssue = dist/* pipe */.FsL(dist/* intersect */.y$5([issue, dist/* object */.Ikc({ pull_request: dist/* nullish */.cl6(dist/* unknown */.L5J(), null) })]), dist/* transform */.pdi(({ pull_request, ...rest }) => ({ ...rest, isPullRequest: pull_request !== null })));
const label = dist/* object */.Ikc({ name: dist/* string */.YjP() });
const repositoryFacts = dist/* pipe */.FsL(dist/* object */.Ikc({ private: dist/* boolean */.zMY(), has_issues: dist/* boolean */.zMY(), archived: dist/* optional */.lqM(dist/* boolean */.zMY(), false) }), 
dist/* transform */.pdi(({ private: hidden, has_issues, archived }) => ({ public: !hidden, hasIssues: has_issues, archived })));

;// CONCATENATED MODULE: ./src/github/comments.ts






const PAGE = 100;
const MOST_PAGES_OF_COMMENTS = 100;
const READ_THREAD = '`issues: read`, for pull requests `pull-requests: read`';
const WRITE_THREAD = '`issues: write`, for pull requests `pull-requests: write`';
const READ_PULL_REQUEST = '`pull-requests: read`';
const KINDS = {
'issue-comment': { name: 'comment', read: READ_THREAD, row: comment, causing: causingComment },
'review-comment': {
name: 'review comment',
read: READ_PULL_REQUEST,
row: reviewComment,
causing: causingReviewComment,
},
};
class Comments {
octokit;
place;
viewer;
options;
constructor(tools) {
this.octokit = tools.octokit;
this.place = tools.place;
this.viewer = tools.viewer;
this.options = tools.options;
}
async comments(thread, { kind = 'issue-comment', since } = {}) {
const { issues, pulls } = this.octokit.rest;
const { name, read, row } = KINDS[kind];
const undertaking = { what: `show the ${name}s of thread ${thread}`, permission: read };
const wanted = { ...this.place, per_page: PAGE, ...(since === undefined ? {} : { since }) };
const first = kind === 'issue-comment'
? issues.listComments.endpoint({ ...wanted, issue_number: thread })
: pulls.listReviewComments.endpoint({ ...wanted, pull_number: thread });
const { rows, cut } = await list(this.octokit, row, {
undertaking,
first,
mostPages: MOST_PAGES_OF_COMMENTS,
keyOf: ({ id }) => id,
});
if (cut)
throw repositoryError(new UnreadableAnswer('the list does not end'), undertaking);
return rows;
}
comment({ kind, id }, { withinMs } = {}) {
const { name, read, row } = KINDS[kind];
return unlessMissing(ask({ what: `show the ${name} ${id}`, permission: read }, row, () => this.get({ kind, id }, withinMs)));
}
causingComment({ kind, id }) {
const { name, read, causing } = KINDS[kind];
return unlessMissing(ask({ what: `show the ${name} ${id}`, permission: read }, causing, () => this.get({ kind, id }, undefined)));
}
async createComment(conversation, body) {
try {
return await this.createIn(conversation, body);
}
catch (error) {
const gone = (0,errors/* repositoryErrorOf */.wz)(error).failure === 'missing';
if (!gone || conversation.review === null)
throw error;
return this.createIn({ ...conversation, review: null }, body);
}
}
editComment({ kind, id }, body, { withinMs, mayRepeat } = {}) {
const { issues, pulls } = this.octokit.rest;
const { name, row } = KINDS[kind];
const undertaking = { what: `change the ${name} ${id}`, permission: WRITE_THREAD, length: body.length };
const own = mayRepeat === undefined ? {} : { request: repeatedIf(mayRepeat, this.options) };
const wanted = { ...this.place, comment_id: id, body, ...own, ...this.hurry(withinMs) };
return ask(undertaking, row, () => kind === 'issue-comment' ? issues.updateComment(wanted) : pulls.updateReviewComment(wanted));
}
async react({ kind, id }, content, { withinMs } = {}) {
const { reactions } = this.octokit.rest;
const create = kind === 'issue-comment' ? reactions.createForIssueComment : reactions.createForPullRequestReviewComment;
let created = false;
const login = await ask({ what: `add the reaction ${content}`, permission: WRITE_THREAD }, reaction, async () => {
const answer = await create({
...this.place,
comment_id: id,
content,
...this.hurry(withinMs),
});
created = answer.status === 201;
return answer;
});
return { created, login };
}
async recentComments(...args) {
const [kind, { since, mostPages }] = args;
const { issues, pulls } = this.octokit.rest;
const wanted = { ...this.place, since, sort: 'updated', direction: 'desc', per_page: PAGE };
const options = {
undertaking: { what: `show the latest ${KINDS[kind].name}s`, permission: KINDS[kind].read },
mostPages,
keyOf: ({ id }) => id,
};
const { rows, cut } = kind === 'issue-comment'
? await list(this.octokit, commentOfThread, { ...options, first: issues.listCommentsForRepo.endpoint(wanted) })
: await list(this.octokit, reviewCommentOfThread, {
...options,
first: pulls.listReviewCommentsForRepo.endpoint(wanted),
});
return { comments: rows, cut };
}
get({ kind, id }, withinMs) {
const { issues, pulls } = this.octokit.rest;
const wanted = { ...this.place, comment_id: id, ...this.hurry(withinMs) };
return kind === 'issue-comment' ? issues.getComment(wanted) : pulls.getReviewComment(wanted);
}
createIn(conversation, text) {
const body = this.options.redact(text);
const { issues, pulls } = this.octokit.rest;
const { thread, review } = conversation;
const kind = review === null ? 'issue-comment' : 'review-comment';
const { name, row } = KINDS[kind];
const undertaking = { what: `add a ${name} to thread ${thread}`, permission: WRITE_THREAD, length: body.length };
const wanted = { ...this.place, body };
return createOnce(body, {
post: () => ask(undertaking, row, () => review === null
? issues.createComment({ ...wanted, issue_number: thread })
: pulls.createReplyForReviewComment({ ...wanted, pull_number: thread, comment_id: review })),
listOwn: async () => {
const login = await this.viewer();
return (await this.comments(thread, { kind })).filter(({ author }) => author === login);
},
clock: this.options.clock,
cancelled: this.options.cancelled,
});
}
hurry(withinMs) {
return withinMs === undefined ? {} : { request: onceWithin(withinMs, this.options) };
}
}

;// CONCATENATED MODULE: ./src/github/contents.ts

const contents_KINDS = { file: 'file', dir: 'folder' };
const folderEntry = dist/* pipe */.FsL(dist/* object */.Ikc({ name: dist/* string */.YjP(), type: dist/* string */.YjP(), size: dist/* nullish */.cl6(dist/* number */.aig(), 0) }), dist/* transform */.pdi(({ name, type, size }) => ({ name, kind: contents_KINDS[type] ?? 'other', bytes: size })));
const textFile = dist/* pipe */.FsL(dist/* object */.Ikc({ type: dist/* literal */.euz('file'), encoding: dist/* literal */.euz('base64'), content: dist/* string */.YjP() }), dist/* transform */.pdi(({ content }) => Buffer.from(content, 'base64')), dist/* check */.z6Y((bytes) => isText(bytes), 'the file is not UTF-8'), dist/* transform */.pdi((bytes) => bytes.toString('utf8').replace(/^\uFEFF/, '')));
function isText(bytes) {
return bytes.equals(Buffer.from(bytes.toString('utf8'), 'utf8'));
}

;// CONCATENATED MODULE: ./src/github/history.ts




const READ_CONTENTS = '`contents: read`';
class History {
octokit;
place;
constructor(octokit, place) {
this.octokit = octokit;
this.place = place;
}
async commitsUnder(...query) {
const [folder, { since, until, most }] = query;
const path = folder === '' ? {} : { path: folder };
const wanted = { ...this.place, ...path, since, until, per_page: most };
const { rows, cut } = await list(this.octokit, listedCommit, {
undertaking: { what: 'list the commits of the default branch', permission: READ_CONTENTS },
first: this.octokit.rest.repos.listCommits.endpoint(wanted),
mostPages: 1,
keyOf: ({ sha }) => sha,
});
return { commits: rows, cut };
}
async filesOf(sha) {
let cut = false;
try {
const undertaking = { what: `show commit ${sha.slice(0, 12)}`, permission: READ_CONTENTS };
const files = await ask(undertaking, filesOfCommit, async () => {
const answer = await this.octokit.rest.repos.getCommit({ ...this.place, ref: sha });
cut = /rel="next"/.test(answer.headers.link ?? '');
return answer;
});
return { files, cut };
}
catch (error) {
if (isTooLarge((0,errors/* repositoryErrorOf */.wz)(error)))
return { files: [], cut: true };
throw error;
}
}
}

;// CONCATENATED MODULE: ./src/github/issues.ts





const issues_PAGE = 100;
const MOST_PAGES = 10;
const READ = '`issues: read`';
const WRITE = '`issues: write`';
class Issues {
options;
constructor(options) {
this.options = options;
}
async labelledIssues(name) {
const undertaking = { what: `show the issues with the label ${name}`, permission: READ };
const { rows, cut } = await this.list(undertaking, {
wanted: { labels: name, sort: 'created', direction: 'asc' },
mostPages: MOST_PAGES,
});
if (cut)
throw repositoryError(new UnreadableAnswer(`there are more than ${MOST_PAGES * issues_PAGE}`), undertaking);
return rows;
}
async hasLabel(name) {
return (await this.findLabel(name)) !== null;
}
async createLabel(wanted) {
const { octokit, place, clock, cancelled } = this.options;
const { name } = wanted;
try {
await createUnlessFound({
post: () => ask({ what: `create the label ${name}`, permission: WRITE }, label, () => octokit.rest.issues.createLabel({ ...place, ...wanted })),
find: async () => (await this.findLabel(name)) ?? undefined,
clock,
cancelled,
});
}
catch (error) {
const mayBeThere = (0,errors/* repositoryErrorOf */.wz)(error).status === 422;
if (!mayBeThere || !(await this.hasLabel(name)))
throw error;
}
}
createIssue({ title, body: text, label: name }) {
const { octokit, place, clock, cancelled, redact } = this.options;
const body = redact(text);
return createOnce(body, {
post: () => ask({ what: 'create an issue', permission: WRITE, length: body.length }, issue, () => octokit.rest.issues.create({ ...place, title, body, labels: [name] })),
listOwn: () => this.latestOwn(),
clock,
cancelled,
});
}
editIssue(number, { body, reopen }) {
const { octokit, place } = this.options;
const change = { ...(body === undefined ? {} : { body }), ...(reopen ? { state: 'open' } : {}) };
return ask({ what: `change the issue ${number}`, permission: WRITE, length: body?.length ?? 0 }, issue, () => octokit.rest.issues.update({ ...place, issue_number: number, ...change }));
}
async latestOwn() {
const login = await this.options.viewer();
const { rows } = await this.list({ what: 'show the latest issues', permission: READ }, { wanted: { sort: 'created', direction: 'desc' }, mostPages: 1 });
return rows.filter(({ author }) => author === login);
}
async list(undertaking, { wanted, mostPages }) {
const { octokit, place } = this.options;
const first = octokit.rest.issues.listForRepo.endpoint({ ...place, ...wanted, state: 'all', per_page: issues_PAGE });
const { rows, cut } = await list(octokit, listedIssue, {
undertaking,
first,
mostPages,
keyOf: ({ number }) => number,
});
return { rows: rows.flatMap(({ isPullRequest, ...row }) => (isPullRequest ? [] : [row])), cut };
}
findLabel(name) {
const { octokit, place } = this.options;
return unlessMissing(ask({ what: `show the label ${name}`, permission: READ }, label, () => octokit.rest.issues.getLabel({ ...place, name })));
}
}

;// CONCATENATED MODULE: ./src/github/repository.ts










const repository_PAGE = 100;
const MOST_PAGES_OF_FILES = 3;
function createRepository(options) {
return new GitHubRepository({ ...options, apiUrl: options.run.apiUrl }, options.run.repository);
}
class GitHubRepository {
octokit;
place;
issues;
threads;
history;
login = null;
constructor(options, fullName) {
this.octokit = createOctokit(options);
this.place = placeOf(fullName);
const viewer = () => this.viewer();
this.threads = new Comments({ octokit: this.octokit, place: this.place, viewer, options });
this.history = new History(this.octokit, this.place);
const { clock, cancelled, redact } = options;
this.issues = new Issues({
octokit: this.octokit,
place: this.place,
viewer,
clock,
cancelled,
redact,
});
}
viewer() {
this.login ??= ask(WHO_AM_I, viewer, async () => ({
data: await this.octokit.graphql('query { viewer { login } }'),
})).then((answer) => answer.viewer.login, (error) => {
this.login = null;
throw error;
});
return this.login;
}
permissionOf(login) {
return ask({ what: `show the permission of ${login}`, permission: '`contents: read`' }, permission, () => this.octokit.rest.repos.getCollaboratorPermissionLevel({ ...this.place, username: login }));
}
comments(...args) {
return this.threads.comments(...args);
}
comment(...args) {
return this.threads.comment(...args);
}
createComment(...args) {
return this.threads.createComment(...args);
}
editComment(...args) {
return this.threads.editComment(...args);
}
causingComment(comment) {
return this.threads.causingComment(comment);
}
react(...args) {
return this.threads.react(...args);
}
recentComments(...args) {
return this.threads.recentComments(...args);
}
pullRequest(number, { repository } = {}) {
const place = repository === undefined ? this.place : placeOf(repository);
return ask({ what: `show pull request ${number}`, permission: repository_READ_PULL_REQUEST }, pullRequest, () => this.octokit.rest.pulls.get({ ...place, pull_number: number }));
}
async changedFiles(number) {
const { rows } = await list(this.octokit, changedFile, {
undertaking: { what: `show the files of pull request ${number}`, permission: repository_READ_PULL_REQUEST },
first: this.octokit.rest.pulls.listFiles.endpoint({ ...this.place, pull_number: number, per_page: repository_PAGE }),
mostPages: MOST_PAGES_OF_FILES,
keyOf: ({ path }) => path,
});
return rows;
}
async diff(base, head) {
const undertaking = { what: `show the diff of commit ${head.slice(0, 12)}`, permission: '`contents: read`' };
try {
return await ask(undertaking, dist/* string */.YjP(), () => this.octokit.rest.repos.compareCommitsWithBasehead({
...this.place,
basehead: `${base}...${head}`,
mediaType: { format: 'diff' },
}));
}
catch (error) {
if (isTooLarge((0,errors/* repositoryErrorOf */.wz)(error)))
return null;
throw error;
}
}
async pullRequestsOf(sha) {
const found = await ask({ what: `show the pull requests of commit ${sha.slice(0, 12)}`, permission: repository_READ_PULL_REQUEST }, dist/* array */.YOg(pullRequestOfCommit), () => this.octokit.rest.repos.listPullRequestsAssociatedWithCommit({
...this.place,
commit_sha: sha,
per_page: repository_PAGE,
}));
const isMerged = ({ state }) => Number(state === 'merged');
const { owner, repo } = this.place;
const ours = `${owner}/${repo}`.toLowerCase();
return found
.filter(({ target }) => target === null || target.toLowerCase() === ours)
.map(({ target: _target, ...pull }) => pull)
.toSorted((one, other) => isMerged(other) - isMerged(one));
}
commitsUnder(...query) {
return this.history.commitsUnder(...query);
}
filesOf(sha) {
return this.history.filesOf(sha);
}
facts() {
return ask({ what: 'show the repository', permission: '`contents: read`' }, repositoryFacts, () => this.octokit.rest.repos.get(this.place));
}
folder(path) {
return unlessMissing(ask({ what: `show the folder ${path}`, permission: '`contents: read`' }, dist/* array */.YOg(folderEntry), () => this.octokit.rest.repos.getContent({ ...this.place, path })));
}
textFile(path) {
return unlessMissing(ask({ what: `show the file ${path}`, permission: '`contents: read`' }, textFile, () => this.octokit.rest.repos.getContent({ ...this.place, path })));
}
labelledIssues(label) {
return this.issues.labelledIssues(label);
}
hasLabel(name) {
return this.issues.hasLabel(name);
}
createLabel(label) {
return this.issues.createLabel(label);
}
createIssue(issue) {
return this.issues.createIssue(issue);
}
editIssue(number, change) {
return this.issues.editIssue(number, change);
}
}
function placeOf(fullName) {
const [owner = '', repo = ''] = fullName.split('/');
return { owner, repo };
}
const WHO_AM_I = { what: 'say who we are', permission: '`contents: read`' };
const repository_READ_PULL_REQUEST = '`pull-requests: read`';


/***/ }),

/***/ 1957:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ HttpClient),
/* harmony export */   hd: () => (/* binding */ fetch)
/* harmony export */ });
class HttpClient {
getAgent() {
return undefined;
}
getAgentDispatcher() {
return undefined;
}
}
class BearerCredentialHandler {
}
function fetch() {
throw new Error('The bundle has no HTTP client but its own.');
}


/***/ })

};
