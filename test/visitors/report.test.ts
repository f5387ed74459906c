import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Collection } from '../../src/visitors/collect.ts';
import { headline } from '../../src/visitors/headline.ts';
import { periodsUpTo } from '../../src/visitors/period.ts';
import { type ReportLayout, renderReport } from '../../src/visitors/report.ts';
import { aReport, counts, LAYOUT, pageList, WEEK } from '../build/a-report.ts';

function render(given: Partial<Collection> = {}, layout: Partial<ReportLayout> = {}): string {
  return renderReport(aReport(given), { ...LAYOUT, ...layout });
}

function sentence(given: Partial<Collection>): string {
  const { collection, comparison } = aReport(given);
  return headline(collection.period, comparison);
}

test('a report of a quiet week says what happened, and nothing that did not', () => {
  expect(render()).toMatchInlineSnapshot(`
    "## Documentation visitors of \`handbook\`

    **118 visitors read the documentation (9–15 November 2026), 19% more than the week before: 90 people (+13%) and 30 AI visitors (+50%), an AI share of 25.0% (+5.0 points).**

    | | 9–15 November 2026 | the week before | Change | in percent |
    | --- | ---: | ---: | ---: | ---: |
    | People | 90 | 80 | +10 | +13% |
    | AI | 30 | 20 | +10 | +50% |
    | Both, each counted once | 118 | 99 | +19 | +19% |
    | AI share | 25.0% | 20.0% | +5.0 points |  |

    ### Trend

    Bars are people, the line is AI.

    \`\`\`mermaid
    %%{init: {"xyChart": {"height": 300}}}%%
    xychart-beta
      x-axis ["2 Nov", "9 Nov"]
      y-axis "Visitors" 0 --> 90
      bar [80, 90]
      line [20, 30]
    \`\`\`

    | Period | People | AI | Both | AI share |
    | --- | ---: | ---: | ---: | ---: |
    | 9–15 November 2026 | 90 | 30 | 118 | 25.0% |
    | 2–8 November 2026 | 80 | 20 | 99 | 20.0% |

    ### Top pages

    | Page | Visitors | Before | Change | People | AI |
    | --- | ---: | ---: | ---: | ---: | ---: |
    | \`/\` | 80 | 69 | +16% | 60 | 20 |
    | \`/guides/install\` | 55 | 47 | +17% | 40 | 15 |

    ---

    From 2026-11-09T00:00:00.000Z to 2026-11-16T00:00:00.000Z (UTC, the end not included), compared with 2026-11-02T00:00:00.000Z to 2026-11-09T00:00:00.000Z. Written at 2026-11-16T06:17:00.000Z after 2 requests to \`https://docs.example.com\`, project \`handbook\`; complete. "AI" is what the service counts as AI traffic: assistants, agents, crawlers. "Visitors" are unique: each counts once on a page and once on the site, and who comes as a person and as AI counts once in "both". So pages do not add up to the site, nor weeks to months."
  `);
});

