import { describe, test } from 'vitest';
import type { Moment } from './gateway.ts';
import type { Blow } from './kill-world.ts';
import { type Cell, play, requestsOf } from './play.ts';
import { LATER, type Story } from './stories.ts';

/** What a process may meet with, and whether its post process still runs. */
const FATES: readonly { readonly name: string; readonly signal: Blow['signal']; readonly post: boolean }[] = [
  { name: 'killed', signal: 'SIGKILL', post: true },
  { name: 'lost with its machine', signal: 'SIGKILL', post: false },
  { name: 'interrupted', signal: 'SIGINT', post: true },
];

/** A dead process notices nothing of what follows the blow, so that two of the moments are the same for it as others. */
const MOMENTS: Readonly<Record<Blow['signal'], readonly Moment[]>> = {
  SIGKILL: ['unhandled', 'unanswered', 'answered'],
  SIGINT: ['unhandled', 'unanswered', 'answered-late', 'answered', 'silence'],
};

/** Declares the tests of a story: one for each of its requests, fate, moment and sequel. Plays it once to learn the requests. */
export async function declareMatrix(name: string, story: Story): Promise<void> {
  const requests = await requestsOf(story);
  describe.each(requests.map((request, at) => ({ at, request })))(`${name}, at request $at, $request`, (where) => {
    for (const { name: fate, signal, post } of FATES) {
      const cells = MOMENTS[signal].flatMap((moment) =>
        LATER.map((later): Cell => ({ ...where, signal, post, moment, later })),
      );
      test.concurrent.for(cells)(`${fate} ($moment), then $later`, (cell) => play(story, cell));
    }
  });
}
