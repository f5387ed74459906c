import type { CommentPlace } from '../ports/conversations.ts';
import type { ChangedFiles, PushedCommits } from '../ports/pull-requests.ts';
import type { RenderedBody } from './prompt-part.ts';

/** An issue or pull request. Every text is untrusted and not yet cleaned; the body is HTML. */
export interface DescribedThread {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly url: string;
  readonly body: RenderedBody;
  readonly base: string | null;
  readonly head: string | null;
  /** Empty for an issue. */
  readonly files: ChangedFiles;
}

interface Changes {
  /** Null for an issue, and if there is no diff; then `withoutDiff` says why. */
  readonly diff: string | null;
  readonly withoutDiff: 'too-large' | 'unread' | null;
}

/** The context of a request: its thread. */
export interface PromptContext extends DescribedThread, Changes {
  readonly repository: string;
  /** The head commit of this diff; null for an issue, and if it couldn't be read. */
  readonly headSha: string | null;
  /** Where a review comment is in the diff. */
  readonly place?: CommentPlace | null;
}

/** The context of a request: a push that brought several pull requests, or none. */
export interface PushContext extends Changes {
  readonly kind: 'push';
  readonly repository: string;
  /** Null for a tag. */
  readonly branch: string | null;
  /** The commit that it ended at. */
  readonly headSha: string;
  /** The newest first. */
  readonly pulls: readonly DescribedThread[];
  /** Null if pull requests describe what was pushed. */
  readonly commits: PushedCommits | null;
}

/**
 * Longest parts, in UTF-16 units (`files`: lines). If there are several pull requests, their bodies share one cap, and so
 * do their lists of files.
 */
export const CAPS = {
  title: 300,
  fileList: 16_000,
  body: 8_000,
  hunk: 4_000,
  files: 200,
  diff: 30_000,
  prompt: 60_000,
} as const;

/** Shares a cap among texts: each gets an equal share, and what a short one leaves goes to the longer ones. */
export function shares(lengths: readonly number[], cap: number): readonly number[] {
  const given = new Map<number, number>();
  let left = cap;
  for (const [index, length] of [...lengths.entries()].toSorted(([, one], [, other]) => one - other)) {
    const share = Math.min(length, Math.floor(left / (lengths.length - given.size)));
    given.set(index, share);
    left -= share;
  }
  return lengths.map((_length, index) => given.get(index) ?? 0);
}
