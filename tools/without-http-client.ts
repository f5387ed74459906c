/**
 * What the bundle holds instead of `@actions/http-client` (see `paths` in tsconfig.json). `@actions/core` loads it for its
 * tokens of OpenID Connect alone, which we don't use, and with it a second client for HTTP and all of undici.
 */
export class HttpClient {
  constructor() {
    throw new Error('The bundle holds no HTTP client but its own.');
  }
}

export class BearerCredentialHandler {}
