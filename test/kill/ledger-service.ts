import { toldJob } from '../scenarios/scripted-service.ts';
import { type Behaviour, type FaultServer, json, type ReadRequest, startFaultServer } from '../servers/fault-server.ts';

/** A job as the service itself knows it, or the work that a message to one has caused: that has the id of its job. */
export interface LedgerJob {
  readonly id: string;
  readonly prLink: string;
  readonly end: 'completed' | 'failed';
  /** Whether somebody can have seen the end. */
  readonly toldEnd: boolean;
}

export interface LedgerService extends FaultServer {
  /** Every job that was ever created and every message that was ever taken, also when the answer was lost. */
  readonly jobs: readonly LedgerJob[];
  /** Adds a job that some earlier run has requested, and that has ended by now; `prLink` is where its work is. */
  add(end: LedgerJob['end'], told?: Partial<Pick<LedgerJob, 'prLink'>>): LedgerJob;
  /** From now on every job is shown with its end. */
  finishAll(): void;
}

interface Entry extends LedgerJob {
  toldEnd: boolean;
  looks: number;
}

/**
 * Starts a service that creates a job for each request, and goes on with one for each message. The latest work of a job is
 * shown as `looks` say, and then as completed.
 */
export async function startLedgerService(looks: readonly ((id: string) => Behaviour)[]): Promise<LedgerService> {
  const jobs: Entry[] = [];
  let allFinished = false;

  const add = (end: LedgerJob['end'], told: Partial<Pick<LedgerJob, 'id' | 'prLink'>> = {}): Entry => {
    const number = jobs.length + 1;
    const prLink = `https://github.com/acme/docs/pull/${number}`;
    const job = { id: `j_${number}`, prLink, ...told, end, toldEnd: false, looks: 0 };
    jobs.push(job);
    return job;
  };
  const latestOf = (path: string): Entry | undefined => jobs.findLast(({ id }) => path.endsWith(`/job/${id}`));
  const create = (path: string): Behaviour => {
    if (!path.endsWith('/message')) return json(201, toldJob({ id: add('completed').id }));
    const job = latestOf(path.slice(0, -'/message'.length));
    if (job === undefined) return json(404, { error: 'no such job' });
    const { id, prLink } = add('completed', job);
    return json(200, toldJob({ id, prLink }));
  };
  const look = (path: string): Behaviour => {
    const job = latestOf(path);
    if (job === undefined) return json(404, { error: 'no such job' });
    const pending = allFinished ? undefined : looks[job.looks];
    job.looks += 1;
    if (pending !== undefined) return pending(job.id);
    job.toldEnd = true;
    const prLink = job.end === 'completed' ? job.prLink : null;
    return json(200, toldJob({ id: job.id, status: job.end, prLink }));
  };

  const server = await startFaultServer(({ method, path }: ReadRequest) =>
    method === 'POST' ? create(path) : look(path),
  );
  return {
    ...server,
    jobs,
    add(end, told) {
      const job = add(end, told);
      job.looks = looks.length;
      return job;
    },
    finishAll() {
      allFinished = true;
    },
  };
}

/** Shows the job as running. */
export function stillActive(id: string): Behaviour {
  return json(200, toldJob({ id }));
}

/** Asks to be left alone for so long that the end of the job is worth a notice. */
export function tooManyRequests(): Behaviour {
  return json(429, {}, { 'retry-after': '360' });
}
