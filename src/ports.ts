/** The whole outside world on one screen. `service/`, `github/` and `runner/` implement it; tests use fakes. */
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
  /** 32 unguessable hexadecimal digits. */
  token(): string;
}

/** The result of a request to start a job. `tries` counts all attempts, even those that were never sent. */
export type JobCreation =
  | { readonly kind: 'created'; readonly job: Job; readonly tries: number }
  | { readonly kind: 'not-created'; readonly problem: Problem; readonly tries: number }
  /** The request was sent, but no readable answer came back: a job may exist. It is never sent again. */
  | { readonly kind: 'unknown'; readonly evidence: string; readonly tries: number };

/** The result of a message to a job. `tries` counts all attempts, even those that were never sent. */
export type MessageSending =
  | { readonly kind: 'sent'; readonly job: Job; readonly tries: number }
  /** The job is working on another message (409). */
  | { readonly kind: 'busy'; readonly problem: Problem; readonly tries: number }
  /** The service has no such job, or takes no messages at all (404, 405). */
  | { readonly kind: 'not-continuable'; readonly problem: Problem; readonly tries: number }
  /** `malformed`: the service refused the message itself (400), so another job may still take the instruction. */
  | {
      readonly kind: 'not-sent';
      readonly malformed?: true;
      readonly problem: Problem;
      readonly tries: number;
    }
  /** The message was sent, but no readable answer came back: it may have arrived. It is never sent again. */
  | { readonly kind: 'unknown'; readonly evidence: string; readonly tries: number };

