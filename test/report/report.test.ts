import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import type { Collection } from '../../src/report/collect.ts';
import { headline } from '../../src/report/headline.ts';
import type { PageList } from '../../src/report/page-list.ts';
import { periodsUpTo } from '../../src/report/period.ts';
import { type ReportLayout, renderReport } from '../../src/report/report.ts';
import { aReport, counts, LAYOUT, pageList, WEEK } from '../build/a-report.ts';
import { forMany } from '../build/fuzz-runs.ts';

function render(given: Partial<Collection> = {}, layout: Partial<ReportLayout> = {}): string {
  return renderReport(aReport(given), { ...LAYOUT, ...layout });
}

function sentence(given: Partial<Collection>): string {
  const { collection, comparison } = aReport(given);
  return headline(collection, comparison);
}

function sectionOf(text: string, title: string): string {
  const from = text.indexOf(`### ${title}`);
  return text.slice(from, text.indexOf('\n### ', from + 1));
}

test('a report of a quiet week shows the figures and no section without content', () =>
  expect(render()).toMatchInlineSnapshot(`
    "## Visitors of \`handbook\`

    **9–15 Nov 2026: 90 people (usually about 80) and 30 AI visitors (usually about 20); 118 unique visitors in all.**

    ### Biggest changes

    No page stands out. A page with 50 people would have had to fall below 37 or rise above 80 to be noticed.

    ### Trend

    Unique visitors of each period: people (blue) and AI (orange).

    \`\`\`mermaid
    %%{init: {"themeVariables":{"xyChart":{"backgroundColor":"transparent","plotColorPalette":"#2257d6, #dd7a08"}},"xyChart":{"height":300}}}%%
    xychart-beta
      x-axis ["2 Nov", "9 Nov"]
      y-axis "Visitors" 0 --> 90
      line [80, 90]
      line [20, 30]
    \`\`\`

    <details><summary>The trend as a table</summary>

    | Period | People | AI | Unique visitors | AI share |
    | --- | ---: | ---: | ---: | ---: |
    | 9–15 Nov 2026 | 90 | 30 | 118 | 25.0% |
    | 2–8 Nov 2026 | 80 | 20 | 99 | 20.0% |

    </details>

    | | 9–15 Nov 2026 | The week before | % | Change |
    | --- | ---: | ---: | ---: | ---: |
    | People | 90 | 80 | +13% | +10 |
    | AI | 30 | 20 | +50% | +10 |
    | Unique visitors | 118 | 99 | +19% | +19 |
    | AI share | 25.0% | 20.0% |  | +5.0 points |

    ### Top pages

    | Page | Visitors | Before | Change | People | AI |
    | --- | ---: | ---: | ---: | ---: | ---: |
    | \`/\` | 80 | 69 | +16% | 60 | 20 |
    | \`/guides/install\` | 55 | 47 | +17% | 40 | 15 |

    ---

    9–15 Nov 2026 (UTC), compared with 2–8 Nov 2026. Generated on 16 Nov 2026, 06:17 UTC with 2 requests to \`https://docs.example.com\`, project \`handbook\`; complete. What is usual for a page comes from its 7 earlier periods. "AI" is what the service counts as AI traffic. Each number counts a visitor once, so people plus AI, or all pages together, can exceed the total."
  `));

