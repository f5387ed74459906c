import { describe, expect, test } from 'vitest';
import { type JobKey, type Resumption, resumptionOf } from '../../src/thread/job-thread.ts';
import {
  FINISHED_OUTCOMES,
  type FinishedOutcome,
  instructionHash,
  type Marker,
  STATES,
  type State,
  stepHash,
} from '../../src/thread/marker.ts';
import type { OwnComment, OwnComments } from '../../src/thread/own-comments.ts';
import { readMarker } from '../../src/thread/read-marker.ts';
import { INSTRUCTION_HASH, STEP, STEP_NAME } from '../build/a-marker.ts';
import { aComment, anOwnComment } from '../build/an-own-comment.ts';
import { aFirstMarker, FIRST_STEP, recordedLines } from '../build/first-version.ts';

/** The second attempt of run 77. */
const KEY: JobKey = {
  runId: '77',
  attempt: 2,
  step: STEP,
  firstStep: FIRST_STEP,
  instructionHash: INSTRUCTION_HASH,
  firstInstructionHash: instructionHash('The same, cleaned.'),
};
const FIRST_ATTEMPT: JobKey = { ...KEY, attempt: 1 };
const ANOTHER = { instructionHash: instructionHash('Another.') } as const;
const SAME_FIRST = { instructionHash: KEY.firstInstructionHash } as const;
const OTHER_LEG: Marker['trigger'] = { kind: 'run', step: stepHash(STEP_NAME, '{"os":"macos"}') };
const OTHER_STEP: Marker['trigger'] = { kind: 'run', step: stepHash({ ...STEP_NAME, step: 'second' }, '') };
const FOR_A_COMMENT: Marker['trigger'] = { kind: 'issue-comment', id: 77 };

const UNREADABLE = aComment({ id: 300, body: '<!-- docs-agent:3 e30 -->' });

function holding(...marked: readonly OwnComment[]): OwnComments {
  return { marked, unreadable: [] };
}

/** A comment that version 1 wrote. */
function aFirstComment(given: Partial<Marker> = {}, id = 100): OwnComment {
  return anOwnComment(aFirstMarker(given), id);
}

type Decided = Readonly<Record<string, unknown>>;

/** What a re-run does about each state and outcome that its dead first attempt left. */
const TABLE: readonly (readonly [State, FinishedOutcome | null, Decided])[] = [
  ['starting', null, { kind: 'unknown', settled: false }],
  ['started', null, { kind: 'follow', jobId: 'j_1' }],
  ['finished', 'pull-request', { kind: 'report-end', jobId: 'j_1', outcome: 'pull-request' }],
  ['finished', 'no-pull-request', { kind: 'report-end', jobId: 'j_1', outcome: 'no-pull-request' }],
  ['finished', 'failed', { kind: 'start' }],
  ['finished', 'archived', { kind: 'start' }],
  ['finished', 'no-news', { kind: 'start' }],
  ['not-created', null, { kind: 'start' }],
  ['unknown', null, { kind: 'unknown', settled: true }],
];

