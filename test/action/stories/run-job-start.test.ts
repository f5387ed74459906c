import { describe, expect, test } from 'vitest';
import type { JobIntent } from '../../../src/action/event/intent.ts';
import { lazyRepository } from '../../../src/action/github/lazy-repository.ts';
import { InputError, RepositoryError } from '../../../src/action/words/errors.ts';
import { anIntent, aWorld, BOUNDARY_TOKEN, markerIn, play, stateIn } from '../../build/a-world.ts';
import { PULL_REQUEST, WELL } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { ISSUE, SHOWN_PULL } from '../../build/threads.ts';
import { aRunner } from '../../fakes/fake-runner.ts';

const STRANGER = { id: 9, login: 'stranger', bot: false, viaApp: null };
const PULL = { kind: 'thread', thread: { ...SHOWN_PULL, kind: 'pull-request', isMerged: false } } as const;

describe('the gate', () => {
  const gate = { kind: 'people', people: [STRANGER] } as const;

  test('refuses a stranger without failing, before anything is read or written', async () => {
    const world = aWorld();
    world.github.permission = { permission: 'read', role: 'read' };
    const { result, published, github, service } = await play(world, anIntent({ gate, context: PULL }));
    expect([result, published.failures]).toEqual(['skipped not-permitted', []]);
    expect(published.sentence).toBe(
      'Nothing was started: stranger has the permission "read" in this repository; starting a job needs "write".',
    );
    expect([github.calls, service.prompts]).toEqual([['permissionOf'], []]);
  });

  test.each(['true', 'false'])('also applies to a job that exists already, with `dry-run: %s`', async (dry) => {
    const world = aWorld({ inputs: { 'dry-run': dry } });
    world.github.permission = { permission: 'none', role: 'none' };
    const { result } = await play(world, anIntent({ gate, source: { kind: 'existing', jobId: 'j_1' } }));
    expect(result).toBe('skipped not-permitted');
  });
});

test('a dry run starts nothing, writes nothing, and shows the whole prompt', async () => {
  const world = aWorld({ inputs: { 'dry-run': 'true' } });
  world.github.files = [{ path: 'src/cli.ts', status: 'modified', additions: 3, deletions: 1 }];
  const { result, published, github, service } = await play(world, anIntent({ context: PULL }));
  expect([result, published.sentence]).toEqual(['dry-run', 'A dry run: a job would be started.']);
  for (const said of ['Describe the new flag.', 'src/cli.ts (modified, +3 -1)'])
    expect(published.summary).toContain(said);
  expect([published.failures, service.prompts, service.looks]).toEqual([[], [], []]);
  expect(github.calls).toEqual(['changedFiles', 'diff', 'renderMarkdown', 'viewer', 'comments']);
});

describe('the request', () => {
  test.each<['refused' | 'forbidden', ('changedFiles' | 'diff')[], string[]]>([
    ['refused', ['changedFiles', 'diff'], ['The list of changed files of #7', 'The diff of #7']],
    ['forbidden', ['diff'], ['The diff of #7']],
  ])('of a pull request that GitHub cannot show (%s: %j) says so in log and summary, and starts', async (...row) => {
    const [failure, methods, unread] = row;
    const world = aWorld({ service: WELL });
    for (const method of methods) world.github.fail(method, failure);
    const { published, service, runner } = await play(world, anIntent({ context: PULL }));
    expect(service.prompts).toEqual([expect.stringContaining('Diff: left out.')]);
    const said = unread.map((what) => expect.stringContaining(`${what} could not be read: GitHub refused`));
    expect(runner.warnings).toEqual(said);
    for (const sentence of said) expect(published.summary).toEqual(sentence);
  });

  test('is the instruction with its context, and the log and summary say what was cut or removed', async () => {
    const world = aWorld({ service: WELL });
    world.github.diffText = '+fast';
    const source = { kind: 'prompt', text: 'Describe it.<!-- hidden -->' } as const;
    const { published, service, runner } = await play(world, anIntent({ source, context: PULL }));
    const [prompt = ''] = service.prompts;
    expect(prompt).toMatch(/^Describe it\.\n/);
    for (const part of [PULL.thread.body, '+fast']) expect(prompt).toContain(part);
    expect(prompt.split(BOUNDARY_TOKEN)).toHaveLength(4);
    const note = 'Removed from the instruction: 1 hidden part.';
    expect(runner.log).toContain(note);
    for (const part of [note, PULL.thread.body]) expect(published.summary).toContain(part);
  });

  test('may be in a file of the workspace', async () => {
    const runner = aRunner();
    runner.files.set('.github/docs.md', 'From the file.\n');
    const intent = anIntent({ source: { kind: 'prompt-file', path: '.github/docs.md' } });
    expect((await play(aWorld({ runner, service: WELL }), intent)).service.prompts).toEqual(['From the file.']);
  });

  test('of an issue needs only its rendered text from GitHub', async () => {
    const intent = anIntent({ context: { kind: 'thread', thread: ISSUE }, thread: null });
    const { github, service } = await play(aWorld({ service: WELL }), intent);
    expect(service.prompts[0]).toContain(`Issue: #7 ${ISSUE.title}`);
    expect(github.calls).toEqual(['renderMarkdown']);
  });

  test.each<[string, JobIntent['context']]>([
    ['pull request', PULL],
    ['pushed commit', { kind: 'push', sha: 'c0ffee' }],
  ])('of a %s is not sent without a token', async (_title, context) => {
    const message = 'Input "github-token" is empty.';
    const empty = new RepositoryError({ failure: 'unauthorized', status: undefined, message, hint: 'Leave it out.' });
    const world = { ...aWorld({ service: WELL }), repository: lazyRepository(() => Promise.reject(empty)) };
    const push = { sha: 'c0ffee', before: null, branch: 'main' };
    await expect(play(world, anIntent({ context, thread: null, push }))).rejects.toBe(empty);
    expect(world.service.prompts).toEqual([]);
  });

  test.each<[string, JobIntent['source']]>([
    ['prompt', { kind: 'prompt', text: ' <!-- all of it --> \u200b' }],
    ['prompt-file', { kind: 'prompt-file', path: 'empty.md' }],
  ])('without visible text in %s is refused before anything is written', async (input, source) => {
    const world = aWorld();
    world.runner.files.set('empty.md', '\n<!-- all of it');
    const refusal = play(world, anIntent({ source }));
    await expect(refusal).rejects.toBeInstanceOf(InputError);
    await expect(refusal).rejects.toThrow(`Input "${input}" has no visible text`);
    expect([world.github.calls, world.service.prompts]).toEqual([[], []]);
  });
});

test.each([
  ['requesting the job', 'createJob', ['starting', null, 'unknown-start', undefined, 'issue-comment/100', undefined]],
  ['following the job', 'readJob', ['started', 'j_1', 'still-running', 'j_1', 'issue-comment/100', 'j_1']],
] as const)('a process that is killed %s leaves a comment, ids and a result that say so', async (...row) => {
  const [, method, left] = row;
  const world = aWorld({ service: WELL });
  const { github, service, runner } = world;
  const seen: unknown[] = [];
  beforeCall(service, method, () => {
    const { outputs, state } = runner;
    seen.push(stateIn(github), markerIn(github).jobId, outputs.get('result'), outputs.get('job-id'));
    seen.push(state.get('open-comment'), state.get('job-id'));
    expect(runner.log.includes('The job j_1 has started.')).toBe(method === 'readJob');
  });
  await play(world);
  expect([seen, runner.state.get('open-comment'), runner.outputs.get('pr-url')]).toEqual([left, '', PULL_REQUEST]);
});
