import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommentRef } from '../../../src/action/ports/conversations.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';
import type { RepositoryState, ReviewComment } from '../../../src/playground/github/state.ts';
import { aRepository, TOKEN } from './a-repository.ts';

const BOT = 'github-actions[bot]';
const MARKED = '<!-- docs-agent:1 abc -->\n\n**Starting…**';
const PULL = 1;
const PLACE = { path: 'docs/cli.md', line: 4, diffHunk: '@@ -1 +1 @@' };

let github: LocalGitHub;
let app: RepositoryState;
let repository: Repository;
let first: ReviewComment;

beforeEach(async () => {
  github = await startGitHub();
  app = github.state.addRepository({ owner: 'acme', name: 'app' });
  github.state.addToken(TOKEN, BOT, { issues: 'write', pull_requests: 'write', contents: 'read' });
  const sha = 'c0ffee'.padEnd(40, '0');
  const pull = { base: 'main', baseSha: sha, head: 'flag', headSha: sha, mergedAt: null };
  github.state.addThread(app, { author: 'mara', title: 'Add a flag', pull });
  first = github.state.addReviewComment(app, PULL, { author: 'mara', body: '/docs describe it', ...PLACE });
  repository = aRepository({ apiUrl: github.apiUrl });
});
afterEach(() => github.stop());

const reply = (review = first.id) => repository.createComment({ thread: PULL, review }, MARKED);

describe('in a review thread', () => {
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
    github.faults.add({ method: 'POST', path: /replies$/, does: { kind: 'break-after' } });
    expect((await reply()).review).toBe(first.id);
    expect(app.reviewComments.size).toBe(2);
  });

  test('after a lost answer, no second one is written elsewhere if the search for it is answered with 404', async () => {
    github.faults.add({ method: 'POST', path: /replies$/, does: { kind: 'break-after' } });
    github.faults.add({ method: 'GET', path: /comments$/, does: { kind: 'answer', status: 404 } });
    await expect(reply()).rejects.toMatchObject({ failure: 'unavailable' });
    expect([app.reviewComments.size, app.comments.size]).toEqual([2, 0]);
  });

  test.each(['hooray', 'eyes'] as const)(
    'it is read, edited and reacted to at the address for its kind: %s',
    async (claim) => {
      const { kind, id } = await reply();
      await repository.editComment({ kind, id }, '**Done.**');
      expect(await repository.comment({ kind, id })).toMatchObject({ body: '**Done.**' });
      const reaction = await repository.react({ kind, id }, claim);
      expect(reaction).toMatchObject({ created: true });
      await repository.withdrawReaction({ kind, id }, reaction.id);
      expect(await repository.comment({ kind, id })).toMatchObject({ body: '**Done.**' });
      expect(await repository.comment({ kind: 'issue-comment', id })).toBeNull();
    },
  );

  test('it says whether it came by mail, as a comment in the conversation does', async () => {
    const mailed = { author: 'mara', body: 'Why?', createdViaEmail: true };
    const came = async (kind: CommentRef['kind'], id: number): Promise<boolean> => {
      const { nodeId } = (await repository.comment({ kind, id })) ?? { nodeId: null };
      return repository.cameByMail(nodeId ?? '');
    };
    const typed = github.state.addComment(app, PULL, { author: 'mara', body: 'Why?' });
    const onDiff = github.state.addReviewComment(app, PULL, { ...mailed, ...PLACE });
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
    github.faults.add({ method: 'POST', path: /graphql$/, does: { kind: 'answer', status, body } });
    await expect(repository.cameByMail(nodeId ?? '')).rejects.toBeInstanceOf(RepositoryError);
  });

  test('the comments on a diff are listed with their threads, apart from the conversation', async () => {
    await reply();
    const other = github.state.addReviewComment(app, PULL, { author: 'mara', body: 'Why?', ...PLACE });
    const talk = github.state.addComment(app, PULL, { author: 'mara', body: 'Thanks.' });
    const onDiff = await repository.comments(PULL, { kind: 'review-comment' });
    expect(onDiff.map(({ review }) => review)).toEqual([first.id, first.id, other.id]);
    expect((await repository.comments(PULL)).map(({ id }) => id)).toEqual([talk.id]);
  });

  test('the latest comments on all diffs name their pull requests', async () => {
    await reply();
    const wanted = { since: '2020-01-01T00:00:00Z', mostPages: 1 };
    const { comments, cut } = await repository.recentComments('review-comment', wanted);
    expect(comments.map(({ thread, kind }) => [thread, kind])).toEqual([
      [PULL, 'review-comment'],
      [PULL, 'review-comment'],
    ]);
    expect(cut).toBe(false);
  });
});
