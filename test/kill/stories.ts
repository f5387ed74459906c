import type { CommentRef } from '../../src/action/ports/conversations.ts';
import { openPullRequest, reviewEvent } from '../scenarios/pull-request-world.ts';
import { commentEvent, issueEvent } from '../scenarios/world.ts';
import { stillActive, tooManyRequests } from './ledger-service.ts';
import { statusCommentsIn } from './our-comments.ts';
import {
  countOf,
  FIRST_RUN,
  hasReaction,
  inOtherRuns,
  type RunStep,
  type Scene,
  type Stage,
  type Story,
} from './story.ts';

/** A `/docs …` comment: whatever runs for it later, there is one job. It takes long enough for a notice. */
export const COMMENT: Story = {
  looks: [tooManyRequests],
  result: 'pull-request',
  prepare(stage) {
    const event = commentEvent(stage, '/docs describe the flag `--fast`');
    return sceneOfComment(stage, event, { kind: 'issue-comment', id: event.id });
  },
};

/** The same on a line of a pull request's diff. Its status comment is a reply there, and its job is short. */
export function reviewComment(gitDir: string): Story {
  return {
    looks: [stillActive],
    gitDir,
    result: 'pull-request',
    prepare(stage) {
      const pullRequest = openPullRequest(stage);
      const event = reviewEvent({ ...stage, pullRequest }, '/docs describe this flag');
      return sceneOfComment(stage, event, { kind: 'review-comment', id: event.id });
    },
  };
}

/** A step in `job` mode with a thread: a re-run is the same request, and every new run is a new request. */
export const JOB_STEP: Story = {
  looks: [stillActive],
  result: 'pull-request',
  prepare(stage) {
    const event = issueEvent(stage.github, 1);
    const struck = { runId: FIRST_RUN, inputs: { prompt: 'Describe the new flag.' }, event };
    return {
      ...scene(struck),
      // After an attempt that certainly started nothing, a re-run starts the job.
      starts: (later) => (later === 'a re-run' ? Number(statusCommentsIn(stage).every(isNotCreated)) : countOf(later)),
    };
  },
};

/** Returns the runs that a comment causes, only one of which requests the job. */
export function sceneOfComment(
  stage: Stage,
  event: NonNullable<RunStep['event']>,
  { inputs = {}, ...comment }: CommentRef & Partial<Pick<RunStep, 'inputs'>>,
): Scene {
  const struck = { runId: FIRST_RUN, inputs: { prompt: '', ...inputs }, event };
  // A claim takes the comment, and so does a status comment.
  const isTaken = (): boolean => hasReaction(stage, comment, 'rocket') || statusCommentsIn(stage).length > 0;
  return { ...scene(struck), starts: () => Number(!isTaken()) };
}

function scene(struck: RunStep): Omit<Scene, 'starts'> {
  return {
    struck,
    rerun: { ...struck, attempt: 2 },
    others: (count) => inOtherRuns(struck, count),
    watched: [],
  };
}

function isNotCreated({ marker }: ReturnType<typeof statusCommentsIn>[number]): boolean {
  return marker.state === 'not-created';
}
