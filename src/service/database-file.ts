import { chmodSync, closeSync, existsSync, lchownSync, openSync, realpathSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What keeps a database's files: permissions, the lock of the service that uses them, and what can be wrong with them. */

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder, and those above it, that only this user can enter. An existing folder doesn't change. */
export async function makePrivateFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makePrivateFolder(dirname(path));
  await mkdir(path, { mode: FOLDER_MODE });
  giveToOwner(path, dirname(path));
  // The process's mask may have taken away more.
  await chmod(path, FOLDER_MODE);
}

/** Removes other users' permissions on a file and those that SQLite keeps beside it; new ones get the database's. */
export function makePrivateDatabase(file: string): void {
  const isNew = !existsSync(file);
  closeSync(openSync(file, 'a', FILE_MODE));
  if (isNew) giveToOwner(file, dirname(file));
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
    if (existsSync(each)) chmodSync(each, FILE_MODE);
  }
}

/** Gives what root has made to the owner of another file, but never what a link leads to: it may be elsewhere. */
export function giveToOwner(file: string, other: string): void {
  const { uid, gid } = statSync(other);
  if (process.geteuid?.() === 0) lchownSync(file, uid, gid);
}

/** Throws if there is no database, or a folder that this user may not enter. */
export function expectDatabase(file: string): void {
  try {
    statSync(file);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) throw new Error(`There is no database ${file}. The service creates it when it starts.`);
    throw new Error(`${databaseProblem(error)} Run the command as the user of the service.`);
  }
}

const BUSY = 5;
/** What the codes of SQLite mean for people. */
const TROUBLES: Readonly<Record<number, string>> = {
  [BUSY]: 'is locked by another program. Try again later',
  8: "can't be written: it is read-only",
  10: "can't be read or written: its disk is full or fails, or it is not a file",
  11: 'is damaged. Restore a backup',
  13: "can't be written: the disk is full",
  14: "can't be opened. Check that it exists, and that this user may read it",
  26: 'is not a database of this service',
};

/** Says in a sentence why a database or a file can't be used; null for an error that isn't about that. */
export function databaseProblem(error: unknown, name = "The service's database"): string | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error) {
    // The low byte; the others distinguish its kinds.
    const trouble = TROUBLES[Number(error.errcode) & 0xff];
    return trouble === undefined ? null : `${name} ${trouble}.`;
  }
  return 'path' in error && 'code' in error ? `${String(error.path)} can't be used: ${reasonOf(error)}.` : null;
}

/** What is wrong with a file, in the system's words: those of "EACCES: permission denied, mkdir '/srv'". */
export function reasonOf({ message }: Error): string {
  return /^[A-Z]+: (.*), \w+(?: '|$)/.exec(message)?.[1] ?? message;
}

/** Turns an error about a database into one that says it in a sentence; others stay. */
export function inPlainWords(error: unknown, name: string): unknown {
  const problem = databaseProblem(error, name);
  return problem === null ? error : new Error(problem, { cause: error });
}

/**
 * Two services on one database would run every job twice. An open transaction on a file beside it is a lock that the
 * operating system releases however the process dies. It is the same one for all links to the database.
 */
export function lockDatabase(file: string): DatabaseSync {
  let place = file;
  using stack = new DisposableStack();
  try {
    if (!existsSync(file)) makePrivateDatabase(file);
    place = `${realpathSync(file)}-lock`;
    makePrivateDatabase(place);
    const lock = stack.use(new DatabaseSync(place));
    lock.exec('BEGIN EXCLUSIVE');
    stack.move();
    return lock;
  } catch (error) {
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
    throw isBusy
      ? new Error(`A service is using ${file}. Stop it first, or name another folder with --data.`)
      : inPlainWords(error, place);
  }
}
