import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstLine,
  looksMarked,
  mayHoldCommand,
  readMarkerLine,
  writeMarkerLine,
} from '../../../src/action/words/hidden.ts';
import { forMany, hostileText } from '../../build/fuzz-runs.ts';

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

/** What JSON keeps as it is. */
const value = fc.dictionary(fc.oneof(fc.string(), hostileText), fc.oneof(fc.jsonValue(), hostileText));
/** As JSON gives it back: without a negative zero, and with plain objects. */
const kept = (one: object): unknown => JSON.parse(JSON.stringify(one));

const LINE = writeMarkerLine({ kind: 'report' });
const written = (text: string): string => `<!-- docs-agent:2 ${Buffer.from(text).toString('base64url')} -->`;

describe('a marker line', () => {
  test('is read as it was written, whatever its value and the text below it', () => {
    forMany(100, [value, fc.constantFrom('\n', '\r\n'), hostileText], (one, lineEnd, text) => {
      const line = writeMarkerLine(one);
      const read = { value: kept(one) };
      expect(readMarkerLine(line)).toEqual(read);
      expect(readMarkerLine(`${line}${lineEnd}${text}`)).toEqual(read);
    });
  });

  test('is one HTML comment of one line, whatever its value', () => {
    forMany(100, [value], (one) => {
      const line = writeMarkerLine(one);
      expect(line).toMatch(/^<!-- docs-agent:2 [\w-]+ -->$/);
      expect([firstLine(line), looksMarked(line)]).toEqual([line, true]);
    });
  });

  test.each<readonly [string, string]>([
    ['after a space', ` ${LINE}`],
    ['below an empty line', `\n${LINE}`],
    ['below a lone carriage return', `\r${LINE}`],
    ['quoted', `> ${LINE}`],
    ['below a text', `Look:\n${LINE}`],
    ['after a byte order mark', `\uFEFF${LINE}`],
    ['of someone else', LINE.replace('docs-agent', 'docs-agents')],
    ['of version 1, which was never released', LINE.replace(':2 ', ':1 ')],
    ['in other letter case', LINE.replace('docs-agent', 'Docs-Agent')],
    ['in nothing at all', ''],
  ])('%s is not ours', (_how, body) => expect([looksMarked(body), readMarkerLine(body)]).toEqual([false, undefined]));

  test.each<readonly [string, string]>([
    ['of a later version', LINE.replace(':2 ', ':3 ')],
    ['of a version of two digits', LINE.replace(':2 ', ':22 ')],
    ['of no version', LINE.replace(':2 ', ': ')],
    ['with a text before its end', LINE.replace(' -->', ' and more -->')],
    ['without a value', '<!-- docs-agent:2  -->'],
    ['that does not end', LINE.slice(0, -3)],
    ['with a text after it', `${LINE} and more`],
    ['with a second one after it', LINE + LINE],
    ['with a lone carriage return after it', `${LINE}\rtext`],
    ['with another line separator after it', `${LINE}\u2028text`],
    ['in the other base64', written('{"a":"???"}').replaceAll('_', '/')],
    ['without base64', '<!-- docs-agent:2 {"kind":"report"} -->'],
    ['without JSON', written('{kind:report}')],
    ['of broken UTF-8', '<!-- docs-agent:2 _w -->'],
    ['with a value over two lines', LINE.replace('docs-agent:2 ', 'docs-agent:2 e30\n')],
  ])('%s says that it is ours, and cannot be read', (_how, body) => {
    expect([looksMarked(body), readMarkerLine(body)]).toEqual([true, undefined]);
  });

  test.each([null, true, 7, 'text', []].map((one) => [one]))('may contain %j, which its reader has to check', (one) => {
    expect(readMarkerLine(written(JSON.stringify(one)))?.value).toEqual(one);
  });

  test('adds nothing to the prototype of its value', () => {
    expect(readMarkerLine(written('{"__proto__":{"kind":"job"}}'))?.value).not.toHaveProperty('kind', 'job');
    expect({}).not.toHaveProperty('kind');
  });

  test('reading never throws, whatever anyone writes', () => {
    forMany(100, [fc.oneof(hostileText, hostileText.map(written))], (body) => {
      const read = readMarkerLine(body);
      if (read !== undefined) expect(looksMarked(body)).toBe(true);
      expect(body.startsWith(firstLine(body))).toBe(true);
      expect(firstLine(body)).not.toContain('\n');
    });
  });
});
