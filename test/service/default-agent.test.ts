import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { aFolder } from './world.ts';

const OUTSIDE = '# retry backoff jitter, canary\n';
const PROMPT = 'Explain retry backoff jitter.';

interface Site {
  readonly files?: Readonly<Record<string, string>>;
  /** Links by path; `<outside>` is a folder beside the repository that holds `retry.md`. */
  readonly links?: Readonly<Record<string, string>>;
}

/** A clone that someone has prepared for the service's own agent, and a folder beside it. */
async function aSite({ files = {}, links = {} }: Site) {
  const folder = await aFolder();
  const [source, outside] = [join(folder.path, 'source'), join(folder.path, 'outside')];
  for (const place of [outside, join(source, 'docs'), join(source, '.git')]) await mkdir(place, { recursive: true });
  await writeFile(join(outside, 'retry.md'), OUTSIDE);
  await writeFile(join(source, '.git/config'), '');
  for (const [path, text] of Object.entries(files)) await writeFile(join(source, path), text);
  for (const [path, target] of Object.entries(links))
    await symlink(target.replace('<outside>', outside), join(source, path));
  return { ...folder, source, outside };
}

describe('the default agent', () => {
  test.each([
    ['to a file outside', '<outside>/retry.md'],
    ['to a new file outside', '<outside>/new.md'],
    ['up and outside', '../outside/new.md'],
    ['to a device', '/dev/null'],
    ["to git's own folder", '.git/config'],
    ['to itself', 'README.md'],
  ])('follows no link %s: it fails, and says why', async (_name, target) => {
    await using place = await aSite({ links: { 'README.md': target } });
    const stderr = expect.stringContaining('"README.md" is a link');
    await expect(say(place.source)).rejects.toMatchObject({ code: 1, stderr });
    expect(await readdir(place.outside)).toEqual(['retry.md']);
    expect(await readFile(join(place.outside, 'retry.md'), 'utf8')).toBe(OUTSIDE);
    expect(await readFile(join(place.source, '.git/config'), 'utf8')).toBe('');
  });

  test.each<readonly [string, Site]>([
    ['files', { links: { 'docs/retry.md': '<outside>/retry.md' } }],
    ['folders', { links: { handbook: '<outside>', 'docs/pages': '../handbook', up: '../..' } }],
    ['links to its own folders', { links: { self: '.', 'docs/up': '..' } }],
  ])('reads and changes only its own pages next to links to %s', async (_name, { links = {} }) => {
    await using place = await aSite({ files: { 'docs/other.md': '# Other\n' }, links });
    expect(await say(place.source)).toBe('Changed docs/other.md: Retry backoff jitter.\n');
    expect(await readFile(join(place.source, 'docs/other.md'), 'utf8')).not.toContain('canary');
    expect(await readFile(join(place.outside, 'retry.md'), 'utf8')).toBe(OUTSIDE);
  });

  test('leaves folders alone that some file system treats as .git, and names that are not UTF-8', async () => {
    await using place = await aSite({ files: { 'docs/other.mdx': '# Other\n' } });
    for (const name of ['GIT~1', 'git~1 ', '.GIT', 'node_modules', '.hidden']) {
      await mkdir(join(place.source, name));
      await writeFile(join(place.source, name, 'retry.md'), OUTSIDE);
    }
    await writeFile(Buffer.from(`${place.source}/retry-\xff.md`, 'latin1'), OUTSIDE);
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
