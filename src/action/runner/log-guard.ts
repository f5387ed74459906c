/** Strings, because even a comment without a command loads this file, and V8 reads Unicode's tables for every literal. */
const LINE_ENDING = String.raw`[\p{Cc}\p{Zl}\p{Zp}]`;
const TURNING = String.raw`\p{Bidi_Control}`;

/**
 * Turns any text into one harmless log line. The runner treats a line that begins with `::`, or holds the older form
 * `##[` anywhere, as a command, so both are broken up with a zero-width space. Control characters, and everything that
 * could end a line or change its direction, become blanks.
 */
export function guardLine(text: string): string {
  return text
    .toWellFormed()
    .replace(new RegExp(LINE_ENDING, 'gu'), ' ')
    .replace(new RegExp(TURNING, 'gu'), '')
    .replace(/:(?=:)/g, ':\u200B')
    .replace(/##(?=\[)/g, '##\u200B');
}

/** Guards every line of a text. */
export function guardLines(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n]/).map(guardLine);
}
