import { describe, expect, test } from 'vitest';
import { shorten } from '../../src/markdown.ts';
import { ANNOUNCEMENTS, FINISHED_OUTCOMES, type Marker, STATES, serviceHash } from '../../src/thread/marker.ts';
import { readMarker } from '../../src/thread/read-marker.ts';
import { INSTRUCTION_HASH, STEP_NAME } from '../build/a-marker.ts';
import { FIRST_CONTENT, FIRST_STEP, lineOf, recordedLines } from '../build/first-version.ts';

const RECORDED = recordedLines();

const TRIGGERS: Readonly<Record<string, Pick<Marker, 'trigger' | 'instructionComment'>>> = {
  comment: {
    trigger: { kind: 'issue-comment', id: 100 },
    instructionComment: { kind: 'issue-comment', id: 100 },
  },
  'review comment': {
    trigger: { kind: 'review-comment', id: 100 },
    instructionComment: { kind: 'review-comment', id: 100 },
  },
  step: { trigger: { kind: 'run', step: FIRST_STEP }, instructionComment: null },
};

describe('a marker of version 1', () => {
  test('was recorded for every trigger, state and outcome', () => {
    const ends = STATES.flatMap((state) =>
      state === 'finished' ? FINISHED_OUTCOMES.map((outcome) => `${state} ${outcome}`) : [state],
    );
    const names = Object.keys(TRIGGERS).flatMap((trigger) => ends.map((end) => `${trigger}: ${end}`));
    expect(RECORDED.map(([name]) => name)).toEqual(names);
  });

  test.each(RECORDED)('keeps its meaning when read: %s', (name, line) => {
    const [trigger = '', expected = ''] = name.split(': ');
    const [state, outcome = null] = expected.split(' ');
    expect(readMarker(`${line}\n\n**Working on it.**`)).toEqual({
      kind: 'marker',
      marker: {
        ...TRIGGERS[trigger],
        repository: { id: null, name: 'acme/app' },
        service: serviceHash({ baseUrl: 'https://docs.example.com', projectId: 'handbook' }),
        instructionHash: INSTRUCTION_HASH,
        request: 'job',
        state,
        outcome,
        jobId: state === 'started' || state === 'finished' ? 'j_1' : null,
        pullRequest: null,
        head: null,
        run: '77',
        attempt: 1,
        askedAt: '2026-11-20T09:00:00.000Z',
        watchedUntil: '2026-11-20T09:32:00.000Z',
        told: state === 'starting' || state === 'started' ? [] : ANNOUNCEMENTS,
      },
    });
  });

  test('belongs to the run that its trigger names, not to the run that wrote it last', () => {
    const read = readMarker(lineOf({ ...FIRST_CONTENT, run: '78' }, 1));
    expect(read).toMatchObject({ kind: 'marker', marker: { run: '77' } });
  });
});

const COMMENT = { kind: 'issue-comment', id: 100 };

/** Invalid values for each part; every part has a row. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  kind: ['request'],
  repository: [{ id: 4200, name: 'acme/app' }, 'app', 'acme/app\n'],
  baseUrl: ['docs.example.com', 'javascript:alert(1)', 'https://docs.example.com/ x', `https://${'a'.repeat(493)}`],
  project: ['', '..', 'a'.repeat(129), 'é'],
  instructionHash: ['f'.repeat(63), 'F'.repeat(64)],
  run: ['', '7a', '1'.repeat(21), 77],
  attempt: [0, 1.5, '1'],
  askedAt: [
    'yesterday',
    '2026-11-20',
    '2026-11-20T09:00:00+05',
    '2026-13-20T09:00:00.000Z',
    '2026-11-20T25:00:00.000Z',
  ],
  trigger: [
    COMMENT.id,
    { ...COMMENT, id: 0 },
    { ...COMMENT, extra: 1 },
    { kind: 'run', step: FIRST_STEP },
    { kind: 'run', run: 'x', step: FIRST_STEP },
    { kind: 'run', run: '77', step: STEP_NAME.step },
  ],
  instructionComment: [
    { kind: 'run', run: '77', step: FIRST_STEP },
    { ...COMMENT, id: '100' },
  ],
  state: ['paused'],
  outcome: ['cancelled', null],
  jobId: ['', '..', 'a'.repeat(129), null],
};

describe('a marker of version 1 that cannot be understood', () => {
  test('has a row for every part', () => {
    expect(Object.keys(WRONG).toSorted()).toEqual(Object.keys(FIRST_CONTENT).toSorted());
  });

  test.each(Object.keys(WRONG))('is unreadable without its part %s', (part) => {
    const { [part]: _left, ...rest } = FIRST_CONTENT;
    expect(readMarker(lineOf(FIRST_CONTENT, 1)).kind).toBe('marker');
    expect(readMarker(lineOf(rest, 1)).kind).toBe('unreadable');
  });

  test.each(
    Object.entries(WRONG).flatMap(([part, values]) =>
      values.map((value) => ({ part, value, as: shorten(JSON.stringify(value), 60) })),
    ),
  )('is unreadable if its part $part is $as', ({ part, value }) => {
    expect(readMarker(lineOf({ ...FIRST_CONTENT, [part]: value }, 1)).kind).toBe('unreadable');
  });

  test('is unreadable with a part that is not known', () => {
    expect(readMarker(lineOf({ ...FIRST_CONTENT, extra: 1 }, 1)).kind).toBe('unreadable');
  });

  test.each(STATES.filter((state) => state !== 'finished'))('is unreadable if %s has an outcome', (state) => {
    const jobId = state === 'started' ? 'j_1' : null;
    expect(readMarker(lineOf({ ...FIRST_CONTENT, state, jobId }, 1)).kind).toBe('unreadable');
    expect(readMarker(lineOf({ ...FIRST_CONTENT, state, jobId, outcome: null }, 1)).kind).toBe('marker');
  });
});
