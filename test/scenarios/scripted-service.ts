import { type Behaviour, type FaultServer, json, type ReadRequest, startFaultServer } from '../servers/fault-server.ts';

export const JOB_ID = 'j_1';
export const PULL_REQUEST = 'https://github.com/acme/docs/pull/5';

/** A job as the service shows it while it runs. */
export function jobBody(expected: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    id: JOB_ID,
    status: 'active',
    source: { repository: 'acme/docs', ref: 'main' },
    model: 'writer-2',
    prLink: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    archivedAt: null,
    ...expected,
  };
}

export const created = json(201, jobBody());
export const active = json(200, jobBody());
export const completed = json(200, jobBody({ status: 'completed', prLink: PULL_REQUEST }));

export interface ScriptedService extends FaultServer {
  /** How many requests to start a job have arrived. */
  readonly asked: number;
  readonly looks: number;
  /** Every message that has arrived: its path and its text. */
  readonly messages: readonly { readonly path: string; readonly prompt: string }[];
}

/** Starts a service that plays its behaviours in order, the last of each list forever. */
export async function startScriptedService(script: {
  readonly create?: readonly Behaviour[];
  readonly look?: readonly Behaviour[];
  /** Without it the service has no such endpoint, like the published interface. */
  readonly message?: readonly Behaviour[];
}): Promise<ScriptedService> {
  const { create = [created], look = [completed], message = [withoutEndpoint] } = script;
  const scripts = { create, look, message };
  const seen = { create: 0, look: 0, message: 0 };
  const server = await startFaultServer((request: ReadRequest) => {
    const what = whatIs(request);
    const behaviour = scripts[what][Math.min(seen[what]++, scripts[what].length - 1)];
    if (behaviour === undefined) throw new Error(`this scenario expects no ${what}`);
    return behaviour;
  });
  return Object.defineProperties(server, {
    asked: { get: () => seen.create },
    looks: { get: () => seen.look },
    messages: {
      get: () =>
        server.requests
          .filter((request) => whatIs(request) === 'message')
          .map(({ path, body }) => ({ path, ...JSON.parse(body) })),
    },
  }) as ScriptedService;
}

const withoutEndpoint = json(404, { error: 'not found' });

function whatIs({ method, path }: ReadRequest): 'create' | 'look' | 'message' {
  if (method !== 'POST') return 'look';
  return path.endsWith('/message') ? 'message' : 'create';
}
