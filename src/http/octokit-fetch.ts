import type { Clock, Randomness } from '../ports.ts';
import { type Failure, troubleOfFailure } from './failure.ts';
import { retryAfterMs } from './retry-after.ts';
import { type Operation, type Policy, RETRY_TABLE, type Trouble } from './retry-table.ts';
import type { Answer, Ending, Exchange, Send } from './send.ts';
import { withRetries } from './with-retries.ts';

/** There is no answer, after all attempts that are allowed. Octokit hands it on as the `cause` of its own error. */
export class NoAnswerError extends Error {
  readonly ending: Failure;
  readonly tries: number;

  constructor(ending: Failure, tries: number) {
    super(ending.message);
    this.name = 'NoAnswerError';
    this.ending = ending;
    this.tries = tries;
  }
}

/** How often an answer was asked for, for the sentences that are made of it; a header that no server sends. */
export const TRIES_HEADER = 'x-docs-agent-tries';

export interface FetchOptions {
  readonly send: Send;
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'fraction'>;
  readonly cancelled: AbortSignal;
  readonly operationOf: (method: string, path: string) => Operation;
  /** One attempt within this time (ms) instead of what the table says. */
  readonly withinMs?: number;
}

type Fetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Makes a `fetch` for Octokit that sends as everything here is sent: with deadlines, caps and the table of retries. A
 * single call may have one of its own, by Octokit's `request: { fetch }`. Throws `NoAnswerError`.
 */
export function createFetch(options: FetchOptions): Fetch {
  const { send, clock, operationOf, withinMs } = options;
  return async (address, init = {}) => {
    const url = new URL(typeof address === 'object' && 'url' in address ? address.url : address);
    const method = methodOf(init);
    const table = RETRY_TABLE[operationOf(method, url.pathname)];
    const policy: Policy = withinMs === undefined ? table : { ...table, deadlineMs: withinMs, rules: {} };
    const exchange: Omit<Exchange, 'signal'> = {
      method,
      url,
      headers: plainHeaders(init.headers),
      deadlineMs: policy.deadlineMs,
      maxBytes: policy.maxBytes,
      freshConnection: policy.freshConnection,
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    };
    const { result, tries } = await withRetries(
      policy,
      async (signal) => {
        const ending = await send({ ...exchange, signal });
        return { result: ending, trouble: troubleOf(ending), retryAfterMs: waitOf(ending, clock) };
      },
      options,
    );
    if (result.kind === 'failure') throw new NoAnswerError(result, tries);
    return responseOf(result, tries);
  };
}

/** Names GitHub's reason to ask again, or null. */
function troubleOf(ending: Ending): Trouble | null {
  if (ending.kind === 'failure') return troubleOfFailure(ending);
  if (isRateLimited(ending)) return 'rate-limit';
  return ending.status >= 500 ? 'server' : null;
}

/**
 * Tells GitHub's limits from its other refusals. The primary limit and most secondary ones are told by headers; for a
 * secondary one without them GitHub documents nothing but the words of the message.
 */
export function isRateLimited({ status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  if (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0') return true;
  return /secondary rate limit/i.test(new TextDecoder().decode(body.subarray(0, 2000)));
}

function waitOf(ending: Ending, clock: Clock): number | null {
  return ending.kind === 'answer' ? retryAfterMs(ending.headers, clock.now()) : null;
}

/**
 * Makes an object of whatever form headers have. The globals `Headers` and `Request` are not named on the way to the first
 * request: Node loads an HTTP client of its own with them.
 */
function plainHeaders(headers: RequestInit['headers'] = {}): Record<string, string> {
  const entries = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(entries.map(([name = '', value]) => [name.toLowerCase(), String(value)]));
}

function methodOf({ method = 'GET' }: RequestInit): Exchange['method'] {
  const upper = method.toUpperCase();
  if (upper === 'GET' || upper === 'POST' || upper === 'PATCH' || upper === 'PUT' || upper === 'DELETE') return upper;
  throw new TypeError(`the method ${upper} is never used here`);
}

function responseOf({ status, headers, body }: Answer, tries: number): Response {
  const told = new Headers([...headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length'));
  told.set(TRIES_HEADER, String(tries));
  // These statuses must not have a body, says the fetch standard.
  const bodiless = status === 204 || status === 205 || status === 304;
  return new Response(bodiless ? null : new Uint8Array(body), { status, headers: told });
}
