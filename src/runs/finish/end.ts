import type { CommentRef, Conversation } from '../../ports/conversations.ts';
import type { Marker } from '../../thread/marker.ts';
import type { Writer } from '../../thread/rights.ts';
import type { HandoverText } from '../../wording/handover-text.ts';
import type { World } from '../world.ts';
import type { JobEnding } from './job-ending.ts';

export type AnnouncingWorld = Pick<World, 'settings' | 'run' | 'runner' | 'repository' | 'clock'>;

/** How a request ended, who writes that, and what its announcements need that the record doesn't hold. */
export interface Ending extends JobEnding {
  readonly writer: Writer;
  /** No run waited for it. */
  readonly unattended: boolean;
  /** The comment that requested the job; null if a workflow did. */
  readonly causedBy: CommentRef | null;
  /** The status comment of the request whose job is only followed here; null if there is none. */
  readonly followed: CommentRef | null;
  /** Our comments in the thread, as far as this run has read them: the notice may be among them. */
  readonly written?: readonly string[];
  /** The run's answer to `status` reports the end, so there is no other notice. */
  readonly answered?: boolean;
  readonly handover: () => Promise<HandedOver>;
}

/** An end to be announced to the requester, in addition to the status comment. */
export interface End extends Omit<Ending, 'writer' | 'followed'> {
  /** Null if none is known. */
  readonly jobId: string | null;
  readonly request: Marker['request'];
  /** UTC, ms. */
  readonly askedAt: number;
  /** Null for a job without a thread. */
  readonly conversation: Conversation | null;
  readonly status: (CommentRef & { readonly url: string }) | null;
  /** The comment that claims the notice: that of the request, if the job is only followed here. */
  readonly claimedOn: CommentRef | null;
  /** For a message: the address of the pull request that it was sent to; null if it is not known. */
  readonly sentTo: string | null;
  /** See `Marker`. */
  readonly group: string | undefined;
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
