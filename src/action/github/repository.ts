import type { Commits } from '../ports/commits.ts';
import type { Repository, RunContext } from '../ports.ts';
import { DefaultBranch } from './contents.ts';
import { ConversationList } from './conversations.ts';
import { GitHub, type GitHubOptions } from './octokit.ts';
import { PullRequestList } from './pull-requests.ts';

export interface RepositoryOptions extends Omit<GitHubOptions, 'apiUrl'> {
  readonly run: Pick<RunContext, 'repository' | 'apiUrl'>;
}

export function createRepository({ run, ...options }: RepositoryOptions): Repository {
  const github = new GitHub({ ...options, apiUrl: run.apiUrl }, run.repository);
  const conversations = new ConversationList(github);
  return {
    viewer: () => github.viewer(),
    ...conversations,
    ...new PullRequestList(github, conversations),
    ...new DefaultBranch(github),
  };
}

/** Loads what reads and makes the commits of any repository (`owner/name`), and makes it. */
export async function openCommits({ run, ...options }: RepositoryOptions, repository: string): Promise<Commits> {
  const { createCommits } = await import('./commits.ts');
  return createCommits({ ...options, apiUrl: run.apiUrl }, repository);
}
