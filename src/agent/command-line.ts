/** A blank, a quoted text, an escaped character, a run of anything else, or what is not closed. */
const PART = /([ \t\r\n]+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^ \t\r\n'"\\]+)|./gs;

/**
 * Splits a command line into words like a POSIX shell does, with quotes and backslashes. Nothing is expanded, so what a
 * shell would expand, or take for an operator, is refused. Line breaks count as blanks. `problem` completes "it has …".
 */
export function splitWords(text: string): { readonly words: readonly string[] } | { readonly problem: string } {
  const words: string[] = [];
  let word: string | null = null;
  for (const [part, blank, single, double, escaped, plain = ''] of text.matchAll(PART)) {
    const operator = (word === null ? /^[~#]|[|&;<>()$`]/ : /[|&;<>()$`]/).exec(plain)?.[0];
    const special = operator ?? /^(?:[^\\$`]|\\.)*([$`])/s.exec(double ?? '')?.[1];
    if (special !== undefined) return { problem: `the character ${special}, which only a shell understands` };
    if (/^['"\\]$/.test(part))
      return { problem: part === '\\' ? 'a backslash at its end' : 'a quote that is not closed' };
    // A backslash and a line break continue the line.
    const inner = double?.replace(/\\(?:([\\"$`])|\n)/g, '$1') ?? escaped?.replace('\n', '');
    if (blank === undefined) word = (word ?? '') + (single ?? inner ?? plain);
    else if (word !== null) words.push(word);
    if (blank !== undefined) word = null;
  }
  return { words: word === null ? words : [...words, word] };
}
