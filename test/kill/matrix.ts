import { describe, test } from 'vitest';
import type { Moment, RequestRef } from './gateway.ts';
import { type Cell, play, requestsOf } from './play.ts';
import type { Later, Story } from './story.ts';

/** What may happen at a request, and who comes later. */
interface Fate {
  readonly name: string;
  readonly signal: 'SIGKILL' | 'SIGINT' | null;
  /** Whether the post process still runs. */
  readonly post: boolean;
  readonly read: readonly Moment[];
  readonly write: readonly Moment[];
  readonly later: readonly Later[];
  readonly claimsRemoved?: true;
  readonly overtaken?: 'by another run' | 'by the owner';
  /** Only from the status comment on: before it there is nothing for a post process to do. */
  readonly remembered?: true;
}

/** A dead process notices nothing of what follows the blow: for it some of the moments are the same as others. */
const DEADLY: readonly Moment[] = ['unhandled', 'unanswered', 'answered'];

/**
 * Every moment of every request. A read has no effect, so that it is the same whether it was handled. Two new runs at
 * once find all that a single one finds; the single one is left to where the blow is plainest.
 */
export const THOROUGH: readonly Fate[] = [
  {
    name: 'killed',
    signal: 'SIGKILL',
    post: true,
    read: ['unhandled', 'answered'],
    write: DEADLY,
    later: ['a re-run', 'two new runs at once'],
  },
  { name: 'killed', signal: 'SIGKILL', post: true, read: [], write: ['unanswered'], later: ['a new run'] },
  {
    name: 'lost with its machine',
    signal: 'SIGKILL',
    post: false,
    read: ['unhandled'],
    write: DEADLY,
    later: ['a re-run', 'two new runs at once'],
    remembered: true,
  },
  {
    name: 'interrupted',
    signal: 'SIGINT',
    post: true,
    read: ['unhandled', 'answered', 'silence'],
    write: ['unhandled', 'unanswered', 'answered-late', 'answered', 'silence'],
    later: ['a re-run', 'two new runs at once'],
  },
  // Whoever lives on is tempted to send again.
  {
    name: 'left alone',
    signal: null,
    post: true,
    read: ['broken'],
    write: ['broken-unhandled', 'broken'],
    later: ['a re-run'],
  },
];

/** The same for stories that share most of their code with a thorough one: every request and moment, with fewer sequels. */
export const BRIEF: readonly Fate[] = [
  { name: 'killed', signal: 'SIGKILL', post: true, read: ['unhandled'], write: DEADLY, later: ['a re-run'] },
  { name: 'killed', signal: 'SIGKILL', post: true, read: [], write: DEADLY, later: ['two new runs at once'] },
  {
    name: 'lost with its machine',
    signal: 'SIGKILL',
    post: false,
    read: [],
    write: ['unanswered'],
    later: ['two new runs at once'],
    remembered: true,
  },
  {
    name: 'interrupted',
    signal: 'SIGINT',
    post: true,
    read: ['unhandled', 'silence'],
    write: ['unhandled', 'unanswered', 'answered', 'silence'],
    later: ['a re-run'],
  },
  {
    name: 'left alone',
    signal: null,
    post: true,
    read: ['broken'],
    write: ['broken-unhandled', 'broken'],
    later: ['a re-run'],
  },
];

/** For what has no post process, or is one. */
export const WITHOUT_POST: readonly Fate[] = BRIEF.filter(({ post }) => post).map((fate) => ({ ...fate, post: false }));

/** Somebody takes the claim away: then what the thread says must do. */
export const CLAIM_REMOVED: readonly Fate[] = [
  {
    name: 'killed, its claim removed',
    signal: 'SIGKILL',
    post: true,
    read: [],
    write: DEADLY,
    later: ['a re-run', 'two new runs at once'],
    claimsRemoved: true,
  },
];

const LEFT_WAITING = { signal: null, post: false, later: ['a re-run'] } as const;

/** Another run for the same purpose comes and goes while a request is on its way. */
export const OVERTAKEN: readonly Fate[] = [
  {
    ...LEFT_WAITING,
    name: 'overtaken by another run',
    read: ['answered-late'],
    write: ['answered-late'],
    overtaken: 'by another run',
  },
];

/** A run that was taken for dead writes after all. What is lost between the last look and an edit, GitHub can't prevent. */
export const OWNER_WRITES: readonly Fate[] = [
  {
    ...LEFT_WAITING,
    name: 'overtaken by the owner of a comment',
    read: ['answered-late'],
    write: [],
    overtaken: 'by the owner',
  },
];

/** Declares the tests of a story: one for each of its requests, fate, moment and sequel. Plays it once to learn the requests. */
export async function declareMatrix(name: string, story: Story, fates: readonly Fate[]): Promise<void> {
  const requests = await requestsOf(story);
  const opening = requests.findIndex(({ name }) => /^POST issues\/\d+\/comments$/.test(name));
  describe.each(requests.map((at, index) => ({ at, index, request: wordsOf(at) })))(
    `${name}, at $request`,
    ({ at, index }) => {
      for (const { name: fate, signal, read, write, later: sequels, remembered, ...rest } of fates) {
        if (remembered === true && (opening < 0 || index < opening)) continue;
        const moments = isRead(at) ? read : write;
        const cells = moments.flatMap((moment) =>
          sequels.map((later): Cell & { readonly moment: Moment } => {
            return { blow: { at, moment, signal }, moment, later, ...rest };
          }),
        );
        test.concurrent.for(cells)(`${fate} ($moment), then $later`, (cell) => play(story, cell));
      }
    },
  );
}

/** The first 150 ms after a process was made, in which it starts and sends its first requests. */
const EARLY = Array.from({ length: 31 }, (_, index) => 5 * index);

/**
 * Declares the tests of a story whose process is interrupted so long after it was made, by a real clock. Where that finds
 * it differs from time to time; what is promised holds at any moment.
 */
export function declareInterruptions(name: string, story: Story, { post }: { readonly post: boolean }): void {
  test.each(EARLY)(`${name}, interrupted %d ms after its start, then a re-run`, (afterMs) =>
    play(story, { blow: { afterMs, signal: 'SIGINT' }, post, later: 'a re-run' }),
  );
}

function isRead({ name }: RequestRef): boolean {
  return name.startsWith('GET ') || name === 'POST graphql';
}

function wordsOf({ name, before }: RequestRef): string {
  return before === 0 ? name : `${name} (${before + 1})`;
}
