import { describe, test } from 'vitest';
import type { Fate } from './fates.ts';
import type { Moment } from './gateway.ts';
import type { RequestRef } from './passing.ts';
import { type Cell, play, requestsOf } from './play.ts';
import type { Story } from './story.ts';

/** Declares a story's tests: one for each request, fate, moment and later run. Plays it once to learn the requests. */
export async function declareMatrix(name: string, story: Story, fates: readonly Fate[]): Promise<void> {
  const requests = await requestsOf(story);
  const opening = requests.findIndex(({ name }) => /^POST issues\/\d+\/comments$/.test(name));
  // The cells of one request don't wait for those of another: some only wait for a network that says nothing.
  const places = requests.map((at, index) => ({ at, index, request: wordsOf(at) }));
  describe.concurrent.each(places)(`${name}, at $request`, ({ at, index }) => {
    for (const { name: fate, signal, read, write, last = [], later: sequels, remembered, ...rest } of fates) {
      if (remembered === true && (opening < 0 || index < opening)) continue;
      const moments = isRead(at) ? read : write;
      const cells = [...moments, ...(index === requests.length - 1 ? last : [])].flatMap((moment) =>
        sequels.map((later): Cell & { readonly moment: Moment } => {
          return { blow: { at, moment, signal }, moment, later, ...rest };
        }),
      );
      test.for(cells)(`${fate} ($moment), then $later`, (cell) => play(story, cell));
    }
  });
}

/**
 * The first 140 ms of a process, when it starts and sends its first requests. While it starts, it has few states: it
 * does not listen for the signal yet, or it does and has sent nothing. Later, it is interrupted at or between requests,
 * as in the matrix. So 20 ms are fine enough.
 */
const EARLY = Array.from({ length: 8 }, (_, index) => 20 * index);

/**
 * Declares the tests of a story whose process is interrupted some time after its start, by a real clock. How far the
 * process is by then differs between machines; the promises hold at any time.
 */
export function declareInterruptions(name: string, story: Story, { post }: { readonly post: boolean }): void {
  test.each(EARLY)(`${name}, interrupted %d ms after its start, ends at once and starts nothing twice`, (afterMs) =>
    play(story, { blow: { afterMs, signal: 'SIGINT' }, post, later: 'a re-run' }),
  );
}

function isRead({ name }: RequestRef): boolean {
  return /^GET |^POST (graphql|v3\/markdown)$/.test(name);
}

function wordsOf({ name, before }: RequestRef): string {
  return before === 0 ? name : `${name} (${before + 1})`;
}
