import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInputs, type Settings } from '../../../src/action/event/inputs.ts';
import { type InputName, type InputSpecs, inputs as inputSpecs } from '../../../src/action/words/action-spec.ts';
import { FAILING_RESULTS } from '../../../src/action/words/commands.ts';
import { shorten } from '../../../src/action/words/markdown.ts';
import { forMany } from '../../build/fuzz-runs.ts';
import { MISTYPED_ADDRESSES } from '../../build/mistyped-addresses.ts';
import { CANARY_KEY, inputs, settings } from '../../build/settings.ts';

/** The inputs of a step that only sets what it must. */
const DOCUMENTED: Settings = {
  ...{ mode: 'auto', baseUrl: 'https://docs.example.com', projectId: 'handbook', apiKey: CANARY_KEY, agent: '' },
  ...{ agentEnv: [], agentHosts: [], agentPaths: [], isolation: 'required', docsRepository: '', docsRef: '' },
  ...{ labels: [], githubToken: 'token-of-the-run', prompt: '', promptFile: '', jobId: '', context: 'auto' },
  ...{ thread: 'auto', wait: true, waitMinutes: 30, notify: true, handover: true, pullRequest: 'new' },
  ...{ requestReview: false, maxJobsPerDay: null, failOn: ['failed', 'unknown-start', 'not-created'], dryRun: false },
  ...{ command: '/docs', permission: 'write', allowedUsers: [], allowedBots: [], claimReaction: 'rocket' },
  ...{ linkHosts: [], leg: '', evidence: [], reportTo: ['summary'], reportIssueTitle: 'Documentation visitors' },
  ...{ reportLabel: 'docs-visitors', reportPublic: false, reportNotify: true, period: 'last-week', trend: 8, top: 10 },
  ...{ siteUrl: '', pagesRoot: '', maxRequests: 60 },
};

const DEFAULTS = settings();
const NAMES: ReadonlySet<string> = new Set(Object.keys(inputSpecs));

