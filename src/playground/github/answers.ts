import type { components } from '@octokit/openapi-types';
import type { FileChange } from './git.ts';
import type { Commit } from './git-history.ts';
import { type Account, GITHUB } from './identity.ts';
import {
  type Comment,
  REACTIONS,
  type Reaction,
  type RepositoryState,
  type ReviewComment,
  type Thread,
} from './state.ts';

/** GitHub's resources as its API shows them: the fields that clients read, with GitHub's own types where they fit. */
type Schemas = components['schemas'];
type Shown<Name extends keyof Schemas> = Omit<Partial<Schemas[Name]>, 'user' | 'owner'> & {
  readonly user?: object;
  readonly owner?: object;
};

export class Answers {
  readonly #serverUrl: string;
  readonly #apiUrl: string;

  constructor({ serverUrl, apiUrl }: { readonly serverUrl: string; readonly apiUrl: string }) {
    this.#serverUrl = serverUrl;
    this.#apiUrl = apiUrl;
  }

  user({ id, login, type }: Account) {
    return { id, login, type, html_url: `${this.#serverUrl}/${login}` } satisfies Shown<'simple-user'>;
  }

  repository(repository: RepositoryState) {
    const { id, name, defaultBranch, hasIssues, archived } = repository;
    return {
      id,
      name,
      full_name: fullName(repository),
      owner: this.user({ id: 1, login: repository.owner, type: 'User' }),
      private: repository.private,
      visibility: repository.private ? 'private' : 'public',
      default_branch: defaultBranch,
      has_issues: hasIssues,
      archived,
      html_url: this.#page(repository),
      url: this.#api(repository),
    } satisfies Shown<'repository'>;
  }

  issue(repository: RepositoryState, thread: Thread): object {
    const { id, number, title, body, state, locked, author, pull } = thread;
    const apiUrl = this.#api(repository);
    return {
      ...{ id, number, title, body, state, locked },
      user: this.user(author),
      labels: thread.labels.map((name) => repository.labels.get(name.toLowerCase()) ?? { name }),
      comments: [...repository.comments.values()].filter((comment) => comment.thread === number).length,
      html_url: `${this.#page(repository)}/${kindOf(thread)}/${number}`,
      url: `${apiUrl}/issues/${number}`,
      created_at: thread.createdAt,
      updated_at: thread.updatedAt,
      ...(pull === null ? {} : { pull_request: { url: `${apiUrl}/pulls/${number}` } }),
    };
  }

  pull(repository: RepositoryState, thread: Thread): object {
    const { pull } = thread;
    const side = (ref: string, sha: string, of = repository): object => ({
      ...{ ref, sha, label: `${of.owner}:${ref}` },
      repo: this.repository(of),
    });
    return {
      ...this.issue(repository, thread),
      url: `${this.#api(repository)}/pulls/${thread.number}`,
      merged_at: pull?.mergedAt ?? null,
      merge_commit_sha: pull?.mergeSha ?? null,
      requested_reviewers: (pull?.reviewers ?? []).map((login) => ({ login })),
      head: side(pull?.head ?? '', pull?.headSha ?? '', { ...repository, ...pull?.fork }),
      base: side(pull?.base ?? '', pull?.baseSha ?? ''),
    };
  }

  comment(repository: RepositoryState, comment: Comment | ReviewComment) {
    const { id, body, thread: number } = comment;
    const isReview = 'diffHunk' in comment;
    const kind = kindOf(repository.threads.get(number));
    const apiUrl = `${this.#api(repository)}/${isReview ? 'pulls' : 'issues'}`;
    return {
      ...{ id, node_id: nodeIdOf(comment), body },
      user: this.user(comment.author),
      html_url: `${this.#page(repository)}/${kind}/${number}#${isReview ? 'discussion_r' : 'issuecomment-'}${id}`,
      url: `${apiUrl}/comments/${id}`,
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
      reactions: rollup(repository, comment, `${apiUrl}/comments/${id}/reactions`),
      ...(isReview
        ? {
            ...{ path: comment.path, line: comment.line, diff_hunk: comment.diffHunk },
            pull_request_url: `${apiUrl}/${number}`,
            ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
          }
        : { issue_url: `${apiUrl}/${number}` }),
    } satisfies Shown<'issue-comment'> & Shown<'pull-request-review-comment'>;
  }

  reaction({ id, account, content, createdAt }: Reaction) {
    return { id, content, created_at: createdAt, user: this.user(account) } satisfies Shown<'reaction'>;
  }

  /** A commit in a list. Only GitHub's own e-mail addresses belong to an account, whoever wrote them there. */
  commit(repository: RepositoryState, { sha, tree, parents, author, committer, message }: Commit): object {
    const links = (of: string): object => ({
      sha: of,
      url: `${this.#api(repository)}/commits/${of}`,
      html_url: `${this.#page(repository)}/commit/${of}`,
    });
    const verified = repository.signed.has(sha);
    const verification = { verified, reason: verified ? 'valid' : 'unsigned' };
    return {
      ...links(sha),
      commit: { author, committer, message, tree: { sha: tree }, comment_count: 0, verification },
      author: this.#userOf(author.email),
      committer: this.#userOf(committer.email),
      parents: parents.map(links),
    };
  }

  #userOf(email: string): object | null {
    if (email === GITHUB.email) return this.user(GITHUB.account);
    const [, id, login = ''] = /^(\d+)\+(.+)@users\.noreply\.github\.com$/.exec(email) ?? [];
    const type = login.endsWith('[bot]') ? 'Bot' : 'User';
    return id === undefined ? null : this.user({ id: Number(id), login, type });
  }

  file({ previousFilename, ...file }: FileChange) {
    return {
      ...file,
      changes: file.additions + file.deletions,
      ...(previousFilename === undefined ? {} : { previous_filename: previousFilename }),
    } satisfies Shown<'diff-entry'>;
  }

  #page(repository: RepositoryState): string {
    return `${this.#serverUrl}/${fullName(repository)}`;
  }

  #api(repository: RepositoryState): string {
    return `${this.#apiUrl}/repos/${fullName(repository)}`;
  }
}

function kindOf(thread: Thread | undefined): 'issues' | 'pull' {
  return thread?.pull ? 'pull' : 'issues';
}

function rollup({ reactions }: RepositoryState, comment: Comment, url: string): Schemas['reaction-rollup'] {
  const subject = `${'diffHunk' in comment ? 'review-comment' : 'comment'}/${comment.id}`;
  const own = reactions.filter((reaction) => reaction.subject === subject);
  const counts = REACTIONS.map((content) => [content, own.filter((reaction) => reaction.content === content).length]);
  return { url, total_count: own.length, ...(Object.fromEntries(counts) as Record<Reaction['content'], number>) };
}

export function nodeIdOf(comment: Comment | ReviewComment): string {
  return `${'path' in comment ? 'PRRC' : 'IC'}_${comment.id}`;
}

export function fullName({ owner, name }: RepositoryState): string {
  return `${owner}/${name}`;
}
