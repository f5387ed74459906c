/**
 * Markdown from untrusted text. Such text enters a comment, an issue or a summary only through `codeSpan`, `codePath`
 * and `quoted`: each yields exactly one code node in GitHub's Markdown for any text.
 */

/** GitHub refuses comment and issue bodies above this many characters (422). */
export const COMMENT_LIMIT = 65_536;

/** Invisible characters and those that change text direction: they hide instructions and disguise names. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const CONTROL = /\p{Cc}/gu;

/** Shows short text as one code span on one line, cut to `longest` UTF-16 units. Not for table cells: a `|` stays. */
export function codeSpan(text: string, { longest = 200 }: { readonly longest?: number } = {}): string {
  const line = shorten(
    text
      .toWellFormed()
      .replace(INVISIBLE, '')
      .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
      .trim(),
    longest,
  );
  if (line === '') return '`(empty)`';
  const content = disarm(line);
  const fence = '`'.repeat(longestRun(content) + 1);
  const padding = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}

/** Shows a page path as one code span: everything but visible letters, digits and `/ . _ ~ -` is percent-encoded. */
export function codePath(path: string, { longest = 200 }: { readonly longest?: number } = {}): string {
  return `\`${plainPath(path, { longest }) || '(empty)'}\``;
}

/** Encodes a page path as `codePath` does, for use within a code node. */
export function plainPath(path: string, { longest = 200 }: { readonly longest?: number } = {}): string {
  const encoded = path
    .toWellFormed()
    .replace(/[^[\p{L}\p{N}\/._~\-]--\p{Default_Ignorable_Code_Point}]/gv, (character) =>
      [...new TextEncoder().encode(character)]
        .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join(''),
    );
  return shorten(encoded, longest);
}

/**
 * Shows multi-line text as one fenced block, without invisible and control characters. `exact` leaves out the
 * precaution for e-mail: job summaries aren't mailed.
 */
export function quoted(text: string, { exact = false }: { readonly exact?: boolean } = {}): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(CONTROL, keepLayout);
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${fence}text\n${exact ? lines : disarm(lines)}\n${fence}`;
}

/** Folds `body` under a line that is always visible; `summary` must be our own text. */
export function details(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** Cuts text to `longest` UTF-16 units without splitting a character, and shows that it was cut. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${wholeCharacters(text.slice(0, Math.max(0, longest - 1)))}…`;
}

/** Drops half a surrogate pair that a cut left at the end. */
export function wholeCharacters(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

/** A zero-width space stops a mention or a reference even if an e-mail reply lost the code span. */
function disarm(text: string): string {
  return text.replace(/[@#]/g, '$&\u200B');
}

function keepLayout(control: string): string {
  return control === '\n' || control === '\t' ? control : '';
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
