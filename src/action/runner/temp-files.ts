import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Runner } from '../ports.ts';
import { reasonOf } from './runner-files.ts';

/**
 * Makes the writer of files for later steps. They are all in one new folder below `parent`, made for the first file.
 * A file that can't be written is null, and `warn` says why; errors of a part pass through unchanged.
 */
export function createTempFiles(parent: string, warn: (message: string) => void): Runner['writeTempFile'] {
  let folder: Promise<string> | null = null;
  return async (name, parts) => {
    try {
      folder ??= makeFolder(parent);
      const path = join(await folder, name);
      // Each part is written before the next is made.
      await writeFile(path, parts);
      return path;
    } catch (error) {
      if (!isOfSystem(error)) throw error;
      warn(
        `Could not write the file ${name} to the folder ${JSON.stringify(parent)} (RUNNER_TEMP): ${reasonOf(error)}. Later steps don't get this file.`,
      );
      return null;
    }
  };
}

/** Two steps of a job share the runner's folder: their files must not overwrite each other. */
async function makeFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'docs-agent-'));
}

/** Parts are made in memory, so only a folder, file or disk gives such an error. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E[A-Z\d]+$/.test(String(error.code));
}
