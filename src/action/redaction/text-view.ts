/** A part of a text, from a UTF-16 unit to the one after its last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A text as someone else may read it, with the position of each part in the original text. */
export interface TextView {
  readonly text: string;
  /** Returns the part of the original text that became this part. */
  written(part: Range): Range;
}

/** Views a text unchanged. */
export function asWritten(text: string): TextView {
  return { text, written: (part) => part };
}

/** Replaces every match of a global `pattern`; each unit of a replacement comes from the whole match. */
export function rewritten(view: TextView, pattern: RegExp, replacement: (match: string) => string): TextView {
  const text = view.text.replace(pattern, replacement);
  if (text === view.text) return view;
  // Computed on demand: most texts have no match.
  let places: Places | null = null;
  return {
    text,
    written({ from, to }) {
      places ??= placesOf(view.text, { pattern, replacement, length: text.length });
      return view.written({ from: places.from[from] ?? 0, to: places.to[to - 1] ?? view.text.length });
    },
  };
}

/** For each unit of a rewritten text: the part of the previous text that it comes from. */
interface Places {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

interface Rewriting {
  readonly pattern: RegExp;
  readonly replacement: (match: string) => string;
  /** Length of the rewritten text. */
  readonly length: number;
}

function placesOf(before: string, { pattern, replacement, length }: Rewriting): Places {
  const [from, to] = [new Uint32Array(length), new Uint32Array(length)];
  let [at, copied] = [0, 0];
  const note = (start: number, end: number): void => {
    from[at] = start;
    to[at] = end;
    at += 1;
  };
  const copyUntil = (end: number): void => {
    for (; copied < end; copied += 1) note(copied, copied + 1);
  };
  for (const match of before.matchAll(pattern)) {
    const [found] = match;
    copyUntil(match.index);
    copied = match.index + found.length;
    for (let unit = replacement(found).length; unit > 0; unit -= 1) note(match.index, copied);
  }
  copyUntil(before.length);
  return { from, to };
}
