import { describe, expect, test } from 'vitest';
import { readInputs } from '../../../src/action/event/inputs.ts';
import { decideIntent } from '../../../src/action/event/intent.ts';
import { publication } from '../../../src/action/outcome.ts';
import type { VisitorsPage } from '../../../src/action/ports/readers.ts';
import type { DocsService, Repository, RunContext } from '../../../src/action/ports.ts';
import { runDoctor } from '../../../src/action/stories/doctor.ts';
import { type RepositoryFailure, ServiceError } from '../../../src/action/words/errors.ts';
import { counts } from '../../build/a-report.ts';
import { aWorld, type TestWorld } from '../../build/a-world.ts';
import { anEvent, type RecordedEvent } from '../../build/an-event.ts';
import { inputs as allInputs, type Inputs } from '../../build/settings.ts';
import { aRepository } from '../../fakes/fake-repository.ts';

const NO_VISITORS: VisitorsPage = { totals: counts(0, 0), pages: [], rejectedRows: 0, hasMore: false };
const READS = ['viewer', 'facts', 'recentComments', 'pullRequestsOf', 'permissionOf', 'folder', 'textFile'];

interface Given {
  readonly inputs?: Inputs;
  readonly event?: RecordedEvent;
  /** The event has this name instead, which no recorded one has. */
  readonly named?: string;
  /** What is different in the recorded event. */
  readonly changes?: Parameters<typeof anEvent>[1];
  readonly run?: Partial<RunContext>;
  readonly github?: ReturnType<typeof aRepository>;
  readonly fails?: readonly [keyof Repository, RepositoryFailure];
  readonly readVisitors?: DocsService['readVisitors'];
  readonly world?: Partial<TestWorld>;
}

/** Plays the doctor as the program does. In every story no job starts and nothing is written. */
async function examine(given: Given = {}) {
  const { event = 'workflow_dispatch', github = aRepository(), run, readVisitors = async () => NO_VISITORS } = given;
  if (given.fails !== undefined) github.fail(...given.fails);
  const { settings, problems } = readInputs(allInputs({ mode: 'doctor', ...given.inputs }));
  const fakes = aWorld({ github, run: { eventName: event, ...run }, service: { visitors: readVisitors } });
  const world = { ...fakes, settings, ...given.world };
  const intent = decideIntent(settings, { ...anEvent(event, given.changes), name: given.named ?? event }, problems);
  if (intent.kind !== 'doctor') throw new Error(`this was to be the doctor, not ${intent.kind}`);
  const { outputs, failures, sentence } = publication(await runDoctor(intent, world));
  const { prompts, looks, queries } = fakes.service;
  expect([[...prompts, ...looks], github.calls.filter((call) => !READS.includes(call))]).toEqual([[], []]);
  expect(world.runner.warnings).toEqual([]);
  const log = world.runner.log.join('\n');
  return { result: outputs.get('result'), failures, sentence, log, queries, calls: github.calls };
}

function refusing(status: number | undefined): DocsService['readVisitors'] {
  const error = new ServiceError({ status, message: `The service refused (HTTP ${status}).`, hint: 'Fix it.' });
  return () => Promise.reject(error);
}

const MERGED = /good: Event: "push" .*starts a job and .*merged pull request .*a re-run does not start another job/;
const NO_ONE = /bad: Event: A "check_run" event doesn't say whose change caused it, .*`permission: none`/;
const ANYONE = /good: Event: "check_run" .*starts a job/;

test('the doctor asks no service for an agent on the runner, unless one is named', async () => {
  const { log, queries } = await examine({ inputs: { agent: 'claude', 'base-url': '' } });
  expect([queries, /: (?:Service|API key|Project): /.test(log)]).toEqual([[], false]);
  expect((await examine({ inputs: { agent: 'claude' } })).log).toMatch(/good: Service: /);
});

