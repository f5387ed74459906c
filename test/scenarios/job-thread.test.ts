import { describe, expect, test } from 'vitest';
import { readMarker } from '../build/a-marker.ts';
import { killWhen } from './run-action.ts';
import { active, completed, PULL_REQUEST } from './scripted-service.ts';
import { type ScenarioWorld, startWorld } from './world.ts';

/** State and outcome of the one status comment. */
function stateIn(world: ScenarioWorld): string {
  const [comment, ...others] = world.comments();
  expect(others).toEqual([]);
  const read = readMarker(comment?.body ?? '');
  if (read.kind !== 'marker') throw new Error(`the comment has no marker: ${comment?.body}`);
  return [read.marker.state, read.marker.outcome].filter((part) => part !== null).join(' ');
}

test('a job with a thread has one comment, which ends with the link; a re-run finds it, and a new run has its own', async () => {
  await using world = await startWorld({ look: [active, completed] });
  const step = await world.run();
  expect([step.outputs.get('result'), stateIn(world)]).toEqual(['pull-request', 'finished pull-request']);
  const [comment] = world.comments();
  expect(comment?.body).toContain(`](${PULL_REQUEST})`);
  expect(comment?.body).toContain('Describe the new flag.');
  expect(step.outputs.get('comment-url')).toBe(`${world.github.url}/acme/app/issues/1#issuecomment-${comment?.id}`);
  expect(step.state.get('open-comment')).toBe('');
  expect(JSON.parse(world.service.requests[0]?.body ?? '').prompt).toContain('It is called --fast.');
  const again = await world.run({ attempt: 2 });
  expect([again.outputs.get('resumed'), again.outputs.get('pr-url')]).toEqual(['true', PULL_REQUEST]);
  expect([world.comments(), world.service.asked]).toEqual([[comment], 1]);
  await world.run({ runId: '4712' });
  expect([world.comments(), world.service.asked]).toEqual([[comment, expect.anything()], 2]);
});

describe('a run that is stopped', () => {
  const working = (world: ScenarioWorld) => () => world.comments().some(({ body }) => body.includes('Working on it'));

  test.each(['SIGINT', 'SIGTERM'] as const)('by %s says so, and keeps the job', async (signal) => {
    await using world = await startWorld({ look: [active] });
    const step = await world.run({ virtualTime: false, onStart: killWhen(signal, working(world)) });
    expect(step.signal).toBeNull();
    expect([step.outputs.get('result'), step.outputs.get('job-id')]).toEqual(['still-running', 'j_1']);
    expect(world.comments()[0]?.body).toContain('**The run was cancelled; the job continues.**');
    expect([stateIn(world), step.state.get('open-comment'), world.service.asked]).toEqual(['started', '', 1]);
  });
});
