import { describe, expect, test } from 'vitest';
import { commitOf } from '../../src/playground/github/git.ts';
import { json } from '../servers/fault-server.ts';
import { type Doing, done, doneWithCommit, type FollowUpWorld, onPull, startFollowUpWorld } from './follow-up-world.ts';
import type { Step, StepResult } from './run-action.ts';
import { jobBody } from './scripted-service.ts';
import { commentEvent } from './world.ts';

const withoutLink: Doing = () => json(200, jobBody({ status: 'completed' }));
/** The read that shows the end, and three more. */
const ENDS_WITHOUT_LINK = Array.from({ length: 4 }, () => withoutLink);
const SETTLE = {
  inputs: { mode: 'settle', prompt: '' },
  event: { name: 'schedule', payload: {} },
  runId: '4712',
} as const;

/** A command in thread 1, whose job ends without a pull request; then `later` is what the service says about it. */
async function playedOnce(later: readonly Doing[]): Promise<FollowUpWorld> {
  const world = await startFollowUpWorld({ handedOver: false, look: [...ENDS_WITHOUT_LINK, ...later] });
  const step = await world.run({ inputs: { prompt: '' }, event: commentEvent(world, '/docs describe it') });
  expect(step.outputs.get('result')).toBe('no-pull-request');
  expect(headlines(world)).toEqual(['**Finished without a pull request.**']);
  return world;
}

/** The first words of our status comments, oldest first. */
function headlines(world: FollowUpWorld): readonly (string | undefined)[] {
  return world.statusComments().map(({ headline }) => /^\*\*.*?\*\*/.exec(headline)?.[0]);
}

function handovers(world: FollowUpWorld): readonly number[] {
  return world
    .comments()
    .filter(({ body }) => body.includes('made this pull request'))
    .map(({ thread }) => thread);
}

/** Comments on the pull request, as long after it was opened as GitHub says. */
function commentOnPull(world: FollowUpWorld, body: string): Promise<StepResult> {
  const { inputs, event } = onPull(world, body);
  const { issue, ...payload } = event.payload as { readonly issue: object };
  const created_at = world.app.threads.get(world.pullRequest)?.createdAt;
  return world.run({ inputs, event: { ...event, payload: { ...payload, issue: { ...issue, created_at } } } });
}

/** Merges the pull request, and runs the step that the push to `main` causes. */
async function merge(world: FollowUpWorld): Promise<StepResult> {
  const thread = world.app.threads.get(world.pullRequest);
  if (thread?.pull == null) throw new Error('the world has no pull request');
  thread.state = 'closed';
  thread.pull.mergedAt = new Date().toISOString();
  const after = await commitOf(world.app.gitDir ?? '', 'fast');
  const sender = { id: 1, login: 'mara', type: 'User' };
  const push: Partial<Step> = { event: { name: 'push', payload: { ref: 'refs/heads/main', after, sender } } };
  return world.run({ ...push, runId: '4799' });
}

describe('a job that names its pull request after its end', () => {
  test('gets the follow-up of a comment there before anybody has settled it, and its merge starts nothing', async () => {
    await using world = await playedOnce([done, done, doneWithCommit]);
    const step = await commentOnPull(world, '/docs Also describe --json.');
    expect([step.outputs.get('result'), step.outputs.get('follow-up')]).toEqual(['pull-request', 'true']);
    expect(world.service.messages.map(({ prompt }) => prompt.split('\n')[0])).toEqual(['Also describe --json.']);
    expect(headlines(world)).toEqual(['**Done.**', '**Updated.**']);
    expect(handovers(world)).toEqual([world.pullRequest]);
    expect(world.answers()).toEqual([]);
    const merged = await merge(world);
    expect([merged.outputs.get('skip-reason'), world.service.asked]).toEqual(['own-pull-request', 1]);
  });

  test('ends with it, and with its hand-over, as soon as settle runs; and its merge starts nothing', async () => {
    await using world = await playedOnce([done]);
    await world.run(SETTLE);
    expect(headlines(world)).toEqual(['**Done.**']);
    expect(world.statusComments()[0]?.marker.told).toEqual(['reaction', 'notice', 'handover']);
    expect(handovers(world)).toEqual([world.pullRequest]);
    expect(world.answers()).toEqual([]);
    const merged = await merge(world);
    expect([merged.outputs.get('skip-reason'), world.service.asked]).toEqual(['own-pull-request', 1]);
  });

  test('ends with it even if its merge comes first, which starts nothing', async () => {
    await using world = await playedOnce([done]);
    const merged = await merge(world);
    expect([merged.outputs.get('skip-reason'), world.service.asked]).toEqual(['own-pull-request', 1]);
    expect(headlines(world)).toEqual(['**Done.**']);
    expect(handovers(world)).toEqual([]);
  });
});