const GOOD: readonly (readonly [input: InputName, value: string, read: Partial<Settings>])[] = [
  ['mode', 'Settle', { mode: 'settle' }],
  ['pull-request', 'Open', { pullRequest: 'open' }],
  ['request-review', 'TRUE', { requestReview: true }],
  ['site-url', 'https://docs.example.com/', { siteUrl: 'https://docs.example.com' }],
  ['site-url', 'http://docs.example.com:8080/guide//', { siteUrl: 'http://docs.example.com:8080/guide' }],
  ['site-url', 'https://docs.example.com/été', { siteUrl: 'https://docs.example.com/%C3%A9t%C3%A9' }],
  ['base-url', 'https://docs.example.com/', { baseUrl: 'https://docs.example.com' }],
  ['project-id', 'team.docs_2-b', { projectId: 'team.docs_2-b' }],
  ['project-id', "team/docs & co's", { projectId: "team/docs & co's" }],
  ['api-key', ` ${'k'.repeat(16)}\n`, { apiKey: 'k'.repeat(16) }],
  ['agent', " claude --model 'opus'\n  --verbose\n", { agent: "claude --model 'opus'\n  --verbose" }],
  ['agent-env', 'OPENAI_API_KEY, _a1', { agentEnv: ['OPENAI_API_KEY', '_a1'] }],
  ['agent-hosts', 'Registry.npmjs.org\n*.example.com', { agentHosts: ['registry.npmjs.org', '*.example.com'] }],
  ['agent-hosts', 'xn--bcher-kva.example, 1.a-b.dev', { agentHosts: ['xn--bcher-kva.example', '1.a-b.dev'] }],
  ['agent-paths', './docs/, README.md, a b/**/*.md', { agentPaths: ['docs', 'README.md', 'a b/**/*.md'] }],
  ['isolation', 'None', { isolation: 'none' }],
  ['docs-repository', 'Acme/hand.book', { docsRepository: 'Acme/hand.book' }],
  ['docs-ref', 'refs/heads/next/2.x', { docsRef: 'next/2.x' }],
  ['docs-ref', 'lock.lockfile#1', { docsRef: 'lock.lockfile#1' }],
  ['labels', 'documentation, help wanted', { labels: ['documentation', 'help wanted'] }],
  ['github-token', ' ghs_1 ', { githubToken: 'ghs_1' }],
  ['prompt', '\n Describe the flag.\nBriefly. \n', { prompt: 'Describe the flag.\nBriefly.' }],
  ['prompt-file', 'prompts/weekly.md', { promptFile: 'prompts/weekly.md' }],
  ['job-id', 'j_1', { jobId: 'j_1' }],
  ['job-id', 'jobs/1?x=#2', { jobId: 'jobs/1?x=#2' }],
  ['context', 'NONE', { context: 'none' }],
  ['thread', 'None', { thread: 'none' }],
  ['thread', '12', { thread: 12 }],
  ['thread', '#12', { thread: 12 }],
  ['wait', 'FALSE', { wait: false }],
  ['wait-minutes', '1', { waitMinutes: 1 }],
  ['wait-minutes', '350', { waitMinutes: 350 }],
  ['notify', 'False', { notify: false }],
  ['handover', 'FALSE', { handover: false }],
  ['max-jobs-per-day', '10', { maxJobsPerDay: 10 }],
  ['thread', 'Merged', { thread: 'merged' }],
  ['fail-on', 'archived\nfailed', { failOn: ['failed', 'archived'] }],
  ['fail-on', 'Still-Running,, no-pull-request ,\r\n', { failOn: ['no-pull-request', 'still-running'] }],
  ['fail-on', 'none', { failOn: [] }],
  ['fail-on', 'no-pull-request, DEFAULT', { failOn: ['no-pull-request', ...DEFAULTS.failOn] }],
  ['dry-run', 'tRuE', { dryRun: true }],
  ['command', '/Write-docs', { command: '/Write-docs' }],
  ['command', '/D', { command: '/D' }],
  ['command', '/write_docs-2', { command: '/write_docs-2' }],
  ['permission', 'none', { permission: 'none' }],
  ['permission', 'Triage', { permission: 'triage' }],
  ['allowed-users', 'Ada, 1815', { allowedUsers: ['ada', '1815'] }],
  ['allowed-users', 'Ada, grace-h\nmona_acme', { allowedUsers: ['ada', 'grace-h', 'mona_acme'] }],
  ['allowed-bots', 'Renovate[bot]', { allowedBots: ['renovate[bot]'] }],
  ['claim-reaction', 'eyes', { claimReaction: 'eyes' }],
  ['link-hosts', 'Git.Example.com, gitlab.com', { linkHosts: ['git.example.com', 'gitlab.com'] }],
  ['link-hosts', 'git.example.com:8443\nGIT:1, a:65535', { linkHosts: ['git.example.com:8443', 'git:1', 'a:65535'] }],
  ['link-hosts', 'git.example.com:443', { linkHosts: ['git.example.com'] }],
  ['leg', '\n{\n  "os": "linux"\n}\n', { leg: '{\n  "os": "linux"\n}' }],
  ['leg', 'null', { leg: 'null' }],
  ['evidence', 'Feedback, searches', { evidence: ['searches', 'feedback'] }],
  ['report-to', 'issue, summary', { reportTo: ['summary', 'issue'] }],
  ['report-issue-title', 'Who reads us', { reportIssueTitle: 'Who reads us' }],
  ['report-label', 'visitors', { reportLabel: 'visitors' }],
  ['report-public', 'TRUE', { reportPublic: true }],
  ['report-notify', 'false', { reportNotify: false }],
  ['period', 'Last-Month', { period: 'last-month' }],
  ['period', 'last-7-days', { period: 'last-7-days' }],
  ['period', 'last-30-days', { period: 'last-30-days' }],
  ['period', '2028-02-29..2028-03-01', { period: '2028-02-29..2028-03-01' }],
  ['trend', '0', { trend: 0 }],
  ['trend', '26', { trend: 26 }],
  ['top', '100', { top: 100 }],
  ['pages-root', './docs/', { pagesRoot: 'docs' }],
  ['pages-root', 'a b/ü', { pagesRoot: 'a b/ü' }],
  ['pages-root', './', { pagesRoot: '.' }],
  ['max-requests', '1000', { maxRequests: 1000 }],
];

