import { saysJson } from '../http/json.ts';
import type { Answer } from '../http/send.ts';
import type { Redact } from '../redaction/redactor.ts';
import { wordsIn } from './error-words.ts';
import { tame } from './tame.ts';

const LONGEST_HEADER = 60;

/** What to do if a proxy or firewall refuses. */
export const FRONT_HINT =
  'Ask its operator to let requests of this runner through (their user agent begins with "docs-agent"), or use a runner in another network.';

/** Describes an unusable answer, in sentences that follow a colon. `problem` says what is wrong with its body. */
export function describeAnswer(answer: Answer, problem: string | null, redact: Redact): string {
  const type = tame(answer.headers.get('content-type') ?? '', redact, LONGEST_HEADER) || 'no content type';
  const itself = `HTTP ${answer.status} (${type})${problem === null ? '' : `: ${problem}`}`;
  return `${refusedInFront(answer, redact) ?? itself}.${theirWords(answer, redact)}`;
}

/**
 * Says who refused if it wasn't the service, with the headers that help an operator find the refusal; else null. The
 * service speaks JSON, so a 403 or 503 of another type comes from a proxy or firewall.
 */
export function refusedInFront({ status, headers }: Answer, redact: Redact): string | null {
  if (!isInFront({ status, headers })) return null;
  const marks = ['server', 'cf-ray'].flatMap((name) => {
    const value = tame(headers.get(name) ?? '', redact, LONGEST_HEADER);
    return value === '' ? [] : [`${name}: ${value}`];
  });
  return ['refused by something in front of the service (proxy or firewall)', `HTTP ${status}`, ...marks].join(', ');
}

/** Checks whether an answer isn't the service's own. */
export function isInFront({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  return (status === 403 || status === 503) && !saysJson(headers);
}

/** Checks whether an answer is HTML: by its type, or by its beginning if the type is missing or plain text. */
export function isWebPage({ headers, body }: Pick<Answer, 'headers' | 'body'>): boolean {
  const type = headers.get('content-type') ?? '';
  if (/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) return true;
  if (type !== '' && !/^text\/plain\s*(?:;|$)/i.test(type)) return false;
  return /^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(body.subarray(0, 200)));
}

/** Quotes the message in an answer's body as a sentence that follows another one; empty if there is none. */
export function theirWords(answer: Answer, redact: Redact): string {
  const words = tame(wordsIn(answer) ?? '', redact);
  if (words === '') return '';
  return ` It says: ${words}${/[.!?…]$/.test(words) ? '' : '.'}`;
}