test('a report of a lively week names the pages to look at, each with a command to paste', () => {
  const now = pageList({
    '/': counts(60, 20),
    '/guides/upgrade': counts(70, 20),
    '/api/errors': counts(0, 25),
    '/old/v1': counts(3, 0),
    '/new': counts(12, 3),
  });
  const then = pageList({
    '/': counts(55, 14),
    '/guides/upgrade': counts(20, 10),
    '/api/errors': counts(0, 22),
    '/old/v1': counts(30, 1),
    '/gone': counts(2, 0),
  });
  expect(render({ pages: now, pagesBefore: then })).toMatchInlineSnapshot(`
    "## Documentation visitors of \`handbook\`

    **118 visitors read the documentation (9–15 November 2026), 19% more than the week before: 90 people (+13%) and 30 AI visitors (+50%), an AI share of 25.0% (+5.0 points).**

    | | 9–15 November 2026 | the week before | Change | in percent |
    | --- | ---: | ---: | ---: | ---: |
    | People | 90 | 80 | +10 | +13% |
    | AI | 30 | 20 | +10 | +50% |
    | Both, each counted once | 118 | 99 | +19 | +19% |
    | AI share | 25.0% | 20.0% | +5.0 points |  |

    ### Trend

    Bars are people, the line is AI.

    \`\`\`mermaid
    %%{init: {"xyChart": {"height": 300}}}%%
    xychart-beta
      x-axis ["2 Nov", "9 Nov"]
      y-axis "Visitors" 0 --> 90
      bar [80, 90]
      line [20, 30]
    \`\`\`

    | Period | People | AI | Both | AI share |
    | --- | ---: | ---: | ---: | ---: |
    | 9–15 November 2026 | 90 | 30 | 118 | 25.0% |
    | 2–8 November 2026 | 80 | 20 | 99 | 20.0% |

    ### What moved

    - \`/guides/upgrade\`: 30 → 90 visitors (+60, +200%); now 70 people, 20 AI visitors
    - \`/old/v1\`: 31 → 3 visitors (−28, −90%); now 3 people, 0 AI visitors
    - \`/new\`: new, 15 visitors (12 people, 3 AI visitors)

    ### Pages that only AI reads

    - \`/api/errors\`: 25 AI visitors, no person

    <details><summary>Commands to paste as a comment</summary>

    \`\`\`text
    /docs Look at the page /api/errors: 25 AI visitors and no person read it (9–15 November 2026).
    Make sure that people find it from the navigation and from related pages, and that its answer stands at the top.
    \`\`\`

    </details>

    ### Pages that lost their people

    - \`/old/v1\`: 3 people, 30 in the week before

    <details><summary>Commands to paste as a comment</summary>

    \`\`\`text
    /docs Find out why the page /old/v1 has lost its readers: 3 people (9–15 November 2026), 30 in the week before.
    If it was moved, renamed or unlinked, mend the links to it; if it is out of date, bring it up to date.
    \`\`\`

    </details>

    ### Top pages

    | Page | Visitors | Before | Change | People | AI |
    | --- | ---: | ---: | ---: | ---: | ---: |
    | \`/guides/upgrade\` | 90 | 30 | +200% | 70 | 20 |
    | \`/\` | 80 | 69 | +16% | 60 | 20 |
    | \`/api/errors\` | 25 | 22 | +14% | 0 | 25 |
    | \`/new\` | 15 | 0 | new | 12 | 3 |
    | \`/old/v1\` | 3 | 31 | −90% | 3 | 0 |

    1 page had no visitor before. 1 page of the period before had no visitor any more.

    ---

    From 2026-11-09T00:00:00.000Z to 2026-11-16T00:00:00.000Z (UTC, the end not included), compared with 2026-11-02T00:00:00.000Z to 2026-11-09T00:00:00.000Z. Written at 2026-11-16T06:17:00.000Z after 2 requests to \`https://docs.example.com\`, project \`handbook\`; complete. "AI" is what the service counts as AI traffic: assistants, agents, crawlers. "Visitors" are unique: each counts once on a page and once on the site, and who comes as a person and as AI counts once in "both". So pages do not add up to the site, nor weeks to months."
  `);
});

describe('the headline', () => {
  test.each<[string, Partial<Collection>, RegExp]>([
    ['a rise', { totals: counts(110, 20, 120), totalsBefore: counts(90, 10, 100) }, / 20% more than the week before: /],
    ['a fall', { totals: counts(75, 5, 80), totalsBefore: counts(90, 10, 100) }, / 20% fewer than the week before: /],
    [
      'hardly a change',
      { totals: counts(9_960, 70, 10_030), totalsBefore: counts(9_930, 70, 10_000) },
      / about as many as /,
    ],
    [
      'the first AI visitors',
      { totals: counts(90, 5), totalsBefore: counts(90, 0) },
      /90 people \(±0%\) and 5 AI visitors \(new\)/,
    ],
    [
      'a single visitor',
      { totals: counts(1, 0), totalsBefore: null },
      /^1 visitor read .*: 1 person and 0 AI visitors, an AI share of 0\.0%\.$/,
    ],
    [
      'AI alone',
      { totals: counts(0, 1), totalsBefore: null },
      /: 0 people and 1 AI visitor, an AI share of 100\.0%\.$/,
    ],
    [
      'a first week',
      { totalsBefore: counts(0, 0) },
      /^118 visitors read the documentation \(9–15 November 2026\): 90 people and/,
    ],
    [
      'nobody any more',
      { totals: counts(0, 0) },
      /^No visitor read .* There were 99 in the week before: check that the site/,
    ],
    [
      'nobody ever',
      { totals: counts(0, 0), totalsBefore: counts(0, 0) },
      /^No visitor read the documentation \(9–15 November 2026\)\.$/,
    ],
  ])('tells %s', (_name, given, expected) => {
    expect(sentence(given)).toMatch(expected);
  });

  test('names the month before for a month', () => {
    const period = { kind: 'month', from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 2, 1) } as const;
    expect(sentence({ period })).toMatch(/\(February 2026\), 19% more than the month before/);
  });
});

