export const id = 105;
export const ids = [105];
export const modules = {

/***/ 3105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
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




/** There is no answer, after all attempts that are allowed. Octokit hands it on as the `cause` of its own error. */
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
/** How often an answer was asked for, for the sentences that are made of it; a header that no server sends. */
const TRIES_HEADER = 'x-docs-agent-tries';
/**
 * Makes a `fetch` for Octokit that sends as everything here is sent: with deadlines, caps and the table of retries. A
 * single call may have one of its own, by Octokit's `request: { fetch }`. Throws `NoAnswerError`.
 */
function createFetch(options) {
    const { send, clock, operationOf, withinMs } = options;
    return async (address, init = {}) => {
        const url = new URL(address instanceof Request ? address.url : address);
        const method = methodOf(init);
        const table = retry_table/* RETRY_TABLE */.m[operationOf(method, url.pathname)];
        const policy = withinMs === undefined ? table : { ...table, deadlineMs: withinMs, rules: {} };
        const exchange = {
            method,
            url,
            headers: Object.fromEntries(new Headers(init.headers)),
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
/** Names GitHub's reason to ask again, or null. */
function troubleOf(ending) {
    if (ending.kind === 'failure')
        return (0,failure/* troubleOfFailure */.x)(ending);
    if (isRateLimited(ending))
        return 'rate-limit';
    return ending.status >= 500 ? 'server' : null;
}
/**
 * Tells GitHub's limits from its other refusals. The primary limit and most secondary ones are told by headers; for a
 * secondary one without them GitHub documents nothing but the words of the message.
 */
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
function methodOf({ method = 'GET' }) {
    const upper = method.toUpperCase();
    if (upper === 'GET' || upper === 'POST' || upper === 'PATCH' || upper === 'PUT' || upper === 'DELETE')
        return upper;
    throw new TypeError(`the method ${upper} is never used here`);
}
function responseOf({ status, headers, body }, tries) {
    const told = new Headers([...headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length'));
    told.set(TRIES_HEADER, String(tries));
    // These statuses must not have a body, says the fetch standard.
    const bodiless = status === 204 || status === 205 || status === 304;
    return new Response(bodiless ? null : new Uint8Array(body), { status, headers: told });
}

;// CONCATENATED MODULE: ./src/github/github-error.ts




/** GitHub tells these two only in words; everything else is told by status, headers or codes. */
const TOLD_IN_WORDS = [
    { status: 403, words: /\block(ed)?\b/i, failure: 'locked' },
    { status: 422, words: /\btoo long\b/i, failure: 'too-long' },
];
const BY_STATUS = {
    301: 'missing',
    302: 'missing',
    307: 'missing',
    308: 'missing',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'missing',
    410: 'missing',
};
/** Makes a `RepositoryError` of whatever Octokit has thrown, or of an answer that is no success. */
function repositoryError(error, undertaking) {
    if (error instanceof errors/* RepositoryError */.pU)
        return error;
    if (!(error instanceof dist_src/* RequestError */.G))
        return make('unavailable', undefined, { undertaking, reason: reasonOf(error), cause: error });
    if (error.cause instanceof NoAnswerError) {
        const { ending, tries } = error.cause;
        return make('unavailable', undefined, { undertaking, reason: ending.message, tries, cause: error });
    }
    const tries = Number(error.response?.headers[TRIES_HEADER] ?? 1);
    return make(failureOf(error), error.status, { undertaking, reason: `HTTP ${error.status}`, tries, cause: error });
}
/** Refuses an answer whose body is not what GitHub documents; `problem` names the field. */
function unreadableError(problem, undertaking) {
    return make('unavailable', undefined, { undertaking, reason: problem });
}
/** Tells whether a failure leaves open that GitHub has done what was asked. */
function mayBeDone({ failure, cause }) {
    if (failure !== 'unavailable')
        return false;
    const noAnswer = cause instanceof dist_src/* RequestError */.G ? cause.cause : null;
    return !(noAnswer instanceof NoAnswerError) || noAnswer.ending.sent;
}
function failureOf({ status, response }) {
    const message = JSON.stringify(response?.data ?? '').slice(0, 2000);
    const headers = new Map(Object.entries(response?.headers ?? {}).map(([name, value]) => [name, String(value)]));
    if (isRateLimited({ status, headers, body: new TextEncoder().encode(message) }))
        return 'rate-limited';
    const told = TOLD_IN_WORDS.find((each) => each.status === status && each.words.test(message));
    return told?.failure ?? BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}
function make(failure, status, { undertaking, reason, tries = 1, cause }) {
    const often = tries > 1 ? `, tried ${tries} times` : '';
    const message = `GitHub did not ${undertaking.what} (${reason}${often}).`;
    return new errors/* RepositoryError */.pU({ failure, status, message, hint: hintOf(failure, undertaking), cause });
}
function hintOf(failure, { permission }) {
    switch (failure) {
        case 'unauthorized':
            return 'The token is wrong or has expired: one of a GitHub App lives an hour.';
        case 'forbidden':
            return `Add to the workflow's \`permissions:\` ${permission}.`;
        case 'locked':
            return 'The conversation is locked: unlock it, or name another thread.';
        case 'missing':
            return 'It may have been deleted, moved or disabled, or the token may not see it.';
        case 'too-long':
            return "The text is longer than GitHub's limit of 65,536 characters.";
        case 'refused':
            return 'Run it with debug logging to see the whole answer.';
        case 'rate-limited':
            return 'The token has used up its requests for now: try again in an hour.';
        case 'unavailable':
            return 'Try again later.';
    }
}
function reasonOf(error) {
    return error instanceof dist/* ValiError */.H6d || error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(7176);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 3 modules
var rest_dist_src = __webpack_require__(1267);
;// CONCATENATED MODULE: ./src/github/octokit.ts




const silent = () => undefined;
/** Makes the one GitHub client. It sends as everything else here is sent, and repeats by the table alone: no plugin does. */
function createOctokit({ token, apiUrl, userAgent, ...sending }) {
    const octokit = new rest_dist_src/* Octokit */.E((0,utils/* getOctokitOptions */.EG)(token, {
        baseUrl: apiUrl,
        userAgent,
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: createFetch({ ...sending, operationOf }) },
    }));
    // Octokit takes a redirect that nothing follows for a success.
    octokit.hook.after('request', (response, request) => {
        if (response.status >= 300)
            throw new dist_src/* RequestError */.G('It has moved', response.status, { request, response });
    });
    return octokit;
}
/** The `request` option of a call that is made once and given up after `withinMs`, even when the run is cancelled. */
function onceWithin(withinMs, { token: _token, apiUrl: _apiUrl, userAgent: _agent, ...sending }) {
    const notCancelled = new AbortController().signal;
    return { fetch: createFetch({ ...sending, cancelled: notCancelled, operationOf, withinMs }) };
}
function operationOf(method, path) {
    if (method === 'GET' || path.endsWith('/graphql'))
        return 'github-read';
    if (method === 'POST')
        return path.endsWith('/reactions') ? 'github-claim' : 'github-create';
    return 'github-edit';
}

;// CONCATENATED MODULE: ./src/github/schemas.ts

/** The few fields of GitHub's answers that are read, in our own names. GitHub's deleted users have no account: "ghost". */
const login = dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* string */.YjP() }), { login: 'ghost' }), dist/* transform */.pdi((user) => user.login));
const viewer = dist/* object */.Ikc({ viewer: dist/* object */.Ikc({ login: dist/* string */.YjP() }) });
const permission = dist/* object */.Ikc({
    permission: dist/* picklist */.KIO(['admin', 'write', 'read', 'none']),
    role_name: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
});
const comment = dist/* pipe */.FsL(dist/* object */.Ikc({
    id: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
    user: login,
    body: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
    html_url: dist/* string */.YjP(),
    created_at: dist/* string */.YjP(),
}), dist/* transform */.pdi(({ id, user, body, html_url, created_at }) => ({
    id,
    author: user,
    body,
    url: html_url,
    createdAt: created_at,
})));
/** The thread's number stands only in the address of its issue. */
const commentOfThread = dist/* pipe */.FsL(dist/* intersect */.y$5([comment, dist/* object */.Ikc({ issue_url: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/\/issues\/\d+$/)) })]), dist/* transform */.pdi(({ issue_url, ...rest }) => ({
    ...rest,
    thread: Number(issue_url.slice(issue_url.lastIndexOf('/') + 1)),
})));
const reaction = dist/* pipe */.FsL(dist/* object */.Ikc({ user: login }), dist/* transform */.pdi(({ user }) => user));
const changedFile = dist/* pipe */.FsL(dist/* object */.Ikc({ filename: dist/* string */.YjP(), status: dist/* string */.YjP(), additions: dist/* number */.aig(), deletions: dist/* number */.aig() }), dist/* transform */.pdi(({ filename, status, additions, deletions }) => ({ path: filename, status, additions, deletions })));
const pullRequest = dist/* pipe */.FsL(dist/* object */.Ikc({
    number: dist/* number */.aig(),
    title: dist/* string */.YjP(),
    body: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
    user: login,
    html_url: dist/* string */.YjP(),
    base: dist/* object */.Ikc({ ref: dist/* string */.YjP() }),
    head: dist/* object */.Ikc({ ref: dist/* string */.YjP() }),
    merged_at: dist/* nullish */.cl6(dist/* string */.YjP(), null),
}), dist/* transform */.pdi(({ number, title, body, user, html_url, base, head, merged_at }) => ({
    number,
    title,
    body,
    author: user,
    url: html_url,
    base: base.ref,
    head: head.ref,
    merged: merged_at !== null,
})));

