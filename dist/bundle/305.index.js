export const id = 305;
export const ids = [305];
export const modules = {

/***/ 3969:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ RANGES),
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   MB: () => (/* binding */ CLAIM_REACTIONS),
/* harmony export */   Mf: () => (/* binding */ REPORT_PLACES),
/* harmony export */   QL: () => (/* binding */ inputs),
/* harmony export */   nR: () => (/* binding */ PERIODS)
/* harmony export */ });
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7463);

const PERMISSIONS = ['triage', 'write', 'maintain', 'admin', 'none'];
const CLAIM_REACTIONS = ['rocket', 'eyes', 'heart', 'hooray', 'laugh'];
const REPORT_PLACES = ['summary', 'issue'];
const PERIODS = ['last-week', 'last-7-days', 'last-30-days', 'last-month'];
const RANGES = {
'wait-minutes': { least: 1, most: 350 },
trend: { least: 0, most: 26 },
top: { least: 1, most: 100 },
'max-requests': { least: 1, most: 1000 },
'max-jobs-per-day': { least: 1, most: 100_000 },
};
const about = {
name: 'docs-agent',
version: '0.1.0',
description: 'Starts documentation-agent jobs from workflows and comments, follows each to its end and links the pull request',
branding: { icon: 'book-open', color: 'blue' },
};
const inputs = {
mode: {
default: 'auto',
description: `What the step does: ${either(_modes_js__WEBPACK_IMPORTED_MODULE_0__/* .MODE_NAMES */ .Jc)}. \`auto\` means ${modesOfAuto()}.`,
},
'base-url': {
required: true,
description: 'Base address of the documentation service: `https`, or `http` for a loopback host only. A path prefix is kept; leave out the version (`/v1`, `/v2`).',
},
'project-id': { required: true, description: 'The project at the service; one path segment.' },
'api-key': {
required: true,
description: 'Admin API key of the service: at least 16 characters, no spaces. It is masked in the log.',
},
'github-token': {
default: '${{ github.token }}',
description: 'Token for comments, reactions, permissions and issues.',
},
prompt: {
description: "The instruction. In `comment` mode: the team's standing instructions, which are added before each request.",
},
'prompt-file': { description: 'File in the workspace that contains the instruction.' },
'job-id': {
description: 'Follows this job instead of starting one. `job` mode needs exactly one of `prompt`, `prompt-file` and `job-id`.',
},
context: {
default: 'auto',
description: '`auto` adds the issue or pull request that the event belongs to; `none` adds nothing.',
},
thread: {
default: 'auto',
description: "Number of the issue or pull request that gets the status comment. `auto`: the event's, if it has one; `merged`: for a `push`, the merged pull request that contains the commit; `none`: no status comment.",
},
wait: { default: 'true', description: '`false` returns as soon as the service has accepted the job.' },
'wait-minutes': {
default: '30',
description: `How long to follow a job, in minutes: ${span('wait-minutes')}. After that the result is \`still-running\`.`,
},
notify: {
default: 'true',
description: 'Adds one short comment when a job ends more than five minutes after it was requested, or through `settle` (GitHub sends no notifications for edits).',
},
handover: {
default: 'true',
description: 'Adds one comment to a pull request that a job made in this repository: who requested it, where, and how to ask for changes.',
},
'fail-on': {
default: 'failed, not-created, unknown-start',
description: `Results that fail the step: a list of ${list(_modes_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILING_RESULTS */ .w0)}; or \`none\`.`,
},
'max-jobs-per-day': {
description: `Limit of jobs and follow-ups in 24 hours: ${span('max-jobs-per-day')}; empty: no limit. They are counted by the status comments of this repository, so two runs at the same moment may both pass, and jobs without a status comment don't count. Needs \`pull-requests: read\`.`,
},
'dry-run': {
default: 'false',
description: 'Does everything except starting a job and writing to GitHub; the summary shows the prompt.',
},
command: { default: '/docs', description: 'The comment command: one word that starts with `/`.' },
permission: {
default: 'write',
description: `Lowest repository permission that may cause a job: ${either(PERMISSIONS)}. \`none\` allows anyone; use with care.`,
},
'allowed-users': { description: 'Logins that may cause a job whatever their permission.' },
'allowed-bots': { description: 'Logins of bots that may cause a job; `*` is refused.' },
'claim-reaction': {
default: 'rocket',
description: `The reaction that claims a comment: ${either(CLAIM_REACTIONS)}. Change it if another tool with the same identity adds this one.`,
},
'link-hosts': {
description: "More hosts (`host` or `host:port`) whose pull requests may be linked, besides GitHub's own and `github.com`.",
},
leg: {
default: '${{ toJSON(matrix) }}',
description: 'Distinguishes the legs of a matrix; only its hash is used. Set it only if one run uses the same step twice, for example inside a composite action: then each use needs a different text.',
},
'report-to': { default: 'summary', description: `Where the report goes: a list of ${list(REPORT_PLACES)}.` },
'report-issue-title': { default: 'Documentation visitors', description: 'Title of the rolling issue.' },
'report-label': {
default: 'docs-visitors',
description: 'Label that identifies the rolling issue; created if missing.',
},
'report-public': {
default: 'false',
description: 'Must be `true` to publish visitor figures from a public repository, where anyone can read issues and summaries.',
},
'report-notify': {
default: 'true',
description: 'Adds one short comment to the rolling issue for each new period, so that subscribers are notified.',
},
period: {
default: 'last-week',
description: `What the report covers: ${list(PERIODS)}, or \`YYYY-MM-DD..YYYY-MM-DD\` (end not included). Days are UTC; \`last-week\` is the last complete one from Monday to Monday.`,
},
trend: { default: '8', description: `How many periods the trend shows: ${span('trend')}.` },
top: { default: '10', description: `Rows in the table of top pages: ${span('top')}.` },
'site-url': {
description: "The documentation site's address (`https` or `http`), including the folder in which the site is, if any. Paths in the report then link to their pages.",
},
'pages-root': {
description: "Folder of the documentation's sources in this repository, such as `docs`; `.` for the whole repository. A report with `period: last-week` then compares the visitors of pages before and after a change four weeks earlier. Needs `contents: read`.",
},
'max-requests': {
default: '60',
description: `Limit of analytics requests for one report: ${span('max-requests')}. With the default, the report of a site with more than about 6,500 pages is partial and says so.`,
},
};
const SKIPS = [
{ reason: 'no-secrets', because: 'runs of forks and Dependabot get no secrets' },
{ reason: 'edited', because: 'the comment is not new' },
{ reason: 'own-comment', because: 'the comment is one of ours' },
{ reason: 'not-a-command', because: "the comment doesn't begin with a command" },
{ reason: 'bot', because: 'the bot is not in `allowed-bots`' },
{ reason: 'not-permitted', because: 'the person may not start jobs' },
{ reason: 'changed', because: 'the comment was changed or deleted since the event' },
{ reason: 'own-pull-request', because: 'the pushed pull request was made by the agent' },
{ reason: 'already-claimed', because: 'another run has claimed the comment' },
{ reason: 'over-budget', because: '`max-jobs-per-day` is used up' },
{ reason: 'superseded', because: 'a newer run of the same step has taken over' },
];
const SKIP_REASONS = SKIPS.map(({ reason }) => reason);
const outputs = {
result: { description: `Result of the run: ${list(_modes_js__WEBPACK_IMPORTED_MODULE_0__/* .RESULTS */ .Pr)}. Set on every path, also on failure.` },
'skip-reason': {
description: `Why nothing was done, if the result is \`skipped\`; the first match of ${SKIPS.map(({ reason, because }) => `${code(reason)} (${because})`).join(', ')}.`,
},
'job-id': { description: "The job's id." },
status: { description: "The job's last known status: `active`, `completed`, `archived` or `failed`." },
'pr-url': { description: 'Address of the pull request; empty if its host may not be linked.' },
'pr-number': { description: 'Number of the pull request.' },
'pr-repository': { description: 'Repository of the pull request: `owner/name`.' },
'duration-seconds': {
description: 'Whole seconds from the request for the job to its end. Empty if the job had ended before this run first read it.',
},
resumed: { description: '`true` if the job was started before this attempt.' },
'follow-up': { description: '`true` if the request was a follow-up for an existing job.' },
'comment-url': { description: 'Address of the status comment, or of the comment that answers `/docs report`.' },
'visitors-total': { description: 'Unique visitors in the period: people and AI, without counting anyone twice.' },
'visitors-human': { description: 'Unique human visitors in the period.' },
'visitors-ai': { description: 'Unique AI visitors in the period.' },
'ai-share': { description: 'AI visitors as a fraction of human and AI visitors, to four decimal places.' },
'report-issue-url': { description: 'Address of the rolling issue.' },
'report-markdown-file': { description: 'Path of the report as Markdown, under `RUNNER_TEMP`.' },
'report-json-file': { description: 'Path of the figures as JSON, under `RUNNER_TEMP`.' },
'report-csv-file': { description: 'Path of the figures as CSV, under `RUNNER_TEMP`.' },
};
function code(name) {
return `\`${name}\``;
}
function list(names) {
return names.map(code).join(', ');
}
function either(names) {
return list(names).replace(/, (?=[^,]*$)/, ' or ');
}
function span(name) {
const { least, most } = RANGES[name];
return `${least} to ${String(most).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
function modesOfAuto() {
return _modes_js__WEBPACK_IMPORTED_MODULE_0__/* .modes */ .nI.flatMap(({ name, auto }) => (auto === null ? [] : [`${code(name)} ${auto}`])).join('; ');
}


/***/ }),

/***/ 2241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
q: () => (/* binding */ openConnections)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/github/lazy-repository.ts
function lazyRepository(load) {
let loading = null;
const loaded = () => {
loading ??= load();
return loading;
};
return {
viewer: async () => (await loaded()).viewer(),
permissionOf: async (...given) => (await loaded()).permissionOf(...given),
comments: async (...given) => (await loaded()).comments(...given),
comment: async (...given) => (await loaded()).comment(...given),
createComment: async (...given) => (await loaded()).createComment(...given),
editComment: async (...given) => (await loaded()).editComment(...given),
causingComment: async (...given) => (await loaded()).causingComment(...given),
react: async (...given) => (await loaded()).react(...given),
recentComments: async (...given) => (await loaded()).recentComments(...given),
pullRequest: async (...given) => (await loaded()).pullRequest(...given),
changedFiles: async (...given) => (await loaded()).changedFiles(...given),
diff: async (...given) => (await loaded()).diff(...given),
pullRequestsOf: async (...given) => (await loaded()).pullRequestsOf(...given),
commitsUnder: async (...given) => (await loaded()).commitsUnder(...given),
filesOf: async (...given) => (await loaded()).filesOf(...given),
facts: async () => (await loaded()).facts(),
folder: async (...given) => (await loaded()).folder(...given),
textFile: async (...given) => (await loaded()).textFile(...given),
labelledIssues: async (...given) => (await loaded()).labelledIssues(...given),
hasLabel: async (...given) => (await loaded()).hasLabel(...given),
createLabel: async (...given) => (await loaded()).createLabel(...given),
createIssue: async (...given) => (await loaded()).createIssue(...given),
editIssue: async (...given) => (await loaded()).editIssue(...given),
};
}

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
var external_node_diagnostics_channel_default = /*#__PURE__*/__webpack_require__.n(external_node_diagnostics_channel_);
// EXTERNAL MODULE: ./src/http/body.ts
var http_body = __webpack_require__(9662);
// EXTERNAL MODULE: ./src/http/failure.ts
var failure = __webpack_require__(2398);
;// CONCATENATED MODULE: ./src/http/proxy.ts

function isLoopback({ hostname }) {
return /^(?:localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(hostname);
}
function readProxies({ httpProxy, httpsProxy, noProxy }) {
const problems = [];
const read = (name, address) => {
const text = address?.trim() ?? '';
if (text === '')
return '';
const whole = text.includes('://') ? text : `http://${text}`;
if (URL.canParse(whole) && /^https?:$/.test(new URL(whole).protocol))
return whole;
problems.push({
message: `The environment variable ${name} is not the address of a proxy.`,
hint: 'Write it as http://proxy.example.com:3128.',
});
return '';
};
const proxies = {
httpProxy: read('HTTP_PROXY', httpProxy),
httpsProxy: read('HTTPS_PROXY', httpsProxy),
noProxy: noProxy ?? '',
};
if (problems.length > 0)
throw new errors/* InputError */.dz(problems);
return proxies;
}

// EXTERNAL MODULE: ./src/http/undici.ts
var undici = __webpack_require__(1150);
;// CONCATENATED MODULE: ./src/http/send.ts
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





function createSend({ clock, proxy }) {
const ways = { far: { proxies: readProxies(proxy), idle: [] }, near: { proxies: NO_PROXIES, idle: [] } };
return async (exchange) => {
const { proxies, idle } = isLoopback(exchange.url) ? ways.near : ways.far;
const line = (exchange.freshConnection ? undefined : idle.pop()) ?? openLine(proxies);
const ending = await attempt(exchange, line, clock);
if (exchange.freshConnection)
await line.hangUp();
else if (line.open)
idle.push(line);
return ending;
};
}
const NO_PROXIES = { httpProxy: '', httpsProxy: '', noProxy: '' };
const CONNECT_TIMEOUT_MS = 10_000;
function openLine(proxies) {
const hangingUp = new AbortController();
const connect = { timeout: CONNECT_TIMEOUT_MS, signal: hangingUp.signal };
const dispatcher = new undici/* EnvHttpProxyAgent */.J({
...proxies,
allowH2: false,
connections: 1,
connect,
proxyTls: connect,
headersTimeout: 0,
bodyTimeout: 0,
});
return {
dispatcher,
get open() {
return !hangingUp.signal.aborted;
},
async hangUp() {
hangingUp.abort();
await dispatcher.destroy();
},
};
}
async function attempt(exchange, line, clock) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { method, url, headers, body, maxBytes, signal } = exchange;
let stopped = null;
const stopBecause = (reason) => {
stopped ??= reason;
void line.hangUp();
};
const cancel = () => stopBecause('cancelled');
const _deadline = __addDisposableResource(env_1, clock.after(exchange.deadlineMs, () => stopBecause('timeout')), false);
const proof = __addDisposableResource(env_1, watchSending(exchange), false);
let status = null;
try {
signal?.addEventListener('abort', cancel);
if (signal?.aborted)
cancel();
const { dispatcher } = line;
const path = url.pathname + url.search;
const options = { origin: url.origin, path, method, headers, ...(body === undefined ? {} : { body }) };
const response = await dispatcher.request(options);
status = response.statusCode;
const read = flatten(response.headers);
const decoded = await (0,http_body/* decodeBody */.Vj)(response.body, { encoding: read.get('content-encoding'), maxBytes });
return { kind: 'answer', status, headers: read, body: decoded };
}
catch (error) {
return (0,failure/* failureOf */.g)(error, { host: url.host, sent: proof.sent(), status, stopped });
}
finally {
signal?.removeEventListener('abort', cancel);
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
function watchSending({ method, url }) {
let sent = false;
const path = url.pathname + url.search;
const listen = (message) => {
const { request: written } = message;
if (written.method === method && [path, url.origin + path].includes(written.path))
sent = true;
};
external_node_diagnostics_channel_default().subscribe(SEND_HEADERS, listen);
return { sent: () => sent, [Symbol.dispose]: () => external_node_diagnostics_channel_default().unsubscribe(SEND_HEADERS, listen) };
}
const SEND_HEADERS = 'undici:client:sendHeaders';
function flatten(headers) {
return new Map(Object.entries(headers).map(([name, value]) => [
name.toLowerCase(),
Array.isArray(value) ? value.join(', ') : (value ?? ''),
]));
}

// EXTERNAL MODULE: ./src/runner/run-context.ts
var run_context = __webpack_require__(2825);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./src/runner/system-clock.ts


const systemClock = {
now: () => Date.now(),
monotonic: () => performance.now(),
async sleep(ms, signal) {
await (0,promises_.setTimeout)(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
},
after(ms, action) {
const timer = setTimeout(action, ms);
return { [Symbol.dispose]: () => clearTimeout(timer) };
},
};
const systemRandomness = {
fraction: () => Math.random(),
token: () => (0,external_node_crypto_.randomBytes)(16).toString('hex'),
};

// EXTERNAL MODULE: ./src/action-spec.ts
var action_spec = __webpack_require__(3969);
;// CONCATENATED MODULE: ./src/runner/user-agent.ts

const REPOSITORY = /^(?!\.{1,2}\/)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/;
function userAgent({ serverUrl, actionRepository, }) {
const product = `${action_spec/* about */.Cv.name}/${action_spec/* about */.Cv.version}`;
const server = URL.canParse(serverUrl) ? new URL(serverUrl) : null;
const known = server !== null && /^https?:$/.test(server.protocol) && REPOSITORY.test(actionRepository ?? '');
return known ? `${product} (+${server.origin}/${actionRepository})` : product;
}

;// CONCATENATED MODULE: ./src/connections.ts






function openConnections({ run, token, redact, cancelled, }) {
const [clock, randomness] = [systemClock, systemRandomness];
const agent = userAgent(run);
const send = createSend({ clock, proxy: (0,run_context/* readProxySettings */.uv)() });
const options = { run, token, redact, userAgent: agent, send, clock, randomness, cancelled };
return { send, userAgent: agent, clock, randomness, repository: lazyRepository(() => loadRepository(options)) };
}
async function loadRepository(options) {
if (options.token === '') {
throw new errors/* RepositoryError */.pU({
failure: 'unauthorized',
status: undefined,
message: 'Input "github-token" is empty.',
hint: "Leave it out to use the run's token.",
});
}
const { createRepository } = await Promise.all(/* import() */[__webpack_require__.e(250), __webpack_require__.e(281)]).then(__webpack_require__.bind(__webpack_require__, 5653));
return createRepository(options);
}


/***/ }),

