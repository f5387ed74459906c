import type { CommentRef } from '../../src/action/ports/conversations.ts';
import { openPullRequest, reviewEvent } from '../scenarios/pull-request-world.ts';
import { commentEvent, issueEvent } from '../scenarios/world.ts';
import { stillActive, tooManyRequests } from './ledger-service.ts';
import { statusCommentsIn } from './our-comments.ts';
import { countOf, hasReaction, type RunStep, type Scene, type Stage, type Story, sceneOf } from './story.ts';

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
      const event = reviewEvent({ ...stage, pullRequest: openPullRequest(stage) }, '/docs describe this flag');
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
    return {
      ...sceneOf({ inputs: { prompt: 'Describe the new flag.' }, event }),
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
  // A claim takes the comment, and so does a status comment.
  const isTaken = (): boolean => hasReaction(stage, comment, 'rocket') || statusCommentsIn(stage).length > 0;
  return { ...sceneOf({ inputs: { prompt: '', ...inputs }, event }), starts: () => Number(!isTaken()) };
}

function isNotCreated({ marker }: ReturnType<typeof statusCommentsIn>[number]): boolean {
  return marker.state === 'not-created';
}
