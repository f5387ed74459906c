import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { PullRequest } from '../ports/pull-requests.ts';
import type { Problem, RepositoryError } from '../words/errors.ts';
import { looksMarked, markedLine, readMarkerLine, writeMarkerLine } from '../words/hidden.ts';
import { ENDS_WITHOUT_PULL_REQUEST, JOB_ID, type Job, type PullRequestLink } from '../words/job.ts';

/**
 * - `waiting`: a message waits until its job can take it; nothing has been sent
 * - `starting`: written before the job is requested; if the process dies, it is unknown whether there is a job
 * - `not-created`: certainly no job exists
 * - `unknown`: a job may exist, its id is not known
 */
export const STATES = ['waiting', 'starting', 'started', 'finished', 'not-created', 'unknown'] as const;
export const FINISHED_OUTCOMES = ['pull-request', ...ENDS_WITHOUT_PULL_REQUEST, 'no-news'] as const;
/** How a job's end is announced to the requester, in addition to the status comment. */
export const ANNOUNCEMENTS = ['reaction', 'notice', 'handover'] as const;
/** A longer pull request address is shown but not recorded, to keep the line below 2 KiB. */
export const LONGEST_PULL_REQUEST = 200;

export type FinishedOutcome = (typeof FINISHED_OUTCOMES)[number];
export type Announcement = (typeof ANNOUNCEMENTS)[number];

const text = (form: RegExp) => v.pipe(v.string(), v.regex(form));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const hash = text(/^[0-9a-f]{64}$/);
const repositoryName = text(/^[\w.-]{1,100}\/[\w.-]{1,100}$/);

/** What markers of several kinds share. A part that isn't exactly as we write it makes a marker unreadable. */
export const PARTS = {
  count,
  hash,
  jobId: text(JOB_ID),
  /** From `groupHash`: requests of the same group may share a pull request. Absent in comments of earlier versions. */
  group: v.exactOptional(text(/^[0-9a-f]{24}$/)),
  /** `id` is null if the runner doesn't name it. Names change, ids don't. */
  repository: v.pipe(v.strictObject({ id: v.nullable(count), name: repositoryName }), v.readonly()),
};

/** In the form of `toISOString`, UTC: ISO 8601 has others that `Date.parse` doesn't read. */
const instant = v.pipe(text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), v.isoTimestamp());
const causingComment = v.strictObject({ kind: v.picklist(['issue-comment', 'review-comment']), id: count });
const causingStep = v.strictObject({ kind: v.literal('run'), step: hash });

