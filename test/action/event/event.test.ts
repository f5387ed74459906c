import { describe, expect, test } from 'vitest';
import { readEvent, type TriggerEvent } from '../../../src/action/event/event.ts';
import { anEvent, aPayload, aRunContext, type RecordedEvent } from '../../build/an-event.ts';
import { inputErrorOf } from '../../build/settings.ts';

const SHA = '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c';
const BEFORE = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
const ADA = { id: 1815, login: 'ada', bot: false, viaApp: null };
const GRACE = { id: 1906, login: 'grace', bot: false, viaApp: null };
const MALLORY = { id: 6666, login: 'mallory', bot: false, viaApp: null };

const ISSUE: TriggerEvent['thread'] = {
  ...{ kind: 'issue', number: 7, title: 'The install page is out of date', body: 'It still names version 1.' },
  ...{ author: 'grace', url: 'https://github.com/acme/app/issues/7', createdAt: '2026-11-20T08:00:00Z' },
  ...{ base: null, head: null, headSha: null, isMerged: false },
};
const PULL_REQUEST: TriggerEvent['thread'] = {
  ...{ kind: 'pull-request', number: 12, title: 'Rename the timeout option', body: 'Closes nothing.' },
  ...{ author: 'grace', url: 'https://github.com/acme/app/pull/12', createdAt: '2026-11-20T08:30:00Z' },
  ...{ base: 'main', head: 'rename-timeout', headSha: SHA, isMerged: false },
};
const COMMENT: TriggerEvent['comment'] = {
  ...{ kind: 'issue-comment', id: 9001, nodeId: 'IC_kwDOAAAQaM4AACMp', author: ADA },
  ...{ body: '/docs bring the install page up to date', url: 'https://github.com/acme/app/issues/7#issuecomment-9001' },
  ...{ createdAt: '2026-11-20T09:00:00Z', association: 'MEMBER', place: null, review: null },
};
const REVIEW_COMMENT: TriggerEvent['comment'] = {
  ...{ ...COMMENT, kind: 'review-comment', nodeId: 'PRRC_kwDOAAAQaM4AACMp', review: 9001 },
  url: 'https://github.com/acme/app/pull/12#discussion_r9001',
  place: { path: 'src/cli.ts', line: 4, hunk: '@@ -1,4 +1,4 @@\n-timeout\n+deadline' },
};
const NOTHING = {
  ...{ action: null, sender: null, thread: null, comment: null, push: null, workflowRun: null },
  ...{ withoutSecrets: false, inFork: false },
};

describe('an event is reduced to the parts that we read', () => {
  test.each<[RecordedEvent, Partial<TriggerEvent>]>([
    ['push', { sender: ADA, push: { sha: SHA, before: BEFORE, branch: 'main' } }],
    ['pull_request', { action: 'opened', sender: GRACE, thread: PULL_REQUEST }],
    ['pull_request_target', { action: 'opened', sender: GRACE, thread: PULL_REQUEST }],
    ['pull_request_review_comment', { action: 'created', sender: ADA, thread: PULL_REQUEST, comment: REVIEW_COMMENT }],
    ['workflow_dispatch', { sender: ADA }],
    ['schedule', {}],
    ['release', { action: 'published', sender: ADA }],
    ['issues', { action: 'opened', sender: GRACE, thread: ISSUE }],
    ['issue_comment', { action: 'created', sender: ADA, thread: ISSUE, comment: COMMENT }],
    ['watch', { action: 'started', sender: MALLORY }],
    ['discussion', { action: 'created', sender: MALLORY }],
  ])('%s', (name, read) => expect(anEvent(name)).toEqual({ name, ...NOTHING, ...read }));

  test('a comment on a pull request belongs to a pull request whose branches the event does not name', () => {
    const pull = { url: 'https://api.github.com/repos/acme/app/pulls/7' };
    const { thread } = anEvent('issue_comment', { 'issue.pull_request': pull });
    expect(thread).toEqual({ ...ISSUE, kind: 'pull-request' });
  });

  test.each([undefined, null, 'yesterday'])('a comment or thread without a date is still read: %j', (date) => {
    const changes = { 'comment.created_at': date, 'comment.author_association': date === 'yesterday' ? null : date };
    expect(anEvent('issue_comment', changes).comment).toEqual({ ...COMMENT, ...{ createdAt: null, association: '' } });
    expect(anEvent('issues', { 'issue.created_at': date }).thread).not.toHaveProperty('createdAt');
  });

  test.each([
    [{ 'pull_request.merged_at': '2026-11-20T09:00:00Z' }, true],
    [{ 'pull_request.merged_at': null }, false],
  ])('a pull request is known to be merged: %j', (changes, isMerged) => {
    expect(anEvent('pull_request', changes).thread?.isMerged).toBe(isMerged);
  });

  test('a reply on a diff belongs to the review thread of its first comment', () =>
    expect(anEvent('pull_request_review_comment', { 'comment.in_reply_to_id': 8000 }).comment?.review).toBe(8000));

  test('an issue without a text has an empty one, and one whose author is gone was written by ghost', () => {
    const { thread } = anEvent('issues', { 'issue.body': null, 'issue.user': null });
    expect(thread).toMatchObject({ body: '', author: 'ghost' });
  });

  test.each([
    [{ 'sender.type': 'Bot', 'sender.login': 'renovate' }, true],
    [{ 'sender.type': 'User', 'sender.login': 'renovate[bot]' }, true],
    [{ 'sender.type': undefined, 'sender.login': 'renovate[bot]' }, true],
    [{ 'sender.type': 'User', 'sender.login': 'robot' }, false],
  ])('a bot is known by its type or its login: %j', (changes, bot) => {
    expect(anEvent('issues', changes).sender?.bot).toBe(bot);
  });

  test.each([
    ['is new', '0'.repeat(40)],
    ['was somewhere that the event does not name', undefined],
    ['was somewhere that is no commit', 'main'],
  ])('a branch that %s is compared with the default branch, unless that is it, or it is a tag', (_what, before) => {
    const beforeOf = (changes: object) => anEvent('push', { before, ...changes }).push?.before;
    expect([beforeOf({ ref: 'refs/heads/flag' }), beforeOf({}), beforeOf({ ref: 'refs/tags/v1' })]).toEqual([
      'main',
      null,
      null,
    ]);
    expect(beforeOf({ ref: 'refs/heads/flag', 'repository.default_branch': 7 })).toBeNull();
  });

  test('a deleted branch has no commit, and only a push has one, even if another event names it', () => {
    expect(anEvent('push', { after: '0'.repeat(40), deleted: true }).push).toBeNull();
    expect(anEvent('pull_request', { action: 'synchronize', after: SHA }).push).toBeNull();
  });
});

