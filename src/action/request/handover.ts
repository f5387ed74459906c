import * as memory from '../value/own-comments.ts';
import { HANDOVER_CLAIM, LIST_CLAIM } from '../value/rights.ts';
import { renderHandover, withCovered } from '../wording/answers.ts';
import { orWarn } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import { isAtServer, isOwnPullRequest, linkTo, lookAtLinked } from './pull-request.ts';
import { type Announced, type Once, orNull, writeOnce } from './reactions.ts';
import { isPermitted, readQuoted } from './read-request.ts';
import type { RecordingWorld } from './record.ts';
import { type Sent, shownInstruction } from './request.ts';

/** Where our comment, or a further entry in it, goes: only in the run's own repository, as an instruction may be private. */
export function linkToHandOver(request: Sent, world: RecordingWorld): PullRequestLink | null {
  const { jobId, base, pullRequest } = request;
  const { view, seen } = request.stage;
  const { conversation } = request.page;
  if (!world.settings.handover || jobId === null || view.state !== 'finished' || view.link === null) return null;
  // A message is listed where it was sent, whatever its job names now.
  const link = base.request === 'job' ? view.link : linkTo(pullRequest, world);
  // The service may not know yet that the repository was renamed: then only GitHub, which redirects the old name, can tell.
  const isRead = seen !== undefined && seen.kind !== 'failed';
  if (link === null || conversation?.thread === link.number) return null;
  if (!(isRead ? isOwnPullRequest : isAtServer)(link, world)) return null;
  // Only a message to an open pull request of its group is listed, by its thread.
  return base.request === 'message' && (base.group === undefined || conversation === null) ? null : link;
}

/** Once per pull request, across all runs and threads. Issues and pull requests that are no longer open get none. */
export async function handOver(request: Sent, world: RecordingWorld): Promise<Announced> {
  const { repository, runner, settings } = world;
  const link = linkToHandOver(request, world);
  if (link === null) return 'done';
  const { seen: known, unconfirmed } = request.stage;
  if (unconfirmed !== undefined) return 'later';
  const isRead = known?.kind === 'shown' && known.pull.number === link.number;
  const seen = isRead ? known : await lookAtLinked(link, world);
  if (seen.kind === 'failed') throw seen.error;
  const pull = seen.kind === 'shown' ? seen.pull : null;
  // GitHub shows it at the repository's present name.
  const present = pull === null ? link : linkTo(pull.url, world);
  const isOpen = pull === null || pull.state === 'open';
  if (present === null || !isOwnPullRequest(present, world) || !isOpen) return 'done';
  const { number } = link;
  if (request.base.request === 'message') return listIn(number, request, world);
  const isWritten = async (): Promise<boolean> => {
    const [ours, comments] = await commentsOn(number, world);
    // The one hand-over of a project that a pull request has, even if several jobs name it.
    return memory.firstBelieved(comments, ours) !== null;
  };
  const write: Once['write'] = async ({ maySend, mayRepeat }) => {
    const requested = await askedIn(request, world);
    const { reviewer } = requested;
    // Someone may have removed the reaction, which anyone can see.
    if (await isWritten()) return 'done';
    if (!maySend()) return 'later';
    await repository.createComment({ thread: number, review: null }, textOf(requested, request, world), { mayRepeat });
    const { labels } = settings;
    // An agent on the runner has labelled its own.
    if (labels.length > 0 && request.base.reserved !== true)
      await orWarn(repository.addLabels(number, labels), `Could not label pull request ${number}`, runner);
    if (reviewer === null || pull?.author.toLowerCase() === reviewer.toLowerCase()) return 'done';
    // It only saves the requester a click.
    const asked = await orWarn(repository.requestReview(number, reviewer), 'Could not request a review', runner);
    if (asked === 'refused')
      runner.info(`GitHub refused to request a review of pull request ${number} from ${reviewer}.`);
    return 'done';
  };
  const once = { on: { kind: 'pull-request', id: number }, reaction: HANDOVER_CLAIM, isWritten, write } as const;
  const result = await writeOnce(once, world);
  if (result === 'later') runner.info(`Another run may be writing the hand-over of pull request ${number}.`);
  return result;
}

