import type { OwnReaction, ThreadComment } from '../../../src/action/ports/conversations.ts';
import { ANNOUNCE } from '../../../src/action/request/announce.ts';
import type { End } from '../../../src/action/request/job-ending.ts';
import type { Announced } from '../../../src/action/request/write-once.ts';
import type { Announcement } from '../../../src/action/value/marker.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { aWorld } from '../../build/a-world.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, OURSELVES } from '../../fakes/fake-repository.ts';

/** A process that announces an end, as the product does it. */
export interface Actor {
  readonly kind: Extract<Announcement, 'notice' | 'handover'>;
  readonly end: End;
}

/** What a process is about to send to GitHub. */
export type Call =
  | { readonly send: 'claim'; readonly on: string }
  | { readonly send: 'withdraw'; readonly on: string; readonly id: number }
  | { readonly send: 'list'; readonly thread: number }
  | { readonly send: 'comment'; readonly thread: number; readonly body: string };

/** What a process has read in answer to a call, and when (UTC, ms). `limited`: it had to wait, and may send again. */
export interface Answer {
  readonly now: number;
  readonly is: OwnReaction | boolean | readonly ThreadComment[] | 'made' | 'limited' | 'failed';
}

export type Next = Call | { readonly send: 'nothing'; readonly ended: Announced };

const FAILED = new RepositoryError({ failure: 'unavailable', status: undefined, message: 'Lost.', hint: 'Wait.' });

const known = new Map<Actor, Map<string, Promise<Next>>>();

/**
 * Runs the product's own code up to the request that follows these answers. It depends on nothing else, so a process is
 * the list of its answers.
 */
export function nextOf(actor: Actor, begun: number, answers: readonly Answer[]): Promise<Next> {
  const ofActor = known.get(actor) ?? new Map<string, Promise<Next>>();
  known.set(actor, ofActor);
  const key = JSON.stringify([begun, answers]);
  const next = ofActor.get(key) ?? play(actor, begun, answers);
  ofActor.set(key, next);
  return next;
}

function play({ kind, end }: Actor, begun: number, answers: readonly Answer[]): Promise<Next> {
  const { promise, resolve } = Promise.withResolvers<Next>();
  const clock = aClock(begun);
  let sent = 0;
  const ask = async (call: Call): Promise<Answer['is']> => {
    const answer = answers[sent];
    sent += 1;
    if (answer === undefined) {
      resolve(call);
      return new Promise(() => {});
    }
    clock.jump(answer.now - clock.now());
    if (answer.is === 'failed') throw FAILED;
    return answer.is;
  };
  const github = aRepository();
  github.viewer = async () => OURSELVES;
  github.react = async (on, reaction) =>
    (await ask({ send: 'claim', on: `${on.kind}/${on.id} ${reaction}` })) as OwnReaction & { readonly login: string };
  github.withdrawReaction = async (on, id) =>
    (await ask({ send: 'withdraw', on: `${on.kind}/${on.id}`, id })) as boolean;
  github.comments = async (thread) => (await ask({ send: 'list', thread })) as readonly ThreadComment[];
  github.createComment = async ({ thread }, body, { mayRepeat } = {}) => {
    while ((await ask({ send: 'comment', thread, body })) === 'limited') {
      if ((await mayRepeat?.()) === false) throw FAILED;
    }
    return {} as ThreadComment;
  };
  const world = aWorld({ github, clock, inputs: { handover: 'true' } });
  void ANNOUNCE[kind](end, world)
    ?.write()
    .catch((error: unknown) => (error === FAILED ? 'failed' : Promise.reject(error)))
    .then((ended) => resolve({ send: 'nothing', ended }));
  return promise;
}
