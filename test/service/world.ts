import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { follow, pullsOf } from '../../src/playground/github/branches.ts';
import type { FaultAction } from '../../src/playground/github/faults.ts';
import { startGitHub } from '../../src/playground/github/server.ts';
import type { ShownJob } from '../../src/service/api-schemas.ts';
import type { SettingsInput } from '../../src/service/settings.ts';
import { ask } from './described.ts';

export const KEY = 'local_0123456789abcdef0123';
export const TOKEN = 'ghs_canary0123456789';
export const REPOSITORY = 'octo/handbook';
/** A database as a service with layout 4 left it: a job in each state, with a message, visits, searches and votes. */
export const VERSION_4 = gunzipSync(readFileSync(join(import.meta.dirname, '../fixtures/service-4.sqlite.gz')));
export const PAGES = { 'README.md': '# Handbook\n', 'docs/retry.md': '# Retrying\n\nWhat is tried again.\n' };

/** A new folder that is removed at the end of its scope. */
export async function aFolder(): Promise<{ readonly path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'docs-service-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Runs git in a folder, without the user's settings, and returns its output. */
export function git(folder: string, ...parameters: string[]): string {
  const settings = ['user.name=Tester', 'user.email=a@example.com', 'init.defaultBranch=main', 'core.safecrlf=false'];
  const who = settings.flatMap((each) => ['-c', each]);
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

interface Pull {
  readonly html_url: string;
  readonly state: 'open' | 'closed';
  readonly head: { readonly ref: string; readonly sha: string };
  readonly base: { readonly ref: string };
  readonly title: string;
  readonly body: string;
}

/**
 * `lost`: handled, but the connection breaks before the answer. `cut`: handled, and half of the answer arrives. A number:
 * not handled, this status. A function: called, and no answer comes.
 */
type Fault = 'lost' | 'cut' | number | (() => void);

function actionOf(fault: Fault): FaultAction {
  if (fault === 'lost') return { kind: 'break-after' };
  const json = { 'content-type': 'application/json' };
  if (fault === 'cut') return { kind: 'answer', handled: true, status: 201, body: '{"html_url": "htt', headers: json };
  if (typeof fault === 'number') return { kind: 'answer', status: fault, body: { message: `status ${fault}` } };
  return { kind: 'wait', until: () => new Promise(() => fault()) };
}

/** The local GitHub with one repository, whose pull requests follow the branches of a real git repository. */
export async function aGitHub(gitDir: string) {
  const { apiUrl, state, faults, ledger, answers, stop } = await startGitHub();
  const app = state.addRepository({ owner: 'octo', name: 'handbook', gitDir });
  state.addToken(TOKEN, 'docs-service[bot]', { contents: 'write', pull_requests: 'write' });
  return {
    apiUrl,
    get pulls(): readonly Pull[] {
      return [...app.threads.values()].map((thread) => answers.pull(app, thread) as Pull);
    },
    /** The methods of all requests so far. */
    get requests(): readonly string[] {
      return ledger.map(({ method }) => method);
    },
    /** Closes or merges the latest pull request: later commits do not enter it. */
    close: async (): Promise<void> => {
      for (const each of pullsOf(app)) {
        await follow(app, each);
        each.thread.state = 'closed';
      }
    },
    /** The next request of a method goes wrong; by default, to the list of pull requests. */
    fail: (method: string, fault: Fault, path = /\/pulls$/): void =>
      faults.add({ method, path, times: 1, does: actionOf(fault) }),
    [Symbol.asyncDispose]: stop,
  };
}

/** Matches the address of a pull request. */
export const linkTo = (number: number): unknown => expect.stringMatching(new RegExp(`/octo/handbook/pull/${number}$`));

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
    // Agents of tests meet them on this machine's network.
    isolation: 'none',
    ...more,
  };
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
  const jobIn = async (asked: Promise<Response>, status = 200): Promise<ShownJob> => {
    const answer = await asked;
    expect(answer.status).toBe(status);
    return (await answer.json()) as ShownJob;
  };
  const post = (body: unknown, more = {}): Promise<Response> => postTo('/v2/agent/handbook/job', body, more);
  const send = (id: string, body: unknown): Promise<Response> => postTo(`/v2/agent/handbook/job/${id}/message`, body);
  const message = (id: string, prompt: string): Promise<ShownJob> => jobIn(send(id, { prompt }));
  const get = (path: string): Promise<Response> => ask(`${url}${path}`, { headers });
  const create = (prompt: string): Promise<ShownJob> => jobIn(post({ prompt }), 201);
  const read = (id: string): Promise<ShownJob> => jobIn(get(`/v2/agent/handbook/job/${id}`));
  const finished = (id: string): Promise<ShownJob> =>
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