/***/ 3916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   pU: () => (/* binding */ RepositoryError),
/* harmony export */   ro: () => (/* binding */ DocsAgentError),
/* harmony export */   wz: () => (/* binding */ repositoryErrorOf)
/* harmony export */ });
function problemText({ message, hint }) {
return `${message} ${hint}`;
}
class DocsAgentError extends Error {
hint;
constructor({ message, hint, cause }) {
super(message, cause === undefined ? undefined : { cause });
this.name = new.target.name;
this.hint = hint;
}
}
class InputError extends DocsAgentError {
problems;
constructor(problems, cause) {
super({
message: problems.map((problem) => problem.message).join('\n'),
hint: [...new Set(problems.map((problem) => problem.hint))].join('\n'),
cause,
});
this.problems = problems;
}
}
class ServiceError extends DocsAgentError {
status;
webPage;
constructor({ status, webPage = false, ...problem }) {
super(problem);
this.status = status;
this.webPage = webPage;
}
}
class RepositoryError extends DocsAgentError {
failure;
status;
constructor({ failure, status, ...problem }) {
super(problem);
this.failure = failure;
this.status = status;
}
}
function repositoryErrorOf(thrown) {
if (thrown instanceof RepositoryError)
return thrown;
throw thrown;
}
function problemsOf(error) {
if (error instanceof InputError)
return error.problems;
if (error instanceof DocsAgentError)
return [error];
return [
{
message: `This is a bug in docs-agent: ${error instanceof Error ? error.message : String(error)}`,
hint: 'Please report it with the log of a run with debug logging. The log shows what the run had done before.',
},
];
}
function traceOf(error) {
return (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n');
}


/***/ }),

/***/ 9662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   L1: () => (/* binding */ TooBigError),
/* harmony export */   PP: () => (/* binding */ UndecodableError),
/* harmony export */   Vj: () => (/* binding */ decodeBody)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);


class TooBigError extends Error {
}
class UndecodableError extends Error {
}
const DECODERS = new Map([
['gzip', (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip)],
['x-gzip', (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip)],
['deflate', (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflate)],
['br', (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompress)],
]);
async function decodeBody(chunks, { encoding, maxBytes }) {
const received = [];
let size = 0;
for await (const chunk of chunks) {
size += chunk.length;
if (size > maxBytes)
throw new TooBigError(`more than ${maxBytes} bytes`);
received.push(chunk);
}
const bytes = Buffer.concat(received);
const name = encoding?.trim().toLowerCase() ?? '';
if (name === '' || name === 'identity' || bytes.length === 0)
return bytes;
const decode = DECODERS.get(name);
if (decode === undefined)
throw new UndecodableError(`the content encoding ${JSON.stringify(name.slice(0, 40))} is unknown`);
try {
return await decode(bytes, { maxOutputLength: maxBytes });
}
catch (cause) {
if (codeOf(cause) === 'ERR_BUFFER_TOO_LARGE')
throw new TooBigError(`more than ${maxBytes} bytes`, { cause });
throw new UndecodableError(`it claims to be ${name}, but is not`, { cause });
}
}
function codeOf(error) {
const code = error instanceof Error && 'code' in error ? error.code : null;
return typeof code === 'string' ? code : null;
}


/***/ }),

/***/ 2398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failureOf),
/* harmony export */   x: () => (/* binding */ troubleOfFailure)
/* harmony export */ });
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1150);


const CERTIFICATE_CODE = /^(CERT_|CRL_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)|HOSTNAME_MISMATCH)/;
const WORDS = {
ECONNREFUSED: 'refused the connection',
ENOTFOUND: 'has no address (DNS)',
EAI_AGAIN: 'has no address at the moment (DNS)',
EHOSTUNREACH: 'cannot be reached',
ENETUNREACH: 'cannot be reached',
ECONNRESET: 'reset the connection',
EPIPE: 'closed the connection',
ETIMEDOUT: 'did not answer',
UND_ERR_CONNECT_TIMEOUT: 'did not accept a connection in time',
UND_ERR_SOCKET: 'closed the connection',
UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'sent a body of a different length than announced',
UND_ERR_HEADERS_OVERFLOW: 'sent too many headers',
EPROTO: 'does not speak TLS as expected',
ERR_SSL_WRONG_VERSION_NUMBER: 'does not speak TLS',
UND_ERR_ABORTED: 'cannot be reached, because the proxy refuses to',
UND_ERR_PRX_CONN: 'cannot be reached, because the proxy closed the connection',
};
const REASONS = {
ECONNREFUSED: 'the connection was refused',
ENOTFOUND: 'no address (DNS)',
EAI_AGAIN: 'no address (DNS)',
EHOSTUNREACH: 'the host is unreachable',
ENETUNREACH: 'the host is unreachable',
ECONNRESET: 'the connection was reset',
EPIPE: 'the connection was closed',
ETIMEDOUT: 'no answer in time',
UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
UND_ERR_SOCKET: 'the connection was closed',
EPROTO: 'no TLS',
ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS',
UND_ERR_ABORTED: 'the proxy refused',
UND_ERR_PRX_CONN: 'the proxy closed the connection',
};
const REASONS_BY_KIND = {
unreachable: 'no connection',
certificate: 'untrusted certificate',
lost: 'the connection broke',
timeout: 'no answer in time',
'too-big': 'the answer is too big',
undecodable: 'undecodable answer',
cancelled: 'cancelled',
};
function failureOf(error, attempt) {
const { host, sent, status, stopped } = attempt;
const make = (failure, message, reason = REASONS_BY_KIND[failure]) => {
return { kind: 'failure', sent, status, failure, message, reason };
};
if (stopped === 'timeout')
return make('timeout', `${host} did not answer in time`);
if (stopped === 'cancelled')
return make('cancelled', 'the run was cancelled');
if (error instanceof _body_js__WEBPACK_IMPORTED_MODULE_0__/* .TooBigError */ .L1)
return make('too-big', `the answer of ${host} is too big: ${error.message}`);
if (error instanceof _body_js__WEBPACK_IMPORTED_MODULE_0__/* .UndecodableError */ .PP) {
return make('undecodable', `the answer of ${host} cannot be decoded: ${error.message}`);
}
const codes = codesOf(error);
const [code = error instanceof Error ? error.name : 'unknown error'] = codes;
const distrust = codes.find((each) => CERTIFICATE_CODE.test(each));
if (distrust !== undefined) {
return make('certificate', `the certificate of ${host} is not trusted (${distrust})`);
}
const kind = sent ? 'lost' : 'unreachable';
if (error instanceof _undici_js__WEBPACK_IMPORTED_MODULE_1__/* .errors */ .s.HTTPParserError) {
return make(kind, `${host} did not answer with HTTP (${code})`, 'the answer is not HTTP');
}
return make(kind, `${host} ${WORDS[code] ?? 'broke the connection'} (${code})`, REASONS[code]);
}
function codesOf(error) {
if (!(error instanceof Error))
return [];
const code = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(error);
return [...(code === null ? [] : [code]), ...codesOf(error.cause)];
}
function troubleOfFailure({ failure, sent }) {
switch (failure) {
case 'unreachable':
return 'unsent';
case 'timeout':
return sent ? 'network' : 'unsent';
case 'lost':
case 'undecodable':
return 'network';
case 'certificate':
case 'too-big':
case 'cancelled':
return null;
}
}


/***/ }),

/***/ 7675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
V: () => (/* binding */ readJson),
d: () => (/* binding */ saysJson)
});

;// CONCATENATED MODULE: ./src/http/shorten-lists.ts
const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((character) => character.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'[]{}'].map((character) => character.charCodeAt(0));
function shortenLists(text, most) {
const kept = [];
let [depth, commas, copied, cutAt] = [0, 0, 0, -1];
for (let at = 0; at < text.length; at += 1) {
const unit = text.charCodeAt(at);
if (unit === QUOTE) {
at = endOfString(text, at);
}
else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
depth += 1;
if (depth === 2)
[commas, cutAt] = [unit === OPEN_LIST ? 0 : Number.NEGATIVE_INFINITY, -1];
}
else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) {
if (depth === 2 && cutAt >= 0) {
kept.push(text.slice(copied, cutAt));
copied = at;
}
depth -= 1;
}
else if (unit === COMMA && depth === 2) {
commas += 1;
if (commas === most)
cutAt = at;
}
}
return { text: kept.join('') + text.slice(copied), cut: kept.length > 0 };
}
function endOfString(text, start) {
for (let at = start + 1; at < text.length; at += 1) {
const unit = text.charCodeAt(at);
if (unit === QUOTE)
return at;
if (unit === BACKSLASH)
at += 1;
}
return text.length;
}

;// CONCATENATED MODULE: ./src/http/json.ts

function saysJson(headers) {
return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
}
function readJson({ headers, body }, mostRows) {
if (body.length === 0)
return { kind: 'problem', problem: 'an empty body', reason: 'empty body' };
if (!saysJson(headers))
return { kind: 'problem', problem: 'a body that is not JSON', reason: 'not JSON' };
try {
const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
const wanted = mostRows === undefined ? { text, cut: false } : shortenLists(text, mostRows);
return { kind: 'json', value: JSON.parse(wanted.text), cut: wanted.cut };
}
catch {
return { kind: 'problem', problem: 'a body that is broken JSON', reason: 'broken JSON' };
}
}


/***/ }),

/***/ 7821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
function retryAfterMs(headers, now) {
const theirNow = dateOf(headers.get('date')) ?? now;
const value = headers.get('retry-after')?.trim() ?? '';
if (/^\d+(?:\s*,\s*\d+)*$/.test(value))
return Math.max(...value.split(',').map(Number)) * 1000;
const until = dateOf(value);
if (until !== null)
return Math.max(0, until - theirNow);
const reset = headers.get('x-ratelimit-reset') ?? '';
if (headers.get('x-ratelimit-remaining') !== '0' || !/^\d{1,12}$/.test(reset))
return null;
return Math.max(0, Number(reset) * 1000 - theirNow) + 1000;
}
function dateOf(text) {
if (text === undefined || !/^[A-Z][a-z]{2,8},? /.test(text))
return null;
const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
return Number.isNaN(time) ? null : time;
}


/***/ }),

/***/ 9043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ RETRY_TABLE)
/* harmony export */ });
const KIB = 1024;
const MIB = 1024 * KIB;
const MINUTE = 60_000;
const calm = { freshConnection: false, graceMs: 0 };
const github = { ...calm, deadlineMs: 20_000, maxBytes: 16 * MIB, longestRetryAfterMs: 5 * MINUTE };
const githubBackoff = { tries: 4, waitsMs: [1_000, 3_000, 9_000] };
const githubLimit = { tries: 4, waitsMs: [MINUTE] };
const visitorsBackoff = { tries: 4, waitsMs: [1_000, 2_000, 4_000] };
const paid = {
deadlineMs: 60_000,
maxBytes: MIB,
freshConnection: true,
graceMs: 3_000,
longestRetryAfterMs: 2 * MINUTE,
rules: {
unsent: { tries: 3, waitsMs: [1_000, 4_000] },
'rate-limit': { tries: 2, waitsMs: [MINUTE] },
},
};
const RETRY_TABLE = {
'create-job': paid,
'send-message': paid,
'read-job': { ...calm, deadlineMs: 30_000, maxBytes: MIB, longestRetryAfterMs: 0, rules: {} },
'read-visitors': {
...calm,
deadlineMs: 30_000,
maxBytes: 4 * MIB,
longestRetryAfterMs: 2 * MINUTE,
rules: {
unsent: visitorsBackoff,
network: visitorsBackoff,
passing: visitorsBackoff,
'rate-limit': visitorsBackoff,
server: visitorsBackoff,
'bad-body': visitorsBackoff,
},
},
'github-read': {
...github,
rules: { unsent: githubBackoff, network: githubBackoff, server: githubBackoff, 'rate-limit': githubLimit },
},
'github-edit': {
...github,
rules: { unsent: githubBackoff, network: githubBackoff, server: githubBackoff, 'rate-limit': githubLimit },
},
'github-claim': {
...github,
freshConnection: true,
rules: { unsent: { tries: 3, waitsMs: [1_000, 3_000] }, 'rate-limit': { tries: 3, waitsMs: [MINUTE] } },
},
'github-create': {
...github,
graceMs: 2_000,
rules: { unsent: { tries: 3, waitsMs: [1_000, 3_000] }, 'rate-limit': { tries: 3, waitsMs: [MINUTE] } },
},
};


/***/ }),

/***/ 1150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* reexport default from dynamic */ undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_3___default.a),
/* harmony export */   s: () => (/* reexport default from dynamic */ undici_lib_core_errors_js__WEBPACK_IMPORTED_MODULE_1___default.a)
/* harmony export */ });
/* harmony import */ var undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);
/* harmony import */ var undici_lib_core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8707);
/* harmony import */ var undici_lib_core_errors_js__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(undici_lib_core_errors_js__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(883);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3137);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_3__);




Object.assign((undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_2___default().prototype), undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0__);



/***/ }),

/***/ 8961:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withRetries)
/* harmony export */ });
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function withRetries(policy, attempt, { clock, randomness, cancelled, budget, mayRepeat }) {
for (let tries = 1;; tries += 1) {
const { result, trouble, retryAfterMs = null } = await withGrace(attempt, { policy, clock, cancelled });
const rule = trouble === null ? undefined : policy.rules[trouble];
if (rule === undefined || tries >= rule.tries)
return { result, tries };
if ((retryAfterMs ?? 0) > policy.longestRetryAfterMs)
return { result, tries };
if (budget?.takeRepetition() === false)
return { result, tries };
const spread = trouble === 'rate-limit' ? { fraction: () => 1 } : randomness;
await clock.sleep(retryAfterMs ?? backoff(rule.waitsMs, tries, spread), cancelled);
if (cancelled.aborted || (await mayRepeat?.()) === false)
return { result, tries };
}
}
function backoff(waitsMs, tries, { fraction }) {
const wait = waitsMs[tries - 1] ?? waitsMs.at(-1) ?? 0;
return wait / 2 + (wait / 2) * fraction();
}
async function withGrace(attempt, { policy, clock, cancelled }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const stop = new AbortController();
const grace = __addDisposableResource(env_1, new DisposableStack(), false);
const cancel = () => {
if (policy.graceMs === 0)
stop.abort();
else
grace.use(clock.after(policy.graceMs, () => stop.abort()));
};
grace.defer(() => cancelled.removeEventListener('abort', cancel));
cancelled.addEventListener('abort', cancel);
if (cancelled.aborted)
stop.abort();
return await attempt(stop.signal);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}


/***/ }),