describe('a re-run of a step', () => {
  test('has a row for every state and outcome', () => {
    expect(new Set(TABLE.map(([state]) => state))).toEqual(new Set(STATES));
    expect(TABLE.flatMap(([, outcome]) => outcome ?? [])).toEqual([...FINISHED_OUTCOMES]);
  });

  test.each(TABLE)('that finds %s (outcome %s) does %j, in the same comment', (state, outcome, expected) => {
    const own = anOwnComment({ state, outcome });
    expect(resumptionOf(holding(own), KEY)).toEqual({ ...expected, comment: own });
  });

  test.each(TABLE)('that finds %s (outcome %s) does %j, even if version 1 wrote it', (state, outcome, expected) => {
    const own = aFirstComment({ state, outcome, ...SAME_FIRST });
    expect(resumptionOf(holding(own), KEY)).toEqual({ ...expected, comment: own });
  });

  test.each(recordedLines().filter(([name]) => name.startsWith('step: ')))(
    'does the same with what version 1 recorded: %s',
    (name, line) => {
      const read = readMarker(line);
      if (read.kind !== 'marker') throw new Error(`not readable: ${name}`);
      const own = { ...aComment({ body: line }), marker: read.marker };
      const [state, outcome = null] = name.replace('step: ', '').split(' ');
      const row = TABLE.find((each) => each[0] === state && each[1] === outcome);
      expect(resumptionOf(holding(own), KEY)).toEqual({ ...row?.[2], comment: own });
    },
  );

  test('finds the comment whatever is around it, even after several attempts', () => {
    const own = anOwnComment({ attempt: 2 }, 102);
    const others = [anOwnComment({ run: '70' }, 101), anOwnComment({ trigger: OTHER_STEP }, 103)];
    expect(resumptionOf(holding(...others, own), { ...KEY, attempt: 4 })).toEqual({
      kind: 'follow',
      comment: own,
      jobId: 'j_1',
    });
  });

  test.each<[string, Partial<Marker>]>([
    ['another step', { trigger: OTHER_STEP }],
    ['another leg of the matrix', { trigger: OTHER_LEG }],
    ['another instruction', ANOTHER],
  ])('is found even if the comment of %s is of a later attempt', (_name, overrides) => {
    const own = anOwnComment({ state: 'finished', outcome: 'pull-request', attempt: 1 }, 102);
    const other = anOwnComment({ ...overrides, attempt: 2 }, 101);
    expect(resumptionOf(holding(other, own), { ...KEY, attempt: 3 })).toMatchObject({
      kind: 'report-end',
      comment: own,
    });
  });

  test.each<[string, Partial<Marker>]>([
    ['another step', { trigger: OTHER_STEP }],
    ['another leg of the matrix', { trigger: OTHER_LEG }],
    ['another instruction', ANOTHER],
    ['another run', { run: '7' }],
    ['a comment', { trigger: FOR_A_COMMENT }],
    ['another step, by version 1', aFirstMarker({ trigger: { kind: 'run', step: 'f'.repeat(64) } })],
    ['another run, by version 1', aFirstMarker({ run: '7' })],
  ])('starts a new job next to that of %s', (_name, overrides) => {
    expect(resumptionOf(holding(anOwnComment(overrides)), KEY)).toEqual({ kind: 'start', comment: null });
  });
});

describe('a comment of the same attempt', () => {
  const rows = TABLE.flatMap(([state, outcome]) => [1, 2, 3].map((attempt) => ({ state, outcome, attempt })));

  test.each(rows)(
    'is left alone, because its owner is alive: $state (outcome $outcome), attempt $attempt',
    ({ state, outcome, attempt }) => {
      const beside = [anOwnComment({ state, outcome, attempt }), aFirstComment({ state, outcome, attempt }, 101)];
      expect(resumptionOf(holding(...beside), { ...KEY, attempt })).toEqual({ kind: 'start', comment: null });
    },
  );

  test('is left alone if its attempt is later', () => {
    expect(resumptionOf(holding(anOwnComment({ attempt: 3 })), KEY)).toEqual({ kind: 'start', comment: null });
  });
});

describe('several earlier requests that look alike', () => {
  test.each<[string, readonly OwnComment[], number]>([
    ['two', [anOwnComment({}, 1), anOwnComment({}, 2)], 2],
    [
      'three, in different states',
      [anOwnComment({}, 1), anOwnComment({ state: 'unknown' }, 2), anOwnComment({ state: 'not-created' }, 3)],
      3,
    ],
    [
      'two that have ended badly',
      [anOwnComment({ state: 'not-created' }, 1), anOwnComment({ state: 'finished', outcome: 'failed' }, 2)],
      2,
    ],
    [
      'two of version 1 for this instruction',
      [aFirstComment(SAME_FIRST, 1), aFirstComment(SAME_FIRST, 2), aFirstComment(ANOTHER, 3)],
      2,
    ],
    ['two of version 1 for other instructions', [aFirstComment({}, 1), aFirstComment(ANOTHER, 2)], 2],
  ])('start nothing: %s', (_name, marked, candidates) => {
    expect(resumptionOf(holding(...marked), KEY)).toEqual({ kind: 'ambiguous', candidates });
  });

  test('are distinguished by their legs', () => {
    const own = anOwnComment({}, 1);
    expect(resumptionOf(holding(own, anOwnComment({ trigger: OTHER_LEG }, 2)), KEY)).toMatchObject({ comment: own });
  });
});

