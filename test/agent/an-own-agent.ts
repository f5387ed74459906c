import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownJobs } from '../../src/action/own-agent/jobs.ts';
import { OwnAgent } from '../../src/action/own-agent/own-agent.ts';
import type { JobReader, JobStarter, ReservedJob } from '../../src/action/ports/jobs.ts';
import { createRedactor } from '../../src/action/redaction/redactor.ts';
import { systemClock, systemRandomness } from '../../src/action/runner/system-clock.ts';
import { aCommits } from '../action/github/a-repository.ts';
import { aRunner } from '../fakes/fake-runner.ts';
import { aFolder, aGitHub, aRepository, PAGES, TOKEN } from '../service/world.ts';

interface Surroundings {
  readonly clock?: typeof systemClock;
  readonly path?: string;
  /** Serves the folder with `handbook.git`; without it git reads that itself. */
  readonly serve?: (folder: string) => Promise<AsyncDisposable & { readonly url: string }>;
}

/** A workflow's own agent on a repository with its own GitHub: a command, without isolation. */
export async function anOwnAgent(command: readonly string[], surroundings: Surroundings = {}) {
  const { clock = systemClock, path = process.env['PATH'] ?? '', serve } = surroundings;
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await aFolder()).path;
  const repository = await aRepository(place, PAGES);
  const github = stack.use(await aGitHub(repository));
  const server = serve === undefined ? null : stack.use(await serve(place));
  const address = server === null ? repository : `${server.url}/handbook.git`;
  const folder = join(place, 'temp');
  await mkdir(folder);
  const script = join(place, 'agent.sh');
  const words = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  await writeFile(script, `#!/bin/sh\nexec ${words.join(' ')}\n`, { mode: 0o755 });
  const page = 'https://github.com/octo/handbook';
  const commits = (cancelled?: AbortSignal) =>
    aCommits({ apiUrl: github.apiUrl, token: TOKEN, ...(cancelled && { cancelled }) }, 'octo/handbook');
  const none = { agentEnv: [], agentHosts: [], agentPaths: [], githubToken: TOKEN, apiKey: '' };
  const inputs = { ...none, agent: script, isolation: 'none' } as const;
  const port = (): JobStarter & JobReader =>
    ownJobs(
      async () =>
        new OwnAgent({
          ...{ commits: commits(), page, ref: '', viewer: async () => 'docs-service[bot]', inputs, labels: [] },
          ...{ isElsewhere: false, serverUrl: 'https://github.com', runUrl: `${page}/actions/runs/1`, without: null },
          ...{ address, token: TOKEN, environment: { PATH: path }, folder, clock },
          ...{ randomness: { fraction: () => 1 }, dryRun: false },
          ...{ runner: aRunner(), redact: createRedactor({ secrets: [TOKEN] }) },
          commitsUntil: async (cancelled) => commits(cancelled),
        }),
      systemRandomness,
    );
  const all = stack.move();
  return { port, github, repository, folder, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** What a run notes about its next job, or message to the job `of`; null if only the service gives ids. */
export function reserve(port: JobStarter, now = Date.now(), of: string | null = null): ReservedJob | null {
  const id = port.reserve(of);
  return id === null ? null : { id, request: of === null ? 'abc' : 'def', until: now + 30 * 60_000 };
}