/***/ 260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ readPullRequestLink),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   mu: () => (/* binding */ JOB_ID),
/* harmony export */   rk: () => (/* binding */ readStatus)
/* harmony export */ });
const STATUS_WORDS = new Map([
['active', 'active'],
['completed', 'completed'],
['archived', 'archived'],
['failed', 'failed'],
['error', 'failed'],
]);
function readStatus(word) {
return STATUS_WORDS.get(word.trim().toLowerCase()) ?? null;
}
const JOB_ID = /^(?!\.{1,2}$)(?! +$)[ -~]{1,128}$/;
function isFinal(job) {
return job.status !== 'active';
}
function readPullRequestLink(prLink, rules) {
const url = URL.canParse(prLink) ? new URL(prLink) : null;
if (url === null)
return refused('it is not an address');
const reason = whyNotTrusted(prLink, url, rules);
if (reason !== null)
return refused(reason);
const path = PULL_REQUEST_PATHS.map((form) => form.exec(url.pathname)?.groups).find((groups) => groups !== undefined);
if (path === undefined)
return refused('its path is not that of a pull or merge request');
if (prLink !== url.origin + url.pathname)
return refused('it is not in its normal form');
const repository = `${path['owner']}/${path['name']}`.replaceAll('%20', ' ');
return { kind: 'link', link: { url: prLink, number: Number(path['number']), repository } };
}
function refused(reason) {
return { kind: 'refused', reason };
}
function whyNotTrusted(prLink, url, { serverUrl, linkHosts }) {
const trusted = [serverUrl, 'https://github.com', ...linkHosts.map((host) => `https://${host}`)]
.filter((address) => URL.canParse(address))
.map((address) => new URL(address));
const known = trusted.some(({ protocol, host }) => protocol === url.protocol && host === url.host);
if (url.protocol !== 'https:' && !known)
return 'it is not https';
if (url.username !== '' || url.password !== '')
return 'it names a user or password';
if (/[?#]/.test(prLink))
return 'it has a query or fragment';
if (known)
return null;
const otherPort = trusted.some(({ hostname }) => hostname === url.hostname);
if (otherPort)
return 'its port is not listed in `link-hosts`';
return "its host is not GitHub's own, github.com or one of `link-hosts`";
}
const PULL_REQUEST_PATHS = [
/^\/(?<owner>[\w.-]{1,100})\/(?<name>[\w.-]{1,100})\/(?:pull|pulls|pull-requests)\/(?<number>[1-9]\d{0,9})$/,
/^\/(?<owner>[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,19})\/(?<name>[\w.-]{1,100})\/-\/merge_requests\/(?<number>[1-9]\d{0,9})$/,
/^\/(?:projects|users)\/(?<owner>[\w.-]{1,100})\/repos\/(?<name>[\w.-]{1,100})\/pull-requests\/(?<number>[1-9]\d{0,9})$/,
/^\/(?<owner>(?:[\w.-]|%20){1,100}(?:\/(?:[\w.-]|%20){1,100}){0,2})\/_git\/(?<name>(?:[\w.-]|%20){1,100})\/pullrequest\/(?<number>[1-9]\d{0,9})$/,
];


/***/ }),

/***/ 8857:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration),
/* harmony export */   q: () => (/* binding */ ProgressLog)
/* harmony export */ });
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(260);

const LONGEST_SILENCE_MS = 60_000;
const LONGEST_LOOK_MS = 30_000;
class ProgressLog {
shown = '';
shownAtMs = 0;
saidUnknown = false;
line({ reading, waitedMs, nextLookInMs, nextWordInMs }) {
if (reading === null)
return null;
const state = describe(reading);
const nextChanceMs = waitedMs + nextWordInMs + LONGEST_LOOK_MS;
const silentTooLong = nextChanceMs - this.shownAtMs > LONGEST_SILENCE_MS;
if (state === this.shown && !silentTooLong)
return null;
this.shown = state;
this.shownAtMs = waitedMs;
return `${state} (${duration(waitedMs)} waited, next check in ${duration(nextLookInMs)})`;
}
unknownStatus(reading) {
if (reading?.kind !== 'job' || this.saidUnknown || reading.job.status !== 'active')
return null;
const { reportedStatus } = reading.job;
if (reportedStatus !== null && (0,_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readStatus */ .rk)(reportedStatus) !== null)
return null;
this.saidUnknown = true;
const status = reportedStatus === null ? 'no status' : `the unknown status ${JSON.stringify(reportedStatus.slice(0, 50))}`;
return `The service reports ${status}; the job counts as running.`;
}
}
function describe(reading) {
switch (reading.kind) {
case 'job':
return `Job ${reading.job.id} is ${reading.job.status === 'active' ? 'running' : reading.job.status}`;
case 'refused':
case 'missing':
case 'failed':
return `Could not check the job: ${reading.problem.message}`;
}
}
function duration(ms) {
const seconds = Math.round(ms / 1000);
const minutes = Math.floor(seconds / 60);
if (minutes >= 60)
return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}


/***/ }),

/***/ 3758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MB: () => (/* binding */ wholeCharacters),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   W$: () => (/* binding */ COMMENT_LIMIT),
/* harmony export */   Xe: () => (/* binding */ codePath),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   nS: () => (/* binding */ linkedPath),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
const COMMENT_LIMIT = 65_536;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const CONTROL = /\p{Cc}/gu;
function codeSpan(text, { longest = 200 } = {}) {
const line = shorten(text
.toWellFormed()
.replace(INVISIBLE, '')
.replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
.trim(), longest);
if (line === '')
return '`(empty)`';
const content = disarm(line);
const fence = '`'.repeat(longestRun(content) + 1);
const padding = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
return `${fence}${padding}${content}${padding}${fence}`;
}
function codePath(path, { longest = 200 } = {}) {
return `\`${plainPath(path, { longest }) || '(empty)'}\``;
}
const LONGEST_ADDRESS = 300;
function linkedPath(path, { site, longest = 200 }) {
const address = addressOf(path, site);
const shown = codePath(path, { longest });
return address === null ? shown : `[${shown}](${address})`;
}
function addressOf(path, site) {
if (!/^\/(?!\/)/.test(path) || /[?#\\\p{C}]/u.test(path))
return null;
const { origin, pathname } = new URL(site);
const whole = path === pathname || path.startsWith(`${pathname}/`);
const address = `${whole ? origin : site}${path.replace(/[^\w.~/%-]|%(?![\dA-Fa-f]{2})/gu, percentEncoded)}`;
return address.length <= LONGEST_ADDRESS && new URL(address).href === address ? address : null;
}
function plainPath(path, { longest = 200 } = {}) {
const encoded = path
.toWellFormed()
.replace(/[^[\p{L}\p{N}\/._~\-]--\p{Default_Ignorable_Code_Point}]/gv, percentEncoded);
return shorten(encoded, longest);
}
function quoted(text, { exact = false } = {}) {
const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(CONTROL, keepLayout);
const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
return `${fence}text\n${exact ? lines : disarm(lines)}\n${fence}`;
}
function details(summary, body) {
return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
function shorten(text, longest) {
if (text.length <= longest)
return text;
return `${wholeCharacters(text.slice(0, Math.max(0, longest - 1)))}…`;
}
function wholeCharacters(text) {
return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
function disarm(text) {
return text.replace(/[@#]/g, '$&\u200B');
}
function percentEncoded(text) {
return [...new TextEncoder().encode(text)]
.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
.join('');
}
function keepLayout(control) {
return control === '\n' || control === '\t' ? control : '';
}
function longestRun(text) {
return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 4452:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ looksMarked),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   X9: () => (/* binding */ readMarkerLine),
/* harmony export */   aE: () => (/* binding */ writeMarkerLine),
/* harmony export */   vB: () => (/* binding */ changeMarkerLine)
/* harmony export */ });
const OPENING = '<!-- docs-agent:';
const LINE = /^<!-- docs-agent:([12]) ([A-Za-z0-9_-]+) -->$/;
function writeMarkerLine(value, version = 1) {
return lineOf(JSON.stringify(value), version);
}
function readMarkerLine(body) {
const line = readLine(firstLine(body));
return line === undefined ? undefined : { version: line.version, value: line.value };
}
function changeMarkerLine(line, change) {
const read = readLine(line);
if (read === undefined)
return undefined;
const json = change(read.json);
if (json === read.json)
return line;
const changed = lineOf(json, read.version);
return readLine(changed) === undefined ? undefined : changed;
}
function lineOf(json, version) {
return `<!-- docs-agent:${version} ${Buffer.from(json).toString('base64url')} -->`;
}
function readLine(line) {
const [, version, encoded] = LINE.exec(line) ?? [];
if (encoded === undefined)
return undefined;
const json = Buffer.from(encoded, 'base64url').toString('utf8');
try {
const value = JSON.parse(json);
return { version: version === '1' ? 1 : 2, json, value };
}
catch {
return undefined;
}
}
function looksMarked(body) {
return firstLine(body).startsWith(OPENING);
}
function firstLine(body) {
return body.split(/\r?\n/, 1)[0] ?? '';
}


/***/ }),

/***/ 7463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   Jc: () => (/* binding */ MODE_NAMES),
/* harmony export */   Kx: () => (/* binding */ isCommentEvent),
/* harmony export */   Pr: () => (/* binding */ RESULTS),
/* harmony export */   U3: () => (/* binding */ modeOfAuto),
/* harmony export */   nI: () => (/* binding */ modes),
/* harmony export */   w0: () => (/* binding */ FAILING_RESULTS)
/* harmony export */ });
const FAILING_RESULTS = [
'no-pull-request',
'failed',
'archived',
'still-running',
'unknown-start',
'not-created',
];
const modes = [
{
name: 'job',
auto: 'if `prompt`, `prompt-file` or `job-id` is set',
does: 'starts a job (or follows `job-id`), waits and publishes the result; keeps a status comment if there is a thread',
results: ['pull-request', ...FAILING_RESULTS],
},
{
name: 'comment',
auto: 'on comment events, whatever else is set',
does: 'runs the command in the comment that triggered the run, if its author has permission',
as: 'job',
results: ['helped', 'settled', 'reported'],
},
{
name: 'settle',
auto: null,
does: 'checks every unfinished job of the repository once and updates its comment',
results: ['settled'],
},
{ name: 'report', auto: null, does: 'writes the visitor report', results: ['reported'] },
{
name: 'doctor',
auto: null,
does: 'checks the set-up without starting a job or writing anything, and says what to fix',
results: ['healthy', 'unhealthy'],
},
];
const COMMON_RESULTS = ['skipped', 'dry-run', 'error'];
const MODE_NAMES = modes.map(({ name }) => name);
const MODES = ['auto', ...MODE_NAMES];
const RESULTS = [
...new Set([...modes.flatMap(({ results }) => results), ...COMMON_RESULTS]),
];
const COMMENT_EVENTS = ['issue_comment', 'pull_request_review_comment'];
function isCommentEvent(event) {
return COMMENT_EVENTS.includes(event);
}
function modeOfAuto(event, hasSource) {
if (isCommentEvent(event))
return 'comment';
return hasSource ? 'job' : null;
}


/***/ }),

/***/ 8894:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
l: () => (/* binding */ createRedactor)
});

