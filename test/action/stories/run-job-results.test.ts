import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { FAILING_RESULTS, type FailingResult } from '../../../src/action/words/commands.ts';
import { anIntent, aWorld, play, stateIn } from '../../build/a-world.ts';
import {
  created,
  missing,
  notCreated,
  PULL_REQUEST,
  refused,
  shown,
  unknownStart,
  WELL,
  withPullRequest,
} from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { written } from '../../build/said.ts';
import type { aService } from '../../fakes/fake-service.ts';

const ending = (...readings: readonly JobReading[]) => ({ creation: created(), readings });

/** What the service says, and the state that the thread then shows. */
const STORIES: Readonly<Record<FailingResult, readonly [Parameters<typeof aService>[0], string]>> = {
  failed: [ending(shown({ status: 'failed' })), 'finished failed'],
  archived: [ending(shown({ status: 'archived' })), 'finished archived'],
  'no-pull-request': [ending(shown({ status: 'completed' })), 'finished no-pull-request'],
  'still-running': [ending(shown()), 'started'],
  'unknown-start': [{ creation: unknownStart }, 'unknown'],
  'not-created': [{ creation: notCreated }, 'not-created'],
};
const good = ending(shown(), withPullRequest);

describe('a job that ends with a pull request', () => {
  test('is reported in outputs, log, notice, summary and thread, and the step succeeds', async () => {
    const { published, github, runner } = await play(aWorld({ service: good }));
    expect(Object.fromEntries(runner.outputs)).toEqual({
      ...{ result: 'pull-request', 'job-id': 'j_1', status: 'completed', 'duration-seconds': '10', resumed: 'false' },
      ...{ 'pr-url': PULL_REQUEST, 'pr-number': '5', 'pr-repository': 'acme/docs' },
      'comment-url': 'https://github.com/acme/app/issues/7#issuecomment-100',
    });
    expect(runner.log).toEqual(['The job j_1 has started.', 'Job j_1 is running (5 s waited, next check in 5 s)']);
    expect(published.notice).toBe(`The job j_1 is finished and has made a pull request: ${PULL_REQUEST}`);
    expect([published.failures, runner.warnings]).toEqual([[], []]);
    for (const said of [`](${PULL_REQUEST})`, 'Describe the new flag.']) expect(published.summary).toContain(said);
    expect(stateIn(github)).toBe('finished pull-request');
    expect(github.stored[0]?.body).toContain(`](${PULL_REQUEST})`);
  });

  test("is reported with the agent's words, which the marker does not hold", async () => {
    const job = { ...withPullRequest.job, summary: 'Added `--quiet`, thanks to @mona.' };
    const { published, github } = await play(aWorld({ service: ending(shown(), { kind: 'job', job }) }));
    const said = '```text\nAdded `--quiet`, thanks to @\u200bmona.\n```';
    for (const text of [published.summary, github.stored[0]?.body]) expect(text).toContain(said);
    expect(Buffer.from(github.stored[0]?.body.split(' ')[2] ?? '', 'base64url').toString()).not.toContain('quiet');
  });

  test('costs one comment, one edit at its start and one at its end, whatever model the service names', async () => {
    const readings = [shown(), shown({ model: 'writer-3' }), shown({ model: 'writer-4' }), withPullRequest];
    const { github } = await play(aWorld({ service: ending(...readings) }));
    expect(github.calls.join(' ')).toBe('viewer comments createComment editComment pullRequest editComment');
  });

  test('at an address that `link-hosts` trusts is linked', async () => {
    const prLink = 'https://git.example.com/acme/team/docs/-/merge_requests/8';
    const service = ending(shown({ status: 'completed', prLink }));
    const { runner } = await play(aWorld({ inputs: { 'link-hosts': 'git.example.com' }, service }));
    expect([runner.outputs.get('pr-url'), runner.outputs.get('pr-repository')]).toEqual([prLink, 'acme/team/docs']);
    expect(runner.warnings).toEqual([]);
  });
});

