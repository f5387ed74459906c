import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { onLoopback } from './on-loopback.ts';

export interface ReadRequest {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export type Behaviour = (socket: Socket, request: ReadRequest) => void;

export interface FaultServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Every complete request, in order. */
  readonly requests: readonly ReadRequest[];
}

/**
 * Starts an HTTP server on raw sockets, on a free loopback port: a mock cannot reset, drip or truncate. `decide` picks
 * the behaviour for each request; `onConnect` may break a connection before anything is read from it.
 */
export async function startFaultServer(
  decide: (request: ReadRequest, index: number) => Behaviour,
  onConnect: (socket: Socket, index: number) => void = () => undefined,
): Promise<FaultServer> {
  const requests: ReadRequest[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    // Head and body are written separately; without this, the body waits until the head is acknowledged.
    socket.setNoDelay(true);
    onConnect(socket, connections);
    connections += 1;
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      for (let read = takeRequest(received); read !== null; read = takeRequest(received)) {
        received = read.rest;
        requests.push(read.request);
        decide(read.request, requests.length - 1)(socket, read.request);
      }
    });
  });
  const listening = await onLoopback(server);
  return { ...listening, url: `http://127.0.0.1:${listening.port}`, requests };
}

/** Takes one complete request from the bytes received so far; null if it is still incomplete. Bodies have a length. */
function takeRequest(received: Buffer): { readonly request: ReadRequest; readonly rest: Buffer } | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [start = '', ...lines] = received.subarray(0, headEnd).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const end = headEnd + 4 + Number(headers.get('content-length') ?? 0);
  if (received.length < end) return null;
  const [method = '', path = ''] = start.split(' ');
  const body = received.subarray(headEnd + 4, end).toString('utf8');
  return { request: { method, path, headers, body }, rest: received.subarray(end) };
}

function head(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Whatever\r\n${lines.join('')}\r\n`;
}

export function answer(
  status: number,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Behaviour {
  return (socket) => {
    const bytes = Buffer.from(body);
    socket.write(head(status, { 'content-length': String(bytes.length), ...headers }));
    socket.write(bytes);
  };
}

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Behaviour {
  return answer(status, JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8', ...headers });
}

/** Resets the connection once the request has been read. */
export const reset: Behaviour = (socket) => void socket.resetAndDestroy();
export const close: Behaviour = (socket) => void socket.end();
export const hang: Behaviour = () => undefined;

/** Starts an answer and closes the connection in the middle of its body. */
export const truncate: Behaviour = (socket) => {
  socket.end(`${head(201, { 'content-type': 'application/json', 'content-length': '500' })}{"id":"j_1","status":`);
};

/** Starts an answer and then sends single bytes slowly, forever. */
export const drip: Behaviour = (socket) => {
  socket.write(head(201, { 'content-type': 'application/json', 'content-length': '1000000' }));
  const timer = setInterval(() => socket.write(' '), 20);
  socket.on('close', () => clearInterval(timer));
};

export const babble: Behaviour = (socket) => void socket.end('220 smtp.example.com ESMTP\r\n\r\n');

export function huge(megabytes: number): Behaviour {
  return json(201, { id: 'j_1', padding: 'x'.repeat(megabytes * 1024 * 1024) });
}

/** Sends a few kilobytes that decode to `megabytes`. */
export function bomb(megabytes: number): Behaviour {
  const body = gzipSync(`{"id":"j_1","padding":"${'x'.repeat(megabytes * 1024 * 1024)}"}`);
  return answer(201, body, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
}

export function redirect(status: number, location: string): Behaviour {
  return answer(status, '', { location });
}