// EXTERNAL MODULE: ./src/marker-line.ts
var marker_line = __webpack_require__(4452);
;// CONCATENATED MODULE: ./src/redaction/credential-formats.ts
const FORMATS = [
/gh[oprsu]_[A-Za-z0-9][A-Za-z0-9_.-]{14,9999}[A-Za-z0-9_-]/g,
/github_pat_[A-Za-z0-9_]{20,9999}/g,
/(?<![A-Za-z0-9])gl(?:pat|oas|dt|rt|rtr|ptt|cbt|soat|ft|imt|agent)-[A-Za-z0-9_-]{20,9999}/g,
/(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,9999}/g,
/(?:AKIA|ASIA)[A-Z2-7]{16}/g,
/(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,9999}/g,
/(?<![A-Za-z0-9])xapp-[0-9]-[A-Za-z0-9-]{10,9999}/g,
/AIza[A-Za-z0-9_-]{35}/g,
/(?<![A-Za-z0-9])sk-(?=[\w-]{0,80}[A-Z])(?=[\w-]{0,80}\d)(?=[\w-]{0,80}[A-Za-z0-9]{12})[\w-]{20,9999}/g,
/(?<![A-Za-z0-9])[rs]k_(?:live|test)_[A-Za-z0-9]{16,9999}/g,
/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,9999}\.eyJ[A-Za-z0-9_-]{8,9999}(?:\.[A-Za-z0-9_-]{0,9999})?/g,
/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[\w+/=\s,:.\\]|-(?!-)){0,20000}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g,
/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:\s|\\[nr]){0,9}[A-Za-z0-9+/=]{20,999}){0,999}/g,
/(?<keep>authorization\\?["']?\s{0,4}[:=]\s{0,4}\\?["']?(?:bearer|basic|token|digest)\s{1,4})[A-Za-z0-9._~+/=-]{8,9999}/gi,
/(?<keep>\b(?:bearer|basic)\s{1,4})(?=[A-Za-z0-9._~+/=-]{0,80}\d)[A-Za-z0-9._~+/=-]{16,9999}/gi,
];
const AUTHORITY = /(https?:[\\/]*|:\/\/|(?<=^|[\s"'(=])\/\/)([^\s/\\?#<>"`]+)/gi;
function credentialsIn(text) {
const credentials = FORMATS.flatMap((format) => Array.from(text.matchAll(format), ({ 0: found, index, groups }) => ({
from: index + (groups?.['keep']?.length ?? 0),
to: index + found.length,
})));
const authorities = Array.from(text.matchAll(AUTHORITY), ({ 1: start = '', 2: authority = '', index }) => {
const from = index + start.length;
return { from, to: from + lengthOfUserInfo(authority, start) };
});
return [...credentials, ...authorities.filter(({ from, to }) => to > from)];
}
function lengthOfUserInfo(authority, start) {
const at = authority.lastIndexOf('@');
const colon = authority.indexOf(':');
if (at >= 0)
return start === '//' && (colon < 0 || colon > at) ? 0 : at;
const isNamed = colon > 0 && !authority.startsWith('[');
return isNamed ? Math.max(0, authority.indexOf('…', colon)) : 0;
}

;// CONCATENATED MODULE: ./src/redaction/needle.ts
const LARGEST_LEAST = 24;
const CUT = '…';
const LEAST_AT_CUT = 4;
function needleOf(text) {
const least = Math.min(LARGEST_LEAST, Math.ceil(text.length / 2));
const size = Math.floor((least + 1) / 2);
const blocks = Array.from({ length: Math.floor(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
let automaton = null;
return {
text,
least,
blocks: [...new Set(blocks)],
automaton: () => {
automaton ??= automatonOf(text);
return automaton;
},
};
}
function placesOf(needle, text) {
const found = needle.blocks.some((block) => text.includes(block)) ? largeParts(needle, text) : [];
return text.includes(CUT) ? [...found, ...beginningsAtCuts(needle, text)] : found;
}
function beginningsAtCuts({ text: needle, least }, text) {
const found = [];
for (let cut = text.indexOf(CUT); cut >= 0; cut = text.indexOf(CUT, cut + 1)) {
for (let length = Math.min(least, cut); length >= LEAST_AT_CUT; length -= 1) {
if (!text.startsWith(needle.slice(0, length), cut - length))
continue;
found.push({ from: cut - length, to: cut });
break;
}
}
return found;
}
function largeParts({ least, automaton }, text) {
const states = automaton();
const found = [];
let [state, length] = [0, 0];
for (let at = 0; at < text.length; at += 1) {
const unit = text.charCodeAt(at);
let next = states[state]?.next.get(unit);
while (next === undefined && state > 0) {
state = states[state]?.shorter ?? 0;
length = states[state]?.length ?? 0;
next = states[state]?.next.get(unit);
}
if (next === undefined)
continue;
state = next;
length += 1;
if (length < least)
continue;
const from = at - length + 1;
const last = found.at(-1);
if (last !== undefined && from <= last.to)
found[found.length - 1] = { from: Math.min(from, last.from), to: at + 1 };
else
found.push({ from, to: at + 1 });
}
return found;
}
function automatonOf(text) {
const states = [
{ length: 0, next: new Map(), shorter: -1 },
];
let last = 0;
for (let at = 0; at < text.length; at += 1) {
const unit = text.charCodeAt(at);
const added = states.push({ length: at + 1, next: new Map(), shorter: 0 }) - 1;
let state = last;
for (; state >= 0 && !states[state]?.next.has(unit); state = states[state]?.shorter ?? -1) {
states[state]?.next.set(unit, added);
}
const [before, after] = [states[state], states[states[state]?.next.get(unit) ?? -1]];
if (before !== undefined && after !== undefined) {
const reached = before.next.get(unit) ?? 0;
const shorter = after.length === before.length + 1 ? reached : states.length;
if (shorter === states.length) {
states.push({ length: before.length + 1, next: new Map(after.next), shorter: after.shorter });
for (; state >= 0 && states[state]?.next.get(unit) === reached; state = states[state]?.shorter ?? -1) {
states[state]?.next.set(unit, shorter);
}
after.shorter = shorter;
}
const newest = states[added];
if (newest !== undefined)
newest.shorter = shorter;
}
last = added;
}
return states;
}

;// CONCATENATED MODULE: ./src/redaction/text-view.ts
function asWritten(text) {
return { text, written: (part) => part };
}
function rewritten(view, pattern, replacement) {
const text = view.text.replace(pattern, replacement);
if (text === view.text)
return view;
let places = null;
return {
text,
written({ from, to }) {
places ??= text_view_placesOf(view.text, { pattern, replacement, length: text.length });
return view.written({ from: places.from[from] ?? 0, to: places.to[to - 1] ?? view.text.length });
},
};
}
function text_view_placesOf(before, { pattern, replacement, length }) {
const [from, to] = [new Uint32Array(length), new Uint32Array(length)];
let [at, copied] = [0, 0];
const note = (start, end) => {
from[at] = start;
to[at] = end;
at += 1;
};
const copyUntil = (end) => {
for (; copied < end; copied += 1)
note(copied, copied + 1);
};
for (const match of before.matchAll(pattern)) {
const [found] = match;
copyUntil(match.index);
copied = match.index + found.length;
for (let unit = replacement(found).length; unit > 0; unit -= 1)
note(match.index, copied);
}
copyUntil(before.length);
return { from, to };
}

;// CONCATENATED MODULE: ./src/redaction/readings.ts

const INVISIBLE = /(?:[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}){1,999}/gu;
const BLANK = /[\s\u2800]+/gu;
const ESCAPE = /%[CD][\dA-F]%[89AB][\dA-F]|%E[\dA-F](?:%[89AB][\dA-F]){2}|%F[0-4](?:%[89AB][\dA-F]){3}|%[\dA-F]{2}|=[\dA-F]{2}|\\u[\dA-F]{4}|\\u\{[\dA-F]{1,6}\}|\\x[\dA-F]{2}|\\[0-3]?[0-7]{2}|\\[!-/:-@[-`{-~bfnrt]|&#(?:x[\dA-F]{1,8}|\d{1,8});|&(?:amp|lt|gt|quot|apos|lowbar|UnderBar|hyphen|period|plus|sol|equals|colon);/gi;
function visible(view) {
return rewritten(view, INVISIBLE, () => '');
}
function withoutBlanks(view) {
return rewritten(view, BLANK, () => '');
}
function decoded(view) {
return rewritten(view, ESCAPE, decodeEscape);
}
const NAMED = {
'&amp;': '&',
'&lt;': '<',
'&gt;': '>',
'&quot;': '"',
'&apos;': "'",
'&lowbar;': '_',
'&underbar;': '_',
'&hyphen;': '-',
'&period;': '.',
'&plus;': '+',
'&sol;': '/',
'&equals;': '=',
'&colon;': ':',
};
const CONTROLS = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
function decodeEscape(written) {
if (written.startsWith('%'))
return percentDecoded(written);
if (written.startsWith('='))
return String.fromCharCode(Number.parseInt(written.slice(1), 16));
if (/^\\u\{/i.test(written))
return characterOf(Number.parseInt(written.slice(3, -1), 16), written);
if (/^\\[ux]/i.test(written))
return String.fromCharCode(Number.parseInt(written.slice(2), 16));
if (/^\\[0-7]/.test(written))
return String.fromCharCode(Number.parseInt(written.slice(1), 8));
if (written.startsWith('\\'))
return CONTROLS[written.slice(1).toLowerCase()] ?? written.slice(1);
if (/^&#x/i.test(written))
return characterOf(Number.parseInt(written.slice(3), 16), written);
if (written.startsWith('&#'))
return characterOf(Number.parseInt(written.slice(2), 10), written);
return NAMED[written.toLowerCase()] ?? written;
}
function characterOf(code, written) {
return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
function percentDecoded(written) {
try {
return decodeURIComponent(written);
}
catch {
return String.fromCharCode(Number.parseInt(written.slice(1, 3), 16));
}
}

;// CONCATENATED MODULE: ./src/redaction/secret-forms.ts



const SHORTEST_SECRET = 8;
function needlesOf(secret) {
const plain = withoutBlanks(visible(asWritten(secret)));
if (plain.text.length < SHORTEST_SECRET)
return [];
const once = compactDecoded(plain);
const bytes = Buffer.from(secret);
const hex = bytes.toString('hex');
const forms = [
plain.text,
once.text,
compactDecoded(once).text,
plain.text.replaceAll('"', '""'),
[...plain.text].reverse().join(''),
hex,
hex.toUpperCase(),
...[0, 1, 2].flatMap((offset) => base64Within(bytes, offset)),
];
return [...new Set(forms)].filter((form) => form.length >= SHORTEST_SECRET).map(needleOf);
}
function compactDecoded(view) {
return withoutBlanks(visible(decoded(view)));
}
function base64Within(bytes, offset) {
const from = Math.ceil((offset * 8) / 6);
const to = Math.floor(((offset + bytes.length) * 8) / 6);
const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
return [padded.toString('base64').slice(from, to), padded.toString('base64url').slice(from, to)];
}

;// CONCATENATED MODULE: ./src/redaction/redactor.ts






const ROUNDS = 3;
function createRedactor({ secrets }) {
const needles = secrets.flatMap(needlesOf);
const clean = (text) => covered(text, secretsIn(text, needles));
return (text) => {
if (!(0,marker_line/* looksMarked */.P8)(text))
return clean(text);
const line = (0,marker_line/* firstLine */.TM)(text);
return ((0,marker_line/* changeMarkerLine */.vB)(line, clean) ?? clean(line)) + clean(text.slice(line.length));
};
}
function secretsIn(text, needles) {
const found = [];
let view = asWritten(text);
for (let round = 0; round <= ROUNDS; round += 1) {
const seen = visible(view);
const compact = withoutBlanks(seen);
found.push(...credentialsIn(seen.text).map((place) => seen.written(place)));
for (const needle of needles) {
found.push(...placesOf(needle, compact.text).map((place) => compact.written(place)));
}
const next = decoded(seen);
if (next === seen)
break;
view = next;
}
return found;
}
function covered(text, secrets) {
if (secrets.length === 0)
return text;
const parts = [];
let end = 0;
for (const place of secrets.map((each) => widened(each, text)).toSorted((one, other) => one.from - other.from)) {
if (place.from > end || parts.length === 0) {
parts.push(text.slice(end, place.from), '***'.slice(0, place.to - place.from));
}
end = Math.max(end, place.to);
}
return parts.join('') + text.slice(end);
}
function widened({ from, to }, text) {
return {
from: backslashesBefore(text, from) % 2 === 1 ? from - 1 : from,
to: backslashesBefore(text, to) % 2 === 1 ? Math.min(to + 1, text.length) : to,
};
}
function backslashesBefore(text, at) {
let count = 0;
while (text[at - count - 1] === '\\')
count += 1;
return count;
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ hideUserInfo)
/* harmony export */ });
const AT = /[@\uFF20\uFE6B]|%(?:25)*(?:40|EF%(?:25)*BC%(?:25)*A0|EF%(?:25)*B9%(?:25)*AB)|&(?:#(?:64|x40)|commat);|\\u0040/gi;
const HOST = /^(?:[a-z][a-z\d+.-]*:(?=[\\/]))?[\\/]*(?![\\/])(?:\[[^\]]*\]|[^:\\/?#]*)(?::\d{0,5})?(?:[\\/?#].*)?$/is;
function hideUserInfo(address) {
const scheme = /^https?:[\\/]*/i.exec(address)?.[0] ?? '';
const parts = address.split(AT);
if (parts.length > 1)
return `${scheme}***@${parts.at(-1)}`;
const rest = address
.slice(scheme.length)
.normalize('NFKC')
.replace(/%(?:25)*3A/gi, ':');
return HOST.test(rest) ? address : `${scheme}***`;
}


/***/ }),

/***/ 6725:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
gQ: () => (/* binding */ createActionsRunner),
fJ: () => (/* binding */ fail),
wg: () => (/* binding */ inputOf),
QU: () => (/* binding */ maskSecrets)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(1659);
// EXTERNAL MODULE: ./src/runner/log-guard.ts
var log_guard = __webpack_require__(6596);
// EXTERNAL MODULE: ./src/runner/runner-files.ts
var runner_files = __webpack_require__(6640);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/runner/temp-files.ts
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




function createTempFiles(parent) {
const refuse = (cause) => {
const message = `Could not write a file to the folder ${JSON.stringify(parent)} (RUNNER_TEMP): ${(0,runner_files/* reasonOf */.A3)(cause)}.`;
const hint = 'Set RUNNER_TEMP to a writable folder on a disk with space left.';
throw new errors/* InputError */.dz([{ message, hint }], cause);
};
let folder = null;
return async (name, parts) => {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
folder ??= makeFolder(parent).catch(refuse);
const path = (0,external_node_path_.join)(await folder, name);
const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'w').catch(refuse), true);
for (const part of parts)
await file.writeFile(part).catch(refuse);
return path;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
};
}
async function makeFolder(parent) {
await (0,promises_.mkdir)(parent, { recursive: true });
return (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'docs-agent-'));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/runner/workspace-file.ts
var workspace_file_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var workspace_file_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




const LIMIT = 1024 * 1024;
async function readWorkspaceFile(workspace, path) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const refuse = (what, hint, cause) => new errors/* InputError */.dz([{ message: `Input "prompt-file" is ${JSON.stringify(path)}, ${what}.`, hint }], cause);
if (workspace === '')
throw refuse('but there is no workspace', 'GITHUB_WORKSPACE must be set, as a runner does.');
const root = await (0,promises_.realpath)(workspace).catch(() => (0,external_node_path_.resolve)(workspace));
const file = await realPathWithin(root, (0,external_node_path_.resolve)(root, path), refuse);
const handle = workspace_file_addDisposableResource(env_1, await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK).catch((cause) => {
throw refuse('which cannot be read', 'Use a text file that this step may read.', cause);
}), true);
const stat = await handle.stat();
if (!stat.isFile())
throw refuse('which is not a regular file', 'Use a text file.');
const now = await (0,promises_.lstat)(await realPathWithin(root, file, refuse)).catch(() => null);
if (now?.dev !== stat.dev || now.ino !== stat.ino) {
throw refuse('which changed while it was being opened', 'Use a file that no other process changes.');
}
if (stat.size > LIMIT)
throw refuse(`which has ${stat.size} bytes`, `The limit is ${LIMIT} bytes.`);
try {
return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
}
catch (cause) {
throw refuse('which is not UTF-8 text', 'Store it as UTF-8.', cause);
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = workspace_file_disposeResources(env_1);
if (result_1)
await result_1;
}
}
async function realPathWithin(root, path, refuse) {
const file = await (0,promises_.realpath)(path).catch((cause) => {
const hint = 'Check the path, and check out the repository before this step.';
throw refuse('which does not exist in the workspace', hint, cause);
});
const start = root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep;
if (!file.startsWith(start)) {
throw refuse('which is outside the workspace', 'Use a file of the checked-out repository.');
}
if (file.slice(start.length).split(external_node_path_.sep).some(isGit)) {
throw refuse('which leads to `.git`', 'Use a file of the repository; `.git` may hold the token of the checkout.');
}
return file;
}
function isGit(name) {
const plain = name.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').replace(/(?:::?\$.*|[. ]+)$/s, '');
return /^(?:\.git|git~\d+)$/i.test(plain);
}

;// CONCATENATED MODULE: ./src/runner/actions-runner.ts






const SUMMARY_LIMIT = 1024 * 1024;
const SECRET_INPUTS = ['api-key', 'github-token'];
function inputOf(name) {
return core/* getInput */.V4(name);
}
function maskSecrets() {
const secrets = SECRET_INPUTS.map(inputOf).filter((secret) => secret !== '');
for (const secret of secrets)
core/* setSecret */.Pq(secret);
return secrets;
}
function createActionsRunner(redact, environment = process.env) {
const cancelling = new AbortController();
const line = (text) => (0,log_guard/* guardLine */.Q)(redact(text));
const append = createAppender(environment, line);
const write = createTempFiles(environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)());
for (const signal of ['SIGINT', 'SIGTERM'])
process.on(signal, () => cancelling.abort());
return {
cancelled: cancelling.signal,
info: (text) => core/* info */.pq(line(text)),
debug: (text) => core/* debug */.Yz(line(text)),
warning: (message) => core/* warning */.$e(line(message)),
notice: (message) => core/* notice */.lm(line(message)),
group(title, texts) {
core/* startGroup */.Oh(line(title));
for (const each of texts.map(redact).flatMap(log_guard/* guardLines */.F))
core/* info */.pq(each);
core/* endGroup */.N4();
},
output: (name, value) => append('GITHUB_OUTPUT', (0,runner_files/* entryOf */.Ms)(name, redact(value))),
summary: async (markdown) => append('GITHUB_STEP_SUMMARY', `${withinLimit(redact(markdown))}\n`),
save: (name, value) => append('GITHUB_STATE', (0,runner_files/* entryOf */.Ms)(name, redact(value))),
writeTempFile: (name, parts) => write(name, Iterator.from(parts).map(redact)),
readWorkspaceFile: (path) => readWorkspaceFile(environment['GITHUB_WORKSPACE'] ?? '', path),
};
}
function fail(reasons, redact) {
for (const reason of reasons)
core/* error */.z3((0,log_guard/* guardLine */.Q)(redact(reason)));
process.exitCode = 1;
}
function createAppender(environment, line) {
const reported = new Set();
return (file, text) => {
const problem = (0,runner_files/* appendToRunnerFile */.CS)(file, text, environment);
if (problem === null || reported.has(file))
return;
reported.add(file);
core/* warning */.$e(line(problem));
};
}
function withinLimit(markdown) {
const bytes = Buffer.from(markdown);
if (bytes.length < SUMMARY_LIMIT)
return markdown;
return `${bytes.subarray(0, SUMMARY_LIMIT - 200).toString('utf8')}\n\n(cut: the summary is longer than GitHub shows)`;
}


/***/ }),

/***/ 2825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ readRunContext),
/* harmony export */   Pe: () => (/* binding */ trustsAnyCertificate),
/* harmony export */   uv: () => (/* binding */ readProxySettings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _redaction_user_info_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);




const REPOSITORY = /^[\w.-]{1,100}\/[\w.-]{1,100}$/;
function readRunContext(environment = process.env) {
const problems = trustsAnyCertificate(environment) ? [NO_CERTIFICATE_IS_CHECKED] : [];
const variable = (name, form, otherwise) => {
const value = environment[name] || otherwise || '';
if (!form.test(value))
problems.push(unusable(name, value));
return value;
};
const address = (name, otherwise) => {
const value = environment[name] || otherwise;
if (!URL.canParse(value) || !/^https?:/.test(value))
problems.push(unusable(name, (0,_redaction_user_info_js__WEBPACK_IMPORTED_MODULE_2__/* .hideUserInfo */ .M)(value)));
return value.replace(/\/+$/, '');
};
const context = {
repository: variable('GITHUB_REPOSITORY', REPOSITORY),
runId: variable('GITHUB_RUN_ID', /^\d{1,20}$/),
attempt: Number(variable('GITHUB_RUN_ATTEMPT', /^[1-9]\d{0,5}$/, '1')),
workflow: variable('GITHUB_WORKFLOW', /^/),
workflowPath: workflowPathOf(environment),
job: variable('GITHUB_JOB', /^/),
step: variable('GITHUB_ACTION', /^/),
actionRepository: variable('GITHUB_ACTION_REPOSITORY', /^/),
actor: variable('GITHUB_ACTOR', /^/),
sha: variable('GITHUB_SHA', /^/),
serverUrl: address('GITHUB_SERVER_URL', 'https://github.com'),
apiUrl: address('GITHUB_API_URL', 'https://api.github.com'),
eventName: variable('GITHUB_EVENT_NAME', /^[a-z_]{1,100}$/),
};
const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '', problems);
if (problems.length > 0)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(problems);
return { ...context, repositoryId: repositoryIdOf(environment, payload), payload };
}
function trustsAnyCertificate(environment = process.env) {
return environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0';
}
const NO_CERTIFICATE_IS_CHECKED = {
message: 'The variable NODE_TLS_REJECT_UNAUTHORIZED is 0, so nothing was sent: anyone on the network path could read the API key.',
hint: 'Remove it. For your own certificate authority, set NODE_EXTRA_CA_CERTS to its file.',
};
function repositoryIdOf(environment, payload) {
const variable = environment['GITHUB_REPOSITORY_ID'] ?? '';
if (/^[1-9]\d{0,14}$/.test(variable))
return Number(variable);
const read = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(payloadWithRepository, payload);
return read.success ? read.output.repository.id : null;
}
const payloadWithRepository = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
repository: valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(1)) }),
});
function workflowPathOf(environment) {
const [, path] = /^[^/]+\/[^/]+\/(.+?)(?:@refs\/.*|@[^@]*)$/s.exec(environment['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
return path ?? environment['GITHUB_WORKFLOW'] ?? '';
}
function readPayload(path, problems) {
try {
return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
}
catch (error) {
const state = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
problems.push({
message: `The event file ${JSON.stringify(path)} (GITHUB_EVENT_PATH) ${state}.`,
hint: RUNNER_HINT,
});
return null;
}
}
const RUNNER_HINT = 'This program expects the environment of a GitHub Actions step; to try it elsewhere, see "npm run demo".';
function unusable(name, value) {
const state = value === '' ? 'is not set' : `is ${JSON.stringify(value.slice(0, 100))}, which no runner sets`;
return { message: `The variable ${name} ${state}.`, hint: RUNNER_HINT };
}
function readProxySettings(environment = process.env) {
const either = (name) => environment[name] || environment[name.toUpperCase()] || undefined;
return { httpProxy: either('http_proxy'), httpsProxy: either('https_proxy'), noProxy: either('no_proxy') };
}


/***/ }),

