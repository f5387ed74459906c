import type { Redact } from '../action/redaction/redactor.ts';
import type { ProcessEnd } from './process.ts';
import { lastWords } from './secrets.ts';

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
