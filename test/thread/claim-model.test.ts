import { describe, expect, test } from 'vitest';
import { laterRun } from '../../src/action/value/claim.ts';
import { STATES } from '../../src/action/value/marker.ts';
import { oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { HARSH, IN_TIME } from './claim-model/model.ts';
import { oneComment } from './claim-model/one-comment.ts';
import type { Breach } from './claim-model/promises.ts';
import { does, isFinished, OPENS, STARTS_A_JOB } from './claim-model/stories.ts';
import { listPostMark, lowestIdWins, soleMarker } from './claim-model/weaker-protocols.ts';
import { latest, type Protocol } from './claim-model/world.ts';

/** What must not happen even if everything that can go wrong does. */
const ALWAYS: readonly Breach[] = ['two-jobs', 'not-the-claimant', 'untrue'];

describe('a claim with one reaction, whatever dies, is lost, comes late, is refused, or is shown in an old state', () => {
  const everything = explore(oneComment(HARSH), { until: ALWAYS });

  test('is explored to the last world', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(90_000);
  });

  test('is explored without confusing worlds that have different futures', () => {
    expect(findConfusion(oneComment(HARSH, oneReaction(), [1, 1]))).toBe(null);
  });

  test('never leads to a second job', () => {
    expect(everything.stories.get('two-jobs')).toBeUndefined();
  });

  test('only lets a run that has read a 201 request a job or write a status comment', () => {
    expect(everything.stories.get('not-the-claimant')).toBeUndefined();
  });

  test("never lets a comment or a run say what the service's ledger contradicts", () => {
    expect(everything.stories.get('untrue')).toBeUndefined();
  });

  test.each(STATES.filter((state) => state !== 'waiting'))('leads to some comment that says %s', (state) => {
    expect(everything.storyTo(({ comments }) => comments.some((comment) => latest(comment).state === state))).not.toBe(
      null,
    );
  });

  test('reaches its end by reading, claiming, recording, requesting, and following', () => {
    expect(everything.storyTo(isFinished)).toEqual(
      does('run 1', ...STARTS_A_JOB, 'write-started → started', 'follow → pull-request', 'finish → finished'),
    );
  });

  test('lets a re-run follow the job of its dead first attempt', () => {
    const story = everything.storyTo(({ comments }) =>
      comments.some(
        ({ versions: [first, ...more] }) =>
          first?.attempt === 1 && more.at(-1)?.attempt === 2 && more.at(-1)?.state === 'finished',
      ),
    );
    expect(story).toEqual([
      ...does('run 1', ...STARTS_A_JOB, 'write-started → started', 'dies before follow'),
      ...does('run 1 again', 'read-thread → started', 'look-at-job → pull-request', 'read-afresh → started'),
      ...does('run 1 again', 'finish → finished'),
    ]);
  });

  test('keeps all this even if a comment is created twice because two lists in a row missed it', () => {
    const { complete, states, stories } = explore(oneComment({ ...HARSH, missesTwice: true }, oneReaction(), [1, 1]), {
      until: ALWAYS,
    });
    expect(complete).toBe(true);
    expect(states).toBeGreaterThan(20_000);
    expect(ALWAYS.filter((breach) => stories.has(breach))).toEqual([]);
  });
});

describe('a status comment', () => {
  test.each([
    ['while starts and edits come in time', {}, [1, 1, 1]],
    // It could while `not-created` was written without a second read.
    ['even if a start takes longer than the time after which others mark it unknown', { inTime: false }, [1, 1]],
    // It could while others marked a comment as unknown although its run still waited for the job.
    [
      'even if another edit comes between a second read and the edit that follows it',
      { editsAtOnce: false },
      [1, 1, 1],
    ],
  ])('never loses information, %s', (_name, weaker, identities) => {
    const exploration = explore(oneComment({ ...IN_TIME, ...weaker }, oneReaction(), identities), {
      until: ['went-back'],
    });
    expect(exploration.complete).toBe(true);
    expect(exploration.states).toBeGreaterThan(4_000);
    expect(exploration.stories.get('went-back')).toBeUndefined();
    // Others write in it before its owner has ended only if the owner is too slow.
    expect(exploration.stories.has('overwrote-owner')).toBe('inTime' in weaker);
  });

  test('can lose information if both happen', () => {
    const exploration = explore(oneComment(HARSH), { until: ['went-back'] });
    expect(exploration.stories.get('went-back')).toEqual([
      ...does('run 1', ...STARTS_A_JOB),
      ...does('run 2', 'read-thread → starting, long ago', 'read-afresh → starting'),
      ...does('run 1', 'write-started → started'),
      ...does('run 2', 'write-unknown → unknown'),
    ]);
  });

  test('names the end of exactly one job whenever nothing fails, in any order of the runs', () => {
    const { complete, ends } = explore(oneComment({ ...IN_TIME, faults: false }));
    expect(complete).toBe(true);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter((world) => world.jobs.length !== 1 || !isFinished(world))).toEqual([]);
  });
});

const GOES_ON_WITHOUT_ANSWER = oneReaction({ mayStart: (answer) => answer === 'created' || answer === 'lost' });
const GOES_ON_AFTER_200 = oneReaction({ mayStart: (answer) => answer === 'created' || answer === 'existed' });

