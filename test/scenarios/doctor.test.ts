import { expect, test } from 'vitest';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { commitOf } from '../../src/playground/github/git.ts';
import { hang, json } from '../servers/fault-server.ts';
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
    '/repos/acme/app/labels/docs-visitors',
  ]);
  expect(step.log).toContain(`good: GitHub token: It belongs to ${BOT}.`);
  expect(step.log).toContain('good: Reading pull requests: ');
  expect(step.log).toContain('No problem found; 4 things could not be checked. 12 checks passed, 2 not needed.');
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
