import { Parser } from 'htmlparser2';

/** How often a reader decodes what is still escaped. */
const ROUNDS = 6;
/** Digits in circles that Unicode doesn't relate to digits, by the first of each row, which is a 1. */
const CIRCLED = [0x2776, 0x2780, 0x278a, 0x24f5];

/**
 * Returns what a patient reader sees in a text: each way to decode it, once and again, with look-alikes resolved, and
 * without invisible characters. It shares no code with what masks readers' words.
 */
export function readingsOf(text: string): readonly string[] {
  const seen = new Set([text]);
  let latest = [text];
  for (let round = 0; round < ROUNDS && latest.length > 0; round += 1) {
    const next = latest.flatMap((each) => {
      const plain = each.normalize('NFKC');
      return [plain, percentDecoded(plain), fromHtml(plain), fromScript(plain), everything(plain)];
    });
    latest = [...new Set(next)].filter((each) => !seen.has(each));
    for (const each of latest) seen.add(each);
  }
  return [...seen].map((each) => each.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, ''));
}

/** Checks whether a reader can put this address together, also where its signs are written as words. */
export function hasAddress(
  readings: readonly string[],
  { local, host }: { readonly local: string; readonly host: string },
): boolean {
  const wanted = `${local}@${host}`.toLowerCase();
  return readings.some((reading) => {
    const signs = reading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+dot[^\p{L}\p{N}]+/gu, '.')
      .replace(/[^\p{L}\p{N}]+at[^\p{L}\p{N}]+/gu, '@');
    return [reading.toLowerCase(), signs].some((each) => each.replace(/[^\p{L}\p{N}@._+-]/gu, '').includes(wanted));
  });
}

/** Checks whether a reader finds these digits with no letter between them. */
export function hasDigits(readings: readonly string[], digits: string): boolean {
  return readings.some((reading) => {
    return [...reading]
      .map(digitOf)
      .join('')
      .split(/\p{L}+/u)
      .some((part) => part.replace(/\D/g, '').includes(digits));
  });
}

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const row = CIRCLED.find((first) => code >= first && code < first + 9);
  if (row !== undefined) return String(code - row + 1);
  if (!/\p{Nd}/u.test(character)) return character;
  // Unicode has the ten digits of a script in a row, and begins it with 0.
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'));
}

function fromHtml(text: string): string {
  let read = '';
  new Parser({ ontext: (part) => (read += part) }, { decodeEntities: true }).end(text.replaceAll('<', '‹'));
  return read.replaceAll('‹', '<');
}

function fromScript(text: string): string {
  return text.replace(/(?:\\u|%u)([\da-f]{4})|\\x([\da-f]{2})|\\u\{([\da-f]{1,5})\}/gi, (_all, ...codes: unknown[]) =>
    String.fromCodePoint(Number.parseInt(String(codes.slice(0, 3).find((code) => code !== undefined)), 16)),
  );
}

function everything(text: string): string {
  return fromScript(fromHtml(percentDecoded(text)));
}
