/** A part of a text, from a UTF-16 unit to the one after its last. */
export type Range = { readonly from: number; readonly to: number };

/** A text as someone else may read it, with the position of each part in the original text. */
export interface TextView {
  readonly text: string;
  /** Returns the part of the original text that became this part. */
  written(part: Range): Range;
}

/** Finds what matches global patterns; what their group `keep` matches stays. */
export function matchesIn(text: string, patterns: readonly RegExp[]): readonly Range[] {
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index, groups }) => ({
      from: index + (groups?.['keep']?.length ?? 0),
      to: index + found.length,
    })),
  );
}

/** Replaces parts of a text, in any order; those that touch each other count as one. */
export function covered(text: string, parts: readonly Range[], coverOf: (part: Range) => string): string {
  const shown: string[] = [];
  let end = 0;
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    if (part.from > end || shown.length === 0) shown.push(text.slice(end, part.from), coverOf(part));
    end = Math.max(end, part.to);
  }
  return shown.join('') + text.slice(end);
}

export const asWritten = (text: string): TextView => ({ text, written: (part) => part });

/** Replaces every match of a global `pattern`; each unit of a replacement comes from the whole match. */
export function rewritten(view: TextView, pattern: RegExp, replacement: (match: string) => string): TextView {
  const text = view.text.replace(pattern, replacement);
  if (text === view.text) return view;
  const trace = (): readonly [from: Uint32Array, to: Uint32Array] => {
    const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
    let [at, copied] = [0, 0];
    const note = (from: number, to: number): void => {
      [starts[at], ends[at]] = [from, to];
      at += 1;
    };
    for (const { 0: found, index } of view.text.matchAll(pattern)) {
      for (; copied < index; copied += 1) note(copied, copied + 1);
      copied = index + found.length;
      for (let unit = replacement(found).length; unit > 0; unit -= 1) note(index, copied);
    }
    for (; copied < view.text.length; copied += 1) note(copied, copied + 1);
    return [starts, ends];
  };
  // The part that each unit comes from. Computed on demand: most texts hold no secret.
  let places: ReturnType<typeof trace> | null = null;
  return {
    text,
    written({ from, to }) {
      places ??= trace();
      return view.written({ from: places[0][from] ?? 0, to: places[1][to - 1] ?? view.text.length });
    },
  };
}

/**
 * Invisible characters, and the colours of terminals, also without the character that begins them: copying or cleaning a
 * text may drop them. Line ends and tabs count as blanks.
 */
const INVISIBLE =
  /(?:\x1B\[[0-?]{0,99}[ -/]{0,9}[@-~]|\[(?:\d{1,3}(?:;\d{1,3}){0,9})?m|[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}){1,999}/gu;
const BLANK = /[\s\u2800]+/gu;

/** Percent-encoding: UTF-8, single bytes, and `%u` of old scripts. */
const PERCENT =
  /%[CD][\dA-F]%[89AB][\dA-F]|%E[\dA-F](?:%[89AB][\dA-F]){2}|%F[0-4](?:%[89AB][\dA-F]){3}|%[\dA-F]{2}|%u[\dA-F]{4}/;
/** The escapes of JSON and JavaScript that name a character's number. */
const NUMBERED = /\\u[\dA-F]{4}|\\u\{[\dA-F]{1,6}\}|\\x[\dA-F]{2}/;
/** Character references of HTML. */
const REFERENCE =
  /&#x0*[\dA-F]{1,6}(?:;|(?![\dA-F]))|&#0*\d{1,7}(?:;|(?!\d))|&(?:amp|lt|gt|quot|apos|lowbar|UnderBar|hyphen|period|plus|sol|equals|colon|commat);|&(?:amp|lt|gt|quot)/;

const CHARACTER = new RegExp([PERCENT, NUMBERED, REFERENCE].map(({ source }) => source).join('|'), 'gi');
const ESCAPE = new RegExp(String.raw`${CHARACTER.source}|\\["\\/bfnrt]`, 'gi');

export const visible = (view: TextView): TextView => rewritten(view, INVISIBLE, () => '');
/** Encodings are wrapped into lines, and cleaning turns control characters into blanks. */
export const withoutBlanks = (view: TextView): TextView => rewritten(view, BLANK, () => '');
/** Decodes the escapes of addresses, JSON and HTML once; a text may be escaped only in part. */
export const decoded = (view: TextView): TextView => rewritten(view, ESCAPE, decodeEscape);
/** Decodes once what certainly stands for one character: a sign behind a backslash may be just that. */
export const decodedCharacters = (view: TextView): TextView => rewritten(view, CHARACTER, decodeEscape);

const NAMED: Readonly<Record<string, string>> = {
  ...{ '&amp': '&', '&lt': '<', '&gt': '>', '&quot': '"', '&apos': "'", '&lowbar': '_', '&underbar': '_' },
  ...{ '&hyphen': '-', '&period': '.', '&plus': '+', '&sol': '/', '&equals': '=', '&colon': ':', '&commat': '@' },
};
const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function decodeEscape(written: string): string {
  const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : written);
  const [, hex] = /^(?:%u|\\[ux]\{?|&#x)([\dA-F]+)/i.exec(written) ?? [];
  if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
  if (written.startsWith('%')) return percentDecoded(written);
  if (written.startsWith('\\')) return CONTROLS[written.slice(1).toLowerCase()] ?? written.slice(1);
  if (written.startsWith('&#')) return characterOf(Number.parseInt(written.slice(2), 10));
  return NAMED[written.replace(/;$/, '').toLowerCase()] ?? written;
}

function percentDecoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    // Bytes that aren't UTF-8.
    return String.fromCharCode(Number.parseInt(written.slice(1, 3), 16));
  }
}
