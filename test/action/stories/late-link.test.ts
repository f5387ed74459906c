import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { aCommand, type Commanded, playCommand } from '../../build/a-command.ts';
import { aMarker } from '../../build/a-marker.ts';
import { aRerun, aThread } from '../../build/a-rerun.ts';
import { aSettle, LATER, textOf } from '../../build/a-settle.ts';
import { aComment, markerIn, play, stateIn, type TestWorld } from '../../build/a-world.ts';
import { failedLook, missing, PULL_REQUEST, refused, shown, withPullRequest } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { aCommentMarker, lastText, leave, saidBy, written } from '../../build/said.ts';
import { aShownPull } from '../../build/threads.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository } from '../../fakes/fake-repository.ts';

const HOUR = 60 * 60_000;
const endedAgo = (ms: number): Partial<Marker> => ({ watchedUntil: new Date(LATER - ms).toISOString() });
const NO_PULL_REQUEST = { state: 'finished', outcome: 'no-pull-request', told: ANNOUNCEMENTS } as const;
const absent = (of: Partial<Marker> = {}) => aCommentMarker({ ...NO_PULL_REQUEST, ...endedAgo(HOUR), ...of });
const completed = shown({ status: 'completed' });
const OWN = 'https://github.com/acme/app/pull/12';
const HANDOVER = { handover: 'true' };
const ownPull = shown({ status: 'completed', prLink: OWN });

const UNKNOWN: readonly [string, JobReading][] = [
  ['still names none', completed],
  ['gives no answer', failedLook()],
];

function withOwnPull(world: TestWorld): TestWorld {
  world.github.pulls.set('acme/app#12', aShownPull(12, { author: 'docs-agent[bot]' }));
  return world;
}

describe('settle', () => {
  test('corrects an end without a pull request once the service names one, without a second notice', async () => {
    const world = aSettle([absent()], [withPullRequest]);
    expect(await runSettle(world)).toMatchObject({ sentence: 'Unfinished jobs: 1 updated, 0 still open, 0 errors.' });
    expect(saidBy(world.github)).toEqual(['finished pull-request']);
    expect(markerIn(world.github)).toMatchObject({ pullRequest: PULL_REQUEST, told: ANNOUNCEMENTS });
    expect(textOf(world.github.stored[0]?.body)).toMatch(/^\*\*Done\.\*\* Review/);
    expect([...world.github.reactions]).toEqual(['issue-comment/100 +1']);
  });

  test('hands over the pull request that it finds late', async () => {
    const world = withOwnPull(aSettle([absent()], [ownPull], { inputs: HANDOVER }));
    const threads: number[] = [];
    beforeCall(world.github, 'createComment', ({ thread }) => threads.push(thread));
    await runSettle(world);
    expect(threads).toEqual([12]);
    expect(world.github.stored.at(-1)?.body).toContain('/docs');
    expect(markerIn(world.github)).toMatchObject({ pullRequest: OWN, told: ANNOUNCEMENTS });
  });

  test('still owes what it could not announce, and a later run does that', async () => {
    const world = withOwnPull(aSettle([absent()], [ownPull], { inputs: HANDOVER }));
    world.github.fail('createComment', 'unavailable');
    await runSettle(world);
    expect(markerIn(world.github)).toMatchObject({ outcome: 'pull-request', told: ['notice'] });
    world.github.repair();
    world.clock.pass(11 * 60_000);
    await runSettle(world);
    expect([markerIn(world.github).told, saidBy(world.github).length]).toEqual([ANNOUNCEMENTS, 2]);
  });

  test('gives the notice that was still owed, with the pull request', async () => {
    const world = aSettle([absent({ told: ['reaction', 'handover'] })], [withPullRequest]);
    await runSettle(world);
    expect(saidBy(world.github)).toEqual(['finished pull-request', 'notice']);
    expect(lastText(world.github)).toContain('The documentation agent is done. Review');
  });

  test.each([
    ['still names none', completed],
    ['no longer knows the job', missing],
    ['says that it failed', shown({ status: 'failed' })],
  ])('leaves such an end as it is, and says nothing, if the service %s', async (_what, reading) => {
    const world = aSettle([absent()], [reading]);
    expect(await runSettle(world)).toMatchObject({ sentence: 'There is no unfinished job.' });
    expect([world.service.looks, world.clock.slept, written(world.github)]).toEqual([['j_1'], [], []]);
  });

  test.each([
    ['refused', refused],
    ['failed', failedLook()],
  ])('reports a read that was %s', async (_what, reading) => {
    const world = aSettle([absent()], [reading]);
    const summary = expect.stringContaining('Could not check the job j_1');
    expect(await runSettle(world)).toMatchObject({ sentence: expect.stringContaining('1 error'), summary });
    expect(stateIn(world.github)).toBe('finished no-pull-request');
  });

  test.each(UNKNOWN)('announces the end that a killed run left, if the service %s', async (_what, reading) => {
    const world = aSettle([absent({ told: [] })], [reading]);
    await runSettle(world);
    expect(saidBy(world.github)).toEqual(['finished no-pull-request', 'notice']);
  });

  test('asks only for the newest 20, and for none that is 24 hours old', async () => {
    const jobs = Array.from({ length: 22 }, (_, index) => `j_${index}`);
    const markers = jobs.map((jobId, index) => absent({ jobId, ...endedAgo((22 - index) * 60_000) }));
    const world = aSettle(markers, [completed]);
    await runSettle(world);
    expect(world.service.looks.toSorted()).toEqual(jobs.slice(2).toSorted());
    const old = aSettle([absent(endedAgo(24 * HOUR))], [completed]);
    await runSettle(old);
    expect(old.service.looks).toEqual([]);
  });

  test('asks no more about them once the service asks to wait', async () => {
    const world = aSettle([absent(), absent({ jobId: 'j_2' })], [failedLook(90_000), withPullRequest]);
    await runSettle(world);
    expect(world.service.looks).toHaveLength(1);
  });

  test('leaves the comment to another run that has corrected it meanwhile', async () => {
    const world = aSettle([absent()], [withPullRequest]);
    const corrected = absent({ outcome: 'pull-request', pullRequest: PULL_REQUEST, told: ['notice'] });
    beforeCall(world.github, 'comment', () => {
      world.github.stored.splice(0, 1, aComment({ body: writeMarker(corrected) }));
    });
    await runSettle(world);
    expect(written(world.github)).toEqual([]);
  });
});

