import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { withoutSureComments } from '../../../src/action/prompt/instruction-comments.ts';
import { instructionPart } from '../../../src/action/prompt/prompt-part.ts';
import { fuzzRuns } from '../../build/fuzz-runs.ts';

const LONGEST = 60_000;

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
    [
      '<b title="c">a</b> <!DOCTYPE d> ![e](f "g")\n\n[h]: i',
      '<b title="c">a</b> <!DOCTYPE d> ![e](f "g")\n\n[h]: i',
      0,
    ],
    ['a\n<!-- b\n\n```\n-->\nc', 'a\n\nc', 1],
    ['> a <!-- b\n> c --> d', '> a  d', 1],
    ['- [ ] a <!-- b -->', '- [ ] a', 1],
    ['a `b` <!-- c -->', 'a `b`', 1],
    ['a\n<!-- b\n\nc', 'a', 1],
    ['<div>\n<!-- a -->\n</div>', '<div>\n\n</div>', 1],
    ['do x\n\n[^n]: <!-- a -->', 'do x\n\n[^n]:', 1],
    ['do x ![a <!-- b -->](http://x/y)', 'do x ![a ](http://x/y)', 1],
  ])('loses comments that are surely not in code, and nothing else: %j', (text, expected, hidden) => {
    expect(instructionPart(text, LONGEST)).toMatchObject({ text: expected, hidden });
  });

  test.each([
    '`<!-- a -->` \\<!-- b --> ``<!-- ` -->``',
    'a `b\nc <!-- d --> e`',
    '# a ` b\n`<!-- c -->`',
    '<a href="`">`<!-- b -->`',
    '[a](`) `<!-- b -->`',
    '| ` | `<!-- a -->` |',
    '```\n~~~\n<!-- a -->\n```',
    '~~~\n```\n<!-- a -->\n~~~',
    '````\n```\n<!-- a -->\n````',
    '<div>\n```\n\n```\n<!-- a -->\n```',
    '<pre>\n\n```\n</pre>\n```\n<!-- a -->\n```',
    '- ```\n\na\n\n- ```\n  <!-- b -->\n  ```',
    '    <!-- a -->\n\n\t<!-- b -->\n\n-     <!-- c -->',
    'a <!-- b\n\nc -->',
  ])('keeps what may be code: %j', (text) => {
    const part = instructionPart(text, LONGEST);
    expect(part).toMatchObject({ text: text.trimEnd(), hidden: 0 });
  });
  test('without comments is unchanged, whatever it contains', () => {
    const bits = fc.constantFrom(...'a ``` ~~~ ` < > ! -- --> [ ]( <b> | \\'.split(' '), ' ', '\n', '- ', '> ');
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
        const text = parts.join('').replaceAll('<!--', '');
        fc.pre(!text.includes('<!--'));
        const expected = text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
        expect(instructionPart(text, LONGEST).text).toBe(expected);
      }),
      { numRuns: fuzzRuns(500) },
    );
  });

  test.each(['—\n', 'a\n\n', '`a`\n', '``a`\n', '|`a`\n', '<a>\n', '> a ]\n', 'a <!-- b -->\n', '<!-- b\n--> a\n'])(
    'of many lines %j is searched once, not to its end for each line',
    (line) => {
      const source = line.repeat(2_000);
      expect(searchedIn(source)).toBeGreaterThan(0);
      expect(searchedIn(source)).toBeLessThanOrEqual(3 * source.length);
    },
  );

  test.each(['>', '<!--', '<!-- -->', '`', '* * a\n', '- a\n  ', '|a|b|\n|-|-|\n', '](', '\t', '<'])(
    'of 64 KB of %j is read',
    (part) => {
      const { text } = instructionPart(`a <!-- b --> ${part.repeat(64 * 1024)}`.slice(0, 64 * 1024), LONGEST);
      expect(text.length).toBeLessThanOrEqual(LONGEST);
    },
  );
});
