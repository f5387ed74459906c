import type { Outcome } from '../../outcome.ts';
import type { PullRequest } from '../../ports/pull-requests.ts';
import { cleanText } from '../../prompt/clean-text.ts';
import {
  type CollectedContext,
  contextOfCommit,
  contextOfIssue,
  contextOfPullRequest,
  readOutline,
} from '../../prompt/context.ts';
import { findOpen, type Listed, listOpen } from '../../pull-requests/find-open.ts';
import { hasBrought, readPush } from '../../pull-requests/pushed.ts';
import { groupHash } from '../../thread/marker.ts';
import { authorize } from '../../trigger/authorize.ts';
import type { ContextSource, JobIntent } from '../../trigger/intent.ts';
import { dryRun, dryRunOfResumed } from '../../wording/dry-run.ts';
import { nothingVisible, ownPullRequest } from '../../wording/nothing-started.ts';
import { whyOverBudget } from '../../wording/usage.ts';
import type { StepWorld } from '../../world.ts';
import { resumeRequest, takeUpJob } from '../follow-job.ts';
import { type JobTask, newTask, withRequest } from '../job-task.ts';
import { readUsage, usageSoFar } from '../request/budget.ts';
import { addressed, composePrompt, followRequest, readSource } from '../request/job-request.ts';
import { openRequest } from '../request/open-request.ts';
import { openMemory, type StepRequest } from './job-memory.ts';

/** Starts a job, or resumes the one an earlier attempt started, and follows it to its end. */
export async function runJob(intent: JobIntent, world: StepWorld): Promise<Outcome> {
  const refusal = await refuse(intent, world);
  if (refusal !== null) return refusal;
  const starts = intent.source.kind !== 'existing';
  const listing = starts ? listOpen(world) : null;
  const pushed =
    intent.push !== null && (starts || intent.thread === 'merged') ? await readPush(intent.push, world) : null;
  if (starts && pushed !== null && pushed.ours !== null) {
    return { kind: 'skipped', reason: 'own-pull-request', sentence: ownPullRequest(pushed.ours) };
  }
  const request = await composeRequest(intent, pushed?.containedIn ?? null, world);
  const thread = intent.thread === 'merged' ? (pushed?.merged?.number ?? null) : intent.thread;
  const { resumption, ...memory } = await openMemory(thread, request, world);
  const unused = newTask({ request, ...memory, causedBy: null, requester: world.run.actor || null });
  if (resumption.kind === 'start') return begin(unused, { listing, about: aboutOf(intent, thread) }, world);
  if (world.settings.dryRun) return dryRunOfResumed(resumption);
  const task = { ...unused, usage: await usageSoFar(world) };
  return resumeRequest(task, resumption, world);
}

/** Names what a request is about, for the message to an open pull request. */
function aboutOf({ context, thread: wanted }: JobIntent, thread: number | null): string | null {
  if (context?.kind === 'thread') return `${context.thread.kind.replace('-', ' ')} #${context.thread.number}`;
  if (thread === null) return null;
  return wanted === 'merged' ? `the merged pull request #${thread}` : `#${thread}`;
}

async function begin(
  task: JobTask<StepRequest>,
  { listing, about }: { readonly listing: Promise<Listed | null> | null; readonly about: string | null },
  world: StepWorld,
): Promise<Outcome> {
  const { request } = task;
  const { dryRun: isDry } = world.settings;
  if (request.kind === 'follow') return isDry ? dryRun(request, null) : takeUpJob(task, request.jobId, world);
  const usage = await readUsage({ except: task.record.comment }, world);
  const over = whyOverBudget(usage);
  if (over !== null) return { kind: 'skipped', reason: 'over-budget', sentence: over };
  const to = await findOpen(await listing, groupHash(world.run), world);
  const addressedRequest = addressed(request, to, about);
  if (isDry) return dryRun(addressedRequest, usage);
  const open = await openRequest(withRequest({ ...task, usage }, addressedRequest), world);
  return open.send();
}

/** Checks everyone the gate names. Throws `RepositoryError` if a permission can't be read. */
async function refuse({ gate }: JobIntent, world: StepWorld): Promise<Outcome | null> {
  if (gate.kind === 'closed') return notPermitted('not-permitted', `${gate.why} ${gate.hint}`);
  if (gate.kind !== 'people') return null;
  for (const person of gate.people) {
    const answer = await authorize(person, world.settings, world.repository);
    if (!answer.permitted) return notPermitted(answer.reason, answer.sentence);
  }
  return null;
}

function notPermitted(reason: 'bot' | 'not-permitted', sentence: string): Outcome {
  return { kind: 'skipped', reason, sentence: `Nothing was started: ${sentence}` };
}

/** Reads the instruction and its context. Throws `InputError` if the instruction has no visible text. */
async function composeRequest(
  { source, context }: JobIntent,
  containedIn: readonly PullRequest[] | null,
  world: StepWorld,
): Promise<StepRequest> {
  if (source.kind === 'existing') return followRequest(source.jobId);
  const instruction = await readSource(source, world);
  if (cleanText(instruction).text === '') throw nothingVisible(source.kind === 'prompt' ? 'prompt' : 'prompt-file');
  const read = await collect(context, containedIn, world);
  const prompt = await composePrompt({ standing: '', instruction, read, place: null }, world);
  return { kind: 'start', instruction, prompt };
}

async function collect(
  source: ContextSource | null,
  containedIn: readonly PullRequest[] | null,
  { repository, run }: StepWorld,
): Promise<CollectedContext> {
  if (source === null) return { context: null, warnings: [] };
  const name = run.repository;
  if (source.kind === 'commit') {
    const brought = (pull: PullRequest): boolean => hasBrought(source, pull, run);
    return contextOfCommit(source.sha, repository, { name, known: containedIn, hasBrought: brought });
  }
  if (source.thread.kind === 'issue') return contextOfIssue(source.thread, { repository, name });
  return contextOfPullRequest(source.thread, await readOutline(source.thread, repository), { repository, name });
}
