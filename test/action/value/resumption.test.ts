import { describe, expect, test } from 'vitest';
import {
  FINISHED_OUTCOMES,
  type FinishedOutcome,
  instructionHash,
  type Marker,
  STATES,
  stepHash,
} from '../../../src/action/value/marker.ts';
import type { OwnComment, OwnComments } from '../../../src/action/value/own-comments.ts';
import { type JobKey, resumptionOf } from '../../../src/action/value/rights.ts';
import { INSTRUCTION_HASH, STEP, STEP_NAME } from '../../build/a-marker.ts';
import { aComment, anOwnComment } from '../../build/a-world.ts';

const KEY: JobKey = { runId: '77', attempt: 2, step: STEP, instructionHash: INSTRUCTION_HASH };
const ANOTHER = { instructionHash: instructionHash('Another.') } as const;
const OTHER_LEG: Marker['trigger'] = { kind: 'run', step: stepHash(STEP_NAME, '{"os":"macos"}') };
const OTHER_STEP: Marker['trigger'] = { kind: 'run', step: stepHash({ ...STEP_NAME, step: 'second' }, '') };
const FOR_A_COMMENT: Marker['trigger'] = { kind: 'issue-comment', id: 77 };

const UNREADABLE = aComment({ id: 300, body: '<!-- docs-agent:3 e30 -->' });

function holding(...marked: readonly OwnComment[]): OwnComments {
  return { marked, unreadable: [] };
}

type Decided = Readonly<{ kind: string; [detail: string]: unknown }>;

/** What a re-run does about each state and outcome that its dead first attempt left. */
const TABLE: readonly (readonly [Marker['state'], FinishedOutcome | null, Decided])[] = [
  ['waiting', null, { kind: 'start' }],
  ['starting', null, { kind: 'unknown', settled: false }],
  ['started', null, { kind: 'follow', jobId: 'j_1' }],
  ['finished', 'pull-request', { kind: 'report-end', jobId: 'j_1', outcome: 'pull-request' }],
  ['finished', 'no-pull-request', { kind: 'report-end', jobId: 'j_1', outcome: 'no-pull-request' }],
  ['finished', 'failed', { kind: 'start', comment: null }],
  ['finished', 'archived', { kind: 'start', comment: null }],
  ['finished', 'no-news', { kind: 'start', comment: null }],
  ['not-created', null, { kind: 'start' }],
  ['unknown', null, { kind: 'unknown', settled: true }],
];

describe('a re-run of a step', () => {
  test('has a row for every state and outcome', () => {
    expect(new Set(TABLE.map(([state]) => state))).toEqual(new Set(STATES));
    expect(TABLE.flatMap(([, outcome]) => outcome ?? [])).toEqual([...FINISHED_OUTCOMES]);
  });

  test.each(TABLE)('that finds %s (outcome %s) does %j', (state, outcome, expected) => {
    const own = anOwnComment({ state, outcome });
    expect(resumptionOf(holding(own), KEY)).toEqual({ comment: own, ...expected });
  });

  test('finds the comment whatever is around it, even after several attempts', () => {
    const own = anOwnComment({ attempt: 2 }, 102);
    const others = [anOwnComment({ run: '70' }, 101), anOwnComment({ trigger: OTHER_STEP }, 103)];
    const resumption = resumptionOf(holding(...others, own), { ...KEY, attempt: 4 });
    expect(resumption).toEqual({ kind: 'follow', comment: own, jobId: 'j_1' });
  });

  const OTHERS: readonly (readonly [string, Partial<Marker>])[] = [
    ['another step', { trigger: OTHER_STEP }],
    ['another leg of the matrix', { trigger: OTHER_LEG }],
    ['another instruction', ANOTHER],
  ];

  test.each(OTHERS)('is found even if the comment of %s is of a later attempt', (_name, overrides) => {
    const own = anOwnComment({ state: 'finished', outcome: 'pull-request', attempt: 1 }, 102);
    const other = anOwnComment({ ...overrides, attempt: 2 }, 101);
    const resumption = resumptionOf(holding(other, own), { ...KEY, attempt: 3 });
    expect(resumption).toMatchObject({ kind: 'report-end', comment: own });
  });

  test.each<readonly [string, Partial<Marker>]>([
    ...OTHERS,
    ['another run', { run: '7' }],
    ['a comment', { trigger: FOR_A_COMMENT }],
    ['a newer run', { run: '78' }],
    ['an older run that ended well', { run: '70', state: 'finished' }],
    ['a later attempt', { attempt: 3 }],
  ])('starts a new job next to that of %s', (_name, overrides) => {
    expect(resumptionOf(holding(anOwnComment(overrides)), KEY)).toEqual({ kind: 'start', comment: null });
  });
});

// No attempt leaves such a comment behind when it starts anew, but others can forge a later one.
test.each(TABLE)('a later comment that allows a start counts only if the earlier one (%s, %s) does: %j', (...row) => {
  const [state, outcome, expected] = row;
  const own = anOwnComment({ state, outcome }, 101);
  const later = anOwnComment({ state: 'not-created', attempt: 2 }, 102);
  const found = resumptionOf(holding(own, later), { ...KEY, attempt: 3 });
  expect(found).toEqual(expected.kind === 'start' ? { kind: 'start', comment: later } : { comment: own, ...expected });
});

test.each(TABLE)('a comment of the same attempt is left alone: its owner lives: %s (outcome %s)', (state, outcome) => {
  for (const attempt of [1, 2, 3]) {
    const beside = anOwnComment({ state, outcome, attempt });
    expect(resumptionOf(holding(beside), { ...KEY, attempt })).toEqual({ kind: 'start', comment: null });
  }
});

test.each<[string, readonly Partial<Marker>[]]>([
  ['two', [{}, {}]],
  ['three, in different states', [{}, { state: 'unknown' }, { state: 'not-created' }]],
  ['two that have ended badly', [{ state: 'not-created' }, { state: 'finished', outcome: 'failed' }]],
])('several earlier requests that look alike start nothing: %s', (_name, markers) => {
  const marked = markers.map((marker, index) => anOwnComment(marker, index));
  expect(resumptionOf(holding(...marked), KEY)).toEqual({ kind: 'ambiguous', candidates: markers.length });
});

describe('a comment of ours that cannot be read', () => {
  const thread: OwnComments = { marked: [], unreadable: [UNREADABLE] };

  test('may be that of an earlier attempt, so a re-run starts nothing, unlike a first attempt', () => {
    expect(resumptionOf(thread, KEY)).toEqual({ kind: 'unknown', comment: null, settled: true });
    expect(resumptionOf(thread, { ...KEY, attempt: 1 })).toEqual({ kind: 'start', comment: null });
  });

  test('does not affect a re-run that finds its own', () => {
    const own = anOwnComment();
    expect(resumptionOf({ ...thread, marked: [own] }, KEY)).toEqual({ kind: 'follow', comment: own, jobId: 'j_1' });
  });
});
