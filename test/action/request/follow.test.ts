import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import type { FollowEnd } from '../../../src/action/request/ending.ts';
import { type Progress, poll } from '../../../src/action/request/follow.ts';
import type { Job } from '../../../src/action/words/job.ts';
import { aJob } from '../../build/a-job.ts';
import { failedLook, missing, PULL_REQUEST, refused, shown, withPullRequest } from '../../build/answers.ts';
import { aClock, type FakeClock } from '../../fakes/fake-clock.ts';
import { aService } from '../../fakes/fake-service.ts';

const MINUTE = 60_000;
const START = aClock().now();
const withoutPullRequest = shown({ status: 'completed' });

interface Followed {
  readonly end: FollowEnd;
  /** When the service got requests, in seconds after the start. */
  readonly looks: readonly number[];
  readonly words: readonly Progress[];
  readonly seconds: number;
}

/**
 * Follows a job that was just created (or, with `known` null, an older one) through these readings; the last one
 * repeats.
 */
async function play(
  readings: readonly (JobReading | (() => JobReading))[],
  given: {
    readonly known?: Job | null;
    readonly patienceMs?: number;
    readonly clock?: FakeClock;
    readonly cancelled?: AbortSignal;
  } = {},
): Promise<Followed> {
  const {
    known = aJob(),
    patienceMs = 30 * MINUTE,
    clock = aClock(),
    cancelled = new AbortController().signal,
  } = given;
  const { readJob } = aService({ readings });
  const looks: number[] = [];
  const words: Progress[] = [];
  const service = {
    readJob: (id: string, signal: AbortSignal) => {
      looks.push(clock.monotonic() / 1000);
      return readJob(id, signal);
    },
  };
  const onProgress = (word: Progress): number => words.push(word);
  const end = await poll({ service, clock }, { jobId: 'j_1', known, patienceMs, cancelled, onProgress });
  return { end, looks, words, seconds: clock.monotonic() / 1000 };
}

function times(count: number, reading: JobReading): JobReading[] {
  return Array.from({ length: count }, () => reading);
}

describe('following a job', () => {
  test('reads a new job after five seconds, and an existing one at once', async () => {
    expect((await play([withPullRequest])).looks).toEqual([5]);
    expect((await play([withPullRequest], { known: null })).looks).toEqual([0]);
  });

  test('requests the job that it follows', async () => {
    const service = aService({ readings: [withPullRequest] });
    const options = {
      jobId: 'j_1',
      known: null,
      patienceMs: 0,
      cancelled: AbortSignal.any([]),
      onProgress: () => undefined,
    };
    await poll({ service, clock: aClock() }, options);
    expect(service.looks).toEqual(['j_1']);
  });

  test.each(['completed', 'failed', 'archived'] as const)('ends with a job that is %s', async (status) => {
    const last = shown({ status, prLink: status === 'completed' ? PULL_REQUEST : null });
    const { end, looks } = await play([shown(), shown(), last, shown()]);
    expect(end).toEqual({ kind: 'final', job: last.job, endedBefore: false });
    expect(looks).toEqual([5, 10, 15]);
  });

  test('treats an unknown status as running', async () => {
    const queued = shown({ status: 'active', reportedStatus: 'queued' });
    const { end } = await play([queued, shown({ reportedStatus: null }), withPullRequest]);
    expect(end).toEqual({ kind: 'final', job: withPullRequest.job, endedBefore: false });
  });

  test('reads less and less often, down to every thirty seconds', async () => {
    const { looks } = await play([shown()], { patienceMs: 20 * MINUTE });
    const gaps = looks.slice(1, -1).map((at, index) => at - (looks[index] ?? 0));
    expect(gaps.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 5));
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(gaps.at(-1)).toBeCloseTo(30);
  });
});

describe('a job that still runs', () => {
  const runningIn = async (readings: readonly JobReading[], patienceMs = MINUTE): Promise<readonly number[]> => {
    const clock = aClock();
    const running: number[] = [];
    const onRunning = async (): Promise<void> => {
      clock.pass(2_000);
      running.push(clock.monotonic() / 1000);
    };
    const cancelled = AbortSignal.any([]);
    const options = { jobId: 'j_1', known: null, patienceMs, cancelled, onProgress: () => undefined, onRunning };
    await poll({ service: aService({ readings }), clock }, options);
    return running;
  };

  test('is reported after each read that shows it, and the next read waits for the report', async () => {
    expect(await runningIn([shown(), failedLook(), shown(), withPullRequest])).toEqual([2, 14]);
  });

  test('is not reported if the wait is over, or if the job has already ended', async () => {
    expect(await runningIn([shown()], 0)).toEqual([]);
    expect(await runningIn([withoutPullRequest, shown()])).toEqual([]);
  });
});

