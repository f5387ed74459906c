import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf, tame } from '../../src/service/service-error.ts';

const KEY = 'canary_0+1/2=3&4"5\\6789abcdef';

describe('the words of a refusal', () => {
  test.each([
    ['read-visitors', 401, /a weekly report begins to fail with 401 when the key expires/],
    ['read-visitors', 403, /scope/],
    ['read-visitors', 429, /100 requests an hour/],
    ['read-job', 404, /`job-id`/],
    ['create-job', 404, /`project-id`/],
    ['create-job', 429, /100 jobs an hour/],
    ['read-job', 401, /90 days/],
    ['read-visitors', 413, /Mend/],
    ['create-job', 418, /Try again later/],
  ] as const)('after %s with %i say what to do', (undertaking, status, hint) => {
    const problem = refusalOf(undertaking, status, { theirWords: null, apiKey: KEY });
    expect(problem.hint).toMatch(hint);
    expect(problem.message).toMatch(new RegExp(`^The service .* \\(HTTP ${status}\\)\\.$`));
  });

  test("repeat the service's own, as one short line", () => {
    const theirWords = `Bad\r\n::error::prompt\u001b[31m ${'x'.repeat(900)}`;
    const { message } = refusalOf('create-job', 400, { theirWords, apiKey: KEY });
    expect(message).toMatch(/It says: Bad ::error::prompt \[31m x+…$/);
    expect([...message].length).toBeLessThan(400);
  });
});

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
