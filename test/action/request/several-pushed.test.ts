import { describe, expect, test } from 'vitest';
import type { JobIntent } from '../../../src/action/event/intent.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { aRunHandover, GROUP, listed } from '../../build/a-handover.ts';
import { aJob } from '../../build/a-job.ts';
import { anIntent, aWorld, play, sentTo, type TestWorld } from '../../build/a-world.ts';
import { shown, WELL } from '../../build/answers.ts';
import { beforeCall, changeAnswer } from '../../build/around.ts';
import { saidBy } from '../../build/said.ts';
import { aShownPull } from '../../build/threads.ts';
import { OURSELVES } from '../../fakes/fake-repository.ts';

const shaOf = (index: number): string => `c0${index}`.padEnd(40, '0');

/** A merged pull request; unless given otherwise, the commit of its number is its merge. */
function aPull(number: number, given: Partial<PullRequest> = {}): PullRequest {
  const written = { title: `Change ${number}`, body: `Because of ${number}.`, author: 'mona' };
  return aShownPull(number, { ...written, mergeSha: shaOf(number), state: 'merged', ...given });
}

/** Which pull requests GitHub lists for each pushed commit, by the commit's index; the last is the newest. */
type Named = Readonly<Record<number, readonly PullRequest[]>>;

/** A push whose commits have these pull requests. The agent has made those in `agents`. */
function pushed(
  named: Named,
  { agents = [], ...given }: Parameters<typeof aWorld>[0] & { readonly agents?: readonly number[] } = {},
): TestWorld {
  const world = aWorld({ service: WELL, ...given, inputs: { thread: 'merged', ...given.inputs } });
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
  changeAnswer(github, 'comments', (found, thread) =>
    agents.includes(thread) ? [...found, { ...github.add(OURSELVES, HANDOVER) }] : found,
  );
  return world;
}

const TWO = { 41: [aPull(41)], 42: [aPull(42)] };
const THREE = { 40: [aPull(40)], ...TWO };
/** The push is to the branch of an open pull request, 42. */
const OPEN = aPull(42, { state: 'open', head: 'main', base: 'release', mergeSha: null });
const ON_BRANCH = { 40: [aPull(40, { base: 'release' })], 42: [OPEN] };
const NOTHING_NEW = { commits: [], total: 0, changed: { files: [], cut: false } };
const HANDOVER = aRunHandover({ job: 'j_9' });

function pushOf(world: TestWorld, given: Partial<JobIntent> = {}): JobIntent {
  const sha = world.github.pushed?.commits.at(-1)?.sha ?? '';
  const push = { sha, before: 'beef'.padEnd(40, '0'), branch: 'main' };
  return anIntent({ thread: 'merged', push, context: { kind: 'push', sha }, ...given });
}

