import { describe, expect, test } from 'vitest';
import {
  answer,
  type Behaviour,
  bomb,
  close,
  drip,
  hang,
  huge,
  json,
  reset,
  truncate,
} from '../servers/fault-server.ts';
import { missDeadlineBy } from './missed-deadline.ts';
import { runAction } from './run-action.ts';
import { active, completed, jobBody, PULL_REQUEST, startScriptedService } from './scripted-service.ts';

const INPUTS = { prompt: 'Describe the new flag.', thread: 'none' } as const;

/** One read that fails; the job itself continues. */
const FAILED_LOOKS: readonly (readonly [string, Behaviour])[] = [
  ['a reset', reset],
  ['a closed connection', close],
  ['a truncated answer', truncate],
  ['408', json(408, {})],
  ['425', json(425, {})],
  ['429 as text', answer(429, 'slow down', { 'content-type': 'text/plain' })],
  ['429 with Retry-After', answer(429, '', { 'retry-after': '40' })],
  ['500', json(500, { error: 'oops' })],
  ['502 with a page', answer(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' })],
  ['a redirect', answer(302, '', { location: 'http://127.0.0.1:9/' })],
  ['an empty answer', answer(200, '', { 'content-type': 'application/json' })],
  ['HTML', answer(200, '<p>maintenance</p>', { 'content-type': 'text/html' })],
  ['another job', json(200, jobBody({ id: 'j_2', status: 'failed' }))],
  ['a field of the wrong type', json(200, jobBody({ prLink: 5 }))],
  ['two megabytes', huge(2)],
  ['a compressed hundred megabytes', bomb(100)],
];

describe('following a job', () => {
  test.each(FAILED_LOOKS)('%s is one failed read, and the job is followed to its end', async (_name, behaviour) => {
    await using service = await startScriptedService({ look: [active, behaviour, active, completed] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.log).toContain('Could not check the job: ');
    expect(service.asked).toBe(1);
    expect(service.looks).toBe(4);
  });

  test.each([
    ['an answer that never comes', hang],
    ['an answer that drips', drip],
  ])('%s is one failed read', async (_name, behaviour) => {
    const missed = missDeadlineBy(behaviour);
    await using service = await startScriptedService({ look: [active, missed.behaviour, completed] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url }, ...missed.step });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.log).toContain('did not answer in time');
    expect(service.looks).toBe(3);
  });

  test.each([401, 403])('%i twice ends the wait with advice and keeps the job', async (status) => {
    await using service = await startScriptedService({ look: [active, json(status, { error: 'no' })] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('error');
    expect(step.outputs.get('job-id')).toBe('j_1');
    expect(step.log).toMatch(status === 401 ? /90 days/ : /IP allow-list/);
    expect(step.exitCode).toBe(1);
    expect(service.looks).toBe(3);
  });

  test('401 once is a passing fault', async () => {
    await using service = await startScriptedService({ look: [json(401, {}), completed] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
  });

  test('404 in the first minute is a job that is not visible yet', async () => {
    await using service = await startScriptedService({
      look: [json(404, {}), json(404, {}), json(404, {}), json(404, {}), completed],
    });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
  });

  test('404 that lasts ends the wait and keeps the job', async () => {
    await using service = await startScriptedService({ look: [json(404, { error: 'gone' })] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('error');
    expect(step.outputs.get('job-id')).toBe('j_1');
  });

  test('a Retry-After beyond the maximum wait ends the wait at once', async () => {
    await using service = await startScriptedService({ look: [active, answer(503, '', { 'retry-after': '3600' })] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url, 'wait-minutes': '10' } });
    expect(step.outputs.get('result')).toBe('still-running');
    expect(service.looks).toBe(2);
  });

  test.each([
    ['unknown', jobBody({ status: 'queued' })],
    ['missing', jobBody({ status: undefined })],
    ['no text', jobBody({ status: 3 })],
  ])('a status that is %s counts as running, and the log says so once', async (_name, expected) => {
    await using service = await startScriptedService({ look: [json(200, expected), json(200, expected), completed] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.log.match(/we treat the job as running/g)).toHaveLength(1);
  });

  test('a job that is completed without a pull request gets three more reads', async () => {
    await using service = await startScriptedService({ look: [json(200, jobBody({ status: 'completed' }))] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('no-pull-request');
    expect(step.log).toContain('finished without a pull request');
    expect(step.exitCode).toBe(0);
    expect(service.looks).toBe(4);
  });

  test('a pull request that is reported late is not missed', async () => {
    const without = json(200, jobBody({ status: 'completed' }));
    await using service = await startScriptedService({ look: [without, without, completed] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.outputs.get('pr-url')).toBe(PULL_REQUEST);
  });

  test('a job that moves back after its end has still ended', async () => {
    const without = json(200, jobBody({ status: 'completed' }));
    await using service = await startScriptedService({ look: [without, active] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('no-pull-request');
  });

  test('missing, null and new fields are not an error', async () => {
    const bare = { id: 'j_1', status: 'completed', source: null, prLink: PULL_REQUEST, brandNew: { deep: true } };
    await using service = await startScriptedService({ look: [json(200, bare)] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
  });
});
