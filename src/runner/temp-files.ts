import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Runner } from '../ports.ts';

/** Makes the writer of files for later steps. All of them stand in one new folder below `parent`, made for the first. */
export function createTempFiles(parent: string): Runner['writeTempFile'] {
  let folder: Promise<string> | null = null;
  return async (name, parts) => {
    // Two steps of a job share the runner's folder: their files must not overwrite each other.
    folder ??= mkdtemp(join(parent, 'docs-agent-'));
    const path = join(await folder, name);
    await pipeline(Readable.from(parts), createWriteStream(path));
    return path;
  };
}
