import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparablePath, sitePathOf } from '../../src/report/site-paths.ts';

describe('the site path of a file', () => {
  test.each<readonly [string, string, string | null]>([
    ['docs', 'docs/guides/install.md', '/guides/install'],
    ['docs', 'docs/guides/install.MDX', '/guides/install'],
    ['docs', 'docs/a.html', '/a'],
    ['docs', 'docs/a.rst', '/a'],
    ['docs', 'docs/a.adoc', '/a'],
    ['docs', 'docs/v1.2/notes.v3.md', '/v1.2/notes.v3'],
    ['docs', 'docs/index.md', '/'],
    ['docs', 'docs/README.md', '/'],
    ['docs', 'docs/guides/index.mdx', '/guides'],
    ['docs', 'docs/guides/Readme.md', '/guides'],
    ['docs', 'docs/reindex.md', '/reindex'],
    ['docs', 'docs/index/index.md', '/index'],
    ['docs', 'docs/Guides/Install.md', '/Guides/Install'],
    ['docs/site', 'docs/site/a.md', '/a'],
    ['.', 'docs/a.md', '/docs/a'],
    ['.', 'README.md', '/'],
    ['docs', 'docs/a.png', null],
    ['docs', 'docs/a.markdown', null],
    ['docs', 'docs/md', null],
    ['docs', 'docs/.md', null],
    ['docs', 'docsify/a.md', null],
    ['docs', 'src/docs/a.md', null],
    ['docs', 'a.md', null],
    ['docs', 'docs/100% done.md', '/100% done'],
    ['docs', 'docs/cafe\u0301.md', '/caf\u00e9'],
    ['docs', 'docs/__proto__.md', '/__proto__'],
    ['docs', 'docs/a\n`b`|<c>.md', '/a\n`b`|<c>'],
  ])('below %s of %s is %s', (root, file, expected) => {
    expect(sitePathOf(file, root)).toBe(expected);
  });
});

describe('a visited path is compared', () => {
  test.each<readonly [string, string]>([
    ['/guides/install', '/guides/install'],
    ['/guides/install/', '/guides/install'],
    ['/guides/install//', '/guides/install'],
    ['/guides/install.html', '/guides/install'],
    ['/guides/install.md', '/guides/install'],
    ['/guides/index.html', '/guides'],
    ['/index', '/'],
    ['/', '/'],
    ['', '/'],
    ['guides/install', '/guides/install'],
    ['/Guides/Install', '/Guides/Install'],
    ['/caf%C3%A9', '/café'],
    ['/a%20b', '/a b'],
    ['/a%2Fb', '/a%2Fb'],
    ['/100%', '/100%'],
    ['/llms.txt', '/llms.txt'],
    ['/v1.2', '/v1.2'],
  ])('%s as %s', (visited, expected) => {
    expect(comparablePath(visited)).toBe(expected);
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
  for (const hostile of [
    '/'.repeat(1e6),
    `${'/'.repeat(1e6)}x`,
    `/${'%'.repeat(1e6)}`,
    `/${'index/'.repeat(2e5)}`,
    '.md'.repeat(3e5),
  ]) {
    const start = performance.now();
    comparablePath(hostile);
    sitePathOf(`docs/${hostile}`, 'docs');
    expect(performance.now() - start).toBeLessThan(2_000);
  }
});
