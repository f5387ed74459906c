import { beforeEach, describe, expect, test } from 'vitest';
import type { CommentRef } from '../../../src/action/ports/conversations.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import type { FaultAction } from '../../../src/playground/github/faults.ts';
import type { ReviewComment, Thread } from '../../../src/playground/github/state.ts';
import {
  addPull,
  answer,
  app,
  BOT,
  count,
  github,
  LINE,
  MARKED,
  repository,
  serve,
  startForEach,
  strike,
} from './a-github.ts';
import { aRepository, failureOf } from './a-repository.ts';

const LABEL = 'docs-visitors';
const REPORT = { title: 'Documentation visitors', body: MARKED, label: LABEL };

startForEach({ issues: 'write', pull_requests: 'write', contents: 'read' });

const asked = (method: string, path = /\/issues(\/\d+)?$/): number => count(method, path);

describe('in a review thread', () => {
  const PULL = 1;
  let first: ReviewComment;
  const reply = (review = first.id) => repository.createComment({ thread: PULL, review }, MARKED);

  beforeEach(() => {
    addPull();
    first = github.state.addReviewComment(app, PULL, { author: 'mara', body: '/docs describe it', ...LINE });
  });

  test('a comment of ours is a reply to the first one, and names its thread', async () => {
    const written = await reply();
    expect(written).toMatchObject({ kind: 'review-comment', review: first.id, author: BOT, body: MARKED });
    expect(app.reviewComments.get(written.id)).toMatchObject({ inReplyTo: first.id, line: 4 });
    expect(app.comments.size).toBe(0);
  });

  test('it goes to the conversation if the first comment is gone', async () => {
    app.reviewComments.delete(first.id);
    expect(await reply()).toMatchObject({ kind: 'issue-comment', review: null });
    expect(app.comments.size).toBe(1);
  });

  test('after a lost answer, it is searched for among the comments on the diff, and not sent again', async () => {
    strike('POST', /replies$/, { kind: 'break-after' });
    expect((await reply()).review).toBe(first.id);
    expect(app.reviewComments.size).toBe(2);
  });

  test('after a lost answer, no second one is written elsewhere if the search for it is answered with 404', async () => {
    strike('POST', /replies$/, { kind: 'break-after' });
    answer('GET', /comments$/, { status: 404 });
    await expect(reply()).rejects.toMatchObject({ failure: 'unavailable' });
    expect([app.reviewComments.size, app.comments.size]).toEqual([2, 0]);
  });

  test.each(['hooray', 'eyes'] as const)('it has its own addresses, also for %s', async (claim) => {
    const { kind, id } = await reply();
    await repository.editComment({ kind, id }, '**Done.**');
    expect(await repository.comment({ kind, id })).toMatchObject({ body: '**Done.**' });
    const reaction = await repository.react({ kind, id }, claim);
    expect(reaction).toMatchObject({ created: true });
    await repository.withdrawReaction({ kind, id }, reaction.id);
    expect(await repository.comment({ kind, id })).toMatchObject({ body: '**Done.**' });
    expect(await repository.comment({ kind: 'issue-comment', id })).toBeNull();
    const place = { path: LINE.path, line: LINE.line, hunk: LINE.diffHunk };
    expect(await repository.comment({ kind, id: first.id })).toMatchObject({ place });
  });

  test('it says whether it came by mail, as a comment in the conversation does', async () => {
    const mailed = { author: 'mara', body: 'Why?', createdViaEmail: true };
    const came = async (kind: CommentRef['kind'], id: number): Promise<boolean> => {
      const { nodeId } = (await repository.comment({ kind, id })) ?? { nodeId: null };
      return repository.cameByMail(nodeId ?? '');
    };
    const typed = github.state.addComment(app, PULL, { author: 'mara', body: 'Why?' });
    const onDiff = github.state.addReviewComment(app, PULL, { ...mailed, ...LINE });
    const talk = github.state.addComment(app, PULL, mailed);
    expect([await came('review-comment', onDiff.id), await came('issue-comment', talk.id)]).toEqual([true, true]);
    expect([await came('review-comment', first.id), await came('issue-comment', typed.id)]).toEqual([false, false]);
    await expect(repository.cameByMail('IC_9')).rejects.toMatchObject({ failure: 'missing' });
  });

  test.each<[string, number, unknown]>([
    ['errors in a 200', 200, { data: { node: null }, errors: [{ message: 'No', type: 'FORBIDDEN', path: ['node'] }] }],
    ['no node in a 200', 200, { data: { node: null } }],
    ['no answer in a 200', 200, { data: { node: {} } }],
    ['a 502', 502, '<html>Bad Gateway</html>'],
    ['a 403', 403, { message: 'Resource not accessible by integration' }],
  ])('it does not say so with %s', async (_what, status, body) => {
    const { nodeId } = (await repository.comment({ kind: 'review-comment', id: first.id })) ?? { nodeId: null };
    answer('POST', /graphql$/, { status, body });
    await expect(repository.cameByMail(nodeId ?? '')).rejects.toBeInstanceOf(RepositoryError);
  });

  test('the comments on a diff are listed with their threads, apart from the conversation', async () => {
    await reply();
    const other = github.state.addReviewComment(app, PULL, { author: 'mara', body: 'Why?', ...LINE });
    const talk = github.state.addComment(app, PULL, { author: 'mara', body: 'Thanks.' });
    const onDiff = await repository.comments(PULL, { kind: 'review-comment' });
    expect(onDiff.map(({ review }) => review)).toEqual([first.id, first.id, other.id]);
    expect((await repository.comments(PULL)).map(({ id }) => id)).toEqual([talk.id]);
  });

  test('the latest comments on all diffs name their pull requests', async () => {
    await reply();
    const wanted = { since: '2020-01-01T00:00:00Z', mostPages: 1 };
    const { comments, cut } = await repository.recentComments('review-comment', wanted);
    expect(comments.map(({ thread, kind }) => `${kind} ${thread}`)).toEqual(Array(2).fill(`review-comment ${PULL}`));
    expect(cut).toBe(false);
  });
});

