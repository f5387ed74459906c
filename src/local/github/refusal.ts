import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal with GitHub's status and body; thrown by a route, answered by the server. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: readonly object[];

  constructor(status: ContentfulStatusCode, message: string, errors: readonly object[] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }

  /** The body as GitHub writes it. */
  toBody(): object {
    const documentation_url = 'https://docs.github.com/rest';
    const errors = this.errors.length === 0 ? {} : { errors: this.errors };
    return { message: this.message, ...errors, documentation_url, status: String(this.status) };
  }
}

export const notFound = (): Refusal => new Refusal(404, 'Not Found');
export const notAccessible = (): Refusal => new Refusal(403, 'Resource not accessible by integration');

/** 422 for one field. */
export function invalid(resource: string, field: string, message: string): Refusal {
  return new Refusal(422, 'Validation Failed', [{ resource, field, code: 'custom', message }]);
}
