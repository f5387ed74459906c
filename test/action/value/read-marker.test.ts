import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FINISHED_OUTCOMES,
  LONGEST_PULL_REQUEST,
  type Marker,
  STATES,
  writeMarker,
} from '../../../src/action/value/marker.ts';
import { renderNotice } from '../../../src/action/value/own-comments.ts';
import { renderHandover } from '../../../src/action/wording/answers.ts';
import { renderStatusComment } from '../../../src/action/wording/status-comment.ts';
import { shorten } from '../../../src/action/words/markdown.ts';
import { aMarker, lineOf, readMarker } from '../../build/a-marker.ts';
import { hostileText } from '../../build/fuzz-runs.ts';

const GOOD: Readonly<Record<string, unknown>> = { kind: 'job', ...aMarker({ state: 'finished' }) };
const LONG = JSON.stringify(GOOD).replaceAll(',', `,${' '.repeat(200)}`);
const HASH = 'f'.repeat(64);
const NO_HASHES = ['f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64), `${'f'.repeat(64)}\n`, null];
const NO_COMMENTS = [
  { kind: 'issue-comment' },
  ...[0, 1.5, '5', 2 ** 53].map((id) => ({ kind: 'issue-comment', id })),
  { kind: 'issue-comment', id: 5, extra: 1 },
  { kind: 'commit-comment', id: 5 },
];
const NO_DATES = ['yesterday', '2026-11-20', '2026-13-20T09:00:00.000Z', '2026-11-20T25:00:00.000Z'];
const NO_INSTANTS = [...NO_DATES, '2026-11-20T09:00:00', '2026-11-20T09:00:00+05', 1_795_165_200_000, null];
const REPOSITORY = { id: 4200, name: 'acme/app' };

/** Invalid values for each part of a marker; every part has a row. */
const WRONG: Readonly<Record<keyof Marker | 'kind', readonly unknown[]>> = {
  kind: ['request', 'Job', null],
  repository: [
    ...['acme/app', { name: 'acme/app' }, { id: 4200 }],
    ...[0, '4200'].map((id) => ({ ...REPOSITORY, id })),
    ...['app', 'acme/app\n', `acme/${'a'.repeat(101)}`, 'acme/app/docs'].map((name) => ({ ...REPOSITORY, name })),
    { ...REPOSITORY, extra: 1 },
  ],
  trigger: [
    ...NO_COMMENTS,
    ...NO_HASHES.map((step) => ({ kind: 'run', step })),
    ...[{ run: '77' }, { id: 5 }].map((more) => ({ kind: 'run', step: HASH, ...more })),
    null,
  ],
  instructionComment: [...NO_COMMENTS, { kind: 'run', step: HASH }],
  service: NO_HASHES,
  instructionHash: NO_HASHES,
  request: ['report', null],
  state: ['paused', null],
  outcome: ['cancelled', 'still-running'],
  jobId: ['', ' ', '.', '..', 'a\nb', 'é', 'a'.repeat(129), 7],
  pullRequest: [
    ...['', 'javascript:alert(1)', 'https://', `https://${'a'.repeat(LONGEST_PULL_REQUEST - 7)}`, 5],
    ...['5 x', '5\n', 'é', '"', '\\'].map((end) => `https://github.com/acme/docs/pull/${end}`),
  ],
  head: ['', 'c0ffee', 'f'.repeat(39), 'f'.repeat(65), 'F'.repeat(40)],
  run: ['', '-1', '7a', '1'.repeat(21), 77, null],
  attempt: [0, -1, 1.5, '1', 2 ** 53, null],
  askedAt: NO_INSTANTS,
  watchedUntil: NO_INSTANTS,
  sentAt: [...NO_INSTANTS, '2026-11-20T09:00:00.000Z'],
  answered: [true, 'taken', false, 'true', null],
  group: ['', HASH, 'g'.repeat(24), 'F'.repeat(24), null],
  reviewer: ['', '-mara', 'github-actions[bot]', 'm'.repeat(40), 'mara\n', null],
  told: ['notice', ['mail'], ['reaction', 'notice', 'handover', 'reaction'], null],
};

describe('a marker of ours that cannot be understood', () => {
  test.each(Object.keys(WRONG))('is unreadable without its part %s, or with another type there', (part) => {
    const { [part]: _left, ...rest } = GOOD;
    expect(readMarker(lineOf(GOOD)).kind).toBe('marker');
    expect(readMarker(lineOf(rest)).kind).toBe(
      ['answered', 'sentAt', 'group', 'reviewer'].includes(part) ? 'marker' : 'unreadable',
    );
    expect(readMarker(lineOf({ ...GOOD, [part]: {} })).kind).toBe('unreadable');
  });

  test.each(
    Object.entries(WRONG).flatMap(([part, values]) =>
      values.map((value) => ({ part, value, as: shorten(JSON.stringify(value), 60) })),
    ),
  )('is unreadable if its part $part is $as', ({ part, value }) => {
    expect(readMarker(lineOf({ ...GOOD, [part]: value })).kind).toBe('unreadable');
  });

  test.each([
    ['a part that is not known', lineOf({ ...GOOD, extra: 1 })],
    ['a list', lineOf([GOOD])],
    ['a text', lineOf('job')],
    ['null', lineOf(null)],
    ['a version that is not known yet', lineOf(GOOD, 3)],
    ['a version of two digits', lineOf(GOOD, 22)],
    ['no version', lineOf(GOOD, '')],
    ['no JSON', '<!-- docs-agent:2 AAAA -->'],
    ['nothing', '<!-- docs-agent:2  -->'],
    ['something after it in its line', `${writeMarker(aMarker())} and more`],
    ['something before its end', writeMarker(aMarker()).replace(' -->', ' and more -->')],
    ['more than two kibibytes', `<!-- docs-agent:2 ${Buffer.from(LONG).toString('base64url')} -->`],
  ])('is unreadable with %s', (_name, line) => {
    expect(readMarker(line).kind).toBe('unreadable');
  });
});

describe('a marker of ours below what someone added above it', () => {
  test.each(['A note.\n', 'A note.\r\n', '\n', '> A quote\n\n'])('is unreadable: below %j', (above) => {
    expect(readMarker(`${above}${writeMarker(aMarker())}\n\n**Working on it.**`)).toEqual({ kind: 'unreadable' });
    expect(readMarker(`${above}<!-- docs-agent:3 e30 -->`)).toEqual({ kind: 'unreadable' });
  });

  test.each(['report', 'notice', 'handover'])('still blocks nothing if it is that of a %s', (kind) => {
    expect(readMarker(`A note.\n${lineOf({ kind })}\n\n${writeMarker(aMarker())}`)).toEqual({ kind: 'none' });
  });
});

describe('nothing that we write is unreadable, whatever it quotes', () => {
  const FOREIGN = ['<!-- docs-agent:2 broken -->', '<!-- docs-agent:3 e30 -->'];
  const LINES = [writeMarker(aMarker()), lineOf({ kind: 'notice' }), ...FOREIGN];
  const quoted = fc
    .array(fc.oneof(hostileText, fc.constantFrom(...LINES)), { maxLength: 6 })
    .map((parts) => parts.join('\n'));
  const marker = aMarker({ state: 'starting' });
  const status = (text: string): string =>
    renderStatusComment({
      ...{ marker, view: { state: 'starting' }, job: null, endedAt: null, command: '/docs', handsOver: true },
      ...{ instruction: { text }, serverUrl: 'https://github.com' },
    });
  const handover = (text: string): string => {
    const origin = { kind: 'thread', url: 'https://github.com/acme/app/issues/7' } as const;
    const about = { job: 'j_1', repository: REPOSITORY, service: HASH };
    return renderHandover(about, { origin, requester: text, instruction: { text }, command: '/docs' });
  };

  test.each<[string, (text: string) => string, ReturnType<typeof readMarker>]>([
    ['a status comment', status, { kind: 'marker', marker }],
    ['a notice, and an answer', (text) => renderNotice({ comment: 5 }, text), { kind: 'none' }],
    ['a hand-over', handover, { kind: 'none' }],
  ])('%s', (_what, render, expected) => {
    fc.assert(
      fc.property(quoted, (text) => {
        expect(readMarker(render(text))).toEqual(expected);
      }),
    );
  });
});

describe('the state of a marker', () => {
  const combinations = STATES.flatMap((state) =>
    [null, 'j_1'].flatMap((jobId) => [null, ...FINISHED_OUTCOMES].map((outcome) => ({ state, jobId, outcome }))),
  );
  const without = ['starting', 'not-created', 'unknown'].map((state) => `${state} null null`);
  const ended = FINISHED_OUTCOMES.map((outcome) => `finished j_1 ${outcome}`);
  const consistent = [...without, 'started j_1 null', ...ended];

  test.each(combinations)('agrees with its job $jobId and outcome $outcome, or is unreadable: $state', (progress) => {
    const { state, jobId, outcome } = progress;
    const expected = consistent.includes(`${state} ${jobId} ${outcome}`) ? 'marker' : 'unreadable';
    expect(readMarker(lineOf({ ...GOOD, ...progress })).kind).toBe(expected);
  });
});

test.each(STATES)('only a request without effect may have been answered: %s', (state) => {
  const line = lineOf({ kind: 'job', ...aMarker({ state }), answered: true });
  expect(readMarker(line).kind).toBe(state === 'not-created' ? 'marker' : 'unreadable');
});

test.each(['job', 'message'] as const)('only a message has an instant of sending: %s', (request) => {
  const line = lineOf({ kind: 'job', ...aMarker({ request }), sentAt: '2026-11-20T09:01:40.000Z' });
  expect(readMarker(line).kind).toBe(request === 'message' ? 'marker' : 'unreadable');
});

describe('a text that is not a job marker', () => {
  test.each([
    ['an ordinary comment', 'Thanks!'],
    ['an empty comment', ''],
    ['a quoted marker', `> ${writeMarker(aMarker())}`],
    ['a quoted marker below a text', `Look:\n> ${writeMarker(aMarker())}`],
    ['a marker after a space', ` ${writeMarker(aMarker())}`],
    ['the marker of another tool', '<!-- docs-agentic:1 e30 -->'],
  ])('blocks nothing: %s', (_name, body) => {
    expect(readMarker(body)).toEqual({ kind: 'none' });
  });

  test.each(
    ['report', 'notice', 'handover'].flatMap((kind) =>
      [{}, { job: 'j_1', comment: 5 }, { periods: 'x'.repeat(10_000) }].map((rest) => ({ kind, rest })),
    ),
  )('by us, with a $kind, blocks nothing, whatever else it contains', ({ kind, rest }) => {
    expect(readMarker(`${lineOf({ kind, ...rest })}\n\ntext`)).toEqual({ kind: 'none' });
  });
});
