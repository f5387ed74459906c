import type { ThreadComment } from '../../ports/conversations.ts';
import type { JobReader } from '../../ports/jobs.ts';
import type { EndRef, Ours, OwnComment, OwnComments } from '../../thread/own-comments.ts';
import type { StatusRecord } from '../../thread/record.ts';
import type { Writer } from '../../thread/rights.ts';

/** One of our status comments, with the thread it is in. */
export type OpenComment = OwnComment<ThreadComment & { readonly thread: number }>;

/** A comment, and the number of its thread; null if GitHub doesn't say. */
export type PlacedComment = ThreadComment & { readonly thread: number | null };

/** The result of checking one open thread. */
export interface Settled {
  readonly kind: 'settled' | 'running' | 'still-open' | 'failed';
  readonly thread: number;
  readonly id: number;
  readonly url: string;
  /** May quote the service. */
  readonly words: string;
  /** Why the request failed, if this run has found that out; may quote the service. */
  readonly problem?: string | null;
  /** The end whose notice this run has claimed: the answer to `status` reports it. */
  readonly reports?: Reported;
}

/** An end that the answer to `status` reports, and its status comment if nothing else about it is left to announce. */
export interface Reported {
  readonly end: EndRef;
  readonly record: StatusRecord | null;
  /** UTC, ms: the claim is not older than this. */
  readonly claimedAfter: number;
}

/** A job that completed without a pull request: its link may still appear, so it is read once more. */
export interface Unlinked {
  readonly kind: 'unlinked';
  readonly comment: OpenComment;
  /** Monotonic, ms. */
  readonly seenAt: number;
}

export interface SettleRequest {
  readonly ours: Ours;
  /** What was read to find the status comments: it may hold the comments that requested the jobs. */
  readonly listed: readonly PlacedComment[];
  /** See `OwnComments`. */
  readonly neverSent: OwnComments['neverSent'];
  /** Someone requested the state: also read jobs that a run still watches, and reopen `no-news`. */
  readonly onRequest: boolean;
}

export interface SettleOptions extends SettleRequest {
  readonly jobs: JobReader;
  /** All status comments that were read: they show which request a comment only follows. */
  readonly marked: readonly OpenComment[];
  /** This is the second read of a job without a link. Its result counts. */
  readonly again: boolean;
}

/** Neither `settle` nor `status` owns what it updates. */
export const WRITER: Writer = { kind: 'other' };

/** Says what came of checking a status comment. */
export function settled(kind: Settled['kind'], { thread, id, url }: OpenComment, words: string): Settled {
  return { kind, thread, id, url, words };
}
