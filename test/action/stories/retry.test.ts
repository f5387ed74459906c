import { describe, expect, test } from 'vitest';
import type { CausingComment, ThreadComment } from '../../../src/action/ports/conversations.ts';
import { instructionHash, type Marker } from '../../../src/action/value/marker.ts';
import { RepositoryError, type RepositoryFailure } from '../../../src/action/words/errors.ts';
import { ADA, aCommand, asShown, type Commanded, playCommand, rerunOf } from '../../build/a-command.ts';
import { aMarker, INSTRUCTION } from '../../build/a-marker.ts';
import { aRetry, FAILED, INSTRUCTED, markerIn, RETRY } from '../../build/a-world.ts';
import { created, shown } from '../../build/answers.ts';
import { afterCall, beforeCall, changeAnswer } from '../../build/around.ts';
import { aCommentMarker, leave, saidBy } from '../../build/said.ts';
import { PLACE, PULL, SHOWN_PULL } from '../../build/threads.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import type { FakeRepository } from '../../fakes/fake-repository.ts';

const WRITES = { permission: 'write', role: 'write' } as const;
const READS = { permission: 'read', role: 'read' } as const;

async function refusalOf(command: Commanded): Promise<string> {
  const { result, sent, text } = await playCommand(command);
  expect([result, sent]).toEqual(['helped', []]);
  expect([...command.world.github.reactions]).toContain(`issue-comment/${command.intent.comment.id} confused`);
  return text;
}

/** Makes GitHub show the instruction's comment like this from now on. */
function reread(command: Commanded, overrides: Partial<CausingComment> | null): Commanded {
  const { github } = command.world;
  const [stored] = github.stored;
  if (stored === undefined) throw new Error('there is no comment with the instruction');
  const shown = { ...stored, authorIsBot: false, viaApp: null, thread: 7, place: null, ...overrides };
  github.causing.set(`issue-comment/${INSTRUCTED}`, overrides === null ? null : shown);
  return command;
}

/** The permission of grace, who wrote the instruction, can't be read. */
function withoutPermission(command: Commanded): Commanded {
  const { github } = command.world;
  beforeCall(github, 'permissionOf', (login) => login === 'grace' && github.fail('permissionOf', 'unavailable', 1));
  return command;
}

const nextRetry = (github: FakeRepository): Commanded =>
  aCommand('/docs retry', { world: { github }, comment: { createdAt: '2026-11-20T09:20:00Z' } });

const INSTRUCTION_COMMENT = { kind: 'issue-comment', id: INSTRUCTED } as const;

test('a dry run of a retry shows the prompt that would be sent again, and writes nothing', async () => {
  const command = aRetry({}, { world: { inputs: { 'dry-run': 'true' } } });
  const before = saidBy(command.world.github);
  const { result, sent, words, published } = await playCommand(command);
  expect([result, sent, words]).toEqual(['dry-run', [], 'A dry run: a job would be started.']);
  expect(published.summary).toContain(INSTRUCTION);
  expect([saidBy(command.world.github), [...command.world.github.reactions]]).toEqual([before, []]);
});

