import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hunkTo, readDiff, readHunks } from '../../../src/playground/github/pages/diff.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const HEADER = ['diff --git a/a.md b/a.md', 'index 1111111..2222222 100644', '--- a/a.md', '+++ b/a.md'];
const read = (...lines: string[]) => readDiff(`${lines.join('\n')}\n`);

describe('a git diff', () => {
  test('is shown line by line, with the numbers before and after', () => {
    expect(read(...HEADER, '@@ -4,2 +4,2 @@ # Title', ' kept', '-old', '+new')).toEqual([
      {
        name: 'a.md',
        lines: [
          { kind: 'hunk', text: '@@ -4,2 +4,2 @@ # Title', before: null, after: null },
          { kind: 'context', text: 'kept', before: 4, after: 4 },
          { kind: 'deletion', text: 'old', before: 5, after: null },
          { kind: 'addition', text: 'new', before: null, after: 5 },
        ],
      },
    ]);
  });

  test('of no files is empty', () => expect(readDiff('')).toEqual([]));

  test.each([
    ['diff --git a/x y.md b/x y.md|new file mode 100644|index 0000000..e69de29', 'x y.md', ['new file mode 100644']],
    ['diff --git a/old.md b/new.md|similarity index 100%|rename from old.md|rename to new.md', 'old.md → new.md', []],
    ['diff --git "a/\\303" "b/\\303"|old mode 100644|new mode 100755', '\\303', ['old mode 100644', 'new mode 100755']],
    ['diff --git a/i b/i|index 1..2 100644|Binary files a/i and b/i differ', 'i', ['Binary files a/i and b/i differ']],
    ['diff --git a/x b/y.png b/x b/y.png|new file mode 100644', 'x b/y.png', ['new file mode 100644']],
    ['diff --git "a/\\"" "b/\\\\"|similarity index 100%|rename from "\\""|rename to "\\\\"', '"\\"" → "\\\\"', []],
    ['diff --git a/<b>.md b/<b>.md|deleted file mode 120000|index e69..0', '<b>.md', ['deleted file mode 120000']],
  ])('without lines says what happened to the file: %s', (lines, name, notes) => {
    const [file] = read(...lines.split('|'));
    expect(file?.name).toBe(name);
    expect(file?.lines).toEqual(notes.map((text) => ({ kind: 'note', text, before: null, after: null })));
  });

  test('says where a file ends without a line break', () => {
    const [file] = read(...HEADER, '@@ -1 +1 @@', '-a', '+b', '\\ No newline at end of file');
    expect(file?.lines.at(-1)).toMatchObject({ kind: 'note', text: 'No newline at end of file' });
  });

  test('names a file with spaces without the tab that git adds', () => {
    const lines = ['diff --git a/x y.md b/x y.md', '--- a/x y.md\t', '+++ b/x y.md\t', '@@ -1 +1 @@', '-a', '+b'];
    expect(read(...lines)[0]?.name).toBe('x y.md');
  });

  test('keeps two files apart whatever their lines contain', () => {
    // Lines that git or a parser could misread.
    const own = ['diff --git a/x b/x', '@@ -1 +1 @@', '--- ', '+', '*', '\\ No newline at end of file', '%0A', '%5C'];
    const line = fc.string({ unit: fc.constantFrom(...own, '\u2028', '\r', '\\', 'a', ' ') });
    forMany(100, [fc.array(line), fc.array(line)], (deleted, added) => {
      const changes = [...deleted.map((text) => `-${text}`), ...added.map((text) => `+${text}`)];
      const hunk = [`@@ -1,${deleted.length} +1,${added.length} @@`, ...changes];
      const files = read(...HEADER, ...hunk, ...HEADER.map((text) => text.replaceAll('a.md', 'b.md')), ...hunk);
      expect(files.map(({ name }) => name)).toEqual(['a.md', 'b.md']);
      for (const { lines } of files) {
        expect(lines.filter(({ kind }) => kind === 'deletion').map(({ text }) => text)).toEqual(deleted);
        expect(lines.filter(({ kind }) => kind === 'addition').map(({ text }) => text)).toEqual(added);
      }
    });
  });
});

test('a parsed hunk is parsed again unchanged, with where its file ends', () => {
  const hunk = ['@@ -1 +1,2 @@', '-a\r\\', '\\ No newline at end of file', '+%0A', '+c'];
  const [file] = read(...HEADER, ...hunk);
  expect(file && hunkTo(file, 2)).toBe(hunk.join('\n'));
  expect(readHunks(hunk)).toEqual(file?.lines);
});

test('a hunk without its first line is shown without numbers', () => {
  expect(readHunks(['-old', '+new', ' kept', ''])).toEqual([
    { kind: 'deletion', text: 'old', before: null, after: null },
    { kind: 'addition', text: 'new', before: null, after: null },
    { kind: 'context', text: 'kept', before: null, after: null },
  ]);
});

test.each([
  [4, '@@ -4,2 +4,2 @@ # Title\n kept'],
  [5, '@@ -4,2 +4,2 @@ # Title\n kept\n-old\n+new'],
  [21, '@@ -20,2 +20,2 @@\n also kept\n+last'],
  [3, null],
  [6, null],
])("the hunk down to line %i matches git's output above it", (line, hunk) => {
  const second = ['@@ -20,2 +20,2 @@', ' also kept', '+last', '\\ No newline at end of file'];
  const [file] = read(...HEADER, '@@ -4,2 +4,2 @@ # Title', ' kept', '-old', '+new', ...second);
  expect(file && hunkTo(file, line)).toBe(hunk);
});
