export const id = 827;
export const ids = [827];
export const modules = {

/***/ 9827:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runDoctor: () => (/* binding */ runDoctor)
});

;// CONCATENATED MODULE: ./src/doctor/check.ts
function good(name, found, advice = null) {
    return { name, state: 'good', found, advice };
}
function bad(name, { message, hint }) {
    return { name, state: 'bad', found: message, advice: hint };
}
function unknown(name, found, advice = null) {
    return { name, state: 'unknown', found, advice };
}
function notNeeded(name, found, advice = null) {
    return { name, state: 'not-needed', found, advice };
}

;// CONCATENATED MODULE: ./src/doctor/check-github.ts

function checkGitHub(readings, needs) {
    const { facts } = readings;
    return [
        checkIdentity(readings.viewer),
        checkRepository(facts),
        checkReading('Reading issues and comments', readings.comments, {
            needed: needs.comments,
            users: 'Modes `comment` and `settle`, status comments and `report-to: issue`',
        }),
        checkReading('Reading pull requests', readings.pullRequests, {
            needed: needs.pullRequests,
            users: 'Prompts with the context of a pull request',
        }),
        WRITING,
        checkPerson(readings.refusal, needs),
        ...checkReporting(readings, needs),
    ];
}
const WRITING = unknown('Writing comments, reactions and issues', 'GitHub has no way to ask what a token may write, and the doctor writes nothing.', "Compare the workflow's `permissions:` with the lines for its mode in the summary.");
function checkIdentity(viewer) {
    const name = 'GitHub token';
    if (viewer.kind === 'not-asked')
        return unknown(name, viewer.because);
    if (viewer.kind === 'failed') {
        if (viewer.failure === 'rate-limited')
            return unknown(name, viewer.problem.message, viewer.problem.hint);
        return bad(name, viewer.problem);
    }
    const person = !viewer.value.endsWith('[bot]');
    return good(name, `It stands for ${viewer.value}.`, person
        ? 'This is a person: comments bear their name, and a reaction of theirs counts as our claim. `github.token` or the token of a GitHub App has an identity of its own.'
        : null);
}
function checkRepository(facts) {
    const name = 'Repository';
    if (facts.kind === 'failed' && facts.failure === 'missing')
        return bad(name, facts.problem);
    if (facts.kind !== 'read')
        return failed(name, facts);
    if (!facts.value.archived)
        return good(name, 'The token may read it, and it is not archived.');
    return bad(name, {
        message: 'The repository is archived: it takes no comments, reactions or issues.',
        hint: 'Unarchive it in the settings of the repository, or run the workflow in another one.',
    });
}
function checkReading(name, reading, { needed, users }) {
    if (reading.kind === 'read')
        return good(name, 'The token may.');
    if (reading.kind === 'failed' && isForbidden(reading.failure) && !needed) {
        return notNeeded(name, reading.problem.message, `${users} need it. ${reading.problem.hint}`);
    }
    return failed(name, reading);
}
function checkPerson(refusal, { login, permission, byHand }) {
    const name = 'Permission of whoever started this run';
    if (refusal.kind !== 'read')
        return failed(name, refusal);
    if (refusal.value === null) {
        return good(name, `A command of ${login} is accepted; the input \`permission\` is "${permission}".`);
    }
    const hint = `A command of ${login} is refused. If that is not wanted, change the inputs \`permission\`, \`allowed-users\` or \`allowed-bots\`.`;
    return byHand ? bad(name, { message: refusal.value, hint }) : notNeeded(name, refusal.value, hint);
}
function checkReporting({ facts, label }, needs) {
    const [issues, figures, labelName] = ['Issues', 'Visitor figures', 'Report label'];
    const ofLabel = checkLabel(labelName, label, needs);
    if (facts.kind !== 'read') {
        const because = 'GitHub has not shown the repository.';
        return [unknown(issues, because), unknown(figures, because), ofLabel];
    }
    return [
        checkIssues(issues, facts.value, needs),
        checkFigures(figures, facts.value, needs),
        facts.value.hasIssues ? ofLabel : notNeeded(labelName, 'Where issues are disabled no report stands in one.'),
    ];
}
function checkIssues(name, { hasIssues }, { reportToIssue }) {
    if (hasIssues)
        return good(name, 'They are enabled.');
    const message = 'Issues are disabled in this repository: a report cannot stand in one.';
    if (!reportToIssue)
        return notNeeded(name, message, 'Pull requests and reports in the summary work nevertheless.');
    return bad(name, {
        message,
        hint: 'Enable issues in the settings of the repository, or change the line to `report-to: summary`.',
    });
}
function checkFigures(name, facts, { reportPublic, reportToIssue }) {
    if (!facts.public)
        return good(name, 'The repository is not public: a report is read by its members only.');
    if (reportPublic) {
        return good(name, 'The repository is public and `report-public` is `true`: everybody may read the reports.');
    }
    const message = 'The repository is public, and so are its issues and summaries: mode `report` refuses to publish figures in them.';
    const hint = 'If everybody may read the figures, add the line `report-public: true`; else report from a private repository.';
    return reportToIssue ? bad(name, { message, hint }) : notNeeded(name, message, hint);
}
function checkLabel(name, label, { reportToIssue, reportLabel }) {
    if (!reportToIssue)
        return notNeeded(name, 'Reports go to the summary only, which takes no label.');
    if (label.kind !== 'read')
        return failed(name, label);
    if (label.value)
        return good(name, `The label "${reportLabel}" is there.`);
    return good(name, `The label "${reportLabel}" is not there yet: the first report makes it.`);
}
const CERTAIN = ['unauthorized', 'not-accessible', 'forbidden'];
function isForbidden(failure) {
    return failure === 'forbidden' || failure === 'not-accessible';
}
function failed(name, reading) {
    if (reading.kind === 'not-asked')
        return unknown(name, reading.because);
    const { failure, problem } = reading;
    return CERTAIN.includes(failure) ? bad(name, problem) : unknown(name, problem.message, problem.hint);
}

