import { believedHandover, oursOf } from '../value/own-comments.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { ReportWorld } from '../world.ts';

/** The open pull requests that have our hand-over. */
interface HandedOver {
  readonly count: number;
  /** `since`: when it was handed over (UTC, ms). */
  readonly oldest: { readonly number: number; readonly since: number };
  /** GitHub may not have listed all open pull requests. */
  readonly cut: boolean;
}

/** GitHub lists so many open pull requests in one request. */
const MOST_LISTED = 100;

/**
 * Counts the open pull requests that have our hand-over, with two requests at most. Null if there are none, or if GitHub
 * doesn't show them: the report is complete without.
 */
export async function readOpenPulls(world: ReportWorld): Promise<HandedOver | null> {
  const { repository, runner } = world;
  try {
    const open = await repository.openPullRequests({ insists: false });
    if (open.length === 0) return null;
    const ours = oursOf(await repository.viewer(), world);
    const byAgent = open.flatMap(({ number, comments }) => {
      const handover = comments.find((comment) => believedHandover(comment, ours) !== null);
      return handover === undefined ? [] : [{ number, since: Date.parse(handover.createdAt) }];
    });
    const [oldest] = byAgent.toSorted((one, other) => one.since - other.since || one.number - other.number);
    return oldest === undefined ? null : { count: byAgent.length, oldest, cut: open.length >= MOST_LISTED };
  } catch (error) {
    runner.debug(`The open pull requests were not read: ${repositoryErrorOf(error).message}`);
    return null;
  }
}
