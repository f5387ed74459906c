/**
 * The first line of everything that we write at GitHub: an HTML comment that nobody sees, with what later runs must know.
 * Whoever reads one decides whether to believe it: anybody can write such a line.
 */

const OPENING = '<!-- docs-agent:';
const LINE = /^<!-- docs-agent:1 ([A-Za-z0-9_-]+) -->$/;

/** Writes a value as one line. */
export function writeMarkerLine(value: object): string {
  return `<!-- docs-agent:1 ${Buffer.from(JSON.stringify(value)).toString('base64url')} -->`;
}

/** Reads the value in a text's first line; undefined if there is none, or none that can be read. */
export function readMarkerLine(body: string): unknown {
  const encoded = LINE.exec(firstLine(body))?.[1];
  if (encoded === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Tells whether a text's first line says that it is one of ours, readable or not. */
export function looksMarked(body: string): boolean {
  return firstLine(body).startsWith(OPENING);
}

/** Cuts the first line out of a text, whichever line ends GitHub kept. */
export function firstLine(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? '';
}
