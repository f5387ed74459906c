import { claimBy } from './answers.ts';
import { oneReaction } from './comment-run.ts';
import { claimOn } from './job-run.ts';
import { A_JOB_THAT_ENDED } from './messages.ts';
import { HARSH, type Model } from './model.ts';
import { aRun } from './one-comment.ts';
import type { Check } from './promises.ts';
import { settling } from './settle-and-post.ts';
import type { Protocol } from './world.ts';

const RETRY = oneReaction({ retries: 'with-second-claim' });

/** Finds a message that was sent by its run and by a retry, although nobody has retried it as one that may have been sent. */
const sentTwice: Check = (_before, { world: { jobs, reacted } }) =>
  [0, 2].every((place) => jobs.some(({ by }) => by === place)) && !reacted.includes(claimBy(1, claimOn(0, 'eyes')));

/** A comment whose message waits, a settle process that ends it although its run is alive, and a retry of it. */
export function retriedWhileWaiting(run: Protocol, retry: Protocol = RETRY): Model {
  return {
    actors: [
      aRun(1, run, { request: 'message', attempts: 1 }),
      aRun(0, settling({ waitsForOwner: false }), { name: 'settle', run: 'settle', kind: 'settle' }),
      aRun(2, retry, {
        ...{ name: 'retry', request: 'message', attempts: 1 },
        trigger: { kind: 'issue-comment', id: 2 },
      }),
    ],
    // Edits cross, and GitHub may make every process wait for long.
    nature: { ...HARSH, faults: false, lists: 'fresh', jobsFail: true },
    promises: { 'two-jobs': sentTwice },
    before: A_JOB_THAT_ENDED,
  };
}
