import type { WorkflowEvent } from '../github/events.ts';
import type { Comment, ReactionContent } from '../github/state.ts';
import { boldBeginning } from './readable.ts';
import type { DemoWorld } from './world.ts';

const BOT = 'github-actions[bot]';

const MEANINGS: Partial<Readonly<Record<ReactionContent, string>>> = {
  rocket: '🚀 on the comment: a run answers it',
  '+1': '👍 on the comment',
};

/** Prints each new state of a job, as the thread shows it. `end` returns its status comment; null if there is none. */
export function followStatus(
  world: DemoWorld,
  { event, say }: { readonly event: WorkflowEvent; readonly say: (line: string) => void },
): { end(): Comment | null } {
  const start = performance.now();
  const { comments, reactions } = world.repository;
  const [known, said] = [new Set(comments.keys()), new Set<string>()];
  const [, thread, asked] = /\/(\d+)#issuecomment-(\d+)$/.exec(event.cause?.path ?? '') ?? [];
  const status = (): Comment | null =>
    [...comments.values()].find((each) => !known.has(each.id) && each.thread === Number(thread) && isOurs(each)) ??
    null;
  const look = (): void => {
    const comment = status();
    const own = reactions.filter(({ subject }) => subject === `comment/${asked}`);
    const states = own.map(({ content }) => MEANINGS[content] ?? content);
    const state = comment === null ? null : boldBeginning(comment.body);
    if (state !== null) states.push(state);
    for (const line of states) {
      if (said.has(line)) continue;
      said.add(line);
      say(`${((performance.now() - start) / 1_000).toFixed(1).padStart(5)} s  ${line}`);
    }
  };
  const unwatch = world.watch(look);
  return {
    end: () => {
      look();
      unwatch();
      return status();
    },
  };
}

function isOurs({ author }: Comment): boolean {
  return author.login === BOT;
}
