import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayHoldCommand } from '../../../src/action/words/hidden.ts';

const lineBreak = fc.constantFrom('\n', '\r\n', '\r');
const anyCase = fc
  .array(fc.boolean(), { minLength: 5, maxLength: 5 })
  .map((upper) => [...'/docs'].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''));

test('every line that is a command passes, whatever is before and after it', () => {
  const rest = fc.oneof(
    fc.constant(''),
    fc.tuple(fc.constantFrom(' ', '\t', '  '), fc.string({ unit: 'binary' })).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ unit: 'binary' }), lineBreak)),
      fc.constantFrom('', ' ', '  ', '   '),
      anyCase,
      rest,
      (before, indent, command, after) => {
        const body = `${before.flat().join('')}${indent}${command}${after}`;
        expect(mayHoldCommand(body, '/docs')).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('characters that no one sees make no difference to whether a comment passes', () => {
  const unseen = fc.constantFrom('', '\u200B', '\u2060', '\u200F', '\u00AD', '\uFEFF', '\u{E0020}');
  const bodies = fc.constantFrom('/docs fix it', 'see\n/docs', '/docsify it', '/docs/guide', 'no command', '');
  fc.assert(
    fc.property(bodies, fc.array(unseen, { minLength: 13, maxLength: 13 }), (body, hidden) => {
      const disguised = [...body].map((letter, at) => `${hidden[at] ?? ''}${letter}`).join('');
      expect(mayHoldCommand(disguised, '/docs')).toBe(mayHoldCommand(body, '/docs'));
    }),
  );
});

test('a text without the command never passes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom('/', 'doc', 's', '/doc', ' ', '\n'), fc.string())), (parts) => {
      const body = parts.join('');
      fc.pre(!body.toLowerCase().includes('/docs'));
      expect(mayHoldCommand(body, '/docs')).toBe(false);
    }),
  );
});

test.each([
  ['another word', '/docsify the page'],
  ['a longer word', '/docs-site is down'],
  ['a path', '/docs/install.md is wrong'],
  ['the end of a sentence', '/docs.'],
  ['the folder in a sentence', 'see docs, or /docs/guide'],
  ['inline code', '`/docs describe it`'],
  ['two slashes', '//docs'],
  ['nothing', ''],
  ['blanks', ' \n\t\r\n '],
])('a text that only looks like a command is refused: %s', (_what, body) => {
  expect(mayHoldCommand(body, '/docs')).toBe(false);
});

test.each([
  ['behind other words', 'please /docs describe it'],
  ['a sentence', 'see /docs for more'],
  ['a quotation', '> /docs describe it'],
  ['a list', '- /docs describe it'],
  ['an HTML comment', '<!-- /docs describe it -->'],
  ['a later line', 'Thanks!\n\n/docs describe it'],
  ['an indented code block', 'like this:\n\n    /docs describe it'],
  ['a fenced code block', '```\n/docs describe it\n```'],
  ['an HTML comment across lines', '<!--\n/docs describe it\n-->'],
])('a comment with the command in the wrong place passes, so that its author gets a hint: %s', (_what, body) => {
  expect(mayHoldCommand(body, '/docs')).toBe(true);
});

test('the command is the one from the inputs, in any letter case', () => {
  expect(mayHoldCommand('/ask why', '/Ask')).toBe(true);
  expect(mayHoldCommand('/docs why', '/Ask')).toBe(false);
});

describe('a hostile comment of 64 KB is read to its end', () => {
  test.each(['/', ' ', '\n', '\r', '/doc', '/docs', '/docs\u200B', '>', '[a](b', '\u0130', '\uFEFF'])(
    '%j repeated',
    (piece) => {
      const hostile = piece.repeat(Math.floor(65_536 / piece.length));
      expect(mayHoldCommand(hostile, '/docs')).toBe(false);
      expect(mayHoldCommand(`${hostile}\n/docs`, '/docs')).toBe(true);
    },
  );
});
