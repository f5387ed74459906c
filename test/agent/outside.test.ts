import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkOut, hasBranch, hasCommit, push } from '../../src/agent/clone.ts';
import { Git } from '../../src/agent/git.ts';
import { JobError } from '../../src/agent/job-error.ts';
import { takeFiles } from '../../src/agent/take-files.ts';
import { aCommits } from '../action/github/a-repository.ts';
import { aFolder, aGate, aRepository, aServer, git, REPOSITORY, TOKEN } from '../service/world.ts';
import { aJob, BRANCH, GIT } from './a-job.ts';
import { processesWith } from './processes.ts';

/** A repository, and git for it. */
async function aPlace() {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await aFolder()).path;
  const repository = await aRepository(folder, { 'README.md': '# Handbook\n' });
  const job = stack.use(new Git({ ...GIT, address: repository, folder }));
  const all = stack.move();
  return { folder, repository, job, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

type Place = Awaited<ReturnType<typeof aPlace>>;

/** A server that notes which requests arrive, and with which credentials. */
async function aNotingServer(answer: (response: ServerResponse, url: string) => unknown) {
  const requests: { readonly url: string; readonly authorization: string | undefined }[] = [];
  const server = await aServer(({ url = '', headers: { authorization } }, response) => {
    requests.push({ url, authorization });
    answer(response, url);
  });
  return { ...server, requests };
}

/** A server that redirects everything to another one. */
function aMovedServer(status: number, elsewhere: { readonly url: string }) {
  const target = elsewhere.url.replace('//', '//mara:pass-canary@');
  return aNotingServer((response, url) => response.writeHead(status, { location: `${target}${url}` }).end());
}

/** The words of the `JobError` that something ends with. */
async function failureOf(attempt: Promise<unknown>): Promise<string> {
  const failure = await attempt.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(JobError);
  return String(failure);
}

const REDIRECTS = [301, 302, 307, 308];

test.each(REDIRECTS)("GitHub's redirects (%i) are not followed: no other host gets a prompt", async (status) => {
  await using elsewhere = await aNotingServer((response) => {
    const pull = { html_url: 'https://evil.example/1', state: 'open', head: { ref: BRANCH, sha: '' } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([pull]));
  });
  await using old = await aMovedServer(status, elsewhere);
  const openCommits = (name: string) => aCommits({ apiUrl: old.url, token: TOKEN }, name);
  await using job = await aJob("writeFileSync('README.md', prompt)", { openCommits });
  const { note } = await job.create('Do it.');
  const words = `GitHub did not list the pull requests from ${BRANCH} (HTTP ${status}).`;
  expect(note).toBe(`could not use the pull requests of ${REPOSITORY}: ${words}`);
  expect([elsewhere.requests, old.requests.length]).toEqual([[], 1]);
});

describe.concurrent('git', () => {
  test('ends with the process that runs it, however that ends and whatever the server does', async () => {
    await using place = await aPlace();
    await using gate = await aGate();
    const given = JSON.stringify({ ...GIT, address: `${gate.url}/octo/handbook.git`, folder: place.folder });
    const from = (name: string): string => JSON.stringify(join(import.meta.dirname, '../../src/agent', name));
    const script = `
      import { checkOut } from ${from('clone.ts')};
      import { Git } from ${from('git.ts')};
      const { signal } = new AbortController();
      await checkOut(new Git({ ...${given}, signal, redact: (text) => text }), 'main');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    const { closed } = await gate.arrival();
    expect(await processesWith(gate.url)).not.toEqual([]);
    child.kill('SIGKILL');
    await closed;
    await expect.poll(() => processesWith(gate.url)).toEqual([]);
  });

  test('gets the token for an http address, and its errors do not show it', async () => {
    await using place = await aPlace();
    await using server = await aNotingServer((response) => response.writeHead(403).end());
    const address = `${server.url}/octo/handbook.git`;
    const outside = new Git({ ...GIT, address, folder: place.folder });
    const failure = await failureOf(hasBranch(outside, 'main'));
    const basic = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
    expect(server.requests.map(({ authorization }) => authorization)).toEqual([`Basic ${basic}`]);
    expect(failure).toContain('403');
    for (const secret of [TOKEN, basic]) expect(failure).not.toContain(secret);
  });

  test.each(REDIRECTS)('follows no redirect (%i): the token stays, and the error names the address', async (status) => {
    await using place = await aPlace();
    // It answers like a repository, so that git would go on there.
    await using elsewhere = await aNotingServer((response, url) => {
      const service = new URL(url, 'http://localhost').searchParams.get('service') ?? '';
      if (service === '') return response.writeHead(404).end();
      const program = service.replace(/^git-/, '');
      const references = git(place.folder, program, '--http-backend-info-refs', place.repository);
      response.setHeader('content-type', `application/x-${service}-advertisement`);
      const heading = `# service=${service}\n`;
      const length = (heading.length + 4).toString(16).padStart(4, '0');
      return response.end(`${length}${heading}0000${references}`);
    });
    await using old = await aMovedServer(status, elsewhere);
    const checkout = await checkOut(place.job, 'main');
    await writeFile(`${checkout.folder}/README.md`, 'changed');
    const commit = await takeFiles(place.job, checkout, 'Message');
    await using job = new Git({ ...GIT, address: `${old.url}/octo/handbook.git`, folder: place.folder });
    const attempts = [
      () => hasBranch(job, 'main'),
      () => checkOut(job, null),
      () => hasCommit(job, 'main', checkout.base),
      async () => commit && push(job, commit, BRANCH),
    ];
    for (const attempt of attempts) {
      const failure = await failureOf(attempt());
      expect(failure).toContain(` to ${elsewhere.url}/octo/handbook.git.`);
      expect(failure).not.toContain('pass-canary');
    }
    expect(elsewhere.requests).toEqual([]);
    expect(old.requests.every(({ authorization }) => authorization?.startsWith('Basic '))).toBe(true);
  });

  test('takes no objects from another host that a repository names', async () => {
    await using place = await aPlace();
    git(place.repository, 'update-server-info');
    await using elsewhere = await aNotingServer((response) => response.writeHead(404).end());
    const alternates = 'objects/info/http-alternates';
    await using old = await aNotingServer((response, url) => {
      if (url.endsWith(alternates)) return response.end(`${elsewhere.url}/other.git/objects\n`);
      const path = new URL(url, 'http://localhost').pathname.replace('/handbook.git/', '');
      const isThere = path === 'HEAD' || path === 'info/refs';
      return isThere ? response.end(readFileSync(join(place.repository, path))) : response.writeHead(404).end();
    });
    await using job = new Git({ ...GIT, address: `${old.url}/handbook.git`, folder: place.folder });
    // A server of files only: an agent's clone fails earlier, because it has no depth.
    await expect(checkOut(job, null)).rejects.toThrow('dumb http transport does not support shallow');
    await expect(hasCommit(job, 'main', '1'.repeat(40))).rejects.toThrow('git clone');
    expect(old.requests.map(({ url }) => url)).toContainEqual(expect.stringContaining(alternates));
    expect(elsewhere.requests).toEqual([]);
  });

  /** Changes files as an agent does, and pushes them as a branch. */
  async function change(place: Place, files: Readonly<Record<string, string>>, meanwhile = (): void => undefined) {
    const checkout = await checkOut(place.job, 'main');
    meanwhile();
    for (const [name, text] of Object.entries(files)) await writeFile(join(checkout.folder, name), text);
    const commit = await takeFiles(place.job, checkout, 'Message');
    await (commit && push(place.job, commit, BRANCH));
    return checkout;
  }

  test('never overwrites a branch that has moved', async () => {
    await using place = await aPlace();
    const other = git(place.repository, 'commit-tree', 'main^{tree}', '-m', 'Elsewhere');
    const move = () => void git(place.repository, 'update-ref', `refs/heads/${BRANCH}`, other);
    await expect(change(place, { 'README.md': 'new' }, move)).rejects.toThrow('git push ended with exit code 1');
    expect(git(place.repository, 'rev-parse', BRANCH)).toBe(other);
  });

  test('keeps a tracked file that is ignored, and leaves new ignored files out', async () => {
    await using place = await aPlace();
    await change(place, { '.gitignore': 'README.md\nsecret.txt\n', 'secret.txt': 'x' });
    expect(git(place.repository, 'ls-tree', '--name-only', BRANCH).split('\n')).toEqual(['.gitignore', 'README.md']);
  });

  test('adds files to the commit that the agent started from, wherever the branch is now', async () => {
    await using place = await aPlace();
    const { base } = await change(place, { 'README.md': 'new' }, () => {
      for (const subject of ['More', 'Still more']) {
        const next = git(place.repository, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', subject);
        git(place.repository, 'update-ref', 'refs/heads/main', next);
      }
    });
    expect(git(place.repository, 'rev-parse', `${BRANCH}^`)).toBe(base);
  });
});
