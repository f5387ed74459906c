import { renderJobSummary } from '../jobs/job-summary.ts';
import type { Outcome } from '../outcome.ts';
import { authorize } from '../thread/authorize.ts';
import type { JobIntent } from '../trigger/intent.ts';
import { openMemory } from './job-memory.ts';
import { composeRequest, type JobRequest } from './job-request.ts';
import { JobRun } from './job-run.ts';
import type { World } from './world.ts';

/** Starts a job, or takes up the one that an earlier attempt has started, and stays with it to its end. */
export async function runJob(intent: JobIntent, world: World): Promise<Outcome> {
  const refusal = await refuse(intent, world);
  if (refusal !== null) return refusal;
  const request = await composeRequest(intent, world);
  if (world.settings.dryRun) return dryRun(request);
  const { resumption, keeper, askedAt } = await openMemory(intent.thread, request, world);
  const run = new JobRun(world, { request, keeper, askedAt });
  switch (resumption.kind) {
    case 'start':
      return request.existingJobId === null ? run.start() : run.takeUp(request.existingJobId);
    case 'follow':
      return run.takeUp(resumption.jobId);
    case 'tell':
      return run.tell(resumption.jobId, resumption.outcome);
    case 'unknown':
      return run.admit(resumption.settled);
  }
}

/** Checks whoever caused the event, where outsiders can. Throws `RepositoryError` if the permission cannot be read. */
async function refuse({ mustBePermitted }: JobIntent, world: World): Promise<Outcome | null> {
  if (mustBePermitted === null) return null;
  const repository = { permissionOf: async (login: string) => (await world.repository()).permissionOf(login) };
  const answer = await authorize(mustBePermitted, world.settings, repository);
  if (answer.permitted) return null;
  return { kind: 'skipped', reason: answer.reason, sentence: `Nothing was started: ${answer.sentence}` };
}

/** Shows what would be asked of the service. */
export function dryRun({ prompt, existingJobId }: JobRequest): Outcome {
  const sentence =
    prompt === null ? `A dry run: the job ${existingJobId} would be followed.` : 'A dry run: nothing was started.';
  const summary = renderJobSummary({
    headline: 'dry run, nothing was started',
    problem: null,
    jobId: existingJobId,
    job: null,
    link: null,
    durationSeconds: null,
    commentUrl: null,
    prompt: prompt?.text ?? null,
    notes: prompt?.notes ?? [],
  });
  return { kind: 'dry-run', sentence, summary };
}
