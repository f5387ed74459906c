import { expect, test } from 'vitest';
import { logAsText, readLog } from '../../src/playground/runner-log.ts';

const line = (text: string, level = 'plain') => ({ kind: 'line', level, text });
const group = (title: string, ...lines: readonly object[]) => ({ kind: 'group', title, lines });

test.each([
  ['a plain line', 'Hello\n', [line('Hello')]],
  ['a line that only looks like a command', 'see ::notice::', [line('see ::notice::')]],
  ['an unknown command as it was written', '::unknown::x', [line('::unknown::x')]],
  [
    'the level of a message, without its properties and escapes',
    '::warning title=a::50%25%0Aof it\r\n::error::b\n::notice::c',
    [line('50%\nof it', 'warning'), line('b', 'error'), line('c', 'notice')],
  ],
  ['no debug line', '::debug::a\nb', [line('b')]],
  [
    'a group with its lines, and what follows outside of it',
    '::group::What this does\na\n::endgroup::\nb',
    [group('What this does', line('a')), line('b')],
  ],
  ['a group that another ends', '::group::One\na\n::group::Two\nb', [group('One', line('a')), group('Two', line('b'))]],
])('a log shows %s', (_, log, expected) => expect(readLog(log)).toEqual(expected));

test('a log hides each masked value, from then on and wherever it is', () => {
  const log = 'key\n::add-mask::key\n::add-mask::key-and%25more\nkey\n::group::a key\n::notice::key-and%25more, key';
  expect(readLog(log)).toEqual([line('key'), line('***'), group('a ***', line('***, ***', 'notice'))]);
});

test('a log for a terminal has its groups unfolded', () =>
  expect(logAsText('::group::One\n::notice::a\n::endgroup::\nb\n')).toBe('▼ One\n  notice: a\nb'));
