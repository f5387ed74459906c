import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, trackedFiles } from '../../../contract/tracked-files.ts';
import {
  type Changes,
  CONCURRENCY,
  CONDITION,
  CRON,
  called,
  comments,
  condition,
  example,
  type Files,
  forEach,
  GROUP,
  group,
  judge,
  KEY,
  labels,
  merged,
  push,
  RIGHTS,
  report,
  settle,
} from './set-up.ts';

const NAMES = readdirSync(join(ROOT, 'examples'));
const doctor = { 'doctor.yml': example('doctor.yml') };

/** The findings of a set-up next to the doctor, without the one about the tag: no commit can be pinned before a release. */
async function findings(files: Files, isPublic = false): Promise<readonly string[]> {
  return (await judge({ ...doctor, ...files }, { public: isPublic }))
    .filter(({ state, name }) => state !== 'good' && name !== 'Workflow version')
    .map(({ state, name, found }) => `${state}: ${name}: ${found}`);
}

/** What the doctor can't see, or says of comments on a diff and of schedules in public repositories. */
const KNOWN =
  /only other workflows call this one|this token can't read it|A file that may use this action could not be read|for a comment on a line of a diff|without a commit/;

describe('our own examples', () => {
  test.each(NAMES.flatMap((name) => [true, false].map((isPublic) => [name, isPublic] as const)))(
    '%s has nothing to fix, in a public repository: %s',
    async (name, isPublic) => {
      const found = await findings({ [name]: example(name) }, isPublic);
      expect(found.filter((line) => !KNOWN.test(line))).toEqual([]);
    },
  );

  test('in our pages have nothing to fix', async () => {
    const pages = ['README.md', ...trackedFiles('docs/*.md')].map((page) => readFileSync(join(ROOT, page), 'utf8'));
    const shown = pages.flatMap((page) => [...page.matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, text = '']) => text));
    expect(shown.length).toBeGreaterThan(0);
    const found = await Promise.all(shown.map((text) => findings({ 'shown.yml': text })));
    expect(found.flat().filter((line) => !KNOWN.test(line))).toEqual([]);
  });

  test('are healthy together, including the caller of the called workflow', async () => {
    const files = Object.fromEntries(NAMES.map((name) => [name, example(name)]));
    const checks = await judge({ ...files, 'reusable-caller.yml': called['caller.yml'] });
    expect(checks.filter(({ state }) => state === 'bad' || state === 'unknown')).toEqual([]);
    expect(checks.map(({ state }) => state)).toContain('advice');
    expect(checks.filter(({ name }) => name === 'Workflow permissions')).toEqual([]);
  });
});

const openapi = (change: Changes[number]): string =>
  example('openapi-change.yml', ['handover: false', 'handover: x'], change).replace('handover: x', 'handover: true');

const OPEN = ['failure()', 'cancelled()', 'always()', 'Failure( )', '${{ !success() }}', '${{ !always() }}'];
const GUARD = / {4}# A second guard[\s\S]*?DOCS_AGENT_LOGIN\)\n/;

