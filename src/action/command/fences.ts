/** The start of a fenced code block, also in a list; after backticks no further one may follow on the line. */
const OPENING = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
/** The command's own line may have words before the fence: its author meant a block. */
const OPENING_BEHIND_WORDS = /(?:^|\s)(`{3,}|~{3,})[^\s`]*\s*$/;
const CLOSING = /^\s*(`{3,}|~{3,})[ \t]*$/;

/**
 * Returns for each line whether it belongs to a fenced code block, including its fences. An unclosed fence begins no
 * block: a forgotten fence must not protect what a mail program added below. The first of `lines` is the command's own.
 * Linear in the text.
 */
export function inFences(lines: readonly string[]): readonly boolean[] {
  const fenced = new Array<boolean>(lines.length).fill(false);
  let open: { readonly at: number; readonly fence: string } | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!line.includes('```') && !line.includes('~~~')) continue;
    if (open === null) {
      const fence = (at === 0 ? OPENING_BEHIND_WORDS : OPENING).exec(line)?.[1];
      if (fence !== undefined) open = { at, fence };
    } else if (CLOSING.exec(line)?.[1]?.startsWith(open.fence)) {
      fenced.fill(true, open.at, at + 1);
      open = null;
    }
  }
  return fenced;
}

/** Checks whether a line could begin or end a fenced code block. */
export function isFence(line: string): boolean {
  return OPENING.test(line) || CLOSING.test(line);
}
