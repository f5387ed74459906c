import { expect, test } from 'vitest';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { commitOf } from '../../src/playground/github/git.ts';
import { hang, json } from '../servers/fault-server.ts';
import { startOwnAgentWorld } from './own-agent-world.ts';
import { startPullRequestWorld } from './pull-request-world.ts';
import { killWhen, type Step, type StepResult } from './run-action.ts';
import { BOT, type ScenarioWorld, startWorld } from './world.ts';

const FIGURES = json(200, { totals: { human: 98765, ai: 4321, total: 99887 }, visitors: [], hasMore: false });

function byHand({ github }: ScenarioWorld, login = 'mara'): NonNullable<Step['event']> {
  const { id, type } = github.state.account(login);
  return { name: 'workflow_dispatch', payload: { sender: { id, login, type } } };
}

/** Runs the doctor; whatever it finds, it has only read. */
async function examine(
  world: ScenarioWorld,
  { inputs, ...step }: Omit<Partial<Step>, 'inputs'> & { readonly inputs?: Partial<Record<InputName, string>> } = {},
): Promise<StepResult> {
  const examined = await world.run({
    event: byHand(world),
    ...step,
    inputs: { mode: 'doctor', prompt: '', ...inputs },
  });
  const asked = world.github.ledger.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((request) => !/^(GET |POST \/api\/graphql$)/.test(request))).toEqual([]);
  for (const { method, path } of world.service.requests) {
    expect(`${method} ${path}`).toMatch(/^GET \/v1\/analytics\/handbook\/visitors\?.*\blimit=1&offset=0$/);
  }
  return examined;
}

/** The annotations of a failed step. */
function errorsIn({ log }: StepResult): readonly string[] {
  return log.split('\n').filter((line) => line.startsWith('::error::'));
}

test('a correct set-up is healthy: every check runs once, nothing is written and no figure is shown', async () => {
  await using world = await startPullRequestWorld({ before: { a: '1\n' }, after: { a: '2\n' }, look: [FIGURES] });
  const sha = (await commitOf(world.app.gitDir ?? '', 'main')) ?? '';
  const inputs = { 'report-to': 'summary, issue', 'report-public': 'true' };
  const step = await examine(world, { inputs, environment: { GITHUB_SHA: sha } });
  expect([step.outputs.get('result'), step.exitCode, errorsIn(step)]).toEqual(['healthy', 0, []]);
  expect(world.service.requests).toHaveLength(1);
  expect(world.github.ledger.map(({ path }) => path).toSorted()).toEqual([
    '/api/graphql',
    '/api/graphql',
    '/repos/acme/app',
    '/repos/acme/app/collaborators/mara/permission',
    `/repos/acme/app/commits/${sha}/pulls`,
    '/repos/acme/app/issues/comments',
  ]);
  expect(step.log).toContain(`good: GitHub token: It belongs to ${BOT}.`);
  expect(step.log).toContain('good: Reading pull requests: ');
  expect(step.log).toContain('No problem found; 4 things could not be checked. 11 checks passed, 2 not needed.');
  expect(step.summary).toContain('### docs-agent: No problem found; 4 things could not be checked');
  expect(step.summary + step.log).not.toMatch(/98765|4321|99887/);
});

test('the service of an unhealthy set-up never answers, and the run is cancelled: the doctor ends at once and blames nothing', async () => {
  await using world = await startWorld({ look: [hang] });
  let cancelledAt = 0;
  const step = await examine(world, {
    virtualTime: false,
    onStart: killWhen('SIGINT', () => {
      cancelledAt = performance.now();
      return world.service.looks > 0;
    }),
  });
  expect(performance.now() - cancelledAt).toBeLessThan(6_000);
  expect(step.outputs.get('result')).toBe('error');
  expect(step.signal).toBeNull();
  expect(errorsIn(step)).toEqual([expect.stringContaining('cancelled before the set-up was checked')]);
});

const OWN_AGENT_FILE = `on: { issue_comment: { types: [created] } }
permissions: { contents: write, issues: write, pull-requests: write }
concurrency: docs-\${{ github.event.comment.id }}
jobs:
  answer:
    runs-on: ubuntu-latest
    steps: [{ uses: acme/docs-agent@v0, env: { KEY: "\${{ secrets['MODEL'] }}" }, with: { agent: ./agent.sh, agent-env: KEY } }]
`;
const OWN_DOCTOR_FILE = OWN_AGENT_FILE.replace('{ issue_comment: { types: [created] } }', 'workflow_dispatch')
  .replace('answer:', 'check:')
  .replace('agent-env', 'mode: doctor, agent-env');

test('an agent of the workflow is checked without being run, and once it has opened a pull request nothing is left to fix', async () => {
  const files = { '.github/workflows/docs.yml': OWN_AGENT_FILE, '.github/workflows/doctor.yml': OWN_DOCTOR_FILE };
  await using world = await startOwnAgentWorld('echo ran >> docs/guide.md', files);
  const check = async (inputs: Step['inputs'], environment = {}): Promise<StepResult> => {
    const of = { GITHUB_ACTION_REPOSITORY: 'acme/docs-agent', GITHUB_JOB: 'check', ...environment };
    const path = { GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/doctor.yml@refs/heads/main' };
    return await world.act({
      ...{ event: byHand(world), environment: { ...of, ...path } },
      inputs: { mode: 'doctor', prompt: '', 'agent-env': 'KEY', ...inputs },
    });
  };
  const broken = await check({ 'docs-ref': 'next', 'docs-repository': 'acme/none' });
  expect(broken.outputs.get('result')).toBe('unhealthy');
  expect(broken.log).toMatch(/^bad: Agent: .*"agent-env" names KEY, but the step gives it no value/m);
  expect(broken.log).toMatch(/^bad: Documentation branch: There is no repository acme\/none, or /m);
  expect(broken.log).toMatch(/^bad: Writing the documentation: The token of the run can't write .* acme\/none\./m);
  const first = await check({}, { KEY: 'sk-0123456789' });
  expect(first.log).toMatch(
    /^advice: Opening pull requests: .*create and approve pull requests" in Settings, Actions/m,
  );
  await world.act({});
  const before = world.github.ledger.length;
  const last = await check({ 'agent-paths': 'docs' }, { KEY: 'sk-0123456789' });
  expect(
    world.github.ledger
      .slice(before)
      .filter(({ method }) => method !== 'GET')
      .map(({ path }) => path),
  ).toEqual(Array.from({ length: 2 }, () => '/api/graphql'));
  expect([last.outputs.get('result'), errorsIn(last)]).toEqual(['healthy', []]);
  const said = last.log.split('\n').filter((line) => /: (?:Agent|Documentation|Opening|Workflow secrets)/.test(line));
  expect(said).toEqual([
    expect.stringMatching(/^good: Agent: It would run: .*\/agent\.sh\. Its variables: KEY\. It can reach: none\.$/),
    expect.stringMatching(/^good: Agent isolation: /),
    'good: Agent paths: The agent may only change docs.',
    expect.stringMatching(/^good: Documentation branch: Jobs start from the branch main/),
    'good: Opening pull requests: github-actions[bot] has opened a pull request here before.',
    expect.stringMatching(/^good: Workflow secrets: .*docs\.yml.* the secret MODEL exists: this run has it\.$/),
  ]);
  expect(last.log).not.toContain(': Service: ');
});
