import { gitBytes, knownTree } from './git.ts';

export interface TreeEntry {
  readonly path: string;
  readonly sha: string;
  readonly mode: string;
  readonly bytes: number;
}

/** Lists a file or folder by its path; with a slash at the end, the folder's content. Empty if there is no such ref. */
export async function entriesOf(
  gitDir: string,
  { ref, path }: { readonly ref: string; readonly path: string },
): Promise<readonly TreeEntry[]> {
  const tree = await knownTree(gitDir, ref);
  if (tree === null) return [];
  const listed = await gitBytes(
    gitDir,
    '--literal-pathspecs',
    'ls-tree',
    '-z',
    '--long',
    '--full-tree',
    tree,
    '--',
    path,
  );
  return listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, mode, sha, size, name] = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.exec(line) ?? [];
      if (mode === undefined || sha === undefined || name === undefined) return [];
      return [{ path: name, sha, mode, bytes: Number(size) || 0 }];
    });
}

export function blobText(gitDir: string, sha: string): Promise<Buffer> {
  return gitBytes(gitDir, 'cat-file', 'blob', sha);
}
