import { describe, expect, test } from 'vitest';
import type { JobCreation, JobReading } from '../../../src/action/ports/jobs.ts';
import { FAILING_RESULTS, type FailingResult } from '../../../src/action/words/commands.ts';
import { anIntent, aWorld, play, stateIn } from '../../build/a-world.ts';
import {
  created,
  failedLook,
  missing,
  notCreated,
  PULL_REQUEST,
  refused,
  shown,
  unknownStart,
  withPullRequest,
} from '../../build/answers.ts';
import { aClock } from '../../fakes/fake-clock.ts';

interface Story {
  readonly creation: JobCreation;
  readonly readings: readonly JobReading[];
  readonly state: string;
}

const STORIES: Readonly<Record<FailingResult, Story>> = {
  failed: { creation: created(), readings: [shown({ status: 'failed' })], state: 'finished failed' },
  archived: { creation: created(), readings: [shown({ status: 'archived' })], state: 'finished archived' },
  'no-pull-request': {
    creation: created(),
    readings: [shown({ status: 'completed' })],
    state: 'finished no-pull-request',
  },
  'still-running': { creation: created(), readings: [shown()], state: 'started' },
  'unknown-start': { creation: unknownStart, readings: [], state: 'unknown' },
  'not-created': { creation: notCreated, readings: [], state: 'not-created' },
};
const good = { creation: created(), readings: [shown(), withPullRequest] };

describe('a job that ends with a pull request', () => {
  test('is reported in outputs, notice, summary and thread, and the step succeeds', async () => {
    const world = aWorld({ service: good });
    const { published } = await play(world);
    expect(Object.fromEntries(world.runner.outputs)).toEqual({
      result: 'pull-request',
      'job-id': 'j_1',
      status: 'completed',
      'pr-url': PULL_REQUEST,
      'pr-number': '5',
      'pr-repository': 'acme/docs',
      'duration-seconds': '10',
      resumed: 'false',
      'comment-url': 'https://github.com/acme/app/issues/7#issuecomment-100',
    });
    expect(published.notice).toBe(`The job j_1 is finished and has made a pull request: ${PULL_REQUEST}`);
    expect(published.failures).toEqual([]);
    expect(published.summary).toContain(`](${PULL_REQUEST})`);
    expect(published.summary).toContain('Describe the new flag.');
    expect(stateIn(world.github)).toBe('finished pull-request');
    expect(world.github.stored[0]?.body).toContain(`](${PULL_REQUEST})`);
    expect(world.runner.warnings).toEqual([]);
  });

  test('costs one comment, one edit at its start and one at its end', async () => {
    const world = aWorld({ service: good });
    await play(world);
    expect(world.github.calls).toEqual([
      'viewer',
      'comments',
      'createComment',
      'editComment',
      'pullRequest',
      'editComment',
    ]);
  });

  test('is not edited because the service names another model on the way', async () => {
    const readings = [shown(), shown({ model: 'writer-3' }), shown({ model: 'writer-4' }), withPullRequest];
    const world = aWorld({ service: { creation: created(), readings } });
    await play(world);
    expect(world.github.calls.filter((call) => call === 'editComment')).toHaveLength(2);
  });

  test('logs what it sees', async () => {
    const world = aWorld({ service: good });
    await play(world);
    expect(world.runner.log).toEqual([
      'The job j_1 has started.',
      'Job j_1 is running (5 s waited, next check in 5 s)',
    ]);
  });

  test('at an untrusted address is shown as code, with a warning, and never linked', async () => {
    const prLink = 'https://evil.example/acme/docs/pull/5';
    const world = aWorld({ service: { creation: created(), readings: [shown({ status: 'completed', prLink })] } });
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.has('pr-url')).toBe(false);
    expect(world.runner.outputs.has('pr-number')).toBe(false);
    expect(world.runner.warnings).toEqual([expect.stringContaining('`link-hosts`')]);
    for (const text of [published.summary, published.notice ?? '', world.github.stored[0]?.body ?? '']) {
      expect(text).not.toContain(`](${prLink}`);
    }
    expect(published.notice).not.toContain('evil.example');
    expect(stateIn(world.github)).toBe('finished pull-request');
  });

  test('at an address that `link-hosts` trusts is linked', async () => {
    const prLink = 'https://git.example.com/acme/team/docs/-/merge_requests/8';
    const world = aWorld({
      inputs: { 'link-hosts': 'git.example.com' },
      service: { creation: created(), readings: [shown({ status: 'completed', prLink })] },
    });
    await play(world);
    expect(world.runner.outputs.get('pr-url')).toBe(prLink);
    expect(world.runner.outputs.get('pr-repository')).toBe('acme/team/docs');
    expect(world.runner.warnings).toEqual([]);
  });
});

describe.each(FAILING_RESULTS)('the result %s', (result) => {
  const { state, ...service } = STORIES[result];

  test('is an output, and the thread says the same', async () => {
    const world = aWorld({ service });
    await play(world);
    expect(world.runner.outputs.get('result')).toBe(result);
    expect(stateIn(world.github)).toBe(state);
    expect(world.runner.outputs.get('comment-url')).toBe(world.github.stored[0]?.url);
    expect(world.runner.state.get('open-comment')).toBe('');
    expect(world.service.prompts).toHaveLength(1);
  });

  test('fails the step only if `fail-on` names it', async () => {
    for (const [failOn, fails] of [
      [result, true],
      ['none', false],
      [FAILING_RESULTS.filter((other) => other !== result).join(', '), false],
    ] as const) {
      const { published } = await play(aWorld({ inputs: { 'fail-on': failOn }, service }));
      expect(published.failures).toHaveLength(fails ? 1 : 0);
      expect(published.notice === null).toBe(fails);
    }
  });

  test('fails the step by default if it is one of failed, not-created and unknown-start', async () => {
    const { published } = await play(aWorld({ service }));
    expect(published.failures.length > 0).toBe(['failed', 'not-created', 'unknown-start'].includes(result));
  });
});

