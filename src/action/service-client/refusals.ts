import { readJson, saysJson } from '../http/json.ts';
import type { Operation } from '../http/retries.ts';
import type { Answer, Ending } from '../http/send.ts';
import type { Redact } from '../redaction/redactor.ts';
import type { Problem } from '../words/errors.ts';
import { counted } from '../words/markdown.ts';
import { tame } from './contract.ts';

/** The kinds of requests whose refusals are worded differently. */
export type Undertaking = Exclude<Operation, `github-${string}`>;

/** By HTTP status. The message continues "The service ". */
type Words = Readonly<Record<number, Problem>>;

const FIX = 'Fix what the service reports; if it reports nothing, check `base-url`.';
const WRONG_KEY = 'does not accept the API key: it is wrong, expired or revoked';
const NEW_KEY = 'create a new admin API key on the API keys page of the project and store it as the secret.';
/** When to try again is put before the hint. */
const TOO_MANY: Problem = { message: 'got too many requests', hint: '' };
const ANALYTICS_LIMIT: Problem = {
  ...TOO_MANY,
  hint: 'The analytics of an organization usually share 100 requests an hour.',
};

/** What each refusal means, and what to do about it. 408, 409 and 425 mean nothing certain. Others have no words. */
const REFUSALS: Words = {
  400: { message: 'refused the request as malformed', hint: FIX },
  401: { message: WRONG_KEY, hint: `Keys often expire after 90 days: ${NEW_KEY}` },
  402: {
    message: 'refused because of the plan or missing credits',
    hint: 'Check the plan and the remaining credits at the service.',
  },
  403: {
    message: "doesn't allow this API key to do that",
    hint: "Check the key's scope, the service's IP allow-list and the plan.",
  },
  404: { message: 'does not know the project', hint: 'Check `project-id` on the API keys page, and `base-url`.' },
  413: { message: 'says the request is too long', hint: FIX },
  422: { message: 'does not accept the request', hint: FIX },
  429: TOO_MANY,
};

/** What a refusal means for one kind of request only. */
const SPECIAL_REFUSALS: Readonly<Record<Undertaking, Words>> = {
  'create-job': {
    413: { message: 'says the prompt is too long', hint: 'Shorten the instruction, or set `context: none`.' },
    429: { ...TOO_MANY, hint: 'A project can usually start 100 jobs an hour.' },
  },
  'send-message': {
    404: { message: 'does not know the job, or does not accept messages', hint: 'Start another job instead.' },
    405: { message: 'does not accept messages to jobs', hint: 'Start another job instead.' },
    409: { message: 'is still working on an earlier message to this job', hint: 'Wait until it is done, then retry.' },
    413: { message: 'says the message is too long', hint: 'Shorten the instruction.' },
    429: { ...TOO_MANY, hint: 'A project can usually send 100 messages an hour.' },
  },
  'read-job': {
    404: {
      message: 'does not know this job in this project',
      hint: 'Check `job-id`, `project-id` and `base-url`.',
    },
  },
  'read-visitors': {
    401: {
      message: WRONG_KEY,
      hint: `Keys often expire after 90 days, and then a weekly report fails with 401: ${NEW_KEY}`,
    },
    429: ANALYTICS_LIMIT,
  },
  'read-evidence': {
    403: { message: "doesn't offer this to the API key", hint: "Check the key's scope and the plan." },
    404: { message: 'does not have this', hint: 'Not every service does. Check `project-id`, too.' },
    405: { message: 'does not have this', hint: 'Not every service does.' },
    429: ANALYTICS_LIMIT,
  },
};

/** What to do if a proxy or firewall refuses. */
export const FRONT_HINT =
  'Ask its operator to let requests of this runner through (their user agent begins with "docs-agent"), or use a runner in another network.';

/** `waitMs`: the pause that the service requests; null if it names none. */
type Refused = Readonly<{ ending: Ending; tries: number; waitMs: number | null }>;

