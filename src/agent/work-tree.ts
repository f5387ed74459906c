import { type FileHandle, lstat, mkdir, open, readdir, readlink, symlink } from 'node:fs/promises';
import { JobError } from './job-error.ts';
import { bytesOf, isGitFolderName, nameOf, type OpenFolder, openFile, openFolder, shownPath } from './open-inside.ts';

/** What the commit that the agent started from has at a path. */
export interface TrackedFile {
  readonly kind: 'file' | 'submodule';
  /** In bytes, 0 for a submodule. */
  readonly size: number;
}

export interface CopyLimits {
  /** How many bytes a file may grow by. */
  readonly file: number;
  /** How many bytes all files together may grow by. */
  readonly all: number;
  /** How many files, links and folders are read. */
  readonly entries: number;
}

/** GitHub refuses files of more than 100 MiB. */
export const LIMITS: CopyLimits = { file: 100 * 1024 ** 2, all: 500 * 1024 ** 2, entries: 200_000 };

export interface CopyRules {
  /** By path. Paths are relative, with slashes, and hold their bytes as latin1. */
  readonly tracked: ReadonlyMap<string, TrackedFile>;
  /**
   * Returns the paths that are ignored and not tracked. All files `.gitignore` above them have been copied, and all
   * folders among them exist as folders.
   */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Called for what is left out. Without it, what is ignored or named `.git` is left out silently, and a pipe fails. */
  readonly onLeftOut?: (path: string, why: NotCopied) => void;
  readonly limits?: CopyLimits;
}

/** Special: pipes, sockets and devices. An ignored folder, and what is in a submodule's, counts as one. */
export type NotCopied = 'git' | 'ignored' | 'special' | 'submodule';

interface Entry {
  readonly folder: string;
  readonly name: string;
  readonly path: string;
  readonly kind: 'file' | 'link' | 'folder' | 'other';
}

/** How many files are copied at the same time. */
const AT_ONCE = 16;
const COPIED_AT_ONCE = 1024 * 1024;

/**
 * Copies the files of an agent's working tree into an empty folder: regular files with their executable bit, and
 * symbolic links as links. It copies nothing that any file system treats as `.git`, follows no links, and leaves the
 * folders of submodules empty. `from` is a real path. Returns which files with attributes were copied. Throws `JobError`
 * for what can't be committed: pipes, sockets and devices, and what exceeds the limits.
 */
export async function copyWorkTree(from: string, to: string, rules: CopyRules): Promise<readonly string[]> {
  const copy = new WorkTreeCopy(from, to, rules);
  let folders: readonly string[] = [''];
  while (folders.length > 0) folders = await copy.level(folders);
  return copy.attributes;
}

/** Checks whether a path is that of a file with attributes, on any file system. */
export function hasAttributes(path: string): boolean {
  return /(?:^|\/)\.gitattributes$/i.test(path);
}

class WorkTreeCopy {
  readonly attributes: string[] = [];
  readonly #from: string;
  readonly #to: string;
  readonly #rules: CopyRules;
  readonly #limits: CopyLimits;
  readonly #trackedFolders: ReadonlySet<string>;
  #entries = 0;
  #added = 0;

  constructor(from: string, to: string, rules: CopyRules) {
    this.#from = from;
    this.#to = to;
    this.#rules = rules;
    this.#limits = rules.limits ?? LIMITS;
    this.#trackedFolders = new Set([...rules.tracked.keys()].flatMap(foldersAbove));
  }

