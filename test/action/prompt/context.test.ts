import { describe, expect, test } from 'vitest';
import type { Subject } from '../../../src/action/ports/pull-requests.ts';
import {
  type CollectedContext,
  contextOfPush,
  contextOfThread,
  readOutline,
} from '../../../src/action/prompt/context.ts';
import { aShownPull } from '../../build/threads.ts';
import { aParagraph, aRepository, type FakeRepository } from '../../fakes/fake-repository.ts';

const PULL_REQUEST = aShownPull(7, { title: 'Add a flag', body: 'It is called --fast.', author: 'mona', head: 'fast' });
const SUBJECT: Subject = { ...PULL_REQUEST, kind: 'pull-request', isMerged: false };
const FILES = { files: [{ path: 'src/cli.ts', status: 'modified', additions: 3, deletions: 1 }], cut: false };
const NO_FILES = { files: [], cut: false };

function aChange(): FakeRepository {
  const repository = aRepository();
  repository.files = FILES.files;
  repository.diffText = '+fast';
  return repository;
}

async function collect(subject: Subject, repository: FakeRepository): ReturnType<typeof contextOfThread> {
  return contextOfThread(subject, await readOutline(subject, repository), { repository, name: 'acme/app' });
}

/** The change, and what its diffs are asked for. */
function aComparedChange() {
  const repository = aChange();
  const compared: unknown[] = [];
  repository.diff = async (of) => {
    compared.push(of);
    return '+fast';
  };
  return { repository, compared };
}

const RENDERED = { kind: 'html', html: aParagraph(SUBJECT.body) };
const PUSH = {
  ...{ sha: 'c0ffee'.padEnd(40, '0'), before: 'beef'.padEnd(40, '0'), branch: 'main' },
  commits: { commits: [{ sha: 'c0ffee'.padEnd(40, '0'), subject: 'Fix a typo' }], total: 1, changed: FILES },
  ...{ pulls: [], unread: null },
};
const UNNAMED: Subject = { ...SUBJECT, base: null, head: null, headSha: null };
const ISSUE: Subject = { ...UNNAMED, kind: 'issue' };

describe('an issue', () => {
  test('is described by its event, with the body as GitHub renders it', async () => {
    expect(await contextOfThread(ISSUE, null, { repository: aChange(), name: 'acme/app' })).toEqual({
      context: { ...ISSUE, body: RENDERED, repository: 'acme/app', files: NO_FILES, diff: null, withoutDiff: null },
      warnings: [],
    });
  });

  test.each([
    ['empty', ' \r\n', { kind: 'none' }],
    ['longer than GitHub allows', 'a'.repeat(65_537), { kind: 'unread', why: 'It has more than 65536 characters.' }],
  ])('whose body is %s is described without it, and without a request', async (_why, text, body) => {
    const repository = aChange();
    const { context } = await contextOfThread({ ...ISSUE, body: text }, null, { repository, name: 'acme/app' });
    expect([context?.body, repository.calls]).toEqual([body, []]);
  });

  test('whose body GitHub does not render is described without it: it is never used as it is', async () => {
    const repository = aChange();
    repository.fail('renderMarkdown', 'unavailable');
    const { context } = await contextOfThread(ISSUE, null, { repository, name: 'acme/app' });
    expect(context?.body).toEqual({ kind: 'unread', why: expect.stringContaining('GitHub refused renderMarkdown.') });
    expect(JSON.stringify(context)).not.toContain('--fast');
  });
});

