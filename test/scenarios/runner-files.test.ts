import { describe, expect, test } from 'vitest';
import { json } from '../servers/fault-server.ts';
import type { StepResult } from './run-action.ts';
import { jobBody } from './scripted-service.ts';
import { commentEvent, startWorld } from './world.ts';

const FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const failed = json(200, jobBody({ status: 'failed' }));

/** The files that the log warns about, in order. */
function warnedOf({ log }: StepResult): readonly string[] {
  return [...log.matchAll(/^::warning::.*?(GITHUB_\w+)/gm)].map(([, file]) => file ?? '');
}

describe.each([
  ['are not named', ''],
  ['are full', '/dev/full'],
  ['are in a folder that is gone', '/nowhere/file'],
])('if the files of the runner %s', (_how, path) => {
  const environment = Object.fromEntries(FILES.map((file) => [file, path]));

  test.each([
    ['with its link', {}, 0],
    ['as failed', { look: [failed] }, 1],
  ])('a job ends %s, warns once about each file, and its end is in the comment', async (_end, script, exitCode) => {
    await using world = await startWorld(script);
    const step = await world.run({ environment });
    expect(step.exitCode).toBe(exitCode);
    expect([...warnedOf(step)].sort()).toEqual(FILES);
    expect(step.log).not.toMatch(/^::(set-output|save-state)|^ +at /m);
    expect(world.service.asked).toBe(1);
    expect(world.comments()).toHaveLength(1);
    expect(world.comments()[0]?.body).toMatch(exitCode === 0 ? /\/pull\/5\)/ : /fail/i);
  });

  test('a comment that is not a command is skipped, and warns about the outputs', async () => {
    await using world = await startWorld({});
    const step = await world.run({ environment, inputs: { prompt: '' }, event: commentEvent(world, 'Thank you!') });
    expect(step.exitCode).toBe(0);
    expect(warnedOf(step)).toEqual(['GITHUB_OUTPUT']);
  });
});
