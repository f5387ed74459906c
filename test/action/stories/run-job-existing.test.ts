import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, instructionHash, type Marker } from '../../../src/action/value/marker.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import { aMarker, INSTRUCTION } from '../../build/a-marker.ts';
import { anIntent, aWorld, markerIn, play, type TestWorld } from '../../build/a-world.ts';
import { created, missing, PULL_REQUEST, shown, withPullRequest } from '../../build/answers.ts';
import { afterCall, beforeCall } from '../../build/around.ts';
import { aCommentMarker, lastText, leave, saidBy } from '../../build/said.ts';
import { showPull } from '../../build/threads.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, type FakeRepository } from '../../fakes/fake-repository.ts';

const intent = anIntent({ source: { kind: 'existing', jobId: 'j_1' } });
const LATER = Date.UTC(2026, 10, 20, 10);
const UNWATCHED = { watchedUntil: '2026-11-20T09:00:00.000Z' } as const;
const OWN = 'https://github.com/acme/app/pull/9';
const made = shown({ status: 'completed', prLink: OWN });

/** A thread with these status comments of ours, in a repository with the pull request of the job. */
function threadWith(...markers: readonly Marker[]): FakeRepository {
  const github = showPull(aRepository(), 9);
  for (const marker of markers) leave(github, marker);
  return github;
}

/** A step that follows the job for six minutes. */
function following(
  given: {
    readonly github?: FakeRepository;
    readonly end?: JobReading;
    readonly attempt?: number;
    readonly inputs?: Partial<Record<InputName, string>>;
  } = {},
): TestWorld {
  const { github = aRepository(), end = withPullRequest, attempt = 1, inputs = {} } = given;
  const world = aWorld({
    ...{ github, run: { step: 'follow', attempt }, service: { readings: [shown(), end] } },
    inputs: { prompt: '', 'job-id': 'j_1', ...inputs },
  });
  beforeCall(world.service, 'readJob', () => world.service.looks.length > 0 && world.clock.pass(6 * 60_000));
  return world;
}

describe('a job that exists already (`job-id`)', () => {
  test('is followed to its end, and nothing is started', async () => {
    const { published, service, runner } = await play(following(), intent);
    expect(service.prompts).toEqual([]);
    expect(Object.fromEntries(runner.outputs)).toMatchObject({
      ...{ result: 'pull-request', resumed: 'true', 'job-id': 'j_1', 'pr-url': PULL_REQUEST },
    });
    for (const said of ['`j_1`', PULL_REQUEST]) expect(published.summary).toContain(said);
    expect(published.summary).not.toContain('Exact prompt');
  });

  test('names itself in the outputs before it is read', async () => {
    const seen: unknown[] = [];
    const world = aWorld({ service: { readings: [withPullRequest] } });
    const { outputs } = world.runner;
    beforeCall(world.service, 'readJob', () => seen.push(outputs.get('job-id'), outputs.get('result')));
    await play(world, intent);
    expect(seen).toEqual(['j_1', 'still-running']);
  });

  const EIGHT = '2026-11-20T08:00:00Z';
  const since = (createdAt: string | null) => ({ status: 'completed', prLink: PULL_REQUEST, createdAt }) as const;

  test.each<[string, readonly JobReading[], string | undefined]>([
    ['from its creation at the service until now', [shown({ createdAt: EIGHT }), shown(since(EIGHT))], '3605'],
    ['an unknown time if it ended before its first reading', [shown(since('2026-11-18T08:00:00Z'))], undefined],
    ['an unknown time if its creation is', [shown({ createdAt: null }), shown(since(null))], undefined],
    ['an unknown time if its creation is no date', [shown({ createdAt: '?' }), shown(since('yesterday'))], undefined],
  ])('took %s', async (_time, readings, seconds) => {
    const { result, runner } = await play(aWorld({ service: { readings } }), intent);
    expect([result, runner.outputs.get('duration-seconds')]).toEqual(['pull-request', seconds]);
  });
});

describe('a step that follows a job', () => {
  const inputs = { handover: 'true', 'request-review': 'true' };

  test('only reads a thread that does not show the request', async () => {
    const other = aMarker({ jobId: 'j_0', state: 'finished', outcome: 'failed', told: ANNOUNCEMENTS });
    const { github, runner } = await play(following({ github: threadWith(other), end: made, inputs }), intent);
    expect([github.calls, runner.warnings]).toEqual([['viewer', 'comments'], []]);
    expect([runner.outputs.get('pr-url'), runner.outputs.has('comment-url')]).toEqual([OWN, false]);
    expect(runner.state.get('open-comment') ?? '').toBe('');
  });

  test('asks nothing of GitHub without a thread, and misses none', async () => {
    const world = following({ github: threadWith(), end: made, inputs });
    const { github, runner } = await play(world, { ...intent, thread: null });
    expect([github.calls, runner.warnings]).toEqual([[], []]);
  });

  test.each([1, 2])('follows the job although GitHub does not show the thread, in attempt %d', async (attempt) => {
    const world = following({ attempt });
    world.github.fail('comments', 'unavailable');
    const { result, runner } = await play(world, intent);
    expect(result).toBe('pull-request');
    expect(runner.warnings).toEqual([
      'Could not read the thread, so no status comment gets the end: GitHub refused comments. Add `issues: write`.',
    ]);
  });

  test('asks nothing of anyone in a dry run', async () => {
    const { published, github, service } = await play(following({ inputs: { 'dry-run': 'true' } }), intent);
    expect(published.sentence).toBe('A dry run: the job j_1 would be followed.');
    expect([github.calls, service.looks]).toEqual([[], []]);
  });
});

