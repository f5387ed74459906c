import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTelling, maskedWords } from '../../../src/visitors/evidence/readers-words.ts';
import { hostileText } from '../../build/hostile-text.ts';

describe("readers' words", () => {
  test.each([
    ['rotate key', 'rotate key'],
    ['  two\n\tlines\u2028and more ', 'two lines and more'],
    ['mail ada@example.com, please', 'mail … please'],
    ['(ada.l+docs@mail.example.co.uk)', '…'],
    ['ada @ example.com', '…'],
    ['ada＠example.com', '…'],
    ['ada%40example.com', '…'],
    ['ada@exam\u200Bple.com', '…'],
    ['ada@localhost', '…'],
    ['mailto:ada@example.com?subject=x', '…'],
    ['react@18.2 or vue@v3', 'react@18.2 or vue@v3'],
    ['@octocat and @scope/package', '@octocat and @scope/package'],
    ['call 0171 555 01 23', 'call …'],
    ['+49 (171) 555-01-23', '+…'],
    ['(555) 123-4567', '(…'],
    ['4111.1111.1111.1111', '…'],
    ['0171−555−01−23 or ０１７１．５５５．０１２３', '… or …'],
    ['12345678 is short', '12345678 is short'],
    ['123456789 is long', '… is long'],
    ['1-2-3-4-5-6-7-8-9', '…'],
    ['1\u00A02\u20093\u20104\u20115\u20126 7 8 9', '…'],
    ['1\u200B2\u200B3\u200B4\u200B5\u200B6\u200B7\u200B8\u200B9', '…'],
    ['٠١٢٣٤٥٦٧٨', '…'],
    ['HTTP 404 and 500 in 2026', 'HTTP 404 and 500 in 2026'],
    ['gpj.\u202Eexe', 'gpj.exe'],
  ])('%j become %j', (given, masked) => {
    expect(maskedWords(given)).toBe(masked);
  });

  test('have no long number and no address, on one line, whatever they were', () => {
    const parts = fc.oneof(
      hostileText,
      fc.constantFrom(' ', '.', '-', '(', ')', '@', '＠', 'ada@example.com', 'a', '\u200B', '\u00A0'),
      fc.nat().map(String),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (given) => {
        const words = maskedWords(given.join(''));
        expect(words.replace(/[ .\p{Pd}()/]/gu, '')).not.toMatch(/\p{Nd}{9}/u);
        expect(words).not.toMatch(/[\p{L}\p{N}]@[\p{L}]/u);
        expect(words).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['…', '… …', '', '?!', '🙂'])('say nothing if only %j is left', (words) => {
    expect(isTelling(words)).toBe(false);
    expect(isTelling(`${words} key`)).toBe(true);
  });

  test.each(['a', '1', '1 ', '@', 'a@', '@a ', ' ', '1.', '12345678x', '\u200B'])(
    'of 64 KB made of %j take no longer than a page',
    (part) => {
      const text = part.repeat(65_536 / part.length);
      expect(maskedWords(text).length).toBeLessThanOrEqual(text.length);
    },
  );
});
