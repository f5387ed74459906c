import { type Range, rewritten, type TextView } from '../../action/redaction/readings.ts';

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

/**
 * Finds e-mail addresses in a text with single blanks. The nearest words on both sides of an at sign belong to one, unless
 * it certainly isn't an address.
 */
export function addressesIn(view: TextView): readonly Range[] {
  const bracketed = rewritten(view, AT_IN_BRACKETS, () => '@');
  const glued = rewritten(
    rewritten(bracketed, DOT, () => '.'),
    AT_ALONE,
    () => '@',
  );
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
