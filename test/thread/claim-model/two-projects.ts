import { oneReaction } from './comment-run.ts';
import type { Model, Nature } from './model.ts';
import { aRun } from './one-comment.ts';
import { foreign, notTheClaimant, overwroteOwner, twoJobs, untrue, wentBack } from './promises.ts';
import type { Protocol } from './world.ts';

/**
 * One comment, and two projects whose steps share an identity: two steps in one run, which has a re-run, and one in
 * another run.
 */
export function twoProjects(nature: Nature, protocol: Protocol = oneReaction()): Model {
  return {
    actors: [
      aRun(1, protocol, { name: 'run 1 for a', service: 'a' }),
      aRun(1, protocol, { name: 'run 1 for b', service: 'b' }),
      aRun(2, protocol, { name: 'run 2 for b', service: 'b', attempts: 1 }),
    ],
    nature,
    promises: {
      'two-jobs': twoJobs(),
      'not-the-claimant': notTheClaimant,
      'went-back': wentBack,
      'overwrote-owner': overwroteOwner,
      untrue,
      foreign,
    },
  };
}
