import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as contract from '../../../src/action/service-client/contract.ts';
import { JOB_STATUSES, type Job } from '../../../src/action/words/job.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const { decodeCreatedJob, decodeJob, decodeVisitors, tame } = contract;

const unmasked = (text: string): string => text;

const ANSWER = {
  ...{ id: 'j_1', status: 'active', source: { repository: 'acme/docs', ref: 'main' }, model: 'writer-2' },
  ...{ prLink: null, createdAt: '2026-11-20T09:00:00.000Z', archivedAt: null },
};
const { source, ...COMMON } = ANSWER;
const JOB = { ...COMMON, ...source, reportedStatus: 'active', shownLink: '', error: null };
const UNKNOWN = { repository: null, ref: null, model: null, prLink: null, createdAt: null, archivedAt: null };

/** The same job as returned by a read and by a creation. */
const WAYS: readonly (readonly [string, (given: unknown) => contract.Decoded<Job>])[] = [
  ['that is read', (fields) => decodeJob(fields, 'j_1', unmasked)],
  ['that has just been created', (fields) => decodeCreatedJob(fields, unmasked)],
];

describe.each(WAYS)('a job %s', (_way, decode) => {
  test.each(['docs-agent/j_1', null])('has a settled link if the service names its branch, or none: %s', (branch) => {
    expect(decode({ ...ANSWER, branch })).toEqual({ kind: 'value', value: { ...JOB, linkSettled: true } });
  });

  test('is read completely', () => expect(decode(ANSWER)).toEqual({ kind: 'value', value: JOB }));

  test.each([
    ['only an id', { id: 'j_1' }],
    ['null in every other field', { ...UNKNOWN, id: 'j_1', status: null, source: null }],
    ['null in its source', { id: 'j_1', source: { repository: null, ref: null } }],
    ['an empty source and unknown fields', { id: 'j_1', source: {}, progress: 0.5, steps: [] }],
  ])('may have %s', (_name, overrides) => {
    expect(decode(overrides)).toEqual({ kind: 'value', value: { ...JOB, reportedStatus: null, ...UNKNOWN } });
  });

  const statuses = [
    ...(['active', 'completed', 'archived', 'failed'] as const).map((status) => [status, status, status] as const),
    ['error', 'failed', 'error'],
    [' Completed\n', 'completed', ' Completed\n'],
    ['ERROR', 'failed', 'ERROR'],
    ['queued', 'active', 'queued'],
    ['constructor', 'active', 'constructor'],
    ['', 'active', ''],
    [7, 'active', null],
    [{ name: 'completed' }, 'active', null],
    [null, 'active', null],
    [undefined, 'active', null],
  ] as const;
  test.each(statuses)('with the status %j counts as %s', (fields, status, reportedStatus) => {
    expect(decode({ ...ANSWER, status: fields })).toEqual({ kind: 'value', value: { ...JOB, status, reportedStatus } });
  });

  test('has a row above for each status that we know', () =>
    expect(new Set(statuses.map(([, status]) => status))).toEqual(new Set(JOB_STATUSES)));

  test.each(['', ' ', '\t\n', '\u00a0', 'null', 'NULL', ' Null ', null, undefined])('with link %j has none', (prLink) =>
    expect(decode({ ...ANSWER, prLink })).toEqual({ kind: 'value', value: JOB }),
  );

  test('keeps any other link, without white space around it', () => {
    forMany(100, [fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', '\n', '\t ')], (link, space) => {
      const decoded = decode({ ...ANSWER, prLink: `${space}${link}${space}` });
      const trimmed = link.trim();
      const expected = trimmed === '' || trimmed.toLowerCase() === 'null' ? null : trimmed;
      expect(decoded.kind === 'value' && decoded.value.prLink).toBe(expected);
    });
  });

  test.each<[unknown, string | null]>([
    ['The agent ran out of memory.', 'The agent ran out of memory.'],
    [' exit code 3:\r\nno\tidea \n', 'exit code 3: no idea'],
    ['::error::no\n::stop-commands::x', '::error::no ::stop-commands::x'],
    ['a\u202eb\u200bc\u0000', 'abc'],
    ['x'.repeat(100_000), `${'x'.repeat(1_200)}…`],
    ['', null],
    [' \n\u00a0', null],
    ['\u200b', null],
    [null, null],
    [undefined, null],
    [7, null],
    [{ message: 'no' }, null],
    [['no'], null],
  ])('that failed has its reason on one line of limited length: %j', (error, reason) => {
    expect(decode({ ...ANSWER, status: 'failed', error })).toMatchObject({ kind: 'value', value: { error: reason } });
  });

  test.each<[unknown, string | undefined]>([
    [' All is there.\nSee `cli.md`.\n', 'All is there.\nSee `cli.md`.'],
    ['\u001b[1mDone\u001b[0m: a\u202e\u200b\u0000 canary', 'Done: a ***'],
    ['x'.repeat(100_000), `${'x'.repeat(1_999)}…`],
    ...['', ' \n', '\u200b', null, undefined, 7, ['no']].map((odd): [unknown, undefined] => [odd, undefined]),
  ])('has what the agent said at its end, without secrets and cut, if anything: %j', (summary, said) => {
    const read = (status: string) =>
      decodeJob({ ...ANSWER, status, summary }, 'j_1', (text) => text.replace('canary', '***'));
    const ended = { ...JOB, status: 'completed', reportedStatus: 'completed', summary: said };
    expect([read('active'), read('completed')]).toEqual([JOB, ended].map((value) => ({ kind: 'value', value })));
  });

  test.each([[7], [true], [[]], [{}]])('shows any other odd field as unknown, and keeps valid ones: %j', (odd) => {
    const source = { repository: 'acme/docs', ref: odd };
    const given = { ...ANSWER, source, model: odd, createdAt: odd, archivedAt: odd };
    const value = { ...JOB, model: null, createdAt: null, ref: null };
    expect(decode(given)).toEqual({ kind: 'value', value });
    expect(decode({ ...given, source: odd })).toEqual({ kind: 'value', value: { ...value, repository: null } });
  });

  test.each([
    [null, 'job: expected an object, got null'],
    ['j_1', 'job: expected an object, got a string'],
    [true, 'job: expected an object, got a boolean'],
    [[], 'job: expected an object, got a list'],
    [[ANSWER], 'job: expected an object, got a list'],
  ])('is never %j', (fields, problem) => {
    expect(decode(fields)).toEqual({ kind: 'problem', problem });
  });
});