describe('GitHub withholds secrets', () => {
  test.each<[string, RecordedEvent, Record<string, unknown>, boolean]>([
    ['from the pull request of a fork', 'pull_request', { 'pull_request.head.repo.full_name': 'mallory/app' }, true],
    ['from a fork that has been deleted since', 'pull_request', { 'pull_request.head.repo': null }, true],
    ['from runs caused by Dependabot', 'push', { 'sender.login': 'dependabot[bot]' }, true],
    ['but not from the same repository', 'pull_request', { 'pull_request.head.repo.full_name': 'Acme/App' }, false],
  ])('%s', (_whose, event, changes, withoutSecrets) => {
    expect(anEvent(event, changes)).toMatchObject({ withoutSecrets });
  });

  test.each<[RecordedEvent, Record<string, unknown>, boolean]>([
    ['push', { 'repository.fork': true }, true],
    ['schedule', { 'repository.fork': true }, true],
    ['push', { 'repository.fork': 'true' }, false],
    ['push', { 'repository.fork': undefined }, false],
    ['schedule', { repository: null }, false],
  ])('from a repository that is itself a fork: %s with %j', (event, changes, inFork) => {
    expect(anEvent(event, changes)).toMatchObject({ inFork, withoutSecrets: false });
  });

  test('from a run that Dependabot started, whatever the sender', () => {
    const run = aRunContext({ eventName: 'pull_request', payload: aPayload('pull_request'), actor: 'dependabot[bot]' });
    expect(readEvent(run).withoutSecrets).toBe(true);
  });
});

describe("a payload that differs from GitHub's documentation is refused with the name of the wrong field", () => {
  test.each<[RecordedEvent, string, unknown]>([
    ['issues', 'issue.number', '7'],
    ['issues', 'issue.number', 0],
    ['issues', 'issue.number', 1.5],
    ['issues', 'issue.title', undefined],
    ['issues', 'issue.html_url', null],
    ['issues', 'issue.user.login', 5],
    ['issues', 'issue', 'seven'],
    ['issues', 'sender.id', '1906'],
    ['issues', 'action', 1],
    ['pull_request', 'pull_request.base', undefined],
    ['pull_request', 'pull_request.head.ref', null],
    ['pull_request', 'pull_request.head.repo.full_name', 1],
    ['push', 'after', 7],
  ])('%s: %s is %j', async (eventName, field, value) => {
    const payload = aPayload(eventName, { [field]: value });
    const { problems } = await inputErrorOf(() => readEvent(aRunContext({ eventName, payload })));
    expect(problems).toHaveLength(1);
    const where = `event\\.${field.replaceAll('.', '\\.')}: .*[Ee]xpected|${field}: Invalid`;
    expect(problems[0]?.message).toMatch(new RegExp(`is not a "${eventName}" event: ${where}`));
    expect(problems[0]?.hint).toContain('GITHUB_EVENT_PATH');
  });

  test.each([[null], ['text'], [7]])('the whole payload is %j', async (payload) => {
    const { message } = await inputErrorOf(() => readEvent(aRunContext({ payload })));
    expect(message).toContain('is not a "push" event: event: ');
  });
});
