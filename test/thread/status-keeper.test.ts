import { describe, expect, test } from 'vitest';
import { type DocsAgentError, RepositoryError } from '../../src/errors.ts';
import { type Marker, writeMarker } from '../../src/thread/marker.ts';
import type { OwnComment } from '../../src/thread/own-comments.ts';
import type { StatusView } from '../../src/thread/status-comment.ts';
import { StatusKeeper, type StatusKeeperOptions } from '../../src/thread/status-keeper.ts';
import { aJob } from '../build/a-job.ts';
import { aMarker, INSTRUCTION, SERVICE } from '../build/a-marker.ts';
import { markerIn } from '../build/a-world.ts';
import { recordHurry } from '../build/hurry.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';

const WORKING: StatusView = { state: 'started', seen: { kind: 'working' } };
const FINISHED: StatusView = { state: 'finished', outcome: 'no-pull-request', link: null, unlinked: null };
const UNKNOWN: StatusView = { state: 'unknown', evidence: 'the connection was reset.' };
const NOT_CREATED: StatusView = { state: 'not-created', problem: { message: 'Refused.', hint: 'Make a new key.' } };

const JOB = aJob();
const PULL_REQUEST = 'https://github.com/acme/docs/pull/5';

interface Kept {
  readonly repository: FakeRepository;
  readonly keeper: StatusKeeper;
  readonly failures: DocsAgentError[];
}

function aKeeper(told: Partial<StatusKeeperOptions> = {}, repository = aRepository()): Kept {
  const { state: _state, outcome: _outcome, jobId: _jobId, pullRequest: _pullRequest, ...base } = aMarker();
  const failures: DocsAgentError[] = [];
  const keeper = new StatusKeeper({
    repository,
    ours: { login: OURSELVES, repository: base.repository, service: SERVICE },
    thread: 7,
    base,
    instruction: { text: INSTRUCTION },
    serverUrl: 'https://github.com',
    command: '/docs',
    comment: null,
    onFailure: (error) => failures.push(error),
    ...told,
  });
  return { repository, keeper, failures };
}

/** A keeper that takes over the comment that another process has left with `marker`. */
function aSuccessor(marker: Marker, told: Partial<StatusKeeperOptions> = {}): Kept & { readonly comment: OwnComment } {
  const repository = aRepository();
  const comment = { ...repository.add(OURSELVES, `${writeMarker(marker)}\n\nwritten before`), marker };
  return { ...aKeeper({ comment, ...told }, repository), comment };
}

/** What another process writes over the first comment meanwhile. */
function overwrite(repository: FakeRepository, told: Partial<Marker>): string {
  const body = `${writeMarker(aMarker(told))}\n\nwritten by another process`;
  const [before] = repository.stored;
  if (before === undefined) throw new Error('there is no comment to overwrite');
  repository.stored[0] = { ...before, body };
  return body;
}

