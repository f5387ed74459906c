import { describe, expect, test } from 'vitest';
import { oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { HARSH, IN_TIME } from './claim-model/model.ts';
import { removedReactions } from './claim-model/removed-reactions.ts';
import { CLAIMS, does, OPENS, STARTS_A_JOB } from './claim-model/stories.ts';
import { twoProjects } from './claim-model/two-projects.ts';

describe('two projects whose runs share an identity and a comment', () => {
  const everything = explore(twoProjects(HARSH), { until: ['two-jobs', 'not-the-claimant', 'untrue', 'foreign'] });

  test('are explored to the last world', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(18_000);
  });

  test('are explored without confusing worlds that have different futures', () => {
    const model = twoProjects(HARSH);
    expect(findConfusion({ ...model, actors: model.actors.slice(0, 2) })).toBe(null);
  });

  test('start one job, because the reaction belongs to the comment', () => {
    expect(everything.stories.get('two-jobs')).toBeUndefined();
    expect(everything.stories.get('not-the-claimant')).toBeUndefined();
  });

  test("never request each other's jobs, and never write in each other's comments", () => {
    expect(everything.stories.get('foreign')).toBeUndefined();
  });

  describe('would do both if the markers of every project counted:', () => {
    const model = twoProjects(IN_TIME, oneReaction({ believesEveryProject: true }));
    const careless = explore({ ...model, actors: model.actors.slice(0, 2) });

    test("they would write in each other's comments", () => {
      expect(careless.stories.get('foreign')).toEqual([
        ...does('run 1 for a', ...OPENS, 'dies before request-job'),
        ...does('run 1 for b', 'read-thread → starting, long ago', 'read-afresh → starting'),
        ...does('run 1 for b', 'write-unknown → unknown'),
      ]);
    });

    test("a re-run would send one project's job to the service of the other", () => {
      expect(careless.storyTo(({ runs, jobs }) => runs[1]?.plan.at === 'look-at-job' && jobs[0]?.by === 0)).toEqual([
        ...does('run 1 for a', ...STARTS_A_JOB, 'write-started → started', 'dies before follow'),
        ...does('run 1 for a again', 'read-thread → nothing'),
        ...does('run 1 for b again', 'read-thread → started'),
      ]);
    });
  });
});

describe('a claim reaction that someone removes', () => {
  test.each([
    ['two runs of one project', {}, 3_000],
    ['two runs of one project and a run of another', { services: ['a', 'a', 'b'], attempts: 1 }, 30_000],
  ])(
    'leads to no second job of the same project if it disappears while no run is starting: %s',
    (_name, runs, states) => {
      const model = removedReactions({ removals: 'between-starts', ...runs });
      const exploration = explore(model);
      expect(exploration.complete).toBe(true);
      expect(exploration.states).toBeGreaterThan(states);
      expect(Object.fromEntries(exploration.stories)).toEqual({});
    },
  );

  test('is explored without confusing worlds that have different futures', () => {
    expect(findConfusion(removedReactions({ removals: 'between-starts' }))).toBe(null);
  });

  test('lets another project start its own job', () => {
    const model = removedReactions({ removals: 'between-starts', services: ['a', 'b'], attempts: 1 });
    expect(explore(model).storyTo(({ jobs }) => jobs.length > 1)).toEqual([
      ...does('run 1', ...STARTS_A_JOB),
      'the claim is removed',
      ...does('run 2', 'read-thread → starting', 'claim → created', 'write-starting → made', 'request-job → made'),
    ]);
  });

  test('would lead to a second job if an existing answer did not beat the claim', () => {
    const protocol = oneReaction({ isTaken: () => false });
    const model = removedReactions({ removals: 'between-starts', protocol });
    expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual([
      ...does('run 1', ...STARTS_A_JOB),
      'the claim is removed',
      ...does('run 2', 'read-thread → starting', 'claim → created', 'write-starting → made', 'request-job → made'),
    ]);
  });

  // No run reads the thread between the claim and the request: that would cost every job a round trip.
  describe('can lead to a second job if it disappears while a run is between its first read and its claim', () => {
    test('and another has just requested one', () => {
      const model = removedReactions({ removals: 'any-time' });
      expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual([
        ...does('run 1', ...CLAIMS),
        ...does('run 2', 'read-thread → nothing'),
        ...does('run 1', 'write-starting → made', 'request-job → made'),
        'the claim is removed',
        ...does('run 2', 'claim → created', 'write-starting → made', 'request-job → made'),
      ]);
    });

    test('but not if each run read once more between its status comment and its request', () => {
      const model = removedReactions({ removals: 'any-time', protocol: oneReaction({ looksAgain: true }) });
      const exploration = explore(model);
      expect(exploration.complete).toBe(true);
      expect(exploration.stories.get('two-jobs')).toBeUndefined();
    });
  });
});
