import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishSite } from '../../../src/playground/demo-site.ts';
import { changesOf, diffOf } from '../../../src/playground/github/git.ts';
import { aFolder, git as runGit } from '../../service/world.ts';

/** A bare repository of pages, its empty tree, and git for it. */
async function aSite() {
  const folder = await aFolder();
  const gitDir = await publishSite(folder.path);
  const git = (...parameters: string[]): string => runGit(folder.path, '--git-dir', gitDir, ...parameters);
  const [empty, main] = [git('hash-object', '-t', 'tree', '/dev/null'), git('rev-parse', 'main')];
  return { ...folder, gitDir, git, empty, main };
}

test("programs in a repository's settings are not run to show it", async () => {
  await using site = await aSite();
  const [program, canary] = [join(site.path, 'program'), join(site.path, 'canary')];
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> '${canary}'\ncat "$1"\n`, { mode: 0o755 });
  const settings = `[core]\nfsmonitor = ${program}\n[diff]\nexternal = ${program}\n[diff "x"]\ntextconv = ${program}\n`;
  appendFileSync(join(site.gitDir, 'config'), settings);
  writeFileSync(join(site.gitDir, 'info/attributes'), '* diff=x\n');
  expect(await diffOf(site.gitDir, site.empty, site.main)).toContain('+++ b/index.md');
  const changes = await changesOf(site.gitDir, site.empty, site.main);
  expect(changes).toContainEqual(expect.objectContaining({ filename: 'index.md' }));
  expect(existsSync(canary) ? readFileSync(canary, 'utf8') : '').toBe('');
});

test('a repository’s settings can’t remove the path prefixes from a diff', async () => {
  await using site = await aSite();
  site.git('config', 'diff.noprefix', 'true');
  expect(await diffOf(site.gitDir, site.empty, site.main)).toContain('diff --git a/index.md b/index.md\n');
});
