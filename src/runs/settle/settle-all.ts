import { problemText, repositoryErrorOf } from '../../errors.ts';
import { codeSpan, quoted } from '../../markdown.ts';
import type { Outcome } from '../../outcome.ts';
import type { JobReader, JobReading } from '../../ports/jobs.ts';
import { isWatched } from '../../thread/claim.ts';
import type { World } from '../world.ts';
import { needsSettling, settleComment } from './settle-comment.ts';
import type { OpenComment, Settled, SettleOptions, SettleRequest, Unlinked } from './settle-end.ts';

/** A pull request's link may appear this long after the job's final status (ms). */
const LINK_MAY_COME_MS = 15_000;

/** The results of checking unfinished requests. */
export interface Settling {
  readonly settled: readonly Settled[];
  /** How many jobs a run still follows. */
  readonly followed: number;
  /** How many a cancelled run left unchecked. */
  readonly left: number;
}

/** Updates the status comments that may be out of date. One failure doesn't stop the others. */
export async function settleAll(
  comments: readonly OpenComment[],
  request: SettleRequest,
  world: World,
): Promise<Settling> {
  const { clock, runner } = world;
  const options = { ...request, jobs: patientReader(world.service), endedBefore: true };
  const settled: Settled[] = [];
  const open = comments.filter(({ marker }) => needsSettling(marker, clock.now(), request));
  const queue: { readonly comment: OpenComment; readonly seenAt: number | null }[] = open.map((comment) => ({
    comment,
    seenAt: null,
  }));
  // A job without its link comes once more, after all others.
  for (const { comment, seenAt } of queue) {
    const wait = seenAt === null ? 0 : seenAt + LINK_MAY_COME_MS - clock.monotonic();
    if (wait > 0) await clock.sleep(wait, runner.cancelled);
    if (runner.cancelled.aborted) break;
    const end = await settleOne(comment, { ...options, again: seenAt !== null }, world);
    if (end.kind === 'unlinked') queue.push(end);
    else settled.push(end);
  }
  const followed = comments.filter((comment) => {
    const { state } = comment.marker;
    const isUnfinished = state === 'started' || state === 'starting' || state === 'waiting';
    return isUnfinished && isWatched(comment.marker, clock.now()) && !open.includes(comment);
  }).length;
  return { settled, followed, left: open.length - settled.length };
}

/** Updates one status comment. A failure is a value. */
export async function settleOne(
  comment: OpenComment,
  options: SettleOptions,
  world: World,
): Promise<Settled | Unlinked> {
  try {
    return await settleComment(comment, options, world);
  } catch (error) {
    const words = problemText(repositoryErrorOf(error));
    const { id, url, thread } = comment;
    return { kind: 'failed', id, url, thread, words };
  }
}

/**
 * Makes a reader that sends nothing more once the service has asked to wait: every later read gets the same answer.
 * It is for runs that read many jobs once and don't wait.
 */
function patientReader({ readJob }: JobReader): JobReader {
  let refusal: JobReading | null = null;
  return {
    async readJob(id, cancelled) {
      if (refusal !== null) return refusal;
      const reading = await readJob(id, cancelled);
      if (reading.kind === 'failed' && reading.retryAfterMs !== null && reading.retryAfterMs > 0) refusal = reading;
      return reading;
    },
  };
}

/** Words what a run has settled. `unread`: which comments were not read. */
export function settlingOutcome(
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
