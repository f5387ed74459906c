import * as v from 'valibot';
import { JOB_ID } from '../jobs/job.ts';
import { firstLine, looksMarked, readMarkerLine } from '../marker-line.ts';
import { FINISHED_OUTCOMES, LONGEST_PULL_REQUEST, type Marker, STATES, TELLINGS } from './marker.ts';
import { readFirstVersion } from './marker-version-1.ts';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const instant = v.pipe(v.string(), v.isoTimestamp());
const causingComment = v.strictObject({ kind: v.picklist(['issue-comment', 'review-comment']), id });

const schema = v.pipe(
  v.strictObject({
    kind: v.literal('job'),
    repository: v.strictObject({
      id: v.nullable(id),
      name: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)),
    }),
    trigger: v.variant('kind', [causingComment, v.strictObject({ kind: v.literal('run'), step: hash })]),
    instructionComment: v.nullable(causingComment),
    service: hash,
    instructionHash: hash,
    request: v.picklist(['job', 'message']),
    state: v.picklist(STATES),
    outcome: v.nullable(v.picklist(FINISHED_OUTCOMES)),
    jobId: v.nullable(v.pipe(v.string(), v.regex(JOB_ID))),
    pullRequest: v.nullable(
      v.pipe(v.string(), v.maxLength(LONGEST_PULL_REQUEST), v.regex(/^https?:\/\/[\x21-\x7E]+$/)),
    ),
    head: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/))),
    run: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    attempt: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    askedAt: instant,
    watchedUntil: instant,
    told: v.pipe(v.array(v.picklist(TELLINGS)), v.maxLength(TELLINGS.length)),
  }),
  v.check(({ state, jobId }) => (state === 'started' || state === 'finished') === (jobId !== null)),
  v.check(({ state, outcome }) => (state === 'finished') === (outcome !== null)),
);

/** The longest first line that is read, in characters. */
const LONGEST = 2048;
/** Markers of ours that never block anything. */
const otherKind = v.object({ kind: v.picklist(['report', 'notice', 'handover']) });

/**
 * Reads the marker in a comment's first line. `none`: there is none, or one of another kind; `unreadable`: something
 * that says it is ours and can't be understood, which must be taken for a job that may be running.
 */
export function readMarker(
  body: string,
): { readonly kind: 'marker'; readonly marker: Marker } | { readonly kind: 'none' | 'unreadable' } {
  if (!looksMarked(body)) return { kind: 'none' };
  const line = readMarkerLine(body);
  if (v.is(otherKind, line?.value)) return { kind: 'none' };
  if (line === undefined || firstLine(body).length > LONGEST) return { kind: 'unreadable' };
  const marker = line.version === 1 ? readFirstVersion(line.value) : readSecondVersion(line.value);
  return marker === null ? { kind: 'unreadable' } : { kind: 'marker', marker };
}

function readSecondVersion(value: unknown): Marker | null {
  const read = v.safeParse(schema, value);
  if (!read.success) return null;
  const { kind: _kind, ...marker } = read.output;
  return marker;
}
