import { STARTING_IS_STALE_MS, WATCHED_AFTER_WAIT_MS } from '../../../src/action/value/claim.ts';
import { ANNOUNCEMENTS, type FinishedOutcome, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { believedMarker, type Ours, type OwnComment } from '../../../src/action/value/own-comments.ts';
import { readMarker } from '../../../src/action/value/read-marker.ts';
import type { Actor, StatusComment } from './world.ts';

/** The instant (UTC, ms) when every job of these worlds is requested, give or take some milliseconds. */
export const ASKED_AT = Date.UTC(2026, 10, 20, 9, 0, 0);
const WATCHED_UNTIL = ASKED_AT + 30 * 60_000 + WATCHED_AFTER_WAIT_MS;
/** When every `starting` is stale and nothing is watched any longer. */
export const LONG_AFTER = Math.max(WATCHED_UNTIL, ASKED_AT + STARTING_IS_STALE_MS) + 1;

/** The job that receives all messages of these worlds. */
export const TARGET = 'job-1';

/** The hash of the one instruction of these worlds. */
export const INSTRUCTION = '0'.repeat(64);
const REPOSITORY = { id: 1, name: 'acme/handbook' } as const;

export type Owner = Pick<Actor, 'run' | 'service' | 'trigger' | 'request' | 'use'> & { readonly attempt: number };

/** A marker's content, without its owner. Its job is watched unless `unwatched`. */
export interface Said {
  readonly state: Marker['state'];
  readonly jobId?: string | null;
  readonly outcome?: FinishedOutcome | null;
  readonly unwatched?: true;
  readonly answered?: 'taken';
}

const markers = new Map<string, Marker>();

/** Makes a marker as it is read back from a comment. The same parts return the same object. */
export function markerOf(owner: Owner, { state, jobId = null, outcome = null, unwatched, answered }: Said): Marker {
  const { run, attempt, service, trigger, request, use = 1 } = owner;
  const place = trigger.kind === 'run' ? trigger.step : trigger.id;
  const key = `${run} ${attempt} ${service} ${place} ${request} ${use} ${state} ${jobId} ${outcome} ${unwatched} ${answered}`;
  const known = markers.get(key);
  if (known !== undefined) return known;
  const marker = readBack({
    repository: REPOSITORY,
    trigger,
    instructionComment: trigger.kind === 'run' ? null : trigger,
    service: serviceOf(service),
    instructionHash: INSTRUCTION,
    request,
    state,
    outcome,
    jobId: request === 'message' ? (jobId ?? TARGET) : jobId,
    pullRequest: null,
    head: request === 'message' ? 'c'.repeat(40) : null,
    run,
    attempt,
    askedAt: new Date(ASKED_AT + use).toISOString(),
    watchedUntil: new Date(unwatched ? ASKED_AT : WATCHED_UNTIL).toISOString(),
    told: ANNOUNCEMENTS,
    ...(answered && { answered }),
  });
  markers.set(key, marker);
  owners.set(marker, owner);
  return marker;
}

const owners = new WeakMap<Marker, Owner>();

/** Finds the actor that has requested, or is about to request, the job of a marker. */
export function ownerOf(marker: Marker): Owner {
  const owner = owners.get(marker);
  if (owner === undefined) throw new Error('Only markers of these worlds have owners.');
  return owner;
}

/** A row of a list, with the content of its marker for readers that trust it. */
export type Seen = OwnComment;

const rows = new WeakMap<Marker, Map<string, Seen>>();

/** Makes the row that a list shows for a version of a comment. The same parts return the same object. */
export function rowOf(id: number, { identity }: Pick<StatusComment, 'identity'>, marker: Marker): Seen {
  const ofMarker = rows.get(marker) ?? new Map<string, Seen>();
  rows.set(marker, ofMarker);
  const key = `${id} ${identity}`;
  const known = ofMarker.get(key);
  if (known !== undefined) return known;
  const url = `https://github.com/acme/handbook/issues/7#issuecomment-${id}`;
  const createdAt = new Date(ASKED_AT).toISOString();
  const row: Seen = {
    kind: 'issue-comment',
    review: null,
    id,
    nodeId: null,
    author: loginOf(identity),
    authorId: null,
    body: writeMarker(marker),
    url,
    createdAt,
    marker,
  };
  ofMarker.set(key, row);
  return row;
}

const beliefs = new WeakMap<Seen, Map<string, boolean>>();

/** Keeps the rows that an actor trusts. `service: null` trusts those of every project. */
export function believed(
  seen: readonly Seen[],
  { identity }: Pick<Actor, 'identity'>,
  service: string | null,
): readonly Seen[] {
  return seen.filter((row) => {
    const ofRow = beliefs.get(row) ?? new Map<string, boolean>();
    beliefs.set(row, ofRow);
    const key = `${identity} ${service}`;
    const known = ofRow.get(key);
    if (known !== undefined) return known;
    const ours: Ours = {
      login: loginOf(identity),
      repository: REPOSITORY,
      service: service === null ? null : serviceOf(service),
    };
    const belief = believedMarker(row, ours) !== null;
    ofRow.set(key, belief);
    return belief;
  });
}

function loginOf(identity: number): string {
  return `identity-${identity}`;
}

/** A project is named by one hexadecimal digit, and a marker repeats it 64 times. */
function serviceOf(service: string): string {
  return service.repeat(64);
}

function readBack(marker: Marker): Marker {
  const read = readMarker(writeMarker(marker));
  if (read.kind !== 'marker') throw new Error(`No marker can say this: ${JSON.stringify(marker)}`);
  return read.marker;
}
