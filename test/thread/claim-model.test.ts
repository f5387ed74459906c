import { describe, expect, test } from 'vitest';
import { mayStart } from '../../src/thread/claim.ts';
import { STATES } from '../../src/thread/marker.ts';
import type { Nature } from './claim-model/answers.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { oneReaction } from './claim-model/protocols.ts';
import { listPostMark, lowestIdWins, soleMarker } from './claim-model/weaker-protocols.ts';
import { latest, type Protocol, type World } from './claim-model/world.ts';

/** Three runs for one comment, each with a re-run, and everything goes wrong that can. */
const HARSH: Nature = {
  identities: [1, 1, 1],
  faults: true,
  lists: 'stale',
  startsInTime: false,
  editsAtOnce: false,
};
const IN_TIME: Nature = { ...HARSH, startsInTime: true, editsAtOnce: true };

/** What somebody does, step by step. */
function does(who: string, ...steps: readonly string[]): readonly string[] {
  return steps.map((step) => `${who}: ${step}`);
}

const STARTS_A_JOB = ['claim → created', 'write-starting → made', 'ask-for-job → made'] as const;

describe('a claim by one reaction, whatever dies, is lost, comes late, is refused, or is shown in an old state', () => {
  const everything = explore(oneReaction(), HARSH, { until: ['two-jobs', 'not-the-claimant', 'untrue'] });

  test('is explored to the last world', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(50_000);
  });

  test('is explored without taking worlds for the same that have not the same future', () => {
    expect(findConfusion(oneReaction(), { ...HARSH, identities: [1, 1] })).toBe(null);
  });

  test('never leads to a second job', () => {
    expect(everything.stories.get('two-jobs')).toBeUndefined();
  });

  test('lets nobody ask for a job or write a status comment but who has read a 201', () => {
    expect(everything.stories.get('not-the-claimant')).toBeUndefined();
  });

  test('never lets a comment or a run say what the ledger of the service contradicts', () => {
    expect(everything.stories.get('untrue')).toBeUndefined();
  });

  test.each(STATES)('leads to some comment that says %s', (state) => {
    expect(everything.storyTo(({ comments }) => comments.some((comment) => latest(comment).state === state))).not.toBe(
      null,
    );
  });

  test('leads to its end by the named steps', () => {
    const story = everything.storyTo(isFinished);
    const names = story?.map((step) => /^run 1: (\S+) →/.exec(step)?.[1]);
    expect(names).toEqual(['claim','write-starting','ask-for-job','write-started','follow','finish']);
  });

  test('lets a re-run follow the job of its dead first attempt', () => {
    const story = everything.storyTo(({ runs }) => runs.some(({ plan, won }) => plan.at === 'finish' && !won));
    expect(story).toEqual([
      ...does('run 1', ...STARTS_A_JOB, 'write-started → started', 'dies before follow'),
      ...does('run 1 again', 'claim → existed', 'look-back → started', 'follow → over'),
    ]);
  });
});

describe('a status comment', () => {
  test('never unlearns anything, as long as starts and edits come in time', () => {
    const exploration = explore(oneReaction(), IN_TIME, { until: ['went-back'] });
    expect(exploration.complete).toBe(true);
    expect(exploration.states).toBeGreaterThan(20_000);
    expect(Object.fromEntries(exploration.stories)).toEqual({});
  });

  test.each<readonly [string, Partial<Nature>, readonly string[]]>([
    [
      'a start outlasts the time after which others call it unknown',
      { startsInTime: false },
      [
        ...does('run 1', 'claim → created', 'write-starting → made', 'ask-for-job → refused'),
        ...does('run 2', 'claim → existed', 'look-back → starting, long ago', 'read-afresh → read'),
        ...does('run 2', 'write-unknown → unknown'),
        ...does('run 1', 'write-not-created → not-created'),
      ],
    ],
    [
      'the end of a job arrives between the fresh read and the edit of somebody else',
      { editsAtOnce: false },
      [
        ...does('run 1', ...STARTS_A_JOB, 'write-started → lost', 'follow → over'),
        ...does('run 2', 'claim → existed', 'look-back → starting, long ago', 'read-afresh → read'),
        ...does('run 1', 'finish → finished'),
        ...does('run 2', 'write-unknown → unknown'),
      ],
    ],
  ])('can unlearn something where %s', (_name, weaker, story) => {
    expect(
      explore(oneReaction(), { ...IN_TIME, ...weaker }, { until: ['went-back'] }).stories.get('went-back'),
    ).toEqual(story);
  });

  test('names the end of exactly one job whenever nothing fails, in whatever order the runs come', () => {
    const { complete, ends } = explore(oneReaction(), { ...IN_TIME, faults: false });
    expect(complete).toBe(true);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter((world) => world.jobs.length !== 1 || !isFinished(world))).toEqual([]);
  });
});

