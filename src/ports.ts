/** The whole outside world on one screen. Adapters in `service/`, `github/` and `runner/` stand behind it; tests use fakes. */
import type { OutputName } from './action-spec.ts';
import type { Problem } from './errors.ts';
import type { Job } from './jobs/job.ts';

export interface Clock {
  /** UTC, ms since 1970. May jump; only ever shown or compared with other people's clocks. */
  now(): number;
  /** Milliseconds from some fixed start; never goes back. All waiting is measured by it. */
  monotonic(): number;
  /** Resolves after `ms`, or at once when `signal` aborts (it never rejects). */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Runs `action` once after `ms`, unless disposed of before. For the deadline of one request, not for waiting. */
  after(ms: number, action: () => void): Disposable;
}

export interface Randomness {
  /** Uniform in [0, 1). */
  fraction(): number;
  /** 32 hexadecimal digits that nobody can guess. */
  token(): string;
}

/** What became of one request to start a job. `tries` counts the attempts, also those that never left. */
export type JobCreation =
  | { readonly kind: 'created'; readonly job: Job; readonly tries: number }
  | { readonly kind: 'not-created'; readonly problem: Problem; readonly tries: number }
  /** The request left and no readable answer came back: a job may exist. It is never sent again. */
  | { readonly kind: 'unknown'; readonly evidence: string; readonly tries: number };

/** What became of one message to a job. `tries` counts the attempts, also those that never left. */
export type MessageSending =
  | { readonly kind: 'sent'; readonly job: Job; readonly tries: number }
  /** The job works on another message (409). */
  | { readonly kind: 'busy'; readonly problem: Problem; readonly tries: number }
  /** The service has no such job, or takes no messages at all (404, 405). */
  | { readonly kind: 'not-continuable'; readonly problem: Problem; readonly tries: number }
  | { readonly kind: 'not-sent'; readonly problem: Problem; readonly tries: number }
  /** The message left and no readable answer came back: it may have arrived. It is never sent again. */
  | { readonly kind: 'unknown'; readonly evidence: string; readonly tries: number };

/** What one look at a job brought. */
export type JobReading =
  | { readonly kind: 'job'; readonly job: Job }
  /** 401 or 403. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** 404. */
  | { readonly kind: 'missing'; readonly problem: Problem }
  /** Anything that may be better next time; `retryAfterMs` is the service's own wish. */
  | {
      readonly kind: 'failed';
      /** Who or what failed, in a few words of ours, for brackets: "HTTP 503", "the connection was refused". */
      readonly reason: string;
      readonly problem: Problem;
      readonly retryAfterMs: number | null;
    };

export interface VisitorCounts {
  readonly human: number;
  readonly ai: number;
  /** Deduplicated across human and AI: never their sum. */
  readonly total: number;
}

export interface VisitorsPage {
  readonly totals: VisitorCounts;
  readonly pages: readonly (VisitorCounts & { readonly path: string })[];
  /** Rows that were there but could not be believed. */
  readonly rejectedRows: number;
  readonly hasMore: boolean;
}

export interface VisitorsQuery {
  /** ISO 8601 instants in UTC; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  /** 1 to 250. */
  readonly limit: number;
  readonly offset: number;
}

/** Requests that may still be sent for a piece of work. Every attempt takes one, repetitions too; at 0 nothing is sent. */
export interface RequestAllowance {
  left: number;
}

/** The right to start jobs. It is a port of its own, so that what only reads cannot be handed it by accident. */
export interface JobStarter {
  /**
   * Starts a job; at most one request that could have arrived is ever sent. When `cancelled` aborts, waiting ends at
   * once and a request in flight gets three more seconds.
   */
  createJob(prompt: string, cancelled: AbortSignal): Promise<JobCreation>;
}

/** The right to send messages to jobs, which costs as much as starting one. Hosted services have it, others answer 404. */
export interface JobMessenger {
  /** Sends an instruction to a job; otherwise as `createJob`. */
  sendMessage(jobId: string, prompt: string, cancelled: AbortSignal): Promise<MessageSending>;
}

export interface JobReader {
  /** Looks once; it never repeats, because the polling schedule does. */
  readJob(id: string, cancelled: AbortSignal): Promise<JobReading>;
}

export interface VisitorsReader {
  /**
   * Reads one page, with the repetitions that are safe and that `allowance` has left: the caller sees to it that there is
   * one request. Throws `ServiceError`, also when `cancelled` aborts.
   */
  readVisitors(
    query: VisitorsQuery,
    options: { readonly allowance: RequestAllowance; readonly cancelled: AbortSignal },
  ): Promise<VisitorsPage>;
}