describe('the request of a job that another step follows', () => {
  const settle = (github: FakeRepository) =>
    runSettle(aWorld({ github, clock: aClock(LATER), service: { readings: [withPullRequest] } }));
  const notices = (github: FakeRepository): number => saidBy(github).filter((said) => said === 'notice').length;
  const started = async (): Promise<FakeRepository> =>
    (await play(aWorld({ inputs: { wait: 'false' }, service: { creation: created() } }))).github;

  test('gets the end in its status comment, and one notice', async () => {
    const github = await started();
    const { runner } = await play(following({ github }), intent);
    const [status] = github.stored;
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
    expect(lastText(github)).toContain(`[Details](${status?.url})`);
    expect(runner.outputs.get('comment-url')).toBe(status?.url);
    expect(markerIn(github)).toMatchObject({ instructionHash: instructionHash(INSTRUCTION), told: ANNOUNCEMENTS });
    const before = github.calls.length;
    await settle(github);
    expect(github.calls.slice(before)).not.toContain('editComment');
    expect(notices(github)).toBe(1);
  });

  test('gets its hand-over, which links the run that requested it and asks its requester for a review', async () => {
    const github = threadWith(aMarker({ run: '4242', reviewer: 'linus', ...UNWATCHED }));
    await play(following({ github, end: made, inputs: { handover: 'true' } }), intent);
    const handovers = github.stored.filter(({ body }) => body.includes('made this pull request'));
    expect(handovers.map(({ body }) => body)).toEqual([
      expect.stringContaining('It was requested in [this run](https://github.com/acme/app/actions/runs/4242).'),
    ]);
    expect(github.reviews).toEqual(['#9 linus']);
  });

  test('gets its reaction if a comment made it', async () => {
    const github = aRepository();
    github.add('ada', '/docs Describe it.');
    leave(github, aCommentMarker({ run: '4242', ...UNWATCHED }));
    await play(following({ github }), intent);
    expect([...github.reactions]).toContain('issue-comment/100 +1');
  });

  test('is left to the run that watches it', async () => {
    const github = threadWith(aMarker({ watchedUntil: new Date(LATER).toISOString() }));
    const { result, runner } = await play(following({ github }), intent);
    expect([result, saidBy(github)]).toEqual(['pull-request', ['started']]);
    expect(runner.log).toContain(`Another run updates the status comment ${github.stored[0]?.url}`);
  });

  test.each(['settle', 'a re-run'])('gets one notice if the step could not write it: %s', async (who) => {
    const github = await started();
    const repair = beforeCall(github, 'react', (_comment, content) => {
      if (content === 'hooray') github.fail('react', 'unavailable', 1);
    });
    await play(following({ github }), intent);
    expect(notices(github)).toBe(0);
    repair();
    if (who === 'a re-run') await play(following({ github, attempt: 2 }), intent);
    await settle(github);
    await settle(github);
    expect([saidBy(github), markerIn(github).told]).toEqual([['finished pull-request', 'notice'], ANNOUNCEMENTS]);
  });

  test('keeps its status comment if GitHub refuses the edit, which is a warning', async () => {
    const github = await started();
    github.fail('editComment', 'forbidden');
    const { result, runner } = await play(following({ github }), intent);
    expect(runner.warnings).toEqual([expect.stringContaining('Could not write the status comment')]);
    expect([result, saidBy(github)]).toEqual(['pull-request', ['started']]);
  });

  test('is not ended by what the service still shows of the work before its message', async () => {
    const sentAt = '2026-11-20T09:00:00.000Z';
    const github = threadWith(aMarker({ request: 'message', pullRequest: PULL_REQUEST, sentAt, ...UNWATCHED }));
    const readings = [withPullRequest, shown(), withPullRequest];
    expect((await play(aWorld({ github, service: { readings } }), intent)).service.looks).toHaveLength(3);
  });

  test('stays as it is while it waits for the job', async () => {
    const waiting = { request: 'message', state: 'waiting', jobId: 'j_1', pullRequest: OWN } as const;
    const world = following({ github: threadWith(aMarker({ ...waiting, ...UNWATCHED })) });
    const { github, runner } = await play(world, intent);
    expect([saidBy(github), runner.outputs.has('comment-url')]).toEqual([['waiting'], false]);
  });

  test.each([shown(), missing])('stays as it is while the job still runs or is not shown', async (reading) => {
    const github = await started();
    const [before] = github.stored.map(({ body }) => body);
    const run = { step: 'follow' };
    await play(aWorld({ github, run, inputs: { wait: 'false' }, service: { readings: [reading] } }), intent);
    expect(github.stored.map(({ body }) => body)).toEqual([before]);
  });

  test('gets the end from a later run if the step is cancelled', async () => {
    const github = await started();
    const world = following({ github });
    afterCall(world.service, 'readJob', () => world.service.looks.length > 1 && world.runner.cancel());
    await play(world, intent);
    expect(saidBy(github)).toEqual(['started']);
    await settle(github);
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
  });
});
