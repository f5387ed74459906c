import type { Marker } from '../../src/action/value/marker.ts';
import { readMarkerLine } from '../../src/action/words/hidden.ts';
import type { Comment } from '../../src/playground/github/state.ts';
import { readMarker } from '../build/a-marker.ts';
import { commentsOfOurs, type Stage } from './story.ts';

export interface StatusComment {
  readonly comment: Comment;
  readonly marker: Marker;
  readonly headline: string;
}

/** A comment of ours without a state. */
export interface Notice {
  readonly comment: Comment;
  /** The job whose end it reports; null for an answer to a command. */
  readonly job: string | null;
}

function lineOf({ body }: Comment): { readonly kind?: unknown; readonly job?: string } {
  return readMarkerLine(body)?.value ?? {};
}

/** Reads our status comments, oldest first. Throws if a marker can't be read. */
export function statusCommentsIn(stage: Pick<Stage, 'comments' | 'app'>): readonly StatusComment[] {
  return commentsOfOurs(stage).flatMap((comment) => {
    const read = readMarker(comment.body);
    if (read.kind === 'marker')
      return [{ comment, marker: read.marker, headline: comment.body.split('\n\n')[1] ?? '' }];
    if (read.kind === 'unreadable') throw new Error(`a marker can't be read: ${comment.body}`);
    return [];
  });
}

export function noticesIn(stage: Pick<Stage, 'comments' | 'app'>): readonly Notice[] {
  const notices = commentsOfOurs(stage).filter((comment) => lineOf(comment).kind === 'notice');
  return notices.map((comment) => ({ comment, job: lineOf(comment).job ?? null }));
}

export function handoversIn(stage: Pick<Stage, 'comments' | 'app'>): readonly Comment[] {
  return commentsOfOurs(stage).filter((comment) => lineOf(comment).kind === 'handover');
}
