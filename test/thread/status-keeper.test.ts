import { describe, expect, test } from 'vitest';
import type { DocsAgentError } from '../../src/errors.ts';
import type { Repository } from '../../src/ports.ts';
import { type Marker, writeMarker } from '../../src/thread/marker.ts';
import type { StatusView } from '../../src/thread/status-comment.ts';
import { StatusKeeper } from '../../src/thread/status-keeper.ts';
import { aJob } from '../build/a-job.ts';
import { aMarker, INSTRUCTION } from '../build/a-marker.ts';
import { markerIn } from '../build/a-world.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';

const WORKING: StatusView = { state: 'started', seen: { kind: 'working' } };
const FINISHED: StatusView = { state: 'finished', outcome: 'no-pull-request', link: null, unlinked: null };

function aKeeper(
  repository: FakeRepository,
  { comment = null }: { readonly comment?: { readonly id: number; readonly url: string } | null } = {},
): { readonly keeper: StatusKeeper; readonly failures: DocsAgentError[] } {
  const { state: _state, outcome: _outcome, jobId: _jobId, ...base } = aMarker();
  const failures: DocsAgentError[] = [];
  const keeper = new StatusKeeper({
    repository,
    thread: 7,
    base,
    instruction: { text: INSTRUCTION },
    serverUrl: 'https://github.com',
    command: '/docs',
    comment,
    onFailure: (error) => failures.push(error),
  });
  return { keeper, failures };
}

/** Remembers the options of every call of a method, before it is made. */
function watch(repository: FakeRepository, method: 'comment' | 'editComment'): unknown[] {
  const seen: unknown[] = [];
  const { comment, editComment }: Repository = { ...repository };
  if (method === 'comment') {
    repository.comment = (id, options) => {
      seen.push(options);
      return comment(id, options);
    };
  } else {
    repository.editComment = (id, body, options) => {
      seen.push(options);
      return editComment(id, body, options);
    };
  }
  return seen;
}

/** What another process has written over our comment meanwhile. */
function overwrite(repository: FakeRepository, told: Partial<Marker>): string {
  const body = `${writeMarker(aMarker(told))}\n\nwritten by another process`;
  const [before] = repository.stored;
  if (before === undefined) throw new Error('there is no comment to overwrite');
  repository.stored[0] = { ...before, body };
  return body;
}

describe('a status comment', () => {
  test('goes through its states in one comment, and its marker with it', async () => {
    const repository = aRepository();
    const { keeper, failures } = aKeeper(repository);
    expect(keeper.id).toBeNull();
    await keeper.open();
    expect(markerIn(repository)).toEqual(aMarker({ state: 'starting' }));
    await keeper.show(WORKING, { job: aJob() });
    expect(markerIn(repository)).toEqual(aMarker({ state: 'started' }));
    await keeper.show(FINISHED, { job: aJob({ status: 'completed' }), endedAt: Date.UTC(2026, 10, 20, 9, 5) });
    expect(markerIn(repository)).toEqual(aMarker({ state: 'finished', outcome: 'no-pull-request' }));
    expect(repository.stored).toHaveLength(1);
    expect(repository.stored[0]?.body).toContain('- Ended: 2026-11-20 09:05 UTC');
    expect(keeper.id).toBe(repository.stored[0]?.id);
    expect(keeper.url).toBe(repository.stored[0]?.url);
    expect(failures).toEqual([]);
  });

  test('keeps the job that it has been shown once', async () => {
    const repository = aRepository();
    const { keeper } = aKeeper(repository);
    await keeper.show(WORKING, { job: aJob({ id: 'j_9', model: 'writer-9' }) });
    await keeper.show(FINISHED, { job: null });
    expect(markerIn(repository).jobId).toBe('j_9');
    expect(repository.stored[0]?.body).toContain('writer-9');
  });

  test('keeps an id that is known without a job', async () => {
    const repository = aRepository();
    const { keeper } = aKeeper(repository);
    await keeper.show(WORKING, { job: null, jobId: 'j_9' });
    expect(markerIn(repository).jobId).toBe('j_9');
  });

  test('takes the place of the comment that it is given', async () => {
    const repository = aRepository();
    const comment = repository.add(OURSELVES, 'an older job');
    const { keeper } = aKeeper(repository, { comment });
    await keeper.open();
    expect(repository.stored.map(({ id }) => id)).toEqual([comment.id]);
    expect(markerIn(repository).state).toBe('starting');
  });

  test('is not written again when nothing has changed', async () => {
    const repository = aRepository();
    const { keeper } = aKeeper(repository);
    await keeper.show(WORKING, { job: aJob() });
    await keeper.show(WORKING, { job: aJob() });
    await keeper.show(WORKING);
    expect(repository.calls).toEqual(['createComment']);
    expect(keeper.isCurrent).toBe(true);
  });

  test('that somebody has deleted is written once more, and kept from then on', async () => {
    const repository = aRepository();
    const { keeper, failures } = aKeeper(repository);
    await keeper.open();
    repository.remove(keeper.id ?? 0);
    await keeper.show(WORKING, { job: aJob() });
    await keeper.show(FINISHED);
    expect(repository.calls).toEqual(['createComment', 'editComment', 'createComment', 'editComment']);
    expect(repository.stored).toHaveLength(1);
    expect(markerIn(repository).state).toBe('finished');
    expect(failures).toEqual([]);
  });

  test('that is deleted while the process ends is not written again', async () => {
    const repository = aRepository();
    const { keeper, failures } = aKeeper(repository);
    await keeper.open();
    repository.remove(keeper.id ?? 0);
    const edits = watch(repository, 'editComment');
    await keeper.show(WORKING, { job: aJob(), withinMs: 2_000 });
    expect(edits).toEqual([{ withinMs: 2_000 }]);
    expect(repository.stored).toEqual([]);
    expect(failures).toHaveLength(1);
    expect(keeper.isCurrent).toBe(false);
  });
});

