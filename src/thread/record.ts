import { type RepositoryError, repositoryErrorOf } from '../errors.ts';
import type { CommentRef, Conversation, ThreadComment } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import { type Marker, writeMarker } from './marker.ts';
import { believedMarker, type Ours, ownComments } from './own-comments.ts';
import { mayReplace, rightOf, type Writer } from './rights.ts';
import { type MarkerBase, markerFor, type ShownInstruction, type StatusView } from './status-view.ts';

/** What a process knows about the status comment of one request. A value: every write returns the next one. */
export interface StatusRecord {
  readonly ours: Ours;
  readonly conversation: Conversation;
  /** The request, as the next marker records it. */
  readonly base: MarkerBase;
  /** The job if it is known before the request, as for a message, or from the comment; otherwise null. */
  readonly jobId: string | null;
  /** Address of the job's pull request; null if it is not known. */
  readonly pullRequest: string | null;
  readonly instruction: ShownInstruction;
  /** Address of the review comment that we answer; shown if our comment isn't in its thread. */
  readonly origin: string | null;
  /** Null before there is one. */
  readonly comment: Pick<ThreadComment, 'kind' | 'id' | 'url' | 'review'> | null;
  /** What it said when it was last read or written; null before that. */
  readonly says: { readonly marker: Marker; readonly body: string } | null;
  /** What a write without an answer may have made of it, or may have added; null if there is none. */
  readonly attempted: Marker | null;
  /** Another process has changed the comment since: it is left alone. */
  readonly overtaken: boolean;
  /** The warning of the latest failed write: the same one isn't repeated. */
  readonly failure: string | null;
}

/** Makes the record of a request whose comment doesn't exist yet, or, with `comment`, is continued. */
export function recordOf(
  given: Pick<StatusRecord, 'ours' | 'conversation' | 'base' | 'instruction'> &
    Partial<Pick<StatusRecord, 'jobId' | 'pullRequest' | 'origin'>> & {
      readonly comment: (ThreadComment & { readonly marker: Marker }) | null;
    },
): StatusRecord {
  const { comment } = given;
  const says = comment === null ? null : { marker: comment.marker, body: comment.body };
  const known = { jobId: says?.marker.jobId ?? null, pullRequest: says?.marker.pullRequest ?? null };
  const origin = comment === null ? null : originOf(comment);
  return { origin, ...known, ...given, says, attempted: null, overtaken: false, failure: null };
}

/**
 * Returns the address of the review comment that requested a job; null if something else did, or if the status comment
 * is in the same thread. Both are in the same pull request.
 */
export function originOf({
  marker: { trigger },
  kind,
  url,
}: {
  readonly marker: Marker;
  readonly kind: CommentRef['kind'];
  readonly url: string;
}): string | null {
  const elsewhere = trigger.kind === 'review-comment' && kind === 'issue-comment';
  return elsewhere ? `${url.replace(/#.*$/, '')}#discussion_r${trigger.id}` : null;
}

/** Returns where the status comment is, or will be. */
export function placeOf({ comment, conversation }: StatusRecord): Conversation {
  return comment === null ? conversation : { ...conversation, review: comment.review };
}

/** Makes the marker of a view of the request. */
export function nextMarker({ base, jobId, pullRequest }: StatusRecord, view: StatusView): Marker {
  return markerFor(view, base, { jobId, pullRequest });
}

/**
 * The result of a write.
 * - `overtaken`: another process has changed the comment since it was last read, so nothing was written
 * - `gone`: the comment was deleted
 */
export type Advanced =
  | { readonly end: 'written' | 'overtaken' | 'gone'; readonly record: StatusRecord }
  | { readonly end: 'failed'; readonly record: StatusRecord; readonly error: RepositoryError };

export interface Advancing {
  readonly writer: Writer;
  /** UTC, ms. */
  readonly now: number;
  /** For a process that must end soon: one try within this time (ms), half of it for a read if that is needed. */
  readonly withinMs?: number | undefined;
}

type Text = NonNullable<StatusRecord['says']>;
type Editor = Pick<Repository, 'comment' | 'comments' | 'createComment' | 'editComment'>;

/**
 * Writes the next text of a status comment, as its first one or as a compare-and-set: what `rightOf` allows only after
 * reading is written only if the comment still says what the record remembers.
 */
export async function advance(
  record: StatusRecord,
  next: Text,
  advancing: Advancing,
  repository: Editor,
): Promise<Advanced> {
  const { comment, says } = record;
  if (record.overtaken) return { end: 'overtaken', record };
  if (comment === null)
    return record.attempted === null
      ? create(record, next, advancing, repository)
      : createOnce(record, next, advancing, repository);
  const right = says === null ? 'now' : rightOf(advancing.writer, says.marker, advancing.now);
  if (right === 'never') return overtaken(record);
  const { withinMs } = advancing;
  const within = right === 'after-reading' && withinMs !== undefined ? withinMs / 2 : withinMs;
  return edit(
    { ...record, comment },
    next,
    { ...advancing, withinMs: within, reads: right === 'after-reading' },
    repository,
  );
}

