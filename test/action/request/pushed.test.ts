import { describe, expect, test } from 'vitest';
import type { JobIntent } from '../../../src/action/event/intent.ts';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { ANNOUNCEMENTS, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { InputError, RepositoryError } from '../../../src/action/words/errors.ts';
import { aRunHandover } from '../../build/a-handover.ts';
import { aMarker } from '../../build/a-marker.ts';
import { anIntent, aWorld, markerIn, play, type TestWorld } from '../../build/a-world.ts';
import { created, failedLook, missing, refused, shown, WELL, withPullRequest } from '../../build/answers.ts';
import { aCommentMarker, leave, saidBy } from '../../build/said.ts';
import { aShownPull } from '../../build/threads.ts';
import { OURSELVES } from '../../fakes/fake-repository.ts';

const SHA = 'c0ffee'.padEnd(40, '0');
const PULL = aShownPull(7, {
  ...{ title: 'Add a flag', body: '', author: 'mona', head: 'flag', headSha: 'beef'.padEnd(40, '0'), state: 'merged' },
});
const FORK = { id: 66, name: 'mallory/app' };
/** Anyone can open one that contains our commits. */
const STRANGE = aShownPull(66, { title: 'A trap', base: 'docs', head: 'main', headRepository: FORK });

function pushed(broughtBy: readonly PullRequest[], given: Parameters<typeof aWorld>[0] = {}): TestWorld {
  const inputs = { thread: 'merged', ...given.inputs };
  const world = aWorld({ service: WELL, ...given, inputs });
  world.github.broughtBy = broughtBy;
  return world;
}

const PUSH: Partial<JobIntent> = { thread: 'merged', push: { sha: SHA, before: null, branch: 'main' } };
const intent = anIntent(PUSH);
const WITHOUT_THREAD = anIntent({ ...PUSH, thread: null });

/** Plays the step, and returns its `skip-reason` if it started nothing. */
async function startedBy(world: TestWorld, given = intent): Promise<string> {
  const { published } = await play(world, given);
  return world.service.prompts.length === 1 ? 'a job' : (published.outputs.get('skip-reason') ?? 'nothing');
}

/** GitHub lists these pull requests, one list for each request, and the last one from then on. Returns when it is asked. */
function listing({ github, clock }: TestWorld, lists: readonly (readonly PullRequest[])[]): readonly number[] {
  const [from, asked]: [number, number[]] = [clock.now(), []];
  github.pullRequestsOf = async () => {
    asked.push(clock.now() - from);
    return lists[asked.length - 1] ?? lists.at(-1) ?? [];
  };
  return asked;
}

describe('a merged pull request', () => {
  test.each([
    ['starts', [[PULL]], [0]],
    ['starts, if GitHub lists it late', [[], [], [PULL]], [0, 2_000, 7_000]],
  ])('is the thread of the job that its merge %s', async (_what, lists, times) => {
    const world = pushed([]);
    const asked = listing(world, lists);
    expect([await startedBy(world), asked, saidBy(world.github)]).toEqual(['a job', times, ['finished pull-request']]);
  });

  test.each<[string, Partial<PullRequest>]>([
    ['is open', { state: 'open' }],
    ['was closed', { state: 'closed' }],
    ['was merged into another branch', { base: 'release' }],
  ])('does not count if it %s', async (_what, overrides) => {
    const world = pushed([{ ...PULL, ...overrides }]);
    expect([await startedBy(world), saidBy(world.github)]).toEqual(['a job', []]);
  });

  test.each([1, 2])('shows the end of a job that a step follows by its id, in attempt %d', async (attempt) => {
    const world = pushed([PULL], { run: { attempt }, service: { readings: [withPullRequest] } });
    leave(world.github, aMarker({ watchedUntil: '2026-11-20T09:00:00.000Z' }));
    await play(world, anIntent({ ...PUSH, source: { kind: 'existing', jobId: 'j_1' } }));
    expect(saidBy(world.github)).toEqual(['finished pull-request', 'notice']);
  });

  const UNSHOWN = ['not-accessible', 'missing', 'unavailable'] as const;
  test.each(UNSHOWN)('that GitHub does not show keeps no step from its job, with a warning: %s', async (failure) => {
    const world = pushed([], { service: { readings: [withPullRequest] } });
    world.github.fail('pullRequestsOf', failure);
    await play(world, anIntent({ ...PUSH, source: { kind: 'existing', jobId: 'j_1' } }));
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    const warning = /^Could not read which pull request was pushed, so no status comment gets the end: (?!Nothing)/;
    expect(world.runner.warnings).toEqual([expect.stringMatching(warning)]);
  });

  test('whose first attempt is dead is followed by the re-run', async () => {
    const first = pushed([PULL], { service: { creation: created(), readings: [] } });
    await play(first, intent).catch(() => undefined);
    expect(markerIn(first.github)).toMatchObject({ state: 'started' });
    const readings = [withPullRequest];
    const rerun = pushed([PULL], { github: first.github, run: { attempt: 2 }, service: { readings } });
    await play(rerun, intent);
    expect([rerun.service.prompts, saidBy(first.github)]).toEqual([[], ['finished pull-request']]);
  });

  test('whose first attempt failed and was announced gets a new job from the re-run', async () => {
    const first = pushed([PULL], { service: { creation: created(), readings: [shown({ status: 'failed' })] } });
    const { github } = first;
    await play(first, intent);
    const [comment] = github.stored;
    if (comment !== undefined) await github.react(comment, 'hooray');
    expect(await startedBy(pushed([PULL], { github, run: { attempt: 2 } }))).toBe('a job');
    expect(saidBy(github)).toEqual(['finished failed', 'finished pull-request']);
  });

  test.each([
    ['that GitHub no longer lists keeps a re-run from it', [], null, 2, 'GitHub lists no merged pull request'],
    ['with no trace of a first attempt keeps a re-run from it', [PULL], null, 2, InputError],
    ['that cannot be read keeps a run from it', [], 'not-accessible', 1, RepositoryError],
  ] as const)('%s: nothing starts', async (_which, pulls, failure, attempt, error) => {
    const world = pushed(pulls, { run: { attempt } });
    if (failure !== null) world.github.fail('pullRequestsOf', failure);
    await expect(play(world, intent)).rejects.toThrow(error);
    expect(world.service.prompts).toEqual([]);
  });
});

describe("a push of the agent's own work starts nothing, whatever `thread` says", () => {
  const handover = aRunHandover();
  /** Only the agent's pull request, 7, has a hand-over. */
  const handedOver = (given: Parameters<typeof aWorld>[0] = {}, pulls: readonly PullRequest[] = []): TestWorld => {
    const world = pushed(pulls, given);
    const { comments } = { ...world.github };
    world.github.comments = async (thread, options) => (thread === PULL.number ? comments(thread, options) : []);
    world.github.add(OURSELVES, handover);
    return world;
  };
  const OPEN_OWN = { ...STRANGE, headRepository: PULL.headRepository };
  const AUTO = { inputs: { thread: 'auto' } };

  const THREADS = Object.entries({ merged: intent, none: WITHOUT_THREAD });
  test.each(THREADS)('because of a hand-over of ours (%s)', async (thread, given) => {
    expect(await startedBy(handedOver({ inputs: { thread } }, [PULL]), given)).toBe('own-pull-request');
  });

  test.each([
    ['that GitHub lists late', 'main', [[], [], [PULL]]],
    ["that it lists after a person's", 'main', [[{ ...PULL, number: 6, url: `${PULL.url}0` }, PULL]]],
    ['that was merged into another branch before', 'main', [[{ ...PULL, base: 'develop' }]]],
    ['that is open, for its branch', 'flag', [[{ ...PULL, state: 'open' }]]],
    ['that it lists late, although a stranger opened one', 'main', [[STRANGE], [STRANGE], [PULL, STRANGE]]],
    ['that it lists late, although the branch has an open one', 'main', [[OPEN_OWN], [OPEN_OWN], [PULL, OPEN_OWN]]],
  ] as const)('because of a hand-over in a pull request %s', async (_which, branch, lists) => {
    const world = handedOver(AUTO);
    listing(world, lists);
    const given = anIntent({ thread: null, push: { sha: SHA, before: null, branch } });
    expect(await startedBy(world, given)).toBe('own-pull-request');
  });

  describe('because of its branch, which names a job', () => {
    /** Opened by hand from the agent's branch, which may be gone, where no comment names it. */
    const BY_HAND = { ...PULL, head: 'docs-agent/h2k9d0s8f7a1', author: 'mara' };
    const MADE = shown({ id: 'h2k9d0s8f7a1', status: 'completed', prLink: PULL.url });
    const branched = (reading: JobReading, pull: Partial<PullRequest> = {}, inputs = {}): TestWorld =>
      pushed([{ ...BY_HAND, ...pull }], { inputs, service: { ...WELL, readings: [reading, withPullRequest] } });

    test.each(THREADS)('so one read of that is enough (%s)', async (thread, given) => {
      const world = branched(MADE, {}, { thread });
      world.github.recentComments = async () => expect.unreachable();
      expect([await startedBy(world, given), world.service.looks]).toEqual(['own-pull-request', ['h2k9d0s8f7a1']]);
    });

    test.each<[string, JobReading, Partial<PullRequest>, readonly string[]]>([
      ["but not in a stranger's fork", withPullRequest, { headRepository: FORK }, ['j_1']],
      ['but not in a repository that is gone', withPullRequest, { headRepository: null }, ['j_1']],
      ['but not if there is no such job', missing, {}, ['h2k9d0s8f7a1', 'j_1']],
      ['but not below such a name', withPullRequest, { head: 'docs-agent/h2k9d0s8f7a1/x' }, ['j_1']],
    ])('%s', async (_what, reading, pull, looks) => {
      const world = branched(reading, pull);
      expect([await startedBy(world), world.service.looks]).toEqual(['a job', looks]);
    });

    test.each<[string, Partial<Marker>]>([
      ['runs', {}],
      ['failed', { state: 'finished', outcome: 'failed', told: ANNOUNCEMENTS }],
    ])("so another job of the workflow's own agent, which %s, made none, and is not read", async (_what, given) => {
      const world = pushed([{ ...PULL, author: OURSELVES }]);
      leave(world.github, aMarker({ run: '70', reserved: true, ...given }));
      leave(world.github, aMarker({ run: '69', state: 'finished', pullRequest: `${PULL.url}0` }));
      world.github.pullRequest = async (number) => ({ ...PULL, number, author: OURSELVES });
      expect([await startedBy(world), world.service.looks]).toEqual(['a job', ['j_1']]);
    });

    test('in doubt, too, with the reason', async () => {
      const { outcome } = await play(branched(refused), intent);
      const sentence = "may be the documentation agent's, because the job h2k9d0s8f7a1 could not be read: The service";
      expect(outcome).toMatchObject({ kind: 'skipped', sentence: expect.stringContaining(sentence) });
    });
  });

  test("except for a stranger's, whose comments are not even read", async () => {
    const world = pushed([STRANGE, { ...STRANGE, number: 67, headRepository: null }], AUTO);
    world.github.add(OURSELVES, handover);
    expect(await startedBy(world, WITHOUT_THREAD)).toBe('a job');
    expect(world.github.calls).not.toContain('comments');
  });

  test.each([
    [20, []],
    [21, [expect.stringContaining('The push may come from 21 pull requests.')]],
  ])('and at most 20 of %i pull requests are searched, else with a warning', async (count, warnings) => {
    const pulls = Array.from({ length: count }, (_, index) => ({ ...PULL, number: 7 + index }));
    const world = pushed(pulls, { inputs: { thread: 'none' } });
    await play(world, WITHOUT_THREAD);
    expect(world.github.calls.filter((call) => call === 'comments')).toHaveLength(20);
    expect(world.runner.warnings).toEqual(warnings);
  });

  test('except for a branch that only starts at a commit of its open pull request', async () => {
    const world = handedOver(AUTO, [{ ...PULL, state: 'open' }]);
    const push = { sha: SHA, before: null, branch: 'other' };
    expect(await startedBy(world, anIntent({ thread: null, push }))).toBe('a job');
  });

  test.each(['true', 'false'])('because of a status comment, however old it is (`handover: %s`)', async (value) => {
    const world = pushed([PULL], { inputs: { handover: value } });
    const asked: unknown[] = [];
    world.github.recentComments = async (_kind, { since, withoutGaps }) => {
      asked.push({ since, withoutGaps });
      return { comments: [], cut: false };
    };
    await play(world, intent);
    const wanted = { since: '1970-01-01T00:00:00.000Z', withoutGaps: true };
    expect(asked).toEqual([wanted, wanted]);
  });

  const trigger = { kind: 'run', step: 'f'.repeat(64) } as const;
  const EARLIER = aMarker({ run: '69', trigger, state: 'finished', pullRequest: `${PULL.url}0` });
  const ended = (given: Partial<Marker> = {}): Marker =>
    aMarker({
      ...{ run: '70', trigger, state: 'finished', outcome: 'no-pull-request', told: ANNOUNCEMENTS },
      ...{ watchedUntil: '2026-11-20T08:30:00.000Z', ...given },
    });
  const ENDED = ended();
  const UNFINISHED = aMarker({ run: '70', trigger });

  /** Which status comments we left before the push, and what the service says of their jobs. */
  const afterJobs = (markers: readonly Marker[], readings: readonly JobReading[], inputs = {}): TestWorld => {
    const world = pushed([PULL], { inputs, service: { creation: created({ id: 'j_2' }), readings } });
    for (const marker of markers) leave(world.github, marker);
    return world;
  };

  test.each([
    ['names it', { prLink: PULL.url }, 'own-pull-request'],
    ['works on its branch', { ref: PULL.head }, 'own-pull-request'],
    ['names another one', { prLink: 'https://github.com/acme/app/pull/8', ref: 'docs' }, 'a job'],
  ])('because of an unfinished job that %s', async (_what, fields, started) => {
    expect(await startedBy(afterJobs([UNFINISHED], [shown(fields), withPullRequest]))).toBe(started);
  });

  describe('because of a job that the service', () => {
    test('shows only after it failed twice, and that names it', async () => {
      const world = afterJobs([UNFINISHED], [failedLook(), failedLook(), shown({ prLink: PULL.url })]);
      const { outcome } = await play(world, intent);
      expect(outcome).toMatchObject({ sentence: expect.stringContaining('was made by the documentation agent') });
      expect(world.service).toMatchObject({ prompts: [], looks: ['j_1', 'j_1', 'j_1'] });
      expect(world.clock.slept.slice(-2)).toEqual([1_000, 4_000]);
    });

    test.each([
      ['does not show', failedLook(), 'HTTP 503', 3],
      ['does not show before a time that it names', failedLook(90_000), 'HTTP 503', 1],
      ['refuses to show', refused, 'The service refused the key (HTTP 401). Make a new key.', 1],
      ['does not show, although it ended without a pull request', failedLook(), 'HTTP 503', 3, ENDED],
    ])('%s, with the reason', async (_what, reading, why, looks, marker = UNFINISHED) => {
      const world = afterJobs([marker], [reading]);
      const { published, outcome } = await play(world, intent);
      expect(published.outputs.get('skip-reason')).toBe('own-pull-request');
      expect(world.service).toMatchObject({ prompts: [], looks: Array.from({ length: looks }, () => 'j_1') });
      const sentence = `may be the documentation agent's, because the job j_1 could not be read: ${why}`;
      expect(outcome).toMatchObject({ sentence: expect.stringContaining(sentence) });
      expect(outcome).toMatchObject({ sentence: expect.stringContaining(PULL.url) });
    });

    test('does not show, although an earlier one of the agent is by someone else', async () => {
      const world = afterJobs([UNFINISHED, EARLIER], [failedLook()]);
      world.github.pullRequest = async (number) => ({ ...PULL, number, author: 'docs-agent[bot]' });
      expect(await startedBy(world)).toBe('own-pull-request');
    });

    test('but not one that it does not know', async () => {
      const world = afterJobs([UNFINISHED], [missing, withPullRequest]);
      expect([await startedBy(world), world.service.looks]).toEqual(['a job', ['j_1', 'j_2']]);
    });
  });

  test.each([
    ['is by the author of an earlier one of the agent', 'docs-agent[bot]', 'own-pull-request'],
    ['is by someone else', 'mona', 'a job'],
  ])('because an unfinished job may have made one that %s', async (_what, author, started) => {
    const world = afterJobs([UNFINISHED, EARLIER], [shown({}), withPullRequest]);
    world.github.broughtBy = [{ ...PULL, author }];
    world.github.pullRequest = async (number) => ({ ...PULL, number, author: 'docs-agent[bot]' });
    const { outcome } = await play(world, intent);
    expect(world.runner.outputs.get('skip-reason') ?? 'a job').toBe(started);
    expect(world.service.prompts).toHaveLength(started === 'a job' ? 1 : 0);
    const why = "may be the documentation agent's, because its author made an earlier one and a job is still open";
    if (started !== 'a job') expect(outcome).toMatchObject({ sentence: expect.stringContaining(why) });
  });

  describe('because of a job that ended without a pull request less than a day ago', () => {
    const completed = shown({ status: 'completed' });
    const named = shown({ status: 'completed', prLink: PULL.url });
    const onBranch = shown({ status: 'completed', ref: PULL.head });

    test('and whose link has come since: its status comment is corrected, too', async () => {
      const world = afterJobs([ENDED], [named]);
      expect([await startedBy(world), world.service.looks]).toEqual(['own-pull-request', ['j_1']]);
      expect(saidBy(world.github)).toEqual(['finished pull-request']);
      expect(markerIn(world.github)).toMatchObject({ pullRequest: PULL.url, told: ANNOUNCEMENTS });
    });

    test.each([
      ['whose branch it is, although the service does not name it yet', onBranch, {}],
      ['a dry run says so without writing', named, { 'dry-run': 'true' }],
    ])('and %s', async (_what, reading, inputs) => {
      const world = afterJobs([ENDED], [reading], inputs);
      expect(await startedBy(world)).toBe('own-pull-request');
      expect(saidBy(world.github)).toEqual(['finished no-pull-request']);
    });

    test.each([
      ['names another one', shown({ status: 'completed', prLink: 'https://github.com/acme/app/pull/8' })],
      ['still names none', completed],
      ['no longer knows the job', missing],
    ])('but not if the service %s', async (_what, reading) => {
      const world = afterJobs([ENDED, EARLIER], [reading, withPullRequest]);
      world.github.pullRequest = async (number) => ({ ...PULL, number });
      expect(await startedBy(world)).toBe('a job');
    });

    test('of which the newest five are read, and none if the pull request is named anyway', async () => {
      const at = (minute: string) => ({ jobId: `j_${minute}`, watchedUntil: `2026-11-20T08:${minute}:00.000Z` });
      const recent = ['10', '11', '12', '13', '14', '15', '16'].map((minute) => ended(at(minute)));
      const old = ended({ jobId: 'old', watchedUntil: '2026-11-19T08:00:00.000Z' });
      const world = afterJobs([...recent, old], [completed]);
      await play(world, intent);
      expect(world.service.looks.slice(0, 5).toSorted()).toEqual(['j_12', 'j_13', 'j_14', 'j_15', 'j_16']);
      const namedAnyway = afterJobs([ENDED, { ...EARLIER, pullRequest: PULL.url }], []);
      await play(namedAnyway, intent);
      expect(namedAnyway.service.looks).toEqual([]);
    });
  });

  test('but not because of its author alone, once no job of ours is open', async () => {
    const earlier = aMarker({ run: '69', state: 'finished', pullRequest: `${PULL.url}0` });
    const world = afterJobs([earlier], [withPullRequest]);
    world.github.pullRequest = async (number) => ({ ...PULL, number });
    expect(await startedBy(world)).toBe('a job');
  });

  const naming = aCommentMarker({ state: 'finished', pullRequest: PULL.url });
  const foreign = { ...naming, service: 'f'.repeat(64) };

  test.each<[string, string, string, 'add' | 'reply', string]>([
    ['because of a status comment that names it', writeMarker(naming), OURSELVES, 'add', 'own-pull-request'],
    ['because of one in a review thread', writeMarker(naming), OURSELVES, 'reply', 'own-pull-request'],
    ['but not because of a hand-over by someone else', handover, 'mallory', 'add', 'a job'],
    ["but not because of another project's", writeMarker(foreign), OURSELVES, 'add', 'a job'],
  ])('%s', async (_what, body, author, write, started) => {
    const world = pushed([PULL]);
    world.github[write](author, body);
    expect(await startedBy(world)).toBe(started);
  });

  test('and if the token may not read, the job starts with a warning, but not if GitHub fails for now', async () => {
    const world = pushed([], { inputs: { thread: 'none' } });
    world.github.fail('pullRequestsOf', 'unavailable');
    await expect(play(world, WITHOUT_THREAD)).rejects.toBeInstanceOf(RepositoryError);
    expect(world.service.prompts).toEqual([]);
    world.github.fail('pullRequestsOf', 'not-accessible');
    expect(await startedBy(world, WITHOUT_THREAD)).toBe('a job');
    expect(world.runner.warnings.join()).toContain('Could not check whether the agent made the pushed changes');
  });
});

describe('the context of a push', () => {
  const OPEN: PullRequest = { ...PULL, state: 'open' };
  const RENAMED = { id: 4200, name: 'acme/renamed' };
  const NAMED = { id: null, name: 'Acme/App' };
  const ELSEWHERE: PullRequest = { ...PULL, base: 'release' };

  test.each<[string, string | null, PullRequest, boolean]>([
    ['was merged into the branch', 'main', PULL, true],
    ["was merged into the branch from a stranger's fork", 'main', { ...PULL, headRepository: FORK }, true],
    ['is open from the branch', 'flag', OPEN, true],
    ['is open from the branch, and the repository was renamed', 'flag', { ...OPEN, headRepository: RENAMED }, true],
    ['is open from the branch, and GitHub names no id', 'flag', { ...OPEN, headRepository: NAMED }, true],
    ["is open from a branch of this name in a stranger's fork", 'flag', { ...OPEN, headRepository: FORK }, false],
    ['is open from a repository that is gone', 'flag', { ...OPEN, headRepository: null }, false],
    ['is open from another branch', 'main', OPEN, false],
    ['was opened by a stranger', 'main', STRANGE, false],
    ['was closed', 'main', { ...PULL, state: 'closed' }, false],
    ['was merged into another branch', 'main', ELSEWHERE, false],
    ['was merged into another branch by the pushed commit', 'main', { ...ELSEWHERE, mergeSha: SHA }, true],
    ['was merged by the commit that a tag was pushed for', null, { ...PULL, mergeSha: SHA }, true],
    ['was merged by another commit than a tag was pushed for', null, PULL, false],
  ])('names a pull request that brought it: one that %s', async (_what, branch, pull, expected) => {
    for (const known of [true, false]) {
      const world = pushed([pull], { inputs: { thread: 'none' } });
      // The context stays if the check for our own pull requests is refused.
      if (!known) world.github.fail('comments', 'forbidden');
      const context = { kind: 'push', sha: SHA } as const;
      await play(world, anIntent({ thread: null, push: { sha: SHA, before: null, branch }, context }));
      const named = `Pull request: #${pull.number}`;
      expect(world.service.prompts.map((prompt) => prompt.includes(named))).toEqual([expected]);
    }
  });

  test("is the merged pull request's, though a stranger's is listed first", async () => {
    const world = pushed([STRANGE, ELSEWHERE, { ...PULL, number: 8 }], { inputs: { thread: 'none' } });
    await play(world, anIntent({ ...PUSH, thread: null, context: { kind: 'push', sha: SHA } }));
    expect(world.service.prompts).toEqual([expect.stringContaining('Pull request: #8 Add a flag')]);
  });
});
