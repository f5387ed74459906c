import fc from 'fast-check';

type Disguise = (text: string) => string;

const each =
  (write: (character: string) => string): Disguise =>
  (text) =>
    [...text].map(write).join('');
const code = (character: string): number => character.codePointAt(0) ?? 0;
const hex = (character: string, length: number): string => code(character).toString(16).padStart(length, '0');

/** The ways to write a text so that others can still read it. */
const DISGUISES: readonly Disguise[] = [
  (text) => text,
  (text) => text,
  each((character) => [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => encodeURIComponent(encodeURIComponent(encodeURIComponent(text))),
  each((character) => `&#${code(character)};`),
  each((character) => `&#x${hex(character, 2)};`),
  each((character) => `&amp;#${code(character)};`),
  each((character) => `\\u${hex(character, 4)}`),
  each((character) => `\\u{${hex(character, 2)}}`),
  each((character) => `%u${hex(character, 4)}`),
  each((character) => (code(character) > 0x20 && code(character) < 0x7f ? `\\x${hex(character, 2)}` : character)),
  // Full width.
  each((character) =>
    code(character) > 0x20 && code(character) < 0x7f ? String.fromCodePoint(code(character) + 0xfee0) : character,
  ),
  each((character) => `${character}\u200B`),
  each((character) => `\u2060${character}\u00AD`),
  (text) => text.toUpperCase(),
];

const AT = [
  ...['@', '@', '@', '＠', '﹫', ' @ ', '@ ', ' @', ' ＠', '\u00A0@\u2009', '%40', '%2540', '%252540', ' %40 ', ' %40'],
  ...['&#64;', '&#x40;', '&commat;', '&amp;#64;', '\\u0040', '\\x40', '%u0040', '@\u200B', '\u202E@'],
  ...['(at)', ' (at) ', '[at]', ' [ at ] ', '{AT}', '<at>', ' at ', ' AT ', ' (@) ', '[@]', '\n@\n', '\t@', ' , @'],
];
const DOT = [
  ...['.', '.', '.', '．', ' . ', '. ', ' .', '%2E', '&#46;', '&period;', '\\u002e', ' dot ', '(dot)', ' [dot] '],
  '[.]',
];
const SEPARATORS = [
  ...['', '', ' ', '.', '-', '\u2024', '\u00B7', '\u30FB', '\u2043', '_', ',', '+', '/', '(', ')', ') ', ' - '],
  '\u2212',
  ...['\u2011', '\u00A0', '\u200B', '|', '*', '~', ':', ';', '#', '\\', '"', '\u30FC', '&nbsp;', '&middot;', '&#183;'],
  ...['%20', '%2D', '\u2028', '\n', '🙂', '\u0301', '...', ' / ', '，', '（', '<', '>', '&lt;', '=', '٫', '…'],
];
/** The first digits of some scripts. */
const ZEROS = [0x30, 0x30, 0x30, 0xff10, 0x660, 0x966, 0x1d7ce, 0x1d7f6];
/** Digits from 1 to 9 in circles and above the line. */
const ORNATE = ['①②③④⑤⑥⑦⑧⑨', '❶❷❸❹❺❻❼❽❾', '¹²³⁴⁵⁶⁷⁸⁹', '⓵⓶⓷⓸⓹⓺⓻⓼⓽', '₁₂₃₄₅₆₇₈₉'];

/** A text, and what must not be readable in it. */
export interface Disguised<Secret> {
  readonly text: string;
  readonly secret: Secret;
}

const letters = fc.string({ unit: fc.constantFrom(...'bcfghjklmpqrsvwxyz'), minLength: 4, maxLength: 8 });
const numberBelow = (most: number): fc.Arbitrary<string> => fc.nat({ max: most }).map(String);

/** An e-mail address with a disguised at sign, dots, and characters. */
export const disguisedAddress: fc.Arbitrary<Disguised<{ readonly local: string; readonly host: string }>> = fc
  .record({
    local: fc.tuple(letters, fc.constantFrom('', '.', '+', '-', '_'), letters).map((parts) => parts.join('')),
    host: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(letters, fc.constantFrom('com', 'de', 'example', 'co.uk')).map((parts) => parts.join('.')),
      },
      fc.tuple(letters, letters, fc.constant('org')).map((parts) => parts.join('.')),
      fc.array(numberBelow(255), { minLength: 3, maxLength: 4 }).map((parts) => parts.join('.')),
    ),
    at: fc.constantFrom(...AT),
    dot: fc.constantFrom(...DOT),
    disguises: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...DISGUISES))),
  })
  .map(({ local, host, at, dot, disguises }) => {
    const [onLocal, onHost] = disguises;
    const dotted = host.split('.').map((part) => onHost?.(part) ?? part);
    return { text: (onLocal?.(local) ?? local) + at + dotted.join(dot), secret: { local, host } };
  });

/** Nine to sixteen digits of some script, with up to three separators between two of them. */
export const disguisedNumber: fc.Arbitrary<Disguised<string>> = fc
  .record({
    digits: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 16 }),
    separators: fc.array(fc.constantFrom(...SEPARATORS), { minLength: 1, maxLength: 4 }),
    zero: fc.constantFrom(...ZEROS),
    ornate: fc.option(fc.constantFrom(...ORNATE), { freq: 4 }),
    disguise: fc.constantFrom(...DISGUISES),
  })
  .map(({ digits, separators, zero, ornate, disguise }) => {
    const shown = [...digits].map((digit) =>
      ornate !== null && digit !== '0' ? [...ornate][Number(digit) - 1] : String.fromCodePoint(zero + Number(digit)),
    );
    const text = shown.map((digit, at) => disguise(digit ?? '') + (separators[at % separators.length] ?? ''));
    return { text: text.join(''), secret: digits };
  });
