import type { Redact } from '../action/redaction/redactor.ts';
import { withoutUserInfo } from './git-address.ts';
import { OUTPUT_BYTES, type ProcessEnd } from './process.ts';

/** Git, the agent or GitHub failed, so the job fails; the message is for the operator. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

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
  const masked = withoutUserInfo(redact(output));
  const words = masked.slice(isCut ? LONGEST_SECRET : 0).trim();
  return isCut || words.length > shown ? `…${words.slice(-shown)}` : words;
}

/** Says how a program ended, with the end of its output, but without secrets. */
export function describeEnd(end: ProcessEnd, redact: Redact): string {
  if (end.kind === 'stopped') return 'was stopped with its job or the service';
  if (end.kind === 'not-started') return `could not be started: ${end.reason}`;
  const output = end.stderr || end.stdout;
  if (end.kind === 'exited') return `ended with exit code ${end.code}${after(lastWords(output, redact))}`;
  const how = end.kind === 'killed' ? `was ended by ${end.signal}` : 'was stopped at its time limit';
  // Without a last word that isn't finished: it may be the beginning of a secret.
  return `${how}${after(lastWords(output.slice(0, output.search(/\s\S*$/) + 1), redact))}`;
}

function after(words: string): string {
  return words === '' ? '' : `: ${words}`;
}