/** For each input and what is expected of it, values that are refused. */
const REFUSED: readonly (readonly [input: InputName, expected: string, ...values: string[]])[] = [
  ['mode', 'one of auto, job, comment, settle, report, doctor', 'jobs'],
  ['site-url', 'an https or http address', 'docs.example.com', 'ftp://docs.example.com'],
  ['site-url', 'without user, password, query or fragment', 'https://docs.example.com/?q=1'],
  [
    'site-url',
    'an address of letters, digits and "-._~/%"',
    ...['https://docs.example.com/(a)', 'https://docs.example.com/a|b', 'https://docs.`example`.com'],
  ],
  ['site-url', 'an address of at most 200 characters', `https://docs.example.com/${'a'.repeat(200)}`],
  ['base-url', 'an address that starts with https://', 'docs.example.com'],
  ['base-url', 'without the version, because', 'https://docs.example.com/v1'],
  ['project-id', 'at most 128 printable ASCII characters, and not "." or ".."', '..', 'ü', 'a'.repeat(129)],
  ['agent', 'a command line of at most 4,000 characters', 'a\0b', 'a'.repeat(4001)],
  [
    ...(['agent-hosts', 'addresses, and names of this machine or a private network, are not allowed'] as const),
    ...['127.0.0.1', '10.1.2.3', '8.8.8.8', '[::1]', '2130706433', '0x7f.1', 'localhost', 'a.localhost', '*.local'],
    ...['metadata.google.internal', 'intranet', '*', '*.com', 'a.*.com', 'a.com:443', 'https://a.com', 'a.com.'],
    'ü.com',
  ],
  [
    'agent-paths',
    'a list of folders, files or patterns such as docs',
    ...['docs/../src', '..', '/docs', 'docs\\a', '!docs', '{a}', 'a//b'],
  ],
  ['agent-paths', 'no value, which means every file', '.', './'],
  ['isolation', 'one of required, none', 'auto'],
  ['docs-repository', 'owner/name of a repository', 'handbook', 'https://github.com/acme/a', 'acme/..', 'a/b/c'],
  [
    ...(['docs-ref', 'the name of a branch'] as const),
    ...['-x', 'a..b', 'a b', 'a.lock', 'a/.b', '/a', 'refs/tags/v1', '@', 'a@{1}', 'x\0'],
  ],
  ['labels', 'one line of at most 50 characters', 'x'.repeat(51)],
  ['job-id', 'the id of a job: at most 128 printable ASCII characters', 'j\n1'],
  ['context', 'one of auto, none', 'thread'],
  ['thread', 'auto, merged, none, or the number', '0', '-3', 'acme/app#3'],
  ['wait', 'true or false', 'yes'],
  ['wait-minutes', 'a whole number from 1 to 350', '0', '351', '2.5', '1e2'],
  ['notify', 'true or false', '1'],
  ['handover', 'true or false', 'never'],
  ['pull-request', 'one of new, open', 'opne'],
  ['request-review', 'true or false', 'mara'],
  ['max-jobs-per-day', 'a whole number from 1 to 100000', '0'],
  ['fail-on', 'or "none" alone', 'failed, cancelled', 'none, failed'],
  ['fail-on', `a list of ${FAILING_RESULTS.join(', ')}, default, or`, ',', 'default, none'],
  ['dry-run', 'true or false', 'on'],
  [
    'command',
    'one word that starts with "/"',
    ...['docs', '/do cs', '/', '//docs', '/-docs', '/docs\n/more', '/dócs', '/docs!', `/${'a'.repeat(51)}`],
  ],
  ['permission', 'one of triage, write, maintain, admin, none', 'read'],
  ['allowed-users', 'a list of logins or numeric ids', '@grace', '0'],
  ['allowed-bots', '"*" is not allowed', '*'],
  [
    'report-label',
    'one line of at most 50 characters without a comma, and not "." or ".."',
    ...['docs, visitors', '..', 'x'.repeat(51)],
  ],
  ['report-issue-title', 'one line of at most 256 characters', 'x'.repeat(257)],
  ['claim-reaction', 'one of rocket, eyes, heart, hooray, laugh', '+1', 'confused'],
  ['link-hosts', 'a list of hosts, each as host or host:port with a port from 1 to 65535', 'https://gitlab.com'],
  [
    'link-hosts',
    'a list of hosts',
    ...['gitlab.com/acme', '*.example.com', 'gitlab.com:', 'gitlab.com:0', 'gitlab.com:65536'],
    ...['gitlab.com:08', '300.1.1.1'],
  ],
  ['evidence', 'a list of searches, questions, feedback', 'votes'],
  ['report-to', 'a list of summary, issue', 'none', ', ,'],
  ['report-public', 'true or false', 'ja'],
  ['report-notify', 'true or false', 'no'],
  ['period', 'one of last-week, last-7-days, last-30-days, last-month, or YYYY-MM-DD..YYYY-MM-DD', 'yesterday'],
  [
    'period',
    'YYYY-MM-DD..YYYY-MM-DD',
    ...['week', '2026-01-01', '2026-01-01..', '..2026-01-01', '2026-1-1..2026-2-1', '2026-12-31..2026-01-01'],
    ...['2027-02-29..2027-03-01', '2026-13-01..2027-01-01', '2026-02-30..2026-03-02'],
    '2026-03-02..2026-03-03..2026-03-04',
  ],
  ['period', 'with the end (not included) after the start', '2026-03-02..2026-03-02'],
  ['trend', 'a whole number from 0 to 26', '27'],
  ['top', 'a whole number from 1 to 100', '0'],
  ['pages-root', 'a folder of the repository, such as docs', '../docs'],
  ['pages-root', 'without ".."', 'docs/../..'],
  ['pages-root', 'no absolute path', '/docs'],
  ['pages-root', 'a folder of the repository', 'docs//api', 'C:\\docs'],
  ['max-requests', 'a whole number from 1 to 1000', '1001'],
];
const BAD = REFUSED.flatMap(([input, expected, ...values]) => values.map((value) => [input, value, expected] as const));

