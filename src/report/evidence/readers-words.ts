/** What readers wrote, without what could name them. */

import type { Range, TextView } from '../../action/redaction/readings.ts';
import {
  asWritten,
  covered,
  decodedCharacters,
  matchesIn,
  rewritten,
  visible,
} from '../../action/redaction/readings.ts';
import { withoutUnseen } from '../../action/words/hidden.ts';
import { comparablePath, readablePath } from '../site-paths.ts';

/** The longest words that a report shows, in UTF-16 units. */
export const LONGEST_WORDS = 120;

const BLANKS = /[\s\p{Cc}\p{Z}\u2800]+/gu;
/** A character by its name in HTML. Nearly all are punctuation. */
const REFERENCE = /&(?:[a-z][a-z\d]{1,31};|(?:nbsp|shy|middot)(?![a-z]))/gi;

/** Letters and digits that no one types, fewer if they alternate, or eight digits without a letter between them; some letters are used as hyphens. */
const LONG_NUMBER =
  /(?<![a-z\d])(?:(?=(?:[a-z]{0,40}\d){4})[a-z\d]{32,}|(?=(?:\d{0,9}[a-z]{1,9}\d){3})[a-z\d]{20,})|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\p{N}(?:[^\p{N}[\p{L}--\p{Lm}]]*\p{N}){7,}[\p{L}\p{N}]*/giv;
