import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { JOB_ID } from '../jobs/job.ts';
import { firstLine, looksMarked, readMarkerLine, writeMarkerLine } from '../marker-line.ts';

/**
 * What a status comment remembers, in its first line: `<!-- docs-agent:1 <base64url JSON> -->`. It is believed only in
 * comments of our own identity, and only where repository and trigger are those of the reader.
 */
export type Marker = v.InferOutput<typeof markerSchema>;
export type Trigger = Marker['trigger'];
export type FinishedOutcome = (typeof FINISHED_OUTCOMES)[number];

/**
 * - `starting`: written before the job is asked for; if the process dies, nobody knows
 * - `started`: the job's id is known, its end is not
 * - `finished`: the job's end is known
 * - `not-created`: certainly no job exists
 * - `unknown`: a job may exist, its id is not known
 */
export const STATES = ['starting', 'started', 'finished', 'not-created', 'unknown'] as const;
export const FINISHED_OUTCOMES = ['pull-request', 'no-pull-request', 'failed', 'archived', 'no-news'] as const;

const digits = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const commentId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const causingComment = v.strictObject({ kind: v.picklist(['issue-comment', 'review-comment']), id: commentId });

const markerFields = v.strictObject({
  kind: v.literal('job'),
  repository: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)),
  trigger: v.variant('kind', [
    causingComment,
    /** `step` is a hash of workflow, job and step: see `stepHash`. */
    v.strictObject({ kind: v.literal('run'), run: digits, step: hash }),
  ]),
  /** The comment that holds the instruction; null where a workflow holds it. */
  instructionComment: v.nullable(causingComment),
  baseUrl: v.pipe(v.string(), v.regex(/^https?:\/\/[\x21-\x7E]+$/), v.maxLength(500)),
  project: v.pipe(v.string(), v.regex(JOB_ID)),
  instructionHash: hash,
  state: v.picklist(STATES),
  outcome: v.nullable(v.picklist(FINISHED_OUTCOMES)),
  jobId: v.nullable(v.pipe(v.string(), v.regex(JOB_ID))),
  /** The run that looks after the job, and its attempt: another run that writes here leaves them alone. */
  run: digits,
  attempt: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** ISO 8601, UTC: when the job was asked for. */
  askedAt: v.pipe(v.string(), v.isoTimestamp()),
});

const markerSchema = v.pipe(
  markerFields,
  v.check(({ state, jobId }) => (state === 'started' || state === 'finished') === (jobId !== null)),
  v.check(({ state, outcome }) => (state === 'finished') === (outcome !== null)),
);

const LONGEST = 2048;
/** Markers of ours that never block anything. */
const otherKind = v.object({ kind: v.picklist(['report', 'notice']) });

/** Writes a marker as one line. It is shorter than 2 KiB because every part is bounded. */
export function writeMarker(marker: Marker): string {
  return writeMarkerLine(marker);
}

/**
 * Reads the marker in a comment's first line. `none`: there is none, or one of another kind; `unreadable`: something
 * that says it is ours and cannot be understood, which must be taken for a job that may be running.
 */
export function readMarker(
  body: string,
): { readonly kind: 'marker'; readonly marker: Marker } | { readonly kind: 'none' | 'unreadable' } {
  if (!looksMarked(body)) return { kind: 'none' };
  const content = readMarkerLine(body);
  if (v.is(otherKind, content)) return { kind: 'none' };
  const read = firstLine(body).length <= LONGEST ? v.safeParse(markerSchema, content) : null;
  return read?.success ? { kind: 'marker', marker: read.output } : { kind: 'unreadable' };
}

/** Hashes an instruction, so that two requests can be told apart without repeating either. */
export function instructionHash(instruction: string): string {
  return createHash('sha256').update(instruction).digest('hex');
}

/** Hashes what names a step across runs: workflow, job and step id. */
export function stepHash(step: { readonly workflow: string; readonly job: string; readonly step: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([step.workflow, step.job, step.step]))
    .digest('hex');
}
