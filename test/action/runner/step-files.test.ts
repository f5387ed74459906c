import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { rename, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTempFiles, readWorkspaceFile } from '../../../src/action/runner/step-files.ts';
import { inputErrorOf } from '../../build/settings.ts';

const MIB = 1024 * 1024;

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'temp-files-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('a file for later steps', () => {
  test('contains its parts one after the other', async () => {
    const parts = ['# Décris 📊\n', '', 'two\r\n', '\u2028'];
    const path = await fileBy(warned(join(parent, 'not/yet')).write, 'report.md', parts);
    expect([readFileSync(path, 'utf8'), path.startsWith(`${parent}/`)]).toEqual(['# Décris 📊\ntwo\r\n\u2028', true]);
  });

  test('is in one folder with the other files of its step alone, and the latest of each name counts', async () => {
    const { write } = warned(parent);
    const paths = await Promise.all([fileBy(write, 'report.md', ['one']), fileBy(write, 'report.json', ['{}'])]);
    await fileBy(write, 'report.md', ['two']);
    await fileBy(warned(parent).write, 'report.md', ['of another step']);
    expect(new Set(paths.map(dirname)).size).toBe(1);
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['two', '{}']);
  });

  test('writes each part before the next is generated', async () => {
    const part = 'x'.repeat(MIB / 16);
    const written: number[] = [];
    function* parts(): Generator<string> {
      for (let made = 0; made < 20; made += 1) {
        const [folder = ''] = readdirSync(parent);
        written.push(readFileSync(join(parent, folder, 'report.csv')).length);
        yield part;
      }
    }
    const path = await fileBy(warned(parent).write, 'report.csv', parts());
    expect(written).toEqual(Array.from({ length: 20 }, (_, made) => made * part.length));
    expect(readFileSync(path)).toHaveLength(20 * part.length);
  });

  test('whose parts cannot be generated fails with their own error', async () => {
    function* parts(): Generator<string> {
      yield 'one';
      throw new RangeError('no second part');
    }
    await expect(warned(parent).write('report.md', parts())).rejects.toThrow(new RangeError('no second part'));
  });

  test('is null, with one warning for each file, if no folder can be created', async () => {
    const taken = join(parent, 'taken');
    writeFileSync(taken, '');
    const { write, warnings } = warned(taken);
    expect(await Promise.all([write('report.md', ['one']), write('report.json', ['{}'])])).toEqual([null, null]);
    expect(warnings.toSorted()).toEqual(
      ['report.json', 'report.md'].map((name) => warningFor(name, taken, 'EEXIST: file already exists')),
    );
  });

  test('is null, with the same warning, if the disk is full, or the folder has become unusable', async () => {
    const { write, warnings } = warned(parent);
    const full = relative(join(parent, 'folder'), '/dev/full');
    expect(await write(full, ['one'])).toBeNull();
    for (const folder of readdirSync(parent)) rmSync(join(parent, folder), { recursive: true });
    expect(await write('report.json', ['{}'])).toBeNull();
    expect(warnings).toEqual([
      warningFor(full, parent, 'ENOSPC: no space left on device'),
      warningFor('report.json', parent, 'ENOENT: no such file or directory'),
    ]);
  });
});

/** A writer of files below `parent`, and its warnings. */
function warned(parent: string) {
  const warnings: string[] = [];
  return { write: createTempFiles(parent, (warning) => warnings.push(warning)), warnings };
}

/** Writes a file that must not fail, and returns its path. */
async function fileBy(write: ReturnType<typeof createTempFiles>, name: string, parts: Iterable<string>) {
  const path = await write(name, parts);
  if (path === null) throw new Error(`${name} was not written`);
  return path;
}

function warningFor(name: string, folder: string, reason: string): string {
  return `Could not write the file ${name} to the folder ${JSON.stringify(folder)} (RUNNER_TEMP): ${reason}. Later steps don't get this file.`;
}