test('a report of a lively week names the pages to look at, each with a command to paste', () => {
  const steady = Object.fromEntries(Array.from({ length: 44 }, (_, at) => [`/steady/${at}`, counts(50, 45)]));
  const now = pageList({
    ...steady,
    '/guides/upgrade': counts(170, 45),
    '/api/errors': counts(0, 25),
    '/api/limits': counts(50, 120),
    '/old/v1': counts(3, 0),
    '/old/v2': counts(90, 45),
    '/new': counts(12, 3),
  });
  const then = pageList({
    ...steady,
    '/guides/upgrade': counts(60, 40),
    '/api/errors': counts(0, 22),
    '/api/limits': counts(140, 40),
    '/old/v1': counts(60, 1),
    '/old/v2': counts(200, 45),
    '/gone': counts(2, 0),
  });
  const text = render({ pages: now, pagesBefore: then }, { top: 3 });
  const others = /^\| `\/steady\/[1-9]\d*` \| 95 \| 95 \| ±0% \| 50 \| 45 \|\n/gm;
  expect(text.match(others)).toHaveLength(43);
  // The full table begins like the one of the top pages.
  const [, top = ''] = /### Top pages\n(.*?\n)\n1 page/s.exec(text) ?? [];
  expect(text).toContain(`All pages: 50</summary>\n${top}`);
  const folded = text.replace(`All pages: 50</summary>\n${top}`, 'All pages: 50</summary>\n\n');
  const shown = folded.replace(others, '').replace(/### Trend.*?(?=### Top pages)/s, '');
  expect(shown.slice(shown.indexOf('### Biggest changes'), shown.indexOf('\n\n---'))).toMatchInlineSnapshot(`
    "### Biggest changes

    - **Lost most of its people** \`/old/v1\`: 3 people, usually about 60 (−95%)
    - **Fewer people and more AI** \`/api/limits\`: 50 people, usually about 140 (−64%); 120 AI visitors, usually about 40 (+200%)

      <details><summary>Command</summary>

      \`\`/docs Improve the page \`/api/limits\`, which has fewer people and more AI. By week, up to 9–15 Nov 2026: 140, 140, 140, 50 people; 40, 40, 40, 120 AI visitors. Link it from the pages and the navigation where people look for it, and complete its steps, examples and facts. If you find nothing to change in this repository, answer with what you checked.\`\`

      </details>
    - **Fewer people** \`/old/v2\`: 90 people, usually about 200 (−55%)

      <details><summary>Command</summary>

      \`\`/docs Find out why fewer people read the page \`/old/v2\`. By week, up to 9–15 Nov 2026: 200, 200, 200, 200, 200, 200, 200, 90 people. Fix links to it that don't work, and update what is out of date. If you find nothing to change in this repository, answer with what you checked.\`\`

      </details>
    - **More people** \`/guides/upgrade\`: 170 people, usually about 60 (+183%)
    - **AI visitors, no people counted** \`/api/errors\`: 25 AI visitors, no people

      <details><summary>Command</summary>

      \`\`/docs Improve the page \`/api/errors\`, which has 25 AI visitors but no people counted (9–15 Nov 2026). Link it from the navigation and from related pages, and put its answer at the top. If you find nothing to change in this repository, answer with what you checked.\`\`

      </details>

    ### What to do: paste as a comment

    \`\`/docs Find out why the page \`/old/v1\` lost most of its people. By week, up to 9–15 Nov 2026: 60, 60, 60, 60, 60, 60, 60, 3 people. If it was moved, renamed or unlinked, fix the links to it. If it is out of date, update it. If you find nothing to change in this repository, answer with what you checked.\`\`

    ### Top pages

    | Page | Visitors | Before | Change | People | AI |
    | --- | ---: | ---: | ---: | ---: | ---: |
    | \`/guides/upgrade\` | 215 | 100 | +115% | 170 | 45 |
    | \`/api/limits\` | 170 | 180 | −6% | 50 | 120 |
    | \`/old/v2\` | 135 | 245 | −45% | 90 | 45 |

    1 page had no visitors before. 1 page of the period before no longer had visitors.

    <details><summary>All pages: 50</summary>

    | \`/steady/0\` | 95 | 95 | ±0% | 50 | 45 |
    | \`/api/errors\` | 25 | 22 | +14% | 0 | 25 |
    | \`/new\` | 15 | 0 | new | 12 | 3 |
    | \`/old/v1\` | 3 | 61 | −95% | 3 | 0 |

    </details>"
  `);
});

describe('the headline', () => {
  /** The headline about weeks with these people, the report's first; there are always 200 AI visitors. */
  const weekly = (now: number, ...people: readonly number[]): string => {
    const periods = periodsUpTo(WEEK, people.length + 1)
      .toReversed()
      .slice(1);
    const earlier = periods.map((period, at) => ({ period, totals: counts(people[at] ?? 0, 200) }));
    return sentence({ totals: counts(now, 200), earlier });
  };
  const FELL = '3,000 people (usually about 5,000), fewer than usual,';
  const ROUNDED = '3,000 people (usually about 2,060), more than usual,';
  const LIVELY = [5_000, 6_000, 4_200, 5_500, 4_600, 5_000, 5_300];
  const STEADY = [5_000, 5_100, 4_900, 5_050, 4_950, 5_000, 5_020];

  test.each<readonly [string, number, readonly number[], string]>([
    ['a steady week', 4_950, STEADY, '4,950 people (about as many as usual)'],
    ['a clear fall', 3_000, STEADY, FELL],
    ['a clear rise', 9_000, STEADY, '9,000 people (usually about 5,000), more than usual,'],
    ['a change that chance explains', 5_700, LIVELY, '5,700 people (usually about 5,000)'],
    ['a site that jumps each week', 700, [1_000, 600, 1_050, 650, 1_000, 600, 900], '700 people (usually about 900)'],
    ['a number that is only about usual', 3_000, [2_063, 2_060, 2_070, 2_041, 2_110], ROUNDED],
    ['few people by their number', 10, [70, 72, 68, 70, 71], '10 people (usually about 70), 60 fewer than usual,'],
    ['fewer than five earlier weeks', 3_000, STEADY.slice(0, 4), '3,000 people'],
    ['an outage that is left out of what is usual', 3_000, [5_000, 50, ...STEADY], FELL],
    ['weeks that were not counted yet', 3_000, [...STEADY.slice(0, 4), 0, 0, 0], '3,000 people'],
    ['an empty week among others, which is skipped', 3_000, [...STEADY.slice(0, 4), 0, 5_000], FELL],
    ['nobody after many', 0, STEADY, '0 people (usually about 5,000), 5,000 fewer than usual,'],
  ])('judges %s', (_name, now, earlier, expected) => {
    const [, people] = /^.*?: (.*) and 200 AI.*? in all\.$/.exec(weekly(now, ...earlier)) ?? [];
    expect(people).toBe(expected);
  });

  test('says that a number is back to usual after an odd week, once', () => {
    const said = (...people: Parameters<typeof weekly>) =>
      / in all\. People are back to their usual number\.$/.test(weekly(...people));
    expect([said(5_000, 2_000, ...STEADY), said(5_000, 2_000, 2_000, ...STEADY.slice(1))]).toEqual([true, true]);
    expect([said(2_000, 2_000, ...STEADY), said(5_000, 5_000, 2_000, ...STEADY)]).toEqual([false, false]);
  });

  test('compares months by the day', () => {
    const month = (at: number) => ({ kind: 'month', from: Date.UTC(2026, at), to: Date.UTC(2026, at + 1) }) as const;
    const daily = (at: number) => (month(at).to - month(at).from) / 86_400_000;
    const totalsOf = (at: number) => counts(daily(at) * 100, daily(at) * 10);
    const earlier = [6, 5, 4, 3, 2, 0].map((at) => ({ period: month(at), totals: totalsOf(at) }));
    const text = sentence({ period: month(1), totals: counts(2_800, 280), earlier });
    const said = 'Feb 2026: 2,800 people (about as many as usual) and 280 AI visitors (about as many as usual);';
    expect(text.slice(0, said.length)).toBe(said);
  });

  const LOST = /^No visitor read .* There were 99 in the week before: check that the site/;
  test.each<readonly [string, VisitorCounts, VisitorCounts | null, RegExp]>([
    ['a single visitor', counts(1, 0), null, /^9–15 Nov 2026: 1 person and 0 AI visitors; 1 unique visitor in all\.$/],
    ['a first week', counts(90, 30, 118), counts(0, 0), /^9–15 Nov 2026: 90 people and 30 AI visitors; 118 unique/],
    ['a site that lost all visitors', counts(0, 0), counts(80, 20, 99), LOST],
    ['a site that never had any', counts(0, 0), counts(0, 0), /^No visitor read the documentation \(9–15 .*\)\.$/],
  ])('describes %s', (_name, totals, totalsBefore, expected) =>
    expect(sentence({ totals, totalsBefore, pages: pageList({}) })).toMatch(expected),
  );
});

describe('pages to look at', () => {
  /** Eight pages whose readers changed, on a site with a hundred that stay the same. */
  const eight = (human: number, ai: number) => {
    const steady = Array.from({ length: 100 }, (_, at) => [`/steady/${at}`, counts(60, 60)] as const);
    const paths = Array.from({ length: 8 }, (_, at) => [`/page/${at}`, counts(human, ai)] as const);
    return pageList(Object.fromEntries([...steady, ...paths]));
  };

  test.each([
    ['More people', eight(160, 60), eight(60, 60), 0],
    ['Fewer people', eight(60, 60), eight(160, 60), 8],
    ['Fewer people and more AI', eight(60, 160), eight(160, 60), 8],
    ['AI visitors, no people counted', eight(0, 20), eight(0, 20), 8],
    ['Lost most of its people', eight(1, 60), eight(60, 60), 8],
  ] as const)('are five open lines of "%s" with one command; others are folded', (title, pages, pagesBefore, all) => {
    const text = render({ pages, pagesBefore });
    const count = (part: string, of: RegExp | string): number => part.split(of).length - 1;
    const [open = ''] = text.split('3 more changes</summary>');
    expect([count(open, `- **${title}** `), count(text, `- **${title}** `)]).toEqual([5, 8]);
    expect([count(text, /^``\/docs /m), count(text, /^ *``\/docs /m)]).toEqual([Math.min(1, all), all]);
  });

  test('are listed once: a page that lost its people is not also one without people', () => {
    const text = render({ pages: eight(0, 60), pagesBefore: eight(60, 60) });
    expect(text).toContain('**Lost most of its people**');
    expect(text).not.toContain('no people counted');
  });

  test('are none while the site has no people at all, but one sentence is about counting', () => {
    const text = render({ totals: counts(0, 30), pages: eight(0, 20) });
    const sentence = 'No people were counted on the whole site, only AI visitors: check how the site counts people.';
    expect(sectionOf(text, 'Biggest changes').split('\n')[2]).toBe(sentence);
    expect(text).not.toContain('no people counted');
  });

  test('of one section are one line', () => {
    const section = (name: string, factor = 1) =>
      Array.from({ length: 12 }, (_, at) => [`/${name}/${at}`, counts(factor * (60 + at), 9)] as const);
    const others = ['guides', 'cli', 'faq'].flatMap((name) => section(name));
    const pages = (api: number) => pageList(Object.fromEntries([...others, ...section('api', api)]));
    const text = render({ pages: pages(3), pagesBefore: pages(1) });
    expect(text).toContain('- **Section** `/api`: 12 of 12 pages have more people (together about +200%)');
    expect(text.match(/^- /gm)).toHaveLength(1);
  });

  test('are none, and what would have been noticed is said in figures of this site', () => {
    expect(render({ pages: eight(60, 60), pagesBefore: eight(58, 62) })).toMatch(
      /### Biggest changes\n\nNo page stands out\. A page with 50 people would have had to fall below \d+ or rise above \d+ to be noticed\./,
    );
    const few = pageList({ '/': counts(5, 5), '/a': counts(5, 5) });
    const NO_PAGE = 'No page has enough visitors and earlier weeks to distinguish a change from chance';
    expect(render({ pages: few, pagesBefore: few })).toContain(NO_PAGE);
    expect(render({ pages: few, pagesBefore: few, totalsBefore: null })).not.toContain('Biggest changes');
  });

  test('are none with fewer than five earlier periods, and the report says so', () => {
    const given = { pages: eight(160, 60), pagesBefore: eight(60, 60) };
    const { older } = aReport(given).collection;
    const sentence =
      'Single pages are compared only with at least 5 earlier periods; this report has 4. With fewer, chance looks like news.';
    expect(sectionOf(render({ ...given, older: older.slice(0, 3) }), 'Biggest changes')).toContain(sentence);
    const line = '- **More people** `/page/0`: 160 people, usually';
    expect(render({ ...given, older: older.slice(0, 4) })).toContain(line);
  });

  test('are none on a site of one page, which has no rest of the site, and nothing is claimed about it', () => {
    const text = render({ pages: pageList({ '/': counts(400, 10) }), pagesBefore: pageList({ '/': counts(200, 10) }) });
    expect(text).not.toContain('### Biggest changes');
  });

  test('are linked if the site is known', () => {
    const given = { pages: eight(0, 20), pagesBefore: eight(0, 20) };
    const text = render(given, { site: 'https://kettle.example/docs', top: 2 });
    expect(text).toContain('[`/page/0`](https://kettle.example/docs/page/0): 20 AI visitors, no people');
    expect(text).toContain('| [`/steady/0`](https://kettle.example/docs/steady/0) | 120 |');
    expect(text).toContain('/docs Improve the page `/page/0`, which');
  });

  test('have commands that name them, even one with an empty path', () => {
    const paths = ['', '/a\nb', '/a__init__/~~x~~'];
    const pages = pageList(Object.fromEntries(paths.map((path) => [path, counts(0, 20)])));
    const text = render({ pages, pagesBefore: pageList({}) });
    for (const name of ['(empty)', '/a%0Ab', '/a__init__/~~x~~'])
      expect(text).toContain(`/docs Improve the page \`${name}\`, which has 20 AI visitors but no people counted`);
  });
});

test('a site without visits gets one line, and the source of the figures', () => {
  const empty = { totals: counts(0, 0), totalsBefore: counts(0, 0), pages: pageList({}), pagesBefore: pageList({}) };
  const [, ...blocks] = render(empty).split('\n\n');
  expect(blocks).toEqual(['**No visitor read the documentation (9–15 Nov 2026).**', '---', expect.any(String)]);
  // If it has visited pages, the service contradicts itself, and nothing is hidden.
  const said = '**9–15 Nov 2026: the service counts no visitors of the site, but lists 2 pages with visitors.**';
  for (const part of [said, '| `/` | 80 |']) expect(render({ totals: counts(0, 0) })).toContain(part);
});

test('a week that lost all visitors keeps table, trend, earlier periods and the section on changed pages', () => {
  const earlier = [{ period: periodsUpTo(WEEK, 3)[0] ?? WEEK, totals: counts(70, 10) }];
  const report = aReport({ totals: counts(0, 0), pages: pageList({}) });
  const text = renderReport({ ...report, later: { kind: 'not-weekly' } }, { ...LAYOUT, earlier });
  for (const part of ['| People | 0 | 80 | −100% | −80 |', '### Trend', 'Earlier periods', '### Did it help?'])
    expect(text).toContain(part);
});

describe('a first period', () => {
  test('is not one if people visited in the period before, whatever its total says', () =>
    expect(render({ totalsBefore: counts(50, 30, 0) })).toContain('| People | 90 | 50 | +80% | +40 |'));

  test('is compared with nothing', () => {
    const text = render({ totalsBefore: counts(0, 0), pagesBefore: pageList({}) });
    const shown = ['so these figures are not compared with it', '9–15 Nov 2026 (UTC). Generated on', '| People | 90 |'];
    for (const part of [...shown, '| `/` | 80 |  |  | 60 | 20 |']) expect(text).toContain(part);
    expect(text).not.toMatch(/new|more than|Infinity|NaN|Biggest changes|had no visitors before/);
  });
});

test('a service that ignores dates gets a warning, and nothing is compared or called steady', () => {
  const pages = pageList(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/${at}`, counts(60, 9)])));
  const text = render({ pages, pagesBefore: pages, totals: counts(80, 20, 99) });
  const warning =
    '**The service seems to ignore dates**: it sent the same pages with the same numbers for two periods. Nothing is compared.';
  for (const part of ['**9–15 Nov 2026: 80 people and 20 AI visitors; 99 unique', warning])
    expect(text).toContain(part);
  expect(text).not.toMatch(/stands out|usual|### Trend|The week before|±0/);
});

describe('a partial report', () => {
  const cut = { pages: pageList({ '/': counts(60, 20) }, { gap: 'requests' }), requests: 60 } as const;
  const aList = (human: number, ai: number): PageList =>
    pageList(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`/page/${at}`, counts(human, ai)])));

  test('says so at the top, and what helps, and ranks nothing as top of the site, new or gone', () => {
    const text = render(cut);
    const [, note = ''] = text.split('\n\n');
    expect(note).toBe(
      '> **Partial.** The totals shown are those that the service reported. 1 page of the period and 2 pages of the week before were read; others may be missing, so nothing is ranked for the whole site. The limit of 60 requests was reached. A complete report of this site needs about `max-requests: 61`.',
    );
    expect(text).toContain('### Most visited of the 1 page read');
    expect(text).not.toMatch(/Top pages|no visitors before|no longer had visitors/);
  });

  test('suggests more requests only if they would help', () =>
    expect(render({ ...cut, pages: pageList({}, { gap: 'failed' }), requests: 59 })).not.toContain('max-requests'));

  test('does not call a page new if its earlier figures are unknown', () => {
    const pagesBefore = pageList({ '/': counts(55, 14) }, { gap: 'requests' });
    expect(render({ pagesBefore })).toContain('| `/guides/install` | 55 |  |  | 40 | 15 |');
  });

  test.each([
    ['no change', aList(60, 60), aList(58, 62), 'No page stands out among the 8 pages read for both periods.'],
    ['few visitors', aList(2, 2), aList(2, 2), 'No page among the 8 pages read for both periods has enough visitors'],
  ])('says of the pages read, not of the site, that there is no news: %s', (_name, pages, pagesBefore, words) =>
    expect(sectionOf(render({ pages: { ...pages, gap: 'requests' }, pagesBefore }), 'Biggest changes')).toContain(
      words,
    ),
  );

  const NONE = pageList({}, { gap: 'failed' });
  test.each([
    ['no page', NONE, NONE],
    ['no page of one period', aList(60, 60), NONE],
    ['one page of one period', aList(60, 60), pageList({ '/page/0': counts(60, 60) }, { gap: 'requests' })],
  ])('claims nothing about changes if it compared %s', (_name, pages, pagesBefore) => {
    const text = render({ pages, pagesBefore });
    expect(text).toContain('**Partial.**');
    expect(text).not.toMatch(/Biggest changes|stands out|enough visitors/);
  });

  test.each([
    ['nothing-new', 'said that there are more pages, but sent nothing new'],
    ['too-large', 'more rows, or longer paths, than the report can hold'],
  ] as const)('names the reason %s', (gap, words) =>
    expect(render({ pages: pageList({ '/': counts(1, 0) }, { gap }) })).toContain(words),
  );

  test('shows what went wrong as code, and does not call it a refusal', () => {
    const problem = { message: 'The service says: @octocat <b> #1', hint: 'Wait.' };
    const text = render({ pagesBefore: pageList({}, { gap: 'failed' }), totalsBefore: null, problem });
    expect(text).toContain('The totals of the week before are missing, so nothing is compared.');
    expect(text).toContain('9–15 Nov 2026 (UTC). Generated on');
    expect(text).toContain(' Could not read everything: `The service says: @\u200Boctocat <b> #\u200B1 Wait.`\n');
    expect(text).not.toContain('refused');
  });

  test('leaves missing periods out of the trend, and says so', () => {
    const trend = periodsUpTo(WEEK, 3).map((period, at) => ({ period, totals: at === 0 ? null : counts(5, 5) }));
    const text = render({ trend });
    expect(text).toContain('The trend is missing 1 period.');
    expect(text).toContain('x-axis ["2 Nov", "9 Nov"]');
    expect(text).toContain('| 26 Oct – 1 Nov 2026 | not read | | | |');
  });
});

