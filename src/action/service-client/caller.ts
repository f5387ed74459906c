import { troubleOfFailure } from '../http/failure.ts';
import { readJson } from '../http/json.ts';
import { PROXY_ADVICE } from '../http/proxy.ts';
import { RETRY_TABLE, type RetryOptions, retryAfterMs, type Trouble, withRetries } from '../http/retries.ts';
import type { Ending, Send } from '../http/send.ts';
import type { JobReader } from '../ports/jobs.ts';
import type { Clock, Randomness } from '../ports.ts';
import type { Redact } from '../redaction/redactor.ts';
import { type Decoded, decodeJob, paths, tame } from './contract.ts';
import { describeAnswer, FRONT_HINT, isInFront, refusalOf, type Undertaking } from './refusals.ts';

export interface Service {
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

export interface CallOptions<T> extends Pick<RetryOptions, 'cancelled' | 'budgets'> {
  readonly path: string;
  /** Makes it a POST. */
  readonly body?: string;
  /** `cut` if a list had more rows than were wanted. */
  readonly decode: (value: unknown, cut: boolean) => Decoded<T>;
  /** Further rows of a list are not read. */
  readonly mostRows?: number;
}

/** The result of a call: `decoded` is null unless the answer is 2xx. */
export interface Call<T> {
  readonly ending: Ending;
  readonly decoded: Decoded<T> | null;
  readonly tries: number;
  /** The pause that the service requests (ms); null if it names none. */
  readonly waitMs: number | null;
}

export async function call<T>(service: Service, undertaking: Undertaking, options: CallOptions<T>): Promise<Call<T>> {
  const { clock, randomness } = service;
  const { path, body, decode, mostRows, ...limits } = options;
  const policy = RETRY_TABLE[undertaking];
  const exchange = {
    ...policy,
    method: body === undefined ? 'GET' : 'POST',
    url: new URL(service.baseUrl + path),
    headers: {
      authorization: `Bearer ${service.apiKey}`,
      accept: 'application/json',
      'user-agent': service.userAgent,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  } as const;
  const { result, tries } = await withRetries(
    policy,
    async (signal) => {
      const ending = await service.send({ ...exchange, signal });
      const isSuccess = ending.kind === 'answer' && ending.status >= 200 && ending.status < 300;
      const read = isSuccess ? readJson(ending, mostRows) : null;
      const decoded = read?.kind === 'json' ? decode(read.value, read.cut) : read;
      const waitMs = ending.kind === 'answer' ? retryAfterMs(ending.headers, clock.now()) : null;
      return { result: { ending, decoded, waitMs }, trouble: troubleOf(ending, decoded), retryAfterMs: waitMs };
    },
    { clock, randomness, ...limits },
  );
  return { ...result, tries };
}

/** Says in sentences what came instead of a usable answer, and with `andHowFar` how far a broken request got. */
export function evidenceOf({ ending, decoded }: Call<unknown>, redact: Redact, andHowFar = false): string {
  if (ending.kind === 'answer') return describeAnswer(ending, decoded?.kind === 'problem' ? decoded : null, redact);
  const howFar = ending.status === null ? 'the request was sent' : `the answer began with HTTP ${ending.status}`;
  return `${tame(ending.message, redact)}${andHowFar ? `, after ${howFar}` : ''}.`;
}

export function adviceOn(ending: Ending): string {
  if (ending.kind === 'answer') return isInFront(ending) ? FRONT_HINT : 'Try again later.';
  if (ending.failure === 'certificate') {
    return "Ask the service's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.";
  }
  if (ending.failure === 'cancelled') return 'Run it again if it is still needed.';
  return PROXY_ADVICE[ending.failure] ?? "Check `base-url` and the runner's network, including proxies.";
}

function troubleOf(ending: Ending, decoded: Decoded<unknown> | null): Trouble | null {
  if (ending.kind === 'failure') return troubleOfFailure(ending);
  if (ending.status === 429) return 'rate-limit';
  if (ending.status === 408 || ending.status === 425) return 'passing';
  if (ending.status >= 500) return 'server';
  return decoded?.kind === 'problem' ? 'bad-body' : null;
}

/** It can't start jobs: the code for that isn't reachable from here. */
export function createJobReader(service: Service): JobReader {
  const { redact } = service;
  return {
    async readJob(id, cancelled) {
      const path = paths.readJob(service.projectId, id);
      const decode = (value: unknown) => decodeJob(value, id, redact);
      const read = await call(service, 'read-job', { path, decode, cancelled });
      const { ending, decoded, waitMs: retryAfterMs } = read;
      if (decoded?.kind === 'value') return { kind: 'job', job: decoded.value };
      const problem = refusalOf('read-job', read, redact);
      const status = ending.kind === 'answer' ? ending.status : 0;
      if (problem !== null && [401, 403, 404].includes(status))
        return { kind: status === 404 ? 'missing' : 'refused', problem };
      const hint = 'This says nothing about the job; we check it again.';
      return { kind: 'failed', problem: { message: evidenceOf(read, redact), hint }, retryAfterMs };
    },
  };
}
