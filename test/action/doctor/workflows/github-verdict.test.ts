import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWorkflow as parseOurs } from '../../../../src/action/doctor/workflows/parse-workflow.ts';
import { fuzzRuns } from '../../../build/fuzz-runs.ts';
import { ROOT, trackedFiles } from '../../../contract/tracked-files.ts';

/** Returns the first line of a workflow file that GitHub's own parser refuses; null if it accepts the file. */
async function githubRefuses(text: string): Promise<number | null> {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content: text }, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  const [error] = context.errors.getErrors();
  return error === undefined ? null : (error.range?.start.line ?? 0);
}

/** Returns the line that the doctor refuses; null if it reads the file. */
function doctorRefuses(text: string): number | null {
  const parsed = parseOurs(text);
  if (parsed.kind === 'parsed') return null;
  return Number(/: line (\d+): /.exec(parsed.because)?.[1] ?? 0);
}

const STEPS = 'runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/docs-agent@v0';
/** A workflow whose job begins in line 3, its own keys in line 4. */
const job = (lines: string): string => `on: push\njobs:\n  docs:\n    ${lines}\n`;
const setting = (lines: string): string => job(`${lines}\n    ${STEPS}`);
const withStep = (lines: string): string => job(`${STEPS}\n${lines}`);
const on = (lines: string): string => `${lines}\njobs:\n  docs:\n    ${STEPS}\n`;
const jobs = (lines: string): string => `on: push\njobs:\n${lines}\n`;

/** What GitHub accepts, by the place of the text. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  events: [
    ...['on: push', 'on: [push, issue_comment, workflow_dispatch]', '"on": push'],
    'on:\n  push:\n    branches: main\n  pull_request:\n  workflow_dispatch:',
    'on:\n  issue_comment:\n    types: [created]\n  issues:\n    types: opened',
    "on:\n  schedule:\n    - cron: '17 6 * * MON-FRI'\n      timezone: Europe/Berlin",
    "on:\n  schedule:\n    - cron: '*/15 0-6,8 1-31/2 jan *'",
    'on:\n  workflow_dispatch:\n    inputs:\n      how:\n        type: choice\n        options: [a, b]\n        default: a',
    'on:\n  workflow_call:\n    inputs:\n      project-id:\n        type: string\n        required: true\n    secrets:\n      api-key:\n        required: true\n    outputs:\n      result:\n        value: ${{ jobs.docs.outputs.result }}',
  ],
  job: [
    'uses: acme/flows/.github/workflows/docs.yml@main\n    secrets: inherit',
    'uses: ./.github/workflows/docs.yml\n    strategy:\n      matrix:\n        project: [a, b]\n    with:\n      project-id: ${{ matrix.project }}\n    secrets:\n      api-key: ${{ secrets.KEY }}\n    permissions: read-all',
    "runs-on: ${{ github.repository_owner == 'acme' && 'self-hosted' || 'ubuntu-latest' }}\n    steps: []",
    'runs-on: [self-hosted, linux]\n    steps: []',
    'runs-on:\n      group: large\n      labels: linux\n    steps: []',
    'runs-on: ${{ fromJSON(vars.RUNNER || \'"ubuntu-latest"\') }}\n    steps: []',
    `env: &both\n      A: b\n    ${STEPS}\n        env: *both\n      - &checkout\n        run: git pull\n      - *checkout`,
  ],
  setting: [
    'permissions:\n      contents: read\n      id-token: write',
    "concurrency:\n      group: docs\n      cancel-in-progress: ${{ github.event_name == 'pull_request' }}\n      queue: max",
    'timeout-minutes: ${{ fromJSON(vars.MINUTES) }}',
    'strategy:\n      fail-fast: false\n      max-parallel: 2\n      matrix:\n        os: [a, b]\n        include:\n          - os: c\n            node: 24\n        exclude:\n          - os: a',
    "if: github.event_name == 'push' && !cancelled()",
    "if: >-\n      contains(github.event.comment.body, '/docs') &&\n      github.event.comment.user.type != 'Bot'",
    ...['if: false', "if: ${{ 'github.actor' }}", "if: ${{ '' }}", 'environment: production'],
    "services:\n      db:\n        image: postgres:17\n        env:\n          A: b\n        ports: ['5432:5432']\n        options: --health-cmd pg_isready",
    'container:\n      image: node:24\n      credentials:\n        username: a\n        password: ${{ secrets.P }}',
    'environment:\n      name: ${{ inputs.where }}\n      url: ${{ steps.x.outputs.url }}',
  ],
  step: [
    "        if: ${{ always() && steps.a.outcome == 'failure' }}",
    "        with:\n          prompt: ${{ format('{0}', github.event.commits[0].id) }} ${{ join(github.event.*.name, ', ') }} ${{ (1.5e3 >= -2) == !null || 'it''s' }}",
    '        env:\n          A: 1\n          B: true\n          C:\n          D: 1.10\n        continue-on-error: true',
  ],
  file: [
    ...[`permissions: {}\n${on('on: push')}`, `permissions: read-all\n${on('on: push')}`],
    `concurrency: docs-\${{ github.ref }}\n${on('on: push')}`,
    jobs(
      '  list:\n    runs-on: linux\n    outputs:\n      all: ${{ steps.x.outputs.all }}\n    steps:\n      - id: x\n        run: echo\n  each:\n    needs: list\n    strategy:\n      matrix: ${{ fromJSON(needs.list.outputs.all) }}\n    runs-on: linux\n    steps: []',
    ),
    `defaults:\n  run:\n    shell: bash\n${job(`defaults:\n      run:\n        working-directory: docs\n    ${STEPS}`)}`,
    jobs('  a: { runs-on: x }\n  b: { needs: [a], runs-on: x }\n  c: { needs: b, if: always(), runs-on: x }'),
    `run-name: Docs by \${{ github.actor }}\n${on('on: push')}`,
    on('on: push').replaceAll('\n', '\r\n'),
    `# first\n${on('on: push # here')}# last`,
  ],
};
const PLACES: Readonly<Record<string, (lines: string) => string>> = { events: on, job, setting, step: withStep };

