import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCreatedJob, decodeErrorText, decodeJob, decodeVisitors, paths } from '../../src/service/contract.ts';

const TOLD = {
  id: 'j_1',
  status: 'active',
  source: { repository: 'acme/docs', ref: 'main' },
  model: 'writer-2',
  prLink: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  archivedAt: null,
};
const JOB = {
  id: 'j_1',
  status: 'active',
  reportedStatus: 'active',
  repository: 'acme/docs',
  ref: 'main',
  model: 'writer-2',
  prLink: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  archivedAt: null,
};
const NOTHING_KNOWN = { repository: null, ref: null, model: null, prLink: null, createdAt: null, archivedAt: null };

describe('a job', () => {
  test('is read whole', () => {
    expect(decodeJob(TOLD)).toEqual({ kind: 'value', value: JOB });
  });

  test.each([
    ['only an id', { id: 'j_1' }],
    [
      'null in every other field',
      { id: 'j_1', status: null, source: null, model: null, prLink: null, createdAt: null, archivedAt: null },
    ],
    ['null in its source', { id: 'j_1', source: { repository: null, ref: null } }],
    ['an empty source and fields that nobody knows', { id: 'j_1', source: {}, progress: 0.5, steps: [] }],
  ])('may have %s', (_name, told) => {
    expect(decodeJob(told)).toEqual({
      kind: 'value',
      value: { id: 'j_1', status: 'active', reportedStatus: null, ...NOTHING_KNOWN },
    });
  });

  test.each([
    ['active', 'active', 'active'],
    ['completed', 'completed', 'completed'],
    ['archived', 'archived', 'archived'],
    ['failed', 'failed', 'failed'],
    ['queued', 'active', 'queued'],
    ['Completed', 'active', 'Completed'],
    ['', 'active', ''],
    [7, 'active', null],
    [{ name: 'completed' }, 'active', null],
    [null, 'active', null],
    [undefined, 'active', null],
  ])('with the status %j counts as %s', (told, status, reportedStatus) => {
    expect(decodeJob({ ...TOLD, status: told })).toEqual({ kind: 'value', value: { ...JOB, status, reportedStatus } });
  });

  test.each<readonly [unknown, string]>([
    [{ ...TOLD, prLink: 5 }, 'job.prLink: expected a string, got a number'],
    [{ ...TOLD, prLink: ['https://github.com/acme/docs/pull/5'] }, 'job.prLink: expected a string, got a list'],
    [{ ...TOLD, source: 'acme/docs' }, 'job.source: expected an object, got a string'],
    [{ ...TOLD, source: { repository: {} } }, 'job.source.repository: expected a string, got an object'],
    [{ ...TOLD, id: undefined }, 'job.id: expected a string, got nothing'],
    [{ status: 'active' }, 'job.id: expected a value, got nothing'],
    [{ ...TOLD, id: 17 }, 'job.id: expected a string, got a number'],
    [{ ...TOLD, id: '../x' }, 'job.id: expected an id of letters, digits, dots, dashes and underscores'],
    [{ ...TOLD, id: '..' }, 'job.id: expected an id of letters, digits, dots, dashes and underscores'],
    [{ ...TOLD, id: '' }, 'job.id: expected an id of letters, digits, dots, dashes and underscores'],
    [null, 'job: expected an object, got null'],
    ['j_1', 'job: expected an object, got a string'],
    [true, 'job: expected an object, got a boolean'],
    [[], 'job.id: expected a value, got nothing'],
  ])('that is %j is told by its path', (told, problem) => {
    expect(decodeJob(told)).toEqual({ kind: 'problem', problem });
  });

  test('a problem never shows what the field held', () => {
    fc.assert(
      fc.property(fc.constantFrom('id', 'model', 'prLink', 'source'), fc.json(), (field, value) => {
        const decoded = decodeJob({ ...TOLD, [field]: `canary/${value}` });
        if (decoded.kind === 'problem') expect(decoded.problem).not.toContain('canary');
        const list = decodeJob({ ...TOLD, [field]: ['canary'] });
        expect(list.kind === 'problem' && list.problem).not.toContain('canary');
      }),
    );
  });
});

