import { expect, test } from 'vitest';
import { meetingPoint } from '../playground/github/asking.ts';
import { commentEvent, startWorld } from './world.ts';

test('the daily budget is overshot by at most one job when two runs count at the same moment', async () => {
  await using world = await startWorld({});
  const inputs = { prompt: '', 'max-jobs-per-day': '1' } as const;
  // The read that counts the jobs requested in a day.
  const path = /^\/repos\/acme\/app\/issues\/comments$/;
  world.github.faults.add({ method: 'GET', path, times: 2, does: { kind: 'wait', until: meetingPoint(2) } });
  const events = ['one', 'two', 'three'].map((text) => commentEvent(world, `/docs describe ${text}`));
  const runs = events.map((event, index) => () => world.run({ inputs, event, runId: `471${index}` }));
  const steps = await Promise.all(runs.slice(0, 2).map((run) => run()));
  expect(steps.map(({ outputs }) => outputs.get('result'))).toEqual(['pull-request', 'pull-request']);
  const third = await runs[2]?.();
  expect(third?.outputs.get('skip-reason')).toBe('over-budget');
  expect(world.service.asked).toBe(2);
  expect(world.comments().at(-1)?.body).toContain('2 of 1 jobs and follow-ups were requested in the last 24 hours');
});