const REFUSED: Readonly<Record<string, readonly [line: number, text: string]>> = {
  'a list': [1, '- on\n- jobs\n'],
  'no events': [1, `name: Docs\n${jobs('  a:\n    runs-on: x')}`.replace('on: push\n', '')],
  'no jobs': [1, 'on: push\n'],
  'an unknown key at the top': [1, `timeout-minutes: 5\n${on('on: push')}`],
  'an unknown key in a job': [4, setting('timeout: 5')],
  'an unknown key in a step': [7, withStep('        inputs:\n          a: b')],
  'a misspelt key': [5, job('runs-on: x\n    stepz: []')],
  'a job without a runner': [4, job('steps:\n      - run: echo')],
  'a job that is empty': [3, 'on: push\njobs:\n  docs:\n'],
  'a job that is a list': [4, jobs('  docs:\n    - run: echo')],
  'a call with steps': [5, job('uses: ./.github/workflows/a.yml\n    steps: []')],
  'a call with a time limit': [5, job('uses: ./.github/workflows/a.yml\n    timeout-minutes: 5')],
  'a step that does nothing': [6, job('runs-on: x\n    steps:\n      - name: Nothing')],
  'a step that does two things': [7, withStep('        run: echo')],
  'a merge key': [5, 'on: push\njobs:\n  docs: &d\n    runs-on: x\n    <<: { steps: [] }\n'],
  'a merge key in a mapping of texts': [5, job('runs-on: x\n    env: { <<: { A: b } }')],
  'a key that is there twice': [2, `on: push\n${on('on: push')}`],
  'a key that differs in its case only': [7, job('runs-on: x\n    env:\n      a: 1\n      A: 2')],
  'an unknown event': [1, on('on: pusj')],
  'an unknown event in a list': [1, on('on: [push, comment]')],
  'an unknown type of an event': [3, on('on:\n  issue_comment:\n    types: [opened]')],
  'an unknown filter of an event': [3, on('on:\n  issue_comment:\n    branches: [main]')],
  'an event with a wrong setting': [3, on('on:\n  push:\n    branch: main')],
  'an unknown permission': [2, `permissions:\n  content: read\n${on('on: push')}`],
  'an unknown level': [2, `permissions:\n  contents: admin\n${on('on: push')}`],
  'a permission in one word': [1, `permissions: read\n${on('on: push')}`],
  'a time limit in quotes': [4, setting("timeout-minutes: '5'")],
  'a group without a name': [2, `concurrency:\n  cancel-in-progress: true\n${on('on: push')}`],
  'an unknown queue': [3, `concurrency:\n  group: a\n  queue: all\n${on('on: push')}`],
  'a literal that is no condition': [4, setting("if: ${{ 'it''s' }}")],
  'a literal that is no condition of a step': [7, withStep("        if: ${{ 'x' }}")],
  'a secret in a condition': [4, setting("if: secrets.KEY != ''")],
  'a secret in the condition of a step': [7, withStep("        if: ${{ secrets.KEY != '' }}")],
  'a variable of a job in its condition': [4, setting("if: env.ON == 'true'")],
  'a matrix outside its job': [2, `name: x\nrun-name: \${{ matrix.a }}\n${on('on: push')}`],
  'an expression where none is allowed': [1, on('on: ${{ github.event_name }}')],
  'a group of runners of nobody': [5, job('runs-on:\n      group: mine/large\n    steps: []')],
  'all variables by one expression': [4, setting('env: ${{ fromJSON(vars.ALL) }}')],
  'an unknown function': [4, setting("if: startWith(github.ref, 'a')")],
  'a function with too few values': [4, setting("if: contains('a')")],
  'an expression that is not closed': [8, withStep('        with:\n          prompt: ${{ github.ref }')],
  'an empty expression': [8, withStep('        with:\n          prompt: ${{ }}')],
  'a text in the wrong quotes': [4, setting('if: github.ref == "a"')],
  'one sign instead of two': [4, setting("if: github.ref = 'a'")],
  'a wrong expression in a script': [9, withStep('      - run: |\n          echo\n          echo ${{ foo.bar }}')],
  'a need for no job': [7, jobs('  a:\n    runs-on: x\n  b:\n    runs-on: x\n    needs: [a, build]')],
  'jobs that need each other': [4, jobs('  a: { runs-on: x }\n  b: { uses: x, needs: c }\n  c: { uses: x, needs: b }')],
  'jobs that all need another': [3, jobs('  a:\n    runs-on: x\n    needs: b\n  b:\n    runs-on: x\n    needs: a')],
  'a job with a space in its id': [3, jobs('  my docs:\n    runs-on: x')],
  'a step with a number as its id': [7, withStep('        id: 1st')],
  'two steps of one id': [9, withStep('        id: a\n      - run: echo\n        id: a')],
  'a schedule of six parts': [3, on("on:\n  schedule:\n    - cron: '0 17 6 * * 1'")],
  'a schedule at an hour that no day has': [3, on("on:\n  schedule:\n    - cron: '17 24 * * 1'")],
  'a schedule in one line': [1, on("on: { schedule: '17 6 * * 1' }")],
  'a choice without options': [5, on('on:\n  workflow_dispatch:\n    inputs:\n      how:\n        type: choice')],
  'an input without a type': [5, on('on:\n  workflow_call:\n    inputs:\n      how:\n        required: true')],
  'a container without an image': [5, setting('container:\n      options: --privileged')],
};

