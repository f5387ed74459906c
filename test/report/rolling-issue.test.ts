import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/action/ports/conversations.ts';
import { readMarkerLine, writeMarkerLine } from '../../src/action/words/hidden.ts';
import { type Period, periodKey, periodsUpTo } from '../../src/report/period.ts';
import * as rolling from '../../src/report/rolling-issue.ts';
import { aReport, counts, pageList, WEEK } from '../build/a-report.ts';
import { forMany, hostileText } from '../build/fuzz-runs.ts';

const { decideUpdate, findRolling, joinHistory, knownTotals, reportMarker, shownOf } = rolling;
type Shown = rolling.Shown;

const US = 'github-actions[bot]';
const PLACE = { service: 'ab'.repeat(32), project: 'handbook', label: 'docs-visitors', said: [] } as const;
/** After every period that tests draw. */
const NOW = 8.64e15;
const SHOWN: Shown = { period: WEEK, partial: false, compared: true, complete: true, pages: 12, periods: 7 };
const WEEKS = periodsUpTo(WEEK, 4);
const HISTORY = WEEKS.map((period, at) => ({ period, totals: counts(at, 1) }));

function anIssue(overrides: Partial<Issue> = {}): Issue {
  const url = 'https://github.com/acme/app/issues/7';
  return { number: 7, author: US, body: '', url, open: true, labels: ['docs-visitors'], ...overrides };
}

const marked = (body: string, overrides: Partial<Issue> = {}): Issue =>
  anIssue({ body: `${body}\n\n## Documentation visitors`, ...overrides });
const find = (...issues: readonly Issue[]) => findRolling(issues, { login: US, now: NOW, ...PLACE });

const count = fc.nat({ max: Number.MAX_SAFE_INTEGER });
/** A trend of long periods starts before 1970. */
const day = fc.integer({ min: -300_000, max: 100_000 }).map((days) => days * 86_400_000);
const period: fc.Arbitrary<Period> = fc.record({ kind: fc.constantFrom('days', 'month'), from: day, to: day });
const totals = fc.record({ human: count, ai: count, total: count });
const flags = { partial: fc.boolean(), compared: fc.boolean(), complete: fc.boolean() };
const shown = fc.record({ period, ...flags, pages: count, periods: count });
const said = fc.array(
  fc.record({
    ...{ s: fc.constantFrom('low' as const, 'only-ai' as const), p: hostileText, u: count },
    ...{ d: day, l: day, n: count, i: count, b: day, c: day },
  }),
  { maxLength: 3 },
);
const history = fc.array(fc.record({ period, totals: fc.option(totals) }), { maxLength: 130 });

describe('the marker of a report', () => {
  test('is read back as written, whatever it contains; unknown totals are left out', () => {
    const project = fc.stringMatching(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,100}$/);
    const place = fc.record({ service: fc.stringMatching(/^[0-9a-f]{64}$/), project, label: fc.string(), said });
    forMany(200, [shown, history, place], (what, points, about) => {
      const issue = marked(reportMarker(what, { ...about, history: points }), { labels: [about.label] });
      const read = findRolling([issue], { login: US, now: NOW, ...about });
      const remembered = points.slice(-110).filter((point) => point.totals !== null);
      expect(read).toEqual({ issue, shown: what, history: remembered, said: about.said });
    });
  });
});

