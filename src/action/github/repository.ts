import type { Commits } from '../ports/commits.ts';
import type { Repository, RunContext } from '../ports.ts';
import { GitHub } from './calls.ts';
import { Comments } from './comments.ts';
import { DefaultBranch } from './contents.ts';
import { IssueList } from './issues.ts';
import type { GitHubOptions } from './octokit.ts';
import { PullRequestList } from './pull-requests.ts';
import { PushList } from './pushes.ts';

export interface RepositoryOptions extends Omit<GitHubOptions, 'apiUrl'> {
  readonly run: Pick<RunContext, 'repository' | 'apiUrl'>;
}

/** Makes the GitHub adapter for the repository of the run: one object of its subjects' methods. */
export function createRepository({ run, ...options }: RepositoryOptions): Repository {
  const github = new GitHub({ ...options, apiUrl: run.apiUrl }, run.repository);
  const comments = new Comments(github);
  return {
    viewer: () => github.viewer(),
    ...comments,
    ...new PullRequestList(github, comments),
    ...new PushList(github),
    ...new DefaultBranch(github),
    ...new IssueList(github),
  };
}

/** Loads what reads and makes the commits of any repository (`owner/name`), and makes it. */
export async function openCommits({ run, ...options }: RepositoryOptions, repository: string): Promise<Commits> {
  const { createCommits } = await import('./commits.ts');
  return createCommits({ ...options, apiUrl: run.apiUrl }, repository);
}
