import { problemText, repositoryErrorOf } from '../../errors.ts';
import { codeSpan, quoted } from '../../markdown.ts';
import type { Outcome } from '../../outcome.ts';
import type { Repository } from '../../ports.ts';
import { isWatched } from '../../thread/claim.ts';
import { ownComments } from '../../thread/own-comments.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { type ShownRequest, stateLine, stateList } from '../../wording/answers.ts';
import { answerInThread } from '../comment/answer.ts';
import { inScope, readComments } from '../comment/thread-scope.ts';
import { rememberNotice } from '../finish/finish.ts';
import { linkTo } from '../finish/pull-request-facts.ts';
import { maySend } from '../finish/write-once.ts';
import { oursOf, type SettleWorld } from '../world.ts';
import { patientReader } from './patient-reader.ts';
import { type Recent, recentComments } from './recent-comments.ts';
import { needsSettling, settleComment } from './settle-comment.ts';
import {
  type OpenComment,
  type Reported,
  type Settled,
  type SettleOptions,
  type SettleRequest,
  type Unlinked,
  WRITER,
} from './settled.ts';

/** A pull request's link may appear this long after the job's final status (ms). */
const LINK_MAY_COME_MS = 15_000;

/** Updates every open status comment of the repository. One failure doesn't stop the others. */
export async function runSettle(world: SettleWorld): Promise<Outcome> {
  const { repository, runner } = world;
  const now = world.clock.now();
  const [login, inConversations, onDiffs] = await Promise.all([
    repository.viewer(),
    recentComments('issue-comment', now, repository),
    recentOnDiffs(now, repository),
  ]);
  const ours = oursOf(login, world);
  const comments = [...inConversations.comments, ...onDiffs.comments];
  const { marked, neverSent } = ownComments(comments, ours);
  const unread = [inConversations.unread, onDiffs.unread].filter((each) => each !== null);
  for (const each of unread) runner.warning(each);
  const work = await settleAll(marked, { ours, listed: comments, neverSent, onRequest: false }, world);
  return outcomeOf(work, { unread, dryRun: world.settings.dryRun });
}

/** A token without access to pull requests can still settle issues. */
async function recentOnDiffs(now: number, repository: Repository): Promise<Recent> {
  try {
    return await recentComments('review-comment', now, repository);
  } catch (error) {
    return { comments: [], unread: `Review threads were not checked: ${problemText(repositoryErrorOf(error))}` };
  }
}

/** Updates the jobs of one thread and answers with their states, including failed reads. */
export async function settleThread(intent: CommentIntent, login: string, world: SettleWorld): Promise<Outcome> {
  const { number } = intent.thread;
  const ours = oursOf(login, world);
  const read = async (): Promise<{
    readonly marked: readonly OpenComment[];
    readonly listed: SettleRequest['listed'];
    readonly neverSent: SettleRequest['neverSent'];
  }> => {
    const read = await readComments(intent, 'everywhere', world.repository);
    const listed = read.map((row) => ({ ...row, thread: number }));
    return { ...inScope(ownComments(listed, ours), intent, listed), listed };
  };
  const { marked, listed, neverSent } = await read();
  const work = await settleAll(marked, { ours, listed, neverSent, onRequest: true }, world);
  const { settled } = work;
  const now = newestFirst((await read()).marked);
  const news = new Map(settled.map((each) => [each.url, each]));
  const at = world.clock.now();
  const lines = now.map((comment) => stateLine(shownRequest(comment, news.get(comment.url) ?? null, world), at));
  const isInTime = ({ claimedAfter }: Reported): boolean => maySend(claimedAfter, world);
  // The notice of an end that was claimed too long ago is left to the next run.
  const reported = settled.flatMap(({ reports }) => reports ?? []).filter(isInTime);
  const mayRepeat = async (): Promise<boolean> => reported.every(isInTime);
  const ends = reported.map(({ end }) => end);
  const text =
    lines.length === 0 ? 'There is no job in this thread.' : stateList(lines, { comment: intent.comment.id, ends });
  const failed = settled.some(({ kind }) => kind === 'failed');
  await answerInThread(intent, text, world, { reaction: failed ? 'confused' : '+1', ends, mayRepeat });
  for (const { record } of reported) if (record !== null) await rememberNotice(record, WRITER, world);
  return outcomeOf(work, { unread: [], dryRun: world.settings.dryRun });
}

