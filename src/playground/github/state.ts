import type { Account, CustomRole, Identity, RepositoryPermission } from './identity.ts';

/** In GitHub's order. */
export const REACTIONS = ['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes'] as const;
export type ReactionContent = (typeof REACTIONS)[number];

export interface Thread {
  readonly id: number;
  readonly number: number;
  readonly author: Account;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  locked: boolean;
  labels: string[];
  readonly createdAt: string;
  updatedAt: string;
  /** Null for an issue. */
  readonly pull: Pull | null;
}

export interface Pull {
  readonly head: string;
  /** The repository of the head's branch; absent if it is the same as the base's. */
  readonly fork?: { readonly id: number; readonly owner: string };
  readonly base: string;
  /** The branch's last commit; it moves with the branch while the pull request is open. */
  headSha: string;
  /** Where head and base diverged. */
  baseSha: string;
  /** ISO 8601; null if it was not merged. */
  mergedAt: string | null;
  /** The commit that the merge made on the base, if it was merged that way. */
  mergeSha?: string;
  /** Logins that were asked for a review. */
  reviewers?: readonly string[];
}

export interface Comment {
  readonly id: number;
  readonly thread: number;
  readonly author: Account;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
  readonly createdViaEmail: boolean;
}

export interface ReviewComment extends Comment {
  readonly path: string;
  readonly line: number;
  readonly diffHunk: string;
  /** The first comment of its thread; null for that comment itself. */
  readonly inReplyTo: number | null;
}

