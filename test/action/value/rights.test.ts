import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FINISHED_OUTCOMES, type FinishedOutcome, type Marker, STATES } from '../../../src/action/value/marker.ts';
import * as rights from '../../../src/action/value/rights.ts';
import { aMarker } from '../../build/a-marker.ts';
import { anyMarker } from '../../build/any-marker.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const { isStale, isWatched, mayReplace, retryClaim, rightOf } = rights;
const { NOTICE_CLAIM, START_WITHIN_MS, STARTING_IS_STALE_MS, TURN_CLAIM, WATCHED_AFTER_WAIT_MS } = rights;

const ASKED = Date.parse('2026-11-20T09:00:00.000Z');
const MINUTE = 60_000;
/** The jobs of `aMarker` are watched for 32 minutes by attempt 1 of run 77. */
const [WATCHED, LATER] = [ASKED + 5 * MINUTE, ASKED + 33 * MINUTE];
const run = { kind: 'run', run: '77' } as const;
const attempt = (of: number, jobId: string | null = null): rights.Writer => ({ ...run, attempt: of, jobId });
const WRITERS = {
  ...{ holder: attempt(1, 'j_1'), owner: attempt(1), 'a later attempt': attempt(2, 'j_1') },
  ...{ 'its post process': { kind: 'post', run: '77', attempt: 1 }, settle: { kind: 'other' } },
  'another run': { kind: 'run', run: '78', attempt: 1, jobId: null },
} as const satisfies Readonly<Record<string, rights.Writer>>;

const OWNED: readonly rights.Right[] = ['now', 'after-reading', 'after-reading', 'after-reading', 'never', 'never'];
const FREE: readonly rights.Right[] = OWNED.map(() => 'after-reading');
const ENDED: readonly rights.Right[] = FREE.map((right, index) => (index === 3 ? 'never' : right));

/** The rights in the order of `WRITERS`, while the job is watched and later. */
const TABLE: readonly (readonly [Marker['state'], readonly rights.Right[], readonly rights.Right[]])[] = [
  ['waiting', OWNED, FREE],
  ['starting', OWNED, FREE],
  ['started', OWNED, FREE],
  ['finished', ENDED, ENDED],
  ['not-created', ENDED, ENDED],
  ['unknown', FREE, FREE],
];

describe('the right to write a status comment', () => {
  test('has a row for every state', () => expect(TABLE.map(([state]) => state)).toEqual([...STATES]));

  test.each(
    TABLE.flatMap(([state, watched, later]) =>
      Object.entries(WRITERS).flatMap(([who, writer], index) => [
        { state, who, writer, when: 'watched', now: WATCHED, right: watched[index] },
        { state, who, writer, when: 'no longer watched', now: LATER, right: later[index] },
      ]),
    ),
  )('that says $state and is $when: $who may write $right', ({ state, writer, now, right }) => {
    expect(rightOf(writer, aMarker({ state }), now)).toBe(right);
  });

  test.each(STATES)('is lost for good by an attempt that a later one has replaced: %s', (state) => {
    const marker = aMarker({ state, attempt: 2 });
    for (const now of [WATCHED, LATER]) {
      expect(rightOf(attempt(1, 'j_1'), marker, now)).toBe('never');
      expect(rightOf({ kind: 'post', run: '77', attempt: 1 }, marker, now)).toBe('never');
    }
  });

  test('is never given at once to two writers, or to one that does not own the comment', () => {
    forMany(100, [anyMarker, fc.date({ noInvalidDate: true })], (marker, date) => {
      const own = { run: marker.run, attempt: marker.attempt };
      for (const writer of [
        { kind: 'other' },
        { kind: 'post', ...own },
        { kind: 'run', run: marker.run, attempt: marker.attempt + 1, jobId: 'j_1' },
        { kind: 'run', ...own, jobId: null },
      ] as const)
        expect(rightOf(writer, marker, date.getTime())).not.toBe('now');
    });
  });
});

