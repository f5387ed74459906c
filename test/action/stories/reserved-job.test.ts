import { describe, expect, test } from 'vitest';
import type { JobReading, MessageSending } from '../../../src/action/ports/jobs.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, type Marker, requestHash, stepHash, writeMarker } from '../../../src/action/value/marker.ts';
import { NOTICE_CLAIM } from '../../../src/action/value/rights.ts';
import { InputError } from '../../../src/action/words/errors.ts';
import { diedHere, type Job, leftHere, runningHere } from '../../../src/action/words/job.ts';
import { aCommand, playCommand, rerunOf } from '../../build/a-command.ts';
import { aRunHandover, GROUP, listed } from '../../build/a-handover.ts';
import { aMarker, STEP_NAME } from '../../build/a-marker.ts';
import { aRerun, aThread } from '../../build/a-rerun.ts';
import { aSettle, LATER } from '../../build/a-settle.ts';
import { aRetry, aWorld, markerIn, play, sentTo, stateIn, statesIn } from '../../build/a-world.ts';
import { failedLook, missing, PULL_REQUEST, shown } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { aComment, aCommentMarker, leave, saidBy } from '../../build/said.ts';
import { aShownPull, showPull } from '../../build/threads.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, inThread, nameOf } from '../../fakes/fake-repository.ts';

const ID = 'h2k9d0s8f7a1';
const DONE = shown({ id: ID, status: 'completed', prLink: PULL_REQUEST });
const HERE = { reserves: ID, creation: { kind: 'created', job: runningHere(ID) }, readings: [DONE] } as const;
const RUNNING = { ...HERE, readings: [shown({ id: ID })] };
/** This process would give its own job another id. */
const ANOTHER = { ...HERE, reserves: 'another00000' };
const NOW = new Date(aClock().now()).toISOString();
const RESERVED = { reserved: true, jobId: ID } as const;
const FAILED = { ...RESERVED, state: 'finished', outcome: 'failed' } as const;
const MADE = 'finished pull-request';
const FAILED_AND_TOLD = { ...FAILED, told: ANNOUNCEMENTS };

describe('a job that this process runs itself', () => {
  test('has its id in the status comment before it exists, and is started once', async () => {
    const commanded = aCommand(undefined, { world: { service: HERE } });
    const { world } = commanded;
    const seen: unknown[] = [];
    beforeCall(world.service, 'createJob', () => seen.push(markerIn(world.github, 1)));
    const { result, service, github } = await playCommand(commanded);
    expect([result, stateIn(github, 1)]).toEqual(['pull-request', 'finished pull-request']);
    expect(seen).toEqual([expect.objectContaining({ ...RESERVED, state: 'starting' })]);
    const marker = markerIn(github, 1);
    const until = Date.parse(aMarker().askedAt) + 32 * 60_000;
    expect(service.reserved).toEqual([{ id: ID, request: requestHash(marker), until }]);
  });

  const UNREADY = new InputError([{ message: 'The agent "claude" was not found.', hint: '' }]);

  test.each([
    ['false', ['issue-comment/100 confused']],
    ['true', []],
  ])('shows in the thread that it could not start here, and claims nothing (dry run: %s)', async (dry, reactions) => {
    const world = { service: { ...HERE, unready: UNREADY }, inputs: { 'dry-run': dry } };
    const { result, words, github } = await playCommand(aCommand(undefined, { world }));
    expect([result, words]).toEqual(['error', 'The agent "claude" was not found.']);
    expect([[...github.reactions], github.stored.length]).toEqual([reactions, 1]);
    await expect(play(aWorld(world))).rejects.toThrow('was not found');
  });

  test.each(['false', 'true'])('is skipped where a run gets no secrets (dry run: %s)', async (dry) => {
    const world = { service: { ...HERE, unready: 'There are no secrets.' }, inputs: { 'dry-run': dry } };
    const { result } = await playCommand(aCommand(undefined, { world }));
    expect([result, (await play(aWorld(world))).result]).toEqual(Array(2).fill('skipped no-secrets'));
  });

  test('is not needed for help', async () => {
    const { result } = await playCommand(aCommand('/docs help', { world: { service: { unready: UNREADY } } }));
    expect(result).toBe('helped');
  });

  /** A command whose run is cancelled while it follows the job. */
  function cancelledWith(left: Job) {
    const commanded = aCommand(undefined, { world: { service: RUNNING } });
    const { runner, github, service } = commanded.world;
    beforeCall(service, 'readJob', runner.cancel);
    service.stopped = async () => left;
    return { runner, github, commanded };
  }

  test('ends with its cancelled process, which waits for that and says so', async () => {
    const { commanded, runner, github } = cancelledWith(diedHere(ID, 'The run was cancelled.'));
    const { result, text } = await playCommand(commanded);
    expect([result, stateIn(github, 1), runner.state.get('open-comment')]).toEqual(['failed', 'finished failed', '']);
    expect(text).toContain('The run was cancelled.');
    expect(text).not.toContain('service');
  });

  test('leaves its comment to the post process if cancelled when it may have pushed', async () => {
    const { commanded, runner, github } = cancelledWith(leftHere(ID));
    const { text } = await playCommand(commanded);
    expect([stateIn(github, 1), runner.state.get('open-comment')]).toEqual(['started', 'issue-comment/101']);
    expect(text).toContain('**The run was cancelled.** The job has since ended.');
  });
});

