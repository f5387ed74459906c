import { type RequestOptions, request } from 'node:http';
import { test as base } from 'vitest';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';
import type { Comment, RepositoryState, Thread } from '../../../src/playground/github/state.ts';

export const BOT = 'github-actions[bot]';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Decoded if it is JSON, else the text. */
  readonly body: unknown;
}

/** A local GitHub with the public repository `acme/app`, an issue in it, and tokens named after their permissions. */
export interface Place extends AsyncDisposable {
  readonly github: LocalGitHub;
  readonly app: RepositoryState;
  readonly issue: Thread;
  /** Sends a request below `/repos/acme/app`, or to a whole path below the server that begins with `/api`. */
  ask(method: string, path: string, options?: AskOptions): Promise<Answered>;
  statusOf(method: string, path: string, options?: AskOptions): Promise<number>;
}

interface AskOptions {
  /** `writer` by default; null sends none. */
  readonly token?: string | null;
  readonly body?: unknown;
  readonly accept?: string;
}

/** Starts a place; `gitDir` gives its repository branches and commits. */
export async function startPlace(
  wanted: { readonly gitDir?: string; readonly private?: boolean } = {},
): Promise<Place> {
  let seconds = 0;
  const github = await startGitHub({
    now: () => {
      seconds += 1;
      return Date.UTC(2026, 10, 20, 9, 0, seconds);
    },
  });
  const { state } = github;
  const app = state.addRepository({ owner: 'acme', name: 'app', ...wanted });
  state.addToken('writer', BOT, { issues: 'write', pull_requests: 'write', contents: 'write' });
  state.addToken('reader', BOT, { issues: 'read', pull_requests: 'read', contents: 'read' });
  state.addToken('blind', BOT, {});
  state.addToken('mara', 'mara');
  app.collaborators.set('mara', 'maintain');
  state.addToken('stranger', 'stranger');
  const issue = state.addThread(app, { author: 'mara', title: 'A question' });
  const ask: Place['ask'] = async (method, path, { token = 'writer', body, accept } = {}) => {
    const address = path.startsWith('/api') ? github.url + path : `${github.apiUrl}/repos/acme/app${path}`;
    const response = await fetch(address, {
      ...{ method, ...(body !== undefined && { body: JSON.stringify(body) }) },
      headers: { ...(token !== null && { authorization: `token ${token}` }), ...(accept !== undefined && { accept }) },
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  };
  const statusOf: Place['statusOf'] = async (...asked) => (await ask(...asked)).status;
  return { github, app, issue, ask, statusOf, [Symbol.asyncDispose]: () => github.stop() };
}

const WRITERS = { mara: 'can write', stranger: 'can only read' };

/** Lets two people comment on the pages. */
export function openPlayground({ github }: Place, commented: (comment: Comment) => void = () => undefined): void {
  github.state.playground = {
    command: '/docs',
    examples: { issue: 'Ask', pull: 'Change', line: 'Explain' },
    writers: Object.entries(WRITERS).map(([login, role]) => ({ login, role })),
    commented,
  };
}

/** Each test that wants one gets a place of its own. */
export const test = base.extend<{ place: Place }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants the pattern.
  place: async ({}, use) => {
    await using place = await startPlace();
    await use(place);
  },
});

/** Makes a place where several requests wait for each other: all continue once `parties` of them have arrived. */
export function meetingPoint(parties: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = parties;
  return () => {
    missing -= 1;
    if (missing <= 0) resolve();
    return promise;
  };
}

/** Sends a request to a host that we choose, which `fetch` would not let us. */
export function sendRaw(url: URL, options: RequestOptions, body = '') {
  const { promise, resolve, reject } = Promise.withResolvers<{
    readonly status: number;
    readonly location: string | undefined;
    readonly text: string;
  }>();
  const asked = request(url, options, async (response) => {
    const text = (await response.setEncoding('utf8').toArray()).join('');
    resolve({ status: response.statusCode ?? 0, location: response.headers.location, text });
  });
  asked.on('error', reject).end(body);
  return promise;
}