describe('the doctor', () => {
  test('reports a healthy set-up with one log line for each check, and shows no figure', async () => {
    const readVisitors = async () => ({ ...NO_VISITORS, totals: counts(98_765, 4_321) });
    const { result, failures, log, sentence } = await examine({ readVisitors });
    expect(`${log}${sentence}`).not.toMatch(/98.?765|4.?321/);
    expect([result, failures]).toEqual(['healthy', []]);
    expect(log).toMatch(/^good: Inputs: All of them are usable\./);
    expect(log.split('\n').map((line) => line.replace(/^([a-z-]+: [^:]+):.*/, '$1'))).toEqual([
      ...['good: Inputs', 'not-needed: Instruction file', 'not-needed: Event', 'good: Service', 'good: API key'],
      ...['unknown: Right to start jobs', 'good: Project', 'good: GitHub token', 'good: Repository'],
      ...['good: Reading issues and comments', 'good: Reading pull requests'],
      ...['unknown: Writing comments, reactions and issues', 'good: Permission of the person who started this run'],
      ...['good: Issues', 'good: Visitor figures'],
      ...['unknown: Workflow files', 'unknown: Actions policies'],
    ]);
  });

  test('sends the service one request, for one row of yesterday, which may be repeated once', async () => {
    const tries: number[] = [];
    const readVisitors: DocsService['readVisitors'] = async (_query, { allowance }) => {
      tries.push(1 + allowance.left);
      return NO_VISITORS;
    };
    const { queries } = await examine({ readVisitors });
    const period = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
    expect([queries, tries]).toEqual([[{ ...period, limit: 1, offset: 0 }], [2]]);
  });

  test('checks everything else too if the inputs are wrong', async () => {
    const { result, failures, log, calls, queries } = await examine({ inputs: { 'base-url': 'ftp://x', trend: '99' } });
    expect([result, failures.length, queries]).toEqual(['unhealthy', 2, []]);
    expect(failures.join('\n')).toMatch(/Input "base-url".*\n.*Input "trend"/);
    expect(log).toContain('unknown: API key: The service was not checked, because `base-url` cannot be used.');
    expect(log).toContain('good: Repository:');
    expect(calls).toContain('facts');
  });

  test('reports each failure of the service once, and still checks GitHub', async () => {
    const { result, failures, log } = await examine({ readVisitors: refusing(401) });
    expect([result, failures]).toEqual(['unhealthy', ['API key: The service refused (HTTP 401). Fix it.']]);
    expect(log).toContain('good: GitHub token: It belongs to github-actions[bot].');
  });

  test.each([
    ['unauthorized', 1, 'because GitHub does not accept the token.'],
    ['rate-limited', 0, 'because the token has used up its requests.'],
    ['unavailable', 1, 'because GitHub gave no usable answer.'],
  ] as const)('sends GitHub nothing more once it is %s, and says so', async (failure, bad, because) => {
    const { failures, log, calls } = await examine({ fails: ['viewer', failure] });
    expect(calls).toEqual(['viewer']);
    expect(failures).toHaveLength(bad);
    expect(log).toContain(`unknown: Repository: It was not checked, ${because}`);
    expect(log).toContain('good: API key:');
  });

  test('checks the rest of GitHub if only the identity is not shown', async () => {
    const { failures, log } = await examine({ fails: ['viewer', 'forbidden'] });
    expect(failures).toEqual([expect.stringMatching(/^GitHub token: /)]);
    expect(log).toContain('good: Repository:');
  });

  test('checks whether a command by the person would be accepted', async () => {
    const github = aRepository();
    github.permission = { permission: 'read', role: 'read' };
    expect((await examine({ github })).failures).toEqual([expect.stringContaining('has the permission "read"')]);
  });

  const PROMPT = { prompt: 'Do.' };
  const EDITED = { action: 'edited' };
  const FORK = { 'pull_request.head.repo.full_name': 'mallory/app' };
  const FOLLOWS = { 'job-id': 'j_1' };

  test.each<[string, RecordedEvent | 'check_run', Inputs, RegExp, Given['changes']?]>([
    [
      'a job in its thread',
      'issues',
      PROMPT,
      /good: Event: .* starts a job and keeps a status comment in thread 7\.$/m,
    ],
    ['a job in no thread', 'push', PROMPT, /good: Event: .* starts a job without .*: a re-run starts another job\.$/m],
    ['a job in the merged thread', 'push', { ...PROMPT, thread: 'merged' }, MERGED],
    [
      'an existing job',
      'issues',
      FOLLOWS,
      /good: Event: "issues" with `mode: auto` follows .*, and .* if thread 7 has one/,
    ],
    ['an existing job in no thread', 'push', FOLLOWS, /good: Event: .* follows the job in `job-id`\.$/m],
    [
      'one in the merged thread',
      'push',
      { ...FOLLOWS, thread: 'merged' },
      / follows .*, and .* the commit has one\.$/m,
    ],
    ['a comment', 'issue_comment', {}, /good: Event: "issue_comment" .*reads the comment/],
    ['an edited comment', 'issue_comment', {}, /good: Event: "issue_comment" .*does nothing\. .*edited/, EDITED],
    ['a change from a fork', 'pull_request', PROMPT, /unknown: Event: A fork or .* no secrets by default/, FORK],
    ['nothing', 'workflow_dispatch', {}, /not-needed: Event: .*none of `prompt`.*run the doctor on it/],
    ['a refusal', 'push', { ...PROMPT, ...FOLLOWS }, /bad: Event: .*prompt and job-id are set/],
    ['an open question', 'push', { trend: '99' }, /unknown: Event: .*until the inputs are fixed/],
    ['no job on an event that names no one', 'check_run', PROMPT, NO_ONE],
    ['a job on such an event if anyone may', 'check_run', { ...PROMPT, permission: 'none' }, ANYONE],
  ])('says what `mode: auto` would do: %s', async (_name, event, inputs, words, changes = {}) => {
    const caused = event === 'check_run' ? { event: 'push' as const, named: event } : { event };
    expect((await examine({ ...caused, inputs, changes })).log).toMatch(words);
  });

  const [COMMENTS, PULLS] = ['recentComments', 'pullRequestsOf'] as const;
  const SUBJECTS = { recentComments: 'Reading issues and comments', pullRequestsOf: 'Reading pull requests' };
  test.each<readonly [RecordedEvent, Inputs, keyof typeof SUBJECTS, string]>([
    ['workflow_dispatch', {}, COMMENTS, 'not-needed'],
    ['workflow_dispatch', { 'report-to': 'issue' }, COMMENTS, 'bad'],
    ['issue_comment', {}, COMMENTS, 'bad'],
    ['issues', { prompt: 'Do.' }, COMMENTS, 'bad'],
    ['issues', { prompt: 'Do.', thread: 'none' }, COMMENTS, 'not-needed'],
    ['issues', { prompt: 'Do.', thread: 'none', 'max-jobs-per-day': '3' }, COMMENTS, 'bad'],
    ['workflow_dispatch', { prompt: 'Do.', thread: '7' }, COMMENTS, 'bad'],
    ['push', {}, PULLS, 'bad'],
    ['push', { context: 'none' }, PULLS, 'not-needed'],
    ['pull_request', {}, PULLS, 'bad'],
    ['push', { context: 'none', thread: 'merged' }, PULLS, 'bad'],
    ['issues', {}, PULLS, 'not-needed'],
    ['issues', { 'max-jobs-per-day': '3' }, PULLS, 'bad'],
  ])('on %s with %o, %s that the token may not read are %s', async (event, inputs, refused, state) => {
    const { log } = await examine({ fails: [refused, 'forbidden'], event, inputs });
    expect(log).toContain(`${state}: ${SUBJECTS[refused]}: `);
  });

  test('reads the instruction file, or says what is wrong with it', async () => {
    const { runner } = aWorld();
    const { failures } = await examine({ inputs: { 'prompt-file': 'ask.md' }, world: { runner } });
    expect(failures).toEqual([
      expect.stringMatching(/^Instruction file: There is no file ask\.md\. Check .*`actions\/checkout`/),
    ]);
    runner.files.set('ask.md', 'Do.');
    const { result, log } = await examine({ inputs: { 'prompt-file': 'ask.md' }, world: { runner } });
    expect(result).toBe('healthy');
    expect(log).toContain('good: Instruction file:');
  });

  test('ends as an error when it is cancelled, because the requests of that moment prove nothing', async () => {
    const { runner } = aWorld();
    const readVisitors: DocsService['readVisitors'] = async (...asked) => {
      runner.cancel();
      return refusing(undefined)(...asked);
    };
    const { result, failures } = await examine({ world: { runner }, readVisitors });
    expect([result, failures]).toEqual(['error', [expect.stringContaining('cancelled before the set-up was checked')]]);
  });

  const STEP = { 'project-id': 'p', 'base-url': 'https://d.test', 'api-key': '${{ secrets.DOCS_KEY }}' };
  const jobsOf = (inputs: object) => ({
    docs: { 'runs-on': 'ubuntu-latest', steps: [{ uses: 'OWNER/docs-agent@v0', with: { ...STEP, ...inputs } }] },
  });
  const COMMANDS = { on: { issue_comment: { types: ['created'] } }, jobs: jobsOf({}) };
  const DOCTOR = { on: { workflow_dispatch: null }, jobs: jobsOf({ mode: 'doctor' }) };
  const run = { actionRepository: 'OWNER/docs-agent' };
  const withWorkflows = (...workflows: readonly object[]) => {
    const github = aRepository();
    workflows.forEach((workflow, index) => {
      const text = JSON.stringify({ permissions: {}, ...workflow });
      github.texts.set(`.github/workflows/${['docs', 'commands'][index]}.yml`, text);
    });
    return github;
  };

  test('checks the workflow files: a mistake in one makes the set-up unhealthy, and the report has the lines to paste', async () => {
    const { result, failures, log } = await examine({ github: withWorkflows(DOCTOR, COMMANDS), run });
    expect(result).toBe('unhealthy');
    expect(failures).toEqual([
      expect.stringMatching(/^Workflow permissions: .*commands\.yml, job "docs".* The summary has the lines\.$/),
    ]);
    expect(log).toContain('good: Workflow files: These files use this action, on the default branch or called from');
    const permissions = ['contents: read', 'issues: write', 'pull-requests: write'].map((line) => `      ${line}\n`);
    expect(log).toContain(`\n    permissions:\n${permissions.join('')}`);
    expect(log).toContain('advice: Workflow concurrency: ');
    expect(log).not.toContain('whether the secret');
  });

  test('knows that a secret exists by the key that it received from it', async () => {
    const github = withWorkflows(DOCTOR, { ...COMMANDS, permissions: 'write-all' });
    const { failures, log } = await examine({ github, run, inputs: { 'api-key': '' }, readVisitors: refusing(401) });
    for (const said of ['good: Service:', 'unknown: API key: It was not tried']) expect(log).toContain(said);
    expect(failures).toEqual([
      expect.stringContaining('Input "api-key" is empty'),
      expect.stringMatching(/^Workflow secrets: .*commands\.yml.*the secret DOCS_KEY is missing/),
    ]);
  });

  test('needs no permission to read a workflow in a public repository', async () => {
    const github = withWorkflows({ ...COMMANDS, permissions: { issues: 'write', 'pull-requests': 'write' } });
    github.repositoryFacts = { public: true, hasIssues: true, archived: false };
    expect((await examine({ github, run })).result).toBe('healthy');
    github.repositoryFacts = { ...github.repositoryFacts, public: false };
    expect((await examine({ github, run })).failures).toEqual([expect.stringContaining('lacks `contents: read`')]);
  });

  test('says that files were not checked if GitHub refuses them, and what is in them counts as not checked', async () => {
    const github = withWorkflows(COMMANDS);
    const { result, log, sentence } = await examine({ github, run, fails: ['folder', 'forbidden'] });
    expect(result).toBe('healthy');
    expect(log).toContain('unknown: Workflow files: GitHub refused folder.');
    expect(log).toContain('unknown: Workflow secrets: The workflow files could not be read.');
    expect(sentence).toMatch(/^No problem found; 10 things could not be checked\. /);
  });

  test('does not hide our own bug', async () => {
    const defect = new TypeError('a defect');
    await expect(examine({ readVisitors: () => Promise.reject(defect) })).rejects.toBe(defect);
  });
});
