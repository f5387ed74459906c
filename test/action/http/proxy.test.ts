import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ProxySettings } from '../../../src/action/http/proxy.ts';
import { createSend, type Send } from '../../../src/action/http/send.ts';
import { isLoopback } from '../../../src/action/redaction/addresses.ts';
import { inputErrorOf } from '../../build/settings.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { answer, close, hang, json, reset, startFaultServer } from '../../servers/fault-server.ts';
import { startProxy } from '../../servers/proxy-server.ts';
import { makeCertificate, startSecureServer } from '../../servers/secure-server.ts';
import { anExchange } from './exchanges.ts';

function sendThrough(proxy: Partial<ProxySettings>, clock = aClock()): Send {
  return createSend({ clock, proxy: { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined, ...proxy } });
}

/** The same server under a name that only a proxy knows: addresses on this machine use no proxy. */
function far(address: string): string {
  return address.replace('127.0.0.1', 'docs.example.com');
}

const PASSWORD_REQUIRED = {
  failure: 'proxy-password',
  message: 'docs.example.com cannot be reached, because the proxy requires a valid user name and password (407)',
};

const trusted = makeCertificate();
const other = makeCertificate('other.example.com');
const usual = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...usual, trusted.cert, other.cert]));
afterAll(() => setDefaultCACertificates([...usual]));
afterEach(() => vi.unstubAllEnvs());

