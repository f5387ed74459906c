import type { DocsService } from '../../src/ports.ts';
import { createDocsService } from '../../src/service/docs-service.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { aClock, type FakeClock } from '../fakes/fake-clock.ts';
import { sendDirectly } from '../http/exchanges.ts';
import { type Behaviour, type FaultServer, startFaultServer } from '../servers/fault-server.ts';

export interface ServiceUnderTest extends AsyncDisposable {
  readonly service: DocsService;
  readonly server: FaultServer;
  readonly clock: FakeClock;
}

/** The real client, asking a server that plays `behaviours` in order, the last for ever. All waits are whole. */
export async function aDocsService(
  behaviours: readonly Behaviour[],
  told: { readonly prefix?: string; readonly apiKey?: string; readonly projectId?: string } = {},
): Promise<ServiceUnderTest> {
  const clock = aClock();
  const server = await startFaultServer((_request, index) => {
    const behaviour = behaviours[Math.min(index, behaviours.length - 1)];
    if (behaviour === undefined) throw new Error('this test expects no request');
    return behaviour;
  });
  const service = createDocsService({
    baseUrl: `${server.url}${told.prefix ?? ''}`,
    projectId: told.projectId ?? 'handbook',
    apiKey: told.apiKey ?? CANARY_KEY,
    userAgent: 'docs-agent',
    send: sendDirectly(clock),
    clock,
    randomness: { fraction: () => 1 },
  });
  return { service, server, clock, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
