import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../src/playground/demo/playground.ts';
import { editPage, type Page } from '../../src/service/page-edit.ts';
import { forMany, hostileText } from '../build/fuzz-runs.ts';

const PAGES = [
  { path: 'README.md', text: '# Handbook\n' },
  { path: 'docs/install.md', text: '---\ntitle: Getting started\n---\n\n## Requirements\n' },
  { path: 'docs/retry.md', text: '# Retrying\n\n## Backoff and jitter\n\nWaits.\n' },
];

function changed(edit: ReturnType<typeof editPage>) {
  if (edit.kind === 'nothing') throw new Error(edit.reason);
  return edit;
}
const edited = (prompt: string, pages = PAGES) => changed(editPage(prompt, pages));

describe('the edited page', () => {
  test.each([
    ['Document how the retry works.', 'docs/retry.md'],
    ['Explain jitter', 'docs/retry.md'],
    ['What does one need when getting started?', 'docs/install.md'],
    ['Say something about zebras.', 'README.md'],
    ['Explain zebras.\n----- context 1 -----\nretry backoff jitter', 'README.md'],
  ])('for %j is %s', (prompt, path) => {
    expect(edited(prompt).page.path).toBe(path);
    expect(edited(prompt, PAGES.toReversed()).page.path).toBe(path);
  });

  test('is a new README.md if there is none', () => {
    const text = expect.stringMatching(/^# Documentation\n\n## Zebras\n/);
    expect(edited('Explain zebras.', []).page).toMatchObject({ path: 'README.md', text });
  });
});

describe('the section', () => {
  test('comes after the existing text and quotes the instruction', () => {
    const { text } = edited('Please add a section about the `--retry` flag. Keep it short.\nThanks').page;
    expect(text).toMatchInlineSnapshot(`
      "# Retrying

      ## Backoff and jitter

      Waits.

      ## The \`--retry\` flag

      Someone requested documentation about this:

      > Please add a section about the \`--retry\` flag. Keep it short.
      > Thanks

      This section is a placeholder. A real agent, or a person, has to write the rest.
      "
    `);
  });

  test.each([
    ['Document retrying.', 'Retrying'],
    ['please update the retry page!', 'Update the retry page'],
    ['# Describe: what is tried again.', 'Describe: what is tried again'],
    [`Explain ${'very '.repeat(30)}long things`, `Very${' very'.repeat(11)}`],
    [`Explain ${'x'.repeat(90)}`, `X${'x'.repeat(59)}`],
    ['!!!', 'A note'],
  ])('for %j is titled %j', (prompt, title) => expect(edited(prompt).title).toBe(title));

  test('has no live HTML or MDX outside of code spans', () => {
    const { text } = edited('Mention <Tabs> and {props} of retry, not `<Tabs>`, nor a `.').page;
    expect(text).toContain('## \\<Tabs> and \\{props\\} of retry, not `<Tabs>`, nor a \\`\n');
  });

  test('keeps the line endings of its page', () => {
    const { text } = edited('Explain jitter', [{ path: 'a.md', text: '# A\r\n' }]).page;
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });
});

const SITE = join(import.meta.dirname, '../../src/playground/demo-site');
const KETTLE: readonly Page[] = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(SITE, path), 'utf8') }));
const REQUEST = 'Document the flag `--quiet` of `kettle boil`: it boils without whistling.';

const CONTEXT =
  '\n\n----- context 1 -----\nIssue: #1 The flag --quiet is not documented\nIt came with version 3.\n----- context 1 -----';

/** The demo's documentation after one instruction after another, each of which changes a page: the latest is the first. */
function pagesAfter(...instructions: readonly string[]): readonly Page[] {
  return instructions.reduce((pages, instruction) => {
    const { page } = changed(editPage(instruction, pages));
    return [page, ...pages.filter(({ path }) => path !== page.path)];
  }, KETTLE);
}

function pageAfter(...instructions: readonly string[]): Page {
  const [page] = pagesAfter(...instructions);
  if (page === undefined) throw new Error('There is no page.');
  return page;
}

