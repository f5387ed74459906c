import { type Failure, troubleOfFailure } from './failure.ts';
import { type Operation, RETRY_TABLE, type RetryOptions, retryAfterMs, type Trouble, withRetries } from './retries.ts';
import type { Answer, Ending, Exchange, Send } from './send.ts';

/** No answer after all allowed attempts. Octokit passes it on as the `cause` of its own error. */
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

/** The number of tries, for messages about the answer; a header that no server sends. */
export const TRIES_HEADER = 'x-docs-agent-tries';

export interface FetchOptions extends Omit<RetryOptions, 'budgets'> {
  readonly send: Send;
  readonly operationOf: (method: string, path: string) => Operation;
  /** One attempt within this time (ms), instead of the table's policy. */
  readonly withinMs?: number;
}

/** What Octokit passes to `fetch`: headers with names in lower case, and JSON. */
type OctokitRequest = Pick<Exchange, 'method' | 'headers'> & { readonly body?: string | undefined };

/** With our deadlines, limits and retries; a call can use its own by `request: { fetch }`. Throws `NoAnswerError`. */
export function createFetch(options: FetchOptions) {
  const { send, clock, operationOf, withinMs } = options;
  return async (address: string, { method, headers, body }: OctokitRequest) => {
    const url = new URL(address);
    const table = RETRY_TABLE[operationOf(method, url.pathname)];
    const policy = withinMs === undefined ? table : { ...table, deadlineMs: withinMs, rules: {} };
    const exchange = { ...policy, method, url, headers, ...(body === undefined ? {} : { body }) };
    const { result, tries } = await withRetries(
      policy,
      async (signal) => {
        const ending = await follow({ ...exchange, signal }, send);
        const wait = ending.kind === 'answer' ? retryAfterMs(ending.headers, clock.now()) : null;
        return { result: ending, trouble: troubleOf(ending), retryAfterMs: wait };
      },
      options,
    );
    if (result.kind === 'failure') throw new NoAnswerError(result, tries);
    return answerOf(result, tries);
  };
}

/** Each rename adds one; more than this is a loop. */
const MOST_MOVES = 3;

/** Follows a read to a renamed repository. The host stays: the token is for no other. */
async function follow(exchange: Exchange, send: Send, moves = 0): Promise<Ending> {
  const ending = await send(exchange);
  if (exchange.method !== 'GET' || ending.kind !== 'answer' || ending.status !== 301 || moves === MOST_MOVES)
    return ending;
  const location = ending.headers.get('location') ?? '';
  if (!URL.canParse(location, exchange.url.href)) return ending;
  const url = new URL(location, exchange.url);
  return url.origin === exchange.url.origin ? follow({ ...exchange, url }, send, moves + 1) : ending;
}

function troubleOf(ending: Ending): Trouble | null {
  if (ending.kind === 'failure') return troubleOfFailure(ending);
  if (isRateLimited(ending)) return 'rate-limit';
  return ending.status >= 500 ? 'server' : null;
}

/** Headers show most of GitHub's limits; for others it documents only the wording of the message. */
export function isRateLimited({ status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  if (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0') return true;
  return /secondary rate limit/i.test(new TextDecoder().decode(body.subarray(0, 2000)));
}

/** What Octokit reads of a `Response`. That class itself would make Node load its own HTTP client, a tenth of a start. */
function answerOf({ status, headers, body }: Answer, tries: number) {
  // Without those that describe the body on the wire.
  const shown = [...headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
  return {
    status,
    url: '', // Octokit only passes it on
    headers: new Map([...shown, [TRIES_HEADER, String(tries)]]),
    text: async (): Promise<string> => new TextDecoder().decode(body),
    arrayBuffer: async (): Promise<ArrayBuffer> => new Uint8Array(body).buffer,
  };
}