describe('the rolling issue', () => {
  const marker = reportMarker(SHOWN, { ...PLACE, history: HISTORY });

  test('is the oldest of ours with the marker of the project', () => {
    const first = marked(marker, { number: 3 });
    const others = [{ project: 'blog' }, { service: 'cd'.repeat(32) }].map((elsewhere, number) =>
      marked(reportMarker(SHOWN, { ...PLACE, ...elsewhere, history: [] }), { number }),
    );
    expect(find(...others, first, marked(marker, { number: 4 }))?.issue).toBe(first);
    expect(find(...others)).toBeNull();
  });

  test('does not believe its memory of periods that are not over yet', () => {
    const future = { ...WEEK, from: WEEK.from + 7 * 86_400_000, to: WEEK.to + 7 * 86_400_000 };
    const history = [...HISTORY, { period: future, totals: counts(9, 9) }];
    const forged = marked(reportMarker({ ...SHOWN, period: future, pages: 1_000 }, { ...PLACE, history }));
    const read = findRolling([forged], { login: US, now: WEEK.to, ...PLACE });
    expect(read).toEqual({ issue: forged, shown: null, history: HISTORY, said: [] });
    expect(decideUpdate(read?.shown ?? null, SHOWN)).toBe('new-period');
  });

  test.each<readonly [string, Partial<Issue>, object, boolean]>([
    ['whose label was removed', { labels: [] }, {}, true],
    ['whose label was renamed', { labels: ['readers'] }, {}, true],
    ['whose label is written in other letters', { labels: ['Docs-Visitors'] }, { label: 'x' }, true],
    ["with another report's label", { labels: ['monthly'] }, { label: 'monthly' }, false],
    ["that lost another report's label", { labels: [] }, { label: 'monthly' }, false],
    ['that is closed', { open: false }, {}, true],
    ['with other line endings', { body: `${marker}\r\n\r\n## Documentation visitors` }, {}, true],
    ['of another author', { author: 'mallory' }, {}, false],
    ['of an app with a similar name', { author: 'github-actions' }, {}, false],
    ['whose marker is not in its first line', { body: `\n${marker}` }, {}, false],
    ['that only quotes the marker', { body: `> ${marker}` }, {}, false],
    ['with the marker of a notice', { body: writeMarkerLine({ kind: 'notice', comment: 7 }) }, {}, false],
    ['without a marker', { body: 'Documentation visitors' }, {}, false],
  ])('is or is not one %s', (_name, overrides, change, isFound) => {
    const body = writeMarkerLine({ ...(readMarkerLine(marker)?.value as object), ...change });
    expect(find(marked(body, overrides)) !== null).toBe(isFound);
  });

  test('is not one whose marker is anything else', () => {
    const encoded = fc.json().map((text) => Buffer.from(text).toString('base64url'));
    forMany(100, [fc.oneof(hostileText, fc.json(), encoded)], (text) => {
      expect(find(anIssue({ body: text }), anIssue({ body: `<!-- docs-agent:1 ${text} -->` }))).toBeNull();
    });
  });

  const written = readMarkerLine(marker)?.value as { readonly shown: object; readonly history: readonly object[] };
  const [entry] = written.history;
  const showing = (of: object) => ({ shown: { ...written.shown, period: of } });
  test.each<readonly [string, object]>([
    ['an extra field', { more: 1 }],
    ['another kind', { kind: 'job' }],
    ['an invalid project id', { project: '..' }],
    ['no history', { history: undefined }],
    ['a history that is too long', { history: Array.from({ length: 111 }, () => entry) }],
    ['an entry with an extra field', { history: [{ ...entry, more: 1 }] }],
    ...[{ h: '5' }, { a: -1 }, { n: 0.5 }, { t: 8.64e15 + 1 }, { t: -8.64e15 }].map(
      (wrong) => [`an entry with ${JSON.stringify(wrong)}`, { history: [{ ...entry, ...wrong }] }] as const,
    ),
    ['a shown period that is not in the calendar', showing({ kind: 'days', from: 0, to: 9e15 })],
    ['an unknown kind of period', showing({ kind: 'year', from: 0, to: 1 })],
    ['nothing shown', { shown: null }],
  ])('is not one whose marker was edited to contain %s', (_name, change) =>
    expect(find(marked(writeMarkerLine({ ...written, ...change })))).toBeNull(),
  );
});

