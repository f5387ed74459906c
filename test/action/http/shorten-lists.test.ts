import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortenLists } from '../../../src/action/http/shorten-lists.ts';
import { fuzzRuns } from '../../build/fuzz-runs.ts';

describe('the lists of a JSON text', () => {
  test.each<[string, number, string, boolean]>([
    ['{"a":[1,2,3]}', 2, '{"a":[1,2]}', true],
    ['{"a":[1,2,3]}', 3, '{"a":[1,2,3]}', false],
    ['{"a":[1,2,3],"b":true,"c":[{},{}]}', 1, '{"a":[1],"b":true,"c":[{}]}', true],
    ['{"a":[[1,2,3],[4]]}', 1, '{"a":[[1,2,3]]}', true],
    ['{"a":{"x":1,"y":2},"b":[1]}', 1, '{"a":{"x":1,"y":2},"b":[1]}', false],
    ['{"a":["],","\\"],",3]}', 2, '{"a":["],","\\"],"]}', true],
    ['[1,2,3]', 1, '[1,2,3]', false],
    ['{"a":[]}', 1, '{"a":[]}', false],
    ['{"a":[1,2', 1, '{"a":[1,2', false],
    ['{"a":"', 1, '{"a":"', false],
    [']]]}{"a":[1,2]}', 1, ']]]}{"a":[1,2]}', false],
    ['', 1, '', false],
  ])('%j, at most %i each, become %j', (text, most, expected, cut) => {
    expect(shortenLists(text, most)).toEqual({ text: expected, cut });
  });

  test('keep their first values, whatever those are', () => {
    const lists = fc.dictionary(fc.string(), fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()));
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 5 }), fc.boolean(), (value, most, spaced) => {
        const { text, cut } = shortenLists(JSON.stringify(value, null, spaced ? 2 : 0), most);
        const entries = Object.entries(JSON.parse(JSON.stringify(value)));
        const expected = entries.map(([name, field]) => [name, Array.isArray(field) ? field.slice(0, most) : field]);
        expect(Object.entries(JSON.parse(text))).toEqual(expected);
        expect(cut).toBe(entries.some(([, field]) => Array.isArray(field) && field.length > most));
      }),
      { numRuns: fuzzRuns(500) },
    );
  });

  test('are also cut in four megabytes of the worst text', () => {
    for (const part of ['{},', '[],', '"",', '"\\"",', '[', '{"a":', ',', '"']) {
      const text = `{"visitors":[${part.repeat((4 * 1024 * 1024) / part.length)}`;
      expect(shortenLists(`${text}{}]}`, 250).text.length).toBeLessThanOrEqual(text.length + 4);
    }
  });
});
