import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tame } from '../../../src/action/service-client/contract.ts';

const unmasked = (text: string): string => text;

describe('untrusted text', () => {
  test('is one line of visible characters, at most 300 and three dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1200 }), (text) => {
        const line = tame(text, unmasked);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(line.isWellFormed()).toBe(true);
        expect([...line].length).toBeLessThanOrEqual(301);
      }),
    );
  });

  test('may be cut shorter', () => {
    expect(tame('x'.repeat(80), unmasked, 60)).toBe(`${'x'.repeat(60)}…`);
  });

  test('of a megabyte is cut like a short one', () => {
    for (const part of ['x', ' ', '\n', '\u200b', '😀'])
      expect(tame(part.repeat(1024 * 1024), unmasked)).toBe(tame(part.repeat(1024), unmasked));
  });

  test('stays valid if it was cut in the middle of a character', () => {
    expect(tame('cut \ud83d', unmasked)).toBe('cut \ufffd');
  });

  test('is unchanged if it is harmless', () => {
    expect(tame('prompt: must not be empty (ü, 漢, 👩)', unmasked)).toBe('prompt: must not be empty (ü, 漢, 👩)');
  });
});
