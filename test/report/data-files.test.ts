import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import { windowsOf } from '../../src/report/change-weeks.ts';
import type { Collection } from '../../src/report/collect.ts';
import { csvParts, jsonParts } from '../../src/report/data-files.ts';
import type { FourWeeksLater } from '../../src/report/look-back.ts';
import type { ReportData } from '../../src/report/report.ts';
import { aReport, counts, pageList, WEEK } from '../build/a-report.ts';
import { forMany, hostileText } from '../build/fuzz-runs.ts';
import { someEvidence } from '../build/some-evidence.ts';

const schema = JSON.parse(await readFile(new URL('../../docs/visitors-report.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(schema);

/** The JSON file of a report, read again. */
const jsonOf = (given: Partial<Collection> = {}, more: Partial<ReportData> = {}) =>
  JSON.parse([...jsonParts({ ...aReport(given), ...more })].join(''));
const csvOf = (given: Partial<Collection> = {}): string => [...csvParts(aReport(given))].join('');

/** A part of the JSON file of a report, which its schema describes. */
function partOf(name: 'didItHelp' | 'evidence', more: Partial<ReportData>): unknown {
  const file = jsonOf({}, more);
  expect(problemsOf(file)).toEqual([]);
  return file[name];
}

const problemsOf = (value: unknown): unknown => (validate(value) ? [] : validate.errors);

const most = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const figures: fc.Arbitrary<VisitorCounts> = fc.record({ human: fc.nat(), ai: fc.nat(), total: most });
const rows = fc.array(fc.tuple(hostileText, figures), { maxLength: 8 }).map((pairs) => new Map(pairs));
const once = fc.nat({ max: 1 });
const gap = fc.constantFrom(null, 'requests' as const, 'nothing-new' as const, 'too-large' as const, 'failed' as const);
const state = { rejected: once, repeated: once, shifted: fc.constant(0), odd: once, end: fc.constant(null) };
const lists = fc.record({ rows, gap, ...state }).map((list) => ({ ...list, sent: list.rows.size + list.repeated }));
const collected = fc.record({
  ...{ totals: figures, totalsBefore: fc.option(figures, { nil: null }), pages: lists, pagesBefore: lists },
  requests: fc.nat({ max: 1_000 }),
  problem: fc.option(fc.record({ message: hostileText, hint: hostileText }), { nil: null }),
});

const WHOLE = { gap: null, rejected: 0, shifted: 0, repeated: 0, odd: 0, merged: 0 };
const UNTESTED = { ratio: null, spread: null, tested: 0, widespread: null };

describe('the JSON file', () => {
  const pages = pageList({ '/a': counts(30, 0), '/new': counts(0, 12) }, { odd: 1 });
  const pagesBefore = pageList({ '/a': counts(28, 0), '/gone': counts(20, 1, 20), '/old': counts(2, 1) });
  const period = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', days: 7 };
  const before = { from: '2026-11-02T00:00:00.000Z', to: period.from, days: 7 };
  const pointOf = (of: typeof period, totals: VisitorCounts) => ({ ...of, totals });

  test('has all figures', () =>
    expect(jsonOf({ pages, pagesBefore })).toEqual({
      ...{ format: 'docs-agent/visitors', version: 4, project: 'handbook', baseUrl: 'https://docs.example.com' },
      generatedAt: '2026-11-16T06:17:00.000Z',
      ...{ period, before },
      totals: { now: counts(90, 30, 118), before: counts(80, 20, 99) },
      aiShare: { now: 0.25, before: 0.2 },
      trend: [pointOf(before, counts(80, 20, 99)), pointOf(period, counts(90, 30, 118))],
      ...{ complete: true, requests: 2, problem: null },
      lists: { now: { ...WHOLE, pages: 2, odd: 1 }, before: { ...WHOLE, pages: 3 } },
      ...{ appeared: 1, vanished: 2, didItHelp: null, openPullRequests: null, evidence: null },
      periodsCompared: 7,
      site: { human: { ...UNTESTED, ratio: 1.071, spread: 0.02, tested: 1 }, ai: UNTESTED },
      ...{ sections: [], fewerPeopleMoreAi: [], lostMostPeople: ['/gone'], morePeople: [], fewerPeople: [] },
      ...{ moreAi: [], lessAi: [], newPages: [], onlyAi: ['/new'], onlyAiNoPages: 0, folders: [], moved: [] },
      tests: [{ path: '/a', kind: 'human', now: 30, level: 30, spread: 0.01, t: expect.closeTo(0), periods: 7 }],
      pages: [
        { path: '/a', now: counts(30, 0), before: counts(28, 0) },
        { path: '/new', now: counts(0, 12), before: counts(0, 0) },
        { path: '/gone', now: counts(0, 0), before: counts(20, 1, 20) },
        { path: '/old', now: counts(0, 0), before: counts(2, 1) },
      ],
    }));

  test('says null for an unknown number, not 0', () => {
    const problem = { message: 'Refused.', hint: 'Wait.' };
    const lists = { pages: { ...pages, gap: 'requests' }, pagesBefore: { ...pagesBefore, rejected: 1 } } as const;
    const partial = jsonOf({ ...lists, totalsBefore: null, problem });
    expect(partial).toMatchObject({
      ...{ totals: { before: null }, aiShare: { before: null }, complete: false, appeared: null, vanished: null },
      ...{ trend: [{ totals: null }, { totals: counts(90, 30, 118) }], problem },
      lists: { now: { gap: 'requests' }, before: { rejected: 1 } },
    });
    const byPath = new Map(partial.pages.map((page: { readonly path: string }) => [page.path, page]));
    expect(byPath.get('/new')).toEqual({ path: '/new', now: counts(0, 12), before: null });
    expect(byPath.get('/gone')).toEqual({ path: '/gone', now: null, before: counts(20, 1, 20) });
  });

  test('rounds shares to four decimal places', () => {
    expect(jsonOf({ totals: counts(2, 1) }).aiShare.now).toBe(0.3333);
    expect(jsonOf({ totals: counts(0, 0) }).aiShare.now).toBeNull();
  });

  test('is the same text for the same figures, and can be read by people', () => {
    const text = [...jsonParts(aReport())].join('');
    expect([...jsonParts(aReport())].join('')).toBe(text);
    expect(text.startsWith('{\n  "format": "docs-agent/visitors",\n  "version": 4,\n')).toBe(true);
    const [first, last] = [counts(60, 20), counts(55, 14)].map((each) => JSON.stringify(each));
    expect(text).toContain(`\n    {"path":"/","now":${first},"before":${last}},\n    {"path":"/guides/install",`);
    expect(text.endsWith('}}\n  ]\n}\n')).toBe(true);
  });

  test('contains any path exactly, from both periods, and follows its schema', () => {
    forMany(100, [collected], (given) => {
      const report = jsonOf(given);
      expect(problemsOf(report)).toEqual([]);
      const paths = new Set([...given.pages.rows.keys(), ...given.pagesBefore.rows.keys()]);
      expect(new Set(report.pages.map((page: { readonly path: string }) => page.path))).toEqual(paths);
      expect(report.pages).toHaveLength(paths.size);
    });
  });
});

describe('the schema of the JSON file', () => {
  test('describes each field', () => {
    const undescribed: string[] = [];
    JSON.stringify(schema, (key, value) => {
      for (const [field, about] of key === 'properties' ? Object.entries<{ description?: unknown }>(value) : [])
        if (typeof about.description !== 'string') undescribed.push(field);
      return value;
    });
    expect(undescribed).toEqual([]);
  });

  test('allows no other field and requires each, at every depth', () => {
    const objects: Record<string, unknown>[] = [];
    const text = JSON.stringify(jsonOf({ problem: { message: 'Refused.', hint: 'Wait.' } }));
    const report = JSON.parse(text, (_key, value) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) objects.push(value);
      return value;
    });
    expect(objects.length).toBeGreaterThan(15);
    for (const object of objects) {
      object['surplus'] = 1;
      expect(validate(report)).toBe(false);
      delete object['surplus'];
      for (const [field, value] of Object.entries(object)) {
        delete object[field];
        expect(validate(report), field).toBe(false);
        object[field] = value;
      }
    }
    expect(problemsOf(report)).toEqual([]);
  });

  test.each<readonly [string, object]>([
    ['another format', { format: 'other' }],
    ['another version', { version: 1 }],
    ['a time without milliseconds', { generatedAt: '2026-11-16T06:17:00Z' }],
    ['a period that is not an instant', { period: { from: '2026-11-09', to: '2026-11-16', days: 7 } }],
    ['a share above 1', { aiShare: { now: 1.5, before: null } }],
    ['a negative count', { requests: -1 }],
    ['a fraction of a page', { appeared: 0.5 }],
    ['a count as text', { totals: { now: { human: '1', ai: 0, total: 1 }, before: null } }],
    ['a page twice in a list', { fewerPeople: ['/a', '/a'] }],
    ['a section of no kind', { sections: [{ path: '/a', kind: 'dog', pages: 5, alike: 5, factor: 2 }] }],
    ['an unknown gap', { lists: { now: { ...WHOLE, pages: 1, gap: 'tired' }, before: { ...WHOLE, pages: 1 } } }],
    ['a page without a path', { pages: [{ now: null, before: null }] }],
  ])('refuses %s', (_name, change) => expect(validate({ ...jsonOf(), ...change })).toBe(false));
});

describe('the CSV file', () => {
  test('has a row for each page of both periods, and empty cells for unknown numbers', () => {
    const pages = pageList({ '/a': counts(30, 1), '/new': counts(0, 12) });
    const pagesBefore = pageList({ '/a': counts(28, 0), '/gone': counts(20, 1) }, { gap: 'requests' });
    const head = '\uFEFFpath,human,ai,total,human_before,ai_before,total_before\r\n';
    const rows = ['"/a",30,1,31,28,0,28', '"/new",0,12,12,,,', '"/gone",0,0,0,20,1,21'];
    expect(csvOf({ pages, pagesBefore })).toBe(head + rows.map((row) => `${row}\r\n`).join(''));
    expect(csvOf({ pages: pageList({}), pagesBefore: pageList({}) })).toBe(head);
  });

  const cellsOf = (path: string) =>
    readCsv(csvOf({ pages: pageList({ [path]: counts(1, 0) }), pagesBefore: pageList({}) }))[1] ?? [];

  test.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1', '﹦1', '⁺1', '−1', ' =1'],
    ...['\u00A0=1', '\u0000=1', '\uFEFF=1', '\u200B=1', '\u00AD=1', '\u3164=1', '\uD800=1', '\u2028=1'],
    ...['=\u0338', "=cmd|' /C calc'!A0"],
  ])('takes the meaning of a formula from %j', (path) => expect(cellsOf(path)[0]).toBe(`'${path}`));

  test.each([
    ...['/', '/guides/install', 'a=b', 'a-b', "'quoted'", '"quoted"', '/a,b;c', '/a\r\nb', '/a\u0000b'],
    ...['/é/漢/😀', '', '≠'],
  ])('leaves %j as it is', (path) => expect(cellsOf(path)).toEqual([path, '1', '0', '1', ...'000']));

  test('keeps a path in one cell, even if semicolons or tabs separate cells', () => {
    const text = csvOf({ pages: pageList({ '/a;=1\t=1': counts(1, 0) }), pagesBefore: pageList({}) });
    expect(text.split('\r\n')[1]).toBe('"/a;=1\t=1",1,0,1,0,0,0');
  });

  test('contains any path, and no cell that begins like a formula', () => {
    forMany(100, [collected], (given) => {
      const [, ...read] = readCsv(csvOf(given));
      const paths = [...new Set([...given.pages.rows.keys(), ...given.pagesBefore.rows.keys()])];
      for (const [, ...cells] of read) expect(cells.join()).toMatch(/^(?:\d*,){5}\d*$/);
      expect(read.some(([path = '']) => /^[\s=+\-@＝＋－＠\p{C}]/u.test(path))).toBe(false);
      const unguarded = read.map(([path = '']) => (paths.includes(path) ? path : path.replace(/^'/, '')));
      expect(unguarded.toSorted()).toEqual(paths.toSorted());
    });
  });
});

describe('the files of a large site', () => {
  const listOf = (prefix: string) =>
    pageList(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`/${prefix}/${at}`, counts(1, 0)])));
  const report = aReport({ pages: listOf('now'), pagesBefore: listOf('before') });

  test.each(Object.entries({ JSON: jsonParts, CSV: csvParts }))('are made piece by piece: %s', (_name, parts) => {
    const pieces = [...parts(report)];
    const rowsIn = (piece: string): number => piece.match(/\/(now|before)\/\d/g)?.length ?? 0;
    const filled = pieces.map(rowsIn).filter((rows) => rows > 0);
    expect(filled.reduce((sum, rows) => sum + rows, 0)).toBe(5_000);
    expect(Math.max(...filled)).toBeLessThanOrEqual(1_000);
  });

  test('are not generated before they are read', () => {
    let taken = 0;
    const pages = new Proxy(report.comparison.pages, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) taken += 1;
        return Reflect.get(target, key);
      },
    });
    for (const part of csvParts({ ...report, comparison: { ...report.comparison, pages } })) {
      expect(taken).toBeLessThanOrEqual(1_000);
      if (part.includes('/now/')) break;
    }
    expect(taken).toBeGreaterThan(0);
  });
});

