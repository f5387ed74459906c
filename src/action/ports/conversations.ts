/** A comment in a conversation, or on a line of a diff: GitHub keeps them separately, so their ids may be equal. */
export type CommentRef = Readonly<{ kind: 'issue-comment' | 'review-comment'; id: number }>;

/** `thread`: the issue or pull request; `review`: a review thread's first comment, null for the conversation itself. */
export type Conversation = { readonly thread: number; readonly review: number | null };

export interface ThreadComment extends CommentRef, Pick<Conversation, 'review'> {
  /** Its id in GraphQL; null if GitHub doesn't say. */
  readonly nodeId: string | null;
  readonly author: string;
  /** Null for a deleted account. */
  readonly authorId: number | null;
  readonly body: string;
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export type CommentPlace = { readonly path: string; readonly line: number | null; readonly hunk: string };

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

export interface OwnReaction {
  /** Whether this request made it. */
  readonly created: boolean;
  /** Our own. */
  readonly login: string;
  readonly id: number;
  /** UTC, ms, by GitHub's clock; null if the answer doesn't say. So is `at`, when GitHub answered. */
  readonly createdAt: number | null;
  readonly at: number | null;
}

export type Reaction = '+1' | '-1' | 'confused' | 'rocket' | 'eyes' | 'heart' | 'hooray' | 'laugh';

/** `role` may be a custom name; `permission` folds maintain into write and triage into read. */
export interface ActorPermission {
  readonly permission: 'admin' | 'write' | 'read' | 'none';
  readonly role: string;
  /** Whose permission it is; null if the answer doesn't say. */
  readonly userId: number | null;
}

/** How often a request is tried. */
export interface Trying {
  /** It is tried once, for at most this time (ms). */
  readonly withinMs?: number;
  /** A failed try is repeated only if this agrees: GitHub's rate limits can make minutes pass between two tries. */
  readonly mayRepeat?: () => Promise<boolean>;
}

export interface Creating extends Trying {
  /** After an unclear answer it is only searched for: sent again, it would be there twice if the first one is late. */
  readonly once?: true;
}

type ListOptions = Readonly<{ kind?: CommentRef['kind']; since?: string }>;
type RecentOptions = Readonly<{ since: string; mostPages: number; oldestFirst?: boolean; withoutGaps?: boolean }>;
type RecentComments = Readonly<{ comments: readonly (ThreadComment & { readonly thread: number })[]; cut: boolean }>;

export interface Conversations {
  /** The login of the token's own identity. */
  viewer(): Promise<string>;
  permissionOf(login: string): Promise<ActorPermission>;
  /**
   * Lists all comments of an issue or pull request, oldest first: those of its conversation, or all on its diff; with
   * `since` (ISO 8601) only those written or changed since then. None is missing because others were deleted meanwhile.
   */
  comments(thread: number, options?: ListOptions): Promise<readonly ThreadComment[]>;
  /** Null if it is gone. */
  comment(comment: CommentRef, options?: Trying): Promise<CausingComment | null>;
  /**
   * Adds one comment; if the first comment of a review thread is gone, to the conversation. After an unclear answer we
   * search for its first line, and send it again only if it isn't there.
   */
  createComment(conversation: Conversation, body: string, options?: Creating): Promise<ThreadComment>;
  editComment(comment: CommentRef, body: string, options?: Trying): Promise<ThreadComment>;
  /** Whether a comment came by e-mail; `nodeId` is its id in GraphQL. */
  cameByMail(nodeId: string): Promise<boolean>;
  /** GitHub decides `created` atomically (201 or 200). An unclear answer throws, and the request is not repeated. */
  react(subject: Reactable, reaction: Reaction, options?: Trying): Promise<OwnReaction>;
  /** Returns whether this call removed our reaction: of several, GitHub answers only one with 204. */
  withdrawReaction(subject: Reactable, id: number, options?: Trying): Promise<boolean>;
  /**
   * Lists comments of one kind in all threads, changed since an instant (ISO 8601), by their last change: latest first,
   * unless `oldestFirst`; `cut`: there are more pages. With `withoutGaps` a list of several pages is read at least twice,
   * and none is missing because others were deleted or changed meanwhile.
   */
  recentComments(kind: CommentRef['kind'], options: RecentOptions): Promise<RecentComments>;
}

export interface Issue {
  readonly number: number;
  readonly author: string;
  readonly body: string;
  readonly url: string;
  readonly open: boolean;
  readonly labels: readonly string[];
}

export interface Issues {
  /** Issues with a label (in any letter case), open and closed, oldest first. Throws if there are more than 1,000. */
  labelledIssues(label: string): Promise<readonly Issue[]>;
  /** The latest hundred issues and pull requests of an author by their last change; the issues among them. */
  issuesBy(author: string): Promise<readonly Issue[]>;
  hasLabel(name: string): Promise<boolean>;
  /** Creates a label; an existing one doesn't change. `color` has six hexadecimal digits. */
  createLabel(label: { readonly name: string; readonly color: string; readonly description: string }): Promise<void>;
  /** Opens one issue: after an unclear answer we search our latest ones for the first line of its body. */
  createIssue(issue: { readonly title: string; readonly body: string; readonly label: string }): Promise<Issue>;
  /** Changes only what is named. */
  editIssue(number: number, change: Readonly<{ body?: string; reopen?: true }>, options?: Trying): Promise<Issue>;
}
