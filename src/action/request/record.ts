import type { CommentRef, Conversation, ThreadComment, Trying } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import { type Marker, writeMarker } from '../value/marker.ts';
import { believedMarker, type Ours, type OwnComment, ownComments } from '../value/own-comments.ts';
import { mayReplace, rightOf, type Writer } from '../value/rights.ts';
import type { MarkerBase, ShownInstruction } from '../value/status-view.ts';
import { type RepositoryError, repositoryErrorOf } from '../words/errors.ts';

/** What a process knows about the status comment of one request. A value: every write returns the next one. */
export interface StatusRecord {
  readonly ours: Ours;
  /** Null if no thread can hold a status comment: then every write does nothing. */
  readonly conversation: Conversation | null;
  /** The request, as the next marker records it. */
  readonly base: MarkerBase;
  /** The job if it is known before the request, as for a message, or from the comment; otherwise null. */
  readonly jobId: string | null;
  /** Address of the job's pull request; null if it is not known. */
  readonly pullRequest: string | null;
  readonly instruction: ShownInstruction;
  /** Address of the review comment that we answer; shown if our comment isn't in its thread. */
  readonly origin: string | null;
  /** The comment as it was last read or written; null before there is one. */
  readonly comment: KnownComment | null;
  /** What a write without an answer may have made of it, or may have added; null if there is none. */
  readonly attempted: Marker | null;
  /** Another process has changed the comment since: it is left alone. */
  readonly overtaken: boolean;
  /** Why the latest write failed; null if it didn't. */
  readonly failure: RepositoryError | null;
}

type KnownComment = Pick<OwnComment, 'kind' | 'id' | 'url' | 'review' | 'createdAt' | 'marker' | 'body'>;

/** Makes the record of a request whose comment doesn't exist yet, or, with `comment`, is continued. */
export function recordOf(
  given: Pick<StatusRecord, 'ours' | 'conversation' | 'base' | 'instruction' | 'comment'> &
    Partial<Pick<StatusRecord, 'jobId' | 'pullRequest' | 'origin'>>,
): StatusRecord {
  const { comment } = given;
  const known = { jobId: comment?.marker.jobId ?? null, pullRequest: comment?.marker.pullRequest ?? null };
  const origin = comment === null ? null : originOf(comment);
  return { origin, ...known, ...given, attempted: null, overtaken: false, failure: null };
}

/**
 * Returns the address of the review comment that requested a job; null if something else did, or if the status comment
 * is in the same thread. Both are in the same pull request.
 */
export function originOf({
  marker: { trigger },
  kind,
  url,
}: Pick<KnownComment, 'marker' | 'kind' | 'url'>): string | null {
  const elsewhere = trigger.kind === 'review-comment' && kind === 'issue-comment';
  return elsewhere ? `${url.replace(/#.*$/, '')}#discussion_r${trigger.id}` : null;
}

/** Returns where the status comment is, or will be. */
export function placeOf({ comment, conversation }: StatusRecord): Conversation | null {
  return comment === null || conversation === null ? conversation : { ...conversation, review: comment.review };
}

/**
 * The result of a write.
 * - `overtaken`: another process has changed the comment since it was last read, so nothing was written
 * - `gone`: the comment was deleted
 */
export type Advanced =
  | { readonly end: 'written' | 'overtaken' | 'gone'; readonly record: StatusRecord }
  | { readonly end: 'failed'; readonly record: StatusRecord; readonly error: RepositoryError };

/** For a process that must end soon: one try within `withinMs`, half of it for a read if that is needed. */
export interface Advancing extends Trying {
  readonly writer: Writer;
  /** UTC, ms. */
  readonly now: number;
}

type Text = Pick<KnownComment, 'marker' | 'body'>;
type Editor = Pick<Repository, 'comment' | 'comments' | 'createComment' | 'editComment'>;

/** Writes the next text of a status comment, as its first one or as a compare-and-set. */
export async function advance(
  record: StatusRecord,
  next: Text,
  advancing: Advancing,
  repository: Editor,
): Promise<Advanced> {
  if (record.overtaken) return overtaken(record);
  const { comment, conversation } = record;
  if (conversation === null) return { end: 'written', record };
  try {
    const opened = comment === null ? await findCreated(record, repository) : { ...record, comment };
    if (opened === null) return await create({ ...record, conversation }, next, advancing, repository);
    return await replace(opened, next, advancing, repository);
  } catch (error) {
    return failed(record, error);
  }
}

function failed(record: StatusRecord, thrown: unknown): Advanced {
  const error = repositoryErrorOf(thrown);
  return { end: 'failed', record: { ...record, failure: error }, error };
}

async function create(
  record: StatusRecord & { readonly conversation: Conversation },
  next: Text,
  { writer: _writer, now: _now, ...trying }: Advancing,
  repository: Editor,
): Promise<Advanced> {
  try {
    const comment = await repository.createComment(record.conversation, next.body, trying);
    return written({ ...record, comment: { ...comment, ...next } }, next);
  } catch (error) {
    return failed({ ...record, attempted: next.marker }, error);
  }
}