describe('what a comment says when it is read again', () => {
  const started = aMarker({ state: 'started' });
  const ended = aMarker({ state: 'finished', outcome: 'failed' });
  const replace = (says: Marker, basis: readonly (Marker | null)[], writer: rights.Writer): boolean =>
    mayReplace(says, ended, { basis, writer, now: LATER });

  const writers = { settle: { kind: 'other' }, 'the process that holds the job': attempt(1, 'j_1') } as const;
  const [SETTLE, HOLDER] = ['settle', 'the process that holds the job'] as const;
  test.each<[keyof typeof writers, string, Partial<Marker>, boolean]>([
    [SETTLE, 'the same', {}, true],
    [SETTLE, 'the same with more told', { told: ['reaction'] }, false],
    [SETTLE, 'another run', { run: '78' }, false],
    [SETTLE, 'another attempt', { attempt: 2 }, false],
    [SETTLE, 'another job', { jobId: 'j_2' }, false],
    [SETTLE, 'another state', { state: 'unknown', jobId: null }, false],
    [SETTLE, 'an end', { state: 'finished', outcome: 'failed' }, false],
    [HOLDER, 'unknown', { state: 'unknown', jobId: null }, true],
    [HOLDER, 'starting', { state: 'starting', jobId: null }, true],
    [HOLDER, 'finished', { state: 'finished', outcome: 'failed' }, false],
    [HOLDER, 'another attempt', { attempt: 2 }, false],
  ])('may be replaced by %s if it is %s: %j', (writer, _what, changes, may) => {
    expect(replace(aMarker({ state: 'started', ...changes }), [started], writers[writer])).toBe(may);
  });

  const starting = aMarker({ state: 'starting' });
  const late = aMarker({ state: 'not-created' });

  test.each<[string, Marker, Marker, rights.Writer, boolean]>([
    ['started it', late, starting, attempt(1), true],
    ['started it in a later attempt', late, { ...starting, attempt: 2 }, attempt(2), true],
    ['only read an earlier start', late, starting, attempt(2), false],
    ['belongs to an earlier attempt', { ...late, attempt: 2 }, starting, attempt(1), false],
    ['belongs to another run', { ...late, run: '78' }, starting, attempt(1), false],
    ['is the post process', late, starting, { kind: 'post', run: '77', attempt: 1 }, false],
    ['owns nothing', late, starting, { kind: 'other' }, false],
  ])('may be replaced, if it is a late edit, by a process that %s', (_which, says, basis, writer, may) => {
    expect(replace(says, [basis], writer)).toBe(may);
  });

  test('may be replaced if an edit without an answer wrote it', () => {
    const attempted = aMarker({ state: 'unknown', jobId: null });
    expect(replace(attempted, [started, attempted], { kind: 'other' })).toBe(true);
  });
});

