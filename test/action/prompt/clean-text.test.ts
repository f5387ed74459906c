import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as cleaning from '../../../src/action/prompt/clean-text.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const { CAPS, hasVisibleText, instructionPart, plainLines, withoutInvisible, withoutSureComments } = cleaning;

const PARTS = [
  ...['--', '<!', '<!--', '-->', '<!-->', '<!--->', '--!>', '\r\n', 'e\u0301'],
  ...'<!-> \n\r\ta\u0338\u212b\u0000\u001b\u00ad\u200b\u200d\u202e\u2066\ufe0f\ufeff\u{e0041}\u3164',
  ...['\ud800', '\udc00'],
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 })
  .map((parts) => parts.join(''));

test('no invisible character and no half of a character is left of any text', () => {
  forMany(2_000, [hostile], (text) => {
    const visible = withoutInvisible(plainLines(text)).text;
    expect(visible).not.toMatch(/\p{Default_Ignorable_Code_Point}|\p{Cf}/u);
    expect(visible.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
    expect(visible.isWellFormed()).toBe(true);
  });
});

describe('a text', () => {
  test.each([
    ['hidden parts alone', '\u200b \n\r\t\u{e0041}\u0000<!-- x --><!--><!---><!-- > -- y--->', false],
    ['a comment that is not closed', '<!-- not closed\n\nall of it <!-- -', false],
    ['an opening alone', '\u200b<!--', false],
    ['a word between hidden parts', '<!-- x --><!-->\u200b<!--->ü<!-- > -- y---><!--', true],
    ['a comment assembled across invisible characters', '<\u200b!\u200d-\u00ad- hidden -->', false],
    ['a comment that looks nested, which ends at its first end', '<!-- x <!-- y --> visible -->', true],
    ['no opening', '-->', true],
    ['half an opening', '<!- b -->', true],
    ['an opening that a reader sees behind the rest of another', '<!<!-- x -->-- visible -->', true],
    ['a declaration', '<!DOCTYPE html>', true],
  ])('of %s', (_name, text, expected) => expect(hasVisibleText(text)).toBe(expected));
});

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
])('invisible characters: %s', (_name, text, expected, invisible) => {
  expect(withoutInvisible(plainLines(text))).toMatchObject({ text: expected, invisible });
});

test.each(['<!--', '<!-- -->', '<!-', '<', '-', '<!-->', '-->', '\u200b', '<!<!-- -->', '\r', ' ', 'e\u0301'])(
  '1 MB of %j is read',
  (part) => expect(hasVisibleText(part.repeat(1024 * 1024).slice(0, 1024 * 1024))).toEqual(expect.any(Boolean)),
);

/** Counts the characters that searches pass while an instruction is read. */
function searchedIn(source: string): number {
  const { exec } = RegExp.prototype;
  let searched = 0;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.lastIndex;
    const match = exec.call(this, text);
    if (this.global) searched += (match === null ? text.length : this.lastIndex) - from;
    return match;
  });
  try {
    withoutSureComments(source);
  } finally {
    spy.mockRestore();
  }
  return searched;
}

describe('an instruction', () => {
  test.each([
    ['a <!-- b --> c', 'a  c', 1],
    ['`<!--` a `-->`', '`<!--` a `-->`', 0],
    ['```\n<!-- a -->\n```\nb<!-- c -->', '```\n<!-- a -->\n```\nb', 1],
    ['<b title="c">a</b> <!DOCTYPE d>\n\n[h]: i', '<b title="c">a</b> <!DOCTYPE d>\n\n[h]: i', 0],
    ['![e](f "g")', '![e](f "g")', 0],
    ['a\n<!-- b\n\n```\n-->\nc', 'a\n\nc', 1],
    ['> a <!-- b\n> c --> d', '> a  d', 1],
    ['- [ ] a <!-- b -->', '- [ ] a', 1],
    ['a `b` <!-- c -->', 'a `b`', 1],
    ['a\n<!-- b\n\nc', 'a', 1],
    ['<div>\n<!-- a -->\n</div>', '<div>\n\n</div>', 1],
    ['do x\n\n[^n]: <!-- a -->', 'do x\n\n[^n]:', 1],
    ['do x ![a <!-- b -->](http://x/y)', 'do x ![a ](http://x/y)', 1],
  ])('loses comments that are surely not in code, and nothing else: %j', (text, expected, hidden) => {
    expect(instructionPart(text)).toMatchObject({ text: expected, hidden });
  });

  test.each([
    ...['`<!-- a -->` \\<!-- b --> ``<!-- ` -->``', 'a `b\nc <!-- d --> e`', '# a ` b\n`<!-- c -->`'],
    ...['<a href="`">`<!-- b -->`', '[a](`) `<!-- b -->`', '| ` | `<!-- a -->` |', '```\n~~~\n<!-- a -->\n```'],
    ...['~~~\n```\n<!-- a -->\n~~~', '````\n```\n<!-- a -->\n````', '<div>\n```\n\n```\n<!-- a -->\n```'],
    ...['<pre>\n\n```\n</pre>\n```\n<!-- a -->\n```', '- ```\n\na\n\n- ```\n  <!-- b -->\n  ```'],
    ...['    <!-- a -->\n\n\t<!-- b -->\n\n-     <!-- c -->', 'a <!-- b\n\nc -->'],
  ])('keeps what may be code: %j', (text) => {
    expect(instructionPart(text)).toMatchObject({ text: text.trimEnd(), hidden: 0 });
  });

  test('without comments is unchanged, whatever it contains', () => {
    const bits = fc.constantFrom(...'a ``` ~~~ ` < > ! -- --> [ ]( <b> | \\'.split(' '), ' ', '\n', '- ', '> ');
    forMany(500, [fc.array(bits, { maxLength: 60 })], (parts) => {
      const text = parts.join('').replaceAll('<!--', '');
      fc.pre(!text.includes('<!--'));
      const expected = text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
      expect(instructionPart(text).text).toBe(expected);
    });
  });

  const LINES = ['—\n', 'a\n\n', '`a`\n', '``a`\n', '|`a`\n', '<a>\n', '> a ]\n', 'a <!-- b -->\n', '<!-- b\n--> a\n'];
  test.each(LINES)('of many lines %j is searched once, not to its end for each line', (line) => {
    const source = line.repeat(2_000);
    expect(searchedIn(source)).toBeGreaterThan(0);
    expect(searchedIn(source)).toBeLessThanOrEqual(3 * source.length);
  });

  const PIECES = ['>', '<!--', '<!-- -->', '`', '* * a\n', '- a\n  ', '|a|b|\n|-|-|\n', '](', '\t', '<'];
  test.each(PIECES)('of 64 KB of %j', (part) => {
    const { text } = instructionPart(`a <!-- b --> ${part.repeat(64 * 1024)}`.slice(0, 64 * 1024));
    expect(text.length).toBeLessThanOrEqual(CAPS.prompt);
  });
});
