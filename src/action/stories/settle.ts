import type { Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import type { Placed } from '../request/late-link.ts';
import { settleAll } from '../request/settle-comments.ts';
import { oursOf, ownComments } from '../value/own-comments.ts';
import { settlingOutcome } from '../wording/settling.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Older jobs ended as *no news* long ago. */
const LOOK_BACK_MS = 14 * DAY_MS;
/**
 * The pages of a hundred that are read. Together with the request for our login, a run sends fewer than 20 list requests.
 * If the latest ones don't hold all comments, the oldest ones are read too: in time, every comment is among them.
 */
const KINDS = {
  'issue-comment': { where: 'in conversations', latest: 9, oldest: 3 },
  'review-comment': { where: 'on diffs', latest: 4, oldest: 2 },
} as const;

/** Comments in all threads. */
interface Recent {
  readonly comments: readonly Placed[];
  /** Says which comments were not read; null if all were. */
  readonly unread: string | null;
}

/** Updates every open status comment of the repository. */
export async function runSettle(world: World): Promise<Outcome> {
  const { repository, runner, settings, clock } = world;
  const now = clock.now();
  const [login, inConversations, onDiffs] = await Promise.all([
    repository.viewer(),
    recentComments('issue-comment', now, repository),
    recentOnDiffs(now, repository),
  ]);
  const ours = oursOf(login, world);
  const listed = [...inConversations.comments, ...onDiffs.comments];
  const { marked } = ownComments(listed, ours);
  const unread = [inConversations.unread, onDiffs.unread].filter((each) => each !== null);
  for (const each of unread) runner.warning(each);
  const work = await settleAll(marked, { ours, listed, onRequest: false }, world);
  return settlingOutcome(work, { unread, dryRun: settings.dryRun });
}

/** A token without access to pull requests can still settle issues. */
async function recentOnDiffs(now: number, repository: Repository): Promise<Recent> {
  try {
    return await recentComments('review-comment', now, repository);
  } catch (error) {
    return { comments: [], unread: `Review threads were not checked: ${problemText(repositoryErrorOf(error))}` };
  }
}

/** Reads the comments that may be status comments of unfinished jobs; `now` in UTC, ms. Throws `RepositoryError`. */
async function recentComments(
  kind: CommentRef['kind'],
  now: number,
  repository: Pick<Repository, 'recentComments'>,
): Promise<Recent> {
  const since = new Date(now - LOOK_BACK_MS).toISOString();
  const { where, latest, oldest } = KINDS[kind];
  const last = await repository.recentComments(kind, { since, mostPages: latest });
  if (!last.cut) return { comments: last.comments, unread: null };
  const first = await repository.recentComments(kind, { since, mostPages: oldest, oldestFirst: true });
  const known = new Set(last.comments.map(({ id }) => id));
  const isWhole = !first.cut || first.comments.some(({ id }) => known.has(id));
  const read = `the latest ${last.comments.length} and the oldest ${first.comments.length} were read`;
  return {
    comments: [...last.comments, ...first.comments.toReversed()],
    unread: isWhole
      ? null
      : `There are more comments than one run reads: of those of the last 14 days ${where}, ${read}. A job in between is checked by a later run, or by the command \`status\` in its thread.`,
  };
}
