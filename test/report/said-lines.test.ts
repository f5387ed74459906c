import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/action/command/command.ts';
import type { Collection } from '../../src/report/collect.ts';
import { linesOf } from '../../src/report/page-lines.ts';
import type { Period } from '../../src/report/period.ts';
import { renderReport } from '../../src/report/report.ts';
import { recall, type SaidLine } from '../../src/report/said-lines.ts';
import { aReport, counts, LAYOUT, pageList, WEEK } from '../build/a-report.ts';

const DAY = 86_400_000;
const week = (at: number): Period => ({ kind: 'days', from: WEEK.from + at * 7 * DAY, to: WEEK.to + at * 7 * DAY });

/** Sixty steady pages, and one with these people or AI visitors. */
const site = (people: number, ai = 40, path = '/install') => {
  const steady = Array.from({ length: 60 }, (_none, at) => [`/${at}`, counts(100 + at, 40)] as const);
  return pageList(Object.fromEntries([...steady, [path, counts(people, ai)]]));
};

/** A page that usually has 300 people. */
type Given = Readonly<{ now: number; ai?: number; usual?: number; period?: Period; path?: string }>;

/** Plays a report in the rolling issue, which had these lines; returns what it says and what it remembers. */
function written(of: Partial<Collection>, said: readonly SaidLine[] = [], shown?: Period) {
  const data = aReport(of);
  const known = { said, at: data.collection.period.to + DAY / 4, ...(shown && { shown }) };
  const recalled = recall(linesOf(data.comparison), data.comparison, known);
  const [, moved = ''] =
    /### Biggest changes\n\n(.*?)\n\n### T/s.exec(renderReport(data, { ...LAYOUT, recalled })) ?? [];
  return { moved, said: recalled.said };
}

const page = ({ now, ai, usual = 300, path, period = WEEK }: Given): Partial<Collection> => {
  return { period, pages: site(now, ai, path), pagesBefore: site(usual, 40, path) };
};

/** Plays reports in a row; returns what the last one says. */
function play(...reports: readonly Given[]): string {
  let last = { moved: '', said: [] as readonly SaidLine[] };
  let shown: Period | undefined;
  for (const [at, given] of reports.entries()) {
    const { period = week(at) } = given;
    last = written(page({ ...given, period }), last.said, shown);
    shown = period;
  }
  return last.moved;
}

const LINE = '- **Lost most of its people** `/install`: 30 people, usually about 300 (−90%)';
const COMMAND = '/docs Find out why the page `/install` lost most of its people.';
const low = { now: 30 };
const long: Period = { ...week(1), from: week(-2).from };
const still = (nth: string, words = 'Still low', now = '30 people') =>
  `- ${words}, ${nth} week: \`/install\` (${now}), first reported on 16 Nov`;
const BACK = /Back to usual/;

describe('a line that stood in the last report', () => {
  test('has line and command the first time, and is folded without a command afterwards', () => {
    expect(play(low)).toContain(`${LINE}\n\n### What to do: paste as a comment\n\n\`\`${COMMAND}`);
    const folded = `Nothing new stands out.\n\n<details><summary>1 change reported before</summary>\n\n`;
    expect(play(low, low)).toBe(`${folded}${still('second')}\n\n</details>`);
    expect(play(low, low, low)).toBe(`${folded}${still('third')}\n\n</details>`);
  });

  test('is repeated with its command, or folded again, if the same period is written again', () => {
    expect(play(low, { ...low, period: week(0) })).toBe(play(low));
    expect(play(low, low, { ...low, period: week(1) })).toBe(play(low, low));
    expect(play(low, low, { ...low, period: week(1) }, { ...low, period: week(2) })).toBe(play(low, low, low));
  });

  const uncertain = { now: 105, usual: 150 };
  const worse = { now: 15, usual: 150 };
  const [usedLess, lower] = [{ now: 80, ai: 400 }, [low, low, { now: 60, usual: 70 }]];
  test.each<readonly [string, readonly Given[], string]>([
    ['high', [{ now: 900 }, { now: 900 }], still('second', 'Still high', '900 people')],
    ['with much AI', [0, 0].map(() => ({ now: 300, ai: 400 })), still('second', 'AI still high', '400 AI visitors')],
    ['with both', [usedLess, usedLess], still('second', 'Still fewer people and more AI', '80 people')],
    ['with both, and then only low', [usedLess, { now: 80 }], still('second', 'Still low', '80 people')],
    ['with both, while that is usual', [usedLess, { now: 80, usual: 90 }], still('second', 'Still low', '80 people')],
    ['that gets more AI', [{ now: 80 }, usedLess], '**Fewer people and more AI** `/install`'],
    ['after a week without a report', [low, { ...low, period: week(2) }], still('third')],
    ['after two, and written again', [low, ...[0, 0].map(() => ({ ...low, period: week(3) }))], still('fourth')],
    ['in a report of another length', [low, { ...low, period: long }], LINE],
    ['after one of another length', [low, { ...low, period: long }, { ...low, period: week(1) }], still('second')],
    ['after a week in which it did not stand', [low, { now: 250 }, low], LINE],
    ['of another sense', [low, { now: 900 }], '**More people** `/install`'],
    ['for longer than we have words', Array.from({ length: 12 }, () => low), 'Still low, a later week:'],
    ['that gets a command only now', [uncertain, worse], COMMAND],
    ['that has got its command', [uncertain, worse, worse], still('third', 'Still low', '15 people')],
    ['that lost most of its people only now', [{ now: 80 }, low], LINE],
    ['that is less low', [low, { now: 80 }], still('second', 'Still low', '80 people')],
    ['as long as it is low, even if that is usual', lower, still('third', 'Still low', '60 people')],
    ['of a page that is in neither list', [low, { now: 0, ai: 0, usual: 0 }], still('second', 'Still low', '0 people')],
    ['that has got it in this period', [uncertain, worse, { ...worse, period: week(1) }], COMMAND],
  ])('is said as it is: %s', (_name, reports, expected) => expect(play(...reports)).toContain(expected));

  test('is folded at the new address of a page that has moved', () => {
    const there = { period: week(1), pages: site(30, 40, '/start/x/install'), pagesBefore: site(30, 40, '/x/install') };
    const usual = aReport(page({ now: 30, path: '/x/install' })).collection;
    const first = written(page({ now: 30, path: '/x/install' }));
    const { moved } = written({ ...there, older: usual.older }, first.said);
    expect(moved).toContain('- **Moved** `/x/install` to `/start/x/install`');
    expect(moved).toContain('- Still low, second week: `/start/x/install` (30 people), first reported on 16 Nov');
    expect(moved).not.toContain('What to do');
  });

  test('is folded for a section, too', () => {
    const pages = (people: number) => {
      const rows = Array.from({ length: 60 }, (_none, at) => [`/s${at % 4}/${at}`, at % 4 === 0 ? people : 100 + at]);
      return pageList(Object.fromEntries(rows.map(([path, of]) => [path, counts(Number(of), 9)])));
    };
    const first = written({ pages: pages(400), pagesBefore: pages(100) });
    expect(first.moved).toContain('- **Section** `/s0`');
    const { moved } = written({ period: week(1), pages: pages(400), pagesBefore: pages(100) }, first.said);
    expect(moved).toContain('- Still high, second week: `/s0/…`, first reported on 16 Nov');
    expect(moved).not.toContain('**Section**');
  });
});

