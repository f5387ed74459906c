import { describe, expect, test } from 'vitest';
import { FINISHED_OUTCOMES, type FinishedOutcome, type Marker, STATES } from '../../../src/action/value/marker.ts';
import {
  isEarlierAttempt,
  isStale,
  isWatched,
  type Left,
  leftBy,
  NOTICE_CLAIM,
  retryClaim,
  START_WITHIN_MS,
  STARTING_IS_STALE_MS,
  TURN_CLAIM,
  WATCHED_AFTER_WAIT_MS,
} from '../../../src/action/value/rights.ts';
import { aMarker } from '../../build/a-marker.ts';

const ASKED_AT = Date.UTC(2026, 10, 20, 9);
const MINUTE = 60_000;

test('each claim on a status comment has its own reaction: the turn and its retry, any other retry, and the notice', () => {
  const retried = (['not-created', 'unknown', 'finished'] as const).map((state) => retryClaim(aMarker({ state })));
  expect([TURN_CLAIM, ...retried, NOTICE_CLAIM]).toEqual(['rocket', 'rocket', 'eyes', 'eyes', 'hooray']);
});

/** What a dead attempt has left, by what the thread shows. */
const TABLE: readonly (readonly [Marker['state'], FinishedOutcome | null, Left])[] = [
  ['waiting', null, { kind: 'wait' }],
  ['starting', null, { kind: 'unknown', settled: false }],
  ['started', null, { kind: 'follow', jobId: 'j_1' }],
  ...FINISHED_OUTCOMES.map((outcome) => ['finished', outcome, { kind: 'report-end', jobId: 'j_1', outcome }] as const),
  ['not-created', null, { kind: 'report-not-created' }],
  ['unknown', null, { kind: 'unknown', settled: true }],
];

describe('what a dead attempt has left', () => {
  test('has a row for every state', () => {
    expect(new Set(TABLE.map(([state]) => state))).toEqual(new Set(STATES));
  });

  test.each(TABLE)('with %s (outcome %s) is %j', (state, outcome, expected) => {
    expect(leftBy(aMarker({ state, outcome }))).toEqual(expected);
  });
});

describe('a marker was written by an earlier attempt of this run', () => {
  test.each([
    ['1 of the same run, at attempt 2', '77', 1, '77', 2, true],
    ['2 of the same run, at attempt 4', '77', 2, '77', 4, true],
    ['of the same number: its owner is alive', '77', 2, '77', 2, false],
    ['that is later', '77', 3, '77', 2, false],
    ['1 of another run', '78', 1, '77', 2, false],
    ['1 of a run whose id begins alike', '7', 1, '77', 2, false],
  ])('if its attempt is %s', (_name, run, attempt, runId, own, expected) => {
    expect(isEarlierAttempt({ run, attempt }, { runId, attempt: own })).toBe(expected);
  });
});

test('a comment is watched by its owner until the instant in the marker', () => {
  const marker = aMarker({ watchedUntil: new Date(ASKED_AT + 32 * MINUTE).toISOString() });
  const watched = [32 * MINUTE - 1, 32 * MINUTE].map((after) => isWatched(marker, ASKED_AT + after));
  expect(watched).toEqual([true, false]);
});

describe('a start is stale', () => {
  /** Minutes from the request until the owner stops watching, and the first ms after the request when it is stale. */
  test.each([
    [0, 10 * MINUTE + 1],
    [3, 10 * MINUTE + 1],
    [32, 32 * MINUTE],
    [352, 352 * MINUTE],
  ])('after ten minutes, but not while it is watched: %d minutes, %d ms', (watchedMinutes, staleFrom) => {
    const watchedUntil = new Date(ASKED_AT + watchedMinutes * MINUTE).toISOString();
    const marker = aMarker({ state: 'starting', watchedUntil });
    const stale = [staleFrom - 1, staleFrom].map((after) => isStale(marker, ASKED_AT + after));
    expect(stale).toEqual([false, true]);
  });

  test.each(STATES.filter((state) => state !== 'starting'))('never once it says %s', (state) => {
    expect(isStale(aMarker({ state }), ASKED_AT + 365 * 24 * 60 * MINUTE)).toBe(false);
  });
});

test('no job is requested so late that another run may already mark it unknown', () => {
  // The request with its retries and waits takes less than the other half.
  expect(START_WITHIN_MS).toBeLessThanOrEqual(STARTING_IS_STALE_MS / 2);
  expect(WATCHED_AFTER_WAIT_MS).toBe(2 * MINUTE);
});
