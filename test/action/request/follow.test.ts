import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import type { FollowEnd } from '../../../src/action/request/ending.ts';
import { nextLookIn, POLLING, type Progress, ProgressLog, poll } from '../../../src/action/request/follow.ts';
import { duration } from '../../../src/action/wording/end-words.ts';
import type { Job } from '../../../src/action/words/job.ts';
import { aJob } from '../../build/a-job.ts';
import { failedLook, missing, PULL_REQUEST, refused, shown, withPullRequest } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { forMany } from '../../build/fuzz-runs.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aService } from '../../fakes/fake-service.ts';

const MINUTE = 60_000;
const NEVER = new AbortController().signal;
const START = aClock().now();
const withoutPullRequest = shown({ status: 'completed' });
const MADE = { kind: 'final', job: withPullRequest.job, endedBefore: false } as const;
const MADE_NONE = { ...MADE, job: withoutPullRequest.job };

interface Followed {
  readonly end: FollowEnd;
  /** When the service got requests, in seconds after the start. */
  readonly looks: readonly number[];
  readonly words: readonly Progress[];
  /** When the job was reported as running, in seconds after the start. A report takes two. */
  readonly running: readonly number[];
  readonly seconds: number;
}

/**
 * Follows a job that was just created (or, with `known` null, an older one) through these readings; the last one
 * repeats.
 */
async function play(
  readings: readonly (JobReading | (() => JobReading))[],
  {
    known = aJob(),
    patienceMs = 30 * MINUTE,
    clock = aClock(),
    cancelled = NEVER,
    reports = false,
  }: {
    readonly known?: Job | null;
    readonly patienceMs?: number;
    readonly clock?: ReturnType<typeof aClock>;
    readonly cancelled?: AbortSignal;
    readonly reports?: boolean;
  } = {},
): Promise<Followed> {
  const service = aService({ readings });
  const [looks, words, running]: [number[], Progress[], number[]] = [[], [], []];
  beforeCall(service, 'readJob', (id) => {
    expect(id).toBe('j_1');
    looks.push(clock.monotonic() / 1000);
  });
  const onRunning = async (): Promise<void> => {
    clock.pass(2_000);
    running.push(clock.monotonic() / 1000);
  };
  const onProgress = (word: Progress): number => words.push(word);
  const options = { jobId: 'j_1', known, patienceMs, cancelled, onProgress, ...(reports ? { onRunning } : {}) };
  const end = await poll({ service, clock }, options);
  return { end, looks, words, running, seconds: clock.monotonic() / 1000 };
}

const times = (count: number, reading: JobReading): JobReading[] => Array.from({ length: count }, () => reading);

describe('following a job', () => {
  test('reads a new job after five seconds, and an existing one at once', async () => {
    expect((await play([withPullRequest])).looks).toEqual([5]);
    expect((await play([withPullRequest], { known: null })).looks).toEqual([0]);
  });

  test.each(['completed', 'failed', 'archived'] as const)('ends with a job that is %s', async (status) => {
    const last = shown({ status, prLink: status === 'completed' ? PULL_REQUEST : null });
    const { end, looks } = await play([shown(), shown(), last, shown()]);
    expect([end, looks]).toEqual([{ ...MADE, job: last.job }, [5, 10, 15]]);
  });

  test('treats an unknown status as running', async () => {
    const queued = shown({ status: 'active', reportedStatus: 'queued' });
    expect((await play([queued, shown({ reportedStatus: null }), withPullRequest])).end).toEqual(MADE);
  });

  test('reads less and less often, down to every thirty seconds', async () => {
    const { looks } = await play([shown()], { patienceMs: 20 * MINUTE });
    const gaps = looks.slice(1, -1).map((at, index) => at - (looks[index] ?? 0));
    expect(gaps.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 5));
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(gaps.at(-1)).toBeCloseTo(30);
  });
});

test.each<[string, readonly JobReading[], number, readonly number[]]>([
  ['reported after each read that shows it running', [shown(), failedLook(), shown()], MINUTE, [2, 14]],
  ['not reported if the wait is over', [shown()], 0, []],
  ['not reported after it has ended, whatever the service says', [withoutPullRequest, shown()], MINUTE, []],
])('a job is %s', async (_what, readings, patienceMs, running) => {
  const options = { known: null, patienceMs, reports: true };
  expect((await play([...readings, withPullRequest], options)).running).toEqual(running);
});