describe('a documented flag', () => {
  test('is a row of the table and a section, with what the thread says about its version', () => {
    const page = pageAfter(`${REQUEST}${CONTEXT}`);
    const before = KETTLE.find(({ path }) => path === 'reference/flags.md')?.text ?? '';
    expect(page.path).toBe('reference/flags.md');
    const added = page.text.split('\n').filter((line) => !before.split('\n').includes(line));
    expect(added.join('\n')).toMatchInlineSnapshot(`
      "| \`--quiet\`     | boils without whistling                 |
      ## \`--quiet\`
      With \`--quiet\`, the kettle boils without whistling:
          kettle boil --cups 2 --quiet
      The command still returns when the water has boiled, and prints its temperature. \`--quiet\` works together with the other flags, for example for a single cup of green tea:
          kettle boil --cups 1 --stop-at 80 --quiet
      \`--quiet\` came with version 3."
    `);
  });

  test('has no version if the thread speaks of another flag', () =>
    expect(pageAfter(`Document --steam: it ends early.${CONTEXT}`).text).not.toContain('version'));

  test.each([
    ['`--keep-warm`: keeps the water hot', '`--keep-warm` means: keeps the water hot. For example:'],
    ['the flag --steam: it ends when steam comes out!', 'With `--steam`, the kettle ends when steam comes out:'],
  ])('is explained in the words of the request: %s', (words, lead) => {
    expect(pageAfter(`Document ${words}`).text).toContain(lead);
  });

  test('is a flag of the demo: another documentation gets a section', () => {
    const other = { path: 'reference/flags.md', text: '# Flags\n\n| `--x` | y |\n' };
    expect(editPage(REQUEST, [other])).toMatchObject({ page: { text: expect.stringContaining('is a placeholder') } });
  });
});

const merged = (...added: readonly string[]): string =>
  [
    'Bring the documentation up to date with this change.',
    'If no reader would notice the change, change nothing.\n',
    '----- context 1 -----',
    'Pull request: #3 A change',
    "Description:\nflag: '--described', help: 'is only described'",
    'Diff:\n--- /dev/null\n+++ b/src/flags/it.js',
    ...added.map((line) => `+${line}`),
    '----- context 1 -----\n\nAdd this to the pull request #4.',
  ].join('\n');

describe('a merged change', () => {
  const KEEP_WARM = merged("  flag: '--keep-warm',", "  help: 'keeps the water <b>warm</b>',", "  since: '3.1',");
  const BEEP = merged("  flag: '--beep',", "  help: 'beeps when the water has boiled',");

  test('is documented by what its diff adds, each at its place by name', () => {
    const first = pageAfter(KEEP_WARM).text;
    expect(first).toContain('| `--keep-warm` | keeps the water bwarm/b ');
    expect(first).toContain('`--keep-warm` came with version 3.1.');
    const second = pageAfter(KEEP_WARM, BEEP).text;
    expect(second.split('\n')).toEqual(expect.arrayContaining(first.split('\n')));
    const headings = 'beep cups height keep-warm log stop-at verbose'.split(' ').map((name) => `## \`--${name}\``);
    expect(second.match(/^## .*$/gm)).toEqual(headings);
    expect(second.match(/^\| `--[\w-]+/gm)).toEqual(headings.map((heading) => `| ${heading.slice(3, -1)}`));
    expect(second).toContain('With `--beep`, the kettle beeps when the water has boiled:');
    expect(second).not.toContain('--described');
  });
});

test('a follow-up to make it shorter makes that page shorter, and keeps what was asked for', () => {
  const long = pageAfter(REQUEST);
  const short = pageAfter(REQUEST, 'Make it shorter.');
  expect(short.path).toBe(long.path);
  expect(short.text.length).toBeLessThan(long.text.length);
  expect(long.text.split('\n')).toEqual(expect.arrayContaining(short.text.split('\n')));
  expect(short.text).toContain('With `--quiet`, the kettle boils without whistling:');
});

test.each([
  ['Change nothing, please.', 'change nothing', PAGES],
  [' \n', 'empty', PAGES],
  ['Explain jitter.', 'Jitter', [edited('Explain jitter.').page]],
  ['Explain --stop-at: it stops', 'reference/flags.md already explains --stop-at.', KETTLE],
  [merged('const boils = true;'), 'The prompt asks to change nothing.', KETTLE],
  ['Make it shorter.', 'There is nothing left to shorten.', pagesAfter(REQUEST, 'Make it shorter.')],
])('%j changes nothing: %s', (prompt, reason, pages) => {
  expect(editPage(prompt, pages)).toMatchObject({ kind: 'nothing', reason: expect.stringContaining(reason) });
});

test('each example in the boxes of the playground changes something, whatever the demo has done before', () => {
  const { issue, pull, line } = EXAMPLES;
  const story = [REQUEST, 'Make it shorter.', merged("  flag: '--beep',", "  help: 'beeps',"), issue, pull, line];
  const pages = story.map((_said, at) => pageAfter(...story.slice(0, at + 1)).text);
  expect([new Set(pages).size, pages[3]]).toEqual([6, expect.stringContaining('## `--wake-up`')]);
});

test('whatever the instruction says, one page changes at most, and the same way each time', () => {
  const start = fc.constantFrom('', 'Document --x: ', 'shorter ', 'version 3 ');
  forMany(200, [fc.oneof(hostileText, fc.string()), start], (text, before) => {
    expect(editPage(before + text, KETTLE)).toEqual(editPage(before + text, KETTLE));
  });
});
