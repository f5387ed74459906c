import type { ThreadComment, Trying } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import { type Marker, writeMarker } from '../value/marker.ts';
import { believedMarker, type Ours, ownComments } from '../value/own-comments.ts';
import { mayReplace, rightOf, type Writer } from '../value/rights.ts';
import { markerFor } from '../value/stage.ts';
import { renderStatusComment } from '../wording/status-comment.ts';
import { type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endOf } from './ending.ts';
import { warnOf } from './react.ts';
import { type DocsRequest, type Page, placeOf, type StatusComment } from './request.ts';

export type RecordingWorld = Pick<World, 'settings' | 'run' | 'runner' | 'repository' | 'clock'>;

/** Continues "Could not". */
export const WRITE_STATUS = 'write the status comment';

/** A cancelled process has time for one last edit (ms). */
const HURRY = { withinMs: 2_000 };

/**
 * Writes the stage of a request into its status comment, first as a new comment, then as a compare-and-set: nothing else
 * does. A run adds the comment again if someone has deleted it. `page` says how it went; a failure is for the caller to judge.
 */
export async function record<R extends DocsRequest>(request: R, world: RecordingWorld): Promise<R> {
  const first = await inTime(request, world);
  if (first.page.written !== 'gone' || request.writer.kind !== 'run' || world.runner.cancelled.aborted) return first;
  return inTime({ ...request, page: { ...request.page, comment: null } }, world);
}

/** Does the same, and warns of a failure once for each reason: once a job is running, the comment is decoration. */
export async function show<R extends DocsRequest>(request: R, world: RecordingWorld): Promise<R> {
  const shown = await record(request, world);
  const error = failureOf(shown.page);
  if (error !== null) warnOf([{ what: WRITE_STATUS, error }], request.page.failure, world.runner);
  return shown;
}

export function failureOf({ written, failure }: Page): RepositoryError | null {
  return written === 'failed' ? failure : null;
}

async function inTime<R extends DocsRequest>(request: R, world: RecordingWorld): Promise<R> {
  const { page, writer, stage } = request;
  const { runner, repository, clock } = world;
  const next = textOf(request, world);
  if (next.body === page.comment?.body && page.attempted === null)
    return { ...request, page: { ...page, written: 'yes' } };
  const write = (from: Page, trying: Trying): Promise<Page> =>
    advance(from, next, { writer, now: clock.now(), ...trying }, repository);
  const { view } = stage;
  const isLast = view.state !== 'starting' && !(view.state === 'started' && view.seen.kind === 'working');
  const isHurried = isLast && runner.cancelled.aborted;
  const first = await write(page, isHurried ? HURRY : {});
  const isCut = isLast && !isHurried && failureOf(first)?.failure === 'unavailable' && runner.cancelled.aborted;
  return { ...request, page: isCut ? await write(first, HURRY) : first };
}

type Text = Pick<StatusComment, 'marker' | 'body'>;

function textOf(request: DocsRequest, { settings, run, clock }: RecordingWorld): Text {
  const { stage, base, instruction, origin } = request;
  const { view, job } = stage;
  const marker = markerFor(view, base, request);
  const body = renderStatusComment({
    ...{ marker, view, job, instruction },
    endedAt: endOf(stage, clock.now()),
    ...{ serverUrl: run.serverUrl, command: settings.command, handsOver: settings.handover },
    origin: placeOf(request)?.review === null ? origin : null,
  });
  return { marker, body };
}

/** `withinMs` is for a process that must end soon: one try, half of that time for a read if it is needed. */
interface Advancing extends Trying {
  readonly writer: Writer;
  /** UTC, ms. */
  readonly now: number;
}

type Editor = Pick<Repository, 'comment' | 'comments' | 'createComment' | 'editComment'>;

/** Writes the next text of a status comment, as its first one or as a compare-and-set. */
export async function advance(page: Page, next: Text, by: Advancing, repository: Editor): Promise<Page> {
  if (page.written === 'overtaken') return page;
  if (page.conversation === null) return { ...page, written: 'yes' };
  const { comment } = page;
  const { writer: _writer, now: _now, ...trying } = by;
  let { attempted } = page;
  try {
    const opened = comment === null ? await findCreated(page, repository) : { ...page, comment };
    if (opened !== null) return await replace(opened, next, by, repository);
    attempted = next.marker;
    const created = await repository.createComment(page.conversation, next.body, { ...trying, once: true });
    return written(page, created, next);
  } catch (error) {
    return failed({ ...page, attempted }, error);
  }
}

function failed(page: Page, thrown: unknown): Page {
  return { ...page, written: 'failed', failure: repositoryErrorOf(thrown) };
}