type Opened = StatusRecord & { readonly comment: KnownComment };

/**
 * Finds the comment that an unclear answer may have hidden, so that no request has two; null if there is none. Throws
 * `RepositoryError`.
 */
export async function findCreated(
  record: StatusRecord,
  repository: Pick<Repository, 'comments'>,
): Promise<Opened | null> {
  const { attempted, conversation, ours } = record;
  if (attempted === null || conversation === null) return null;
  const kind = conversation.review === null ? 'issue-comment' : 'review-comment';
  const { marked } = ownComments(await repository.comments(conversation.thread, { kind }), ours);
  const comment = marked.find(({ marker }) => writeMarker(marker) === writeMarker(attempted));
  return comment === undefined ? null : { ...record, comment, attempted: null };
}

/**
 * Replaces the text of a comment. What `rightOf` allows only after reading is written only if the comment still says what
 * the record remembers. Minutes may pass between two tries, so each further one needs a read, whatever the right.
 */
async function replace(
  record: Opened,
  next: Text,
  { writer, now, ...trying }: Advancing,
  repository: Editor,
): Promise<Advanced> {
  const { comment } = record;
  const right = rightOf(writer, comment.marker, now);
  if (right === 'never') return overtaken(record);
  const readsFirst = right === 'after-reading';
  const each = readsFirst && trying.withinMs !== undefined ? { withinMs: trying.withinMs / 2 } : trying;
  let { attempted } = record;
  let change: Advanced | null = null;
  const failing = (error: unknown): Advanced => failed({ ...record, attempted }, error);
  const look = async (): Promise<Advanced | null> =>
    compared(await readAgain(comment, repository, each), record, { next, attempted, writer, now });
  const mayRepeat = async (): Promise<boolean> => {
    change = await look().catch(failing);
    return change === null;
  };
  const compareAndSet = async (reads: boolean): Promise<Advanced> => {
    try {
      const known = reads ? await look() : null;
      if (known !== null) return known;
      attempted = next.marker;
      await repository.editComment(comment, next.body, { ...each, mayRepeat });
      return written(record, next);
    } catch (error) {
      // If the comment couldn't be read before a further try, the failure of the edit itself counts.
      return change === null || change.end === 'failed' ? failing(error) : change;
    }
  };
  const first = await compareAndSet(readsFirst);
  if (first.end !== 'failed' || first.error.failure !== 'missing') return first;
  // GitHub may answer 404 for a comment that exists: a read decides, unless the process must end soon.
  return trying.withinMs === undefined ? compareAndSet(true) : { end: 'gone', record };
}

/** Compares what a comment says now with what the record remembers; null if the next text may replace it. */
function compared(
  fresh: ThreadComment | null,
  record: Opened,
  {
    next,
    attempted,
    ...by
  }: { readonly next: Text; readonly attempted: Marker | null } & Pick<Advancing, 'writer' | 'now'>,
): Advanced | null {
  if (fresh === null) return { end: 'gone', record };
  const marker = markerOf(fresh, record.ours);
  if (marker === null) return overtaken(record);
  // A try whose answer was lost may have written all the same.
  if (attempted === next.marker && writeMarker(marker) === writeMarker(next.marker)) return written(record, next);
  const basis = [record.comment.marker, attempted];
  return mayReplace(marker, next.marker, { ...by, basis }) ? null : overtaken(record);
}

/** Rereads the comment, so that later decisions are based on it; null if it is gone, or can't be understood. */
export async function reread(record: StatusRecord, repository: Pick<Repository, 'comment'>): Promise<Opened | null> {
  const { comment } = record;
  const fresh = comment === null ? null : await repository.comment(comment);
  const marker = fresh === null ? null : markerOf(fresh, record.ours);
  if (comment === null || fresh === null || marker === null) return null;
  return { ...record, comment: { ...comment, marker, body: fresh.body } };
}

/** Reads a comment; null if it is gone. One 404 doesn't prove that, unless the process must end soon. */
async function readAgain(
  { kind, id }: CommentRef,
  repository: Pick<Repository, 'comment'>,
  trying: Trying = {},
): Promise<ThreadComment | null> {
  const fresh = await repository.comment({ kind, id }, trying);
  return fresh !== null || trying.withinMs !== undefined ? fresh : repository.comment({ kind, id });
}

function written(record: Opened, next: Text): Advanced {
  return {
    end: 'written',
    record: { ...record, comment: { ...record.comment, ...next }, attempted: null, failure: null },
  };
}

function overtaken(record: StatusRecord): Advanced {
  return { end: 'overtaken', record: { ...record, overtaken: true } };
}

/** Null if it isn't ours, or can't be read. */
function markerOf(comment: ThreadComment, ours: Ours): Marker | null {
  const marker = believedMarker(comment, ours);
  return marker === 'unreadable' ? null : marker;
}

/** Replaces a comment's marker and leaves its visible text unchanged. */
export function withMarker(body: string, marker: Marker): string {
  return body.replace(/^[^\r\n]*/, () => writeMarker(marker));
}
