import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, realpath, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { JobError } from '../../src/agent/job-error.ts';
import { type CopyRules, copyWorkTree, LIMITS } from '../../src/agent/work-tree.ts';
import { aFolder } from '../service/world.ts';

/** A working tree with a file in a folder, a folder outside with a file of the same name, and an empty target. */
async function aWorkTree() {
  await using stack = new AsyncDisposableStack();
  const root = await realpath(stack.use(await aFolder()).path);
  const [from, to, outside] = [join(root, 'from'), join(root, 'to'), join(root, 'outside')];
  for (const folder of [from, to, outside, join(from, 'docs')]) await mkdir(folder);
  await writeFile(join(from, 'docs/a.md'), 'mine');
  await writeFile(join(outside, 'a.md'), 'secret');
  const all = stack.move();
  return { root, from, to, outside, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

const NOTHING_IGNORED = async (): Promise<ReadonlySet<string>> => new Set();

/** Does something between listing files and copying them, as a process left running could. */
function meanwhile(act: () => Promise<unknown>): CopyRules {
  let levels = 0;
  const ignored = async (): Promise<ReadonlySet<string>> => {
    levels += 1;
    if (levels === 2) await act();
    return new Set();
  };
  return { tracked: new Map(), ignored };
}

async function everything(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
  return texts.join('\n');
}

describe('files that change while they are copied', () => {
  test.each<[string, (tree: Awaited<ReturnType<typeof aWorkTree>>) => Promise<unknown>]>([
    [
      'a folder that becomes a link to one outside',
      async ({ from, root, outside }) => {
        await rename(join(from, 'docs'), join(root, 'moved'));
        await symlink(outside, join(from, 'docs'));
      },
    ],
    [
      'a file that becomes a link to one outside',
      async ({ from, outside }) => {
        await rm(join(from, 'docs/a.md'));
        await symlink(join(outside, 'a.md'), join(from, 'docs/a.md'));
      },
    ],
    [
      'a file that becomes a pipe',
      async ({ from }) => {
        await rm(join(from, 'docs/a.md'));
        execFileSync('mkfifo', [join(from, 'docs/a.md')]);
      },
    ],
    ['a file that is gone', async ({ from }) => rm(join(from, 'docs/a.md'))],
  ])('%s is refused, and nothing outside is read', async (_name, act) => {
    await using tree = await aWorkTree();
    const copying = copyWorkTree(
      tree.from,
      tree.to,
      meanwhile(() => act(tree)),
    );
    await expect(copying).rejects.toThrow(JobError);
    expect(await everything(tree.to)).not.toContain('secret');
  });

  // On other systems, nothing shows where an open folder really is.
  test.runIf(process.platform === 'linux')('a parent folder that becomes a link is refused', async () => {
    await using tree = await aWorkTree();
    const swap = async (): Promise<void> => {
      await rename(tree.from, join(tree.root, 'moved'));
      await mkdir(join(tree.outside, 'docs'));
      await writeFile(join(tree.outside, 'docs/a.md'), 'secret');
      await symlink(tree.outside, tree.from);
    };
    await expect(copyWorkTree(tree.from, tree.to, meanwhile(swap))).rejects.toThrow('was moved');
    expect(await everything(tree.to)).not.toContain('secret');
  });

  test.runIf(process.platform === 'linux')('a root that was moved is refused', async () => {
    await using tree = await aWorkTree();
    await rename(tree.root, `${tree.root}-moved`);
    await symlink(`${tree.root}-moved`, tree.root);
    const copying = copyWorkTree(tree.from, tree.to, { tracked: new Map(), ignored: NOTHING_IGNORED });
    await expect(copying).rejects.toThrow('was moved');
    await rm(tree.root);
    await rename(`${tree.root}-moved`, tree.root);
  });
});

describe('the limits', () => {
  const limits = { file: 10, all: 15, entries: 5 };
  const rules = (more: Partial<CopyRules> = {}): CopyRules => ({
    tracked: new Map(),
    ignored: NOTHING_IGNORED,
    limits,
    ...more,
  });

  test("are GitHub's for a file, and a multiple of that for all files", () => {
    expect(LIMITS).toEqual({ file: 104_857_600, all: 524_288_000, entries: 200_000 });
  });

  test.each([
    ['a file that grew by as much as expected', 14, 4, null],
    ['a file that grew by more', 15, 4, 'too large'],
    ['a large file that existed before', 1_000, 1_000, null],
    ['a new file that is just small enough', 10, null, null],
    ['a new file that is too large', 11, null, 'too large'],
  ])('apply to %s', async (_name, size, before, problem) => {
    await using tree = await aWorkTree();
    await rm(join(tree.from, 'docs'), { recursive: true });
    await writeFile(join(tree.from, 'a.md'), '');
    await truncate(join(tree.from, 'a.md'), size);
    const tracked = new Map(before === null ? [] : [['a.md', { kind: 'file', size: before } as const]]);
    const copying = copyWorkTree(tree.from, tree.to, rules({ tracked }));
    if (problem === null) expect(await copying).toEqual([]);
    else await expect(copying).rejects.toThrow(problem);
  });

  test('apply to all files together, and to their number', async () => {
    await using tree = await aWorkTree();
    for (const name of ['b', 'c']) await writeFile(join(tree.from, name), '1234567');
    await expect(copyWorkTree(tree.from, tree.to, rules())).rejects.toThrow("the agent's files are too large");
    for (const name of ['d', 'e', 'f']) await writeFile(join(tree.from, name), '');
    await expect(copyWorkTree(tree.from, tree.to, rules())).rejects.toThrow('more than 5 files');
  });
});
