import type { Problem } from '../errors.ts';

/** What the service was asked for, as far as the words about its refusal differ. */
export type Undertaking = 'create-job' | 'read-job' | 'read-visitors';

/** Goes on after "The service ". */
type Words = Readonly<Record<number, Problem>>;

const MEND = 'Mend what it says.';
const NEW_KEY = 'make a new admin API key on the API keys page of the project and store it as the secret.';
const UNKNOWN_PROJECT: Problem = {
  message: 'does not know the project',
  hint: 'Check `project-id` on the API keys page, and `base-url`.',
};

/** What each refusal means, and what to do about it. */
const REFUSALS: Words = {
  400: { message: 'refused the request as malformed', hint: MEND },
  401: {
    message: 'does not accept the API key: it is wrong, expired or revoked',
    hint: `Keys often live 90 days only: ${NEW_KEY}`,
  },
  403: {
    message: 'does not allow this API key to do that',
    hint: "Check the key's scope, the service's IP allow-list and the plan.",
  },
  404: UNKNOWN_PROJECT,
  413: { message: 'finds the request too long', hint: MEND },
  422: { message: 'does not accept the request', hint: MEND },
  429: { message: 'has had too many requests for now', hint: 'Try again in an hour.' },
};

/** What a refusal means for one undertaking only. */
const SPECIAL_REFUSALS: Readonly<Record<Undertaking, Words>> = {
  'create-job': {
    413: { message: 'finds the prompt too long', hint: 'Shorten the instruction, or set `context: none`.' },
    429: {
      message: 'has had too many requests for now',
      hint: 'Try again in an hour: a project may start 100 jobs an hour.',
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
      hint: `Keys often live 90 days only, and a weekly report begins to fail with 401 when the key expires: ${NEW_KEY}`,
    },
    429: {
      message: 'has had too many requests for now',
      hint: 'Try again in an hour: all analytics of an organization share 100 requests an hour.',
    },
  },
};

/** Refusals after which certainly no job exists. 408, 409 and 425 are not among them: they do not say so. */
const CERTAIN_REFUSALS = [400, 401, 403, 404, 413, 422, 429];

/** Tells whether a status says that nothing was done. */
export function isCertainRefusal(status: number): boolean {
  return CERTAIN_REFUSALS.includes(status);
}

const OUTSIDE_THE_INTERFACE: Problem = {
  message: 'gave an answer that is not in its interface',
  hint: 'Try again later; check `base-url` if it stays so.',
};

/** Words a refusal by its HTTP status. `theirWords` is the service's own text and untrusted; the key is taken out of it. */
export function refusalOf(
  undertaking: Undertaking,
  status: number,
  { theirWords, apiKey }: { readonly theirWords: string | null; readonly apiKey: string },
): Problem {
  const { message, hint } = SPECIAL_REFUSALS[undertaking][status] ?? REFUSALS[status] ?? OUTSIDE_THE_INTERFACE;
  const told = theirWords === null ? '' : ` It says: ${tame(theirWords, apiKey)}`;
  return { message: `The service ${message} (HTTP ${status}).${told}`, hint };
}

const LONGEST_WORDS = 300;

/** Makes one line of at most 300 characters of untrusted text, without the key in any form it could be echoed in. */
export function tame(text: string, apiKey: string): string {
  const line = text
    .toWellFormed()
    // What cannot be seen goes first, because it could hide the key from the search.
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  const characters = [...redact(line, apiKey)];
  return characters.length > LONGEST_WORDS ? `${characters.slice(0, LONGEST_WORDS).join('')}…` : characters.join('');
}

function redact(text: string, apiKey: string): string {
  if (apiKey === '') return text;
  const percentEncoded = encodeURIComponent(apiKey);
  const forms = [
    apiKey,
    percentEncoded,
    percentEncoded.toLowerCase(),
    JSON.stringify(apiKey).slice(1, -1),
    [...apiKey].reverse().join(''),
    ...[0, 1, 2].flatMap((offset) => base64Within(apiKey, offset)),
  ];
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}

/** The characters that `text` certainly leaves in the base64 of a longer text in which it stands `offset` bytes (modulo 3) from the start. */
function base64Within(text: string, offset: number): readonly string[] {
  const bytes = Buffer.from(text);
  // Six bits a character: those at either end that share bits with a neighbouring byte are not certain.
  const from = Math.ceil((offset * 8) / 6);
  const to = Math.floor(((offset + bytes.length) * 8) / 6);
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  return [padded.toString('base64').slice(from, to), padded.toString('base64url').slice(from, to)];
}
