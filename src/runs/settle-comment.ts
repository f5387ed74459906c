import { isFinal, type Job } from '../jobs/job.ts';
import type { ThreadComment } from '../ports.ts';
import { isStale, isWatched } from '../thread/claim.ts';
import { editUnlessChanged } from '../thread/guarded-edit.ts';
import type { Marker, Telling } from '../thread/marker.ts';
import type { Ours, OwnComment } from '../thread/own-comments.ts';
import { markerFor, originOf, renderStatusComment, type StatusView, withMarker } from '../thread/status-comment.ts';
import { linkRules } from './follow-job.ts';
import { endingOfJob, endingRemembered, endingWords, NEVER_CONFIRMED } from './job-ending.ts';
import { ALL_TOLD, deservesNotice, owed, tellNotice, tellReaction } from './tell-end.ts';
import type { World } from './world.ts';

export type OpenComment = OwnComment<ThreadComment & { readonly thread: number }>;

/** What became of one open thread. */
export interface Settled {
  readonly kind: 'settled' | 'still-open' | 'failed';
  readonly thread: number;
  readonly id: number;
  readonly url: string;
  /** May hold the service's own words. */
  readonly words: string;
}

/** A job that has completed without a pull request: its link may still come, so it is read once more. */
export interface Unlinked {
  readonly kind: 'unlinked';
  readonly comment: OpenComment;
  /** Monotonic, ms. */
  readonly seenAt: number;
}

export interface SettleOptions {
  readonly ours: Ours;
  /** Someone has asked for the state: jobs that a run still watches are read too, and `no-news` is reopened. */
  readonly onRequest: boolean;
  /** The second read of a job without a link, which counts. */
  readonly again?: true;
}

/** A job that has not ended after this long is no longer checked (ms). */
const NO_NEWS_MS = 7 * 24 * 60 * 60_000;

/** Checks whether a status comment may not be complete: a job under way, a start that nobody finished, or an end half told. */
export function needsSettling(marker: Marker, now: number, { onRequest }: Pick<SettleOptions, 'onRequest'>): boolean {
  if (marker.state === 'started') return onRequest || !isWatched(marker, now);
  if (onRequest && marker.outcome === 'no-news') return true;
  return isStale(marker, now) || (owed(marker).length > 0 && !isWatched(marker, now));
}

/** Brings one status comment to its true state, with one read of the job. Throws `RepositoryError`. */
export async function settleComment(
  comment: OpenComment,
  options: SettleOptions,
  world: World,
): Promise<Settled | Unlinked> {
  const { marker } = comment;
  if (marker.jobId === null) return settleStart(comment, options, world);
  if (marker.state === 'finished' && marker.outcome !== 'no-news') return completeEnd(comment, options, world);
  const reading = await world.service.readJob(marker.jobId, world.runner.cancelled);
  if (reading.kind === 'job' && isFinal(reading.job)) {
    const { status, prLink } = reading.job;
    if (status === 'completed' && prLink === null && options.again !== true)
      return { kind: 'unlinked', comment, seenAt: world.clock.monotonic() };
    return settleEnd(comment, reading.job, options, world);
  }
  if (reading.kind === 'refused' || reading.kind === 'failed') {
    const { message, hint } = reading.problem;
    return ended('failed', comment, `could not check the job ${marker.jobId}: ${message} ${hint}`);
  }
  const job = reading.kind === 'job' ? reading.job : null;
  const words = job === null ? `the service has no job ${marker.jobId}` : `the job ${marker.jobId} is running`;
  const old = world.clock.now() - Date.parse(marker.askedAt) > NO_NEWS_MS;
  if (old && marker.outcome === null) {
    const view = { state: 'finished', outcome: 'no-news', link: null, unlinked: null } as const;
    return write(
      comment,
      { view, job, told: [], words: `the job ${marker.jobId} had no update for 7 days` },
      options,
      world,
    );
  }
  return ended('still-open', comment, words);
}

/** Calls a start unknown that nobody finished. */
async function settleStart(comment: OpenComment, options: SettleOptions, world: World): Promise<Settled> {
  const { marker } = comment;
  const starting = marker.state === 'starting';
  const view: StatusView | null = starting ? { state: 'unknown', evidence: NEVER_CONFIRMED } : null;
  const reacted = await tellOnce(view ?? viewOfState(marker), marker, world);
  const told = ALL_TOLD.filter((telling) => telling !== 'reaction' || reacted);
  const words = starting ? `a job may have been started: ${NEVER_CONFIRMED}` : 'the end was told';
  if (view === null) return remember(comment, told, { options, words }, world);
  return write(comment, { view, job: null, told, words }, options, world);
}

