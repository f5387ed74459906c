import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { periodsUpTo } from '../../src/visitors/period.ts';
import { renderReport } from '../../src/visitors/report.ts';
import { aReport, counts, LAYOUT, pageList, WEEK } from '../build/a-report.ts';
import { canBrowse, openBrowser, pageWithMermaid, parseDiagram } from '../build/browser.ts';
import { hostileText } from '../build/hostile-text.ts';
import { canRender, HOSTILE_PARTS, treeWithoutCode } from '../build/rendered.ts';

/** A report in which a path stands wherever a path can: moved, read by AI only, without its people, top, in the full table. */
function reportOf(path: string): string {
  const [moved, onlyAi, lost] = [`${path}1`, `${path}2`, `${path}3`];
  const pages = pageList({ [moved]: counts(90, 10), [onlyAi]: counts(0, 40), [lost]: counts(1, 30) });
  const pagesBefore = pageList({ [moved]: counts(20, 10), [onlyAi]: counts(0, 38), [lost]: counts(40, 30) });
  return renderReport(aReport({ pages, pagesBefore }), { ...LAYOUT, top: 2 });
}

describe.skipIf(!canRender)('a path in a report as GitHub shows it (needs cmark-gfm)', () => {
  const harmless = canRender ? treeWithoutCode(reportOf('/guides')) : '';

  test('stands there five times and more', () => {
    expect(reportOf('/guides').split('/guides').length - 1).toBeGreaterThan(8);
    expect(harmless).not.toMatch(/<(link|image|html_inline)/);
  });

  test.each<readonly [string, string]>([
    ...HOSTILE_PARTS.map((part) => [JSON.stringify(part), part] as const),
    ['a script address', 'javascript:alert(1)'],
    ['an automatic link', 'https://evil.example/'],
    ['10,000 characters', '/x'.repeat(5_000)],
    ['nothing', ''],
  ])('is code and nothing else: %s', (_name, path) => {
    expect(treeWithoutCode(reportOf(path))).toBe(harmless);
  });

  test('is code and nothing else, whatever it is', () => {
    fc.assert(
      fc.property(hostileText, (path) => {
        expect(treeWithoutCode(reportOf(path))).toBe(harmless);
      }),
      { numRuns: 100 },
    );
  });

  test('holds no live mention or reference even for those who lose the code', () => {
    const text = reportOf('/@octocat/#12/acme/app#3');
    expect(text).not.toMatch(/@octocat|#12|#3/);
  });

  test('shows what turns or hides text as numbers', () => {
    const text = reportOf('/a\u202Eb\u200Bc\u2066d');
    expect(text).toContain('/a%E2%80%AEb%E2%80%8Bc%E2%81%A6d');
    expect(text).not.toMatch(/[\u202E\u200B\u2066]/);
  });
});

describe.skipIf(!canBrowse)('the diagram (needs chromium)', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await pageWithMermaid(browser);
  });
  afterAll(() => browser.close());

  const trendOf = (length: number, count: number) =>
    periodsUpTo(WEEK, length).map((period, at) => ({ period, totals: counts(count * at, count) }));

  test.each([
    ['two weeks', trendOf(2, 7)],
    ['half a year', trendOf(26, 1_000)],
    ['nobody', trendOf(8, 0)],
    ['more than anybody can count', trendOf(3, 2 ** 51)],
    [
      'months of two years',
      periodsUpTo({ kind: 'month', from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 10, 1) }, 26).map((period) => ({
        period,
        totals: counts(3, 4),
      })),
    ],
  ])('of %s is read by Mermaid', async (_name, trend) => {
    const [, diagram = ''] = /```mermaid\n(.*?)```/s.exec(renderReport(aReport({ trend }), LAYOUT)) ?? [];
    expect(await parseDiagram(page, diagram)).toMatch(/"diagramType":"xychart/);
  });

  test('would not be read if it were broken', async () => {
    expect(await parseDiagram(page, 'xychart-beta\n  bar [1, x]')).toMatch(/^wrong: /);
  });
});