describe.each(FAILING_RESULTS)('the result %s', (expected) => {
  const [service, state] = STORIES[expected];

  test('is an output, the thread says the same, and the step fails by default if it is a failure', async () => {
    const { result, published, github, runner, ...played } = await play(aWorld({ service }));
    expect([result, stateIn(github), played.service.prompts.length]).toEqual([expected, state, 1]);
    expect([runner.outputs.get('comment-url'), runner.state.get('open-comment')]).toEqual([github.stored[0]?.url, '']);
    expect(published.failures.length > 0).toBe(['failed', 'not-created', 'unknown-start'].includes(expected));
  });

  test.each([
    ['names it', expected, 1],
    ['is `none`', 'none', 0],
    ['names all others', FAILING_RESULTS.filter((other) => other !== expected).join(', '), 0],
  ])('fails the step only if `fail-on` names it: it %s', async (_what, failOn, failures) => {
    const { published } = await play(aWorld({ inputs: { 'fail-on': failOn }, service }));
    expect([published.failures.length, published.notice === null]).toEqual([failures, failures > 0]);
  });
});

describe('what a result says', () => {
  test('still running: how long this run really waited', async () => {
    const { published, github } = await play(aWorld({ inputs: { 'wait-minutes': '90' }, service: ending(shown()) }));
    expect(published.notice).toContain('still running; this run stopped waiting after 90 minutes');
    expect(github.stored[0]?.body).toContain('**Still running** after 90 minutes;');
  });

  test('still running: links an existing pull request without doubting it', async () => {
    const merging = shown({ reportedStatus: 'merging', prLink: PULL_REQUEST });
    const { published, runner } = await play(aWorld({ service: ending(merging) }));
    expect([runner.outputs.get('pr-url'), runner.warnings]).toEqual([PULL_REQUEST, []]);
    expect(published.summary).not.toContain('not linked');
    expect(runner.log.filter((line) => line.includes('treat the job as running'))).toHaveLength(1);
  });

  test.each([
    ['refused', refused, 'Make a new key.'],
    ['not found', missing, 'Check `project-id`.'],
  ])('an error if the read is %s for good: the job keeps its id, and a later run can continue it', async (...row) => {
    const [, reading, hint] = row;
    const { result, published, github, runner } = await play(aWorld({ service: ending(reading) }));
    expect([result, runner.outputs.get('job-id'), stateIn(github)]).toEqual(['error', 'j_1', 'started']);
    expect(published.failures).toEqual([expect.stringContaining(hint)]);
    expect(published.summary).toContain("can't check the job");
    expect(github.stored[0]?.body).toContain("**Can't check the job.**");
  });
});

describe('a run that does not wait', () => {
  const inputs = { wait: 'false' } as const;

  test('ends as soon as the job is accepted, with one edit that says so', async () => {
    const world = aWorld({ inputs, service: { creation: created() } });
    const { result, published, github, service, runner } = await play(world);
    expect([result, stateIn(github), service.looks, world.clock.slept]).toEqual(['still-running', 'started', [], []]);
    expect(published.notice).toBe('The job j_1 has started; this run does not wait for it.');
    expect(github.stored[0]?.body).toContain("The run doesn't wait for the job to end.");
    expect([written(github), runner.state.get('open-comment')]).toEqual([['createComment', 'editComment'], '']);
  });

  test.each([
    ['still runs', shown(), 'still-running'],
    ['has ended', withPullRequest, 'pull-request'],
  ])('reads once a job that exists already, which %s', async (_name, reading, expected) => {
    const world = aWorld({ inputs, service: { readings: [reading] } });
    const { result, published, service } = await play(world, anIntent({ source: { kind: 'existing', jobId: 'j_1' } }));
    expect([result, service.looks, world.clock.slept]).toEqual([expected, ['j_1'], []]);
    expect(published.notice).not.toContain('stopped waiting');
  });
});

test('a clock that jumps back never makes a job end before it was requested', async () => {
  const world = aWorld({ service: WELL });
  beforeCall(world.service, 'readJob', () => world.clock.jump(-3_600_000));
  expect((await play(world)).runner.outputs.get('duration-seconds')).toBe('0');
});
