import { RequestError } from '@octokit/request-error';
import * as v from 'valibot';
import { isRateLimited, NoAnswerError, TRIES_HEADER } from '../http/octokit-fetch.ts';
import { PROXY_ADVICE } from '../http/proxy.ts';
import type { Permissions } from '../words/commands.ts';
import { RepositoryError, type RepositoryFailure } from '../words/errors.ts';
import { COMMENT_LIMIT } from '../words/markdown.ts';

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

const LONGEST_WORDS = 200;

const BY_STATUS: readonly (readonly [RepositoryFailure, readonly number[]])[] = [
  ['missing', [301, 302, 307, 308, 404, 410]],
  ['unauthorized', [401]],
  // From a proxy, or GitHub under load: as with 5xx, the request may have had an effect.
  ['unavailable', [408, 425]],
];

/** What a refusal means by GitHub's words: that it names a documentation page or a rate limit is checked first, below. */
const FORBIDDEN_BY_WORDS: readonly (readonly [RepositoryFailure, RegExp])[] = [
  ['locked', /\blocked\b/i],
  ['not-accessible', /not accessible by integration/i],
  ['not-granted', /not accessible by personal access token/i],
  ['forbidden', /must have \w+ (access|rights)/i],
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

const GRANT = "Add PERMISSION to the workflow's `permissions:`.";

const HINTS: Readonly<Record<RepositoryFailure, string>> = {
  unauthorized: 'The token is wrong or has expired; a token of a GitHub App expires after an hour.',
  'not-accessible': GRANT,
  'not-granted': 'Give the personal access token PERMISSION.',
  forbidden: GRANT,
  locked: 'Unlock the conversation.',
  missing: 'It may have been deleted, moved or disabled, or the token may not see it.',
  'too-long': "The text is longer than GitHub's limit of 65,536 characters.",
  refused: 'GitHub gives no reason beyond the one in brackets.',
  'rate-limited': 'This token has reached a rate limit of GitHub. Try again later.',
  unavailable: 'Try again later.',
};

/** What to do about a missing answer, if a retry alone won't help. */
const HINTS_WITHOUT_ANSWER: Readonly<Partial<Record<NoAnswerError['ending']['failure'], string>>> = {
  unreachable: "Check `GITHUB_API_URL` and the runner's network, including proxies.",
  certificate:
    "Ask GitHub's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
  ...PROXY_ADVICE,
  cancelled: 'Run it again if it is still needed.',
};

/** `needs` are those of the step's mode: where it will write, a refused read asks for the write at once. */
function needed(hint: string, { permission }: Undertaking, needs: Permissions): string {
  const all = Object.entries(needs).map(([scope, level]) => `${scope}: ${level}`);
  const scopes = permission.replace(/`([\w-]+): read`/g, (read, scope: string) =>
    needs[scope] === 'write' ? `\`${scope}: write\`` : read,
  );
  const block = hint === GRANT && all.length > 0 ? ` This mode needs \`permissions: { ${all.join(', ')} }\`.` : '';
  return hint.replace('PERMISSION', () => scopes) + block;
}

export function repositoryError(cause: unknown, undertaking: Undertaking, needs: Permissions = {}): RepositoryError {
  if (cause instanceof RepositoryError) return cause;
  const failed = (failure: RepositoryFailure, reason: string, hint = HINTS[failure], status?: number) =>
    new RepositoryError({
      failure,
      status,
      message: `GitHub did not ${undertaking.what} (${reason}).`,
      hint: needed(hint, undertaking, needs),
      cause,
    });
  if (cause instanceof RequestError && cause.cause instanceof NoAnswerError) {
    const { ending, tries } = cause.cause;
    return failed('unavailable', ending.message + often(tries), HINTS_WITHOUT_ANSWER[ending.failure]);
  }
  if (cause instanceof RequestError) {
    const { status, response } = cause;
    const words = wordsOf(v.parse(refusal, response?.data).message);
    const reason = `HTTP ${status}${words}${often(Number(response?.headers[TRIES_HEADER] ?? 1))}`;
    return failed(failureOf(cause, undertaking), reason, undefined, status);
  }
  if (v.is(graphqlError, cause)) {
    const { type = '', message = '' } = cause.errors[0] ?? {};
    const known = type === 'FORBIDDEN' ? byWords([message]) : undefined;
    return failed(known ?? BY_GRAPHQL_TYPE[type] ?? 'refused', `GraphQL${wordsOf(message)}`);
  }
  // Octokit reads the answers of GraphQL without checking their form, so other errors have JavaScript's own words.
  return failed('unavailable', cause instanceof UnreadableAnswer ? cause.message : 'its answer has an unknown form');
}

const often = (tries: number): string => (tries > 1 ? `, tried ${tries} times` : '');

export function mayBeDone({ failure, cause }: RepositoryError): boolean {
  if (failure !== 'unavailable') return false;
  const noAnswer = cause instanceof RequestError ? cause.cause : null;
  return !(noAnswer instanceof NoAnswerError) || noAnswer.ending.sent;
}

export function isTooLarge(error: RepositoryError): boolean {
  const { status, cause } = error;
  if (status === 406) return true;
  if (cause instanceof RequestError && cause.cause instanceof NoAnswerError)
    return cause.cause.ending.failure === 'too-big';
  return hasCode(error, 'too_large');
}

export const isMissing = ({ failure }: RepositoryError): boolean => failure === 'missing';

export const isEmpty = ({ status, message }: RepositoryError): boolean =>
  status === 409 && /git repository is empty/i.test(message);

const CLOSED: readonly RepositoryFailure[] = ['forbidden', 'not-accessible', 'not-granted', 'missing', 'refused'];

/** Checks whether GraphQL, or this part of it, is closed to the token: REST may still answer. */
export const isClosed = ({ failure }: RepositoryError): boolean => CLOSED.includes(failure);

/** Checks whether GitHub could not generate the changes in time, which it may refuse for small ones, too. */
export const isNotAvailable = (error: RepositoryError): boolean =>
  error.status === 422 && hasCode(error, 'not_available');

function hasCode({ cause }: RepositoryError, wanted: string): boolean {
  if (!(cause instanceof RequestError)) return false;
  return v.parse(refusal, cause.response?.data).errors.some(({ code }) => code === wanted);
}

function failureOf({ status, response }: RequestError, { length = 0 }: Undertaking): RepositoryFailure {
  const headers = new Map(Object.entries(response?.headers ?? {}).map(([name, value]) => [name, String(value)]));
  const { message, documentation_url, errors } = v.parse(refusal, response?.data);
  if (isRateLimited({ status, headers, body: new TextEncoder().encode(message) })) return 'rate-limited';
  if (status === 403 && documentation_url.includes('locking-conversations')) return 'locked';
  if (status === 422 && length > COMMENT_LIMIT) return 'too-long';
  const words = [message, ...errors.map((each) => each.message ?? '')];
  const known = status === 403 ? byWords(words) : BY_STATUS.find(([, statuses]) => statuses.includes(status))?.[0];
  return known ?? (status >= 500 ? 'unavailable' : 'refused');
}

const byWords = (words: readonly string[]): RepositoryFailure | undefined =>
  FORBIDDEN_BY_WORDS.find(([, pattern]) => words.some((text) => pattern.test(text)))?.[0];

function wordsOf(message: string): string {
  if (message === '') return '';
  return `: ${message.length > LONGEST_WORDS ? `${message.slice(0, LONGEST_WORDS)}…` : message}`;
}
