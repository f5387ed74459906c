import { comparablePath, readablePath } from '../site-paths.ts';
import { maskedPath } from './readers-words.ts';

/** The path of a page where readers asked or voted. */
export interface PagePath {
  /** Decoded, and masked as words are. */
  readonly path: string;
  /** The same for each way to write the path of a page, as for the paths of visitors; masked, too. */
  readonly key: string;
}

/**
 * Takes the path out of an address or path, without its query and fragment, which may say something about the reader.
 * Null if there is none.
 */
export function pagePath(page: string): PagePath | null {
  const [beginning = ''] = page.trim().split(/[?#]/);
  const path = /^\/(?!\/)/.test(beginning) ? beginning : pathOf(beginning);
  return path === null ? null : { path: maskedPath(readablePath(path)), key: maskedPath(comparablePath(path)) };
}

/** As it is written: `URL` would encode it. */
function pathOf(address: string): string | null {
  const [, path = null] = /^https?:\/\/[^/]+(.*)$/isu.exec(address) ?? [];
  return path === null || !URL.canParse(address) ? null : path || '/';
}
