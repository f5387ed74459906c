import { groupHash } from '../value/marker.ts';
import { believedHandover, type OwnComments, sameComment } from '../value/own-comments.ts';
import { jobUnread, nothingToContinue } from '../wording/why-not.ts';
import type { InstructingName } from '../words/commands.ts';
import type { World } from '../world.ts';
import type { Passed } from './comment-gate.ts';
import { type DatedHandover, destinationOf } from './continuation.ts';
import { type Alone, findOpen, type OpenPull } from './find-open.ts';
import { askedOfJob, type Message, openElsewhere, type Refusal, refused, stillOpen, takeable } from './follow-up.ts';
import { type LateLink, MOST_FOR_COMMENT, newestWithoutLink, type ReadAgain, readJobsAgain } from './late-link.ts';
import { linkTo, lookAtPull, namedBy } from './linked.ts';
import { inScope } from './thread-scope.ts';

/** Where an instruction goes. */
interface Asked {
  readonly to: Alone | OpenPull | Message | Refusal;
  /** Status comments that turned out to be wrong: their jobs have made a pull request. */
  readonly late: readonly LateLink[];
}

/** Decides whether an instruction starts a job or goes to an existing one, and whether that job can take it. */
export async function askedOf(to: InstructingName | null, passed: Passed, world: World): Promise<Asked> {
  if (to === 'new-job' || passed.makers.length === 0) return askedOfThread(to, passed, world);
  const again = readJobsAgain(passed.makers, world);
  // Looked for meanwhile, so that the request is sent as soon as any other.
  const [found, open] = await Promise.all([
    askedOfMaker(again, passed, world),
    to === null ? forNewJob(passed, world) : null,
  ]);
  const { links: late } = await again;
  const sure = found ?? open;
  if (sure !== null) return { to: sure, late };
  const asked = await askedOfThread(to, passed, world);
  const others = asked.late.filter(({ comment }) => !late.some((each) => sameComment(each.comment, comment)));
  return { to: asked.to, late: [...late, ...others] };
}

/** Says where a request goes that asks for no certain job. */
export function forNewJob({ listed }: Passed, world: World): Promise<Alone | OpenPull> {
  return findOpen(listed, groupHash({ command: world.settings.command }), world);
}

/** Decides by what our comments in the thread say. */
async function askedOfThread(to: InstructingName | null, passed: Passed, world: World): Promise<Asked> {
  const { intent, own, comments } = passed;
  const inThread = inScope(own, intent, comments);
  const destination = destinationOf(to, { own: inThread, handover: handoverIn(passed) });
  switch (destination.kind) {
    case 'new-job':
      return { to: await forNewJob(passed, world), late: [] };
    case 'nothing':
      return askedOfUnlinked(inThread, { passed, unfinished: destination.unfinished }, world);
    case 'job':
      return { to: await askedOfJob(destination, passed, world), late: [] };
  }
}

/** Finds the first hand-over of a pull request. */
function handoverIn({ intent: { thread }, comments, ours }: Passed): DatedHandover | null {
  const [first = null] =
    thread.kind === 'issue'
      ? []
      : comments.flatMap((comment) => {
          const believed = comment.review === null ? believedHandover(comment, ours) : null;
          return believed === null ? [] : [{ ...believed, createdAt: comment.createdAt, pullRequest: thread.url }];
        });
  return first;
}

/** Finds the job that made a pull request which nothing hands over yet; null if the service names it for none. */
async function askedOfMaker(
  again: Promise<ReadAgain>,
  passed: Passed,
  world: World,
): Promise<Message | Refusal | null> {
  const link = linkTo(passed.intent.thread.url, world);
  if (link === null) return null;
  const [{ jobs, unread }, seen, others] = await Promise.all([
    again,
    lookAtPull(link, world),
    openElsewhere(null, passed, world),
  ]);
  for (const job of jobs) {
    if ((await namedBy(job, link, world)) !== 'this') continue;
    const busyAt = await stillOpen(job.id, [...others, ...passed.makers], world);
    return takeable({ jobId: job.id, pullRequest: link.url }, { busyAt, seen, link }, world);
  }
  // A person has written the command, so it starts a job nevertheless.
  for (const { jobId, why } of unread)
    world.runner.warning(`Could not check whether the job ${jobId} made this pull request: ${why}`);
  return null;
}

/** Finds the latest job of a thread that ended without a pull request, and for which the service names one now. */
async function askedOfUnlinked(
  { marked }: OwnComments,
  { passed, unfinished }: { readonly passed: Passed; readonly unfinished: string | null },
  world: World,
): Promise<Asked> {
  const { settings, clock, runner } = world;
  const placed = marked.map((comment) => ({ ...comment, thread: passed.intent.thread.number }));
  const ended = newestWithoutLink(placed, MOST_FOR_COMMENT, clock.now());
  const { links: late, unread } = await readJobsAgain(ended, world);
  const [latest] = late;
  if (latest !== undefined) {
    const { id: jobId, prLink } = latest.job;
    const pullRequest = linkTo(prLink, world)?.url ?? null;
    return { to: await askedOfJob({ jobId, pullRequest, origin: null }, passed, world), late };
  }
  for (const { jobId, why } of unread)
    runner.warning(`Could not check whether the job ${jobId} made a pull request: ${why}`);
  const [first] = unread;
  const sentence = first === undefined ? nothingToContinue(unfinished, settings.command) : jobUnread(first.jobId);
  return { to: refused(sentence), late };
}