const windows = windowsOf(WEEK);
const judged: FourWeeksLater = {
  ...{ kind: 'judged', windows, root: 'docs' },
  judgement: {
    pages: [
      {
        ...{ path: '/a', renamedFrom: '/b', isNew: false, section: '/a' },
        human: { before: 100.04, after: 260, expected: 101.26, verdict: 'more' },
        ai: { before: 3, after: 4, expected: null, verdict: 'too-little-data' },
        commits: [{ sha: 'a'.repeat(40), subject: 'Not in the file' }],
        pull: { number: 12, title: 'Not in the file' },
      },
    ],
    ...{ others: 80, unmatched: 2, removed: 1, cut: true },
    takenBack: [{ sha: 'd'.repeat(40), subject: 'Gone again' }],
  },
};

describe('four weeks later in the JSON file', () => {
  test('has everything except untrusted text', () =>
    expect(partOf('didItHelp', { later: judged })).toEqual({
      ...{ state: 'judged', reason: null, problem: null },
      windows: {
        week: { from: '2026-10-12T00:00:00.000Z', to: '2026-10-19T00:00:00.000Z', days: 7 },
        after: { from: '2026-10-19T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', days: 28 },
        before: { from: '2026-09-21T00:00:00.000Z', to: '2026-10-12T00:00:00.000Z', days: 21 },
        earlier: { from: '2026-08-17T00:00:00.000Z', to: '2026-08-31T00:00:00.000Z', days: 14 },
      },
      pages: [
        {
          ...{ path: '/a', renamedFrom: '/b', isNew: false, commits: ['a'.repeat(40)], pullRequest: 12 },
          human: { before: 100, after: 260, expected: 101.3, verdict: 'more' },
          ai: { before: 3, after: 4, expected: null, verdict: 'too-little-data' },
        },
      ],
      ...{ unmatched: 2, removed: 1, cut: true, takenBack: ['d'.repeat(40)] },
    }));

  test.each<readonly [string, FourWeeksLater | null]>([
    ['nothing', null],
    ['verdicts', judged],
    ['another period', { kind: 'not-weekly' }],
    ['a refusal', { kind: 'unread', windows, problem: { message: 'No.', hint: 'Wait.' } }],
    ['no change', { kind: 'nothing-changed', windows, root: '.', takenBack: [] }],
    ['no verdict', { kind: 'unjudged', windows, root: '.', reason: 'requests', judgement: null }],
    ['numbers without a verdict', { ...judged, kind: 'unjudged', reason: 'lists' }],
  ])('is what the schema describes: %s', (_name, later) => {
    const figures = partOf('didItHelp', { later });
    if (later === null) expect(figures).toBeNull();
    else expect(figures).toMatchObject({ state: later.kind });
  });
});

