import { stripVTControlCharacters } from 'node:util';
import type { Redact } from '../action/redaction/redactor.ts';
import { withoutUnseen } from '../action/words/hidden.ts';
import { withoutUserInfo } from './git-address.ts';
import type { IsolatedEnd } from './isolation/isolation.ts';
import { OUTPUT_BYTES, type ProcessEnd } from './process.ts';

/** Git, the agent or GitHub failed, so the job fails; the message is for the operator. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

/** How many characters of an output are shown. */
const SHOWN = 1_000;
/** Longer than any secret, however it is written (characters). */
const LONGEST_SECRET = 16 * 1024;

/** Not the frame of a stack, nor an object without its message: they explain nothing. */
const ERROR = /^(?!\s+at |.*\[object Object\]).*error/i;

/** Returns the end of a program's output, for people. */
export const lastWords = (output: string, redact: Redact, shown = SHOWN): string =>
  endOf(readable(output, redact), shown);

/** Returns the last line that speaks of an error, or an empty text. */
export function errorIn(output: string, redact: Redact): string {
  const lines = readable(output, redact).split('\n');
  return endOf(lines.findLast((line) => ERROR.test(line)) ?? '').trim();
}

/**
 * Returns the end of an agent's output with its error as the first line: often only that one is seen. Agents show
 * their progress before an error, and the end of an output may begin anywhere.
 */
export function errorWords(output: string, redact: Redact): string {
  const words = lastWords(output, redact);
  const [first = '', ...others] = words.split('\n');
  const told = errorIn(output, redact) || (first.startsWith('…') && others.at(-1)) || first;
  return told === first ? words : `${told}\n${words}`;
}

/**
 * Returns an output without what isn't text, such as colours. Secrets are masked before anything is cut, because half a
 * secret can't be recognized. The output itself may begin within one, if only its last part was kept.
 */
function readable(output: string, redact: Redact): string {
  const isCut = Buffer.byteLength(output) >= OUTPUT_BYTES;
  const lines = stripVTControlCharacters(output).replace(/\r\n?/g, '\n');
  const masked = withoutUserInfo(redact(withoutUnseen(lines.replace(/(?![\n\t])\p{Cc}/gu, ''))));
  return isCut ? `…${masked.slice(LONGEST_SECRET).trim()}` : masked.trim();
}

function endOf(text: string, shown = SHOWN): string {
  return text.length > shown ? `…${text.replace(/^…/, '').slice(-shown)}` : text;
}

/** Says how a program ended, with the `words` of its output. */
export function describeEnd(end: ProcessEnd, redact: Redact, words = lastWords): string {
  if (end.kind === 'stopped') return 'was stopped with its job or the service';
  if (end.kind === 'not-started') return `could not be started: ${end.reason}`;
  const output = end.stderr || end.stdout;
  if (end.kind === 'exited') return `ended with exit code ${end.code}${after(words(output, redact))}`;
  const how = end.kind === 'killed' ? `was ended by ${end.signal}` : 'was stopped at its time limit';
  // Without a last word that isn't finished: it may be the beginning of a secret.
  return `${how}${after(words(output.slice(0, output.search(/\s\S*$/) + 1), redact))}`;
}

/** Returns what an agent has written that ended well. Throws `JobError` for any other end, of which `how` says more. */
export function outputOf(end: IsolatedEnd, redact: Redact, how = ''): string {
  if (end.kind === 'over-limit' || end.kind === 'not-isolated') throw new JobError(end.reason);
  if (end.kind === 'exited' && end.code === 0) return end.stdout;
  throw new JobError(`the agent ${describeEnd(end, redact, errorWords)}${how}`);
}

/** Words behind a colon, if there are any. */
export const after = (words: string): string => (words === '' ? '' : `: ${words}`);
