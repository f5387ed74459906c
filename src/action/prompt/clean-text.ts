import { UNSEEN } from '../words/unseen.ts';

export interface CleanText {
  readonly text: string;
  /** How many of each were removed. */
  readonly removed: { readonly comments: number; readonly invisible: number };
}

/** Zero-width, bidirectional, tag and other characters that no reader sees; `\p{Cc}` without line feed and tab. */
const HIDDEN = String.raw`${UNSEEN}|[^\P{Cc}\n\t]`;

/** Returns text with line feeds as line ends and without lone surrogates. */
export function plainLines(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n');
}

/** Like `plainLines`, for text that isn't Markdown: there a lone carriage return ends no line, so it becomes visible. */
export function verbatimLines(text: string): string {
  return plainLines(text.replace(/\r(?!\n)/g, '␍'));
}

/** Unicode's limit for text that can be normalized piece by piece (UAX #15, section 13): 30. */
const ENDLESS_MARKS = /(\p{M}{31,})/u;

/** Normalizes a text, except for endless runs of combining characters: sorting 64 KB of them takes seconds. */
function normalized(text: string): string {
  return text
    .split(ENDLESS_MARKS)
    .map((part) => (ENDLESS_MARKS.test(part) ? part : part.normalize('NFC')))
    .join('');
}

export interface WithoutInvisible {
  readonly text: string;
  /** How many characters were removed. */
  readonly invisible: number;
  /** How many runs were long enough to spell something. */
  readonly spelling: number;
}

/** Removes invisible and control characters from a text, and nothing else. */
export function withoutInvisible(text: string): WithoutInvisible {
  const hidden = new RegExp(HIDDEN, 'gu');
  const visible = text.replace(hidden, '');
  if (visible === text) return { text, invisible: 0, spelling: 0 };
  // More in a row than any emoji or script needs: they may spell something.
  const spelling = text.match(new RegExp(`(?:${HIDDEN}){4,}`, 'gu'))?.length ?? 0;
  return { text: visible, invisible: text.match(hidden)?.length ?? 0, spelling };
}

/**
 * Removes HTML comments, wherever they are, and invisible characters from a text. It ignores Markdown, so it is fast
 * and safe for any text. The result is a fixed point, in Unicode form NFC except for runs of combining characters that
 * no language has. Linear in the length of `text`.
 */
export function cleanText(text: string): CleanText {
  const { text: visible, invisible } = withoutInvisible(plainLines(text));
  const { text: uncommented, comments } = withoutComments(visible);
  return { text: normalized(uncommented).trim(), removed: { comments, invisible } };
}

const OPENING = '<!--';
const CLOSING = '-->';

/**
 * Removes HTML comments in one pass, wherever they are. The text before a comment and the text after it may together
 * open another one, so the end of the kept text is compared with the opening after every part. An unclosed comment
 * reaches to the end, as on the page. `<!-->` and `<!--->` are whole comments (HTML standard).
 */
function withoutComments(text: string): { readonly text: string; readonly comments: number } {
  const kept: string[] = [];
  let comments = 0;
  let position = 0;
  while (position < text.length) {
    const character = text.charAt(position);
    position += 1;
    kept.push(character);
    if (character !== '-' || kept.slice(-OPENING.length).join('') !== OPENING) continue;
    kept.length -= OPENING.length;
    comments += 1;
    const dashes = text.startsWith(OPENING, position - OPENING.length) ? OPENING.length / 2 : 0;
    const end = text.indexOf(CLOSING, position - dashes);
    position = end < 0 ? text.length : end + CLOSING.length;
  }
  return { text: kept.join(''), comments };
}
