import { constants } from 'node:fs';
import { lstat, mkdir, mkdtemp, open, realpath, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { codeOf } from '../http/body.ts';
import type { Runner } from '../ports.ts';
import { InputError } from '../words/errors.ts';
import { reasonOf } from './runner-files.ts';

/**
 * The files are all in one new folder below `parent`, made for the first one. One that can't be written is null, and
 * `warn` says why; errors of a part pass through unchanged.
 */
export function createTempFiles(parent: string, warn: (message: string) => void): Runner['writeTempFile'] {
  let folder: Promise<string> | null = null;
  return async (name, parts) => {
    try {
      // Two steps of a job share the runner's folder: their files must not overwrite each other.
      folder ??= mkdir(parent, { recursive: true }).then(() => mkdtemp(join(parent, 'docs-agent-')));
      const path = join(await folder, name);
      // Each part is written before the next is made.
      await writeFile(path, parts);
      return path;
    } catch (error) {
      // Parts are made in memory, so only a folder, file or disk gives such an error.
      if (!/^E[A-Z\d]+$/.test(codeOf(error) ?? '')) throw error;
      const file = `the file ${name} to the folder ${JSON.stringify(parent)} (RUNNER_TEMP)`;
      warn(`Could not write ${file}: ${reasonOf(error)}. Later steps don't get this file.`);
      return null;
    }
  };
}

/** The largest prompt file, in bytes. */
const LIMIT = 1024 * 1024;

type Refuse = (what: string, hint: string, cause?: unknown) => InputError;

/**
 * Reads a text file of the workspace; `path` is relative to it, or absolute. Throws `InputError` if its real path, with
 * links resolved, is outside or leads through a `.git`, where a checkout keeps its token; or if it is missing, not a
 * regular file, larger than 1 MiB, or not UTF-8. Hard links can't be detected.
 */
export async function readWorkspaceFile(workspace: string, path: string): Promise<string> {
  const refuse: Refuse = (what, hint, cause) =>
    new InputError([{ message: `Input "prompt-file" is ${JSON.stringify(path)}, ${what}.`, hint }], cause);
  if (workspace === '') throw refuse('but there is no workspace', 'GITHUB_WORKSPACE must be set, as a runner does.');
  const root = await realpath(workspace).catch(() => resolve(workspace));
  const file = await realPathWithin(root, resolve(root, path), refuse);
  // Non-blocking, because a named pipe without a writer would never open.
  await using handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((cause: unknown) => {
    throw refuse('which cannot be read', 'Use a text file that this step may read.', cause);
  });
  const stat = await handle.stat();
  if (!stat.isFile()) throw refuse('which is not a regular file', 'Use a text file.');
  // The opened file must be the checked one: someone could have put a link there in between.
  const now = await lstat(await realPathWithin(root, file, refuse)).catch(() => null);
  if (now?.dev !== stat.dev || now.ino !== stat.ino) {
    throw refuse('which changed while it was being opened', 'Use a file that no other process changes.');
  }
  if (stat.size > LIMIT) throw refuse(`which has ${stat.size} bytes`, `The limit is ${LIMIT} bytes.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
  } catch (cause) {
    throw refuse('which is not UTF-8 text', 'Store it as UTF-8.', cause);
  }
}

/** The place of the content counts. */
async function realPathWithin(root: string, path: string, refuse: Refuse): Promise<string> {
  const file = await realpath(path).catch((cause: unknown) => {
    const hint = 'Check the path, and check out the repository before this step.';
    throw refuse('which does not exist in the workspace', hint, cause);
  });
  const start = root.endsWith(sep) ? root : root + sep;
  if (!file.startsWith(start)) {
    throw refuse('which is outside the workspace', 'Use a file of the checked-out repository.');
  }
  if (file.slice(start.length).split(sep).some(isGit)) {
    throw refuse('which leads to `.git`', 'Use a file of the repository; `.git` may hold the token of the checkout.');
  }
  return file;
}

/** Some file systems read `.git` in any letter case, as its short name, or with ignored characters. */
function isGit(name: string): boolean {
  const plain = name.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').replace(/(?:::?\$.*|[. ]+)$/s, '');
  return /^(?:\.git|git~\d+)$/i.test(plain);
}
