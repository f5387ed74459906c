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
import { finish } from '../request/finish.ts';
import { follow } from '../request/follow.ts';
import { openMemory } from '../request/job-memory.ts';
import { open } from '../request/open.ts';
import { addressedTo, composePrompt, type JobOrder, readSource } from '../request/order.ts';
import { outcomeOf } from '../request/outcome.ts';
import { type Pushed, readPush } from '../request/pushed.ts';
import { ordered, type Sent } from '../request/request.ts';
import { resume } from '../request/resume.ts';
import { send } from '../request/send.ts';
import { groupHash } from '../value/marker.ts';
import { dryRun, dryRunOfResumed } from '../wording/dry-run.ts';
import { alsoCovers, numbersOf } from '../wording/pushed.ts';
import { whyOverBudget } from '../wording/usage.ts';
import { nothingVisible, ownPullRequest } from '../wording/why-not.ts';
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
  const place = { pushed, thread: threadOf(intent, pushed) };
  const order = await orderOf({ ...intent, source }, place, world);
  const { resumption, request } = await openMemory(place.thread, order, world);
  if (resumption.kind !== 'start') {
    if (world.settings.dryRun) return dryRunOfResumed(resumption);
    return concluded(await resume({ ...request, usage: await usageSoFar(world) }, resumption, world), world);
  }
  const usage = await readUsage({ except: request.page.comment }, world);
  const over = whyOverBudget(usage);
  if (over !== null) return { kind: 'skipped', reason: 'over-budget', sentence: over };
  const to = await findOpen(await listing, world);
  const addressed = addressedTo(request.order, to, aboutOf(intent, place));
  if (world.settings.dryRun) return dryRun(addressed, usage);
  return concluded(await send(await open(ordered({ ...request, usage }, addressed), world), world), world);
}

/** Follows a request that was sent, and finishes it. */
async function concluded(request: Sent, world: StepWorld): Promise<Outcome> {
  return outcomeOf(await finish(await follow(request, world), world), world);
}

async function followOnly(intent: JobIntent, jobId: string, world: StepWorld): Promise<Outcome> {
  if (world.settings.dryRun) return dryRun({ kind: 'follow', jobId, prompt: null }, null);
  const thread = await threadToFollow(intent, world);
  // Loaded on demand: few steps follow a job.
  const { followExisting } = await import('../request/follow-existing.ts');
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
function aboutOf({ context, thread: wanted }: JobIntent, place: Place): string | null {
  if (context?.kind === 'thread') return `${context.thread.kind.replace('-', ' ')} #${context.thread.number}`;
  if (place.thread === null) return null;
  if (wanted !== 'merged') return `#${place.thread}`;
  const merged = [{ number: place.thread }, ...(context === null ? [] : othersIn(place))];
  return `the merged pull request${merged.length === 1 ? '' : 's'} ${numbersOf(merged)}`;
}

/** What was pushed, if the step is about that, and where its status comment is. */
interface Place {
  readonly pushed: Pushed | null;
  readonly thread: number | null;
}

/** Lists the pull requests that the request is about besides that of its status comment. */
function othersIn({ pushed, thread }: Place): Pushed['pulls'] {
  return (pushed?.pulls ?? []).filter(({ number }) => number !== thread);
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
async function orderOf(
  { source, context, push }: JobIntent & { readonly source: PromptSource },
  place: Place,
  world: StepWorld,
): Promise<JobOrder> {
  const instruction = await readSource(source, world);
  if (cleanText(instruction).text === '') throw nothingVisible(source.kind === 'prompt' ? 'prompt' : 'prompt-file');
  const read = await collect({ context, push }, place, world);
  const prompt = await composePrompt({ standing: '', instruction, read, place: null }, world);
  const others = context?.kind === 'push' && place.thread !== null ? othersIn(place) : [];
  const also = others.length === 0 ? [] : [alsoCovers(others)];
  const said = { notes: [...also, ...prompt.notes], remarks: [...also, ...prompt.remarks] };
  return { kind: 'job', instruction, prompt: { ...prompt, ...said } };
}

async function collect(
  { context: wanted, push }: Pick<JobIntent, 'context' | 'push'>,
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
