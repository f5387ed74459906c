import { describe, expect, test } from 'vitest';
import { createOnce } from '../../../src/action/github/create-once.ts';
import { lazyRepository } from '../../../src/action/github/lazy-repository.ts';
import { ANNOUNCEMENTS, type Marker, stepHash, writeMarker } from '../../../src/action/value/marker.ts';
import { InputError, RepositoryError, type RepositoryFailure } from '../../../src/action/words/errors.ts';
import { aMarker, STEP_NAME } from '../../build/a-marker.ts';
import { aRerun, aThread } from '../../build/a-rerun.ts';
import { anIntent, aWorld, markerIn, play, stateIn, statesIn, type TestWorld } from '../../build/a-world.ts';
import { created, PULL_REQUEST, shown, WELL, withPullRequest } from '../../build/answers.ts';
import { afterCall, beforeCall } from '../../build/around.ts';
import { leave, saidBy, written } from '../../build/said.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

test.each<[string, Parameters<typeof aWorld>[0] & object, string?]>([
  ['another step', { run: { step: 'second' } }],
  ['another project', { inputs: { 'project-id': 'manual' } }],
  ['another leg of a matrix', { inputs: { leg: '{"os":"linux"}' } }],
  ['another instruction', {}, 'Something else.'],
  ['a new run of the same step', { run: { runId: '78' } }],
])('the memory of a job is not shared by %s', async (_what, given, text) => {
  const { github } = await play(aWorld({ service: { creation: created(), readings: [shown()] } }));
  const intent = anIntent(text === undefined ? {} : { source: { kind: 'prompt', text } });
  await play(aRerun(github, { service: WELL, ...given, run: { attempt: 2, ...given.run } }), intent);
  expect(statesIn(github)).toEqual(['started', 'finished pull-request']);
});

describe('a status comment whose creation GitHub does not confirm', () => {
  const LOST = new RepositoryError({ failure: 'unavailable', status: 502, message: 'Lost.', hint: 'Wait.' });

  /** Delays the first request for a comment until `arrive`. What is not confirmed is searched for, as in reality. */
  function delayFirst({ github, clock, runner }: TestWorld): { readonly arrive: () => void } {
    const { createComment } = { ...github };
    let delayed: string | null = null;
    github.createComment = (conversation, body, options) => {
      const post = async (): ReturnType<typeof createComment> => {
        if (delayed !== null) return createComment(conversation, body, options);
        delayed = body;
        throw LOST;
      };
      const listOwn = async () => github.stored.filter(({ author }) => author === OURSELVES);
      return createOnce(body, { ...options, post, listOwn, clock, cancelled: runner.cancelled });
    };
    return { arrive: () => void github.add(OURSELVES, delayed ?? '') };
  }

  test('is there once, even if it arrives late, and nothing was sent', async () => {
    const world = aWorld({ service: WELL });
    const { arrive } = delayFirst(world);
    await expect(play(world)).rejects.toThrow('Nothing was started');
    arrive();
    const said = saidBy(world.github).filter((state) => state !== 'notice');
    expect([world.service.prompts, said]).toEqual([[], ['starting']]);
  });

  test('may arrive although no list shows it, so the advice is a new run: a re-run could not tell', async () => {
    const world = aWorld({ service: WELL });
    const bodies: string[] = [];
    beforeCall(world.github, 'createComment', (_conversation, body) => {
      bodies.push(body);
      throw LOST;
    });
    await expect(play(world)).rejects.toMatchObject({ hint: expect.stringContaining('Then start a new run') });
    world.github.add(OURSELVES, bodies[0] ?? '');
    const { result, service } = await play(aRerun(world.github));
    expect([result, service.prompts]).toEqual(['unknown-start', []]);
  });
});

const NO_MEMORY = expect.stringContaining('a re-run of this step would not find the job, and may start another one');

/** What no re-run can rely on: GitHub may answer otherwise the next time. */
const UNSURE: readonly Exclude<RepositoryFailure, 'not-accessible' | 'not-granted'>[] = [
  ...(['unauthorized', 'forbidden', 'locked', 'missing', 'too-long', 'refused'] as const),
  ...(['rate-limited', 'unavailable'] as const),
];
const READS = ['viewer', 'comments'] as const;
const MEMORY = [...READS, 'createComment'] as const;

