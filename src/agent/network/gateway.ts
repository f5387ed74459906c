import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import { connect } from 'node:tls';
import { codeOf } from '../../action/http/body.ts';
import { type OpenLine, Refusal } from './line.ts';
import { checkBody, PROVIDERS, type Provider } from './provider-rules.ts';

export interface Gateway {
  readonly provider: Provider;
  /** Never reaches the agent: not in an answer, not in an error. */
  readonly key: string;
  /** `https://` and a host. */
  readonly origin: string;
}

const MIB = 2 ** 20;
/** What an agent may send to its model in one job; `bodies` is for all that are read or answered at a time (bytes). */
export const LIMITS = { calls: 500, atOnce: 8, body: 16 * MIB, bodies: 64 * MIB };

export interface GatewayRules extends Gateway {
  readonly openLine: OpenLine;
  readonly limits: Readonly<typeof LIMITS>;
  /** Called once. From then on no call passes. */
  readonly onLimit: (reason: string) => void;
}

/** Other headers could name another account, or its key. */
const CALL_HEADERS = [
  'accept',
  'user-agent',
  'anthropic-version',
  'anthropic-beta',
  'openai-beta',
  'x-goog-api-client',
];
const QUERY = /^(?:alt=sse|beta=true)$/;
const ANSWER_HEADER =
  /^(?:content-type|retry-after(?:-ms)?|x-should-retry|(?:x-)?request-id|openai-model|(?:anthropic|x)-ratelimit-.*)$/;

/** Passes the agent's calls on to its model, with our key. */
export class ModelGateway {
  readonly #rules: GatewayRules;
  readonly #used = { calls: 0, atOnce: 0, bodies: 0 };
  #exceeded: string | null = null;

  constructor(rules: GatewayRules) {
    this.#rules = rules;
  }

  /** Answers the agent, whatever happens. */
  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming;
    const [path = '', query = ''] = url.split('?');
    try {
      if (!PROVIDERS[this.#rules.provider].calls.test(`${method} ${path}`))
        throw new Refusal(403, 'the gateway passes only calls of the model');
      const text = await this.#read(incoming, outgoing);
      this.#used.calls += 1;
      this.#stopIf(this.#used.calls, 'calls', (limit) => `made more than ${limit} calls to its model`);
      const body = method === 'GET' ? '' : checkBody(this.#rules.provider, path, text);
      const target = path + (QUERY.test(query) ? `?${query}` : '');
      await this.#passOn(incoming, outgoing, target, body);
    } catch (error) {
      refuse(outgoing, error);
    }
  }

  async #read(incoming: IncomingMessage, outgoing: ServerResponse): Promise<string> {
    const used = this.#used;
    let size = 0;
    used.atOnce += 1;
    outgoing.on('close', () => {
      used.atOnce -= 1;
      used.bodies -= size;
    });
    this.#stopIf(used.atOnce, 'atOnce', (limit) => `made more than ${limit} calls to its model at once`);
    if ((incoming.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new Refusal(403, 'the gateway passes no compressed body');
    const chunks: Buffer[] = [];
    // The end of the iteration must not end the connection, which gets the answer.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      used.bodies += chunk.length;
      this.#stopIf(size, 'body', (limit) => `sent more than ${inMiB(limit)} to its model in one call`);
      this.#stopIf(used.bodies, 'bodies', (limit) => `sent more than ${inMiB(limit)} to its model at once`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  }

  #stopIf(used: number, name: keyof typeof LIMITS, reason: (limit: number) => string): void {
    const { limits, onLimit } = this.#rules;
    if (this.#exceeded === null && used > limits[name]) {
      this.#exceeded = `The agent ${reason(limits[name])}`;
      onLimit(this.#exceeded);
    }
    if (this.#exceeded !== null) throw new Refusal(429, this.#exceeded);
  }

  async #passOn(incoming: IncomingMessage, outgoing: ServerResponse, path: string, body: string): Promise<void> {
    const { provider, key, origin, openLine } = this.#rules;
    const { hostname } = new URL(origin);
    const passed = Object.entries(incoming.headers).filter(([name]) => CALL_HEADERS.includes(name));
    const headers = {
      ...Object.fromEntries(passed),
      host: hostname,
      // The key could not be found in a compressed answer.
      'accept-encoding': 'identity',
      ...(body !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...PROVIDERS[provider].keyHeader(key),
    };
    const socket = await openLine(hostname);
    const secured = connect({ socket, servername: hostname, ALPNProtocols: ['http/1.1'] });
    const onward = request({ createConnection: () => secured, method: incoming.method, path, headers });
    outgoing.on('close', () => onward.destroy());
    onward.on('error', (error) => refuse(outgoing, error));
    onward.on('response', (answer) => passAnswer(answer, outgoing, key));
    onward.end(body);
    if (outgoing.destroyed) onward.destroy();
  }
}

const inMiB = (bytes: number): string => `${bytes / MIB} MiB`;

/** Passes an answer on while it comes. A redirect is an error: what it leads to is not the provider's address. */
function passAnswer(answer: IncomingMessage, outgoing: ServerResponse, key: string): void {
  const { statusCode = 502, headers } = answer;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity' || (statusCode >= 300 && statusCode < 400)) {
    answer.destroy();
    return void refuse(outgoing, new Refusal(502, `the provider's answer (${statusCode}) is a redirect or compressed`));
  }
  const passed = Object.entries(headers).filter(([name]) => ANSWER_HEADER.test(name));
  outgoing.writeHead(statusCode, Object.fromEntries(passed.map(([name, value]) => [name, masked(String(value), key)])));
  outgoing.flushHeaders();
  pipeline(answer, withoutKey(key), outgoing, () => undefined);
}

const masked = (text: string, key: string): string => text.replaceAll(key, '*'.repeat(key.length));

/** Replaces the key in a stream, and keeps back only what may be its beginning. */
function withoutKey(key: string): Transform {
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = masked(held + chunk.toString('latin1'), key);
      let end = Math.max(0, text.length - key.length + 1);
      while (!key.startsWith(text.slice(end))) end += 1;
      held = text.slice(end);
      done(null, Buffer.from(text.slice(0, end), 'latin1'));
    },
    flush: (done) => done(null, Buffer.from(held, 'latin1')),
  });
}

/** Answers in a form that the clients of all providers show. Messages that aren't ours could hold a password. */
export function refuse(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  const unreachable = { status: 502, message: `the provider can't be reached (${codeOf(error) ?? 'no answer'})` };
  const { status, message } = error instanceof Refusal ? error : unreachable;
  // What is left of the body is not read.
  outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  const shown = { type: 'gateway_error', code: status, message: `docs-agent: ${message}.` };
  outgoing.end(JSON.stringify({ type: 'error', error: shown }));
}