describe('a page that is back at the number that was usual', () => {
  const back =
    '- **Back to usual** `/install`: 290 people, usually about 300 when its change was first reported on 16 Nov';
  const sunk = { now: 35, usual: 30 };
  test.each<readonly [string, readonly Given[], RegExp | string, boolean]>([
    ['once', [low, low, { now: 290 }], back, true],
    ['again for the same period', [low, low, { now: 290 }, { now: 290, period: week(2) }], back, true],
    ['by the number then, even if it is no longer usual', [low, sunk, sunk, { now: 290, usual: 250 }], back, true],
    [
      'instead of a rise from the weeks before',
      [low, sunk, sunk, { now: 290, usual: 30 }],
      /^(?!.*More people).*Back/s,
      true,
    ],
    ['not twice', [low, low, { now: 290 }, { now: 290 }], BACK, false],
    ['not for less than usual', [low, sunk, sunk], BACK, false],
    ['not halfway', [low, { now: 250, usual: 260 }], BACK, false],
    ['not if it is gone after a rise', [{ now: 900 }, { now: 0, ai: 40, usual: 0 }], BACK, false],
    ['not in the period that said the change', [low, { now: 290, period: week(0) }], BACK, false],
    ['not in a report of another length', [low, { now: 290, period: long }], BACK, false],
  ])('is said %s', (_name, reports, expected, isSaid) => {
    const said = play(...reports);
    expect(typeof expected === 'string' ? said.includes(expected) : expected.test(said)).toBe(isSaid);
  });
});

test('a page that only AI visits is said once', () => {
  const unread = { now: 0, ai: 40, usual: 0 };
  const title = '**AI visitors, no people counted** `/install`';
  for (const reports of [[unread], [unread, { ...unread, period: week(0) }]]) expect(play(...reports)).toContain(title);
  for (const more of [[unread], [unread, unread]]) expect(play(unread, ...more)).not.toContain('/install');
});

test('what is remembered has a limit, and a line without room is said again', () => {
  const path = `/${'a'.repeat(1_100)}`;
  expect(play({ ...low, path }, { ...low, path })).toContain('**Lost most of its people**');
  const many = (people: number) => {
    const moved = Array.from({ length: 30 }, (_none, at) => [`/${at}/${'b'.repeat(700)}`, counts(people, 40)] as const);
    const steady = Array.from({ length: 300 }, (_none, at) => [`/${at}`, counts(100 + at, 40)] as const);
    return pageList(Object.fromEntries([...steady, ...moved]));
  };
  const { said } = written({ pages: many(30), pagesBefore: many(300) });
  expect(said.length).toBeGreaterThan(5);
  expect(Buffer.byteLength(JSON.stringify(said))).toBeLessThanOrEqual(5_001);
});

test('a page whose path is masked has no command, because no one finds it', () => {
  const { moved } = written(page({ ...low, path: '/u/…' }));
  expect(moved).toBe('- **Lost most of its people** `/u/…`: 30 people, usually about 300 (−90%)');
});

test('a command shows a gap for a week that was not counted', () => {
  const { older } = aReport(page(low)).collection;
  const gaps = older.map((each, at) => (at % 3 === 1 ? { ...each, pages: pageList({}) } : each));
  expect(written({ ...page(low), older: gaps }).moved).toContain('300, –, 300, 300, –, 300, 300, 30 people.');
});

test('a command names what happened in at most eight numbers, and is taken whole when it is pasted', () => {
  for (const given of [low, { now: 80, ai: 400 }, { now: 150 }, { now: 0, ai: 40, usual: 0 }]) {
    const [, command = ''] = /^ *``(\/docs .*)``$/m.exec(written(page(given)).moved) ?? [];
    const figures = /By week, up to 9–15 Nov 2026: (.*?)\./.exec(command)?.[1]?.match(/\d+/g) ?? [];
    expect([0, 8]).toContain(figures.length);
    const text = command.slice('/docs '.length);
    expect(readCommand(command, '/docs')).toEqual({ kind: 'instruction', to: null, text });
  }
});
