import { lazyRepository, loadingFailed } from './github/lazy-repository.ts';
import { createSend, type Send } from './http/send.ts';
import type { Commits } from './ports/commits.ts';
import type { Clock, Randomness, Repository, RunContext } from './ports.ts';
import type { Redact } from './redaction/redactor.ts';
import { readProxySettings, userAgent } from './runner/run-context.ts';
import { systemClock, systemRandomness } from './runner/system-clock.ts';
import { RepositoryError } from './words/errors.ts';

/** How a process reaches the service and GitHub. */
export interface Connections {
  readonly send: Send;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** Loads the GitHub client with the first call of a method: a step that needs no GitHub starts without it. */
  readonly repository: Repository;
  /**
   * Loads what reads and makes the commits of a repository (`owner/name`), until the run is cancelled or `ended` aborts.
   * Throws `RepositoryError`.
   */
  openCommits(repository: string, ended?: AbortSignal): Promise<Commits>;
}

/** Makes what the main and the post process share. Sends nothing. Throws `InputError` for a bad proxy address. */
export function openConnections({
  run,
  token,
  redact,
  cancelled,
}: {
  readonly run: RunContext;
  readonly token: string;
  /** Applied to everything written to GitHub. */
  readonly redact: Redact;
  readonly cancelled: AbortSignal;
}): Connections {
  const [clock, randomness] = [systemClock, systemRandomness];
  const agent = userAgent(run);
  const send = createSend({ clock, proxy: readProxySettings() });
  const options = { run, token, redact, userAgent: agent, send, clock, randomness, cancelled };
  const repository = lazyRepository(async () => (await loadGitHub(token)).createRepository(options));
  const openCommits = async (name: string, ended = cancelled) =>
    (await loadGitHub(token)).openCommits({ ...options, cancelled: ended }, name);
  return {
    ...{ send, userAgent: agent, clock, randomness, repository },
    openCommits: (...given) => openCommits(...given).catch(loadingFailed),
  };
}

async function loadGitHub(token: string) {
  if (token === '') {
    throw new RepositoryError({
      failure: 'unauthorized',
      status: undefined,
      message: 'Input "github-token" is empty.',
      hint: "Leave it out to use the run's token.",
    });
  }
  return import('./github/repository.ts');
}