/***/ 6385:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ NEVER_NOTED),
/* harmony export */   VH: () => (/* binding */ NOTED_BEFORE),
/* harmony export */   Yu: () => (/* binding */ endingOfJob),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   af: () => (/* binding */ endingOfFollow),
/* harmony export */   eq: () => (/* binding */ endingUnknown),
/* harmony export */   fB: () => (/* binding */ NOT_CREATED_BEFORE),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   nl: () => (/* binding */ endingNotCreated),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   uQ: () => (/* binding */ endingRemembered)
/* harmony export */ });
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(260);
/* harmony import */ var _jobs_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8857);
/* harmony import */ var _thread_status_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8908);



function endingOfFollow(end, { waitedMinutes, links }) {
const { job } = end;
switch (end.kind) {
case 'final':
return { ...endingOfJob(end.job, links), endedBefore: end.endedBefore };
case 'deadline':
if (end.silence !== null)
return { view: unreachable(end.silence), job };
return {
view: {
state: 'started',
seen: waitedMinutes === null ? { kind: 'not-waiting' } : { kind: 'still-running', waitedMinutes },
},
job,
};
case 'cancelled':
return { view: { state: 'started', seen: { kind: 'waiting-cancelled' } }, job };
case 'lost':
return { view: { state: 'started', seen: { kind: 'refused', problem: end.problem } }, job };
}
}
function endingOfJob(job, links) {
const nothing = { link: null, unlinked: null };
if (job.status === 'failed')
return { view: { state: 'finished', outcome: 'failed', ...nothing, reason: job.error }, job };
if (job.prLink === null) {
const outcome = job.status === 'archived' ? 'archived' : 'no-pull-request';
return { view: { state: 'finished', outcome, ...nothing }, job };
}
const view = { state: 'finished', outcome: 'pull-request', ...readNamed(job.prLink, links) };
return { view: job.status === 'archived' ? { ...view, archivedSince: true } : view, job };
}
function endingRemembered({ outcome, pullRequest }, links) {
const made = outcome === 'pull-request' ? pullRequest : null;
const link = made === null ? null : readNamed(made, links).link;
return { view: { state: 'finished', outcome, link, unlinked: null }, job: null };
}
function endingNotCreated(problem) {
return { view: { state: 'not-created', problem }, job: null };
}
const NOT_CREATED_BEFORE = {
message: "An earlier attempt's request had no effect; the status comment says why.",
hint: 'Fix it, then comment again or use the command "retry".',
};
const NEVER_NOTED = 'The run that sent the request ended before it could write down the answer.';
const NOTED_BEFORE = 'An earlier attempt could not tell; the status comment says why.';
function endingUnknown(evidence) {
return { view: { state: 'unknown', evidence }, job: null };
}
function endOf({ view, job, endedBefore = false }, now) {
if (view.state !== 'finished' || job === null)
return null;
return endedBefore ? { before: now } : now;
}
function pullRequestOf({ view, job }, links) {
if (view.state === 'finished')
return view;
return job === null || job.prLink === null ? { link: null, unlinked: null } : readNamed(job.prLink, links);
}
function readNamed(prLink, links) {
const read = (0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readPullRequestLink */ .HM)(prLink, links);
if (read.kind === 'link')
return { link: read.link, unlinked: null };
return { link: null, unlinked: { text: prLink, reason: read.reason } };
}
function endingWords({ view }, { jobId, request }) {
switch (view.state) {
case 'started':
return startedWords(view, { jobId: jobId ?? '', request });
case 'finished':
return finishedWords(view, { jobId: jobId ?? '', request });
case 'not-created': {
const { headline, sentence } = NOTHING_BEGUN[request];
const { problem } = view;
const said = `${sentence} ${problem.message}`;
return { result: 'not-created', headline, sentence: said, hint: problem.hint, problem };
}
case 'unknown': {
const { headline, sentence, hint } = UNKNOWN_WORDS[request];
const problem = { message: view.evidence, hint };
return { result: 'unknown-start', headline, sentence: `${sentence} ${view.evidence}`, hint, problem };
}
}
}
const NOTHING_BEGUN = {
job: { headline: 'not started', sentence: 'No job was started.' },
message: { headline: 'follow-up not sent', sentence: 'The follow-up was not sent.' },
};
const UNKNOWN_WORDS = {
job: {
headline: "can't tell whether a job started",
sentence: 'A job may have been started.',
hint: "We don't send the request twice, because that could start a second job: check the service first.",
},
message: {
headline: "can't tell whether the follow-up arrived",
sentence: 'The follow-up may have arrived.',
hint: "We don't send it twice, because the agent could then do the same work again: check the pull request first.",
},
};
function startedWords({ seen }, { jobId, request }) {
const running = { result: 'still-running', hint: null, problem: null };
switch (seen.kind) {
case 'working':
case 'not-waiting':
return {
...running,
headline: request === 'message' ? 'follow-up sent' : 'started',
sentence: `The job ${jobId} has ${request === 'message' ? 'the follow-up' : 'started'}; this run does not wait for it.`,
};
case 'waiting-cancelled':
case 'waiting-cancelled-ended':
return {
...running,
headline: 'waiting was cancelled, the job was not',
sentence: `Waiting was cancelled; the job ${jobId} was not.`,
};
case 'still-running': {
const waited = `${seen.waitedMinutes} ${seen.waitedMinutes === 1 ? 'minute' : 'minutes'}`;
return {
...running,
headline: 'still running',
sentence: `The job ${jobId} is still running; this run stopped waiting after ${waited}.`,
};
}
case 'refused':
return {
result: 'error',
headline: "can't check the job",
sentence: `The job ${jobId} may still be running, but the service doesn't show it: ${seen.problem.message}`,
hint: seen.problem.hint,
problem: seen.problem,
};
case 'unreachable':
return unreachableWords(seen, jobId);
}
}
function unreachableWords({ since, tries, reason, lastSeen }, jobId) {
const seen = lastSeen === null ? 'It was not seen in this run' : `It was last seen at ${(0,_thread_status_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .minute */ .Vc)(lastSeen)}`;
const message = `No usable answer from the service since ${(0,_thread_status_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .minute */ .Vc)(since)} (${tries} ${tries === 1 ? 'try' : 'tries'}): ${reason}`;
const hint = `The job ${jobId} may still be running. ${seen}.`;
return {
result: lastSeen === null ? 'error' : 'still-running',
headline: "can't check the job",
sentence: message,
hint,
problem: { message, hint },
};
}
function unreachable({ since, tries, reason, retryAfterMs, lastSeen }) {
const wait = retryAfterMs === null ? '' : ` The service asks us to wait ${(0,_jobs_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p)(retryAfterMs)}.`;
return { state: 'started', seen: { kind: 'unreachable', since, tries, reason: `${reason}${wait}`, lastSeen } };
}
function finishedWords(view, { jobId, request }) {
const { outcome, link, unlinked, archivedSince, update } = view;
if (outcome === 'failed')
return failedWords(view.reason, jobId);
const since = archivedSince === true ? ' The job has since been archived.' : '';
const hasPull = outcome === 'pull-request';
const { headline, words } = hasPull && request === 'message' ? FOLLOWED_UP[update ?? 'not-compared'] : FINISHED[outcome];
const where = link !== null ? `: ${link.url}` : unlinked === null ? '.' : `, which is not linked, because ${unlinked.reason}.`;
const { result } = FINISHED[outcome];
const sentence = `The job ${jobId} ${words}${hasPull ? where : '.'}${since}`;
return { result, headline, sentence, hint: null, problem: null };
}
function failedWords(reason, jobId) {
const failed = { result: 'failed', headline: 'failed', problem: null };
const sentence = `The job ${jobId} failed.`;
if (reason === undefined)
return { ...failed, sentence, hint: 'The status comment says why, if the service gave a reason.' };
if (reason === null)
return { ...failed, sentence, hint: 'The service gave no reason; check the job there.' };
const message = `The service says: ${reason}${/[.!?…]$/.test(reason) ? '' : '.'}`;
return { ...failed, sentence: `${sentence} ${message}`, hint: null, problem: { message, hint: '' } };
}
const FOLLOWED_UP = {
'new-commits': { headline: 'pull request updated', words: 'is finished and has added commits to its pull request' },
'no-new-commits': { headline: 'no new commits', words: 'is finished and has added no commits to its pull request' },
'not-compared': { headline: 'follow-up finished', words: 'has finished the follow-up in its pull request' },
};
const FINISHED = {
'pull-request': {
result: 'pull-request',
headline: 'pull request made',
words: 'is finished and has made a pull request',
},
'no-pull-request': {
result: 'no-pull-request',
headline: 'finished without a pull request',
words: 'finished without a pull request',
},
archived: { result: 'archived', headline: 'archived', words: 'was archived before it finished' },
'no-news': { result: 'still-running', headline: 'no update for 7 days', words: 'had no update for 7 days' },
};


/***/ }),

/***/ 2882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ watchedUntil),
/* harmony export */   WQ: () => (/* binding */ linkRules),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   nO: () => (/* binding */ oursOf)
/* harmony export */ });
/* harmony import */ var _thread_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7824);

function oursOf(login, { run, settings }) {
return { login, repository: repositoryOf(run), service: (0,_thread_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceHash */ .gH)(settings) };
}
function repositoryOf({ repositoryId, repository }) {
return { id: repositoryId, name: repository };
}
function linkRules({ run, settings }) {
return { serverUrl: run.serverUrl, linkHosts: settings.linkHosts };
}
function watchedUntil({ settings, clock }, afterWaitMs) {
return settings.wait ? clock.now() + settings.waitMinutes * 60_000 + afterWaitMs : clock.now();
}


/***/ }),

/***/ 9224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   HH: () => (/* binding */ whenItBroke),
/* harmony export */   ik: () => (/* binding */ adviceOn),
/* harmony export */   sw: () => (/* binding */ Caller)
/* harmony export */ });
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2398);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7675);
/* harmony import */ var _http_retry_after_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7821);
/* harmony import */ var _http_retry_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9043);
/* harmony import */ var _http_with_retries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8961);
/* harmony import */ var _describe_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6563);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(758);
/* harmony import */ var _tame_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1666);








class Caller {
projectId;
options;
constructor(options) {
this.options = options;
this.projectId = options.projectId;
}
async call(undertaking, options) {
const { baseUrl, apiKey, userAgent, send, clock, randomness } = this.options;
const { method, path, body, decode, mostRows, ...limits } = options;
const policy = _http_retry_table_js__WEBPACK_IMPORTED_MODULE_2__/* .RETRY_TABLE */ .m[undertaking];
const headers = {
authorization: `Bearer ${apiKey}`,
accept: 'application/json',
'user-agent': userAgent,
...(body === undefined ? {} : { 'content-type': 'application/json' }),
};
const { deadlineMs, maxBytes, freshConnection } = policy;
const exchange = { method, url: new URL(baseUrl + path), headers, deadlineMs, maxBytes, freshConnection };
const { result, tries } = await (0,_http_with_retries_js__WEBPACK_IMPORTED_MODULE_3__/* .withRetries */ .L)(policy, async (signal) => {
const ending = await send({ ...exchange, signal, ...(body === undefined ? {} : { body }) });
const decoded = ending.kind === 'answer' && isSuccess(ending) ? decodeAnswer(ending, { decode, mostRows }) : null;
return { result: { ending, decoded }, trouble: troubleOf(ending, decoded), retryAfterMs: this.waitOf(ending) };
}, { clock, randomness, ...limits });
return { ...result, tries };
}
waitOf(ending) {
return ending.kind === 'answer' ? (0,_http_retry_after_js__WEBPACK_IMPORTED_MODULE_6__/* .retryAfterMs */ .V)(ending.headers, this.options.clock.now()) : null;
}
refusal(undertaking, answer, tries) {
return (0,_refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalOf */ .O)(undertaking, answer, { tries, waitMs: this.waitOf(answer) });
}
evidence({ ending, decoded }, when = '') {
if (ending.kind === 'failure')
return `${(0,_tame_js__WEBPACK_IMPORTED_MODULE_7__/* .tame */ .a)(ending.message)}${when}.`;
return (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .describeAnswer */ .O1)(ending, decoded?.kind === 'problem' ? decoded.problem : null);
}
}
function reasonOf({ ending, decoded }) {
if (ending.kind === 'failure')
return ending.reason;
if (decoded?.kind === 'problem')
return decoded.reason;
return `HTTP ${ending.status}${(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .isInFront */ .zl)(ending) ? ' from a proxy or firewall' : ''}`;
}
function adviceOn(ending) {
if (ending.kind === 'answer')
return (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .isInFront */ .zl)(ending) ? _describe_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .FRONT_HINT */ .Ge : 'Try again later.';
if (ending.failure === 'certificate') {
return "Ask the service's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.";
}
if (ending.failure === 'cancelled')
return 'Run it again if it is still needed.';
return "Check `base-url` and the runner's network, including proxies.";
}
function whenItBroke(ending) {
if (ending.kind === 'answer')
return '';
if (ending.status === null)
return ', after the request was sent';
return `, after the answer began with HTTP ${ending.status}`;
}
function isSuccess({ status }) {
return status >= 200 && status < 300;
}
function decodeAnswer(answer, { decode, mostRows }) {
const body = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .V)(answer, mostRows);
return body.kind === 'json' ? decode(body.value, body.cut) : body;
}
function troubleOf(ending, decoded) {
if (ending.kind === 'failure')
return (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfFailure */ .x)(ending);
if (ending.status === 429)
return 'rate-limit';
if (ending.status === 408 || ending.status === 425)
return 'passing';
if (ending.status >= 500)
return 'server';
return decoded?.kind === 'problem' ? 'bad-body' : null;
}


/***/ }),

/***/ 5137:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ decodeCreatedJob),
/* harmony export */   Qm: () => (/* binding */ decodeJob),
/* harmony export */   cN: () => (/* binding */ decodeVisitors),
/* harmony export */   f0: () => (/* binding */ paths)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(260);
/* harmony import */ var _tame_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1666);



