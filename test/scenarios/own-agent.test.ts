import { expect, test } from 'vitest';
import { startOwnAgentWorld } from './own-agent-world.ts';
import { conversationEvent } from './pull-request-world.ts';
import { commentEvent } from './world.ts';

test('a comment leads to one isolated run, one commit by GitHub, and one pull request', async () => {
  await using world = await startOwnAgentWorld();
  const event = commentEvent(world, '/docs Improve the guide.');
  const { outputs } = await world.act({ event, inputs: { prompt: '' } });
  expect(outputs.get('result')).toBe('pull-request');
  const [branch = ''] = (await world.branches()).filter((name) => name !== 'main');
  expect(await world.show(branch, 'docs/guide.md')).toBe('Guide.\nBetter.\n');
});

test('a comment on its pull request leads to one more commit there', async () => {
  await using world = await startOwnAgentWorld();
  await world.act({ event: commentEvent(world, '/docs Improve the guide.'), inputs: { prompt: '' } });
  const event = conversationEvent({ ...world, pullRequest: 2 }, '/docs Do it again.');
  const { outputs } = await world.act({ event, inputs: { prompt: '' }, runId: '4712' });
  expect(outputs.get('result')).toBe('pull-request');
  const [branch = ''] = (await world.branches()).filter((name) => name !== 'main');
  expect(await world.show(branch, 'docs/guide.md')).toBe('Guide.\nBetter.\nBetter.\n');
  expect(world.comments().at(-1)?.body).toContain('**Updated.** Review the new commits in [');
});
