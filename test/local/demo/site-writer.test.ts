import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../../src/playground/demo/playground.ts';
import { writeForSite } from '../../../src/playground/demo/site-writer.ts';
import type { Page } from '../../../src/service/page-edit.ts';
import { hostileText } from '../../build/hostile-text.ts';

const SITE = join(import.meta.dirname, '../../../src/playground/demo-site');
const PAGES: readonly Page[] = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(SITE, path), 'utf8') }));
const REQUEST = 'Document the flag `--quiet` of `kettle boil`: it boils without whistling.';

const CONTEXT =
  '\n\n----- context 1 -----\nIssue: #1 The flag --quiet is not documented\nIt came with version 3.\n----- context 1 -----';

/** Gives one instruction after another; returns the pages and the latest change. */
function played(...instructions: readonly string[]): { readonly pages: readonly Page[]; readonly last: Page | string } {
  let pages = PAGES;
  let last: Page | string = '';
  for (const instruction of instructions) {
    const edit = writeForSite(instruction, pages);
    if (edit.kind === 'nothing') last = edit.reason;
    else {
      last = edit.page;
      pages = [...pages.filter(({ path }) => path !== edit.page.path), edit.page];
    }
  }
  return { pages, last };
}

function pageOf(last: Page | string): Page {
  if (typeof last === 'string') throw new Error(`Nothing was changed: ${last}`);
  return last;
}

describe('a documented flag', () => {
  test('is a row of the table and a section, with what the thread says about its version', () => {
    const { last } = played(`${REQUEST}${CONTEXT}`);
    const before = PAGES.find(({ path }) => path === 'reference/flags.md')?.text ?? '';
    expect(pageOf(last).path).toBe('reference/flags.md');
    const added = pageOf(last)
      .text.split('\n')
      .filter((line) => !before.split('\n').includes(line) || line === '');
    expect(added.join('\n')).toMatchInlineSnapshot(`
      "
      | \`--quiet\`     | boils without whistling                 |

      ## \`--quiet\`

      With \`--quiet\`, the kettle boils without whistling:

          kettle boil --cups 2 --quiet

      The command still returns when the water has boiled, and prints its temperature. \`--quiet\` works together with the other flags, for example for a single cup of green tea:

          kettle boil --cups 1 --stop-at 80 --quiet

      \`--quiet\` came with version 3.
      "
    `);
  });

  test('has no version if the thread speaks of another flag', () => {
    expect(pageOf(played(`Document --steam: it ends early.${CONTEXT}`).last).text).not.toContain('version');
  });

  test.each([
    ['`--keep-warm`: keeps the water hot', '`--keep-warm` means: keeps the water hot. For example:'],
    ['the flag --steam: it ends when steam comes out!', 'With `--steam`, the kettle ends when steam comes out:'],
  ])('is explained in the words of the request: %s', (words, lead) => {
    expect(pageOf(played(`Document ${words}`).last).text).toContain(lead);
  });

  test.each(['Document `--cups`.', 'Explain --stop-at: it stops'])(
    'stays as it is if the table has it: %s',
    (instruction) => {
      expect(played(instruction).last).toMatch(/already explains --(?:cups|stop-at)/);
    },
  );
});

describe('a merged change', () => {
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
  const KEEP_WARM = merged("  flag: '--keep-warm',", "  help: 'keeps the water <b>warm</b>',", "  since: '3.1',");
  const BEEP = merged("  flag: '--beep',", "  help: 'beeps when the water has boiled',");

  test('is documented by what its diff adds, each below the ones before', () => {
    const first = pageOf(played(KEEP_WARM).last).text;
    expect(first).toContain('| `--keep-warm` | keeps the water bwarm/b ');
    expect(first).toContain('`--keep-warm` came with version 3.1.');
    const second = pageOf(played(KEEP_WARM, BEEP).last).text;
    expect(second.split('\n')).toEqual(expect.arrayContaining(first.split('\n')));
    expect(second.indexOf('## `--beep`')).toBeGreaterThan(second.indexOf('## `--keep-warm`'));
    expect(second).toContain('With `--beep`, the kettle beeps when the water has boiled:');
    expect(second).not.toContain('--described');
  });

  test('that readers would not notice changes nothing', () => {
    expect(played(merged('const boils = true;')).last).toBe('The change adds no flag, so no reader notices it.');
    expect(played('Document this change: change nothing.').last).toBe('The prompt asks to change nothing.');
  });
});

describe('a follow-up', () => {
  test('to make it shorter makes that page shorter, and keeps what was asked for', () => {
    const long = pageOf(played(REQUEST).last);
    const short = pageOf(played(REQUEST, 'Make it shorter.').last);
    expect(short.path).toBe(long.path);
    expect(short.text.length).toBeLessThan(long.text.length);
    expect(long.text.split('\n')).toEqual(expect.arrayContaining(short.text.split('\n')));
    expect(short.text).toContain('With `--quiet`, the kettle boils without whistling:');
    expect(played(REQUEST, 'Make it shorter.', 'Make it shorter.').last).toBe('There is nothing left to shorten.');
  });

  test('for an example adds it, and only once', () => {
    const { last } = played(REQUEST, 'Make it shorter.', 'Add an example.');
    expect(pageOf(last).text).toContain('    kettle boil --cups 1 --stop-at 80 --quiet');
    expect(played(REQUEST, 'Add an example.').last).toMatch(/already has an example/);
  });

  test('about a version says it once, and a later one replaces it', () => {
    const { last } = played(REQUEST, 'Say that it came with version 3.', 'No, it came with version 2.1.');
    expect(pageOf(last).text.match(/came with version .*/g)).toEqual(['came with version 2.1.']);
  });
});

test.each(['/troubleshooting', 'reference/flags.md', 'quickstart'])('a page that is named gets links: %s', (name) => {
  const { path, text } = pageOf(played(`Update ${name}: it lost most of its readers.`).last);
  const targets = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, target = '']) => join(path, '..', target));
  expect(targets).toHaveLength(2);
  for (const target of targets) expect(PAGES.map((page) => page.path)).toContain(target);
});

test('what it does not understand becomes a note that says so, and no page is invented', () => {
  const { last, pages } = played('Explain the <b>spout</b>.');
  expect(pageOf(last).path).toBe('requests.md');
  expect(pageOf(last).text).toContain('has no model and knows nothing about this');
  expect(pageOf(last).text).toContain('> Explain the \\<b>spout\\</b>.');
  expect(pages.filter(({ path }) => path !== 'requests.md')).toEqual(PAGES);
});

test('does what the boxes of the playground suggest', () => {
  const asked = pageOf(played(EXAMPLES.issue).last);
  expect(asked.text).toContain('## `--keep-warm`');
  const shorter = pageOf(played(EXAMPLES.issue, EXAMPLES.pull).last);
  expect(shorter.text.length).toBeLessThan(asked.text.length);
  expect(pageOf(played(EXAMPLES.issue, EXAMPLES.pull, EXAMPLES.line).last).text).toBe(asked.text);
});

test('whatever the instruction says, one page changes at most, and the same way each time', () => {
  fc.assert(
    fc.property(
      fc.oneof(hostileText, fc.string()),
      fc.constantFrom('', 'Document --x: ', 'shorter ', 'version 3 '),
      (text, start) => {
        expect(writeForSite(start + text, PAGES)).toEqual(writeForSite(start + text, PAGES));
      },
    ),
    { numRuns: 200 },
  );
});
