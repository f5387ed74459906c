import type { ChildProcess } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { aSourceAction } from '../build/source-action.ts';
import type { Step, StepResult } from '../scenarios/run-action.ts';
import { issueEvent, type ScenarioWorld, startWorld } from '../scenarios/world.ts';
import { startFaultServer } from '../servers/fault-server.ts';

const action = aSourceAction();
afterAll(() => action[Symbol.dispose]());

/** Runs the main process of the sources. */
function main(world: ScenarioWorld, step: Parameters<ScenarioWorld['run']>[0] = {}): Promise<StepResult> {
  return world.run({ ...step, action: action.root });
}

/** The log lines visible to everyone, without the masks. */
function said({ log }: StepResult): readonly string[] {
  return log.split('\n').filter((line) => line !== '' && !/^::(add-mask|debug)::/.test(line));
}

test('a step that is killed has a result that does not look like success', async () => {
  let child: ChildProcess | null = null;
  await using gitHub = await startFaultServer(() => () => void child?.kill('SIGKILL'));
  await using world = await startWorld({ create: [] });
  const onStart = (started: ChildProcess): void => {
    child = started;
  };
  const step = await main(world, { onStart, environment: { GITHUB_API_URL: gitHub.url } });
  expect(gitHub.requests).toHaveLength(1);
  expect(step).toMatchObject({ signal: 'SIGKILL', outputs: new Map([['result', 'error']]) });
});

describe('a failure', () => {
  const broken = "data:text/javascript,URL.canParse=()=>{throw%20new%20Error('out%20of%20order')}";

  test('from our own bug is reported as one, in outputs, log and summary, without its trace', async () => {
    await using world = await startWorld({ create: [] });
    const step = await main(world, { environment: { NODE_OPTIONS: `--import ${broken}` } });
    expect(step.exitCode).toBe(1);
    expect(Object.fromEntries(step.outputs)).toMatchObject({ result: 'error' });
    expect(said(step)).toEqual([
      expect.stringMatching(/^::error::This is a bug in docs-agent: out of order Please report it with the log/),
    ]);
    expect(step.summary).toContain('This is a bug in docs-agent: out of order');
    for (const text of [...said(step), step.summary]) expect(text).not.toMatch(/\bat .*\.ts:\d+/);
    // Debug logging shows the cause.
    expect(step.log).toMatch(/^::debug::.*\bat .*\.ts:\d+/m);
  });

  test.each<[string, Step['environment'] & object, string]>([
    ['a missing event file', { GITHUB_EVENT_PATH: '/nowhere/event.json' }, 'GITHUB_EVENT_PATH'],
    ['a proxy with a lone %', { https_proxy: 'http://mara:50%off@proxy:3128' }, 'HTTPS_PROXY cannot be decoded'],
    // Node's own warning comes with the first connection, so there is none.
    ['a Node that would accept any certificate', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, '_REJECT_UNAUTHORIZED is 0,'],
  ])('around us is one error in a sentence, and nothing is sent: %s', async (_what, environment, words) => {
    await using world = await startWorld({ create: [] });
    const step = await main(world, { environment });
    expect([step.exitCode, step.outputs.get('result')]).toEqual([1, 'error']);
    const errors = said(step).filter((line) => line.startsWith('::error::'));
    expect(errors).toEqual([expect.stringContaining(words)]);
    if (words.startsWith('_REJECT')) expect(said(step)).toEqual(errors);
    expect([world.service.requests, world.github.ledger]).toEqual([[], []]);
    expect(step.log + step.summary).not.toContain('50%off');
  });

  test.each([
    { 'base-url': 'nowhere', wait: 'maybe', 'project-id': '', mode: 'jobs' },
    { agent: "./a 'b", wait: 'maybe' },
  ])('in the inputs is reported all at once, before anything is sent: %j', async (inputs) => {
    await using world = await startWorld({ create: [] });
    const step = await main(world, { inputs });
    expect(step.exitCode).toBe(1);
    const errors = said(step).filter((line) => line.startsWith('::error::'));
    for (const name of Object.keys(inputs)) expect(errors.some((line) => line.includes(`"${name}"`))).toBe(true);
    expect([world.service.requests, world.github.ledger]).toEqual([[], []]);
  });
});

test('a step is skipped without failing if GitHub gives no secrets', async () => {
  await using world = await startWorld({ create: [] });
  const environment = { GITHUB_ACTOR: 'dependabot[bot]' };
  const step = await main(world, { inputs: { 'api-key': '' }, event: issueEvent(world.github, 1), environment });
  expect(step.exitCode).toBe(0);
  expect(Object.fromEntries(step.outputs)).toMatchObject({ result: 'skipped', 'skip-reason': 'no-secrets' });
  expect(world.service.requests).toEqual([]);
});

test('a step first says what it is going to do, after it has masked the secrets', async () => {
  await using world = await startWorld({});
  const { log } = await main(world, { inputs: { wait: 'false' } });
  const [mask, token, group] = log.split('\n');
  expect([mask, token]).toEqual([expect.stringMatching(/^::add-mask::/), '::add-mask::token-of-the-run']);
  expect(group).toBe('::group::What this step does');
});