function written(page: Page, comment: Omit<StatusComment, 'marker'>, next: Text): Page {
  return { ...page, comment: { ...comment, ...next }, attempted: null, written: 'yes', failure: null };
}

type Opened = Page & { readonly comment: StatusComment };

/** Finds the comment that an unclear answer may have hidden, so that no request has two. Throws `RepositoryError`. */
export async function findCreated(page: Page, repository: Pick<Repository, 'comments'>): Promise<Opened | null> {
  const { attempted, conversation, ours } = page;
  if (attempted === null || conversation === null) return null;
  const kind = conversation.review === null ? 'issue-comment' : 'review-comment';
  const { marked } = ownComments(await repository.comments(conversation.thread, { kind }), ours);
  const comment = marked.find(({ marker }) => writeMarker(marker) === writeMarker(attempted));
  return comment === undefined ? null : { ...page, comment, attempted: null };
}

/**
 * Replaces the text of a comment. What `rightOf` allows only after reading is written only if the comment still says what
 * the page remembers. Minutes may pass between two tries, so each further one needs a read, whatever the right.
 */
async function replace(page: Opened, next: Text, by: Advancing, repository: Editor): Promise<Page> {
  const { comment } = page;
  const { writer, now, ...trying } = by;
  const right = rightOf(writer, comment.marker, now);
  if (right === 'never') return { ...page, written: 'overtaken' };
  const { withinMs } = trying;
  const isBrief = withinMs !== undefined;
  const each = right === 'after-reading' && isBrief ? { withinMs: withinMs / 2 } : trying;
  let { attempted } = page;
  let change: Page | null = null;
  const failing = (error: unknown): Page => failed({ ...page, attempted }, error);
  // Null if the next text may replace what the comment says.
  const look = async (): Promise<Page | null> => {
    const read = await repository.comment(comment, each);
    // One 404 doesn't prove that it is gone, unless the process must end soon.
    const fresh = read === null && !isBrief ? await repository.comment(comment) : read;
    if (fresh === null) return { ...page, written: 'gone' };
    const marker = markerOf(fresh, page.ours);
    if (marker === null) return { ...page, written: 'overtaken' };
    // A try whose answer was lost may have written all the same.
    if (attempted === next.marker && writeMarker(marker) === writeMarker(next.marker))
      return written(page, comment, next);
    const basis = [comment.marker, attempted];
    return mayReplace(marker, next.marker, { writer, now, basis }) ? null : { ...page, written: 'overtaken' };
  };
  const mayRepeat = async (): Promise<boolean> => {
    change = await look().catch(failing);
    return change === null;
  };
  const compareAndSet = async (reads: boolean): Promise<Page> => {
    try {
      const known = reads ? await look() : null;
      if (known !== null) return known;
      attempted = next.marker;
      await repository.editComment(comment, next.body, { ...each, mayRepeat });
      return written(page, comment, next);
    } catch (error) {
      // If the comment couldn't be read before a further try, the failure of the edit itself counts.
      return change === null || change.written === 'failed' ? failing(error) : change;
    }
  };
  const first = await compareAndSet(right === 'after-reading');
  if (failureOf(first)?.failure !== 'missing') return first;
  // GitHub may answer 404 for a comment that exists: a read decides, unless the process must end soon.
  return isBrief ? { ...page, written: 'gone' } : compareAndSet(true);
}

/** Rereads the comment, so that later decisions are based on it; null if it is gone, or can't be understood. */
export async function reread(page: Page, repository: Pick<Repository, 'comment'>): Promise<Opened | null> {
  const { comment } = page;
  const fresh = comment === null ? null : await repository.comment(comment);
  const marker = fresh === null ? null : markerOf(fresh, page.ours);
  if (comment === null || fresh === null || marker === null) return null;
  return { ...page, comment: { ...comment, marker, body: fresh.body } };
}

/** Null if it isn't ours, or can't be read. */
function markerOf(comment: ThreadComment, ours: Ours): Marker | null {
  const marker = believedMarker(comment, ours);
  return marker === 'unreadable' ? null : marker;
}

/** Records in the comment that everything is announced, and leaves its visible text unchanged. */
export async function recordTold<R extends DocsRequest>(
  request: R,
  told: Marker['told'],
  { repository, clock }: RecordingWorld,
): Promise<R> {
  const { page, writer } = request;
  const { comment } = page;
  if (comment === null || comment.marker.told.length === told.length) return request;
  const marker = { ...comment.marker, told };
  const next = { marker, body: withMarker(comment.body, marker) };
  return { ...request, page: await advance(page, next, { writer, now: clock.now() }, repository) };
}

export function withMarker(body: string, marker: Marker): string {
  return body.replace(/^[^\r\n]*/, () => writeMarker(marker));
}
