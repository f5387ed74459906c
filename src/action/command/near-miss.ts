import { distance } from 'fastest-levenshtein';
import { PERIODS } from '../words/action-spec.ts';
import { CANCEL_WORDS, type Slip, subCommands } from '../words/commands.ts';
import { withoutUnseen } from '../words/unseen.ts';

/** ASCII punctuation, and the quotation marks, dashes and dots that programs replace it with. */
const SIGN = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u;

/** Shorter names are one edit away from too many words. */
const SHORTEST_NAME = 5;
/** A more distant suggestion would be confusing. */
const FURTHEST_SUGGESTION = 2;

const NAMES = subCommands.map(({ name }) => name);
const LONG_NAMES = NAMES.filter((name) => name.length >= SHORTEST_NAME);

/**
 * Detects a mistyped sub-command, or an instruction that no one means, in the rest of the command's line: a job costs
 * money. `line` is no valid sub-command. With text below it (`alone` is false), only typos of sub-commands that ignore
 * such text count. Linear in the length of `line`.
 */
export function findSlip(line: string, { alone }: { readonly alone: boolean }): Slip | null {
  const shown = withoutUnseen(line).trim();
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

/** Removes the signs that people put around a word: `"status"`, `help!`, `--help`. Linear. */
function withoutSigns(word: string): string {
  let [begin, end] = [0, word.length];
  while (begin < end && SIGN.test(word.charAt(begin))) begin += 1;
  while (end > begin && SIGN.test(word.charAt(end - 1))) end -= 1;
  return word.slice(begin, end);
}

function isCancel(word: string): boolean {
  return CANCEL_WORDS.some((cancel) => word.startsWith(cancel) && /^[.!?,]*$/.test(word.slice(cancel.length)));
}

/** Checks whether at most one edit, or one swap of neighbouring letters, turns `word` into `name`. */
function isNear(word: string, name: string): boolean {
  return editsBetween(word, name) <= 1;
}

/** Counts edits; a single swap of neighbouring letters counts as one. Long words are not compared. */
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
