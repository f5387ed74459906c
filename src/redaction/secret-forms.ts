import { decoded, visible, withoutBlanks } from './readings.ts';
import { asWritten, type Range, type TextView } from './text-view.ts';

/** A text to look for, and how many of its first units are enough to recognise it. */
export interface Needle {
  readonly text: string;
  readonly least: number;
  /** For each length of a match, the longest shorter one that ends at the same place. */
  readonly shorter: Uint32Array;
}

/** Below this a secret is none: to replace every "token" in a text would tell more than it hides. */
const SHORTEST_SECRET = 8;
/** Half of a secret, and never more than this, is enough to recognise it. */
const LONGEST_BEGINNING = 24;
/** Where an ellipsis says that a text was cut, its last characters need less to be the beginning of a secret. */
const CUT = '…'.charCodeAt(0);
const LEAST_AT_CUT = 4;

/** Lists every form in which a secret may be found in a text without blanks: as it is, reversed, in hex, in base64. */
export function needlesOf(secret: string): readonly Needle[] {
  const plain = withoutBlanks(visible(asWritten(secret)));
  if (plain.text.length < SHORTEST_SECRET) return [];
  const once = compactDecoded(plain);
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const forms = [
    plain.text,
    // A secret may look like an escape itself, and is then read as one.
    once.text,
    compactDecoded(once).text,
    plain.text.replaceAll('"', '""'),
    [...plain.text].reverse().join(''),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].flatMap((offset) => base64Within(bytes, offset)),
  ];
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST_SECRET).map(needleOf);
}

function compactDecoded(view: TextView): TextView {
  return withoutBlanks(visible(decoded(view)));
}

/** The characters that bytes certainly leave in the base64 of more bytes in which they are `offset` (modulo 3) from the start. */
function base64Within(bytes: Buffer, offset: number): readonly string[] {
  // Six bits a character: those at either end that share bits with a neighbouring byte are not certain.
  const from = Math.ceil((offset * 8) / 6);
  const to = Math.floor(((offset + bytes.length) * 8) / 6);
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  return [padded.toString('base64').slice(from, to), padded.toString('base64url').slice(from, to)];
}

function needleOf(text: string): Needle {
  const shorter = new Uint32Array(text.length);
  for (let at = 1, length = 0; at < text.length; at += 1) {
    while (length > 0 && text[at] !== text[length]) length = shorter[length - 1] ?? 0;
    if (text[at] === text[length]) length += 1;
    shorter[at] = length;
  }
  return { text, least: Math.min(LONGEST_BEGINNING, Math.ceil(text.length / 2)), shorter };
}

/**
 * Finds a needle, and every beginning of it that is long enough: where a text was cut, the rest is not there to be
 * found. Takes linear time whatever the texts (Knuth, Morris and Pratt).
 */
export function placesOf({ text: needle, least, shorter }: Needle, text: string): readonly Range[] {
  if (!text.includes(needle.slice(0, LEAST_AT_CUT))) return [];
  const found: Range[] = [];
  for (let at = 0, length = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    while (length > 0 && (length === needle.length || unit !== needle.charCodeAt(length))) {
      length = shorter[length - 1] ?? 0;
    }
    if (unit === needle.charCodeAt(length)) length += 1;
    if (length < (text.charCodeAt(at + 1) === CUT ? LEAST_AT_CUT : least)) continue;
    const last = found.at(-1);
    const from = at - length + 1;
    // A match grows with each unit.
    if (last !== undefined && from <= last.to) found[found.length - 1] = { from: last.from, to: at + 1 };
    else found.push({ from, to: at + 1 });
  }
  return found;
}
