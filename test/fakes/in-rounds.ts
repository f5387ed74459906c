import type { TestWorld } from '../build/a-world.ts';

/** Requests that were sent together, by name and in alphabetical order: `createJob`, `readJob` and GitHub's methods. */
export type Round = readonly string[];

/** Not requests, but a test's own calls of the fake, and what sends none. */
const BY_HAND: readonly string[] = ['fail', 'repair', 'add', 'remove', 'check', 'reserve'];

/**
 * Plays a story in which no request is answered before all parallel requests are sent. Returns the rounds, in order; a
 * story that throws ends them.
 */
export async function inRounds(
  world: TestWorld,
  story: (held: TestWorld) => Promise<unknown>,
): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  let waiting: { readonly name: string; readonly answer: () => void }[] = [];
  const hold = (name: string): Promise<void> => new Promise((answer) => waiting.push({ name, answer }));
  const github = holding(world.github, hold);
  const held = { ...world, github, repository: github, service: holding(world.service, hold) };
  let over = false;
  const end = Promise.allSettled([story(held)]).then(() => {
    over = true;
  });
  while (!over) {
    // After this, everything that only waits for promises has happened.
    await new Promise((resolve) => setImmediate(resolve));
    const round = waiting;
    waiting = [];
    if (round.length > 0) rounds.push(round.map(({ name }) => name).toSorted());
    for (const { answer } of round) answer();
  }
  await end;
  return rounds;
}

/** Wraps all methods of a fake, so that `hold` delays them. */
function holding<T extends object>(fake: T, hold: (name: string) => Promise<void>): T {
  return new Proxy(fake, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || typeof name !== 'string' || BY_HAND.includes(name)) return value;
      return async (...given: unknown[]): Promise<unknown> => {
        await hold(name);
        return Reflect.apply(value, target, given);
      };
    },
  });
}
