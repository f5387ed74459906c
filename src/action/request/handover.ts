import type { JobReader } from '../ports/jobs.ts';
import { HANDOVER_CLAIM, LIST_CLAIM } from '../value/claim.ts';
import { type Marker, serviceHash } from '../value/marker.ts';
import { believedHandover, handoverOf, MOST_COVERED, oursOf, repositoryOf } from '../value/own-comments.ts';
import { renderHandover, withCovered } from '../wording/handover-text.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import type { ReportWorld } from '../world.ts';
import { type Ending, owed } from './ending.ts';
import { isOwnPullRequest, linkTo, lookAtLinked, mayBeOwn, namedBy, withPullRequest } from './linked.ts';
import { type Once, writeInTurn, writeOnce } from './once.ts';
import { shownInstruction } from './order.ts';
import { orWarn } from './react.ts';
import { isPermitted, readQuoted } from './read-request.ts';
import type { RecordingWorld } from './record.ts';
import type { Announced, Sent } from './request.ts';

/**
 * Returns the pull request that gets our comment, or a further entry in it: only one in the run's own repository, because an
 * instruction may be private, and not if the request was made on that pull request. A message is listed where it was sent,
 * whatever its job names now. Null if there is none.
 */
export function linkToHandOver(
  { jobId, base, page: { conversation }, stage: { view, seen }, pullRequest }: Sent,
  world: RecordingWorld,
): PullRequestLink | null {
  if (!world.settings.handover || jobId === null || view.state !== 'finished' || view.link === null) return null;
  const link = base.request === 'job' ? view.link : linkTo(pullRequest, world);
  if (link === null || !mayBeOwn(link, seen, world) || conversation?.thread === link.number) return null;
  // Only a message to an open pull request of its group is listed, by its thread.
  return base.request === 'message' && (base.group === undefined || conversation === null) ? null : link;
}

/** `service` may know only one job, which was just read. */
export type ReadingWorld = RecordingWorld & { readonly service: JobReader };

/**
 * Confirms the pull request of an end that only a comment remembers. That is enough for its own thread, but a hand-over is
 * written elsewhere, and comments can be forged: the service must name the same pull request.
 */
export async function confirmed(ending: Ending, marker: Marker, world: ReadingWorld): Promise<Ending> {
  const { view } = ending;
  // A message is only listed, in the hand-over of its own job, by the number of its thread.
  if (marker.request === 'message' || view.state !== 'finished' || marker.jobId === null) return ending;
  if (!world.settings.handover || !owed(marker).includes('handover')) return ending;
  const found = { ...ending, ...(await withPullRequest(view, marker, world)) };
  if (found.seen?.kind === 'failed') return { ...found, unconfirmed: problemText(found.seen.error) };
  const { link } = found.view;
  if (link === null || !isOwnPullRequest(link, world)) return found;
  const reading = await world.service.readJob(marker.jobId, world.runner.cancelled);
  // A 404 may be a stray one, too.
  if (reading.kind !== 'job') return { ...found, unconfirmed: problemText(reading.problem) };
  const named = await namedBy(reading.job, link, world);
  if (named === 'this') return found;
  if (named === 'other' || named === 'none') return { ...found, view: { ...found.view, link: null } };
  const unread = "GitHub didn't show the pull request that the service names for the job.";
  return { ...found, unconfirmed: named === 'unread' ? unread : 'The service names no pull request for the job yet.' };
}

/**
 * Writes the hand-over only once per pull request, across all runs and all threads. Issues and pull requests that are no
 * longer open get none. Throws `RepositoryError`.
 */
export async function handOver(request: Sent, world: RecordingWorld): Promise<Announced> {
  const link = linkToHandOver(request, world);
  if (link === null) return 'done';
  const { seen: known, unconfirmed } = request.stage;
  if (unconfirmed !== undefined) return 'later';
  const isRead = known?.kind === 'shown' && known.pull.number === link.number;
  const seen = isRead ? known : await lookAtLinked(link, world);
  if (seen.kind === 'failed') throw seen.error;
  // GitHub shows it at the repository's present name.
  const present = seen.kind === 'shown' ? linkTo(seen.pull.url, world) : link;
  if (present === null || !isOwnPullRequest(present, world)) return 'done';
  if (seen.kind === 'shown' && seen.pull.state !== 'open') return 'done';
  if (request.base.request === 'message') return listIn(link, request, world);
  const { number } = link;
  const isWritten = async (): Promise<boolean> => {
    const [login, comments] = await Promise.all([world.repository.viewer(), world.repository.comments(number)]);
    // The one hand-over of a project that a pull request has, even if several jobs name it.
    return comments.some((comment) => believedHandover(comment, oursOf(login, world)) !== null);
  };
  const once: Once = {
    ...{ on: { kind: 'pull-request', id: number }, reaction: HANDOVER_CLAIM, isWritten },
    write: async ({ maySend, mayRepeat }) => {
      const [text, reviewer] = await composed(request, world);
      // Someone may have removed the reaction, which anyone can see.
      if (await isWritten()) return 'done';
      if (!maySend()) return 'later';
      await world.repository.createComment({ thread: number, review: null }, text, { mayRepeat });
      const isAuthor = seen.kind === 'shown' && seen.pull.author.toLowerCase() === reviewer?.toLowerCase();
      return reviewer === null || isAuthor || askForReview(number, reviewer, world);
    },
  };
  const result = await writeOnce(once, world);
  if (result === 'later') world.runner.info(`Another run may be writing the hand-over of pull request ${number}.`);
  return result;
}

