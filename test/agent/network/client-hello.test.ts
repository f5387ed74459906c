import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type ConnectionOptions, connect } from 'node:tls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readServerName } from '../../../src/agent/network/client-hello.ts';

/** The first bytes that Node's own TLS client sends. */
async function aHello(options: ConnectionOptions): Promise<Buffer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, ...options });
  client.on('error', () => undefined);
  const [socket] = (await once(server, 'connection')) as [Socket];
  socket.on('error', () => undefined);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  client.destroy();
  server.close();
  return bytes;
}

const NAME = 'api.example.com';
const HELLO = await aHello({ servername: NAME });
const NAMELESS = await aHello({ servername: '' });
/** An empty extension of the hello, whose type can be changed without changing a length. */
const EMPTY = HELLO.indexOf(Buffer.from([0, 0x17, 0, 0]));
const NAME_AT = HELLO.indexOf(NAME);

function changed(...changes: readonly (readonly [at: number, bytes: readonly number[]])[]): Buffer {
  const bytes = Buffer.from(HELLO);
  for (const [at, values] of changes) bytes.set(values, at);
  return bytes;
}

const block = (size: number, ...parts: readonly Buffer[]): Buffer => {
  const length = Buffer.alloc(size);
  length.writeUIntBE(Buffer.concat(parts).length, 0, size);
  return Buffer.concat([length, ...parts]);
};
const record = (content: Buffer): Buffer => Buffer.concat([Buffer.from([22, 3, 1]), block(2, content)]);
const SERVER_NAME = [Buffer.from([0, 0]), block(2, block(2, Buffer.from([0]), block(2, Buffer.from(NAME))))];

/** A hello with no more than it must have. */
function built(...extensions: readonly Buffer[]): Buffer {
  const before = [Buffer.alloc(34), block(1), block(2, Buffer.from([19, 1])), block(1, Buffer.alloc(1))];
  return record(Buffer.concat([Buffer.from([1]), block(3, ...before, block(2, ...extensions))]));
}

describe('the first bytes of a connection', () => {
  test('say which server is wanted, in every version of TLS', async () => {
    expect(readServerName(HELLO)).toBe(NAME);
    expect(readServerName(built(...SERVER_NAME))).toBe(NAME);
    expect(readServerName(await aHello({ servername: NAME, maxVersion: 'TLSv1.2' }))).toBe(NAME);
    expect(readServerName(Buffer.concat([HELLO, Buffer.from('early data')]))).toBe(NAME);
  });

  test('say nothing before the hello is complete', () => {
    for (let length = 0; length < HELLO.length; length += 1)
      expect(readServerName(HELLO.subarray(0, length))).toBeNull();
  });

  test.each([
    ['HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['SSH', Buffer.from('SSH-2.0-x\r\n')],
    ['a hello of SSL 2', Buffer.from([0x80, 0x2e, 1, 3, 1])],
    ['no name', NAMELESS],
    ['an encrypted hello', changed([EMPTY, [0xfe, 0x0d]])],
    ['an encrypted name', changed([EMPTY, [0xff, 0xce]])],
    ['a second name', built(...SERVER_NAME, ...SERVER_NAME)],
    ['an extension that is too long', built(...SERVER_NAME, Buffer.from([0, 9, 0, 1]))],
    ['a name of another kind', changed([NAME_AT - 3, [1]])],
    ['a hello in two records', Buffer.concat([record(HELLO.subarray(5, 60)), record(HELLO.subarray(60))])],
    ['another handshake', changed([5, [2]])],
    ['a record that is too long', changed([3, [0x40, 1]])],
    ['an empty record', Buffer.from([22, 3, 1, 0, 0])],
    ['a length that is too small', changed([NAME_AT - 1, [NAME.length - 1]])],
    ['a length that is too large', changed([NAME_AT - 1, [NAME.length + 1]])],
  ])('are refused: %s', (_what, bytes) => expect(readServerName(bytes)).toBe(''));

  test('never fail, and never give a name that is not in them', () => {
    const change = fc.tuple(fc.nat(HELLO.length - 1), fc.nat(255));
    const bytes = fc.oneof(
      fc.array(change, { maxLength: 4 }).map((all) => changed(...all.map(([at, value]) => [at, [value]] as const))),
      fc.uint8Array({ maxLength: 300 }).map((content) => Buffer.from([22, 3, 1, 0, ...content])),
    );
    fc.assert(
      fc.property(bytes, (hello) => {
        const said = readServerName(hello);
        return said === null || hello.toString('latin1').toLowerCase().includes(said);
      }),
      { numRuns: 5_000 },
    );
  });
});
