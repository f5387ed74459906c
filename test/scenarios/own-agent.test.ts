import { expect, test } from 'vitest';
import { startOwnAgentWorld } from './own-agent-world.ts';
import { commentEvent } from './world.ts';

test('a comment leads to one isolated run, one commit by GitHub, and one pull request', async () => {
  await using world = await startOwnAgentWorld();
  const event = commentEvent(world, '/docs Improve the guide.');
  const { outputs } = await world.act({ event, inputs: { prompt: '' } });
  expect(outputs.get('result')).toBe('pull-request');
  const [branch = ''] = (await world.branches()).filter((name) => name !== 'main');
  expect(await world.show(branch, 'docs/guide.md')).toBe('Guide.\nBetter.\n');
});
