import { request, type ServerResponse } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/agent/network/gateway.ts';
import { startProxy } from '../../servers/proxy-server.ts';
import { aNetwork, answerTo, certificate, HOST, KEY, textOf } from './a-network.ts';

const usual = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...usual, certificate().cert]));
afterAll(() => setDefaultCACertificates([...usual]));

const GOOGLE = '/v1beta/models/g-3:streamGenerateContent?alt=sse';
const MESSAGE = { model: 'm', messages: [{ role: 'user', content: 'Hi' }] };

function aProvider(answer = '{}') {
  const seen: { url: string; headers: Readonly<Record<string, unknown>>; body: string }[] = [];
  const behave: Parameters<typeof aNetwork>[0] = async (incoming, outgoing) => {
    seen.push({ url: incoming.url ?? '', headers: incoming.headers, body: await textOf(incoming) });
    outgoing.end(answer);
  };
  return { seen, behave };
}

describe('a call of the model', () => {
  test.each([
    ['anthropic', '/v1/messages?beta=true', '/v1/messages?beta=true', { 'x-api-key': KEY }],
    ['openai', '/v1/responses?key=evil', '/v1/responses', { authorization: `Bearer ${KEY}` }],
    ['google', GOOGLE, GOOGLE, { 'x-goog-api-key': KEY }],
  ] as const)('of %s reaches it with our key and no other', async (provider, path, url, key) => {
    const { seen, behave } = aProvider();
    await using world = await aNetwork(behave, { gateway: { provider, key: KEY, origin: `https://${HOST}` } });
    const others = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key', 'cookie', 'proxy-authorization'];
    const headers = { ...Object.fromEntries(others.map((name) => [name, 'evil'])), 'user-agent': 'cli/1' };
    const { status } = await world.call(path, { headers, body: { model: 'm' } });
    expect({ status, url: seen[0]?.url }).toEqual({ status: 200, url });
    expect(seen[0]?.headers).toEqual({
      ...{ ...key, 'user-agent': 'cli/1', host: HOST, connection: 'close', 'accept-encoding': 'identity' },
      ...{ 'content-type': 'application/json', 'content-length': String(seen[0]?.body.length) },
    });
    expect(world.dialled).toEqual([`${HOST} 93.184.216.34`]);
  });

  test('is written anew: of two fields with one name, the checked one is sent', async () => {
    const { seen, behave } = aProvider();
    await using world = await aNetwork(behave);
    const body = '{"tools":[{"type":"web_fetch_20250910"}],"unknown":1, "tools":[]}';
    expect(await world.call('/v1/messages', { body })).toMatchObject({ status: 200 });
    expect(seen[0]?.body).toBe('{"tools":[]}');
  });

  const NONE =
    '/v1/files|/v1/messages/batches|/v1/messages/../files|/v1//messages|/v1/messages%2f..%2ffiles|/V1/messages|http://api.example.com/v1/messages';
  const CALLS = [...NONE.split('|').map((path) => ['POST', path]), ['GET', '/v1/messages'], ['GET', '/']];
  test.each(CALLS)('is none: %s %s', async (method, path = '') => {
    await using world = await aNetwork(() => expect.unreachable());
    expect(await world.call(path, { method: method ?? '', body: MESSAGE })).toMatchObject({ status: 403 });
    expect(world.dialled).toEqual([]);
  });

  test.each([
    ['no JSON', 'a=b', {}],
    ['more than JSON', '{}{}', {}],
    ['no object', '[]', {}],
    ['nested deeper than can be checked', `{"messages":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, {}],
    ['nested deeper than can be written', `{"model":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, {}],
    ['compressed', gzipSync('{}'), { 'content-encoding': 'gzip' }],
    ['compressed without saying so', gzipSync('{}'), {}],
    ['a tool of the provider', { tools: [{ type: 'web_search_20250305' }] }, {}],
  ])('has a body that is refused: %s', async (_what, body, headers) => {
    await using world = await aNetwork(() => expect.unreachable());
    const { status, text } = await world.call('/v1/messages', { body, headers });
    expect({ status, error: JSON.parse(text) }).toMatchObject({ status: 403, error: { type: 'error' } });
    expect(world.limits).toEqual([]);
  });
});

describe('an answer', () => {
  test('arrives piece by piece, and its end breaks off where the provider breaks off', async () => {
    let next = (): void => undefined;
    await using world = await aNetwork((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      next = () => {
        outgoing.write('data: 1\n\n');
        next = () => void outgoing.write('data: 2\n\n', () => outgoing.destroy());
      };
    });
    const sent = request({ port: world.port, path: '/v1/messages', method: 'POST' });
    sent.end('{}');
    const answer = await answerTo(sent);
    const pieces: string[] = [];
    const reading = (async () => {
      next();
      for await (const piece of answer) {
        pieces.push(String(piece));
        next();
      }
    })();
    await expect(reading).rejects.toThrow('aborted');
    expect(pieces).toEqual(['data: 1\n\n', 'data: 2\n\n']);
  });

  test('has neither our key, in however many pieces, nor headers that set something', async () => {
    await using world = await aNetwork((_incoming, outgoing) => {
      outgoing.writeHead(401, { 'set-cookie': 'a=b', 'request-id': `r ${KEY}`, location: 'x', 'retry-after': '1' });
      for (const piece of ['s', ...`k sk-${KEY} ${KEY}, sk-can`]) outgoing.write(piece);
      outgoing.end();
    });
    const { status, headers, text } = await world.call('/v1/messages');
    const hidden = '*'.repeat(KEY.length);
    expect({ status, text }).toEqual({ status: 401, text: `sk sk-${hidden} ${hidden}, sk-can` });
    expect(Object.keys(headers).sort().join(' ')).toBe('connection date request-id retry-after transfer-encoding');
    expect(headers['request-id']).toBe(`r ${hidden}`);
  });

  test.each([
    ['a redirect', 307, { location: 'https://evil.example.com/' }],
    ['compressed', 200, { 'content-encoding': 'gzip' }],
  ])('is an error if it is %s', async (_what, status, headers) => {
    await using world = await aNetwork((_incoming, outgoing) => void outgoing.writeHead(status, headers).end());
    expect(await world.call('/v1/messages')).toMatchObject({ status: 502, headers: { connection: 'close' } });
    expect(world.dialled).toHaveLength(1);
  });

  test('says why the provider cannot be reached, without what others wrote', async () => {
    await using world = await aNetwork(() => undefined, { resolve: async () => [{ address: '10.0.0.1', family: 4 }] });
    expect(await world.call('/v1/messages')).toMatchObject({
      status: 403,
      text: expect.stringContaining(`${HOST} has no public address`),
    });
    setDefaultCACertificates([...usual]);
    await using untrusted = await aNetwork(() => expect.unreachable());
    const { text } = await untrusted.call('/v1/messages');
    setDefaultCACertificates([...usual, certificate().cert]);
    expect(text).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
  });
});

describe('the limits', () => {
  test('of a job are 500 calls, 8 at once, 16 MiB each, 64 MiB in flight', () =>
    expect(LIMITS).toEqual({ calls: 500, atOnce: 8, body: 2 ** 24, bodies: 2 ** 26 }));

  test.each([
    ['calls', 'The agent made more than 2 calls to its model', { calls: 2 }],
    ['size', `The agent sent more than ${2 ** -14} MiB to its model in one call`, { body: 64 }],
  ])('end all calls once one is exceeded: %s', async (_what, reason, limit) => {
    await using world = await aNetwork(aProvider().behave, { limits: { ...LIMITS, ...limit } });
    const bodies = [{}, {}, { model: 'm'.repeat(64) }, {}];
    const statuses: unknown[] = [];
    for (const body of bodies) statuses.push((await world.call('/v1/messages', { body })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(world.limits).toEqual([reason]);
  });

  test.each([
    ['The agent made more than 2 calls to its model at once', { atOnce: 2 }],
    [`The agent sent more than ${2 ** -14} MiB to its model at once`, { bodies: 64 }],
  ])('count what is open, and no longer what has ended: %s', async (reason, limit) => {
    const open: ServerResponse[] = [];
    await using world = await aNetwork((_incoming, outgoing) => void open.push(outgoing), {
      limits: { ...LIMITS, ...limit },
    });
    const calls = () => [1, 2].map(() => world.call('/v1/messages', { body: { model: 'm'.repeat(10) } }));
    const endAll = () => open.splice(0).map((outgoing) => outgoing.end());
    for (const isLast of [false, false, true]) {
      const both = calls();
      await expect.poll(() => open.length).toBe(2);
      expect(world.limits).toEqual([]);
      if (isLast) expect((await calls()[0])?.status).toBe(429);
      endAll();
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(world.limits).toEqual([reason]);
  });
});

test("what the runner's proxy refuses is said without its password", async () => {
  await using proxy = await startProxy({ refusal: 407 });
  const address = proxy.url.replace('//', '//someone:canary%40@');
  await using world = await aNetwork(() => expect.unreachable(), { proxy: address });
  const { status, text } = await world.call('/v1/messages');
  expect({ status, text }).toMatchObject({ status: 502, text: expect.stringContaining("runner's proxy answered 407") });
  expect(text).not.toContain('canary');
  expect(proxy.credentials).toEqual([`Basic ${Buffer.from('someone:canary@').toString('base64')}`]);
});
