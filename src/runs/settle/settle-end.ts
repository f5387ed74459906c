import { problemText, repositoryErrorOf } from '../../errors.ts';
import type { PullRequestLink } from '../../jobs/job.ts';
import type { CommentRef } from '../../ports/conversations.ts';
import type { Marker } from '../../thread/marker.ts';
import type { EndRef } from '../../thread/own-comments.ts';
import { readMarker } from '../../thread/read-marker.ts';
import { recordOf } from '../../thread/record.ts';
import { rightOf } from '../../thread/rights.ts';
import { outcomeWords } from '../../wording/outcome-words.ts';
import type { End, Ending, HandedOver } from '../finish/end.ts';
import { type Finished, finish } from '../finish/finish.ts';
import type { JobEnding } from '../finish/job-ending.ts';
import { followedHandover, noticeClaimOf } from '../finish/notice-claim.ts';
import { mayReview } from '../finish/post-handover.ts';
import { isOwnPullRequest, withPullRequest } from '../finish/pull-request-facts.ts';
import type { SettleWorld } from '../world.ts';
import { type OpenComment, type PlacedComment, type Settled, type SettleOptions, settled, WRITER } from './settled.ts';

/** Writes the end of a request that no run watches, and announces it. */
export async function settleEnd(
  comment: OpenComment,
  known: JobEnding,
  options: SettleOptions,
  world: SettleWorld,
): Promise<Settled> {
  const { marker } = comment;
  const { clock, settings } = world;
  if (rightOf(WRITER, marker, clock.now()) === 'never') {
    const words = outcomeWords(known, marker).sentence;
    return settled('still-open', comment, `${words} The run that follows it updates the comment.`);
  }
  const ending = await withFacts(comment, known, world);
  const isSaid = marker.state === ending.view.state && marker.outcome === outcomeOf(ending);
  const words = isSaid ? REPORTED : outcomeWords(ending, marker).sentence;
  if (settings.dryRun) return settled('settled', comment, words);
  const record = recordOf({
    ...{ ours: options.ours, conversation: { thread: comment.thread, review: comment.review }, comment },
    ...{ base: marker, instruction: { keptFrom: comment.body } },
  });
  const claimedOn = noticeClaimOf(comment, options.marked);
  const claimedAfter = clock.now();
  const announcing = await announcingOf({ comment, holder: claimedOn }, options, world);
  const finished = await finish(record, { ...ending, ...announcing, endedBefore: true, followed: claimedOn }, world);
  if (ending.unconfirmed !== undefined && finished.error === null && finished.missing.has('handover'))
    return settled(
      'failed',
      comment,
      `the service did not confirm the pull request, so it is not handed over yet. ${ending.unconfirmed}`,
    );
  const problem = isSaid ? null : (outcomeWords(ending, marker).problem?.message ?? null);
  return settledBy(finished, { comment, words, problem, claimedOn, claimedAfter });
}

/**
 * Says how an end is announced. The comment that requested the job is read only if it is needed, and once; `holder` is the
 * status comment of the job's request, if the thread has it.
 */
async function announcingOf(
  { comment, holder }: { readonly comment: OpenComment; readonly holder: OpenComment },
  options: SettleOptions,
  world: SettleWorld,
): Promise<Omit<Ending, keyof JobEnding | 'followed'>> {
  let reading: ReturnType<typeof requestOf> | undefined;
  const request = (): ReturnType<typeof requestOf> => {
    reading ??= requestOf(holder, options, world);
    return reading;
  };
  return {
    writer: WRITER,
    unattended: true,
    causedBy: holder !== comment || comment.marker.told.includes('reaction') ? null : await request(),
    answered: options.onRequest,
    written: options.listed
      .filter(({ thread, author }) => thread === comment.thread && author === options.ours.login)
      .map(({ body }) => body),
    handover: async () => handoverText(holder, (await request())?.author ?? null, world),
  };
}