export async function commentsOn(number: number, world: RecordingWorld) {
  const [login, comments] = await Promise.all([world.repository.viewer(), world.repository.comments(number)]);
  return [memory.oursOf(login, world), comments] as const;
}

type Asked = Readonly<{ requester: string | null; instruction: { readonly text: string }; reviewer: string | null }>;

/** The run of a request knows what it has sent. A marker can be forged: what it says is confirmed, or left out. */
async function askedIn({ base, page, writer, requester, order }: Sent, world: RecordingWorld): Promise<Asked> {
  const { trigger, reviewer = null } = base;
  const sent = shownInstruction(order);
  if ('text' in sent) return { requester, instruction: sent, reviewer };
  const { author, instruction = { text: '' } } = await readQuoted(base, page.conversation?.thread ?? null, world);
  if (writer.kind === 'run') return { requester, instruction, reviewer };
  const isReviewer = author?.bot === false && author.login.toLowerCase() === reviewer?.toLowerCase();
  // No comment says who has started a step.
  const person =
    trigger.kind === 'run' && reviewer !== null ? { id: null, login: reviewer, bot: false, viaApp: null } : null;
  const unread = 'Could not check who requested the job';
  const mayReview = person === null ? isReviewer : await orNull(isPermitted(person, world), unread, world.runner);
  return { requester: author?.login ?? null, instruction, reviewer: mayReview === true ? reviewer : null };
}

function textOf({ requester, instruction }: Asked, request: Sent, world: RecordingWorld): string {
  const { run, settings } = world;
  const { base, page, writer, jobId } = request;
  const { comment, conversation } = page;
  // Only the run of a step knows its request.
  const isLost = writer.kind !== 'run' && base.trigger.kind === 'run';
  const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${isLost ? base.run : run.runId}`;
  const inThread = comment === null || isLost ? null : ({ kind: 'thread', url: comment.url } as const);
  const origin = inThread ?? ({ kind: 'run', url: runUrl } as const);
  const of = {
    repository: memory.repositoryOf(run),
    service: memory.makerHash(world),
    thread: conversation?.thread ?? null,
  };
  const handover = { job: jobId ?? '', ...of, ...(base.group === undefined ? {} : { group: base.group }) };
  return renderHandover(handover, { origin, requester, instruction, command: settings.command });
}

/** The last read finds the thread, unless others overwrite each edit. */
const MOST_EDITS = 3;
/** Without turns, two runs that read the list at the same moment would each write it without the other's entry. */
async function listIn(number: number, { page, jobId, base }: Sent, world: RecordingWorld): Promise<Announced> {
  const { repository, runner } = world;
  const thread = page.conversation?.thread;
  if (thread === undefined) return 'done';
  const write: Once['write'] = async ({ maySend, mayRepeat }) => {
    const [ours, comments] = await commentsOn(number, world);
    const first = memory.handoverOf(comments, ours);
    if (first === null) return 'done';
    // A list may be old, and another run may overwrite the edit: the hand-over is read until it has the thread.
    for (let tries = 1; tries <= MOST_EDITS; tries += 1) {
      const fresh = await repository.comment(first.comment);
      if (fresh === null) return 'later';
      const handover = memory.believedHandover(fresh, ours);
      if (handover?.job !== jobId || handover.group !== base.group) return 'done';
      const { covers = [] } = handover;
      const isFull = covers.length >= memory.MOST_COVERED && !covers.includes(thread);
      const list = `The hand-over of pull request ${number} lists ${memory.MOST_COVERED} threads`;
      if (isFull) runner.info(`${list}, so #${thread} is not added.`);
      const body = withCovered(fresh.body, handover, thread);
      if (body === null) return 'done';
      if (!maySend()) return 'later';
      await repository.editComment(fresh, body, { mayRepeat });
    }
    return 'later';
  };
  const on = { kind: 'pull-request', id: number } as const;
  return writeOnce({ on, reaction: LIST_CLAIM, isWritten: null, write }, world);
}
