import type { Redact } from '../action/redaction/redactor.ts';
import type { ProcessEnd } from './process.ts';
import { lastWords } from './secrets.ts';

/** Git, the agent or GitHub failed, so the job fails; the message is for the operator. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

/** Says how a program ended, with the end of its output, but without secrets. */
export function describeEnd(end: ProcessEnd, redact: Redact): string {
  if (end.kind === 'stopped') return 'was stopped with the service';
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
