import { JobError } from '../agent/job-error.ts';
import { type AgentTools, redactorOf, runJob } from './agent.ts';
import { type JobEnd, resultBranch, type StoredJob } from './store.ts';

export interface JobQueue {
  /** Starts active jobs while there is room; call it whenever a job becomes active. */
  wake(): void;
  /** Stops the running agents and waits for them; their jobs stay active and resume at the next start. */
  stop(): Promise<void>;
}

/** Starts running the active jobs of the store, oldest first, at most `settings.atOnce` at the same time. */
export function startQueue(tools: Omit<AgentTools, 'signal'>, log: (line: string) => void): JobQueue {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const work = async (job: StoredJob): Promise<void> => {
    log(`${job.id}: started (attempt ${job.attempts})`);
    const end = await endOf(job, { ...tools, signal: stopping.signal });
    // The result of an aborted attempt is about the stop, not about the job.
    if (stopping.signal.aborted && end.status !== 'completed') return;
    tools.store.end(job.id, end);
    log(`${job.id}: ${describe(end, tools.store.find(job.id))}`);
  };
  const wake = (): void => {
    if (stopping.signal.aborted) return;
    const waiting = tools.store.active().filter((job) => !running.has(job.id));
    for (const { id } of waiting.slice(0, Math.max(0, tools.settings.atOnce - running.size))) {
      const ended = work(tools.store.takeUp(id)).then(
        () => {
          running.delete(id);
          wake();
        },
        // Its end couldn't be stored, so it is still active. It keeps its slot, because endless reruns would cost
        // money.
        (error: unknown) => log(`${id}: left until the next start. ${String(error)}`),
      );
      running.set(id, ended);
    }
  };
  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

async function endOf(job: StoredJob, tools: AgentTools): Promise<JobEnd> {
  try {
    return await runJob(job, tools);
  } catch (error) {
    if (error instanceof JobError) return { status: 'failed', note: error.message };
    return { status: 'failed', note: redactorOf(tools)(`the service itself failed: ${String(error)}`) };
  }
}

/** Describes an end in one line. It quotes agents' output, so it must not control a terminal or begin a new line. */
function describe(end: JobEnd, job: StoredJob | null): string {
  const branch = job === null ? null : resultBranch(job);
  const left = branch === null ? 'no pull request' : `no pull request, branch ${branch}`;
  const result = end.status === 'completed' ? `completed, ${end.prLink ?? left}.` : 'failed:';
  return (end.note === '' ? result.slice(0, -1) : `${result} ${end.note}`).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