export interface Label {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

export interface Reaction {
  readonly id: number;
  /** `issue/7`, `comment/12` or `review-comment/31`. */
  readonly subject: string;
  readonly account: Account;
  readonly content: ReactionContent;
  readonly createdAt: string;
}

/** A run's state; `skipped` if the workflow's `if:` stopped it. */
export type RunState = 'queued' | 'running' | 'success' | 'failure' | 'skipped';

export interface RecordedStep {
  readonly name: string;
  log: string;
  /** Null while it runs, and for a killed process. */
  exitCode: number | null;
}

/** What started a run, with its address on this server. */
export interface Cause {
  readonly what: 'comment' | 'merged pull request';
  readonly title: string;
  readonly path: string;
}

export interface WorkflowRun {
  readonly id: number;
  readonly workflow: string;
  readonly event: string;
  readonly actor: Account;
  /** Null for a schedule. */
  readonly cause: Cause | null;
  /** Why it was skipped; null if it wasn't. */
  readonly reason: string | null;
  readonly createdAt: string;
  endedAt: string | null;
  state: RunState;
  readonly steps: RecordedStep[];
  outputs: ReadonlyMap<string, string>;
  /** Markdown; empty until the run has ended. */
  summary: string;
}

export interface RepositoryState {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly private: boolean;
  readonly defaultBranch: string;
  readonly hasIssues: boolean;
  readonly archived: boolean;
  /** *Allow GitHub Actions to create and approve pull requests*: without it, a workflow's token opens none. */
  actionsOpenPulls: boolean;
  /** A bare git repository on the local file system; null if only threads are needed. */
  readonly gitDir: string | null;
  /** By login in lower case; anyone else may read a public repository. */
  readonly collaborators: Map<string, RepositoryPermission | CustomRole>;
  readonly threads: Map<number, Thread>;
  readonly comments: Map<number, Comment>;
  readonly reviewComments: Map<number, ReviewComment>;
  /** By name in lower case. */
  readonly labels: Map<string, Label>;
  /** The ids of the commits that GitHub signed. */
  readonly signed: Set<string>;
  readonly reactions: Reaction[];
  readonly runs: Map<number, WorkflowRun>;
}

/** Makes the pages writable. */
export interface Playground {
  /** The first is the default. */
  readonly writers: readonly { readonly login: string; readonly role: string }[];
  readonly command: string;
  /** What to try in each box: it should work as written. */
  readonly examples: { readonly issue: string; readonly pull: string; readonly line: string };
  /** Called after a comment is stored, to start its run. */
  commented(comment: Comment | ReviewComment): void;
}

type NewRepository = Pick<RepositoryState, 'owner' | 'name'> &
  Partial<Pick<RepositoryState, 'id' | 'private' | 'defaultBranch' | 'hasIssues' | 'archived' | 'gitDir'>>;

type NewRun = Pick<WorkflowRun, 'workflow' | 'event' | 'cause'> & {
  readonly actor: string;
  readonly reason?: string | null;
};

interface NewComment {
  readonly author: string;
  readonly body: string;
  readonly createdViaEmail?: boolean;
}

/** All of one local GitHub. It is in memory and ends with the process; only git is on disk. */
export class GitHubState {
  readonly accounts = new Map<string, Account>();
  readonly tokens = new Map<string, Identity>();
  readonly repositories = new Map<string, RepositoryState>();
  /** Null: the pages are read-only. */
  playground: Playground | null = null;
  /** UTC, ms since 1970. */
  readonly now: () => number;
  #lastId = 1000;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** ISO 8601 to the second, as GitHub writes it. */
  timestamp(): string {
    return new Date(this.now()).toISOString().replace(/\.\d{3}Z$/, 'Z');
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Finds or creates an account. A login that ends in `[bot]` is a bot's. */
  account(login: string): Account {
    const known = this.accounts.get(login.toLowerCase());
    if (known !== undefined) return known;
    const account: Account = { id: this.nextId(), login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
    this.accounts.set(login.toLowerCase(), account);
    return account;
  }

  /** Adds a token of `login`. Without `permissions` it is a personal token, with all of the person's permissions. */
  addToken(token: string, login: string, permissions?: Identity['permissions']): void {
    const installation = permissions !== undefined;
    this.tokens.set(token, { account: this.account(login), installation, permissions: permissions ?? {} });
  }

  addRepository(wanted: NewRepository): RepositoryState {
    const repository: RepositoryState = {
      ...{
        private: false,
        defaultBranch: 'main',
        hasIssues: true,
        archived: false,
        gitDir: null,
        actionsOpenPulls: true,
      },
      ...wanted,
      id: wanted.id ?? this.nextId(),
      collaborators: new Map(),
      threads: new Map(),
      comments: new Map(),
      reviewComments: new Map(),
      labels: new Map(),
      signed: new Set(),
      reactions: [],
      runs: new Map(),
    };
    this.repositories.set(`${wanted.owner}/${wanted.name}`.toLowerCase(), repository);
    return repository;
  }

  /** Adds an issue, or a pull request if `pull` is given. As at GitHub, both share one sequence of numbers. */
  addThread(
    repository: RepositoryState,
    wanted: { readonly author: string; readonly title: string; readonly body?: string | null; readonly pull?: Pull },
  ): Thread {
    const createdAt = this.timestamp();
    const thread: Thread = {
      id: this.nextId(),
      number: repository.threads.size + 1,
      author: this.account(wanted.author),
      title: wanted.title,
      body: wanted.body ?? null,
      state: 'open',
      locked: false,
      labels: [],
      createdAt,
      updatedAt: createdAt,
      pull: wanted.pull ?? null,
    };
    repository.threads.set(thread.number, thread);
    return thread;
  }

  addComment(repository: RepositoryState, thread: number, wanted: NewComment): Comment {
    const comment = this.#comment(thread, wanted);
    repository.comments.set(comment.id, comment);
    return comment;
  }

  addReviewComment(
    repository: RepositoryState,
    thread: number,
    wanted: NewComment & Pick<ReviewComment, 'path' | 'line' | 'diffHunk'> & Partial<Pick<ReviewComment, 'inReplyTo'>>,
  ): ReviewComment {
    const { path, line, diffHunk, inReplyTo = null } = wanted;
    const comment = { ...this.#comment(thread, wanted), path, line, diffHunk, inReplyTo };
    repository.reviewComments.set(comment.id, comment);
    return comment;
  }

  /** With a reason, the run was skipped. */
  addRun(repository: RepositoryState, { reason = null, actor, ...wanted }: NewRun): WorkflowRun {
    const createdAt = this.timestamp();
    const run: WorkflowRun = {
      ...{ workflow: wanted.workflow, event: wanted.event, cause: wanted.cause },
      ...{ id: this.nextId(), actor: this.account(actor), reason, createdAt },
      endedAt: reason === null ? null : createdAt,
      state: reason === null ? 'queued' : 'skipped',
      ...{ steps: [], outputs: new Map(), summary: '' },
    };
    repository.runs.set(run.id, run);
    return run;
  }

  label(repository: RepositoryState, name: string, look: Partial<Pick<Label, 'color' | 'description'>> = {}): Label {
    const known = repository.labels.get(name.toLowerCase());
    if (known !== undefined) return known;
    const label = { id: this.nextId(), name, color: look.color ?? 'ededed', description: look.description ?? null };
    repository.labels.set(name.toLowerCase(), label);
    return label;
  }

  #comment(thread: number, { author, body, createdViaEmail = false }: NewComment): Comment {
    const createdAt = this.timestamp();
    const written = { author: this.account(author), body, createdViaEmail, createdAt, updatedAt: createdAt };
    return { id: this.nextId(), thread, ...written };
  }

  /** Sets a reaction; `created` is false if this account has already set it. */
  react(
    repository: RepositoryState,
    subject: string,
    { account, content }: Pick<Reaction, 'account' | 'content'>,
  ): { readonly reaction: Reaction; readonly created: boolean } {
    const known = repository.reactions.find(
      (reaction) => reaction.subject === subject && reaction.content === content && reaction.account.id === account.id,
    );
    if (known !== undefined) return { reaction: known, created: false };
    const reaction = { id: this.nextId(), subject, account, content, createdAt: this.timestamp() };
    repository.reactions.push(reaction);
    return { reaction, created: true };
  }
}
