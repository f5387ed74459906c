import type { Answers } from './answers.ts';
import type { Cause, Comment, RepositoryState, ReviewComment } from './state.ts';

export interface WorkflowEvent {
  readonly name: string;
  readonly payload: object;
  readonly actor: string;
  /** Null for a schedule. */
  readonly cause: Cause | null;
}

/** Makes the event that GitHub sends for a comment in a conversation or on a line of a pull request. */
export function commentEvent(
  answers: Answers,
  repository: RepositoryState,
  comment: Comment | ReviewComment,
): WorkflowEvent {
  const thread = repository.threads.get(comment.thread);
  if (thread === undefined) throw new Error(`There is no thread ${comment.thread}.`);
  const shown = answers.comment(repository, comment);
  const { login } = comment.author;
  const isReview = 'diffHunk' in comment;
  const { pathname, hash } = new URL(shown.html_url);
  return {
    name: isReview ? 'pull_request_review_comment' : 'issue_comment',
    payload: {
      action: 'created',
      ...(isReview ? { pull_request: answers.pull(repository, thread) } : { issue: answers.issue(repository, thread) }),
      comment: { ...shown, author_association: associationOf(repository, login) },
      repository: answers.repository(repository),
      sender: shown.user,
    },
    actor: login,
    cause: { what: 'comment', title: `${thread.title} (#${thread.number})`, path: pathname + hash },
  };
}

function associationOf(repository: RepositoryState, login: string): string {
  if (login.toLowerCase() === repository.owner.toLowerCase()) return 'OWNER';
  return repository.collaborators.has(login.toLowerCase()) ? 'COLLABORATOR' : 'NONE';
}