describe('a status comment', () => {
  test('goes through its states in one comment, and its marker with it', async () => {
    const { repository, keeper, failures } = aKeeper();
    expect([keeper.id, keeper.url, keeper.marker]).toEqual([null, null, null]);
    await keeper.open();
    expect(markerIn(repository)).toEqual(aMarker({ state: 'starting' }));
    await keeper.show(WORKING, { job: JOB });
    expect(markerIn(repository)).toEqual(aMarker({ state: 'started' }));
    await keeper.show(FINISHED, { job: aJob({ status: 'completed' }), endedAt: Date.UTC(2026, 10, 20, 9, 5) });
    expect(markerIn(repository)).toEqual(aMarker({ state: 'finished', outcome: 'no-pull-request' }));
    expect(repository.stored).toHaveLength(1);
    expect(keeper.marker).toEqual(markerIn(repository));
    expect(keeper.id).toBe(repository.stored[0]?.id);
    expect(keeper.url).toBe(repository.stored[0]?.url);
    expect(keeper.thread).toBe(7);
    expect(keeper.askedAt).toBe(Date.UTC(2026, 10, 20, 9));
    expect(failures).toEqual([]);
  });

  test('is not written again when nothing has changed', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(WORKING, { job: aJob() });
    await keeper.show(WORKING);
    expect(repository.calls).toEqual(['createComment']);
    expect(keeper.isCurrent).toBe(true);
  });

  test('is written again when only its marker changes', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(WORKING, { told: ['reaction'] });
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

describe('what a status comment has been shown once', () => {
  test('is remembered: the job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: aJob({ id: 'j_9', model: 'writer-9' }) });
    await keeper.show(FINISHED, { job: null });
    expect(markerIn(repository).jobId).toBe('j_9');
    expect(repository.stored[0]?.body).toContain('writer-9');
  });

  test('is remembered: an id that is known without a job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { jobId: 'j_9' });
    await keeper.show(FINISHED);
    expect(markerIn(repository).jobId).toBe('j_9');
  });

  test('is remembered: what was told', async () => {
    const { repository, keeper } = aKeeper();
    expect(keeper.told).toEqual([]);
    await keeper.show(WORKING, { job: JOB, told: ['reaction'] });
    await keeper.show(FINISHED);
    expect(keeper.told).toEqual(['reaction']);
    expect(markerIn(repository).told).toEqual(['reaction']);
  });

  test('is remembered: until when it is watched', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(WORKING, { job: JOB, watchedUntil: Date.UTC(2026, 10, 20, 11) });
    await keeper.show(FINISHED);
    expect(markerIn(repository).watchedUntil).toBe('2026-11-20T11:00:00.000Z');
  });

  test('is remembered: when the job ended', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.show(FINISHED, { job: JOB, endedAt: Date.UTC(2026, 10, 20, 9, 5) });
    await keeper.show(FINISHED, { told: ['reaction'] });
    expect(repository.stored[0]?.body).toMatch(/- Ended: .*09:05 UTC/);
  });

  test("is remembered: the pull request of the job that is taken up, where the service doesn't show it again", async () => {
    const marker = aMarker({ state: 'finished', pullRequest: PULL_REQUEST });
    const { repository, keeper } = aSuccessor(marker);
    await keeper.show({ ...FINISHED, outcome: 'pull-request' }, { jobId: 'j_1', told: ['reaction'] });
    expect(markerIn(repository).pullRequest).toBe(PULL_REQUEST);
  });

  test.each([
    ['after it was opened for that', async (keeper: StatusKeeper) => keeper.open()],
    ['of which only the id is known', async () => undefined],
  ])("is not remembered of an older run's job in the comment of another one, %s", async (_name, before) => {
    const marker = aMarker({ state: 'finished', run: '70', pullRequest: PULL_REQUEST });
    const { repository, keeper } = aSuccessor(marker);
    await before(keeper);
    await keeper.show(FINISHED, { job: aJob({ id: 'j_2' }) });
    expect(markerIn(repository)).toMatchObject({ jobId: 'j_2', pullRequest: null });
  });
});

