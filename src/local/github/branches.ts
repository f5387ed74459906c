import { commitOf, mergeBase } from './git.ts';
import type { Pull, RepositoryState, Thread } from './state.ts';

/** A thread that is certainly a pull request. */
export interface PullThread {
  readonly thread: Thread;
  readonly pull: Pull;
}

/** Updates an open pull request to its branches. If a branch is gone, or a fork's, it stays as it was. */
export async function follow({ gitDir }: RepositoryState, { thread, pull }: PullThread): Promise<void> {
  if (gitDir === null || thread.state === 'closed' || pull.fork !== undefined) return;
  const [headSha, tip] = await Promise.all([commitOf(gitDir, pull.head), commitOf(gitDir, pull.base)]);
  if (headSha === null || tip === null) return;
  const baseSha = await mergeBase(gitDir, tip, headSha);
  if (baseSha !== null) Object.assign(pull, { headSha, baseSha });
}
