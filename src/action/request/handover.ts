import type { JobReader } from '../ports/jobs.ts';
import { HANDOVER_CLAIM, LIST_CLAIM } from '../value/claim.ts';
import { type Marker, serviceHash } from '../value/marker.ts';
import { believedHandover, handoverOf, MOST_COVERED, oursOf, repositoryOf } from '../value/own-comments.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import { type HandoverText, renderHandover, withCovered } from '../wording/handover-text.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { type Ending, owed } from './ending.ts';
import { isOwnPullRequest, linkTo, lookAtLinked, mayBeOwn, namedBy, withPullRequest } from './linked.ts';
import { inTurn, maySend, type Once, writeOnce } from './once.ts';
import { isPermitted, readQuoted } from './read-request.ts';
import type { RecordingWorld } from './record.ts';
import type { Announced, Sent } from './request.ts';

/** A request whose job has made a pull request that gets our comment, or a further entry in it. */
interface Handing {
  readonly request: Sent;
  readonly jobId: string;
  readonly link: PullRequestLink;
}

/**
 * Checks whether a job's pull request is handed over: only in the run's own repository, because an instruction may be
 * private, and not if the request was made on that pull request. A message is listed where it was sent, whatever its job
 * names now.
 */
export function mayHandOver(request: Sent, world: RecordingWorld): boolean {
  return handingOf(request, world) !== null;
}

function handingOf(request: Sent, world: RecordingWorld): Handing | null {
  const { jobId, base, page, stage, pullRequest } = request;
  const { view, seen } = stage;
  const { conversation } = page;
  if (!world.settings.handover || jobId === null || view.state !== 'finished' || view.link === null) return null;
  const link = base.request === 'job' ? view.link : linkTo(pullRequest, world);
  if (link === null || !mayBeOwn(link, seen, world) || conversation?.thread === link.number) return null;
  // Only a message to an open pull request of its group is listed, by its thread.
  if (base.request === 'message' && (base.group === undefined || conversation === null)) return null;
  return { request, jobId, link };
}

/**
 * Confirms the pull request of an end that only a comment remembers. That is enough for its own thread, but a hand-over is
 * written elsewhere, and comments can be forged: the service must name the same pull request.
 */
export async function confirmed(
  ending: Ending,
  { marker, jobs }: { readonly marker: Marker; readonly jobs: JobReader },
  world: Pick<World, 'run' | 'runner' | 'repository' | 'settings'>,
): Promise<Ending> {
  const { view } = ending;
  // A message is only listed, in the hand-over of its own job, by the number of its thread.
  if (marker.request === 'message' || view.state !== 'finished' || marker.jobId === null) return ending;
  if (!world.settings.handover || !owed(marker).includes('handover')) return ending;
  const found = { ...ending, ...(await withPullRequest(view, marker, world)) };
  if (found.seen?.kind === 'failed') return { ...found, unconfirmed: problemText(found.seen.error) };
  const { link } = found.view;
  if (link === null || !isOwnPullRequest(link, world)) return found;
  const reading = await jobs.readJob(marker.jobId, world.runner.cancelled);
  // A 404 may be a stray one, too.
  if (reading.kind !== 'job') return { ...found, unconfirmed: problemText(reading.problem) };
  const named = await namedBy(reading.job, link, world);
  if (named === 'this') return found;
  if (named === 'other' || named === 'none') return { ...found, view: { ...found.view, link: null } };
  return { ...found, unconfirmed: UNCONFIRMED[named] };
}

const UNCONFIRMED = {
  'none-yet': 'The service names no pull request for the job yet.',
  unread: "GitHub didn't show the pull request that the service names for the job.",
} as const;

/**
 * Writes the hand-over only once per pull request, across all runs and all threads. Issues and pull requests that are no
 * longer open get none. Throws `RepositoryError`.
 */
export async function handOver(request: Sent, world: World): Promise<Announced> {
  const handing = handingOf(request, world);
  if (handing === null) return 'done';
  const { link } = handing;
  const { seen: known, unconfirmed } = request.stage;
  if (unconfirmed !== undefined) return 'later';
  const isRead = known?.kind === 'shown' && known.pull.number === link.number;
  const seen = isRead ? known : await lookAtLinked(link, world);
  if (seen.kind === 'failed') throw seen.error;
  // GitHub shows it at the repository's present name.
  const present = seen.kind === 'shown' ? linkTo(seen.pull.url, world) : link;
  if (present === null || !isOwnPullRequest(present, world)) return 'done';
  if (seen.kind === 'shown' && seen.pull.state !== 'open') return 'done';
  if (request.base.request === 'message') return listIn(handing, world);
  const result = await writeOnce(onceFor(handing, seen, world), world);
  if (result === 'later') world.runner.info(`Another run may be writing the hand-over of pull request ${link.number}.`);
  return result;
}

function onceFor(handing: Handing, seen: LinkedPullRequest, world: World): Once {
  const { link, request } = handing;
  return {
    on: { kind: 'pull-request', id: link.number },
    reaction: HANDOVER_CLAIM,
    isWritten: () => isHandedOver(link, world),
    write: async ({ mayRepeat, maySend }) => {
      const said = await saidOf(request, world);
      // Someone may have removed the reaction, which anyone can see.
      if (await isHandedOver(link, world)) return 'done';
      if (!maySend()) return 'later';
      const text = textOf(handing, said, world);
      await world.repository.createComment({ thread: link.number, review: null }, text, { mayRepeat });
      return askForReview({ link, reviewer: said.reviewer }, seen, world);
    },
  };
}

