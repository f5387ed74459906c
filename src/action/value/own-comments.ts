import * as v from 'valibot';
import type { CommentRef, ThreadComment } from '../ports/conversations.ts';
import type { RunContext } from '../ports.ts';
import { readMarkerLine, writeMarkerLine } from '../words/hidden.ts';
import { LONGEST_PULL_REQUEST, type Marker, PARTS, type Project, readMarker, serviceHash } from './marker.ts';

/** A marker is believed only in a comment by our own identity, for this repository, and this project at this address. */
export interface Ours {
  readonly login: string;
  readonly repository: Marker['repository'];
  /** From `serviceHash`. Null only for a process that knows its comment by id and lacks the inputs. */
  readonly service: string | null;
}

type MakingWorld = Readonly<{
  run: Pick<RunContext, 'repository' | 'repositoryId'>;
  settings: Project & Readonly<Record<'agent' | 'docsRepository', string>>;
}>;

export function oursOf(login: string, world: MakingWorld): Ours {
  return { login, repository: repositoryOf(world.run), service: makerHash(world) };
}

/** From `serviceHash`: who makes the jobs of a run, and for which documentation. An agent's command line may change. */
export function makerHash({ run, settings }: MakingWorld): string {
  if (settings.agent === '') return serviceHash(settings);
  // The run's own repository has no name here, so that it may be renamed.
  const [docs, own] = [settings.docsRepository.toLowerCase(), run.repository.toLowerCase()];
  return serviceHash({ baseUrl: 'agent', projectId: docs === own ? '' : docs });
}

export function repositoryOf(run: Pick<RunContext, 'repository' | 'repositoryId'>): Marker['repository'] {
  return { id: run.repositoryId, name: run.repository };
}

type Written = Pick<ThreadComment, 'author' | 'body'>;
export type OwnComment<C extends ThreadComment = ThreadComment> = C & { readonly marker: Marker };

export interface OwnComments<C extends ThreadComment = ThreadComment> {
  readonly marked: readonly OwnComment<C>[];
  /** Our own comments that can't be parsed: each may mean a running job. */
  readonly unreadable: readonly C[];
}

/** A comment listed twice counts once, as last seen. Those of other repositories and services aren't ours to read or edit. */
export function ownComments<C extends ThreadComment>(comments: readonly C[], ours: Ours): OwnComments<C> {
  const marked: OwnComment<C>[] = [];
  const unreadable: C[] = [];
  for (const comment of new Map(comments.map((each) => [`${each.kind}/${each.id}`, each])).values()) {
    const marker = believedMarker(comment, ours);
    if (marker === 'unreadable') unreadable.push(comment);
    else if (marker !== null) marked.push({ ...comment, marker });
  }
  return { marked, unreadable };
}

/** Null if it has no marker, or one that isn't ours. */
export function believedMarker({ author, body }: Written, ours: Ours): Marker | 'unreadable' | null {
  const { login, repository, service } = ours;
  const marker = author === login ? readMarker(body) : null;
  if (marker === null || marker === 'unreadable') return marker;
  const isOurs = (service === null || marker.service === service) && sameRepository(marker.repository, repository);
  return isOurs ? renamed(marker, repository) : null;
}

/** Replaces an old name of the repository. GitHub redirects addresses with it, but no comparison knows it. */
function renamed(before: Marker, { name }: Marker['repository']): Marker {
  if (before.repository.name === name) return before;
  const marker = { ...before, repository: { ...before.repository, name } };
  if (before.pullRequest === null) return marker;
  const { origin, pathname } = new URL(before.pullRequest);
  const isInside = pathname.toLowerCase().startsWith(`/${before.repository.name.toLowerCase()}/`);
  const pullRequest = `${origin}/${name}${pathname.slice(before.repository.name.length + 1)}`;
  return isInside && pullRequest.length <= LONGEST_PULL_REQUEST ? { ...marker, pullRequest } : marker;
}

/** Our latest status comment for the comment that caused a run. */
export const ofComment = ({ marked }: Pick<OwnComments, 'marked'>, comment: CommentRef): OwnComment | null =>
  marked.findLast(({ marker: { trigger } }) => sameComment(comment, trigger)) ?? null;