describe('a job that is read', () => {
  test.each([undefined, null])('with the id %j is the requested one', (id) => {
    expect(decodeJob({ ...ANSWER, id }, 'j_1', unmasked)).toEqual({ kind: 'value', value: JOB });
    const value = { id: 'j 2/?', status: 'failed' };
    expect(decodeJob({ status: 'failed' }, value.id, unmasked)).toMatchObject({ value });
  });

  test.each(['j_2', 'J_1', ' j_1', '', '..'])('with the id %j is another one', (id) => {
    const problem = 'job.id: expected the requested id, got another one';
    expect(decodeJob({ ...ANSWER, id }, 'j_1', unmasked)).toEqual({ kind: 'problem', problem });
  });

  test.each<readonly [string, unknown, string]>([
    ['prLink', 5, 'a number'],
    ['prLink', false, 'a boolean'],
    ['prLink', { url: 'x' }, 'an object'],
    ['prLink', ['x'], 'a list'],
    ['id', 17, 'a number'],
  ])('fails for the %s %j, and names the field', (field, value, got) => {
    const problem = `job.${field}: expected a string, got ${got}`;
    const expected = { kind: 'problem', problem };
    expect(decodeJob({ ...ANSWER, [field]: value }, 'j_1', unmasked)).toEqual(expected);
  });
});

describe('a job that has just been created', () => {
  test('is not lost because of a link of another type', () => {
    forMany(100, [fc.anything().filter((prLink) => typeof prLink !== 'string')], (prLink) => {
      expect(decodeCreatedJob({ ...ANSWER, prLink }, unmasked)).toEqual({ kind: 'value', value: JOB });
    });
  });

  test.each([undefined, null, 5, '', '..', 'x'.repeat(129), 'j_1\n', 'ü'])('needs an id, which %j is not', (id) => {
    expect(decodeCreatedJob({ ...ANSWER, id }, unmasked)).toMatchObject({
      kind: 'problem',
      problem: expect.stringMatching(/^job\.id: /),
    });
  });
});

