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
} from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const NEVER = new AbortController().signal;
const created = json(201, { id: 'j_1', status: 'active', prLink: null });
const html = { 'content-type': 'text/html' } as const;
const plain = { 'content-type': 'text/plain' } as const;

describe('a requested job', () => {
  test('is one request, as the interface defines it', async () => {
    await using world = await aDocsService([created], { prefix: '/docs/api', projectId: 'hand book' });
    const creation = await world.service.createJob('Describe "it".\nAll of it: ü.', NEVER);
    expect(creation).toMatchObject({ kind: 'created', tries: 1, job: { id: 'j_1', status: 'active' } });
    expect(world.server.requests).toHaveLength(1);
    const [request] = world.server.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/docs/api/v2/agent/hand%20book/job' });
    expect(JSON.parse(request?.body ?? '')).toEqual({ prompt: 'Describe "it".\nAll of it: ü.' });
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer canary_0123456789abcdef0123456789',
      'content-type': 'application/json',
      'user-agent': 'docs-agent',
    });
  });

  test.each([200, 201, 202, 299])('is created by %i with an id', async (status) => {
    await using world = await aDocsService([json(status, { id: 'j_1', model: 5 })]);
    expect(await world.service.createJob('go', NEVER)).toMatchObject({
      kind: 'created',
      job: { id: 'j_1', model: null },
    });
  });
});

/** What the service does with a request that it has read, and what is known afterwards. */
const UNCLEAR: readonly (readonly [string, Behaviour, RegExp])[] = [
  ['resets', reset, /reset the connection \(ECONNRESET\), after the request was sent\.$/],
  ['closes', close, /closed the connection \(UND_ERR_SOCKET\), after the request was sent\.$/],
  ['babbles', babble, /did not answer with HTTP .*, after the request was sent\.$/],
  ['cuts its answer off', truncate, /, after the answer began with HTTP 201\.$/],
  ['answers with too much', huge(2), /too big.*, after the answer began with HTTP 201\.$/],
  ['answers with a compressed hundred megabytes', bomb(100), /too big/],
  ['answers with invalid gzip', answer(201, '{"id":"j_1"}', { 'content-encoding': 'gzip' }), /cannot be decoded/],
  [
    'answers 201 with nothing',
    answer(201, '', { 'content-type': 'application/json' }),
    /^HTTP 201 \(application\/json\): an empty body\.$/,
  ],
  ['answers 201 with HTML', answer(201, '<p>ok', html), /^HTTP 201 \(text\/html\): a body that is not JSON\.$/],
  ['answers 201 with broken JSON', answer(201, '{', { 'content-type': 'application/json' }), /broken JSON/],
  ['answers 201 without an id', json(201, { status: 'active' }), /job\.id: expected a value, got nothing/],
  [
    'answers 201 with an id that climbs folders',
    json(201, { id: '..' }),
    /job\.id: expected an id of 1 to 128 printable ASCII characters/,
  ],
  ['answers 204', answer(204, ''), /^HTTP 204 \(no content type\): an empty body\.$/],
  ...[301, 302, 303, 307, 308].map(
    (status) =>
      [`redirects with ${status}`, redirect(status, 'http://127.0.0.1:9/'), new RegExp(`^HTTP ${status} `)] as const,
  ),
  ...[405, 406, 408, 409, 410, 418, 425, 500, 501, 503, 504, 599].map(
    (status) =>
      [
        `answers ${status}`,
        json(status, { error: 'It is us.' }),
        new RegExp(`^HTTP ${status} \\(application/json; charset=utf-8\\)\\. It says: It is us\\.$`),
      ] as const,
  ),
  ['answers 502 with a page', answer(502, '<h1>', html), /^HTTP 502 \(text\/html\)\.$/],
  ['answers 500 with a text', answer(500, 'no database', plain), /^HTTP 500 \(text\/plain\)\. It says: no database\.$/],
  [
    'is not reached through a proxy that answers 503',
    answer(503, '<h1>', { ...html, server: 'nginx' }),
    /^refused by something in front of the service \(proxy or firewall\), HTTP 503, server: nginx\.$/,
  ],
  ['answers 201 with an error', json(201, { error: 'no credits' }), /job\.id: .*\. It says: no credits\.$/],
  ['answers 503 with a requested pause', json(503, {}, { 'retry-after': '1' }), /^HTTP 503/],
];