describe('a retry', () => {
  test.each<[string, Partial<Marker>]>([
    ['failed', { state: 'finished', outcome: 'failed' }],
    ['was archived', { state: 'finished', outcome: 'archived' }],
    ['ended without news', { state: 'finished', outcome: 'no-news' }],
    ['was not created', { state: 'not-created' }],
    ['may not have started', { state: 'unknown' }],
  ])('sends the instruction of a job that %s again, with its own status comment', async (_what, changes) => {
    const command = aRetry(changes);
    const before = command.world.github.stored[1]?.body;
    const { result } = await playCommand(command);
    expect([result, command.world.service.prompts]).toEqual(['pull-request', [INSTRUCTION]]);
    expect(command.world.github.stored[1]?.body).toBe(before);
    expect(markerIn(command.world.github, 3)).toMatchObject({
      trigger: { kind: 'issue-comment', id: RETRY },
      instructionComment: INSTRUCTION_COMMENT,
      instructionHash: instructionHash(INSTRUCTION),
      state: 'finished',
    });
    expect([...command.world.github.reactions]).toEqual([
      `issue-comment/${RETRY} rocket`,
      `issue-comment/${FAILED} ${changes.state === 'not-created' ? 'rocket' : 'eyes'}`,
      `issue-comment/${RETRY} +1`,
    ]);
  });

  test('of a retry sends the first instruction', async () => {
    const { github } = aRetry().world;
    const trigger = { kind: 'issue-comment', id: RETRY } as const;
    leave(github, aCommentMarker({ state: 'not-created', trigger, instructionComment: INSTRUCTION_COMMENT }));
    const second = nextRetry(github);
    expect([(await playCommand(second)).result, second.world.service.prompts]).toEqual(['pull-request', [INSTRUCTION]]);
    expect(markerIn(github, 5)).toMatchObject({ instructionComment: INSTRUCTION_COMMENT });
  });

  test('of a review comment is sent with the standing instructions and its place', async () => {
    const review = { kind: 'review-comment', id: 9001 } as const;
    const command = aRetry({ trigger: review, instructionComment: review }, { thread: PULL });
    const context = { kind: 'thread', thread: { ...PULL, ...SHOWN_PULL } } as const;
    const { comment } = aCommand(`/docs ${INSTRUCTION}`, { comment: { kind: 'review-comment' } }).intent;
    command.world.github.causing.set('review-comment/9001', { ...asShown(comment), author: 'grace', authorId: 1906 });
    const standing = { kind: 'prompt', text: 'Write short sentences.' } as const;
    const played = await playCommand({ ...command, intent: { ...command.intent, context, standing } });
    expect(played.result).toBe('pull-request');
    expect(command.world.service.prompts[0]).toMatch(/^Write short sentences\.\n\nDescribe the new flag\.\n/);
    const place = `The request was written at ${PLACE.path}, line 4:\n${PLACE.hunk}`;
    expect(command.world.service.prompts[0]).toContain(place);
    expect(command.world.github.asked).toEqual(['ada', 'grace']);
  });
});

describe('a retry that fails before anything was sent leaves the request to the next retry:', () => {
  const claimed = `issue-comment/${FAILED} rocket`;

  /** The same person's next `/docs retry`, once GitHub works again. */
  async function retryAgain({ world: { github } }: Commanded): Promise<readonly string[]> {
    github.repair();
    github.cancelled = null;
    const again = nextRetry(github);
    await playCommand(again);
    return again.world.service.prompts;
  }

  /** Does something as soon as GitHub has taken the claim of the failed request, the last step before it is sent. */
  function atTheClaim(act: (command: Commanded) => void): Commanded {
    const command = aRetry();
    const undo = afterCall(command.world.github, 'react', ({ id }) => {
      if (id !== FAILED) return;
      undo();
      act(command);
    });
    return command;
  }

  function withoutClaim(): Commanded {
    const command = aRetry();
    const { github } = command.world;
    beforeCall(github, 'react', ({ id }) => id === FAILED && github.fail('react', 'forbidden', 1));
    return command;
  }

  function withoutStatusComment(command = aRetry()): Commanded {
    command.world.github.fail('createComment', 'rate-limited');
    return command;
  }

  function withoutContext(): Commanded {
    const context = { kind: 'thread', thread: { ...PULL, ...SHOWN_PULL } } as const;
    const command = aRetry({}, { thread: PULL, intent: { context } });
    command.world.github.broughtBy = [SHOWN_PULL];
    beforeCall(command.world.github, 'diff', () => failing('unauthorized', 'No token.'));
    return command;
  }

  test.each<[string, Commanded]>([
    ['the status comment cannot be written', withoutStatusComment()],
    ['the context cannot be read', withoutContext()],
  ])('%s', async (_why, command) => {
    const { result, sent, words } = await playCommand(command);
    expect([result, sent]).toEqual(['error', []]);
    expect(words).toContain('Comment again: this comment is claimed, so a re-run does nothing.');
    expect([...command.world.github.reactions]).not.toContain(claimed);
    expect(await retryAgain(command)).toEqual([INSTRUCTION]);
  });

  function failing(failure: RepositoryFailure, message: string): never {
    throw new RepositoryError({ failure, status: undefined, message, hint: 'Wait.' });
  }

  test.each<[string, () => Commanded, string]>([
    ['the claim is refused', withoutClaim, 'GitHub refused react.'],
    ['the answer to the claim is lost', () => atTheClaim(() => failing('unavailable', 'Lost.')), 'Lost.'],
    ['it is cancelled', () => atTheClaim(({ world: { runner } }) => runner.cancel()), 'The run was cancelled before'],
  ])('%s', async (_why, make, why) => {
    const command = make();
    const { result, sent, text } = await playCommand(command);
    expect([result, sent, saidBy(command.world.github)]).toEqual(['not-created', [], ['not-created', 'not-created']]);
    expect(text).toContain(why);
    expect(text).toMatch(/^(?:Once fixed, comment|To try again, comment) `\/docs retry`\.$/m);
    expect(await retryAgain(command)).toEqual([INSTRUCTION]);
  });
});

