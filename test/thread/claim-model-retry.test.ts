import { describe, expect, test } from 'vitest';
import { claimBy } from './claim-model/answers.ts';
import { DECISIONS, oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { claimOn } from './claim-model/job-run.ts';
import { manyRetries, retries } from './claim-model/retries.ts';
import { does } from './claim-model/stories.ts';
import { latest, type World } from './claim-model/world.ts';

/** Checks whether no retry can win the claim of the latest request, because another one has it. */
function isBlocked({ reacted, comments }: World): boolean {
  const last = comments.length - 1;
  return reacted.includes(claimBy(1, claimOn(last, DECISIONS.retryClaim(latest(comments[last])))));
}

describe('two retries at the same time, whatever goes wrong', () => {
  const everything = explore(retries());

  test('start one job for a failed one', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(8_000);
    expect(Object.fromEntries(everything.stories)).toEqual({});
  });

  test('are explored without confusing worlds that have different futures', () => {
    const model = retries();
    expect(findConfusion({ ...model, actors: model.actors.map((actor) => ({ ...actor, attempts: 1 })) })).toBe(null);
  });

  test('start another one only if the retry itself ended badly', () => {
    expect(everything.storyTo(({ jobs }) => jobs.length > 2)).toEqual([
      ...does('retry 1', 'read-thread → finished', 'claim → created', 'write-starting → made'),
      ...does('retry 1', 'claim-failed → created'),
      ...does('retry 1', 'request-job → arrived, answer lost', 'read-afresh → starting'),
      ...does('retry 1', 'write-unknown → unknown'),
      ...does('retry 2', 'read-thread → unknown', 'claim → created', 'write-starting → made'),
      ...does('retry 2', 'claim-failed → created', 'request-job → made'),
    ]);
  });

  test('never leave the latest request of the thread claimed, so that a later retry can go on', () => {
    expect(everything.storyTo(isBlocked)).toBe(null);
  });

  test('would leave it claimed for ever if the failed request was claimed before the status comment', () => {
    expect(explore(retries(oneReaction({ retries: 'with-early-claim' }))).storyTo(isBlocked)).toEqual(
      does('retry 1', 'read-thread → finished', 'claim → created', 'claim-failed → created'),
    );
  });

  test('would start two if each only claimed its own comment', () => {
    const model = retries(oneReaction({ retries: 'with-one-claim' }));
    expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual(
      ['retry 1', 'retry 2'].flatMap((retry) =>
        does(retry, 'read-thread → finished', 'claim → created', 'write-starting → made', 'request-job → made'),
      ),
    );
  });
});

describe('four retries, some of which end while others begin, and only jobs fail,', () => {
  test('never send a request beside a newer one', () => {
    const everything = explore(manyRetries(4));
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(15_000);
    expect(Object.fromEntries(everything.stories)).toEqual({});
  });

  test('would do so if a retry that lost its claim counted as the latest request', () => {
    const latestRequest: typeof DECISIONS.latestRequest = (requests) => requests.at(-1) ?? null;
    const careless = oneReaction({ retries: 'with-second-claim', latestRequest });
    const story = explore(manyRetries(4, careless), { until: ['two-jobs'] }).stories.get('two-jobs');
    expect(story).toContain('retry 2: claim-failed → existed');
    expect(story?.filter((step) => step.endsWith('request-job → made'))).toHaveLength(3);
  });
});
