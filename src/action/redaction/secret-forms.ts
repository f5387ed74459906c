import { type Needle, needleOf } from './needle.ts';
import { decoded, visible, withoutBlanks } from './readings.ts';
import { asWritten, type TextView } from './text-view.ts';

/** Shorter texts aren't treated as secrets: replacing every "token" in a text would reveal more than it hides. */
const SHORTEST_SECRET = 8;
/** Lists every form that a secret may have in a text without blanks: raw, reversed, hex, base64. */
export function needlesOf(secret: string): readonly Needle[] {
  const plain = withoutBlanks(visible(asWritten(secret)));
  if (plain.text.length < SHORTEST_SECRET) return [];
  const once = compactDecoded(plain);
  const bytes = Buffer.from(secret);
  const forms = [
    plain.text,
    // A secret may look like an escape itself.
    once.text,
    compactDecoded(once).text,
    plain.text.replaceAll('"', '""'),
    [...plain.text].reverse().join(''),
    ...[0, 1, 2].flatMap((offset) => base64Within(bytes, offset)),
  ];
  const needles = [...new Set(forms)].filter((form) => form.length >= SHORTEST_SECRET).map((form) => needleOf(form));
  return [...needles, needleOf(bytes.toString('hex'), { isHex: true })];
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
