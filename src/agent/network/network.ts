import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Redact } from '../../action/redaction/redactor.ts';
import { readClientHello } from './client-hello.ts';
import { type Gateway, type GatewayRules, LIMITS, ModelGateway, refuse } from './gateway.ts';
import { createLine, type LineOptions, type OpenLine, Refusal } from './line.ts';

export interface NetworkRules extends LineOptions {
  /** Names, or `*.` and a name, in lower case: what the agent may connect to on port 443. */
  readonly hosts: readonly string[];
  readonly gateway: Gateway | null;
  readonly redact: Redact;
  /** Called once, when the agent exceeds a limit of the gateway: its job has failed. */
  readonly onLimit: (reason: string) => void;
  readonly limits?: GatewayRules['limits'];
}

/** All that an isolated agent can reach. */
export interface Network {
  /** Takes a connection of the agent: it speaks HTTP, to a proxy (`CONNECT`) or to the gateway. */
  connect(socket: Duplex): void;
  /** Ends all connections. */
  close(): void;
  /** What was refused, by host, with how often. */
  refused(): ReadonlyMap<string, number>;
}

/** More of them would take the descriptors that the action itself needs. */
const MOST_CONNECTIONS = 256;

/** Throws `InputError` if the proxy's address is invalid. */
export function openNetwork(rules: NetworkRules): Network {
  const { hosts, gateway, limits = LIMITS, onLimit } = rules;
  const open = new Set<Duplex>();
  let most = MOST_CONNECTIONS;
  const hold = (socket: Duplex): void => {
    open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)));
    if (open.size > most) socket.destroy();
  };
  const refused = new Map<string, number>();
  const count = (target: string): void => countRefusal(refused, rules.redact(target));
  const openLine = createLine(rules, hold);
  const model = gateway && new ModelGateway({ ...gateway, openLine, limits, onLimit });
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { url = '' } = incoming;
    if (model !== null && url.startsWith('/')) return void model.answer(incoming, outgoing);
    count(URL.canParse(url) ? new URL(url).host : url);
    refuse(outgoing, new Refusal(403, 'only HTTPS to allowed hosts passes'));
  };
  // The agent's first connection may be idle as long as the agent lives.
  const server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }, answer);
  server.on('clientError', (_error, socket) => socket.destroy());
  server.on('connect', ({ url = '' }, socket, head) => {
    if (head.length > 0) socket.unshift(head);
    void openTunnel(url, socket, { hosts, openLine, count });
  });
  return {
    connect: (socket) => {
      hold(socket);
      server.emit('connection', socket);
    },
    close: () => {
      most = 0;
      for (const socket of open) socket.destroy();
    },
    refused: () => refused,
  };
}

/** The last part begins with a letter, so no address is a name. */
const NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

function isAllowed(hosts: readonly string[], name: string): boolean {
  const fits = (host: string): boolean => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host);
  return NAME.test(name) && hosts.some(fits);
}

type TunnelRules = Readonly<{ hosts: readonly string[]; openLine: OpenLine; count: (target: string) => void }>;

/** Connects the agent to an allowed host, and passes nothing on before the agent has named that host. */
async function openTunnel(target: string, socket: Duplex, { hosts, openLine, count }: TunnelRules): Promise<void> {
  const host = target.toLowerCase().replace(/:443$/, '');
  try {
    if (!/:443$/.test(target) || !isAllowed(hosts, host)) throw new Refusal(403, 'not allowed');
    const onward = await openLine(host);
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    if (socket.destroyed) return void onward.destroy();
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    readHello(socket, (hello, name) => {
      if (name === host) {
        onward.write(hello);
        return void socket.pipe(onward).pipe(socket);
      }
      count(name ?? target);
      socket.destroy();
    });
  } catch (error) {
    const isRefused = error instanceof Refusal && error.status === 403;
    if (isRefused) count(target);
    socket.end(`HTTP/1.1 ${isRefused ? '403 Forbidden' : '502 Bad Gateway'}\r\ncontent-length: 0\r\n\r\n`);
  }
}

/** Reads the first bytes, and the name that they ask for; null: refused. */
function readHello(socket: Duplex, done: (hello: Buffer, name: string | null) => void): void {
  let hello = Buffer.alloc(0);
  const read = (): void => {
    for (let chunk: Buffer | null = socket.read(); chunk !== null; chunk = socket.read())
      hello = Buffer.concat([hello, chunk]);
    const said = readClientHello(hello);
    if (said === 'incomplete') return;
    socket.off('readable', read);
    done(hello, said === 'refused' ? null : said.name.toLowerCase());
  };
  socket.on('readable', read);
}

const MOST_NAMES = 50;
const LONGEST_NAME = 100;

/** The names are the agent's text, and people read them. */
function countRefusal(refused: Map<string, number>, target: string): void {
  const plain = target
    .toLowerCase()
    .replace(/:443$/, '')
    .replace(/[^a-z0-9.:*-]/g, '?');
  const name = plain.slice(0, LONGEST_NAME);
  const host = refused.has(name) || refused.size < MOST_NAMES ? name : 'other hosts';
  refused.set(host, (refused.get(host) ?? 0) + 1);
}
