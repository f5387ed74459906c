import { toldJob } from '../scenarios/scripted-service.ts';
import { type Behaviour, type FaultServer, json, type ReadRequest, startFaultServer } from '../servers/fault-server.ts';

/** A job as the service itself knows it. */
export interface LedgerJob {
  readonly id: string;
  readonly prLink: string;
  readonly end: 'completed' | 'failed';
  /** Whether somebody can have seen the end. */
  readonly toldEnd: boolean;
}

export interface LedgerService extends FaultServer {
  /** Every job that was ever created, also when its answer was lost. */
  readonly jobs: readonly LedgerJob[];
  /** Adds a job that some earlier run has requested, and that has ended by now. */
  add(end: LedgerJob['end']): LedgerJob;
  /** From now on every job is shown with its end. */
  finishAll(): void;
}

interface Entry extends LedgerJob {
  toldEnd: boolean;
  looks: number;
}

/** Starts a service that creates a job for each request; each is shown as `looks` say, and then as completed. */
export async function startLedgerService(looks: readonly ((id: string) => Behaviour)[]): Promise<LedgerService> {
  const jobs: Entry[] = [];
  let allFinished = false;

  const add = (end: LedgerJob['end']): Entry => {
    const number = jobs.length + 1;
    const prLink = `https://github.com/acme/docs/pull/${number}`;
    const job = { id: `j_${number}`, prLink, end, toldEnd: false, looks: 0 };
    jobs.push(job);
    return job;
  };
  const look = (path: string): Behaviour => {
    const job = jobs.find(({ id }) => path.endsWith(`/job/${id}`));
    if (job === undefined) return json(404, { error: 'no such job' });
    const pending = allFinished ? undefined : looks[job.looks];
    job.looks += 1;
    if (pending !== undefined) return pending(job.id);
    job.toldEnd = true;
    const prLink = job.end === 'completed' ? job.prLink : null;
    return json(200, toldJob({ id: job.id, status: job.end, prLink }));
  };

  const server = await startFaultServer(({ method, path }: ReadRequest) =>
    method === 'POST' ? json(201, toldJob({ id: add('completed').id })) : look(path),
  );
  return {
    ...server,
    jobs,
    add(end) {
      const job = add(end);
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
