import { describe, expect, test } from 'vitest';
import { type Resumption, resumptionOf } from '../../src/thread/earlier-attempt.ts';
import { FINISHED_OUTCOMES, type FinishedOutcome, type Marker, STATES } from '../../src/thread/marker.ts';
import { aMarker } from '../build/a-marker.ts';

const START: Resumption = { kind: 'start' };

const TABLE: readonly [Marker['state'], FinishedOutcome | null, Resumption][] = [
  ['starting', null, { kind: 'unknown', settled: false }],
  ['started', null, { kind: 'follow', jobId: 'j_1' }],
  ['finished', 'pull-request', { kind: 'tell', jobId: 'j_1', outcome: 'pull-request' }],
  ['finished', 'no-pull-request', { kind: 'tell', jobId: 'j_1', outcome: 'no-pull-request' }],
  ['finished', 'failed', START],
  ['finished', 'archived', START],
  ['finished', 'no-news', START],
  ['not-created', null, START],
  ['unknown', null, { kind: 'unknown', settled: true }],
];

describe('a re-run of a step', () => {
  test.each(TABLE)('that finds %s (outcome %s) does %j', (state, outcome, expected) => {
    expect(resumptionOf(aMarker({ state, outcome }))).toEqual(expected);
  });

  test('has a row for every state and outcome', () => {
    expect(new Set(TABLE.map(([state]) => state))).toEqual(new Set(STATES));
    expect(TABLE.flatMap(([, outcome]) => outcome ?? [])).toEqual([...FINISHED_OUTCOMES]);
  });
});
