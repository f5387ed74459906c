import { changeMarkerLine, firstLine, looksMarked } from '../words/hidden.ts';
import { credentialsIn } from './credential-formats.ts';
import { asWritten, covered, decoded, type Range, type TextView, visible, withoutBlanks } from './readings.ts';

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
  const known = secrets.map(formsOf);
  const needles = needlesFor(known, leastOf);
  const beginnings = new Set(known.flat().flatMap(beginningsOf));
  const clean: Redact = (text) => {
    const found = secretsIn(text, needles, beginnings).map((each) => widened(each, text));
    return covered(text, found, ({ from, to }) => '***'.slice(0, to - from));
  };
  return (text) => {
    if (!looksMarked(text)) return clean(text);
    const line = firstLine(text);
    return (changeMarkerLine(line, clean) ?? clean(line)) + clean(text.slice(line.length));
  };
}

/** Finds a secret in such a form, or at least half of it. What only looks like a credential doesn't count. */
export function createSecretSearch(secrets: readonly string[]): (text: string) => boolean {
  const needles = needlesFor(secrets.map(formsOf), halfOf);
  return (text) =>
    readingsOf(text).some(({ compact }) => needles.some((needle) => partsIn(compact.text, needle).length > 0));
}

const needlesFor = (known: readonly (readonly string[])[], least: (form: string) => number): readonly Needle[] =>
  known.flatMap((forms) => Map.groupBy(forms, least).entries().map(needleOf).toArray());

function secretsIn(text: string, needles: readonly Needle[], beginnings: ReadonlySet<string>): readonly Range[] {
  const found: Range[] = [];
  for (const { seen, compact } of readingsOf(text)) {
    const secrets = [...needles.flatMap((each) => partsIn(compact.text, each)), ...cutsIn(compact.text, beginnings)];
    for (const place of credentialsIn(seen.text)) found.push(seen.written(place));
    for (const place of secrets) found.push(compact.written(place));
  }
  return found;
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

/** Shorter texts aren't treated as secrets: replacing every "token" in a text would reveal more than it hides. */
const SHORTEST_SECRET = 8;
/** Half of a secret, and never more than this, is enough to recognise it. */
const LARGEST_LEAST = 24;
/** Before an ellipsis, fewer characters are enough to be the beginning of a secret. */
const CUT = '…';
const LEAST_AT_CUT = 4;

function formsOf(secret: string): readonly string[] {
  const plain = withoutBlanks(visible(asWritten(secret)));
  if (plain.text.length < SHORTEST_SECRET) return [];
  const compactDecoded = (view: TextView): TextView => withoutBlanks(visible(decoded(view)));
  const once = compactDecoded(plain);
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const forms = [
    // A secret may look like an escape itself.
    ...[plain.text, once.text, compactDecoded(once).text],
    ...[plain.text.replaceAll('"', '""'), [...plain.text].reverse().join(''), hex, hex.toUpperCase()],
    ...[0, 1, 2].flatMap((offset) => base64Within(bytes, offset)),
  ];
  return [...new Set(forms)].filter((text) => text.length >= SHORTEST_SECRET);
}

/** Lists the base64 characters that bytes certainly become, if they begin `offset` (modulo 3) bytes into more bytes. */
function base64Within(bytes: Buffer, offset: number): readonly string[] {
  // Six bits per character: those at either end that share bits with a neighbouring byte aren't certain.
  const from = Math.ceil((offset * 8) / 6);
  const to = Math.floor(((offset + bytes.length) * 8) / 6);
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  return [padded.toString('base64').slice(from, to), padded.toString('base64url').slice(from, to)];
}

/** How many consecutive units are enough to recognise a form. */
const leastOf = (form: string): number => Math.min(LARGEST_LEAST, Math.ceil(form.length / 2));
/** What is long enough not to be in other texts, too: long tokens begin alike. */
const halfOf = (form: string): number => Math.max(SHORTEST_SECRET, Math.ceil(form.length / 2));

/** What is searched for to find the forms of a secret that need equally many units. */
type Needle = ReturnType<typeof needleOf>;

function needleOf([least, forms]: readonly [number, readonly string[]]) {
  const half = Math.ceil(least / 2);
  const marks = new Set<number>();
  for (const form of new Set(forms.map(folded))) {
    for (let [at, mark] = [0, 0]; at < form.length; at += 1) {
      mark = nextMark(mark, form, at, half);
      if (at >= half - 1) marks.add(mark);
    }
  }
  let parts: ReadonlySet<string> | undefined;
  const partsOf = (form: string): readonly string[] =>
    Array.from({ length: form.length - least + 1 }, (_, at) => form.slice(at, at + least));
  // Made on demand: most texts hold none.
  return { least, half, marks, parts: () => (parts ??= new Set(forms.flatMap(partsOf))) };
}

/** Forms that differ in case, or in the kind of base64, have the same marks. Others may change their length by this. */
const folded = (text: string): string =>
  /^[!-~]+$/.test(text) ? text.toLowerCase().replaceAll('-', '+').replaceAll('_', '/') : text;
const UNITS = Array.from({ length: 128 }, (_, unit) =>
  Math.imul(folded(String.fromCharCode(unit)).charCodeAt(0), 0x9e3779b1),
);

/** Makes the mark of at most `half` units that end at a place from that of the place before: older ones are shifted out. */
const nextMark = (mark: number, text: string, at: number, half: number): number =>
  (mark << Math.ceil(32 / half)) ^ (UNITS[text.charCodeAt(at) & 127] ?? 0);

/**
 * Finds the forms of a secret, and every large enough part of them: a text may have been cut, or the characters before a
 * secret may look like the beginning of an escape. Of as many starts as fit, all parts share the half behind the last
 * one, so one look at its mark tells whether any may be there. Marks cost a start less than the halves themselves.
 */
function partsIn(text: string, { least, half, marks, parts }: Needle): readonly Range[] {
  const found: Range[] = [];
  for (let start = 0; start + least <= text.length; start += least - half + 1) {
    const last = start + least - half;
    let mark = 0;
    for (let at = last; at < last + half; at += 1) mark = nextMark(mark, text, at, half);
    if (!marks.has(mark)) continue;
    for (let at = start; at <= last; at += 1) {
      if (!parts().has(text.slice(at, at + least))) continue;
      const before = found.at(-1);
      const isMore = before !== undefined && at <= before.to;
      if (isMore) found.pop();
      found.push({ from: isMore ? before.from : at, to: at + least });
    }
  }
  return found;
}

const beginningsOf = (form: string): readonly string[] =>
  Array.from({ length: leastOf(form) - LEAST_AT_CUT + 1 }, (_, more) => form.slice(0, LEAST_AT_CUT + more));

function cutsIn(text: string, beginnings: ReadonlySet<string>): readonly Range[] {
  const found: Range[] = [];
  for (let cut = text.indexOf(CUT); cut >= 0; cut = text.indexOf(CUT, cut + 1)) {
    for (let from = Math.max(0, cut - LARGEST_LEAST); from <= cut - LEAST_AT_CUT; from += 1) {
      if (beginnings.has(text.slice(from, cut))) found.push({ from, to: cut });
    }
  }
  return found;
}
