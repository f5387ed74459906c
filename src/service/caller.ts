import type { Problem } from '../errors.ts';
import { type FailureKind, troubleOfFailure } from '../http/failure.ts';
import { readJson } from '../http/json.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { RETRY_TABLE, type Trouble } from '../http/retry-table.ts';
import type { Answer, Ending, Send } from '../http/send.ts';
import { type Budget, withRetries } from '../http/with-retries.ts';
import type { Clock, Randomness } from '../ports.ts';
import { type Decoded, decodeErrorText } from './contract.ts';
import { refusalOf, tame, type Undertaking } from './service-error.ts';

export interface CallerOptions {
  /** Without a slash at the end; a path prefix is kept. */
  readonly baseUrl: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly userAgent: string;
  readonly send: Send;
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'fraction'>;
}

export interface CallOptions<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly decode: (value: unknown) => Decoded<T>;
  readonly cancelled: AbortSignal;
  readonly budget?: Budget;
}

/** What a call came to: `decoded` is null unless the answer is 2xx. */
export interface Call<T> {
  readonly ending: Ending;
  readonly decoded: Decoded<T> | null;
  readonly tries: number;
}

/** Calls the service for one project: sends with the key, repeats as the table says, and words what went wrong. */
export class Caller {
  readonly projectId: string;
  private readonly options: CallerOptions;

  constructor(options: CallerOptions) {
    this.options = options;
    this.projectId = options.projectId;
  }

  async call<T>(undertaking: Undertaking, options: CallOptions<T>): Promise<Call<T>> {
    const { baseUrl, apiKey, userAgent, send, clock, randomness } = this.options;
    const { method, path, body, decode, ...limits } = options;
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
        const decoded = ending.kind === 'answer' && isSuccess(ending) ? decodeAnswer(ending, decode) : null;
        return { result: { ending, decoded }, trouble: troubleOf(ending, decoded), retryAfterMs: this.waitOf(ending) };
      },
      { clock, randomness, ...limits },
    );
    return { ...result, tries };
  }

  /** Reads how long the service wants to be left alone (ms); null if it does not say. */
  waitOf(ending: Ending): number | null {
    return ending.kind === 'answer' ? retryAfterMs(ending.headers, this.options.clock.now()) : null;
  }

  /** Words an answer by which the service refuses. */
  refusal(undertaking: Undertaking, answer: Answer): Problem {
    const body = readJson(answer);
    const theirWords = body.kind === 'json' ? decodeErrorText(body.value) : null;
    return refusalOf(undertaking, answer.status, { theirWords, apiKey: this.options.apiKey });
  }

  /** Says what came instead of a usable answer. */
  evidence({ ending, decoded }: Pick<Call<unknown>, 'ending' | 'decoded'>): string {
    return tame(ending.kind === 'failure' ? ending.message : told(ending, decoded), this.options.apiKey);
  }
}

/** Advises on a request without an answer. */
export function hintOf(failure: FailureKind): string {
  if (failure === 'certificate')
    return "Let the service's operator mend the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.";
  if (failure === 'cancelled') return 'Run it again if it is still wanted.';
  return 'Check `base-url` and the network of the runner, proxies included.';
}

function told({ status, headers }: Answer, decoded: Decoded<unknown> | null): string {
  const type = headers.get('content-type') ?? 'no content type';
  return `HTTP ${status} (${type})${decoded?.kind === 'problem' ? `: ${decoded.problem}` : ''}`;
}

function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function decodeAnswer<T>(answer: Answer, decode: (value: unknown) => Decoded<T>): Decoded<T> {
  const body = readJson(answer);
  return body.kind === 'json' ? decode(body.value) : body;
}

function troubleOf(ending: Ending, decoded: Decoded<unknown> | null): Trouble | null {
  if (ending.kind === 'failure') return troubleOfFailure(ending);
  if (ending.status === 429) return 'rate-limit';
  if (ending.status === 408 || ending.status === 425) return 'passing';
  if (ending.status >= 500) return 'server';
  return decoded?.kind === 'problem' ? 'bad-body' : null;
}