function shownRequest({ marker, url, body }: OpenComment, news: Settled | null, world: SettleWorld): ShownRequest {
  const shown = { marker, url, body, link: linkTo(marker.pullRequest, world) };
  switch (news?.kind) {
    case 'running':
      return { ...shown, seen: 'running', said: null };
    case 'failed':
      return { ...shown, seen: marker.state === 'started' ? 'unreadable' : null, said: news.words };
    case 'still-open':
      return { ...shown, seen: null, said: news.words };
    case 'settled':
    case undefined:
      return { ...shown, seen: null, said: news?.problem ?? null };
  }
}

/** Comments come oldest first, those on the diff after all others. */
function newestFirst(comments: readonly OpenComment[]): readonly OpenComment[] {
  const asked = ({ marker }: OpenComment): number => Date.parse(marker.askedAt);
  return comments.toReversed().toSorted((one, other) => asked(other) - asked(one));
}

/** The results of checking unfinished threads. */
interface Settling {
  readonly settled: readonly Settled[];
  /** How many jobs a run still follows. */
  readonly followed: number;
  /** How many a cancelled run left unchecked. */
  readonly left: number;
}

async function settleAll(
  comments: readonly OpenComment[],
  request: SettleRequest,
  world: SettleWorld,
): Promise<Settling> {
  const options = { ...request, marked: comments, jobs: patientReader(world.service) };
  const settled: Settled[] = [];
  const open = comments.filter(({ marker }) => needsSettling(marker, world.clock.now(), request));
  const queue: { readonly comment: OpenComment; readonly seenAt: number | null }[] = open.map((comment) => ({
    comment,
    seenAt: null,
  }));
  // A job without its link comes once more, after all others.
  for (const { comment, seenAt } of queue) {
    if (seenAt !== null) await untilLinked(seenAt, world);
    if (world.runner.cancelled.aborted) break;
    const end = await settleOne(comment, { ...options, again: seenAt !== null }, world);
    if (end.kind === 'unlinked') queue.push(end);
    else settled.push(end);
  }
  const followed = comments.filter(({ marker }) => {
    const unfinished = marker.state === 'started' || marker.state === 'starting' || marker.state === 'waiting';
    return unfinished && isWatched(marker, world.clock.now()) && !open.some(({ marker: other }) => other === marker);
  }).length;
  return { settled, followed, left: open.length - settled.length };
}

async function untilLinked(seenAt: number, { clock, runner }: SettleWorld): Promise<void> {
  const wait = seenAt + LINK_MAY_COME_MS - clock.monotonic();
  if (wait > 0) await clock.sleep(wait, runner.cancelled);
}

async function settleOne(
  comment: OpenComment,
  options: SettleOptions,
  world: SettleWorld,
): Promise<Settled | Unlinked> {
  try {
    return await settleComment(comment, options, world);
  } catch (error) {
    const words = problemText(repositoryErrorOf(error));
    const { id, url, thread } = comment;
    return { kind: 'failed', id, url, thread, words };
  }
}

function outcomeOf(
  { settled, followed, left }: Settling,
  { unread, dryRun }: { readonly unread: readonly string[]; readonly dryRun: boolean },
): Outcome {
  const of = (kind: Settled['kind']): readonly Settled[] => settled.filter((each) => each.kind === kind);
  const [changed, failed] = [of('settled'), of('failed')];
  const open = [...of('running'), ...of('still-open')];
  const counts = `${changed.length} ${dryRun ? 'would be updated' : 'updated'}, ${open.length} still open, ${failed.length} ${failed.length === 1 ? 'error' : 'errors'}`;
  const watched = followed === 0 ? '' : `, ${followed} still followed by a run`;
  const unchecked = left === 0 ? '' : `, ${left} not checked, because the run was cancelled`;
  const nothing = settled.length === 0 && left === 0 && followed === 0;
  const none =
    unread.length === 0
      ? 'There is no unfinished job.'
      : 'No unfinished job was found among the comments that were read.';
  const found = nothing ? none : `Unfinished jobs: ${counts}${watched}${unchecked}.`;
  const fails = settled.length > 0 && failed.length === settled.length;
  const why = fails ? ` The first: ${failed[0]?.words}` : '';
  const overview = `${dryRun ? 'A dry run: nothing was written. ' : ''}${found}`;
  const lines = [...changed, ...failed, ...open].map(
    ({ url, thread, words }) => `- [Thread ${thread}](${url}): ${codeSpan(words, { longest: 300 })}`,
  );
  const more = unread.flatMap((each) => ['', quoted(each, { exact: true })]);
  const heading = dryRun ? 'dry run, nothing was written' : 'status comments updated';
  const summary = [`### docs-agent: ${heading}`, '', overview, '', ...lines, ...more].join('\n');
  return { kind: 'settled', result: dryRun ? 'dry-run' : 'settled', sentence: overview + why, summary, fails };
}
