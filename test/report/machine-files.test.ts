import { describe, expect, test } from 'vitest';
import { isForMachines } from '../../src/report/site-paths.ts';

/** Judges a path on a site with these visited paths. */
function judge(path: string, ...listed: readonly string[]): boolean {
  return isForMachines(path, (each) => listed.includes(each));
}

describe('a path is for programs', () => {
  test.each([
    ...['/robots.txt', '/ROBOTS.TXT', '/robots.txt?x=1', '/humans.txt', 'robots.txt'],
    ...['/sitemap.xml', '/sitemap-0.xml', '/sitemap_index.xml', '/de/sitemap-pages.xml'],
    ...['/llms.txt', '/llms-full.txt', '/guides/llms-small.txt'],
    ...['/feed', '/feed/', '/blog/feed', '/rss', '/atom', '/rss.xml', '/atom.xml', '/index.rss', '/blog/feed.json'],
    ...['/openapi.json', '/data.JSON', '/search.json#top'],
  ])('whatever else was visited: %s', (path) => {
    expect(judge(path)).toBe(true);
  });

  test.each([
    ...['/guide.md /guide', '/guide.md /guide/', '/guide.md /guide.html', '/guide.html.md /guide.html'],
    ...['/guide.MD?plain /guide', '/guide/index.md /guide', '/guide/index.md /guide/'],
    ...['/guide/index.md /guide/index', '/guide/README.md /guide/', '/index.md /'],
  ])('if it is the Markdown of a visited page: %s', (paths) => {
    const [path = '', page = ''] = paths.split(' ');
    expect(judge(path, page)).toBe(true);
  });
});

describe('a path is for people', () => {
  test.each([
    ...['/', '', '/guide', '/guide/', '/guide.html', '/feeds-and-speeds', '/rss-explained', '/feed/install', '/atomic'],
    ...['/reference/json', '/reference/package.json/scripts', '/txt', '/api?format=.json', '/sitemap'],
  ])('although something in it looks like a file: %s', (path) => {
    expect(judge(path, '/guide')).toBe(false);
  });

  test.each([...['/guide.md /other', '/guide.md /guide.md', '/guide/index.md /', '/guide.mdx /guide']])(
    'if it is Markdown without a page: %s',
    (paths) => {
      const [path = '', page = ''] = paths.split(' ');
      expect(judge(path, page)).toBe(false);
    },
  );
});
