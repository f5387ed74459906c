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

test('the visible second paragraph of a footnote arrives', async () => {
  const body = 'a[^a]\n\n[^a]: first\n\n    second';
  expect(await arrives(renderAnswer(body))).toMatch(/first\s+second/);
});