const GOES_ON_WITHOUT_ANSWER = oneReaction({ mayStart: (answer) => mayStart(answer) || answer === 'lost' });
const GOES_ON_AFTER_200 = oneReaction({ mayStart: (answer) => mayStart(answer) || answer === 'existed' });

describe('a weaker claim reaches two jobs', () => {
  test.each<readonly [string, Protocol, readonly string[]]>([
    [
      'list → POST → mark',
      listPostMark,
      ['run 1', 'run 2'].flatMap((run) => does(run, 'list → nothing', 'ask-for-job → made')),
    ],
    [
      'the lowest id wins',
      lowestIdWins,
      [
        ...does('run 1', 'announce → made', 'list beside comment 0 → starting', 'ask-for-job → made'),
        ...does('run 2', 'announce → made', 'list beside comment 1 → starting', 'ask-for-job → made'),
      ],
    ],
    [
      'the sole marker wins, without delay',
      soleMarker,
      [
        ...does('run 1', 'announce → made', 'list beside comment 0 → starting', 'ask-for-job → made'),
        ...does('run 2', 'announce → made', 'list beside comment 1 → starting', 'ask-for-job → made'),
      ],
    ],
    [
      'whoever got no clear answer goes on',
      GOES_ON_WITHOUT_ANSWER,
      [
        ...does('run 1', ...STARTS_A_JOB),
        ...does('run 2', 'claim → arrived, answer lost', 'write-starting → made', 'ask-for-job → made'),
      ],
    ],
    [
      'a 200 is as good as a 201',
      GOES_ON_AFTER_200,
      [
        ...does('run 1', ...STARTS_A_JOB),
        ...does('run 2', 'claim → existed', 'write-starting → made', 'ask-for-job → made'),
      ],
    ],
    [
      'a request for a job is repeated after a lost answer',
      oneReaction({ afterLostJob: 'ask-again' }),
      does(
        'run 1',
        'claim → created',
        'write-starting → made',
        'ask-for-job → arrived, answer lost',
        'ask-for-job → made',
      ),
    ],
    [
      'a re-run that finds no comment takes the place of its first attempt',
      oneReaction({ replacesSilentClaimant: true }),
      [
        ...does('run 1', ...STARTS_A_JOB, 'dies before write-started'),
        ...does('run 1 again', 'claim → existed', 'look-back → nothing', 'write-starting → made', 'ask-for-job → made'),
      ],
    ],
  ])('%s', (_name, protocol, story) => {
    expect(explore(protocol, HARSH, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual(story);
  });

  test('and so does the claim by one reaction where a run uses the token of another identity', () => {
    const exploration = explore(oneReaction(), { ...HARSH, identities: [1, 1, 2] }, { until: ['two-jobs'] });
    expect(exploration.stories.get('two-jobs')).toEqual([
      ...does('run 1', ...STARTS_A_JOB),
      ...does('run 3', ...STARTS_A_JOB),
    ]);
  });

  test.each([
    ['the lowest id', lowestIdWins],
    ['the sole marker', soleMarker],
  ])('but for %s only because of lists that are not fresh', (_name, protocol) => {
    const exploration = explore(protocol, { ...HARSH, lists: 'fresh' }, { until: ['two-jobs'] });
    expect(exploration.complete).toBe(true);
    expect(exploration.stories.get('two-jobs')).toBeUndefined();
  });
});

describe('a careless later run is found out, even where everything comes in time:', () => {
  test.each<readonly [string, Protocol, readonly string[]]>([
    [
      'one that takes the claimant for dead because its own first attempt is',
      oneReaction({ isRerun: ({ attempt }) => attempt > 1 }),
      ['run 2 again: write-unknown → unknown', 'run 1: write-not-created → not-created'],
    ],
    [
      'one that writes unknown over what it has not read afresh',
      oneReaction({ readsAfresh: false }),
      ['run 2: look-back → starting, long ago', 'run 2: write-unknown → unknown'],
    ],
    [
      'one that writes started before it has looked at the job',
      oneReaction({ looksFirst: false }),
      ['run 1 again: look-back → started', 'run 1 again: write-started → started'],
    ],
  ])('%s', (_name, protocol, lastSteps) => {
    const story = explore(protocol, IN_TIME, { until: ['went-back'] }).stories.get('went-back');
    expect(story?.slice(-2)).toEqual(lastSteps);
  });

  test('one that says that no job was made when no answer came', () => {
    const protocol = oneReaction({ afterLostJob: 'call-it-not-created' });
    expect(
      explore(protocol, IN_TIME, { until: ['untrue'] })
        .stories.get('untrue')
        ?.slice(-2),
    ).toEqual(['run 1: ask-for-job → arrived, answer lost', 'run 1: write-not-created → not-created']);
  });
});

/** Tells whether a status comment names the end of a job. */
function isFinished({ comments }: World): boolean {
  return comments.some((comment) => latest(comment).state === 'finished');
}
