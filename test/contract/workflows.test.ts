import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkWorkflow } from './check-workflow.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const yamlBlocks = (text: string): readonly string[] =>
  [...text.matchAll(/^```ya?ml\n(.*?)^```$/gms)].map((block) => block[1] ?? '');

describe('our own workflows', () => {
  const files = trackedFiles('.github/workflows/*.yml');

  test.each(files.map((file) => [file]))('%s keeps the rules', async (file) => {
    expect(await checkWorkflow(read(file))).toEqual([]);
  });

  test('run the checks with no more than the right to read', () => {
    expect(files).toContain('.github/workflows/ci.yml');
    expect(parse(read('.github/workflows/ci.yml')).permissions).toEqual({ contents: 'read' });
  });

  test('say beside each pinned commit which version it is', () => {
    const uses = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /^\s*-? *uses:/.test(line)),
    );
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });
});

describe('the workflows that we show', () => {
  const pages = ['README.md', ...trackedFiles('docs/*.md')];
  const shown = pages.flatMap((page) => yamlBlocks(read(page)).map((text) => ({ page, text })));

  test.each(shown)('keep the rules in $page', async ({ text }) => {
    expect(await checkWorkflow(text)).toEqual([]);
  });

  test('are there, and never cancel a run that may have started a job', () => {
    expect(shown.length).toBeGreaterThan(0);
    const cancelling = shown.map(({ text }) => parse(text).concurrency['cancel-in-progress']);
    expect(new Set(cancelling)).toEqual(new Set([false]));
  });
});

const GOOD = `
on: push
permissions: { contents: read }
concurrency: { group: docs, cancel-in-progress: false }
jobs:
  docs:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@0123456789abcdef0123456789abcdef01234567
      - uses: OWNER/docs-agent@v0
        with: { base-url: 'https://docs.example.com', project-id: a, api-key: b, prompt: c }
      - run: echo done
`;

describe('the check', () => {
  test('finds nothing wrong with a good workflow', async () => {
    expect(await checkWorkflow(GOOD)).toEqual([]);
  });

  test.each([
    ['a key that GitHub does not know', 'steps:', 'stepz:', /Unexpected value 'stepz'/],
    ['an expression that GitHub cannot read', 'prompt: c', "prompt: '${{ github. }}'", /Unexpected symbol/],
    ['no permissions', 'permissions: { contents: read }', '', /^permissions: must/],
    ['all permissions', 'permissions: { contents: read }', 'permissions: write-all', /^permissions: must/],
    ['any number of runs at a time', /concurrency.*/, '', /^concurrency: is missing/],
    ['no end in sight', 'timeout-minutes: 5', '', /^docs: has no timeout-minutes/],
    ['a foreign action by tag', /checkout@\w+/, 'checkout@v6', /^actions\/checkout@v6: is not pinned/],
    ['a foreign action by a short id', /checkout@\w+/, 'checkout@0123456', /is not pinned/],
    ['an event in a shell', 'echo done', 'echo ${{ github.event.issue.title }}', /has an expression in it/],
    ['an input that we do not have', 'prompt: c', 'promt: c', /^with: docs-agent has no input "promt"/],
    ['a required input missing', 'api-key: b, ', '', /^with: docs-agent needs the input "api-key"/],
  ])('finds %s', async (_title, good, bad, finding) => {
    const findings = await checkWorkflow(GOOD.replace(good, bad));
    expect(findings).toEqual([expect.stringMatching(finding)]);
  });
});
