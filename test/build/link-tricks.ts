import type { Trick } from './hiding-tricks.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** What a link may hold although it looks empty: a browser leaves no ink. Each is a name, and HTML. */
const UNSEEN: readonly (readonly [name: string, html: string])[] = [
  ...['sup', 'sub', 'del', 's', 'strike', 'tt', 'code', 'kbd', 'samp', 'ins', 'mark', 'b', 'var', 'abbr', 'span'].map(
    (name) => [`an empty ${name}`, `<${name}></${name}>`] as const,
  ),
  ...['p', 'div', 'h1', 'h6', 'blockquote', 'ul', 'dl', 'table', 'figure', 'g-emoji', 'math', 'svg', 'video'].map(
    (name) => [`an empty ${name}`, `<${name}></${name}>`] as const,
  ),
  ['nested empty elements', '<b><i><sup><code> </code></sup></i></b>'],
  ['an empty reading', '<ruby><rt></rt></ruby>'],
  ['a parenthesis for old browsers', '<ruby><rp>(</rp></ruby>'],
  ['a formula without a word', '<math-renderer></math-renderer>'],
  ['an element of the future', '<new-element></new-element>'],
  ['a comment', '<!-- shown -->'],
  ['empty code', '<pre><code>\n</code></pre>'],
  ['a line break', '<br>'],
  ['a place for a line break', '<wbr>'],
  ['empty cells', '<table><tr><td></td><td> </td></tr></table>'],
  ['an empty description', '<dl><dt></dt><dd></dd></dl>'],
  ['an empty picture', '<picture></picture>'],
  ['a picture with only a source', '<picture><source srcset="https://example.com/a.png"></picture>'],
  ['an image without width', '<img width="0" src="https://example.com/a.png">'],
  ['an image without height', '<img height="0" src="https://example.com/a.png">'],
  ['an image without size', '<img width=0 height=0 src="https://example.com/a.png">'],
  ['an image of no percent', '<img width="0%" src="https://example.com/a.png">'],
  ['an image of almost no size', '<img width="0.01" height="0.01" src="https://example.com/a.png">'],
  ['an image without a source', '<img>'],
  ['an image that is not there', '<img alt="" src="https://example.com/gone.png">'],
  ['an image of one transparent pixel', `<img src="${PIXEL}">`],
  ['a transparent image', `<img width="90" height="20" src="${PIXEL}">`],
  ['white space', ' \t\n '],
  ...['00a0', '2003', '2009', '202f', '205f', '3000', '00ad', '034f', '061c', '17b4', '17b5'].map(blank),
  ...['180b', '180e', '200b', '200d', '200e', '202e', '2060', '2064', '206a', '2800', 'fe0f', 'feff'].map(blank),
  ...['fff9', '1d173', 'e0001', 'e0041', 'e0100'].map(blank),
  ['many blank characters', '&nbsp;&#x200b;&#x2800;&#x2003; &#x2800;'],
  ['words too small to see', `${'<sup>'.repeat(25)}go${'</sup>'.repeat(25)}`],
  ['readings too small to see', `${'<ruby><rt>'.repeat(10)}go${'</rt></ruby>'.repeat(10)}`],
];

function blank(code: string): readonly [string, string] {
  return [`the blank character U+${code.toUpperCase()}`, `&#x${code};`];
}

