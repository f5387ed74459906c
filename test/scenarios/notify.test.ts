import { describe, expect, test } from 'vitest';
import type { Step } from './run-action.ts';
import { active, completed, PULL_REQUEST } from './scripted-service.ts';
import { commentEvent, type ScenarioWorld, startWorld } from './world.ts';

/** In the polling schedule, the fortieth read is more than five minutes after the start. */
const LONG = { look: [...Array.from({ length: 40 }, () => active), completed] } as const;
const SHORT = { look: [active, active, completed] } as const;

const MODES: Readonly<Record<string, (world: ScenarioWorld) => Partial<Step>>> = {
  'a comment': (world) => ({ inputs: { prompt: '' }, event: commentEvent(world, '/docs describe it') }),
  'a workflow with a thread': () => ({ inputs: {} }),
};

/** Our comments that announce an end, by their text below the marker. */
function notices(world: ScenarioWorld): readonly string[] {
  return world
    .comments()
    .filter(({ body }) => !body.includes('Instruction'))
    .map(({ body }) => body.split('\n').slice(2).join('\n'));
}

describe.each(Object.entries(MODES))('a job requested by %s', (_name, stepOf) => {
  test('is announced by exactly one notice if it took longer than five minutes', async () => {
    await using world = await startWorld(LONG);
    const step = await world.run(stepOf(world));
    expect(Number(step.outputs.get('duration-seconds'))).toBeGreaterThan(300);
    const [status] = world.comments();
    const url = `${world.github.url}/acme/app/issues/1#issuecomment-${status?.id}`;
    expect(notices(world)).toEqual([
      `The documentation agent is done. Review [pull request 5 in \`acme/docs\`](${PULL_REQUEST}). [Details](${url})`,
    ]);
    expect(world.comments()).toHaveLength(2);
  });

  test('is not announced if it was shorter', async () => {
    await using world = await startWorld(SHORT);
    const step = await world.run(stepOf(world));
    expect(Number(step.outputs.get('duration-seconds'))).toBeLessThan(300);
    expect(world.comments()).toHaveLength(1);
  });

  test('is not announced if `notify` is false', async () => {
    await using world = await startWorld(LONG);
    const { inputs, ...step } = stepOf(world);
    await world.run({ ...step, inputs: { ...inputs, notify: 'false' } });
    expect(world.comments()).toHaveLength(1);
  });

  test('still succeeds if the notice is refused, with a warning', async () => {
    await using world = await startWorld(LONG);
    const does = { kind: 'answer', status: 403, body: { message: 'issue is locked' } } as const;
    const lockThread = async (): Promise<void> =>
      world.github.faults.add({ method: 'POST', path: /issues\/\d+\/comments$/, does });
    world.github.faults.add({ method: 'PATCH', path: /comments/, times: 1, does: { kind: 'wait', until: lockThread } });
    const step = await world.run(stepOf(world));
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.exitCode).toBe(0);
    expect(step.log).toMatch(/^::warning::Could not post the notice of the end/m);
    expect(world.comments()).toHaveLength(1);
  });
});