describe('a page of visitors', () => {
  const totals = { human: 10, ai: 4, total: 12 };
  const row = { path: '/start', human: 3, ai: 1, total: 4 };
  const page = { totals, visitors: [row], hasMore: false };

  test('is read completely', () => {
    const value = { totals, pages: [row], rejectedRows: 0, hasMore: false };
    expect(decodeVisitors(page)).toEqual({ kind: 'value', value });
  });

  test.each([
    ['negative', -1],
    ['fractional', 0.5],
    ['null', null],
    ['text', '3'],
    ['missing', undefined],
    ['beyond 2^53', 2 ** 53],
    ['a list', [3]],
  ])('leaves out and counts rows with a count that is %s', (_name, odd) => {
    const visitors = [{ ...row, human: odd }, row, { ...row, ai: odd }, { ...row, total: odd }];
    expect(decodeVisitors({ ...page, visitors })).toMatchObject({ value: { pages: [row], rejectedRows: 3 } });
    expect(decodeVisitors({ ...page, totals: { ...totals, ai: odd } }).kind).toBe('problem');
  });

  test('leaves out and counts rows without a path and invalid rows', () => {
    const visitors = [{ ...row, path: null }, null, 'row', 7, [], row];
    expect(decodeVisitors({ ...page, visitors })).toMatchObject({ value: { pages: [row], rejectedRows: 5 } });
  });

  test.each([
    [2, false, [row, row], 0, true],
    [3, false, [row, row], 1, false],
    [3, true, [row, row], 1, true],
    [1, false, [row], 0, true],
  ])('has at most the requested rows, and more if it had more: %i', (limit, cut, pages, rejectedRows, hasMore) => {
    const visitors = [row, row, { ...row, path: null }];
    const value = { totals, pages, rejectedRows, hasMore };
    expect(decodeVisitors({ ...page, visitors }, limit, cut)).toEqual({ kind: 'value', value });
  });

  test('reads no row beyond those, and each row only up to its first error', () => {
    const read: string[] = [];
    const odd = new Proxy({}, { get: (_row, name) => read.push(String(name)) && undefined, has: () => true });
    decodeVisitors({ ...page, visitors: Array.from({ length: 1_000 }, () => odd) }, 10);
    expect(read.filter((name) => name === 'path')).toHaveLength(10);
    expect(read).not.toContain('human');
  });

  test('drops unknown fields', () =>
    expect(decodeVisitors({ ...page, visitors: [{ ...row, bots: 3 }] })).toMatchObject({ value: { pages: [row] } }));

  test.each<readonly [unknown, string]>([
    [{ ...page, totals: { ...totals, human: -1 } }, 'visitors.totals.human: expected a whole number of at least 0'],
    [{ ...page, totals: { ...totals, human: 1.5 } }, 'visitors.totals.human: expected a whole number of at least 0'],
    [{ ...page, totals: { ...totals, human: '9' } }, 'visitors.totals.human: expected a number, got a string'],
    [{ ...page, totals: null }, 'visitors.totals: expected an object, got null'],
    [{ ...page, visitors: {} }, 'visitors.visitors: expected a list, got an object'],
    [{ ...page, hasMore: 'yes' }, 'visitors.hasMore: expected a boolean, got a string'],
    [{ totals, visitors: [] }, 'visitors.hasMore: expected a value, got nothing'],
    [[], 'visitors: expected an object, got a list'],
  ])('that is %j is reported by its path', (fields, problem) =>
    expect(decodeVisitors(fields)).toEqual({ kind: 'problem', problem }),
  );
});

describe('untrusted text', () => {
  test('is one line of visible characters, at most 300 and three dots', () => {
    forMany(100, [fc.string({ unit: 'binary', maxLength: 1200 })], (text) => {
      const line = tame(text, unmasked);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(line.isWellFormed()).toBe(true);
      expect([...line].length).toBeLessThanOrEqual(301);
    });
  });

  test('may be cut shorter', () => expect(tame('x'.repeat(80), unmasked, 60)).toBe(`${'x'.repeat(60)}…`));

  test('of a megabyte is cut like a short one', () => {
    for (const part of ['x', ' ', '\n', '\u200b', '😀'])
      expect(tame(part.repeat(1024 * 1024), unmasked)).toBe(tame(part.repeat(1024), unmasked));
  });

  test('is unchanged if it is harmless', () =>
    expect(tame('prompt: must not be empty (ü, 漢, 👩)', unmasked)).toBe('prompt: must not be empty (ü, 漢, 👩)'));
});