describe('an end', () => {
  const DAY = 24 * 60 * MINUTE;
  const HOLDER = attempt(1, 'j_1');
  const finished = (outcome: Marker['outcome']): Marker => aMarker({ state: 'finished', outcome });
  /** The ends that one may be replaced by, from the moment it was written on. */
  const NEXT: Readonly<Record<FinishedOutcome, readonly FinishedOutcome[]>> = {
    ...{ 'pull-request': ['pull-request'], 'no-pull-request': ['pull-request', 'no-pull-request'] },
    ...{ failed: ['failed'], archived: ['archived'], 'no-news': FINISHED_OUTCOMES },
  };
  const replaceableBy = (says: Marker, writer: rights.Writer, now: number): readonly FinishedOutcome[] =>
    FINISHED_OUTCOMES.filter((outcome) => mayReplace(says, finished(outcome), { basis: [says], writer, now }));

  test.each(FINISHED_OUTCOMES)('stays, with two exceptions, whoever writes: %s', (outcome) => {
    for (const writer of [HOLDER, attempt(2), { kind: 'other' }] as const)
      expect(replaceableBy(finished(outcome), writer, LATER)).toEqual(NEXT[outcome]);
  });

  test('never becomes another state', () => {
    for (const outcome of FINISHED_OUTCOMES)
      for (const state of STATES.filter((each) => each !== 'finished')) {
        const says = finished(outcome);
        expect(mayReplace(says, aMarker({ state }), { basis: [says], writer: HOLDER, now: LATER })).toBe(false);
      }
  });

  test.each([
    ['for 24 hours', DAY - 1, true],
    ['not later', DAY, false],
    ['not if its date is a day ahead', -DAY, false],
  ])('without a pull request may get one %s', (_when, age, may) => {
    const says = finished('no-pull-request');
    const now = Date.parse(says.watchedUntil) + age;
    expect(replaceableBy(says, { kind: 'other' }, now).includes('pull-request')).toBe(may);
  });

  const failedHere = aMarker({ state: 'finished', outcome: 'failed', reserved: true });

  test('of a job of our own that failed may get a pull request at any time, and no other end', () => {
    for (const writer of [HOLDER, attempt(2), { kind: 'other' }] as const)
      expect(replaceableBy(failedHere, writer, LATER + 365 * DAY)).toEqual(['pull-request', 'failed']);
  });

  test.each<[string, Marker, rights.Writer, number, boolean]>([
    ['a later attempt', failedHere, attempt(2), 2, true],
    ['a later attempt, if a service failed', finished('failed'), attempt(2), 2, false],
    ['a later attempt, if it made a pull request', { ...failedHere, outcome: 'pull-request' }, attempt(2), 2, false],
    ['the same attempt', failedHere, attempt(1), 1, false],
    ['an earlier attempt', { ...failedHere, attempt: 3 }, attempt(2), 2, false],
    ['another run', failedHere, { kind: 'run', run: '78', attempt: 2, jobId: null }, 2, false],
    ['settle', failedHere, { kind: 'other' }, 2, false],
  ])('of a job of our own that failed may start again only in a later attempt: %s', (_who, says, writer, by, may) => {
    const next = aMarker({ state: 'starting', reserved: true, jobId: 'j_1', attempt: by });
    expect(mayReplace(says, next, { basis: [says], writer, now: LATER })).toBe(may);
  });

  test('without a pull request gets none if the comment has changed since it was read', () => {
    const says = finished('no-pull-request');
    const basis = [{ ...says, told: ['reaction'] as const }];
    for (const writer of [HOLDER, { kind: 'other' }] as const)
      expect(mayReplace(says, finished('pull-request'), { basis, writer, now: LATER })).toBe(false);
  });
});

test('each claim on a status comment has its own reaction: the turn and its retry, any other retry, and the notice', () => {
  const retried = (['not-created', 'unknown', 'finished'] as const).map((state) => retryClaim(aMarker({ state })));
  expect([TURN_CLAIM, ...retried, NOTICE_CLAIM]).toEqual(['rocket', 'rocket', 'eyes', 'eyes', 'hooray']);
});

test('a comment is watched by its owner until the instant in the marker', () => {
  const marker = aMarker({ watchedUntil: new Date(ASKED + 32 * MINUTE).toISOString() });
  expect([32 * MINUTE - 1, 32 * MINUTE].map((after) => isWatched(marker, ASKED + after))).toEqual([true, false]);
});

describe('a start is stale', () => {
  /** Minutes from the request until the owner stops watching, and the first ms after the request when it is stale. */
  test.each([
    [0, 10 * MINUTE + 1],
    [3, 10 * MINUTE + 1],
    [32, 32 * MINUTE],
    [352, 352 * MINUTE],
  ])('after ten minutes, but not while it is watched: %d minutes, %d ms', (watchedMinutes, staleFrom) => {
    const watchedUntil = new Date(ASKED + watchedMinutes * MINUTE).toISOString();
    const marker = aMarker({ state: 'starting', watchedUntil });
    expect([staleFrom - 1, staleFrom].map((after) => isStale(marker, ASKED + after))).toEqual([false, true]);
  });

  test.each(STATES.filter((state) => state !== 'starting'))('never once it says %s', (state) => {
    expect(isStale(aMarker({ state }), ASKED + 365 * 24 * 60 * MINUTE)).toBe(false);
  });
});

test('no job is requested so late that another run may already mark it unknown', () => {
  // The request with its retries and waits takes less than the other half.
  expect(START_WITHIN_MS).toBeLessThanOrEqual(STARTING_IS_STALE_MS / 2);
  expect(WATCHED_AFTER_WAIT_MS).toBe(2 * MINUTE);
});