/** Says what came of writing and announcing an end. Throws the `RepositoryError` of an end that couldn't be written. */
function settledBy(
  { end, error, missing, record }: Finished,
  { comment, claimedOn, claimedAfter, words, problem }: SettledAs,
): Settled {
  if (end === 'overtaken') return settled('still-open', comment, 'another run has just updated it');
  if (end === 'gone') return settled('still-open', comment, 'its comment was deleted');
  if (error !== null) throw error;
  const left = [...missing.values()];
  if (left.includes('failed')) return settled('failed', comment, 'the end could not be reported');
  const done = left.includes('later') ? settled('still-open', comment, LATER) : settled('settled', comment, words);
  if (!left.includes('held')) return { ...done, problem };
  const reported: EndRef = `${claimedOn.kind}/${claimedOn.id}`;
  return { ...done, problem, reports: { end: reported, record: missing.size === 1 ? record : null, claimedAfter } };
}

interface SettledAs {
  readonly comment: OpenComment;
  readonly words: string;
  readonly problem: string | null;
  /** See `End`. */
  readonly claimedOn: CommentRef;
  /** See `Reported`. */
  readonly claimedAfter: number;
}

const REPORTED = 'the end was reported';
const LATER = 'another run may still be reporting the end';

function outcomeOf({ view }: JobEnding): Marker['outcome'] {
  return view.state === 'finished' ? view.outcome : null;
}

/** Only the pull request shows whether a follow-up changed anything, and the hand-over needs our own. */
async function withFacts({ marker, body }: OpenComment, ending: JobEnding, world: SettleWorld): Promise<JobEnding> {
  const { view, job } = ending;
  if (job === null || view.state !== 'finished' || view.outcome === 'no-news') return ending;
  const isRead = marker.request === 'message' || (view.link !== null && mayBeOwn(view.link, body, world));
  return isRead ? { job, ...(await withPullRequest(view, marker, world)) } : ending;
}

/** The repository may have been renamed since the comment was written, and the service may not know it yet. */
function mayBeOwn(link: PullRequestLink, body: string, world: SettleWorld): boolean {
  const written = readMarker(body);
  const before = written.kind === 'marker' ? written.marker.repository.name : '';
  return isOwnPullRequest(link, world) || link.repository.toLowerCase() === before.toLowerCase();
}

async function handoverText(
  comment: OpenComment,
  requester: string | null,
  world: SettleWorld,
): ReturnType<End['handover']> {
  return { ...followedHandover(comment), requester, ...(await reviewerFor(comment, requester, world)) };
}

/** A marker can be forged: only who requested the job, or may request one now, is asked for a review. */
async function reviewerFor(
  { marker: { reviewer, trigger } }: OpenComment,
  requester: string | null,
  world: SettleWorld,
): Promise<Pick<HandedOver, 'reviewer'>> {
  if (reviewer === undefined) return {};
  if (trigger.kind !== 'run') return requester?.toLowerCase() === reviewer.toLowerCase() ? { reviewer } : {};
  return (await mayReview(reviewer, world)) ? { reviewer } : {};
}

/**
 * Finds the comment that requested a job, in what was listed or else by a read. Null for a step's job, and if the comment
 * is gone, can't be read, or is in another thread than the marker that names it: a forged marker can name any comment.
 */
async function requestOf(
  { marker: { trigger }, thread }: OpenComment,
  { listed }: SettleOptions,
  { repository, runner }: SettleWorld,
): Promise<PlacedComment | null> {
  if (trigger.kind === 'run') return null;
  try {
    const found = listed.find(({ kind, id }) => kind === trigger.kind && id === trigger.id);
    const read = found ?? (await repository.causingComment(trigger));
    return read?.thread === thread ? read : null;
  } catch (error) {
    runner.warning(`Could not read who requested the job: ${problemText(repositoryErrorOf(error))}`);
    return null;
  }
}
