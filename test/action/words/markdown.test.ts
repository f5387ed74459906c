import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as markdown from '../../../src/action/words/markdown.ts';
import { forMany, hostileText } from '../../build/fuzz-runs.ts';
import { canRender, unescapeXml, xmlOf } from '../../build/rendered.ts';

const { codePath, codeSpan, details, linkedPath, quoted, shorten, wholeCharacters } = markdown;
const RENDERED = 'as the reference renderer of GitHub Markdown reads it (skipped where cmark-gfm is not installed)';

interface Node {
  readonly name: string;
  readonly text: string;
}

/** Reads Markdown with GitHub's reference renderer: its nodes in order, with the text of those that have one. */
function nodesOf(text: string): readonly Node[] {
  return [...xmlOf(text).matchAll(/<(?<name>\w+)(?:\s[^>]*?)?(?:\/>|>(?:(?<text>[^<]*)<\/\k<name>>)?)/g)].map(
    ({ groups }) => ({
      name: groups?.['name'] ?? '',
      text: unescapeXml(groups?.['text'] ?? ''),
    }),
  );
}

const namesOf = (text: string): readonly string[] => nodesOf(text).map(({ name }) => name);
const textsOf = (nodes: readonly Node[], of: string): readonly string[] =>
  nodes.flatMap(({ name, text }) => (name === of ? [text] : []));

/** Many texts for one start of the renderer: starting it takes most of the time. */
const manyTexts = fc.array(hostileText, { minLength: 1, maxLength: 200, size: 'max' });
const FEW = 6;
const ALL = { longest: Number.MAX_SAFE_INTEGER };

/** What a reader of `text` can see at most: whole characters, nothing invisible. */
function visible(text: string): string {
  return text.toWellFormed().replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
}

