import { expect, test } from 'vitest';
import { requestsTo } from './follow-up-world.ts';
import { active, completed, PULL_REQUEST } from './scripted-service.ts';
import { BOT, commentEvent, startWorld } from './world.ts';

test('a command is claimed, starts one job, keeps one status comment and reports the end, for nine requests', async () => {
  await using world = await startWorld({ look: [active, completed] });
  const event = commentEvent(world, '/docs describe the flag `--fast`');
  const step = await world.run({ inputs: { prompt: '' }, event });
  expect(step.outputs.get('result')).toBe('pull-request');
  expect(world.app.reactions.map(({ content, account }) => `${account.login} ${content}`)).toEqual([
    `${BOT} rocket`,
    `${BOT} +1`,
  ]);
  const [comment, ...others] = world.comments();
  expect(others).toEqual([]);
  expect(comment?.body).toContain(`**Done.** Review [pull request 5](${PULL_REQUEST})`);
  const { prompt } = JSON.parse(world.service.requests[0]?.body ?? '');
  expect(prompt).toMatch(/^describe the flag `--fast`\n/);
  expect(prompt).toContain('It is called --fast.');
  const sent = requestsTo(world);
  // The first three go out together, in any order; so do the claim and the rendering of the body.
  expect(sent.slice(0, 3).toSorted()).toEqual([
    'GET /collaborators/mara/permission',
    'GET /issues/N/comments',
    'GET /issues/comments/N',
  ]);
  expect(sent.slice(3, 5).toSorted()).toEqual(['POST /issues/comments/N/reactions', 'POST /markdown']);
  expect(sent.slice(5)).toEqual([
    'POST /issues/N/comments',
    'PATCH /issues/comments/N',
    'POST /issues/comments/N/reactions',
    'PATCH /issues/comments/N',
  ]);
});