describe('a comment of version 1 for the same run and step', () => {
  test.each(TABLE)('blocks whatever its instruction: %s (outcome %s) leads to %j', (state, outcome, expected) => {
    const own = aFirstComment({ state, outcome, ...ANOTHER });
    expect(resumptionOf(holding(own), KEY)).toEqual({ ...expected, comment: own });
  });

  test('is preferred if it was written for this instruction', () => {
    const own = aFirstComment({ state: 'unknown', ...SAME_FIRST }, 2);
    const marked = [aFirstComment(ANOTHER, 1), own, aFirstComment({}, 3)];
    expect(resumptionOf(holding(...marked), KEY)).toEqual({ kind: 'unknown', settled: true, comment: own });
  });

  test('loses to one of version 2', () => {
    const own = anOwnComment({}, 2);
    const marked = [aFirstComment(SAME_FIRST, 1), own, aFirstComment(ANOTHER, 3)];
    expect(resumptionOf(holding(...marked), KEY)).toEqual({ kind: 'follow', jobId: 'j_1', comment: own });
  });
});

describe('a comment of ours that cannot be read', () => {
  const thread: OwnComments = { marked: [], unreadable: [UNREADABLE] };

  test('may be that of an earlier attempt, so a re-run starts nothing', () => {
    expect(resumptionOf(thread, KEY)).toEqual({ kind: 'unknown', comment: null, settled: true });
  });

  test('does not affect a first attempt', () => {
    expect(resumptionOf(thread, FIRST_ATTEMPT)).toEqual({ kind: 'start', comment: null });
  });

  test('does not affect a re-run that finds its own', () => {
    const own = anOwnComment();
    expect(resumptionOf({ ...thread, marked: [own] }, KEY)).toEqual({ kind: 'follow', comment: own, jobId: 'j_1' });
  });

  test('counts more than the comment of a newer run', () => {
    const marked = [anOwnComment({ run: '78' })];
    expect(resumptionOf({ ...thread, marked }, KEY)).toMatchObject({ kind: 'unknown', comment: null });
  });
});

describe('a re-run whose step has a newer run', () => {
  const start: Resumption = { kind: 'start', comment: null };

  test.each([
    ['77', '78'],
    ['9', '10'],
    ['99', '100'],
    ['9007199254740992', '9007199254740993'],
    ['9'.repeat(19), `1${'0'.repeat(19)}`],
    [`${'9'.repeat(19)}8`, '9'.repeat(20)],
  ])('is superseded if the run ids, compared as numbers, say so: %s before %s', (runId, run) => {
    const by = anOwnComment({ run });
    expect(resumptionOf(holding(by), { ...KEY, runId })).toEqual({ kind: 'superseded', by });
    // The older run may have left a comment that the newer one edits.
    const reused = resumptionOf(holding(anOwnComment({ run: runId, state: 'finished' })), { ...KEY, runId: run });
    expect(reused).toMatchObject({ kind: 'start', comment: { marker: { run: runId } } });
  });

  test.each(TABLE)('is superseded whatever that comment says: %s (outcome %s)', (state, outcome) => {
    const by = anOwnComment({ run: '78', state, outcome, ...ANOTHER });
    expect(resumptionOf(holding(by), KEY)).toEqual({ kind: 'superseded', by });
  });

  test('is superseded by the latest of several', () => {
    const [one, latest] = [anOwnComment({ run: '79' }, 1), anOwnComment({ run: '78' }, 2)];
    expect(resumptionOf(holding(one, latest, anOwnComment({ run: '70' }, 3)), KEY)).toEqual({
      kind: 'superseded',
      by: latest,
    });
  });

  test('is not superseded if its own earlier attempt left a comment', () => {
    const own = anOwnComment({ state: 'not-created' }, 1);
    expect(resumptionOf(holding(own, anOwnComment({ run: '78' }, 2)), KEY)).toEqual({ kind: 'start', comment: own });
  });

  test.each<[string, Partial<Marker>]>([
    ['an older run', { run: '76' }],
    ['another step', { run: '78', trigger: OTHER_STEP }],
    ['another leg', { run: '78', trigger: OTHER_LEG }],
    ['a comment', { run: '78', trigger: FOR_A_COMMENT }],
  ])('is not superseded by %s', (_name, changes) => {
    expect(resumptionOf(holding(anOwnComment(changes)), KEY)).toEqual(start);
  });

  test('must be a re-run: a first attempt is not superseded', () => {
    expect(resumptionOf(holding(anOwnComment({ run: '78' })), FIRST_ATTEMPT)).toEqual(start);
  });
});

