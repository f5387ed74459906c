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
} from '../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const NEVER = new AbortController().signal;

describe('a look at a job', () => {
  test('is one request, as the interface wants it', async () => {
    await using world = await aDocsService(
      [json(200, { id: 'j_1', status: 'completed', prLink: 'https://github.com/acme/docs/pull/5' })],
      {
        prefix: '/docs',
      },
    );
    expect(await world.service.readJob('j_1', NEVER)).toMatchObject({
      kind: 'job',
      job: { id: 'j_1', status: 'completed', prLink: 'https://github.com/acme/docs/pull/5' },
    });
    const [request] = world.server.requests;
    expect(request).toMatchObject({ method: 'GET', path: '/docs/v2/agent/handbook/job/j_1', body: '' });
    expect(request?.headers.get('authorization')).toBe('Bearer canary_0123456789abcdef0123456789');
    expect(request?.headers.has('content-type')).toBe(false);
  });

  test.each<readonly [string, Behaviour, RegExp]>([
    ['resets', reset, /^127\.0\.0\.1:\d+ reset the connection \(ECONNRESET\)\.$/],
    ['closes', close, /closed the connection/],
    ['babbles', babble, /no HTTP/],
    ['cuts its answer off', truncate, /closed the connection/],
    ['answers with too much', huge(2), /too big/],
    ['answers with a compressed hundred megabytes', bomb(100), /too big/],
    [
      'answers with HTML',
      answer(200, '<p>', { 'content-type': 'text/html' }),
      /^the service answered HTTP 200 \(text\/html\)/,
    ],
    ['answers with nothing', answer(200, ''), /an empty body/],
    ['answers with an odd field', json(200, { id: 'j_1', prLink: 5 }), /job\.prLink: expected a string, got a number/],
    [
      'answers with another job',
      json(200, { id: 'j_2', status: 'completed' }),
      /HTTP 200 .*: job\.id: expected the id that was asked for, got another\.$/,
    ],
    ...[301, 400, 408, 409, 422, 425, 500, 502, 503].map(
      (status) =>
        [
          `answers ${status}`,
          status < 400 ? redirect(status, '/x') : json(status, {}),
          new RegExp(`HTTP ${status} `),
        ] as const,
    ),
  ])('fails, once, where the service %s', async (_name, behaviour, message) => {
    await using world = await aDocsService([behaviour]);
    const reading = await world.service.readJob('j_1', NEVER);
    if (reading.kind !== 'failed') throw new Error(reading.kind);
    expect(reading.retryAfterMs).toBeNull();
    expect(reading.problem.message).toMatch(message);
    expect(reading.problem.message).not.toContain('canary');
    expect(world.server.requests).toHaveLength(1);
    expect(world.clock.slept).toEqual([]);
  });

  test('fails after half a minute where the service never answers', async () => {
    await using world = await aDocsService([() => world.clock.pass(30_000)]);
    expect(await world.service.readJob('j_1', NEVER)).toMatchObject({ kind: 'failed', retryAfterMs: null });
  });

  test('fails where nobody listens', async () => {
    await using world = await aDocsService([hang]);
    await world.server[Symbol.asyncDispose]();
    expect(await world.service.readJob('j_1', NEVER)).toMatchObject({ kind: 'failed' });
  });

  test.each([429, 503])('hands on how long to wait after %i', async (status) => {
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

  test('does not find a job that is missing', async () => {
    await using world = await aDocsService([json(404, { error: 'No such job.' })]);
    const reading = await world.service.readJob('j_1', NEVER);
    expect(reading.kind === 'missing' && reading.problem.message).toMatch(
      /does not know the job, or not in this project \(HTTP 404\)/,
    );
  });

  test('ends at once when the run is cancelled', async () => {
    const stop = new AbortController();
    await using world = await aDocsService([() => stop.abort()]);
    expect(await world.service.readJob('j_1', stop.signal)).toMatchObject({ kind: 'failed' });
  });

  test('never shows the key that a service echoes', async () => {
    const echo =
      (status: number): Behaviour =>
      (socket, request) => {
        const key = request.headers.get('authorization') ?? '';
        json(
          status,
          { error: `bad header ${key}, ${Buffer.from(key).toString('base64')}` },
          { 'content-type': `application/json; ${key}` },
        )(socket, request);
      };
    for (const status of [200, 400, 401, 404, 500]) {
      await using world = await aDocsService([echo(status)]);
      const told = JSON.stringify([
        await world.service.readJob('j_1', NEVER),
        await world.service.createJob('go', NEVER),
      ]);
      expect(told).not.toContain('canary');
      expect(told).not.toContain('0123456789abcdef');
      expect(told).not.toContain(Buffer.from('Bearer canary_0123456789abcdef').toString('base64').slice(0, 30));
    }
  });
});