/** GitHub's parser in JavaScript gives up at keys that are numbers or flags, which GitHub itself takes as text. */
const WORDS = ['on', 'jobs', 'runs-on', 'uses', 'with', 'env', 'needs', 'if', 'push', 'string', 'inherit', 'read-all'];
/** GitHub runs these, and only its parser in JavaScript refuses them. */
const MILDER: Readonly<Record<string, string>> = {
  'a default of another type': on('on: { workflow_dispatch: { inputs: { debug: { default: false } } } }'),
  'an event of the interface, in one word': on('on: repository_dispatch'),
  'a key that is a number': withStep('        env:\n          1: one'),
};

/** What people change in a line, and get wrong. */
const CHANGES: readonly ((line: string, word: string) => readonly string[])[] = [
  () => [],
  (line) => [line, line],
  (line) => [`  ${line}`],
  (line) => [line.replace(/^ {2}/, '')],
  (line) => [line.replace(/^(\s*(?:- )?)(?!default)[\w-]+: .*$/, '$1x: y')],
  (line, word) => [line.replace(/(?<!default): .*$/, () => `: ${word}`)],
  (line, word) => [line.replace(/[\w-]+:/, WORDS.includes(word) ? `${word}:` : '$&')],
];
const VALUES = ['12', 'true', '""', '"1"', 'a b', '[a, b]', '{ a: b }', '*x', 'always()', '1.5', '-1', ''];
const EXPRESSIONS = ['github.ref', 'secrets.X', 'foo.bar', 'steps.a.outputs.b == 1', "'x'", 'hashFiles(1)', '!(1 < 2)'];

describe("the doctor and GitHub's own parser", () => {
  const accepted = Object.entries(ACCEPTED).flatMap(([place, texts]) => texts.map((text) => [place, text] as const));
  test.each(accepted)('accept, as %s: %j', async (place, lines) => {
    const text = PLACES[place]?.(lines) ?? lines;
    expect([await githubRefuses(text), doctorRefuses(text)]).toEqual([null, null]);
  });

  test.each(Object.entries(REFUSED))('refuse %s, in the same line', async (_name, [line, text]) => {
    expect([await githubRefuses(text), doctorRefuses(text)]).toEqual([line, line]);
  });

  test.each(Object.entries(MILDER))('differ on purpose about %s', async (_name, text) => {
    expect([await githubRefuses(text), doctorRefuses(text)]).toEqual([expect.any(Number), null]);
  });

  test('accept and refuse the same of workflows with a line that was changed', async () => {
    const texts = trackedFiles('examples/*.yml').map((path) =>
      readFileSync(join(ROOT, path), 'utf8').replace(/^\s*#.*\n/gm, ''),
    );
    const word = fc.constantFrom(...WORDS, ...VALUES, ...EXPRESSIONS.map((each) => `\${{ ${each} }}`));
    const change = fc.record({ how: fc.constantFrom(...CHANGES), at: fc.nat(), word });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), change, async (text, { how, at, word }) => {
        const lines = text.split('\n');
        const changed = lines.flatMap((line, nth) => (nth === at % lines.length ? how(line, word) : line)).join('\n');
        expect(doctorRefuses(changed) === null, changed).toBe((await githubRefuses(changed)) === null);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });
});
