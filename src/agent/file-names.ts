/** Paths needn't be UTF-8, so they are kept byte for byte as latin1. */
export const bytesOf = (path: string): Buffer => Buffer.from(path, 'latin1');

/** Returns the path as text. */
export const nameOf = (path: string): string => bytesOf(path).toString('utf8');

/** Returns a path for people. */
export const shownPath = (path: string): string => JSON.stringify(nameOf(path));

/** `a/b/c` lies in `a/b` and `a`. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** Code points that Apple's file systems ignore in a name; git's `utf8.c` has the list. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;

/**
 * Checks whether some file system treats a name as `.git`: in any case, with characters that HFS+ ignores, and as NTFS
 * reads it (short names, spaces and dots at the end, streams after a colon).
 */
export const isGitFolderName = (name: string): boolean => /^(?:\.git|git~1)$/.test(plainName(name));

/** Returns the name that these file systems may take for the same one. */
export function plainName(name: string): string {
  const plain = name.replace(IGNORED, '').toLowerCase();
  return plain.replace(/[:\\].*$/s, '').replace(/[. ]+$/, '');
}
