import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAgentProcess } from '../src/agent/agent-process.ts';
import { type IsolatedEnd, RELAY, runIsolated, whyNoIsolation } from '../src/agent/isolation/isolation.ts';
import { openNetwork } from '../src/agent/network/network.ts';
import type { ProcessEnd } from '../src/agent/process.ts';
import type { Row } from './table.ts';
import { mediansInTurn } from './timed-process.ts';

const ROUNDS = { warmUp: 2, rounds: 15 } as const;
const BUDGET_MS = 500;
const NEAR_PORT = Number(new URL(RELAY).port);

/** Asks for a host that it may not reach, and ends with 0 if it is refused. */
const ASKS = [
  'use IO::Socket::INET; my $s = IO::Socket::INET->new("127.0.0.1:$ARGV[0]") or die;',
  'print $s "CONNECT example.org:443 HTTP/1.1\\r\\nHost: example.org:443\\r\\n\\r\\n";',
  'exit(<$s> =~ / 403 / ? 0 : 1)',
].join(' ');
const asking = (port: number) => ['/usr/bin/perl', '-e', ASKS, String(port)] as const;

/** Measures what isolation and network add to the run of an agent that makes one connection. */
export async function measureIsolation(): Promise<readonly Row[]> {
  if ((await whyNoIsolation(process.env)) !== null) return [];
  const temp = await mkdtemp(join(tmpdir(), 'docs-agent-bench-'));
  const folder = join(temp, 'clone');
  await mkdir(folder);
  const options = { folder, environment: {}, limitMs: 60_000, signal: new AbortController().signal };
  const server = createServer((socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const timed = (run: () => Promise<ProcessEnd | IsolatedEnd>) => async (): Promise<number> => {
    const at = performance.now();
    const end = await run();
    if (end.kind !== 'exited' || end.code !== 0) throw new Error(`It did not run: ${JSON.stringify(end)}`);
    return performance.now() - at;
  };
  const plain = timed(() => runAgentProcess(asking(port), { ...options, mark: 'DOCS_AGENT_BENCH=1' }));
  const isolated = timed(async () => {
    const network = openNetwork({
      hosts: ['example.com'],
      gateway: null,
      proxy: null,
      redact: String,
      onLimit: String,
    });
    const end = await runIsolated(asking(NEAR_PORT), { ...options, temp, binds: [], connect: network.connect });
    network.close();
    return end;
  });
  try {
    const [without = Number.NaN, within = Number.NaN] = await mediansInTurn([plain, isolated], ROUNDS);
    const measured = `${(within - without).toFixed(0)} ms more than ${without.toFixed(0)} ms`;
    const ratio = (within - without) / BUDGET_MS;
    return [{ what: 'isolation and network of an agent', measured, comparedWith: `${BUDGET_MS} ms`, ratio, budget: 1 }];
  } finally {
    server.close();
    await rm(temp, { recursive: true });
  }
}