describe('the latest request in a thread decides', () => {
  /** A status comment of this minute by GitHub's clock, and of `asked` by the clock of its runner. */
  const at = (minute: number, details: Partial<Marker>, asked = minute): readonly [string, Marker] => {
    const askedAt = `2026-11-20T09:0${asked}:00.000Z`;
    const marker = aCommentMarker({ askedAt, instructionComment: INSTRUCTION_COMMENT, ...details });
    return [`2026-11-20T09:0${minute}:00Z`, marker];
  };
  const failed = { state: 'not-created' } as const;
  const well = { state: 'finished' } as const;
  const inSecond = (details: Partial<Marker>) => at(1, { ...details, askedAt: '2026-11-20T09:01:00.700Z' });
  const another = { ...well, instructionComment: { kind: 'issue-comment', id: 90 } } as const;
  const ofStep = { ...well, trigger: aMarker().trigger, instructionComment: null };
  const again = { ...ofStep, attempt: 2 };

  test.each<[string, readonly (readonly [string, Marker])[], boolean]>([
    ['failed after a job that ended well', [at(1, another), at(2, failed)], true],
    ['lost against a retry of the same instruction, which ended well', [at(1, well), at(2, failed)], false],
    ['lost against a retry of the same instruction, which still runs', [at(1, {}), at(2, failed)], false],
    ['failed, listed above a job that ended well', [at(2, failed), at(1, another)], true],
    ['ended well after a job that failed', [at(1, failed), at(2, well)], false],
    ['still runs after a job that failed', [at(1, failed), at(2, {})], false],
    ["another project's", [at(1, failed), at(2, { service: 'f'.repeat(64) })], true],
    ['failed after a job whose runner has a clock that is ahead', [at(1, another, 9), at(2, failed)], true],
    ['ended well after a job whose runner has a clock that is ahead', [at(1, failed, 9), at(2, well)], false],
    ['failed in the second of a step before it', [inSecond(ofStep), at(1, failed)], true],
    ['of a re-run of a step that uses an older comment again', [at(1, again, 3), at(2, failed)], false],
  ])('%s', async (_what, left, started) => {
    const command = aRetry({ askedAt: '2026-11-20T08:00:00.000Z' });
    for (const [createdAt, marker] of left) leave(command.world.github, marker, { createdAt });
    expect((await playCommand(command)).result).toBe(started ? 'pull-request' : 'helped');
  });
});