describe('a thread where no comment can be written', () => {
  const NEVER = MEMORY.flatMap((method) => [[method, 'not-accessible'] as const, [method, 'not-granted'] as const]);
  test.each(NEVER)('(%s: %s) causes one warning, and the job runs without memory', async (method, failure) => {
    const world = aWorld({ service: { creation: created(), readings: [shown(), withPullRequest] } });
    world.github.fail(method, failure);
    const { result, published, github, runner } = await play(world);
    expect([result, runner.outputs.has('comment-url'), github.stored]).toEqual(['pull-request', false, []]);
    expect(published.summary).toContain('The thread has no status comment, so a re-run');
    expect(runner.warnings).toEqual([NO_MEMORY]);
    expect(runner.warnings[0]).toContain('Add `issues: write`.');
  });

  const PASSING = UNSURE.flatMap((failure) => MEMORY.map((method) => [method, failure] as const));
  test.each(PASSING)('for another reason (%s: %s) starts nothing, but a re-run does', async (method, failure) => {
    const world = aWorld({ service: WELL });
    world.github.fail(method, failure);
    const message = `Nothing was started, because the job couldn't be recorded in the thread. GitHub refused ${method}.`;
    const hint = expect.stringMatching(/^Add `issues: write`\. (Re-run when .*`thread: none`|Then start a new run)/);
    await expect(play(world)).rejects.toMatchObject({ failure, message, hint });
    world.github.repair();
    const { result, service, runner } = await play(aRerun(world.github, { service: WELL }));
    expect([world.service.prompts, result, service.prompts.length]).toEqual([[], 'pull-request', 1]);
    expect([world.runner.warnings, runner.warnings]).toEqual([[], []]);
  });

  test.each(['comments', 'createComment'] as const)('counts only if GitHub says it twice: %s', async (method) => {
    const world = aWorld({ service: WELL });
    world.github.fail(method, 'missing', 1);
    const { github, runner } = await play(world);
    expect([runner.warnings, stateIn(github)]).toEqual([[], 'finished pull-request']);
  });
});

describe('a re-run whose memory cannot be read', () => {
  const UNREAD = [...UNSURE, 'not-granted' as const].flatMap((why) => READS.map((method) => [method, why] as const));
  test.each(UNREAD)('starts nothing and reads nothing else (%s: %s)', async (method, failure) => {
    const world = aRerun(aThread(aMarker()));
    world.github.fail(method, failure);
    const end = play(world);
    await expect(end).rejects.toBeInstanceOf(RepositoryError);
    await expect(end).rejects.toThrow("because GitHub didn't show the thread");
    await expect(end).rejects.toMatchObject({ failure, hint: 'Add `issues: write`. Then re-run again.' });
    expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
    expect([written(world.github), world.runner.warnings]).toEqual([[], []]);
  });

  test('because the token is empty starts nothing', async () => {
    const message = 'Input "github-token" is empty.';
    const error = new RepositoryError({ failure: 'unauthorized', status: undefined, message, hint: 'Leave it out.' });
    const world = { ...aRerun(aThread(aMarker())), repository: lazyRepository(() => Promise.reject(error)) };
    await expect(play(world)).rejects.toThrow(message);
    expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
  });

  test.each(READS)('for lack of permission (%s) had none at first either: it starts anew', async (method) => {
    const world = aRerun(aRepository(), { service: WELL });
    world.github.fail(method, 'not-accessible');
    const { result, service, runner } = await play(world);
    expect([result, service.prompts.length, runner.warnings]).toEqual(['pull-request', 1, [NO_MEMORY]]);
  });
});

describe('a run without a thread', () => {
  test('warns that it has no memory, and names the input', async () => {
    const { result, github, runner } = await play(aWorld({ service: WELL }), anIntent({ thread: null }));
    expect(runner.warnings).toEqual([expect.stringContaining('Set `thread`')]);
    expect([result, github.calls]).toEqual(['pull-request', []]);
  });

  test('on purpose (`thread: none`) only says so in the log', async () => {
    const { runner } = await play(aWorld({ inputs: { thread: 'none' }, service: WELL }), anIntent({ thread: null }));
    expect(runner.warnings).toEqual([]);
    expect(runner.log[0]).toContain('There is no thread to record the job in');
  });
});

