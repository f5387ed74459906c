import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OddRendering, renderedText } from '../../../src/action/prompt/rendered-text.ts';
import { fuzzRuns, sampleSeed } from '../../build/fuzz-runs.ts';
import { type GithubPage, githubAnswers, readPage } from '../../build/github-answer.ts';
import { TRICKS } from '../../build/hiding-tricks.ts';
import { UNSEEN_IN_MARKDOWN, UNSEEN_LINKS } from '../../build/link-tricks.ts';
import { canRender } from '../../build/rendered.ts';

/** One process renders this many texts. */
const BATCH = 100;

interface Found {
  readonly word: string;
  readonly page: GithubPage;
  readonly arrived: string;
}

/** Checks many drawn texts against their pages, and returns the shortest that fails. Each `¤` becomes its own word. */
function checkPages(texts: fc.Arbitrary<string>, usual: number, check: (found: Found) => string | null): void {
  const seed = sampleSeed();
  const drawn = fc.sample(texts, { numRuns: fuzzRuns(usual), seed }).map(withWords);
  const failures: string[] = [];
  let arrivals = 0;
  let leftOut = 0;
  for (let from = 0; from < drawn.length; from += BATCH) {
    const batch = drawn.slice(from, from + BATCH);
    for (const [index, answer] of githubAnswers(batch).entries()) {
      const text = batch[index] ?? '';
      const page = readPage(answer);
      const arrived = textOf(answer);
      if (arrived === null) {
        leftOut += 1;
        continue;
      }
      for (const [word] of text.matchAll(/w\d{3}w/g)) {
        if (arrived.includes(word)) arrivals += 1;
        const failure = check({ word, page, arrived });
        if (failure !== null) failures.push(`${failure} of ${JSON.stringify(text)}: ${JSON.stringify(arrived)}`);
      }
    }
  }
  const [shortest] = failures.sort((one, other) => one.length - other.length);
  if (shortest !== undefined) expect.fail(`${failures.length} failures (seed ${seed}): ${shortest}`);
  expect(arrivals).toBeGreaterThan(0);
  expect(leftOut).toBeLessThan(drawn.length / 20);
}

/** Returns null if a hidden part's end is unclear, or parts may cover others: all is left out, which everyone is told. */
function textOf(answer: string): string | null {
  try {
    return renderedText(answer).text;
  } catch (error) {
    if (!(error instanceof OddRendering) || !/<rp>|<su[bp]>/.test(answer)) throw error;
    return null;
  }
}

function withWords(text: string): string {
  let count = 0;
  return text.replaceAll('¤', () => {
    count += 1;
    return `w${String(count).padStart(3, '0')}w`;
  });
}

function leak({ word, page, arrived }: Found): string | null {
  const hidden = !page.text.includes(word) && !page.addresses.includes(word);
  return hidden && arrived.includes(word) ? `the hidden ${word}` : null;
}

function loss({ word, page, arrived }: Found): string | null {
  return page.text.includes(word) && !arrived.includes(word) ? `the lost ${word}` : null;
}

/** The parts of lines that separate them by `¦`. */
function pieces(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split('¦'));
}

