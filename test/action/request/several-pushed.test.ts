import { describe, expect, test } from 'vitest';
import type { JobIntent } from '../../../src/action/event/intent.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { groupHash } from '../../../src/action/value/marker.ts';
import { renderHandover } from '../../../src/action/wording/answers.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { saidBy } from '../../build/a-command.ts';
import { aJob } from '../../build/a-job.ts';
import { SERVICE } from '../../build/a-marker.ts';
import { anIntent, aWorld, play, type TestWorld } from '../../build/a-world.ts';
import { created, shown, withPullRequest } from '../../build/answers.ts';
import { OURSELVES } from '../../fakes/fake-repository.ts';

function shaOf(index: number): string {
  return `c0${index}`.padEnd(40, '0');
}

/** A merged pull request; unless given otherwise, the commit of its number is its merge. */
function aPull(number: number, given: Partial<PullRequest> = {}): PullRequest {
  return {
    ...{ number, title: `Change ${number}`, body: `Because of ${number}.`, author: 'mona' },
    url: `https://github.com/acme/app/pull/${number}`,
    ...{ base: 'main', head: `change-${number}`, headSha: 'beef'.padEnd(40, '0') },
    headRepository: { id: 4200, name: 'acme/app' },
    ...{ mergeSha: shaOf(number), state: 'merged', size: null, ...given },
  };
}

/** Which pull requests GitHub lists for each pushed commit, by the commit's index; the last is the newest. */
type Named = Readonly<Record<number, readonly PullRequest[]>>;

/** A push whose commits have these pull requests. The agent has made those in `agents`. */
function pushed(
  named: Named,
  { agents = [], ...given }: Parameters<typeof aWorld>[0] & { readonly agents?: readonly number[] } = {},
): TestWorld {
  const world = aWorld({
    service: { creation: created(), readings: [withPullRequest] },
    ...given,
    inputs: { thread: 'merged', ...given.inputs },
  });
  const { github } = world;
  const commits = Object.keys(named).map((index) => ({ sha: shaOf(Number(index)), subject: `Commit ${index}` }));
  const files = [{ path: 'src/cli.ts', status: 'modified', additions: 2, deletions: 0 }];
  github.pushed = { commits, total: commits.length, changed: { files, cut: false } };
  // Each commit's list is an answer of its own, so a pull request is there several times.
  github.broughtByEach = new Map(
    Object.entries(named).map(([index, pulls]) => [shaOf(Number(index)), pulls.map((pull) => ({ ...pull }))]),
  );
  github.broughtBy = Object.values(named).at(-1) ?? [];
  github.diffText = '+fast';
  const { comments } = { ...github };
  github.comments = async (thread, options) => {
    const found = await comments(thread, options);
    return agents.includes(thread) ? [...found, { ...github.add(OURSELVES, HANDOVER) }] : found;
  };
  return world;
}

const NOTHING_NEW = { commits: [], total: 0, changed: { files: [], cut: false } };
const HERE = { id: 4200, name: 'acme/app' };
const BY_RUN: Parameters<typeof renderHandover>[1] = {
  origin: { kind: 'run', url: 'https://x' },
  requester: null,
  instruction: { text: '' },
  command: '/docs',
};
const HANDOVER = renderHandover({ job: 'j_9', repository: HERE, service: SERVICE }, BY_RUN);

function pushOf(world: TestWorld, given: Partial<JobIntent> = {}): JobIntent {
  const sha = world.github.pushed?.commits.at(-1)?.sha ?? '';
  const push = { sha, before: 'beef'.padEnd(40, '0'), branch: 'main' };
  return anIntent({ thread: 'merged', push, context: { kind: 'push', sha }, ...given });
}

