import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, instructionHash } from '../../../src/action/value/marker.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import { aCommentMarker, lastText, leave, saidBy, written } from '../../build/a-command.ts';
import { aMarker, INSTRUCTION } from '../../build/a-marker.ts';
import { anIntent, aWorld, markerIn, play, type TestWorld } from '../../build/a-world.ts';
import { created, PULL_REQUEST, shown, withPullRequest } from '../../build/answers.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, type FakeRepository } from '../../fakes/fake-repository.ts';

const intent = anIntent({ source: { kind: 'existing', jobId: 'j_1' } });
const MINUTES = 60_000;
const LATER = Date.UTC(2026, 10, 20, 10);

const OWN = 'https://github.com/acme/app/pull/9';
const OWN_PULL: PullRequest = {
  ...{ number: 9, title: 'Document it', body: '', author: 'docs[bot]', url: OWN, state: 'open', size: null },
  ...{ base: 'main', head: 'docs', headSha: 'c0ffee'.padEnd(40, '0'), mergeSha: null },
  headRepository: { id: 4200, name: 'acme/app' },
};
const made = shown({ status: 'completed', prLink: OWN });

/** A repository with the pull request of the job. */
function withPull(): FakeRepository {
  const github = aRepository();
  github.pulls.set('acme/app#9', OWN_PULL);
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
  const reading = (): JobReading => {
    world.clock.pass(6 * MINUTES);
    return end;
  };
  const world = aWorld({
    ...{ github, run: { step: 'follow', attempt }, service: { readings: [shown(), reading] } },
    inputs: { prompt: '', 'job-id': 'j_1', ...inputs },
  });
  return world;
}

describe('a job that exists already (`job-id`)', () => {
  test('is followed to its end, and nothing is started', async () => {
    const world = following();
    const { published } = await play(world, intent);
    expect(world.service.prompts).toEqual([]);
    expect(Object.fromEntries(world.runner.outputs)).toMatchObject({
      ...{ result: 'pull-request', resumed: 'true', 'job-id': 'j_1', 'pr-url': PULL_REQUEST },
    });
    expect(published.summary).toContain('`j_1`');
    expect(published.summary).toContain(PULL_REQUEST);
    expect(published.summary).not.toContain('Exact prompt');
  });

  test('names itself in the outputs before it is read', async () => {
    const seen: unknown[] = [];
    const look = (): JobReading => {
      seen.push(world.runner.outputs.get('job-id'), world.runner.outputs.get('result'));
      return withPullRequest;
    };
    const world = aWorld({ service: { readings: [look] } });
    await play(world, intent);
    expect(seen).toEqual(['j_1', 'still-running']);
  });

  test('took from its creation at the service until now', async () => {
    const createdAt = '2026-11-20T08:00:00Z';
    const clock = aClock(Date.parse('2026-11-20T09:00:00Z'));
    const last = shown({ status: 'completed', prLink: PULL_REQUEST, createdAt });
    const world = aWorld({ clock, service: { readings: [shown({ createdAt }), last] } });
    await play(world, intent);
    expect(world.runner.outputs.get('duration-seconds')).toBe('3605');
  });

  test('has an unknown duration if it had ended before its first reading', async () => {
    const last = shown({ status: 'completed', prLink: PULL_REQUEST, createdAt: '2026-11-18T08:00:00Z' });
    const world = aWorld({ clock: aClock(Date.parse('2026-11-20T09:00:00Z')), service: { readings: [last] } });
    await play(world, intent);
    expect(world.runner.outputs.has('duration-seconds')).toBe(false);
  });

  test.each([null, 'yesterday'])('has an unknown duration if its creation is %j', async (createdAt) => {
    const world = aWorld({ service: { readings: [shown({ createdAt }), shown({ status: 'failed', createdAt })] } });
    await play(world, intent);
    expect(world.runner.outputs.get('result')).toBe('failed');
    expect(world.runner.outputs.has('duration-seconds')).toBe(false);
  });

  test.each([
    ['failed', 1],
    ['none', 0],
  ])('fails the step as `fail-on: %s` says', async (failOn, failures) => {
    const world = following({ end: shown({ status: 'failed' }), inputs: { 'fail-on': failOn } });
    const { published } = await play(world, intent);
    expect(published.failures).toHaveLength(failures);
    expect(world.runner.outputs.get('result')).toBe('failed');
  });
});

