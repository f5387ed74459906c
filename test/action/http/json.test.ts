import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonReading, readJson } from '../../../src/action/http/json.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const JSON_TYPE = 'application/json';
const BROKEN = { kind: 'problem', problem: 'a body that is broken JSON' };

function read(type: string | null, body: string | Uint8Array, mostRows?: number): JsonReading {
  const headers = new Map(type === null ? [] : [['content-type', type]]);
  return readJson({ kind: 'answer', status: 200, headers, body: Buffer.from(body) }, mostRows);
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

test.each<readonly [string, string | null, string | Uint8Array, string]>([
  ['HTML', 'text/html', '{}', 'a body that is not JSON'],
  ['plain text', 'text/plain; charset=utf-8', '{}', 'a body that is not JSON'],
  ['no type', null, '{}', 'a body that is not JSON'],
  ['a type that only begins like it', 'application/json5', '{}', 'a body that is not JSON'],
  ['nothing', 'application/json', '', 'an empty body'],
])('%s is not', (_name, type, body, problem) => expect(read(type, body)).toEqual({ kind: 'problem', problem }));

test.each<readonly [string, string | Uint8Array]>([
  ['a part', '{"id":'],
  ['text that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['deeply nested brackets', '['.repeat(1_000_000)],
])('%s is broken', (_name, body) => expect(read(JSON_TYPE, body)).toEqual(BROKEN));

describe('the lists of a JSON text', () => {
  test.each<[string, number, unknown, boolean]>([
    ['{"a":[1,2,3]}', 2, { a: [1, 2] }, true],
    ['{"a":[1,2,3]}', 3, { a: [1, 2, 3] }, false],
    ['{"a":[1,2,3],"b":true,"c":[{},{}]}', 1, { a: [1], b: true, c: [{}] }, true],
    ['{"a":[[1,2,3],[4]]}', 1, { a: [[1, 2, 3]] }, true],
    ['{"a":{"x":1,"y":2},"b":[1]}', 1, { a: { x: 1, y: 2 }, b: [1] }, false],
    ['{"a":["],","\\"],",3]}', 2, { a: ['],', '"],'] }, true],
    ['[1,2,3]', 1, [1, 2, 3], false],
    ['{"a":[]}', 1, { a: [] }, false],
  ])('%j, at most %i each, become %j', (text, most, value, cut) => {
    expect(read(JSON_TYPE, text, most)).toEqual({ kind: 'json', value, cut });
  });

  test.each(['{"a":[1,2', '{"a":"', ']]]}{"a":[1,2]}'])('stay broken: %j', (text) => {
    expect(read(JSON_TYPE, text, 1)).toEqual(BROKEN);
  });

  test('keep their first values, whatever those are', () => {
    const lists = fc.dictionary(fc.string(), fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()));
    forMany(500, [lists, fc.integer({ min: 1, max: 5 }), fc.boolean()], (given, most, spaced) => {
      const entries = Object.entries(JSON.parse(JSON.stringify(given)));
      const kept = entries.map(([name, field]) => [name, Array.isArray(field) ? field.slice(0, most) : field]);
      const cut = entries.some(([, field]) => Array.isArray(field) && field.length > most);
      const value = JSON.parse(JSON.stringify(Object.fromEntries(kept)));
      expect(read(JSON_TYPE, JSON.stringify(given, null, spaced ? 2 : 0), most)).toEqual({ kind: 'json', value, cut });
    });
  });

  test.each(['{},', '[],', '"",', '"\\"",', '[', '{"a":', ',', '"'])('are read in megabytes of %s', (part) => {
    const reading = read(JSON_TYPE, `{"visitors":[${part.repeat((4 * 1024 * 1024) / part.length)}{}]}`, 250);
    expect(reading.kind === 'problem' || reading.cut).toBe(true);
  });
});
