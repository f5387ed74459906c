/**
 * Replaces `@actions/http-client`, `@actions/exec` and the index of undici in the bundle (`paths` in `tsconfig.json`):
 * docs/decisions/0009-parts-of-undici.md. Nothing calls them here, and they would bring a second HTTP client.
 */
export class HttpClient {}

export class BearerCredentialHandler {}

export function fetch(): never {
  throw new Error('The bundle has no HTTP client but its own.');
}

export function getExecOutput(): never {
  throw new Error('The bundle starts no program.');
}
