import { CANARY_KEY } from './settings.ts';

/** The token of every step in tests. */
export const CANARY_TOKEN = 'token-of-the-run';

/** The ways to write a text that contains a secret, by name. */
export const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in base64': (text) => Buffer.from(text).toString('base64'),
  'in base64 behind one byte': (text) => Buffer.from(`:${text}`).toString('base64'),
  'in base64 behind two bytes': (text) => Buffer.from(`::${text}`).toString('base64'),
  'in base64 for addresses': (text) => Buffer.from(`::${text}??>`).toString('base64url'),
  'in wrapped base64': (text) => Buffer.from(text).toString('base64').replace(/.{10}/g, '$&\n'),
  'percent-encoded': encodeURIComponent,
  'percent-encoded to the last byte': (text) => percentEncoded(text, (byte) => byte.toString(16)),
  'percent-encoded in capitals': (text) => percentEncoded(text, (byte) => byte.toString(16).toUpperCase()),
  'percent-encoded in part': (text) => text.replace(/[0-9_-]/g, (character) => percentEncoded(character)),
  'percent-encoded twice': (text) => encodeURIComponent(percentEncoded(text)),
  'as JSON': (text) => JSON.stringify({ authorization: text }),
  'as JSON in ASCII escapes': inAsciiEscapes,
  'as JSON, every other character escaped': (text) =>
    text.replace(/(.)(.)/gs, (_both, one, other) => JSON.stringify(one).slice(1, -1) + inAsciiEscapes(other)),
  'as JSON in JSON': (text) => JSON.stringify(JSON.stringify({ authorization: text })),
  'in character references': (text) => codeUnits(text, (code) => `&#${code};`),
  'with zero-width spaces': (text) => [...text].join('\u200B'),
  'with joiners and marks of direction': (text) => [...text].join('\u2060\u202E'),
  'in the colours of a terminal': (text) => text.replace(/.{3}/gs, '\x1B[1;31m$&\x1B[0m'),
  'with soft hyphens, percent-encoded': (text) => encodeURIComponent([...text].join('\u00AD')),
  'as HTML': (text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  'in long character references': (text) => codeUnits(text, (code) => `&#${String(code).padStart(7, '0')};`),
  'in hexadecimal references with many zeros': (text) =>
    codeUnits(text, (code) => `&#X${code.toString(16).toUpperCase().padStart(40, '0')};`),
  'with line breaks': (text) => text.replace(/.{5}/gs, '$&\n'),
};

function percentEncoded(text: string, digits = (byte: number): string => byte.toString(16)): string {
  return [...Buffer.from(text)].map((byte) => `%${digits(byte).padStart(2, '0')}`).join('');
}

function inAsciiEscapes(text: string): string {
  return codeUnits(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`);
}

function codeUnits(text: string, encode: (code: number) => string): string {
  return Array.from({ length: text.length }, (_, at) => encode(text.charCodeAt(at))).join('');
}

/**
 * Names the encodings in which a text still contains a secret, no matter who reads it: raw, without invisible
 * characters, or with its escapes resolved. It does not use the code that removes secrets.
 */
export function canariesIn(text: string, secret: string): readonly string[] {
  const readings = new Set<string>();
  for (let reading = text, round = 0; round < 4; round += 1, reading = unescaped(reading)) {
    readings
      .add(reading)
      .add(reading.replace(/\x1B?\[[\d;]*m/g, ''))
      .add(reading.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\s]/gu, ''));
  }
  const forms: readonly (readonly [string, string])[] = [
    ['raw', secret],
    ...['', ':', '::'].map((before) => ['base64', certainBase64(before + secret, before.length)] as const),
  ];
  const found = [...readings].map(alike).flatMap((text) => forms.filter(([, form]) => text.includes(alike(form))));
  return [...new Set(found.map(([name]) => name))];
}

/** Writes a text so that both alphabets of base64, and hex in either case, look the same. */
function alike(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/').toLowerCase();
}

/** The part of a secret's base64 that does not depend on the text around it. */
function certainBase64(text: string, skipped: number): string {
  return Buffer.from(text)
    .toString('base64')
    .replace(/=+$/, '')
    .slice(skipped === 0 ? 0 : skipped + 1, -1);
}

function unescaped(text: string): string {
  return text
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'))
    .replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\/])/g, '$1')
    .replace(/&#0*(\d{1,7})(?:;|(?!\d))/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replace(/&#x0*([\da-f]{1,6})(?:;|(?![\da-f]))/gi, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16) % 0x110000),
    )
    .replace(
      /&(amp|lt|gt|quot);?/gi,
      (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name.toLowerCase()] ?? '',
    );
}

/** Fails if the key or the token is anywhere in `evidence`, except in the lines that make the runner mask them. */
export function assertNoCanary(evidence: unknown, secrets: readonly string[] = [CANARY_KEY, CANARY_TOKEN]): void {
  const text = JSON.stringify(evidence, (_name, value: unknown) => (value instanceof Map ? [...value] : value)) ?? '';
  for (const secret of secrets) {
    const found = canariesIn(text.replaceAll(`::add-mask::${secret}`, ''), secret);
    if (found.length > 0) throw new Error(`${secret.slice(0, 5)}… has slipped out (${found}): ${text.slice(0, 2000)}`);
  }
}
