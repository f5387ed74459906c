import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { onLoopback } from './on-loopback.ts';

export interface ProxyServer extends AsyncDisposable {
  readonly url: string;
  /** The requested tunnels (`host:port`) and fetches (a complete address), in order. */
  readonly asked: readonly string[];
  /** The `proxy-authorization` of each of them; empty if there was none. */
  readonly credentials: readonly string[];
}

/**
 * Starts an HTTP proxy on a free loopback port that tunnels and forwards to this machine, whatever the requested host.
 * `refusal` makes it answer everything with that status instead; `silent` makes it never answer a CONNECT.
 */
export async function startProxy(
  given: { readonly refusal?: number; readonly silent?: boolean } = {},
): Promise<ProxyServer> {
  const asked: string[] = [];
  const credentials: string[] = [];
  const note = (incoming: IncomingMessage): void => {
    asked.push(incoming.url ?? '');
    credentials.push(incoming.headers['proxy-authorization'] ?? '');
  };
  const server = createServer((incoming, outgoing) => {
    note(incoming);
    if (given.refusal === undefined) forward(incoming, outgoing);
    else outgoing.writeHead(given.refusal).end();
  });
  server.on('connect', (incoming: IncomingMessage, socket: Duplex) => {
    note(incoming);
    socket.on('error', () => undefined);
    if (given.silent) return;
    if (given.refusal === undefined) tunnel(incoming.url ?? '', socket);
    else socket.end(`HTTP/1.1 ${given.refusal} Refused\r\ncontent-length: 0\r\n\r\n`);
  });
  const listening = await onLoopback(server);
  return { ...listening, url: `http://127.0.0.1:${listening.port}`, asked, credentials };
}

function tunnel(target: string, socket: Duplex): void {
  const { port } = new URL(`http://${target}`);
  const onward = connect(Number(port), '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('close', () => onward.destroy());
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', headers, url = '' } = incoming;
  const { port, pathname, search } = new URL(url);
  const onward = request({ host: '127.0.0.1', port, path: pathname + search, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