;// CONCATENATED MODULE: ./src/doctor/check-service.ts

const [SERVICE, KEY, CREATING, PROJECT] = ['Service', 'API key', 'Right to start jobs', 'Project'];
function checkService(reading, inputs) {
    const [service, key, project] = judge(reading, inputs);
    return [
        service,
        inputs.hasKey ? key : unknown(KEY, 'It was not tried, because `api-key` is not usable.'),
        RIGHT,
        project,
    ];
}
const RIGHT = unknown(CREATING, 'The service has no way to ask: only starting a job would prove it, and the doctor starts none.', 'Reading needs less than creating: should mode `job` or `comment` end with HTTP 403, make a key with the scope for agent jobs.');
function judge(reading, inputs) {
    switch (reading.kind) {
        case 'not-asked':
            return check_service_all(unknown(SERVICE, reading.because), reading.because);
        case 'answered':
            return [
                good(SERVICE, `It answers at ${inputs.baseUrl} as its interface says.`),
                good(KEY, 'The service accepts it for reading visitors.', 'Keys often live 90 days only: from then on every mode fails with HTTP 401.'),
                good(PROJECT, `The service knows the project ${inputs.projectId}.`),
            ];
        case 'failed':
            return judgeFailure(reading, inputs);
    }
}
function judgeFailure({ status, problem }, inputs) {
    const { baseUrl } = inputs;
    const answers = good(SERVICE, `It answers at ${baseUrl}.`);
    switch (verdictOf(status)) {
        case 'key':
            return [answers, bad(KEY, problem), unknown(PROJECT, 'The service tells it only to a key that it accepts.')];
        case 'project':
            return [
                unknown(SERVICE, `Something answers at ${baseUrl}, but a wrong address answers HTTP 404, too.`),
                unknown(KEY, 'The service did not come to judge it, or does not tell.'),
                bad(PROJECT, { message: problem.message, hint: `${problem.hint} ${addressOf(inputs)}` }),
            ];
        case 'limit':
            return check_service_all(answers, problem.message, problem.hint);
        case 'other-page':
            return check_service_all(bad(SERVICE, {
                message: problem.message,
                hint: `This is no answer of the service: \`base-url\` may name its website or dashboard. ${addressOf(inputs)}`,
            }), NOT_TALKED_TO);
        case 'redirect':
            return check_service_all(bad(SERVICE, {
                message: problem.message,
                hint: `Redirects are not followed, because the key would go with them: put the address that it leads to into \`base-url\`. ${addressOf(inputs)}`,
            }), NOT_TALKED_TO);
        case 'trouble':
            return check_service_all(bad(SERVICE, problem), 'The service gave no answer that would tell.');
        case 'no-answer':
            return check_service_all(bad(SERVICE, problem), NOT_TALKED_TO);
    }
}
const NOT_TALKED_TO = 'It could not be checked, because the service was not reached at `base-url`.';
function check_service_all(service, because, advice = null) {
    return [service, unknown(KEY, because, advice), unknown(PROJECT, because, advice)];
}
function addressOf({ baseUrl, projectId }) {
    return `It was asked for ${baseUrl}/v1/analytics/${encodeURIComponent(projectId)}/visitors: \`base-url\` is the part before \`/v1\`.`;
}
function verdictOf(status) {
    if (status === undefined)
        return 'no-answer';
    if (status === 401 || status === 403)
        return 'key';
    if (status === 404)
        return 'project';
    if (status === 429)
        return 'limit';
    if (status >= 200 && status < 300)
        return 'other-page';
    return status >= 300 && status < 400 ? 'redirect' : 'trouble';
}

