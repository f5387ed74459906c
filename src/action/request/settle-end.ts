import type { ThreadComment } from '../ports/conversations.ts';
import type { JobReader } from '../ports/jobs.ts';
import type { Ours, OwnComment, OwnComments } from '../value/own-comments.ts';
import { rightOf } from '../value/rights.ts';
import { outcomeWords } from '../wording/outcome-words.ts';
import type { Settled } from '../wording/settling.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { type Finished, finish, shows } from './finish.ts';
import type { Ending, HandedOver, JobEnding } from './job-ending.ts';
import { withPullRequest } from './linked.ts';
import { isPermitted, readQuoted } from './read-request.ts';
import { recordOf } from './record.ts';
import { warnOf } from './show.ts';

/** One of our status comments, with the thread it is in. */
export type OpenComment = OwnComment<ThreadComment & { readonly thread: number }>;

/** A comment, and the number of its thread; null if GitHub doesn't say. */
export type PlacedComment = ThreadComment & { readonly thread: number | null };

/** A job that completed without a pull request: its link may still appear, so it is read once more. */
export interface Unlinked {
  readonly kind: 'unlinked';
  readonly comment: OpenComment;
  /** Monotonic, ms. */
  readonly seenAt: number;
}

export interface SettleRequest {
  readonly ours: Ours;
  /** What was read to find the status comments: it may hold the comments that requested the jobs. */
  readonly listed: readonly PlacedComment[];
  /** See `OwnComments`. */
  readonly neverSent: OwnComments['neverSent'];
  /** Someone requested the state: also read jobs that a run still watches, and reopen `no-news`. */
  readonly onRequest: boolean;
}

export interface SettleOptions extends SettleRequest {
  readonly jobs: JobReader;
  /** This is the second read of a job without a link. Its result counts. */
  readonly again: boolean;
  /** See `JobEnding`. */
  readonly endedBefore: boolean;
  /** The comment says that there is no pull request, and the job is read again in case the service names one now. */
  readonly mayBeCorrected: boolean;
}

/** It owns none of the comments. */
export const WRITER = { kind: 'other' } as const;

/** Says what came of checking a status comment. */
export function settled(kind: Settled['kind'], { thread, id, url }: OpenComment, words: string): Settled {
  return { kind, thread, id, url, words };
}

/** Writes the end of a request that no run watches, and announces it. Throws the `RepositoryError` of its write. */
export async function settleEnd(
  comment: OpenComment,
  known: JobEnding,
  options: SettleOptions,
  world: World,
): Promise<Settled> {
  const { marker } = comment;
  if (rightOf(WRITER, marker, world.clock.now()) === 'never') {
    const words = outcomeWords(known, marker).sentence;
    return settled('still-open', comment, `${words} The run that follows it updates the comment.`);
  }
  const ending = await withFacts(comment, known, world);
  const record = recordOf({
    ...{ ours: options.ours, conversation: { thread: comment.thread, review: comment.review }, comment },
    ...{ base: marker, instruction: { keptFrom: comment.body } },
  });
  const isSaid = shows(record, ending.view);
  const { sentence, problem } = outcomeWords(ending, marker);
  const words = isSaid ? REPORTED : sentence;
  if (world.settings.dryRun) return settled('settled', comment, words);
  const announcing = await announcingOf(comment, { ...options, isSaid }, world);
  const finished = await finish(record, { ...ending, ...announcing }, world);
  // Why a status comment can't be written is said once, by its own line.
  warnOf(finished.unwritten, finished.error, world.runner);
  if (ending.unconfirmed !== undefined && finished.error === null && finished.missing.has('handover'))
    return settled(
      'still-open',
      comment,
      `its pull request is not confirmed, so it is not handed over yet. ${ending.unconfirmed}`,
    );
  const { kind, id } = comment;
  const reports = [...finished.missing.values()].includes('held') ? ({ reports: `${kind}/${id}` } as const) : {};
  return { ...settledBy(finished, comment, words), problem: isSaid ? null : (problem?.message ?? null), ...reports };
}

const REPORTED = 'the end was reported';

function settledBy({ end, error, missing }: Finished, comment: OpenComment, words: string): Settled {
  if (end === 'overtaken') return settled('still-open', comment, 'another run has just updated it');
  if (end === 'gone') return settled('still-open', comment, 'its comment was deleted');
  if (error !== null) throw error;
  const left = [...missing.values()];
  // An announcement that fails is a warning, and a later run tries again.
  if (left.includes('failed')) return settled('still-open', comment, 'the end could not be reported');
  if (left.includes('later')) return settled('still-open', comment, 'another run may still be reporting the end');
  return settled('settled', comment, words);
}

/** Only the pull request shows whether a follow-up changed anything, and whether it is in our own repository. */
async function withFacts({ marker }: OpenComment, ending: JobEnding, world: World): Promise<JobEnding> {
  const { view, job } = ending;
  if (job === null || view.state !== 'finished') return ending;
  return { ...ending, ...(await withPullRequest(view, marker, world)) };
}

/** Says how an end is announced, and by whom. */
async function announcingOf(
  comment: OpenComment,
  { isSaid, ...options }: SettleOptions & { readonly isSaid: boolean },
  world: World,
): Promise<Omit<Ending, keyof JobEnding>> {
  const { marker, thread } = comment;
  const hasReaction = isSaid && marker.told.includes('reaction');
  return {
    writer: WRITER,
    causedBy: hasReaction ? null : await requestOf(comment, options, world),
    answering: options.onRequest,
    written: options.listed
      .filter((each) => each.thread === thread && each.author === options.ours.login)
      .map(({ body }) => body),
    handover: () => handedOver(comment, world),
  };
}

/** A marker can be forged: what it says of a request is confirmed, or left out. */
async function handedOver({ marker, thread }: OpenComment, world: World): Promise<HandedOver> {
  const { trigger, reviewer, run } = marker;
  if (trigger.kind === 'run') {
    const isReviewer = reviewer !== undefined && (await mayReview(reviewer, world));
    return { ...UNCONFIRMED, run, ...(isReviewer ? { reviewer } : {}) };
  }
  const { author, instruction } = await readQuoted(marker, thread, world);
  const isReviewer = author?.bot === false && author.login.toLowerCase() === reviewer?.toLowerCase();
  return { requester: author?.login ?? null, instruction, ...(isReviewer ? { reviewer } : {}) };
}

/** Only the run of a step knows its request. */
const UNCONFIRMED = { requester: null, instruction: { text: '' } } as const;

/** Checks whether someone named only by a comment may be asked for a review: others can forge comments. */
async function mayReview(login: string, world: World): Promise<boolean> {
  try {
    return await isPermitted({ id: null, login, bot: false, viaApp: null }, world);
  } catch (error) {
    world.runner.debug(`Could not check who requested the job: ${repositoryErrorOf(error).message}`);
    return false;
  }
}

/**
 * Finds the comment that requested a job, in what was listed or else by a read. Null for a step's job, and if the comment
 * is gone, can't be read, or is in another thread than the marker that names it: a forged marker can name any comment.
 */
async function requestOf(
  { marker: { trigger }, thread }: OpenComment,
  { listed }: SettleOptions,
  { repository, runner }: World,
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
