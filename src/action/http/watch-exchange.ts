import diagnostics from 'node:diagnostics_channel';

/** What undici's events show of one exchange, and its errors don't. */
export interface Watch extends Disposable {
  /** Whether the head of the request was written to a connection. */
  sent(): boolean;
  /** Whether the error, or one of its causes, is from the connection to a proxy. */
  failedAtProxy(error: unknown): boolean;
  /** Whether 407 was the answer; undici turns that of a proxy into an error. */
  proxyWantsPassword(): boolean;
}

/**
 * Watches a request until it is disposed of. An error code doesn't show whether the request was sent (`ECONNRESET` can be
 * either), but undici publishes an event right before it writes. The channels report every client of the process,
 * including a proxy's CONNECT, so method and path must match; for an `http` proxy the path is a whole address. The origin
 * is not compared: there it is the proxy's, and missing our own request would be worse than matching someone else's.
 */
export function watchExchange({ method, url }: { readonly method: string; readonly url: URL }): Watch {
  let sent = false;
  let wantsPassword = false;
  /** By error, where it happened first: that to a proxy is passed on as that to the server. */
  const origins = new Map<unknown, string>();
  const path = url.pathname + url.search;
  const tunnel = `${url.host}${url.port === '' ? ':443' : ''}`;
  const isOurs = (request: WatchedRequest): boolean =>
    request.method === method && [path, url.origin + path].includes(request.path);
  using stack = new DisposableStack();
  listen(stack, 'undici:client:sendHeaders', ({ request }: { readonly request: WatchedRequest }) => {
    if (isOurs(request)) sent = true;
  });
  listen(stack, 'undici:client:connectError', ({ error, connectParams }: FailedConnection) => {
    if (!origins.has(error)) origins.set(error, `${connectParams.protocol}//${connectParams.host}`);
  });
  listen(stack, 'undici:request:headers', ({ request, response }: AnsweredRequest) => {
    const isTunnel = request.method === 'CONNECT' && request.path === tunnel;
    if (response.statusCode === 407 && (isTunnel || isOurs(request))) wantsPassword = true;
  });
  const listening = stack.move();
  return {
    sent: () => sent,
    failedAtProxy: (error) => chainOf(error).some((each) => (origins.get(each) ?? url.origin) !== url.origin),
    proxyWantsPassword: () => wantsPassword,
    [Symbol.dispose]: () => listening.dispose(),
  };
}

interface WatchedRequest {
  readonly method: string;
  readonly path: string;
}

interface AnsweredRequest {
  readonly request: WatchedRequest;
  readonly response: { readonly statusCode: number };
}

interface FailedConnection {
  readonly error: unknown;
  readonly connectParams: { readonly protocol: string; readonly host: string };
}

function listen<T>(stack: DisposableStack, channel: string, listener: (message: T) => void): void {
  const listening = (message: unknown): void => listener(message as T);
  diagnostics.subscribe(channel, listening);
  stack.defer(() => diagnostics.unsubscribe(channel, listening));
}

function chainOf(error: unknown): readonly unknown[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}