test('a job that is being published when the time to wait is over is waited for', async () => {
  const commanded = aCommand(undefined, { world: { service: RUNNING } });
  commanded.world.service.stopped = async () => DONE.job;
  const { result } = await playCommand(commanded);
  expect([result, stateIn(commanded.world.github, 1)]).toEqual(['pull-request', 'finished pull-request']);
});

describe('a re-run whose earlier attempt died with such a job', () => {
  test.each<[string, Partial<Marker>]>([
    ['starting', { state: 'starting' }],
    ['started', { state: 'started' }],
    ['failed and announced', FAILED_AND_TOLD],
    ['not created', { state: 'not-created' }],
  ])('of a step, %s, starts this job in this comment, which then shows the result alone', async (_left, marker) => {
    const github = aThread(aMarker({ ...RESERVED, ...marker }));
    const { result, service } = await play(aRerun(github, { service: ANOTHER }));
    expect([result, service.reserved.map(({ id }) => id)]).toEqual(['pull-request', [ID]]);
    expect(saidBy(github)).toEqual(['finished pull-request']);
    expect(Date.parse(markerIn(github).askedAt)).toBeGreaterThanOrEqual(LATER);
  });

  test.each(['starting', 'started'] as const)('of a comment, %s, starts it without another claim', async (state) => {
    const first = aCommand(undefined, { world: { service: HERE } });
    leave(first.world.github, aCommentMarker({ ...RESERVED, state }));
    const { result, service, github } = await playCommand(rerunOf(first, { service: HERE }));
    expect([result, service.reserved.map(({ id }) => id)]).toEqual(['pull-request', [ID]]);
    expect(stateIn(github, 1)).toBe('finished pull-request');
    expect([...github.reactions].join()).not.toContain('rocket');
  });

  test('of a comment leaves it to another run that has begun with it meanwhile, and links that', async () => {
    const first = aCommand(undefined, { world: { service: HERE } });
    const { github } = first.world;
    const left = leave(github, aCommentMarker({ ...RESERVED, state: 'started' }));
    const body = writeMarker(aCommentMarker({ ...RESERVED, state: 'starting', attempt: 3 }));
    github.causing.set(nameOf(left), { ...inThread(left), body });
    const { result, words, text, service, ...rerun } = await playCommand(rerunOf(first, { service: HERE }));
    expect([result, service.prompts, rerun.runner.warnings]).toEqual(['error', [], []]);
    expect(words).toBe(text);
    expect(text).toContain(`another run took this request over: see ${left.url}`);
    expect([...github.reactions]).toEqual([]);
  });

  test('of a leg of a matrix starts its own, although the other has the same instruction', async () => {
    const [github, other] = [aThread(aMarker({ ...RESERVED, state: 'started' })), 'another00000'];
    const leg = stepHash(STEP_NAME, 'two');
    leave(github, aMarker({ ...FAILED_AND_TOLD, jobId: other, trigger: { kind: 'run', step: leg } }));
    for (const [value, id] of Object.entries({ two: other, '': ID })) {
      const { result, service } = await play(aRerun(github, { inputs: { leg: value }, service: HERE }));
      expect([result, service.reserved.map((each) => each.id)]).toEqual(['pull-request', [id]]);
    }
    expect(saidBy(github)).toEqual([MADE, MADE]);
  });

  test('of a step starts it again as often as it fails, also with `pull-request: open`', async () => {
    const github = aThread(aMarker({ ...FAILED, attempt: 1, told: ANNOUNCEMENTS }));
    const failing = { ...HERE, readings: [{ kind: 'job', job: diedHere(ID) } as const] };
    for (const attempt of [2, 3]) {
      const given = { run: { attempt }, inputs: { 'pull-request': 'open' }, service: failing } as const;
      const { service } = await play(aRerun(github, given));
      expect([service.reserved.map(({ id }) => id), statesIn(github)]).toEqual([[ID], ['finished failed']]);
    }
  });

  test('of a comment starts it again if it failed, in the same comment, and takes its reaction back', async () => {
    const first = aCommand(undefined, { world: { service: HERE } });
    const { github } = first.world;
    const { id } = leave(github, aCommentMarker(FAILED_AND_TOLD));
    await github.react(aComment(100), 'confused');
    await github.react(aComment(id), NOTICE_CLAIM);
    const { result, service } = await playCommand(rerunOf(first, { service: HERE }));
    expect([result, service.reserved.map(({ id: of }) => of)]).toEqual(['pull-request', [ID]]);
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
    expect([...github.reactions]).toEqual(['issue-comment/100 +1', `issue-comment/${id} hooray`]);
  });

  test('keeps its id although it could not be started, so that no other branch is made', async () => {
    const first = aCommand(undefined, { world: { service: HERE } });
    leave(first.world.github, aCommentMarker(FAILED));
    const creation = { kind: 'not-created', problem: { message: 'No fetch.', hint: '' } } as const;
    await playCommand(rerunOf(first, { service: { ...HERE, creation } }));
    expect(markerIn(first.world.github, 1)).toMatchObject({ ...RESERVED, state: 'not-created' });
    first.world.github.add('ada', '/docs retry', '2026-11-20T10:05:00Z');
    const world = { github: first.world.github, clock: aClock(LATER + 3_600_000), service: ANOTHER };
    const { service } = await playCommand(aCommand('/docs retry', { world }));
    expect(service.reserved.map(({ id }) => id)).toEqual([ID]);
  });

  test('of a retry only reports that it failed, without a notice of what its reader has just seen', async () => {
    const retry = aRetry(FAILED, { comment: { createdAt: NOW }, world: { service: RUNNING } });
    const { github, service, runner } = retry.world;
    beforeCall(service, 'readJob', runner.cancel);
    service.stopped = async () => diedHere(ID, 'The run was cancelled.');
    await playCommand(retry);
    const rerun = rerunOf(retry, { clock: aClock(Date.parse(NOW) + 60_000), service: { readings: [missing] } });
    const { result, words } = await playCommand(rerun);
    expect([result, saidBy(github)]).toEqual(['failed', ['finished failed', 'finished failed']]);
    expect(words).toContain('The status comment says why.');
    expect(words).not.toMatch(/service/);
  });
});

