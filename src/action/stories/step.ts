import { authorize } from '../event/authorize.ts';
import type { JobIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import { hasVisibleText } from '../prompt/clean-text.ts';
import { type CollectedContext, contextOfPush, contextOfThread, readOutline } from '../prompt/context.ts';
import { skipped } from '../request/comment-gate.ts';
import { concluded } from '../request/finish.ts';
import { findOpen, listOpen, repeatedTo } from '../request/pull-request.ts';
import { type Pushed, readPush } from '../request/pushed.ts';
import { readUsage, usageSoFar } from '../request/record.ts';
import { addressedTo, composeOrder, ordered, readSource } from '../request/request.ts';
import { openMemory, resume } from '../request/resume.ts';
import { open, send } from '../request/start.ts';
import { groupHash } from '../value/marker.ts';
import { alsoCovers } from '../wording/answers.ts';
import { numbersOf } from '../wording/end-words.ts';
import { dryRun, dryRunOfResumed } from '../wording/job-summary.ts';
import { nothingVisible, ownPullRequest, PUSH_CUT, whyOverBudget } from '../wording/why-not.ts';
import { orWarn, problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';

/** Starts a job, or resumes the one an earlier attempt started, and follows it to its end. */
export async function runJob(intent: JobIntent, world: World): Promise<Outcome> {
  const refusal = await refuse(intent, world);
  if (refusal !== null) return refusal;
  const { source } = intent;
  if (source.kind === 'existing') return followOnly(intent, source.jobId, world);
  const listing = listOpen(groupHash(world.run), world);
  const pushed = intent.push === null ? null : await readPush(intent.push, world);
  if (pushed !== null && pushed.ours !== null) return skipped('own-pull-request', ownPullRequest(pushed.ours));
  const thread = threadOf(intent, pushed);
  const covered = intent.context?.kind === 'push' && thread !== null ? (pushed?.pulls ?? []) : [];
  // The request is about them besides the pull request of its status comment.
  const others = covered.filter(({ number }) => number !== thread);
  const instruction = await readSource(source, world);
  if (!hasVisibleText(instruction)) throw nothingVisible(source.kind === 'prompt' ? 'prompt' : 'prompt-file');
  const without = await world.service.check();
  if (without !== null) return skipped('no-secrets', without);
  const also = others.length === 0 ? [] : [alsoCovers(others)];
  const composed = await composeOrder(instruction, { read: await collect(intent, pushed, world), also }, world);
  const { resumption, request } = await openMemory(thread, composed, world);
  if (resumption.kind !== 'start') {
    if (world.settings.dryRun) return dryRunOfResumed(resumption);
    return concluded(await resume({ ...request, usage: await usageSoFar(world) }, world), world);
  }
  const usage = await readUsage({ except: request.page.comment }, world);
  const over = whyOverBudget(usage);
  if (over !== null) return skipped('over-budget', over);
  const before = repeatedTo(request.page.comment?.marker ?? null, world);
  const to = before ?? (await findOpen(await listing, world));
  const order = addressedTo(request.order, to, aboutOf(intent, thread, others));
  if (world.settings.dryRun) return dryRun(order, usage, await world.service.inspect?.());
  return concluded(await send(await open(ordered({ ...request, usage }, order), world), world), world);
}

async function followOnly(intent: JobIntent, jobId: string, world: World): Promise<Outcome> {
  if (world.settings.dryRun) return dryRun({ kind: 'follow', job: { jobId }, prompt: null }, null);
  const { thread, push } = intent;
  // The job runs already, so a failure is a warning. Its own words are about a job that would be started.
  const unread = 'Could not read which pull request was pushed, so no status comment gets the end';
  const why = (error: unknown): never => {
    throw repositoryErrorOf(error).cause;
  };
  const reading = thread === 'merged' && push !== null ? readPush(push, world).catch(why) : Promise.resolve(null);
  const pushed = await orWarn(reading, unread, world.runner);
  // Loaded on demand: few steps follow a job.
  return (await import('../request/settle-comments.ts')).followExisting(jobId, threadOf(intent, pushed), world);
}

const threadOf = ({ thread }: JobIntent, pushed: Pushed | null): number | null =>
  thread === 'merged' ? (pushed?.merged?.number ?? null) : thread;

function aboutOf(intent: JobIntent, thread: number | null, others: Pushed['pulls']): string | null {
  const { context } = intent;
  if (context?.kind === 'thread') return `${context.thread.kind.replace('-', ' ')} #${context.thread.number}`;
  if (thread === null || intent.thread !== 'merged') return thread === null ? null : `#${thread}`;
  return `the merged pull request${others.length === 0 ? '' : 's'} ${numbersOf([{ number: thread }, ...others])}`;
}

async function refuse({ gate }: JobIntent, world: World): Promise<Outcome | null> {
  if (gate.kind === 'closed') return skipped('not-permitted', `Nothing was started: ${problemText(gate.problem)}`);
  for (const person of gate.kind === 'people' ? gate.people : []) {
    const answer = await authorize(person, world.settings, world.repository);
    if (!answer.permitted) return skipped(answer.reason, `Nothing was started: ${answer.sentence}`);
  }
  return null;
}

async function collect(intent: JobIntent, pushed: Pushed | null, world: World): Promise<CollectedContext> {
  const { repository, run } = world;
  const { context: wanted, push } = intent;
  const from = { repository, name: run.repository };
  if (wanted?.kind === 'thread') {
    const { thread } = wanted;
    return contextOfThread(thread, thread.kind === 'issue' ? null : await readOutline(thread, repository), from);
  }
  const isDeletion = run.eventName === 'push' && push === null;
  if (wanted === null || push === null || pushed === null)
    return { context: null, warnings: isDeletion ? [PUSH_CUT.deleted] : [] };
  const { context, warnings } = await contextOfPush({ ...push, ...pushed }, from);
  return { context, warnings: [...pushed.notes, ...warnings] };
}