function addLabelled(given: { readonly author?: string; readonly label?: string; readonly pull?: true } = {}): Thread {
  const { author = BOT, label = LABEL, pull } = given;
  const wanted = { author, title: 'Documentation visitors', body: MARKED };
  const thread = pull ? addPull(wanted) : github.state.addThread(app, wanted);
  thread.labels = [github.state.label(app, label).name];
  return thread;
}

describe('the issues with a label', () => {
  test('are listed, open and closed, with author, text, address and labels', async () => {
    addLabelled({ author: 'mara' });
    addLabelled().state = 'closed';
    const { url } = github;
    const common = { body: MARKED, labels: [LABEL] };
    const found = await repository.labelledIssues(LABEL);
    expect(found.toSorted((one, other) => one.number - other.number)).toEqual([
      { number: 1, author: 'mara', open: true, url: `${url}/acme/app/issues/1`, ...common },
      { number: 2, author: BOT, open: false, url: `${url}/acme/app/issues/2`, ...common },
    ]);
  });

  test('are requested from the oldest on, so that a new issue pushes none to another page', async () => {
    await repository.labelledIssues(LABEL);
    const wanted = Object.fromEntries(new URLSearchParams(github.ledger[0]?.query));
    expect(wanted).toEqual({ labels: LABEL, state: 'all', sort: 'created', direction: 'asc', per_page: '100' });
  });

  test('include no pull requests and no issues without the label', async () => {
    addLabelled({ pull: true });
    addLabelled({ label: 'bug' });
    addLabelled();
    expect((await repository.labelledIssues(LABEL)).map(({ number }) => number)).toEqual([3]);
  });

  test('are read to the end, whatever the number of pages', async () => {
    for (let count = 0; count < 201; count += 1) addLabelled(count === 7 ? { pull: true } : {});
    expect(new Set((await repository.labelledIssues(LABEL)).map(({ number }) => number)).size).toBe(200);
    expect(asked('GET')).toBe(3);
  });

  test('count as incomplete if the list does not end', async () => {
    const link = `<${github.apiUrl}/repos/acme/app/issues?page=2>; rel="next"`;
    answer('GET', /issues$/, { status: 200, body: [], headers: { link } });
    expect((await failureOf(repository.labelledIssues(LABEL))).message).toContain('more than 1000');
    expect(asked('GET')).toBe(10);
  });

  test.each(['two words', 'area/docs', 'Доки 📊', 'C++ & #1?', '50%'])('are found by the label %j', async (label) => {
    addLabelled({ label });
    expect(await repository.labelledIssues(label)).toMatchObject([{ number: 1, labels: [label] }]);
  });

  test('may have lost their author and their text, and labels may also come as names', async () => {
    const bare = { number: 4, html_url: 'https://github.com/acme/app/issues/4', state: 'open' };
    strike('GET', /issues$/, {
      kind: 'answer',
      status: 200,
      body: [
        { ...bare, user: null, body: null, labels: ['bug', { name: LABEL }, { name: null }], pull_request: null },
        { ...bare, number: 5 },
      ],
    });
    const read = { number: 4, author: 'ghost', body: '', url: bare.html_url, open: true };
    expect(await repository.labelledIssues(LABEL)).toEqual([
      { ...read, labels: ['bug', LABEL, ''] },
      { ...read, number: 5, labels: [] },
    ]);
  });

  test.each<readonly [string, unknown, string]>([
    ['an object', { items: [] }, 'the body'],
    ['an issue without a number', [{ number: null }], '0.number'],
    ['an invalid number', [{ number: 1.5 }], '0.number'],
    ['a number too large to be exact', [{ number: 2 ** 53 }], '0.number'],
  ])('are not read from %s', async (_name, body, field) => {
    answer('GET', /issues$/, { status: 200, body });
    const error = await failureOf(repository.labelledIssues(LABEL));
    expect([error.failure, error.message]).toEqual(['unavailable', expect.stringContaining(`(${field}: expected`)]);
  });
});

