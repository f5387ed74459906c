/** Tells whether a line is quoted in Markdown. */
export function isQuoted(line: string): boolean {
  return /^ {0,3}>/.test(line);
}

/** Tells whether nothing can be seen of a line. */
export function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** Tells whether a line ends a paragraph of Markdown: a no-break space or a form feed is text there. */
export function isMarkdownBlank(line: string): boolean {
  return /^[ \t]*$/.test(line);
}

/** Tells whether a line announces what is below it, in any language. */
export function endsWithColon(line: string): boolean {
  return /[:：]$/.test(line.trimEnd());
}
