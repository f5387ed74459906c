import { type Problem, ServiceError } from '../errors.ts';
import { troubleOfFailure } from '../http/failure.ts';
import { readJson } from '../http/json.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { RETRY_TABLE, type Trouble } from '../http/retry-table.ts';
import type { Answer, Ending, Send } from '../http/send.ts';
import { type Budget, withRetries } from '../http/with-retries.ts';
import type {
  Clock,
  DocsService,
  JobCreation,
  JobReading,
  Randomness,
  RequestAllowance,
  VisitorsPage,
  VisitorsQuery,
} from '../ports.ts';
import { type Decoded, decodeCreatedJob, decodeErrorText, decodeJob, decodeVisitors, paths } from './contract.ts';
import { refusalOf, tame, type Undertaking } from './service-error.ts';

export interface DocsServiceOptions {
  /** Without a slash at the end; a path prefix is kept. */
  readonly baseUrl: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly userAgent: string;
  readonly send: Send;
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'fraction'>;
}

const NO_REQUEST_LEFT = {
  status: undefined,
  message: 'The service was not asked for visitors, because no request is left.',
  hint: 'Raise `max-requests`.',
};

/** Shared by all pages of one run. */
const VISITORS_REPETITIONS = 10;

/** Makes the documentation service's side of the ports. */
export function createDocsService(options: DocsServiceOptions): DocsService {
  const caller = new Caller(options);
  let repetitions = VISITORS_REPETITIONS;
  const budgetOf = (allowance: RequestAllowance): Budget => ({
    takeRepetition: () => {
      if (repetitions === 0 || allowance.left <= 0) return false;
      repetitions -= 1;
      allowance.left -= 1;
      return true;
    },
  });
  return {
    createJob: (prompt, cancelled) => createJob(caller, prompt, cancelled),
    readJob: (id, cancelled) => readJob(caller, id, cancelled),
    readVisitors: async (query, { allowance, cancelled }) => {
      if (allowance.left <= 0) throw new ServiceError(NO_REQUEST_LEFT);
      allowance.left -= 1;
      return readVisitors(caller, query, { budget: budgetOf(allowance), cancelled });
    },
  };
}

/** What a call came to: `decoded` is null unless the answer is 2xx with a body that can be read. */
interface Call<T> {
  readonly ending: Ending;
  readonly decoded: Decoded<T> | null;
  readonly tries: number;
}

interface CallOptions<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly decode: (value: unknown) => Decoded<T>;
  readonly cancelled: AbortSignal;
  readonly budget?: Budget;
}

class Caller {
  readonly projectId: string;
  private readonly options: DocsServiceOptions;

  constructor(options: DocsServiceOptions) {
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

  waitOf(ending: Ending): number | null {
    return ending.kind === 'answer' ? retryAfterMs(ending.headers, this.options.clock.now()) : null;
  }

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

function told({ status, headers }: Answer, decoded: Decoded<unknown> | null): string {
  const type = headers.get('content-type') ?? 'no content type';
  return `HTTP ${status} (${type})${decoded?.kind === 'problem' ? `: ${decoded.problem}` : ''}`;
}

/** Refusals after which certainly no job exists. 408, 409 and 425 are not among them: they do not say so. */
const CERTAIN_REFUSALS = [400, 401, 403, 404, 413, 422, 429];

async function createJob(caller: Caller, prompt: string, cancelled: AbortSignal): Promise<JobCreation> {
  const call = await caller.call('create-job', {
    method: 'POST',
    path: paths.createJob(caller.projectId),
    body: JSON.stringify({ prompt }),
    decode: decodeCreatedJob,
    cancelled,
  });
  const { ending, decoded, tries } = call;
  if (decoded?.kind === 'value') return { kind: 'created', job: decoded.value, tries };
  if (ending.kind === 'failure' && !ending.sent) {
    const often = tries === 1 ? '' : ` It was tried ${tries} times.`;
    const problem = {
      message: `The service was not reached: ${caller.evidence(call)}.${often}`,
      hint: hintOf(ending.failure),
    };
    return { kind: 'not-created', problem, tries };
  }
  if (ending.kind === 'answer' && CERTAIN_REFUSALS.includes(ending.status)) {
    return { kind: 'not-created', problem: caller.refusal('create-job', ending), tries };
  }
  return { kind: 'unknown', evidence: `${caller.evidence(call)}${whenItBroke(ending)}.`, tries };
}

function whenItBroke(ending: Ending): string {
  if (ending.kind === 'answer') return '';
  if (ending.status === null) return ', after the request had been sent';
  return `, after the answer had begun with HTTP ${ending.status}`;
}

function hintOf(failure: string): string {
  if (failure === 'certificate')
    return "Let the service's operator mend the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.";
  if (failure === 'cancelled') return 'Run it again if it is still wanted.';
  return 'Check `base-url` and the network of the runner, proxies included.';
}

async function readJob(caller: Caller, id: string, cancelled: AbortSignal): Promise<JobReading> {
  const call = await caller.call('read-job', {
    method: 'GET',
    path: paths.readJob(caller.projectId, id),
    decode: decodeJob,
    cancelled,
  });
  const { ending, decoded } = call;
  if (decoded?.kind === 'value' && decoded.value.id === id) return { kind: 'job', job: decoded.value };
  if (ending.kind === 'answer') {
    const kind = ending.status === 404 ? 'missing' : ending.status === 401 || ending.status === 403 ? 'refused' : null;
    if (kind !== null) return { kind, problem: caller.refusal('read-job', ending) };
  }
  const other = decoded?.kind === 'value' ? ' with another job' : '';
  const problem = {
    message: `${ending.kind === 'answer' ? 'the service answered ' : ''}${caller.evidence(call)}${other}.`,
    hint: 'The job goes on; it is looked at again.',
  };
  return { kind: 'failed', problem, retryAfterMs: caller.waitOf(ending) };
}

async function readVisitors(
  caller: Caller,
  { from, to, limit, offset }: VisitorsQuery,
  limits: { readonly budget: Budget; readonly cancelled: AbortSignal },
): Promise<VisitorsPage> {
  const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(limit), offset: String(offset) });
  const call = await caller.call('read-visitors', {
    method: 'GET',
    path: `${paths.visitors(caller.projectId)}?${query}`,
    decode: decodeVisitors,
    ...limits,
  });
  const { ending, decoded, tries } = call;
  if (decoded?.kind === 'value') return decoded.value;
  const status = ending.kind === 'answer' ? ending.status : undefined;
  if (ending.kind === 'answer' && CERTAIN_REFUSALS.includes(ending.status)) {
    throw new ServiceError({ status, ...caller.refusal('read-visitors', ending) });
  }
  throw new ServiceError({
    status,
    message: `The service gave no usable visitors after ${tries} ${tries === 1 ? 'try' : 'tries'}: ${caller.evidence(call)}.`,
    hint: ending.kind === 'failure' ? hintOf(ending.failure) : 'Run it again later.',
  });
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