/** Comments of the two kinds are numbered apart. */
export const sameComment = (one: CommentRef, other: Marker['trigger'] | null): boolean =>
  one.kind === other?.kind && one.id === other.id;

/** UTC, ms. The clocks of runners may differ, so GitHub's counts where it can, in whole seconds. */
export function requestedAt({ marker, createdAt }: Pick<OwnComment, 'marker' | 'createdAt'>): number {
  // Only a re-run of a step may go on in the status comment of an earlier request.
  const mayBeContinued = marker.trigger.kind === 'run' && marker.attempt > 1;
  const at = Date.parse(mayBeContinued ? marker.askedAt : createdAt);
  return at - (at % 1000);
}

/** By id if both are known, because names change, and issues move. A deleted one (null) is the same as none. */
export function sameRepository(one: Marker['repository'] | null, other: Marker['repository']): boolean {
  if (one === null) return false;
  if (one.id !== null && other.id !== null) return one.id === other.id;
  return one.name.toLowerCase() === other.name.toLowerCase();
}

/** What a comment of ours is about that records nothing. Its marker keeps it from being read as a command, or as a memory. */
export type NoticeAbout =
  /** An answer, and the ends it is the notice of. */
  | { readonly comment: number; readonly ends?: readonly EndRef[] }
  /** An end: a job and its follow-ups each have a status comment, and may each have a notice. */
  | { readonly job: string; readonly status: EndRef };

/** An end, by its status comment (`kind/id`). */
export type EndRef = `${CommentRef['kind']}/${number}`;

/** `about` makes the first line unique, so that the notice can be found again after a lost answer. */
export const renderNotice = (about: NoticeAbout, text: string): string =>
  `${writeMarkerLine({ kind: 'notice', ...about })}\n\n${text}`;

const reporting = v.object({ kind: v.literal('notice'), ends: v.array(v.string()) });
/** The ends that a comment of ours is the notice of, as an answer to `status`. */
export function endsReportedBy(body: string): readonly string[] {
  const read = v.safeParse(reporting, readMarkerLine(body)?.value);
  return read.success ? read.output.ends : [];
}

/** More threads than anyone merges while a pull request is open; the first line then has 14 KB. */
export const MOST_COVERED = 1000;

const schema = v.strictObject({
  kind: v.literal('handover'),
  job: PARTS.jobId,
  repository: PARTS.repository,
  service: PARTS.hash,
  /** Number of the thread that requested the job; null or absent if none did. */
  thread: v.optional(v.nullable(PARTS.count), null),
  group: PARTS.group,
  /** Numbers of the threads whose requests were added later, in that order. */
  covers: v.exactOptional(v.pipe(v.array(PARTS.count), v.maxLength(MOST_COVERED), v.readonly())),
});

type Read = v.InferOutput<typeof schema>;
/** On a pull request made by a job: it turns commands there into follow-ups. It is memory, and grants no permission. */
export type Handover = Readonly<Omit<Read, 'kind' | 'thread'> & Partial<Pick<Read, 'thread'>>>;

export const writeHandover = (handover: Handover): string => writeMarkerLine({ kind: 'handover', ...handover });

const ofAnyone = v.object({ kind: v.literal('handover') });
export type Found<C> = Readonly<{ comment: C; handover: Handover }>;
/** Of comments, oldest first, the first by our identity decides, of whichever project: a later one claims nothing. */
export function handoverOf<C extends Written>(comments: readonly C[], ours: Ours): Found<C> | null {
  const isOurs = ({ author, body }: C): boolean => author === ours.login && v.is(ofAnyone, readMarkerLine(body)?.value);
  return firstBelieved(comments.filter(isOurs).slice(0, 1), ours);
}

/** The first that we believe, whatever is before it. */
export function firstBelieved<C extends Written>(comments: readonly C[], ours: Ours): Found<C> | null {
  const comment = comments.find((each) => believedHandover(each, ours) !== null);
  const handover = comment && believedHandover(comment, ours);
  return comment && handover ? { comment, handover } : null;
}

export function believedHandover({ author, body }: Written, { login, repository, service }: Ours): Handover | null {
  const read = v.safeParse(schema, author === login ? readMarkerLine(body)?.value : null);
  if (!read.success) return null;
  const { kind: _kind, ...handover } = read.output;
  return handover.service === service && sameRepository(handover.repository, repository) ? handover : null;
}