async function create(
  record: StatusRecord,
  { marker, body }: Text,
  { withinMs }: Advancing,
  repository: Editor,
): Promise<Advanced> {
  try {
    const comment = await repository.createComment(record.conversation, body, hurryOf(withinMs));
    return { end: 'written', record: { ...record, comment, says: { marker, body }, attempted: null } };
  } catch (error) {
    return { end: 'failed', record: { ...record, attempted: marker }, error: repositoryErrorOf(error) };
  }
}

/** Looks for the comment that an unclear answer may have hidden, so that no request has two. */
async function createOnce(
  record: StatusRecord,
  next: Text,
  advancing: Advancing,
  repository: Editor,
): Promise<Advanced> {
  try {
    const found = await findCreated(record, repository);
    return await (found === null
      ? create(record, next, advancing, repository)
      : advance(found, next, advancing, repository));
  } catch (error) {
    return { end: 'failed', record, error: repositoryErrorOf(error) };
  }
}

/** Finds a comment that was added although its answer was lost; null if there is none. Throws `RepositoryError`. */
export async function findCreated(
  record: StatusRecord,
  repository: Pick<Repository, 'comments'>,
): Promise<StatusRecord | null> {
  const { attempted, conversation, ours } = record;
  const kind = conversation.review === null ? 'issue-comment' : 'review-comment';
  const { marked } = ownComments(await repository.comments(conversation.thread, { kind }), ours);
  const added = marked.find(({ marker }) => attempted !== null && writeMarker(marker) === writeMarker(attempted));
  if (added === undefined) return null;
  return { ...record, comment: added, says: { marker: added.marker, body: added.body }, attempted: null };
}

type Existing = StatusRecord & { readonly comment: NonNullable<StatusRecord['comment']> };

/** Minutes may pass between two tries, so each further one needs a read, whatever the right. */
async function edit(
  record: Existing,
  next: Text,
  { writer, withinMs, reads }: Advancing & { readonly reads: boolean },
  repository: Editor,
): Promise<Advanced> {
  const { comment } = record;
  let attempted = record.attempted;
  const judge = (fresh: ThreadComment | null): Advanced | null => {
    if (fresh === null) return { end: 'gone', record };
    const marker = markerOf(fresh, record.ours);
    if (marker === null) return overtaken(record);
    // A try whose answer was lost may have written all the same.
    if (attempted === next.marker && writeMarker(marker) === writeMarker(next.marker)) return written(record, next);
    return mayReplace(marker, [record.says?.marker ?? null, attempted], writer) ? null : overtaken(record);
  };
  const look = async (): Promise<Advanced | null> => judge(await readAgain(comment, withinMs, repository));
  let end: Advanced | null = null;
  const mayRepeat = async (): Promise<boolean> => {
    // If the comment can't be read, the failure of the edit itself counts.
    end = await look().catch((error) => ({ end: 'failed', record, error: repositoryErrorOf(error) }) as const);
    return end === null;
  };
  const send = async (): Promise<Advanced> => {
    attempted = next.marker;
    await repository.editComment(comment, next.body, { ...hurryOf(withinMs), mayRepeat });
    return written(record, next);
  };
  try {
    const change = reads ? await look() : null;
    return change ?? (await send());
  } catch (thrown) {
    const error = repositoryErrorOf(thrown);
    const known = end as Advanced | null;
    if (known !== null && known.end !== 'failed') return known;
    if (error.failure !== 'missing') return { end: 'failed', record: { ...record, attempted }, error };
    // GitHub may answer 404 for a comment that exists: a read decides, unless the process must end soon.
    return withinMs === undefined ? onceMore(record, { look, send }) : { end: 'gone', record };
  }
}

async function onceMore(
  record: StatusRecord,
  { look, send }: { readonly look: () => Promise<Advanced | null>; readonly send: () => Promise<Advanced> },
): Promise<Advanced> {
  try {
    return (await look()) ?? (await send());
  } catch (error) {
    return { end: 'failed', record, error: repositoryErrorOf(error) };
  }
}

/** Rereads the comment, so that later decisions are based on it. A comment that can't be understood changes nothing. */
export async function reread(
  record: StatusRecord,
  repository: Pick<Repository, 'comment'>,
): Promise<{ readonly record: StatusRecord; readonly marker: Marker | null }> {
  const fresh = record.comment === null ? null : await repository.comment(record.comment);
  const marker = fresh === null ? null : markerOf(fresh, record.ours);
  if (fresh === null || marker === null) return { record, marker: null };
  return { record: { ...record, says: { marker, body: fresh.body } }, marker };
}

/** Reads a comment; null if it is gone. One 404 doesn't prove that, unless the process must end soon. */
export async function readAgain(
  { kind, id }: CommentRef,
  withinMs: number | undefined,
  repository: Pick<Repository, 'comment'>,
): Promise<ThreadComment | null> {
  const fresh = await repository.comment({ kind, id }, hurryOf(withinMs));
  return fresh !== null || withinMs !== undefined ? fresh : repository.comment({ kind, id });
}

function written(record: StatusRecord, says: Text): Advanced {
  return { end: 'written', record: { ...record, says, attempted: null } };
}

function overtaken(record: StatusRecord): Advanced {
  return { end: 'overtaken', record: { ...record, overtaken: true } };
}

function hurryOf(withinMs: number | undefined): { readonly withinMs?: number } {
  return withinMs === undefined ? {} : { withinMs };
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
