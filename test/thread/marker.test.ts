import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstLine } from '../../src/marker-line.ts';
import { FINISHED_OUTCOMES, instructionHash, type Marker, stepHash, writeMarker } from '../../src/thread/marker.ts';
import { readMarker } from '../../src/thread/read-marker.ts';
import { aMarker } from '../build/a-marker.ts';

const digits = fc.stringMatching(/^\d{1,20}$/);
const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const jobId = fc.stringMatching(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/);

const trigger: fc.Arbitrary<Marker['trigger']> = fc.oneof(
  fc.record({ kind: fc.constantFrom('issue-comment' as const, 'review-comment' as const), id }),
  fc.record({ kind: fc.constant('run' as const), run: digits, step: hash }),
);
const progress: fc.Arbitrary<Pick<Marker, 'state' | 'outcome' | 'jobId'>> = fc.oneof(
  fc.record({
    state: fc.constantFrom('starting' as const, 'not-created' as const, 'unknown' as const),
    outcome: fc.constant(null),
    jobId: fc.constant(null),
  }),
  fc.record({ state: fc.constant('started' as const), outcome: fc.constant(null), jobId }),
  fc.record({ state: fc.constant('finished' as const), outcome: fc.constantFrom(...FINISHED_OUTCOMES), jobId }),
);
const marker: fc.Arbitrary<Marker> = fc
  .record({
    kind: fc.constant('job' as const),
    repository: fc.stringMatching(/^[\w.-]{1,39}\/[\w.-]{1,100}$/),
    trigger,
    instructionComment: fc.option(fc.record({ kind: fc.constantFrom('issue-comment', 'review-comment'), id })),
    baseUrl: fc.stringMatching(/^https:\/\/[a-z0-9.-]{1,60}(:[1-9]\d{0,3})?(\/[\w.~%-]{1,20}){0,5}$/),
    project: jobId,
    instructionHash: hash,
    progress,
    run: digits,
    attempt: fc.integer({ min: 1, max: 999_999 }),
    askedAt: fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }),
  })
  .map(({ progress: state, askedAt, ...rest }) => ({ ...rest, ...state, askedAt: askedAt.toISOString() }));

/** A first line with any JSON in it. */
function lineOf(content: unknown): string {
  return `<!-- docs-agent:1 ${Buffer.from(JSON.stringify(content)).toString('base64url')} -->`;
}

