import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from '../../src/playground/demo-site.ts';

export interface GivenCommit {
  readonly message: string;
  /** UTC, ms; now without it. */
  readonly at?: number;
  /** A new branch, from here on. */
  readonly branch?: string;
  /** The files with their texts; null deletes one. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Renames, from each old path. */
  readonly moves?: Readonly<Record<string, string>>;
}

/** A bare repository whose branch `main` has these commits, in order; `shas` are their ids. */
export interface BuiltHistory extends AsyncDisposable {
  readonly gitDir: string;
  readonly shas: readonly string[];
}

/** Makes a repository of commits with the given dates. */
export async function aHistory(commits: readonly GivenCommit[]): Promise<BuiltHistory> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-history-'));
  const [work, gitDir] = [join(folder, 'work'), join(folder, 'app.git')];
  await git(['init', '--quiet', '--initial-branch=main', work]);
  const shas: string[] = [];
  for (const { message, at, branch, files, moves = {} } of commits) {
    if (branch !== undefined) await git(['-C', work, 'checkout', '--quiet', '-b', branch]);
    for (const [from, to] of Object.entries(moves)) {
      await mkdir(dirname(join(work, to)), { recursive: true });
      await rename(join(work, from), join(work, to));
    }
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(work, name)), { recursive: true });
      await (text === null ? rm(join(work, name)) : writeFile(join(work, name), text));
    }
    await git(['-C', work, 'add', '--all']);
    await git(['-C', work, 'commit', '--quiet', '--allow-empty', '--message', message], at === undefined ? {} : { at });
    shas.push((await git(['-C', work, 'rev-parse', 'HEAD'])).trim());
  }
  await git(['clone', '--quiet', '--bare', work, gitDir]);
  return { gitDir, shas, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