const LIMITS = { leastLimit: 1, mostLimit: 250, defaultLimit: 50, leastOffset: 0 };
const paths = {
createJob: (project) => `/v2/agent/${encodeURIComponent(project)}/job`,
readJob: (project, job) => `/v2/agent/${encodeURIComponent(project)}/job/${encodeURIComponent(job)}`,
message: (project, job) => `${paths.readJob(project, job)}/message`,
visitors: (project) => `/v1/analytics/${encodeURIComponent(project)}/visitors`,
};
const detail = valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), null), null);
const status = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => {
const reportedStatus = typeof value === 'string' ? value : null;
return { reportedStatus, status: (0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readStatus */ .rk)(reportedStatus ?? '') ?? 'active' };
}));
const prLink = valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((link) => (/^(?:null)?$/i.test(link.trim()) ? null : link.trim()))), null);
const LONGEST_REASON = 1_200;
const error = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(detail, valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((text) => (0,_tame_js__WEBPACK_IMPORTED_MODULE_2__/* .tame */ .a)(text ?? '', LONGEST_REASON) || null));
const jobFields = {
status: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(status),
source: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repository: detail, ref: detail }), null), null),
model: detail,
error,
createdAt: detail,
archivedAt: detail,
};
const readJobSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...jobFields, id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), null), prLink });
const createdJobSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
...jobFields,
id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(_jobs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .mu, 'an id of 1 to 128 printable ASCII characters')),
prLink: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(prLink, null),
});
const COUNT = 'a whole number of at least 0';
const count = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b(COUNT), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0, COUNT));
const counts = { human: count, ai: count, total: count };
const rowSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ...counts });
const visitorsSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
totals: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(counts),
visitors: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
hasMore: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
const jobRequestSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ prompt: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minLength */ .BpQ(1)) });
function decodeJob(value, asked) {
const job = decode(readJobSchema, value, 'job');
if (job.kind === 'problem')
return job;
if (job.value.id !== null && job.value.id !== asked)
return OTHER_JOB;
return { kind: 'value', value: toJob(asked, job.value) };
}
const OTHER_JOB = {
kind: 'problem',
problem: 'job.id: expected the requested id, got another one',
reason: 'another job',
};
function decodeCreatedJob(value) {
const job = decode(createdJobSchema, value, 'job');
return job.kind === 'problem' ? job : { kind: 'value', value: toJob(job.value.id, job.value) };
}
function decodeVisitors(value, { limit = LIMITS.mostLimit, cut = false } = {}) {
const page = decode(visitorsSchema, value, 'visitors');
if (page.kind === 'problem')
return page;
const { totals, visitors, hasMore } = page.value;
const rows = visitors.slice(0, limit);
const pages = rows.flatMap((row) => {
const read = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(rowSchema, row, { abortEarly: true });
return read.success ? [read.output] : [];
});
const isLonger = cut || visitors.length > limit;
const rejectedRows = rows.length - pages.length;
return { kind: 'value', value: { totals, pages, hasMore: hasMore || isLonger, rejectedRows } };
}
function toJob(id, job) {
const { source, status: seen, ...rest } = job;
return {
...rest,
id,
status: seen?.status ?? 'active',
reportedStatus: seen?.reportedStatus ?? null,
repository: source?.repository ?? null,
ref: source?.ref ?? null,
};
}
function decode(schema, value, name) {
if (Array.isArray(value))
return problemAt(name, 'an object, got a list');
const read = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
if (read.success)
return { kind: 'value', value: read.output };
const [issue] = read.issues;
const path = valibot__WEBPACK_IMPORTED_MODULE_1__/* .getDotPath */ .BuJ(issue);
return problemAt(path === null ? name : `${name}.${path}`, expectationOf(issue));
}
function problemAt(path, expectation) {
return { kind: 'problem', problem: `${path}: expected ${expectation}`, reason: `invalid ${path}` };
}
const KINDS = {
string: 'a string',
number: 'a number',
boolean: 'a boolean',
array: 'a list',
object: 'an object',
};
function expectationOf({ kind, type, path, message, input }) {
if (kind === 'validation')
return message;
const expected = type === 'object' && input === undefined && path !== undefined ? 'a value' : (KINDS[type] ?? type);
return `${expected}, got ${kindOf(input)}`;
}
function kindOf(value) {
if (value === undefined)
return 'nothing';
if (value === null)
return 'null';
return Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? typeof value);
}


/***/ }),

/***/ 6563:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
Ge: () => (/* binding */ FRONT_HINT),
O1: () => (/* binding */ describeAnswer),
zl: () => (/* binding */ isInFront),
AA: () => (/* binding */ isWebPage),
h9: () => (/* binding */ refusedInFront),
Cc: () => (/* binding */ theirWords)
});

// EXTERNAL MODULE: ./src/http/json.ts + 1 modules
var json = __webpack_require__(7675);
;// CONCATENATED MODULE: ./src/service/error-words.ts

const WORD_FIELDS = ['error', 'message', 'msg', 'title', 'detail', 'details', 'errors'];
const DEEPEST = 5;
const MOST_PARTS = 20;
function wordsIn(answer) {
const body = (0,json/* readJson */.V)(answer);
if (body.kind === 'json')
return decodeErrorText(body.value);
const type = answer.headers.get('content-type') ?? '';
return /^text\/plain\s*(?:;|$)/i.test(type) ? joined(textsIn(new TextDecoder().decode(answer.body), 0)) : null;
}
function decodeErrorText(value) {
return joined(isObject(value) ? wordFieldsOf(value, DEEPEST) : textsIn(value, DEEPEST));
}
function joined(texts) {
return texts.length === 0 ? null : [...new Set(texts)].join('; ');
}
function wordFieldsOf(value, depth) {
return WORD_FIELDS.flatMap((name) => textsIn(value[name], depth - 1));
}
function textsIn(value, depth) {
if (typeof value === 'string')
return value.trim() === '' || looksLikeHtml(value) ? [] : [value.trim()];
if (depth <= 0)
return [];
if (Array.isArray(value))
return value.slice(0, MOST_PARTS).flatMap((part) => textsIn(part, depth - 1));
if (!isObject(value))
return [];
const words = wordFieldsOf(value, depth);
return words.length > 0
? words
: Object.entries(value)
.slice(0, MOST_PARTS)
.flatMap(labelled(depth - 1));
}
function labelled(depth) {
return ([name, value]) => {
const isFact = typeof value === 'number' || typeof value === 'boolean';
const texts = isFact ? [String(value)] : textsIn(value, depth);
return texts.length === 0 ? [] : [`${name}: ${texts.join(', ')}`];
};
}
function looksLikeHtml(text) {
return /^\s*<|<(?:[!/?]|(?:a|b|body|br|center|div|h[1-6]|head|hr|html|p|pre|script|span|style|title)\b)/i.test(text);
}
function isObject(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./src/service/tame.ts
var tame = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/service/describe-answer.ts



const LONGEST_HEADER = 60;
const FRONT_HINT = 'Ask its operator to let requests of this runner through (their user agent begins with "docs-agent"), or use a runner in another network.';
function describeAnswer(answer, problem) {
const type = (0,tame/* tame */.a)(answer.headers.get('content-type') ?? '', LONGEST_HEADER) || 'no content type';
const itself = `HTTP ${answer.status} (${type})${problem === null ? '' : `: ${problem}`}`;
return `${refusedInFront(answer) ?? itself}.${theirWords(answer)}`;
}
function refusedInFront({ status, headers }) {
if (!isInFront({ status, headers }))
return null;
const marks = ['server', 'cf-ray'].flatMap((name) => {
const value = (0,tame/* tame */.a)(headers.get(name) ?? '', LONGEST_HEADER);
return value === '' ? [] : [`${name}: ${value}`];
});
return ['refused by something in front of the service (proxy or firewall)', `HTTP ${status}`, ...marks].join(', ');
}
function isInFront({ status, headers }) {
return (status === 403 || status === 503) && !(0,json/* saysJson */.d)(headers);
}
function isWebPage({ headers, body }) {
const type = headers.get('content-type') ?? '';
if (/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type))
return true;
if (type !== '' && !/^text\/plain\s*(?:;|$)/i.test(type))
return false;
return /^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(body.subarray(0, 200)));
}
function theirWords(answer) {
const words = (0,tame/* tame */.a)(wordsIn(answer) ?? '');
if (words === '')
return '';
return ` It says: ${words}${/[.!?…]$/.test(words) ? '' : '.'}`;
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createJobReader)
/* harmony export */ });
/* harmony import */ var _caller_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9224);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5137);


function createJobReader(options) {
const caller = new _caller_js__WEBPACK_IMPORTED_MODULE_0__/* .Caller */ .sw(options);
return { readJob: (id, cancelled) => readJob(caller, id, cancelled) };
}
async function readJob(caller, id, cancelled) {
const call = await caller.call('read-job', {
method: 'GET',
path: _contract_js__WEBPACK_IMPORTED_MODULE_1__/* .paths */ .f0.readJob(caller.projectId, id),
decode: (value) => (0,_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJob */ .Qm)(value, id),
cancelled,
});
const { ending, decoded } = call;
if (decoded?.kind === 'value')
return { kind: 'job', job: decoded.value };
if (ending.kind === 'answer') {
const kind = ending.status === 404 ? 'missing' : ending.status === 401 || ending.status === 403 ? 'refused' : null;
if (kind !== null)
return { kind, problem: caller.refusal('read-job', ending, call.tries) };
}
const problem = {
message: caller.evidence(call),
hint: 'This says nothing about the job; we check it again.',
};
return { kind: 'failed', reason: (0,_caller_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(call), problem, retryAfterMs: caller.waitOf(ending) };
}


/***/ }),

/***/ 758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf),
/* harmony export */   X: () => (/* binding */ isCertainRefusal)
/* harmony export */ });
/* harmony import */ var _describe_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6563);

