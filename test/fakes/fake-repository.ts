import type { CommittedFile, ListedCommit, RepositoryFacts } from '../../src/action/ports/contents.ts';
import type {
  ActorPermission,
  CausingComment,
  Issue,
  Reactable,
  ThreadComment,
} from '../../src/action/ports/conversations.ts';
import type { ChangedFile, OpenPullRequest, PullRequest, PushedCommits } from '../../src/action/ports/pull-requests.ts';
import type { Clock, Repository } from '../../src/action/ports.ts';
import { RepositoryError, type RepositoryFailure } from '../../src/action/words/errors.ts';

/**
 * A repository in memory, with one thread. `fail` makes a method throw, this many times or until `repair`. Once
 * `cancelled` is aborted, only calls with a limit are still made.
 */
export interface FakeRepository extends Repository {
  readonly stored: ThreadComment[];
  readonly issues: Issue[];
  /** In lower case. */
  readonly labels: Set<string>;
  repositoryFacts: RepositoryFacts;
  /** Texts of the default branch, by path. */
  readonly texts: Map<string, string>;
  readonly calls: string[];
  cancelled: AbortSignal | null;
  files: readonly ChangedFile[];
  diffText: string | null;
  permission: FakePermission;
  /** By login, for people with another permission. */
  readonly permissions: Map<string, FakePermission>;
  /** The logins whose permission was read. */
  readonly asked: string[];
  /** Comments that are not in the conversation, or were changed: by `kind/id`. */
  readonly causing: Map<string, CausingComment | null>;
  /** The comments that came by mail, by their ids in GraphQL. */
  readonly mailed: Set<string>;
  /** Pull requests that can be read, by `owner/name#number`, besides `broughtBy`. */
  readonly pulls: Map<string, PullRequest>;
  broughtBy: readonly PullRequest[];
  /** The commits of any push; null if GitHub doesn't compare them. */
  pushed: PushedCommits | null;
  /** The pull requests of pushed commits, by commit; null if GraphQL is closed to the token. */
  broughtByEach: ReadonlyMap<string, readonly PullRequest[]> | null;
  /** Renders a text; unless a test changes it, as one paragraph. */
  render: (text: string) => string;
  openPulls: readonly OpenPullRequest[];
  /** The reviews that were requested, as `#number login`. */
  readonly reviews: string[];
  /** The labels that were added, as `#number label,label`. */
  readonly labelled: string[];
  /** The commits of any folder, latest first, with their changes; of any time, unless `at` says when. */
  history: readonly (ListedCommit & {
    readonly files: readonly CommittedFile[];
    readonly cut?: true;
    readonly at?: string;
  })[];
  /** The commits that were requested. */
  readonly historyAsked: {
    readonly folder: string;
    readonly since: string;
    readonly until: string;
    readonly most: number;
  }[];
  fail(method: keyof Repository, failure: RepositoryFailure, times?: number): void;
  repair(): void;
  /** Adds a comment to the thread, as if written earlier. */
  add(author: string, body: string, createdAt?: string): ThreadComment;
  /** Adds a comment to a review thread; starts a thread if `review` is null. */
  reply(
    author: string,
    body: string,
    given?: { readonly review?: number | null; readonly createdAt?: string },
  ): ThreadComment;
  /** Reactions that were set, as `kind/id content`. */
  readonly reactions: Set<string>;
  /** GitHub's clock; that of the latest run, unless a test sets another. Null: it doesn't say what time it is. */
  clock: Pick<Clock, 'now'> | null;
  /** When GitHub made a reaction (UTC, ms), by its name in `reactions`; if unset, with the latest comment. */
  readonly reactedAt: Map<string, number>;
  remove(id: number): void;
}

/** The answer names the account of the login, unless a test sets another. */
type FakePermission = Omit<ActorPermission, 'userId'> & { readonly userId?: number | null };

/** The accounts of the people in our tests; all others have none. */
const ACCOUNTS: ReadonlyMap<string, number> = new Map([
  ['ada', 1815],
  ['grace', 1906],
  ['stranger', 9],
]);

function accountOf(login: string): number | null {
  return ACCOUNTS.get(login) ?? null;
}

/** GitHub has one clock: a new comment is never older than the others. */
function latestInstant(stored: readonly ThreadComment[]): string {
  const later = (one: string, other: string): string => (Date.parse(other) > Date.parse(one) ? other : one);
  return stored.map(({ createdAt }) => createdAt).reduce(later, '2026-11-20T09:00:00Z');
}

export const OURSELVES = 'github-actions[bot]';

/** Names a comment that causes a run. */
export function nameOf({ kind, id }: Reactable): string {
  return `${kind}/${id}`;
}

/** How GitHub shows a comment of the thread on its own. */
export function inThread(comment: ThreadComment): CausingComment {
  return { ...comment, authorIsBot: comment.author.endsWith('[bot]'), viaApp: null, thread: 7, place: null };
}

