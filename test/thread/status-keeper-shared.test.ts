import { describe, expect, test } from 'vitest';
import { RepositoryError } from '../../src/errors.ts';
import type { Marker } from '../../src/thread/marker.ts';
import type { StatusView } from '../../src/thread/status-comment.ts';
import { aJob } from '../build/a-job.ts';
import { aKeeper, aSuccessor, FINISHED, NOT_CREATED, overwrite, UNKNOWN, WORKING } from '../build/a-keeper.ts';
import { aMarker } from '../build/a-marker.ts';
import { markerIn } from '../build/a-world.ts';
import { limitNextEdit } from '../build/limited-edits.ts';
import type { FakeRepository } from '../fakes/fake-repository.ts';

const JOB = aJob();

describe('a comment that another process has written', () => {
  const left = aMarker({ state: 'started' });

  test('is read again before the first edit, and not again while this process holds the job', async () => {
    const { repository, keeper, comment } = aSuccessor(left);
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(FINISHED);
    expect(repository.calls).toEqual(['comment', 'editComment', 'editComment']);
    expect(repository.stored.map(({ id }) => id)).toEqual([comment.id]);
    expect(markerIn(repository).state).toBe('finished');
  });

  test('is read again before every edit by a process that knows no job', async () => {
    const { repository, keeper } = aSuccessor(aMarker({ state: 'starting' }));
    await keeper.show(UNKNOWN);
    await keeper.show(UNKNOWN, { announced: ['reaction'] });
    expect(repository.calls).toEqual(['comment', 'editComment', 'comment', 'editComment']);
  });

  test('is also read again by the process that created it, while that process knows no job', async () => {
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
  ])('is left alone for good once it says %s', async (_name, given) => {
    const { repository, keeper, failures } = aSuccessor(left);
    const theirs = overwrite(repository, given);
    await keeper.show(WORKING, { job: JOB });
    await keeper.show(FINISHED);
    expect(repository.stored.map(({ body }) => body)).toEqual([theirs]);
    expect(repository.calls).toEqual(['comment']);
    // Nothing is left to do for this process, nor for the one after it.
    expect(keeper.isCurrent).toBe(true);
    expect(failures).toEqual([]);
  });

  test('is left alone for good by a process that created it, lost it, and knows no job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    const theirs = overwrite(repository, { state: 'unknown' });
    await keeper.show(NOT_CREATED);
    expect(repository.stored.map(({ body }) => body)).toEqual([theirs]);
  });

  test('is overwritten by the process that holds the job', async () => {
    const { repository, keeper } = aKeeper();
    await keeper.open();
    overwrite(repository, { state: 'unknown', run: '78' });
    await keeper.show(WORKING, { job: JOB });
    expect(repository.calls).toEqual(['createComment', 'editComment']);
    expect(markerIn(repository)).toEqual(aMarker({ state: 'started' }));
  });
});

describe('an edit by the process that holds the job, repeated after a rate limit,', () => {
  const STILL_RUNNING: StatusView = { state: 'started', seen: { kind: 'still-running', waitedMinutes: 30 } };
  const MERGED = 'https://github.com/acme/docs/pull/5';

  /** A process that has shown its job; its next edit meets a rate limit, and `meanwhile` happens. */
  async function limited(meanwhile: (repository: FakeRepository) => void): Promise<ReturnType<typeof aKeeper>> {
    const kept = aKeeper();
    await kept.keeper.open();
    await kept.keeper.show(WORKING, { job: JOB });
    limitNextEdit(kept.repository, () => meanwhile(kept.repository));
    return kept;
  }

  test.each<[string, Partial<Marker>]>([
    ['a newer run has taken over', { run: '78', state: 'starting', jobId: null }],
    ['a later attempt has taken over', { attempt: 2 }],
    ['already says an end', { state: 'finished', outcome: 'pull-request', pullRequest: MERGED }],
  ])('leaves alone for good a comment that %s', async (_name, given) => {
    let theirs = '';
    const { repository, keeper, failures } = await limited((there) => {
      theirs = overwrite(there, given);
    });
    await keeper.show(STILL_RUNNING);
    await keeper.show(FINISHED);
    expect(repository.stored.map(({ body }) => body)).toEqual([theirs]);
    expect(keeper.isCurrent).toBe(true);
    expect(failures).toEqual([]);
  });

  test.each<[string, (repository: FakeRepository) => void]>([
    ['nothing has changed', () => undefined],
    ['another run gave the job up as unknown', (there) => overwrite(there, { state: 'unknown', jobId: null })],
  ])('is made if %s', async (_name, meanwhile) => {
    const { repository, keeper } = await limited(meanwhile);
    await keeper.show(STILL_RUNNING);
    expect(repository.calls).toEqual(['createComment', 'editComment', 'comment', 'editComment']);
    expect(repository.stored[0]?.body).toContain('Still running');
  });

  test('is done if the first try was written although its answer was lost', async () => {
    const { repository, keeper } = await limited(() => undefined);
    repository.editComment = async (_ref, body, { mayRepeat } = {}) => {
      const [before] = repository.stored;
      if (before !== undefined) repository.stored[0] = { ...before, body };
      expect(await mayRepeat?.()).toBe(false);
      throw new RepositoryError({ failure: 'unavailable', status: 502, message: 'Bad gateway.', hint: 'None.' });
    };
    await keeper.show(FINISHED);
    expect([keeper.isCurrent, keeper.marker?.state]).toEqual([true, 'finished']);
  });

  test('is not made if the comment cannot be read, but the next state is', async () => {
    const { repository, keeper, failures } = await limited((there) => there.fail('comment', 'unavailable', 1));
    await keeper.show(STILL_RUNNING);
    expect(failures).toMatchObject([{ failure: 'rate-limited' }]);
    expect(repository.stored[0]?.body).toContain('**Working on it.**');
    await keeper.show(FINISHED);
    expect(markerIn(repository).state).toBe('finished');
  });
});

describe('reading again', () => {
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
  ])('returns null for a comment %s, and changes no decision', async (_name, change) => {
    const marker = aMarker({ state: 'starting' });
    const { repository, keeper, failures } = aSuccessor(marker);
    change(repository);
    expect(await keeper.lookAfresh()).toBeNull();
    expect(keeper.marker).toEqual(marker);
    expect(failures).toEqual([]);
  });

  test('returns null before there is a comment', async () => {
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

  test('does not hide our own bug', async () => {
    const { repository, keeper } = aSuccessor(aMarker({ state: 'starting' }));
    repository.comment = async () => {
      throw new TypeError('a defect');
    };
    await expect(keeper.lookAfresh()).rejects.toThrow('a defect');
  });
});
