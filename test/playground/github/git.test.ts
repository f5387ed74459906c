import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishSite } from '../../../src/playground/demo-site.ts';
import { changesOf, diffOf } from '../../../src/playground/github/git.ts';
import { aFolder } from '../../service/world.ts';

test("programs in a repository's settings are not run to show it", async () => {
  await using folder = await aFolder();
  const repository = await publishSite(folder.path);
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['--git-dir', repository, ...parameters], { encoding: 'utf8' }).trim();
  const [empty, main] = [git('hash-object', '-t', 'tree', '/dev/null'), git('rev-parse', 'main')];
  const program = join(folder.path, 'program');
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> '${folder.path}/canary'\ncat "$1"\n`, { mode: 0o755 });
  const settings = `[core]\nfsmonitor = ${program}\n[diff]\nexternal = ${program}\n[diff "x"]\ntextconv = ${program}\n`;
  appendFileSync(join(repository, 'config'), settings);
  writeFileSync(join(repository, 'info/attributes'), '* diff=x\n');
  expect(await diffOf(repository, empty, main)).toContain('+++ b/index.md');
  expect(await changesOf(repository, empty, main)).toContainEqual(expect.objectContaining({ filename: 'index.md' }));
  const canary = join(folder.path, 'canary');
  expect(existsSync(canary) ? readFileSync(canary, 'utf8') : '').toBe('');
});

test('a repository’s settings can’t remove the path prefixes from a diff', async () => {
  await using folder = await aFolder();
  const repository = await publishSite(folder.path);
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['--git-dir', repository, ...parameters], { encoding: 'utf8' }).trim();
  git('config', 'diff.noprefix', 'true');
  const [empty, main] = [git('hash-object', '-t', 'tree', '/dev/null'), git('rev-parse', 'main')];
  expect(await diffOf(repository, empty, main)).toContain('diff --git a/index.md b/index.md\n');
});