const FIX = 'Fix what the service reports; if it reports nothing, check `base-url`.';
const NEW_KEY = 'create a new admin API key on the API keys page of the project and store it as the secret.';
const UNKNOWN_PROJECT = {
message: 'does not know the project',
hint: 'Check `project-id` on the API keys page, and `base-url`.',
};
const TOO_MANY = { message: 'got too many requests', hint: '' };
const REFUSALS = {
400: { message: 'refused the request as malformed', hint: FIX },
401: {
message: 'does not accept the API key: it is wrong, expired or revoked',
hint: `Keys often expire after 90 days: ${NEW_KEY}`,
},
402: {
message: 'refused because of the plan or missing credits',
hint: 'Check the plan and the remaining credits at the service.',
},
403: {
message: "doesn't allow this API key to do that",
hint: "Check the key's scope, the service's IP allow-list and the plan.",
},
404: UNKNOWN_PROJECT,
413: { message: 'says the request is too long', hint: FIX },
422: { message: 'does not accept the request', hint: FIX },
429: TOO_MANY,
};
const SPECIAL_REFUSALS = {
'create-job': {
413: { message: 'says the prompt is too long', hint: 'Shorten the instruction, or set `context: none`.' },
429: { ...TOO_MANY, hint: 'A project can usually start 100 jobs an hour.' },
},
'send-message': {
404: {
message: 'does not know the job, or takes no messages to jobs',
hint: 'Start another job instead.',
},
405: { message: 'takes no messages to jobs', hint: 'Start another job instead.' },
409: {
message: 'is still working on an earlier message to this job',
hint: 'Wait until it is done, then retry.',
},
413: { message: 'says the message is too long', hint: 'Shorten the instruction.' },
429: { ...TOO_MANY, hint: 'A project can usually send 100 messages an hour.' },
},
'read-job': {
404: {
message: 'does not know the job, or not in this project',
hint: 'Check `job-id`, `project-id` and `base-url`.',
},
},
'read-visitors': {
401: {
message: 'does not accept the API key: it is wrong, expired or revoked',
hint: `Keys often expire after 90 days, and then a weekly report fails with 401: ${NEW_KEY}`,
},
429: { ...TOO_MANY, hint: 'The analytics of an organization usually share 100 requests an hour.' },
},
};
const CERTAIN_REFUSALS = [400, 401, 402, 403, 404, 413, 422, 429];
function isCertainRefusal(status) {
return CERTAIN_REFUSALS.includes(status);
}
const OUTSIDE_THE_INTERFACE = {
message: 'returned an undocumented answer',
hint: 'Try again later; if it happens again, check `base-url`.',
};
function refusalOf(undertaking, answer, { tries, waitMs }) {
const { status } = answer;
const says = (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .theirWords */ .Cc)(answer);
const inFront = (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedInFront */ .h9)(answer);
if (inFront !== null)
return { message: `The request was ${inFront}.${says}`, hint: _describe_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .FRONT_HINT */ .Ge };
const { message, hint } = SPECIAL_REFUSALS[undertaking][status] ?? REFUSALS[status] ?? OUTSIDE_THE_INTERFACE;
const often = tries > 1 ? `, tried ${tries} times` : '';
return {
message: `The service ${message} (HTTP ${status}${often}).${says}`,
hint: status === 429 ? `${whenAgain(waitMs)} ${hint}`.trimEnd() : hint,
};
}
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
function whenAgain(waitMs) {
if (waitMs === null)
return "The service doesn't say when to try again.";
if (waitMs > 24 * HOUR_MS)
return 'The service asks to wait more than a day.';
return `The service asks to wait ${duration(waitMs)}.`;
}
function duration(ms) {
if (ms < 2 * MINUTE_MS)
return counted(Math.ceil(ms / SECOND_MS), 'second');
if (ms < 2 * HOUR_MS)
return counted(Math.ceil(ms / MINUTE_MS), 'minute');
return counted(Math.ceil(ms / HOUR_MS), 'hour');
}
function counted(count, unit) {
return `${count} ${unit}${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 1666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ tame)
/* harmony export */ });
const LONGEST_WORDS = 300;
function tame(text, longest = LONGEST_WORDS) {
const line = text
.toWellFormed()
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\0]+/gu, '')
.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
.trim();
const characters = [...line.slice(0, 2 * longest + 2)];
return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}


/***/ }),

/***/ 9580:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ HANDOVER_CLAIM),
/* harmony export */   AB: () => (/* binding */ START_WITHIN_MS),
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   Df: () => (/* binding */ isWatched),
/* harmony export */   MI: () => (/* binding */ endBelievedFrom),
/* harmony export */   QO: () => (/* binding */ isStale),
/* harmony export */   SH: () => (/* binding */ mayStart),
/* harmony export */   Wx: () => (/* binding */ RETRY_CLAIM),
/* harmony export */   al: () => (/* binding */ laterRun),
/* harmony export */   b3: () => (/* binding */ WATCHED_AFTER_WAIT_MS),
/* harmony export */   cm: () => (/* binding */ SECOND_HANDOVER_CLAIM),
/* harmony export */   kS: () => (/* binding */ NOTICE_CLAIM),
/* harmony export */   yW: () => (/* binding */ isEarlierAttempt)
/* harmony export */ });
function mayStart(answer) {
return answer === 'created';
}
function isTaken(found) {
return found !== null;
}
const NOTICE_CLAIM = 'hooray';
const RETRY_CLAIM = 'rocket';
const HANDOVER_CLAIM = 'eyes';
const SECOND_HANDOVER_CLAIM = 'heart';
const STARTING_IS_STALE_MS = 10 * 60_000;
const START_WITHIN_MS = 5 * 60_000;
const WATCHED_AFTER_WAIT_MS = 2 * 60_000;
const END_BELIEVED_AFTER_MS = 60_000;
function endBelievedFrom({ request, askedAt }, sentAt = null) {
return request === 'message' ? Math.max(Date.parse(askedAt), sentAt ?? 0) + END_BELIEVED_AFTER_MS : 0;
}
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
return { kind: 'report-not-created' };
if (state === 'unknown' || jobId === null)
return { kind: 'report-unknown' };
return outcome === null ? { kind: 'follow', jobId } : { kind: 'report-end', jobId, outcome };
}
function isEarlierAttempt(marker, { runId, attempt }) {
return marker.run === runId && marker.attempt < attempt;
}
function isWatched({ watchedUntil }, now) {
return now < Date.parse(watchedUntil);
}
function isStale(marker, now) {
const old = now - Date.parse(marker.askedAt) > STARTING_IS_STALE_MS;
return marker.state === 'starting' && old && !isWatched(marker, now);
}


/***/ }),

/***/ 2713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ve: () => (/* binding */ editUnlessChanged),
/* harmony export */   kx: () => (/* binding */ editUnlessGone)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2207);


async function editUnlessChanged({ comment: { kind, id }, basis, body, ours, withinMs }, repository) {
const hurry = withinMs === undefined ? {} : { withinMs: withinMs / 2 };
const read = () => readAfresh({ kind, id }, { basis, ours, hurry }, repository);
const first = await read();
if (first.end !== null)
return first.end;
const ends = [];
const mayRepeat = async () => {
const { comment, end } = await read();
const written = comment !== null && end?.kind === 'changed' && saysSame(comment, { ...comment, body }, ours);
if (end !== null)
ends.push(written ? { kind: 'edited', comment } : end);
return end === null;
};
try {
const careful = () => mayRepeat().catch((error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryErrorOf */ .wz)(error) === null);
const comment = await editUnlessGone({ kind, id }, { body, ...hurry, mayRepeat: careful }, repository);
return comment === null ? { kind: 'gone' } : { kind: 'edited', comment };
}
catch (error) {
const [end] = ends;
if (end === undefined)
throw error;
return end;
}
}
async function readAfresh(ref, { basis, ours, hurry }, repository) {
const comment = await repository.comment(ref, hurry);
if (comment === null)
return { comment, end: { kind: 'gone' } };
const marker = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .believedMarker */ .b8)(comment, ours);
if (marker === null || marker === 'unreadable')
return { comment, end: { kind: 'changed', marker: null } };
return { comment, end: isSame(marker, basis) ? null : { kind: 'changed', marker } };
}
function saysSame(one, other, ours) {
const [first, second] = [(0,_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .believedMarker */ .b8)(one, ours), (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .believedMarker */ .b8)(other, ours)];
return typeof first === 'object' && first !== null && typeof second === 'object' && second !== null
? isSame(first, second)
: false;
}
async function editUnlessGone(comment, { body, ...hurry }, repository) {
try {
return await repository.editComment(comment, body, hurry);
}
catch (error) {
if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryErrorOf */ .wz)(error).failure !== 'missing')
throw error;
if (hurry.withinMs !== undefined || (await repository.comment(comment)) === null)
return null;
return repository.editComment(comment, body);
}
}
function isSame(one, other) {
return (one.run === other.run &&
one.attempt === other.attempt &&
one.jobId === other.jobId &&
one.state === other.state &&
one.outcome === other.outcome);
}


/***/ }),

/***/ 1719:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ causingComment),
/* harmony export */   Db: () => (/* binding */ jobId),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Vz: () => (/* binding */ runId),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   tW: () => (/* binding */ hash),
/* harmony export */   uR: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(260);


const hash = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^[0-9a-f]{64}$/));
const jobId = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(_jobs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .mu));
const runId = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^\d{1,20}$/));
const repositoryName = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^[\w.-]{1,100}\/[\w.-]{1,100}$/));
const count = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(1));
const instant = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), valibot__WEBPACK_IMPORTED_MODULE_1__/* .isoTimestamp */ .yhX());
const causingComment = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['issue-comment', 'review-comment']), id: count });


/***/ }),

/***/ 7824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ LONGEST_PULL_REQUEST),
/* harmony export */   Vc: () => (/* binding */ FINISHED_OUTCOMES),
/* harmony export */   cO: () => (/* binding */ namesJob),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   gH: () => (/* binding */ serviceHash),
/* harmony export */   hh: () => (/* binding */ ANNOUNCEMENTS),
/* harmony export */   j0: () => (/* binding */ firstStepHash),
/* harmony export */   n4: () => (/* binding */ stepHash),
/* harmony export */   xH: () => (/* binding */ instructionHash),
/* harmony export */   xj: () => (/* binding */ STATES)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _marker_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4452);


const STATES = ['starting', 'started', 'finished', 'not-created', 'unknown'];
const FINISHED_OUTCOMES = ['pull-request', 'no-pull-request', 'failed', 'archived', 'no-news'];
const ANNOUNCEMENTS = ['reaction', 'notice', 'handover'];
function namesJob({ state, request }) {
return state === 'started' || state === 'finished' || request === 'message';
}
const LONGEST_PULL_REQUEST = 200;
function writeMarker(marker) {
return (0,_marker_line_js__WEBPACK_IMPORTED_MODULE_1__/* .writeMarkerLine */ .aE)({ kind: 'job', ...marker }, 2);
}
function instructionHash(instruction) {
return sha256(instruction);
}
function serviceHash({ baseUrl, projectId }) {
return sha256(JSON.stringify([baseUrl, projectId]));
}
function stepHash({ workflowPath, job, step }, leg) {
return sha256(JSON.stringify([2, workflowPath, job, step, sha256(leg)]));
}
function firstStepHash({ workflow, job, step }) {
return sha256(JSON.stringify([workflow, job, step]));
}
function sha256(text) {
return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}


/***/ }),

/***/ 2207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
b8: () => (/* binding */ believedMarker),
Hb: () => (/* binding */ ofComment),
D5: () => (/* binding */ ownComments),
un: () => (/* binding */ requestedAt),
RB: () => (/* binding */ sameRepository)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./src/marker-line.ts
var marker_line = __webpack_require__(4452);
// EXTERNAL MODULE: ./src/thread/marker.ts
var thread_marker = __webpack_require__(7824);
// EXTERNAL MODULE: ./src/thread/marker-parts.ts
var marker_parts = __webpack_require__(1719);
;// CONCATENATED MODULE: ./src/thread/marker-version-1.ts



const schema = dist/* pipe */.FsL(dist/* strictObject */.rej({
kind: dist/* literal */.euz('job'),
repository: marker_parts/* repositoryName */.aR,
trigger: dist/* variant */.Oxt('kind', [marker_parts/* causingComment */.Ah, dist/* strictObject */.rej({ kind: dist/* literal */.euz('run'), run: marker_parts/* runId */.Vz, step: marker_parts/* hash */.tW })]),
instructionComment: dist/* nullable */.mee(marker_parts/* causingComment */.Ah),
baseUrl: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^https?:\/\/[\x21-\x7E]+$/), dist/* maxLength */.Ru6(500)),
project: marker_parts/* jobId */.Db,
instructionHash: marker_parts/* hash */.tW,
state: dist/* picklist */.KIO(thread_marker/* STATES */.xj),
outcome: dist/* nullable */.mee(dist/* picklist */.KIO(thread_marker/* FINISHED_OUTCOMES */.Vc)),
jobId: dist/* nullable */.mee(marker_parts/* jobId */.Db),
run: marker_parts/* runId */.Vz,
attempt: marker_parts/* count */.U9,
askedAt: marker_parts/* instant */.uR,
}), dist/* check */.z6Y((marker) => (marker.state === 'started' || marker.state === 'finished') === (marker.jobId !== null)), dist/* check */.z6Y(({ state, outcome }) => (state === 'finished') === (outcome !== null)));
const WATCHED_MS = 32 * 60_000;
function readFirstVersion(value) {
const read = dist/* safeParse */.xLC(schema, value);
if (!read.success)
return null;
const { kind: _kind, repository, trigger, baseUrl, project, run, ...rest } = read.output;
return {
...rest,
repository: { id: null, name: repository },
trigger: trigger.kind === 'run' ? { kind: 'run', step: trigger.step } : trigger,
run: trigger.kind === 'run' ? trigger.run : run,
service: (0,thread_marker/* serviceHash */.gH)({ baseUrl, projectId: project }),
request: 'job',
pullRequest: null,
head: null,
watchedUntil: new Date(Date.parse(rest.askedAt) + WATCHED_MS).toISOString(),
told: rest.state === 'starting' || rest.state === 'started' ? [] : thread_marker/* ANNOUNCEMENTS */.hh,
};
}

;// CONCATENATED MODULE: ./src/thread/read-marker.ts





const read_marker_schema = dist/* pipe */.FsL(dist/* strictObject */.rej({
kind: dist/* literal */.euz('job'),
repository: dist/* strictObject */.rej({ id: dist/* nullable */.mee(marker_parts/* count */.U9), name: marker_parts/* repositoryName */.aR }),
trigger: dist/* variant */.Oxt('kind', [marker_parts/* causingComment */.Ah, dist/* strictObject */.rej({ kind: dist/* literal */.euz('run'), step: marker_parts/* hash */.tW })]),
instructionComment: dist/* nullable */.mee(marker_parts/* causingComment */.Ah),
service: marker_parts/* hash */.tW,
instructionHash: marker_parts/* hash */.tW,
request: dist/* picklist */.KIO(['job', 'message']),
state: dist/* picklist */.KIO(thread_marker/* STATES */.xj),
outcome: dist/* nullable */.mee(dist/* picklist */.KIO(thread_marker/* FINISHED_OUTCOMES */.Vc)),
jobId: dist/* nullable */.mee(marker_parts/* jobId */.Db),
pullRequest: dist/* nullable */.mee(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(thread_marker/* LONGEST_PULL_REQUEST */.BH), dist/* regex */.yGV(/^https?:\/\/[!#-[\]-~]+$/))),
head: dist/* nullable */.mee(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{40,64}$/))),
run: marker_parts/* runId */.Vz,
attempt: marker_parts/* count */.U9,
askedAt: marker_parts/* instant */.uR,
watchedUntil: marker_parts/* instant */.uR,
told: dist/* pipe */.FsL(dist/* array */.YOg(dist/* picklist */.KIO(thread_marker/* ANNOUNCEMENTS */.hh)), dist/* maxLength */.Ru6(thread_marker/* ANNOUNCEMENTS */.hh.length)),
answered: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
}), dist/* check */.z6Y((marker) => (0,thread_marker/* namesJob */.cO)(marker) === (marker.jobId !== null)), dist/* check */.z6Y(({ state, outcome }) => (state === 'finished') === (outcome !== null)), dist/* check */.z6Y(({ state, answered }) => answered === undefined || state === 'not-created'));
const LONGEST = 2048;
const otherKind = dist/* object */.Ikc({ kind: dist/* picklist */.KIO(['report', 'notice', 'handover']) });
function readMarker(body) {
if (!(0,marker_line/* looksMarked */.P8)(body))
return { kind: 'none' };
const line = (0,marker_line/* readMarkerLine */.X9)(body);
if (dist.is(otherKind, line?.value))
return { kind: 'none' };
if (line === undefined || (0,marker_line/* firstLine */.TM)(body).length > LONGEST)
return { kind: 'unreadable' };
const marker = line.version === 1 ? readFirstVersion(line.value) : readSecondVersion(line.value);
return marker === null ? { kind: 'unreadable' } : { kind: 'marker', marker };
}
function readSecondVersion(value) {
const read = dist/* safeParse */.xLC(read_marker_schema, value);
if (!read.success)
return null;
const { kind: _kind, ...marker } = read.output;
return marker;
}

;// CONCATENATED MODULE: ./src/thread/own-comments.ts

function ownComments(comments, ours) {
const unique = [...new Map(comments.map((comment) => [`${comment.kind}/${comment.id}`, comment])).values()];
const believed = unique.map((comment) => ({ comment, marker: believedMarker(comment, ours) }));
return {
marked: believed.flatMap(({ comment, marker }) => marker === null || marker === 'unreadable' ? [] : [{ ...comment, marker }]),
unreadable: believed.flatMap(({ comment, marker }) => (marker === 'unreadable' ? [comment] : [])),
};
}
function believedMarker({ author, body }, { login, repository, service }) {
if (author !== login)
return null;
const read = readMarker(body);
if (read.kind !== 'marker')
return read.kind === 'unreadable' ? 'unreadable' : null;
const { marker } = read;
return (service === null || marker.service === service) && sameRepository(marker.repository, repository)
? marker
: null;
}
function ofComment({ marked }, { kind, id }) {
return marked.findLast(({ marker: { trigger } }) => trigger.kind === kind && trigger.id === id) ?? null;
}
function requestedAt({ marker, createdAt }) {
const at = Date.parse(marker.trigger.kind === 'run' ? marker.askedAt : createdAt);
return at - (at % 1000);
}
function sameRepository(one, other) {
if (one.id !== null && other.id !== null)
return one.id === other.id;
return one.name.toLowerCase() === other.name.toLowerCase();
}


/***/ }),

/***/ 8908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ withMarker),
/* harmony export */   Vc: () => (/* binding */ minute),
/* harmony export */   _Z: () => (/* binding */ markerFor),
/* harmony export */   cp: () => (/* binding */ adviceFor),
/* harmony export */   uc: () => (/* binding */ renderStatusComment),
/* harmony export */   ui: () => (/* binding */ instructionFold),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3758);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7824);


function markerFor(view, base, known) {
const link = view.state === 'finished' ? view.link : null;
const remembers = view.state === 'finished' || base.request === 'message';
const address = link?.url ?? (remembers ? (known.pullRequest ?? null) : null);
const { repository, trigger, instructionComment, service, instructionHash, request, head } = base;
const { run, attempt, askedAt, watchedUntil, told } = base;
return {
...{ repository, trigger, instructionComment, service, instructionHash, request },
state: view.state,
outcome: view.state === 'finished' ? view.outcome : null,
jobId: (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .namesJob */ .cO)({ state: view.state, request }) ? known.jobId : null,
pullRequest: address !== null && address.length <= _marker_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_PULL_REQUEST */ .BH ? address : null,
...{ head, run, attempt, askedAt, watchedUntil, told },
...(view.state === 'not-created' && view.answered === true ? { answered: true } : {}),
};
}
function renderStatusComment(comment) {
const { marker, origin, instruction } = comment;
const asked = origin ? `Requested in [this review comment](${origin}).` : '';
return [(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMarker */ .en)(marker), headline(comment), asked, facts(comment), instructionFold(instruction)]
.filter((part) => part !== '')
.join('\n\n');
}
function originOf({ marker: { trigger }, kind, url, }) {
const elsewhere = trigger.kind === 'review-comment' && kind === 'issue-comment';
return elsewhere ? `${url.replace(/#.*$/, '')}#discussion_r${trigger.id}` : null;
}
function headline(comment) {
const { marker, view, command } = comment;
const advice = adviceFor(marker, command);
switch (view.state) {
case 'starting':
return marker.request === 'message'
? '**Starting…** Sending the follow-up to the documentation agent.'
: '**Starting…** Sending the request to the documentation agent.';
case 'started':
return sighting(view.seen, advice.news);
case 'finished':
return finished(view, { again: advice.again, change: adviceOnChanges(comment) });
case 'not-created':
return notCreated(view, marker, advice.fixed);
case 'unknown':
return `**We can't tell whether ${marker.request === 'message' ? 'the follow-up arrived' : 'a job started'},** and we don't send ${marker.request === 'message' ? 'it' : 'the request'} twice:\n\n${quotedReason(view.evidence)}\n\n${advice.another}`;
}
}
function adviceFor({ trigger, request }, command) {
if (trigger.kind === 'run') {
return {
news: `\`${command} status\` or a workflow re-run updates this comment.`,
again: 'Re-run the workflow to start another job.',
fixed: 'Once fixed, re-run the workflow.',
another: 'Check the service first. A re-run starts nothing; a new run of the workflow may start a second job.',
};
}
if (request === 'message') {
return {
news: `\`${command} status\` updates this comment.`,
again: `\`${command} retry\` sends the follow-up again.`,
fixed: `Once fixed, \`${command} retry\` sends it again.`,
another: `Check the pull request first; \`${command} retry\` may send the same follow-up a second time.`,
};
}
return {
news: `\`${command} status\` updates this comment.`,
again: `\`${command} retry\` starts another job.`,
fixed: `Once fixed, \`${command} retry\` tries again.`,
another: `Check the service first; \`${command} retry\` may start a second job.`,
};
}
function notCreated({ problem, answered }, { request }, fixed) {
const what = request === 'message' ? '**Not sent.** The agent did not get the follow-up' : '**Not started.** No job was created';
return [`${what}:`, problemBlock(problem), ...(answered === true ? [] : [fixed])].join('\n\n');
}
function sighting(seen, news) {
switch (seen.kind) {
case 'working':
return '**Working on it.** This comment is updated when the job ends.';
case 'not-waiting':
return `**Working on it.** The run doesn't wait for the job to end. ${news}`;
case 'waiting-cancelled':
return `**Waiting was cancelled.** The job itself was not cancelled. ${news}`;
case 'waiting-cancelled-ended':
return `**Waiting was cancelled.** The job has since ended. ${news}`;
case 'still-running':
return `**Still running** after ${minutes(seen.waitedMinutes)}; the run stopped waiting. ${news}`;
case 'refused':
return `**Can't check the job.** It may still be running, but the service doesn't show it:\n\n${problemBlock(seen.problem)}\n\n${news}`;
case 'unreachable':
return `**Can't check the job.** No usable answer from the service since ${minute(seen.since)} (${seen.tries} ${seen.tries === 1 ? 'try' : 'tries'}). It may still be running:\n\n${quotedReason(seen.reason)}\n\n${news}`;
}
}
function minutes(count) {
return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}
function adviceOnChanges(comment) {
const { view, command } = comment;
if (view.state !== 'finished' || view.archivedSince === true)
return '';
const saidThere = comment.handsOver && isOwn(view.link, comment);
return saidThere ? '' : `To ask for changes, comment \`${command} continue …\` here.`;
}
function isOwn(link, { marker, serverUrl }) {
if (link === null)
return false;
const isHere = new URL(link.url).host === new URL(serverUrl).host;
return isHere && link.repository.toLowerCase() === marker.repository.name.toLowerCase();
}
function finished(view, { again, change }) {
switch (view.outcome) {
case 'pull-request':
return [done(view), change].filter((part) => part !== '').join(view.unlinked === null ? ' ' : '\n\n');
case 'no-pull-request':
return '**Finished without a pull request.** The agent found nothing to change, or pushed its changes directly.';
case 'failed':
return failed(view.reason, again);
case 'archived':
return `**The job was archived** before it finished. ${again}`;
case 'no-news':
return `**No update for 7 days,** so we stopped checking this job. ${again}`;
}
}
function failed(reason, again) {
if (reason === undefined)
return `**The agent failed.** ${again}`;
if (reason === null)
return `**The agent failed.** The service gave no reason. ${again}`;
return `**The agent failed.** The service gave this reason:\n\n${quotedReason(reason)}\n\n${again}`;
}
function done({ link, unlinked, archivedSince, pull, update }) {
const since = archivedSince === true ? 'The job has since been archived.' : '';
if (link !== null)
return `${review({ link, pull, update })} ${since}`.trimEnd();
if (unlinked === null)
return `**Done.** The agent made a pull request. ${since}`.trimEnd();
const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(unlinked.text, SHOWN_OF_PROBLEM));
return `**Done.** The agent made a pull request. It is not linked here because ${unlinked.reason}:\n\n${shown}\n\n${since}`.trimEnd();
}
function review({ link, pull, update, }) {
const name = pull === undefined
? `pull request ${link.number}`
: `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(pull.title.replaceAll('`', ''))} (#${link.number})`;
const linked = `[${name}](${link.url}) in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(link.repository)}`;
if (update === 'new-commits')
return `**Updated.** Review the new commits in ${linked}.`;
if (update === 'no-new-commits')
return `**Finished without new commits.** The agent found nothing to change in ${linked}.`;
return `**Done.** Review ${linked}${sizeOf(pull?.size ?? null)}`;
}
function sizeOf(size) {
if (size === null)
return '.';
const { additions, deletions, files } = size;
return `: +${additions} −${deletions} in ${files} ${files === 1 ? 'file' : 'files'}.`;
}
const SHOWN_OF_PROBLEM = 1500;
const SHOWN_OF_INSTRUCTION = 1500;
function problemBlock({ message, hint }) {
return quotedReason(`${message}\n${hint}`);
}
function quotedReason(reason) {
return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(reason.replace(/^[a-z]/, (first) => first.toUpperCase()), SHOWN_OF_PROBLEM));
}
function facts({ marker, job, endedAt, serverUrl }) {
const lines = [
marker.jobId === null ? '' : `- Job: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(marker.jobId)}`,
job?.repository ? `- Source: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(job.repository)}${job.ref ? ` at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(job.ref)}` : ''}` : '',
job?.model ? `- Model: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(job.model)}` : '',
`- Requested: ${minute(Date.parse(marker.askedAt))}`,
endedAt === null
? ''
: `- Ended: ${typeof endedAt === 'number' ? minute(endedAt) : `before ${minute(endedAt.before)}`}`,
`- [Log of the run](${serverUrl}/${marker.repository.name}/actions/runs/${marker.run})`,
];
return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)('Details', lines.filter((line) => line !== '').join('\n'));
}
function minute(instant) {
return new Date(instant).toUTCString().replace(/^\w+, 0?(.+) (\d\d:\d\d):\d\d GMT$/, '$1, $2 UTC');
}
const INSTRUCTION_FOLD = 'Instruction';
const REMARKS = "[A-Z\\d][A-Za-z\\d ,'-]*\\.(?: [A-Z\\d][A-Za-z\\d ,'-]*\\.)*";
const OUR_REMARKS = new RegExp(`^${REMARKS}$`);
const KEPT_FOLD = new RegExp(`(?:(?<=</details>\n\n)${REMARKS}\n\n)?<details><summary>${INSTRUCTION_FOLD}</summary>\n\n(\`{3,})text\n(?:(?!\\1)[^])*\n\\1\n\n</details>$`);
function instructionFold(instruction) {
if ('text' in instruction) {
const remarks = (instruction.remarks ?? []).filter((remark) => OUR_REMARKS.test(remark)).join(' ');
const fold = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(INSTRUCTION_FOLD, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(instruction.text, SHOWN_OF_INSTRUCTION)));
return [remarks, instruction.text === '' ? '' : fold].filter((part) => part !== '').join('\n\n');
}
const body = instruction.keptFrom.replace(/\r\n/g, '\n').trimEnd();
return KEPT_FOLD.exec(body)?.[0] ?? '';
}
function withMarker(body, marker) {
return body.replace(/^[^\r\n]*/, () => (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMarker */ .en)(marker));
}


