import { createSend } from '../../../src/action/http/send.ts';
import { createDocsService } from '../../../src/action/service-client/docs-service.ts';
import { CANARY_KEY } from '../../build/settings.ts';
import { aClock, type FakeClock } from '../../fakes/fake-clock.ts';
import { type Behaviour, startFaultServer } from '../../servers/fault-server.ts';
import { sendDirectly } from '../http/exchanges.ts';

export type ServiceUnderTest = Awaited<ReturnType<typeof aDocsService>>;

/** The real client for a server that plays `behaviours` in order, the last forever. All waits are whole. */
export async function aDocsService(
  behaviours: readonly Behaviour[],
  given: {
    readonly scheme?: 'https';
    readonly onConnect?: () => void;
    readonly prefix?: string;
    readonly apiKey?: string;
    readonly projectId?: string;
    readonly redact?: (text: string) => string;
    readonly clock?: FakeClock;
    /** The server then is the proxy. */
    readonly behindProxy?: true;
  } = {},
) {
  const { clock = aClock() } = given;
  /** How many the server has accepted. */
  let connections = 0;
  const server = await startFaultServer(
    (_request, index) => {
      const behaviour = behaviours[Math.min(index, behaviours.length - 1)];
      if (behaviour === undefined) throw new Error('this test expects no request');
      return behaviour;
    },
    () => {
      connections += 1;
      given.onConnect?.();
    },
  );
  const service = createDocsService({
    redact: given.redact ?? ((text) => text),
    baseUrl: given.behindProxy
      ? 'https://docs.example.com'
      : `${given.scheme ?? 'http'}://127.0.0.1:${server.port}${given.prefix ?? ''}`,
    projectId: given.projectId ?? 'handbook',
    apiKey: given.apiKey ?? CANARY_KEY,
    userAgent: 'docs-agent',
    send: given.behindProxy
      ? createSend({ clock, proxy: { httpProxy: undefined, httpsProxy: server.url, noProxy: undefined } })
      : sendDirectly(clock),
    clock,
    randomness: { fraction: () => 1 },
  });
  const dispose = () => server[Symbol.asyncDispose]();
  return { service, server, clock, connections: () => connections, [Symbol.asyncDispose]: dispose };
}
