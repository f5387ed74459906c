import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retryAfterMs } from '../../../src/action/http/retries.ts';

const NOW = Date.UTC(2026, 10, 20, 9, 0, 0);
const DATE = 'Fri, 20 Nov 2026 09:00:00 GMT';

describe('the requested pause', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, number | null]>([
    ['nothing', {}, null],
    ['seconds', { 'retry-after': '90' }, 90_000],
    ['seconds with spaces', { 'retry-after': ' 7 ' }, 7_000],
    ['seconds from two hops', { 'retry-after': '5, 120' }, 120_000],
    ['no time at all', { 'retry-after': '0' }, 0],
    ['more seconds than a lifetime', { 'retry-after': '99999999999' }, 99_999_999_999_000],
    ['a date', { 'retry-after': 'Fri, 20 Nov 2026 09:01:30 GMT', date: DATE }, 90_000],
    ['a date of the older form', { 'retry-after': 'Friday, 20-Nov-26 09:01:30 GMT', date: DATE }, 90_000],
    ['a date of the oldest form', { 'retry-after': 'Fri Nov 20 09:01:30 2026', date: DATE }, 90_000],
    [
      'a date by a clock that is an hour ahead',
      { 'retry-after': 'Fri, 20 Nov 2026 10:01:30 GMT', date: 'Fri, 20 Nov 2026 10:00:00 GMT' },
      90_000,
    ],
    ['a date without a clock to compare it with', { 'retry-after': 'Fri, 20 Nov 2026 09:01:30 GMT' }, 90_000],
    ['a date that has passed', { 'retry-after': 'Fri, 20 Nov 2026 08:00:00 GMT', date: DATE }, 0],
    ['a limit that is used up', { 'retry-after': '1.5' }, null],
    ['a negative number', { 'retry-after': '-1' }, null],
    ['words', { 'retry-after': 'soon' }, null],
    [
      'a limit that is used up',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 60), date: DATE },
      61_000,
    ],
    [
      'a limit that is not used up',
      { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': String(NOW / 1000 + 60) },
      null,
    ],
    ['a used-up limit without an end', { 'x-ratelimit-remaining': '0' }, null],
    [
      'both: its own words count',
      { 'retry-after': '5', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 600) },
      5_000,
    ],
  ])('%s', (_name, headers, wish) => {
    expect(retryAfterMs(new Map(Object.entries(headers)), NOW)).toBe(wish);
  });

  test.each(['Pacific/Honolulu', 'Asia/Kolkata'])('is UTC in its oldest form, even if the machine is in %s', (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const headers = new Map([
        ['retry-after', 'Fri Nov 20 09:01:30 2026'],
        ['date', DATE],
      ]);
      expect(retryAfterMs(headers, NOW)).toBe(90_000);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  test('is never read as shorter than it was meant, whatever our own clock shows', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
    const seconds = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(instant, seconds, instant, (theirNow, wait, ourNow) => {
        const date = new Date(theirNow).toUTCString();
        const until = new Date(theirNow + wait * 1000).toUTCString();
        const forms = [
          { 'retry-after': String(wait), date },
          { 'retry-after': until, date },
          { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(theirNow / 1000 + wait), date },
        ];
        for (const headers of forms) {
          const wish = retryAfterMs(new Map(Object.entries(headers)), ourNow);
          expect(wish).toBeGreaterThanOrEqual(wait * 1000);
          expect(wish).toBeLessThanOrEqual(wait * 1000 + 1000);
        }
      }),
    );
  });
});
