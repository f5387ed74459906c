import * as v from 'valibot';
import { JOB_ID } from '../jobs/job.ts';
import { FINISHED_OUTCOMES, type Marker, STATES, serviceHash, TELLINGS } from './marker.ts';

const digits = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const commentId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const causingComment = v.strictObject({ kind: v.picklist(['issue-comment', 'review-comment']), id: commentId });

const schema = v.pipe(
  v.strictObject({
    kind: v.literal('job'),
    repository: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)),
    trigger: v.variant('kind', [causingComment, v.strictObject({ kind: v.literal('run'), run: digits, step: hash })]),
    instructionComment: v.nullable(causingComment),
    baseUrl: v.pipe(v.string(), v.regex(/^https?:\/\/[\x21-\x7E]+$/), v.maxLength(500)),
    project: v.pipe(v.string(), v.regex(JOB_ID)),
    instructionHash: hash,
    state: v.picklist(STATES),
    outcome: v.nullable(v.picklist(FINISHED_OUTCOMES)),
    jobId: v.nullable(v.pipe(v.string(), v.regex(JOB_ID))),
    run: digits,
    attempt: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    askedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.check(({ state, jobId }) => (state === 'started' || state === 'finished') === (jobId !== null)),
  v.check(({ state, outcome }) => (state === 'finished') === (outcome !== null)),
);

/** Version 1 didn't say how long its run would wait: this is the default of `wait-minutes`, and two minutes more (ms). */
const WATCHED_MS = 32 * 60_000;

/** Reads the content of a version-1 marker; null if it is none. What it didn't know is filled in carefully. */
export function readFirstVersion(value: unknown): Marker | null {
  const read = v.safeParse(schema, value);
  if (!read.success) return null;
  const { kind: _kind, repository, trigger, baseUrl, project, run, ...rest } = read.output;
  return {
    ...rest,
    repository: { id: null, name: repository },
    trigger: trigger.kind === 'run' ? { kind: 'run', step: trigger.step } : trigger,
    run: trigger.kind === 'run' ? trigger.run : run,
    service: serviceHash({ baseUrl, projectId: project }),
    request: 'job',
    pullRequest: null,
    head: null,
    watchedUntil: new Date(Date.parse(rest.askedAt) + WATCHED_MS).toISOString(),
    // Its runs told the end right after writing it, and there was no way to see what was missing.
    told: TELLINGS,
  };
}
