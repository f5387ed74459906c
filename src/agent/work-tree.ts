import type { BigIntStats } from 'node:fs';
import { access, constants, lstat, readdir, realpath, rm } from 'node:fs/promises';
import { bytesOf, foldersAbove, isGitFolderName, nameOf, shownPath } from './file-names.ts';
import { JobError } from './job-error.ts';

/** What the commit that the agent started from has at a path. */
export interface TrackedFile {
  readonly kind: 'file' | 'submodule';
  /** In bytes, 0 for a submodule. */
  readonly size: number;
}

/** GitHub refuses files of more than 100 MiB. Bytes that one file and all files may grow by, and how many are read. */
export const LIMITS = { file: 100 * 1024 ** 2, all: 500 * 1024 ** 2, entries: 200_000 };

export interface WorkTreeRules {
  /** By path. Paths are relative, with slashes, and hold their bytes as latin1. */
  readonly tracked: ReadonlyMap<string, TrackedFile>;
  /** Returns the paths that are ignored and not tracked. All folders above them have been looked at. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Called for what is left out; what it throws is thrown. */
  readonly onLeftOut: (path: string, why: NotTaken) => void;
  readonly limits?: typeof LIMITS;
}

/** Special: pipes, sockets and devices. An ignored folder, and what is in a submodule's, counts as one. */
export type NotTaken = 'git' | 'ignored' | 'special' | 'submodule';

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
 * one: in folders it would look for repositories. Every method throws `JobError` for what can't be committed.
 */
export class WorkTree {
  readonly #root: string;
  readonly #rules: WorkTreeRules;
  readonly #limits: typeof LIMITS;
  readonly #trackedFolders: ReadonlySet<string>;
  readonly #entries = new Map<string, Entry>();
  #count = 0;
  #added = 0;

  /** `root` is a real path. */
  constructor(root: string, rules: WorkTreeRules) {
    this.#root = root;
    this.#rules = rules;
    this.#limits = rules.limits ?? LIMITS;
    this.#trackedFolders = new Set([...rules.tracked.keys()].flatMap(foldersAbove));
  }

  /** The files and links. */
  get files(): readonly string[] {
    const found = this.#entries.values().filter(({ kind }) => kind === 'file' || kind === 'link');
    return Array.from(found, ({ path }) => path);
  }

  /** What was tracked and is no longer there, or is something else. */
  get gone(): readonly string[] {
    const kinds: readonly (string | undefined)[] = ['file', 'link', 'submodule'];
    return [...this.#rules.tracked.keys()].filter((path) => !kinds.includes(this.#entries.get(path)?.kind));
  }

  /** Finds everything. Pipes and the like are removed, because git would wait at one. */
  async look(): Promise<void> {
    await this.#checkRoot();
    let folders: readonly string[] = [''];
    while (folders.length > 0) folders = await this.#level(folders);
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
      const now = await reading(path, () => this.#entry(path));
      if (now.version !== version)
        throw new JobError(`${shownPath(path)} was still being written after the agent ended`);
    }
  }

  async #checkRoot(): Promise<void> {
    if ((await reading('', () => realpath(this.#root))) !== this.#root) throw unreadable('', 'ENOTDIR');
  }

  /** Finds what is directly in the folders; returns their subfolders, which come next. */
  async #level(folders: readonly string[]): Promise<readonly string[]> {
    const lists: (readonly Entry[])[] = [];
    for (const folder of folders) lists.push(await reading(folder, () => this.#list(folder)));
    const listed = lists.flat();
    const ignored = await this.#rules.ignored(listed.map(({ path }) => path));
    const next: string[] = [];
    for (const entry of listed) {
      const { path, kind } = entry;
      if (!ignored.has(path) || this.#trackedFolders.has(path)) {
        await reading(path, () => this.#take(entry));
        if (kind === 'folder') next.push(path);
      } else {
        this.#rules.onLeftOut(path, 'ignored');
        // Git would follow it all the same.
        if (kind === 'file' && hasAttributes(path)) await this.remove(path);
      }
    }
    return next;
  }

  async #list(folder: string): Promise<readonly Entry[]> {
    const names = await readdir(this.#place(folder), { encoding: 'latin1' });
    this.#count += names.length;
    if (this.#count > this.#limits.entries)
      throw new JobError(`the agent left more than ${this.#limits.entries} files`);
    const entries: Entry[] = [];
    for (const name of names) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (isGitFolderName(nameOf(name))) {
        if (path !== '.git') this.#rules.onLeftOut(path, 'git');
        continue;
      }
      const entry = await this.#entry(path);
      if (entry.kind === 'special') await rm(this.#place(path));
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
    if (kind === 'special') return this.#rules.onLeftOut(path, kind);
    this.#entries.set(path, entry);
    if (kind === 'submodule' && (await readdir(this.#place(path))).length > 0) this.#rules.onLeftOut(path, kind);
    if (kind !== 'file') return;
    await access(this.#place(path), constants.R_OK);
    this.#added += this.#growth(entry);
    if (this.#added > this.#limits.all) throw new JobError("the agent's files are too large to be committed");
  }

  #growth({ path, size }: Entry): number {
    const added = Math.max(0, size - (this.#rules.tracked.get(path)?.size ?? 0));
    if (added > this.#limits.file)
      throw new JobError(`the agent's file ${shownPath(path)} is too large to be committed`);
    return added;
  }

  async #entry(path: string): Promise<Entry> {
    const found = await lstat(this.#place(path), { bigint: true });
    const kind = kindOf(found);
    const isModule = kind === 'folder' && this.#rules.tracked.get(path)?.kind === 'submodule';
    const version = `${found.ino} ${found.ctimeNs}`;
    return { path, kind: isModule ? 'submodule' : kind, size: Number(found.size), version };
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
export function hasAttributes(path: string): boolean {
  return /(?:^|\/)\.gitattributes$/i.test(path);
}

/** Turns file system errors into job errors: an agent may have removed our read permission, or the file itself. */
async function reading<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof JobError || !(error instanceof Error && 'code' in error)) throw error;
    throw unreadable(path, String(error.code), error);
  }
}

function unreadable(path: string, code: string, cause?: Error): JobError {
  return new JobError(`the agent's files could not be read at ${shownPath(path)}: ${code}`, { cause });
}
