import { saysJson } from '../http/json.ts';
import type { Answer } from '../http/send.ts';
import { wordsIn } from './error-words.ts';
import { tame } from './tame.ts';

const LONGEST_HEADER = 60;

/** What to do about a proxy or firewall that refuses. */
export const FRONT_HINT =
  'Ask its operator to let requests of this runner through (their user agent begins with "docs-agent"), or use a runner in another network.';

/** Describes an answer that cannot be used, in sentences that go on after a colon. `problem` says what is wrong in its body. */
export function describeAnswer(answer: Answer, problem: string | null): string {
  const type = tame(answer.headers.get('content-type') ?? '', LONGEST_HEADER) || 'no content type';
  const itself = `HTTP ${answer.status} (${type})${problem === null ? '' : `: ${problem}`}`;
  return `${refusedInFront(answer) ?? itself}.${theirWords(answer)}`;
}

/**
 * Says who refused if it was not the service, with the headers by which an operator finds the refusal; else null. The
 * service speaks JSON, so a 403 or 503 that says it is something else comes from a proxy or a firewall on the way.
 */
export function refusedInFront({ status, headers }: Answer): string | null {
  if (!isInFront({ status, headers })) return null;
  const marks = ['server', 'cf-ray'].flatMap((name) => {
    const value = tame(headers.get(name) ?? '', LONGEST_HEADER);
    return value === '' ? [] : [`${name}: ${value}`];
  });
  return ['refused by something in front of the service (proxy or firewall)', `HTTP ${status}`, ...marks].join(', ');
}

/** Tells whether an answer is not the service's own. */
export function isInFront({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  return (status === 403 || status === 503) && !saysJson(headers);
}

/** Tells whether an answer is HTML, by its type or, where it names none or plain text, by how it begins. */
export function isWebPage({ headers, body }: Pick<Answer, 'headers' | 'body'>): boolean {
  const type = headers.get('content-type') ?? '';
  if (/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) return true;
  if (type !== '' && !/^text\/plain\s*(?:;|$)/i.test(type)) return false;
  return /^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(body.subarray(0, 200)));
}

/** Quotes what an answer says in its body, as a sentence that follows another one; empty if it says nothing. */
export function theirWords(answer: Answer): string {
  const words = tame(wordsIn(answer) ?? '');
  if (words === '') return '';
  return ` It says: ${words}${/[.!?…]$/.test(words) ? '' : '.'}`;
}
