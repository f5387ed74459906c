import { describe, expect, test } from 'vitest';
import type { MessageSending } from '../../../src/action/ports/jobs.ts';
import { groupHash, type Marker } from '../../../src/action/value/marker.ts';
import { aCommand, type Commanded, playCommand } from '../../build/a-command.ts';
import { aRunHandover, listed } from '../../build/a-handover.ts';
import { aJob } from '../../build/a-job.ts';
import { INSTRUCTION } from '../../build/a-marker.ts';
import { aRetry } from '../../build/a-world.ts';
import { created, shown } from '../../build/answers.ts';
import { aShownPull } from '../../build/threads.ts';
import { aRepository, type FakeRepository } from '../../fakes/fake-repository.ts';

const PULL = aShownPull(9);
const GROUP = groupHash({ command: '/docs' });
const working = aJob({ id: 'j_0', prLink: PULL.url });
const sending: MessageSending = { kind: 'sent', job: working, tries: 1 };
const world = {
  service: { creation: created(), sending, readings: [shown({ ...working, status: 'completed' })] },
  inputs: { 'pull-request': 'open', handover: 'true' },
} as const;

/** A repository where the job of an earlier comment has made pull request 9, which may be merged by now. */
function withPull(state: 'open' | 'merged' = 'open'): FakeRepository {
  const github = aRepository();
  if (state === 'open') github.openPulls = [listed(9, aRunHandover({ job: 'j_0', group: GROUP }))];
  github.pulls.set('acme/app#9', { ...PULL, state });
  return github;
}

const say = (text?: string): Commanded => aCommand(text, { world: { ...world, github: withPull() } });

describe('with `pull-request: open`, a comment', () => {
  test('is added to the open pull request of earlier comments', async () => {
    const command = say();
    expect((await playCommand(command)).sent).toEqual(['message']);
    const message = /^j_0: Describe the new flag\.\n[\s\S]*The request is about .*#7\.$/;
    expect(command.world.service.messages[0]).toMatch(message);
    expect(command.world.runner.outputs.get('follow-up')).toBe('true');
  });

  test('starts its own job with `new-job`', async () =>
    expect((await playCommand(say('/docs new-job Describe it.'))).sent).toEqual(['job']));
});

describe('with `pull-request: open`, a retry', () => {
  const again = (
    marker: Partial<Marker>,
    { github = withPull(), instruction = `/docs ${INSTRUCTION}` } = {},
  ): Commanded => aRetry({ group: GROUP, ...marker }, { world, github, instruction });

  const FORGED = { request: 'message', jobId: 'j_9', pullRequest: `${PULL.url}9`, head: 'c'.repeat(40) } as const;

  test('is framed like the request itself', async () => {
    const [first, retry] = [say(), again({})];
    await playCommand(first);
    expect((await playCommand(retry)).sent).toEqual(['message']);
    expect(retry.world.service.messages).toEqual(first.world.service.messages);
  });

  test.each<[string, Partial<Marker>]>([
    ['the request had a job of its own that failed', { state: 'finished', outcome: 'failed', jobId: 'j_7' }],
    ['a status comment, which may be forged, names another job', FORGED],
  ])('goes to the job of that pull request if %s', async (_what, marker) => {
    const command = again(marker);
    expect((await playCommand(command)).sent).toEqual(['message']);
    expect(new Set(command.world.service.looks)).toEqual(new Set(['j_0']));
    expect(command.world.service.messages[0]).toMatch(/^j_0: /);
  });

  test.each<[string, Commanded]>([
    ['that one was merged meanwhile', again({ request: 'message', jobId: 'j_0' }, { github: withPull('merged') })],
    ['the request was a `new-job`', again({}, { instruction: `/docs new-job ${INSTRUCTION}` })],
  ])('gets a job of its own if %s', async (_what, command) => {
    expect((await playCommand(command)).sent).toEqual(['job']);
  });
});
