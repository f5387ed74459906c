import { describe, test } from 'vitest';
import type { Moment } from './gateway.ts';
import { type Cell, play, requestsOf } from './play.ts';
import { LATER, type Later, type Story } from './stories.ts';

interface Fate extends Pick<Cell, 'signal' | 'post'> {
  readonly name: string;
  readonly moments: readonly Moment[];
  readonly later: readonly Later[];
}

/** A dead process notices nothing of what follows the blow: for it some of the moments are the same as others. */
const DEADLY: readonly Moment[] = ['unhandled', 'unanswered', 'answered'];

/** What a process may meet with, and whether its post process still runs. */
const FATES: readonly Fate[] = [
  { name: 'killed', signal: 'SIGKILL', post: true, moments: DEADLY, later: LATER },
  { name: 'lost with its machine', signal: 'SIGKILL', post: false, moments: DEADLY, later: LATER },
  {
    name: 'interrupted',
    signal: 'SIGINT',
    post: true,
    moments: ['unhandled', 'unanswered', 'answered-late', 'answered', 'silence'],
    later: LATER,
  },
  // Whoever lives on is tempted to send again.
  { name: 'left alone', signal: null, post: true, moments: ['broken-unhandled', 'broken'], later: ['a re-run'] },
];

/** Declares the tests of a story: one for each of its requests, fate, moment and sequel. Plays it once to learn the requests. */
export async function declareMatrix(name: string, story: Story): Promise<void> {
  const requests = await requestsOf(story);
  describe.each(requests.map((request, at) => ({ at, request })))(`${name}, at request $at, $request`, (where) => {
    for (const { name: fate, signal, post, moments, later: sequels } of FATES) {
      const cells = moments.flatMap((moment) =>
        sequels.map((later): Cell => ({ ...where, signal, post, moment, later })),
      );
      test.concurrent.for(cells)(`${fate} ($moment), then $later`, (cell) => play(story, cell));
    }
  });
}
