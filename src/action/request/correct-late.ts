import type { Ours } from '../value/own-comments.ts';
import type { World } from '../world.ts';
import type { LateLink } from './late-link.ts';
import { settleOne } from './settle-all.ts';
import type { PlacedComment } from './settle-end.ts';

/**
 * Corrects status comments that say that a job made no pull request, with what the service was just read to say, and
 * announces it. A failure is a warning: a later run corrects them.
 */
export async function correctLate(
  links: readonly LateLink[],
  { ours, listed }: { readonly ours: Ours; readonly listed: readonly PlacedComment[] },
  world: World,
): Promise<void> {
  for (const { comment, job } of links) {
    const end = await settleOne(
      comment,
      {
        ...{ ours, listed, onRequest: false },
        ...{ jobs: { readJob: async () => ({ kind: 'job', job }) }, again: true, endedBefore: true },
        mayBeCorrected: true,
      },
      world,
    );
    if (end.kind === 'failed') world.runner.warning(`Could not correct the status comment ${end.url}: ${end.words}`);
  }
}
