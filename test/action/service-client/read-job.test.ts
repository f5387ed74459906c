import { describe, expect, test } from 'vitest';
import {
  answer,
  type Behaviour,
  babble,
  bomb,
  close,
  hang,
  huge,
  json,
  redirect,
  reset,
  truncate,
} from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const NEVER = new AbortController().signal;
const html = { 'content-type': 'text/html' } as const;
const plain = { 'content-type': 'text/plain' } as const;
const type = { 'content-type': 'application/json' } as const;

describe('a read of a job', () => {
  test('is one request, as the interface defines it', async () => {
    const job = { id: 'j_1', status: 'completed', prLink: 'https://github.com/acme/docs/pull/5' };
    await using world = await aDocsService([json(200, job)], { prefix: '/docs' });
    expect(await world.service.readJob('j_1', NEVER)).toMatchObject({ kind: 'job', job });
    const [request] = world.server.requests;
    expect(request).toMatchObject({ method: 'GET', path: '/docs/v2/agent/handbook/job/j_1', body: '' });
    expect(request?.headers.get('authorization')).toBe('Bearer canary_0123456789abcdef0123456789');
    expect(request?.headers.has('content-type')).toBe(false);
  });

  test.each<readonly [string, Behaviour, string, RegExp]>([
    ['resets', reset, 'the connection was reset', /^127\.0\.0\.1:\d+ reset the connection \(ECONNRESET\)\.$/],
    ['closes', close, 'the connection was closed', /closed the connection/],
    ['babbles', babble, 'the answer is not HTTP', /did not answer with HTTP/],
    ['cuts its answer off', truncate, 'the connection was closed', /closed the connection/],
    ['answers with too much', huge(2), 'the answer is too big', /too big/],
    ['answers with a compressed hundred megabytes', bomb(100), 'the answer is too big', /too big/],
    [
      'answers with invalid gzip',
      answer(200, '{}', { 'content-encoding': 'gzip' }),
      'undecodable answer',
      /claims to be gzip, but is not/,
    ],
    ['answers with HTML', answer(200, '<p>', html), 'not JSON', /^HTTP 200 \(text\/html\): a body that is not JSON\.$/],
    ['answers with a text', answer(200, 'Hello', plain), 'not JSON', /^HTTP 200 .* not JSON\. It says: Hello\.$/],
    ['answers with nothing', answer(200, ''), 'empty body', /an empty body/],
    ['answers with half a body', answer(200, '{"id":', type), 'broken JSON', /broken JSON/],
    ['answers with a list', json(200, []), 'invalid job', /job: expected an object, got a list/],
    [
      'answers with an odd link',
      json(200, { id: 'j_1', prLink: 5 }),
      'invalid job.prLink',
      /job\.prLink: expected a string, got a number/,
    ],
    [
      'answers with another job',
      json(200, { id: 'j_2', status: 'completed' }),
      'another job',
      /HTTP 200 .*: job\.id: expected the requested id, got another one\.$/,
    ],
    ['redirects', redirect(301, '/x'), 'HTTP 301', /^HTTP 301 \(no content type\)\.$/],
    ...[400, 402, 408, 409, 422, 425, 429, 500, 502, 503].map(
      (status) =>
        [
          `answers ${status}`,
          json(status, { error: 'It is us.', details: { until: 'noon' } }),
          `HTTP ${status}`,
          new RegExp(`^HTTP ${status} \\(application/json; charset=utf-8\\)\\. It says: It is us\\.; until: noon\\.$`),
        ] as const,
    ),
    [
      'is behind a proxy that answers 503',
      answer(503, '<h1>', { ...html, server: 'nginx', 'cf-ray': '8c1f' }),
      'HTTP 503 from a proxy or firewall',
      /^refused by something in front of the service \(proxy or firewall\), HTTP 503, server: nginx, cf-ray: 8c1f\.$/,
    ],
  ])('fails, once, if the service %s', async (_name, behaviour, reason, message) => {
    await using world = await aDocsService([behaviour]);
    const reading = await world.service.readJob('j_1', NEVER);
    if (reading.kind !== 'failed') throw new Error(reading.kind);
    expect(reading.retryAfterMs).toBeNull();
    expect(reading.reason).toBe(reason);
    expect(reading.problem.message).toMatch(message);
    expect(reading.problem.message).not.toContain('canary');
    expect(world.server.requests).toHaveLength(1);
    expect(world.clock.slept).toEqual([]);
  });

  test('fails after half a minute if the service never answers', async () => {
    await using world = await aDocsService([() => world.clock.pass(30_000)]);
    expect(await world.service.readJob('j_1', NEVER)).toMatchObject({
      kind: 'failed',
      reason: 'no answer in time',
      retryAfterMs: null,
    });
  });

  test.each([429, 503])('reports how long to wait after %i', async (status) => {
    await using world = await aDocsService([answer(status, '', { 'retry-after': '600' })]);
    expect(await world.service.readJob('j_1', NEVER)).toMatchObject({ kind: 'failed', retryAfterMs: 600_000 });
    expect(world.clock.slept).toEqual([]);
  });

  test.each([401, 403])('is refused with %i, and says what to do', async (status) => {
    await using world = await aDocsService([json(status, { error: 'No.' })]);
    const reading = await world.service.readJob('j_1', NEVER);
    expect(reading).toMatchObject({ kind: 'refused' });
    expect(reading.kind === 'refused' && reading.problem.message).toMatch(/It says: No\.$/);
  });

  test('does not find a missing job', async () => {
    await using world = await aDocsService([json(404, { error: 'No such job.' })]);
    const reading = await world.service.readJob('j_1', NEVER);
    expect(reading.kind === 'missing' && reading.problem.message).toMatch(
      /does not know the job, or not in this project \(HTTP 404\)/,
    );
  });

  test('ends at once if the run is cancelled', async () => {
    const stop = new AbortController();
    await using world = await aDocsService([() => stop.abort()]);
    expect(await world.service.readJob('j_1', stop.signal)).toMatchObject({ kind: 'failed', reason: 'cancelled' });
  });
});
