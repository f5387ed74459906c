import { troubleOfFailure } from '../http/failure.ts';
import { readJson } from '../http/json.ts';
import { PROXY_ADVICE } from '../http/proxy.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { RETRY_TABLE, type Trouble } from '../http/retry-table.ts';
import type { Answer, Ending, Send } from '../http/send.ts';
import { type Budget, withRetries } from '../http/with-retries.ts';
import type { Clock, Randomness } from '../ports.ts';
import type { Redact } from '../redaction/redactor.ts';
import type { Problem } from '../words/errors.ts';

import type { Decoded } from './contract.ts';
import { describeAnswer, FRONT_HINT, isInFront } from './describe-answer.ts';
import { refusalOf, type Undertaking } from './refusals.ts';
import { tame } from './tame.ts';

export interface CallerOptions {
  /** Without a trailing slash; may have a path prefix. */
  readonly baseUrl: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly userAgent: string;
  readonly send: Send;
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'fraction'>;
  /** Applied to what the service says, before anything is cut from it. */
  readonly redact: Redact;
}

export interface CallOptions<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** `cut` if a list had more rows than were wanted. */
  readonly decode: (value: unknown, cut: boolean) => Decoded<T>;
  /** Further rows of a list are not read. */
  readonly mostRows?: number;
  readonly cancelled: AbortSignal;
  readonly budget?: Budget;
}

/** The result of a call: `decoded` is null unless the answer is 2xx. */
export interface Call<T> {
  readonly ending: Ending;
  readonly decoded: Decoded<T> | null;
  readonly tries: number;
}

/** Calls the service for one project: sends the key, retries as the table says, and words failures. */
export class Caller {
  readonly projectId: string;
  readonly redact: Redact;
  private readonly options: CallerOptions;

  constructor(options: CallerOptions) {
    this.options = options;
    this.projectId = options.projectId;
    this.redact = options.redact;
  }

  async call<T>(undertaking: Undertaking, options: CallOptions<T>): Promise<Call<T>> {
    const { baseUrl, apiKey, userAgent, send, clock, randomness } = this.options;
    const { method, path, body, decode, mostRows, ...limits } = options;
    const policy = RETRY_TABLE[undertaking];
    const headers = {
      authorization: `Bearer ${apiKey}`,
      accept: 'application/json',
      'user-agent': userAgent,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const { deadlineMs, maxBytes, freshConnection } = policy;
    const exchange = { method, url: new URL(baseUrl + path), headers, deadlineMs, maxBytes, freshConnection };
    const { result, tries } = await withRetries(
      policy,
      async (signal) => {
        const ending = await send({ ...exchange, signal, ...(body === undefined ? {} : { body }) });
        const decoded =
          ending.kind === 'answer' && isSuccess(ending) ? decodeAnswer(ending, { decode, mostRows }) : null;
        return { result: { ending, decoded }, trouble: troubleOf(ending, decoded), retryAfterMs: this.waitOf(ending) };
      },
      { clock, randomness, ...limits },
    );
    return { ...result, tries };
  }

  /** Reads the pause that the service requests (ms); null if it names none. */
  waitOf(ending: Ending): number | null {
    return ending.kind === 'answer' ? retryAfterMs(ending.headers, this.options.clock.now()) : null;
  }

  /** Words a refusal of the service after this many tries. */
  refusal(undertaking: Undertaking, answer: Answer, tries: number): Problem {
    return refusalOf(undertaking, answer, { tries, waitMs: this.waitOf(answer), redact: this.redact });
  }

  /** Says in sentences what came instead of a usable answer; `when` continues the one about a failure. */
  evidence({ ending, decoded }: Pick<Call<unknown>, 'ending' | 'decoded'>, when = ''): string {
    if (ending.kind === 'failure') return `${tame(ending.message, this.redact)}${when}.`;
    return describeAnswer(ending, decoded?.kind === 'problem' ? decoded.problem : null, this.redact);
  }
}

/** Names in a few words of our own what came instead of a usable answer. */
export function reasonOf({ ending, decoded }: Pick<Call<unknown>, 'ending' | 'decoded'>): string {
  if (ending.kind === 'failure') return ending.reason;
  if (decoded?.kind === 'problem') return decoded.reason;
  return `HTTP ${ending.status}${isInFront(ending) ? ' from a proxy or firewall' : ''}`;
}

/** Says what to do about a request without a usable answer. */
export function adviceOn(ending: Ending): string {
  if (ending.kind === 'answer') return isInFront(ending) ? FRONT_HINT : 'Try again later.';
  if (ending.failure === 'certificate') {
    return "Ask the service's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.";
  }
  if (ending.failure === 'cancelled') return 'Run it again if it is still needed.';
  return PROXY_ADVICE[ending.failure] ?? "Check `base-url` and the runner's network, including proxies.";
}

/** Continues the sentence about a broken request: how far it got. */
export function whenItBroke(ending: Ending): string {
  if (ending.kind === 'answer') return '';
  if (ending.status === null) return ', after the request was sent';
  return `, after the answer began with HTTP ${ending.status}`;
}

function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function decodeAnswer<T>(
  answer: Answer,
  { decode, mostRows }: Pick<CallOptions<T>, 'decode'> & { readonly mostRows: number | undefined },
): Decoded<T> {
  const body = readJson(answer, mostRows);
  return body.kind === 'json' ? decode(body.value, body.cut) : body;
}

function troubleOf(ending: Ending, decoded: Decoded<unknown> | null): Trouble | null {
  if (ending.kind === 'failure') return troubleOfFailure(ending);
  if (ending.status === 429) return 'rate-limit';
  if (ending.status === 408 || ending.status === 425) return 'passing';
  if (ending.status >= 500) return 'server';
  return decoded?.kind === 'problem' ? 'bad-body' : null;
}
