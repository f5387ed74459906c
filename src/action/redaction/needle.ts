import type { Range } from './text-view.ts';

/** A text to search for, whole or in large parts. */
export interface Needle {
  readonly text: string;
  /** It is hex in small letters, and a text may have it in capitals. */
  readonly isHex: boolean;
  /** How many consecutive units are enough to recognise it. */
  readonly least: number;
  /** Every part that is large enough holds one of these. */
  readonly blocks: readonly string[];
  /** Where each part of the text continues. Built on first use: most texts hold no block. */
  readonly automaton: () => readonly State[];
}

/** Half of a secret, and never more than this, is enough to recognise it. */
const LARGEST_LEAST = 24;
/** Before an ellipsis, fewer characters are enough to be the beginning of a secret. */
const CUT = '…';
const LEAST_AT_CUT = 4;

/** Makes a needle of a text of at least eight units. */
export function needleOf(text: string, { isHex = false } = {}): Needle {
  const least = Math.min(LARGEST_LEAST, Math.ceil(text.length / 2));
  const size = Math.floor((least + 1) / 2);
  const blocks = Array.from({ length: Math.floor(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
  let automaton: readonly State[] | null = null;
  return {
    text,
    isHex,
    least,
    blocks: [...new Set(blocks)],
    automaton: () => {
      automaton ??= automatonOf(text);
      return automaton;
    },
  };
}

/**
 * Finds a needle, and every large enough part of it: a text may have been cut, or the characters before a secret may
 * look like the beginning of an escape. Always linear.
 */
export function placesOf(needle: Needle, text: string): readonly Range[] {
  const found = needle.blocks.some((block) => text.includes(block)) ? largeParts(needle, text) : [];
  return text.includes(CUT) ? [...found, ...beginningsAtCuts(needle, text)] : found;
}

function beginningsAtCuts({ text: needle, least }: Needle, text: string): readonly Range[] {
  const found: Range[] = [];
  for (let cut = text.indexOf(CUT); cut >= 0; cut = text.indexOf(CUT, cut + 1)) {
    for (let length = Math.min(least, cut); length >= LEAST_AT_CUT; length -= 1) {
      if (!text.startsWith(needle.slice(0, length), cut - length)) continue;
      found.push({ from: cut - length, to: cut });
      break;
    }
  }
  return found;
}

function largeParts({ least, automaton }: Needle, text: string): readonly Range[] {
  const states = automaton();
  const found: Range[] = [];
  let [state, length] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    let next = states[state]?.next.get(unit);
    while (next === undefined && state > 0) {
      state = states[state]?.shorter ?? 0;
      length = states[state]?.length ?? 0;
      next = states[state]?.next.get(unit);
    }
    if (next === undefined) continue;
    state = next;
    length += 1;
    if (length < least) continue;
    const from = at - length + 1;
    const last = found.at(-1);
    // A part grows with each unit.
    if (last !== undefined && from <= last.to)
      found[found.length - 1] = { from: Math.min(from, last.from), to: at + 1 };
    else found.push({ from, to: at + 1 });
  }
  return found;
}

/** Parts of a text that end at the same places, and so continue alike. */
interface State {
  /** Of the longest of them. */
  readonly length: number;
  readonly next: ReadonlyMap<number, number>;
  /** The state of the longest part at their end that is elsewhere, too. */
  readonly shorter: number;
}

/** Makes the suffix automaton of a text, after Blumer and others: it is linear, with at most two states per unit. */
function automatonOf(text: string): readonly State[] {
  const states: { length: number; next: Map<number, number>; shorter: number }[] = [
    { length: 0, next: new Map(), shorter: -1 },
  ];
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const added = states.push({ length: at + 1, next: new Map(), shorter: 0 }) - 1;
    let state = last;
    for (; state >= 0 && !states[state]?.next.has(unit); state = states[state]?.shorter ?? -1) {
      states[state]?.next.set(unit, added);
    }
    const [before, after] = [states[state], states[states[state]?.next.get(unit) ?? -1]];
    if (before !== undefined && after !== undefined) {
      const reached = before.next.get(unit) ?? 0;
      const shorter = after.length === before.length + 1 ? reached : states.length;
      if (shorter === states.length) {
        states.push({ length: before.length + 1, next: new Map(after.next), shorter: after.shorter });
        for (; state >= 0 && states[state]?.next.get(unit) === reached; state = states[state]?.shorter ?? -1) {
          states[state]?.next.set(unit, shorter);
        }
        after.shorter = shorter;
      }
      const newest = states[added];
      if (newest !== undefined) newest.shorter = shorter;
    }
    last = added;
  }
  return states;
}
