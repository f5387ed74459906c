const PAGE_FILE = /[^/]\.(?:md|mdx|html|rst|adoc)$/i;
const EXTENSION = /\.[a-z]+$/i;
const FOLDER_PAGE = /(?:^|\/)(?:index|readme)$/i;
/** From a first slash on: tried from each, slashes that are not at the end would take quadratic time. */
const LAST_SLASHES = /(?<!\/)\/+$/;

/** Returns the site path of a source file under `root` (`.` for the whole repository); null if it is not a page there. */
export function sitePathOf(file: string, root: string): string | null {
  const inRoot = root === '.' || file.startsWith(`${root}/`);
  if (!inRoot || !PAGE_FILE.test(file)) return null;
  return plain(root === '.' ? file : file.slice(root.length + 1));
}

/** Returns a visited path in the form of files' paths. Letter case stays, because sites distinguish pages by it. */
export function comparablePath(visited: string): string {
  return plain(readablePath(visited).replace(LAST_SLASHES, ''));
}

export function readablePath(visited: string): string {
  return visited.includes('%') ? visited.split('/').map(decoded).join('/') : visited;
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

const MACHINE_FILE = /\.(?:txt|xml|json|rss|atom)$/;
const FEEDS: ReadonlySet<string> = new Set(['feed', 'feeds', 'rss', 'atom']);

/** Of a path without query: a feed, a data or text file, or the Markdown twin of a page that `isListed`. */
export function isForMachines(path: string, isListed: (path: string) => boolean): boolean {
  const lower = path.toLowerCase().replace(LAST_SLASHES, '');
  const last = lower.slice(lower.lastIndexOf('/') + 1);
  return MACHINE_FILE.test(last) || FEEDS.has(last) || hasTwin(path, isListed);
}

/** An ending of a file other than a page's; `1.24` is a version. */
const ASSET = /\.(?!(?:html|md)$)[a-z][a-z\d]*$/i;
/** Files of servers and build tools, two slashes, brackets, and addresses inside: no one writes such pages. */
const PROBE = /\/[._]|\/wp-|\.php|\/\/|[()<>[\]{}@]|https?:/i;

export function isNoPage(path: string): boolean {
  const page = readablePath(path);
  return ASSET.test(page.replace(LAST_SLASHES, '')) || PROBE.test(page);
}

function hasTwin(path: string, isListed: (path: string) => boolean): boolean {
  if (!/\.md$/i.test(path)) return false;
  const page = path.slice(0, -'.md'.length);
  const folder = /^(.*\/)(?:index|readme)$/i.exec(page)?.[1];
  // A site's home page has a Markdown twin at its root, whether or not anyone visited either.
  if (folder === '/') return true;
  const pages = folder === undefined ? [page] : [page, folder.slice(0, -1)];
  return pages.some((each) => [each, `${each}/`, `${each}.html`].some(isListed));
}
