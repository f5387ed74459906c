import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Attempt,
  type Operation,
  type Policy,
  RETRY_TABLE,
  retryAfterMs,
  type Trouble,
  withRetries,
} from '../../../src/action/http/retries.ts';
import { forMany } from '../../build/fuzz-runs.ts';
import { aClock, type FakeClock } from '../../fakes/fake-clock.ts';

const OPERATIONS = Object.keys(RETRY_TABLE) as readonly Operation[];
const TROUBLES: readonly Trouble[] = ['unsent', 'network', 'rate-limit', 'server', 'passing', 'bad-body'];
const NEVER = new AbortController().signal;

/** Plays attempts in order, the last forever, and returns the waits. */
async function play(
  policy: Policy,
  attempts: readonly Pick<Attempt<unknown>, 'trouble' | 'retryAfterMs'>[],
  given: { readonly fraction?: number; readonly clock?: FakeClock; readonly cancelled?: AbortSignal } = {},
) {
  const { fraction = 1, clock = aClock(), cancelled = NEVER } = given;
  let made = 0;
  const attempt = async (): Promise<Attempt<number>> => {
    const given = attempts[Math.min(made, attempts.length - 1)];
    made += 1;
    return { result: made, trouble: null, ...given };
  };
  const options = { clock, randomness: { fraction: () => fraction }, cancelled };
  const { result, tries } = await withRetries(policy, attempt, options);
  expect([result, tries]).toEqual([made, made]);
  return { tries, slept: clock.slept };
}

const always = (trouble: Trouble): readonly Pick<Attempt<unknown>, 'trouble'>[] => [{ trouble }];

describe('the table', () => {
  const MINUTE = 60_000;
  test.each<readonly [Operation, Trouble, number, readonly number[]]>([
    ['create-job', 'unsent', 3, [1_000, 4_000]],
    ['create-job', 'rate-limit', 2, [MINUTE]],
    ['create-job', 'network', 1, []],
    ['create-job', 'server', 1, []],
    ['create-job', 'passing', 1, []],
    ['create-job', 'bad-body', 1, []],
    ...TROUBLES.map((trouble) => ['read-job', trouble, 1, []] as const),
    ...(['read-visitors', 'read-evidence'] as const).flatMap((operation) =>
      TROUBLES.map((trouble) => [operation, trouble, 4, [1_000, 2_000, 4_000]] as const),
    ),
    ...(['github-read', 'github-edit'] as const).flatMap((operation) => [
      [operation, 'unsent', 4, [1_000, 3_000, 9_000]] as const,
      [operation, 'network', 4, [1_000, 3_000, 9_000]] as const,
      [operation, 'server', 4, [1_000, 3_000, 9_000]] as const,
      [operation, 'rate-limit', 4, [MINUTE, MINUTE, MINUTE]] as const,
    ]),
    ...(['github-claim', 'github-create'] as const).flatMap((operation) => [
      [operation, 'unsent', 3, [1_000, 3_000]] as const,
      [operation, 'rate-limit', 3, [MINUTE, MINUTE]] as const,
      [operation, 'network', 1, []] as const,
      [operation, 'server', 1, []] as const,
    ]),
  ])('%s after %s: %i tries with waits of %j', async (operation, trouble, tries, slept) => {
    expect(await play(RETRY_TABLE[operation], always(trouble))).toEqual({ tries, slept });
  });

  test('gives every operation a deadline, a cap, a longest pause and, if it must not arrive twice, its own connection', () => {
    const seen = OPERATIONS.map((each) => {
      const { deadlineMs, maxBytes, freshConnection, graceMs, longestRetryAfterMs } = RETRY_TABLE[each];
      return [each, deadlineMs / 1000, maxBytes / 1024 / 1024, freshConnection, graceMs, longestRetryAfterMs / MINUTE];
    });
    expect(seen).toEqual([
      ['create-job', 60, 1, true, 3_000, 2],
      ['send-message', 60, 1, true, 3_000, 2],
      ['read-job', 30, 1, false, 0, 0],
      ['read-visitors', 30, 4, false, 0, 2],
      ['read-evidence', 30, 4, false, 0, 2],
      ['github-read', 20, 16, false, 0, 5],
      ['github-edit', 20, 16, false, 2_000, 5],
      ['github-claim', 20, 16, true, 0, 5],
      ['github-create', 20, 16, false, 2_000, 5],
    ]);
  });
});

