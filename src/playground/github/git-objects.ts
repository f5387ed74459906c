import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { git, gitWith } from './git.ts';

/** A file of a tree: an object's id, or null to remove it. */
export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

/** People are as git writes them: `name <e-mail>`. `at`: UTC, ms since 1970. */
interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: string;
  readonly committer: string;
  readonly at: number;
}

const NONE = '0'.repeat(40);

/** Writes blobs with one process, and returns their ids. */
export async function writeBlobs(gitDir: string, contents: readonly Buffer[]): Promise<readonly string[]> {
  const commands = contents.flatMap((content, index) => {
    const mark = `mark :${index + 1}\n`;
    return [Buffer.from(`blob\n${mark}data ${content.length}\n`), content, Buffer.from(`\nget-${mark}`)];
  });
  const written = await gitWith(gitDir, { input: Buffer.concat(commands) }, 'fast-import', '--quiet');
  return written.toString().split('\n').slice(0, contents.length);
}

/** Writes a tree of changes, made in their order on a base (null: on nothing), and returns its id. */
export async function writeTree(gitDir: string, base: string | null, changes: readonly TreeChange[]): Promise<string> {
  const variables = { GIT_INDEX_FILE: join(gitDir, `index-${randomUUID()}`) };
  const input = changes.map(({ path, mode, sha }) => `${sha === null ? '0' : mode} ${sha ?? NONE}\t${path}\0`).join('');
  try {
    await gitWith(gitDir, { variables }, 'read-tree', base ?? '--empty');
    await gitWith(gitDir, { variables, input }, 'update-index', '--add', '--replace', '-z', '--index-info');
    return (await gitWith(gitDir, { variables }, 'write-tree')).toString().trim();
  } finally {
    await rm(variables.GIT_INDEX_FILE, { force: true });
  }
}

export async function writeCommit(
  gitDir: string,
  { tree, parents, message, author, committer, at }: NewCommit,
): Promise<string> {
  const when = `${Math.floor(at / 1000)} +0000`;
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`)];
  const input = [...lines, `author ${author} ${when}`, `committer ${committer} ${when}`, '', message].join('\n');
  return (await gitWith(gitDir, { input }, 'hash-object', '-t', 'commit', '-w', '--stdin')).toString().trim();
}

/** Sets a ref, which must be at `before` (null: must not exist). False if git refuses: of two at once, one succeeds. */
export async function setRef(gitDir: string, ref: string, to: string, before: string | null): Promise<boolean> {
  return (await git(gitDir, 'update-ref', ref, to, before ?? NONE).catch(() => null)) !== null;
}
