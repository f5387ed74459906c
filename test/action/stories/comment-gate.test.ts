import { describe, expect, test } from 'vitest';
import type { CommentIntent } from '../../../src/action/event/intent.ts';
import type { CausingComment } from '../../../src/action/ports/conversations.ts';
import { runComment } from '../../../src/action/stories/comment.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import type { RepositoryPermission } from '../../../src/playground/github/identity.ts';
import { startGitHub } from '../../../src/playground/github/server.ts';
import {
  aCommand,
  aCommentMarker,
  asShown,
  type Commanded,
  ISSUE,
  leave,
  PULL,
  playCommand,
  rerunOf,
  SHOWN_PULL,
  written,
} from '../../build/a-command.ts';
import { aWorld } from '../../build/a-world.ts';
import { created, withPullRequest } from '../../build/answers.ts';
import { nameOf, OURSELVES } from '../../fakes/fake-repository.ts';
import { aRepository, TOKEN } from '../github/a-repository.ts';

type Result = 'started' | 'bot' | 'not-permitted' | 'error';

const ACTORS = {
  'a human': 'mona',
  'a human on `allowed-users`': 'trusted',
  'a bot': 'other[bot]',
  'a bot on `allowed-bots`': 'helper[bot]',
} as const;
const STATUSES = [200, 403, 404, 500] as const;

/** The accounts that pass on their permission alone if `write` is required. */
const BY_PERMISSION: Readonly<Record<RepositoryPermission, Result>> = {
  admin: 'started',
  maintain: 'started',
  write: 'started',
  triage: 'not-permitted',
  read: 'not-permitted',
  none: 'not-permitted',
};

/** Every permission for every actor, with every answer GitHub may give to the permission request. */
const CASES = (Object.keys(BY_PERMISSION) as RepositoryPermission[]).flatMap((permission) =>
  (Object.keys(ACTORS) as (keyof typeof ACTORS)[]).flatMap((actor) =>
    STATUSES.map((status) => ({ permission, actor, status, expected: expectedOf(actor, permission, status) })),
  ),
);

function expectedOf(actor: keyof typeof ACTORS, permission: RepositoryPermission, status: number): Result {
  if (actor === 'a bot') return 'bot';
  if (actor !== 'a human') return 'started';
  return status === 200 ? BY_PERMISSION[permission] : 'error';
}

/** What the gate leaves on GitHub, apart from the comment itself. */
const TRACES: Readonly<Record<Result, { readonly reactions: readonly string[]; readonly comments: number }>> = {
  started: { reactions: ['rocket', '+1'], comments: 1 },
  bot: { reactions: ['-1'], comments: 0 },
  'not-permitted': { reactions: ['-1'], comments: 0 },
  error: { reactions: [], comments: 0 },
};

/** Plays a command by `login` on a GitHub that answers the permission request with `status`. */
async function play(login: string, permission: RepositoryPermission, status: number) {
  const github = await startGitHub();
  try {
    const app = github.state.addRepository({ owner: 'acme', name: 'app' });
    github.state.addToken(TOKEN, OURSELVES, { issues: 'write', contents: 'read' });
    app.collaborators.set(login, permission);
    const { number } = github.state.addThread(app, { author: login, title: 'A question' });
    const given = github.state.addComment(app, number, { author: login, body: '/docs do it' });
    if (status !== 200) {
      const body = { message: status === 403 ? 'Resource not accessible by integration' : 'No' };
      github.faults.add({ method: 'GET', path: /permission$/, does: { kind: 'answer', status, body } });
    }
    const repository = aRepository({ apiUrl: github.apiUrl });
    const world = {
      ...aWorld({
        inputs: { prompt: '', 'allowed-users': 'Trusted', 'allowed-bots': 'helper[bot]' },
        service: { creation: created(), readings: [withPullRequest] },
      }),
      repository,
    };
    const result = await runComment(intentOf(number, given), world).then(
      (outcome) => (outcome.kind === 'skipped' ? outcome.reason : outcome.kind === 'job' ? 'started' : outcome.kind),
      (error: unknown) => (error instanceof RepositoryError ? 'error' : Promise.reject(error)),
    );
    return {
      result,
      jobs: world.service.prompts.length,
      reactions: app.reactions.map(({ content }) => content),
      comments: app.comments.size - 1,
      questions: github.ledger.filter(({ path }) => path.endsWith('/permission')).length,
    };
  } finally {
    await github.stop();
  }
}

