import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT, trackedFiles } from './tracked-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...trackedFiles('docs/*.md')];

const PROMISE =
  "For one comment at most one job is ever started, whatever is re-run, cancelled, crashed, duplicated or run in parallel. The request that starts it is repeated only after 429 or with proof that it never left. If we can't know whether it arrived, the comment says so, and it is not sent again.";

describe('the README', () => {
  test('makes the promise in the agreed words', () => {
    expect(read('README.md').split('\n')).toContain(PROMISE);
  });

  test('needs two commands on a fresh machine', () => {
    const [block = ''] = /(?<=^```sh\n).*?(?=^```$)/ms.exec(read('README.md')) ?? [];
    const commands = block.split('\n').map((line) => line.replace(/#.*/, '').trim());
    expect(commands.filter(Boolean)).toEqual(['npm ci && npm run demo', 'npm cit']);
  });
});

describe('what the README says when something goes wrong', () => {
  const [section = ''] = /(?<=^## When something goes wrong$).*?(?=^## )/ms.exec(read('README.md')) ?? [];
  const sentences = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map((row) => row[1] ?? '');
  const sources = trackedFiles('src/*.ts').map(read).join('\n');

  test('has a dozen sentences', () => {
    expect(sentences.length).toBeGreaterThan(11);
  });

  test.each(sentences)('is said by the action: %s', (sentence) => {
    // The status of a refusal is filled in when it is known.
    const pieces = sentence
      .replace(/\(HTTP \d+\)\.$/, '')
      .replace(/^The service /, '')
      .split('…');
    expect(pieces.filter((piece) => !sources.includes(piece.trim()))).toEqual([]);
  });
});

describe.each(PAGES)('%s', (page) => {
  test('links to files that exist', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map((link) => link[1] ?? '');
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  });

  test('names scripts that exist', () => {
    const named = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  });
});

test('CONTRIBUTING.md describes every place of the sources', () => {
  const entries = readdirSync(join(ROOT, 'src'), { withFileTypes: true });
  const places = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  const given = [...read('CONTRIBUTING.md').matchAll(/^\| `([\w-]+(?:\/|\.ts))` \| /gm)].map((row) => row[1]);
  expect([...places].sort()).toEqual([...new Set(given)].filter((place) => place !== undefined).sort());
});
