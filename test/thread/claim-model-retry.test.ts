import { describe, expect, test } from 'vitest';
import { oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { retries } from './claim-model/retries.ts';
import { does } from './claim-model/stories.ts';

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
      ...does('retry 1', 'read-thread → finished', 'claim → created', 'claim-failed → created'),
      ...does('retry 1', 'write-starting → made', 'request-job → arrived, answer lost', 'read-afresh → starting'),
      ...does('retry 1', 'write-unknown → unknown'),
      ...does('retry 2', 'read-thread → unknown', 'claim → created', 'claim-failed → created'),
      ...does('retry 2', 'write-starting → made', 'request-job → made'),
    ]);
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