function intentOf(
  number: number,
  { id, body, author }: { readonly id: number; readonly body: string; readonly author: { id: number; login: string } },
): CommentIntent {
  const actor = { id: author.id, login: author.login, bot: author.login.endsWith('[bot]'), viaApp: null };
  const url = `${ISSUE.url}#issuecomment-${id}`;
  const about = { createdAt: null, association: 'NONE', place: null, review: null };
  return {
    kind: 'comment',
    comment: { kind: 'issue-comment', id, nodeId: null, body, author: actor, url, ...about },
    thread: { ...ISSUE, number },
    sender: actor,
    standing: null,
    context: null,
  };
}

describe('a command', () => {
  test.each(CASES)(
    'by $actor with the permission $permission, where GitHub answers $status: $expected',
    async ({ permission, actor, status, expected }) => {
      const { questions, ...played } = await play(ACTORS[actor], permission, status);
      expect(played).toEqual({ result: expected, jobs: expected === 'started' ? 1 : 0, ...TRACES[expected] });
      // Accounts named in the workflow need no request, and bots that are not listed get none.
      expect(questions > 0).toBe(actor === 'a human');
    },
  );
});

/** A command whose comment GitHub shows like this when it is read again. */
function reread(
  overrides: Partial<CausingComment> | null,
  options: Parameters<typeof aCommand>[1] & object = {},
): Commanded {
  const command = aCommand('/docs Describe it.\n\nAnd that.', options);
  const { comment } = command.intent;
  command.world.github.causing.set(nameOf(comment), overrides === null ? null : { ...asShown(comment), ...overrides });
  return command;
}

/** Lets GitHub answer 404 to the first reads of the comment. */
function missing({ world: { github } }: Commanded, times: number): void {
  const { causingComment } = { ...github };
  let reads = 0;
  github.causingComment = async (ref) => {
    const found = await causingComment(ref);
    reads += 1;
    return reads > times ? found : null;
  };
}

