import { type Behaviour, type FaultServer, json, type ReadRequest, startFaultServer } from '../servers/fault-server.ts';

export const JOB_ID = 'j_1';
export const PULL_REQUEST = 'https://github.com/acme/docs/pull/5';

/** A job as the service shows it while it runs. */
export function toldJob(expected: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
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

export const created = json(201, toldJob());
export const active = json(200, toldJob());
export const completed = json(200, toldJob({ status: 'completed', prLink: PULL_REQUEST }));

export interface ScriptedService extends FaultServer {
  /** How many requests to start a job have arrived. */
  readonly asked: number;
  readonly looks: number;
}

/** Starts a service that plays its behaviours in order, the last of each list for ever. */
export async function startScriptedService(script: {
  readonly create?: readonly Behaviour[];
  readonly look?: readonly Behaviour[];
}): Promise<ScriptedService> {
  const { create = [created], look = [completed] } = script;
  const seen = { POST: 0, GET: 0 };
  const server = await startFaultServer(({ method }: ReadRequest) => {
    const [behaviours, index] = method === 'POST' ? [create, seen.POST++] : [look, seen.GET++];
    const behaviour = behaviours[Math.min(index, behaviours.length - 1)];
    if (behaviour === undefined) throw new Error(`this scenario expects no ${method}`);
    return behaviour;
  });
  return Object.defineProperties(server, {
    asked: { get: () => seen.POST },
    looks: { get: () => seen.GET },
  }) as ScriptedService;
}
