import type { Problem } from '../errors.ts';
import type { Answer } from '../http/send.ts';
import { FRONT_HINT, refusedInFront, theirWords } from './describe-answer.ts';

/** What the service was asked for, as far as the words about its refusal differ. */
export type Undertaking = 'create-job' | 'send-message' | 'read-job' | 'read-visitors';

/** Goes on after "The service ". */
type Words = Readonly<Record<number, Problem>>;

const FIX = 'Fix what the service names; if it names nothing, check `base-url`.';
const NEW_KEY = 'create a new admin API key on the API keys page of the project and store it as the secret.';
const UNKNOWN_PROJECT: Problem = {
  message: 'does not know the project',
  hint: 'Check `project-id` on the API keys page, and `base-url`.',
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
    message: 'does not allow this API key to do that',
    hint: "Check the key's scope, the service's IP allow-list and the plan.",
  },
  404: UNKNOWN_PROJECT,
  413: { message: 'says that the request is too long', hint: FIX },
  422: { message: 'does not accept the request', hint: FIX },
  429: { message: 'has had too many requests for now', hint: 'Try again in an hour.' },
};

/** What a refusal means for one undertaking only. */
const SPECIAL_REFUSALS: Readonly<Record<Undertaking, Words>> = {
  'create-job': {
    413: { message: 'says that the prompt is too long', hint: 'Shorten the instruction, or set `context: none`.' },
    429: {
      message: 'has had too many requests for now',
      hint: 'Try again in an hour: a project may start 100 jobs an hour.',
    },
  },
  'send-message': {
    404: {
      message: 'does not know the job, or takes no messages to jobs',
      hint: 'Start another job instead.',
    },
    405: { message: 'takes no messages to jobs', hint: 'Start another job instead.' },
    409: {
      message: 'is still working on an earlier message to this job',
      hint: 'Wait until it has ended, then retry.',
    },
    413: { message: 'says that the message is too long', hint: 'Shorten the instruction.' },
    429: {
      message: 'has had too many requests for now',
      hint: 'Try again in an hour: a project may send 100 messages an hour.',
    },
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
      hint: `Keys often expire after 90 days, and from then on a weekly report fails with 401: ${NEW_KEY}`,
    },
    429: {
      message: 'has had too many requests for now',
      hint: 'Try again in an hour: all analytics of an organization share 100 requests an hour.',
    },
  },
};

/** Refusals after which certainly no job exists. 408, 409 and 425 are not among them: they do not say so. */
const CERTAIN_REFUSALS = [400, 401, 402, 403, 404, 413, 422, 429];

/** Tells whether a status says that nothing was done. */
export function isCertainRefusal(status: number): boolean {
  return CERTAIN_REFUSALS.includes(status);
}

const OUTSIDE_THE_INTERFACE: Problem = {
  message: 'gave an answer that is not in its interface',
  hint: 'Try again later; if it happens again, check `base-url`.',
};

/** Words a refusal by its HTTP status, with what the service says itself. */
export function refusalOf(undertaking: Undertaking, answer: Answer, apiKey: string): Problem {
  const { status } = answer;
  const says = theirWords(answer, apiKey);
  const inFront = refusedInFront(answer, apiKey);
  if (inFront !== null) return { message: `The request was ${inFront}.${says}`, hint: FRONT_HINT };
  const { message, hint } = SPECIAL_REFUSALS[undertaking][status] ?? REFUSALS[status] ?? OUTSIDE_THE_INTERFACE;
  return { message: `The service ${message} (HTTP ${status}).${says}`, hint };
}