describe('a value that is close to an expected one', () => {
  test.each<[InputName, string, string]>([
    ['mode', 'reprot', 'Did you mean "report"? Change `mode`'],
    ['mode', 'Settles', 'Did you mean "settle"? '],
    ['permission', 'writ', 'Did you mean "write"? '],
    ['report-to', 'issues', 'Did you mean "issue"? '],
    ['report-to', 'sumary, issues', 'Did you mean "summary, issue"? '],
    ['period', 'lastweek', 'Did you mean "last-week"? '],
    ['fail-on', 'defualt, archive', 'Did you mean "default, archived"? '],
    ['allowed-users', 'ada, @grace', 'Write `grace`, without "@".'],
    ['allowed-users', 'acme/docs', 'Teams are not supported: list their members'],
    ['allowed-users', '@acme/docs', 'Teams are not supported'],
    ['base-url', 'http://docs.acme.com/v2', 'Write `base-url: https://docs.acme.com`.'],
    ['base-url', 'https://docs-service.example.com', 'with the address of your service'],
  ])('is answered with that one: %s: %s', (input, value, hint) => {
    const [problem] = readInputs(inputs({ [input]: value })).problems;
    expect(problem?.hint).toContain(hint);
  });

  test.each<[InputName, string, string]>([
    ['mode', 'publish', 'if it is too different'],
    ['fail-on', 'default, none', 'if each word is right by itself'],
  ])('gets no suggestion: %s: %s, %s', (input, value) => {
    const [problem] = readInputs(inputs({ [input]: value })).problems;
    expect(problem?.hint).toBe(`Change \`${input}\` in the \`with:\` part of the step.`);
  });
});

