import type { components } from '@octokit/openapi-types';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type FieldError = NonNullable<components['schemas']['validation-error']['errors']>[number];

interface RefusalOptions {
  readonly errors?: readonly FieldError[];
  readonly documentationUrl?: string;
}

/** A refusal with GitHub's status and body. A route throws it; the server sends it. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly #options: RefusalOptions;

  constructor(status: ContentfulStatusCode, message: string, options: RefusalOptions = {}) {
    super(message);
    this.status = status;
    this.#options = options;
  }

  toBody(): components['schemas']['basic-error'] & { readonly errors?: readonly FieldError[] } {
    const { errors, documentationUrl = 'https://docs.github.com/rest' } = this.#options;
    return {
      message: this.message,
      ...(errors === undefined ? {} : { errors }),
      documentation_url: documentationUrl,
      status: String(this.status),
    };
  }
}

export const notFound = (): Refusal => new Refusal(404, 'Not Found');
export const notAccessible = (): Refusal => new Refusal(403, 'Resource not accessible by integration');
export const archived = (): Refusal => new Refusal(403, 'Repository was archived so is read-only.');
export const issuesDisabled = (): Refusal => new Refusal(410, 'Issues are disabled for this repo');

/** Refuses to write in a locked conversation. Only the documentation page distinguishes it from other refusals. */
export const locked = (what: 'comment' | 'reaction'): Refusal =>
  new Refusal(403, `Unable to create ${what} because issue is locked.`, {
    documentationUrl: 'https://docs.github.com/articles/locking-conversations/',
  });

export const invalid = (...errors: readonly FieldError[]): Refusal => new Refusal(422, 'Validation Failed', { errors });

export function diffTooLarge(exceeded: 'files' | 'lines', limit: number): Refusal {
  const advice = "Consider using 'List pull requests files' API or locally cloning the repository instead.";
  return new Refusal(406, `Sorry, the diff exceeded the maximum number of ${exceeded} (${limit}). ${advice}`, {
    errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }],
  });
}
