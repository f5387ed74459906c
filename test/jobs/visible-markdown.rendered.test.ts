import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DoubtfulText } from '../../src/jobs/readings.ts';
import { visibleMarkdown } from '../../src/jobs/visible-markdown.ts';
import { fuzzRuns } from '../build/fuzz-runs.ts';
import { githubPages } from '../build/github-page.ts';
import { TRICKS } from '../build/hiding-tricks.ts';
import { canRender } from '../build/rendered.ts';

/** One process renders this many texts. */
const BATCH = 100;

/** Checks many drawn texts against their pages, and returns the shortest that fails. Each `¤` becomes its own word. */
function checkPages(texts: fc.Arbitrary<string>, usual: number, check: (found: Found) => string | null): void {
  // The usual run is the same everywhere; a long search differs each time, because some rare cases are known to fail.
  const seed = process.env['FUZZ_RUNS'] === undefined ? 20_261_122 : Date.now() % 1_000_000_000;
  const drawn = fc.sample(texts, { numRuns: fuzzRuns(usual), seed }).map(withWords);
  const failures: string[] = [];
  for (let from = 0; from < drawn.length; from += BATCH) {
    const batch = drawn.slice(from, from + BATCH);
    for (const [index, page] of githubPages(batch).entries()) {
      const text = batch[index] ?? '';
      const cleaned = cleanedText(text);
      const words = [...text.matchAll(/w\d{3}w/g)].map(([word]) => word);
      failures.push(...words.flatMap((word) => check({ text, word, page, cleaned }) ?? []));
    }
  }
  const [shortest] = failures.sort((one, other) => one.length - other.length);
  if (shortest !== undefined) expect.fail(`${failures.length} failures (seed ${seed}): ${shortest}`);
  expect(drawn.some((text) => cleanedText(text) !== null)).toBe(true);
}

function withWords(text: string): string {
  let count = 0;
  return text.replaceAll('¤', () => {
    count += 1;
    return `w${String(count).padStart(3, '0')}w`;
  });
}

interface Found {
  readonly text: string;
  readonly word: string;
  readonly page: ReturnType<typeof githubPages>[number];
  /** Null if the whole text would be removed. */
  readonly cleaned: string | null;
}

function cleanedText(text: string): string | null {
  try {
    return visibleMarkdown(text, { cut: false }).text;
  } catch (error) {
    if (error instanceof DoubtfulText) return null;
    throw error;
  }
}

/** A list item that begins with a blank line, and one as wide as its marker. */
const EMPTY_ITEM = /(?:[-+*]|\d[.)])[ \t]*\n[ \t>]*[ \t]{2}\n/;

function leak({ text, word, page, cleaned }: Found): string | null {
  const isHidden = !page.text.includes(word) && !page.addresses.includes(word);
  // The name of a fence's language arrives, as SECURITY.md says.
  const isLanguage = new RegExp(`(?:\`{3,}|~{3,})[ \\t]*${word}[ \\t]*$`, 'm').test(text);
  return isHidden && !isLanguage && cleaned?.includes(word) ? `${word} is hidden in ${JSON.stringify(text)}` : null;
}

function loss({ text, word, page, cleaned }: Found): string | null {
  if (!page.certain.includes(word) || cleaned?.includes(word)) return null;
  // Such a body is removed as a whole, and the status comment says so.
  if (cleaned === null && EMPTY_ITEM.test(text)) return null;
  return `${word} is seen in ${JSON.stringify(text)}, and not in ${JSON.stringify(cleaned)}`;
}