/** Inputs that may contain any text. */
const FREE_TEXT: readonly InputName[] = ['prompt', 'prompt-file', 'leg'];
/** Inputs whose values are never shown; they have their own tests. */
const SECRETS: readonly InputName[] = ['api-key', 'github-token', 'agent-env'];

test('a step that only sets the required inputs gets the documented defaults', () =>
  expect(DEFAULTS).toEqual(DOCUMENTED));

test('an input with only white space counts as not set', () => {
  const blank = Object.fromEntries(Array.from(NAMES, (name) => [name, ' \n ']));
  const required = { baseUrl: '', projectId: '', apiKey: '', githubToken: '' };
  expect(readInputs(inputs(blank))).toEqual({ settings: { ...DEFAULTS, ...required }, problems: [] });
});

/** The specification with other defaults. */
function specsWith(defaults: Partial<Record<InputName, string>>): InputSpecs {
  const changed = Object.entries(defaults).map(([name, value]) => [name, { description: '', default: value.trim() }]);
  return { ...inputSpecs, ...Object.fromEntries(changed) };
}

describe('the defaults of the specification', () => {
  const written = Object.entries(inputSpecs).flatMap(([name, spec]) =>
    'default' in spec && !spec.default.startsWith('${{') ? [[name, spec.default] as const] : [],
  );

  test.each(written)('are valid values, which the runner passes on: %s: %j', (name, value) => {
    expect(settings({ [name]: value })).toEqual(DEFAULTS);
  });

  test.each(GOOD)('apply to an empty input, so readers have no defaults of their own: %s: %j', (input, value, read) => {
    const { settings: found } = readInputs(inputs({ [input]: '' }), specsWith({ [input]: value }));
    expect(found).toEqual({ ...DEFAULTS, ...read });
  });

  test.each(BAD)('replace a refused value: %s: %j', (input, bad) => {
    const [, value = '', read = {}] = GOOD.find(([name]) => name === input) ?? [];
    const { settings: found, problems } = readInputs(inputs({ [input]: bad }), specsWith({ [input]: value }));
    expect(problems).toHaveLength(1);
    expect(found).toEqual({ ...DEFAULTS, ...read });
  });

  test('that are expressions mean nothing to the reader, because the runner evaluates them', () => {
    const { settings: found } = readInputs(inputs({ prompt: '' }), specsWith({ prompt: '${{ github.sha }}' }));
    expect(found.prompt).toBe('');
  });

  test.each(BAD)('fail loudly if their own reader refuses them: %s: %j', (input, bad, expected) => {
    expect(() => readInputs(inputs({ [input]: '' }), specsWith({ [input]: bad }))).toThrow(expected);
  });
});

describe('a valid value is read into its normal form and changes nothing else', () => {
  test.each(GOOD)('%s: %j', (input, value, read) => {
    expect(settings({ [input]: value })).toEqual({ ...DEFAULTS, ...read });
  });

  test('every input is covered', () => {
    const covered = new Set<string>(GOOD.map(([input]) => input));
    expect([...NAMES.difference(covered)], 'inputs without a row in GOOD').toEqual([]);
  });
});

describe('an invalid value is reported with its name, the value and what was expected', () => {
  test.each(BAD)('%s: %j', (input, value, expected) => {
    const { problems } = readInputs(inputs({ [input]: value }));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.input).toBe(input);
    expect(problems[0]?.message).toContain(`Input "${input}" is ${JSON.stringify(shorten(value, 100))}; expected `);
    expect(problems[0]?.message).toContain(expected);
    // The hint names the input, or the value to write.
    expect(problems[0]?.hint).toMatch(new RegExp(`\`${input}[\`:]|^Write \``));
  });

  test('every input that does not accept any text is covered', () => {
    const covered = new Set<string>([...BAD.map(([input]) => input), ...SECRETS, ...FREE_TEXT]);
    expect([...NAMES.difference(covered)], 'inputs neither in BAD nor in FREE_TEXT').toEqual([]);
  });
});

