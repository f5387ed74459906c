/**
 * Replaces `@actions/http-client`, `@actions/exec` and the index of undici in the bundle (`paths` in `tsconfig.json`):
 * docs/decisions/0009-parts-of-undici.md. Nothing calls them here, and they would bring a second HTTP client.
 */
export class HttpClient {
  getAgent(): undefined {
    return undefined;
  }

  getAgentDispatcher(): undefined {
    return undefined;
  }
}

export class BearerCredentialHandler {}

/** Fails, if a request is ever sent past our own client. */
export function fetch(): never {
  throw new Error('The bundle has no HTTP client but its own.');
}

/** Fails, if a program is ever started. */
export function getExecOutput(): never {
  throw new Error('The bundle starts no program.');
}
