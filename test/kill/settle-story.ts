import { commentEvent } from '../scenarios/world.ts';
import { leaveStatusComment } from './earlier-comment.ts';
import { FIRST_RUN, inOtherRuns, type Stage, type Story } from './story.ts';

/**
 * A run on a schedule, over a job that has ended with nobody watching and a start that nobody has finished; beside them a
 * job that has just ended and a start that takes long, both of them watched by their own runs.
 */
export const SETTLE: Story = {
  looks: [],
  result: 'settled',
  prepare(stage) {
    const ended = (): string => stage.service.add('completed').id;
    leave(stage, { text: 'describe the flag', jobId: ended(), minutesAgo: 50 });
    leave(stage, { text: 'describe the limits', jobId: null, minutesAgo: 50 });
    const watched = [
      leave(stage, { text: 'describe the errors', jobId: ended(), minutesAgo: 2 }),
      leave(stage, { text: 'describe the cache', jobId: null, minutesAgo: 15 }),
    ];
    const struck = {
      runId: FIRST_RUN,
      inputs: { mode: 'settle', prompt: '' },
      event: { name: 'schedule', payload: {} },
    };
    return {
      struck,
      rerun: { ...struck, attempt: 2 },
      others: (count) => inOtherRuns(struck, count),
      starts: () => 0,
      watched,
    };
  },
};

/** Leaves a job under way; one whose id is not known is still starting. */
function leave(
  stage: Stage,
  { text, jobId, minutesAgo }: { readonly text: string; readonly jobId: string | null; readonly minutesAgo: number },
): number {
  const { id } = commentEvent(stage, `/docs ${text}`);
  const view =
    jobId === null ? ({ state: 'starting' } as const) : ({ state: 'started', seen: { kind: 'working' } } as const);
  return leaveStatusComment(stage, {
    comment: { kind: 'issue-comment', id },
    instruction: text,
    view,
    jobId,
    minutesAgo,
  });
}
