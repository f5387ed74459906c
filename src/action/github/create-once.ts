import type { Clock } from '../ports.ts';
import { RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { firstLine } from '../words/marker-line.ts';
import { mayBeDone } from './github-error.ts';

/** GitHub may list new items late: only two searches without a match prove that it wasn't created. */
const LOOKS_FOR_LOST = 2;
const BETWEEN_LOOKS_MS = 2_000;
const TRIES = 3;

interface SendingTools<T> {
  /** Sends it once; requests that were never sent or hit a limit were retried already. */
  readonly post: () => Promise<T>;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly cancelled: AbortSignal;
  /** Asked before it is sent again. */
  readonly mayRepeat?: () => Promise<boolean>;
  /** It is never sent again. */
  readonly once?: true;
}

export interface CreationTools<T> extends SendingTools<T> {
  /** Lists what our own identity created at the same place. */
  readonly listOwn: () => Promise<readonly T[]>;
}

export interface NamedCreationTools<T> extends SendingTools<T> {
  /** Finds what may have been created; undefined if it isn't there. */
  readonly find: () => Promise<T | undefined>;
}

/**
 * Creates a comment or an issue, but never twice. If it is unclear whether GitHub created it, we search its place for
 * our own with the same first line, which is a unique marker. We send it again only if it is missing twice. Throws
 * `RepositoryError`, which stays unclear if the place can't be read, because then nothing is known.
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

/** Does the same for items that are found without a marker. Throws `RepositoryError`. */
export async function createUnlessFound<T>(tools: NamedCreationTools<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tools.post();
    } catch (error) {
      if (!mayBeDone(repositoryErrorOf(error))) throw error;
      const lost = await findLost(tools).catch((unread: unknown) => {
        throw stillUnclear(repositoryErrorOf(error), repositoryErrorOf(unread));
      });
      if (lost !== undefined) return lost;
      if (tools.once || tries >= TRIES || (await tools.mayRepeat?.()) === false) throw error;
    }
  }
}

/** A search that fails explains more, but decides nothing. */
function stillUnclear({ failure, status, message, cause }: RepositoryError, unread: RepositoryError): RepositoryError {
  return new RepositoryError({ failure, status, message: `${message} ${unread.message}`, hint: unread.hint, cause });
}

async function findLost<T>(tools: NamedCreationTools<T>): Promise<T | undefined> {
  const { clock, cancelled } = tools;
  for (let look = 1; look <= LOOKS_FOR_LOST; look += 1) {
    if (look > 1) await clock.sleep(BETWEEN_LOOKS_MS, cancelled);
    const found = await lookForLost(tools);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** GitHub may answer 404 for a place that exists: only a second one counts. */
async function lookForLost<T>({ find, clock, cancelled }: NamedCreationTools<T>): Promise<T | undefined> {
  try {
    return await find();
  } catch (error) {
    if (repositoryErrorOf(error).failure !== 'missing') throw error;
    await clock.sleep(BETWEEN_LOOKS_MS, cancelled);
    return find();
  }
}
