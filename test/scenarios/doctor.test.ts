import { expect, test } from 'vitest';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { hang } from '../servers/fault-server.ts';
import { startOwnAgentWorld } from './own-agent-world.ts';
import { killWhen, type Step, type StepResult } from './run-action.ts';
import { type ScenarioWorld, startWorld } from './world.ts';

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
