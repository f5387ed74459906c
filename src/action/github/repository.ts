import type { Repository } from '../ports.ts';
import { defaultBranchOf } from './contents.ts';
import { ConversationList } from './conversations.ts';
import { GitHub, type GitHubOptions } from './octokit.ts';
import { PullRequestList } from './pull-requests.ts';

export function createRepository(options: GitHubOptions, repository: string): Repository {
  const github = new GitHub(options, repository);
  const conversations = new ConversationList(github);
  return {
    viewer: () => github.viewer(),
    ...conversations,
    ...new PullRequestList(github, conversations),
    ...defaultBranchOf(github),
  };
}
