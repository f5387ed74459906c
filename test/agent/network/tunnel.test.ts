import { once } from 'node:events';
import { connect as connectTcp, createServer, type Socket } from 'node:net';
import { connect as connectTls, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { isPublic } from '../../../src/agent/network/line.ts';
import { onLoopback } from '../../servers/on-loopback.ts';
import { startProxy } from '../../servers/proxy-server.ts';
import { aNetwork, aProxyTo, certificate, HOST, PUBLIC } from './a-network.ts';

/** The agent's side of a tunnel; `status` is the network's answer to its request. */
async function openTunnel(port: number, target: string, early = ''): Promise<{ socket: Socket; status: string }> {
  const socket = connectTcp(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n${early}`);
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return { socket, status: String(answer).split(' ')[1] ?? '' };
}

async function speak(socket: Socket, servername: string): Promise<string> {
  const secured = connectTls({ socket, servername, ca: certificate().cert, checkServerIdentity: () => undefined });
  secured.end('GET /docs HTTP/1.0\r\n\r\n');
  try {
    return Buffer.concat(await secured.toArray()).toString();
  } catch {
    return '';
  }
}

const answering: Parameters<typeof aNetwork>[0] = ({ url }, outgoing) => void outgoing.end(`at ${url}`);
const refusedBy = ({ network }: { network: { refused(): ReadonlyMap<string, number> } }) =>
  Object.fromEntries(network.refused());

describe('a tunnel', () => {
  const ALLOWED = [`${HOST} ${HOST}`, `${HOST} *.example.com`, `API.Example.com ${HOST}`];
  test.each(ALLOWED.map((each) => each.split(' ')))('to %s passes with %s', async (host, allowed = '') => {
    await using world = await aNetwork(answering, { hosts: [allowed], gateway: null });
    const { socket, status } = await openTunnel(world.port, `${host}:443`);
    expect(status).toBe('200');
    expect(await speak(socket, HOST)).toMatch(/^HTTP\/1.1 200 OK\r\n.*at \/docs$/s);
    expect(world.dialled).toEqual([`${HOST} 93.184.216.34`]);
    expect(refusedBy(world)).toEqual({});
  });

  test.each([
    ['another host', 'evil.example.net:443', 'evil.example.net'],
    ['the name below a wildcard itself', 'wild.example.com:443', 'wild.example.com'],
    ['a name that only ends alike', 'evilwild.example.com:443', 'evilwild.example.com'],
    ['a longer name', `${HOST}.evil.net:443`, `${HOST}.evil.net`],
    ['a final dot', `${HOST}.:443`, `${HOST}.`],
    ['another port', `${HOST}:80`, `${HOST}:80`],
    ['no port', HOST, HOST],
    ['a user', `${HOST}:443@evil.net:443`, `${HOST}:443?evil.net`],
    ['an address', '93.184.216.34:443', '93.184.216.34'],
    ['the address of metadata', '169.254.169.254:443', '169.254.169.254'],
    ['an address of IPv6', '[::1]:443', '?::1?'],
    ['a number', '2130706433:443', '2130706433'],
    ['marks', 'canary_x.net:443', '***?x.net'],
    ['a long name', `${'a'.repeat(300)}:443`, 'a'.repeat(100)],
  ])('is refused, and counted by name: %s', async (_what, target, name) => {
    await using world = await aNetwork(answering, { hosts: [HOST, '*.wild.example.com', '*.34', '169.254.169.254'] });
    expect((await openTunnel(world.port, target)).status).toBe('403');
    expect({ refused: refusedBy(world), dialled: world.dialled }).toEqual({ refused: { [name]: 1 }, dialled: [] });
  });

  test.each([
    ['to another server', 'evil.example.net', 'evil.example.net'],
    ['without a name', '', HOST],
  ])('passes nothing on %s', async (_what, servername, counted) => {
    await using world = await aNetwork(() => expect.unreachable(), { hosts: [HOST] });
    const { socket } = await openTunnel(world.port, `${HOST}:443`);
    expect(await speak(socket, servername)).toBe('');
    expect(refusedBy(world)).toEqual({ [counted]: 1 });
  });

  test('passes nothing on that is not TLS, not even before the answer', async () => {
    const got: Buffer[] = [];
    const server = createServer((socket) => void socket.on('data', (bytes) => got.push(bytes)));
    await using upstream = await onLoopback(server);
    const dial = () => connectTcp(upstream.port, '127.0.0.1');
    await using world = await aNetwork(answering, { hosts: [HOST], dial });
    const { socket } = await openTunnel(world.port, `${HOST}:443`, 'GET / HTTP/1.1\r\n\r\n');
    if (!socket.destroyed) await once(socket, 'close');
    expect(got).toEqual([]);
    expect(refusedBy(world)).toEqual({ [HOST]: 1 });
  });

  test('dials only addresses that are public', async () => {
    const inside = ['10.0.0.7', '::ffff:127.0.0.1'].map((address, at) => ({ address, family: at === 0 ? 4 : 6 }));
    await using world = await aNetwork(answering, { hosts: [HOST], resolve: async () => inside });
    expect((await openTunnel(world.port, `${HOST}:443`)).status).toBe('403');
    expect({ refused: refusedBy(world), dialled: world.dialled }).toEqual({ refused: { [HOST]: 1 }, dialled: [] });
    await using mixed = await aNetwork(answering, { hosts: [HOST], resolve: async () => [...inside, ...PUBLIC] });
    expect((await openTunnel(mixed.port, `${HOST}:443`)).status).toBe('200');
    expect(mixed.dialled).toEqual([`${HOST} 93.184.216.34`]);
  });

  test("leads through the runner's proxy, which finds the address, as do the gateway's calls", async () => {
    await using far = await aNetwork(answering);
    await using proxy = await aProxyTo(far.upstreamPort);
    const never = () => expect.unreachable();
    await using world = await aNetwork(never, { hosts: [HOST], proxy: proxy.url, resolve: never, dial: never });
    const { socket } = await openTunnel(world.port, `${HOST}:443`);
    expect(await speak(socket, HOST)).toContain('at /docs');
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, certificate().cert]);
    const { status, text } = await world.call('/v1/messages');
    setDefaultCACertificates([...before]);
    expect({ status, text }).toEqual({ status: 200, text: 'at /v1/messages' });
    const login = `Basic ${Buffer.from('some@one:canary').toString('base64')}`;
    expect(proxy.asked).toEqual([`${HOST}:443 ${login}`, `${HOST}:443 ${login}`]);
  });

  test("is an error where the runner's proxy refuses", async () => {
    await using proxy = await startProxy({ refusal: 503 });
    await using world = await aNetwork(answering, { hosts: [HOST], proxy: proxy.url });
    expect((await openTunnel(world.port, `${HOST}:443`)).status).toBe('502');
    expect(refusedBy(world)).toEqual({});
  });

  test('ends with the network, which then takes no other', async () => {
    await using world = await aNetwork(answering, { hosts: [HOST] });
    const { socket } = await openTunnel(world.port, `${HOST}:443`);
    world.network.close();
    if (!socket.destroyed) await once(socket, 'close');
    expect((await openTunnel(world.port, `${HOST}:443`)).status).not.toBe('200');
  });
});

test('requests without a tunnel, and without a gateway, are refused', async () => {
  await using world = await aNetwork(answering, { hosts: [HOST], gateway: null });
  const urls = [`http://${HOST}/`, 'http://evil.example.net:8080/x', '/v1/messages'];
  for (const url of urls) expect((await world.call(url)).status).toBe(403);
  expect(refusedBy(world)).toEqual({ [HOST]: 1, 'evil.example.net:8080': 1, '?v1?messages': 1 });
});

test('fifty names are counted, all others together', async () => {
  await using world = await aNetwork(answering);
  for (let each = 0; each < 53; each += 1) await openTunnel(world.port, `n${each % 52}.net:443`);
  expect(Object.keys(refusedBy(world))).toHaveLength(51);
  expect(refusedBy(world)).toMatchObject({ 'n0.net': 2, 'n49.net': 1, 'other hosts': 2 });
});

test.each([
  ['1.1.1.1 93.184.216.34 172.15.0.1 172.32.0.1 192.0.1.1 223.255.255.254 2606:4700::1111 2a00:1450::1', true],
  ['0.0.0.0 10.1.2.3 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.255 168.63.129.16 169.254.169.254', false],
  ['172.16.0.1 172.31.255.255 192.0.0.192 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255', false],
  [':: ::1 ::ffff:8.8.8.8 ::ffff:127.0.0.1 ::8.8.8.8 64:ff9b::7f00:1 fe80::1 fe80::1%eth0 2a00::1%eth0', false],
  ['fc00::1 fd00:ec2::254 fec0::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1::1 3fff::1 5f00::1', false],
  ['localhost 1.1.1 0x7f.1 [::1] 2130706433', false],
])('of the addresses %s, none or all are public', (addresses, expected) => {
  expect(addresses.split(' ').filter((each) => isPublic(each) !== expected)).toEqual([]);
});
