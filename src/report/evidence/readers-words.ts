/** What readers wrote, without what could name them. */

import type { Range, TextView } from '../../action/redaction/readings.ts';
import { asWritten, covered, decodedCharacters, rewritten, visible } from '../../action/redaction/readings.ts';
import { withoutUnseen } from '../../action/words/hidden.ts';
import { comparablePath, readablePath } from '../site-paths.ts';

/** The longest words that a report shows, in UTF-16 units. */
export const LONGEST_WORDS = 120;

const BLANKS = /[\s\p{Cc}\p{Z}\u2800]+/gu;
/** A character by its name in HTML. Nearly all are punctuation. */
const REFERENCE = /&(?:[a-z][a-z\d]{1,31};|(?:nbsp|shy|middot)(?![a-z]))/gi;

/** Nine or more digits without a letter between them. The letters that only modify others are used as hyphens. */
const LONG_NUMBER = /\p{N}(?:[^\p{N}[\p{L}--\p{Lm}]]*\p{N}){8,}/gv;
const MASK = '…';
/** How often escapes are decoded: nothing that a reader could read is escaped more often. */
const ROUNDS = 6;

/**
 * Makes one line without invisible characters, e-mail addresses and long numbers, which become `…`, also where they are
 * escaped or written with characters that only look alike. In doubt it masks. Its time is linear in the length of the text.
 */
export function maskedWords(text: string): string {
  const line = withoutUnseen(text.toWellFormed()).replace(BLANKS, ' ').trim();
  return masked(line, (view) => view);
}

/** Masks a page's path as words are masked; an address takes only its own segments with it. */
export function maskedPath(path: string): string {
  return masked(path.toWellFormed(), (view) => rewritten(view, /\//g, () => ' '));
}

export function isTelling(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}

/** Masks what is found in the text itself, and in what it becomes if its escapes are decoded, once and again. */
function masked(text: string, inWords: (view: TextView) => TextView): string {
  const found: Range[] = [];
  let view = asWritten(text);
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = plain(view);
    const words = rewritten(inWords(rewritten(seen, REFERENCE, () => ' ')), BLANKS, () => ' ');
    for (const { 0: number, index: from } of words.text.matchAll(LONG_NUMBER))
      found.push(words.written({ from, to: from + number.length }));
    for (const place of addressesIn(words)) found.push(place);
    const next = decodedCharacters(seen);
    if (next === seen) return covered(text, found, () => MASK);
    view = next;
  }
  return MASK;
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
const TELLING = /[\p{L}\p{N}]/u;

/** Finds e-mail addresses in a text with single blanks: the nearest words on both sides of an at sign belong to one. */
function addressesIn(view: TextView): readonly Range[] {
  const bracketed = rewritten(view, AT_IN_BRACKETS, () => '@');
  const dotted = rewritten(bracketed, DOT, () => '.');
  const glued = rewritten(dotted, AT_ALONE, () => '@');
  if (!glued.text.includes('@')) return [];
  const words = [...glued.text.matchAll(/[^ ]+/g)].map(({ 0: text, index: from }) => ({ text, from }));
  const found: Range[] = [];
  // The beginning of the last word that says something, and of the address that still needs one after it.
  let last: number | null = null;
  let open: number | null = null;
  for (const { text, from } of words) {
    const to = from + text.length;
    const [isTelling, isAt] = [TELLING.test(text), text.includes('@') && !isHarmless(text)];
    if (open !== null && isTelling) {
      found.push(glued.written({ from: open, to }));
      open = null;
    }
    if (isAt) {
      const begins = TELLING.test(text.slice(0, text.indexOf('@'))) ? from : (last ?? from);
      if (isTelling) found.push(glued.written({ from: begins, to }));
      if (!TELLING.test(text.slice(text.lastIndexOf('@')))) open = begins;
    }
    if (isTelling) last = from;
  }
  return found;
}

function isHarmless(word: string): boolean {
  return word.length <= LONGEST_HARMLESS && NO_ADDRESS.test(word);
}

/**
 * Returns a page's path without query and fragment, which may say something about the reader; null if it has none. `key` is
 * the same for each way to write it, as for the paths of visitors. Both are masked.
 */
export function pagePath(page: string): { readonly path: string; readonly key: string } | null {
  const [beginning = ''] = page.trim().split(/[?#]/);
  const path = /^\/(?!\/)/.test(beginning) ? beginning : pathOf(beginning);
  return path === null ? null : { path: maskedPath(readablePath(path)), key: maskedPath(comparablePath(path)) };
}

/** As it is written: `URL` would encode it. */
function pathOf(address: string): string | null {
  const [, path = null] = /^https?:\/\/[^/]+(.*)$/isu.exec(address) ?? [];
  return path === null || !URL.canParse(address) ? null : path || '/';
}
