import { constants, existsSync } from 'node:fs';
import { type FileHandle, open, readlink } from 'node:fs/promises';
import { bytesOf, shownPath } from '../agent/file-names.ts';
import { JobError } from '../agent/job-error.ts';

/** Linux shows where an open file really is, and lets a path start at an open folder. */
const OPEN_FILES = process.platform === 'linux' && existsSync('/proc/self/fd') ? '/proc/self/fd' : null;

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
