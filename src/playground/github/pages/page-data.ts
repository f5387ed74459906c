import type { Context } from 'hono';
import { follow } from '../branches.ts';
import { diffOf } from '../git.ts';
import { type Commit, commitsBetween } from '../git-history.ts';
import type { GitHubState, RepositoryState, Thread } from '../state.ts';
import { type FileDiff, readDiff } from './diff.ts';

export function repositoryOf({ repositories }: GitHubState, context: Context): RepositoryState | undefined {
  return repositories.get(`${context.req.param('owner')}/${context.req.param('name')}`.toLowerCase());
}

export interface PullChanges {
  readonly commits: readonly Commit[];
  readonly files: readonly FileDiff[];
}

/** Reads the changes of a pull request from git; null for an issue, and if there is no git repository. */
export async function changesOf(repository: RepositoryState, thread: Thread): Promise<PullChanges | null> {
  const { pull } = thread;
  const { gitDir } = repository;
  if (pull === null || gitDir === null) return null;
  await follow(repository, { thread, pull });
  const [commits, diff] = await Promise.all([
    commitsBetween(gitDir, pull.baseSha, pull.headSha),
    diffOf(gitDir, pull.baseSha, pull.headSha),
  ]);
  return { commits, files: readDiff(diff) };
}
