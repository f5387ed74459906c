import { markerOf } from './markers.ts';
import { A_JOB_THAT_ENDED } from './messages.ts';
import { IN_TIME, type Model, type Nature } from './model.ts';
import { aRun } from './one-comment.ts';
import { forgotten, overwroteOwner, tooManyJobs, untrue } from './promises.ts';
import { workflowStep } from './step-run.ts';
import type { Actor, Protocol } from './world.ts';

/**
 * A list shows what an earlier attempt or run wrote, because at least seconds have passed: without a claim, nothing is
 * safe otherwise.
 */
export const FRESH: Nature = { ...IN_TIME, lists: 'fresh' };

/** A step in `job` mode: its run, its leg of the matrix, and its use if it is used several times. */
interface Step {
  readonly run: number;
  readonly leg?: string;
  readonly use?: number;
  readonly attempts?: number;
}

interface Steps {
  readonly nature?: Nature;
  readonly protocol?: Protocol;
  /** Whether an older run of the step left the comment of a job that ended well. */
  readonly finishedBefore?: true;
  /** Whether the steps send messages to the job of an open pull request: the ledger contains messages. */
  readonly messages?: true;
}

/** Steps in `job` mode in one thread, all with the same prompt. */
export function workflowSteps(
  steps: readonly Step[],
  { nature = FRESH, protocol = workflowStep(), finishedBefore, messages }: Steps = {},
): Model {
  const actors = steps.map((step) => actorOf(step, protocol));
  return {
    actors: messages ? actors.map((actor) => ({ ...actor, request: 'message' })) : actors,
    nature,
    promises: {
      'two-jobs': tooManyJobs,
      'overwrote-owner': overwroteOwner,
      forgotten,
      // Uses of one step can't be distinguished, so a re-run of one may continue what another started.
      ...(steps.some(({ use }) => use !== undefined) ? {} : { untrue }),
    },
    ...(finishedBefore ? { before: ofOlderRun(protocol) } : {}),
    ...(messages ? { before: A_JOB_THAT_ENDED } : {}),
  };
}

function actorOf({ run, leg = 'a', use, attempts = 2 }: Step, protocol: Protocol): Actor {
  const trigger = { kind: 'run', step: leg.repeat(64) } as const;
  if (use !== undefined) return aRun(run, protocol, { trigger, attempts, name: `use ${use}`, use });
  const name = leg === 'a' ? `run ${run}` : `run ${run}, leg ${leg}`;
  return aRun(run, protocol, { trigger, attempts, name });
}

function ofOlderRun(protocol: Protocol): NonNullable<Model['before']> {
  const owner = { ...actorOf({ run: 0 }, protocol), attempt: 1 };
  const end = 'pull-request';
  const finished = markerOf(owner, { state: 'finished', jobId: 'job-1', outcome: end, unwatched: true });
  return {
    comments: [{ identity: 1, versions: [finished] }],
    jobs: [{ id: 'job-1', by: -1, attempt: 1, remembered: true, of: null, to: null, end, atWork: true }],
  };
}
