import { execFileSync } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { editPage } from '../../../src/service/page-edit.ts';
import { aFolder } from './world.ts';

const PAGES = [
  { path: 'README.md', text: '# Handbook\n' },
  { path: 'docs/install.md', text: '---\ntitle: Getting started\n---\n\n## Requirements\n' },
  { path: 'docs/retry.md', text: '# Retrying\n\n## Backoff and jitter\n\nWaits.\n' },
];

function edited(prompt: string, pages = PAGES) {
  const edit = editPage(prompt, pages);
  if (edit.kind === 'nothing') throw new Error(edit.reason);
  return edit;
}

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
    expect(edited('Explain zebras.', []).page).toMatchObject({
      path: 'README.md',
      text: expect.stringMatching(/^# Documentation\n\n## Zebras\n/),
    });
  });
});

describe('the section', () => {
  test('comes after the existing text and quotes the instruction', () => {
    expect(
      edited('Please add a section about the `--retry` flag. Keep it short.\nThanks').page.text,
    ).toMatchInlineSnapshot(`
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
  ])('for %j is titled %j', (prompt, title) => {
    expect(edited(prompt).title).toBe(title);
  });

  test('has no live HTML or MDX outside of code spans', () => {
    const { text } = edited('Mention <Tabs> and {props} of retry, not `<Tabs>`, nor a `.').page;
    expect(text).toContain('## \\<Tabs> and \\{props\\} of retry, not `<Tabs>`, nor a \\`\n');
  });

  test('keeps the line endings of its page', () => {
    const { text } = edited('Explain jitter', [{ path: 'a.md', text: '# A\r\n' }]).page;
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });
});

test.each([
  ['Change nothing, please.', 'change nothing'],
  [' \n', 'empty'],
])('%j changes nothing', (prompt, reason) => {
  expect(editPage(prompt, PAGES)).toMatchObject({ kind: 'nothing', reason: expect.stringContaining(reason) });
});

test('an existing section is left alone', () => {
  const { page } = edited('Explain jitter.');
  expect(editPage('Explain jitter.', [page])).toMatchObject({
    kind: 'nothing',
    reason: expect.stringContaining('Jitter'),
  });
});

test('the script edits pages of its folder and nothing in a link, a hidden folder or a foreign folder', async () => {
  await using folder = await aFolder();
  const site = join(folder.path, 'site');
  for (const place of ['docs', '.hidden', 'node_modules']) await mkdir(join(site, place), { recursive: true });
  await writeFile(join(folder.path, 'retry.md'), '# retry backoff jitter\n');
  await symlink(join(folder.path, 'retry.md'), join(site, 'link.md'));
  for (const place of ['.hidden', 'node_modules'])
    await writeFile(join(site, place, 'retry.md'), '# retry backoff jitter\n');
  await writeFile(join(site, 'docs', 'guide.mdx'), '# Retry\n');
  const script = fileURLToPath(new URL('../../../src/service/default-agent.ts', import.meta.url));
  const said = execFileSync(process.execPath, [script], {
    cwd: site,
    input: 'Explain retry backoff jitter.',
    encoding: 'utf8',
  });
  expect(said).toBe('Changed docs/guide.mdx: Retry backoff jitter.\n');
  expect(await readFile(join(site, 'docs', 'guide.mdx'), 'utf8')).toContain('## Retry backoff jitter');
  for (const other of [
    join(folder.path, 'retry.md'),
    join(site, '.hidden/retry.md'),
    join(site, 'node_modules/retry.md'),
  ]) {
    expect(await readFile(other, 'utf8')).toBe('# retry backoff jitter\n');
  }
});
