import type { ListedCommit } from './contents.ts';
import type { ChangedFiles, PullRequest } from './pull-requests.ts';

/** What a push has added to its branch. */
export interface PushedCommits {
  /** The last 250, oldest first. */
  readonly commits: readonly ListedCommit[];
  /** How many there are. */
  readonly total: number;
  /** What they change together: at most the first 300 files. */
  readonly changed: ChangedFiles;
}

/** The pushes to the repository, each from one commit to another. */
export interface Pushes {
  /** Null if GitHub doesn't compare the commits, as when the earlier one is gone after a forced push. */
  pushedCommits(before: string, after: string): Promise<PushedCommits | null>;
  /**
   * The pull requests that contain each of at most 250 commits, in their order and each with merged ones first: one GraphQL
   * request. Null if GraphQL is closed to the token, or its answer is too large.
   */
  pullRequestsOfEach(commits: readonly string[]): Promise<readonly (readonly PullRequest[])[] | null>;
}
