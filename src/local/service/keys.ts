import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The form of an admin API key: `<prefix>_<random>`. */
export const API_KEY = /^[A-Za-z0-9]+_[A-Za-z0-9_-]{16,}$/;

/** `read` sees jobs and visitors; `write` may also create jobs. */
export type Access = 'read' | 'write';

/** What a key allows, and where: a key belongs to one project. */
export interface KeyRights {
  readonly access: Access;
  readonly project: string;
}

/** What a request may, and by which of the keys: `id` is the key's place among them. */
export interface Admission extends KeyRights {
  readonly id: number;
}

/** Makes a new admin API key. */
export function newKey(): string {
  return `local_${randomBytes(24).toString('base64url')}`;
}

/**
 * Makes the function that tells what a request's `Authorization` header may; null for no or an unknown key. Digests are
 * compared, all of them and in constant time, so that nothing about a key can be learnt from how long it takes.
 */
export function keyChecker(
  keys: readonly (KeyRights & { readonly key: string })[],
): (authorization: string | undefined) => Admission | null {
  const known = keys.map(({ key, access, project }, id) => ({
    digest: digestOf(key),
    rights: { id, access, project },
  }));
  return (authorization) => {
    const presented = digestOf(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
    const matching = known.filter(({ digest }) => timingSafeEqual(digest, presented));
    return matching[0]?.rights ?? null;
  };
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