describe('a comment that another process has written', () => {
  const left = aMarker({ state: 'started' });

  test('is read afresh before the first edit, and no more while this process holds the job', async () => {
    const { repository, keeper, comment } = aSuccessor(left);
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(FINISHED);
    expect(repository.calls).toEqual(['comment', 'editComment', 'editComment']);
    expect(repository.stored.map(({ id }) => id)).toEqual([comment.id]);
    expect(markerIn(repository).state).toBe('finished');
  });

  test('is read afresh before every edit by a process that knows no job', async () => {
    const { repository, keeper } = aSuccessor(aMarker({ state: 'starting' }));
    await keeper.show(UNKNOWN);
    await keeper.show(UNKNOWN, { told: ['reaction'] });
    expect(repository.calls).toEqual(['comment', 'editComment', 'comment', 'editComment']);
  });

  test('is read afresh also by the process that made it, as long as that knows no job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    await keeper.show(NOT_CREATED);
    expect(repository.calls).toEqual(['createComment', 'comment', 'editComment']);
    expect(markerIn(repository).state).toBe('not-created');
  });

  test.each<[string, Partial<Marker>]>([
    ['another run', { run: '78' }],
    ['another attempt', { attempt: 2 }],
    ['another job', { jobId: 'j_2' }],
    ['another state', { state: 'finished' }],
    ['that it is unknown', { state: 'unknown' }],
  ])('is left alone for good once it says %s', async (_name, told) => {
    const { repository, keeper, failures } = aSuccessor(left);
    const theirs = overwrite(repository, told);
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(FINISHED);
    expect(repository.stored.map(({ body }) => body)).toEqual([theirs]);
    expect(repository.calls).toEqual(['comment']);
    // Nothing is left to do for this process, nor for the one after it.
    expect(keeper.isCurrent).toBe(true);
    expect(failures).toEqual([]);
  });

  test('is left alone for good by a process that made it, lost it, and knows no job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    const theirs = overwrite(repository, { state: 'unknown' });
    await keeper.show(NOT_CREATED);
    expect(repository.stored.map(({ body }) => body)).toEqual([theirs]);
  });

  test('is written by the process that holds the job, whatever another process has made of it', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    overwrite(repository, { state: 'unknown', run: '78' });
    await keeper.show(WORKING, { job: JOB });
    expect(repository.calls).toEqual(['createComment', 'editComment']);
    expect(markerIn(repository)).toEqual(aMarker({ state: 'started' }));
  });
});

describe('opening', () => {
  const older = aMarker({ state: 'finished', run: '70' });

  test('writes into the comment of an older run', async () => {
    const { repository, keeper, comment } = aSuccessor(older);
    await keeper.open();
    expect(repository.stored.map(({ id }) => id)).toEqual([comment.id]);
    expect(markerIn(repository)).toEqual(aMarker({ state: 'starting' }));
  });

  test('makes a comment of its own where another run was faster, and keeps to that', async () => {
    const { repository, keeper, comment } = aSuccessor(older);
    const theirs = overwrite(repository, { state: 'starting', run: '76' });
    await keeper.open();
    await keeper.show(WORKING, { job: JOB });
    expect(repository.stored.map(({ id }) => id)).toEqual([comment.id, keeper.id]);
    expect(repository.stored[0]?.body).toBe(theirs);
    expect(markerIn(repository, 1)).toEqual(aMarker({ state: 'started' }));
    expect(repository.calls).toEqual(['comment', 'createComment', 'editComment']);
  });

  test('makes a comment of its own where the one to take over is gone', async () => {
    const { repository, keeper, comment } = aSuccessor(older);
    repository.remove(comment.id);
    await keeper.open();
    expect(repository.stored.map(({ id }) => id)).toEqual([keeper.id]);
    expect(markerIn(repository).state).toBe('starting');
  });

  test.each(['comment', 'editComment'] as const)(
    'is an error where GitHub refuses %s: there is no memory',
    async (method) => {
      const { repository, keeper } = aSuccessor(older);
      repository.fail(method, 'forbidden');
      await expect(keeper.open()).rejects.toMatchObject({ failure: 'forbidden' });
    },
  );

  test('is an error where no comment can be made', async () => {
    const { repository, keeper } = aKeeper();
    repository.fail('createComment', 'forbidden');
    await expect(keeper.open()).rejects.toBeInstanceOf(RepositoryError);
  });
});

