import { expect, test } from 'vitest';
import { type Behaviour, json, redirect, truncate } from '../servers/fault-server.ts';
import { runAction } from './run-action.ts';
import { created, startScriptedService } from './scripted-service.ts';

const INPUTS = { prompt: 'Describe the new flag.', thread: 'none' } as const;

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
  expect(service.requests[0]?.headers.get('user-agent')).toMatch(/^docs-agent\/\d+\.\d+\.\d+$/);
  expect(step.log).toMatch(words);
  expect(step.summary).toMatch(words);
});
