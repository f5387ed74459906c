import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Redact } from '../../action/redaction/redactor.ts';
import { readServerName } from './client-hello.ts';
import { type Gateway, LIMITS, limitedReader, modelGateway, refuse } from './gateway.ts';
import { createLine, type LineOptions, Refusal } from './line.ts';

export interface NetworkRules extends LineOptions {
  /** Names, or `*.` and a name, in lower case: what the agent may connect to on port 443. */
  readonly hosts: readonly string[];
  readonly gateway: Gateway | null;
  readonly redact: Redact;
  /** Called once, when the agent exceeds a limit of the gateway: its job has failed, and no further call passes. */
  readonly onLimit: (reason: string) => void;
  readonly limits?: typeof LIMITS;
}

/** More of them would take the descriptors that the action itself needs. */
const MOST_CONNECTIONS = 256;
const MOST_NAMES = 50;
/** The last part begins with a letter, so no address is a name. */
const NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Opens all that an isolated agent can reach. Throws `InputError` if the proxy's address is invalid. */
export function openNetwork(rules: NetworkRules) {
  const open = new Set<Duplex>();
  let most = MOST_CONNECTIONS;
  const hold = (socket: Duplex): void => {
    open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)));
    if (open.size > most) socket.destroy();
  };
  const refused = new Map<string, number>();
  // The names are the agent's text, and people read them.
  const count = (target: string): void => {
    const text = rules.redact(target).toLowerCase().replace(/:443$/, '');
    const name = text.replace(/[^a-z0-9.:*-]/g, '?').slice(0, 100);
    const host = refused.has(name) || refused.size < MOST_NAMES ? name : 'other hosts';
    refused.set(host, (refused.get(host) ?? 0) + 1);
  };
  const openLine = createLine(rules, hold);
  const readBody = limitedReader(rules.limits ?? LIMITS, rules.onLimit);
  const callModel = rules.gateway && modelGateway(rules.gateway, openLine, readBody);
  // The agent's first connection may be idle as long as the agent lives.
  const server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const { url = '' } = incoming;
    if (callModel !== null && url.startsWith('/')) return void callModel(incoming, outgoing);
    count(URL.canParse(url) ? new URL(url).host : url);
    refuse(outgoing, new Refusal('only HTTPS to allowed hosts passes'));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  server.on('connect', ({ url = '' }, socket, head) => {
    if (head.length > 0) socket.unshift(head);
    const host = url.toLowerCase().replace(/:443$/, '');
    const isNamed = rules.hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));
    const isAllowed = isNamed && NAME.test(host) && url.endsWith(':443');
    void openTunnel(host, socket, isAllowed ? openLine(host) : Promise.reject(new Refusal('not allowed')), count);
  });
  return {
    /** Takes a connection of the agent: it speaks HTTP, to a proxy (`CONNECT`) or to the gateway. */
    connect(socket: Duplex): void {
      hold(socket);
      server.emit('connection', socket);
    },
    /** Ends all connections. */
    close(): void {
      most = 0;
      for (const socket of open) socket.destroy();
    },
    /** What was refused, by host, with how often. */
    refused: (): ReadonlyMap<string, number> => refused,
  };
}

/** Connects the agent to a host, and passes nothing on before the agent has named that host. */
async function openTunnel(host: string, socket: Duplex, line: Promise<Duplex>, count: (target: string) => void) {
  try {
    const onward = await line;
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    if (socket.destroyed) return void onward.destroy();
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    let hello = Buffer.alloc(0);
    socket.on('data', function read(chunk: Buffer) {
      hello = Buffer.concat([hello, chunk]);
      const name = readServerName(hello);
      if (name === null) return;
      socket.off('data', read);
      if (name === host) {
        onward.write(hello);
        return void socket.pipe(onward).pipe(socket);
      }
      count(name || host);
      socket.destroy();
    });
  } catch (error) {
    const isRefused = error instanceof Refusal && error.status === 403;
    if (isRefused) count(host);
    socket.end(`HTTP/1.1 ${isRefused ? '403 Forbidden' : '502 Bad Gateway'}\r\ncontent-length: 0\r\n\r\n`);
  }
}
