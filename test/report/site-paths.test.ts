import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparablePath, isForMachines, sitePathOf } from '../../src/report/site-paths.ts';
import { forMany } from '../build/fuzz-runs.ts';

describe('the site path of a file', () => {
  test.each([
    ...['guides/install.md → /guides/install', 'guides/install.MDX → /guides/install', 'a.html → /a', 'a.rst → /a'],
    ...['a.adoc → /a', 'v1.2/notes.v3.md → /v1.2/notes.v3', 'index.md → /', 'README.md → /'],
    ...['guides/index.mdx → /guides', 'guides/Readme.md → /guides', 'reindex.md → /reindex'],
    ...['index/index.md → /index', 'Guides/Install.md → /Guides/Install', '100% done.md → /100% done'],
    ...['cafe\u0301.md → /caf\u00e9', '__proto__.md → /__proto__', 'a\n`b`|<c>.md → /a\n`b`|<c>'],
  ])('in docs: %s', (row) => {
    const [file, path] = row.split(' → ');
    expect(sitePathOf(`docs/${file}`, 'docs')).toBe(path);
  });

  test.each<readonly [string, string, string]>([
    ['docs/site', 'docs/site/a.md', '/a'],
    ['.', 'docs/a.md', '/docs/a'],
    ['.', 'README.md', '/'],
  ])('below %s of %s is %s', (root, file, expected) => expect(sitePathOf(file, root)).toBe(expected));

  test('is none of other files, and of those elsewhere', () => {
    const files = ['docs/a.png', 'docs/a.markdown', 'docs/md', 'docs/.md', 'docsify/a.md', 'src/docs/a.md', 'a.md'];
    for (const file of files) expect(sitePathOf(file, 'docs'), file).toBeNull();
  });
});

test.each([
  ...['/guides/install → /guides/install', '/guides/install/ → /guides/install'],
  ...['/guides/install// → /guides/install', '/guides/install.html → /guides/install'],
  ...['/guides/install.md → /guides/install', '/guides/index.html → /guides', '/index → /', '/ → /', ' → /'],
  ...['guides/install → /guides/install', '/Guides/Install → /Guides/Install', '/caf%C3%A9 → /café'],
  ...['/a%20b → /a b', '/a%2Fb → /a%2Fb', '/100% → /100%', '/llms.txt → /llms.txt', '/v1.2 → /v1.2'],
])('a visited path is compared: %s', (row) => {
  const [visited = '', path] = row.split(' → ');
  expect(comparablePath(visited)).toBe(path);
});

const isName = (text: string): boolean =>
  text.isWellFormed() && !/[/\\\p{Cc}]|^\.+$|\.[a-z]+$|^(?:index|readme)$/iu.test(text);
const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isName);

test('a page is found however the site writes its path', () => {
  const ends = fc.constantFrom('', '/', '.html', '/index.html');
  forMany(500, [fc.array(segment, { minLength: 1, maxLength: 4 }), ends], (segments, end) => {
    const visited = `/${segments.map(encodeURIComponent).join('/')}${end}`;
    expect(comparablePath(visited)).toBe(sitePathOf(`docs/${segments.join('/')}.md`, 'docs'));
  });
});

test('any text has a comparable path, and long ones are fast', () => {
  forMany(100, [fc.string({ unit: 'binary' })], (text) => expect(comparablePath(text).startsWith('/')).toBe(true));
  const slashes = '/'.repeat(1e6);
  const others = [`/${'%'.repeat(1e6)}`, `/${'index/'.repeat(2e5)}`, '.md'.repeat(3e5)];
  for (const hostile of [slashes, `${slashes}x`, ...others]) {
    const start = performance.now();
    comparablePath(hostile);
    sitePathOf(`docs/${hostile}`, 'docs');
    isForMachines(hostile, () => false);
    expect(performance.now() - start).toBeLessThan(2_000);
  }
});

/** Judges a path on a site where the pages after it were visited. */
function judge(row: string): boolean {
  const [path = '', ...listed] = row.split(' ');
  return isForMachines(path, (each) => listed.includes(each));
}

describe('a path is for programs', () => {
  test.each([
    ...['/robots.txt', '/ROBOTS.TXT', '/humans.txt', 'robots.txt'],
    ...['/sitemap.xml', '/sitemap-0.xml', '/sitemap_index.xml', '/de/sitemap-pages.xml'],
    ...['/llms.txt', '/llms-full.txt', '/guides/llms-small.txt'],
    ...['/feed', '/feed/', '/blog/feed', '/rss', '/atom', '/rss.xml', '/atom.xml', '/index.rss', '/blog/feed.json'],
    ...['/openapi.json', '/data.JSON', '/index.md', '/README.md'],
  ])('whatever else was visited: %s', (path) => expect(judge(path)).toBe(true));

  test.each([
    ...['/guide.md /guide', '/guide.md /guide/', '/guide.md /guide.html', '/guide.html.md /guide.html'],
    ...['/guide.MD /guide', '/guide/index.md /guide', '/guide/index.md /guide/'],
    ...['/guide/index.md /guide/index', '/guide/README.md /guide/', '/index.md /'],
  ])('if it is the Markdown of a visited page: %s', (row) => expect(judge(row)).toBe(true));
});

test.each([
  ...['/', '', '/guide', '/guide/', '/guide.html', '/feeds-and-speeds', '/rss-explained', '/feed/install', '/atomic'],
  ...['/reference/json', '/reference/package.json/scripts', '/txt', '/sitemap'],
  ...['/guide.md /other', '/guide.md /guide.md', '/guide/index.md /', '/guide.mdx /guide'],
])('a path is for people although it looks like a file, or is Markdown without a page: %s', (row) =>
  expect(judge(row.includes(' ') ? row : `${row} /guide`)).toBe(false),
);
