import { oneReaction } from './comment-run.ts';
import { markerOf, TARGET } from './markers.ts';
import { HARSH, type Model, type Nature } from './model.ts';
import { aRun } from './one-comment.ts';
import { notTheClaimant, retriedTwice, twoJobs } from './promises.ts';
import type { Actor, Protocol } from './world.ts';

const WITH_SECOND_CLAIM = oneReaction({ retries: 'with-second-claim' });

function aRetry(number: number, protocol: Protocol, request: Actor['request']): Actor {
  const trigger = { kind: 'issue-comment', id: number } as const;
  return aRun(number, protocol, { name: `retry ${number}`, trigger, request, attempts: 1 });
}

/** The comment that holds the instruction, and whose job has failed. */
const FIRST = 9;

/** A thread whose only job has failed. */
function beforeRetries(protocol: Protocol, request: Actor['request']): Required<Pick<Model, 'before'>> {
  const owner = { ...aRetry(FIRST, protocol, request), attempt: 1 };
  const end = 'failed';
  const failed = markerOf(owner, { state: 'finished', jobId: TARGET, outcome: end, unwatched: true });
  return {
    before: {
      comments: [{ identity: 1, versions: [failed] }],
      // For a message, this is the work that it caused.
      jobs: [{ id: TARGET, by: -1, attempt: 1, remembered: true, of: null, to: null, end, atWork: true }],
    },
  };
}

/** A thread whose only job has failed, and two comments that retry it; the run of the first has a re-run. */
export function retries(
  protocol: Protocol = WITH_SECOND_CLAIM,
  { nature = HARSH, request = 'job' }: { readonly nature?: Nature; readonly request?: Actor['request'] } = {},
): Model {
  return {
    ...beforeRetries(protocol, request),
    actors: [{ ...aRetry(1, protocol, request), attempts: 2 }, aRetry(2, protocol, request)],
    nature: { ...nature, jobsFail: true },
    promises: {
      // A failed retry may be retried in turn: that is another request.
      'two-jobs': twoJobs((one, other) => one.of === other.of || one.by === other.by),
      'not-the-claimant': notTheClaimant,
    },
  };
}

/** The same thread, with many retries while nothing goes wrong but the jobs. */
export function manyRetries(count: number, protocol: Protocol = WITH_SECOND_CLAIM): Model {
  return {
    ...beforeRetries(protocol, 'job'),
    actors: Array.from({ length: count }, (_, index) => aRetry(index + 1, protocol, 'job')),
    nature: { faults: false, lists: 'fresh', inTime: true, editsAtOnce: true, jobsFail: true },
    alike: true,
    promises: { 'two-jobs': retriedTwice },
  };
}
