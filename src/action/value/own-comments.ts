import * as v from 'valibot';
import type { CommentRef, ThreadComment } from '../ports/conversations.ts';
import type { RunContext } from '../ports.ts';
import { readMarkerLine, writeMarkerLine } from '../words/marker-line.ts';
import { LONGEST_PULL_REQUEST, type Marker, serviceHash } from './marker.ts';
import { readMarker } from './read-marker.ts';

/**
 * What counts as ours. A marker is believed only in a comment written by our own identity, for this repository
 * (compared by id if both are known, because repositories are renamed and issues move), and for this project at this
 * base address.
 */
export interface Ours {
  readonly login: string;
  readonly repository: Marker['repository'];
  /** From `serviceHash`. Null only for a process that knows its comment by id and lacks the inputs. */
  readonly service: string | null;
}

/** Says which comments count as ours; `login` is our own identity's. */
export function oursOf(
  login: string,
  { run, settings }: { readonly run: RunContext; readonly settings: Parameters<typeof serviceHash>[0] },
): Ours & { readonly service: string } {
  return { login, repository: repositoryOf(run), service: serviceHash(settings) };
}

/** Names the run's repository the way markers do. */
export function repositoryOf({
  repositoryId,
  repository,
}: Pick<RunContext, 'repository' | 'repositoryId'>): Marker['repository'] {
  return { id: repositoryId, name: repository };
}

/** Our own comment, with a marker we believe. */
export type OwnComment<C extends ThreadComment = ThreadComment> = C & { readonly marker: Marker };

export interface OwnComments<C extends ThreadComment = ThreadComment> {
  readonly marked: readonly OwnComment<C>[];
  /** Our own comments that can't be parsed: each may mean a running job. */
  readonly unreadable: readonly C[];
}

/**
 * Picks our comments from a list, in its order. A comment listed twice counts once, as last seen. Markers of other
 * repositories, projects and services are left out: they are not ours to read or edit.
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

/** Reads the marker of one comment; null if it has none, or one that isn't ours. */
export function believedMarker(
  { author, body }: Pick<ThreadComment, 'author' | 'body'>,
  { login, repository, service }: Ours,
): Marker | 'unreadable' | null {
  if (author !== login) return null;
  const read = readMarker(body);
  if (read.kind !== 'marker') return read.kind === 'unreadable' ? 'unreadable' : null;
  const { marker } = read;
  const isOurs = (service === null || marker.service === service) && sameRepository(marker.repository, repository);
  return isOurs ? renamed(marker, repository) : null;
}

/** Replaces an old name of the repository. GitHub redirects addresses with it, but no comparison knows it. */
function renamed(marker: Marker, { name }: Marker['repository']): Marker {
  const { repository, pullRequest } = marker;
  if (repository.name === name) return marker;
  const address = pullRequest === null ? null : addressIn(pullRequest, repository.name, name);
  return { ...marker, repository: { ...repository, name }, pullRequest: address };
}

function addressIn(address: string, before: string, after: string): string {
  const { origin, pathname } = new URL(address);
  const isInside = pathname.toLowerCase().startsWith(`/${before.toLowerCase()}/`);
  const now = `${origin}/${after}${pathname.slice(before.length + 1)}`;
  return isInside && now.length <= LONGEST_PULL_REQUEST ? now : address;
}

/** Finds our latest status comment for the comment that caused a run. */
export function ofComment<C extends ThreadComment>(
  { marked }: Pick<OwnComments<C>, 'marked'>,
  comment: CommentRef,
): OwnComment<C> | null {
  return marked.findLast(({ marker: { trigger } }) => sameComment(comment, trigger)) ?? null;
}

/** Compares comments: those of the two kinds are numbered apart. */
export function sameComment(one: CommentRef, other: Marker['trigger'] | null): boolean {
  return one.kind === other?.kind && one.id === other.id;
}

/**
 * Returns when a status comment's request was made (UTC, ms). The clocks of runners may differ, so GitHub's counts where
 * it can: only a re-run of a step may go on in the status comment of an earlier request. It counts whole seconds.
 */
export function requestedAt({ marker, createdAt }: Pick<OwnComment, 'marker' | 'createdAt'>): number {
  const mayBeContinued = marker.trigger.kind === 'run' && marker.attempt > 1;
  const at = Date.parse(mayBeContinued ? marker.askedAt : createdAt);
  return at - (at % 1000);
}

/** Compares repositories by id if both are known, because names change. A deleted one (null) is the same as none. */
export function sameRepository(one: Marker['repository'] | null, other: Marker['repository']): boolean {
  if (one === null) return false;
  if (one.id !== null && other.id !== null) return one.id === other.id;
  return one.name.toLowerCase() === other.name.toLowerCase();
}

/**
 * Our comments that only answer someone and record nothing. Their first line is a marker of kind `notice`, so they are
 * never read as commands, nor as the memory of a job.
 */
export type NoticeAbout =
  /** An answer, and the ends it is the notice of. */
  | { readonly comment: number; readonly ends?: readonly EndRef[] }
  /** An end: a job and its follow-ups each have a status comment, and may each have a notice. */
  | { readonly job: string; readonly status: EndRef };

/** An end, by its status comment (`kind/id`). */
export type EndRef = `${CommentRef['kind']}/${number}`;

/** Writes a notice. `about` makes its first line unique, so that it can be found again after a lost answer. */
export function renderNotice(about: NoticeAbout, text: string): string {
  return `${writeMarkerLine({ kind: 'notice', ...about })}\n\n${text}`;
}

const reporting = v.object({ kind: v.literal('notice'), ends: v.array(v.string()) });

/** Returns the ends that a comment of ours is the notice of, as an answer to `status`. */
export function endsReportedBy(body: string): readonly string[] {
  const read = v.safeParse(reporting, readMarkerLine(body)?.value);
  return read.success ? read.output.ends : [];
}
