/** Code points that Apple's file systems ignore in a name; git's `utf8.c` has the list. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;

/**
 * Checks whether some file system treats a name as `.git`: in any case, with characters that HFS+ ignores, and as NTFS
 * reads it (short names, spaces and dots at the end, streams after a colon).
 */
export function isGitFolderName(name: string): boolean {
  const plain = name.replace(IGNORED, '').toLowerCase();
  return /^(?:\.git|git~1)[. ]*(?:[:\\].*)?$/s.test(plain);
}
