/**
 * Replaces `@actions/http-client` and the index of undici in the bundle (see `paths` in tsconfig.json). `@actions/core` loads
 * the former for OpenID Connect tokens, `@actions/github` loads both for a default that we replace: nothing calls them here,
 * and they would bring a second HTTP client and all of undici.
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
