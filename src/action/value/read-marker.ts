import * as v from 'valibot';
import { JOB_ID } from '../words/job.ts';
import { looksMarked, markedLine, readMarkerLine } from '../words/marker-line.ts';
import { ANNOUNCEMENTS, FINISHED_OUTCOMES, LONGEST_PULL_REQUEST, type Marker, namesJob, STATES } from './marker.ts';

/** The parts that markers of several kinds share. A part that isn't exactly as we write it makes a marker unreadable. */

export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const group = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
const login = v.pipe(v.string(), v.regex(/^[A-Za-z\d][\w-]{0,38}$/));
export const jobId = v.pipe(v.string(), v.regex(JOB_ID));
const runId = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
export const repositoryName = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/));
/** A GitHub id, or an attempt. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** In the form of `toISOString`: ISO 8601 has others that `Date.parse` doesn't read. */
const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), v.isoTimestamp());
const causingComment = v.strictObject({ kind: v.picklist(['issue-comment', 'review-comment']), id: count });

const schema = v.pipe(
  v.strictObject({
    kind: v.literal('job'),
    repository: v.strictObject({ id: v.nullable(count), name: repositoryName }),
    trigger: v.variant('kind', [causingComment, v.strictObject({ kind: v.literal('run'), step: hash })]),
    instructionComment: v.nullable(causingComment),
    service: hash,
    instructionHash: hash,
    request: v.picklist(['job', 'message']),
    state: v.picklist(STATES),
    outcome: v.nullable(v.picklist(FINISHED_OUTCOMES)),
    jobId: v.nullable(jobId),
    pullRequest: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_PULL_REQUEST), v.regex(/^https?:\/\/[!#-[\]-~]+$/))),
    head: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/))),
    run: runId,
    attempt: count,
    askedAt: instant,
    sentAt: v.exactOptional(instant),
    watchedUntil: instant,
    told: v.pipe(v.array(v.picklist(ANNOUNCEMENTS)), v.maxLength(ANNOUNCEMENTS.length)),
    answered: v.exactOptional(v.union([v.literal(true), v.literal('taken')])),
    group: v.exactOptional(group),
    reviewer: v.exactOptional(login),
  }),
  v.check((marker) => namesJob(marker) === (marker.jobId !== null)),
  v.check(({ state, outcome }) => (state === 'finished') === (outcome !== null)),
  v.check(({ request, sentAt }) => sentAt === undefined || request === 'message'),
  v.check(({ state, request }) => state !== 'waiting' || request === 'message'),
  v.check(({ state, answered }) => answered === undefined || state === 'not-created'),
);

/** The longest line that is read, in characters. */
const LONGEST = 2048;
/** Our other markers, which never block anything. */
const otherKind = v.object({ kind: v.picklist(['report', 'notice', 'handover']) });

/**
 * Reads the marker in the first line of one of our comments. `none`: no marker, or one of another kind. `unreadable`: it
 * claims to be ours but can't be parsed, or is in a later line because someone has added text above it, so it must count
 * as a job that may be running. Everything we write starts with a marker, so what we quote below it never counts.
 */
export function readMarker(
  body: string,
): { readonly kind: 'marker'; readonly marker: Marker } | { readonly kind: 'none' | 'unreadable' } {
  const line = markedLine(body);
  if (line === undefined) return { kind: 'none' };
  const content = readMarkerLine(line);
  if (v.is(otherKind, content?.value)) return { kind: 'none' };
  if (content === undefined || line.length > LONGEST || !looksMarked(body)) return { kind: 'unreadable' };
  const read = v.safeParse(schema, content.value);
  if (!read.success) return { kind: 'unreadable' };
  const { kind: _kind, ...marker } = read.output;
  return { kind: 'marker', marker };
}