describe('what readers ask for', () => {
  test('is in the JSON file with every figure, but only the words that the report shows', () => {
    const read = (rows: number) => ({ rows, rejected: 0, attacks: 0, more: false });
    expect(partOf('evidence', { evidence: someEvidence() })).toEqual({
      searches: {
        ...{ ...read(3), searches: 601, clicks: 302, clickRate: 0.5025, unfinished: 0 },
        terms: [
          { term: null, searches: 500, clicks: 300, upperBound: 0.642, standsOut: false },
          { term: 'offline', searches: 60, clicks: 0, upperBound: 0.0602, standsOut: true },
          { term: 'rotate key', searches: 41, clicks: 2, upperBound: 0.1614, standsOut: true },
        ],
      },
      questions: {
        ...{ ...read(2), asked: 2, unanswered: 1, before: null, change: null },
        pages: [{ path: '/guides/keys', asked: 2, unanswered: 1 }],
        questions: [{ question: 'rotate key', times: 1, path: '/guides/keys', pages: 1 }],
      },
      feedback: {
        ...{ ...read(2), votes: 102, down: 11, downShare: 0.1078 },
        pages: [
          { path: '/guides/keys', votes: 10, down: 9, lowerBound: 0.5958, standsOut: true },
          { path: '/quiet', votes: 92, down: 2, lowerBound: 0.006, standsOut: false },
        ],
      },
    });
  });

  test('is in the JSON file with the reason why a list is missing', () => {
    const [why, others] = [{ reason: 'not-offered', status: 404 } as const, { questions: null, feedback: null }];
    const figures = partOf('evidence', { evidence: { ...others, searches: { kind: 'left-out', ...why } } });
    expect(figures).toEqual({ ...others, searches: { leftOut: why } });
  });

  test('is not in the CSV file', () =>
    expect([...csvParts({ ...aReport(), evidence: someEvidence() })].join('')).toBe(csvOf()));
});

/** Reads CSV as RFC 4180 describes it, after the byte order mark; throws for anything else. */
function readCsv(text: string): readonly (readonly string[])[] {
  if (!text.startsWith('\uFEFF')) throw new Error('there is no byte order mark');
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let at = 1; at < text.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (found === null) throw new Error(`there is no cell at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error('the last line has no end');
  return rows;
}
