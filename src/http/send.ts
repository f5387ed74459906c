import diagnostics from 'node:diagnostics_channel';
import type { Clock } from '../ports.ts';
import { decodeBody } from './body.ts';
import { type Failure, failureOf } from './failure.ts';
import { isLoopback, type Proxies, type ProxySettings, readProxies } from './proxy.ts';
import { EnvHttpProxyAgent } from './undici.ts';

/** One request, to be sent once. */
export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole exchange: connecting, headers and body (ms). */
  readonly deadlineMs: number;
  /** Of the decoded body; more is a failure (bytes). */
  readonly maxBytes: number;
  /** Takes no connection from the pool: a stale one could break after the request was written. */
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

/** What came of an exchange. A redirect is an answer like any other: nothing follows it. */
export type Ending = Answer | Failure;

export type Send = (exchange: Exchange) => Promise<Ending>;

/**
 * Makes the one way by which anything is sent. Nothing is thrown for what a network or a server does; an address of a
 * proxy that is none throws `InputError` here. Nothing that was sent or is idle keeps the process alive.
 */
export function createSend({ clock, proxy }: { readonly clock: Clock; readonly proxy: ProxySettings }): Send {
  const ways = { far: { proxies: readProxies(proxy), idle: [] }, near: { proxies: NO_PROXIES, idle: [] } };
  return async (exchange) => {
    const { proxies, idle }: Way = isLoopback(exchange.url) ? ways.near : ways.far;
    const line = (exchange.freshConnection ? undefined : idle.pop()) ?? openLine(proxies);
    const ending = await attempt(exchange, line, clock);
    if (exchange.freshConnection) await line.hangUp();
    else if (line.open) idle.push(line);
    return ending;
  };
}

const NO_PROXIES: Proxies = { httpProxy: '', httpsProxy: '', noProxy: '' };

/** Lines through the same proxies; the idle ones may be had again. */
interface Way {
  readonly proxies: Proxies;
  readonly idle: Line[];
}

/** The connections of one exchange at a time. The next one may have them, unless this one had to be stopped. */
interface Line {
  readonly dispatcher: EnvHttpProxyAgent;
  readonly open: boolean;
  /** Ends whatever is connected, being connected or in flight, at once. */
  hangUp(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;

function openLine(proxies: Proxies): Line {
  const hangingUp = new AbortController();
  // By itself undici lets go of a connection only once it has been made: with a server that accepts and then says
  // nothing, a cancelled exchange would neither end nor let the process end before the timeout.
  const connect = { timeout: CONNECT_TIMEOUT_MS, signal: hangingUp.signal };
  const dispatcher = new EnvHttpProxyAgent({
    ...proxies,
    allowH2: false,
    connections: 1,
    connect,
    proxyTls: connect,
    // The deadline is one for everything; these two never fire on an answer that drips.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    dispatcher,
    get open() {
      return !hangingUp.signal.aborted;
    },
    async hangUp() {
      hangingUp.abort();
      await dispatcher.destroy();
    },
  };
}

async function attempt(exchange: Exchange, line: Line, clock: Clock): Promise<Ending> {
  const { method, url, headers, body, maxBytes, signal } = exchange;
  let stopped: 'timeout' | 'cancelled' | null = null;
  const stopBecause = (reason: 'timeout' | 'cancelled'): void => {
    stopped ??= reason;
    void line.hangUp();
  };
  const cancel = (): void => stopBecause('cancelled');
  using _deadline = clock.after(exchange.deadlineMs, () => stopBecause('timeout'));
  using proof = watchSending(exchange);
  let status: number | null = null;
  try {
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    const { dispatcher } = line;
    const path = url.pathname + url.search;
    const options = { origin: url.origin, path, method, headers, ...(body === undefined ? {} : { body }) };
    const response = await dispatcher.request(options);
    status = response.statusCode;
    const read = flatten(response.headers);
    const decoded = await decodeBody(response.body, { encoding: read.get('content-encoding'), maxBytes });
    return { kind: 'answer', status, headers: read, body: decoded };
  } catch (error) {
    return failureOf(error, { host: url.host, sent: proof.sent(), status, stopped });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Watches whether the head of a request is written to a connection. An error code cannot tell (`ECONNRESET` is both),
 * but undici announces the moment before it writes. The channel hears every client of the process, a proxy's CONNECT
 * too, so method and path must be ours; to a proxy for `http` the path is a whole address. The origin is not compared:
 * there it is the proxy's, and to miss our own request would be worse than to take another's for it.
 */
function watchSending({ method, url }: Exchange): Disposable & { sent(): boolean } {
  let sent = false;
  const path = url.pathname + url.search;
  const listen = (message: unknown): void => {
    const { request: written } = message as { readonly request: WrittenRequest };
    if (written.method === method && [path, url.origin + path].includes(written.path)) sent = true;
  };
  diagnostics.subscribe(SEND_HEADERS, listen);
  return { sent: () => sent, [Symbol.dispose]: () => diagnostics.unsubscribe(SEND_HEADERS, listen) };
}

interface WrittenRequest {
  readonly method: string;
  readonly path: string;
}

const SEND_HEADERS = 'undici:client:sendHeaders';

function flatten(headers: Readonly<Record<string, string | string[] | undefined>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