test('the issues of an author are the latest by their last change, without pull requests', async () => {
  addLabelled({ author: 'mara' });
  addLabelled({ pull: true });
  addLabelled();
  expect((await repository.issuesBy(BOT)).map(({ number }) => number)).toEqual([3]);
  const wanted = Object.fromEntries(new URLSearchParams(github.ledger[0]?.query));
  expect(wanted).toEqual({ creator: BOT, state: 'all', sort: 'updated', direction: 'desc', per_page: '100' });
});

describe('a new issue', () => {
  test('is returned as it is on GitHub', async () => {
    const issue = { number: 1, author: BOT, body: MARKED, url: `${github.url}/acme/app/issues/1` };
    expect(await repository.createIssue(REPORT)).toEqual({ ...issue, open: true, labels: [LABEL] });
    expect(app.threads.get(1)).toMatchObject({ title: REPORT.title, body: MARKED, labels: [LABEL], state: 'open' });
    expect(github.ledger).toHaveLength(1);
  });

  test.each<readonly [string, FaultAction]>([
    ['its answer was lost', { kind: 'break-after' }],
    ['the success cannot be read', { kind: 'answer', status: 201, body: 'created', handled: true }],
  ])('is found again by its marker if %s', async (_name, does) => {
    addLabelled({ author: 'mara' });
    addLabelled({ pull: true });
    strike('POST', /issues$/, does, 1);
    expect(await repository.createIssue(REPORT)).toMatchObject({ number: 3, author: BOT });
    expect([app.threads.size, asked('POST')]).toEqual([3, 1]);
  });

  test('is found again if GitHub has dropped its label, and is returned without it', async () => {
    const dropLabels = async (): Promise<void> => {
      for (const thread of app.threads.values()) thread.labels = [];
    };
    strike('POST', /issues$/, { kind: 'break-after' }, 1);
    strike('GET', /issues$/, { kind: 'wait', until: dropLabels });
    expect(await repository.createIssue(REPORT)).toMatchObject({ number: 1, body: MARKED, labels: [] });
    expect([asked('POST'), app.threads.size]).toEqual([1, 1]);
  });

  test('is looked for among the latest issues', async () => {
    strike('POST', /issues$/, { kind: 'break-after' }, 1);
    await repository.createIssue(REPORT);
    const look = github.ledger.find(({ method }) => method === 'GET');
    const wanted = Object.fromEntries(new URLSearchParams(look?.query));
    expect(wanted).toEqual({ state: 'all', sort: 'created', direction: 'desc', per_page: '100' });
  });

  test("is not confused with someone else's that has the same marker", async () => {
    addLabelled({ author: 'mara' });
    strike('POST', /issues$/, { kind: 'break-before' }, 1);
    expect(await repository.createIssue(REPORT)).toMatchObject({ number: 2, author: BOT });
  });

  test('may have as many characters as GitHub accepts, and no more', async () => {
    const longest = MARKED.padEnd(65_536, 'x');
    expect((await repository.createIssue({ ...REPORT, body: longest })).body).toBe(longest);
    const body = `${longest}x`;
    for (const call of [repository.createIssue({ ...REPORT, body }), repository.editIssue(1, { body })]) {
      const error = await failureOf(call);
      expect([error.failure, error.hint]).toEqual(['too-long', expect.stringContaining('65,536')]);
    }
  });
});