describe('pages to look at', () => {
  const paths = Array.from({ length: 8 }, (_, at) => `/page/${at}`);
  const each = (human: number, ai: number) =>
    pageList(Object.fromEntries(paths.map((path) => [path, counts(human, ai)])));
  const sectionOf = (text: string, title: string): string => {
    const from = text.indexOf(`### ${title}`);
    return text.slice(from, text.indexOf('\n### ', from + 1));
  };

  test.each([
    ['What moved', each(90, 0), each(10, 0), 0],
    ['Pages that only AI reads', each(0, 20), each(0, 20), 5],
    ['Pages that lost their people', each(1, 60), each(60, 1), 5],
  ] as const)('fill five lines of "%s" at most, and the others are counted', (title, pages, pagesBefore, commands) => {
    const section = sectionOf(render({ pages, pagesBefore }), title);
    expect(section.match(/^- `/gm)).toHaveLength(5);
    expect(section).toContain('\n- and 3 more pages: see the files');
    expect(section.match(/^\/docs /gm)?.length ?? 0).toBe(commands);
  });

  test('are counted no further where five lines are enough', () => {
    expect(render({ pages: pageList({ '/a': counts(0, 20) }), pagesBefore: pageList({}) })).not.toContain(
      'see the files',
    );
  });

  test('have commands that name them, also the one whose path is empty', () => {
    const text = render({ pages: pageList({ '': counts(0, 20), '/a\nb': counts(0, 19) }) });
    expect(text).toContain('/docs Look at the page (empty): 20 AI visitors and no person read it');
    expect(text).toContain('/docs Look at the page /a%0Ab: 19 AI visitors and no person read it');
  });
});

describe('a site without visits', () => {
  const empty = { totals: counts(0, 0), totalsBefore: counts(0, 0), pages: pageList({}), pagesBefore: pageList({}) };

  test('gets one line, and where the figures come from', () => {
    const blocks = render(empty).split('\n\n');
    expect(blocks.slice(1, 3)).toEqual(['**No visitor read the documentation (9–15 November 2026).**', '---']);
    expect(blocks).toHaveLength(4);
  });

  test('but with pages that had some shows them: the service contradicts itself, and nothing is hidden', () => {
    const text = render({ totals: counts(0, 0) });
    expect(text).toContain('**No visitor read the documentation');
    expect(text).toContain('| `/` | 80 |');
  });
});

describe('a first period', () => {
  test('is compared with nothing', () => {
    const text = render({ totalsBefore: counts(0, 0), pagesBefore: pageList({}) });
    expect(text).toContain('there is nothing to compare with');
    expect(text).toContain('| People | 90 |');
    expect(text).toContain('| `/` | 80 |  |  | 60 | 20 |');
    expect(text).not.toMatch(/new|more than|Infinity|NaN|What moved|had no visitor before/);
  });
});

describe('a partial report', () => {
  const cut = { pages: pageList({ '/': counts(60, 20) }, { gap: 'requests' }), requests: 60 } as const;

  test('says so at the top, with what helps', () => {
    const [, note = ''] = render(cut).split('\n\n');
    expect(note).toMatch(
      /^> \*\*Partial\.\*\* The totals shown are right\. 1 page of the period and 2 pages of the week before were read; others may be missing/,
    );
    expect(note).toContain('The limit of 60 requests was reached: raise `max-requests`');
  });

  test('asks for more requests only where they would help', () => {
    const text = render({ ...cut, pages: pageList({}, { gap: 'failed' }), requests: 59 });
    expect(text).not.toContain('max-requests');
  });

  test('leaves open whether a page is new that it has not found before', () => {
    const pagesBefore = pageList({ '/': counts(55, 14) }, { gap: 'requests' });
    expect(render({ pagesBefore })).toContain('| `/guides/install` | 55 |  |  | 40 | 15 |');
  });

  test('ranks nothing as top of the site, and calls no page new or gone', () => {
    const text = render(cut);
    expect(text).toContain('### The most visited of the 1 page read');
    expect(text).not.toMatch(/Top pages|no visitor before|no visitor any more/);
  });

  test.each([
    ['nothing-new', 'announced further pages, but sent nothing new'],
    ['too-large', 'more rows, or longer paths, than can be held'],
  ] as const)('names the reason %s', (gap, words) => {
    expect(render({ pages: pageList({ '/': counts(1, 0) }, { gap }) })).toContain(words);
  });

  test('shows the words of a service that gave up as code', () => {
    const problem = { message: 'The service says: @octocat <b> #1', hint: 'Wait.' };
    const text = render({ pagesBefore: pageList({}, { gap: 'failed' }), totalsBefore: null, problem });
    expect(text).toContain('The totals of the week before are missing, so nothing is compared.');
    expect(text).toContain('`The service says: @\u200Boctocat <b> #\u200B1 Wait.`');
  });

  test('leaves out of the trend what was not read, and says so', () => {
    const trend = periodsUpTo(WEEK, 3).map((period, at) => ({ period, totals: at === 0 ? null : counts(5, 5) }));
    const text = render({ trend });
    expect(text).toContain('The trend lacks 1 period.');
    expect(text).toContain('x-axis ["2 Nov", "9 Nov"]');
    expect(text).toContain('| 26 October – 1 November 2026 | not read | | | |');
  });
});

describe('what is odd about the figures', () => {
  test('is said below, and takes nothing away', () => {
    const text = render({ pages: pageList({ '/': counts(60, 20) }, { rejected: 2, repeated: 1, odd: 3 }) });
    expect(text).toContain('2 rows could not be believed and are left out.');
    expect(text).toContain('shifted while it was read: 1 row came twice');
    expect(text).toContain(
      '3 totals of pages cannot be right beside the people and AI visitors, and are shown as told.',
    );
    expect(text).not.toContain('The totals of the site');
    expect(text).not.toContain('Partial');
    expect(text).toContain('; complete but for the rows named here.');
  });

  test.each<[string, Partial<Collection>]>([
    ['of the period', { totals: counts(90, 30, 121) }],
    ['of the period before', { totalsBefore: counts(80, 20, 79) }],
  ])('is said of the totals of the site, too: %s', (_name, given) => {
    expect(render(given)).toContain(
      'The totals of the site cannot be right beside its people and AI visitors, and are shown as told.',
    );
  });
});

describe('the trend', () => {
  test('is drawn from two points on', () => {
    const trend = periodsUpTo(WEEK, 1).map((period) => ({ period, totals: counts(1, 1) }));
    expect(render({ trend })).not.toContain('mermaid');
  });

  test('labels every third week of half a year, because more would cover each other', () => {
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

  test('is kept by leaving out rows of the full table, and the number is told', () => {
    const text = render({ pages: many(10_000, (at) => `/page/${at}`) });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(55_000);
    const [, left = '0'] = /([\d,]+) more pages: the JSON and CSV files hold every page/.exec(text) ?? [];
    const table = text.slice(text.indexOf('All pages: 10,000'));
    expect(table.match(/^\| `/gm)?.length).toBe(10_000 - Number(left.replace(',', '')));
  });

  test('is kept by a shorter table of top pages, and the others follow in the full one', () => {
    const pages = many(60, (at) => `/${at}/${'漢'.repeat(100)}`);
    const text = render({ pages, pagesBefore: pages }, { top: 100, limit: 20_000 });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
    const [above = '', folded = ''] = text.split('<details><summary>All pages: 60');
    expect(above.match(/^\| `\//gm)).toHaveLength(20);
    const [, left = '0'] = /(\d+) more pages: the JSON and CSV files hold every page/.exec(folded) ?? [];
    expect(folded.match(/^\| `\//gm)).toHaveLength(60 - Number(left));
  });

  test('never hides that there are more pages, however little room there is', () => {
    const pages = many(60, (at) => `/${at}/${'漢'.repeat(100)}`);
    const one = many(1, () => '/');
    const bare = Buffer.byteLength(render({ pages: one, pagesBefore: one }));
    for (let limit = bare; limit < bare + 25_000; limit += 250) {
      const text = render({ pages, pagesBefore: pages }, { top: 100, limit });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
      const rows = text.slice(text.indexOf('### Top pages')).match(/^\| `\//gm)?.length ?? 0;
      expect(rows >= 60 || /\d+ more pages: the JSON and CSV/.test(text), `${rows} rows in ${limit}`).toBe(true);
    }
  });

  test('is kept whatever the paths are', () => {
    const path = fc.string({ unit: 'binary', maxLength: 2_000 });
    const pages = fc.dictionary(path, fc.record({ human: fc.nat(), ai: fc.nat(), total: fc.nat() }), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(pages, pages, (now, before) => {
        const text = render({ pages: pageList(now), pagesBefore: pageList(before) }, { top: 100 });
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
      }),
      { numRuns: 15 },
    );
  });
});
