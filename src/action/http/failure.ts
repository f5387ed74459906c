import diagnostics from 'node:diagnostics_channel';
import type { DiagnosticsChannel as Undici } from 'undici/types/diagnostics-channel';
import { codeOf, TooBigError, UndecodableError } from './body.ts';
import type { Trouble } from './retries.ts';
import { errors } from './undici.ts';

/** Why there is no whole answer. */
export type FailureKind =
  | 'unreachable'
  | 'certificate'
  | 'proxy-certificate'
  | 'proxy-password' // the proxy answered 407, so it has passed nothing on
  | 'lost'
  | 'timeout'
  | 'too-big'
  | 'undecodable'
  | 'cancelled'; // by our own signal

/** After these a retry may help. */
const PASSING: readonly FailureKind[] = ['unreachable', 'lost', 'timeout', 'undecodable'];

export interface Failure {
  readonly kind: 'failure';
  readonly failure: FailureKind;
  /** False only with proof that not a byte of the request was written. */
  readonly sent: boolean;
  /** Status of the answer whose body broke; null if no answer began. */
  readonly status: number | null;
  /** What happened, as part of a sentence: "127.0.0.1 reset the connection". Holds no header and no key. */
  readonly message: string;
}

/** Null if a retry can't help. */
export function troubleOfFailure({ failure, sent }: Failure): Trouble | null {
  if (!PASSING.includes(failure)) return null;
  return sent ? 'network' : 'unsent';
}

const CERTIFICATE_CODE =
  /^(CERT_|CRL_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)|HOSTNAME_MISMATCH)/;

/** What an error's code means that the other side did. */
const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ENOTFOUND: 'has no address (DNS)',
  EAI_AGAIN: 'has no address at the moment (DNS)',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ECONNRESET: 'reset the connection',
  EPIPE: 'closed the connection',
  ETIMEDOUT: 'did not answer',
  UND_ERR_CONNECT_TIMEOUT: 'did not accept a connection in time',
  UND_ERR_SOCKET: 'closed the connection',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'sent a body of a different length than announced',
  UND_ERR_HEADERS_OVERFLOW: 'sent too many headers',
  EPROTO: 'does not speak TLS as expected',
  ERR_SSL_WRONG_VERSION_NUMBER: 'does not speak TLS',
  UND_ERR_ABORTED: 'cannot be reached, because the proxy refuses to',
  UND_ERR_PRX_CONN: 'cannot be reached, because the proxy closed the connection',
};

export type Stop = 'timeout' | 'cancelled';

/**
 * Watches a request until it is disposed of. An error code doesn't show whether the request was sent (`ECONNRESET` can be
 * either), but undici publishes an event right before it writes. The channels report every client of the process,
 * including a proxy's CONNECT, so method and path must match; for an `http` proxy the path is a whole address. The origin
 * is not compared: there it is the proxy's, and missing our own request would be worse than matching someone else's.
 */
export function watchExchange(method: string, url: URL) {
  let sent = false;
  let wantsPassword = false;
  /** By error, where it happened first: that to a proxy is passed on as that to the server. */
  const origins = new Map<unknown, string>();
  const path = url.pathname + url.search;
  const tunnel = `${url.host}${url.port === '' ? ':443' : ''}`;
  const isOurs = (request: Undici.ClientSendHeadersMessage['request']): boolean =>
    request.method === method && [path, url.origin + path].includes(request.path);
  using stack = new DisposableStack();
  listen(stack, 'undici:client:sendHeaders', ({ request }: Undici.ClientSendHeadersMessage) => {
    if (isOurs(request)) sent = true;
  });
  listen(stack, 'undici:client:connectError', ({ error, connectParams }: Undici.ClientConnectErrorMessage) => {
    if (!origins.has(error)) origins.set(error, `${connectParams.protocol}//${connectParams.host}`);
  });
  listen(stack, 'undici:request:headers', ({ request, response }: Undici.RequestHeadersMessage) => {
    const isTunnel = request.method === 'CONNECT' && request.path === tunnel;
    // Undici turns that of a proxy into an error.
    if (response.statusCode === 407 && (isTunnel || isOurs(request))) wantsPassword = true;
  });
  const listening = stack.move();
  return {
    /** `status` is that of an answer whose body broke. `stopped`, our own reason for ending, overrides any error. */
    failureOf(error: unknown, status: number | null, stopped: Stop | null): Failure {
      const chain = chainOf(error);
      const atProxy = chain.some((each) => (origins.get(each) ?? url.origin) !== url.origin);
      const known = stopped ?? (status === null && wantsPassword ? 'proxy-password' : null);
      const named = known === null ? namedByError(chain, url.host, atProxy, sent) : namedByUs(known, url.host);
      return { kind: 'failure', sent, status, ...named };
    },
    [Symbol.dispose]: (): void => listening.dispose(),
  };
}

function listen<T>(stack: DisposableStack, channel: string, listener: (message: T) => void): void {
  const listening = (message: unknown): void => listener(message as T);
  diagnostics.subscribe(channel, listening);
  stack.defer(() => diagnostics.unsubscribe(channel, listening));
}

type Named = Pick<Failure, 'failure' | 'message'>;

/** Names what we know without an error. */
function namedByUs(failure: Stop | 'proxy-password', host: string): Named {
  if (failure === 'timeout') return { failure, message: `${host} did not answer in time` };
  if (failure === 'cancelled') return { failure, message: 'the run was cancelled' };
  const why = 'because the proxy requires a valid user name and password (407)';
  return { failure, message: `${host} cannot be reached, ${why}` };
}

/** `chain`: the error and its causes, because a proxy agent wraps errors. `atProxy`: it was on the way to a proxy. */
function namedByError(chain: readonly Error[], host: string, atProxy: boolean, sent: boolean): Named {
  const [error] = chain;
  const unreachable = `${host} cannot be reached, because`;
  if (error instanceof TooBigError) {
    return { failure: 'too-big', message: `the answer of ${host} is too big: ${error.message}` };
  }
  if (error instanceof UndecodableError) {
    return { failure: 'undecodable', message: `the answer of ${host} cannot be decoded: ${error.message}` };
  }
  const codes = chain.map(codeOf).filter((each) => each !== null);
  const [code = error?.name ?? 'unknown error'] = codes;
  const distrust = codes.find((each) => CERTIFICATE_CODE.test(each));
  if (distrust !== undefined && atProxy) {
    const message = `${unreachable} the certificate of the proxy is not trusted (${distrust})`;
    return { failure: 'proxy-certificate', message };
  }
  if (distrust !== undefined) {
    return { failure: 'certificate', message: `the certificate of ${host} is not trusted (${distrust})` };
  }
  const failure = sent ? 'lost' : 'unreachable';
  if (error instanceof errors.HTTPParserError)
    return { failure, message: `${host} did not answer with HTTP (${code})` };
  const what = CODES[code] ?? 'broke the connection';
  return { failure, message: `${atProxy ? `${unreachable} the proxy` : host} ${what} (${code})` };
}

const chainOf = (error: unknown): readonly Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);
