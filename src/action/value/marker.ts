import { createHash } from 'node:crypto';
import type { CommentRef } from '../ports/conversations.ts';
import { ENDS_WITHOUT_PULL_REQUEST } from '../words/job.ts';
import { writeMarkerLine } from '../words/marker-line.ts';

/**
 * - `waiting`: a message waits until its job can take it; nothing has been sent
 * - `starting`: written before the job is requested; if the process dies, it is unknown whether there is a job
 * - `started`: the job's id is known, its end is not
 * - `finished`: the job's end is known
 * - `not-created`: certainly no job exists
 * - `unknown`: a job may exist, its id is not known
 */
export const STATES = ['waiting', 'starting', 'started', 'finished', 'not-created', 'unknown'] as const;
export const FINISHED_OUTCOMES = ['pull-request', ...ENDS_WITHOUT_PULL_REQUEST, 'no-news'] as const;
/** How a job's end is announced to the requester, in addition to the status comment. */
export const ANNOUNCEMENTS = ['reaction', 'notice', 'handover'] as const;

export type State = (typeof STATES)[number];
export type FinishedOutcome = (typeof FINISHED_OUTCOMES)[number];
export type Announcement = (typeof ANNOUNCEMENTS)[number];

/** Where a request comes from: a comment, or a step of a workflow (`step` is a hash, see `stepHash`). */
type Trigger = CommentRef | { readonly kind: 'run'; readonly step: string };

/**
 * What a status comment remembers, in its first line: `<!-- docs-agent:2 <base64url JSON> -->`. It is memory, never
 * authority; `own-comments.ts` decides whether it is believed.
 */
export interface Marker {
  /** `id` is null if the runner doesn't name it. Names change, ids don't. */
  readonly repository: { readonly id: number | null; readonly name: string };
  readonly trigger: Trigger;
  /** The comment that holds the instruction; null if the workflow does. */
  readonly instructionComment: CommentRef | null;
  /** The project at a base address, from `serviceHash`. */
  readonly service: string;
  /** Hash of the instruction as written. */
  readonly instructionHash: string;
  readonly request: 'job' | 'message';
  readonly state: State;
  /** Set exactly when `finished`. */
  readonly outcome: FinishedOutcome | null;
  /** Set when `started` or `finished`; always set for a message, because its job is known. See `namesJob`. */
  readonly jobId: string | null;
  /**
   * Address of the job's pull request, if it may be linked and is short enough: set when `finished`, and for a message
   * from the beginning. Null if it is not known.
   */
  readonly pullRequest: string | null;
  /** For a message: the head commit of the pull request when the message was sent. */
  readonly head: string | null;
  /** The run that owns the job, and its attempt. */
  readonly run: string;
  readonly attempt: number;
  /** ISO 8601, UTC: when the job was requested. */
  readonly askedAt: string;
  /**
   * For a message, ISO 8601, UTC: when the service had answered it, which may be minutes after it was requested. Absent
   * until then.
   */
  readonly sentAt?: string;
  /** ISO 8601, UTC: until then only the owner writes. Once finished: when the end was written. */
  readonly watchedUntil: string;
  /** What has been announced, or needn't be. */
  readonly told: readonly Announcement[];
  /**
   * The refusal was an answer: a follow-up that the job couldn't take, or (`taken`) a retry that another one was ahead of.
   * Only when `not-created`; absent otherwise.
   */
  readonly answered?: true | 'taken';
  /** From `groupHash`: requests of the same group may share a pull request. Absent in comments of earlier versions. */
  readonly group?: string;
  /** Who is asked to review the job's pull request, once it is handed over; absent if no one is. */
  readonly reviewer?: string;
}

/** Checks whether a marker must name a job. */
export function namesJob({ state, request }: Pick<Marker, 'state' | 'request'>): boolean {
  return state === 'started' || state === 'finished' || request === 'message';
}

/** Checks whether a request may still go on, as far as its marker shows. */
export function isUnfinished({ state }: Pick<Marker, 'state'>): boolean {
  return state === 'waiting' || state === 'starting' || state === 'started';
}

/** A longer pull request address is shown but not recorded, to keep the line below 2 KiB. */
export const LONGEST_PULL_REQUEST = 200;

/** Writes a marker as one line. Every part is bounded, so it is shorter than 2 KiB. */
export function writeMarker(marker: Marker): string {
  return writeMarkerLine({ kind: 'job', ...marker });
}

/** Hashes an instruction, so that requests can be compared without repeating their text. */
export function instructionHash(instruction: string): string {
  return sha256(instruction);
}

/** Hashes the service a marker belongs to, so that a public thread doesn't show a private service's address. */
export function serviceHash({ baseUrl, projectId }: { readonly baseUrl: string; readonly projectId: string }): string {
  return sha256(JSON.stringify([baseUrl, projectId]));
}

/** What identifies a step across runs. */
interface StepName {
  readonly workflowPath: string;
  readonly job: string;
  readonly step: string;
}

/** Hashes what identifies a step and its matrix leg across runs. `leg` differs between the legs of a matrix. */
export function stepHash({ workflowPath, job, step }: StepName, leg: string): string {
  return sha256(JSON.stringify([2, workflowPath, job, step, sha256(leg)]));
}

/** What the requests of a group have in common: the job of a workflow, or the command of comments. */
type Group = { readonly workflowPath: string; readonly job: string } | { readonly command: string };

/** Hashes a group. It is shorter than other hashes, to keep the line below 2 KiB. */
export function groupHash(group: Group): string {
  const parts =
    'command' in group ? ['comments', group.command.toLowerCase()] : ['step', group.workflowPath, group.job];
  return sha256(JSON.stringify(parts)).slice(0, 24);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
