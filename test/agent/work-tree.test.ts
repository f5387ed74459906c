import { mkdir, realpath, truncate, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkOut } from '../../src/agent/clone.ts';
import { Git } from '../../src/agent/git.ts';
import { JobError } from '../../src/agent/job-error.ts';
import { takeFiles, takePublishable } from '../../src/agent/take-files.ts';
import { LIMITS, WorkTree } from '../../src/agent/work-tree.ts';
import { aFolder, aRepository, PAGES } from '../service/world.ts';
import { GIT } from './a-job.ts';

const RULES = { paths: [], secrets: [], redact: GIT.redact };

/** What a process that is left running does in the agent's folder when git begins to read files, and afterwards. */
const ACTS: readonly [name: string, before: string, after?: string][] = [
  ['a folder that becomes a link to one outside', 'mv docs "$OUT/moved"; ln -s "$OUT" docs'],
  ['a folder that is one for a while', 'mv docs "$OUT/moved"; ln -s "$OUT" docs', 'rm docs; mv "$OUT/moved" docs'],
  ['a file that becomes a link to one outside', 'ln -sf "$OUT/retry.md" docs/retry.md'],
  ['a file that is such a link for a while', 'mv docs/retry.md a; ln -s "$OUT/retry.md" docs', 'mv a docs/retry.md'],
  ['a file that becomes a pipe', 'rm docs/retry.md; mkfifo docs/retry.md'],
  ['a file that is gone', 'rm docs/retry.md'],
  ['a file that grows', '', 'echo more >> docs/retry.md'],
  ['a root that becomes a link', '', 'cd ..; mv work "$OUT/moved"; ln -s "$OUT/moved" work'],
  ['a parent folder that becomes a link', '', 'cd ..; name=$PWD; mv "$name" "$OUT/moved"; ln -s "$OUT/moved" "$name"'],
];

test.concurrent.each(ACTS)('while git reads the files, %s is refused', async (_name, before, after = '') => {
  await using place = await aFolder();
  const [bin, folder] = [join(place.path, 'bin'), join(place.path, 'jobs ä')];
  const outside = join(place.path, 'outside');
  for (const each of [bin, folder, outside]) await mkdir(each);
  await writeFile(join(outside, 'retry.md'), 'secret');
  const path = GIT.environment.PATH;
  const script = `#!/bin/sh\nPATH='${path}' OUT='${outside}'\ncase "$*" in *--add*) ;; *) exec git "$@";; esac\ncd "$GIT_WORK_TREE"\n${before}\ngit "$@"\nstatus=$?\n${after}\nexit $status\n`;
  await writeFile(join(bin, 'git'), script, { mode: 0o755 });
  const address = await aRepository(place.path, PAGES);
  for (const take of [takeFiles, takePublishable]) {
    await using git = new Git({ ...GIT, environment: { PATH: bin + delimiter + path }, address, folder });
    const checkout = await checkOut(git, null);
    await writeFile(join(checkout.folder, 'README.md'), '# Mine\n');
    const taking = take === takeFiles ? takeFiles(git, checkout, 'Mine') : takePublishable(git, checkout, RULES);
    await expect(taking).rejects.toThrow(JobError);
  }
});

describe('the limits', () => {
  /** Looks at a folder with files of these sizes. */
  async function looking(sizes: Readonly<Record<string, number>>, before: number | null = null): Promise<WorkTree> {
    await using folder = await aFolder();
    for (const [name, size] of Object.entries(sizes)) {
      await mkdir(dirname(join(folder.path, name)), { recursive: true });
      await writeFile(join(folder.path, name), '');
      await truncate(join(folder.path, name), size);
    }
    const tracked = new Map(before === null ? [] : [[Object.keys(sizes)[0] ?? '', before]]);
    const limits = { file: 10, all: 15, entries: 5, levels: 2 };
    const rules = { tracked, limits, ignored: async () => new Set<string>(), onLeftOut: () => undefined };
    const tree = new WorkTree(await realpath(folder.path), rules);
    await tree.look();
    return tree;
  }

  test("are GitHub's for a file, and a multiple of that for all files", () =>
    expect(LIMITS).toEqual({ file: 104_857_600, all: 524_288_000, entries: 200_000, levels: 100 }));

  test.each([
    ['a file that grew by as much as expected', 14, 4, null],
    ['a file that grew by more', 15, 4, 'too large'],
    ['a large file that existed before', 1_000, 1_000, null],
    ['a new file that is just small enough', 10, null, null],
    ['a new file that is too large', 11, null, 'too large'],
  ])('apply to %s', async (_name, size, before, problem) => {
    const tree = looking({ 'a.md': size }, before);
    if (problem === null) expect((await tree).files).toEqual(['a.md']);
    else await expect(tree).rejects.toThrow(problem);
  });

  test("apply to the depth of the agent's own folders", async () => {
    expect((await looking({ 'a/b/c.md': 0 })).files).toEqual(['a/b/c.md']);
    expect((await looking({ 'a/b/c/d.md': 0 }, 0)).files).toEqual(['a/b/c/d.md']);
    await expect(looking({ 'a/b/c/d.md': 0 })).rejects.toThrow('folders that are more than 2 levels deep');
  });

  test('apply to all files together, and to their number', async () => {
    await expect(looking({ a: 6, b: 7, c: 7 })).rejects.toThrow("the agent's files are too large");
    await expect(looking({ a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 })).rejects.toThrow('more than 5 files');
  });
});
