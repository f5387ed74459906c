const PAGE_FILE = /[^/]\.(?:md|mdx|html|rst|adoc)$/i;
const EXTENSION = /\.[a-z]+$/i;
const FOLDER_PAGE = /(?:^|\/)(?:index|readme)$/i;

/** Returns the site path of a source file under `root` (`.` for the whole repository); null if it is not a page there. */
export function sitePathOf(file: string, root: string): string | null {
  const inRoot = root === '.' || file.startsWith(`${root}/`);
  if (!inRoot || !PAGE_FILE.test(file)) return null;
  return plain(root === '.' ? file : file.slice(root.length + 1));
}

/** Returns a visited path in the form of files' paths. Letter case stays, because sites distinguish pages by it. */
export function comparablePath(visited: string): string {
  return plain(withoutSlashes(readablePath(visited)));
}

export function readablePath(visited: string): string {
  return visited.includes('%') ? visited.split('/').map(decoded).join('/') : visited;
}

/** A loop, because a pattern for trailing slashes takes quadratic time on slashes that are not at the end. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function plain(path: string): string {
  const named = PAGE_FILE.test(path) ? path.replace(EXTENSION, '') : path;
  // macOS stores accents separately from their letters.
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