describe('the comment that a new run edits instead of adding one', () => {
  const earlier = { run: '70', state: 'finished' } as const;

  test.each<[string, OwnComment]>([
    ['with a pull request', anOwnComment(earlier)],
    ['without a pull request', anOwnComment({ ...earlier, outcome: 'no-pull-request' })],
    ['with another instruction, as the only one of the step', anOwnComment({ ...earlier, ...ANOTHER })],
    ['in version 1', aFirstComment({ ...earlier, ...SAME_FIRST })],
    ['in version 1 with another instruction, as the only one of the step', aFirstComment({ ...earlier, ...ANOTHER })],
  ])('is one that an older run finished %s', (_name, comment) => {
    expect(resumptionOf(holding(comment), FIRST_ATTEMPT)).toEqual({ kind: 'start', comment });
    expect(resumptionOf(holding(comment), KEY)).toEqual({ kind: 'start', comment });
  });

  test.each<[string, Partial<Marker>]>([
    ...TABLE.filter(([, , { kind }]) => kind !== 'report-end').map(
      ([state, outcome]) =>
        [`may be read again: ${state} (outcome ${outcome})`, { ...earlier, state, outcome }] as [
          string,
          Partial<Marker>,
        ],
    ),
    ['belongs to another step', { ...earlier, trigger: OTHER_STEP }],
    ['belongs to another leg', { ...earlier, trigger: OTHER_LEG }],
    ['answers a comment', { ...earlier, trigger: FOR_A_COMMENT }],
    ['this run has finished', { ...earlier, run: '77' }],
    ['a newer run has finished', { ...earlier, run: '78' }],
  ])('is never one that %s', (_name, details) => {
    expect(resumptionOf(holding(anOwnComment(details)), FIRST_ATTEMPT)).toEqual({ kind: 'start', comment: null });
  });

  test.each([
    ['version 2', anOwnComment, {}],
    ['version 1', aFirstComment, SAME_FIRST],
  ])('is the latest for the same instruction if the step has several, in %s', (_name, build, sameInstruction) => {
    const same = build({ ...earlier, ...sameInstruction }, 2);
    const marked = [build({ ...earlier, ...sameInstruction }, 1), same, build({ ...earlier, ...ANOTHER }, 3)];
    expect(resumptionOf(holding(...marked), FIRST_ATTEMPT)).toEqual({ kind: 'start', comment: same });
  });

  test('does not exist if the step has several comments and none for this instruction', () => {
    const marked = [
      anOwnComment({ ...earlier, ...ANOTHER }, 1),
      anOwnComment({ ...earlier, instructionHash: instructionHash('A third.') }, 2),
    ];
    expect(resumptionOf(holding(...marked), FIRST_ATTEMPT)).toEqual({ kind: 'start', comment: null });
  });

  test('does not exist for another instruction if a comment of the step may be read again', () => {
    const marked = [anOwnComment({ run: '70', state: 'unknown' }, 1), anOwnComment({ ...earlier, ...ANOTHER }, 2)];
    expect(resumptionOf(holding(...marked), FIRST_ATTEMPT)).toEqual({ kind: 'start', comment: null });
  });
});
