import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTelling, maskedPath, maskedWords } from '../../../src/report/evidence/readers-words.ts';
import { type Disguised, disguisedAddress, disguisedNumber } from '../../build/disguised.ts';
import { forMany, hostileText } from '../../build/fuzz-runs.ts';
import { hasAddress, hasDigits, readingsOf } from '../../build/readable.ts';

describe("readers' words", () => {
  test.each([
    ...['(ada.l+docs@mail.example.co.uk)', 'ada @ example.com', 'ada＠example.com', 'ada%40example.com'],
    ...['ada@exam\u200Bple.com', 'ada@localhost', 'mailto:ada@example.com?subject=x', '4111.1111.1111.1111'],
    ...['1-2-3-4-5-6-7-8-9', '1\u00A02\u20093\u20104\u20115\u20126 7 8 9'],
    ...['1\u200B2\u200B3\u200B4\u200B5\u200B6\u200B7\u200B8\u200B9', '٠١٢٣٤٥٦٧٨', 'ada @example.com'],
    ...['ada@ example.com', 'ada %40 example.com', 'ada@[10.0.0.1]', 'ada @10.0.0.1', 'x＠y@1', '@ada@example.com'],
    ...['x @ada@ example.com', 'ada&#64;example.com', 'ada&commat;example.com', 'ada&nbsp;@&nbsp;example.com'],
    ...['ada%2540example.com', 'ada%25252540example.com', 'ada\\u0040example.com', 'ada%u0040example.com'],
    ...['ada(at)example', 'ada [at] example [dot] com', 'ada at example.com', 'ada@1 .example.com'],
    ...['ada, @, example.com', 'ada @例え。jp', '①②③④⑤⑥⑦⑧⑨', '❶❷❸❹❺❻❼❽❾'],
    ...['&#49;&#50;&#51;&#52;&#53;&#54;&#55;&#56;&#57;', `ada%${'25'.repeat(20)}40example.com`],
  ])('%j become nothing but a mask', (given) => expect(maskedWords(given)).toBe('…'));

  test.each([
    ...['rotate key', 'react@18.2 or vue@v3', '@octocat and @scope/package', '1234567 is short'],
    ...['HTTP 404 and 500 in 2026', 'look at this, at last', 'encryption-at-rest'],
    ...['see @octocat, @Input() or @scope/package@2.1', 'limit=20&page=3 100%', 'a1 b2 c3 d4 e5 f6 g7 h8 i9'],
    ...['reset my password', 'password reset', 'Forgot password? What now', 'password_policy min_length'],
    ...['is a password in clear text?', 'wrong passwords', 'rotate an api key', 'token expired', 'max_tokens=4096'],
    ...['refresh token rotation', 'api key not found', 'secret scanning', 'token bucket algorithm', 'Passwort ändern'],
    'secrets manager',
  ])('%j stay as they are', (given) => expect(maskedWords(given)).toBe(given));

  test.each([
    ['  two\n\tlines\u2028and more ', 'two lines and more'],
    ['mail ada@example.com, please', 'mail … please'],
    ['call 0171 555 01 23', 'call …'],
    ['+49 (171) 555-01-23', '+…'],
    ['(555) 123-4567', '(…'],
    ['0171−555−01−23 or ０１７１．５５５．０１２３', '… or …'],
    ['12345678 is long', '… is long'],
    ['sk-live-1234567890abcdef1234', 'sk-live-…'],
    ['my password is swordfish', 'my password is …'],
    ['password: reset it now', 'password: …'],
    ['mein Passwort lautet geheim77', 'mein Passwort lautet …'],
    ['Kennwort: geheim', 'Kennwort: …'],
    ['api key k3y-9988-aabb', 'api key …'],
    ['client secret is swordfish', 'client secret is …'],
    ['token xk9q2 fails', 'token … fails'],
    ['password hunter2 does not work', 'password …'],
    ['login?access_token=ab.12&page=3', 'login?access_token=…&page=3'],
    ['use sk1f0b7a3c2d4e5f6071829304a5b6c7d8', 'use …'],
    ['on 2024-11-24', 'on …'],
    ['gpj.\u202Eexe', 'gpj.exe'],
    ['mail ada@10.0.1 now', 'mail … now'],
    ['reach ada at example dot com', 'reach …'],
    ['a '.repeat(3), 'a a a'],
  ])('%j become %j', (given, masked) => expect(maskedWords(given)).toBe(masked));

  const part = fc.oneof(hostileText, fc.constantFrom(' ', ', ', '(', ')', '%', '&', '@', 'x'));
  const around = fc.array(part, { maxLength: 4 });

  const anywhere = <Secret>(disguised: fc.Arbitrary<Disguised<Secret>>) =>
    fc
      .tuple(around, disguised, around)
      .map(([before, { text, secret }, after]) => ({ secret, text: `${before.join('')} ${text} ${after.join('')}` }));

  test.each([maskedWords, maskedPath])('never let an address or a long number be read (%o)', (mask) => {
    forMany(1_000, [anywhere(disguisedAddress), anywhere(disguisedNumber)], (address, number) => {
      const [ofAddress, ofNumber] = [mask(address.text), mask(number.text)];
      expect(hasAddress(readingsOf(ofAddress), address.secret), ofAddress).toBe(false);
      expect(hasDigits(readingsOf(ofNumber), number.secret), ofNumber).toBe(false);
    });
  });

  test('are one line without invisible characters', () =>
    forMany(100, [around], (given) => expect(maskedWords(given.join(''))).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)));

  test.each([
    ...['\u2024', '\u00B7', '\u30FB', '\u2043', '_', ',', '+', '/', '(', ')', ') (', '\u30FC', '|', '&middot;', '%20'],
  ])('have no nine digits with %j between them', (between) =>
    expect(maskedWords(`call ${[...'171555012'].join(between)}`)).toBe('call …'),
  );

  test.each(['…', '… …', '', '?!', '🙂'])('say nothing if only %j is left', (words) => {
    expect([isTelling(words), isTelling(`${words} key`)]).toEqual([false, true]);
  });

  test.each([
    ...['a', '1', '1 ', '@', 'a@', '@a ', ' ', '1.', '12345678x', '\u200B', '-at-', '(at)', '.', '. ', '@ '],
    ...['%25', '&#', '&a', '@x/'],
  ])('of 64 KB made of %j take no longer than a page', (part) => {
    const text = part.repeat(65_536 / part.length);
    expect(maskedWords(text).length).toBeLessThanOrEqual(text.length);
  });

  test.each([
    ['addresses', 'a@b ', '… '],
    ['long numbers', '1234-56789x!', '…!'],
  ])('may hold more %s than a function call takes arguments', (_what, part, masked) =>
    expect(maskedWords(part.repeat(200_000)) === masked.repeat(200_000).trim()).toBe(true),
  );
});

