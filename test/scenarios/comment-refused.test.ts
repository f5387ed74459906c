import { describe, expect, test } from 'vitest';
import { commentEvent, type ScenarioWorld, startWorld } from './world.ts';

const INPUTS = { prompt: '' } as const;

function change(event: ReturnType<typeof commentEvent>, changes: object): ReturnType<typeof commentEvent> {
  return { ...event, payload: { ...(event.payload as object), ...changes } };
}

/** What a refused comment must not leave behind. */
function expectNothingStarted(world: ScenarioWorld): void {
  expect(world.service.requests).toEqual([]);
  expect(world.comments()).toEqual([]);
}

describe('an event without a request', () => {
  test.each(['edited', 'deleted'])('because the comment was %s sends no request at all', async (action) => {
    await using world = await startWorld({});
    const step = await world.run({ inputs: INPUTS, event: change(commentEvent(world, '/docs do it'), { action }) });
    expect(step.outputs.get('skip-reason')).toBe('edited');
    expect(step.exitCode).toBe(0);
    expect(world.github.ledger).toEqual([]);
    expectNothingStarted(world);
  });

  test('because someone else caused it is refused before any permission is read', async () => {
    await using world = await startWorld({});
    const { id, login } = world.github.state.account('nina');
    const event = change(commentEvent(world, '/docs do it'), { sender: { id, login, type: 'User' } });
    const step = await world.run({ inputs: INPUTS, event });
    expect(step.outputs.get('skip-reason')).toBe('not-permitted');
    expect(step.summary).toContain('The event was not caused by the author of the comment.');
    expect(world.github.ledger).toEqual([]);
    expectNothingStarted(world);
  });
});

describe('a permission that cannot be read', () => {
  test.each([
    [403, { message: 'Resource not accessible by integration' }],
    [404, { message: 'Not Found' }],
    [500, { message: 'Server Error' }],
  ])('(%i) starts nothing and is an error, not a refusal', async (status, body) => {
    await using world = await startWorld({});
    world.github.faults.add({ method: 'GET', path: /permission$/, does: { kind: 'answer', status, body } });
    const step = await world.run({ inputs: INPUTS, event: commentEvent(world, '/docs do it') });
    expect(step.outputs.get('result')).toBe('error');
    expect(step.outputs.get('skip-reason')).toBeUndefined();
    expect(step.exitCode).toBe(1);
    expect(step.log).toContain('GitHub did not show the permission of mara');
    expect(world.app.reactions).toEqual([]);
    expectNothingStarted(world);
  });
});
