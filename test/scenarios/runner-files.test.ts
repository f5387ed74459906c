import { describe, expect, test } from 'vitest';
import { json } from '../servers/fault-server.ts';
import type { Step, StepResult } from './run-action.ts';
import { jobBody } from './scripted-service.ts';
import { commentEvent, startWorld } from './world.ts';

const FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const failed = json(200, jobBody({ status: 'failed' }));

/** The files that the log warns about, in order. */
function warnedOf({ log }: StepResult): readonly string[] {
  return [...log.matchAll(/^::warning::.*?(GITHUB_\w+)/gm)].map(([, file]) => file ?? '');
}

test.each([
  ['are not named', ''],
  ['are full', '/dev/full'],
  ['are in a folder that is gone', '/nowhere/file'],
])('if its files %s, a failed job warns once about each, and ends in the comment', async (_how, path) => {
  const environment = Object.fromEntries(FILES.map((file) => [file, path]));
  await using world = await startWorld({ look: [failed] });
  const step = await world.run({ environment });
  expect([step.exitCode, [...warnedOf(step)].sort()]).toEqual([1, FILES]);
  expect(step.log).not.toMatch(/^::(set-output|save-state)|^ +at /m);
  expect(world.service.asked).toBe(1);
  expect(world.comments().map(({ body }) => body)).toEqual([expect.stringMatching(/fail/i)]);
});

test('a comment that is not a command is skipped without files of the runner, and warns about the outputs', async () => {
  await using world = await startWorld({});
  const environment = Object.fromEntries(FILES.map((file) => [file, '']));
  const step = await world.run({ environment, inputs: { prompt: '' }, event: commentEvent(world, 'Thank you!') });
  expect([step.exitCode, warnedOf(step)]).toEqual([0, ['GITHUB_OUTPUT']]);
});

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
});