export interface DocsService extends JobStarter, JobMessenger, JobReader, VisitorsReader {}

/** A comment in a conversation, or one on a line of a pull request's diff: GitHub keeps them apart, ids may be equal. */
export interface CommentRef {
  readonly kind: 'issue-comment' | 'review-comment';
  readonly id: number;
}

/** Where comments follow one another: under an issue or pull request, or on a line of a pull request's diff. */
export interface Conversation {
  /** Number of the issue or pull request. */
  readonly thread: number;
  /** Id of a review thread's first comment; null for the conversation under the issue or pull request itself. */
  readonly review: number | null;
}

export interface ThreadComment extends CommentRef {
  /** As in `Conversation`. */
  readonly review: number | null;
  /** Whether anyone has put `hooray` on it: the claim of a notice, which is there once for each comment. */
  readonly announced: boolean;
  readonly author: string;
  /** Null for an account that is gone. */
  readonly authorId: number | null;
  readonly body: string;
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Where a review comment is in the pull request's diff. */
export interface CommentPlace {
  readonly path: string;
  readonly line: number | null;
  readonly hunk: string;
}

/** A comment that causes something, as it is now. */
export interface CausingComment extends ThreadComment {
  readonly authorIsBot: boolean;
  /** Slug of the app through which its author wrote it; null if there was none. */
  readonly viaApp: string | null;
  /** Number of the issue or pull request that it is in; null where GitHub doesn't say. */
  readonly thread: number | null;
  /** Null for a comment in a conversation. */
  readonly place: CommentPlace | null;
}

export type Reaction = '+1' | '-1' | 'confused' | 'rocket' | 'eyes' | 'heart' | 'hooray' | 'laugh';

/** `role` may be a custom name; `permission` folds maintain into write and triage into read. */
export interface ActorPermission {
  readonly permission: 'admin' | 'write' | 'read' | 'none';
  readonly role: string;
  /** Whose permission it is; null where the answer does not say. */
  readonly userId: number | null;
}

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly url: string;
  readonly base: string;
  readonly head: string;
  /** The commit that the head branch is at. */
  readonly headSha: string;
  readonly state: 'open' | 'closed' | 'merged';
  /** Null where the answer doesn't say, as in lists. */
  readonly size: PullRequestSize | null;
}

export interface PullRequestSize {
  readonly additions: number;
  readonly deletions: number;
  readonly files: number;
}

export interface ChangedFile {
  readonly path: string;
  readonly status: string;
  readonly additions: number;
  readonly deletions: number;
}

/** An issue, not a pull request. */
export interface Issue {
  readonly number: number;
  readonly author: string;
  readonly body: string;
  readonly url: string;
  readonly open: boolean;
  readonly labels: readonly string[];
}

/** What GitHub says about a repository itself. */
export interface RepositoryFacts {
  /** Anybody can read its issues and job summaries. An organization's internal repository is not public. */
  readonly public: boolean;
  readonly hasIssues: boolean;
  readonly archived: boolean;
}

/** What a folder of the repository holds. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'other';
  readonly bytes: number;
}

/**
 * The repository of the run at GitHub. Every method throws `RepositoryError` after the repetitions that are safe. Once the
 * run is cancelled only calls with `withinMs` are still made.
 */
