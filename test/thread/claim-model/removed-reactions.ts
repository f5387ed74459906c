import { oneReaction } from './comment-run.ts';
import { IN_TIME, type Model, type Nature } from './model.ts';
import { aRun } from './one-comment.ts';
import { foreign, notTheClaimant, twoJobs } from './promises.ts';
import type { Actor, Protocol } from './world.ts';

interface Removing {
  readonly removals: NonNullable<Nature['removals']>;
  readonly protocol?: Protocol;
  /** The project of each run. */
  readonly services?: readonly string[];
  readonly attempts?: number;
}

/**
 * One comment whose claim reaction someone may remove. Lists are fresh, because once the reaction is gone, only the
 * list shows that the comment is taken.
 */
export function removedReactions({
  removals,
  protocol = oneReaction(),
  services = ['a', 'a'],
  attempts = 2,
}: Removing): Model {
  return {
    actors: services.map((service, index): Actor => aRun(index + 1, protocol, { service, attempts })),
    nature: { ...IN_TIME, lists: 'fresh', removals },
    promises: {
      'two-jobs': twoJobs((one, other, { actors }) => actors[one.by]?.service === actors[other.by]?.service),
      'not-the-claimant': notTheClaimant,
      foreign,
    },
  };
}
