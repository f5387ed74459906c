import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import { connect } from 'node:tls';
import { codeOf } from '../../action/http/body.ts';
import { type OpenLine, Refusal } from './line.ts';
import { checkBody, PROVIDERS, type Provider } from './providers.ts';

export interface Gateway {
  readonly provider: Provider;
  /** Never reaches the agent: not in an answer, not in an error. */
  readonly key: string;
  /** `https://` and a host. */
  readonly origin: string;
}

/** What an agent may send to its model in one job; `bodies` is for all that are read or answered at a time (bytes). */
export const LIMITS = { calls: 500, atOnce: 8, body: 2 ** 24, bodies: 2 ** 26 };

type BodyReader = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<string>;

/** Other headers could name another account, or its key. */
const CALL_HEADER = /^(?:accept|user-agent|anthropic-version|anthropic-beta|openai-beta|x-goog-api-client)$/;
const QUERY = /^(?:alt=sse|beta=true)$/;
const ANSWER_HEADER =
  /^(?:content-type|retry-after(?:-ms)?|x-should-retry|(?:x-)?request-id|openai-model|(?:anthropic|x)-ratelimit-.*)$/;

/** Passes the agent's calls on to its model, with our key. Answers the agent, whatever happens. */
export function modelGateway({ provider, key, origin }: Gateway, openLine: OpenLine, readBody: BodyReader) {
  const { calls, keyHeader } = PROVIDERS[provider];
  const { hostname: host } = new URL(origin);
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = incoming;
    const [path = '', query = ''] = url.split('?');
    try {
      if (!calls.test(`${method} ${path}`)) throw new Refusal('the gateway passes only calls of the model');
      const text = await readBody(incoming, outgoing);
      const body = method === 'GET' ? '' : checkBody(provider, path, text);
      const ours = { host, 'content-type': 'application/json', ...keyHeader(key) };
      // The key could not be found in a compressed answer.
      const headers = { ...picked(incoming, CALL_HEADER), ...ours, 'accept-encoding': 'identity' };
      const target = path + (QUERY.test(query) ? `?${query}` : '');
      const secured = connect({ socket: await openLine(host), servername: host, ALPNProtocols: ['http/1.1'] });
      const onward = request({ createConnection: () => secured, method, path: target, headers });
      outgoing.on('close', () => onward.destroy());
      onward.on('error', (error) => refuse(outgoing, error));
      onward.on('response', (answer) => passAnswer(answer, outgoing, key));
      onward.end(body);
      if (outgoing.destroyed) onward.destroy();
    } catch (error) {
      refuse(outgoing, error);
    }
  };
}

/** Reads the bodies of all calls, within the limits. Throws `Refusal`. */
export function limitedReader(limits: typeof LIMITS, onLimit: (reason: string) => void): BodyReader {
  const used = { calls: 0, atOnce: 0, bodies: 0 };
  let exceeded = '';
  const check = (isOver: boolean, what: string): void => {
    if (isOver && exceeded === '') onLimit(`The agent ${what}`);
    if (isOver) exceeded ||= `The agent ${what}`;
    if (exceeded !== '') throw new Refusal(exceeded, 429);
  };
  return async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    let size = 0;
    used.calls += 1;
    used.atOnce += 1;
    outgoing.on('close', () => {
      used.atOnce -= 1;
      used.bodies -= size;
    });
    check(used.calls > limits.calls, `made more than ${limits.calls} calls to its model`);
    check(used.atOnce > limits.atOnce, `made more than ${limits.atOnce} calls to its model at once`);
    // The end of the iteration must not end the connection, which gets the answer.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      used.bodies += chunk.length;
      check(size > limits.body, `sent more than ${limits.body / 2 ** 20} MiB to its model in one call`);
      check(used.bodies > limits.bodies, `sent more than ${limits.bodies / 2 ** 20} MiB to its model at once`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  };
}

/** Passes an answer on while it comes. A redirect is an error: what it leads to is not the provider's address. */
function passAnswer(answer: IncomingMessage, outgoing: ServerResponse, key: string): void {
  const { statusCode = 502 } = answer;
  const isPlain = (answer.headers['content-encoding'] ?? 'identity') === 'identity';
  if (!isPlain || (statusCode >= 300 && statusCode < 400)) {
    answer.destroy();
    return void refuse(outgoing, new Refusal(`the provider's answer (${statusCode}) is a redirect or compressed`, 502));
  }
  outgoing.writeHead(statusCode, picked(answer, ANSWER_HEADER, key)).flushHeaders();
  pipeline(answer, withoutKey(key), outgoing, () => undefined);
}

function picked({ headers }: IncomingMessage, names: RegExp, key = ''): Record<string, string> {
  const found = Object.entries(headers).filter(([name]) => names.test(name));
  return Object.fromEntries(found.map(([name, value]) => [name, masked(String(value), key)]));
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
  const { status: code, message } = error instanceof Refusal ? error : unreachable;
  // What is left of the body is not read.
  outgoing.writeHead(code, { 'content-type': 'application/json', connection: 'close' });
  const shown = { type: 'gateway_error', code, message: `docs-agent: ${message}.` };
  outgoing.end(JSON.stringify({ type: 'error', error: shown }));
}
