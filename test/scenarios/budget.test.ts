import { describe, expect, test } from 'vitest';
import { meetingPoint } from '../../src/playground/github/faults.ts';
import { onPull, startFollowUpWorld } from './follow-up-world.ts';
import { commentEvent, type ScenarioWorld, startWorld } from './world.ts';

const ONE_A_DAY = { prompt: '', 'max-jobs-per-day': '1' } as const;

/** The read that counts the jobs requested in a day. */
const COUNTING = { method: 'GET', path: /^\/repos\/acme\/app\/issues\/comments$/ } as const;

function prompts({ service }: ScenarioWorld): readonly string[] {
  return service.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body).prompt.split('\n')[0])
    .toSorted();
}

describe('the daily budget', () => {
  test('is overshot by at most one job when two runs count at the same moment', async () => {
    await using world = await startWorld({});
    world.github.faults.add({ ...COUNTING, times: 2, does: { kind: 'wait', until: meetingPoint(2) } });
    const events = ['one', 'two'].map((text) => commentEvent(world, `/docs describe ${text}`));
    const steps = await Promise.all(
      events.map((event, index) => world.run({ inputs: ONE_A_DAY, event, runId: `471${index}` })),
    );
    expect(steps.map(({ outputs }) => outputs.get('result'))).toEqual(['pull-request', 'pull-request']);
    // Neither has requested two.
    expect(prompts(world)).toEqual(['describe one', 'describe two']);
    const event = commentEvent(world, '/docs describe three');
    const third = await world.run({ inputs: ONE_A_DAY, event, runId: '4720' });
    expect([third.outputs.get('result'), third.outputs.get('skip-reason')]).toEqual(['skipped', 'over-budget']);
    const repeated = await world.run({ inputs: ONE_A_DAY, event, runId: '4720', attempt: 2 });
    expect(repeated.outputs.get('result')).toBe('skipped');
    expect(prompts(world)).toHaveLength(2);
    expect(world.comments().at(-1)?.body).toContain('2 of 1 jobs and follow-ups were requested in the last 24 hours');
  });

  test('is not overshot by consecutive runs, and also applies to follow-ups', async () => {
    await using world = await startFollowUpWorld();
    const inputs = { prompt: '', 'max-jobs-per-day': '2' } as const;
    const steps = ['/docs new-job describe it', '/docs Also --json.', '/docs And --yaml.', '/docs new-job the rest'];
    const results: string[] = [];
    for (const [index, text] of steps.entries()) {
      const { event } = onPull(world, text);
      const { outputs } = await world.run({ inputs, event, runId: `48${index}` });
      results.push(outputs.get('skip-reason') ?? outputs.get('result') ?? '');
    }
    expect(results).toEqual(['pull-request', 'pull-request', 'over-budget', 'over-budget']);
    expect(prompts(world)).toEqual(['Also --json.', 'describe it']);
  });

  test('starts nothing if the jobs cannot be counted', async () => {
    await using world = await startWorld({});
    world.github.faults.add({ ...COUNTING, does: { kind: 'answer', status: 403 } });
    const step = await world.run({ inputs: ONE_A_DAY, event: commentEvent(world, '/docs describe it') });
    expect(step.outputs.get('result')).toBe('error');
    expect(world.service.requests).toEqual([]);
  });
});
