import type { ClaimAnswer } from '../../../src/thread/claim.ts';
import { type Marker, writeMarker } from '../../../src/thread/marker.ts';
import { readMarker } from '../../../src/thread/read-marker.ts';

/**
 * A small world in which several runs for one comment meet: what GitHub and the service remember, and what each run is
 * about to do. Worlds are values; `steps.ts` says what can happen next, `promises.ts` what must never happen.
 */
export interface World {
  /** Identities whose claim reaction stands on the comment. */
  readonly reacted: readonly number[];
  /** Identities of claims whose sender has given up, and which may still arrive. */
  readonly lateClaims: readonly number[];
  /** The service's own ledger: every job that it has ever made. */
  readonly jobs: readonly { readonly id: string; readonly run: number; readonly over: boolean }[];
  /** Runs whose request for a job may still arrive although its sender has given up. */
  readonly lateJobs: readonly number[];
  readonly comments: readonly StatusComment[];
  readonly runs: readonly Run[];
}

/** A comment's place in `World.comments` is its id. Every text that it ever had is kept, because a list may show it. */
export interface StatusComment {
  readonly identity: number;
  /** Each once, the present one last; there is at least one. */
  readonly versions: readonly Marker[];
}

export interface Run {
  readonly identity: number;
  readonly attempt: number;
  readonly plan: Plan;
  /** Whether this attempt has read a 201 in answer to its claim. */
  readonly won: boolean;
}

/** One attempt of one run; runs count from 1. */
export interface Attempt {
  readonly run: number;
  readonly attempt: number;
}

/** What became of a request to make something. `lost`: no answer, whether or not it was made. */
export type Made<Id> = { readonly made: Id } | 'lost' | 'refused';

export interface Seen {
  readonly comment: number;
  readonly marker: Marker;
}

/**
 * The next request of an attempt, and what it goes on with after each answer. Two plans of one attempt that agree in all
 * but `next` are taken for the same, so what `next` depends on must show in the rest or follow from the attempt.
 * `comment` is null as long as there is none.
 */
export type Plan =
  | { readonly send: 'claim'; readonly at: string; readonly next: (answer: ClaimAnswer) => Plan }
  | {
      readonly send: 'comment';
      readonly at: string;
      readonly marker: Marker;
      readonly next: (answer: Made<number>) => Plan;
    }
  | {
      readonly send: 'edit';
      readonly at: string;
      readonly comment: number;
      readonly marker: Marker;
      readonly next: () => Plan;
    }
  | {
      readonly send: 'list';
      readonly at: string;
      /** `now` is in ms since 1970 (UTC). */
      readonly next: (seen: readonly Seen[], now: number) => Plan;
    }
  | { readonly send: 'read'; readonly at: string; readonly comment: number; readonly next: (marker: Marker) => Plan }
  | {
      readonly send: 'job';
      readonly at: string;
      readonly comment: number | null;
      readonly next: (answer: Made<string>) => Plan;
    }
  /** Waits for the end of a job. */
  | {
      readonly send: 'look';
      readonly at: string;
      readonly comment: number;
      readonly job: string;
      readonly next: () => Plan;
    }
  | { readonly send: 'nothing'; readonly at: 'end'; readonly tells: Telling };

/** What an attempt says at its end. `nothing`: it was stopped, or says only that it could not go on. */
export type Telling = 'nothing' | 'already-claimed' | 'unknown-start' | 'not-created' | { readonly ended: string };

/** Gives the first plan of an attempt. */
export type Protocol = (self: Attempt) => Plan;

export const MOST_ATTEMPTS = 2;

/** Ends an attempt. */
export function end(tells: Telling): Plan {
  return { send: 'nothing', at: 'end', tells };
}

/** Makes the world before the first request: one run for each identity of `identities`. */
export function begin(protocol: Protocol, identities: readonly number[]): World {
  const runs = identities.map((identity, index) => ({
    identity,
    attempt: 1,
    plan: protocol({ run: index + 1, attempt: 1 }),
    won: false,
  }));
  return { reacted: [], lateClaims: [], jobs: [], lateJobs: [], comments: [], runs };
}

/** Gives what a comment says now. */
export function latest(comment: StatusComment | undefined): Marker {
  const marker = comment?.versions.at(-1);
  if (marker === undefined) throw new Error('Only comments that exist are read.');
  return marker;
}

/** The instant at which every job of this world is asked for. */
export const ASKED_AT = Date.UTC(2026, 10, 20, 9, 0, 0);

const markers = new Map<string, Marker>();

/** Makes a marker as it is read back from a comment. The same parts give the same object. */
export function markerOf({ run, attempt }: Attempt, state: Marker['state'], jobId: string | null = null): Marker {
  const key = `${run} ${attempt} ${state} ${jobId}`;
  const marker = markers.get(key) ?? readBack({ ...MARKER, state, jobId, run: String(run), attempt });
  markers.set(key, marker);
  return marker;
}

/** Tells which attempt has asked, or is about to ask, for the job of a marker. */
export function askerOf({ run, attempt }: Marker): Attempt {
  return { run: Number(run), attempt };
}

const MARKER = {
  repository: { id: 1, name: 'acme/handbook' },
  trigger: { kind: 'issue-comment', id: 1 },
  instructionComment: { kind: 'issue-comment', id: 1 },
  service: '1'.repeat(64),
  request: 'job',
  pullRequest: null,
  head: null,
  watchedUntil: new Date(ASKED_AT).toISOString(),
  told: [],
  instructionHash: '0'.repeat(64),
  askedAt: new Date(ASKED_AT).toISOString(),
} as const;

function readBack(parts: Omit<Marker, 'outcome'>): Marker {
  const outcome = parts.state === 'finished' ? 'pull-request' : null;
  const read = readMarker(writeMarker({ ...parts, outcome }));
  if (read.kind !== 'marker') throw new Error(`No marker can say this: ${JSON.stringify(parts)}`);
  return read.marker;
}
