import type { Creating } from '../ports/conversations.ts';
import type { Clock } from '../ports.ts';
import { RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { firstLine } from '../words/hidden.ts';
import { isMissing, mayBeDone } from './github-error.ts';

/** GitHub may list new items late: only two searches without a match prove that it wasn't created. */
const LOOKS_FOR_LOST = 2;
const BETWEEN_LOOKS_MS = 2_000;
const TRIES = 3;

interface Sending<T> extends Omit<Creating, 'withinMs'> {
  /** Sends it once; requests that were never sent or hit a limit were retried already. */
  readonly post: () => Promise<T>;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly cancelled: AbortSignal;
  /** GitHub refuses a second one (422): then it is looked for, too. */
  readonly unique?: true;
}

/**
 * Creates a comment or an issue, but never twice. If it is unclear whether GitHub created it, we search its place, which
 * `listOwn` lists, for our own with the same first line, which is a unique marker. We send it again only if it is missing
 * twice. Throws `RepositoryError`, which stays unclear if the place can't be read, because then nothing is known.
 */
export function createOnce<T extends { readonly body: string }>(
  body: string,
  { listOwn, ...sending }: Sending<T> & { readonly listOwn: () => Promise<readonly T[]> },
): Promise<T> {
  const line = firstLine(body);
  return createUnlessFound(async () => (await listOwn()).find((own) => firstLine(own.body) === line), sending);
}

/** Does the same for items that `find` finds without a marker. Throws `RepositoryError`. */
export async function createUnlessFound<T>(find: () => Promise<T | undefined>, sending: Sending<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sending.post();
    } catch (error) {
      const isTaken = sending.unique === true && repositoryErrorOf(error).status === 422;
      if (!isTaken && !mayBeDone(repositoryErrorOf(error))) throw error;
      const lost = await findLost(find, sending).catch((unread: unknown) => {
        // A search that fails explains more, but decides nothing.
        const { failure, status, message, cause } = repositoryErrorOf(error);
        const { message: more, hint } = repositoryErrorOf(unread);
        throw new RepositoryError({ failure, status, message: `${message} ${more}`, hint, cause });
      });
      if (lost !== undefined) return lost;
      if (isTaken || sending.once || tries >= TRIES || (await sending.mayRepeat?.()) === false) throw error;
    }
  }
}

async function findLost<T>(find: () => Promise<T | undefined>, { clock, cancelled }: Sending<T>) {
  for (let look = 1; ; look += 1) {
    // GitHub may answer 404 for a place that exists: only a second one counts.
    const found = await find().catch(async (error: unknown) => {
      if (!isMissing(repositoryErrorOf(error))) throw error;
      await clock.sleep(BETWEEN_LOOKS_MS, cancelled);
      return find();
    });
    if (found !== undefined || look >= LOOKS_FOR_LOST) return found;
    await clock.sleep(BETWEEN_LOOKS_MS, cancelled);
  }
}
