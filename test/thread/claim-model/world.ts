import type { FinishedOutcome, Marker } from '../../../src/action/value/marker.ts';
import type { Seen } from './markers.ts';

/**
 * A small world shared by several processes: what GitHub and the service remember, and what each process is about to
 * do. Worlds are values; `steps.ts` says what can happen next, `promises.ts` what must never happen.
 */
export interface World {
  /** Claim reactions, as `claimBy` writes them. */
  readonly reacted: readonly string[];
  /** Claims whose sender has given up, and which may still arrive. */
  readonly lateClaims: readonly string[];
  /** The service's own ledger: every job (or message) that it has accepted. */
  readonly jobs: readonly Job[];
  /** Requests for a job that may still arrive although their sender has given up. */
  readonly lateJobs: readonly Wanted[];
  readonly comments: readonly StatusComment[];
  /** One for each actor of the model, in the same order. */
  readonly runs: readonly Run[];
}

/** A request for a job, or a message to one. */
export type Wanted = Omit<Job, 'id' | 'end' | 'atWork'>;

/** A job, or the work caused by a message to a job, which has the job's id. */
export interface Job {
  readonly id: string;
  /** The place of the actor that requested it. */
  readonly by: number;
  readonly attempt: number;
  /** Whether the request was recorded in a status comment before it was sent. */
  readonly remembered: boolean;
  /** For a retry: the status comment of the request that failed. */
  readonly of: number | null;
  /** For a message: the job that it goes to. */
  readonly to: string | null;
  /** Null while the job runs. */
  readonly end: FinishedOutcome | null;
  /** Whether a reader has seen the job at work on it; until then a job may show the end of its earlier work. */
  readonly atWork: boolean;
}

/** A comment's id is its place in `World.comments`. Every text that it ever had is kept, because a list may show it. */
export interface StatusComment {
  readonly identity: number;
  /** Each text once, the current one last; there is at least one. */
  readonly versions: readonly Marker[];
}

/** What an actor is doing: one attempt of a run, or one pass of another process. */
export interface Run {
  readonly attempt: number;
  readonly plan: Plan;
  /** Whether this attempt has read a 201 in answer to each of its claims; null without any. */
  readonly won: boolean | null;
}

/** The actors of a model. Actors with one run id are steps of the same run: they are re-run together. */
export interface Actor {
  readonly name: string;
  /**
   * - `run`: a step that may start a job; it is re-run when every step of its run has ended
   * - `post`: the post process of the actor before it, after that has died
   * - `settle`: starts again and again
   */
  readonly kind: 'run' | 'post' | 'settle';
  readonly run: string;
  /** How often the run is attempted. */
  readonly attempts: number;
  /** The token identity. */
  readonly identity: number;
  /** The project that it works for. */
  readonly service: string;
  readonly trigger: Marker['trigger'];
  readonly request: Marker['request'];
  /** For a step that is used several times in a job: which use it is. It begins when the one before it has ended. */
  readonly use?: number;
  /** False for a run that requests a job and does not wait for its end: its job is not watched. */
  readonly waits?: false;
  readonly protocol: Protocol;
}

/** An actor in one of its attempts. */
export type Self = Actor & { readonly attempt: number };

/** Returns the first plan of an attempt. `left` is what a main process left for its post process. */
export type Protocol = (self: Self, left: Keeper | null) => Plan;

/**
 * The result of a request to create something. `lost`: no answer, whether or not it was created. `atWork` is false if
 * the answer to a message still shows the end of the work before it.
 */
export type Made<Id> = { readonly made: Id; readonly atWork?: false } | 'lost' | 'refused';

/** What a process knows about its status comment, as `StatusRecord` does. */
export interface Keeper {
  readonly comment: number;
  /** What the comment said when the process last knew. */
  readonly basis: Marker;
  readonly jobId: string | null;
  readonly leftAlone: boolean;
  /** Absent once the job was seen at work since its message; then its end counts. */
  readonly atWork?: false;
  /** Whether the process has claimed the turn of the comment's request. */
  readonly turn?: true;
}

/** What the answer to a claim means. `lost`: no answer, or an unreadable one. */
export type ClaimAnswer = 'created' | 'existed' | 'refused' | 'lost';

interface Planned {
  readonly at: string;
  /** Null while there is no status comment. */
  readonly keeper: Keeper | null;
  /** For a retry: the status comment of the request that failed. */
  readonly of?: number | null;
  /** For a retry: what it claims right before its request. */
  readonly claims?: string;
}

/**
 * The next request of a process, and the plan after each answer. Two plans of one attempt that agree in everything but
 * `next` are treated as the same, so what `next` depends on must show in the rest or follow from the attempt. `now` is
 * in ms since 1970 (UTC).
 */
export type Plan =
  | (Planned & { readonly send: 'claim'; readonly target: string; readonly next: (answer: ClaimAnswer) => Plan })
  | (Planned & { readonly send: 'give-back'; readonly target: string; readonly next: () => Plan })
  | (Planned & { readonly send: 'comment'; readonly marker: Marker; readonly next: (answer: Made<number>) => Plan })
  | (Planned & {
      readonly send: 'edit';
      readonly comment: number;
      readonly marker: Marker;
      /** Whether the comment was read right before. */
      readonly guarded: boolean;
      readonly next: (answer: 'done' | 'lost') => Plan;
    })
  | (Planned & {
      readonly send: 'list';
      /** Whether it is read once more before anything counts as absent. */
      readonly twice?: true;
      /** Null: the list could not be read. */
      readonly next: (seen: readonly Seen[] | null, now: number) => Plan;
    })
  | (Planned & {
      readonly send: 'read';
      readonly comment: number;
      /** What is to be written if the comment has not changed. */
      readonly marker: Marker | null;
      /** Null: the comment could not be read. */
      readonly next: (marker: Marker | null, now: number) => Plan;
    })
  | (Planned & { readonly send: 'job'; readonly next: (answer: Made<string>) => Plan })
  | (Planned & {
      readonly send: 'look';
      readonly job: string;
      /** Whether it waits for the job's end; then `running` means that its time is over. */
      readonly waits: boolean;
      readonly next: (sight: FinishedOutcome | 'running', now: number) => Plan;
    })
  | {
      readonly send: 'nothing';
      readonly at: 'end';
      readonly reports: Report;
      /** What a post process finds; null if nothing is left to do. */
      readonly keeper: Keeper | null;
    };

/** What an attempt says at its end. `nothing`: it was stopped, or only says that it could not continue. */
export type Report =
  | 'nothing'
  | 'already-claimed'
  | 'unknown-start'
  | 'not-created'
  | 'still-running'
  | { readonly ended: string };

/** Ends an attempt. `left`: its last edit failed, so that its post process has something to do. */
export function end(reports: Report, left: Keeper | null = null): Plan {
  return { send: 'nothing', at: 'end', reports, keeper: left };
}

/** Returns what a comment says now. */
export function latest(comment: StatusComment | undefined): Marker {
  const marker = comment?.versions.at(-1);
  if (marker === undefined) throw new Error('Only comments that exist are read.');
  return marker;
}
