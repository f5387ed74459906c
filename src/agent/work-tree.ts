import type { BigIntStats } from 'node:fs';
import { access, constants, lstat, readdir, realpath, rm } from 'node:fs/promises';
import { bytesOf, foldersAbove, isGitFolderName, nameOf, shownPath } from './file-names.ts';
import { JobError } from './job-error.ts';
import type { Why } from './publish-rules.ts';

/**
 * GitHub refuses files of more than 100 MiB. Bytes that one file and all files may grow by, how many are read, and how deep
 * the agent's own folders may be: git is asked once for each level.
 */
export const LIMITS = { file: 100 * 1024 ** 2, all: 500 * 1024 ** 2, entries: 200_000, levels: 100 };

export interface WorkTreeRules {
  /** Sizes of the files that the agent started from, null for a submodule. Paths hold their bytes as latin1. */
  readonly tracked: ReadonlyMap<string, number | null>;
  /** Returns the paths that are ignored and not tracked. All folders above them have been looked at. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Called for what is left out: an ignored folder, and what is in a submodule's, counts as one. May throw. */
  readonly onLeftOut: (path: string, why: Why) => void;
  readonly limits: typeof LIMITS;
}

interface Entry {
  readonly path: string;
  readonly kind: 'file' | 'link' | 'folder' | 'submodule' | 'special';
  readonly size: number;
  /** Changes with the entry, and with what a folder has directly in it. */
  readonly version: string;
}

/** Git reads these before anything is added. */
const READ_FIRST = /^\.git(?:ignore|attributes)$/;

/**
 * An agent's working tree, and what of it may be committed: regular files, and links as links. It has nothing that any
 * file system treats as `.git`, follows no links, and doesn't look into submodules. Git must be given the paths one by
 * one: in folders it would look for repositories. Every method throws `JobError` for what can't be read or committed.
 */
export class WorkTree {
  readonly #root: string;
  readonly #rules: WorkTreeRules;
  readonly #trackedFolders: ReadonlySet<string>;
  readonly #entries = new Map<string, Entry>();
  #count = 0;
  #added = 0;

  /** `root` is a real path. */
  constructor(root: string, rules: WorkTreeRules) {
    this.#root = root;
    this.#rules = rules;
    this.#trackedFolders = new Set([...rules.tracked.keys()].flatMap(foldersAbove));
  }

