import { describe, expect, test } from 'vitest';
import { oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { messages } from './claim-model/messages.ts';
import { type Breach, notOfTheClaimant } from './claim-model/promises.ts';
import { CLAIMS, does } from './claim-model/stories.ts';
import { latest } from './claim-model/world.ts';

const ALWAYS: readonly Breach[] = ['two-jobs', 'not-the-claimant', 'untrue'];

describe('a message that waits for its job, whatever dies, is lost, comes late or is refused', () => {
  const sent = messages(oneReaction({ waitsFirst: 'until-acknowledged' }));
  const model = { ...sent, promises: { ...sent.promises, 'not-the-claimant': notOfTheClaimant } };
  const everything = explore(model, { until: ALWAYS });

  test('is explored to the last world, without confusing worlds that have different futures', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(10_000);
    expect(findConfusion(model)).toBe(null);
  });

  test.each(ALWAYS)('never leads to: %s', (breach) => {
    expect(everything.stories.get(breach)).toBeUndefined();
  });

  test('is sent by the re-run of a run that died while it waited, in the same comment', () => {
    const story = everything.storyTo(({ comments, jobs }) =>
      comments.some(
        (comment) =>
          comment.versions[0]?.state === 'waiting' &&
          comment.versions[0].attempt === 1 &&
          comment.versions.every(({ attempt, state }) => attempt === 2 || state === 'waiting') &&
          latest(comment).attempt === 2 &&
          latest(comment).state === 'finished' &&
          jobs.length === 2,
      ),
    );
    expect(story?.slice(0, 6)).toEqual([
      ...does('run 1', ...CLAIMS, 'write-starting → made', 'dies before read-afresh'),
      ...does('run 1 again', 'read-thread → waiting', 'look-afresh → waiting'),
    ]);
  });

  test('would be sent twice if it did not need the acknowledgement that its comment says so', () => {
    const weaker = explore(messages(oneReaction({ waitsFirst: 'until-tried' })), { until: ['two-jobs'] });
    expect(weaker.stories.get('two-jobs')).toBeDefined();
  });
});
