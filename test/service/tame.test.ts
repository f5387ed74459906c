import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tame } from '../../src/service/tame.ts';

const KEY = 'canary_0+1/2=3&4"5\\6789abcdef';

describe('untrusted text', () => {
  const encodings: readonly (readonly [string, (text: string) => string])[] = [
    ['as it is', (text) => text],
    ['percent-encoded', encodeURIComponent],
    [
      'percent-encoded in small letters',
      (text) => encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
    ],
    ['as JSON', (text) => JSON.stringify(text)],
    ['as base64', (text) => Buffer.from(text).toString('base64')],
    ['as base64 for addresses', (text) => Buffer.from(text).toString('base64url')],
    ['reversed', (text) => [...text].reverse().join('')],
    ['with what cannot be seen inside', (text) => [...text].join('\u200b')],
    ['as UTF-16 that is taken for UTF-8', (text) => [...text].join('\0')],
  ];

  test.each(encodings)('loses the key %s, wherever it stands', (_name, encode) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }), (before, after) => {
        const line = tame(`${before}${encode(`${before}${KEY}${after}`)}${after}`, KEY);
        for (const [, again] of encodings) expect(line).not.toContain(core(again(KEY)));
      }),
    );
  });

  test('loses the key in the header that carries it', () => {
    const header = `Bearer ${KEY}`;
    for (const text of [header, Buffer.from(header).toString('base64'), JSON.stringify({ authorization: header })]) {
      expect(tame(text, KEY)).not.toContain(core(KEY));
      expect(tame(text, KEY)).toContain('***');
    }
  });

  test('is one line of visible characters, at most 300 and three dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1200 }), (text) => {
        const line = tame(text, KEY);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(line.isWellFormed()).toBe(true);
        expect([...line].length).toBeLessThanOrEqual(301);
      }),
    );
  });

  test('may be cut shorter, but never before the key is out of it', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.integer({ min: 1, max: 80 }), (before, longest) => {
        const line = tame(`${'x'.repeat(before)}${KEY}`, KEY, longest);
        expect([...line].length).toBeLessThanOrEqual(longest + 1);
        expect(line).not.toContain(KEY.slice(0, 3));
      }),
    );
  });

  test('of a megabyte takes no longer than a moment', () => {
    const began = performance.now();
    for (const part of ['x', ' ', '\n', '\u200b', KEY, '😀']) tame(part.repeat(1024 * 1024), KEY);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('is whole where it was cut in the middle of a character', () => {
    expect(tame('cut \ud83d', KEY)).toBe('cut \ufffd');
  });

  test('stays as it is where it is harmless', () => {
    expect(tame('prompt: must not be empty (ü, 漢, 👩)', KEY)).toBe('prompt: must not be empty (ü, 漢, 👩)');
  });
});

/** The middle of an encoded key: its ends may differ with what stands around it. */
function core(encoded: string): string {
  return encoded.slice(6, -6);
}
