import { jobBody } from '../scenarios/scripted-service.ts';
import { type Behaviour, type FaultServer, json, startFaultServer } from '../servers/fault-server.ts';

/** A job as the service knows it, or the work that a message to it caused, which has the same id. */
export interface LedgerJob {
  readonly id: string;
  readonly prLink: string;
  readonly end: 'completed' | 'failed';
  /** Whether the service has shown the end. */
  readonly endShown: boolean;
}

export interface LedgerService extends FaultServer {
  /** Every job created and every message accepted, even if the answer was lost. */
  readonly jobs: readonly LedgerJob[];
  /** Adds a job that an earlier run requested, and that has ended unless `isAtWork`; `prLink` is its pull request. */
  add(end: LedgerJob['end'], overrides?: Partial<Pick<LedgerJob, 'prLink'>> & { readonly isAtWork?: true }): LedgerJob;
  /** From now on, shows every job with its end. */
  finishAll(): void;
  /** Remembers all jobs, like the world. */
  remember(): () => void;
}

interface Entry extends LedgerJob {
  endShown: boolean;
  looks: number;
}

/**
 * Starts a service that creates a job for each request, and continues one for each message. The answers for the latest
 * work of a job come from `looks`, and then say completed.
 */
export async function startLedgerService(looks: readonly ((id: string) => Behaviour)[]): Promise<LedgerService> {
  const jobs: Entry[] = [];
  let allFinished = false;

  const add = (end: LedgerJob['end'], overrides: Partial<Pick<LedgerJob, 'id' | 'prLink'>> = {}): Entry => {
    const number = jobs.length + 1;
    const prLink = `https://github.com/acme/docs/pull/${number}`;
    const job = { id: `j_${number}`, prLink, ...overrides, end, endShown: false, looks: 0 };
    jobs.push(job);
    return job;
  };
  const latestOf = (path: string): Entry | undefined => jobs.findLast(({ id }) => path.endsWith(`/job/${id}`));
  const create = (path: string): Behaviour => {
    if (!path.endsWith('/message')) return json(201, jobBody({ id: add('completed').id }));
    const job = latestOf(path.slice(0, -'/message'.length));
    if (job === undefined) return json(404, { error: 'no such job' });
    const { id, prLink } = add('completed', job);
    return json(200, jobBody({ id, prLink }));
  };
  const look = (path: string): Behaviour => {
    const job = latestOf(path);
    if (job === undefined) return json(404, { error: 'no such job' });
    const pending = allFinished ? undefined : looks[job.looks];
    job.looks += 1;
    if (pending !== undefined) return pending(job.id);
    job.endShown = true;
    return json(200, jobBody({ id: job.id, status: job.end, prLink: job.end === 'completed' ? job.prLink : null }));
  };

  const server = await startFaultServer(({ method, path }) => (method === 'POST' ? create(path) : look(path)));
  return {
    ...server,
    jobs,
    add(end, { isAtWork, ...overrides } = {}) {
      const job = add(end, overrides);
      if (isAtWork !== true) job.looks = looks.length;
      return job;
    },
    finishAll() {
      allFinished = true;
    },
    remember() {
      const [kept, then] = [jobs.map((job) => ({ ...job })), allFinished];
      return () => {
        allFinished = then;
        jobs.splice(0, Infinity, ...kept.map((job) => ({ ...job })));
      };
    },
  };
}

export function stillActive(id: string): Behaviour {
  return json(200, jobBody({ id }));
}

/** Refuses requests for so long that the end of the job is worth a notice. */
export function tooManyRequests(): Behaviour {
  return json(429, {}, { 'retry-after': '360' });
}