test('a comment that someone deletes while the job runs is written again once, and the post process finds it', async () => {
  const world = aWorld({ service: WELL });
  const { github, service, runner } = world;
  beforeCall(service, 'createJob', () => {
    github.add('mona', 'I am about to delete it.');
    github.remove(100);
  });
  const open: unknown[] = [];
  beforeCall(service, 'readJob', () => open.push(runner.state.get('open-comment')));
  await play(world);
  expect([open, github.stored.length, stateIn(github, 1)]).toEqual([['issue-comment/102'], 2, 'finished pull-request']);
});

const LEGS = [
  [{ leg: '{"os":"linux"}' }, 'j_1'],
  [{ leg: '{"os":"windows"}' }, 'j_2'],
] as const;

function threadOf(...markers: readonly Partial<Marker>[]): FakeRepository {
  const github = aRepository();
  for (const marker of markers) leave(github, aMarker(marker), { createdAt: '2026-11-20T09:00:00Z' });
  return github;
}

test.each(LEGS)('two legs of a matrix are followed by their own re-runs: %j', async (inputs, jobId) => {
  const stepOf = ({ leg }: typeof inputs) => ({ trigger: { kind: 'run', step: stepHash(STEP_NAME, leg) } }) as const;
  const github = threadOf(...LEGS.map(([leg, id]) => ({ jobId: id, ...stepOf(leg) })));
  const readings = [shown({ id: jobId, status: 'failed' })];
  const { service } = await play(aRerun(github, { inputs, service: { readings } }));
  expect([service.looks, service.prompts]).toEqual([[jobId], []]);
});

describe('a step that is used twice with one key', () => {
  test('has a comment and a job for each use at the same attempt, because the owner of each is alive', async () => {
    const { github, service } = await play(aWorld({ github: threadOf({ jobId: 'j_9' }), service: WELL }));
    expect(service.prompts).toHaveLength(1);
    expect([markerIn(github).jobId, ...statesIn(github)]).toEqual(['j_9', 'started', 'finished pull-request']);
  });

  const LEFT = ['started', 'finished', 'not-created', 'unknown', 'starting'] as const;
  test.each(LEFT)('starts nothing on a re-run: either job may be its own. It names `leg`: %s', async (state) => {
    const { github, service, ...rest } = aRerun(threadOf({}, { state }));
    const end = play({ github, service, ...rest });
    await expect(end).rejects.toBeInstanceOf(InputError);
    await expect(end).rejects.toThrow('Nothing was started: 2 jobs of earlier attempts look like the one of this');
    await expect(end).rejects.toMatchObject({ hint: expect.stringContaining('Set the input `leg`') });
    expect([service.prompts, service.looks, github.calls]).toEqual([[], [], ['viewer', 'comments']]);
  });
});

describe('a re-run that finds a start with an unknown result', () => {
  const starting = aMarker({ state: 'starting' });

  /** The dying first attempt writes this while its re-run reads. */
  function rerunReading(marker: Marker): TestWorld {
    const github = threadOf(starting);
    afterCall(github, 'comments', () => {
      const [comment] = github.stored;
      if (comment !== undefined) github.stored[0] = { ...comment, body: `${writeMarker(marker)}\n\n**Left.**` };
    });
    return aRerun(github, { service: { readings: [withPullRequest] } });
  }

  const ended = aMarker({ state: 'finished', pullRequest: PULL_REQUEST, told: ANNOUNCEMENTS });
  const waited = { state: 'waiting', request: 'message', jobId: 'j_1' } as const;
  const waiting = aMarker({ ...waited, watchedUntil: '2026-11-20T09:30:00.000Z' });

  test.each<[string, Marker, string, string, readonly string[]]>([
    ['follows the job that it then names', aMarker(), 'pull-request', 'finished pull-request', ['j_1']],
    ['reports the end that it then names', ended, 'pull-request', 'finished pull-request', []],
    ['says that nothing was sent if it then waits for a pull request', waiting, 'not-created', 'not-created', []],
  ])('reads it again, and %s', async (_what, marker, expected, state, looks) => {
    const { result, github, service } = await play(rerunReading(marker));
    expect([result, stateIn(github)]).toEqual([expected, state]);
    expect(service).toMatchObject({ looks, prompts: [], messages: [] });
    if (marker === ended) expect(written(github)).toEqual([]);
  });

  test('says, with a warning, that the result is unknown if the comment cannot be read again', async () => {
    const world = aRerun(threadOf(starting));
    world.github.fail('comment', 'unavailable', 1);
    const { result, github, runner } = await play(world);
    expect([result, stateIn(github), runner.warnings.length]).toEqual(['unknown-start', 'unknown', 1]);
  });
});
