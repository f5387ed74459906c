import { authorize } from '../event/authorize.ts';
import type { JobIntent, PromptSource } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import { cleanText } from '../prompt/clean-text.ts';
import {
  type CollectedContext,
  contextOfIssue,
  contextOfPullRequest,
  contextOfPush,
  readOutline,
} from '../prompt/context.ts';
import { readUsage, usageSoFar } from '../request/budget.ts';
import { findOpen, listOpen } from '../request/find-open.ts';
import { openMemory } from '../request/job-memory.ts';
import { open } from '../request/open.ts';
import { addressedTo, composeOrder, type JobOrder, readSource } from '../request/order.ts';
import { concluded } from '../request/outcome.ts';
import { type Pushed, readPush } from '../request/pushed.ts';
import { ordered } from '../request/request.ts';
import { resume } from '../request/resume.ts';
import { send } from '../request/start.ts';
import { groupHash } from '../value/marker.ts';
import { numbersOf } from '../wording/amounts.ts';
import { alsoCovers } from '../wording/handover-text.ts';
import { dryRun, dryRunOfResumed } from '../wording/job-summary.ts';
import { nothingVisible, ownPullRequest, whyOverBudget } from '../wording/why-not.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { StepWorld } from '../world.ts';

/** Starts a job, or resumes the one an earlier attempt started, and follows it to its end. */
export async function runJob(intent: JobIntent, world: StepWorld): Promise<Outcome> {
  const refusal = await refuse(intent, world);
  if (refusal !== null) return refusal;
  const { source } = intent;
  if (source.kind === 'existing') return followOnly(intent, source.jobId, world);
  const listing = listOpen(groupHash(world.run), world);
  const pushed = intent.push === null ? null : await readPush(intent.push, world);
  if (pushed !== null && pushed.ours !== null)
    return { kind: 'skipped', reason: 'own-pull-request', sentence: ownPullRequest(pushed.ours) };
  const place = placeOf(intent, pushed);
  const order = await orderOf(intent, source, place, world);
  const { resumption, request } = await openMemory(place.thread, order, world);
  if (resumption.kind !== 'start') {
    if (world.settings.dryRun) return dryRunOfResumed(resumption);
    return concluded(await resume({ ...request, usage: await usageSoFar(world) }, world), world);
  }
  const usage = await readUsage({ except: request.page.comment }, world);
  const over = whyOverBudget(usage);
  if (over !== null) return { kind: 'skipped', reason: 'over-budget', sentence: over };
  const to = await findOpen(await listing, world);
  const addressed = addressedTo(request.order, to, aboutOf(intent, place));
  if (world.settings.dryRun) return dryRun(addressed, usage);
  return concluded(await send(await open(ordered({ ...request, usage }, addressed), world), world), world);
}

async function followOnly(intent: JobIntent, jobId: string, world: StepWorld): Promise<Outcome> {
  if (world.settings.dryRun) return dryRun({ kind: 'follow', job: { jobId }, prompt: null }, null);
  const thread = await threadToFollow(intent, world);
  // Loaded on demand: few steps follow a job.
  const { followExisting } = await import('../request/settle-comments.ts');
  return followExisting(jobId, thread, world);
}

/** Finds the thread that may show the job's request. The job runs already, so a failure is a warning. */
async function threadToFollow(intent: JobIntent, world: StepWorld): Promise<number | null> {
  try {
    const pushed = intent.thread === 'merged' && intent.push !== null ? await readPush(intent.push, world) : null;
    return threadOf(intent, pushed);
  } catch (error) {
    // Its own words are about a job that would be started.
    const why = problemText(repositoryErrorOf(repositoryErrorOf(error).cause));
    world.runner.warning(`Could not read which pull request was pushed, so no status comment gets the end: ${why}`);
    return null;
  }
}

function threadOf({ thread }: JobIntent, pushed: Pushed | null): number | null {
  return thread === 'merged' ? (pushed?.merged?.number ?? null) : thread;
}

/** Names what a request is about, for the message to an open pull request. */
function aboutOf({ context, thread: wanted }: JobIntent, { thread, others }: Place): string | null {
  if (context?.kind === 'thread') return `${context.thread.kind.replace('-', ' ')} #${context.thread.number}`;
  if (thread === null || wanted !== 'merged') return thread === null ? null : `#${thread}`;
  return `the merged pull request${others.length === 0 ? '' : 's'} ${numbersOf([{ number: thread }, ...others])}`;
}

/** What was pushed, if the step is about that, and where its status comment is. */
interface Place {
  readonly pushed: Pushed | null;
  readonly thread: number | null;
  /** The pull requests that the request is about besides that of its status comment. */
  readonly others: Pushed['pulls'];
}

function placeOf(intent: JobIntent, pushed: Pushed | null): Place {
  const thread = threadOf(intent, pushed);
  const covers = intent.context?.kind === 'push' && thread !== null;
  return { pushed, thread, others: covers ? (pushed?.pulls ?? []).filter(({ number }) => number !== thread) : [] };
}

/** Checks everyone the gate names. Throws `RepositoryError` if a permission can't be read. */
async function refuse({ gate }: JobIntent, world: StepWorld): Promise<Outcome | null> {
  const refused = (reason: 'bot' | 'not-permitted', why: string): Outcome => {
    return { kind: 'skipped', reason, sentence: `Nothing was started: ${why}` };
  };
  if (gate.kind === 'closed') return refused('not-permitted', `${gate.why} ${gate.hint}`);
  for (const person of gate.kind === 'people' ? gate.people : []) {
    const answer = await authorize(person, world.settings, world.repository);
    if (!answer.permitted) return refused(answer.reason, answer.sentence);
  }
  return null;
}

/** Reads the instruction and its context. Throws `InputError` if the instruction has no visible text. */
async function orderOf(intent: JobIntent, source: PromptSource, place: Place, world: StepWorld): Promise<JobOrder> {
  const instruction = await readSource(source, world);
  if (cleanText(instruction).text === '') throw nothingVisible(source.kind === 'prompt' ? 'prompt' : 'prompt-file');
  const read = await collect(intent, place, world);
  return composeOrder(instruction, { read, also: place.others.length === 0 ? [] : [alsoCovers(place.others)] }, world);
}

async function collect(
  { context: wanted, push }: JobIntent,
  { pushed }: Place,
  { repository, run }: StepWorld,
): Promise<CollectedContext> {
  const from = { repository, name: run.repository };
  const thread = wanted?.kind === 'thread' ? wanted.thread : null;
  if (thread?.kind === 'issue') return contextOfIssue(thread, from);
  if (thread !== null) return contextOfPullRequest(thread, await readOutline(thread, repository), from);
  if (wanted === null || push === null || pushed === null) return { context: null, warnings: [] };
  const { context, warnings } = await contextOfPush({ ...push, ...pushed }, from);
  return { context, warnings: [...pushed.notes, ...warnings] };
}
