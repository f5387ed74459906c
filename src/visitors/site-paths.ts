/** The forms of a documentation's sources that become pages. */
const PAGE_FILE = /[^/]\.(?:md|mdx|html|rst|adoc)$/i;
const EXTENSION = /\.[a-z]+$/i;
/** A folder's own page. */
const FOLDER_PAGE = /(?:^|\/)(?:index|readme)$/i;

/** Gives the site path of a source file below `root` (`.` for the whole repository); null if it is no page there. */
export function sitePathOf(file: string, root: string): string | null {
  const inRoot = root === '.' || file.startsWith(`${root}/`);
  if (!inRoot || !PAGE_FILE.test(file)) return null;
  return plain(root === '.' ? file : file.slice(root.length + 1));
}

/**
 * Gives the form in which a visited path is compared with those of files: without percent-encoding, slashes at its end,
 * the extension of a page and a folder's `index`. Letter case stays, because sites tell pages apart by it.
 */
export function comparablePath(visited: string): string {
  const path = visited.includes('%') ? visited.split('/').map(decoded).join('/') : visited;
  return plain(withoutSlashes(path));
}

/** A loop, because a pattern for the slashes at the end takes the square of their number where they are not at the end. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function plain(path: string): string {
  const named = PAGE_FILE.test(path) ? path.replace(EXTENSION, '') : path;
  // macOS writes accents apart from their letters.
  return `/${named.replace(FOLDER_PAGE, '').replace(/^\/+/, '')}`.normalize('NFC');
}

/** A segment that cannot be decoded, or would become several, stays as it is. */
function decoded(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return text.includes('/') ? segment : text;
  } catch {
    return segment;
  }
}
