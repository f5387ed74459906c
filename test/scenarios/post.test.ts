import { describe, expect, test } from 'vitest';
import type { Step } from './run-action.ts';
import { commentEvent, startWorld } from './world.ts';

/** Cancels a step this many milliseconds after its process was created. */
function cancelledAfter(ms: number): Pick<Step, 'onStart'> {
  return { onStart: (child) => setTimeout(() => child.kill('SIGINT'), ms) };
}

describe('the post process starts nothing', () => {
  test.each([0, 60])('for a command whose step is cancelled after %d ms', async (ms) => {
    await using world = await startWorld({});
    const step = { inputs: { prompt: '' }, event: commentEvent(world, '/docs describe the flag') };
    const main = await world.run({ ...step, ...cancelledAfter(ms) });
    const before = { asked: world.service.asked, comments: world.comments().length };
    const post = await world.run({ ...step, state: main.state });
    expect({ exitCode: post.exitCode, outputs: post.outputs.size }).toEqual({ exitCode: 0, outputs: 0 });
    expect({ asked: world.service.asked, comments: world.comments().length }).toEqual(before);
  });

  test('for a comment that is not a command, and says nothing', async () => {
    await using world = await startWorld({});
    const step = { inputs: { prompt: '' }, event: commentEvent(world, 'Thank you!') };
    const main = await world.run(step);
    expect(main.state).toEqual(new Map());
    expect(await world.run({ ...step, state: main.state })).toMatchObject({ exitCode: 0, log: '' });
    expect(world.github.ledger).toEqual([]);
  });
});
