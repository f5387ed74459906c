import { oneReaction } from './comment-run.ts';
import { markerOf, TARGET } from './markers.ts';
import { HARSH, type Model, type Nature } from './model.ts';
import { aRun } from './one-comment.ts';
import { notTheClaimant, twoJobs } from './promises.ts';
import type { Actor, Protocol } from './world.ts';

/** A thread whose only job has failed, and two comments that retry it; the run of the first has a re-run. */
export function retries(
  protocol: Protocol = oneReaction({ retries: 'with-second-claim' }),
  { nature = HARSH, request = 'job' }: { readonly nature?: Nature; readonly request?: Actor['request'] } = {},
): Model {
  const aRetry = (number: number): Actor =>
    aRun(number, protocol, { name: `retry ${number}`, trigger: { kind: 'issue-comment', id: number }, request });
  const owner = { ...aRetry(0), trigger: { kind: 'issue-comment', id: 3 }, attempt: 1 } as const;
  const end = 'failed';
  const failed = markerOf(owner, { state: 'finished', jobId: TARGET, outcome: end, unwatched: true });
  return {
    actors: [aRetry(1), { ...aRetry(2), attempts: 1 }],
    nature: { ...nature, jobsFail: true },
    promises: {
      // A failed retry may be retried in turn: that is another request.
      'two-jobs': twoJobs((one, other) => one.of === other.of || one.by === other.by),
      'not-the-claimant': notTheClaimant,
    },
    before: {
      comments: [{ identity: 1, versions: [failed] }],
      // For a message, this is the work that it caused.
      jobs: [{ id: TARGET, by: -1, attempt: 1, remembered: true, of: null, to: null, end, atWork: true }],
    },
  };
}
