import { describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/action/ports.ts';
import { admitting } from '../../../src/action/stories/answer.ts';
import type { Marker } from '../../../src/action/value/marker.ts';
import { InputError, RepositoryError, type RepositoryFailure, ServiceError } from '../../../src/action/words/errors.ts';
import { aCommand, type Commanded, playCommand, reactionsTo, rerunOf } from '../../build/a-command.ts';
import { counts } from '../../build/a-report.ts';
import { aRetry, markerIn, stateIn } from '../../build/a-world.ts';
import { created, failedLook, missing, notCreated, refused, shown, unknownStart, WELL } from '../../build/answers.ts';
import { afterCall, beforeCall, recordHurry } from '../../build/around.ts';
import { aCommentMarker, lastText, leave, saidBy, written } from '../../build/said.ts';
import type { FakeRepository } from '../../fakes/fake-repository.ts';
import type { aService } from '../../fakes/fake-service.ts';

const AGAIN = 'Comment again: this comment is claimed, so a re-run does nothing.';
const DEFECT = new TypeError('a defect');
const LOST = new RepositoryError({ failure: 'unavailable', status: undefined, message: 'Lost.', hint: 'Wait.' });
const FAILURES: readonly RepositoryFailure[] = [
  ...(['unauthorized', 'not-accessible', 'forbidden', 'locked', 'missing'] as const),
  ...(['too-long', 'refused', 'rate-limited', 'unavailable'] as const),
];

/** Makes a method fail once the comment is claimed: `times` times, or always. */
function failFromClaimOn(
  { world: { github }, intent }: Commanded,
  method: keyof Repository,
  failure: RepositoryFailure,
  times?: number,
): void {
  beforeCall(github, 'react', ({ id }, content) => {
    if (id === intent.comment.id && content === 'rocket') github.fail(method, failure, times);
  });
}

describe('after the claim, a failure before the job is requested', () => {
  test.each<[string, () => Commanded, keyof Repository]>([
    ['an instruction, at its status comment', () => aCommand(), 'createComment'],
    ['a retry, reading the instruction', aRetry, 'comment'],
    ["a retry, reading its author's permission", aRetry, 'permissionOf'],
    ['a retry, at its status comment', aRetry, 'createComment'],
    ['help, at its answer', () => aCommand('/docs help'), 'createComment'],
    ['status, reading the thread', () => aCommand('/docs status'), 'comments'],
    ['status, at its answer', () => aCommand('/docs status'), 'createComment'],
    ['a report, reading the repository', () => aCommand('/docs report'), 'facts'],
  ])('adds `confused`, answers with one sentence and advice, and is an error: %s', async (_what, make, method) => {
    const command = make();
    const before = command.world.github.stored.length;
    failFromClaimOn(command, method, 'unavailable', 1);
    const { result, words, github, service } = await playCommand(command);
    expect([result, service.prompts, reactionsTo(command)]).toEqual(['error', [], ['rocket', 'confused']]);
    expect(words).toContain(AGAIN);
    expect(lastText(github)).toContain(`**Nothing was started.** ${AGAIN}`);
    expect(lastText(github)).toContain(`GitHub refused ${method}.`);
    expect(github.stored).toHaveLength(before + 1);
  });

  test.each(FAILURES)('starts nothing, whatever it is, not even without memory or in a re-run: %s', async (failure) => {
    const command = aCommand();
    failFromClaimOn(command, 'createComment', failure);
    const { result, words, service, runner } = await playCommand(command);
    expect([result, service.prompts, reactionsTo(command)]).toEqual(['error', [], ['rocket', 'confused']]);
    for (const said of ['GitHub refused createComment.', AGAIN]) expect(words).toContain(said);
    expect(runner.warnings).toEqual([expect.stringContaining('Could not report the failure in the thread')]);
    command.world.github.repair();
    const rerun = await playCommand(rerunOf(command));
    expect([rerun.result, rerun.service.prompts]).toEqual(['skipped already-claimed', []]);
  });

  test('is reported in the thread even if the reaction fails', async () => {
    const command = aCommand();
    beforeCall(command.world.github, 'react', (_comment, content) => {
      if (content === 'confused') command.world.github.fail('react', 'forbidden');
    });
    failFromClaimOn(command, 'createComment', 'unavailable', 1);
    const { result, github, runner } = await playCommand(command);
    expect(result).toBe('error');
    expect(runner.warnings).toEqual([expect.stringContaining('Could not add the reaction confused')]);
    expect(lastText(github)).toContain('**Nothing was started.**');
  });

  test('that is our own bug is reported without its message and rethrown unchanged', async () => {
    const command = aCommand();
    const defect = new TypeError('cannot read properties of <script>');
    beforeCall(command.world.github, 'createComment', (_thread, body) =>
      body.includes('**Starting…**') ? Promise.reject(defect) : null,
    );
    await expect(playCommand(command)).rejects.toBe(defect);
    expect(lastText(command.world.github)).toContain('This is a bug in docs-agent. See the log of the run.');
    expect(lastText(command.world.github)).not.toContain('script');
    expect(reactionsTo(command)).toEqual(['rocket', 'confused']);
  });

  test.each(['createComment', 'react'] as const)('does not hide a bug in claim or reporting: %s', async (method) => {
    const command = aCommand();
    beforeCall(command.world.github, method, () => Promise.reject(DEFECT));
    await expect(playCommand(command)).rejects.toBe(DEFECT);
    expect(command.world.service.prompts).toEqual([]);
  });

  test.each(['statsu now', 'status', 'report'])('after the answer does not contradict it: %s', async (text) => {
    const visitors = async () => ({ totals: counts(9, 1), pages: [], rejectedRows: 0, hasMore: false });
    const command = aCommand(`/docs ${text}`, { world: { service: { visitors } } });
    const { github } = command.world;
    const repair = beforeCall(github, 'react', () => {
      if (saidBy(github).length === 0) return;
      repair();
      throw DEFECT;
    });
    await expect(playCommand(command)).rejects.toBe(DEFECT);
    expect([saidBy(github), reactionsTo(command)]).toEqual([['notice'], ['rocket']]);
    expect(lastText(github)).not.toContain('**Nothing was started.**');
  });
});

describe('the advice to comment again', () => {
  async function thrownFor(error: Error): Promise<unknown> {
    const { intent, world } = aCommand();
    return admitting(intent, () => Promise.reject(error), world).catch((thrown: unknown) => thrown);
  }

  test('is added to every problem of our own errors, which keep their kind', async () => {
    const problems = [
      { message: 'One.', hint: 'Fix it.' },
      { message: 'Two.', hint: 'Fix that.' },
    ];
    expect(await thrownFor(new InputError(problems))).toMatchObject({
      problems: problems.map(({ message, hint }) => ({ message, hint: `${hint} ${AGAIN}` })),
    });
    const about = { status: 403, message: 'No.', hint: 'Fix it.' };
    for (const error of [new RepositoryError({ failure: 'locked', ...about }), new ServiceError(about)]) {
      const advised = await thrownFor(error);
      expect(advised).toBeInstanceOf(error.constructor);
      const message = error instanceof RepositoryError ? 'Nothing was started. No.' : 'No.';
      expect(advised).toMatchObject({ ...about, message, hint: `Fix it. ${AGAIN}`, cause: error });
    }
  });

  test('is not added to other errors', async () => expect(await thrownFor(DEFECT)).toBe(DEFECT));
});

describe('a claim without a clear answer', () => {
  /** Another run claims the comment, and writes its status comment, before our claim fails. */
  function overtaken(failure: RepositoryFailure, details: Parameters<typeof aCommentMarker>[0] = {}): Commanded {
    const command = aCommand();
    const { github } = command.world;
    beforeCall(github, 'react', (_comment, content) => {
      if (content !== 'rocket') return;
      leave(github, aCommentMarker({ run: '76', ...details }));
      github.fail('react', failure, 1);
    });
    return command;
  }

  test('is answered like a lost one if the thread shows the request of the run that won', async () => {
    const command = overtaken('unavailable');
    const { result, words, github, service } = await playCommand(command);
    expect([result, service.prompts, written(github)]).toEqual(['skipped already-claimed', [], ['react']]);
    expect(words).toContain(github.stored[1]?.url);
    expect(reactionsTo(command)).toEqual([]);
  });

  test.each<[string, Partial<Marker>, (github: FakeRepository) => void]>([
    ['the comments fail', {}, (github) => afterCall(github, 'comments', () => github.fail('comments', 'unavailable'))],
    ['the login fails', {}, (github) => github.fail('viewer', 'unavailable')],
    ['the thread shows that of another comment', { trigger: { kind: 'issue-comment', id: 99 } }, () => undefined],
  ])('is an error if the look for that request does not find it: %s', async (_why, details, breakIt) => {
    const command = overtaken('unavailable', details);
    breakIt(command.world.github);
    const { result, words } = await playCommand(command);
    expect([result, reactionsTo(command)]).toEqual(['error', ['confused']]);
    expect(words).toContain("Nothing was started, because the comment couldn't be claimed");
  });

  test('is an error without another look if GitHub refused it', async () => {
    const { result, github } = await playCommand(overtaken('forbidden'));
    expect(result).toBe('error');
    expect(github.calls).not.toContain('viewer');
  });

  test.each(FAILURES)('starts nothing, and only an unclear one gets `confused`: %s', async (failure) => {
    const command = aCommand();
    command.world.github.fail('react', failure, 1);
    const { result, words, github, service } = await playCommand(command);
    expect([result, service.prompts, saidBy(github)]).toEqual(['error', [], []]);
    expect(words).toContain("Nothing was started, because the comment couldn't be claimed: GitHub refused react.");
    expect(words.includes('a re-run finds the comment taken: comment again.')).toBe(failure === 'unavailable');
    expect(reactionsTo(command)).toEqual(failure === 'unavailable' ? ['confused'] : []);
  });

  test('starts nothing even if the claim arrived, and neither does a re-run', async () => {
    const command = aCommand();
    const repair = afterCall(command.world.github, 'react', (_comment, content) =>
      content === 'rocket' ? Promise.reject(LOST) : null,
    );
    expect((await playCommand(command)).result).toBe('error');
    repair();
    const rerun = await playCommand(rerunOf(command));
    expect(rerun.result).toBe('skipped already-claimed');
    expect([command.world.service.prompts, rerun.service.prompts]).toEqual([[], []]);
  });
});

describe('after the job is requested, nothing says that no job started', () => {
  test.each<[string, Parameters<typeof aService>[0], keyof Repository | null, string]>([
    ['the answer was unclear', { creation: unknownStart }, null, 'unknown-start'],
    ['the job was not found', { ...WELL, readings: [missing] }, null, 'error'],
    ['the job was refused', { ...WELL, readings: [refused] }, null, 'error'],
    ['the service went silent', { ...WELL, readings: [failedLook()] }, null, 'still-running'],
    ['the job still ran', { ...WELL, readings: [shown()] }, null, 'still-running'],
    ['no edit works', WELL, 'editComment', 'pull-request'],
    ['no reaction works', WELL, 'react', 'pull-request'],
    ['no edit works and the job was refused', { ...WELL, readings: [refused] }, 'editComment', 'error'],
  ])('%s', async (_what, service, failing, expected) => {
    const command = aCommand(undefined, { world: { service } });
    beforeCall(command.world.service, 'createJob', () => failing && command.world.github.fail(failing, 'unavailable'));
    const { result, words, published, github, runner } = await playCommand(command);
    expect([result, command.world.service.prompts.length]).toEqual([expected, 1]);
    const said = [words, published.summary, ...runner.warnings, ...github.stored.map(({ body }) => body)];
    for (const text of said) expect(text).not.toMatch(/nothing was started|no job was|comment again/i);
  });

  test('and our own bug leaves the comment to the post process and a re-run, which say what they know', async () => {
    const command = aCommand();
    beforeCall(command.world.service, 'readJob', () => Promise.reject(DEFECT));
    await expect(playCommand(command)).rejects.toBe(DEFECT);
    expect([saidBy(command.world.github), reactionsTo(command)]).toEqual([['started'], ['rocket']]);
    expect(command.world.runner.state.get('open-comment')).toBe('issue-comment/101');
    expect((await playCommand(rerunOf(command, { service: WELL }))).result).toBe('pull-request');
  });
});

describe('a run that is cancelled', () => {
  /** Plays a command whose run is cancelled as soon as a call has been answered. */
  async function cancelledAfter(method: 'comments' | 'react' | 'createComment') {
    const command = aCommand();
    afterCall(command.world.github, method, command.world.runner.cancel);
    return { ...(await playCommand(command)), reactions: reactionsTo(command) };
  }

  test('before the claim, claims nothing', async () => {
    const { result, words, github } = await cancelledAfter('comments');
    expect([result, written(github)]).toEqual(['error', []]);
    expect(words).toBe('The run was cancelled before it claimed the comment; nothing was started. Comment again.');
  });

  test('before it has read anything, writes nothing', async () => {
    const command = aCommand();
    command.world.runner.cancel();
    const { result, github } = await playCommand(command);
    expect([result, github.calls]).toEqual(['error', []]);
  });

  test('after the claim, has time for a reaction', async () => {
    const { result, words, reactions, github, service } = await cancelledAfter('react');
    expect([result, reactions, saidBy(github), service.prompts]).toEqual(['error', ['rocket', 'confused'], [], []]);
    expect(words).toContain(AGAIN);
  });

  test('during an unclear claim, ends at once', async () => {
    const command = aCommand();
    command.world.github.react = async () => {
      command.world.runner.cancel();
      throw LOST;
    };
    const { result, github, service } = await playCommand(command);
    expect([result, saidBy(github), service.prompts]).toEqual(['error', [], []]);
  });

  test.each([
    ['accepted', created(), 'still-running', 'started', ['editComment 2000']],
    ['refused', notCreated, 'not-created', 'not-created', ['comment 1000', 'editComment 1000']],
    ['not answered', unknownStart, 'unknown-start', 'unknown', ['comment 1000', 'editComment 1000']],
  ])('during the request, which is then %s, has two seconds for one edit and leaves the rest', async (...story) => {
    const [, creation, expected, state, limits] = story;
    const command = aCommand(undefined, { world: { service: { creation } } });
    beforeCall(command.world.service, 'createJob', command.world.runner.cancel);
    const hurry = recordHurry(command.world.github);
    const { result, github, service, runner } = await playCommand(command);
    expect([result, stateIn(github, 1), markerIn(github, 1).told]).toEqual([expected, state, []]);
    expect([hurry, service.looks, command.world.clock.slept]).toEqual([limits, [], []]);
    expect([written(github), reactionsTo(command)]).toEqual([['react', 'createComment', 'editComment'], ['rocket']]);
    expect(runner.state.get('open-comment')).toBe('');
  });
});
