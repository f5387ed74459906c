import type { Clock } from '../ports.ts';
import { isLoopback } from '../redaction/addresses.ts';
import { decodeBody } from './body.ts';
import { type Failure, type Stop, watchExchange } from './failure.ts';
import { type Proxies, type ProxySettings, readProxies } from './proxy.ts';
import { EnvHttpProxyAgent } from './undici.ts';

export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole exchange: connecting, headers and body (ms). */
  readonly deadlineMs: number;
  /** Limit for the decoded body; more is a failure (bytes). */
  readonly maxBytes: number;
  /** Uses a new connection: a stale one from the pool could break after the request was written. */
  readonly freshConnection?: boolean;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

/** The result of an exchange. Redirects are not followed. */
export type Ending = Answer | Failure;

export type Send = (exchange: Exchange) => Promise<Ending>;

/** Failures are values, but a bad proxy address throws `InputError`. Nothing of it keeps the process alive. */
export function createSend({ clock, proxy }: { readonly clock: Clock; readonly proxy: ProxySettings }): Send {
  // Idle connections are reused. A proxy elsewhere would get the key of requests to this machine.
  const far = { proxies: readProxies(proxy), idle: [] as Line[] };
  const near = { proxies: { httpProxy: '', httpsProxy: '', noProxy: '' }, idle: [] as Line[] };
  return async (exchange) => {
    const { proxies, idle } = isLoopback(exchange.url.hostname) ? near : far;
    const line = (exchange.freshConnection ? undefined : idle.pop()) ?? openLine(proxies);
    const ending = await attempt(exchange, line, clock);
    if (exchange.freshConnection) await line.hangUp();
    else if (line.isOpen()) idle.push(line);
    return ending;
  };
}

const CONNECT_TIMEOUT_MS = 10_000;
/** The bundle has no HTTP/2. Connections to a proxy with TLS have this option of their own. */
const ONLY_HTTP_1 = { allowH2: false } as const;

type Line = ReturnType<typeof openLine>;

/** Opens the connections of one exchange at a time. The next one may reuse them, unless this one was stopped. */
function openLine(proxies: Proxies) {
  const hangingUp = new AbortController();
  // Undici releases a connection only after it was made. If a server accepts and then sends nothing, a cancelled
  // exchange would keep itself and the process alive until the timeout.
  const connect = { timeout: CONNECT_TIMEOUT_MS, signal: hangingUp.signal, ...ONLY_HTTP_1 };
  const dispatcher = new EnvHttpProxyAgent({
    ...proxies,
    ...ONLY_HTTP_1,
    connections: 1,
    connect,
    proxyTls: connect,
    // One deadline covers everything; these two never fire on a slow trickle.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    dispatcher,
    isOpen: () => !hangingUp.signal.aborted,
    /** Ends every connection at once, even while connecting or in flight. */
    async hangUp(): Promise<void> {
      hangingUp.abort();
      await dispatcher.destroy();
    },
  };
}

async function attempt(exchange: Exchange, line: Line, clock: Clock): Promise<Ending> {
  const { method, url, headers, body, maxBytes, signal } = exchange;
  let stopped: Stop | null = null;
  const stopBecause = (reason: Stop): void => {
    stopped ??= reason;
    void line.hangUp();
  };
  const cancel = (): void => stopBecause('cancelled');
  using _deadline = clock.after(exchange.deadlineMs, () => stopBecause('timeout'));
  using watch = watchExchange(method, url);
  let status: number | null = null;
  try {
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    const options = { origin: url.origin, path: url.pathname + url.search, method, headers };
    const response = await line.dispatcher.request({ ...options, ...(body === undefined ? {} : { body }) });
    status = response.statusCode;
    const read = flatten(response.headers);
    const decoded = await decodeBody(response.body, read.get('content-encoding'), maxBytes);
    return { kind: 'answer', status, headers: read, body: decoded };
  } catch (error) {
    return watch.failureOf(error, status, stopped);
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function flatten(headers: Readonly<Record<string, string | string[] | undefined>>): ReadonlyMap<string, string> {
  const text = (value: string | string[] = ''): string => (Array.isArray(value) ? value.join(', ') : value);
  return new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), text(value)]));
}
