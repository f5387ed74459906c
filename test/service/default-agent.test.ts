import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { aBareService } from './a-service.ts';
import { aFolder, git } from './world.ts';

const OUTSIDE = '# retry backoff jitter, canary\n';
const PROMPT = 'Explain retry backoff jitter.';

interface Site {
  readonly files?: Readonly<Record<string, string>>;
  /** Links by path; `<outside>` is a folder beside the repository that holds `retry.md`. */
  readonly links?: Readonly<Record<string, string>>;
}

/** A repository that someone has prepared for the service's own agent, and a folder beside it. */
async function aSite({ files = {}, links = {} }: Site) {
  const folder = await aFolder();
  const [source, outside] = [join(folder.path, 'source'), join(folder.path, 'outside')];
  for (const place of [source, outside, join(source, 'docs')]) await mkdir(place, { recursive: true });
  await writeFile(join(outside, 'retry.md'), OUTSIDE);
  for (const [path, text] of Object.entries(files)) await writeFile(join(source, path), text);
  for (const [path, target] of Object.entries(links)) {
    await symlink(target.replace('<outside>', outside), join(source, path));
  }
  git(source, 'init', '-q');
  git(source, 'add', '--all');
  git(source, 'commit', '-q', '--allow-empty', '-m', 'Begin');
  git(folder.path, 'clone', '-q', '--bare', source, 'handbook.git');
  return { ...folder, source, outside, repository: join(folder.path, 'handbook.git') };
}

/** Runs one job of a service that has no other agent. */
async function runJob(folder: string) {
  const projects = [{ id: 'handbook', git: join(folder, 'handbook.git') }];
  await using world = await aBareService({ projects });
  return await world.finished((await world.create(PROMPT)).id);
}

describe('the default agent', () => {
  test.each<readonly [string, Site]>([
    ['to a file outside', { links: { 'README.md': '<outside>/retry.md' } }],
    ['to a new file outside', { links: { 'README.md': '<outside>/new.md' } }],
    ['up and outside', { links: { 'README.md': '../../../outside/new.md' } }],
    ['to a device', { links: { 'README.md': '/dev/null' } }],
    ["to git's own folder", { links: { 'README.md': '.git/config' } }],
    ['to itself', { links: { 'README.md': 'README.md' } }],
  ])('follows no link %s: the job fails, and says why', async (_name, site) => {
    await using place = await aSite(site);
    const job = await runJob(place.path);
    expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('"README.md" is a link') });
    expect(await readdir(place.outside)).toEqual(['retry.md']);
    expect(await readFile(join(place.outside, 'retry.md'), 'utf8')).toBe(OUTSIDE);
  });

  test.each<readonly [string, Site]>([
    ['files', { links: { 'docs/retry.md': '<outside>/retry.md' } }],
    ['folders', { links: { handbook: '<outside>', 'docs/pages': '../handbook', up: '../..' } }],
    ['links to its own folders', { links: { self: '.', 'docs/up': '..' } }],
  ])('reads and changes only its own pages next to links to %s', async (_name, { links = {} }) => {
    await using place = await aSite({ files: { 'docs/other.md': '# Other\n' }, links });
    const { id, status } = await runJob(place.path);
    expect(status).toBe('completed');
    const changed = git(place.repository, 'diff', '--name-only', 'main', `docs-agent/${id}`);
    expect(changed).toBe('docs/other.md');
    expect(git(place.repository, 'show', `docs-agent/${id}:docs/other.md`)).not.toContain('canary');
    expect(await readFile(join(place.outside, 'retry.md'), 'utf8')).toBe(OUTSIDE);
  });

  test('leaves folders alone that some file system treats as .git, and names that are not UTF-8', async () => {
    await using place = await aSite({ files: { 'docs/other.mdx': '# Other\n' } });
    for (const name of ['GIT~1', 'git~1 ', '.GIT', 'node_modules', '.hidden']) {
      await mkdir(join(place.source, name));
      await writeFile(join(place.source, name, 'retry.md'), OUTSIDE);
    }
    await writeFile(
      Buffer.concat([Buffer.from(`${place.source}/retry-`), Buffer.from([0xff]), Buffer.from('.md')]),
      OUTSIDE,
    );
    expect(await say(place.source)).toBe('Changed docs/other.mdx: Retry backoff jitter.\n');
  });

  test("waits for no pipe and changes no folder that has a page's name", async () => {
    await using place = await aSite({});
    await promisify(execFile)('mkfifo', [join(place.source, 'retry.md')]);
    await mkdir(join(place.source, 'README.md'));
    await expect(say(place.source)).rejects.toThrow('"README.md" is not a file');
  });
});

/** Runs the agent itself in a folder; returns what it says. */
async function say(folder: string): Promise<string> {
  const agent = fileURLToPath(new URL('../../src/service/default-agent.ts', import.meta.url));
  const running = promisify(execFile)(process.execPath, [agent], { cwd: folder });
  running.child.stdin?.end(PROMPT);
  return (await running).stdout;
}
