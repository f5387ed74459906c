import { describe, expect, test } from 'vitest';
import type { CausingComment } from '../../../src/action/ports/conversations.ts';
import { aCommand, asShown, type Commanded, playCommand, rerunOf } from '../../build/a-command.ts';
import { withPullRequest } from '../../build/answers.ts';
import { afterCall, beforeCall, changeAnswer } from '../../build/around.ts';
import { aCommentMarker, leave, written } from '../../build/said.ts';
import { nameOf } from '../../fakes/fake-repository.ts';

const READER = { permission: 'read', role: 'read' } as const;

test.each<[string, login: string, permission: 'write' | 'read' | null, result: string, reactions: readonly string[]]>([
  ['someone with the permission', 'mona', 'write', 'pull-request', ['rocket', '+1']],
  ['someone without it', 'mona', 'read', 'skipped not-permitted', ['-1']],
  ['someone whose permission is unknown', 'mona', null, 'error', []],
  ['someone on `allowed-users`', 'trusted', null, 'pull-request', ['rocket', '+1']],
  ['a bot', 'other[bot]', 'write', 'skipped bot', ['-1']],
  ['a bot on `allowed-bots`', 'helper[bot]', null, 'pull-request', ['rocket', '+1']],
])('a command by %s', async (_whom, login, permission, expected, reactions) => {
  const author = { id: 5, login, bot: login.endsWith('[bot]'), viaApp: null };
  const inputs = { 'allowed-users': 'Trusted', 'allowed-bots': 'helper[bot]' };
  const command = aCommand(undefined, { comment: { author, association: 'NONE' }, world: { inputs } });
  command.world.github.causing.set('issue-comment/100', asShown(command.intent.comment));
  if (permission === null) command.world.github.fail('permissionOf', 'forbidden');
  else command.world.github.permission = { permission, role: permission, userId: 5 };
  const { result, github, service } = await playCommand(command);
  const started = expected === 'pull-request' ? 1 : 0;
  expect([result, service.prompts.length, github.stored.length]).toEqual([expected, started, 1 + started]);
  expect([...github.reactions]).toEqual(reactions.map((content) => `issue-comment/100 ${content}`));
  // Accounts named in the workflow need no request, and bots that are not listed get none.
  expect(github.calls.includes('permissionOf')).toBe(login === 'mona');
});

describe('if inputs are wrong', () => {
  const problems = [{ message: 'Input "base-url" is empty.', hint: 'Add it.' }];
  type Case = readonly [string, text: string, association: string, permission: 'write' | 'read' | null, string, number];

  test.each<Case>([
    ['someone with the permission', '/docs fix it', 'NONE', 'write', 'error', 1],
    ['someone without it', '/docs fix it', 'MEMBER', 'read', 'error', 0],
    ['a member whose permission is unknown', '/docs help', 'MEMBER', null, 'error', 1],
    ['an owner whose permission is unknown', '/docs, fix it', 'OWNER', null, 'error', 1],
    ['a stranger whose permission is unknown', '/docs fix it', 'CONTRIBUTOR', null, 'error', 0],
    ['someone whose comment is no command', 'See /docs', 'OWNER', 'write', 'skipped not-a-command', 0],
  ])('a comment by %s: only that it is seen', async (_whom, text, association, permission, expected, reactions) => {
    const command = aCommand(text, { comment: { association }, intent: { problems } });
    if (permission === null) command.world.github.fail('permissionOf', 'forbidden');
    else command.world.github.permission = { permission, role: permission, userId: 1815 };
    const { result, words, github, service } = await playCommand(command);
    expect([result, [...github.reactions]]).toEqual([expected, Array(reactions).fill('issue-comment/100 confused')]);
    if (expected === 'error') expect(words).toBe('Input "base-url" is empty. Add it.');
    expect([service.prompts, github.stored.length]).toEqual([[], 1]);
  });

  test('a dry run shows nothing, nor does a bot that is not listed', async () => {
    const author = { id: 5, login: 'other[bot]', bot: true, viaApp: null };
    const dry = aCommand('/docs fix it', { intent: { problems }, world: { inputs: { 'dry-run': 'true' } } });
    for (const command of [dry, aCommand('/docs fix it', { intent: { problems }, comment: { author } })]) {
      const { result, github } = await playCommand(command);
      expect([result, [...github.reactions]]).toEqual(['error', []]);
    }
  });
});

/** A command whose comment GitHub shows like this when it is read again. */
function reread(overrides: Partial<CausingComment> | null, options: Parameters<typeof aCommand>[1] = {}): Commanded {
  const command = aCommand('/docs Describe it.\n\nAnd that.', options);
  const { comment } = command.intent;
  command.world.github.causing.set(nameOf(comment), overrides === null ? null : { ...asShown(comment), ...overrides });
  return command;
}

/** Lets GitHub answer 404 to the first reads of the comment. */
function missing(command: Commanded, times: number): Commanded {
  let reads = 0;
  changeAnswer(command.world.github, 'comment', (found) => {
    reads += 1;
    return reads > times ? found : null;
  });
  return command;
}

