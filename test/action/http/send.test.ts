import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../../src/action/http/send.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import * as faultServer from '../../servers/fault-server.ts';
import { makeCertificate, startSecureServer } from '../../servers/secure-server.ts';
import { anExchange, sendDirectly } from './exchanges.ts';

const { answer, babble, bomb, close, drip, hang, huge, json, redirect, reset, startFaultServer, truncate } =
  faultServer;
type Behaviour = faultServer.Behaviour;

const encoded = (encoding: string, body: string | Uint8Array) => answer(200, body, { 'content-encoding': encoding });
const text = (body: Uint8Array): string => new TextDecoder().decode(body);

/** A behaviour, and a promise that resolves once it has been played. */
function announced(behaviour: Behaviour): { readonly behaviour: Behaviour; readonly played: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    played: promise,
    behaviour: (socket, request) => {
      behaviour(socket, request);
      resolve();
    },
  };
}

describe('an answer', () => {
  test('carries status, headers in lower case and the body, and belongs to the request as it was given', async () => {
    await using server = await startFaultServer(() => json(201, { id: 'j_1' }, { 'X-Odd': 'yes' }));
    const ending = await sendDirectly(aClock())(anExchange(`${server.url}/prefix/`, { headers: { 'x-one': '1' } }));
    if (ending.kind !== 'answer') throw new Error(ending.message);
    expect([ending.status, ending.headers.get('x-odd'), text(ending.body)]).toEqual([201, 'yes', '{"id":"j_1"}']);
    expect(server.requests).toMatchObject([{ method: 'POST', path: '/jobs?now=1', body: '{"prompt":"go"}' }]);
    expect(server.requests[0]?.headers.get('x-one')).toBe('1');
  });

  test.each([301, 302, 303, 307, 308])('may be a redirect (%i), which is not followed', async (status) => {
    await using elsewhere = await startFaultServer(() => json(200, {}));
    await using server = await startFaultServer(() => redirect(status, elsewhere.url));
    expect(await sendDirectly(aClock())(anExchange(server.url))).toMatchObject({ kind: 'answer', status });
    expect(elsewhere.requests).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['gzip', gzipSync('{"id":1}')],
    ['X-GZIP', gzipSync('{"id":1}')],
    ['deflate', deflateSync('{"id":1}')],
    ['br', brotliCompressSync('{"id":1}')],
    ['identity', Buffer.from('{"id":1}')],
  ])('is decoded from %s, even if it is an error', async (encoding, body) => {
    await using server = await startFaultServer(() => answer(500, body, { 'content-encoding': encoding }));
    const ending = await sendDirectly(aClock())(anExchange(server.url));
    expect(ending.kind === 'answer' && text(ending.body)).toBe('{"id":1}');
  });

  test('may be exactly as long as the limit', async () => {
    await using server = await startFaultServer(() => encoded('gzip', gzipSync('x'.repeat(5000))));
    const send = sendDirectly(aClock());
    expect(await send(anExchange(server.url, { maxBytes: 5000 }))).toMatchObject({ kind: 'answer' });
    expect(await send(anExchange(server.url, { maxBytes: 4999 }))).toMatchObject({ failure: 'too-big' });
  });
});

