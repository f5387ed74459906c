import { describe, expect, test } from 'vitest';
import type { StatusView } from '../../src/thread/status-comment.ts';
import type { StatusKeeper } from '../../src/thread/status-keeper.ts';
import { aJob } from '../build/a-job.ts';
import { aKeeper, aSuccessor, FINISHED, UNKNOWN, WORKING } from '../build/a-keeper.ts';
import { aMarker } from '../build/a-marker.ts';
import { markerIn } from '../build/a-world.ts';
import { recordHurry } from '../build/hurry.ts';

const JOB = aJob();
const PULL_REQUEST = 'https://github.com/acme/docs/pull/5';

describe('a status comment', () => {
  test('goes through its states in one comment, together with its marker', async () => {
    const { repository, keeper, failures } = aKeeper();
    expect([keeper.ref, keeper.url, keeper.marker]).toEqual([null, null, null]);
    await keeper.open();
    expect(markerIn(repository)).toEqual(aMarker({ state: 'starting' }));
    await keeper.show(WORKING, { job: JOB });
    expect(markerIn(repository)).toEqual(aMarker({ state: 'started' }));
    await keeper.show(FINISHED, { job: aJob({ status: 'completed' }), endedAt: Date.UTC(2026, 10, 20, 9, 5) });
    expect(markerIn(repository)).toEqual(aMarker({ state: 'finished', outcome: 'no-pull-request' }));
    expect(repository.stored).toHaveLength(1);
    expect(keeper.marker).toEqual(markerIn(repository));
    expect(keeper.ref?.id).toBe(repository.stored[0]?.id);
    expect(keeper.url).toBe(repository.stored[0]?.url);
    expect(keeper.conversation).toEqual({ thread: 7, review: null });
    expect(keeper.askedAt).toBe(Date.UTC(2026, 10, 20, 9));
    expect(failures).toEqual([]);
  });

  test('is not written again if nothing has changed', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(WORKING, { job: aJob() });
    await keeper.show(WORKING);
    expect(repository.calls).toEqual(['createComment']);
    expect(keeper.isCurrent).toBe(true);
  });

  test('is written again if only its marker changes', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(WORKING, { announced: ['reaction'] });
    expect(repository.calls).toEqual(['createComment', 'editComment']);
    expect(markerIn(repository).told).toEqual(['reaction']);
  });

  test('names the review comment that it answers', async () => {
    const origin = 'https://github.com/acme/app/pull/7#discussion_r31';
    const { repository, keeper } = aKeeper({ origin });
    await keeper.open();
    expect(repository.stored[0]?.body).toContain(origin);
  });
});

describe('once a status comment has shown something', () => {
  test('it keeps the job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: aJob({ id: 'j_9', model: 'writer-9' }) });
    await keeper.show(FINISHED, { job: null });
    expect(markerIn(repository).jobId).toBe('j_9');
    expect(repository.stored[0]?.body).toContain('writer-9');
  });

  test('it keeps an id that is known without a job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { jobId: 'j_9' });
    await keeper.show(FINISHED);
    expect(markerIn(repository).jobId).toBe('j_9');
  });

  test('it keeps what was announced', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: JOB, announced: ['reaction'] });
    await keeper.show(FINISHED);
    expect(markerIn(repository).told).toEqual(['reaction']);
  });

  test('it keeps until when it is watched', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: JOB, watchedUntil: Date.UTC(2026, 10, 20, 11) });
    await keeper.show(FINISHED);
    expect(markerIn(repository).watchedUntil).toBe('2026-11-20T11:00:00.000Z');
  });

  test('it keeps when the job ended', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(FINISHED, { job: JOB, endedAt: Date.UTC(2026, 10, 20, 9, 5) });
    await keeper.show(FINISHED, { announced: ['reaction'] });
    expect(repository.stored[0]?.body).toMatch(/- Ended: .*09:05 UTC/);
  });

  test("it keeps the pull request of a continued job, even if the service doesn't show it again", async () => {
    const marker = aMarker({ state: 'finished', pullRequest: PULL_REQUEST });
    const { repository, keeper } = aSuccessor(marker);
    await keeper.show({ ...FINISHED, outcome: 'pull-request' }, { jobId: 'j_1', announced: ['reaction'] });
    expect(markerIn(repository).pullRequest).toBe(PULL_REQUEST);
  });

  test.each([
    ['after it was opened for that run', async (keeper: StatusKeeper) => keeper.open()],
    ['whose id alone is known', async () => undefined],
  ])("it keeps nothing of an older run's job in another run's comment, %s", async (_name, before) => {
    const marker = aMarker({ state: 'finished', run: '70', pullRequest: PULL_REQUEST });
    const { repository, keeper } = aSuccessor(marker);
    await before(keeper);
    await keeper.show(FINISHED, { job: aJob({ id: 'j_2' }) });
    expect(markerIn(repository)).toMatchObject({ jobId: 'j_2', pullRequest: null });
  });
});