export interface Repository {
  /** The login of the token's own identity. */
  viewer(): Promise<string>;
  permissionOf(login: string): Promise<ActorPermission>;
  /**
   * Every comment of an issue or pull request, oldest first, whatever the number of pages: those of its conversation, or
   * all on its diff; with `since` (ISO 8601) those that were written or changed since then. A row may be repeated.
   */
  comments(
    thread: number,
    options?: { readonly kind?: CommentRef['kind']; readonly since?: string },
  ): Promise<readonly ThreadComment[]>;
  /** Null when it is gone. With `withinMs` it is tried once and given up after that time. */
  comment(comment: CommentRef, options?: { readonly withinMs?: number }): Promise<ThreadComment | null>;
  /**
   * Adds one comment; where the first comment of a review thread is gone, to the conversation. After an unclear answer it
   * is looked for by its first line, so that there is never a second one.
   */
  createComment(conversation: Conversation, body: string): Promise<ThreadComment>;
  /** Replaces a comment's text. With `withinMs` it is tried once and given up after that time. */
  editComment(comment: CommentRef, body: string, options?: { readonly withinMs?: number }): Promise<ThreadComment>;
  /** Null when it is gone. */
  causingComment(comment: CommentRef): Promise<CausingComment | null>;
  /**
   * Sets a reaction. `created` is GitHub's own test-and-set (201 or 200): false if our identity had set it before. An
   * unclear answer throws, and is never asked about again. `login` is our own. With `withinMs` it is tried once.
   */
  react(
    comment: CommentRef,
    reaction: Reaction,
    options?: { readonly withinMs?: number },
  ): Promise<{ readonly created: boolean; readonly login: string }>;
  /** Comments of one kind in all threads that were changed since an instant (ISO 8601), latest first; `cut` if there are more pages. */
  recentComments(
    kind: CommentRef['kind'],
    options: { readonly since: string; readonly mostPages: number },
  ): Promise<{ readonly comments: readonly (ThreadComment & { readonly thread: number })[]; readonly cut: boolean }>;
  /** Reads a pull request of the run's repository, or of another one (`owner/name`) at the same server. */
  pullRequest(number: number, options?: { readonly repository?: string }): Promise<PullRequest>;
  /** At most the first 300 files. */
  changedFiles(pullRequest: number): Promise<readonly ChangedFile[]>;
  /** What `head` (a commit) changes since it left `base` (a branch). Null when GitHub refuses it as too large. */
  diff(base: string, head: string): Promise<string | null>;
  /** Pull requests that brought a commit, merged ones first. */
  pullRequestsOf(sha: string): Promise<readonly PullRequest[]>;
  facts(): Promise<RepositoryFacts>;
  /** Lists a folder of the default branch, at most its first 1,000 entries; null if there is none. */
  folder(path: string): Promise<readonly FolderEntry[] | null>;
  /** Reads a text file of the default branch, of at most 1 MB; null if there is none. */
  textFile(path: string): Promise<string | null>;
  /** Issues with a label (whatever its letter case), open and closed, oldest first. Throws if they are more than 1,000. */
  labelledIssues(label: string): Promise<readonly Issue[]>;
  hasLabel(name: string): Promise<boolean>;
  /** Makes a label; one that is there already stays as it is. `color` has six hexadecimal digits. */
  createLabel(label: { readonly name: string; readonly color: string; readonly description: string }): Promise<void>;
  /**
   * Opens an issue. After an unclear answer it is looked for by the first line of its body among our latest ones, so that
   * it never stands twice.
   */
  createIssue(issue: { readonly title: string; readonly body: string; readonly label: string }): Promise<Issue>;
  /** Changes what is named, and leaves the rest as it is. */
  editIssue(number: number, change: { readonly body?: string; readonly reopen?: true }): Promise<Issue>;
}

/** What the runner says about this run; every value has been checked, none is secret. */
export interface RunContext {
  /** `owner/name` of the repository whose workflow runs. */
  readonly repository: string;
  /** The same after the repository has been renamed or moved; null where neither runner nor event says it. */
  readonly repositoryId: number | null;
  readonly runId: string;
  /** 1 for the first attempt; a re-run counts up. */
  readonly attempt: number;
  /** The workflow's name. */
  readonly workflow: string;
  /** The path of the workflow's file, without its ref; the workflow's name where the runner does not say it. */
  readonly workflowPath: string;
  /** `GITHUB_JOB`: the same for all legs of a matrix. */
  readonly job: string;
  /** `GITHUB_ACTION`: the step's id. */
  readonly step: string;
  /** `owner/name` of the repository that the action was taken from; empty for an action of the workspace. */
  readonly actionRepository: string;
  /** Who started the run: on a re-run not the `sender` of the event. */
  readonly actor: string;
  readonly sha: string;
  /** Addresses without a slash at the end. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly eventName: string;
  /** The event file's content, not yet understood. */
  readonly payload: unknown;
}

/**
 * Values that the step's main process leaves for its `post` process; none of them is a secret. `open-comment` is kind and id
 * of the status comment as long as its last state has not been written.
 */
export type StateName = 'open-comment' | 'job-id';

export interface Runner {
  /** Aborts at the first SIGINT or SIGTERM. */
  readonly cancelled: AbortSignal;
  info(line: string): void;
  debug(line: string): void;
  warning(message: string): void;
  notice(message: string): void;
  /** A folded part of the log. */
  group(title: string, lines: readonly string[]): void;
  output(name: OutputName, value: string): void;
  /** Appends Markdown to the step's summary. */
  summary(markdown: string): Promise<void>;
  save(name: StateName, value: string): void;
  /** Reads a text file of the workspace. Throws `InputError` if it is outside, missing, too large or not UTF-8. */
  readWorkspaceFile(path: string): Promise<string>;
  /**
   * Writes a text file for later steps, and gives its path: in a folder of this step's own under `RUNNER_TEMP`. `name` is
   * a file name of ours. The parts are written one after the other and never held together. Throws `InputError` where no
   * folder can be made.
   */
  writeTempFile(name: string, parts: Iterable<string>): Promise<string>;
}
