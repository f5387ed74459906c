import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Period, periodsUpTo } from '../../src/report/period.ts';
import { renderReport } from '../../src/report/report.ts';
import { isNoPage } from '../../src/report/site-paths.ts';
import { COLOURS } from '../../src/report/trend-chart.ts';
import { canBrowse, openBrowser } from '../../tools/browser.ts';
import { aReport, counts, LAYOUT, pageList, WEEK } from '../build/a-report.ts';
import { forMany, hostileText } from '../build/fuzz-runs.ts';
import { drawDiagram, pageWithMermaid, parseDiagram } from '../build/mermaid.ts';
import { canRender, HOSTILE_PARTS, treesWithoutCode } from '../build/rendered.ts';

const SITE = 'https://kettle.example/docs';

/** A report with a path wherever a path can be: each kind of news, read by AI only, top, in the full table. */
function reportOf(path: string, site: string | null = null): string {
  // All totals differ, so that the order of the rows does not depend on the path.
  const now = [counts(150, 51), counts(50, 152), counts(50, 53), counts(1, 54), counts(52, 155), counts(0, 40)];
  const then = [counts(50, 51), counts(50, 50), counts(153, 53), counts(64, 54), counts(155, 50), counts(0, 40)];
  const steady = Array.from({ length: 60 }, (_, at) => [`/steady/${at}`, counts(50, 49)] as const);
  const list = (week: typeof now) =>
    pageList(Object.fromEntries([...steady, ...week.map((figures, at) => [`${path}${at}`, figures] as const)]));
  return renderReport(aReport({ pages: list(now), pagesBefore: list(then) }), { ...LAYOUT, site, top: 6 });
}

describe.skipIf(!canRender)('a path in a report as GitHub shows it (needs cmark-gfm)', () => {
  const [harmless = '', harmlessLinked = '', probe = ''] = canRender
    ? treesWithoutCode([reportOf('/guides'), reportOf('/guides', SITE), reportOf('/.guides')])
    : [];

  test('is shown for every kind of news, in commands, among the top pages and in the full table', () => {
    expect(reportOf('/guides').split('/guides').length - 1).toBeGreaterThan(16);
    expect(harmless).not.toMatch(/<(link|image|html_inline)/);
  });

  test('is a link if the site is known, everywhere except in commands', () => {
    const destinations = harmlessLinked.match(/<link destination="https:\/\/kettle\.example\/docs\/guides/g);
    expect(destinations?.length).toBeGreaterThan(12);
    expect(withoutLinks(harmlessLinked)).toBe(withoutLinks(harmless));
  });

  const HOSTILE = [...HOSTILE_PARTS, 'javascript:alert(1)', 'https://evil.example/', '/x'.repeat(5_000), ''];

  test('is code and nothing else, and leads only to the site', () => expectOnlyCode(HOSTILE));

  test('is code and nothing else, whatever it is', () =>
    forMany(8, [fc.array(hostileText, { minLength: 1, maxLength: 12 })], expectOnlyCode));

  function expectOnlyCode(paths: readonly string[]): void {
    const trees = treesWithoutCode(paths.flatMap((path) => [reportOf(path), reportOf(path, SITE)]));
    for (const [at, path] of paths.entries()) {
      const [plain = '', linked = ''] = trees.slice(2 * at);
      // What looks like a probe is only counted where a page has a line.
      const expected = isNoPage(`${path}1`) ? probe : harmless;
      expect(plain, path).toBe(expected);
      expect(withoutLinks(linked), path).toBe(withoutLinks(expected));
      for (const [, destination = ''] of linked.matchAll(/<link destination="([^"]*)"/g)) {
        expect(destination.startsWith(`${SITE}/`)).toBe(true);
        expect(new URL(destination).href).toBe(destination);
      }
    }
  }
});

/** The same tree without links around code, and without the indentation that they bring. */
const withoutLinks = (tree: string): string => tree.replace(/^ *<\/?link.*\n/gm, '').replace(/^ +/gm, '');

describe.skipIf(!canBrowse)('the diagram (needs chromium)', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await pageWithMermaid(browser);
  });
  afterAll(() => browser.close());

  const trendOf = (length: number, count: number, last: Period = WEEK) =>
    periodsUpTo(last, length).map((period, at) => ({ period, totals: counts(count * at, count) }));
  const diagramOf = (trend: ReturnType<typeof trendOf>): string =>
    /```mermaid\n(.*?)```/s.exec(renderReport(aReport({ trend }), LAYOUT))?.[1] ?? '';

  test.each([
    ['two weeks', trendOf(2, 7)],
    ['half a year', trendOf(26, 1_000)],
    ['visitors that stopped coming', trendOf(8, 0).with(0, { period: WEEK, totals: counts(1, 0) })],
    ['huge numbers', trendOf(3, 2 ** 51)],
    ['months of two years', trendOf(26, 4, { kind: 'month', from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 10, 1) })],
  ])('of %s is read by Mermaid', async (_name, trend) =>
    expect(await parseDiagram(page, diagramOf(trend))).toMatch(/"diagramType":"xychart/),
  );

  test.each(['default', 'dark'])("has its own colours on the page's background in the theme %s", async (theme) => {
    const svg = await drawDiagram(page, { source: diagramOf(trendOf(3, 9)), theme });
    const count = (part: string): number => svg.toLowerCase().split(part).length - 1;
    expect([COLOURS.people, COLOURS.ai].map(({ hex }) => count(`stroke="${hex}"`))).toEqual([1, 1]);
    expect(/<rect[^>]*class="background"[^>]*>/.exec(svg)?.[0]).toContain('fill="transparent"');
  });

  test('is not drawn if it is broken', async () =>
    expect(await parseDiagram(page, 'xychart-beta\n  bar [1, x]')).toMatch(/^wrong: /));
});
