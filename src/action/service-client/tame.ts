import type { Redact } from '../redaction/redactor.ts';

const LONGEST_WORDS = 300;

/**
 * Makes one line of at most `longest` characters from untrusted text. Masks first: nobody recognizes half a secret.
 */
export function tame(text: string, redact: Redact, longest: number = LONGEST_WORDS): string {
  const line = redact(text)
    .toWellFormed()
    // The colours of a terminal.
    .replace(/\x1B\[[0-?]*[ -/]*[@-~]/g, '')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\0]+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Two units hold any character, so only the beginning of a large text is split.
  const characters = [...line.slice(0, 2 * longest + 2)];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}
