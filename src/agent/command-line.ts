/** A blank, a quoted text, an escaped character, or a run of anything else. */
const PART = /([ \t\r\n]+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^ \t\r\n'"\\]+)/sy;

/**
 * Splits a command line into words like a POSIX shell does, with quotes and backslashes. Nothing is expanded, so what a
 * shell would expand, or take for an operator, is refused. Line breaks count as blanks. `problem` completes "it has …".
 */
export function splitWords(text: string): { readonly words: readonly string[] } | { readonly problem: string } {
  const words: string[] = [];
  let word: string | null = null;
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const rest = text.slice(PART.lastIndex);
    const part = PART.exec(text);
    if (part === null) return { problem: rest === '\\' ? 'a backslash at its end' : 'a quote that is not closed' };
    const [, blank, single, double, escaped, plain] = part;
    const special = operatorIn(plain, word === null) ?? /^(?:[^\\$`]|\\.)*([$`])/s.exec(double ?? '')?.[1];
    if (special !== undefined) return { problem: `the character ${special}, which means something to a shell only` };
    if (blank === undefined) word = (word ?? '') + (single ?? plain ?? unescaped(double, escaped));
    else if (word !== null) words.push(word);
    if (blank !== undefined) word = null;
  }
  return { words: word === null ? words : [...words, word] };
}

function operatorIn(plain = '', isFirst: boolean): string | undefined {
  return (isFirst ? /^[~#]|[|&;<>()$`]/ : /[|&;<>()$`]/).exec(plain)?.[0];
}

/** A backslash and a line break continue the line. */
function unescaped(double: string | undefined, escaped = ''): string {
  return double?.replace(/\\(?:([\\"$`])|\n)/g, '$1') ?? escaped.replace('\n', '');
}
