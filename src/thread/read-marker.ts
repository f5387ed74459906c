import * as v from 'valibot';
import { firstLine, looksMarked, readMarkerLine } from '../marker-line.ts';
import { ANNOUNCEMENTS, FINISHED_OUTCOMES, LONGEST_PULL_REQUEST, type Marker, namesJob, STATES } from './marker.ts';
import { causingComment, count, group, hash, instant, jobId, login, repositoryName, runId } from './marker-parts.ts';

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

/** The longest first line that is read, in characters. */
const LONGEST = 2048;
/** Our other markers, which never block anything. */
const otherKind = v.object({ kind: v.picklist(['report', 'notice', 'handover']) });

/**
 * Reads the marker in a comment's first line. `none`: no marker, or one of another kind. `unreadable`: it claims to be
 * ours but can't be parsed, so it must count as a job that may be running.
 */
export function readMarker(
  body: string,
): { readonly kind: 'marker'; readonly marker: Marker } | { readonly kind: 'none' | 'unreadable' } {
  if (!looksMarked(body)) return { kind: 'none' };
  const line = readMarkerLine(body);
  if (v.is(otherKind, line?.value)) return { kind: 'none' };
  if (line === undefined || firstLine(body).length > LONGEST) return { kind: 'unreadable' };
  const read = v.safeParse(schema, line.value);
  if (!read.success) return { kind: 'unreadable' };
  const { kind: _kind, ...marker } = read.output;
  return { kind: 'marker', marker };
}