describe('a message to such a job', () => {
  const ADDED: MessageSending = { kind: 'sent', job: { ...DONE.job, added: true } };
  const LINK = 'https://github.com/acme/app/pull/9';
  const MESSAGE = { ...RESERVED, request: 'message', pullRequest: LINK, group: GROUP } as const;
  const ofJob = shown({ id: ID, status: 'completed', prLink: LINK });
  /** The job has its pull request, whatever becomes of the message. */
  const UNANSWERED = (message?: string): JobReading => (message === undefined ? ofJob : missing);

  /** A re-run of a step with `pull-request: open`, for which pull request 9 of another job is open. */
  function rerunBeside(marker: Partial<Marker>, service: NonNullable<Parameters<typeof aRerun>[1]>['service']) {
    const github = aThread(aMarker({ ...RESERVED, state: 'started', ...marker }));
    github.openPulls = [listed(9, aRunHandover({ job: 'other0000000', group: GROUP }))];
    github.pulls.set('acme/app#9', aShownPull(9, { state: marker.request === 'message' ? 'merged' : 'open' }));
    return play(aRerun(github, { inputs: { 'pull-request': 'open', handover: 'true' }, service }));
  }

  test.each<[string, Partial<Marker>, readonly string[]]>([
    ['job of its own', { request: 'job' }, ['job']],
    ['message, whose pull request may be merged by now', MESSAGE, ['message']],
  ])('is what a re-run repeats only if the earlier attempt sent one: a %s', async (_what, marker, sends) => {
    const readings = [shown({ id: ID, status: 'completed', prLink: LINK })];
    const { result, service } = await rerunBeside(marker, { ...ANOTHER, sending: ADDED, readings });
    expect([result, sentTo({ service })]).toEqual(['pull-request', sends]);
    expect(service.reserved.map(({ id }) => id)).toEqual([ID]);
  });

  test('that cannot be repeated makes way for a job with an id of its own', async () => {
    const sending = { kind: 'not-continuable', problem: { message: 'It is merged.', hint: '' } } as const;
    const { service, github } = await rerunBeside(MESSAGE, { ...ANOTHER, sending });
    expect(service.reserved.map(({ id }) => id)).toEqual([ID, 'another00000']);
    expect(markerIn(github)).toMatchObject({ reserved: true, request: 'job' });
  });

  test('that failed stays so when its job is read again, however good that is', async () => {
    const recent = { told: ANNOUNCEMENTS, watchedUntil: new Date(LATER - 3_600_000).toISOString() } as const;
    const world = aSettle([aMarker({ ...MESSAGE, ...FAILED, ...recent })], [UNANSWERED]);
    await runSettle(world);
    expect([saidBy(world.github), world.service.looks]).toEqual([['finished failed'], [ID]]);
  });

  test('is settled by its own end, which says whether it added a commit', async () => {
    const over = { watchedUntil: new Date(LATER - 60_000).toISOString(), state: 'started' } as const;
    for (const [reading, said] of [
      [missing, /The run ended before the agent had finished/],
      [{ kind: 'job', job: { ...ofJob.job, added: true } }, /\*\*Updated\.\*\*/],
    ] as const) {
      const world = aSettle([aMarker({ ...MESSAGE, ...over })], [(message) => (message ? reading : ofJob)]);
      showPull(world.github, 9);
      await runSettle(world);
      expect(world.github.stored[0]?.body).toMatch(said);
    }
  });

  test('has another identity in each run of a step, and the same in each attempt', () => {
    const [first, next] = ['4711', '4712'].map((run) => requestHash(aMarker({ run })));
    expect(next).not.toBe(first);
    expect(requestHash(aMarker({ run: '4711', attempt: 2 }))).toBe(first);
  });
});

