import { expect, test } from 'vitest';
import { commitOf } from '../../src/playground/github/git.ts';
import { json } from '../servers/fault-server.ts';
import { type Doing, done, doneWithCommit, onPull, startFollowUpWorld } from './follow-up-world.ts';
import { jobBody } from './scripted-service.ts';
import { commentEvent } from './world.ts';

test('a job that names its pull request after its end gets the follow-up of a comment there, and its merge starts nothing', async () => {
  const withoutLink: Doing = () => json(200, jobBody({ status: 'completed' }));
  // The read that shows the end, and three more.
  const look = [...Array.from({ length: 4 }, () => withoutLink), done, done, doneWithCommit];
  await using world = await startFollowUpWorld({ handedOver: false, look });
  const headlines = () => world.statusComments().map(({ headline }) => /^\*\*.*?\*\*/.exec(headline)?.[0]);
  await world.run({ inputs: { prompt: '' }, event: commentEvent(world, '/docs describe it') });
  expect(headlines()).toEqual(['**Finished without a pull request.**']);
  const { inputs, event } = onPull(world, '/docs Also describe --json.');
  const { issue, ...payload } = event.payload as { readonly issue: object };
  const thread = world.app.threads.get(world.pullRequest);
  if (thread?.pull == null) throw new Error('the world has no pull request');
  const about = { ...issue, created_at: thread.createdAt };
  const step = await world.run({ inputs, event: { ...event, payload: { ...payload, issue: about } } });
  expect([step.outputs.get('result'), step.outputs.get('follow-up')]).toEqual(['pull-request', 'true']);
  expect(world.service.messages.map(({ prompt }) => prompt.split('\n')[0])).toEqual(['Also describe --json.']);
  expect(headlines()).toEqual(['**Done.**', '**Updated.**']);
  thread.state = 'closed';
  thread.pull.mergedAt = new Date().toISOString();
  const after = await commitOf(world.app.gitDir ?? '', 'fast');
  const sender = { id: 1, login: 'mara', type: 'User' };
  const push = { name: 'push', payload: { ref: 'refs/heads/main', after, sender } };
  const merged = await world.run({ event: push, runId: '4799' });
  expect([merged.outputs.get('skip-reason'), world.service.asked]).toEqual(['own-pull-request', 1]);
});
