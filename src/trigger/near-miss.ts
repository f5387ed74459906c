import { distance } from 'fastest-levenshtein';
import { PERIODS } from '../action-spec.ts';
import { CANCEL_WORDS, type Slip, subCommands } from '../commands.ts';

/** Nobody sees these in what they have typed or pasted. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** ASCII punctuation, and the quotation marks, dashes and dots that programs put in its place. */
const SIGN = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u;

/** Shorter names are one edit away from too many words. */
const SHORTEST_NAME = 5;
/** A suggestion that is further away would not be understood. */
const FURTHEST_SUGGESTION = 2;

const NAMES = subCommands.map(({ name }) => name);
const LONG_NAMES = NAMES.filter((name) => name.length >= SHORTEST_NAME);

/**
 * Tells whether the rest of the command's line is a sub-command that was mistyped, or an instruction that nobody means:
 * a job costs money. `line` is no sub-command. With text below it (`alone` is false) only that is a slip which would not
 * have been looked at below if it had been spelled right. Linear in the length of `line`.
 */
export function findSlip(line: string, { alone }: { readonly alone: boolean }): Slip | null {
  const shown = line.replace(UNSEEN, '').trim();
  const words = shown.toLowerCase().split(/\s+/);
  const [first = '', second = ''] = words;
  const slip = (about: Slip['about'], nearest: string): Slip => ({ kind: 'slip', about, words: shown, nearest });
  if (isCancel(first) && words.length <= (alone ? 3 : 1)) return slip('cancel', 'status');
  if (words.length === 1) {
    const meant = LONG_NAMES.find((name) => isNear(first, name));
    if (meant !== undefined) return slip('name', meant);
    const core = withoutSigns(first);
    const meansNothing = shown !== '' && (/^[a-z]*$/.test(core) || !/[\p{L}\p{N}]/u.test(core));
    return alone && meansNothing ? slip('word', suggestion(core, NAMES) ?? 'help') : null;
  }
  if (words.length !== 2) return null;
  if (first === 'report') {
    const period = suggestion(second, PERIODS);
    return alone || period !== null ? slip('period', period === null ? 'report' : `report ${period}`) : null;
  }
  const meant = alone ? LONG_NAMES.find((name) => first !== name && isNear(first, name)) : undefined;
  return meant === undefined ? null : slip('name', meant);
}

/** Takes the signs away that people put around a word: `"status"`, `help!`, `--help`. Linear. */
function withoutSigns(word: string): string {
  let [begin, end] = [0, word.length];
  while (begin < end && SIGN.test(word.charAt(begin))) begin += 1;
  while (end > begin && SIGN.test(word.charAt(end - 1))) end -= 1;
  return word.slice(begin, end);
}

function isCancel(word: string): boolean {
  return CANCEL_WORDS.some((cancel) => word.startsWith(cancel) && /^[.!?,]*$/.test(word.slice(cancel.length)));
}

/** Tells whether one edit, or one swap of neighbouring letters, makes `name` of `word`; or nothing needs to be done. */
function isNear(word: string, name: string): boolean {
  return editsBetween(word, name) <= 1;
}

/** Counts edits; a swap of neighbouring letters counts one, if it is all that is wrong. Long words are not compared. */
function editsBetween(word: string, name: string): number {
  if (Math.abs(word.length - name.length) > FURTHEST_SUGGESTION) return Number.POSITIVE_INFINITY;
  return isSwapped(word, name) ? 1 : distance(word, name);
}

function isSwapped(word: string, name: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== word[index]);
  return at >= 0 && word === `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
}

function suggestion(word: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, edits: editsBetween(word, name) }))
    .filter(({ edits }) => edits <= FURTHEST_SUGGESTION)
    .sort((one, other) => one.edits - other.edits);
  return best?.name ?? null;
}
