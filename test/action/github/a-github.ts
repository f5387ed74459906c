import { afterEach, beforeEach } from 'vitest';
import type { Repository } from '../../../src/action/ports.ts';
import type { FaultAction } from '../../../src/playground/github/faults.ts';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';
import type { RepositoryState, Thread } from '../../../src/playground/github/state.ts';
import { aClock, type FakeClock } from '../../fakes/fake-clock.ts';
import { aRepository, TOKEN } from './a-repository.ts';

export const BOT = 'github-actions[bot]';
export const MARKED = '<!-- docs-agent:1 abc -->\n\n**Starting…**';

type Rights = Parameters<LocalGitHub['state']['addToken']>[2];
type Place = Omit<Parameters<LocalGitHub['state']['addRepository']>[0], 'owner' | 'name'>;
type Answer = Omit<FaultAction & { readonly kind: 'answer' }, 'kind'>;

/** The local GitHub of the running test, its repository `acme/app`, and the adapter for it. */
export let github: LocalGitHub;
export let app: RepositoryState;
export let repository: Repository;
export let clock: FakeClock;
export let cancelling: AbortController;

/** Starts a GitHub of its own for each test; with `now` (UTC, ms) its clock stands still. */
export function startForEach(rights: Rights, placeOf: () => Place | Promise<Place> = () => ({}), now?: number): void {
  beforeEach(async () => {
    github = await startGitHub(now === undefined ? {} : { now: () => now });
    serve(rights, await placeOf());
    clock = aClock();
    cancelling = new AbortController();
    repository = aRepository({ apiUrl: github.apiUrl, clock, cancelled: cancelling.signal });
  });
  afterEach(() => github.stop());
}

/** Replaces the repository, and what the token may do. */
export function serve(rights: Rights, place: Place = {}): void {
  app = github.state.addRepository({ owner: 'acme', name: 'app', ...place });
  github.state.addToken(TOKEN, BOT, rights);
}

/** A place on a diff. */
export const LINE = { path: 'docs/cli.md', line: 4, diffHunk: '@@ -1 +1 @@' };

/** Adds an open pull request of the repository itself. */
export function addPull({ author = 'mara', title = 'A change', body = '' } = {}): Thread {
  const sha = 'c0ffee'.padEnd(40, '0');
  const pull = { base: 'main', baseSha: sha, head: 'fast', headSha: sha, mergedAt: null };
  return github.state.addThread(app, { author, title, body, pull });
}

export function strike(method: string, path: RegExp, does: FaultAction, times = Number.POSITIVE_INFINITY): void {
  github.faults.add({ method, path, times, does });
}

export function answer(method: string, path: RegExp, given: Answer, times?: number): void {
  strike(method, path, { kind: 'answer', ...given }, times);
}

/** How many requests had this method and path. */
export function count(method: string, path: RegExp): number {
  return github.ledger.filter((entry) => entry.method === method && path.test(entry.path)).length;
}
