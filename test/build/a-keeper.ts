import type { DocsAgentError } from '../../src/errors.ts';
import { type Marker, writeMarker } from '../../src/thread/marker.ts';
import type { OwnComment } from '../../src/thread/own-comments.ts';
import type { StatusView } from '../../src/thread/status-comment.ts';
import { StatusKeeper, type StatusKeeperOptions } from '../../src/thread/status-keeper.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';
import { aMarker, INSTRUCTION, SERVICE } from './a-marker.ts';

export const WORKING: StatusView = { state: 'started', seen: { kind: 'working' } };
export const FINISHED: Extract<StatusView, { readonly state: 'finished' }> = {
  state: 'finished',
  outcome: 'no-pull-request',
  link: null,
  unlinked: null,
};
export const UNKNOWN: StatusView = { state: 'unknown', evidence: 'the connection was reset.' };
export const NOT_CREATED: StatusView = {
  state: 'not-created',
  problem: { message: 'Refused.', hint: 'Make a new key.' },
};

export interface Kept {
  readonly repository: FakeRepository;
  readonly keeper: StatusKeeper;
  readonly failures: DocsAgentError[];
}

/** A keeper of a comment in thread 7, for the job of `aMarker`; tests set only the fields that matter. */
export function aKeeper(given: Partial<StatusKeeperOptions> = {}, repository = aRepository()): Kept {
  const { state: _state, outcome: _outcome, jobId: _jobId, pullRequest: _pullRequest, ...base } = aMarker();
  const failures: DocsAgentError[] = [];
  const keeper = new StatusKeeper({
    repository,
    ours: { login: OURSELVES, repository: base.repository, service: SERVICE },
    conversation: { thread: 7, review: null },
    base,
    instruction: { text: INSTRUCTION },
    serverUrl: 'https://github.com',
    command: '/docs',
    handsOver: true,
    comment: null,
    onFailure: (error) => failures.push(error),
    ...given,
  });
  return { repository, keeper, failures };
}

/** A keeper that takes over a comment that another process left with `marker`. */
export function aSuccessor(
  marker: Marker,
  overrides: Partial<StatusKeeperOptions> = {},
): Kept & { readonly comment: OwnComment } {
  const repository = aRepository();
  const comment = { ...repository.add(OURSELVES, `${writeMarker(marker)}\n\nwritten before`), marker };
  return { ...aKeeper({ comment, ...overrides }, repository), comment };
}

/** What another process writes over the first comment meanwhile. */
export function overwrite(repository: FakeRepository, changes: Partial<Marker>): string {
  const body = `${writeMarker(aMarker(changes))}\n\nwritten by another process`;
  const [before] = repository.stored;
  if (before === undefined) throw new Error('there is no comment to overwrite');
  repository.stored[0] = { ...before, body };
  return body;
}
