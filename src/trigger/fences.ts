/** A fenced code block begins so, also in a list; behind backticks no further one may follow on the line. */
const OPENING = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^\s*(`{3,}|~{3,})[ \t]*$/;

/**
 * Tells for each line whether it belongs to a fenced code block, its fences included. A fence that nothing closes begins
 * no block: whoever forgets to close one must not shelter all that a mail program has put below. Linear in the text.
 */
export function inFences(lines: readonly string[]): readonly boolean[] {
  const longest = longestClosings(lines);
  const fenced: boolean[] = [];
  let open: string | null = null;
  for (const [index, line] of lines.entries()) {
    if (open === null) {
      const opening = OPENING.exec(line)?.[1];
      const closed = opening !== undefined && opening.length <= (longest[index + 1]?.[kindOf(opening)] ?? 0);
      if (closed) open = opening;
      fenced.push(closed);
    } else {
      fenced.push(true);
      const closing = CLOSING.exec(line)?.[1];
      if (closing?.startsWith(open)) open = null;
    }
  }
  return fenced;
}

type Longest = { readonly [Kind in '`' | '~']: number };

/** Gives for each line the lengths of the longest fences in it and below it that could close a block. */
function longestClosings(lines: readonly string[]): readonly Longest[] {
  const found: Longest[] = [];
  let below: Longest = { '`': 0, '~': 0 };
  for (const line of lines.toReversed()) {
    const closing = CLOSING.exec(line)?.[1];
    if (closing !== undefined) {
      const kind = kindOf(closing);
      below = { ...below, [kind]: Math.max(below[kind], closing.length) };
    }
    found.push(below);
  }
  return found.reverse();
}

function kindOf(fence: string): keyof Longest {
  return fence.startsWith('~') ? '~' : '`';
}
