/** What was taken out of a text, so that it can be told. */
export interface Removed {
  readonly comments: number;
  readonly invisible: number;
}

export interface CleanText {
  readonly text: string;
  readonly removed: Removed;
}

/** Zero-width, bidirectional, tag and other characters that no reader sees; `\p{Cc}` without line feed and tab. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\n\t]/gu;

/**
 * Takes out of a text what its readers at GitHub have not seen: HTML comments and invisible characters. The result is
 * a fixed point (cleaning it again changes nothing) with line feeds as line ends, in Unicode's form NFC except for runs of
 * combining characters that no language has. Linear in the length of `text`.
 */
export function cleanText(text: string): CleanText {
  let invisible = 0;
  const visible = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, () => {
      invisible += 1;
      return '';
    });
  const { text: uncommented, comments } = withoutComments(visible);
  return { text: normalized(uncommented).trim(), removed: { comments, invisible } };
}

/** Unicode's limit for text that can be normalized piece by piece (UAX #15, section 13): 30. */
const ENDLESS_MARKS = /(\p{M}{31,})/u;

/** Normalizes a text but for endless runs of combining characters: to sort 64 KB of them takes seconds. */
function normalized(text: string): string {
  return text
    .split(ENDLESS_MARKS)
    .map((part) => (ENDLESS_MARKS.test(part) ? part : part.normalize('NFC')))
    .join('');
}

/** Says in words what was removed; empty if nothing was. */
export function tellRemoved({ comments, invisible }: Removed): string {
  const parts = [
    comments > 0 ? `${comments} hidden HTML ${comments === 1 ? 'comment' : 'comments'}` : '',
    invisible > 0 ? `${invisible} invisible ${invisible === 1 ? 'character' : 'characters'}` : '',
  ];
  return parts.filter((part) => part !== '').join(' and ');
}

const OPENING = '<!--';
const CLOSING = '-->';

/**
 * Removes HTML comments in one pass. What stands before a comment and what follows it may together open another one,
 * so the end of the kept text is compared with the opening after every part; an unclosed comment reaches to the end,
 * as it does on the page. `<!-->` and `<!--->` are whole comments, says the HTML standard.
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
