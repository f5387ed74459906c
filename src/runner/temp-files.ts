import { mkdir, mkdtemp, open } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../errors.ts';
import type { Runner } from '../ports.ts';
import { reasonOf } from './runner-files.ts';

/**
 * Makes the writer of files for later steps. They are all in one new folder below `parent`, made for the first file.
 * The writer throws `InputError` if no folder or file can be written; errors of a part pass through unchanged.
 */
export function createTempFiles(parent: string): Runner['writeTempFile'] {
  const refuse = (cause: unknown): never => {
    const message = `Could not write a file to the folder ${JSON.stringify(parent)} (RUNNER_TEMP): ${reasonOf(cause)}.`;
    const hint = 'Set RUNNER_TEMP to a writable folder on a disk with space left.';
    throw new InputError([{ message, hint }], cause);
  };
  let folder: Promise<string> | null = null;
  return async (name, parts) => {
    folder ??= makeFolder(parent).catch(refuse);
    const path = join(await folder, name);
    await using file = await open(path, 'w').catch(refuse);
    // Each part is written before the next is made.
    for (const part of parts) await file.writeFile(part).catch(refuse);
    return path;
  };
}

/** Two steps of a job share the runner's folder: their files must not overwrite each other. */
async function makeFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'docs-agent-'));
}
