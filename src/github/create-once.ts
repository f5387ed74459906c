import { RepositoryError } from '../errors.ts';
import { firstLine } from '../marker-line.ts';
import type { Clock } from '../ports.ts';
import { mayBeDone } from './github-error.ts';

/** GitHub may show what is new late: only two looks in vain prove that it was not created. */
const LOOKS_FOR_LOST = 2;
const BETWEEN_LOOKS_MS = 2_000;
const TRIES = 3;

interface SendingTools<T> {
  /** Sends it once; what never left and what a limit refused has been repeated already. */
  readonly post: () => Promise<T>;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly cancelled: AbortSignal;
}

export interface CreationTools<T> extends SendingTools<T> {
  /** Lists what our own identity has created at the same place. */
  readonly listOwn: () => Promise<readonly T[]>;
}

export interface NamedCreationTools<T> extends SendingTools<T> {
  /** Finds what may have been created; undefined if it is not there. */
  readonly find: () => Promise<T | undefined>;
}

/**
 * Creates a comment or an issue so that it never stands twice. When it is unclear whether GitHub has taken it, its place
 * is read for one of ours with the same first line, which holds a marker that is like no other, and it is sent again only
 * if that is absent twice. Throws `RepositoryError`; also where the place cannot be read, for then nothing is known.
 */
export function createOnce<T extends { readonly body: string }>(
  body: string,
  { listOwn, ...tools }: CreationTools<T>,
): Promise<T> {
  const line = firstLine(body);
  return createUnlessFound({
    ...tools,
    find: async () => (await listOwn()).find((own) => firstLine(own.body) === line),
  });
}

/** Does the same for what is found by other means than a marker. Throws `RepositoryError`. */
export async function createUnlessFound<T>(tools: NamedCreationTools<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tools.post();
    } catch (error) {
      if (!(error instanceof RepositoryError) || !mayBeDone(error)) throw error;
      const lost = await findLost(tools);
      if (lost !== undefined) return lost;
      if (tries >= TRIES) throw error;
    }
  }
}

async function findLost<T>({ find, clock, cancelled }: NamedCreationTools<T>): Promise<T | undefined> {
  for (let look = 1; look <= LOOKS_FOR_LOST; look += 1) {
    if (look > 1) await clock.sleep(BETWEEN_LOOKS_MS, cancelled);
    const found = await find();
    if (found !== undefined) return found;
  }
  return undefined;
}
