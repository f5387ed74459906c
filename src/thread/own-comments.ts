import type { CommentRef, ThreadComment } from '../ports.ts';
import type { Marker } from './marker.ts';
import { readMarker } from './read-marker.ts';

/**
 * Who we are and what we look after: a marker is believed only in a comment of our own identity, for this repository (by
 * id where both know it, because repositories are renamed and issues move), and for this project at this base address.
 */
export interface Ours {
  readonly login: string;
  readonly repository: Marker['repository'];
  /** As `serviceHash` makes it. Null only for a process that knows its comment by id and lacks the inputs. */
  readonly service: string | null;
}

/** A comment of ours with a marker that is believed. */
export type OwnComment<C extends ThreadComment = ThreadComment> = C & { readonly marker: Marker };

export interface OwnComments<C extends ThreadComment = ThreadComment> {
  readonly marked: readonly OwnComment<C>[];
  /** Comments of ours that can't be understood: each may stand for a job that is running. */
  readonly unreadable: readonly C[];
}

/**
 * Picks what is believed out of a list of comments, in the list's order; rows that the list repeats count once, as last
 * seen. Markers of other repositories, projects and services are left out: they are not ours to read or edit.
 */
export function ownComments<C extends ThreadComment>(comments: readonly C[], ours: Ours): OwnComments<C> {
  const unique = [...new Map(comments.map((comment) => [`${comment.kind}/${comment.id}`, comment])).values()];
  const believed = unique.map((comment) => ({ comment, marker: believedMarker(comment, ours) }));
  return {
    marked: believed.flatMap(({ comment, marker }) =>
      marker === null || marker === 'unreadable' ? [] : [{ ...comment, marker }],
    ),
    unreadable: believed.flatMap(({ comment, marker }) => (marker === 'unreadable' ? [comment] : [])),
  };
}

/** Reads the marker of one comment; null if it has none that is ours to read. */
export function believedMarker(
  { author, body }: Pick<ThreadComment, 'author' | 'body'>,
  { login, repository, service }: Ours,
): Marker | 'unreadable' | null {
  if (author !== login) return null;
  const read = readMarker(body);
  if (read.kind !== 'marker') return read.kind === 'unreadable' ? 'unreadable' : null;
  const { marker } = read;
  return (service === null || marker.service === service) && sameRepository(marker.repository, repository)
    ? marker
    : null;
}

/** Finds our latest status comment for the comment that caused a run. */
export function ofComment<C extends ThreadComment>(
  { marked }: Pick<OwnComments<C>, 'marked'>,
  { kind, id }: CommentRef,
): OwnComment<C> | null {
  return marked.findLast(({ marker: { trigger } }) => trigger.kind === kind && trigger.id === id) ?? null;
}

/** Compares repositories by id where both are known, because they are renamed. */
export function sameRepository(one: Marker['repository'], other: Marker['repository']): boolean {
  if (one.id !== null && other.id !== null) return one.id === other.id;
  return one.name.toLowerCase() === other.name.toLowerCase();
}
