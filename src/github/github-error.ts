import { RequestError } from '@octokit/request-error';
import * as v from 'valibot';
import { RepositoryError, type RepositoryFailure } from '../errors.ts';
import { isRateLimited, NoAnswerError, TRIES_HEADER } from '../http/octokit-fetch.ts';

/** What was tried, for the sentence, and the permission that it takes, for the hint. */
export interface Undertaking {
  /** As it goes on after "GitHub did not": "show the comments of thread 7". */
  readonly what: string;
  /** Lines for the workflow's `permissions:`. */
  readonly permission: string;
}

/** GitHub tells these two only in words; everything else is told by status, headers or codes. */
const TOLD_IN_WORDS: readonly {
  readonly status: number;
  readonly words: RegExp;
  readonly failure: RepositoryFailure;
}[] = [
  { status: 403, words: /\block(ed)?\b/i, failure: 'locked' },
  { status: 422, words: /\btoo long\b/i, failure: 'too-long' },
];

const BY_STATUS: Readonly<Record<number, RepositoryFailure>> = {
  301: 'missing',
  302: 'missing',
  307: 'missing',
  308: 'missing',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  410: 'missing',
};

/** Makes a `RepositoryError` of whatever Octokit has thrown, or of an answer that is no success. */
export function repositoryError(error: unknown, undertaking: Undertaking): RepositoryError {
  if (error instanceof RepositoryError) return error;
  if (!(error instanceof RequestError))
    return make('unavailable', undefined, { undertaking, reason: reasonOf(error), cause: error });
  if (error.cause instanceof NoAnswerError) {
    const { ending, tries } = error.cause;
    return make('unavailable', undefined, { undertaking, reason: ending.message, tries, cause: error });
  }
  const tries = Number(error.response?.headers[TRIES_HEADER] ?? 1);
  return make(failureOf(error), error.status, { undertaking, reason: `HTTP ${error.status}`, tries, cause: error });
}

/** Refuses an answer whose body is not what GitHub documents; `problem` names the field. */
export function unreadableError(problem: string, undertaking: Undertaking): RepositoryError {
  return make('unavailable', undefined, { undertaking, reason: problem });
}

/** Tells whether a failure leaves open that GitHub has done what was asked. */
export function mayBeDone({ failure, cause }: RepositoryError): boolean {
  if (failure !== 'unavailable') return false;
  const noAnswer = cause instanceof RequestError ? cause.cause : null;
  return !(noAnswer instanceof NoAnswerError) || noAnswer.ending.sent;
}

function failureOf({ status, response }: RequestError): RepositoryFailure {
  const message = JSON.stringify(response?.data ?? '').slice(0, 2000);
  const headers = new Map(Object.entries(response?.headers ?? {}).map(([name, value]) => [name, String(value)]));
  if (isRateLimited({ status, headers, body: new TextEncoder().encode(message) })) return 'rate-limited';
  const told = TOLD_IN_WORDS.find((each) => each.status === status && each.words.test(message));
  return told?.failure ?? BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}

interface Details {
  readonly undertaking: Undertaking;
  readonly reason: string;
  readonly tries?: number;
  readonly cause?: unknown;
}

function make(
  failure: RepositoryFailure,
  status: number | undefined,
  { undertaking, reason, tries = 1, cause }: Details,
): RepositoryError {
  const often = tries > 1 ? `, tried ${tries} times` : '';
  const message = `GitHub did not ${undertaking.what} (${reason}${often}).`;
  return new RepositoryError({ failure, status, message, hint: hintOf(failure, undertaking), cause });
}

function hintOf(failure: RepositoryFailure, { permission }: Undertaking): string {
  switch (failure) {
    case 'unauthorized':
      return 'The token is wrong or has expired: one of a GitHub App lives an hour.';
    case 'forbidden':
      return `Add to the workflow's \`permissions:\` ${permission}.`;
    case 'locked':
      return 'The conversation is locked: unlock it, or name another thread.';
    case 'missing':
      return 'It may have been deleted, moved or disabled, or the token may not see it.';
    case 'too-long':
      return "The text is longer than GitHub's limit of 65,536 characters.";
    case 'refused':
      return 'Run it with debug logging to see the whole answer.';
    case 'rate-limited':
      return 'The token has used up its requests for now: try again in an hour.';
    case 'unavailable':
      return 'Try again later.';
  }
}

function reasonOf(error: unknown): string {
  return error instanceof v.ValiError || error instanceof Error ? error.message : String(error);
}
