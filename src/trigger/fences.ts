/** A fenced code block begins so, also in a list; behind backticks no further one may follow on the line. */
const OPENING = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^\s*(`{3,}|~{3,})[ \t]*$/;

/**
 * Tells for each line whether it belongs to a fenced code block, its fences included. A fence that nothing closes begins
 * no block: whoever forgets to close one must not shelter all that a mail program has put below. Lines before `from` are
 * not looked at. Linear in the text.
 */
export function inFences(lines: readonly string[], { from }: { readonly from: number }): readonly boolean[] {
  const fenced = new Array<boolean>(lines.length).fill(false);
  let open: { readonly at: number; readonly fence: string } | null = null;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!line.includes('```') && !line.includes('~~~')) continue;
    if (open === null) {
      const fence = OPENING.exec(line)?.[1];
      if (fence !== undefined) open = { at, fence };
    } else if (CLOSING.exec(line)?.[1]?.startsWith(open.fence)) {
      fenced.fill(true, open.at, at + 1);
      open = null;
    }
  }
  return fenced;
}