/** Pieces with words, as people write them. */
const INLINE = pieces(
  '¤¦¤ ¤¦**¤**¦*¤* ¦~~¤~~¦`¤`¦`<!-- ¤ -->`¦``¤ ` <b title="¤">``¦&lt;¤&gt;¦\\<!-- ¤ -->¦[¤](https://example.com)',
  '[¤](https://example.com "¤")¦[¤][a]¦[a]¦[¤]¦![¤](https://example.com/a.png)¦<b>¤</b>¦<b title="¤">¤</b>',
  '<!-- ¤ -->¦<kbd>¤</kbd>¦<https://example.com/¤>¦https://example.com/¤¦<!-- ¤¦¤ < ¤¦¤ > ¤¦a & ¤¦5 $ or ¤ $',
  '$x_{¤}$¦¤[^a]¦[^b]¦¤!¦<br>¦¤\\\n¤¦¤  \n¤¦\n¦<template>¤</template>¦<script>¤</script>¦<?¤?>¦<span>¦</span>',
  '<unknown>¤</unknown>¦<!DOCTYPE ¤>',
);
const inline = fc.array(fc.constantFrom(...INLINE), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
const BLOCKS = pieces(
  '```js ¤\n<!-- ¤ -->\n¤\n```¦~~~\n¤\n\n¤\n~~~¦    <!-- ¤ -->\n    ¤¦<!-- ¤\n\n¤ -->',
  '<details>\n<summary>¤</summary>\n\n¤\n\n</details>',
  '| ¤ | ¤ |\n| - | - |\n| ¤ | `¤` | ¤ |\n| <!-- ¤ --> | [¤](a "¤") |',
  '<div align="center">\n<h1>¤</h1>\n<img alt="¤" src="https://example.com/a.png">\n</div>',
  '[a]: https://example.com "¤"¦[//]: # (¤)¦---¦<table><tr><td>¤</td></tr></table>¦- [ ] ¤\n- [x] ¤ <!-- ¤ -->',
  '```mermaid\ngraph TD\n¤\n```¦$$\n¤\n$$¦<pre>\n<!-- ¤ -->¤\n</pre>¦<style>\n¤\n</style>',
  '<template>\n\n¤\n\n</template>',
);
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
const BITS = pieces(
  '¤¦¤ ¦ ¦\n¦\n\n¦    ¦\t¦> ¦- ¦1. ¦# ¦| ¦|\n| - | - |\n¦| ¤ | ¤ | ¤ |\n¦- [ ] ¦---\n¦===\n¦`¦``¦```js ¤\n¦\n```\n',
  '~~~ text ¤\n¦*¦_¦~~¦$¦$$¦\\¦&lt;¦&amp;¦=¦/¦!¦--¦->¦"¦\'¦[¦]¦(¦)¦![¦](¦]:¦][¦[¤](a "¤")¦[¤](a¦![¤](http://a "¤")',
  '[¤][a]¦[¤][¤]¦[¤]¦[¤]: a¦\n\n[a]: b "¤"\n\n¦[a]: b\n¦[^a]¦[^¤]¦\n\n[^a]: ¤¦\n[^a]: ¤\n¦[^b]: ¤ [^a]¦http://a.b/',
  'www.a.b/¦a@b.cd¦<¦>¦<!--¦-->¦<!-- ¤ -->¦<!-- ¤¦--!>¦<!¦<!¤¦<!X ¤>¦<?¤¦?>¦<![CDATA[¦<![CDATA[¤]]>¦]]>',
  '<b title="¤">¦</b>¦<div title="¤">¦<div ¦\n<div>\n¦</div>¦<p ¤>¦<¤>¦</¤>¦<¤¦<a href="a" title="¤">¦</a>',
  '<img alt="¤">¦<br/>¦<http://a.b/¤>¦\n<x y="¤">\n¦<search>¦<template>¦</template>¦\n<template>\n¦<script>',
  '</script>¦<style>¦</style>¦<title>¦</title>¦<title ¤="¤">¦<textarea>¦<rp>¤</rp>¦<pre>¦</pre>¦<video>¦</video>',
);
const anything = fc.array(fc.constantFrom(...BITS), { minLength: 1, maxLength: 20 }).map((bits) => bits.join(''));

const tricks = fc.constantFrom(
  ...[...TRICKS.slice(0, -2), ...UNSEEN_LINKS, ...UNSEEN_IN_MARKDOWN].map(({ text }) => text('¤')),
);
const mixed = joined(wrapped(joined(wrapped(fc.oneof(tricks, tricks, block)))));

describe.skipIf(!canRender)('a random page, rendered by GitHub’s reference renderer (needs cmark-gfm)', () => {
  test.each<[string, fc.Arbitrary<string>, number]>([
    ['as people write them', page, 200],
    ['of any fragments', anything, 400],
    ['of tricks, nested and combined', mixed, 200],
  ])('%s: every visible word arrives, and no hidden one', (_name, texts, runs) => {
    checkPages(texts, runs, (found) => leak(found) ?? loss(found));
  });
});
