/**
 * The first line of everything we write at GitHub: an invisible HTML comment with what later runs must know. Anyone can
 * write such a line, so the reading code decides whether to believe it.
 */

const OPENING = '<!-- docs-agent:';
const LINE = /^<!-- docs-agent:([12]) ([A-Za-z0-9_-]+) -->$/;

/** Version 2 is used for a job's memory; reports and notices haven't changed since version 1. */
export type LineVersion = 1 | 2;

/** Writes a value as one line. */
export function writeMarkerLine(value: object, version: LineVersion = 1): string {
  return lineOf(JSON.stringify(value), version);
}

/** Reads the value in a text's first line; undefined if there is none, or an unreadable one. */
export function readMarkerLine(body: string): { readonly version: LineVersion; readonly value: unknown } | undefined {
  const line = readLine(firstLine(body));
  return line === undefined ? undefined : { version: line.version, value: line.value };
}

/** Passes the content of a marker line, as JSON, through `change`. Undefined if it is unreadable before or after. */
export function changeMarkerLine(line: string, change: (json: string) => string): string | undefined {
  const read = readLine(line);
  if (read === undefined) return undefined;
  const json = change(read.json);
  if (json === read.json) return line;
  const changed = lineOf(json, read.version);
  return readLine(changed) === undefined ? undefined : changed;
}

function lineOf(json: string, version: LineVersion): string {
  return `<!-- docs-agent:${version} ${Buffer.from(json).toString('base64url')} -->`;
}

function readLine(
  line: string,
): { readonly version: LineVersion; readonly json: string; readonly value: unknown } | undefined {
  const [, version, encoded] = LINE.exec(line) ?? [];
  if (encoded === undefined) return undefined;
  const json = Buffer.from(encoded, 'base64url').toString('utf8');
  try {
    const value: unknown = JSON.parse(json);
    return { version: version === '1' ? 1 : 2, json, value };
  } catch {
    return undefined;
  }
}

/** Checks whether a text's first line claims to be ours, readable or not. */
export function looksMarked(body: string): boolean {
  return firstLine(body).startsWith(OPENING);
}

/** Cuts the first line out of a text, whichever line ends GitHub kept. */
export function firstLine(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? '';
}
