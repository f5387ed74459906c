import { expect, test } from 'vitest';
import { readMarker } from '../build/a-marker.ts';
import { killWhen } from './run-action.ts';
import { active } from './scripted-service.ts';
import { startWorld } from './world.ts';

test.each(['SIGINT', 'SIGTERM'] as const)('a run that is stopped by %s says so, and keeps the job', async (signal) => {
  await using world = await startWorld({ look: [active] });
  const isWorking = (): boolean => world.comments().some(({ body }) => body.includes('Working on it'));
  const step = await world.run({ virtualTime: false, onStart: killWhen(signal, isWorking) });
  expect(step.signal).toBeNull();
  expect([step.outputs.get('result'), step.outputs.get('job-id')]).toEqual(['still-running', 'j_1']);
  const bodies = world.comments().map(({ body }) => body);
  expect(bodies).toEqual([expect.stringContaining('**The run was cancelled; the job continues.**')]);
  expect(readMarker(bodies[0] ?? '')).toMatchObject({ marker: { state: 'started', jobId: 'j_1' } });
  expect([step.state.get('open-comment'), world.service.asked]).toEqual(['', 1]);
});