  /** The files and links. */
  get files(): readonly string[] {
    return [...this.#entries.keys()].filter((path) => this.#is(path, 'file', 'link'));
  }

  /** What was tracked and is no longer there, or is something else. */
  get gone(): readonly string[] {
    return [...this.#rules.tracked.keys()].filter((path) => !this.#is(path, 'file', 'link', 'submodule'));
  }

  /** Finds everything. Pipes and the like are removed, because git would wait at one. */
  async look(): Promise<void> {
    await this.#checkRoot();
    const { levels } = this.#rules.limits;
    let folders: readonly string[] = [''];
    for (let level = 0; folders.length > 0; level += 1) {
      if (level > levels && folders.some((folder) => !this.#trackedFolders.has(folder)))
        throw new JobError(`the agent left folders that are more than ${levels} levels deep`);
      folders = await this.#level(folders);
    }
  }

  /** Removes a file, which may be one of those found. */
  async remove(path: string): Promise<void> {
    const folder = foldersAbove(path).at(-1) ?? '';
    await reading(path, () => rm(this.#place(path)));
    this.#entries.delete(path);
    this.#entries.set(folder, await this.#entry(folder));
  }

  /** Fails if anything has changed since it was found: a process may still be running. */
  async check(): Promise<void> {
    await this.#checkRoot();
    for (const { path, version } of this.#entries.values()) {
      if ((await this.#entry(path)).version === version) continue;
      throw new JobError(`${shownPath(path)} was still being written after the agent ended`);
    }
  }

  async #checkRoot(): Promise<void> {
    if ((await reading('', () => realpath(this.#root))) !== this.#root) throw unreadable('', 'ENOTDIR');
  }

  /** Finds what is directly in the folders; returns their subfolders, which come next. */
  async #level(folders: readonly string[]): Promise<readonly string[]> {
    const lists: (readonly Entry[])[] = [];
    for (const folder of folders) lists.push(await this.#list(folder));
    const listed = lists.flat();
    const ignored = await this.#rules.ignored(listed.map(({ path }) => path));
    const isWanted = ({ path }: Entry): boolean => !ignored.has(path) || this.#trackedFolders.has(path);
    for (const entry of listed) {
      if (isWanted(entry)) await this.#take(entry);
      else this.#rules.onLeftOut(entry.path, 'ignored');
      // Git would follow them all the same.
      if (!isWanted(entry) && entry.kind === 'file' && hasAttributes(entry.path)) await this.remove(entry.path);
    }
    return listed.filter((entry) => entry.kind === 'folder' && isWanted(entry)).map(({ path }) => path);
  }

  async #list(folder: string): Promise<readonly Entry[]> {
    const { limits, onLeftOut } = this.#rules;
    const names = await reading(folder, () => readdir(this.#place(folder), 'latin1'));
    this.#count += names.length;
    if (this.#count > limits.entries) throw new JobError(`the agent left more than ${limits.entries} files`);
    const entries: Entry[] = [];
    for (const name of names) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const isGit = isGitFolderName(nameOf(name));
      if (isGit && path !== '.git') onLeftOut(path, 'git');
      if (isGit) continue;
      const entry = await this.#entry(path);
      if (entry.kind === 'special') await reading(path, () => rm(this.#place(path)));
      if (READ_FIRST.test(name)) this.#growth(entry);
      entries.push(entry);
    }
    const whole = await this.#entry(folder);
    if (whole.kind !== 'folder') throw unreadable(folder, 'ENOTDIR');
    this.#entries.set(folder, whole);
    return entries;
  }

  async #take(entry: Entry): Promise<void> {
    const { path, kind } = entry;
    const { onLeftOut, limits } = this.#rules;
    if (kind === 'special') return onLeftOut(path, kind);
    this.#entries.set(path, entry);
    await reading(path, async () => {
      if (kind === 'file') await access(this.#place(path), constants.R_OK);
      if (kind === 'submodule' && (await readdir(this.#place(path))).length > 0) onLeftOut(path, kind);
    });
    this.#added += kind === 'file' ? this.#growth(entry) : 0;
    if (this.#added > limits.all) throw new JobError("the agent's files are too large to be committed");
  }

  #growth({ path, size }: Entry): number {
    const added = Math.max(0, size - (this.#rules.tracked.get(path) ?? 0));
    if (added <= this.#rules.limits.file) return added;
    throw new JobError(`the agent's file ${shownPath(path)} is too large to be committed`);
  }

  #is(path: string, ...kinds: readonly Entry['kind'][]): boolean {
    return kinds.includes(this.#entries.get(path)?.kind ?? 'special');
  }

  async #entry(path: string): Promise<Entry> {
    const found = await reading(path, () => lstat(this.#place(path), { bigint: true }));
    const isModule = found.isDirectory() && this.#rules.tracked.get(path) === null;
    const kind = isModule ? 'submodule' : kindOf(found);
    return { path, kind, size: Number(found.size), version: `${found.ino} ${found.ctimeNs}` };
  }

  #place(path: string): Buffer {
    return Buffer.concat([Buffer.from(`${this.#root}/`), bytesOf(path)]);
  }
}

function kindOf(found: BigIntStats): Entry['kind'] {
  if (found.isSymbolicLink()) return 'link';
  if (found.isDirectory()) return 'folder';
  return found.isFile() ? 'file' : 'special';
}

/** Checks whether a path is that of a file with attributes, on any file system. */
export const hasAttributes = (path: string): boolean => /(?:^|\/)\.gitattributes$/i.test(path);

/** Turns file system errors into job errors: an agent may have removed our read permission, or the file itself. */
async function reading<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof JobError || !(error instanceof Error && 'code' in error)) throw error;
    throw unreadable(path, String(error.code), error);
  }
}

const unreadable = (path: string, code: string, cause?: Error): JobError =>
  new JobError(`the agent's files could not be read at ${shownPath(path)}: ${code}`, { cause });