test.each([
  ['RUNNER_TEMP', (folder: string) => ({ RUNNER_TEMP: folder })],
  ["the system's own folder without RUNNER_TEMP", (folder: string) => ({ RUNNER_TEMP: '', TMPDIR: folder })],
])('a step writes below %s', (_where, environment) => {
  const options = { env: environment(parent), encoding: 'utf8' } as const;
  const program = join(import.meta.dirname, 'step-process.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [program, 'tempFile'], options);
  expect([stderr, stdout.startsWith(join(parent, 'docs-agent-'))]).toEqual(['', true]);
  expect(readFileSync(stdout, 'utf8')).toBe('### One\n');
});

const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
const workspace = join(folder, 'work');
const doorbell = createServer();
const LINKS = {
  ...{ 'inside-link.md': 'prompts/weekly.md', 'outside-link.md': '../secret.txt', up: '..', '../work-link': 'work' },
  ...{ 'config-link.md': '.git/config', 'git-link': '.git', 'link-to-link.md': 'config-link.md' },
  'dangling.md': 'nowhere',
};
const OURS = ['.github/a.md', '.gitignore', 'a.git', '.gitx'];

beforeAll(async () => {
  for (const name of ['prompts', 'worktree', '.github', '../work-of-others'])
    mkdirSync(join(workspace, name), { recursive: true });
  writeFileSync(join(workspace, 'prompts/weekly.md'), 'Décris le drapeau.\n');
  writeFileSync(join(workspace, 'latin.md'), Buffer.from([0x44, 0xe9, 0x63]));
  writeFileSync(join(workspace, 'largest.md'), 'a'.repeat(MIB));
  writeFileSync(join(workspace, 'too-large.md'), 'a'.repeat(MIB + 1));
  for (const name of ['secret.txt', 'work-of-others/secret.txt']) writeFileSync(join(folder, name), 'outside');
  for (const name of ['.git', 'sub/.GIT', 'sub2/.git ', 'sub3/.g\u200Cit', 'sub4/git~1', 'sub5/.git.']) {
    mkdirSync(join(workspace, name), { recursive: true });
    writeFileSync(join(workspace, name, 'config'), 'token');
  }
  writeFileSync(join(workspace, 'worktree/.git'), 'gitdir: elsewhere');
  for (const name of OURS) writeFileSync(join(workspace, name), 'ours');
  for (const [name, target] of Object.entries(LINKS)) symlinkSync(target, join(workspace, name));
  execFileSync('mkfifo', [join(workspace, 'pipe')]);
  doorbell.listen(join(workspace, 'socket'));
  await once(doorbell, 'listening');
});

afterAll(async () => {
  await new Promise((resolve) => doorbell.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('a prompt file of the workspace is read', () => {
  const TEXT = 'Décris le drapeau.\n';
  test.each<readonly [string, string, string, string]>([
    ['by its path', workspace, 'prompts/weekly.md', TEXT],
    ['by a path with detours', workspace, './prompts/../prompts/weekly.md', TEXT],
    ['by its absolute path', workspace, join(workspace, 'prompts/weekly.md'), TEXT],
    ['through a link inside the workspace', workspace, 'inside-link.md', TEXT],
    ['in a workspace that is itself a link', join(folder, 'work-link'), 'prompts/weekly.md', TEXT],
    ['in a workspace named with a slash at the end', `${workspace}/`, 'prompts/weekly.md', TEXT],
    ['up to the limit', workspace, 'largest.md', 'a'.repeat(MIB)],
    ...OURS.map((path) => [`although its name is like \`.git\`: ${path}`, workspace, path, 'ours'] as const),
  ])('%s', async (_how, root, path, text) => expect(await readWorkspaceFile(root, path)).toBe(text));

  test('but never a file that replaced it while it was opened', async () => {
    const [turning, next] = [join(workspace, 'turning.md'), join(workspace, 'next.md')];
    writeFileSync(turning, 'ours');
    let swapping = true;
    const swapper = (async () => {
      for (let turn = 0; swapping; turn += 1) {
        await (turn % 2 === 0 ? symlink('.git/config', next) : writeFile(next, 'ours'));
        await rename(next, turning);
      }
    })();
    const read = new Set<string>();
    for (let turn = 0; turn < 500; turn += 1)
      read.add(await readWorkspaceFile(workspace, 'turning.md').catch(() => 'refused'));
    swapping = false;
    await swapper;
    expect(read).not.toContain('token');
  });
});

describe('a prompt file is refused in one sentence', () => {
  const REFUSED: Readonly<Record<string, readonly string[]>> = {
    'which is outside the workspace': [
      ...['../secret.txt', 'prompts/../../secret.txt', '/etc/hostname', '../work-of-others/secret.txt'],
      ...['outside-link.md', 'up/secret.txt', '.'],
    ],
    'which does not exist in the workspace': ['missing.md', 'dangling.md', 'a\u0000b'],
    'which is not a regular file': ['prompts', 'pipe'],
    'which leads to `.git`': [
      ...['.git/config', '.git', 'prompts/../.git/config', 'config-link.md', 'link-to-link.md', 'git-link/config'],
      ...['sub/.GIT/config', 'sub2/.git /config', 'sub3/.g\u200Cit/config', 'sub4/git~1/config', 'sub5/.git./config'],
      'worktree/.git',
    ],
    'which cannot be read': ['socket'],
    'which is not UTF-8 text': ['latin.md'],
    'which has 1048577 bytes': ['too-large.md'],
  };
  const ROWS = Object.entries(REFUSED).flatMap(([reason, paths]) => paths.map((path) => [path, reason] as const));
  test.each(ROWS)('%j, %s', async (path, reason) => {
    const { problems } = await inputErrorOf(() => readWorkspaceFile(workspace, path));
    expect(problems.map(({ message }) => message)).toEqual([
      `Input "prompt-file" is ${JSON.stringify(path)}, ${reason}.`,
    ]);
    expect(problems[0]?.hint).not.toBe('');
  });

  test.each([
    ['', 'but there is no workspace'],
    [join(folder, 'no-such-workspace'), 'which does not exist in the workspace'],
  ])('if the workspace is %j', async (root, reason) => {
    expect((await inputErrorOf(() => readWorkspaceFile(root, 'a.md'))).message).toContain(reason);
  });
});
