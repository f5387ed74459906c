import { describe, expect, test } from 'vitest';
import type { MessageSending } from '../../../src/action/ports/jobs.ts';
import { groupHash, type Marker } from '../../../src/action/value/marker.ts';
import { renderHandover } from '../../../src/action/wording/answers.ts';
import { aCommand, type Commanded, playCommand, SHOWN_PULL } from '../../build/a-command.ts';
import { aJob } from '../../build/a-job.ts';
import { INSTRUCTION, SERVICE } from '../../build/a-marker.ts';
import { aRetry } from '../../build/a-retry.ts';
import { created, shown } from '../../build/answers.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const LINK = 'https://github.com/acme/app/pull/9';
const HERE = { id: 4200, name: 'acme/app' };
const GROUP = groupHash({ command: '/docs' });
const HANDOVER = renderHandover(
  { job: 'j_0', repository: HERE, service: SERVICE, group: GROUP },
  { origin: { kind: 'run', url: 'https://x' }, requester: null, instruction: { text: '' }, command: '/docs' },
);
const sending: MessageSending = { kind: 'sent', job: aJob({ id: 'j_0', status: 'active', prLink: LINK }), tries: 1 };
const world = {
  service: { creation: created(), sending, readings: [shown({ id: 'j_0', status: 'completed', prLink: LINK })] },
  inputs: { 'pull-request': 'open', handover: 'true' },
} as const;

/** A repository where the job of an earlier comment has made pull request 9, which may be merged by now. */
function withPull(state: 'open' | 'merged' = 'open'): FakeRepository {
  const github = aRepository();
  const comments = [{ author: OURSELVES, body: HANDOVER, createdAt: '2026-11-20T08:00:00Z' }];
  const head = { sha: SHOWN_PULL.headSha, repository: HERE };
  if (state === 'open') github.openPulls = [{ number: 9, head, comments, lacksOlder: false }];
  github.pulls.set('acme/app#9', { ...SHOWN_PULL, number: 9, url: LINK, state });
  return github;
}

/** How many jobs and how many messages a command has requested. */
async function requestedBy(command: Commanded): Promise<readonly number[]> {
  await playCommand(command);
  const { prompts, messages } = command.world.service;
  return [prompts.length, messages.length];
}

describe('with `pull-request: open`, a comment', () => {
  const say = (text?: string): Commanded => aCommand(text, { world: { ...world, github: withPull() } });

  test('is added to the open pull request of earlier comments', async () => {
    const command = say();
    expect(await requestedBy(command)).toEqual([0, 1]);
    expect(command.world.service.messages[0]).toMatch(
      /^j_0: Describe the new flag\.\n[\s\S]*The request is about .*#7\.$/,
    );
    expect(command.world.runner.outputs.get('follow-up')).toBe('true');
  });

  test('starts its own job with `new-job`', async () => {
    expect(await requestedBy(say('/docs new-job Describe it.'))).toEqual([1, 0]);
  });
});

describe('with `pull-request: open`, a retry', () => {
  const again = (
    marker: Partial<Marker>,
    { github = withPull(), instruction = `/docs ${INSTRUCTION}` } = {},
  ): Commanded => aRetry({ group: GROUP, ...marker }, { world, github, instruction });

  test('is framed like the request itself', async () => {
    const [first, retry] = [aCommand(undefined, { world: { ...world, github: withPull() } }), again({})];
    await playCommand(first);
    expect(await requestedBy(retry)).toEqual([0, 1]);
    expect(retry.world.service.messages).toEqual(first.world.service.messages);
  });

  test.each<[string, Partial<Marker>]>([
    ['the request had a job of its own that failed', { state: 'finished', outcome: 'failed', jobId: 'j_7' }],
    [
      'a status comment, which may be forged, names another job',
      { request: 'message', jobId: 'j_9', pullRequest: `${LINK}9`, head: 'c'.repeat(40) },
    ],
  ])('goes to the job of that pull request if %s', async (_what, marker) => {
    const command = again(marker);
    expect(await requestedBy(command)).toEqual([0, 1]);
    expect(new Set(command.world.service.looks)).toEqual(new Set(['j_0']));
    expect(command.world.service.messages[0]).toMatch(/^j_0: /);
  });

  test.each<[string, Commanded]>([
    [
      'that pull request was merged meanwhile',
      again({ request: 'message', jobId: 'j_0' }, { github: withPull('merged') }),
    ],
    ['the request was a `new-job`', again({}, { instruction: `/docs new-job ${INSTRUCTION}` })],
  ])('gets a job of its own if %s', async (_what, command) => {
    expect(await requestedBy(command)).toEqual([1, 0]);
  });
});