describe('a proxy for https', () => {
  test('gets one request for a tunnel, for several exchanges', async () => {
    const seen: string[] = [];
    await using server = await startSecureServer(trusted, (incoming, outgoing) => {
      seen.push(`${incoming.httpVersion} ${incoming.method} ${incoming.url}`);
      outgoing.end('{}');
    });
    await using proxy = await startProxy();
    const send = sendThrough({ httpsProxy: proxy.url });
    expect(await send(anExchange(far(server.url)))).toMatchObject({ kind: 'answer', status: 200 });
    expect(await send(anExchange(far(server.url)))).toMatchObject({ kind: 'answer', status: 200 });
    expect(seen).toEqual(['1.1 POST /jobs?now=1', '1.1 POST /jobs?now=1']);
    expect(proxy.asked).toEqual([new URL(far(server.url)).host]);
  });

  test('gets the credentials in its address, which no message shows', async () => {
    await using proxy = await startProxy({ refusal: 407 });
    const address = proxy.url.replace('//', '//someone:canary%25password@');
    const ending = await sendThrough({ httpsProxy: address })(anExchange('https://docs.example.com'));
    expect(proxy.credentials).toEqual([`Basic ${Buffer.from('someone:canary%password').toString('base64')}`]);
    expect(ending).toMatchObject({ ...PASSWORD_REQUIRED, sent: false });
  });

  test.each(['/proxy', '//', '/a/../%', '?x', '#y', '/?x#y'])('is used, however its address ends: %s', async (rest) => {
    await using server = await startSecureServer(trusted, (_incoming, outgoing) => outgoing.end('{}'));
    await using proxy = await startProxy();
    const send = sendThrough({ httpsProxy: `${proxy.url}${rest}` });
    expect(await send(anExchange(far(server.url)))).toMatchObject({ kind: 'answer', status: 200 });
  });

  test.each([
    ['refuses (403)', answer(403, ''), 'because the proxy refuses to (UND_ERR_ABORTED)'],
    ['refuses (502)', answer(502, ''), 'because the proxy refuses to (UND_ERR_ABORTED)'],
    ['closes the connection instead of answering', close, 'because the proxy closed the connection (UND_ERR_PRX_CONN)'],
  ])('that %s proves that nothing was sent', async (_what, behaviour, why) => {
    await using proxy = await startFaultServer(() => behaviour);
    const ending = await sendThrough({ httpsProxy: proxy.url })(anExchange('https://docs.example.com'));
    expect(ending).toMatchObject({ failure: 'unreachable', sent: false, message: expect.stringContaining(why) });
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT', path: 'docs.example.com:443' }]);
  });

  test('that never answers is given up at the deadline, and nothing was sent', { timeout: 5_000 }, async () => {
    const clock = aClock();
    await using proxy = await startFaultServer(() => () => clock.pass(30_000));
    const ending = await sendThrough({ httpsProxy: proxy.url }, clock)(anExchange('https://docs.example.com'));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'timeout', sent: false });
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT', path: 'docs.example.com:443' }]);
  });

  test('leads to a server that never answers: the request was sent', async () => {
    const clock = aClock();
    await using server = await startSecureServer(trusted, () => clock.pass(30_000));
    await using proxy = await startProxy();
    const ending = await sendThrough({ httpsProxy: proxy.url }, clock)(anExchange(far(server.url)));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'timeout', sent: true });
  });

  test.each([
    ['is untrusted', makeCertificate(), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['is for another name', other, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('does not hide that the certificate behind it %s', async (_what, certificate, code) => {
    await using server = await startSecureServer(certificate, (_incoming, outgoing) => outgoing.end('{}'));
    await using proxy = await startProxy();
    const ending = await sendThrough({ httpsProxy: proxy.url })(anExchange(far(server.url)));
    const message = `the certificate of ${new URL(far(server.url)).host} is not trusted (${code})`;
    expect(ending).toMatchObject({ kind: 'failure', failure: 'certificate', sent: false, message });
  });
});

describe('a proxy with TLS', () => {
  test.each([
    ['is self-signed', 'https', makeCertificate(), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['is for another name', 'http', other, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])("has a certificate that %s, and the server's is not blamed (%s)", async (_name, scheme, certificate, code) => {
    await using proxy = await startSecureServer(certificate, () => undefined);
    const send = sendThrough({ httpProxy: proxy.url, httpsProxy: proxy.url });
    const ending = await send(anExchange(`${scheme}://docs.example.com`));
    expect(ending).toMatchObject({
      failure: 'proxy-certificate',
      sent: false,
      message: `docs.example.com cannot be reached, because the certificate of the proxy is not trusted (${code})`,
    });
  });

  test('is asked in HTTP/1.1, even if it also speaks HTTP/2', async () => {
    await using proxy = await startSecureServer(trusted, () => undefined);
    await sendThrough({ httpsProxy: proxy.url })(anExchange('https://docs.example.com'));
    expect(proxy.protocols).toEqual(['http/1.1']);
  });

  test('never finishes its handshake: it is given up at the deadline', { timeout: 5_000 }, async () => {
    const clock = aClock();
    const closed = Promise.withResolvers<void>();
    await using proxy = await startFaultServer(
      () => hang,
      (socket) => {
        socket.on('close', () => closed.resolve());
        clock.pass(30_000);
      },
    );
    const send = sendThrough({ httpsProxy: `https://127.0.0.1:${proxy.port}` }, clock);
    const ending = await send(anExchange('https://docs.example.com'));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'timeout', sent: false });
    await closed.promise;
  });
});

describe('a proxy for http', () => {
  test('gets the whole address', async () => {
    await using server = await startFaultServer(() => json(200, {}));
    await using proxy = await startProxy();
    const ending = await sendThrough({ httpProxy: proxy.url })(anExchange(far(server.url)));
    expect(ending).toMatchObject({ kind: 'answer', status: 200 });
    expect(proxy.asked).toEqual([`${far(server.url)}/jobs?now=1`]);
    expect(server.requests).toMatchObject([{ method: 'POST', path: '/jobs?now=1', body: '{"prompt":"go"}' }]);
  });

  test.each(['', 'Log in first.'])('that refuses without a password (407, "%s") is named', async (page) => {
    await using proxy = await startFaultServer(() => answer(407, page, { 'proxy-authenticate': 'Basic' }));
    const send = sendThrough({ httpProxy: proxy.url });
    const expected = { ...PASSWORD_REQUIRED, status: null, sent: true };
    for (const _again of [1, 2]) expect(await send(anExchange('http://docs.example.com'))).toMatchObject(expected);
  });

  test('is not blamed for a 407 of a server that needs no proxy', async () => {
    await using server = await startFaultServer(() => answer(407, ''));
    await using broken = await startFaultServer(() => (socket) => {
      socket.end('HTTP/1.1 407 No\r\ncontent-length: 5\r\n\r\n');
    });
    const send = sendThrough({ noProxy: '*' });
    expect(await send(anExchange(server.url))).toMatchObject({ kind: 'answer', status: 407 });
    expect(await send(anExchange(broken.url))).toMatchObject({ kind: 'failure', failure: 'lost', status: 407 });
  });

  test('that breaks the connection leaves it unclear what it has passed on', async () => {
    await using proxy = await startFaultServer(() => reset);
    const ending = await sendThrough({ httpProxy: proxy.url })(anExchange('http://docs.example.com'));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'lost', sent: true });
  });
});

test.each(['http', 'https'])('a proxy for %s without a server proves that nothing was sent', async (scheme) => {
  const proxy = await startProxy();
  await proxy[Symbol.asyncDispose]();
  const send = sendThrough({ httpProxy: proxy.url, httpsProxy: proxy.url });
  const message = 'docs.example.com cannot be reached, because the proxy refused the connection (ECONNREFUSED)';
  const failure = { kind: 'failure', failure: 'unreachable', sent: false };
  expect(await send(anExchange(`${scheme}://docs.example.com`))).toMatchObject(
    scheme === 'https' ? { ...failure, message } : failure,
  );
});

