import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutSureComments } from '../../src/jobs/instruction-comments.ts';
import { bodyPart, instructionPart } from '../../src/jobs/prompt-part.ts';
import { readingsOf } from '../../src/jobs/readings.ts';
import { uncommentedMarkdown, visibleMarkdown } from '../../src/jobs/visible-markdown.ts';
import { fuzzRuns } from '../build/fuzz-runs.ts';
import { TRICKS } from '../build/hiding-tricks.ts';
import { slowBodies } from '../build/slow-bodies.ts';

const BODY = 8_000;

function visible(text: string): string {
  return visibleMarkdown(text, { cut: false }).text;
}

test('there are at least forty tricks', () => {
  expect(new Set(TRICKS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
});

describe.each(TRICKS)('text hidden as $name', ({ text }) => {
  test('is removed and counted, and the visible text next to it stays', async () => {
    const { text: cleaned, hidden, doubtful } = await bodyPart(text('canary'.repeat(4)), BODY);
    expect(cleaned).not.toMatch(/canary|&#xe00/);
    expect(hidden).toBeGreaterThan(0);
    if (!doubtful) expect(cleaned).toContain('shown');
  });

  test('is removed wherever its text is cut off', async () => {
    const before = 'Something to read.\n\n';
    const whole = before + text('canary'.repeat(30));
    for (let missing = 1; missing < whole.length - before.length; missing += 1) {
      const kept = whole.slice(0, whole.length - missing);
      const { text: cleaned } = await bodyPart(kept + '.'.repeat(BODY), kept.length + 40);
      expect(cleaned, kept).not.toMatch(/canarycan/);
    }
  });
});

describe('visible text', () => {
  test.each([
    ['a code span', 'a `<!-- b -->` c', 'a `<!-- b -->` c'],
    ['a fence', '```html\n<b title="c">\n```', '```html\n<b title="c">\n```'],
    ['a fence that is not closed', '```\n<!-- a\n\nb', '```\n<!-- a\n\nb'],
    ['indented code', '    <!-- a -->', '    <!-- a -->'],
    ['half a comment within a line', 'a <!-- b', 'a <!-- b'],
    ['an escaped comment', 'a \\<!-- b -->', 'a \\<!-- b -->'],
    ['an end without a comment', 'a --> b', 'a --> b'],
    ['text after a comment', '<!-- a --> b\nc <!----> d', ' b\nc  d'],
    ['text after a comment that browsers end earlier', '<div>\n<!-- a --!> b\n</div>', '<div>\n b\n</div>'],
    ['the destination of a link', '[a](https://example.com/b "c")', '[a](https://example.com/b )'],
    ['a destination that is defined elsewhere', '[a][b] [b]\n\n[b]: <c d> "e"', '[a](<c d>) [b](<c d>)\n\n'],
    ['the first of two definitions', '[a]\n\n[a]: b\n[a]: c', '[a](b)\n\n\n'],
    [
      'the target of a link in HTML',
      '<a href="https://a.example" title="b">c</a>',
      '<a href="https://a.example">c</a>',
    ],
    [
      'the source of an image',
      '<img width="9" alt="" src="https://a.example/b.png">',
      '<img src="https://a.example/b.png">',
    ],
    [
      'tags without attributes',
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
    ],
    ['text between unknown tags', '<custom-element a="b">c</custom-element>', 'c'],
    ['a script’s name in a sentence', 'The <script> tag is slow.', 'The  tag is slow.'],
    ['a footnote, by its number', 'a[^note]\n\n[^note]: b', 'a[^1]\n\n[^1]: b'],
    ['prices', 'It costs 5 $, $6 or $7.', 'It costs 5 $, $6 or $7.'],
    ['a formula, marked as one', 'a $x^2$ b $$y$$', 'a [formula: $x^2$] b [formula: $$y$$]'],
    ['a formula in a code span', 'a $`x^2`$ b', 'a [formula: $`x^2`$] b'],
    ['references to visible characters', '&lt;b&gt; &amp; &#65; &nbsp;', '&lt;b&gt; &amp; &#65; &nbsp;'],
    ['a language', '```c++ title="a"\nb\n```', '```c++ \nb\n```'],
    ['a table', '| a | `b\\|c` |\n| - | - |\n| d |', '| a | `b\\|c` |\n| - | - |\n| d |'],
    ['a long underline', `a\n${'-'.repeat(25)}\n\n&amp;`, `a\n${'-'.repeat(25)}\n\n&amp;`],
    ['a line of stars', `${'* '.repeat(30)}\n\n&amp;`, `${'* '.repeat(30)}\n\n&amp;`],
    ['a drawn box', `\`\`\`\n+${'-'.repeat(30)}+\n|\n\`\`\``, `\`\`\`\n+${'-'.repeat(30)}+\n|\n\`\`\``],
    ['a line of code far to the right', `\`\`\`\n${' '.repeat(100)}a\n\`\`\``, `\`\`\`\n${' '.repeat(100)}a\n\`\`\``],
    ['a lone surrogate', 'a\ud800 [b](c)', 'a\ud800 [b](c)'],
  ])('stays: %s', (_name, text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  test('in a drawing is its source, between two notes', () => {
    expect(visible('> - ```mermaid\n>   graph TD\n>   %% a\n>   ```')).toMatchInlineSnapshot(`
      "> - [GitHub shows a drawing here. Its source, as plain text:]
          \`\`\`mermaid
      >   graph TD
      >   
      >   \`\`\`
          [End of the drawing.]"
    `);
  });
});

describe('an instruction', () => {
  test.each([
    ['a <!-- b --> c', 'a  c', 1],
    ['`<!--` a `-->`', '`<!--` a `-->`', 0],
    ['```\n<!-- a -->\n```\nb<!-- c -->', '```\n<!-- a -->\n```\nb', 1],
    ['    <!-- a -->\n\nb <!-- c -->', '    <!-- a -->\n\nb ', 1],
    [
      '<b title="c">a</b> <!DOCTYPE d> ![e](f "g")\n\n[h]: i',
      '<b title="c">a</b> <!DOCTYPE d> ![e](f "g")\n\n[h]: i',
      0,
    ],
    ['a\n\n<!-- b\n\nc', 'a\n\n', 1],
    ['- a\n  <!-- b -->\n> <!-- c -->d', '- a\n  \n> d', 2],
  ])('loses comments outside code, and nothing else: %j', (text, expected, hidden) => {
    expect(uncommentedMarkdown(text)).toEqual({ text: expected, hidden });
  });

  test.each([
    ['do x\n\n[^n]: <!-- a -->', 'do x\n\n[^n]: '],
    ['do x ![a <!-- b -->](http://x/y)', 'do x ![a ](http://x/y)'],
    ['do [a](http://x "<!-- b -->")', 'do [a](http://x "")'],
    ['[a]: http://x "<!-- b -->"\n\n[a]', '[a]: http://x ""\n\n[a]'],
    ['| a |\n|---|\n| b | <!-- c --> |', '| a |\n|---|\n| b |  |'],
    ['``` js <!-- a -->\n<!-- b -->\n```', '``` js \n<!-- b -->\n```'],
    ['do <b title="<!-- a -->">x</b>', 'do <b title="">x</b>'],
    ['do <![CDATA[ <!-- a --> ]]>', 'do <![CDATA[  ]]>'],
    ['do <?php <!-- a --> ?>', 'do <?php  ?>'],
    ['[x]: <!--a-->', '[x]: '],
    ['[a](b "<!-- c") d -->', '[a](b "<!-- c") d -->'],
  ])('also loses comments if the page shows nothing: %j', (text, expected) => {
    expect(uncommentedMarkdown(text).text).toBe(expected);
  });

  const LONG = '\n\nx'.repeat(4_000);

  test.each([
    `Explain \`<!--\`.\n\n${'-'.repeat(25)}\n\nKEEP`,
    `Add:\n\`\`\`html\n<!-- KEEP -->\n\`\`\`\n${'*'.repeat(25)}`,
    `Explain \`<!--\`.\n\`\`\`\n${' '.repeat(100)}x\n\`\`\`\nKEEP`,
    'Explain `<!--`.\n- [ ] [T]: KEEP',
    'Explain `<!--` [a].\f KEEP',
  ])('never loses what its author sees, even if it is too long to parse: %j', async (text) => {
    for (const part of [await instructionPart(text, 60_000), await instructionPart(text + LONG, 60_000)])
      expect(part).toMatchObject({ text: expect.stringContaining('KEEP'), hidden: 0 });
  });

  test.each([
    ['a <!-- b --> c', 'a  c', 1],
    ['a\n<!-- b\n\n```\n-->\nc', 'a\n\nc', 1],
    ['> a <!-- b\n> c --> d', '> a  d', 1],
    ['- [ ] a <!-- b -->', '- [ ] a ', 1],
    ['a `b` <!-- c -->', 'a `b` ', 1],
    ['<div>\n<!-- a -->\n</div>', '<div>\n\n</div>', 1],
  ])('in doubt, only loses comments that are surely not in code: %j', (text, expected, hidden) => {
    expect(withoutSureComments(text)).toEqual({ text: expected, hidden });
  });

  test.each([
    '`<!-- a -->` \\<!-- b --> ``<!-- ` -->``',
    'a `b\nc <!-- d --> e`',
    '# a ` b\n`<!-- c -->`',
    '<a href="`">`<!-- b -->`',
    '[a](`) `<!-- b -->`',
    '| ` | `<!-- a -->` |',
    '```\n~~~\n<!-- a -->\n```',
    '~~~\n```\n<!-- a -->\n~~~',
    '````\n```\n<!-- a -->\n````',
    '<div>\n```\n\n```\n<!-- a -->\n```',
    '<pre>\n\n```\n</pre>\n```\n<!-- a -->\n```',
    '- ```\n\na\n\n- ```\n  <!-- b -->\n  ```',
    '    <!-- a -->\n\n\t<!-- b -->\n\n-     <!-- c -->',
    'a <!-- b\n\nc -->',
    '<!-- a',
  ])('in doubt, keeps what may be code: %j', (text) => {
    expect(withoutSureComments(text)).toEqual({ text, hidden: 0 });
  });
});

/** Pieces that open, close and nest constructs. */
const BITS = [
  ...[
    'a',
    ' ',
    '\n',
    '\n\n',
    '    ',
    '\t',
    '> ',
    '- ',
    '1. ',
    '# ',
    '|',
    '\n|-|-|\n',
    '---\n',
    '`',
    '```',
    '~~~',
    '$',
    '$$',
    '\\',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    ']:',
    '[^a]',
    '[^a]: ',
    '[a](b "c")',
    '![a](b)',
    '[a]: b\n',
    '[x] ',
    'http://a.b/',
    'www.a.b',
  ],
  ...[
    '<',
    '>',
    '<!--',
    '-->',
    '<!',
    '<?',
    '?>',
    '<![CDATA[',
    ']]>',
    '<b c="d">',
    '<div ',
    '</div>',
    '<template>',
    '</template>',
    '<script>',
  ],
  ...[
    '</script>',
    '<title>',
    '&#x200b;',
    '&amp;',
    '\u200b',
    '\f',
    '\0',
    '\ud800',
    '\ufeff',
    '\r',
    '```mermaid\n',
    '%% a\n',
    '*',
    '_',
    '"',
    "'",
  ],
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...BITS), { maxLength: 60 }).map((bits) => bits.join('')),
  fc
    .tuple(fc.constantFrom(...BITS), fc.constantFrom(...BITS), fc.nat(200))
    .map(([one, other, times]) => (one + other).repeat(times)),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

describe('whatever a text contains', () => {
  test('cleaning it finishes within its limit, and without anything invisible', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 100, max: 400 }), async (text, longest) => {
        for (const part of [await bodyPart(text, longest), await instructionPart(text, longest)]) {
          expect(part.text.length).toBeLessThanOrEqual(longest);
          expect(part.text).not.toMatch(/\p{Default_Ignorable_Code_Point}|\p{Cf}|[^\P{Cc}\n\t]/u);
          expect(part.text.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: fuzzRuns(500) },
    );
  });

  // Cleaning is no fixed point, on purpose: `<!<!-- a -->-- b -->` shows the words `<!-- b -->` on the page. They must
  // arrive, and would be a comment in a text that is cleaned again.
  test('an instruction without comments is unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const plain = text
          .replaceAll('<!--', '')
          .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}|[^\P{Cc}\n\t]/gu, '');
        fc.pre(!plain.includes('<!--'));
        const part = await instructionPart(plain, 60_000);
        expect(part.text).toBe(
          plain
            .toWellFormed()
            .replace(/^(?:[^\S\n]*\n)+/, '')
            .trimEnd(),
        );
      }),
      { numRuns: fuzzRuns(500) },
    );
  });
});