describe('a marker', () => {
  test('is read as it was written, whatever follows it and whichever line ends GitHub kept', () => {
    fc.assert(
      fc.property(
        marker,
        fc.constantFrom('', '\n\ntext', '\r\n\r\ntext', '\n<!-- docs-agent:1 e30 -->'),
        (it, rest) => {
          expect(readMarker(writeMarker(it) + rest)).toEqual({ kind: 'marker', marker: it });
        },
      ),
    );
  });

  test('fits into two kibibytes and one line with the longest values that are allowed', () => {
    const longest = aMarker({
      repository: `${'a'.repeat(100)}/${'b'.repeat(100)}`,
      trigger: { kind: 'run', run: '9'.repeat(20), step: 'f'.repeat(64) },
      instructionComment: { kind: 'review-comment', id: Number.MAX_SAFE_INTEGER },
      baseUrl: `https://${'c'.repeat(492)}`,
      project: 'd'.repeat(128),
      state: 'finished',
      outcome: 'no-pull-request',
      jobId: 'e'.repeat(128),
      run: '9'.repeat(20),
      attempt: Number.MAX_SAFE_INTEGER,
    });
    expect(longest.baseUrl).toHaveLength(500);
    expect(writeMarker(longest).length).toBeLessThanOrEqual(2048);
    expect(writeMarker(longest)).not.toContain('\n');
    expect(readMarker(writeMarker(longest))).toEqual({ kind: 'marker', marker: longest });
  });

  test('is no marker any more when its line is cut anywhere', () => {
    fc.assert(
      fc.property(marker, fc.nat(), (it, where) => {
        const line = writeMarker(it);
        const cut = line.slice(0, where % line.length);
        expect(readMarker(cut).kind).toBe(cut.startsWith('<!-- docs-agent:') ? 'unreadable' : 'none');
      }),
    );
  });

  test('is no marker any more when something is put into its line anywhere', () => {
    fc.assert(
      fc.property(marker, fc.nat(), fc.constantFrom(' ', '.', '<', '-->', '\t', '=', 'é'), (it, where, foreign) => {
        const line = writeMarker(it);
        const at = where % (line.length + 1);
        expect(readMarker(line.slice(0, at) + foreign + line.slice(at)).kind).not.toBe('marker');
      }),
    );
  });

  test('is strict about every part even when one character has been replaced', () => {
    fc.assert(
      fc.property(marker, fc.nat(), fc.constantFrom(...'AZaz09_-'), (it, where, other) => {
        const line = writeMarker(it);
        const at = where % line.length;
        const read = readMarker(line.slice(0, at) + other + line.slice(at + 1));
        if (read.kind === 'marker') expect(readMarker(writeMarker(read.marker))).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a marker of ours that cannot be understood', () => {
  const good: Record<string, unknown> = aMarker({ state: 'finished' });

  test.each(Object.keys(good))('is unreadable without its %s, or with another type there', (name) => {
    const { [name]: _left, ...rest } = good;
    expect(readMarker(lineOf(rest)).kind).toBe('unreadable');
    expect(readMarker(lineOf({ ...good, [name]: {} })).kind).toBe('unreadable');
    expect(readMarker(lineOf(good)).kind).toBe('marker');
  });

  test.each([
    ['a part that is not known', { ...good, extra: 1 }],
    ['a trigger with a part that is not known', { ...good, trigger: { kind: 'issue-comment', id: 1, extra: 1 } }],
    ['a state that is not known', { ...good, state: 'paused' }],
    ['a started job without an id', { ...good, state: 'started', outcome: null, jobId: null }],
    ['an id where no job exists', { ...good, state: 'not-created', outcome: null }],
    ['an outcome of a job that has not ended', { ...good, state: 'started' }],
    ['an ended job without an outcome', { ...good, outcome: null }],
    ['an id that climbs', { ...good, jobId: '..' }],
    ['a repository with a line break', { ...good, repository: 'acme/app\n' }],
    ['a base address with a space', { ...good, baseUrl: 'https://docs.example.com/ x' }],
    ['a base address of another scheme', { ...good, baseUrl: 'javascript:alert(1)' }],
    ['a time that is no instant', { ...good, askedAt: 'yesterday' }],
    ['attempt 0', { ...good, attempt: 0 }],
    ['another kind', { ...good, kind: 'request' }],
    ['no object', 'job'],
  ])('is unreadable with %s', (_name, content) => {
    expect(readMarker(lineOf(content)).kind).toBe('unreadable');
  });

  test.each([
    ['another version', writeMarker(aMarker()).replace(':1 ', ':2 ')],
    ['no JSON', '<!-- docs-agent:1 AAAA -->'],
    ['nothing', '<!-- docs-agent:1  -->'],
    ['something after it in its line', `${writeMarker(aMarker())} and more`],
    ['something before its end', writeMarker(aMarker()).replace(' -->', ' and more -->')],
    [
      'more than two kibibytes',
      `<!-- docs-agent:1 ${Buffer.from(JSON.stringify(good).replaceAll(',', `,${' '.repeat(200)}`)).toString('base64url')} -->`,
    ],
  ])('is unreadable with %s', (_name, line) => {
    expect(readMarker(line).kind).toBe('unreadable');
  });
});

describe('what is no job marker', () => {
  test.each([
    ['an ordinary comment', 'Thanks!'],
    ['an empty comment', ''],
    ['a marker that is not in the first line', `Quote:\n${writeMarker(aMarker())}`],
    ['a quoted marker', `> ${writeMarker(aMarker())}`],
    ['a marker after a space', ` ${writeMarker(aMarker())}`],
    ['the marker of another tool', '<!-- docs-agentic:1 e30 -->'],
    ["the report's", lineOf({ kind: 'report', periods: [1, 2] })],
    ["the report's, of any length", lineOf({ kind: 'report', periods: 'x'.repeat(10_000) })],
    ["a notice's", lineOf({ kind: 'notice' })],
  ])('%s blocks nothing', (_name, body) => {
    expect(readMarker(body)).toEqual({ kind: 'none' });
  });

  test.each(['', '<', '<!-- docs-agent:'])('64 KB of hostile text after %j are read', (start) => {
    const body = start + '-'.repeat(65_536);
    expect(readMarker(body).kind).toBe(start.endsWith(':') ? 'unreadable' : 'none');
    expect(firstLine(body)).toBe(body);
  });
});

describe('the hashes of a marker', () => {
  test('tell instructions apart', () => {
    expect(instructionHash('one')).not.toBe(instructionHash('two'));
    expect(instructionHash('one')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('tell steps apart whose names only join to the same text', () => {
    const one = stepHash({ workflow: 'a', job: 'bc', step: 'd' });
    expect(stepHash({ workflow: 'ab', job: 'c', step: 'd' })).not.toBe(one);
    expect(stepHash({ workflow: 'a', job: 'b', step: 'cd' })).not.toBe(one);
    expect(stepHash({ workflow: 'a', job: 'bc', step: 'd' })).toBe(one);
  });
});
