import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checkout, Commit } from './clone.ts';
import type { Git, GitCall } from './git.ts';
import { copyWorkTree, type TrackedFile } from './work-tree.ts';

/**
 * Commits an agent's files on top of its starting point; returns null if nothing changed. The agent must have ended. The
 * files are copied into a second clone, made now, so that it can't have changed that.
 */
export async function takeFiles(git: Git, { folder, base }: Checkout, message: string): Promise<Commit | null> {
  const place = await git.newFolder('commit-');
  const [gitDir, workTree] = [join(place, 'repository.git'), join(place, 'work')];
  await mkdir(workTree, { mode: 0o700 });
  await git.run(['init', '-q', '--bare', gitDir], { folder: place, gitDir });
  await git.remote(['fetch', '-q', '--depth=1', '--no-tags', '--', git.address, base], { folder: place, gitDir });
  const call: GitCall = { folder: workTree, gitDir, workTree };
  await git.run(['read-tree', base], call);
  const tracked = await trackedFiles(git, base, call);
  await copyWorkTree(folder, workTree, { tracked, ignored: (paths) => ignored(git, paths, call) });
  await git.run(['add', '--all'], call);
  const tree = await git.run(['write-tree'], call);
  if (tree === (await git.run(['rev-parse', `${base}^{tree}`], call))) return null;
  return { id: await git.run(['commit-tree', tree, '-p', base, '-m', message], call), gitDir };
}

async function trackedFiles(git: Git, base: string, call: GitCall): Promise<ReadonlyMap<string, TrackedFile>> {
  const listing = await git.list(['ls-tree', '-r', '-l', '-z', base], call);
  return new Map(
    listing.split('\0').flatMap((line): [string, TrackedFile][] => {
      const [, mode, size, path] = /^(\d+) \w+ [0-9a-f]+ +(\d+|-)\t(.*)$/s.exec(line) ?? [];
      if (path === undefined) return [];
      return [[path, { kind: mode === '160000' ? 'submodule' : 'file', size: Number(size) || 0 }]];
    }),
  );
}

async function ignored(git: Git, paths: readonly string[], call: GitCall): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  // Without a folder in front, a file named `:(top)` would be a directive to git.
  const input = Buffer.from(paths.map((path) => `./${path}\0`).join(''), 'latin1');
  // Exit code 1: none of them.
  const listing = await git.list(['check-ignore', '-z', '--stdin'], { ...call, input, successes: [0, 1] });
  return new Set(listing.split('\0').map((path) => path.slice(2)));
}
