import { describe, expect, test } from 'vitest';
import { bodyPart } from '../../../src/action/prompt/prompt.ts';
import { renderAnswer } from '../../../src/playground/github/pages/markdown.ts';
import { githubAnswers, readPage } from '../../build/github-answer.ts';
import { DRAWN_TRICKS, TRICKS, UNCLEAR_TRICKS } from '../../build/hiding-tricks.ts';
import { canRender } from '../../build/rendered.ts';

const CANARY = 'canary'.repeat(4);

async function arrives(html: string): Promise<string> {
  return (await bodyPart({ kind: 'html', html }, 8_000)).text;
}

/** A renderer may show what another hides: what counts is its own page, read as a browser does. */
async function checkAnswer(html: string): Promise<void> {
  const page = readPage(html);
  const arrived = await arrives(html);
  if (page.text.includes(CANARY)) expect(arrived).toContain(CANARY);
  else if (!page.addresses.includes(CANARY)) expect(arrived).not.toMatch(/canary/i);
  expect(arrived).toContain('shown');
}

const TEXTS = TRICKS.map(({ text }) => text(CANARY));
const REFERENCE = canRender ? githubAnswers(TEXTS) : [];

test('there are at least 120 tricks whose word the page hides', () => {
  const shows = (html: string): boolean => readPage(html).text.includes(CANARY);
  const hidden = TEXTS.filter((text, at) => !shows(REFERENCE[at] ?? CANARY) || !shows(renderAnswer(text)));
  expect(hidden.length + UNCLEAR_TRICKS.length + DRAWN_TRICKS.length).toBeGreaterThanOrEqual(120);
});

describe.each(TRICKS.map(({ name }, at) => ({ name, at })))('a word hidden as $name', ({ at }) => {
  test('does not arrive, and the visible words do, as our local GitHub renders it', () =>
    checkAnswer(renderAnswer(TEXTS[at] ?? '')));

  test.skipIf(!canRender)('does not arrive, as GitHub’s reference renderer renders it (needs cmark-gfm)', () =>
    checkAnswer(REFERENCE[at] ?? ''),
  );
});

test.each(DRAWN_TRICKS)('a word hidden in $name does not arrive, and the visible words do', async ({ text }) => {
  const shown = await arrives(text(CANARY));
  expect(shown).not.toMatch(/canary|\p{Default_Ignorable_Code_Point}/iu);
  expect(shown).toContain('shown');
});

test.each(UNCLEAR_TRICKS)('a text with $name is left out, and says why', async ({ text }) => {
  const part = await bodyPart({ kind: 'html', html: renderAnswer(text(CANARY)) }, 8_000);
  expect(part.text).toBe('[left out: GitHub did not render this text]');
  expect(part.unread).toContain('it is not clear where a hidden part ends');
});

test.each([
  '<table><tr><td>1</td><td rowspan="2">¤</td></tr><tr><td colspan="2"><kbd>a<br><br>b</kbd></td></tr></table>',
  '<div><sub><sub>¤</sub></sub></div><sup><sup><pre>x</pre></sup></sup>',
  '<sub>¤</sub><sup><table><tr><td>x</td></tr></table></sup>',
  '<sub><sub>¤</sub></sub><br><sup><sup><kbd>x</kbd></sup></sup>',
])('a text that another one may cover is left out, and says why: %s', async (html) => {
  const { unread } = await bodyPart({ kind: 'html', html }, 8_000);
  expect(unread).toContain('parts of it may cover others on the page');
});

test('raised, lowered and spanning parts that cover nothing arrive', async () => {
  const tables = '<table><td rowspan="2" colspan="1">a</td><td>b</td></table><table><td colspan="2">c</td></table>';
  const shown = await arrives(`${tables}<sup><kbd>d</kbd><sub><p>e</p></sub></sup><sub><img src="/"></sub>`);
  expect(shown).toMatch(/^a \| b\n\nc\n\n\^`d`_\n\ne\n\n_\[image\]$/);
});

test.each([
  ['a link', '<pre><code>a <a href="https://example.com">b</a> c</code></pre>', 'a b c'],
  [
    'blocks',
    '<pre><h1>a</h1>## b<blockquote>q<pre>x</pre></blockquote><table><td>1</td><td>2</td></table>y</pre>',
    'a\n## b\nq\nx\n1 | 2\ny',
  ],
])('%s in code leave the code as it is', async (_what, html, code) => {
  expect(await arrives(html)).toBe(`\`\`\`\n${code}\n\`\`\``);
});

test('the visible second paragraph of a footnote arrives', async () =>
  expect(await arrives(renderAnswer('a[^a]\n\n[^a]: first\n\n    second'))).toMatch(/first\s+second/));