describe('a failed read', () => {
  test('never loses the job, however many there are', async () => {
    const { end, looks } = await play([...times(50, failedLook()), withPullRequest]);
    expect([end, looks.length]).toEqual([MADE, 51]);
  });

  test('keeps the last known state until the time is over', async () => {
    const seen = shown({ model: 'writer-9' });
    const { end, seconds } = await play([seen, failedLook()], { patienceMs: 2 * MINUTE });
    const since = { since: START + 10_000, lastSeen: START + 5_000 };
    const silence = { ...since, tries: 19, reason: 'HTTP 503 (no content type).', retryAfterMs: null };
    expect([end, seconds]).toEqual([{ kind: 'deadline', job: seen.job, silence }, 120]);
  });

  test('ends the wait at once if the service requests a longer pause than that', async () => {
    const { end, looks, seconds } = await play([shown(), failedLook(10 * MINUTE)], { patienceMs: 5 * MINUTE });
    const silence = { since: START + 10_000, tries: 1, retryAfterMs: 600_000 };
    expect(end).toMatchObject({ kind: 'deadline', silence });
    expect([looks, seconds]).toEqual([[5, 10], 10]);
  });

  test.each<[string, readonly JobReading[], number, readonly number[]]>([
    ['waits as long as the service requests', [shown(), failedLook(90_000), withPullRequest], 5 * MINUTE, [5, 10, 100]],
    ['is not repeated early because of a short Retry-After', [failedLook(1_000), withPullRequest], MINUTE, [5, 10]],
    ['leaves the last read at the deadline', [shown(), shown(), failedLook(1_000)], 17_000, [5, 10, 15, 17]],
  ])('%s', async (_what, readings, patienceMs, looks) => {
    expect((await play(readings, { patienceMs })).looks).toEqual(looks);
  });
});

describe('a refused read', () => {
  test('is repeated once after five seconds, and then ends the wait with advice', async () => {
    const { end, looks } = await play([...times(20, shown()), refused]);
    const problem = { message: expect.any(String), hint: 'Make a new key.' };
    expect([end, looks.length]).toEqual([{ kind: 'lost', job: aJob(), problem }, 22]);
    const [before = 0, last = 0] = looks.slice(-2);
    expect(last - before).toBeCloseTo(5);
  });

  test.each([
    ['once', [refused, withPullRequest]],
    ['twice, but not in a row', [refused, shown(), refused, withPullRequest]],
    ['twice, with a failed read between', [refused, failedLook(), refused, withPullRequest]],
  ])('%s is a passing fault', async (_name, readings) => expect((await play(readings)).end.kind).toBe('final'));
});

describe('a job that is not found', () => {
  test('may not be visible yet in the first minute, and is lost if it is still not found after that', async () => {
    const visible = await play([...times(10, missing), withPullRequest]);
    expect(visible.end.kind).toBe('final');
    expect(visible.looks.at(-2)).toBeLessThanOrEqual(60);
    const { end, seconds } = await play([missing]);
    const problem = expect.objectContaining({ hint: 'Check `project-id`.' });
    expect(end).toEqual({ kind: 'lost', job: aJob(), problem });
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThan(90);
  });

  test('is lost only after three reads in a row', async () => {
    const passing = [missing, missing, shown(), missing, missing, failedLook(), missing, missing, withPullRequest];
    expect((await play([...times(20, shown()), ...passing])).end.kind).toBe('final');
    const { end, looks } = await play([...times(20, shown()), missing]);
    expect([end.kind, looks.length]).toEqual(['lost', 23]);
  });

  test('has no first minute if it already existed', async () => {
    const { end, looks } = await play([missing], { known: null });
    expect([end, looks]).toEqual([{ kind: 'lost', job: null, problem: expect.anything() }, [0, 5, 10]]);
  });
});

