import { problemText, repositoryErrorOf } from '../../errors.ts';
import type { PullRequestLink } from '../../jobs/job.ts';
import { HANDOVER_CLAIM } from '../../thread/claim.ts';
import { believedHandover, renderHandover, withCovered } from '../../thread/handover.ts';
import { oursOf } from '../world.ts';
import type { Announced, AnnouncingWorld, End } from './end.ts';
import { isOwnPullRequest, type LinkedPullRequest, lookAtLinked } from './pull-request-facts.ts';
import { type Once, writeOnce } from './write-once.ts';

/** For a job that was only followed: we know neither its requester nor its instruction. */
export const ONLY_FOLLOWED = { requester: null, instruction: { text: '' }, onlyFollowed: true } as const;

/**
 * Checks whether a job's pull request gets our comment, or a further entry in it: only in the run's own repository,
 * because an instruction may be private, and not if the request was made on that pull request.
 */
export function deservesHandover({ view, jobId, request, conversation, group }: End, world: AnnouncingWorld): boolean {
  if (!world.settings.handover || view.state !== 'finished' || view.link === null || jobId === null) return false;
  // Only a message to an open pull request of its group is listed, by its thread.
  const isListed = group !== undefined && conversation !== null;
  return (
    (request === 'job' || isListed) && isOwnPullRequest(view.link, world) && conversation?.thread !== view.link.number
  );
}

type HandingOver = Omit<End, 'jobId'> & { readonly jobId: string; readonly link: PullRequestLink };

/**
 * Writes the hand-over only once per pull request, across all runs and all threads. Issues and pull requests that are no
 * longer open get none. A failure is a warning.
 */
export async function handOver(end: End, world: AnnouncingWorld): Promise<Announced> {
  const { view, jobId, pull } = end;
  if (view.state !== 'finished' || view.link === null || jobId === null) return 'done';
  const { link } = view;
  const handing: HandingOver = { ...end, jobId, link };
  const onceOf = (seen: LinkedPullRequest): Once => ({
    on: { kind: 'pull-request', id: link.number },
    reaction: HANDOVER_CLAIM,
    isWritten: () => isHandedOver(handing, world),
    write: async (options) => {
      // Someone may have removed the reaction, which anyone can see.
      if (await isHandedOver(handing, world)) return;
      const place = { thread: link.number, review: null };
      await world.repository.createComment(place, await textOf(handing, world), options);
      await askForReview(handing, seen, world);
    },
  });
  try {
    const seen = pull !== null ? ({ kind: 'shown', pull } as const) : await lookAtLinked(link, world);
    if (seen.kind === 'missing' || (seen.kind === 'shown' && seen.pull.state !== 'open')) return 'done';
    if (end.request === 'message') return await listIn(handing, world);
    return await writeOnce(onceOf(seen), world);
  } catch (error) {
    world.runner.warning(`Could not comment on the pull request: ${problemText(repositoryErrorOf(error))}`);
    return 'failed';
  }
}

async function isHandedOver({ link, jobId }: HandingOver, world: AnnouncingWorld): Promise<boolean> {
  const { repository } = world;
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(link.number)]);
  return comments.some((comment) => believedHandover(comment, oursOf(login, world))?.job === jobId);
}

async function textOf({ jobId, status, group, handover: text }: HandingOver, world: AnnouncingWorld): Promise<string> {
  const { run, settings } = world;
  const { repository, service } = oursOf('', world);
  const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${run.runId}`;
  const origin = { kind: status === null ? 'run' : 'thread', url: status?.url ?? runUrl } as const;
  const thread = /\/(\d+)#/.exec(status?.url ?? '')?.[1];
  const shown = await text();
  const handover = {
    ...{ job: jobId, repository, service, thread: thread === undefined ? null : Number(thread) },
    ...(group === undefined || shown.onlyFollowed === true ? {} : { group }),
  };
  return renderHandover(handover, { ...shown, origin, command: settings.command });
}

/** Two runs may edit the list at the same moment, so an edit that another one overwrote is made again. */
const MOST_EDITS_OF_LIST = 3;

/** Adds the thread of a request to the list in the pull request's hand-over. */
async function listIn({ link, jobId, conversation }: HandingOver, world: AnnouncingWorld): Promise<Announced> {
  const { repository } = world;
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(link.number)]);
  const ours = oursOf(login, world);
  let comment = comments.find((each) => believedHandover(each, ours)?.job === jobId) ?? null;
  for (let edits = 0; comment !== null && conversation !== null; edits += 1) {
    const handover = believedHandover(comment, ours);
    const body = handover === null ? null : withCovered(comment.body, handover, conversation.thread);
    if (body === null) break;
    if (edits === MOST_EDITS_OF_LIST) return 'failed';
    await repository.editComment(comment, body);
    comment = await repository.comment(comment);
  }
  return 'done';
}

/** Asks the requester to review the pull request. It only saves them a click, so a failure is a warning. */
async function askForReview(
  { link, reviewer }: HandingOver,
  seen: LinkedPullRequest,
  { repository, runner }: AnnouncingWorld,
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