const VARIANTS: Readonly<Record<string, Files>> = {
  ...forEach('a job with the condition', (text) => merged([GUARD, `    if: ${text}\n`]), ...OPEN),
  ...forEach(
    'a step with the condition',
    (text) => merged(['- uses: OWNER', `- if: ${text}\n        uses: OWNER`]),
    ...OPEN,
  ),
  ...forEach('commands with the open condition', condition, ...OPEN),
  ...forEach(
    'allowed bots with a condition for bots by the',
    (who) =>
      comments(
        [CONDITION, `if: contains(github.event.comment.body, '/docs') && github.event.${who}.type == 'Bot'`],
        ['with:\n', 'with:\n          allowed-bots: renovate[bot]\n'],
      ),
    'comment.user',
    'sender',
  ),
  'no condition': comments([/ {4}# Skips[^\n]*\n {4}if: >-\n.*\n.*'Bot'\n/, '']),
  ...forEach(
    'commands with the condition',
    condition,
    "${{ contains(github.event.comment.body, '/docs') }}",
    "contains(github.event.comment.body, '/doc')",
    "(contains(github.event.comment.body, '/docs') || contains(github.event.comment.body, '/help')) && github.actor != 'x'",
    "github.event.issue.pull_request && contains(github.event.comment.body, '/docs')",
    "${{ !github.event.issue.pull_request && contains(github.event.comment.body, '/docs') }}",
    "github.event_name == 'issue_comment'",
    "vars.DOCS_ON == 'true' && contains(github.event.comment.body, '/docs')",
    "fromJSON(vars.RULES)[github.actor].may == 'yes'",
  ),
  'another command, with its condition': comments(
    ['with:\n', 'with:\n          command: /agent\n'],
    ["'/docs'", "'/agent'"],
  ),
  'permissions at the job': comments(
    [RIGHTS, 'permissions: {}\n'],
    ['    runs-on:', '    permissions: write-all\n    runs-on:'],
  ),
  'more permissions than needed': comments(['  issues: write\n', '  issues: write\n  id-token: write\n']),
  ...forEach(
    'a group for each run or comment:',
    group,
    'docs-${{ github.run_id }}',
    '${{ github.event.comment.node_id }}',
    '${{ toJSON(github.event.comment) }}',
    "${{ format('docs-{0}', github.event.comment.id) }}",
    "docs-${{ github.event['comment']['id'] || github.ref }}",
  ),
  'a cancelling group by the run': comments(
    [GROUP, "docs-${{ github['run_id'] }}"],
    ['in-progress: false', 'in-progress: true'],
  ),
  'a cancelling group by the run for pushes': merged(
    ['${{ github.sha }}', '${{ github.run_id }}'],
    ['in-progress: false', 'in-progress: true'],
  ),
  'a group that cancels nothing by an expression': comments(['in-progress: false', 'in-progress: ${{ false }}']),
  'a shared group that keeps waiting runs': comments(
    [GROUP, 'docs-agent'],
    ['progress: false', 'progress: false\n  queue: max'],
  ),
  'a shared group of one run at a time by default': merged([
    'in-progress: false',
    'in-progress: false\n  queue: single',
  ]),
  'a schedule in a time zone': settle([CRON, "cron: '11 6 * * 1-5'\n      timezone: Europe/Berlin"]),
  'commands on lines of a diff in a file of their own': {
    ...comments(),
    'review.yml': example('comments.yml', ['  issue_comment:\n    types: [created]\n', '']),
  },
  'a group in one line': comments([CONCURRENCY, 'concurrency: docs-${{ github.event.comment.id }}\n']),
  'a mode in capitals': comments(['with:\n', 'with:\n          mode: Comment\n']),
  'a key that is chosen by a branch': comments([
    KEY,
    "${{ github.ref == 'refs/heads/main' && secrets.MAIN || secrets['OTHER'] || '' }}",
  ]),
  'a push that follows an existing job, without permissions': push(
    [RIGHTS, 'permissions: {}\n'],
    [/prompt-file: .*/, 'job-id: ${{ vars.JOB }}'],
  ),
  'a push without context, without permissions': push(
    [RIGHTS, 'permissions: {}\n'],
    ['with:\n          base-url', 'with:\n          context: none\n          base-url'],
  ),
  'a called workflow that calls another one': {
    'reusable.yml': example('reusable.yml'),
    'middle.yml': 'on: workflow_call\njobs: { middle: { uses: ./.github/workflows/reusable.yml, secrets: inherit } }\n',
    'caller.yml': called['caller.yml'].replace('workflows/reusable.yml', 'workflows/middle.yml'),
  },
  'a file for the prompt that an earlier step writes': push([
    /- uses: actions\/checkout@.*\n(?: {8}.*\n)*/,
    '- run: mkdir -p .github/docs-agent && date > .github/docs-agent/openapi.md\n',
  ]),
  'the mode by name': comments(['with:\n', 'with:\n          mode: comment\n']),
  'events in a list': merged([/on:\n {2}push:\n[\s\S]*?permissions:/, 'on: [push]\npermissions:']),
  'a shared group for pushes': merged(['docs-agent-${{ github.sha }}', 'docs']),
  'no group for pushes': merged([CONCURRENCY, '']),
  'two jobs of one file, each for its event': {
    'both.yml': `
on:
  issue_comment: { types: [created] }
  workflow_dispatch:
permissions: { contents: read, issues: write, pull-requests: write }
concurrency: docs-\${{ github.event.comment.id || github.run_id }}
jobs:
  answer:
    if: github.event_name == 'issue_comment' && contains(github.event.comment.body, '/docs')
    runs-on: ubuntu-latest
    steps:
      - uses: OWNER/docs-agent@v0
        with: { base-url: x, project-id: x, api-key: '${KEY}' }
  report:
    if: github.event_name == 'workflow_dispatch'
    permissions: {}
    concurrency: one
    runs-on: ubuntu-latest
    steps:
      - uses: OWNER/docs-agent@v0
        with: { mode: report, base-url: x, project-id: x, api-key: '${KEY}' }
`,
  },
  'another action with everything wrong': {
    'other.yml':
      'on: push\npermissions: {}\njobs: { a: { runs-on: x, steps: [{ uses: OWNER/docs-agent-lint@v1 }, { uses: ./ }] } }',
  },
};

describe('a plain variant of an example', () => {
  test.each(Object.entries(VARIANTS))('with %s has nothing to fix and leaves nothing open', async (_name, files) => {
    expect((await findings(files)).filter((line) => !line.startsWith('advice'))).toEqual([]);
  });

  const timed = (...changes: Changes): Files => comments([/timeout-minutes: \d+/, 'timeout-minutes: 5'], ...changes);
  const commenting = /^advice: Workflow permissions/;

  test.each<readonly [string, RegExp, Files, isPublic?: boolean]>([
    ['a job that may comment', commenting, { 'push.yml': openapi(['pull-requests: read', 'pull-requests: write']) }],
    [
      'a job whose comment a variable turns off',
      commenting,
      { 'push.yml': openapi(['handover: x', 'handover: ${{ vars.HANDOVER }}']) },
    ],
    ['a dry run', commenting, { 'push.yml': openapi(['handover: x', 'dry-run: true']) }],
    ['a job without a permissions block', commenting, { 'push.yml': openapi([RIGHTS, '']) }],
    ['a step that does not wait', /Workflow time/, timed(['prompt: $', 'wait: false\n          prompt: $'])],
    [
      'a step that waits if a variable says so',
      /Workflow time/,
      timed(['prompt: $', 'wait: ${{ vars.WAIT }}\n          prompt: $']),
    ],
    ['a step of mode settle', /Workflow time/, settle([/timeout-minutes: \d+/, 'timeout-minutes: 5'])],
    ['a step without a limit', /Workflow time/, comments([/ {4}timeout-minutes: \d+\n/, ''])],
    ['a push in a public repository', /permissions/, push([RIGHTS, 'permissions: {}\n']), true],
    ['a report with pages in a public repository', /permissions/, report(['  contents: read\n', '']), true],
    ['a labelled issue in a public repository', /permissions/, labels(['  contents: read\n', '']), true],
  ])('with %s gets no advice on %s', async (_name, words, files, isPublic) => {
    expect((await findings(files, isPublic)).filter((line) => words.test(line))).toEqual([]);
  });

  test('an App has its own token, so `permissions: {}` is right', async () => {
    expect(await findings({ 'docs.yml': example('docs-repository.yml') })).toEqual([]);
    const token = / {10}github-token: .*\n/;
    expect((await findings({ 'docs.yml': example('docs-repository.yml', [token, '']) })).join()).toContain(
      'lacks `contents: read`',
    );
  });

  test('of a public repository needs no permission to read', async () => {
    const files = comments(['  contents: read\n', '']);
    expect(await findings(files, true)).toEqual([]);
    expect((await findings(files, false)).join()).toContain('lacks `contents: read`');
  });

  test('is pinned by a full commit id', async () => {
    const files = comments([/@v0/, `@${'c'.repeat(40)} # v0.1.0`]);
    expect((await judge(files)).filter(({ name }) => name === 'Workflow version')).toEqual([]);
  });
});

describe('our own steps', () => {
  const step = (uses: string, mode = ''): Files => ({
    'a.yml': `on: issue_comment\npermissions: {}\njobs: { a: { runs-on: x, steps: [{ uses: "${uses}", with: { mode: "${mode}" } }] } }`,
  });
  const isFound = async (files: Files, run: Parameters<typeof judge>[1]): Promise<boolean> =>
    !(await judge(files, run)).some(({ found }) => found.startsWith('None of the'));

  test.each([
    ['OWNER/docs-agent@v0', true],
    ['owner/Docs-Agent@main', true],
    [`OWNER/docs-agent@${'c'.repeat(40)}`, true],
    ['OWNER/docs-agent-lint@v0', false],
    ['other/docs-agent@v0', false],
    ['OWNER/docs-agent/sub@v0', false],
    ['docker://OWNER/docs-agent@v0', false],
    ['./', false],
  ])('%s, if the action was taken from OWNER/docs-agent: %s', async (uses, ours) => {
    expect(await isFound(step(uses), { actionRepository: 'OWNER/docs-agent' })).toBe(ours);
  });

  test.each([
    ['./', '', true],
    ['acme/app@main', '', true],
    ['./.github/actions/agent/', 'doctor', true],
    ['./.github/actions/setup', '', false],
    ['OWNER/docs-agent@v0', '', false],
  ])('%s with mode "%s", if the action is in the workspace: %s', async (uses, mode, ours) => {
    expect(await isFound(step(uses, mode), { actionRepository: '', repository: 'acme/app' })).toBe(ours);
  });

  test("`./` is ours in the action's own repository", async () => {
    expect(await isFound(step('./'), { actionRepository: 'acme/App', repository: 'acme/app' })).toBe(true);
  });

  test("the running doctor's path is ours in every file", async () => {
    const files = { ...step('./agent'), 'doctor.yml': step('./agent', 'doctor')['a.yml'] ?? '' };
    expect((await judge(files, { actionRepository: '' }))[0]?.found).toContain('a.yml, .github/workflows/doctor.yml');
  });
});

test('the secret of the running doctor is known to exist, except in an environment', async () => {
  const named = async (files: Files): Promise<readonly string[]> =>
    (await findings(files)).filter((line) => line.includes('secret'));
  expect(await named(comments())).toEqual([]);
  expect(await named(comments(['    runs-on:', '    environment: docs\n    runs-on:']))).toEqual([
    expect.stringContaining('whether the secret DOCS_AGENT_API_KEY exists'),
  ]);
});