describe('an issue that is changed', () => {
  const KEPT = { title: REPORT.title, labels: [LABEL] };
  beforeEach(() => {
    addLabelled().state = 'closed';
  });

  test.each([
    ['gets a new text and stays closed', { body: 'Eleven.' }, { body: 'Eleven.', state: 'closed' }],
    ['is reopened and keeps its text', { reopen: true }, { body: MARKED, state: 'open' }],
  ] as const)('%s', async (_what, change, { body, state }) => {
    expect(await repository.editIssue(1, change)).toMatchObject({ body, open: state === 'open' });
    expect(app.threads.get(1)).toMatchObject({ ...KEPT, body, state });
  });

  test('is reopened with a new text in one request, which is repeated after a lost answer', async () => {
    strike('PATCH', /issues\/1$/, { kind: 'break-after' }, 1);
    const change = { body: 'Eleven.', reopen: true } as const;
    expect(await repository.editIssue(1, change)).toMatchObject({ body: 'Eleven.', open: true });
    expect(asked('PATCH')).toBe(2);
  });

  test('is reported as locked if it is', async () => {
    answer('PATCH', /issues/, { status: 403, body: { message: 'Unable to change the issue because it is locked.' } });
    const error = await failureOf(repository.editIssue(1, { body: 'x' }));
    expect([error.failure, error.hint]).toEqual(['locked', expect.stringContaining('Unlock')]);
  });
});

describe('if issues are disabled', () => {
  beforeEach(() => {
    serve({ issues: 'write' }, { hasIssues: false });
    addLabelled();
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    ['listing', () => repository.labelledIssues(LABEL)],
    ['opening', () => repository.createIssue(REPORT)],
    ['changing', () => repository.editIssue(1, { body: 'x' })],
  ])('%s says that they may be', async (_name, action) => {
    const error = await failureOf(action());
    expect([error.failure, error.status, error.hint]).toEqual(['missing', 410, expect.stringContaining('disabled')]);
    expect(github.ledger).toHaveLength(1);
  });
});

describe('a label', () => {
  const LOOK = { name: LABEL, color: '0e8a16', description: 'Visitors of the documentation' };
  const LABELS = /\/labels/;

  const NAMES = [LABEL, 'two words', 'area/docs', 'Доки 📊', 'a?b#c%2Fd', 'C++', "it's"];
  test.each(NAMES)('%j is found once it exists', async (name) => {
    expect(await repository.hasLabel(name)).toBe(false);
    await repository.createLabel({ ...LOOK, name });
    expect(await repository.hasLabel(name)).toBe(true);
    expect([...app.labels.values()]).toMatchObject([{ ...LOOK, name }]);
  });

  test('that cannot be read does not count as absent', async () => {
    answer('GET', LABELS, { status: 403, body: { message: 'Resource not accessible by integration' } });
    const error = await failureOf(repository.hasLabel(LABEL));
    expect([error.failure, error.hint]).toEqual(['not-accessible', expect.stringContaining('`issues: read`')]);
    github.faults.clear();
    answer('GET', LABELS, { status: 200, body: [] });
    expect((await failureOf(repository.hasLabel(LABEL))).failure).toBe('unavailable');
  });

  test.each([LABEL, 'Docs-Visitors'])('that exists already stays unchanged when %j is created', async (name) => {
    github.state.label(app, LABEL, { color: 'ff0000' });
    await repository.createLabel({ ...LOOK, name });
    expect([...app.labels.values()]).toMatchObject([{ name: LABEL, color: 'ff0000', description: null }]);
  });

  test.each<readonly [string, FaultAction, number]>([
    ['an answer that was lost', { kind: 'break-after' }, 1],
    ['502 after it was created', { kind: 'answer', status: 502, handled: true }, 1],
    ['an unreadable success', { kind: 'answer', status: 201, body: 'made', handled: true }, 1],
    ['a request that was lost', { kind: 'break-before' }, 2],
  ])('exists after %s', async (_name, does, requests) => {
    strike('POST', LABELS, does, 1);
    await repository.createLabel(LOOK);
    expect([...app.labels.values()]).toMatchObject([LOOK]);
    expect(asked('POST', LABELS)).toBe(requests);
  });

  test('is not sent once the run is cancelled, nor is an issue', async () => {
    const late = aRepository({ apiUrl: github.apiUrl, cancelled: AbortSignal.abort() });
    await failureOf(late.createLabel(LOOK));
    await failureOf(late.createIssue(REPORT));
    expect(github.ledger).toEqual([]);
  });
});
