import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { aSourceAction } from '../build/source-action.ts';
import { aTree } from '../contract/tree.ts';
import type { Step, StepResult } from '../scenarios/run-action.ts';
import { active } from '../scenarios/scripted-service.ts';
import { commentEvent, type ScenarioWorld, startWorld } from '../scenarios/world.ts';

const action = aSourceAction();
afterAll(() => action[Symbol.dispose]());

const RECORDER = pathToFileURL(join(import.meta.dirname, '../contract/record-connections.mjs')).href;
const COMMENT = { inputs: { prompt: '' } } as const;

/** Runs the post process of the sources with this state. */
function runPost(world: ScenarioWorld, state: Readonly<Record<string, string>>, step: Partial<Step> = {}) {
  return world.run({ ...step, action: action.root, state: new Map(Object.entries(state)) });
}

/** Plays a step that starts a job and does not wait, and returns the state of a process that died while it waited. */
async function startedJob(world: ScenarioWorld): Promise<Readonly<Record<string, string>>> {
  const step = await world.run({ action: action.root, inputs: { wait: 'false' } });
  expect(step.outputs.get('job-id')).toBe('j_1');
  return { ...Object.fromEntries(step.state), 'open-comment': `issue-comment/${world.comments()[0]?.id}` };
}

/** The log without the commands that mask secrets. */
function said({ log }: StepResult): readonly string[] {
  return log.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'));
}

test('a post process with nothing to do ends at once, quietly and without a connection', async () => {
  await using world = await startWorld({});
  using tree = aTree({ connections: '' });
  const file = join(tree.root, 'connections');
  const environment = { NODE_OPTIONS: `--import ${RECORDER}`, CONNECTIONS: file };
  const post = await runPost(world, { 'open-comment': '', 'job-id': 'j_1' }, { environment });
  expect(post).toMatchObject({ exitCode: 0, log: '', summary: '', outputs: new Map(), state: new Map() });
  expect(readFileSync(file, 'utf8')).toBe('');
});

test('a post process sends nothing if Node would accept any certificate, and says nothing', async () => {
  await using world = await startWorld({ create: [] });
  const environment = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const post = await runPost(world, { 'open-comment': 'issue-comment/100', 'job-id': 'j_1' }, { environment });
  expect(post).toMatchObject({ exitCode: 0, log: '', summary: '' });
  expect([world.service.requests, world.github.ledger]).toEqual([[], []]);
});

test.each<[string, Readonly<Record<string, string>>, (world: ScenarioWorld) => Partial<Step>]>([
  ['with an unclaimed command', {}, (world) => ({ ...COMMENT, event: commentEvent(world, '/docs fix it') })],
  ['of a step that saved nothing about a comment', { main: 'true' }, () => ({})],
  ["with the id of someone else's comment", { 'open-comment': 'issue-comment/1' }, () => ({})],
])('a post process can start nothing: %s', async (_what, state, step) => {
  await using world = await startWorld({ create: [] });
  expect([(await runPost(world, state, step(world))).exitCode, world.service.requests]).toEqual([0, []]);
  expect([world.comments(), world.app.reactions]).toEqual([[], []]);
});

describe('a post process of a step that died while it waited', () => {
  test('says in the status comment that waiting was cancelled, after it has read the job', async () => {
    await using world = await startWorld({ look: [active] });
    const post = await runPost(world, await startedJob(world));
    expect(post.exitCode).toBe(0);
    expect(world.comments().map(({ body }) => body)).toEqual([expect.stringContaining('**The run was cancelled')]);
    expect(world.service).toMatchObject({ asked: 1, looks: 1 });
    expect(said(post)).toHaveLength(1);
  });

  test('also says so without the key, the project or a usable address, and sends the service nothing', async () => {
    await using world = await startWorld({ look: [] });
    const state = await startedJob(world);
    const [comment] = world.comments();
    const body = comment?.body ?? '';
    for (const inputs of [{ 'api-key': '' }, { 'project-id': '' }, { 'base-url': 'nowhere' }]) {
      Object.assign(comment ?? {}, { body });
      expect((await runPost(world, state, { inputs })).exitCode).toBe(0);
      expect(world.comments().map((each) => each.body)).toEqual([expect.stringContaining('**The run was cancelled')]);
    }
    expect(world.service).toMatchObject({ asked: 1, looks: 0 });
  });
});

describe('whatever breaks in a post process is one warning, and the job still succeeds', () => {
  const broken = "data:text/javascript,URL.canParse=()=>{throw%20new%20Error('out%20of%20order')}";
  test.each<[string, Step['environment'] & object, string]>([
    ['a missing variable', { GITHUB_REPOSITORY: '' }, 'GITHUB_REPOSITORY is not set'],
    ['a bad proxy', { https_proxy: 'http://[' }, 'proxy'],
    ['our own bug', { NODE_OPTIONS: `--import ${broken}` }, 'This is a bug in docs-agent: out of order'],
  ])('%s', async (_what, environment, words) => {
    await using world = await startWorld({ create: [] });
    const post = await runPost(world, { 'open-comment': 'issue-comment/100', 'job-id': 'j_1' }, { environment });
    expect(post.exitCode).toBe(0);
    const lines = said(post).filter((line) => !line.startsWith('::debug::'));
    expect(lines).toEqual([expect.stringMatching(/^::warning::Could not update the status comment: /)]);
    expect(lines[0]).toContain(words);
  });
});
