import { problemText, repositoryErrorOf } from '../../errors.ts';
import type { PullRequestLink } from '../../jobs/job.ts';
import { HANDOVER_CLAIM } from '../../thread/claim.ts';
import { believedHandover, renderHandover } from '../../thread/handover.ts';
import { oursOf } from '../world.ts';
import type { Announced, AnnouncingWorld, End } from './end.ts';
import { isOwnPullRequest, lookAtLinked } from './pull-request-facts.ts';
import { type Once, writeOnce } from './write-once.ts';

/** For a job that was only followed: we know neither its requester nor its instruction. */
export const ONLY_FOLLOWED = { requester: null, instruction: { text: '' }, onlyFollowed: true } as const;

/**
 * Checks whether a job's pull request gets our comment: only in the run's own repository, because an instruction may be
 * private, and not if the request was made on that pull request.
 */
export function deservesHandover({ view, jobId, request, conversation }: End, world: AnnouncingWorld): boolean {
  if (!world.settings.handover || view.state !== 'finished' || view.link === null || jobId === null) return false;
  return request === 'job' && isOwnPullRequest(view.link, world) && conversation?.thread !== view.link.number;
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
  const once: Once = {
    on: { kind: 'pull-request', id: link.number },
    reaction: HANDOVER_CLAIM,
    isWritten: () => isHandedOver(handing, world),
    write: async (options) => {
      // Someone may have removed the reaction, which anyone can see.
      if (await isHandedOver(handing, world)) return;
      const place = { thread: link.number, review: null };
      await world.repository.createComment(place, await textOf(handing, world), options);
    },
  };
  try {
    const seen = pull !== null ? ({ kind: 'shown', pull } as const) : await lookAtLinked(link, world);
    if (seen.kind === 'missing' || (seen.kind === 'shown' && seen.pull.state !== 'open')) return 'done';
    return await writeOnce(once, world);
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

async function textOf({ jobId, status, handover: text }: HandingOver, world: AnnouncingWorld): Promise<string> {
  const { run, settings } = world;
  const { repository, service } = oursOf('', world);
  const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${run.runId}`;
  const origin = { kind: status === null ? 'run' : 'thread', url: status?.url ?? runUrl } as const;
  const thread = /\/(\d+)#/.exec(status?.url ?? '')?.[1];
  const handover = { job: jobId, repository, service, thread: thread === undefined ? null : Number(thread) };
  return renderHandover(handover, { ...(await text()), origin, command: settings.command });
}