describe('`status`', () => {
  function aStatus(marker: Marker, reading: JobReading): Commanded {
    const github = aRepository();
    leave(github, marker);
    return aCommand('/docs status', { world: { github, clock: aClock(LATER), service: { readings: [reading] } } });
  }

  test('corrects an end without a pull request, and answers with the link', async () => {
    const { world, intent } = aStatus(absent(), withPullRequest);
    const { text } = await playCommand({ world, intent });
    expect(saidBy(world.github)).toEqual(['finished pull-request', 'notice']);
    expect(text).toMatch(/^- \[Done\].*\[pull request 5 in /);
    expect([...world.github.reactions]).not.toContain('issue-comment/100 hooray');
  });

  test.each([
    ['says so if it cannot read such a job', failedLook(), /Could not check the job j_1/, 'confused'],
    ['says nothing more about one that still has none', completed, /pull request\][^\n]* UTC$/, '+1'],
  ])('%s', async (_what, reading, words, reaction) => {
    const { world, intent } = aStatus(absent(), reading);
    const { text } = await playCommand({ world, intent });
    expect(text).toMatch(/^- \[Finished without a pull request\]/);
    expect(text).toMatch(words);
    expect([...world.github.reactions]).toContain(`issue-comment/${intent.comment.id} ${reaction}`);
  });
});

describe('a re-run', () => {
  const ENDED = aMarker({ ...NO_PULL_REQUEST, ...endedAgo(HOUR) });

  test.each(UNKNOWN)('of a step reports the end again if the service %s', async (_what, reading) => {
    const github = aThread(ENDED);
    const world = aRerun(github, { service: { readings: [reading] } });
    await play(world);
    expect([world.runner.outputs.get('result'), world.service.looks]).toEqual(['no-pull-request', ['j_1']]);
    expect(written(github)).toEqual([]);
  });

  test('of a step corrects the end, and hands the pull request over', async () => {
    const github = aThread(ENDED);
    const world = withOwnPull(aRerun(github, { service: { readings: [ownPull] }, inputs: { handover: 'true' } }));
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
    expect([...github.reactions]).toEqual(['pull-request/12 hooray']);
  });

  test('that is cancelled meanwhile keeps what was told, so that there is no second notice', async () => {
    const github = aThread(ENDED);
    const world = aRerun(github, { service: { readings: [withPullRequest] } });
    beforeCall(world.service, 'readJob', world.runner.cancel);
    await play(world);
    expect(markerIn(github)).toMatchObject({ outcome: 'pull-request', told: ['notice'] });
  });
});
