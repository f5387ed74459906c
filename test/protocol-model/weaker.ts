import type { Reaction } from '../../src/action/ports/conversations.ts';
import type { DocsService, Repository } from '../../src/action/ports.ts';
import type { World } from '../../src/action/world.ts';
import { OURSELVES } from '../fakes/fake-repository.ts';
import { PROBLEM } from './hub.ts';
import type { Weaken } from './process.ts';

/**
 * Each makes the product play a weaker protocol, by what it is told: as if the product ignored an answer, or asked a
 * weaker question.
 */

type Ported = World;

function changing(world: Ported, changes: Partial<Repository>): Ported {
  return { ...world, repository: { ...world.repository, ...changes } };
}

/** A 200 is as good as a 201. `which`: the claim that this is true of. */
export function everyoneWins(which: (reaction: Reaction, id: number) => boolean = () => true): Weaken {
  return (world) =>
    changing(world, {
      react: async (on, reaction, options) => {
        const answer = await world.repository.react(on, reaction, options);
        return which(reaction, on.id) ? { ...answer, created: true } : answer;
      },
    });
}

/** A claim without an answer is as good as a 201. */
export const goesOnWithoutAnswer: Weaken = (world) =>
  changing(world, {
    react: (on, reaction, options) =>
      world.repository
        .react(on, reaction, options)
        .catch(() => ({ created: true, login: OURSELVES, id: 1, createdAt: world.clock.now(), at: world.clock.now() })),
  });

const creating =
  (weaker: (create: DocsService['createJob']) => DocsService['createJob']): Weaken =>
  ({ service, ...world }) => ({ ...world, service: { ...service, createJob: weaker(service.createJob) } });

/** A request for a job is sent again after a lost answer. */
export const sendsAgain = creating((create) => async (...given) => {
  const first = await create(...given);
  return first.kind === 'unknown' ? create(...given) : first;
});

/** No answer to a request for a job counts as a refusal. */
export const callsItRefused = creating((create) => async (...given) => {
  const made = await create(...given);
  return made.kind === 'unknown' ? { kind: 'not-created', problem: PROBLEM } : made;
});

/** The thread is not read: nothing that others have written counts. */
export const remembersNothing: Weaken = (world) =>
  changing(world, {
    comments: async (...given) =>
      (await world.repository.comments(...given)).filter(({ author }) => author !== OURSELVES),
  });

/** Nobody waits for the end of another's lease: other processes believe that it is an hour later. */
export const ignoresLeases: Weaken = (world) => {
  const isOther = world.settings.mode === 'settle';
  const { clock } = world;
  return isOther ? { ...world, clock: { ...clock, now: () => clock.now() + 60 * 60_000 } } : world;
};
