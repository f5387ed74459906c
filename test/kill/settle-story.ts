import { commentEvent } from '../scenarios/world.ts';
import { leaveStatusComment } from './earlier-comment.ts';
import { FIRST_RUN, inOtherRuns, type Stage, type Story } from './story.ts';

/**
 * A run on a schedule, over a job that has ended with nobody watching, a start that nobody has finished, and a job that
 * has ended just now while its own run watches it.
 */
export const SETTLE: Story = {
  looks: [],
  result: 'settled',
  prepare(stage) {
    leave(stage, { text: 'describe the flag', jobId: stage.service.add('completed').id, minutesAgo: 50 });
    leave(stage, { text: 'describe the limits', jobId: null, minutesAgo: 50 });
    const watched = leave(stage, {
      text: 'describe the errors',
      jobId: stage.service.add('completed').id,
      minutesAgo: 2,
    });
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