/** Pieces with words, as people write them. */
const INLINE = [
  ...[
    '¤',
    '¤ ¤',
    '**¤**',
    '*¤* ',
    '~~¤~~',
    '`¤`',
    '`<!-- ¤ -->`',
    '``¤ ` <b title="¤">``',
    '&lt;¤&gt;',
    '\\<!-- ¤ -->',
  ],
  ...[
    '[¤](https://example.com)',
    '[¤](https://example.com "¤")',
    '[¤][a]',
    '[a]',
    '[¤]',
    '![¤](https://example.com/a.png)',
  ],
  ...[
    '<b>¤</b>',
    '<b title="¤">¤</b>',
    '<!-- ¤ -->',
    '<kbd>¤</kbd>',
    '<https://example.com/¤>',
    'https://example.com/¤',
  ],
  ...[
    '<!-- ¤',
    '¤ < ¤',
    '¤ > ¤',
    'a & ¤',
    '5 $ or ¤ $',
    '$x_{¤}$',
    '¤[^a]',
    '[^b]',
    '¤!',
    '<br>',
    '¤\\\n¤',
    '¤  \n¤',
    '\n',
  ],
  ...[
    '<template>¤</template>',
    '<script>¤</script>',
    '<?¤?>',
    '<span>',
    '</span>',
    '<unknown>¤</unknown>',
    '<!DOCTYPE ¤>',
  ],
];
const inline = fc.array(fc.constantFrom(...INLINE), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
const BLOCKS = [
  ...[
    '```js ¤\n<!-- ¤ -->\n¤\n```',
    '~~~\n¤\n\n¤\n~~~',
    '    <!-- ¤ -->\n    ¤',
    '<!-- ¤\n\n¤ -->',
    '<details>\n<summary>¤</summary>\n\n¤\n\n</details>',
  ],
  ...[
    '| ¤ | ¤ |\n| - | - |\n| ¤ | `¤` | ¤ |\n| <!-- ¤ --> | [¤](a "¤") |',
    '<div align="center">\n<h1>¤</h1>\n<img alt="¤" src="https://example.com/a.png">\n</div>',
  ],
  ...['[a]: https://example.com "¤"', '[//]: # (¤)', '---', '<table><tr><td>¤</td></tr></table>'],
  ...[
    '- [ ] ¤\n- [x] ¤ <!-- ¤ -->',
    '```mermaid\ngraph TD\n¤\n```',
    '$$\n¤\n$$',
    '<pre>\n<!-- ¤ -->¤\n</pre>',
    '<style>\n¤\n</style>',
    '<template>\n\n¤\n\n</template>',
  ],
];
const block = fc.oneof(
  fc.constantFrom(...BLOCKS),
  inline,
  inline.map((text) => `# ${text.replaceAll('\n', ' ')}`),
  inline.map((text) => `${text}\n===`),
);
const joined = (blocks: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.array(blocks, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('\n\n'));
const wrapped = (blocks: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: blocks },
    blocks.map((text) => text.replace(/^/gm, '> ')),
    blocks.map((text) => `- ${text.replaceAll('\n', '\n  ')}`),
    blocks.map((text) => `1. ${text.replaceAll('\n', '\n   ')}`),
  );
const page = joined(wrapped(joined(wrapped(block)))).map((text) => `${text}\n\n[^a]: ¤ ¤\n\n    ¤\n\n[^b]: ¤`);

/** Fragments with an unpredictable result. */
const BITS = [
  ...[
    '¤',
    '¤ ',
    ' ',
    '\n',
    '\n\n',
    '    ',
    '\t',
    '> ',
    '- ',
    '1. ',
    '# ',
    '| ',
    '|\n| - | - |\n',
    '| ¤ | ¤ | ¤ |\n',
    '- [ ] ',
    '---\n',
    '===\n',
  ],
  ...[
    '`',
    '``',
    '```js ¤\n',
    '\n```\n',
    '~~~ text ¤\n',
    '*',
    '_',
    '~~',
    '$',
    '$$',
    '\\',
    '&lt;',
    '&amp;',
    '=',
    '/',
    '!',
    '--',
    '->',
    '"',
    "'",
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    ']:',
    '][',
    '[¤](a "¤")',
    '[¤](a',
    '![¤](http://a "¤")',
    '[¤][a]',
    '[¤][¤]',
    '[¤]',
    '[¤]: a',
  ],
  ...[
    '\n\n[a]: b "¤"\n\n',
    '[a]: b\n',
    '[^a]',
    '[^¤]',
    '\n\n[^a]: ¤',
    '\n[^a]: ¤\n',
    '[^b]: ¤ [^a]',
    'http://a.b/',
    'www.a.b/',
    'a@b.cd',
  ],
  ...[
    '<',
    '>',
    '<!--',
    '-->',
    '<!-- ¤ -->',
    '<!-- ¤',
    '--!>',
    '<!',
    '<!¤',
    '<!X ¤>',
    '<?¤',
    '?>',
    '<![CDATA[',
    '<![CDATA[¤]]>',
    ']]>',
  ],
  ...[
    '<b title="¤">',
    '</b>',
    '<div title="¤">',
    '<div ',
    '\n<div>\n',
    '</div>',
    '<p ¤>',
    '<¤>',
    '</¤>',
    '<¤',
    '<a href="a" title="¤">',
    '</a>',
  ],
  ...[
    '<img alt="¤">',
    '<br/>',
    '<http://a.b/¤>',
    '\n<x y="¤">\n',
    '<search>',
    '<template>',
    '</template>',
    '\n<template>\n',
    '<script>',
    '</script>',
  ],
  ...[
    '<style>',
    '</style>',
    '<title>',
    '</title>',
    '<title ¤="¤">',
    '<textarea>',
    '<rp>¤</rp>',
    '<pre>',
    '</pre>',
    '<video>',
    '</video>',
  ],
];
const anything = fc.array(fc.constantFrom(...BITS), { minLength: 1, maxLength: 20 }).map((bits) => bits.join(''));

describe.skipIf(!canRender)(
  'a body without its hidden parts, compared with GitHub’s renderer (needs cmark-gfm)',
  () => {
    test('contains every word that its page shows', () => {
      checkPages(page, 500, loss);
    });

    test('contains no word that its page does not show', () => {
      checkPages(page, 500, leak);
    });

    test('contains no word that its page does not show, whatever it consists of', () => {
      checkPages(anything, 1_000, leak);
    });

    test('contains no word that its page does not show, however tricks are nested and combined', () => {
      const tricks = fc.constantFrom(
        ...TRICKS.filter(({ githubOnly }) => githubOnly !== true).map(({ text }) => text('¤')),
      );
      checkPages(joined(wrapped(joined(wrapped(fc.oneof(tricks, tricks, block))))), 500, leak);
    });

    test.each(TRICKS.filter(({ githubOnly }) => githubOnly !== true))(
      'and every trick is covered: $name',
      ({ text }) => {
        const [shown] = githubPages([text('canary')]);
        expect(shown?.certain).not.toContain('canary');
        expect(shown?.text).toContain('shown');
      },
    );
  },
);