describe('a job that has just been created', () => {
  test('is read whole', () => {
    expect(decodeCreatedJob(TOLD)).toEqual({ kind: 'value', value: JOB });
  });

  test('is not lost for anything but its id', () => {
    fc.assert(
      fc.property(
        fc.record({
          status: fc.anything(),
          source: fc.oneof(fc.anything(), fc.record({ repository: fc.anything(), ref: fc.anything() })),
          model: fc.anything(),
          prLink: fc.anything(),
          createdAt: fc.anything(),
          archivedAt: fc.anything(),
        }),
        (odd) => {
          const decoded = decodeCreatedJob({ ...odd, id: 'j_1' });
          expect(decoded).toMatchObject({ kind: 'value', value: { id: 'j_1' } });
          const { model, repository } = decoded.kind === 'value' ? decoded.value : {};
          expect(model).toBe(typeof odd.model === 'string' ? odd.model : null);
          expect(repository === null || typeof repository === 'string').toBe(true);
        },
      ),
    );
  });

  test('keeps what is right beside what is odd', () => {
    const decoded = decodeCreatedJob({ ...TOLD, source: { repository: 'acme/docs', ref: 5 }, model: false });
    expect(decoded).toEqual({ kind: 'value', value: { ...JOB, ref: null, model: null } });
  });

  test.each([
    [{}],
    [{ id: null }],
    [{ id: 5 }],
    [{ id: 'a/b' }],
    [{ id: '.' }],
    [{ id: 'x'.repeat(129) }],
    [null],
    ['j_1'],
    [[TOLD]],
  ])('needs a usable id: %j', (told) => {
    expect(decodeCreatedJob(told).kind).toBe('problem');
  });
});

describe('a page of visitors', () => {
  const totals = { human: 10, ai: 4, total: 12 };
  const row = { path: '/start', human: 3, ai: 1, total: 4 };
  const page = { totals, visitors: [row], hasMore: false };

  test('is read whole', () => {
    expect(decodeVisitors(page)).toEqual({
      kind: 'value',
      value: { totals, pages: [row], rejectedRows: 0, hasMore: false },
    });
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

  test('leaves out and counts rows without a path and what is no row', () => {
    const visitors = [{ ...row, path: null }, null, 'row', 7, [], row];
    expect(decodeVisitors({ ...page, visitors })).toMatchObject({ value: { pages: [row], rejectedRows: 5 } });
  });

  test('keeps fields that nobody knows out', () => {
    expect(decodeVisitors({ ...page, visitors: [{ ...row, bots: 3 }] })).toMatchObject({ value: { pages: [row] } });
  });

  test('may be empty and still promise more', () => {
    expect(decodeVisitors({ totals, visitors: [], hasMore: true })).toMatchObject({
      value: { pages: [], hasMore: true },
    });
  });

  test.each<readonly [unknown, string]>([
    [{ ...page, totals: { ...totals, human: -1 } }, 'visitors.totals.human: expected a whole number of at least 0'],
    [{ ...page, totals: { ...totals, human: 1.5 } }, 'visitors.totals.human: expected a whole number of at least 0'],
    [{ ...page, totals: { ...totals, human: '9' } }, 'visitors.totals.human: expected a number, got a string'],
    [{ ...page, totals: null }, 'visitors.totals: expected an object, got null'],
    [{ ...page, visitors: {} }, 'visitors.visitors: expected a list, got an object'],
    [{ ...page, hasMore: 'yes' }, 'visitors.hasMore: expected a boolean, got a string'],
    [{ totals, visitors: [] }, 'visitors.hasMore: expected a value, got nothing'],
  ])('that is %j is told by its path', (told, problem) => {
    expect(decodeVisitors(told)).toEqual({ kind: 'problem', problem });
  });
});

describe('an error body', () => {
  test.each<readonly [unknown, string | null]>([
    [{ error: 'No.' }, 'No.'],
    [{ error: 'No.', details: [{ message: 'prompt' }, { message: 'is empty' }] }, 'No.; prompt; is empty'],
    [{ error: 'No.', details: null }, 'No.'],
    [{ error: 'No.', details: ['prompt'] }, 'No.'],
    [{ error: 'No.', code: 7 }, 'No.'],
    [{ error: { message: 'No.' } }, null],
    [{ message: 'No.' }, null],
    ['No.', null],
    [null, null],
  ])('%j says %j', (told, words) => {
    expect(decodeErrorText(told)).toBe(words);
  });
});

test('ids are one segment of a path each', () => {
  expect(paths.createJob('a/b c')).toBe('/v2/agent/a%2Fb%20c/job');
  expect(paths.readJob('hand.book', 'j?1#2')).toBe('/v2/agent/hand.book/job/j%3F1%232');
  expect(paths.visitors('ü')).toBe('/v1/analytics/%C3%BC/visitors');
});
