import { RepositoryError } from '../errors.ts';
import type { CommentRef, Reaction } from '../ports.ts';
import { endNotice, renderNotice } from '../thread/notice.ts';
import type { JobEnding } from './job-ending.ts';
import type { World } from './world.ts';

/** A job that took longer than this has been forgotten by whoever asked for it (ms). */
const NOTICE_AFTER_MS = 5 * 60_000;

export interface EndOfJob {
  readonly ending: JobEnding;
  readonly jobId: string | null;
  /** UTC, ms. */
  readonly askedAt: number;
  /** The thread with the status comment, and the comment's address. */
  readonly thread: number | null;
  readonly statusUrl: string | null;
  /** The comment that has asked for the job. */
  readonly causedBy: CommentRef | null;
  /** An end that nobody has waited for is always told. */
  readonly unattended?: boolean;
}

/** Tells the end to whoever has asked: by a reaction to the comment, and, after a long time, by one short comment. */
export async function tellEnd(end: EndOfJob, world: World): Promise<void> {
  if (world.settings.dryRun) return;
  const reaction = reactionOf(end.ending);
  if (end.causedBy !== null && reaction !== null) await tryReaction(end.causedBy, reaction, world);
  const { view } = end.ending;
  if (view.state !== 'finished' || end.thread === null || end.jobId === null || !world.settings.notify) return;
  const late = world.clock.now() - end.askedAt > NOTICE_AFTER_MS;
  if (!late && end.unattended !== true) return;
  const text = renderNotice({ job: end.jobId }, endNotice(view, end.statusUrl));
  try {
    await (await world.repository()).createComment(end.thread, text);
  } catch (error) {
    warn('The notice of the end could not be written', error, world);
  }
}

/** Sets a reaction; one that fails is a warning, because it decorates what is said elsewhere. */
export async function tryReaction(comment: CommentRef, reaction: Reaction, world: World): Promise<void> {
  try {
    await (await world.repository()).react(comment, reaction);
  } catch (error) {
    warn(`The reaction ${reaction} could not be set`, error, world);
  }
}

function reactionOf({ view, result }: JobEnding): Reaction | null {
  if (view.state === 'not-created' || view.state === 'unknown') return 'confused';
  if (view.state !== 'finished') return null;
  return result === 'pull-request' || result === 'no-pull-request' ? '+1' : 'confused';
}

function warn(what: string, error: unknown, { runner }: World): void {
  if (!(error instanceof RepositoryError)) throw error;
  runner.warning(`${what}: ${error.message} ${error.hint}`);
}
