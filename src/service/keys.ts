import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const API_KEY = /^[A-Za-z0-9]+_[A-Za-z0-9_-]{16,}$/;

/** `read` sees jobs and visitors; `write` may also create jobs. */
export type Access = 'read' | 'write';

/** What a key allows, and where: a key for several projects has an entry for each. */
export interface KeyRights {
  readonly access: Access;
  readonly project: string;
}

/** What a request may do, and with which key: `id` is the position of its entry among all keys. */
export interface Admission extends KeyRights {
  readonly id: number;
}

export function newKey(): string {
  return `local_${randomBytes(24).toString('base64url')}`;
}

/**
 * Makes the function that returns what a request's `Authorization` header allows, for each project of its key; nothing for
 * a missing or unknown key. It compares all digests in constant time, so that timing reveals nothing about a key.
 */
export function keyChecker(
  keys: readonly (KeyRights & { readonly key: string })[],
): (authorization: string | undefined) => readonly Admission[] {
  const known = keys.map(({ key, access, project }, id) => ({
    digest: digestOf(key),
    rights: { id, access, project },
  }));
  return (authorization) => {
    const presented = digestOf(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
    return known.filter(({ digest }) => timingSafeEqual(digest, presented)).map(({ rights }) => rights);
  };
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
