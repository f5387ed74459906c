/** The invisible first line of all that we write at GitHub. Anyone can write one: the reader decides what to believe. */

/** Version 1 was never released: such a line is anyone's. A later version may be ours. */
const OPENING = /^<!-- docs-agent:(?!1 )/;
const LINE = /^<!-- docs-agent:2 ([A-Za-z0-9_-]+) -->$/;

export const writeMarkerLine = (value: object): string => lineOf(JSON.stringify(value));

export function readMarkerLine(body: string): { readonly value: unknown } | undefined {
  const line = readLine(firstLine(body));
  return line === undefined ? undefined : { value: line.value };
}

/** Undefined if the content is unreadable, before or after. */
export function changeMarkerLine(line: string, change: (json: string) => string): string | undefined {
  const read = readLine(line);
  if (read === undefined) return undefined;
  const json = change(read.json);
  if (json === read.json) return line;
  const changed = lineOf(json);
  return readLine(changed) === undefined ? undefined : changed;
}

const lineOf = (json: string): string => `<!-- docs-agent:2 ${Buffer.from(json).toString('base64url')} -->`;

function readLine(line: string): { readonly json: string; readonly value: unknown } | undefined {
  const [, encoded] = LINE.exec(line) ?? [];
  if (encoded === undefined) return undefined;
  const json = Buffer.from(encoded, 'base64url').toString('utf8');
  try {
    return { json, value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}

/** Checks whether a text's first line claims to be ours, readable or not. */
export const looksMarked = (body: string): boolean => OPENING.test(firstLine(body));

/** Finds the first line that claims to be ours, readable or not: someone may have added text above it. */
export const markedLine = (body: string): string | undefined => body.split(/\r?\n/).find(looksMarked);
export const firstLine = (body: string): string => body.split(/\r?\n/, 1)[0] ?? '';

/** What people can't see, for the flags `u` and `v`. A string: V8 reads Unicode's tables when it compiles a pattern. */
export const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}]`;

/** Removes characters that people can't see: none is in ASCII. Linear in the length of `text`. */
export function withoutUnseen(text: string): string {
  return /[\x80-\uFFFF]/.test(text) ? text.replace(new RegExp(`${UNSEEN}+`, 'gu'), '') : text;
}

/**
 * Checks whether a comment could hold a command: `command` as a whole token in any letter case, or with a colon or comma,
 * which is answered. It is deliberately cheap and generous: the comment must begin with the command, but the full program
 * explains that to someone who put it elsewhere. What this refuses is certainly no command. Linear in the length of
 * `body`.
 */
export function mayHoldCommand(body: string, command: string): boolean {
  return new RegExp(`(?:^|\\s)${RegExp.escape(command)}(?:[:,\\s]|$)`, 'i').test(withoutUnseen(body));
}
