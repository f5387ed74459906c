/** What readers wrote, without what could name them. */

/** The longest words that a report shows, in UTF-16 units. */
export const LONGEST_WORDS = 120;

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const BLANKS = /[\s\p{Cc}\p{Z}]+/gu;

/** Nine or more digits, with blanks, dots, hyphens or the brackets and slashes of telephone numbers between them. */
const LONG_NUMBER = /\p{Nd}(?:[ .\uFF0E\p{Pd}\u2212()/]*\p{Nd}){8,}/gu;
const AT = /[@\uFE6B\uFF20]|%40/i;
/** A package with its version, such as `react@18.2`. */
const VERSION = /^[^@]+@v?\d+(?:\.\d+){0,2}$/;
const MASK = '…';

/**
 * Makes one line without invisible characters, e-mail addresses and long numbers, which become `…`. Its time is linear in
 * the length of the text.
 */
export function maskedWords(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(BLANKS, ' ')
    .trim()
    .replace(/ ([@\uFE6B\uFF20]) /g, '$1')
    .replace(/[^ ]+/g, maskAddress)
    .replace(LONG_NUMBER, MASK);
}

/** Checks whether masked words still say something. */
export function isTelling(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}

/** A word with something on both sides of an at sign is an address, whatever punctuation surrounds it. */
function maskAddress(word: string): string {
  const isAddress = word.split(AT).filter((part) => /[\p{L}\p{N}]/u.test(part)).length > 1;
  return isAddress && !VERSION.test(word) ? MASK : word;
}