describe('a step that follows a job', () => {
  const inputs = { handover: 'true', 'request-review': 'true' };

  test('only reads a thread that does not show the request', async () => {
    const github = withPull();
    leave(github, aMarker({ jobId: 'j_0', state: 'finished', outcome: 'failed', told: ANNOUNCEMENTS }));
    const world = following({ github, end: made, inputs });
    await play(world, intent);
    expect(github.calls).toEqual(['viewer', 'comments']);
    expect(world.runner.outputs.get('pr-url')).toBe(OWN);
    expect(world.runner.outputs.has('comment-url')).toBe(false);
    expect(world.runner.warnings).toEqual([]);
    expect(world.runner.state.get('open-comment') ?? '').toBe('');
  });

  test('asks nothing of GitHub without a thread, and misses none', async () => {
    const world = following({ github: withPull(), end: made, inputs });
    await play(world, { ...intent, thread: null });
    expect([world.github.calls, world.runner.warnings]).toEqual([[], []]);
  });

  test.each([1, 2])('follows the job although GitHub does not show the thread, in attempt %d', async (attempt) => {
    const world = following({ attempt });
    world.github.fail('comments', 'unavailable');
    await play(world, intent);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.warnings).toEqual([
      'Could not read the thread, so no status comment gets the end: GitHub refused comments. Add `issues: write`.',
    ]);
  });

  test('follows it again in a re-run', async () => {
    const github = aRepository();
    await play(following({ github }), intent);
    const again = following({ github, attempt: 2, end: shown({ status: 'failed' }) });
    await play(again, intent);
    expect(again.runner.outputs.get('result')).toBe('failed');
    expect(written(github)).toEqual([]);
  });

  test('asks nothing of anyone in a dry run', async () => {
    const world = following({ inputs: { 'dry-run': 'true' } });
    const { published } = await play(world, intent);
    expect(published.sentence).toBe('A dry run: the job j_1 would be followed.');
    expect([world.github.calls, world.service.looks]).toEqual([[], []]);
  });
});

