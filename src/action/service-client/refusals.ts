import type { Answer } from '../http/send.ts';
import type { Redact } from '../redaction/redactor.ts';
import type { Problem } from '../words/errors.ts';

import { FRONT_HINT, refusedInFront, theirWords } from './describe-answer.ts';

/** The kinds of requests whose refusals are worded differently. */
export type Undertaking = 'create-job' | 'send-message' | 'read-job' | 'read-visitors' | 'read-evidence';

/** Continues "The service ". */
type Words = Readonly<Record<number, Problem>>;

const FIX = 'Fix what the service reports; if it reports nothing, check `base-url`.';
const NEW_KEY = 'create a new admin API key on the API keys page of the project and store it as the secret.';
const UNKNOWN_PROJECT: Problem = {
  message: 'does not know the project',
  hint: 'Check `project-id` on the API keys page, and `base-url`.',
};

/** The hint begins with when to try again. */
const TOO_MANY: Problem = { message: 'got too many requests', hint: '' };
const ANALYTICS_LIMIT: Problem = {
  ...TOO_MANY,
  hint: 'The analytics of an organization usually share 100 requests an hour.',
};

/** What each refusal means, and what to do about it. */
const REFUSALS: Words = {
  400: { message: 'refused the request as malformed', hint: FIX },
  401: {
    message: 'does not accept the API key: it is wrong, expired or revoked',
    hint: `Keys often expire after 90 days: ${NEW_KEY}`,
  },
  402: {
    message: 'refused because of the plan or missing credits',
    hint: 'Check the plan and the remaining credits at the service.',
  },
  403: {
    message: "doesn't allow this API key to do that",
    hint: "Check the key's scope, the service's IP allow-list and the plan.",
  },
  404: UNKNOWN_PROJECT,
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
    404: {
      message: 'does not know the job, or does not accept messages',
      hint: 'Start another job instead.',
    },
    405: { message: 'does not accept messages to jobs', hint: 'Start another job instead.' },
    409: {
      message: 'is still working on an earlier message to this job',
      hint: 'Wait until it is done, then retry.',
    },
    413: { message: 'says the message is too long', hint: 'Shorten the instruction.' },
    429: { ...TOO_MANY, hint: 'A project can usually send 100 messages an hour.' },
  },
  'read-job': {
    404: {
      message: 'does not know the job, or not in this project',
      hint: 'Check `job-id`, `project-id` and `base-url`.',
    },
  },
  'read-visitors': {
    401: {
      message: 'does not accept the API key: it is wrong, expired or revoked',
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

/** Refusals after which certainly no job exists. 408, 409 and 425 don't guarantee that. */
const CERTAIN_REFUSALS = [400, 401, 402, 403, 404, 413, 422, 429];

/** Checks whether a status guarantees that nothing was done. */
export function isCertainRefusal(status: number): boolean {
  return CERTAIN_REFUSALS.includes(status);
}

const OUTSIDE_THE_INTERFACE: Problem = {
  message: 'returned an undocumented answer',
  hint: 'Try again later; if it happens again, check `base-url`.',
};

/** What is known about the refused requests, and the mask for the service's words. */
export interface Refused {
  readonly tries: number;
  /** The pause that the service requests (ms); null if it names none. */
  readonly waitMs: number | null;
  readonly redact: Redact;
}

/** Words a refusal by its HTTP status, with the service's own message. */
export function refusalOf(undertaking: Undertaking, answer: Answer, { tries, waitMs, redact }: Refused): Problem {
  const { status } = answer;
  const says = theirWords(answer, redact);
  const inFront = refusedInFront(answer, redact);
  if (inFront !== null) return { message: `The request was ${inFront}.${says}`, hint: FRONT_HINT };
  const { message, hint } = SPECIAL_REFUSALS[undertaking][status] ?? REFUSALS[status] ?? OUTSIDE_THE_INTERFACE;
  const often = tries > 1 ? `, tried ${tries} times` : '';
  return {
    message: `The service ${message} (HTTP ${status}${often}).${says}`,
    hint: status === 429 ? `${whenAgain(waitMs)} ${hint}`.trimEnd() : hint,
  };
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

function whenAgain(waitMs: number | null): string {
  if (waitMs === null) return "The service doesn't say when to try again.";
  if (waitMs > 24 * HOUR_MS) return 'The service asks to wait more than a day.';
  return `The service asks to wait ${duration(waitMs)}.`;
}

/** Rounds up, so that no one tries too early. */
function duration(ms: number): string {
  if (ms < 2 * MINUTE_MS) return counted(Math.ceil(ms / SECOND_MS), 'second');
  if (ms < 2 * HOUR_MS) return counted(Math.ceil(ms / MINUTE_MS), 'minute');
  return counted(Math.ceil(ms / HOUR_MS), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