/** Returns the bytes of UTF-8 that an address with or without percent-encoding stands for. */
function bytesOf(path: string): string {
  const bytes = Buffer.from(path.toWellFormed()).toString('latin1');
  return bytes.replace(/%([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function withoutPrecaution(shown: string): string {
  return shown.replaceAll('\u200B', '');
}

describe.skipIf(!canRender)(RENDERED, () => {
  test('a run of backticks ends neither a code span nor a block, however long it is', () => {
    const texts = [59, 60, 61, 79, 80, 81, 119, 120, 254, 255, 256, 300, 5_000].map(
      (length) => `${'`'.repeat(length)}\n![x](https://evil.example/x.png) ${'`'.repeat(length)}`,
    );
    const all = texts.flatMap((text) => [codeSpan(text, ALL), quoted(text, { exact: true }), quoted(text)]);
    const nodes = texts.flatMap(() => ['paragraph', 'code', 'code_block', 'code_block']);
    expect(namesOf(all.join('\n\n'))).toEqual(['document', ...nodes]);
  });

  test('a code span is one code node in a sentence, and shows the text on one line', () => {
    forMany(FEW, [manyTexts], (texts) => {
      const nodes = nodesOf(texts.map((text) => `Ref ${codeSpan(text, ALL)}, end.`).join('\n\n'));
      const names = texts.flatMap(() => ['paragraph', 'text', 'code', 'text']);
      expect(nodes.map(({ name }) => name)).toEqual(['document', ...names]);
      const shown = textsOf(nodes, 'code').map(withoutPrecaution);
      const oneLine = (text: string): string =>
        visible(text)
          .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
          .trim();
      expect(shown).toEqual(texts.map((text) => oneLine(text) || '(empty)'));
    });
  });

  test('a code span that begins a line or an item of a list, or was cut, is one code node', () => {
    forMany(FEW, [manyTexts, fc.integer({ min: 1, max: 20 })], (texts, longest) => {
      const twice = texts.map((text) => codeSpan(text, { longest })).map((span) => `${span}\n\n***\n\n- ${span}`);
      const names = texts.flatMap(() =>
        'thematic_break paragraph code thematic_break list item paragraph code'.split(' '),
      );
      expect(namesOf(twice.join('\n\n***\n\n'))).toEqual(['document', ...names.slice(1)]);
    });
  });

  test('a path is one code node in its cell of a table', () => {
    forMany(FEW, [manyTexts], (paths) => {
      const rows = paths.map((path) => `| ${codePath(path, ALL)} | 1 |`);
      const nodes = nodesOf(['| page | people |', '|---|---|', ...rows].join('\n'));
      const row = (name: string, cell: string): string[] => [name, 'table_cell', cell, 'table_cell', 'text'];
      expect(nodes.map(({ name }) => name)).toEqual([
        'document',
        'table',
        ...row('table_header', 'text'),
        ...paths.flatMap(() => row('table_row', 'code')),
      ]);
      const shown = textsOf(nodes, 'code').map((text) => (text === '(empty)' ? '' : bytesOf(text)));
      expect(shown).toEqual(paths.map(bytesOf));
    });
  });

  test.each([{ exact: false }, { exact: true }])('quoted text is one code block with all its lines: %j', (options) => {
    forMany(FEW, [manyTexts], (texts) => {
      const nodes = nodesOf(texts.map((text) => quoted(text, options)).join('\n\n'));
      expect(nodes.map(({ name }) => name)).toEqual(['document', ...texts.map(() => 'code_block')]);
      const shown = nodes.slice(1).map(({ text }) => (options.exact ? text : withoutPrecaution(text)));
      const expected = texts.map(
        (text) => `${visible(text.replace(/\r\n?/g, '\n')).replace(/(?![\n\t])\p{Cc}/gu, '')}\n`,
      );
      expect(shown).toEqual(expected);
    });
  });

  test('quoted text in a fold is one code block between the two halves of the fold', () => {
    forMany(FEW, [manyTexts], (texts) => {
      const folds = texts.map((text) => details('The prompt', quoted(text)));
      const names = texts.flatMap(() => ['html_block', 'code_block', 'html_block']);
      expect(namesOf(folds.join('\n\n'))).toEqual(['document', ...names]);
    });
  });
});

describe('whatever the text', () => {
  test('nothing that can be mailed contains a mention, a reference or half a character', () => {
    forMany(100, [hostileText], (text) => {
      for (const shown of [codeSpan(text, ALL), codePath(text, ALL), quoted(text)]) {
        expect(shown).not.toMatch(/[@#](?!\u200B)/);
        expect(shown.isWellFormed()).toBe(true);
      }
    });
  });

  test('a code span or path is never longer than requested, except for its fence and precautions', () => {
    forMany(100, [hostileText, fc.integer({ min: 1, max: 50 })], (text, longest) => {
      const inside = withoutPrecaution(codeSpan(text, { longest })).replace(/^`+ ?| ?`+$/g, '');
      expect(inside === '(empty)' || inside.length <= longest).toBe(true);
      expect(codePath(text, { longest }).length).toBeLessThanOrEqual(Math.max(longest, '(empty)'.length) + 2);
    });
  });

  test('cutting keeps the beginning, whole characters and the limit, and is visible', () => {
    forMany(100, [fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 })], (text, longest) => {
      const cut = shorten(text, longest);
      expect(cut.length).toBeLessThanOrEqual(longest);
      expect(cut.isWellFormed()).toBe(true);
      if (cut !== text) expect([cut.at(-1), text.startsWith(cut.slice(0, -1))]).toEqual(['…', true]);
      else expect(text.length).toBeLessThanOrEqual(longest);
    });
  });
});

test.each([
  ['a plain word', 'main', '`main`'],
  ['nothing', ' \u200B\n', '`(empty)`'],
  ['a backtick', '`', '`` ` ``'],
  ['a run of backticks inside', 'a``b', '```a``b```'],
  ['a mention', '@octocat', '`@\u200Boctocat`'],
  ['a reference', 'acme/docs#12', '`acme/docs#\u200B12`'],
  ['lines', 'one\r\ntwo', '`one  two`'],
  ['half a character', 'a\uD800', '`a\uFFFD`'],
])('a code span of %s', (_what, text, shown) => expect(codeSpan(text)).toBe(shown));

test.each([
  ['a plain path', '/guide/install_v1.2~x', '`/guide/install_v1.2~x`'],
  ['letters of any script', '/ガイド/é', '`/ガイド/é`'],
  ['a mention', '/@octocat', '`/%40octocat`'],
  ['a cell break', '/a|b', '`/a%7Cb`'],
  ['a backtick and a blank', '/a` b', '`/a%60%20b`'],
  ['an invisible letter', '/a\u3164b', '`/a%E3%85%A4b`'],
  ['half a character', '/\uDC00', '`/%EF%BF%BD`'],
  ['a character that is percent-encoded already', '/%C3%BCber/100%', '`/%C3%BCber/100%25`'],
  ['nothing', '', '`(empty)`'],
])('a path that contains %s', (_what, path, shown) => expect(codePath(path)).toBe(shown));

test('quoted text keeps its lines and tabs, and mentions no one', () => {
  expect(quoted('one\r\n\ttwo @ada #7\u0007\u202E')).toBe('```text\none\n\ttwo @\u200Bada #\u200B7\n```');
  expect(quoted('one @ada', { exact: true })).toBe('```text\none @ada\n```');
  expect(quoted('````\n```')).toBe('`````text\n````\n```\n`````');
});

test('half a character at the end is dropped, a whole one is not', () => {
  expect([wholeCharacters('a\uD83D'), wholeCharacters('a😀'), shorten('ab😀', 4)]).toEqual(['a', 'a😀', 'ab😀']);
  expect(shorten('ab😀c', 4)).toBe('ab…');
});

describe('a linked path', () => {
  const addressOf = (path: string, site = 'https://kettle.example/docs'): string | null =>
    /^\[`[^`]*`\]\(([^()\s]*)\)$/.exec(linkedPath(path, { site }))?.[1] ?? null;

  test.each([
    ['/guide', 'https://kettle.example/docs/guide'],
    ['/', 'https://kettle.example/docs/'],
    ['/docs/guide', 'https://kettle.example/docs/guide'],
    ['/docs', 'https://kettle.example/docs'],
    ['/docsify', 'https://kettle.example/docs/docsify'],
    ['/été/漢', 'https://kettle.example/docs/%C3%A9t%C3%A9/%E6%BC%A2'],
    ['/a%20b', 'https://kettle.example/docs/a%20b'],
    ['/100%', 'https://kettle.example/docs/100%25'],
    ['/a(b)[c]|d*e', 'https://kettle.example/docs/a%28b%29%5Bc%5D%7Cd%2Ae'],
    ['/@octocat', 'https://kettle.example/docs/%40octocat'],
    ['/a//b', 'https://kettle.example/docs/a//b'],
  ])('leads from the site to its page: %s', (path, expected) => expect(addressOf(path)).toBe(expected));

  test.each([
    ...['', 'guide', '//evil.example', '/\\evil.example', 'https://evil.example/'],
    ...['javascript:alert(1)', '@evil.example'],
    ...['/../admin', '/a/../../b', '/%2e%2e/admin', '/./a', '/a/%2E', '/a?x=1', '/a#b', '/a\nb', '/\u202Ea', '/\uD800'],
    `/${'a'.repeat(300)}`,
  ])('is only code if it could lead elsewhere: %j', (path) => {
    expect(linkedPath(path, { site: 'https://kettle.example/docs' })).toBe(codePath(path));
  });

  test('shows what the code alone would show, and leads only to its site', () => {
    forMany(100, [hostileText, fc.constantFrom('/', '')], (text, slash) => {
      const path = `${slash}${text}`;
      const site = 'http://kettle.example:8080';
      const shown = linkedPath(path, { site });
      const address = addressOf(path, site);
      expect(shown).toBe(address === null ? codePath(path) : `[${codePath(path)}](${address})`);
      if (address !== null)
        expect(new URL(address)).toMatchObject({ href: address, origin: site, hash: '', search: '' });
    });
  });
});

test('something is refused once, or a number of times', () => {
  expect([1, 2].map(markdown.often)).toEqual(['once', '2 times']);
});
