import { expect, test } from 'vitest';
import { requestsTo } from './follow-up-world.ts';
import { handoverIn, headlines, OPEN, startOpenWorld } from './open-world.ts';
import { JOB_ID } from './scripted-service.ts';

test('a request with `pull-request: open` is one message to the job of the open pull request, which then lists its thread', async () => {
  await using world = await startOpenWorld();
  const step = await world.run(OPEN);
  expect(world.service.asked).toBe(0);
  expect(world.service.messages).toEqual([
    { path: `/v2/agent/handbook/job/${JOB_ID}/message`, prompt: expect.stringMatching(/^Describe the new flag\.\n/) },
  ]);
  const outputs = ['result', 'follow-up', 'job-id', 'pr-number'] as const;
  expect(outputs.map((name) => step.outputs.get(name))).toEqual(['pull-request', 'true', JOB_ID, '2']);
  expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Updated\.\*\* Review the new commits in \[.*#2\)\]/)]);
  expect(world.statusComments()[0]).toMatchObject({ thread: 1, marker: { request: 'message', state: 'finished' } });
  expect(handoverIn(world).handover?.covers).toEqual([1]);
  expect(handoverIn(world).text).toContain('\n\nAlso covers #1.\n\n');
  // One request for the list, one beside the status comment, and six for what the hand-over lists.
  const sent = requestsTo(world);
  expect(sent.slice(0, 5).toSorted()).toEqual([
    'GET /collaborators/mara/permission',
    'GET /issues/N/comments',
    'POST /api/graphql',
    'POST /api/graphql',
    'POST /markdown',
  ]);
  expect(sent.slice(5, 7).toSorted()).toEqual(['GET /pulls/N', 'POST /issues/N/comments']);
  expect(sent.slice(7)).toEqual([
    'PATCH /issues/comments/N',
    'GET /pulls/N',
    'PATCH /issues/comments/N',
    'POST /issues/N/reactions',
    'GET /issues/N/comments',
    'GET /issues/comments/N',
    'PATCH /issues/comments/N',
    'GET /issues/comments/N',
    'DELETE /issues/N/reactions/N',
    'GET /issues/comments/N',
    'PATCH /issues/comments/N',
  ]);
});
