import { RepositoryError } from '../errors.ts';
import type { Clock, ThreadComment } from '../ports.ts';
import { mayBeDone } from './github-error.ts';

/** GitHub may show a comment late: only two looks in vain prove that it was not created. */
const LOOKS_FOR_LOST_COMMENT = 2;
const BETWEEN_LOOKS_MS = 2_000;
const TRIES = 3;

export interface CommentTools {
  /** Sends the comment once; what never left and what a limit refused has been repeated already. */
  readonly post: () => Promise<ThreadComment>;
  /** Lists the comments of our own identity in the thread. */
  readonly listOwn: () => Promise<readonly ThreadComment[]>;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly cancelled: AbortSignal;
}

/**
 * Adds a comment so that it never stands twice. When it is unclear whether GitHub has taken it, the thread is read for a
 * comment of ours with the same first line, which holds a marker that is like no other, and it is sent again only if that
 * is absent twice. Throws `RepositoryError`; also where the thread cannot be read, for then nothing is known.
 */
export async function createComment(body: string, tools: CommentTools): Promise<ThreadComment> {
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

async function findLost(line: string, { listOwn, clock, cancelled }: CommentTools): Promise<ThreadComment | undefined> {
  for (let look = 1; look <= LOOKS_FOR_LOST_COMMENT; look += 1) {
    if (look > 1) await clock.sleep(BETWEEN_LOOKS_MS, cancelled);
    const found = (await listOwn()).find((comment) => firstLine(comment.body) === line);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** GitHub gives back what was sent with the line breaks of forms. */
function firstLine(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? '';
}
