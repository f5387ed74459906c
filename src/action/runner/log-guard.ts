/**
 * Turns any text into one harmless log line. The runner treats a line that begins with `::`, or holds the older form
 * `##[` anywhere, as a command, so both are broken up with a zero-width space. Control characters, and everything that
 * could end a line or change its direction, become blanks.
 */
export function guardLine(text: string): string {
  // Strings, because even a comment without a command loads this file, and V8 reads Unicode's tables for every literal.
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/:(?=:)/g, ':\u200B')
    .replace(/##(?=\[)/g, '##\u200B');
}

export const guardLines = (text: string): readonly string[] => text.split(/\r\n|[\r\n]/).map(guardLine);
