import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../src/action/redaction/redactor.ts';
import { checkOut, hasBranch, hasCommit, push } from '../../src/agent/clone.ts';
import { Git } from '../../src/agent/git.ts';
import { JobError } from '../../src/agent/job-error.ts';
import { PullRequests } from '../../src/agent/pull-request.ts';
import { takeFiles } from '../../src/agent/take-files.ts';
import { aFolder, aGitHub, aRepository, git, REPOSITORY, TOKEN } from '../service/world.ts';

const redact = createRedactor({ secrets: [TOKEN] });
const BRANCH = 'docs-agent/job_1';
const WANTED = { branch: BRANCH, base: 'main', title: 'Title', body: 'Body', commit: null };
const LINK = `https://github.com/${REPOSITORY}/pull/1`;

/** A GitHub with the branch of a job; waiting takes no time and is recorded. */
async function aPlace() {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await aFolder());
  const repository = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
  git(repository, 'branch', BRANCH);
  const github = stack.use(await aGitHub(repository));
  const waits: number[] = [];
  const pullRequests = new PullRequests({
    apiUrl: github.apiUrl,
    token: TOKEN,
    repository: REPOSITORY,
    signal: new AbortController().signal,
    redact,
    wait: async (ms) => void waits.push(ms),
  });
  const all = stack.move();
  return {
    github,
    pullRequests,
    waits,
    folder: folder.path,
    repository,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** A server that notes which requests arrive, and with which credentials. */
async function aNotingServer(answer: (response: ServerResponse, request: { readonly url: string }) => unknown) {
  const requests: { readonly url: string; readonly authorization: string | undefined }[] = [];
  const server = createServer(({ url = '', headers: { authorization } }, response) => {
    requests.push({ url, authorization });
    answer(response, { url });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('opening a pull request', () => {
  test.each([
    ['is lost', 'lost'],
    ['is cut off', 'cut'],
  ] as const)('returns the opened pull request if its answer %s', async (_name, fault) => {
    await using place = await aPlace();
    place.github.faults.push({ method: 'POST', fault });
    expect(await place.pullRequests.open(WANTED)).toBe(LINK);
    expect(place.github.pulls).toHaveLength(1);
    expect(place.waits).toEqual([1_000]);
  });

  test('returns the existing one if GitHub refuses a second', async () => {
    await using place = await aPlace();
    await place.pullRequests.open(WANTED);
    place.github.faults.push({ method: 'GET', fault: 'blind' });
    expect(await place.pullRequests.open(WANTED)).toBe(LINK);
    expect(place.github.pulls).toHaveLength(1);
  });

  test('continues after passing faults, and gives up after three tries', async () => {
    await using place = await aPlace();
    place.github.faults.push({ method: 'GET', fault: 502 }, { method: 'POST', fault: 503 });
    expect(await place.pullRequests.open(WANTED)).toBe(LINK);
    expect(place.waits).toEqual([1_000, 5_000]);
    place.github.faults.push(...[500, 502, 503, 504].map((fault) => ({ method: 'GET', fault })));
    await expect(place.pullRequests.find(BRANCH)).rejects.toThrow(JobError);
    expect(place.github.faults).toHaveLength(1);
  });

  test.each([401, 403, 404, 422])('ends at once with status %d', async (fault) => {
    await using place = await aPlace();
    place.github.faults.push({ method: 'POST', fault });
    await expect(place.pullRequests.open(WANTED)).rejects.toThrow(`octo/handbook: status ${fault}`);
    expect([place.waits, place.github.pulls]).toEqual([[], []]);
  });

  test.each([301, 302, 307, 308])(
    'follows no redirect (%i): another host gets no prompt and names no link',
    async (status) => {
      await using elsewhere = await aNotingServer((response) => {
        const pull = { html_url: 'https://evil.example/1', state: 'open', head: { ref: BRANCH, sha: '' } };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([pull]));
      });
      const target = elsewhere.url.replace('//', '//mara:pass-canary@');
      await using old = await aNotingServer((response, { url }) =>
        response.writeHead(status, { location: `${target}${url}` }).end(),
      );
      const waits: number[] = [];
      const pullRequests = new PullRequests({
        apiUrl: old.url,
        token: TOKEN,
        repository: REPOSITORY,
        signal: new AbortController().signal,
        redact,
        wait: async (ms) => void waits.push(ms),
      });
      const failure = await pullRequests.open(WANTED).catch((error: unknown) => error);
      expect(elsewhere.requests).toEqual([]);
      expect(failure).toBeInstanceOf(JobError);
      expect(String(failure)).toContain(`${REPOSITORY} were redirected to ${elsewhere.url}/repos/octo/handbook/pulls,`);
      expect(String(failure)).not.toContain('pass-canary');
      expect([old.requests.length, waits]).toEqual([1, []]);
    },
  );

  test('finds nothing if there is nothing', async () => {
    await using place = await aPlace();
    expect(await place.pullRequests.find(BRANCH)).toBeNull();
  });
});

describe('git', () => {
  const common = {
    token: TOKEN,
    author: { name: 'Robot', email: 'robot@example.com' },
    environment: { PATH: process.env['PATH'] ?? '' },
    signal: new AbortController().signal,
    redact,
  };

  test('gets the token for an http address, and its errors do not show it', async () => {
    await using folder = await aFolder();
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(403).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/octo/handbook.git`;
    const outside = new Git({ ...common, address, folder: folder.path });
    const failure = await hasBranch(outside, 'main').catch((error: unknown) => error);
    server.close();
    const basic = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
    expect(seen).toEqual([`Basic ${basic}`]);
    expect(failure).toBeInstanceOf(JobError);
    expect(String(failure)).toContain('403');
    expect(String(failure)).not.toContain(TOKEN);
    expect(String(failure)).not.toContain(basic);
  });

  test.each([301, 302, 307, 308])(
    'follows no redirect (%i): the token stays with its host, and the error names the new address',
    async (status) => {
      await using folder = await aFolder();
      const repository = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
      // It answers like a repository, so that git would go on there.
      await using elsewhere = await aNotingServer((response, { url }) => {
        const service = new URL(url, 'http://localhost').searchParams.get('service') ?? '';
        if (service === '') return response.writeHead(404).end();
        const references = git(folder.path, service.replace(/^git-/, ''), '--http-backend-info-refs', repository);
        response.setHeader('content-type', `application/x-${service}-advertisement`);
        const heading = `# service=${service}\n`;
        const length = (heading.length + 4).toString(16).padStart(4, '0');
        return response.end(`${length}${heading}0000${references}`);
      });
      const target = elsewhere.url.replace('//', '//mara:pass-canary@');
      await using old = await aNotingServer((response, { url }) =>
        response.writeHead(status, { location: `${target}${url}` }).end(),
      );
      await using near = new Git({ ...common, address: repository, folder: folder.path });
      const checkout = await checkOut(near, 'main');
      await writeFile(`${checkout.folder}/README.md`, 'changed');
      const commit = await takeFiles(near, checkout, 'Message');
      await using job = new Git({ ...common, address: `${old.url}/octo/handbook.git`, folder: folder.path });
      const attempts = [
        () => hasBranch(job, 'main'),
        () => checkOut(job, null),
        () => hasCommit(job, 'main', checkout.base),
        () => takeFiles(job, checkout, 'Message'),
        async () => commit && push(job, commit, BRANCH),
      ];
      const failures: unknown[] = [];
      for (const attempt of attempts) failures.push(await attempt().catch((error: unknown) => error));
      expect(elsewhere.requests.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
      expect(elsewhere.requests).toEqual([]);
      for (const failure of failures) {
        expect(failure).toBeInstanceOf(JobError);
        expect(String(failure)).toContain(` to ${elsewhere.url}/octo/handbook.git,`);
        expect(String(failure)).not.toContain('pass-canary');
      }
      expect(old.requests.every(({ authorization }) => authorization?.startsWith('Basic '))).toBe(true);
    },
  );

  test('takes no objects from another host that a repository names', async () => {
    await using folder = await aFolder();
    const repository = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
    git(repository, 'update-server-info');
    await using elsewhere = await aNotingServer((response) => response.writeHead(404).end());
    const alternates = 'objects/info/http-alternates';
    await using old = await aNotingServer((response, { url }) => {
      if (url.endsWith(alternates)) return response.end(`${elsewhere.url}/other.git/objects\n`);
      const path = new URL(url, 'http://localhost').pathname.replace('/handbook.git/', '');
      const isThere = path === 'HEAD' || path === 'info/refs';
      return isThere ? response.end(readFileSync(join(repository, path))) : response.writeHead(404).end();
    });
    await using job = new Git({ ...common, address: `${old.url}/handbook.git`, folder: folder.path });
    await expect(checkOut(job, null)).rejects.toThrow('git clone');
    expect(old.requests.map(({ url }) => url)).toContainEqual(expect.stringContaining(alternates));
    expect(elsewhere.requests).toEqual([]);
  });

  test('never overwrites a branch that has moved', async () => {
    await using place = await aPlace();
    const other = git(place.repository, 'commit-tree', 'main^{tree}', '-m', 'Elsewhere');
    git(place.repository, 'update-ref', `refs/heads/${BRANCH}`, other);
    await using job = new Git({ ...common, address: place.repository, folder: place.folder });
    const checkout = await checkOut(job, null);
    await writeFile(`${checkout.folder}/README.md`, 'changed');
    const commit = await takeFiles(job, checkout, 'Message');
    await expect(commit && push(job, commit, BRANCH)).rejects.toThrow('git push ended with exit code 1');
    expect(git(place.repository, 'rev-parse', BRANCH)).toBe(other);
  });

  test('keeps a tracked file that is ignored, and leaves new ignored files out', async () => {
    await using folder = await aFolder();
    const repository = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
    await using job = new Git({ ...common, address: repository, folder: folder.path });
    const checkout = await checkOut(job, 'main');
    await writeFile(`${checkout.folder}/.gitignore`, 'README.md\nsecret.txt\n');
    await writeFile(`${checkout.folder}/secret.txt`, 'x');
    const commit = await takeFiles(job, checkout, 'Message');
    await (commit && push(job, commit, 'result'));
    expect(git(repository, 'ls-tree', '--name-only', 'result').split('\n')).toEqual(['.gitignore', 'README.md']);
  });

  test('continues with a branch that an earlier run has pushed', async () => {
    await using folder = await aFolder();
    const repository = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
    for (const [from, text] of [
      ['main', 'one'],
      [BRANCH, 'two'],
    ] as const) {
      await using job = new Git({ ...common, address: repository, folder: folder.path });
      const checkout = await checkOut(job, from);
      await writeFile(`${checkout.folder}/README.md`, text);
      const commit = await takeFiles(job, checkout, `Message ${text}`);
      await (commit && push(job, commit, BRANCH));
    }
    expect(git(repository, 'log', '--format=%s', `main..${BRANCH}`)).toBe('Message two\nMessage one');
    expect(git(repository, 'show', `${BRANCH}:README.md`)).toBe('two');
  });

  test('adds files to the commit that the agent started from, wherever the branch is now', async () => {
    await using folder = await aFolder();
    const repository = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
    await using job = new Git({ ...common, address: repository, folder: folder.path });
    const checkout = await checkOut(job, 'main');
    for (const subject of ['More', 'Still more']) {
      const next = git(repository, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', subject);
      git(repository, 'update-ref', 'refs/heads/main', next);
    }
    await writeFile(`${checkout.folder}/README.md`, 'new');
    const commit = await takeFiles(job, checkout, 'Message');
    await (commit && push(job, commit, BRANCH));
    expect(git(repository, 'rev-parse', `${BRANCH}^`)).toBe(checkout.base);
  });

  test('reports a missing base branch', async () => {
    await using place = await aPlace();
    await using job = new Git({ ...common, address: place.repository, folder: place.folder });
    await expect(checkOut(job, 'none')).rejects.toThrow('Remote branch none not found');
  });
});
