import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createSend } from '../action/http/send.ts';
import { readProxySettings } from '../action/runner/run-context.ts';
import { systemClock as clock, systemRandomness as randomness } from '../action/runner/system-clock.ts';
import { removeLeftOvers } from '../agent/isolation/isolation.ts';
import { removeFolder } from '../agent/temporary-folders.ts';
import { openDatabase } from './database.ts';
import { lockDatabase, makePrivateFolder } from './database-file.ts';
import { addEvidence, type EvidenceRow } from './evidence-rows.ts';
import { type Isolation, planIsolation } from './isolation.ts';
import { startQueue } from './job-queue.ts';
import { createRoutes } from './routes.ts';
import { readSettings, type Settings, SettingsError, type SettingsInput } from './settings.ts';
import { JobStore, type StoredJob } from './store.ts';
import { type AddedVisits, addProjects, addVisits, type Visit } from './visits.ts';

export interface Service {
  /** The base address to give to clients, prefix included, without a trailing slash. */
  readonly url: string;
  readonly isolation: Isolation;
  /** Null if there is none with that id. */
  archive(jobId: string): StoredJob | null;
  addVisits(project: string, visits: Iterable<Visit>): AddedVisits;
  addEvidence(project: string, rows: Iterable<EvidenceRow>): ReturnType<typeof addEvidence>;
  /** Ends connections and agents, and closes the database. Unfinished jobs resume at the next start. */
  stop(): Promise<void>;
}

export interface ServiceEffects {
  /** UTC, ms since 1970. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/**
 * Starts the local documentation service: listens, and resumes the jobs that were active when it last ended. Throws
 * `SettingsError` for unusable settings, and an error if another service uses the same database or the port is taken.
 */
export async function startService(input: SettingsInput, effects: ServiceEffects = {}): Promise<Service> {
  const { now = Date.now, log = () => undefined, environment = process.env } = effects;
  const settings = readSettings(input);
  const send = createSend({ clock, proxy: readProxySettings(environment) });
  const file = resolve(settings.database);
  await makePrivateFolder(dirname(file));
  using cleanup = new DisposableStack();
  const lock = cleanup.adopt(lockDatabase(file), (held) => held.close());
  const database = cleanup.adopt(openDatabase(file, PATIENCE_MS), (opened) => opened.close());
  addProjects(
    database,
    settings.projects.map(({ id }) => id),
  );
  const store = new JobStore(database);
  const isolation = await planIsolation(settings, environment);
  const workFolder = `${file}-work`;
  // Files of an agent in isolation belong to a user of its own.
  await removeLeftOvers(workFolder);
  await removeFolder(workFolder);
  await makePrivateFolder(workFolder);
  let wake = (): void => undefined;
  const app = createRoutes({ settings, store, database, now, log, onActive: () => wake() });
  const server = createServer(getRequestListener(app.fetch));
  await listen(server, settings);
  const { port } = server.address() as AddressInfo;
  const queue = startQueue(
    { settings, store, plan: isolation.plan, environment, folder: workFolder, send, clock, randomness },
    log,
  );
  wake = queue.wake;
  cleanup.move();
  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}${settings.prefix}`,
    isolation,
    archive: (jobId) => store.archive(jobId, now()),
    addVisits: (project, visits) => addVisits(database, project, visits),
    addEvidence: (project, rows) => addEvidence(database, project, rows),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await queue.stop();
      database.close();
      lock.close();
      await removeFolder(workFolder);
    },
  };
}

/** How long a request waits while another program writes to the database; meanwhile no other is answered. */
const PATIENCE_MS = 5_000;

async function listen(server: Server, { host, port }: Settings): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    const isPort = code === 'EADDRINUSE' || code === 'EACCES';
    const problem = isPort
      ? `port: ${port} is ${code === 'EACCES' ? 'not allowed for this user' : 'used by another program'}. Choose another number from 1024 on, or 0 for any free port.`
      : `host: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
    throw new SettingsError([problem]);
  });
}
