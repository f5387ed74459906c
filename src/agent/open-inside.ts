import { constants, existsSync } from 'node:fs';
import { type FileHandle, open, readlink } from 'node:fs/promises';
import { JobError } from './job-error.ts';

/** Linux shows where an open file really is, and lets a path start at an open folder. */
const OPEN_FILES = process.platform === 'linux' && existsSync('/proc/self/fd') ? '/proc/self/fd' : null;

/** Paths needn't be UTF-8, so they are kept byte for byte as latin1. */
export function bytesOf(path: string): Buffer {
  return Buffer.from(path, 'latin1');
}

/** Returns the path as text. */
export function nameOf(path: string): string {
  return bytesOf(path).toString('utf8');
}

/** Returns a path for people. */
export function shownPath(path: string): string {
  return JSON.stringify(nameOf(path));
}

/** An open folder. What `place` leads to stays in it, even if someone moves it or replaces it with a link. */
export interface OpenFolder extends AsyncDisposable {
  /** The folder's path, for the functions of `node:fs`. */
  readonly place: string;
}

/**
 * Opens a folder below `root` (its real path) without following a link. Throws `JobError` if something else is there,
 * also if a folder on its path was replaced by a link.
 */
export async function openFolder(root: string, path: string): Promise<OpenFolder> {
  const whole = path === '' ? root : `${root}/${path}`;
  const handle = await open(bytesOf(whole), constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  if (OPEN_FILES === null) return { place: whole, [Symbol.asyncDispose]: () => handle.close() };
  const place = `${OPEN_FILES}/${handle.fd}`;
  if ((await readlink(place, 'latin1')) !== whole) {
    await handle.close();
    throw new JobError(`${shownPath(path)} was moved while the agent's files were read`);
  }
  return { place, [Symbol.asyncDispose]: () => handle.close() };
}

const NEVER_ELSEWHERE = constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Opens a file of a folder for reading, without following a link and without waiting for the other end of a pipe. */
export function openFile({ place }: OpenFolder, name: string): Promise<FileHandle> {
  return open(bytesOf(`${place}/${name}`), constants.O_RDONLY | NEVER_ELSEWHERE);
}

/** Opens a file of a folder for writing, as `openFile` does, and makes it if it is missing. It isn't emptied. */
export function openFileToWrite({ place }: OpenFolder, name: string): Promise<FileHandle> {
  return open(bytesOf(`${place}/${name}`), constants.O_WRONLY | constants.O_CREAT | NEVER_ELSEWHERE);
}

/** Code points that Apple's file systems ignore in a name; git's `utf8.c` has the list. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;

/**
 * Checks whether some file system treats a name as `.git`: in any case, with characters that HFS+ ignores, and as NTFS
 * reads it (short names, spaces and dots at the end, streams after a colon).
 */
export function isGitFolderName(name: string): boolean {
  return /^(?:\.git|git~1)$/.test(plainName(name));
}

/** Returns the name that these file systems may take for the same one. */
export function plainName(name: string): string {
  const plain = name.replace(IGNORED, '').toLowerCase();
  return plain.replace(/[:\\].*$/s, '').replace(/[. ]+$/, '');
}
