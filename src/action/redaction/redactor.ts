import { changeMarkerLine, firstLine, looksMarked } from '../words/hidden.ts';
import { credentialsIn } from './credential-formats.ts';
import {
  asWritten,
  covered,
  decoded,
  matchesIn,
  type Range,
  type TextView,
  visible,
  withoutBlanks,
} from './readings.ts';

export type Redact = (text: string) => string;

/** How often escapes are decoded: JSON within JSON within an address. */
const ROUNDS = 3;
/** Shorter texts aren't treated as secrets: replacing every "token" in a text would reveal more than it hides. */
const SHORTEST_SECRET = 8;

/**
 * Makes the redactor that everything passes before it is written. It replaces `secrets` (as they are, in base64, and
 * with escapes of addresses, JSON or HTML; with invisible characters or blanks inside, too), possible credentials, and
 * user info in addresses. It is linear, never throws, never makes a text longer, and doesn't change texts without
 * secrets. It redacts the content of a marker in the first line and keeps the line a marker.
 */
export function createRedactor({ secrets }: { readonly secrets: readonly string[] }): Redact {
  const patterns = formsOf(secrets).map((form) => new RegExp(RegExp.escape(form), 'g'));
  const clean: Redact = (text) => {
    const found: Range[] = [];
    for (const { seen, compact } of readingsOf(text)) {
      for (const place of credentialsIn(seen.text)) found.push(widened(seen.written(place), text));
      for (const place of matchesIn(compact.text, patterns)) found.push(widened(compact.written(place), text));
    }
    return covered(text, found, ({ from, to }) => '***'.slice(0, to - from));
  };
  return (text) => {
    if (!looksMarked(text)) return clean(text);
    const line = firstLine(text);
    return (changeMarkerLine(line, clean) ?? clean(line)) + clean(text.slice(line.length));
  };
}

/** Finds a secret in such a form. What only looks like a credential doesn't count. */
export function createSecretSearch(secrets: readonly string[]): (text: string) => boolean {
  const forms = formsOf(secrets);
  return (text) => readingsOf(text).some(({ compact }) => forms.some((form) => compact.text.includes(form)));
}

function* readingsOf(text: string): Generator<{ readonly seen: TextView; readonly compact: TextView }, void> {
  let view = asWritten(text);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seen = visible(view);
    yield { seen, compact: withoutBlanks(seen) };
    const next = decoded(seen);
    if (next === seen) break;
    view = next;
  }
}

/** Extends a match to whole escapes at both ends: half an escape would break JSON. */
function widened({ from, to }: Range, text: string): Range {
  const isEscaped = (at: number): boolean => {
    let first = at;
    while (text[first - 1] === '\\') first -= 1;
    return (at - first) % 2 === 1;
  };
  return { from: isEscaped(from) ? from - 1 : from, to: isEscaped(to) ? Math.min(to + 1, text.length) : to };
}

function formsOf(secrets: readonly string[]): readonly string[] {
  const forms = secrets.flatMap((secret) => {
    const plain = withoutBlanks(visible(asWritten(secret)));
    if (plain.text.length < SHORTEST_SECRET) return [];
    // A secret may look like an escape itself.
    const once = withoutBlanks(visible(decoded(plain)));
    const twice = withoutBlanks(visible(decoded(once)));
    const bytes = Buffer.from(secret);
    return [plain.text, once.text, twice.text, ...[0, 1, 2].flatMap((offset) => base64Within(bytes, offset))];
  });
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST_SECRET);
}

/** Lists the base64 characters that bytes certainly become, if they begin `offset` (modulo 3) bytes into more bytes. */
function base64Within(bytes: Buffer, offset: number): readonly string[] {
  // Six bits per character: those at either end that share bits with a neighbouring byte aren't certain.
  const from = Math.ceil((offset * 8) / 6);
  const to = Math.floor(((offset + bytes.length) * 8) / 6);
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  return [padded.toString('base64').slice(from, to), padded.toString('base64url').slice(from, to)];
}
