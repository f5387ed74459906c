import { lazyRepository, loadingFailed } from './github/lazy-repository.ts';
import { createSend, type Send } from './http/send.ts';
import type { Commits } from './ports/commits.ts';
import type { Clock, Randomness, Repository, RunContext, Runner } from './ports.ts';
import type { Redact } from './redaction/redactor.ts';
import { readProxySettings, userAgent } from './runner/run-context.ts';
import { systemClock, systemRandomness } from './runner/system-clock.ts';
import type { Permissions } from './words/commands.ts';
import { RepositoryError } from './words/errors.ts';

/** How a process reaches the service and GitHub. */
export interface Connections {
  readonly send: Send;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** Loads the GitHub client with the first call of a method: a step that needs no GitHub starts without it. */
  readonly repository: Repository;
  /** For a repository (`owner/name`), until the run is cancelled or `ended` aborts. Throws `RepositoryError`. */
  openCommits(repository: string, ended?: AbortSignal): Promise<Commits>;
}

type Identity = Readonly<{ token: string; redact: Redact; permissions?: Permissions }>;

/** Makes what the main and the post process share. Sends nothing. Throws `InputError` for a bad proxy address. */
export function openConnections(run: RunContext, { cancelled }: Runner, identity: Identity): Connections {
  const { token } = identity;
  const [clock, randomness, agent] = [systemClock, systemRandomness, userAgent(run)];
  const send = createSend({ clock, proxy: readProxySettings() });
  const options = { ...identity, apiUrl: run.apiUrl, userAgent: agent, send, clock, randomness, cancelled };
  const repository = lazyRepository(async () => {
    checkToken(token);
    return (await import('./github/repository.ts')).createRepository(options, run.repository);
  });
  const openCommits: Connections['openCommits'] = async (name, ended = cancelled) => {
    checkToken(token);
    return (await import('./github/commits.ts')).createCommits({ ...options, cancelled: ended }, name);
  };
  return {
    ...{ send, userAgent: agent, clock, randomness, repository },
    openCommits: (...given) => openCommits(...given).catch(loadingFailed),
  };
}

function checkToken(token: string): void {
  if (token !== '') return;
  const [message, hint] = ['Input "github-token" is empty.', "Leave it out to use the run's token."];
  throw new RepositoryError({ failure: 'unauthorized', status: undefined, message, hint });
}
