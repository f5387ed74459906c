const LONGEST_WORDS = 300;

/** Makes one line of untrusted text, at most `longest` characters of it. Secrets are taken out where it is written. */
export function tame(text: string, longest: number = LONGEST_WORDS): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\0]+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Two units are enough for any character: only the beginning of a megabyte is taken apart.
  const characters = [...line.slice(0, 2 * longest + 2)];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}
