import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { jsonParts } from '../../src/report/data-files.ts';
import type { FourWeeksLater } from '../../src/report/look-back.ts';
import { windowsOf } from '../../src/report/window-lists.ts';
import { aReport, WEEK } from '../build/a-report.ts';

const schema = JSON.parse(await readFile(new URL('../../docs/visitors-report.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(schema);
const windows = windowsOf(WEEK);

const judged: FourWeeksLater = {
  kind: 'judged',
  windows,
  root: 'docs',
  judgement: {
    pages: [
      {
        path: '/a',
        renamedFrom: '/b',
        isNew: false,
        human: { before: 100, after: 260, expected: 101.26, verdict: 'more' },
        ai: { before: 3, after: 4, expected: null, verdict: 'too-little-data' },
        commits: [{ sha: 'a'.repeat(40), subject: 'Not in the file' }],
        pull: { number: 12, title: 'Not in the file' },
      },
    ],
    alike: [
      { what: 'section', kind: 'human', verdict: 'more', path: '/api', pages: 14, alike: 12 },
      { what: 'page', kind: 'human', verdict: 'more', path: '/c', before: 50, after: 130 },
    ],
    others: 80,
    unmatched: 2,
    removed: 1,
    cut: true,
    takenBack: [{ sha: 'd'.repeat(40), subject: 'Gone again' }],
  },
};

/** The part of the JSON file, which the whole file's schema describes. */
function laterFigures(later: FourWeeksLater | null): unknown {
  const file = JSON.parse([...jsonParts({ ...aReport(), later })].join(''));
  expect(validate(file) ? [] : validate.errors).toEqual([]);
  return file.didItHelp;
}

describe('four weeks later in the JSON file', () => {
  test('has everything except untrusted text', () => {
    expect(laterFigures(judged)).toEqual({
      state: 'judged',
      reason: null,
      problem: null,
      windows: {
        week: { from: '2026-10-12T00:00:00.000Z', to: '2026-10-19T00:00:00.000Z', days: 7 },
        before: { from: '2026-09-14T00:00:00.000Z', to: '2026-10-12T00:00:00.000Z', days: 28 },
        after: { from: '2026-10-19T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', days: 28 },
        earlier: { from: '2026-08-17T00:00:00.000Z', to: '2026-09-14T00:00:00.000Z', days: 28 },
      },
      pages: [
        {
          path: '/a',
          renamedFrom: '/b',
          isNew: false,
          human: { before: 100, after: 260, expected: 101.3, verdict: 'more' },
          ai: { before: 3, after: 4, expected: null, verdict: 'too-little-data' },
          commits: ['a'.repeat(40)],
          pullRequest: 12,
        },
      ],
      alike: [
        { what: 'section', kind: 'human', verdict: 'more', path: '/api', pages: 14, alike: 12 },
        { what: 'page', kind: 'human', verdict: 'more', path: '/c', before: 50, after: 130 },
      ],
      unmatched: 2,
      removed: 1,
      cut: true,
      takenBack: ['d'.repeat(40)],
    });
  });

  test.each<readonly [string, FourWeeksLater | null]>([
    ['nothing', null],
    ['verdicts', judged],
    ['another period', { kind: 'not-weekly' }],
    ['a refusal', { kind: 'unread', windows, problem: { message: 'No.', hint: 'Wait.' } }],
    ['no change', { kind: 'nothing-changed', windows, root: '.', takenBack: [] }],
    ['no verdict', { kind: 'unjudged', windows, reason: 'requests' }],
  ])('is what the schema describes: %s', (_name, later) => {
    const figures = laterFigures(later);
    if (later === null) expect(figures).toBeNull();
    else expect(figures).toMatchObject({ state: later.kind });
  });
});