describe('a status comment that cannot be written', () => {
  test('is an error before the job, because then there is no memory', async () => {
    const repository = aRepository();
    repository.fail('createComment', 'forbidden');
    await expect(aKeeper(repository).keeper.open()).rejects.toMatchObject({ failure: 'forbidden' });
  });

  test('is told afterwards, ends nothing, and is tried again with the next state', async () => {
    const repository = aRepository();
    const { keeper, failures } = aKeeper(repository);
    await keeper.open();
    repository.fail('editComment', 'unavailable');
    await keeper.show(WORKING, { job: aJob() });
    expect(failures).toHaveLength(1);
    expect(keeper.isCurrent).toBe(false);
    expect(markerIn(repository).state).toBe('starting');
    repository.mend();
    await keeper.show(WORKING, { job: aJob() });
    expect(keeper.isCurrent).toBe(true);
    expect(markerIn(repository).state).toBe('started');
  });

  test('hides no defect of ours', async () => {
    const repository = aRepository();
    const { keeper } = aKeeper(repository);
    repository.createComment = async () => {
      throw new TypeError('a defect');
    };
    await expect(keeper.show(WORKING, { jobId: 'j_1' })).rejects.toThrow('a defect');
    await keeper.showUnknown('none').catch((error: unknown) => expect(error).toBeInstanceOf(TypeError));
  });
});

describe('saying that a job may exist', () => {
  test('reads the comment afresh and writes over one that is starting', async () => {
    const repository = aRepository();
    const { keeper } = aKeeper(repository);
    await keeper.open();
    await keeper.showUnknown('the connection was reset.');
    expect(repository.calls).toEqual(['createComment', 'comment', 'editComment']);
    expect(markerIn(repository).state).toBe('unknown');
    expect(repository.stored[0]?.body).toContain('The connection was reset.');
    expect(keeper.isCurrent).toBe(true);
  });

  test.each(['started', 'finished', 'not-created', 'unknown'] as const)(
    'leaves alone what another process has written, and gives it: %s',
    async (state) => {
      const repository = aRepository();
      const { keeper } = aKeeper(repository);
      await keeper.open();
      const theirs = overwrite(repository, { state });
      const known = await keeper.showUnknown('the connection was reset.');
      expect(known?.state).toBe(state);
      expect(repository.stored[0]?.body).toBe(theirs);
      expect(keeper.isCurrent).toBe(true);
    },
  );

  test('writes a new comment where ours has been deleted', async () => {
    const repository = aRepository();
    const { keeper } = aKeeper(repository);
    await keeper.open();
    repository.remove(keeper.id ?? 0);
    await keeper.showUnknown('the connection was reset.');
    expect(repository.stored).toHaveLength(1);
    expect(markerIn(repository).state).toBe('unknown');
  });

  test('writes nothing blindly: a comment that cannot be read is told and left, and is not current', async () => {
    const repository = aRepository();
    const { keeper, failures } = aKeeper(repository);
    await keeper.open();
    repository.fail('comment', 'unavailable');
    await keeper.showUnknown('the connection was reset.');
    expect(markerIn(repository).state).toBe('starting');
    expect(failures).toHaveLength(1);
    expect(keeper.isCurrent).toBe(false);
  });

  test('shares the time of a process that must end between reading and writing', async () => {
    const repository = aRepository();
    const { keeper } = aKeeper(repository);
    await keeper.open();
    const reads = watch(repository, 'comment');
    const edits = watch(repository, 'editComment');
    await keeper.showUnknown('the connection was reset.', { withinMs: 2_000 });
    expect([...reads, ...edits]).toEqual([{ withinMs: 1_000 }, { withinMs: 1_000 }]);
  });
});
