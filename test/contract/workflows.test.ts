import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkWorkflow } from './check-workflow.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { workflowsIn } from './workflow-shape.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const pinnedLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^\s*(?:- )?uses: (?!\.\/|YOUR-ORG\/)/.test(line));

describe('our own workflows', () => {
  const files = trackedFiles('.github/workflows/*.yml');

  test.each(files.map((file) => [file]))('%s follows the rules', async (file) => {
    expect(await checkWorkflow(read(file))).toEqual([]);
  });

  test('run the checks with read permission only', () => {
    expect(files).toContain('.github/workflows/ci.yml');
    expect(parse(read('.github/workflows/ci.yml')).permissions).toEqual({ contents: 'read' });
  });

  test('state the version next to each pinned commit, as the examples do', () => {
    const uses = [...files, ...trackedFiles('examples/*.yml')].flatMap((file) => pinnedLines(read(file)));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });
});

describe('the workflows in our pages', () => {
  const pages = ['README.md', ...trackedFiles('docs/*.md')];
  const shown = pages.flatMap((page) => workflowsIn(read(page)).map((text) => ({ page, text })));

  test.each(shown)('follow the rules in $page', async ({ text }) => expect(await checkWorkflow(text)).toEqual([]));

  test('exist', () => expect(shown.length).toBeGreaterThan(0));
});

const GOOD = `
on: { push: { branches: [main] } }
permissions: { contents: read, pull-requests: read }
concurrency: { group: docs, cancel-in-progress: false }
jobs:
  docs:
    runs-on: ubuntu-latest
    timeout-minutes: 40
    steps:
      - uses: actions/checkout@0123456789abcdef0123456789abcdef01234567
        with: { persist-credentials: false }
      - id: docs
        uses: YOUR-ORG/docs-agent@<40-digit commit id>
        with: { base-url: 'https://docs.example.com', project-id: a, api-key: '\${{ secrets.KEY }}', prompt: c, handover: false }
      - run: echo "$RESULT"
        env: { RESULT: '\${{ steps.docs.outputs.result }}' }
`;

const SETTLE = GOOD.replace('push: { branches: [main] }', "schedule: [{ cron: '7,37 * * * *' }]")
  .replace('contents: read, pull-requests: read', 'contents: read, issues: write, pull-requests: write')
  .replace('prompt: c', 'mode: settle');

const APP = SETTLE.replace('issues: write, pull-requests: write', '')
  .replace('checkout@', 'create-github-app-token@')
  .replace('contents: read, ', '')
  .replace('- uses: actions', '- id: app\n        uses: actions')
  .replace(
    'persist-credentials: false',
    'permission-contents: read, permission-issues: write, permission-pull-requests: write',
  )
  .replace('mode: settle', "mode: settle, github-token: '${{ steps.app.outputs.token }}'");

const CALLED = GOOD.replace(
  '{ push: { branches: [main] } }',
  '{ workflow_call: { inputs: { what: { type: string, required: true } }, secrets: { key: { required: true } }, ' +
    "outputs: { result: { value: '${{ jobs.docs.outputs.result }}' } } } }",
).replace('runs-on', "outputs: { result: '${{ steps.docs.outputs.result }}' }\n    runs-on");

const AT_JOB = 'permissions: { contents: read, pull-requests: write }\n    runs-on';

const CALLER = `
on: push
permissions: { contents: read, pull-requests: read }
jobs:
  docs:
    uses: YOUR-ORG/workflows/.github/workflows/called.yml@main
    with: { what: everything }
    secrets: { key: '\${{ secrets.KEY }}' }
`;

const check = (text: string): Promise<readonly string[]> => checkWorkflow(text, new Map([['called.yml', CALLED]]));

// The doctor finds more: see `doctor/workflows/`, where it judges our examples and pages.
describe('the check', () => {
  test.each([
    ['a key that GitHub does not know', GOOD, 'steps:', 'stepz:', /Unexpected value 'stepz'/],
    ['an expression that GitHub cannot read', GOOD, 'prompt: c', "prompt: '${{ github. }}'", /Unexpected symbol/],
    ['no permissions', GOOD, /permissions.*/, '', /^docs: permissions: must be named/],
    ['all permissions', GOOD, /permissions.*/, 'permissions: write-all', /^docs: permissions: must be named/],
    ['a permission missing', GOOD, ', pull-requests: read', '', /"pull-requests: read" is missing/],
    ['a hand-over that GitHub refuses', GOOD, ', handover: false', '', /"pull-requests: write" is missing/],
    ['a permission too low', SETTLE, 'issues: write', 'issues: read', /"issues: write" is missing/],
    ['an unneeded permission', GOOD, 'contents: read', 'contents: read, actions: read', /"actions: read" is more/],
    ['a permission too high', GOOD, 'contents: read', 'contents: write', /"contents: write" is more/],
    ['a permission at one job that is too high', GOOD, 'runs-on', AT_JOB, /"pull-requests: write" is more/],
    ['an App token with too few permissions', APP, 'permission-issues: write, ', '', /"issues: write" is missing/],
    ['an App token with too many', APP, 'permission-issues', 'permission-actions: write, permission-issues', /more/],
    ['any number of runs at a time', GOOD, /concurrency.*/, '', /concurrency: is missing/],
    ['a run that is cancelled by the next', GOOD, 'progress: false', 'progress: true', /cancel-in-progress: false/],
    ['a group without a word on a running one', GOOD, ', cancel-in-progress: false', '', /cancel-in-progress: false/],
    ['a working copy with a token', GOOD, 'with: { persist-credentials: false }', '', /persist-credentials: false/],
    ['no timeout', GOOD, 'timeout-minutes: 40', '', /^docs: has no timeout-minutes/],
    ['a foreign action by tag', GOOD, /checkout@\w+/, 'checkout@v6', /actions\/checkout@v6: is not pinned/],
    ['a foreign action by a short id', GOOD, /checkout@\w+/, 'checkout@0123456', /is not pinned/],
    ['an event in a shell', GOOD, '"$RESULT"', '${{ github.event.issue.title }}', /has an expression in it/],
    ['an output that we do not have', GOOD, 'outputs.result', 'outputs.results', /has no output "results"/],
    ['an output of a missing job', CALLED, 'jobs.docs.outputs.result', 'jobs.docs.outputs.x', /outputs.x: there is no/],
    ['an output of a missing step', GOOD, 'steps.docs', 'steps.dosc', /steps.dosc: there is no such step/],
    ['a call of a missing workflow', CALLER, 'called.yml', 'other.yml', /Unable to find reusable workflow/],
    ['a call without a required input', CALLER, /with: .*/, '', /Input what is required/],
    ['a call without a secret', CALLER, /secrets: .*/, '', /Secret key is required/],
    ['a call with too few permissions', CALLER, 'contents: read, ', '', /"contents: read" is missing/],
    ["a call of someone else's workflow by branch", CALLER, 'YOUR-ORG', 'someone', /is not pinned/],
  ] as const)('finds %s', async (_title, good, right, wrong, finding) => {
    const broken = good.replace(right, wrong);
    expect(broken).not.toBe(good);
    expect(await check(broken)).toEqual([expect.stringMatching(finding)]);
  });
});
