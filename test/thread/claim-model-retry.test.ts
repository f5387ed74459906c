import { describe, expect, test } from 'vitest';
import { oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { messages } from './claim-model/messages.ts';
import { retries } from './claim-model/retries.ts';
import { does, OPENS } from './claim-model/stories.ts';
import { latest } from './claim-model/world.ts';

const AT_MOST_ONE = ['two-jobs', 'not-the-claimant', 'untrue'] as const;

describe('two retries at once, whatever goes wrong', () => {
  const everything = explore(retries());

  test('start one job for a failed one', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(8_000);
    expect(Object.fromEntries(everything.stories)).toEqual({});
  });

  test('are explored without taking worlds for the same that have not the same future', () => {
    const model = retries();
    expect(findConfusion({ ...model, actors: model.actors.map((actor) => ({ ...actor, attempts: 1 })) })).toBe(null);
  });

  test('start another one only where the retry itself has ended badly', () => {
    expect(everything.storyTo(({ jobs }) => jobs.length > 2)).toEqual([
      ...does('retry 1', 'read-thread → finished', 'claim → created', 'claim-failed → created'),
      ...does('retry 1', 'write-starting → made', 'request-job → arrived, answer lost', 'read-afresh → starting'),
      ...does('retry 1', 'write-unknown → unknown'),
      ...does('retry 2', 'read-thread → unknown', 'claim → created', 'claim-failed → created'),
      ...does('retry 2', 'write-starting → made', 'request-job → made'),
    ]);
  });

  test('would start two if each claimed only its own comment', () => {
    const model = retries(oneReaction({ retries: 'with-one-claim' }));
    expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual(
      ['retry 1', 'retry 2'].flatMap((retry) =>
        does(retry, 'read-thread → finished', 'claim → created', 'write-starting → made', 'request-job → made'),
      ),
    );
  });
});

describe('a comment that sends a message to a job, whatever goes wrong', () => {
  const everything = explore(messages(), { until: AT_MOST_ONE });

  test('sends at most one', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(6_000);
    expect(AT_MOST_ONE.filter((breach) => everything.stories.has(breach))).toEqual([]);
  });

  test('says that it does not know where no answer came, and sends nothing again', () => {
    const story = everything.storyTo(
      ({ jobs, comments }) => jobs.length === 1 && comments.some((comment) => latest(comment).state === 'unknown'),
    );
    expect(story).toEqual([
      ...does('run 1', ...OPENS, 'send-message → arrived, answer lost', 'read-afresh → starting'),
      ...does('run 1', 'write-unknown → unknown'),
    ]);
  });

  test('would send two if it were sent again after a lost answer', () => {
    const model = messages(oneReaction({ afterLostJob: 'request-again' }));
    expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual(
      does('run 1', ...OPENS, 'send-message → arrived, answer lost', 'send-message → made'),
    );
  });
});
