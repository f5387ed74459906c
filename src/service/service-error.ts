import type { Problem } from '../errors.ts';
import type { Answer } from '../http/send.ts';

interface Words {
  readonly message: string;
  readonly hint: string;
}

/** What each refusal of the service means, and what to do about it. */
const REFUSALS: Readonly<Record<number, Words>> = {
  400: { message: 'refused the request as malformed', hint: 'Mend what it says.' },
  401: {
    message: 'does not accept the API key: it is wrong, expired or revoked',
    hint: 'Keys often live 90 days only: make a new one on the API keys page of the project and store it as the secret.',
  },
  403: {
    message: 'does not allow this API key to do that',
    hint: "Check the key's scope, the service's IP allow-list and the plan.",
  },
  404: {
    message: 'does not know the project or job',
    hint: 'Check `project-id` on the API keys page, and `base-url`.',
  },
  413: { message: 'finds the prompt too long', hint: 'Shorten the instruction, or set `context: none`.' },
  422: { message: 'does not accept the request', hint: 'Mend what it says.' },
  429: {
    message: 'has had too many requests for now',
    hint: 'Try again in an hour: a project may start 100 jobs an hour.',
  },
};

const LONGEST_WORDS = 300;

/** Words the refusal of an answer. `theirWords` is the service's own text and untrusted; the key is taken out of it. */
export function refusalOf(
  { status }: Pick<Answer, 'status'>,
  { theirWords, apiKey }: { readonly theirWords: string | null; readonly apiKey: string },
): Problem {
  const words = REFUSALS[status] ?? {
    message: 'gave an answer that is not in its interface',
    hint: 'Try again later; check `base-url` if it stays so.',
  };
  const told = theirWords === null ? '' : ` It says: ${tame(theirWords, apiKey)}`;
  return { message: `The service ${words.message} (HTTP ${status}).${told}`, hint: words.hint };
}

/** Makes one short line of the service's own words, without the key in any form that it could be echoed in. */
export function tame(text: string, apiKey: string): string {
  const line = redact(text, apiKey)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return line.length > LONGEST_WORDS ? `${[...line].slice(0, LONGEST_WORDS).join('')}…` : line;
}

function redact(text: string, apiKey: string): string {
  if (apiKey === '') return text;
  const forms = [
    apiKey,
    encodeURIComponent(apiKey),
    Buffer.from(apiKey).toString('base64'),
    Buffer.from(apiKey).toString('base64url'),
    Buffer.from(`Bearer ${apiKey}`).toString('base64'),
    JSON.stringify(apiKey).slice(1, -1),
    [...apiKey].reverse().join(''),
  ];
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}