/** What a browser draws although the link has no word: signs of the page, and characters that only some fonts leave blank. */
const WORDLESS: typeof UNSEEN = [
  ['a quotation', '<q></q>'],
  ['a rule', '<hr>'],
  ['a list item', '<ol><li></li></ol>'],
  ['a task box', '<input type="checkbox" disabled>'],
  ['an empty summary', '<details><summary></summary></details>'],
  ['an image with a text for it', '<img alt="words" src="https://example.com/a.png">'],
  ['an image', '<img src="https://example.com/a.png">'],
  ['an image of one pixel', '<img width="1" height="1" src="https://example.com/a.png">'],
  ['an image that is not there, without a text', '<img src="https://example.com/gone.png">'],
  ['an image that is not there, with a size', '<img alt="" width="90" height="20" src="https://example.com/gone.png">'],
  ['a video', '<video src="https://example.com/a.mp4" controls></video>'],
  ['combining marks', '&#x301;&#x20dd;'],
  ['a musical null', '&#x1d159;'],
  ['shorthand controls', '&#x1bca0;'],
  ['fillers of Hangul', '&#x115f;&#x1160;&#x3164;&#xffa0;'],
  ['control characters', '\u007f'],
  ['hieroglyphic blanks', '&#x13441;&#x13442;'],
  ['a character for private use', '&#xe000;'],
  ['a character for a replaced object', '&#xfffc;'],
];

const around = ([name, html]: readonly [string, string]): Trick => ({
  name: `the address of a link with ${name}`,
  text: (word) => `shown <a href="https://example.com/${word}">${html}</a> shown`,
});

/** Links that leave no ink, as HTML. */
export const UNSEEN_LINKS: readonly Trick[] = UNSEEN.map(around);

/** Markdown whose links leave no ink, or none at the address with the word. */
export const UNSEEN_IN_MARKDOWN: readonly Trick[] = [
  ['only a name', '<a name="¤" id="¤"></a> shown'],
  ['a place on the page', 'shown <a href="#¤"></a>'],
  ['a reference of a blank', 'shown [&nbsp;][a]\n\n[a]: https://example.com/¤'],
  ['a full reference of nothing', 'shown [<i></i>][a]\n\n[a]: https://example.com/¤'],
  ['an inline link of an empty element', 'shown [<sup></sup>](https://example.com/¤)'],
  ['an inline link of a blank pattern', 'shown [\u2800](https://example.com/¤)'],
  ['an inline link of a hidden image', 'shown [<img width="0" src="a.png">](https://example.com/¤)'],
  ['an inline link of a comment', 'shown [<!-- -->](https://example.com/¤)'],
  ['nothing, in a cell', '| shown |\n| - |\n| [ ](https://example.com/¤) |'],
  ['nothing, in a heading', '# shown [ ](https://example.com/¤)'],
  ['nothing, in a task', '- [ ] shown [<tt></tt>](https://example.com/¤)'],
  ['nothing, in a footnote', 'shown[^a]\n\n[^a]: shown [<b></b>](https://example.com/¤)'],
  [
    'nothing, in a summary',
    '<details><summary>shown <a href="https://example.com/¤"><sub></sub></a></summary></details>',
  ],
  [
    'another one around its words',
    '<a href="https://example.com/¤"><table><tr><td><a href="https://example.com">shown</a></td></tr></table></a>',
  ],
  ['an area of an image', 'shown <map name="a"><area href="https://example.com/¤"></map><img usemap="#a" src="a.png">'],
].map(([name = '', text = '']) => ({
  name: `the address of a link with ${name}`,
  text: (word) => text.replaceAll('¤', word),
}));

/** Links of which a browser draws something, but nothing that their author wrote. */
export const WORDLESS_LINKS: readonly Trick[] = WORDLESS.map(around);

/** What makes a link visible, as HTML. */
export const SEEN: readonly string[] = [
  ...['a', '7', '.', '→', '🦊', '☐', '日本', 'नि', '&lt;', '&#x2801;', '1&#xfe0f;&#x20e3;', '🏳&#xfe0f;&#x200d;🌈'],
  ...['<sup>1</sup>', '<sup><sup>1</sup></sup>', '<code>-</code>', '<pre>a</pre>', '<h6><code>a</code></h6>'],
  ...['<img width="0"> a', '<table><tr><td></td><td>a</td></tr></table>', '<ruby>a<rt>b</rt></ruby>'],
];

/** All of them, to be put together. */
export const LINK_PARTS: readonly string[] = [...[...UNSEEN, ...WORDLESS].map(([, html]) => html), ...SEEN];
