import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InputError } from '../errors.ts';
import type { Runner } from '../ports.ts';

/**
 * Makes the writer of files for later steps. All of them stand in one new folder below `parent`, made for the first. The
 * writer throws `InputError` where no folder can be made.
 */
export function createTempFiles(parent: string): Runner['writeTempFile'] {
  let folder: Promise<string> | null = null;
  return async (name, parts) => {
    folder ??= makeFolder(parent);
    const path = join(await folder, name);
    await pipeline(Readable.from(parts), createWriteStream(path));
    return path;
  };
}

/** Two steps of a job share the runner's folder: their files must not overwrite each other. */
async function makeFolder(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(join(parent, 'docs-agent-'));
  } catch (error) {
    const message = `No file can be written to the folder ${JSON.stringify(parent)} (RUNNER_TEMP).`;
    const hint = 'Give the step a RUNNER_TEMP that is a folder in which it may write.';
    throw new InputError([{ message, hint }], error);
  }
}
