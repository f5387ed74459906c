import type { Answers } from './answers.ts';
import type { Comment, RepositoryState, ReviewComment } from './state.ts';
import type { Cause } from './workflow-run.ts';

/** The event that starts a workflow, as GitHub describes it. */
export interface WorkflowEvent {
  readonly name: string;
  readonly payload: object;
  /** Login of the person who caused it. */
  readonly actor: string;
  /** Null for a schedule. */
  readonly cause: Cause | null;
}

/** Makes the event that GitHub sends for a comment on an issue or a pull request. */
export function commentEvent(answers: Answers, repository: RepositoryState, comment: Comment): WorkflowEvent {
  const thread = repository.threads.get(comment.thread);
  if (thread === undefined) throw new Error(`There is no thread ${comment.thread}.`);
  const shown = answers.comment(repository, comment);
  const { pathname, hash } = new URL(shown.html_url);
  return {
    name: 'issue_comment',
    payload: {
      action: 'created',
      issue: answers.issue(repository, thread),
      comment: { ...shown, author_association: associationOf(repository, comment.author.login) },
      repository: answers.repository(repository),
      sender: shown.user,
    },
    actor: comment.author.login,
    cause: { what: 'comment', title: `${thread.title} (#${thread.number})`, path: pathname + hash },
  };
}

/** Makes the event that GitHub sends for a comment on a line of a pull request. */
export function reviewCommentEvent(
  answers: Answers,
  repository: RepositoryState,
  comment: ReviewComment,
): WorkflowEvent {
  const thread = repository.threads.get(comment.thread);
  if (thread === undefined) throw new Error(`There is no thread ${comment.thread}.`);
  const shown = answers.reviewComment(repository, comment);
  const page = new URL(answers.repository(repository).html_url).pathname;
  return {
    name: 'pull_request_review_comment',
    payload: {
      action: 'created',
      comment: { ...shown, author_association: associationOf(repository, comment.author.login) },
      pull_request: answers.pull(repository, thread),
      repository: answers.repository(repository),
      sender: answers.user(comment.author),
    },
    actor: comment.author.login,
    cause: {
      what: 'comment',
      title: `${thread.title} (#${thread.number})`,
      path: `${page}/pull/${thread.number}#discussion_r${comment.id}`,
    },
  };
}

function associationOf(repository: RepositoryState, login: string): string {
  if (login.toLowerCase() === repository.owner.toLowerCase()) return 'OWNER';
  return repository.collaborators.has(login.toLowerCase()) ? 'COLLABORATOR' : 'NONE';
}