const CREDENTIAL =
  /(?<keep>(?:token|secret|pwd|session[-_]?id|(?:api|access|auth)[-_ ]?key|(?<=[?&])key)["']? ?= ?["']?)[^ &;]+/gi;
/** In words, a mixed value may follow without a sign. */
const SECRET = '(?:token|secret|(?:api|access|auth)[-_ ]?key)';
const SECRET_VALUE = new RegExp(`(?<keep>${SECRET}:? (?:is )?)(?=[^ ]*\\d)[^ ]{5,}`, 'gi');
/** In words, what follows "password", or "secret is", is shown only if it is how documentation goes on. */
const PASSWORD_IN_WORDS = passwordBefore(`${SECRET}(?= (?:is|was) )|`, '.+', [
  '(?:an?|and|are|as|at|be|by|can|does|for|from|has|how|if|in|is|it|not|of|on|or|the|to|via|was|when|with(?:out)?|after|before|less)(?![\\p{L}\\p{N}])',
  '(?:reset|chang|polic|manag|protect|auth|hash|encrypt|strength|expir|rotat|recover|grant|login|field|form|prompt|generat|requir|rule|setting|secur|stor|valid|length|page|incorrect|invalid|wrong|forgot|lost|miss|zurück|änder|vergess|wechsel)',
]);
/** In paths, plain words and short segments are shown, too. */
const PASSWORD_IN_PATH = passwordBefore('', '[^ ]+', ['\\p{L}+(?![\\p{L}\\p{N}])', '[^ ]{1,5}(?: |$)']);
/** In paths, dates (also in `/tool-2.20241124.html`) and years are no long numbers, and "at" between hyphens is a word. */
const APART_IN_PATH =
  /(?<!\d)(?:19|20)\d\d(?:([-._ /]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|[-_](?:19|20)\d\d)(?!\d)|-at-|\//gi;
const MASK = '…';
/** How often escapes are decoded: nothing that a reader could read is escaped more often. */
const ROUNDS = 6;

/**
 * Makes one line without invisible characters, e-mail addresses, long numbers, tokens and passwords, which become `…`, also
 * where they are escaped or written with characters that only look alike. In doubt it masks. It takes linear time.
 */
export function maskedWords(text: string): string {
  const line = withoutUnseen(text.toWellFormed()).replace(BLANKS, ' ').trim();
  return masked(line, [PASSWORD_IN_WORDS, SECRET_VALUE], (view) => view);
}

/** Masks a page's path as words are masked, but fewer of its own words; what is masked takes only its own segments with it. */
export function maskedPath(path: string): string {
  const words = (view: TextView): TextView => rewritten(view, APART_IN_PATH, (sign) => (sign === '/' ? ' ' : '-'));
  return masked(path.toWellFormed(), [PASSWORD_IN_PATH], words);
}

export function isTelling(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}

/** Masks what is found in the text itself, and in what it becomes if its escapes are decoded, once and again. */
function masked(text: string, passwords: readonly RegExp[], inWords: (view: TextView) => TextView): string {
  const found: Range[] = [];
  let view = asWritten(text);
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = plain(view);
    const words = rewritten(inWords(rewritten(seen, REFERENCE, () => ' ')), BLANKS, () => ' ');
    for (const place of matchesIn(words.text, [LONG_NUMBER, CREDENTIAL, ...passwords]))
      found.push(words.written(place));
    for (const place of addressesIn(words)) found.push(place);
    const next = decodedCharacters(seen);
    if (next === seen) return covered(text, found, () => MASK);
    view = next;
  }
  return MASK;
}

/** Finds a value after "password" and `others`, unless it is `harmless`; after a colon or an equals sign nothing is. */
function passwordBefore(others: string, value: string, harmless: readonly string[]): RegExp {
  const name = `(?:${others}pass(?:word|wort|wd|phrase|code)|kennwort)(?: (?:is|was|ist|war|lautet)(?= ))?`;
  const apart = `[^\\p{L}\\p{N}:=?!]{1,4}(?=[\\p{L}\\p{N}])(?!${harmless.join('|')})`;
  return new RegExp(`(?<keep>${name}(?:[^\\p{L}\\p{N}?!]{0,3}[:=][^\\p{L}\\p{N}]{0,3}|${apart}))${value}`, 'giu');
}

/** Replaces characters by those that they look like (NFKC), and drops invisible ones. */
function plain(view: TextView): TextView {
  return visible(rewritten(visible(view), /\P{ASCII}/gu, (character) => character.normalize('NFKC')));
}

/** The word for an at sign, in brackets. */
const AT_IN_BRACKETS = /[^\p{L}\p{N}@]{0,2}[([{<] ?(?:at|@) ?[)\]}>][^\p{L}\p{N}@]{0,2}/giu;
/** A dot, or the word for it, with blanks or brackets around it. */
const DOT = /[^\p{L}\p{N}@]{1,3}dot[^\p{L}\p{N}@]{1,3}|[^\p{L}\p{N}@]{0,3}[.。][^\p{L}\p{N}@]{0,3}/giu;
/** The word for an at sign before a name with a dot. */
const AT_ALONE = /[^\p{L}\p{N}@]{1,3}at[^\p{L}\p{N}@]{1,3}(?=[^ @]{1,253}\.[\p{L}\p{N}])/giu;

/**
 * What has an at sign and isn't an address: a mention or decorator (`@name`), a package in its scope (`@scope/name`), and a
 * package with a version of one or two numbers (`name@18.2`); three numbers may be a host.
 */
const NO_ADDRESS =
  /^[^\p{L}\p{N}@]*(?:@[\w-]+(?:\/[\w.-]+)*|(?:@[\w-]+\/)?[\w.-]+@[~^]?v?\d{1,3}(?:\.\d{1,3})?)[^\p{L}\p{N}@]*$/u;
/** Longer words have no chance to be harmless: npm's names have at most 214 characters. */
const LONGEST_HARMLESS = 250;

/** Finds e-mail addresses in a text with single blanks: the nearest words on both sides of an at sign belong to one. */
function addressesIn(view: TextView): readonly Range[] {
  const bracketed = rewritten(view, AT_IN_BRACKETS, () => '@');
  const dotted = rewritten(bracketed, DOT, () => '.');
  const glued = rewritten(dotted, AT_ALONE, () => '@');
  if (!glued.text.includes('@')) return [];
  const found: Range[] = [];
  // The beginning of the last word that says something, and of the address that still needs one after it.
  let last: number | null = null;
  let open: number | null = null;
  for (const { 0: text, index: from } of glued.text.matchAll(/[^ ]+/g)) {
    const to = from + text.length;
    const isHarmless = text.length <= LONGEST_HARMLESS && NO_ADDRESS.test(text);
    const [says, isAt] = [isTelling(text), text.includes('@') && !isHarmless];
    if (open !== null && says) {
      found.push(glued.written({ from: open, to }));
      open = null;
    }
    if (isAt) {
      const begins = isTelling(text.slice(0, text.indexOf('@'))) ? from : (last ?? from);
      if (says) found.push(glued.written({ from: begins, to }));
      if (!isTelling(text.slice(text.lastIndexOf('@')))) open = begins;
    }
    if (says) last = from;
  }
  return found;
}

/** How a term, question or page is shown, and a key that is the same for all its forms. Both are masked. */
export interface Named {
  readonly name: string;
  readonly key: string;
}

export function nameOfWords(text: string): Named {
  const name = maskedWords(text);
  return { name, key: keyOf(name) };
}

/** Names a page by its decoded path, without query and fragment, as the paths of visitors are; null if it has none. */
export function nameOfPage(page: string): Named | null {
  const [beginning = ''] = page.trim().split(/[?#]/);
  const path = /^\/(?!\/)/.test(beginning) ? beginning : pathOf(beginning);
  return path === null ? null : { name: maskedPath(readablePath(path)), key: maskedPath(comparablePath(path)) };
}

/** As it is written: `URL` would encode it. */
function pathOf(address: string): string | null {
  const [, path = null] = /^https?:\/\/[^/]+(.*)$/isu.exec(address) ?? [];
  return path === null || !URL.canParse(address) ? null : path || '/';
}

/** A plus or hash sign after a letter belongs to a name: C++ and C# are not C. */
const BETWEEN_WORDS = /(?:[^\p{L}\p{N}+#]|(?<![\p{L}+#])[+#])+/gu;

/** Returns what is the same for words that differ only in letter case, blanks, width, punctuation or a plural ending. */
export function keyOf(words: string): string {
  const plain = words.normalize('NFKC').toLowerCase().replace(BETWEEN_WORDS, ' ').trim();
  // "cache" and "caches", "class" and "classes", "policy" and "policies" become one. Shorter words have hardly a plural.
  const singular = plain.replace(/(?<=\S\S[^\ss])(?<!\bhttp)s(?= |$)/g, '').replace(/(?<=\S{3})e(?= |$)/g, '');
  // Only signs: they are their own key.
  return singular.replace(/(?<=\S{3})y(?= |$)/g, 'i') || words;
}

/** Begins with, or has after one word, what scanners type into every form. */
const ATTACK =
  /^\s*\S{0,99}?\s?\S{0,99}?(?:<\s?\/?script\b|['"]\s?\)?\s?(?:or|and)\b.{0,20}=|\bunion\s+(?:all\s+)?select\b|;\s*drop\s+table\b|\.\.[\\/]|\$\{jndi:|\/etc\/passwd)/i;

/** Checks whether a text of a row attacks the form it was typed into, even if escaped. A question about attacks doesn't. */
export function isAttack(row: object): boolean {
  const texts = Object.values(row).filter((value) => typeof value === 'string');
  return texts.some((text) => ATTACK.test(decodedCharacters(asWritten(text)).text));
}
