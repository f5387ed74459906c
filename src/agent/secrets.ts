import type { Redact } from '../action/redaction/redactor.ts';
import { withoutUserInfo } from './git-address.ts';
import { OUTPUT_BYTES } from './process.ts';

/** How many characters of an output are shown. */
const SHOWN = 1_000;
/** Longer than any secret, however it is written (characters). */
const LONGEST_SECRET = 16 * 1024;

/**
 * Returns the end of a program's output. Secrets are masked before anything is cut, because half a secret can't be
 * recognized. The output itself may begin within one, if only its last part was kept.
 */
export function lastWords(output: string, redact: Redact, shown = SHOWN): string {
  const isCut = Buffer.byteLength(output) >= OUTPUT_BYTES;
  const words = withoutUserInfo(redact(output))
    .slice(isCut ? LONGEST_SECRET : 0)
    .trim();
  return isCut || words.length > shown ? `…${words.slice(-shown)}` : words;
}
