import { describe, expect, test } from 'vitest';
import type { JobCreation, MessageSending } from '../../../src/action/ports/jobs.ts';
import * as faultServer from '../../servers/fault-server.ts';
import { aDocsService, type ServiceUnderTest } from './a-docs-service.ts';

const { answer, babble, close, hang, huge, json, redirect, reset, truncate } = faultServer;
type Behaviour = faultServer.Behaviour;

const NEVER = new AbortController().signal;
const JSON_TYPE = { 'content-type': 'application/json' } as const;
const html = { 'content-type': 'text/html' } as const;
const plain = { 'content-type': 'text/plain' } as const;
const taken = json(201, { id: 'j_1', status: 'active', prLink: null });

type Way = 'createJob' | 'sendMessage';
const WAYS = ['createJob', 'sendMessage'] as const;
const DONE = { createJob: 'created', sendMessage: 'sent' } as const;
const NOT_DONE = { createJob: 'not-created', sendMessage: 'not-sent' } as const;

function post(world: ServiceUnderTest, way: Way, cancelled = NEVER): Promise<JobCreation | MessageSending> {
  const { createJob, sendMessage } = world.service;
  return way === 'createJob' ? createJob('go', cancelled) : sendMessage('j_1', 'go', cancelled);
}

/** Requests once from a service that plays `behaviours`, and says how often that was sent, and after which waits. */
async function play(way: Way, ...behaviours: readonly Behaviour[]) {
  await using world = await aDocsService(behaviours);
  return { result: await post(world, way), sent: world.server.requests.length, slept: world.clock.slept };
}

test('a requested job is one request, as the interface defines it', async () => {
  await using world = await aDocsService([taken], { prefix: '/docs/api', projectId: 'hand book' });
  const creation = await world.service.createJob('Describe "it".\nAll of it: ü.', NEVER);
  expect(creation).toMatchObject({ kind: 'created', job: { id: 'j_1', status: 'active' } });
  expect(world.server.requests).toMatchObject([{ method: 'POST', path: '/docs/api/v2/agent/hand%20book/job' }]);
  const [request] = world.server.requests;
  expect(JSON.parse(request?.body ?? '')).toEqual({ prompt: 'Describe "it".\nAll of it: ü.' });
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer canary_0123456789abcdef0123456789',
    'content-type': 'application/json',
    'user-agent': 'docs-agent',
  });
});

test('a message to a job is one request, as hosted services define it', async () => {
  const job = { id: 'j 1', status: 'active', prLink: 'https://github.com/acme/app/pull/2' };
  await using world = await aDocsService([json(200, job)], { prefix: '/docs/api', projectId: 'hand book' });
  expect(await world.service.sendMessage('j 1', 'Also "it".', NEVER)).toMatchObject({ kind: 'sent', job });
  const path = '/docs/api/v2/agent/hand%20book/job/j%201/message';
  expect(world.server.requests).toMatchObject([{ method: 'POST', path }]);
  expect(JSON.parse(world.server.requests[0]?.body ?? '')).toEqual({ prompt: 'Also "it".' });
});

test.each([200, 201, 202, 299])('%i with an id is a job, and for a message even without one', async (status) => {
  const job = { id: 'j_1', model: null };
  const created = await play('createJob', json(status, { id: 'j_1', model: 5 }));
  expect(created.result).toMatchObject({ kind: 'created', job });
  expect((await play('sendMessage', json(status, { model: 5 }))).result).toMatchObject({ kind: 'sent', job });
});

