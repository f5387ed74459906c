import { withoutUnseen } from './precheck.ts';

/** Checks whether a line is quoted in Markdown. */
export function isQuoted(line: string): boolean {
  return /^ {0,3}>/.test(line);
}

/** Checks whether a line has no visible text. */
export function isBlank(line: string): boolean {
  return withoutUnseen(line).trim() === '';
}

/** Checks whether a line ends a Markdown paragraph: a no-break space or a form feed counts as text. */
export function isMarkdownBlank(line: string): boolean {
  return /^[ \t]*$/.test(line);
}

/** Checks whether a line introduces what is below it, in any language. */
export function endsWithColon(line: string): boolean {
  return /[:：]$/.test(line.trimEnd());
}
