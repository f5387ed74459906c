import * as fc from 'fast-check';
import { ANNOUNCEMENTS, FINISHED_OUTCOMES, type Marker } from '../../src/action/value/marker.ts';
import { JOB_ID } from '../../src/action/words/job.ts';

const number = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const comment = fc.record({ kind: fc.constantFrom('issue-comment' as const, 'review-comment' as const), id: number });
const instant = fc
  .date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Printable ASCII, with more characters that JSON must escape than by chance. */
const jobId = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('"', '\\', ' ', '.'),
      fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    ),
    minLength: 1,
    maxLength: 128,
  })
  .filter((id) => JOB_ID.test(id));

const none = fc.constant(null);
const notCreated = fc.constant('not-created' as const);
const progress: fc.Arbitrary<Pick<Marker, 'state' | 'outcome' | 'jobId' | 'answered'>> = fc.oneof(
  fc.record({
    state: fc.constantFrom('starting' as const, 'not-created' as const, 'unknown' as const),
    outcome: none,
    jobId: none,
  }),
  fc.record({ state: notCreated, outcome: none, jobId: none, answered: fc.constant(true as const) }),
  fc.record({ state: fc.constant('started' as const), outcome: none, jobId }),
  fc.record({ state: fc.constant('finished' as const), outcome: fc.constantFrom(...FINISHED_OUTCOMES), jobId }),
);

/** Any valid marker. */
export const anyMarker: fc.Arbitrary<Marker> = fc
  .record({
    repository: fc.record({ id: fc.option(number), name: fc.stringMatching(/^[\w.-]{1,39}\/[\w.-]{1,100}$/) }),
    trigger: fc.oneof(comment, fc.record({ kind: fc.constant('run' as const), step: hash })),
    ...{ instructionComment: fc.option(comment), service: hash, instructionHash: hash },
    ...{ request: fc.constantFrom('job' as const, 'message' as const), progress },
    pullRequest: fc.option(fc.stringMatching(/^https:\/\/[a-z0-9.-]{1,40}(\/[\w.~%-]{1,20}){2,5}$/)),
    ...{ head: fc.option(fc.stringMatching(/^([0-9a-f]{40}|[0-9a-f]{64})$/)), run: fc.stringMatching(/^\d{1,20}$/) },
    ...{ attempt: fc.integer({ min: 1, max: 999_999 }), askedAt: instant, watchedUntil: instant },
    ...{ told: fc.subarray([...ANNOUNCEMENTS]), target: jobId, sent: fc.option(instant), isWaiting: fc.boolean() },
    group: fc.option(fc.stringMatching(/^[0-9a-f]{24}$/)),
    reviewer: fc.option(fc.stringMatching(/^[A-Za-z\d][\w-]{0,38}$/)),
  })
  // A message names its job from the start.
  .map(({ progress: state, target, sent, group, reviewer, isWaiting, ...rest }) => ({
    ...rest,
    ...(group === null ? {} : { group }),
    ...(reviewer === null ? {} : { reviewer }),
    ...(rest.request === 'message' && sent !== null ? { sentAt: sent } : {}),
    ...state,
    jobId: rest.request === 'message' ? (state.jobId ?? target) : state.jobId,
    state: rest.request === 'message' && isWaiting && state.state === 'starting' ? ('waiting' as const) : state.state,
  }));
