import { type AgentTools, runJob } from './agent.ts';
import { JobError } from './job-error.ts';
import type { JobEnd, StoredJob } from './store.ts';

export interface JobQueue {
  /** Takes up active jobs as far as there is room; to be called whenever one has become active. */
  wake(): void;
  /** Ends the agents at work and waits for them; their jobs stay active, and are taken up at the next start. */
  stop(): Promise<void>;
}

/** Starts running the active jobs of the store, oldest first, at most `settings.atOnce` at the same time. */
export function startQueue(tools: Omit<AgentTools, 'signal'>, log: (line: string) => void): JobQueue {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const work = async (job: StoredJob): Promise<void> => {
    log(`${job.id}: taken up (attempt ${job.attempts})`);
    const end = await endOf(job, { ...tools, signal: stopping.signal });
    // What an aborted attempt says is about the stop and not about the job.
    if (stopping.signal.aborted && end.status !== 'completed') return;
    tools.store.end(job.id, end);
    log(`${job.id}: ${tell(end)}`);
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
        // Its end could not be stored, so it is still active. It keeps its place: run again and again, it would cost.
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
    return { status: 'failed', note: `the service itself failed: ${String(error)}` };
  }
}

/** One line about an end. It quotes what agents print, so nothing in it may act on a terminal or begin a new line. */
function tell(end: JobEnd): string {
  const result = end.status === 'completed' ? `completed, ${end.prLink ?? 'no pull request'}.` : 'failed:';
  return (end.note === '' ? result.slice(0, -1) : `${result} ${end.note}`).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
