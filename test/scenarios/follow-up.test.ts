import { expect, test } from 'vitest';
import { onPull, requestsTo, startFollowUpWorld } from './follow-up-world.ts';
import { JOB_ID } from './scripted-service.ts';
import { BOT } from './world.ts';

const PATH = `/v2/agent/handbook/job/${JOB_ID}/message`;
const TEXT = '/docs Also describe --json.';

test("a comment on the agent's pull request is one message to the job, which is followed until the pull request has its new commits, for fourteen requests", async () => {
  await using world = await startFollowUpWorld();
  const step = await world.run(onPull(world, TEXT));
  expect([world.service.messages, world.service.asked]).toEqual([[{ path: PATH, prompt: 'Also describe --json.' }], 0]);
  const outputs = ['result', 'follow-up', 'job-id', 'pr-number'] as const;
  expect(outputs.map((name) => step.outputs.get(name))).toEqual(['pull-request', 'true', JOB_ID, '2']);
  expect(world.statusComments()).toEqual([
    {
      thread: world.pullRequest,
      marker: expect.objectContaining({ request: 'message', jobId: JOB_ID, state: 'finished' }),
      headline: expect.stringMatching(/^\*\*Updated\.\*\* Review the new commits in \[.*#2\)\]/),
    },
  ]);
  expect(world.app.reactions.map(({ content, account }) => `${account.login} ${content}`)).toEqual([
    `${BOT} rocket`,
    `${BOT} +1`,
  ]);
  const sent = requestsTo(world);
  expect(sent.slice(0, 6).toSorted()).toEqual([
    'GET /collaborators/mara/permission',
    'GET /issues/N/comments',
    'GET /issues/comments/N',
    'GET /pulls/N',
    'GET /pulls/N/files',
    'POST /api/graphql',
  ]);
  const next = ['GET /pulls/N', 'GET /pulls/N/comments', 'POST /issues/comments/N/reactions'];
  expect(sent.slice(6, 9).toSorted()).toEqual(next);
  expect(sent.slice(9)).toEqual([
    'POST /issues/N/comments',
    'PATCH /issues/comments/N',
    'GET /pulls/N',
    'POST /issues/comments/N/reactions',
    'PATCH /issues/comments/N',
  ]);
});