/** Renders a text without Markdown. */
export function aParagraph(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
}

export function aRepository(): FakeRepository {
  const failures = new Map<keyof Repository, { readonly failure: RepositoryFailure; left: number }>();
  let nextId = 100;
  const guard = (method: keyof Repository, { withinMs }: { readonly withinMs?: number } = {}): void => {
    if (repository.cancelled?.aborted && withinMs === undefined) {
      const message = `GitHub got no request for ${method}, because the run was cancelled.`;
      throw new RepositoryError({ failure: 'unavailable', status: undefined, message, hint: 'Run it again.' });
    }
    repository.calls.push(method);
    const planned = failures.get(method);
    if (planned === undefined || planned.left === 0) return;
    planned.left -= 1;
    const said = { message: `GitHub refused ${method}.`, hint: 'Add `issues: write`.' };
    throw new RepositoryError({ failure: planned.failure, status: 403, ...said });
  };
  const reactionIds = new Map<string, number>();
  let reactionsMade = 0;
  const nextReaction = (): number => {
    reactionsMade += 1;
    return reactionsMade;
  };
  const idOfReaction = (reaction: string): number => {
    const id = reactionIds.get(reaction) ?? nextReaction();
    reactionIds.set(reaction, id);
    return id;
  };
  const repository: FakeRepository = {
    stored: [],
    issues: [],
    labels: new Set(),
    repositoryFacts: { public: false, hasIssues: true, archived: false },
    texts: new Map(),
    reactions: new Set(),
    clock: null,
    reactedAt: new Map(),
    calls: [],
    cancelled: null,
    files: [],
    diffText: null,
    permission: { permission: 'write', role: 'write' },
    permissions: new Map(),
    asked: [],
    causing: new Map(),
    mailed: new Set(),
    pulls: new Map(),
    broughtBy: [],
    pushed: null,
    broughtByEach: new Map(),
    render: aParagraph,
    openPulls: [],
    reviews: [],
    labelled: [],
    history: [],
    historyAsked: [],
    fail: (method, failure, times = Number.POSITIVE_INFINITY) => failures.set(method, { failure, left: times }),
    repair: () => failures.clear(),
    add(author, body, createdAt = '2026-11-20T09:00:00Z') {
      const id = nextId;
      nextId += 1;
      const comment = {
        kind: 'issue-comment' as const,
        review: null,
        id,
        nodeId: `IC_${id}`,
        author,
        authorId: accountOf(author),
        body,
        url: `https://github.com/acme/app/issues/7#issuecomment-${id}`,
        createdAt,
      };
      repository.stored.push(comment);
      return comment;
    },
    reply(author, body, { review = null, createdAt = '2026-11-20T09:00:00Z' } = {}) {
      const { kind: _kind, ...comment } = repository.add(author, body, createdAt);
      repository.stored.pop();
      const url = `https://github.com/acme/app/pull/7#discussion_r${comment.id}`;
      const place = { kind: 'review-comment', review: review ?? comment.id } as const;
      const reply = { ...comment, ...place, url, nodeId: `PRRC_${comment.id}` };
      repository.stored.push(reply);
      return reply;
    },
    remove: (id) =>
      repository.stored.splice(
        repository.stored.findIndex((comment) => comment.id === id),
        1,
      ),
    async viewer() {
      guard('viewer');
      return OURSELVES;
    },
    async permissionOf(login) {
      guard('permissionOf');
      repository.asked.push(login);
      return { userId: accountOf(login), ...(repository.permissions.get(login) ?? repository.permission) };
    },
    async comments(_thread, { kind: wanted = 'issue-comment', since = '' } = {}) {
      guard('comments');
      return repository.stored.filter(({ kind, createdAt }) => kind === wanted && createdAt >= since);
    },
    async comment(ref, options) {
      guard('comment', options);
      const elsewhere = repository.causing.get(nameOf(ref));
      if (elsewhere !== undefined) return elsewhere;
      const found = repository.stored.find((comment) => nameOf(comment) === nameOf(ref));
      return found === undefined ? null : inThread(found);
    },
    async createComment({ review }, body, options) {
      guard('createComment', options);
      const createdAt = latestInstant(repository.stored);
      return review === null
        ? repository.add(OURSELVES, body, createdAt)
        : repository.reply(OURSELVES, body, { review, createdAt });
    },
    async editComment(ref, body, options) {
      guard('editComment', options);
      const index = repository.stored.findIndex((comment) => nameOf(comment) === nameOf(ref));
      const before = repository.stored[index];
      if (before === undefined) {
        throw new RepositoryError({ failure: 'missing', status: 404, message: 'The comment is gone.', hint: 'None.' });
      }
      const after = { ...before, body };
      repository.stored[index] = after;
      return after;
    },
    async cameByMail(nodeId) {
      guard('cameByMail');
      return repository.mailed.has(nodeId);
    },
    async react(comment, content, options) {
      guard('react', options);
      const reaction = `${nameOf(comment)} ${content}`;
      const created = !repository.reactions.has(reaction);
      repository.reactions.add(reaction);
      const createdAt = repository.reactedAt.get(reaction) ?? Date.parse(latestInstant(repository.stored));
      repository.reactedAt.set(reaction, createdAt);
      const at = repository.clock?.now() ?? null;
      return { created, login: OURSELVES, id: idOfReaction(reaction), createdAt, at };
    },
    async withdrawReaction(comment, id, options) {
      guard('withdrawReaction', options);
      const found = [...repository.reactions].find(
        (reaction) => idOfReaction(reaction) === id && reaction.startsWith(`${nameOf(comment)} `),
      );
      if (found === undefined) return false;
      reactionIds.delete(found);
      repository.reactedAt.delete(found);
      return repository.reactions.delete(found);
    },
    async recentComments(kind) {
      guard('recentComments');
      const found = repository.stored.filter((comment) => comment.kind === kind);
      return { comments: found.map((comment) => ({ ...comment, thread: 7 })), cut: false };
    },
    async pullRequest(number, { repository: elsewhere } = {}) {
      guard('pullRequest');
      const found =
        repository.pulls.get(`${elsewhere ?? 'acme/app'}#${number}`) ??
        (elsewhere === undefined ? repository.broughtBy.find((pull) => pull.number === number) : undefined);
      if (found !== undefined) return found;
      throw new RepositoryError({ failure: 'missing', status: 404, message: 'There is none.', hint: 'None.' });
    },
    async openPullRequests() {
      guard('openPullRequests');
      return repository.openPulls;
    },
    async requestReview(number, login) {
      guard('requestReview');
      repository.reviews.push(`#${number} ${login}`);
      return 'requested';
    },
    async addLabels(number, labels) {
      guard('addLabels');
      repository.labelled.push(`#${number} ${labels.join()}`);
    },
    async changedFiles() {
      guard('changedFiles');
      return { files: repository.files, cut: false };
    },
    async diff() {
      guard('diff');
      return repository.diffText;
    },
    async renderMarkdown(text) {
      guard('renderMarkdown');
      return repository.render(text);
    },
    async pullRequestsOf() {
      guard('pullRequestsOf');
      return repository.broughtBy;
    },
    async pushedCommits() {
      guard('pushedCommits');
      return repository.pushed;
    },
    async pullRequestsOfEach(commits) {
      guard('pullRequestsOfEach');
      const { broughtByEach: found } = repository;
      return found === null ? null : commits.map((sha) => found.get(sha) ?? []);
    },
    async commitsUnder(folder, { most, ...window }) {
      guard('commitsUnder');
      repository.historyAsked.push({ folder, ...window, most });
      const { since, until } = window;
      const within = repository.history.filter(({ at }) => at === undefined || (at >= since && at <= until));
      const commits = within.slice(0, most).map(({ sha, subject }) => ({ sha, subject }));
      return { commits, cut: within.length > most };
    },
    async filesOf(wanted) {
      guard('filesOf');
      const found = repository.history.find(({ sha }) => sha === wanted);
      return { files: found?.files ?? [], cut: found?.cut ?? false };
    },
    async facts() {
      guard('facts');
      return repository.repositoryFacts;
    },
    async folder(path) {
      guard('folder');
      const files = [...repository.texts].filter(([each]) => each.startsWith(`${path}/`));
      if (files.length === 0) return null;
      const about = (text: string) => ({ kind: 'file', bytes: Buffer.byteLength(text), text }) as const;
      return files.map(([each, text]) => ({ name: each.slice(path.length + 1), ...about(text) }));
    },
    async textFile({ repository: name, path, ref }) {
      guard('textFile');
      return repository.texts.get(`${name}/${path}@${ref}`) ?? null;
    },
    async labelledIssues(label) {
      guard('labelledIssues');
      const wanted = label.toLowerCase();
      return repository.issues.filter(({ labels }) => labels.some((name) => name.toLowerCase() === wanted));
    },
    async hasLabel(name) {
      guard('hasLabel');
      return repository.labels.has(name.toLowerCase());
    },
    async createLabel({ name }) {
      guard('createLabel');
      repository.labels.add(name.toLowerCase());
    },
    async createIssue({ body, label }) {
      guard('createIssue');
      const number = 50 + repository.issues.length;
      const url = `https://github.com/acme/app/issues/${number}`;
      const issue: Issue = { number, author: OURSELVES, body, url, open: true, labels: [label] };
      repository.issues.push(issue);
      return issue;
    },
    async editIssue(number, { body, reopen }) {
      guard('editIssue');
      const index = repository.issues.findIndex((issue) => issue.number === number);
      const before = repository.issues[index];
      if (before === undefined) throw new Error(`no issue ${number} in this test`);
      const after = { ...before, body: body ?? before.body, open: before.open || reopen === true };
      repository.issues[index] = after;
      return after;
    },
  };
  return repository;
}