describe('an update of the issue', () => {
  const partial = { ...SHOWN, partial: true, complete: false };
  const shifted = { ...SHOWN, complete: false };
  const uncompared = { ...partial, compared: false };
  const [, earlier = WEEK, lastWeek = WEEK] = WEEKS;
  test.each<readonly [string, Shown, Shown, ReturnType<typeof decideUpdate>]>([
    ['the same again', SHOWN, SHOWN, 'same-period'],
    ['fewer pages of a whole report', SHOWN, { ...SHOWN, pages: 3 }, 'same-period'],
    ['a partial one with as many pages', partial, partial, 'same-period'],
    ['a partial one with fewer pages', partial, { ...partial, pages: 11 }, 'keep-better'],
    ['a partial one with more pages', partial, { ...partial, pages: 13 }, 'same-period'],
    ['one without comparison', partial, { ...uncompared, pages: 99 }, 'keep-better'],
    ['one with a comparison', uncompared, { ...partial, pages: 1 }, 'same-period'],
    ['one whose lists shifted over one that was whole', SHOWN, { ...shifted, pages: 99 }, 'keep-better'],
    ['a whole one over one whose lists shifted', shifted, { ...SHOWN, pages: 1 }, 'same-period'],
    ['one whose lists shifted again, with fewer pages', shifted, { ...shifted, pages: 11 }, 'keep-better'],
    ['one whose lists shifted again, with as many pages', shifted, shifted, 'same-period'],
    ['a partial one over one whose lists shifted', shifted, { ...partial, pages: 99 }, 'keep-better'],
    ['fewer earlier periods', SHOWN, { ...SHOWN, periods: 6 }, 'keep-better'],
    ['more earlier periods', { ...partial, periods: 1 }, { ...partial, pages: 1 }, 'same-period'],
    ['one that only lacks a part of its trend', { ...SHOWN, partial: true }, { ...partial, pages: 99 }, 'keep-better'],
    ['the next period', { ...SHOWN, period: lastWeek }, SHOWN, 'new-period'],
    ['the next period, partial and without comparison', { ...SHOWN, period: lastWeek }, uncompared, 'new-period'],
    ['an earlier period', SHOWN, { ...SHOWN, period: lastWeek }, 'keep-later'],
    ['a much earlier period over a partial one', uncompared, { ...SHOWN, period: earlier }, 'keep-later'],
    ['a longer period with the same end', SHOWN, { ...SHOWN, period: { ...WEEK, from: 0 } }, 'new-period'],
    ['the same days as a month', SHOWN, { ...SHOWN, period: { ...WEEK, kind: 'month' } }, 'same-period'],
  ])('after %s', (_name, before, next, expected) => expect(decideUpdate(before, next)).toBe(expected));

  test('never makes it worse: of two reports of a period, at most one is refused', () => {
    const few = fc.nat({ max: 3 });
    const ofWeek = fc.record({ period: fc.constant(WEEK), ...flags, pages: few, periods: few });
    forMany(100, [ofWeek, ofWeek], (first, second) => {
      const kept = [decideUpdate(first, second), decideUpdate(second, first)];
      expect(kept.filter((decision) => decision === 'keep-better').length).toBeLessThanOrEqual(1);
      if (!first.partial && second.partial) expect(kept).toEqual(['keep-better', 'same-period']);
    });
  });
});

const REFUSED = { message: 'refused with 503', hint: 'Wait.' };
const show = (given: Parameters<typeof aReport>[0]): Shown => shownOf(aReport(given));
test.each<readonly [string, Parameters<typeof aReport>[0], Partial<Shown>]>([
  ['a whole one', {}, { period: WEEK, partial: false, compared: true, complete: true, pages: 2, periods: 7 }],
  ['one with a gap', { pages: pageList({ '/': counts(1, 1) }, { gap: 'requests' }) }, { partial: true, pages: 1 }],
  ['one with a gap before', { pagesBefore: pageList({}, { gap: 'failed' }) }, { partial: true, compared: true }],
  ['one without totals before', { totalsBefore: null, trend: [] }, { partial: true, compared: false }],
  ['a first one', { totalsBefore: counts(0, 0), pagesBefore: pageList({}) }, { partial: false, compared: true }],
  ['one with a gap in its trend', { trend: [{ period: WEEK, totals: null }] }, { partial: true, compared: true }],
  ['one whose earlier lists were refused', { older: [], problem: REFUSED }, { partial: true, periods: 1 }],
  ['one whose list has shifted', { pages: pageList({}, { repeated: 3 }) }, { partial: false, complete: false }],
])('what a report shows is described for %s', (_name, given, expected) => expect(show(given)).toMatchObject(expected));

describe('the history', () => {
  test('merges remembered totals with new ones, which win, oldest first', () => {
    const of = (week: number, human: number) => ({ period: WEEKS[week] ?? WEEK, totals: counts(human, 0) });
    const read = [of(2, 3), of(1, 9), { ...of(0, 0), totals: null }];
    expect(joinHistory([of(1, 2), of(0, 1)], read)).toEqual([of(0, 1), of(1, 9), of(2, 3)]);
  });

  test('contains each period once, in order, and loses no known one', () => {
    forMany(100, [history, history], (remembered, read) => {
      const joined = joinHistory(remembered, read);
      const keys = joined.map((point) => periodKey(point.period));
      const wanted = [...remembered, ...read.filter((point) => point.totals !== null)];
      expect(new Set(keys)).toEqual(new Set(wanted.map((point) => periodKey(point.period))));
      expect(keys).toHaveLength(new Set(keys).size);
      const ends = joined.map((point) => point.period.to);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    });
  });

  test('is returned by exact instants, without unknown totals', () => {
    const known = knownTotals(WEEKS.map((each, at) => ({ period: each, totals: at === 0 ? counts(1, 0) : null })));
    expect([...known]).toEqual([['2026-10-19T00:00:00.000Z/2026-10-26T00:00:00.000Z', counts(1, 0)]]);
  });
});