test.each([
  ...['/guides/keys', '/packages/@scope/name', '/2026/11/22/notes', '/blog/20241124', '/10.2/2024-11-24-title'],
  ...['/20241124/3', '/tool-2.20241124.html', '/flashback-2010-2003.html', '/encryption-at-rest.pdf', '/über/uns'],
  ...['/encryption-at-rest.html', '/password-hashers', '/password/reset', '/auth/password/v2', '/token/refresh'],
  '/api-key/rotation-and-scopes',
])('a path %j stays as it is', (path) => expect(maskedPath(path)).toBe(path));

test.each([
  ['/users/ada@example.com/keys', '/users/…/keys'],
  ['/users/ada%40example.com/keys', '/users/…/keys'],
  ['/ada/@example.com/x', '/…/x'],
  ['/call/0171-555-0123/now', '/call/…/now'],
  ['/call/0171/555/0123', '/call/…'],
  ['/blog/20241399', '/blog/…'],
  ['/call/0171555-20241124-1', '/call/…'],
  ['/articles/360012345678-Title', '/articles/…-Title'],
  ['/reset-password/9fk3xq/done', '/reset-password/…/done'],
  ['/in;jsessionid=9A7F/x', '/in;jsessionid=…/x'],
  ['/keys%3Ftoken%3Dab12/x', '/keys%3Ftoken%3D…/x'],
  ['/cb%3Fkey=ab12/x', '/cb%3Fkey=…/x'],
  ['/invite/aB3dE5fG7hJ9kL2mN4pQ6rS8tU1v', '/invite/…'],
])('a path %j becomes %j', (path, shown) => expect(maskedPath(path)).toBe(shown));