describe('a note about odd figures', () => {
  test('is below the report, and hides nothing', () => {
    const text = render({ pages: pageList({ '/': counts(60, 20) }, { rejected: 2, repeated: 1, odd: 3 }) });
    expect(text).toMatch(
      /; complete except for the rows named here\. .* 2 rows were invalid and skipped\. The list of pages changed while it was read: 1 row came twice, so others may be missing\. The unique visitors of 3 pages do not fit the people and AI visitors; they are shown as reported\.$/,
    );
    expect(text).not.toContain('Partial');
    const [last, ...others] = aReport().collection.older;
    const older = last === undefined ? [] : [{ ...last, pages: { ...last.pages, rejected: 1 } }, ...others];
    const one = /; complete except for the rows named here\. .* 1 row was invalid and skipped\.$/;
    expect(render({ older })).toMatch(one);
  });

  const SITE = / The site's unique visitors do not fit its people .*; they are shown as reported\.$/;
  test.each([{ totals: counts(90, 30, 121) }, { totalsBefore: counts(80, 20, 79) }])(
    'also covers the totals of the site: %j',
    (given) => expect(render(given)).toMatch(SITE),
  );
});

describe('the trend', () => {
  test('is drawn from two points on', () =>
    expect(render({ trend: [{ period: WEEK, totals: counts(1, 1) }] })).not.toContain('mermaid'));

  test('labels every third week of half a year, because more would overlap', () => {
    const trend = periodsUpTo(WEEK, 26).map((period) => ({ period, totals: counts(1, 1) }));
    const [, axis = ''] = /x-axis \[(.*)\]/.exec(render({ trend })) ?? [];
    const labels = axis.split(', ').map((label) => label.slice(1, -1));
    expect(new Set(labels).size).toBe(26);
    expect(labels.filter((label) => /^[\d A-Za-z]+$/.test(label))).toHaveLength(9);
    expect(labels.at(-1)).toBe('9 Nov');
  });
});