describe('waiting', () => {
  test.each([
    ['is half random', 'unsent', 0, [500, 2_000]],
    ['is half random', 'unsent', 0.5, [750, 3_000]],
    ['is half random', 'unsent', 0.999, [999.5, 3_998]],
    ['for a limit of a minute takes a whole minute', 'rate-limit', 0, [60_000]],
  ] as const)('%s (%s, %d)', async (_how, trouble, fraction, slept) =>
    expect((await play(RETRY_TABLE['create-job'], always(trouble), { fraction })).slept).toEqual(slept),
  );

  test('follows a requested pause up to the maximum, and beyond it nothing more is sent', async () => {
    const policy = RETRY_TABLE['create-job'];
    const wish = async (retryAfterMs: number): Promise<unknown> =>
      play(policy, [{ trouble: 'rate-limit', retryAfterMs }, { trouble: null }], { fraction: 0 });
    expect(await wish(120_000)).toEqual({ tries: 2, slept: [120_000] });
    expect(await wish(120_001)).toEqual({ tries: 1, slept: [] });
  });

  test('happens no more often if the troubles differ', async () => {
    const attempts = (['unsent', 'rate-limit', 'unsent', 'rate-limit'] as const).map((trouble) => ({ trouble }));
    const played = await play(RETRY_TABLE['github-create'], attempts);
    expect(played).toEqual({ tries: 3, slept: [1_000, 60_000] });
  });
});

describe('a run that is cancelled', () => {
  test('while waiting wakes up and sends nothing more', async () => {
    const stop = new AbortController();
    const clock = aClock();
    const sleep = clock.sleep.bind(clock);
    const waking: FakeClock = {
      ...clock,
      sleep: (ms, signal) => {
        stop.abort();
        return sleep(ms, signal);
      },
    };
    const played = await play(RETRY_TABLE['github-read'], always('server'), { clock: waking, cancelled: stop.signal });
    expect(played.tries).toBe(1);
  });

  test.each<readonly [Operation, number]>([
    ['create-job', 3_000],
    ['github-read', 0],
  ])('leaves %s in flight %i ms', async (operation, graceMs) => {
    const stop = new AbortController();
    const clock = aClock();
    const begun = Promise.withResolvers<AbortSignal>();
    const ended = withRetries(
      RETRY_TABLE[operation],
      (signal) => {
        begun.resolve(signal);
        return new Promise<Attempt<string>>((resolve) => {
          signal.addEventListener('abort', () => resolve({ result: 'aborted', trouble: 'network' }));
        });
      },
      { clock, randomness: { fraction: () => 0 }, cancelled: stop.signal },
    );
    const signal = await begun.promise;
    stop.abort();
    if (graceMs > 0) {
      clock.pass(graceMs - 1);
      expect(signal.aborted).toBe(false);
      clock.pass(1);
    }
    expect([signal.aborted, await ended]).toEqual([true, { result: 'aborted', tries: 1 }]);
  });

  test('receives an answer that comes within the grace period, and does not repeat', async () => {
    const stop = new AbortController();
    const clock = aClock();
    const attempt = async (): Promise<Attempt<string>> => {
      stop.abort();
      clock.pass(2_999);
      return { result: 'limited', trouble: 'rate-limit' };
    };
    const options = { clock, randomness: { fraction: () => 0 }, cancelled: stop.signal };
    expect(await withRetries(RETRY_TABLE['create-job'], attempt, options)).toEqual({ result: 'limited', tries: 1 });
    expect(clock.slept).toEqual([]);
  });

  test('before the first attempt gives that no grace period', async () => {
    const attempt = async ({ aborted }: AbortSignal) => ({ result: aborted, trouble: 'unsent' as const });
    const options = { clock: aClock(), randomness: { fraction: () => 0 }, cancelled: AbortSignal.abort() };
    expect(await withRetries(RETRY_TABLE['create-job'], attempt, options)).toEqual({ result: true, tries: 1 });
  });
});

const NOW = Date.UTC(2026, 10, 20, 9, 0, 0);
const IN_A_MINUTE = String(NOW / 1000 + 60);
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
    ['half a second', { 'retry-after': '1.5' }, null],
    ['a negative number', { 'retry-after': '-1' }, null],
    ['words', { 'retry-after': 'soon' }, null],
    ['a limit that is used up', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': IN_A_MINUTE, date: DATE }, 61_000],
    ['a limit that is not used up', { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': IN_A_MINUTE }, null],
    ['a used-up limit without an end', { 'x-ratelimit-remaining': '0' }, null],
    ['both: words win', { 'retry-after': '5', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': IN_A_MINUTE }, 5_000],
  ])('%s', (_name, headers, wish) => expect(retryAfterMs(new Map(Object.entries(headers)), NOW)).toBe(wish));

  test.each(['Pacific/Honolulu', 'Asia/Kolkata'])('is UTC in its oldest form, even if the machine is in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const headers = { 'retry-after': 'Fri Nov 20 09:01:30 2026', date: DATE };
    expect(retryAfterMs(new Map(Object.entries(headers)), NOW)).toBe(90_000);
    vi.unstubAllEnvs();
  });

  test('is never read as shorter than it was meant, whatever our own clock shows', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
    const seconds = fc.integer({ min: 0, max: 1_000_000 });
    forMany(100, [instant, seconds, instant], (theirNow, wait, ourNow) => {
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
    });
  });
});
