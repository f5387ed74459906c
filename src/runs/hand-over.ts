import { RepositoryError } from '../errors.ts';
import type { PullRequestLink } from '../jobs/job.ts';
import type { CommentRef, Conversation } from '../ports.ts';
import { HANDOVER_CLAIM } from '../thread/claim.ts';
import { believedHandover, type HandoverText, renderHandover } from '../thread/handover.ts';
import type { Marker } from '../thread/marker.ts';
import type { AnnouncingWorld } from './announce.ts';
import { isOwnPullRequest } from './pull-request-facts.ts';
import { oursOf, type World } from './world.ts';

/** A job whose pull request is handed over, with the status comment that is used to claim the hand-over. */
export interface HandingOver {
  readonly jobId: string;
  readonly link: PullRequestLink;
  /** Null for a job without a thread: then the pull request itself shows whether it was handed over. */
  readonly status: (CommentRef & { readonly url: string }) | null;
  readonly text: Omit<HandoverText, 'origin' | 'command'>;
}

/**
 * Checks whether a job's pull request gets our comment: only in the run's own repository, because an instruction may be
 * private, and not if the request was made on that pull request.
 */
export function deservesHandover(
  link: PullRequestLink | null,
  { request, conversation }: { readonly request: Marker['request']; readonly conversation: Conversation | null },
  world: Pick<World, 'run' | 'settings'>,
): boolean {
  if (!world.settings.handover || link === null || request === 'message') return false;
  return isOwnPullRequest(link, world) && conversation?.thread !== link.number;
}

/** Writes the hand-over, only once across all runs. A failure is a warning. Returns true if nothing is left to do. */
export async function handOver(
  { jobId, link, status, text }: HandingOver,
  world: AnnouncingWorld & Pick<World, 'run'>,
): Promise<boolean> {
  const { run, settings } = world;
  try {
    const repository = await world.repository();
    if (status === null ? await isHandedOver(link, world) : !(await repository.react(status, HANDOVER_CLAIM)).created)
      return true;
    const { repository: name, service } = oursOf('', world);
    const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${run.runId}`;
    const origin = { kind: status === null ? 'run' : 'thread', url: status?.url ?? runUrl } as const;
    const body = renderHandover(
      { job: jobId, repository: name, service },
      { ...text, origin, command: settings.command },
    );
    await repository.createComment({ thread: link.number, review: null }, body);
    return true;
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    world.runner.warning(`Could not comment on the pull request: ${error.message} ${error.hint}`);
    return false;
  }
}

async function isHandedOver(link: PullRequestLink, world: AnnouncingWorld & Pick<World, 'run'>): Promise<boolean> {
  const repository = await world.repository();
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(link.number)]);
  return comments.some((comment) => believedHandover(comment, oursOf(login, world)) !== null);
}
