import * as v from 'valibot';
import type { ThreadComment } from '../ports/conversations.ts';
import { readMarkerLine, writeMarkerLine } from '../words/marker-line.ts';
import { type Ours, sameRepository } from './own-comments.ts';
import { count, group, hash, jobId, repositoryName } from './read-marker.ts';

/**
 * Our comment on a pull request made by a job. It links the original request, and turns further commands there into
 * follow-ups for that job. Like every marker it is memory: it names the job and grants no permission.
 */
export interface Handover {
  readonly job: string;
  readonly repository: { readonly id: number | null; readonly name: string };
  /** The project at a base address, as `serviceHash` makes it. */
  readonly service: string;
  /** Number of the thread that requested the job; null or absent if none did. */
  readonly thread?: number | null;
  /** See `Marker.group`. */
  readonly group?: string;
  /** Numbers of the threads whose requests were added later, in that order. */
  readonly covers?: readonly number[];
}

/** More threads than anyone merges while a pull request is open; the first line then has 14 KB. */
export const MOST_COVERED = 1000;

/** Writes the first line of a hand-over. */
export function writeHandover(handover: Handover): string {
  return writeMarkerLine({ kind: 'handover', ...handover });
}

const schema = v.strictObject({
  kind: v.literal('handover'),
  job: jobId,
  repository: v.strictObject({ id: v.nullable(count), name: repositoryName }),
  service: hash,
  thread: v.optional(v.nullable(count), null),
  group: v.exactOptional(group),
  covers: v.exactOptional(v.pipe(v.array(count), v.maxLength(MOST_COVERED))),
});

const ofAnyone = v.object({ kind: v.literal('handover') });

/**
 * Finds the hand-over of a pull request among its comments, oldest first. The first that our identity wrote decides, of
 * whichever project: a later one can't claim the pull request. Null if there is none, or if it isn't ours.
 */
export function handoverOf<C extends Pick<ThreadComment, 'author' | 'body'>>(
  comments: readonly C[],
  ours: Ours,
): { readonly comment: C; readonly handover: Handover } | null {
  const comment = comments.find(
    ({ author, body }) => author === ours.login && v.is(ofAnyone, readMarkerLine(body)?.value),
  );
  const handover = comment === undefined ? null : believedHandover(comment, ours);
  return comment === undefined || handover === null ? null : { comment, handover };
}

/** Reads a hand-over from a comment of our own for this repository and project; null for anything else. */
export function believedHandover(
  { author, body }: Pick<ThreadComment, 'author' | 'body'>,
  { login, repository, service }: Ours,
): Handover | null {
  if (author !== login) return null;
  const read = v.safeParse(schema, readMarkerLine(body)?.value);
  if (!read.success) return null;
  const { kind: _kind, ...handover } = read.output;
  return handover.service === service && sameRepository(handover.repository, repository) ? handover : null;
}
