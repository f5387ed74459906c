import { poll } from '../src/action/request/follow.ts';
import { aJob } from '../test/build/a-job.ts';
import { aClock } from '../test/fakes/fake-clock.ts';
import { drawJobLengths } from './job-lengths.ts';
import { mean, quantile } from './statistics.ts';
import type { Row } from './table.ts';

const JOBS = 1_000;
const SEED = 'docs-agent';
const FIXED_SECONDS = [5, 10, 15, 30] as const;
/** The fixed interval that the others' requests are compared with. */
const USUAL_SECONDS = 10;
const MOST_REQUESTS = 0.75;
const PULL_REQUEST = 'https://github.com/acme/docs/pull/5';

/** What it took to notice the end of one job. */
interface Followed {
  readonly lengthMs: number;
  readonly requests: number;
  /** From the job's end to the request that saw it (ms). */
  readonly lateMs: number;
}

/**
 * Measures how often jobs are polled and how late their ends are noticed, with the product's schedule and with fixed
 * intervals. Every job is followed on a simulated clock; requests take no time.
 */
export async function measurePolling(): Promise<readonly Row[]> {
  const lengths = drawJobLengths(JOBS, SEED);
  const growing: Followed[] = [];
  for (const lengthMs of lengths) growing.push(await followWithProduct(lengthMs));
  const usual = meanRequests(lengths.map((lengthMs) => followFixed(lengthMs, USUAL_SECONDS)));
  return [
    ...rowsOf('polling', growing, { usual, budgets: { requests: MOST_REQUESTS, lateness: 1 } }),
    ...FIXED_SECONDS.flatMap((seconds) => {
      const followed = lengths.map((lengthMs) => followFixed(lengthMs, seconds));
      return rowsOf(`fixed ${seconds} s`, followed, { usual, budgets: { requests: null, lateness: null } });
    }),
  ];
}

/** Follows one job that has just been created, and that opens its pull request when it ends. */
async function followWithProduct(lengthMs: number): Promise<Followed> {
  const clock = aClock();
  let requests = 0;
  const service = {
    async readJob() {
      requests += 1;
      const ended = clock.monotonic() >= lengthMs;
      return { kind: 'job', job: ended ? aJob({ status: 'completed', prLink: PULL_REQUEST }) : aJob() } as const;
    },
  };
  const end = await poll(
    { service, clock },
    {
      jobId: aJob().id,
      known: aJob(),
      // No deadline: this measures the schedule, not a workflow's time limit.
      patienceMs: Number.POSITIVE_INFINITY,
      cancelled: new AbortController().signal,
      onProgress: () => undefined,
    },
  );
  if (end.kind !== 'final') throw new Error(`A job of ${lengthMs} ms was not followed to its end: ${end.kind}.`);
  return { lengthMs, requests, lateMs: clock.monotonic() - lengthMs };
}

/** Follows one job with polls that are always `seconds` apart. */
function followFixed(lengthMs: number, seconds: number): Followed {
  const requests = Math.ceil(lengthMs / (seconds * 1000));
  return { lengthMs, requests, lateMs: requests * seconds * 1000 - lengthMs };
}

interface Comparison {
  /** Requests for one job at the usual interval. */
  readonly usual: number;
  readonly budgets: { readonly requests: number | null; readonly lateness: number | null };
}

function rowsOf(schedule: string, followed: readonly Followed[], { usual, budgets }: Comparison): readonly Row[] {
  const requests = meanRequests(followed);
  const late = followed.map(({ lateMs }) => lateMs);
  const [half, most, worst] = [0.5, 0.95, 1].map((share) => seconds(quantile(late, share)));
  return [
    {
      what: `${schedule}: requests`,
      measured: `${requests.toFixed(1)} a job`,
      comparedWith: `fixed ${USUAL_SECONDS} s: ${usual.toFixed(1)} a job`,
      ratio: requests / usual,
      budget: budgets.requests,
    },
    {
      what: `${schedule}: lateness`,
      measured: `median ${half}, 95 % ${most}, worst ${worst}`,
      comparedWith: 'max(5 s, 10 % of the length), worst job',
      ratio: Math.max(...followed.map(({ lateMs, lengthMs }) => lateMs / tolerableMs(lengthMs))),
      budget: budgets.lateness,
    },
  ];
}

/** How late the end of a job may be noticed (ms): after an hour, a few seconds don't matter. */
function tolerableMs(lengthMs: number): number {
  return Math.max(5_000, 0.1 * lengthMs);
}

function meanRequests(followed: readonly Followed[]): number {
  return mean(followed.map(({ requests }) => requests));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
