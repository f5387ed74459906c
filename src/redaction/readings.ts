import { rewritten, type TextView } from './text-view.ts';

/** What no reader sees: whoever copies or cleans the text has it without them. Line ends and tabs are blanks. */
const INVISIBLE = /(?:[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}){1,999}/gu;
const BLANK = /[\s\u2800]+/gu;

/** Percent-encoding (UTF-8 and single bytes), the escapes of JSON and JavaScript, and character references of HTML. */
const ESCAPE =
  /%[CD][\dA-F]%[89AB][\dA-F]|%E[\dA-F](?:%[89AB][\dA-F]){2}|%F[0-4](?:%[89AB][\dA-F]){3}|%[\dA-F]{2}|\\u[\dA-F]{4}|\\x[\dA-F]{2}|\\["'\\/bfnrt]|&#(?:x[\dA-F]{1,4}|\d{1,5});|&(?:amp|lt|gt|quot|apos);/gi;

/** Drops what cannot be seen. */
export function visible(view: TextView): TextView {
  return rewritten(view, INVISIBLE, () => '');
}

/** Drops blanks, too: encodings are wrapped into lines, and cleaning turns control characters into blanks. */
export function withoutBlanks(view: TextView): TextView {
  return rewritten(view, BLANK, () => '');
}

/** Decodes escapes of all kinds once; a text may hold some only in part. */
export function decoded(view: TextView): TextView {
  return rewritten(view, ESCAPE, decodeEscape);
}

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function decodeEscape(written: string): string {
  if (written.startsWith('%')) return percentDecoded(written);
  if (/^\\[ux]/i.test(written)) return String.fromCharCode(Number.parseInt(written.slice(2), 16));
  if (written.startsWith('\\')) return CONTROLS[written.slice(1).toLowerCase()] ?? written.slice(1);
  if (/^&#x/i.test(written)) return String.fromCharCode(Number.parseInt(written.slice(3), 16));
  if (written.startsWith('&#')) return String.fromCharCode(Number.parseInt(written.slice(2), 10));
  return NAMED[written.toLowerCase()] ?? written;
}

function percentDecoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    // Bytes that are no UTF-8.
    return String.fromCharCode(Number.parseInt(written.slice(1, 3), 16));
  }
}
