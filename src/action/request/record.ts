import type { CommentRef, Trying } from '../ports/conversations.ts';
import { ANNOUNCEMENTS, type Marker, markerFor, writeMarker } from '../value/marker.ts';
import { type OwnComment, oursOf, ownComments, sameComment } from '../value/own-comments.ts';
import { mayReplace, rightOf } from '../value/rights.ts';
import type { Usage } from '../wording/job-summary.ts';
import { renderStatusComment } from '../wording/status-comment.ts';
import { type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endOf } from './ending.ts';
import { warnOf } from './reactions.ts';
import { type DocsRequest, type Page, placeOf, shownInstruction } from './request.ts';

export type RecordingWorld = Pick<World, 'settings' | 'run' | 'runner' | 'repository' | 'clock'>;

/** After this long, a thread that GitHub doesn't show is tried once more (ms): it may be a moment old. */
export const SHOWN_AFTER_MS = 2_000;
/** Continues "Could not". */
export const WRITE_STATUS = 'write the status comment';

/** A cancelled process has time for one last edit (ms). */
const HURRY = { withinMs: 2_000 };

/** Writes the stage of a request into its status comment: nothing else does. A failure is for the caller to judge. */
export async function record<R extends DocsRequest>(request: R, world: RecordingWorld): Promise<R> {
  const page = await inTime(request, world);
  // A run adds the comment again if someone has deleted it.
  const isLost = page.written === 'gone' && request.writer.kind === 'run' && !world.runner.cancelled.aborted;
  const lost = { ...request, page: { ...request.page, comment: null } };
  return { ...request, page: isLost ? await inTime(lost, world) : page };
}

/** Does the same, and warns of a failure once for each reason: once a job is running, the comment is decoration. */
export async function show<R extends DocsRequest>(request: R, world: RecordingWorld): Promise<R> {
  const shown = await record(request, world);
  const error = failureOf(shown.page);
  if (error !== null) warnOf([{ what: WRITE_STATUS, error }], request.page.failure, world.runner);
  return shown;
}

export const failureOf = ({ written, failure }: Page): RepositoryError | null =>
  written === 'failed' ? failure : null;

async function inTime(request: DocsRequest, world: RecordingWorld): Promise<Page> {
  const { page, stage, order, origin } = request;
  const { view, job } = stage;
  const { settings, run, runner, clock } = world;
  const marker = markerFor(view, request.base, request);
  const body = renderStatusComment({
    ...{ marker, view, job, instruction: shownInstruction(order), endedAt: endOf(stage, clock.now()) },
    ...{ serverUrl: run.serverUrl, command: settings.command, handsOver: settings.handover },
    origin: placeOf(request)?.review === null ? origin : null,
  });
  if (body === page.comment?.body && page.attempted === null) return { ...page, written: 'yes' };
  const next = { marker, body };
  const isLast = view.state !== 'starting' && !(view.state === 'started' && view.seen.kind === 'working');
  const isHurried = isLast && runner.cancelled.aborted;
  const first = await advance(request, next, world, isHurried ? HURRY : {});
  const isCut = isLast && !isHurried && failureOf(first)?.failure === 'unavailable' && runner.cancelled.aborted;
  return isCut ? advance({ ...request, page: first }, next, world, HURRY) : first;
}

type Text = Pick<OwnComment, 'marker' | 'body'>;
/** Adds or edits the comment. `withinMs` is for a process that must end soon: one try, half of the time for a read. */
async function advance(request: DocsRequest, next: Text, world: RecordingWorld, trying: Trying): Promise<Page> {
  const { page } = request;
  const { conversation } = page;
  if (page.written === 'overtaken') return page;
  if (conversation === null) return { ...page, written: 'yes' };
  let { attempted } = page;
  try {
    const opened = await findCreated(request, world);
    if (opened !== null) return await replace(opened, next, world, trying);
    attempted = next.marker;
    const created = await world.repository.createComment(conversation, next.body, { ...trying, once: true });
    return written(page, created, next);
  } catch (error) {
    return failed({ ...page, attempted }, error);
  }
}

function failed(page: Page, error: unknown): Page {
  return { ...page, written: 'failed', failure: repositoryErrorOf(error) };
}

function written(page: Page, comment: Omit<OwnComment, 'marker'>, next: Text): Page {
  return { ...page, comment: { ...comment, ...next }, attempted: null, written: 'yes', failure: null };
}

type Opened = DocsRequest & { readonly page: { readonly comment: OwnComment } };
/** Finds the comment, even if an unclear answer may have hidden it, so that no request has two. Throws `RepositoryError`. */
export async function findCreated(request: DocsRequest, { repository }: RecordingWorld): Promise<Opened | null> {
  const { page } = request;
  const { comment, attempted, conversation, ours } = page;
  if (comment !== null) return { ...request, page: { ...page, comment } };
  if (attempted === null || conversation === null) return null;
  const kind = conversation.review === null ? 'issue-comment' : 'review-comment';
  const { marked } = ownComments(await repository.comments(conversation.thread, { kind }), ours);
  const found = marked.find(({ marker }) => writeMarker(marker) === writeMarker(attempted));
  return found === undefined ? null : { ...request, page: { ...page, comment: found, attempted: null } };
}

