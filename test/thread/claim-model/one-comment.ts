import { oneReaction } from './comment-run.ts';
import type { Model, Nature } from './model.ts';
import { notTheClaimant, overwroteOwner, twoJobs, untrue, wentBack } from './promises.ts';
import type { Actor, Protocol } from './world.ts';

export const COMMENT = { kind: 'issue-comment', id: 1 } as const;

/** Makes a step caused by the comment, with its own run and one re-run. */
export function aRun(number: number, protocol: Protocol, overrides: Partial<Actor> = {}): Actor {
  return {
    name: `run ${number}`,
    kind: 'run',
    run: String(number),
    attempts: 2,
    identity: 1,
    service: 'a',
    trigger: COMMENT,
    request: 'job',
    protocol,
    ...overrides,
  };
}

/** One comment, and a run for each identity, each with a re-run. */
export function oneComment(
  nature: Nature,
  protocol: Protocol = oneReaction(),
  identities: readonly number[] = [1, 1, 1],
): Model {
  return {
    actors: identities.map((identity, index) => aRun(index + 1, protocol, { identity })),
    nature,
    alike: true,
    promises: {
      'two-jobs': twoJobs(),
      'not-the-claimant': notTheClaimant,
      'went-back': wentBack,
      'overwrote-owner': overwroteOwner,
      untrue,
    },
  };
}