const fields = v.strictObject({
  kind: v.literal('job'),
  repository: PARTS.repository,
  /** Where a request comes from: a comment, or a step of a workflow (`step` is from `stepHash`). */
  trigger: v.pipe(v.variant('kind', [causingComment, causingStep]), v.readonly()),
  /** The comment that holds the instruction; null if the workflow does. */
  instructionComment: v.nullable(v.pipe(causingComment, v.readonly())),
  service: hash,
  instructionHash: hash,
  request: v.picklist(['job', 'message']),
  state: v.picklist(STATES),
  outcome: v.nullable(v.picklist(FINISHED_OUTCOMES)),
  jobId: v.nullable(PARTS.jobId),
  /** If it may be linked and is short enough: set when `finished`, and for a message from the beginning. */
  pullRequest: v.nullable(v.pipe(text(/^https?:\/\/[!#-[\]-~]+$/), v.maxLength(LONGEST_PULL_REQUEST))),
  /** For a message: the head commit of the pull request when the message was sent. */
  head: v.nullable(text(/^[0-9a-f]{40,64}$/)),
  /** The run that owns the job, and its attempt. */
  run: text(/^\d{1,20}$/),
  attempt: count,
  askedAt: instant,
  /** Until then only the owner writes. Once finished: when the end was written. */
  watchedUntil: instant,
  /** What has been announced, or needn't be. */
  told: v.pipe(v.array(v.picklist(ANNOUNCEMENTS)), v.maxLength(ANNOUNCEMENTS.length), v.readonly()),
  /** For a message: when the service had answered it, which may be minutes after it was requested. Absent until then. */
  sentAt: v.exactOptional(instant),
  group: PARTS.group,
  /** The job's id was known before the job: it may be started again with it, and its run alone works on it. */
  reserved: v.exactOptional(v.literal(true)),
  /** Who is asked to review the job's pull request, once it is handed over; absent if no one is. */
  reviewer: v.exactOptional(text(/^[A-Za-z\d][\w-]{0,38}$/)),
  /** If `not-created`: the refusal answered a follow-up that the job couldn't take, or (`taken`) a retry that came second. */
  answered: v.exactOptional(v.union([v.literal(true), v.literal('taken')])),
});

/** The first line of a status comment: `<!-- docs-agent:2 <base64url JSON> -->`. It is memory, never authority. */
export type Marker = Readonly<Omit<v.InferOutput<typeof fields>, 'kind'>>;

const schema = v.pipe(
  fields,
  v.check((marker) => namesJob(marker) === (marker.jobId !== null)),
  v.check(({ state, outcome }) => (state === 'finished') === (outcome !== null)),
  v.check(({ request, sentAt }) => sentAt === undefined || request === 'message'),
  v.check(({ state, request }) => state !== 'waiting' || request === 'message'),
  v.check(({ state, answered }) => answered === undefined || state === 'not-created'),
);

/** Whether a marker must name a job. The job of a message is always known, and the id of a reserved one is never lost. */
const namesJob = ({ state, request, reserved }: Pick<Marker, 'state' | 'request' | 'reserved'>): boolean =>
  state === 'started' || state === 'finished' || request === 'message' || reserved === true;

export const isUnfinished = ({ state }: Pick<Marker, 'state'>): boolean =>
  state === 'waiting' || state === 'starting' || state === 'started';

/** In the order of the fields, because lines are compared. Every part is bounded, so a line is shorter than 2 KiB. */
export function writeMarker(marker: Marker): string {
  const parts = Object.entries({ kind: 'job', ...marker });
  const names = Object.keys(fields.entries);
  return writeMarkerLine(Object.fromEntries(names.flatMap((name) => parts.filter(([part]) => part === name))));
}

const LONGEST_LINE = 2048;
/** Our other markers, which never block anything. */
const otherKind = v.object({ kind: v.picklist(['report', 'notice', 'handover']) });

/**
 * Reads the marker in the first line of one of our comments; null if it has none, or one of another kind. `unreadable`: it
 * claims to be ours but can't be parsed, or is in a later line because someone has added text above it, so it must count
 * as a job that may be running. Everything we write starts with a marker, so what we quote below it never counts.
 */
export function readMarker(body: string): Marker | 'unreadable' | null {
  const line = markedLine(body);
  const content = line === undefined ? undefined : readMarkerLine(line);
  if (line === undefined || v.is(otherKind, content?.value)) return null;
  const read = v.safeParse(schema, content?.value);
  if (!read.success || line.length > LONGEST_LINE || !looksMarked(body)) return 'unreadable';
  const { kind: _kind, ...marker } = read.output;
  return marker;
}

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Of the instruction as written: requests can be compared without repeating their text. */
export const instructionHash = sha256;

/** Identifies a request: the same for everyone who repeats it. Each run of a step makes another one. */
export function requestHash({ trigger, instructionComment, instructionHash: of, run }: MarkerBase): string {
  const from = instructionComment ?? (trigger.kind === 'run' ? [trigger, run] : trigger);
  return sha256(JSON.stringify([from, of]));
}

export type Project = Readonly<Record<'baseUrl' | 'projectId', string>>;
/** A public thread doesn't show a private service's address. */
export const serviceHash = ({ baseUrl, projectId }: Project): string => sha256(JSON.stringify([baseUrl, projectId]));

type WorkflowJob = Readonly<Record<'workflowPath' | 'job', string>>;
/** What identifies a step and its matrix leg across runs: `leg` differs between the legs of a matrix. */
export const stepHash = ({ workflowPath, job, step }: WorkflowJob & { readonly step: string }, leg: string): string =>
  sha256(JSON.stringify([2, workflowPath, job, step, sha256(leg)]));

/** What the requests of a group have in common. Shorter than other hashes, to keep the line below 2 KiB. */
export function groupHash(from: WorkflowJob | { readonly command: string }): string {
  const parts = 'command' in from ? ['comments', from.command.toLowerCase()] : ['step', from.workflowPath, from.job];
  return sha256(JSON.stringify(parts)).slice(0, 24);
}

/** What the status comment says in addition to its marker. */
export type StatusView =
  /** A message waits until the agent has finished with a pull request of the run's repository. */
  | { readonly state: 'waiting'; readonly pullRequest: number }
  | { readonly state: 'starting' }
  | { readonly state: 'started'; readonly seen: Sighting }
  | {
      readonly state: 'finished';
      readonly outcome: FinishedOutcome;
      readonly link: PullRequestLink | null;
      /** What the service named, and why (in our words) it isn't linked; null if it is, or there is none. */
      readonly unlinked: { readonly text: string; readonly reason: string } | null;
      /** Why the job failed, in the service's words: null if it gave none, absent if this run hasn't read the job. */
      readonly reason?: string | null;
      /** Where people can open the job's pull request, if we couldn't. */
      readonly openAt?: string;
      readonly archivedSince?: true;
      /** The linked pull request as GitHub shows it; absent if it couldn't be read. */
      readonly pull?: Pick<PullRequest, 'title' | 'size'>;
      /** Result of a follow-up; absent if the head of the pull request couldn't be read. */
      readonly update?: 'new-commits' | 'no-new-commits';
    }
  | {
      readonly state: 'not-created';
      readonly problem: Problem;
      /** The refusal is an answer: nothing went wrong, and the problem's hint says what to do next. */
      readonly answered?: NonNullable<Marker['answered']>;
      /** Address of our status comment of another retry, which has taken the request. */
      readonly takenBy?: string;
    }
  | { readonly state: 'unknown'; readonly evidence: string };

/** Where a request stands. `request/ending.ts` makes them all. */
export interface Stage<View extends StatusView = StatusView> {
  readonly view: View;
  /** The job as last seen; null if it wasn't. */
  readonly job: Job | null;
  /** The job had ended before we first read it, so its duration is not known. */
  readonly endedBefore?: boolean;
  readonly seen?: LinkedPullRequest;
  /** Only a comment says that the job made the pull request: why it couldn't be confirmed. */
  readonly unconfirmed?: string;
  /** The thread shows this end already, in the words of another run: it is only announced, as far as that is owed. */
  readonly kept?: true;
}

/** When a job ended (UTC, ms), or the instant before which it did. */
export type SeenEnd = number | { readonly before: number };

export type LinkedPullRequest =
  | { readonly kind: 'shown'; readonly pull: PullRequest }
  /** It is at another server, or the token may not read it. */
  | { readonly kind: 'hidden' }
  /** GitHub may answer later. */
  | { readonly kind: 'failed'; readonly error: RepositoryError };

export type EndView = Exclude<StatusView, { readonly state: 'waiting' | 'starting' }>;
/** Where a request stands that ends for this run; `outcomeWords` derives all wording from it. */
export type Ending = Stage<EndView>;
export type Finished = Extract<StatusView, { readonly state: 'finished' }>;
export type Refused = Pick<Extract<StatusView, { readonly state: 'not-created' }>, 'answered' | 'takenBy'>;

/** What a run knows about a job that hasn't ended. */
export type Sighting =
  | { readonly kind: 'working' | 'not-waiting' | 'waiting-cancelled' | 'waiting-cancelled-ended' }
  | { readonly kind: 'still-running'; readonly waitedMinutes: number }
  /** The service refuses to show the job, or says it doesn't exist. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No read has succeeded since an instant (UTC, ms); `lastSeen`: the last one, or the job's creation by this run, if any. */
  | Readonly<{ kind: 'unreachable'; since: number; tries: number; reason: string; lastSeen: number | null }>;

/** `keptFrom`: an earlier body of the same comment, whose remarks and instruction fold are kept. */
export type ShownInstruction =
  /** With our remarks on the prompt, sentences of plain words, and the reason for the last, which may quote the service. */
  | { readonly text: string; readonly remarks?: readonly string[]; readonly reason?: string }
  | { readonly keptFrom: string };

export type MarkerBase = Omit<Marker, 'state' | 'outcome' | 'jobId' | 'pullRequest' | 'answered'>;
type Known = Readonly<{ jobId: string | null; pullRequest?: string | null }>;
/** What a comment records is derived from what it shows only here. `from` may be an earlier marker. */
export function markerFor(view: StatusView, from: MarkerBase & Pick<Marker, 'answered'>, known: Known): Marker {
  const { answered: _before, ...base } = from;
  const { state } = view;
  const end = state === 'finished' ? view : null;
  // A message goes to a pull request that is known before its end, and needed after any end.
  const remembered = end !== null || base.request === 'message' ? known.pullRequest : null;
  const address = end?.link?.url ?? remembered ?? null;
  return {
    ...{ ...base, state, outcome: end?.outcome ?? null },
    jobId: namesJob({ ...base, state }) ? known.jobId : null,
    pullRequest: address !== null && address.length <= LONGEST_PULL_REQUEST ? address : null,
    ...(state === 'not-created' && view.answered !== undefined ? { answered: view.answered } : {}),
  };
}