describe('the longest hostile text', () => {
  const PARTS = [
    '>',
    'a\n>>>\n',
    '[a](b',
    '[',
    '![a](',
    '<!--',
    '* * a\n',
    '- a\n  ',
    '|a|b|\n|-|-|\n',
    '[^a]\n\n[^a]: b\n\n',
    ']((',
    '\t',
    '<title ',
    '$a$',
    '`',
  ];

  test.each(PARTS)(
    'is cleaned or removed without delay: %j',
    async (part) => {
      const text = `a [b](c) <!-- d --> ${part.repeat(64 * 1024)}`.slice(0, 64 * 1024);
      await bodyPart(text, BODY);
      await instructionPart(text, 60_000);
    },
    30_000,
  );

  test.each(slowBodies())('is cleaned if it is just within its bounds: %j', async (unit, body) => {
    expect((await bodyPart(body, BODY)).doubtful).toBe(false);
    await instructionPart(body, 60_000);
    await instructionPart(unit.repeat(60_000).slice(0, 60_000), 60_000);
  });

  test.each([
    '1. \n   \n   ===\n\n    <!-- canary -->\n    shown',
    '> 1. \n>     \n>     ![a](https://example.com/a.png) [^b] <!-- b\n>    ===\n\n[^b]: shown',
  ])('whose list begins with blank lines is doubtful: %j', async (text) => {
    expect(await bodyPart(text, BODY)).toMatchObject({ doubtful: true, hidden: 1 });
  });

  test('of nested lists and quotes is doubtful', () => {
    expect(() => readingsOf('> '.repeat(4_000), '')).toThrow('too long');
    expect(() => readingsOf(`${'- '.repeat(4_000)}a`, '')).toThrow('too long');
  });
});
