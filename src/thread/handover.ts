import * as v from 'valibot';
import { codeSpan } from '../markdown.ts';
import { readMarkerLine, writeMarkerLine } from '../marker-line.ts';
import type { ThreadComment } from '../ports/conversations.ts';
import { instructionFold, type ShownInstruction } from './instruction-fold.ts';
import { count, group, hash, jobId, repositoryName } from './marker-parts.ts';
import { type Ours, sameRepository } from './own-comments.ts';

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

export interface HandoverText {
  /** Where the job was requested: its thread, or the run if it has no thread. */
  readonly origin: { readonly kind: 'thread' | 'run'; readonly url: string };
  /** Login of the requester; null if unknown. */
  readonly requester: string | null;
  readonly instruction: ShownInstruction;
  readonly command: string;
  /** The job was only followed there: who requested it is unknown. */
  readonly onlyFollowed?: true;
}

/** Writes a hand-over comment. */
export function renderHandover(
  handover: Handover,
  { origin, requester, instruction, command, onlyFollowed }: HandoverText,
): string {
  const where = `[${origin.kind === 'thread' ? 'this thread' : 'this run'}](${origin.url})`;
  const who = requester === null ? '' : ` by ${codeSpan(requester)}`;
  return [
    writeMarkerLine({ kind: 'handover', ...handover }),
    `The documentation agent made this pull request. ${onlyFollowed ? 'Its job was followed' : 'It was requested'} in ${where}${who}.`,
    `Comment \`${command} …\` here to ask for changes.`,
    instructionFold(instruction),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** More threads than anyone merges while a pull request is open; the first line then has 14 KB. */
export const MOST_COVERED = 1000;
const MOST_NAMED = 20;
const ALSO = 'Also covers ';

/**
 * Adds a thread to the list of a hand-over that we believe. Returns its new text; null if the list has the thread, or is
 * full. Threads are named by number only: their titles are others' text.
 */
export function withCovered(body: string, handover: Handover, thread: number): string | null {
  const { covers = [] } = handover;
  if (handover.thread === thread || covers.includes(thread) || covers.length >= MOST_COVERED) return null;
  const all = [...covers, thread];
  const line = writeMarkerLine({ kind: 'handover', ...handover, covers: all });
  const parts = body
    .replace(/\r\n/g, '\n')
    .replace(/^[^\n]*\n*/, '')
    .split('\n\n');
  // A person may have edited the comment. Without a place, the list comes after the first paragraph.
  const listed = parts.findIndex((part) => part.startsWith(ALSO));
  // Below the fold, an instruction may look like the list.
  const fold = parts.findIndex((part) => part.startsWith('<details>'));
  const isListed = listed >= 0 && (fold < 0 || listed < fold);
  const others = isListed ? parts.with(listed, alsoCovers(all)) : parts.toSpliced(1, 0, alsoCovers(all));
  return [line, ...others].join('\n\n');
}

function alsoCovers(threads: readonly number[]): string {
  const named = threads.slice(0, MOST_NAMED).map((number) => `#${number}`);
  const more = threads.length - named.length;
  return `${ALSO}${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
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
