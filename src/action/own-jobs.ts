import type { OwnAgent } from '../agent/own-agent.ts';
import type { Place } from '../agent/published.ts';
import type { Connections } from './connections.ts';
import type { Settings } from './event/inputs.ts';
import type { JobReader, JobStarter } from './ports/jobs.ts';
import type { Randomness } from './ports.ts';
import type { Redact } from './redaction/redactor.ts';
import { readPlace } from './runner/run-context.ts';
import type { World } from './world.ts';

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
    readJob: async (id) => (await agent()).readJob(id),
    stopped: async (id) => (await agent()).stopped(id),
  };
}

/** `without`: why a run that gets no secrets is skipped; null if it gets them. */
type Opening = Pick<Connections, 'openCommits'> & { readonly redact: Redact; readonly without: string | null };
type Known = Pick<World<Settings>, 'settings' | 'run' | 'repository'>;

export async function openOwnAgent(
  world: World<Settings>,
  { redact, without, ...connections }: Opening,
): Promise<OwnAgent> {
  const { settings, run, runner, clock } = world;
  const { githubToken: token, docsRepository, labels } = settings;
  const documentation = docsRepository || run.repository;
  const { OwnAgent } = await import('../agent/own-agent.ts');
  return new OwnAgent({
    ...(await openPlace(world, connections)),
    ...{ inputs: settings, token, labels, redact, without, runner, clock, ...readPlace() },
    address: `${run.serverUrl}/${documentation}.git`,
    isElsewhere: documentation.toLowerCase() !== run.repository.toLowerCase(),
    serverUrl: run.serverUrl,
    runUrl: `${run.serverUrl}/${run.repository}/actions/runs/${run.runId}`,
  });
}

/** Makes what reads such jobs, and can't start one. */
export async function openOwnReader(world: Known, connections: Pick<Connections, 'openCommits'>): Promise<JobReader> {
  const { createPublishedReader } = await import('../agent/published.ts');
  return createPublishedReader(await openPlace(world, connections));
}

async function openPlace(
  { settings, run, repository }: Known,
  { openCommits }: Pick<Connections, 'openCommits'>,
): Promise<Place> {
  const commits = await openCommits(settings.docsRepository || run.repository);
  return { commits, ref: settings.docsRef, viewer: () => repository.viewer() };
}
