import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparablePath, sitePathOf } from '../../src/report/site-paths.ts';

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
  ])('below %s of %s is %s', (root, file, expected) => {
    expect(sitePathOf(file, root)).toBe(expected);
  });

  test.each([...['docs/a.png', 'docs/a.markdown', 'docs/md', 'docs/.md', 'docsify/a.md', 'src/docs/a.md', 'a.md']])(
    'is none for %s',
    (file) => {
      expect(sitePathOf(file, 'docs')).toBeNull();
    },
  );
});

describe('a visited path is compared', () => {
  test.each([
    ...['/guides/install → /guides/install', '/guides/install/ → /guides/install'],
    ...['/guides/install// → /guides/install', '/guides/install.html → /guides/install'],
    ...['/guides/install.md → /guides/install', '/guides/index.html → /guides', '/index → /', '/ → /', ' → /'],
    ...['guides/install → /guides/install', '/Guides/Install → /Guides/Install', '/caf%C3%A9 → /café'],
    ...['/a%20b → /a b', '/a%2Fb → /a%2Fb', '/100% → /100%', '/llms.txt → /llms.txt', '/v1.2 → /v1.2'],
  ])('%s', (row) => {
    const [visited = '', path] = row.split(' → ');
    expect(comparablePath(visited)).toBe(path);
  });
});

const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter(
    (text) => !/[/\\\p{Cc}]|^\.+$|\.[a-z]+$/iu.test(text) && !/^(?:index|readme)$/i.test(text) && text.isWellFormed(),
  );

test('a page is found however the site writes its path', () => {
  const forms = fc.constantFrom(
    (path: string) => path,
    (path: string) => `${path}/`,
    (path: string) => `${path}.html`,
    (path: string) => `${path}/index.html`,
  );
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), forms, (segments, written) => {
      const file = `docs/${segments.join('/')}.md`;
      const visited = written(`/${segments.map(encodeURIComponent).join('/')}`);
      expect(comparablePath(visited)).toBe(sitePathOf(file, 'docs'));
    }),
    { numRuns: 500 },
  );
});

test('any text has a comparable path, and long ones are fast', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(comparablePath(text).startsWith('/')).toBe(true);
    }),
  );
  const long = [
    '/'.repeat(1e6),
    `${'/'.repeat(1e6)}x`,
    `/${'%'.repeat(1e6)}`,
    `/${'index/'.repeat(2e5)}`,
    '.md'.repeat(3e5),
  ];
  for (const hostile of long) {
    const start = performance.now();
    comparablePath(hostile);
    sitePathOf(`docs/${hostile}`, 'docs');
    expect(performance.now() - start).toBeLessThan(2_000);
  }
});