describe('what a result says', () => {
  test('not created: why, and what to do', async () => {
    const { published } = await play(aWorld({ service: STORIES['not-created'] }));
    expect(published.failures).toEqual(['No job was started. The service refused the key (HTTP 401). Make a new key.']);
    expect(published.summary).toContain('Make a new key.');
  });

  test('unknown: the evidence, and that the request is not sent twice', async () => {
    const { published } = await play(aWorld({ service: STORIES['unknown-start'] }));
    expect(published.failures[0]).toContain('the connection was reset, after the request was sent.');
    expect(published.failures[0]).toContain(
      "We don't send the request twice, because that could start a second job: check the service first.",
    );
  });

  test('still running: how long this run really waited', async () => {
    const world = aWorld({ inputs: { 'wait-minutes': '90' }, service: STORIES['still-running'] });
    const { published } = await play(world);
    expect(published.notice).toContain('still running; this run stopped waiting after 90 minutes');
    expect(world.github.stored[0]?.body).toContain('**Still running** after 90 minutes;');
  });

  test('still running: when the job was last seen, if the service requests a pause longer than the run waits', async () => {
    const world = aWorld({ service: { creation: created(), readings: [shown(), failedLook(3_600_000)] } });
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect(published.notice).toBe(
      'The service has given no usable answer since 20 Nov 2026, 09:00 UTC (1 attempt). The last attempt: HTTP 503 (no content type). The service asks us to wait 1 h 0 min. The job j_1 may still be running. It was last seen at 20 Nov 2026, 09:00 UTC.',
    );
    expect(world.github.stored[0]?.body).toContain(
      "**Can't check the job.** The service has given no usable answer since",
    );
    expect(world.clock.monotonic()).toBe(10_000);
  });

  test('still running: links an existing pull request without doubting it', async () => {
    const merging = shown({ reportedStatus: 'merging', prLink: PULL_REQUEST });
    const world = aWorld({ service: { creation: created(), readings: [merging] } });
    const { published } = await play(world);
    expect(world.runner.outputs.get('pr-url')).toBe(PULL_REQUEST);
    expect(published.summary).not.toContain('not linked');
    expect(world.runner.warnings).toEqual([]);
    expect(world.runner.log.filter((line) => line.includes('treat the job as running'))).toHaveLength(1);
  });

  test.each([
    ['refused', refused, 'Make a new key.'],
    ['not found', missing, 'Check `project-id`.'],
  ])(
    'an error if the read is %s for good: the job keeps its id, and a later run can continue it',
    async (_name, reading, hint) => {
      const world = aWorld({ service: { creation: created(), readings: [reading] } });
      const { published } = await play(world);
      expect(world.runner.outputs.get('result')).toBe('error');
      expect(world.runner.outputs.get('job-id')).toBe('j_1');
      expect(published.failures).toEqual([expect.stringContaining(hint)]);
      expect(published.summary).toContain("can't check the job");
      expect(stateIn(world.github)).toBe('started');
      expect(world.github.stored[0]?.body).toContain("**Can't check the job.**");
    },
  );
});

describe('a run that does not wait', () => {
  test('ends as soon as the job is accepted, with one edit that says so', async () => {
    const world = aWorld({ inputs: { wait: 'false' }, service: { creation: created() } });
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect(world.service.looks).toEqual([]);
    expect(world.clock.slept).toEqual([]);
    expect(published.notice).toBe('The job j_1 has started; this run does not wait for it.');
    expect(world.github.stored[0]?.body).toContain("The run doesn't wait for the job to end.");
    expect(world.github.calls.filter((call) => call === 'editComment')).toHaveLength(1);
    expect(stateIn(world.github)).toBe('started');
    expect(world.runner.state.get('open-comment')).toBe('');
  });

  test.each([
    ['still runs', shown(), 'still-running'],
    ['has ended', withPullRequest, 'pull-request'],
  ])('reads once a job that exists already, which %s', async (_name, reading, result) => {
    const world = aWorld({ inputs: { wait: 'false' }, service: { readings: [reading] } });
    const { published } = await play(world, anIntent({ source: { kind: 'existing', jobId: 'j_1' } }));
    expect(world.runner.outputs.get('result')).toBe(result);
    expect(world.service.looks).toEqual(['j_1']);
    expect(world.clock.slept).toEqual([]);
    expect(published.notice).not.toContain('stopped waiting');
  });
});

test('a clock that jumps back never makes a job end before it was requested', async () => {
  const clock = aClock();
  const look = (): JobReading => {
    clock.jump(-3_600_000);
    return withPullRequest;
  };
  const world = aWorld({ clock, service: { creation: created(), readings: [look] } });
  await play(world);
  expect(world.runner.outputs.get('duration-seconds')).toBe('0');
});
