import type { Redact } from '../action/redaction/redactor.ts';
import { withoutUserInfo } from './git-address.ts';
import { OUTPUT_BYTES, type ProcessEnd } from './run-process.ts';

/** Git, the agent or GitHub failed, so the job fails; the message is for the operator. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

/** Says how a program ended, with the end of its output, but without secrets. */
export function describeEnd(end: ProcessEnd, redact: Redact): string {
  switch (end.kind) {
    case 'exited':
      return `ended with exit code ${end.code}${after(lastWords(end.stderr || end.stdout, redact))}`;
    case 'killed':
      return `was ended by ${end.signal}${after(lastWords(wholeWords(end.stderr || end.stdout), redact))}`;
    case 'timed-out':
      return `was stopped at its time limit${after(lastWords(wholeWords(end.stderr || end.stdout), redact))}`;
    case 'stopped':
      return 'was stopped with the service';
    case 'not-started':
      return `could not be started: ${end.reason}`;
  }
}

/** Leaves out a last word that isn't finished: it may be the beginning of a secret. */
function wholeWords(output: string): string {
  return output.slice(0, output.search(/\s\S*$/) + 1);
}

function after(words: string): string {
  return words === '' ? '' : `: ${words}`;
}

/** How many characters of an output are shown. */
const SHOWN = 1_000;
/** Longer than any secret, however it is written (characters). */
const LONGEST_SECRET = 16 * 1024;

/**
 * Returns the end of a program's output. Secrets are masked before anything is cut: of half a secret nobody knows that it
 * is one. The output itself may begin within one, if only its last part was kept.
 */
export function lastWords(output: string, redact: Redact): string {
  const masked = withoutUserInfo(redact(output));
  const isCut = Buffer.byteLength(output) >= OUTPUT_BYTES;
  const words = (isCut ? masked.slice(LONGEST_SECRET) : masked).trim();
  return isCut || words.length > SHOWN ? `…${words.slice(-SHOWN)}` : words;
}
