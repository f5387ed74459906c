import type { CommentRef, Conversation } from '../../ports/conversations.ts';
import type { PullRequest } from '../../ports/pull-requests.ts';
import type { HandoverText } from '../../thread/handover.ts';
import type { Marker } from '../../thread/marker.ts';
import type { StatusView } from '../../thread/status-comment.ts';
import type { World } from '../world.ts';

export type AnnouncingWorld = Pick<World, 'settings' | 'run' | 'runner' | 'repository' | 'clock'>;

/** An end to be announced to the requester, in addition to the status comment. */
export interface End {
  readonly view: StatusView;
  /** Null if none is known. */
  readonly jobId: string | null;
  readonly request: Marker['request'];
  /** UTC, ms. */
  readonly askedAt: number;
  /** UTC, ms: when a status comment first showed the end. */
  readonly endedAt: number;
  /** No run waited for it. */
  readonly unattended: boolean;
  /** The comment that requested the job; null if a workflow did. */
  readonly causedBy: CommentRef | null;
  /** Null for a job without a thread. */
  readonly conversation: Conversation | null;
  readonly status: (CommentRef & { readonly url: string }) | null;
  /** The comment that claims the notice and the hand-over: that of the request, if the job is only followed here. */
  readonly claimedOn: CommentRef | null;
  /** The linked pull request, if it has been read for the view. */
  readonly pull: PullRequest | null;
  /** For a message: the address of the pull request that it was sent to; null if it is not known. */
  readonly sentTo: string | null;
  /** Only a comment says that the job made this pull request: the service couldn't be asked. */
  readonly isUnconfirmed: boolean;
  /** See `Marker`. */
  readonly group: string | undefined;
  /** The run's answer to `status` reports the end, so there is no other notice. */
  readonly answered?: true;
  readonly handover: () => Promise<HandedOver>;
}

/** What a hand-over says, and who is asked to review the pull request; absent if no one is. */
export interface HandedOver extends Omit<HandoverText, 'origin' | 'command'> {
  readonly reviewer?: string | undefined;
}

/**
 * - `held`: this run has claimed the notice, and its answer to `status` will be that notice
 * - `later`: another run may still be writing it
 */
export type Announced = 'done' | 'held' | 'later' | 'failed';
