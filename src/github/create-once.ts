import { RepositoryError } from '../errors.ts';
import { firstLine } from '../marker-line.ts';
import type { Clock } from '../ports.ts';
import { mayBeDone } from './github-error.ts';

/** GitHub may show what is new late: only two looks in vain prove that it was not created. */
const LOOKS_FOR_LOST = 2;
const BETWEEN_LOOKS_MS = 2_000;
const TRIES = 3;

export interface CreationTools<T> {
  /** Sends it once; what never left and what a limit refused has been repeated already. */
  readonly post: () => Promise<T>;
  /** Lists what our own identity has created at the same place. */
  readonly listOwn: () => Promise<readonly T[]>;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly cancelled: AbortSignal;
}

/**
 * Creates a comment or an issue so that it never stands twice. When it is unclear whether GitHub has taken it, its place
 * is read for one of ours with the same first line, which holds a marker that is like no other, and it is sent again only
 * if that is absent twice. Throws `RepositoryError`; also where the place cannot be read, for then nothing is known.
 */
export async function createOnce<T extends { readonly body: string }>(
  body: string,
  tools: CreationTools<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tools.post();
    } catch (error) {
      if (!(error instanceof RepositoryError) || !mayBeDone(error)) throw error;
      const lost = await findLost(firstLine(body), tools);
      if (lost !== undefined) return lost;
      if (tries >= TRIES) throw error;
    }
  }
}

async function findLost<T extends { readonly body: string }>(
  line: string,
  { listOwn, clock, cancelled }: CreationTools<T>,
): Promise<T | undefined> {
  for (let look = 1; look <= LOOKS_FOR_LOST; look += 1) {
    if (look > 1) await clock.sleep(BETWEEN_LOOKS_MS, cancelled);
    const found = (await listOwn()).find(({ body }) => firstLine(body) === line);
    if (found !== undefined) return found;
  }
  return undefined;
}
