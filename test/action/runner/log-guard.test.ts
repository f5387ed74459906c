import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardLine, guardLines } from '../../../src/action/runner/log-guard.ts';
import { forMany, hostileText } from '../../build/fuzz-runs.ts';
import { commandOf } from './runner-commands.ts';

/** Lines that are commands, with everything around them that the runner ignores. */
const commandLine = fc
  .tuple(
    fc.constantFrom('', ' ', '\t', '\u00A0', '\u3000'),
    hostileText,
    fc.constantFrom(
      ...['::add-mask::x', '::set-env name=PATH::/tmp', '::STOP-COMMANDS::t', '##[add-mask]x', '##[group]'],
      ...['###[error]x', ':::debug::::', '##[[warning]'],
    ),
    hostileText,
  )
  .map(([blank, before, command, after]) => [`${blank}${command}${after}`, `${before}${command}${after}`] as const);

test.each([
  ['::add-mask::x', 'add-mask'],
  ['  ::set-env name=A::b', 'set-env'],
  ['text ##[error]no', 'error'],
  ['::ADD-MASK::x', 'add-mask'],
  ['text ::add-mask::x', null],
  ['::unknown::x', null],
  ['::add-mask x', null],
  ['##[add-mask', null],
])('the runner port recognizes a command %j', (line, command) => expect(commandOf(line)).toBe(command));

test('no text becomes a command of the runner', () => {
  forMany(2000, [fc.oneof(fc.tuple(hostileText), commandLine)], (texts) => {
    for (const text of texts) {
      expect(commandOf(guardLine(text))).toBeNull();
      for (const line of guardLines(text)) expect(commandOf(line)).toBeNull();
    }
  });
});

test('a guarded text is one line without control characters, direction marks or halves of characters', () => {
  forMany(1000, [hostileText], (text) => {
    const line = guardLine(text);
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
    expect(line.isWellFormed()).toBe(true);
    expect(line).not.toMatch(/::|##\[/);
  });
});

test('a command that only appears when something invisible is removed is also broken up', () => {
  expect(guardLine(':\u202E:add-mask::x')).toBe(':\u200B:add-mask:\u200B:x');
  expect(guardLine('#\u2066#[add-mask]x')).toBe('##\u200B[add-mask]x');
});

test('an ordinary line stays as it is', () => {
  const line = 'Still running: 3 min 20 s, next look in 15 s (job j_1 at http://127.0.0.1:8080) #7 [x]';
  expect(guardLine(line)).toBe(line);
});

test('a text of many lines keeps its lines, each guarded separately', () =>
  expect(guardLines('one\r\n::add-mask::two\rthree\n')).toEqual(['one', ':\u200B:add-mask:\u200B:two', 'three', '']));
