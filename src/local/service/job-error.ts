import { withoutUserInfo } from './git-address.ts';
import type { ProcessEnd } from './run-process.ts';

/** Git, the agent or GitHub failed, so the job fails; the message is for the operator. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

/** Says how a program ended, with the end of its output, but without passwords in addresses. */
export function describeEnd(end: ProcessEnd): string {
  switch (end.kind) {
    case 'exited':
      return `ended with exit code ${end.code}${lastWords(end.stderr || end.stdout)}`;
    case 'killed':
      return `was ended by ${end.signal}${lastWords(end.stderr || end.stdout)}`;
    case 'timed-out':
      return `was stopped at its time limit${lastWords(end.stderr || end.stdout)}`;
    case 'stopped':
      return 'was stopped with the service';
    case 'not-started':
      return `could not be started: ${end.reason}`;
  }
}

function lastWords(output: string): string {
  const words = withoutUserInfo(output.trim().slice(-2_000)).slice(-1_000);
  return words === '' ? '' : `: ${words}`;
}
