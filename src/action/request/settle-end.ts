import type { ThreadComment } from '../ports/conversations.ts';
import type { JobReader } from '../ports/jobs.ts';
import { type Ours, type OwnComment, sameComment } from '../value/own-comments.ts';
import { rightOf } from '../value/rights.ts';
import { outcomeWords } from '../wording/end-words.ts';
import type { Settled } from '../wording/settling.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import type { Ending } from './ending.ts';
import { announceEnd } from './finish.ts';
import { withPullRequest } from './linked.ts';
import { SENT } from './order.ts';
import { ending, pageOf, requestOf, type Sent, shows } from './request.ts';

/** A comment, with the number of its thread. */
export type Placed = ThreadComment & { readonly thread: number };

/** One of our status comments. */
export type OpenComment = OwnComment<Placed>;

/** A comment, with the number of its thread; null if GitHub doesn't say. */
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
  /** Someone requested the state: also read jobs that a run still watches, and reopen `no-news`. */
  readonly onRequest: boolean;
}

export interface SettleOptions extends SettleRequest {
  readonly jobs: JobReader;
  /** This is the second read of a job without a link. Its result counts. */
  readonly again: boolean;
  /** See `Stage`. */
  readonly endedBefore: boolean;
  /** The comment says that there is no pull request, and the job is read again in case the service names one now. */
  readonly mayBeCorrected: boolean;
}

/** It owns none of the comments. */
export const WRITER = { kind: 'other' } as const;

export function settled(kind: Settled['kind'], { thread, id, url }: OpenComment, words: string): Settled {
  return { kind, thread, id, url, words };
}

/** Writes the end of a request that no run watches, and announces it. Throws the `RepositoryError` of its write. */
export async function settleEnd(
  comment: OpenComment,
  known: Ending,
  options: SettleOptions,
  world: World,
): Promise<Settled> {
  const { marker } = comment;
  if (rightOf(WRITER, marker, world.clock.now()) === 'never') {
    const words = outcomeWords(known, marker).sentence;
    return settled('still-open', comment, `${words} The run that follows it updates the comment.`);
  }
  const stage = await withFacts(comment, known, world);
  const isSaid = shows({ comment, attempted: null }, stage.view);
  const { sentence, problem } = outcomeWords(stage, marker);
  const words = isSaid ? REPORTED : sentence;
  if (world.settings.dryRun) return settled('settled', comment, words);
  const hasReaction = isSaid && marker.told.includes('reaction');
  const conversation = { thread: comment.thread, review: comment.review };
  const request = requestOf({
    causedBy: hasReaction ? null : await causeOf(comment, options, world),
    ...{ order: SENT, base: marker, instruction: { keptFrom: comment.body }, writer: WRITER },
    page: pageOf({ ours: options.ours, conversation, comment }),
  });
  const written = options.listed
    .filter((each) => each.thread === comment.thread && each.author === options.ours.login)
    .map(({ body }) => body);
  const audience = { answering: options.onRequest, written };
  const finished = await announceEnd(ending(request, stage), audience, world);
  if (stage.unconfirmed !== undefined && finished.page.failure === null && finished.owing.has('handover'))
    return settled(
      'still-open',
      comment,
      `its pull request is not confirmed, so it is not handed over yet. ${stage.unconfirmed}`,
    );
  const { kind, id } = comment;
  const reports = [...finished.owing.values()].includes('held') ? ({ reports: `${kind}/${id}` } as const) : {};
  return { ...settledBy(finished, comment, words), problem: isSaid ? null : (problem?.message ?? null), ...reports };
}

const REPORTED = 'the end was reported';

function settledBy({ page, owing }: Sent, comment: OpenComment, words: string): Settled {
  if (page.written === 'overtaken') return settled('still-open', comment, 'another run has just updated it');
  if (page.written === 'gone') return settled('still-open', comment, 'its comment was deleted');
  if (page.failure !== null) throw page.failure;
  const left = [...owing.values()];
  // An announcement that fails is a warning, and a later run tries again.
  if (left.includes('failed')) return settled('still-open', comment, 'the end could not be reported');
  if (left.includes('later')) return settled('still-open', comment, 'another run may still be reporting the end');
  return settled('settled', comment, words);
}

/** Only the pull request shows whether a follow-up changed anything, and whether it is in our own repository. */
async function withFacts({ marker }: OpenComment, ending: Ending, world: World): Promise<Ending> {
  const { view, job } = ending;
  if (job === null || view.state !== 'finished') return ending;
  return { ...ending, ...(await withPullRequest(view, marker, world)) };
}

/**
 * Finds the comment that requested a job, in what was listed or else by a read. Null for a step's job, and if the comment
 * is gone, can't be read, or is in another thread than the marker that names it: a forged marker can name any comment.
 */
async function causeOf(
  { marker: { trigger }, thread }: OpenComment,
  { listed }: SettleOptions,
  { repository, runner }: World,
): Promise<PlacedComment | null> {
  if (trigger.kind === 'run') return null;
  try {
    const found = listed.find((comment) => sameComment(comment, trigger));
    const read = found ?? (await repository.causingComment(trigger));
    return read?.thread === thread ? read : null;
  } catch (error) {
    runner.warning(`Could not read who requested the job: ${problemText(repositoryErrorOf(error))}`);
    return null;
  }
}
