import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayHoldCommand } from '../../../src/action/words/hidden.ts';
import { forMany } from '../../build/fuzz-runs.ts';

test('characters that no one sees make no difference to whether a comment passes', () => {
  const unseen = fc.constantFrom('', '\u200B', '\u2060', '\u200F', '\u00AD', '\uFEFF', '\u{E0020}');
  const bodies = fc.constantFrom('/docs fix it', 'see\n/docs', '/docsify it', '/docs/guide', 'no command', '');
  forMany(100, [bodies, fc.array(unseen, { minLength: 13, maxLength: 13 })], (body, hidden) => {
    const disguised = [...body].map((letter, at) => `${hidden[at] ?? ''}${letter}`).join('');
    expect(mayHoldCommand(disguised, '/docs')).toBe(mayHoldCommand(body, '/docs'));
  });
});

test('a text without the command never passes', () => {
  forMany(100, [fc.array(fc.oneof(fc.constantFrom('/', 'doc', 's', '/doc', ' ', '\n'), fc.string()))], (parts) => {
    const body = parts.join('');
    fc.pre(!body.toLowerCase().includes('/docs'));
    expect(mayHoldCommand(body, '/docs')).toBe(false);
  });
});

test.each([
  ...['/docsify the page', '/docs-site is down', '/docs/install.md is wrong', '/docs.', 'see docs, or /docs/guide'],
  ...['`/docs describe it`', '//docs', '', ' \n\t\r\n '],
])('a text that only looks like a command is refused: %j', (body) => expect(mayHoldCommand(body, '/docs')).toBe(false));

test.each([
  ...['please /docs describe it', 'see /docs for more', '> /docs describe it', '- /docs describe it'],
  ...['<!-- /docs describe it -->', 'Thanks!\n\n/docs describe it', 'like this:\n\n    /docs describe it'],
  ...['```\n/docs describe it\n```', '<!--\n/docs describe it\n-->'],
])('a comment with the command in the wrong place passes, so that its author gets a hint: %j', (body) => {
  expect(mayHoldCommand(body, '/docs')).toBe(true);
});

test('the command is the one from the inputs, in any letter case', () =>
  expect([mayHoldCommand('/ask why', '/Ask'), mayHoldCommand('/docs why', '/Ask')]).toEqual([true, false]));

const PIECES = ['/', ' ', '\n', '\r', '/doc', '/docs', '/docs\u200B', '>', '[a](b', '\u0130', '\uFEFF'];
test.each(PIECES)('a hostile comment of 64 KB is read to its end %j repeated', (piece) => {
  const hostile = piece.repeat(Math.floor(65_536 / piece.length));
  expect(mayHoldCommand(hostile, '/docs')).toBe(false);
  expect(mayHoldCommand(`${hostile}\n/docs`, '/docs')).toBe(true);
});
