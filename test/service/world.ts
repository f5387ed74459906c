import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, vi } from 'vitest';
import type { SettingsInput } from '../../src/service/settings.ts';
import { ask } from './described.ts';

export const KEY = 'local_0123456789abcdef0123';
export const TOKEN = 'ghs_canary0123456789';
export const REPOSITORY = 'octo/handbook';
export const PAGES = { 'README.md': '# Handbook\n', 'docs/retry.md': '# Retrying\n\nWhat is tried again.\n' };

/** A new folder that is removed at the end of its scope. */
export async function aFolder(): Promise<{ readonly path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'docs-service-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Runs git in a folder, without the user's settings, and returns its output. */
export function git(folder: string, ...parameters: string[]): string {
  const who = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', '-c', 'init.defaultBranch=main'];
  const environment = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync('git', [...who, ...parameters], { cwd: folder, env: environment, encoding: 'utf8' }).trim();
}

/** Makes a bare repository whose branch `main` contains `files`; returns its path. */
export async function aRepository(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  const source = join(folder, 'source');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), text);
  }
  git(source, 'init', '-q');
  git(source, 'add', '--all');
  git(source, 'commit', '-q', '-m', 'Begin');
  git(folder, 'clone', '-q', '--bare', source, 'handbook.git');
  return join(folder, 'handbook.git');
}

/** A server on a free loopback port that is closed at the end of its scope. */
export async function aServer(listener: RequestListener): Promise<{ readonly url: string } & AsyncDisposable> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close').catch(() => undefined);
  };
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close };
}

export interface Pull {
  readonly html_url: string;
  readonly state: 'open' | 'closed';
  readonly head: { readonly ref: string; readonly sha: string };
  readonly base: { readonly ref: string };
  readonly title: string;
  readonly body: string;
}

/**
 * `lost`: handled, but the connection breaks before the answer. `cut`: handled, and half of the answer arrives. A
 * number: not handled, this status. `blind`: a listing without the latest entries. A function: called after handling,
 * and no answer comes.
 */
type Fault = 'lost' | 'cut' | 'blind' | number | (() => void);

/** The pull requests of one repository, as GitHub's API shows them; branches are those of a real git repository. */
export async function aGitHub(gitDir: string) {
  const pulls: Pull[] = [];
  /** Closes or merges a pull request: later commits do not enter it. */
  const close = (index: number): void => {
    const pull = pulls[index];
    if (pull !== undefined) pulls[index] = { ...followed(pull), state: 'closed' };
  };
  /** An open pull request follows its branch. */
  const followed = (pull: Pull): Pull => {
    const sha =
      pull.state === 'open' ? git(gitDir, 'for-each-ref', '--format=%(objectname)', `refs/heads/${pull.head.ref}`) : '';
    return sha === '' ? pull : { ...pull, head: { ...pull.head, sha } };
  };
  const requests: string[] = [];
  const faults: { readonly method: string; readonly fault: Fault }[] = [];
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    requests.push(c.req.method);
    const index = faults.findIndex(({ method }) => method === c.req.method);
    const fault = index < 0 ? null : faults.splice(index, 1)[0]?.fault;
    if (c.req.header('Authorization') !== `token ${TOKEN}`) return c.json({ message: 'Bad credentials' }, 401);
    if (typeof fault === 'number') return Response.json({ message: `status ${fault}` }, { status: fault });
    if (fault === 'blind') return c.json([]);
    await next();
    if (typeof fault === 'function') {
      fault();
      await new Promise(() => undefined);
    }
    if (fault === 'lost') c.env.outgoing.destroy();
    if (fault === 'cut')
      c.res = new Response('{"html_url": "htt', { status: 201, headers: { 'Content-Type': 'application/json' } });
    return;
  });
  app.get('/repos/octo/handbook/pulls', (c) => {
    expect(c.req.query('state')).toBe('all');
    return c.json(pulls.filter(({ head }) => c.req.query('head') === `octo:${head.ref}`).map(followed));
  });
  app.post('/repos/octo/handbook/pulls', async (c) => {
    const { head, base, title, body } = await c.req.json();
    const known = git(gitDir, 'branch', '--list', '--format=%(refname:short)').split('\n');
    if (
      !known.includes(head) ||
      !known.includes(base) ||
      pulls.some((pull) => pull.state === 'open' && pull.head.ref === head)
    ) {
      return c.json({ message: 'Validation Failed' }, 422);
    }
    const html_url = `https://github.com/${REPOSITORY}/pull/${pulls.length + 1}`;
    const pull = followed({ html_url, state: 'open', head: { ref: head, sha: '' }, base: { ref: base }, title, body });
    pulls.push(pull);
    return c.json(pull, 201);
  });
  const { url, ...server } = await aServer(getRequestListener(app.fetch));
  return { apiUrl: url, pulls, close, requests, faults, ...server };
}

