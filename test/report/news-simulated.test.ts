import { describe, expect, test } from 'vitest';
import { hasCommand, hasNews, meanOver, PLANTED, STATIONARY } from '../../bench/news.ts';
import { isPlanted } from '../../bench/simulated-weeks.ts';

const PAGES = 200;
const REPORTS = 40;
/** Few reports have a wide margin: two standard errors. `npm run bench -- news` simulates more. */
const margin = (share: number): number => 2 * Math.sqrt((share * (1 - share)) / REPORTS);

// Some of the reports that the benchmark simulates; the same ones each time.
describe('on simulated sites', () => {
  test.each(STATIONARY)('that stay alike, chance is rarely news: $spread (%#)', ({ anyNews, command, ...site }) => {
    const [mostNews, mostCommands] = [anyNews[PAGES] ?? 0, command[PAGES] ?? 0];
    let commands = 0;
    const measure = (found: Parameters<typeof hasNews>[0]): boolean => {
      commands += Number(hasCommand(found));
      return hasNews(found);
    };
    const news = meanOver({ ...site, pages: PAGES }, { reports: REPORTS, measure });
    expect(news).toBeLessThanOrEqual(mostNews + margin(mostNews));
    expect(commands / REPORTS).toBeLessThanOrEqual(mostCommands + margin(mostCommands));
  });

  test.each(PLANTED)('a planted change is found: $before people → $now, $spread', ({ spread, before, now, found }) => {
    const planted = { before: { human: before, ai: 20 }, now: { human: now, ai: 20 } };
    const measure = ({ pages }: Parameters<typeof hasNews>[0]): boolean => pages.some(isPlanted);
    const share = meanOver({ pages: PAGES, spread }, { reports: REPORTS, planted, measure });
    expect(share).toBeGreaterThanOrEqual(found - margin(found));
  });

  test('a crawler on every page is a number, not a line for each', () => {
    const crawler = (ago: number): number => (ago === 0 ? 40 : 0);
    const found: (number | undefined)[] = [];
    const measure = ({ pages, news }: Parameters<typeof hasNews>[0]): number => {
      found.push(news.ai.widespread?.moved);
      return pages.length + news.sections.length;
    };
    const lines = meanOver({ pages: PAGES, spread: '15 % spread', crawler }, { reports: 10, measure });
    expect(lines).toBeLessThanOrEqual(0.5);
    for (const moved of found) expect(moved).toBeGreaterThan(100);
  });
});