const describedIn = ({ service }: TestWorld): readonly number[] =>
  [...(service.prompts[0] ?? '').matchAll(/^Pull request: #(\d+)/gm)].map(([, number]) => Number(number));

async function playIn(world: TestWorld, intent = pushOf(world)) {
  const threads: number[] = [];
  beforeCall(world.github, 'createComment', ({ thread }) => threads.push(thread));
  return { ...(await play(world, intent)), threads };
}

describe('a push that brings several pull requests', () => {
  test('is about all of them, in the thread of the newest, which names the others', async () => {
    const world = pushed(THREE);
    const { threads, published } = await playIn(world);
    expect([threads, saidBy(world.github)]).toEqual([[42], ['finished pull-request']]);
    expect(world.github.stored.at(-1)?.body).toContain('\n\nAlso covers #41, #40.\n\n');
    expect(published.summary).toContain('Also covers #41, #40.');
    const [prompt = ''] = world.service.prompts;
    expect(describedIn(world)).toEqual([42, 41, 40]);
    for (const number of [42, 41, 40]) expect(prompt).toContain(`Description:\nBecause of ${number}.`);
    expect(prompt.match(/^Diff:$/gm)).toHaveLength(1);
    expect(prompt).toContain('Pull requests of this push, the newest first: #42, #41, #40');
  });

  test('costs two requests for its pull requests, and two more for each', async () => {
    const world = pushed(THREE);
    await playIn(world);
    const count = (method: string): number => world.github.calls.filter((call) => call === method).length;
    expect(['pushedCommits', 'pullRequestsOfEach', 'pullRequestsOf', 'diff'].map(count)).toEqual([1, 1, 0, 1]);
    expect(['changedFiles', 'renderMarkdown'].map(count)).toEqual([3, 3]);
  });

  test.each([42, 41, 40])('leaves out those of the agent, wherever they are: #%d', async (agents) => {
    const world = pushed(THREE, { agents: [agents] });
    const { threads } = await playIn(world);
    const others = [42, 41, 40].filter((number) => number !== agents);
    expect([describedIn(world), threads]).toEqual([others, others.slice(0, 1)]);
  });

  test('is described like any pull request if only one is left', async () => {
    const world = pushed(TWO, { agents: [42] });
    await playIn(world);
    expect(describedIn(world)).toEqual([41]);
    expect(world.service.prompts[0]).not.toContain('Pull requests of this push');
    expect(world.github.stored.at(-1)?.body).not.toContain('Also covers');
  });

  test.each<[string, Named, readonly number[]]>([
    ['if the agent has made all of them', TWO, [41, 42]],
    ['on the branch of an open pull request of the agent, whatever the update brings', ON_BRANCH, [42]],
  ])('starts nothing %s', async (_when, named, agents) => {
    const world = pushed(named, { agents });
    const { published } = await playIn(world);
    expect([published.outputs.get('skip-reason'), sentTo(world)]).toEqual(['own-pull-request', []]);
  });

  test('is about the open pull request of its branch alone, not about what the update brings', async () => {
    const world = pushed(ON_BRANCH, { inputs: { thread: 'none' } });
    await playIn(world, pushOf(world, { thread: null }));
    expect(describedIn(world)).toEqual([42]);
  });

  const [inside, outside] = [aPull(48, { base: 'develop' }), aPull(49, { base: 'develop', mergeSha: null })];
  const MIXED = { 47: [inside, aPull(50)], 48: [inside, aPull(50)], 49: [outside, aPull(50)], 50: [aPull(50)] };
  const OF_ONE = { 42: [aPull(41), aPull(42)] };
  const ELSEWHERE = { 47: [inside], 48: [inside], 49: [aPull(49)] };
  const UNSURE = { 41: [aPull(41)], 42: [40, 42].map((number) => aPull(number, { mergeSha: null })) };

  test.each<[string, Named, readonly number[], readonly number[], number | null]>([
    ['counts one of many commits once, and one merged elsewhere only by its merge', MIXED, [], [50, 48], 50],
    ['is about one merged elsewhere, even if the agent’s is newer', ELSEWHERE, [49], [48], null],
    ['of two merged ones of a commit is about the one whose merge made it', OF_ONE, [], [42], 42],
    ['of which a commit may be the agent’s counts it as the agent’s', UNSURE, [42], [41], 41],
  ])('%s', async (_what, named, agents, described, thread) => {
    const world = pushed(named, { agents });
    const { threads } = await playIn(world, thread === null ? pushOf(world, { thread }) : pushOf(world));
    expect([describedIn(world), threads]).toEqual([described, thread === null ? [] : [thread]]);
  });

  test('covers the newest 20, and the summary names the others', async () => {
    const named = Object.fromEntries(Array.from({ length: 22 }, (_, index) => [10 + index, [aPull(10 + index)]]));
    const world = pushed(named);
    const { published } = await playIn(world);
    expect(describedIn(world)).toEqual(Array.from({ length: 20 }, (_, index) => 31 - index));
    expect(published.summary).toContain('these are not covered: #11, #10.');
  });

  test('says so if GitHub lists only its last commits', async () => {
    const world = pushed(TWO);
    const { github } = world;
    if (github.pushed !== null) github.pushed = { ...github.pushed, total: 300 };
    const { published } = await playIn(world);
    expect(published.summary).toContain('The push has 300 commits. Only the pull requests of the last 2 are known.');
  });

  test('is read again if GitHub lists the newest late', async () => {
    const world = pushed(TWO);
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
    const job = { id: 'j_0', prLink: aPull(9).url };
    const sending = { kind: 'sent', job: aJob(job) } as const;
    const service = { readings: [shown({ ...job, status: 'completed' })], sending };
    const world = pushed(TWO, { inputs: { 'pull-request': 'open', handover: 'true' }, service });
    world.github.openPulls = [listed(9, aRunHandover({ job: 'j_0', group: GROUP }))];
    world.github.pulls.set('acme/app#9', aPull(9, { state: 'open', mergeSha: null }));
    await playIn(world);
    const words = 'The request is about the merged pull requests #42, #41.';
    expect(world.service.messages).toEqual([expect.stringContaining(words)]);
  });

  test('says nothing of the others if the step wants no context', async () => {
    const world = pushed(TWO);
    expect((await playIn(world, pushOf(world, { context: null }))).threads).toEqual([42]);
    expect(world.github.stored.at(-1)?.body).not.toContain('Also covers');
  });
});

describe('a push of which GitHub shows less', () => {
  test.each<[string, (world: TestWorld) => unknown]>([
    ['the default branch is new', () => undefined],
    ['GitHub does not compare it, as after a forced push', ({ github }) => Object.assign(github, { pushed: null })],
    ['the branch was moved back', ({ github }) => Object.assign(github, { pushed: NOTHING_NEW })],
    ['the token may not compare', ({ github }) => github.fail('pushedCommits', 'not-accessible')],
    ['GraphQL is closed to the token', ({ github }) => Object.assign(github, { broughtByEach: null })],
  ])('is about its last commit alone: %s', async (what, prepare) => {
    const world = pushed(TWO);
    const before = what === 'the default branch is new' ? null : 'beef'.padEnd(40, '0');
    const given = pushOf(world, { push: { sha: shaOf(42), before, branch: 'main' } });
    prepare(world);
    const { threads, published } = await playIn(world, given);
    expect([describedIn(world), threads]).toEqual([[42], [42]]);
    const narrowed = /Only the last commit's is covered\.|so only its last one counts\./;
    // A new default branch has brought nothing else.
    expect(narrowed.test(published.summary ?? '')).toBe(before !== null);
  });

  test.each(['pushedCommits', 'pullRequestsOfEach'] as const)('starts nothing while %s fails', async (method) => {
    const world = pushed({ 41: [aPull(41)] }, { inputs: { thread: 'none' } });
    world.github.fail(method, 'unavailable');
    await expect(play(world, pushOf(world, { thread: null }))).rejects.toBeInstanceOf(RepositoryError);
    expect(world.service.prompts).toEqual([]);
  });
});

describe('a push without a pull request', () => {
  test('gives the agent its commits, files and diff', async () => {
    const world = pushed({ 1: [], 2: [] });
    await playIn(world);
    const [prompt = ''] = world.service.prompts;
    expect(prompt).toContain(`Pushed to: main\nHead commit: ${shaOf(2)}`);
    expect(prompt).toContain('Pushed commits, the newest first:\nc02000000000 Commit 2\nc01000000000 Commit 1\n');
    for (const said of ['Changed files:\nsrc/cli.ts (modified, +2 -0)', 'Diff:\n+fast']) expect(prompt).toContain(said);
  });

  test.each([
    ['is new', null, {}],
    ['was moved back', 'beef'.padEnd(40, '0'), { pushed: NOTHING_NEW }],
  ])('gives the agent the id of its last commit, if no more is known: the branch %s', async (_how, before, given) => {
    const world = pushed({ 1: [], 2: [] });
    const intent = pushOf(world, { push: { sha: shaOf(2), before, branch: 'main' } });
    Object.assign(world.github, given);
    const { published } = await playIn(world, intent);
    expect(world.service.prompts[0]).toContain(`Pushed to: main\nHead commit: ${shaOf(2)}\n-----`);
    expect(published.summary).toContain('The agent gets only the id of the last pushed commit');
  });

  test('has no commits if it deleted its branch, which the summary says', async () => {
    const world = pushed({}, { run: { eventName: 'push' } });
    const { published } = await playIn(world, anIntent({ thread: 'merged', push: null, context: null }));
    expect(world.service.prompts).toHaveLength(1);
    expect(published.summary).toContain('The push deleted a branch or tag, so it has no commits.');
  });

  test.each([{}, { thread: null }])('starts a job although an earlier commit is the agent’s (%j)', async (given) => {
    const world = pushed({ 41: [aPull(41)], 42: [] }, { agents: [41] });
    expect([(await playIn(world, pushOf(world, given))).threads, world.service.prompts.length]).toEqual([[], 1]);
  });
});