/** Words an answer by its HTTP status, with the service's own message; null unless that guarantees that nothing was done. */
export function refusalOf(what: Undertaking, { ending, tries, waitMs }: Refused, redact: Redact): Problem | null {
  const known =
    ending.kind === 'answer' ? (SPECIAL_REFUSALS[what][ending.status] ?? REFUSALS[ending.status]) : undefined;
  if (ending.kind !== 'answer' || known === undefined) return null;
  const { status } = ending;
  const says = theirWords(ending, redact);
  if (isInFront(ending))
    return { message: `The request was ${refusedInFront(ending, redact)}.${says}`, hint: FRONT_HINT };
  const { message, hint } = known;
  const often = tries > 1 ? `, tried ${tries} times` : '';
  return {
    message: `The service ${message} (HTTP ${status}${often}).${says}`,
    hint: status === 429 ? `${whenAgain(waitMs)} ${hint}`.trimEnd() : hint,
  };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function whenAgain(waitMs: number | null): string {
  if (waitMs === null) return "The service doesn't say when to try again.";
  if (waitMs > 24 * HOUR_MS) return 'The service asks to wait more than a day.';
  const isShort = waitMs < 2 * MINUTE_MS;
  const [unitMs, unit] =
    waitMs >= 2 * HOUR_MS ? [HOUR_MS, 'hour'] : isShort ? [1_000, 'second'] : [MINUTE_MS, 'minute'];
  // Rounded up, so that no one tries too early.
  return `The service asks to wait ${counted(Math.ceil(waitMs / unitMs), unit)}.`;
}

const LONGEST_HEADER = 60;

/** In sentences that follow a colon. `body` is what is wrong with its body. */
export function describeAnswer(answer: Answer, body: { readonly problem: string } | null, redact: Redact): string {
  const type = tame(answer.headers.get('content-type') ?? '', redact, LONGEST_HEADER) || 'no content type';
  const itself = `HTTP ${answer.status} (${type})${body === null ? '' : `: ${body.problem}`}`;
  return `${isInFront(answer) ? refusedInFront(answer, redact) : itself}.${theirWords(answer, redact)}`;
}

/** Checks whether a proxy or firewall refused: the service speaks JSON, so its 403 and 503 have that type. */
export const isInFront = ({ status, headers }: Answer): boolean =>
  (status === 403 || status === 503) && !saysJson(headers);

/** Says so, with the headers that help an operator find the refusal. */
function refusedInFront({ status, headers }: Answer, redact: Redact): string {
  const marks = ['server', 'cf-ray'].flatMap((name) => {
    const value = tame(headers.get(name) ?? '', redact, LONGEST_HEADER);
    return value === '' ? [] : [`${name}: ${value}`];
  });
  return ['refused by something in front of the service (proxy or firewall)', `HTTP ${status}`, ...marks].join(', ');
}

/** Checks whether an answer is HTML: by its type, or by its beginning if the type is missing or plain text. */
export function isWebPage({ headers, body }: Pick<Answer, 'headers' | 'body'>): boolean {
  const type = headers.get('content-type') ?? '';
  if (/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) return true;
  if (type !== '' && !PLAIN_TEXT.test(type)) return false;
  return /^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(body.subarray(0, 200)));
}

const PLAIN_TEXT = /^text\/plain\s*(?:;|$)/i;

/** Quotes the message in an answer's body as a sentence that follows another one; empty if there is none. */
function theirWords(answer: Answer, redact: Redact): string {
  const words = tame(wordsIn(answer) ?? '', redact);
  if (words === '') return '';
  return ` It says: ${words}${/[.!?…]$/.test(words) ? '' : '.'}`;
}

/** Fields that hold messages, in the order shown. Services, gateways and RFC 9457 use different names. */
const WORD_FIELDS = ['error', 'message', 'msg', 'title', 'detail', 'details', 'errors'] as const;
/** Details may be nested, and a hostile body endlessly so. */
const DEEPEST = 5;
const MOST_PARTS = 20;

/** Untrusted text. */
export function wordsIn(answer: Answer): string | null {
  const body = readJson(answer);
  if (body.kind === 'json') return decodeErrorText(body.value);
  const type = answer.headers.get('content-type') ?? '';
  const text = new TextDecoder().decode(answer.body);
  // The source of a web page means nothing to a reader, and extracting its text isn't worth a parser.
  return PLAIN_TEXT.test(type) && !/^\s*</.test(text) ? joined(textsIn(text, 0)) : null;
}

/** Untrusted text. */
export const decodeErrorText = (value: unknown): string | null =>
  joined(isObject(value) ? wordFieldsOf(value, DEEPEST) : textsIn(value, DEEPEST));

const joined = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : [...new Set(texts)].join('; ');

const wordFieldsOf = (value: JsonObject, depth: number): readonly string[] =>
  WORD_FIELDS.flatMap((name) => textsIn(value[name], depth - 1));

/** Collects the texts of a value of any shape. An object without a message field is shown field by field. */
function textsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (depth <= 0) return [];
  if (Array.isArray(value)) return value.slice(0, MOST_PARTS).flatMap((part) => textsIn(part, depth - 1));
  if (!isObject(value)) return [];
  const words = wordFieldsOf(value, depth);
  if (words.length > 0) return words;
  return Object.entries(value)
    .slice(0, MOST_PARTS)
    .flatMap(([name, part]) => {
      const isFact = typeof part === 'number' || typeof part === 'boolean';
      const texts = isFact ? [String(part)] : textsIn(part, depth - 1);
      return texts.length === 0 ? [] : [`${name}: ${texts.join(', ')}`];
    });
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
