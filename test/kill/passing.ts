import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Passing {
  readonly to: 'github' | 'service';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * One request of a story. Requests sent together arrive in any order, so each is identified by its name and by how many
 * with the same name came before it.
 */
export interface RequestRef {
  readonly name: string;
  readonly before: number;
}

/** Commits and ids that are new each time, and the address that a proxy gets. */
const OF_ONE_WORLD = /^http:\/\/[^/]+|(?<=\/commits\/)[0-9a-f]{40}$|(?<=docs-agent%2F)\w+$/;

/** Names a request by method and path, without its query and what differs between worlds. */
export function nameOf({ method, path }: Pick<Passing, 'method' | 'path'>): string {
  const named = path.replace(/\?.*$/, '').replace(OF_ONE_WORLD, '');
  return `${method} ${named.replace(/^\/api\/(v3\/repos\/acme\/app\/)?/, '')}`;
}

export function refsOf(requests: readonly Passing[]): readonly RequestRef[] {
  const names = requests.map(nameOf);
  return names.map((name, index) => ({ name, before: names.slice(0, index).filter((other) => other === name).length }));
}

const FORWARDED = ['accept', 'authorization', 'content-type', 'user-agent'];
const OF_THE_CONNECTION = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

export async function readPassing(incoming: IncomingMessage): Promise<Passing> {
  const { method = '', url: path = '', headers } = incoming;
  return {
    to: path.startsWith('/api/') ? 'github' : 'service',
    method,
    path,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: await text(incoming),
  };
}

export async function forward(
  { method, path, headers, body }: Passing,
  upstream: string,
): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }> {
  const response = await fetch(upstream + path, {
    method,
    headers: Object.entries(headers).filter(([name]) => FORWARDED.includes(name)),
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