describe('an unclear result', () => {
  test.each(UNCLEAR)(
    'from a service that %s is not repeated, and a job may exist',
    async (_name, behaviour, evidence) => {
      await using world = await aDocsService([behaviour, created]);
      const creation = await world.service.createJob('go', NEVER);
      expect(creation).toMatchObject({ kind: 'unknown', tries: 1 });
      if (creation.kind === 'unknown') {
        expect(creation.evidence).toMatch(evidence);
        expect(creation.evidence).not.toContain('canary');
      }
      expect(world.server.requests).toHaveLength(1);
      expect(world.clock.slept).toEqual([]);
    },
  );

  test('a service that never answers is given up after a minute', async () => {
    await using world = await aDocsService([() => world.clock.pass(60_000), created]);
    const creation = await world.service.createJob('go', NEVER);
    expect(creation).toMatchObject({ kind: 'unknown', tries: 1 });
    expect(creation.kind === 'unknown' && creation.evidence).toMatch(
      /did not answer in time, after the request was sent\.$/,
    );
    expect(world.server.requests).toHaveLength(1);
  });

  test('a service that drips is given up after a minute', async () => {
    await using world = await aDocsService([
      (socket, request) => {
        drip(socket, request);
        const timer = setInterval(() => world.clock.pass(10_000), 30);
        socket.on('close', () => clearInterval(timer));
      },
      created,
    ]);
    expect(await world.service.createJob('go', NEVER)).toMatchObject({ kind: 'unknown', tries: 1 });
    expect(world.server.requests).toHaveLength(1);
  });

  test('stays unclear if it comes on a repetition', async () => {
    await using world = await aDocsService([answer(429, '', { 'retry-after': '5' }), reset, created]);
    expect(await world.service.createJob('go', NEVER)).toMatchObject({ kind: 'unknown', tries: 2 });
    expect(world.server.requests).toHaveLength(2);
  });
});

describe('a refusal', () => {
  test.each<readonly [number, RegExp, RegExp]>([
    [400, /refused the request as malformed \(HTTP 400\)\. It says: prompt is required; too short\.$/, /Fix/],
    [401, /API key: it is wrong, expired or revoked \(HTTP 401\)/, /90 days/],
    [402, /refused because of the plan or missing credits \(HTTP 402\)\. It says/, /plan and the remaining credits/],
    [403, /doesn't allow this API key/, /scope.*IP allow-list.*plan/],
    [404, /does not know the project \(HTTP 404\)/, /`project-id`/],
    [413, /says the prompt is too long/, /Shorten/],
    [422, /does not accept the request \(HTTP 422\)\. It says/, /Fix/],
  ])('with %i starts nothing and is not repeated', async (status, message, hint) => {
    await using world = await aDocsService([
      json(status, { error: 'prompt is required', details: [{ message: 'too short' }] }),
      created,
    ]);
    const creation = await world.service.createJob('go', NEVER);
    if (creation.kind !== 'not-created') throw new Error(creation.kind);
    expect(creation.problem.message).toMatch(message);
    expect(creation.problem.hint).toMatch(hint);
    expect(creation.tries).toBe(1);
    expect(world.server.requests).toHaveLength(1);
  });

  test.each([
    answer(401, '<p>no', html),
    answer(401, ''),
    json(401, {}),
    json(401, { code: 7 }),
    answer(401, '{"error":', { 'content-type': 'application/json' }),
  ])('needs no readable explanation', async (behaviour) => {
    await using world = await aDocsService([behaviour]);
    const creation = await world.service.createJob('go', NEVER);
    expect(creation.kind === 'not-created' && creation.problem.message).toMatch(/\(HTTP 401\)\.$/);
  });

  test('by a proxy or firewall is not blamed on the service, and nothing was created', async () => {
    const headers = { ...plain, server: 'cloudflare', 'cf-ray': '8c1f00d-FRA' };
    await using world = await aDocsService([answer(403, 'error code: 1010', headers), created]);
    const creation = await world.service.createJob('go', NEVER);
    expect(creation).toMatchObject({
      kind: 'not-created',
      tries: 1,
      problem: { hint: expect.stringMatching(/operator/) },
    });
    expect(creation.kind === 'not-created' && creation.problem.message).toBe(
      'The request was refused by something in front of the service (proxy or firewall), HTTP 403, server: cloudflare, cf-ray: 8c1f00d-FRA. It says: error code: 1010.',
    );
    expect(world.server.requests).toHaveLength(1);
  });
});

describe('a limit', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, number]>([
    ['for as long as the service requests', { 'retry-after': '120' }, 120_000],
    [
      'until the time it names',
      { 'retry-after': 'Fri, 20 Nov 2026 10:01:30 GMT', date: 'Fri, 20 Nov 2026 10:00:00 GMT' },
      90_000,
    ],
    ['for a minute if it names none', {}, 60_000],
  ])('leads to a wait %s, once', async (_name, headers, waited) => {
    await using world = await aDocsService([answer(429, 'Too many', headers), created]);
    expect(await world.service.createJob('go', NEVER)).toMatchObject({ kind: 'created', tries: 2 });
    expect(world.clock.slept).toEqual([waited]);
  });

  test('that stays is reported, and nothing was created', async () => {
    await using world = await aDocsService([answer(429, '')]);
    const creation = await world.service.createJob('go', NEVER);
    expect(creation).toMatchObject({ kind: 'not-created', tries: 2 });
    expect(creation.kind === 'not-created' && creation.problem).toEqual({
      message: 'The service got too many requests (HTTP 429, tried 2 times).',
      hint: "The service doesn't say when to try again. A project can usually start 100 jobs an hour.",
    });
    expect(world.server.requests).toHaveLength(2);
  });

  test('of more than two minutes is not waited for', async () => {
    await using world = await aDocsService([answer(429, '', { 'retry-after': '121' }), created]);
    expect(await world.service.createJob('go', NEVER)).toMatchObject({
      kind: 'not-created',
      tries: 1,
      problem: { hint: expect.stringContaining('The service asks to wait 3 minutes.') },
    });
    expect(world.clock.slept).toEqual([]);
  });
});

