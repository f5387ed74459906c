import { describe, expect, test } from 'vitest';
import { decodeErrorText, wordsIn } from '../../../src/action/service-client/refusals.ts';

describe('an error body', () => {
  test.each<readonly [unknown, string | null]>([
    [{ error: 'No.' }, 'No.'],
    [{ message: 'No.' }, 'No.'],
    [{ error: { message: 'No.' } }, 'No.'],
    [{ error: { message: 'No.', code: 7, type: 'bad' } }, 'No.'],
    [{ error: { code: 'quota', limit: 100, soft: false } }, 'code: quota; limit: 100; soft: false'],
    [{ error: { error: { message: 'No.' } } }, 'No.'],
    [{ detail: 'No.' }, 'No.'],
    [
      { title: 'Out of credits', detail: 'You have 0.', status: 402, type: 'about:blank' },
      'Out of credits; You have 0.',
    ],
    [{ detail: [{ loc: ['body', 'prompt'], msg: 'field required', type: 'missing' }] }, 'field required'],
    [{ errors: [{ message: 'a' }, 'b'] }, 'a; b'],
    [{ error: 'No.', details: [{ message: 'prompt' }, { message: 'is empty' }] }, 'No.; prompt; is empty'],
    [{ error: 'No.', details: null }, 'No.'],
    [{ error: 'No.', details: ['prompt', ' is empty '] }, 'No.; prompt; is empty'],
    [{ error: 'No.', details: 'prompt' }, 'No.; prompt'],
    [{ error: 'No.', details: { message: 'prompt' } }, 'No.; prompt'],
    [{ error: 'No.', details: { prompt: 'is empty', max: 10 } }, 'No.; prompt: is empty; max: 10'],
    [{ error: 'No.', details: { prompt: ['is empty', 'is short'] } }, 'No.; prompt: is empty, is short'],
    [{ error: 'No.', details: { fields: { prompt: 'is empty' } } }, 'No.; fields: prompt: is empty'],
    [{ error: 'No.', details: [{ field: 'prompt', rule: 'min' }] }, 'No.; field: prompt; rule: min'],
    [{ error: 'No.', message: 'No.' }, 'No.'],
    [{ error: 'No.', code: 7 }, 'No.'],
    [{ error: '', message: ' ', detail: 'No.' }, 'No.'],
    [{ error: true, message: 'No.' }, 'No.'],
    [{ error: 'cli.mdx: expected a closing tag </Card>' }, 'cli.mdx: expected a closing tag </Card>'],
    [{ error: '<Card> has no title', message: 'No.' }, '<Card> has no title; No.'],
    [{ error: 7 }, null],
    [{ code: 7 }, null],
    [{}, null],
    [[{ message: 'a' }, { message: 'b' }], 'a; b'],
    ['No.', 'No.'],
    ['', null],
    [7, null],
    [null, null],
  ])('%j says %j', (value, words) => {
    expect(decodeErrorText(value)).toBe(words);
  });

  test('from a hostile service is read only to a limited depth and length', () => {
    const deep = `${'{"details":'.repeat(10_000)}"deep"${'}'.repeat(10_000)}`;
    expect(decodeErrorText(JSON.parse(deep))).toBeNull();
    const words = decodeErrorText({ details: Array.from({ length: 100_000 }, (_, index) => `word ${index}`) });
    expect(words?.split('; ')).toHaveLength(20);
    const wide = JSON.parse(`{"details":${'['.repeat(4)}${'{"a":"b"},'.repeat(50_000)}"z"${']'.repeat(4)}}`);
    expect(decodeErrorText(wide)).toBeNull();
  });
});

describe('an answer', () => {
  const say = (type: string | null, body: string | Uint8Array): string | null =>
    wordsIn({
      kind: 'answer',
      status: 500,
      headers: new Map(type === null ? [] : [['content-type', type]]),
      body: Buffer.from(body),
    });

  test.each<readonly [string, string | null, string | Uint8Array, string | null]>([
    ['JSON', 'application/problem+json', '{"detail":"No."}', 'No.'],
    ['text', 'text/plain', ' Too many requests\n', 'Too many requests'],
    ['text in capitals and with a charset', 'TEXT/PLAIN; charset=utf-8', 'No.', 'No.'],
    ['text that is not UTF-8', 'text/plain', new Uint8Array([0x4e, 0x6f, 0xff]), 'No\ufffd'],
    ['text with a byte order mark', 'text/plain', '\ufeffNo.', 'No.'],
    ['an empty text', 'text/plain', ' \n', null],
    ['a page that says it is text', 'text/plain', '\n<!doctype html><p>No.', null],
    ['a text about a tag', 'text/plain', 'Expected a closing tag </Card>.', 'Expected a closing tag </Card>.'],
    ['a page', 'text/html', 'No.', null],
    ['a page that says it is JSON', 'application/json', '<h1>No.</h1>', null],
    ['JSON with a page in it', 'application/json', '{"error":"<h1>No.</h1>"}', '<h1>No.</h1>'],
    ['XML', 'application/xml', '<error>No.</error>', null],
    ['another text', 'text/plaintext', 'No.', null],
    ['no type', null, 'No.', null],
  ])('of %s', (_name, type, body, words) => {
    expect(say(type, body)).toBe(words);
  });
});