describe('a completed job without a pull request', () => {
  const settled = shown({ status: 'completed', linkSettled: true });
  const failures = [failedLook(), refused, missing, withoutPullRequest, missing, missing, withoutPullRequest];

  test.each<[string, readonly JobReading[], FollowEnd, number]>([
    ['is read three more times within fifteen seconds', [shown(), withoutPullRequest], MADE_NONE, 5],
    ['gets its pull request if the first of these reads shows it', [withoutPullRequest, withPullRequest], MADE, 2],
    ['gets it from the second', [...times(2, withoutPullRequest), withPullRequest], MADE, 3],
    ['gets it from the third', [...times(3, withoutPullRequest), withPullRequest], MADE, 4],
    ['is not read again if the service says that no link will appear', [settled], { ...MADE, job: settled.job }, 1],
    ['is called so only after three more reads succeeded', [withoutPullRequest, ...failures, withPullRequest], MADE, 9],
  ])('%s', async (_what, readings, expected, count) => {
    const { end, looks } = await play(readings);
    expect([end, looks.length]).toEqual([expected, count]);
    if (count <= 5) expect(looks).toEqual([5, 10, 15, 20, 25].slice(0, count));
  });

  test('stays open if the service gives no usable answer until the deadline', async () => {
    const { end, seconds } = await play([withoutPullRequest, failedLook()], { patienceMs: MINUTE });
    expect(end).toMatchObject({ kind: 'deadline', job: withoutPullRequest.job, silence: { since: START + 10_000 } });
    expect(seconds).toBe(60);
  });

  test('stays open after a failed read beyond the deadline', async () => {
    const { end, looks } = await play([withoutPullRequest, failedLook()], { known: null, patienceMs: 0 });
    expect(end).toMatchObject({ kind: 'deadline', job: withoutPullRequest.job, silence: { tries: 1 } });
    expect(looks).toEqual([0, 5]);
  });

  test.each([
    ['refuses to show it', refused, 2],
    ['no longer knows it', missing, 3],
  ])('stays open if the service %s', async (_what, reading, times) => {
    const { end, looks } = await play([withoutPullRequest, reading], { known: null });
    expect(end).toEqual({ kind: 'lost', job: withoutPullRequest.job, problem: expect.anything() });
    expect(looks).toHaveLength(1 + times);
  });

  test('pauses for as long as the service requests', async () => {
    const { end, looks } = await play([withoutPullRequest, failedLook(40_000), withPullRequest]);
    expect([end, looks]).toEqual([MADE, [5, 10, 50]]);
  });

  test('may end after the deadline, because only its link is missing', async () => {
    const { end, looks } = await play([withoutPullRequest], { patienceMs: 7_000 });
    expect([end, looks]).toEqual([MADE_NONE, [5, 10, 15, 20]]);
    const late = await play([withoutPullRequest, withPullRequest], { known: null, patienceMs: 0 });
    expect(late.end).toEqual({ ...MADE, endedBefore: true });
  });

  test.each([
    ['active', shown()],
    ['failed', shown({ status: 'failed' })],
    ['archived, with a pull request', shown({ status: 'archived', prLink: PULL_REQUEST })],
  ])('stays completed if it moves to %s: the first final state counts', async (_name, later) => {
    expect((await play([withoutPullRequest, later])).end).toEqual(MADE_NONE);
  });
});

describe('the maximum wait', () => {
  const OVER = { kind: 'deadline', job: aJob(), silence: null } as const;

  test('ends with a last read at its very end, which a job may use to end', async () => {
    const { end, looks } = await play([shown()], { patienceMs: 12_000 });
    expect([end, looks]).toEqual([OVER, [5, 10, 12]]);
    expect((await play([shown(), shown(), withPullRequest], { patienceMs: 12_000 })).end.kind).toBe('final');
  });

  test('of zero allows one read of an existing job', async () => {
    const { end, looks } = await play([shown()], { known: null, patienceMs: 0 });
    expect([end, looks]).toEqual([OVER, [0]]);
  });

  test.each<[string, (clock: ReturnType<typeof aClock>) => void, number, readonly number[]]>([
    ['includes the time that reads take', (clock) => clock.pass(25_000), MINUTE, [5, 35]],
    ['is not changed by a clock that jumps back', (clock) => clock.jump(-86_400_000), 12_000, [5, 10, 12]],
    ['is not changed by a clock that jumps ahead', (clock) => clock.jump(86_400_000), 12_000, [5, 10, 12]],
  ])('%s', async (_what, during, patienceMs, expected) => {
    const clock = aClock();
    const look = (): JobReading => {
      during(clock);
      return shown();
    };
    const { end, looks } = await play([look], { patienceMs, clock });
    expect([end.kind, looks]).toEqual(['deadline', expected]);
  });
});