describe('a pull request', () => {
  test("is described by its event, its files and its diff, with the event's title and body", async () => {
    expect(await collect(SUBJECT, aChange())).toEqual({
      context: { ...SUBJECT, body: RENDERED, repository: 'acme/app', files: FILES, diff: '+fast', withoutDiff: null },
      warnings: [],
    });
  });

  test('whose diff GitHub refuses is described by its files, without a warning', async () => {
    const repository = aChange();
    repository.diffText = null;
    const { context, warnings } = await collect(SUBJECT, repository);
    expect([context?.files, context?.withoutDiff, warnings]).toEqual([FILES, 'too-large', []]);
  });

  test('is compared from its base to the commit in its event, without a request for the branches', async () => {
    const { repository, compared } = aComparedChange();
    await collect(SUBJECT, repository);
    expect(compared).toEqual([{ base: 'main', head: SUBJECT.headSha }]);
    expect(repository.calls).toEqual(['changedFiles', 'renderMarkdown']);
  });

  test('that is merged has its own diff: its base contains its commits now', async () => {
    const { repository, compared } = aComparedChange();
    const merged = { ...PULL_REQUEST, state: 'merged' } as const;
    await collect({ ...SUBJECT, isMerged: true }, repository);
    repository.broughtBy = [merged];
    await collect(UNNAMED, repository);
    await contextOfPush({ ...PUSH, commits: null, pulls: [merged] }, { repository, name: 'acme/app' });
    expect(compared).toEqual(Array(3).fill({ merged: SUBJECT.number }));
  });

  test('whose event does not name the branches costs a request for them, sent with the one for the files', async () => {
    const repository = aChange();
    repository.broughtBy = [PULL_REQUEST];
    const { context } = await collect(UNNAMED, repository);
    expect(context).toMatchObject({ base: 'main', head: 'fast', diff: '+fast' });
    expect(repository.calls).toEqual(['pullRequest', 'changedFiles', 'diff', 'renderMarkdown']);
  });

  test('whose branches cannot be read has no diff, and a warning says so', async () => {
    const repository = aChange();
    repository.fail('pullRequest', 'forbidden');
    const { context, warnings } = await collect(UNNAMED, repository);
    expect(context).toMatchObject({ files: FILES, diff: null, withoutDiff: 'unread' });
    expect(warnings).toEqual([expect.stringMatching(/^The branches and the diff of #7 could not be read: /)]);
    expect(repository.calls).toEqual(['pullRequest', 'changedFiles', 'renderMarkdown']);
  });
});

describe('a push', () => {
  const NEWEST = { ...PULL_REQUEST, number: 8, title: 'Add another', state: 'merged' } as const;
  const OLDER = { ...PULL_REQUEST, state: 'merged' } as const;
  const describePush = (
    repository: FakeRepository,
    given: Partial<Parameters<typeof contextOfPush>[0]>,
  ): Promise<CollectedContext> => contextOfPush({ ...PUSH, ...given }, { repository, name: 'acme/app' });

  test('that brought several pull requests is compared as a whole', async () => {
    const { repository, compared } = aComparedChange();
    await describePush(repository, { pulls: [NEWEST, OLDER] });
    expect(compared).toEqual([{ base: PUSH.before, head: PUSH.sha }]);
  });

  test('without a pull request is described by its commits, files and diff', async () => {
    const repository = aChange();
    const { context, warnings } = await describePush(repository, {});
    expect(context).toMatchObject({ kind: 'push', pulls: [], commits: PUSH.commits, diff: '+fast' });
    expect([warnings, repository.calls]).toEqual([[], ['diff']]);
  });

  test('of which only the last commit is known is described by its id, and says so', async () => {
    const repository = aChange();
    const { context, warnings } = await describePush(repository, { commits: null });
    expect(context).toMatchObject({ kind: 'push', headSha: PUSH.sha, pulls: [], commits: null, diff: null });
    expect(warnings).toEqual([expect.stringContaining('only the id of the last pushed commit')]);
    expect(repository.calls).toEqual([]);
  });

  test('is described without the parts that cannot be read, with a warning that names each', async () => {
    const repository = aChange();
    repository.fail('changedFiles', 'refused', 1);
    repository.fail('diff', 'refused');
    const { context, warnings } = await describePush(repository, { pulls: [NEWEST, OLDER] });
    const pulls = [{ files: NO_FILES }, { files: FILES }];
    expect(context).toMatchObject({ pulls, diff: null, withoutDiff: 'unread' });
    expect(warnings).toEqual([
      expect.stringMatching(/^The list of changed files of #8 could not be read: /),
      expect.stringMatching(/^The diff of the push could not be read: /),
    ]);
  });
});