describe('a failed job whose pull request is there now', () => {
  const LONG_AGO = { watchedUntil: '2026-11-10T09:32:00.000Z', told: ANNOUNCEMENTS } as const;

  test('is corrected by `status`, however old it is, with its reaction', async () => {
    const github = aRepository();
    const world = { github, clock: aClock(LATER), service: { readings: [DONE] } };
    const status = aCommand('/docs status', { world });
    const trigger = aComment(github.add('ada', '/docs Improve.', '2026-11-10T09:00:00Z').id);
    await github.react(trigger, 'confused');
    leave(github, aMarker({ ...FAILED, ...LONG_AGO, trigger, instructionComment: trigger }));
    const { text } = await playCommand(status);
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
    expect(text).toMatch(/^- \[Done\]/);
    expect([...github.reactions]).toContain(`issue-comment/${trigger.id} +1`);
    expect([...github.reactions]).not.toContain(`issue-comment/${trigger.id} confused`);
  });

  test('is corrected by `settle`, however old it is, without a second notice', async () => {
    const world = aSettle([aMarker({ ...FAILED, ...LONG_AGO })], [DONE]);
    await runSettle(world);
    expect(saidBy(world.github)).toEqual([MADE]);
  });

  test('is among the newest twenty, as each of them costs requests', async () => {
    const failed = Array.from({ length: 21 }, (_, index) => aMarker({ ...FAILED, ...LONG_AGO, jobId: `own-${index}` }));
    const world = aSettle(failed, [missing]);
    await runSettle(world);
    expect(world.service.looks).toHaveLength(20);
  });

  test('stays as it is if nothing is there, or if a service says so', async () => {
    const recent = { told: ANNOUNCEMENTS, watchedUntil: new Date(LATER - 3_600_000).toISOString() } as const;
    const world = aSettle(
      [aMarker({ ...FAILED, ...recent }), aMarker({ state: 'finished', outcome: 'failed', ...recent })],
      [missing],
    );
    expect(await runSettle(world)).toMatchObject({ sentence: 'There is no unfinished job.' });
    expect([saidBy(world.github), world.service.looks]).toEqual([['finished failed', 'finished failed'], [ID]]);
  });

  test('is corrected by the re-run of a retry', async () => {
    const retry = aRetry(FAILED, { world: { service: HERE } });
    leave(retry.world.github, aCommentMarker({ ...FAILED, trigger: { kind: 'issue-comment', id: 102 } }));
    const { result } = await playCommand(rerunOf(retry, { service: { readings: [DONE] } }));
    expect([result, stateIn(retry.world.github, 3)]).toEqual(['pull-request', 'finished pull-request']);
  });
});

