import type { Redact } from '../redaction/redactor.ts';
import { withoutUnseen } from '../words/unseen.ts';

const LONGEST_WORDS = 300;

/**
 * Makes one line of at most `longest` characters from untrusted text. Masks first: nobody recognizes half a secret.
 */
export function tame(text: string, redact: Redact, longest: number = LONGEST_WORDS): string {
  // The colours of a terminal.
  const plain = redact(text)
    .toWellFormed()
    .replace(/\x1B\[[0-?]*[ -/]*[@-~]/g, '');
  const line = withoutUnseen(plain)
    .replaceAll('\0', '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Two units hold any character, so only the beginning of a large text is split.
  const characters = [...line.slice(0, 2 * longest + 2)];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}