;// CONCATENATED MODULE: ./src/doctor/check-set-up.ts

function checkInputs(problems) {
    if (problems.length === 0)
        return [good('Inputs', 'All of them can be used.')];
    return problems.map((problem) => bad('Inputs', problem));
}
function checkPromptFile(problems) {
    const name = 'Instruction file';
    if (problems === null)
        return [notNeeded(name, '`prompt-file` is not set.')];
    if (problems.length === 0)
        return [good(name, 'The file that `prompt-file` names can be read.')];
    return problems.map(({ message, hint }) => bad(name, { message, hint: `${hint} A file of the repository is there only after \`actions/checkout\`.` }));
}
function checkEvent({ name: event, withoutSecrets }, plan) {
    const name = 'Event';
    const advice = ADVICE.get(event) ?? null;
    if (withoutSecrets) {
        const found = `A fork or Dependabot has caused this "${event}" event, from which GitHub withholds secrets.`;
        return [
            unknown(name, found, 'Here a key has arrived nevertheless; where it does not, the run is skipped and stays green.'),
        ];
    }
    const because = `"${event}" with \`mode: auto\``;
    switch (plan.kind) {
        case 'job':
            return [good(name, `${because} starts a job ${tellThread(plan.thread)}.`, advice)];
        case 'comment':
            return [good(name, `${because} reads the comment.`, advice)];
        case 'skip':
            return [good(name, `${because} does nothing. ${plan.sentence}`, advice)];
        case 'nothing':
            return [
                notNeeded(name, `${because} finds nothing to do: none of \`prompt\`, \`prompt-file\` and \`job-id\` is set in this step.`, advice),
            ];
        case 'refused':
            return plan.problems.map((problem) => bad(name, problem));
        case 'undecided':
            return [unknown(name, `What ${because} does is open until the inputs are mended.`, advice)];
    }
}
function tellThread(thread) {
    if (thread !== null)
        return `and keeps a status comment in thread ${thread}`;
    return 'without a status comment: a re-run starts another job';
}
const NO_SECRETS = 'Runs that a fork or Dependabot has caused get no secrets: they are skipped and stay green.';
const ADVICE = new Map([
    [
        'issue_comment',
        'GitHub takes the workflow from the default branch: a change in another branch counts once it is merged. `types: [created]` saves the runs for edits.',
    ],
    ['pull_request', NO_SECRETS],
    ['pull_request_review', NO_SECRETS],
    ['pull_request_review_comment', `${NO_SECRETS} \`types: [created]\` saves the runs for edits.`],
    [
        'pull_request_target',
        'Public repositories block this event by default: take `pull_request`, or `push` to the default branch.',
    ],
    [
        'schedule',
        'Schedules may be late or dropped, most at the full hour, and stop after 60 days without a change in public repositories.',
    ],
    ['workflow_dispatch', 'How another event behaves is seen by running the doctor on it.'],
]);

// EXTERNAL MODULE: ./src/markdown.ts
var markdown = __webpack_require__(3758);
;// CONCATENATED MODULE: ./src/doctor/mode-permissions.ts

const READ = 'contents: read';
const MODE_PERMISSIONS = [
    { use: 'Mode `job` without a status comment', lines: [READ, 'pull-requests: read'] },
    { use: 'Mode `job` with a status comment in an issue', lines: [READ, 'issues: write'] },
    { use: 'Mode `job` with a status comment in a pull request', lines: [READ, 'pull-requests: write'] },
    { use: 'Mode `comment`', lines: [READ, 'issues: write', 'pull-requests: write'] },
    { use: 'Mode `settle`', lines: ['issues: write', 'pull-requests: write'] },
    { use: 'Mode `report` to the summary', lines: [] },
    { use: 'Mode `report` to an issue', lines: ['issues: write'] },
    { use: 'Mode `report` with `pages-root`', lines: [READ] },
];
function renderModePermissions() {
    const blocks = MODE_PERMISSIONS.map(({ use, lines }) => `${use}:\n\n\`\`\`yaml\npermissions:${yamlOf(lines)}\n\`\`\``);
    return (0,markdown/* details */.zH)('The permissions that each mode needs', blocks.join('\n\n'));
}
function yamlOf(lines) {
    return lines.length === 0 ? ' {}' : lines.map((line) => `\n  ${line}`).join('');
}

