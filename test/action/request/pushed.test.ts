import { describe, expect, test } from 'vitest';
import type { JobIntent } from '../../../src/action/event/intent.ts';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { ANNOUNCEMENTS, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { renderHandover } from '../../../src/action/wording/answers.ts';
import { InputError, RepositoryError } from '../../../src/action/words/errors.ts';
import { aCommentMarker, leave, saidBy } from '../../build/a-command.ts';
import { aMarker, SERVICE } from '../../build/a-marker.ts';
import { anIntent, aWorld, markerIn, play, type TestWorld } from '../../build/a-world.ts';
import { created, failedLook, missing, refused, shown, withPullRequest } from '../../build/answers.ts';
import { OURSELVES } from '../../fakes/fake-repository.ts';

const SHA = 'c0ffee'.padEnd(40, '0');
const PULL: PullRequest = {
  number: 7,
  title: 'Add a flag',
  body: '',
  author: 'mona',
  url: 'https://github.com/acme/app/pull/7',
  base: 'main',
  head: 'flag',
  headSha: 'beef'.padEnd(40, '0'),
  headRepository: { id: 4200, name: 'acme/app' },
  mergeSha: null,
  state: 'merged',
  size: null,
};
const FORK = { id: 66, name: 'mallory/app' };
/** Anyone can open one that contains our commits. */
const STRANGE: PullRequest = {
  ...PULL,
  number: 66,
  title: 'A trap',
  url: 'https://github.com/acme/app/pull/66',
  base: 'docs',
  head: 'main',
  headRepository: FORK,
  state: 'open',
};

function pushed(given: Parameters<typeof aWorld>[0] = {}): TestWorld {
  const inputs = { thread: 'merged', ...given.inputs };
  const service = { creation: created(), readings: [withPullRequest] };
  return aWorld({ service, ...given, inputs });
}

const PUSH: Partial<JobIntent> = { thread: 'merged', push: { sha: SHA, before: null, branch: 'main' } };
const intent = anIntent(PUSH);

describe('a merged pull request', () => {
  test('is the thread of the job that its merge starts', async () => {
    const world = pushed();
    world.github.broughtBy = [PULL];
    await play(world, intent);
    expect(saidBy(world.github)).toEqual(['finished pull-request']);
    expect(world.service.prompts).toHaveLength(1);
  });

  test('is requested again if GitHub lists it late', async () => {
    const world = pushed();
    const asked: number[] = [];
    world.github.pullRequestsOf = async () => {
      asked.push(world.clock.now());
      return asked.length < 3 ? [] : [PULL];
    };
    const from = world.clock.now();
    await play(world, intent);
    expect(asked.map((at) => at - from)).toEqual([0, 2_000, 7_000]);
    expect(saidBy(world.github)).toEqual(['finished pull-request']);
  });

  test.each<[string, Partial<PullRequest>]>([
    ['is open', { state: 'open' }],
    ['was closed', { state: 'closed' }],
    ['was merged into another branch', { base: 'release' }],
  ])('does not count if it %s', async (_what, overrides) => {
    const world = pushed();
    world.github.broughtBy = [{ ...PULL, ...overrides }];
    await play(world, intent);
    expect(saidBy(world.github)).toEqual([]);
    expect(world.service.prompts).toHaveLength(1);
  });

  test('that GitHub no longer lists keeps a re-run from starting anything', async () => {
    const world = pushed({ run: { attempt: 2 } });
    await expect(play(world, intent)).rejects.toThrow('GitHub lists no merged pull request');
    expect(world.service.prompts).toEqual([]);
  });

  test.each([1, 2])('shows the end of a job that a step follows by its id, in attempt %d', async (attempt) => {
    const world = pushed({ run: { attempt }, service: { readings: [withPullRequest] } });
    world.github.broughtBy = [PULL];
    leave(world.github, aMarker({ watchedUntil: '2026-11-20T09:00:00.000Z' }));
    await play(world, anIntent({ ...PUSH, source: { kind: 'existing', jobId: 'j_1' } }));
    expect(saidBy(world.github)).toEqual(['finished pull-request', 'notice']);
  });

  test.each(['not-accessible', 'missing', 'unavailable'] as const)(
    'that GitHub does not show keeps no step from following its job, with a warning: %s',
    async (failure) => {
      const world = pushed({ service: { readings: [withPullRequest] } });
      world.github.fail('pullRequestsOf', failure);
      await play(world, anIntent({ ...PUSH, source: { kind: 'existing', jobId: 'j_1' } }));
      expect(world.runner.outputs.get('result')).toBe('pull-request');
      expect(world.runner.warnings).toEqual([
        expect.stringMatching(
          /^Could not read which pull request was pushed, so no status comment gets the end: (?!Nothing was started)/,
        ),
      ]);
    },
  );

  test('with no trace of a first attempt keeps a re-run from starting anything', async () => {
    const world = pushed({ run: { attempt: 2 } });
    world.github.broughtBy = [PULL];
    await expect(play(world, intent)).rejects.toBeInstanceOf(InputError);
    expect(world.service.prompts).toEqual([]);
  });

  test('whose first attempt is dead is followed by the re-run', async () => {
    const first = pushed({ service: { creation: created(), readings: [] } });
    first.github.broughtBy = [PULL];
    await play(first, intent).catch(() => undefined);
    expect(markerIn(first.github)).toMatchObject({ state: 'started' });
    const rerun = pushed({ github: first.github, run: { attempt: 2 }, service: { readings: [withPullRequest] } });
    await play(rerun, intent);
    expect(rerun.service.prompts).toEqual([]);
    expect(saidBy(first.github)).toEqual(['finished pull-request']);
  });

  test('whose first attempt failed and was announced gets a new job from the re-run', async () => {
    const first = pushed({ service: { creation: created(), readings: [shown({ status: 'failed' })] } });
    const { github } = first;
    github.broughtBy = [PULL];
    await play(first, intent);
    const [comment] = github.stored;
    if (comment !== undefined) await github.react(comment, 'hooray');
    const rerun = pushed({ github, run: { attempt: 2 } });
    await play(rerun, intent);
    expect(rerun.service.prompts).toHaveLength(1);
    expect(saidBy(github)).toEqual(['finished failed', 'finished pull-request']);
  });

  test('that cannot be read starts nothing', async () => {
    const world = pushed();
    world.github.fail('pullRequestsOf', 'not-accessible');
    await expect(play(world, intent)).rejects.toBeInstanceOf(RepositoryError);
    expect(world.service.prompts).toEqual([]);
  });
});

describe("a push of the agent's own work starts nothing, whatever `thread` says", () => {
  const handover = renderHandover(
    { job: 'j_1', repository: { id: 4200, name: 'acme/app' }, service: SERVICE },
    { origin: { kind: 'run', url: 'https://x' }, requester: null, instruction: { text: '' }, command: '/docs' },
  );

  test.each(['merged', 'none'] as const)('because of a hand-over of ours (%s)', async (thread) => {
    const world = pushed({ inputs: { thread } });
    world.github.broughtBy = [PULL];
    world.github.add(OURSELVES, handover);
    const { published } = await play(world, anIntent({ ...PUSH, thread: thread === 'none' ? null : thread }));
    expect(published.outputs.get('skip-reason')).toBe('own-pull-request');
    expect(world.service.prompts).toEqual([]);
  });

  test.each([
    ['that GitHub lists late', 'main', [[], [], [PULL]]],
    ["that it lists after a person's", 'main', [[{ ...PULL, number: 6, url: `${PULL.url}0` }, PULL]]],
    ['that was merged into another branch before', 'main', [[{ ...PULL, base: 'develop' }]]],
    ['that is open, for its branch', 'flag', [[{ ...PULL, state: 'open' }]]],
  ] as const)('because of a hand-over in a pull request %s', async (_which, branch, lists) => {
    const world = pushed({ inputs: { thread: 'auto' } });
    const left = [...lists];
    world.github.pullRequestsOf = async () => (left.length > 1 ? left.shift() : left[0]) ?? [];
    const { comments } = { ...world.github };
    world.github.comments = async (thread, options) => (thread === PULL.number ? comments(thread, options) : []);
    world.github.add(OURSELVES, handover);
    const { published } = await play(world, anIntent({ thread: null, push: { sha: SHA, before: null, branch } }));
    expect(published.outputs.get('skip-reason')).toBe('own-pull-request');
    expect(world.service.prompts).toEqual([]);
  });

  test.each([
    ['a stranger opened one that contains the commit', STRANGE],
    ['the pushed branch is the head of an open one', { ...STRANGE, headRepository: PULL.headRepository }],
  ])('because of a hand-over in one that GitHub lists late, although %s', async (_what, open) => {
    const world = pushed({ inputs: { thread: 'auto' } });
    const asked: number[] = [];
    world.github.pullRequestsOf = async () => {
      asked.push(world.clock.now());
      return asked.length < 3 ? [open] : [PULL, open];
    };
    const { comments } = { ...world.github };
    world.github.comments = async (thread, options) => (thread === PULL.number ? comments(thread, options) : []);
    world.github.add(OURSELVES, handover);
    const { published } = await play(world, anIntent({ ...PUSH, thread: null }));
    expect(published.outputs.get('skip-reason')).toBe('own-pull-request');
    expect(world.service.prompts).toEqual([]);
  });

  test("except for a stranger's, whose comments are not even read", async () => {
    const world = pushed({ inputs: { thread: 'auto' } });
    world.github.broughtBy = [STRANGE, { ...STRANGE, number: 67, headRepository: null }];
    world.github.add(OURSELVES, handover);
    await play(world, anIntent({ ...PUSH, thread: null }));
    expect(world.service.prompts).toHaveLength(1);
    expect(world.github.calls).not.toContain('comments');
  });

  test.each([
    [20, []],
    [21, [expect.stringContaining('The push may come from 21 pull requests.')]],
  ])(
    'and of %i pull requests at most 20 are searched for a hand-over, else with a warning',
    async (count, warnings) => {
      const world = pushed({ inputs: { thread: 'none' } });
      world.github.broughtBy = Array.from({ length: count }, (_, index) => ({ ...PULL, number: 7 + index }));
      await play(world, anIntent({ ...PUSH, thread: null }));
      expect(world.github.calls.filter((call) => call === 'comments')).toHaveLength(20);
      expect(world.runner.warnings).toEqual(warnings);
    },
  );

  test('except for a branch that only starts at a commit of its open pull request', async () => {
    const world = pushed({ inputs: { thread: 'auto' } });
    world.github.broughtBy = [{ ...PULL, state: 'open' }];
    world.github.add(OURSELVES, handover);
    await play(world, anIntent({ thread: null, push: { sha: SHA, before: null, branch: 'other' } }));
    expect(world.service.prompts).toHaveLength(1);
  });

  test('because of a status comment in a review thread that names it', async () => {
    const world = pushed();
    world.github.broughtBy = [PULL];
    world.github.reply(OURSELVES, writeMarker(aMarker({ state: 'finished', pullRequest: PULL.url })));
    expect((await play(world, intent)).published.outputs.get('skip-reason')).toBe('own-pull-request');
  });

  test.each(['true', 'false'])('because of a status comment, however old it is (`handover: %s`)', async (value) => {
    const world = pushed({ inputs: { handover: value } });
    world.github.broughtBy = [PULL];
    const asked: unknown[] = [];
    world.github.recentComments = async (_kind, { since, withoutGaps }) => {
      asked.push({ since, withoutGaps });
      return { comments: [], cut: false };
    };
    await play(world, intent);
    const wanted = { since: '1970-01-01T00:00:00.000Z', withoutGaps: true };
    expect(asked).toEqual([wanted, wanted]);
  });

  test.each([
    ['names it', { prLink: PULL.url }, true],
    ['works on its branch', { ref: PULL.head }, true],
    ['names another one', { prLink: 'https://github.com/acme/app/pull/8', ref: 'docs' }, false],
  ])('because of an unfinished job that %s', async (_what, fields, isOurs) => {
    const world = pushed({ service: { creation: created({ id: 'j_2' }), readings: [shown(fields), withPullRequest] } });
    world.github.broughtBy = [PULL];
    leave(world.github, aMarker({ run: '70', trigger: { kind: 'run', step: 'f'.repeat(64) } }));
    await play(world, intent);
    expect([world.service.prompts.length, world.runner.outputs.get('skip-reason')]).toEqual(
      isOurs ? [0, 'own-pull-request'] : [1, undefined],
    );
  });

  describe('because of an unfinished job that the service', () => {
    /** A person's pull request, while job j_1 is unfinished as far as our comments say. */
    const during = (readings: readonly JobReading[]): TestWorld => {
      const world = pushed({ service: { creation: created({ id: 'j_2' }), readings } });
      world.github.broughtBy = [PULL];
      leave(world.github, aMarker({ run: '70', trigger: { kind: 'run', step: 'f'.repeat(64) } }));
      return world;
    };

    test('shows only after it failed twice, and that names it', async () => {
      const world = during([failedLook(), failedLook(), shown({ prLink: PULL.url })]);
      const { outcome } = await play(world, intent);
      expect(outcome).toMatchObject({ sentence: expect.stringContaining('was made by the documentation agent') });
      expect(world.service).toMatchObject({ prompts: [], looks: ['j_1', 'j_1', 'j_1'] });
      expect(world.clock.slept.slice(-2)).toEqual([1_000, 4_000]);
    });

    test.each([
      ['does not show', failedLook(), 'HTTP 503', 3],
      ['does not show before a time that it names', failedLook(90_000), 'HTTP 503', 1],
      ['refuses to show', refused, 'The service refused the key (HTTP 401). Make a new key.', 1],
    ])('%s, with the reason', async (_what, reading, why, looks) => {
      const world = during([reading]);
      const { published, outcome } = await play(world, intent);
      expect(published.outputs.get('skip-reason')).toBe('own-pull-request');
      expect(world.service).toMatchObject({ prompts: [], looks: Array.from({ length: looks }, () => 'j_1') });
      const sentence = `may be the documentation agent's, because the job j_1 could not be read: ${why}`;
      expect(outcome).toMatchObject({ sentence: expect.stringContaining(sentence) });
      expect(outcome).toMatchObject({ sentence: expect.stringContaining(PULL.url) });
    });

    test('does not show, although an earlier one of the agent is by someone else', async () => {
      const world = during([failedLook()]);
      world.github.pullRequest = async (number) => ({ ...PULL, number, author: 'docs-agent[bot]' });
      leave(world.github, aMarker({ run: '69', state: 'finished', pullRequest: `${PULL.url}0` }));
      await play(world, intent);
      expect(world.service.prompts).toEqual([]);
    });

    test('but not one that it does not know', async () => {
      const world = during([missing, withPullRequest]);
      await play(world, intent);
      expect(world.service).toMatchObject({ prompts: [expect.anything()], looks: ['j_1', 'j_2'] });
    });
  });

  test.each([
    ['is by the author of an earlier one of the agent', 'docs-agent[bot]', true],
    ['is by someone else', 'mona', false],
  ])('because an unfinished job may have made one that %s', async (_what, author, isOurs) => {
    const world = pushed({ service: { creation: created({ id: 'j_2' }), readings: [shown({}), withPullRequest] } });
    world.github.broughtBy = [{ ...PULL, author }];
    world.github.pullRequest = async (number) => ({ ...PULL, number, author: 'docs-agent[bot]' });
    const trigger = { kind: 'run', step: 'f'.repeat(64) } as const;
    leave(world.github, aMarker({ run: '70', trigger }));
    leave(world.github, aMarker({ run: '69', trigger, state: 'finished', pullRequest: `${PULL.url}0` }));
    const { outcome } = await play(world, intent);
    expect([world.service.prompts.length, world.runner.outputs.get('skip-reason')]).toEqual(
      isOurs ? [0, 'own-pull-request'] : [1, undefined],
    );
    if (!isOurs) return;
    const why = "may be the documentation agent's, because its author made an earlier one and a job is still open";
    expect(outcome).toMatchObject({ sentence: expect.stringContaining(why) });
  });

  describe('because of a job that ended without a pull request less than a day ago', () => {
    const trigger = { kind: 'run', step: 'f'.repeat(64) } as const;
    const ended = (given: Partial<Marker> = {}): Marker =>
      aMarker({
        ...{ run: '70', trigger, state: 'finished', outcome: 'no-pull-request', told: ANNOUNCEMENTS },
        ...{ watchedUntil: '2026-11-20T08:30:00.000Z', ...given },
      });
    const completed = shown({ status: 'completed' });
    const starting = (readings: readonly JobReading[], inputs = {}): TestWorld => {
      const world = pushed({ inputs, service: { creation: created({ id: 'j_2' }), readings } });
      world.github.broughtBy = [PULL];
      return world;
    };

    test('and whose link has come since: its status comment is corrected, too', async () => {
      const world = starting([shown({ status: 'completed', prLink: PULL.url })]);
      leave(world.github, ended());
      const { published } = await play(world, intent);
      expect(published.outputs.get('skip-reason')).toBe('own-pull-request');
      expect(world.service).toMatchObject({ prompts: [], looks: ['j_1'] });
      expect(saidBy(world.github)).toEqual(['finished pull-request']);
      expect(markerIn(world.github)).toMatchObject({ pullRequest: PULL.url, told: ANNOUNCEMENTS });
    });

    test('and whose branch it is, although the service does not name it yet', async () => {
      const world = starting([shown({ status: 'completed', ref: PULL.head })]);
      leave(world.github, ended());
      await play(world, intent);
      expect(world.service.prompts).toEqual([]);
      expect(saidBy(world.github)).toEqual(['finished no-pull-request']);
    });

    test.each([
      ['names another one', shown({ status: 'completed', prLink: 'https://github.com/acme/app/pull/8' })],
      ['still names none', completed],
      ['no longer knows the job', missing],
    ])('but not if the service %s', async (_what, reading) => {
      const world = starting([reading, withPullRequest]);
      world.github.pullRequest = async (number) => ({ ...PULL, number });
      leave(world.github, ended());
      leave(world.github, aMarker({ run: '69', trigger, state: 'finished', pullRequest: `${PULL.url}0` }));
      await play(world, intent);
      expect(world.service.prompts).toHaveLength(1);
    });

    test('if the service does not show it, with the reason', async () => {
      const world = starting([failedLook()]);
      leave(world.github, ended());
      const { outcome } = await play(world, intent);
      expect(world.service).toMatchObject({ prompts: [], looks: ['j_1', 'j_1', 'j_1'] });
      const sentence = "may be the documentation agent's, because the job j_1 could not be read: HTTP 503";
      expect(outcome).toMatchObject({ sentence: expect.stringContaining(sentence) });
    });

    test('although one look at it fails', async () => {
      const world = starting([failedLook(), shown({ status: 'completed', prLink: PULL.url })]);
      leave(world.github, ended());
      await play(world, intent);
      expect(world.service.prompts).toEqual([]);
      expect(saidBy(world.github)).toEqual(['finished pull-request']);
    });

    test('of which the newest five are read, and none if the pull request is named anyway', async () => {
      const world = starting([completed]);
      for (let minute = 10; minute < 17; minute += 1)
        leave(world.github, ended({ jobId: `j_${minute}`, watchedUntil: `2026-11-20T08:${minute}:00.000Z` }));
      leave(world.github, ended({ jobId: 'old', watchedUntil: '2026-11-19T08:00:00.000Z' }));
      await play(world, intent);
      expect(world.service.looks.slice(0, 5).toSorted()).toEqual(['j_12', 'j_13', 'j_14', 'j_15', 'j_16']);
      const named = starting([]);
      leave(named.github, ended());
      leave(named.github, aMarker({ run: '69', trigger, state: 'finished', pullRequest: PULL.url }));
      await play(named, intent);
      expect(named.service.looks).toEqual([]);
    });

    test('and a dry run says so without writing', async () => {
      const world = starting([shown({ status: 'completed', prLink: PULL.url })], { 'dry-run': 'true' });
      leave(world.github, ended());
      expect((await play(world, intent)).published.outputs.get('skip-reason')).toBe('own-pull-request');
      expect(saidBy(world.github)).toEqual(['finished no-pull-request']);
    });

    test('even if its status comment cannot be corrected', async () => {
      const world = starting([shown({ status: 'completed', prLink: PULL.url })]);
      leave(world.github, ended());
      world.github.fail('editComment', 'unavailable');
      expect((await play(world, intent)).published.outputs.get('skip-reason')).toBe('own-pull-request');
      expect(world.runner.warnings.join()).toContain('Could not correct the status comment');
    });
  });

  test('but not because of its author alone, once no job of ours is open', async () => {
    const world = pushed();
    world.github.broughtBy = [PULL];
    world.github.pullRequest = async (number) => ({ ...PULL, number });
    leave(world.github, aMarker({ run: '69', state: 'finished', pullRequest: `${PULL.url}0` }));
    await play(world, intent);
    expect(world.service.prompts).toHaveLength(1);
  });

  test('because of a status comment that names it', async () => {
    const world = pushed();
    world.github.broughtBy = [PULL];
    leave(world.github, aMarker({ state: 'finished', pullRequest: PULL.url }));
    expect((await play(world, intent)).published.outputs.get('skip-reason')).toBe('own-pull-request');
  });

  test.each([
    ['a hand-over by someone else', (world: TestWorld) => void world.github.add('mallory', handover)],
    [
      'a status comment of another project',
      (world: TestWorld) =>
        void leave(world.github, aCommentMarker({ state: 'finished', pullRequest: PULL.url, service: 'f'.repeat(64) })),
    ],
  ])('but %s does not keep a job from starting', async (_what, write) => {
    const world = pushed();
    world.github.broughtBy = [PULL];
    write(world);
    await play(world, intent);
    expect(world.service.prompts).toHaveLength(1);
  });

  test('and if the token may not read, the job starts with a warning', async () => {
    const world = pushed({ inputs: { thread: 'none' } });
    world.github.fail('pullRequestsOf', 'not-accessible');
    await play(world, anIntent({ ...PUSH, thread: null }));
    expect(world.service.prompts).toHaveLength(1);
    expect(world.runner.warnings.join()).toContain('Could not check whether the agent made the pushed changes');
  });

  test('and if GitHub does not answer for now, nothing starts', async () => {
    const world = pushed({ inputs: { thread: 'none' } });
    world.github.fail('pullRequestsOf', 'unavailable');
    await expect(play(world, anIntent({ ...PUSH, thread: null }))).rejects.toBeInstanceOf(RepositoryError);
    expect(world.service.prompts).toEqual([]);
  });
});

describe('the context of a push', () => {
  const OPEN: PullRequest = { ...PULL, state: 'open' };
  const NAMED = { id: null, name: 'Acme/App' };
  const ELSEWHERE: PullRequest = { ...PULL, base: 'release' };

  test.each<[string, string | null, PullRequest, boolean]>([
    ['was merged into the branch', 'main', PULL, true],
    ["was merged into the branch from a stranger's fork", 'main', { ...PULL, headRepository: FORK }, true],
    ['is open from the branch', 'flag', OPEN, true],
    ['is open from the branch, and the repository was renamed', 'flag', renamed(OPEN), true],
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
      const world = pushed({ inputs: { thread: 'none' } });
      world.github.broughtBy = [pull];
      // The context stays if the check for our own pull requests is refused.
      if (!known) world.github.fail('comments', 'forbidden');
      const context = { kind: 'push', sha: SHA } as const;
      await play(world, anIntent({ thread: null, push: { sha: SHA, before: null, branch }, context }));
      expect(world.service.prompts.map((prompt) => prompt.includes(`Pull request: #${pull.number}`))).toEqual([
        expected,
      ]);
    }
  });

  test("is the merged pull request's, though a stranger's is listed first", async () => {
    const world = pushed({ inputs: { thread: 'none' } });
    world.github.broughtBy = [STRANGE, ELSEWHERE, { ...PULL, number: 8 }];
    const context = { kind: 'push', sha: SHA } as const;
    await play(world, anIntent({ ...PUSH, thread: null, context }));
    expect(world.service.prompts).toEqual([expect.stringContaining('Pull request: #8 Add a flag')]);
  });

  /** The id stays, the name is another. */
  function renamed(pull: PullRequest): PullRequest {
    return { ...pull, headRepository: { id: 4200, name: 'acme/renamed' } };
  }
});
