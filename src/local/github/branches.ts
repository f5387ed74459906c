import { commitOf, mergeBase } from './git.ts';
import type { Pull, RepositoryState, Thread } from './state.ts';

/** A thread that is known to be a pull request. */
export interface PullThread {
  readonly thread: Thread;
  readonly pull: Pull;
}

/** Brings an open pull request to where its branches are now. One whose branch is gone stays as it was, as at GitHub. */
export async function follow({ gitDir }: RepositoryState, { thread, pull }: PullThread): Promise<void> {
  if (gitDir === null || thread.state === 'closed') return;
  const [headSha, tip] = await Promise.all([commitOf(gitDir, pull.head), commitOf(gitDir, pull.base)]);
  if (headSha === null || tip === null) return;
  const baseSha = await mergeBase(gitDir, tip, headSha);
  if (baseSha !== null) Object.assign(pull, { headSha, baseSha });
}