/** The pull requests in the prompt, as listed. */
function describedIn({ service }: TestWorld): readonly number[] {
  return [...(service.prompts[0] ?? '').matchAll(/^Pull request: #(\d+)/gm)].map(([, number]) => Number(number));
}

/** Plays a step, and returns the threads that got comments. */
async function playIn(world: TestWorld, intent = pushOf(world)) {
  const threads: number[] = [];
  const { createComment } = { ...world.github };
  world.github.createComment = async (conversation, ...rest) => {
    threads.push(conversation.thread);
    return createComment(conversation, ...rest);
  };
  return { ...(await play(world, intent)), threads };
}

describe('a push that brings several pull requests', () => {
  test('is about all of them, in the thread of the newest, which names the others', async () => {
    const world = pushed({ 40: [aPull(40)], 41: [aPull(41)], 42: [aPull(42)] });
    const { threads, published } = await playIn(world);
    expect(threads).toEqual([42]);
    expect(saidBy(world.github)).toEqual(['finished pull-request']);
    expect(world.github.stored.at(-1)?.body).toContain('\n\nAlso covers #41, #40.\n\n');
    expect(published.summary).toContain('Also covers #41, #40.');
    const [prompt = ''] = world.service.prompts;
    expect(describedIn(world)).toEqual([42, 41, 40]);
    for (const number of [42, 41, 40]) expect(prompt).toContain(`Description:\nBecause of ${number}.`);
    expect(prompt.match(/^Diff:$/gm)).toHaveLength(1);
    expect(prompt).toContain('Pull requests of this push, the newest first: #42, #41, #40');
  });

  test('costs two requests for its pull requests, and two more for each', async () => {
    const world = pushed({ 40: [aPull(40)], 41: [aPull(41)], 42: [aPull(42)] });
    await playIn(world);
    const count = (method: string): number => world.github.calls.filter((call) => call === method).length;
    expect(['pushedCommits', 'pullRequestsOfEach', 'pullRequestsOf', 'diff'].map(count)).toEqual([1, 1, 0, 1]);
    expect(['changedFiles', 'renderMarkdown'].map(count)).toEqual([3, 3]);
  });

  test('leaves out those of the agent, wherever they are', async () => {
    for (const agents of [[42], [41], [40]]) {
      const world = pushed({ 40: [aPull(40)], 41: [aPull(41)], 42: [aPull(42)] }, { agents });
      const { threads } = await playIn(world);
      const others = [42, 41, 40].filter((number) => !agents.includes(number));
      expect([describedIn(world), threads]).toEqual([others, others.slice(0, 1)]);
    }
  });

  test('is described like any pull request if only one is left', async () => {
    const world = pushed({ 41: [aPull(41)], 42: [aPull(42)] }, { agents: [42] });
    await playIn(world);
    expect(describedIn(world)).toEqual([41]);
    expect(world.service.prompts[0]).not.toContain('Pull requests of this push');
    expect(world.github.stored.at(-1)?.body).not.toContain('Also covers');
  });

  test('starts nothing if the agent has made all of them', async () => {
    const world = pushed({ 41: [aPull(41)], 42: [aPull(42)] }, { agents: [41, 42] });
    const { published } = await playIn(world);
    expect([published.outputs.get('skip-reason'), world.service.prompts]).toEqual(['own-pull-request', []]);
  });

  test('starts nothing on the branch of an open pull request of the agent, whatever the update brings', async () => {
    const open = aPull(42, { state: 'open', head: 'main', base: 'release', mergeSha: null });
    const world = pushed({ 40: [aPull(40, { base: 'release' })], 42: [open] }, { agents: [42] });
    const { published } = await playIn(world);
    expect(published.outputs.get('skip-reason')).toBe('own-pull-request');
  });

  test('is about the open pull request of its branch alone, not about what the update brings', async () => {
    const open = aPull(42, { state: 'open', head: 'main', base: 'release', mergeSha: null });
    const world = pushed({ 40: [aPull(40, { base: 'release' })], 42: [open] }, { inputs: { thread: 'none' } });
    await playIn(world, pushOf(world, { thread: null }));
    expect(describedIn(world)).toEqual([42]);
  });

  test('counts a pull request of many commits once, and one merged elsewhere only by its merge', async () => {
    const release = aPull(50);
    const [inside, outside] = [aPull(48, { base: 'develop' }), aPull(49, { base: 'develop', mergeSha: null })];
    const world = pushed({ 47: [inside, release], 48: [inside, release], 49: [outside, release], 50: [release] });
    const { threads } = await playIn(world);
    expect([describedIn(world), threads]).toEqual([[50, 48], [50]]);
  });

  test('is about one that was merged elsewhere, even if the agent’s is newer', async () => {
    const inside = aPull(48, { base: 'develop' });
    const world = pushed({ 47: [inside], 48: [inside], 49: [aPull(49)] }, { agents: [49], inputs: { thread: 'none' } });
    await playIn(world, pushOf(world, { thread: null }));
    expect(describedIn(world)).toEqual([48]);
  });

  test('of two merged ones of a commit is about the one whose merge made it', async () => {
    const world = pushed({ 42: [aPull(41), aPull(42)] });
    await playIn(world);
    expect(describedIn(world)).toEqual([42]);
  });

  test('of which a commit may be the agent’s counts it as the agent’s', async () => {
    const unsure = { mergeSha: null };
    const world = pushed({ 41: [aPull(41)], 42: [aPull(40, unsure), aPull(42, unsure)] }, { agents: [42] });
    await playIn(world);
    expect(describedIn(world)).toEqual([41]);
  });

  test('covers the newest 20, and the summary names the others', async () => {
    const named = Object.fromEntries(Array.from({ length: 22 }, (_, index) => [10 + index, [aPull(10 + index)]]));
    const world = pushed(named);
    const { published } = await playIn(world);
    expect(describedIn(world)).toEqual(Array.from({ length: 20 }, (_, index) => 31 - index));
    expect(published.summary).toContain('these are not covered: #11, #10.');
  });

  test('says so if GitHub lists only its last commits', async () => {
    const world = pushed({ 41: [aPull(41)], 42: [aPull(42)] });
    const { github } = world;
    if (github.pushed !== null) github.pushed = { ...github.pushed, total: 300 };
    const { published } = await playIn(world);
    expect(published.summary).toContain('The push has 300 commits. Only the pull requests of the last 2 are known.');
  });

  test('is read again if GitHub lists the newest late', async () => {
    const world = pushed({ 41: [aPull(41)], 42: [aPull(42)] });
    const asked: number[] = [];
    world.github.pullRequestsOfEach = async () => {
      asked.push(world.clock.now());
      return [[aPull(41)], asked.length < 3 ? [] : [aPull(42)]];
    };
    const from = world.clock.now();
    await playIn(world);
    expect(asked.map((at) => at - from)).toEqual([0, 2_000, 7_000]);
    expect(describedIn(world)).toEqual([42, 41]);
  });

  test('tells the job of an open pull request about all of them', async () => {
    const inputs = { 'pull-request': 'open', handover: 'true' };
    const link = 'https://github.com/acme/app/pull/9';
    const job = { id: 'j_0', prLink: link };
    const working = aJob({ ...job, status: 'active' });
    const service = {
      readings: [shown({ ...job, status: 'completed' })],
      sending: { kind: 'sent', job: working, tries: 1 },
    } as const;
    const world = pushed({ 41: [aPull(41)], 42: [aPull(42)] }, { inputs, service });
    const { github } = world;
    const group = groupHash({ workflowPath: '.github/workflows/docs.yml', job: 'docs' });
    const body = renderHandover({ job: 'j_0', repository: HERE, service: SERVICE, group }, BY_RUN);
    const head = { sha: shaOf(9), repository: HERE };
    const comments = [{ author: OURSELVES, body, createdAt: '2026-11-20T09:00:00Z' }];
    github.openPulls = [{ number: 9, head, comments, lacksOlder: false }];
    github.pulls.set('acme/app#9', aPull(9, { state: 'open', mergeSha: null, headSha: head.sha }));
    await playIn(world);
    expect(world.service.messages).toEqual([
      expect.stringContaining('The request is about the merged pull requests #42, #41.'),
    ]);
  });

  test('says nothing of the others if the step wants no context', async () => {
    const world = pushed({ 41: [aPull(41)], 42: [aPull(42)] });
    const { threads } = await playIn(world, pushOf(world, { context: null }));
    expect(threads).toEqual([42]);
    expect(world.github.stored.at(-1)?.body).not.toContain('Also covers');
  });
});

describe('a push of which GitHub shows less', () => {
  test.each<[string, (world: TestWorld) => unknown]>([
    ['its branch is new', () => undefined],
    ['GitHub does not compare it, as after a forced push', ({ github }) => Object.assign(github, { pushed: null })],
    ['the branch was moved back', ({ github }) => Object.assign(github, { pushed: NOTHING_NEW })],
    ['the token may not compare', ({ github }) => github.fail('pushedCommits', 'not-accessible')],
    ['GraphQL is closed to the token', ({ github }) => Object.assign(github, { broughtByEach: null })],
  ])('is about its last commit alone: %s', async (what, prepare) => {
    const world = pushed({ 41: [aPull(41)], 42: [aPull(42)] });
    const push = pushOf(world).push ?? null;
    prepare(world);
    const given = { thread: 'merged', context: { kind: 'push', sha: shaOf(42) } } as const;
    const before = what === 'its branch is new' ? null : (push?.before ?? null);
    const { threads, published } = await playIn(
      world,
      anIntent({ ...given, push: push === null ? null : { ...push, before } }),
    );
    expect([describedIn(world), threads]).toEqual([[42], [42]]);
    const narrowed = /so only (?:that of the last one is|the last one and its pull request are) covered\./;
    // A new branch has brought nothing else.
    expect(narrowed.test(published.summary ?? '')).toBe(before !== null);
  });

  test('starts nothing if GitHub may answer later', async () => {
    for (const method of ['pushedCommits', 'pullRequestsOfEach'] as const) {
      const world = pushed({ 41: [aPull(41)] }, { inputs: { thread: 'none' } });
      world.github.fail(method, 'unavailable');
      await expect(play(world, pushOf(world, { thread: null }))).rejects.toBeInstanceOf(RepositoryError);
      expect(world.service.prompts).toEqual([]);
    }
  });
});

describe('a push without a pull request', () => {
  test('gives the agent its commits, files and diff', async () => {
    const world = pushed({ 1: [], 2: [] });
    await playIn(world);
    const [prompt = ''] = world.service.prompts;
    expect(prompt).toContain(`Pushed to: main\nHead commit: ${shaOf(2)}`);
    expect(prompt).toContain('Pushed commits, the newest first:\nc02000000000 Commit 2\nc01000000000 Commit 1\n');
    expect(prompt).toContain('Changed files:\nsrc/cli.ts (modified, +2 -0)');
    expect(prompt).toContain('Diff:\n+fast');
  });

  test('starts a job although an earlier commit is the agent’s: someone pushed the last one', async () => {
    const world = pushed({ 41: [aPull(41)], 42: [] }, { agents: [41] });
    await playIn(world, pushOf(world, { thread: null }));
    expect(world.service.prompts).toHaveLength(1);
  });

  test('has no thread, although an earlier commit is the agent’s', async () => {
    const world = pushed({ 41: [aPull(41)], 42: [] }, { agents: [41] });
    const { threads } = await playIn(world);
    expect([world.service.prompts.length, threads]).toEqual([1, []]);
  });
});
