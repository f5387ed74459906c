import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder, aRepository, git, PAGES, TOKEN } from '../service/world.ts';
import { aGitServer } from './a-git-server.ts';
import { aJob, BRANCH } from './a-job.ts';

/** What the agent records: its variables, the arguments of all processes, and each file of its clone. */
const LOOKING_AROUND = `
  const fs = require('node:fs');
  const read = (path) => { try { return fs.readFileSync(path, 'latin1'); } catch { return ''; } };
  const files = fs.readdirSync('.', { recursive: true }).map((path) => path + '\\n' + read(path));
  const processes = fs.existsSync('/proc') ? fs.readdirSync('/proc').map((pid) => read('/proc/' + pid + '/cmdline')) : [];
  writeFileSync(process.env.SEEN, [JSON.stringify(process.env), ...files, ...processes].join('\\n'));
  writeFileSync('README.md', '# Mine\\n');`;

/** A `git` that records its arguments and variables before it runs the real one. */
async function aNotingGit(folder: string): Promise<{ readonly path: string; readonly calls: () => Promise<Call[]> }> {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const script = `#!/bin/sh\n{ printf 'call %s\\n' "$*"; env; } >> '${join(folder, 'calls')}'\nexec '${real}' "$@"\n`;
  await writeFile(join(bin, 'git'), script, { mode: 0o755 });
  return {
    path: `${bin}:${process.env['PATH']}`,
    calls: async () =>
      (await readFile(join(folder, 'calls'), 'utf8'))
        .split(/^call /m)
        .slice(1)
        .map((text) => ({ name: text.split(/\s/, 1)[0] ?? '', arguments: text.split('\n', 1)[0] ?? '', text })),
  };
}

interface Call {
  readonly name: string;
  readonly arguments: string;
  readonly text: string;
}

test('the token is not in the environment of any git that sees the files, and the agent sees no variable that is not named', async () => {
  await using folder = await aFolder();
  const repository = await aRepository(folder.path, PAGES);
  await using server = await aGitServer(folder.path, TOKEN);
  const noting = await aNotingGit(folder.path);
  const seen = join(folder.path, 'seen');
  const own = { DOCS_SERVICE_GITHUB_TOKEN: TOKEN, OTHER: 'of-the-service' };
  const environment = { ...process.env, PATH: noting.path, SEEN: seen, ...own };
  const address = `${server.url}/handbook.git`;
  await using job = await aJob(LOOKING_AROUND, { address, environment, variables: ['SEEN'], repository: null });
  expect(await job.create('Do it.')).toMatchObject({ status: 'completed' });
  expect(git(repository, 'show', `${BRANCH}:README.md`)).toBe('# Mine');

  const basic = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
  const around = await readFile(seen, 'latin1');
  for (const hidden of [TOKEN, basic, server.url, own.OTHER]) expect(around).not.toContain(hidden);
  expect(around).toMatch(/"DOCS_AGENT_JOB":/);

  const calls = await noting.calls();
  const given = calls.filter(({ text }) => text.includes(basic) || text.includes(TOKEN)).map(({ name }) => name);
  expect([...new Set(given)]).toEqual(['clone', 'push']);
  const expected = ['check-ignore', 'update-index', 'commit-tree'];
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
  expect(calls.filter((call) => call.arguments.includes(basic) || call.arguments.includes(TOKEN))).toEqual([]);
});

test("an agent's files are taken over from a server that knows only the first version of git's protocol", async () => {
  await using folder = await aFolder();
  const repository = await aRepository(folder.path, PAGES);
  await using server = await aGitServer(folder.path, TOKEN, { isOld: true });
  const environment = { ...process.env, DOCS_SERVICE_GITHUB_TOKEN: TOKEN };
  const given = { address: `${server.url}/handbook.git`, environment, repository: null };
  await using job = await aJob("writeFileSync('README.md', '# Mine\\n');", given);
  expect(await job.create('Do it.')).toMatchObject({ status: 'completed' });
  expect(git(repository, 'show', `${BRANCH}:README.md`)).toBe('# Mine');
});