/** What the service does with a request that it has read, and what is known afterwards. */
const UNCLEAR: readonly (readonly [string, Behaviour, RegExp])[] = [
  ['resets', reset, /reset the connection \(ECONNRESET\), after the request was sent\.$/],
  ['closes', close, /closed the connection \(UND_ERR_SOCKET\), after the request was sent\.$/],
  ['babbles', babble, /did not answer with HTTP .*, after the request was sent\.$/],
  ['cuts its answer off', truncate, /, after the answer began with HTTP 201\.$/],
  ['answers with too much', huge(2), /too big.*, after the answer began with HTTP 201\.$/],
  ['answers with invalid gzip', answer(201, '{"id":"j_1"}', { 'content-encoding': 'gzip' }), /cannot be decoded/],
  ['answers 201 with nothing', answer(201, '', JSON_TYPE), /^HTTP 201 \(application\/json\): an empty body\.$/],
  ['answers 201 with HTML', answer(201, '<p>ok', html), /^HTTP 201 \(text\/html\): a body that is not JSON\.$/],
  ['answers 201 with broken JSON', answer(201, '{', JSON_TYPE), /broken JSON/],
  ['answers 201 with an id that is none', json(201, { id: 5 }), /job\.id: expected a string, got a number/],
  ['answers 204', answer(204, ''), /^HTTP 204 \(no content type\): an empty body\.$/],
  ...[301, 302, 303, 307, 308].map(
    (status) =>
      [`redirects with ${status}`, redirect(status, 'http://127.0.0.1:9/'), new RegExp(`^HTTP ${status} `)] as const,
  ),
  ...[406, 408, 410, 418, 425, 500, 501, 503, 504, 599].map(unclearStatus),
  ['answers 502 with a page', answer(502, '<h1>', html), /^HTTP 502 \(text\/html\)\.$/],
  ['answers 500 with a text', answer(500, 'no database', plain), /^HTTP 500 \(text\/plain\)\. It says: no database\.$/],
  [
    'is not reached through a proxy that answers 503',
    answer(503, '<h1>', { ...html, server: 'nginx' }),
    /^refused by something in front of the service \(proxy or firewall\), HTTP 503, server: nginx\.$/,
  ],
  ['answers 503 with a requested pause', json(503, {}, { 'retry-after': '1' }), /^HTTP 503/],
];
/** Where only a message, or only a job, is known not to exist. */
const UNCLEAR_JOB: typeof UNCLEAR = [
  ...[405, 409].map(unclearStatus),
  ['answers 201 without an id', json(201, { status: 'active' }), /job\.id: expected a value, got nothing/],
  ['answers 201 with an error', json(201, { error: 'no credits' }), /job\.id: .*\. It says: no credits\.$/],
  ['answers 201 with an id like a folder', json(201, { id: '..' }), /job\.id: expected an id of 1 to 128 printable/],
];
const UNCLEAR_MESSAGE: typeof UNCLEAR = [['answers with another job', json(200, { id: 'j_2' }), /got another one\.$/]];

function unclearStatus(status: number) {
  const evidence = new RegExp(`^HTTP ${status} \\(application/json; charset=utf-8\\)\\. It says: It is us\\.$`);
  return [`answers ${status}`, json(status, { error: 'It is us.' }), evidence] as const;
}

describe.each([
  ['createJob', [...UNCLEAR, ...UNCLEAR_JOB]],
  ['sendMessage', [...UNCLEAR, ...UNCLEAR_MESSAGE]],
] as const)('an unclear result of %s', (way, unclear) => {
  test.each(unclear)('from a service that %s is not repeated', async (_name, behaviour, words) => {
    const { result, sent, slept } = await play(way, behaviour, taken);
    expect(result).toEqual({ kind: 'unknown', evidence: expect.stringMatching(words) });
    expect(JSON.stringify(result)).not.toContain('canary');
    expect([sent, slept]).toEqual([1, []]);
  });

  test('from a service that never answers is one at the deadline', async () => {
    await using world = await aDocsService([() => world.clock.pass(120_000)]);
    expect(await post(world, way)).toEqual({ kind: 'unknown', evidence: expect.stringMatching(/not answer in time/) });
    expect(world.server.requests).toHaveLength(1);
  });

  test('stays unclear if it comes on a repetition', async () => {
    const { result, sent } = await play(way, answer(429, '', { 'retry-after': '5' }), reset, taken);
    expect([result.kind, sent]).toEqual(['unknown', 2]);
  });
});

