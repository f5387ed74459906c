/** What readers wrote, without what could name them. */

import {
  asWritten,
  decodedCharacters,
  type Range,
  rewritten,
  type TextView,
  visible,
} from '../../action/redaction/readings.ts';
import { withoutUnseen } from '../../action/words/unseen.ts';
import { addressesIn } from './addresses.ts';

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

/** Checks whether masked words still say something. */
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
    if (next === seen) return covered(text, found);
    view = next;
  }
  return MASK;
}

/** Replaces characters by those that they look like (NFKC), and drops invisible ones. */
function plain(view: TextView): TextView {
  return visible(rewritten(visible(view), /\P{ASCII}/gu, (character) => character.normalize('NFKC')));
}

function covered(text: string, places: readonly Range[]): string {
  let [shown, end] = ['', 0];
  for (const { from, to } of places.toSorted((one, other) => one.from - other.from)) {
    if (from > end || end === 0) shown += text.slice(end, from) + MASK;
    end = Math.max(end, to);
  }
  return shown + text.slice(end);
}
