import { RepositoryError } from '../errors.ts';
import type { PullRequestLink } from '../jobs/job.ts';
import type { CommentRef, Conversation } from '../ports.ts';
import { HANDOVER_CLAIM } from '../thread/claim.ts';
import { believedHandover, type HandoverText, renderHandover } from '../thread/handover.ts';
import type { Marker } from '../thread/marker.ts';
import { isOwnPullRequest } from './pull-request-facts.ts';
import type { TellingWorld } from './tell-end.ts';
import { oursOf, type World } from './world.ts';

/** A job whose pull request is handed over, with the status comment by which that is claimed. */
export interface HandingOver {
  readonly jobId: string;
  readonly link: PullRequestLink;
  /** Null for a job without a thread: then the pull request itself shows whether it was done. */
  readonly status: (CommentRef & { readonly url: string }) | null;
  readonly text: Omit<HandoverText, 'origin' | 'command'>;
}

/**
 * Checks whether a job's pull request gets a comment of ours: in the run's own repository only, because an instruction may
 * be private, and not where the request was made on that pull request itself.
 */
export function deservesHandover(
  link: PullRequestLink | null,
  { request, conversation }: { readonly request: Marker['request']; readonly conversation: Conversation | null },
  world: Pick<World, 'run' | 'settings'>,
): boolean {
  if (!world.settings.handover || link === null || request === 'message') return false;
  return isOwnPullRequest(link, world) && conversation?.thread !== link.number;
}

/** Writes the hand-over, once whichever run ends the job. A failure is a warning. Gives whether nothing of it is owed. */
export async function handOver(
  { jobId, link, status, text }: HandingOver,
  world: TellingWorld & Pick<World, 'run'>,
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
    world.runner.warning(`The pull request could not be handed over: ${error.message} ${error.hint}`);
    return false;
  }
}

async function isHandedOver(link: PullRequestLink, world: TellingWorld & Pick<World, 'run'>): Promise<boolean> {
  const repository = await world.repository();
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(link.number)]);
  return comments.some((comment) => believedHandover(comment, oursOf(login, world)) !== null);
}