test.each<readonly [Way, number, string, RegExp, RegExp]>([
  ['createJob', 400, 'not-created', /as malformed \(HTTP 400\)\. It says: prompt is required; too short\.$/, /Fix/],
  ['createJob', 401, 'not-created', /API key: it is wrong, expired or revoked \(HTTP 401\)/, /90 days/],
  ['createJob', 402, 'not-created', /because of the plan or missing credits \(HTTP 402\)\. It says/, /the plan and/],
  ['createJob', 403, 'not-created', /doesn't allow this API key/, /scope.*IP allow-list.*plan/],
  ['createJob', 404, 'not-created', /does not know the project \(HTTP 404\)/, /`project-id`/],
  ['createJob', 413, 'not-created', /says the prompt is too long/, /Shorten/],
  ['createJob', 422, 'not-created', /does not accept the request \(HTTP 422\)\. It says/, /Fix/],
  ['sendMessage', 400, 'not-sent', /refused the request as malformed/, /Fix/],
  ['sendMessage', 401, 'not-sent', /API key: it is wrong/, /90 days/],
  ['sendMessage', 402, 'not-sent', /plan or missing credits/, /plan/],
  ['sendMessage', 403, 'not-sent', /doesn't allow this API key/, /scope/],
  ['sendMessage', 404, 'not-continuable', /know the job, or does not accept messages \(HTTP 404\)/, /another job/],
  ['sendMessage', 405, 'not-continuable', /does not accept messages to jobs \(HTTP 405\)/, /another job/],
  ['sendMessage', 409, 'busy', /still working on an earlier message/, /Wait/],
  ['sendMessage', 413, 'not-sent', /says the message is too long/, /Shorten/],
  ['sendMessage', 422, 'not-sent', /does not accept the request/, /Fix/],
])('a refusal of %s with %i is %s, and not repeated', async (way, status, kind, message, hint) => {
  const body = { error: 'prompt is required', details: [{ message: 'too short' }] };
  const { result, sent } = await play(way, json(status, body), taken);
  const problem = { message: expect.stringMatching(message), hint: expect.stringMatching(hint) };
  const malformed = kind === 'not-sent' && status === 400 ? { malformed: true } : {};
  expect([result, sent]).toEqual([{ kind, problem, ...malformed }, 1]);
});

describe.each(WAYS)('a limit of %s', (way) => {
  test.each<readonly [string, Readonly<Record<string, string>>, number]>([
    ['for as long as the service requests', { 'retry-after': '120' }, 120_000],
    ['for a minute if it names none', {}, 60_000],
  ])('leads to a wait %s, once', async (_name, headers, waited) => {
    const { result, sent, slept } = await play(way, answer(429, 'Too many', headers), taken);
    expect([result.kind, sent, slept]).toEqual([DONE[way], 2, [waited]]);
  });

  test('that stays is reported, and nothing was done', async () => {
    const { result, sent } = await play(way, answer(429, ''));
    const what = way === 'createJob' ? 'start 100 jobs' : 'send 100 messages';
    const problem = {
      message: 'The service got too many requests (HTTP 429, tried 2 times).',
      hint: `The service doesn't say when to try again. A project can usually ${what} an hour.`,
    };
    expect([result, sent]).toEqual([{ kind: NOT_DONE[way], problem }, 2]);
  });
});

describe.each(WAYS)('a request that could not be sent by %s', (way) => {
  test('is tried three times, and nothing was done', async () => {
    await using world = await aDocsService([hang]);
    await world.server[Symbol.asyncDispose]();
    const words = /^The service was not reached: .* refused the connection \(ECONNREFUSED\)\. It was tried 3 times\.$/;
    const problem = { message: expect.stringMatching(words) };
    expect(await post(world, way)).toMatchObject({ kind: NOT_DONE[way], problem });
    expect(world.clock.slept).toEqual([1_000, 4_000]);
  });
});

test('a job is requested on its own connection, and a read reuses an open one', async () => {
  await using world = await aDocsService([taken]);
  await world.service.readJob('j_1', NEVER);
  await world.service.readJob('j_1', NEVER);
  expect(world.connections()).toBe(1);
  await world.service.createJob('go', NEVER);
  expect(world.connections()).toBe(2);
});

describe('a run that is cancelled', () => {
  test('waits three seconds for the answer to a request, and then the result is unknown', async () => {
    const stop = new AbortController();
    const cancel = (): void => {
      stop.abort();
      world.clock.pass(3_000);
    };
    await using world = await aDocsService([cancel]);
    const evidence = 'the run was cancelled, after the request was sent.';
    expect(await post(world, 'createJob', stop.signal)).toMatchObject({ kind: 'unknown', evidence });
  });

  test('before it sends anything sends nothing', async () => {
    await using world = await aDocsService([taken]);
    const problem = { hint: 'Run it again if it is still needed.' };
    expect(await post(world, 'createJob', AbortSignal.abort())).toMatchObject({ kind: 'not-created', problem });
    expect(world.server.requests).toEqual([]);
  });
});

test('a proxy that requires a password is named, and gets a single request', async () => {
  await using world = await aDocsService([answer(407, '')], { behindProxy: true });
  const problem = {
    message:
      'The service was not reached: docs.example.com cannot be reached, because the proxy requires a valid user name and password (407).',
    hint: "Check the user name and password in the runner's HTTP_PROXY and HTTPS_PROXY.",
  };
  expect(await post(world, 'createJob')).toEqual({ kind: 'not-created', problem });
  expect(world.server.requests).toMatchObject([{ method: 'CONNECT' }]);
});

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

  test.each<readonly [string, Behaviour, RegExp]>([
    ['resets', reset, /^127\.0\.0\.1:\d+ reset the connection \(ECONNRESET\)\.$/],
    ['answers with too much', huge(2), /too big/],
    ['answers with HTML', answer(200, '<p>', html), /^HTTP 200 \(text\/html\): a body that is not JSON\.$/],
    ['answers with a text', answer(200, 'Hello', plain), /^HTTP 200 .* not JSON\. It says: Hello\.$/],
    ['answers an odd link', json(200, { id: 'j_1', prLink: 5 }), /prLink: expected a string/],
    ['shows another job', json(200, { id: 'j_2' }), /HTTP 200 .*: job\.id: .* got another one\.$/],
    ['redirects', redirect(301, '/x'), /^HTTP 301 \(no content type\)\.$/],
    ...[400, 402, 408, 409, 422, 425, 429, 500, 502, 503].map(
      (status) =>
        [
          `answers ${status}`,
          json(status, { error: 'It is us.', details: { until: 'noon' } }),
          new RegExp(`^HTTP ${status} \\(application/json; charset=utf-8\\)\\. It says: It is us\\.; until: noon\\.$`),
        ] as const,
    ),
    [
      'is behind a proxy that answers 503',
      answer(503, '<h1>', { ...html, server: 'nginx', 'cf-ray': '8c1f' }),
      /^refused by something in front of the service \(proxy or firewall\), HTTP 503, server: nginx, cf-ray: 8c1f\.$/,
    ],
  ])('fails, once, if the service %s', async (_name, behaviour, message) => {
    await using world = await aDocsService([behaviour]);
    const reading = await world.service.readJob('j_1', NEVER);
    if (reading.kind !== 'failed') throw new Error(reading.kind);
    expect(reading.retryAfterMs).toBeNull();
    expect(reading.problem.message).toMatch(message);
    expect(reading.problem.message).not.toContain('canary');
    expect(world.server.requests).toHaveLength(1);
    expect(world.clock.slept).toEqual([]);
  });

  test('fails after half a minute if the service never answers', async () => {
    await using world = await aDocsService([() => world.clock.pass(30_000)]);
    const problem = { message: expect.stringMatching(/did not answer in time\.$/) };
    const failed = { kind: 'failed', problem, retryAfterMs: null };
    expect(await world.service.readJob('j_1', NEVER)).toMatchObject(failed);
  });

  test.each([429, 503])('reports how long to wait after %i', async (status) => {
    await using world = await aDocsService([answer(status, '', { 'retry-after': '600' })]);
    expect(await world.service.readJob('j_1', NEVER)).toMatchObject({ kind: 'failed', retryAfterMs: 600_000 });
    expect(world.clock.slept).toEqual([]);
  });

  test.each([401, 403])('is refused with %i, and says what to do', async (status) => {
    await using world = await aDocsService([json(status, { error: 'No.' })]);
    const reading = await world.service.readJob('j_1', NEVER);
    expect(reading).toMatchObject({ kind: 'refused', problem: { message: expect.stringMatching(/It says: No\.$/) } });
    expect(reading).toHaveProperty('problem.hint', expect.stringMatching(status === 401 ? /90 days/ : /scope/));
  });

  test('does not find a missing job', async () => {
    await using world = await aDocsService([json(404, { error: 'No such job.' })]);
    const reading = await world.service.readJob('j_1', NEVER);
    const words = /does not know this job in this project \(HTTP 404\)/;
    const problem = { message: expect.stringMatching(words), hint: expect.stringContaining('`job-id`') };
    expect(reading).toMatchObject({ kind: 'missing', problem });
  });

  test('ends at once if the run is cancelled', async () => {
    const stop = new AbortController();
    await using world = await aDocsService([() => stop.abort()]);
    const problem = { message: 'the run was cancelled.' };
    expect(await world.service.readJob('j_1', stop.signal)).toMatchObject({ kind: 'failed', problem });
  });
});