describe('the comment, read again', () => {
  test.each<[string, Partial<CausingComment>]>([
    ['another text', { body: '/docs Do something else.' }],
    ['one more line', { body: '/docs Describe it.\n\nAnd that.\n\nAnd more.' }],
    ['one more space', { body: '/docs Describe it.\n\nAnd  that.' }],
    ['no text', { body: '' }],
    ['another author', { author: 'mallory', authorId: 6666 }],
    ['another author who now has the login', { authorId: 6666 }],
  ])('that changed since the event (%s) gets `confused`, and nothing starts', async (_what, changes) => {
    const { result, words, github, service } = await playCommand(reread(changes));
    expect([result, [...github.reactions]]).toEqual(['skipped changed', ['issue-comment/100 confused']]);
    expect(words).toContain('Comment again.');
    expect([written(github), service.prompts]).toEqual([['react'], []]);
  });

  test('that was withdrawn gets no answer, once three reads have missed it and the thread no longer lists it', async () => {
    const command = reread(null);
    command.world.github.remove(command.intent.comment.id);
    const { result, published, words } = await playCommand(command);
    expect([result, published.failures]).toEqual(['skipped changed', []]);
    expect(words).toContain('the comment was deleted');
    expect([written(command.world.github), command.world.clock.slept]).toEqual([[], [1_000, 3_000]]);
  });

  test.each([1, 2])('that is missing from %i replicas at first starts its job', async (times) => {
    const command = missing(aCommand(), times);
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(command.world.clock.slept.slice(0, times)).toEqual([1_000, 3_000].slice(0, times));
  });

  const KINDS = ['issue-comment', 'review-comment'] as const;
  test.each(KINDS)('that stays missing although the thread lists it is an error, not silence (%s)', async (kind) => {
    const command = aCommand(undefined, { comment: { kind } });
    const { comment } = command.intent;
    if (kind === 'review-comment')
      command.world.github.stored.push({ ...asShown(comment), createdAt: comment.createdAt ?? '' });
    missing(command, Number.POSITIVE_INFINITY);
    const { result, words, github, service } = await playCommand(command);
    expect([result, service.prompts, written(github)]).toEqual(['error', [], []]);
    expect(words).toMatch(/Nothing was started.*lists the comment.*Re-run/s);
  });

  test('that stays missing is an error if the thread cannot be listed either', async () => {
    const command = missing(aCommand(), Number.POSITIVE_INFINITY);
    afterCall(command.world.github, 'comments', () => command.world.github.fail('comments', 'unavailable'));
    expect((await playCommand(command)).result).toBe('error');
  });

  test('by a re-run whose earlier attempt sent the request is not waited for', async () => {
    const command = aCommand();
    leave(command.world.github, aCommentMarker({ state: 'finished' }));
    const again = missing(rerunOf(command, { service: { readings: [withPullRequest] } }), Number.POSITIVE_INFINITY);
    await playCommand(again);
    expect(again.world.clock.slept).toEqual([]);
  });

  const CHANGED = { body: '/docs Do something else.' };
  const ENDINGS = { body: '/docs Describe it.\r\n\r\nAnd that.' };
  const DRY = { world: { inputs: { 'dry-run': 'true' } } } as const;
  const byReader = reread(CHANGED);
  byReader.world.github.permission = READER;

  test.each<[string, Commanded, string, readonly string[]]>([
    ['edited, but missing at first, gets `confused`', missing(reread(CHANGED), 1), 'skipped changed', ['confused']],
    ['changed by someone who may not start jobs gets the usual refusal', byReader, 'skipped not-permitted', ['-1']],
    ['changed gets no reaction in a dry run', reread(CHANGED, DRY), 'skipped changed', []],
    ['changed in its line endings is unchanged', reread(ENDINGS), 'pull-request', ['rocket', '+1']],
  ])('that was %s', async (_what, command, expected, reactions) => {
    const { result, github } = await playCommand(command);
    expect(result).toBe(expected);
    expect([...github.reactions]).toEqual(reactions.map((content) => `issue-comment/100 ${content}`));
  });

  test.each([false, true])('is read as a review comment if that was the event: %s', async (changed) => {
    const command = reread(changed ? { body: '' } : {}, { comment: { kind: 'review-comment' } });
    const { result, github } = await playCommand(command);
    expect(result).toBe(changed ? 'skipped changed' : 'pull-request');
    expect([...github.reactions][0]).toBe(`review-comment/9001 ${changed ? 'confused' : 'rocket'}`);
  });
});

describe('a command', () => {
  test('in an event caused by someone else is refused', async () => {
    const command = aCommand(undefined, { intent: { sender: { id: 9, login: 'ada', bot: false, viaApp: null } } });
    const { result, github } = await playCommand(command);
    expect([result, github.calls]).toEqual(['skipped not-permitted', []]);
  });

  test.each(['NONE', 'MEMBER'])('whose -1 cannot be added is still refused (%s)', async (association) => {
    const command = aCommand(undefined, { comment: { association } });
    command.world.github.permission = READER;
    command.world.github.fail('react', 'forbidden');
    const { result, published, runner } = await playCommand(command);
    expect([result, published.failures]).toEqual(['skipped not-permitted', []]);
    expect(runner.warnings).toEqual([expect.stringContaining('Could not add the reaction -1')]);
  });

  test('does not hide our own bug behind a refusal', async () => {
    const command = aCommand();
    beforeCall(command.world.github, 'comment', () => Promise.reject(new TypeError('a defect')));
    await expect(playCommand(command)).rejects.toThrow('a defect');
    expect(written(command.world.github)).toEqual([]);
  });
});