describe('a failure after the request was sent', () => {
  test.each<readonly [string, Behaviour, string, number | null, RegExp]>([
    ['a reset', reset, 'lost', null, /reset the connection \(ECONNRESET\)/],
    ['a close without an answer', close, 'lost', null, /closed the connection/],
    ['a body cut off', truncate, 'lost', 201, /closed the connection/],
    ['words that are not HTTP', babble, 'lost', null, /did not answer with HTTP/],
    [
      'invalid chunks',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nno chunk\r\n'),
      'lost',
      200,
      /did not answer with HTTP/,
    ],
    [
      'headers without end',
      (socket) => socket.end(`HTTP/1.1 200 OK\r\n${'x-long: 0123456789\r\n'.repeat(10_000)}`),
      'lost',
      null,
      /too many headers/,
    ],
    ['a long body', huge(2), 'too-big', 201, /too big/],
    ['a compressed body of a hundred megabytes', bomb(100), 'too-big', 201, /too big/],
    ['an encoding nobody asked for', encoded('zstd', zstdCompressSync('{}')), 'undecodable', 200, /"zstd" is unk/],
    ['data that is not gzip', encoded('gzip', 'plain'), 'undecodable', 200, /claims to be gzip, but is not/],
    ['gzip cut off', encoded('gzip', gzipSync('{}').subarray(0, 15)), 'undecodable', 200, /claims to be gzip, but/],
  ])('%s is reported as such', async (_name, behaviour, failure, status, words) => {
    await using server = await startFaultServer(() => behaviour);
    const ending = await sendDirectly(aClock())(anExchange(server.url));
    const message = expect.stringMatching(words);
    expect(ending).toMatchObject({ kind: 'failure', failure, status, sent: true, message });
    expect(ending).toMatchObject({ message: expect.stringContaining(new URL(server.url).host) });
    expect(JSON.stringify(ending)).not.toContain('canary');
    expect(server.requests).toHaveLength(1);
  });

  test('the deadline ends a server that never answers, and not before its time', async () => {
    const clock = aClock();
    const { played, behaviour } = announced(hang);
    await using server = await startFaultServer(() => behaviour);
    const ending = sendDirectly(clock)(anExchange(server.url));
    await played;
    clock.pass(29_999);
    expect(await Promise.race([ending, turnsOfTheLoop('still waiting')])).toBe('still waiting');
    clock.pass(1);
    const message = expect.stringContaining('did not answer in time');
    expect(await ending).toMatchObject({ kind: 'failure', failure: 'timeout', sent: true, status: null, message });
  });

  test('the deadline ends an answer that drips', async () => {
    const clock = aClock();
    await using server = await startFaultServer(() => (socket, request) => {
      drip(socket, request);
      let drops = 0;
      const timer = setInterval(() => {
        drops += 1;
        if (drops === 5) clock.pass(30_000);
      }, 20);
      socket.on('close', () => clearInterval(timer));
    });
    const ending = await sendDirectly(clock)(anExchange(server.url));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'timeout', sent: true, status: 201 });
  });

  test('a cancelled run ends it at once, and the other side sees the connection close', async () => {
    const cancelled = new AbortController();
    const closed = Promise.withResolvers<void>();
    await using server = await startFaultServer(() => (socket) => {
      socket.on('close', () => closed.resolve());
      cancelled.abort();
    });
    const ending = await sendDirectly(aClock())(anExchange(server.url, { signal: cancelled.signal }));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'cancelled', sent: true });
    await closed.promise;
  });
});