/** The result of reading a job once. */
export type JobReading =
  | { readonly kind: 'job'; readonly job: Job }
  /** 401 or 403. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** 404. */
  | { readonly kind: 'missing'; readonly problem: Problem }
  /** Anything that may succeed next time; `retryAfterMs` is the wait that the service requests. */
  | {
      readonly kind: 'failed';
      /** What failed, in a few words of our own, for brackets: "HTTP 503", "the connection was refused". */
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
  /** Invalid rows, which were skipped. */
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

/**
 * Requests that may still be sent for a piece of work. Every attempt takes one, including retries; at 0 nothing is
 * sent.
 */
export interface RequestAllowance {
  left: number;
}

/** Starts jobs. It is a separate port, so that code that only reads can't get it by accident. */
export interface JobStarter {
  /**
   * Starts a job. Never sends a second request if the first one could have arrived. When `cancelled` aborts, waiting
   * ends at once and a request in flight gets three more seconds.
   */
  createJob(prompt: string, cancelled: AbortSignal): Promise<JobCreation>;
}

/** Sends messages to jobs, which costs as much as starting one. Hosted services support it, others answer 404. */
export interface JobMessenger {
  /** Sends an instruction to a job; otherwise like `createJob`. */
  sendMessage(jobId: string, prompt: string, cancelled: AbortSignal): Promise<MessageSending>;
}

export interface JobReader {
  /** Reads once, without retries: the polling schedule repeats it. */
  readJob(id: string, cancelled: AbortSignal): Promise<JobReading>;
}

export interface VisitorsReader {
  /**
   * Reads one page, with safe retries within `allowance`; the caller makes sure that one request is left. Throws
   * `ServiceError`, also when `cancelled` aborts.
   */
  readVisitors(
    query: VisitorsQuery,
    options: { readonly allowance: RequestAllowance; readonly cancelled: AbortSignal },
  ): Promise<VisitorsPage>;
}

/** A term that readers searched for. */
export interface SearchedTerm {
  /** A reader's own words. */
  readonly term: string;
  readonly searches: number;
  /** As sent, from 0 to 100: of 1 or, if any row of the list is above 1, of 100. */
  readonly clickRate: number;
}

/** A question to the documentation's assistant. */
export interface AskedQuestion {
  /** Null if the service names none. */
  readonly id: string | null;
  /** A reader's own words. */
  readonly question: string;
  readonly answered: boolean;
  /** Path or address of the page where it was asked, as sent; null if unknown. */
  readonly page: string | null;
}

/** Readers' votes on a page. */
export interface PageVotes {
  readonly path: string;
  readonly up: number;
  readonly down: number;
}

export interface EvidencePage<Row> {
  readonly rows: readonly Row[];
  /** Invalid rows, which were skipped. */
  readonly rejectedRows: number;
  readonly hasMore: boolean;
  /** Where the next page begins; null if there is none, or if the service doesn't say. */
  readonly cursor: string | null;
}

export interface EvidenceQuery {
  /** ISO 8601 instants in UTC; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  /** Null for the first page. */
  readonly cursor: string | null;
  /** 1 up to the interface's longest page, which is the default. */
  readonly limit?: number;
}

type ReadEvidence<Row> = (
  query: EvidenceQuery,
  options: { readonly allowance: RequestAllowance; readonly cancelled: AbortSignal },
) => Promise<EvidencePage<Row>>;

/**
 * Reads one page of what readers searched for, asked or voted, like `readVisitors`. Services may lack each of these.
 * The message of a `ServiceError` never has readers' words.
 */
export interface EvidenceReader {
  readonly readSearches: ReadEvidence<SearchedTerm>;
  readonly readQuestions: ReadEvidence<AskedQuestion>;
  /** The interface has no cursor for votes: only one page can be read. */
  readonly readFeedback: ReadEvidence<PageVotes>;
}

export interface DocsService extends JobStarter, JobMessenger, JobReader, VisitorsReader, EvidenceReader {}

/**
 * A comment in a conversation, or one on a line of a pull request's diff: GitHub keeps them separately, so their ids
 * may be equal.
 */
export interface CommentRef {
  readonly kind: 'issue-comment' | 'review-comment';
  readonly id: number;
}

/** Where a comment belongs: under an issue or pull request, or on a line of a pull request's diff. */
export interface Conversation {
  /** Number of the issue or pull request. */
  readonly thread: number;
  /** Id of a review thread's first comment; null for the conversation under the issue or pull request itself. */
  readonly review: number | null;
}

export interface ThreadComment extends CommentRef {
  /** See `Conversation`. */
  readonly review: number | null;
  readonly author: string;
  /** Null for a deleted account. */
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
  /** Slug of the app its author wrote through; null without an app. */
  readonly viaApp: string | null;
  /** Number of its issue or pull request; null if GitHub doesn't say. */
  readonly thread: number | null;
  /** Null for a comment in a conversation. */
  readonly place: CommentPlace | null;
}

/** What can have reactions; `id` is a pull request's number. */
export type Reactable = CommentRef | { readonly kind: 'pull-request'; readonly id: number };

/** A reaction of our own, and whether this request made it. */
export interface OwnReaction {
  readonly created: boolean;
  readonly login: string;
  readonly id: number;
  /** UTC, ms, by GitHub's clock; null if the answer doesn't say. */
  readonly createdAt: number | null;
}

export type Reaction = '+1' | '-1' | 'confused' | 'rocket' | 'eyes' | 'heart' | 'hooray' | 'laugh';

/** `role` may be a custom name; `permission` folds maintain into write and triage into read. */
export interface ActorPermission {
  readonly permission: 'admin' | 'write' | 'read' | 'none';
  readonly role: string;
  /** Whose permission it is; null if the answer doesn't say. */
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
  /** The head commit. */
  readonly headSha: string;
  /** The repository of the head's branch, which may be a fork; null if it is gone. */
  readonly headRepository: { readonly id: number | null; readonly name: string } | null;
  /** The commit that the merge made on the base; null if there is none or the answer doesn't say. */
  readonly mergeSha: string | null;
  readonly state: 'open' | 'closed' | 'merged';
  /** Null if the answer doesn't say, as in lists. */
  readonly size: PullRequestSize | null;
  /** How many comments its conversation has; absent if the answer doesn't say, as in lists. */
  readonly comments?: number | undefined;
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

/** A commit as a list shows it. */
export interface ListedCommit {
  /** The whole id: 40 or 64 hexadecimal digits. */
  readonly sha: string;
  /** The first line of its message. */
  readonly subject: string;
}

/** A file that a commit changed. */
export interface CommittedFile {
  readonly path: string;
  /** As GitHub names it: `added`, `removed`, `modified`, `renamed`, `copied`, `changed` or `unchanged`. */
  readonly status: string;
  /** Its path before; null unless it was renamed. */
  readonly previousPath: string | null;
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

/** Facts about a repository. */
export interface RepositoryFacts {
  /** Anyone can read its issues and job summaries. An organization's internal repository isn't public. */
  readonly public: boolean;
  readonly hasIssues: boolean;
  readonly archived: boolean;
}

/** What a folder of the repository holds. */
export interface FolderEntry {
  readonly name: string;
  /** A link is `other`. */
  readonly kind: 'file' | 'folder' | 'other';
  readonly bytes: number;
  /** Null for what is not a file, is not UTF-8, or is too large for GitHub to show. */
  readonly text: string | null;
}

/**
 * The run's repository at GitHub. Every method throws `RepositoryError` after all safe retries. Once the run is
 * cancelled, only calls with `withinMs` are made.
 */
export interface Repository {
  /** The login of the token's own identity. */
  viewer(): Promise<string>;
  permissionOf(login: string): Promise<ActorPermission>;
  /**
   * Lists all comments of an issue or pull request, oldest first: those of its conversation, or all on its diff; with
   * `since` (ISO 8601) only those written or changed since then. A row may be repeated. None is missing because others
   * were deleted while the list was read.
   */
  comments(
    thread: number,
    options?: { readonly kind?: CommentRef['kind']; readonly since?: string },
  ): Promise<readonly ThreadComment[]>;
  /** Null if it is gone. With `withinMs` it is tried once, for at most that time. */
  comment(comment: CommentRef, options?: { readonly withinMs?: number }): Promise<ThreadComment | null>;
  /**
   * Adds one comment; if the first comment of a review thread is gone, to the conversation. After an unclear answer we
   * search for its first line, so that there is never a second one. With `withinMs` it is tried once, for at most that
   * time. With `mayRepeat` it is sent again only if that agrees: a rate limit can make minutes pass between two tries.
   */
  createComment(
    conversation: Conversation,
    body: string,
    options?: { readonly withinMs?: number; readonly mayRepeat?: () => Promise<boolean> },
  ): Promise<ThreadComment>;
  /**
   * Replaces a comment's text. With `withinMs` it is tried once, for at most that time. With `mayRepeat` a failed try is
   * repeated only if that gives true: GitHub's rate limits make minutes pass between two tries.
   */
  editComment(
    comment: CommentRef,
    body: string,
    options?: { readonly withinMs?: number; readonly mayRepeat?: () => Promise<boolean> },
  ): Promise<ThreadComment>;
  /** Null if it is gone. */
  causingComment(comment: CommentRef): Promise<CausingComment | null>;
  /**
   * Adds a reaction. GitHub decides `created` atomically (201 or 200): false if our identity had already added it. An
   * unclear answer throws, and the request is not repeated. `login` is our own, `id` is the reaction's. With `withinMs`
   * it is tried once.
   */
  react(subject: Reactable, reaction: Reaction, options?: { readonly withinMs?: number }): Promise<OwnReaction>;
  /**
   * Removes a reaction of our own by its id. Returns whether this call removed it: of several, GitHub answers only one with
   * 204. With `withinMs` it is tried once.
   */
  withdrawReaction(subject: Reactable, id: number, options?: { readonly withinMs?: number }): Promise<boolean>;
  /**
   * Lists comments of one kind in all threads, changed since an instant (ISO 8601), latest first; `cut`: there are more
   * pages. With `withoutGaps` a list of several pages is read at least twice, and none is missing because others were
   * deleted or changed meanwhile.
   */
  recentComments(
    kind: CommentRef['kind'],
    options: { readonly since: string; readonly mostPages: number; readonly withoutGaps?: boolean },
  ): Promise<{ readonly comments: readonly (ThreadComment & { readonly thread: number })[]; readonly cut: boolean }>;
  /** Reads a pull request of the run's repository, or of another one (`owner/name`) at the same server. */
  pullRequest(number: number, options?: { readonly repository?: string }): Promise<PullRequest>;
  /**
   * The newest 100 open pull requests of the repository, newest first, each with its first comments: one GraphQL request.
   * If GitHub refuses that, two more show them with what is on them of the repository's newest 100 comments.
   */
  openPullRequests(): Promise<readonly OpenPullRequest[]>;
  /** Asks someone to review a pull request. `refused`: GitHub says they can't, as for its author (422). */
  requestReview(pullRequest: number, login: string): Promise<'requested' | 'refused'>;
  /** At most the first 300 files. */
  changedFiles(pullRequest: number): Promise<readonly ChangedFile[]>;
  /** What `head` (a commit) changes since it left `base` (a branch). Null if GitHub refuses it as too large. */
  diff(base: string, head: string): Promise<string | null>;
  /**
   * Renders Markdown as the repository's issues show it, and returns the HTML: untrusted, and not yet known to be what
   * GitHub's renderer writes.
   */
  renderMarkdown(text: string): Promise<string>;
  /** Pull requests that contain a commit, merged ones first. */
  pullRequestsOf(sha: string): Promise<readonly PullRequest[]>;
  /**
   * The latest `most` commits (1 to 100) of the default branch that changed something under a folder (empty: anywhere),
   * latest first. GitHub goes by the committer's date, both instants included (ISO 8601); `cut` if there are more.
   */
  commitsUnder(
    folder: string,
    window: { readonly since: string; readonly until: string; readonly most: number },
  ): Promise<{ readonly commits: readonly ListedCommit[]; readonly cut: boolean }>;
  /** What a commit changed: at most the first 300 files; `cut` if there are more, or if GitHub refuses to show them. */
  filesOf(sha: string): Promise<{ readonly files: readonly CommittedFile[]; readonly cut: boolean }>;
  facts(): Promise<RepositoryFacts>;
  /** Reads a folder of the default branch with the text of its files, in one request; null if there is none. */
  folder(path: string): Promise<readonly FolderEntry[] | null>;
  /** Reads a text file of at most 1 MB in a repository (`owner/name`), at a branch, tag or commit; null if there is none. */
  textFile(file: { readonly repository: string; readonly path: string; readonly ref: string }): Promise<string | null>;
  /** Issues with a label (in any letter case), open and closed, oldest first. Throws if there are more than 1,000. */
  labelledIssues(label: string): Promise<readonly Issue[]>;
  hasLabel(name: string): Promise<boolean>;
  /** Creates a label; an existing one doesn't change. `color` has six hexadecimal digits. */
  createLabel(label: { readonly name: string; readonly color: string; readonly description: string }): Promise<void>;
  /**
   * Opens an issue. After an unclear answer we search our latest ones for the first line of its body, so that there is
   * never a second one.
   */
  createIssue(issue: { readonly title: string; readonly body: string; readonly label: string }): Promise<Issue>;
  /** Changes only what is named. With `mayRepeat` a failed try is repeated only if that agrees. */
  editIssue(
    number: number,
    change: { readonly body?: string; readonly reopen?: true },
    options?: { readonly mayRepeat?: () => Promise<boolean> },
  ): Promise<Issue>;
}

/** What the runner says about this run. Every value is checked, none is secret. */
export interface RunContext {
  /** `owner/name` of the repository whose workflow runs. */
  readonly repository: string;
  /** Stays the same when the repository is renamed or moved; null if neither runner nor event names it. */
  readonly repositoryId: number | null;
  readonly runId: string;
  /** 1 for the first attempt; a re-run counts up. */
  readonly attempt: number;
  /** The workflow's name. */
  readonly workflow: string;
  /** The path of the workflow's file, without its ref; the workflow's name if the runner doesn't say. */
  readonly workflowPath: string;
  /** `GITHUB_JOB`: the same for all legs of a matrix. */
  readonly job: string;
  /** `GITHUB_ACTION`: the step's id. */
  readonly step: string;
  /** `owner/name` of the action's repository; empty for an action in the workspace. */
  readonly actionRepository: string;
  /** Who started the run: on a re-run not the `sender` of the event. */
  readonly actor: string;
  readonly sha: string;
  /** Addresses without a trailing slash. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly eventName: string;
  /** The event file's content, not yet decoded. */
  readonly payload: unknown;
}

/**
 * Values that the step's main process leaves for its `post` process; none is secret. `open-comment` is kind and id of
 * the status comment until its final state is written.
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
   * Writes a text file for later steps into this step's own folder under `RUNNER_TEMP`, and returns its path. `name` is
   * our own file name. The parts are written one after the other and never held together. Throws `InputError` if the
   * file can't be written.
   */
  writeTempFile(name: string, parts: Iterable<string>): Promise<string>;
}
