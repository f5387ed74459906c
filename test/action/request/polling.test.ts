import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { nextLookIn, POLLING, type Progress, ProgressLog, poll } from '../../../src/action/request/follow.ts';
import { aJob } from '../../build/a-job.ts';
import { failedLook, missing, refused, shown, withPullRequest } from '../../build/answers.ts';
import { aClock } from '../../fakes/fake-clock.ts';

const HOUR = 3_600_000;
const NEVER = new AbortController().signal;

/** From 100 ms to six hours, with short and long jobs equally likely. */
const jobLength = fc.double({ min: 2, max: Math.log10(6 * HOUR), noNaN: true }).map((power) => 10 ** power);

const anyReading: fc.Arbitrary<JobReading> = fc.oneof(
  fc.constantFrom<JobReading>(shown(), shown({ reportedStatus: 'queued' }), failedLook(), refused, missing),
  fc.constantFrom<JobReading>(shown({ status: 'completed' }), shown({ status: 'failed' }), withPullRequest),
  fc.integer({ min: 0, max: HOUR }).map(failedLook),
);

/** Follows a job at a service that answers with `read`; each read takes `takes` ms. */
async function watch(
  read: (at: number, count: number) => JobReading,
  patienceMs: number,
  { known = true, takes = (_count: number): number => 0 } = {},
) {
  const clock = aClock();
  const looks: { readonly at: number; readonly reading: JobReading }[] = [];
  const lines: number[] = [];
  const log = new ProgressLog();
  const readJob = async (): Promise<JobReading> => {
    const at = clock.monotonic();
    clock.pass(takes(looks.length));
    const reading = read(at, looks.length);
    looks.push({ at, reading });
    return reading;
  };
  const onProgress = (progress: Progress): void => {
    if (log.line(progress) !== null) lines.push(clock.monotonic());
  };
  const options = { jobId: 'j_1', known: known ? aJob() : null, patienceMs, cancelled: NEVER, onProgress };
  const end = await poll({ service: { readJob }, clock }, options);
  return { end, looks, lines, endedAt: clock.monotonic() };
}

const endingAt =
  (length: number): ((at: number) => JobReading) =>
  (at) =>
    at >= length ? withPullRequest : shown();

describe('the polling schedule', () => {
  test('never notices an end later than five seconds or a tenth of the job length, whichever is more', async () => {
    await fc.assert(
      fc.asyncProperty(jobLength, fc.boolean(), async (length, known) => {
        const { end, endedAt } = await watch(endingAt(length), 7 * HOUR, { known });
        expect(end.kind).toBe('final');
        expect(endedAt - length).toBeLessThanOrEqual(Math.max(5_000, length / 10) + 0.001);
      }),
    );
  });

  test('is never later than that for the worst jobs, which end right after a read', async () => {
    const { looks } = await watch(() => shown(), 7 * HOUR);
    expect(looks.length).toBeGreaterThan(500);
    for (const [index, { at }] of looks.entries())
      expect((looks[index + 1]?.at ?? at) - at).toBeLessThanOrEqual(Math.max(5_000, at / 10) + 0.001);
  });

  test('needs fewer requests than polling every ten seconds, for every job of five minutes and more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 300_000, max: 6 * HOUR }), async (length) => {
        expect((await watch(endingAt(length), 7 * HOUR)).looks.length).toBeLessThan(length / 10_000);
      }),
      { numRuns: 30 },
    );
  });

  test('stays within its bounds and never gets shorter', () => {
    fc.assert(
      fc.property(fc.nat(7 * HOUR), fc.nat(HOUR), (waited, more) => {
        expect(nextLookIn(waited)).toBeGreaterThanOrEqual(POLLING.leastMs);
        expect(nextLookIn(waited)).toBeLessThanOrEqual(POLLING.mostMs);
        expect(nextLookIn(waited + more)).toBeGreaterThanOrEqual(nextLookIn(waited));
      }),
    );
  });
});

describe('whatever the service answers', () => {
  test('following ends within the maximum wait plus fifteen seconds for a link, and never sends a request too early', async () => {
    const readings = fc.array(anyReading, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(readings, fc.nat(2 * HOUR), fc.boolean(), async (script, patienceMs, known) => {
        const read = (_at: number, count: number): JobReading => script[count % script.length] ?? shown();
        const { looks, endedAt } = await watch(read, patienceMs, { known });
        expect(endedAt).toBeLessThanOrEqual(patienceMs + 15_000);
        for (const [index, { at, reading }] of looks.entries()) {
          const wish = reading.kind === 'failed' ? (reading.retryAfterMs ?? 0) : 0;
          const next = looks[index + 1]?.at ?? Number.POSITIVE_INFINITY;
          const isLast = next >= patienceMs - 0.001;
          expect(next - at).toBeGreaterThanOrEqual((isLast ? wish : Math.max(wish, POLLING.leastMs)) - 0.001);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the log is never silent for more than a minute, even if every read takes half a minute', async () => {
    const readings = fc.array(fc.oneof(fc.constant(shown()), fc.nat(600_000).map(failedLook)), { minLength: 1 });
    const takes = fc.array(fc.constantFrom(0, 100, 29_999, 30_000), { minLength: 1, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(readings, takes, async (script, durations) => {
        const { lines, endedAt } = await watch((_at, count) => script[count % script.length] ?? shown(), HOUR / 2, {
          takes: (count) => durations[count % durations.length] ?? 0,
        });
        const moments = [0, ...lines, endedAt];
        const silences = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
        expect(Math.max(...silences)).toBeLessThanOrEqual(60_000.001);
      }),
    );
  });
});
