import type { JobReader } from '../ports/jobs.ts';
import { HANDOVER_CLAIM, LIST_CLAIM } from '../value/claim.ts';
import { believedHandover, handoverOf, MOST_COVERED } from '../value/handover.ts';
import { type Marker, serviceHash } from '../value/marker.ts';
import { oursOf, repositoryOf } from '../value/own-comments.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import { type HandoverText, renderHandover, withCovered } from '../wording/handover-text.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { type Ending, owed } from './ending.ts';
import { isOwnPullRequest, linkTo, lookAtLinked, mayBeOwn, namedBy, withPullRequest } from './linked.ts';
import { writeInTurn, writeOnce } from './once.ts';
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

/**
 * Confirms the pull request of an end that only a comment remembers. That is enough for its own thread, but a hand-over is
 * written elsewhere, and comments can be forged: the service must name the same pull request.
 */
export async function confirmed(
  ending: Ending,
  marker: Marker,
  world: Pick<World, 'run' | 'runner' | 'repository' | 'settings'> & { readonly service: JobReader },
): Promise<Ending> {
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
  const on = { kind: 'pull-request', id: link.number } as const;
  const isWritten = (): Promise<boolean> => isHandedOver(link, world);
  const result = await writeOnce(
    {
      ...{ on, reaction: HANDOVER_CLAIM, isWritten },
      write: async ({ maySend, mayRepeat }) => {
        const said = await saidOf(request, world);
        // Someone may have removed the reaction, which anyone can see.
        if (await isWritten()) return 'done';
        if (!maySend()) return 'later';
        const text = textOf(request, said, world);
        await world.repository.createComment({ thread: link.number, review: null }, text, { mayRepeat });
        return askForReview(link, said.reviewer, seen, world);
      },
    },
    world,
  );
  if (result === 'later') world.runner.info(`Another run may be writing the hand-over of pull request ${link.number}.`);
  return result;
}

/** What a hand-over says of a request, and who is asked for a review; undefined if no one is. */
interface Said extends Pick<HandoverText, 'requester' | 'instruction'> {
  readonly reviewer: string | undefined;
  /** Id of the run to link; undefined to link the status comment, or, without one, this run. */
  readonly run?: string | undefined;
}

/** The run of a request knows what it has sent. A marker can be forged: what it says is confirmed, or left out. */
async function saidOf(
  { requester, instruction, base, page: { conversation }, writer }: Sent,
  world: RecordingWorld,
): Promise<Said> {
  const { trigger, reviewer, run } = base;
  if (writer.kind === 'run' && 'text' in instruction) return { requester, instruction, reviewer };
  const quoted = conversation === null ? null : await readQuoted(base, conversation.thread, world);
  const said = quoted?.instruction ?? { text: '' };
  if (writer.kind === 'run') return { requester, instruction: said, reviewer };
  const author = quoted?.author ?? null;
  const isNamed = author?.bot === false && author.login.toLowerCase() === reviewer?.toLowerCase();
  // Only the run of a step knows its request.
  const isStep = trigger.kind === 'run';
  const isReviewer = isStep ? reviewer !== undefined && (await mayReview(reviewer, world)) : isNamed;
  return {
    ...{ requester: author?.login ?? null, instruction: said },
    ...{ reviewer: isReviewer ? reviewer : undefined, run: isStep ? run : undefined },
  };
}

/** Checks whether someone named only by a comment may be asked for a review: others can forge comments. */
async function mayReview(login: string, world: RecordingWorld): Promise<boolean> {
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
  { base, page: { comment, conversation }, jobId }: Sent,
  { requester, instruction, run: requesting }: Said,
  { run, settings }: RecordingWorld,
): string {
  const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${requesting ?? run.runId}`;
  const isInThread = comment !== null && requesting === undefined;
  const marker = {
    ...{ job: jobId ?? '', repository: repositoryOf(run), service: serviceHash(settings) },
    thread: conversation?.thread ?? null,
    ...(base.group === undefined ? {} : { group: base.group }),
  };
  return renderHandover(marker, {
    origin: isInThread ? { kind: 'thread', url: comment.url } : { kind: 'run', url: runUrl },
    ...{ requester, instruction, command: settings.command },
  });
}

/** The last read finds the thread, unless others overwrite each edit. */
const MOST_EDITS = 3;

/**
 * Adds the thread of a request to the list in the hand-over that its message was sent for. Without turns, two runs that
 * read the list at the same moment would each write it without the other's entry.
 */
async function listIn(
  { number }: PullRequestLink,
  { base, jobId, page: { conversation } }: Sent,
  world: RecordingWorld,
): Promise<Announced> {
  const { repository, runner } = world;
  if (conversation === null) return 'done';
  const { thread } = conversation;
  return writeInTurn(
    {
      ...{ on: { kind: 'pull-request', id: number }, reaction: LIST_CLAIM, isWritten: async () => false },
      write: async ({ maySend, mayRepeat }) => {
        const [login, comments] = await Promise.all([repository.viewer(), repository.comments(number)]);
        const ours = oursOf(login, world);
        const first = handoverOf(comments, ours);
        if (first === null) return 'done';
        // A list may be old, and another run may overwrite the edit: the hand-over is read until it has the thread.
        for (let tries = 1; tries <= MOST_EDITS; tries += 1) {
          const fresh = await repository.comment(first.comment);
          if (fresh === null) return 'later';
          const handover = believedHandover(fresh, ours);
          if (handover === null || handover.job !== jobId || handover.group !== base.group) return 'done';
          const body = withCovered(fresh.body, handover, thread);
          if (body === null) {
            const { covers = [] } = handover;
            if (covers.length >= MOST_COVERED && !covers.includes(thread))
              runner.info(
                `The hand-over of pull request ${number} lists ${MOST_COVERED} threads, so #${thread} is not added.`,
              );
            return 'done';
          }
          if (!maySend()) return 'later';
          await repository.editComment(fresh, body, { mayRepeat });
        }
        return 'later';
      },
    },
    world,
  );
}

/** Asks the requester to review the pull request. It only saves them a click, so a failure is a warning. */
async function askForReview(
  { number }: PullRequestLink,
  reviewer: string | undefined,
  seen: LinkedPullRequest,
  { repository, runner }: RecordingWorld,
): Promise<void> {
  if (reviewer === undefined) return;
  if (seen.kind === 'shown' && seen.pull.author.toLowerCase() === reviewer.toLowerCase()) return;
  try {
    const end = await repository.requestReview(number, reviewer);
    if (end === 'refused')
      runner.info(`GitHub refused to request a review of pull request ${number} from ${reviewer}.`);
  } catch (error) {
    runner.warning(`Could not request a review: ${problemText(repositoryErrorOf(error))}`);
  }
}
