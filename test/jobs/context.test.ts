import { describe, expect, test } from 'vitest';
import { contextOfCommit, contextOfIssue, contextOfPullRequest, type Subject } from '../../src/jobs/context.ts';
import type { PullRequest } from '../../src/ports.ts';
import { aRepository, type FakeRepository } from '../fakes/fake-repository.ts';

const PULL_REQUEST: PullRequest = {
  number: 7,
  title: 'Add a flag',
  body: 'It is called --fast.',
  author: 'mona',
  url: 'https://github.com/acme/app/pull/7',
  base: 'main',
  head: 'fast',
};
const SUBJECT: Subject = { ...PULL_REQUEST, kind: 'pull-request' };
const FILES = [{ path: 'src/cli.ts', status: 'modified', additions: 3, deletions: 1 }];

function aChange(): FakeRepository {
  const repository = aRepository();
  repository.files = FILES;
  repository.diffText = '+fast';
  return repository;
}

test('an issue is told by its event alone', () => {
  const issue: Subject = { ...SUBJECT, kind: 'issue', base: null, head: null };
  expect(contextOfIssue(issue, 'acme/app')).toEqual({
    context: { ...issue, repository: 'acme/app', files: [], diff: null, withoutDiff: null },
    warnings: [],
  });
});

describe('a pull request', () => {
  test("is told by its event, its files and its diff, with the event's title and body", async () => {
    expect(await contextOfPullRequest(SUBJECT, aChange(), 'acme/app')).toEqual({
      context: { ...SUBJECT, repository: 'acme/app', files: FILES, diff: '+fast', withoutDiff: null },
      warnings: [],
    });
  });

  test('whose diff GitHub refuses is told by its files, without a warning', async () => {
    const repository = aChange();
    repository.diffText = null;
    const { context, warnings } = await contextOfPullRequest(SUBJECT, repository, 'acme/app');
    expect(context?.files).toEqual(FILES);
    expect(context?.withoutDiff).toBe('GitHub gives no diff of a change this large.');
    expect(warnings).toEqual([]);
  });

  test.each(['changedFiles', 'diff'] as const)(
    'is told without what cannot be read (%s), and that is said',
    async (method) => {
      const repository = aChange();
      repository.fail(method, 'forbidden');
      const { context, warnings } = await contextOfPullRequest(SUBJECT, repository, 'acme/app');
      expect(context?.files).toEqual(method === 'changedFiles' ? [] : FILES);
      expect(context?.diff).toBe(method === 'diff' ? null : '+fast');
      expect(context?.withoutDiff).toBe(method === 'diff' ? 'It could not be read.' : null);
      expect(warnings).toEqual([
        expect.stringMatching(/could not be read: GitHub refused \w+\. Add `issues: write`\.$/),
      ]);
    },
  );

  test('hides no defect of ours behind a warning', async () => {
    const repository = aChange();
    repository.diff = async () => {
      throw new TypeError('a defect');
    };
    await expect(contextOfPullRequest(SUBJECT, repository, 'acme/app')).rejects.toThrow('a defect');
  });
});

describe('a pushed commit', () => {
  test('is told by the first of the pull requests that brought it', async () => {
    const repository = aChange();
    repository.broughtBy = [PULL_REQUEST, { ...PULL_REQUEST, number: 8 }];
    const { context } = await contextOfCommit('c0ffee', repository, 'acme/app');
    expect(context).toMatchObject({ kind: 'pull-request', number: 7, base: 'main', diff: '+fast' });
  });

  test('that no pull request brought has no context, and nothing is wrong', async () => {
    expect(await contextOfCommit('c0ffee', aChange(), 'acme/app')).toEqual({ context: null, warnings: [] });
  });

  test('whose pull request cannot be read has no context, and that is said', async () => {
    const repository = aChange();
    repository.fail('pullRequestsOf', 'unavailable');
    const { context, warnings } = await contextOfCommit('0123456789abcdef', repository, 'acme/app');
    expect(context).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^The pull request of commit 0123456789ab could not be read: /)]);
  });
});
