import { oneReaction } from './comment-run.ts';
import { TARGET } from './markers.ts';
import { HARSH, type Model, type Nature } from './model.ts';
import { aRun, oneComment } from './one-comment.ts';
import { notTheClaimant, talkedOver, twoJobs, untrue } from './promises.ts';
import type { Actor, Job, Protocol } from './world.ts';

/** The job that messages are sent to. It has made its pull request. */
export const A_JOB_THAT_ENDED: NonNullable<Model['before']> = {
  jobs: [{ id: TARGET, by: -1, attempt: 1, remembered: true, of: null, to: null, end: 'pull-request', atWork: true }],
};

/** Checks whether comments of the model caused both of two ledger entries. */
export function isForAnyComment(one: Job, other: Job): boolean {
  return one.by >= 0 && other.by >= 0;
}

/** One comment that sends a message to a job: the ledger contains messages. */
export function messages(protocol: Protocol = oneReaction()): Model {
  const model = oneComment(HARSH, protocol, [1, 1]);
  return {
    ...model,
    actors: model.actors.map((actor) => ({ ...actor, request: 'message' })),
    promises: { ...model.promises, 'two-jobs': twoJobs(isForAnyComment) },
    before: A_JOB_THAT_ENDED,
  };
}

/** Two comments that send messages to the same job; the run of the first has a re-run. */
export function twoFollowUps({
  nature = HARSH,
  protocol = oneReaction(),
}: {
  readonly nature?: Nature;
  readonly protocol?: Protocol;
} = {}): Model {
  const aFollowUp = (number: number, overrides: Partial<Actor> = {}): Actor => {
    const trigger = { kind: 'issue-comment', id: number } as const;
    return aRun(number, protocol, { name: `follow-up ${number}`, trigger, request: 'message', ...overrides });
  };
  return {
    actors: [aFollowUp(1), aFollowUp(2, { attempts: 1 })],
    nature,
    promises: {
      // Each has its own message.
      'two-jobs': twoJobs((one, other) => one.by === other.by),
      'not-the-claimant': notTheClaimant,
      untrue,
      'talked-over': talkedOver,
    },
    before: A_JOB_THAT_ENDED,
  };
}