describe('a status comment that someone has deleted', () => {
  test('is written once more, and kept from then on', async () => {
    const { repository, keeper, failures } = aKeeper();
    await keeper.open();
    repository.remove(keeper.id ?? 0);
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(FINISHED);
    expect(repository.calls).toEqual(['createComment', 'editComment', 'createComment', 'editComment']);
    expect(repository.stored.map(({ id }) => id)).toEqual([keeper.id]);
    expect(markerIn(repository).state).toBe('finished');
    expect(failures).toEqual([]);
  });

  test('is written once more by a process that knows no job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    repository.remove(keeper.id ?? 0);
    await keeper.show(UNKNOWN);
    expect(repository.stored.map(({ id }) => id)).toEqual([keeper.id]);
    expect(markerIn(repository).state).toBe('unknown');
  });

  test.each<[string, StatusView, string | null]>([
    ['that holds the job', WORKING, 'j_1'],
    ['that knows no job', UNKNOWN, null],
  ])('is not written once more by a process that must end and %s', async (_name, view, jobId) => {
    const { repository, keeper, failures } = aKeeper();
    await keeper.open();
    repository.remove(keeper.id ?? 0);
    await keeper.show(view, { ...(jobId === null ? {} : { jobId }), withinMs: 2_000 });
    expect(repository.stored).toEqual([]);
    expect(keeper.isCurrent).toBe(false);
    expect(failures).toEqual([]);
  });
});

describe('a process that must end', () => {
  test('gives all of its time to the edit where it holds the job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    const seen = recordHurry(repository);
    await keeper.show(WORKING, { job: JOB, withinMs: 2_000 });
    await keeper.show(FINISHED);
    expect(seen).toEqual(['editComment 2000', 'editComment']);
  });

  test('shares its time between reading and writing where it does not', async () => {
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
      repository.mend();
      await keeper.show(WORKING);
      expect(keeper.isCurrent).toBe(true);
      expect(repository.stored[0]?.body).toContain('**Working on it.**');
      expect(failures).toHaveLength(1);
    },
  );

  test('hides no defect of ours', async () => {
    const { repository, keeper, failures } = aKeeper();
    repository.createComment = async () => {
      throw new TypeError('a defect');
    };
    await expect(keeper.show(WORKING, { jobId: 'j_1' })).rejects.toThrow('a defect');
    expect(failures).toEqual([]);
  });
});

describe('looking afresh', () => {
  test('bases later edits on what the comment says now', async () => {
    const { repository, keeper } = aSuccessor(aMarker({ state: 'starting' }));
    overwrite(repository, { state: 'started' });
    expect(await keeper.lookAfresh()).toEqual(aMarker({ state: 'started' }));
    expect(keeper.marker).toEqual(aMarker({ state: 'started' }));
    await keeper.show(WORKING, { job: JOB });
    expect(repository.calls).toEqual(['comment', 'comment', 'editComment']);
    expect(repository.stored[0]?.body).toContain('**Working on it.**');
  });

  test.each([
    ['that is gone', (repository: FakeRepository) => repository.remove(100)],
    [
      'that cannot be understood',
      (repository: FakeRepository) => {
        const [before] = repository.stored;
        if (before !== undefined) repository.stored[0] = { ...before, body: '<!-- docs-agent:3 e30 -->' };
      },
    ],
  ])('gives nothing for a comment %s, and changes no decision', async (_name, change) => {
    const marker = aMarker({ state: 'starting' });
    const { repository, keeper, failures } = aSuccessor(marker);
    change(repository);
    expect(await keeper.lookAfresh()).toBeNull();
    expect(keeper.marker).toEqual(marker);
    expect(failures).toEqual([]);
  });

  test('gives nothing before there is a comment', async () => {
    const { repository, keeper } = aKeeper();
    expect(await keeper.lookAfresh()).toBeNull();
    expect(repository.calls).toEqual([]);
  });

  test('reports a read that failed', async () => {
    const { repository, keeper, failures } = aSuccessor(aMarker({ state: 'starting' }));
    repository.fail('comment', 'unavailable');
    expect(await keeper.lookAfresh()).toBeNull();
    expect(failures).toMatchObject([{ failure: 'unavailable' }]);
  });

  test('hides no defect of ours', async () => {
    const { repository, keeper } = aSuccessor(aMarker({ state: 'starting' }));
    repository.comment = async () => {
      throw new TypeError('a defect');
    };
    await expect(keeper.lookAfresh()).rejects.toThrow('a defect');
  });
});
