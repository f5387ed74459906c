import { type Handover, MOST_COVERED, writeHandover } from '../value/own-comments.ts';
import { codeSpan, paragraphs } from '../words/markdown.ts';
import { type Numbered, numbersOf } from './amounts.ts';
import { instructionFold } from './status-comment.ts';

export interface HandoverText {
  /** Where the job was requested: its thread, or the run if it has no thread. */
  readonly origin: { readonly kind: 'thread' | 'run'; readonly url: string };
  /** A login; null if unknown. */
  readonly requester: string | null;
  /** Its text may be empty: then it is left out. A status comment is no source for it, because others can forge one. */
  readonly instruction: { readonly text: string };
  readonly command: string;
}

export function renderHandover(handover: Handover, { origin, requester, instruction, command }: HandoverText): string {
  const where = `[${origin.kind === 'thread' ? 'this thread' : 'this run'}](${origin.url})`;
  const who = requester === null ? '' : ` by ${codeSpan(requester)}`;
  return paragraphs([
    writeHandover(handover),
    `The documentation agent made this pull request. It was requested in ${where}${who}.`,
    `Comment \`${command} …\` here to ask for changes.`,
    instructionFold(instruction),
  ]);
}

/** Returns the new text of a hand-over that we believe; null if its list has the thread, or is full. */
export function withCovered(body: string, handover: Handover, thread: number): string | null {
  const { covers = [] } = handover;
  if (handover.thread === thread || covers.includes(thread) || covers.length >= MOST_COVERED) return null;
  const all = [...covers, thread];
  const list = alsoCovers(all.map((number) => ({ number })));
  const text = body.replace(/\r\n/g, '\n');
  const parts = text.replace(/^[^\n]*\n*/, '').split('\n\n');
  // A person may have edited the comment. Without a place, the list comes after the first paragraph.
  const listed = parts.findIndex((part) => part.startsWith(ALSO));
  // Below the fold, an instruction may look like the list.
  const fold = parts.findIndex((part) => part.startsWith('<details>'));
  const isListed = listed >= 0 && (fold < 0 || listed < fold);
  const others = isListed ? parts.with(listed, list) : parts.toSpliced(1, 0, list);
  return [writeHandover({ ...handover, covers: all }), ...others].join('\n\n');
}

const MOST_NAMED = 20;
const ALSO = 'Also covers ';

export function alsoCovers(threads: readonly Numbered[]): string {
  const more = threads.length - MOST_NAMED;
  return `${ALSO}${numbersOf(threads.slice(0, MOST_NAMED))}${more > 0 ? ` and ${more} more` : ''}.`;
}