describe('a retry is refused, with the reason, if', () => {
  test('there is no job in the thread', async () =>
    expect(await refusalOf(aCommand('/docs retry'))).toBe('Nothing to retry: this thread has no job.'));

  const NOT_ENDED = "Nothing to retry: the last job hasn't ended. `/docs status`";
  const SUCCEEDED = 'Nothing to retry: the last job succeeded.';
  const RERUN = 'A workflow requested the latest job. To try again, re-run the workflow.';
  const NEW_RUN = 'A re-run starts nothing; a new run of the workflow may start a second job.';
  const OF_STEP = { trigger: aMarker().trigger, instructionComment: null };
  const REVIEW = { kind: 'review-comment', id: INSTRUCTED } as const;
  const ON_DIFF = { trigger: REVIEW, instructionComment: REVIEW };

  test.each<[string, Partial<Marker>, string]>([
    ['the job is starting', { state: 'starting' }, NOT_ENDED],
    ['the job still runs', { state: 'started' }, NOT_ENDED],
    ['the job made a pull request', { state: 'finished' }, SUCCEEDED],
    ['the job ended without a pull request', { state: 'finished', outcome: 'no-pull-request' }, SUCCEEDED],
    ['a workflow requested the job', { ...OF_STEP, state: 'finished', outcome: 'failed' }, RERUN],
    ['a workflow requested the job, which may have started', { ...OF_STEP, state: 'unknown' }, NEW_RUN],
    ['a workflow requested the job, which was not created', OF_STEP, 'Once fixed, re-run the workflow.'],
    ['no comment contains the instruction', { instructionComment: null }, 'Write the instruction again.'],
    ['the instruction was a review comment, and its number belongs to a comment', ON_DIFF, 'no longer in this thread'],
  ])('%s', async (_what, fields, answer) => expect(await refusalOf(aRetry(fields))).toContain(answer));

  const GONE = 'The comment with the instruction is no longer in this thread. Write it again.';
  const EDITED = 'The comment with the instruction was edited. Write it again.';

  test.each<[string, Partial<CausingComment> | null, string]>([
    ['was deleted', null, GONE],
    ['is in another thread', { thread: 8 }, GONE],
    ['has no known place', { thread: null }, GONE],
    ['says something else', { body: '/docs Delete everything.' }, EDITED],
    ['has one more word', { body: `/docs ${INSTRUCTION} Now` }, EDITED],
    ['is another command', { body: '/docs help' }, EDITED],
    ['is no longer a command', { body: INSTRUCTION }, EDITED],
    ['no longer begins with a command', { body: `Thanks!\n\n/docs ${INSTRUCTION}` }, EDITED],
    ['is empty', { body: '' }, EDITED],
  ])("the instruction %s, even if its author's permission is unknown", async (_what, fields, answer) => {
    expect(await refusalOf(reread(aRetry(), fields))).toBe(answer);
    expect(await refusalOf(withoutPermission(reread(aRetry(), fields)))).toBe(answer);
  });

  const NOT_ALLOWED = 'The author of the instruction may not start jobs here. Post the instruction yourself.';

  test.each<[string, () => Commanded, readonly string[]]>([
    ['may no longer start jobs', () => aRetry(), ['ada', 'grace']],
    ['is a bot that may not start jobs', () => aRetry({}, { author: 'helper[bot]' }), ['ada']],
    ['is a bot, as GitHub says, whatever the login', () => reread(aRetry(), { authorIsBot: true }), ['ada', 'grace']],
    ['is now shown as another one', () => reread(aRetry(), { author: 'mallory' }), ['ada', 'grace', 'mallory']],
  ])('the author of the instruction %s', async (what, make, asked) => {
    const command = make();
    command.world.github.permissions.set(asked.at(-1) ?? '', what.includes('bot') ? WRITES : READS);
    expect(await refusalOf(command)).toBe(NOT_ALLOWED);
    expect(command.world.github.asked).toEqual(asked);
  });
});

describe('the author of the instruction', () => {
  test('is authorised again, like the retrying person', async () => {
    const command = aRetry();
    command.world.github.permission = READS;
    command.world.github.permissions.set('ada', WRITES).set('grace', WRITES);
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(command.world.github.asked).toEqual(['ada', 'grace']);
  });

  test('costs no second request if they retry their own instruction', async () => {
    const command = aRetry({}, { author: ADA.login });
    expect([(await playCommand(command)).result, command.world.github.asked]).toEqual(['pull-request', ['ada']]);
  });

  test('starts nothing if their permission is unknown, and no rejection is left unhandled', async () => {
    const command = withoutPermission(aRetry());
    // Slower than the permission: an unhandled rejection by then would end the process.
    beforeCall(command.world.github, 'comment', async ({ id }) => {
      if (id === INSTRUCTED) await new Promise((resolve) => setImmediate(resolve));
    });
    const { result, sent, words } = await playCommand(command);
    expect([result, sent, words]).toEqual(['error', [], expect.stringContaining('GitHub refused permissionOf.')]);
  });
});

test('an instruction that GitHub does not show at first is repeated', async () => {
  const command = reread(aRetry(), null);
  const { github, clock } = command.world;
  let misses = 2;
  beforeCall(github, 'comment', ({ id }) => {
    if (id !== INSTRUCTED) return;
    if (misses === 0) github.causing.delete(`issue-comment/${INSTRUCTED}`);
    misses -= 1;
  });
  expect([(await playCommand(command)).result, clock.slept.slice(0, 2)]).toEqual(['pull-request', [1_000, 3_000]]);
});

test.each<[string, string, boolean]>([
  ['unchanged by its text as it was written', '<!-- not this -->', true],
  ['changed if hidden text was removed from it', '', false],
])('an instruction is %s', async (_what, left, unchanged) => {
  const written = instructionHash('Describe it.<!-- not this -->');
  const command = aRetry({ instructionHash: written }, { instruction: `/docs Describe it.${left}` });
  if (!unchanged) return expect(await refusalOf(command)).toContain('was edited');
  expect((await playCommand(command)).result).toBe('pull-request');
  expect(command.world.service.prompts).toEqual(['Describe it.']);
});

