import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBaseUrl } from '../../../src/action/event/input-forms.ts';
import { forMany } from '../../build/fuzz-runs.ts';

describe('a base address', () => {
  test.each([
    ['https://docs.example.com', 'https://docs.example.com'],
    ['https://docs.example.com/', 'https://docs.example.com'],
    ['HTTPS://Docs.Example.com:443/', 'https://docs.example.com'],
    ['https://docs.example.com:8443/agent//', 'https://docs.example.com:8443/agent'],
    ['https://docs.example.com/v1/agent', 'https://docs.example.com/v1/agent'],
    ['https://docs.example.com/av2', 'https://docs.example.com/av2'],
    ['https://docs.example.com/a/../b', 'https://docs.example.com/b'],
    ['http://localhost:8080/docs/', 'http://localhost:8080/docs'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['http://localhost.:8080', 'http://localhost.:8080'],
  ])('%s is read as %s', (text, value) => expect(readBaseUrl(text)).toEqual({ value }));

  const REFUSED: Readonly<Record<string, readonly string[]>> = {
    'an address that starts with https://': ['docs.example.com'],
    'an https address': ['https://', 'ftp://docs.example.com', 'file:///etc/passwd', 'javascript:alert(1)'],
    'https, because http would send the key unencrypted (your own service needs a TLS proxy)': [
      ...['http://docs.example.com', 'http://localhost.example.com', 'http://127.0.0.1.example.com'],
      ...['http://127.0.0.1@docs.example.com', 'http://10.0.0.1', 'http://0.0.0.0', 'http://[::ffff:10.0.0.1]'],
    ],
    'without user, password, query or fragment': [
      ...['https://ada@docs.example.com', 'https://ada:secret@docs.example.com', 'http://ada@localhost'],
      ...['https://docs.example.com/?', 'https://docs.example.com/?a=b', 'https://docs.example.com/#'],
    ],
    'without the version, because each request adds it': [
      ...['https://docs.example.com/v1', 'https://docs.example.com/agent/v2/', 'https://docs.example.com/V2//'],
      'https://docs.example.com/x/../v1',
    ],
    'at most 500 characters': [`https://docs.example.com/${'a'.repeat(500)}`],
    "your service's address, not the one of the examples": ['https://docs-service.example.com'],
  };
  const refused = Object.entries(REFUSED).flatMap(([expected, all]) => all.map((text) => [text, expected] as const));
  test.each(refused)('%s is refused, because what is expected is %s', (text, expected) => {
    expect(readBaseUrl(text)).toMatchObject({ expected: expect.stringContaining(expected) });
  });

  test.each([
    ['docs.acme.com', 'https://docs.acme.com', ['starts with https://']],
    ['docs.acme.com/v2', 'https://docs.acme.com', ['starts with https://', 'without the version']],
    ['http://docs.acme.com/v2', 'https://docs.acme.com', ['https, because', 'without the version']],
    ['http://docs.acme.com:8443/app/v1/', 'https://docs.acme.com:8443/app', ['https, because', 'without the version']],
    ['https://docs.acme.com/v2?key=abc', 'https://docs.acme.com', ['without user', 'without the version']],
    ['localhost:4000', 'http://localhost:4000', ['starts with https://']],
    ['http://localhost:4000/v2', 'http://localhost:4000', ['without the version']],
  ])('%s is answered with the address to write, and with all that is wrong', (text, address, wrong) => {
    const refusal = readBaseUrl(text);
    expect(refusal).toMatchObject({ hint: `Write \`base-url: ${address}\`.` });
    for (const words of wrong) expect(refusal).toMatchObject({ expected: expect.stringContaining(words) });
    expect(readBaseUrl(address)).toEqual({ value: address });
  });

  test('is never repeated with what may be a password', () =>
    expect(readBaseUrl('http://ada:secret@docs.acme.com/v2')).not.toHaveProperty('hint'));

  test('is https or loopback if it is accepted, whatever the text', () => {
    const parts = 'http https ftp : / // @ 127.0.0.1 localhost [::1] evil.example . \\ %2e ? # :80'.split(' ');
    const part = fc.constantFrom(...parts, '\t');
    forMany(2000, [fc.array(part, { maxLength: 8 })], (text) => {
      const read = readBaseUrl(text.join(''));
      if (!('value' in read)) return;
      const { protocol, hostname, username, search, hash } = new URL(read.value);
      expect(protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)).toBe(true);
      expect([username, search, hash]).toEqual(['', '', '']);
    });
  });
});