describe('a request that could not be sent', () => {
  test('is tried three times, and nothing was created', async () => {
    await using world = await aDocsService([hang]);
    await world.server[Symbol.asyncDispose]();
    const creation = await world.service.createJob('go', NEVER);
    expect(creation).toMatchObject({ kind: 'not-created', tries: 3 });
    expect(creation.kind === 'not-created' && creation.problem.message).toMatch(
      /^The service was not reached: .* refused the connection \(ECONNREFUSED\)\. It was tried 3 times\.$/,
    );
    expect(world.clock.slept).toEqual([1_000, 4_000]);
  });
});

describe('a handshake that never finishes', () => {
  test('is tried three times, and nothing was created', { timeout: 5_000 }, async () => {
    const given = { scheme: 'https', onConnect: () => world.clock.pass(60_000) } as const;
    await using world = await aDocsService([], given);
    expect(await world.service.createJob('go', NEVER)).toMatchObject({ kind: 'not-created', tries: 3 });
    expect(world.connections()).toBe(3);
  });

  test('is ended when the run is cancelled', { timeout: 5_000 }, async () => {
    const stop = new AbortController();
    const onConnect = (): void => {
      stop.abort();
      world.clock.pass(3_000);
    };
    await using world = await aDocsService([], { scheme: 'https', onConnect });
    expect(await world.service.createJob('go', stop.signal)).toMatchObject({ kind: 'not-created', tries: 1 });
  });
});

test('a job is requested on its own connection, and a read reuses an open one', async () => {
  await using world = await aDocsService([created]);
  await world.service.readJob('j_1', NEVER);
  await world.service.readJob('j_1', NEVER);
  expect(world.connections()).toBe(1);
  await world.service.createJob('go', NEVER);
  expect(world.connections()).toBe(2);
});

describe('a run that is cancelled', () => {
  test('still receives an answer that comes within three seconds', async () => {
    const stop = new AbortController();
    await using world = await aDocsService([
      (socket, request) => {
        stop.abort();
        world.clock.pass(2_999);
        created(socket, request);
      },
    ]);
    expect(await world.service.createJob('go', stop.signal)).toMatchObject({ kind: 'created', job: { id: 'j_1' } });
  });

  test('does not wait longer, and the result is unknown', async () => {
    const stop = new AbortController();
    await using world = await aDocsService([
      () => {
        stop.abort();
        world.clock.pass(3_000);
      },
    ]);
    const creation = await world.service.createJob('go', stop.signal);
    expect(creation).toMatchObject({
      kind: 'unknown',
      evidence: 'the run was cancelled, after the request was sent.',
    });
  });

  test('does not wait for a limit', async () => {
    const stop = new AbortController();
    await using world = await aDocsService([
      (socket, request) => {
        stop.abort();
        answer(429, '', { 'retry-after': '5' })(socket, request);
      },
    ]);
    expect(await world.service.createJob('go', stop.signal)).toMatchObject({ kind: 'not-created', tries: 1 });
    expect(world.clock.slept).toEqual([]);
  });

  test('before it sends anything sends nothing', async () => {
    await using world = await aDocsService([created]);
    const creation = await world.service.createJob('go', AbortSignal.abort());
    expect(creation).toMatchObject({
      kind: 'not-created',
      problem: { hint: 'Run it again if it is still needed.' },
    });
    expect(world.server.requests).toEqual([]);
  });
});

test('a proxy that requires a password is named, and gets a single request', async () => {
  await using world = await aDocsService([answer(407, '')], { behindProxy: true });
  const creation = await world.service.createJob('go', NEVER);
  expect(creation).toEqual({
    kind: 'not-created',
    tries: 1,
    problem: {
      message:
        'The service was not reached: docs.example.com cannot be reached, because the proxy requires a valid user name and password (407).',
      hint: "Check the user name and password in the runner's HTTP_PROXY and HTTPS_PROXY.",
    },
  });
  expect(world.server.requests).toMatchObject([{ method: 'CONNECT' }]);
});
