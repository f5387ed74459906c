import type { OwnAgent } from '../agent/own-agent.ts';
import type { JobReader, JobStarter } from './ports/jobs.ts';
import type { Randomness } from './ports.ts';

/** The jobs of the workflow's own agent. Its code is loaded with the first call that needs it. */
export function ownJobs(load: () => Promise<OwnAgent>, randomness: Randomness): JobStarter & JobReader {
  let loading: Promise<OwnAgent> | null = null;
  const agent = (): Promise<OwnAgent> => {
    loading ??= load();
    return loading;
  };
  return {
    check: async () => (await agent()).check(),
    reserve: () => BigInt(`0x${randomness.token()}`).toString(36).padStart(12, '0').slice(-12),
    createJob: async (...given) => (await agent()).createJob(...given),
    sendMessage: async () => (await agent()).sendMessage(),
    readJob: async (...given) => (await agent()).readJob(...given),
    stopped: async (id) => (await agent()).stopped(id),
  };
}