;// CONCATENATED MODULE: ./src/doctor/doctor-report.ts


const SIGNS = {
    good: '✅ good',
    bad: '❌ bad',
    unknown: '❔ unknown',
    'not-needed': '➖ not needed',
};
function reportChecks(checks) {
    const sentence = tellCounts(checks);
    return {
        lines: checks.map((check) => `${check.state}: ${tell(check)}`),
        failures: checks.filter(({ state }) => state === 'bad').map(tell),
        sentence,
        summary: renderSummary(checks, sentence),
    };
}
function tell({ name, found, advice }) {
    return advice === null ? `${name}: ${found}` : `${name}: ${found} ${advice}`;
}
function tellCounts(checks) {
    const count = (state) => checks.filter((check) => check.state === state).length;
    const verdict = count('bad') === 0 ? 'healthy' : 'unhealthy';
    return `The set-up is ${verdict}: ${count('good')} good, ${count('bad')} to mend, ${count('unknown')} unknown, ${count('not-needed')} not needed. Nothing was started or written.`;
}
function renderSummary(checks, sentence) {
    const among = (...states) => checks.filter(({ state }) => states.includes(state));
    const [toMend, open, rest] = [among('bad'), among('unknown'), among('good', 'not-needed')];
    const parts = [
        `### docs-agent: ${toMend.length === 0 ? 'healthy' : 'unhealthy'}`,
        sentence,
        table(checks),
        toMend.length === 0 ? '' : `#### What to mend\n\n${explain(toMend)}`,
        open.length === 0 ? '' : `#### What is not known\n\n${explain(open)}`,
        rest.length === 0 ? '' : (0,markdown/* details */.zH)('What was found in the other checks', explain(rest)),
        renderModePermissions(),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function table(checks) {
    const rows = checks.map(({ name, state }) => `| ${name} | ${SIGNS[state]} |`);
    return ['| Check | State |', '| --- | --- |', ...rows].join('\n');
}
function explain(checks) {
    return checks
        .map(({ name, found, advice }) => {
        const text = advice === null ? found : `${found}\n${advice}`;
        return `**${name}**\n\n${(0,markdown/* quoted */.TL)(text, { exact: true })}`;
    })
        .join('\n\n');
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/doctor/read-github.ts

const HOPELESS = {
    unauthorized: 'It was not asked, because GitHub does not accept the token.',
    unavailable: 'It was not asked, because GitHub gave no usable answer.',
    'rate-limited': 'It was not asked, because the token has used up its requests.',
};
async function readGitHub(load, questions) {
    const viewer = await reading(async () => (await load()).viewer());
    const because = viewer.kind === 'failed' ? HOPELESS[viewer.failure] : undefined;
    if (because !== undefined) {
        const rest = { kind: 'not-asked', because };
        return { viewer, facts: rest, comments: rest, pullRequests: rest, refusal: rest, label: rest };
    }
    const repository = await load();
    const { since, sha, label } = questions;
    const [facts, comments, pullRequests, refusal, found] = await Promise.all([
        reading(() => repository.facts()),
        reading(async () => {
            await repository.recentComments('issue-comment', { since, mostPages: 1 });
            return true;
        }),
        reading(async () => {
            await repository.pullRequestsOf(sha);
            return true;
        }),
        reading(() => questions.refusal(repository)),
        label === null ? NO_LABEL : reading(() => repository.hasLabel(label)),
    ]);
    return { viewer, facts, comments, pullRequests, refusal, label: found };
}
const NO_LABEL = { kind: 'not-asked', because: 'No label is wanted.' };
async function reading(ask) {
    try {
        return { kind: 'read', value: await ask() };
    }
    catch (error) {
        if (!(error instanceof errors/* RepositoryError */.pU))
            throw error;
        return { kind: 'failed', failure: error.failure, problem: error };
    }
}

;// CONCATENATED MODULE: ./src/doctor/read-service.ts

const DAY_MS = 24 * 60 * 60_000;
const MOST_REQUESTS = 2;
async function readService(service, { clock, cancelled }) {
    const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
    const query = {
        from: new Date(to - DAY_MS).toISOString(),
        to: new Date(to).toISOString(),
        limit: 1,
        offset: 0,
    };
    try {
        await service.readVisitors(query, { allowance: { left: MOST_REQUESTS }, cancelled });
        return { kind: 'answered' };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        return { kind: 'failed', status: error.status, problem: error };
    }
}

// EXTERNAL MODULE: ./src/outcome.ts
var outcome = __webpack_require__(4671);
// EXTERNAL MODULE: ./src/thread/authorize.ts
var authorize = __webpack_require__(3375);
// EXTERNAL MODULE: ./src/trigger/intent.ts + 1 modules
var trigger_intent = __webpack_require__(6764);
;// CONCATENATED MODULE: ./src/runs/run-doctor.ts










async function runDoctor(intent, world) {
    const person = personOf(intent, world);
    const [service, github, promptFile] = await Promise.all([
        askService(world),
        askGitHub(person, world),
        readPromptFile(world),
    ]);
    if (world.runner.cancelled.aborted)
        return CANCELLED;
    const checks = [
        ...checkInputs(intent.problems),
        ...checkPromptFile(promptFile),
        ...checkEvent(intent.event, planOf(intent, world)),
        ...checkService(service, serviceInputs(world)),
        ...checkGitHub(github, needsOf(intent, person.login, world)),
    ];
    const { lines, failures, sentence, summary } = reportChecks(checks);
    for (const line of lines)
        world.runner.info(line);
    return { kind: 'checked', failures, sentence, summary };
}
const CANCELLED = {
    kind: 'error',
    problems: [
        {
            message: 'The run was cancelled before the set-up was checked.',
            hint: 'Run it again. Nothing was written.',
        },
    ],
    facts: outcome/* NO_FACTS */.K,
    summary: null,
};
function personOf({ event }, { run }) {
    return event.sender ?? { id: null, login: run.actor, bot: run.actor.endsWith('[bot]'), viaApp: null };
}
function serviceInputs({ settings }) {
    const { baseUrl, projectId, apiKey } = settings;
    return { baseUrl, projectId, hasKey: apiKey !== '' };
}
async function askService({ settings, service, clock, runner }) {
    const missing = [
        ...(settings.baseUrl === '' ? ['`base-url`'] : []),
        ...(settings.projectId === '' ? ['`project-id`'] : []),
    ];
    if (missing.length > 0) {
        return {
            kind: 'not-asked',
            because: `The service was not checked, because ${missing.join(' and ')} cannot be used.`,
        };
    }
    return readService(service, { clock, cancelled: runner.cancelled });
}
function askGitHub(person, { settings, run, clock, repository }) {
    return readGitHub(repository, {
        since: new Date(clock.now()).toISOString(),
        sha: run.sha,
        refusal: async (loaded) => {
            const answer = await (0,authorize/* authorize */.G)(person, settings, loaded);
            return answer.permitted ? null : answer.sentence;
        },
        label: settings.reportTo.includes('issue') ? settings.reportLabel : null,
    });
}
async function readPromptFile({ settings, runner }) {
    if (settings.promptFile === '')
        return null;
    try {
        await runner.readWorkspaceFile(settings.promptFile);
        return [];
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            return error.problems;
        throw error;
    }
}
function needsOf({ event }, login, { settings }) {
    const { reportTo, reportLabel, reportPublic, permission, thread, context } = settings;
    const reportToIssue = reportTo.includes('issue');
    return {
        comments: reportToIssue || event.comment !== null || (thread === 'auto' ? event.thread !== null : thread !== 'none'),
        pullRequests: context !== 'none' && (event.pushedSha !== null || event.thread?.kind === 'pull-request'),
        reportToIssue,
        reportLabel,
        reportPublic,
        login,
        permission,
        byHand: event.name === 'workflow_dispatch',
    };
}
function planOf({ event, problems }, { settings }) {
    if (problems.length > 0)
        return { kind: 'undecided' };
    const { prompt, promptFile, jobId } = settings;
    if (event.comment === null && prompt === '' && promptFile === '' && jobId === '')
        return { kind: 'nothing' };
    try {
        const intent = (0,trigger_intent/* decideIntent */.$)({ ...settings, mode: 'auto' }, event, []);
        if (intent.kind === 'skip')
            return { kind: 'skip', sentence: intent.sentence };
        return intent.kind === 'job'
            ? { kind: 'job', thread: intent.thread === 'merged' ? null : intent.thread }
            : { kind: 'comment' };
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            return { kind: 'refused', problems: error.problems };
        throw error;
    }
}


/***/ })

};