describe('a failed read', () => {
  test('never loses the job, however many there are', async () => {
    const { end, looks } = await play([...times(50, failedLook()), withPullRequest]);
    expect(end).toEqual({ kind: 'final', job: withPullRequest.job, endedBefore: false });
    expect(looks).toHaveLength(51);
  });

  test('keeps the last known state until the time is over', async () => {
    const seen = shown({ model: 'writer-9' });
    const { end, seconds } = await play([seen, failedLook()], { patienceMs: 2 * MINUTE });
    expect(end).toEqual({
      kind: 'deadline',
      job: seen.job,
      silence: {
        since: START + 10_000,
        tries: 19,
        reason: 'HTTP 503 (no content type).',
        retryAfterMs: null,
        lastSeen: START + 5_000,
      },
    });
    expect(seconds).toBe(120);
  });

  test('waits as long as the service requests', async () => {
    const { looks } = await play([shown(), failedLook(90_000), withPullRequest]);
    expect(looks).toEqual([5, 10, 100]);
  });

  test('is not repeated before its scheduled time because of a short Retry-After', async () => {
    const { looks } = await play([failedLook(1_000), withPullRequest]);
    expect(looks).toEqual([5, 10]);
  });

  test('ends the wait at once if the service requests a longer pause than that', async () => {
    const { end, looks, seconds } = await play([shown(), failedLook(10 * MINUTE)], { patienceMs: 5 * MINUTE });
    expect(end).toMatchObject({
      kind: 'deadline',
      silence: { since: START + 10_000, tries: 1, retryAfterMs: 600_000 },
    });
    expect(looks).toEqual([5, 10]);
    expect(seconds).toBe(10);
  });

  test('still leaves the last read at the deadline if only the schedule would miss it', async () => {
    const { looks } = await play([shown(), shown(), failedLook(1_000)], { patienceMs: 17_000 });
    expect(looks).toEqual([5, 10, 15, 17]);
  });
});

describe('a refused read', () => {
  test('is repeated once after five seconds, and then ends the wait with advice', async () => {
    const { end, looks } = await play([...times(20, shown()), refused]);
    expect(end).toEqual({
      kind: 'lost',
      job: aJob(),
      problem: { message: expect.any(String), hint: 'Make a new key.' },
    });
    const [before = 0, last = 0] = looks.slice(-2);
    expect(last - before).toBeCloseTo(5);
    expect(looks).toHaveLength(22);
  });

  test.each([
    ['once', [refused, withPullRequest]],
    ['twice, but not in a row', [refused, shown(), refused, withPullRequest]],
    ['twice, with a failed read between', [refused, failedLook(), refused, withPullRequest]],
  ])('%s is a passing fault', async (_name, readings) => {
    expect((await play(readings)).end.kind).toBe('final');
  });
});

describe('a job that is not found', () => {
  test('may not be visible yet in the first minute', async () => {
    const { end, looks } = await play([...times(10, missing), withPullRequest]);
    expect(end.kind).toBe('final');
    expect(looks.at(-2)).toBeLessThanOrEqual(60);
  });

  test('is lost if it is still not found after that', async () => {
    const { end, seconds } = await play([missing]);
    expect(end).toEqual({
      kind: 'lost',
      job: aJob(),
      problem: expect.objectContaining({ hint: 'Check `project-id`.' }),
    });
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThan(90);
  });

  test('is lost only after three reads in a row', async () => {
    const passing = [missing, missing, shown(), missing, missing, failedLook(), missing, missing, withPullRequest];
    expect((await play([...times(20, shown()), ...passing])).end.kind).toBe('final');
    const { end, looks } = await play([...times(20, shown()), missing]);
    expect(end.kind).toBe('lost');
    expect(looks).toHaveLength(23);
  });

  test('has no first minute if it already existed', async () => {
    const { end, looks } = await play([missing], { known: null });
    expect(end).toEqual({ kind: 'lost', job: null, problem: expect.anything() });
    expect(looks).toEqual([0, 5, 10]);
  });
});

