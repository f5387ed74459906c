import { oneReaction } from './comment-run.ts';
import { A_JOB_THAT_ENDED, isForAnyComment } from './messages.ts';
import { IN_TIME, type Model, type Nature } from './model.ts';
import { aRun } from './one-comment.ts';
import { overstepped, overwroteOwner, twoJobs, untrue, wentBack } from './promises.ts';
import { posting, settling } from './settle-and-post.ts';
import type { Actor, Protocol } from './world.ts';

export interface Beside {
  readonly nature?: Nature;
  readonly settle?: Protocol;
  readonly post?: Protocol;
  readonly with?: 'another run' | 'another settle';
  /** False: the run does not wait for its job. */
  readonly waits?: false;
  /** `message`: the comment is a follow-up for a job that ended earlier. */
  readonly request?: Actor['request'];
  readonly run?: Protocol;
}

/** One comment, its run with a post process and a re-run, and a settle process that reads at any time. */
export function besideSettle({
  nature = IN_TIME,
  settle = settling(),
  post = posting(),
  request = 'job',
  run = oneReaction(),
  ...beside
}: Beside = {}): Model {
  const aSettle = (name: string): Actor => aRun(0, settle, { name, run: name, kind: 'settle' });
  const more = { 'another run': aRun(2, oneReaction(), { attempts: 1 }), 'another settle': aSettle('settle 2') };
  return {
    actors: [
      aRun(1, run, { request, ...(beside.waits === false ? { waits: false } : {}) }),
      aRun(1, post, { name: 'post of run 1', kind: 'post', request }),
      aSettle('settle'),
      ...(beside.with === undefined ? [] : [more[beside.with]]),
    ],
    // A run may stop waiting before its job ends, and leave the end to settle.
    nature: { ...nature, waitingEnds: true },
    promises: {
      'two-jobs': twoJobs(isForAnyComment),
      'went-back': wentBack,
      'overwrote-owner': overwroteOwner,
      untrue,
      overstepped,
    },
    ...(request === 'message' ? { before: A_JOB_THAT_ENDED } : {}),
  };
}