describe('a failure before anything was sent', () => {
  test('is a port where no server listens', async () => {
    const server = await startFaultServer(() => hang);
    await server[Symbol.asyncDispose]();
    const ending = await sendDirectly(aClock())(anExchange(server.url));
    const message = `127.0.0.1:${server.port} refused the connection (ECONNREFUSED)`;
    expect(ending).toEqual({ kind: 'failure', failure: 'unreachable', sent: false, status: null, message });
  });

  test('is a name without an address', async () => {
    const ending = await sendDirectly(aClock())(anExchange('http://nowhere.invalid'));
    const message = expect.stringMatching(/^nowhere\.invalid has no address/);
    expect(ending).toMatchObject({ failure: 'unreachable', sent: false, message });
  });

  test.each<readonly [string, (socket: Socket) => unknown, object]>([
    ['a connection that is reset during the handshake', (socket) => socket.resetAndDestroy(), {}],
    [
      'a server without TLS',
      (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
      { message: expect.stringMatching(/does not speak TLS/) },
    ],
  ])('is %s', async (_name, onConnect, words) => {
    await using server = await startFaultServer(() => hang, onConnect);
    const ending = await sendDirectly(aClock())(anExchange(`https://127.0.0.1:${server.port}`));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'unreachable', sent: false, ...words });
  });

  // Five seconds are less than the ten after which an attempt to connect would be given up anyway.
  test.each(['timeout', 'cancelled'] as const)(
    'is a handshake that is never answered, which ends with the %s',
    { timeout: 5_000 },
    async (failure) => {
      const clock = aClock();
      const cancelled = new AbortController();
      const [connected, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await using server = await startFaultServer(
        () => hang,
        (socket) => {
          socket.on('close', () => closed.resolve());
          connected.resolve();
        },
      );
      const exchange = anExchange(`https://127.0.0.1:${server.port}`, { signal: cancelled.signal });
      const ending = sendDirectly(clock)(exchange);
      await connected.promise;
      if (failure === 'timeout') clock.pass(30_000);
      else cancelled.abort();
      expect(await ending).toMatchObject({ kind: 'failure', failure, sent: false });
      await closed.promise;
    },
  );

  test('is a run that was cancelled before, which sends nothing', async () => {
    await using server = await startFaultServer(() => json(200, {}));
    const ending = await sendDirectly(aClock())(anExchange(server.url, { signal: AbortSignal.abort() }));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'cancelled', sent: false });
    expect(server.requests).toEqual([]);
  });

  test.each<readonly [string, string | undefined, RegExp]>([
    ['signed by itself', undefined, /certificate of .* is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/],
    ['of someone else', 'other.example.com', /certificate of .* is not trusted/],
  ])('is a certificate %s', async (_name, name, words) => {
    const asked: string[] = [];
    await using server = await startSecureServer(makeCertificate(name), (incoming, outgoing) => {
      asked.push(incoming.url ?? '');
      outgoing.end('{}');
    });
    const ending = await sendDirectly(aClock())(anExchange(server.url));
    expect(ending).toMatchObject({ failure: 'certificate', sent: false });
    expect(ending.kind === 'failure' && ending.message).toMatch(words);
    expect(asked).toEqual([]);
  });

  test.each<readonly [string, Exchange['method'], string]>([
    ['to another address', 'POST', '/other/jobs?now=1'],
    ['by another method', 'GET', '/jobs?now=1'],
  ])('is not confused with an exchange %s that was sent', async (_name, method, path) => {
    const { played, behaviour } = announced(hang);
    await using server = await startFaultServer(() => behaviour);
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const send = sendDirectly(aClock());
    const other = send(anExchange(server.url, { method, url: new URL(path, server.url), signal }));
    const ours = send(anExchange(`https://127.0.0.1:${server.port}`, { signal }));
    await played;
    cancelling.abort();
    expect([await other, await ours]).toMatchObject([{ sent: true }, { sent: false }]);
  });
});

describe('connections', () => {
  test('are reused after a complete answer, and new and then closed for an exchange that requires it', async () => {
    let connections = 0;
    const closed = Promise.withResolvers<void>();
    const onConnect = (socket: Socket): void => {
      connections += 1;
      if (connections === 2) socket.on('close', () => closed.resolve());
    };
    await using server = await startFaultServer(() => json(200, {}), onConnect);
    const send = sendDirectly(aClock());
    for (let turn = 0; turn < 3; turn += 1) await send(anExchange(server.url));
    expect(connections).toBe(1);
    await send(anExchange(server.url, { freshConnection: true }));
    await closed.promise;
    await send(anExchange(server.url));
    expect(connections).toBe(2);
  });

  test('are not reused after a failure', async () => {
    await using server = await startFaultServer((_request, index) => (index === 0 ? huge(2) : json(200, {})));
    const send = sendDirectly(aClock());
    expect(await send(anExchange(server.url))).toMatchObject({ failure: 'too-big' });
    expect(await send(anExchange(server.url))).toMatchObject({ kind: 'answer', status: 200 });
  });

  test('serve many exchanges at the same time', async () => {
    await using server = await startFaultServer(({ body }) => json(200, body));
    const send = sendDirectly(aClock());
    const bodies = Array.from({ length: 20 }, (_, index) => `body ${index}`);
    const endings = await Promise.all(bodies.map((body) => send(anExchange(server.url, { body }))));
    expect(endings.map((ending) => ending.kind === 'answer' && JSON.parse(text(ending.body)))).toEqual(bodies);
  });
});

/** Lets input and output progress. */
async function turnsOfTheLoop<T>(value: T): Promise<T> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return value;
}