/** Asks the requester to review the pull request. It only saves them a click, so a failure is a warning. */
async function askForReview(number: number, reviewer: string, { repository, runner }: RecordingWorld): Promise<void> {
  const end = await orWarn(repository.requestReview(number, reviewer), 'Could not request a review', runner);
  if (end === 'refused') runner.info(`GitHub refused to request a review of pull request ${number} from ${reviewer}.`);
}

/**
 * Composes a hand-over, and says who is asked for a review; null if no one is. The run of a request knows what it has sent.
 * A marker can be forged: what it says is confirmed, or left out.
 */
async function composed(
  { base, page: { comment, conversation }, writer, jobId, requester, order }: Sent,
  world: RecordingWorld,
): Promise<readonly [text: string, reviewer: string | null]> {
  const { trigger, group, reviewer = null } = base;
  const { run, settings } = world;
  const isKnown = writer.kind === 'run';
  const instruction = shownInstruction(order);
  const known = isKnown && 'text' in instruction ? instruction : null;
  const isRead = known === null && conversation !== null;
  const { author = null, instruction: quoted = { text: '' } } = isRead
    ? await readQuoted(base, conversation.thread, world)
    : {};
  // Only the run of a step knows its request.
  const isLost = !isKnown && trigger.kind === 'run';
  const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${isLost ? base.run : run.runId}`;
  const isNamed = author?.bot === false && author.login.toLowerCase() === reviewer?.toLowerCase();
  const isReviewer = isKnown || (isLost ? reviewer !== null && (await mayReview(reviewer, world)) : isNamed);
  const thread = conversation?.thread ?? null;
  const marker = { job: jobId ?? '', repository: repositoryOf(run), service: serviceHash(settings), thread };
  const text = renderHandover(group === undefined ? marker : { ...marker, group }, {
    origin: comment !== null && !isLost ? { kind: 'thread', url: comment.url } : { kind: 'run', url: runUrl },
    requester: isKnown ? requester : (author?.login ?? null),
    ...{ instruction: known ?? quoted, command: settings.command },
  });
  return [text, isReviewer ? reviewer : null];
}

/** Checks whether someone named only by a comment may be asked for a review: others can forge comments. */
async function mayReview(login: string, world: RecordingWorld): Promise<boolean> {
  return isPermitted({ id: null, login, bot: false, viaApp: null }, world).catch((error: unknown) => {
    world.runner.debug(`Could not check who requested the job: ${repositoryErrorOf(error).message}`);
    return false;
  });
}

/** The last read finds the thread, unless others overwrite each edit. */
const MOST_EDITS = 3;

/**
 * Adds the thread of a request to the list in the hand-over that its message was sent for. Without turns, two runs that
 * read the list at the same moment would each write it without the other's entry.
 */
async function listIn({ number }: PullRequestLink, request: Sent, world: RecordingWorld): Promise<Announced> {
  const { repository, runner } = world;
  const thread = request.page.conversation?.thread;
  if (thread === undefined) return 'done';
  const write: Once['write'] = async ({ maySend, mayRepeat }) => {
    const [login, comments] = await Promise.all([repository.viewer(), repository.comments(number)]);
    const ours = oursOf(login, world);
    const first = handoverOf(comments, ours);
    // A list may be old, and another run may overwrite the edit: the hand-over is read until it has the thread.
    for (let tries = 1; first !== null && tries <= MOST_EDITS; tries += 1) {
      const fresh = await repository.comment(first.comment);
      if (fresh === null) return 'later';
      const handover = believedHandover(fresh, ours);
      if (handover?.job !== request.jobId || handover.group !== request.base.group) return 'done';
      const body = withCovered(fresh.body, handover, thread);
      const { covers = [] } = handover;
      if (body === null && covers.length >= MOST_COVERED && !covers.includes(thread))
        runner.info(
          `The hand-over of pull request ${number} lists ${MOST_COVERED} threads, so #${thread} is not added.`,
        );
      if (body === null) return 'done';
      if (!maySend()) return 'later';
      await repository.editComment(fresh, body, { mayRepeat });
    }
    return first === null ? 'done' : 'later';
  };
  const on = { kind: 'pull-request', id: number } as const;
  return writeInTurn({ on, reaction: LIST_CLAIM, isWritten: async () => false, write }, world);
}

/** The open pull requests that have our hand-over. */
interface HandedOver {
  readonly count: number;
  /** `since`: when it was handed over (UTC, ms). */
  readonly oldest: { readonly number: number; readonly since: number };
  /** GitHub may not have listed all open pull requests. */
  readonly cut: boolean;
}

/** GitHub lists so many open pull requests in one request. */
const MOST_LISTED = 100;

/**
 * Counts the open pull requests that have our hand-over, with two requests at most. Null if there are none, or if GitHub
 * doesn't show them: the report is complete without.
 */
export async function readOpenPulls(world: ReportWorld): Promise<HandedOver | null> {
  const { repository, runner } = world;
  try {
    const open = await repository.openPullRequests({ insists: false });
    if (open.length === 0) return null;
    const ours = oursOf(await repository.viewer(), world);
    const byAgent = open.flatMap(({ number, comments }) => {
      const handover = comments.find((comment) => believedHandover(comment, ours) !== null);
      return handover === undefined ? [] : [{ number, since: Date.parse(handover.createdAt) }];
    });
    const [oldest] = byAgent.toSorted((one, other) => one.since - other.since || one.number - other.number);
    return oldest === undefined ? null : { count: byAgent.length, oldest, cut: open.length >= MOST_LISTED };
  } catch (error) {
    runner.debug(`The open pull requests were not read: ${repositoryErrorOf(error).message}`);
    return null;
  }
}