/***/ }),

/***/ 5790:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ readBaseUrl),
/* harmony export */   Nt: () => (/* binding */ inQuotes),
/* harmony export */   RT: () => (/* binding */ readLinkHost),
/* harmony export */   d8: () => (/* binding */ readCommandName),
/* harmony export */   e0: () => (/* binding */ readPeriod),
/* harmony export */   fu: () => (/* binding */ readSiteUrl),
/* harmony export */   iZ: () => (/* binding */ readApiKey),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   mN: () => (/* binding */ readLogin),
/* harmony export */   nj: () => (/* binding */ readThread)
/* harmony export */ });
/* harmony import */ var _action_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3969);
/* harmony import */ var _redaction_user_info_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);


const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function readBaseUrl(text) {
const refuse = (expected) => ({ expected, shown: inQuotes((0,_redaction_user_info_js__WEBPACK_IMPORTED_MODULE_1__/* .hideUserInfo */ .M)(text)) });
const url = URL.canParse(text) ? new URL(text) : null;
if (url === null || (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))) {
return refuse('an https address, or http for a loopback host');
}
if (url.username || url.password || text.includes('?') || text.includes('#')) {
return refuse('an address without user, password, query or fragment');
}
const value = url.href.replace(/\/+$/, '');
if (value.length > 500)
return refuse('an address of at most 500 characters');
if (/\/v[12]$/i.test(value)) {
const prefix = (0,_redaction_user_info_js__WEBPACK_IMPORTED_MODULE_1__/* .hideUserInfo */ .M)(value.slice(0, -3));
return refuse(`the address without the version ("${prefix}"), because each request adds it`);
}
return { value };
}
function readSiteUrl(text) {
const refuse = (expected) => ({ expected, shown: inQuotes((0,_redaction_user_info_js__WEBPACK_IMPORTED_MODULE_1__/* .hideUserInfo */ .M)(text)) });
const url = URL.canParse(text) ? new URL(text) : null;
if (url === null || !/^https?:$/.test(url.protocol))
return refuse('an https or http address');
if (url.username || url.password || text.includes('?') || text.includes('#')) {
return refuse('an address without user, password, query or fragment');
}
if (!/^[\w.~/%:[\]-]+$/.test(url.href))
return refuse('an address of letters, digits and "-._~/%"');
const value = url.href.replace(/\/+$/, '');
return value.length > 200 ? refuse('an address of at most 200 characters') : { value };
}
function readApiKey(text) {
if (text.length >= 16 && /^[\x21-\x7E]+$/.test(text))
return { value: text };
return {
expected: 'at least 16 characters of ASCII, without spaces or control characters',
shown: `not shown (its length is ${text.length})`,
hint: 'Copy the admin API key again, store it as a secret, and pass it with `api-key: ${{ secrets.DOCS_AGENT_API_KEY }}`.',
};
}
function readCommandName(text) {
if (/^\/[A-Za-z0-9][\w-]{0,49}$/.test(text))
return { value: text };
return { expected: 'one word that starts with "/", such as /docs' };
}
function readThread(text) {
const value = text.toLowerCase();
if (value === 'auto' || value === 'none' || value === 'merged')
return { value };
if (/^#?[1-9]\d{0,9}$/.test(value))
return { value: Number(value.replace('#', '')) };
return { expected: 'auto, merged, none, or the number of an issue or pull request' };
}
function readLogin(text) {
if (/^[\w-]{1,100}(\[bot\])?$/.test(text))
return { value: text.toLowerCase() };
return { expected: 'a list of logins, each in full ("*" is not allowed)' };
}
function readLinkHost(text) {
const address = `https://${text}`;
const hasForm = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/i.test(text);
if (hasForm && URL.canParse(address))
return { value: new URL(address).host };
return { expected: 'a list of hosts, each as host or host:port with a port from 1 to 65535' };
}
function readFolder(text) {
const value = text.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '') || '.';
const segments = value.split('/');
const isFolder = value === '.' || segments.every((segment) => !['', '.', '..'].includes(segment));
if (isFolder && value.length <= 500 && !/[\p{Cc}\\:]/u.test(value) && !text.startsWith('/'))
return { value };
return {
expected: 'a folder of the repository, such as docs (or "." for all of it), without "..", and no absolute path',
};
}
function readPeriod(text) {
const value = text.toLowerCase();
if (_action_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .PERIODS */ .nR.some((name) => name === value))
return { value };
const [from, to, ...rest] = value.split('..');
if (from && to && rest.length === 0 && isDate(from) && isDate(to) && from < to)
return { value };
return {
expected: `one of ${_action_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .PERIODS */ .nR.join(', ')}, or YYYY-MM-DD..YYYY-MM-DD with the end (not included) after the start`,
};
}
function isDate(text) {
const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
function inQuotes(text) {
const mayHoldUserInfo = /[\\/:]/.test(text.slice(0, text.lastIndexOf('@') + 1));
return JSON.stringify((mayHoldUserInfo ? (0,_redaction_user_info_js__WEBPACK_IMPORTED_MODULE_1__/* .hideUserInfo */ .M)(text) : text).slice(0, 100));
}


/***/ }),

/***/ 8420:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
// EXTERNAL MODULE: ./src/action-spec.ts
var action_spec = __webpack_require__(3969);
// EXTERNAL MODULE: ./src/jobs/job.ts
var job = __webpack_require__(260);
// EXTERNAL MODULE: ./src/modes.ts
var modes = __webpack_require__(7463);
;// CONCATENATED MODULE: ./src/trigger/forms.ts
function anyText(text) {
return { value: text };
}
function orEmpty(form) {
return (text) => (text === '' ? { value: '' } : form(text));
}
function orNothing(form) {
return (text) => (text === '' ? { value: null } : form(text));
}
function matching(pattern, expected) {
return (text) => (pattern.test(text) ? { value: text } : { expected });
}
function oneOf(names) {
return (text) => {
const found = names.find((name) => name === text.toLowerCase());
return found === undefined ? { expected: `one of ${names.join(', ')}`, candidates: names } : { value: found };
};
}
function someOf(names, none) {
const orNone = none === undefined ? '' : `, or "${none}" alone`;
return (text) => {
const words = wordsOf(text.toLowerCase());
if (words.length === 1 && words[0] === none)
return { value: [] };
const value = names.filter((name) => words.includes(name));
const known = words.every((word) => names.some((name) => name === word));
return known && value.length > 0 ? { value } : { expected: `a list of ${names.join(', ')}${orNone}` };
};
}
function listOf(form) {
return (text) => {
const value = [];
for (const word of wordsOf(text)) {
const reading = form(word);
if (!('value' in reading))
return reading;
value.push(reading.value);
}
return { value };
};
}
function readFlag(text) {
const value = text.toLowerCase();
return value === 'true' || value === 'false' ? { value: value === 'true' } : { expected: 'true or false' };
}
function wholeNumber({ least, most }) {
return (text) => {
const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
return value >= least && value <= most ? { value } : { expected: `a whole number from ${least} to ${most}` };
};
}
function wordsOf(text) {
return text
.split(/[,\r\n]/)
.map((word) => word.trim())
.filter((word) => word !== '');
}

// EXTERNAL MODULE: ./src/trigger/input-forms.ts
var input_forms = __webpack_require__(5790);
;// CONCATENATED MODULE: ./src/trigger/inputs.ts






const ID_CHARACTERS = 'at most 128 printable ASCII characters, and not "." or ".."';
const TITLE = matching(/^\P{Cc}{1,256}$/u, 'one line of at most 256 characters');
const LABEL = matching(/^(?!\.{1,2}$)[^\p{Cc},]{1,50}$/u, 'one line of at most 50 characters without a comma, and not "." or ".."');
function readInputs(valueOfInput, specs = action_spec/* inputs */.QL) {
const reader = new InputReader(valueOfInput, specs);
const settings = {
mode: reader.read('mode', oneOf(modes/* MODES */.FN)),
baseUrl: reader.read('base-url', orEmpty(input_forms/* readBaseUrl */.$P)),
projectId: reader.read('project-id', orEmpty(matching(job/* JOB_ID */.mu, ID_CHARACTERS))),
apiKey: reader.read('api-key', orEmpty(input_forms/* readApiKey */.iZ)),
githubToken: reader.read('github-token', anyText),
prompt: reader.read('prompt', anyText),
promptFile: reader.read('prompt-file', anyText),
jobId: reader.read('job-id', orEmpty(matching(job/* JOB_ID */.mu, `the id of a job: ${ID_CHARACTERS}`))),
context: reader.read('context', oneOf(['auto', 'none'])),
thread: reader.read('thread', input_forms/* readThread */.nj),
wait: reader.read('wait', readFlag),
waitMinutes: reader.read('wait-minutes', wholeNumber(action_spec/* RANGES */.$M['wait-minutes'])),
notify: reader.read('notify', readFlag),
handover: reader.read('handover', readFlag),
failOn: reader.read('fail-on', someOf(modes/* FAILING_RESULTS */.w0, 'none')),
maxJobsPerDay: reader.read('max-jobs-per-day', orNothing(wholeNumber(action_spec/* RANGES */.$M['max-jobs-per-day']))),
dryRun: reader.read('dry-run', readFlag),
command: reader.read('command', input_forms/* readCommandName */.d8),
permission: reader.read('permission', oneOf(action_spec/* PERMISSIONS */.Jj)),
allowedUsers: reader.read('allowed-users', listOf(input_forms/* readLogin */.mN)),
allowedBots: reader.read('allowed-bots', listOf(input_forms/* readLogin */.mN)),
claimReaction: reader.read('claim-reaction', oneOf(action_spec/* CLAIM_REACTIONS */.MB)),
linkHosts: reader.read('link-hosts', listOf(input_forms/* readLinkHost */.RT)),
leg: reader.read('leg', anyText),
reportTo: reader.read('report-to', someOf(action_spec/* REPORT_PLACES */.Mf)),
reportIssueTitle: reader.read('report-issue-title', TITLE),
reportLabel: reader.read('report-label', LABEL),
reportPublic: reader.read('report-public', readFlag),
reportNotify: reader.read('report-notify', readFlag),
period: reader.read('period', input_forms/* readPeriod */.e0),
trend: reader.read('trend', wholeNumber(action_spec/* RANGES */.$M.trend)),
top: reader.read('top', wholeNumber(action_spec/* RANGES */.$M.top)),
siteUrl: reader.read('site-url', orEmpty(input_forms/* readSiteUrl */.fu)),
pagesRoot: reader.read('pages-root', orEmpty(input_forms/* readFolder */.j1)),
maxRequests: reader.read('max-requests', wholeNumber(action_spec/* RANGES */.$M['max-requests'])),
};
return { settings, problems: reader.problems };
}
class InputReader {
problems = [];
#valueOfInput;
#specs;
constructor(valueOfInput, specs) {
this.#valueOfInput = valueOfInput;
this.#specs = specs;
}
read(input, form) {
const text = this.#valueOfInput(input).trim();
if (text !== '') {
const reading = form(text);
if ('value' in reading)
return reading.value;
this.problems.push(problemOf(input, text, reading));
}
const fallback = form(defaultOf(this.#specs[input]));
if ('value' in fallback)
return fallback.value;
throw new Error(`The default of the input "${input}" can't be read; expected ${fallback.expected}.`);
}
}
function defaultOf({ default: text = '' }) {
return text.startsWith('${{') ? '' : text;
}
function problemOf(input, text, { expected, shown, hint, candidates = [] }) {
return {
input,
message: `Input "${input}" is ${shown ?? (0,input_forms/* inQuotes */.Nt)(text)}; expected ${expected}.`,
hint: hint ?? `${nearest(text.toLowerCase(), candidates)}Change \`${input}\` in the \`with:\` part of the step.`,
};
}
function nearest(value, candidates) {
if (candidates.length === 0)
return '';
const candidate = (0,mod/* closest */.kp)(value, candidates);
return (0,mod/* distance */.Io)(value, candidate) > 2 ? '' : `Did you mean "${candidate}"? `;
}


/***/ })

};