describe('the proxy settings', () => {
  test.each(['docs.invalid', 'localhost,.invalid', '*'])('bypass the proxy with NO_PROXY=%s', async (noProxy) => {
    await using proxy = await startProxy();
    const ending = await sendThrough({ httpProxy: proxy.url, noProxy })(anExchange('http://docs.invalid'));
    expect(ending).toMatchObject({ kind: 'failure', failure: 'unreachable' });
    expect(proxy.asked).toEqual([]);
  });

  test('may name a proxy without a scheme', async () => {
    await using server = await startFaultServer(() => json(200, {}));
    await using proxy = await startProxy();
    await sendThrough({ httpProxy: new URL(proxy.url).host })(anExchange(far(server.url)));
    expect(proxy.asked).toHaveLength(1);
  });

  test('that are invalid are reported by name, all at once, without their values', async () => {
    const read = (): unknown => sendThrough({ httpProxy: 'http://canary:8x', httpsProxy: 'socks5://canary:1080' });
    expect((await inputErrorOf(read)).problems.map(({ message }) => message)).toEqual([
      'The environment variable HTTP_PROXY is not the address of a proxy.',
      'The environment variable HTTPS_PROXY is not the address of a proxy.',
    ]);
  });

  const LOGINS = ['mara:50%off', 'mara%:secret', 'mara:%E0%A4', '%zz'];
  test.each(LOGINS)('needs a login that can be decoded: %s', async (login) => {
    const read = (): unknown => sendThrough({ httpsProxy: `http://${login}@proxy.example.com:3128` });
    const message = 'The user name or password in the environment variable HTTPS_PROXY cannot be decoded.';
    const hint = 'Write % as %25 there, and percent-encode other special characters.';
    expect((await inputErrorOf(read)).problems).toEqual([{ message, hint }]);
  });

  test('in the environment are not read', async () => {
    await using proxy = await startProxy();
    vi.stubEnv('http_proxy', proxy.url);
    expect(await sendThrough({})(anExchange('http://docs.invalid'))).toMatchObject({ kind: 'failure' });
    expect(proxy.asked).toEqual([]);
  });
});

describe('an address on this machine', () => {
  const NEAR = ['127.0.0.1', '127.1', '127.0.0.2', 'localhost', 'LOCALHOST', '[::ffff:127.0.0.1]', '0x7f.0.0.1'];
  test.each(NEAR)('is reached without a proxy, whatever NO_PROXY says: %s', async (host) => {
    await using server = await startFaultServer(() => json(200, {}));
    await using proxy = await startProxy();
    const address = `http://${host}:${server.port}`;
    for (const noProxy of [undefined, '', 'other.example.com']) {
      const send = sendThrough({ httpProxy: proxy.url, httpsProxy: proxy.url, noProxy });
      await send(anExchange(address));
      // Even after a connection through the proxy, which could be reused.
      await send(anExchange(far(server.url)));
      await send(anExchange(address));
    }
    expect(proxy.asked).toEqual(Array.from({ length: 3 }, () => `${far(server.url)}/jobs?now=1`));
  });

  test('is also reached without a proxy over https, and in HTTP/1.1', async () => {
    const seen: string[] = [];
    await using server = await startSecureServer(trusted, (incoming, outgoing) => {
      seen.push(incoming.httpVersion);
      outgoing.end('{}');
    });
    await using proxy = await startProxy();
    const ending = await sendThrough({ httpsProxy: proxy.url, httpProxy: proxy.url })(anExchange(server.url));
    expect(ending).toMatchObject({ kind: 'answer', status: 200 });
    expect([proxy.asked, seen]).toEqual([[], ['1.1']]);
  });

  test.each([
    ...['http://127.0.0.1', 'https://127.255.255.254:843/x', 'http://127.1', 'http://2130706433', 'http://LocalHost:1'],
    ...['http://[::1]:8080', 'http://[0:0:0:0:0:0:0:1]', 'http://[::ffff:127.0.0.1]', 'http://localhost'],
    'http://localhost.',
  ])('is recognized: %s', (address) => expect(isLoopback(new URL(address).hostname)).toBe(true));

  test.each([
    ...['http://128.0.0.1', 'http://localhost.example.com', 'http://127.0.0.1.example.com', 'http://notlocalhost'],
    ...['http://[::2]', 'http://[::ffff:10.0.0.1]', 'http://0.0.0.0', 'http://10.0.0.1'],
  ])('is no other one: %s', (address) => expect(isLoopback(new URL(address).hostname)).toBe(false));
});
