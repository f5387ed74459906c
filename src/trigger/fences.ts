/** A fenced code block begins so, also in a list; behind backticks no further one may follow on the line. */
const OPENING = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^\s*(`{3,}|~{3,})[ \t]*$/;

/** A line that could open or close a block; the fences are empty where it can't. */
interface FenceLine {
  readonly at: number;
  readonly opening: string;
  readonly closing: string;
}

/**
 * Tells for each line whether it belongs to a fenced code block, its fences included. A fence that nothing closes begins
 * no block: whoever forgets to close one must not shelter all that a mail program has put below. Linear in the text.
 */
export function inFences(lines: readonly string[]): readonly boolean[] {
  const fenced = new Array<boolean>(lines.length).fill(false);
  const fences = fenceLines(lines);
  const longest = longestClosings(fences);
  let open: FenceLine | null = null;
  for (const [index, fence] of fences.entries()) {
    if (open === null) {
      const { opening } = fence;
      const isClosed = opening !== '' && opening.length <= (longest[index + 1]?.[kindOf(opening)] ?? 0);
      if (isClosed) open = fence;
    } else if (fence.closing.startsWith(open.opening)) {
      fenced.fill(true, open.at, fence.at + 1);
      open = null;
    }
  }
  return fenced;
}

function fenceLines(lines: readonly string[]): readonly FenceLine[] {
  const found: FenceLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.includes('```') && !line.includes('~~~')) continue;
    found.push({ at, opening: OPENING.exec(line)?.[1] ?? '', closing: CLOSING.exec(line)?.[1] ?? '' });
  }
  return found;
}

type Longest = { readonly [Kind in '`' | '~']: number };

/** Gives for each of the lines how long the longest fences are, in it and below it, that could close a block. */
function longestClosings(fences: readonly FenceLine[]): readonly Longest[] {
  let below: Longest = { '`': 0, '~': 0 };
  const found = fences.toReversed().map(({ closing }) => {
    const kind = kindOf(closing);
    if (closing.length > below[kind]) below = { ...below, [kind]: closing.length };
    return below;
  });
  return found.reverse();
}

function kindOf(fence: string): keyof Longest {
  return fence.startsWith('~') ? '~' : '`';
}
