import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../../src/playground/github/pages/markdown.ts';

const rendered = (text: string): string => String(renderMarkdown(text));

describe('Markdown in a conversation', () => {
  test.each([
    ['line breaks as they were typed', 'one\ntwo\r\nthree', '<p>one<br>\ntwo<br>\nthree</p>'],
    [
      'no line breaks for those in code',
      '```text\none\ntwo\n```',
      '<pre><code class="language-text">one\ntwo\n</code></pre>',
    ],
    [
      'details',
      '<details><summary>More</summary>\n\n**in**\n</details>',
      '<details><summary>More</summary>\n<p><strong>in</strong></p>\n</details>',
    ],
    ['no part of a hidden comment', '<!-- docs-agent:2 e30 -->\nDone', '\n<p>Done</p>'],
    [
      'an image as its description and address',
      '![a cat](https://evil.example/x.png)',
      '<p>Image: a cat (https://evil.example/x.png)</p>',
    ],
    [
      'an image in HTML in the same way',
      '<img src="//evil.example/x" onerror="alert(1)">',
      'Image: (//evil.example/x)',
    ],
    ['no script', 'a <script>alert(1)</script> b', '<p>a  b</p>'],
    ['no style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['no link that runs a script', '[a](javascript:alert(1))', '<p><a>a</a></p>'],
    [
      'no identifier that another part of the page could have',
      '<b id="timeline">a</b>',
      '<p><b id="user-content-timeline">a</b></p>',
    ],
  ])('shows %s', (_what, text, expected) => {
    expect(rendered(text)).toBe(expected);
  });

  test('links a footnote to its text', () => {
    const [, target] = /href="#([^"]+)"/.exec(rendered('a[^1]\n\n[^1]: b')) ?? [];
    expect(rendered('a[^1]\n\n[^1]: b')).toContain(`<li id="${target}">`);
  });

  test.each(['>', '<div>'])('shows text that is nested too deeply as it was written: %s', (unit) => {
    const text = unit.repeat(5_000);
    expect(rendered(text)).toBe(`<pre>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`);
  });
});
