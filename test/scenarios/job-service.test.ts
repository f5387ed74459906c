import { expect, test } from 'vitest';
import { type Behaviour, json, redirect, truncate } from '../servers/fault-server.ts';
import { runAction } from './run-action.ts';
import { created, PULL_REQUEST, startScriptedService } from './scripted-service.ts';

const INPUTS = { prompt: 'Describe the new flag.', thread: 'none' } as const;

test('a job with a pull request: its facts are outputs, a notice and a summary, and the step succeeds', async () => {
  await using service = await startScriptedService({});
  const step = await runAction({ inputs: { ...INPUTS, 'base-url': `${service.url}/prefix/` } });
  expect(Object.fromEntries(step.outputs)).toMatchObject({
    result: 'pull-request',
    'job-id': 'j_1',
    status: 'completed',
    'pr-url': PULL_REQUEST,
    'pr-number': '5',
    'pr-repository': 'acme/docs',
    resumed: 'false',
  });
  expect(Number(step.outputs.get('duration-seconds'))).toBeGreaterThanOrEqual(5);
  expect(step.log.match(/^::notice::/gm)).toHaveLength(1);
  expect(step.log).toContain(PULL_REQUEST);
  expect(step.summary).toContain(`[Pull request 5 in \`acme/docs\`](${PULL_REQUEST})`);
  expect([step.summary, step.exitCode]).toEqual([expect.stringContaining('Describe the new flag.'), 0]);
  const [asked] = service.requests;
  expect(asked?.path).toBe('/prefix/v2/agent/handbook/job');
  expect(asked?.headers.get('user-agent')).toMatch(/^docs-agent\/\d+\.\d+\.\d+$/);
  expect(JSON.parse(asked?.body ?? '')).toEqual({ prompt: 'Describe the new flag.' });
});

test.each<readonly [string, Behaviour, string, RegExp]>([
  ['cuts its answer off', truncate, 'unknown-start', /HTTP 201/],
  ['redirects', redirect(307, 'http://127.0.0.1:9/elsewhere'), 'unknown-start', /HTTP 307/],
  ['answers 201 without an id', json(201, { status: 'active' }), 'unknown-start', /job\.id/],
  ['refuses the key', json(401, { error: 'bad key' }), 'not-created', /90 days/],
])('a service that %s when it is asked for a job gets no second request, and the step fails', async (...row) => {
  const [, behaviour, result, words] = row;
  await using service = await startScriptedService({ create: [behaviour, created] });
  const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
  expect([step.outputs.get('result'), step.exitCode, service.asked]).toEqual([result, 1, 1]);
  expect(step.outputs.get('job-id')).toBeUndefined();
  expect(step.log).toMatch(words);
  expect(step.summary).toMatch(words);
});
