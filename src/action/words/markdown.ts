import { withoutUnseen } from './hidden.ts';

/**
 * Markdown from untrusted text. Such text enters a comment, an issue or a summary only through `codeSpan`, `codePath`,
 * `linkedPath` and `quoted`. Each yields exactly one code node in GitHub's Markdown, whatever goes in; `linkedPath` may
 * put one link around it.
 */

/** GitHub refuses comment and issue bodies above this many characters (422). */
export const COMMENT_LIMIT = 65_536;

type Cut = { readonly longest?: number };

/** Shows short text as one code span on one line, cut to `longest` UTF-16 units. Not for table cells: a `|` stays. */
export function codeSpan(text: string, { longest = 200 }: Cut = {}): string {
  const line = shorten(
    withoutUnseen(text.toWellFormed())
      .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
      .trim(),
    longest,
  );
  if (line === '') return '`(empty)`';
  const content = brokenRuns(disarm(line));
  const fence = '`'.repeat(longestRun(content) + 1);
  const padding = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}

/** Percent-encodes everything but visible letters, digits and `/ . _ ~ - …`, unless it already is. */
export const codePath = (path: string, { longest = 200 }: Cut = {}): string =>
  `\`${plainPath(path, { longest }) || '(empty)'}\``;

/** Longer addresses are not linked: a report has room for its pages only if no path takes up much of it. */
const LONGEST_ADDRESS = 300;

/**
 * Shows a page path as `codePath` does, as a link to its page on `site`: an address of ASCII letters, digits and
 * `-._~/%:[]`, without a slash at the end. A path that could lead anywhere else, or has lost a part (`…`), is not linked.
 */
export function linkedPath(path: string, { site, longest = 200 }: Cut & { readonly site: string }): string {
  const address = addressOf(path, site);
  const shown = codePath(path, { longest });
  return address === null ? shown : `[${shown}](${address})`;
}

/** Returns the address of a page, which begins with that of its site; null if that isn't certain. */
function addressOf(path: string, site: string): string | null {
  if (!/^\/(?!\/)/.test(path) || /[?#\\\p{C}…]/u.test(path)) return null;
  const { origin, pathname } = new URL(site);
  // Services count paths with or without the site's folder.
  const whole = path === pathname || path.startsWith(`${pathname}/`);
  const address = `${whole ? origin : site}${path.replace(/[^\w.~/%-]|%(?![\dA-Fa-f]{2})/gu, percentEncoded)}`;
  // The normal form has no dots that climb to another folder, however they were written.
  return address.length <= LONGEST_ADDRESS && new URL(address).href === address ? address : null;
}

/** What a shown path doesn't keep as it is. A string, like `UNSEEN`. */
const UNPLAIN = String.raw`[^[\p{L}\p{N}\/._~%\-…]--\p{Default_Ignorable_Code_Point}]|%(?![\dA-Fa-f]{2})`;

/** For use within a code node. */
export function plainPath(path: string, { longest = 200 }: Cut = {}): string {
  const unplain = new RegExp(UNPLAIN, 'gv');
  const encoded = path.toWellFormed().replace(unplain, percentEncoded);
  return shorten(encoded, longest);
}

/** One fenced block. `exact` leaves out the precaution for e-mail: job summaries aren't mailed. */
export function quoted(text: string, { exact = false }: { readonly exact?: boolean } = {}): string {
  const whole = withoutUnseen(text.toWellFormed().replace(/\r\n?/g, '\n')).replace(/[^\P{Cc}\n\t]/gu, '');
  const lines = brokenRuns(whole);
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${fence}text\n${exact ? lines : disarm(lines)}\n${fence}`;
}

/** Folds `body` under a line that is always visible; `summary` must be our own text. */
export const details = (summary: string, body: string): string =>
  `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;

/** Joins Markdown parts that are paragraphs of their own; an empty one is left out. */
export const paragraphs = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** Cuts text to `longest` UTF-16 units without splitting a character, and shows that it was cut. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${wholeCharacters(text.slice(0, Math.max(0, longest - 1)))}…`;
}

/** Cuts text to `longest` characters after a word, or inside it if it is very long, and shows that it was cut. */
export function shortenAtWord(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join('');
  const words = characters[longest - 1] === ' ' ? kept : kept.replace(/ \S*$/, '');
  return `${(words.length < kept.length / 2 ? kept : words).replace(/[ ,;:]+$/, '')}…`;
}

/** A cut may leave half a surrogate pair at the end. */
export const wholeCharacters = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text);

/** A zero-width space stops a mention or a reference even if an e-mail reply lost the code span. */
const disarm = (text: string): string => text.replace(/[@#]/g, '$&\u200B');

/** Encodes every byte of UTF-8, also of signs that addresses may have but Markdown reads. */
function percentEncoded(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}

/** GitHub's parser reads no code span with a fence of more than 80, and counts that of a block only up to 255. */
const brokenRuns = (text: string): string => text.replace(/`{60}(?=`)/g, '$&\u200B');

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/** Writes a count with its noun: "1 page", "2 pages". */
export function counted(count: number, one: string, many = `${one}s`, shown = String(count)): string {
  return `${shown} ${count === 1 ? one : many}`;
}

export const often = (count: number): string => (count === 1 ? 'once' : `${count} times`);