export interface Arrival {
  release(): void;
  /** Resolves when the connection has ended, by an answer or by the other side. */
  readonly closed: Promise<unknown>;
}

/** A place where agents wait until they are released: `await gate.arrival()` returns the next arrival. */
export async function aGate() {
  const arrived: ServerResponse[] = [];
  const awaited: ((response: ServerResponse) => void)[] = [];
  const server = await aServer((_request, response) => {
    const first = awaited.shift();
    if (first === undefined) arrived.push(response);
    else first(response);
  });
  const arrival = async (): Promise<Arrival> => {
    const response = arrived.shift() ?? (await new Promise<ServerResponse>((resolve) => awaited.push(resolve)));
    return { release: () => response.end(), closed: once(response, 'close') };
  };
  return { ...server, arrival };
}

/** The command of an agent that runs a piece of JavaScript; `prompt` is its input. */
export function agentThat(script: string): [string, ...string[]] {
  const beginning =
    "const { appendFileSync, readFileSync, writeFileSync } = require('node:fs'); const prompt = readFileSync(0, 'utf8');";
  return [process.execPath, '-e', `${beginning} (async () => { ${script} })()`];
}

/** Settings of a service with one project `handbook`; tests set only the fields that matter. */
export function someSettings(folder: string, more: Partial<SettingsInput>): SettingsInput {
  return {
    database: join(folder, 'service.sqlite'),
    keys: [KEY],
    github: { apiUrl: 'http://127.0.0.1:9', token: TOKEN },
    projects: [{ id: 'handbook', git: join(folder, 'handbook.git'), repository: REPOSITORY }],
    ...more,
  };
}

interface SeenJob {
  readonly id: string;
  readonly status: string;
  readonly source: { readonly repository: string; readonly ref: string };
  readonly model: string;
  readonly prLink: string | null;
  readonly createdAt: string;
  readonly archivedAt: string | null;
  readonly error?: string;
}

/** Sends requests to a service as a client would. */
export function clientOf({ url }: { readonly url: string }, key = KEY) {
  const headers = { Authorization: `Bearer ${key}` };
  const postTo = (path: string, body: unknown, more: Readonly<Record<string, string>> = {}): Promise<Response> =>
    ask(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', ...more },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const jobIn = async (asked: Promise<Response>, status = 200): Promise<SeenJob> => {
    const answer = await asked;
    expect(answer.status).toBe(status);
    return (await answer.json()) as SeenJob;
  };
  const post = (body: unknown, more = {}): Promise<Response> => postTo('/v2/agent/handbook/job', body, more);
  const send = (id: string, body: unknown): Promise<Response> => postTo(`/v2/agent/handbook/job/${id}/message`, body);
  const message = (id: string, prompt: string): Promise<SeenJob> => jobIn(send(id, { prompt }));
  const get = (path: string): Promise<Response> => ask(`${url}${path}`, { headers });
  const create = (prompt: string): Promise<SeenJob> => jobIn(post({ prompt }), 201);
  const read = (id: string): Promise<SeenJob> => jobIn(get(`/v2/agent/handbook/job/${id}`));
  const finished = (id: string): Promise<SeenJob> =>
    vi.waitFor(
      async () => {
        const job = await read(id);
        expect(job.status).not.toBe('active');
        return job;
      },
      { timeout: 20_000, interval: 20 },
    );
  return { post, postTo, get, create, read, send, message, finished };
}

export const CLI = join(import.meta.dirname, '../../src/service/cli.ts');

/** Runs `npm run service` in a folder to its end, without any keys. */
export async function runService(cwd: string, parameters: readonly string[], input: string | Uint8Array = '') {
  const child = spawn(process.execPath, [CLI, ...parameters], { cwd, env: { PATH: process.env['PATH'] } });
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, code: code as number | null };
}
