import type { ListedCommit } from './contents.ts';
import type { ThreadComment } from './conversations.ts';

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly url: string;
  readonly base: string;
  readonly head: string;
  readonly headSha: string;
  /** The repository of the head's branch, which may be a fork; null if it is gone. */
  readonly headRepository: { readonly id: number | null; readonly name: string } | null;
  /** The commit that the merge made on the base; null if there is none or the answer doesn't say. */
  readonly mergeSha: string | null;
  readonly state: 'open' | 'closed' | 'merged';
  /** Null if the answer doesn't say, as in lists. */
  readonly size: { readonly additions: number; readonly deletions: number; readonly files: number } | null;
}

/** An issue or pull request, as far as an event describes it. */
export interface Subject extends Pick<PullRequest, 'number' | 'title' | 'body' | 'author' | 'url'> {
  readonly kind: 'issue' | 'pull-request';
  /** It was a merged pull request already. */
  readonly isMerged: boolean;
  /** Branches, and the commit of the second; null for an issue, and if the event doesn't name them. */
  readonly base: string | null;
  readonly head: string | null;
  readonly headSha: string | null;
}

/** An open pull request with its first comments, which may include our hand-over. */
export interface OpenPullRequest {
  readonly number: number;
  readonly head: { readonly sha: string; readonly repository: PullRequest['headRepository'] };
  /** Oldest first; at most the first 100. */
  readonly comments: readonly Pick<ThreadComment, 'author' | 'body' | 'createdAt'>[];
  /** Older comments may be missing, which GitHub didn't show in a list of the repository's newest ones. */
  readonly lacksOlder: boolean;
}

export type ChangedFile = Readonly<{ path: string; status: string; additions: number; deletions: number }>;

/** `cut`: there are more that weren't read. */
export type ChangedFiles = Readonly<{ files: readonly ChangedFile[]; cut: boolean }>;

export interface PushedCommits {
  /** The last 250, oldest first. */
  readonly commits: readonly ListedCommit[];
  /** How many there are. */
  readonly total: number;
  /** What they change together: at most the first 300 files. */
  readonly changed: ChangedFiles;
}

export interface PullRequests {
  /** Reads a pull request of the run's repository, or of another one (`owner/name`) at the same server. */
  pullRequest(number: number, options?: { readonly repository?: string }): Promise<PullRequest>;
  /**
   * The newest 100 open pull requests of the repository, newest first, each with its first comments: one GraphQL request.
   * If GitHub refuses that, and `insists`, two more show them with what is on them of the repository's newest 100 comments.
   */
  openPullRequests(options: { readonly insists: boolean }): Promise<readonly OpenPullRequest[]>;
  /** Asks someone to review a pull request. `refused`: GitHub says they can't, as for its author (422). */
  requestReview(pullRequest: number, login: string): Promise<'requested' | 'refused'>;
  /** Labels that don't exist are created. */
  addLabels(pullRequest: number, labels: readonly string[]): Promise<void>;
  /** At most the first 300 files, and fewer if GitHub can't generate them in time. */
  changedFiles(pullRequest: number): Promise<ChangedFiles>;
  /**
   * What a commit changes since it left a branch, or what a merged pull request changed: the branch contains its commits
   * now. Null if GitHub refuses it as too large.
   */
  diff(of: { readonly base: string; readonly head: string } | { readonly merged: number }): Promise<string | null>;
  /** Pull requests that contain a commit, merged ones first. */
  pullRequestsOf(sha: string): Promise<readonly PullRequest[]>;
  /** What a push from one commit or branch to a commit added. Null if GitHub doesn't compare them, as after a forced push. */
  pushedCommits(before: string, after: string): Promise<PushedCommits | null>;
  /**
   * The pull requests that contain each of at most 250 commits, in their order and each with merged ones first: one GraphQL
   * request. Null if GraphQL is closed to the token, or its answer is too large.
   */
  pullRequestsOfEach(commits: readonly string[]): Promise<readonly (readonly PullRequest[])[] | null>;
}
