import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChangedFile } from '../../../src/action/ports/pull-requests.ts';
import { CAPS } from '../../../src/action/prompt/clean-text.ts';
import type { DescribedThread, PushContext } from '../../../src/action/prompt/context.ts';
import { buildPrompt, shares } from '../../../src/action/prompt/prompt.ts';
import { forMany } from '../../build/fuzz-runs.ts';
import { aParagraph } from '../../fakes/fake-repository.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const SHA = 'c0ffee'.padEnd(40, '0');

function aPull(number: number, body: string, files: readonly ChangedFile[] = []): DescribedThread {
  return {
    ...{ kind: 'pull-request', number, title: `Change ${number}`, author: 'mona' },
    url: `https://github.com/acme/app/pull/${number}`,
    body: { kind: 'html', html: aParagraph(body) },
    ...{ base: 'main', head: `change-${number}`, files: { files, cut: false } },
  };
}

function filesOf(count: number, start = 'f'): readonly ChangedFile[] {
  const changed = { status: 'added', additions: 1, deletions: 0 };
  return Array.from({ length: count }, (_, index) => ({ path: `${start}${index}.md`, ...changed }));
}

function aPush(given: Partial<PushContext> = {}): PushContext {
  const about = { kind: 'push', repository: 'acme/app', branch: 'main', headSha: SHA } as const;
  return { ...about, pulls: [], commits: null, diff: '+fast', withoutDiff: null, ...given };
}

function build(context: PushContext) {
  return buildPrompt('Describe it.', { context, token: TOKEN });
}

describe('the context of a push', () => {
  test('describes its pull requests, the newest first, and one diff', async () => {
    const { text, notes } = await build(aPush({ pulls: [aPull(42, 'Two.', filesOf(1)), aPull(41, 'One.')] }));
    const [about, ...described] = (text.split('-----\n')[1] ?? '').split('\n\n');
    expect(about?.split('\n').slice(1)).toEqual([
      ...['Pushed to: main', `Head commit: ${SHA}`, 'Pull requests of this push, the newest first: #42, #41'],
    ]);
    const pull = (number: number) => expect.stringMatching(`^Pull request: #${number} .*\nAuthor: mona\nAddress: `);
    const files = 'Changed files:\nf0.md (added, +1 -0)';
    const diff = expect.stringMatching(/^Diff:\n\+fast\n-----/);
    expect(described).toEqual([pull(42), 'Description:\nTwo.', files, pull(41), 'Description:\nOne.', diff]);
    expect(notes).toEqual([`The prompt describes the head commit ${SHA}.`]);
  });

  test('without a pull request describes its commits and files, and cuts the oldest', async () => {
    const commits = [
      { sha: 'aa'.padEnd(40, '0'), subject: 'Add --fast' },
      { sha: SHA, subject: 'Fix a\u200b typo' },
    ];
    const changed = { files: filesOf(1), cut: true };
    const { text, notes } = await build(aPush({ branch: null, commits: { commits, total: 5, changed } }));
    expect(text).not.toContain('Pushed to');
    const listed = 'c0ffee000000 Fix a typo\naa0000000000 Add --fast\n[3 more commits]\n';
    expect(text).toContain(`Pushed commits, the newest first:\n${listed}`);
    expect(text).toContain('Changed files:\nf0.md (added, +1 -0)\n[at least 1 more file]\n');
    expect(notes).toContain('The list of commits was cut by 3 commits.');
    expect(notes).toContain('Removed from the list of commits: 1 invisible character.');
  });

  test('says of which pull request something was cut or left out', async () => {
    const unread = { ...aPull(41, ''), body: { kind: 'unread', why: 'HTTP 502.' } } as const;
    const pulls = [aPull(42, 'b'.repeat(CAPS.body), filesOf(CAPS.files)), unread, aPull(40, 'Short.', filesOf(3))];
    const { notes, remarks } = await build(aPush({ pulls, diff: null, withoutDiff: 'too-large' }));
    expect(notes).toEqual([
      `The prompt describes the head commit ${SHA}.`,
      'The list of changed files of pull request 42 was cut by 3 files.',
      expect.stringMatching(/^The description of pull request 42 was cut by \d+ characters\.$/),
      'The description of pull request 41 was left out. HTTP 502.',
      'The diff of the push was left out. GitHub provides no diff for a change this large.',
    ]);
    expect(remarks).toEqual([expect.stringContaining('The description of pull request 41 was left out')]);
  });

  test('holds every cap with 20 pull requests, and keeps the place of the diff', async () => {
    const long = filesOf(300, 'long/'.repeat(40));
    const pulls = Array.from({ length: 20 }, (_, index) => aPull(index, 'b'.repeat(60_000), long));
    const { text } = await build(aPush({ pulls, diff: `+${'d'.repeat(CAPS.diff - 2)}e` }));
    expect(text.length).toBeLessThanOrEqual(CAPS.prompt);
    expect(text).toContain('de\n-----');
    expect(text.match(/b{200,}/g)).toHaveLength(20);
    expect((text.match(/b{2,}/g) ?? []).join('').length).toBeLessThanOrEqual(CAPS.body);
  });
});

describe('a shared cap', () => {
  test.each([
    [[100], 60, [60]],
    [[10, 100, 100], 60, [10, 25, 25]],
    [[100, 10, 20], 60, [30, 10, 20]],
    [[], 60, []],
  ])('gives %j of %i: %j', (lengths, cap, given) => expect(shares(lengths, cap)).toEqual(given));

  test('is never exceeded, nor is a length, and nothing is kept back', () => {
    forMany(100, [fc.array(fc.nat(1_000), { maxLength: 20 }), fc.nat(5_000)], (lengths, cap) => {
      const given = shares(lengths, cap);
      const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
      expect(given.every((share, index) => share <= (lengths[index] ?? 0))).toBe(true);
      expect(sum(given)).toBe(Math.min(cap, sum(lengths)));
    });
  });
});
