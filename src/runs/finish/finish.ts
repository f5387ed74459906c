import type { RepositoryError } from '../../errors.ts';
import { ANNOUNCEMENTS, type Announcement } from '../../thread/marker.ts';
import { type Advanced, advance, placeOf, type StatusRecord, withMarker } from '../../thread/record.ts';
import type { Writer } from '../../thread/rights.ts';
import { ANNOUNCE } from './announce.ts';
import type { Announced, End, Ending } from './end.ts';
import { endOf } from './job-ending.ts';
import { type ShowingWorld, warnIfFailed, write } from './show.ts';

export interface Finished {
  readonly record: StatusRecord;
  /** See `Advanced`. `said`: the comment had shown this end before. */
  readonly end: 'written' | 'said' | 'overtaken' | 'gone' | 'failed';
  /** Why the end, or what was announced, could not be written; null if it was. */
  readonly error: RepositoryError | null;
  /** What is still owed, and why. */
  readonly missing: ReadonlyMap<Announcement, Exclude<Announced, 'done'>>;
}

/**
 * Writes the end of a request, announces it, and records what was announced: the one way for a run, a re-run, `status`
 * and `settle`. The run that writes the end announces it. A run adds its reaction first: that may be repeated, and
 * saves an edit. A cancelled process leaves all announcements to the next run.
 */
export async function finish(record: StatusRecord, ending: Ending, world: ShowingWorld): Promise<Finished> {
  const { view, job, writer } = ending;
  const { runner, clock } = world;
  const before = record.comment?.marker;
  const outcome = view.state === 'finished' ? view.outcome : null;
  const isSaid =
    before !== undefined && record.attempted === null && before.state === view.state && before.outcome === outcome;
  const isFinal = outcome !== 'no-news' && !runner.cancelled.aborted;
  const end = announced(record, ending);
  const due = ANNOUNCEMENTS.filter(
    (kind) => !(isSaid && before.told.includes(kind)) && ANNOUNCE[kind].isDue(end, world),
  );
  const early = due.filter((kind) => kind === 'reaction' && !isSaid && writer.kind === 'run' && isFinal);
  const failed = await announce(early, end, world);
  const late = due.filter((kind) => !early.includes(kind) || failed.has(kind));
  const told = isFinal ? ANNOUNCEMENTS.filter((kind) => !late.includes(kind)) : [];
  const now = clock.now();
  const base = { ...record.base, told, watchedUntil: new Date(now).toISOString() };
  const shown = { view, job, endedAt: endOf(ending, now) };
  const wrote = isSaid ? ({ end: 'said', record } as const) : await write({ ...record, base }, shown, writer, world);
  const error = wrote.end === 'failed' ? wrote.error : null;
  const isOurs = wrote.end === 'written' || wrote.end === 'said' || (error !== null && writer.kind === 'run');
  if (!isOurs || !isFinal || runner.cancelled.aborted) return { ...wrote, error, missing: new Map() };
  const rest = late.filter((kind) => !failed.has(kind));
  const missing = new Map([...failed, ...(await announce(rest, announced(wrote.record, ending), world))]);
  if (error !== null) return { ...wrote, error, missing };
  const kept = await remember(wrote.record, { missing, writer }, world);
  if (kept.end === 'failed') return { end: wrote.end, record: kept.record, error: kept.error, missing };
  return { end: kept.end === 'overtaken' ? kept.end : wrote.end, record: kept.record, error, missing };
}

/** Announces the end of a job without a thread: only its pull request can be handed over. */
export async function announceAlone(
  ending: Omit<Ending, 'writer' | 'followed'> & Pick<End, 'jobId' | 'request' | 'askedAt' | 'group'>,
  world: ShowingWorld,
): Promise<void> {
  const end: End = { ...ending, conversation: null, status: null, sentTo: null, claimedOn: null };
  if (!world.runner.cancelled.aborted && ANNOUNCE.handover.isDue(end, world)) await announce(['handover'], end, world);
}

/** Adds to an end what the record holds. */
function announced(record: StatusRecord, { followed, ...ending }: Ending): End {
  const { comment, base, jobId, pullRequest } = record;
  return {
    ...ending,
    jobId,
    request: base.request,
    group: base.group,
    sentTo: pullRequest,
    askedAt: Date.parse(base.askedAt),
    conversation: placeOf(record),
    status: comment,
    claimedOn: followed ?? comment,
  };
}

/** Returns what is still missing afterwards. */
async function announce(kinds: readonly Announcement[], end: End, world: ShowingWorld): Promise<Finished['missing']> {
  const missing = new Map<Announcement, Exclude<Announced, 'done'>>();
  for (const kind of kinds) {
    const result = await ANNOUNCE[kind].announce(end, world);
    if (result !== 'done') missing.set(kind, result);
  }
  return missing;
}

/** Records in the comment of an end that all is announced. A failure is a warning: the next run looks for it. */
export async function rememberNotice(record: StatusRecord, writer: Writer, world: ShowingWorld): Promise<void> {
  warnIfFailed(await remember(record, { missing: new Map(), writer }, world), record, world);
}

/**
 * Records in the comment that everything is announced, and leaves its visible text unchanged. As long as anything is
 * missing, it stays as it is: two runs may announce at once, and of two partial lists the later one would forget what
 * only the other has.
 */
async function remember(
  record: StatusRecord,
  { missing, writer }: Pick<Finished, 'missing'> & Pick<Ending, 'writer'>,
  { repository, clock }: ShowingWorld,
): Promise<Advanced> {
  const { comment } = record;
  if (comment === null || missing.size > 0 || comment.marker.told.length === ANNOUNCEMENTS.length)
    return { end: 'written', record };
  const marker = { ...comment.marker, told: ANNOUNCEMENTS };
  const next = { marker, body: withMarker(comment.body, marker) };
  return advance(record, next, { writer, now: clock.now() }, repository);
}
