import * as v from 'valibot';
import { codeSpan } from '../markdown.ts';
import { readMarkerLine, writeMarkerLine } from '../marker-line.ts';
import type { ThreadComment } from '../ports.ts';
import { count, hash, jobId, repositoryName } from './marker-parts.ts';
import { type Ours, sameRepository } from './own-comments.ts';
import { instructionFold, type ShownInstruction } from './status-comment.ts';

/**
 * Our comment on the pull request that a job made. It says where the request was, and makes further commands there
 * follow-ups for that job. Like every marker it is memory: it names the job, and gives nobody a right.
 */
export interface Handover {
  readonly job: string;
  readonly repository: { readonly id: number | null; readonly name: string };
  /** The project at a base address, as `serviceHash` makes it. */
  readonly service: string;
}

export interface HandoverText {
  /** Where the job was requested: its thread, or the run that has none. */
  readonly origin: { readonly kind: 'thread' | 'run'; readonly url: string };
  /** Login of the person who asked; null where it is not known. */
  readonly requester: string | null;
  readonly instruction: ShownInstruction;
  readonly command: string;
}

/** Writes a hand-over comment. */
export function renderHandover(handover: Handover, { origin, requester, instruction, command }: HandoverText): string {
  const where = `[${origin.kind === 'thread' ? 'this thread' : 'this run'}](${origin.url})`;
  const who = requester === null ? '' : ` by ${codeSpan(requester)}`;
  return [
    writeMarkerLine({ kind: 'handover', ...handover }),
    `The documentation agent made this pull request. It was requested in ${where}${who}.`,
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
});

/** Reads a hand-over in a comment of our own, for this repository and project; null if it is none that is ours to believe. */
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
