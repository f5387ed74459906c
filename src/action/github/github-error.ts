import { RequestError } from '@octokit/request-error';
import * as v from 'valibot';
import { isRateLimited, NoAnswerError, TRIES_HEADER } from '../http/octokit-fetch.ts';
import { RepositoryError, type RepositoryFailure } from '../words/errors.ts';
import { hintOf } from './hints.ts';

/** What was tried, for the message, and the permission it needs, for the hint. */
export interface Undertaking {
  /** Continues "GitHub did not": "show the comments of thread 7". */
  readonly what: string;
  /** Lines for the workflow's `permissions:`. */
  readonly permission: string;
  /** Characters of the text that was sent, if any. */
  readonly length?: number;
}

/** A successful answer that isn't what GitHub documents. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** GitHub's limit for the text of a comment or issue. */
const BODY_LIMIT = 65_536;
const LONGEST_WORDS = 200;

const BY_STATUS: Readonly<Record<number, RepositoryFailure>> = {
  301: 'missing',
  302: 'missing',
  307: 'missing',
  308: 'missing',
  401: 'unauthorized',
  404: 'missing',
  // From a proxy, or GitHub under load: as with 5xx, the request may have had an effect.
  408: 'unavailable',
  410: 'missing',
  425: 'unavailable',
};

/**
 * Refusals that share their status with others and differ only in wording. If GitHub also names a documentation page or
 * a field, that is checked first, below.
 */
const BY_WORDS: readonly {
  readonly status: number;
  readonly words: RegExp;
  readonly failure: RepositoryFailure;
}[] = [
  { status: 403, words: /\blocked\b/i, failure: 'locked' },
  { status: 403, words: /not accessible by integration/i, failure: 'not-accessible' },
  { status: 403, words: /not accessible by personal access token/i, failure: 'forbidden' },
  { status: 403, words: /must have \w+ (access|rights)/i, failure: 'forbidden' },
];

const BY_GRAPHQL_TYPE: Readonly<Record<string, RepositoryFailure>> = {
  FORBIDDEN: 'forbidden',
  INSUFFICIENT_SCOPES: 'forbidden',
  NOT_FOUND: 'missing',
  RATE_LIMITED: 'rate-limited',
  // GitHub's own fault has no type.
  '': 'unavailable',
};

/** GitHub's message in the body of a refusal; any other body counts as empty. */
const refusal = v.fallback(
  v.object({
    message: v.optional(v.string(), ''),
    documentation_url: v.optional(v.string(), ''),
    errors: v.fallback(v.array(v.object({ message: v.optional(v.string()), code: v.optional(v.string()) })), []),
  }),
  { message: '', documentation_url: '', errors: [] },
);

/** The error of Octokit's GraphQL client: an answer with 200 that holds errors. */
const graphqlError = v.object({
  name: v.literal('GraphqlResponseError'),
  errors: v.array(v.object({ type: v.optional(v.string(), ''), message: v.optional(v.string(), '') })),
});

/** Turns whatever Octokit threw, or an unsuccessful answer, into a `RepositoryError`. */
export function repositoryError(error: unknown, undertaking: Undertaking): RepositoryError {
  if (error instanceof RepositoryError) return error;
  if (error instanceof RequestError && error.cause instanceof NoAnswerError) {
    const { ending, tries } = error.cause;
    return make('unavailable', undertaking, { reason: ending.message, ending: ending.failure, tries, cause: error });
  }
  if (error instanceof RequestError) {
    const { status } = error;
    const words = wordsOf(v.parse(refusal, error.response?.data).message);
    const tries = Number(error.response?.headers[TRIES_HEADER] ?? 1);
    return make(failureOf(error, undertaking), undertaking, {
      reason: `HTTP ${status}${words}`,
      status,
      tries,
      cause: error,
    });
  }
  if (v.is(graphqlError, error)) {
    const [first] = error.errors;
    const failure = BY_GRAPHQL_TYPE[first?.type ?? ''] ?? 'refused';
    return make(failure, undertaking, { reason: `GraphQL${wordsOf(first?.message ?? '')}`, cause: error });
  }
  // Octokit reads the answers of GraphQL without checking their form, so other errors have JavaScript's own words.
  const reason = error instanceof UnreadableAnswer ? error.message : 'its answer has an unknown form';
  return make('unavailable', undertaking, { reason, cause: error });
}

/** Checks whether GitHub may have done what was requested despite a failure. */
export function mayBeDone({ failure, cause }: RepositoryError): boolean {
  if (failure !== 'unavailable') return false;
  const noAnswer = cause instanceof RequestError ? cause.cause : null;
  return !(noAnswer instanceof NoAnswerError) || noAnswer.ending.sent;
}

/** Checks whether the content is too large to be sent or returned. */
export function isTooLarge(error: RepositoryError): boolean {
  const { status, cause } = error;
  if (status === 406) return true;
  if (cause instanceof RequestError && cause.cause instanceof NoAnswerError)
    return cause.cause.ending.failure === 'too-big';
  return hasCode(error, 'too_large');
}

/** Checks whether GitHub could not generate the changes in time, which it may refuse for small ones, too. */
export function isNotAvailable(error: RepositoryError): boolean {
  return error.status === 422 && hasCode(error, 'not_available');
}

function hasCode({ cause }: RepositoryError, wanted: string): boolean {
  if (!(cause instanceof RequestError)) return false;
  return v.parse(refusal, cause.response?.data).errors.some(({ code }) => code === wanted);
}

function failureOf({ status, response }: RequestError, { length = 0 }: Undertaking): RepositoryFailure {
  const headers = new Map(Object.entries(response?.headers ?? {}).map(([name, value]) => [name, String(value)]));
  const { message, documentation_url, errors } = v.parse(refusal, response?.data);
  if (isRateLimited({ status, headers, body: new TextEncoder().encode(message) })) return 'rate-limited';
  if (status === 403 && documentation_url.includes('locking-conversations')) return 'locked';
  if (status === 422 && length > BODY_LIMIT) return 'too-long';
  const words = [message, ...errors.map((each) => each.message ?? '')];
  const known = BY_WORDS.find((each) => each.status === status && words.some((text) => each.words.test(text)));
  return known?.failure ?? BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}

function wordsOf(message: string): string {
  if (message === '') return '';
  return `: ${message.length > LONGEST_WORDS ? `${message.slice(0, LONGEST_WORDS)}…` : message}`;
}

interface Details {
  readonly reason: string;
  readonly status?: number;
  readonly tries?: number;
  /** Why there was no answer. */
  readonly ending?: NoAnswerError['ending']['failure'];
  readonly cause: unknown;
}

function make(failure: RepositoryFailure, undertaking: Undertaking, details: Details): RepositoryError {
  const { reason, status, tries = 1, ending, cause } = details;
  const often = tries > 1 ? `, tried ${tries} times` : '';
  const message = `GitHub did not ${undertaking.what} (${reason}${often}).`;
  const hint = hintOf(failure, { permission: undertaking.permission, ending });
  return new RepositoryError({ failure, status, message, hint, cause });
}
