import { createCommits } from '../../../src/action/github/commits.ts';
import { createRepository } from '../../../src/action/github/repository.ts';
import { createSend } from '../../../src/action/http/send.ts';
import type { Commits } from '../../../src/action/ports/commits.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { createRedactor, type Redact } from '../../../src/action/redaction/redactor.ts';
import { systemClock } from '../../../src/action/runner/system-clock.ts';
import type { Permissions } from '../../../src/action/words/commands.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { aClock, type FakeClock } from '../../fakes/fake-clock.ts';

export const TOKEN = 'ghs_canaryOfTheToken';

interface Settings {
  readonly apiUrl: string;
  readonly token?: string;
  readonly clock?: FakeClock;
  readonly cancelled?: AbortSignal;
  readonly redact?: Redact;
  readonly proxy?: string;
  readonly permissions?: Permissions;
}

/** The adapter for `acme/app` over real HTTP. Waits are simulated, deadlines of requests are real. */
export function aRepository(settings: Settings): Repository {
  return createRepository({ apiUrl: settings.apiUrl, ...optionsOf(settings) }, 'acme/app');
}

export function aCommits(settings: Settings, repository = 'acme/app'): Commits {
  return createCommits({ apiUrl: settings.apiUrl, ...optionsOf(settings) }, repository);
}

function optionsOf({
  token = TOKEN,
  clock = aClock(),
  cancelled = new AbortController().signal,
  redact = createRedactor({ secrets: [token] }),
  proxy: address,
  permissions = {},
}: Settings) {
  const proxy = { httpProxy: address, httpsProxy: address, noProxy: undefined };
  return {
    token,
    userAgent: 'docs-agent',
    redact,
    permissions,
    send: createSend({ clock: systemClock, proxy }),
    clock: { ...clock, after: systemClock.after },
    randomness: { fraction: () => 1 },
    cancelled,
  };
}

/** Waits for a failure, searches it for the token, and returns it. */
export async function failureOf(promise: Promise<unknown>): Promise<RepositoryError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RepositoryError)) throw new Error(`expected a RepositoryError, got ${error}`);
  for (const text of [error.message, error.hint, JSON.stringify(error), String(error.stack)])
    if (text.includes(TOKEN)) throw new Error('the token is in the error');
  return error;
}