describe('the request of a job that another step follows', () => {
  const settle = (github: FakeRepository) =>
    runSettle(aWorld({ github, clock: aClock(LATER), service: { readings: [withPullRequest] } }));
  const notices = (github: FakeRepository): number => saidBy(github).filter((said) => said === 'notice').length;

  async function started(github = aRepository(), inputs: Partial<Record<InputName, string>> = {}) {
    await play(aWorld({ github, inputs: { wait: 'false', ...inputs }, service: { creation: created() } }));
    return github;
  }

  test('gets the end in its status comment, and one notice', async () => {
    const github = await started();
    const world = following({ github });
    await play(world, intent);
    const [status] = github.stored;
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
    expect(lastText(github)).toContain(`[Details](${status?.url})`);
    expect(world.runner.outputs.get('comment-url')).toBe(status?.url);
    expect(markerIn(github)).toMatchObject({ instructionHash: instructionHash(INSTRUCTION), told: ANNOUNCEMENTS });
    const { calls } = github;
    const before = calls.length;
    await settle(github);
    expect(calls.slice(before)).not.toContain('editComment');
    expect(notices(github)).toBe(1);
  });

  test('gets its hand-over, which links the run that requested it and asks its requester for a review', async () => {
    const github = withPull();
    github.permissions.set('linus', { permission: 'write', role: 'write' });
    leave(github, aMarker({ run: '4242', reviewer: 'linus', watchedUntil: '2026-11-20T09:00:00.000Z' }));
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
    const trigger = { kind: 'issue-comment', id: 100 } as const;
    leave(github, aCommentMarker({ trigger, run: '4242', watchedUntil: '2026-11-20T09:00:00.000Z' }));
    await play(following({ github }), intent);
    expect([...github.reactions]).toContain('issue-comment/100 +1');
  });

  test('is left to the run that watches it', async () => {
    const github = await started();
    const marker = { ...markerIn(github), watchedUntil: new Date(LATER).toISOString() };
    github.stored.length = 0;
    leave(github, marker);
    const world = following({ github });
    await play(world, intent);
    expect(saidBy(github)).toEqual(['started']);
    expect(world.runner.log).toContain(`Another run updates the status comment ${github.stored[0]?.url}`);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
  });

  test.each(['settle', 'a re-run'])('gets one notice if the step could not write it: %s', async (who) => {
    const github = await started();
    const { react } = { ...github };
    github.react = async (...given) => {
      if (given[1] === 'hooray') github.fail('react', 'unavailable', 1);
      return react(...given);
    };
    await play(following({ github }), intent);
    expect(notices(github)).toBe(0);
    github.react = react;
    if (who === 'a re-run') await play(following({ github, attempt: 2 }), intent);
    await settle(github);
    await settle(github);
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
    expect(markerIn(github).told).toEqual(ANNOUNCEMENTS);
  });

  test('keeps its status comment if GitHub refuses the edit, which is a warning', async () => {
    const github = await started();
    github.fail('editComment', 'forbidden');
    const world = following({ github });
    await play(world, intent);
    expect(world.runner.warnings).toEqual([expect.stringContaining('Could not write the status comment')]);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(saidBy(github)).toEqual(['started']);
  });

  test('is not ended by what the service still shows of the work before its message', async () => {
    const github = aRepository();
    const sent = { request: 'message', watchedUntil: '2026-11-20T09:00:00.000Z' } as const;
    leave(github, aMarker({ ...sent, pullRequest: PULL_REQUEST, sentAt: '2026-11-20T09:00:00.000Z' }));
    const readings = [withPullRequest, shown(), withPullRequest];
    const world = aWorld({ github, inputs: { prompt: '', 'job-id': 'j_1' }, service: { readings } });
    await play(world, intent);
    expect(world.service.looks).toHaveLength(3);
  });

  test('stays as it is while it waits for the job', async () => {
    const github = aRepository();
    const waiting = { request: 'message', state: 'waiting', watchedUntil: '2026-11-20T09:00:00.000Z' } as const;
    leave(github, aMarker({ ...waiting, jobId: 'j_1', pullRequest: OWN }));
    const world = following({ github });
    await play(world, intent);
    expect(saidBy(github)).toEqual(['waiting']);
    expect(world.runner.outputs.has('comment-url')).toBe(false);
  });

  test.each([
    ['still runs', [shown()]],
    ['is not shown', [{ kind: 'missing', problem: { message: 'No such job.', hint: 'Check it.' } }]],
  ] as const)('stays as it is while the job %s', async (_what, readings) => {
    const github = await started();
    const [before] = github.stored.map(({ body }) => body);
    const world = aWorld({ github, inputs: { wait: 'false' }, run: { step: 'follow' }, service: { readings } });
    await play(world, intent);
    expect(github.stored.map(({ body }) => body)).toEqual([before]);
  });

  test('gets the end from a later run if the step is cancelled', async () => {
    const github = await started();
    const world = following({ github });
    const { readJob } = { ...world.service };
    const cancelled: TestWorld = {
      ...world,
      service: {
        ...world.service,
        readJob: async (...given) => {
          const reading = await readJob(...given);
          if (world.service.looks.length > 1) world.runner.cancel();
          return reading;
        },
      },
    };
    await play(cancelled, intent);
    expect(saidBy(github)).toEqual(['started']);
    await settle(github);
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
  });
});
