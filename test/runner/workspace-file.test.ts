import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWorkspaceFile } from '../../src/runner/workspace-file.ts';
import { inputErrorOf } from '../build/an-input-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
const workspace = join(folder, 'work');
const doorbell = createServer();

beforeAll(async () => {
  mkdirSync(join(workspace, 'prompts'), { recursive: true });
  mkdirSync(join(folder, 'work-of-others'));
  writeFileSync(join(workspace, 'prompts/weekly.md'), 'Décris le drapeau.\n');
  writeFileSync(join(workspace, 'latin.md'), Buffer.from([0x44, 0xe9, 0x63]));
  writeFileSync(join(workspace, 'largest.md'), 'a'.repeat(1024 * 1024));
  writeFileSync(join(workspace, 'too-large.md'), '');
  truncateSync(join(workspace, 'too-large.md'), 1024 * 1024 + 1);
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  writeFileSync(join(folder, 'work-of-others/secret.txt'), 'outside');
  symlinkSync('prompts/weekly.md', join(workspace, 'inside-link.md'));
  symlinkSync('../secret.txt', join(workspace, 'outside-link.md'));
  symlinkSync('..', join(workspace, 'up'));
  symlinkSync('nowhere', join(workspace, 'dangling.md'));
  symlinkSync('work', join(folder, 'work-link'));
  execFileSync('mkfifo', [join(workspace, 'pipe')]);
  doorbell.listen(join(workspace, 'socket'));
  await once(doorbell, 'listening');
});

afterAll(async () => {
  await new Promise((resolve) => doorbell.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('a prompt file of the workspace is read', () => {
  test.each([
    ['by its path', workspace, 'prompts/weekly.md'],
    ['by a path with detours', workspace, './prompts/../prompts/weekly.md'],
    ['by its absolute path', workspace, join(workspace, 'prompts/weekly.md')],
    ['through a link inside the workspace', workspace, 'inside-link.md'],
    ['in a workspace that is itself a link', join(folder, 'work-link'), 'prompts/weekly.md'],
    ['in a workspace named with a slash at the end', `${workspace}/`, 'prompts/weekly.md'],
  ])('%s', async (_how, root, path) => {
    expect(await readWorkspaceFile(root, path)).toBe('Décris le drapeau.\n');
  });

  test('up to the limit', async () => {
    expect(await readWorkspaceFile(workspace, 'largest.md')).toHaveLength(1024 * 1024);
  });
});

describe('a prompt file is refused in one sentence', () => {
  test.each([
    ['../secret.txt', 'which lies outside the workspace'],
    ['prompts/../../secret.txt', 'which lies outside the workspace'],
    ['/etc/hostname', 'which lies outside the workspace'],
    ['../work-of-others/secret.txt', 'which lies outside the workspace'],
    ['outside-link.md', 'which lies outside the workspace'],
    ['up/secret.txt', 'which lies outside the workspace'],
    ['.', 'which lies outside the workspace'],
    ['missing.md', 'which does not exist in the workspace'],
    ['dangling.md', 'which does not exist in the workspace'],
    ['a\u0000b', 'which does not exist in the workspace'],
    ['prompts', 'which is not a file'],
    ['pipe', 'which is not a file'],
    ['socket', 'which cannot be read'],
    ['latin.md', 'which is not UTF-8 text'],
    ['too-large.md', 'which has 1048577 bytes'],
  ])('%j, %s', async (path, reason) => {
    const { problems } = await inputErrorOf(() => readWorkspaceFile(workspace, path));
    expect(problems.map(({ message }) => message)).toEqual([
      `Input "prompt-file" is ${JSON.stringify(path)}, ${reason}.`,
    ]);
    expect(problems[0]?.hint).not.toBe('');
  });

  test.each([
    ['', 'but there is no workspace'],
    [join(folder, 'no-such-workspace'), 'which does not exist in the workspace'],
  ])('when the workspace is %j', async (root, reason) => {
    expect((await inputErrorOf(() => readWorkspaceFile(root, 'a.md'))).message).toContain(reason);
  });
});
