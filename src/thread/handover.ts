import * as v from 'valibot';
import { codeSpan } from '../markdown.ts';
import { readMarkerLine, writeMarkerLine } from '../marker-line.ts';
import type { ThreadComment } from '../ports.ts';
import { count, hash, jobId, repositoryName } from './marker-parts.ts';
import { type Ours, sameRepository } from './own-comments.ts';
import { instructionFold, type ShownInstruction } from './status-comment.ts';

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

const schema = v.strictObject({
  kind: v.literal('handover'),
  job: jobId,
  repository: v.strictObject({ id: v.nullable(count), name: repositoryName }),
  service: hash,
  thread: v.optional(v.nullable(count), null),
});

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
