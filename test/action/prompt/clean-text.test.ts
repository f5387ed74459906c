import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '../../../src/action/prompt/clean-text.ts';
import { fuzzRuns } from '../../build/fuzz-runs.ts';

const PARTS = [
  ...['--', '<!', '<!--', '-->', '<!-->', '<!--->', '--!>', '\r\n', 'e\u0301'],
  ...'<!-> \n\r\ta\u0338\u212b\u0000\u001b\u00ad\u200b\u200d\u202e\u2066\ufe0f\ufeff\u{e0041}\u3164',
  ...['\ud800', '\udc00'],
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('a cleaned text', () => {
  test('is a fixed point: cleaning it again removes and changes nothing', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = cleanText(text).text;
        expect(cleanText(once)).toEqual({ text: once, removed: { comments: 0, invisible: 0 } });
      }),
      { numRuns: 2_000 },
    );
  });

  test('contains no invisible character, no comment and no stray half of a character, and is in normal form', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { text: cleaned } = cleanText(text);
        expect(cleaned).not.toMatch(/\p{Default_Ignorable_Code_Point}|\p{Cf}/u);
        expect(cleaned.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
        expect(cleaned).not.toContain('<!--');
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).toBe(cleaned.normalize('NFC').trim());
      }),
      { numRuns: 2_000 },
    );
  });

  test('has sorted combining characters, except in endless runs: that takes seconds for 64 KB', () => {
    const marks = '\u0315\u0300';
    expect(cleanText(`a${marks.repeat(15)}`).text).toBe(`a${marks.repeat(15)}`.normalize('NFC'));
    expect(cleanText(`e\u0301 a${marks.repeat(16)}b`).text).toBe(`\u00e9 a${marks.repeat(16)}b`);
    expect(cleanText(marks.repeat(32_768)).text).toBe(marks.repeat(32_768));
  });

  test('is also a fixed point with endless runs of combining characters', () => {
    const marks = fc.constantFrom(
      '\u0315\u0300'.repeat(15),
      '\u0300'.repeat(31),
      '\u0301',
      '\u0958',
      '\u0344',
      'e',
      '<',
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 8 }), (parts) => {
        const once = cleanText(parts.join('')).text;
        expect(cleanText(once).text).toBe(once);
      }),
      { numRuns: fuzzRuns(500) },
    );
  });

  test('is unchanged if nothing is hidden in it', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zäöü0-9 <>!.#*`_\t]*$/)), (lines) => {
        const text = lines.join('\n');
        expect(cleanText(text)).toEqual({ text: text.trim(), removed: { comments: 0, invisible: 0 } });
      }),
    );
  });
});

describe('hidden comments', () => {
  test.each([
    ['a whole one', 'before <!-- hidden --> after', 'before  after', 1],
    ['several', 'a<!-- x -->b<!-- y -->c', 'abc', 2],
    ['one over many lines', 'a\n<!--\nhidden\n-->\nb', 'a\n\nb', 1],
    ['one that is not closed reaches to the end', 'before <!-- hidden\n\nall of it', 'before', 1],
    ['one that looks nested ends at its first end', 'a<!-- x <!-- y --> visible -->b', 'a visible -->b', 1],
    ['the shortest', 'a<!-->b', 'ab', 1],
    ['the second shortest', 'a<!--->b', 'ab', 1],
    ['an empty one', 'a<!---->b', 'ab', 1],
    ['one that ends in three hyphens', 'a<!-- x --->b', 'ab', 1],
    ['one that begins like a short one but is not', 'a<!-- >b-->c', 'ac', 1],
    ['one assembled by the removal of another', 'a<!<!-- x -->-- hidden -->b', 'ab', 2],
    ['one assembled twice', 'a<<!-- x -->!<!-- y -->-- hidden -->b', 'ab', 3],
    ['one assembled across invisible characters', 'a<\u200b!\u200d-\u00ad- hidden -->b', 'ab', 1],
    ['one assembled with an end that follows at once', 'a<!-<!---->->b', 'a', 2],
    ['no opening', 'a --> b', 'a --> b', 0],
    ['half an opening', 'a <!- b -->', 'a <!- b -->', 0],
    ['a declaration', '<!DOCTYPE html>', '<!DOCTYPE html>', 0],
  ])('%s', (_name, text, expected, comments) => {
    const cleaned = cleanText(text);
    expect(cleaned.text).toBe(expected);
    expect(cleaned.removed.comments).toBe(comments);
  });
});

describe('invisible characters', () => {
  test.each([
    ['zero-width space', 'a\u200bb', 'ab', 1],
    ['bidirectional controls', '\u202ea\u2066b\u2069', 'ab', 3],
    ['tag characters that spell a word', 'a\u{e0068}\u{e0069}b', 'ab', 2],
    ['a soft hyphen', 'a\u00adb', 'ab', 1],
    ['control characters', 'a\u0000\u0007\u001b[31mb\u007f\u009b', 'a[31mb', 5],
    ['a byte order mark', '\ufeffa', 'a', 1],
    ['a filler that looks like a space', 'a\u3164b', 'ab', 1],
    ['line ends of other systems become line feeds', 'a\r\nb\rc\n\td', 'a\nb\nc\n\td', 0],
    ['half a character becomes visible', 'a\ud800b', 'a\ufffdb', 0],
    ['two ways to write a letter become one', 'e\u0301', '\u00e9', 0],
  ])('%s', (_name, text, expected, invisible) => {
    expect(cleanText(text)).toEqual({ text: expected, removed: { comments: 0, invisible } });
  });
});

test.each(['<!--', '<!-- -->', '<!-', '<', '-', '<!-->', '-->', '\u200b', '<!<!-- -->', '\r', ' ', 'e\u0301'])(
  'a megabyte of %j is read',
  (part) => {
    const { text } = cleanText(part.repeat(1024 * 1024).slice(0, 1024 * 1024));
    expect(text).not.toContain('<!--');
  },
);