/** Lets the list of a diff's comments show the comment, too. */
function listed({ world: { github }, intent: { comment } }: Commanded): void {
  github.stored.push({ ...asShown(comment), review: comment.review, createdAt: comment.createdAt ?? '' });
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
    const command = reread(changes);
    const { result, words } = await playCommand(command);
    expect(result).toBe('skipped changed');
    expect(words).toContain('Comment again.');
    expect([...command.world.github.reactions]).toEqual(['issue-comment/100 confused']);
    expect([written(command.world.github), command.world.service.prompts]).toEqual([['react'], []]);
  });

  test('that was withdrawn gets no answer, once three reads have missed it and the thread no longer lists it', async () => {
    const command = reread(null);
    command.world.github.remove(command.intent.comment.id);
    const { result, published, words } = await playCommand(command);
    expect([result, published.failures]).toEqual(['skipped changed', []]);
    expect(words).toContain('the comment was deleted');
    expect(written(command.world.github)).toEqual([]);
    expect(command.world.clock.slept).toEqual([1_000, 3_000]);
  });

  test.each([1, 2])('that is missing from %i replicas at first starts its job', async (times) => {
    const command = aCommand();
    missing(command, times);
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(command.world.clock.slept.slice(0, times)).toEqual([1_000, 3_000].slice(0, times));
  });

  test('that was edited, but is missing at first, gets `confused`', async () => {
    const command = reread({ body: '/docs Do something else.' });
    missing(command, 1);
    expect((await playCommand(command)).result).toBe('skipped changed');
    expect([...command.world.github.reactions]).toEqual(['issue-comment/100 confused']);
  });

  test.each(['issue-comment', 'review-comment'] as const)(
    'that stays missing although the thread lists it is an error, not silence (%s)',
    async (kind) => {
      const command = aCommand(undefined, { comment: { kind } });
      if (kind === 'review-comment') listed(command);
      missing(command, Number.POSITIVE_INFINITY);
      const { result, words } = await playCommand(command);
      expect([result, command.world.service.prompts]).toEqual(['error', []]);
      expect(words).toMatch(/Nothing was started.*lists the comment.*Re-run/s);
      expect(written(command.world.github)).toEqual([]);
    },
  );

  test('that stays missing is an error if the thread cannot be listed either', async () => {
    const command = aCommand();
    missing(command, Number.POSITIVE_INFINITY);
    const { comments } = { ...command.world.github };
    let lists = 0;
    command.world.github.comments = async (...given) => {
      lists += 1;
      if (lists > 1) command.world.github.fail('comments', 'unavailable');
      return comments(...given);
    };
    expect((await playCommand(command)).result).toBe('error');
  });

  test('by a re-run whose earlier attempt sent the request is not waited for', async () => {
    const command = aCommand();
    const marker = aCommentMarker({ state: 'finished', outcome: 'pull-request', attempt: 1 });
    leave(command.world.github, marker);
    const again = rerunOf(command, { service: { readings: [withPullRequest] } });
    missing(again, Number.POSITIVE_INFINITY);
    await playCommand(again);
    expect(again.world.clock.slept).toEqual([]);
  });

  test('with other line endings is unchanged', async () => {
    const command = reread({ body: '/docs Describe it.\r\n\r\nAnd that.' });
    expect((await playCommand(command)).result).toBe('pull-request');
  });

  test('changed by someone who may not start jobs gets the usual refusal', async () => {
    const command = reread({ body: '/docs Do something else.' });
    command.world.github.permission = { permission: 'read', role: 'read' };
    expect((await playCommand(command)).result).toBe('skipped not-permitted');
    expect([...command.world.github.reactions]).toEqual(['issue-comment/100 -1']);
  });

  test('that was changed gets no reaction in a dry run', async () => {
    const command = reread({ body: '' }, { world: { inputs: { 'dry-run': 'true' } } });
    expect((await playCommand(command)).result).toBe('skipped changed');
    expect(written(command.world.github)).toEqual([]);
  });

  test.each([false, true])('is read as a review comment if that was the event: %s', async (changed) => {
    const command = reread(changed ? { body: '' } : {}, { comment: { kind: 'review-comment' } });
    expect((await playCommand(command)).result).toBe(changed ? 'skipped changed' : 'pull-request');
    expect([...command.world.github.reactions][0]).toBe(`review-comment/9001 ${changed ? 'confused' : 'rocket'}`);
  });
});

describe('a command', () => {
  test('in an event caused by someone else is refused', async () => {
    const command = aCommand(undefined, { intent: { sender: { id: 9, login: 'ada', bot: false, viaApp: null } } });
    expect((await playCommand(command)).result).toBe('skipped not-permitted');
    expect(command.world.github.calls).toEqual([]);
  });

  test.each(['NONE', 'MEMBER'])('whose -1 cannot be added is still refused (%s)', async (association) => {
    const command = aCommand(undefined, { comment: { association } });
    command.world.github.permission = { permission: 'read', role: 'read' };
    command.world.github.fail('react', 'forbidden');
    const { result, published } = await playCommand(command);
    expect([result, published.failures]).toEqual(['skipped not-permitted', []]);
    expect(command.world.runner.warnings).toEqual([expect.stringContaining('Could not add the reaction -1')]);
  });

  test('starts nothing if only the thread cannot be read; an unreadable pull request is a warning', async () => {
    const context = { kind: 'thread', thread: PULL } as const;
    const command = aCommand(undefined, { thread: PULL, intent: { context } });
    command.world.github.broughtBy = [SHOWN_PULL];
    command.world.github.fail('comments', 'unavailable');
    expect((await playCommand(command)).result).toBe('error');
    expect(written(command.world.github)).toEqual([]);
  });

  test('does not hide our own bug behind a refusal', async () => {
    const command = aCommand();
    command.world.github.causingComment = () => Promise.reject(new TypeError('a defect'));
    await expect(playCommand(command)).rejects.toThrow('a defect');
    expect(written(command.world.github)).toEqual([]);
  });
});
