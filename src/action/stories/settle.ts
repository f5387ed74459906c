import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports/conversations.ts';
import { inScope, readComments } from '../request/comment-gate.ts';
import type { OpenComment, Placed } from '../request/ending.ts';
import { linkTo } from '../request/pull-request.ts';
import { maySend } from '../request/reactions.ts';
import { settleAll } from '../request/settle-comments.ts';
import { oursOf, ownComments } from '../value/own-comments.ts';
import { type ShownRequest, stateLine, stateList, unreadableLine } from '../wording/answers.ts';
import { type Settled, settlingOutcome } from '../wording/job-summary.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { answerInThread } from './answer.ts';

/** Older jobs ended as *no news* long ago. */
const LOOK_BACK_MS = 14 * 24 * 60 * 60_000;
/** Pages of a hundred, fewer than 20 in all. If the latest don't hold all comments, each run reads the oldest, too. */
const KINDS = {
  'issue-comment': { where: 'in conversations', latest: 9, oldest: 3 },
  'review-comment': { where: 'on diffs', latest: 4, oldest: 2 },
} as const;

/** `unread` says which comments were not read; null if all were. */
type Recent = { readonly comments: readonly Placed[]; readonly unread: string | null };

export async function runSettle(world: World): Promise<Outcome> {
  // A token without access to pull requests can still settle issues.
  const withoutDiffs = (error: unknown): Recent => ({
    comments: [],
    unread: `Review threads were not checked: ${problemText(repositoryErrorOf(error))}`,
  });
  const [login, ...lists] = await Promise.all([
    world.repository.viewer(),
    recentComments('issue-comment', world),
    recentComments('review-comment', world).catch(withoutDiffs),
  ]);
  const ours = oursOf(login, world);
  const listed = lists.flatMap(({ comments }) => comments);
  const unread = lists.flatMap((list) => list.unread ?? []);
  for (const each of unread) world.runner.warning(each);
  const work = await settleAll(ownComments(listed, ours).marked, { ours, listed }, world);
  return settlingOutcome(work, unread, world.settings.dryRun);
}

async function recentComments(kind: CommentRef['kind'], { repository, clock }: World): Promise<Recent> {
  const since = new Date(clock.now() - LOOK_BACK_MS).toISOString();
  const { where, latest, oldest } = KINDS[kind];
  const last = await repository.recentComments(kind, { since, mostPages: latest });
  if (!last.cut) return { comments: last.comments, unread: null };
  const first = await repository.recentComments(kind, { since, mostPages: oldest, oldestFirst: true });
  const known = new Set(last.comments.map(({ id }) => id));
  const comments = [...last.comments, ...first.comments.toReversed()];
  if (!first.cut || first.comments.some(({ id }) => known.has(id))) return { comments, unread: null };
  const read = `the latest ${last.comments.length} and the oldest ${first.comments.length} were read`;
  const unread = `One run can't read all comments of the last 14 days ${where}: ${read}. Jobs in between are checked by later runs, or by the command \`status\` in their thread.`;
  return { comments, unread };
}

export async function settleThread(intent: CommentIntent, login: string, world: World): Promise<Outcome> {
  const { clock, settings } = world;
  const thread = intent.thread.number;
  const ours = oursOf(login, world);
  const list = async (): Promise<readonly Placed[]> =>
    (await readComments(intent, 'everywhere', world)).map((row) => ({ ...row, thread }));
  const began = clock.now();
  const listed = await list();
  const { marked } = inScope(ownComments(listed, ours), intent, listed);
  const work = await settleAll(marked, { ours, listed, onRequest: true }, world);
  const { settled } = work;
  const news = new Map(settled.map((each) => [each.url, each]));
  const rows = await list();
  const now = inScope(ownComments(rows, ours), intent, rows);
  const asked = ({ marker }: OpenComment): number => Date.parse(marker.askedAt);
  // Comments come oldest first, those on the diff after all others.
  const newestFirst = now.marked.toReversed().toSorted((one, other) => asked(other) - asked(one));
  const lines = [
    ...now.unreadable.map(({ url }) => unreadableLine(url)),
    ...newestFirst.map((comment) => stateLine(shownRequest(comment, news.get(comment.url), world), clock.now())),
  ];
  // Notices that were claimed too long ago are left to the next run.
  const ends = maySend(began, world) ? [...new Set(settled.flatMap(({ reports }) => reports ?? []))] : [];
  const mayRepeat = async (): Promise<boolean> => ends.length === 0 || maySend(began, world);
  const shown = { comment: intent.comment.id, ends };
  const text = lines.length === 0 ? 'There is no job in this thread.' : stateList(lines, shown);
  const reaction = settled.some(({ kind }) => kind === 'failed') ? 'confused' : '+1';
  // Nothing may fail after the answer.
  const outcome = settlingOutcome(work, [], settings.dryRun);
  await answerInThread(intent, { text, reaction, ends, mayRepeat }, world);
  return outcome;
}

function shownRequest({ marker, url, body }: OpenComment, news: Settled | undefined, world: World): ShownRequest {
  const isUnread = news?.kind === 'failed' && marker.state === 'started';
  const isRunning = news?.kind === 'running';
  const isOpen = news?.kind === 'failed' || news?.kind === 'still-open';
  return {
    ...{ marker, url, body, link: linkTo(marker.pullRequest, world) },
    seen: isRunning ? 'running' : isUnread ? 'unreadable' : null,
    openAt: news?.openAt,
    said: isOpen ? news.words : (news?.problem ?? null),
  };
}
