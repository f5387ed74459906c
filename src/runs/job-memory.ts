import { type DocsAgentError, RepositoryError } from '../errors.ts';
import { type Resumption, resumptionOf } from '../thread/earlier-attempt.ts';
import { searchThread } from '../thread/job-thread.ts';
import { instructionHash, stepHash } from '../thread/marker.ts';
import { type MarkerBase, StatusKeeper } from '../thread/status-keeper.ts';
import type { JobRequest } from './job-request.ts';
import type { World } from './world.ts';

/** What a step knows of its earlier attempts, and the comment in which it remembers for later ones. */
export interface JobMemory {
  readonly resumption: Resumption;
  /** Null where there is no thread or it refuses comments: then nothing is remembered. */
  readonly keeper: StatusKeeper | null;
  /** UTC, ms: when the job was asked for first. */
  readonly askedAt: number;
}

/**
 * Reads the thread's memory. A thread that refuses us leaves the run without memory, which is said once; a re-run whose
 * memory exists but cannot be read just now must not start a second job, so that throws `RepositoryError`.
 */
export async function openMemory(thread: number | null, request: JobRequest, world: World): Promise<JobMemory> {
  const { runner, run, settings, clock } = world;
  const now = clock.now();
  if (thread === null) {
    const text = 'There is no thread to remember the job in: a re-run of this step would start another one.';
    if (settings.thread === 'none') runner.info(text);
    else
      runner.warning(`${text} Set \`thread\` to the number of an issue or pull request, or to none if this is wanted.`);
    return { resumption: { kind: 'start' }, keeper: null, askedAt: now };
  }
  try {
    return await readMemory(thread, request, world);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    const passing = error.failure === 'unavailable' || error.failure === 'rate-limited';
    if (passing && run.attempt > 1) throw cannotKnow(error);
    warnWithoutMemory(error, world);
    return { resumption: { kind: 'start' }, keeper: null, askedAt: now };
  }
}

/** Says that the thread takes no comment, and what follows from it. */
export function warnWithoutMemory(error: DocsAgentError, { runner }: Pick<World, 'runner'>): void {
  runner.warning(
    `The thread has no status comment, and a re-run of this step would start another job: ${error.message} ${error.hint}`,
  );
}

/** Warns of every comment that could not be written; the same failure again is no news. */
export function tellFailures({ runner }: Pick<World, 'runner'>): (error: DocsAgentError) => void {
  const told = new Set<string>();
  return ({ message, hint }) => {
    const text = `The status comment could not be written: ${message} ${hint}`;
    if (!told.has(text)) runner.warning(text);
    told.add(text);
  };
}

async function readMemory(thread: number, request: JobRequest, world: World): Promise<JobMemory> {
  const { run, settings, clock } = world;
  const repository = await world.repository();
  const key = {
    repository: run.repository,
    trigger: { kind: 'run', run: run.runId, step: stepHash(run) },
    baseUrl: settings.baseUrl,
    project: settings.projectId,
    instructionHash: instructionHash(request.instruction),
  } as const;
  const { own, unreadable, reusable } = await searchThread(thread, key, repository);
  const resumption = resume(own?.marker ?? null, unreadable !== null && run.attempt > 1);
  const goesOn = resumption.kind !== 'start' && own !== null;
  const askedAt = goesOn ? Date.parse(own.marker.askedAt) : clock.now();
  const base: MarkerBase = {
    kind: 'job',
    ...key,
    instructionComment: null,
    run: run.runId,
    attempt: run.attempt,
    askedAt: new Date(askedAt).toISOString(),
  };
  const keeper = new StatusKeeper({
    repository,
    thread,
    base,
    instruction: { text: request.instruction },
    serverUrl: run.serverUrl,
    command: settings.command,
    comment: own?.comment ?? reusable,
    onFailure: tellFailures(world),
  });
  return { resumption, keeper, askedAt };
}

function resume(marker: Parameters<typeof resumptionOf>[0] | null, unreadable: boolean): Resumption {
  if (marker !== null) return resumptionOf(marker);
  // An earlier attempt may have left a marker that cannot be understood: it is taken for a job that may be running.
  return unreadable ? { kind: 'unknown', settled: true } : { kind: 'start' };
}

function cannotKnow(error: RepositoryError): RepositoryError {
  return new RepositoryError({
    failure: error.failure,
    status: error.status,
    message: `Nothing was started, because this is a re-run and GitHub does not show whether an earlier attempt has started the job: ${error.message}`,
    hint: 'Re-run again later.',
    cause: error,
  });
}