  /** Copies what is directly in the folders; returns their subfolders, which come next. */
  async level(folders: readonly string[]): Promise<readonly string[]> {
    const lists: (readonly Entry[])[] = [];
    for (const folder of folders) lists.push(await this.#list(folder));
    const listed = lists.flat();
    const ignored = await this.#rules.ignored(listed.map(({ path }) => path));
    const isWanted = ({ path }: Entry): boolean => !ignored.has(path) || this.#trackedFolders.has(path);
    const wanted = listed.filter(isWanted);
    for (const entry of listed) if (!isWanted(entry)) this.#rules.onLeftOut?.(entry.path, 'ignored');
    const byFolder = Map.groupBy(wanted, ({ folder }) => folder);
    for (const [folder, entries] of byFolder) await this.#copyAll(folder, entries);
    return wanted
      .filter(({ kind, path }) => kind === 'folder' && this.#rules.tracked.get(path)?.kind !== 'submodule')
      .map(({ path }) => path);
  }

  async #list(folder: string): Promise<readonly Entry[]> {
    return reading(folder, async () => {
      await using opened = await openFolder(this.#from, folder);
      const names = await readdir(opened.place, { encoding: 'latin1' });
      this.#entries += names.length;
      if (this.#entries > this.#limits.entries) {
        throw new JobError(`the agent left more than ${this.#limits.entries} files`);
      }
      const entries: Entry[] = [];
      for (const name of names) {
        const path = folder === '' ? name : `${folder}/${name}`;
        if (isGitFolderName(nameOf(name))) {
          if (path !== '.git') this.#rules.onLeftOut?.(path, 'git');
          continue;
        }
        const place = bytesOf(`${opened.place}/${name}`);
        const kind = kindOf(await lstat(place));
        if (kind === 'folder') await mkdir(this.#target(path));
        const isModule = kind === 'folder' && this.#rules.tracked.get(path)?.kind === 'submodule';
        if (isModule && (await readdir(place)).length > 0) this.#rules.onLeftOut?.(path, 'submodule');
        // Before any check of ignored files.
        if (kind === 'file' && name === '.gitignore') await this.#copyFile(opened, { folder, name, path, kind });
        else entries.push({ folder, name, path, kind });
      }
      return entries;
    });
  }

  async #copyAll(folder: string, entries: readonly Entry[]): Promise<void> {
    await using opened = await reading(folder, () => openFolder(this.#from, folder));
    for (let index = 0; index < entries.length; index += AT_ONCE) {
      const some = entries.slice(index, index + AT_ONCE);
      const ends = await Promise.allSettled(some.map((entry) => reading(entry.path, () => this.#copy(opened, entry))));
      // Only after all of them have finished with the open folder.
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    }
  }

  async #copy(folder: OpenFolder, entry: Entry): Promise<void> {
    switch (entry.kind) {
      case 'folder':
        return;
      case 'link': {
        const target = await readlink(bytesOf(`${folder.place}/${entry.name}`), { encoding: 'buffer' });
        return symlink(target, this.#target(entry.path));
      }
      case 'file':
        return this.#copyFile(folder, entry);
      case 'other':
        if (this.#rules.onLeftOut === undefined) throw notAFile(entry.path);
        return this.#rules.onLeftOut(entry.path, 'special');
    }
  }

  async #copyFile(folder: OpenFolder, { name, path }: Entry): Promise<void> {
    await using source = await openFile(folder, name);
    const found = await source.stat();
    if (!found.isFile()) throw notAFile(path);
    this.#admit(path, found.size);
    if (hasAttributes(path)) this.attributes.push(path);
    await using target = await open(this.#target(path), 'wx');
    await copyBytes(source, target, { path, size: found.size });
    // Regardless of the process's umask.
    await target.chmod((found.mode & 0o100) === 0 ? 0o600 : 0o700);
  }

  #admit(path: string, size: number): void {
    const added = Math.max(0, size - (this.#rules.tracked.get(path)?.size ?? 0));
    this.#added += added;
    if (added > this.#limits.file)
      throw new JobError(`the agent's file ${shownPath(path)} is too large to be committed`);
    if (this.#added > this.#limits.all) throw new JobError("the agent's files are too large to be committed");
  }

  #target(path: string): Buffer {
    return bytesOf(`${this.#to}/${path}`);
  }
}

/** Copies a file of `size` bytes; it may have become shorter, but must not grow while copying. */
async function copyBytes(
  source: FileHandle,
  target: FileHandle,
  { path, size }: { readonly path: string; readonly size: number },
): Promise<void> {
  const buffer = Buffer.allocUnsafe(Math.min(COPIED_AT_ONCE, size + 1));
  let copied = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return;
    copied += bytesRead;
    if (copied > size) throw new JobError(`${shownPath(path)} was still being written after the agent ended`);
    await target.appendFile(buffer.subarray(0, bytesRead));
  }
}

/** Turns file system errors into job errors: an agent may have removed our read permission, or the file itself. */
async function reading<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof JobError || !(error instanceof Error && 'code' in error)) throw error;
    throw new JobError(`the agent's files could not be read at ${shownPath(path)}: ${String(error.code)}`, {
      cause: error,
    });
  }
}

function notAFile(path: string): JobError {
  return new JobError(`${shownPath(path)} is neither a file nor a link, so it can't be committed`);
}

function kindOf(found: Awaited<ReturnType<typeof lstat>>): Entry['kind'] {
  if (found.isSymbolicLink()) return 'link';
  if (found.isDirectory()) return 'folder';
  return found.isFile() ? 'file' : 'other';
}

/** `a/b/c` lies in `a/b` and `a`. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}
