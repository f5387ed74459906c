import { rewritten, type TextView } from './text-view.ts';

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
/** Quoted-printable bytes, octal escapes, and the escapes of Markdown and JSON before a sign. */
const OTHER = /=[\dA-F]{2}|\\[0-3]?[0-7]{2}|\\[!-/:-@[-`{-~bfnrt]/;

const CHARACTER = new RegExp([PERCENT, NUMBERED, REFERENCE].map(({ source }) => source).join('|'), 'gi');
const ESCAPE = new RegExp([PERCENT, NUMBERED, OTHER, REFERENCE].map(({ source }) => source).join('|'), 'gi');

/** Drops invisible characters. */
export function visible(view: TextView): TextView {
  return rewritten(view, INVISIBLE, () => '');
}

/** Drops blanks, too: encodings are wrapped into lines, and cleaning turns control characters into blanks. */
export function withoutBlanks(view: TextView): TextView {
  return rewritten(view, BLANK, () => '');
}

/** Decodes escapes of all kinds once; a text may be escaped only in part. */
export function decoded(view: TextView): TextView {
  return rewritten(view, ESCAPE, decodeEscape);
}

/** Decodes once what certainly stands for one character: a sign behind a backslash or an equals sign may be just that. */
export function decodedCharacters(view: TextView): TextView {
  return rewritten(view, CHARACTER, decodeEscape);
}

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&lowbar;': '_',
  '&underbar;': '_',
  '&hyphen;': '-',
  '&period;': '.',
  '&plus;': '+',
  '&sol;': '/',
  '&equals;': '=',
  '&colon;': ':',
  '&commat;': '@',
};
const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function decodeEscape(written: string): string {
  if (/^%u/i.test(written)) return String.fromCharCode(Number.parseInt(written.slice(2), 16));
  if (written.startsWith('%')) return percentDecoded(written);
  if (written.startsWith('=')) return String.fromCharCode(Number.parseInt(written.slice(1), 16));
  if (/^\\u\{/i.test(written)) return characterOf(Number.parseInt(written.slice(3, -1), 16), written);
  if (/^\\[ux]/i.test(written)) return String.fromCharCode(Number.parseInt(written.slice(2), 16));
  if (/^\\[0-7]/.test(written)) return String.fromCharCode(Number.parseInt(written.slice(1), 8));
  if (written.startsWith('\\')) return CONTROLS[written.slice(1).toLowerCase()] ?? written.slice(1);
  if (/^&#x/i.test(written)) return characterOf(Number.parseInt(written.slice(3), 16), written);
  if (written.startsWith('&#')) return characterOf(Number.parseInt(written.slice(2), 10), written);
  const name = written.toLowerCase();
  return NAMED[name.endsWith(';') ? name : `${name};`] ?? written;
}

function characterOf(code: number, written: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

function percentDecoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    // Bytes that aren't UTF-8.
    return String.fromCharCode(Number.parseInt(written.slice(1, 3), 16));
  }
}
