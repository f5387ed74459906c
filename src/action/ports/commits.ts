import type { Trying } from './conversations.ts';
import type { PullRequest, PullRequests } from './pull-requests.ts';

/** A file of a commit, by its path from the repository's root; without a mode it is deleted. */
export type PublishedFile =
  | { readonly path: string; readonly mode: '100644' | '100755'; readonly content: Buffer }
  | { readonly path: string; readonly mode: null };

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly message: string;
  readonly parents: readonly string[];
  /** GitHub checked its signature, which is the committer's: it signs itself what an app's or a workflow's token commits. */
  readonly verified: boolean;
  /** Whose e-mail address it names, which anyone can write; null if GitHub knows no account. */
  readonly author: string | null;
  /** The same; `web-flow` is GitHub itself. */
  readonly committer: string | null;
}

export interface NewCommit {
  readonly parent: string;
  readonly message: string;
  /** Each path once. They are sent as they are: whoever calls this has searched them for secrets. */
  readonly files: readonly PublishedFile[];
}

export interface NewPullRequest {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  /** The number of a closed one from the branch, which takes no more commits: only a later one is the same. */
  readonly after?: number;
}

/** `exists`: there was one from the branch, in any state. `not-permitted`: a setting forbids it, in GitHub's words. */
export type OpenedPullRequest =
  | { readonly kind: 'opened' | 'exists'; readonly pullRequest: PullRequest }
  | { readonly kind: 'not-permitted'; readonly words: string };

/** The commits of one repository, made through GitHub's API. Each method throws `RepositoryError` after all safe retries. */
export interface Commits extends Pick<PullRequests, 'addLabels'> {
  /** The time by GitHub's clock (UTC, ms): the date of its latest answer here, and what has passed since. Null before one. */
  date(): number | null;
  defaultBranch(): Promise<string>;
  /** The commit that a branch is at; null if there is no such branch, or no commit at all. */
  branch(name: string): Promise<string | null>;
  /** Null if there is none. */
  commit(sha: string): Promise<Commit | null>;
  /** Stores an empty file that nothing leads to: it throws if the token may not write. */
  checkWrite(): Promise<void>;
  /** Makes a commit that no branch leads to yet, and returns its id. */
  createCommit(commit: NewCommit): Promise<string>;
  /** Of several at once only one is `created`. After an unclear answer, it is if the branch is at our commit. */
  createBranch(name: string, sha: string, trying?: Trying): Promise<'created' | 'exists'>;
  /** Moves a branch forward, to a commit that follows its own. `not-forward`: meanwhile it moved elsewhere. */
  moveBranch(name: string, sha: string, trying?: Trying): Promise<'moved' | 'not-forward'>;
  /** The pull request from a branch of this repository, in any state: an open one, else the newest; null if there is none. */
  pullRequestFrom(branch: string): Promise<PullRequest | null>;
  /** Whether one of the newest 100 issues and pull requests of an account is a pull request. */
  hasPullRequestBy(login: string): Promise<boolean>;
  openPullRequest(wanted: NewPullRequest): Promise<OpenedPullRequest>;
  /** A commit and those that lead to it, newest first; at most 300. */
  commitsUpTo(sha: string): Promise<readonly Commit[]>;
  /**
   * The paths that changed from one commit to a later one, those before a renaming included. Null if GitHub doesn't list
   * them all: there are 300 or more, or the second doesn't follow the first.
   */
  changedBetween(base: string, head: string): Promise<readonly string[] | null>;
}