const UNSEPARATED =
  'Input "agent-env" is not shown (its length is 9); expected a list of names of environment variables with commas';

test.each<[InputName, string, string]>([
  ['allowed-users', 'ada, @grace', 'Input "allowed-users", entry 2, is "@grace"; expected a list of logins'],
  ['agent-paths', `${'docs,'.repeat(99)}\n../src`, 'Input "agent-paths", entry 100, is "../src"; expected a list of'],
  ['labels', `docs, ${'x'.repeat(200)}`, `Input "labels", entry 2, is "${'x'.repeat(99)}…"; expected one line`],
  ['agent-env', 'STYLE, A-B', 'Input "agent-env", entry 2, is not shown (its length is 3); expected a list of names'],
  ['agent-env', 'STYLE A_B', UNSEPARATED],
])('a list names the entry that is wrong: %s: %j', (input, value, message) => {
  const { problems } = readInputs(inputs({ [input]: value }));
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
});

describe('a name of a variable', () => {
  test.each([
    ...['$KEY', 'KEY=value', '1KEY', 'A-B', 'sk-ant-api03-0123456789', 'AIzaSyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r'],
    ...['ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'c0ffee5eed1234567890abcdef012345', 'npm_aB3dE5fG7hJ9kL1mN3pQ5'],
  ])('that is none, or that looks like a value, is not shown: %s', (text) => {
    const { settings: read, problems } = readInputs(inputs({ 'agent-env': text }));
    expect([read.agentEnv, problems.map(({ input }) => input)]).toEqual([[], ['agent-env']]);
    expect(problems[0]?.message).toContain(`is not shown (its length is ${text.length}); expected a list of names`);
    expect(problems[0]?.hint).toContain('`MODEL_KEY: ${{ secrets.MODEL_KEY }}`');
    expect(JSON.stringify(problems)).not.toContain(text);
  });

  const DIGITS = ['OAUTH2_TOKEN', 'S3_V2_KEY', 'npm_config_myRegistry2', 'AZURE_OPENAI_GPT4_TURBO_2024_04_09_KEY', 'X'];
  test.each(DIGITS)('may have digits: %s', (name) => expect(settings({ 'agent-env': name }).agentEnv).toEqual([name]));
});

test('all invalid values of a step are reported at once, in the order of the documentation', () => {
  const given = Object.fromEntries([...BAD.map(([input, value]) => [input, value]), ['api-key', 'short']]);
  const overrides = readInputs(inputs(given)).problems.map(({ input }) => input);
  expect(overrides).toEqual([...NAMES].filter((name) => name in given));
});

describe('the API key', () => {
  test.each([
    ...['k'.repeat(15), 'key 0123456789abcdef', 'key0123\n456789abcdef', 'key0123\u0007456789abcdef'],
    'key0123é456789abcdef',
  ])('is refused if it is too short or no header can hold it, with its length instead of its value: %j', (key) => {
    const { settings: read, problems } = readInputs(inputs({ 'api-key': key }));
    expect([read.apiKey, problems.map(({ input }) => input)]).toEqual(['', ['api-key']]);
    expect(problems[0]?.message).toContain(`(its length is ${key.length})`);
    expect(problems[0]?.message).toContain('expected at least 16 characters of ASCII, without spaces or control char');
    expect(problems[0]?.hint).toContain('api-key: ${{ secrets.DOCS_AGENT_API_KEY }}');
    expect(JSON.stringify(problems)).not.toContain(JSON.stringify(key).slice(1, -1));
  });
});

const UNFIT = ['ghs_0123\n456789abcdef', 'Bearer ghs_0123', 'ghs_\u0007456789abcdef', 'ghs_456789abcdef…', 'ghs_é'];
test.each(UNFIT)('a token that no header can hold is refused, with its length, not its value: %j', (token) => {
  const { settings: read, problems } = readInputs(inputs({ 'github-token': token }));
  expect(read.githubToken).toBe('');
  expect(problems).toEqual([
    {
      input: 'github-token',
      message: `Input "github-token" is not shown (its length is ${token.length}); expected a token of ASCII characters, without spaces or line breaks.`,
      hint: "Leave it out to use the run's token, or store the token again as a secret.",
    },
  ]);
});

describe('an address that is refused because of its user info, or along with it,', () => {
  test.each([
    ...['https://', 'http://', 'https:/', 'https:', 'https:\\\\', 'https:\\/', 'HTTPS:///'].map((start) => [
      `${start}ada:hunter2@docs.example.com/v1`,
      `${start}***@docs.example.com/v1`,
    ]),
    ...['//ada:', 'ftp://ada:', 'ada:', ''].map((user) => [`${user}hunter2@docs.example.com`, '***@docs.example.com']),
    ...['x@hunter2', 'x/hunter2', 'x#hunter2', 'hun\nter2\nhunter2', `hunter2${'x'.repeat(200)}`].map((password) => [
      `https://ada:${password}@docs.example.com/v2`,
      'https://***@docs.example.com/v2',
    ]),
    ['https://ada/hunter2@docs.example.com/v2', 'https://***@docs.example.com/v2'],
    ['https://ada:hunter2%40docs.example.com', 'https://***@docs.example.com'],
  ])('is shown without it: %j', (address, shown) => {
    const { settings: read, problems } = readInputs(inputs({ 'base-url': address }));
    expect(read.baseUrl).toBe('');
    expect(problems[0]?.message).toContain(`Input "base-url" is ${JSON.stringify(shown)}; expected `);
    expect(JSON.stringify(problems)).not.toMatch(/hunter2|ada/);
  });

  test.each(MISTYPED_ADDRESSES)('is shown without it, however the `@` is written: %j', (address) => {
    const { problems } = readInputs(inputs({ 'base-url': address }));
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems)).not.toMatch(/hunter2|ada/i);
  });

  test.each([
    ...['nowhere', 'http://docs.example.com:8080/a:b', 'ftp://docs.example.com', 'http://[::2]:80/', 'file:///etc'],
  ])('is shown whole if it has none: %j', (address) => {
    expect(readInputs(inputs({ 'base-url': address })).problems[0]?.message).toContain(JSON.stringify(address));
  });

  test('is shown without it in any input', () => {
    const addresses = ['https://ada:hunter2@a.example', 'ada:hunter2@a.example', '\\\\ada\\hunter2@a.example'];
    const restricted = new Set(BAD.map(([input]) => input));
    const takesAddresses = ['project-id', 'job-id', 'agent', 'labels', 'report-issue-title', 'report-label'];
    for (const input of restricted) {
      const inputProblems = addresses.flatMap((address) => readInputs(inputs({ [input]: address })).problems);
      expect(inputProblems, input).toHaveLength(takesAddresses.includes(input) ? 0 : addresses.length);
      expect(JSON.stringify(inputProblems)).not.toContain('hunter2');
    }
  });

  test('never shows a password, whatever its characters and slashes', () => {
    const scheme = fc.constantFrom('https', 'http', 'ftp', 'HTTPS', '');
    const slashes = fc.constantFrom(':', ':/', '://', ':///', ':\\\\', ':\t//', ':/\n/', '//', '\\\\', '/', '');
    const odd = fc.string({ unit: fc.constantFrom(...'@:/\\?#% \n\tx1'), maxLength: 6 });
    const at = fc.constantFrom('@', '%40', '%2540', '%252540', '\uFF20', '\uFE6B', '%EF%BC%A0', '&#64;');
    forMany(2000, [scheme, slashes, odd, odd, at, odd], (start, between, before, after, sign, end) => {
      const address = `${start}${between}${before}hunter2${after}${sign}docs.example${end}`;
      expect(JSON.stringify(readInputs(inputs({ 'base-url': address })).problems)).not.toContain('hunter2');
    });
  });
});
