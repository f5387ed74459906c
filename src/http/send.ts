import diagnostics from 'node:diagnostics_channel';
import { EnvHttpProxyAgent, request } from 'undici';
import type { Clock } from '../ports.ts';
import { decodeBody } from './body.ts';
import { type Failure, failureOf } from './failure.ts';

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

/** Addresses of proxies as the environment has them; undefined: none. */
export interface ProxySettings {
  readonly httpProxy: string | undefined;
  readonly httpsProxy: string | undefined;
  readonly noProxy: string | undefined;
}

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Makes the one way by which anything is sent. Nothing is thrown for what a network or a server does. Idle connections
 * do not keep the process alive.
 */
export function createSend({ clock, proxy }: { readonly clock: Clock; readonly proxy: ProxySettings }): Send {
  const connect = (): EnvHttpProxyAgent =>
    new EnvHttpProxyAgent({
      // An empty text, unlike none, keeps the agent from reading the environment by itself.
      httpProxy: proxy.httpProxy ?? '',
      httpsProxy: proxy.httpsProxy ?? '',
      noProxy: proxy.noProxy ?? '',
      allowH2: false,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      // The deadline is one for everything; these two never fire on an answer that drips.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  let pool: EnvHttpProxyAgent | undefined;
  return async (exchange) => {
    if (!exchange.freshConnection) {
      pool ??= connect();
      return attempt(exchange, pool, clock);
    }
    const fresh = connect();
    try {
      return await attempt(exchange, fresh, clock);
    } finally {
      await fresh.destroy();
    }
  };
}

async function attempt(exchange: Exchange, dispatcher: EnvHttpProxyAgent, clock: Clock): Promise<Ending> {
  const { method, url, headers, body, maxBytes, signal } = exchange;
  const stop = new AbortController();
  let stopped: 'timeout' | 'cancelled' | null = null;
  const stopBecause = (reason: 'timeout' | 'cancelled'): void => {
    stopped ??= reason;
    stop.abort();
  };
  const cancel = (): void => stopBecause('cancelled');
  using _deadline = clock.after(exchange.deadlineMs, () => stopBecause('timeout'));
  using proof = watchSending(exchange);
  let status: number | null = null;
  try {
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    const options = { method, headers, dispatcher, signal: stop.signal, ...(body === undefined ? {} : { body }) };
    const response = await request(url, options);
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
 * too, so method and path must be ours; through a proxy the path is a whole address.
 */
function watchSending({ method, url }: Exchange): Disposable & { sent(): boolean } {
  let sent = false;
  const listen = (message: unknown): void => {
    const { request: written } = message as { readonly request: { readonly method: string; readonly path: string } };
    if (written.method === method && written.path.endsWith(url.pathname + url.search)) sent = true;
  };
  diagnostics.subscribe(SEND_HEADERS, listen);
  return { sent: () => sent, [Symbol.dispose]: () => diagnostics.unsubscribe(SEND_HEADERS, listen) };
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
