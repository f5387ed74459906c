import { describe, expect, test } from 'vitest';
import { BUDGETS, countNews, PLANTED } from '../../bench/news.ts';
import { SPREADS } from '../../bench/simulated-weeks.ts';

// A few of the weeks that `npm run bench -- news` simulates; the same ones each time.
describe('on simulated sites', () => {
  test.each(SPREADS.flatMap((spread) => [[50, 400, spread] as const, [200, 200, spread] as const]))(
    'of %i pages that stay as they are, chance is rarely news (%i weeks, %s)',
    (pages, weeks, spread) => {
      const { anyNews, command } = countNews({ pages, spread, factor: 1 }, { weeks });
      expect(anyNews).toBeLessThanOrEqual(BUDGETS.anyNews);
      expect(command).toBeLessThanOrEqual(BUDGETS.command);
      // A procedure that never finds anything would pass as well.
      expect(anyNews).toBeGreaterThan(0);
    },
  );

  test.each([0.7, 1.4])('that change as a whole (× %d), few pages are news', (factor) => {
    const { lines } = countNews({ pages: 200, spread: '15 % spread by day', factor }, { weeks: 200 });
    expect(lines).toBeLessThanOrEqual(BUDGETS.lines);
  });

  test.each(PLANTED)('a planted change is found: $what', ({ found: least, ...planted }) => {
    const { found } = countNews({ pages: 200, spread: 'Poisson', factor: 1 }, { weeks: 400, planted });
    expect(found).toBeGreaterThanOrEqual(least);
  });
});
