import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import { inScope, readComments } from '../request/comment-gate.ts';
import { linkTo } from '../request/linked.ts';
import { maySend } from '../request/once.ts';
import { settleAll } from '../request/settle-all.ts';
import type { OpenComment, Placed, SettleRequest } from '../request/settle-end.ts';
import { type OwnComments, oursOf, ownComments } from '../value/own-comments.ts';
import { type ShownRequest, stateLine, stateList, unreadableLine } from '../wording/answers.ts';
import { type Settled, settlingOutcome } from '../wording/settling.ts';
import type { World } from '../world.ts';
import { answerInThread } from './answer.ts';

/** Updates the jobs of one thread and answers with their states, including failed reads. */
export async function settleThread(intent: CommentIntent, login: string, world: World): Promise<Outcome> {
  const { clock, repository, settings } = world;
  const { number } = intent.thread;
  const ours = oursOf(login, world);
  const read = async (): Promise<Pick<SettleRequest, 'listed'> & OwnComments<Placed>> => {
    const rows = await readComments(intent, 'everywhere', repository);
    const listed = rows.map((row) => ({ ...row, thread: number }));
    return { ...inScope(ownComments(listed, ours), intent, listed), listed };
  };
  const began = clock.now();
  const { marked, listed } = await read();
  const work = await settleAll(marked, { ours, listed, onRequest: true }, world);
  const { settled } = work;
  const news = new Map(settled.map((each) => [each.url, each]));
  const now = await read();
  const lines = [
    ...now.unreadable.map(({ url }) => unreadableLine(url)),
    ...newestFirst(now.marked).map((comment) =>
      stateLine(shownRequest(comment, news.get(comment.url) ?? null, world), clock.now()),
    ),
  ];
  // Notices that were claimed too long ago are left to the next run.
  const ends = maySend(began, world) ? [...new Set(settled.flatMap(({ reports }) => reports ?? []))] : [];
  const mayRepeat = async (): Promise<boolean> => ends.length === 0 || maySend(began, world);
  const text =
    lines.length === 0 ? 'There is no job in this thread.' : stateList(lines, { comment: intent.comment.id, ends });
  const failed = settled.some(({ kind }) => kind === 'failed');
  // Nothing may fail after the answer.
  const outcome = settlingOutcome(work, { unread: [], dryRun: settings.dryRun });
  await answerInThread(intent, text, world, { reaction: failed ? 'confused' : '+1', ends, mayRepeat });
  return outcome;
}

function shownRequest({ marker, url, body }: OpenComment, news: Settled | null, world: World): ShownRequest {
  const shown = { marker, url, body, link: linkTo(marker.pullRequest, world) };
  switch (news?.kind) {
    case 'running':
      return { ...shown, seen: 'running', said: null };
    case 'failed':
      return { ...shown, seen: marker.state === 'started' ? 'unreadable' : null, said: news.words };
    case 'still-open':
      return { ...shown, seen: null, said: news.words };
    case 'settled':
    case 'unchanged':
    case undefined:
      return { ...shown, seen: null, said: news?.problem ?? null };
  }
}

/** Comments come oldest first, those on the diff after all others. */
function newestFirst(comments: readonly OpenComment[]): readonly OpenComment[] {
  const asked = ({ marker }: OpenComment): number => Date.parse(marker.askedAt);
  return comments.toReversed().toSorted((one, other) => asked(other) - asked(one));
}
