import { ANNOUNCEMENTS, type Announcement } from '../value/marker.ts';
import { requestedAt } from '../value/own-comments.ts';
import type { StatusView } from '../value/status-view.ts';
import { type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { ANNOUNCE } from './announce.ts';
import { type End, type Ending, endOf } from './job-ending.ts';
import { type Advanced, advance, placeOf, type StatusRecord, withMarker } from './record.ts';
import { type ShowingWorld, type Unwritten, write } from './show.ts';
import type { Announced } from './write-once.ts';

export interface Finished {
  readonly record: StatusRecord;
  /** See `Advanced`. `said`: the comment had shown this end before. */
  readonly end: 'written' | 'said' | 'overtaken' | 'gone' | 'failed';
  /** Why the end, or what was announced, could not be written; null if it was. */
  readonly error: RepositoryError | null;
  /** What is still owed, and why. */
  readonly missing: Missing;
  /** The announcements that failed. */
  readonly unwritten: readonly Unwritten[];
}

type Missing = ReadonlyMap<Announcement, Exclude<Announced, 'done'>>;

/**
 * Writes the end of a request, announces it, and records what was announced: the one way for a run, a re-run, `status`
 * and `settle`. The run that writes the end announces it. A run adds its reaction first: that may be repeated, and
 * saves an edit. A cancelled process leaves all announcements to the next run.
 */
export async function finish(record: StatusRecord, ending: Ending, world: ShowingWorld): Promise<Finished> {
  const { view, job, writer } = ending;
  const now = world.clock.now();
  const isSaid = shows(record, view);
  const isCancelled = (): boolean => world.runner.cancelled.aborted;
  const isFinal = !(view.state === 'finished' && view.outcome === 'no-news') && !isCancelled();
  const toldBefore = toldOf(record, view);
  const end = endIn(record, ending);
  const due = ANNOUNCEMENTS.filter((kind) => !toldBefore.includes(kind) && ANNOUNCE[kind](end, world) !== null);
  const early = due.filter((kind) => kind === 'reaction' && !isSaid && writer.kind === 'run' && isFinal);
  const late = due.filter((kind) => !early.includes(kind));
  const unwritten: Unwritten[] = [];
  const failed = await announce(early, end, { unwritten, world });
  const told = isFinal ? ANNOUNCEMENTS.filter((kind) => !late.includes(kind) && !failed.has(kind)) : toldBefore;
  const base = { ...record.base, told, watchedUntil: new Date(now).toISOString() };
  const shown = { view, job, endedAt: endOf(ending, now) };
  const wrote = isSaid ? ({ end: 'said', record } as const) : await write({ ...record, base }, shown, writer, world);
  const error = wrote.end === 'failed' ? wrote.error : null;
  const isOurs = wrote.end === 'written' || wrote.end === 'said' || (error !== null && writer.kind === 'run');
  if (!isOurs || !isFinal || isCancelled()) return { ...wrote, error, unwritten, missing: new Map() };
  const left = await announce(late, endIn(wrote.record, ending), { unwritten, world });
  const announced = { missing: new Map([...failed, ...left]), unwritten };
  if (error !== null) return { ...wrote, ...announced, error };
  const kept = await remember(wrote.record, { ...announced, ending }, world);
  if (kept.end === 'failed') return { ...kept, ...announced, end: wrote.end };
  return { ...announced, end: kept.end === 'overtaken' ? kept.end : wrote.end, record: kept.record, error };
}

/** Checks whether a status comment shows an end already. */
export function shows({ comment, attempted }: Pick<StatusRecord, 'comment' | 'attempted'>, view: StatusView): boolean {
  const outcome = view.state === 'finished' ? view.outcome : null;
  return attempted === null && comment?.marker.state === view.state && comment.marker.outcome === outcome;
}

/**
 * Lists what was announced of an end. A pull request that the service names after the end is handed over, so there is no
 * second notice.
 */
function toldOf(record: StatusRecord, view: StatusView): readonly Announcement[] {
  const { told = [], outcome } = record.comment?.marker ?? {};
  if (shows(record, view)) return told;
  return outcome === 'no-pull-request' ? told.filter((kind) => kind === 'notice') : [];
}

/** Adds to an end what the record holds. */
function endIn(record: StatusRecord, ending: Ending): End {
  const { comment, base, jobId, pullRequest } = record;
  const askedAt = Date.parse(base.askedAt);
  return {
    ...ending,
    jobId,
    request: base.request,
    group: base.group,
    sentTo: pullRequest,
    // A request that waited was sent long after it was made.
    askedAt: comment === null ? askedAt : Math.min(askedAt, requestedAt(comment)),
    conversation: placeOf(record),
    status: comment,
  };
}

/** A failure is no error: a later run tries again. It is added to `unwritten`. */
async function announce(
  kinds: readonly Announcement[],
  end: End,
  { unwritten, world }: { readonly unwritten: Unwritten[]; readonly world: ShowingWorld },
): Promise<Missing> {
  const missing = new Map<Announcement, Exclude<Announced, 'done'>>();
  for (const kind of kinds) {
    const announcing = ANNOUNCE[kind](end, world);
    if (announcing === null) continue;
    try {
      const result = await announcing.write();
      if (result !== 'done') missing.set(kind, result);
    } catch (error) {
      missing.set(kind, 'failed');
      unwritten.push({ what: announcing.what, error: repositoryErrorOf(error) });
    }
  }
  return missing;
}

/**
 * Records in the comment that everything is announced, and leaves its visible text unchanged. As long as anything is
 * missing, it stays as it is: two runs may announce at once, and of two partial lists the later one would forget what
 * only the other has.
 */
async function remember(
  record: StatusRecord,
  { missing, ending }: { readonly missing: Missing; readonly ending: Ending },
  { repository, clock }: ShowingWorld,
): Promise<Advanced> {
  const { comment } = record;
  if (comment === null || missing.size > 0 || comment.marker.told.length === ANNOUNCEMENTS.length)
    return { end: 'written', record };
  const marker = { ...comment.marker, told: ANNOUNCEMENTS };
  const next = { marker, body: withMarker(comment.body, marker) };
  return advance(record, next, { writer: ending.writer, now: clock.now() }, repository);
}