/** Minutes may pass between two tries, so each further one needs a read, whatever `rightOf` says before the first. */
async function replace({ page, writer }: Opened, next: Text, world: RecordingWorld, trying: Trying): Promise<Page> {
  const { repository, clock } = world;
  const { comment } = page;
  const now = clock.now();
  const right = rightOf(writer, comment.marker, now);
  if (right === 'never') return { ...page, written: 'overtaken' };
  const { withinMs } = trying;
  const isBrief = withinMs !== undefined;
  const each = right === 'after-reading' && isBrief ? { withinMs: withinMs / 2 } : trying;
  let { attempted } = page;
  let change: Page | null = null;
  const fails = (error: unknown): Page => failed({ ...page, attempted }, error);
  // Null if the next text may replace what the comment says.
  const look = async (): Promise<Page | null> => {
    const read = await repository.comment(comment, each);
    // One 404 doesn't prove that it is gone, unless the process must end soon.
    const fresh = read === null && !isBrief ? await repository.comment(comment) : read;
    if (fresh === null) return { ...page, written: 'gone' };
    const [known] = ownComments([fresh], page.ours).marked;
    // A try whose answer was lost may have written all the same.
    if (known && attempted === next.marker && writeMarker(known.marker) === writeMarker(next.marker))
      return written(page, comment, next);
    const basis = [comment.marker, attempted];
    const isOpen = known !== undefined && mayReplace(known.marker, next.marker, { writer, now, basis });
    return isOpen ? null : { ...page, written: 'overtaken' };
  };
  const mayRepeat = async (): Promise<boolean> => {
    change = await look().catch(fails);
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
      return change === null || change.written === 'failed' ? fails(error) : change;
    }
  };
  const first = await compareAndSet(right === 'after-reading');
  if (failureOf(first)?.failure !== 'missing') return first;
  // GitHub may answer 404 for a comment that exists: a read decides, unless the process must end soon.
  return isBrief ? { ...page, written: 'gone' } : compareAndSet(true);
}

/** Reads the comment again, so that later decisions are based on it; null if it is gone, or can't be understood. */
export async function reread({ comment, ours }: Page, { repository }: RecordingWorld): Promise<OwnComment | null> {
  const fresh = comment === null ? null : await repository.comment(comment);
  return fresh === null ? null : (ownComments([fresh], ours).marked[0] ?? null);
}

/** Records in the comment that everything is announced, and leaves its visible text unchanged. */
export async function recordTold<R extends DocsRequest>(request: R, world: RecordingWorld): Promise<R> {
  const { comment } = request.page;
  if (comment === null || comment.marker.told.length === ANNOUNCEMENTS.length) return request;
  const marker: Marker = { ...comment.marker, told: ANNOUNCEMENTS };
  const body = comment.body.replace(/^[^\r\n]*/, () => writeMarker(marker));
  return { ...request, page: await advance(request, { marker, body }, world, {}) };
}

/** Hands the status comment to the post process, which makes it final if this process dies before. */
export function leaveOpen({ page }: DocsRequest, { runner }: RecordingWorld): void {
  if (page.comment !== null) runner.save('open-comment', `${page.comment.kind}/${page.comment.id}`);
}

/** How long a request counts (ms). */
const COUNTED_FOR_MS = 24 * 60 * 60_000;
/** For each kind of comment. */
const MOST_PAGES = 10;
type Known = { readonly login?: string; readonly except?: CommentRef | null };

/** `except`: this run goes on in that comment. There is no lock: two runs at the same moment may both pass. */
export async function readUsage({ login, except = null }: Known, world: World): Promise<Usage | null> {
  const { clock, repository, settings } = world;
  const limit = settings.maxJobsPerDay;
  if (limit === null) return null;
  // Our own login costs a request, so it is read only if there is a limit.
  const ours = oursOf(login ?? (await repository.viewer()), world);
  const now = clock.now();
  const from = now - COUNTED_FOR_MS;
  const wanted = { since: new Date(from).toISOString(), mostPages: MOST_PAGES };
  const reads = (['issue-comment', 'review-comment'] as const).map((kind) => repository.recentComments(kind, wanted));
  const lists = await Promise.all(reads);
  const { marked } = ownComments(
    lists.flatMap(({ comments }) => comments),
    ours,
  );
  const counted = marked
    .filter((comment) => !sameComment(comment, except) && comment.marker.state !== 'not-created')
    .map(({ marker }) => Math.min(Date.parse(marker.askedAt), now))
    .filter((askedAt) => askedAt > from)
    .toSorted((one, other) => one - other);
  // The next request fits once enough of these are a day old.
  const blocking = counted[Math.max(0, counted.length - limit)] ?? from;
  return { used: counted.length, limit, cut: lists.some(({ cut }) => cut), nextAt: blocking + COUNTED_FOR_MS };
}

/** Counts in a run that requests nothing; null without a limit, or if it can't be read. */
export async function usageSoFar(world: World): Promise<Usage | null> {
  return world.runner.cancelled.aborted ? null : readUsage({}, world).catch(() => null);
}