describe('a cancelled run', () => {
  test('sends the service no request', async () => {
    const { end, looks, seconds } = await play([], { cancelled: AbortSignal.abort() });
    expect([end, looks, seconds]).toEqual([{ kind: 'cancelled', job: aJob() }, [], 0]);
  });

  test('stops waiting at once', async () => {
    const clock = aClock();
    const cancelling = new AbortController();
    const { sleep } = clock;
    clock.sleep = (ms, signal) => {
      if (clock.monotonic() >= 10_000) cancelling.abort();
      return sleep(ms, signal);
    };
    const { end, looks } = await play([shown()], { clock, cancelled: cancelling.signal });
    expect([end.kind, looks]).toEqual(['cancelled', [5, 10]]);
  });

  test.each([
    ['ignores a read that was cancelled with it', refused, refused, aJob()],
    ['leaves a job open whose link may still come', withoutPullRequest, shown(), withoutPullRequest.job],
  ])('%s', async (_what, first, last, job) => {
    const cancelling = new AbortController();
    const look = (): JobReading => {
      cancelling.abort();
      return last;
    };
    expect((await play([first, look], { cancelled: cancelling.signal })).end).toEqual({ kind: 'cancelled', job });
  });

  test.each([
    ['a pull request', { status: 'completed', prLink: PULL_REQUEST }],
    ['the word of the service that there is none', { status: 'completed', linkSettled: true }],
    ['a failure', { status: 'failed' }],
  ] as const)('reports an end that the answer to the request has shown, with %s', async (_what, fields) => {
    const known = aJob(fields);
    expect((await play([], { known, cancelled: AbortSignal.abort() })).end).toEqual({ ...MADE, job: known });
  });
});

test('progress is reported before every wait, and twice a minute during a long one', async () => {
  const { words } = await play([failedLook(100_000), withPullRequest]);
  expect(words.map(({ waitedMs, nextLookInMs, nextWordInMs }) => [waitedMs, nextLookInMs, nextWordInMs])).toEqual([
    [0, 5_000, 5_000],
    [5_000, 100_000, 30_000],
    [35_000, 70_000, 30_000],
    [65_000, 40_000, 30_000],
    [95_000, 10_000, 10_000],
  ]);
  expect(words.map(({ reading }) => reading?.kind)).toEqual([undefined, ...times(4, failedLook()).map(() => 'failed')]);
});

const HOUR = 3_600_000;

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
    forMany(100, [fc.nat(7 * HOUR), fc.nat(HOUR)], (waited, more) => {
      expect(nextLookIn(waited)).toBeGreaterThanOrEqual(POLLING.leastMs);
      expect(nextLookIn(waited)).toBeLessThanOrEqual(POLLING.mostMs);
      expect(nextLookIn(waited + more)).toBeGreaterThanOrEqual(nextLookIn(waited));
    });
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

const soon = { nextLookInMs: 5_000, nextWordInMs: 5_000 };
const progress = (reading: JobReading | null, waitedMs: number): Progress => ({ reading, waitedMs, ...soon });

const completed = shown({ status: 'completed' });

test('the log of a job reports every change of state at once, and nothing twice', () => {
  const log = new ProgressLog();
  const readings = [null, shown(), shown(), failedLook(), failedLook(), missing, shown(), completed];
  const lines = readings.map((reading, at) => log.line(progress(reading, at * 5_000)));
  expect(lines).toEqual([
    null,
    'Job j_1 is running (5 s waited, next check in 5 s)',
    null,
    'Could not check the job: HTTP 503 (no content type). (15 s waited, next check in 5 s)',
    null,
    'Could not check the job: The service knows no such job (HTTP 404). (25 s waited, next check in 5 s)',
    'Job j_1 is running (30 s waited, next check in 5 s)',
    'Job j_1 is completed (35 s waited, next check in 5 s)',
  ]);
});

describe('an unknown status', () => {
  test.each([
    ['the unknown status "queued"', shown({ reportedStatus: 'queued' })],
    ['no status', shown({ reportedStatus: null })],
  ])('is reported once: %s', (what, reading) => {
    const log = new ProgressLog();
    expect(log.unknownStatus(reading)).toBe(`The service reports ${what}; we treat the job as running.`);
    expect(log.unknownStatus(reading)).toBeNull();
    expect(log.unknownStatus(shown({ reportedStatus: null }))).toBeNull();
  });

  test('is cut and quoted, because the service wrote it', () => {
    const line = new ProgressLog().unknownStatus(shown({ reportedStatus: `\n::error::${'x'.repeat(500)}` }));
    expect(line).not.toContain('\n');
    expect(line?.length).toBeLessThan(130);
  });

  test.each([
    ['a known status', shown()],
    ['a known status in other letters', shown({ reportedStatus: ' Active' })],
    ['an end', shown({ status: 'failed' })],
    ['no read yet', null],
    ['a failed read', failedLook()],
  ])('is not %s', (_name, reading) => expect(new ProgressLog().unknownStatus(reading)).toBeNull());
});

test.each([
  [0, '0 s'],
  [499, '0 s'],
  [15_000, '15 s'],
  [59_600, '1 min 0 s'],
  [60_000, '1 min 0 s'],
  [200_000, '3 min 20 s'],
  [3_600_000, '1 h 0 min'],
  [7_500_000, '2 h 5 min'],
])('a length of %i ms is %s', (ms, shownAs) => expect(duration(ms)).toBe(shownAs));