describe('two retries, which claim different comments, start one job', () => {
  /** A second retry of the same failure, by grace, in the first one's thread. */
  function another({ world }: Commanded): Commanded {
    const author = { id: 1906, login: 'grace', bot: false, viaApp: null };
    return aCommand('/docs retry', {
      world: { github: world.github, run: { runId: '78' }, clock: aClock(Date.UTC(2026, 10, 20, 9, 20)) },
      comment: { author },
    });
  }

  /** Shows the next reader the thread as it was before this. */
  function showBefore(github: FakeRepository, before: readonly ThreadComment[]): void {
    const undo = changeAnswer(github, 'comments', () => {
      undo();
      return [...before];
    });
  }

  test('one after the other: the second is answered with a link to the newer job', async () => {
    const first = aRetry();
    const second = another(first);
    const { github } = first.world;
    const before = [...github.stored];
    await playCommand(first);
    showBefore(github, before);
    const { result, sent, words, text } = await playCommand(second);
    expect([result, sent]).toEqual(['helped', []]);
    const newer = github.stored[4]?.url;
    expect(words).toContain(`This job was already retried: ${newer}`);
    expect(text).toContain(`**Not started.** [Another retry](${newer}) is already running it.`);
    expect(text).not.toContain('Once fixed');
    expect(saidBy(github)).toEqual(['not-created', 'finished pull-request', 'not-created']);
  });

  test('of three at once, one that may have lost, too, is not linked as the winner', async () => {
    const command = aRetry();
    const { github } = command.world;
    const undo = afterCall(github, 'comments', () => {
      undo();
      for (const id of [201, 202]) {
        const of = { trigger: { kind: 'issue-comment', id }, instructionComment: INSTRUCTION_COMMENT } as const;
        leave(github, aCommentMarker({ state: 'starting', jobId: null, ...of, run: `${id}` }));
      }
      github.reactions.add(`issue-comment/${FAILED} rocket`);
    });
    const { result, text } = await playCommand(command);
    expect([result, text.includes('Another retry')]).toEqual(['helped', false]);
    expect(text).toContain('Another run has claimed this request');
  });

  test('at the same time, and the one that started nothing is not retried in turn', async () => {
    const first = aRetry();
    const played = await Promise.all([playCommand(first), playCommand(another(first))]);
    expect(played.map(({ result }) => result).toSorted()).toEqual(['helped', 'pull-request']);
    expect(played.flatMap(({ sent }) => sent)).toEqual(['job']);
    expect(await refusalOf(another(first))).toBe('Nothing to retry: the last job succeeded.');
  });

  test('and no later retry repeats the one that lost, because others may not have seen it', async () => {
    const first = aRetry({}, { world: { service: { creation: created(), readings: [shown({ status: 'failed' })] } } });
    const { github } = first.world;
    const before = [...github.stored];
    await playCommand(first);
    showBefore(github, before);
    expect((await playCommand(another(first))).result).toBe('helped');
    expect(markerIn(github, 5)).toMatchObject({ state: 'not-created', answered: 'taken' });
    expect((await playCommand(another(first))).result).toBe('pull-request');
    expect([...github.reactions]).toContain(`issue-comment/${github.stored[3]?.id} eyes`);
    expect([...github.reactions]).not.toContain(`issue-comment/${github.stored[5]?.id} rocket`);
  });

  test("if the other's status comment was deleted, and the answer says to write the instruction again", async () => {
    const command = aRetry();
    command.world.github.reactions.add(`issue-comment/${FAILED} rocket`);
    const text = 'If none appears within a few minutes, write the instruction again in a new comment.';
    const played = await playCommand(command);
    expect(played).toMatchObject({ result: 'helped', sent: [], text: expect.stringContaining(text) });
  });

  test('of a request that waited and was sent, although that holds its own turn', async () => {
    const command = aRetry({ state: 'finished', outcome: 'failed' });
    command.world.github.reactions.add(`issue-comment/${FAILED} rocket`);
    expect((await playCommand(command)).result).toBe('pull-request');
  });

  test('and one reaction claims the failed comment, whatever `claim-reaction` is', async () => {
    const command = aRetry({}, { world: { inputs: { 'claim-reaction': 'eyes' } } });
    await playCommand(command);
    expect([...command.world.github.reactions]).toContain(`issue-comment/${FAILED} rocket`);
  });
});

test('and its own re-run follows the job of a retry, and the failed comment stays as it is', async () => {
  const command = aRetry();
  await playCommand(command);
  const { result, sent, service, github } = await playCommand(rerunOf(command));
  expect([result, sent, service.looks]).toEqual(['pull-request', [], []]);
  expect(saidBy(github)).toEqual(['not-created', 'finished pull-request']);
});