test.each<[string, Partial<Marker>, Job, string, readonly string[], readonly string[]]>([
  ['that failed, whose branch is there', FAILED_AND_TOLD, DONE.job, 'pull-request', [ID], [MADE, MADE]],
  ['that has not ended', { state: 'started' }, runningHere(ID), 'helped', [], ['started', 'notice']],
])('a retry of a job %s: %s', async (_what, marker, job, expected, ids, said) => {
  const service = { ...ANOTHER, creation: { kind: 'created', job } as const };
  const over = { watchedUntil: new Date(LATER - 99 * 60_000).toISOString() };
  const played = await playCommand(aRetry({ ...RESERVED, ...marker, ...over }, { world: { service } }));
  expect([played.result, played.service.reserved.map(({ id }) => id)]).toEqual([expected, ids]);
  expect(saidBy(played.github)).toEqual(said);
});

describe('another process that finds no trace of such a job', () => {
  test.each(['starting', 'started'] as const)('settles one that was %s as failed after that', async (state) => {
    const over = aMarker({ ...RESERVED, state, watchedUntil: new Date(LATER - 60_000).toISOString() });
    const world = aSettle([over], [missing]);
    await runSettle(world);
    expect(stateIn(world.github)).toBe('finished failed');
    expect(world.github.stored[0]?.body).toContain('The run ended before the agent had finished');
  });

  const OVER = new Date(LATER - 60_000).toISOString();
  const ALIVE = new Date(LATER + 60_000).toISOString();

  test.each<[string, string, JobReading, string, string]>([
    ['that it is at work as long as its run may live', ALIVE, missing, 'started', 'running'],
    ['a pull request', OVER, DONE, 'finished pull-request', '**Done.**'],
    ['nothing', OVER, missing, 'finished failed', '**The job failed.** The reason:'],
    ['no answer', OVER, failedLook(), 'started', 'Could not check the job'],
  ])('is asked for its status, and finds %s', async (_what, watchedUntil, reading, state, words) => {
    const github = aRepository();
    leave(github, aCommentMarker({ ...RESERVED, state: 'started', watchedUntil }));
    const world = { github, clock: aClock(LATER), service: { readings: [reading] } };
    await playCommand(aCommand('/docs status', { world }));
    const said = github.stored.map(({ body }) => body).join('\n');
    expect([stateIn(github), said]).toEqual([state, expect.stringContaining(words)]);
    expect(said).not.toMatch(/the service (?:says|gave)/i);
  });
});