;// CONCATENATED MODULE: ./src/github/repository.ts





const PAGE = 100;
/** The prompt shows 200 files; the rest are only counted. */
const MOST_PAGES_OF_FILES = 3;
/** GitHub may show a comment late: only two looks in vain prove that it was not created. */
const LOOKS_FOR_LOST_COMMENT = 2;
const BETWEEN_LOOKS_MS = 2_000;
const TRIES_TO_COMMENT = 3;
/** Makes GitHub's side of the ports, for the repository of the run. */
function createRepository(options) {
    return new GitHubRepository({ ...options, apiUrl: options.run.apiUrl }, options.run.repository);
}
class GitHubRepository {
    options;
    octokit;
    place;
    login = null;
    constructor(options, fullName) {
        const [owner = '', repo = ''] = fullName.split('/');
        this.options = options;
        this.octokit = createOctokit(options);
        this.place = { owner, repo };
    }
    viewer() {
        // `GET /user` is refused to installation tokens; this is not.
        this.login ??= this.ask(WHO_AM_I, viewer, async () => ({
            data: await this.octokit.graphql('query { viewer { login } }'),
        })).then((answer) => answer.viewer.login, (error) => {
            this.login = null;
            throw error;
        });
        return this.login;
    }
    async permissionOf(login) {
        const told = await this.ask({ what: `show the permission of ${login}`, permission: '`contents: read`' }, permission, () => this.octokit.rest.repos.getCollaboratorPermissionLevel({ ...this.place, username: login }));
        return { permission: told.permission, role: told.role_name };
    }
    comments(thread) {
        return this.ask({ what: `show the comments of thread ${thread}`, permission: READ_THREAD }, dist/* array */.YOg(comment), async () => ({
            data: await this.octokit.paginate(this.octokit.rest.issues.listComments, {
                ...this.place,
                issue_number: thread,
                per_page: PAGE,
            }),
        }));
    }
    async comment(id, { withinMs } = {}) {
        return this.unlessMissing(this.ask({ what: `show the comment ${id}`, permission: READ_THREAD }, comment, () => this.octokit.rest.issues.getComment({ ...this.place, comment_id: id, ...this.hurry(withinMs) })));
    }
    async createComment(thread, body) {
        const undertaking = { what: `take a comment in thread ${thread}`, permission: WRITE_THREAD };
        for (let tries = 1;; tries += 1) {
            try {
                return await this.ask(undertaking, comment, () => this.octokit.rest.issues.createComment({ ...this.place, issue_number: thread, body }));
            }
            catch (error) {
                if (!(error instanceof errors/* RepositoryError */.pU) || !mayBeDone(error))
                    throw error;
                // The answer is lost or unreadable, but the comment may stand there.
                const lost = await this.findOwn(thread, body);
                if (lost !== null)
                    return lost;
                if (tries >= TRIES_TO_COMMENT)
                    throw error;
            }
        }
    }
    editComment(id, body, { withinMs } = {}) {
        return this.ask({ what: `change the comment ${id}`, permission: WRITE_THREAD }, comment, () => this.octokit.rest.issues.updateComment({ ...this.place, comment_id: id, body, ...this.hurry(withinMs) }));
    }
    async causingComment({ kind, id }) {
        if (kind === 'issue-comment')
            return this.comment(id);
        return this.unlessMissing(this.ask({ what: `show the review comment ${id}`, permission: READ_PULL_REQUEST }, comment, () => this.octokit.rest.pulls.getReviewComment({ ...this.place, comment_id: id })));
    }
    async react({ kind, id }, content) {
        const { reactions } = this.octokit.rest;
        const create = kind === 'issue-comment' ? reactions.createForIssueComment : reactions.createForPullRequestReviewComment;
        let created = false;
        const login = await this.ask({ what: `take the reaction ${content}`, permission: WRITE_THREAD }, reaction, async () => {
            const answer = await create({
                ...this.place,
                comment_id: id,
                content,
            });
            created = answer.status === 201;
            return answer;
        });
        return { created, login };
    }
    async recentComments(since, mostPages) {
        let pages = 0;
        let cut = false;
        const query = { ...this.place, since, sort: 'updated', direction: 'desc', per_page: PAGE };
        const comments = await this.ask({ what: 'show the latest comments', permission: READ_THREAD }, dist/* array */.YOg(commentOfThread), async () => ({
            data: await this.octokit.paginate(this.octokit.rest.issues.listCommentsForRepo, query, (page, done) => {
                pages += 1;
                cut = pages >= mostPages && /rel="next"/.test(page.headers.link ?? '');
                if (pages >= mostPages)
                    done();
                return page.data;
            }),
        }));
        return { comments, cut };
    }
    pullRequest(number) {
        return this.ask({ what: `show pull request ${number}`, permission: READ_PULL_REQUEST }, pullRequest, () => this.octokit.rest.pulls.get({ ...this.place, pull_number: number }));
    }
    changedFiles(number) {
        return this.ask({ what: `show the files of pull request ${number}`, permission: READ_PULL_REQUEST }, dist/* array */.YOg(changedFile), async () => {
            let pages = 0;
            const data = await this.octokit.paginate(this.octokit.rest.pulls.listFiles, { ...this.place, pull_number: number, per_page: PAGE }, (page, done) => {
                pages += 1;
                if (pages >= MOST_PAGES_OF_FILES)
                    done();
                return page.data;
            });
            return { data };
        });
    }
    async diff(number) {
        try {
            return await this.ask({ what: `show the diff of pull request ${number}`, permission: READ_PULL_REQUEST }, dist/* string */.YjP(), () => this.octokit.rest.pulls.get({ ...this.place, pull_number: number, mediaType: { format: 'diff' } }));
        }
        catch (error) {
            if (error instanceof errors/* RepositoryError */.pU && error.status === 406)
                return null;
            throw error;
        }
    }
    async pullRequestsOf(sha) {
        const found = await this.ask({ what: `show the pull requests of commit ${sha.slice(0, 12)}`, permission: READ_PULL_REQUEST }, dist/* array */.YOg(pullRequest), () => this.octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...this.place, commit_sha: sha }));
        return found
            .toSorted((one, other) => Number(other.merged) - Number(one.merged))
            .map(({ merged: _merged, ...rest }) => rest);
    }
    /** Makes a call and reads its answer. Throws `RepositoryError`, whatever goes wrong. */
    async ask(undertaking, schema, call) {
        let answer;
        try {
            answer = await call();
        }
        catch (error) {
            throw repositoryError(error, undertaking);
        }
        const read = dist/* safeParse */.xLC(schema, answer.data, { abortEarly: true });
        if (read.success)
            return read.output;
        const [issue] = read.issues;
        throw unreadableError(`${dist/* getDotPath */.BuJ(issue) ?? 'the body'}: ${issue.message}`, undertaking);
    }
    /** Looks for a comment of ours that begins with the same line, which holds a marker that is like no other. */
    async findOwn(thread, body) {
        const [line] = body.split('\n', 1);
        for (let look = 1; look <= LOOKS_FOR_LOST_COMMENT; look += 1) {
            const login = await this.viewer();
            const ours = (await this.comments(thread)).filter(({ author }) => author === login);
            const found = ours.find((each) => each.body.split(/\r?\n/, 1)[0] === line);
            if (found !== undefined)
                return found;
            await this.options.clock.sleep(BETWEEN_LOOKS_MS, this.options.cancelled);
        }
        return null;
    }
    async unlessMissing(asked) {
        try {
            return await asked;
        }
        catch (error) {
            if (error instanceof errors/* RepositoryError */.pU && error.failure === 'missing')
                return null;
            throw error;
        }
    }
    hurry(withinMs) {
        return withinMs === undefined ? {} : { request: onceWithin(withinMs, this.options) };
    }
}
const WHO_AM_I = { what: 'say who we are', permission: '`contents: read`' };
const READ_THREAD = '`issues: read`, for pull requests `pull-requests: read`';
const WRITE_THREAD = '`issues: write`, for pull requests `pull-requests: write`';
const READ_PULL_REQUEST = '`pull-requests: read`';


/***/ })

};
