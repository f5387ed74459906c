import type { Repository, ThreadComment } from '../ports.ts';
import { type Marker, readMarker } from './marker.ts';

/** What a `job` step looks for in its thread: everything of its marker that does not change on the way. */
export type JobKey = Pick<Marker, 'repository' | 'trigger' | 'baseUrl' | 'project' | 'instructionHash'>;

/** What the thread holds for a step. */
export interface Found {
  /** The comment that an earlier attempt of the same run has written for the same request. */
  readonly own: { readonly comment: ThreadComment; readonly marker: Marker } | null;
  /** A comment of ours that cannot be understood: it may stand for a job of this request. */
  readonly unreadable: ThreadComment | null;
  /** The finished comment of an earlier run of the same step, to be edited instead of adding one. */
  readonly reusable: ThreadComment | null;
}

/** Reads the whole thread for comments of our own identity that matter to `key`. Throws `RepositoryError`. */
export async function searchThread(
  thread: number,
  key: JobKey,
  repository: Pick<Repository, 'viewer' | 'comments'>,
): Promise<Found> {
  const viewer = await repository.viewer();
  const ours = (await repository.comments(thread)).filter(({ author }) => author === viewer);
  const read = ours.map((comment) => ({ comment, ...readMarker(comment.body) }));
  const marked = read.flatMap((each) =>
    each.kind === 'marker' ? [{ comment: each.comment, marker: each.marker }] : [],
  );
  return {
    own: marked.findLast(({ marker }) => isSameRequest(marker, key)) ?? null,
    unreadable: read.findLast(({ kind }) => kind === 'unreadable')?.comment ?? null,
    reusable: reusableOf(
      marked.filter(({ marker }) => sameStep(marker, key)),
      key,
    ),
  };
}

/**
 * Picks the comment that the same step of an earlier run has finished. The legs of a matrix share their run and step, so
 * a comment of this run is never taken, and one for another instruction only where the step has no other.
 */
function reusableOf(
  ofStep: readonly { readonly comment: ThreadComment; readonly marker: Marker }[],
  key: JobKey,
): ThreadComment | null {
  const finished = ofStep.filter(({ marker }) => isOver(marker) && !sameRun(marker, key));
  const same = finished.findLast(({ marker }) => marker.instructionHash === key.instructionHash);
  if (same !== undefined) return same.comment;
  return ofStep.length === 1 ? (finished[0]?.comment ?? null) : null;
}

function isSameRequest(marker: Marker, key: JobKey): boolean {
  return sameStep(marker, key) && sameRun(marker, key) && marker.instructionHash === key.instructionHash;
}

function isOver({ state }: Marker): boolean {
  return state === 'finished' || state === 'not-created';
}

function sameStep(marker: Marker, key: JobKey): boolean {
  return (
    marker.repository === key.repository &&
    marker.baseUrl === key.baseUrl &&
    marker.project === key.project &&
    marker.trigger.kind === 'run' &&
    key.trigger.kind === 'run' &&
    marker.trigger.step === key.trigger.step
  );
}

function sameRun({ trigger }: Marker, key: JobKey): boolean {
  return trigger.kind === 'run' && key.trigger.kind === 'run' && trigger.run === key.trigger.run;
}
