/**
 * Makes one harmless log line of any text. The runner takes a line that begins with `::` for a command, and its older
 * form `##[` anywhere in a line, so both are broken up with a zero-width space; control characters and whatever else
 * could end a line or turn its direction become visible blanks.
 */
export function guardLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/:(?=:)/g, ':\u200B')
    .replace(/##(?=\[)/g, '##\u200B');
}

/** Guards every line of a text by itself. */
export function guardLines(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n]/).map(guardLine);
}
