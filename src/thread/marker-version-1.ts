import * as v from 'valibot';
import { ANNOUNCEMENTS, FINISHED_OUTCOMES, type Marker, STATES, serviceHash } from './marker.ts';
import { causingComment, count, hash, instant, jobId, repositoryName, runId } from './marker-parts.ts';

const schema = v.pipe(
  v.strictObject({
    kind: v.literal('job'),
    repository: repositoryName,
    trigger: v.variant('kind', [causingComment, v.strictObject({ kind: v.literal('run'), run: runId, step: hash })]),
    instructionComment: v.nullable(causingComment),
    baseUrl: v.pipe(v.string(), v.regex(/^https?:\/\/[\x21-\x7E]+$/), v.maxLength(500)),
    project: jobId,
    instructionHash: hash,
    state: v.picklist(STATES),
    outcome: v.nullable(v.picklist(FINISHED_OUTCOMES)),
    jobId: v.nullable(jobId),
    run: runId,
    attempt: count,
    askedAt: instant,
  }),
  v.check((marker) => (marker.state === 'started' || marker.state === 'finished') === (marker.jobId !== null)),
  v.check(({ state, outcome }) => (state === 'finished') === (outcome !== null)),
);

/** Version 1 didn't say how long its run would wait: this is the default of `wait-minutes`, and two minutes more (ms). */
const WATCHED_MS = 32 * 60_000;

/** Reads the content of a version-1 marker; null if it isn't one. Missing fields get safe values. */
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
    // Its runs announced an end right after writing it, and left no record of what was missing.
    told: rest.state === 'starting' || rest.state === 'started' ? [] : ANNOUNCEMENTS,
  };
}
