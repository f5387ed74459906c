import { repositoryErrorOf } from '../errors.ts';
import { firstLine } from '../marker-line.ts';
import type { CommentRef, Repository, ThreadComment } from '../ports.ts';
import type { Marker } from './marker.ts';
import { believedMarker, type Ours } from './own-comments.ts';

/**
 * - `edited`: the comment still said what the decision was based on
 * - `changed`: another process has edited it since, so nothing was written; `marker` is what it says now, null if that
 *   can't be read
 * - `gone`: the comment was deleted
 */
export type EditEnd =
  | { readonly kind: 'edited'; readonly comment: ThreadComment }
  | { readonly kind: 'changed'; readonly marker: Marker | null }
  | { readonly kind: 'gone' };

interface Edit {
  readonly comment: CommentRef;
  readonly body: string;
  readonly ours: Ours;
  /** For a process that must end soon: one try within this time (ms). */
  readonly withinMs?: number | undefined;
}

export interface GuardedEdit extends Edit {
  /** The marker the decision was based on. With `withinMs`, half of the time is for the read, half for the edit. */
  readonly basis: Marker;
  /** What an edit of this process would have made of it, if the answer to that edit was lost; null or absent: none. */
  readonly attempted?: Marker | null;
  /** The comment has just been reread by `lookUnlessChanged`, so the first try needs no read. */
  readonly looked?: boolean | undefined;
}

type Editor = Pick<Repository, 'comment' | 'editComment'>;

/**
 * Edits a status comment on behalf of a process that doesn't hold the job: rereads the comment right before each try,
 * and writes only if run, job and state are still what the decision was based on. Throws `RepositoryError`.
 */
export async function editUnlessChanged(given: GuardedEdit, repository: Editor): Promise<EditEnd> {
  const { withinMs, ours, body } = given;
  const edit = { ...given, withinMs: withinMs === undefined ? undefined : withinMs / 2 };
  const change = given.looked === true ? null : await lookUnlessChanged(edit, repository);
  if (change !== null) return change;
  return editWhile(
    edit,
    (marker, now) => {
      if (mayEdit(now, edit)) return null;
      // A try whose answer was lost may have written all the same.
      const wanted = markerOf({ ...now, body }, ours);
      const written = marker !== null && wanted !== null && isSame(marker, wanted);
      return written ? { kind: 'edited', comment: now } : { kind: 'changed', marker };
    },
    repository,
  );
}

/** Rereads a comment; null if it may be edited. Throws `RepositoryError`. */
export async function lookUnlessChanged(
  edit: Omit<GuardedEdit, 'body' | 'looked'>,
  repository: Pick<Repository, 'comment'>,
): Promise<Exclude<EditEnd, { readonly kind: 'edited' }> | null> {
  const now = await readAgain(edit.comment, edit, repository);
  if (now === null) return { kind: 'gone' };
  return mayEdit(now, edit) ? null : { kind: 'changed', marker: markerOf(now, edit.ours) };
}

function mayEdit(
  now: ThreadComment,
  { basis, attempted = null, ours }: Omit<GuardedEdit, 'body' | 'comment'>,
): boolean {
  const marker = markerOf(now, ours);
  if (marker === null) return false;
  return isSame(marker, basis) || (attempted !== null && isSame(marker, attempted));
}

/**
 * Edits a status comment on behalf of the process that holds the job. Its first try needs no read. Minutes may pass
 * until the next one: then it writes only if the comment is still its own and shows no end. Throws `RepositoryError`.
 */
export function editAsHolder(
  { own, ...edit }: Edit & { readonly own: Pick<Marker, 'run' | 'attempt'> },
  repository: Editor,
): Promise<EditEnd> {
  return editWhile(
    edit,
    (marker, now) => {
      if (marker !== null && isOfAttempt(marker, own) && marker.state !== 'finished') return null;
      // A try whose answer was lost may have written the end.
      const written = firstLine(now.body) === firstLine(edit.body);
      return written ? { kind: 'edited', comment: now } : { kind: 'changed', marker };
    },
    repository,
  );
}

/** Judges what a comment says before a further try; null if it may be edited. `marker` is null if it can't be read. */
type Judge = (marker: Marker | null, now: ThreadComment) => EditEnd | null;

/** Edits a comment at once; each further try needs the judgement of what the comment says by then. */
async function editWhile({ comment, body, ours, withinMs }: Edit, judge: Judge, repository: Editor): Promise<EditEnd> {
  const hurry = hurryOf(withinMs);
  const ends: EditEnd[] = [];
  const look = (fresh: ThreadComment | null): EditEnd | null =>
    fresh === null ? { kind: 'gone' } : judge(markerOf(fresh, ours), fresh);
  const mayRepeat = async (): Promise<boolean> => {
    try {
      const end = look(await readAgain(comment, { withinMs }, repository));
      if (end !== null) ends.push(end);
      return end === null;
    } catch (error) {
      // If the comment can't be read, the failure of the edit itself counts.
      return repositoryErrorOf(error) === null;
    }
  };
  const send = async (): Promise<EditEnd> => {
    try {
      return { kind: 'edited', comment: await repository.editComment(comment, body, { ...hurry, mayRepeat }) };
    } catch (error) {
      const [end] = ends;
      if (end === undefined) throw error;
      return end;
    }
  };
  try {
    return await send();
  } catch (error) {
    if (repositoryErrorOf(error).failure !== 'missing') throw error;
    // GitHub may answer 404 for a comment that exists: a read decides, unless the process must end soon.
    if (withinMs !== undefined) return { kind: 'gone' };
    return look(await repository.comment(comment)) ?? (await send());
  }
}

/** Reads a comment; null if it is gone. One 404 doesn't prove that, unless the process must end soon. */
async function readAgain(
  comment: CommentRef,
  { withinMs }: Pick<Edit, 'withinMs'>,
  repository: Pick<Repository, 'comment'>,
): Promise<ThreadComment | null> {
  const fresh = await repository.comment(comment, hurryOf(withinMs));
  return fresh !== null || withinMs !== undefined ? fresh : repository.comment(comment);
}

function hurryOf(withinMs: number | undefined): { readonly withinMs?: number } {
  return withinMs === undefined ? {} : { withinMs };
}

/** Null if it isn't ours, or can't be read. */
function markerOf(comment: ThreadComment, ours: Ours): Marker | null {
  const marker = believedMarker(comment, ours);
  return marker === 'unreadable' ? null : marker;
}

/** Checks whether a marker was written by, or for, one attempt of a run. */
export function isOfAttempt(
  marker: Pick<Marker, 'run' | 'attempt'>,
  { run, attempt }: Pick<Marker, 'run' | 'attempt'>,
): boolean {
  return marker.run === run && marker.attempt === attempt;
}

/** Checks whether a comment still says what a decision was based on. */
export function isSame(one: Marker, other: Marker): boolean {
  return (
    isOfAttempt(one, other) && one.jobId === other.jobId && one.state === other.state && one.outcome === other.outcome
  );
}
