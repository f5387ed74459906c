import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { OddRendering, renderedText } from '../../../src/action/prompt/rendered-text.ts';
import { renderAnswer } from '../../../src/playground/github/pages/markdown.ts';
import { canBrowse } from '../../../tools/browser.ts';
import { fuzzRuns } from '../../build/fuzz-runs.ts';
import { githubAnswers, readPage } from '../../build/github-answer.ts';
import { TRICKS } from '../../build/hiding-tricks.ts';
import { inkedAddresses } from '../../build/link-ink.ts';
import { LINK_PARTS, SEEN, UNSEEN_IN_MARKDOWN, UNSEEN_LINKS, WORDLESS_LINKS } from '../../build/link-tricks.ts';
import { canRender } from '../../build/rendered.ts';

const WORD = 'canary'.repeat(4);
const LINKS = [...UNSEEN_LINKS, ...UNSEEN_IN_MARKDOWN, ...WORDLESS_LINKS];

/** HTML as a renderer writes it: a browser reads the same tree from it. */
function wellFormed(html: string): string {
  return serialize(parseFragment(html));
}

function answersTo(texts: readonly string[]): readonly string[] {
  return [...texts.map(renderAnswer), ...(canRender ? githubAnswers(texts) : [])];
}

/** A text whose parts may cover each other is left out. */
function arrives(answer: string): boolean {
  try {
    return renderedText(answer).text.includes(WORD);
  } catch (error) {
    if (!(error instanceof OddRendering)) throw error;
    return false;
  }
}

function seenLink(html: string): string {
  return wellFormed(`<div>shown <a href="https://example.com/${WORD}">${html}</a></div>`);
}

const RENDERED = answersTo(LINKS.map(({ text }) => text(WORD)));

test.each(LINKS.map(({ name }, index) => [name, index] as const))('%s does not arrive', (_name, index) => {
  const answers = RENDERED.filter((_answer, at) => at % LINKS.length === index);
  expect(answers).toHaveLength(canRender ? 2 : 1);
  expect(answers.filter(arrives)).toEqual([]);
});

test.each([...UNSEEN_LINKS, ...WORDLESS_LINKS])('$name does not arrive, if GitHub allows its element', ({ text }) => {
  expect(arrives(wellFormed(text(WORD)))).toBe(false);
});

test.each(SEEN)('the address of a link with %j arrives', (html) => expect(arrives(seenLink(html))).toBe(true));

describe.skipIf(!canBrowse)('a link in a browser (needs chromium)', () => {
  test('leaves ink exactly if its content is one that a reader sees', async () => {
    const unseen = UNSEEN_LINKS.map(({ text }) => wellFormed(text(WORD)));
    const inked = await inkedAddresses([...unseen, ...SEEN.map(seenLink)]);
    const hasInk = inked.map((addresses) => addresses.some((address) => address.includes(WORD)));
    expect(UNSEEN_LINKS.filter((_link, index) => hasInk[index]).map(({ name }) => name)).toEqual([]);
    expect(SEEN.filter((_html, index) => !hasInk[unseen.length + index])).toEqual([]);
  });

  test('leaves ink if its address arrives, whatever the trick and whatever it is made of', async () => {
    const part = fc.letrec<{ readonly part: string }>((tie) => ({
      part: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(...LINK_PARTS),
        fc
          .tuple(fc.constantFrom('sup', 'code', 'small', 'b', 'h6', 'p', 'li', 'details'), tie('part'), tie('part'))
          .map(([name, one, other]) => `<${name}>${one}${other}</${name}>`),
      ),
    })).part;
    // The usual run is the same everywhere; a long search differs each time.
    const seed = process.env['FUZZ_RUNS'] === undefined ? 20_261_123 : Date.now() % 1_000_000_000;
    const drawn = fc.sample(part, { numRuns: fuzzRuns(300), seed }).map(seenLink);
    expect(drawn.some(arrives)).toBe(true);
    const answers = [...drawn, ...RENDERED, ...answersTo(TRICKS.map(({ text }) => text(WORD)))];
    const suspects = answers.filter((answer) => arrives(answer) && !readPage(answer).text.includes(WORD));
    const inked = await inkedAddresses(suspects);
    expect(suspects.filter((_answer, index) => !inked[index]?.some((address) => address.includes(WORD)))).toEqual([]);
  });
});