/** What a hand-over says of a request, and who is asked for a review; absent if no one is. */
interface Said extends Omit<HandoverText, 'origin' | 'command'> {
  readonly reviewer?: string | undefined;
  /** Id of the run to link; absent to link the status comment, or, without one, this run. */
  readonly run?: string;
}

/** The run of a request knows what it has sent. A marker can be forged: what it says is confirmed, or left out. */
async function saidOf(
  { requester, instruction, base, page: { conversation }, writer }: Sent,
  world: World,
): Promise<Said> {
  const { trigger, reviewer, run } = base;
  if (writer.kind === 'run' && 'text' in instruction) return { requester, instruction, reviewer };
  const quoted = conversation === null ? null : await readQuoted(base, conversation.thread, world);
  if (writer.kind === 'run') return { requester, instruction: quoted?.instruction ?? NOTHING, reviewer };
  if (trigger.kind === 'run') {
    // Only the run of a step knows its request.
    const isReviewer = reviewer !== undefined && (await mayReview(reviewer, world));
    return { requester: null, instruction: NOTHING, run, ...(isReviewer ? { reviewer } : {}) };
  }
  const author = quoted?.author ?? null;
  const isReviewer = author?.bot === false && author.login.toLowerCase() === reviewer?.toLowerCase();
  return {
    requester: author?.login ?? null,
    instruction: quoted?.instruction ?? NOTHING,
    ...(isReviewer ? { reviewer } : {}),
  };
}

const NOTHING = { text: '' } as const;

/** Checks whether someone named only by a comment may be asked for a review: others can forge comments. */
async function mayReview(login: string, world: World): Promise<boolean> {
  try {
    return await isPermitted({ id: null, login, bot: false, viaApp: null }, world);
  } catch (error) {
    world.runner.debug(`Could not check who requested the job: ${repositoryErrorOf(error).message}`);
    return false;
  }
}

/** Looks for the one hand-over of a project that a pull request has, even if several jobs name it. */
async function isHandedOver({ number }: PullRequestLink, world: RecordingWorld): Promise<boolean> {
  const { repository } = world;
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(number)]);
  return comments.some((comment) => believedHandover(comment, oursOf(login, world)) !== null);
}

function textOf(
  { request, jobId }: Handing,
  { reviewer: _reviewer, run: requesting, ...shown }: Said,
  world: RecordingWorld,
): string {
  const { run, settings } = world;
  const { base, page } = request;
  const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${requesting ?? run.runId}`;
  const isInThread = page.comment !== null && requesting === undefined;
  const origin = isInThread
    ? ({ kind: 'thread', url: page.comment.url } as const)
    : ({ kind: 'run', url: runUrl } as const);
  const marker = {
    ...{ job: jobId, repository: repositoryOf(run), service: serviceHash(settings) },
    thread: page.conversation?.thread ?? null,
    ...(base.group === undefined ? {} : { group: base.group }),
  };
  return renderHandover(marker, { ...shown, origin, command: settings.command });
}

/** The last read finds the thread, unless others overwrite each edit. */
const MOST_EDITS = 3;

/**
 * Adds the thread of a request to the list in the hand-over that its message was sent for. Without turns, two runs that
 * read the list at the same moment would each write it without the other's entry.
 */
function listIn({ request, link, jobId }: Handing, world: RecordingWorld): Promise<Announced> {
  const { group } = request.base;
  const { conversation } = request.page;
  const { repository, runner } = world;
  if (conversation === null) return Promise.resolve('done');
  const { thread } = conversation;
  const once = { on: { kind: 'pull-request', id: link.number }, reaction: LIST_CLAIM } as const;
  const full = `The hand-over of pull request ${link.number} lists ${MOST_COVERED} threads, so #${thread} is not added.`;
  const add = async (): Promise<Announced> => {
    const claimedAt = world.clock.now();
    const mayRepeat = async (): Promise<boolean> => maySend(claimedAt, world);
    const [login, comments] = await Promise.all([repository.viewer(), repository.comments(link.number)]);
    const ours = oursOf(login, world);
    const first = handoverOf(comments, ours);
    if (first === null) return 'done';
    // A list may be old, and another run may overwrite the edit: the hand-over is read until it has the thread.
    for (let tries = 1; tries <= MOST_EDITS; tries += 1) {
      const fresh = await repository.comment(first.comment);
      if (fresh === null) return 'later';
      const handover = believedHandover(fresh, ours);
      if (handover === null || handover.job !== jobId || handover.group !== group) return 'done';
      const body = withCovered(fresh.body, handover, thread);
      if (body === null) {
        if ((handover.covers?.length ?? 0) >= MOST_COVERED && !handover.covers?.includes(thread)) runner.info(full);
        return 'done';
      }
      if (!maySend(claimedAt, world)) return 'later';
      await repository.editComment(fresh, body, { mayRepeat });
    }
    return 'later';
  };
  return inTurn(once, add, world);
}

/** Asks the requester to review the pull request. It only saves them a click, so a failure is a warning. */
async function askForReview(
  { link, reviewer }: { readonly link: PullRequestLink; readonly reviewer: string | undefined },
  seen: LinkedPullRequest,
  { repository, runner }: RecordingWorld,
): Promise<void> {
  if (reviewer === undefined) return;
  if (seen.kind === 'shown' && seen.pull.author.toLowerCase() === reviewer.toLowerCase()) return;
  try {
    const end = await repository.requestReview(link.number, reviewer);
    if (end === 'refused')
      runner.info(`GitHub refused to request a review of pull request ${link.number} from ${reviewer}.`);
  } catch (error) {
    runner.warning(`Could not request a review: ${problemText(repositoryErrorOf(error))}`);
  }
}
