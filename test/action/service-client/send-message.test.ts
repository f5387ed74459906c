import { describe, expect, test } from 'vitest';
import type { MessageSending } from '../../../src/action/ports/jobs.ts';
import { answer, type Behaviour, close, json, redirect, reset, truncate } from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const NEVER = new AbortController().signal;
const JOB = { id: 'j 1', status: 'active', prLink: 'https://github.com/acme/app/pull/2' };
const taken = json(200, JOB);

async function sendTo(behaviours: readonly Behaviour[]): Promise<{
  readonly sending: MessageSending;
  readonly requests: number;
  readonly slept: readonly number[];
}> {
  await using world = await aDocsService([...behaviours]);
  const sending = await world.service.sendMessage('j 1', 'Also the default.', NEVER);
  return { sending, requests: world.server.requests.length, slept: world.clock.slept };
}

describe('a message to a job', () => {
  test('is one request, as hosted services define it', async () => {
    await using world = await aDocsService([taken], { prefix: '/docs/api', projectId: 'hand book' });
    expect(await world.service.sendMessage('j 1', 'Also "it".', NEVER)).toMatchObject({
      kind: 'sent',
      tries: 1,
      job: { id: 'j 1', status: 'active', prLink: JOB.prLink },
    });
    const [request] = world.server.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/docs/api/v2/agent/hand%20book/job/j%201/message' });
    expect(JSON.parse(request?.body ?? '')).toEqual({ prompt: 'Also "it".' });
  });

  test.each([200, 201, 202])('is sent if the answer is %i with the job, even without its id', async (status) => {
    expect(await sendTo([json(status, { status: 'active' })])).toMatchObject({
      sending: { kind: 'sent' },
      requests: 1,
    });
  });

  test.each<[string, Behaviour]>([
    ['resets', reset],
    ['closes', close],
    ['cuts its answer off', truncate],
    ['answers 200 with nothing', answer(200, '', { 'content-type': 'application/json' })],
    ['answers 200 with another job', json(200, { ...JOB, id: 'j_2' })],
    ['redirects', redirect(302, 'http://127.0.0.1:9/')],
    ...[408, 410, 418, 425, 500, 502, 503, 504].map((status): [string, Behaviour] => [
      `answers ${status}`,
      json(status, { error: 'It is us.' }),
    ]),
  ])('may have arrived if the service %s, and is not sent again', async (_what, behaviour) => {
    const { sending, requests, slept } = await sendTo([behaviour, taken]);
    expect(sending).toMatchObject({ kind: 'unknown', tries: 1 });
    expect([requests, slept]).toEqual([1, []]);
  });

  test.each([
    [404, 'not-continuable', /does not know the job, or does not accept messages \(HTTP 404\)/],
    [405, 'not-continuable', /does not accept messages to jobs \(HTTP 405\)/],
    [409, 'busy', /still working on an earlier message/],
    [400, 'not-sent', /refused the request as malformed/],
    [401, 'not-sent', /API key: it is wrong/],
    [402, 'not-sent', /plan or missing credits/],
    [403, 'not-sent', /doesn't allow this API key/],
    [413, 'not-sent', /says the message is too long/],
    [422, 'not-sent', /does not accept the request/],
  ] as const)('was not accepted by a service that answers %i', async (status, kind, message) => {
    const { sending, requests } = await sendTo([json(status, { error: 'no' }), taken]);
    expect(sending).toMatchObject({ kind, problem: { message: expect.stringMatching(message) } });
    expect(requests).toBe(1);
  });

  test('is sent again after a limit, once', async () => {
    const limit = answer(429, 'Too many', { 'retry-after': '7' });
    expect(await sendTo([limit, taken])).toMatchObject({ sending: { kind: 'sent', tries: 2 }, slept: [7_000] });
    expect((await sendTo([limit, limit, taken])).sending).toMatchObject({ kind: 'not-sent', tries: 2 });
  });

  test('is sent again if the first try was certainly not sent', async () => {
    const world = await aDocsService([taken]);
    await world[Symbol.asyncDispose]();
    const sending = await world.service.sendMessage('j 1', 'go', NEVER);
    expect(sending).toMatchObject({ kind: 'not-sent', tries: 3 });
  });
});
