import { asWritten, decoded, type Range, type TextView, visible, withoutBlanks } from './readings.ts';

/** A form of a secret, which is searched for whole and in large parts. */
interface Needle {
  readonly text: string;
  /** How many consecutive units are enough to recognise it. */
  readonly least: number;
  /** Every part that is large enough holds one of these: most texts hold none. */
  readonly blocks: readonly string[];
}

/** Shorter texts aren't treated as secrets: replacing every "token" in a text would reveal more than it hides. */
const SHORTEST_SECRET = 8;
/** Half of a secret, and never more than this, is enough to recognise it. */
const LARGEST_LEAST = 24;
/** Before an ellipsis, fewer characters are enough to be the beginning of a secret. */
const CUT = '…';
const LEAST_AT_CUT = 4;

/** Lists every form that a secret may have in a text without blanks: raw, reversed, hex, base64. */
export function needlesOf(secret: string): readonly Needle[] {
  const plain = withoutBlanks(visible(asWritten(secret)));
  if (plain.text.length < SHORTEST_SECRET) return [];
  const once = compactDecoded(plain);
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const forms = new Set([
    plain.text,
    // A secret may look like an escape itself.
    once.text,
    compactDecoded(once).text,
    plain.text.replaceAll('"', '""'),
    [...plain.text].reverse().join(''),
    ...[0, 1, 2].flatMap((offset) => base64Within(bytes, offset)),
    hex,
    hex.toUpperCase(),
  ]);
  return [...forms].filter((text) => text.length >= SHORTEST_SECRET).map(needleOf);
}

function needleOf(text: string): Needle {
  const least = Math.min(LARGEST_LEAST, Math.ceil(text.length / 2));
  return { text, least, blocks: text.match(new RegExp(`.{${Math.floor((least + 1) / 2)}}`, 'gs')) ?? [] };
}

function compactDecoded(view: TextView): TextView {
  return withoutBlanks(visible(decoded(view)));
}

/** Lists the base64 characters that bytes certainly become, if they begin `offset` (modulo 3) bytes into more bytes. */
function base64Within(bytes: Buffer, offset: number): readonly string[] {
  // Six bits per character: those at either end that share bits with a neighbouring byte aren't certain.
  const from = Math.ceil((offset * 8) / 6);
  const to = Math.floor(((offset + bytes.length) * 8) / 6);
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  return [padded.toString('base64').slice(from, to), padded.toString('base64url').slice(from, to)];
}

/**
 * Finds a needle, and every large enough part of it: a text may have been cut, or the characters before a secret may
 * look like the beginning of an escape. Its time is linear in the length of the text.
 */
export function placesOf(needle: Needle, text: string): readonly Range[] {
  const found = needle.blocks.some((block) => text.includes(block)) ? largeParts(needle, text) : [];
  for (let cut = text.indexOf(CUT); cut >= 0; cut = text.indexOf(CUT, cut + 1)) {
    const beginning = beginningBefore(cut, needle, text);
    if (beginning !== null) found.push(beginning);
  }
  return found;
}

function largeParts({ text: needle, least }: Needle, text: string): Range[] {
  const parts = new Set(Array.from({ length: needle.length - least + 1 }, (_, at) => needle.slice(at, at + least)));
  const found: Range[] = [];
  for (let at = 0; at + least <= text.length; at += 1) {
    if (!parts.has(text.slice(at, at + least))) continue;
    const last = found.at(-1);
    const isMore = last !== undefined && at <= last.to;
    if (isMore) found.pop();
    found.push({ from: isMore ? last.from : at, to: at + least });
  }
  return found;
}

function beginningBefore(cut: number, { text: needle, least }: Needle, text: string): Range | null {
  for (let length = Math.min(least, cut); length >= LEAST_AT_CUT; length -= 1) {
    if (text.startsWith(needle.slice(0, length), cut - length)) return { from: cut - length, to: cut };
  }
  return null;
}
