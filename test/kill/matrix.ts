import { describe, test } from 'vitest';
import type { Fate } from './fates.ts';
import type { Moment } from './gateway.ts';
import type { RequestRef } from './passing.ts';
import { play, requestsOf, type Sequel } from './play.ts';
import type { Story } from './story.ts';

/**
 * Declares a story's tests: one for each request, moment and what happens then, with all that may follow. Plays it once to
 * learn the requests. After `last`, the story does what another one does from the same state, so it is not struck there.
 */
export async function declareMatrix(
  name: string,
  story: Story,
  fates: readonly Fate[],
  { last = /$^/ }: { readonly last?: RegExp } = {},
): Promise<void> {
  const requests = await requestsOf(story);
  const end = requests.findIndex((request) => last.test(request.name));
  // The cells of one request don't wait for those of another: some only wait for a network that says nothing.
  const places = requests
    .slice(0, end < 0 ? requests.length : end + 1)
    .map((at, index) => ({ at, cells: cellsAt(requests, index, fates), request: wordsOf(at) }));
  describe.concurrent.each(places.filter(({ cells }) => cells.length > 0))(`${name}, at $request`, ({ at, cells }) => {
    test.for(cells)('$what ($moment), then $later', ({ moment, signal, overtaken, sequels }) =>
      play(story, { blow: { at, moment, signal }, sequels, ...(overtaken === undefined ? {} : { overtaken }) }),
    );
  });
}

/** One blow at a request, with the sequels of all fates that share it. */
interface CellAt extends Pick<Fate, 'signal' | 'overtaken'> {
  readonly what: string;
  readonly moment: Moment;
  readonly later: string;
  readonly sequels: readonly Sequel[];
}

function cellsAt(requests: readonly RequestRef[], index: number, fates: readonly Fate[]): readonly CellAt[] {
  const opening = requests.findIndex(({ name }) => /^POST issues\/\d+\/comments$/.test(name));
  const [at, next] = requests.slice(index);
  const struck = fates
    .filter(({ remembered }) => remembered !== true || (opening >= 0 && index >= opening))
    .flatMap((fate) => {
      const { read, gap = [], write, last = [] } = fate;
      const endsGap = next === undefined || !isRead(next);
      const moments = at !== undefined && isRead(at) ? [...read, ...(endsGap ? gap : [])] : write;
      return [...moments, ...(next === undefined ? last : [])].map((moment) => ({ fate, moment, what: whatOf(fate) }));
    });
  return [...Map.groupBy(struck, ({ what, moment }) => `${what} ${moment}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const alike = Map.groupBy(same, ({ fate: { post, claimsRemoved } }) => `${post} ${claimsRemoved}`);
    const sequels = [...alike.values()].flatMap((each): readonly Sequel[] => {
      const later = each.flatMap(({ fate }) => fate.later);
      return each.slice(0, 1).map(({ fate: { post, claimsRemoved } }) => ({
        ...{ post, later },
        ...(claimsRemoved === undefined ? {} : { claimsRemoved }),
      }));
    });
    const { signal, overtaken } = first.fate;
    const later = sequels.map(sequelWords).join(', or ');
    return [{ what: first.what, moment: first.moment, signal, later, sequels, ...(overtaken && { overtaken }) }];
  });
}

function whatOf({ signal, overtaken }: Fate): string {
  if (overtaken !== undefined) return `overtaken ${overtaken}`;
  if (signal === null) return 'left alone';
  return signal === 'SIGKILL' ? 'killed' : 'interrupted';
}

function sequelWords({ post, later, claimsRemoved }: Sequel): string {
  const before = [post ? 'its post process' : '', claimsRemoved ? 'its claim removed' : ''];
  return [...before, later.join(' or ')].filter((part) => part !== '').join(', ');
}

/**
 * The first 140 ms of a process, when it starts and sends its first requests. While it starts, it has few states: it
 * does not listen for the signal yet, or it does and has sent nothing. Later, it is interrupted at or between requests,
 * as in the matrix. So 20 ms are fine enough.
 */
const EARLY = Array.from({ length: 8 }, (_, index) => 20 * index);

/**
 * Declares the tests of a story whose process is interrupted some time after its start, by a real clock. How far the
 * process is by then differs between machines; the promises hold at any time. Until its first request, a process does not
 * know its story, so one story of each way to begin is enough: a comment, a step, and a run of settle.
 */
export function declareInterruptions(name: string, story: Story): void {
  test.each(EARLY)(`${name}, interrupted %d ms after its start, ends at once and starts nothing twice`, (afterMs) =>
    play(story, { blow: { afterMs, signal: 'SIGINT' }, sequels: [{ post: true, later: ['a re-run'] }] }),
  );
}

function isRead({ name }: RequestRef): boolean {
  return /^GET |^POST (graphql|v3\/markdown)$/.test(name);
}

function wordsOf({ name, before }: RequestRef): string {
  return before === 0 ? name : `${name} (${before + 1})`;
}
