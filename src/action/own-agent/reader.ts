import type { Connections } from '../connections.ts';
import type { JobReader } from '../ports/jobs.ts';
import type { World } from '../world.ts';

type Known = Pick<World, 'settings' | 'run' | 'repository'>;
type Opening = Pick<Connections, 'openCommits'>;

/** Makes what reads the jobs of the workflow's own agent by what they left at GitHub. It can't start one. */
export async function openOwnReader(world: Known, connections: Opening): Promise<JobReader> {
  const { readPublished } = await import('./published.ts');
  const place = await openPlace(world, connections);
  return { readJob: (id, _cancelled, message) => readPublished(id, place, message) };
}

export async function openPlace({ settings, run, repository }: Known, { openCommits }: Opening) {
  const name = settings.docsRepository || run.repository;
  const commits = await openCommits(name);
  const page = `${run.serverUrl}/${name}`;
  return { commits, page, ref: settings.docsRef, dryRun: settings.dryRun, viewer: () => repository.viewer() };
}