/** Writes the end of a job that no run watches, once the requester has been told. */
async function settleEnd(comment: OpenComment, job: Job, options: SettleOptions, world: World): Promise<Settled> {
  const ending = endingOfJob(job, linkRules(world));
  const words = endingWords(ending, comment.marker.jobId).sentence;
  if (isWatched(comment.marker, world.clock.now()))
    return ended('still-open', comment, `${words} The run that follows it updates the comment.`);
  const told = await tellAll(ending.view, comment, world);
  return write(comment, { view: ending.view, job, told, words }, options, world);
}

/** Tells what the run that wrote the end left out. */
async function completeEnd(comment: OpenComment, options: SettleOptions, world: World): Promise<Settled> {
  const { outcome, pullRequest } = comment.marker;
  if (outcome === null) return ended('still-open', comment, 'nothing is left to tell');
  const { view } = endingRemembered({ outcome, pullRequest }, linkRules(world));
  const told = view.state === 'finished' ? await tellAll(view, comment, world) : [];
  return remember(comment, told, { options, words: 'the end was told' }, world);
}

async function tellAll(
  view: StatusView & { readonly state: 'finished' },
  { marker, thread, id, url }: OpenComment,
  world: World,
): Promise<readonly Telling[]> {
  const before = marker.outcome === 'no-news' ? [] : marker.told;
  if (world.settings.dryRun) return before;
  const reacted = before.includes('reaction') || (await tellOnce(view, { ...marker, told: before }, world));
  const askedAt = Date.parse(marker.askedAt);
  const due = !before.includes('notice') && deservesNotice(view, { askedAt, unattended: true }, world);
  const jobId = marker.jobId ?? '';
  const noticed = !due || (await tellNotice(view, { jobId, thread, status: { id, url } }, world));
  return ALL_TOLD.filter((telling) => (telling === 'reaction' ? reacted : noticed));
}

async function tellOnce(view: StatusView, { trigger, told }: Marker, world: World): Promise<boolean> {
  if (told.includes('reaction') || world.settings.dryRun) return true;
  return tellReaction(view, trigger.kind === 'run' ? null : trigger, world);
}

function viewOfState({ state }: Marker): StatusView {
  return state === 'not-created'
    ? { state, problem: { message: '', hint: '' } }
    : { state: 'unknown', evidence: NEVER_CONFIRMED };
}

/** Remembers what was told, and leaves everything that can be seen as it is. */
async function remember(
  comment: OpenComment,
  told: readonly Telling[],
  { options, words }: { readonly options: SettleOptions; readonly words: string },
  world: World,
): Promise<Settled> {
  if (!world.settings.dryRun && told.length === comment.marker.told.length)
    return ended('failed', comment, 'the end could not be told');
  const body = withMarker(comment.body, { ...comment.marker, told });
  return edit(comment, body, { options, words }, world);
}

async function write(
  comment: OpenComment,
  {
    view,
    job,
    told,
    words,
  }: {
    readonly view: StatusView;
    readonly job: Job | null;
    readonly told: readonly Telling[];
    readonly words: string;
  },
  options: SettleOptions,
  world: World,
): Promise<Settled> {
  const { run, settings, clock } = world;
  const { marker, url } = comment;
  const body = renderStatusComment({
    marker: markerFor(view, { ...marker, told }, marker),
    view,
    job,
    instruction: { keptFrom: comment.body },
    endedAt: view.state === 'finished' ? clock.now() : null,
    serverUrl: run.serverUrl,
    command: settings.command,
    origin: originOf(marker, url),
  });
  return edit(comment, body, { options, words }, world);
}

async function edit(
  comment: OpenComment,
  body: string,
  { options, words }: { readonly options: SettleOptions; readonly words: string },
  world: World,
): Promise<Settled> {
  if (world.settings.dryRun) return ended('settled', comment, words);
  const { id, marker: basis } = comment;
  const end = await editUnlessChanged({ id, basis, body, ours: options.ours }, await world.repository());
  if (end.kind === 'edited') return ended('settled', comment, words);
  return ended('still-open', comment, 'another run has just written it');
}

function ended(kind: Settled['kind'], { thread, id, url }: OpenComment, words: string): Settled {
  return { kind, thread, id, url, words };
}
