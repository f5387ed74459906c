const EXTENSION = /\.(?:txt|xml|json|rss|atom)$/;
const FEEDS: ReadonlySet<string> = new Set(['feed', 'feeds', 'rss', 'atom']);

/** Checks whether a path is for programs only: a feed, a data or text file, or the Markdown twin of a page that `isListed`. */
export function isForMachines(path: string, isListed: (path: string) => boolean): boolean {
  const [page = ''] = path.split(/[?#]/);
  const lower = page.toLowerCase().replace(/\/+$/, '');
  const last = lower.slice(lower.lastIndexOf('/') + 1);
  return EXTENSION.test(last) || FEEDS.has(last) || hasTwin(page, isListed);
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
