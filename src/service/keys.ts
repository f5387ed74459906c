import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const API_KEY = /^[A-Za-z0-9]+_[A-Za-z0-9_-]{16,}$/;

/** `read` sees jobs and visitors; `write` may also create jobs. */
export type Access = 'read' | 'write';

/** What a key allows, and where: a key for several projects has an entry for each. */
export interface KeyRights {
  readonly access: Access;
  readonly project: string;
}

export function newKey(): string {
  return `local_${randomBytes(24).toString('base64url')}`;
}

/**
 * Makes the function that finds the entries of the key in a request's `Authorization` header; none for a missing or unknown
 * key. It compares all digests in constant time, so that timing reveals nothing about a key.
 */
export function keyChecker<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
): (authorization: string | undefined) => readonly Entry[] {
  const digests = entries.map(({ key }) => digestOf(key));
  return (authorization) => {
    const presented = digestOf(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
    const found = digests.map((digest) => timingSafeEqual(digest, presented));
    return entries.filter((_, index) => found[index]);
  };
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