describe('a weaker claim starts two jobs', () => {
  test.each<readonly [string, Protocol, readonly string[]]>([
    [
      'list → POST → mark',
      listPostMark,
      ['run 1', 'run 2'].flatMap((run) => does(run, 'list → nothing', 'request-job → made')),
    ],
    [
      'the lowest id wins',
      lowestIdWins,
      [
        ...does('run 1', 'announce → made', 'list beside comment 0 → starting', 'request-job → made'),
        ...does('run 2', 'announce → made', 'list beside comment 1 → starting', 'request-job → made'),
      ],
    ],
    [
      'the sole marker wins, without delay',
      soleMarker,
      [
        ...does('run 1', 'announce → made', 'list beside comment 0 → starting', 'request-job → made'),
        ...does('run 2', 'announce → made', 'list beside comment 1 → starting', 'request-job → made'),
      ],
    ],
    [
      'a run without a clear answer continues',
      GOES_ON_WITHOUT_ANSWER,
      [
        ...does('run 1', ...STARTS_A_JOB),
        ...does('run 2', 'read-thread → nothing', 'claim → arrived, answer lost', 'write-starting → made'),
        ...does('run 2', 'request-job → made'),
      ],
    ],
    [
      'a 200 is as good as a 201',
      GOES_ON_AFTER_200,
      [
        ...does('run 1', ...STARTS_A_JOB),
        ...does('run 2', 'read-thread → nothing', 'claim → existed', 'write-starting → made', 'request-job → made'),
      ],
    ],
    [
      'a request for a job is repeated after a lost answer',
      oneReaction({ afterLostJob: 'request-again' }),
      does('run 1', ...OPENS, 'request-job → arrived, answer lost', 'request-job → made'),
    ],
    [
      'a re-run that finds no comment takes the place of its first attempt',
      oneReaction({ replacesSilentClaimant: true }),
      [
        ...does('run 1', ...STARTS_A_JOB, 'dies before write-started'),
        ...does('run 1 again', 'read-thread → nothing', 'claim → existed', 'look-back → nothing'),
        ...does('run 1 again', 'write-starting → made', 'request-job → made'),
      ],
    ],
  ])('%s', (_name, protocol, story) => {
    expect(explore(oneComment(HARSH, protocol), { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual(story);
  });

  test('and so does the claim with one reaction if a run uses the token of another identity', () => {
    const exploration = explore(oneComment(HARSH, oneReaction(), [1, 1, 2]), { until: ['two-jobs'] });
    expect(exploration.stories.get('two-jobs')).toEqual([
      ...does('run 1', ...STARTS_A_JOB),
      ...does('run 3', ...STARTS_A_JOB),
    ]);
  });

  test.each([
    ['the lowest id', lowestIdWins],
    ['the sole marker', soleMarker],
  ])('except with %s, only because of lists that are not fresh', (_name, protocol) => {
    const exploration = explore(oneComment({ ...HARSH, lists: 'fresh' }, protocol), { until: ['two-jobs'] });
    expect(exploration.complete).toBe(true);
    expect(exploration.stories.get('two-jobs')).toBeUndefined();
  });
});

const NEVER_UNKNOWN: typeof laterRun = (marker, how) => {
  const decision = laterRun(marker, how);
  const makesUnknown = decision.kind === 'make-unknown' || (decision.kind === 'unknown' && !decision.settled);
  return makesUnknown ? { kind: 'already-claimed' } : decision;
};

// The table of rights gives it none, because the comment is another run's.
test('a run that assumes the claimant is dead because its own first attempt is overwrites nobody', () => {
  const careless = oneReaction({ isRerun: (_marker, { attempt }) => attempt > 1 });
  expect(explore(oneComment(IN_TIME, careless), { until: ['overwrote-owner'] }).stories.get('overwrote-owner')).toBe(
    undefined,
  );
});

describe('a careless later run is caught, even if everything comes in time:', () => {
  test.each<readonly [string, Breach, Protocol, readonly string[]]>([
    [
      'a run that writes unknown over what it has not read again',
      'went-back',
      oneReaction({ readsAfresh: false }),
      ['run 1 again: read-thread → starting', 'run 1 again: write-unknown → unknown'],
    ],
    [
      // The second read shows that the comment says more, so nothing depends on reading the job first.
      'a run that neither reads the job nor reads the comment again before it writes started',
      'went-back',
      oneReaction({ readsAfresh: false, looksFirst: false, laterRun: NEVER_UNKNOWN }),
      ['run 1 again: read-thread → started', 'run 1 again: write-started → started'],
    ],
    [
      'a run that reads again, but only to see whether the job is now known',
      'went-back',
      oneReaction({ decidesAgain: false }),
      ['run 1 again: read-afresh → not-created', 'run 1 again: write-unknown → unknown'],
    ],
    [
      'a run that says that no job was created when no answer came',
      'untrue',
      oneReaction({ afterLostJob: 'call-it-not-created' }),
      ['run 1: request-job → arrived, answer lost', 'run 1: read-afresh → not readable'],
    ],
  ])('%s', (_name, breach, protocol, lastSteps) => {
    const { stories } = explore(oneComment(IN_TIME, protocol), { until: [breach] });
    expect(stories.get(breach)?.slice(-2)).toEqual(lastSteps);
  });
});
