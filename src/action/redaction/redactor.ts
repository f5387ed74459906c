import { changeMarkerLine, firstLine, looksMarked } from '../words/marker-line.ts';
import { credentialsIn } from './credential-formats.ts';
import { asWritten, decoded, type Range, visible, withoutBlanks } from './readings.ts';
import { needlesOf, placesOf } from './secret-forms.ts';

/** Replaces every secret in a text that is about to be written. */
export type Redact = (text: string) => string;

/** How often escapes are decoded: JSON within JSON within an address. */
const ROUNDS = 3;

/**
 * Makes the redactor that everything passes before it is written. It replaces `secrets` in every readable form (raw,
 * reversed, hex, base64, fully or partly escaped, with invisible characters or blanks inside, cut), possible
 * credentials, and user info in addresses. It is linear, never throws, never makes a text longer, and doesn't change
 * texts without secrets. It redacts the content of a marker in the first line and keeps the line a marker.
 */
export function createRedactor({ secrets }: { readonly secrets: readonly string[] }): Redact {
  const needles = secrets.flatMap(needlesOf);
  const search = (text: string): readonly Range[] => needles.flatMap((needle) => placesOf(needle, text));
  const clean: Redact = (text) => covered(text, secretsIn(text, search));
  return (text) => {
    if (!looksMarked(text)) return clean(text);
    const line = firstLine(text);
    return (changeMarkerLine(line, clean) ?? clean(line)) + clean(text.slice(line.length));
  };
}

function secretsIn(text: string, search: (text: string) => readonly Range[]): readonly Range[] {
  const found: Range[] = [];
  let view = asWritten(text);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seen = visible(view);
    const compact = withoutBlanks(seen);
    for (const place of credentialsIn(seen.text)) found.push(seen.written(place));
    for (const place of search(compact.text)) found.push(compact.written(place));
    const next = decoded(seen);
    if (next === seen) break;
    view = next;
  }
  return found;
}

function covered(text: string, secrets: readonly Range[]): string {
  if (secrets.length === 0) return text;
  const parts: string[] = [];
  let end = 0;
  const places = secrets.map((each) => widened(each, text)).toSorted((one, other) => one.from - other.from);
  for (const { from, to } of places) {
    // Adjacent secrets count as one.
    if (from > end || parts.length === 0) parts.push(text.slice(end, from), '***'.slice(0, to - from));
    end = Math.max(end, to);
  }
  return parts.join('') + text.slice(end);
}

/** Extends a match to whole escapes at both ends: half an escape would break JSON. */
function widened({ from, to }: Range, text: string): Range {
  return {
    from: backslashesBefore(text, from) % 2 === 1 ? from - 1 : from,
    to: backslashesBefore(text, to) % 2 === 1 ? Math.min(to + 1, text.length) : to,
  };
}

function backslashesBefore(text: string, at: number): number {
  let count = 0;
  while (text[at - count - 1] === '\\') count += 1;
  return count;
}