describe('a completed job without a pull request', () => {
  test('is read three more times within fifteen seconds', async () => {
    const { end, looks } = await play([shown(), withoutPullRequest]);
    expect(end).toEqual({ kind: 'final', job: withoutPullRequest.job, endedBefore: false });
    expect(looks).toEqual([5, 10, 15, 20, 25]);
  });

  test.each([1, 2, 3])('gets its pull request if one of these reads (%i) shows it', async (look) => {
    const { end } = await play([...times(look, withoutPullRequest), withPullRequest]);
    expect(end).toEqual({ kind: 'final', job: withPullRequest.job, endedBefore: false });
  });

  test('is not read again if the service says that no link will appear', async () => {
    const settled = shown({ status: 'completed', linkSettled: true });
    const { end, looks } = await play([settled]);
    expect(end).toEqual({ kind: 'final', job: settled.job, endedBefore: false });
    expect(looks).toEqual([5]);
  });

  test('is not called one without a pull request until three more reads have succeeded', async () => {
    const failures = [failedLook(), refused, missing, withoutPullRequest, missing, missing, withoutPullRequest];
    const { end, looks } = await play([withoutPullRequest, ...failures, withPullRequest]);
    expect(end).toEqual({ kind: 'final', job: withPullRequest.job, endedBefore: false });
    expect(looks).toHaveLength(9);
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
    expect(looks).toEqual([5, 10, 50]);
    expect(end).toEqual({ kind: 'final', job: withPullRequest.job, endedBefore: false });
  });

  test('may end after the deadline, because only its link is missing', async () => {
    const { end, looks } = await play([withoutPullRequest], { patienceMs: 7_000 });
    expect(end).toEqual({ kind: 'final', job: withoutPullRequest.job, endedBefore: false });
    expect(looks).toEqual([5, 10, 15, 20]);
    const late = await play([withoutPullRequest, withPullRequest], { known: null, patienceMs: 0 });
    expect(late.end).toEqual({ kind: 'final', job: withPullRequest.job, endedBefore: true });
  });

  test.each([
    ['active', shown()],
    ['failed', shown({ status: 'failed' })],
    ['archived, with a pull request', shown({ status: 'archived', prLink: PULL_REQUEST })],
  ])('stays completed if it moves to %s: the first final state counts', async (_name, later) => {
    const { end } = await play([withoutPullRequest, later]);
    expect(end).toEqual({ kind: 'final', job: withoutPullRequest.job, endedBefore: false });
  });
});

describe('the maximum wait', () => {
  test('ends with a last read at its very end', async () => {
    const { end, looks } = await play([shown()], { patienceMs: 12_000 });
    expect(end).toEqual({ kind: 'deadline', job: aJob(), silence: null });
    expect(looks).toEqual([5, 10, 12]);
  });

  test('is not missed by a job that ends in its last moment', async () => {
    const { end } = await play([shown(), shown(), withPullRequest], { patienceMs: 12_000 });
    expect(end.kind).toBe('final');
  });

  test('of zero allows one read of an existing job', async () => {
    const { end, looks } = await play([shown()], { known: null, patienceMs: 0 });
    expect(end).toEqual({ kind: 'deadline', job: aJob(), silence: null });
    expect(looks).toEqual([0]);
  });

  test('includes the time that reads take', async () => {
    const clock = aClock();
    const slow = (): JobReading => {
      clock.pass(25_000);
      return shown();
    };
    const { end, looks } = await play([slow], { patienceMs: MINUTE, clock });
    expect(end.kind).toBe('deadline');
    expect(looks).toEqual([5, 35]);
  });

  test.each([-86_400_000, 86_400_000])('is not changed by a clock that jumps by %i ms', async (jump) => {
    const clock = aClock();
    const jumping = (): JobReading => {
      clock.jump(jump);
      return shown();
    };
    const { end, looks } = await play([jumping], { patienceMs: 12_000, clock });
    expect(end.kind).toBe('deadline');
    expect(looks).toEqual([5, 10, 12]);
  });
});

describe('a cancelled run', () => {
  test('sends the service no request', async () => {
    const { end, looks, seconds } = await play([], { cancelled: AbortSignal.abort() });
    expect(end).toEqual({ kind: 'cancelled', job: aJob() });
    expect([looks, seconds]).toEqual([[], 0]);
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
    expect(end.kind).toBe('cancelled');
    expect(looks).toEqual([5, 10]);
  });

  test('ignores a read that was cancelled with it', async () => {
    const cancelling = new AbortController();
    const look = (): JobReading => {
      cancelling.abort();
      return refused;
    };
    const { end } = await play([refused, look], { cancelled: cancelling.signal });
    expect(end).toEqual({ kind: 'cancelled', job: aJob() });
  });

  test('leaves a job open whose link may still come', async () => {
    const cancelling = new AbortController();
    const look = (): JobReading => {
      cancelling.abort();
      return shown();
    };
    const { end } = await play([withoutPullRequest, look], { cancelled: cancelling.signal });
    expect(end).toEqual({ kind: 'cancelled', job: withoutPullRequest.job });
  });

  test.each([
    ['a pull request', { status: 'completed', prLink: PULL_REQUEST }],
    ['the word of the service that there is none', { status: 'completed', linkSettled: true }],
    ['a failure', { status: 'failed' }],
  ] as const)('reports an end that the answer to the request has shown, with %s', async (_what, fields) => {
    const known = aJob(fields);
    const { end } = await play([], { known, cancelled: AbortSignal.abort() });
    expect(end).toEqual({ kind: 'final', job: known, endedBefore: false });
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
  expect(words.map(({ reading }) => reading?.kind ?? null)).toEqual([
    null,
    ...Array.from({ length: 4 }, () => 'failed'),
  ]);
});
