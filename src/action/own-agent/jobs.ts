import type { Connections } from '../connections.ts';
import type { JobReader, JobStarter } from '../ports/jobs.ts';
import type { Randomness } from '../ports.ts';
import type { Redact } from '../redaction/redactor.ts';
import { readPlace } from '../runner/run-context.ts';
import type { World } from '../world.ts';
import { openPlace } from './reader.ts';

type Opened = Omit<JobStarter, 'reserve'> & Required<Pick<JobStarter, 'inspect'>> & JobReader;

/** The jobs of the workflow's own agent. Its code is loaded with the first call that needs it. */
export function ownJobs(load: () => Promise<Opened>, randomness: Randomness): JobStarter & JobReader {
  let loading: Promise<Opened> | null = null;
  const agent = (): Promise<Opened> => {
    loading ??= load();
    return loading;
  };
  const fresh = new Set<string>();
  return {
    check: async () => (await agent()).check(),
    inspect: async () => (await agent()).inspect(),
    reserve: (of) => {
      if (of !== null) return of;
      const id = BigInt(`0x${randomness.token()}`).toString(36).padStart(12, '0').slice(-12);
      fresh.add(id);
      return id;
    },
    createJob: async (prompt, cancelled, reserved) =>
      (await agent()).createJob(prompt, cancelled, reserved && { ...reserved, isNew: fresh.delete(reserved.id) }),
    sendMessage: async (...given) => (await agent()).sendMessage(...given),
    readJob: async (...given) => (await agent()).readJob(...given),
    stopped: async (...given) => (await agent()).stopped?.(...given) ?? null,
  };
}

/** `without`: why a run that gets no secrets is skipped; null if it gets them. */
type Opening = Pick<Connections, 'openCommits'> & { readonly redact: Redact; readonly without: string | null };

export async function openOwnAgent(world: World, connections: Opening): Promise<Opened> {
  const { settings, run, runner, clock, randomness } = world;
  const { redact, without } = connections;
  const { githubToken: token, docsRepository, labels } = settings;
  const documentation = docsRepository || run.repository;
  const { OwnAgent } = await import('./own-agent.ts');
  return new OwnAgent({
    ...(await openPlace(world, connections)),
    ...{ inputs: settings, token, labels, redact, without, runner, clock, randomness, ...readPlace() },
    commitsUntil: (ended) => connections.openCommits(documentation, ended),
    address: `${run.serverUrl}/${documentation}.git`,
    isElsewhere: documentation.toLowerCase() !== run.repository.toLowerCase(),
    serverUrl: run.serverUrl,
    runUrl: `${run.serverUrl}/${run.repository}/actions/runs/${run.runId}`,
  });
}
