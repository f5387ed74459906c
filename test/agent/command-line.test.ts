import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitWords } from '../../src/agent/command-line.ts';

test.each<[string, readonly string[]]>([
  ['claude', ['claude']],
  ['  claude\n  --model   opus\t\r\n', ['claude', '--model', 'opus']],
  [`a'b c'"d 'e'"\\ f`, [`ab cd 'e' f`]],
  [`'' ""`, ['', '']],
  [`"\\"\\\\\\$\\\`\\n" '\\n' \\n`, ['"\\$`\\n', '\\n', 'n']],
  ['a\\\nb "c\\\nd"', ['ab', 'cd']],
  ['-c x=[1] a*? b~ c#d {e} !', ['-c', 'x=[1]', 'a*?', 'b~', 'c#d', '{e}', '!']],
  [`'$HOME' \\| ">"`, ['$HOME', '|', '>']],
])('a command line becomes words: %j', (text, words) => expect(splitWords(text)).toEqual({ words }));

test.each([
  ['claude | tee log', 'the character |'],
  ['a; b', 'the character ;'],
  ['a --key $KEY', 'the character $'],
  ['a "--key=$KEY"', 'the character $'],
  ['a "\\\\`b`"', 'the character `'],
  ['~/bin/a', 'the character ~'],
  ['a #b', 'the character #'],
  [`a 'b`, 'a quote that is not closed'],
  ['a "b\\"', 'a quote that is not closed'],
  ['a\\', 'a backslash at its end'],
])('what only a shell would understand is refused: %j', (text, problem) => {
  expect(splitWords(text)).toEqual({ problem: expect.stringContaining(problem) });
});

test('a shell finds the same words', () => {
  const line = fc.string({ unit: fc.constantFrom(...`ab $\\\\'' ""\`*`), maxLength: 12 });
  const lines = fc.sample(line, 2000).flatMap((text) => {
    const split = splitWords(text);
    return 'words' in split && split.words.length > 0 ? [{ text, words: split.words }] : [];
  });
  expect(lines.length).toBeGreaterThan(300);
  const script = 'set -f; for line; do eval "set -- $line"; printf "%s\\t" "$@"; printf "\\n"; done';
  const output = execFileSync('sh', ['-c', script, 'sh', ...lines.map(({ text }) => text)], { encoding: 'utf8' });
  expect(output.split('\n').slice(0, -1)).toEqual(lines.map(({ words }) => words.map((word) => `${word}\t`).join('')));
});
