import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hang, json, startFaultServer } from '../../servers/fault-server.ts';
import { startProxy } from '../../servers/proxy-server.ts';
import { makeCertificate, startSecureServer } from '../../servers/secure-server.ts';

const PROGRAM = join(import.meta.dirname, 'one-exchange.ts');
/** A deadline that must be met however busy the machine is, and one that must be missed (ms). */
const [AMPLE, SHORT] = ['20000', '1000'];

async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { ...process.env, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], { env });
  return stdout.trim();
}

test('a process ends when its work is done, although the connection could be kept', async () => {
  await using server = await startFaultServer(() => json(200, {}, { 'keep-alive': 'timeout=600' }));
  expect(await run([AMPLE, server.url])).toBe('HTTP 200');
});

test('a process ends when its work is done, although a tunnel is open', async () => {
  const certificate = makeCertificate();
  const folder = await mkdtemp(join(tmpdir(), 'trusted-'));
  try {
    await writeFile(join(folder, 'cert.pem'), certificate.cert);
    await using server = await startSecureServer(certificate, (_incoming, outgoing) => outgoing.end('{}'));
    await using proxy = await startProxy();
    const trust = { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') };
    expect(await run([AMPLE, server.url.replace('127.0.0.1', 'docs.example.com'), proxy.url], trust)).toBe('HTTP 200');
    expect(proxy.asked).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a process ends after its deadline, although the server has not finished the handshake', async () => {
  await using server = await startFaultServer(() => hang);
  expect(await run([SHORT, `https://127.0.0.1:${server.port}`])).toBe('timeout');
});

test('a process ends after its deadline, although the proxy has not answered', async () => {
  await using proxy = await startProxy({ silent: true });
  expect(await run([SHORT, 'https://docs.example.com', proxy.url])).toBe('timeout');
});
