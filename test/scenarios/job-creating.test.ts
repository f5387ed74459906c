import { describe, expect, test } from 'vitest';
import {
  answer,
  type Behaviour,
  babble,
  bomb,
  close,
  drip,
  hang,
  huge,
  json,
  redirect,
  reset,
  truncate,
} from '../servers/fault-server.ts';
import { missDeadlineBy } from './missed-deadline.ts';
import { runAction } from './run-action.ts';
import { created, startScriptedService } from './scripted-service.ts';

const INPUTS = { prompt: 'Describe the new flag.', thread: 'none' } as const;

/** What the service does with the request, and what the step must then say. */
const UNKNOWN: readonly (readonly [string, Behaviour, RegExp])[] = [
  ['resets the connection', reset, /reset the connection/],
  ['closes the connection', close, /closed the connection/],
  ['cuts its answer off', truncate, /HTTP 201/],
  ['answers 408', json(408, { error: 'slow' }), /HTTP 408/],
  ['answers 409', json(409, { error: 'conflict' }), /HTTP 409/],
  ['answers 425', json(425, { error: 'early' }), /HTTP 425/],
  ['answers 500', json(500, { error: 'oops' }), /HTTP 500/],
  [
    'answers 502 with a page',
    answer(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' }),
    /HTTP 502 \(text\/html\)/,
  ],
  ['answers 503 with Retry-After', json(503, {}, { 'retry-after': '1' }), /HTTP 503/],
  ['answers with a custom code', json(299, { ok: true }), /job.id/],
  ['answers 418', json(418, {}), /HTTP 418/],
  ['redirects with 302', redirect(302, 'http://127.0.0.1:9/elsewhere'), /HTTP 302/],
  ['redirects with 307', redirect(307, 'http://127.0.0.1:9/elsewhere'), /HTTP 307/],
  ['answers 201 with nothing', answer(201, '', { 'content-type': 'application/json' }), /an empty body/],
  ['answers 201 with HTML', answer(201, '<p>ok</p>', { 'content-type': 'text/html' }), /text\/html/],
  ['answers 201 with broken JSON', answer(201, '{"id":', { 'content-type': 'application/json' }), /broken JSON/],
  ['answers 201 without an id', json(201, { status: 'active' }), /job\.id/],
  ['answers 201 with an id that climbs folders', json(201, { id: '..' }), /job\.id/],
  ['answers 201 with two megabytes', huge(2), /too big/],
  ['answers 201 with a compressed hundred megabytes', bomb(100), /too big/],
  ['babbles', babble, /did not answer with HTTP|broke the connection/],
];

const NOT_CREATED: readonly (readonly [string, Behaviour, RegExp])[] = [
  [
    '400',
    json(400, { error: 'prompt is required', details: [{ message: 'too short' }] }),
    /prompt is required; too short/,
  ],
  ['401', json(401, { error: 'bad key' }), /90 days/],
  ['403', json(403, { error: 'no' }), /IP allow-list/],
  ['404', json(404, { error: 'no such project' }), /project-id/],
  ['413', answer(413, ''), /Shorten the instruction/],
  ['422', json(422, { error: 'cannot' }), /HTTP 422/],
];

describe('requesting a job', () => {
  test.each(UNKNOWN)(
    'a service that %s leaves it unknown whether a job was started, and gets no second request',
    async (_name, behaviour, words) => {
      await using service = await startScriptedService({ create: [behaviour, created] });
      const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
      expect(step.outputs.get('result')).toBe('unknown-start');
      expect(step.outputs.get('job-id')).toBeUndefined();
      expect(step.log).toMatch(words);
      expect(step.exitCode).toBe(1);
      expect(service.asked).toBe(1);
    },
  );

  test.each(NOT_CREATED)(
    'a refusal with %s starts nothing, says what to do, and is not repeated',
    async (_status, behaviour, words) => {
      await using service = await startScriptedService({ create: [behaviour, created] });
      const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
      expect(step.outputs.get('result')).toBe('not-created');
      expect(step.log).toMatch(words);
      expect(step.summary).toMatch(words);
      expect(step.exitCode).toBe(1);
      expect(service.asked).toBe(1);
    },
  );

  test('a service that does not listen is tried three times, and nothing was started', async () => {
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': 'http://127.0.0.1:9' } });
    expect(step.outputs.get('result')).toBe('not-created');
    expect(step.log).toMatch(/refused the connection \(ECONNREFUSED\)\. It was tried 3 times/);
  });

  test('after a limit, the step waits as long as the service says, then sends the request once more', async () => {
    await using service = await startScriptedService({
      create: [json(429, { error: 'slow down' }, { 'retry-after': '90' }), created],
    });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(service.asked).toBe(2);
    expect(Number(step.outputs.get('duration-seconds'))).toBeGreaterThanOrEqual(90);
  });

  test('after a limit of more than two minutes, the step does not wait', async () => {
    await using service = await startScriptedService({ create: [answer(429, '', { 'retry-after': '121' }), created] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('not-created');
    expect(service.asked).toBe(1);
  });

  test('a limit that stays ends after the second request', async () => {
    await using service = await startScriptedService({
      create: [answer(429, 'Too many', { 'content-type': 'text/plain' })],
    });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('not-created');
    expect(service.asked).toBe(2);
  });

  test('an answer with other odd fields still has the job, which is followed', async () => {
    await using service = await startScriptedService({
      create: [json(200, { id: 'j_1', status: 7, source: 'none', model: [], prLink: 5 })],
    });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(service.asked).toBe(1);
  });

  test.each([
    ['never answers', hang],
    ['drips its answer', drip],
  ])('a service that %s is given up at the deadline, with an unknown result', async (_name, behaviour) => {
    const missed = missDeadlineBy(behaviour);
    await using service = await startScriptedService({ create: [missed.behaviour, created] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url }, ...missed.step });
    expect(step.outputs.get('result')).toBe('unknown-start');
    expect(step.log).toContain('did not answer in time');
    expect(service.asked).toBe(1);
  });

  test('a service that never answers is cancelled with the run: done in time, with an unknown result', async () => {
    await using service = await startScriptedService({
      create: [hang],
    });
    const step = await runAction({
      inputs: { ...INPUTS, 'base-url': service.url },
      virtualTime: false,
      onStart: (child) => {
        const asked = setInterval(() => {
          if (service.asked === 0) return;
          clearInterval(asked);
          child.kill('SIGINT');
        }, 5);
      },
    });
    expect(step.outputs.get('result')).toBe('unknown-start');
    expect(step.signal).toBeNull();
    expect(service.asked).toBe(1);
  });
});
