import { expect } from 'vitest';
import type { ActWorld, Played } from './act-world.ts';

/** What one or more recipes (files in `examples/`) promise for an event. */
export function story(recipes: readonly string[], promise: string, play: (world: ActWorld) => Promise<void>) {
  return { recipes, promise, play };
}

/** Plays a recipe. Expects that it ends well, with these outputs and its post process, and that its log shows no secret. */
export async function expectRun(
  world: ActWorld,
  outputs: Readonly<Record<string, unknown>>,
  ...run: Parameters<ActWorld['play']>
): Promise<Played> {
  const played = await world.play(...run);
  expect(Object.fromEntries(played.outputs), played.log).toMatchObject(outputs);
  expect(played.exitCode, played.log).toBe(0);
  expect(played.postRan, played.log).toBe(true);
  expectNoSecret(played, world);
  return played;
}

/** Expects that no person who reads the log sees a secret, and that the action itself asked to mask the key. */
export function expectNoSecret({ entries, log }: Played, { key, secrets }: ActWorld): void {
  expect(entries.filter(({ command }) => command === 'add-mask').map(({ arg }) => arg)).toContain(key);
  for (const secret of secrets) expect(log).not.toContain(secret);
}

/** Expects that `if:` kept the event out: no step ran, and nobody was asked anything. */
export function expectKeptOut(played: Played, { github }: ActWorld): void {
  expect(played.exitCode, played.log).toBe(0);
  expect(played.entries.filter(({ stage }) => stage === 'Main')).toEqual([]);
  expect(github.ledger).toEqual([]);
}

/** What people see of a comment: without the hidden first line. */
export function shown({ body }: { readonly body: string }): string {
  return body.replace(/^<!--.*-->\n+/, '');
}
