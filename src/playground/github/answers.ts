import type { components } from '@octokit/openapi-types';
import type { FileChange } from './git.ts';
import type { Commit } from './git-history.ts';
import type { Account } from './identity.ts';
import type { Comment, Reaction, RepositoryState, ReviewComment, Thread } from './state.ts';

/** GitHub's resources as its API shows them: the fields that clients read, with GitHub's own types. */
type Schemas = components['schemas'];
type User = Pick<Schemas['simple-user'], 'id' | 'login' | 'type' | 'html_url'>;

export interface Links {
  readonly serverUrl: string;
  readonly apiUrl: string;
}

/** Shows the resources of one repository, with this server's addresses. */
export class Answers {
  readonly #links: Links;

  constructor(links: Links) {
    this.#links = links;
  }

  user({ id, login, type }: Account): User {
    return { id, login, type, html_url: `${this.#links.serverUrl}/${login}` };
  }

  repository(
    repository: RepositoryState,
  ): Pick<
    Schemas['repository'],
    | 'id'
    | 'name'
    | 'full_name'
    | 'private'
    | 'visibility'
    | 'default_branch'
    | 'has_issues'
    | 'archived'
    | 'html_url'
    | 'url'
  > & { readonly owner: User } {
    const name = fullName(repository);
    return {
      id: repository.id,
      name: repository.name,
      full_name: name,
      owner: this.user({ id: 1, login: repository.owner, type: 'User' }),
      private: repository.private,
      visibility: repository.private ? 'private' : 'public',
      default_branch: repository.defaultBranch,
      has_issues: repository.hasIssues,
      archived: repository.archived,
      html_url: `${this.#links.serverUrl}/${name}`,
      url: `${this.#links.apiUrl}/repos/${name}`,
    };
  }

  issue(repository: RepositoryState, thread: Thread): object {
    const kind = thread.pull === null ? 'issues' : 'pull';
    const apiUrl = `${this.#links.apiUrl}/repos/${fullName(repository)}`;
    return {
      id: thread.id,
      number: thread.number,
      title: thread.title,
      body: thread.body,
      state: thread.state,
      locked: thread.locked,
      user: this.user(thread.author),
      labels: thread.labels.map((name) => repository.labels.get(name.toLowerCase()) ?? { name }),
      comments: [...repository.comments.values()].filter((comment) => comment.thread === thread.number).length,
      html_url: `${this.#links.serverUrl}/${fullName(repository)}/${kind}/${thread.number}`,
      url: `${apiUrl}/issues/${thread.number}`,
      created_at: thread.createdAt,
      updated_at: thread.updatedAt,
      ...(thread.pull === null ? {} : { pull_request: { url: `${apiUrl}/pulls/${thread.number}` } }),
    };
  }

  pull(repository: RepositoryState, thread: Thread): object {
    const { pull } = thread;
    const side = (ref: string, sha: string, of = repository): object => ({
      ref,
      sha,
      label: `${of.owner}:${ref}`,
      repo: this.repository(of),
    });
    return {
      ...this.issue(repository, thread),
      url: `${this.#links.apiUrl}/repos/${fullName(repository)}/pulls/${thread.number}`,
      merged_at: pull?.mergedAt ?? null,
      merge_commit_sha: pull?.mergeSha ?? null,
      requested_reviewers: (pull?.reviewers ?? []).map((login) => ({ login })),
      head: side(pull?.head ?? '', pull?.headSha ?? '', { ...repository, ...pull?.fork }),
      base: side(pull?.base ?? '', pull?.baseSha ?? ''),
    };
  }

  comment(
    repository: RepositoryState,
    comment: Comment,
  ): Pick<
    Schemas['issue-comment'],
    'id' | 'node_id' | 'body' | 'html_url' | 'url' | 'issue_url' | 'created_at' | 'updated_at'
  > & {
    readonly reactions: Schemas['reaction-rollup'];
    readonly user: User;
  } {
    const thread = repository.threads.get(comment.thread);
    const kind = thread?.pull ? 'pull' : 'issues';
    const apiUrl = `${this.#links.apiUrl}/repos/${fullName(repository)}/issues`;
    return {
      id: comment.id,
      node_id: nodeIdOf(comment),
      body: comment.body,
      user: this.user(comment.author),
      html_url: `${this.#links.serverUrl}/${fullName(repository)}/${kind}/${comment.thread}#issuecomment-${comment.id}`,
      url: `${apiUrl}/comments/${comment.id}`,
      issue_url: `${apiUrl}/${comment.thread}`,
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
      reactions: rollup(repository, `comment/${comment.id}`, `${apiUrl}/comments/${comment.id}/reactions`),
    };
  }

  reviewComment(repository: RepositoryState, comment: ReviewComment): object {
    const name = fullName(repository);
    const pullUrl = `${this.#links.apiUrl}/repos/${name}/pulls`;
    return {
      id: comment.id,
      node_id: nodeIdOf(comment),
      body: comment.body,
      path: comment.path,
      line: comment.line,
      diff_hunk: comment.diffHunk,
      user: this.user(comment.author),
      html_url: `${this.#links.serverUrl}/${name}/pull/${comment.thread}#discussion_r${comment.id}`,
      url: `${pullUrl}/comments/${comment.id}`,
      pull_request_url: `${pullUrl}/${comment.thread}`,
      ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
      reactions: rollup(repository, `review-comment/${comment.id}`, `${pullUrl}/comments/${comment.id}/reactions`),
    };
  }

  reaction({ id, account, content, createdAt }: Reaction): Pick<
    Schemas['reaction'],
    'id' | 'content' | 'created_at'
  > & {
    readonly user: User;
  } {
    return { id, content, created_at: createdAt, user: this.user(account) };
  }

  /** A commit in a list; its e-mail addresses belong to no account. */
  commit(repository: RepositoryState, { sha, tree, parents, author, committer, message }: Commit): object {
    const name = fullName(repository);
    const links = (of: string): object => ({
      sha: of,
      url: `${this.#links.apiUrl}/repos/${name}/commits/${of}`,
      html_url: `${this.#links.serverUrl}/${name}/commit/${of}`,
    });
    return {
      ...links(sha),
      commit: { author, committer, message, tree: { sha: tree }, comment_count: 0 },
      author: null,
      committer: null,
      parents: parents.map(links),
    };
  }

  file(change: FileChange): Pick<Schemas['diff-entry'], 'filename' | 'status' | 'additions' | 'deletions' | 'changes'> {
    const { previousFilename, ...file } = change;
    return {
      ...file,
      changes: file.additions + file.deletions,
      ...(previousFilename === undefined ? {} : { previous_filename: previousFilename }),
    };
  }
}

/** Counts everyone's reactions to a subject. */
function rollup({ reactions }: RepositoryState, subject: string, url: string): Schemas['reaction-rollup'] {
  const own = reactions.filter((reaction) => reaction.subject === subject);
  const count = (content: Reaction['content']): number => own.filter((reaction) => reaction.content === content).length;
  return {
    url,
    total_count: own.length,
    '+1': count('+1'),
    '-1': count('-1'),
    laugh: count('laugh'),
    hooray: count('hooray'),
    confused: count('confused'),
    heart: count('heart'),
    rocket: count('rocket'),
    eyes: count('eyes'),
  };
}

/** A comment's id in GraphQL. */
export function nodeIdOf(comment: Comment | ReviewComment): string {
  return `${'path' in comment ? 'PRRC' : 'IC'}_${comment.id}`;
}

/** `owner/name`. */
export function fullName({ owner, name }: RepositoryState): string {
  return `${owner}/${name}`;
}