describe('a status comment that someone has deleted', () => {
  test('is written again once, and kept from then on', async () => {
    const { repository, keeper, failures } = aKeeper();
    await keeper.open();
    repository.remove(keeper.ref?.id ?? 0);
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(FINISHED);
    expect(repository.calls).toEqual(['createComment', 'editComment', 'comment', 'createComment', 'editComment']);
    expect(repository.stored.map(({ id }) => id)).toEqual([keeper.ref?.id]);
    expect(markerIn(repository).state).toBe('finished');
    expect(failures).toEqual([]);
  });

  test('is written again by a process that knows no job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    repository.remove(keeper.ref?.id ?? 0);
    await keeper.show(UNKNOWN);
    expect(repository.stored.map(({ id }) => id)).toEqual([keeper.ref?.id]);
    expect(markerIn(repository).state).toBe('unknown');
  });

  test.each<[string, StatusView, string | null]>([
    ['that holds the job', WORKING, 'j_1'],
    ['that knows no job', UNKNOWN, null],
  ])('is not written again by a process that must end and %s', async (_name, view, jobId) => {
    const { repository, keeper, failures } = aKeeper();
    await keeper.open();
    repository.remove(keeper.ref?.id ?? 0);
    await keeper.show(view, { ...(jobId === null ? {} : { jobId }), withinMs: 2_000 });
    expect(repository.stored).toEqual([]);
    expect(keeper.isCurrent).toBe(false);
    expect(failures).toEqual([]);
  });
});

describe('a process that must end', () => {
  test('spends all of its time on the edit if it holds the job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    const seen = recordHurry(repository);
    await keeper.show(WORKING, { job: JOB, withinMs: 2_000 });
    await keeper.show(FINISHED);
    expect(seen).toEqual(['editComment 2000', 'editComment']);
  });

  test('divides its time between reading and writing if it does not', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    const seen = recordHurry(repository);
    await keeper.show(UNKNOWN, { withinMs: 2_000 });
    expect(seen).toEqual(['comment 1000', 'editComment 1000']);
  });
});

describe('a status comment that cannot be written', () => {
  test.each(['comment', 'editComment'] as const)(
    'is reported, ends nothing, and is tried again with the next state: %s',
    async (method) => {
      const { repository, keeper, failures } = aSuccessor(aMarker({ state: 'started' }));
      repository.fail(method, 'unavailable');
      await keeper.show(WORKING, { job: JOB });
      expect(failures).toMatchObject([{ failure: 'unavailable' }]);
      expect(keeper.isCurrent).toBe(false);
      expect(repository.stored[0]?.body).toContain('written before');
      repository.repair();
      await keeper.show(WORKING);
      expect(keeper.isCurrent).toBe(true);
      expect(repository.stored[0]?.body).toContain('**Working on it.**');
      expect(failures).toHaveLength(1);
    },
  );

  test('does not hide our own bug', async () => {
    const { repository, keeper, failures } = aKeeper();
    repository.createComment = async () => {
      throw new TypeError('a defect');
    };
    await expect(keeper.show(WORKING, { jobId: 'j_1' })).rejects.toThrow('a defect');
    expect(failures).toEqual([]);
  });
});
