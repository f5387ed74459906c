import { describe, expect, test } from 'vitest';
import { TAKE_OVER_CLAIM } from '../../src/thread/claim.ts';
import { aJob } from '../build/a-job.ts';
import { aKeeper, aSuccessor, NOT_CREATED, overwrite, WORKING } from '../build/a-keeper.ts';
import { aMarker } from '../build/a-marker.ts';
import { markerIn } from '../build/a-world.ts';
import { recordHurry } from '../build/hurry.ts';

const OLDER = aMarker({ state: 'finished', run: '70' });
const reusing = (): ReturnType<typeof aSuccessor> => aSuccessor(OLDER, { reused: true });

describe('the comment of an ended request', () => {
  test('is claimed while it is taken over, and free for the next run afterwards', async () => {
    const { repository, keeper, comment } = reusing();
    await keeper.open();
    expect(repository.calls).toEqual(['react', 'comment', 'editComment', 'withdrawReaction']);
    expect(repository.reactions.size).toBe(0);
    expect(keeper.ref?.id).toBe(comment.id);
    expect(markerIn(repository).state).toBe('starting');
  });

  test.each(['comment', 'editComment'] as const)(
    'is taken over by only one of two runs, even if one comes during the request %s of the other',
    async (method) => {
      const { repository, keeper, comment } = reusing();
      const second = aKeeper({ comment, reused: true, base: { ...aMarker(), run: '78' } }, repository);
      const real = { ...repository };
      const meanwhile = async (): Promise<void> => {
        Object.assign(repository, { comment: real.comment, editComment: real.editComment });
        await second.keeper.open();
      };
      if (method === 'comment') {
        repository.comment = async (...given) => {
          const read = await real.comment(...given);
          await meanwhile();
          return read;
        };
      } else {
        repository.editComment = async (...given) => {
          await meanwhile();
          return real.editComment(...given);
        };
      }
      await keeper.open();
      expect([markerIn(repository, 0).run, markerIn(repository, 1).run]).toEqual(['77', '78']);
      expect([keeper.ref?.id, second.keeper.ref?.id]).toEqual(repository.stored.map(({ id }) => id));
    },
  );

  test.each<[string, (kept: ReturnType<typeof reusing>) => unknown]>([
    ['its claim is still there', ({ repository, comment }) => repository.react(comment, TAKE_OVER_CLAIM)],
    ['its end has been announced by then', ({ repository, comment }) => repository.react(comment, 'hooray')],
    ['the claim is refused', ({ repository }) => repository.fail('react', 'forbidden')],
    ['the answer to the claim is lost', ({ repository }) => repository.fail('react', 'unavailable')],
  ])('is left alone if %s: the run adds its own', async (_name, given) => {
    const kept = reusing();
    const { repository, keeper, comment } = kept;
    await given(kept);
    await keeper.open();
    expect(repository.stored.map(({ id }) => id)).toEqual([comment.id, keeper.ref?.id]);
    expect(repository.stored[0]?.body).toBe(comment.body);
    expect(markerIn(repository, 1).state).toBe('starting');
  });

  test('is released by a second, short try if the first one fails', async () => {
    const { repository, keeper } = reusing();
    const limits: (number | undefined)[] = [];
    const { withdrawReaction } = { ...repository };
    repository.withdrawReaction = (comment, id, options) => {
      limits.push(options?.withinMs);
      return withdrawReaction(comment, id, options);
    };
    repository.fail('withdrawReaction', 'unavailable', 1);
    await keeper.open();
    expect(limits).toEqual([undefined, 1_000]);
    expect(repository.reactions.size).toBe(0);
  });

  test('is taken over even if its claim cannot be removed', async () => {
    const { repository, keeper, failures } = reusing();
    repository.fail('withdrawReaction', 'forbidden');
    await keeper.open();
    await keeper.show(WORKING, { job: aJob() });
    expect(markerIn(repository).state).toBe('started');
    expect(failures).toEqual([]);
  });

  test('is not taken over by a process that must end, which adds its own in time', async () => {
    const { repository, keeper, comment } = reusing();
    const limits: (number | undefined)[] = [];
    const { createComment } = { ...repository };
    repository.createComment = (conversation, body, options) => {
      limits.push(options?.withinMs);
      return createComment(conversation, body, options);
    };
    await keeper.show(WORKING, { job: aJob(), withinMs: 2_000 });
    expect(limits).toEqual([2_000]);
    expect(repository.stored.map(({ id }) => id)).toEqual([comment.id, keeper.ref?.id]);
  });
});

describe('an edit that takes a comment over', () => {
  test('and whose answer was lost is known to be our own when the comment is read again', async () => {
    const { repository, keeper } = reusing();
    const { editComment } = { ...repository };
    repository.editComment = async (...given) => {
      repository.editComment = editComment;
      await editComment(...given);
      repository.fail('editComment', 'unavailable', 1);
      return editComment(...given);
    };
    expect(keeper.mayBeOpen).toBe(false);
    await expect(keeper.open()).rejects.toMatchObject({ failure: 'unavailable' });
    expect(keeper.mayBeOpen).toBe(true);
    const seen = recordHurry(repository);
    await keeper.show(NOT_CREATED, { withinMs: 2_000 });
    expect(seen).toEqual(['comment 1000', 'editComment 1000']);
    expect(repository.stored).toHaveLength(1);
    expect(markerIn(repository).state).toBe('not-created');
  });

  test('and was never sent leaves nothing open', async () => {
    const { repository, keeper } = reusing();
    repository.fail('comment', 'unavailable');
    await expect(keeper.open()).rejects.toMatchObject({ failure: 'unavailable' });
    expect(keeper.mayBeOpen).toBe(false);
    expect(repository.reactions.size).toBe(0);
  });
});

describe('a process that must end and finds its comment taken', () => {
  test('adds its own in time, though the run is cancelled', async () => {
    const { repository, keeper, comment } = reusing();
    await keeper.open();
    const cancelling = new AbortController();
    repository.cancelled = cancelling.signal;
    overwrite(repository, { state: 'starting', run: '78', jobId: null });
    cancelling.abort();
    await keeper.show(WORKING, {
      jobId: 'j_1',
      whenCancelled: { cancelled: cancelling.signal, withinMs: 2_000 },
    });
    expect(repository.stored.map(({ id }) => id)).toEqual([comment.id, keeper.ref?.id]);
    expect(markerIn(repository, 1)).toMatchObject({ state: 'started', jobId: 'j_1' });
  });

  test('adds nothing twice if it may have added one already', async () => {
    const { repository, keeper } = aKeeper();
    const cancelling = new AbortController();
    repository.cancelled = cancelling.signal;
    const { createComment } = { ...repository };
    repository.createComment = async (...given) => {
      await createComment(...given);
      cancelling.abort();
      repository.createComment = createComment;
      return createComment(...given);
    };
    await keeper.show(WORKING, {
      jobId: 'j_1',
      whenCancelled: { cancelled: cancelling.signal, withinMs: 2_000 },
    });
    expect(repository.stored).toHaveLength(1);
  });
});