describe('the length of a report', () => {
  const many = (length: number, path: (at: number) => string) =>
    pageList(Object.fromEntries(Array.from({ length }, (_, at) => [path(at), counts(length - at, 1)])));

  test('stays within its limit by leaving out rows of the full table, and the report says how many', () => {
    const text = render({ pages: many(10_000, (at) => `/page/${at}`) });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(text).toContain('9,800 more pages are in the CSV and JSON files');
    expect(text.slice(text.indexOf('The first of all pages: 200')).match(/^\| `/gm)).toHaveLength(200);
  });

  test('stays within its limit by a shorter table of top pages, and the others follow in the full one', () => {
    const pages = many(60, (at) => `/${at}/${'漢'.repeat(100)}`);
    const text = render({ pages, pagesBefore: pages }, { top: 100, limit: 20_000 });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
    const [above = '', folded = ''] = text.split(/<details><summary>(?:All|The first of all) pages/);
    expect(above.match(/^\| `\//gm)).toHaveLength(20);
    const [, left = '0'] = /(\d+) more pages are in the CSV and JSON files/.exec(folded) ?? [];
    expect(folded.match(/^\| `\//gm)).toHaveLength(60 - Number(left));
  });

  test('never hides that there are more pages, however little room there is', () => {
    const pages = many(60, (at) => `/${at}/${'漢'.repeat(100)}`);
    const one = many(1, () => '/');
    // Many pages also get a sentence on what would have been noticed.
    const bare = Buffer.byteLength(render({ pages: one, pagesBefore: one })) + 250;
    for (let limit = bare; limit < bare + 25_000; limit += 250) {
      const text = render({ pages, pagesBefore: pages }, { top: 100, limit });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
      const rows = text.slice(text.indexOf('### Top pages')).match(/^\| `\//gm)?.length ?? 0;
      expect(rows >= 60 || /\d+ more pages are in the CSV/.test(text), `${rows} rows in ${limit}`).toBe(true);
    }
  });

  test('stays within its limit whatever the paths are', () => {
    const path = fc.string({ unit: 'binary', maxLength: 2_000 });
    const figures = fc.record({ human: fc.nat(), ai: fc.nat(), total: fc.nat() });
    const pages = fc.dictionary(path, figures, { noNullPrototype: true });
    forMany(15, [pages, pages], (now, before) => {
      const text = render({ pages: pageList(now), pagesBefore: pageList(before) }, { top: 100 });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    });
  });
});
