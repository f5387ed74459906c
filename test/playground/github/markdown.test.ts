import { describe, expect } from 'vitest';
import { renderMarkdown } from '../../../src/playground/github/pages/markdown.ts';
import { startPlace, test } from './asking.ts';

const rendered = (text: string): string => String(renderMarkdown(text));

describe('Markdown in a conversation', () => {
  test.each([
    ['line breaks as they were typed', 'one\ntwo\r\nthree', '<p>one<br>\ntwo<br>\nthree</p>'],
    ['no line breaks for those in code', '```\none\ntwo\n```', '<pre><code>one\ntwo\n</code></pre>'],
    ['details', '<details>\n\n**in**\n</details>', '<details>\n<p><strong>in</strong></p>\n</details>'],
    ['no part of a hidden comment', '<!-- docs-agent:2 e30 -->\nDone', '\n<p>Done</p>'],
    ['an image as its description and address', '![a cat](https://e.x/y)', '<p>Image: a cat (https://e.x/y)</p>'],
    ['an image in HTML likewise', '<img src="//evil.example/x" onerror="alert(1)">', 'Image: (//evil.example/x)'],
    ['no script', 'a <script>alert(1)</script> b', '<p>a  b</p>'],
    ['no style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['no link that runs a script', '[a](javascript:alert(1))', '<p><a>a</a></p>'],
    ['no identifier of another part of the page', '<b id="b">a</b>', '<p><b id="user-content-b">a</b></p>'],
  ])('shows %s', (_what, text, expected) => expect(rendered(text)).toBe(expected));

  test('links a footnote to its text', () => {
    const [, target] = /href="#([^"]+)"/.exec(rendered('a[^1]\n\n[^1]: b')) ?? [];
    expect(rendered('a[^1]\n\n[^1]: b')).toContain(`<li id="${target}">`);
  });

  test.each(['>', '<div>'])('shows text that is nested too deeply as it was written: %s', (unit) => {
    const text = unit.repeat(5_000);
    expect(rendered(text)).toBe(`<pre>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`);
  });
});

const CONTEXT = { mode: 'gfm', context: 'acme/app' } as const;
const PATH = '/api/v3/markdown';

test('a text is rendered as the pages show it, with its images', async ({ place }) => {
  const text = '**a** <!-- b --> <script>c</script> ![d](https://example.com/d.png)\n\n- [x] e';
  const { status, headers, body } = await place.ask('POST', PATH, { body: { text, ...CONTEXT } });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
  expect(body).toContain('<strong>a</strong>');
  expect(body).toContain('<img src="https://example.com/d.png" alt="d">');
  expect(body).toContain('<input type="checkbox" checked disabled> e');
  expect(body).not.toMatch(/<!--|script/);
});

test.for([
  ['no token', { text: 'a' }, null, 401],
  ['a token that may not read the repository', { text: 'a', ...CONTEXT }, 'blind', 403],
  ['an unknown repository', { text: 'a', mode: 'gfm', context: 'acme/other' }, 'reader', 404],
  ['no text', { mode: 'gfm' }, 'reader', 422],
  ['an unknown mode', { text: 'a', mode: 'html' }, 'reader', 422],
  ['400 KB', { text: 'a'.repeat(400 * 1024), ...CONTEXT }, 'reader', 200],
  ['more than 400 KB', { text: 'a'.repeat(400 * 1024 + 1), ...CONTEXT }, 'reader', 403],
] as const)('a request with %s is answered as GitHub does', async ([, body, token, status]) => {
  await using place = await startPlace({ private: true });
  expect(await place.statusOf('POST', PATH, { token, body })).toBe(status);
});
