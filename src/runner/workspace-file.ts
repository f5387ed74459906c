import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { InputError } from '../errors.ts';

/** The largest prompt file, in bytes. */
const LIMIT = 1024 * 1024;

/**
 * Reads a text file of the workspace; `path` is relative to it, or absolute. Throws `InputError` if it is outside (also
 * through a link), missing, no plain file, larger than 1 MiB, or not UTF-8.
 */
export async function readWorkspaceFile(workspace: string, path: string): Promise<string> {
  const refuse = (what: string, hint: string, cause?: unknown): InputError =>
    new InputError([{ message: `Input "prompt-file" is ${JSON.stringify(path)}, ${what}.`, hint }], cause);
  if (workspace === '') throw refuse('but there is no workspace', 'GITHUB_WORKSPACE must be set, as the runner does.');
  const root = await realpath(workspace).catch(() => resolve(workspace));
  const file = await realpath(resolve(root, path)).catch((cause: unknown) => {
    const hint = 'Check the path, and check out the repository before this step.';
    throw refuse('which does not exist in the workspace', hint, cause);
  });
  // After links are resolved: what counts is where the content lies.
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) {
    throw refuse('which lies outside the workspace', 'Name a file of the checked-out repository.');
  }
  // Without blocking, because a named pipe that nobody writes to would never open.
  await using handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((cause: unknown) => {
    throw refuse('which cannot be read', 'Name a text file that this step may read.', cause);
  });
  const stat = await handle.stat();
  if (!stat.isFile()) throw refuse('which is not a file', 'Name a text file.');
  if (stat.size > LIMIT) throw refuse(`which has ${stat.size} bytes`, `At most ${LIMIT} are allowed.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
  } catch (cause) {
    throw refuse('which is not UTF-8 text', 'Store it as UTF-8.', cause);
  }
}
