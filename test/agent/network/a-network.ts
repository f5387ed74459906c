import {
  type ClientRequest,
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  request,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, createServer } from 'node:net';
import { type NetworkRules, openNetwork } from '../../../src/agent/network/network.ts';
import { onLoopback } from '../../servers/on-loopback.ts';
import { type Certificate, makeCertificate } from '../../servers/secure-server.ts';

export const HOST = 'api.example.com';
export const KEY = 'sk-canary-0123456789';
export const PUBLIC = [{ address: '93.184.216.34', family: 4 }];

let made: Certificate | undefined;
/** For `HOST`, trusted by nobody. */
export const certificate = (): Certificate => (made ??= makeCertificate(HOST));

/** A network with one host behind it, which is reached under the name `HOST`, and the agent's side of it. */
export async function aNetwork(behave: RequestListener, rules: Partial<NetworkRules> = {}) {
  const limits: string[] = [];
  const dialled: string[] = [];
  const upstream = await onLoopback(createSecureServer(certificate(), behave));
  const network = openNetwork({
    hosts: [],
    gateway: { provider: 'anthropic', key: KEY, origin: `https://${HOST}` },
    proxy: null,
    redact: (text) => text.replaceAll('canary', '***'),
    onLimit: (reason) => limits.push(reason),
    resolve: async () => PUBLIC,
    dial: (host, addresses) => {
      dialled.push(`${host} ${addresses.map(({ address }) => address)}`);
      return connect(upstream.port, '127.0.0.1');
    },
    ...rules,
  });
  const entry = await onLoopback(createServer({ allowHalfOpen: true }, (socket) => network.connect(socket)));
  return {
    ...{ network, limits, dialled, port: entry.port, upstreamPort: upstream.port },
    /** A call of the agent; its body is in `with`, or is written by the caller. */
    call: (path: string, options: CallOptions = {}) => call(entry.port, path, options),
    async [Symbol.asyncDispose]() {
      network.close();
      await entry[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
    },
  };
}

/** A proxy that leads to one host, whatever it is asked for, and what it was asked for. */
export async function aProxyTo(port: number) {
  const asked: string[] = [];
  const proxy = createHttpServer().on('connect', ({ url, headers }, socket) => {
    asked.push(`${url} ${headers['proxy-authorization']}`);
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.pipe(connect(port, '127.0.0.1')).pipe(socket);
  });
  const { port: own, [Symbol.asyncDispose]: end } = await onLoopback(proxy);
  return { asked, url: `http://some%40one:canary@127.0.0.1:${own}`, [Symbol.asyncDispose]: end };
}

export interface CallOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export async function call(port: number, path: string, { method = 'POST', headers = {}, body }: CallOptions) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  sent.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {}));
  const answer = await answerTo(sent);
  return { status: answer.statusCode, headers: answer.headers, text: await textOf(answer) };
}

export function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => sent.on('response', resolve).on('error', reject));
}

export async function textOf(stream: IncomingMessage): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}
