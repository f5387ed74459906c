import { codeOf, TooBigError, UndecodableError } from './body.ts';
import type { Trouble } from './retry-table.ts';
import { errors } from './undici.ts';

/**
 * Why there is no whole answer.
 * - `unreachable`: no connection was made
 * - `certificate`: the server's certificate is not trusted
 * - `proxy-certificate`: that of the proxy is not trusted
 * - `proxy-password`: the proxy answered 407, so it has passed nothing on
 * - `lost`: the connection broke
 * - `timeout`: the deadline is over
 * - `too-big`, `undecodable`: the body is not acceptable
 * - `cancelled`: our own signal
 */
export type FailureKind =
  | 'unreachable'
  | 'certificate'
  | 'proxy-certificate'
  | 'proxy-password'
  | 'lost'
  | 'timeout'
  | 'too-big'
  | 'undecodable'
  | 'cancelled';

export interface Failure {
  readonly kind: 'failure';
  readonly failure: FailureKind;
  /** False only with proof that not a byte of the request was written. */
  readonly sent: boolean;
  /** Status of the answer whose body broke; null if no answer began. */
  readonly status: number | null;
  /** What happened, as part of a sentence: "the connection was reset". Holds no header and no key. */
  readonly message: string;
  /** The same without the host, short enough for brackets: "the connection was reset". */
  readonly reason: string;
}

const CERTIFICATE_CODE =
  /^(CERT_|CRL_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)|HOSTNAME_MISMATCH)/;

const WORDS: Readonly<Record<string, string>> = {
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

/** Short forms of the above; a code without one uses the words of its kind. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'no address (DNS)',
  EAI_AGAIN: 'no address (DNS)',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the host is unreachable',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_SOCKET: 'the connection was closed',
  EPROTO: 'no TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS',
  UND_ERR_ABORTED: 'the proxy refused',
  UND_ERR_PRX_CONN: 'the proxy closed the connection',
};

const REASONS_BY_KIND: Readonly<Record<FailureKind, string>> = {
  unreachable: 'no connection',
  certificate: 'untrusted certificate',
  'proxy-certificate': 'untrusted certificate of the proxy',
  'proxy-password': 'the proxy requires a password',
  lost: 'the connection broke',
  timeout: 'no answer in time',
  'too-big': 'the answer is too big',
  undecodable: 'undecodable answer',
  cancelled: 'cancelled',
};

/** Names what went wrong in an attempt. `stopped` is our own reason for ending it; it overrides any error. */
export function failureOf(
  error: unknown,
  attempt: {
    readonly host: string;
    /** Whether the connection to a proxy failed. */
    readonly atProxy: boolean;
    readonly sent: boolean;
    readonly status: number | null;
    readonly stopped: 'timeout' | 'cancelled' | null;
  },
): Failure {
  const { host, atProxy, sent, status, stopped } = attempt;
  const make = (failure: FailureKind, message: string, reason: string = REASONS_BY_KIND[failure]): Failure => {
    return { kind: 'failure', sent, status, failure, message, reason };
  };
  if (stopped === 'timeout') return make('timeout', `${host} did not answer in time`);
  if (stopped === 'cancelled') return make('cancelled', 'the run was cancelled');
  if (error instanceof TooBigError) return make('too-big', `the answer of ${host} is too big: ${error.message}`);
  if (error instanceof UndecodableError) {
    return make('undecodable', `the answer of ${host} cannot be decoded: ${error.message}`);
  }
  const codes = codesOf(error);
  const [code = error instanceof Error ? error.name : 'unknown error'] = codes;
  const distrust = codes.find((each) => CERTIFICATE_CODE.test(each));
  if (distrust !== undefined && atProxy) {
    const why = `the certificate of the proxy is not trusted (${distrust})`;
    return make('proxy-certificate', `${unreachable(host)} ${why}`);
  }
  if (distrust !== undefined) {
    return make('certificate', `the certificate of ${host} is not trusted (${distrust})`);
  }
  const kind = sent ? 'lost' : 'unreachable';
  if (error instanceof errors.HTTPParserError) {
    return make(kind, `${host} did not answer with HTTP (${code})`, 'the answer is not HTTP');
  }
  const subject = atProxy ? `${unreachable(host)} the proxy` : host;
  return make(kind, `${subject} ${WORDS[code] ?? 'broke the connection'} (${code})`, REASONS[code]);
}

/** Names the failure of an attempt that a proxy answered with 407. */
export function refusedWithoutPassword({ host }: URL, sent: boolean): Failure {
  const failure = 'proxy-password';
  const message = `${unreachable(host)} the proxy requires a valid user name and password (407)`;
  return { kind: 'failure', sent, status: null, failure, message, reason: REASONS_BY_KIND[failure] };
}

function unreachable(host: string): string {
  return `${host} cannot be reached, because`;
}

/** Lists the codes of an error and of its causes: a proxy agent wraps errors. */
function codesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const code = codeOf(error);
  return [...(code === null ? [] : [code]), ...codesOf(error.cause)];
}

/** Names the trouble of a missing answer for the retry table; null if a retry can't help. */
export function troubleOfFailure({ failure, sent }: Pick<Failure, 'failure' | 'sent'>): Trouble | null {
  switch (failure) {
    case 'unreachable':
      return 'unsent';
    case 'timeout':
      return sent ? 'network' : 'unsent';
    case 'lost':
    case 'undecodable':
      return 'network';
    case 'certificate':
    case 'proxy-certificate':
    case 'proxy-password':
    case 'too-big':
    case 'cancelled':
      return null;
  }
}
