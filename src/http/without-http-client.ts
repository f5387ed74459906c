/**
 * Replaces, in the bundle, `@actions/http-client`, the index of undici and undici's HTTP/2 client (see `tools/bundle.ts`).
 * `@actions/core` loads the first for OpenID Connect tokens, `@actions/github` the first two for a default that we replace,
 * undici the third for connections that we never ask for. Nothing calls them here, and they would bring a second HTTP client
 * and all of undici.
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
