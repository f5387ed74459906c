import { RepositoryError, type RepositoryFailure } from '../../src/errors.ts';
import type {
  ActorPermission,
  ChangedFile,
  Issue,
  PullRequest,
  Repository,
  RepositoryFacts,
  ThreadComment,
} from '../../src/ports.ts';

/** A repository in memory. `fail` makes a method throw until `mend`. */
export interface FakeRepository extends Repository {
  readonly stored: ThreadComment[];
  readonly issues: Issue[];
  /** In lower case. */
  readonly labels: Set<string>;
  repositoryFacts: RepositoryFacts;
  readonly calls: string[];
  files: readonly ChangedFile[];
  diffText: string | null;
  permission: ActorPermission;
  broughtBy: readonly PullRequest[];
  fail(method: keyof Repository, failure: RepositoryFailure): void;
  mend(): void;
  /** Puts a comment into the thread as if somebody had written it before. */
  add(author: string, body: string): ThreadComment;
  /** Reactions that were set, as `kind/id content`. */
  readonly reactions: Set<string>;
  remove(id: number): void;
}

export const OURSELVES = 'github-actions[bot]';

export function aRepository(): FakeRepository {
  const failures = new Map<keyof Repository, RepositoryFailure>();
  let nextId = 100;
  const guard = (method: keyof Repository): void => {
    repository.calls.push(method);
    const failure = failures.get(method);
    if (failure === undefined) return;
    throw new RepositoryError({
      failure,
      status: 403,
      message: `GitHub refused ${method}.`,
      hint: 'Add `issues: write`.',
    });
  };
  const repository: FakeRepository = {
    stored: [],
    issues: [],
    labels: new Set(),
    repositoryFacts: { public: false, hasIssues: true, archived: false },
    reactions: new Set(),
    calls: [],
    files: [],
    diffText: null,
    permission: { permission: 'write', role: 'write' },
    broughtBy: [],
    fail: (method, failure) => failures.set(method, failure),
    mend: () => failures.clear(),
    add(author, body) {
      const id = nextId;
      nextId += 1;
      const comment = {
        id,
        author,
        body,
        url: `https://github.com/acme/app/issues/7#issuecomment-${id}`,
        createdAt: '2026-11-20T09:00:00Z',
      };
      repository.stored.push(comment);
      return comment;
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
    async permissionOf() {
      guard('permissionOf');
      return repository.permission;
    },
    async comments(_thread, { since } = {}) {
      guard('comments');
      return repository.stored.filter(({ createdAt }) => since === undefined || createdAt >= since);
    },
    async comment(id) {
      guard('comment');
      return repository.stored.find((comment) => comment.id === id) ?? null;
    },
    async createComment(_thread, body) {
      guard('createComment');
      return repository.add(OURSELVES, body);
    },
    async editComment(id, body) {
      guard('editComment');
      const index = repository.stored.findIndex((comment) => comment.id === id);
      const before = repository.stored[index];
      if (before === undefined) {
        throw new RepositoryError({ failure: 'missing', status: 404, message: 'The comment is gone.', hint: 'None.' });
      }
      const after = { ...before, body };
      repository.stored[index] = after;
      return after;
    },
    async causingComment({ id }) {
      guard('causingComment');
      const found = repository.stored.find((comment) => comment.id === id);
      if (found === undefined) return null;
      return { ...found, authorIsBot: found.author.endsWith('[bot]'), thread: 7, place: null };
    },
    async react({ kind, id }, content) {
      guard('react');
      const reaction = `${kind}/${id} ${content}`;
      const created = !repository.reactions.has(reaction);
      repository.reactions.add(reaction);
      return { created, login: OURSELVES };
    },
    async recentComments() {
      guard('recentComments');
      return { comments: repository.stored.map((comment) => ({ ...comment, thread: 7 })), cut: false };
    },
    async pullRequest() {
      guard('pullRequest');
      const [found] = repository.broughtBy;
      if (found === undefined) throw new Error('this test expects no pull request to be read');
      return found;
    },
    async changedFiles() {
      guard('changedFiles');
      return repository.files;
    },
    async diff() {
      guard('diff');
      return repository.diffText;
    },
    async pullRequestsOf() {
      guard('pullRequestsOf');
      return repository.broughtBy;
    },
    async facts() {
      guard('facts');
      return repository.repositoryFacts;
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
