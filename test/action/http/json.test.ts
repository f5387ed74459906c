import { expect, test } from 'vitest';
import { readJson } from '../../../src/action/http/json.ts';

function read(type: string | null, body: string | Uint8Array): unknown {
  return readJson({
    kind: 'answer',
    status: 200,
    headers: new Map(type === null ? [] : [['content-type', type]]),
    body: Buffer.from(body),
  });
}

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/problem+json',
  'application/vnd.github.v3+json;x=1',
])('%s is read', (type) => {
  expect(read(type, '{"a":[1,"ü"]}')).toEqual({ kind: 'json', value: { a: [1, 'ü'] }, cut: false });
});

test.each<readonly [string, string | null, string | Uint8Array, string, string]>([
  ['HTML', 'text/html', '{}', 'a body that is not JSON', 'not JSON'],
  ['plain text', 'text/plain; charset=utf-8', '{}', 'a body that is not JSON', 'not JSON'],
  ['no type', null, '{}', 'a body that is not JSON', 'not JSON'],
  ['a type that only begins like it', 'application/json5', '{}', 'a body that is not JSON', 'not JSON'],
  ['nothing', 'application/json', '', 'an empty body', 'empty body'],
  ['a part', 'application/json', '{"id":', 'a body that is broken JSON', 'broken JSON'],
  [
    'text that is not UTF-8',
    'application/json',
    new Uint8Array([0x22, 0xff, 0x22]),
    'a body that is broken JSON',
    'broken JSON',
  ],
  ['deeply nested brackets', 'application/json', '['.repeat(1_000_000), 'a body that is broken JSON', 'broken JSON'],
])('%s is not', (_name, type, body, problem, reason) => {
  expect(read(type, body)).toEqual({ kind: 'problem', problem, reason });
});
